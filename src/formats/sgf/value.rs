use super::unescaped;
use crate::board::{Color, Point, PointSet, Size};
use crate::formats::record::result_in_words;
use crate::position::{End, RecordedResult};
use crate::rules::Amount;

/// What a value of a move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveValue {
    At(Point),
    Pass,
    /// A column from the left and a row from the top, from 0, that the board has not.
    OffBoard {
        column: u8,
        row: u8,
    },
    Unreadable,
}

/// Reads a move: two letters, the column from the left and the row from the top. Nothing is a pass, and so is `tt` on
/// boards of up to 19 lines (`FF[3]`).
pub(super) fn move_value(value: &str, size: Size) -> MoveValue {
    // Two letters, as nearly all moves have them, have no blanks to look for.
    let is_plain = value.len() == 2 && value.bytes().all(|letter| letter.is_ascii_alphabetic());
    let value = if is_plain { value } else { value.trim() };
    if value.is_empty() || value == "tt" && size.width() <= 19 && size.height() <= 19 {
        return MoveValue::Pass;
    }
    at_indices(value, size)
}

/// The corners of a rectangle, or a point twice, wherever they lie; a point may be none as a pass is, the corner of a
/// rectangle is one.
pub(super) fn corners(value: &str, size: Size) -> [MoveValue; 2] {
    match value.split_once(':') {
        Some((one, other)) => [one, other].map(|corner| at_indices(corner.trim(), size)),
        None => [move_value(value, size); 2],
    }
}

fn at_indices(value: &str, size: Size) -> MoveValue {
    let Some((column, row)) = indices(value) else { return MoveValue::Unreadable };
    size.point_from_top(column, row).map_or(MoveValue::OffBoard { column, row }, MoveValue::At)
}

/// The column from the left and the row from the top that two letters name, from 0, on whatever board.
fn indices(value: &str) -> Option<(u8, u8)> {
    let [column, row] = value.as_bytes() else { return None };
    let line = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    Some((line(*column)?, line(*row)?))
}

/// Reads a point or a rectangle of points; nothing when it is neither or does not lie on the board.
pub(super) fn points(value: &str, size: Size) -> Option<PointSet> {
    let corner = |value: &str| match move_value(value, size) {
        MoveValue::At(point) => Some(point),
        MoveValue::Pass | MoveValue::OffBoard { .. } | MoveValue::Unreadable => None,
    };
    let (one, other) = value.split_once(':').unwrap_or((value, value));
    let (one, other) = (corner(one)?, corner(other)?);
    let columns = one.column.min(other.column)..=one.column.max(other.column);
    let rows = one.row.min(other.row)..=one.row.max(other.row);
    Some(rows.flat_map(|row| columns.clone().map(move |column| Point { column, row })).collect())
}

/// Reads a text of one line: what is left of its line breaks are blanks.
pub(super) fn simple_text(value: &str) -> String {
    let text = unescaped(value).replace("\r\n", " ").replace("\n\r", " ");
    text.replace(['\r', '\n'], " ")
}

/// Reads the size of a board: `19`, `19:13`.
pub(super) fn size(value: &str) -> Option<Size> {
    let value = value.trim();
    let (width, height) = value.split_once(':').unwrap_or((value, value));
    Size::new(width.trim().parse().ok()?, height.trim().parse().ok()?).ok()
}

/// Komi in points, and whether it had to be read.
///
/// Numbers from 100 up are in hundredths (Fox, Tygem: `650`), and a quarter left over shows that stones are counted and
/// not points (`GoGoD`: `2.75`, Fox: `375`: 3 3/4 stones are 7 1/2 points).
pub(super) fn komi(value: &str) -> Option<(Amount, bool)> {
    let value = value.trim();
    // A number of `FF[4]` may have either sign.
    let value = value.strip_prefix('+').filter(|value| !value.starts_with('-')).unwrap_or(value);
    // Typed by hand where amounts have a decimal comma.
    let written = Amount::parse(&value.replace(',', "."))?;
    let quarters = written.as_quarters();
    let in_points = if quarters.abs() >= 400 {
        if quarters % 100 != 0 {
            return None;
        }
        quarters / 100
    } else {
        quarters
    };
    let in_points = if in_points % 2 == 0 { in_points } else { in_points * 2 };
    Some((Amount::quarters(in_points), Amount::parse(value) != Some(Amount::quarters(in_points))))
}

/// Reads a result, and tells whether it is in words.
pub(super) fn result(value: &str) -> Option<(RecordedResult, bool)> {
    let in_words = || result_in_words(value).map(|result| (result, true));
    result_of_standard(value).map(|result| (result, false)).or_else(in_words)
}

/// Reads a result as `FF[4]` has it, and `Jigo` (`GoGoD`) besides.
fn result_of_standard(value: &str) -> Option<RecordedResult> {
    let value = value.trim();
    match value.to_ascii_lowercase().as_str() {
        "0" | "draw" | "jigo" => return Some(RecordedResult::Draw),
        "void" => return Some(RecordedResult::Void),
        "?" => return Some(RecordedResult::Unknown),
        _ => {}
    }
    let (winner, how) = value.split_once('+')?;
    let winner = match winner.trim() {
        "B" | "b" => Color::Black,
        "W" | "w" => Color::White,
        _ => return None,
    };
    let end = |end| Some(RecordedResult::Win { winner, end });
    match how.trim().to_ascii_lowercase().as_str() {
        "" => end(None),
        "r" | "resign" => end(Some(End::Resignation)),
        "t" | "time" => end(Some(End::Time)),
        "f" | "forfeit" => end(Some(End::Forfeit)),
        number => {
            let by = Amount::parse(&number.replace(',', ".")).filter(|by| *by >= Amount::ZERO)?;
            Some(RecordedResult::Lead { winner, by })
        }
    }
}
