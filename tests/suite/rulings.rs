//! The referee's record of a ruling, as its readers see it: on paper, and as a machine copy that somebody changed.

use std::path::{Path, PathBuf};
use std::process::Command;

use gyega::render::Language;
use gyega::ruling::{CheckOutcome, PublicKey, Ruling, RulingRecordFault, SecretKey, verify};
use gyega::wire::{Limits, read_ruling};
use serde_json::{Map, Value, json};

use crate::support::say;

/// A dispute on a small board; Black's claim is upheld.
fn body() -> Value {
    json!({
        "request": {
            "rows": ["..XO.", ".OXO.", "..XO."],
            "prisoners": {"black": 1, "white": 0},
            "claims": {"black": {"dead": ["B2"]}, "white": {}},
            "rule_sets": ["korean-2016", "chinese-2002"],
            "classify": false,
        },
        "rule_set": "korean",
        "decided": "black",
        "event": "A <script>alert(1)</script> & \"more\"",
        "players": {"black": "이창호", "white": "a\u{202e}b"},
        "ruling": "B2 is dead.\nBlack wins.",
        "link_base": "https://gyega.example",
    })
}

#[test]
fn texts_are_bounded_and_those_of_several_lines_may_hold_lines() {
    let read = |field: &str, text: String| {
        let mut body = body();
        body[field] = text.into();
        read_ruling(body.to_string().as_bytes(), &Limits::default())
    };
    for (field, length) in [("table", 200), ("dissent", 4000)] {
        assert!(read(field, "계".repeat(length)).is_ok(), "{field}");
        let errors = read(field, "계".repeat(length + 1)).expect_err("too long").errors;
        let [error] = &errors[..] else { panic!("{errors:?}") };
        assert_eq!((error.code.as_str(), &error.pointer), ("too-long", &format!("/{field}")));
    }
    let lines = read("ruling", "one\n\ttwo".to_owned()).expect("lines are text");
    assert_eq!(lines.typed["ruling"], "one\n\ttwo");
}

fn ruling(body: &Value) -> Ruling {
    let question = read_ruling(body.to_string().as_bytes(), &Limits::default());
    Ruling::new(question.unwrap_or_else(|problem| panic!("{problem:?}")))
}

fn copy(ruling: &Ruling) -> Value {
    serde_json::from_slice(&ruling.to_json()).expect("JSON")
}

fn differs(record: &Value, key: Option<&SecretKey>) -> Vec<String> {
    let key = key.map(SecretKey::public);
    match verify(record.to_string().as_bytes(), key.as_ref()) {
        Err(why) => vec![why.to_string()],
        Ok(checks) => {
            checks.into_iter().filter(|check| !check.holds()).map(|check| Language::En.sentence(&check.part)).collect()
        }
    }
}

/// Every way to change one thing: each value for another, each member and item left out, one more in each object and
/// list.
fn changes(value: &Value, path: &str, out: &mut Vec<(String, Value)>) {
    let mut others = Vec::new();
    match value {
        Value::Null => others.push(json!(0)),
        Value::Bool(is) => others.push(json!(!is)),
        Value::Number(number) => others.push(json!(if number.as_i64() == Some(7) { 8 } else { 7 })),
        Value::String(text) => {
            others.extend([json!(format!("{text}x")), json!(text.chars().skip(1).collect::<String>())]);
            others.retain(|other| other != value);
        }
        Value::Array(items) => {
            others.push(Value::Array([&items[..], &[json!("x")]].concat()));
            for (index, item) in items.iter().enumerate() {
                let mut less = items.clone();
                less.remove(index);
                others.push(Value::Array(less));
                changes(item, &format!("{path}/{index}"), out);
            }
        }
        Value::Object(members) => {
            let mut more = members.clone();
            more.insert("zz".to_owned(), json!(1));
            others.push(Value::Object(more));
            for (name, member) in members {
                let mut less: Map<String, Value> = members.clone();
                less.shift_remove(name);
                others.push(Value::Object(less));
                changes(member, &format!("{path}/{name}"), out);
            }
        }
    }
    out.extend(others.into_iter().map(|other| (path.to_owned(), other)));
}

#[test]
fn whatever_is_changed_in_a_record_is_noticed() {
    let key = SecretKey::new().expect("a key");
    for key in [None, Some(&key)] {
        let record = copy(&ruling(&body()).signed(key));
        assert_eq!(differs(&record, key), [""; 0]);
        let mut all = Vec::new();
        changes(&record, "", &mut all);
        assert!(all.len() > 1_000, "only {} changes", all.len());
        // A signature notices every change in the same way, so that every fourth is enough.
        for (path, other) in all.into_iter().step_by(if key.is_some() { 4 } else { 1 }) {
            let mut changed = record.clone();
            *changed.pointer_mut(&path).expect("it is there") = other.clone();
            assert!(!differs(&changed, key).is_empty(), "{path} became {other}, signed: {}", key.is_some());
        }
    }
}

