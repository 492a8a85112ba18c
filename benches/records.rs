//! What a game record costs from its bytes to its scores under an area and a territory rule set, on one core: parsed,
//! replayed, scored in totals. `cargo bench --bench records`; targets are 50 us counted only and 400 us with groups
//! read.
//!
//! With `GYEGA_RECORDS` naming a folder of records the figures are means over those of 19x19 with 240 to 260 moves that
//! mark their territory; otherwise over one game of 250 moves that a small generator plays, the same on every machine.
//! Its board is crowded with small groups, as no player leaves it, so that reading it takes longer.

use std::cell::Cell;
use std::path::Path;

use divan::{Bencher, Divan, black_box};
use gyega::batch::GameQuestion;
use gyega::board::{Color, Point, PointSet, Size, Stones};
use gyega::formats::sgf;
use gyega::position::play;
use gyega::report::prepare;
use gyega::rules::{SharedRuleSet, Suicide, by_id};

const MOVES: usize = 250;

fn main() {
    Divan::default().sample_size(64).sample_count(50).config_with_args().main();
}

/// Target: 50 us.
#[divan::bench]
fn counted_only(bencher: Bencher) {
    scored(bencher, false);
}

/// Target: 400 us.
#[divan::bench]
fn groups_read(bencher: Bencher) {
    scored(bencher, true);
}

/// Of the first figure, what reading the text and replaying the moves takes.
#[divan::bench]
fn read_and_replayed(bencher: Bencher) {
    let records = records();
    in_turn(bencher, &records, |bytes| sgf::read(bytes).expect("a record"));
}

fn scored(bencher: Bencher, classify: bool) {
    let rule_sets = ["chinese-2002", "japanese-1989"].map(|id| SharedRuleSet::from(by_id(id).expect("built in")));
    let question = GameQuestion { rule_sets: rule_sets.to_vec(), classify, ..GameQuestion::default() };
    let records = records();
    in_turn(bencher, &records, |bytes| {
        let record = sgf::read(bytes).expect("a record");
        prepare(&question.task(&record.game, record.game.rule_set().as_ref()).expect("a position"))
    });
}

/// Runs `measured` on one value after another.
fn in_turn<Answer>(bencher: Bencher, values: &[Vec<u8>], measured: impl Fn(&[u8]) -> Answer) {
    let next = Cell::new(0);
    bencher.bench_local(|| {
        let at = next.get();
        next.set((at + 1) % values.len());
        drop(black_box(measured(black_box(&values[at]))));
    });
}

fn records() -> Vec<Vec<u8>> {
    let Some(folder) = std::env::var_os("GYEGA_RECORDS") else { return vec![generated()] };
    let mut found = Vec::new();
    collect(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "GYEGA_RECORDS has no record of 19x19 with 240 to 260 moves and marks");
    found
}

fn collect(folder: &Path, found: &mut Vec<Vec<u8>>) {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "sgf") {
            let bytes = std::fs::read(&path).expect("a file");
            let is_like_it = sgf::read(&bytes).is_ok_and(|record| {
                let game = &record.game;
                game.replay.stones.size().point_count() == 361
                    && game.is_marked()
                    && (240..=260).contains(&game.move_list.moves.len())
            });
            if is_like_it {
                found.push(bytes);
            }
        }
    }
}

/// A legal game: points drawn by lot, no eye of one's own filled, two passes at the end.
fn generated() -> Vec<u8> {
    let size = Size::USUAL;
    let mut stones = Stones::empty(size);
    let mut text = String::from("(;GM[1]FF[4]SZ[19]KM[6.5]RU[Japanese]");
    let mut chance: u64 = 0x1234_5678_9abc_def0;
    let mut player = Color::Black;
    let mut moves = 0;
    while moves < MOVES {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (chance >> 33) as usize % 361;
        let point = Point { column: (at % 19) as u8, row: (at / 19) as u8 };
        let beside = PointSet::from(point).neighbours(&PointSet::full(size));
        if beside.is_subset(stones.of(player)) {
            continue;
        }
        if let Ok(played) = play(&stones, player, point, Suicide::Forbidden) {
            stones = played.after;
            let letter = |line: u8| char::from(b'a' + line);
            let turn = [';', player.letter(), '[', letter(point.column), letter(18 - point.row), ']'];
            text.extend(turn);
            player = !player;
            moves += 1;
        }
    }
    (text + ";B[];W[])").into_bytes()
}
