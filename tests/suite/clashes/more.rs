//! What is told on top of the scores: readings, play that goes round, sensitivity, the count at the board, sentences.

use serde_json::Value;

use super::board::Player;
use super::outcome::{wrong_result, wrong_winner};
use super::rules;
use super::seen::{Score, Seen, list, outcome_of, points, quarters, text};

rules![
    a_reading_by_default_is_the_score,
    a_question_of_the_text_has_one_default,
    a_reading_is_one_verdict,
    a_reading_turns_the_winner_where_it_has_another,
    a_reading_has_its_totals,
    play_that_goes_round_is_missing_where_it_decides,
    stones_of_play_that_goes_round_were_marked_where_it_is_said_so,
    play_that_goes_round_has_its_sentences,
    how_safe_a_winner_is_does_not_exceed_the_lead,
    nobody_is_safe_who_does_not_win,
    a_change_makes_another_outcome,
    a_change_is_one_verdict,
    what_makes_no_difference_has_no_change,
    sensitivity_in_words_says_who_wins,
    a_count_at_the_board_gives_the_lead,
    a_count_at_the_board_is_its_last_numbers,
    a_count_at_the_board_is_there_where_a_lead_is,
    no_stone_is_lost_while_counting,
    every_sentence_has_words,
    no_sentence_has_a_hole,
    not_classified_is_said_where_nothing_was_read,
    nothing_was_searched_where_nothing_was_read,
    undecided_groups_are_named,
    totals_tell_nothing_but_totals,
];

fn readings(score: Score<'_>) -> &[Value] {
    list(&score.0["readings"])
}

/// The default is what was scored.
fn a_reading_by_default_is_the_score(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let other = readings(score).iter().find(|reading| {
            reading["is_default"] == true
                && ["outcome", "decided_by", "lead", "result"].iter().any(|name| reading[*name] != score.0[*name])
        })?;
        Some(format!("{} gives {}, the score is {}", other["id"], other["result"], score.0["result"]))
    })
}

/// A question is read one way by default, or none where the text does not choose.
fn a_question_of_the_text_has_one_default(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let defaults: Vec<&Value> = readings(score)
            .iter()
            .filter(|reading| reading["is_default"] == true)
            .map(|reading| &reading["about"])
            .collect();
        let twice = defaults.iter().enumerate().find(|(index, about)| defaults[..*index].contains(about))?;
        Some(format!("two defaults on {}", twice.1))
    })
}

/// A verdict is one wherever it stands.
fn a_reading_is_one_verdict(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let wrong = |reading: &Value| {
            wrong_result(reading).or_else(|| wrong_winner(reading)).map(|how| format!("{}: {how}", reading["id"]))
        };
        readings(score).iter().find_map(wrong)
    })
}

/// The word is the comparison with the default.
fn a_reading_turns_the_winner_where_it_has_another(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        readings(score).iter().find_map(|reading| {
            let about = |other: &&Value| other["about"] == reading["about"] && other["is_default"] == true;
            let default = readings(score).iter().find(about).filter(|default| default["id"] != reading["id"])?;
            let is_known = default["outcome"] != "undetermined" && reading["outcome"] != "undetermined";
            let is_other = default["outcome"] != reading["outcome"];
            (is_known && (reading["turns_winner"] == true) != is_other)
                .then(|| format!("{}: {} and {}", reading["id"], default["result"], reading["result"]))
        })
    })
}

/// The default counts on the board what the score does.
fn a_reading_has_its_totals(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let other = readings(score).iter().find(|reading| {
            reading["is_default"] == true && reading["board"] != score.0["board"] && !seen.is_totals()
        })?;
        Some(format!("{}: {} and {}", other["id"], other["board"], score.0["board"]))
    })
}

/// `result` says itself that the score needs it.
fn play_that_goes_round_is_missing_where_it_decides(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_told = score.0["repetition"]["decides"] == "result";
        (is_told && !score.needs("repetition") && score.decided_by() != "end" && score.decided_by() != "repetition")
            .then(|| format!("it decides, and the score is {} without", score.0["result"]))
    })
}

