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
    let [MoveValue::At(one), MoveValue::At(other)] = corners(value, size) else { return None };
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

#[cfg(test)]
mod tests {
    use super::{MoveValue, komi, move_value, points, result_of_standard as result, size};
    use crate::board::{Color, Point, Size};
    use crate::position::{End, RecordedResult};
    use crate::rules::Amount;

    fn lines(width: usize, height: usize) -> Size {
        Size::new(width, height).expect("in range")
    }

    #[test]
    fn a_move_is_two_letters_from_the_top_left() {
        let size = lines(19, 13);
        assert_eq!(move_value("aa", size), MoveValue::At(Point::parse("A13").expect("a point")));
        assert_eq!(move_value(" sm ", size), MoveValue::At(Point::parse("T1").expect("a point")));
        assert_eq!((move_value("", size), move_value("tt", size)), (MoveValue::Pass, MoveValue::Pass));
        assert_eq!(move_value("an", size), MoveValue::OffBoard { column: 0, row: 13 });
        assert_eq!(move_value("AA", size), MoveValue::OffBoard { column: 26, row: 26 });
        assert_eq!((move_value(" a", size), move_value("\t\n", size)), (MoveValue::Unreadable, MoveValue::Pass));
        assert_eq!(
            (move_value("a", size), move_value("a1", size), move_value("é", size)),
            (MoveValue::Unreadable, MoveValue::Unreadable, MoveValue::Unreadable)
        );
        assert_eq!(
            move_value("tt", lines(21, 21)),
            MoveValue::At(Point::parse("U2").expect("a point")),
            "a point on 21 lines"
        );
    }

    #[test]
    fn a_list_of_points_may_hold_rectangles() {
        let of = |value| points(value, lines(9, 9)).map(|points| points.to_string());
        assert_eq!(of("aa:cb").as_deref(), Some("A9 B9 C9 A8 B8 C8"));
        assert_eq!(of("cb:aa"), of("aa:cb"));
        assert_eq!((of("ee").as_deref(), of("zz"), of(""), of("aa:")), (Some("E5"), None, None, None));
    }

    #[test]
    fn komi_is_read_in_points() {
        let of = |value| komi(value).map(|(amount, is_odd)| (amount.to_string(), is_odd));
        let read = |amount: &str, is_odd: bool| Some((amount.to_owned(), is_odd));
        assert_eq!(
            (of("6.5"), of("7"), of("0"), of("-3")),
            (read("6.5", false), read("7", false), read("0", false), read("-3", false))
        );
        assert_eq!((of("6,5"), of("650"), of("750")), (read("6.5", true), read("6.5", true), read("7.5", true)));
        assert_eq!((of("375"), of("3.75"), of("2.75")), (read("7.5", true), read("7.5", true), read("5.5", true)));
        assert_eq!((of(""), of("none"), of("651")), (None, None, None));
    }

    #[test]
    fn results_are_read_as_ff4_has_them() {
        let by = |winner, by: &str| Some(RecordedResult::Lead { winner, by: Amount::parse(by).expect("an amount") });
        let win = |winner, end| Some(RecordedResult::Win { winner, end });
        assert_eq!(
            (result("B+3.5"), result("W+0.25"), result("W+10,5")),
            (by(Color::Black, "3.5"), by(Color::White, "0.25"), by(Color::White, "10.5"))
        );
        assert_eq!(
            (result("B+R"), result("W+Resign")),
            (win(Color::Black, Some(End::Resignation)), win(Color::White, Some(End::Resignation)))
        );
        assert_eq!(
            (result("W+T"), result("B+F"), result("B+")),
            (win(Color::White, Some(End::Time)), win(Color::Black, Some(End::Forfeit)), win(Color::Black, None))
        );
        assert_eq!(
            (result("0"), result("Void"), result("?")),
            (Some(RecordedResult::Draw), Some(RecordedResult::Void), Some(RecordedResult::Unknown))
        );
        assert_eq!((result("B 3.5"), result("")), (None, None));
    }

    #[test]
    fn sizes_need_not_be_square() {
        assert_eq!((size("19"), size("19:13"), size("9x9")), (Some(lines(19, 19)), Some(lines(19, 13)), None));
        assert_eq!((size("0"), size("26"), size("nineteen")), (None, None, None));
    }
}
