//! What scoring costs without JSON and HTTP: `cargo bench --bench scoring`. Each figure is for one board of 19x19 out
//! of 1,024 different ones, met in turn; targets are those of `docs/design.md`.

use divan::{Bencher, Divan, black_box};
use gyega::board::{PointSet, Stones};
use gyega::position::{Marks, Position, Setup};
use gyega::report::{Detail, ScoreTask, prepare};
use gyega::rules::{SharedRuleSet, all};
use gyega::score::Partition;
use std::cell::Cell;

mod boards;

const BOARDS: usize = 1_024;

/// Each sample meets every board once, so a figure is a mean over all of them.
fn main() {
    Divan::default().sample_size(BOARDS as u32).sample_count(50).config_with_args().main();
}

/// Whose area each point is, from stones in memory and their dead marks. Target: 0.5 us.
#[divan::bench]
fn area_ownership(bencher: Bencher) {
    in_turn(bencher, &stones_and_dead(), |(stones, dead)| Partition::new(stones, dead, &PointSet::EMPTY).area_lead());
}

/// Totals under `korean-2016`, `chinese-2002` and `ing-sst`, counted only. Target: 3 us.
#[divan::bench]
fn three_rule_sets_count_only(bencher: Bencher) {
    let cases: Vec<ScoreTask> = positions().into_iter().map(count_only).collect();
    in_turn(bencher, &cases, prepare);
}

/// Totals under every built-in rule set, counted only. Target: 12 us.
#[divan::bench]
fn all_rule_sets_count_only(bencher: Bencher) {
    let under_all =
        |position| ScoreTask { rule_sets: all().iter().map(SharedRuleSet::from).collect(), ..count_only(position) };
    let cases: Vec<ScoreTask> = positions().into_iter().map(under_all).collect();
    in_turn(bencher, &cases, prepare);
}

/// The whole report under the three: ledgers, differences, groups. Target, on real games: 300 us.
#[divan::bench]
fn three_rule_sets_full_report(bencher: Bencher) {
    let cases: Vec<ScoreTask> = positions().into_iter().map(ScoreTask::new).collect();
    in_turn(bencher, &cases, prepare);
}

/// A request read, answered in totals under the three and written: what a line of `gyega batch` or a body of
/// `POST /v1/scores` costs without HTTP. For lines of real games, of which 16 us is asked, see `benches/batch.sh`.
#[cfg(feature = "json")]
#[divan::bench]
fn json_totals_count_only(bencher: Bencher) {
    let body = |rows: Vec<String>| {
        let rows = rows.join("\",\"");
        format!(
            "{{\"rows\":[\"{rows}\"],\"prisoners\":{{\"black\":3,\"white\":4}},\"handicap\":0,\"detail\":\"totals\",\"classify\":false}}"
        )
    };
    let bodies: Vec<String> = boards::boards(BOARDS).into_iter().map(body).collect();
    let limits = gyega::wire::Limits::default();
    in_turn(bencher, &bodies, |body| {
        gyega::wire::score(body.as_bytes(), &limits).expect("a generated board is scored")
    });
}

/// Runs `measured` on one value after another, so that no board is met twice in a row. Dropping the answer counts.
fn in_turn<Value, Answer>(bencher: Bencher, values: &[Value], measured: impl Fn(&Value) -> Answer) {
    let next = Cell::new(0);
    bencher.bench_local(|| {
        let at = next.get();
        next.set((at + 1) % values.len());
        drop(black_box(measured(black_box(&values[at]))));
    });
}

fn count_only(position: Position) -> ScoreTask {
    let mut case = ScoreTask { classify: false, ..ScoreTask::new(position) };
    case.wanted.detail = Detail::Totals;
    case
}

/// Positions of which all numbers are known, so that no score is left undetermined for want of one.
fn positions() -> Vec<Position> {
    let position = |(number, (stones, dead)): (usize, (Stones, PointSet))| {
        let mut setup = Setup::none_dead(stones);
        setup.marks = Marks { dead, ..setup.marks.with_all_said() };
        setup.prisoners.black = Some(number as u32 % 23);
        setup.prisoners.white = Some(number as u32 % 19);
        setup.check().expect("a generated board has no chain without a liberty")
    };
    stones_and_dead().into_iter().enumerate().map(position).collect()
}

fn stones_and_dead() -> Vec<(Stones, PointSet)> {
    let read = |rows: Vec<String>| {
        let upper: Vec<String> = rows.iter().map(|row| row.to_uppercase()).collect();
        let stones = Stones::from_rows(&upper).expect("generated rows hold X, O and . only");
        let letters = rows.iter().flat_map(|row| row.bytes());
        let marked = stones.size().iter().zip(letters).filter(|(_, letter)| letter.is_ascii_lowercase());
        (stones, marked.map(|(point, _)| point).collect())
    };
    boards::boards(BOARDS).into_iter().map(read).collect()
}
