//! What is said of the record of a game beside its score.

use gyega::wire::{Limits, read_request};
use serde_json::{Value, json};

/// The answer to a record, with these other fields.
fn answer(sgf: &str, fields: &Value) -> Value {
    let mut request = fields.clone();
    request["sgf"] = json!(sgf);
    crate::support::answer(&request)
}

fn record(sgf: &str) -> Value {
    answer(sgf, &json!({}))["record"].clone()
}

fn causes(sgf: &str) -> Vec<String> {
    let told = record(sgf);
    assert_eq!(told["agreement"], "differs", "{told}");
    let causes = told["causes"].as_array().expect("a list").iter();
    causes.map(|cause| cause["code"].as_str().expect("a code").trim_start_matches("record-cause-").to_owned()).collect()
}

/// Black has the columns A to C, White D and E: 15 points to 10, or 10 to 5 without the stones.
fn walls(root: &str) -> String {
    format!("(;SZ[5]AB[ca:ce]AW[da:de]{root})")
}

#[test]
fn a_result_is_compared_with_what_its_own_rules_give() {
    let agreement = |root: &str| record(&walls(root))["agreement"].as_str().expect("a word").to_owned();
    assert_eq!(agreement("RU[Chinese]KM[0]RE[B+5]"), "agrees");
    assert_eq!(agreement("RU[Chinese]KM[0]RE[B+]"), "agrees", "only the winner is told");
    assert_eq!(agreement("RU[Chinese]KM[5]RE[0]"), "agrees", "a draw");
    assert_eq!(agreement("RU[Chinese]KM[0]RE[B+9]"), "differs");
    assert_eq!(agreement("RU[Chinese]KM[0]RE[W+R]"), "decided-by-end");
    assert_eq!(agreement("RU[Chinese]KM[0]RE[?]"), "no-result");
    assert_eq!(agreement("RU[Chinese]KM[0]"), "no-result");
    assert_eq!(agreement("RU[of my own]KM[0]RE[B+5]"), "no-rule-set");
    // Set stones tell nothing of prisoners.
    assert_eq!(agreement("RU[Japanese]KM[0]RE[B+5]"), "undetermined");
}

#[test]
fn each_single_cause_that_explains_another_result_is_named() {
    let of = |root: &str| causes(&walls(root));
    // 5 points of lead without komi.
    assert_eq!(of("RU[Chinese]KM[0]RE[W+2.5]"), ["komi"], "7.5 points, as the rule set has it");
    assert_eq!(of("RU[Chinese]KM[0]RE[B+2.5]"), ["zi"]);
    assert_eq!(of("RU[Chinese]KM[0]RE[W+5]"), ["winner-exchanged"]);
    assert!(of("RU[Chinese]KM[0]RE[B+37]").is_empty());
    // What was given besides the game explains what it makes: White got 9 points.
    let late = json!({"adjustments": [{"player": "white", "amount": 9, "reason": "late"}]});
    let told = answer(&walls("RU[Chinese]KM[0]RE[B+5]"), &late);
    assert_eq!((&told["record"]["agreement"], &told["scores"][0]["result"]), (&json!("differs"), &json!("W+4")));
    assert_eq!(told["record"]["causes"][0]["code"], "record-cause-adjustments");
    // Where nobody asks why, nothing is said of it.
    let only = answer(&walls("RU[Chinese]KM[0]RE[W+5]"), &json!({"explain_record": false}))["record"].clone();
    assert_eq!((&only["agreement"], &only["causes"]), (&json!("differs"), &json!([])));
    assert_eq!(only["sentences"][0]["code"], "record-differs-only", "reading leaves no group open that could be dead");
    // A white stone at A5 makes the ten points nobody's, unless it is dead: 5 stones to 11, or 15 to 10.
    let with_stone = |result: &str| causes(&format!("(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[{result}])"));
    assert!(with_stone("B+5").contains(&"dead".to_owned()));
    // Marked as dead, it explains a result that has it alive: 5 to 11.
    let marked = causes("(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[W+6]TB[aa:be]TW[ea:ee])");
    assert!(marked.contains(&"alive".to_owned()), "{marked:?}");
}

