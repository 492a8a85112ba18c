//! Counts at the board, step by step.

use gyega::board::{ByColor, Color, PointSet};
use gyega::position::Setup;
use gyega::procedure::{Procedure, Table};
use gyega::render::Language;
use gyega::rules::{Amount, CountingProcedure};

use super::{both, no_komi, own_komi, points, setup};

/// KBA "How to play", Diagram 1: Black has 25 stones, 15 points and a prisoner, White 24 stones and 17 points.
fn diagram() -> Setup {
    let mut setup = setup(&[
        "OX..XXO..",
        "OXX.XOO..",
        "OOXX.XO.O",
        ".OOX.XOO.",
        "..OXXXXOO",
        "..OOOX.XO",
        "..OXXX.XX",
        "..OX.X...",
        "..OOX....",
    ]);
    setup.prisoners = both(Some(1), Some(0));
    setup
}

fn procedure(setup: &Setup, id: &str) -> Procedure {
    let told = no_komi(setup, id);
    Procedure::carry_out(&told.position, &told.rules, &told.score).expect("a lead")
}

fn codes(procedure: &Procedure) -> Vec<&'static str> {
    procedure.steps.iter().map(|step| step.statement.code.as_str().trim_start_matches("count-")).collect()
}

fn last(procedure: &Procedure) -> &Table {
    &procedure.steps.last().expect("a step").table
}

fn sizes(blocks: &[PointSet]) -> Vec<u16> {
    blocks.iter().map(PointSet::len).collect()
}

fn pair(black: u32, white: u32) -> ByColor<u32> {
    ByColor { black, white }
}

#[test]
fn korean_prisoners_go_into_the_territory_of_those_whose_stones_they_are() {
    let procedure = procedure(&diagram(), "korean-2016");
    assert_eq!(procedure.kind, CountingProcedure::FillIn);
    // Of 41 black stones 25 stand, of 40 white ones 24 and one is a prisoner.
    let start = &procedure.steps[0].table;
    assert_eq!((start.bowls, start.lids), (pair(16, 15), pair(1, 0)));
    let end = last(&procedure);
    assert_eq!((end.lids, end.standing(Color::White)), (pair(0, 0), 25));
    // 15 points and 17 less the one that the prisoner fills, each as a ten and the rest.
    assert_eq!((sizes(&end.blocks.black), sizes(&end.blocks.white)), (vec![10, 5], vec![10, 6]));
    assert_eq!(procedure.counted, ByColor { black: Amount::points(15), white: Amount::points(16) });
    assert_eq!(procedure.lead(), Amount::points(-1));
}

#[test]
fn chinese_black_has_whole_tens_of_territory_and_piles_of_ten() {
    let procedure = procedure(&diagram(), "chinese-2002");
    assert_eq!(
        codes(&procedure),
        ["start", "prisoners-back", "filled-to-tens", "whole-tens", "piles", "read-half-of-all"]
    );
    // Five of the 15 points are filled: ten points and 30 stones.
    let end = last(&procedure);
    assert_eq!((end.noted.black, end.piles.black, end.standing(Color::Black)), (10, 30, 0));
    assert_eq!(end.bowls, pair(11, 16), "16 less the five; White has the prisoner back");
    // 40, against the 41 that are left of 81.
    assert_eq!(procedure.counted, ByColor { black: Amount::points(40), white: Amount::points(41) });
}

#[test]
fn ing_players_fill_in_with_forty_stones_each() {
    let procedure = procedure(&diagram(), "ing-sst");
    assert_eq!(codes(&procedure), ["start", "prisoners-back", "filled-in", "filled-in", "read-area"]);
    // Black's 15 stones fill his 15 points; White has 16 for 17.
    let end = last(&procedure);
    assert_eq!(end.bowls, pair(0, 0));
    assert_eq!((end.points_of(Color::Black).len(), end.points_of(Color::White).len()), (0, 1));
    assert_eq!(procedure.lead(), Amount::points(-1));
}

#[test]
fn under_aga_rules_both_have_put_as_many_stones_before_territory_is_counted() {
    // Both put 25 stones: no stone is handed over, and the count is that of territory.
    let even = procedure(&diagram(), "aga");
    assert_eq!((even.kind, even.lead()), (CountingProcedure::PassStoneFillIn, Amount::points(-1)));
    assert!(!codes(&even).contains(&"evened-out"));
    // Black put one more: White hands one over, and by territory it is what it is by area: 26 + 14 to 24 + 17.
    let mut more = diagram();
    more.stones.place(Color::Black, points("J1").first().expect("a point"));
    let counted = procedure(&more, "aga");
    assert!(codes(&counted).contains(&"evened-out"));
    assert_eq!(counted.lead(), Amount::points(-1));
    assert_eq!(procedure(&more, "korean-2016").lead(), Amount::points(-2), "territory alone");
    // Nobody knows the prisoners: area is counted as it stands.
    more.prisoners = both(None, None);
    assert_eq!(procedure(&more, "aga").kind, CountingProcedure::Plain);
}

