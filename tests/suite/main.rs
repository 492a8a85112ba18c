//! The only test binary. Small facts are tested beside the code; here stands what looks at the project from outside.

#[cfg(feature = "json")]
mod bad_requests;
#[cfg(feature = "archives")]
mod batch;
mod cases;
mod charsets;
mod checks;
#[cfg(feature = "json")]
mod clashes;
mod cli;
#[cfg(feature = "json")]
mod codes;
mod dispute;
mod documents;
mod filling;
mod firm;
#[cfg(feature = "json")]
mod forms;
mod forms_of_requests;
mod geometry;
#[cfg(feature = "cli")]
mod gtp;
#[cfg(feature = "json")]
mod half_told;
mod hand_worked;
mod hard;
mod http;
#[cfg(feature = "rulings")]
mod languages_of_answers;
mod layers;
#[cfg(feature = "text")]
mod locales;
mod moves;
mod of_0_2;
mod openapi;
mod pictures;
mod positions;
#[cfg(feature = "json")]
mod proofs;
mod properties;
mod proposals;
mod questions;
mod reading;
mod records;
#[cfg(feature = "cli")]
mod referee;
mod rule_sets;
#[cfg(feature = "rulings")]
mod rulings;
#[cfg(feature = "json")]
mod sensitivity;
mod sgf;
#[cfg(feature = "cli")]
mod sources;
mod statement_codes;
#[cfg(feature = "archives")]
mod study;
mod support;
mod vectors;
#[cfg(feature = "json")]
mod wire;