#[test]
fn a_prisoner_or_a_neutral_point_too_many_explains_a_result_by_one() {
    // 10 points to 5, nothing captured.
    let moves = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]";
    let of = |root: &str| causes(&format!("(;SZ[5]KM[0]{root}{moves})"));
    assert_eq!(of("RU[Japanese]RE[B+6]"), ["prisoners"]);
    assert_eq!(of("RU[Japanese]RE[B+3]"), ["prisoners"], "two of White's");
    // Columns A and B to D and E; the column between is nobody's. 10 to 10.
    let between = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[];W[]";
    assert_eq!(causes(&format!("(;SZ[5]KM[0]RU[Chinese]RE[B+1]{between})")), ["neutral-point"]);
}

#[test]
fn a_komi_that_the_record_does_not_tell_is_named_as_such() {
    // 15 to 10 and 7.5, which Chinese rules have, is W+2.5; without komi it is B+5.
    assert_eq!(causes(&walls("RU[Chinese]RE[B+5]")), ["komi-untold"]);
}

#[test]
fn stones_taken_off_by_hand_leave_captures_in_doubt() {
    // White's A5 is taken off by hand after the game: captured, or dead and already removed. One prisoner or none for
    // Black: 10 points to 5, so that Black leads by 5 or by 6.
    let told = record(
        "(;SZ[5]KM[0]RU[Japanese]RE[B+6];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[];AE[aa]TB[aa:be]TW[ea:ee])",
    );
    assert_eq!(told["captured"], json!({"black": {"least": 0, "most": 1}, "white": {"least": 0, "most": 0}}));
    let japanese = told["leads"].as_array().expect("a list").iter().find(|range| range["rule_set"] == "japanese-1989");
    assert_eq!(japanese.expect("a range"), &json!({"rule_set": "japanese-1989", "least": 5, "most": 6}));
    assert_eq!(told["agreement"], "undetermined");
    // Who begins in mid-game may have captured any number before.
    let begun = record(&walls("RU[Japanese]KM[0];B[aa]"));
    assert_eq!(begun["captured"]["black"], json!({"least": 0, "most": null}));
}

#[test]
fn neutral_points_filled_out_of_turn_are_told_apart_from_other_moves_out_of_turn() {
    // Column C is between the walls; at the end Black fills all of it.
    let walls = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de]";
    let filled = record(&format!("(;SZ[5]{walls};B[ca];B[cb];W[cc];B[];W[])"));
    assert_eq!(filled["out_of_turn"], json!({"neutral": [12], "others": []}));
    // Two moves in a row inside Black's own wall are no filling of neutral points.
    let inside = record(&format!("(;SZ[5]{walls};B[aa];B[ab];W[cc];B[];W[])"));
    assert_eq!(inside["out_of_turn"], json!({"neutral": [], "others": [12]}));
    // Whose turn it is may be set.
    let set = record("(;SZ[5];B[aa];PL[B];B[ab])");
    assert_eq!(set["out_of_turn"], json!({"neutral": [], "others": [2]}));
}

/// Black B3 C4 D3 C2 round C3, White C3's neighbours D4 E3 D2: a ko at C3 and D3.
const KO: &str = "(;SZ[5]AB[bc][cb][cd]AW[db][ec][dd][cc];B[dc]";

fn verdicts<'a>(moves: &'a Value, rule_set: &str) -> Vec<(&'a str, Option<&'a str>)> {
    let one = |told: &'a Value| {
        let verdict =
            told["verdicts"].as_array().expect("a list").iter().find(|verdict| verdict["rule_set"] == rule_set);
        let verdict = verdict.expect("of that rule set");
        (verdict["legality"].as_str().expect("a word"), verdict["repetition"]["choice"].as_str())
    };
    moves.as_array().expect("a list").iter().map(one).collect()
}

