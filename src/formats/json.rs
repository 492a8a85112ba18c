use std::fmt;
use std::ops::RangeInclusive;

use memchr::memchr2;
use serde_json::{Map, Value};

use crate::rules::Amount;
use crate::words::write_joined;

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
}

impl fmt::Display for JsonFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0, "; ")
    }
}

impl std::error::Error for JsonFaults {}

/// The numbers of a text of JSON as they are written, in their order.
pub(crate) struct Numbers<'t>(pub(crate) &'t [u8]);

impl<'t> Iterator for Numbers<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        loop {
            let start = self.0.iter().position(|byte| matches!(byte, b'"' | b'-' | b'0'..=b'9'))?;
            let rest = &self.0[start..];
            if rest[0] != b'"' {
                let is_part = |byte: &&u8| matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9');
                let (number, behind) = rest.split_at(rest.iter().take_while(is_part).count());
                self.0 = behind;
                return std::str::from_utf8(number).ok();
            }
            self.0 = &rest[1..];
            while let Some(at) = memchr2(b'"', b'\\', self.0) {
                let is_end = self.0[at] == b'"';
                self.0 = self.0.get(at + if is_end { 1 } else { 2 }..)?;
                if is_end {
                    break;
                }
            }
        }
    }
}

/// The digits of a number without zeros at either end, and which power of ten the last one counts; nothing for infinity
/// and the like.
fn digits(written: &str) -> Option<(String, i64)> {
    let (number, exponent) = written.split_once(['e', 'E']).unwrap_or((written, "0"));
    let (whole, fraction) =
        number.trim_start_matches(['-', '+']).split_once('.').unwrap_or((number.trim_start_matches(['-', '+']), ""));
    let all = format!("{whole}{fraction}");
    let kept = all.trim_end_matches('0');
    let significant = kept.trim_start_matches('0').to_owned();
    if significant.is_empty() {
        return (!all.is_empty()).then_some((significant, 0));
    }
    let endless = if exponent.starts_with('-') { i64::MIN } else { i64::MAX };
    let power = exponent.parse().unwrap_or(endless).saturating_sub(fraction.len() as i64);
    let is_number = all.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (significant, power.saturating_add((all.len() - kept.len()) as i64)))
}

/// A number times a power of ten, where that is whole; as large as can be where it is larger.
fn scaled(written: &str, power: i64) -> Option<i64> {
    let (digits, last) = digits(written)?;
    // More digits than there can be.
    let zeros = usize::try_from(last.saturating_add(power)).ok()?.min(19);
    let size = format!("0{digits}{:0<zeros$}", "").parse().unwrap_or(i64::MAX);
    Some(if written.starts_with('-') { -size } else { size })
}

/// The whole number that a number is, by its digits; as large as can be where it is larger.
pub(crate) fn whole(written: &str) -> Option<i64> {
    scaled(written, 0)
}

/// The amount that a number is, by its digits.
pub(crate) fn amount(written: &str) -> Option<Amount> {
    let hundredths = scaled(written, 2).filter(|hundredths| hundredths % 25 == 0)?;
    let quarters = i32::try_from(hundredths / 25).ok();
    quarters.filter(|quarters| quarters.abs() <= 400_000).map(Amount::quarters)
}

/// Whether a number is beyond every amount.
pub(crate) fn is_beyond_amounts(written: &str) -> bool {
    let Some((digits, last)) = digits(written) else { return true };
    let before_point = last.saturating_add(digits.len() as i64);
    before_point > 6 || before_point == 6 && digits != "1"
}

/// Whether a number is still the same amount, or still none, as a number of `serde_json`, which keeps some sixteen
/// digits.
pub(crate) fn is_kept(written: &str) -> bool {
    let read = || written.parse::<f64>().ok().and_then(|read| amount(&read.to_string()));
    !written.contains(['.', 'e', 'E']) || amount(written) == read()
}

