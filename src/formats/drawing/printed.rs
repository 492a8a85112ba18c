use super::lines::{check_numbers, column_letters};
use super::{Drawing, DrawingFault};
use crate::board::{ByColor, Color};
use crate::formats::diagram::letters;
use crate::rules::{Handicap, KatagoRules};

/// The line that names the columns.
pub(super) struct Columns {
    /// From 0.
    line: usize,
    /// How many it names.
    width: usize,
}

/// Finds the first line that names columns; GNU `Go` may write the last move after them.
pub(super) fn columns(text: &str) -> Option<Columns> {
    text.lines().enumerate().find_map(|(line, written)| {
        let written = written.split("Last move").next().unwrap_or_default();
        let written = written.strip_prefix('=').unwrap_or(written);
        column_letters(&letters(written)).map(|width| Columns { line, width })
    })
}

/// Reads a board as programs print it. What else they print is skipped unless it tells prisoners or rules.
pub(super) fn read(text: &str, columns: &Columns) -> Result<Drawing, DrawingFault> {
    let mut drawing = Drawing::default();
    let mut numbers = Vec::new();
    let mut caption = Caption::default();
    for (index, line) in text.lines().enumerate() {
        let row = if index > columns.line { row(line) } else { None };
        let beside = row.as_ref().map_or(line, |row| row.beside);
        if let Some(PrintedRow { number, letters, .. }) = row {
            numbers.push(Some(number));
            drawing.rows.push(letters);
            drawing.lines.push(index + 1);
        }
        caption.hear(index + 1, beside)?;
    }
    let width = drawing.rows.first().map_or(columns.width, |row| row.chars().count());
    if width != columns.width && drawing.rows.iter().all(|row| row.chars().count() == width) {
        return Err(DrawingFault::Columns { line: columns.line + 1, found: columns.width, expected: width });
    }
    check_numbers(&numbers, &drawing.lines)?;
    drawing.handicap = caption.handicap();
    let Caption { prisoners, rules, .. } = caption;
    Ok(Drawing { prisoners, rules, ..drawing })
}

struct PrintedRow<'t> {
    number: usize,
    letters: String,
    /// What stands to the right of it.
    beside: &'t str,
}

/// Reads a line that begins with a number: letters up to the number at the other end, if there is one.
fn row(line: &str) -> Option<PrintedRow<'_>> {
    let line = line.trim_start();
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = line[..line.len() - rest.len()].parse().ok()?;
    let (mut row, mut is_after_letter) = (String::new(), false);
    for (at, letter) in rest.char_indices() {
        let is_mark = matches!(letter, '(' | ')' | '[' | ']') || letter.is_ascii_digit() && is_after_letter;
        let is_letter = !is_mark && !letter.is_whitespace();
        if is_letter && letter.is_ascii_digit() {
            return Some(PrintedRow { number, letters: row, beside: &rest[at..] });
        }
        if is_letter {
            row.push(letter);
        }
        is_after_letter = is_letter;
    }
    Some(PrintedRow { number, letters: row, beside: "" })
}

/// What a program says besides the board.
#[derive(Default)]
struct Caption {
    prisoners: ByColor<Option<u32>>,
    rules: Option<KatagoRules>,
    /// What `KataGo` gives White for handicap stones.
    bonus: Option<u16>,
}

impl Caption {
    fn hear(&mut self, line: usize, text: &str) -> Result<(), DrawingFault> {
        let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter.is_whitespace()).trim_end();
        if let Some(number) = text.strip_prefix("B stones captured:") {
            // Black stones were captured by White.
            self.prisoners.white = number.trim().parse().ok();
        } else if let Some(number) = text.strip_prefix("W stones captured:") {
            self.prisoners.black = number.trim().parse().ok();
        } else if let Some(number) = text.strip_prefix("Handicap bonus score:") {
            self.bonus = number.trim().parse().ok();
        } else if let Some(rules) = text.strip_prefix("Rules:").filter(|rules| rules.trim_start().starts_with('{')) {
            self.rules = Some(katago_rules(rules).map_err(|fault| DrawingFault::Rules { line, fault })?);
        } else if let Some((player, number)) = captured(text) {
            *self.prisoners.get_mut(player) = Some(number);
        }
        Ok(())
    }

    /// The number of handicap stones behind `KataGo`'s bonus, where its rules have one.
    fn handicap(&self) -> Option<u16> {
        let bonus = self.bonus.unwrap_or(0);
        match self.rules?.white_handicap_bonus {
            Handicap::N => Some(bonus),
            Handicap::NMinusOne => Some(if bonus == 0 { 0 } else { bonus.saturating_add(1) }),
            Handicap::Zero => None,
        }
    }
}

/// GNU `Go`'s `WHITE (O) has captured 3 stones`: by whom, and how many.
fn captured(text: &str) -> Option<(Color, u32)> {
    let (who, how_many) = text.split_once(" has captured ")?;
    let player = Color::of_word(&who.split_whitespace().next()?.to_ascii_lowercase())?;
    Some((player, how_many.split_whitespace().next()?.parse().ok()?))
}

fn katago_rules(json: &str) -> Result<KatagoRules, String> {
    let value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    crate::formats::katago::rules_from_json(&value).map_err(|faults| faults.to_string())
}
