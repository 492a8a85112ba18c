//! Half information decides nothing: who is dead is decided by what was said about it, as far as it was said; what was
//! not said must be settled by reading; what neither settles is undetermined and names the points.

use std::path::PathBuf;

use gyega::formats::sgf::read;
use gyega::position::RecordedResult;
use gyega::report::prepare;
use gyega::wire::{Limits, read_request};
use serde_json::{Value, json};

use crate::support::say;

/// The answer to a request under Chinese rules without komi.
fn answer(mut request: Value) -> Value {
    if request.get("sgf").is_none() {
        request["komi"] = json!(0);
    }
    request["rule_sets"] = json!(["chinese-2002"]);
    crate::support::answer(&request)
}

/// Black has the columns A to C, White E and F; White's B3 is dead. 15 points to 10: B+5. With B3 alive it is 5 to 11:
/// W+6.
const ROWS: [&str; 5] = ["..X.O.", "..X.O.", ".OX.O.", "..X.O.", "..X.O."];
const BLACK: &str = "TB[aa:be]";
const WHITE: &str = "TW[fa:fe]";

/// The same as a record that two passes end, with these properties of its root and marks at its end.
fn record(root: &str, marks: &str) -> String {
    format!("(;SZ[6:5]RU[Chinese]KM[0]{root}AB[ca:ce]AW[ea:ee][bc];B[];W[]{marks})")
}

fn of_record(sgf: &str) -> Value {
    answer(json!({ "sgf": sgf }))
}

/// The result, what is missing, and the stones that are not told of.
fn told(answer: &Value) -> (String, Vec<String>, Vec<String>) {
    let texts = |list: &Value| {
        let items = list.as_array().into_iter().flatten();
        items.map(|item| item.as_str().expect("a text").to_owned()).collect::<Vec<_>>()
    };
    let score = &answer["scores"][0];
    (score["result"].as_str().expect("a result").to_owned(), texts(&score["needs"]), texts(&answer["unsaid"]))
}

fn is_open(answer: &Value, point: &str) {
    let (result, needs, unsaid) = told(answer);
    assert_eq!((result.as_str(), needs), ("?", vec!["dead-stones".to_owned()]), "{answer}");
    assert!(unsaid.iter().any(|stone| stone == point), "{unsaid:?}");
    assert_eq!(answer["scores"][0]["firm"], false);
}

fn is_won(answer: &Value, result: &str) {
    assert_eq!(told(answer), (result.to_owned(), vec![], vec![]), "{answer}");
}

#[test]
fn whole_marks_decide() {
    let whole = of_record(&record("RE[B+5]", &[BLACK, WHITE].concat()));
    is_won(&whole, "B+5");
    assert_eq!((&whole["scores"][0]["decided_by"], &whole["scores"][0]["firm"]), (&json!("lead"), &json!(true)));
    assert_eq!(whole["record"]["ended"], "passes");
    is_won(&of_record(&record("", &[BLACK, WHITE].concat())), "B+5");
}

#[test]
fn one_list_of_two_and_half_of_both_decide_nothing() {
    for root in ["", "RE[B+5]"] {
        is_open(&of_record(&record(root, WHITE)), "B3");
        // The upper two rows: there Black's territory is marked in a space that White's B3 reaches.
        is_open(&of_record(&record(root, "TB[aa:bb]TW[fa:fb]")), "B3");
        is_open(&of_record(&record(root, "")), "B3");
    }
    // Without White's list nothing that is dead is lost, and reading shows that White lives: five eyes in a row.
    is_won(&of_record(&record("", BLACK)), "B+5");
}

#[test]
fn marks_that_the_count_confirms_to_the_point_are_whole() {
    // Nothing is read: of White's wall neither marks nor reading tell, but the count of the record does.
    let counted = |root: &str| answer(json!({ "sgf": record(root, BLACK), "classify": false }));
    is_won(&counted("RE[B+5]"), "B+5");
    // White's wall dead is B+30, alive B+5: Black wins every way, and nobody knows by how much.
    let score = &counted("")["scores"][0];
    assert_eq!((&score["result"], &score["dead_stones"]), (&json!("B+"), &json!("unknown")));
    assert_eq!(score["lead_between"], json!({ "least": 5, "most": 30 }));
    // No way gives what the record tells: another board was counted.
    assert_eq!(told(&counted("RE[B+4]")).1, ["end", "dead-stones"]);
}

