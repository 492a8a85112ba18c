//! `gyega record` and `gyega verify`.

use std::fs;

use gyega::ruling::PublicKey;

use super::{KBA_DIAGRAM_1, gyega};

const GAME: &str = "--prisoners 1,0 --komi 0 --event Open --black A --white B --ruling White-wins.";

#[test]
fn a_key_signs_and_its_public_key_verifies() {
    let folder = tempfile::tempdir().expect("a folder");
    let (secret, public, record) =
        (folder.path().join("key"), folder.path().join("public"), folder.path().join("record"));
    let made = gyega(&format!("record --new-key {}", secret.display()), "");
    assert_eq!((made.code, made.error.as_str()), (0, ""));
    assert!(PublicKey::from_pem(&made.output).is_ok(), "{}", made.output);
    fs::write(&public, &made.output).expect("a file");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let permissions = fs::metadata(&secret).expect("it is there").permissions();
        assert_eq!(permissions.mode() & 0o777, 0o600, "only the referee reads it");
    }
    let before = fs::read(&secret).expect("a key");
    let again = gyega(&format!("record --new-key {}", secret.display()), "");
    assert_eq!(again.code, 1);
    assert!(again.error.contains("keys are not written over"), "{}", again.error);
    assert_eq!(fs::read(&secret).expect("a key"), before, "a key is never written over");

    let written = gyega(&format!("record {KBA_DIAGRAM_1} {GAME} --format json --key {}", secret.display()), "");
    assert_eq!((written.code, written.error.as_str()), (0, ""));
    fs::write(&record, &written.output).expect("a file");
    let verified = gyega(&format!("verify {} --key {}", record.display(), public.display()), "");
    assert_eq!((verified.code, verified.error.as_str()), (0, ""));
    assert!(
        verified.output.starts_with("ok  signature") && !verified.output.contains("DIFFERS"),
        "{}",
        verified.output
    );
    assert!(verified.output.contains("asked again, the answer is the same"));

    // Signed, but without a key to compare with it may be anybody's.
    let unknown = gyega("verify -", &written.output);
    assert_eq!(unknown.code, 3);
    assert!(
        unknown.output.starts_with("WHOSE?  signature") && unknown.error.contains("name the key"),
        "{}",
        unknown.output
    );
    let changed = gyega("verify -", &written.output.replace("White-wins.", "Black-wins."));
    assert_eq!(changed.code, 1);
    let lines: Vec<&str> = changed.output.lines().filter(|line| line.starts_with("DIFFERS")).collect();
    assert!(
        lines.len() == 3 && lines[0].contains("signature") && lines[1].contains("hash of record"),
        "{}",
        changed.output
    );
}

#[test]
fn a_record_for_which_nobody_known_vouches_is_valid_but_whose() {
    let written = gyega(&format!("record {KBA_DIAGRAM_1} {GAME} --format json"), "");
    let verified = gyega("verify -", &written.output);
    assert_eq!(verified.code, 3, "{}", verified.error);
    assert!(verified.output.contains("not signed") && verified.error.contains("nobody known has signed it"));
    assert_eq!(gyega("verify -", "{}").code, 1);
    assert_eq!(gyega("verify no-such-file.json", "").code, 1);
}

#[test]
fn a_record_of_a_drawn_board_or_a_game_record_tells_what_scores_tell() {
    // The text of the diagram: Black 16, White 17.
    let page = gyega(&format!("record {KBA_DIAGRAM_1} {GAME}"), "").output;
    assert!(page.contains("<strong>W+1</strong>") && page.contains("<bdi>Open</bdi>"));
    let sgf =
        "(;GM[1]SZ[5]RU[Chinese]KM[0];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]TB[aa]TW[ea])";
    let scored = gyega("score - --rules chinese --format json", sgf).output;
    let recorded = gyega("record - --rules chinese --format json --lang en", sgf).output;
    // Black 15, White 10.
    assert!(scored.contains("\"result\":\"B+5\"") && recorded.contains("\"result\":\"B+5\""), "{recorded}");
    assert_eq!(gyega("verify -", &recorded).code, 3);
    let game = gyega("record - --rules chinese --format sgf --black A", sgf).output;
    assert!(game.contains("PB[A]") && game.contains(";B[ca]") && game.contains("RE[B+5]"), "{game}");
    // Its result is no witness of itself.
    let again = gyega("score --full - --rules chinese --lang en", &game).output;
    assert!(again.contains("its marks and its result are those of the ruling and\n    confirm nothing"), "{again}");
    assert!(again.contains("The record says B+5: that is the result of the ruling"), "{again}");
    assert!(!scored.contains("record-of-ruling"));
    // Nobody told the dead stones: what the players said of the result stays, and is theirs.
    let untold =
        sgf.replace("TB[aa]TW[ea]", "").replace(";B[];W[]", ";B[];W[aa];B[];W[]").replace("KM[0]", "KM[0]RE[B+3]");
    let game = gyega("record - --rules chinese --format sgf", &untold).output;
    assert!(game.contains("RE[B+3]") && !game.contains("AP["), "{game}");
}

