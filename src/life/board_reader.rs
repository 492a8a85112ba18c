use super::benson::pass_alive_chains;
use super::beside_eyes::not_all_kept_beside_eyes;
use super::by_eyes::ReadByEyes;
use super::classification::Classification;
use super::classification_draft::JudgedApart;
use super::eyes::{JoinedChains, JoinedMember};
use super::ground::Ground;
use super::protective_move::ProtectiveMove;
use super::repetition_reader::repetitions_on;
use super::searcher::Searcher;
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupVerdicts, verdicts_on};
use super::{Budget, ClassifiedGroup, Connections, Evidence, Status, Work};
use crate::board::{ByColor, Color, Point, PointSet, Stones, Symmetry};
use crate::position::play;
use crate::rules::Suicide;

/// The most protective moves of a player among which needless ones are looked for.
const PROTECTIVE_MOVES_MAX: u16 = 12;

/// A group that surrounds so many points has eyes to spare, whatever is played at a point that it owes.
const ROOM_TO_SPARE: u16 = 8;

impl Classification {
    /// Reads a board. `dead` and `seki` are whole chains. Dead stones are off the board; only where groups are
    /// unsettled without those inside them, but in seki as long as they stand, they stand in seki.
    ///
    /// ```
    /// use gyega::board::{PointSet, Stones};
    /// use gyega::life::{Classification, Status};
    ///
    /// // Black has the eye A3, White E3; C4 and C1 are between them, and whoever fills both is captured.
    /// let stones = Stones::from_rows(&["XX.OO", ".XXO.", "XXXOO", "XX.OO"]).unwrap();
    /// let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    /// assert!(read.groups.iter().all(|group| group.status == Status::InSeki));
    /// ```
    pub fn read(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        Self::read_within(stones, dead, seki, Budget::DEFAULT)
    }

    /// Reads a board within a budget; where dead stones inside a seki are read a second time, it is spent again.
    pub fn read_within(stones: &Stones, dead: &PointSet, seki: &PointSet, budget: Budget) -> Self {
        Self::read_with_work(stones, dead, seki, &Work::unbounded(budget))
    }

    /// Reads a board as a part of some work. With a budget beyond the default the board is read within that first:
    /// where there is not enough work for more, that stands.
    pub fn read_with_work(stones: &Stones, dead: &PointSet, seki: &PointSet, work: &Work) -> Self {
        let read = |work: &Work| BoardReader::new(stones, dead, seki, work).read();
        let (read, nodes) = work.counting(|| {
            let first = read(&work.with_budget(work.budget().min(Budget::DEFAULT)));
            if work.budget() <= Budget::DEFAULT || work.is_spent() {
                return first;
            }
            work.within(work.left() / 2, read).unwrap_or(first)
        });
        Self { nodes, ..read }
    }

    /// Reads a board within one budget, and does not ask what hangs on play that goes round.
    pub(crate) fn read_without_repetitions(stones: &Stones, dead: &PointSet, seki: &PointSet, work: &Work) -> Self {
        let (read, nodes) = work.counting(|| BoardReader::new(stones, dead, seki, work).read_without_repetitions());
        Self { nodes, ..read }
    }

    /// What is known of a board that is not read: what lives unconditionally lives, and of all others nothing is said.
    pub fn unread(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        let living = stones.without(dead);
        let pass_alive = pass_alive_chains(&living);
        let ground = Ground::new(living);
        let mut read = Self::default();
        for color in Color::BOTH {
            for joined in JoinedChains::all(&ground, color, pass_alive.get(color)) {
                let claimed = joined.stones_of(|member| !member.stones.is_disjoint(seki));
                let living = joined.stones_of(|member| member.lives.is_some()) - claimed;
                let others = joined.stones_of(|_| true) - living - claimed;
                let kinds = [
                    (living, Status::Alive, Evidence::Benson),
                    (claimed, Status::InSeki, Evidence::Claimed),
                    (others, Status::Undecided, Evidence::Unverified),
                ];
                for (stones, status, evidence) in kinds.into_iter().filter(|(stones, ..)| !stones.is_empty()) {
                    read.groups.push(ClassifiedGroup::new(color, stones, status, evidence));
                }
            }
        }
        read.connections = Connections::unread(&living, pass_alive);
        read
    }
}

