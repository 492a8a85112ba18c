//! Small boards on which much happens: crowded ones, and larger ones with few empty points.

use gyega::board::{Color, Point, PointSet, Size, Stones};
use gyega::position::play;
use gyega::rules::Suicide;

/// A series of numbers that looks random, the same for the same seed (splitmix64).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn seeded(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end as u64) as usize
    }
}

/// A board with this number: of three kinds in turn, none of which has a chain without a liberty.
pub(crate) fn board(number: u64) -> Stones {
    let mut chance = Chance::seeded(number);
    match number % 4 {
        0 | 1 => crowded(&mut chance),
        2 => grown(&mut chance, [4, 4, 5, 5], 8),
        _ => grown(&mut chance, [6, 6, 6, 7], 8),
    }
}

/// A board of up to twelve points, for what looks at everything.
pub(crate) fn tiny(number: u64) -> Stones {
    let mut chance = Chance::seeded(number);
    let size = Size::new(2 + chance.below(3), 3).expect("a small board");
    scattered(&mut chance, size)
}

/// A board like those at the end of a game: chains of few colours that hang together at single empty points, some eyes,
/// and neutral points between the colours.
pub(crate) fn ending(number: u64) -> Stones {
    let mut chance = Chance::seeded(number);
    let mut stones = areas(&mut chance, [5, 6, 6, 7]);
    for index in 0..5 + chance.below(5) {
        let is_own = |at: &Point| {
            let beside = PointSet::from(*at).neighbours(&stones.all_points());
            Color::BOTH.into_iter().any(|color| beside.is_subset(stones.of(color)))
        };
        let is_wanted = |at: &Point| match index % 3 {
            0 => !is_own(at),
            1 => is_own(at),
            _ => is_own(at) && cuts(&stones, *at),
        };
        let wanted: Vec<Point> = stones.occupied().iter().filter(is_wanted).collect();
        if !wanted.is_empty() {
            stones.remove(&PointSet::from(wanted[chance.below(wanted.len())]));
        }
    }
    // Who was in atari would have connected, or lost something.
    for chain in stones.chains() {
        let opponents: Vec<Point> = chain.points.neighbours(&stones.occupied()).iter().collect();
        let is_in_atari = chain.points.neighbours(&stones.vacant()).len() == 1;
        if is_in_atari && !opponents.is_empty() && chance.below(4) != 0 {
            stones.remove(&PointSet::from(opponents[chance.below(opponents.len())]));
        }
    }
    legal(stones)
}

/// A board as players who play anywhere leave it: no own eye is filled for nothing, and no chain put into atari, but
/// now and then.
pub(crate) fn played(number: u64) -> Stones {
    let mut chance = Chance::seeded(number);
    let sides = [5, 6, 6, 7];
    let size = Size::new(sides[chance.below(4)], sides[chance.below(4)]).expect("a small board");
    let (mut stones, mut color) = (Stones::empty(size), Color::Black);
    let points = usize::from(size.point_count());
    for _ in 0..points + chance.below(2 * points) {
        let mut left: Vec<Point> = stones.vacant().iter().collect();
        while !left.is_empty() {
            let at = left.swap_remove(chance.below(left.len()));
            let beside = PointSet::from(at).neighbours(&stones.all_points());
            if beside.is_subset(stones.of(color)) && chance.below(8) != 0 {
                continue;
            }
            let Ok(played) = play(&stones, color, at, Suicide::Forbidden) else { continue };
            let chain = PointSet::from(at).flood(played.after.of(color));
            let is_given = chain.len() > 1 && chain.neighbours(&played.after.vacant()).len() == 1;
            if !is_given || !played.captured.is_empty() || chance.below(4) == 0 {
                stones = played.after;
                break;
            }
        }
        color = !color;
    }
    stones
}

/// Whether a chain falls apart without one of its stones.
fn cuts(stones: &Stones, at: Point) -> bool {
    stones.chain_at(at).is_some_and(|chain| (chain.points - PointSet::from(at)).parts().count() > 1)
}

/// Each point for itself: kos, false eyes, snapbacks, chains that touch everywhere.
fn crowded(chance: &mut Chance) -> Stones {
    let size = Size::new(3 + chance.below(3), 3 + chance.below(3)).expect("a small board");
    scattered(chance, size)
}

fn scattered(chance: &mut Chance, size: Size) -> Stones {
    let empty = 15 + chance.below(25);
    let mut stones = Stones::empty(size);
    for at in size.iter() {
        if chance.below(100) >= empty {
            stones.place(if chance.below(2) == 0 { Color::Black } else { Color::White }, at);
        }
    }
    legal(stones)
}

/// Chains that grow from a few points until they meet, with holes in them: eye spaces, nakade, sekis, races.
fn grown(chance: &mut Chance, sides: [usize; 4], empty: usize) -> Stones {
    let mut stones = areas(chance, sides);
    let size = stones.size();
    for _ in 0..3 + chance.below(empty - 3) {
        let hole = PointSet::from(any_of(chance, size));
        stones.remove(&hole);
        // Holes side by side more often than by chance, and a stone of the other colour in some of them.
        let beside: Vec<Point> = hole.neighbours(&stones.all_points()).iter().collect();
        if chance.below(2) == 0 && !beside.is_empty() {
            stones.remove(&PointSet::from(beside[chance.below(beside.len())]));
        }
    }
    for _ in 0..chance.below(3) {
        let vacant: Vec<Point> = stones.vacant().iter().collect();
        let color = if chance.below(2) == 0 { Color::Black } else { Color::White };
        if !vacant.is_empty() {
            stones.place(color, vacant[chance.below(vacant.len())]);
        }
    }
    legal(stones)
}

/// A full board: chains that grow from a few points until they meet.
fn areas(chance: &mut Chance, sides: [usize; 4]) -> Stones {
    let size = Size::new(sides[chance.below(4)], sides[chance.below(4)]).expect("a small board");
    let mut free: Vec<Point> = size.iter().collect();
    let mut areas = [PointSet::EMPTY; 6];
    for area in &mut areas[..3 + chance.below(4)] {
        *area = PointSet::from(free.swap_remove(chance.below(free.len())));
    }
    while !free.is_empty() {
        let at = free[chance.below(free.len())];
        let beside = |area: &&mut PointSet| PointSet::from(at).touches(area);
        if let Some(area) = areas.iter_mut().find(beside) {
            area.insert(at);
            free.retain(|other| *other != at);
        }
    }
    let mut stones = Stones::empty(size);
    for (index, area) in areas.iter().enumerate() {
        let color = if index % 2 == 0 { Color::Black } else { Color::White };
        stones = stones.with(color, area);
    }
    stones
}

fn any_of(chance: &mut Chance, size: Size) -> Point {
    let points: Vec<Point> = size.iter().collect();
    points[chance.below(points.len())]
}

/// The board without the chains that have no liberty.
fn legal(mut stones: Stones) -> Stones {
    loop {
        let dead = stones.stones_without_liberty();
        match dead.first() {
            Some(at) => {
                let chain = stones.chain_at(at).map_or(PointSet::from(at), |chain| chain.points);
                stones.remove(&chain);
            }
            None => return stones,
        }
    }
}
