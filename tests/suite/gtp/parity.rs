//! One game on every way in: over GTP, as SGF on the command line and loaded over GTP, as a line of a batch, and as a
//! request.

use gyega::batch::answer_line;
use gyega::wire::{Limits, score};
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{each, last};
use crate::batch::gyega;

const RULE_SETS: [&str; 4] = ["japanese-1989", "chinese-2002", "ing-sst", "aga"];

/// A game: handicap stones, moves (a player and a point, an empty one for a pass), dead stones, komi, lines of the
/// board.
struct Played {
    lines: usize,
    komi: &'static str,
    handicap: &'static [&'static str],
    moves: &'static str,
    dead: &'static [&'static str],
}

const GAMES: [Played; 2] = [
    // The walls of `session`: White's A3 is dead, and there were passes on the way.
    Played {
        lines: 5,
        komi: "0.5",
        handicap: &[],
        moves: "b B1 w D1 b B2 w D2 b B3 w D3 b B4 w D4 b B5 w D5 b pass w A3 b pass w pass",
        dead: &["A3"],
    },
    // A handicap game with a capture: C1 takes B1.
    Played {
        lines: 5,
        komi: "-2.5",
        handicap: &["B2", "B4"],
        moves: "w D1 b B3 w D2 b B5 w D3 b A1 w B1 b C1 w D4 b B1 w D5 b pass w C5 b pass w pass",
        dead: &[],
    },
];

