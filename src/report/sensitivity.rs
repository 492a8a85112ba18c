use super::costs::{WORK_OF_NUMBER, WORK_OF_SCORE, WORK_OF_TRIED_BOARD};
use super::{RuleSetScore, ScoreTask};
use crate::board::{Color, Point, PointSet};
use crate::explain::{Statement, StatementCode, WrittenResult, with_needs};
use crate::life::{LifeMap, OPEN_SPACE_MIN};
use crate::position::{FirstPasser, LastPlay, Position};
use crate::rules::{Amount, Counting, PassStones, Prisoners, RuleSet};
use crate::score::{
    BoardCache, DecidedBy, Need, Outcome, PartitionedBoard, RuleSetBoards, TrialScorer, Verdict, score_under,
};
use crate::words::words;

words! {
    /// What a single change is about, in the order of the answer.
    ChangeKind {
        /// Stones captured in play: more of them for one player.
        Prisoners = "prisoners",
        /// One play on an open neutral point.
        NeutralPoint = "neutral-point",
        /// One group that comes off where it stayed, or stays where it came off.
        Status = "status",
        /// Komi, in steps of half a point.
        Komi = "komi",
        /// The number of handicap stones.
        Handicap = "handicap",
        /// Passes: more of them of one player.
        Passes = "passes",
        /// Who passed first.
        FirstPass = "first-pass",
        /// Who made the last play.
        LastPlay = "last-play",
    }
}

/// One thing that is otherwise, everything else being as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// This player has so many prisoners more; as many fewer of the other player are worth the same.
    Prisoners(Color, u32),
    /// This player plays on this neutral point.
    NeutralPoint(Color, Point),
    /// These stones come off, or stay.
    Status {
        /// Whose stones.
        color: Color,
        /// The stones.
        points: PointSet,
        /// Whether they come off now.
        is_dead: bool,
    },
    /// Komi is another.
    Komi {
        /// What it is then.
        komi: Amount,
        /// How much more; negative where it is less.
        more: Amount,
    },
    /// The number of handicap stones is another.
    Handicap {
        /// What it is then.
        stones: u16,
        /// How many more; negative where it is fewer.
        more: i32,
    },
    /// This player passed so many times more; as many passes fewer of the other player are worth the same.
    Passes(Color, u32),
    /// This player passed first.
    FirstPass(Color),
    /// This player made the last play.
    LastPlay(Color),
}

impl Change {
    /// What it is about.
    pub const fn kind(&self) -> ChangeKind {
        match self {
            Self::Prisoners(..) => ChangeKind::Prisoners,
            Self::NeutralPoint(..) => ChangeKind::NeutralPoint,
            Self::Status { .. } => ChangeKind::Status,
            Self::Komi { .. } => ChangeKind::Komi,
            Self::Handicap { .. } => ChangeKind::Handicap,
            Self::Passes(..) => ChangeKind::Passes,
            Self::FirstPass(..) => ChangeKind::FirstPass,
            Self::LastPlay(..) => ChangeKind::LastPlay,
        }
    }
}

/// The single changes of one kind, under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindSensitivity {
    /// Which kind.
    pub kind: ChangeKind,
    /// Whether any of them moves the lead.
    pub counts: bool,
    /// Whether any of them makes an outcome that is not known.
    pub may_turn: bool,
    /// Whether all of them were tried.
    pub is_complete: bool,
    /// The neutral points at which no play was tried.
    pub not_tried: PointSet,
    /// The least that makes another outcome, with what is then; nothing where none of those tried does.
    pub least: Option<(Change, Verdict)>,
}

/// How little would make another outcome under one rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sensitivity {
    /// The most whole points that the winner could lose and still win; nothing where nobody wins by the score.
    pub safe_by: Option<u32>,
    /// Every kind in order; none where the outcome is unknown or does not rest on the score.
    pub kinds: Vec<KindSensitivity>,
}

/// What single changes would make of each score of a task.
pub(super) fn sensitivity(
    task: &ScoreTask,
    scores: &[RuleSetScore],
    board: &PartitionedBoard,
    life: Option<&LifeMap>,
    rule_set_boards: &RuleSetBoards<'_>,
) -> Vec<Sensitivity> {
    let trials = scores.iter().enumerate().filter_map(|(index, scored)| RuleSetTrials::new(index, scored)).collect();
    let cache = rule_set_boards.cache().clone();
    let mut run = TrialRun { task, trials, cache: &cache };
    run.try_counts();
    run.try_numbers(rule_set_boards);
    run.try_statuses(board, life);
    run.try_neutral_points(board);
    let mut sensitivities = vec![Sensitivity::default(); scores.len()];
    run.trials.into_iter().for_each(|trials| sensitivities[trials.index] = trials.sensitivity);
    sensitivities
}

