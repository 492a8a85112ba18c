//! Vectors with formal definitions: unconditional life, independent life, and scores that rest on them.

use gyega::board::{ByColor, Color, Point, PointSet, Region};
use gyega::life::{IndependentLife, pass_alive};
use gyega::rules::{KatagoKo, KatagoRules, KatagoScoring, KatagoTax};

use super::Vector;
use super::plain::lead_is_right;
use super::table::Outcome;

/// `KataGo`'s rules as the parameters of a vector say them.
fn katago_rules(vector: &Vector) -> KatagoRules {
    let word = |pointer| vector.text(pointer).unwrap_or_default();
    KatagoRules {
        ko: KatagoKo::Simple,
        scoring: KatagoScoring::parse(word("/rule/scoring")).expect("area or territory"),
        tax: KatagoTax::parse(word("/rule/tax")).unwrap_or(KatagoTax::None),
        suicide: vector.flag("/rule/suicide"),
        ..KatagoRules::DEFAULT
    }
}

pub(super) fn katago_score(vector: &Vector) -> Outcome {
    lead_is_right(vector, PointSet::EMPTY, &katago_rules(vector).to_rule_set())
}

/// A pass-alive dead stone comes off whatever is counted; nothing else does.
pub(super) fn minigo_score(vector: &Vector) -> Outcome {
    lead_is_right(vector, PointSet::EMPTY, &katago_rules(vector).to_rule_set())
}

/// Every map by name, with what differs.
fn compare(vector: &Vector, maps: &[(&str, ByColor<PointSet>)]) -> Outcome {
    let differences: Vec<String> = maps
        .iter()
        .filter_map(|(name, found)| {
            let expected = vector.map(name)?;
            let differ = |color: Color| {
                let (found, expected) = (*found.get(color), *expected.get(color));
                format!("{color} lacks {} and has {} too many", expected - found, found - expected)
            };
            (*found != expected).then(|| format!("{name}: {}; {}", differ(Color::Black), differ(Color::White)))
        })
        .collect();
    Outcome::of(&differences)
}

pub(super) fn katago_pass_alive(vector: &Vector) -> Outcome {
    let (stones, suicide) = (vector.stones(), vector.flag("/rule/suicide"));
    let proofs = ByColor::from_fn(|color| pass_alive(stones, color, suicide));
    let alive = ByColor::from_fn(|color| proofs.get(color).chains | proofs.get(color).territory);
    // Regions without an opposing stone, around which stand pass-alive chains alone, or any chain of the colour.
    let regions = |safe: bool| {
        ByColor::from_fn(|color: Color| {
            let all = Region::all(stones, color).filter(|region| {
                let border = region.border(stones);
                let bordered = !border.is_empty() && (!safe || border.is_subset(&proofs.get(color).chains));
                bordered && region.points.is_disjoint(stones.of(!color))
            });
            let points: PointSet = all.map(|region| region.points).collect();
            *alive.get(color) | (points - *alive.get(!color))
        })
    };
    let maps = [
        ("pass_alive_map", alive),
        ("pass_alive_and_safe_territory_map", regions(true)),
        ("pass_alive_and_territory_map", regions(false)),
        ("area_map", IndependentLife::read(stones, suicide).area),
    ];
    compare(vector, &maps)
}

pub(super) fn katago_independent_life(vector: &Vector) -> Outcome {
    let life = IndependentLife::read(vector.stones(), vector.flag("/rule/suicide"));
    let living = vector.stones().without(&life.dead);
    let map = |territories: bool, stones: bool| {
        ByColor::from_fn(|color: Color| {
            let (area, seki) = (*life.area.get(color), *life.seki.get(color));
            let stones_in_seki = seki & *living.of(color);
            let keep = |kept: bool, points: PointSet| if kept { points } else { PointSet::EMPTY };
            (area - seki) | keep(stones, stones_in_seki) | keep(territories, seki - stones_in_seki)
        })
    };
    let maps = [
        ("independent_life_map", map(false, false)),
        ("independent_life_and_territories_map", map(true, false)),
        ("independent_life_and_stones_map", map(false, true)),
        ("independent_life_territories_and_stones_map", map(true, true)),
    ];
    let outcome = compare(vector, &maps);
    let groups = life.independent.white.len() as i32 - life.independent.black.len() as i32;
    let expected = vector.number("/expected/independent_life_groups_white_minus_black");
    if outcome == Outcome::Right { Outcome::equal(&Some(groups), &expected) } else { outcome }
}

