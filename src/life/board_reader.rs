use super::beside_eyes::not_kept_beside_eyes;
use super::capture::Capture;
use super::classification::{Classification, ClassifiedGroup};
use super::clusters::{WeakGroup, WeakGroupFate, WeakGroupVerdict, verdicts_on};
use super::connections::OwedPoint;
use super::dead_inside::{DangerInside, DeadInsideReader};
use super::eyes::{Ground, JoinedChain, JoinedChains};
use super::searcher::Searcher;
use super::{Budget, Connections, Evidence, NotHeld, Repetition, Status, Work};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones, Symmetry};
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
/// 2. Of what lives by that, not all can be kept where several points must be filled at once ([`NotHeld`]), nor where
///    dead stones inside it still matter. Both are asked only of groups that live so far.
/// 3. A capture shows nothing where the opponents that it leans on were not shown to stay, by steps 1 and 2.
/// 4. Owed points that need not be filled once the others are, are not owed: steps 1 to 3 are repeated with the others
///    filled.
/// 5. What is in doubt beside dead stones is read again with these standing. Now it is known of every group whether it
///    is captured even if its owner starts; until here such groups are unsettled.
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
        let mut read = self.read_without_repetitions();
        let (repetitions, nodes) = Repetition::all(self.stones, &read, &(*self.dead | *self.seki), self.work);
        read.repetitions = repetitions;
        read.nodes += nodes;
        self.note_urgent(&mut read);
        read
    }

    /// All but what hangs on play that goes round, and what cannot wait: nothing else hangs on these.
    pub(super) fn read_without_repetitions(&self) -> Classification {
        let mut read = self.read_dropping_needless();
        let open = self.living.vacant();
        let doubtful = read.stones_of(|group| {
            group.status == Status::Unsettled
                || (group.status, group.evidence) == (Status::InSeki, Evidence::Unverified)
        });
        let doubtful = doubtful - read.endangered_by_dead;
        let inside = doubtful.touched_parts(&open) & *self.dead;
        if !inside.is_empty() {
            let dead = *self.dead - inside;
            let standing = BoardReader::new(self.stones, &dead, self.seki, self.work).read_dropping_needless();
            read.apply_seki_of(&doubtful, &standing);
        }
        // Only now is it known of all groups.
        let captured = read.shown_captured();
        for group in read.groups.iter_mut().filter(|group| group.stones.is_subset(&captured)) {
            group.status = Status::Captured;
        }
        read
    }

    fn read_dropping_needless(&self) -> Classification {
        let mut read = self.read_keeping_needless();
        for color in Color::BOTH {
            self.drop_needless(&mut read, color);
        }
        read
    }

    fn read_keeping_needless(&self) -> Classification {
        let Self { stones, dead, seki, work, ref living } = *self;
        let budget = work.budget();
        let connections = Connections::read_as_part(stones, dead, seki, work);
        let ByColor { black, white } = &connections.protective_moves;
        let ground = Ground::with_filled(living.with(Color::Black, black).with(Color::White, white), *black | *white);
        let (mut all_joined, nodes) = JoinedChains::read_all(&ground, &connections, work);
        let in_doubt = in_doubt(living, &connections, &all_joined);
        let mut read = Classification {
            protective_moves: connections.protective_moves,
            in_seki: *seki - *dead,
            nodes: connections.nodes + nodes,
            connections,
            ..Classification::default()
        };
        let mut weak_groups = Vec::new();
        for (index, joined) in all_joined.iter_mut().enumerate() {
            joined.lower(Evidence::Unverified, |stones| !stones.is_disjoint(&in_doubt));
            read.sort_out(index, joined, living, seki, &mut weak_groups);
        }
        let mut searcher = Searcher::new(budget.of_weak_groups(), budget.of_search(), work);
        searcher.limit_to_share(budget.of_shares(), weak_groups.len());
        let (mut verdicts, filled) = verdicts_on(&ground, &weak_groups, &mut searcher);
        let mut not_held = read.connections.not_held.clone();
        not_held.extend(not_kept_beside_eyes(&filled, &all_joined, &weak_groups, &verdicts, &mut searcher));
        for color in Color::BOTH {
            let owed = owed_by_eyes(color, &weak_groups, &verdicts, &ground);
            not_held.extend(read.connections.not_held_with(&owed, living, color, seki, &mut searcher));
        }
        for (weak, verdict) in weak_groups.iter().zip(&mut verdicts) {
            verdict.is_doubtful |= !weak.stones.is_disjoint(&in_doubt);
        }
        read.nodes += searcher.nodes();
        read.add_judged(&weak_groups, verdicts, living);
        read.mark_lost_as_seki(living);
        read.apply_not_held(&not_held, living);
        if !dead.is_empty() {
            let inside = DeadInsideReader::new(&ground, &all_joined, stones, dead, &read.groups, work);
            read.doubt_beside_dead(inside);
        }
        read.threats.extend_from_slice(&read.connections.threats);
        let owed = read.protective_moves.union();
        read.threats.retain(|(point, _)| owed.contains(*point));
        read.doubt_unfounded(living);
        read.doubt_captured(living, work);
        read
    }

    /// Leaves out owed points that need not be filled once the others are. Which of several are left does not depend on
    /// how the board is turned, unless they are alike.
    fn drop_needless(&self, read: &mut Classification, color: Color) {
        let owed = *read.protective_moves.get(color);
        if !(2..=OWED_MAX).contains(&owed.len()) {
            return;
        }
        let budget = Budget::new(self.work.budget().nodes() / u32::from(owed.len()));
        let mut nodes = 0;
        let kept = read.stays() & *self.living.of(color);
        let mut suffice = |points: &PointSet| {
            let filled = self.read_other(&self.living.with(color, points), self.seki, budget);
            nodes += filled.nodes;
            filled.protective_moves.get(color).is_empty() && kept.is_subset(&filled.stays())
        };
        let (mut left, mut dropped) = (owed, PointSet::EMPTY);
        for point in in_order(&self.living, color, &owed) {
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
        read.nodes += nodes;
        *read.protective_moves.get_mut(color) = left;
        read.interchangeable_moves.extend(instead);
        read.threats.retain(|(point, _)| !dropped.contains(*point));
    }

    /// What is read of another board, on which no stone is dead.
    fn read_other(&self, board: &Stones, seki: &PointSet, budget: Budget) -> Classification {
        let other = BoardReader::new(board, &PointSet::EMPTY, seki, self.work);
        self.work.with_budget(budget, || other.read_keeping_needless())
    }

    /// Notes owed points that cannot wait. A point is owed for some stones once neutral points are filled; more may
    /// hang on it, as an eye that others need.
    fn note_urgent(&self, read: &mut Classification) {
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
                read.nodes += after.nodes;
                if !after.shown_captured().is_disjoint(&stands) {
                    read.urgent.insert(at);
                }
            }
        }
    }
}

