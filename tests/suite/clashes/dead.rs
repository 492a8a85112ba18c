//! Who is dead, who says so, and what is asked.

use super::board::Points;
use super::rules;
use super::seen::{Said, Score, Seen, list, points, removes_by_agreement, text};

rules![
    every_score_says_on_what_dead_stones_rest,
    none_stands_where_nothing_comes_off_by_agreement_and_nowhere_else,
    marked_stands_only_where_somebody_spoke,
    marked_stands_only_where_nothing_is_unsaid,
    read_stands_only_where_something_was_not_said,
    disputed_stands_only_beside_claims_that_differ,
    where_claims_differ_no_score_says_marked,
    unknown_stands_only_beside_stones_of_which_nobody_spoke,
    stones_of_which_nobody_spoke_leave_every_score_unknown,
    the_same_source_is_named_under_every_rule_set,
    dead_stones_are_missing_only_where_they_are_open,
    a_question_is_asked_where_dead_stones_are_missing_and_nowhere_else,
    what_is_asked_for_is_open_or_disputed,
    what_is_asked_for_are_whole_chains_of_one_player,
    a_question_in_words_names_what_the_list_names,
    unsaid_are_stones_of_whole_chains,
    unsaid_are_stones_of_which_nobody_spoke,
    nothing_unsaid_comes_off_on_the_board_that_is_shown,
    unsaid_groups_are_not_shown_to_live,
    groups_of_which_nobody_spoke_and_nothing_is_shown_are_unsaid,
    nobody_is_captured_of_whom_nobody_spoke,
    what_reading_takes_off_was_not_spoken_of,
    what_is_marked_dead_was_marked,
    what_the_question_marks_dead_is_dead,
    nothing_is_against_reading_where_nobody_spoke,
    nothing_is_against_reading_where_nothing_comes_off_by_agreement,
    what_is_against_reading_is_the_same_under_every_rule_set,
    a_captured_group_that_stays_is_against_reading,
    what_cannot_be_captured_and_comes_off_is_against_reading,
    what_is_against_reading_was_read_so,
    a_list_of_dead_stones_of_its_own_is_another_list,
    dead_stones_of_a_score_are_whole_chains,
    an_assumption_says_that_reading_took_stones_off_where_it_did,
    an_assumption_names_what_nobody_spoke_of,
    no_sentence_says_that_somebody_marked_where_nobody_did,
];

/// Without the word an app cannot tell an agreed score from a guess.
fn every_score_says_on_what_dead_stones_rest(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| score.dead_stones().is_empty().then(|| "dead_stones is not told".to_owned()))
}

/// `none` is a property of the rule set.
fn none_stands_where_nothing_comes_off_by_agreement_and_nowhere_else(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_none = score.dead_stones() == "none";
        let is_told = !score.dead_stones().is_empty();
        (is_told && is_none == score.removes_by_agreement()).then(|| format!("dead_stones {}", score.dead_stones()))
    })
}

/// Nobody marked anything: a score that says otherwise makes the marks up. A record tells by its count too.
fn marked_stands_only_where_somebody_spoke(seen: &Seen) -> Option<String> {
    let is_silent = seen.said == Said::Nothing && !seen.is_record();
    seen.of_scores(|score| {
        (is_silent && score.dead_stones() == "marked").then(|| "marked, and nobody spoke".to_owned())
    })
}

/// Something that nobody spoke of was not marked.
fn marked_stands_only_where_nothing_is_unsaid(seen: &Seen) -> Option<String> {
    let is_unsaid = !points(seen.told("unsaid")).is_empty();
    let has_own = |score: Score<'_>| seen.asked("dead_by_rule_set").get(score.rule_set()).is_some();
    seen.of_scores(|score| {
        (is_unsaid && score.dead_stones() == "marked" && !has_own(score))
            .then(|| "marked beside unsaid stones".to_owned())
    })
}

