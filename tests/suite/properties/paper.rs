//! What a record prints is what the service answers, what the count at the board comes to, and what the game record
//! gives again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use gyega::ruling::Ruling;
use gyega::wire::{Limits, read_ruling};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::config;
use super::from_json::{number, points, request};
use super::random::{Game, shapes};
use crate::support::{self, files_below, say};

/// The texts between two marks.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split_once(after)).map(|(found, _)| found).collect()
}

/// A printed number in quarters.
fn quarters(text: &str) -> i64 {
    number(&serde_json::from_str(text).unwrap_or_else(|_| panic!("{text:?} is no number")))
}

/// The sums of a ledger by kind and player.
type Sums = BTreeMap<(String, &'static str), i64>;

fn printed_sums(page: &str) -> Sums {
    let mut sums = Sums::new();
    for row in between(page, "<tr data-kind=\"", "</tr>") {
        let kind = row.split('"').next().expect("a kind").to_owned();
        let amounts = between(row, "<td class=\"record-amount\">", "</td>");
        for (player, amount) in ["black", "white"].into_iter().zip(amounts) {
            if !amount.is_empty() {
                *sums.entry((kind.clone(), player)).or_default() += quarters(amount);
            }
        }
    }
    sums.retain(|_, sum| *sum != 0);
    sums
}

fn answered_sums(score: &Value) -> Sums {
    let mut sums = Sums::new();
    for entry in score["ledger"].as_array().expect("a ledger") {
        let player = if entry["player"] == "black" { "black" } else { "white" };
        if !entry["player"].is_null() {
            *sums.entry((entry["kind"].as_str().expect("a kind").to_owned(), player)).or_default() +=
                number(&entry["amount"]);
        }
    }
    sums.retain(|_, sum| *sum != 0);
    sums
}

/// The cells of a row of points, `none` for an empty one.
fn points_row<'a>(page: &'a str, class: &str) -> Vec<&'a str> {
    let row = between(page, &format!("<tr class=\"record-{class}\">"), "</tr>")[0];
    let cells = row.split("<td").skip(1).filter_map(|cell| cell.split_once('>')?.1.split_once("</td>"));
    cells.map(|(points, _)| if points == "none" { "" } else { points }).collect()
}

/// Checks one record against everything else that is said of the game; gives whether the result is known.
fn check(request: &Value, rule_set: usize) -> Result<bool, TestCaseError> {
    let ids = request["rule_sets"].as_array().expect("sets");
    let id = ids[rule_set].clone();
    let body = json!({"request": request, "rule_set": id, "event": "A game"}).to_string();
    let question = read_ruling(body.as_bytes(), &Limits::default());
    let ruling = Ruling::new(question.unwrap_or_else(|problem| panic!("{problem:?}")));
    let page = ruling.to_html();

    // The service.
    let answer = support::answer(request);
    let scored = &answer["scores"][rule_set];
    prop_assert_eq!(between(&page, "<strong>", "</strong>")[0], scored["result"].as_str().expect("a result"));
    prop_assert_eq!(printed_sums(&page), answered_sums(scored), "{}", id);
    let total = between(&page, "<tr class=\"record-total\">", "</tr>")[0];
    let totals = between(total, "<td class=\"record-amount\">", "</td>");
    let lead = between(&page, "<td class=\"record-amount\" colspan=\"2\">", "</td>")[0];
    for (printed, told) in [(totals[0], &scored["black"]), (totals[1], &scored["white"]), (lead, &scored["lead"])] {
        let told = if told.is_null() { None } else { Some(number(told)) };
        prop_assert_eq!((printed != "?").then(|| quarters(printed)), told);
    }
    let entries = scored["ledger"].as_array().expect("a ledger");
    let points_of = |kinds: &[&str], player: Option<&str>| {
        let is_meant = |entry: &&Value| {
            kinds.contains(&entry["kind"].as_str().expect("a kind"))
                && player.is_none_or(|player| entry["player"] == player)
        };
        entries.iter().filter(is_meant).flat_map(|entry| points(&entry["points"])).collect::<BTreeSet<_>>()
    };
    let printed = |class: &str| -> Vec<BTreeSet<String>> {
        points_row(&page, class).iter().map(|row| row.split_whitespace().map(str::to_owned).collect()).collect()
    };
    let owed = ["black", "white"].map(|player| points_of(&["protective-moves"], Some(player)));
    prop_assert_eq!(printed("owed"), owed, "{}", id);
    prop_assert_eq!(printed("neutral"), [points_of(&["neutral", "shared-neutral"], None)], "{}", id);
    let record = serde_json::to_value(ruling.record()).expect("JSON");
    prop_assert_eq!(&record["answer"]["scores"][0]["ledger"], &scored["ledger"]);

    // The count at the board.
    let procedure = &answer["procedures"][rule_set];
    prop_assert_eq!(procedure.is_null(), scored["lead"].is_null());
    if !procedure.is_null() {
        prop_assert_eq!(quarters(lead), number(&procedure["lead"]), "{} counted as {}", id, procedure["kind"]);
    }

    // The game record, with what a board alone cannot hold given again.
    let sgf = ruling.to_sgf().expect("a game record");
    let mut again = json!({"sgf": sgf, "rule_sets": [id]});
    if request.get("rows").is_some() {
        for field in ["prisoners", "history", "handicap"] {
            again[field] = request[field].clone();
        }
        // A rule set may take off what is claimed to stand in seki; the game record marks it dead.
        let off = scored.get("dead").and_then(Value::as_array).cloned().unwrap_or_default();
        let seki = request["seki"].as_array().expect("points").iter().filter(|point| !off.contains(point));
        again["seki"] = seki.cloned().collect();
        // Marks of territory tell which stones inside are dead. Of what stands elsewhere, or where there is no
        // territory at all, they tell nothing.
        let has_marks = ["TB[", "TW["].iter().any(|mark| sgf.contains(mark));
        let is_beside = answer["map"].to_string().contains(['r', 'C', 'c']) || scored.get("dead").is_some();
        if !has_marks || is_beside {
            again["dead"] = scored.get("dead").unwrap_or(&request["dead"]).clone();
        }
    }
    let read = support::answer(&again);
    prop_assert_eq!(&read["scores"][0]["result"], &scored["result"], "{}: {}", id, sgf);
    prop_assert_eq!(&read["scores"][0]["lead"], &scored["lead"], "{}", id);
    Ok(!scored["lead"].is_null())
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn a_record_prints_what_is_answered_counted_and_read_back(shape in shapes(), place in 0_usize..9) {
        let mut request = request(&Game::of(shape));
        request["procedures"] = json!(true);
        check(&request, place)?;
    }
}

#[test]
fn records_of_real_games_print_what_is_answered_counted_and_read_back() {
    let Some(folder) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else {
        return say("SKIPPED records of rulings on real games, as GYEGA_RECORDS names no folder\n");
    };
    let files = files_below(&folder, "sgf");
    let mut known = 0;
    for file in files.iter().step_by(files.len().div_ceil(40).max(1)) {
        let bytes = std::fs::read(file).expect("a file");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let request = json!({"sgf": text, "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"], "procedures": true});
        for place in 0..3 {
            let is_known = check(&request, place).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            known += usize::from(is_known);
        }
    }
    assert!(known > 0, "no record tells which stones are dead");
}
