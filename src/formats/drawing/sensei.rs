use super::{Drawing, DrawingFault, DrawingFaults};
use crate::formats::diagram::letters;

/// Whether a line begins with `$$`.
pub(super) fn is_diagram(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("$$"))
}

/// What the first line says: `$$Wcm15 Title`.
#[derive(Default)]
struct Flags {
    /// The line on which they stand, from 1.
    line: usize,
    /// Who plays the first numbered move: `X` or `O`.
    first: Option<char>,
    /// The lines of the board.
    size: Option<usize>,
    /// The number of the first move.
    number: Option<u32>,
}

/// The edges of a board, as faults name them.
const EDGES: [&str; 4] = ["top", "bottom", "left", "right"];
const TOP: usize = 0;
const BOTTOM: usize = 1;
const LEFT: usize = 2;
const RIGHT: usize = 3;

/// Reads a diagram. Numbered moves are stones that stand where they were played, in turn; nothing is captured by them.
pub(super) fn read(text: &str) -> Result<Drawing, DrawingFaults> {
    let mut faults = DrawingFaults::default();
    let mut drawing = Drawing::default();
    let mut flags = Flags::default();
    // Left and right are drawn if they are on every row.
    let mut edges = [false, false, true, true];
    for (index, line) in text.lines().enumerate() {
        let Some(line) = line.trim().strip_prefix("$$") else { continue };
        let (number, letters) = (index + 1, letters(line));
        let is_first = flags.line == 0;
        if is_first {
            flags.line = number;
        }
        if letters.is_empty() || letters.starts_with(['[', '{']) {
            continue;
        }
        let is_head = line.starts_with(|letter: char| letter.is_ascii_alphanumeric());
        if !is_first && (is_head || edges[BOTTOM]) {
            faults.push(DrawingFault::SecondDiagram { line: number });
            break;
        }
        if is_edge(&letters) {
            edges[if drawing.rows.is_empty() { TOP } else { BOTTOM }] = true;
        } else if is_first {
            flags.read(line);
        } else {
            let row = letters.strip_prefix('|').unwrap_or(&letters);
            edges[LEFT] &= row.len() < letters.len();
            edges[RIGHT] &= row.ends_with('|');
            drawing.rows.push(flags.row(row.strip_suffix('|').unwrap_or(row), number, &mut faults));
            drawing.lines.push(number);
        }
    }
    check_whole(&drawing, &flags, edges, &mut faults);
    if faults.0.is_empty() { Ok(drawing) } else { Err(faults) }
}

/// A line of dashes.
fn is_edge(letters: &str) -> bool {
    letters.len() > 1 && letters.chars().all(|letter| matches!(letter, '-' | '+')) && letters.contains('-')
}

impl Flags {
    fn read(&mut self, line: &str) {
        let mut rest = line.split_whitespace().next().filter(|_| !line.starts_with(char::is_whitespace)).unwrap_or("");
        while let Some(flag) = rest.chars().next() {
            rest = &rest[flag.len_utf8()..];
            let digits = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let number = &rest[..rest.len() - digits.len()];
            match flag {
                'B' => self.first = Some('X'),
                'W' => self.first = Some('O'),
                'm' => {
                    self.number = number.parse().ok();
                    rest = digits;
                }
                '1'..='9' => {
                    self.size = format!("{flag}{number}").parse().ok();
                    rest = digits;
                }
                // Coordinates are for the eye.
                'c' => {}
                _ => return,
            }
        }
    }

    /// A row of `X`, `O` and `.`, and a blank where a letter is faulty.
    fn row(&self, letters: &str, line: usize, faults: &mut DrawingFaults) -> String {
        let read = |letter| self.letter(letter, line).map_err(|fault| faults.push(fault)).unwrap_or(' ');
        letters.chars().map(read).collect()
    }

    /// What stands on the point: `X`, `O` or `.`.
    fn letter(&self, letter: char, line: usize) -> Result<char, DrawingFault> {
        Ok(match letter {
            'X' | 'B' | '#' | 'Y' | 'Z' => 'X',
            'O' | 'W' | '@' | 'Q' | 'P' => 'O',
            '.' | ',' | 'C' | 'S' | 'T' | 'M' | 'a'..='z' => '.',
            '0'..='9' => {
                let first = match (self.first, self.number) {
                    (Some(first), _) => first,
                    (None, None) => 'X',
                    (None, Some(first)) => return Err(DrawingFault::FirstPlayer { line: self.line, first }),
                };
                // 0 is the tenth move.
                let is_odd = matches!(letter, '1' | '3' | '5' | '7' | '9');
                if is_odd == (first == 'X') { 'X' } else { 'O' }
            }
            found => return Err(DrawingFault::Letter { line, found }),
        })
    }
}

/// A whole board has all its edges, or the size that the first line tells.
fn check_whole(drawing: &Drawing, flags: &Flags, edges: [bool; 4], faults: &mut DrawingFaults) {
    let height = drawing.rows.len();
    let width = drawing.rows.first().map_or(0, |row| row.chars().count());
    if height == 0 {
        return faults.push(DrawingFault::NoLetters);
    }
    if flags.size.is_some_and(|size| (width, height) == (size, size)) {
        return;
    }
    let missing = EDGES.into_iter().zip(edges).filter(|(_, is_drawn)| !is_drawn);
    missing.for_each(|(edge, _)| faults.push(DrawingFault::NoEdge { edge: edge.to_owned() }));
    if let (Some(size), true) = (flags.size, edges.into_iter().all(|is_drawn| is_drawn)) {
        faults.push(DrawingFault::Size { width, height, size });
    }
}
