//! What could still change a score, and what a score says of itself.

use serde_json::Value;

use super::outcome::wrong_result;
use super::rules;
use super::seen::{Group, Score, Seen, list, outcome_of, points, quarters, text};

rules![
    what_is_undetermined_is_not_firm,
    what_rests_on_a_proposal_is_provisional_and_not_firm,
    nothing_is_firm_beside_play_that_is_not_over,
    nothing_is_firm_beside_a_group_that_is_not_settled,
    nothing_is_firm_where_the_board_was_only_counted,
    nothing_is_firm_beside_what_was_not_decided,
    what_is_firm_has_no_other_way,
    what_is_firm_has_one_lead,
    what_is_not_firm_says_why,
    a_decided_score_beside_an_open_group_wins_every_way,
    the_two_ways_are_not_the_same,
    the_two_ways_are_in_order,
    a_way_is_won_by_who_leads_in_it,
    a_lead_lies_between_its_two_ways,
    two_ends_of_a_lead_lie_between_the_two_ways,
    an_undetermined_score_has_two_outcomes,
    an_announcement_says_firm_where_the_score_does,
    a_first_move_is_reported_only_where_play_is_not_over,
    a_first_move_is_won_by_who_leads_after_it,
    a_first_move_is_one_verdict,
    a_first_move_is_on_an_empty_point,
    each_first_move_is_reported_once,
    first_moves_are_the_same_under_every_rule_set,
    where_play_is_left_the_first_moves_are_reported,
];

/// Play is not over, whatever way it is counted: these say so.
const NOT_OVER: [&str; 7] = [
    "audit-to-play",
    "audit-to-play-ko",
    "audit-to-play-left",
    "audit-to-play-owed",
    "audit-open-space",
    "audit-open-ko",
    "audit-first-move-decides",
];

/// Whether an end, or play that goes round, decided: then the board does not.
fn is_by_board(score: Score<'_>) -> bool {
    !matches!(score.decided_by(), "end" | "repetition")
}

fn verdicts(score: Score<'_>) -> Option<[&Value; 2]> {
    let ways = score.0.get("either_way")?;
    Some([&ways["black"], &ways["white"]])
}

/// What is not known cannot stand whatever comes.
fn what_is_undetermined_is_not_firm(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| (score.is_firm() && !score.is_decided()).then(|| "firm and undetermined".to_owned()))
}

/// Nobody confirmed it.
fn what_rests_on_a_proposal_is_provisional_and_not_firm(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_provisional = score.0.get("provisional").is_some();
        let is_proposed = text(&score.0["dead_stones"]) == "proposed" && is_by_board(score);
        let is_wrong = is_proposed != is_provisional || is_provisional && score.is_firm();
        is_wrong.then(|| format!("{}, provisional {is_provisional}, firm {}", score.0["dead_stones"], score.is_firm()))
    })
}

/// Whoever moves next changes the score.
fn nothing_is_firm_beside_play_that_is_not_over(seen: &Seen) -> Option<String> {
    let left = seen.audit().find(|entry| NOT_OVER.iter().any(|code| entry.is(code)))?;
    seen.of_scores(|score| (score.is_firm() && is_by_board(score)).then(|| format!("firm beside: {}", left.0["text"])))
}

/// What is not settled may be otherwise.
fn nothing_is_firm_beside_a_group_that_is_not_settled(seen: &Seen) -> Option<String> {
    firm_beside(seen, |group| group.is_open() && group.evidence != "unverified")
}

fn firm_beside(seen: &Seen, wanted: impl Fn(&Group) -> bool) -> Option<String> {
    let open = seen.groups().iter().find(|group| wanted(group))?;
    let how = || format!("firm beside {} ({}, {})", open.points, open.status, open.evidence);
    seen.of_scores(|score| (score.is_firm() && is_by_board(score)).then(how))
}

/// Who did not read does not know.
fn nothing_is_firm_where_the_board_was_only_counted(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        (!seen.is_read() && score.is_firm() && is_by_board(score)).then(|| "firm without reading".to_owned())
    })
}

/// The answer says itself that something was not decided within the search.
fn nothing_is_firm_beside_what_was_not_decided(seen: &Seen) -> Option<String> {
    let undecided = seen.assumptions().find(|entry| entry.code() == "life-undecided")?;
    seen.of_scores(|score| {
        (score.is_firm() && is_by_board(score)).then(|| format!("firm beside: {}", undecided.0["text"]))
    })
}

