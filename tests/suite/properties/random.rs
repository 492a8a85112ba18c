//! Random games, played on the plain board, and the same games as the library sees them.

use gyega::board::{ByColor, Color, Point, PointSet, Size, Stones};
use gyega::position::{Marks, Move, MoveList, Position, Replay, Setup};
use proptest::prelude::*;

use super::grid::{BLACK, Grid, WHITE};

/// From which a game is made: the same shape always makes the same game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    width: usize,
    height: usize,
    handicap: usize,
    turns_max: usize,
    /// Whether the players take turns strictly.
    alternates: bool,
    suicide: bool,
    seed: u64,
}

/// Boards of 2 to 9 lines a side; handicap 0, 2 or 3.
pub(super) fn shapes() -> impl Strategy<Value = Shape> {
    let lines = (2..=9_usize, 2..=9_usize);
    let handicap = prop_oneof![3 => Just(0_usize), 1 => Just(2), 1 => Just(3)];
    (lines, handicap, 1..220_usize, any::<bool>(), prop::bool::weighted(0.2), any::<u64>()).prop_map(
        |((width, height), handicap, turns_max, alternates, suicide, seed)| {
            let handicap = if width * height < 9 { 0 } else { handicap };
            Shape { width, height, handicap, turns_max, alternates, suicide, seed }
        },
    )
}

/// The same on boards of at most 5 lines a side.
pub(super) fn small_shapes() -> impl Strategy<Value = Shape> {
    shapes().prop_map(|shape| {
        let (width, height) = (shape.width.min(5), shape.height.min(5));
        let handicap = if width * height < 9 { 0 } else { shape.handicap };
        Shape { width, height, handicap, turns_max: shape.turns_max.min(60), ..shape }
    })
}

/// Numbers from a seed (splitmix64).
pub(super) struct Numbers(u64);

impl Numbers {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    pub(super) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// A game played to the end, and what the plain board knows of it.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) handicap: usize,
    pub(super) alternates: bool,
    initial: Grid,
    /// Who moved where; nothing is a pass.
    pub(super) turns: Vec<(usize, Option<usize>)>,
    pub(super) grid: Grid,
    /// Stones captured by each player.
    pub(super) prisoners: [u32; 2],
    pub(super) dead: Vec<bool>,
    pub(super) seki: Vec<bool>,
}

impl Game {
    pub(super) fn of(shape: Shape) -> Self {
        let mut numbers = Numbers::new(shape.seed);
        let mut initial = Grid::empty(shape.width, shape.height);
        while initial.cells.iter().flatten().count() < shape.handicap {
            let cell = numbers.below(initial.cells.len());
            initial.cells[cell] = Some(BLACK);
        }
        let cells = initial.cells.len();
        let mut game = Self {
            handicap: shape.handicap,
            alternates: shape.alternates,
            grid: initial.clone(),
            initial,
            turns: Vec::new(),
            prisoners: [0; 2],
            dead: vec![false; cells],
            seki: vec![false; cells],
        };
        game.play(shape, &mut numbers);
        game.mark(&mut numbers);
        game
    }

    fn play(&mut self, shape: Shape, numbers: &mut Numbers) {
        let mut player = if shape.handicap > 0 { WHITE } else { BLACK };
        let mut passes = 0;
        let mut before = Vec::new();
        while passes < 2 {
            let must_pass = self.turns.len() >= shape.turns_max || numbers.one_in(25);
            let cell = if must_pass { None } else { self.choose(player, shape, &before, numbers) };
            if let Some(cell) = cell {
                before.clone_from(&self.grid.cells);
                let off = self.grid.play(player, cell, usize::MAX).expect("a chosen cell is free");
                self.prisoners = [self.prisoners[BLACK] + off[WHITE], self.prisoners[WHITE] + off[BLACK]];
            }
            passes = if cell.is_some() { 0 } else { passes + 1 };
            self.turns.push((player, cell));
            // Where turns need not alternate somebody may move twice, but never between two passes.
            if shape.alternates || cell.is_none() || !numbers.one_in(6) {
                player = 1 - player;
            }
        }
    }

