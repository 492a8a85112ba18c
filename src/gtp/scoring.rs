use super::{GtpRefusal, Referee, Unscored};
use crate::board::{ByColor, Color, PointSet};
use crate::formats::sgf;
use crate::life::{Evidence, Group, Status};
use crate::position::{End, RecordedResult};
use crate::render::{Language, WIDTH, differences_text, text};
use crate::report::{Report, RuleSetScore, ScoreTask, prepare};
use crate::rules::{SharedRuleSet, UnknownRuleSet, all};
use crate::score::{DecidedBy, EntryKind, KomiChoice, Need, Outcome, Score};
use crate::wire::{ScoreQuestion, ScoreResponse, resolve_rule_set, to_json};

/// The words of `final_status`: of stones, of empty points that a player surrounds and that count, and of the others.
pub(super) const STATUSES: [&str; 6] = ["alive", "seki", "dead", "black_territory", "white_territory", "dame"];

/// The score of the one rule set of the command.
fn score_of_game(report: Report) -> Score {
    report.scores.into_iter().next().expect("one rule set was asked for").score
}

/// The first stone of each group.
fn first_stones(groups: impl Iterator<Item = PointSet>) -> PointSet {
    groups.filter_map(|points| points.first()).collect()
}

impl Referee {
    /// The question for the score of the end of the game.
    fn task(&self, rule_sets: Vec<SharedRuleSet>) -> Result<ScoreTask, GtpRefusal> {
        let mut task = ScoreTask { rule_sets, ..ScoreTask::new(self.position()?) };
        task.terms.komi = self.komi.map_or(KomiChoice::OfRuleSet, KomiChoice::Same);
        match task.faults().into_iter().next() {
            Some(fault) => Err(fault.into()),
            None => Ok(task),
        }
    }

    /// The report under these rule sets, if each needs no guess.
    fn settled_report(&self, rule_sets: Vec<SharedRuleSet>) -> Result<(ScoreTask, Report), GtpRefusal> {
        let task = self.task(rule_sets)?;
        let report = prepare(&task);
        for scored in &report.scores {
            self.check_settled(&report, scored)?;
        }
        Ok((task, report))
    }

    /// The score under the rule set of the game, likewise.
    fn settled_score(&self) -> Result<Score, GtpRefusal> {
        let (_, report) = self.settled_report(vec![self.rules.clone()])?;
        Ok(score_of_game(report))
    }

    /// The score with the dead stones that are proposed, where nobody said which are dead and reading leaves it open.
    /// Nothing is proposed where borders are open without them too, a first move decides, or a group is not sure.
    fn likely_score(&self) -> Result<Score, GtpRefusal> {
        match self.settled_score() {
            Err(GtpRefusal::Unscored(Unscored::BorderOpen(_) | Unscored::Unsettled(_))) if self.dead.is_none() => {}
            settled => return settled,
        }
        let task = ScoreTask { proposes_dead: true, ..self.task(vec![self.rules.clone()])? };
        let report = prepare(&task);
        let with = |status| report.life.iter().flat_map(move |life| life.with_status(status)).map(|group| group.stones);
        let groups = first_stones(with(Status::Open));
        if !groups.is_empty() {
            return Err(Unscored::BorderOpen(groups.to_string()).into());
        }
        let unsure = report.proposed.iter().flat_map(|proposed| proposed.proposal.unsure());
        let groups = first_stones(with(Status::Unsettled).chain(unsure.map(|group| group.stones)));
        if groups.is_empty() { Ok(score_of_game(report)) } else { Err(Unscored::Unsettled(groups.to_string()).into()) }
    }

    /// Whether the game is over and its dead stones are known. The players' word decides only where the rule set takes
    /// stones off by agreement, and it never closes a border; elsewhere a game that passes ended counts as it stands.
    fn check_settled(&self, report: &Report, scored: &RuleSetScore) -> Result<(), Unscored> {
        let ended_by = self.ended_by();
        let is_agreed = scored.rules.takes_off_by_agreement();
        let is_decided = ended_by.is_some_and(End::is_decisive);
        if is_decided || (!is_agreed && ended_by.is_some()) {
            return Ok(());
        }
        let first_stones = |of: fn(&Group) -> bool| {
            let groups = report.life.iter().flat_map(|life| &life.groups).filter(|group| of(group));
            first_stones(groups.map(|group| group.stones))
        };
        let groups = first_stones(|group| group.status == Status::Open);
        if !groups.is_empty() {
            return Err(Unscored::BorderOpen(groups.to_string()));
        }
        if ended_by.is_none() && Color::BOTH.into_iter().any(|color| self.stones().of(color).is_empty()) {
            return Err(Unscored::OnePlayerAlone);
        }
        let groups = if is_agreed {
            first_stones(|group| !group.is_settled())
        } else {
            // What reading alone calls dead stands until it is played out.
            first_stones(|group| {
                !group.is_settled() || group.status == Status::Dead && group.evidence == Evidence::Searched
            })
        };
        match (groups.is_empty(), is_agreed, self.dead) {
            (true, ..) | (false, true, Some(_)) => Ok(()),
            (false, true, None) => Err(Unscored::Unsettled(groups.to_string())),
            (false, false, _) => Err(Unscored::NotPlayedOut(groups.to_string())),
        }
    }

