use std::borrow::Cow;
use std::cmp::Reverse;
use std::sync::Arc;

use super::costs::NODES_OF_LOOK;
use super::groups_to_ask::{groups_to_ask, sets_of_size};
use super::{Cancel, Detail, RecordedCount, RuleSetScore, ScoreTask, WantedParts};
use crate::board::{Color, PointSet};
use crate::explain::{self, CitedRuleSet, Statement, StatementCode};
use crate::life::{Budget, ClassifiedGroup};
use crate::position::{Assumption, Marks, NamedGroups, Position};
use crate::proposal::{Proposal, ProposedGroup, ProposedStatus};
use crate::rules::Amount;
use crate::score::{AgreedRemoval, BoardCache, Outcome, RuleSetBoards};
use crate::words::grouped;

/// The most groups of which a proposal is not sure that are tried the other way for the sake of a recorded result.
const TURNED_MAX: usize = 4;

/// What is proposed for a task, and what a person should be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportProposal {
    /// What becomes of each group.
    pub proposal: Proposal,
    /// The groups that a person must confirm so that the winner is known under every rule set of the task, of
    /// those of which the proposal is not sure. Where totals alone are wanted there are none.
    pub groups_to_confirm: Vec<PointSet>,
    /// Who wins once these are confirmed as they are proposed: for each rule set, where it is known.
    pub winners_once_confirmed: Vec<WinnerOnceConfirmed>,
    /// Whether marks and reading leave anything open: otherwise nothing is proposed.
    pub has_unagreed_groups: bool,
    /// Whether the record of the task tells a counted result, and its own rules give just that with these stones dead.
    pub is_confirmed_by_result: bool,
    /// The groups that the proposal alone had otherwise, and of which that result tells.
    pub turned_by_result: Vec<PointSet>,
}

/// Who wins under a rule set once a person confirmed what was asked, whatever becomes of the other groups.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), schemars(rename = "OnceConfirmed"))]
pub struct WinnerOnceConfirmed {
    /// The id of the rule set.
    pub rule_set: String,
    /// Who wins.
    pub winner: Color,
    /// By how many points at least.
    #[cfg_attr(feature = "json", serde(rename = "by_at_least"))]
    pub least: Amount,
}

/// What is proposed for a task, whether it asks for it or not. Once it is cancelled it must be thrown away.
///
/// Nothing is where two players claim different things.
pub fn propose(task: &ScoreTask, cancel: &Cancel) -> ReportProposal {
    let cache = task.board_cache(cancel);
    ReportProposal::propose(task, &task.position_to_score(&cache), &cache)
}

impl ReportProposal {
    /// Marks that leave stones out are whole in `position_to_score` where the count of the record confirms them: then
    /// nothing is proposed.
    pub(super) fn propose(task: &ScoreTask, position_to_score: &Position, cache: &BoardCache) -> Self {
        if task.position.claims().is_some() {
            return Self::default();
        }
        let position = if position_to_score.marks().speak_of_all() { position_to_score } else { &task.position };
        let agreed_removal = agreed_removal(position, cache);
        let proposal = Proposal::make(position, &agreed_removal, cache.work());
        let has_unagreed_groups = !agreed_removal.unagreed_groups.is_empty();
        let count = task.recorded_count.as_ref();
        if let Some(dead) = count.and_then(|count| infer(task, count, &proposal, cache)) {
            let is_turned =
                |group: &&ProposedGroup| group.stones.is_subset(&dead) != (group.status == ProposedStatus::Dead);
            let turned_by_result = proposal.unsure().filter(is_turned).map(|group| group.stones).collect();
            return Self {
                proposal: proposal.confirmed(&dead),
                has_unagreed_groups,
                is_confirmed_by_result: true,
                turned_by_result,
                ..Self::default()
            };
        }
        let (groups_to_confirm, winners_once_confirmed) = confirmations(task, &proposal, &at_a_look(cache));
        Self { proposal, groups_to_confirm, winners_once_confirmed, has_unagreed_groups, ..Self::default() }
    }

    /// The stones that come off, those that are marked included.
    pub fn dead(&self) -> PointSet {
        self.proposal.stones_of(ProposedStatus::Dead)
    }

