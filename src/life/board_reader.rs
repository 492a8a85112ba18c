use super::beside_eyes::not_kept_beside_eyes;
use super::classification::Classification;
use super::classification_draft::ClassificationDraft;
use super::dead_inside::DeadInsideReader;
use super::eyes::{Ground, JoinedChain, JoinedChains};
use super::owed::OwedPoint;
use super::searcher::Searcher;
use super::weak_group_verdicts::verdicts_on;
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupVerdicts};
use super::{Budget, Connections, Evidence, Repetition, Work};
use crate::board::{ByColor, Color, Point, PointSet, Stones, Symmetry};
use crate::position::play;
use crate::rules::Suicide;

/// The most owed points of a player among which needless ones are looked for.
const OWED_MAX: u16 = 12;

/// A group that surrounds so many points has eyes to spare, whatever is played at a point that it owes.
const ROOM_TO_SPARE: u16 = 8;

/// Reads one board within one budget, step by step. What a step says may rest on stones that are only assumed to stay
/// or to come off; the steps behind it take that back once more is known:
///
/// 1. Connections are read, then eyes: who has two of them lives. All others are weak groups, whose fate is searched.
/// 2. Of what lives by that, not all can be kept where several points must be filled at once
///    ([`NotHeld`](super::NotHeld)), nor where dead stones inside it still matter. Both are asked only of groups that
///    live so far.
/// 3. A capture shows nothing where the opponents that it leans on were not shown to stay, by steps 1 and 2.
/// 4. Owed points that need not be filled once the others are, are not owed: steps 1 to 3 are repeated with the others
///    filled.
/// 5. What is in doubt beside dead stones is read again with these standing.
/// 6. What hangs on play that goes round, and which owed points cannot wait. No group rests on these.
pub(super) struct BoardReader<'a> {
    stones: &'a Stones,
    dead: &'a PointSet,
    seki: &'a PointSet,
    work: &'a Work,
    /// The stones that are not marked dead.
    living: Stones,
}

impl<'a> BoardReader<'a> {
    pub(super) fn new(stones: &'a Stones, dead: &'a PointSet, seki: &'a PointSet, work: &'a Work) -> Self {
        Self { stones, dead, seki, work, living: stones.without(dead) }
    }

    /// All of it.
    pub(super) fn read(&self) -> Classification {
        let read = self.read_without_repetitions();
        let (repetitions, of_repetitions) = Repetition::all(self.stones, &read, &(*self.dead | *self.seki), self.work);
        let (urgent, of_urgent) = self.urgent(&read);
        Classification { repetitions, urgent, nodes: read.nodes + of_repetitions + of_urgent, ..read }
    }

    /// All but what hangs on play that goes round, and what cannot wait: nothing else hangs on these.
    pub(super) fn read_without_repetitions(&self) -> Classification {
        let mut draft = self.read_without_needless();
        let unshown = draft.unshown();
        let inside = unshown.touched_parts(&self.living.vacant()) & *self.dead;
        if !inside.is_empty() {
            let dead = *self.dead - inside;
            let standing = BoardReader::new(self.stones, &dead, self.seki, self.work).read_without_needless();
            draft.apply_seki_of(&unshown, &standing);
        }
        draft.so_far
    }

    fn read_without_needless(&self) -> ClassificationDraft {
        let mut draft = self.read_once();
        for color in Color::BOTH {
            self.drop_needless_moves(&mut draft, color);
        }
        draft
    }

