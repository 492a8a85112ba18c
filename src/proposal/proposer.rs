use super::odds::{EVEN, odds, thousandths};
use super::{Proposal, ProposalBasis, ProposedGroup, ProposedStatus};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::estimate::{EstimatedChain, estimate};
use crate::life::promises::HangingChains;
use crate::life::{Classification, ClassifiedGroup, Evidence, FirstMovePair, Status, Work, first_moves_at, pass_alive};
use crate::position::{Marks, Position};
use crate::score::AgreedRemoval;

const ONE: i32 = EstimatedChain::ONE;

/// Chains about which the net is less sure than that are considered both ways.
const UNSURE: i32 = 2 * ONE;

/// Where the net is surer than that of stones which reading takes off, a person should look.
const NET_SURE: i32 = 5 * ONE;

/// Where the net is surer than that of all stones of a group that comes off, it is not asked whether it hangs on the
/// first move: hardly one does then.
const NET_SURE_OF_DEAD: i32 = 3 * ONE;

/// The nodes of a question of what hangs on the first move.
const NODES_OF_HANGING: u32 = 1_000;

/// How likely it is that a group stays which hangs on the first move.
const HANGING_STAYS: u16 = 500;

/// The most chains and groups that are considered both ways.
const CHOICES_MAX: usize = 12;

/// The most combinations that are read.
const READ_MAX: usize = 24;

/// Combinations that the net alone finds so much less likely are not read.
const LESS_LIKELY_MAX: i32 = 6 * ONE;

/// The most that groups which are left and do not live speak against a combination, in tenths of [`ONE`].
const GROUPS_MAX: i32 = 60;

/// What it speaks against one that there is any such group, in the same parts.
const NOT_ALL_LIVE: i32 = 12;

/// What all reading for a proposal may cost, and the part of what is left that one board may cost. That of the first is
/// larger: where it is not read, nothing can be said of the others.
const WORK_MAX: u64 = 80_000_000;
const FIRST_BOARD_DIVISOR: u64 = 2;
const BOARD_DIVISOR: u64 = 4;

/// What the net says weighs so much where reading speaks too, in parts of [`ONE`].
const NET_WEIGHT: i32 = 140;

/// The net learnt how much of a chain is its owner's on average, which is never all, and not how often that is most of
/// it. On held out ends of games the logarithm of how often it is right is so many times that of the net.
const SOFTNESS: u32 = 2;

/// No estimate is more certain than that.
const MOST_CERTAIN: u16 = 999;

/// That a group stays although reading does not show that it lives is no more certain than that, whatever the net says.
const DOUBTFUL_MOST: u16 = 980;

/// Chains that come off or stay together.
struct Choice {
    stones: PointSet,
    /// How much less likely the net finds the other way.
    less_by: i32,
}

/// Whose stones come off, and what reading makes of the rest.
struct DeadCandidate {
    dead: PointSet,
    classification: Classification,
    /// How much less likely it is by the net alone than what the net has.
    against: i32,
    /// What speaks for taking those off that come off here and not where the net has its way.
    gain: i32,
}

impl DeadCandidate {
    /// How likely it is, as a logarithm in parts of [`ONE`], but for a number that all have in common.
    fn likely(&self) -> i32 {
        likelihood_by_reading(&self.classification) - self.against + self.gain
    }
}

/// What is left of the likeliest combination.
struct Remainder {
    dead: PointSet,
    classification: Classification,
    /// Stones that stay and hang on the first move, and where each player makes it, as far as it is known.
    unsettled: Vec<(PointSet, Option<ByColor<Point>>)>,
}

/// The chains of a board of which nobody spoke, and the likeliest combination of them.
pub(super) struct Proposer<'a> {
    stones: &'a Stones,
    marks: Marks,
    work: &'a Work,
    /// What may be done at most when all is read.
    ends: u64,
    chains: Vec<EstimatedChain>,
    /// Stones that live unconditionally.
    proved: PointSet,
    /// The stones of which nobody spoke and reading does not tell whether they come off.
    undecided: PointSet,
    agreed_removal: &'a AgreedRemoval,
}

