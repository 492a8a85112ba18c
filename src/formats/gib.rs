//! Game records of Tygem (`.gib`), read only.
//!
//! A head between `\HS` and `\HE` has a line a field, `\[NAME=value\]`; the moves stand between `\GS` and `\GE`, a line
//! each. The board has 19 lines. What is read, as other programs that read these records have it:
//!
//! | line | meaning |
//! |---|---|
//! | `\[GAMEINFOMAIN=…,GRLT:1,ZIPSU:35,…,GONGJE:65,…\]` | result, lead and komi, see below |
//! | `\[GAMETAG=…,G65,W1,Z35,…\]` | the same, where `GAMEINFOMAIN` does not have it |
//! | `INI 0 1 4 &4` | four handicap stones, on points that the record does not name |
//! | `STO 0 2 1 15 3` | a move: its number, the player (1 Black, 2 White), column and row from 0 at the top left |
//! | `SKI …` | a pass, as far as is known; the player is assumed to be the one whose turn it is |
//!
//! `GRLT` 0 and 1 say that Black and White won by points, 3 and 4 by resignation, 7 and 8 on time; another is left out.
//! `ZIPSU` is the lead and `GONGJE` the komi, both in tenths of a point. Names, dates, times and the kind of the game
//! are not read. Nothing in these records says which stones are dead, or which rules were played.

use super::record::{Draft, LineFaults, MOVES, Record, RecordLine, Repair, TextRecord, decode, lines, text_start};
use crate::board::{Color, Size};
use crate::position::{End, Move, RecordedResult};
use crate::rules::Amount;

const MOVE: &str = "STO, a 0, the number of the move, 1 or 2 for the player, column and row from 0 to 18";
const HANDICAP: &str = "INI, a 0, a 1, and a number of stones from 0 to 9";

/// Whether bytes are such a record: it begins with `\HS`.
pub fn begins_as_gib(bytes: &[u8]) -> bool {
    text_start(bytes).starts_with(b"\\HS")
}

/// Reads a record.
///
/// ```
/// use gyega::formats::gib;
///
/// let text = b"\\HS\n\\[GAMEINFOMAIN=GRLT:1,ZIPSU:35,GONGJE:65\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";
/// let record = gib::read(text).unwrap();
/// assert_eq!(record.game.komi.unwrap().to_string(), "6.5");
/// assert_eq!(record.game.move_list.moves[0].point.unwrap().to_string(), "Q16");
/// ```
///
/// # Errors
///
/// Every line of a move or of the handicap that cannot be read, or that there is none.
pub fn read(bytes: &[u8]) -> Result<Record, LineFaults> {
    let decoded = decode(bytes);
    let (draft, faults) = (Draft::new(Size::USUAL), LineFaults::default());
    let mut parser = GibParser { draft, is_in_game: false, is_set_up: false, faults };
    for line in lines(&decoded.text) {
        parser.read(&line);
    }
    parser.draft.game.is_truncated = parser.is_in_game;
    Ok(decoded.placed_by_line(parser.done()?, bytes))
}

/// A record while its lines are read.
struct GibParser {
    draft: Draft,
    is_in_game: bool,
    /// Whether a line has set the handicap.
    is_set_up: bool,
    faults: LineFaults,
}

impl GibParser {
    fn read(&mut self, line: &RecordLine<'_>) {
        let text = line.text;
        match text {
            "" | "\\HS" | "\\HE" => return,
            "\\GS" => self.is_in_game = true,
            "\\GE" => self.is_in_game = false,
            _ => {}
        }
        if let Some(field) = text.strip_prefix("\\[").and_then(|field| field.strip_suffix("\\]")) {
            match field.split_once('=') {
                Some(("GAMEINFOMAIN", value)) => self.main(line, value, ["GONGJE:", "GRLT:", "ZIPSU:"]),
                Some(("GAMETAG", value)) => self.main(line, value, ["G", "W", "Z"]),
                _ => {}
            }
            return;
        }
        match text.split_ascii_whitespace().next() {
            Some("INI") => self.set_up(line),
            Some("STO" | "SKI") if self.draft.is_full() => self.faults.push(line.fault("move", MOVES)),
            Some("STO") => match turn(text) {
                Some(turn) => self.draft.play(line.at, turn),
                None => self.faults.push(line.fault("move", MOVE)),
            },
            Some("SKI") => self.draft.play(line.at, Move { player: self.draft.next_player(), point: None }),
            Some(word) if self.is_in_game && word.bytes().all(|byte| byte.is_ascii_uppercase()) => {
                self.draft.note(line.at, Repair::UnknownLine);
            }
            // Numbers at the head of the moves, of which nothing is known, and text outside of the moves.
            _ => {}
        }
    }