#[test]
fn a_ko_taken_back_is_reported_with_what_each_rule_set_makes_of_it() {
    // Korean rules, article 10: a draw; Japanese rules, article 12: no result.
    let sets = json!({"rule_sets": ["korean-2016", "tromp-taylor", "japanese-1989"]});
    // Black takes at D3, White takes back at once, which brings back the first board.
    let at_once = answer(&format!("{KO};W[cc])"), &sets)["record"]["moves"].clone();
    assert_eq!((&at_once[0]["number"], &at_once[0]["stood_after"]), (&json!(2), &json!(0)));
    assert_eq!(verdicts(&at_once, "korean-2016"), [("illegal", None)]);
    assert_eq!(verdicts(&at_once, "tromp-taylor"), [("illegal", None)]);
    // After two passes the ko rule lets White take back; superko does not.
    let later = answer(&format!("{KO};W[];B[];W[cc])"), &sets)["record"]["moves"].clone();
    assert_eq!((&later[0]["number"], &later[0]["stood_after"]), (&json!(4), &json!(0)));
    assert_eq!(verdicts(&later, "tromp-taylor"), [("illegal", None)]);
    assert_eq!(verdicts(&later, "korean-2016"), [("legal", Some("draw"))]);
    assert_eq!(verdicts(&later, "japanese-1989"), [("legal", Some("no-result"))]);
    // Nothing comes back where somebody played elsewhere first.
    let elsewhere = answer(&format!("{KO};W[aa];B[ea];W[cc])"), &sets);
    assert_eq!(elsewhere["record"]["moves"], json!([]));
}

#[test]
fn a_self_capture_is_reported_with_what_each_rule_set_makes_of_it() {
    let sets = json!({"rule_sets": ["korean-2016", "tromp-taylor"]});
    // Black's A5 between A4 and B5 has no liberty; A1 A2 with B1 B2 A3 around neither, two stones.
    let told = answer("(;SZ[5]AW[ab][ba][bd][be][ac]AB[ad];B[ae])", &sets)["record"]["moves"].clone();
    assert_eq!((&told[0]["number"], &told[0]["stood_after"]), (&json!(1), &json!(null)));
    assert_eq!(verdicts(&told, "korean-2016")[0].0, "illegal");
    assert_eq!(verdicts(&told, "tromp-taylor")[0].0, "legal");
}

#[test]
fn what_the_request_says_comes_before_what_the_record_says() {
    let sgf = "(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[B+5]TB[aa:be]TW[ea:ee])";
    let codes = |answer: &Value| -> Vec<String> {
        let taken = answer["assumptions"].as_array().expect("a list").iter();
        taken.map(|taken| taken["code"].as_str().expect("a code").to_owned()).collect()
    };
    let own = answer(sgf, &json!({}));
    assert_eq!((&own["scores"][0]["rule_set"], &own["scores"][0]["result"]), (&json!("chinese-2002"), &json!("B+5")));
    for code in ["dead-by-territory", "rules-of-record", "komi-of-record"] {
        assert!(codes(&own).contains(&code.to_owned()), "{code} in {:?}", codes(&own));
    }
    let asked = answer(sgf, &json!({"dead": [], "komi": 7.5, "rule_sets": ["aga"]}));
    // White's A5 stays: 5 stones to 11, and 7.5 points.
    assert_eq!((&asked["scores"][0]["rule_set"], &asked["scores"][0]["result"]), (&json!("aga"), &json!("W+13.5")));
    assert!(
        codes(&asked).iter().all(|code| !code.contains("record") && !code.starts_with("dead-by")),
        "{:?}",
        codes(&asked)
    );
}

#[test]
fn crosses_mark_dead_stones_where_no_territory_is_marked() {
    let crossed = answer("(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[B+5]MA[aa])", &json!({}));
    assert_eq!(crossed["record"]["agreement"], "agrees");
    assert_eq!(crossed["assumptions"][0]["code"], "dead-by-crosses");
    // Beside marked territory a cross on a living stone is somebody's comment.
    let comment = answer("(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[B+5]MA[cc]TB[aa:be]TW[ea:ee])", &json!({}));
    assert_eq!((&comment["record"]["agreement"], &comment["groups"][0]["status"]), (&json!("agrees"), &json!("dead")));
    // With a cross on every stone in territory crosses mark the dead, also those elsewhere.
    let both = answer("(;SZ[5]AB[ca:ce]AW[da:de][aa]RU[Chinese]KM[0]RE[?]MA[aa][ca]TB[aa:be]TW[ea:ee])", &json!({}));
    assert!(
        both["groups"]
            .as_array()
            .expect("a list")
            .iter()
            .all(|group| group["color"] == "white" || group["status"] == "dead")
    );
}