/// The changes tried under every rule set of a task.
struct TrialRun<'a> {
    task: &'a ScoreTask,
    /// By rule set, without those whose score does not decide.
    trials: Vec<RuleSetTrials<'a>>,
    cache: &'a BoardCache,
}

/// The changes tried under one rule set.
struct RuleSetTrials<'a> {
    /// The place of its score.
    index: usize,
    rules: &'a RuleSet,
    verdict: Verdict,
    lead: Amount,
    sensitivity: Sensitivity,
}

impl<'a> RuleSetTrials<'a> {
    fn new(index: usize, RuleSetScore { rules, score }: &'a RuleSetScore) -> Option<Self> {
        let verdict = score.verdict;
        let lead = verdict.lead?;
        if verdict.outcome == Outcome::Undetermined || verdict.decided_by == Some(DecidedBy::End) {
            return None;
        }
        let of_kind = |kind: &ChangeKind| KindSensitivity {
            kind: *kind,
            counts: false,
            may_turn: false,
            is_complete: true,
            not_tried: PointSet::EMPTY,
            least: None,
        };
        let kinds = ChangeKind::ALL.iter().map(of_kind).collect();
        Some(Self { index, rules, verdict, lead, sensitivity: Sensitivity { safe_by: None, kinds } })
    }

    fn kind_mut(&mut self, kind: ChangeKind) -> &mut KindSensitivity {
        // The kinds stand in the order of their declaration.
        &mut self.sensitivity.kinds[kind as usize]
    }

    /// Takes note of a change and what comes of it. Of changes that make another outcome, the one that moves the lead
    /// least is kept. Of equal ones it is the first.
    fn note(&mut self, change: Change, after: &Verdict) {
        let (before, lead) = (self.verdict, self.lead);
        let size = |verdict: &Verdict| verdict.lead.map(|after| (after - lead).abs());
        let of_kind = self.kind_mut(change.kind());
        of_kind.counts |= after.lead != before.lead;
        of_kind.may_turn |= after.outcome == Outcome::Undetermined;
        let is_known = after.lead.is_some() && after.outcome != Outcome::Undetermined;
        if is_known && after.outcome != before.outcome {
            let is_less = of_kind.least.as_ref().is_none_or(|(_, least)| size(after) < size(least));
            if is_less {
                of_kind.least = Some((change, *after));
            }
        }
    }

    /// Whom a change must help to make another outcome: the loser; after a draw, either player.
    fn beneficiaries(&self) -> &'static [Color] {
        match self.verdict.outcome.winner() {
            Some(Color::Black) => &[Color::White],
            Some(Color::White) => &[Color::Black],
            None => &Color::BOTH,
        }
    }

    /// The fewest steps towards a player that make another outcome.
    fn steps(&self, position: &Position, towards: Color, step: Amount) -> Option<(u32, Verdict)> {
        let about = (self.lead.as_quarters().abs() / step.as_quarters()).max(1);
        // With fewer steps than these the lead keeps its sign; with one more it has another.
        (about..=about + 1).find_map(|steps| {
            let after = Verdict::from_lead(position, self.rules, self.lead + step * (steps * towards.sign()));
            let turns = after.outcome != self.verdict.outcome && after.outcome != Outcome::Undetermined;
            turns.then_some((steps.unsigned_abs(), after))
        })
    }
}

