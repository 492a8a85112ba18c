//! Two players who disagree: every ruling worked by hand, asked as an app asks.
//!
//! ```text
//! 5 . . . X O . . . .    Black's wall D, White's wall E: 5 stones each. Left of them 15 points, with the white stones B4 B3; right
//! 4 . O . X O . X . .    of them 20 points, with the black stone G4. No komi, no prisoners. Black says that B4 B3 are dead, White
//! 3 . O . X O . . . .    that G4 is.
//! 2 . . . X O . . . .
//! 1 . . . X O . . . .
//!   A B C D E F G H J
//! ```

mod guidance;

use serde_json::{Value, json};

use crate::support::{answer, json_snapshot};

const ROWS: [&str; 5] = ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."];

fn question() -> Value {
    json!({
        "rows": ROWS,
        "claims": { "black": { "dead": ["B4"] }, "white": { "dead": ["G4"] } },
        "prisoners": { "black": 0, "white": 0 },
        "komi": 0,
        "rule_sets": ["korean-2016", "chinese-2002"],
    })
}

fn with(changes: &Value) -> Value {
    let mut body = question();
    for (name, value) in changes.as_object().expect("an object") {
        body[name] = value.clone();
    }
    body
}

/// The results of every ruling, a list a rule set.
fn results(dispute: &Value) -> Vec<Vec<String>> {
    let of = |one: &Value| one["scores"].as_array().expect("scores").iter().map(text("result")).collect();
    dispute["combinations"].as_array().expect("rulings").iter().map(of).collect()
}

fn text(name: &'static str) -> impl Fn(&Value) -> String {
    move |value| value[name].as_str().expect("a text").to_owned()
}

/// Whether it matters, by rule set: at all, and group by group.
fn turns(dispute: &Value) -> Vec<(Value, Vec<Value>)> {
    let groups =
        |one: &Value| one["groups"].as_array().expect("groups").iter().map(|g| g["turns_winner"].clone()).collect();
    let sets = dispute["rule_sets"].as_array().expect("rule sets");
    sets.iter().map(|one| (one["turns_winner"].clone(), groups(one))).collect()
}

fn codes(dispute: &Value) -> Vec<String> {
    let sets = dispute["rule_sets"].as_array().expect("rule sets");
    sets.iter().map(|one| text("code")(&one["sentence"])).collect()
}

#[test]
fn every_ruling_is_scored_and_the_scores_rest_on_what_both_say() {
    let answer = answer(&question());
    let dispute = &answer["dispute"];
    // Both dead: Black 15 points and 2 stones taken off are 17, White 20 and 1 are 21: W+4. Area: 5 + 15 to 5 + 20,
    // W+5. B4 B3 dead, G4 alive: 17 to nothing, as G4 makes the right side nobody's: B+17. Area, with 19 points
    // shared: 5 + 15 + 1 to 5, 21 - 5 = 16.
    // B4 B3 alive, G4 dead: nothing to 21. Area, with 13 points shared: 5 to 5 + 20 + 2, 5 - 27 = -22.
    // Both alive: nothing to nothing, a draw. Area: 6 stones to 7, everything else is shared: W+1.
    assert_eq!(results(dispute), [["B+17", "B+16"], ["W+4", "W+5"], ["Draw", "W+1"], ["W+21", "W+22"]]);
    let statuses: Vec<_> =
        dispute["combinations"].as_array().expect("rulings").iter().map(|one| one["statuses"].clone()).collect();
    assert_eq!(
        statuses,
        [json!(["dead", "alive"]), json!(["dead", "dead"]), json!(["alive", "alive"]), json!(["alive", "dead"])]
    );
    // Following another player on either group changes who wins: B+17 to a draw, B+17 to W+4; by area B+16 to W+1 and
    // W+5.
    assert_eq!(turns(dispute), [(json!(true), vec![json!(true); 2]), (json!(true), vec![json!(true); 2])]);
    assert_eq!(codes(dispute), ["dispute-turns-winner"; 2]);
    // Nobody is the winner while it is open whom a ruling follows. The best for Black is B+17 or B+16, for White W+21
    // or W+22.
    let open = |index: usize| {
        let score = &answer["scores"][index];
        let ends = ["black", "white"].map(|player| score["either_way"][player]["lead"].clone());
        (score["result"].clone(), score["dead_stones"].clone(), score["needs"].clone(), ends)
    };
    assert_eq!(open(0), (json!("?"), json!("disputed"), json!(["dead-stones"]), [json!(17), json!(-21)]));
    assert_eq!(open(1), (json!("?"), json!("disputed"), json!(["dead-stones"]), [json!(16), json!(-22)]));
    // B4 B3 dead and G4 alive is for Black, all else not: both must be known.
    // Whatever is said of the others, G4 turns the winner; B4 B3 only where G4 stays.
    assert_eq!(answer["question"]["groups"], json!([["G4"], ["B4", "B3"]]));
    let taken: Vec<_> = answer["assumptions"].as_array().expect("a list").iter().map(text("code")).collect();
    assert!(taken.contains(&"scored-as-agreed".to_owned()), "{taken:?}");
    assert_eq!(dispute["groups"][0]["claims"], json!({ "black": "dead", "white": "alive" }));
    assert_eq!(
        dispute["groups"][0]["known"][0]["status"], "open",
        "B4 B3 reach thirteen points that nobody has closed"
    );
    json_snapshot!("dispute", dispute);
}

