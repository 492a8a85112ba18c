use super::costs::WORK_OF_SCORE;
use super::{RuleSetScore, ScoreTask};
use crate::board::Color;
use crate::explain::{Statement, StatementCode, WrittenResult, with_needs};
use crate::position::{Assumption, Claim, ClaimedStatus, Position};
use crate::rules::Amount;
use crate::score::{AgreedRemoval, Decision, Need, Outcome, RuleSetBoards, Score, UnagreedGroup, Verdict};

/// What two players disagree on, and what comes of it.
///
/// ```
/// use gyega::board::{ByColor, Point, PointSet, Stones};
/// use gyega::position::{Claim, Setup};
/// use gyega::report::{ScoreTask, prepare};
/// use gyega::score::KomiChoice;
///
/// // Black says that the white stone B2 is dead: then the left side is his, else nobody's.
/// let mut setup = Setup::new(Stones::from_rows(&["..XO.", ".OXO.", "..XO."]).unwrap());
/// let dead = PointSet::from(Point::parse("B2").unwrap());
/// setup.claims = Some(ByColor { black: Claim { dead, ..Claim::default() }, white: Claim::default() });
/// let mut task = ScoreTask::new(setup.check().unwrap());
/// task.terms.komi = KomiChoice::Same(gyega::rules::Amount::points(2));
/// task.rule_sets.retain(|rules| rules.id == "chinese-2002");
/// let dispute = prepare(&task).dispute.unwrap();
/// // 9 points to 6, less 2. Or 3 stones to 4 and 3 points, the left side shared, less 2.
/// let results: Vec<_> = dispute.decisions.iter().map(|one| one.scores[0].verdict.result()).collect();
/// assert_eq!((results, dispute.turns_winner), (vec!["B+1".to_owned(), "W+6".to_owned()], vec![Some(true)]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// What both say, the marks of the task included.
    pub agreed: Claim,
    /// What they say differently, in the order of first stones.
    pub groups: Vec<DisputedGroup>,
    /// What comes of following one player or the other on each group: every way to do so, the first group's player
    /// changing last and Black before White; only the claims of both players where not every way is scored.
    pub decisions: Vec<ScoredDecision>,
    /// Whether every decision was scored.
    pub is_complete: bool,
    /// Whether the outcome differs between decisions, a value a rule set; nothing where that is not known.
    pub turns_winner: Vec<Option<bool>>,
    /// What is to be said of the whole.
    pub remarks: Vec<Statement>,
}

/// Chains of one colour that both players judge, one in this way and one in that, and whether it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisputedGroup {
    /// The chains, and what each player says of them.
    pub group: UnagreedGroup,
    /// Whether following one player or the other on this group alone, with some decision on the others, makes another
    /// outcome: a value a rule set; nothing where that is not known.
    pub turns_winner: Vec<Option<bool>>,
}

/// A decision on every disputed group, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredDecision {
    /// Whom it follows on each group, and what these are then.
    pub decision: Decision,
    /// A score a rule set. Other readings of a text are left out.
    pub scores: Vec<DecidedScore>,
}

/// What a rule set makes of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedScore {
    /// The lead and the outcome.
    pub verdict: Verdict,
    /// What is missing.
    pub needs: Vec<Need>,
    /// The lead without prisoners, where they are all that is missing.
    pub lead_before_prisoners: Option<Amount>,
}

impl From<Score> for DecidedScore {
    fn from(score: Score) -> Self {
        Self { lead_before_prisoners: score.lead_before_prisoners(), verdict: score.verdict, needs: score.needs }
    }
}

impl DecidedScore {
    /// The outcome, unless something is missing for it.
    fn outcome(&self) -> Option<Outcome> {
        Some(self.verdict.outcome).filter(|outcome| *outcome != Outcome::Undetermined)
    }
}

impl DisputedGroup {
    /// Whether it matters under any rule set of the task whom this group alone follows; nothing where that is not
    /// known.
    pub fn turns_winner_at_all(&self) -> Option<bool> {
        if self.turns_winner.contains(&Some(true)) {
            return Some(true);
        }
        self.turns_winner.iter().all(Option::is_some).then_some(false)
    }
}

impl Dispute {
    /// What each disputed group is after a decision.
    pub fn statuses(&self, scored: &ScoredDecision) -> impl Iterator<Item = ClaimedStatus> {
        let ruled = self.groups.iter().zip(&scored.decision.follows);
        ruled.map(|(disputed, player)| *disputed.group.claimed.get(*player))
    }

    /// The chains that are marked after a decision, the agreed ones included.
    pub fn marks(&self, scored: &ScoredDecision) -> Claim {
        let decided = scored.decision.marks;
        Claim { dead: self.agreed.dead | decided.dead, seki: self.agreed.seki | decided.seki }
    }