#[test]
fn faults_of_what_is_typed_name_the_option() {
    let refused = gyega(&format!("record {KBA_DIAGRAM_1} --rule-set aga"), "");
    assert_eq!(refused.code, 2);
    assert!(refused.error.contains("--rule-set (/rule_set): found"), "{}", refused.error);
    let decided = gyega(&format!("record {KBA_DIAGRAM_1} --decided black"), "");
    assert!(decided.code == 2 && decided.error.contains("--decided"), "{}", decided.error);
    assert_eq!(gyega("record", "").code, 2);
    assert_eq!(gyega(&format!("record {KBA_DIAGRAM_1} --key no-such-key"), "").code, 1);
}

#[test]
fn a_code_is_ruled_on_as_it_is_decided() {
    // Black claims B4 dead, White that every stone stays: five black stones and 15 points against five and 20. With B4
    // alive the corner is nobody's: 5 against 26.
    let body = r#"{"rows": ["...XO....", ".O.XO....", "...XO....", "...XO....", "...XO...."], "komi": 0,
        "claims": {"black": {"dead": ["B4"]}, "white": {}}, "rule_sets": ["chinese-2002"]}"#;
    let read = gyega::wire::read_request(body.as_bytes(), &gyega::wire::Limits::default()).expect("a question");
    let code = read.code().expect("it fits");
    for (player, result) in [("black", "W+5"), ("white", "W+21")] {
        let written = gyega(&format!("record {code} --decided {player} --format json"), "");
        assert_eq!((written.code, written.error.as_str()), (0, ""));
        let record: serde_json::Value = serde_json::from_str(&written.output).expect("JSON");
        assert_eq!(record["answer"]["scores"][0]["result"], result, "{player}");
        assert!(record["answer"].get("dispute").is_none() && record["disputed"]["answer"].get("dispute").is_some());
        let opened = gyega(&format!("score {} --format json", record["permalink"].as_str().expect("a code")), "");
        let opened: serde_json::Value = serde_json::from_str(&opened.output).expect("JSON");
        assert_eq!((&opened["scores"][0]["result"], opened.get("dispute")), (&result.into(), None));
        assert_eq!(gyega("verify -", &written.output).code, 3);
    }
}

#[test]
fn names_in_a_record_do_not_turn_the_text_of_a_terminal() {
    let written = gyega(&format!("record {KBA_DIAGRAM_1} {GAME} --format json"), "").output;
    let verified = gyega("verify -", &written.replacen('{', "{\"\u{202e}a\u{2066}\":1,", 1));
    assert_eq!(verified.code, 1);
    assert!(verified.output.contains("\u{fffd}a\u{fffd}"), "{}", verified.output);
    let twice = gyega("verify -", "{\"\u{202e}\": 1, \"\u{202e}\": 2}");
    assert!(twice.code == 1 && !twice.error.contains('\u{202e}'), "{}", twice.error);
}

#[cfg(unix)]
#[test]
fn a_key_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("key");
    gyega(&format!("record --new-key {}", key.display()), "");
    for (mode, told) in [(0o600, false), (0o400, false), (0o640, true), (0o644, true)] {
        fs::set_permissions(&key, fs::Permissions::from_mode(mode)).expect("it is ours");
        let written = gyega(&format!("record {KBA_DIAGRAM_1} {GAME} --format json --key {}", key.display()), "");
        assert_eq!(written.code, 0);
        assert_eq!(written.error.contains("others can use this key"), told, "{mode:o}: {}", written.error);
        assert!(told || written.error.is_empty());
    }
}

#[test]
fn proofs_of_an_answer_are_checked_line_by_line() {
    let asked = gyega(&format!("score {KBA_DIAGRAM_1} --proofs --format json"), "");
    assert_eq!((asked.code, asked.error.as_str()), (0, ""));
    let checked = gyega("verify -", &asked.output);
    assert_eq!((checked.code, checked.error.as_str()), (0, ""));
    let lines: Vec<_> = checked.output.lines().filter(|line| line.starts_with("ok  proof ")).collect();
    assert_eq!(lines.len(), 2, "one of each colour: {}", checked.output);
    let damaged = gyega("verify -", &asked.output.replacen("\"replies\":\"", "\"replies\":\"A", 1));
    assert_eq!(damaged.code, 1);
    assert!(damaged.output.starts_with("DIFFERS  proof 1  it shows nothing: "), "{}", damaged.output);
    assert!(damaged.output.contains("\nok       proof 2  "), "{}", damaged.output);
    assert!(damaged.error.contains("not all of it is shown"), "{}", damaged.error);
    let cases = [
        ("{\"proofs\": []}", "there is no proof in it"),
        ("{\"proofs\": [1]}", "/proofs/0: found 1, expected an object with assumes"),
        (
            "{\"scores\": []}",
            "expected the machine copy of a record, an object with record, request and answer, or an answer with proofs",
        ),
    ];
    for (text, why) in cases {
        let refused = gyega("verify -", text);
        assert_eq!((refused.code, refused.output.as_str()), (1, ""), "{text}");
        assert!(refused.error.contains(why), "{text}: {}", refused.error);
    }
    let text = gyega(&format!("score {KBA_DIAGRAM_1} --proofs"), "");
    assert_eq!(text.code, 2);
    assert!(text.error.contains("--format json writes them"), "{}", text.error);
}