impl<'a> Proposer<'a> {
    pub(super) fn new(position: &'a Position, agreed_removal: &'a AgreedRemoval, work: &'a Work) -> Self {
        let (stones, marks) = (position.stones(), *position.marks());
        let standing = stones.without(&marks.dead);
        let proved = Color::BOTH.into_iter().map(|color| pass_alive(&standing, color, true).chains).collect();
        let ends = work.done() + WORK_MAX.min(work.share());
        let undecided = agreed_removal.unagreed_groups.iter().map(|group| group.stones).collect::<PointSet>() - proved;
        // Where nothing is undecided the net is not asked.
        let mut chains = if undecided.is_empty() { Vec::new() } else { estimate(&standing) };
        let others =
            stones.chains().into_iter().filter(|chain| undecided.is_empty() || chain.points.is_subset(&marks.dead));
        chains.extend(others.map(|chain| EstimatedChain { chain, stays: 0 }));
        chains.sort_by_key(|one| one.chain.points.first());
        Self { stones, marks, work, ends, chains, proved, undecided, agreed_removal }
    }

    pub(super) fn propose(&self) -> Proposal {
        let by_net = self.dead_by_net();
        let unread = || Classification::unread(&self.stones.without(&by_net), &PointSet::EMPTY, &self.marks.seki);
        // Where the net takes nothing off, that board was read already.
        let settled =
            self.agreed_removal.board.classification.as_deref().filter(|_| by_net == self.agreed_removal.marks.dead);
        let classification =
            settled.cloned().or_else(|| self.read(&by_net, FIRST_BOARD_DIVISOR)).unwrap_or_else(unread);
        let mut all = vec![DeadCandidate { dead: by_net, classification, against: 0, gain: 0 }];
        let mut best = 0;
        // What is otherwise is tried from the likeliest on, until nothing is likelier.
        while all.len() < READ_MAX {
            let mut choices = self.choices(&all[best]);
            choices.retain(|choice| !all.iter().any(|one| one.dead == all[best].dead ^ choice.stones));
            truncate_before_ties(&mut choices, READ_MAX - all.len());
            let base = best;
            for choice in choices {
                // What is left for the others is less.
                let Some(read) = self.turn(&all[0], &all[base], &choice) else { break };
                all.push(read);
            }
            best = likeliest(&all, base);
            if best == base {
                break;
            }
        }
        self.sum_up(&all, best)
    }

    /// A combination with one choice made otherwise; nothing where there is not enough work left.
    fn turn(&self, net: &DeadCandidate, base: &DeadCandidate, choice: &Choice) -> Option<DeadCandidate> {
        let dead = base.dead ^ choice.stones;
        let classification = self.read(&dead, BOARD_DIVISOR)?;
        // Whatever was tried on the way, what is otherwise than the net has it counts, and nothing else.
        let gain = gain_of_taking_off(&(dead - net.dead), &net.classification)
            - gain_of_taking_off(&(net.dead - dead), &classification);
        Some(DeadCandidate { dead, classification, against: base.against + choice.less_by, gain })
    }

    /// The stones that come off where the net says so of what is open.
    fn dead_by_net(&self) -> PointSet {
        let off: PointSet = self.chains.iter().filter(|one| one.stays < 0).map(|one| one.chain.points).collect();
        self.agreed_removal.marks.dead | (off & self.undecided)
    }

    /// A board as it is read within a part of the work that is left; nothing where that is not enough.
    fn read(&self, dead: &PointSet, of_left: u64) -> Option<Classification> {
        let share = self.ends.saturating_sub(self.work.done()) / of_left;
        let (standing, seki) = (self.stones.without(dead), self.marks.seki - *dead);
        let read = |part: &Work| Classification::read_without_repetitions(&standing, &PointSet::EMPTY, &seki, part);
        self.work.within(share, read)
    }

    /// Reads the board as a score with these stones dead does: they stand inside a seki.
    fn read_marked(&self, dead: &PointSet) -> Option<Classification> {
        let share = self.ends.saturating_sub(self.work.done()) / BOARD_DIVISOR;
        let seki = self.marks.seki - *dead;
        self.work.within(share, |part| Classification::read_without_repetitions(self.stones, dead, &seki, part))
    }

