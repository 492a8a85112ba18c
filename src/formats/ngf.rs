//! Game records of Cyberoro and wbaduk (`.ngf`), read only.
//!
//! What is read, as other programs that read these records have it:
//!
//! | line | meaning |
//! |---|---|
//! | 2 | lines of the board |
//! | 6 | handicap stones, on points that the record does not name; 0 or 1 is an even game |
//! | 8 | komi. That of an even game is written without its half point |
//! | 11 | result: `White wins by 3.5`, `Black wins by resign`, `... time ...` |
//! | from 12 on | `PMABBQDQD`: a move: `PM`, two letters of its number, the player (`B`, `W`), column and row |
//!
//! `B` is the first column from the left or the first row from the top; `AA` is a pass. What follows the row is not
//! read, nor are names, dates and times. Nothing in these records says which stones are dead, or which rules were
//! played. Where handicap stones stand on boards of other than 19 lines is not known: such records are refused.

use super::record::{Draft, LineFaults, MOVES, Record, RecordLine, Repair, decode, lines};
use crate::board::{Color, Size};
use crate::position::{End, Move, RecordedResult};
use crate::rules::Amount;

/// How many lines stand before the count of moves.
const HEAD: usize = 11;

const SIZE: &str = "a number of lines from 1 to 25";
const HANDICAP: &str = "a number of stones from 0 to 9, none above 1 unless the board has 19 lines";
const MOVE: &str = "PM, two letters, B or W, and two letters of a point on the board, or AA";

/// Whether bytes are such a record: the second, sixth and eighth line are numbers.
pub fn begins_as_ngf(bytes: &[u8]) -> bool {
    let head: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').take(HEAD).map(<[u8]>::trim_ascii).collect();
    let is_number = |index: usize| {
        let line = head.get(index).and_then(|line| str::from_utf8(line).ok());
        line.is_some_and(|line| Amount::parse(line).is_some())
    };
    [1, 5, 7].into_iter().all(is_number)
}

/// Reads a record.
///
/// ```
/// use gyega::formats::ngf;
///
/// let head = "Rated\n19\nW 1k\nB 1k\nhost\n0\n0\n6\n20200101 [10:00]\n10\nWhite wins by 3.5\n1\n";
/// let record = ngf::read(format!("{head}PMABBEQEQ\n").as_bytes()).unwrap();
/// assert_eq!(record.game.komi.unwrap().to_string(), "6.5");
/// assert_eq!(record.game.move_list.moves[0].point.unwrap().to_string(), "D4");
/// ```
///
/// # Errors
///
/// Every line of the size, the handicap or a move that cannot be read.
pub fn read(bytes: &[u8]) -> Result<Record, LineFaults> {
    let decoded = decode(bytes);
    let lines: Vec<RecordLine<'_>> = lines(&decoded.text).collect();
    let after = |number| RecordLine { number, at: decoded.text.len(), text: "" };
    let line = |number: usize| lines.get(number - 1).copied().unwrap_or(after(number));
    let mut faults = LineFaults::default();
    let size = line(2).text.parse().ok().and_then(|count| Size::new(count, count).ok());
    if size.is_none() {
        faults.push(line(2).fault("size", SIZE));
    }
    // Without a size the moves are looked at all the same: whatever lies on the largest board.
    let mut draft = Draft::new(size.unwrap_or(Size::LARGEST));
    match line(6).text.parse() {
        Ok(stones) if draft.set_handicap(line(6).at, stones) => {}
        _ => faults.push(line(6).fault("handicap", HANDICAP)),
    }
    komi(&mut draft, &line(8));
    draft.game.result = result(line(11).text);
    if draft.game.result.is_none() && !line(11).text.is_empty() {
        draft.note(line(11).at, Repair::UnreadableValue);
    }
    for line in lines.iter().skip(HEAD) {
        match (line.text.get(..2), turn(line.text, draft.game.move_list.initial.size())) {
            (_, Some(_)) if draft.is_full() => faults.push(line.fault("move", MOVES)),
            (_, Some(turn)) => draft.play(line.at, turn),
            (Some("PM"), None) => faults.push(line.fault("move", MOVE)),
            // The count of moves.
            _ if line.text.bytes().all(|byte| byte.is_ascii_digit()) => {}
            _ => draft.note(line.at, Repair::UnknownLine),
        }
    }
    if faults.0.is_empty() { Ok(decoded.placed_by_line(draft.done(), bytes)) } else { Err(faults) }
}

fn komi(draft: &mut Draft, line: &RecordLine<'_>) {
    let Some(komi) = Amount::parse(line.text) else { return draft.note(line.at, Repair::UnreadableValue) };
    let is_even_game = draft.handicap.is_none_or(|(_, stones)| stones < 2);
    let is_whole = komi.as_quarters() % 4 == 0;
    if is_even_game && is_whole {
        draft.note(line.at, Repair::OddKomi);
    }
    draft.game.komi = Some(if is_even_game && is_whole { komi + Amount::half_points(1) } else { komi });
}

fn result(text: &str) -> Option<RecordedResult> {
    let winner = match (text.contains("Black win"), text.contains("White win")) {
        (true, false) => Color::Black,
        (false, true) => Color::White,
        _ => return None,
    };
    let end = |end| Some(RecordedResult::Win { winner, end: Some(end) });
    if text.contains("resign") {
        return end(End::Resignation);
    }
    if text.contains("time") {
        return end(End::Time);
    }
    let number = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.').find_map(Amount::parse);
    Some(match number {
        Some(by) => RecordedResult::Lead { winner, by },
        None => RecordedResult::Win { winner, end: None },
    })
}

fn turn(text: &str, size: Size) -> Option<Move> {
    let [b'P', b'M', _, _, player, column, row, ..] = text.as_bytes() else { return None };
    let player = Color::BOTH.into_iter().find(|color| color.letter() == char::from(*player))?;
    if (column, row) == (&b'A', &b'A') {
        return Some(Move { player, point: None });
    }
    let point = size.point_from_top(column.checked_sub(b'B')?, row.checked_sub(b'B')?)?;
    Some(Move { player, point: Some(point) })
}
