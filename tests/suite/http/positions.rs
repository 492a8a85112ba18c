//! `POST /v1/positions`: whatever a person has, as a request.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::{Answer, JSON, ask, post, problem};
use crate::cli::gyega;
use crate::openapi::assert_fits;
use crate::support::{files_below, project, say};

const TEXT: (&str, &str) = ("content-type", "text/plain;charset=UTF-8");

async fn sent(text: &str) -> Answer {
    ask("POST", "/v1/positions", &[TEXT], text).await
}

async fn read(text: &str) -> Value {
    let answer = sent(text).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let read = answer.json();
    assert_fits("PositionResponse", &read);
    read
}

#[actix_web::test]
async fn a_record_is_read_with_what_it_tells_of_the_game() {
    // Two walls of five stones: 10 points to 5 by territory, 15 to 10 by area. White's A5 is marked dead.
    let moves = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[]TB[aa:be]TW[ea:ee]";
    let root = "SZ[5]PB[Kim]BR[9p]PW[Lee]EV[A \\] cup]RO[2]DT[2026-11-22]PC[Seoul]RU[Chinese]KM[650]RE[W+1.5]";
    let told = read(&format!("(;{root}{moves})")).await;
    assert_eq!(told["format"], "sgf");
    let record = json!({
        "players": {"black": "Kim", "white": "Lee"},
        "ranks": {"black": "9p", "white": null},
        "event": "A ] cup",
        "round": "2",
        "date": "2026-11-22",
        "place": "Seoul",
        "result": "W+1.5",
        "komi": 6.5,
        "rules": "Chinese",
        "overtime": null,
        "moves": 14,
    });
    assert_eq!(told["record"], record);
    let request = json!({
        "rows": ["O.XO.", "..XO.", "..XO.", "..XO.", "..XO."],
        "dead": ["A5"],
        "prisoners": {"black": 0, "white": 0},
        "history": {
            "black_plays": 5,
            "white_plays": 6,
            "black_passes": 2,
            "white_passes": 1,
            "black_early_passes": 1,
            "white_early_passes": 0,
            "first_pass": "black",
            "last_play": {"player": "white", "point": "A5", "captured": []},
            // The players passed, and counted W+1.5: they agreed on what each has.
            "ended_by": "agreement",
        },
        "handicap": 0,
        "komi": 6.5,
        "rule_sets": ["chinese-2002", "korean-2016", "ing-sst"],
    });
    assert_eq!(told["request"], request);
    let codes: Vec<_> = told["remarks"].as_array().expect("a list").iter().map(|remark| &remark["code"]).collect();
    assert_eq!(codes, ["record-repaired", "dead-by-territory", "rules-of-record", "komi-of-record"]);
    let scored = post("/v1/scores", &told["request"].to_string()).await.json();
    // 15 to 10 and 6.5 for White.
    assert_eq!(scored["scores"][0]["result"], "W+1.5");
    let played = post("/v1/scores", &with_moves(&told).to_string()).await.json();
    assert_eq!((&played["scores"], &scored["record"]), (&scored["scores"], &Value::Null));
    assert_eq!((&played["record"]["agreement"], &played["record"]["recorded"]), (&json!("agrees"), &json!("W+1.5")));
}

/// The request that was read, with the game in the place of its last board.
fn with_moves(read: &Value) -> Value {
    let mut request = read["request"].clone();
    let members = request.as_object_mut().expect("a request");
    members.remove("rows");
    members.insert("sgf".to_owned(), read["sgf"].clone());
    // What the request leaves out is not for the record to say.
    members.entry("komi").or_insert(json!("rule-set"));
    request
}

