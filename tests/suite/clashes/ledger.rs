//! The entries of a score, held against its totals, the board and the question.

use serde_json::Value;

use super::board::{Player, Points};
use super::rules;
use super::seen::{Score, Seen, points, quarters, removes_by_agreement, text};

rules![
    the_entries_of_a_player_sum_to_his_total,
    a_board_total_is_what_stands_before_corrections,
    each_point_of_the_board_stands_in_one_entry,
    what_belongs_to_nobody_is_worth_nothing,
    what_belongs_to_somebody_has_an_owner,
    living_stones_are_the_stones_that_stay,
    territory_is_empty,
    surrounded_points_are_worth_a_point_each_where_they_count,
    where_territory_counts_stones_that_stay_are_worth_nothing,
    where_area_counts_stones_that_stay_are_worth_a_point_each,
    dead_stones_are_counted_where_they_come_off,
    entries_and_map_are_one_board,
    prisoners_are_those_that_were_given,
    komi_is_the_one_that_was_given,
    shared_points_are_shared_alike,
    nobody_pays_himself,
    a_ledger_without_a_lead_sums_to_nothing_reported,
];

/// The kinds of which the board has each point in one.
const OF_POINTS: [&str; 8] = [
    "living-stones",
    "territory",
    "dead-points",
    "protective-moves",
    "seki-eyes",
    "dead-in-seki",
    "neutral",
    "shared-neutral",
];

/// The kinds that are no part of what is counted on the board.
const CORRECTIONS: [&str; 7] =
    ["shared-neutral", "first-pass", "last-play", "button", "handicap", "komi", "adjustment"];

fn kind(entry: &Value) -> &str {
    text(&entry["kind"])
}

fn is_of(entry: &Value, player: Player) -> bool {
    entry["player"] == player.name()
}

fn sum<'a>(entries: impl Iterator<Item = &'a Value>) -> i64 {
    entries.filter_map(|entry| quarters(&entry["amount"])).sum()
}

/// The points of all entries of a kind.
fn of_kind(score: Score<'_>, wanted: &str) -> Points {
    let entries = score.entries().iter().filter(|entry| kind(entry) == wanted);
    entries.fold(Points::NONE, |all, entry| all | points(&entry["points"]))
}

/// A total is its reasons.
fn the_entries_of_a_player_sum_to_his_total(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        Player::BOTH.into_iter().find_map(|player| {
            let total = quarters(&score.0[player.name()]).filter(|_| score.0.get("ledger").is_some())?;
            let sum = sum(score.entries().iter().filter(|entry| is_of(entry, player)));
            (sum != total).then(|| format!("{}: {} in all, told {}", player.name(), sum / 4, score.0[player.name()]))
        })
    })
}

/// What players count on the board.
fn a_board_total_is_what_stands_before_corrections(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        Player::BOTH.into_iter().find_map(|player| {
            let total = quarters(&score.0["board"][player.name()]).filter(|_| score.0.get("ledger").is_some())?;
            let own = score.entries().iter().filter(|entry| is_of(entry, player));
            let sum = sum(own.filter(|entry| !CORRECTIONS.contains(&kind(entry))));
            (sum != total).then(|| format!("{}: {sum} quarters on the board, told {}", player.name(), score.0["board"]))
        })
    })
}

/// No point counts twice, none is forgotten.
fn each_point_of_the_board_stands_in_one_entry(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let mut all = Points::NONE;
        for entry in score.entries().iter().filter(|entry| OF_POINTS.contains(&kind(entry))) {
            let own = points(&entry["points"]);
            // Shared points stand once more for each player's share.
            if kind(entry) != "shared-neutral" && own.meets(all) {
                return Some(format!("{} twice", own & all));
            }
            all = all | own;
        }
        let left = seen.board.all() - all;
        (!score.entries().is_empty() && !left.is_empty()).then(|| format!("{left} in no entry"))
    })
}

/// An amount has an owner.
fn what_belongs_to_nobody_is_worth_nothing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let entry =
            score.entries().iter().find(|entry| entry["player"].is_null() && quarters(&entry["amount"]) != Some(0))?;
        Some(format!("{} of nobody", kind(entry)))
    })
}

/// Neutral points alone belong to nobody.
fn what_belongs_to_somebody_has_an_owner(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_neutral = |entry: &Value| matches!(kind(entry), "neutral" | "shared-neutral");
        let entry = score.entries().iter().find(|entry| entry["player"].is_null() && !is_neutral(entry))?;
        Some(format!("{} of nobody", kind(entry)))
    })
}

/// Stones on the board, less what this score takes off.
fn living_stones_are_the_stones_that_stay(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let own = score.0.get("dead").map(points);
        let off = own.or_else(|| seen.has_agreed_map().then(|| seen.off())).filter(|_| !score.entries().is_empty())?;
        let living = of_kind(score, "living-stones");
        let are = seen.board.stones() - off;
        let wrong = (living - are) | (are - living);
        (!wrong.is_empty()).then(|| format!("{wrong} stays on one and not on the other"))
    })
}

/// Points under stones are of other kinds.
fn territory_is_empty(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let stones = of_kind(score, "territory") & seen.board.stones();
        (!stones.is_empty()).then(|| format!("stones on {stones}"))
    })
}

