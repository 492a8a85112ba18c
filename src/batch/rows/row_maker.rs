use std::sync::{Arc, PoisonError};

use super::row::{
    AdviceCells, BatchRow, DeadStonesCell, GameCells, GamePlace, ResultMatch, ScoreCells, ScoredCells, joined,
};
use crate::batch::{GameQuestion, SharedAdviser};
use crate::formats::recognise::no_records;
use crate::formats::record::{LineFaults, Record};
use crate::formats::{gib, ngf, sgf};
use crate::position::{Advice, End, Game, RecordedResult};
use crate::report::record::{RecordCheck, agrees_with_record};
use crate::report::{Report, RuleSetScore, ScoreTask, prepare};
use crate::rules::SharedRuleSet;
use crate::score::Outcome;
use crate::wire::ScoreQuestion;

/// How many games came of the input, and what came of them. Each game is in one of the first three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games with an outcome under every rule set.
    pub scored: u64,
    /// Games with an outcome that is undetermined under some rule set.
    pub undetermined: u64,
    /// Games, or pieces of input without a game, that could not be read or scored.
    pub broken: u64,
    pub rows: u64,
    /// Files in which they stand, members of archives among them.
    pub files: u64,
    /// Files in folders and archives that were passed over, as their names are not those of records.
    pub passed_over: u64,
}

impl Counts {
    pub const fn read(&self) -> u64 {
        self.scored + self.undetermined + self.broken
    }

    pub const fn add(&mut self, other: Self) {
        self.scored += other.scored;
        self.undetermined += other.undetermined;
        self.broken += other.broken;
        self.rows += other.rows;
        self.files += other.files;
        self.passed_over += other.passed_over;
    }

    /// Of rows game by game.
    pub fn of_rows(rows: &[BatchRow]) -> Self {
        let mut counts = Self::default();
        let outcome = |row: &BatchRow| Some(row.scored.as_ref().ok()?.score.outcome);
        for game in rows.chunk_by(|row, next| row.place == next.place) {
            counts.note(&game.iter().map(outcome).collect::<Vec<_>>());
        }
        counts
    }

    /// Adds a game with the outcomes of its rows; a row with a fault has none.
    pub(crate) fn note(&mut self, outcomes: &[Option<Outcome>]) {
        self.rows += outcomes.len() as u64;
        if outcomes.contains(&None) {
            self.broken += 1;
        } else if outcomes.contains(&Some(Outcome::Undetermined)) {
            self.undetermined += 1;
        } else {
            self.scored += 1;
        }
    }
}

/// Makes the rows of games of which the same is asked.
pub struct RowMaker<'a> {
    question: &'a GameQuestion,
    adviser: Option<&'a SharedAdviser>,
    /// What of the question is not as usual.
    options: Arc<str>,
}

impl<'a> RowMaker<'a> {
    pub fn new(question: &'a GameQuestion, adviser: Option<&'a SharedAdviser>) -> Self {
        let options = [question.options(), adviser.map(|_| "--adviser".to_owned()).unwrap_or_default()];
        let options: Vec<_> = options.into_iter().filter(|options| !options.is_empty()).collect();
        Self { question, adviser, options: options.join(" ").into() }
    }

    /// The rows of every game of a piece of input, the first of which is at `place`. A game that cannot be scored is a
    /// row with its fault.
    pub fn rows_of(&self, place: &GamePlace, bytes: &[u8]) -> Vec<BatchRow> {
        let mut rows = Vec::new();
        for (game, number) in read(bytes).into_iter().zip(place.game..) {
            let place = GamePlace { game: number, ..place.clone() };
            match game.and_then(|record| self.of_record(&record)) {
                Ok(scored) => rows.extend(scored.into_iter().map(|scored| self.row(&place, Ok(scored)))),
                Err(fault) => rows.push(self.unreadable(&place, fault)),
            }
        }
        rows
    }

    /// The row of what cannot be read or scored.
    pub fn unreadable(&self, place: &GamePlace, fault: String) -> BatchRow {
        self.row(place, Err(fault))
    }

    fn row(&self, place: &GamePlace, scored: Result<ScoredCells, String>) -> BatchRow {
        BatchRow { place: place.clone(), options: Arc::clone(&self.options), scored }
    }

