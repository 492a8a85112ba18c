use super::{Drawing, DrawingFaults, plain, printed, sensei};

/// Finds the board in a text.
///
/// - Plain rows of `X`, `O`, `.` and the other letters of [`diagram`](crate::formats::diagram), with or without
///   coordinates.
/// - What GNU `Go`, Leela Zero and `KataGo` print: a line of column letters, then rows with their numbers; parentheses
///   around the last move; small numbers after the last moves (`KataGo`); prisoners and `KataGo`'s rules where
///   they are printed.
/// - A diagram of Sensei's Library, lines that begin with `$$`; other lines around it are not read.
///
/// ```
/// use gyega::formats::drawing;
///
/// let board = drawing::read("   A B C\n 2 .(X)O 2\n 1 . X O 1   BLACK (X) has captured 3 stones\n").unwrap();
/// assert_eq!(board.rows, [".XO", ".XO"]);
/// assert_eq!(board.prisoners.black, Some(3));
/// ```
///
/// # Errors
///
/// Everything that keeps it from being read: there is no board, or not a whole one, or several.
pub fn read(text: &str) -> Result<Drawing, DrawingFaults> {
    if sensei::is_diagram(text) {
        return sensei::read(text);
    }
    match printed::columns(text).map(|columns| printed::read(text, &columns)).transpose()? {
        Some(drawing) if !drawing.rows.is_empty() => Ok(drawing),
        _ => Ok(plain::read(text)?),
    }
}
