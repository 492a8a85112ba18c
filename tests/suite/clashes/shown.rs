//! The board that is shown: groups, map and points, held against the stones.

use serde_json::Value;

use super::board::{Player, Points, name_of};
use super::rules;
use super::seen::{Seen, list, points, text};

rules![
    the_board_is_the_one_that_was_asked_for,
    every_name_is_a_point_of_the_board,
    every_stone_stands_in_one_group,
    a_group_has_stones_of_its_player_alone,
    a_group_holds_whole_chains,
    a_group_is_called_by_its_first_stone,
    liberties_are_the_empty_points_beside,
    atari_is_one_liberty,
    a_proof_shows_life,
    a_group_in_atari_lives_by_no_proof,
    a_map_has_a_letter_for_each_point,
    stones_that_stay_are_stones_of_their_player,
    no_stone_is_drawn_as_an_empty_point,
    what_the_map_draws_the_lists_name,
    each_point_stands_in_one_list,
    dead_groups_are_off_the_map_and_no_others,
    groups_in_seki_are_drawn_in_seki,
    no_chain_is_drawn_half_in_seki,
    what_a_player_surrounds_touches_no_stone_of_the_other,
    a_space_that_both_touch_belongs_to_nobody,
    a_space_belongs_to_one_player_or_none,
    false_eyes_must_be_filled,
    eyes_of_a_seki_touch_a_group_in_seki,
];

/// An answer to another board is no answer.
fn the_board_is_the_one_that_was_asked_for(seen: &Seen) -> Option<String> {
    let (asked, told) = (list(seen.asked("rows")), list(&seen.told("position")["rows"]));
    let asked: Vec<String> = asked.iter().map(|row| text(row).to_uppercase()).collect();
    let told: Vec<&str> = told.iter().map(text).collect();
    let (width, height) = seen.board.size();
    let is_sized = seen.told("position")["width"] == width && seen.told("position")["height"] == height;
    let is_other = !asked.is_empty() && asked != told;
    (!seen.is_totals() && (is_other || !is_sized)).then(|| format!("{told:?}"))
}

/// A name that is none, or off the board, cannot be drawn.
fn every_name_is_a_point_of_the_board(seen: &Seen) -> Option<String> {
    fn names<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
        match value {
            Value::Object(members) => {
                for (name, value) in members {
                    if matches!(name.as_str(), "points" | "liberties" | "unsaid" | "stones" | "against_reading")
                        && value.is_array()
                    {
                        found.extend(list(value).iter().filter(|value| value.is_string()));
                    }
                    names(value, found);
                }
            }
            Value::Array(items) => items.iter().for_each(|value| names(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    names(seen.answer, &mut found);
    let all = seen.board.all();
    let stray = found.into_iter().find(|name| super::board::point_of(text(name)).is_none_or(|at| !all.has(at)));
    stray.map(|name| format!("{name} is no point of the board"))
}

/// Every stone has one fate.
fn every_stone_stands_in_one_group(seen: &Seen) -> Option<String> {
    let mut told = Points::NONE;
    for group in seen.groups() {
        if group.points.meets(told) {
            return Some(format!("{} stands in two groups", group.points & told));
        }
        told = told | group.points;
    }
    (seen.is_full() && told != seen.board.stones()).then(|| format!("{} stands in none", seen.board.stones() - told))
}

/// A group lives or dies as one player's.
fn a_group_has_stones_of_its_player_alone(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let own = group.player.map(|player| seen.board.of(player)).unwrap_or_default();
        (!group.points.lies_in(own)).then(|| format!("{} are not {}", group.points - own, group.value["color"]))
    })
}

/// A chain is captured as one.
fn a_group_holds_whole_chains(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let whole = seen.board.chains_of(group.points);
        (whole != group.points).then(|| format!("{} is left out", whole - group.points))
    })
}

/// The id is how an app finds the group again.
fn a_group_is_called_by_its_first_stone(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let first = group.points.first().map(name_of).unwrap_or_default();
        (text(&group.value["id"]) != first).then(|| format!("its first stone is {first}"))
    })
}

