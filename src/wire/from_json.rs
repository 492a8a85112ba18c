//! Each request is one type that [`request!`] declares: it reads, describes and writes itself. The type of a field
//! decides what the field may hold. Everything that is wrong is noted at its place.

use std::collections::BTreeMap;

use schemars::Schema;
use serde::Serialize;
use serde_json::{Value, json};

use super::reader::{Expected, JsonReader, Members, Path, as_number};
use super::{ErrorCode, Limits};
use crate::formats::json::{Json, JsonKind};
use crate::words::{Word, one_of};

/// A value that is read out of JSON.
pub(crate) trait FromJson: Sized {
    /// What is expected in its place.
    const EXPECTED: Expected;

    /// What is expected in the place of a list of it.
    const LIST_EXPECTED: Expected = Expected::Of(|| format!("a list, each of it {}", Self::EXPECTED));

    /// What stands in its place once a fault of it was noted: something harmless, so that all else is looked at.
    const PLACEHOLDER: Self;

    /// How many of it a list may hold.
    const LIST_MAX: fn(&Limits) -> usize = |_| usize::MAX;

    /// Whether a field of it must be there.
    const IS_REQUIRED: bool = true;

    /// What a schema says of a field of it that asks for something.
    const ASKING: fn() -> Value = not_null;

    /// Reads it; `None` after a fault was noted.
    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self>;

    /// Reads it as a field of an object.
    fn from_field(reader: &mut JsonReader, members: &Members<'_>, name: &str) -> Self {
        let read = match members.field(name) {
            Some((path, json)) => Self::from_json(reader, &path, json),
            None => reader.missing(members, name, Self::EXPECTED),
        };
        read.unwrap_or(Self::PLACEHOLDER)
    }

    /// Whether it is left out.
    fn is_absent(&self) -> bool {
        false
    }

    /// Whether a field of it asks for something: it is given, and not false.
    fn asks(&self) -> bool {
        !self.is_absent()
    }

    /// This, with what another says where it is silent.
    #[must_use]
    fn or_fields_of(self, _other: Self) -> Self {
        self
    }
}

/// What is true of a field of a request beside its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FieldMark {
    /// It gives a position; no two such fields stand side by side.
    Position,
    /// It belongs to this field, which gives a position.
    PartOf(&'static str),
    /// It asks for this, which nobody reads where `classify` is false.
    NeedsLife(&'static str),
    /// It adds a part that only scores have: a proposal refuses it.
    AddsToScores,
    /// It says how an answer is shown, and nothing of the question: a ruling leaves it out.
    Shown,
    /// What a code says of it counts only where the request does not give this field.
    SilencedBy(&'static str),
}

/// A field with one of its marks.
pub(crate) struct MarkedField<R> {
    pub(crate) name: &'static str,
    pub(crate) mark: FieldMark,
    /// Whether a request asks for something by it.
    pub(crate) is_asked: fn(&R) -> bool,
    /// What a schema says of it then.
    pub(crate) asking: fn() -> Value,
}

/// An object of a request, by the names of its fields.
pub(crate) trait RequestObject: FromJson + Clone + Serialize + 'static {
    /// Every field, in the order of the documentation.
    const FIELDS: &'static [&'static str];

    /// Every mark of a field, in the same order.
    const MARKED: &'static [MarkedField<Self>];

    /// Whether a field is given.
    fn has(&self, field: &str) -> bool;

    /// Without some of them.
    #[must_use]
    fn without(self, fields: &[&str]) -> Self;

    /// The names of the fields with one of some marks.
    fn marked(is_wanted: impl Fn(FieldMark) -> bool) -> Vec<&'static str> {
        Self::MARKED.iter().filter(|field| is_wanted(field.mark)).map(|field| field.name).collect()
    }

    /// Says in a schema that one field gives the position, and no other one; `null` is none.
    fn one_position() -> Value {
        let names = Self::marked(|mark| mark == FieldMark::Position).into_iter();
        names.map(|name| json!({ "required": [name], "properties": { name: not_null() } })).collect()
    }

    /// Says in a schema that a part of a position is given only together with the field that it belongs to.
    fn parts_beside_positions() -> Value {
        let rule = |field: &MarkedField<Self>| {
            let FieldMark::PartOf(needed) = field.mark else { return None };
            let is_null = json!({ field.name: { "type": "null" } });
            let is_beside = json!({ "required": [needed], "properties": { needed: not_null() } });
            Some(json!({ "anyOf": [{ "properties": is_null }, is_beside] }))
        };
        Self::MARKED.iter().filter_map(rule).collect()
    }
}

