//! Permalinks of random questions: each opens as the same question, and no damage gives another one.

use gyega::board::Color;
use gyega::formats::sgf::write;
use gyega::position::{Move, MoveList};
use gyega::report::prepare;
use gyega::wire::{Limits, ScoreQuestion, ScoreResponse, read_link, read_request};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::config;
use super::from_json::request;
use super::random::{Game, Numbers, shapes};

/// What players and events may add to a position, by chance.
fn dress(asked: &mut Value, numbers: &mut Numbers) {
    let sets =
        ["korean-2016", "chinese-2002", "aga", "nz(komi=0,suicide=forbidden)", "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1"];
    let count = 1 + numbers.below(sets.len());
    asked["rule_sets"] = json!(sets[..count]);
    asked["compare"] = json!([]);
    let komi = [json!(-24.75), json!(-1), json!(0), json!(0.25), json!(6.5), json!(50)][numbers.below(6)].clone();
    match numbers.below(3) {
        0 => asked["komi"] = json!(komi),
        1 => asked["komi"] = json!({sets[count - 1]: komi}),
        _ => {}
    }
    if numbers.one_in(2) {
        asked["claims"] = json!({"black": {"dead": asked["dead"]}, "white": {}});
        asked["dead"] = json!([]);
    }
    if numbers.one_in(3) {
        asked["adjustments"] =
            json!([{"player": "white", "amount": komi, "reason": "\u{c9c0}\u{ac01} \"x\"\n", "rule_sets": [sets[0]]}]);
    }
    if numbers.one_in(3) {
        asked["overtime"] = json!({"black": numbers.below(3)});
    }
    if numbers.one_in(3) {
        asked["history"].as_object_mut().expect("an object").remove("first_pass");
        asked.as_object_mut().expect("an object").remove("prisoners");
    }
    if numbers.one_in(4) {
        asked["readings"] = json!(false);
        asked["sensitivity"] = json!(false);
        asked["search_nodes"] = json!(1_000 + numbers.below(9_000));
    }
}

fn read(asked: &Value) -> ScoreQuestion {
    read_request(asked.to_string().as_bytes(), &Limits::default())
        .unwrap_or_else(|problem| panic!("{problem:?}\n{asked}"))
}

fn leads_back(asked: &ScoreQuestion) {
    let code = asked.code().expect("small boards fit");
    let again = read_link(&code, &[], &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}\n{code}"));
    assert_eq!(again.canonical_id(), asked.canonical_id());
    assert_eq!(again.code(), Some(code));
    let answer = |request: &ScoreQuestion| {
        let mut answer = ScoreResponse::new(request, &prepare(&request.task));
        answer.assumptions.iter_mut().for_each(|all| all.retain(|told| !told.code.starts_with("record-repaired")));
        answer.record.iter_mut().for_each(|record| record.repairs.clear());
        answer
    };
    assert_eq!(answer(&again), answer(asked), "the whole answer");
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_code_of_a_position_opens_as_the_same_question(shape in shapes(), seed in any::<u64>()) {
        let mut asked = request(&Game::of(shape));
        dress(&mut asked, &mut Numbers::new(seed));
        leads_back(&read(&asked));
    }

    #[test]
    fn a_code_of_a_record_opens_as_the_same_question(shape in shapes(), marked in any::<bool>()) {
        let game = Game::of(shape);
        let replay = game.replay();
        let moves = game.turns.iter().map(|(player, cell)| Move {
            player: Color::BOTH[*player],
            point: cell.map(|cell| game.point(cell)),
        });
        let record = MoveList { initial: replay.positions[0], moves: moves.collect(), changes: Vec::new() };
        let mut recorded = gyega::position::Game::from_replay(record, replay);
        recorded.rules = Some("Japanese".to_owned());
        if marked {
            recorded.crossed = game.points(&game.dead) & recorded.replay.stones.occupied();
        }
        leads_back(&read(&json!({"sgf": write(&recorded), "rule_sets": ["japanese-1989", "aga"]})));
    }

    #[test]
    fn a_text_without_its_sum_is_refused(text in "1[A-Za-z0-9_-]{0,80}") {
        prop_assert!(read_link(&text, &[], &Limits::default()).is_err(), "a sum of four bytes is not met by chance");
    }
}
