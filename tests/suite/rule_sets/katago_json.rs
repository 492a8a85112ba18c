//! `KataGo`'s rules as JSON.

use gyega::formats::katago::{rules_from_json, rules_to_json};
use gyega::rules::{Amount, KatagoRules, KatagoTax, katago_preset};
use serde_json::json;

use super::katago::every_combination;

#[test]
fn the_long_form_reads_back() {
    for rules in every_combination() {
        assert_eq!(rules_from_json(&rules_to_json(&rules)), Ok(rules));
    }
}

#[test]
fn names_and_rule_strings_are_read_as_strings() {
    assert_eq!(rules_from_json(&json!("Chinese_KGS")).ok(), katago_preset("chinese-ogs"));
    assert_eq!(rules_from_json(&json!("koSIMPLEscoreAREAtaxNONEsui0whbNfpok1")).ok(), katago_preset("chinese"));
}

#[test]
fn keys_left_out_take_the_defaults() {
    assert_eq!(rules_from_json(&json!({})), Ok(KatagoRules::DEFAULT));
    let territory = rules_from_json(&json!({"score": "territory"})).unwrap();
    assert_eq!((territory.tax, territory.komi()), (KatagoTax::Seki, Amount::half_points(13)));
}

#[test]
fn all_faults_are_reported_at_once() {
    let value = json!({
        "ko": "SUPER", "tax": 1, "scoring": "AREA", "score": "AREA", "suicide": "no", "a/b~": 0, "komi": 7.25,
        "whiteHandicapBonus": "2N"
    });
    let faults = rules_from_json(&value).unwrap_err();
    let messages: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    assert_eq!(
        messages,
        [
            r#"/ko: found "SUPER", expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT"#,
            "/tax: found 1, expected one of NONE, SEKI, ALL",
            "/score: found scoring a second time, expected each key once",
            r#"/suicide: found "no", expected true or false"#,
            "/a~1b~0: found an unknown key, expected one of ko, scoring, tax, suicide, hasButton, whiteHandicapBonus, \
             friendlyPassOk, komi",
            "/komi: found 7.25, expected a multiple of 0.5",
            r#"/whiteHandicapBonus: found "2N", expected one of 0, N, N-1"#,
        ]
    );
    for value in [json!("corean"), json!([]), json!(null), json!({"komi": 1e300}), json!({"komi": "7"})] {
        assert!(rules_from_json(&value).is_err(), "{value}");
    }
}
