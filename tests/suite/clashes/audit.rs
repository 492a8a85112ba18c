//! The checks, held against the groups, the map and the board; lines of moves are played.

use super::board::{Board, Player, Points, point_of};
use super::rules;
use super::seen::{Entry, Group, Seen, points, text};

rules![
    a_check_names_stones_of_its_player,
    a_check_names_empty_points_to_play_on,
    a_line_begins_with_who_captures_and_goes_in_turn,
    a_line_can_be_played_on_the_board_that_is_shown,
    a_line_captures_what_it_says,
    what_a_check_says_is_captured_is_so_in_groups,
    every_captured_group_has_its_check,
    what_a_check_says_turns_on_the_first_move_is_so_in_groups,
    every_unsettled_group_has_its_check,
    what_a_check_says_is_not_shown_is_not_shown_in_groups,
    what_a_check_says_cannot_be_captured_comes_off,
    what_a_check_says_stands_in_seki_does_so_in_groups,
    dead_stones_that_a_check_says_lie_inside_are_dead,
    an_open_space_is_neutral,
    open_neutral_points_are_neutral_and_empty,
    neutral_points_are_open_only_where_nothing_else_is_left,
    a_protective_move_stands_on_the_map,
    every_owed_point_of_the_map_is_reported_or_filled_instead,
    no_group_is_reported_twice,
    counts_are_those_of_the_points,
    every_stone_of_a_player_is_dead_where_a_check_says_so,
    a_claim_of_seki_that_was_dropped_was_made,
    a_check_is_reported_once,
    nobody_is_captured_by_what_is_captured,
    nobody_is_said_to_be_unmarked_who_was_marked,
];

/// Checks of a group of a player: what may become of it.
const OF_GROUPS: [&str; 4] =
    ["audit-can-be-captured", "audit-first-move-decides", "audit-dead-inside", "audit-not-shown"];

/// The stones that a check is about.
fn told(seen: &Seen, code: &str) -> Points {
    seen.audit().filter(|entry| entry.is(code)).fold(Points::NONE, |all, entry| all | entry.points("points"))
}

fn of_status(seen: &Seen, wanted: impl Fn(&Group) -> bool) -> Points {
    seen.groups().iter().filter(|group| wanted(group)).fold(Points::NONE, |all, group| all | group.points)
}

/// "of Black" is said of stones of Black.
fn a_check_names_stones_of_its_player(seen: &Seen) -> Option<String> {
    const OF_STONES: [&str; 12] = [
        "audit-can-be-captured",
        "audit-first-move-decides",
        "audit-first-move-keeps",
        "audit-dead-inside",
        "audit-not-shown",
        "audit-dead-cannot-be-captured",
        "audit-open-ko",
        "audit-to-play-ko",
        "audit-seki-at-best",
        "audit-in-seki-by-ko",
        "audit-in-seki-by-search",
        "audit-taken-as-in-seki",
    ];
    seen.of_audit(|entry| {
        let player = entry.player().filter(|_| OF_STONES.iter().any(|code| entry.is(code)))?;
        let strays = entry.points("points") - seen.board.of(player);
        (!strays.is_empty()).then(|| format!("{strays} are no stones of {}", player.name()))
    })
}

/// Nobody plays on a stone; one that comes off first is off.
fn a_check_names_empty_points_to_play_on(seen: &Seen) -> Option<String> {
    let standing = seen.board.stones() - seen.off();
    seen.of_audit(|entry| {
        let at = entry.points("at") | entry.points("other");
        (at.meets(standing)).then(|| format!("a stone stands on {}", at & standing))
    })
}

/// The moves of a line: who, and where; nothing is a pass.
fn line(entry: Entry<'_>) -> Vec<(Option<Player>, Option<usize>)> {
    let moves = text(entry.argument("line")).split(", ").filter(|text| !text.is_empty());
    let one_move = |text: &str| {
        let (letter, point) = text.split_once(' ').unwrap_or_default();
        (Player::BOTH.into_iter().find(|player| player.letter().to_string() == letter), point_of(point))
    };
    moves.map(one_move).collect()
}

