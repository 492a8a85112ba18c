//! What two players disagree on, held against their claims, the combinations and the scores.

use serde_json::Value;

use super::board::{Player, Points};
use super::outcome::{wrong_result, wrong_winner};
use super::rules;
use super::seen::{Score, Seen, list, points, quarters, text};

rules![
    a_dispute_is_reported_where_two_claim_and_nowhere_else,
    what_both_say_is_agreed,
    what_the_question_marks_stays_agreed,
    disputed_groups_are_whole_chains_of_one_player,
    disputed_groups_have_their_liberties,
    claims_on_a_disputed_group_differ,
    claims_are_those_that_were_made,
    what_is_disputed_is_not_agreed,
    every_combination_is_reported_where_it_is_said_so,
    a_combination_follows_whom_it_says,
    a_combination_takes_off_what_it_says,
    a_combination_has_a_score_of_each_rule_set,
    a_ruled_score_is_one_verdict,
    what_nothing_removes_no_ruling_changes,
    the_winner_turns_where_combinations_say_so,
    the_winner_turns_on_a_group_where_two_combinations_say_so,
    a_group_turns_the_winner_where_some_rule_set_says_so,
    a_dispute_in_words_says_what_it_turns,
    a_dispute_in_words_names_the_results_of_both_claims,
    a_score_is_decided_where_every_ruling_gives_one_winner,
    a_score_is_open_where_two_rulings_give_two_winners,
    the_ends_of_a_disputed_lead_are_those_of_the_rulings,
    known_groups_of_a_dispute_are_those_of_the_answer,
];

/// The combinations' scores of the rule set at an index.
fn ruled(seen: &Seen, index: usize) -> Vec<Value> {
    list(&seen.told("dispute")["combinations"]).iter().map(|combination| combination["scores"][index].clone()).collect()
}

fn groups<'a>(seen: &Seen<'a>) -> &'a [Value] {
    list(&seen.told("dispute")["groups"])
}

fn of_all(groups: &[Value]) -> Points {
    groups.iter().fold(Points::NONE, |all, group| all | points(&group["points"]))
}

fn is_whole(seen: &Seen) -> bool {
    seen.told("dispute")["is_complete"] == true
}

/// Without claims nobody disagrees.
fn a_dispute_is_reported_where_two_claim_and_nowhere_else(seen: &Seen) -> Option<String> {
    let (is_asked, is_told) = (seen.question.get("claims").is_some(), seen.answer.get("dispute").is_some());
    (is_asked != is_told).then(|| format!("claims: {is_asked}, dispute: {is_told}"))
}

/// What one player says of a chain.
fn claimed(seen: &Seen, player: Player, stones: Points) -> &'static str {
    let claim = &seen.asked("claims")[player.name()];
    let whole = |list: &Value| seen.board.chains_of(points(list));
    if stones.meets(whole(&claim["dead"]) | seen.said_dead) {
        "dead"
    } else if stones.meets(whole(&claim["seki"]) | whole(seen.asked("seki"))) {
        "in-seki"
    } else {
        "alive"
    }
}

/// Agreed is what both say.
fn what_both_say_is_agreed(seen: &Seen) -> Option<String> {
    let agreed = seen.answer.get("dispute").map(|dispute| points(&dispute["agreed"]["dead"]))?;
    let chains = seen
        .board
        .parts(seen.board.of(Player::Black))
        .into_iter()
        .chain(seen.board.parts(seen.board.of(Player::White)));
    let mut both =
        chains.filter(|chain| Player::BOTH.into_iter().all(|player| claimed(seen, player, *chain) == "dead"));
    let left = both.find(|chain| !chain.lies_in(agreed)).filter(|_| seen.asked("dead") != "pass-alive")?;
    Some(format!("{left} is dead for both and not agreed"))
}

/// Claims stand beside marks: what those say stays said.
fn what_the_question_marks_stays_agreed(seen: &Seen) -> Option<String> {
    let agreed = seen.answer.get("dispute").map(|dispute| points(&dispute["agreed"]["dead"]))?;
    let left = seen.said_dead - agreed;
    (!left.is_empty()).then(|| format!("{left} was marked and is not agreed"))
}

/// A ruling is on a group of one player.
fn disputed_groups_are_whole_chains_of_one_player(seen: &Seen) -> Option<String> {
    groups(seen).iter().find_map(|group| {
        let stones = points(&group["points"]);
        let own = Player::of(text(&group["color"])).map(|player| seen.board.of(player)).unwrap_or_default();
        let is_right = stones.lies_in(own) && seen.board.chains_of(stones) == stones && !stones.is_empty();
        (!is_right).then(|| group.to_string())
    })
}