/// The checks of an answer, and of that to the same board with these stones marked dead and nobody to disagree.
fn checks_of_both(rows: &[&str], dead: &str, search_nodes: u32) -> [Vec<String>; 2] {
    let disputed = json!({ "black": { "dead": [dead] }, "white": {} });
    [("claims", disputed), ("dead", json!([dead]))].map(|(name, marks)| {
        let body = json!({ "rows": rows, name: marks, "rule_sets": ["nz"], "search_nodes": search_nodes });
        let answer = answer(&body);
        assert_eq!(answer["scores"][0]["firm"], false, "{body}");
        answer["audit"].as_array().expect("a list").iter().map(text("code")).collect()
    })
}

#[test]
fn play_that_is_left_in_a_way_is_told_apart_from_a_group_that_is_undecided_there() {
    // Without A5 White lives with D1 alone, which Black may take first.
    let left = ["X..XX", "...XX", "XXX.O", ".OOOO", "OO..."];
    let [whole, ruled] = checks_of_both(&left, "A5", 20_000);
    assert!(whole.contains(&"audit-to-play-in-a-way".to_owned()), "{whole:?}");
    assert!(ruled.contains(&"audit-first-move-keeps".to_owned()), "{ruled:?}");
    // Without B4, C4, D4 and D3 a thousand nodes do not show that White's other stones live, and nobody would move
    // there first.
    let undecided = [".OOO", "O..O", "O...", "OOOO"];
    assert_eq!(checks_of_both(&undecided, "B4", 1_000), [vec!["audit-undecided-in-a-way".to_owned()], Vec::new()]);
}

#[test]
fn what_both_say_is_agreed_wherever_it_stands() {
    // Both say that G4 is dead: the right side is White's, 20 + 1 = 21, and only B4 B3 is left to decide: 17 - 21 = -4
    // or -21.
    let claims = json!({ "black": { "dead": ["B3", "G4"] }, "white": { "dead": ["G4"] } });
    let agreed = answer(&with(&json!({ "claims": claims })));
    let dispute = &agreed["dispute"];
    assert_eq!(results(dispute), [["W+4", "W+5"], ["W+21", "W+22"]]);
    assert_eq!(turns(dispute), [(json!(false), vec![json!(false)]), (json!(false), vec![json!(false)])]);
    assert_eq!(codes(dispute), ["dispute-keeps-winner"; 2]);
    assert_eq!(dispute["agreed"], json!({ "dead": ["G4"], "seki": [] }));
    // White wins whatever is ruled.
    let score = &agreed["scores"][0];
    assert_eq!((&score["result"], &score["lead"]), (&json!("W+"), &Value::Null));
    assert_eq!(score["lead_between"], json!({ "least": -21, "most": -4 }));
    assert_eq!(agreed.get("question"), None, "nothing need be asked for the winner");
    // The same, marked for both: another way to ask the same question.
    let marked = answer(&with(&json!({
        "dead": ["G4"], "claims": { "black": { "dead": ["B4"] }, "white": {} }
    })));
    assert_eq!(marked, agreed);
    let drawn = answer(&with(&json!({
        "rows": ["...XO....", ".O.XO.x..", ".O.XO....", "...XO....", "...XO...."],
        "claims": { "black": { "dead": ["B4"] }, "white": {} },
    })));
    assert_eq!(drawn, agreed);
}