#[test]
fn marks_on_the_way_are_comments_and_a_cross_on_the_last_play_is_no_dead_stone() {
    let needs = |sgf: &str, fields: Value| answer(sgf, &fields)["scores"][0]["needs"].clone();
    let marked = "(;SZ[9]RU[Chinese]KM[0];B[ee];W[ff]MA[ee];B[fe];W[gf]TB[aa];B[];W[])";
    for moves in [2, 4] {
        assert_eq!(
            needs(marked, json!({"sgf_at": moves, "as_it_stands": true})),
            json!(["dead-stones"]),
            "after {moves} moves"
        );
    }
    // At the end of a variation the marks are about its end; but A5 is next to both players, so that they do not
    // explain the board.
    let other = "(;SZ[5]RU[Chinese]KM[0];B[ba](;W[ca])(;W[cc];B[]N[end]TB[aa]))";
    assert_eq!(needs(other, json!({"sgf_at": "end"})), json!(["dead-stones"]));
    // The last move has the cross that editors give it; another stone, or two, are said to be dead, and of the others
    // nothing is said.
    let crossed = |marks: &str| format!("(;SZ[9]RU[Chinese]KM[0];B[ee];W[ff];B[fe];W[gf]{marks})");
    assert_eq!(needs(&crossed("MA[gf]"), json!({})), json!(["end", "dead-stones"]));
    // F4 and G4 are one chain: with all of White off, Black lives.
    assert_eq!(needs(&crossed("MA[ff]"), json!({})), json!([]));
    assert_eq!(needs(&crossed("MA[gf][ff]"), json!({})), json!([]));
}

/// Two walls of five stones, Black's in column B, White's in column C: 10 points to 15 by area.
const CLOSE: &str = ";B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce]";

#[test]
fn the_result_of_a_game_says_nothing_of_a_board_before_its_end() {
    let whole = format!("(;SZ[5]RU[Chinese]KM[0]RE[B+R]{CLOSE};B[];W[])");
    assert_eq!(answer(&whole, &json!({}))["scores"][0]["result"], "B+R");
    let cut = answer(&whole, &json!({"sgf_at": 2}));
    assert_eq!((&cut["record"]["agreement"], &cut["record"]["recorded"]), (&json!("no-result"), &json!(null)));
    // Nobody resigned on that board, and nobody said which of its stones are dead.
    assert_eq!(
        (&cut["scores"][0]["decided_by"], &cut["scores"][0]["needs"]),
        (&json!(null), &json!(["end", "dead-stones"]))
    );
    let told = answer(&whole, &json!({"sgf_at": 2, "dead": [], "as_it_stands": true}));
    assert_eq!((&told["scores"][0]["decided_by"], &told["scores"][0]["needs"]), (&json!("lead"), &json!([])));
    // All moves and both passes: nothing is cut.
    assert_eq!(answer(&whole, &json!({"sgf_at": 12}))["scores"][0]["result"], "B+R");
    let other = "(;SZ[5]RU[Chinese]RE[B+R];B[ba](;W[ca])(;N[other]W[cc]))";
    assert_eq!(answer(other, &json!({"sgf_at": "other"}))["record"]["agreement"], "no-result");
}

#[test]
fn an_end_that_the_request_tells_leaves_no_count_to_compare() {
    let sgf = format!("(;SZ[5]RU[Japanese]KM[0]RE[W+5]{CLOSE};B[];W[])");
    let told = answer(&sgf, &json!({"history": {"ended_by": "time", "lost_by": "white"}}));
    assert_eq!(told["record"]["agreement"], "decided-by-end");
    assert_eq!((&told["record"]["result"], &told["record"]["causes"]), (&json!(null), &json!([])));
    // Who lost need not be told twice.
    let resigned = answer(&sgf.replace("W+5", "W+R"), &json!({"history": {"ended_by": "resignation"}}));
    assert_eq!(resigned["scores"][0]["result"], "W+R");
}

