//! Permalinks: a whole question in a short text, the code, that fits in a link and in a QR code.
//!
//! A code is the digit of its version, then base64 for links (RFC 4648, section 5, without padding) of the question bit
//! by bit and of a sum that tells a mistyped letter: the first four bytes of the SHA-256 of the version and the other
//! bytes. No library decides its bits, so that the same question has the same code wherever it is made. It is the
//! question as it was told, with what its canonical form holds: opened, it has the same `position.id`.
//!
//! Version 1, in this order (`bits` says how numbers, amounts and texts are written, the other files what their parts
//! are):
//!
//! 1. whether there is a record of a game. If so: the size, the first board, the moves, what was changed by hand, marks
//!    of territory, crosses, dead stones, handicap, komi, rules, overtime, names and result as the record has them, and
//!    whether it gives dead stones, rule sets and komi (`game`). If not: the size and the board (`board`);
//! 2. dead stones, seki and claims, a bit for each chain; prisoners, history and handicap; rule sets by numbers; komi,
//!    overtime, adjustments; dead stones by rule set, pairs to compare; choices (`request`);
//! 3. where there is any of it: a bit, stones of which nobody said whether they are dead, whether the board is counted
//!    as it stands, and whether the text of the record breaks off; where there is any of them: a bit, and two numbers
//!    of handicap stones, one that the question tells besides and one that the record says and does not show.

mod bits;
mod board;
mod game;
mod request;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use self::bits::{BitCodec, Transcoded};
use self::board::{BoardNumbering, board};
use crate::board::{Size, Stones};
use crate::report::ScoredRecord;
use crate::wire::{CODE_MAX, Rows, ScoreRequest};

/// The version that is written, and the only one that is read.
const VERSION: char = '1';

/// Bytes of the sum.
const SUM: usize = 4;

/// Why a code cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CodeFault {
    /// It is longer than any that is written.
    #[error("{found} characters")]
    TooLong {
        /// How many.
        found: usize,
    },
    /// It does not begin with a version that is known here.
    #[error("a code of version {found}")]
    Version {
        /// How it begins.
        found: char,
    },
    /// It does not begin as codes do.
    #[error("a text that does not begin with the digit of a version")]
    NoCode,
    /// A letter is wrong or missing.
    #[error("a damaged code: a letter of it is wrong or missing")]
    Damaged,
    /// It names a rule set that is not known here.
    #[error("a code with a rule set that this version of gyega does not know")]
    LaterRuleSet,
    /// It names a reading that is not known here.
    #[error("a code with a reading that this version of gyega does not know")]
    LaterReading,
}

impl CodeFault {
    /// What is expected in its place.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            Self::TooLong { .. } => "at most 2000, as every code has",
            Self::Version { .. } => "version 1: a later version of gyega made this one, and can open it",
            Self::NoCode => "the code of a permalink, which begins with 1",
            Self::Damaged => "the code as it was given, to the last letter",
            Self::LaterRuleSet | Self::LaterReading => "what this version knows: a later version of gyega can open it",
        }
    }

    /// Whether a later version could open it.
    pub(crate) const fn is_of_later_version(self) -> bool {
        matches!(self, Self::Version { .. } | Self::LaterRuleSet | Self::LaterReading)
    }
}

/// What a code holds.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct CodeContent {
    /// The question; with a record the rows are left out.
    pub(crate) request: ScoreRequest,
    /// The game that was played, and what of it says what is asked.
    pub(crate) record: Option<ScoredRecord>,
}

impl CodeContent {
    /// Opens a code.
    pub(crate) fn read(code: &str) -> Result<Self, CodeFault> {
        let (mut bits, mut content) = (BitCodec::reader(unsealed(code)?), Self::default());
        content.transcode(&mut bits)?;
        bits.finish()?;
        Ok(content)
    }

    /// The code that holds it, however long.
    pub(crate) fn written(mut self) -> Result<String, CodeFault> {
        let mut bits = BitCodec::writer();
        self.transcode(&mut bits)?;
        Ok(sealed(&bits.into_bytes()))
    }

    fn transcode(&mut self, bits: &mut BitCodec) -> Transcoded {
        let Self { request, record } = self;
        bits.option(record, game::blank, game::transcode)?;
        let stones = if let Some(record) = record {
            record.game.replay.stones
        } else {
            let rows = request.rows.get_or_insert_with(|| Rows::without_dead(Stones::empty(Size::LARGEST)));
            board(bits, &mut rows.0.stones)?;
            rows.0.stones
        };
        let numbering = BoardNumbering::new(&stones);
        request::transcode_first_version(bits, &numbering, request)?;
        request::transcode_added_later(bits, &numbering, request, record.as_mut().map(|record| &mut record.game))
    }
}