    /// The game under each rule set, or why it cannot be scored.
    fn of_record(&self, record: &Record) -> Result<Vec<ScoredCells>, String> {
        let game = &record.game;
        let rules_of_record = game.rule_set();
        let task = self.question.task(game, rules_of_record.as_ref());
        let task = task.map_err(|faults| format!("the end of the game is no position: {faults}"))?;
        let is_unmarked = task.position.is_unsaid() && !task.position.is_marked() && !game.tells_dead();
        let advice = self.adviser.filter(|_| is_unmarked).map(|adviser| {
            // A thread that fell while it asked leaves an engine that is started anew.
            adviser.lock().unwrap_or_else(PoisonError::into_inner).advise(task.position.stones())
        });
        let advice_cells = advice.as_ref().map(AdviceCells::new).unwrap_or_default();
        let (question, report) = answer_game(self.question, advice.and_then(Result::ok), task);
        let canonical_id = question.canonical_id();
        let task = question.task;
        // That of its rule set where the record names none, as the record is checked with.
        let has_own_komi = |rules: &SharedRuleSet| {
            let handicap = task.position.handicap();
            task.terms.komi.for_rules(rules, handicap) == game.komi.or_else(|| rules.komi_for(handicap))
        };
        let is_decided = report.ended_by.is_some_and(End::is_decisive);
        let comparable = rules_of_record.filter(|rules| has_own_komi(rules) && !is_decided);
        let cells = Arc::new(GameCells::new(record, self.question.unmarked, canonical_id, &report, advice_cells));
        let scored = |scored: &RuleSetScore| {
            let is_comparable = comparable.as_ref().is_some_and(|rules| rules.id == scored.rules.id);
            let agrees = if is_comparable { agreement(game, scored) } else { ResultMatch::NotComparable };
            // What would explain the result of the record, where its own rules do not give it.
            let check = (agrees == ResultMatch::No).then(|| RecordCheck::of_game(&task, game, report.life.as_ref()));
            let causes = check.iter().flat_map(|check| check.causes.iter().flatten());
            let causes = joined(causes.map(|cause| cause.code.as_str()));
            let score = ScoreCells::new(&task.position, &report, scored, agrees, causes);
            ScoredCells { game: Arc::clone(&cells), score }
        };
        Ok(report.scores.iter().map(scored).collect())
    }
}

/// Every game of a record of any kind.
fn read(bytes: &[u8]) -> Vec<Result<Record, String>> {
    let one = |read: Result<Record, LineFaults>| vec![read.map_err(|faults| faults.to_string())];
    if gib::begins_as_gib(bytes) {
        return one(gib::read(bytes));
    }
    if ngf::begins_as_ngf(bytes) {
        return one(ngf::read(bytes));
    }
    if let Some(fault) = no_records(bytes) {
        return vec![Err(fault)];
    }
    match sgf::read_all(bytes) {
        Ok(games) => games.into_iter().map(|game| game.map_err(|fault| fault.to_string())).collect(),
        Err(fault) => vec![Err(fault.to_string())],
    }
}

/// The question and its answer. If no source that may tell the dead stones does, the adviser does; without one, what
/// may not tell them is left out of the question.
fn answer_game(question: &GameQuestion, advice: Option<Advice>, mut task: ScoreTask) -> (ScoreQuestion, Report) {
    let report = prepare(&task);
    let is_allowed = DeadStonesCell::Reported(report.dead_stones_source).is_allowed_by(question.unmarked);
    if is_allowed || (advice.is_none() && !task.proposes_dead) {
        return (ScoreQuestion::new(task), report);
    }
    task.proposes_dead = false;
    if let Some(advice) = advice {
        task.position = task.position.with_advice(&advice);
    }
    let report = prepare(&task);
    (ScoreQuestion::new(task), report)
}

/// Whether a score under the rule set and the komi of the record is its result.
fn agreement(game: &Game, scored: &RuleSetScore) -> ResultMatch {
    let verdict = scored.score.verdict;
    if verdict.outcome == Outcome::Undetermined || game.is_of_ruling {
        return ResultMatch::Unknown;
    }
    // The winner is certain; by how much depends on what is open.
    let recorded_lead = game.result.and_then(RecordedResult::lead);
    if recorded_lead.zip(scored.score.lead_between).is_some_and(|(lead, between)| between.contains(lead)) {
        return ResultMatch::Unknown;
    }
    let is_same = match game.result {
        None | Some(RecordedResult::Void | RecordedResult::Unknown) => return ResultMatch::Unknown,
        Some(recorded) => agrees_with_record(recorded, &verdict),
    };
    if is_same { ResultMatch::Yes } else { ResultMatch::No }
}
