use super::Limits;
use super::json::{Json, quoted};
use super::names::{Custom, base, resolve_rule_set};
use super::problem::{ErrorCode, ProblemError};
use super::reader::{Members, Path, RequestReader, as_number};
use crate::board::ByColor;
use crate::formats::katago;
use crate::position::Game;
use crate::report::{default_rule_sets_of_record, komi_of_record};
use crate::rules;
use crate::rules::{Amount, Komi, RuleSet, Rules, UnknownRuleSet, all};
use crate::score::{Adjustment, KomiChoice, Terms};
use crate::words::one_of;

/// The longest reason of an adjustment, in characters.
pub(crate) const REASON_MAX: usize = 200;

/// The most overtime periods of one player.
pub(crate) const OVERTIME_MAX: u32 = 100;

/// The rule sets to score, and everything that names them.
pub(crate) struct AskedRules {
    pub(crate) sets: Vec<Rules>,
    pub(crate) terms: Terms,
    pub(crate) compare: Vec<(String, String)>,
    /// Whether every set could be read, so that one not found among them is really not scored.
    is_complete: bool,
    /// How many sets may be scored.
    sets_max: usize,
}

impl AskedRules {
    /// The set that a name stands for, which must be among those scored.
    pub(crate) fn scored(&self, reader: &mut RequestReader, path: &Path<'_>, name: &str) -> Option<&RuleSet> {
        let by_id = |id: &str| self.sets.iter().find(|set| set.id == id).map(|set| &**set);
        if let Some(set) = by_id(name) {
            return Some(set);
        }
        if reader.is_full() {
            reader.count_only();
            return None;
        }
        match resolve_rule_set(name) {
            Err(unknown) => note_unknown(reader, path, &unknown),
            Ok(set) => {
                let found = by_id(&set.id);
                if found.is_none() && self.is_complete {
                    let ids = self.sets.iter().map(|set| set.id.as_ref());
                    let found = format!("{rule_set}, which is not scored", rule_set = &*set.id);
                    reader.fault(path, ErrorCode::NotScored, found, one_of(ids));
                }
                return found;
            }
        }
        None
    }

    /// The members of an object with names of rule sets: no more than sets can be scored.
    pub(crate) fn members_by_name<'j>(
        &self,
        reader: &mut RequestReader,
        path: &Path<'j>,
        json: &'j Json<'j>,
        expected: String,
    ) -> Option<Members<'j>> {
        if let Json::Object(members) = json
            && members.len() > self.sets_max
        {
            reader.fault(path, ErrorCode::TooMany, json.describe(), format!("at most {max}", max = self.sets_max));
            return None;
        }
        reader.any_members(path, json, expected)
    }
}

/// What is expected in the place of a name that stands for no rule set.
pub(crate) fn name_of_rule_set(unknown: &UnknownRuleSet) -> String {
    if unknown.near.is_empty() {
        "the id or an alias of a rule set; `gyega rules` and GET /v1/rule-sets list them".to_owned()
    } else {
        format!("the id or an alias of a rule set{near}", near = unknown.did_you_mean())
    }
}

pub(crate) fn note_unknown(reader: &mut RequestReader, path: &Path<'_>, unknown: &UnknownRuleSet) {
    reader.fault(path, ErrorCode::UnknownRuleSet, quoted(&unknown.found).clone(), name_of_rule_set(unknown));
}

