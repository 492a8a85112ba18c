use super::capture::Capture;
use super::dead_inside::{DangerInside, DeadInsideReader};
use super::eyes::{Ground, JoinedChain, JoinedChains};
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupId, WeakGroupVerdict, WeakGroupVerdicts};
use super::{Classification, ClassifiedGroup, Connections, Evidence, Loss, NotHeld, Status, Work};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};

/// What is found of a board so far, as [`BoardReader`](super::board_reader::BoardReader) reads it. What a step notes a
/// later one may take back: so nobody else sees it before all is read.
pub(super) struct ClassificationDraft {
    /// The stones that are not marked dead.
    living: Stones,
    pub(super) so_far: Classification,
}

impl ClassificationDraft {
    /// Stones of which more may be shown with the dead stones beside them standing.
    pub(super) fn unshown(&self) -> PointSet {
        let unshown = self.so_far.stones_of(|group| {
            group.status.is_not_kept() || (group.status, group.evidence) == (Status::InSeki, Evidence::Unverified)
        });
        unshown - self.so_far.endangered_by_dead
    }

    /// The stones that are shown to be captured even if their owner starts.
    pub(super) fn shown_captured(&self) -> PointSet {
        self.so_far.stones_of(|group| group.status == Status::Captured)
    }

    /// What connections tell; the steps after it follow in the order in which they run. `in_seki` are stones that
    /// somebody claims to stand in seki.
    pub(super) fn new(living: Stones, in_seki: PointSet, connections: Connections, nodes: u32) -> Self {
        let (protective_moves, nodes) = (connections.protective_moves, connections.nodes + nodes);
        let so_far = Classification { protective_moves, in_seki, connections, nodes, ..Classification::default() };
        Self { living, so_far }
    }