/// Where somebody spoke of every stone, reading decides nothing.
fn read_stands_only_where_something_was_not_said(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        (seen.said == Said::All && score.dead_stones() == "read").then(|| "read, and all was said".to_owned())
    })
}

/// A dispute has two sides.
fn disputed_stands_only_beside_claims_that_differ(seen: &Seen) -> Option<String> {
    let differ = !list(&seen.told("dispute")["groups"]).is_empty();
    seen.of_scores(|score| (score.dead_stones() == "disputed" && !differ).then(|| "disputed by nobody".to_owned()))
}

/// What the players say differently neither of them marked for both.
fn where_claims_differ_no_score_says_marked(seen: &Seen) -> Option<String> {
    let differ = !list(&seen.told("dispute")["groups"]).is_empty();
    seen.of_scores(|score| {
        let is_agreed = matches!(score.dead_stones(), "marked" | "read");
        (differ && score.removes_by_agreement() && is_agreed)
            .then(|| format!("{} beside a dispute", score.dead_stones()))
    })
}

/// What is unknown must be named, or nobody can answer.
fn unknown_stands_only_beside_stones_of_which_nobody_spoke(seen: &Seen) -> Option<String> {
    let unsaid = points(seen.told("unsaid"));
    seen.of_scores(|score| {
        let is_named = seen.is_totals() || !unsaid.is_empty();
        (score.dead_stones() == "unknown" && !is_named).then(|| "unknown, but of which stones?".to_owned())
    })
}

/// The source is the weakest one, and nothing is weaker than not knowing.
fn stones_of_which_nobody_spoke_leave_every_score_unknown(seen: &Seen) -> Option<String> {
    let unsaid = points(seen.told("unsaid"));
    let has_own = |score: Score<'_>| seen.asked("dead_by_rule_set").get(score.rule_set()).is_some();
    seen.of_scores(|score| {
        let is_asked = score.removes_by_agreement() && !score.dead_stones().is_empty() && !has_own(score);
        (is_asked && !unsaid.is_empty() && score.dead_stones() != "unknown")
            .then(|| format!("{} though nobody spoke of {unsaid}", score.dead_stones()))
    })
}

/// The marks are the same whatever the rules, but for lists of a rule set's own.
fn the_same_source_is_named_under_every_rule_set(seen: &Seen) -> Option<String> {
    let has_own = |score: &Score<'_>| seen.asked("dead_by_rule_set").get(score.rule_set()).is_some();
    let mut asked = seen.scores().filter(|score| score.removes_by_agreement() && !has_own(score));
    let first = asked.next()?;
    asked.find(|score| score.dead_stones() != first.dead_stones()).map(|other| {
        format!(
            "{} under {}, {} under {}",
            first.dead_stones(),
            first.rule_set(),
            other.dead_stones(),
            other.rule_set()
        )
    })
}

/// What was marked or read is not missing.
fn dead_stones_are_missing_only_where_they_are_open(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_open = matches!(score.dead_stones(), "unknown" | "disputed" | "");
        (score.needs("dead-stones") && !is_open).then(|| format!("dead stones are missing and {}", score.dead_stones()))
    })
}

/// An app shows the question or no question.
fn a_question_is_asked_where_dead_stones_are_missing_and_nowhere_else(seen: &Seen) -> Option<String> {
    let are_missing = seen.scores().any(|score| score.needs("dead-stones"));
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let is_asked = !list(&seen.told("question")["groups"]).is_empty();
    (is_new && !seen.is_totals() && are_missing != is_asked)
        .then(|| format!("dead stones missing: {are_missing}; question: {}", seen.told("question")))
}

/// To ask for what is known is no question.
fn what_is_asked_for_is_open_or_disputed(seen: &Seen) -> Option<String> {
    let disputed =
        list(&seen.told("dispute")["groups"]).iter().fold(Points::NONE, |all, group| all | points(&group["points"]));
    let open = points(seen.told("unsaid")) | disputed;
    let asked = list(&seen.told("question")["groups"]).iter().map(points);
    asked
        .into_iter()
        .find(|group| !group.lies_in(open))
        .map(|group| format!("{group} is asked for and neither unsaid nor disputed"))
}

