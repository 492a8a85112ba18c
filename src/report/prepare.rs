use std::borrow::Cow;
use std::sync::Arc;

use super::assumptions::assumptions;
use super::audit::audit_left;
use super::first_moves::{FirstMove, FirstMoveResult};
use super::groups_to_ask::groups_to_ask;
use super::sensitivity::sensitivity;
use super::{Dispute, RecordReport, RecordedCount, ReportProposal, RuleSetScore, ScoreTask, Sensitivity, audit};
use crate::board::{PointSet, Stones};
use crate::compare::{Difference, ScoreUnder, difference};
use crate::explain::Statement;
use crate::life::promises::LifeProof;
use crate::life::{Cancel, Evidence, LifeMap, Work};
use crate::position::{Assumption, End, MarksSource, Position};
use crate::procedure::Procedure;
use crate::score::{BoardCache, DeadStonesSource, Decision, Need, Partition, PartitionedBoard, RuleSetBoards};

/// Two scores of a report, and why they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePair {
    /// The index of the score that is compared.
    pub from: usize,
    /// The index of the score that it is compared with.
    pub to: usize,
    /// Why the second lead is another.
    pub difference: Difference,
}

/// The answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What nobody said and the answer assumes.
    pub assumptions: Vec<Assumption>,
    /// The groups and what is known of them; nothing when the task only counts.
    pub life: Option<LifeMap>,
    /// The board under the agreed marks, the same for all rule sets.
    pub board: Arc<PartitionedBoard>,
    /// The stones of which nobody spoke and reading does not tell whether they come off, where a rule set asks for it.
    pub unsaid: PointSet,
    /// On what it rests which stones come off where they come off by agreement.
    pub dead_stones_source: DeadStonesSource,
    /// The fewest unagreed groups that settle every score which is undetermined for want of them. Where there is no
    /// such score there are none.
    pub groups_to_ask: Vec<PointSet>,
    /// How the game ended as the scores take it, where that is known: the result of a record may show that its board is
    /// not that of the end.
    pub ended_by: Option<End>,
    /// Positions that were searched.
    pub nodes: u64,
    /// A score for each rule set, in the order of the task.
    pub scores: Vec<RuleSetScore>,
    /// Pairs of scores, and why they differ.
    pub differences: Vec<ScorePair>,
    /// What looks odd. Nothing here changed a score.
    pub audit: Vec<Statement>,
    /// What the first move would make of the scores at each place where play is not over. With less than full detail
    /// there are none.
    pub first_moves: Vec<FirstMove>,
    /// What two players disagree on, where the position has their claims.
    pub dispute: Option<Dispute>,
    /// How little would make another outcome, a value a score; nothing when the task does not ask.
    pub sensitivity: Option<Vec<Sensitivity>>,
    /// How players count it at the board, one a score, nothing where a lead is not known. There are none at all when
    /// the task does not ask.
    pub procedures: Option<Vec<Option<Procedure>>>,
    /// What proves that groups cannot be captured, on the board under the agreed marks; nothing when the task does not
    /// ask.
    pub proofs: Option<Vec<LifeProof>>,
    /// What the record of the task tells besides.
    pub record: Option<RecordReport>,
    /// What is proposed of stones that nobody marked, where the task asks for it.
    pub proposed: Option<ReportProposal>,
}

impl Report {
    /// Whether players disagree on some group: its scores then are what every decision makes of them.
    pub fn is_disputed(&self) -> bool {
        self.dispute.as_ref().is_some_and(|dispute| !dispute.groups.is_empty())
    }

    /// What to confirm of a proposal, and who wins then.
    pub fn to_confirm(&self) -> impl Iterator<Item = Statement> {
        self.proposed.iter().flat_map(ReportProposal::to_confirm)
    }

    /// What is missing for any of its scores, each once and in order.
    pub fn needs(&self) -> Vec<Need> {
        Need::sorted(self.scores.iter().flat_map(|scored| scored.score.needs.iter().copied()))
    }

    /// What the first moves would make of one of its scores.
    pub fn first_moves_under(&self, scored: &RuleSetScore) -> impl Iterator<Item = (&FirstMove, &FirstMoveResult)> {
        let index = self.scores.iter().position(|other| other.rules.id == scored.rules.id);
        self.first_moves.iter().filter_map(move |one| Some((one, one.results.get(index?)?)))
    }