/// The steps, in the order in which they run.
impl Classification {
    /// Joined chains that live by their eyes are a group; each of the others is a weak group to be read.
    fn sort_out(
        &mut self,
        index: usize,
        joined: &JoinedChains,
        stones: &Stones,
        seki: &PointSet,
        weak_groups: &mut Vec<WeakGroup>,
    ) {
        let connections = &self.connections;
        let color = joined.color;
        let own = stones.of(color);
        let lost = connections.in_seki | connections.captured_anyway;
        let is_kept = |stones: &PointSet| stones.is_disjoint(&lost) && stones.is_disjoint(seki);
        // What may not be held may come off: then it may be others that live. What lives unconditionally needs nothing
        // of it.
        let is_shown = |not_held: &&NotHeld| not_held.color == color && not_held.is_lost.is_some();
        let not_held = connections.not_held.iter().filter(is_shown);
        let not_held: PointSet = not_held.map(|not_held| not_held.together).collect();
        let lives = connections.unconditional.get(color);
        let is_held = |member: &JoinedChain| member.stones.is_disjoint(&not_held) || !member.stones.is_disjoint(lives);
        let kept = joined.stones_of(|member| is_kept(&member.stones));
        let held = kept & joined.stones_of(is_held);
        let living = held & joined.stones_of(|member| member.lives.is_some());
        let firm = (held - living) & joined.stones_of(|member| member.is_firm);
        let loose = kept - living - firm;
        let members = joined.members.iter().filter(|member| member.stones.is_subset(&living));
        if let Some(evidence) = members.filter_map(|member| member.lives).max() {
            let (status, captures) = (Status::Alive, Vec::new());
            self.groups.push(ClassifiedGroup { color, stones: living & *own, status, evidence, captures });
        }
        let mut push = |stones: PointSet, is_claimed: bool, of: Option<usize>| {
            let beside = joined.regions.iter().filter(|region| region.touches(&stones));
            let regions: PointSet = beside.copied().collect();
            let may_be_given_up = !stones.is_disjoint(&not_held);
            weak_groups.push(WeakGroup { color, stones, regions, is_claimed, may_be_given_up, joined: of });
        };
        if living.is_empty() && !firm.is_empty() {
            let owned: PointSet = joined.regions.iter().copied().collect();
            for part in tied(&firm, &(owned - owned.not_alone())) {
                push(part, false, Some(index));
            }
        } else {
            firm.parts().for_each(|chain| push(chain, false, None));
        }
        loose.parts().for_each(|chain| push(chain, false, None));
        for member in joined.members.iter().filter(|member| !is_kept(&member.stones)) {
            push(member.stones, !member.stones.is_disjoint(seki), None);
        }
    }

