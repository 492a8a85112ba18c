//! The built-in rule sets, one file each.

mod korean_2016;

pub(super) use korean_2016::KOREAN_2016;