/// The answer to it is one word a group.
fn what_is_asked_for_are_whole_chains_of_one_player(seen: &Seen) -> Option<String> {
    let board = &seen.board;
    let groups: Vec<Points> = list(&seen.told("question")["groups"]).iter().map(points).collect();
    let mixed = groups.iter().enumerate().find(|(index, group)| {
        let is_mixed =
            group.meets(board.of(super::board::Player::Black)) && group.meets(board.of(super::board::Player::White));
        is_mixed || board.chains_of(**group) != **group || groups[..*index].iter().any(|other| other.meets(**group))
    });
    mixed.map(|(_, group)| format!("{group} is not a group of whole chains of one player, asked for once"))
}

/// The sentence and the list are one question.
fn a_question_in_words_names_what_the_list_names(seen: &Seen) -> Option<String> {
    let question = seen.told("question");
    let groups = list(&question["groups"]);
    let all = groups.iter().fold(Points::NONE, |all, group| all | points(group));
    let arguments = &question["sentence"]["arguments"];
    let is_same = points(&arguments["points"]) == all && arguments["groups"] == groups.len();
    (question.get("sentence").is_some() && !is_same).then(|| question.to_string())
}

/// One stone stands for its chain in a question; in an answer all of them stand.
fn unsaid_are_stones_of_whole_chains(seen: &Seen) -> Option<String> {
    let unsaid = points(seen.told("unsaid"));
    (seen.board.chains_of(unsaid) != unsaid).then(|| format!("{unsaid} are not whole chains"))
}

/// Who said something of a stone need not be asked for it.
fn unsaid_are_stones_of_which_nobody_spoke(seen: &Seen) -> Option<String> {
    let unsaid = points(seen.told("unsaid"));
    let spoken = match seen.said {
        Said::All => unsaid,
        Said::Part | Said::Nothing => unsaid & (seen.said_dead | seen.board.chains_of(points(seen.asked("seki")))),
    };
    (!spoken.is_empty()).then(|| format!("{spoken} was spoken of"))
}

/// The board that is shown leaves what is open standing.
fn nothing_unsaid_comes_off_on_the_board_that_is_shown(seen: &Seen) -> Option<String> {
    let off = if seen.has_agreed_map() { seen.off() } else { Points::NONE };
    let gone = points(seen.told("unsaid")) & off;
    (!gone.is_empty()).then(|| format!("{gone} is unsaid and off the map"))
}

/// What reading shows to live needs no word.
fn unsaid_groups_are_not_shown_to_live(seen: &Seen) -> Option<String> {
    let unsaid = points(seen.told("unsaid"));
    seen.of_groups(|group| {
        let is_shown = group.status == "alive" && matches!(group.evidence, "benson" | "searched" | "static");
        (is_shown && group.points.meets(unsaid)).then(|| "unsaid".to_owned())
    })
}

/// Neither words nor reading: then it is open, and it is named.
fn groups_of_which_nobody_spoke_and_nothing_is_shown_are_unsaid(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| score.removes_by_agreement() && !score.dead_stones().is_empty());
    let unsaid = points(seen.told("unsaid"));
    let silent = match seen.said {
        Said::Nothing if !seen.is_record() => seen.board.stones(),
        Said::Part if !seen.is_record() && seen.question.get("claims").is_none() => seen.left_unsaid,
        Said::Nothing | Said::Part | Said::All => Points::NONE,
    };
    seen.of_groups(|group| {
        (is_new && group.is_open() && group.points.lies_in(silent) && !group.points.lies_in(unsaid))
            .then(|| "not unsaid".to_owned())
    })
}