/// Firm says that there is no other way.
fn what_is_firm_has_no_other_way(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        (score.is_firm() && score.0.get("either_way").is_some()).then(|| score.0["either_way"].to_string())
    })
}

/// Two leads are not one that nothing could change.
fn what_is_firm_has_one_lead(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        (score.is_firm() && is_by_board(score) && score.between().is_some())
            .then(|| format!("firm between {}", score.0["lead_between"]))
    })
}

/// "Not firm" alone leaves a referee with nothing to look at: two ways, a check, an open group, marks against reading
/// or an assumption say why.
fn what_is_not_firm_says_why(seen: &Seen) -> Option<String> {
    const WHY: [&str; 12] = [
        "life-undecided",
        "alive-apart",
        "seki-unverified",
        "seki-by-ko",
        "connections-undecided",
        "neighbours-taken-to-stay",
        "dead-unsaid",
        "dead-by-proposal",
        "none-dead-by-proposal",
        "dead-inferred",
        "none-dead-inferred",
        "not-classified",
    ];
    const WHY_CHECKS: [&str; 7] = [
        "audit-captured-by-ko",
        "audit-not-shown",
        "audit-to-play-answer",
        "audit-to-play-dead",
        "audit-to-play-in-a-way",
        "audit-to-play-in-seki",
        "audit-undecided-in-a-way",
    ];
    let is_told = seen.audit().any(|entry| NOT_OVER.iter().chain(&WHY_CHECKS).any(|code| entry.is(code)))
        || seen.assumptions().any(|entry| WHY.iter().any(|code| entry.code().starts_with(code)))
        || seen.groups().iter().any(super::seen::Group::is_open);
    seen.of_scores(|score| {
        let is_bare =
            score.is_decided() && is_by_board(score) && !score.is_firm() && score.0.get("either_way").is_none();
        let is_told = is_told
            || seen.is_totals()
            || score.between().is_some()
            || ["first_moves", "against_reading"].iter().any(|why| score.0.get(why).is_some());
        // What takes nothing off by agreement has no marks to be told of.
        let is_told = is_told || score.dead_stones() == "none";
        (is_bare && !is_told).then(|| format!("{} is not firm, and nothing says why", score.0["result"]))
    })
}

/// Two ways with two winners are no decision, where nobody said what becomes of the group.
fn a_decided_score_beside_an_open_group_wins_every_way(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let ways = verdicts(score)?.map(|way| text(&way["outcome"]));
        let is_open = matches!(score.dead_stones(), "unknown" | "disputed");
        let is_won = ways.iter().all(|outcome| *outcome == score.outcome());
        (is_open && score.is_decided() && is_by_board(score) && !is_won)
            .then(|| format!("{} but {ways:?}", score.outcome()))
    })
}

/// Two ways are told where they differ.
fn the_two_ways_are_not_the_same(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = verdicts(score)?;
        let is_lead = |way: &Value| quarters(&way["lead"]).is_some() && quarters(&way["lead"]) == score.lead();
        (black == white && (black["lead"].is_null() || is_lead(black))).then(|| format!("both are {black}"))
    })
}

/// What is best for Black is no worse for him than what is best for White.
fn the_two_ways_are_in_order(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = verdicts(score)?.map(|way| quarters(&way["lead"]));
        (black? < white?).then(|| score.0["either_way"].to_string())
    })
}

/// Who leads wins, in each way; at equal scores the rules may name a winner.
fn a_way_is_won_by_who_leads_in_it(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| verdicts(score).filter(|_| is_by_board(score))?.into_iter().find_map(wrong_way))
}

fn wrong_way(way: &Value) -> Option<String> {
    let lead = quarters(&way["lead"])?;
    let outcome = text(&way["outcome"]);
    let is_right = outcome == outcome_of(lead) || lead == 0 && matches!(outcome, "black" | "white");
    (!is_right).then(|| way.to_string())
}

/// One of the two ways may be what is counted, and nothing lies beyond them.
fn a_lead_lies_between_its_two_ways(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = verdicts(score)?.map(|way| quarters(&way["lead"]));
        let lead = score.lead()?;
        (!(white?..=black?).contains(&lead)).then(|| format!("{} outside {}", score.0["lead"], score.0["either_way"]))
    })
}