/// Hundredths of a point for each point, positive for White: area, and area with two points a group taken from its
/// territory in equal parts (rounded towards zero, never below nothing a point).
pub(super) fn katago_group_tax(vector: &Vector) -> Outcome {
    let life = IndependentLife::read(vector.stones(), vector.flag("/rule/suicide"));
    let living = vector.stones().without(&life.dead);
    let plain = |at: Point| -> i32 {
        match (life.area.white.contains(at), life.area.black.contains(at)) {
            (true, _) => 100,
            (_, true) => -100,
            _ => 0,
        }
    };
    let taxed = |at: Point| {
        let group = Color::BOTH.into_iter().find_map(|color| {
            let group = life.area.get(color).parts().find(|group| group.contains(at))?;
            (!living.of(color).contains(at)).then_some(group - *living.of(color))
        });
        let share =
            |territory: PointSet| (100 - (200 + i32::from(territory.len()) / 2) / i32::from(territory.len())).max(-100);
        group.map_or(plain(at), |territory| plain(at).signum() * share(territory))
    };
    let rows = |value: &dyn Fn(Point) -> i32| -> Vec<Vec<i32>> {
        let (width, height) = (vector.stones().size().width(), vector.stones().size().height());
        let row = |row| (0..width).map(|column| value(Point { column, row })).collect();
        (0..height).rev().map(row).collect()
    };
    let expected = |name: &str| -> Vec<Vec<i32>> {
        let numbers = |row: &serde_json::Value| {
            row.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).map(|n| n as i32).collect()
        };
        vector.at(&format!("/expected/{name}")).as_array().into_iter().flatten().map(numbers).collect()
    };
    match Outcome::equal(&rows(&plain), &expected("score_percent_no_tax")) {
        Outcome::Right => Outcome::equal(&rows(&taxed), &expected("score_percent_group_tax")),
        wrong @ (Outcome::Wrong(_) | Outcome::NotAsked) => wrong,
    }
}

/// The board with every pass-alive region filled in; stones elsewhere as they stand.
///
/// The peer gives a region to the chains around it when at most one *empty* point is not next to them. Ours counts
/// points under stones too: when the stones inside are captured their owner may play there again, and might live. The
/// proof of the chains is the same, so the peer's region rule is applied to our chains.
pub(super) fn minigo_overlay(vector: &Vector) -> Outcome {
    let (stones, vacant) = (vector.stones(), vector.stones().vacant());
    let area = ByColor::from_fn(|color| {
        let chains = pass_alive(stones, color, false).chains;
        let filled = Region::all(stones, color).filter(|region| {
            let border = region.border(stones);
            !border.is_empty() && border.is_subset(&chains) && (region.interior(stones) & vacant).len() <= 1
        });
        filled.fold(chains, |area, region| area | region.points)
    });
    let overlay = ByColor::from_fn(|color: Color| *area.get(color) | (*stones.of(color) - *area.get(!color)));
    compare(vector, &[("pass_alive_overlay", overlay)])
}

/// The number of points that Benson proves: stones of alive chains and all points of regions vital to one.
pub(super) fn fuego_benson(vector: &Vector) -> Outcome {
    if vector.at("/expected/safe_points_benson").is_null() {
        return Outcome::NotAsked;
    }
    let safe = ByColor::from_fn(|color| {
        let proof = pass_alive(vector.stones(), color, false);
        i32::from((proof.chains | proof.vital).len())
    });
    let told = [("both", safe.black + safe.white), ("black", safe.black), ("white", safe.white)];
    let differences: Vec<String> = told
        .iter()
        .filter_map(|(name, found)| {
            let expected = vector.number(&format!("/expected/safe_points_benson/{name}"))?;
            (expected != *found).then(|| format!("{name}: {found}, expected {expected}"))
        })
        .collect();
    Outcome::of(&differences)
}
