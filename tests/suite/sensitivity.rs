//! How little would make another outcome, worked by hand.
//!
//! ```text
//! 3 . . X . O . .    Black: 3 stones, 6 points. White: 5 stones, E3 E2 D2 D1 in one chain, and the 7 points less F1: F3 G3 F2 G2
//! 2 . . X O O . .    E1 G1 are 6. D3 is neutral.
//! 1 . . X O . O .
//!   A B C D E F G
//! ```

use gyega::board::Stones;
use gyega::explain::StatementCode;
use gyega::position::Setup;
use gyega::report::{ChangeKind, ScoreTask, prepare};
use gyega::rules::{SharedRuleSet, by_id};
use serde_json::{Value, json};

use crate::support::{answer, json_snapshot};

fn question(komi: &Value, rule_set: &str) -> Value {
    json!({
        "rows": ["..X.O..", "..XOO..", "..XO.O."],
        "dead": [],
        "prisoners": { "black": 0, "white": 0 },
        "komi": komi,
        "rule_sets": [rule_set],
        "sensitivity": true,
    })
}

/// The least change of one kind: whose, how many more, which points, the result after it.
fn least(answer: &Value, kind: &str) -> Option<(Value, Value, Value, String)> {
    let kinds = answer["sensitivity"][0]["changes"].as_array().expect("a list");
    let found = kinds.iter().find(|one| one["kind"] == kind).unwrap_or_else(|| panic!("no {kind}"));
    let least = found["least"].as_object()?;
    let result = least["result_after"].as_str().expect("a text").to_owned();
    Some((least["player"].clone(), least["more"].clone(), least["points"].clone(), result))
}

fn counts(answer: &Value) -> Vec<String> {
    let kinds = answer["sensitivity"][0]["changes"].as_array().expect("a list");
    let counting = kinds.iter().filter(|one| one["counts"] == true);
    counting.map(|one| one["kind"].as_str().expect("a word").to_owned()).collect()
}

#[test]
fn under_territory_half_a_point_turns_on_a_prisoner_or_on_komi() {
    // 6 - 6 - 0.5 = -0.5.
    let told = answer(&question(&json!(0.5), "korean-2016"));
    assert_eq!((&told["scores"][0]["result"], &told["sensitivity"][0]["safe_by"]), (&json!("W+0.5"), &json!(0)));
    // A prisoner of Black: 7 - 6.5 = 0.5. Half a point of komi less: 0, a draw, which is another outcome.
    assert_eq!(least(&told, "prisoners"), Some((json!("black"), json!(1), json!([]), "B+0.5".to_owned())));
    assert_eq!(least(&told, "komi"), Some((Value::Null, json!(-0.5), json!([]), "Draw".to_owned())));
    // White's five stones are one group, joined through what they surround. Dead, all 18 points are Black's: 18 + 5 -
    // 0.5 = 22.5. Black's chain dead: White wins by more.
    assert_eq!(
        least(&told, "status"),
        Some((json!("white"), Value::Null, json!(["E3", "D2", "E2", "D1", "F1"]), "B+22.5".to_owned()))
    );
    assert_eq!(least(&told, "neutral-point"), None, "a neutral point counts nothing");
    // Two handicap stones and no own komi: nothing changes, as the text gives White no points for them.
    assert_eq!(least(&told, "handicap"), None);
    assert_eq!(counts(&told), ["prisoners", "status", "komi"]);
    json_snapshot!("sensitivity", &told["sensitivity"]);
}

#[test]
fn under_area_the_last_neutral_point_may_decide() {
    // 3 + 6 = 9 to 5 + 6 = 11, half of D3 each, 1.5 to Black: 9.5 - 11.5 + 1.5 = -0.5. Black at D3: 10 - 11 + 1.5 =
    // 0.5.
    let told = answer(&question(&json!(-1.5), "chinese-2002"));
    assert_eq!(told["scores"][0]["result"], "W+0.5");
    assert_eq!(least(&told, "neutral-point"), Some((json!("black"), Value::Null, json!(["D3"]), "B+0.5".to_owned())));
    assert_eq!(least(&told, "prisoners"), None);
    assert_eq!(counts(&told), ["neutral-point", "status", "komi", "handicap"]);
    // Chinese rules give White a point for each handicap stone: more of them do not help Black.
    assert_eq!(least(&told, "handicap"), None);
}

#[test]
fn handicap_stones_matter_where_white_is_given_points_for_them() {
    // Area with komi -2.5: 9 - 11 - (-2.5) = 0.5 for Black. AGA gives White N - 1: two stones take a point.
    let told = answer(&question(&json!(-2.5), "aga"));
    assert_eq!(told["scores"][0]["result"], "B+0.5");
    assert_eq!(least(&told, "handicap"), Some((Value::Null, json!(2), json!([]), "W+0.5".to_owned())));
    // From five stones, which take 4: komi -6.5. One more takes another point.
    let mut five = question(&json!(-6.5), "aga");
    five["handicap"] = json!(5);
    assert_eq!(least(&answer(&five), "handicap"), Some((Value::Null, json!(1), json!([]), "W+0.5".to_owned())));
    // From White's side: with komi -5.5 she is half a point ahead, and one stone fewer turns it.
    five["komi"] = json!(-5.5);
    assert_eq!(least(&answer(&five), "handicap"), Some((Value::Null, json!(-1), json!([]), "B+0.5".to_owned())));
}

