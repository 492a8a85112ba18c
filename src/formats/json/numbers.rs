use memchr::memchr2;

use crate::rules::Amount;

/// The numbers of a text of JSON as they are written, in their order.
pub(super) struct NumberTexts<'t>(pub(super) &'t [u8]);

impl<'t> Iterator for NumberTexts<'t> {
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
pub(super) fn whole(written: &str) -> Option<i64> {
    scaled(written, 0)
}

/// The amount that a number is, by its digits.
pub(super) fn amount(written: &str) -> Option<Amount> {
    let hundredths = scaled(written, 2).filter(|hundredths| hundredths % 25 == 0)?;
    in_range(hundredths / 25)
}

/// An amount of so many quarters, if there can be one so large.
pub(super) fn in_range(quarters: i64) -> Option<Amount> {
    let quarters = i32::try_from(quarters).ok();
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

#[cfg(test)]
mod tests {
    use super::{NumberTexts, amount, is_beyond_amounts, is_kept, whole};
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
        assert_eq!(NumberTexts(text).collect::<Vec<_>>(), ["1", "6.50", "-3e0", "6.4E+1", "5"]);
        for broken in [&b"\""[..], b"\"\\", b"[", b""] {
            assert_eq!(NumberTexts(broken).count(), 0);
        }
    }
}