    /// What each point is: under the agreed marks, or as the rule set reads it that the task names for it.
    pub fn map(&self, task: &ScoreTask) -> &Partition {
        let scored = task.wanted.map_rule_set.and_then(|index| self.scores.get(index));
        &scored.map_or(&*self.board, |scored| scored.score.board()).partition
    }
}

/// Answers a task: scores the position under each rule set and says why they differ.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::report::{ScoreTask, prepare};
/// use gyega::rules::Amount;
///
/// // KBA "How to play", Diagram 1: Black has 15 points and a prisoner, White 17 points.
/// let rows = [
///     "OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO",
///     "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX....",
/// ];
/// let mut setup = Setup::new(Stones::from_rows(&rows).unwrap());
/// setup.prisoners.black = Some(1);
/// setup.prisoners.white = Some(0);
/// let mut task = ScoreTask::new(setup.check().unwrap());
/// task.terms.komi = gyega::score::KomiChoice::Same(Amount::ZERO);
/// let report = prepare(&task);
/// assert_eq!(report.scores[0].score.verdict.result(), "W+1");
/// ```
pub fn prepare(task: &ScoreTask) -> Report {
    prepare_cancellable(task, &Cancel::default())
}

/// As [`prepare`], but it ends soon once it is cancelled: its answer may then lack anything and must be thrown away.
pub fn prepare_cancellable(task: &ScoreTask, cancel: &Cancel) -> Report {
    let cache = task.board_cache(cancel);
    let position_to_score = task.position_to_score(&cache);
    if !task.proposes_dead {
        return report(task, &position_to_score, &cache, cancel);
    }
    let proposed = ReportProposal::propose(task, &position_to_score, &cache);
    let with_proposal = proposed.task(task);
    let position_to_score = match &with_proposal {
        Cow::Borrowed(_) => position_to_score,
        // The count of the record confirms it.
        Cow::Owned(task) if proposed.is_confirmed_by_result => Cow::Borrowed(&task.position),
        Cow::Owned(task) => task.position_to_score(&cache),
    };
    let report = report(&with_proposal, &position_to_score, &cache, cancel);
    Report { proposed: Some(proposed), ..report }
}

/// The report on a task of which nothing more is proposed.
fn report(task: &ScoreTask, position_to_score: &Position, cache: &BoardCache, cancel: &Cancel) -> Report {
    let position = &task.position;
    let counted_under = task.recorded_count.as_ref().and_then(RecordedCount::counted_under);
    // Scores are of the position to score, through its boards; what the players said themselves is that of the task.
    let rule_set_boards =
        RuleSetBoards::sharing(position_to_score, cache).ended_only_under(counted_under).learning_no_more();
    read_ahead(task, &rule_set_boards);
    let scores = RuleSetScore::all(task, &rule_set_boards);
    let board = Arc::clone(rule_set_boards.agreed_board());
    let life = life_map(position, &board, &rule_set_boards);
    let agreed_removal = rule_set_boards.agreed_removal();
    let is_undecided = scores.iter().any(|scored| rule_set_boards.is_unagreed_under(&scored.rules));
    let ended_by = position_to_score.history().ended_by;
    let (mut audit, groups_to_ask) = (audit(task, &rule_set_boards), groups_to_ask(task, &rule_set_boards, &scores));
    let mut assumptions = assumptions(task, &rule_set_boards, life.as_ref(), &scores);
    let nodes = rule_set_boards.nodes();
    let answers = if cancel.is_cancelled() {
        WantedAnswers::default()
    } else {
        WantedAnswers::find(task, &scores, life.as_ref(), ended_by, &rule_set_boards, cancel)
    };
    let WantedAnswers { dispute, sensitivity, first_moves, procedures, proofs, record } = answers;
    assumptions.extend(dispute.as_ref().map(Dispute::assumption));
    audit_left(task, &scores, &rule_set_boards, !first_moves.is_empty(), &mut audit);
    Report {
        assumptions,
        life,
        unsaid: if is_undecided { agreed_removal.marks.unsaid } else { PointSet::EMPTY },
        dead_stones_source: agreed_removal.dead_stones_source,
        groups_to_ask,
        ended_by,
        nodes: nodes + cache.tried(),
        differences: differences(task, &board, &scores),
        board,
        scores,
        audit,
        first_moves,
        dispute,
        sensitivity,
        procedures,
        proofs,
        record,
        proposed: None,
    }
}