/// As in `groups`.
fn disputed_groups_have_their_liberties(seen: &Seen) -> Option<String> {
    groups(seen).iter().find_map(|group| {
        let liberties = seen.board.liberties(points(&group["points"]));
        (points(&group["liberties"]) != liberties).then(|| format!("{}: {liberties}", group["id"]))
    })
}

/// Else nobody disagrees.
fn claims_on_a_disputed_group_differ(seen: &Seen) -> Option<String> {
    let same = groups(seen).iter().find(|group| group["claims"]["black"] == group["claims"]["white"])?;
    Some(format!("both say {} of {}", same["claims"]["black"], same["id"]))
}

/// Nobody is made to say what he did not say.
fn claims_are_those_that_were_made(seen: &Seen) -> Option<String> {
    groups(seen).iter().filter(|_| !seen.is_record()).find_map(|group| {
        let stones = points(&group["points"]);
        let wrong =
            Player::BOTH.into_iter().find(|player| group["claims"][player.name()] != claimed(seen, *player, stones))?;
        Some(format!("{} says {} of {}", wrong.name(), claimed(seen, wrong, stones), group["id"]))
    })
}

/// A chain is one or the other.
fn what_is_disputed_is_not_agreed(seen: &Seen) -> Option<String> {
    let agreed = &seen.told("dispute")["agreed"];
    let both = of_all(groups(seen)) & (points(&agreed["dead"]) | points(&agreed["seki"]));
    (!both.is_empty()).then(|| format!("{both} is agreed and disputed"))
}

/// Two for each group, or the two ends.
fn every_combination_is_reported_where_it_is_said_so(seen: &Seen) -> Option<String> {
    let dispute = seen.answer.get("dispute")?;
    let (count, told) = (groups(seen).len(), list(&dispute["combinations"]).len());
    let is_right = if is_whole(seen) {
        count <= 8 && told == 1 << count
    } else {
        told <= 2 && !list(&dispute["remarks"]).is_empty()
    };
    (!is_right && count > 0).then(|| format!("{told} combinations of {count} groups"))
}

/// Whom it follows on a group, and what the group is then.
fn a_combination_follows_whom_it_says(seen: &Seen) -> Option<String> {
    list(&seen.told("dispute")["combinations"]).iter().find_map(|combination| {
        let (follows, statuses) = (list(&combination["follows"]), list(&combination["statuses"]));
        let each = follows.iter().zip(statuses).zip(groups(seen));
        let mut wrong = each.filter(|((player, status), group)| group["claims"][text(player)] != **status);
        let is_short = follows.len() != groups(seen).len() || statuses.len() != groups(seen).len();
        (is_short || wrong.next().is_some())
            .then(|| format!("{} as {}", combination["follows"], combination["statuses"]))
    })
}

/// Agreed, and those that are dead then.
fn a_combination_takes_off_what_it_says(seen: &Seen) -> Option<String> {
    let dispute = seen.told("dispute");
    list(&dispute["combinations"]).iter().find_map(|combination| {
        let each = list(&combination["statuses"]).iter().zip(groups(seen));
        let dead = each.filter(|(status, _)| *status == "dead");
        let dead = dead.fold(points(&dispute["agreed"]["dead"]), |all, (_, group)| all | points(&group["points"]));
        (points(&combination["dead"]) != dead)
            .then(|| format!("{} takes off {}, not {dead}", combination["follows"], combination["dead"]))
    })
}

/// By their place, as everywhere.
fn a_combination_has_a_score_of_each_rule_set(seen: &Seen) -> Option<String> {
    let rule_sets: Vec<&str> = seen.scores().map(Score::rule_set).collect();
    list(&seen.told("dispute")["combinations"]).iter().find_map(|combination| {
        let told: Vec<&str> = list(&combination["scores"]).iter().map(|score| text(&score["rule_set"])).collect();
        (told != rule_sets).then(|| format!("{told:?}"))
    })
}

/// A verdict is one wherever it stands.
fn a_ruled_score_is_one_verdict(seen: &Seen) -> Option<String> {
    let combinations = list(&seen.told("dispute")["combinations"]).iter();
    combinations.flat_map(|combination| list(&combination["scores"])).find_map(|score| {
        let needs = list(&score["needs"]);
        let is_open = score["outcome"] == "undetermined";
        let wrong = wrong_result(score).or_else(|| wrong_winner(score));
        wrong.or_else(|| (is_open && needs.is_empty()).then(|| "undetermined, and nothing is missing".to_owned()))
    })
}