    /// Adds what is known of weak groups. Those that are joined, and of which the same is known, are one group.
    fn add_judged(&mut self, weak_groups: &[WeakGroup], verdicts: Vec<WeakGroupVerdict>, stones: &Stones) {
        let mut joined_groups = Vec::new();
        for (weak, verdict) in weak_groups.iter().zip(verdicts) {
            let fate = verdict.fate;
            let judged = self.judge(weak, verdict, stones);
            let is_like = |(joined, other, at): &&(usize, WeakGroupFate, usize)| {
                let group = &self.groups[*at];
                let is_same = (group.status, group.evidence) == (judged.status, judged.evidence);
                weak.joined == Some(*joined) && fate == *other && is_same
            };
            if let Some((.., at)) = joined_groups.iter().find(is_like) {
                self.groups[*at].stones |= judged.stones;
                self.groups[*at].captures.extend(judged.captures);
            } else {
                joined_groups.extend(weak.joined.map(|joined| (joined, fate, self.groups.len())));
                self.groups.push(judged);
            }
        }
    }

    /// What is known of a weak group.
    fn judge(&mut self, weak: &WeakGroup, verdict: WeakGroupVerdict, stones: &Stones) -> ClassifiedGroup {
        let WeakGroupVerdict { fate, capture, is_doubtful } = verdict;
        let own = weak.stones & *stones.of(weak.color);
        let is_hopeless = !weak.stones.is_disjoint(&self.connections.in_seki);
        let (status, evidence) = match fate {
            _ if weak.is_claimed => {
                let is_shown = !is_doubtful && fate == WeakGroupFate::InSeki(Evidence::Searched);
                (Status::InSeki, if is_shown { Evidence::Searched } else { Evidence::Claimed })
            }
            WeakGroupFate::Undecided | WeakGroupFate::Open | WeakGroupFate::CapturedAnyway { is_assumed: true }
                if is_hopeless =>
            {
                (Status::InSeki, Evidence::Unverified)
            }
            WeakGroupFate::Alive | WeakGroupFate::Owes(_) => (Status::Alive, Evidence::Searched),
            WeakGroupFate::AliveApart => (Status::Alive, Evidence::Unverified),
            WeakGroupFate::InSeki(evidence) => (Status::InSeki, evidence),
            WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest | WeakGroupFate::CapturedAnyway { .. } => {
                (Status::Unsettled, Evidence::Searched)
            }
            WeakGroupFate::Open => (Status::Open, Evidence::Static),
            WeakGroupFate::Undecided => (Status::Undecided, Evidence::Unverified),
        };
        if status == Status::Alive {
            self.without_two_eyes |= own;
        }
        let evidence = if evidence == Evidence::Searched { Evidence::searched(is_doubtful) } else { evidence };
        // What hangs on something undecided takes no point: the move may save nothing, or not be needed.
        if let WeakGroupFate::Owes(point) = fate
            && !is_doubtful
        {
            self.protective_moves.get_mut(weak.color).insert(point);
            self.threats.extend(capture.clone().map(|threat| (point, threat)));
        }
        if status == Status::Unsettled && !matches!(fate, WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest) {
            self.captured_anyway |= own;
            // A move that saves nothing is not owed.
            *self.protective_moves.get_mut(weak.color) -= weak.stones;
        }
        if status == Status::InSeki || fate == WeakGroupFate::SekiAtBest {
            self.in_seki |= own;
        }
        let captures = capture.filter(|_| status == Status::Unsettled).into_iter().collect();
        ClassifiedGroup { color: weak.color, stones: own, status, evidence, captures }
    }

