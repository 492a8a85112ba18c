use std::borrow::Cow;

use crate::rules::{Amount, Authority, Clause, Context, Komi, RuleSet, SharedRuleSet, UnknownRuleSet, by_id, resolve};

/// The rule set a name stands for: an id, an alias, `KataGo`'s compact rule string, or the id of a custom set.
///
/// ```
/// use gyega::wire::resolve_rule_set;
///
/// assert_eq!(resolve_rule_set("Nihon Kiin").unwrap().id, "japanese-1989");
/// let custom = resolve_rule_set("korean-2016(seki_points=counted)").unwrap();
/// assert_eq!(custom.id, "korean-2016(seki_points=counted)");
/// ```
///
/// # Errors
///
/// When no set has that name; near names are listed.
pub fn resolve_rule_set(name: &str) -> Result<SharedRuleSet, UnknownRuleSet> {
    match name.strip_suffix(')').and_then(|name| name.split_once('(')) {
        None => resolve_base(name),
        Some((of, changes)) => custom(resolve_base(of)?, changes)
            .ok_or_else(|| UnknownRuleSet { found: name.to_owned(), near: vec![of.to_owned()] }),
    }
}

/// A rule set that is not itself a base with changes.
pub(crate) fn resolve_base(name: &str) -> Result<SharedRuleSet, UnknownRuleSet> {
    // Exact ids first: aliases are compared without regard to case, and that takes longer.
    by_id(name).map_or_else(|| resolve(name, Context::User), |set| Ok(set.into()))
}

/// A base and changes as they stand in an id: `komi=7.5,seki_points=counted`; `None` where one cannot be read.
fn custom(base: SharedRuleSet, changes: &str) -> Option<SharedRuleSet> {
    let (mut known, mut komi) = (Vec::new(), None);
    for change in changes.split(',') {
        let (axis, choice) = change.split_once('=')?;
        if axis == "komi" {
            let (even, handicap) = choice.split_once('/').unwrap_or((choice, choice));
            komi = Some(Komi { even: Amount::parse(even)?, handicap: Amount::parse(handicap)? });
        } else {
            RuleSet::choices(axis)?.contains(&choice).then(|| known.push((axis, choice)))?;
        }
    }
    Some(apply_changes(base, &known, komi))
}

/// A base with changes, each known to exist, and another komi. Its id is that of the base with the changes that change
/// something, in the order of the axes, so that one set has one id; without such a change it is the base itself.
pub(crate) fn apply_changes(base: SharedRuleSet, changes: &[(&str, &str)], komi: Option<Komi>) -> SharedRuleSet {
    let mut set = (*base).clone();
    let mut parts = Vec::new();
    if let Some(komi) = komi.filter(|komi| set.komi.choice() != Some(*komi)) {
        parts.push(match komi {
            Komi { even, handicap } if even == handicap => format!("komi={even}"),
            Komi { even, handicap } => format!("komi={even}/{handicap}"),
        });
        set.komi = Clause::chosen(komi);
    }
    let before = set.clauses();
    for name in RuleSet::AXES {
        let Some((_, choice)) = changes.iter().rfind(|(axis, _)| axis == name) else { continue };
        let is_change = before.iter().any(|clause| clause.axis == *name && clause.choice.as_deref() != Some(*choice));
        if is_change && set.change(name, choice).is_ok() {
            parts.push(format!("{name}={choice}"));
        }
    }
    if parts.is_empty() {
        return base;
    }
    set.id = Cow::Owned(format!("{}({})", base.id, parts.join(",")));
    set.authority = Authority::Custom;
    set.aliases = &[];
    set.komi_history = &[];
    set.superseded_by = None;
    set.into()
}
