//! What it costs to classify the groups of a board, cold: `GYEGA_VECTORS=… cargo bench --bench classification`.
//!
//! First the finished games of `games-kgs.jsonl` with the dead stones that the players agreed on, then boards of 25x25
//! that are built to be hard: crowded ones, false eyes, kos, combs, sekis side by side, long chains that share
//! liberties, and what a climb makes of them. Nothing is kept from one position to the next. Targets are those of
//! `docs/design.md`; they are printed beside the figures and do not fail the run, as the machine is not ours to choose.

#![expect(clippy::print_stdout, clippy::float_arithmetic, reason = "a bench prints its figures")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gyega::board::{Point, PointSet, Stones};
use gyega::position::{Marks, Position, Setup};
use gyega::report::{ScoreTask, prepare};
use gyega::score::RuleSetBoards;

mod hard;

/// Each board is met so often, in turn; the least time counts, which is the one least disturbed.
const ROUNDS: usize = 5;

/// What is asked of real games: the mean, the median, the 99th of a hundred and the worst.
const TARGETS: [f64; 4] = [0.3, 0.1, 10.0, 100.0];

/// How many of the worst boards are printed.
const PRINTED: usize = 3;

/// A board and what it costs.
struct Met {
    name: String,
    rows: Vec<String>,
    position: Position,
    classified: Duration,
    reported: Duration,
    nodes: u64,
}

impl Met {
    fn new(name: String, rows: Vec<String>, position: Position) -> Self {
        Self { name, rows, position, classified: Duration::MAX, reported: Duration::MAX, nodes: 0 }
    }
}

fn main() {
    let Some(folder) = std::env::var_os("GYEGA_VECTORS").map(PathBuf::from) else {
        println!("SKIPPED games-kgs: GYEGA_VECTORS names no folder");
        return adversarial();
    };
    let mut games = games(&folder.join("games-kgs.jsonl"));
    measure(&mut games, ROUNDS);
    println!("{} finished games of KGS, 19x19, dead stones handed in; ms a position", games.len());
    println!("{:<44} {:>8} {:>8} {:>8} {:>8} {:>9}", "", "mean", "median", "p99", "worst", "nodes");
    print_line("groups classified", &games, |met| met.classified);
    print_line("report under three rule sets, classified", &games, |met| met.reported);
    let targets = TARGETS.map(|target| format!("{target:.2}"));
    println!("{:<44} {:>8} {:>8} {:>8} {:>8}", "target, at most", targets[0], targets[1], targets[2], targets[3]);
    games.sort_by_key(|met| std::cmp::Reverse(met.classified));
    for met in games.iter().take(PRINTED) {
        println!("  {:.2} ms, {} nodes: {}", ms(met.classified), met.nodes, met.name);
    }
    adversarial();
}

fn adversarial() {
    println!("\nboards of 25x25 that are built to be hard; ms a position, groups classified");
    println!("{:<44} {:>8} {:>8} {:>8} {:>8} {:>9}", "", "mean", "median", "p99", "worst", "nodes");
    let mut worst = Vec::new();
    for (family, boards) in hard::families() {
        let mut met: Vec<Met> =
            boards.into_iter().enumerate().map(|(index, rows)| built(family, index, rows)).collect();
        measure(&mut met, 1);
        print_line(family, &met, |met| met.classified);
        met.sort_by_key(|met| std::cmp::Reverse(met.classified));
        worst.extend(met.into_iter().take(1));
    }
    println!("{:<44} {:>8} {:>8} {:>8} {:>8.2}", "target, at most", "", "", "", TARGETS[3]);
    worst.sort_by_key(|met| std::cmp::Reverse(met.classified));
    for met in worst.iter().take(PRINTED) {
        println!("\n{}: {:.2} ms, {} nodes", met.name, ms(met.classified), met.nodes);
        met.rows.iter().for_each(|row| println!("  {row}"));
    }
}

fn measure(met: &mut [Met], rounds: usize) {
    for _ in 0..rounds {
        for one in met.iter_mut() {
            let start = Instant::now();
            let rule_set_boards = RuleSetBoards::classifying(&one.position);
            one.classified = one.classified.min(start.elapsed());
            one.nodes = rule_set_boards.nodes();
            let case = ScoreTask::new(one.position.clone());
            let start = Instant::now();
            std::hint::black_box(prepare(&case));
            one.reported = one.reported.min(start.elapsed());
        }
    }
}

fn print_line(name: &str, met: &[Met], cost: impl Fn(&Met) -> Duration) {
    let mut costs: Vec<f64> = met.iter().map(|met| ms(cost(met))).collect();
    costs.sort_by(f64::total_cmp);
    let Some(worst) = costs.last() else { return println!("{name:<44} no board") };
    let mean = costs.iter().sum::<f64>() / f64::from(costs.len() as u32);
    let (median, p99) = (costs[costs.len() / 2], costs[costs.len() * 99 / 100]);
    let nodes = met.iter().map(|met| met.nodes).max().unwrap_or_default();
    println!("{name:<44} {mean:>8.3} {median:>8.3} {p99:>8.2} {worst:>8.2} {nodes:>9}");
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

fn built(family: &str, index: usize, rows: Vec<String>) -> Met {
    let stones = Stones::from_rows(&rows).expect("rows hold X, O and . only");
    let position = Setup::none_dead(stones).check().expect("every chain has a liberty");
    Met::new(format!("{family} {index}"), rows, position)
}

fn games(file: &Path) -> Vec<Met> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let game = |line: &str| {
        let value: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        let texts = |value: &serde_json::Value| -> Vec<String> {
            value.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
        };
        let rows = texts(&value["board"]);
        let mut setup = Setup::none_dead(Stones::from_rows(&rows).expect("a board"));
        setup.marks = Marks {
            dead: texts(&value["expected"]["dead"])
                .iter()
                .filter_map(|point| Point::parse(point))
                .collect::<PointSet>(),
            ..setup.marks.with_all_said()
        };
        let number = |name: &str| value["prisoners"][name].as_u64().map(|number| number as u32);
        (setup.prisoners.black, setup.prisoners.white) = (number("black"), number("white"));
        Met::new(value["id"].to_string(), rows, setup.check().expect("a legal position"))
    };
    text.lines().filter(|line| !line.trim().is_empty()).map(game).collect()
}