    /// What may be otherwise than a combination has it, the likeliest first.
    fn choices(&self, base: &DeadCandidate) -> Vec<Choice> {
        let captured = base.classification.stones_of(|group| group.status == Status::Captured);
        let mut choices: Vec<Choice> = Vec::new();
        let mut put = |stones: PointSet| {
            let stones = stones & self.undecided;
            let is_whole = stones.is_subset(&base.dead) || stones.is_disjoint(&base.dead);
            if !stones.is_empty() && is_whole && !choices.iter().any(|choice| choice.stones == stones) {
                choices.push(Choice { stones, less_by: self.less_by(&stones, base, &captured) });
            }
        };
        let unsure = self.chains.iter().filter(|one| one.stays.abs() < UNSURE);
        unsure.for_each(|one| put(one.chain.points));
        base.classification.groups.iter().map(|group| group.stones & captured).for_each(&mut put);
        let standing = self.stones.without(&base.dead);
        let vacant = standing.vacant();
        for color in Color::BOTH {
            // Groups that are left and do not live, those together that share a space, and what would save them.
            let is_doubtful = |group: &ClassifiedGroup| group.color == color && is_doubtful(group);
            let doubtful = base.classification.stones_of(is_doubtful);
            for part in (doubtful | doubtful.touched_parts(&vacant)).parts() {
                put(part & doubtful);
                put(part & base.dead & *self.stones.of(Color::Black));
                put(part & base.dead & *self.stones.of(Color::White));
            }
            let off = base.dead & *self.stones.of(color);
            // Stones in one space that come off, where the net is not sure of them.
            let in_spaces = vacant.parts().map(|space| space & off);
            in_spaces.filter(|stones| self.sureness(stones) < UNSURE).for_each(&mut put);
            // Stones that come off where both reach: whether they do hardly shows in what is left.
            (off & standing.neutral()).touched_parts(&off).parts().for_each(&mut put);
        }
        choices.retain(|choice| base.against + choice.less_by <= LESS_LIKELY_MAX);
        choices.sort_by_key(|choice| choice.less_by);
        truncate_before_ties(&mut choices, CHOICES_MAX);
        choices
    }

    /// How sure the net is of some chains together.
    fn sureness(&self, stones: &PointSet) -> i32 {
        let chains = self.chains.iter().filter(|one| one.chain.points.is_subset(stones));
        chains.map(|one| one.stays.abs()).sum()
    }

    /// How much less likely the net finds it that some chains do otherwise than a combination has it. Where reading
    /// shows that they fall together, that is as much as of the chain of which it is surest.
    fn less_by(&self, stones: &PointSet, base: &DeadCandidate, captured: &PointSet) -> i32 {
        let chains = self.chains.iter().filter(|one| one.chain.points.is_subset(stones));
        let less_by = chains.map(|one| if one.chain.points.is_subset(&base.dead) { -one.stays } else { one.stays });
        let whole = if stones.is_subset(captured) { less_by.max().unwrap_or(0) } else { less_by.sum() };
        whole * NET_WEIGHT / ONE
    }

