//! What a record tells beside its last board, held against the scores.

use super::rules;
use super::seen::{Score, Seen, list, quarters, text};

rules![
    a_record_is_reported_where_one_was_sent,
    a_record_agrees_where_both_results_are_one,
    the_result_under_its_own_rules_is_that_of_the_score,
    a_record_without_a_result_is_said_to_have_none,
    a_game_that_an_end_decided_is_said_to_be_so,
    causes_are_reported_only_where_results_differ,
    an_undetermined_record_has_an_undetermined_score,
    captures_are_in_order,
    leads_of_a_record_are_in_order,
    a_record_in_words_says_whether_it_agrees,
    an_end_that_is_not_known_is_missing,
];

/// Whose own rules are scored.
fn own<'a>(seen: &Seen<'a>) -> Option<Score<'a>> {
    let id = text(&seen.told("record")["rule_set"]);
    seen.scores().find(|score| score.rule_set() == id)
}

/// The block belongs to a record.
fn a_record_is_reported_where_one_was_sent(seen: &Seen) -> Option<String> {
    (seen.is_record() != seen.answer.get("record").is_some()).then(|| format!("a record sent: {}", seen.is_record()))
}

/// A result in quarters, signed; nothing where it is none that is counted.
fn counted(result: &str) -> Option<i64> {
    if matches!(result, "Draw" | "0") {
        return Some(0);
    }
    let (winner, points) = result.split_once('+')?;
    let points = quarters(&serde_json::from_str(points).ok()?)?;
    Some(if winner == "B" { points } else { -points })
}

/// Agreed is the same number.
fn a_record_agrees_where_both_results_are_one(seen: &Seen) -> Option<String> {
    let record = seen.told("record");
    let agreement = text(&record["agreement"]);
    let [told, ours] = [&record["recorded"], &record["result"]].map(|result| counted(text(result)));
    let is_same = told? == ours?;
    let is_wrong = agreement == "agrees" && !is_same || agreement == "differs" && is_same;
    is_wrong.then(|| format!("{agreement}: {} and {}", record["recorded"], record["result"]))
}

/// The same rules, the same board, the same result: the score beside it may have another komi only where one was asked
/// for.
fn the_result_under_its_own_rules_is_that_of_the_score(seen: &Seen) -> Option<String> {
    let record = seen.told("record");
    let score = own(seen).filter(|_| seen.question.get("komi").is_none())?;
    let is_compared =
        matches!(text(&record["agreement"]), "agrees" | "differs" | "undetermined") && score.decided_by() != "end";
    let is_as_if = score.lead().is_none();
    (is_compared && !is_as_if && record["result"].is_string() && record["result"] != score.0["result"]).then(|| {
        format!("{}: {} in the record, {} in the scores", score.rule_set(), record["result"], score.0["result"])
    })
}

/// None is none.
fn a_record_without_a_result_is_said_to_have_none(seen: &Seen) -> Option<String> {
    let record = seen.answer.get("record")?;
    let is_none = record["agreement"] == "no-result";
    (is_none && record["recorded"].is_string()).then(|| format!("no result, but {}", record["recorded"]))
}

/// By resignation, on time, by forfeit.
fn a_game_that_an_end_decided_is_said_to_be_so(seen: &Seen) -> Option<String> {
    let record = seen.answer.get("record")?;
    let is_end = matches!(text(&record["recorded"]).split_once('+').map(|(_, how)| how), Some("R" | "T" | "F"));
    let is_told = record["agreement"] == "decided-by-end";
    (is_told && !is_end).then(|| format!("{} by the end, {}", record["agreement"], record["recorded"]))
}

/// What agrees needs no cause.
fn causes_are_reported_only_where_results_differ(seen: &Seen) -> Option<String> {
    let record = seen.told("record");
    let has_causes = !list(&record["causes"]).is_empty();
    (has_causes && !matches!(text(&record["agreement"]), "differs" | "undetermined"))
        .then(|| format!("{} with causes", record["agreement"]))
}

/// The record cannot be compared because the score is not known.
fn an_undetermined_record_has_an_undetermined_score(seen: &Seen) -> Option<String> {
    let record = seen.told("record");
    let score = own(seen).filter(|_| seen.question.get("komi").is_none())?;
    let agreement = text(&record["agreement"]);
    let is_open = agreement == "undetermined";
    let is_known = matches!(agreement, "agrees" | "differs");
    // Where dead stones or the end are not known the record is compared as if none were dead, and says so.
    let is_as_if = score.needs("end") || score.needs("dead-stones");
    (is_open && score.lead().is_some() || is_known && !score.is_decided() && !is_as_if)
        .then(|| format!("{agreement} and {}", score.0["result"]))
}

/// The least is no more than the most.
fn captures_are_in_order(seen: &Seen) -> Option<String> {
    ["black", "white"].into_iter().find_map(|player| {
        let captured = &seen.told("record")["captured"][player];
        let (least, most) = (quarters(&captured["least"])?, quarters(&captured["most"])?);
        (least > most).then(|| captured.to_string())
    })
}

/// The same of leads.
fn leads_of_a_record_are_in_order(seen: &Seen) -> Option<String> {
    list(&seen.told("record")["leads"]).iter().find_map(|range| {
        let (least, most) = (quarters(&range["least"])?, quarters(&range["most"])?);
        (least > most).then(|| range.to_string())
    })
}

/// The word and the sentence.
fn a_record_in_words_says_whether_it_agrees(seen: &Seen) -> Option<String> {
    const PREFIXES: [(&str, &str); 7] = [
        ("agrees", "record-agrees"),
        ("differs", "record-differs"),
        ("decided-by-end", "record-decided-by-end"),
        ("no-result", "record-no-result"),
        ("no-rule-set", "record-no-rule-set"),
        ("of-ruling", "record-result-of-ruling"),
        ("undetermined", "record-undetermined"),
    ];
    let record = seen.answer.get("record")?;
    let (_, prefix) = PREFIXES.into_iter().find(|(word, _)| record["agreement"] == *word)?;
    let codes: Vec<&str> = list(&record["sentences"]).iter().map(|sentence| text(&sentence["code"])).collect();
    let other = PREFIXES.into_iter().map(|(_, prefix)| prefix).filter(|other| *other != prefix);
    let says_other = other.into_iter().find(|other| codes.iter().any(|code| code.starts_with(other)));
    // Undetermined with what would explain it may be told as a difference.
    says_other
        .filter(|_| record["agreement"] != "undetermined")
        .map(|other| format!("{} and {other}", record["agreement"]))
}

/// Where it is not known how the game ended the score says that the end is missing, unless it is counted all the same.
fn an_end_that_is_not_known_is_missing(seen: &Seen) -> Option<String> {
    let is_unknown = seen.told("record")["ended"] == "unknown"
        && seen.asked("as_it_stands") != true
        && !seen.asked("history").is_object();
    seen.of_scores(|score| {
        (is_unknown && !score.needs("end")).then(|| format!("{} of a record that breaks off", score.0["result"]))
    })
}