fn pairs(moves: &str) -> Vec<(&str, &str)> {
    let words: Vec<_> = moves.split(' ').collect();
    words.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

impl Played {
    fn gtp(&self) -> String {
        let mut lines = vec![format!("boardsize {}", self.lines), format!("komi {}", self.komi)];
        if !self.handicap.is_empty() {
            lines.push(format!("set_free_handicap {}", self.handicap.join(" ")));
        }
        lines.extend(pairs(self.moves).iter().map(|(player, point)| format!("play {player} {point}")));
        let dead = if self.dead.is_empty() { "none".to_owned() } else { self.dead.join(" ") };
        lines.push(format!("gyega-dead {dead}"));
        lines.join("\n")
    }

    fn request(&self) -> Value {
        let row = ".".repeat(self.lines);
        let mut rows: Vec<String> = vec![row; self.lines];
        for point in self.handicap {
            let (column, row) = point.split_at(1);
            let column = usize::from(column.as_bytes()[0] - b'A');
            let row: usize = row.parse().expect("a number");
            rows[self.lines - row].replace_range(column..=column, "X");
        }
        let player = |letter: &str| if letter == "b" { "black" } else { "white" };
        let moves: Vec<_> = pairs(self.moves).iter().map(|(letter, point)| json!([player(letter), point])).collect();
        let komi: Value = serde_json::from_str(self.komi).expect("a number");
        json!({
            "initial_rows": rows, "moves": moves, "dead": self.dead, "komi": komi,
            "history": { "ended_by": "passes" }, "rule_sets": RULE_SETS,
        })
    }

    fn sgf(&self) -> String {
        let point = |name: &str| {
            let (column, row) = name.split_at(1);
            let row: usize = row.parse().expect("a number");
            let row = char::from(b'a' + (self.lines - row) as u8);
            format!("[{}{row}]", column.to_ascii_lowercase())
        };
        let setup: String = self.handicap.iter().map(|name| point(name)).collect();
        let setup = if setup.is_empty() { setup } else { format!("HA[{}]AB{setup}", self.handicap.len()) };
        let moves = pairs(self.moves);
        let moves = moves.iter().map(|(player, name)| {
            let point = if *name == "pass" { "[]".to_owned() } else { point(name) };
            format!(";{}{point}", player.to_ascii_uppercase())
        });
        // A3 of the first game stands in Black's territory; the corner A5 is Black's in both.
        let dead: String = self.dead.iter().map(|name| point(name)).collect();
        // E1 is White's.
        let marks = format!("TB{}{dead}TW{}", point("A5"), point("E1"));
        format!("(;GM[1]FF[4]SZ[{}]KM[{}]{setup}{}{marks})", self.lines, self.komi, moves.collect::<String>())
    }
}

fn score_sgf(sgf: &str, komi: &str) -> Value {
    let rules = RULE_SETS.join(",");
    let asked = ["score", "-", "--rules", &rules, "--komi", komi, "--format", "json"];
    let (code, output, error) = gyega(&asked, sgf.as_bytes());
    assert_eq!(code, 0, "{error}");
    serde_json::from_slice(&output).expect("JSON")
}

/// What is said of the board: not what a record tells besides, nor what was taken from it, nor the name of the
/// question.
fn without_record(mut answer: Value) -> Value {
    let members = answer.as_object_mut().expect("an object");
    members.remove("record");
    members.remove("assumptions");
    members["position"]["id"] = Value::Null;
    answer
}

fn json_of(answer: &str) -> Value {
    serde_json::from_str(answer.trim_start_matches("= ")).expect("JSON")
}

#[test]
fn one_game_has_one_answer_on_every_way_in() {
    for game in &GAMES {
        let request = game.request().to_string();
        let service = score(request.as_bytes(), &Limits::default()).expect("a request that stands");
        let expected: Value = serde_json::from_slice(&service).expect("JSON");
        let command = format!("gyega-answer {}", RULE_SETS.join(" "));
        let over_gtp = last(&game.gtp(), &command);
        assert_eq!(over_gtp, format!("= {}", String::from_utf8_lossy(&service)), "byte for byte");
        let batch = answer_line(request.as_bytes(), &Limits::default());
        assert_eq!(batch, service);
        let sgf = game.sgf();
        assert_eq!(without_record(score_sgf(&sgf, game.komi)), without_record(expected.clone()));
        let in_request =
            json!({"sgf": sgf, "rule_sets": RULE_SETS, "komi": game.komi.parse::<f64>().expect("a number")});
        assert_eq!(without_record(crate::support::answer(&in_request)), without_record(expected.clone()));
        let file = NamedTempFile::new().expect("a file");
        std::fs::write(&file, sgf).expect("a file can be written");
        let loaded = each(&format!("loadsgf {}\n{command}", file.path().display()));
        let told = if game.dead.is_empty() {
            "= The record marks territory, and no stone stands in what it marks as the opponent's."
        } else {
            "= The dead stones are those that stand in what the record marks as the opponent's territory: "
        };
        assert!(loaded[0].starts_with(told) && !loaded[0].contains('\n'), "nothing else is told: {}", loaded[0]);
        assert_eq!(json_of(&loaded[1]), expected);
    }
}

#[test]
fn the_ledger_is_that_of_the_board() {
    // First game: see `session`. Second: Black took B1. By area seven stones and A2 to A5 for Black, six stones and
    // five points for White, and by Chinese rules two points for the handicap stones; by territory four points and a
    // prisoner against five points.
    let told = |game: &Played, rules: &str| {
        json_of(&last(&game.gtp(), &format!("gyega-answer {rules}")))["scores"][0]["result"].clone()
    };
    assert_eq!(told(&GAMES[0], "japanese"), "B+0.5");
    assert_eq!(told(&GAMES[0], "chinese"), "W+0.5");
    assert_eq!(told(&GAMES[1], "japanese"), "B+2.5");
    assert_eq!(told(&GAMES[1], "chinese"), "B+0.5");
}

#[test]
fn a_record_is_loaded_up_to_a_move_and_with_what_it_says_of_its_rules() {
    let file = NamedTempFile::new().expect("a file");
    let path = file.path().display().to_string();
    std::fs::write(&file, "(;GM[1]SZ[5]RU[Japanese]KM[3.5]RE[W+R];B[bb];W[cc];B[zz];W[dd])")
        .expect("a file can be written");
    let told = |number: &str, command: &str| last(&format!("komi 7.5\nloadsgf {path} {number}"), command);
    assert_eq!(told("", "gyega-rules"), "= japanese-1989");
    assert_eq!(told("", "final_score"), "= W+R", "White won by resignation");
    let goes_on = told("", "play b pass\nfinal_score");
    assert!(goes_on.starts_with("? cannot score: the game is not over: the border is open beside B4"), "{goes_on}");
    assert_eq!(told("1", "showboard").lines().nth(2), Some(" 5 . . . . . 5"));
    assert_eq!(told("2", "showboard").lines().nth(3), Some(" 4 . X . . . 4"), "White's first move is not played");
    assert_eq!(told("2", "showboard").lines().nth(4), Some(" 3 . . . . . 3"));
    assert!(told("", "showboard").contains("rules japanese-1989, komi 3.5"));
    let loaded = last("", &format!("loadsgf {path}"));
    assert!(
        loaded.starts_with("= In the record, at 1:54 B[zz] (line:column): a move lies outside the board"),
        "what is repaired is named: {loaded}"
    );
    std::fs::write(&file, "(;GM[1]SZ[5]RU[House rules];B[bb])").expect("a file can be written");
    let loaded = each(&format!("komi 7.5\nkgs-rules aga\nloadsgf {path}\ngyega-rules"));
    assert_eq!(loaded[2], "= RU is \"House rules\", a name that is not known here: aga stays");
    assert_eq!(loaded[3], "= aga");
    std::fs::write(&file, "no record").expect("a file can be written");
    let refused = each(&format!("boardsize 5\nplay b A1\nloadsgf {path}\nshowboard"));
    assert!(refused[2].starts_with("? cannot load file: "), "{}", refused[2]);
    assert!(refused[3].contains(" 1 X . . . . 1"), "what is refused changes nothing");
}