    fn read_once(&self) -> ClassificationDraft {
        let Self { stones, dead, seki, work, ref living } = *self;
        let budget = work.budget();
        let connections = Connections::read_as_part(stones, dead, seki, work);
        let ByColor { black, white } = &connections.protective_moves;
        let ground = Ground::with_filled(living.with(Color::Black, black).with(Color::White, white), *black | *white);
        let (mut all_joined, nodes) = JoinedChains::read_all(&ground, &connections, work);
        let doubtful = doubtful_stones(living, &connections, &all_joined);
        let mut draft = ClassificationDraft::new(*living, *seki - *dead, connections, nodes);
        let mut weak_groups = Vec::new();
        for joined in &mut all_joined {
            joined.lower(Evidence::Unverified, |stones| !stones.is_disjoint(&doubtful));
            draft.add_living(joined, seki, &mut weak_groups);
        }
        let mut searcher = Searcher::new(budget.of_weak_groups(), budget.of_search(), work);
        searcher.limit_to_share(budget.of_shares(), weak_groups.len());
        let (mut verdicts, filled) = verdicts_on(&ground, &weak_groups, &mut searcher);
        let mut not_held = draft.so_far.connections.not_held.clone();
        not_held.extend(not_kept_beside_eyes(&filled, &all_joined, &weak_groups, &verdicts, &mut searcher));
        for color in Color::BOTH {
            let owed = owed_by_eyes(color, &weak_groups, &verdicts, &ground);
            not_held.extend(draft.so_far.connections.not_held_with(&owed, living, color, seki, &mut searcher));
        }
        for weak in weak_groups.iter().filter(|weak| !weak.stones.is_disjoint(&doubtful)) {
            verdicts.entry(weak.id).and_modify(|verdict| verdict.is_doubtful = true);
        }
        draft.add_judged(&weak_groups, verdicts, searcher.nodes());
        draft.mark_captured_as_seki();
        draft.apply_not_held(&not_held);
        if !dead.is_empty() {
            let groups = &draft.so_far.groups;
            let inside = DeadInsideReader::new(&ground, &all_joined, stones, dead, groups, work);
            draft.apply_dead_inside(inside);
        }
        draft.keep_threats();
        draft.unverify_unfounded();
        draft.unverify_beside_captured(work);
        draft
    }

    /// Leaves out owed points that need not be filled once the others are. Which of several are left does not depend on
    /// how the board is turned, unless they are alike.
    fn drop_needless_moves(&self, draft: &mut ClassificationDraft, color: Color) {
        let owed = *draft.so_far.protective_moves.get(color);
        if !(2..=OWED_MAX).contains(&owed.len()) {
            return;
        }
        let budget = Budget::new(self.work.budget().nodes() / u32::from(owed.len()));
        let mut nodes = 0;
        let kept = draft.so_far.stays() & *self.living.of(color);
        let mut suffice = |points: &PointSet| {
            let read = self.read_other(&self.living.with(color, points), self.seki, budget);
            let filled = &read.so_far;
            nodes += filled.nodes;
            filled.protective_moves.get(color).is_empty() && kept.is_subset(&filled.stays())
        };
        let (mut left, mut dropped) = (owed, PointSet::EMPTY);
        for point in sorted_points(&self.living, color, &owed) {
            let others = left - PointSet::from(point);
            if !others.is_empty() && suffice(&others) {
                left = others;
                dropped.insert(point);
            }
        }
        let mut instead = Vec::new();
        for point in left.iter().filter(|_| !dropped.is_empty()) {
            let does_as_well = |other: &Point| suffice(&((left - PointSet::from(point)) | PointSet::from(*other)));
            let others: PointSet = dropped.iter().filter(does_as_well).collect();
            instead.extend((!others.is_empty()).then_some((point, others)));
        }
        draft.drop_owed(color, &dropped, instead, nodes);
    }

    /// What is read of another board, on which no stone is dead.
    fn read_other(&self, board: &Stones, seki: &PointSet, budget: Budget) -> ClassificationDraft {
        BoardReader::new(board, &PointSet::EMPTY, seki, &self.work.with_budget(budget)).read_once()
    }