/// Declares objects of requests. A field that may be left out is an `Option`. Behind its type stands what else is true
/// of a field: `sgf: Option<String> => [Position]`.
///
/// Each is written by serde, read by [`FromJson`] with unknown and missing fields noted, and described by its schema.
/// One of which there are lists says how many of it a list may hold: `struct Adjustment(at most |limits| …)`.
macro_rules! request {
    ($( $(#[$meta:meta])* $vis:vis struct $name:ident $((at most $list_max:expr))? {
        $( $(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty $(=> [$( $mark:ident $(($of:literal))? ),+])?, )+
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

        const _: () = {
            use crate::formats::json::Json;
            use crate::wire::from_json::{FromJson, MarkedField, RequestObject, describe};
            use crate::wire::reader::{Expected, JsonReader, Members, Path};

            impl RequestObject for $name {
                const FIELDS: &'static [&'static str] = &[$( stringify!($field) ),+];
                const MARKED: &'static [MarkedField<Self>] = &[$( $( $(
                    MarkedField {
                        name: stringify!($field),
                        mark: crate::wire::from_json::FieldMark::$mark $(($of))?,
                        is_asked: |request| FromJson::asks(&request.$field),
                        asking: <$type as FromJson>::ASKING,
                    },
                )+ )? )+];

                fn has(&self, field: &str) -> bool {
                    $( field == stringify!($field) && !FromJson::is_absent(&self.$field) )||+
                }

                fn without(mut self, fields: &[&str]) -> Self {
                    $( if fields.contains(&stringify!($field)) { self.$field = FromJson::PLACEHOLDER; } )+
                    self
                }
            }

            impl $name {
                fn describe(schema: &mut schemars::Schema) {
                    describe(schema, &[$( (stringify!($field), <$type as FromJson>::IS_REQUIRED) ),+]);
                }

                /// Reads the fields of an object that may have others besides.
                pub(crate) fn from_members(reader: &mut JsonReader, members: &Members<'_>) -> Self {
                    Self { $( $field: FromJson::from_field(reader, members, stringify!($field)) ),+ }
                }
            }

            impl FromJson for $name {
                const EXPECTED: Expected = Expected::Of(|| format!("an object with {}", Self::FIELDS.join(", ")));
                const PLACEHOLDER: Self = Self { $( $field: FromJson::PLACEHOLDER ),+ };
                $( const LIST_MAX: fn(&crate::wire::Limits) -> usize = $list_max; )?

                fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
                    let members = reader.members(path, json, Self::FIELDS)?;
                    Some(Self::from_members(reader, &members))
                }

                fn or_fields_of(self, other: Self) -> Self {
                    Self { $( $field: FromJson::or_fields_of(self.$field, other.$field) ),+ }
                }
            }
        };
    )+ };
}

/// Declares how a value of several forms is read: fixed words, or kinds of JSON that other types read. `else` gives
/// what stands for a faulty one, `at most` how many a list of them may hold.
macro_rules! forms {
    ($(
        $name:ty: $expected:literal, [$( $word:literal => $plain:expr ),*] [$( $kind:ident => $of:expr ),+],
        else $faulty:expr $(, at most $list_max:expr)?;
    )+) => { $(
        const _: () = {
            use crate::formats::json::{Json, JsonKind};
            use crate::wire::from_json::{FromJson, other_form};
            use crate::wire::reader::{Expected, JsonReader, Path};

            impl FromJson for $name {
                const EXPECTED: Expected = Expected::Text($expected);
                const PLACEHOLDER: Self = $faulty;
                $( const LIST_MAX: fn(&crate::wire::Limits) -> usize = $list_max; )?

                fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
                    match json.as_text() {
                        $( Some($word) => return Some($plain), )*
                        Some(_) | None => {}
                    }
                    $(
                        if json.kind() == JsonKind::$kind {
                            return FromJson::from_json(reader, path, json).map($of);
                        }
                    )+
                    other_form(reader, path, json, &[$( $word ),*], &[$( JsonKind::$kind ),+])
                }
            }
        };
    )+ };
}

