use super::lines::{check_numbers, column_letters, letters};
use super::{Drawing, DrawingFault};

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
        let (number, row) = without_numbers(&letters);
        board_rows += usize::from(!row.is_empty() && row.chars().all(is_board_letter));
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

/// A line without the row numbers at its ends, and the first of them.
fn without_numbers(letters: &str) -> (Option<usize>, &str) {
    let row = letters.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = letters[..letters.len() - row.len()].parse().ok();
    (number, row.trim_end_matches(|letter: char| letter.is_ascii_digit()))
}

const fn is_board_letter(letter: char) -> bool {
    matches!(letter, 'X' | 'x' | 'O' | 'o' | '.' | '#' | 'B' | 'W' | '+' | ',' | '\u{25cf}' | '\u{25cb}')
}
