//! gyega (계가, the counting that ends a game of baduk) takes a finished game of Go/Baduk/Weiqi, a final position and
//! the stones said to be dead, and says what every rule set makes of it, and why two rule sets give different answers.
//!
//! A finished board, dead stones drawn as small letters:
//!
//! ```
//! use gyega::{Position, rules};
//!
//! let position = Position::from_diagram(
//!     "X.XO.
//!      .XXO.
//!      XXOO.
//!      OOO..
//!      ...x.",
//! )?;
//! // Nobody captured a stone during play.
//! let position = position.with_prisoners(0, 0);
//! let scores = gyega::score(&position, &[rules::KOREAN_2016, rules::CHINESE_2002]);
//! // Each rule set has its own komi: 2 points to 11 and 6.5, an area of 8 to 17 and 7.5.
//! assert_eq!(scores[0].to_string(), "korean-2016: White wins by 15.5 points (jip).");
//! assert_eq!(scores[1].to_string(), "chinese-2002: White wins by 8 1/4 zi, a lead of 16.5 points.");
//! # Ok::<(), gyega::formats::diagram::DrawnFaults>(())
//! ```
//!
//! A game record, whose moves tell the prisoners, and whose komi holds for every rule set:
//!
//! ```
//! # #[cfg(feature = "records")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use gyega::{Game, rules};
//!
//! let record = b"(;SZ[5]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";
//! let scores = gyega::score_game(&Game::from_sgf(record)?, &[rules::JAPANESE_1989])?;
//! // Ten points for Black on the left, five for White on the right.
//! assert_eq!(scores[0].to_string(), "japanese-1989: Black wins by 4.5 points (moku).");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "records"))]
//! # fn main() {}
//! ```
//!
//! Where something is missing that a result turns on, such a line says what. [`prepare`] is the call behind both: it
//! answers a [`ScoreTask`], which has a field for komi, claims and whatever else a question may hold, with every
//! reason.
//!
//! The modules below stand in reading order, which is the order of the house: a module imports only from modules
//! declared above it. The modules behind the service and the command line are public for our own tests, hidden here and
//! no part of what the library promises.

// Enums whose members have a word each, and words put in a row.
mod words;

// Points, stones, chains and regions: geometry without rules.
pub mod board;

// What a net that was learnt from real games makes of a board.
pub mod estimate;

// What each rule set says, article by article.
pub mod rules;

// From written to legal: a setup may claim anything, a position cannot be wrong.
pub mod position;

// Which stones live, and what shows it.
pub mod life;

// Counting: ledgers, and the lead as their sum.
pub mod score;

// Dead stones proposed where nobody marked them.
pub mod proposal;

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
#[cfg(feature = "text")]
pub mod render;

// Our JSON: requests in, answers and problems out.
#[cfg(feature = "json")]
#[doc(hidden)]
pub mod wire;

// The referee's record of a ruling: made, signed, checked.
#[cfg(feature = "rulings")]
pub mod ruling;

// Many requests or records, answered in order.
#[cfg(feature = "json")]
#[doc(hidden)]
pub mod batch;

// The Go Text Protocol: a referee that answers it, and engines that answer over it.
#[cfg(feature = "json")]
#[doc(hidden)]
pub mod gtp;

// What rule sets make of many games.
#[cfg(feature = "archives")]
#[doc(hidden)]
pub mod study;

// The REST service.
#[cfg(feature = "server")]
#[doc(hidden)]
pub mod http;

// The command line.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;

pub use position::{Game, Position, Setup};
pub use report::{Report, RuleSetScore, ScoreTask, prepare, score, score_game};
pub use rules::{RuleSet, SharedRuleSet};

/// The code of the README runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
