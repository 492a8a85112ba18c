//! Counting at the board: no stone is lost on the way, and the last table tells what the ledger does.

use gyega::board::{ByColor, Color};
use gyega::position::Position;
use gyega::procedure::{CountStep, Procedure};
use gyega::rules::RuleSet;
use gyega::score::Terms;
use proptest::prelude::*;

use super::random::{Game, shapes};
use super::{config, every_rule_set, scored};

/// What is wrong with the count of a position under a rule set, and whether there is one.
fn check(position: &Position, rules: &RuleSet) -> Result<bool, TestCaseError> {
    let score = scored(position, rules, &Terms::default());
    let Some(procedure) = Procedure::carry_out(position, rules, &score) else {
        prop_assert!(score.verdict.lead.is_none(), "{}: a lead, but no count", rules.id);
        return Ok(false);
    };
    let steps = &procedure.steps;
    prop_assert_eq!(&steps[0].table.board, position.stones(), "{} begins elsewhere", rules.id);
    let stones = |step: &CountStep| ByColor::from_fn(|color: Color| step.table.stones_of(color));
    for step in steps {
        prop_assert_eq!(stones(step), stones(&steps[0]), "{}: {}", rules.id, step.statement.code.as_str());
    }
    let told = || {
        steps
            .iter()
            .map(|step| format!("{}: {:?}", step.statement.code.as_str(), step.table.board.rows()))
            .collect::<Vec<_>>()
    };
    prop_assert_eq!(
        Some(procedure.lead()),
        score.verdict.lead,
        "{} by {:?}, dead {:?}, seki {}: {:#?}",
        rules.id,
        procedure.kind,
        position.marks().dead,
        position.seki(),
        told()
    );
    Ok(true)
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn every_count_at_the_board_gives_the_lead_of_the_ledger(shape in shapes()) {
        let position = Game::of(shape).position();
        let mut counted = 0;
        for rules in every_rule_set() {
            counted += usize::from(check(&position, rules)?);
        }
        prop_assert!(counted > 20, "only {} rule sets are counted", counted);
    }
}