#[test]
fn an_amount_with_more_digits_than_are_kept_is_no_way_around() {
    // Read as floats both are 6.5, so that signature and hashes would be those of the record.
    let mut body = body();
    body["request"]["komi"] = json!(6.5);
    let text = String::from_utf8(ruling(&body).to_json()).expect("UTF-8");
    let other = text.replacen("\"komi\":6.5", "\"komi\":6.50000000000000000000000000001", 1);
    assert_ne!(other, text);
    assert!(verify(text.as_bytes(), None).is_ok());
    assert!(matches!(verify(other.as_bytes(), None), Err(RulingRecordFault::Json(why)) if why.contains("more digits")));
}

#[test]
fn a_name_that_stands_twice_is_no_way_around() {
    let text = String::from_utf8(ruling(&body()).to_json()).expect("UTF-8");
    let twice = text.replacen("\"record\":{", "\"record\":{\"event\":\"another\",", 1);
    assert!(
        matches!(verify(twice.as_bytes(), None), Err(RulingRecordFault::Json(why)) if why.contains("\"event\" stands twice"))
    );
    assert!(matches!(verify(b"[]", None), Err(RulingRecordFault::Other(_))));
    assert!(matches!(verify(b"{}", None), Err(RulingRecordFault::Other(_))));
    assert!(matches!(verify(b"<html>", None), Err(RulingRecordFault::Json(_))));
}

#[test]
fn a_copy_written_anew_by_another_program_still_holds() {
    let key = SecretKey::new().expect("a key");
    let record = copy(&ruling(&body()).signed(Some(&key)));
    let indented = serde_json::to_vec_pretty(&record).expect("JSON");
    let checks = verify(&indented, Some(&key.public())).expect("a record");
    assert!(checks.iter().all(|check| check.outcome == CheckOutcome::Holds), "{checks:?}");
}

#[test]
fn a_record_is_the_work_of_the_key_that_is_given() {
    let (own, other) = (SecretKey::new().expect("a key"), SecretKey::new().expect("a key"));
    let signed = copy(&ruling(&body()).signed(Some(&own)));
    assert_eq!(differs(&signed, Some(&other)), ["signature"]);
    let unsigned = copy(&ruling(&body()));
    assert_eq!(differs(&unsigned, Some(&own)), ["signature"], "a key is given, and nobody signed");
    // Whoever changes it signs it anew; only the key tells.
    let mut forged = body();
    forged["ruling"] = json!("White wins.");
    let forged = copy(&ruling(&forged).signed(Some(&other)));
    assert_eq!((differs(&forged, None), differs(&forged, Some(&own))), (vec![], vec!["signature".to_owned()]));
}

#[test]
fn a_record_of_another_version_is_told_from_a_changed_one() {
    let mut record = copy(&ruling(&body()));
    for engine in ["/engine", "/answer/engine", "/disputed/answer/engine"] {
        record.pointer_mut(engine).expect("it is there")["version"] = json!("9.9.9");
    }
    let of_hash = differs(&record, None);
    assert_eq!(of_hash, ["hash of answer", "hash of disputed"], "versions stand in what is hashed");
    let checks = verify(record.to_string().as_bytes(), None).expect("a record");
    let engine = checks.iter().find(|check| Language::En.sentence(&check.part) == "engine").expect("it is checked");
    assert!(
        engine.outcome == CheckOutcome::Absent && Language::En.sentence(&engine.finding).contains("9.9.9"),
        "{engine:?}"
    );
    assert!(
        checks
            .iter()
            .any(|check| Language::En.sentence(&check.part) == "answer" && check.outcome == CheckOutcome::Holds),
        "{checks:?}"
    );

    // That version says the same in other words: a sentence is its code and its arguments.
    let announcement = &mut record["answer"]["scores"][0]["announcement"];
    announcement["text"] = json!("Words of another version.");
    assert_eq!(differs(&record, None), of_hash);
    let checks = verify(record.to_string().as_bytes(), None).expect("a record");
    let answer = checks.iter().find(|check| Language::En.sentence(&check.part) == "answer").expect("it is checked");
    assert!(
        answer.outcome == CheckOutcome::Holds
            && Language::En.sentence(&answer.finding).ends_with("but for words of that version"),
        "{answer:?}"
    );
    record["answer"]["scores"][0]["announcement"]["code"] = json!("draw");
    // Another code is another answer: that of another version, which the hash belies here.
    assert_eq!(differs(&record, None), of_hash);
    let checks = verify(record.to_string().as_bytes(), None).expect("a record");
    let answer = checks.iter().find(|check| Language::En.sentence(&check.part) == "answer").expect("it is checked");
    assert_eq!(answer.outcome, CheckOutcome::OtherVersion);
}