#[test]
fn an_equal_score_that_a_rule_for_ties_decides_otherwise_has_no_false_cause() {
    // Four columns of five: five points each and no komi, a draw; the record gives it to Black.
    let sgf = format!("(;SZ[4:5]RU[Japanese]KM[0]RE[B+0]{CLOSE};B[];W[])");
    let told = causes(&sgf);
    assert!(told.iter().all(|cause| !["komi", "zi", "winner-exchanged"].contains(&cause.as_str())), "{told:?}");
}

#[test]
fn dead_stones_that_the_request_tells_are_not_missed_in_the_record() {
    // Black's D4 in White's ten points is dead as the request says: 10 to 15 all the same.
    let sgf = format!("(;SZ[5]RU[Chinese]KM[0]RE[B+2.25]{CLOSE};B[db];W[];B[];W[])");
    let codes = |fields: &Value| answer(&sgf, fields)["record"]["sentences"][0]["code"].clone();
    assert_eq!(codes(&json!({"dead": ["D4"]})), "record-differs-unexplained");
    assert_eq!(codes(&json!({})), "record-differs-dead-untold");
}

#[test]
fn a_captured_stone_that_is_put_back_by_hand_leaves_the_capture_in_doubt() {
    // Black takes A5 and A4; both are put back, and Black's A3 comes off.
    let told = record("(;SZ[5]RU[Japanese]KM[0];B[ac];W[aa];B[ba];W[ab];B[bb];AW[aa][ab]AE[ac];W[];B[])");
    assert_eq!(told["captured"], json!({"black": {"least": 0, "most": 2}, "white": {"least": 0, "most": 1}}));
}

#[test]
fn numbers_that_the_moves_of_a_changed_record_contradict_are_refused() {
    // White's A5 is captured; a stone of Black is set at D2.
    let sgf = "(;SZ[5];B[ab];W[aa];B[ba];W[ee];AB[dd];B[cc])";
    let refused = |fields: Value| {
        let mut request = fields;
        request["sgf"] = json!(sgf);
        let refused =
            read_request(request.to_string().as_bytes(), &Limits::default()).map(|_| ()).expect_err("refused");
        refused.errors.iter().map(|error| error.pointer.clone()).collect::<Vec<_>>()
    };
    assert_eq!(refused(json!({"prisoners": {"black": 0}})), ["/prisoners/black"]);
    assert_eq!(refused(json!({"handicap": 4})), ["/handicap"]);
    assert_eq!(answer(sgf, &json!({"prisoners": {"black": 1, "white": 0}}))["record"]["captured"]["black"]["least"], 1);
}

#[test]
fn repairs_are_reported_one_by_one_in_json() {
    let record = record("(;SZ[5]\nKM[650];B[aa];W[zz])");
    let repair = |repair: &str, offset: u32, line: u32, column: u32, property: &str, found: &str| json!({"repair": repair, "offset": offset, "line": line, "column": column, "property": property, "found": found});
    assert_eq!(
        record["repairs"],
        json!([repair("odd-komi", 11, 2, 4, "KM", "650"), repair("off-board", 24, 2, 17, "W", "zz")])
    );
    let answer = answer(&format!("(;SZ[5]{})", ";B[aa];W[aa]".repeat(6)), &json!({}));
    let told =
        answer["assumptions"].as_array().expect("a list").iter().find(|told| told["code"] == "record-repaired-often");
    let told = told.expect("eleven moves on a stone");
    assert_eq!((&told["arguments"]["count"], &told["arguments"]["more"]), (&json!(11), &json!(3)));
    assert!(
        told["text"].as_str().expect("a text").contains("1:59 B[aa] and 3 more (line:column): a move was played"),
        "{told}"
    );
}

#[test]
fn another_rule_set_explains_a_result_at_the_komi_of_the_record() {
    // Black also plays in his own territory, where White passes: 9 points to 5 by territory, 15 to 10 by area.
    let moves = "B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[aa];W[];B[]";
    let record = record(&format!("(;SZ[5]KM[0.5]RU[Japanese]RE[B+4.5];{moves})"));
    assert_eq!(record["result"], "B+3.5", "{record}");
    let mut causes = record["causes"].as_array().expect("a list").iter();
    let cause = causes.find(|cause| cause["code"] == "record-cause-rule-set").expect("area counting gives the result");
    let text = cause["text"].as_str().expect("a text");
    assert!(text.starts_with("another rule set, still with a komi of 0.5 points: "), "{text}");
    assert!(text.contains("Chinese Weiqi Association rules 2002; "), "{text}");
}

