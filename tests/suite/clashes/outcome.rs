//! A score and itself: outcome, lead, totals, result, announcement, what is missing.

use serde_json::Value;

use super::board::Player;
use super::rules;
use super::seen::{Score, Seen, list, outcome_of, quarters, text, written};

rules![
    every_rule_set_asked_for_has_one_score,
    words_are_known,
    a_result_is_written_from_outcome_and_lead,
    a_lead_decides_for_the_player_who_leads,
    only_equal_scores_are_decided_by_the_rule_for_them,
    only_an_end_that_was_stated_decides_against_the_board,
    nobody_who_gave_up_wins,
    an_end_that_was_stated_decides,
    what_decides_and_what_is_open_exclude_each_other,
    what_is_undetermined_names_what_is_missing,
    what_is_decided_misses_nothing,
    each_need_is_named_once,
    a_lead_is_what_the_totals_differ_by,
    a_lead_and_two_ends_of_it_exclude_each_other,
    both_ends_of_a_lead_are_the_winners,
    two_ends_of_a_lead_are_in_order,
    the_lead_before_prisoners_is_reported_where_they_alone_are_missing,
    what_counts_is_that_of_the_rule_set,
    an_announcement_says_the_outcome,
    an_announcement_names_the_lead,
    an_announcement_names_what_is_missing,
    a_missing_end_is_missing_for_all_or_for_those_of_another_count,
    an_end_is_missing_where_it_was_not_stated,
    plays_that_go_round_are_reported_where_they_are_missing,
    what_missing_prisoners_would_tell_was_not_given,
];

/// An app finds the score of a rule set by its place or by its id: the same either way.
fn every_rule_set_asked_for_has_one_score(seen: &Seen) -> Option<String> {
    let asked: Vec<&str> = list(seen.asked("rule_sets")).iter().filter_map(Value::as_str).collect();
    let told: Vec<&str> = seen.scores().map(Score::rule_set).collect();
    (!asked.is_empty() && asked != told).then(|| format!("asked {asked:?}, scored {told:?}"))
}

/// A word of another meaning, or none, would be read as something else.
fn words_are_known(seen: &Seen) -> Option<String> {
    const OUTCOMES: [&str; 5] = ["black", "white", "draw", "both-lose", "undetermined"];
    const DECIDERS: [&str; 5] = ["lead", "tie-rule", "end", "repetition", ""];
    const SOURCES: [&str; 5] = ["marked", "read", "disputed", "unknown", "none"];
    seen.of_scores(|score| {
        let words = [(score.outcome(), &OUTCOMES), (score.decided_by(), &DECIDERS), (score.dead_stones(), &SOURCES)];
        words.into_iter().find(|(word, known)| !known.contains(word)).map(|(word, _)| format!("what is {word:?}?"))
    })
}

/// The result is what most apps show, so it says what outcome and lead say.
fn a_result_is_written_from_outcome_and_lead(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| wrong_result(score.0))
}

/// What is wrong with a result, wherever a verdict stands.
pub(super) fn wrong_result(verdict: &Value) -> Option<String> {
    let score = Score(verdict);
    let result = text(&verdict["result"]);
    let lead = score.lead().map(written).unwrap_or_default();
    let should = match (score.outcome(), score.decided_by()) {
        ("draw", _) => "Draw".to_owned(),
        ("both-lose", _) => "Void".to_owned(),
        ("undetermined", _) => "?".to_owned(),
        (winner, "end") => {
            let letter = Player::of(winner).map_or('?', Player::letter);
            let is_way = ["R", "T", "F"].iter().any(|how| result == format!("{letter}+{how}"));
            return (!is_way).then(|| format!("{result} by the end, and {winner} won"));
        }
        (winner, _) => format!("{}+{lead}", Player::of(winner).map_or('?', Player::letter)),
    };
    (result != should).then(|| format!("{result} where {should} is meant"))
}

/// Who leads wins, where the lead decides.
fn a_lead_decides_for_the_player_who_leads(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| wrong_winner(score.0))
}

/// What is wrong between a lead and a winner, wherever a verdict stands.
pub(super) fn wrong_winner(verdict: &Value) -> Option<String> {
    let score = Score(verdict);
    let lead = score.lead().filter(|_| score.decided_by() == "lead")?;
    (score.outcome() != outcome_of(lead)).then(|| format!("{} with a lead of {}", score.outcome(), verdict["lead"]))
}

/// The rule for equal scores is for equal scores, and makes a winner.
fn only_equal_scores_are_decided_by_the_rule_for_them(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let (black, white) = (score.lead(), score.between());
        let is_equal = black == Some(0) || white.is_some_and(|(least, most)| least <= 0 && most >= 0);
        let is_won = matches!(score.outcome(), "black" | "white");
        (score.decided_by() == "tie-rule" && !(is_equal && is_won))
            .then(|| format!("{} at {}", score.outcome(), score.0["lead"]))
    })
}