impl TrialRun<'_> {
    /// What moves the lead step by step: prisoners, passes, komi. Also how far the winner is from losing.
    fn try_counts(&mut self) {
        let position = &self.task.position;
        for trials in &mut self.trials {
            let rules = trials.rules;
            trials.sensitivity.safe_by = safe_by(position, trials);
            let prisoners_count = rules.prisoners.choice() == Some(Prisoners::Counted);
            let passes_count = rules.counting.choice() == Some(Counting::Territory)
                && rules.pass_stones.choice() == Some(PassStones::Prisoner);
            trials.kind_mut(ChangeKind::Prisoners).counts = prisoners_count;
            trials.kind_mut(ChangeKind::Passes).counts = passes_count;
            let komi = self.task.terms.komi.for_rules(rules, position.handicap());
            for player in trials.beneficiaries() {
                let point = trials.steps(position, *player, Amount::points(1));
                if let Some((more, after)) = point {
                    if prisoners_count {
                        trials.note(Change::Prisoners(*player, more), &after);
                    }
                    if passes_count {
                        trials.note(Change::Passes(!*player, more), &after);
                    }
                }
                let half = trials.steps(position, *player, Amount::half_points(1));
                if let Some(((steps, after), komi)) = half.zip(komi) {
                    let more = Amount::half_points(-player.sign() * steps as i32);
                    trials.note(Change::Komi { komi: komi + more, more }, &after);
                }
            }
        }
    }

    /// What is scored anew on the board as it was read: handicap and the order of play.
    fn try_numbers(&mut self, rule_set_boards: &RuleSetBoards<'_>) {
        let (task, position) = (self.task, &self.task.position);
        let (handicap, points) = (position.handicap(), position.stones().size().point_count());
        let work = self.cache.work();
        for trials in &mut self.trials {
            let rules = trials.rules;
            let after = |position: &Position| {
                score_under(&rule_set_boards.with_numbers_of(position), rules, &task.terms).verdict
            };
            for away in 1..=points {
                let numbers = [handicap.checked_sub(away), handicap.checked_add(away)];
                for stones in numbers.into_iter().flatten().filter(|stones| *stones <= points) {
                    // The least change is that of the number, whatever it makes of the lead.
                    let of_kind = trials.kind_mut(ChangeKind::Handicap);
                    if work.left() < WORK_OF_SCORE {
                        of_kind.is_complete = false;
                    } else if of_kind.least.is_none() {
                        work.pay(WORK_OF_NUMBER);
                        let more = i32::from(stones) - i32::from(handicap);
                        trials.note(Change::Handicap { stones, more }, &after(&position.with_handicap(stones)));
                    }
                }
            }
            let history = *position.history();
            for player in Color::BOTH {
                if history.first_pass.is_some_and(|first| first != FirstPasser::Player(player)) {
                    let other = crate::position::History { first_pass: Some(FirstPasser::Player(player)), ..history };
                    trials.note(Change::FirstPass(player), &after(&position.with_history(other)));
                }
                if history.last_play.is_some_and(|last| last.player != player) {
                    let last_play = Some(LastPlay { player, point: None, captured: None });
                    let other = crate::position::History { last_play, ..history };
                    trials.note(Change::LastPlay(player), &after(&position.with_history(other)));
                }
            }
        }
    }

    fn try_statuses(&mut self, board: &PartitionedBoard, life: Option<&LifeMap>) {
        let position = &self.task.position;
        let turned = groups_or_chains(position, life).into_iter().map(|(color, points)| {
            let is_dead = !points.is_subset(&board.marked.dead);
            (Change::Status { color, points, is_dead }, position.with_status_turned(&board.marked.dead, &points))
        });
        self.try_boards(ChangeKind::Status, &turned.collect::<Vec<_>>(), self.cache.work().share());
    }

    fn try_neutral_points(&mut self, board: &PartitionedBoard) {
        let position = &self.task.position;
        let plays = neutral_points_to_try(board).iter().flat_map(|at| Color::BOTH.map(|player| (player, at)));
        let played =
            plays.filter_map(|(player, at)| Some((Change::NeutralPoint(player, at), position.after_play(player, at)?)));
        let played: Vec<_> = played.collect();
        let tried: PointSet = played
            .iter()
            .filter_map(|(change, _)| if let Change::NeutralPoint(_, at) = change { Some(*at) } else { None })
            .collect();
        let not_tried = board.empty_neutral_points() - tried;
        for of_kind in self.trials.iter_mut().map(|trials| trials.kind_mut(ChangeKind::NeutralPoint)) {
            of_kind.not_tried = not_tried;
            of_kind.is_complete &= not_tried.is_empty();
        }
        self.try_boards(ChangeKind::NeutralPoint, &played, self.cache.work().left());
    }

    /// Reads and scores boards that a change makes, each once for all rule sets. Those for which there is not enough
    /// work are left out.
    fn try_boards(&mut self, kind: ChangeKind, changes: &[(Change, Position)], most: u64) {
        let (cache, terms, work) = (self.cache, &self.task.terms, self.cache.work());
        let end = work.done() + most;
        let rule_sets: Vec<&RuleSet> = self.trials.iter().map(|trials| trials.rules).collect();
        if rule_sets.is_empty() {
            return;
        }
        let each = WORK_OF_TRIED_BOARD + WORK_OF_SCORE * rule_sets.len() as u64;
        if work.within(most, |part| part.pay(each.saturating_mul(changes.len() as u64))).is_none() {
            return self.leave_incomplete(kind);
        }
        let board_trials = TrialScorer { cache, rule_sets, terms };
        board_trials.read_ahead(changes.iter().map(|(_, position)| position), end.saturating_sub(work.done()));
        for (change, position) in changes {
            if !board_trials.is_read(position) {
                self.leave_incomplete(kind);
                continue;
            }
            for (trials, score) in self.trials.iter_mut().zip(board_trials.scores(position)) {
                trials.note(*change, &score.verdict);
            }
        }
    }

    fn leave_incomplete(&mut self, kind: ChangeKind) {
        self.trials.iter_mut().for_each(|trials| trials.kind_mut(kind).is_complete = false);
    }
}