    /// Reads result and komi, each from the first line that has it.
    fn main(&mut self, line: &RecordLine<'_>, list: &str, names: [&str; 3]) {
        let [komi, how, lead] = names.map(|name| item(list, name));
        if let Some(komi) = komi.filter(|_| self.draft.game.komi.is_none()) {
            match tenths(komi) {
                Some(komi) => self.draft.game.komi = Some(komi),
                None => self.draft.note(line.at, Repair::UnreadableValue),
            }
        }
        if let Some(how) = how.filter(|_| self.draft.game.result.is_none()) {
            self.draft.game.result = result(how, lead.and_then(tenths));
            if self.draft.game.result.is_none() {
                self.draft.note(line.at, Repair::UnreadableValue);
            }
        }
    }

    fn set_up(&mut self, line: &RecordLine<'_>) {
        let handicap = line.text.split_ascii_whitespace().nth(3).and_then(|word| word.parse().ok());
        let Some(handicap) = handicap else {
            return self.faults.push(line.fault("handicap", HANDICAP));
        };
        if self.is_set_up || !self.draft.game.move_list.moves.is_empty() {
            return self.faults.push(line.fault("handicap", "one line of INI, before the first move"));
        }
        self.is_set_up = true;
        if !self.draft.set_handicap(line.at, handicap) {
            self.faults.push(line.fault("handicap", HANDICAP));
        }
    }

    fn done(mut self) -> Result<TextRecord, LineFaults> {
        if !self.is_set_up && self.faults.0.is_empty() {
            let first = RecordLine { number: 1, at: 0, text: "" };
            self.faults.push(first.fault("handicap", "a line of INI further down"));
        }
        if self.faults.0.is_empty() { Ok(self.draft.done()) } else { Err(self.faults) }
    }
}

/// The value of an item such as `GONGJE:65`, or `G65`: a letter begins other items too, which are no numbers.
fn item<'v>(list: &'v str, name: &str) -> Option<&'v str> {
    let is_value = |value: &&str| name.ends_with(':') || value.parse::<i32>().is_ok();
    list.split(',').filter_map(|item| item.trim().strip_prefix(name)).find(is_value)
}

/// An amount in tenths of a point; only whole and half points are played for.
fn tenths(text: &str) -> Option<Amount> {
    let tenths: i32 = text.trim().parse().ok()?;
    (tenths % 5 == 0 && tenths.abs() <= 10_000).then(|| Amount::half_points(tenths / 5))
}

fn result(how: &str, lead: Option<Amount>) -> Option<RecordedResult> {
    let by_points = |winner| lead.filter(|by| *by > Amount::ZERO).map(|by| RecordedResult::Lead { winner, by });
    let win = |winner, end| Some(RecordedResult::Win { winner, end: Some(end) });
    match how.trim() {
        "0" => by_points(Color::Black),
        "1" => by_points(Color::White),
        "3" => win(Color::Black, End::Resignation),
        "4" => win(Color::White, End::Resignation),
        "7" => win(Color::Black, End::Time),
        "8" => win(Color::White, End::Time),
        _ => None,
    }
}

fn turn(text: &str) -> Option<Move> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let [_, _, _, player, column, row] = words.as_slice() else { return None };
    let player = match *player {
        "1" => Color::Black,
        "2" => Color::White,
        _ => return None,
    };
    let point = Size::USUAL.point_from_top(column.parse().ok()?, row.parse().ok()?)?;
    Some(Move { player, point: Some(point) })
}