    /// Groups that are captured whoever starts and that nobody marked dead: where they touch a neutral point their
    /// points are in seki, as those of living stones are that have one and no life of their own (Japanese rules
    /// 1989, article 8).
    fn mark_lost_as_seki(&mut self, living: &Stones) {
        if self.captured_anyway.is_empty() {
            return;
        }
        let ground = Ground::new(*living);
        for group in &self.groups {
            let stones = &group.stones;
            let has_both = stones.touches(&ground.neutral) && stones.touches(ground.owned.get(group.color));
            if stones.is_subset(&self.captured_anyway) && has_both {
                self.in_seki |= group.stones;
            }
        }
    }

    /// Chains that live by all that was read, but of which not all can be kept, as several points must be filled at
    /// once. These points stay owed, and what else the chains surround stays theirs.
    fn apply_not_held(&mut self, not_held: &[NotHeld], all: &Stones) {
        for NotHeld { color, stones, capture, is_lost, is_doubtful, .. } in not_held {
            let living = self.stones_of(|group| group.status == Status::Alive);
            let stones = *stones & living & *all.of(*color);
            if stones.is_empty() {
                continue;
            }
            let was_unverified = !stones.is_disjoint(&self.stones_of(|group| group.evidence == Evidence::Unverified));
            self.groups.iter_mut().for_each(|group| group.stones -= stones);
            self.groups.retain(|group| !group.stones.is_empty());
            if *is_lost == Some(true) {
                self.captured_anyway |= stones;
            }
            let (status, evidence) = match is_lost {
                Some(_) => (Status::Unsettled, Evidence::searched(*is_doubtful || was_unverified)),
                None => (Status::Alive, Evidence::Unverified),
            };
            let captures = capture.iter().cloned().collect();
            self.groups.push(ClassifiedGroup { color: *color, stones, status, evidence, captures });
        }
    }

    /// Groups that do not live as long as the dead stones inside them stand. The marks stand all the same, and with
    /// them what the groups surround.
    fn doubt_beside_dead(&mut self, mut inside: DeadInsideReader<'_>) {
        for group in self.groups.iter_mut().filter(|group| group.status == Status::Alive) {
            match inside.endangers(group.color, &group.stones) {
                None => {}
                Some(DangerInside::OnceFilled) => self.must_answer |= group.stones,
                Some(DangerInside::Undecided) => group.evidence = Evidence::Unverified,
                Some(DangerInside::Captured { capture, is_lost }) => {
                    let evidence = Evidence::searched(group.evidence == Evidence::Unverified);
                    (group.status, group.evidence, group.captures) = (Status::Unsettled, evidence, vec![capture]);
                    self.endangered_by_dead |= group.stones;
                    if is_lost {
                        self.captured_anyway |= group.stones;
                    }
                }
            }
        }
        self.nodes += inside.nodes();
    }

    /// What was read of a group shows nothing where it rests on opponents who are assumed to stay, but not shown to, or
    /// on opponents who are assumed to fill neutral points, but captured themselves.
    fn doubt_unfounded(&mut self, living: &Stones) {
        let stays = self.stays();
        // What can be captured at once does not stay either, whatever was read of it while its opponents were assumed
        // to come off.
        let in_atari = ByColor::from_fn(|color: Color| Chain::stones_in_atari(living.of(color), &living.vacant()));
        let stays = stays - in_atari.black - in_atari.white;
        let captured = self.shown_captured();
        let is_unfounded =
            |capture: &Capture| !capture.leans_on(living).is_subset(&stays) || capture.fills_from(living, &captured);
        for group in self.groups.iter_mut().filter(|group| group.captures.iter().any(is_unfounded)) {
            group.evidence = Evidence::Unverified;
            group.captures.clear();
            // It lives, as far as is known.
            if group.stones.is_subset(&self.endangered_by_dead) {
                group.status = Status::Alive;
                self.endangered_by_dead -= group.stones;
                self.captured_anyway -= group.stones;
            }
        }
        self.threats.iter_mut().filter(|(_, threat)| is_unfounded(threat)).for_each(|(_, threat)| threat.forget());
    }