/// What reading takes off where nobody spoke is dead, not captured and standing.
fn nobody_is_captured_of_whom_nobody_spoke(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| score.removes_by_agreement() && !score.dead_stones().is_empty());
    let silent = match seen.said {
        Said::Nothing if !seen.is_record() => seen.board.stones(),
        Said::Part if !seen.is_record() => seen.left_unsaid,
        Said::Nothing | Said::Part | Said::All => Points::NONE,
    };
    let unsaid = points(seen.told("unsaid"));
    seen.of_groups(|group| {
        let is_told = group.points.lies_in(unsaid);
        (is_new && group.status == "captured" && group.points.lies_in(silent) && !is_told)
            .then(|| "nobody spoke of it".to_owned())
    })
}

/// Words come before reading.
fn what_reading_takes_off_was_not_spoken_of(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let is_read = (group.status, group.evidence) == ("dead", "searched");
        let is_said = seen.said == Said::All || group.points.meets(seen.said_dead);
        (is_read && is_said).then(|| "it was spoken of".to_owned())
    })
}

/// Nobody else's word stands under `marked`.
fn what_is_marked_dead_was_marked(seen: &Seen) -> Option<String> {
    let is_list = seen.asked("dead").is_array() && seen.question.get("claims").is_none() && !seen.is_record();
    seen.of_groups(|group| {
        let is_marked = (group.status, group.evidence) == ("dead", "marked");
        (is_list && is_marked && !group.points.lies_in(seen.said_dead))
            .then(|| format!("marked were {}", seen.said_dead))
    })
}

/// What both say holds.
fn what_the_question_marks_dead_is_dead(seen: &Seen) -> Option<String> {
    let known =
        seen.groups().iter().filter(|group| group.status == "dead").fold(Points::NONE, |all, group| all | group.points);
    let left = seen.said_dead - known;
    (seen.is_full() && !left.is_empty()).then(|| format!("{left} is marked dead and not dead in groups"))
}

/// Against whose word?
fn nothing_is_against_reading_where_nobody_spoke(seen: &Seen) -> Option<String> {
    let is_silent = seen.said == Said::Nothing && !seen.is_record();
    seen.of_scores(|score| {
        let against = points(&score.0["against_reading"]);
        (is_silent && !against.is_empty()).then(|| format!("{against}, and nobody spoke"))
    })
}

/// What does not rest on words cannot be against reading.
fn nothing_is_against_reading_where_nothing_comes_off_by_agreement(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let against = points(&score.0["against_reading"]);
        (!score.removes_by_agreement() && !against.is_empty()).then(|| against.to_string())
    })
}

/// What reading says does not depend on what decides, nor on the rules, but for lists of a rule set's own.
fn what_is_against_reading_is_the_same_under_every_rule_set(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let mut agreed = seen.scores().filter(|score| score.removes_by_agreement() && score.0.get("dead").is_none());
    let first = agreed.next()?;
    let of = |score: Score<'_>| points(&score.0["against_reading"]);
    let other = agreed.find(|other| of(*other) != of(first)).filter(|_| is_new);
    other.map(|other| format!("{} under {}, {} under {}", of(first), first.rule_set(), of(other), other.rule_set()))
}

/// Said to stay, and captured whoever starts.
fn a_captured_group_that_stays_is_against_reading(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let disputed =
        list(&seen.told("dispute")["groups"]).iter().fold(Points::NONE, |all, group| all | points(&group["points"]));
    let open = points(seen.told("unsaid")) | disputed;
    seen.of_groups(|group| {
        let is_captured = is_new && group.status == "captured" && !group.points.meets(open);
        let misses = |score: &Score<'_>| {
            score.removes_by_agreement()
                && score.0.get("dead").is_none()
                && !group.points.lies_in(points(&score.0["against_reading"]))
        };
        let missing = seen.scores().find(misses).filter(|_| is_captured);
        missing.map(|score| format!("not against reading under {}", score.rule_set()))
    })
}