/// What is asked of rule sets and komi. A record gives both where the request is silent.
pub(crate) fn read(
    reader: &mut RequestReader,
    members: Members<'_>,
    game: Option<&Game>,
    limits: &Limits,
) -> AskedRules {
    let sets_max = limits.rule_sets_max;
    let own = game.and_then(Game::rule_set);
    let (sets, is_complete) = match members.field("rule_sets") {
        None => (default_rule_sets_of_record(own.as_ref()), true),
        Some((path, json)) => {
            let noted = reader.noted();
            let sets = read_sets(reader, &path, json, sets_max).unwrap_or_default();
            (sets, reader.noted() == noted)
        }
    };
    let mut rules = AskedRules { sets, terms: Terms::default(), compare: Vec::new(), is_complete, sets_max };
    if let Some((path, json)) = members.field("komi") {
        rules.terms.komi = read_komi(reader, &path, json, &rules, game).unwrap_or_default();
    } else {
        rules.terms.komi = game.map(|game| komi_of_record(game, &rules.sets)).unwrap_or_default();
    }
    if let Some((path, json)) = members.field("overtime")
        && let Some(members) = reader.members(&path, json, &["black", "white"])
    {
        rules.terms.overtime = ByColor::from_fn(|player| {
            let what = "a number of overtime periods";
            let field = members.field(player.as_str());
            let periods = field.and_then(|(path, json)| reader.integer(&path, json, 0..=OVERTIME_MAX, what));
            periods.unwrap_or(0) as u8
        });
    }
    if let Some((path, json)) = members.field("adjustments") {
        let items = reader.items(&path, json, limits.adjustments_max, "a list of adjustments").unwrap_or_default();
        let read = |(index, item)| read_adjustment(reader, &path.index(index), item, &rules);
        rules.terms.adjustments = items.iter().enumerate().filter_map(read).collect();
    }
    if let Some((path, json)) = members.field("compare") {
        let items = reader.items(&path, json, limits.compare_max, "a list of pairs of rule sets").unwrap_or_default();
        let read = |(index, item)| read_pair(reader, &path.index(index), item, &rules);
        rules.compare = items.iter().enumerate().filter_map(read).collect();
    }
    rules
}

pub(crate) fn read_sets(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    sets_max: usize,
) -> Option<Vec<Rules>> {
    const EXPECTED: &str = "a list of rule sets, or \"all\"";
    let items = match json {
        Json::Text(text) if text == "all" => return Some(all().iter().map(Rules::from).collect()),
        Json::Text(_) => {
            reader.fault(path, ErrorCode::UnknownValue, json.describe(), EXPECTED);
            return None;
        }
        Json::Null | Json::Bool(_) | Json::Integer(_) | Json::Decimal(_) | Json::Array(_) | Json::Object(_) => {
            reader.items(path, json, sets_max, EXPECTED)?
        }
    };
    if items.is_empty() {
        reader.fault(path, ErrorCode::Empty, "an empty list", "at least one rule set");
    }
    let mut sets: Vec<Rules> = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let path = path.index(index);
        let set = match item {
            Json::Text(name) if name.eq_ignore_ascii_case("all") => {
                reader.fault(&path, ErrorCode::UnknownRuleSet, item.describe(), "\"all\" in place of the list, or ids");
                None
            }
            Json::Text(name) => match resolve_rule_set(name) {
                Ok(set) => Some(set),
                Err(unknown) => {
                    note_unknown(reader, &path, &unknown);
                    None
                }
            },
            Json::Object(_) => read_custom(reader, &path, item),
            Json::Null | Json::Bool(_) | Json::Integer(_) | Json::Decimal(_) | Json::Array(_) => {
                reader.wrong_type(&path, item, "the id of a rule set, or {\"base\": id, and changes}")
            }
        };
        let Some(set) = set else { continue };
        if sets.iter().any(|other| other.id == set.id) {
            reader.fault(
                &path,
                ErrorCode::Duplicate,
                format!("{what} a second time", what = &*set.id),
                "each rule set once",
            );
        } else {
            sets.push(set);
        }
    }
    Some(sets)
}

