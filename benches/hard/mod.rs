//! Boards that are built to be hard to classify. The same ones in every run.

use gyega::board::{PointSet, Stones};
use gyega::life::Classification;

const LINES: usize = 25;
const POINTS: usize = LINES * LINES;

type Board = [u8; POINTS];

/// How many boards a random family has.
const BOARDS: usize = 20;

/// How many of the hardest boards are made harder.
const CLIMBED: usize = 3;

/// How many changes a climb tries.
const CLIMB_STEPS: usize = 40;

/// The families by name.
pub(crate) fn families() -> Vec<(&'static str, Vec<Vec<String>>)> {
    let mut chance = Chance(11);
    let mut random =
        |make: &dyn Fn(&mut Chance) -> Board| -> Vec<Board> { (0..BOARDS).map(|_| legal(make(&mut chance))).collect() };
    let mut families = vec![
        ("crowded, 8 % empty", random(&|chance| crowded(chance, 8, 1))),
        ("crowded, 15 % empty", random(&|chance| crowded(chance, 15, 1))),
        ("crowded in short chains, 10 % empty", random(&|chance| crowded(chance, 10, 3))),
        ("crowded in long chains, 12 % empty", random(&|chance| crowded(chance, 12, 6))),
        ("areas with 12 % empty and stones inside", random(&|chance| areas(chance, 12))),
        ("long chains with shared liberties", random(&snakes)),
    ];
    for (name, tile) in TILES {
        let mut boards: Vec<Board> = (0..BOARDS).map(|_| tiled(tile, &mut chance)).collect();
        boards[0] = tiled(tile, &mut Chance(0));
        families.push((name, boards.into_iter().map(legal).collect()));
    }
    let hardest = |boards: &[Board]| -> Option<Board> { boards.iter().copied().max_by_key(nodes) };
    let mut climbed: Vec<Board> = families.iter().filter_map(|(_, boards)| hardest(boards)).collect();
    climbed.sort_by_key(|board| std::cmp::Reverse(nodes(board)));
    climbed.truncate(CLIMBED);
    for board in &mut climbed {
        *board = climb(*board, &mut chance);
    }
    families.push(("the hardest of these, after a climb", climbed));
    families.into_iter().map(|(name, boards)| (name, boards.iter().map(rows).collect())).collect()
}

/// Patterns that are laid side by side, some points of them changed at random.
const TILES: &[(&str, &[&str])] = &[
    ("false eyes like a checkerboard", &["X.X.", "OXXX", "X.X.", "XXOX"]),
    ("combs of two-point eyes", &["XXXXX", "X..XO", "XXXXO", "OOOOO", "OX..O"]),
    ("kos side by side", &[".XO.", "XO.O", ".XO.", "OX.X"]),
    ("small sekis side by side", &["OOOOOOO", "OXXXXX.", "OX.O.XO", "OXXXXXO", "O.OOOOO"]),
    ("races with one eye each", &["XXXXOOO", "X.X.O.O", "XXX.OOO", "OOOXXXX", "O.O.X.X"]),
    ("connections over two neutral points", &["XXX.OOO", "X.X.O.O", "XXXXOOO", ".X...O."]),
];

fn tiled(tile: &[&str], chance: &mut Chance) -> Board {
    let is_plain = chance.0 == 0;
    let mut board: Board = std::array::from_fn(|point| {
        let row = tile[point / LINES % tile.len()].as_bytes();
        row[point % LINES % row.len()]
    });
    if !is_plain {
        let changes = chance.below(POINTS / 6);
        for _ in 0..changes {
            board[chance.below(POINTS)] = *b".XO.".get(chance.below(4)).unwrap_or(&b'.');
        }
    }
    board
}

/// Random stones; the colour is that of a square of so many lines most of the time.
fn crowded(chance: &mut Chance, empty_percent: usize, lines: usize) -> Board {
    let squares: Vec<u8> = (0..POINTS).map(|_| if chance.below(2) == 0 { b'X' } else { b'O' }).collect();
    std::array::from_fn(|point| {
        let square = point / LINES / lines * LINES + point % LINES / lines;
        match chance.below(100) {
            number if number < empty_percent => b'.',
            number if number > 94 => *b"XO".get(chance.below(2)).unwrap_or(&b'X'),
            _ => squares[square],
        }
    })
}

/// Areas of the nearest of twenty seeds, with opposing stones and empty points inside.
fn areas(chance: &mut Chance, empty_percent: usize) -> Board {
    let seeds: Vec<(usize, u8)> =
        (0..20).map(|seed| (chance.below(POINTS), if seed % 2 == 0 { b'X' } else { b'O' })).collect();
    let distance = |one: usize, other: usize| {
        let (columns, rows) = ((one % LINES).abs_diff(other % LINES), (one / LINES).abs_diff(other / LINES));
        columns * columns + rows * rows
    };
    std::array::from_fn(|point| {
        let owner = seeds.iter().min_by_key(|(seed, _)| distance(point, *seed)).map_or(b'X', |(_, owner)| *owner);
        match chance.below(100) {
            number if number < empty_percent => b'.',
            number if number < empty_percent + 8 => {
                if owner == b'X' {
                    b'O'
                } else {
                    b'X'
                }
            }
            _ => owner,
        }
    })
}

/// Long lines of stones in turn, with liberties here and there that both share.
fn snakes(chance: &mut Chance) -> Board {
    let every = 5 + chance.below(8);
    let thick = 1 + chance.below(2);
    std::array::from_fn(|point| {
        let (row, column) = (point / LINES, point % LINES);
        if chance.below(every) == 0 && column != 0 {
            return b'.';
        }
        if (row / thick).is_multiple_of(2) || column == (row / thick / 2 % 2) * (LINES - 1) { b'X' } else { b'O' }
    })
}

/// Changes single points as long as that costs more positions.
fn climb(mut board: Board, chance: &mut Chance) -> Board {
    let mut most = nodes(&board);
    for _ in 0..CLIMB_STEPS {
        let mut next = board;
        for _ in 0..=chance.below(3) {
            next[chance.below(POINTS)] = *b".XO.".get(chance.below(4)).unwrap_or(&b'.');
        }
        let next = legal(next);
        let cost = nodes(&next);
        if cost >= most {
            (board, most) = (next, cost);
        }
    }
    board
}

fn nodes(board: &Board) -> u32 {
    let stones = Stones::from_rows(&rows(board)).expect("X, O and . only");
    Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY).nodes
}

/// Takes one stone off every chain without a liberty, until there is none.
fn legal(mut board: Board) -> Board {
    loop {
        let stones = Stones::from_rows(&rows(&board)).expect("X, O and . only");
        let Some(point) = stones.stones_without_liberty().first() else { return board };
        board[(LINES - 1 - usize::from(point.row)) * LINES + usize::from(point.column)] = b'.';
    }
}

fn rows(board: &Board) -> Vec<String> {
    board.chunks(LINES).map(|row| row.iter().map(|stone| char::from(*stone)).collect()).collect()
}

/// A linear congruential generator (Knuth's MMIX constants); its upper bits are the good ones.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
