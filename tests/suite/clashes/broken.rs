//! Each rule can fail: a real answer in which one thing is broken breaks it, and the answer as it came does not.

use serde_json::{Value, json};

use super::{answer, broken_rules, every_rule};

/// A question, and what of it or of its answer is broken.
type Break = (&'static str, fn() -> Value, fn(&mut Value, &mut Value));

/// Black has the columns A to C, White E to G; White's B4 is dead; D is neutral. Korean count: Black has 14 points with
/// that under B4, B4 itself and a prisoner, 16; White 14, two prisoners and komi, 16.5. Area: 21 and three and a half
/// of D each, komi 0.5: White by half a point.
const ROWS: [&str; 7] = ["..X.O..", "..X.O..", "..X.O..", ".OX.O..", "..X.O..", "..X.O..", "..X.O.."];

const RULE_SETS: [&str; 5] = ["korean-2016", "chinese-2002", "ing-sst", "japanese-1989", "tromp-taylor"];

fn counted() -> Value {
    json!({
        "rows": ROWS, "dead": ["B4"], "prisoners": { "black": 1, "white": 2 }, "komi": 0.5, "rule_sets": RULE_SETS,
        "procedures": true, "sensitivity": true,
    })
}

/// The same board, of which nothing but results, leads and sums is asked.
fn totals() -> Value {
    json!({ "rows": ROWS, "dead": ["B4"], "prisoners": { "black": 1, "white": 2 }, "rule_sets": RULE_SETS, "detail": "totals" })
}

/// Of the same board nobody says anything.
fn silent() -> Value {
    json!({ "rows": ROWS, "prisoners": { "black": 1, "white": 2 }, "komi": 0.5, "rule_sets": RULE_SETS })
}

/// Of the same board it is proposed which stones are dead.
fn proposed() -> Value {
    let mut question = silent();
    question["dead"] = json!("propose");
    question
}

/// The five stones at E7 live if they play first and die if White does: nobody said which.
fn open() -> Value {
    let rows = ["..XOX...XO", "..XOXXXXXO", "..XOOOOOOO", "..XO......", "..XOOOOOOO", "..XXXXXXXX"];
    json!({ "rows": rows, "prisoners": { "black": 0, "white": 0 }, "komi": 0, "rule_sets": RULE_SETS })
}

/// Black says that B4 is dead, White that it lives.
fn disputed() -> Value {
    json!({
        "rows": ROWS, "claims": { "black": { "dead": ["B4"] }, "white": {} }, "prisoners": { "black": 1, "white": 2 }, "komi": 0.5,
        "rule_sets": RULE_SETS,
    })
}

/// Black has the columns A to C, White E and F; White's B3 is dead: 15 to 10, as the record says.
fn record() -> Value {
    let sgf = "(;SZ[6:5]RU[Chinese]KM[0]RE[B+5]AB[ca:ce]AW[ea:ee][bc];B[];W[]TB[aa:be]TW[fa:fe])";
    json!({ "sgf": sgf, "rule_sets": ["chinese-2002", "nz"] })
}

fn put(value: &mut Value, at: &str, new: Value) {
    let (parent, name) = at.rsplit_once('/').expect("a pointer");
    let parent = value.pointer_mut(parent).unwrap_or_else(|| panic!("nothing at {at}"));
    match parent.as_array_mut() {
        Some(items) => items[name.parse::<usize>().expect("an index")] = new,
        None => parent[name] = new,
    }
}

fn add(value: &mut Value, at: &str, new: Value) {
    value.pointer_mut(at).and_then(Value::as_array_mut).unwrap_or_else(|| panic!("no list at {at}")).push(new);
}

fn cut(value: &mut Value, at: &str) {
    let (parent, name) = at.rsplit_once('/').expect("a pointer");
    let parent = value.pointer_mut(parent).unwrap_or_else(|| panic!("nothing at {at}"));
    match parent.as_array_mut() {
        Some(items) => drop(items.remove(name.parse::<usize>().expect("an index"))),
        None => drop(parent.as_object_mut().expect("an object").remove(name)),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "made where it is handed over")]
fn said(code: &str, arguments: Value) -> Value {
    json!({ "code": code, "arguments": arguments, "text": code })
}

fn check(answer: &mut Value, code: &str, arguments: Value) {
    add(answer, "/audit", said(code, arguments));
}

fn assume(answer: &mut Value, code: &str, arguments: Value) {
    add(answer, "/assumptions", said(code, arguments));
}

/// Nobody decided the first score.
fn undetermined(answer: &mut Value, needs: Value) {
    for name in ["lead", "black", "white", "board", "decided_by"] {
        put(answer, &format!("/scores/0/{name}"), Value::Null);
    }
    put(answer, "/scores/0/outcome", json!("undetermined"));
    put(answer, "/scores/0/result", json!("?"));
    put(answer, "/scores/0/firm", json!(false));
    put(answer, "/scores/0/needs", needs);
}

/// The first score with two ends of a lead.
fn between(answer: &mut Value, least: i32, most: i32) {
    put(answer, "/scores/0/lead", Value::Null);
    put(answer, "/scores/0/lead_between", json!({ "least": least, "most": most }));
}

#[expect(clippy::needless_pass_by_value, reason = "made where they are handed over")]
fn either(answer: &mut Value, black: Value, white: Value) {
    put(answer, "/scores/0/either_way", json!({ "black": black, "white": white }));
}

fn way(outcome: &str, lead: i32) -> Value {
    json!({ "outcome": outcome, "lead": lead })
}

/// Black plays D4 and leads by three then.
fn first_move(outcome: &str, result: &str) -> Value {
    json!({ "player": "black", "at": "D4", "outcome": outcome, "lead": 3, "result": result })
}

fn group(answer: &mut Value, index: usize, status: &str, evidence: &str) {
    put(answer, &format!("/groups/{index}/status"), json!(status));
    put(answer, &format!("/groups/{index}/evidence"), json!(evidence));
}

/// Where the first score has an entry of this kind.
fn entry(answer: &Value, score: usize, kind: &str, player: &str) -> String {
    let entries = answer["scores"][score]["ledger"].as_array().expect("a ledger");
    let is_it = |entry: &Value| entry["kind"] == kind && entry["player"] == player;
    let index = entries.iter().position(is_it).unwrap_or_else(|| panic!("no {kind} of {player}"));
    format!("/scores/{score}/ledger/{index}")
}

fn repetition(decides: &str) -> Value {
    json!({ "stones": ["C7"], "decides": decides, "sentences": [said("repeated-decides", json!({ "points": ["C7"] }))] })
}

const OF_OUTCOMES: &[Break] = &[
    ("every_rule_set_asked_for_has_one_score", counted, |_, a| cut(a, "/scores/1")),
    ("words_are_known", counted, |_, a| put(a, "/scores/0/decided_by", json!("marks"))),
    ("a_result_is_written_from_outcome_and_lead", counted, |_, a| put(a, "/scores/0/result", json!("W+1"))),
    ("a_lead_decides_for_the_player_who_leads", counted, |_, a| put(a, "/scores/0/outcome", json!("black"))),
    ("only_equal_scores_are_decided_by_the_rule_for_them", counted, |_, a| {
        put(a, "/scores/0/decided_by", json!("tie-rule"));
    }),
    ("only_an_end_that_was_stated_decides_against_the_board", counted, |_, a| {
        put(a, "/scores/0/decided_by", json!("end"));
    }),
    ("nobody_who_gave_up_wins", counted, |q, _| {
        put(q, "/history", json!({ "ended_by": "resignation", "lost_by": "white" }));
    }),
    ("an_end_that_was_stated_decides", counted, |q, _| {
        put(q, "/history", json!({ "ended_by": "resignation", "lost_by": "black" }));
    }),
    ("what_decides_and_what_is_open_exclude_each_other", counted, |_, a| put(a, "/scores/0/decided_by", Value::Null)),
    ("what_is_undetermined_names_what_is_missing", counted, |_, a| undetermined(a, json!([]))),
    ("what_is_decided_misses_nothing", counted, |_, a| put(a, "/scores/0/needs", json!(["prisoners"]))),
    ("each_need_is_named_once", counted, |_, a| undetermined(a, json!(["prisoners", "prisoners"]))),
    ("a_lead_is_what_the_totals_differ_by", counted, |_, a| put(a, "/scores/0/black", json!(20))),
    ("a_lead_and_two_ends_of_it_exclude_each_other", counted, |_, a| {
        put(a, "/scores/0/lead_between", json!({ "least": -3, "most": -1 }));
    }),
    ("both_ends_of_a_lead_are_the_winners", counted, |_, a| between(a, -1, 1)),
    ("two_ends_of_a_lead_are_in_order", counted, |_, a| between(a, -1, -3)),
    ("the_lead_before_prisoners_is_reported_where_they_alone_are_missing", counted, |_, a| {
        put(a, "/scores/0/lead_before_prisoners", json!(1));
    }),
    ("what_counts_is_that_of_the_rule_set", counted, |_, a| put(a, "/scores/0/counting", json!("area"))),
    ("an_announcement_says_the_outcome", counted, |_, a| {
        put(a, "/scores/0/announcement/arguments/winner", json!("black"));
    }),
    ("an_announcement_names_the_lead", counted, |_, a| put(a, "/scores/0/announcement/arguments/points", json!(7))),
    ("an_announcement_names_what_is_missing", counted, |_, a| {
        undetermined(a, json!(["prisoners"]));
        put(a, "/scores/0/announcement", said("announce-undetermined", json!({ "needs": "plays" })));
    }),
    ("a_missing_end_is_missing_for_all_or_for_those_of_another_count", counted, |_, a| undetermined(a, json!(["end"]))),
    ("an_end_is_missing_where_it_was_not_stated", counted, |q, a| {
        put(q, "/as_it_stands", json!(true));
        undetermined(a, json!(["end"]));
    }),
    ("plays_that_go_round_are_reported_where_they_are_missing", counted, |_, a| undetermined(a, json!(["repetition"]))),
    ("what_missing_prisoners_would_tell_was_not_given", counted, |_, a| undetermined(a, json!(["prisoners"]))),
];

const OF_DEAD_STONES: &[Break] = &[
    ("every_score_says_on_what_dead_stones_rest", counted, |_, a| cut(a, "/scores/0/dead_stones")),
    ("none_stands_where_nothing_comes_off_by_agreement_and_nowhere_else", counted, |_, a| {
        put(a, "/scores/0/dead_stones", json!("none"));
    }),
    ("marked_stands_only_where_somebody_spoke", silent, |_, a| put(a, "/scores/0/dead_stones", json!("marked"))),
    ("marked_stands_only_where_nothing_is_unsaid", counted, |_, a| put(a, "/unsaid", json!(["B4"]))),
    ("read_stands_only_where_something_was_not_said", counted, |_, a| put(a, "/scores/0/dead_stones", json!("read"))),
    ("disputed_stands_only_beside_claims_that_differ", counted, |_, a| {
        put(a, "/scores/0/dead_stones", json!("disputed"));
    }),
    ("where_claims_differ_no_score_says_marked", disputed, |_, a| put(a, "/scores/0/dead_stones", json!("marked"))),
    ("unknown_stands_only_beside_stones_of_which_nobody_spoke", counted, |_, a| {
        put(a, "/scores/0/dead_stones", json!("unknown"));
    }),
    ("stones_of_which_nobody_spoke_leave_every_score_unknown", open, |_, a| {
        put(a, "/scores/0/dead_stones", json!("read"));
    }),
    ("the_same_source_is_named_under_every_rule_set", counted, |_, a| put(a, "/scores/0/dead_stones", json!("read"))),
    ("dead_stones_are_missing_only_where_they_are_open", counted, |_, a| {
        put(a, "/scores/0/needs", json!(["dead-stones"]));
    }),
    ("a_question_is_asked_where_dead_stones_are_missing_and_nowhere_else", counted, |_, a| {
        put(a, "/question", json!({ "groups": [["B4"]] }));
    }),
    ("what_is_asked_for_is_open_or_disputed", counted, |_, a| put(a, "/question", json!({ "groups": [["B4"]] }))),
    ("what_is_asked_for_are_whole_chains_of_one_player", counted, |_, a| {
        put(a, "/question", json!({ "groups": [["C7"]] }));
    }),
    ("a_question_in_words_names_what_the_list_names", counted, |_, a| {
        put(
            a,
            "/question",
            json!({ "groups": [["B4"]], "sentence": said("ask-dead", json!({ "groups": 1, "points": ["C7"] })) }),
        );
    }),
    ("unsaid_are_stones_of_whole_chains", counted, |_, a| put(a, "/unsaid", json!(["C7"]))),
    ("unsaid_are_stones_of_which_nobody_spoke", counted, |_, a| put(a, "/unsaid", json!(["B4"]))),
    ("nothing_unsaid_comes_off_on_the_board_that_is_shown", counted, |_, a| put(a, "/unsaid", json!(["B4"]))),
    ("unsaid_groups_are_not_shown_to_live", silent, |_, a| {
        group(a, 0, "alive", "searched");
        put(a, "/unsaid", a["groups"][0]["points"].clone());
    }),
    ("groups_of_which_nobody_spoke_and_nothing_is_shown_are_unsaid", silent, |_, a| {
        group(a, 0, "unsettled", "searched");
        put(a, "/unsaid", json!([]));
    }),
    ("nobody_is_captured_of_whom_nobody_spoke", silent, |_, a| {
        group(a, 0, "captured", "searched");
        put(a, "/unsaid", json!([]));
    }),
    ("what_reading_takes_off_was_not_spoken_of", counted, |_, a| group(a, 2, "dead", "searched")),
    ("what_is_marked_dead_was_marked", counted, |_, a| group(a, 0, "dead", "marked")),
    ("what_the_question_marks_dead_is_dead", counted, |_, a| group(a, 2, "alive", "searched")),
    ("nothing_is_against_reading_where_nobody_spoke", silent, |_, a| {
        put(a, "/scores/0/against_reading", json!(["B4"]));
    }),
    ("nothing_is_against_reading_where_nothing_comes_off_by_agreement", counted, |_, a| {
        put(a, "/scores/4/against_reading", json!(["B4"]));
    }),
    ("what_is_against_reading_is_the_same_under_every_rule_set", counted, |_, a| {
        put(a, "/scores/0/against_reading", json!(["B4"]));
    }),
    ("a_captured_group_that_stays_is_against_reading", counted, |_, a| group(a, 0, "captured", "searched")),
    ("what_cannot_be_captured_and_comes_off_is_against_reading", counted, |_, a| {
        check(a, "audit-dead-cannot-be-captured", json!({ "player": "white", "points": ["B4"] }));
    }),
    ("what_is_against_reading_was_read_so", counted, |_, a| put(a, "/scores/0/against_reading", json!(["B4"]))),
    ("a_list_of_dead_stones_of_its_own_is_another_list", counted, |_, a| put(a, "/scores/0/dead", json!(["B4"]))),
    ("dead_stones_of_a_score_are_whole_chains", counted, |_, a| put(a, "/scores/0/dead", json!(["C7"]))),
    ("an_assumption_says_that_reading_took_stones_off_where_it_did", counted, |_, a| {
        assume(a, "dead-as-read", json!({ "points": ["B4"] }));
    }),
    ("an_assumption_names_what_nobody_spoke_of", counted, |_, a| assume(a, "dead-unsaid", json!({ "points": ["B4"] }))),
    ("no_sentence_says_that_somebody_marked_where_nobody_did", silent, |_, a| {
        put(a, "/scores/0/announcement/text", json!("White wins, as marked, against what reading shows."));
    }),
];

const OF_DOUBTS: &[Break] = &[
    ("what_is_undetermined_is_not_firm", open, |_, a| put(a, "/scores/0/firm", json!(true))),
    ("what_rests_on_a_proposal_is_provisional_and_not_firm", proposed, |_, a| put(a, "/scores/0/firm", json!(true))),
    ("nothing_is_firm_beside_play_that_is_not_over", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        check(a, "audit-open-space", json!({ "points": ["D4"], "count": 1 }));
    }),
    ("nothing_is_firm_beside_a_group_that_is_not_settled", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        group(a, 0, "unsettled", "searched");
    }),
    ("nothing_is_firm_where_the_board_was_only_counted", counted, |q, a| {
        put(a, "/scores/0/firm", json!(true));
        put(q, "/classify", json!(false));
    }),
    ("nothing_is_firm_beside_what_was_not_decided", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        assume(a, "life-undecided", json!({ "points": [] }));
    }),
    ("what_is_firm_has_no_other_way", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        either(a, way("black", 1), way("white", -1));
    }),
    ("what_is_firm_has_one_lead", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        between(a, -3, -1);
    }),
    ("what_is_not_firm_says_why", counted, |_, a| {
        put(a, "/scores/0/firm", json!(false));
        put(a, "/audit", json!([]));
        put(a, "/assumptions", json!([]));
        a["scores"][0].as_object_mut().expect("a score").remove("either_way");
    }),
    ("a_decided_score_beside_an_open_group_wins_every_way", counted, |_, a| {
        put(a, "/scores/0/dead_stones", json!("unknown"));
        either(a, way("black", 1), way("white", -1));
    }),
    ("the_two_ways_are_not_the_same", counted, |_, a| {
        let lead = a["scores"][0]["lead"].clone();
        let same = json!({ "outcome": "white", "lead": lead });
        either(a, same.clone(), same);
    }),
    ("the_two_ways_are_in_order", counted, |_, a| either(a, way("white", -9), way("white", -1))),
    ("a_way_is_won_by_who_leads_in_it", counted, |_, a| either(a, way("white", 9), way("white", -1))),
    ("a_lead_lies_between_its_two_ways", counted, |_, a| either(a, way("black", 9), way("black", 5))),
    ("two_ends_of_a_lead_lie_between_the_two_ways", counted, |_, a| {
        between(a, -9, -1);
        either(a, way("white", -1), way("white", -3));
    }),
    ("an_undetermined_score_has_two_outcomes", counted, |_, a| {
        undetermined(a, json!(["dead-stones"]));
        either(a, way("white", -1), way("white", -3));
    }),
    ("an_announcement_says_firm_where_the_score_does", counted, |_, a| {
        put(a, "/scores/0/firm", json!(false));
        put(a, "/scores/0/announcement/arguments/stands", json!("firm"));
    }),
    ("a_first_move_is_reported_only_where_play_is_not_over", counted, |_, a| {
        put(a, "/scores/0/firm", json!(true));
        put(a, "/scores/0/first_moves", json!([first_move("black", "B+3")]));
    }),
    ("a_first_move_is_one_verdict", counted, |_, a| {
        put(a, "/scores/0/first_moves", json!([first_move("black", "B+4")]));
    }),
    ("a_first_move_is_won_by_who_leads_after_it", counted, |_, a| {
        put(a, "/scores/0/first_moves", json!([first_move("white", "W+3")]));
    }),
    ("a_first_move_is_on_an_empty_point", counted, |_, a| {
        let mut on_a_stone = first_move("black", "B+3");
        on_a_stone["at"] = json!("C7");
        put(a, "/scores/0/first_moves", json!([on_a_stone]));
    }),
    ("each_first_move_is_reported_once", counted, |_, a| {
        put(a, "/scores/0/first_moves", json!([first_move("black", "B+3"), first_move("black", "B+3")]));
    }),
    ("first_moves_are_the_same_under_every_rule_set", counted, |_, a| {
        put(a, "/scores/0/first_moves", json!([first_move("black", "B+3")]));
    }),
    ("where_play_is_left_the_first_moves_are_reported", counted, |_, a| {
        check(a, "audit-to-play", json!({ "player": "black", "at": "D4" }));
    }),
];

