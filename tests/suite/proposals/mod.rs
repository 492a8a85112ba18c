//! Dead stones proposed where nobody marked them, as an app asks for it and as a person does.

mod boards;

use gyega::wire::{Limits, propose, read_request, score};
use serde_json::{Value, json};

/// Black has the corner and White the rest; White's B8 and Black's D3 stand alone in what the other surrounds.
const ROWS: [&str; 9] = [
    ".....XOO.",
    ".O...XXOO",
    ".....X.XO",
    "XXXXXXXXO",
    "OOOOOOOOO",
    ".........",
    "...X.....",
    ".........",
    ".........",
];

fn question(more: &[(&str, Value)]) -> Value {
    let mut question =
        json!({ "rows": ROWS, "prisoners": { "black": 0, "white": 0 }, "komi": 0, "rule_sets": ["korean-2016"] });
    for (name, value) in more {
        question[*name] = value.clone();
    }
    question
}

fn answer(question: &Value, ask: fn(&[u8], &Limits) -> Result<Vec<u8>, gyega::wire::Problem>) -> Value {
    let answer =
        ask(question.to_string().as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"));
    serde_json::from_slice(&answer).expect("JSON")
}

fn faults(question: &Value) -> Vec<String> {
    let problem = read_request(question.to_string().as_bytes(), &Limits::default()).expect_err("it is wrong");
    problem.errors.iter().map(|error| format!("{}: {}", error.pointer, error.found)).collect()
}

fn codes(answer: &Value) -> Vec<&str> {
    answer["assumptions"].as_array().expect("a list").iter().filter_map(|one| one["code"].as_str()).collect()
}

#[test]
fn a_score_on_a_proposal_says_so_and_is_never_firm() {
    let silent = answer(&question(&[]), score);
    assert_eq!(silent["scores"][0]["outcome"], "undetermined", "reading alone does not tell who is dead");
    let proposed = answer(&question(&[("dead", json!("propose"))]), score);
    let scored = &proposed["scores"][0];
    // Black has 14 empty points in the corner, that under B8, B8 itself, and G7: 17. White has J9, 35 empty points,
    // that under D3, and D3 itself: 38.
    assert_eq!((&scored["black"], &scored["white"], &scored["result"]), (&json!(17), &json!(38), &json!("W+21")));
    let told = [&scored["dead_stones"], &scored["provisional"], &scored["firm"]];
    assert_eq!(told, [&json!("proposed"), &json!(true), &json!(false)]);
    assert_eq!(scored["announcement"]["arguments"]["stands"], "provisional");
    assert!(codes(&proposed).contains(&"dead-by-proposal"));
    assert_eq!(proposed["proposal"]["dead"], json!(["B8", "D3"]));
    // Confirmed, it is a mark like any other.
    let confirmed = answer(&question(&[("dead", proposed["proposal"]["dead"].clone())]), score);
    let scored = &confirmed["scores"][0];
    assert_eq!((&scored["result"], &scored["dead_stones"]), (&json!("W+21"), &json!("marked")));
    assert_eq!((scored.get("provisional"), &scored["firm"]), (None, &json!(true)));
}

#[test]
fn each_dead_group_says_who_called_it_dead() {
    // A player marked White's stone; of Black's nobody spoke.
    let mut asked = question(&[("dead", json!("propose")), ("unsaid", json!(["D3"]))]);
    asked["rows"][1] = json!(".o...XXOO");
    let answered = answer(&asked, score);
    let dead = answered["groups"].as_array().expect("groups").iter().filter(|group| group["status"] == "dead");
    let told: Vec<_> = dead.map(|group| (group["id"].clone(), group["evidence"].clone())).collect();
    assert_eq!(told, [(json!("B8"), json!("marked")), (json!("D3"), json!("proposed"))]);
}

/// All sentences of an answer that say that somebody marked stones.
pub(crate) fn sentences_on_marks(answer: &Value) -> Vec<&str> {
    let says = |text: &str| {
        let text = text.to_lowercase().replace("nobody marked", "").replace("are not marked", "");
        text.contains("marked") || text.contains("the marks")
    };
    match answer {
        Value::Object(members) => {
            let own = members.get("text").and_then(Value::as_str).filter(|text| says(text));
            own.into_iter().chain(members.values().flat_map(sentences_on_marks)).collect()
        }
        Value::Array(items) => items.iter().flat_map(sentences_on_marks).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

#[test]
fn no_sentence_on_a_proposal_says_that_somebody_marked_stones() {
    // Black's only column is proposed to be dead.
    let answer = answer(&question(&[("rows", json!(WALLS)), ("dead", json!("propose"))]), score);
    let audit = answer["audit"].to_string();
    assert!(audit.contains("Every stone of Black is taken as dead."), "{audit}");
    assert_eq!(sentences_on_marks(&answer), [""; 0]);
}

#[test]
fn each_row_says_so_and_one_that_takes_nothing_off_does_not() {
    let asked = question(&[("dead", json!("propose")), ("rule_sets", json!("all"))]);
    for scored in answer(&asked, score)["scores"].as_array().expect("scores") {
        let takes_off = scored["dead_stones"] != "none";
        assert_eq!(scored.get("provisional").is_some(), takes_off, "{}", scored["rule_set"]);
    }
}

#[test]
fn what_reading_or_somebody_tells_is_not_proposed() {
    // White's three stones are captured whoever starts, and the rest lives: reading tells it all.
    let rows = [".X.XO", "XXXXO", "OOOOO", "O.O.O"];
    let asked = json!({ "rows": rows, "dead": "propose", "komi": 0, "rule_sets": ["chinese-2002"] });
    let told = answer(&asked, score);
    assert_eq!(told["scores"][0]["dead_stones"], "read");
    assert!(!codes(&told).contains(&"dead-by-proposal"));
    let only_counted =
        json!({ "rows": rows, "dead": "propose", "komi": 0, "rule_sets": ["chinese-2002"], "classify": false });
    assert_eq!(answer(&only_counted, score)["scores"][0]["dead_stones"], "proposed", "nothing is read");
    // What a drawing marks is said, the rest is not.
    let mut rows = ROWS;
    rows[1] = ".o...XXOO";
    let drawn = answer(&question(&[("rows", json!(rows)), ("dead", json!("propose"))]), score);
    let group =
        drawn["proposal"]["groups"].as_array().expect("groups").iter().find(|one| one["points"] == json!(["B8"]));
    assert_eq!(group.map(|group| &group["basis"]), Some(&json!("marked")));
    // One stone that is drawn as dead stands for its chain.
    let in_part = answer(&question(&[("rows", json!(["..XO.", "..xO.", "..XO."]))]), propose);
    assert_eq!(in_part["groups"][0]["basis"], "marked", "{in_part}");
    let alone = answer(&question(&[("rows", json!(rows))]), propose);
    assert_eq!(alone["dead"], json!(["B8", "D3"]), "D3 is proposed beside it");
}

#[test]
fn marks_alone_can_be_asked_for() {
    let alone = answer(&question(&[("id", json!("g1"))]), propose);
    assert_eq!(alone["id"], "g1");
    assert_eq!(alone["dead"], json!(["B8", "D3"]));
    assert_eq!((&alone["consistent"], &alone["unsure"], &alone["ask"]), (&json!(true), &json!([]), &json!([])));
    let with_score = answer(&question(&[("dead", json!("propose"))]), score);
    for field in ["dead", "groups", "unsure", "ask", "inferred", "consistent"] {
        assert_eq!(alone[field], with_score["proposal"][field], "{field}");
    }
}

/// Black's column C and White's column D, of which the proposal is not sure: neither has two eyes.
const WALLS: [&str; 3] = ["..XO.", "..XO.", "..XO."];

#[test]
fn a_proposal_says_who_wins_once_what_it_asks_is_confirmed() {
    let rule_sets = json!(["korean-2016", "chinese-2002"]);
    let asked = question(&[("rows", json!(WALLS)), ("rule_sets", rule_sets.clone())]);
    let proposed = answer(&asked, propose);
    // Without column C the board is White's: 12 points and 3 prisoners, or 15 points of area.
    let known = |rule_set: &str| json!({ "rule_set": rule_set, "winner": "white", "by_at_least": 15 });
    assert_eq!(proposed["once_confirmed"], json!([known("korean-2016"), known("chinese-2002")]));
    assert_eq!(
        (&proposed["ask"], &proposed["dead"]),
        (&json!([["C3", "C2", "C1"], ["D3", "D2", "D1"]]), &json!(["C3", "C2", "C1"]))
    );
    let confirmed = question(&[("rows", json!(WALLS)), ("rule_sets", rule_sets), ("dead", proposed["dead"].clone())]);
    for scored in answer(&confirmed, score)["scores"].as_array().expect("scores") {
        assert_eq!(scored["result"], "W+15", "{}", scored["rule_set"]);
    }
    // A score says it too.
    for command in ["propose -", "score - --dead propose"] {
        let options = format!("{command} --prisoners 0,0 --komi 0 --rules korean-2016,chinese-2002");
        let text = crate::cli::gyega(&options, &WALLS.join("\n")).output;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in ["To settle the winner, say whether", "Confirmed like that, White wins by at least 15 points"] {
            assert!(text.contains(sentence), "{command}: {text}");
        }
    }
}

#[test]
fn a_proposal_says_which_group_the_result_of_a_record_tells_of() {
    // If all stay, Black has nine points and White six.
    let stones = "AB[ca][cb][cc]AW[da][db][dc]";
    let sgf = format!("(;SZ[5:3]RU[Chinese]KM[0]RE[B+3]{stones};B[];W[])");
    let proposed = answer(&json!({ "sgf": sgf }), propose);
    let told = [&proposed["inferred"], &proposed["turned"], &proposed["dead"], &proposed["unsure"]];
    assert_eq!(told, [&json!(true), &json!([["C3", "C2", "C1"]]), &json!([]), &json!([])]);
    let text = crate::cli::gyega("propose -", &sgf);
    let sentence = "The group at C3: alive. The proposal was not sure; the result of the record tells it.";
    assert!(text.output.contains(sentence), "{}", text.output);
}

#[test]
fn nothing_is_proposed_of_a_group_that_hangs_on_the_first_move() {
    // Black has one eye in the corner. If he plays D2 he takes C1 D1 and has another; if White does, he has none.
    let by_eyes = [".OO.O", "OO.OO", "XXOOO", ".XX.X", ".XOOX"];
    let black = json!(["A3", "B3", "B2", "C2", "E2", "B1", "E1"]);
    // Black's A5 and White's C5 have two liberties each, B5 and C3. Who plays C3 first is a liberty ahead.
    let by_race = ["X.OOO", "XXXOX", "OO.OX", ".XXX.", "X..XO"];
    let white = json!(["C5", "D5", "E5", "D4", "A3", "B3", "D3"]);
    for (rows, player, group, at) in [(by_eyes, "black", black, "D2"), (by_race, "white", white, "C3")] {
        let asked = question(&[("rows", json!(rows)), ("dead", json!("propose"))]);
        let answered = answer(&asked, score);
        let proposal = &answered["proposal"];
        let groups = proposal["groups"].as_array().expect("groups");
        let told = groups.iter().find(|one| one["points"] == group).unwrap_or_else(|| panic!("{proposal}"));
        assert_eq!((&told["player"], &told["status"]), (&json!(player), &json!("unsettled")));
        assert_eq!(told["first_moves"], json!({ "black": at, "white": at }));
        let unsure = proposal["unsure"].as_array().expect("a list");
        assert!(unsure.contains(&group) && proposal["consistent"] == false, "{proposal}");
        // The score leaves it standing, says that it is not decided, and where the first moves are.
        let scored = &answered["scores"][0];
        assert_eq!((&scored["provisional"], &scored["firm"]), (&json!(true), &json!(false)));
        let first_moves = scored["first_moves"].as_array().expect("first moves");
        assert!(first_moves.iter().any(|one| one["player"] == player && one["at"] == at), "{first_moves:?}");
        let text = crate::cli::gyega("propose - --prisoners 0,0 --komi 0 --rules korean-2016", &rows.join("\n"));
        let sentence = format!("is unsettled: who plays there first decides, Black at {at}, White at {at}.");
        assert!(text.output.replace("\n ", "").contains(&sentence), "{}", text.output);
    }
}

#[test]
fn what_players_dispute_is_not_proposed_and_a_ruling_rests_on_no_proposal() {
    let claims = json!({ "black": { "dead": ["B8"] }, "white": {} });
    let both = question(&[("dead", json!("propose")), ("claims", claims.clone())]);
    assert_eq!(faults(&both), ["/dead: \"propose\" and claims"]);
    // The marks alone are refused in the same way, also where they are not asked for by that word.
    let alone = propose(question(&[("claims", claims)]).to_string().as_bytes(), &Limits::default());
    assert_eq!(alone.expect_err("claims").errors[0].pointer, "/dead");
    let ruling = json!({ "request": question(&[("dead", json!("propose"))]) });
    let refused = gyega::wire::read_ruling(ruling.to_string().as_bytes(), &Limits::default()).expect_err("a proposal");
    let errors: Vec<_> = refused.errors.iter().map(|error| (error.pointer.as_str(), error.found.as_str())).collect();
    assert_eq!(errors, [("/request/dead", "a proposal, which nobody confirmed")]);
}

#[test]
fn a_proposal_refuses_what_is_added_to_scores() {
    let added = ["sensitivity", "procedures", "proofs", "permalink", "diagram"];
    for dead in [Value::Null, json!("propose")] {
        let asked: Vec<_> = added.map(|name| (name, json!(true))).into_iter().chain([("dead", dead)]).collect();
        let refused = propose(question(&asked).to_string().as_bytes(), &Limits::default()).expect_err("it has none");
        let told: Vec<_> = refused.errors.iter().map(|error| (&*error.pointer, &*error.found)).collect();
        assert_eq!(told, added.map(|name| format!("/{name}")).each_ref().map(|pointer| (&**pointer, "true")));
        assert!(refused.errors.iter().all(|error| error.expected.starts_with("false, as a proposal has no such part")));
    }
    let denied: Vec<_> = added.map(|name| (name, json!(false))).to_vec();
    assert_eq!(answer(&question(&denied), propose), answer(&question(&[]), propose));
    // A code may say of scores what it likes.
    let asked = [("sensitivity", json!(true)), ("permalink", json!(true)), ("detail", json!("totals"))];
    let code = answer(&question(&asked), score)["permalink"].clone();
    assert_eq!(answer(&json!({ "code": code, "dead": "propose" }), propose)["dead"], json!(["B8", "D3"]));
}

#[test]
fn nothing_that_cannot_say_so_shows_a_proposal() {
    let drawn =
        gyega::wire::diagram(question(&[("dead", json!("propose"))]).to_string().as_bytes(), &Limits::default());
    let refused = drawn.expect_err("a picture does not tell that nobody confirmed it");
    let errors: Vec<_> = refused.errors.iter().map(|error| (error.pointer.as_str(), error.found.as_str())).collect();
    assert_eq!(errors, [("/dead", "a proposal")]);
    for option in ["--format svg", "--format sgf", "--brief", "--adviser true"] {
        let ran = crate::cli::gyega(&format!("score - --dead propose {option}"), &ROWS.join("\n"));
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{option}: {}", ran.error);
    }
    assert_eq!(faults(&question(&[("dead", json!("propose")), ("diagram", json!(true))])), ["/diagram: true"]);
}

#[test]
fn a_proposal_has_no_permalink_and_an_id_of_its_own() {
    let read = |question: Value| read_request(question.to_string().as_bytes(), &Limits::default()).expect("a request");
    let (silent, proposed) = (read(question(&[])), read(question(&[("dead", json!("propose"))])));
    assert!(silent.code().is_some());
    assert_eq!(proposed.code(), None, "a code cannot tell it from marks");
    assert_ne!(silent.canonical_id(), proposed.canonical_id());
}

/// The board as a record in which nobody marked anything: what its head tells, and how it ends.
fn record(head: &str, end: &str) -> String {
    let point =
        |row: usize, column: usize| format!("[{}{}]", (b'a' + column as u8) as char, (b'a' + row as u8) as char);
    let of = |color: char| -> String {
        let rows = ROWS.iter().enumerate();
        let places = rows.flat_map(|(row, stones)| stones.chars().enumerate().map(move |(at, stone)| (row, at, stone)));
        places.filter(|(_, _, stone)| *stone == color).map(|(row, column, _)| point(row, column)).collect()
    };
    format!("(;SZ[9]{head}AB{}AW{}{end})", of('X'), of('O'))
}

const PASSES: &str = ";B[];W[]";

/// A row without the options that it names.
fn without_options(row: &[u8]) -> Value {
    let mut row: Value = serde_json::from_slice(row).expect("JSON");
    row.as_object_mut().expect("an object").remove("options");
    row
}

#[test]
fn rows_of_an_archive_say_that_it_was_proposed() {
    let rows = |options: &[&str], head: &str| -> Value {
        let options = [&["batch", "--rules", "chinese-2002"][..], options].concat();
        let (code, output, faults) = crate::batch::gyega(&options, record(head, PASSES).as_bytes());
        assert_eq!(code, 0, "{faults}");
        without_options(output.split(|byte| *byte == b'\n').next().expect("a row"))
    };
    let head = "RU[Chinese]KM[0]";
    let (silent, proposed) = (rows(&[], head), rows(&["--dead", "proposed"], head));
    assert_eq!((&silent["dead_stones"], &silent["result"]), (&json!("unknown"), &json!("?")));
    // Black has 13 stones, 15 points in the corner and G7, 29; White has the other 52.
    assert_eq!((&proposed["dead_stones"], &proposed["result"]), (&json!("proposed"), &json!("W+23")));
    // The record is a witness where its own rules and komi give just the result that it tells, and would not give it
    // with all stones left.
    for (head, expected) in [
        ("RU[Chinese]KM[0]RE[W+23]", "inferred"),
        ("RU[Chinese]KM[0]RE[W+22]", "proposed"),
        ("RU[Chinese]KM[0]RE[W+R]", "unknown"),
        ("KM[0]RE[W+23]", "proposed"),
        ("RU[Chinese]RE[W+30.5]", "proposed"),
    ] {
        assert_eq!(rows(&["--dead", "proposed"], head)["dead_stones"], expected, "{head}");
        // Where only what is confirmed may decide, the others are those of a record without a proposal.
        let inferred = rows(&["--dead", "inferred"], head);
        let without = if expected == "inferred" { rows(&["--dead", "proposed"], head) } else { rows(&[], head) };
        assert_eq!(inferred, without, "{head}");
    }
}

#[test]
fn a_record_that_tells_the_result_confirms_a_proposal() {
    let head = "RU[Chinese]KM[0]RE[W+23]";
    let asked = json!({ "sgf": record(head, PASSES), "dead": "propose", "rule_sets": ["chinese-2002", "nz"] });
    let told = answer(&asked, score);
    let proposal = &told["proposal"];
    assert_eq!((&proposal["inferred"], &proposal["dead"]), (&json!(true), &json!(["B8", "D3"])));
    for scored in told["scores"].as_array().expect("scores") {
        // It is no mark of the players: not provisional any more, and not firm.
        let of = [&scored["dead_stones"], &scored["firm"], &scored["result"]];
        assert_eq!(of, [&json!("inferred"), &json!(false), &json!("W+23")]);
        assert_eq!(scored.get("provisional"), None);
    }
    assert!(codes(&told).contains(&"dead-inferred"));
}

#[test]
fn what_did_not_end_on_the_board_is_not_decided_by_a_proposal() {
    // No passes: that the game ended here is known under the rules alone whose count the board gives.
    let of = |head: &str| {
        let asked =
            json!({ "sgf": record(head, ";B[aa]"), "dead": "propose", "rule_sets": ["chinese-2002", "korean-2016"] });
        let told = answer(&asked, score);
        let needs = |at: usize| told["scores"][at]["needs"].to_string().contains("end");
        [needs(0), needs(1)]
    };
    assert_eq!(of("RU[Chinese]KM[0]RE[W+20]"), [true, true], "another board was counted");
}

#[test]
fn a_resigned_game_is_decided_by_that_and_its_lead_is_not_told() {
    let asked =
        json!({ "sgf": record("RU[Chinese]KM[0]RE[B+R]", ""), "dead": "propose", "rule_sets": ["chinese-2002"] });
    let scored = &answer(&asked, score)["scores"][0];
    assert_eq!(
        [&scored["outcome"], &scored["decided_by"], &scored["lead"]],
        [&json!("black"), &json!("end"), &Value::Null]
    );
    assert_eq!((&scored["firm"], scored.get("provisional")), (&json!(true), None));
}

#[test]
fn a_position_that_is_read_keeps_the_wish_for_a_proposal_beside_marks_in_part() {
    let mut drawn = ROWS;
    drawn[1] = ".o...XXOO";
    let wish = ("dead", json!("propose"));
    let asked = [
        question(std::slice::from_ref(&wish)),
        question(&[("rows", json!(drawn)), wish.clone()]),
        question(&[("rows", json!(drawn)), wish.clone(), ("unsaid", json!(["D3"])), ("seki", json!(["H9"]))]),
        question(&[("rows", json!(drawn)), wish.clone(), ("unsaid", json!([]))]),
        // The record marks White's territory, and in Black's corner nothing.
        json!({ "sgf": record("KM[0]TW[af:ii]", PASSES), "dead": "propose" }),
    ];
    for asked in asked {
        let limits = Limits::default();
        let read = gyega::wire::read_position(asked.to_string().as_bytes(), &[], &limits).expect("a position");
        let told = serde_json::to_value(&read.request).expect("JSON");
        assert_eq!(told["dead"], "propose", "{told}");
        let id = |question: &Value| {
            let request = read_request(question.to_string().as_bytes(), &limits);
            request.unwrap_or_else(|problem| panic!("{problem:?}")).canonical_id()
        };
        // Of a record the moves make a question of their own.
        assert!(asked.get("sgf").is_some() || id(&told) == id(&asked), "{asked} {told}");
        assert_eq!(answer(&told, propose)["groups"], answer(&asked, propose)["groups"], "{asked} {told}");
    }
}

#[test]
fn nothing_is_proposed_over_archives_for_a_game_whose_lead_is_not_told() {
    let rows = |source: &str, result: &str| -> Value {
        let record = record(&format!("RU[Chinese]KM[0]RE[{result}]"), "");
        let options = ["batch", "--rules", "chinese-2002", "--dead", source];
        let (code, output, faults) = crate::batch::gyega(&options, record.as_bytes());
        assert_eq!(code, 0, "{faults}");
        without_options(output.split(|byte| *byte == b'\n').next().expect("a row"))
    };
    for result in ["B+R", "W+T", "W+F"] {
        assert_eq!(rows("proposed", result), rows("read", result), "{result}");
    }
    assert_eq!(rows("proposed", "W+23")["dead_stones"], "inferred");
}