/// A line without the turns of one player shows nothing.
fn a_line_begins_with_who_captures_and_goes_in_turn(seen: &Seen) -> Option<String> {
    seen.of_audit(|entry| {
        let owner = entry.player().filter(|_| !entry.code().starts_with("audit-repeats"))?;
        let wrong = line(entry)
            .into_iter()
            .enumerate()
            .find(|(index, (player, _))| *player != Some(if index % 2 == 0 { owner.other() } else { owner }));
        wrong.map(|(index, _)| format!("move {} is not in turn", index + 1))
    })
}

/// The board from which a line is played: that of the check says so itself where dead stones stand.
fn start(seen: &Seen, entry: Entry<'_>) -> Board {
    let board = if entry.is("audit-dead-inside") { seen.board } else { seen.board.without(seen.off()) };
    // What is filled first the check names.
    let mut filled = board;
    for at in entry.points("filled").each() {
        let opponent = entry.player().map_or(Player::Black, Player::other);
        let _ = filled.play(opponent, at);
    }
    filled
}

/// What comes off, or which move cannot be played.
fn played(seen: &Seen, entry: Entry<'_>) -> Result<Points, String> {
    let (mut board, mut off, mut banned) = (start(seen, entry), Points::NONE, None);
    for (index, (player, at)) in line(entry).into_iter().enumerate() {
        let Some(at) = at else {
            banned = None;
            continue;
        };
        if banned.take() == Some(at) {
            return Err(format!("move {} takes a ko back at once", index + 1));
        }
        let player = player.unwrap_or(Player::Black);
        let captured = board.play(player, at).map_err(|why| format!("move {}: {why}", index + 1))?;
        let alone =
            board.joined(at, board.of(player)) == Points::one(at) && board.liberties(Points::one(at)) == captured;
        banned = captured.first().filter(|_| alone && captured.count() == 1);
        off = off | captured;
    }
    Ok(off)
}

/// A reader plays it on the board he sees.
fn a_line_can_be_played_on_the_board_that_is_shown(seen: &Seen) -> Option<String> {
    if !seen.has_agreed_map() {
        return None;
    }
    seen.of_audit(|entry| played(seen, entry).err().filter(|_| !entry.code().starts_with("audit-repeats")))
}

/// And at its end the stones are off.
fn a_line_captures_what_it_says(seen: &Seen) -> Option<String> {
    const CAPTURES: [&str; 3] = ["audit-can-be-captured", "audit-first-move-decides", "audit-dead-inside"];
    if !seen.has_agreed_map() {
        return None;
    }
    seen.of_audit(|entry| {
        let is_asked = CAPTURES.iter().any(|code| entry.is(code)) && !line(entry).is_empty();
        let off = played(seen, entry).ok().filter(|_| is_asked)?;
        let left = entry.points("points") - off;
        (!left.is_empty()).then(|| format!("{left} still stands"))
    })
}

/// A check and a status are one finding.
fn what_a_check_says_is_captured_is_so_in_groups(seen: &Seen) -> Option<String> {
    let captured = of_status(seen, |group| group.status == "captured");
    let left = told(seen, "audit-can-be-captured") - captured;
    (seen.is_full() && !left.is_empty()).then(|| format!("{left} is captured, as the check says"))
}

/// Nobody sees a status in a list of groups: the check is what is read.
fn every_captured_group_has_its_check(seen: &Seen) -> Option<String> {
    let checked = told(seen, "audit-can-be-captured") | told(seen, "audit-dead-inside") | told(seen, "audit-not-shown");
    seen.of_groups(|group| {
        (group.status == "captured" && !group.points.meets(checked)).then(|| "no check tells it".to_owned())
    })
}

/// The same of groups that turn on who plays first.
fn what_a_check_says_turns_on_the_first_move_is_so_in_groups(seen: &Seen) -> Option<String> {
    let unsettled = of_status(seen, |group| group.status == "unsettled");
    let left = told(seen, "audit-first-move-decides") - unsettled;
    (seen.is_full() && !left.is_empty()).then(|| format!("{left} turns on the first move, as the check says"))
}