    /// A free cell that is no small eye of the player and does not bring back the board before the last move.
    fn choose(&self, player: usize, shape: Shape, before: &[Option<usize>], numbers: &mut Numbers) -> Option<usize> {
        let cells = self.grid.cells.len();
        let start = numbers.below(cells);
        (0..cells).map(|step| (start + step * 7919) % cells).find(|cell| {
            let mut after = self.grid.clone();
            let may = if shape.suicide { usize::MAX } else { 0 };
            !self.grid.is_small_eye(player, *cell)
                && after.play(player, *cell, may).is_some()
                && after.cells != before
                && after.cells != self.grid.cells
        })
    }

    /// Marks some chains dead and some in seki, whatever they look like.
    fn mark(&mut self, numbers: &mut Numbers) {
        let (one_in_dead, one_in_seki) = (2 + numbers.below(9), 2 + numbers.below(9));
        for chain in self.grid.chains() {
            let is_dead = numbers.one_in(one_in_dead);
            let is_seki = !is_dead && numbers.one_in(one_in_seki);
            for cell in chain {
                self.dead[cell] = is_dead;
                self.seki[cell] = is_seki;
            }
        }
    }

    pub(super) fn plays(&self, player: usize) -> usize {
        self.turns.iter().filter(|turn| turn.0 == player && turn.1.is_some()).count()
    }

    pub(super) fn passes(&self, player: usize) -> usize {
        self.turns.iter().filter(|turn| turn.0 == player && turn.1.is_none()).count()
    }

    pub(super) fn last_player(&self) -> Option<usize> {
        self.turns.iter().rev().find(|turn| turn.1.is_some()).map(|turn| turn.0)
    }

    /// Who moved last, where passes after the last play alternate: of two players who passed as often, not the first.
    pub(super) fn last_mover(&self) -> Option<usize> {
        let late = |player| self.passes(player) - self.early_passes(player);
        let no_stone = self.grid.cells.iter().all(Option::is_none);
        match late(BLACK).cmp(&late(WHITE)) {
            std::cmp::Ordering::Greater => Some(BLACK),
            std::cmp::Ordering::Less => Some(WHITE),
            std::cmp::Ordering::Equal if no_stone && self.first_passer().is_some() => {
                self.first_passer().map(|first| 1 - first)
            }
            std::cmp::Ordering::Equal => self.last_player(),
        }
    }

    /// Passes before the last play.
    pub(super) fn early_passes(&self, player: usize) -> usize {
        let end = self.turns.iter().rposition(|turn| turn.1.is_some()).unwrap_or(0);
        self.turns[..end].iter().filter(|turn| turn.0 == player && turn.1.is_none()).count()
    }

    pub(super) fn first_passer(&self) -> Option<usize> {
        self.turns.iter().find(|turn| turn.1.is_none()).map(|turn| turn.0)
    }

    /// The game as a record, replayed by the library.
    pub(super) fn replay(&self) -> Replay {
        let moves = self
            .turns
            .iter()
            .map(|(player, cell)| Move { player: Color::BOTH[*player], point: cell.map(|cell| self.point(cell)) });
        let record = MoveList { initial: self.stones(&self.initial), moves: moves.collect(), changes: Vec::new() };
        record.replay().expect("every move was legal")
    }

    /// The final position with its marks and everything that is known.
    pub(super) fn position(&self) -> Position {
        self.setup().check().expect("a game leads to a legal position")
    }

    pub(super) fn setup(&self) -> Setup {
        let mut setup = self.replay().setup(Some(self.handicap as u16));
        setup.marks = Marks { dead: self.points(&self.dead), seki: self.points(&self.seki), ..Marks::default() };
        setup
    }

    pub(super) fn point(&self, cell: usize) -> Point {
        Point { column: (cell % self.grid.width) as u8, row: (cell / self.grid.width) as u8 }
    }

    pub(super) fn points(&self, marks: &[bool]) -> PointSet {
        marks.iter().enumerate().filter(|(_, marked)| **marked).map(|(cell, _)| self.point(cell)).collect()
    }

    pub(super) fn stones(&self, grid: &Grid) -> Stones {
        let of = |color: Color| {
            let color = usize::from(color == Color::White);
            self.points(&grid.cells.iter().map(|cell| *cell == Some(color)).collect::<Vec<_>>())
        };
        Stones::new(Size::new(grid.width, grid.height).expect("in range"), ByColor::from_fn(of))
    }
}
