use super::by_eyes::ReadByEyes;
use super::capture::Capture;
use super::dead_inside::{DeadInside, DeadInsideReader};
use super::eyes::JoinedChains;
use super::ground::Ground;
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupVerdict, WeakGroupVerdicts};
use super::{Classification, ClassifiedGroup, Connections, DangerInside, Evidence, Loss, NotAllKept, Status, Work};
use crate::board::{ByColor, Chain, Color, PointSet, Stones};

/// What is read of a board at a stage of its reading. Each stage is a type and makes the next one, as what one of them
/// says another may take back: nobody sees a [`Classification`] before the last.
struct Draft {
    /// The stones that are not marked dead.
    living: Stones,
    read: Classification,
}

/// The first stage: what becomes of each group by itself.
pub(super) struct JudgedApart(Draft);

/// The second: it is known which of these groups cannot all be kept.
pub(super) struct JudgedTogether(Draft);

/// The third: it is known of which the dead stones inside them still matter.
pub(super) struct JudgedWithDead(Draft);

impl JudgedApart {
    pub(super) fn new(
        living: Stones,
        connections: Connections,
        by_eyes: ReadByEyes,
        verdicts: WeakGroupVerdicts,
    ) -> Self {
        let ReadByEyes { alive: groups, weak_groups } = by_eyes;
        let protective_moves = connections.protective_moves;
        let read = Classification { groups, protective_moves, connections, ..Classification::default() };
        let mut draft = Draft { living, read };
        draft.add_judged(&weak_groups, verdicts);
        draft.mark_captured_as_seki();
        Self(draft)
    }

    /// Chains that live by all that was read, but of which not all can be kept, as several points must be filled at
    /// once. These points stay owed, and what else the chains surround stays theirs.
    pub(super) fn judge_together(self, not_all_kept: &[NotAllKept]) -> JudgedTogether {
        let Self(Draft { living, mut read }) = self;
        for NotAllKept { color, stones, loss, is_doubtful, .. } in not_all_kept {
            let alive = read.stones_of(|group| group.status == Status::Alive);
            let stones = *stones & alive & *living.of(*color);
            if stones.is_empty() {
                continue;
            }
            let was_unverified = !stones.is_disjoint(&read.stones_of(|group| group.evidence == Evidence::Unverified));
            read.groups.iter_mut().for_each(|group| group.stones -= stones);
            read.groups.retain(|group| !group.stones.is_empty());
            let is_doubtful = *is_doubtful || was_unverified;
            let is_captured_anyway = loss.as_ref().is_some_and(|loss| loss.is_certain);
            let (status, evidence) = match loss {
                Some(_) if is_captured_anyway => captured_anyway(is_doubtful),
                Some(_) => (Status::Unsettled, Evidence::searched(is_doubtful)),
                None => (Status::Alive, Evidence::Unverified),
            };
            let captures = loss.iter().map(|loss| loss.capture.clone()).collect();
            let group = ClassifiedGroup::new(*color, stones, status, evidence);
            read.groups.push(ClassifiedGroup { is_captured_anyway, captures, ..group });
        }
        JudgedTogether(Draft { living, read })
    }
}

impl JudgedTogether {
    /// Groups that do not live as long as the dead stones inside them stand. The marks stand all the same, and with
    /// them what the groups surround.
    pub(super) fn judge_with_dead(
        self,
        ground: &Ground,
        all_joined: &[JoinedChains],
        stones: &Stones,
        dead: &PointSet,
        work: &Work,
    ) -> JudgedWithDead {
        let Self(Draft { living, mut read }) = self;
        let mut inside = DeadInsideReader::new(ground, all_joined, stones, dead, &read.groups, work);
        for group in read.groups.iter_mut().filter(|group| group.status == Status::Alive) {
            match inside.endangers(group.color, &group.stones) {
                None => {}
                Some(DeadInside::CaptureOnceFilled) => group.danger_inside = DangerInside::OnceFilled,
                Some(DeadInside::Undecided) => group.evidence = Evidence::Unverified,
                Some(DeadInside::Capture(Loss { capture, is_certain })) => {
                    let evidence = Evidence::searched(group.evidence == Evidence::Unverified);
                    (group.status, group.evidence, group.captures) = (Status::Unsettled, evidence, vec![capture]);
                    (group.danger_inside, group.is_captured_anyway) = (DangerInside::Now, is_certain);
                }
            }
        }
        JudgedWithDead(Draft { living, read })
    }
}

impl JudgedWithDead {
    /// What is left once nothing counts as shown that rests on what is not.
    pub(super) fn founded(self, work: &Work) -> Classification {
        let Self(mut draft) = self;
        draft.keep_threats();
        draft.unverify_unfounded();
        draft.unverify_beside_captured(work);
        draft.read
    }
}

impl Draft {
    /// Adds what is known of weak groups. Those that are joined, and of which the same is known, are one group.
    fn add_judged(&mut self, weak_groups: &[WeakGroup], mut verdicts: WeakGroupVerdicts) {
        let mut joined_groups = Vec::new();
        for weak in weak_groups {
            let Some(verdict) = verdicts.remove(&weak.id) else { continue };
            let fate = verdict.fate;
            let judged = self.judge(weak, verdict);
            let is_like = |(joined, other, at): &&(PointSet, WeakGroupFate, usize)| {
                let group = &self.read.groups[*at];
                let is_same = (group.status, group.evidence) == (judged.status, judged.evidence);
                weak.joined == Some(*joined) && fate == *other && is_same
            };
            if let Some((.., at)) = joined_groups.iter().find(is_like) {
                self.read.groups[*at].stones |= judged.stones;
                self.read.groups[*at].captures.extend(judged.captures);
            } else {
                joined_groups.extend(weak.joined.map(|joined| (joined, fate, self.read.groups.len())));
                self.read.groups.push(judged);
            }
        }
    }

