//! A result is firm only where nothing that may still happen on the board changes it: boards drawn for it, each asked
//! as an app asks.

use gyega::board::Symmetry;
use serde_json::{Value, json};

fn answer(rows: &[&str], more: &Value) -> Value {
    let mut body = json!({ "rows": rows, "prisoners": { "black": 0, "white": 0 } });
    for (name, value) in more.as_object().expect("an object") {
        body[name] = value.clone();
    }
    crate::support::answer(&body)
}

/// Each result, with `~` where it is not firm.
fn results(answer: &Value) -> Vec<String> {
    let scores = answer["scores"].as_array().expect("scores");
    let result = |score: &Value| {
        let firm = if score["firm"] == true { "" } else { "~" };
        format!("{}{firm}", score["result"].as_str().expect("a result"))
    };
    scores.iter().map(result).collect()
}

fn checks(answer: &Value) -> Vec<&str> {
    answer["audit"].as_array().expect("checks").iter().filter_map(|check| check["code"].as_str()).collect()
}

/// What the first score may be by what is open: the leads that are best for Black and for White.
fn either_way(answer: &Value) -> [Value; 2] {
    ["black", "white"].map(|player| answer["scores"][0]["either_way"][player]["lead"].clone())
}

/// Black's bent four at the bottom left takes seven stones by a ko alone, and White has a threat that Black cannot
/// remove: H13 in the seki at the top, after which M13 takes nothing back.
const BENT_FOUR: [&str; 13] = [
    ".....OX.OOO.X",
    ".....OXXXXXXX",
    ".....OOOOOOOO",
    ".............",
    ".............",
    "OOOOOOOOOOOOO",
    "XXXXXXXXXXXXX",
    ".............",
    ".............",
    "XX...........",
    "OOXXXX.......",
    ".OOOOX.......",
    "XXX.OX.......",
];

#[test]
fn what_is_captured_by_a_ko_alone_is_firm_only_where_no_ko_is_fought() {
    let asked = json!({ "komi": 20.5, "rule_sets": ["chinese-2002", "nz", "japanese-1989"] });
    let told = answer(&BENT_FOUR, &asked);
    // With the seven stones off Black has 101 of area to 68. With them standing their seven points are White's, and A2
    // and D1 nobody's: 16 less. 20.5 off each is 12.5 and -3.5.
    assert_eq!(results(&told), ["B+12.5~", "B+12.5~", "B+12.5"]);
    assert_eq!(either_way(&told), [json!(12.5), json!(-3.5)]);
    assert!(checks(&told).contains(&"audit-captured-by-ko"));
    // Whoever marks them dead has agreed.
    let marked = json!({ "komi": 20.5, "rule_sets": ["chinese-2002"], "dead": ["A3"] });
    assert_eq!(results(&answer(&BENT_FOUR, &marked)), ["B+12.5"]);
}

#[test]
fn a_group_of_which_a_ko_takes_one_stone_is_captured_by_that_ko() {
    // White G1 takes F1, and what else Black has there falls at J1. Black F1 takes G1 back: with a threat for each time
    // that White retakes he keeps G1 as an eye beside J1. It was read with G1 filled, which ends the ko.
    let rows = ["XX.XX.OO.", "X.XX.OO.O", "XXXXOOOOO", "XXXOOOOXO", ".XXO.OXXX", ".XXOOX.X."];
    let told = answer(&rows, &json!({ "komi": 0, "rule_sets": ["aga", "japanese-1989"] }));
    // With the six stones off Black has 18 stones and four points to White's 19 and eleven; by territory four points to
    // eleven and six prisoners. Life is confirmed without threats there.
    assert!(checks(&told).contains(&"audit-captured-by-ko"));
    assert_eq!(results(&told), ["W+8~", "W+13"]);
}

