//! A board of its own: sets of points, chains, liberties, moves. Small enough to be read at a glance, so that nothing
//! of what is judged judges itself.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

/// The longest side of a board, and so the step from one row to the next.
const SIDE: usize = 25;

/// Who owns a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    Black,
    White,
}

impl Player {
    pub(super) const BOTH: [Self; 2] = [Self::Black, Self::White];

    pub(super) const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    pub(super) const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }

    pub(super) fn of(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|player| player.name() == name)
    }
}

/// Some points of a board: a bit for each, the rows from the bottom.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Points([u64; 10]);

impl Points {
    pub(super) const NONE: Self = Self([0; 10]);

    pub(super) fn one(at: usize) -> Self {
        let mut points = Self::NONE;
        points.add(at);
        points
    }

    pub(super) fn add(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    pub(super) fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    pub(super) fn lies_in(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn each(self) -> impl Iterator<Item = usize> {
        (0..SIDE * SIDE).filter(move |at| self.has(*at))
    }

    /// The first in reading order: the top row first, each row from left to right.
    pub(super) fn first(self) -> Option<usize> {
        self.each().min_by_key(|at| (SIDE - at / SIDE, at % SIDE))
    }
}

impl BitOr for Points {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitAnd for Points {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl FromIterator<usize> for Points {
    fn from_iter<I: IntoIterator<Item = usize>>(points: I) -> Self {
        let mut all = Self::NONE;
        points.into_iter().for_each(|at| all.add(at));
        all
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.each().map(name_of).collect();
        f.write_str(&names.join(" "))
    }
}

/// `D4`.
pub(super) fn name_of(at: usize) -> String {
    let letter = b'A' + (at % SIDE) as u8;
    let letter = if letter >= b'I' { letter + 1 } else { letter };
    format!("{}{}", char::from(letter), at / SIDE + 1)
}

/// The point of a name such as `D4`.
pub(super) fn point_of(name: &str) -> Option<usize> {
    let letter = *name.as_bytes().first()?;
    let row: usize = name.get(1..)?.parse().ok()?;
    if !letter.is_ascii_uppercase() || letter == b'I' || !(1..=SIDE).contains(&row) {
        return None;
    }
    let column = usize::from(letter - b'A') - usize::from(letter > b'I');
    (column < SIDE).then_some((row - 1) * SIDE + column)
}

/// What stands where.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    width: usize,
    height: usize,
    black: Points,
    white: Points,
}

impl Board {
    /// The top row first. Letters that are no stones are empty points.
    pub(super) fn of_rows(rows: &[&str]) -> Self {
        let width = rows.first().map_or(0, |row| row.chars().count());
        let mut board = Self { width, height: rows.len(), black: Points::NONE, white: Points::NONE };
        for (index, row) in rows.iter().enumerate() {
            for (column, letter) in row.chars().enumerate() {
                let at = (rows.len() - 1 - index) * SIDE + column;
                match letter {
                    'X' | 'x' => board.black.add(at),
                    'O' | 'o' => board.white.add(at),
                    _ => {}
                }
            }
        }
        board
    }

    pub(super) const fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    pub(super) fn all(&self) -> Points {
        (0..self.height).flat_map(|row| (0..self.width).map(move |column| row * SIDE + column)).collect()
    }

    pub(super) const fn of(&self, player: Player) -> Points {
        match player {
            Player::Black => self.black,
            Player::White => self.white,
        }
    }

    pub(super) fn stones(&self) -> Points {
        self.black | self.white
    }

    pub(super) fn empty(&self) -> Points {
        self.all() - self.stones()
    }

    pub(super) fn owner(&self, at: usize) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.of(*player).has(at))
    }

    pub(super) fn without(&self, off: Points) -> Self {
        Self { black: self.black - off, white: self.white - off, ..*self }
    }

    fn beside(&self, at: usize) -> impl Iterator<Item = usize> {
        let (row, column) = (at / SIDE, at % SIDE);
        let (width, height) = (self.width, self.height);
        [
            (column > 0).then(|| at - 1),
            (column + 1 < width).then(|| at + 1),
            (row > 0).then(|| at - SIDE),
            (row + 1 < height).then(|| at + SIDE),
        ]
        .into_iter()
        .flatten()
    }

    /// The points next to some, those themselves left out.
    pub(super) fn around(&self, points: Points) -> Points {
        points.each().flat_map(|at| self.beside(at)).collect::<Points>() - points
    }

    /// All that is joined to a point within some points.
    pub(super) fn joined(&self, at: usize, within: Points) -> Points {
        let (mut found, mut open) = (Points::one(at), vec![at]);
        while let Some(from) = open.pop() {
            for next in self.beside(from).filter(|next| within.has(*next)) {
                if !found.has(next) {
                    found.add(next);
                    open.push(next);
                }
            }
        }
        found
    }

    /// The joined parts of some points.
    pub(super) fn parts(&self, points: Points) -> Vec<Points> {
        let (mut parts, mut left) = (Vec::new(), points);
        while let Some(at) = left.each().next() {
            let part = self.joined(at, points);
            left = left - part;
            parts.push(part);
        }
        parts
    }

    /// The chains with a stone among some points, whole.
    pub(super) fn chains_of(&self, points: Points) -> Points {
        let whole = |player: Player| {
            let own = self.of(player);
            (points & own)
                .each()
                .fold(Points::NONE, |all, at| if all.has(at) { all } else { all | self.joined(at, own) })
        };
        whole(Player::Black) | whole(Player::White)
    }

    pub(super) fn liberties(&self, points: Points) -> Points {
        self.around(points) & self.empty()
    }

    /// Plays a stone and takes off what has no liberty then.
    ///
    /// # Errors
    ///
    /// Where no stone may be played: the point is not empty, or the stone would capture its own.
    pub(super) fn play(&mut self, player: Player, at: usize) -> Result<Points, &'static str> {
        if !self.empty().has(at) {
            return Err("the point is not empty");
        }
        match player {
            Player::Black => self.black.add(at),
            Player::White => self.white.add(at),
        }
        let mut captured = Points::NONE;
        for next in self.beside(at).collect::<Vec<_>>() {
            if self.of(player.other()).has(next) {
                let chain = self.joined(next, self.of(player.other()));
                if self.liberties(chain).is_empty() {
                    captured = captured | chain;
                }
            }
        }
        *self = self.without(captured);
        if self.liberties(self.joined(at, self.of(player))).is_empty() {
            return Err("it captures its own stones");
        }
        Ok(captured)
    }
}

#[test]
fn a_point_has_the_name_of_the_answers() {
    for (name, at) in [("A1", 0), ("H1", 7), ("J1", 8), ("Z1", 24), ("A25", 24 * SIDE)] {
        assert_eq!((name_of(at).as_str(), point_of(name)), (name, Some(at)));
    }
    assert_eq!((point_of("I1"), point_of("A0"), point_of("pass")), (None, None, None));
}

#[test]
fn a_stone_takes_what_has_no_liberty_left() {
    // Black B2 leaves White A2 no liberty; on A1 White would have none herself.
    let mut board = Board::of_rows(&["X..", "O..", ".X."]);
    assert_eq!(
        board.play(Player::Black, point_of("B2").expect("a point")).map(|off| off.to_string()),
        Ok(String::new())
    );
    assert_eq!(board.play(Player::White, 0).err(), Some("it captures its own stones"));
    let mut board = Board::of_rows(&["X..", "OX.", ".X."]);
    assert_eq!(board.play(Player::Black, 0).map(|off| off.to_string()), Ok("A2".to_owned()));
}