/// The other way about.
fn every_unsettled_group_has_its_check(seen: &Seen) -> Option<String> {
    let checked = OF_GROUPS.iter().fold(Points::NONE, |all, code| all | told(seen, code));
    seen.of_groups(|group| {
        (group.status == "unsettled" && !group.points.meets(checked)).then(|| "no check tells it".to_owned())
    })
}

/// What is shown to live needs no doubt.
fn what_a_check_says_is_not_shown_is_not_shown_in_groups(seen: &Seen) -> Option<String> {
    let shown =
        of_status(seen, |group| group.status == "alive" && matches!(group.evidence, "benson" | "searched" | "static"));
    let wrong = told(seen, "audit-not-shown") & shown;
    (!wrong.is_empty()).then(|| format!("{wrong} lives in groups"))
}

/// What does not come off was not marked dead.
fn what_a_check_says_cannot_be_captured_comes_off(seen: &Seen) -> Option<String> {
    let dead = of_status(seen, |group| group.status == "dead");
    let left = told(seen, "audit-dead-cannot-be-captured") - dead;
    (seen.is_full() && !left.is_empty()).then(|| format!("{left} is not dead in groups"))
}

/// The check explains a status.
fn what_a_check_says_stands_in_seki_does_so_in_groups(seen: &Seen) -> Option<String> {
    let in_seki = of_status(seen, |group| group.status == "in-seki");
    let codes =
        ["audit-in-seki-by-ko", "audit-in-seki-by-search", "audit-taken-as-in-seki", "audit-taken-as-in-seki-alone"];
    let left = codes.iter().fold(Points::NONE, |all, code| all | told(seen, code)) - in_seki;
    (seen.is_full() && !left.is_empty()).then(|| format!("{left} is not in seki in groups"))
}

/// The stones inside are the dead ones.
fn dead_stones_that_a_check_says_lie_inside_are_dead(seen: &Seen) -> Option<String> {
    let dead = of_status(seen, |group| group.status == "dead");
    seen.of_audit(|entry| {
        let left = entry.points("dead") - dead;
        (seen.is_full() && !left.is_empty()).then(|| format!("{left} is not dead in groups"))
    })
}

/// The sentence says so itself: its points count as neutral.
fn an_open_space_is_neutral(seen: &Seen) -> Option<String> {
    let left = told(seen, "audit-open-space") - seen.map("nr");
    (seen.has_agreed_map() && !left.is_empty()).then(|| format!("{left} is not neutral on the map"))
}

/// What can be filled is empty and nobody's.
fn open_neutral_points_are_neutral_and_empty(seen: &Seen) -> Option<String> {
    let open = told(seen, "audit-neutral-points-open") | told(seen, "audit-neutral-points-area");
    let left = open - seen.map("n");
    (seen.has_agreed_map() && !left.is_empty()).then(|| format!("{left} is not neutral on the map"))
}

/// Neutral points are filled last.
fn neutral_points_are_open_only_where_nothing_else_is_left(seen: &Seen) -> Option<String> {
    let is_open = seen.audit().any(|entry| entry.is("audit-neutral-points-open"));
    let group = seen
        .groups()
        .iter()
        .find(|group| matches!(group.status, "unsettled" | "open" | "undecided"))
        .filter(|_| is_open)?;
    Some(format!("told beside {} {}", group.points, group.status))
}

/// The point that is owed is drawn as one.
fn a_protective_move_stands_on_the_map(seen: &Seen) -> Option<String> {
    if !seen.has_agreed_map() {
        return None;
    }
    seen.of_audit(|entry| {
        let letter = if entry.player() == Some(Player::Black) { "P" } else { "p" };
        let left = entry.points("at") - seen.map(letter);
        (entry.is("audit-protective-move") && !left.is_empty()).then(|| format!("{left} is not owed on the map"))
    })
}