#[test]
fn prisoners_that_find_no_place_count_as_points() {
    // Three eyes each; Black has five prisoners and fills all of White's.
    let mut many = setup(&[".XXO.", "XXOOO", ".XXO.", "XXOOO", ".XXO."]);
    many.prisoners = both(Some(5), Some(0));
    let procedure = procedure(&many, "japanese-1989");
    assert!(codes(&procedure).contains(&"prisoners-in-and-left"));
    let end = last(&procedure);
    assert_eq!((end.lids, end.points_of(Color::White).len()), (pair(2, 0), 0));
    assert_eq!(procedure.counted, ByColor { black: Amount::points(5), white: Amount::ZERO });
}

#[test]
fn stones_that_run_out_are_brought() {
    // On 25 points each has twelve stones; Black has fifteen on the board, which leaves nothing to fill five points
    // with.
    let procedure = procedure(&setup(&["XXX.O", "XXX.O", "XXX.O", "XXX.O", "XXX.O"]), "ing-sst");
    assert_eq!(procedure.steps[0].table.brought, pair(3, 0));
    assert_eq!(procedure.lead(), Amount::points(10), "15 to 5, and the five between are nobody's");
}

#[test]
fn what_is_added_besides_is_reported_with_the_count() {
    // Black 15 and White 16 on the board, 6.5 points of komi.
    let told = own_komi(&diagram(), "korean-2016");
    let procedure = Procedure::carry_out(&told.position, &told.rules, &told.score).expect("a lead");
    assert_eq!(procedure.corrections.len(), 1);
    assert_eq!(procedure.lead(), Amount::half_points(-15));
    // Without prisoners there is no lead, and nothing to be counted.
    let mut unknown = diagram();
    unknown.prisoners = both(None, None);
    let told = own_komi(&unknown, "korean-2016");
    assert_eq!(Procedure::carry_out(&told.position, &told.rules, &told.score), None);
}

#[test]
fn the_last_step_tells_how_komi_enters() {
    let said = |setup: &Setup, id: &str| {
        let told = own_komi(setup, id);
        let procedure = Procedure::carry_out(&told.position, &told.rules, &told.score).expect("a lead");
        Language::En.sentence(&procedure.steps.last().expect("a step").statement)
    };
    // 15 to 16, and 6.5 points of komi.
    assert_eq!(
        said(&diagram(), "korean-2016"),
        "With komi and other corrections Black has 15 points, White 22.5 points."
    );
    // Half of 81 and half of 7.5 points of komi; Black has 40.
    assert_eq!(
        said(&diagram(), "chinese-2002"),
        "Half of the 81 points counted is 40.5 points; half of komi and other corrections moves that to 44.25 points. \
         Black is ahead with more than that, and counts 40 points."
    );
    // Black with 25 of 45 points: White's 20 are the fewer, and 7 points of komi are a help.
    let ahead = setup(&["XXXXX..OO", "XXXXX..OO", "XXXXX..OO", "XXXXX..OO", "XXXXX..OO"]);
    assert_eq!(
        said(&ahead, "nz"),
        "Half of the 35 points counted is 17.5 points; half of komi and other corrections moves that to 14 points. \
         White is ahead with more than that, and counts 10 points."
    );
}

/// Clauses may be mixed at will: then no way of players need come to what the set counts.
#[test]
fn a_count_of_a_changed_rule_set_comes_to_its_score_or_is_left_out() {
    // Four points to four, and three prisoners to one.
    let answer = crate::support::answer(&serde_json::json!({
        "rows": ["XX.OO", ".X.O.", "XX.OO"], "dead": [], "prisoners": { "black": 3, "white": 1 }, "komi": 0,
        "procedures": true, "history": { "ended_by": "passes" },
        "rule_sets": [
            "korean-2016", { "base": "korean-2016", "prisoners": "not-counted" },
            { "base": "chinese-2002", "counting": "territory" }, { "base": "korean-2016", "counting": "area" },
        ],
    }));
    let scores = answer["scores"].as_array().expect("scores");
    let leads: Vec<_> = scores.iter().map(|score| &score["lead"]).collect();
    assert_eq!(leads, [2, 0, 0, 2]);
    let procedures = answer["procedures"].as_array().expect("a count each");
    assert_eq!(procedures.len(), scores.len());
    for (score, procedure) in scores.iter().zip(procedures) {
        assert!(procedure.is_null() || procedure["lead"] == score["lead"], "{}: {procedure}", score["rule_set"]);
    }
    assert_eq!(procedures[0]["kind"], "fill-in");
}