/// Bytes as a code of this version.
fn sealed(bytes: &[u8]) -> String {
    let mut code = String::from(VERSION);
    URL_SAFE_NO_PAD.encode_string([bytes, &sum(bytes)[..]].concat(), &mut code);
    code
}

fn sum(bytes: &[u8]) -> [u8; SUM] {
    let digest = Sha256::new().chain_update(VERSION.to_string()).chain_update(bytes).finalize();
    std::array::from_fn(|index| digest[index])
}

/// The bytes of a code in which no letter is wrong.
fn unsealed(code: &str) -> Result<Vec<u8>, CodeFault> {
    let length = code.chars().count();
    if length > CODE_MAX {
        return Err(CodeFault::TooLong { found: length });
    }
    let Some(rest) = code.strip_prefix(VERSION) else {
        let version = code.chars().next().filter(char::is_ascii_digit);
        return Err(version.map_or(CodeFault::NoCode, |found| CodeFault::Version { found }));
    };
    let mut bytes = URL_SAFE_NO_PAD.decode(rest).map_err(|_| CodeFault::Damaged)?;
    let rest = bytes.len().checked_sub(SUM).ok_or(CodeFault::Damaged)?;
    let found = bytes.split_off(rest);
    if found == sum(&bytes) { Ok(bytes) } else { Err(CodeFault::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Limits, Problem, ScoreQuestion, read_request};

    fn request(body: &str) -> ScoreQuestion {
        read_request(body.as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}\n{body}"))
    }

    fn opened(code: &str) -> Result<ScoreQuestion, Problem> {
        read_request(serde_json::json!({ "code": code }).to_string().as_bytes(), &Limits::default())
    }

    const BOARD: &str = r#"{"rows": [".XO.", ".XO."], "prisoners": {"black": 0}, "komi": 0}"#;
    const RECORD: &str = r#"{"sgf": "(;SZ[3]PB[가]PW[B \\] c]RU[Japanese]KM[6.5]RE[W+2.5];B[aa];W[];B[bb];B[];W[cc]MA[aa]TB[ab][ba];AE[cc]TW[cc])"}"#;

    #[test]
    fn a_mistyped_letter_never_gives_another_question() {
        const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let code = request(BOARD).code().expect("short enough");
        for at in 1..code.len() {
            for letter in LETTERS.iter().filter(|letter| code.as_bytes()[at] != **letter) {
                let mut typed = code.clone().into_bytes();
                typed[at] = *letter;
                let typed = String::from_utf8(typed).expect("letters");
                assert_eq!(CodeContent::read(&typed), Err(CodeFault::Damaged), "{typed}");
            }
            assert_eq!(CodeContent::read(&code[..at]), Err(CodeFault::Damaged), "cut off");
        }
        assert_eq!(CodeContent::read(&format!("{code}A")), Err(CodeFault::Damaged));
    }

    #[test]
    fn whatever_bits_are_sealed_are_opened_or_refused() {
        let mut state = 1_u64;
        let mut byte = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        };
        let start = request(RECORD).code().expect("a code");
        let start = unsealed(&start).expect("its own code");
        let mut opened_ones = 0;
        for round in 0..4_000 {
            let mut bytes = start.clone();
            if round % 2 == 0 {
                bytes = (0..byte()).map(|_| byte()).collect();
            } else {
                let at = usize::from(byte()) % bytes.len();
                bytes[at] = byte();
            }
            if let Ok(request) = opened(&sealed(&bytes)) {
                opened_ones += 1;
                let code = request.code().expect("what is opened has a code");
                assert_eq!(opened(&code).expect("its own code").canonical_id(), request.canonical_id());
            }
        }
        assert!(opened_ones > 100, "one changed byte is often another question: {opened_ones}");
    }

    #[test]
    fn what_is_not_known_here_is_of_a_later_version() {
        let unknown = |mut number: u32| {
            let mut bits = BitCodec::writer();
            let mut write = || {
                bits.flag(&mut false)?;
                board(&mut bits, &mut Stones::empty(Size::new(1, 1).expect("in range")))?;
                // Dead, seki, claims, two prisoners, six counts; first pass, last play; end, loser; handicap.
                bits.fixed_width(&mut 0, 2 + 1 + 1 + 2 + 6 + 5 + 1 + 5 + 5 + 1)?;
                bits.number(&mut 1)?;
                bits.number(&mut number)
            };
            write().expect("it can be written");
            sealed(&bits.into_bytes())
        };
        assert_eq!(CodeContent::read(&unknown(39)), Err(CodeFault::LaterRuleSet));
        assert_eq!(CodeContent::read(&unknown(38)), Err(CodeFault::Damaged), "the rest is missing");
    }
}