    fn sum_up(&self, all: &[DeadCandidate], best: usize) -> Proposal {
        let most = all[best].likely();
        let chances: Vec<u64> = all.iter().map(|one| odds((most - one.likely()).max(0) as u32)).collect();
        let whole: u64 = chances.iter().sum();
        let best = &all[best];
        let left = self.remainder(best);
        let Remainder { dead, classification, unsettled } = &left;
        let in_seki = classification.stones_of(|group| group.status == Status::InSeki);
        let doubtful = classification.stones_of(is_doubtful);
        let agreed = self.agreed_removal.board.classification.iter();
        let hung: PointSet = agreed.map(|read| read.stones_of(ClassifiedGroup::hangs_on_first_move)).collect();
        let of_chain = |one: &EstimatedChain| {
            let stones = one.chain.points;
            let is_dead = |of: &DeadCandidate| stones.is_subset(&of.dead);
            let comes_off = stones.is_subset(dead);
            let unsettled = unsettled.iter().find(|(all, _)| stones.is_subset(all)).filter(|_| !comes_off);
            let first_moves = unsettled.and_then(|(_, at)| *at);
            let status = match (comes_off, unsettled, stones.is_subset(&in_seki)) {
                (true, ..) => ProposedStatus::Dead,
                (false, Some(_), _) => ProposedStatus::Unsettled,
                (false, None, true) => ProposedStatus::InSeki,
                (false, None, false) => ProposedStatus::Alive,
            };
            let alike = all.iter().zip(&chances).filter(|(other, _)| is_dead(other) == is_dead(best));
            let by_reading = thousandths(alike.map(|(_, chance)| chance).sum(), whole);
            let by_net = thousandths(EVEN, EVEN + odds(SOFTNESS * one.stays.unsigned_abs())).min(MOST_CERTAIN);
            let (basis, certainty) = if !stones.is_subset(&self.marks.unsaid) {
                (ProposalBasis::Marked, 1_000)
            } else if stones.is_subset(&self.proved) {
                (ProposalBasis::Proved, 1_000)
            } else if stones.is_disjoint(&self.undecided) {
                (ProposalBasis::Read, 999)
            } else if unsettled.is_some() {
                (ProposalBasis::Estimated, HANGING_STAYS)
            } else if stones.is_subset(&doubtful) {
                (ProposalBasis::Estimated, by_reading.min(by_net).min(DOUBTFUL_MOST))
            } else {
                (ProposalBasis::Estimated, if by_reading < 1_000 { by_reading } else { by_net })
            };
            let is_doubtful = match basis {
                ProposalBasis::Marked | ProposalBasis::Proved => false,
                ProposalBasis::Read => stones.is_subset(&self.agreed_removal.dead_by_reading) && one.stays >= NET_SURE,
                ProposalBasis::Estimated => stones.is_subset(&doubtful) || comes_off && stones.is_subset(&hung),
            };
            ProposedGroup { color: one.chain.color, stones, status, basis, certainty, first_moves, is_doubtful }
        };
        let together = self.together(&left);
        let mut groups: Vec<ProposedGroup> = Vec::new();
        for chain in self.chains.iter().map(of_chain) {
            let is_like = |other: &&mut ProposedGroup| {
                let both = chain.stones | other.stones;
                chain.is_like(other) && together.iter().any(|part| both.is_subset(part))
            };
            match groups.iter_mut().find(is_like) {
                Some(group) => group.join(&chain),
                None => groups.push(chain),
            }
        }
        Proposal { groups, is_consistent: doubtful.is_empty() }
    }

    /// Stones that stand or fall together: those that stay as they were read, those that come off where they share a
    /// space.
    fn together(&self, left: &Remainder) -> Vec<PointSet> {
        let unsettled = left.unsettled.iter().map(|(stones, _)| *stones);
        let groups = left.classification.groups.iter().map(|group| group.stones);
        unsettled.chain(groups).chain(self.off_by_space(&left.dead)).collect()
    }

    /// Stones that come off, by colour and by the space that they share.
    fn off_by_space(&self, dead: &PointSet) -> impl Iterator<Item = PointSet> {
        let vacant = self.stones.vacant();
        let dead_of = |color: Color| *dead & *self.stones.of(color);
        Color::BOTH.map(dead_of).into_iter().flat_map(move |off| (vacant | off).parts().map(move |space| space & off))
    }

    /// What is left once it was asked of the stones that come off whether some of them hang on the first move.
    fn remainder(&self, best: &DeadCandidate) -> Remainder {
        let mut hanging = self.hanging(&best.dead);
        let classification = loop {
            let stays: PointSet = hanging.iter().map(|one| one.stones).collect();
            let Some(classification) = (!hanging.is_empty()).then(|| self.read_marked(&(best.dead - stays))).flatten()
            else {
                break None;
            };
            let before = hanging.len();
            hanging.retain(|one| is_undecided(&classification, &one.stones));
            if hanging.len() == before {
                break Some((best.dead - stays, classification));
            }
        };
        // A score reads the board with the stones that come off inside. Where some hang that is what was read last.
        let (dead, classification, marked) = if let Some((dead, classification)) = classification {
            (dead, classification.clone(), Some(classification))
        } else {
            hanging.clear();
            (best.dead, best.classification.clone(), self.read_marked(&best.dead))
        };
        let undecided = self.undecided & classification.stones_of(|group| is_undecided(&classification, &group.stones));
        let mut unsettled: Vec<(PointSet, Option<ByColor<Point>>)> =
            hanging.iter().map(|one| (one.stones | (one.opponents & undecided), Some(one.at))).collect();
        let marked = marked.iter().flat_map(|marked| &marked.groups);
        let hanging = marked.filter(|group| group.status == Status::Unsettled);
        unsettled.extend(hanging.map(|group| {
            let at = first_moves_at(group).next();
            (group.stones & self.undecided, at.map(FirstMovePair::by_color))
        }));
        Remainder { dead, classification, unsettled }
    }