#[test]
fn at_lead_nothing_black_wins_under_ing_and_has_nothing_to_lose() {
    // 44 points to 37, one of them neutral, of 9 lines: 44 - 36 - 8 = 0. Black's columns A to D, E up to E8; E9 is
    // neutral. Column E: E1 to E8 are Black's, E9 nobody's. So Black's stones stand next to F and to E9; White's
    // stand in F.
    let rows = [
        "...X.O...",
        "....XO...",
        "....XO...",
        "....XO...",
        "....XO...",
        "....XO...",
        "....XO...",
        "....XO...",
        "....XO...",
    ];
    let body = json!({ "rows": rows, "rule_sets": ["ing-sst"], "sensitivity": true });
    let told = answer(&body);
    assert_eq!((&told["scores"][0]["result"], &told["scores"][0]["decided_by"]), (&json!("B+0"), &json!("tie-rule")));
    assert_eq!(told["sensitivity"][0]["safe_by"], 0);
    assert_eq!(least(&told, "komi"), Some((Value::Null, json!(0.5), json!([]), "W+0.5".to_owned())));
    assert_eq!(least(&told, "neutral-point"), Some((json!("white"), Value::Null, json!(["E9"]), "W+1".to_owned())));
    // One point of compensation more and White wins by 1; then a point back is enough for the tie.
    let mut more = body;
    more["komi"] = json!(9);
    let told = answer(&more);
    assert_eq!((&told["scores"][0]["result"], &told["sensitivity"][0]["safe_by"]), (&json!("W+1"), &json!(0)));
    assert_eq!(least(&told, "komi"), Some((Value::Null, json!(-1), json!([]), "B+0".to_owned())));
    assert_eq!(least(&told, "neutral-point"), Some((json!("black"), Value::Null, json!(["E9"]), "B+0".to_owned())));
}

#[test]
fn safe_by_is_what_the_winner_can_lose_and_still_win() {
    let safe = |komi: Value, rule_set| answer(&question(&komi, rule_set))["sensitivity"][0]["safe_by"].clone();
    // 3.5 ahead: 3 can go. 3 ahead: with 3 gone it is a draw, so 2 can. At 0 nobody wins.
    assert_eq!(safe(json!(3.5), "korean-2016"), 3);
    assert_eq!(safe(json!(3), "korean-2016"), 2);
    assert_eq!(safe(json!(-3.25), "korean-2016"), 3);
    assert_eq!(safe(json!(0), "korean-2016"), Value::Null);
    // Ing: Black 9, White 11. With komi -5 he leads by 3 and wins at 0 too; White wins by 3 with komi 1, and loses at
    // 0.
    assert_eq!((safe(json!(-5), "ing-sst"), safe(json!(1), "ing-sst")), (json!(3), json!(2)));
}

#[test]
fn after_a_draw_the_change_for_black_is_reported() {
    let told = answer(&question(&json!(0), "korean-2016"));
    assert_eq!(told["scores"][0]["result"], "Draw");
    assert_eq!(least(&told, "prisoners"), Some((json!("black"), json!(1), json!([]), "B+1".to_owned())));
    assert_eq!(least(&told, "komi"), Some((Value::Null, json!(-0.5), json!([]), "B+0.5".to_owned())));
    assert_eq!(told["sensitivity"][0]["sentence"]["code"], "sensitivity-draw");
}

#[test]
fn who_passed_first_and_who_played_last_matter_where_the_text_says_so() {
    // wmsg-2008, area: 9 - 11 = -2; a point from Black if White passes first. Komi -2.5: 0.5 for Black, who passed
    // first.
    let mut first = question(&json!(-2.5), "wmsg-2008");
    first["history"] = json!({ "first_pass": "black" });
    let told = answer(&first);
    assert_eq!(told["scores"][0]["result"], "B+0.5");
    assert_eq!(least(&told, "first-pass"), Some((json!("white"), Value::Null, json!([]), "W+0.5".to_owned())));
    // taiwan-old, area: a point from Black for the last play. Komi -2.5, White played last: 0.5 for Black.
    let mut last = question(&json!(-2.5), "taiwan-old");
    last["history"] = json!({ "last_play": { "player": "white" } });
    let told = answer(&last);
    assert_eq!(told["scores"][0]["result"], "B+0.5");
    assert_eq!(least(&told, "last-play"), Some((json!("black"), Value::Null, json!([]), "W+0.5".to_owned())));
    assert_eq!(least(&told, "first-pass"), None);
}

