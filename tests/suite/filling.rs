//! What becomes of territory when the game is played on: both players fill the neutral points in turn.

use gyega::board::{ByColor, Color, Point, PointSet, Stones};
use gyega::life::{Classification, ClassifiedGroup, DangerInside, Status};
use gyega::position::{Marks, Setup, play};
use gyega::rules::Suicide;
use gyega::score::RuleSetBoards;

/// How far from the last move an answer is looked for before any other.
const ANSWER_DISTANCE: u8 = 3;

/// The points that are one player's in one map and not in the other.
pub(crate) fn differing(one: &ByColor<PointSet>, other: &ByColor<PointSet>) -> PointSet {
    let of = |color: Color| {
        let (one, other) = (*one.get(color), *other.get(color));
        (one - other) | (other - one)
    };
    of(Color::Black) | of(Color::White)
}

/// A board as it is read.
struct Read {
    territory: ByColor<PointSet>,
    /// Neutral points that may be filled: those of sekis stay open.
    neutral: PointSet,
    life: Classification,
}

impl Read {
    fn of(stones: &Stones, dead: &PointSet) -> Self {
        let mut setup = Setup::none_dead(*stones);
        setup.marks = Marks { dead: *dead, ..setup.marks.with_all_said() };
        let position = setup.check().expect("a legal position");
        let rule_set_boards = RuleSetBoards::classifying(&position);
        let parts = &rule_set_boards.agreed_board().partition;
        let life: Classification = (*rule_set_boards.classifications()[0]).clone();
        let in_seki = life.stones_of(|group| group.status == Status::InSeki);
        let of_seki = in_seki.dilate(&parts.neutral).flood(&parts.neutral);
        Self {
            territory: ByColor::from_fn(|color| *parts.territory.get(color) | *parts.dead_points.get(color)),
            neutral: parts.neutral - of_seki,
            life,
        }
    }
}

/// Takes the dead stones off, plays every owed move, and lets both players fill neutral points in turn, until neither
/// can: each answers near the last move if there is a move that keeps his territory, and else prefers one that costs
/// the opponent some. Nobody captures. Nothing where a group is unsettled, open or undecided; else, for each player who
/// starts and by whose start points are no longer whose they were, these points and the moves.
pub(crate) fn territory_lost_by_filling(stones: &Stones, dead: &PointSet) -> Option<Vec<String>> {
    let told = Read::of(stones, dead);
    // Dead stones come off before.
    let is_over = |group: &ClassifiedGroup| {
        matches!(group.status, Status::Alive | Status::InSeki) || group.danger_inside == DangerInside::Now
    };
    if !told.life.groups.iter().all(is_over) {
        return None;
    }
    let lost = |first: Color| {
        let (points, moves) = filled(stones.without(dead), &told, first);
        (!points.is_empty()).then(|| format!("{first} first: {points} after {moves}"))
    };
    Some(Color::BOTH.into_iter().filter_map(lost).collect())
}

/// The points that are no longer whose they were, and the moves.
fn filled(mut board: Stones, told: &Read, first: Color) -> (PointSet, String) {
    for color in Color::BOTH {
        told.life.protective_moves.get(color).iter().for_each(|point| board.place(color, point));
    }
    let mut now = Read::of(&board, &PointSet::EMPTY);
    let (mut mover, mut passes, mut last, mut line) = (first, 0, None, Vec::new());
    while passes < 2 {
        let after = |at: Point| {
            let done = play(&board, mover, at, Suicide::Forbidden).ok().filter(|done| done.captured.is_empty())?;
            let after = Read::of(&done.after, &PointSet::EMPTY);
            let is_kept = |color: Color| after.territory.get(color) == told.territory.get(color);
            let far = last.map_or(u8::MAX, |last| distance(last, at));
            let far = if far > ANSWER_DISTANCE { u8::MAX } else { far };
            let order = (far, is_kept(!mover));
            is_kept(mover).then_some((order, at, done.after, after))
        };
        let best = now.neutral.iter().filter_map(after).min_by_key(|(order, ..)| *order);
        last = best.as_ref().map(|(_, at, ..)| *at);
        line.push(format!("{} {}", mover.letter(), last.map_or("pass".to_owned(), |at| at.to_string())));
        passes = if best.is_some() { 0 } else { passes + 1 };
        if let Some((_, _, stones, read)) = best {
            (board, now) = (stones, read);
        }
        mover = !mover;
    }
    (differing(&now.territory, &told.territory), line.join(", "))
}

fn distance(one: Point, other: Point) -> u8 {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column)
}