#[test]
fn players_who_say_the_same_have_nothing_to_decide() {
    let both = json!({ "dead": ["G4", "B4"] });
    let answer = answer(&with(&json!({ "claims": { "black": both, "white": both } })));
    let dispute = &answer["dispute"];
    assert_eq!(results(dispute), [["W+4", "W+5"]]);
    assert_eq!((&dispute["groups"], codes(dispute)), (&json!([]), vec!["dispute-none".to_owned(); 2]));
    assert_eq!(turns(dispute), [(json!(false), vec![]), (json!(false), vec![])]);
    assert_eq!(answer["scores"][0]["result"], "W+4");
}

#[test]
fn what_is_missing_is_missing_in_every_ruling() {
    let mut body = question();
    body.as_object_mut().expect("an object").remove("prisoners");
    let dispute = &answer(&body)["dispute"];
    let scores: Vec<_> =
        dispute["combinations"].as_array().expect("rulings").iter().map(|one| &one["scores"][0]).collect();
    assert!(scores.iter().all(|score| score["needs"] == json!(["prisoners"]) && score["outcome"] == "undetermined"));
    // The dead stones are taken off all the same: 17, -4, 0, -21.
    let before: Vec<_> = scores.iter().map(|score| score["lead_before_prisoners"].clone()).collect();
    assert_eq!(before, [17, -4, 0, -21]);
    assert_eq!(turns(dispute)[0], (Value::Null, vec![Value::Null; 2]));
    assert_eq!(turns(dispute)[1].0, true, "area needs no prisoners");
    assert_eq!(codes(dispute), ["dispute-undetermined", "dispute-turns-winner"]);
    assert_eq!(dispute["groups"][0]["turns_winner"], true, "under one rule set it does");
}

#[test]
fn both_claims_may_lead_to_one_winner_and_a_ruling_between_them_to_another() {
    // Black says that both are dead (-4), White that both live (0); between them stand 17, with B4 B3 alone dead, and
    // -21, with G4 alone. With a komi of 5: -9, 12, -26, -5.
    let claims = json!({ "black": { "dead": ["B4", "G4"] }, "white": {} });
    let answer = answer(&with(&json!({ "claims": claims, "komi": 5, "rule_sets": ["korean"] })));
    let dispute = &answer["dispute"];
    assert_eq!(results(dispute), [["W+9"], ["B+12"], ["W+26"], ["W+5"]]);
    assert_eq!(codes(dispute), ["dispute-turns-winner-between"]);
    // B4 B3 decides while G4 lives (12 to -5); G4 decides while B4 B3 is dead (-9 to 12).
    assert_eq!(turns(dispute), [(json!(true), vec![json!(true); 2])]);
}

#[test]
fn one_group_may_decide_where_another_cannot() {
    // A komi of 10: 7, -14, -10, -31. Only with B4 B3 dead and G4 alive Black wins: each decides with the other's help.
    // A komi of -3.5: 20.5, -0.5, 3.5, -17.5. Black wins where G4 is alive, and nowhere else: B4 B3 never decides.
    let turned = |komi: Value| turns(&answer(&with(&json!({ "komi": komi, "rule_sets": ["korean"] })))["dispute"]);
    assert_eq!(turned(json!(10)), [(json!(true), vec![json!(true); 2])]);
    assert_eq!(turned(json!(-3.5)), [(json!(true), vec![json!(false), json!(true)])]);
    // 50 points to White: whatever is ruled, White wins.
    assert_eq!(turned(json!(50)), [(json!(false), vec![json!(false); 2])]);
}

