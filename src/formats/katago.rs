//! `KataGo`'s rules as JSON: the long form, or a name or rule string where JSON has a string.

use serde_json::{Value, json};

use super::json::{Json, JsonFault, JsonFaults, escape_pointer, shown};
use crate::rules::{KatagoKo, KatagoRules, KatagoScoring, KatagoTax, katago_preset};

const KEYS: &str = "ko, scoring, tax, suicide, hasButton, whiteHandicapBonus, friendlyPassOk, komi";

fn one_of(choices: &str) -> String {
    format!("one of {choices}")
}

fn switch(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| "true or false".to_owned())
}

fn word<T>(value: &Value, parse: impl Fn(&str) -> Option<T>, choices: &str) -> Result<T, String> {
    value.as_str().and_then(parse).ok_or_else(|| one_of(choices))
}

fn read(rules: &mut KatagoRules, key: &str, value: &Value) -> Result<(), String> {
    match key {
        "ko" => rules.ko = word(value, KatagoKo::parse, "SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT")?,
        "scoring" => rules.scoring = word(value, KatagoScoring::parse, "AREA, TERRITORY")?,
        "tax" => rules.tax = word(value, KatagoTax::parse, "NONE, SEKI, ALL")?,
        "suicide" => rules.suicide = switch(value)?,
        "hasButton" => rules.has_button = switch(value)?,
        "whiteHandicapBonus" => rules.white_handicap_bonus = word(value, KatagoRules::parse_bonus, "0, N, N-1")?,
        "friendlyPassOk" => rules.friendly_pass_ok = switch(value)?,
        _ => rules.komi = Some(Json::from(value.clone()).komi().ok_or_else(|| "a multiple of 0.5".to_owned())?),
    }
    Ok(())
}

/// `KataGo`'s own spelling of a key, whatever its case; `score` is its short word for `scoring`.
fn known_key(key: &str) -> Option<&'static str> {
    if key.eq_ignore_ascii_case("score") {
        return Some("scoring");
    }
    KEYS.split(", ").find(|known| known.eq_ignore_ascii_case(key))
}

/// Reads rules: an object in the long form, a preset's name, or a compact rule string. Keys that are left out take
/// `KataGo`'s defaults.
///
/// ```
/// use gyega::formats::katago;
/// use serde_json::json;
///
/// let rules = katago::rules_from_json(&json!({"ko": "SIMPLE", "scoring": "TERRITORY", "suicide": false})).unwrap();
/// assert_eq!(rules.to_string(), "koSIMPLEscoreTERRITORYtaxSEKIsui0");
/// assert_eq!(katago::rules_from_json(&json!("korean")), Ok(rules));
/// ```
///
/// # Errors
///
/// Everything that is wrong at once: unknown keys, keys given twice, values that the key does not take.
pub fn rules_from_json(value: &Value) -> Result<KatagoRules, JsonFaults> {
    let object = match value {
        Value::String(name) => {
            return katago_preset(name).or_else(|| name.parse().ok()).ok_or_else(|| {
                let expected = "the name of a preset, or a rule string such as koSIMPLEscoreAREAtaxNONEsui0";
                JsonFault::new("", shown(name), expected).into()
            });
        }
        Value::Object(object) => object,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            return Err(JsonFault::new("", shown(value), "an object or a text").into());
        }
    };
    let mut rules = KatagoRules::DEFAULT;
    let mut faults = JsonFaults::default();
    let mut seen: Vec<&str> = Vec::new();
    for (name, value) in object {
        let pointer = format!("/{}", escape_pointer(name));
        let Some(key) = known_key(name) else {
            faults.push(JsonFault::new(&pointer, "an unknown key", one_of(KEYS)));
            continue;
        };
        if seen.contains(&key) {
            faults.push(JsonFault::new(&pointer, format!("{key} a second time"), "each key once"));
            continue;
        }
        seen.push(key);
        if let Err(expected) = read(&mut rules, key, value) {
            faults.push(JsonFault::new(&pointer, shown(value), expected));
        }
    }
    if !seen.contains(&"tax") {
        rules.tax = KatagoRules::default_tax(rules.scoring);
    }
    if faults.0.is_empty() { Ok(rules) } else { Err(faults) }
}

/// The long form. Komi stands in it only if it was given.
///
/// ```
/// use gyega::{formats::katago, rules::katago_preset};
///
/// let chinese = katago_preset("chinese").unwrap();
/// assert_eq!(
///     katago::rules_to_json(&chinese).to_string(),
///     concat!(
///         r#"{"ko":"SIMPLE","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,"#,
///         r#""whiteHandicapBonus":"N","friendlyPassOk":true}"#
///     )
/// );
/// ```
pub fn rules_to_json(rules: &KatagoRules) -> Value {
    let mut long = json!({
        "ko": rules.ko.as_str(),
        "scoring": rules.scoring.as_str(),
        "tax": rules.tax.as_str(),
        "suicide": rules.suicide,
        "hasButton": rules.has_button,
        "whiteHandicapBonus": KatagoRules::bonus_word(rules.white_handicap_bonus),
        "friendlyPassOk": rules.friendly_pass_ok,
    });
    if let Some(komi) = rules.komi {
        // A number with its fraction is read from its text: no arithmetic on floats.
        long["komi"] = komi.to_string().parse().map_or(Value::Null, Value::Number);
    }
    long
}