/// What an answer says of its first rule set, and what it needs.
fn first(answer: &Value) -> (String, Vec<String>) {
    let score = &answer["scores"][0];
    let needs = score["needs"].as_array().expect("a list").iter();
    let needs = needs.map(|need| need.as_str().expect("a word").to_owned()).collect();
    (score["result"].as_str().expect("a text").to_owned(), needs)
}

/// White passes while Black sets the stones of the handicap.
const PASSED: &str =
    "(;SZ[5]RU[NZ]HA[2]RE[B+5];B[ca];W[];B[cb];W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[])";

/// It says three handicap stones. Its moves take turns, and Black begins with one.
const CONTRADICTED: &str =
    "(;SZ[5]RU[AGA]HA[3];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[ba];W[];B[])";

#[test]
fn passes_of_white_between_the_first_stones_are_the_handicap_that_a_record_says() {
    // 15 points to 10. "White passes the first N - 1 moves, without komi."
    let told = answer(PASSED, &json!({}));
    assert_eq!((first(&told), &told["scores"][0]["firm"]), (("B+5".to_owned(), Vec::new()), &json!(true)));
    assert_eq!(told["record"]["agreement"], "agrees");
    assert_eq!(told["record"]["repairs"][0]["repair"], "handicap-as-passes");
    // Stones that are set are the same game: two to White for them under Chinese rules, and no pass before the end.
    let set = "(;SZ[5]RU[NZ]HA[2]RE[B+5]AB[ca][cb];W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[])";
    assert_eq!(told["scores"], answer(set, &json!({}))["scores"]);
    // Three stones, two passes of White.
    let three =
        "(;SZ[5]RU[NZ]HA[3];B[ca];W[];B[cb];W[];B[cc];W[da];B[cd];W[db];B[ce];W[dc];B[];W[dd];B[];W[de];B[];W[])";
    assert_eq!(first(&answer(three, &json!({}))), ("B+5".to_owned(), Vec::new()));
}

#[test]
fn a_handicap_that_stones_and_moves_contradict_is_asked_for_where_rules_turn_on_it() {
    let of = |fields: Value| first(&answer(CONTRADICTED, &fields));
    let missing = ("?".to_owned(), vec!["handicap".to_owned()]);
    // 15 to 10: with no handicap 7.5 points of komi, with three stones half a point and two points for them.
    assert_eq!(of(json!({})), missing);
    assert_eq!(of(json!({"handicap": 0})), ("W+2.5".to_owned(), Vec::new()));
    assert_eq!(of(json!({"handicap": 3})), ("B+2.5".to_owned(), Vec::new()));
    // With one komi for both the points for stones remain under AGA and Chinese rules; Korean ones have none.
    assert_eq!(of(json!({"komi": 0})), missing);
    assert_eq!(of(json!({"komi": 0, "rule_sets": ["chinese-2002"]})), missing);
    assert_eq!(of(json!({"komi": 0, "rule_sets": ["nz"]})), ("B+5".to_owned(), Vec::new()));
    // At equal scores simplified Ing rules have Black win an even game, and say nothing of others.
    assert_eq!(of(json!({"komi": 5, "rule_sets": ["simplified-ing"]})), missing);
    assert_eq!(of(json!({"komi": 4, "rule_sets": ["simplified-ing"]})), ("B+1".to_owned(), Vec::new()));
    // What is not known is not in the ledger, nor assumed.
    let told = answer(CONTRADICTED, &json!({}));
    let kinds: Vec<_> =
        told["scores"][0]["ledger"].as_array().expect("a list").iter().map(|entry| &entry["kind"]).collect();
    assert!(!kinds.contains(&&json!("komi")) && !kinds.contains(&&json!("handicap")), "{kinds:?}");
    let assumed = told["assumptions"].as_array().expect("a list").iter();
    let assumed: Vec<_> = assumed.filter(|told| told["code"] == "komi-of-rule-set").collect();
    assert!(assumed.iter().all(|told| told["arguments"]["rule_set"] != "aga"), "{assumed:?}");
}