/// Marks are somebody's.
fn stones_of_play_that_goes_round_were_marked_where_it_is_said_so(seen: &Seen) -> Option<String> {
    let is_silent = seen.said == super::seen::Said::Nothing && !seen.is_record();
    seen.of_scores(|score| {
        (is_silent && score.0["repetition"]["decides"] == "marked").then(|| "marked, and nobody spoke".to_owned())
    })
}

/// What a rule set makes of it is told in words, and of stones.
fn play_that_goes_round_has_its_sentences(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let told = score.0.get("repetition")?;
        let stones = points(&told["stones"]);
        let is_right =
            !list(&told["sentences"]).is_empty() && !stones.is_empty() && stones.lies_in(seen.board.stones());
        (!is_right).then(|| told.to_string())
    })
}

fn sensed<'a>(seen: &Seen<'a>, mut wrong: impl FnMut(Score<'a>, &'a Value) -> Option<String>) -> Option<String> {
    let told = list(seen.told("sensitivity"));
    seen.scores()
        .zip(told)
        .find_map(|(score, told)| wrong(score, told).map(|how| format!("{}: {how}", score.rule_set())))
}

/// Who loses more than his lead does not win.
fn how_safe_a_winner_is_does_not_exceed_the_lead(seen: &Seen) -> Option<String> {
    sensed(seen, |score, told| {
        let (safe, lead) = (quarters(&told["safe_by"])?, score.lead()?);
        (safe > lead.abs()).then(|| format!("safe by {} with a lead of {}", told["safe_by"], score.0["lead"]))
    })
}

/// Only a winner can be safe.
fn nobody_is_safe_who_does_not_win(seen: &Seen) -> Option<String> {
    sensed(seen, |score, told| {
        let is_safe = told["safe_by"].is_number();
        (is_safe && (!matches!(score.outcome(), "black" | "white") || score.decided_by() == "end"))
            .then(|| format!("safe by {} at {}", told["safe_by"], score.0["result"]))
    })
}

fn changes(told: &Value) -> impl Iterator<Item = (&Value, &Value)> {
    list(&told["changes"]).iter().map(|change| (change, &change["least"])).filter(|(_, least)| least.is_object())
}

/// Else it is none.
fn a_change_makes_another_outcome(seen: &Seen) -> Option<String> {
    sensed(seen, |score, told| {
        let same = changes(told).find(|(_, least)| matches!(text(&least["outcome_after"]), after if after == score.outcome() || after == "undetermined"))?;
        Some(format!("{} from {} to {}", same.0["kind"], score.0["result"], same.1["result_after"]))
    })
}

/// Lead, outcome and result after it are one verdict.
fn a_change_is_one_verdict(seen: &Seen) -> Option<String> {
    sensed(seen, |_, told| {
        changes(told).find_map(|(change, least)| {
            let lead = quarters(&least["lead_after"])?;
            let outcome = text(&least["outcome_after"]);
            let is_right = outcome == outcome_of(lead) || lead == 0 && matches!(outcome, "black" | "white");
            let is_written = match outcome {
                "draw" => least["result_after"] == "Draw",
                "both-lose" => least["result_after"] == "Void",
                winner => Player::of(winner).is_some_and(|player| {
                    least["result_after"] == format!("{}+{}", player.letter(), super::seen::written(lead))
                }),
            };
            (!is_right || !is_written).then(|| format!("{}: {least}", change["kind"]))
        })
    })
}

/// "Makes no difference" beside a change is two answers.
fn what_makes_no_difference_has_no_change(seen: &Seen) -> Option<String> {
    sensed(seen, |_, told| {
        list(&told["changes"]).iter().find_map(|change| {
            let code = text(&change["sentence"]["code"]);
            let is_none = matches!(
                code,
                "sensitivity-may-turn"
                    | "sensitivity-not-counted"
                    | "sensitivity-steady"
                    | "sensitivity-not-read-whole"
                    | "sensitivity-not-tried"
            );
            let is_wrong = is_none == change["least"].is_object()
                || code == "sensitivity-not-counted" && change["counts"] == true
                || code == "sensitivity-steady" && change["is_complete"] == false;
            (is_wrong && !code.is_empty()).then(|| format!("{change}"))
        })
    })
}