#[test]
fn the_ledger_is_that_of_the_ruling_and_the_claims_stand_beside_it() {
    let record = copy(&ruling(&body()));
    // Black's side is 6 points with B2 off, of which one lies under it; B2 and the prisoner make 2 more. White has 3
    // points.
    let score = &record["answer"]["scores"][0];
    assert_eq!((&score["board"]["black"], &score["board"]["white"]), (&json!(8), &json!(3)));
    assert!(record["answer"].get("dispute").is_none());
    assert_eq!(record["disputed"]["answer"]["dispute"]["groups"][0]["points"], json!(["B2"]));
    let undecided = {
        let mut body = body();
        body.as_object_mut().expect("an object").shift_remove("decided");
        copy(&ruling(&body))
    };
    assert!(undecided.get("disputed").is_none() && undecided["answer"].get("dispute").is_some());
}

#[test]
fn a_page_is_one_file_in_which_what_was_typed_is_text() {
    let page = ruling(&body()).to_html();
    assert!(page.contains("A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"));
    assert!(!page.contains("<script") && !page.contains('\u{202e}') && page.contains("a\u{fffd}b"));
    assert_eq!(page.matches("<style>").count(), 1);
    assert!(page.contains(&format!("<style>{}</style>", include_str!("../../src/render/sheet/record.css"))));
    for outside in ["src=", "href=", "url(", "@import", "style=\"", " onload", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert_eq!(page.matches("http").count(), page.matches("http://www.w3.org/2000/svg").count() + 1, "and the link");
    // As XML it is well formed too: every tag closes.
    let body = &page[page.find("<main").expect("a record")..page.find("</body>").expect("an end")];
    roxmltree::Document::parse(body).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn headings_stand_in_two_languages() {
    let mut body = body();
    body["language"] = json!("ko");
    body["second_language"] = json!("en");
    let page = ruling(&body).to_html();
    assert!(page.contains("<html lang=\"ko\">"));
    assert!(page.contains("<h2>계산 내역 <span class=\"record-second\" lang=\"en\">How it is counted</span></h2>"));
    assert!(page.contains("<dt>대회 <span class=\"record-second\" lang=\"en\">Event</span></dt>"));
    assert!(page.contains("<dt>작성 프로그램 <span class=\"record-second\" lang=\"en\">Made by</span></dt>"), "{page}");
    assert!(page.contains("<span class=\"record-second\" lang=\"en\">Prisoners: Black"), "{page}");
    assert!(page.contains(">죽은 백돌 / dead white stone</text>"), "{page}");
}

#[test]
fn what_was_ruled_on_each_disputed_group_is_reported_with_whose_claim_it_is() {
    let ruled = |decided: Value| {
        let mut body = body();
        body["decided"] = decided;
        let page = ruling(&body).to_html();
        let (_, line) = page.split_once("<p class=\"record-upheld\">").expect("a line");
        line.split_once("</p>").expect("its end").0.to_owned()
    };
    let claims = body()["request"]["claims"].clone();
    assert_eq!(claims["black"]["dead"], json!(["B2"]), "{claims}");
    assert_eq!(ruled(json!("black")), "<strong>Claim upheld:</strong> Black");
    assert_eq!(
        ruled(json!({"dead": ["B2"]})),
        "<strong>Ruled on what was disputed:</strong> White B2: dead as Black says"
    );
    assert_eq!(ruled(json!({})), "<strong>Ruled on what was disputed:</strong> White B2: alive as White says");
    let neither = ruled(json!({"seki": ["B2"]}));
    assert_eq!(neither, "<strong>Ruled on what was disputed:</strong> White B2: in seki, as neither player says");
}

#[test]
fn the_printed_code_leads_to_the_question() {
    let record = copy(&ruling(&body()));
    let link = record["permalink"].as_str().expect("this question has a code");
    let code = link.strip_prefix("https://gyega.example/#").expect("the base comes first");
    let again = gyega::wire::read_request(json!({"code": code}).to_string().as_bytes(), &Limits::default());
    assert_eq!(json!(again.expect("a code").canonical_id()), record["answer"]["position"]["id"]);
    let mut bare = body();
    bare.as_object_mut().expect("an object").shift_remove("link_base");
    assert_eq!(copy(&ruling(&bare))["permalink"], json!(code));
}

/// A 19 by 19 game with a dispute as referees see them: one group in question, some dead stones, some neutral points.
fn usual_dispute() -> Value {
    let mut rows = vec![".........XO........".to_owned(); 19];
    for (row, text) in [
        (2, "...X..O..XO..O.X..."),
        (3, "..X.X.OO.XO..XX.O.."),
        (6, "..XX..O..XO.X......"),
        (9, ".........XO...XX..."),
        (10, "..OO.....XO..X.X..."),
        (11, "..O.O....XO..XXX..."),
        (15, "...X.O...XOO.O.X..."),
        (16, "..X..O...XOO..O...."),
    ] {
        text.clone_into(&mut rows[row]);
    }
    json!({
        "request": {
            "rows": rows,
            "dead": ["G17", "G16", "G13", "F4", "Q17", "P16", "N13", "Q4"],
            "prisoners": {"black": 14, "white": 11},
            "claims": {"black": {"dead": ["C9", "C8", "E8"]}, "white": {"dead": ["P10", "O9", "Q9", "O8"]}},
            "sensitivity": true,
        },
        "decided": {"dead": ["G17", "G16", "G13", "F4", "Q17", "P16", "N13", "Q4", "C9", "C8", "E8", "P10", "O9", "Q9", "O8"]},
        "event": "The 12th International Amateur Tournament", "place": "Hall 3, Seoul", "table": "14", "round": "5 of 7",
        "date": "2026-11-22", "time": "14:35", "players": {"black": "이창호 (9d)", "white": "Ōta Yuzō (8d)"},
        "referee": "Kim Min-su",
        "ruling": "The white stones at C9, C8 and E8 and the black ones at P10, O9, Q9 and O8 are dead: neither player showed two eyes or a ko.",
        "dissent": "White does not agree and will appeal.", "note": "The clock was stopped at 14:10.",
        "language": "ko", "second_language": "en", "link_base": "https://gyega.example",
    })
}

/// The browser that prints, if there is one.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("GYEGA_CHROMIUM").map(PathBuf::from);
    named.or_else(|| Some(PathBuf::from("/usr/bin/chromium"))).filter(|path| path.is_file())
}

/// Prints a page and counts the sheets.
fn sheets(browser: &Path, page: &str, size: &str) -> usize {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    let (html, pdf) = (folder.join("record.html"), folder.join("record.pdf"));
    std::fs::write(&html, page.replacen("</head>", &format!("<style>@page {{ size: {size} }}</style></head>"), 1))
        .expect("a file");
    let done = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"])
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .arg(&html)
        .output()
        .expect("the browser runs");
    let bytes = std::fs::read(&pdf).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&done.stderr)));
    let text = String::from_utf8_lossy(&bytes);
    text.match_indices("/Type /Page").filter(|(at, found)| !text[at + found.len()..].starts_with('s')).count()
}