/// Anybody can count them.
fn liberties_are_the_empty_points_beside(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let (told, are) = (points(&group.value["liberties"]), seen.board.liberties(group.points));
        (told != are).then(|| format!("{are}, told {told}"))
    })
}

/// The word means that one liberty is left.
fn atari_is_one_liberty(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        let count = list(&group.value["liberties"]).len();
        ((group.value["in_atari"] == true) != (count == 1)).then(|| format!("{count} liberties"))
    })
}

/// What cannot be captured even if its owner always passes lives.
fn a_proof_shows_life(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| (group.evidence == "benson" && group.status != "alive").then(|| "proved to live".to_owned()))
}

/// Two eyes are two liberties.
fn a_group_in_atari_lives_by_no_proof(seen: &Seen) -> Option<String> {
    seen.of_groups(|group| {
        (group.evidence == "benson" && group.value["in_atari"] == true).then(|| "in atari".to_owned())
    })
}

/// An app draws it row by row.
fn a_map_has_a_letter_for_each_point(seen: &Seen) -> Option<String> {
    let (width, height) = seen.board.size();
    let rows = list(seen.answer.get("map")?);
    let is_known =
        |row: &Value| text(row).len() == width && text(row).chars().all(|letter| "SKTDPECsktdpecnr".contains(letter));
    (rows.len() != height || !rows.iter().all(is_known)).then(|| format!("{rows:?}"))
}

/// A stone that stays stands there.
fn stones_that_stay_are_stones_of_their_player(seen: &Seen) -> Option<String> {
    [("SK", Player::Black), ("sk", Player::White)].into_iter().find_map(|(letters, player)| {
        let strays = seen.map(letters) - seen.board.of(player);
        (!strays.is_empty()).then(|| format!("{strays} are no stones of {}", player.name()))
    })
}

/// A stone stays or comes off, and each has letters of its own.
fn no_stone_is_drawn_as_an_empty_point(seen: &Seen) -> Option<String> {
    let strays = seen.map("TtEen") & seen.board.stones();
    (!strays.is_empty()).then(|| format!("stones on {strays} are drawn as empty points"))
}

/// Map and lists are one board.
fn what_the_map_draws_the_lists_name(seen: &Seen) -> Option<String> {
    let lists = [
        ("T", "territory"),
        ("D", "dead_points"),
        ("P", "protective_moves"),
        ("E", "seki_eyes"),
        ("C", "dead_in_seki"),
    ];
    let told = seen.answer.get("points")?;
    let of_player = lists.into_iter().flat_map(|(letter, list)| Player::BOTH.map(|player| (letter, list, player)));
    let other = of_player.into_iter().find_map(|(letter, list, player)| {
        let letter = if player == Player::Black { letter.to_owned() } else { letter.to_lowercase() };
        let (drawn, named) = (seen.map(&letter), points(&told[list][player.name()]));
        (drawn != named).then(|| format!("{list} of {}: drawn {drawn}, named {named}", player.name()))
    });
    let neutral = points(&told["neutral"]);
    other.or_else(|| (seen.map("nr") != neutral).then(|| format!("neutral: drawn {}, named {neutral}", seen.map("nr"))))
}

/// A point is of one kind.
fn each_point_stands_in_one_list(seen: &Seen) -> Option<String> {
    let told = seen.answer.get("points")?;
    let lists = ["territory", "dead_points", "protective_moves", "seki_eyes", "dead_in_seki"];
    let of_player = lists.into_iter().flat_map(|list| Player::BOTH.map(|player| points(&told[list][player.name()])));
    let mut all = Points::NONE;
    of_player.chain([points(&told["neutral"])]).find_map(|list| {
        let twice = list & all;
        all = all | list;
        (!twice.is_empty()).then(|| format!("{twice} twice"))
    })
}