#[test]
fn what_is_captured_shows_nothing_of_its_captors() {
    // White lives: whoever starts, G8 or G3 takes what Black plays in one of the eyes. Black's G7 is dead. While nobody
    // says so G8 and F7 touch both players; filled by Black they leave White one eye, but the stone G7 on which
    // that leans is captured first. White has 16 stones and 6 points of 63.
    let rows =
        json!([".XXOOOO", "XXXXOO.", ".XXXO.X", "XXXXXOO", ".XXXXXO", "XXXXXO.", ".XXXXO.", "XXXXXO.", "XXXXOOO",]);
    let asked = |dead: Value| {
        let mut request = json!({ "rows": rows, "rule_sets": ["chinese-2002"], "komi": 0 });
        if !dead.is_null() {
            request["dead"] = dead;
        }
        answer(request)
    };
    let marked = &asked(json!(["G7"]))["scores"][0];
    assert_eq!((&marked["lead"], &marked["firm"]), (&json!(19), &json!(true)));
    let unmarked = asked(Value::Null);
    let score = &unmarked["scores"][0];
    assert_eq!((&score["result"], &score["lead"], &score["firm"]), (&json!("B+"), &Value::Null, &json!(false)));
    let [least, most] = ["least", "most"].map(|end| score["lead_between"][end].as_f64().expect("a lead"));
    assert!(least <= 19.0 && 19.0 <= most, "{score}");
    let captured = unmarked["groups"].as_array().into_iter().flatten().filter(|group| group["evidence"] == "searched");
    assert_eq!(captured.count(), 0, "{}", unmarked["groups"]);
}

#[test]
fn a_record_that_did_not_end_has_no_result() {
    let whole = record("RE[B+5]", &[BLACK, WHITE].concat());
    let no_end = |sgf: &str, fields: Value| {
        let mut request = fields;
        request["sgf"] = json!(sgf);
        answer(request)
    };
    let broken = whole.strip_suffix(')').expect("the last bracket");
    let answer_of_broken = no_end(broken, json!({}));
    assert_eq!(told(&answer_of_broken).1, ["end"]);
    assert_eq!(
        (&answer_of_broken["record"]["ended"], &answer_of_broken["scores"][0]["result"]),
        (&json!("unknown"), &json!("?"))
    );
    is_won(&no_end(broken, json!({"as_it_stands": true})), "B+5");
    // Neither two passes nor marks nor a count.
    let played = "(;SZ[6:5]RU[Chinese]KM[0]AB[ca:ce]AW[ea:ee];B[aa];W[fa])";
    assert_eq!(told(&of_record(played)).1, ["end"]);
    is_won(&no_end(played, json!({"as_it_stands": true})), "B+5");
    // Without passes a count that the board does not give is that of another board.
    let cut = format!("(;SZ[6:5]RU[Chinese]KM[0]RE[B+7]AB[ca:ce]AW[ea:ee][bc];B[da]{BLACK}{WHITE})");
    assert_eq!(told(&of_record(&cut)), ("?".to_owned(), vec!["end".to_owned()], vec![]));
    is_won(&no_end(&cut, json!({"as_it_stands": true})), "B+6");
    is_won(&of_record(&cut.replace("B+7", "B+6")), "B+6");
    // Who resigned has lost, whatever the board says.
    let resigned = of_record(&broken.replace("RE[B+5]", "RE[W+R]"));
    assert_eq!(
        (&resigned["scores"][0]["result"], &resigned["scores"][0]["decided_by"]),
        (&json!("W+R"), &json!("end"))
    );
}

