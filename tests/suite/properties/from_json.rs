//! The same from the JSON alone: request and answer as an app sees them, every cause worked out again from points,
//! ledgers and numbers, with nothing of the library but the call.

use std::collections::BTreeSet;

use gyega::position::FirstPasser;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::config;
use super::random::{Game, shapes};

const SETS: [&str; 9] = [
    "korean-2016",
    "chinese-2002",
    "ing-sst",
    "aga",
    "sunjang",
    "wmsg-2008",
    "taiwan-old",
    "button-area",
    "katago-ancient-territory",
];

/// A request as an app would write it.
pub(super) fn request(game: &Game) -> Value {
    let setup = game.setup();
    let history = &setup.history;
    let dead = setup.marks.dead;
    let list = |points: gyega::board::PointSet| points.iter().map(|point| point.to_string()).collect::<Vec<_>>();
    let mut request = json!({
        "rows": setup.stones.rows(),
        "dead": list(dead),
        "seki": list(setup.marks.seki),
        "prisoners": {"black": setup.prisoners.black, "white": setup.prisoners.white},
        "history": {"black_passes": history.passes.black, "white_passes": history.passes.white},
        "handicap": game.handicap,
        "rule_sets": SETS,
        "compare": [["chinese-2002", "katago-ancient-territory"]],
    });
    let first = match history.first_pass {
        Some(FirstPasser::Player(player)) => player.as_str(),
        Some(FirstPasser::Nobody) | None => "none",
    };
    request["history"]["first_pass"] = json!(first);
    if let Some(last) = history.last_play {
        request["history"]["last_play"] = json!({"player": last.player.as_str()});
    }
    request
}

/// A number of points in quarters, so that the arithmetic is exact.
pub(super) fn number(value: &Value) -> i64 {
    let text = value.to_string();
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, "0"));
    let quarters = match fraction {
        "0" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => panic!("{text} is no quarter of a point"),
    };
    let sign = if text.starts_with('-') { -1 } else { 1 };
    whole.trim_start_matches('-').parse::<i64>().expect("digits").saturating_mul(4 * sign) + sign * quarters
}

fn count(number: usize) -> i64 {
    i64::try_from(number).expect("a board is small") * 4
}

pub(super) fn points(value: &Value) -> BTreeSet<String> {
    value.as_array().expect("points").iter().map(|point| point.as_str().expect("a point").to_owned()).collect()
}

fn neighbours(point: &str) -> Vec<String> {
    const COLUMNS: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    let (letter, row) = point.split_at(1);
    let column = COLUMNS.find(letter).expect("a column") as i32;
    let row: i32 = row.parse().expect("a row");
    let name =
        |(column, row): (i32, i32)| Some(format!("{}{row}", COLUMNS.get(usize::try_from(column).ok()?..)?.get(..1)?));
    [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)].into_iter().filter_map(name).collect()
}

/// Black's area less White's with these stones taken off, by walking from point to point.
fn area_lead(rows: &Value, dead: &BTreeSet<String>) -> i64 {
    let rows: Vec<&str> = rows.as_array().expect("rows").iter().map(|row| row.as_str().expect("text")).collect();
    let mut board = std::collections::BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        for (letter, stone) in "ABCDEFGHJKLMNOPQRSTUVWXYZ".chars().zip(row.chars()) {
            let point = format!("{letter}{}", rows.len() - index);
            let stone = if dead.contains(&point) { '.' } else { stone };
            board.insert(point, stone);
        }
    }
    let mut lead = 0;
    for (point, stone) in &board {
        let sides: BTreeSet<char> = if *stone == '.' {
            let (mut seen, mut open) = (BTreeSet::from([point.clone()]), vec![point.clone()]);
            let mut sides = BTreeSet::new();
            while let Some(here) = open.pop() {
                for next in neighbours(&here) {
                    match board.get(&next) {
                        Some('.') if seen.insert(next.clone()) => open.push(next),
                        Some('.') | None => {}
                        Some(side) => drop(sides.insert(*side)),
                    }
                }
            }
            sides
        } else {
            BTreeSet::from([*stone])
        };
        lead += match (sides.contains(&'X'), sides.contains(&'O')) {
            (true, false) => 4,
            (false, true) => -4,
            (true, true) | (false, false) => 0,
        };
    }
    lead
}