/// A ruling on dead stones is nothing to a rule set that takes none off.
fn what_nothing_removes_no_ruling_changes(seen: &Seen) -> Option<String> {
    seen.scores().enumerate().filter(|(_, score)| !score.removes_by_agreement()).find_map(|(index, score)| {
        let other = ruled(seen, index).into_iter().find(|ruled| ruled["result"] != score.0["result"])?;
        Some(format!("{}: {} and {}", score.rule_set(), score.0["result"], other["result"]))
    })
}

/// Whether outcomes differ; nothing where one is not known and no two differ.
fn turns(outcomes: &[&str]) -> Option<bool> {
    let known: Vec<&&str> = outcomes.iter().filter(|outcome| **outcome != "undetermined").collect();
    if known.iter().any(|outcome| outcome != &known[0]) {
        Some(true)
    } else {
        (known.len() == outcomes.len()).then_some(false)
    }
}

/// Whether a rule set has one winner whatever the ruling, and yet no result: a first move, or what no ruling shows, may
/// turn it.
fn may_turn(seen: &Seen, index: usize) -> bool {
    let ruled = ruled(seen, index);
    let outcomes: Vec<&str> = ruled.iter().map(|score| text(&score["outcome"])).collect();
    let is_open = |score: Score<'_>| score.removes_by_agreement() && !score.is_decided();
    turns(&outcomes) == Some(false) && seen.scores().nth(index).is_some_and(is_open)
}

/// The word and the list of combinations.
fn the_winner_turns_where_combinations_say_so(seen: &Seen) -> Option<String> {
    list(&seen.told("dispute")["rule_sets"]).iter().enumerate().filter(|_| is_whole(seen)).find_map(|(index, told)| {
        let ruled = ruled(seen, index);
        let outcomes: Vec<&str> = ruled.iter().map(|score| text(&score["outcome"])).collect();
        let should = turns(&outcomes).filter(|_| !may_turn(seen, index));
        (told["turns_winner"].as_bool() != should)
            .then(|| format!("{}: turns {}, outcomes {outcomes:?}", told["rule_set"], told["turns_winner"]))
    })
}

/// The same group by group: the combinations that differ in it alone.
fn the_winner_turns_on_a_group_where_two_combinations_say_so(seen: &Seen) -> Option<String> {
    let count = groups(seen).len();
    list(&seen.told("dispute")["rule_sets"]).iter().enumerate().filter(|_| is_whole(seen) && count > 0).find_map(
        |(index, told)| {
            let ruled = Some(ruled(seen, index)).filter(|ruled| ruled.len() == 1 << count)?;
            let outcome = |at: usize| text(&ruled[at]["outcome"]);
            (0..count).find_map(|group| {
                // The player followed on the first group changes last.
                let bit = 1 << (count - 1 - group);
                let pairs: Vec<Option<bool>> = (0..ruled.len())
                    .filter(|at| at & bit == 0)
                    .map(|at| turns(&[outcome(at), outcome(at | bit)]))
                    .collect();
                let should = if pairs.contains(&Some(true)) {
                    Some(true)
                } else {
                    pairs.into_iter().collect::<Option<Vec<_>>>().map(|_| false)
                };
                let should = should.filter(|_| !may_turn(seen, index));
                let is = told["groups"][group]["turns_winner"].as_bool();
                (is != should).then(|| {
                    format!("{}, {}: told {is:?}, is {should:?}", told["rule_set"], told["groups"][group]["id"])
                })
            })
        },
    )
}

/// At all is under some rule set.
fn a_group_turns_the_winner_where_some_rule_set_says_so(seen: &Seen) -> Option<String> {
    groups(seen).iter().enumerate().find_map(|(index, group)| {
        let told: Vec<&Value> =
            list(&seen.told("dispute")["rule_sets"]).iter().map(|set| &set["groups"][index]["turns_winner"]).collect();
        let is_wrong = told.iter().any(|told| **told == true) != (group["turns_winner"] == true);
        is_wrong.then(|| format!("{}: {} under {told:?}", group["id"], group["turns_winner"]))
    })
}

/// The headline of a dispute.
fn a_dispute_in_words_says_what_it_turns(seen: &Seen) -> Option<String> {
    list(&seen.told("dispute")["rule_sets"]).iter().find_map(|told| {
        let should: &[&str] = match (groups(seen).is_empty(), told["turns_winner"].as_bool()) {
            (true, _) => &["dispute-none"],
            (false, Some(true)) => &["dispute-turns-winner", "dispute-turns-winner-between"],
            (false, Some(false)) => &["dispute-keeps-winner"],
            (false, None) => &["dispute-may-turn-winner", "dispute-not-scored-whole", "dispute-undetermined"],
        };
        let code = text(&told["sentence"]["code"]);
        (!should.contains(&code)).then(|| format!("turns {}: {}", told["turns_winner"], told["sentence"]["text"]))
    })
}

