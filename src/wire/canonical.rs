//! The normal form of a question, and its name: JSON in the order of RFC 8785 (JCS), which is that of the lines below.

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::request::restated;
use super::{HistoryRequest, ListedReadings, Prisoners, sha256, to_json};
use crate::formats::sgf;
use crate::life::Budget;
use crate::report::ScoreTask;

/// SHA-256, in hexadecimal, of [`normal_form`].
pub(crate) fn canonical_id(task: &ScoreTask, readings: &ListedReadings) -> String {
    sha256(&normal_form(task, readings))
}

/// The question in its normal form: canonical rows, marked chains whole and in reading order, numbers that follow from
/// others filled in, komi as each rule set takes it; not what is only echoed or shown (`id`, `language`, `detail`).
fn normal_form(task: &ScoreTask, readings: &ListedReadings) -> Vec<u8> {
    to_json(&NormalForm(task, readings))
}

struct NormalForm<'c>(&'c ScoreTask, &'c ListedReadings);

impl Serialize for NormalForm<'_> {
    /// A member that is left out is so by default: ids that are known stay as they are.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(task, readings) = self;
        // It names every field of a task: of a new one the compiler asks there.
        let request = restated::request_of(task, readings);
        let ScoreTask { position, rule_sets, terms, classify, budget, .. } = task;
        let marks = position.marks();
        let (is_said, handicap) = (!position.is_unsaid(), position.handicap());
        let mut adjustments = request.adjustments;
        for named in adjustments.iter_mut().flatten().filter_map(|adjustment| adjustment.rule_sets.as_mut()) {
            named.sort_unstable();
        }
        let komi = rule_sets.iter().filter_map(|rules| Some((&*rules.id, terms.komi.for_rules(rules, handicap)?)));
        let mut members = serializer.serialize_map(None)?;
        put(&mut members, "adjustments", adjustments)?;
        put(&mut members, "as_it_stands", request.as_it_stands)?;
        // The marks of both included, so that it does not matter where those were written.
        put(&mut members, "claims", request.claims)?;
        put(&mut members, "classify", Some(classify))?;
        put(&mut members, "compare", request.compare)?;
        // Left out where nobody spoke.
        put(&mut members, "dead", is_said.then_some(marks.dead))?;
        put(&mut members, "dead_by_rule_set", request.dead_by_rule_set)?;
        put(&mut members, "handicap", Some(if handicap < 2 { 0 } else { handicap }))?;
        put(&mut members, "history", Some(HistoryRequest::from(*position.history())))?;
        // As it applies to each set; sets without one are left out.
        put(&mut members, "komi", Some(komi.collect::<BTreeMap<_, _>>()))?;
        put(&mut members, "overtime", request.overtime)?;
        put(&mut members, "prisoners", Some(Prisoners::from(position.prisoners())))?;
        put(&mut members, "procedures", request.procedures)?;
        put(&mut members, "proposes_dead", task.proposes_dead.then_some(true))?;
        put(&mut members, "readings", Some(readings))?;
        put(&mut members, "record", task.record.as_ref().map(|record| sgf::write(&record.game)))?;
        put(&mut members, "rows", Some(position.stones()))?;
        put(&mut members, "rule_sets", request.rule_sets)?;
        put(&mut members, "said_handicap", request.said_handicap)?;
        put(&mut members, "search_nodes", (*budget != Budget::DEFAULT).then_some(budget.nodes()))?;
        put(&mut members, "seki", Some(position.seki()))?;
        put(&mut members, "sensitivity", request.sensitivity)?;
        put(&mut members, "unsaid", (is_said && !marks.speak_of_all()).then_some(marks.unsaid))?;
        members.end()
    }
}

/// Writes a member that is told.
fn put<M: SerializeMap, T: Serialize>(members: &mut M, name: &'static str, value: Option<T>) -> Result<(), M::Error> {
    value.map_or(Ok(()), |value| members.serialize_entry(name, &value))
}

#[cfg(all(test, feature = "rulings"))]
mod tests {
    use crate::wire::{Limits, read_request};

    #[test]
    fn a_normal_form_is_in_the_order_of_rfc_8785() {
        for body in [
            r#"{"rows": [".XO.", ".XO."]}"#,
            r#"{"rows": [".X.O", "....", "OO.X"], "dead": ["D1"], "unsaid": ["D3"], "seki": ["B3"], "handicap": 2, "prisoners": {"white": 3},
                "history": {"black_plays": 5, "white_plays": 4, "black_early_passes": 0, "white_early_passes": 1, "white_passes": 2,
                "black_passes": 1, "first_pass": "white", "last_play": {"player": "black", "point": "B3", "captured": ["A3"]}},
                "rule_sets": ["nz", "aga", "ing-sst"], "compare": [["aga", "ing-sst"]], "komi": {"aga": 0.25, "nz": -7.5},
                "dead_by_rule_set": {"nz": [], "aga": ["D1"]}, "overtime": {"black": 1}, "as_it_stands": true, "sensitivity": true,
                "procedures": true, "readings": ["shared-by-point"], "search_nodes": 5000, "adjustments": [{"player": "white",
                "amount": -2.5, "reason": "\u0001 \u001f \b\f\n\r\t \"\\/ \u00e9 \uac00 \ud83d\ude00", "rule_sets": ["nz", "aga"]}]}"#,
            r#"{"rows": [".X.O", "....", "OO.X"], "claims": {"black": {"dead": ["D3"]}, "white": {"seki": ["A1"]}}, "classify": false,
                "readings": false, "history": {"ended_by": "forfeit", "lost_by": "both"}}"#,
            r#"{"sgf": "(;SZ[3]PB[가]RU[Japanese]KM[6.5]RE[W+2.5];B[aa];W[];B[bb];B[];W[cc])"}"#,
        ] {
            let request =
                read_request(body.as_bytes(), &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"));
            let normal = super::normal_form(&request.task, &request.readings);
            let members: serde_json::Value = serde_json::from_slice(&normal).expect("JSON");
            let sorted = serde_jcs::to_string(&members).expect("JSON");
            assert_eq!(String::from_utf8(normal).expect("text"), sorted, "{body}");
        }
    }
}