    /// Who wins once what is asked is confirmed: a sentence for all rule sets of which the same is known.
    pub fn once_confirmed_statements(&self) -> Vec<Statement> {
        let known = self.winners_once_confirmed.iter().map(|one| ((one.winner, one.least), &*one.rule_set));
        let sentence = |((winner, least), rule_sets): ((Color, Amount), Vec<&str>)| {
            let about = StatementCode::ProposalConfirmed.with("winner", winner).with("points", least);
            about.with("rules", rule_sets.into_iter().map(CitedRuleSet::from).collect::<Vec<_>>())
        };
        grouped(known).into_iter().map(sentence).collect()
    }

    /// What to ask, and who wins once it is confirmed, in words.
    pub fn to_confirm(&self) -> Vec<Statement> {
        let question = (!self.groups_to_confirm.is_empty()).then(|| explain::question(&self.groups_to_confirm));
        question.into_iter().chain(self.once_confirmed_statements()).collect()
    }

    /// What is assumed of a position by it.
    pub fn assumptions(&self, position: &Position) -> Vec<Assumption> {
        let stones = self.dead() - position.marks().dead;
        if self.is_confirmed_by_result {
            return vec![Assumption::DeadInferred(stones)];
        }
        let unsure = self.proposal.unsure().map(|group| group.stones).collect::<NamedGroups>().some();
        let unsure = unsure.map(Assumption::ProposalUnsure);
        std::iter::once(Assumption::DeadByProposal(stones)).chain(unsure).collect()
    }

    /// The task with what is proposed as its marks. What marks and reading tell alone is left to them.
    pub(super) fn task<'c>(&self, task: &'c ScoreTask) -> Cow<'c, ScoreTask> {
        if !self.has_unagreed_groups {
            return Cow::Borrowed(task);
        }
        let position = &task.position;
        let assumptions = self.assumptions(position);
        let position = position.with_proposal(&self.dead(), self.is_confirmed_by_result, assumptions);
        Cow::Owned(ScoreTask { position, ..task.clone() })
    }
}

/// What reading settles. It looks once, and only where so few groups are open then that reading may settle the board
/// it reads with all that may be spent: where many are, most stay open, and that would be half of what a proposal
/// costs.
fn agreed_removal(position: &Position, cache: &BoardCache) -> AgreedRemoval {
    let look = AgreedRemoval::determine(position, &at_a_look(cache));
    let is_enough = look.unagreed_groups.is_empty() || look.has_too_many_unagreed_groups();
    if is_enough { look } else { AgreedRemoval::determine(position, cache) }
}

/// Boards that are read with fewer positions.
fn at_a_look(cache: &BoardCache) -> BoardCache {
    let work = cache.work();
    cache.with_work(work.with_budget(work.budget().min(Budget::new(NODES_OF_LOOK))))
}

/// The dead stones that give the result of a record under its own rules and komi: first as proposed, then with the
/// fewest groups turned of which the proposal is not sure. Where two ways that turn as many give it, nothing is
/// inferred, nor where the rules of the record take no stones off by agreement: they give one result every way.
fn infer(task: &ScoreTask, count: &RecordedCount, proposal: &Proposal, cache: &BoardCache) -> Option<PointSet> {
    count.hangs_on_dead_stones(&task.position).then_some(())?;
    let dead = proposal.stones_of(ProposedStatus::Dead);
    let mut unsure: Vec<PointSet> = proposal.unsure().map(|group| group.stones).collect();
    if unsure.len() > TURNED_MAX {
        unsure.clear();
    }
    let turned = |set: Vec<usize>| dead ^ set.into_iter().map(|place| unsure[place]).collect();
    let gives = |dead: &PointSet| {
        let marks = Marks { dead: *dead, ..task.position.marks().with_all_said() };
        let position = task.position.with_marks(marks);
        count.is_given_by(&position, &task.trial_scorer(cache)) == Some(true)
    };
    let fewest = (0..=unsure.len()).find_map(|size| {
        let mut giving = sets_of_size(size, unsure.len()).map(turned).filter(gives);
        Some((giving.next()?, giving.next().is_none()))
    });
    fewest.filter(|(_, is_alone)| *is_alone).map(|(dead, _)| dead)
}