#[actix_web::test]
async fn a_record_of_a_ruling_is_opened_again_as_the_game_that_was_ruled() {
    // Black has two handicap stones, and captured A5: by area that counts for White under Chinese rules, as half a
    // stone each.
    let game = "(;SZ[5]HA[2]RU[Chinese]KM[0]AB[ca][cc];W[aa];B[ba];W[da];B[ab];W[dc];B[cb];W[db];B[cd];W[dd];B[ce];W[de];B[];W[])";
    let told = read(game).await;
    assert_eq!(told["request"]["prisoners"], json!({"black": 1, "white": 0}));
    let mut ruled = with_moves(&told);
    ruled["dead"] = json!([]);
    let saved =
        ask("POST", "/v1/records", &[JSON, ("accept", "application/x-go-sgf")], &json!({"request": ruled}).to_string())
            .await;
    assert_eq!(saved.status, 200, "{}", saved.text());
    let again = read(&saved.text()).await;
    for field in ["rows", "prisoners", "history", "handicap"] {
        let (mut was, mut is) = (told["request"][field].clone(), again["request"][field].clone());
        if field == "history" {
            // The result that was ruled stands in the record now: the game was counted.
            assert_eq!((was["ended_by"].take(), is["ended_by"].take()), (json!("passes"), json!("agreement")));
        }
        assert_eq!(is, was, "{field}");
    }
    let score = |of: &Value| of["scores"][0]["result"].clone();
    let [first, second] = [&ruled, &with_moves(&again)].map(Value::to_string);
    let (first, second) = (post("/v1/scores", &first).await.json(), post("/v1/scores", &second).await.json());
    // Its result stands there because of the ruling, and is no witness of it.
    assert_eq!((score(&first), &second["record"]["agreement"]), (score(&second), &json!("of-ruling")));
    // A board of which the moves are not known keeps its handicap at least.
    let board = json!({"request": {"rows": told["request"]["rows"], "handicap": 2, "dead": []}}).to_string();
    let saved = ask("POST", "/v1/records", &[JSON, ("accept", "application/x-go-sgf")], &board).await.text();
    assert!(saved.contains("HA[2]"), "{saved}");
    let again = read(&saved).await;
    assert_eq!((&again["request"]["handicap"], &again["request"]["prisoners"]), (&json!(2), &Value::Null));
    assert_eq!(read("(;SZ[5]HA[2]AB[ca][cb]AW[da])").await["request"]["handicap"], 2);
    assert_eq!(read("(;SZ[5]HA[700]AB[ca][cb]AW[da])").await["request"].get("handicap"), None);
}

#[actix_web::test]
async fn what_nobody_stated_is_left_out() {
    let told = read("X O .\nX O .\n. . .\n").await;
    assert_eq!(
        told,
        json!({
            "format": "drawing", "request": {"rows": ["XO.", "XO.", "..."]}, "errors": [], "sgf": null, "record": null, "ruling": null,
            "remarks": []
        })
    );
    let silent = read("(;SZ[5];B[bb];W[dd];B[];W[])").await;
    assert_eq!(silent["request"].get("dead"), None);
    assert_eq!(silent["request"].get("komi"), None);
    let none = read("(;SZ[5];B[bb];W[dd];B[];W[]TB[aa])").await;
    assert_eq!(none["request"].get("dead"), None, "it marks the end, and speaks of no stone");
}