    /// How the game ended, as far as its last moves or its record tell.
    pub(super) fn ended_by(&self) -> Option<End> {
        self.game.ended_by().filter(|end| *end != End::Unknown)
    }

    /// The result: `B+3.5`, `W+0.5` or `0`.
    pub(super) fn final_score(&self) -> Result<String, GtpRefusal> {
        let score = self.settled_score()?;
        match score.verdict.outcome {
            Outcome::Draw => Ok("0".to_owned()),
            Outcome::Wins(_) if score.lead_between.is_some() && score.verdict.decided_by != Some(DecidedBy::End) => {
                Err(Unscored::Missing(vec![Need::DeadStones.to_string()]).into())
            }
            Outcome::Undetermined => {
                let needs = score.needs.iter().map(ToString::to_string).collect();
                Err(Unscored::Missing(needs).into())
            }
            Outcome::Wins(_) | Outcome::BothLose => Ok(score.verdict.result()),
        }
    }

    /// The game as a record in SGF: with its rules and komi, the dead stones that were named, and, where it can be
    /// scored, the territory and the result.
    pub(super) fn record(&self) -> String {
        let mut game = self.game.clone();
        game.rules = Some(self.rules.id.to_string());
        game.komi = self.komi.or_else(|| self.rules.komi_for(self.game.handicap.unwrap_or_default()));
        game.crossed = self.dead.unwrap_or_default();
        game.dead = None;
        game.territory = ByColor::default();
        // A counted result was that of other rules, komi or marks.
        game.result = game.result.filter(|result| result.loser().is_some());
        if let Ok(score) = self.settled_score() {
            let partition = &score.board().partition;
            // Marks tell which stones are dead, which rules that take none off by agreement do not need.
            if self.dead.is_some() || self.rules.takes_off_by_agreement() {
                game.territory =
                    ByColor::from_fn(|player| *partition.territory.get(player) | *partition.dead_points.get(player));
            }
            game.result = match (score.verdict.outcome, score.verdict.lead) {
                (Outcome::Wins(winner), Some(lead)) if game.result.is_none() => {
                    Some(RecordedResult::Lead { winner, by: lead.abs() })
                }
                (Outcome::Draw, _) => Some(RecordedResult::Draw),
                _ => game.result,
            };
        }
        sgf::write(&game)
    }

    /// The points of each of the [`STATUSES`] at the end, as it was said or shown, or else as it is likely.
    pub(super) fn final_status(&self) -> Result<[PointSet; 6], GtpRefusal> {
        let score = self.likely_score()?;
        let (stones, partition) = (self.stones(), &score.board().partition);
        let dead = score.board().marked.dead;
        let in_seki = partition.in_seki.union() - dead;
        let [black, white] = Color::BOTH.map(|player| {
            let counts = |kind: &EntryKind| !score.ledger.amount(player, *kind).is_zero();
            let besides = [EntryKind::SekiEyes, EntryKind::ProtectiveMoves].into_iter().filter(counts);
            let points = |kind| score.ledger.points(Some(player), kind);
            besides.map(points).fold(points(EntryKind::Territory), |all, points| all | points)
        });
        let alive = stones.occupied() - dead - in_seki;
        Ok([alive, in_seki, dead, black, white, stones.vacant() - black - white])
    }

    /// The score of one rule set in words: board, ledger, assumptions, what looks odd.
    pub(super) fn explain(&self, name: &str) -> Result<String, GtpRefusal> {
        let rules = if name.is_empty() { self.rules.clone() } else { resolve_rule_set(name)? };
        let task = self.task(vec![rules])?;
        Ok(format!("\n{}", text(Language::En, &task, &prepare(&task), WIDTH)))
    }

    /// Why two rule sets differ; without names, the one of the game and those that are scored by default.
    pub(super) fn compare(&self, names: &[&str]) -> Result<String, GtpRefusal> {
        let (task, report) = self.settled_report(self.rule_sets(names)?)?;
        Ok(format!("\n{}", differences_text(Language::En, &task, &report, WIDTH)))
    }

    /// The whole answer as the service gives it, as one line of JSON.
    pub(super) fn answer(&self, names: &[&str]) -> Result<String, GtpRefusal> {
        let question = ScoreQuestion::new(self.task(self.rule_sets(names)?)?);
        let bytes = to_json(&ScoreResponse::new(&question, &prepare(&question.task)));
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The rule sets of these names, or `all`; where none is named that of the game, then those that are scored by
    /// default.
    fn rule_sets(&self, names: &[&str]) -> Result<Vec<SharedRuleSet>, UnknownRuleSet> {
        match names {
            [] => {
                let others = ScoreTask::default_rule_sets().into_iter().filter(|rules| rules.id != self.rules.id);
                Ok(std::iter::once(self.rules.clone()).chain(others).collect())
            }
            ["all"] => Ok(all().iter().map(SharedRuleSet::from).collect()),
            names => names.iter().map(|name| resolve_rule_set(name)).collect(),
        }
    }
}
