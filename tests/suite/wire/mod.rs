//! Requests, answers and their schemas, held together.

mod diagrams;
#[cfg(feature = "server")]
mod events;
mod moves;
mod requests;
mod rule_sets;
#[cfg(feature = "rulings")]
mod rulings;
mod written;

use gyega::formats::cases;
use gyega::render::Language;
use gyega::wire::{
    CaseList, CaseResponse, Limits, Problem, RuleSetList, RuleSetResponse, read_request, resolve_rule_set, schemas,
    score, to_json,
};
use serde_json::{Value, json};

use crate::support::{answer, json_snapshot};

fn validator(name: &str) -> jsonschema::Validator {
    let (_, schema) = schemas().iter().find(|(own, _)| *own == name).expect("a schema of that name");
    jsonschema::validator_for(schema).expect("a schema of its own dialect")
}

#[track_caller]
fn assert_valid(validator: &jsonschema::Validator, value: &Value) {
    let errors: Vec<_> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

fn problem(body: &Value) -> Option<Problem> {
    read_request(body.to_string().as_bytes(), &Limits::default()).err()
}

fn id(body: &Value) -> String {
    answer(body)["position"]["id"].as_str().expect("a text").to_owned()
}

/// KBA "How to play", Diagram 1.
fn diagram_1() -> Value {
    json!({
        "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
        "prisoners": { "black": 1, "white": 0 },
        "komi": 0,
        "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
    })
}

/// Requests that use every field, each in every form it has.
pub(crate) fn good_requests() -> Vec<Value> {
    let with = |name: &str, value: Value| {
        let mut body = json!({ "rows": [".X.O", "XX.O", "...."] });
        body[name] = value;
        body
    };
    vec![
        diagram_1(),
        json!({ "rows": ["."] }),
        json!({ "rows": [".B#X+", "WO,x●", ".○o.."] }),
        json!({ "moves": [] }),
        json!({ "moves": [["black", "Q16"], ["white", "d4"], ["black", "pass"]] }),
        json!({ "initial_rows": ["..X.", ".X.."], "moves": [["white", "A1"]], "handicap": 2 }),
        json!({ "initial_rows": ["..XO", ".X.."], "moves": [["white", "A1"]], "handicap": 3, "prisoners": { "black": 7 } }),
        with("dead", json!(["D3"])),
        with("dead", json!("pass-alive")),
        json!({ "sgf": "(;SZ[5]KM[0];B[ca];W[da]MA[da])", "dead": "as-marked" }),
        with("sgf_at", json!(null)),
        with("initial_rows", json!(null)),
        json!({ "rows": [".XO."], "classify": false, "search_nodes": null }),
        json!({ "rows": [".XO."], "classify": false, "proofs": false }),
        json!({ "rows": [".XO."], "classify": null, "proofs": true }),
        with("dead_by_rule_set", json!({ "korean": ["D3"], "chinese-2002": [] })),
        with("seki", json!(["B3", "D3"])),
        with("claims", json!({ "black": {}, "white": {} })),
        with("claims", json!({ "black": { "dead": ["D3"], "seki": [] }, "white": { "seki": ["B3", "D2"] } })),
        with("sensitivity", json!(true)),
        with("sensitivity", json!(false)),
        with("prisoners", json!({ "white": 100_000 })),
        with("prisoners", json!({ "black": 5.0 })),
        with(
            "history",
            json!({
                "black_plays": 5, "white_plays": 4, "black_passes": 1, "white_passes": 1, "first_pass": "white",
                "last_play": { "player": "black", "point": "B3", "captured": ["A3"] }, "ended_by": "passes",
            }),
        ),
        with("history", json!({ "ended_by": "forfeit", "lost_by": "both" })),
        with("history", json!({ "first_pass": "none", "last_play": { "player": "white" } })),
        with("handicap", json!(12)),
        with("komi", json!(-0.25)),
        with("komi", json!(1e2)),
        with("komi", json!("rule-set")),
        with("komi", json!({ "korean-2016": 6.5, "goe": 8 })),
        with("overtime", json!({ "black": 3 })),
        with(
            "adjustments",
            json!([
                { "player": "white", "amount": -2, "reason": "late", "rule_sets": ["korean"] },
                { "player": "black", "amount": 0.5, "reason": "a \"quoted\" reason é" },
            ]),
        ),
        with("rule_sets", json!("all")),
        with(
            "rule_sets",
            json!([
                "Nihon Kiin", "katago-chinese", "koSIMPLEscoreAREAtaxNONEsui0", "korean-2016(seki_points=counted)",
                { "base": "aga", "komi": { "even": 5.5, "handicap": 0.5 }, "suicide": "allowed" },
                { "base": "aga", "komi": 0 },
                { "katago": { "ko": "POSITIONAL", "scoring": "TERRITORY" } },
                { "katago": "bga" },
            ]),
        ),
        with("compare", json!([["ing-sst", "chinese"], ["korean", "ing"]])),
        with("readings", json!(false)),
        with("readings", json!(["shared-by-point"])),
        json!({ "rows": OWING, "rule_sets": ["japanese", "korean-1992"], "komi": 0 }),
        with("classify", json!(false)),
        with("detail", json!("totals")),
        with("detail", json!("ledger")),
        with("language", json!("zh")),
        with("id", json!("my name for it")),
    ]
}

/// White owes G3 (see `hand_worked::readings`), and E3 is open.
const OWING: [&str; 5] = [".XXXXXOOOOO", "XXXXXXOO.OO", ".XXX.O.OOOO", "XXXXXXOO.OO", "XXXXXXOOOOO"];

#[test]
fn a_request_says_which_readings_are_listed() {
    let listed = |readings: Value| {
        let body = json!({ "rows": OWING, "prisoners": { "black": 0, "white": 0 }, "komi": 0,
            "rule_sets": ["japanese-1989"], "readings": readings });
        answer(&body)["scores"][0]["readings"].clone()
    };
    let ids = |readings: &Value| -> Vec<String> {
        let readings = readings.as_array().expect("a list").iter();
        readings.map(|reading| reading["id"].as_str().expect("a name").to_owned()).collect()
    };
    let all = listed(json!(true));
    assert_eq!(
        ids(&all),
        ["protective-moves-strict", "protective-moves-tolerant"],
        "word for word it is a draw all the same"
    );
    let tolerant = json!({ "id": "protective-moves-tolerant", "about": "protective-moves",
        "source": "Japanese rules of 1989, translated by James Davies (articles 7 to 14 re-read in a copy of the page, 3 to 6 in a review)",
        "is_default": false, "lead": -1, "outcome": "white", "decided_by": "lead", "result": "W+1",
        "board": { "black": 2, "white": 3 }, "points": ["G3"], "turns_winner": true,
        "sentence": { "code": "reading-protective-moves-tolerant", "arguments": {},
            "text": "A surrounded point that its owner must still fill is territory if both players end the game with nothing played there." } });
    assert_eq!(all[1], tolerant);
    let asked = ["neutral-points-as-agreed", "neutral-points-literal", "protective-moves-strict"];
    assert_eq!(ids(&listed(json!(["neutral-points-literal"]))), asked, "who asks is told");
    assert_eq!(listed(json!(false)), Value::Null);
}

#[test]
fn the_request_schema_takes_what_the_reader_takes_and_every_answer_is_as_described() {
    let (requests, answers) = (validator("score-request"), validator("score-response"));
    for body in good_requests() {
        assert_valid(&requests, &body);
        assert_valid(&answers, &answer(&body));
    }
}

#[test]
fn the_request_schema_refuses_what_the_reader_refuses_by_its_form_alone() {
    // What depends on other values, or on names of rule sets, cannot be said in a schema of a useful size.
    let by_meaning = [
        "uneven-rows",
        "other-notation",
        "unknown-rule-set",
        "not-scored",
        "removes-nothing",
        "no-liberty",
        "no-stone",
        "dead-and-in-seki",
        "contradiction",
        "illegal-move",
        "off-board",
        "invalid-katago",
        "unreadable-record",
    ];
    let requests = validator("score-request");
    let mut by_form = 0;
    for body in crate::bad_requests::bodies() {
        let Ok(value) = serde_json::from_str::<Value>(&body) else { continue };
        let problem = problem(&value);
        let codes: Vec<_> =
            problem.iter().flat_map(|problem| &problem.errors).map(|error| error.code.as_str()).collect();
        // Points are unique as text; `B1` and `b1` are one point all the same. Names that stand for one set likewise.
        let is_by_form = codes.iter().any(|code| !by_meaning.contains(code) && *code != "duplicate");
        let is_special = body.contains(r#""rule_sets": ["korean", "korean-2016", "nz", 7]"#)
            || body.contains("stones drawn")
            || body.contains(r#""dead": "pass-alive""#)
            || body.contains(r#"{"initial_rows": [".xX"]"#);
        if is_by_form && !is_special {
            assert!(!requests.is_valid(&value), "{body}: {codes:?}");
            by_form += 1;
        }
    }
    assert!(by_form > 80, "{by_form}");
}

#[test]
fn problems_are_as_described() {
    let problems = validator("problem");
    for body in crate::bad_requests::bodies() {
        let problem = read_request(body.as_bytes(), &Limits::default()).map(|_| ()).expect_err(&body);
        assert_valid(&problems, &serde_json::from_slice(&to_json(&problem)).expect("JSON"));
    }
}

#[test]
fn rule_sets_and_cases_are_as_described() {
    let list: Value = serde_json::from_slice(&to_json(&RuleSetList::new(Language::En))).expect("JSON");
    assert_valid(&validator("rule-set-list"), &list);
    let sets = validator("rule-set");
    for set in list["rule_sets"].as_array().expect("a list") {
        let set = resolve_rule_set(set["id"].as_str().expect("a text")).expect("built in");
        assert_valid(
            &sets,
            &serde_json::from_slice(&to_json(&RuleSetResponse::new(Language::En, &set))).expect("JSON"),
        );
    }
    let list: Value = serde_json::from_slice(&to_json(&CaseList::built_in())).expect("JSON");
    assert_valid(&validator("case-list"), &list);
    let one = validator("case");
    for case in cases::all() {
        assert_valid(&one, &serde_json::from_slice(&to_json(&CaseResponse::new(case))).expect("JSON"));
    }
}

#[test]
fn every_type_of_an_answer_says_what_its_fields_are() {
    fn undescribed(schema: &Value, at: &str, found: &mut Vec<String>) {
        let Value::Object(members) = schema else { return };
        for (name, property) in members.get("properties").and_then(Value::as_object).into_iter().flatten() {
            if property.get("description").is_none() && property.get("$ref").is_none() && property.get("enum").is_none()
            {
                found.push(format!("{at}/{name}"));
            }
        }
        for (name, definition) in members.get("$defs").and_then(Value::as_object).into_iter().flatten() {
            undescribed(definition, &format!("{at}/{name}"), found);
        }
    }
    let mut found = Vec::new();
    for (name, schema) in schemas() {
        undescribed(schema, name, &mut found);
    }
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn the_first_diagram_of_the_kba_is_answered_in_full() {
    json_snapshot!("wire", answer(&diagram_1()));
}

#[test]
fn a_game_with_a_seki_dead_stones_and_penalties_is_answered_in_full() {
    // A captive in the eye of a group in seki, a dead stone outside, neutral points, a handicap.
    let body = json!({
        "id": "a seki",
        "rows": ["O.XOO.", "XXXO.O", "..OOO.", "OOOX.x", "...O.."],
        "dead": ["A5"],
        "seki": ["A4"],
        "prisoners": { "black": 2, "white": 1 },
        "handicap": 2,
        "history": {
            "black_plays": 6, "white_plays": 17, "black_passes": 2, "white_passes": 1, "first_pass": "black",
            "last_play": { "player": "white", "point": "D1" }, "ended_by": "passes",
        },
        "adjustments": [{ "player": "black", "amount": 0.5, "reason": "a clock stopped", "rule_sets": ["ing"] }],
        "overtime": { "white": 1 },
        "rule_sets": ["korean-2016", "ing-sst", "japanese-1989", "wmsg-2008", "stone-scoring"],
        "compare": [["wmsg-2008", "stone-scoring"]],
    });
    json_snapshot!("wire", answer(&body));
}

#[test]
fn detail_says_how_much_is_reported_and_changes_no_score() {
    let told = |detail: &str| {
        let mut body = diagram_1();
        body["detail"] = json!(detail);
        answer(&body)
    };
    let (totals, ledger, full) = (told("totals"), told("ledger"), told("full"));
    let names = |answer: &Value| answer.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&totals), ["position", "scores", "engine"]);
    assert_eq!(names(&totals["position"]), ["id"], "whoever asks has the board");
    assert_eq!(names(&ledger), ["position", "assumptions", "scores", "differences", "audit", "engine"]);
    assert_eq!(names(&full)[2..5], ["map", "groups", "points"]);
    for index in 0..3 {
        assert_eq!(ledger["scores"][index], full["scores"][index]);
        let (told, all) = (&totals["scores"][index], &full["scores"][index]);
        let of_score = ["rule_set", "outcome", "decided_by", "dead_stones", "firm", "lead", "black", "white", "result"];
        assert_eq!(names(told), [&of_score[..], &["announcement", "needs"]].concat(), "and no ledger");
        for (name, value) in told.as_object().expect("a score").iter().filter(|(name, _)| *name != "announcement") {
            assert_eq!(*value, all[name], "{name}");
        }
        for name in ["code", "arguments"] {
            assert_eq!(told["announcement"][name], all["announcement"][name]);
        }
        assert_eq!(told["announcement"].get("text"), None);
    }
    assert_eq!(totals["position"]["id"], full["position"]["id"], "one question");
    // What is a field of its own is told beside totals; what names pairs to explain or a board to show is not.
    let all = |detail: &str| {
        let mut body = diagram_1();
        body["detail"] = json!(detail);
        body["compare"] = json!([["chinese-2002", "ing-sst"]]);
        body["map_rule_set"] = json!("chinese-2002");
        for asked in ["sensitivity", "procedures", "proofs", "permalink", "diagram"] {
            body[asked] = json!(true);
        }
        answer(&body)
    };
    let (totals, full) = (all("totals"), all("full"));
    let own = ["sensitivity", "procedures", "proofs", "permalink", "diagram"];
    assert_eq!(names(&totals), [&["position", "scores"], &own[..], &["engine"]].concat());
    assert!(own.iter().all(|name| totals[*name] == full[*name]));
}

#[test]
fn what_is_missing_is_said_and_never_guessed() {
    let score = &answer(&json!({ "rows": [".X.O", ".X.O"], "dead": [], "rule_sets": ["japanese-1989"] }))["scores"][0];
    assert_eq!((&score["outcome"], &score["needs"]), (&json!("undetermined"), &json!(["prisoners"])));
    assert_eq!((&score["lead"], &score["black"], &score["result"]), (&Value::Null, &Value::Null, &json!("?")));
    // Black surrounds two points, White none but the neutral ones; komi is 6.5.
    assert_eq!(score["lead_before_prisoners"], json!(-4.5));
}

#[test]
fn the_same_question_in_another_spelling_has_the_same_id() {
    let question = json!({
        "rows": ["..XO.", ".XXO.", "XX.OO", "OOxO.", "....."],
        "seki": [], "prisoners": { "black": 1, "white": 2 }, "komi": 6.5, "handicap": 0,
        "rule_sets": ["korean-2016", "chinese-2002"],
        "history": { "black_passes": 0, "white_passes": 0 },
    });
    let other = json!({
        "id": "another name", "detail": "totals", "language": "ko",
        "rule_sets": ["kr", { "base": "Chinese", "ko": "simple" }],
        "komi": { "korean": 6.5, "cn": 6.50 },
        "prisoners": { "white": 2.0, "black": 1 },
        "dead": ["c2"],
        "history": { "first_pass": "none", "black_passes": 0, "white_passes": 0 },
        "adjustments": [], "compare": [["korean", "chinese"]], "readings": true, "classify": true,
        "rows": ["++#W,", "+BBW.", "●●.○O", "OOXO.", "....."],
    });
    assert_eq!(id(&question), id(&other));
    let changes = [
        ("komi", json!(7.5)),
        ("handicap", json!(2)),
        ("seki", json!(["A1"])),
        ("prisoners", json!({ "black": 1 })),
        ("rule_sets", json!(["chinese-2002", "korean-2016"])),
        ("classify", json!(false)),
        ("readings", json!(false)),
        ("overtime", json!({ "black": 1 })),
        ("adjustments", json!([{ "player": "black", "amount": 1, "reason": "a" }])),
        ("compare", json!([["chinese-2002", "korean-2016"]])),
        ("dead_by_rule_set", json!({ "korean": ["A2"] })),
        ("history", json!({ "black_passes": 0, "white_passes": 0, "ended_by": "agreement" })),
        ("history", json!({ "black_passes": 0, "white_passes": 0, "last_play": { "player": "black" } })),
        ("dead", json!(["A2"])),
        ("claims", json!({ "black": {}, "white": {} })),
        ("claims", json!({ "black": { "dead": ["D4"] }, "white": {} })),
        ("claims", json!({ "black": {}, "white": { "dead": ["D4"] } })),
        ("claims", json!({ "black": { "seki": ["D4"] }, "white": {} })),
        ("sensitivity", json!(true)),
    ];
    let mut ids = vec![id(&question)];
    for (name, value) in changes {
        let mut body = question.clone();
        if name == "seki" {
            body["seki"] = json!(["B4"]);
        } else {
            body[name] = value;
        }
        let id = id(&body);
        assert!(!ids.contains(&id), "{name} makes another question");
        ids.push(id);
    }
}

#[test]
fn a_game_and_its_final_position_are_one_question() {
    let moves = json!({ "initial_rows": ["...", "...", "..."], "komi": 0,
        "moves": [["black", "A1"], ["white", "A2"], ["black", "C3"], ["white", "B1"], ["black", "pass"], ["white", "pass"]] });
    let rows = json!({ "rows": ["..X", "O..", ".O."], "komi": 0, "prisoners": { "black": 0, "white": 1 },
        "history": { "black_plays": 2, "white_plays": 2, "black_passes": 1, "white_passes": 1, "first_pass": "black",
                     "last_play": { "player": "white", "point": "B1", "captured": ["A1"] } } });
    let (moves, rows) = (answer(&moves), answer(&rows));
    assert_eq!(moves["scores"], rows["scores"]);
    assert_eq!(moves["position"]["rows"], rows["position"]["rows"]);
}

#[test]
fn the_same_request_gives_the_same_bytes() {
    for body in good_requests() {
        let once = score(body.to_string().as_bytes(), &Limits::default()).expect("a good request");
        let again = score(body.to_string().as_bytes(), &Limits::default()).expect("a good request");
        assert_eq!(once, again);
    }
}

/// Plain arithmetic in place of chance: the same damage on every machine.
struct Damage(u64);

impl Damage {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % below
    }
}

/// Puts another value in the place of one somewhere in the tree.
fn replace_one(value: &mut Value, damage: &mut Damage, by: &Value) {
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(members) => members.values_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    let count = inner.len();
    match inner.into_iter().nth(damage.next(count + 1)) {
        Some(inner) => replace_one(inner, damage, by),
        None => *value = by.clone(),
    }
}

/// Whether a line was answered; what comes back is JSON in any case.
fn is_answered(line: &[u8]) -> bool {
    let answer: Value = serde_json::from_slice(&gyega::batch::answer_line(line, &Limits::default())).expect("JSON");
    answer.get("problem").is_none()
}

#[test]
fn no_damaged_request_makes_anything_panic() {
    let mut damage = Damage(1);
    let pieces: [&[u8]; 17] = [
        b"\"", b"[", b"]", b"{", b"}", b",", b":", b"-", b"0", b"1e9", b"null", b"true", b"X", b"o", b"\xff", b"\\u",
        b"",
    ];
    let bodies: Vec<_> = good_requests().iter().map(|body| body.to_string().into_bytes()).collect();
    let refused = (0..4_000).filter(|_| {
        let mut body = bodies[damage.next(bodies.len())].clone();
        for _ in 0..=damage.next(3) {
            let from = damage.next(body.len());
            let to = (from + damage.next(4)).min(body.len());
            body.splice(from..to, pieces[damage.next(pieces.len())].iter().copied());
        }
        !is_answered(&body)
    });
    assert!(refused.count() > 3_000);
}

#[test]
fn no_request_with_odd_values_makes_anything_panic() {
    let mut damage = Damage(2);
    let values = json!([
        null, true, -1, 0, 1, 7.5, 0.1, 1e30, 100_000, u64::MAX, "", "A1", "Z25", "D3", "pass", "x.O.", "O...", "black",
        "white", "none", "korean-2016", "all", [], {}, ["D3"], [[]], { "black": 0 }, { "base": "aga" }, { "katago": "aga" },
    ]);
    let values = values.as_array().expect("a list");
    let bodies = good_requests();
    let answered = (0..6_000).filter(|_| {
        let mut body = bodies[damage.next(bodies.len())].clone();
        for _ in 0..=damage.next(2) {
            let by = &values[damage.next(values.len())];
            replace_one(&mut body, &mut damage, by);
        }
        is_answered(body.to_string().as_bytes())
    });
    let answered = answered.count();
    assert!((100..5_900).contains(&answered), "{answered}");
}

#[test]
fn totals_of_a_whole_board_are_few_bytes() {
    // Nobody said who is dead, which was told with all stones, twice.
    let rows = ["..XXO.XO.X.OOX..XO."; 19];
    let told = answer(&json!({ "rows": rows, "rule_sets": ["korean-2016"], "detail": "totals" }));
    assert_eq!(told["scores"][0]["dead_stones"], "unknown");
    assert!(told.to_string().len() <= 700, "{told}");
}