/// Both are told of the same ways, and doubt only widens them.
fn two_ends_of_a_lead_lie_between_the_two_ways(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = verdicts(score)?.map(|way| quarters(&way["lead"]));
        let (least, most) = score.between()?;
        (least < white? || most > black?)
            .then(|| format!("{} outside {}", score.0["lead_between"], score.0["either_way"]))
    })
}

/// With the same outcome every way it would be decided.
fn an_undetermined_score_has_two_outcomes(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let [black, white] = verdicts(score)?.map(|way| text(&way["outcome"]));
        let is_asked = !score.is_decided() && score.0["needs"] == serde_json::json!(["dead-stones"]);
        let is_whole = list(&seen.told("question")["groups"]).len() <= 6;
        (is_asked && is_whole && black == white).then(|| format!("{black} either way"))
    })
}

/// What is read out and what stands beside it.
fn an_announcement_says_firm_where_the_score_does(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let stands = text(&score.0["announcement"]["arguments"]["stands"]);
        // A score against what reading shows says so, firm or not.
        let is_told = !stands.is_empty() && stands != "against-reading";
        let is_wrong = is_told && (stands == "firm") != score.is_firm();
        (is_wrong && is_by_board(score)).then(|| format!("firm {}, announced {stands:?}", score.0["firm"]))
    })
}

/// Where nothing is left to play there is no first move.
fn a_first_move_is_reported_only_where_play_is_not_over(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let moves = score.0.get("first_moves").filter(|_| score.is_firm())?;
        Some(format!("firm, and {moves}"))
    })
}

/// The first moves of all scores, with what is wrong with one.
fn of_moves<'a>(seen: &Seen<'a>, mut wrong: impl FnMut(&'a Value) -> Option<String>) -> Option<String> {
    seen.of_scores(|score| list(&score.0["first_moves"]).iter().find_map(&mut wrong))
}

/// Who leads after the move wins.
fn a_first_move_is_won_by_who_leads_after_it(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| list(&score.0["first_moves"]).iter().filter(|_| is_by_board(score)).find_map(wrong_way))
}

/// Outcome, lead and result of a move are one verdict, unless the end of the game decides whatever is played.
fn a_first_move_is_one_verdict(seen: &Seen) -> Option<String> {
    of_moves(seen, |one| {
        let is_by_end = ["R", "T", "F"].iter().any(|how| text(&one["result"]).ends_with(how));
        wrong_result(one).filter(|_| !is_by_end)
    })
}

/// Nobody plays on a stone that stays.
fn a_first_move_is_on_an_empty_point(seen: &Seen) -> Option<String> {
    let standing = seen.board.stones() - seen.off();
    of_moves(seen, |one| (points(&one["at"]).meets(standing) || points(&one["at"]).is_empty()).then(|| one.to_string()))
}

/// A move twice is one move.
fn each_first_move_is_reported_once(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let moves: Vec<_> = list(&score.0["first_moves"]).iter().map(|one| (&one["player"], &one["at"])).collect();
        let twice = moves.iter().enumerate().find(|(index, one)| moves[..*index].contains(one));
        twice.map(|(_, (player, at))| format!("{player} at {at} twice"))
    })
}

/// Where play is left does not depend on what is counted.
fn first_moves_are_the_same_under_every_rule_set(seen: &Seen) -> Option<String> {
    let of = |score: Score<'_>| -> Vec<String> {
        list(&score.0["first_moves"])
            .iter()
            .map(|one| format!("{} {}", text(&one["player"]), text(&one["at"])))
            .collect()
    };
    let first = seen.scores().next()?;
    let other = seen.scores().find(|score| of(*score) != of(first))?;
    Some(format!("{:?} under {}, {:?} under {}", of(first), first.rule_set(), of(other), other.rule_set()))
}

/// A check says that somebody gains by the first move: then it is told what each first move makes.
fn where_play_is_left_the_first_moves_are_reported(seen: &Seen) -> Option<String> {
    // Nothing that is played changes what an end of the game decided.
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty() && score.decided_by() != "end");
    // Of a group that hangs on the first move the move may not be known.
    let left =
        seen.audit().find(|entry| is_new && (entry.is("audit-to-play") || entry.is("audit-first-move-keeps")))?;
    let told = seen.scores().any(|score| score.0.get("first_moves").is_some() || !score.is_decided());
    (seen.is_full() && !told).then(|| format!("no first move beside: {}", left.0["text"]))
}