/// Reads a text as an object.
pub(crate) fn object(bytes: &[u8]) -> Result<Map<String, Value>, JsonFaults> {
    let mut faults = JsonFaults::default();
    if !Numbers(bytes).all(is_kept) {
        faults.push("", "a number with too many places", "a multiple of 0.25");
        return Err(faults);
    }
    match serde_json::from_slice(super::record::text_start(bytes)) {
        Ok(Value::Object(object)) => return Ok(object),
        Ok(other) => faults.push("", shown(&other), "an object"),
        Err(error) => faults.push("", shown(&error), "JSON"),
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
    pub(crate) fn wanted(&mut self, name: &str, expected: impl Into<String>) -> Option<&'j Value> {
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
        read: impl Fn(&'j Value) -> Option<T>,
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
}

/// Komi: a multiple of half a point.
pub(crate) fn komi(value: &Value) -> Option<Amount> {
    let number = if value.is_number() { Amount::parse(&value.to_string()) } else { None };
    number.filter(|komi| komi.as_quarters() % 2 == 0)
}

#[cfg(test)]
mod tests {
    use super::{Numbers, amount, is_beyond_amounts, is_kept, whole};
    use crate::rules::Amount;

    #[test]
    fn an_amount_is_what_is_written() {
        for (written, quarters) in [
            ("6.5", 26),
            ("6.50000000000000000000000", 26),
            ("65e-1", 26),
            ("0.65000000000000000E1", 26),
            ("-7", -28),
            ("7.000000000000000000", 28),
            ("0.000000000000000000", 0),
            ("-0.0", 0),
            ("0e5", 0),
            ("-0.25", -1),
            ("1e5", 400_000),
        ] {
            assert_eq!(amount(written), Some(Amount::quarters(quarters)), "{written}");
            assert!(is_kept(written), "{written}");
        }
        for other in ["0.1", "6.4999", "100000.25", "1e999", "-123456789012345678901.0", "inf", "nan", "x.", ""] {
            assert_eq!(amount(other), None, "{other}");
            assert!(is_kept(other), "{other}");
        }
        for near in [
            "6.50000000000000000000000000001",
            "6.4999999999999999999999",
            "0.25000000000000000000000000000000001e0",
            "7.0000000000000000000001",
            "100000.00000000000000000001",
            "1e-400",
            "1e-99999999999999999999",
        ] {
            assert_eq!(amount(near), None, "{near}");
            assert!(!is_kept(near), "{near}");
        }
    }

    #[test]
    fn a_number_is_beyond_amounts_from_a_hundred_thousand_on() {
        for within in ["100000.0", "-1e5", "99999.99999999999999999999", "0.1", "1e-99999999999999999999", "0e99"] {
            assert!(!is_beyond_amounts(within), "{within}");
        }
        for beyond in ["100000.00000000000000000001", "-100000.25", "1e6", "1e99999999999999999999", "inf"] {
            assert!(is_beyond_amounts(beyond), "{beyond}");
        }
    }

    #[test]
    fn a_whole_number_may_be_written_with_a_point() {
        for (written, expected) in [("5.0", 5), ("-5.000", -5), ("50e-1", 5), ("0.0", 0), ("1e300", i64::MAX)] {
            assert_eq!(whole(written), Some(expected), "{written}");
        }
        for other in ["5.5", "5.00000000000000000000001", "1e-400", "inf"] {
            assert_eq!(whole(other), None, "{other}");
        }
    }

    #[test]
    fn numbers_are_read_outside_texts_alone() {
        let text = br#"{"a-1": [1, "2.5 \"3\\", 6.50], "b\\": -3e0, "\"4": 6.4E+1}5"#;
        assert_eq!(Numbers(text).collect::<Vec<_>>(), ["1", "6.50", "-3e0", "6.4E+1", "5"]);
        for broken in [&b"\""[..], b"\"\\", b"[", b""] {
            assert_eq!(Numbers(broken).count(), 0);
        }
    }
}
