use crate::board::{Color, PointSet};
use crate::explain::{CitedRuleSet, Statement, StatementCode};
use crate::life::{Group, LifeMap, Status};
use crate::position::{Game, Position, RecordedResult};
use crate::report::ScoreTask;
use crate::report::recorded_count::agrees_with_record;
use crate::report::sensitivity::groups_or_chains;
use crate::rules::{Amount, Counting, Prisoners, RuleSet, all};
use crate::score::{BoardCache, KomiChoice, RuleSetBoards, Score, Terms, TrialScorer, score_under};

/// More prisoners than these are no slip of counting.
const PRISONERS_MAX: i32 = 5;

const GROUPS_MAX: usize = 60;

/// What would make the score of a game what its record says.
pub(super) struct CauseSearch<'a> {
    pub(super) task: &'a ScoreTask,
    pub(super) game: &'a Game,
    pub(super) rules_of_record: &'a RuleSet,
    /// The terms under which the result differs.
    pub(super) terms: &'a Terms,
    pub(super) recorded: RecordedResult,
    /// The score that differs from it.
    pub(super) ours: &'a Score,
    pub(super) life: Option<&'a LifeMap>,
    /// Whether nobody said which stones are dead, and reading does not show that there are none.
    pub(super) needs_dead: bool,
    pub(super) causes: Vec<Statement>,
}