#[test]
fn stones_that_are_fewer_than_the_handicap_that_a_record_says_contradict_it_too() {
    let of = |root: &str, fields: Value| {
        first(&answer(
            &format!("(;SZ[5]KM[0]{root};W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[])"),
            &fields,
        ))
    };
    // 15 to 10. For two stones Chinese rules give White two points, for three three.
    assert_eq!(of("RU[Chinese]HA[2]AB[ca][cb]", json!({})), ("B+3".to_owned(), Vec::new()));
    assert_eq!(of("RU[Chinese]HA[3]AB[ca][cb]", json!({})), ("?".to_owned(), vec!["handicap".to_owned()]));
    assert_eq!(of("RU[Chinese]HA[3]AB[ca][cb]", json!({"handicap": 3})), ("B+2".to_owned(), Vec::new()));
    assert_eq!(of("RU[NZ]HA[3]AB[ca][cb]", json!({})), ("B+5".to_owned(), Vec::new()));
}

#[test]
fn where_a_result_shows_another_board_nothing_says_that_the_game_ended_on_this_one() {
    // 15 to 10 and 7.5 points of komi: W+2.5. The result of the record is that of another board, unless stones are dead
    // that nobody marks; that two passes stand there does not tell.
    let moves = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de]";
    let of = |root: &str, end: &str| {
        let told = answer(&format!("(;SZ[5]KM[7.5]RU[AGA]{root}{moves}{end})"), &json!({}));
        let (result, needs) = first(&told);
        (result, needs.join(" "), told["record"]["ended"].as_str().expect("a word").to_owned())
    };
    let told = |result: &str, needs: &str, ended: &str| (result.to_owned(), needs.to_owned(), ended.to_owned());
    for end in [";B[];W[]", ""] {
        for root in ["RE[B+3.5]", "RE[B+]"] {
            assert_eq!(of(root, end), told("?", "end", "unknown"), "{root}{end}");
        }
    }
    assert_eq!(of("RE[W+2.5]", ";B[];W[]"), told("W+2.5", "", "passes"));
    // Marks of all territory say which board was counted; the result is then another.
    let marked = ";B[];W[]TB[aa:be]TW[ea:ee]";
    assert_eq!(of("RE[B+3.5]", marked), told("W+2.5", "", "passes"));
}

#[test]
fn where_passes_cost_stones_white_passes_last_and_territory_is_what_area_is() {
    let territory = json!({
        "base": "aga", "counting": "territory", "prisoners": "counted", "pass_stones": "prisoner", "neutral_points": "zero",
    });
    let leads = |root: &str, moves: &str| {
        let told = answer(&format!("(;SZ[5]RU[AGA]{root}{moves})"), &json!({"rule_sets": ["aga", territory]}));
        [0, 1].map(|index| told["scores"][index]["result"].clone())
    };
    let walls = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de]";
    // 15 to 10 and 7.5. In territory 10 points and a stone for White's pass to 5 points and a stone for Black's.
    assert_eq!(leads("KM[7.5]", &format!("{walls};B[];W[]")), ["W+2.5", "W+2.5"]);
    // Black moved last: White passes once more. 9 points and two stones to 5 points and a stone.
    assert_eq!(leads("KM[7.5]", &format!("{walls};B[ba];W[];B[]")), ["W+2.5", "W+2.5"]);
    // White fills a point and has the last pass. 10 points and a stone to 4 points and two stones.
    assert_eq!(leads("KM[7.5]", &format!("{walls};B[];W[ea];B[];W[]")), ["W+2.5", "W+2.5"]);
    // Two handicap stones: a point to White in area. In territory Black's second pass brings it: 10 and a stone to 5
    // and two stones, 0.5 points of komi.
    let handicap = ";W[da];B[cc];W[db];B[cd];W[dc];B[ce];W[dd];B[];W[de];B[];W[]";
    assert_eq!(leads("KM[0.5]HA[2]AB[ca][cb]", handicap), ["B+3.5", "B+3.5"]);
}
