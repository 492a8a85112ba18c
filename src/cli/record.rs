//! A game record as a request, as if its board, moves and marks had been typed.

use serde_json::{Map, Value, json};

use super::options::Fields;
use crate::board::{Color, Stones};
use crate::formats::katago::rules_to_json;
use crate::formats::record::Record;
use crate::position::{Game, RecordedResult};
use crate::report::Case;
use crate::rules::{Amount, KatagoRules, by_id};
use crate::score::{KomiChoice, Removals, Terms, score};
use crate::wire::resolve_rule_set;

/// The question for a score: the first board and the moves, with what is marked dead. Where stones were set by hand in the game the moves
/// do not explain the board; then it stands alone, and what the moves would tell is unknown.
pub(super) fn request(game: &Game) -> Map<String, Value> {
    let mut members = Map::new();
    let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
    if game.replay.is_whole {
        put("initial_rows", rows(&game.record.initial));
        put("moves", moves(game));
    } else {
        put("rows", rows(&game.replay.stones));
    }
    let dead: Vec<String> = game.marked_dead().iter().map(|point| point.to_string()).collect();
    put("dead", json!(dead));
    let setup = game.setup();
    if let Some(end) = setup.history.ended_by {
        let mut history = Map::new();
        history.insert("ended_by".to_owned(), json!(end.as_str()));
        if let Some(result) = game.result.and_then(RecordedResult::loser) {
            history.insert("lost_by".to_owned(), json!(result.as_str()));
        }
        put("history", Value::Object(history));
    }
    members
}

/// The question about moves from the end of the game.
pub(super) fn moves_from(game: &Game) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("rows".to_owned(), rows(&game.replay.stones));
    if game.replay.is_whole
        && let [before @ .., _] = &game.replay.positions[..]
    {
        members.insert("previous_positions".to_owned(), before.iter().map(rows).collect());
    }
    if let Some(last) = game.replay.history.last_play
        && let (Some(point), Some(captured)) = (last.point, last.captured)
    {
        let captured: Vec<String> = captured.iter().map(|point| point.to_string()).collect();
        let player = last.player.as_str();
        let last = json!({"player": player, "point": point.to_string(), "captured": captured});
        members.insert("last_play".to_owned(), last);
    }
    members
}

/// The rule set that an input names for itself.
pub(super) struct OwnRules {
    id: String,
    /// As a request has it.
    set: Value,
    /// The komi that was played with, where the set itself does not hold it.
    komi: Option<Amount>,
}

impl OwnRules {
    /// The rules that a record names, where they are known here, and its komi.
    pub(super) fn of_game(game: &Game) -> Option<Self> {
        let id = game.rule_set()?.id.to_string();
        Some(Self { set: json!(id), id, komi: game.komi })
    }

    /// Rules in `KataGo`'s words, komi included.
    pub(super) fn of_katago(rules: &KatagoRules) -> Self {
        Self { id: rules.to_string(), set: json!({"katago": rules_to_json(rules)}), komi: None }
    }

    /// This set is scored first, unless rule sets are asked for, and its komi holds for it alone.
    pub(super) fn put(&self, asked: Option<&str>, has_komi: bool, fields: &mut Fields) {
        if asked.is_some_and(|asked| !self.is_among(asked)) {
            return;
        }
        if asked.is_none() {
            let others = Case::default_rule_sets().into_iter().filter(|rules| rules.id != self.id);
            let sets = std::iter::once(self.set.clone()).chain(others.map(|rules| json!(rules.id))).collect();
            fields.put("/rule_sets", "rules of the input", sets);
        }
        if let Some(komi) = self.komi.filter(|_| !has_komi) {
            let komi: Value = serde_json::from_str(&komi.to_string()).unwrap_or_default();
            fields.put("/komi", "komi of the input", json!({ self.id.as_str(): komi }));
        }
    }

    /// Whether it is one of those that are asked for, by whatever name.
    fn is_among(&self, asked: &str) -> bool {
        let is_it = |name: &str| match name {
            "all" => by_id(&self.id).is_some(),
            _ => resolve_rule_set(name).is_ok_and(|rules| rules.id == self.id),
        };
        asked.split(',').any(|name| is_it(name.trim()))
    }
}

/// What was repaired in the record, and what of it is not used; a line each.
pub(super) fn remarks(record: &Record) -> Vec<String> {
    let game = &record.game;
    let repaired = record.warnings.iter();
    let mut remarks: Vec<String> = repaired
        .map(|warning| format!("offset {}: {}: {}", warning.at, warning.repair.as_str(), warning.repair.told()))
        .collect();
    match (&game.rules, game.rule_set()) {
        (Some(written), None) if !written.trim().is_empty() => {
            remarks.push(format!(
                "its rules are called {written:?}, a name that is not known here: no rule set is taken for the record's own"
            ));
        }
        _ => {}
    }
    if game.komi.is_some() && game.rule_set().is_none() {
        remarks.push(
            "its komi is for the rule set of the record, which is not known: --komi gives komi for all".to_owned(),
        );
    }
    remarks
}

/// Whether the result of the record is ours, under its own rule set with its own marks and komi; nothing where it tells no lead, or no rule
/// set that is known here.
pub(super) fn result_checked(game: &Game) -> Option<String> {
    let rules = game.rule_set()?;
    let recorded = game.result?.lead()?;
    let winner = if recorded < Amount::ZERO { Color::White } else { Color::Black };
    let said = format!("its result is {}+{}", winner.letter(), recorded.abs());
    let Ok(position) = game.setup().check() else {
        return Some(format!("{said}; the record gives no position that can be scored"));
    };
    let komi = game.komi.map_or(KomiChoice::OfRuleSet, KomiChoice::Same);
    let scored = score(&position, &mut Removals::of(&position, true), rules, &Terms { komi, ..Terms::default() });
    Some(match scored.verdict.lead {
        Some(lead) if lead == recorded => format!("{said}, and so it is under {} by the record", rules.id),
        Some(_) => {
            let why = if game.is_marked() { "" } else { "; it marks no territory, so that no stone was taken as dead" };
            format!("{said}; by the record it is {} under {}{why}", scored.verdict.result(None), rules.id)
        }
        None => {
            let needs: Vec<String> = scored.needs.iter().map(ToString::to_string).collect();
            format!("{said}; under {} that cannot be checked: missing {}", rules.id, needs.join(", "))
        }
    })
}

fn rows(stones: &Stones) -> Value {
    json!(stones.rows())
}

fn moves(game: &Game) -> Value {
    let told = |turn: &crate::position::Move| {
        let point = turn.point.map_or_else(|| "pass".to_owned(), |point| point.to_string());
        json!([turn.player.as_str(), point])
    };
    game.record.moves.iter().map(told).collect()
}
