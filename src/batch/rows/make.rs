use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};

use super::identity::game_hash;
use super::row::{AdviceCells, BatchRow, DeadStonesBasis, GameCells, ResultMatch, ScoreCells, result_text};
use crate::batch::{GameQuestion, SharedAdviser, UnmarkedStones};
use crate::board::{ByColor, Color, Stones};
use crate::explain::assumption;
use crate::formats::recognise::no_records;
use crate::formats::record::{LineFaults, Record};
use crate::formats::{gib, ngf, sgf};
use crate::life::Status;
use crate::position::{Advice, End, Game, RecordedResult};
use crate::report::record::{RecordCheck, agrees_with_record};
use crate::report::{Report, RuleSetScore, ScoreCase, dead_of_record, prepare};
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

/// The rows of pieces of input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceRows {
    /// Game by game.
    pub rows: Vec<BatchRow>,
    /// How many.
    pub counts: Counts,
}

/// Scores every game of a piece of input. `place` says where it stands: its piece, file and first game; `bytes` is why
/// it could not be read, otherwise. Whatever cannot be scored is a row with its fault.
pub fn make(
    question: &GameQuestion,
    adviser: Option<&SharedAdviser>,
    place: &GameCells,
    bytes: Result<&[u8], &String>,
    made: &mut PieceRows,
) {
    let games = bytes.map_or_else(|fault| vec![Err(fault.clone())], read);
    for (game, number) in games.into_iter().zip(place.game..) {
        let part = GameCells { game: number, ..place.clone() };
        let rows = match game {
            Ok(record) => of_record(question, adviser, part, &record),
            Err(fault) => vec![broken_row(part, fault)],
        };
        let outcomes: Vec<_> = rows.iter().map(|row| row.score.as_ref().map(|score| score.outcome)).collect();
        made.counts.note(&outcomes);
        made.rows.extend(rows);
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

fn broken_row(part: GameCells, fault: String) -> BatchRow {
    let fault = Some(fault);
    BatchRow { game: Arc::new(GameCells { fault, ..part }), score: None }
}

fn of_record(
    question: &GameQuestion,
    adviser: Option<&SharedAdviser>,
    mut part: GameCells,
    record: &Record,
) -> Vec<BatchRow> {
    let game = &record.game;
    fill_from_record(&mut part, record);
    let own = game.rule_set();
    let case = match question.case(game, own.as_ref()) {
        Ok(case) => case,
        Err(faults) => {
            let fault = format!("the end of the game is no position: {faults}");
            return vec![broken_row(part, fault)];
        }
    };
    let is_unmarked = case.position.is_unsaid() && !case.position.is_marked() && !game.tells_dead();
    let advice = adviser.filter(|_| is_unmarked).map(|adviser| ask(adviser, case.position.stones()));
    part.advice = advice.as_ref().map(AdviceCells::new).unwrap_or_default();
    let (request, report) = answer_game(question, advice.and_then(Result::ok), case);
    let proposed = report.proposed.as_ref().filter(|proposed| proposed.has_open_groups);
    part.proposed_dead = proposed.map(|proposed| proposed.dead().to_string()).unwrap_or_default();
    part.question = request.canonical_id;
    // What the scores rest on: the result of a record may show that its board is another than that of the end.
    part.ended_by = report.ended_by;
    fill_from_report(&mut part, game, question.unmarked, &report);
    // That of its rule set where the record names none, as the record is checked with.
    let komi_is_own = |own: &SharedRuleSet| {
        let handicap = request.case.position.handicap();
        request.case.terms.komi.for_rules(own, handicap) == game.komi.or_else(|| own.komi_for(handicap))
    };
    let comparable = own.filter(|own| komi_is_own(own) && !part.ended_by.is_some_and(End::is_decisive));
    let part = Arc::new(part);
    let row = |scored: &RuleSetScore| {
        let is_own = comparable.as_ref().is_some_and(|own| own.id == scored.rules.id);
        let agrees = if is_own { agreement(game, scored) } else { ResultMatch::NotComparable };
        let causes = if agrees == ResultMatch::No { causes(&request.case, game, &report) } else { String::new() };
        let score = ScoreCells::new(&request.case.position, &report, scored, agrees, causes);
        BatchRow { game: Arc::clone(&part), score: Some(score) }
    };
    report.scores.iter().map(row).collect()
}

/// What an adviser says of a board.
fn ask(adviser: &SharedAdviser, stones: &Stones) -> Result<Advice, String> {
    // A thread that fell while it asked leaves an engine that is started anew.
    adviser.lock().unwrap_or_else(PoisonError::into_inner).advise(stones)
}

/// The question and its answer. If no source that may tell the dead stones does, the adviser does; without one, what
/// may not tell them is left out of the question.
fn answer_game(question: &GameQuestion, advice: Option<Advice>, mut case: ScoreCase) -> (ScoreQuestion, Report) {
    let report = prepare(&case);
    let is_allowed = DeadStonesBasis::Reported(report.dead_stones_source).is_allowed_by(question.unmarked);
    if is_allowed || (advice.is_none() && !case.proposes_dead) {
        return (ScoreQuestion::new(case), report);
    }
    case.proposes_dead = false;
    if let Some(advice) = advice {
        case.position = case.position.with_advice(&advice);
    }
    let report = prepare(&case);
    (ScoreQuestion::new(case), report)
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

/// What would explain the result of a record that its own rules do not give.
fn causes(case: &ScoreCase, game: &Game, report: &Report) -> String {
    let check = RecordCheck::of_game(case, game, report.life.as_ref());
    joined(check.causes.iter().flatten().map(|cause| cause.code.as_str()))
}

/// What the record says.
fn fill_from_record(part: &mut GameCells, record: &Record) {
    let game = &record.game;
    let size = game.replay.stones.size();
    part.size = (size.width(), size.height());
    part.moves = game.record.moves.len() as u64;
    part.handicap = game.handicap;
    part.game_hash = game_hash(game);
    part.komi = game.komi;
    part.rules.clone_from(&game.rules);
    part.recorded_result = game.result.map(result_text);
    part.recorded_lead = game.result.and_then(RecordedResult::lead);
    part.repairs = joined(record.warnings.iter().map(|warning| warning.repair.as_str()));
}

/// What is read of the board at the end.
fn fill_from_report(part: &mut GameCells, game: &Game, unmarked: UnmarkedStones, report: &Report) {
    let board = &report.board.partition;
    let counts_none_dead = unmarked == UnmarkedStones::Stay && !(game.tells_dead() && game.marks().are_whole());
    let reported = DeadStonesBasis::Reported(report.dead_stones_source);
    part.dead_stones = Some(if counts_none_dead { DeadStonesBasis::TakenNone } else { reported });
    part.neutral_points = board.neutral.len();
    if let Some(life) = &report.life {
        part.seki_groups = Some(life.with_status(Status::InSeki).count() as u64);
        part.unsettled_groups = Some(life.not_kept().count() as u64);
        part.owed_moves = Some(ByColor::from_fn(|player: Color| board.protective_moves.get(player).len()));
    }
    part.nodes = report.nodes;
    let of_record = dead_of_record(game);
    part.assumptions = joined(of_record.iter().chain(&report.assumptions).map(|one| assumption(one).code.as_str()));
}

/// Words with blanks between them, each once, in the order of the letters.
fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: BTreeSet<&str> = words.collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}