#[test]
fn a_chain_that_can_be_taken_now_is_no_protective_move_at_the_end() {
    // J1 J2 J3 are in atari at J4, whoever fills what.
    let at_hand = [
        "...OX....",
        "...OX....",
        "...OX....",
        "...OX....",
        "OOOOXXXX.",
        "XXXXOOOX.",
        ".X.X.O.OX",
        "XX.X.OOOX",
        ".X.XOO.OX",
    ];
    let told = answer(&at_hand, &json!({ "komi": 0, "rule_sets": ["chinese-2002", "japanese-1989"] }));
    assert!(told["scores"].as_array().expect("scores").iter().all(|score| score["firm"] == false));
    let moves = told["scores"][0]["first_moves"].as_array().expect("first moves");
    assert!(moves.iter().any(|first| (&first["player"], &first["at"]) == (&json!("white"), &json!("J4"))), "{moves:?}");
    // J1 J2 have the neutral point H1 as well: Black can wait until White plays there.
    let in_time = [
        "...OX....",
        "...OX....",
        "...OX....",
        "...OX....",
        "...OX....",
        "...OXXXX.",
        "...OOOOX.",
        "......OOX",
        "......O.X",
    ];
    assert_eq!(results(&answer(&in_time, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989"] }))), ["W+12.5"]);
}

#[test]
fn a_neutral_point_that_forces_an_answer_is_worth_two_where_area_counts() {
    // D9 and H1 are neutral. White H1 threatens J1 and J2, and Black answers at J3: then White has D9 as well.
    let rows = [
        "..O.X....",
        "...OX....",
        "...OX....",
        "...OX....",
        "...OX....",
        "...OXXXX.",
        "...OOOOX.",
        "......OOX",
        "......O.X",
    ];
    let told = answer(&rows, &json!({ "komi": -11.5, "rule_sets": ["chinese-2002"] }));
    // One each: 34 to 45, and 11.5 for Black. Both for White: 33 to 46.
    assert_eq!((results(&told), either_way(&told)), (vec!["B+0.5~".to_owned()], [json!(0.5), json!(-1.5)]));
    assert!(checks(&told).contains(&"audit-neutral-points-forcing"));
    // Nobody plays once the game has ended.
    let ended = json!({ "komi": -11.5, "rule_sets": ["chinese-2002"], "history": { "ended_by": "passes" } });
    assert_eq!(results(&answer(&rows, &ended)), ["B+0.5"]);
}

#[test]
fn stones_that_agreement_takes_off_are_still_to_be_captured_where_none_comes_off() {
    let rows = [
        ".OX.XO...",
        "OOX.XO...",
        "XXX.XO...",
        ".XXXXO...",
        "XXOOOO...",
        "OOO......",
        ".........",
        ".........",
        ".........",
    ];
    let asked = |more: Value| {
        let mut asked = json!({ "komi": 0.5, "rule_sets": ["tromp-taylor"] });
        asked.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        answer(&rows, &asked)
    };
    // Black can capture B9 at A9, whether anybody says that it is dead or not.
    for more in [json!({}), json!({ "dead": [] }), json!({ "dead": ["B9"] })] {
        assert_eq!(results(&asked(more.clone())), ["W+45.5~"], "{more}");
    }
    assert!(checks(&asked(json!({}))).contains(&"audit-to-play-dead"));
    assert_eq!(results(&asked(json!({ "dead": ["B9"], "history": { "ended_by": "passes" } }))), ["W+45.5"]);
}

#[test]
fn a_dead_stone_in_a_seki_is_still_to_be_captured_where_only_that_counts() {
    // Black takes A4 at A3 and keeps one eye, and the seki stands as before. Area counts the stone's point either way.
    let rows = ["OX.OO", ".XXO.", "XXXOO", "XX.OO"];
    let told = answer(&rows, &json!({ "komi": 0, "dead": ["A4"], "rule_sets": ["japanese-1989", "chinese-2002"] }));
    let firm: Vec<_> = told["scores"].as_array().expect("scores").iter().map(|score| &score["firm"]).collect();
    // Of C4 and C1 one can be filled, by whoever gets there: each colour has an eye besides.
    assert_eq!(firm, [&json!(false), &json!(false)]);
    let audit = told["audit"].as_array().expect("checks");
    let rules = |code: &str| {
        let check = audit.iter().find(|check| check["code"] == code).expect("it is there");
        check["arguments"]["rules"].clone()
    };
    assert_eq!(rules("audit-to-play-in-seki"), "japanese-1989");
    assert_eq!(rules("audit-neutral-points-beside-seki"), "chinese-2002");
}

/// Who plays D5 first takes E5 or saves it.
const SNAPBACK: [&str; 9] = [
    "....XO...",
    "....XO...",
    "..XXXO...",
    "..XOOO...",
    ".XX.XO...",
    ".X.XOO...",
    ".XXXO....",
    "...XO....",
    "...XO....",
];

#[test]
fn no_winner_is_told_where_a_first_move_makes_another() {
    // E5 dead is W+1.5, E5 alive W+0.5; but Black D5 makes it B+0.5, and White D5 W+3.5.
    let asked = json!({ "komi": -3.5, "rule_sets": ["chinese-2002"] });
    let told = answer(&SNAPBACK, &asked);
    assert_eq!((results(&told), either_way(&told)), (vec!["?~".to_owned()], [json!(0.5), json!(-3.5)]));
    // Where nobody moves any more, it is one of the two.
    let ended = json!({ "komi": -3.5, "rule_sets": ["chinese-2002"], "history": { "ended_by": "passes" } });
    let told = answer(&SNAPBACK, &ended);
    assert_eq!(told["scores"][0]["outcome"], "white");
    assert_eq!(told["scores"][0]["lead_between"], json!({ "least": -1.5, "most": -0.5 }));
    let claims = json!({ "black": { "dead": [] }, "white": { "dead": ["E5"] } });
    let told = answer(&SNAPBACK, &json!({ "komi": -3.5, "rule_sets": ["chinese-2002"], "claims": claims }));
    let dispute = &told["dispute"];
    assert_eq!(
        (&told["scores"][0]["outcome"], &dispute["groups"][0]["turns_winner"]),
        (&json!("undetermined"), &Value::Null)
    );
    assert_eq!(dispute["rule_sets"][0]["sentence"]["code"], "dispute-may-turn-winner");
}

#[test]
fn a_dispute_does_not_say_that_nothing_turns_where_its_score_is_open() {
    // Both rulings make White the winner, but with B2 standing it is not shown which groups stand in seki.
    let claims = json!({ "black": { "dead": [] }, "white": { "dead": ["B2"] } });
    let asked = json!({ "komi": 0, "rule_sets": ["japanese-1989"], "claims": claims });
    let told = answer(&[".XO..", ".XO..", ".XOO."], &asked);
    let (score, dispute) = (&told["scores"][0], &told["dispute"]["rule_sets"][0]);
    assert_eq!(score["outcome"], "undetermined");
    assert_eq!(
        (&dispute["turns_winner"], &dispute["sentence"]["code"]),
        (&Value::Null, &json!("dispute-may-turn-winner"))
    );
}

#[test]
fn who_wins_does_not_hang_on_how_a_board_without_marks_is_turned_or_whose_stones_they_are() {
    // White wins by every decision on the open groups. What reading may spend on one depends on those before it.
    let stones = crate::support::board(&["...XOXX", "...X..X", ".OOOOX.", "O....O.", "OOOO.OX"]);
    for symmetry in Symmetry::ALL {
        for (board, winner) in [(stones, "white"), (stones.exchanged(), "black")] {
            let rows = symmetry.turn_stones(&board).rows();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            let told = answer(&rows, &json!({ "komi": 0, "detail": "totals", "rule_sets": ["japanese-1989"] }));
            assert_eq!(told["scores"][0]["outcome"], winner, "{symmetry:?} {rows:?}");
        }
    }
}

#[test]
fn play_is_not_over_where_a_neutral_point_leaves_a_group_no_liberty_but_among_its_dead_stones() {
    // White's liberties are A8 and E8. Once A8 is filled, by whomever, he must take at E8, in his own territory.
    let rows = [".OXX.XOX", "XOOOOOOX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    for more in [json!({}), json!({ "dead": ["C8", "F8"] })] {
        let mut asked = json!({ "komi": 17.5, "rule_sets": ["korean-2016"] });
        asked.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let told = answer(&rows, &asked);
        assert_eq!(results(&told), ["W+0.5~"]);
        assert!(checks(&told).contains(&"audit-to-play-answer"));
        // Who passed does not answer any more.
        let mut ended = asked.clone();
        ended["history"] = json!({ "ended_by": "passes" });
        assert_eq!(results(&answer(&rows, &ended)), ["W+0.5"]);
    }
    let filled = ["XOXX.XOX", "XOOOOOOX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    let told = answer(&filled, &json!({ "komi": 17.5, "rule_sets": ["korean-2016"], "dead": ["C8", "F8"] }));
    assert_eq!(told["scores"][0]["firm"], false, "Black takes at E8 where White does not");
}

#[test]
fn play_is_not_over_where_a_neutral_point_lets_dead_stones_make_a_seki() {
    // Once G4 is filled Black D4 makes a seki: White E4 leaves his group one liberty at A4, and Black takes it there;
    // so does White A4, at E4. White D4 first makes an eye at E4, and takes the others whenever he likes.
    let rows = [".XX..O.X", "OOOOOOXX", "XXXXXXX.", "........"];
    for more in [json!({}), json!({ "dead": ["B4"] })] {
        let mut asked = json!({ "komi": 6.5, "rule_sets": ["japanese-1989"], "prisoners": { "black": 0, "white": 0 } });
        asked.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let told = answer(&rows, &asked);
        assert_eq!(results(&told), ["W+4.5~"]);
        assert!(checks(&told).contains(&"audit-to-play-answer"));
        asked["history"] = json!({ "ended_by": "passes" });
        assert_eq!(results(&answer(&rows, &asked)), ["W+4.5"], "who passed does not answer any more");
    }
    let rows = [".XXO.O.X", "OOOOOOXX", "XXXXXXX.", "........"];
    let told = answer(&rows, &json!({ "komi": 6.5, "rule_sets": ["japanese-1989"], "dead": ["B4"] }));
    assert!(!checks(&told).contains(&"audit-to-play-answer"), "White has seen to it");
}

#[test]
fn play_is_not_over_where_several_stones_can_be_captured_or_saved_though_their_owner_comes_back() {
    // Black G2 takes six stones in atari around J2 for the two that White takes then; White G2 takes G1 and keeps them.
    let rows = [
        "..X.XX.X.",
        "..XXX.X.X",
        "XXOO.X..X",
        "XOXXXXX.X",
        "OOOOXOXXX",
        "O.OOOOOXO",
        ".O.OO.OXO",
        ".XO.OO.OO",
        "OO.O.OXOO",
    ];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989", "aga"] }));
    for score in told["scores"].as_array().expect("scores") {
        assert_eq!(score["firm"], false, "{score}");
    }
}

/// Black E6 puts both small groups in need at once, as long as B7 C7 and G7 H7 stand: White saves one.
const DOUBLE_THREAT: [&str; 9] = [
    ".O.OOO.O.",
    "OOOOOOOOO",
    "OXX.O.XXO",
    "XOOO.OOOX",
    "XXXXXXXXX",
    ".........",
    ".........",
    ".........",
    ".........",
];

#[test]
fn a_double_threat_against_groups_that_would_live_without_dead_stones_is_play() {
    let told = answer(&DOUBLE_THREAT, &json!({ "komi": 22.5, "rule_sets": ["korean-2016"] }));
    assert_eq!(told["scores"][0]["firm"], false);
}

#[test]
fn reading_takes_nothing_off_that_is_captured_only_once_other_stones_are_gone() {
    // D8 is captured, but White's stones around it and A7 live in seki at best as they stand: Black B8 threatens C8,
    // and White who takes there has no time for A7.
    let rows = ["...XOXXX", "X.OOOXXX", "OOOXXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    let told = answer(&rows, &json!({ "komi": 20.5, "rule_sets": ["korean-2016", "aga"] }));
    // Area makes Black the winner whoever takes what.
    assert_eq!(results(&told), ["?~", "B+~"]);
}

#[test]
fn reading_takes_nothing_off_where_the_captor_owes_a_move() {
    // White C8 takes D8 and lives; Black who has not played there has not captured E8.
    let rows = ["X..XO.XX", ".XXOOXXX", "OOOOXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    let told = answer(&rows, &json!({ "komi": 0, "rule_sets": ["korean-2016"] }));
    assert_eq!(told["scores"][0]["firm"], false);
    let groups = told["groups"].as_array().expect("groups");
    assert!(groups.iter().all(|group| group["status"] != "dead"), "{groups:?}");
}

#[test]
fn a_neutral_point_that_a_seki_has_to_spare_is_worth_a_point_of_area() {
    // Three shared liberties: whoever fills one leaves two, and the seki stands.
    let rows = ["XXXXOXXX", "...OOXXX", "OOOOXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    let asked = json!({ "komi": 46.5, "dead": [], "rule_sets": ["aga", "japanese-1989"] });
    let told = answer(&rows, &asked);
    let firm: Vec<_> = told["scores"].as_array().expect("scores").iter().map(|score| &score["firm"]).collect();
    assert_eq!(firm, [&json!(false), &json!(true)], "in territory they count for nobody");
    assert_eq!(either_way(&told), [json!(1.5), json!(-0.5)]);
    assert!(checks(&told).contains(&"audit-neutral-points-beside-seki"));
    // With two, nobody can fill one.
    let two = ["XXXXOXXX", "..OOOXXX", "OOOXXXXX", "XXXXXXXX", "XXXXXXXX", "........", "........", "........"];
    let told = answer(&two, &json!({ "komi": 46.5, "dead": [], "rule_sets": ["aga"] }));
    assert!(!checks(&told).contains(&"audit-neutral-points-beside-seki"), "{:?}", checks(&told));
}

#[test]
fn a_seki_that_is_not_shown_does_not_make_a_border_firm() {
    let rows = [
        "XXX.O.X..",
        "OOOOO.X.X",
        "X..XXXXX.",
        "XXXX.....",
        "OOOOOOOOO",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let told = answer(&rows, &json!({ "komi": -31.5, "dead": [], "rule_sets": ["chinese-2002", "tromp-taylor"] }));
    let firm: Vec<_> = told["scores"].as_array().expect("scores").iter().map(|score| &score["firm"]).collect();
    assert_eq!(firm, [&json!(false); 2]);
}

#[test]
fn a_proof_of_life_takes_nothing_off_that_nobody_agreed_to() {
    // B7 C7 and G7 H7 are captured by reading. Black E6 captures B6 or F6, which nobody can prove to live.
    let told = answer(&DOUBLE_THREAT, &json!({ "komi": 0, "rule_sets": ["korean-2016"], "proofs": true }));
    for proof in told["proofs"].as_array().expect("proofs") {
        assert_eq!(proof["rows"], json!(DOUBLE_THREAT));
    }
}

#[test]
fn where_both_owe_a_point_in_atari_the_first_to_play_captures() {
    // White E7 F7 F6 and Black G7 G6 are in atari, at D7 and at G5. Each lives if it takes or outlives the other, so
    // that of none it is shown how it is captured; but whoever moves first takes stones.
    let rows = ["OO..OOX", "OOOOXOX", "O.OOXX.", ".O.OOXX", "OOOOXXX", "OXXX.XX", "OOXXXX."];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989", "aga"] }));
    assert!(results(&told).iter().all(|result| result.ends_with('~')), "{:?}", results(&told));
    assert_eq!(checks(&told).iter().filter(|code| **code == "audit-to-play-owed").count(), 2);
}

#[test]
fn what_one_move_does_not_save_once_neutral_points_are_filled_may_live_by_answers() {
    // White lives whoever starts: Black C4 he answers at A5, and C6 at B5. Only with C4, C6, D6 and E6 all Black's and
    // none of them answered would one move be too little. That was read as captured, firm.
    let rows = [".OOOO", ".O...", "..OXX", "OO.X.", "XXX.X", ".XXX.", "X.XXX"];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989", "aga"] }));
    let groups = told["groups"].as_array().expect("groups");
    let white: Vec<&Value> = groups.iter().filter(|group| group["color"] == "white").collect();
    assert!(!white.is_empty() && white.iter().all(|group| group["status"] != "dead"), "{white:?}");
    assert!(results(&told).iter().all(|result| result.ends_with('~')), "{:?}", results(&told));
}

#[test]
fn an_owed_point_on_which_an_eye_of_others_hangs_cannot_wait() {
    // Black owes E2, that E4 E3 are not cut off once D4 is filled. But White E2 takes his second eye: Black E1
    // captures, White D4 puts E4 E3 in atari, and Black E2 leaves him C1 alone.
    let rows = ["OO..O", "O.OOO", "O.O.X", "OOOOX", "OXXX.", ".X.X."];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989", "aga"] }));
    assert!(results(&told).iter().all(|result| result.ends_with('~')), "{:?}", results(&told));
    assert!(checks(&told).contains(&"audit-to-play-owed"));
}

#[test]
fn an_owed_point_on_which_a_seki_hangs_cannot_wait() {
    // With B1 filled A1 is Black's eye and E2 White's, and whoever plays D1 is captured. But White may play B1: Black
    // A1 takes that stone, and White B1 takes three.
    let rows = [".XX.X..", "XXXXXXX", "OOOOOXX", "XXOO.OX", "..X.OOX"];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989", "aga"] }));
    assert!(results(&told).iter().all(|result| result.ends_with('~')), "{:?}", results(&told));
    assert!(checks(&told).contains(&"audit-to-play-owed"));
}

#[test]
fn a_small_chain_in_atari_once_neutral_points_are_filled_asks_for_an_answer_inside() {
    // After White C3 she would take C2, C1 and B1 at A1: Black takes B2 at A2, a point of his own less. If Black plays
    // C3 he has no need to. Each of the two ways is another lead, though C2 lives in both.
    let rows = [".XO.O", "XXOOO", ".X.O.", ".OXOO", ".XXO."];
    let asked = json!({ "komi": 0, "dead": ["B2"], "rule_sets": ["japanese-1989"] });
    let told = answer(&rows, &asked);
    assert_eq!(results(&told), ["B+3~"]);
    assert!(checks(&told).contains(&"audit-to-play-answer"));
}

#[test]
fn marks_do_not_make_firm_what_is_in_seki_only_because_nothing_was_shown() {
    // Nobody marked B1, one stone among eight empty points of Black's. Whether it can be captured is not shown.
    let rows = [
        ".....XXO.",
        "XXXX.XO..",
        "OXOX.XOO.",
        "OXOXXO...",
        "OOOOOO...",
        "OXOOO....",
        "XXXXXOOO.",
        "....XXXOO",
        ".O...XXXO",
    ];
    let asked = |dead: Value| json!({ "komi": 0, "dead": dead, "rule_sets": ["japanese-1989"] });
    let told = answer(&rows, &asked(json!([])));
    assert_eq!(results(&told), ["W+8~"]);
    assert!(checks(&told).contains(&"audit-taken-as-in-seki"));
    // Marked dead it comes off: Black has nine points more, one of them under it, and a prisoner.
    assert_eq!(results(&answer(&rows, &asked(json!(["B1"])))), ["B+2~"]);
}

#[test]
fn a_chain_that_can_be_cut_off_beside_a_space_of_its_own_is_not_taken_to_hold() {
    // White B2 puts A4 in atari at A3. If Black plays there White A2 takes all seven, and F1 is the only eye of those
    // below. A first move of Black's, as B1, keeps all.
    let rows = ["..O..O.", "OOOOOOO", "XXXXXO.", ".XOOOOO", "..XXXXX", "...XX.X"];
    let told = answer(&rows, &json!({ "komi": 0, "rule_sets": ["japanese-1989", "aga"] }));
    assert_eq!(results(&told), ["?~", "?~"]);
    let groups = told["groups"].as_array().expect("groups").iter().filter(|group| group["color"] == "black");
    let known: Vec<_> = groups.map(|group| (&group["status"], &group["evidence"])).collect();
    assert_eq!(known, [(&json!("unsettled"), &json!("searched")); 2]);
    // In a wide corner White B3 takes five if Black does not play there or at A3.
    let wide = [
        "....O....",
        "....O....",
        "....O....",
        "OOOOO....",
        "XXXXO....",
        ".XOOOOOOO",
        "..XXXXXXX",
        ".........",
        ".........",
    ];
    let told = answer(&wide, &json!({ "komi": 0.5, "rule_sets": ["japanese-1989"] }));
    assert_eq!(told["points"]["protective_moves"]["black"], json!(["A3"]));
    assert!(results(&told)[0].ends_with('~') && checks(&told).contains(&"audit-to-play-owed"));
}

/// The results if each player plays first, Black's first, where a place is named.
fn first_moves(answer: &Value, score: usize) -> String {
    let moves = answer["scores"][score]["first_moves"].as_array().cloned().unwrap_or_default();
    moves.iter().map(|first| format!("{} {}", first["at"], first["result"])).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_chain_beside_a_neutral_point_that_is_cut_off_is_not_taken_to_hold() {
    let asked = json!({ "komi": 0, "rule_sets": ["japanese-1989", "aga"] });
    // White B2 and then A2 leave the seven above with F4 alone, and A3 is no liberty: if Black A2, White F4, Black A3,
    // White B1 they have A1 alone. So Black needs a move, and with it he has six points to White's five.
    let rows = ["..O..O.", "OOOOOOO", "XXXXX.O", ".XOOOOO", "..XXXXX", "...XX.X"];
    let told = answer(&rows, &asked);
    assert_eq!(results(&told), ["B+2~", "B+1~"]);
    assert_eq!(first_moves(&told, 0), r#""B2" "W+40", "B2" "B+1""#);
    assert!(checks(&told).contains(&"audit-to-play"));
    // The chain has two neutral points here. White needs both, and gets both: Black D5 does not answer White F4, and
    // F4 itself gives Black no liberty.
    let two = [
        "....OX.......",
        ".O..OX..X....",
        "..O.OX...X...",
        "...OOX.......",
        ".O..OXXX..X..",
        "....OOOXX....",
        "..O...OOX....",
        "OO.OOOOOXXX..",
        "OOO.OOOOOOX..",
        "XXXXX.O..OX.X",
        ".XOOOOOOOOX..",
        "..XXXXXXXXXX.",
        "...XX.X...XX.",
    ];
    let told = answer(&two, &asked);
    assert!(results(&told).iter().all(|result| result.ends_with('~')), "{:?}", results(&told));
    // Players who have passed are agreed.
    let ended = json!({ "komi": 0, "rule_sets": ["japanese-1989"], "history": { "ended_by": "passes" } });
    assert_eq!(results(&answer(&rows, &ended)), ["B+2"]);
}

#[test]
fn a_space_that_can_be_invaded_is_worth_a_move() {
    // White's corner of two rows of four has no liberty outside. After Black C3 she cannot keep both eyes and capture:
    // a seki at best. White C3 makes two eyes, and costs her one of eight points; Black has six.
    let rows = ["....OX.X.", "....OXXXX", "OOOOOX...", "XXXXXX.XX"];
    let asked = |more: &Value| answer(&rows, more);
    let told = asked(&json!({ "komi": 0, "rule_sets": ["japanese-1989", "aga"] }));
    assert_eq!(results(&told), ["W+2~", "B+6~"]);
    assert_eq!(first_moves(&told, 0), r#""C3" "B+", "C3" "W+1""#);
    assert!(checks(&told).contains(&"audit-to-play-left"));
    // With one more eye White need not fear a seki: who has an eye takes stones that have none.
    let eye = ["....OX.X.", "....OXXXX", "OOOOOX...", "O.OXXX.XX", "OOOX...X.", "XXXXXXXXX"];
    let told = answer(&eye, &json!({ "komi": 0, "rule_sets": ["japanese-1989"] }));
    assert!(!results(&told)[0].ends_with('~'), "{:?} {:?}", results(&told), checks(&told));
    let ended = asked(&json!({ "komi": 0, "rule_sets": ["japanese-1989"], "history": { "ended_by": "passes" } }));
    assert_eq!(results(&ended), ["W+2"]);
}

#[test]
fn a_neutral_point_at_which_an_owed_point_hangs_is_worth_a_move() {
    let told = |rows: &[&str]| answer(rows, &json!({ "komi": 0, "rule_sets": ["japanese-1989", "aga"] }));
    // Under the rules that count area, if Black plays there first and if White does.
    let first = |told: &Value| first_moves(told, 1);
    // Once White has D3 Black needs a move to have two eyes. If he fills D3 himself he needs none.
    let spared = told(&[".O.O...", "OOOOOOO", "OOO.XXX", ".OOX.X.", "OOOX..."]);
    assert_eq!(results(&spared), ["W+2~", "W+12~"]);
    assert_eq!(first(&spared), r#""D3" "W+11", "D3" "W+""#);
    assert!(checks(&spared).contains(&"audit-to-play"));
    // Black C3 makes White play B2 or C1, and then he has E1 too. White C3 joins all.
    let forced = told(&[
        "..OOXXX..",
        ".O.OXOXX.",
        "..OXOOOOX",
        ".OXX...X.",
        ".OXX.XXXX",
        "OXXXX....",
        "OO.X...XX",
        "..OOX.X.X",
        "...O.XXX.",
    ]);
    assert_eq!(results(&forced), ["B+15~", "B+27~"]);
    assert_eq!(first(&forced), r#""C3" "B+28", "C3" "B+26""#);
    assert!(checks(&forced).contains(&"audit-to-play"));
    // White owes F6 and F4, and Black D6 leaves her no time for both.
    let both = told(&["X.X.O.", "XXXXXO", ".XXXO.", "XXXOOO", ".XXO.O", "X.XOO."]);
    assert!(results(&both).iter().all(|result| result.ends_with('~')), "{:?}", results(&both));
    assert!(checks(&both).contains(&"audit-to-play"));
    // Nobody plays once the game has ended.
    let ended = json!({ "komi": 0, "rule_sets": ["japanese-1989"], "history": { "ended_by": "passes" } });
    assert_eq!(results(&answer(&[".O.O...", "OOOOOOO", "OOO.XXX", ".OOX.X.", "OOOX..."], &ended)), ["W+2"]);
}

#[test]
fn a_border_that_takes_two_moves_is_still_to_be_drawn() {
    // Black D2, White D1, Black C1: C2 is Black's. If White starts she gains nothing there, but keeps him from it.
    let rows = [".XXOO.", "XXXOOO", ".XXOO.", "XXXXOO", "XX..OO", "XX..OO"];
    let told = answer(&rows, &json!({ "komi": 0, "rule_sets": ["japanese-1989", "chinese-2002"] }));
    assert_eq!(results(&told), ["Draw~", "B+2~"]);
    // Counted right after the first move, with the border half drawn, nobody has gained a point yet.
    assert_eq!(first_moves(&told, 0), r#""D2" "Draw", "D2" "Draw""#);
    // A passage of one row between the walls, next to both at every point, is nobody's whoever starts.
    let passage = [".XXOO.", "XXX.OO", ".XX.O.", "XXX.OO", "XXX.OO", ".XX.O."];
    let told = answer(&passage, &json!({ "komi": 0, "rule_sets": ["japanese-1989"] }));
    assert!(!results(&told)[0].ends_with('~'), "{:?} {:?}", results(&told), checks(&told));
}

#[test]
fn nobody_speaks_of_a_first_move_that_stands_alone() {
    // White A3 takes A4, and then Black C4 takes three: everything on the board is Black's, A3 as well.
    let rows = ["XO.OX.X", ".XOOXXX", ".XXXXX.", "X.X.XXO"];
    let told = answer(&rows, &json!({ "komi": 0.5, "rule_sets": ["chinese-2002"] }));
    assert_eq!(first_moves(&told, 0), r#""A3" "B+27.5", "A3" "B+27.5""#);
}

#[test]
fn a_dead_stone_on_neutral_points_is_still_to_be_taken() {
    // White A4 takes A3, so that C4 cannot wait, and then fills A3: both points are White's.
    let rows = [".X.X.X.", "XOXXXXX", "OOOOOOO", "O.O.OOO"];
    let asked = json!({ "komi": -5, "rule_sets": ["chinese-2002", "japanese-1989"] });
    let told = answer(&rows, &asked);
    // Black has 11 of area and 5 of komi, White 15; by territory E4 and G4 against B1, D1 and the stone.
    assert_eq!(results(&told), ["B+1~", "B+4~"]);
    assert!(checks(&told).contains(&"audit-dead-on-neutral-points"));
    assert_eq!(first_moves(&told, 0), r#""A4" "W+1", "A4" "B+3""#);
    assert_eq!(results(&answer(&["OXXX.X.", "OOXXXXX", "OOOOOOO", "O.O.OOO"], &asked))[0], "W+1");
    // Players who agreed that the game is over agreed that nobody takes it.
    let over = json!({ "komi": -5, "rule_sets": ["chinese-2002"], "history": { "ended_by": "passes" } });
    assert_eq!(results(&answer(&rows, &over)), ["B+1"]);
}

#[test]
fn a_neutral_point_before_a_double_cut_is_worth_a_move() {
    let rows = ["XX.X.OO.", "X...XXO.", "XXX..XOO", "X.XXXO.O", "XXXOOOOO"];
    let asked = json!({ "komi": 3.5, "rule_sets": ["japanese-1989"] });
    // Black surrounds seven points and White three. After White E5 one move at D4 would put two chains in atari, so
    // that Black fills a point; after Black E5 he need not.
    let told = answer(&rows, &asked);
    assert_eq!(results(&told), ["B+0.5~"]);
    let places: Vec<&Value> =
        told["scores"][0]["first_moves"].as_array().expect("first moves").iter().map(|first| &first["at"]).collect();
    assert_eq!(places, ["E5", "E5"]);
    assert_eq!(results(&answer(&["XX.XOOO.", "X..XXXO.", rows[2], rows[3], rows[4]], &asked)), ["W+0.5"]);
    assert_eq!(results(&answer(&["XX.XXOO.", rows[1], rows[2], rows[3], rows[4]], &asked)), ["B+0.5"]);
}

#[test]
fn a_chain_that_dead_stones_cut_off_once_neutral_points_are_filled_asks_for_an_answer_inside() {
    // After Black B3 and A3 White's two stones have A5 alone, which Black takes with B5 beside it.
    let rows = [".X.O.O.", "OOXOOOO", "..OOOOO", "XXXXXXX", "X.X.XXX"];
    let asked = json!({ "komi": 0, "rule_sets": ["chinese-2002"] });
    let told = answer(&rows, &asked);
    // White has 19 points and Black 14; A3 and B3 are neutral.
    assert_eq!(results(&told), ["W+5~"]);
    assert!(first_moves(&told, 0).contains(r#""B3""#));
    // White answers B3 at C5, and Black has both.
    assert_eq!(results(&answer(&[".XOO.O.", "OO.OOOO", "XXOOOOO", rows[3], rows[4]], &asked)), ["W+3"]);
}

#[test]
fn a_neutral_point_that_threatens_a_stone_at_a_border_is_worth_a_move() {
    // White E4 threatens D4, which has neutral points alone: Black joins it at D3, and White keeps E5 by D5.
    let rows = ["O.OOOO.", "OOO..OO", "OOOX.OO", "OOO.XOO", "XXXXXXX", ".X.XXXX"];
    let asked = json!({ "komi": 0, "rule_sets": ["chinese-2002"] });
    let told = answer(&rows, &asked);
    // White has 22 points and Black 16; D5, E5, E4 and D3 are neutral.
    assert_eq!(results(&told), ["W+6~"]);
    assert!(first_moves(&told, 0).contains(r#""E4""#));
    assert_eq!(results(&answer(&[rows[0], "OOOO.OO", "OOOXOOO", "OOOXXOO", rows[4], rows[5]], &asked)), ["W+8"]);
}
