//! Reads vectors: JSON lines, of which only what the checks need is looked at.

use std::path::Path;

use gyega::board::{ByColor, Color, Point, PointSet, Stones};
use gyega::position::{Marks, Position, Setup};
use gyega::rules::Amount;
use gyega::score::{KomiChoice, Terms};
use serde_json::Value;

/// One vector.
pub(super) struct Vector {
    pub(super) id: String,
    pub(super) peer: String,
    pub(super) kind: String,
    /// As they stand in the file.
    pub(super) rows: Vec<String>,
    /// Nothing where the board is larger than those we know.
    board: Option<Stones>,
    /// Stones that the test marks dead with small letters.
    pub(super) marked: PointSet,
    value: Value,
}

/// Every vector of a file.
pub(super) fn vectors(file: &Path) -> Vec<Vector> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| Vector::read(line, file)).collect()
}

impl Vector {
    fn read(line: &str, file: &Path) -> Self {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let text = |field: &str| value[field].as_str().unwrap_or_default().to_owned();
        let rows = lines(&value["board"]);
        let upper: Vec<String> = rows.iter().map(|row| row.to_uppercase()).collect();
        Self {
            id: text("id"),
            peer: file.file_stem().expect("files have names").to_string_lossy().into_owned(),
            kind: text("kind"),
            marked: points_of(&rows, rows.len(), |letter| matches!(letter, 'x' | 'o')),
            board: Stones::from_rows(&upper),
            rows,
            value,
        }
    }

    /// Whether the board is one of ours: 1 to 25 lines a side.
    pub(super) const fn has_board(&self) -> bool {
        self.board.is_some()
    }

    /// What stands on the board.
    pub(super) fn stones(&self) -> &Stones {
        self.board.as_ref().expect("vectors without a board are not asked")
    }

    /// A member, by JSON pointer; null where it is missing.
    pub(super) fn at(&self, pointer: &str) -> &Value {
        self.value.pointer(pointer).unwrap_or(&Value::Null)
    }

    pub(super) fn text(&self, pointer: &str) -> Option<&str> {
        self.at(pointer).as_str()
    }

    pub(super) fn number(&self, pointer: &str) -> Option<i32> {
        self.at(pointer).as_i64().map(|number| number as i32)
    }

    pub(super) fn flag(&self, pointer: &str) -> bool {
        self.at(pointer).as_bool().unwrap_or(false)
    }

    pub(super) fn prisoners(&self) -> Option<ByColor<u32>> {
        let of = |name: &str| self.number(&format!("/prisoners/{name}")).map(|number| number as u32);
        Some(ByColor { black: of("black")?, white: of("white")? })
    }

    pub(super) fn handicap(&self) -> u16 {
        self.number("/handicap").unwrap_or(0) as u16
    }

    /// The lead that `expected.final_score` tells.
    pub(super) fn final_lead(&self) -> Option<Amount> {
        let text = self.text("/expected/final_score")?;
        match text.split_once('+') {
            Some(("B", amount)) => Amount::parse(amount),
            Some(("W", amount)) => Amount::parse(amount).map(|amount| -amount),
            _ => (text == "0").then_some(Amount::ZERO),
        }
    }

    /// The map of that name as the points of each colour.
    pub(super) fn map(&self, name: &str) -> Option<ByColor<PointSet>> {
        let rows = lines(self.at(&format!("/expected/{name}")));
        let of = |letter| points_of(&rows, self.rows.len(), |other| other == letter);
        (!rows.is_empty()).then(|| ByColor { black: of('B'), white: of('W') })
    }

    /// Points of the map of that name that nobody checked.
    pub(super) fn unchecked(&self, name: &str) -> PointSet {
        points_of(&lines(self.at(&format!("/expected/{name}"))), self.rows.len(), |letter| letter == '?')
    }

    /// The dead stones that the vector names.
    pub(super) fn dead(&self) -> PointSet {
        self.points("/expected/dead")
    }

    /// A list of points, by JSON pointer; none where it is missing.
    pub(super) fn points(&self, pointer: &str) -> PointSet {
        let named = self.at(pointer).as_array().into_iter().flatten();
        named.filter_map(Value::as_str).filter_map(Point::parse).collect()
    }

    /// The position with these stones dead, and the vector's komi.
    pub(super) fn position(&self, dead: PointSet) -> Result<(Position, Terms), String> {
        let mut setup = Setup::none_dead(*self.stones());
        setup.marks = Marks { dead, ..setup.marks.with_all_said() };
        setup.prisoners = ByColor::from_fn(|color: Color| self.prisoners().map(|prisoners| *prisoners.get(color)));
        setup.handicap = Some(self.handicap());
        let komi = Amount::parse(&self.at("/komi").to_string()).unwrap_or_default();
        let terms = Terms { komi: KomiChoice::Same(komi), ..Terms::default() };
        setup.check().map(|position| (position, terms)).map_err(|faults| faults.to_string())
    }
}

fn lines(value: &Value) -> Vec<String> {
    let rows = value.as_array().into_iter().flatten();
    rows.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The points where rows, top row first, have such a letter. Rows that are missing at the bottom are empty.
fn points_of(rows: &[String], height: usize, wanted: impl Fn(char) -> bool) -> PointSet {
    let row = |(index, text): (usize, &String)| -> Vec<Point> {
        let wanted = text.chars().enumerate().filter(|(_, letter)| wanted(*letter));
        wanted.map(|(column, _)| Point { column: column as u8, row: (height - 1 - index) as u8 }).collect()
    };
    rows.iter().enumerate().flat_map(row).collect()
}