    /// What is known of a weak group.
    fn judge(&mut self, weak: &WeakGroup, verdict: WeakGroupVerdict) -> ClassifiedGroup {
        let WeakGroupVerdict { fate, capture, is_doubtful } = verdict;
        let own = weak.stones & *self.living.of(weak.color);
        let is_hopeless = !weak.stones.is_disjoint(&self.read.connections.in_seki);
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
            self.read.without_two_eyes |= own;
        }
        let evidence = if evidence == Evidence::Searched { Evidence::searched(is_doubtful) } else { evidence };
        // What hangs on something undecided takes no point: the move may save nothing, or not be needed.
        if let WeakGroupFate::Owes(point) = fate
            && !is_doubtful
        {
            self.read.protective_moves.get_mut(weak.color).insert(point);
            self.read.threats.extend(capture.clone().map(|threat| (point, threat)));
        }
        let is_captured_anyway = status.is_not_kept() && matches!(fate, WeakGroupFate::CapturedAnyway { .. });
        if is_captured_anyway {
            // A move that saves nothing is not owed.
            *self.read.protective_moves.get_mut(weak.color) -= weak.stones;
        }
        let counts_as_seki = status == Status::InSeki || fate == WeakGroupFate::SekiAtBest;
        let captures = capture.filter(|_| status.is_not_kept()).into_iter().collect();
        let group = ClassifiedGroup::new(weak.color, own, status, evidence);
        ClassifiedGroup { counts_as_seki, is_captured_anyway, captures, ..group }
    }

    /// Groups that are captured whoever starts and that nobody marked dead: where they touch a neutral point their
    /// points are in seki, as those of living stones are that have one and no life of their own (Japanese rules
    /// 1989, article 8).
    fn mark_captured_as_seki(&mut self) {
        if !self.read.groups.iter().any(|group| group.is_captured_anyway) {
            return;
        }
        let ground = Ground::new(self.living);
        for group in self.read.groups.iter_mut().filter(|group| group.is_captured_anyway) {
            let stones = &group.stones;
            group.counts_as_seki |= stones.touches(&ground.neutral) && stones.touches(ground.owned.get(group.color));
        }
    }

    /// Adds what the opponent does at points that connect; of points that are not owed any more nothing is told.
    fn keep_threats(&mut self) {
        let Classification { threats, connections, protective_moves, .. } = &mut self.read;
        threats.extend_from_slice(&connections.threats);
        let owed = protective_moves.union();
        threats.retain(|(point, _)| owed.contains(*point));
    }

    /// What was read of a group shows nothing where it rests on opponents who are assumed to stay, but not shown to, or
    /// on opponents who are assumed to fill neutral points, but captured themselves.
    fn unverify_unfounded(&mut self) {
        let living = &self.living;
        let stays = self.read.stays();
        // What can be captured at once does not stay either, whatever was read of it while its opponents were assumed
        // to come off.
        let in_atari = ByColor::from_fn(|color: Color| Chain::stones_in_atari(living.of(color), &living.vacant()));
        let stays = stays - in_atari.black - in_atari.white;
        let captured = self.read.shown_captured();
        let is_unfounded =
            |capture: &Capture| !capture.leans_on(living).is_subset(&stays) || capture.fills_from(living, &captured);
        for group in self.read.groups.iter_mut().filter(|group| group.captures.iter().any(is_unfounded)) {
            group.unverify();
            group.captures.clear();
            // It lives, as far as is known.
            if group.danger_inside == DangerInside::Now {
                (group.status, group.danger_inside) = (Status::Alive, DangerInside::None);
                group.is_captured_anyway = false;
            }
        }
        self.read.threats.iter_mut().filter(|(_, threat)| is_unfounded(threat)).for_each(|(_, threat)| threat.forget());
    }

    /// A wall that is captured itself, shown or not, captures nobody: of groups that are shown to be captured where
    /// every opponent beside them is captured too, and beside the empty points around them, nothing is shown. Nor is it
    /// where these opponents need an answer there to stay.
    fn unverify_beside_captured(&mut self, work: &Work) {
        let living = &self.living;
        let captured_anyway = self.read.captured_anyway();
        let lives = self.read.connections.pass_alive.union();
        let is_held = |capture: &Capture| capture.holds_though_walls_may_fall(living, &lives, work);
        let is_unfounded = |group: &ClassifiedGroup| {
            let walls = group.walls(living);
            !walls.is_empty() && walls.is_subset(&captured_anyway) || !group.captures.iter().all(is_held)
        };
        let captured = self.read.groups.iter_mut().filter(|group| group.status == Status::Captured);
        for group in captured.filter(|group| is_unfounded(group)) {
            group.unverify();
            group.captures.clear();
        }
    }
}

/// What is known of a group that is captured even if its owner starts: that it is captured, unless this is doubtful.
const fn captured_anyway(is_doubtful: bool) -> (Status, Evidence) {
    (if is_doubtful { Status::Unsettled } else { Status::Captured }, Evidence::searched(is_doubtful))
}