#[test]
fn as_marked_says_that_the_marks_of_a_record_are_all() {
    let asked = |marks: &str| answer(json!({ "sgf": record("", marks), "dead": "as-marked" }));
    // White's list alone leaves B3 open; if nothing else is dead it lives.
    is_won(&asked(WHITE), "W+6");
    is_won(&asked(""), "W+6");
    is_won(&asked(&[BLACK, WHITE].concat()), "B+5");
    let bare = json!({ "rows": ROWS, "dead": "as-marked" }).to_string();
    let refused = read_request(bare.as_bytes(), &Limits::default()).expect_err("there is no record");
    let told: Vec<_> = refused.errors.iter().map(|error| (error.code.as_str(), error.pointer.as_str())).collect();
    assert_eq!(told, [("conflicting-fields", "/dead")]);
}

#[test]
fn a_bare_board_is_not_one_on_which_nobody_is_dead() {
    is_open(&answer(json!({ "rows": ROWS })), "B3");
    is_won(&answer(json!({ "rows": ROWS, "dead": ["B3"] })), "B+5");
    is_won(&answer(json!({ "rows": ROWS, "dead": [] })), "W+6");
    let drawn = ROWS.map(|row| row.replace(".OX", ".oX"));
    is_won(&answer(json!({ "rows": drawn })), "B+5");
    let claims = json!({"black": {"dead": ["B3"]}, "white": {"dead": ["B3"]}});
    is_won(&answer(json!({ "rows": ROWS, "claims": claims })), "B+5");
    is_open(&answer(json!({ "rows": ROWS, "dead": [], "unsaid": ["B3"] })), "B3");
    // Where everything is settled nobody has to say it.
    is_won(&answer(json!({ "rows": ["..X.O.", "..X.O.", "..X.O.", "..X.O.", "..X.O."] })), "B+5");
}

#[test]
fn what_was_not_said_is_kept_by_a_permalink() {
    let limits = Limits::default();
    let half = record("RE[B+5]", WHITE);
    let broken = record("RE[B+5]", &[BLACK, WHITE].concat()).replace("fe])", "fe]");
    for body in [
        json!({ "rows": ROWS, "dead": ["B3"], "unsaid": ["E1"] }),
        json!({ "sgf": half }),
        json!({ "sgf": broken }),
        json!({ "sgf": broken, "as_it_stands": true }),
    ] {
        let asked = read_request(body.to_string().as_bytes(), &limits).expect("a request");
        let code = asked.code().expect("short enough");
        let again = read_request(json!({ "code": code }).to_string().as_bytes(), &limits).expect("its own code");
        assert_eq!(again.canonical_id(), asked.canonical_id(), "{body}");
        let result = |case| prepare(case).scores[0].score.verdict.result();
        assert_eq!(result(&again.task), result(&asked.task), "{body}");
    }
}

/// Cuts a record: moves, bytes, one list of marks, the other, half of both.
fn cuts(text: &str) -> Vec<(&'static str, String)> {
    let without = |name: &str| strip(text, name, &|_| false);
    let upper = |point: &str| point.as_bytes().get(1).is_some_and(|row| *row < b'k');
    let half = strip(&strip(text, "TB", &upper), "TW", &upper);
    let third = text.len() * 2 / 3;
    let plays: Vec<usize> = text.match_indices(";B[").chain(text.match_indices(";W[")).map(|(at, _)| at).collect();
    let mut plays: Vec<usize> = plays.into_iter().filter(|at| text.as_bytes()[at + 3] != b']').collect();
    plays.sort_unstable();
    let (from, to) = (plays[plays.len() - 20], plays[plays.len() - 1]);
    let fewer_moves = [&text[..from], &text[to..]].concat();
    vec![
        ("moves", fewer_moves),
        ("bytes", text[..third].to_owned()),
        ("no TB", without("TB")),
        ("no TW", without("TW")),
        ("half the marks", half),
    ]
}

/// A record with those values of a property left out that are not kept.
fn strip(text: &str, name: &str, keeps: &dyn Fn(&str) -> bool) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(&format!("{name}[")) {
        out.push_str(&rest[..at]);
        rest = &rest[at + name.len()..];
        let mut kept = String::new();
        while let Some(inner) = rest.trim_start().strip_prefix('[') {
            let end = inner.find(']').expect("a closed value");
            if keeps(&inner[..end]) {
                kept.extend(["[", &inner[..end], "]"]);
            }
            rest = &inner[end + 1..];
        }
        if !kept.is_empty() {
            out.push_str(name);
            out.push_str(&kept);
        }
    }
    out.push_str(rest);
    out
}