/// What is dead comes off, and nothing else does.
fn dead_groups_are_off_the_map_and_no_others(seen: &Seen) -> Option<String> {
    let dead =
        seen.groups().iter().filter(|group| group.status == "dead").fold(Points::NONE, |all, group| all | group.points);
    let off = seen.off();
    (seen.is_full() && seen.has_agreed_map() && dead != off).then(|| format!("dead are {dead}, off the map {off}"))
}

/// The status of a group and the letters of its stones.
fn groups_in_seki_are_drawn_in_seki(seen: &Seen) -> Option<String> {
    let drawn = seen.map("Kk");
    if !seen.has_agreed_map() {
        return None;
    }
    seen.of_groups(|group| {
        let is_wrong = match group.status {
            "in-seki" => !group.points.lies_in(drawn),
            "alive" => group.points.meets(drawn),
            _ => false,
        };
        is_wrong.then(|| format!("drawn in seki: {}", group.points & drawn))
    })
}

/// A chain stands in seki or it does not.
fn no_chain_is_drawn_half_in_seki(seen: &Seen) -> Option<String> {
    let drawn = seen.map("Kk");
    let whole = seen.board.chains_of(drawn);
    (whole != drawn).then(|| format!("{} is not", whole - drawn))
}

/// The empty and dead points that are joined, and what stands around them.
fn spaces(seen: &Seen) -> Vec<(Points, [bool; 2])> {
    let living = [seen.map("SK"), seen.map("sk")];
    let spaces = seen.board.parts(seen.board.all() - living[0] - living[1]);
    let touched = |space: Points| living.map(|stones| seen.board.around(space).meets(stones));
    spaces.into_iter().map(|space| (space, touched(space))).collect()
}

/// Territory is what one player alone surrounds.
fn what_a_player_surrounds_touches_no_stone_of_the_other(seen: &Seen) -> Option<String> {
    let own = [seen.map("TDPEC"), seen.map("tdpec")];
    spaces(seen).into_iter().find_map(|(space, [black, white])| {
        let wrong =
            if white { space & own[0] } else { Points::NONE } | if black { space & own[1] } else { Points::NONE };
        (seen.answer.get("map").is_some() && !wrong.is_empty())
            .then(|| format!("{wrong} is not surrounded by its owner alone"))
    })
}

/// The other way about.
fn a_space_that_both_touch_belongs_to_nobody(seen: &Seen) -> Option<String> {
    let neutral = seen.map("nr");
    spaces(seen).into_iter().find_map(|(space, [black, white])| {
        let is_wrong = black && white && !space.lies_in(neutral);
        (seen.answer.get("map").is_some() && is_wrong).then(|| format!("{} is not neutral", space - neutral))
    })
}

/// A space that one player alone surrounds is that player's, or an eye that does not count: never neutral in part.
fn a_space_belongs_to_one_player_or_none(seen: &Seen) -> Option<String> {
    let neutral = seen.map("nr");
    spaces(seen).into_iter().find_map(|(space, [black, white])| {
        let is_wrong = black != white && space.meets(neutral);
        (seen.answer.get("map").is_some() && is_wrong)
            .then(|| format!("{} is neutral, and one player surrounds it", space & neutral))
    })
}

/// A false eye is one of the points that must be filled.
fn false_eyes_must_be_filled(seen: &Seen) -> Option<String> {
    let told = seen.answer.get("points")?;
    Player::BOTH.into_iter().find_map(|player| {
        let left = points(&told["false_eyes"][player.name()]) - points(&told["protective_moves"][player.name()]);
        (!left.is_empty()).then(|| format!("{left} of {}", player.name()))
    })
}

/// An eye of a seki lies beside a group that stands in one.
fn eyes_of_a_seki_touch_a_group_in_seki(seen: &Seen) -> Option<String> {
    let pairs = [(seen.map("EC"), seen.map("K")), (seen.map("ec"), seen.map("k"))];
    pairs.into_iter().find_map(|(eyes, stones)| {
        let alone = seen.board.parts(eyes).into_iter().find(|eye| !seen.board.around(*eye).meets(stones))?;
        Some(format!("{alone} touches no stone in seki of its owner"))
    })
}
