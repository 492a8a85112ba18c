//! The records from which the vectors of real games were made: `GYEGA_RECORDS` names their folder.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use gyega::formats::record::Record;
use gyega::formats::sgf::read;
use gyega::position::{Game, RecordedResult};
use gyega::report::{Detail, RecordedCount, ScoreTask, prepare};
use gyega::score::{KomiChoice, Terms};

use super::read::{Vector, vectors};
use crate::support::{page_tells, say};

/// Each record with its vector; without both folders the check is skipped aloud.
fn records(check: &str) -> Option<Vec<(Vector, Vec<u8>)>> {
    let games: usize = super::RECORDS.iter().map(|(_, games)| games).sum();
    let of_vectors = super::folder(check, games)?;
    let Some(folder) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else {
        say(&format!("SKIPPED {check}: {games} records, as GYEGA_RECORDS names no folder\n"));
        return None;
    };
    let files = super::RECORDS.iter().flat_map(|(file, _)| vectors(&of_vectors.join(format!("{file}.jsonl"))));
    let record = |vector: Vector| {
        let path = folder.join(format!("{}.sgf", vector.id));
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (vector, bytes)
    };
    let records: Vec<_> = files.map(record).collect();
    assert_eq!(records.len(), games);
    Some(records)
}

/// The games of those records that mark territory, each with its vector.
fn marked_games(check: &str) -> Option<Vec<(Vector, Game)>> {
    let read = |(vector, bytes): (Vector, Vec<u8>)| {
        let record = read(&bytes).unwrap_or_else(|fault| panic!("{}: {fault}", vector.id));
        (vector, record.game)
    };
    Some(records(check)?.into_iter().map(read).filter(|(_, game)| game.is_marked()).collect())
}

#[test]
fn results_of_records_confirm_what_is_proposed() {
    let Some(games) = marked_games("dead stones inferred from results") else { return };
    let (mut inferred, mut as_marked, mut number) = (0, 0, 0);
    for (vector, mut game) in games.into_iter().filter(|(vector, _)| vector.peer == "games-kgs") {
        let dead = vector.stones().chains_of(&vector.dead());
        (game.territory, game.crossed, game.dead) = Default::default();
        let mut case = ScoreTask::of_game(&game, ScoreTask::default_rule_sets()).expect("a position");
        (case.proposes_dead, case.wanted.detail) = (true, Detail::Totals);
        let proposed = prepare(&case).proposed.expect("asked");
        number += 1;
        inferred += usize::from(proposed.is_confirmed_by_result);
        as_marked += usize::from(proposed.is_confirmed_by_result && proposed.dead() == dead);
    }
    say(&format!(
        "games-kgs: of {number} results {inferred} confirm a proposal, {as_marked} times that of the marks\n"
    ));
    page_tells("docs/proposals.md", &format!("{inferred} of {number} results confirm a proposal; {as_marked} times"));
    assert!(inferred * 100 >= number * 93, "{inferred} of {number}");
    // Stones that change no score may be called either way.
    assert!(as_marked * 100 >= inferred * 97, "{as_marked} of {inferred}");
}

#[test]
fn replays_of_real_records_reach_what_is_known_of_them() {
    let Some(records) = records("replays of records") else { return };
    let (mut differ, mut repairs) = (Vec::new(), BTreeMap::<&str, usize>::new());
    for (vector, bytes) in &records {
        let Record { game, repairs: made, .. } = match read(bytes) {
            Ok(record) => record,
            Err(fault) => {
                differ.push(format!("{}: {fault}", vector.id));
                continue;
            }
        };
        for warning in &made {
            *repairs.entry(warning.repair.as_str()).or_default() += 1;
        }
        let moves = &game.move_list.moves;
        let last_passes = moves.iter().rev().take_while(|turn| turn.point.is_none()).count();
        let mut check = |what: &str, found: String, known: String| {
            if found != known {
                differ.push(format!("{}: {what} is {found}, known is {known}", vector.id));
            }
        };
        check("the board", game.replay.stones.rows().join("\n"), vector.stones().rows().join("\n"));
        check("prisoners", format!("{:?}", Some(game.replay.prisoners)), format!("{:?}", vector.prisoners()));
        check("handicap", format!("{:?}", game.handicap), format!("{:?}", Some(vector.handicap())));
        check("moves", format!("{:?}", Some(moves.len() as i32)), format!("{:?}", vector.number("/moves")));
        check(
            "passes at the end",
            format!("{:?}", Some(last_passes as i32)),
            format!("{:?}", vector.number("/passes")),
        );
    }
    let mut told = format!("records: {} read; repairs:", records.len());
    for (repair, count) in &repairs {
        write!(told, " {repair} {count}").expect("a string takes any text");
    }
    say(&format!("{told}\n"));
    assert!(differ.is_empty(), "{} differ\n{}", differ.len(), differ.join("\n"));
}

#[test]
fn the_marks_of_a_record_are_the_dead_stones_that_the_players_agreed_on() {
    let Some(games) = marked_games("marks of records") else { return };
    let (compared, mut differ) = (games.len(), Vec::new());
    for (vector, game) in &games {
        let (found, known) = (game.marked_dead(), vector.stones().chains_of(&vector.dead()));
        if found != known {
            differ.push(format!("{}: {found}, known is {known}", vector.id));
        }
    }
    assert!(differ.is_empty(), "{} of {compared} differ\n{}", differ.len(), differ.join("\n"));
    assert!(compared >= 340, "only {compared} records have marks");
}

/// Records whose result is not ours under their own rules: the two games argued in the check of the vectors.
const OTHERWISE: usize = 2;

#[test]
fn records_with_marks_give_their_own_result_under_their_own_rules() {
    let Some(games) = marked_games("results of records") else { return };
    let (mut same, mut differ) = (0, Vec::new());
    for (vector, game) in &games {
        let Some(recorded) = game.result.and_then(RecordedResult::lead) else { continue };
        let rules = game.rule_set().unwrap_or_else(|| panic!("{}: {:?}", vector.id, game.rules));
        let position = game.setup().check().unwrap_or_else(|faults| panic!("{}: {faults}", vector.id));
        let terms = Terms { komi: KomiChoice::Same(game.komi.unwrap_or_default()), ..Terms::default() };
        let case = ScoreTask {
            rule_sets: vec![rules],
            terms,
            recorded_count: RecordedCount::from_game(game),
            ..ScoreTask::new(position)
        };
        let lead = prepare(&case).scores[0].score.verdict.lead;
        if lead == Some(recorded) {
            same += 1;
        } else {
            differ.push(format!("{}: {lead:?}, the record says {recorded}", vector.id));
        }
    }
    say(&format!("records with marks: {same} results the same, {} not\n", differ.len()));
    assert!(differ.len() <= OTHERWISE, "\n{}", differ.join("\n"));
    assert!(same >= 340, "only {same}");
}
