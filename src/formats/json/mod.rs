use std::fmt;
use std::ops::RangeInclusive;

use super::record::text_start;
use crate::rules::Amount;
use crate::words::write_joined;

// Numbers as they are written.
mod numbers;

// JSON as it is written.
mod tree;

use numbers::Numbers;
pub(crate) use numbers::{is_beyond_amounts, is_kept};
#[cfg(feature = "rulings")]
pub(crate) use tree::parse_strictly;
pub(crate) use tree::{Json, Kind, excerpt, quoted};

/// What stands there is shown up to so many letters.
const SHOWN_MAX: usize = 60;

/// The most faults that are reported at once.
const FAULTS_MAX: usize = 50;

/// One thing wrong with JSON that another program wrote.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: found {found}, expected {expected}", if .pointer.is_empty() { "the whole" } else { .pointer })]
pub struct JsonFault {
    /// JSON pointer to the value; empty for the whole.
    pub pointer: String,
    /// What stands there, shortened.
    pub found: String,
    /// What may stand there.
    pub expected: String,
}

/// What stands somewhere, shortened.
pub(crate) fn shown(value: &impl fmt::Display) -> String {
    let text = value.to_string();
    let cut = text.char_indices().nth(SHOWN_MAX).map(|(at, _)| format!("{}...", &text[..at]));
    cut.unwrap_or(text)
}

/// Everything wrong with JSON at once, up to fifty faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JsonFaults(pub Vec<JsonFault>);

impl JsonFaults {
    /// Notes a fault.
    pub(crate) fn push(&mut self, pointer: &str, found: impl Into<String>, expected: impl Into<String>) {
        if self.0.len() < FAULTS_MAX {
            self.0.push(JsonFault { pointer: pointer.to_owned(), found: found.into(), expected: expected.into() });
        }
    }

    /// One fault alone.
    pub(crate) fn of(pointer: &str, found: impl Into<String>, expected: impl Into<String>) -> Self {
        let mut faults = Self::default();
        faults.push(pointer, found, expected);
        faults
    }
}

impl fmt::Display for JsonFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0, "; ")
    }
}

impl std::error::Error for JsonFaults {}

/// Reads a text as an object.
pub(crate) fn object(bytes: &[u8]) -> Result<Json<'_>, JsonFaults> {
    if !Numbers(bytes).all(is_kept) {
        return Err(JsonFaults::of("", "a number with too many places", "a multiple of 0.25"));
    }
    match Json::read(text_start(bytes)) {
        Ok(object @ Json::Object(_)) => Ok(object),
        Ok(other) => Err(JsonFaults::of("", shown(&other), "an object")),
        Err(error) => Err(JsonFaults::of("", shown(&error), "JSON")),
    }
}

/// A name as a JSON pointer has it.
pub(crate) fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

/// An object while it is read. A member that is null is none.
pub(crate) struct Members<'j> {
    /// JSON pointer to the object.
    pub(crate) pointer: &'static str,
    pub(crate) object: &'j Json<'j>,
    pub(crate) faults: JsonFaults,
}

impl<'j> Members<'j> {
    pub(crate) fn new(pointer: &'static str, object: &'j Json<'j>) -> Self {
        Self { pointer, object, faults: JsonFaults::default() }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&'j Json<'j>> {
        self.object.get(name).filter(|value| **value != Json::Null)
    }

    /// A member, or a fault where there is none.
    pub(crate) fn wanted(&mut self, name: &str, expected: impl Into<String>) -> Option<&'j Json<'j>> {
        let value = self.get(name);
        if value.is_none() {
            self.fault(name, "nothing", expected);
        }
        value
    }

    /// Notes what is wrong with a member, or with something in it: `moves/3`.
    pub(crate) fn fault(&mut self, place: &str, found: impl Into<String>, expected: impl Into<String>) {
        self.faults.push(&format!("{}/{place}", self.pointer), found, expected);
    }

    /// What is made of a member; a fault where it is there and nothing can be made of it.
    pub(crate) fn read<T>(
        &mut self,
        name: &str,
        expected: impl Into<String>,
        read: impl Fn(&'j Json<'j>) -> Option<T>,
    ) -> Option<T> {
        let value = self.get(name)?;
        let made = read(value);
        if made.is_none() {
            self.fault(name, shown(value), expected);
        }
        made
    }

    pub(crate) fn integer(
        &mut self,
        name: &str,
        range: RangeInclusive<u64>,
        expected: impl Into<String>,
    ) -> Option<u64> {
        self.read(name, expected, |value| value.as_u64().filter(|number| range.contains(number)))
    }

    /// Komi: a multiple of half a point.
    pub(crate) fn komi(&mut self) -> Option<Amount> {
        self.read("komi", "a multiple of 0.5", Json::komi)
    }
}