    /// Of the stones that come off by the net's leave, those that hang on the first move: with the others off and one
    /// group left standing at a time, as far as the net is not very sure of it.
    fn hanging(&self, dead: &PointSet) -> Vec<HangingChains> {
        let is_sure = |group: &PointSet| {
            let mut chains = self.chains.iter().filter(|one| one.chain.points.is_subset(group));
            chains.all(|one| one.stays < -NET_SURE_OF_DEAD)
        };
        let groups = self.off_by_space(dead).map(|group| group & self.undecided).filter(|group| !is_sure(group));
        let read = |group: PointSet| {
            let share = self.ends.saturating_sub(self.work.done()) / BOARD_DIVISOR;
            let standing = self.stones.without(&(*dead - group));
            self.work.within(share, |part| HangingChains::find(&standing, &group, NODES_OF_HANGING, part))
        };
        groups.filter_map(read).flatten().collect()
    }
}

/// What reading says of a board on which some stones were taken off: who is left should live, or stand in seki. Where
/// stones inside can be taken reading seldom shows a seki, and most that it finds are: shown or not, it is one.
fn likelihood_by_reading(classification: &Classification) -> i32 {
    let less_by = |group: &ClassifiedGroup| match group.status {
        Status::Captured => 22,
        Status::Open => 14,
        Status::Undecided | Status::Unsettled => 7,
        Status::InSeki | Status::Alive | Status::Dead => 0,
    };
    let of_groups: i32 = classification.groups.iter().map(less_by).sum();
    if of_groups == 0 { 0 } else { -(of_groups.min(GROUPS_MAX) + NOT_ALL_LIVE) * ONE / 10 }
}

/// What speaks for taking some stones off: what reading says of them where they are left.
fn gain_of_taking_off(stones: &PointSet, left: &Classification) -> i32 {
    let gain = |group: &ClassifiedGroup| match (group.status, group.evidence) {
        (Status::Alive, Evidence::Benson) => -50,
        (Status::Alive, Evidence::Searched) => -30,
        (Status::Alive, Evidence::Static) => -11,
        (Status::InSeki, Evidence::Searched) => -18,
        (Status::InSeki, Evidence::Unverified) => -10,
        (Status::Captured, _) => 10,
        _ => 0,
    };
    let groups = left.groups.iter().filter(|group| !group.stones.is_disjoint(stones));
    groups.map(gain).min().unwrap_or(0) * ONE / 10
}

/// The likeliest of all; where that is not one alone, the one that was the likeliest before.
fn likeliest(all: &[DeadCandidate], before: usize) -> usize {
    let most = all.iter().map(DeadCandidate::likely).max();
    let mut tied = (0..all.len()).filter(|at| Some(all[*at].likely()) == most);
    match (tied.next(), tied.next()) {
        (Some(alone), None) => alone,
        _ => before,
    }
}

/// Whether reading leaves open what becomes of some stones.
fn is_undecided(classification: &Classification, stones: &PointSet) -> bool {
    let mut groups = classification.groups.iter().filter(|group| !group.stones.is_disjoint(stones));
    groups.all(|group| matches!(group.status, Status::Unsettled | Status::Undecided))
}

/// Whether a group is left that does not live by itself.
fn is_doubtful(group: &ClassifiedGroup) -> bool {
    match group.status {
        Status::Alive | Status::Dead => false,
        Status::InSeki => group.evidence == Evidence::Unverified,
        Status::Unsettled | Status::Captured | Status::Open | Status::Undecided => true,
    }
}

/// Keeps the first of choices that are in order, so many at most: of those that are alike all or none, as their order
/// depends on how the board is turned.
fn truncate_before_ties(choices: &mut Vec<Choice>, most: usize) {
    if let Some(next) = choices.get(most).map(|next| next.less_by) {
        choices.truncate(most);
        let kept = choices.iter().rposition(|choice| choice.less_by != next).map_or(0, |last| last + 1);
        choices.truncate(kept);
    }
}
