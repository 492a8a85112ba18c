use std::fmt;
use std::ops::RangeInclusive;

use memchr::memmem;
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

/// Numbers without a power of ten that are shorter are read as they are written; so are those without so many digits in a row.
const BLURRED_MIN: usize = 16;
const DIGITS_IN_A_ROW: usize = 8;

/// Which numbers of a text of JSON, counted from 0, are no multiple of 0.25 as they are written but so near to one that they would be
/// taken for it: 6.5 with a 1 in its twentieth place.
pub(crate) fn blurred(bytes: &[u8]) -> Vec<usize> {
    let mut found = Vec::new();
    if !may_be_blurred(bytes) {
        return found;
    }
    let (mut count, mut at) = (0, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at += 1;
                while let Some(inside) = bytes.get(at).filter(|inside| **inside != b'"') {
                    at += if *inside == b'\\' { 2 } else { 1 };
                }
                at += 1;
            }
            b'-' | b'0'..=b'9' => {
                let is_part = |byte: &&u8| matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9');
                let length = bytes[at..].iter().take_while(is_part).count();
                let written = &bytes[at..at + length];
                let is_long = length >= BLURRED_MIN || written.iter().any(|byte| matches!(byte, b'e' | b'E'));
                if is_long && std::str::from_utf8(written).is_ok_and(is_blurred) {
                    found.push(count);
                }
                (count, at) = (count + 1, at + length);
            }
            _ => at += 1,
        }
    }
    found
}

/// Whether there may be such a number, told at a glance: long ones have many digits in a row before or behind the point.
fn may_be_blurred(bytes: &[u8]) -> bool {
    let is_digit = |byte: &&u8| byte.is_ascii_digit();
    let in_a_row = |at: usize| {
        let (before, behind) = (bytes[..at].iter().rev(), bytes[at..].iter());
        before.take_while(is_digit).count() + behind.take_while(is_digit).count()
    };
    let mut looked_at = (0..bytes.len()).step_by(DIGITS_IN_A_ROW);
    let has_power = |sign: &[u8]| memmem::find_iter(bytes, sign).any(|at| at > 0 && bytes[at - 1].is_ascii_digit());
    looked_at.any(|at| bytes[at].is_ascii_digit() && in_a_row(at) >= DIGITS_IN_A_ROW)
        || has_power(b"e-")
        || has_power(b"E-")
}

/// Whether a number that is written so is no multiple of 0.25, but would be read as one.
pub(crate) fn is_blurred(written: &str) -> bool {
    let Ok(read) = written.parse::<f64>() else { return false };
    let read = read.to_string();
    Amount::parse(&read).is_some() && digits(&read) != digits(written)
}

/// The digits of a number without zeros at either end, and which power of ten the last one counts; nothing for a number that is none.
fn digits(written: &str) -> Option<(String, i64)> {
    let (number, exponent) = written.split_once(['e', 'E']).unwrap_or((written, "0"));
    let (whole, fraction) =
        number.trim_start_matches(['-', '+']).split_once('.').unwrap_or((number.trim_start_matches(['-', '+']), ""));
    let all = format!("{whole}{fraction}");
    let kept = all.trim_end_matches('0');
    let significant = kept.trim_start_matches('0').to_owned();
    if significant.is_empty() {
        return Some((significant, 0));
    }
    let power = exponent.parse::<i64>().ok()?.checked_sub(fraction.len() as i64)?;
    Some((significant, power.checked_add((all.len() - kept.len()) as i64)?))
}

/// Reads a text as an object.
pub(crate) fn object(bytes: &[u8]) -> Result<Map<String, Value>, JsonFaults> {
    let mut faults = JsonFaults::default();
    if !blurred(bytes).is_empty() {
        faults.push("", phrase!("a number with too many places"), phrase!("a multiple of 0.25"));
        return Err(faults);
    }
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

#[cfg(test)]
mod tests {
    use super::{blurred, is_blurred};

    #[test]
    fn a_number_is_what_is_written() {
        for exact in [
            "6.5",
            "6.50000000000000000000000",
            "65e-1",
            "0.65000000000000000E1",
            "-7",
            "7.000000000000000000",
            "0.000000000000000000",
            "-0.0",
            "0e5",
            "100000.25",
        ] {
            assert!(!is_blurred(exact), "{exact}");
        }
        // What is no multiple of 0.25 as read is refused as such.
        for told in ["0.1", "6.4999", "1e999", "123456789012345678901", "x", ""] {
            assert!(!is_blurred(told), "{told}");
        }
        for near in [
            "6.50000000000000000000000000001",
            "6.4999999999999999999999",
            "0.25000000000000000000000000000000001e0",
            "7.0000000000000000000001",
            "1e-400",
        ] {
            assert!(is_blurred(near), "{near}");
        }
    }

    #[test]
    fn numbers_are_counted_in_their_order() {
        let text = br#"{"a-1": [1, "2.00000000000000000001 \"", 6.50000000000000000000000000001], "b": -3e0, "c": 6.49999999999999999999}"#;
        assert_eq!(blurred(text), [1, 3]);
        assert_eq!(blurred(br#"{"komi": 1e-400, "a": 1E-400}"#), [0, 1]);
        for places in 0..40 {
            let text = format!("{}[6.5{}1]", " ".repeat(places % 8), "0".repeat(places));
            // Half a step of a number near 6.5 is 4.4e-16.
            let is_read_as_another = places > 13;
            assert_eq!(blurred(text.as_bytes()).len(), usize::from(is_read_as_another), "{text}");
        }
        for broken in [&b"\""[..], b"\"\\", b"[1", b"", b"-"] {
            assert_eq!(blurred(broken), [0; 0]);
        }
    }
}
