//! Whether play is over: what each player would gain by the first move, where that is simply known.

use super::Case;
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::explain::Statement;
use crate::life::{Budget, Capture, Classification, OPEN_SPACE_MIN, Status, Work, open_kos};
use crate::position::play;
use crate::rules::Suicide;
use crate::score::{BoardReading, Partition};

/// The most places that are looked at; on a finished board there is none.
const PLACES_MAX: usize = 8;

/// The positions that reading the board after one move may search.
const NODES: u32 = 8_000;

/// The nodes that finding the first moves at one place may spend.
const NODES_OF_MOVES: u32 = 2_000;

/// A place where both players may want to move first.
struct Place {
    /// Who gains there what the other would keep from him.
    player: Color,
    at: Point,
    /// Where the other would play.
    other: Point,
}

/// Says where play is not over: a ko that is open, a border that the first to play draws, a chain that the first to play connects or
/// makes his opponent connect. Groups that the first to play takes or keeps are told elsewhere.
pub(super) fn audit_to_play(case: &Case, board: &BoardReading, work: &Work, entries: &mut Vec<Statement>) {
    let Some(read) = &board.life else { return };
    let stones = case.position.stones();
    let living = stones.without(&board.dead);
    let reader = After { stones, dead: &board.dead, seki: case.position.seki(), work };
    audit_kos(&living, read, entries);
    let now = territory(read, &board.partition);
    let places = at_connections(read).chain(at_borders(&living, &board.partition, read)).take(PLACES_MAX);
    let mut told = PointSet::EMPTY;
    for Place { player, at, other } in places {
        let opponent = !player;
        if told.contains(at) || told.contains(other) {
            continue;
        }
        let own = reader.worth(player, at);
        let others = reader.worth(opponent, other).or(now);
        let Some(gain) = own.zip(others).map(|(own, others)| signed(player, own - others)) else { continue };
        if gain > 0 {
            told |= PointSet::from(at) | PointSet::from(other);
            let entry = Statement::new("audit-to-play").with("player", player).with("at", at);
            entries.push(entry.with("opponent", opponent).with("other", other).with("count", gain));
        }
    }
}

const fn signed(color: Color, lead: i32) -> i32 {
    match color {
        Color::Black => lead,
        Color::White => -lead,
    }
}

/// Stones that stand in a ko, outside a seki, where nothing else hangs on it.
fn audit_kos(living: &Stones, read: &Classification, entries: &mut Vec<Statement>) {
    let told = read.connections.open_kos;
    for stone in open_kos(living).iter().filter(|stone| !told.contains(*stone)).map(PointSet::from) {
        let Some(at) = stone.neighbours(&living.vacant()).first() else { continue };
        let around = stone | at.into();
        let is_in_seki = around.touches(&read.in_seki) || !around.is_disjoint(&read.in_seki);
        let Some(player) = stone.first().and_then(|stone| living.at(stone)).filter(|_| !is_in_seki) else { continue };
        let entry = Statement::new("audit-to-play-ko").with("player", player).with("points", stone);
        entries.push(entry.with("opponent", !player).with("at", at));
    }
}

/// Where a chain hangs on its last point if its opponent plays first, and not if its owner does.
fn at_connections(read: &Classification) -> impl Iterator<Item = Place> + '_ {
    let place = |capture: &Capture| {
        let player = capture.color()?;
        let moves = capture.first_moves(NODES_OF_MOVES)?;
        Some(Place { player, at: *moves.get(player), other: *moves.get(!player) })
    };
    read.connections.first_decides.iter().take(PLACES_MAX).filter_map(place)
}

/// Where one move makes neutral points its player's: what nobody alone surrounds is not settled there.
fn at_borders(living: &Stones, parts: &Partition, read: &Classification) -> impl Iterator<Item = Place> {
    let settled = read.stones_of(|group| matches!(group.status, Status::Alive));
    let is_asked = |space: &PointSet| {
        let beside = space.neighbours(&living.occupied());
        (2..OPEN_SPACE_MIN).contains(&space.len()) && beside.is_subset(&settled)
    };
    let spaces: Vec<PointSet> = parts.neutral.not_alone().parts().filter(is_asked).collect();
    let living = *living;
    spaces.into_iter().filter_map(move |space| {
        let best = ByColor::from_fn(|color| {
            let moves = space.iter().map(|at| (closed_by(&living, &space, color, at), at));
            moves.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain).map(|(_, at)| at)
        });
        // Who cannot close it himself plays where the other would.
        let player = if best.black.is_some() { Color::Black } else { Color::White };
        let at = (*best.get(player))?;
        Some(Place { player, at, other: best.get(!player).unwrap_or(at) })
    })
}

/// How many points of a space a move there makes its player's alone, if the stone is not in atari itself.
fn closed_by(living: &Stones, space: &PointSet, color: Color, at: Point) -> u16 {
    let Ok(played) = play(living, color, at, Suicide::Forbidden) else { return 0 };
    let chain = PointSet::from(at).flood(played.after.of(color));
    if chain.neighbours(&played.after.vacant()).len() < 2 {
        return 0;
    }
    let left = *space - PointSet::from(at);
    let theirs = played.after.of(!color).dilate(&left).flood(&left);
    (left - theirs).len()
}

/// The board after one more move.
struct After<'a> {
    stones: &'a Stones,
    dead: &'a PointSet,
    seki: &'a PointSet,
    work: &'a Work,
}

impl After<'_> {
    /// Black's territory less White's with the stones that the move takes; nothing where it may not be played, or where a group is not
    /// settled after it.
    fn worth(&self, color: Color, at: Point) -> Option<i32> {
        let played = play(self.stones, color, at, Suicide::Forbidden).ok()?;
        let after = played.after;
        let (dead, seki) = (*self.dead & after.occupied(), *self.seki & after.occupied());
        let read = self.work.within(self.work.left() / 8, || {
            Classification::without_repetitions(&after, &dead, &seki, (Budget::of(NODES), self.work))
        })?;
        let parts = Partition::of(&after, &dead, &read.in_seki).with_protective_moves(&read.protective_moves);
        let taken = i32::from((played.captured - *self.dead).len());
        territory(&read, &parts).map(|lead| lead + signed(color, taken))
    }
}

/// Black's territory less White's; nothing where a group is not settled.
fn territory(read: &Classification, parts: &Partition) -> Option<i32> {
    if !read.groups.iter().all(|group| matches!(group.status, Status::Alive | Status::InSeki)) {
        return None;
    }
    let of = |color: Color| i32::from((*parts.territory.get(color) | *parts.dead_points.get(color)).len());
    Some(of(Color::Black) - of(Color::White))
}
