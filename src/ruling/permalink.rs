use crate::wire::Request;

/// The code that opens a question again.
#[expect(clippy::unnecessary_wraps, clippy::missing_const_for_fn, reason = "codes are made in `wire`")]
pub(super) fn permalink(_: &Request) -> Option<String> {
    None
}
