use super::DrawingFault;
use crate::board::{Point, Size};

/// How many columns a line names, if it does nothing else: `ABCDEFGHJ`. No row of a board begins with `A`.
pub(super) fn column_letters(letters: &str) -> Option<usize> {
    let column = |column: usize| Point { column: column as u8, row: 0 }.letter();
    let is_column = |(index, letter)| index < Size::LINES_MAX && letter == column(index);
    (letters.starts_with('A') && letters.chars().enumerate().all(is_column)).then_some(letters.len())
}

/// The numbers of the rows, where there are any, must run down to 1.
pub(super) fn check_numbers(numbers: &[Option<usize>], lines: &[usize]) -> Result<(), DrawingFault> {
    for (row, (line, number)) in lines.iter().zip(numbers).enumerate() {
        let expected = numbers.len() - row;
        if let Some(found) = number.filter(|number| *number != expected) {
            return Err(DrawingFault::RowNumber { line: *line, found, expected });
        }
    }
    Ok(())
}