#[test]
fn real_records_cut_in_five_ways_name_no_wrong_winner() {
    let Some(folder) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else {
        say("SKIPPED half records: GYEGA_RECORDS names no folder\n");
        return;
    };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder.join("games-kgs"))
        .expect("a folder")
        .flat_map(|part| std::fs::read_dir(part.expect("an entry").path()).into_iter().flatten())
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    let (mut cut, mut wrong, mut decided) = (0, Vec::new(), 0);
    for file in files.iter().step_by(12) {
        let text = std::fs::read_to_string(file).expect("a record");
        if !text.contains("TB[") || !text.contains("TW[") {
            continue;
        }
        let Some(RecordedResult::Lead { winner, .. }) = read(text.as_bytes()).expect("a game").game.result else {
            continue;
        };
        for (how, half) in cuts(&text) {
            cut += 1;
            let request = read_request(
                json!({ "sgf": half, "explain_record": false }).to_string().as_bytes(),
                &Limits::default(),
            )
            .expect("a record");
            let own =
                request.task.record.as_ref().and_then(|record| record.game.rule_set()).expect("it names its rules");
            let report = prepare(&request.task);
            let is_own = |scored: &&gyega::report::RuleSetScore| scored.rules.id == own.id;
            let verdict = report.scores.iter().find(is_own).expect("its own rules are scored").score.verdict;
            if let Some(found) = verdict.outcome.winner() {
                decided += 1;
                if found != winner {
                    wrong.push(format!("{}: {how}: {}", file.display(), verdict.result()));
                }
            }
        }
    }
    assert!(cut >= 100, "{cut} half records");
    assert!(wrong.is_empty(), "{} of {cut}, {decided} decided:\n{}", wrong.len(), wrong.join("\n"));
}

/// One neutral point is left, D3, and area counts.
#[test]
fn moves_that_end_in_a_pass_of_each_player_end_the_game() {
    let asked = |moves: Value| {
        answer(json!({
            "initial_rows": [".XX.OO.", "XXXOOOO", ".XXOOO."], "moves": moves, "dead": [],
        }))
    };
    let is_firm = |moves: Value| asked(moves)["scores"][0]["firm"] == true;
    assert!(is_firm(json!([["black", "pass"], ["white", "pass"]])));
    assert!(is_firm(json!([["white", "pass"], ["white", "pass"], ["black", "pass"]])));
    assert!(!is_firm(json!([["black", "pass"]])) && !is_firm(json!([["black", "pass"], ["black", "pass"]])));
}

#[test]
fn to_mark_some_of_what_reading_takes_off_takes_nothing_from_the_rest() {
    // C1 and B5 are captured. With C1 off the board it is not shown that E3 stays, which captures B5.
    let rows = [
        "..XXXXXXX",
        "..XOOOOXO",
        "..XOOO.OO",
        "XXXXXO...",
        "XOXXO....",
        "OOXXO.O..",
        "OOOOXO...",
        "OXXXXO.O.",
        ".XO.XXO..",
    ];
    let ended = |mut fields: Value| {
        fields["rows"] = json!(rows);
        fields["prisoners"] = json!({ "black": 1, "white": 1 });
        fields["history"] = json!({ "ended_by": "passes" });
        let told = answer(fields);
        (told["scores"][0]["result"].clone(), told["scores"][0]["firm"].clone())
    };
    let unmarked = ended(json!({}));
    assert_eq!(unmarked.1, true);
    assert_eq!(ended(json!({ "dead": ["C1"], "unsaid": ["C9", "D8", "B5"] })), unmarked);
    assert_eq!(ended(json!({ "dead": ["C1", "B5"] })), unmarked);
}

#[test]
fn a_record_without_a_stone_or_a_move_tells_no_game() {
    for sgf in ["(;)", "(;GM[1]SZ[9]KM[6.5]RU[Chinese])"] {
        let (result, needs, _) = told(&of_record(sgf));
        assert_eq!((&*result, &*needs), ("?", &["end".to_owned()][..]), "{sgf}");
    }
}
