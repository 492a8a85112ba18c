use std::fmt;
use std::ops::RangeInclusive;

use super::faults::{FaultList, shortened};
use super::record::text_start;
use crate::board::Size;
use crate::rules::Amount;

mod numbers;
mod tree;

use numbers::NumberTexts;
pub(crate) use numbers::{is_beyond_amounts, is_kept};
#[cfg(feature = "rulings")]
pub(crate) use tree::parse_strictly;
pub(crate) use tree::{Json, JsonKind, excerpt, quoted};

/// What stands there is shown up to so many letters.
const SHOWN_MAX: usize = 60;

const LINES: &str = "a number of lines from 1 to 25";

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

impl JsonFault {
    pub(crate) fn new(pointer: &str, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { pointer: pointer.to_owned(), found: found.into(), expected: expected.into() }
    }
}

/// Everything wrong with JSON at once.
pub type JsonFaults = FaultList<JsonFault>;

/// What stands somewhere, shortened.
pub(crate) fn shown(value: &impl fmt::Display) -> String {
    shortened(&value.to_string(), SHOWN_MAX, "...")
}

pub(crate) fn object(bytes: &[u8]) -> Result<Json<'_>, JsonFaults> {
    if !NumberTexts(bytes).all(is_kept) {
        return Err(JsonFault::new("", "a number with too many places", "a multiple of 0.25").into());
    }
    match Json::read(text_start(bytes)) {
        Ok(object @ Json::Object(_)) => Ok(object),
        Ok(other) => Err(JsonFault::new("", shown(&other), "an object").into()),
        Err(error) => Err(JsonFault::new("", shown(&error), "JSON").into()),
    }
}

/// Whether a JSON pointer is another or leads further.
pub(crate) fn is_within(pointer: &str, other: &str) -> bool {
    pointer.strip_prefix(other).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// A name as a JSON pointer has it.
pub(crate) fn escape_pointer(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

/// An object while it is read. A member that is null is none.
pub(crate) struct MemberReader<'j> {
    pub(crate) pointer: &'static str,
    pub(crate) object: &'j Json<'j>,
    pub(crate) faults: JsonFaults,
}

impl<'j> MemberReader<'j> {
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
        self.faults.push(JsonFault::new(&format!("{}/{place}", self.pointer), found, expected));
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

    /// The size of a board, by the names of its members.
    pub(crate) fn size(&mut self, names: [&str; 2]) -> Size {
        let [width, height] = names.map(|name| {
            self.wanted(name, LINES)?;
            self.integer(name, 1..=Size::LINES_MAX as u64, LINES)
        });
        // Without a size the stones are looked at all the same: whatever lies on the largest board.
        let lines = |side: Option<u64>| side.map_or(Size::LINES_MAX, |lines| lines as usize);
        Size::new(lines(width), lines(height)).unwrap_or(Size::LARGEST)
    }

    /// Komi: a multiple of half a point.
    pub(crate) fn komi(&mut self) -> Option<Amount> {
        self.read("komi", "a multiple of 0.5", Json::komi)
    }
}