/// A point is a point, whoever counts: but for stone counting, which counts what could be filled.
fn surrounded_points_are_worth_a_point_each_where_they_count(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let entry = score.entries().iter().find(|entry| {
            let count = points(&entry["points"]).count() as i64 * 4;
            matches!(kind(entry), "territory" | "dead-points" | "protective-moves" | "seki-eyes" | "dead-in-seki")
                && !matches!(quarters(&entry["amount"]), Some(amount) if amount == count || amount == 0 && kind(entry) != "territory")
        })?;
        Some(format!("{} of {} worth {}", kind(entry), entry["points"], entry["amount"]))
    })
}

/// Territory is what is counted.
fn where_territory_counts_stones_that_stay_are_worth_nothing(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let entry = score
            .entries()
            .iter()
            .find(|entry| kind(entry) == "living-stones" && quarters(&entry["amount"]) != Some(0))?;
        (score.0["counting"] == "territory").then(|| format!("worth {}", entry["amount"]))
    })
}

/// Area is stones and what they surround.
fn where_area_counts_stones_that_stay_are_worth_a_point_each(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_wrong = |entry: &&Value| {
            kind(entry) == "living-stones"
                && quarters(&entry["amount"]) != Some(points(&entry["points"]).count() as i64 * 4)
        };
        let entry = score.entries().iter().find(is_wrong)?;
        matches!(text(&score.0["counting"]), "area" | "stone").then(|| format!("worth {}", entry["amount"]))
    })
}

/// Stones that come off are prisoners where prisoners count, and the same stones that the map takes off.
fn dead_stones_are_counted_where_they_come_off(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let entry = score.entries().iter().find(|entry| {
            let count = points(&entry["points"]).count() as i64 * 4;
            let of_other =
                Player::of(text(&entry["player"])).map(|player| seen.board.of(player.other())).unwrap_or_default();
            kind(entry) == "dead-stones"
                && (quarters(&entry["amount"]) != Some(count) || !points(&entry["points"]).lies_in(of_other))
        })?;
        Some(format!("{} for {}: {}", entry["amount"], entry["player"], entry["points"]))
    })
}

/// Under the agreed marks the entries and the map sort the points alike.
fn entries_and_map_are_one_board(seen: &Seen) -> Option<String> {
    const LETTERS: [(&str, &str, &str); 3] =
        [("territory", "T", "t"), ("seki-eyes", "E", "e"), ("living-stones", "SK", "sk")];
    if !seen.has_agreed_map() {
        return None;
    }
    seen.of_scores(|score| {
        let is_asked = score.0.get("dead").is_none()
            && removes_by_agreement(score.rule_set())
            && score.0["counting"] != "boundary"
            && !score.entries().is_empty();
        LETTERS.into_iter().filter(|_| is_asked).find_map(|(wanted, black, white)| {
            let of = |player: Player| {
                let own = score.entries().iter().filter(|entry| kind(entry) == wanted && is_of(entry, player));
                own.fold(Points::NONE, |all, entry| all | points(&entry["points"]))
            };
            let (told, drawn) = ([of(Player::Black), of(Player::White)], [seen.map(black), seen.map(white)]);
            (told != drawn)
                .then(|| format!("{wanted}: entries {} and {}, map {} and {}", told[0], told[1], drawn[0], drawn[1]))
        })
    })
}

/// Captured stones are what the question says.
fn prisoners_are_those_that_were_given(seen: &Seen) -> Option<String> {
    let given = seen.asked("prisoners");
    seen.of_scores(|score| {
        let entry = score.entries().iter().find(|entry| {
            let told = quarters(&given[text(&entry["player"])]);
            kind(entry) == "prisoners" && told.is_some() && quarters(&entry["amount"]) != told
        })?;
        Some(format!("{} of {}, given {given}", entry["amount"], entry["player"]))
    })
}

/// A number for every rule set is a number for every rule set.
fn komi_is_the_one_that_was_given(seen: &Seen) -> Option<String> {
    let given = quarters(seen.asked("komi"))?;
    seen.of_scores(|score| {
        let komi = sum(score.entries().iter().filter(|entry| kind(entry) == "komi" && entry["player"] == "white"));
        (!score.entries().is_empty() && komi != given).then(|| format!("komi of {komi} quarters"))
    })
}

/// A shared space gives both the same, but for what one player alone touches.
fn shared_points_are_shared_alike(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let of = |player: Player| {
            sum(score.entries().iter().filter(|entry| kind(entry) == "shared-neutral" && is_of(entry, player)))
        };
        let (black, white) = (of(Player::Black), of(Player::White));
        (black != white).then(|| format!("{black} quarters and {white}"))
    })
}

/// A tax and a fine take away; everything else on the board gives.
fn nobody_pays_himself(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let entry = score.entries().iter().find(|entry| {
            let amount = quarters(&entry["amount"]).unwrap_or_default();
            match kind(entry) {
                "group-tax" => amount > 0,
                kind => (OF_POINTS.contains(&kind) || kind == "dead-stones") && amount < 0,
            }
        })?;
        Some(format!("{} of {}", kind(entry), entry["amount"]))
    })
}

/// Where entries are whole the sum is known: then a lead is told, or two, or a need says why not.
fn a_ledger_without_a_lead_sums_to_nothing_reported(seen: &Seen) -> Option<String> {
    seen.of_scores(|score| {
        let is_told = score.0["black"].is_number() || score.0["board"]["black"].is_number();
        (score.between().is_some() && is_told)
            .then(|| format!("between {}, and totals of one way", score.0["lead_between"]))
    })
}