/// `KataGo`'s rules in its own words, converted with all that is wrong in them.
fn read_katago(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Rules> {
    match katago::rules_from_json(&json.to_value()) {
        Ok(rules) => Some(rules.to_rule_set().into()),
        Err(faults) => {
            for fault in faults {
                let pointer = path.pointer() + &fault.pointer;
                reader.push(ProblemError::new(ErrorCode::InvalidKatago, pointer, fault.found, fault.expected));
            }
            None
        }
    }
}

/// A base and its changes, or `KataGo`'s rules.
fn read_custom(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Rules> {
    let noted = reader.noted();
    let members = reader.any_members(path, json, "a base and changes")?;
    if let Some((at, rules)) = members.field("katago") {
        reader.members(path, json, &["katago"])?;
        return read_katago(reader, &at, rules);
    }
    let set = reader.needed(&members, "base", "the id of the rule set that is changed").and_then(|(path, json)| {
        let name = reader.text(&path, json, "the id of a rule set")?;
        base(name).map_err(|unknown| note_unknown(reader, &path, &unknown)).ok()
    });
    let mut changes = Vec::new();
    let mut komi = None;
    for (name, json) in members.iter() {
        let path = path.name(name);
        match name {
            "base" => {}
            _ if *json == Json::Null && (name == "komi" || RuleSet::AXES.contains(&name)) => {}
            "komi" => komi = read_own_komi(reader, &path, json),
            _ => changes.extend(read_change(reader, &path, name, json)),
        }
    }
    if reader.noted() > noted {
        return None;
    }
    let mut custom = Custom::of(set?);
    custom.changes = changes;
    custom.komi = komi;
    Some(custom.build())
}

fn read_change(
    reader: &mut RequestReader,
    path: &Path<'_>,
    name: &str,
    json: &Json<'_>,
) -> Option<(&'static str, &'static str)> {
    let Some(axis) = RuleSet::AXES.iter().copied().find(|axis| *axis == name) else {
        if reader.is_full() {
            reader.count_only();
            return None;
        }
        let near = rules::near(name, RuleSet::AXES.iter().copied());
        let names = if near.is_empty() { RuleSet::AXES.to_vec() } else { near };
        let found = format!("the axis {axis}", axis = quoted(name));
        reader.fault(path, ErrorCode::UnknownAxis, found, one_of(names));
        return None;
    };
    let choices = RuleSet::choices(axis)?;
    let expected = || one_of(choices.iter().copied());
    let Json::Text(text) = json else { return reader.wrong_type(path, json, expected()) };
    let choice = choices.iter().copied().find(|choice| choice == text);
    if choice.is_none() {
        reader.fault(path, ErrorCode::UnknownChoice, json.describe(), expected());
    }
    Some((axis, choice?))
}

fn read_own_komi(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Komi> {
    let Json::Object(_) = json else {
        let komi = reader.amount(path, json, "komi, or {\"even\": komi, \"handicap\": komi}")?;
        return Some(Komi { even: komi, handicap: komi });
    };
    let members = reader.members(path, json, &["even", "handicap"])?;
    let mut read = |name: &str| {
        let field = reader.needed(&members, name, "komi in such a game");
        field.and_then(|(path, json)| reader.amount(&path, json, "komi"))
    };
    let (even, handicap) = (read("even"), read("handicap"));
    Some(Komi { even: even?, handicap: handicap? })
}

fn read_komi(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    rules: &AskedRules,
    game: Option<&Game>,
) -> Option<KomiChoice> {
    const EXPECTED: &str = "a number, \"rule-set\", \"record\", or an object of rule sets and numbers";
    match json {
        Json::Integer(_) | Json::Decimal(_) => reader.amount(path, json, "komi").map(KomiChoice::Same),
        Json::Text(text) if text == "rule-set" => Some(KomiChoice::OfRuleSet),
        Json::Text(text) if text == "record" => {
            let game = game.filter(|game| game.komi.is_some());
            if game.is_none() {
                let found = "\"record\", and no record that tells a komi";
                reader.fault(path, ErrorCode::MissingField, found, "a record with one in sgf, or a number");
            }
            game.map(|game| komi_of_record(game, &rules.sets))
        }
        Json::Text(_) => {
            let expected = format!("{EXPECTED}{hint}", hint = as_number(json));
            reader.fault(path, ErrorCode::UnknownValue, json.describe(), expected);
            None
        }
        Json::Object(_) => {
            let members = rules.members_by_name(reader, path, json, EXPECTED.to_owned())?;
            let mut list: Vec<(String, Amount)> = Vec::new();
            for (name, json) in members.iter() {
                let path = path.name(name);
                let komi = reader.amount(&path, json, "komi");
                let Some(set) = rules.scored(reader, &path, name) else { continue };
                if list.iter().any(|(id, _)| *id == set.id) {
                    reader.fault(
                        &path,
                        ErrorCode::Duplicate,
                        format!("{what} a second time", what = &*set.id),
                        "each rule set once",
                    );
                } else {
                    list.extend(komi.map(|komi| (set.id.to_string(), komi)));
                }
            }
            Some(KomiChoice::ByRuleSet(list))
        }
        Json::Null | Json::Bool(_) | Json::Array(_) => reader.wrong_type(path, json, EXPECTED),
    }
}

fn read_adjustment(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    rules: &AskedRules,
) -> Option<Adjustment> {
    let members = reader.members(path, json, &["player", "amount", "reason", "rule_sets"])?;
    let player = reader
        .needed(&members, "player", "who gets the points: \"black\" or \"white\"")
        .and_then(|(path, json)| reader.player(&path, json));
    let amount = reader
        .needed(&members, "amount", "a number of points, a multiple of 0.25")
        .and_then(|(path, json)| reader.amount(&path, json, "a number of points"));
    let reason =
        reader.needed(&members, "reason", "why, in words").and_then(|(path, json)| read_reason(reader, &path, json));
    let mut rule_sets: Vec<String> = Vec::new();
    if let Some((path, json)) = members.field("rule_sets") {
        let items = reader.items(&path, json, rules.sets.len().max(1), "a list of rule sets that are scored")?;
        if items.is_empty() {
            reader.fault(&path, ErrorCode::Empty, "an empty list", "at least one rule set, or no such field for all");
        }
        for (index, item) in items.iter().enumerate() {
            let path = path.index(index);
            let Some(name) = reader.text(&path, item, "the id of a rule set") else { continue };
            let Some(set) = rules.scored(reader, &path, name) else { continue };
            if rule_sets.iter().any(|id| *id == set.id) {
                reader.fault(
                    &path,
                    ErrorCode::Duplicate,
                    format!("{what} a second time", what = &*set.id),
                    "each rule set once",
                );
            } else {
                rule_sets.push(set.id.to_string());
            }
        }
    }
    Some(Adjustment { player: player?, amount: amount?, reason: reason?, rule_sets })
}

fn read_reason(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<String> {
    let text = reader.text(path, json, "why, in words")?;
    let length = text.chars().count();
    if text.trim().is_empty() {
        reader.fault(path, ErrorCode::Empty, "an empty text", "why, in words");
    } else if length > REASON_MAX {
        reader.fault(path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {REASON_MAX}"));
    } else {
        return Some(text.to_owned());
    }
    None
}

fn read_pair(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    rules: &AskedRules,
) -> Option<(String, String)> {
    const EXPECTED: &str = "a pair of rule sets such as [\"korean-2016\", \"ing-sst\"]";
    let Json::Array(pair) = json else { return reader.wrong_type(path, json, EXPECTED) };
    let [from, to] = pair.as_slice() else { return reader.wrong_type(path, json, EXPECTED) };
    let mut read = |index: usize, json: &Json<'_>| {
        let path = path.index(index);
        let name = reader.text(&path, json, "the id of a rule set")?;
        rules.scored(reader, &path, name).map(|set| set.id.to_string())
    };
    let (from, to) = (read(0, from), read(1, to));
    Some((from?, to?))
}