/// Reads one board within one budget, in the eight steps that `docs/reading.md` tells of. What a step says may rest on
/// stones that are only assumed to stay or to come off; those behind it take that back once more is known.
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

    /// All steps. The last ones, what goes round and which protective moves cannot wait, decide on no group.
    pub(super) fn read(&self) -> Classification {
        let read = self.read_without_repetitions();
        let repetitions = repetitions_on(self.stones, &read, &(*self.dead | *self.seki), self.work);
        Classification { repetitions, urgent: self.urgent(&read), ..read }
    }

    /// All but those. What is in doubt beside dead stones is read again with these standing.
    pub(super) fn read_without_repetitions(&self) -> Classification {
        let read = self.read_without_needless_moves();
        let unshown = read.unshown();
        let inside = unshown.touched_parts(&self.living.vacant()) & *self.dead;
        if inside.is_empty() {
            return read;
        }
        let dead = *self.dead - inside;
        let standing = BoardReader::new(self.stones, &dead, self.seki, self.work).read_without_needless_moves();
        read.with_seki_of(&unshown, &standing)
    }

    fn read_without_needless_moves(&self) -> Classification {
        Color::BOTH.into_iter().fold(self.read_groups(), |read, color| self.without_needless_moves(read, color))
    }

    /// Steps 1 to 6: connections, eyes, weak groups, what cannot all be kept, and dead stones. From weak groups on each
    /// is a type of its own, and the last leaves nothing shown that leans on opponents who were not shown to stay.
    fn read_groups(&self) -> Classification {
        let Self { stones, dead, seki, work, ref living } = *self;
        let budget = work.budget();
        let connections = Connections::read_with_work(stones, dead, seki, work);
        let ByColor { black, white } = &connections.protective_moves;
        let ground = Ground::with_filled(living.with(Color::Black, black).with(Color::White, white), *black | *white);
        let mut all_joined = JoinedChains::read_all(&ground, &connections, work);
        let doubtful = doubtful_stones(living, &connections, &all_joined);
        let mut by_eyes = ReadByEyes::default();
        for joined in &mut all_joined {
            joined.lower(Evidence::Unverified, |stones| !stones.is_disjoint(&doubtful));
            by_eyes.add(joined, &connections, living, seki);
        }
        let weak_groups = &by_eyes.weak_groups;
        let mut searcher = Searcher::new(budget.of_weak_groups(), budget.of_search(), work);
        searcher.limit_to_share(budget.of_shares(), weak_groups.len());
        let (mut verdicts, filled) = verdicts_on(&ground, weak_groups, &mut searcher);
        let mut not_all_kept = connections.not_all_kept.clone();
        not_all_kept.extend(not_all_kept_beside_eyes(&filled, &all_joined, weak_groups, &verdicts, &mut searcher));
        for color in Color::BOTH {
            let owed = protective_moves_of_eyes(color, weak_groups, &verdicts, &ground);
            not_all_kept.extend(connections.not_all_kept_with(&owed, living, color, seki, &mut searcher));
        }
        for weak in weak_groups.iter().filter(|weak| !weak.stones.is_disjoint(&doubtful)) {
            verdicts.entry(weak.id).and_modify(|verdict| verdict.is_doubtful = true);
        }
        JudgedApart::new(*living, connections, by_eyes, verdicts)
            .judge_together(&not_all_kept)
            .judge_with_dead(&ground, &all_joined, stones, dead, work)
            .founded(work)
    }

    /// Leaves out protective moves that are needless once the others are played: steps 1 to 6 say so. Which of several
    /// are left does not depend on how the board is turned, unless they are alike.
    fn without_needless_moves(&self, mut read: Classification, color: Color) -> Classification {
        let owed = *read.protective_moves.get(color);
        if !(2..=PROTECTIVE_MOVES_MAX).contains(&owed.len()) {
            return read;
        }
        let budget = Budget::new(self.work.budget().nodes() / u32::from(owed.len()));
        let kept = read.stays() & *self.living.of(color);
        let suffice = |points: &PointSet| {
            let filled = self.read_without_dead(&self.living.with(color, points), self.seki, budget);
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
        for point in left.iter().filter(|_| !dropped.is_empty()) {
            let does_as_well = |other: &Point| suffice(&((left - PointSet::from(point)) | PointSet::from(*other)));
            let others: PointSet = dropped.iter().filter(does_as_well).collect();
            read.interchangeable_moves.extend((!others.is_empty()).then_some((point, others)));
        }
        *read.protective_moves.get_mut(color) = left;
        read.threats.retain(|(point, _)| !dropped.contains(*point));
        read
    }

    /// What is read of another board, on which no stone is dead.
    fn read_without_dead(&self, board: &Stones, seki: &PointSet, budget: Budget) -> Classification {
        BoardReader::new(board, &PointSet::EMPTY, seki, &self.work.with_budget(budget)).read_groups()
    }

    /// Protective moves that cannot wait. Such a move is owed for some stones once neutral points are filled; more may
    /// hang on it, as an eye that others need.
    fn urgent(&self, read: &Classification) -> PointSet {
        let mut urgent = PointSet::EMPTY;
        let seki = *self.seki - *self.dead;
        for color in Color::BOTH {
            let owed = *read.protective_moves.get(color);
            if !(1..=PROTECTIVE_MOVES_MAX).contains(&owed.len()) {
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
                let after = self.read_without_dead(&played.after, &seki, budget);
                if !after.shown_captured().is_disjoint(&stands) {
                    urgent.insert(at);
                }
            }
        }
        urgent
    }
}

/// Points that weak groups of a colour need for their eyes.
fn protective_moves_of_eyes(
    color: Color,
    weak_groups: &[WeakGroup],
    verdicts: &WeakGroupVerdicts,
    ground: &Ground,
) -> Vec<ProtectiveMove> {
    let of_weak_group = |weak: &WeakGroup| {
        let WeakGroupFate::Owes(point) = verdicts[&weak.id].fate else { return None };
        let area = weak.stones | weak.regions | weak.stones.touched_parts(&ground.neutral);
        Some(ProtectiveMove { point: point.into(), threat: None, area, reach: area, stones: weak.stones })
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
        let is_doubtful = |member: &JoinedMember| !member.stones.is_disjoint(&connections.doubtful);
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
    let key = |at: Point| {
        let cell = |point: Point| {
            let stone = stones.at(point).map_or(0, |stone| 1 + u8::from(stone != color));
            stone | u8::from(points.contains(point)) << 2 | u8::from(point == at) << 3
        };
        Symmetry::least_picture(stones.size(), cell).0
    };
    let mut points: Vec<Point> = points.iter().collect();
    points.sort_by_cached_key(|point| key(*point));
    points
}