/// The headline names the winner.
fn sensitivity_in_words_says_who_wins(seen: &Seen) -> Option<String> {
    sensed(seen, |score, told| {
        let sentence = &told["sentence"];
        let winner = text(&sentence["arguments"]["winner"]);
        let is_wrong = match text(&sentence["code"]) {
            "sensitivity-safe-by" | "sensitivity-not-safe" => winner != score.outcome(),
            "sensitivity-draw" => score.outcome() != "draw",
            "sensitivity-undetermined" => score.is_decided() && score.lead().is_some(),
            "sensitivity-decided-by-end" => !matches!(score.decided_by(), "end" | "repetition"),
            _ => false,
        };
        is_wrong.then(|| format!("{} and {}", score.0["result"], sentence["text"]))
    })
}

fn counted<'a>(seen: &Seen<'a>) -> impl Iterator<Item = (Score<'a>, &'a Value)> + use<'a> {
    seen.scores().zip(list(seen.told("procedures")))
}

/// Counted at the board it is the same game.
fn a_count_at_the_board_gives_the_lead(seen: &Seen) -> Option<String> {
    counted(seen).filter(|(_, told)| told.is_object()).find_map(|(score, told)| {
        let lead = quarters(&told["lead"]);
        (lead != score.lead() || told["rule_set"] != score.0["rule_set"])
            .then(|| format!("{}: counted {}, lead {}", score.rule_set(), told["lead"], score.0["lead"]))
    })
}

/// What is counted and what is added to it.
fn a_count_at_the_board_is_its_last_numbers(seen: &Seen) -> Option<String> {
    counted(seen).filter(|(_, told)| told.is_object()).find_map(|(score, told)| {
        let of = |player: &str| {
            let added = list(&told["corrections"]).iter().filter(|one| one["player"] == player);
            quarters(&told["counted"][player]).unwrap_or_default()
                + added.filter_map(|one| quarters(&one["amount"])).sum::<i64>()
        };
        let lead = of("black") - of("white");
        (Some(lead) != quarters(&told["lead"]))
            .then(|| format!("{}: {lead} quarters, told {}", score.rule_set(), told["lead"]))
    })
}

/// A lead that is not known cannot be counted, one that is known can.
fn a_count_at_the_board_is_there_where_a_lead_is(seen: &Seen) -> Option<String> {
    let wrong = counted(seen).find(|(score, told)| told.is_object() && score.lead().is_none())?;
    Some(format!("{}: counted {}, and no lead", wrong.0.rule_set(), wrong.1["lead"]))
}

/// Stones lie on the board, in bowls, lids and piles: as many on each table, but for those that were brought.
fn no_stone_is_lost_while_counting(seen: &Seen) -> Option<String> {
    counted(seen).find_map(|(score, told)| {
        let stones = |table: &Value, player: &str| {
            let letter = if player == "black" { 'X' } else { 'O' };
            let other = if player == "black" { "white" } else { "black" };
            let on_board: usize = list(&table["rows"]).iter().map(|row| text(row).matches(letter).count()).sum();
            let beside = ["bowls", "piles"].iter().filter_map(|name| table[*name][player].as_i64()).sum::<i64>();
            let lids = table["lids"][other].as_i64().unwrap_or_default();
            on_board as i64 + beside + lids - table["brought"][player].as_i64().unwrap_or_default()
        };
        ["black", "white"].into_iter().find_map(|player| {
            let counts: Vec<i64> = list(&told["steps"]).iter().map(|step| stones(&step["table"], player)).collect();
            let is_lost = counts.iter().any(|count| count != &counts[0]);
            is_lost.then(|| format!("{}: stones of {player} on each table: {counts:?}", score.rule_set()))
        })
    })
}