#[test]
fn a_usual_dispute_prints_on_one_sheet() {
    let Some(browser) = browser() else {
        return say("SKIPPED records on paper: no chromium (GYEGA_CHROMIUM)\n");
    };
    let page = ruling(&usual_dispute()).to_html();
    for size in ["A4", "letter"] {
        assert_eq!(sheets(&browser, &page, size), 1, "{size}");
    }
    let mut long = usual_dispute();
    long["request"]["rule_sets"] = json!("all");
    long["ruling"] = json!("A long ruling. ".repeat(260));
    assert!(sheets(&browser, &ruling(&long).to_html(), "A4") > 1);
}

#[test]
fn while_the_dispute_is_not_decided_no_winner_is_printed() {
    let mut body = body();
    body.as_object_mut().expect("an object").shift_remove("decided");
    let undecided = ruling(&body);
    let page = undecided.to_html();
    assert!(page.contains("<strong>?</strong> Not decided: the claims differ"), "{page}");
    assert!(!page.contains("wins by"), "no rule set names a winner either: {page}");
    assert!(undecided.to_sgf().expect("a game record").contains("RE[?]"));
    body["decided"] = json!("white");
    let decided = ruling(&body);
    assert!(decided.to_html().contains("wins by") && !decided.to_sgf().expect("a game record").contains("RE[?]"));
}

/// RFC 8410, section 10.3: a secret key; section 10.1: its public key.
const SECRET: &str = "-----BEGIN PRIVATE KEY-----\n\
    MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n\
    -----END PRIVATE KEY-----\n";
const PUBLIC: &str = "-----BEGIN PUBLIC KEY-----\n\
    MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n\
    -----END PUBLIC KEY-----\n";

#[test]
fn keys_are_written_as_the_rfc_shows_them() {
    let secret = SecretKey::from_pem(SECRET).expect("a key");
    assert_eq!(secret.to_pem().expect("PEM"), SECRET);
    assert_eq!(secret.public().to_pem(), PUBLIC);
    assert_eq!(PublicKey::from_pem(PUBLIC).expect("a key"), secret.public());
    assert!(SecretKey::from_pem(PUBLIC).is_err() && PublicKey::from_pem(SECRET).is_err());
    assert!(!format!("{secret:?}").contains("212"), "the secret is not shown");
}