/// Notes that a value has none of the forms expected; a text may be a wrong word, or a number in quotes.
pub(crate) fn other_form<T: FromJson>(
    reader: &mut JsonReader,
    path: &Path<'_>,
    json: &Json<'_>,
    words: &[&str],
    kinds: &[JsonKind],
) -> Option<T> {
    let is_word = !words.is_empty() && json.kind() == JsonKind::Text;
    let code = if is_word { ErrorCode::UnknownValue } else { ErrorCode::WrongType };
    let hint = if kinds.contains(&JsonKind::Number) { as_number(json) } else { String::new() };
    reader.fault(path, code, json.describe(), format!("{}{hint}", T::EXPECTED));
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

/// What a field must not be that has to say something.
fn not_null() -> Value {
    json!({ "not": { "type": "null" } })
}

impl<T: FromJson> FromJson for Option<T> {
    const EXPECTED: Expected = T::EXPECTED;
    const PLACEHOLDER: Self = None;
    const IS_REQUIRED: bool = false;
    const ASKING: fn() -> Value = T::ASKING;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        T::from_json(reader, path, json).map(Some)
    }

    /// One that is faulty is as if it were left out.
    fn from_field(reader: &mut JsonReader, members: &Members<'_>, name: &str) -> Self {
        let (path, json) = members.field(name)?;
        T::from_json(reader, &path, json)
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn asks(&self) -> bool {
        self.as_ref().is_some_and(T::asks)
    }

    fn or_fields_of(self, other: Self) -> Self {
        match (self, other) {
            (Some(own), Some(other)) => Some(own.or_fields_of(other)),
            (own, other) => own.or(other),
        }
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    const EXPECTED: Expected = T::LIST_EXPECTED;
    const PLACEHOLDER: Self = Self::new();

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let items = reader.items(path, json, (T::LIST_MAX)(&reader.limits), Self::EXPECTED)?;
        let read = |(index, item)| T::from_json(reader, &path.index(index), item).unwrap_or(T::PLACEHOLDER);
        Some(items.iter().enumerate().map(read).collect())
    }
}

/// Values by names of rule sets.
impl<T: FromJson> FromJson for BTreeMap<String, T> {
    const EXPECTED: Expected = Expected::Of(|| format!("an object of rule sets, each with {}", T::EXPECTED));
    const PLACEHOLDER: Self = Self::new();

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let most = reader.limits.rule_sets_max;
        if let Json::Object(members) = json
            && members.len() > most
        {
            reader.fault(path, ErrorCode::TooMany, json.describe(), format!("at most {most}"));
            return None;
        }
        let members = reader.any_members(path, json, Self::EXPECTED)?;
        let read = |(name, json): (&str, _)| {
            (name.to_owned(), T::from_json(reader, &path.name(name), json).unwrap_or(T::PLACEHOLDER))
        };
        Some(members.iter().map(read).collect())
    }
}

impl<T: Word> FromJson for T {
    const EXPECTED: Expected = Expected::Of(|| one_of(T::WORDS.iter().map(|word| word.word())));
    const PLACEHOLDER: Self = T::WORDS[0];

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Text(text) = json else { return reader.wrong_type(path, json, Self::EXPECTED) };
        let found = T::of_word(text);
        if found.is_none() {
            reader.fault(path, ErrorCode::UnknownValue, json.describe(), Self::EXPECTED);
        }
        found
    }
}

impl FromJson for bool {
    const EXPECTED: Expected = Expected::Text("true or false");
    const PLACEHOLDER: Self = false;
    const ASKING: fn() -> Value = || json!({ "const": true });

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Bool(value) = json else { return reader.wrong_type(path, json, Self::EXPECTED) };
        Some(*value)
    }

    fn asks(&self) -> bool {
        *self
    }
}

impl FromJson for String {
    const EXPECTED: Expected = Expected::Text("a text");
    const LIST_EXPECTED: Expected = Expected::Text("a list of texts");
    const PLACEHOLDER: Self = Self::new();

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        reader.text(path, json, Self::EXPECTED).map(str::to_owned)
    }
}