/// What a task wants beside the scores. Each part has its share of the work that those before it left.
#[derive(Default)]
struct WantedAnswers {
    dispute: Option<Dispute>,
    sensitivity: Option<Vec<Sensitivity>>,
    first_moves: Vec<FirstMove>,
    procedures: Option<Vec<Option<Procedure>>>,
    proofs: Option<Vec<LifeProof>>,
    record: Option<RecordReport>,
}

impl WantedAnswers {
    fn find(
        task: &ScoreTask,
        scores: &[RuleSetScore],
        life: Option<&LifeMap>,
        ended_by: Option<End>,
        rule_set_boards: &RuleSetBoards<'_>,
        cancel: &Cancel,
    ) -> Self {
        let (wanted, board) = (&task.wanted, rule_set_boards.agreed_board());
        let dispute = Dispute::find(task, rule_set_boards, scores);
        let sensitivity = wanted.sensitivity.then(|| sensitivity(task, scores, board, life, rule_set_boards));
        let first_moves = if wanted.detail.has_board() { FirstMove::all(task, rule_set_boards) } else { Vec::new() };
        let counted = |scored: &RuleSetScore| Procedure::carry_out(&task.position, &scored.rules, &scored.score);
        let procedures = wanted.procedures.then(|| scores.iter().map(counted).collect());
        let proofs = wanted.proofs.then(|| {
            // Nobody agreed to what reading takes off.
            let off = board.marked.dead - rule_set_boards.agreed_removal().dead_by_reading;
            proofs(&task.position.stones().without(&off), rule_set_boards.cache().work(), cancel)
        });
        let record_report = |record| RecordReport::new(task, (record, ended_by), scores, life, rule_set_boards);
        let record = task.record.as_deref().map(record_report);
        Self { dispute, sensitivity, first_moves, procedures, proofs, record }
    }
}

/// What proves that groups cannot be captured, with games of its own, as none is learnt any more.
fn proofs(standing: &Stones, work: &Work, cancel: &Cancel) -> Vec<LifeProof> {
    let own = Work::new(work.budget(), work.share(), cancel.clone());
    let proofs = LifeProof::all(standing, &own);
    work.pay(own.done());
    proofs
}

/// Why the scores that a task compares differ; nothing where it wants totals alone.
fn differences(task: &ScoreTask, board: &PartitionedBoard, scores: &[RuleSetScore]) -> Vec<ScorePair> {
    if !task.wanted.detail.has_reasons() {
        return Vec::new();
    }
    let area_lead = board.partition.area_lead();
    let under = |index: usize| ScoreUnder { score: &scores[index].score, rules: &scores[index].rules };
    let compare = |(from, to)| {
        let difference = difference(&task.position, area_lead, under(from), under(to));
        ScorePair { from, to, difference }
    };
    task.pairs().into_iter().map(compare).collect()
}

/// The groups of the board, where it was read.
fn life_map(position: &Position, board: &PartitionedBoard, rule_set_boards: &RuleSetBoards<'_>) -> Option<LifeMap> {
    let evidence_of_dead = |chain: &PointSet| match position.marks_source() {
        _ if chain.is_subset(&rule_set_boards.agreed_removal().dead_by_reading) => Evidence::Searched,
        MarksSource::Proposal { dead, .. } if chain.is_subset(&dead) => Evidence::Proposed,
        MarksSource::Adviser => Evidence::Claimed,
        MarksSource::Players | MarksSource::Proposal { .. } => Evidence::Marked,
    };
    Some(LifeMap::new(position.stones(), &board.marked.dead, board.classification.as_ref()?, evidence_of_dead))
}

/// Reads the boards that rule sets have of their own, and those of both ends of what is open.
fn read_ahead(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>) {
    let (trials, work) = (task.trial_scorer(rule_set_boards.cache()), rule_set_boards.cache().work());
    trials.read_ahead([&task.position], work.share());
    if task.rule_sets.iter().any(|rules| rule_set_boards.is_unagreed_under(rules)) {
        let agreed_removal = rule_set_boards.agreed_removal();
        let claims = agreed_removal.decisions().into_iter().filter(Decision::is_claim);
        let ends: Vec<Position> = claims.map(|decision| agreed_removal.decided(&task.position, &decision)).collect();
        trials.read_ahead(&ends, work.share_of_ends());
    }
}
