//! Requests are read, described and written by one type each: [`request!`] declares it, and what a field is its type
//! says. Everything that is wrong is noted at its place.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use super::Limits;
use super::problem::ErrorCode;
use super::reader::{Members, Path, RequestReader, as_number};
use crate::board::Color;
use crate::formats::json::{Json, Kind};
use crate::position::Loser;
use crate::render::Language;
use crate::words::{Word, one_of};

/// A value that is read out of JSON.
pub(crate) trait FromJson: Sized {
    /// Whether a field of it must be there.
    const IS_NEEDED: bool = true;

    /// What is expected in its place.
    fn expected() -> Cow<'static, str>;

    /// Reads it; `None` after a fault was noted.
    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self>;

    /// What stands in its place once a fault of it was noted: something harmless, so that all else is looked at.
    fn faulty() -> Self;

    /// Reads it as a field of an object.
    fn of_field(reader: &mut RequestReader, members: &Members<'_>, name: &str) -> Self {
        let read = match members.field(name) {
            Some((path, json)) => Self::from_json(reader, &path, json),
            None => reader.missing(members, name, Self::expected()),
        };
        read.unwrap_or_else(Self::faulty)
    }

    /// Whether it is left out.
    fn is_absent(&self) -> bool {
        false
    }

    /// This, or where it is left out another.
    #[must_use]
    fn or_else_of(self, _other: Self) -> Self {
        self
    }

    /// What is expected in the place of a list of it.
    fn list_expected() -> Cow<'static, str> {
        format!("a list, each of it {}", Self::expected()).into()
    }

    /// How many of it a list may hold.
    fn list_max(_limits: &Limits) -> usize {
        usize::MAX
    }
}

impl RequestReader {
    /// Reads a request; what it means is looked at after that.
    pub(crate) fn read<T: FromJson>(&mut self, json: &Json<'_>) -> Option<T> {
        let read = T::from_json(self, &Path::ROOT, json);
        self.end_of_json();
        read
    }
}

