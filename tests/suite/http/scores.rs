//! What is computed: the same request gives the same answer, byte for byte, by whichever door.

use serde_json::Value;

use super::{JSON, KBA_DIAGRAM_1, NDJSON, ask, ask_of, patient, post, service};
use crate::openapi::assert_fits;

#[actix_web::test]
async fn the_first_diagram_of_the_kba_is_white_by_one() {
    let answer = post("/v1/scores", KBA_DIAGRAM_1).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/json");
    let report = answer.json();
    let score = &report["scores"][0];
    // The text: Black 10 + 5 points and one prisoner, White 17 points.
    assert_eq!((&score["black"], &score["white"], &score["result"]), (&16.into(), &17.into(), &"W+1".into()));
    assert_fits("ScoreResponse", &report);
}

#[actix_web::test]
async fn a_score_may_bring_the_picture_of_its_board() {
    assert_eq!(post("/v1/scores", KBA_DIAGRAM_1).await.json().get("diagram"), None, "only where it is asked for");
    let asked = KBA_DIAGRAM_1.replacen('{', r#"{"diagram": true, "language": "ko", "#, 1);
    let told = post("/v1/scores", &asked).await.json();
    assert_fits("ScoreResponse", &told);
    let drawn = KBA_DIAGRAM_1.replacen('{', r#"{"language": "ko", "#, 1);
    let picture = ask("POST", "/v1/diagrams", &[JSON, ("accept", "image/svg+xml")], &drawn).await;
    assert_eq!(told["diagram"], picture.text(), "that of POST /v1/diagrams");
}

#[actix_web::test]
async fn the_map_may_be_that_of_a_rule_set() {
    // B2 is dead where players agree on it; Tromp and Taylor take no stone off, and what lies beside both colours is
    // nobody's.
    let body = |map: &str| {
        format!(
            r#"{{"rows": ["..XO.", ".OXO.", "..XO."], "dead": ["B2"], "komi": 0, "diagram": true, {map}
            "rule_sets": ["chinese-2002", "tromp-taylor"]}}"#
        )
    };
    let agreed = post("/v1/scores", &body("")).await.json();
    assert_eq!(agreed["map"], serde_json::json!(["TTSst", "TDSst", "TTSst"]));
    let told = post("/v1/scores", &body(r#""map_rule_set": "tt","#)).await.json();
    assert_fits("ScoreResponse", &told);
    assert_eq!(told["map"], serde_json::json!(["nnSst", "nsSst", "nnSst"]));
    assert_eq!(told["points"]["territory"]["black"], serde_json::json!([]));
    assert_eq!(told["scores"], agreed["scores"], "a map moves no score");
    assert_eq!(told["position"]["id"], agreed["position"]["id"], "and asks no other question");
    let drawn = body(r#""map_rule_set": "tromp-taylor","#);
    let picture = ask("POST", "/v1/diagrams", &[JSON, ("accept", "image/svg+xml")], &drawn).await;
    assert_eq!(told["diagram"].as_str().map(|svg| svg.contains("neutral")), Some(true));
    assert_eq!(told["diagram"], picture.text(), "both doors draw the same");
}

#[actix_web::test]
async fn a_dispute_is_answered_by_both_doors() {
    let body = r#"{"rows": ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."], "komi": 0,
        "claims": {"black": {"dead": ["B4"]}, "white": {"dead": ["G4"]}}, "sensitivity": true,
        "rule_sets": ["korean-2016", "chinese-2002", "stone-scoring"]}"#;
    let answer = post("/v1/scores", body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let report = answer.json();
    assert_fits("ScoreResponse", &report);
    // By area B4 B3 dead and G4 alive are 5 + 15 + 1 to 5, and so on: `dispute`.
    assert_eq!(report["dispute"]["rule_sets"][1]["turns_winner"], true);
    assert_eq!(report["sensitivity"][1]["safe_by"], serde_json::Value::Null, "nobody is the winner yet");
    let line = body.replace('\n', "");
    let batch = ask("POST", "/v1/batches", &[NDJSON], &line).await;
    assert_eq!(batch.body, [&answer.body[..], b"\n"].concat());
}

#[actix_web::test]
async fn the_same_request_gives_the_same_bytes_on_every_path_to_an_answer() {
    for choices in
        ["", r#", "classify": false"#, r#", "detail": "totals", "classify": false"#, r#", "rule_sets": "all""#]
    {
        let body = KBA_DIAGRAM_1.replace(r#", "rule_sets": ["korean-2016"]}"#, &format!("{choices}}}"));
        let first = post("/v1/scores", &body).await;
        assert_eq!(first.status, 200, "{}", first.text());
        let state = service(patient());
        for _ in 0..2 {
            let again = ask_of(&state, "POST", "/v1/scores", &[JSON, ("accept", "*/*")], &body).await;
            assert_eq!(again.body, first.body);
        }
        let line = body.replace('\n', "");
        let batch = ask("POST", "/v1/batches", &[NDJSON], &format!("{line}\n{line}\n")).await;
        let answers: Vec<&[u8]> = batch.body.split(|byte| *byte == b'\n').collect();
        assert_eq!(answers, [&first.body[..], &first.body[..], b""]);
        assert_fits("ScoreResponse", &first.json());
    }
}

#[actix_web::test]
async fn nothing_of_the_request_but_its_body_is_in_an_answer() {
    let first = post("/v1/scores", KBA_DIAGRAM_1).await;
    let second = post("/v1/scores", KBA_DIAGRAM_1).await;
    assert_ne!(first.header("x-request-id"), second.header("x-request-id"));
    assert!(!first.text().contains(first.header("x-request-id")));
    assert_eq!(first.body, second.body);
}

#[actix_web::test]
async fn a_move_is_judged_by_each_rule_set() {
    let body = r#"{"rows": [".X.", "XOX", "..."], "moves": [["black", "B1"]], "rule_sets": ["korean-2016"]}"#;
    let answer = post("/v1/moves", body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let said: Value = answer.json();
    assert_fits("MoveResponse", &said);
    assert_eq!(post("/v1/moves", body).await.body, answer.body);
}

#[actix_web::test]
async fn a_record_is_taken_for_moves_as_for_scores() {
    let record = "(;GM[1]SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ee];W[bb];B[cb])";
    let moves = r#""moves": [["white", "B4"]], "rule_sets": ["korean-2016"]"#;
    let answer = post("/v1/moves", &format!(r#"{{"sgf": "{record}", {moves}}}"#)).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let said: Value = answer.json();
    assert_fits("MoveResponse", &said);
    assert_eq!(said["moves"][0]["verdicts"][0]["reason"], "ko");
    let earlier = post("/v1/moves", &format!(r#"{{"sgf": "{record}", "sgf_at": 7, {moves}}}"#)).await;
    assert_eq!(earlier.json()["moves"][0]["verdicts"][0]["legality"], "legal", "{}", earlier.text());
}

#[actix_web::test]
async fn no_body_brings_the_service_down() {
    let state = service(patient());
    let deep = "[".repeat(100_000);
    let long_number = format!("{{\"komi\": {}}}", "9".repeat(10_000));
    let bodies = [
        "null",
        "[]",
        "0",
        "\"\"",
        "{}",
        "{\"rows\": []}",
        "{\"rows\": [\"\"]}",
        "{\"rows\": null}",
        "{\"rows\": [1]}",
        "{\"rows\": [\"\u{1f600}\"]}",
        "{\"rows\": [\".\"], \"komi\": 1e999}",
        "{\"rows\": [\".\"], \"handicap\": -1}",
        &deep,
        &long_number,
    ];
    for path in ["/v1/scores", "/v1/moves"] {
        for body in bodies {
            let answer = ask_of(&state, "POST", path, &[JSON], body).await;
            let status = answer.status.as_u16();
            assert!(matches!(status, 200 | 400 | 413 | 422), "{status} for {path} {body:.40}");
            if status != 200 {
                assert_fits("Problem", &answer.json());
            }
        }
    }
}