    /// The dispute of a task, if there is one.
    pub(super) fn find(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>, scores: &[RuleSetScore]) -> Option<Self> {
        let claims = task.position.claims()?;
        let (decisions, remarks) = score_decisions(task, rule_set_boards);
        let is_complete = remarks.is_empty();
        let turns = |index: usize| turns(&decisions, is_complete, index);
        // Where every decision makes the same winner, a first move, or what none of them shows, may make another.
        let is_undecided = |scored: &RuleSetScore| {
            rule_set_boards.is_unagreed_under(&scored.rules) && scored.score.verdict.outcome == Outcome::Undetermined
        };
        let may_turn = |index: usize| turns(index) == Some(false) && scores.get(index).is_some_and(is_undecided);
        let may_turn: Vec<bool> = (0..task.rule_sets.len()).map(may_turn).collect();
        let unless_undecided = |turns: &dyn Fn(usize) -> Option<bool>| {
            may_turn.iter().enumerate().map(|(index, may_turn)| turns(index).filter(|_| !may_turn)).collect()
        };
        let disputed = |(at, group): (usize, &UnagreedGroup)| DisputedGroup {
            group: group.clone(),
            turns_winner: unless_undecided(&|index| turns_by_group(&decisions, is_complete, index, at)),
        };
        Some(Self {
            agreed: claims.black.common_with(&claims.white),
            groups: rule_set_boards.agreed_removal().unagreed_groups.iter().enumerate().map(disputed).collect(),
            turns_winner: unless_undecided(&turns),
            is_complete,
            remarks,
            decisions,
        })
    }

    /// That every decision was counted, or that there is only one.
    pub(super) fn assumption(&self) -> Assumption {
        if self.groups.is_empty() {
            return Assumption::ClaimsAgree;
        }
        Assumption::DisputedCountedEveryWay(self.groups.iter().map(|disputed| disputed.group.stones).collect())
    }

    /// Whether it matters under one of the rule sets of the task, in words.
    pub fn sentence(&self, task: &ScoreTask, rule_set: usize) -> Statement {
        let rules = &task.rule_sets[rule_set];
        let result = |scored: &ScoredDecision| WrittenResult::new(rules, &scored.scores[rule_set].verdict);
        let claim_of = |player| self.decisions.iter().find(|one| one.decision.claim_of() == Some(player));
        let (black, white) = (claim_of(Color::Black), claim_of(Color::White));
        let start = |code: StatementCode| code.with("rule_set", rules.id.as_ref());
        let result_of = |claim: Option<&ScoredDecision>| claim.map(result).unwrap_or_default();
        let both =
            |statement: Statement| statement.with("as_black", result_of(black)).with("as_white", result_of(white));
        let outcome = |claim: Option<&ScoredDecision>| claim.and_then(|one| one.scores[rule_set].outcome());
        match self.turns_winner[rule_set] {
            _ if self.groups.is_empty() => {
                start(StatementCode::DisputeNone).with("result", result_of(self.decisions.first()))
            }
            Some(true) if outcome(black) == outcome(white) => both(start(StatementCode::DisputeTurnsWinnerBetween)),
            Some(true) => both(start(StatementCode::DisputeTurnsWinner)),
            Some(false) => both(start(StatementCode::DisputeKeepsWinner)),
            None => {
                let of_all = self.decisions.iter().flat_map(|one| one.scores[rule_set].needs.iter().copied());
                let needs = Need::sorted(of_all);
                if needs.is_empty() {
                    let code = if self.is_complete {
                        StatementCode::DisputeMayTurnWinner
                    } else {
                        StatementCode::DisputeNotScoredWhole
                    };
                    return both(start(code));
                }
                with_needs(start(StatementCode::DisputeUndetermined), &needs, rules)
            }
        }
    }
}

/// Scores everything between the players' own claims where that is bounded and can be read, and else these claims
/// alone, and says so.
fn score_decisions(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>) -> (Vec<ScoredDecision>, Vec<Statement>) {
    let (agreed_removal, cache) = (rule_set_boards.agreed_removal(), rule_set_boards.cache());
    let (count, mut remarks) = (agreed_removal.unagreed_groups.len(), Vec::new());
    let decided = |decision: Decision| (agreed_removal.decided(&task.position, &decision), decision);
    let mut positions: Vec<(Position, Decision)> = agreed_removal.decisions().into_iter().map(decided).collect();
    let (work, trials) = (cache.work(), task.trial_scorer(cache));
    let claims = positions.iter().filter(|(_, decision)| decision.is_claim());
    let are_claims_read = trials.read_ahead(claims.map(|(position, _)| position), work.share_of_ends());
    let of_scores = WORK_OF_SCORE * (positions.len() * task.rule_sets.len()) as u64;
    let can_count = work.within(work.share(), |part| part.pay(of_scores)).is_some();
    let all = positions.iter().map(|(position, _)| position);
    let is_read = can_count && are_claims_read && trials.read_ahead(all, work.share());
    if agreed_removal.has_too_many_unagreed_groups() {
        let remark = StatementCode::DisputeTooManyGroups.with("count", count as u32);
        remarks.push(remark.with("most", AgreedRemoval::DISPUTED_MAX as u32));
    }
    if count > 0 && !is_read {
        positions.retain(|(_, decision)| decision.is_claim());
        remarks.push(StatementCode::DisputeTooMuchReading.with("count", count as u32));
    }
    let scored = |(position, decision): (Position, Decision)| {
        let scores = trials.scores(&position).into_iter().map(DecidedScore::from).collect();
        ScoredDecision { decision, scores }
    };
    (positions.into_iter().map(scored).collect(), remarks)
}