    /// Owed points that cannot wait, and the positions searched for that. A point is owed for some stones once neutral
    /// points are filled; more may hang on it, as an eye that others need.
    fn urgent(&self, read: &Classification) -> (PointSet, u32) {
        let (mut urgent, mut nodes) = (PointSet::EMPTY, 0);
        let seki = *self.seki - *self.dead;
        for color in Color::BOTH {
            let owed = *read.protective_moves.get(color);
            if !(1..=OWED_MAX).contains(&owed.len()) {
                continue;
            }
            let inside = *self.living.surrounded().get(color);
            let has_little_room = |at: &Point| {
                let point = PointSet::from(*at);
                let mut beside = read.groups.iter().filter(|group| group.stones.touches(&point));
                point.touches(&(inside - point))
                    && beside.any(|group| group.stones.touched_parts(&inside).len() < ROOM_TO_SPARE)
            };
            let little: Vec<Point> = owed.iter().filter(has_little_room).collect();
            let stands = (read.stays() | read.shown_in_seki()) & *self.living.of(color);
            let budget = Budget::new(self.work.budget().nodes() / 4 / u32::from(owed.len()));
            for at in little {
                let Ok(played) = play(&self.living, !color, at, Suicide::Forbidden) else { continue };
                let after = self.read_other(&played.after, &seki, budget);
                nodes += after.so_far.nodes;
                if !after.shown_captured().is_disjoint(&stands) {
                    urgent.insert(at);
                }
            }
        }
        (urgent, nodes)
    }
}

/// Points that weak groups of a colour need for their eyes.
fn owed_by_eyes(
    color: Color,
    weak_groups: &[WeakGroup],
    verdicts: &WeakGroupVerdicts,
    ground: &Ground,
) -> Vec<OwedPoint> {
    let of_weak_group = |weak: &WeakGroup| {
        let WeakGroupFate::Owes(point) = verdicts[&weak.id].fate else { return None };
        let area = weak.stones | weak.regions | weak.stones.touched_parts(&ground.neutral);
        Some(OwedPoint { point: point.into(), threat: None, area, reach: area, stones: weak.stones })
    };
    weak_groups.iter().filter(|weak| weak.color == color).filter_map(of_weak_group).collect()
}

/// What may be read otherwise with more nodes, as connections or eyes of its own or beside it were not decided. Chains
/// that live by eyes that were, in joined chains of which nothing is in doubt, stay what they are, and so does what
/// stands behind them.
fn doubtful_stones(stones: &Stones, connections: &Connections, all_joined: &[JoinedChains]) -> PointSet {
    let mut free = stones.all_points() - connections.pass_alive.black - connections.pass_alive.white;
    let mut doubtful = PointSet::EMPTY;
    for joined in all_joined {
        let is_doubtful = |member: &JoinedChain| !member.stones.is_disjoint(&connections.doubtful);
        if joined.is_doubtful || joined.members.iter().any(is_doubtful) {
            doubtful |= joined.stones_of(|_| true);
        } else {
            free -= joined.stones_of(|member| member.lives.is_some());
        }
    }
    (doubtful & free).touched_parts(&free)
}

/// Points in an order that is the same however the board is turned and whose stones they are, save for points that are
/// alike.
fn sorted_points(stones: &Stones, color: Color, points: &PointSet) -> Vec<Point> {
    let size = stones.size();
    let key = |at: Point| {
        let turned = |turn: Symmetry| -> Vec<u8> {
            let (board, points, at) =
                (turn.turn_stones(stones), turn.turn_points(size, points), turn.turn_point(size, at));
            let cell = |point: Point| {
                let stone = board.at(point).map_or(0, |stone| 1 + u8::from(stone != color));
                stone | u8::from(points.contains(point)) << 2 | u8::from(point == at) << 3
            };
            let turned = turn.turn_size(size);
            [turned.width(), turned.height()].into_iter().chain(turned.iter().map(cell)).collect()
        };
        Symmetry::ALL.into_iter().map(turned).min()
    };
    let mut points: Vec<Point> = points.iter().collect();
    points.sort_by_cached_key(|point| key(*point));
    points
}