/// Declares objects of requests. A field that may be left out is an `Option`.
///
/// Each is written by serde, read by [`FromJson`] with unknown and missing fields noted, and described by its schema.
macro_rules! request {
    ($( $(#[$meta:meta])* $vis:vis struct $name:ident {
        $( $(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty, )+
    } )+) => { $(
        #[derive(Clone, Debug, PartialEq, serde::Serialize, schemars::JsonSchema)]
        #[schemars(deny_unknown_fields, transform = Self::describe)]
        $(#[$meta])*
        $vis struct $name {
            $(
                $(#[$field_meta])*
                #[serde(skip_serializing_if = "crate::wire::from_json::FromJson::is_absent")]
                $field_vis $field: $type,
            )+
        }

        #[allow(dead_code, reason = "each object needs some of it")]
        impl $name {
            /// Every field, in the order of the documentation.
            pub(crate) const FIELDS: &'static [&'static str] = &[$( stringify!($field) ),+];

            fn describe(schema: &mut schemars::Schema) {
                let fields =
                    [$( (stringify!($field), <$type as crate::wire::from_json::FromJson>::IS_NEEDED) ),+];
                crate::wire::from_json::describe(schema, &fields);
            }

            /// Reads the fields of an object that may have others besides.
            pub(crate) fn of_members(
                reader: &mut crate::wire::reader::RequestReader,
                members: &crate::wire::reader::Members<'_>,
            ) -> Self {
                Self {
                    $( $field: crate::wire::from_json::FromJson::of_field(reader, members, stringify!($field)) ),+
                }
            }

            /// The same with the fields of another where its own are left out.
            #[must_use]
            pub(crate) fn completed(self, other: Self) -> Self {
                Self { $( $field: crate::wire::from_json::FromJson::or_else_of(self.$field, other.$field) ),+ }
            }

            /// Whether a field of this name is there.
            pub(crate) fn has(&self, name: &str) -> bool {
                match name {
                    $( stringify!($field) => !crate::wire::from_json::FromJson::is_absent(&self.$field), )+
                    _ => false,
                }
            }
        }

        impl crate::wire::from_json::FromJson for $name {
            fn expected() -> std::borrow::Cow<'static, str> {
                format!("an object with {}", Self::FIELDS.join(", ")).into()
            }

            fn from_json(
                reader: &mut crate::wire::reader::RequestReader,
                path: &crate::wire::reader::Path<'_>,
                json: &crate::formats::json::Json<'_>,
            ) -> Option<Self> {
                let members = reader.members(path, json, Self::FIELDS)?;
                Some(Self::of_members(reader, &members))
            }

            fn faulty() -> Self {
                Self { $( $field: crate::wire::from_json::FromJson::faulty() ),+ }
            }

            fn list_max(limits: &crate::wire::Limits) -> usize {
                limits.adjustments_max
            }
        }
    )+ };
}

/// Declares how a value of several forms is read: words of its own, and kinds of JSON that another type reads; and what
/// stands in the place of a faulty one.
macro_rules! forms {
    ($(
        $name:ty: $expected:literal, [$( $word:literal => $plain:expr ),*] [$( $kind:ident => $of:expr ),+],
        else $faulty:expr;
    )+) => { $(
        impl crate::wire::from_json::FromJson for $name {
            fn expected() -> std::borrow::Cow<'static, str> {
                $expected.into()
            }

            fn from_json(
                reader: &mut crate::wire::reader::RequestReader,
                path: &crate::wire::reader::Path<'_>,
                json: &crate::formats::json::Json<'_>,
            ) -> Option<Self> {
                const WORDS: &[&str] = &[$( $word ),*];
                const KINDS: &[crate::formats::json::Kind] = &[$( crate::formats::json::Kind::$kind ),+];
                match json.as_text() {
                    $( Some($word) => return Some($plain), )*
                    Some(_) | None => {}
                }
                $(
                    if json.kind() == crate::formats::json::Kind::$kind {
                        return crate::wire::from_json::FromJson::from_json(reader, path, json).map($of);
                    }
                )+
                crate::wire::from_json::other_form(reader, path, json, $expected, WORDS, KINDS)
            }

            fn faulty() -> Self {
                $faulty
            }

            fn list_max(limits: &crate::wire::Limits) -> usize {
                limits.moves_max
            }
        }
    )+ };
}

/// Notes that a value has none of the forms expected; a text may be a wrong word, or a number in quotes.
pub(crate) fn other_form<T>(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    expected: &str,
    words: &[&str],
    kinds: &[Kind],
) -> Option<T> {
    let is_word = !words.is_empty() && json.kind() == Kind::Text;
    let code = if is_word { ErrorCode::UnknownValue } else { ErrorCode::WrongType };
    let hint = if kinds.contains(&Kind::Number) { as_number(json) } else { String::new() };
    reader.fault(path, code, json.describe(), format!("{expected}{hint}"));
    None
}

pub(crate) use {forms, request};

