//! Finished boards of 19x19 made by a small generator, the same on every machine: no two alike, none taken from a game.
//!
//! Each point belongs to the nearest of a few seeds, so both players hold a handful of areas. Stones stand along the
//! borders and here and there inside, some border points stay open as neutral points, and some areas hold a dead stone.
//! Boards that differ matter: a single board teaches the processor its branches and flatters the figure.

const LINES: usize = 19;
const POINTS: usize = LINES * LINES;

/// `count` boards as rows of text, top row first; `x` and `o` are dead stones.
pub(crate) fn boards(count: usize) -> Vec<Vec<String>> {
    let mut chance = Chance(0x1234_5678_9abc_def0);
    (0..count).map(|_| board(&mut chance)).collect()
}

fn board(chance: &mut Chance) -> Vec<String> {
    let owners = owners(chance);
    let mut stones = [b'.'; POINTS];
    for point in 0..POINTS {
        let at_border = neighbours(point).any(|next| owners[next] != owners[point]);
        let open = at_border && chance.one_in(24);
        let stands = if at_border { !open } else { chance.one_in(3) };
        if stands {
            stones[point] = owners[point];
        }
    }
    take_off_captured(&mut stones);
    for point in 0..POINTS {
        let is_free = stones[point] == b'.' && neighbours(point).all(|next| stones[next] == b'.');
        if is_free && chance.one_in(6) {
            stones[point] = if owners[point] == b'X' { b'o' } else { b'x' };
        }
    }
    stones.chunks(LINES).map(|row| row.iter().map(|stone| char::from(*stone)).collect()).collect()
}

/// Whose area each point is: that of the nearest seed.
fn owners(chance: &mut Chance) -> [u8; POINTS] {
    let seeds: Vec<(usize, u8)> = (0..10 + chance.below(6))
        .map(|number| (chance.below(POINTS), if number % 2 == 0 { b'X' } else { b'O' }))
        .collect();
    std::array::from_fn(|point| {
        let nearest = seeds.iter().min_by_key(|(seed, _)| distance(point, *seed));
        nearest.map_or(b'X', |(_, owner)| *owner)
    })
}

fn distance(one: usize, other: usize) -> usize {
    let columns = (one % LINES).abs_diff(other % LINES);
    let rows = (one / LINES).abs_diff(other / LINES);
    columns * columns + rows * rows
}

/// No chain without a liberty is left: such stones would not be on a real board.
fn take_off_captured(stones: &mut [u8; POINTS]) {
    for start in 0..POINTS {
        if stones[start] == b'.' {
            continue;
        }
        let mut chain = vec![start];
        let mut read = 0;
        let mut has_liberty = false;
        while let Some(&point) = chain.get(read) {
            read += 1;
            for next in neighbours(point) {
                has_liberty |= stones[next] == b'.';
                if stones[next] == stones[start] && !chain.contains(&next) {
                    chain.push(next);
                }
            }
        }
        if !has_liberty {
            for point in chain {
                stones[point] = b'.';
            }
        }
    }
}

fn neighbours(point: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (point / LINES, point % LINES);
    let all = [
        (row > 0).then(|| point - LINES),
        (column > 0).then(|| point - 1),
        (column + 1 < LINES).then_some(point + 1),
        (row + 1 < LINES).then_some(point + LINES),
    ];
    all.into_iter().flatten()
}

/// A linear congruential generator (Knuth's MMIX constants); its upper bits are the good ones.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}
