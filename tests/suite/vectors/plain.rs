//! Vectors that count a board as it stands, or with the dead stones it hands in.

use gyega::board::{Color, PointSet};
use gyega::rules::{Amount, RuleSet, by_id};
use gyega::score::{Partition, RuleSetBoards, Score, score_under as score_of};

use super::Vector;
use super::table::Outcome;

/// The score of a vector under a rule set, with these stones dead.
pub(super) fn scored(vector: &Vector, dead: PointSet, rules: &RuleSet) -> Result<Score, String> {
    let (position, terms) = vector.position(dead)?;
    Ok(score_of(&RuleSetBoards::counting_only(&position), rules, &terms))
}

/// Whether the lead is the one the vector tells.
pub(super) fn lead_is_right(vector: &Vector, dead: PointSet, rules: &RuleSet) -> Outcome {
    match scored(vector, dead, rules) {
        Err(faults) => Outcome::Wrong(faults),
        Ok(score) => Outcome::equal(&score.verdict.lead, &vector.final_lead()),
    }
}

/// A board counted as it stands: nothing is dead.
pub(super) fn score(vector: &Vector) -> Outcome {
    let named = vector.text("/rule").map(|name| if name == "japanese" { "japanese-1989" } else { name });
    let id = named.unwrap_or("area");
    let rules = by_id(id).unwrap_or_else(|| panic!("{}: no rule set {id}", vector.id));
    let outcome = lead_is_right(vector, PointSet::EMPTY, rules);
    let parts = Partition::new(vector.stones(), &PointSet::EMPTY, &PointSet::EMPTY);
    match vector.number("/expected/area_margin") {
        Some(margin) if outcome == Outcome::Right => Outcome::equal(&parts.area_lead(), &margin),
        _ => outcome,
    }
}

/// Points of each side before komi. Sekis and false eyes are not asked: they would have to be found.
///
/// The peer's area cases are contested because it adds a point for each stone handed over by passing, White handing
/// over one more when Black passed last; with that taken off they are plain area counts.
pub(super) fn tenuki(vector: &Vector) -> Outcome {
    let is_area = vector.text("/rule/scoring") == Some("area");
    if vector.id.contains("seki") || vector.id.contains("eye") || vector.id.contains("territory") {
        return Outcome::NotAsked;
    }
    let rules = by_id(if is_area { "area" } else { "territory" }).expect("built in");
    let score = match scored(vector, vector.marked, rules) {
        Err(faults) => return Outcome::Wrong(faults),
        Ok(score) => score,
    };
    let pass_stones = |passer: Color| {
        let one_more = passer == Color::White && vector.text("/to_play") == Some("O");
        let passes = vector.number(&format!("/passes_by/{passer}")).unwrap_or(0);
        if is_area { passes + i32::from(one_more) } else { 0 }
    };
    let points = |color: Color| score.ledger.board_total(color) + Amount::points(pass_stones(!color));
    let differences: Vec<String> = Color::BOTH
        .into_iter()
        .filter_map(|color| {
            let expected = vector.number(&format!("/expected/score/{color}")).map(Amount::points)?;
            (points(color) != expected).then(|| format!("{color}: {}, expected {expected}", points(color)))
        })
        .collect();
    Outcome::of(&differences)
}

/// Who owns each point, nothing dead.
pub(super) fn area_map(vector: &Vector) -> Outcome {
    let parts = Partition::new(vector.stones(), &PointSet::EMPTY, &PointSet::EMPTY);
    let map = gyega::board::ByColor::from_fn(|color| parts.area(color));
    Outcome::equal(&Some(map), &vector.map("area_map"))
}