    /// A wall that is captured itself, shown or not, captures nobody: of groups that are shown to be captured where
    /// every opponent beside them is captured too, and beside the empty points around them, nothing is shown. Nor is it
    /// where these opponents need an answer there to stay.
    fn doubt_captured(&mut self, living: &Stones, work: &Work) {
        let captured = self.shown_captured();
        let lives = self.connections.unconditional.union();
        let is_held = |capture: &Capture| capture.holds_though_walls_may_fall(living, &lives, work);
        let is_unfounded = |group: &ClassifiedGroup| {
            let walls = group.walls(living);
            !walls.is_empty() && walls.is_subset(&self.captured_anyway) || !group.captures.iter().all(is_held)
        };
        let captured = self.groups.iter_mut().filter(|group| group.stones.is_subset(&captured));
        for group in captured.filter(|group| is_unfounded(group)) {
            group.evidence = Evidence::Unverified;
            group.captures.clear();
        }
    }

    /// Notes what stands in seki as long as some dead stones stand.
    fn apply_seki_of(&mut self, doubtful: &PointSet, standing: &Self) {
        let in_seki = standing.shown_in_seki();
        for group in self.groups.iter_mut().filter(|group| group.stones.is_subset(&(in_seki & *doubtful))) {
            (group.status, group.evidence) = (Status::InSeki, Evidence::Searched);
            group.captures.clear();
            self.in_seki |= group.stones;
            self.captured_anyway -= group.stones;
        }
        let undecided = standing.stones_of(|group| group.evidence == Evidence::Unverified);
        for group in self.groups.iter_mut().filter(|group| !group.stones.is_disjoint(&(undecided & *doubtful))) {
            group.evidence = Evidence::Unverified;
        }
        self.nodes += standing.nodes;
    }
}

/// Points that weak groups of a colour need for their eyes.
fn owed_by_eyes(
    color: Color,
    weak_groups: &[WeakGroup],
    verdicts: &[WeakGroupVerdict],
    ground: &Ground,
) -> Vec<OwedPoint> {
    let of_weak_group = |(weak, verdict): (&WeakGroup, &WeakGroupVerdict)| {
        let WeakGroupFate::Owes(point) = verdict.fate else { return None };
        let area = weak.stones | weak.regions | weak.stones.touched_parts(&ground.neutral);
        Some(OwedPoint { point: point.into(), threat: None, area, reach: area, stones: weak.stones })
    };
    weak_groups.iter().zip(verdicts).filter(|(weak, _)| weak.color == color).filter_map(of_weak_group).collect()
}

/// What may be read otherwise with more nodes, as connections or eyes of its own or beside it were not decided. Chains
/// that live by eyes that were, in joined chains of which nothing is in doubt, stay what they are, and so does what
/// stands behind them.
fn in_doubt(stones: &Stones, connections: &Connections, all_joined: &[JoinedChains]) -> PointSet {
    let mut free = stones.all_points() - connections.unconditional.black - connections.unconditional.white;
    let mut in_doubt = PointSet::EMPTY;
    for joined in all_joined {
        let is_doubtful = |member: &JoinedChain| !member.stones.is_disjoint(&connections.in_doubt);
        if joined.is_doubtful || joined.members.iter().any(is_doubtful) {
            in_doubt |= joined.stones_of(|_| true);
        } else {
            free -= joined.stones_of(|member| member.lives.is_some());
        }
    }
    (in_doubt & free).touched_parts(&free)
}

/// Puts chains together that share two eyes of one point: the opponent can fill neither while the other is open.
fn tied(chains: &PointSet, eyes: &PointSet) -> Vec<PointSet> {
    let mut tied: Vec<PointSet> = Vec::new();
    for chain in chains.parts() {
        let mut chain = chain;
        while let Some(at) = tied.iter().position(|other| share_two(&chain, other, eyes)) {
            chain |= tied.swap_remove(at);
        }
        tied.push(chain);
    }
    tied
}

fn share_two(one: &PointSet, other: &PointSet, eyes: &PointSet) -> bool {
    (one.neighbours(eyes) & other.neighbours(eyes)).len() > 1
}

/// Points in an order that is the same however the board is turned and whose stones they are, save for points that are
/// alike.
fn in_order(stones: &Stones, color: Color, points: &PointSet) -> Vec<Point> {
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
