//! Numbers and texts that have a bound.

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::ErrorCode;
use super::from_json::FromJson;
use super::reader::{Expected, JsonReader, Path};
use crate::formats::json::Json;

/// A whole number in a range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Whole<const MIN: u32, const MAX: u32>(#[schemars(range(min = MIN, max = MAX))] pub u32);

impl<const MIN: u32, const MAX: u32> Whole<MIN, MAX> {
    /// A number, if it is in range.
    pub(crate) fn in_range(value: u32) -> Option<Self> {
        (MIN..=MAX).contains(&value).then_some(Self(value))
    }
}

impl<const MIN: u32, const MAX: u32> FromJson for Whole<MIN, MAX> {
    const EXPECTED: Expected = Expected::Of(|| format!("a whole number from {MIN} to {MAX}"));
    const PLACEHOLDER: Self = Self(MIN);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        reader.integer(path, json, MIN..=MAX, "a whole number").map(Self)
    }
}

/// A text of so many characters at most, in which something stands if it must.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(inline, description = "")]
pub struct BoundedText<const MIN: usize, const MAX: usize>(
    #[schemars(length(max = MAX), transform = Self::describe)] pub String,
);

impl<const MIN: usize, const MAX: usize> From<&str> for BoundedText<MIN, MAX> {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<const MIN: usize, const MAX: usize> BoundedText<MIN, MAX> {
    /// A text, if it is one of these.
    pub(crate) fn checked(text: String) -> Option<Self> {
        let is_empty = MIN > 0 && text.trim().is_empty();
        (!is_empty && text.chars().count() <= MAX).then_some(Self(text))
    }

    fn describe(schema: &mut Schema) {
        if MIN > 0 {
            schema.insert("pattern".to_owned(), r"\S".into());
        }
    }
}

impl<const MIN: usize, const MAX: usize> FromJson for BoundedText<MIN, MAX> {
    const EXPECTED: Expected =
        Expected::Of(|| format!("a text of {}up to {MAX} characters", if MIN > 0 { "one " } else { "" }));
    const PLACEHOLDER: Self = Self(String::new());

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let text = reader.text(path, json, Self::EXPECTED)?;
        let read = Self::checked(text.to_owned());
        if read.is_none() {
            let length = text.chars().count();
            if length > MAX {
                reader.fault(path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {MAX}"));
            } else {
                reader.fault(path, ErrorCode::Empty, "an empty text", Self::EXPECTED);
            }
        }
        read
    }
}

/// A text of so many characters at most that somebody typed: no control characters, which could steer a terminal.
/// Texts longer than a line may hold line breaks and tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct PlainText<const MAX: usize>(#[schemars(length(max = MAX))] pub String);

impl<const MAX: usize> FromJson for PlainText<MAX> {
    const EXPECTED: Expected = Expected::Of(|| format!("a text of up to {MAX} characters"));
    const PLACEHOLDER: Self = Self(String::new());

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let BoundedText(text) = BoundedText::<0, MAX>::from_json(reader, path, json)?;
        let has_lines = MAX > LINE_MAX;
        let steers = |letter: &char| letter.is_control() && !(has_lines && matches!(letter, '\n' | '\t'));
        let Some(letter) = text.chars().find(steers) else { return Some(Self(text)) };
        let besides = if has_lines { " but line breaks and tabs" } else { "" };
        let found = format!("U+{:04X}", u32::from(letter));
        reader.fault(path, ErrorCode::ControlCharacter, found, format!("no control characters{besides}"));
        None
    }
}

/// The longest text of one line, in characters.
const LINE_MAX: usize = 200;