/// The groups of a position; where it is only counted, its chains.
pub(super) fn groups_or_chains(position: &Position, life: Option<&LifeMap>) -> Vec<(Color, PointSet)> {
    match life {
        Some(life) => life.groups.iter().map(|group| (group.color, group.stones)).collect(),
        None => position.stones().chains().iter().map(|chain| (chain.color, chain.points)).collect(),
    }
}

/// The most whole points that can come off the lead of the winner, who then still wins.
fn safe_by(position: &Position, trials: &RuleSetTrials<'_>) -> Option<u32> {
    let winner = trials.verdict.outcome.winner()?;
    let points = trials.lead.as_quarters().abs() / 4;
    let wins = |points: &i32| {
        let lead = trials.lead - Amount::points(points * winner.sign());
        Verdict::from_lead(position, trials.rules, lead).outcome == Outcome::Wins(winner)
    };
    [points, points - 1].into_iter().find(wins).map(i32::unsigned_abs)
}

/// Empty neutral points in spaces where the game is over and that touch no group in seki.
fn neutral_points_to_try(board: &PartitionedBoard) -> PointSet {
    let in_seki = board.partition.in_seki.union();
    let spaces = board.partition.neutral.parts();
    let over = spaces.filter(|space| space.len() < OPEN_SPACE_MIN && !space.touches(&in_seki));
    over.collect::<PointSet>() - board.marked.dead
}

impl Sensitivity {
    /// How safe the winner is, in words.
    pub fn sentence(&self, scored: &RuleSetScore) -> Statement {
        let score = &scored.score;
        let verdict = &score.verdict;
        match (verdict.outcome, self.safe_by) {
            (Outcome::Undetermined, _) => {
                with_needs(Statement::new(StatementCode::SensitivityUndetermined), &score.needs, &scored.rules)
            }
            (Outcome::Wins(_), None) if score.lead_between.is_some() => {
                with_needs(Statement::new(StatementCode::SensitivityUndetermined), &[Need::DeadStones], &scored.rules)
            }
            (Outcome::Wins(winner), Some(0)) => StatementCode::SensitivityNotSafe.with("winner", winner),
            (Outcome::Wins(winner), Some(points)) => {
                StatementCode::SensitivitySafeBy.with("winner", winner).with("points", Amount::points(points as i32))
            }
            (Outcome::Draw, _) => Statement::new(StatementCode::SensitivityDraw),
            _ => Statement::new(StatementCode::SensitivityDecidedByEnd),
        }
    }
}

impl KindSensitivity {
    /// The least change under its rule set, or that there is none, in words.
    pub fn sentence(&self, rules: &RuleSet) -> Statement {
        let none = |code: StatementCode| code.with("kind", self.kind.as_str());
        let Some((change, after)) = &self.least else {
            if !self.not_tried.is_empty() {
                return none(StatementCode::SensitivityNotTried).with("points", self.not_tried);
            }
            return none(match (self.is_complete, self.may_turn, self.counts) {
                (false, ..) => StatementCode::SensitivityNotReadWhole,
                (true, true, _) => StatementCode::SensitivityMayTurn,
                (true, false, true) => StatementCode::SensitivitySteady,
                (true, false, false) => StatementCode::SensitivityNotCounted,
            });
        };
        let statement = match *change {
            Change::Prisoners(player, more) => {
                StatementCode::SensitiveToPrisoners.with("player", player).with("count", more)
            }
            Change::NeutralPoint(player, at) => {
                StatementCode::SensitiveToNeutralPoint.with("player", player).with("at", at)
            }
            Change::Status { color, points, is_dead } => {
                let code = if is_dead { StatementCode::SensitiveToDeath } else { StatementCode::SensitiveToLife };
                code.with("player", color).with("points", points)
            }
            Change::Komi { komi, more } => {
                StatementCode::SensitiveToKomi.with("komi", komi).with("before", komi - more)
            }
            Change::Handicap { stones, .. } => StatementCode::SensitiveToHandicap.with("count", u32::from(stones)),
            Change::Passes(player, more) => StatementCode::SensitiveToPasses.with("player", player).with("count", more),
            Change::FirstPass(player) => StatementCode::SensitiveToFirstPass.with("player", player),
            Change::LastPlay(player) => StatementCode::SensitiveToLastPlay.with("player", player),
        };
        statement.with("result", WrittenResult::new(rules, after))
    }
}
