//! Why scores differ, held against the scores.

use serde_json::Value;

use super::rules;
use super::seen::{Score, Seen, list, quarters, text};

rules![
    a_gap_is_what_the_leads_differ_by,
    causes_sum_to_the_gap,
    a_gap_that_is_not_known_has_no_causes,
    winners_of_a_pair_are_those_of_the_scores,
    each_cause_is_what_its_numbers_differ_by,
    a_cause_in_words_names_its_amount,
    another_winner_has_a_cause,
    equal_scores_are_a_cause_where_they_decide,
    what_is_missing_on_either_side_is_named,
    the_first_rule_set_is_compared_with_each_other,
];

/// The scores of a pair.
fn pair<'a>(seen: &Seen<'a>, difference: &Value) -> Option<[Score<'a>; 2]> {
    let of = |name: &str| seen.scores().find(|score| score.rule_set() == text(&difference[name]));
    Some([of("from")?, of("to")?])
}

fn of_pairs<'a>(seen: &Seen<'a>, mut wrong: impl FnMut(&'a Value, [Score<'a>; 2]) -> Option<String>) -> Option<String> {
    list(seen.told("differences")).iter().find_map(|difference| {
        let scores = pair(seen, difference)?;
        wrong(difference, scores).map(|how| format!("{} to {}: {how}", difference["from"], difference["to"]))
    })
}

/// What is explained is what stands above.
fn a_gap_is_what_the_leads_differ_by(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, [from, to]| {
        let gap = from.lead().zip(to.lead()).map(|(from, to)| to - from);
        (quarters(&difference["gap"]) != gap)
            .then(|| format!("a gap of {} from {} to {}", difference["gap"], from.0["lead"], to.0["lead"]))
    })
}

/// Causes that do not sum leave something unexplained.
fn causes_sum_to_the_gap(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, _| {
        let causes = difference["causes"].as_array()?;
        let sum: i64 = causes.iter().filter_map(|cause| quarters(&cause["amount"])).sum();
        (Some(sum) != quarters(&difference["gap"])).then(|| format!("{sum} quarters, a gap of {}", difference["gap"]))
    })
}

/// What is not known is not explained.
fn a_gap_that_is_not_known_has_no_causes(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, _| {
        (difference["gap"].is_null() != difference["causes"].is_null())
            .then(|| format!("a gap of {}, causes {}", difference["gap"], difference["causes"]))
    })
}

/// The winners are those of the scores.
fn winners_of_a_pair_are_those_of_the_scores(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, [from, to]| {
        let told = [&difference["winner_from"], &difference["winner_to"]].map(text);
        (told != [from.outcome(), to.outcome()]).then(|| format!("{told:?}"))
    })
}

/// Who checks an amount takes the numbers beside it.
fn each_cause_is_what_its_numbers_differ_by(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, _| {
        let wrong = list(&difference["causes"]).iter().find(|cause| {
            let [from, to] = ["from", "to"].map(|end| quarters(&cause["numbers"][end]).unwrap_or_default());
            let sign = if cause["player"] == "white" { -1 } else { 1 };
            quarters(&cause["amount"]) != Some(sign * (to - from))
        })?;
        Some(format!("{} of {}: {} from {}", wrong["kind"], wrong["player"], wrong["amount"], wrong["numbers"]))
    })
}

/// The number in the words is the number.
fn a_cause_in_words_names_its_amount(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, _| {
        let wrong = list(&difference["causes"]).iter().find(|cause| {
            let told = &cause["sentence"]["arguments"];
            let amount = quarters(&cause["amount"]);
            let gainer = if amount.is_some_and(|amount| amount < 0) { "white" } else { "black" };
            let is_named = quarters(&told["amount"]) == amount && quarters(&told["gain"]) == amount.map(i64::abs);
            !is_named
                || amount != Some(0) && told["gainer"] != gainer
                || told["from"] != difference["from"]
                || told["to"] != difference["to"]
        })?;
        Some(format!("{}: {}", wrong["amount"], wrong["sentence"]["text"]))
    })
}

/// Two winners and no cause is no reason at all.
fn another_winner_has_a_cause(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, [from, to]| {
        let is_known = from.is_decided() && to.is_decided() && from.decided_by() != "end";
        let are_other = is_known && from.outcome() != to.outcome() && difference["causes"].is_array();
        let is_of_ways = from.between().is_some() || to.between().is_some();
        let is_told = |name: &str| !list(&difference[name]).is_empty();
        (are_other && !is_of_ways && !is_told("causes") && !is_told("equal_scores"))
            .then(|| format!("{} and {}", from.0["result"], to.0["result"]))
    })
}

/// What equal scores make of a game is told where that is why the winner is another, and nowhere else.
fn equal_scores_are_a_cause_where_they_decide(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, scores| {
        let is_other = scores[0].outcome() != scores[1].outcome();
        let are_equal =
            scores.iter().filter(|score| is_other && score.lead() == Some(0) && score.decided_by() != "end");
        let expected: Vec<&str> = are_equal.map(|score| score.rule_set()).collect();
        let told: Vec<&str> = list(&difference["equal_scores"]).iter().map(|one| text(&one["rule_set"])).collect();
        (told != expected).then(|| format!("equal under {expected:?}, told of {told:?}"))
    })
}

/// What is missing for a score is missing for what is compared with it, where that leaves the gap open.
fn what_is_missing_on_either_side_is_named(seen: &Seen) -> Option<String> {
    of_pairs(seen, |difference, [from, to]| {
        let named = list(&difference["needs"]);
        let missing = list(&from.0["needs"]).iter().chain(list(&to.0["needs"])).find(|need| !named.contains(need));
        missing.filter(|_| difference["gap"].is_null()).map(|need| format!("{need} is not named"))
    })
}

/// An app that shows two rule sets side by side finds why they differ.
fn the_first_rule_set_is_compared_with_each_other(seen: &Seen) -> Option<String> {
    let pairs = seen.answer.get("differences").map(list)?;
    let rule_sets: Vec<&str> = seen.scores().map(Score::rule_set).collect();
    let (first, others) = rule_sets.split_first()?;
    let is_told = |other: &&str| pairs.iter().any(|pair| pair["from"] == *first && pair["to"] == **other);
    others.iter().find(|other| !is_told(other)).map(|other| format!("{first} and {other} are not compared"))
}