/// Says in a schema which fields must be there.
pub(crate) fn describe(schema: &mut Schema, fields: &[(&'static str, bool)]) {
    let required: Vec<&str> = fields.iter().filter(|(_, is_needed)| *is_needed).map(|(name, _)| *name).collect();
    schema.remove("required");
    if !required.is_empty() {
        schema.insert("required".to_owned(), required.into());
    }
}

impl<T: FromJson> FromJson for Option<T> {
    const IS_NEEDED: bool = false;

    fn expected() -> Cow<'static, str> {
        T::expected()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        T::from_json(reader, path, json).map(Some)
    }

    fn faulty() -> Self {
        None
    }

    /// One that is faulty is as if it were left out.
    fn of_field(reader: &mut RequestReader, members: &Members<'_>, name: &str) -> Self {
        let (path, json) = members.field(name)?;
        T::from_json(reader, &path, json)
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn or_else_of(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn expected() -> Cow<'static, str> {
        T::list_expected()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let items = reader.items(path, json, T::list_max(&reader.limits), Self::expected)?;
        let read = |(index, item)| T::from_json(reader, &path.index(index), item).unwrap_or_else(T::faulty);
        Some(items.iter().enumerate().map(read).collect())
    }

    fn faulty() -> Self {
        Self::new()
    }
}

/// Values by names of rule sets.
impl<T: FromJson> FromJson for BTreeMap<String, T> {
    fn expected() -> Cow<'static, str> {
        format!("an object of rule sets, each with {}", T::expected()).into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let most = reader.limits.rule_sets_max;
        if let Json::Object(members) = json
            && members.len() > most
        {
            reader.fault(path, ErrorCode::TooMany, json.describe(), format!("at most {most}"));
            return None;
        }
        let members = reader.any_members(path, json, Self::expected)?;
        let read = |(name, json): (&str, _)| {
            (name.to_owned(), T::from_json(reader, &path.name(name), json).unwrap_or_else(T::faulty))
        };
        Some(members.iter().map(read).collect())
    }

    fn faulty() -> Self {
        Self::new()
    }
}

impl<T: Word> FromJson for T {
    fn expected() -> Cow<'static, str> {
        one_of(T::WORDS.iter().map(|word| word.word())).into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Text(text) = json else { return reader.wrong_type(path, json, Self::expected()) };
        let found = T::WORDS.iter().copied().find(|word| word.word() == text);
        if found.is_none() {
            reader.fault(path, ErrorCode::UnknownValue, json.describe(), Self::expected());
        }
        found
    }

    fn faulty() -> Self {
        T::WORDS[0]
    }
}

/// Writes and describes a choice whose members are no plain enum by its words.
macro_rules! as_words {
    ($( $type:ty: $schema:literal, $description:literal; )+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $schema.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words: Vec<&str> = Self::WORDS.iter().map(|word| word.word()).collect();
                json_schema!({ "type": "string", "description": $description, "enum": words })
            }
        }
    )+ };
}

as_words! {
    Color: "Player", "One of the two players.";
    FirstPass: "FirstPass", "A player, or nobody.";
    Loser: "LoserWord", "Who lost.";
}

impl Word for Color {
    const WORDS: &'static [Self] = &Self::BOTH;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

/// Who passed first in a game: a player, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstPass(pub Option<Color>);

impl Word for FirstPass {
    const WORDS: &'static [Self] = &[Self(Some(Color::Black)), Self(Some(Color::White)), Self(None)];

    fn word(self) -> &'static str {
        self.0.map_or("none", Color::as_str)
    }
}

impl Word for Loser {
    const WORDS: &'static [Self] = &[Self::One(Color::Black), Self::One(Color::White), Self::Both];

    fn word(self) -> &'static str {
        match self {
            Self::One(player) => player.as_str(),
            Self::Both => "both",
        }
    }
}

impl Word for Language {
    const WORDS: &'static [Self] = Self::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

impl FromJson for bool {
    fn expected() -> Cow<'static, str> {
        "true or false".into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Bool(value) = json else { return reader.wrong_type(path, json, Self::expected()) };
        Some(*value)
    }

    fn faulty() -> Self {
        false
    }
}

impl FromJson for String {
    fn expected() -> Cow<'static, str> {
        "a text".into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        reader.text(path, json, Self::expected).map(str::to_owned)
    }

    fn list_expected() -> Cow<'static, str> {
        "a list of texts".into()
    }

    fn faulty() -> Self {
        Self::new()
    }
}

impl FromJson for i64 {
    fn expected() -> Cow<'static, str> {
        "a whole number".into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        // Its digits come back, so that 5.0 is no other way to write 5 here.
        let Json::Integer(number) = json else { return reader.wrong_type(path, json, Self::expected()) };
        Some(*number)
    }

    fn faulty() -> Self {
        0
    }
}