const OF_THE_BOARD: &[Break] = &[
    ("the_board_is_the_one_that_was_asked_for", counted, |_, a| put(a, "/position/rows/0", json!("......."))),
    ("every_name_is_a_point_of_the_board", counted, |_, a| add(a, "/groups/0/liberties", json!("T19"))),
    ("every_stone_stands_in_one_group", counted, |_, a| cut(a, "/groups/2")),
    ("a_group_has_stones_of_its_player_alone", counted, |_, a| put(a, "/groups/0/color", json!("white"))),
    ("a_group_holds_whole_chains", counted, |_, a| cut(a, "/groups/0/points/6")),
    ("a_group_is_called_by_its_first_stone", counted, |_, a| put(a, "/groups/0/id", json!("C1"))),
    ("liberties_are_the_empty_points_beside", counted, |_, a| cut(a, "/groups/0/liberties/0")),
    ("atari_is_one_liberty", counted, |_, a| put(a, "/groups/0/in_atari", json!(true))),
    ("a_proof_shows_life", counted, |_, a| group(a, 0, "unsettled", "benson")),
    ("a_group_in_atari_lives_by_no_proof", counted, |_, a| {
        group(a, 0, "alive", "benson");
        put(a, "/groups/0/in_atari", json!(true));
    }),
    ("a_map_has_a_letter_for_each_point", counted, |_, a| put(a, "/map/0", json!("TTS"))),
    ("stones_that_stay_are_stones_of_their_player", counted, |_, a| put(a, "/map/0", json!("TTsnstt"))),
    ("no_stone_is_drawn_as_an_empty_point", counted, |_, a| put(a, "/map/0", json!("TTTnstt"))),
    ("what_the_map_draws_the_lists_name", counted, |_, a| put(a, "/points/territory/black", json!([]))),
    ("each_point_stands_in_one_list", counted, |_, a| add(a, "/points/neutral", json!("A1"))),
    ("dead_groups_are_off_the_map_and_no_others", counted, |_, a| group(a, 2, "alive", "searched")),
    ("groups_in_seki_are_drawn_in_seki", counted, |_, a| group(a, 0, "in-seki", "searched")),
    ("no_chain_is_drawn_half_in_seki", counted, |_, a| put(a, "/map/0", json!("TTKnstt"))),
    ("what_a_player_surrounds_touches_no_stone_of_the_other", counted, |_, a| put(a, "/map/0", json!("TTSTstt"))),
    ("a_space_that_both_touch_belongs_to_nobody", counted, |_, a| put(a, "/map/0", json!("TTSTstt"))),
    ("a_space_belongs_to_one_player_or_none", counted, |_, a| put(a, "/map/0", json!("nTSnstt"))),
    ("false_eyes_must_be_filled", counted, |_, a| put(a, "/points/false_eyes/black", json!(["A1"]))),
    ("eyes_of_a_seki_touch_a_group_in_seki", counted, |_, a| put(a, "/map/0", json!("EESnstt"))),
];