/// Whether the outcome under a rule set differs between decisions; nothing where that is not known.
fn turns(decisions: &[ScoredDecision], is_complete: bool, rule_set: usize) -> Option<bool> {
    let outcomes = || decisions.iter().map(|scored| scored.scores[rule_set].outcome());
    let mut known = outcomes().flatten();
    let first = known.next();
    if known.any(|outcome| Some(outcome) != first) {
        return Some(true);
    }
    (is_complete && outcomes().all(|outcome| outcome.is_some())).then_some(false)
}

/// Whether the outcome differs between decisions that differ on one group alone; nothing where that is not known.
fn turns_by_group(decisions: &[ScoredDecision], is_complete: bool, rule_set: usize, group: usize) -> Option<bool> {
    if !is_complete {
        return None;
    }
    let outcome = |scored: &ScoredDecision| scored.scores[rule_set].outcome();
    let mut is_known = true;
    for (one, other) in Decision::pairs_at(decisions, group, |scored| &scored.decision) {
        match outcome(one).zip(outcome(other)) {
            Some((one, other)) if one != other => return Some(true),
            Some(_) => {}
            None => is_known = false,
        }
    }
    is_known.then_some(false)
}

#[cfg(test)]
mod tests {
    use super::Dispute;
    use crate::board::{ByColor, Color, Point, PointSet, Stones};
    use crate::explain::StatementCode;
    use crate::life::{Cancel, Work};
    use crate::position::{Claim, Setup};
    use crate::report::ScoreTask;
    use crate::score::{BoardCache, RuleSetBoards};

    #[test]
    fn where_reading_takes_too_long_the_claims_of_the_players_are_scored() {
        // Below, White's F3 hangs on G3, which takes a search; the stones A8 and E8 are disputed.
        let rows = [
            "O...O.XXXXX",
            "......XXXXX",
            "XXXXXXXXXXX",
            ".XXXXXOOOOO",
            "XXXXXXOO.OO",
            ".XXX.O.OOOO",
            "XXXXXXOO.OO",
            "XXXXXXOOOOO",
        ];
        let mut setup = Setup::none_dead(Stones::from_rows(&rows).expect("a board"));
        let dead: PointSet = ["A8", "E8"].into_iter().filter_map(Point::parse).collect();
        setup.claims = Some(ByColor { black: Claim { dead, seki: PointSet::EMPTY }, white: Claim::default() });
        let task = ScoreTask::new(setup.check().expect("legal"));
        let dispute = |most| {
            // What the first board taught would make the others cheap.
            let cache = BoardCache::classifying(Work::new(task.budget, most, Cancel::default()).learning_no_more());
            Some((Dispute::find(&task, &RuleSetBoards::sharing(&task.position, &cache), &[])?, cache.tried()))
        };
        let (whole, nodes) = dispute(Work::REQUEST_MAX).expect("there are claims");
        assert!(nodes > 0, "the board is no test of bounds");
        assert_eq!((whole.decisions.len(), whole.is_complete), (4, true));
        // Somewhere between too little for anything and enough for everything the two claims can be read, and no more.
        let claims = [whole.decisions[0].clone(), whole.decisions[3].clone()];
        let mut tried = (1..400).filter_map(|step| dispute(step * 20_000));
        let (bounded, spent) = tried.find(|(tried, _)| tried.decisions == claims).expect("the claims alone are read");
        assert!(spent < nodes);
        let codes: Vec<_> = bounded.remarks.iter().map(|remark| remark.code).collect();
        assert_eq!((codes, bounded.is_complete), (vec![StatementCode::DisputeTooMuchReading], false));
        assert!(bounded.groups.iter().all(|group| group.turns_winner_at_all().is_none()));
        assert_eq!(
            bounded.decisions.iter().map(|one| one.decision.claim_of()).collect::<Vec<_>>(),
            Color::BOTH.map(Some)
        );
    }
}