/// Without a word on how the game ended nobody lost by it.
fn only_an_end_that_was_stated_decides_against_the_board(seen: &Seen) -> Option<String> {
    let ended = text(&seen.asked("history")["ended_by"]);
    let is_told = matches!(ended, "resignation" | "time" | "forfeit") || seen.is_record();
    let how = |score: Score<'_>| (score.decided_by() == "end").then(|| "by an end that nobody told".to_owned());
    if is_told { None } else { seen.of_scores(how) }
}

/// Who resigned, ran out of time or forfeited has lost.
fn nobody_who_gave_up_wins(seen: &Seen) -> Option<String> {
    let loser = text(&seen.asked("history")["lost_by"]);
    seen.of_scores(|score| {
        (score.outcome() == loser && !loser.is_empty()).then(|| format!("{loser} lost by the end and wins"))
    })
}

/// Who resigned has lost, whatever is open on the board.
fn an_end_that_was_stated_decides(seen: &Seen) -> Option<String> {
    let history = seen.asked("history");
    let is_told =
        matches!(text(&history["ended_by"]), "resignation" | "time" | "forfeit") && history["lost_by"].is_string();
    let how =
        |score: Score<'_>| (score.decided_by() != "end").then(|| format!("{} though one gave up", score.0["result"]));
    if is_told { seen.of_scores(how) } else { None }
}

/// Either something decided, or it is open.
fn what_decides_and_what_is_open_exclude_each_other(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let has_decider = !score.decided_by().is_empty();
        (has_decider != score.is_decided()).then(|| format!("{} by {:?}", score.outcome(), score.decided_by()))
    })
}

/// A question mark without a reason leaves the caller with nothing to do.
fn what_is_undetermined_names_what_is_missing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_silent = list(&score.0["needs"]).is_empty();
        (!score.is_decided() && is_silent).then(|| "undetermined, and nothing is missing".to_owned())
    })
}

/// A winner beside a list of what is missing is a winner with a doubt that nobody sees. An end decides whatever is
/// missing.
fn what_is_decided_misses_nothing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let needs = list(&score.0["needs"]);
        let is_by_board = score.is_decided() && !matches!(score.decided_by(), "end" | "repetition");
        (is_by_board && !needs.is_empty()).then(|| format!("{} though {needs:?} is missing", score.0["result"]))
    })
}

/// Twice the same need is one need.
fn each_need_is_named_once(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let needs = list(&score.0["needs"]);
        let twice = needs.iter().enumerate().find(|(index, need)| needs[..*index].contains(need));
        twice.map(|(_, need)| format!("{need} twice"))
    })
}

/// `black`, `white` and `lead` are one statement.
fn a_lead_is_what_the_totals_differ_by(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = ["black", "white"].map(|player| quarters(&score.0[player]));
        let differ = black.zip(white).map(|(black, white)| black - white);
        let half = black.is_some() != white.is_some();
        (half || differ != score.lead())
            .then(|| format!("{} less {} is not {}", score.0["black"], score.0["white"], score.0["lead"]))
    })
}

/// Two ends say that the lead is not known.
fn a_lead_and_two_ends_of_it_exclude_each_other(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let both = score.lead().is_some() && score.between().is_some();
        let neither = score.is_decided()
            && matches!(score.decided_by(), "lead" | "tie-rule")
            && score.lead().is_none()
            && score.between().is_none();
        (both || neither).then(|| format!("lead {}, between {}", score.0["lead"], score.0["lead_between"]))
    })
}

/// What wins every way wins at both ends.
fn both_ends_of_a_lead_are_the_winners(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let (least, most) = score.between()?;
        let is_won =
            |end: i64| outcome_of(end) == score.outcome() || end == 0 && matches!(score.outcome(), "black" | "white");
        let is_right = is_won(least) && is_won(most) || score.decided_by() == "end";
        (!is_right).then(|| format!("{} between {}", score.outcome(), score.0["lead_between"]))
    })
}

/// The least comes first, and the same lead every way is a lead.
fn two_ends_of_a_lead_are_in_order(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let (least, most) = score.between()?;
        (least >= most).then(|| score.0["lead_between"].to_string())
    })
}

/// The field says that nothing else is missing.
fn the_lead_before_prisoners_is_reported_where_they_alone_are_missing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_told = score.0.get("lead_before_prisoners").is_some();
        let are_missing = *list(&score.0["needs"]) == ["prisoners"];
        (is_told && !are_missing).then(|| format!("told beside {}", score.0["needs"]))
    })
}

