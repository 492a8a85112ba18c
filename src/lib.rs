//! gyega (계가, the counting that ends a game of baduk) takes a finished game of Go/Baduk/Weiqi, a final position and the
//! stones said to be dead, and says what every rule set makes of it, and why two rule sets give different answers.
//!
//! The modules below stand in reading order, which is the order of the house: a module imports only from modules declared
//! above it.

// Enums whose members have a word each, and words put in a row.
mod words;

// Points, stones, chains and regions: geometry without rules.
pub mod board;

// What is told of a fault: English patterns with named values, for which other languages have their own.
pub mod phrase;

// What each rule set says, article by article.
pub mod rules;

// From written to legal: a setup may claim anything, a position cannot be wrong.
pub mod position;

// Which stones live, and what shows it.
pub mod life;

// Counting: ledgers, and the lead as their sum.
pub mod score;

// Why two ledgers differ, as causes that sum to the gap.
pub mod compare;

// Reasons as data, without prose.
pub mod explain;

// How players count at the board, step by step.
pub mod procedure;

// The one call that answers a question.
pub mod report;

// Text of others in and out.
pub mod formats;

// Words and pictures for people.
pub mod render;

// Our JSON: requests in, answers and problems out.
#[cfg(feature = "json")]
pub mod wire;

// The referee's record of a ruling: made, signed, checked.
#[cfg(feature = "rulings")]
pub mod ruling;

// Many requests or records, answered in order.
#[cfg(feature = "json")]
pub mod batch;

// The Go Text Protocol: a referee that answers it, and engines that are asked over it.
#[cfg(feature = "json")]
pub mod gtp;

// What rule sets make of many games.
#[cfg(feature = "archives")]
pub mod study;

// The REST service.
#[cfg(feature = "server")]
pub mod http;

// The command line.
#[cfg(feature = "cli")]
pub mod cli;

/// The code of the README runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