/// As Black says is the first combination, as White says the last.
fn a_dispute_in_words_names_the_results_of_both_claims(seen: &Seen) -> Option<String> {
    list(&seen.told("dispute")["rule_sets"]).iter().enumerate().find_map(|(index, told)| {
        let ruled = ruled(seen, index);
        let arguments = &told["sentence"]["arguments"];
        let (first, last) = (ruled.first()?, ruled.last()?);
        let is_ends = matches!(text(&told["sentence"]["code"]), "dispute-turns-winner" | "dispute-keeps-winner");
        let is_right = arguments["as_black"] == first["result"] && arguments["as_white"] == last["result"];
        (is_ends && !is_right)
            .then(|| format!("{} and {}: {}", first["result"], last["result"], told["sentence"]["text"]))
    })
}

/// The rulings of the scores that rest on disputed stones alone.
fn of_disputed<'a>(seen: &Seen<'a>, mut wrong: impl FnMut(Score<'a>, &[Value]) -> Option<String>) -> Option<String> {
    let is_asked = is_whole(seen) && !groups(seen).is_empty();
    seen.scores().enumerate().filter(|_| is_asked).find_map(|(index, score)| {
        let ruled = ruled(seen, index);
        let is_disputed = score.dead_stones() == "disputed";
        if is_disputed { wrong(score, &ruled).map(|how| format!("{}: {how}", score.rule_set())) } else { None }
    })
}

/// Whatever is ruled, the winner is the same: then he is told.
fn a_score_is_decided_where_every_ruling_gives_one_winner(seen: &Seen) -> Option<String> {
    of_disputed(seen, |score, ruled| {
        let first = text(&ruled[0]["outcome"]);
        let is_same = first != "undetermined" && ruled.iter().all(|ruled| ruled["outcome"] == first);
        // What a ruling leaves unshown may make another winner: both are told then.
        let [black, white] = ["black", "white"].map(|player| text(&score.0["either_way"][player]["outcome"]));
        let is_in_doubt = black != white || seen.is_totals();
        (is_same && !is_in_doubt && score.outcome() != first)
            .then(|| format!("{} and every ruling {first}", score.outcome()))
    })
}

/// A dispute that decides the game leaves the score open: nobody is given what only he says.
fn a_score_is_open_where_two_rulings_give_two_winners(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let told = list(&seen.told("dispute")["rule_sets"]);
    seen.scores().zip(told).filter(|_| is_new).find_map(|(score, told)| {
        let is_open = told["turns_winner"] == true && score.removes_by_agreement();
        (is_open && score.is_decided() && score.decided_by() != "end")
            .then(|| format!("{}: {} beside: {}", score.rule_set(), score.0["result"], told["sentence"]["text"]))
    })
}

/// Two ends of a lead are the least and the most of the rulings, and one lead is that of all. Where the first to play
/// takes or keeps a group, they may lie farther apart.
fn the_ends_of_a_disputed_lead_are_those_of_the_rulings(seen: &Seen) -> Option<String> {
    of_disputed(seen, |score, ruled| {
        let leads: Vec<i64> = ruled.iter().filter_map(|ruled| quarters(&ruled["lead"])).collect();
        let (least, most) = (*leads.iter().min()?, *leads.iter().max()?);
        let told = score.between().or_else(|| score.lead().map(|lead| (lead, lead)))?;
        let is_unsettled = seen.groups().is_empty() || seen.groups().iter().any(|group| group.status == "unsettled");
        let is_right = told == (least, most) || is_unsettled && told.0 <= least && most <= told.1;
        (leads.len() == ruled.len() && !is_right).then(|| {
            format!("{}, {} and rulings from {least} to {most} quarters", score.0["lead"], score.0["lead_between"])
        })
    })
}

/// What is known of a disputed group is what `groups` says.
fn known_groups_of_a_dispute_are_those_of_the_answer(seen: &Seen) -> Option<String> {
    let answer = list(seen.told("groups"));
    let known = groups(seen).iter().flat_map(|group| list(&group["known"]));
    let other = known.into_iter().find(|known| !answer.contains(known)).filter(|_| seen.is_full())?;
    Some(format!("{other} is not among the groups"))
}