const OF_LEDGERS: &[Break] = &[
    ("the_entries_of_a_player_sum_to_his_total", counted, |_, a| put(a, "/scores/0/black", json!(99))),
    ("a_board_total_is_what_stands_before_corrections", counted, |_, a| put(a, "/scores/0/board/black", json!(99))),
    ("each_point_of_the_board_stands_in_one_entry", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        cut(a, &format!("{at}/points/0"));
    }),
    ("what_belongs_to_nobody_is_worth_nothing", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        put(a, &format!("{at}/player"), Value::Null);
    }),
    ("what_belongs_to_somebody_has_an_owner", counted, |_, a| {
        let at = entry(a, 0, "living-stones", "black");
        put(a, &format!("{at}/player"), Value::Null);
    }),
    ("living_stones_are_the_stones_that_stay", counted, |_, a| {
        let at = entry(a, 0, "living-stones", "black");
        cut(a, &format!("{at}/points/0"));
    }),
    ("territory_is_empty", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        add(a, &format!("{at}/points"), json!("B4"));
    }),
    ("surrounded_points_are_worth_a_point_each_where_they_count", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        put(a, &format!("{at}/amount"), json!(2));
    }),
    ("where_territory_counts_stones_that_stay_are_worth_nothing", counted, |_, a| {
        let at = entry(a, 0, "living-stones", "black");
        put(a, &format!("{at}/amount"), json!(7));
    }),
    ("where_area_counts_stones_that_stay_are_worth_a_point_each", counted, |_, a| {
        let at = entry(a, 1, "living-stones", "black");
        put(a, &format!("{at}/amount"), json!(0));
    }),
    ("dead_stones_are_counted_where_they_come_off", counted, |_, a| {
        let at = entry(a, 0, "dead-stones", "black");
        put(a, &format!("{at}/amount"), json!(2));
    }),
    ("entries_and_map_are_one_board", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        cut(a, &format!("{at}/points/0"));
    }),
    ("prisoners_are_those_that_were_given", counted, |_, a| {
        let at = entry(a, 0, "prisoners", "white");
        put(a, &format!("{at}/amount"), json!(5));
    }),
    ("komi_is_the_one_that_was_given", counted, |_, a| {
        let at = entry(a, 0, "komi", "white");
        put(a, &format!("{at}/amount"), json!(6.5));
    }),
    ("shared_points_are_shared_alike", counted, |_, a| {
        let at = entry(a, 1, "shared-neutral", "black");
        put(a, &format!("{at}/amount"), json!(0));
    }),
    ("nobody_pays_himself", counted, |_, a| {
        let at = entry(a, 0, "territory", "black");
        put(a, &format!("{at}/amount"), json!(-3));
    }),
    ("a_ledger_without_a_lead_sums_to_nothing_reported", counted, |_, a| between(a, -3, -1)),
];