/// A whole number in a range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Whole<const MIN: u32, const MAX: u32>(pub u32);

impl<const MIN: u32, const MAX: u32> Whole<MIN, MAX> {
    /// A number, if it is in range.
    pub(crate) fn of(value: u32) -> Option<Self> {
        (MIN..=MAX).contains(&value).then_some(Self(value))
    }
}

impl<const MIN: u32, const MAX: u32> Serialize for Whole<MIN, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

impl<const MIN: u32, const MAX: u32> JsonSchema for Whole<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("WholeFrom{MIN}To{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "format": "uint32", "minimum": MIN, "maximum": MAX })
    }
}

impl<const MIN: u32, const MAX: u32> FromJson for Whole<MIN, MAX> {
    fn expected() -> Cow<'static, str> {
        format!("a whole number from {MIN} to {MAX}").into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        reader.integer(path, json, MIN..=MAX, "a whole number").map(Self)
    }

    fn faulty() -> Self {
        Self(MIN)
    }
}

/// A text of so many characters at most, in which something stands if it must.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Text<const MIN: usize, const MAX: usize>(pub String);

impl<const MIN: usize, const MAX: usize> From<&str> for Text<MIN, MAX> {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<const MIN: usize, const MAX: usize> Text<MIN, MAX> {
    /// A text, if it is one of these.
    pub(crate) fn of(text: String) -> Option<Self> {
        let is_empty = MIN > 0 && text.trim().is_empty();
        (!is_empty && text.chars().count() <= MAX).then_some(Self(text))
    }
}

impl<const MIN: usize, const MAX: usize> JsonSchema for Text<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("TextOf{MIN}To{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut schema = json_schema!({ "type": "string", "maxLength": MAX });
        if MIN > 0 {
            schema.insert("pattern".to_owned(), r"\S".into());
        }
        schema
    }
}

impl<const MIN: usize, const MAX: usize> FromJson for Text<MIN, MAX> {
    fn expected() -> Cow<'static, str> {
        format!("a text of {}up to {MAX} characters", if MIN > 0 { "one " } else { "" }).into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let text = reader.text(path, json, Self::expected)?;
        let read = Self::of(text.to_owned());
        if read.is_none() {
            let length = text.chars().count();
            if length > MAX {
                reader.fault(path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {MAX}"));
            } else {
                reader.fault(path, ErrorCode::Empty, "an empty text", Self::expected());
            }
        }
        read
    }

    fn faulty() -> Self {
        Self::default()
    }
}

/// A text of so many characters at most that somebody typed: no control characters, which could steer a terminal.
/// Texts longer than a line may hold line breaks and tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Typed<const MAX: usize>(pub String);

impl<const MAX: usize> From<&str> for Typed<MAX> {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<const MAX: usize> JsonSchema for Typed<MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("TypedUpTo{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": MAX })
    }
}

impl<const MAX: usize> FromJson for Typed<MAX> {
    fn expected() -> Cow<'static, str> {
        format!("a text of up to {MAX} characters").into()
    }

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Text(text) = Text::<0, MAX>::from_json(reader, path, json)?;
        let has_lines = MAX > LINE_MAX;
        let steers = |letter: &char| letter.is_control() && !(has_lines && matches!(letter, '\n' | '\t'));
        let Some(letter) = text.chars().find(steers) else { return Some(Self(text)) };
        let besides = if has_lines { " but line breaks and tabs" } else { "" };
        let found = format!("U+{:04X}", u32::from(letter));
        reader.fault(path, ErrorCode::ControlCharacter, found, format!("no control characters{besides}"));
        None
    }

    fn faulty() -> Self {
        Self::default()
    }
}

/// The longest text of one line, in characters.
const LINE_MAX: usize = 200;