#[test]
fn a_chain_may_be_dead_for_one_and_in_seki_for_the_other() {
    // The seki of `hand_worked::seki`: Black has the eye D7 in it and 5 points besides, White 2; prisoners 2 and 1.
    // Black says that his stones at the top live and count D7; White says that they stand in seki, with her own.
    let seki = json!({
        "rows": ["O.X.X.O", "OOXXOOO", "XOOOOXX", "XXXXXXX", "X.X.XOO", "XXXXO.O", "...XOO."],
        "claims": { "black": {}, "white": { "seki": ["C7", "E7", "A7"] } },
        "prisoners": { "black": 2, "white": 1 }, "komi": 0, "classify": false,
        "rule_sets": ["japanese-1989", "area"],
    });
    let dispute = &answer(&seki)["dispute"];
    let names: Vec<_> = dispute["groups"].as_array().expect("groups").iter().map(text("id")).collect();
    // Black's two chains share the liberty D7, so that they are one group; White's chain has her own stones.
    assert_eq!(names, ["A7", "C7"]);
    assert_eq!(dispute["groups"][1]["points"], json!(["C7", "E7", "C6", "D6"]));
    // A7 in seki or not changes nothing: White surrounds nothing there. C7 in seki takes D7 from Black: 8 - 3 = 5 or 7
    // - 3 = 4.
    assert_eq!(results(dispute), [["B+5", "B+9"], ["B+4", "B+9"], ["B+5", "B+9"], ["B+4", "B+9"]]);
    assert_eq!(codes(dispute), ["dispute-keeps-winner"; 2]);
    // Dead instead: White takes 4 stones, and what they leave is hers alone: 5 + 2 = 7 to 2 + 1 + 4 + 7 (B7, F7, D7 and
    // the points under the stones) = 14.
    let mut dead = seki;
    dead["claims"]["white"] = json!({ "dead": ["C7", "E7"] });
    dead["claims"]["black"] = json!({ "seki": ["C7", "E7", "A7"] });
    let dispute = &answer(&dead)["dispute"];
    let said: Vec<_> = dispute["groups"].as_array().expect("groups").iter().map(|one| one["claims"].clone()).collect();
    assert_eq!(said, [json!({ "black": "in-seki", "white": "alive" }), json!({ "black": "in-seki", "white": "dead" })]);
    assert_eq!(results(dispute)[0][0], "B+4");
    assert_eq!(results(dispute)[3][0], "W+7");
}

#[test]
fn a_rule_set_with_dead_stones_of_its_own_follows_the_ruling_besides() {
    // Under korean-2016 G4 comes off by its own list, whatever is ruled: 17 - 21 where B4 B3 is dead, -21 where not.
    let answer = answer(&with(&json!({
        "dead_by_rule_set": { "korean-2016": ["G4"] },
        "claims": { "black": { "dead": ["B4"] }, "white": {} },
    })));
    assert_eq!(results(&answer["dispute"]), [["W+4", "B+16"], ["W+21", "W+1"]]);
    assert_eq!(answer["scores"][0]["dead"], json!(["G4"]));
}

/// Nine white stones in a field of Black's: no two share a liberty.
fn nine() -> Value {
    json!({
        "rows": [
            "O..O..O..XO.", ".........XO.", ".........XO.", "O..O..O..XO.", ".........XO.", ".........XO.",
            "O..O..O..XO.", ".........XO.", ".........XO.",
        ],
        "claims": {
            "black": { "dead": ["A9", "D9", "G9", "A6", "D6", "G6", "A3", "D3", "G3"] }, "white": {},
        },
        "prisoners": { "black": 0, "white": 0 }, "komi": 0, "rule_sets": ["korean-2016"],
    })
}

#[test]
fn of_more_than_eight_groups_only_the_claims_of_the_players_are_scored() {
    let dispute = &answer(&nine())["dispute"];
    assert_eq!(dispute["groups"].as_array().map(Vec::len), Some(9));
    assert_eq!(
        (&dispute["is_complete"], &dispute["remarks"][0]["code"]),
        (&json!(false), &json!("dispute-too-many-groups"))
    );
    // 9 x 9 points and 9 stones against a column of 9; or, with everything alive, White's column alone.
    assert_eq!(results(dispute), [["B+81"], ["W+9"]]);
    assert_eq!(turns(dispute), [(json!(true), vec![Value::Null; 9])], "two claims are enough to see that it matters");
    let mut safe = nine();
    safe["komi"] = json!(100);
    let dispute = &answer(&safe)["dispute"];
    assert_eq!(turns(dispute), [(Value::Null, vec![Value::Null; 9])], "they are not enough to see that it does not");
    assert_eq!(codes(dispute), ["dispute-not-scored-whole"]);
}

