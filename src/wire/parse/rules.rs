use crate::board::ByColor;
use crate::formats::json::quoted;
use crate::formats::katago;
use crate::position::Game;
use crate::report::{default_rule_sets_of_record, komi_of_record};
use crate::rules::{Amount, Komi, RuleSet, SharedRuleSet, UnknownRuleSet, all};
use crate::score::{Adjustment, KomiChoice, Terms};
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::rule_set_names::{apply_changes, resolve_base};
use crate::wire::{
    AdjustmentRequest, CustomRuleSet, ErrorCode, KatagoRequest, KomiRequest, Limits, Overtime, ProblemError,
    RuleSetRequest, RuleSetsRequest, ScoreRequest, resolve_rule_set,
};
use crate::words::one_of;

/// The rule sets to score, and everything that names them.
pub(crate) struct RequestedRules {
    pub(crate) sets: Vec<SharedRuleSet>,
    pub(crate) terms: Terms,
    pub(crate) compare: Vec<(String, String)>,
    /// Whether every set could be read, so that one not found among them is really not scored.
    is_complete: bool,
}

impl RequestedRules {
    /// The set that a name stands for, which must be among those scored and none of those before it.
    pub(crate) fn scored_once<'i>(
        &self,
        checker: &mut RequestChecker<'_>,
        path: &Path<'_>,
        name: &str,
        mut before: impl Iterator<Item = &'i String>,
    ) -> Option<&RuleSet> {
        let set = self.scored(checker, path, name)?;
        if before.any(|other| *other == set.id) {
            checker.note_duplicate(path, &set.id, "each rule set once");
            return None;
        }
        Some(set)
    }

    /// The set that a name stands for, which must be among those scored.
    pub(crate) fn scored(&self, checker: &mut RequestChecker<'_>, path: &Path<'_>, name: &str) -> Option<&RuleSet> {
        let by_id = |id: &str| self.sets.iter().find(|set| set.id == id).map(|set| &**set);
        if let Some(set) = by_id(name) {
            return Some(set);
        }
        if checker.counts_only() {
            return None;
        }
        match resolve_rule_set(name) {
            Err(unknown) => note_unknown(checker, path, &unknown),
            Ok(set) => {
                let found = by_id(&set.id);
                if found.is_none() && self.is_complete {
                    let ids = self.sets.iter().map(|set| set.id.as_ref());
                    let found = format!("{rule_set}, which is not scored", rule_set = &*set.id);
                    checker.fault(path, ErrorCode::NotScored, found, one_of(ids));
                }
                return found;
            }
        }
        None
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

/// The rule set that a name stands for.
pub(crate) fn resolve_noted(checker: &mut RequestChecker<'_>, path: &Path<'_>, name: &str) -> Option<SharedRuleSet> {
    resolve_rule_set(name).map_err(|unknown| note_unknown(checker, path, &unknown)).ok()
}

fn note_unknown(checker: &mut RequestChecker<'_>, path: &Path<'_>, unknown: &UnknownRuleSet) {
    checker.fault(path, ErrorCode::UnknownRuleSet, quoted(&unknown.found).clone(), name_of_rule_set(unknown));
}

/// What is asked of rule sets and komi. A record gives both where the request is silent.
pub(crate) fn read_rule_sets(
    checker: &mut RequestChecker<'_>,
    request: &ScoreRequest,
    game: Option<&Game>,
) -> RequestedRules {
    // A code holds lists of any length.
    let Limits { adjustments_max, compare_max, .. } = checker.limits;
    let adjustments = request.adjustments.as_deref().unwrap_or_default();
    let compare = request.compare.as_deref().unwrap_or_default();
    let adjustments = checker.at_most(&Path::field("adjustments"), adjustments, adjustments_max);
    let compare = checker.at_most(&Path::field("compare"), compare, compare_max);
    let rules_of_record = game.and_then(Game::rule_set);
    let sets = match &request.rule_sets {
        None => default_rule_sets_of_record(rules_of_record.as_ref()),
        Some(named) => named_rule_sets(checker, named),
    };
    let is_complete = !checker.has_fault(&Path::field("rule_sets"));
    let mut rules = RequestedRules { sets, terms: Terms::default(), compare: Vec::new(), is_complete };
    rules.terms.komi = match &request.komi {
        Some(komi) => read_komi(checker, komi, &rules, game).unwrap_or_default(),
        None => game.map(|game| komi_of_record(game, &rules.sets)).unwrap_or_default(),
    };
    let Overtime { black, white } = request.overtime.unwrap_or_default();
    rules.terms.overtime = ByColor { black, white }.map(|periods| periods.unwrap_or_default().0 as u8);
    let at = Path::field("adjustments");
    for (index, adjustment) in adjustments.iter().enumerate() {
        rules.terms.adjustments.push(read_adjustment(checker, &at.index(index), adjustment, &rules));
    }
    let at = Path::field("compare");
    for (index, (from, to)) in compare.iter().enumerate() {
        let path = at.index(index);
        let mut id = |index, name| rules.scored(checker, &path.index(index), name).map(|set| set.id.to_string());
        let (from, to) = (id(0, from), id(1, to));
        if let Some(twice) = from.as_ref().filter(|from| to.as_ref() == Some(from)) {
            checker.note_duplicate(&path.index(1), twice, "another rule set to compare it with");
        }
        rules.compare.extend(from.zip(to));
    }
    rules
}

/// The rule sets that a request names, without those that cannot be found.
pub(crate) fn named_rule_sets(checker: &mut RequestChecker<'_>, named: &RuleSetsRequest) -> Vec<SharedRuleSet> {
    let path = Path::field("rule_sets");
    let named = match named {
        RuleSetsRequest::All => return all().iter().map(SharedRuleSet::from).collect(),
        RuleSetsRequest::These(named) => named,
    };
    if named.is_empty() {
        checker.fault(&path, ErrorCode::Empty, "an empty list", "at least one rule set");
    }
    let named = checker.at_most(&path, named, checker.limits.rule_sets_max);
    let mut sets: Vec<SharedRuleSet> = Vec::with_capacity(named.len());
    for (index, one) in named.iter().enumerate() {
        let path = path.index(index);
        match one_rule_set(checker, &path, one) {
            Some(set) if sets.iter().any(|other| other.id == set.id) => {
                checker.note_duplicate(&path, &set.id, "each rule set once");
            }
            set => sets.extend(set),
        }
    }
    sets
}

fn one_rule_set(checker: &mut RequestChecker<'_>, path: &Path<'_>, named: &RuleSetRequest) -> Option<SharedRuleSet> {
    match named {
        RuleSetRequest::Id(name) if name.eq_ignore_ascii_case("all") => {
            let found = format!("the text {}", quoted(name));
            checker.fault(path, ErrorCode::UnknownRuleSet, found, "\"all\" in place of the list, or ids");
            None
        }
        RuleSetRequest::Id(name) => resolve_noted(checker, path, name),
        RuleSetRequest::Katago(KatagoRequest { katago }) => match katago::rules_from_json(katago) {
            Ok(rules) => Some(rules.to_rule_set().into()),
            Err(faults) => {
                let at = path.name("katago").pointer();
                for fault in faults.0 {
                    let pointer = format!("{at}{}", fault.pointer);
                    checker.push(ProblemError::new(ErrorCode::InvalidKatago, pointer, fault.found, fault.expected));
                }
                None
            }
        },
        RuleSetRequest::Custom(CustomRuleSet { base: name, komi, changes }) => {
            let path = path.name("base");
            let base = resolve_base(name).map_err(|unknown| note_unknown(checker, &path, &unknown)).ok()?;
            let changes: Vec<_> = changes.iter().map(|(axis, choice)| (axis.as_str(), choice.as_str())).collect();
            Some(apply_changes(base, &changes, komi.map(Komi::from)))
        }
    }
}

fn read_komi(
    checker: &mut RequestChecker<'_>,
    komi: &KomiRequest,
    rules: &RequestedRules,
    game: Option<&Game>,
) -> Option<KomiChoice> {
    let path = Path::field("komi");
    match komi {
        KomiRequest::OfRuleSet => Some(KomiChoice::OfRuleSet),
        KomiRequest::Same(komi) => Some(KomiChoice::Same(komi.0)),
        KomiRequest::OfRecord => {
            let game = game.filter(|game| game.komi.is_some());
            if game.is_none() {
                let found = "\"record\", and no record that tells a komi";
                checker.fault(&path, ErrorCode::MissingField, found, "a record with one in sgf, or a number");
            }
            game.map(|game| komi_of_record(game, &rules.sets))
        }
        KomiRequest::ByRuleSet(named) => {
            let mut list: Vec<(String, Amount)> = Vec::new();
            for (name, komi) in named {
                let set = rules.scored_once(checker, &path.name(name), name, list.iter().map(|(id, _)| id));
                list.extend(set.map(|set| (set.id.to_string(), komi.0)));
            }
            Some(KomiChoice::ByRuleSet(list))
        }
    }
}

fn read_adjustment(
    checker: &mut RequestChecker<'_>,
    path: &Path<'_>,
    adjustment: &AdjustmentRequest,
    rules: &RequestedRules,
) -> Adjustment {
    let AdjustmentRequest { player, amount, reason, rule_sets: named } = adjustment;
    let path = path.name("rule_sets");
    let mut rule_sets: Vec<String> = Vec::new();
    if let Some(named) = named {
        if named.is_empty() {
            checker.fault(&path, ErrorCode::Empty, "an empty list", "at least one rule set, or no such field for all");
        }
        for (index, name) in checker.at_most(&path, named, rules.sets.len().max(1)).iter().enumerate() {
            let set = rules.scored_once(checker, &path.index(index), name, rule_sets.iter());
            rule_sets.extend(set.map(|set| set.id.to_string()));
        }
    }
    Adjustment { player: *player, amount: amount.0, reason: reason.0.clone(), rule_sets }
}