/// Said to come off, and nobody can capture it.
fn what_cannot_be_captured_and_comes_off_is_against_reading(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let told = seen.audit().filter(|entry| is_new && entry.is("audit-dead-cannot-be-captured"));
    let stays = told.fold(Points::NONE, |all, entry| all | entry.points("points"));
    seen.of_scores(|score| {
        let is_agreed = score.removes_by_agreement() && score.0.get("dead").is_none();
        let left = stays - points(&score.0["against_reading"]);
        (is_agreed && !left.is_empty()).then(|| format!("{left} is not against reading"))
    })
}

/// Each stone of the list is captured though it stays, or cannot be captured though it comes off: one of the two is
/// told of it.
fn what_is_against_reading_was_read_so(seen: &Seen) -> Option<String> {
    let captured = seen
        .groups()
        .iter()
        .filter(|group| group.status == "captured")
        .fold(Points::NONE, |all, group| all | group.points);
    let told = seen.audit().filter(|entry| entry.is("audit-dead-cannot-be-captured"));
    let shown = told.fold(captured, |all, entry| all | entry.points("points"));
    seen.of_scores(|score| {
        let is_agreed = seen.is_full() && score.0.get("dead").is_none();
        let left = points(&score.0["against_reading"]) - shown;
        (is_agreed && !left.is_empty()).then(|| format!("{left}, which nothing tells"))
    })
}

/// The list is told where it is not the agreed one.
fn a_list_of_dead_stones_of_its_own_is_another_list(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let own = score.0.get("dead").map(points)?;
        (seen.has_agreed_map() && own == seen.off()).then(|| format!("{own} are the agreed ones"))
    })
}

/// A stone stands for its chain.
fn dead_stones_of_a_score_are_whole_chains(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let own = points(&score.0["dead"]);
        (seen.board.chains_of(own) != own).then(|| format!("{own} are not whole chains"))
    })
}

/// The words for it are there where the groups say it, and name the same stones.
fn an_assumption_says_that_reading_took_stones_off_where_it_did(seen: &Seen) -> Option<String> {
    let read = seen.groups().iter().filter(|group| (group.status, group.evidence) == ("dead", "searched"));
    let read = read.fold(Points::NONE, |all, group| all | group.points);
    let told = ["dead-as-read", "dead-as-read-in-part"].into_iter().find_map(|code| seen.assumed(code));
    let named = told.map(|entry| entry.points("points")).unwrap_or_default();
    let is_removed = seen.scores().any(Score::removes_by_agreement);
    (seen.is_full() && is_removed && named != read)
        .then(|| format!("groups have {read} dead as read, the words {named}"))
}

/// The words and the list name the same stones.
fn an_assumption_names_what_nobody_spoke_of(seen: &Seen) -> Option<String> {
    let is_new = seen.scores().any(|score| !score.dead_stones().is_empty());
    let named = seen.assumed("dead-unsaid").map(|entry| entry.points("points")).unwrap_or_default();
    let unsaid = points(seen.told("unsaid"));
    (is_new && named != unsaid).then(|| format!("the words have {named}, the list {unsaid}"))
}

/// "as marked", "the marks decide": by whom?
fn no_sentence_says_that_somebody_marked_where_nobody_did(seen: &Seen) -> Option<String> {
    let is_silent = seen.said == Said::Nothing && !seen.is_record();
    let of_marks = |text: &str| {
        ["as the marks", "as marked", "is marked dead", "are marked dead", "were marked"]
            .iter()
            .any(|said| text.contains(said))
    };
    let told = seen.audit().chain(seen.assumptions()).find(|entry| of_marks(text(&entry.0["text"])));
    let announced = seen
        .scores()
        .find(|score| of_marks(text(&score.0["announcement"]["text"])) && removes_by_agreement(score.rule_set()));
    let told = told
        .map(|entry| entry.0["text"].to_string())
        .or_else(|| announced.map(|score| score.0["announcement"]["text"].to_string()));
    told.filter(|_| is_silent)
}