#[test]
fn passes_matter_where_they_cost_a_stone_that_counts() {
    // Territory with pass stones: 6 - 6, a pass of White's is a point for Black, and 0.5 to White: -0.5 at two passes
    // each.
    let mut body = question(&json!(0.5), "korean-2016");
    body["rule_sets"] = json!([{ "base": "korean-2016", "pass_stones": "prisoner" }]);
    body["history"] = json!({ "black_passes": 2, "white_passes": 2 });
    let told = answer(&body);
    assert_eq!(told["scores"][0]["result"], "W+0.5");
    assert_eq!(least(&told, "passes"), Some((json!("white"), json!(1), json!([]), "B+0.5".to_owned())));
}

#[test]
fn a_marked_group_may_stay_and_the_least_in_points_is_reported() {
    // F1 is dead: 6 + 1 to 6 + 1 point under it, less the point that White owes in a corner of seven once D3 is filled:
    // 7 - 6 - 1.5 = -0.5. Alive, White owes nothing and wins by more. White's great chain dead with it: 18 points
    // and 5 stones less 1.5.
    let mut body = question(&json!(1.5), "korean-2016");
    body["dead"] = json!(["F1"]);
    let told = answer(&body);
    assert_eq!(told["scores"][0]["result"], "W+0.5");
    let (_, _, points, result) = least(&told, "status").expect("White's chain");
    assert_eq!((points, result.as_str()), (json!(["E3", "D2", "E2", "D1"]), "B+21.5"));
}

#[test]
fn what_is_unknown_or_decided_otherwise_is_not_reported() {
    let mut unknown = question(&json!(0.5), "korean-2016");
    unknown.as_object_mut().expect("an object").remove("prisoners");
    let told = answer(&unknown);
    assert_eq!(told["sensitivity"][0]["changes"], json!([]));
    assert_eq!(told["sensitivity"][0]["sentence"]["code"], "sensitivity-undetermined");
    let mut resigned = question(&json!(0.5), "korean-2016");
    resigned["history"] = json!({ "ended_by": "resignation", "lost_by": "black" });
    let told = answer(&resigned);
    assert_eq!((&told["sensitivity"][0]["safe_by"], &told["sensitivity"][0]["changes"]), (&Value::Null, &json!([])));
    assert_eq!(told["sensitivity"][0]["sentence"]["code"], "sensitivity-decided-by-end");
    unknown["sensitivity"] = json!(false);
    assert_eq!(answer(&unknown).get("sensitivity"), None);
}

#[test]
fn a_change_after_which_the_text_is_silent_is_not_said_to_make_no_difference() {
    // Five stones and five points to five and ten, less five of komi: equal. In an even game Black wins; of handicap
    // games the text says nothing.
    let body = json!({
        "rows": [".XO..", ".XO..", ".XO..", ".XO..", ".XO.."], "dead": [], "komi": -5, "rule_sets": ["simplified-ing"],
        "sensitivity": true,
    });
    let told = answer(&body);
    assert_eq!((&told["scores"][0]["result"], least(&told, "handicap")), (&json!("B+0"), None));
    let kinds = told["sensitivity"][0]["changes"].as_array().expect("a list");
    let handicap = kinds.iter().find(|one| one["kind"] == "handicap").expect("a kind");
    assert_eq!(handicap["sentence"]["code"], "sensitivity-may-turn");
    let told =
        answer(&json!({"handicap": 2, "rows": body["rows"], "dead": [], "komi": -5, "rule_sets": ["simplified-ing"]}));
    assert_eq!(told["scores"][0]["needs"], json!(["rule:tie"]));
}

#[test]
fn neutral_points_at_which_no_play_was_tried_are_not_said_to_make_no_difference() {
    let neutral_points = |rows: &[&str]| {
        let setup = Setup::none_dead(Stones::from_rows(rows).expect("a board"));
        let mut case = ScoreTask::new(setup.check().expect("legal"));
        case.rule_sets = vec![SharedRuleSet::from(by_id("chinese-2002").expect("built in"))];
        (case.wanted.sensitivity, case.classify) = (true, false);
        let kinds = prepare(&case).sensitivity.expect("asked").swap_remove(0).kinds;
        let of_kind = kinds.into_iter().find(|one| one.kind == ChangeKind::NeutralPoint).expect("a kind");
        (of_kind.sentence(&case.rule_sets[0]).code, of_kind.is_complete, of_kind.not_tried.len())
    };
    // The space of five columns and two rows is one of ten points, too wide for the game to be over there.
    assert_eq!(neutral_points(&[".XX.....OO.", "X.X.....O.O"]), (StatementCode::SensitivityNotTried, false, 10));
    // Nothing is neutral here.
    assert_eq!(neutral_points(&[".X.XO.O.", "XX.XO.OO"]), (StatementCode::SensitivityNotCounted, true, 0));
}