/// The word is a property of the rule set, not of the game.
fn what_counts_is_that_of_the_rule_set(seen: &Seen) -> Option<String> {
    const KNOWN: [(&str, &str); 8] = [
        ("korean-2016", "territory"),
        ("japanese-1989", "territory"),
        ("chinese-2002", "area"),
        ("ing-sst", "ing"),
        ("nz", "area"),
        ("aga", "area"),
        ("tromp-taylor", "area"),
        ("stone-scoring", "stone"),
    ];
    seen.of_scores(|score| {
        let (_, counting) = KNOWN.into_iter().find(|(rule_set, _)| *rule_set == score.rule_set())?;
        (text(&score.0["counting"]) != counting && !seen.is_totals()).then(|| format!("counts {}", score.0["counting"]))
    })
}

/// The sentence that a federation would read out says who wins.
fn an_announcement_says_the_outcome(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let announced = &score.0["announcement"];
        let winner = text(&announced["arguments"]["winner"]);
        let should = match (text(&announced["code"]), winner) {
            ("announce-both-lose", "") => "both-lose",
            ("announce-draw" | "announce-jigo", "") => "draw",
            ("announce-undetermined", "") => "undetermined",
            ("announce-by-end", winner) if score.decided_by() == "end" => winner,
            ("announce-tie-rule", winner) if score.decided_by() == "tie-rule" => winner,
            ("announce-jip" | "announce-moku" | "announce-points" | "announce-zi", winner)
                if score.lead().is_some() =>
            {
                winner
            }
            ("announce-winner", winner) if score.between().is_some() => winner,
            _ => "?",
        };
        (score.outcome() != should).then(|| format!("{} and {}", score.0["result"], announced["text"]))
    })
}

/// The number in the sentence is the number beside it; one zi is two points.
fn an_announcement_names_the_lead(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let arguments = &score.0["announcement"]["arguments"];
        let lead = score.lead().map(i64::abs);
        let (points, zi) = (quarters(&arguments["points"]), quarters(&arguments["zi"]));
        let ends = [&arguments["least"], &arguments["most"]].map(quarters);
        let told = score.between().map(|(least, most)| [least.abs().min(most.abs()), least.abs().max(most.abs())]);
        let is_wrong = points.is_some_and(|points| Some(points) != lead)
            || zi.is_some_and(|zi| Some(2 * zi) != lead)
            || ends[0].zip(ends[1]).is_some_and(|(least, most)| told != Some([least.abs(), most.abs()]));
        is_wrong.then(|| format!("{} and {}", score.0["lead"], score.0["announcement"]["text"]))
    })
}

/// The sentence names what the list names.
fn an_announcement_names_what_is_missing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let announced = &score.0["announcement"];
        let told = text(&announced["arguments"]["needs"]);
        let is_undetermined = announced["code"] == "announce-undetermined";
        let missing = list(&score.0["needs"]).iter().map(text);
        let left_out = missing.filter(|need| !told.split(", ").any(|word| word == *need)).collect::<Vec<_>>();
        (is_undetermined && !left_out.is_empty()).then(|| format!("{left_out:?} is not in {told:?}"))
    })
}

/// Whether a game ended is no matter of rules, but where a count under one rule set alone shows it.
fn a_missing_end_is_missing_for_all_or_for_those_of_another_count(seen: &Seen) -> Option<String> {
    let missing: Vec<bool> = seen.scores().map(|score| score.needs("end")).collect();
    let some = missing.contains(&true) && missing.contains(&false);
    // What takes nothing off counts a board of one player as it stands.
    let has_both = !seen.board.of(Player::Black).is_empty() && !seen.board.of(Player::White).is_empty();
    (some && has_both && !seen.is_record()).then(|| "an end is missing for some rule sets of a board".to_owned())
}

/// Who asks to count the board as it stands says that it ended.
fn an_end_is_missing_where_it_was_not_stated(seen: &Seen) -> Option<String> {
    let is_told = seen.asked("as_it_stands") == true
        && !seen.board.of(Player::Black).is_empty()
        && !seen.board.of(Player::White).is_empty();
    let missing =
        |score: Score<'_>| score.needs("end").then(|| "missing though it was to be counted as it stands".to_owned());
    if is_told { seen.of_scores(missing) } else { None }
}

/// Who needs to know what comes of play that goes round must find the stones.
fn plays_that_go_round_are_reported_where_they_are_missing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let decides = text(&score.0["repetition"]["decides"]);
        (score.needs("repetition") && decides != "result" && !seen.is_totals())
            .then(|| format!("repetition is missing and decides {decides:?}"))
    })
}

/// What was given is not missing.
fn what_missing_prisoners_would_tell_was_not_given(seen: &Seen) -> Option<String> {
    let given = seen.asked("prisoners");
    let are_given = given["black"].is_number() && given["white"].is_number();
    seen.of_scores(|score| {
        (are_given && score.needs("prisoners")).then(|| "prisoners are missing though given".to_owned())
    })
}