const OF_CHECKS: &[Break] = &[
    ("a_check_names_stones_of_its_player", counted, |_, a| {
        check(a, "audit-not-shown", json!({ "player": "black", "points": ["E7"] }));
    }),
    ("a_check_names_empty_points_to_play_on", counted, |_, a| {
        check(a, "audit-to-play", json!({ "player": "black", "at": "E7" }));
    }),
    ("a_line_begins_with_who_captures_and_goes_in_turn", counted, |_, a| {
        check(a, "audit-can-be-captured-line", json!({ "player": "white", "points": ["E7"], "line": "W D4" }));
    }),
    ("a_line_can_be_played_on_the_board_that_is_shown", counted, |_, a| {
        check(a, "audit-can-be-captured-line", json!({ "player": "white", "points": ["E7"], "line": "B E7" }));
    }),
    ("a_line_captures_what_it_says", counted, |_, a| {
        check(a, "audit-can-be-captured-line", json!({ "player": "white", "points": ["E7"], "line": "B D4" }));
    }),
    ("what_a_check_says_is_captured_is_so_in_groups", counted, |_, a| {
        check(a, "audit-can-be-captured", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("every_captured_group_has_its_check", counted, |_, a| group(a, 0, "captured", "searched")),
    ("what_a_check_says_turns_on_the_first_move_is_so_in_groups", counted, |_, a| {
        check(a, "audit-first-move-decides", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("every_unsettled_group_has_its_check", counted, |_, a| group(a, 0, "unsettled", "searched")),
    ("what_a_check_says_is_not_shown_is_not_shown_in_groups", counted, |_, a| {
        group(a, 1, "alive", "searched");
        check(a, "audit-not-shown", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("what_a_check_says_cannot_be_captured_comes_off", counted, |_, a| {
        check(a, "audit-dead-cannot-be-captured", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("what_a_check_says_stands_in_seki_does_so_in_groups", counted, |_, a| {
        check(a, "audit-in-seki-by-search", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("dead_stones_that_a_check_says_lie_inside_are_dead", counted, |_, a| {
        check(a, "audit-dead-inside", json!({ "player": "white", "points": ["E7"], "dead": ["C7"] }));
    }),
    ("an_open_space_is_neutral", counted, |_, a| check(a, "audit-open-space", json!({ "points": ["A1"], "count": 1 }))),
    ("open_neutral_points_are_neutral_and_empty", counted, |_, a| {
        check(a, "audit-neutral-points-open", json!({ "points": ["A1"], "count": 1 }));
    }),
    ("neutral_points_are_open_only_where_nothing_else_is_left", counted, |_, a| {
        group(a, 0, "unsettled", "searched");
        check(a, "audit-neutral-points-open", json!({ "points": ["D1"], "count": 1 }));
    }),
    ("a_protective_move_stands_on_the_map", counted, |_, a| {
        check(a, "audit-protective-move", json!({ "player": "black", "at": "A1" }));
    }),
    ("every_owed_point_of_the_map_is_reported_or_filled_instead", counted, |_, a| put(a, "/map/0", json!("PTSnstt"))),
    ("no_group_is_reported_twice", counted, |_, a| {
        check(a, "audit-not-shown", json!({ "player": "white", "points": ["E7"] }));
        check(a, "audit-can-be-captured", json!({ "player": "white", "points": ["E7"] }));
    }),
    ("counts_are_those_of_the_points", counted, |_, a| {
        check(a, "audit-open-space", json!({ "points": ["D4"], "count": 2 }));
    }),
    ("every_stone_of_a_player_is_dead_where_a_check_says_so", counted, |_, a| {
        check(a, "audit-every-stone-dead", json!({ "player": "white" }));
    }),
    ("a_claim_of_seki_that_was_dropped_was_made", counted, |_, a| {
        check(a, "audit-seki-claim-dropped", json!({ "points": ["B4"], "count": 1 }));
    }),
    ("a_check_is_reported_once", counted, |_, a| {
        check(a, "audit-open-space", json!({ "points": ["D4"], "count": 1 }));
        check(a, "audit-open-space", json!({ "points": ["D4"], "count": 1 }));
    }),
    ("nobody_is_captured_by_what_is_captured", counted, |_, a| {
        group(a, 0, "captured", "searched");
        group(a, 1, "captured", "searched");
        group(a, 2, "captured", "searched");
    }),
    ("nobody_is_said_to_be_unmarked_who_was_marked", counted, |_, a| {
        check(a, "audit-can-be-captured", json!({ "player": "white", "points": ["B4"] }));
        let last = a["audit"].as_array().expect("checks").len() - 1;
        put(a, &format!("/audit/{last}/text"), json!("Nobody marked it dead."));
    }),
];

const OF_DIFFERENCES: &[Break] = &[
    ("a_gap_is_what_the_leads_differ_by", counted, |_, a| put(a, "/differences/0/gap", json!(77))),
    ("causes_sum_to_the_gap", counted, |_, a| put(a, "/differences/0/causes/0/amount", json!(77))),
    ("a_gap_that_is_not_known_has_no_causes", counted, |_, a| put(a, "/differences/0/causes", Value::Null)),
    ("winners_of_a_pair_are_those_of_the_scores", counted, |_, a| put(a, "/differences/0/winner_to", json!("black"))),
    ("each_cause_is_what_its_numbers_differ_by", counted, |_, a| {
        put(a, "/differences/0/causes/0/numbers/to", json!(77));
    }),
    ("a_cause_in_words_names_its_amount", counted, |_, a| {
        put(a, "/differences/0/causes/0/sentence/arguments/gain", json!(77));
    }),
    ("another_winner_has_a_cause", counted, |_, a| {
        put(a, "/scores/1/outcome", json!("black"));
        put(a, "/differences/0/causes", json!([]));
    }),
    ("equal_scores_are_a_cause_where_they_decide", counted, |_, a| {
        put(a, "/differences/0/equal_scores", json!([{ "rule_set": "korean-2016" }]));
    }),
    ("what_is_missing_on_either_side_is_named", counted, |_, a| {
        undetermined(a, json!(["plays"]));
        put(a, "/differences/0/gap", Value::Null);
        put(a, "/differences/0/needs", json!([]));
    }),
    ("the_first_rule_set_is_compared_with_each_other", counted, |_, a| cut(a, "/differences/1")),
];

const OF_DISPUTES: &[Break] = &[
    ("a_dispute_is_reported_where_two_claim_and_nowhere_else", disputed, |_, a| cut(a, "/dispute")),
    ("what_both_say_is_agreed", disputed, |q, _| put(q, "/claims/white", json!({ "dead": ["B4"] }))),
    ("what_the_question_marks_stays_agreed", disputed, |q, _| put(q, "/dead", json!(["B4"]))),
    ("disputed_groups_are_whole_chains_of_one_player", disputed, |_, a| {
        put(a, "/dispute/groups/0/points", json!(["B4", "C7"]));
    }),
    ("disputed_groups_have_their_liberties", disputed, |_, a| put(a, "/dispute/groups/0/liberties", json!(["A1"]))),
    ("claims_on_a_disputed_group_differ", disputed, |_, a| put(a, "/dispute/groups/0/claims/white", json!("dead"))),
    ("claims_are_those_that_were_made", disputed, |_, a| {
        put(a, "/dispute/groups/0/claims", json!({ "black": "alive", "white": "dead" }));
    }),
    ("what_is_disputed_is_not_agreed", disputed, |_, a| put(a, "/dispute/agreed/dead", json!(["B4"]))),
    ("every_combination_is_reported_where_it_is_said_so", disputed, |_, a| cut(a, "/dispute/combinations/0")),
    ("a_combination_follows_whom_it_says", disputed, |_, a| {
        put(a, "/dispute/combinations/0/statuses", json!(["alive"]));
    }),
    ("a_combination_takes_off_what_it_says", disputed, |_, a| put(a, "/dispute/combinations/0/dead", json!([]))),
    ("a_combination_has_a_score_of_each_rule_set", disputed, |_, a| cut(a, "/dispute/combinations/0/scores/1")),
    ("a_ruled_score_is_one_verdict", disputed, |_, a| put(a, "/dispute/combinations/0/scores/0/result", json!("B+77"))),
    ("what_nothing_removes_no_ruling_changes", disputed, |_, a| {
        put(a, "/dispute/combinations/0/scores/4/result", json!("B+77"));
    }),
    ("the_winner_turns_where_combinations_say_so", disputed, |_, a| {
        put(a, "/dispute/rule_sets/4/turns_winner", json!(true));
    }),
    ("the_winner_turns_on_a_group_where_two_combinations_say_so", disputed, |_, a| {
        put(a, "/dispute/rule_sets/4/groups/0/turns_winner", json!(true));
    }),
    ("a_group_turns_the_winner_where_some_rule_set_says_so", disputed, |_, a| {
        let turns = a["dispute"]["groups"][0]["turns_winner"] == true;
        put(a, "/dispute/groups/0/turns_winner", json!(!turns));
    }),
    ("a_dispute_in_words_says_what_it_turns", disputed, |_, a| {
        put(a, "/dispute/rule_sets/0/sentence/code", json!("dispute-none"));
    }),
    ("a_dispute_in_words_names_the_results_of_both_claims", disputed, |_, a| {
        put(a, "/dispute/rule_sets/0/sentence/arguments/as_black", json!("B+77"));
    }),
    ("a_score_is_decided_where_every_ruling_gives_one_winner", disputed, |_, a| {
        put(a, "/scores/0/dead_stones", json!("disputed"));
        put(a, "/scores/0/outcome", json!("undetermined"));
        put(a, "/dispute/combinations/0/scores/0/outcome", json!("white"));
        put(a, "/dispute/combinations/1/scores/0/outcome", json!("white"));
    }),
    ("a_score_is_open_where_two_rulings_give_two_winners", disputed, |_, a| {
        put(a, "/scores/0/outcome", json!("white"));
        put(a, "/scores/0/decided_by", json!("lead"));
        put(a, "/scores/0/dead_stones", json!("disputed"));
        put(a, "/dispute/rule_sets/0/turns_winner", json!(true));
    }),
    ("the_ends_of_a_disputed_lead_are_those_of_the_rulings", disputed, |_, a| {
        put(a, "/scores/0/dead_stones", json!("disputed"));
        put(a, "/dispute/combinations/0/scores/0/lead", json!(1));
        put(a, "/dispute/combinations/1/scores/0/lead", json!(2));
        between(a, 1, 77);
    }),
    ("known_groups_of_a_dispute_are_those_of_the_answer", disputed, |_, a| {
        put(a, "/dispute/groups/0/known/0/id", json!("A1"));
    }),
];

const OF_RECORDS: &[Break] = &[
    ("a_record_is_reported_where_one_was_sent", record, |_, a| cut(a, "/record")),
    ("a_record_agrees_where_both_results_are_one", record, |_, a| put(a, "/record/recorded", json!("B+6"))),
    ("the_result_under_its_own_rules_is_that_of_the_score", record, |_, a| put(a, "/record/result", json!("B+6"))),
    ("a_record_without_a_result_is_said_to_have_none", record, |_, a| put(a, "/record/agreement", json!("no-result"))),
    ("a_game_that_an_end_decided_is_said_to_be_so", record, |_, a| {
        put(a, "/record/agreement", json!("decided-by-end"));
    }),
    ("causes_are_reported_only_where_results_differ", record, |_, a| {
        put(a, "/record/causes", json!([said("record-cause-komi", json!({}))]));
    }),
    ("an_undetermined_record_has_an_undetermined_score", record, |_, a| {
        put(a, "/record/agreement", json!("undetermined"));
    }),
    ("captures_are_in_order", record, |_, a| put(a, "/record/captured/black", json!({ "least": 3, "most": 1 }))),
    ("leads_of_a_record_are_in_order", record, |_, a| put(a, "/record/leads", json!([{ "least": 3, "most": 1 }]))),
    ("a_record_in_words_says_whether_it_agrees", record, |_, a| put(a, "/record/agreement", json!("differs"))),
    ("an_end_that_is_not_known_is_missing", record, |_, a| put(a, "/record/ended", json!("unknown"))),
];

/// A reading by default of the first score as it stands, and another.
fn readings(answer: &mut Value) {
    let score = &answer["scores"][0];
    let mut default =
        json!({ "id": "seki-by-group", "about": "seki", "is_default": true, "turns_winner": false, "points": [] });
    for name in ["lead", "outcome", "decided_by", "result", "board"] {
        default[name] = score[name].clone();
    }
    let mut other = default.clone();
    (other["id"], other["is_default"]) = (json!("seki-by-chain"), json!(false));
    put(answer, "/scores/0/readings", json!([default, other]));
}

const OF_THE_REST: &[Break] = &[
    ("a_reading_by_default_is_the_score", counted, |_, a| {
        readings(a);
        put(a, "/scores/0/readings/0/lead", json!(77));
    }),
    ("a_question_of_the_text_has_one_default", counted, |_, a| {
        readings(a);
        put(a, "/scores/0/readings/1/is_default", json!(true));
    }),
    ("a_reading_is_one_verdict", counted, |_, a| {
        readings(a);
        put(a, "/scores/0/readings/1/result", json!("B+77"));
    }),
    ("a_reading_turns_the_winner_where_it_has_another", counted, |_, a| {
        readings(a);
        put(a, "/scores/0/readings/1/turns_winner", json!(true));
    }),
    ("a_reading_has_its_totals", counted, |_, a| {
        readings(a);
        put(a, "/scores/0/readings/0/board", json!({ "black": 77, "white": 77 }));
    }),
    ("play_that_goes_round_is_missing_where_it_decides", counted, |_, a| {
        put(a, "/scores/0/repetition", repetition("result"));
    }),
    ("stones_of_play_that_goes_round_were_marked_where_it_is_said_so", silent, |_, a| {
        put(a, "/scores/0/repetition", repetition("marked"));
    }),
    ("play_that_goes_round_has_its_sentences", counted, |_, a| {
        put(a, "/scores/0/repetition", json!({ "stones": ["C7"], "decides": "alone" }));
    }),
    ("how_safe_a_winner_is_does_not_exceed_the_lead", counted, |_, a| put(a, "/sensitivity/0/safe_by", json!(77))),
    ("nobody_is_safe_who_does_not_win", counted, |_, a| {
        undetermined(a, json!(["plays"]));
        put(a, "/sensitivity/0/safe_by", json!(0));
    }),
    ("a_change_makes_another_outcome", counted, |_, a| {
        let same = a["scores"][0]["outcome"].clone();
        put(a, "/sensitivity/0/changes/0/least/outcome_after", same);
    }),
    ("a_change_is_one_verdict", counted, |_, a| put(a, "/sensitivity/0/changes/0/least/result_after", json!("W+77"))),
    ("what_makes_no_difference_has_no_change", counted, |_, a| {
        put(a, "/sensitivity/0/changes/0/sentence/code", json!("sensitivity-not-counted"));
    }),
    ("sensitivity_in_words_says_who_wins", counted, |_, a| {
        put(a, "/sensitivity/0/sentence", said("sensitivity-draw", json!({})));
    }),
    ("a_count_at_the_board_gives_the_lead", counted, |_, a| put(a, "/procedures/0/lead", json!(77))),
    ("a_count_at_the_board_is_its_last_numbers", counted, |_, a| put(a, "/procedures/0/counted/black", json!(77))),
    ("a_count_at_the_board_is_there_where_a_lead_is", counted, |_, a| undetermined(a, json!(["plays"]))),
    ("no_stone_is_lost_while_counting", counted, |_, a| put(a, "/procedures/0/steps/0/table/bowls/black", json!(777))),
    ("every_sentence_has_words", counted, |_, a| put(a, "/scores/0/announcement/text", json!(" "))),
    ("no_sentence_has_a_hole", counted, |_, a| put(a, "/scores/0/announcement/text", json!("White wins by {points}."))),
    ("not_classified_is_said_where_nothing_was_read", counted, |_, a| assume(a, "not-classified", json!({}))),
    ("nothing_was_searched_where_nothing_was_read", counted, |q, a| {
        put(q, "/classify", json!(false));
        put(a, "/engine/nodes", json!(1));
    }),
    ("totals_tell_nothing_but_totals", totals, |_, a| put(a, "/scores/0/counting", json!("area"))),
    ("undecided_groups_are_named", counted, |_, a| group(a, 0, "undecided", "searched")),
];

fn all() -> impl Iterator<Item = &'static Break> {
    [
        OF_OUTCOMES,
        OF_DEAD_STONES,
        OF_DOUBTS,
        OF_THE_BOARD,
        OF_LEDGERS,
        OF_CHECKS,
        OF_DIFFERENCES,
        OF_DISPUTES,
        OF_RECORDS,
        OF_THE_REST,
    ]
    .into_iter()
    .flatten()
}

#[test]
fn every_rule_fails_where_an_answer_is_broken() {
    let mut wrong: Vec<String> = Vec::new();
    for (rule, question, change) in all() {
        let mut question = question();
        let mut answer = answer(&question).expect("a question");
        let breaks = |question: &Value, answer: &Value| {
            broken_rules(question, answer).into_iter().find(|(name, _)| name == rule)
        };
        if let Some((_, how)) = breaks(&question, &answer) {
            wrong.push(format!("{rule} is broken by a whole answer: {how}"));
            continue;
        }
        change(&mut question, &mut answer);
        if breaks(&question, &answer).is_none() {
            wrong.push(format!("{rule} is not broken by what should break it"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_rule_is_shown_to_fail() {
    let unshown: Vec<&str> =
        every_rule().map(|rule| rule.name).filter(|name| all().all(|(shown, ..)| shown != name)).collect();
    assert!(unshown.is_empty(), "no broken answer for {unshown:?}");
    let mut names: Vec<&str> = every_rule().map(|rule| rule.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "two rules have one name");
}