#[test]
fn eight_groups_have_256_rulings() {
    let mut eight = nine();
    eight["claims"]["white"] = json!({ "dead": ["D6"] });
    let dispute = &answer(&eight)["dispute"];
    assert_eq!((&dispute["is_complete"], &dispute["remarks"]), (&json!(true), &json!([])));
    // With any white stone alive the field is nobody's. Nine stones dead, D6 among them, are 81 + 9 - 9; with some
    // alive Black has only those that come off: as many White is ahead, with her nine points, as follow her.
    let results = results(dispute);
    assert_eq!((results.len(), results[0][0].as_str()), (256, "B+81"));
    for (index, result) in results.iter().enumerate().skip(1) {
        assert_eq!(result[0], format!("W+{}", index.count_ones()));
    }
    let follows = |index: usize| dispute["combinations"][index]["follows"].clone();
    assert_eq!(follows(1), json!(["black", "black", "black", "black", "black", "black", "black", "white"]));
    assert_eq!(follows(128), json!(["white", "black", "black", "black", "black", "black", "black", "black"]));
    assert_eq!(turns(dispute), [(json!(true), vec![json!(true); 8])]);
}

#[test]
fn chains_that_share_a_liberty_are_one_group_where_they_are_judged_alike() {
    let body = json!({
        "rows": ["O.XO.X", ".O.X.X", "..XXXX", ".O.XO."],
        "claims": { "black": { "dead": ["A4", "B3", "B1"] }, "white": {} },
        "rule_sets": ["area"], "komi": 0,
    });
    let ids = |body: &Value| {
        let groups = answer(body)["dispute"]["groups"].clone();
        groups.as_array().expect("groups").iter().map(|one| one["points"].to_string()).collect::<Vec<_>>()
    };
    // B3's liberties: B4, A3, C3, B2; A4's: B4, A3; B1's: A1, C1, B2. B2 joins B1 to B3.
    assert_eq!(ids(&body), [r#"["A4","B3","B1"]"#]);
    let mut apart = body;
    apart["claims"]["white"] = json!({ "seki": ["B3"] });
    assert_eq!(ids(&apart), [r#"["A4"]"#, r#"["B3"]"#, r#"["B1"]"#], "B3 is judged in another way");
}

#[test]
fn how_the_game_ended_may_leave_nothing_to_decide() {
    let answer = answer(&with(&json!({ "history": { "ended_by": "resignation", "lost_by": "white" } })));
    assert_eq!(results(&answer["dispute"]), vec![vec!["B+R"; 2]; 4]);
    assert_eq!(turns(&answer["dispute"])[0].0, false);
}

/// What each clause says in words, with the articles; `text (note) [articles] basis`.
fn guided(rule_set: &str) -> Vec<String> {
    let said = answer(&with(&json!({ "rule_sets": [rule_set] })));
    let of = &said["dispute"]["guidance"][0];
    assert_eq!(of["rule_set"], rule_set);
    let line = |one: &Value| {
        let articles: Vec<_> = one["articles"].as_array().expect("articles").iter().filter_map(Value::as_str).collect();
        let note = one["note"].as_str().map_or(String::new(), |note| format!(" ({note})"));
        format!("{}{note} [{}] {}", text("text")(one), articles.join(", "), text("basis")(one))
    };
    of["statements"].as_array().expect("statements").iter().map(line).collect()
}

/// Of a text that is at hand in full, and of one that was read in part.
const NOTHING_OF_THE_KIND: &str =
    "Either player may make the last pass. (the text has nothing of the kind) [] convention";
const NOTHING_READ_OF_IT: &str =
    "Either player may make the last pass. (the parts that were read have nothing of the kind) [] convention";

/// Checked by hand against the sources that each set names.
#[test]
fn what_the_texts_say_to_players_who_disagree_is_what_they_say() {
    let two_passes = |articles: &str| format!("Two passes in a row stop the game. [{articles}] text");
    let own_turn = "When play is resumed, the player whose turn it is moves first.";
    // Articles 7, 9 and 13.
    assert_eq!(
        guided("japanese-1989"),
        [
            two_passes("9").as_str(),
            NOTHING_OF_THE_KIND,
            "Either player may ask to resume play; the opponent of the one who asks moves first, and may pass. [9] text",
            "Each group is examined by itself, in hypothetical play: stones live if the opponent cannot capture them, or if capturing \
             them would let a new stone be played that cannot be captured. A ko is not retaken until its player has passed for that \
             ko. [7] text",
            "If an effective move is found after the game has stopped and the players cannot agree to end it, both lose. [13] text",
        ]
    );
    // "The opponent of the last passer moves; if the first two moves of the resumption are passes the game ends with
    // everything left on the board."
    assert_eq!(
        guided("aga"),
        [
            two_passes("9").as_str(),
            "White makes the last pass. (with one pass more if need be) [11] text",
            "When play is resumed, the opponent of the player who passed last moves first. [10] text",
            "The players play on. If that ends without agreement as well, every stone left on the board stays. (if both pass at once \
             after resuming, every stone stays) [10] text",
        ]
    );
    assert_eq!(
        guided("chinese-2002"),
        [
            two_passes("Chinese rules 2002, End of the game").as_str(),
            NOTHING_READ_OF_IT,
            &format!("{own_turn} [Chinese rules 2002, End of the game] text"),
            "The players play on: what is not captured stays. (over the board the referee may decide) [Chinese rules 2002, End of the game] text",
        ]
    );
    // Four passes under the text of 1991; statuses are verified by removal, that is by play.
    assert_eq!(
        guided("ing-sst"),
        [
            "Four passes in a row stop the game. [Ing rules 1991, End of the game] text",
            NOTHING_READ_OF_IT,
            &format!("{own_turn} [] convention"),
            "The players play on: what is not captured stays. (verified by removal, that is by play) [Ing rules 1991, Removal] text",
        ]
    );
    assert_eq!(
        guided("nz"),
        [
            two_passes("New Zealand rules, End of the game").as_str(),
            NOTHING_READ_OF_IT,
            "The players agree who moves first when play is resumed. If they cannot, every stone stays. [New Zealand rules, End of the game] text",
            "The players play on. If that ends without agreement as well, every stone left on the board stays. (if the players cannot \
             agree who moves next, every stone is alive) [New Zealand rules, End of the game] text",
        ]
    );
    // Articles 6 and 11, which are silent on who moves first.
    assert_eq!(
        guided("korean-2016"),
        [
            "Two passes in a row stop the game. (a comment on the text (note 2) has its author allow a pass only when necessary) [11] text",
            NOTHING_OF_THE_KIND,
            "The text does not say who moves first when play is resumed. [] unstated",
            "Each disputed shape is judged apart from the rest of the board, with the stones around it taken as alive: what can be \
             captured is dead. [6, 11] text",
        ]
    );
}

#[test]
fn who_moves_first_is_named_where_the_history_tells_it() {
    let history = json!({
        "last_play": { "player": "white" }, "black_passes": 1, "white_passes": 1, "black_plays": 6, "white_plays": 7,
        "ended_by": "passes",
    });
    let said = answer(&with(&json!({ "rule_sets": ["chinese-2002"], "history": history })));
    let resumption = &said["dispute"]["guidance"][0]["statements"][2];
    // White played, Black passed, White passed: it is Black's turn.
    assert_eq!(resumption["code"], "guide-resume-normal-turn-known");
    assert_eq!(resumption["arguments"], json!({ "player": "black", "passer": "white" }));
}

#[test]
fn the_group_on_which_the_winner_hangs_most_is_asked_for_first() {
    // Three white stones in rooms of Black's: dead they are worth 5, 7 and 5 points to Black, and he needs more than
    // 11. So he wins with the one in the middle and either of the others, and the middle one counts in three of four
    // ways of answering for the others, each of these in one.
    let answer = answer(&json!({
        "rows": ["..X...X..", "O.X.O.XO.", "XXXXXXXXX", "OOOOOOOOO", ".........", "........."],
        "claims": { "black": { "dead": ["A5", "E5", "H5"] }, "white": {} },
        "prisoners": { "black": 7, "white": 0 }, "komi": 0, "rule_sets": ["japanese-1989"],
    }));
    assert_eq!(answer["question"]["groups"], json!([["E5"], ["A5"], ["H5"]]));
}
