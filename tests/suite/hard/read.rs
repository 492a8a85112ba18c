//! Reads positions: a head line, board and map side by side, directives, and the argument.

use gyega::board::{ByColor, Color, Point, PointSet, Size, Stones};

/// What a position is, and what must come out.
pub(super) struct Hard {
    pub(super) id: String,
    pub(super) theme: &'static str,
    pub(super) stones: Stones,
    pub(super) dead: PointSet,
    /// A letter for each point, as in [`LETTERS`].
    pub(super) map: Map,
    /// Stones and the word for what becomes of their groups.
    pub(super) statuses: Vec<(Point, String)>,
    pub(super) owed: Vec<OneOf>,
    pub(super) argument: String,
}

/// A player owes so many moves, and which of these points he fills does not matter.
#[derive(Clone)]
pub(super) struct OneOf {
    pub(super) player: Color,
    pub(super) count: usize,
    pub(super) points: PointSet,
}

/// What may stand in a map: living stones, territory, eyes in seki, points to be filled, points of nobody.
pub(super) const LETTERS: &str = "XOBWbwPp.";

/// Letters of the whole board.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Map {
    pub(super) size: Size,
    letters: Vec<char>,
}

impl Map {
    pub(super) fn filled(size: Size, letter: char) -> Self {
        Self { size, letters: vec![letter; usize::from(size.point_count())] }
    }

    fn index(&self, point: Point) -> usize {
        usize::from(point.row) * usize::from(self.size.width()) + usize::from(point.column)
    }

    pub(super) fn at(&self, point: Point) -> char {
        self.letters[self.index(point)]
    }

    pub(super) fn set(&mut self, points: &PointSet, letter: char) {
        for point in points.iter() {
            let index = self.index(point);
            self.letters[index] = letter;
        }
    }

    /// The top row first.
    pub(super) fn rows(&self) -> Vec<String> {
        let width = usize::from(self.size.width());
        self.letters.chunks(width).rev().map(|row| row.iter().collect()).collect()
    }

    /// Every letter as it reads once each point has gone elsewhere.
    pub(super) fn moved(&self, size: Size, to: impl Fn(Point) -> Point, exchange: bool) -> Self {
        let mut moved = Self::filled(size, '?');
        for point in self.size.iter() {
            let letter = if exchange { exchanged(self.at(point)) } else { self.at(point) };
            moved.set(&PointSet::from(to(point)), letter);
        }
        moved
    }
}

const fn exchanged(letter: char) -> char {
    match letter {
        'X' => 'O',
        'O' => 'X',
        'B' => 'W',
        'W' => 'B',
        'b' => 'w',
        'w' => 'b',
        'P' => 'p',
        'p' => 'P',
        other => other,
    }
}

/// Every position of a file, whose first lines say how such files are read.
pub(super) fn positions(theme: &'static str, text: &str) -> Vec<Hard> {
    let blocks = text.split("\n== ").skip(1);
    blocks.map(|block| position(theme, block).unwrap_or_else(|fault| panic!("{theme}.txt: {fault}\n{block}"))).collect()
}

fn position(theme: &'static str, block: &str) -> Result<Hard, String> {
    let mut lines = block.lines();
    let id = lines.next().ok_or("no id")?.trim().to_owned();
    let (mut rows, mut letters) = (Vec::new(), Vec::new());
    for line in lines.by_ref().take_while(|line| !line.trim().is_empty()) {
        let (row, map) = line.trim().split_once(' ').ok_or("a row is a board and a map")?;
        rows.push(row);
        letters.push(map.trim());
    }
    let upper: Vec<String> = rows.iter().map(|row| row.to_uppercase()).collect();
    let stones = Stones::from_rows(&upper).ok_or("no board")?;
    let size = stones.size();
    let (mut dead, mut map) = (PointSet::EMPTY, Map::filled(size, '?'));
    for (index, (row, line)) in rows.iter().zip(&letters).enumerate() {
        if line.len() != row.len() {
            return Err(format!("row {index} and its map differ in length"));
        }
        for (column, (stone, letter)) in row.chars().zip(line.chars()).enumerate() {
            let point = Point { column: column as u8, row: (rows.len() - 1 - index) as u8 };
            if stone.is_ascii_lowercase() {
                dead.insert(point);
            }
            let is_living = matches!(stone, 'X' | 'O');
            let is_known = if is_living { letter == stone } else { LETTERS[2..].contains(letter) };
            if !is_known {
                return Err(format!("{letter} cannot stand on {stone} at {point}"));
            }
            map.set(&PointSet::from(point), letter);
        }
    }
    let mut hard =
        Hard { id, theme, stones, dead, map, statuses: Vec::new(), owed: Vec::new(), argument: String::new() };
    for line in lines {
        if let Some(text) = line.strip_prefix("status: ") {
            statuses(&mut hard, text)?;
        } else if let Some(text) = line.strip_prefix("owes: ") {
            let owed = one_of(text).ok_or("owes: <player> <count> of <points>")?;
            hard.owed.push(owed);
        } else {
            hard.argument.push_str(line);
            hard.argument.push('\n');
        }
    }
    if hard.statuses.is_empty() || hard.argument.trim().is_empty() {
        return Err("a position has statuses and an argument".to_owned());
    }
    hard.argument = hard.argument.trim().to_owned();
    Ok(hard)
}

/// `in-seki A1 B2; alive rest`: `rest` is every stone whose chain was neither named nor marked dead.
/// `unsettled|undecided` takes either word, `not-in-seki` every other word, and `any` is not looked at; `unsettled`
/// takes `captured` too.
fn statuses(hard: &mut Hard, text: &str) -> Result<(), String> {
    let marked = hard.stones.chains_of(&hard.dead);
    let mut named = marked;
    for part in text.split(';') {
        let mut words = part.split_whitespace();
        let status = words.next().ok_or("an empty status")?;
        for word in words {
            let points = if word == "rest" {
                hard.stones.occupied() - named
            } else {
                PointSet::from(Point::parse(word).ok_or(format!("{word} is no point"))?)
            };
            if points.is_empty() || !points.is_subset(&hard.stones.occupied()) {
                return Err(format!("no stone at {word}"));
            }
            named |= hard.stones.chains_of(&points);
            hard.statuses.extend(points.iter().map(|point| (point, status.to_owned())));
        }
    }
    hard.statuses.extend(marked.iter().map(|point| (point, "dead".to_owned())));
    if named == hard.stones.occupied() { Ok(()) } else { Err("a stone has no status; any is one".to_owned()) }
}

/// `white 1 of C3 D4`.
fn one_of(text: &str) -> Option<OneOf> {
    let (player, text) = text.split_once(' ')?;
    let (count, text) = text.split_once(" of ")?;
    let player = if player == "black" { Color::Black } else { Color::White };
    let points: Option<Vec<Point>> = text.split_whitespace().map(Point::parse).collect();
    Some(OneOf { player, count: count.parse().ok()?, points: points?.into_iter().collect() })
}

impl OneOf {
    /// Points at which the map may show either letter are shown as territory, unless too many or too few are owed.
    pub(super) fn settle(&self, map: &mut Map, letters: &ByColor<[char; 2]>) {
        let [territory, owed] = *letters.get(self.player);
        let is_owed = |point: &Point| map.at(*point) == owed;
        if self.points.iter().filter(is_owed).count() == self.count {
            let found: PointSet = self.points.iter().filter(is_owed).collect();
            map.set(&found, territory);
        }
    }
}
