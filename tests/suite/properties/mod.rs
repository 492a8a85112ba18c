//! What must hold for every position, tried on random games with random marks. The seed is fixed: a run is like the
//! last.

mod causes;
mod classified;
mod codes;
mod counts;
mod custom;
#[cfg(feature = "json")]
mod from_json;
mod grid;
mod invariants;
mod life;
mod one_move;
#[cfg(feature = "rulings")]
mod paper;
mod plain;
mod procedures;
mod random;
mod rulings;
mod sensitivity;

use gyega::position::Position;
use gyega::rules::RuleSet;
use gyega::score::{RuleSetBoards, Score, Terms, score_under};
use proptest::test_runner::{Config, RngSeed};

/// So many cases from a fixed seed, or one of every `GYEGA_FEWER_CASES` of them.
pub(crate) fn config(cases: u32) -> Config {
    let fewer = std::env::var("GYEGA_FEWER_CASES").ok().and_then(|fewer| fewer.parse().ok()).unwrap_or(1_u32);
    let cases = cases.div_ceil(fewer.max(1));
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(0x6779_6567_6100), ..Config::default() }
}

fn scored(position: &Position, rules: &RuleSet, terms: &Terms) -> Score {
    score_under(&RuleSetBoards::classifying(position), rules, terms)
}

/// Every built-in set, those told by others and `KataGo`'s presets.
fn every_rule_set() -> impl Iterator<Item = &'static RuleSet> {
    gyega::rules::all().iter().chain(gyega::rules::documented_sets()).chain(gyega::rules::katago_presets())
}