/// The other way about.
fn every_owed_point_of_the_map_is_reported_or_filled_instead(seen: &Seen) -> Option<String> {
    let told =
        seen.audit().filter(|entry| entry.is("audit-protective-move") || entry.is("audit-protective-move-instead"));
    let told = told.fold(Points::NONE, |all, entry| all | entry.points("at") | entry.points("points"));
    let left = seen.map("Pp") - told;
    (seen.has_agreed_map() && !left.is_empty()).then(|| format!("{left} is owed on the map alone"))
}

/// Captured whoever starts, and turning on who does: not both.
fn no_group_is_reported_twice(seen: &Seen) -> Option<String> {
    let mut all = Points::NONE;
    seen.of_audit(|entry| {
        let own = if OF_GROUPS.iter().any(|code| entry.is(code)) { entry.points("points") } else { Points::NONE };
        let twice = own & all;
        all = all | own;
        (!twice.is_empty()).then(|| format!("{twice} is told twice"))
    })
}

/// A number in a sentence is that of its points.
fn counts_are_those_of_the_points(seen: &Seen) -> Option<String> {
    const COUNTED: [&str; 5] = [
        "audit-dead-on-neutral-points",
        "audit-neutral-points-area",
        "audit-neutral-points-open",
        "audit-open-space",
        "audit-seki-claim-dropped",
    ];
    seen.of_audit(|entry| {
        let is_wrong = *entry.argument("count") != entry.points("points").count();
        (COUNTED.iter().any(|code| entry.is(code)) && is_wrong).then(|| entry.argument("count").to_string())
    })
}

/// All are all.
fn every_stone_of_a_player_is_dead_where_a_check_says_so(seen: &Seen) -> Option<String> {
    let dead = of_status(seen, |group| group.status == "dead");
    seen.of_audit(|entry| {
        let living = entry.player().map(|player| seen.board.of(player)).unwrap_or_default() - dead;
        (entry.is("audit-every-stone-dead") && seen.is_full() && !living.is_empty()).then(|| format!("{living} is not"))
    })
}

/// Only what was claimed can be dropped.
fn a_claim_of_seki_that_was_dropped_was_made(seen: &Seen) -> Option<String> {
    let made = seen.board.chains_of(points(seen.asked("seki")));
    let strays = told(seen, "audit-seki-claim-dropped") - made;
    (!seen.is_record() && !strays.is_empty()).then(|| format!("{strays} was not claimed to be in seki"))
}

/// The same sentence twice says nothing more.
fn a_check_is_reported_once(seen: &Seen) -> Option<String> {
    let all: Vec<Entry<'_>> = seen.audit().collect();
    let twice = all.iter().enumerate().find(|(index, entry)| all[..*index].iter().any(|other| other.0 == entry.0));
    twice.map(|(_, entry)| entry.0["text"].to_string())
}

/// A wall that is captured itself captures nobody.
fn nobody_is_captured_by_what_is_captured(seen: &Seen) -> Option<String> {
    let captured = of_status(seen, |group| group.status == "captured");
    seen.of_groups(|group| {
        let beside = seen.board.stones()
            & near(&seen.board, group.points)
            & group.player.map(|own| seen.board.of(own.other())).unwrap_or_default();
        let walls = seen.board.chains_of(beside);
        (group.status == "captured" && !walls.is_empty() && walls.lies_in(captured))
            .then(|| format!("by {walls}, all captured"))
    })
}

/// The points next to some and next to what is empty beside them.
fn near(board: &Board, points: Points) -> Points {
    let beside = board.around(points);
    let spaces = board.parts(board.empty()).into_iter().filter(|space| space.meets(beside));
    spaces.fold(beside, |all, space| all | board.around(space))
}

/// "Nobody marked it dead" is not said of what somebody did.
fn nobody_is_said_to_be_unmarked_who_was_marked(seen: &Seen) -> Option<String> {
    seen.of_audit(|entry| {
        let is_said = text(&entry.0["text"]).contains("Nobody marked");
        let marked = entry.points("points") & seen.said_dead;
        (is_said && !marked.is_empty()).then(|| format!("{marked} was marked dead"))
    })
}