    /// Adds joined chains that live by their eyes as a group. Each of the others is a weak group to be read.
    pub(super) fn add_living(&mut self, joined: &JoinedChains, seki: &PointSet, weak_groups: &mut Vec<WeakGroup>) {
        let connections = &self.so_far.connections;
        let color = joined.color;
        let own = self.living.of(color);
        let cut_off = connections.in_seki | connections.captured_anyway;
        let is_kept = |stones: &PointSet| stones.is_disjoint(&cut_off) && stones.is_disjoint(seki);
        // What may not be held may come off: then it may be others that live. What lives unconditionally needs nothing
        // of it.
        let is_shown = |not_held: &&NotHeld| not_held.color == color && not_held.loss.is_some();
        let not_held = connections.not_held.iter().filter(is_shown);
        let not_held: PointSet = not_held.map(|not_held| not_held.together).collect();
        let lives = connections.pass_alive.get(color);
        let is_held = |member: &JoinedChain| member.stones.is_disjoint(&not_held) || !member.stones.is_disjoint(lives);
        let kept = joined.stones_of(|member| is_kept(&member.stones));
        let held = kept & joined.stones_of(is_held);
        let living = held & joined.stones_of(|member| member.lives.is_some());
        let firm = (held - living) & joined.stones_of(|member| member.is_firm);
        let loose = kept - living - firm;
        let members = joined.members.iter().filter(|member| member.stones.is_subset(&living));
        if let Some(evidence) = members.filter_map(|member| member.lives).max() {
            let (status, captures) = (Status::Alive, Vec::new());
            self.so_far.groups.push(ClassifiedGroup { color, stones: living & *own, status, evidence, captures });
        }
        let mut push = |stones: PointSet, is_claimed: bool, with: Option<PointSet>| {
            let beside = joined.regions.iter().filter(|region| region.touches(&stones));
            let regions: PointSet = beside.copied().collect();
            let may_be_given_up = !stones.is_disjoint(&not_held);
            let id = WeakGroupId(weak_groups.len());
            weak_groups.push(WeakGroup { id, color, stones, regions, is_claimed, may_be_given_up, joined: with });
        };
        if living.is_empty() && !firm.is_empty() {
            let owned: PointSet = joined.regions.iter().copied().collect();
            for part in tied(&firm, &(owned - owned.not_alone())) {
                push(part, false, Some(firm));
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
    pub(super) fn add_judged(&mut self, weak_groups: &[WeakGroup], mut verdicts: WeakGroupVerdicts, nodes: u32) {
        self.so_far.nodes += nodes;
        let mut joined_groups = Vec::new();
        for weak in weak_groups {
            let Some(verdict) = verdicts.remove(&weak.id) else { continue };
            let fate = verdict.fate;
            let judged = self.judge(weak, verdict);
            let is_like = |(joined, other, at): &&(PointSet, WeakGroupFate, usize)| {
                let group = &self.so_far.groups[*at];
                let is_same = (group.status, group.evidence) == (judged.status, judged.evidence);
                weak.joined == Some(*joined) && fate == *other && is_same
            };
            if let Some((.., at)) = joined_groups.iter().find(is_like) {
                self.so_far.groups[*at].stones |= judged.stones;
                self.so_far.groups[*at].captures.extend(judged.captures);
            } else {
                joined_groups.extend(weak.joined.map(|joined| (joined, fate, self.so_far.groups.len())));
                self.so_far.groups.push(judged);
            }
        }
    }

    /// What is known of a weak group.
    fn judge(&mut self, weak: &WeakGroup, verdict: WeakGroupVerdict) -> ClassifiedGroup {
        let WeakGroupVerdict { fate, capture, is_doubtful } = verdict;
        let own = weak.stones & *self.living.of(weak.color);
        let is_hopeless = !weak.stones.is_disjoint(&self.so_far.connections.in_seki);
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
            WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest => (Status::Unsettled, Evidence::Searched),
            WeakGroupFate::CapturedAnyway { .. } => captured_anyway(is_doubtful),
            WeakGroupFate::Open => (Status::Open, Evidence::Static),
            WeakGroupFate::Undecided => (Status::Undecided, Evidence::Unverified),
        };
        if status == Status::Alive {
            self.so_far.without_two_eyes |= own;
        }
        let evidence = if evidence == Evidence::Searched { Evidence::searched(is_doubtful) } else { evidence };
        // What hangs on something undecided takes no point: the move may save nothing, or not be needed.
        if let WeakGroupFate::Owes(point) = fate
            && !is_doubtful
        {
            self.so_far.protective_moves.get_mut(weak.color).insert(point);
            self.so_far.threats.extend(capture.clone().map(|threat| (point, threat)));
        }
        if status.is_not_kept() && matches!(fate, WeakGroupFate::CapturedAnyway { .. }) {
            self.so_far.captured_anyway |= own;
            // A move that saves nothing is not owed.
            *self.so_far.protective_moves.get_mut(weak.color) -= weak.stones;
        }
        if status == Status::InSeki || fate == WeakGroupFate::SekiAtBest {
            self.so_far.in_seki |= own;
        }
        let captures = capture.filter(|_| status.is_not_kept()).into_iter().collect();
        ClassifiedGroup { color: weak.color, stones: own, status, evidence, captures }
    }

    /// Groups that are captured whoever starts and that nobody marked dead: where they touch a neutral point their
    /// points are in seki, as those of living stones are that have one and no life of their own (Japanese rules
    /// 1989, article 8).
    pub(super) fn mark_captured_as_seki(&mut self) {
        if self.so_far.captured_anyway.is_empty() {
            return;
        }
        let ground = Ground::new(self.living);
        for group in &self.so_far.groups {
            let stones = &group.stones;
            let has_both = stones.touches(&ground.neutral) && stones.touches(ground.owned.get(group.color));
            if stones.is_subset(&self.so_far.captured_anyway) && has_both {
                self.so_far.in_seki |= group.stones;
            }
        }
    }

    /// Chains that live by all that was read, but of which not all can be kept, as several points must be filled at
    /// once. These points stay owed, and what else the chains surround stays theirs.
    pub(super) fn apply_not_held(&mut self, not_held: &[NotHeld]) {
        for NotHeld { color, stones, loss, is_doubtful, .. } in not_held {
            let living = self.so_far.stones_of(|group| group.status == Status::Alive);
            let stones = *stones & living & *self.living.of(*color);
            if stones.is_empty() {
                continue;
            }
            let was_unverified =
                !stones.is_disjoint(&self.so_far.stones_of(|group| group.evidence == Evidence::Unverified));
            self.so_far.groups.iter_mut().for_each(|group| group.stones -= stones);
            self.so_far.groups.retain(|group| !group.stones.is_empty());
            let is_doubtful = *is_doubtful || was_unverified;
            let (status, evidence) = match loss {
                Some(loss) if loss.is_certain => {
                    self.so_far.captured_anyway |= stones;
                    captured_anyway(is_doubtful)
                }
                Some(_) => (Status::Unsettled, Evidence::searched(is_doubtful)),
                None => (Status::Alive, Evidence::Unverified),
            };
            let captures = loss.iter().map(|loss| loss.capture.clone()).collect();
            self.so_far.groups.push(ClassifiedGroup { color: *color, stones, status, evidence, captures });
        }
    }

    /// Groups that do not live as long as the dead stones inside them stand. The marks stand all the same, and with
    /// them what the groups surround.
    pub(super) fn apply_dead_inside(&mut self, mut inside: DeadInsideReader<'_>) {
        for group in self.so_far.groups.iter_mut().filter(|group| group.status == Status::Alive) {
            match inside.endangers(group.color, &group.stones) {
                None => {}
                Some(DangerInside::OnceFilled) => self.so_far.must_answer |= group.stones,
                Some(DangerInside::Undecided) => group.evidence = Evidence::Unverified,
                Some(DangerInside::Captured(Loss { capture, is_certain })) => {
                    let evidence = Evidence::searched(group.evidence == Evidence::Unverified);
                    (group.status, group.evidence, group.captures) = (Status::Unsettled, evidence, vec![capture]);
                    self.so_far.endangered_by_dead |= group.stones;
                    if is_certain {
                        self.so_far.captured_anyway |= group.stones;
                    }
                }
            }
        }
        self.so_far.nodes += inside.nodes();
    }

    /// Adds what the opponent does at points that connect; of points that are not owed any more nothing is told.
    pub(super) fn keep_threats(&mut self) {
        let Classification { threats, connections, protective_moves, .. } = &mut self.so_far;
        threats.extend_from_slice(&connections.threats);
        let owed = protective_moves.union();
        threats.retain(|(point, _)| owed.contains(*point));
    }

    /// What was read of a group shows nothing where it rests on opponents who are assumed to stay, but not shown to, or
    /// on opponents who are assumed to fill neutral points, but captured themselves.
    pub(super) fn unverify_unfounded(&mut self) {
        let living = &self.living;
        let stays = self.so_far.stays();
        // What can be captured at once does not stay either, whatever was read of it while its opponents were assumed
        // to come off.
        let in_atari = ByColor::from_fn(|color: Color| Chain::stones_in_atari(living.of(color), &living.vacant()));
        let stays = stays - in_atari.black - in_atari.white;
        let captured = self.shown_captured();
        let is_unfounded =
            |capture: &Capture| !capture.leans_on(living).is_subset(&stays) || capture.fills_from(living, &captured);
        for group in self.so_far.groups.iter_mut().filter(|group| group.captures.iter().any(is_unfounded)) {
            unverify(group);
            group.captures.clear();
            // It lives, as far as is known.
            if group.stones.is_subset(&self.so_far.endangered_by_dead) {
                group.status = Status::Alive;
                self.so_far.endangered_by_dead -= group.stones;
                self.so_far.captured_anyway -= group.stones;
            }
        }
        self.so_far
            .threats
            .iter_mut()
            .filter(|(_, threat)| is_unfounded(threat))
            .for_each(|(_, threat)| threat.forget());
    }

    /// A wall that is captured itself, shown or not, captures nobody: of groups that are shown to be captured where
    /// every opponent beside them is captured too, and beside the empty points around them, nothing is shown. Nor is it
    /// where these opponents need an answer there to stay.
    pub(super) fn unverify_beside_captured(&mut self, work: &Work) {
        let living = &self.living;
        let captured = self.shown_captured();
        let lives = self.so_far.connections.pass_alive.union();
        let is_held = |capture: &Capture| capture.holds_though_walls_may_fall(living, &lives, work);
        let is_unfounded = |group: &ClassifiedGroup| {
            let walls = group.walls(living);
            !walls.is_empty() && walls.is_subset(&self.so_far.captured_anyway) || !group.captures.iter().all(is_held)
        };
        let captured = self.so_far.groups.iter_mut().filter(|group| group.stones.is_subset(&captured));
        for group in captured.filter(|group| is_unfounded(group)) {
            unverify(group);
            group.captures.clear();
        }
    }

    /// Drops points that need not be filled once the others are, and notes with which of these each can be exchanged.
    pub(super) fn drop_owed(
        &mut self,
        color: Color,
        needless: &PointSet,
        interchangeable: Vec<(Point, PointSet)>,
        nodes: u32,
    ) {
        *self.so_far.protective_moves.get_mut(color) -= *needless;
        self.so_far.interchangeable_moves.extend(interchangeable);
        self.so_far.threats.retain(|(point, _)| !needless.contains(*point));
        self.so_far.nodes += nodes;
    }

    /// Notes what stands in seki as long as some dead stones stand.
    pub(super) fn apply_seki_of(&mut self, unshown: &PointSet, standing: &Self) {
        let in_seki = standing.so_far.shown_in_seki();
        for group in self.so_far.groups.iter_mut().filter(|group| group.stones.is_subset(&(in_seki & *unshown))) {
            (group.status, group.evidence) = (Status::InSeki, Evidence::Searched);
            group.captures.clear();
            self.so_far.in_seki |= group.stones;
            self.so_far.captured_anyway -= group.stones;
        }
        let undecided = standing.so_far.stones_of(|group| group.evidence == Evidence::Unverified);
        for group in self.so_far.groups.iter_mut().filter(|group| !group.stones.is_disjoint(&(undecided & *unshown))) {
            unverify(group);
        }
        self.so_far.nodes += standing.so_far.nodes;
    }
}

/// What is known of a group that is captured even if its owner starts: that it is captured, unless this is doubtful.
const fn captured_anyway(is_doubtful: bool) -> (Status, Evidence) {
    (if is_doubtful { Status::Unsettled } else { Status::Captured }, Evidence::searched(is_doubtful))
}

/// Takes back what was shown of a group: nothing is captured that was not shown to be.
fn unverify(group: &mut ClassifiedGroup) {
    group.evidence = Evidence::Unverified;
    if group.status == Status::Captured {
        group.status = Status::Unsettled;
    }
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
