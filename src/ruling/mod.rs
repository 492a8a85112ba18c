//! The referee's record of one ruling: made from a question and what was typed, signed, and checked again.
//!
//! A record is the same bytes whoever makes it: nothing in it comes from a clock or from chance. [`Ruling`] is the
//! record in its three forms, a page to print, a game record and the machine copy; [`verify`] takes a machine copy
//! apart.
//!
//! # What is signed
//!
//! The machine copy is JSON in the canonical form of RFC 8785. The signature is Ed25519 (RFC 8032) over the bytes of
//! that form of the whole record without its member `signature`. Anybody can check it without this program:
//!
//! ```sh
//! jq -cSj 'del(.signature)' record.json > signed.bytes
//! jq -r .signature.public_key record.json > public.pem
//! jq -r .signature.value record.json | base64 -d > signature.bytes
//! openssl pkeyutl -verify -pubin -inkey public.pem -rawin -in signed.bytes -sigfile signature.bytes
//! ```
//!
//! Keys are what `openssl genpkey -algorithm ed25519` and `openssl pkey -pubout` write.

mod key;
mod make;
mod verify;

pub use key::{KeyFault, PublicKey, SecretKey};
pub use make::Ruling;
pub use verify::{Check, CheckOutcome, RulingRecordFault, verify};

use serde::Serialize;

/// The canonical form of RFC 8785. What is written here holds no number that it has not.
fn canonical<T: Serialize>(value: &T) -> Vec<u8> {
    let written = serde_jcs::to_vec(value);
    debug_assert!(written.is_ok(), "memory takes every byte, and no number is infinite");
    written.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::canonical;

    #[test]
    fn the_canonical_form_is_that_of_the_rfc() {
        // RFC 8785, section 3.2.2 and 3.2.3: numbers as ECMAScript writes them, names in the order of UTF-16.
        let value: Value = serde_json::from_str(
            r#"{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}"#,
        )
        .expect("JSON");
        let expected = "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],\
                        \"string\":\"\u{20ac}$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}";
        assert_eq!(String::from_utf8(canonical(&value)).expect("UTF-8"), expected);
        let names = json!({"\u{20ac}": 1, "\r": 2, "\u{fb33}": 3, "1": 4, "\u{1f600}": 5, "\u{80}": 6, "\u{f6}": 7});
        let written = String::from_utf8(canonical(&names)).expect("UTF-8");
        let order: Vec<char> = written.chars().filter(char::is_ascii_digit).collect();
        // "\r", "1" (whose own digit is seen too), U+0080, U+00F6, U+20AC, U+1F600, U+FB33
        assert_eq!(order, ['2', '1', '4', '6', '7', '1', '5', '3']);
    }

    #[test]
    fn our_numbers_are_written_as_they_are_read() {
        assert_eq!(canonical(&json!([6.5, -0.25, 7, 0, 99999.75, 5.0])), b"[6.5,-0.25,7,0,99999.75,5]");
    }
}