/// The groups to ask about, with those open of which the proposal is not sure and the others as proposed; and what is
/// known of the winner once these are as proposed too.
fn confirmations(
    task: &ScoreTask,
    proposal: &Proposal,
    cache: &BoardCache,
) -> (Vec<PointSet>, Vec<WinnerOnceConfirmed>) {
    let unsure: PointSet = proposal.unsure().map(|group| group.stones).collect();
    if unsure.is_empty() || !task.wanted.detail.has_reasons() {
        return (Vec::new(), Vec::new());
    }
    let dead = proposal.stones_of(ProposedStatus::Dead);
    let with_undecided = |unsaid: PointSet| {
        let marks = Marks { dead: dead - unsaid, unsaid, ..*task.position.marks() };
        ScoreTask {
            position: task.position.with_marks(marks),
            recorded_count: None,
            wanted: WantedParts { detail: Detail::Full, ..task.wanted },
            ..task.clone()
        }
    };
    // A group stands or falls as one, also where the proposal is sure of some of its chains.
    let board = Arc::clone(&RuleSetBoards::sharing(&with_undecided(unsure).position, cache).agreed_removal().board);
    let is_unsure = |group: &ClassifiedGroup| !group.stones.is_disjoint(&unsure);
    let groups: PointSet = board.classification.iter().map(|read| read.stones_of(is_unsure)).collect();
    let (settling, confirmed) = groups_that_settle(unsure | groups, with_undecided, cache);
    let mut to_confirm: Vec<PointSet> =
        proposal.unsure().map(|group| group.stones).filter(|stones| !stones.is_disjoint(&settling)).collect();
    if to_confirm.is_empty() {
        return (to_confirm, Vec::new());
    }
    let task = with_undecided(PointSet::EMPTY);
    let scores_with = |dead: PointSet| {
        let position = task.position.with_marks(Marks { dead, ..*task.position.marks() });
        RuleSetScore::all(&task, &RuleSetBoards::sharing(&position, cache))
    };
    // Reading alone may take off a group that is proposed to stay.
    let proposed = scores_with(dead);
    // First the group that alone turns the winner under most rule sets.
    let outcome = |scored: &RuleSetScore| scored.score.verdict.outcome;
    to_confirm.sort_by_cached_key(|stones| {
        let turned = scores_with(dead ^ *stones);
        Reverse(turned.iter().zip(&proposed).filter(|(one, other)| outcome(one) != outcome(other)).count())
    });
    let winners = confirmed.iter().zip(&proposed).filter_map(|(one, other)| WinnerOnceConfirmed::compare(one, other));
    (to_confirm, winners.collect())
}

/// Those of some unagreed groups that settle every score, and the scores once they are settled. What is asked may
/// leave the winner open for what it turns up, which is asked too.
fn groups_that_settle(
    mut undecided: PointSet,
    with_undecided: impl Fn(PointSet) -> ScoreTask,
    cache: &BoardCache,
) -> (PointSet, Vec<RuleSetScore>) {
    let mut settling = PointSet::EMPTY;
    loop {
        let task = with_undecided(undecided);
        let rule_set_boards = RuleSetBoards::sharing(&task.position, cache);
        let scores = RuleSetScore::all(&task, &rule_set_boards);
        let groups: PointSet = groups_to_ask(&task, &rule_set_boards, &scores).into_iter().collect();
        if groups.is_empty() {
            return (settling, scores);
        }
        settling |= groups;
        undecided -= groups;
    }
}

impl WinnerOnceConfirmed {
    /// Nothing where the board does not tell who wins, whatever becomes of the groups that are not confirmed, and as it
    /// is proposed of them.
    fn compare(confirmed: &RuleSetScore, proposed: &RuleSetScore) -> Option<Self> {
        let (one, other) = (Self::known(confirmed)?, Self::known(proposed)?);
        let least = one.least.min(other.least);
        (one.winner == other.winner).then_some(Self { least, ..one })
    }

    fn known(scored: &RuleSetScore) -> Option<Self> {
        let verdict = scored.score.verdict;
        let Outcome::Wins(winner) = verdict.outcome else { return None };
        let between = scored.score.lead_between.map(|between| between.won_by(winner).0);
        let least = between.or(verdict.lead.map(Amount::abs))?;
        Some(Self { rule_set: scored.rules.id.to_string(), winner, least })
    }
}