#[actix_web::test]
async fn every_form_is_reported_by_its_name() {
    let request = r#"{"rows": [".XO.", ".XO."], "dead": [], "komi": 0, "rule_sets": ["korean-2016"]}"#;
    let code = "1EFLQ9AAAAAIQAAAAEABI-5ag";
    let case = fs::read_to_string(project().join("tests/cases/kba-how-to-play/diagram-01.md")).expect("a case");
    let query = r#"{"id": "a", "moves": [["B", "B2"]], "rules": "chinese", "boardXSize": 5, "boardYSize": 5}"#;
    let forms = [
        ("request", request.to_owned()),
        ("permalink", code.to_owned()),
        ("permalink", format!("https://example.org/#{code}\n")),
        ("permalink", format!("http://127.0.0.1:8080/v1/scores/{code}?language=en")),
        ("case", case),
        ("katago-query", query.to_owned()),
        ("sgf", "(;SZ[5];B[bb])".to_owned()),
        ("ogs", r#"{"width": 5, "height": 5, "moves": [], "rules": "chinese"}"#.to_owned()),
    ];
    for (format, text) in forms {
        assert_eq!(read(&text).await["format"], format, "{text}");
    }
    assert_eq!(read(code).await["request"], read(request).await["request"]);
    assert_eq!(
        read(code).await["request"],
        serde_json::from_str::<Value>(
            r#"{"rows": [".XO.", ".XO."], "dead": [], "komi": 0, "rule_sets": ["korean-2016"]}"#
        )
        .expect("JSON")
    );
}

#[actix_web::test]
async fn what_holds_no_position_is_refused_with_what_was_tried() {
    let unknown = problem(&sent("a note on a game").await, 422, "invalid-request");
    assert_eq!(
        (&unknown["errors"][0]["code"], &unknown["errors"][0]["pointer"]),
        (&json!("unreadable-input"), &json!(""))
    );
    for form in ["SGF", "GIB", "drawn board", "permalink", "request in JSON"] {
        assert!(unknown["detail"].as_str().is_some_and(|detail| detail.contains(form)), "{form} in {unknown}");
    }
    for (text, code, pointer) in [
        ("", "unreadable-input", ""),
        ("PK\u{3}\u{4}", "unreadable-input", ""),
        ("(;SZ[99];B[aa])", "unreadable-input", ""),
        ("1EFLQ9AAAAAIQAAAAEABI-5aw", "invalid-code", "/code"),
        ("https://example.org/#2EFLQ9AAAAAIQAAAAEABI-5ag", "later-version", "/code"),
        (r#"{"rows": [".X"], "kom": 1}"#, "unknown-field", "/kom"),
    ] {
        let told = problem(&sent(text).await, 422, "invalid-request");
        assert_eq!(
            (&told["errors"][0]["code"], &told["errors"][0]["pointer"]),
            (&json!(code), &json!(pointer)),
            "{text}"
        );
    }
    problem(&sent("{").await, 400, "invalid-json");
    problem(&sent(&"X".repeat(300_000)).await, 413, "too-large");
    let typed = |content_type| async move {
        ask("POST", "/v1/positions", &[("content-type", content_type)], "(;SZ[5];B[bb])").await
    };
    for read in ["application/octet-stream", "text/plain", "application/x-go-sgf; charset=gb2312"] {
        assert_eq!(typed(read).await.status, 200, "{read}");
    }
    let other = typed("image/png").await;
    problem(&other, 415, "unsupported-media-type");
    assert_eq!(other.header("accept-post"), "application/octet-stream, text/plain, application/x-go-sgf");
    let odd = ask("POST", "/v1/positions?lang=ko", &[TEXT], ". X\n. X\n").await;
    assert_eq!(problem(&odd, 422, "invalid-request")["errors"][0]["pointer"], "/lang");
}

#[actix_web::test]
async fn a_board_with_a_chain_without_a_liberty_comes_back_to_be_mended() {
    // The corner stone is surrounded; whoever drew it forgot to take it off, or drew one stone too many.
    let drawn = read("x O .\nO . .\n. . .\n").await;
    assert_fits("PositionResponse", &drawn);
    assert_eq!(drawn["request"]["rows"], json!(["XO.", "O..", "..."]));
    assert_eq!(drawn["errors"][0]["code"], "no-liberty");
    assert_eq!(
        (&drawn["errors"][0]["pointer"], drawn["errors"].as_array().map(Vec::len)),
        (&json!("/rows/0"), Some(1))
    );
    // A record that sets up such a board is played to it, and tells what it tells of the game.
    let set_up = read("(;SZ[3]RU[Korean]KM[5.5]PB[Kim]AB[aa]AW[ab][ba])").await;
    assert_eq!(set_up["request"]["rows"], drawn["request"]["rows"]);
    assert_eq!(set_up["request"]["komi"], json!(5.5));
    assert_eq!(set_up["request"]["rule_sets"][0], "korean-2016", "named, though it comes first by default");
    let unnamed = read("(;SZ[3]KM[5.5]AB[aa]AW[ab][ba])").await;
    assert_eq!(unnamed["request"].get("rule_sets"), None, "no rules are named");
    assert_eq!((&set_up["format"], &set_up["record"]["players"]["black"]), (&json!("sgf"), &json!("Kim")));
    assert_eq!(set_up["errors"], drawn["errors"]);
    // The same faults are told where it is asked as it stands.
    let asked = ask("POST", "/v1/scores", &[JSON], &drawn["request"].to_string()).await;
    assert_eq!(problem(&asked, 422, "invalid-request")["errors"], drawn["errors"]);
    assert_eq!(read("X O\n. .\n").await["errors"], json!([]), "a board that can be scored");
}

#[actix_web::test]
async fn the_machine_copy_of_a_ruling_comes_back_with_its_claims_and_what_was_typed() {
    let question = json!({"rows": ["..XO.", ".OXO.", "..XO."], "claims": {"black": {"dead": ["B2"]}, "white": {}}, "rule_sets": ["korean-2016"]});
    let typed = json!({"decided": "black", "event": "A cup", "players": {"black": "Kim"}, "ruling": "B2 is dead."});
    let mut body = typed.clone();
    body["request"] = question.clone();
    let copy = ask("POST", "/v1/records", &[JSON, ("accept", "application/json")], &body.to_string()).await;
    assert_eq!(copy.status, 200, "{}", copy.text());
    let told = read(&copy.text()).await;
    assert_eq!((&told["format"], &told["ruling"]), (&json!("ruling"), &typed));
    assert_eq!(told["request"]["claims"]["black"]["dead"], json!(["B2"]));
    // Without a dispute the question itself comes back; whoever breaks it is told as for a question.
    body["request"].as_object_mut().expect("a request").remove("claims");
    body.as_object_mut().expect("a body").remove("decided");
    let copy = ask("POST", "/v1/records", &[JSON, ("accept", "application/json")], &body.to_string()).await.text();
    let again = read(&copy).await;
    assert_eq!((&again["request"]["rows"], again["request"].get("claims")), (&question["rows"], None));
    let broken = sent(&copy.replace("..XO.", "..ZO.")).await;
    assert_eq!(problem(&broken, 422, "invalid-request")["errors"][0]["pointer"], "/rows/0");
    let scored = gyega("score - --format json", &copy);
    assert_eq!(serde_json::from_str::<Value>(&scored.output).expect("JSON")["position"]["rows"], question["rows"]);
}

/// Scores without the readings, which look at the result that a record tells.
fn scores(answer: &Value) -> Vec<Value> {
    let mut scores = answer["scores"].as_array().unwrap_or_else(|| panic!("{answer}")).clone();
    for score in &mut scores {
        score.as_object_mut().expect("a score").remove("readings");
    }
    scores
}

#[actix_web::test]
async fn both_doors_make_the_same_of_a_file() {
    let mut files = vec![
        project().join("examples/positions/kba-diagram-1.txt"),
        project().join("examples/positions/kba-diagram-1.json"),
    ];
    files.extend(files_below(&project().join("tests/cases/kba-how-to-play"), "md").into_iter().take(6));
    match std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) {
        Some(folder) => files.extend(files_below(&folder, "sgf").into_iter().step_by(60)),
        None => say("SKIPPED in part: GYEGA_RECORDS names no folder with records\n"),
    }
    for file in files {
        let bytes = fs::read_to_string(&file).unwrap_or_default();
        let name = file.display().to_string();
        let by_command = gyega(&format!("score {name} --format json --count-only --detail ledger"), "");
        let read = sent(&bytes).await;
        if by_command.code != 0 || read.status != 200 {
            assert_ne!((by_command.code, read.status.as_u16()), (0, 200));
            assert!(by_command.code != 0 && read.status != 200 || bytes.is_empty(), "{name}: {}", read.text());
            continue;
        }
        let mut request = read.json()["request"].clone();
        request["classify"] = json!(false);
        request["detail"] = json!("ledger");
        let by_service = post("/v1/scores", &request.to_string()).await;
        assert_eq!(by_service.status, 200, "{name}: {}", by_service.text());
        let by_command: Value = serde_json::from_str(&by_command.output).expect("JSON");
        assert_eq!(scores(&by_service.json()), scores(&by_command), "{name}");
        let read = read.json();
        if read["sgf"].is_string() {
            let mut request = with_moves(&read);
            request["classify"] = json!(false);
            request["detail"] = json!("ledger");
            let of_moves = post("/v1/scores", &request.to_string()).await;
            assert_eq!(of_moves.status, 200, "{name}: {}", of_moves.text());
            let of_moves = of_moves.json();
            assert_eq!(scores(&of_moves), scores(&by_command), "{name}");
            assert_eq!(of_moves["record"]["agreement"], by_command["record"]["agreement"], "{name}");
        }
    }
}