/// What a term is worth to a player under a rule set, from its ledger and the request.
fn worth(kind: &str, player: &Value, score: &Value, asked: &Value) -> i64 {
    let entries = || score["ledger"].as_array().expect("a ledger").iter().filter(|entry| entry["player"] == *player);
    let amount =
        |kind: &str| entries().filter(|entry| entry["kind"] == kind).map(|entry| number(&entry["amount"])).sum::<i64>();
    let held = |kind: &str| {
        entries()
            .filter(|entry| entry["kind"] == kind)
            .flat_map(|entry| points(&entry["points"]))
            .collect::<BTreeSet<_>>()
    };
    let territory = score["counting"] == "territory";
    match kind {
        "status" => area_lead(&asked["rows"], &points(score.get("dead").unwrap_or(&asked["dead"]))),
        "stones-played" if territory => {
            let on_board = |stone| asked["rows"].to_string().matches(stone).count();
            let captured = |player: &str| number(&asked["prisoners"][player]);
            (count(on_board('O')) + captured("black")) - (count(on_board('X')) + captured("white"))
        }
        "stones-played" => 0,
        "seki-eyes" | "protective-moves" => amount(kind) - count(held(kind).len()),
        "dead-in-seki" => {
            let own = if player == "black" { 'X' } else { 'O' };
            let dead = points(score.get("dead").unwrap_or(&asked["dead"]));
            let captives = dead.iter().filter(|point| stone_at(&asked["rows"], point) != own);
            let missing = captives.filter(|point| !held("dead-stones").contains(*point)).count();
            amount(kind) - count(held(kind).len()) - if territory { count(missing) } else { 0 }
        }
        _ => amount(kind),
    }
}

fn stone_at(rows: &Value, point: &str) -> char {
    let rows = rows.as_array().expect("rows");
    let (letter, row) = point.split_at(1);
    let column = "ABCDEFGHJKLMNOPQRSTUVWXYZ".find(letter).expect("a column");
    let row: usize = row.parse().expect("a row");
    rows[rows.len() - row].as_str().expect("text").chars().nth(column).expect("on the board")
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn every_cause_follows_from_request_and_answer_alone(shape in shapes()) {
        let asked = request(&Game::of(shape));
        let answer = crate::support::answer(&asked);
        let scores = answer["scores"].as_array().expect("scores");
        let find = |id: &Value| scores.iter().find(|score| score["rule_set"] == *id).expect("scored");
        let mut told = 0;
        for pair in answer["differences"].as_array().expect("differences") {
            let (from, to) = (find(&pair["from"]), find(&pair["to"]));
            let Some(causes) = pair["causes"].as_array() else {
                prop_assert!(!pair["needs"].as_array().expect("needs").is_empty(), "an unknown gap says what is missing");
                continue;
            };
            let mut gap = 0;
            for cause in causes {
                let kind = cause["kind"].as_str().expect("a kind");
                let (before, after) = (worth(kind, &cause["player"], from, &asked), worth(kind, &cause["player"], to, &asked));
                // Of the status only the change is told: what it is counted from is common to both.
                let told_change = number(&cause["numbers"]["to"]) - number(&cause["numbers"]["from"]);
                prop_assert_eq!(told_change, after - before, "{} in {}", cause, asked);
                let sign = if cause["player"] == "white" { -1 } else { 1 };
                prop_assert_eq!(number(&cause["amount"]), sign * (after - before));
                gap += number(&cause["amount"]);
                told += 1;
            }
            prop_assert_eq!(gap, number(&pair["gap"]));
            prop_assert_eq!(gap, number(&to["lead"]) - number(&from["lead"]));
        }
        prop_assert!(told > 0, "komi alone differs between these sets");
    }
}
