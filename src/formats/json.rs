use std::fmt;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::phrase::{Phrase, phrase};
use crate::rules::Amount;
use crate::words::write_joined;

/// What was found is shown up to so many letters.
const SHOWN_MAX: usize = 60;

/// The most faults that are told at once.
const FAULTS_MAX: usize = 50;

/// One thing wrong with JSON that another program wrote.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct JsonFault {
    /// JSON pointer to the value; empty for the whole.
    pub pointer: String,
    /// What stands there, shortened.
    pub found: Phrase,
    /// What may stand there.
    pub expected: Phrase,
}

impl JsonFault {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        let Self { pointer, found, expected } = self;
        let place = if pointer.is_empty() { phrase!("the whole") } else { Phrase::verbatim(pointer) };
        let told = phrase!("found {found}, expected {expected}", found, expected);
        phrase!("{what}: {told}", what = place, told)
    }
}

/// What stands somewhere, shortened.
pub(crate) fn shown(found: &impl fmt::Display) -> Phrase {
    let found = found.to_string();
    let cut = found.char_indices().nth(SHOWN_MAX).map(|(at, _)| format!("{}...", &found[..at]));
    Phrase::verbatim(cut.unwrap_or(found))
}

/// Everything wrong with JSON at once, up to fifty faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JsonFaults(pub Vec<JsonFault>);

impl JsonFaults {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        Phrase::joined(self.0.iter().map(JsonFault::phrase))
    }

    /// Notes a fault.
    pub(crate) fn push(&mut self, pointer: &str, found: Phrase, expected: Phrase) {
        if self.0.len() < FAULTS_MAX {
            self.0.push(JsonFault { pointer: pointer.to_owned(), found, expected });
        }
    }
}

impl fmt::Display for JsonFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0, "; ")
    }
}

impl std::error::Error for JsonFaults {}

/// Reads a text as an object.
pub(crate) fn object(bytes: &[u8]) -> Result<Map<String, Value>, JsonFaults> {
    let mut faults = JsonFaults::default();
    match serde_json::from_slice(super::record::text_start(bytes)) {
        Ok(Value::Object(object)) => return Ok(object),
        Ok(other) => faults.push("", shown(&other), phrase!("an object")),
        Err(error) => faults.push("", shown(&error), Phrase::verbatim("JSON")),
    }
    Err(faults)
}

/// An object while it is read. A member that is null is none.
pub(crate) struct Members<'j> {
    /// JSON pointer to the object.
    pub(crate) pointer: &'static str,
    pub(crate) object: &'j Map<String, Value>,
    pub(crate) faults: JsonFaults,
}

impl<'j> Members<'j> {
    pub(crate) fn new(pointer: &'static str, object: &'j Map<String, Value>) -> Self {
        Self { pointer, object, faults: JsonFaults::default() }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&'j Value> {
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// A member, or a fault where there is none.
    pub(crate) fn wanted(&mut self, name: &str, expected: Phrase) -> Option<&'j Value> {
        let value = self.get(name);
        if value.is_none() {
            self.fault(name, phrase!("nothing"), expected);
        }
        value
    }

    /// Notes what is wrong with a member, or with something in it: `moves/3`.
    pub(crate) fn fault(&mut self, place: &str, found: Phrase, expected: Phrase) {
        self.faults.push(&format!("{}/{place}", self.pointer), found, expected);
    }

    /// What is made of a member; a fault where it is there and nothing can be made of it.
    pub(crate) fn read<T>(&mut self, name: &str, expected: Phrase, read: impl Fn(&'j Value) -> Option<T>) -> Option<T> {
        let value = self.get(name)?;
        let made = read(value);
        if made.is_none() {
            self.fault(name, shown(value), expected);
        }
        made
    }

    pub(crate) fn integer(&mut self, name: &str, range: RangeInclusive<u64>, expected: Phrase) -> Option<u64> {
        self.read(name, expected, |value| value.as_u64().filter(|number| range.contains(number)))
    }
}

/// Komi: a multiple of half a point.
pub(crate) fn komi(value: &Value) -> Option<Amount> {
    let number = if value.is_number() { Amount::parse(&value.to_string()) } else { None };
    number.filter(|komi| komi.as_quarters() % 2 == 0)
}