/// All sentences of an answer, wherever they stand.
fn sentences<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(members) => {
            if members.contains_key("code") && members.contains_key("arguments") {
                found.push(value);
            }
            members.values().for_each(|value| sentences(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| sentences(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A code alone is for programs.
fn every_sentence_has_words(seen: &Seen) -> Option<String> {
    let mut all = Vec::new();
    sentences(seen.answer, &mut all);
    // Of totals the announcements alone are codes.
    let is_code_alone = |sentence: &Value| {
        let is_announced = || seen.scores().any(|score| std::ptr::eq(&raw const score.0["announcement"], sentence));
        seen.is_totals() && sentence.get("text").is_none() && is_announced()
    };
    let is_without = |sentence: &&&Value| text(&sentence["text"]).trim().is_empty() && !is_code_alone(sentence);
    all.iter().find(is_without).map(std::string::ToString::to_string)
}

/// A list of nothing, a placeholder that stayed, two spaces: something was not filled in.
fn no_sentence_has_a_hole(seen: &Seen) -> Option<String> {
    let mut all = Vec::new();
    sentences(seen.answer, &mut all);
    let is_broken = |text: &str| ["{", "}", "  ", " ,", " .", " :", "()", ": ."].iter().any(|hole| text.contains(hole));
    all.into_iter().find(|sentence| is_broken(text(&sentence["text"]))).map(|sentence| sentence["text"].to_string())
}

/// Whoever only wanted a count is told that it is one.
fn not_classified_is_said_where_nothing_was_read(seen: &Seen) -> Option<String> {
    let is_said = seen.assumed("not-classified").is_some();
    (!seen.is_totals() && is_said == seen.is_read())
        .then(|| format!("classify {}, said {is_said}", seen.asked("classify")))
}

/// Counting alone reads nothing.
fn nothing_was_searched_where_nothing_was_read(seen: &Seen) -> Option<String> {
    let nodes = &seen.told("engine")["nodes"];
    (!seen.is_read() && *nodes != 0).then(|| format!("{nodes} nodes"))
}

/// An undecided group and the sentence on it.
fn undecided_groups_are_named(seen: &Seen) -> Option<String> {
    let named = seen.assumed("life-undecided").map(|entry| entry.points("points")).unwrap_or_default();
    let are = seen.groups().iter().filter(|group| group.status == "undecided");
    let are = are.fold(super::board::Points::NONE, |all, group| all | group.points);
    (seen.is_full() && are != named).then(|| format!("groups have {are}, the words {named}"))
}

/// Who asks for few bytes gets few, and need not look for what is told to others.
fn totals_tell_nothing_but_totals(seen: &Seen) -> Option<String> {
    const OF_ANSWER: [&str; 10] = [
        "id",
        "position",
        "scores",
        "dispute",
        "sensitivity",
        "procedures",
        "record",
        "permalink",
        "diagram",
        "engine",
    ];
    const OF_SCORE: [&str; 13] = [
        "rule_set",
        "outcome",
        "decided_by",
        "dead_stones",
        "firm",
        "lead",
        "lead_between",
        "black",
        "white",
        "result",
        "announcement",
        "needs",
        // Those that the question names.
        "readings",
    ];
    let other = |value: &Value, known: &[&str]| {
        value.as_object().and_then(|members| members.keys().find(|name| !known.contains(&name.as_str())).cloned())
    };
    let of_position = || other(seen.told("position"), &["id"]);
    let of_scores = || seen.scores().find_map(|score| other(score.0, &OF_SCORE));
    let of_announcements = || seen.scores().find_map(|score| other(&score.0["announcement"], &["code", "arguments"]));
    let told = other(seen.answer, &OF_ANSWER).or_else(of_position).or_else(of_scores).or_else(of_announcements);
    told.filter(|_| seen.is_totals())
}