impl CauseSearch<'_> {
    /// Every single cause that makes the score what the record says. Nothing where not all could be tried and none is
    /// one.
    ///
    /// They come in a fixed order: komi, handicap, the unit, the winner, the rule for equal scores, a reading of the
    /// text, another rule set, prisoners, a neutral point, the status of a group.
    pub(super) fn run(mut self, rule_set_boards: &RuleSetBoards<'_>) -> Option<Vec<Statement>> {
        let (recorded, ours) = (self.recorded, self.ours);
        let leads = recorded.lead().zip(ours.verdict.lead);
        if let Some((recorded, lead)) = leads {
            self.try_numbers(recorded, lead);
        }
        // At equal scores the text of the set names a winner or a draw, and the record another.
        let says_by_how_much = recorded.lead().is_some_and(|recorded| !recorded.is_zero());
        if ours.verdict.lead == Some(Amount::ZERO) && !says_by_how_much {
            self.causes.push(Statement::new(StatementCode::RecordCauseTie));
        }
        let readings = ours
            .readings
            .iter()
            .filter(|reading| !reading.is_default && agrees_with_record(recorded, &reading.verdict));
        let statements = readings.map(|reading| StatementCode::RecordCauseReading.with("reading", reading.id.as_str()));
        self.causes.extend(statements);
        self.try_rule_sets(rule_set_boards);
        if let Some((recorded, lead)) = leads {
            self.try_stones(recorded - lead, &rule_set_boards.agreed_board().partition.neutral);
        }
        let cache = rule_set_boards.cache().clone();
        let is_whole = self.try_groups(&cache);
        // Where not all could be tried, it cannot be said that nothing explains it.
        (is_whole || !self.causes.is_empty()).then_some(self.causes)
    }

    fn komi(&self) -> Amount {
        self.game.komi.or_else(|| self.rules_of_record.komi_for(self.task.position.handicap())).unwrap_or_default()
    }

    /// Komi, handicap, the unit and the winner.
    fn try_numbers(&mut self, recorded: Amount, lead: Amount) {
        if recorded == lead {
            // Only the rule for equal scores tells them apart.
            return;
        }
        let komi = self.komi() + lead - recorded;
        let handicap = self.task.position.handicap();
        let usual = all().iter().flat_map(|rules| [rules.komi_for(0), rules.komi_for(handicap)]).flatten();
        let mut usual = usual.chain([Amount::ZERO, Amount::half_points(1)]);
        if usual.any(|usual| usual == komi) {
            let code = if self.game.komi.is_some() {
                StatementCode::RecordCauseKomi
            } else {
                StatementCode::RecordCauseKomiUntold
            };
            self.causes.push(code.with("komi", komi));
        }
        if handicap > 1 {
            let stones = i32::from(handicap);
            for (code, sign) in
                [(StatementCode::RecordCauseHandicapCounted, -1), (StatementCode::RecordCauseHandicapNotCounted, 1)]
            {
                let counted =
                    [stones, stones - 1].into_iter().find(|points| recorded == lead + Amount::points(sign * points));
                self.causes.extend(counted.map(|points| code.with("points", Amount::points(points))));
            }
        }
        let applied = self.terms.adjustments.iter().filter(|adjustment| adjustment.applies_to(self.rules_of_record));
        let adjusted: Amount = applied.map(|adjustment| adjustment.amount * adjustment.player.sign()).sum();
        if adjusted != Amount::ZERO && recorded == lead - adjusted {
            self.causes.push(Statement::new(StatementCode::RecordCauseAdjustments));
        }
        if recorded + recorded == lead {
            self.causes.push(StatementCode::RecordCauseZi.with("points", lead.abs()));
        }
        if recorded == -lead {
            self.causes.push(Statement::new(StatementCode::RecordCauseWinnerExchanged));
        }
    }

    /// Other rule sets, with the komi of the game.
    fn try_rule_sets(&mut self, rule_set_boards: &RuleSetBoards<'_>) {
        let komi = self.komi();
        let terms = Terms { komi: KomiChoice::Same(komi), ..self.terms.clone() };
        let gives =
            |rules: &RuleSet| agrees_with_record(self.recorded, &score_under(rule_set_boards, rules, &terms).verdict);
        let others = all().iter().filter(|rules| rules.id != self.rules_of_record.id && gives(rules));
        let others: Vec<CitedRuleSet> = others.map(|rules| (&*rules.id).into()).collect();
        if !others.is_empty() {
            self.causes.push(StatementCode::RecordCauseRuleSet.with("rules", others).with("komi", komi));
        }
    }

    /// Prisoners and neutral points: what moves the lead by a few points.
    fn try_stones(&mut self, gap: Amount, neutral: &PointSet) {
        let towards = if gap > Amount::ZERO { Color::Black } else { Color::White };
        let points = (1..=PRISONERS_MAX).find(|points| gap.abs() == Amount::points(*points));
        if let Some(points) = points.filter(|_| self.rules_of_record.prisoners.choice() == Some(Prisoners::Counted)) {
            let statement = StatementCode::RecordCausePrisoners.with("count", points);
            self.causes.push(statement.with("player", towards).with("opponent", !towards));
        }
        let is_area = matches!(self.rules_of_record.counting.choice(), Some(Counting::Area | Counting::Ing));
        if is_area && points == Some(1) && !neutral.is_empty() {
            self.causes.push(StatementCode::RecordCauseNeutralPoint.with("player", towards).with("points", *neutral));
        }
    }

    /// One group that comes off where it stayed, or stays where it came off. Where the record marks nothing, several
    /// together as well. Says whether every board could be read.
    fn try_groups(&mut self, cache: &BoardCache) -> bool {
        let position = &self.task.position;
        let dead = position.marks().dead;
        let groups = groups_or_chains(position, self.life);
        let several = if self.needs_dead { not_living(self.life) } else { Vec::new() };
        let tried = groups.iter().take(GROUPS_MAX).map(|(_, points)| points).chain(&several);
        let turned = |chains: &PointSet| position.with_status_turned(&dead, chains);
        let trials = TrialScorer { cache, rule_sets: vec![self.rules_of_record], terms: self.terms };
        let is_whole = trials.read_ahead(&tried.map(turned).collect::<Vec<Position>>(), cache.work().left());
        let gives = |chains: &PointSet| {
            let position = turned(chains);
            let is_it = |score: &Score| agrees_with_record(self.recorded, &score.verdict);
            trials.is_read(&position) && trials.scores(&position).iter().all(is_it)
        };
        let turned: Vec<_> = groups.into_iter().take(GROUPS_MAX).filter(|(_, points)| gives(points)).collect();
        let unmarked = several.into_iter().find(|points| gives(points));
        self.causes.extend(turned.into_iter().map(|(color, points)| {
            let code =
                if points.is_subset(&dead) { StatementCode::RecordCauseAlive } else { StatementCode::RecordCauseDead };
            code.with("player", color).with("points", points)
        }));
        self.causes.extend(unmarked.map(|points| StatementCode::RecordCauseUnmarked.with("points", points)));
        is_whole
    }
}

/// Groups that may be dead together, as nobody marked any: all that are captured by the first to play, then all that do
/// not live. Each of both players, of Black and of White. Those that are a single group were tried by themselves.
fn not_living(life: Option<&LifeMap>) -> Vec<PointSet> {
    const NOT_KEPT: [Status; 2] = [Status::Unsettled, Status::Captured];
    let groups = life.map(|life| life.groups.as_slice()).unwrap_or_default();
    let mut sets: Vec<PointSet> = Vec::new();
    for statuses in [&NOT_KEPT[..], &[NOT_KEPT[0], NOT_KEPT[1], Status::InSeki, Status::Undecided]] {
        for colors in [&Color::BOTH[..], &[Color::Black], &[Color::White]] {
            let is_one = |group: &&Group| statuses.contains(&group.status) && colors.contains(&group.color);
            let matches: Vec<&Group> = groups.iter().filter(is_one).collect();
            let points: PointSet = matches.iter().map(|group| group.stones).collect();
            if matches.len() > 1 && !sets.contains(&points) {
                sets.push(points);
            }
        }
    }
    sets
}
