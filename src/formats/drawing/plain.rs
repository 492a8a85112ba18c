use super::lines::{check_numbers, column_letters};
use super::{Drawing, DrawingFault};
use crate::formats::diagram::{is_letter, letters};

/// Reads plain rows. Coordinates in the margins and blanks are left out.
pub(super) fn read(text: &str) -> Result<Drawing, DrawingFault> {
    let mut drawing = Drawing::default();
    let mut numbers = Vec::new();
    let mut board_rows = 0;
    for (index, line) in text.lines().enumerate() {
        let letters = letters(line);
        if letters.is_empty() || column_letters(&letters).is_some() {
            continue;
        }
        let (number, row) = without_number(&letters);
        board_rows += usize::from(!row.is_empty() && row.chars().all(is_letter));
        numbers.push(number);
        drawing.rows.push(row.to_owned());
        drawing.lines.push(index + 1);
    }
    if drawing.rows.is_empty() {
        return Err(DrawingFault::NoLetters);
    }
    if board_rows * 2 < drawing.rows.len() {
        return Err(DrawingFault::NoBoard { rows: board_rows, lines: drawing.rows.len() });
    }
    check_numbers(&numbers, &drawing.lines)?;
    Ok(drawing)
}

/// A line without its row number, which may stand at both ends, and the number.
fn without_number(letters: &str) -> (Option<usize>, &str) {
    let row = letters.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = &letters[..letters.len() - row.len()];
    (number.parse().ok(), row.strip_suffix(number).unwrap_or(row))
}
