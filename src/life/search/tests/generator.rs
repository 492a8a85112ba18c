use super::{Chance, KO_RULES};
use crate::board::{ByColor, Color, PointSet, Size};
use crate::life::search::{Goal, LocalProblem};

/// A random area, of either kind in turn, under a random rule of ko and with a random goal.
pub(super) fn random_area(chance: &mut Chance, empty: usize) -> LocalProblem {
    loop {
        let area = if chance.below(2) == 0 { scattered(chance, empty) } else { enclosed(chance, empty) };
        if let Some(area) = area {
            let goal = if chance.below(3) == 0 { Goal::Dead } else { Goal::Capture };
            return LocalProblem { ko: KO_RULES[chance.below(4)], goal, ..area };
        }
    }
}

/// A random area with up to `empty` empty points, its target, and walls of both kinds around it.
fn scattered(chance: &mut Chance, empty: usize) -> Option<LocalProblem> {
    let size = Size::new(5, 5).expect("a small board");
    let (mut stones, mut area) = (ByColor::<PointSet>::default(), PointSet::EMPTY);
    let mut immortal = ByColor::<PointSet>::default();
    let (mut vacant, mut kept_free) = (PointSet::EMPTY, PointSet::EMPTY);
    for at in size.iter() {
        match chance.below(10) {
            0..=2 if usize::from(vacant.len()) < empty => vacant.insert(at),
            3..=5 => stones.black.insert(at),
            6 => stones.white.insert(at),
            7 => immortal.black.insert(at),
            8 => immortal.white.insert(at),
            _ => {}
        }
    }
    for at in vacant.iter() {
        if chance.below(4) == 0 {
            kept_free.insert(at);
        }
    }
    area |= vacant | stones.black | stones.white;
    // A chain without a liberty is refused at the door.
    for color in Color::BOTH {
        let own = *stones.get(color);
        let free = (vacant | *immortal.get(color)).dilate(&(own | vacant | *immortal.get(color)));
        if (free & own).flood(&own) != own {
            return None;
        }
    }
    let chain = PointSet::from(stones.black.first()?).flood(&stones.black);
    let target = if chance.below(2) == 0 { stones.black } else { chain };
    // A thrifty defender in one of four: each empty point is his or neutral.
    let is_thrifty = chance.below(4) == 0;
    let own = vacant.iter().filter(|_| is_thrifty && chance.below(2) == 0).collect();
    Some(LocalProblem { kept_free, thrifty: own, ..LocalProblem::new(area, stones, immortal, target, Color::Black) })
}

/// A space in a corner, at an edge or in the centre, with so many empty points and perhaps stones of both in it. What
/// is around it is one chain by assumption, sometimes with stones of its own that are not linked to it, or the chains
/// that lie there, some of them with an eye elsewhere.
fn enclosed(chance: &mut Chance, empty: usize) -> Option<LocalProblem> {
    let (enemies, friends) = (chance.below(empty / 3 + 2), chance.below(3) / 2);
    let (space, board) = random_space(chance, (7, 7), empty + enemies + friends);
    let mut stones = ByColor::<PointSet>::default();
    let mut left: Vec<_> = space.iter().collect();
    for _ in 0..enemies {
        stones.white.insert(left.swap_remove(chance.below(left.len())));
    }
    for _ in 0..friends {
        stones.black.insert(left.swap_remove(chance.below(left.len())));
    }
    let vacant: PointSet = left.into_iter().collect();
    let wall = space.neighbours(&board);
    let mut immortal = ByColor::<PointSet>::default();
    let mut link = PointSet::EMPTY;
    for point in wall.iter() {
        match chance.below(12) {
            0 => immortal.white.insert(point),
            1 if chance.below(4) == 0 => immortal.black.insert(point),
            _ => link.insert(point),
        }
    }
    let has_liberty = |own: PointSet, hold: PointSet| {
        let open = (vacant | hold).dilate(&(own | vacant | hold));
        (open & own).flood(&own) == own
    };
    let target = if chance.below(2) == 0 { stones.black } else { PointSet::EMPTY };
    if chance.below(2) == 0 {
        let (chains, friends) = (link, stones.black);
        let with_eye: PointSet = chains.parts().filter(|_| chance.below(2) == 0).collect();
        let can_be = chains.parts().all(|chain| chain.touches(&vacant) || chain.is_subset(&with_eye));
        let is_legal = can_be && !chains.is_empty() && has_liberty(stones.white, immortal.white);
        let area = LocalProblem::new(space, stones, immortal, friends, Color::Black);
        return (is_legal && has_liberty(friends, immortal.black)).then_some(LocalProblem { chains, with_eye, ..area });
    }
    let (outside, eyes) = (chance.below(3) as u8, (chance.below(6) / 5) as u8);
    let is_legal = outside + eyes > 0 || link.touches(&vacant);
    let area = LocalProblem::new(space, stones, immortal, target, Color::Black);
    let is_legal = is_legal && !link.is_empty() && has_liberty(stones.white, immortal.white);
    let hold = if link.is_empty() { immortal.black } else { immortal.black | link };
    (is_legal && has_liberty(stones.black, hold)).then_some(LocalProblem {
        link,
        outside_liberties: outside,
        eyes,
        ..area
    })
}

/// An empty space of the attacker, whose chains around it have no other liberty: what cuts them apart are immortal
/// stones of the defender, who has no other yet.
pub(super) fn invaded(chance: &mut Chance, empty: usize) -> LocalProblem {
    let (space, board) = random_space(chance, (3, 3), empty);
    let around = board - space - space.neighbours(&board);
    let immortal: PointSet = around.iter().filter(|_| chance.below(4) == 0).collect();
    let area = board - immortal;
    let stones = ByColor { black: PointSet::EMPTY, white: area - space };
    // What has no liberty is no part of the question.
    let white = space.touched_parts(&stones.white);
    let (stones, immortal) = (ByColor { white, ..stones }, ByColor { black: immortal, white: PointSet::EMPTY });
    let ko = KO_RULES[chance.below(4)];
    LocalProblem { goal: Goal::Dead, ko, ..LocalProblem::new(space | white, stones, immortal, space, Color::Black) }
}

/// Joined points in a corner, at an edge or in the centre of a board, and all its points.
fn random_space(chance: &mut Chance, (width, height): (usize, usize), count: usize) -> (PointSet, PointSet) {
    let board = PointSet::full(Size::new(width, height).expect("a small board"));
    let (column, row) = (width as u8 / 2, height as u8 / 2);
    let starts = [(0, 0), (column, 0), (column, row)];
    let (column, row) = starts[chance.below(starts.len())];
    let mut space = PointSet::from(crate::board::Point { column, row });
    while usize::from(space.len()) < count {
        let edge: Vec<_> = space.neighbours(&board).iter().collect();
        space.insert(edge[chance.below(edge.len())]);
    }
    (space, board)
}
