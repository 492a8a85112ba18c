use super::Statement;
use crate::board::PointSet;
use crate::position::{Assumption, FirstPasser, LifeDoubt, Named, Repair, RepairPlace, Unread};
use crate::rules::{Context, find};

/// Puts an assumption into words.
pub fn assumption(assumption: &Assumption) -> Statement {
    match assumption {
        Assumption::EvenGame => Statement::new("even-game"),
        Assumption::ChainMarkedWhole { at } => Statement::new("chain-marked-whole").with("at", *at),
        Assumption::PrisonersFromPlays { player, prisoners, plays, on_board } => Statement::new("prisoners-from-plays")
            .with("player", *player)
            .with("opponent", !*player)
            .with("prisoners", *prisoners)
            .with("plays", *plays)
            .with("on_board", *on_board),
        Assumption::FirstPassFromCounts { first: FirstPasser::Player(player) } => {
            Statement::new("first-pass-from-counts").with("player", *player)
        }
        Assumption::FirstPassFromCounts { first: FirstPasser::Nobody } => Statement::new("no-pass-from-counts"),
        Assumption::EarlyPassesFromCounts { black, white } => {
            Statement::new("early-passes-from-counts").with("black", *black).with("white", *white)
        }
        Assumption::RecordRepaired { repair, places } => repaired(*repair, places),
        Assumption::RecordWithoutMoves => Statement::new("record-without-moves"),
        Assumption::RecordOfRuling => Statement::new("record-of-ruling"),
        Assumption::DeadByTerritory { stones } if stones.is_empty() => Statement::new("none-dead-by-territory"),
        Assumption::DeadByTerritory { stones } => about_stones("dead-by-territory", stones),
        Assumption::DeadByName { stones } if stones.is_empty() => Statement::new("none-dead-by-name"),
        Assumption::DeadByName { stones } => about_stones("dead-by-name", stones),
        Assumption::DeadByCrosses { stones } => about_stones("dead-by-crosses", stones),
        Assumption::DeadAsRead { stones, is_in_part } => match (stones.is_empty(), is_in_part) {
            (true, false) => Statement::new("none-dead-as-read"),
            (true, true) => Statement::new("none-dead-as-read-in-part"),
            (false, false) => Statement::new("dead-as-read").with("points", *stones),
            (false, true) => Statement::new("dead-as-read-in-part").with("points", *stones),
        },
        Assumption::DeadUnsaid { groups } => about_groups("dead-unsaid", groups),
        Assumption::EndUnknown => Statement::new("end-not-told"),
        Assumption::RulesOfRecord { rule_set, written } => {
            Statement::new("rules-of-record").with("rule_set", &**rule_set).with("written", &**written)
        }
        Assumption::RulesOfRecordUnknown { written } => match find(written, Context::Sgf) {
            Err(unknown) if !unknown.near.is_empty() => {
                let near = unknown.near.join(", ");
                Statement::new("rules-of-record-near").with("written", &**written).with("near", &*near)
            }
            _ => Statement::new("rules-of-record-unknown").with("written", &**written),
        },
        Assumption::KomiOfRecord { komi } => Statement::new("komi-of-record").with("komi", *komi),
        Assumption::KomiOfRuleSet { rule_set, komi } => {
            Statement::new("komi-of-rule-set").with("rule_set", &**rule_set).with("komi", *komi)
        }
        Assumption::LifeUndecided { groups } => about_groups("life-undecided", groups),
        Assumption::DeadStonesOff { stones } => about_stones("dead-stones-off", stones),
        Assumption::AliveApart { groups, doubt } => about_groups(
            match doubt {
                LifeDoubt::DeadInside => "alive-apart-dead-inside",
                LifeDoubt::Connections => "alive-apart-connections",
                LifeDoubt::Beside => "alive-apart",
            },
            groups,
        ),
        Assumption::SekiAsNamed { groups } => about_groups("seki-as-named", groups),
        Assumption::SekiUnverified { groups } => about_groups("seki-unverified", groups),
        Assumption::SekiByKo { groups } => about_groups("seki-by-ko", groups),
        Assumption::ConnectionsUndecided { chains, why } => about_chains(
            match why {
                Unread::Kos => "connections-undecided-kos",
                Unread::Wide => "connections-undecided-wide",
                Unread::Nodes => "connections-undecided",
            },
            chains,
        ),
        Assumption::NeighboursAssumedToStay { chains, others } => {
            about_chains("neighbours-taken-to-stay", chains).with("others", *others)
        }
        Assumption::ScoredAsAgreed { groups } if groups.count() == 0 => Statement::new("claims-agree"),
        Assumption::ScoredAsAgreed { groups } => about_groups("scored-as-agreed", groups),
        Assumption::DeadByAdviser { adviser, stones } if stones.is_empty() => {
            Statement::new("none-dead-by-adviser").with("adviser", adviser.as_str())
        }
        Assumption::DeadByAdviser { adviser, stones } => {
            Statement::new("dead-by-adviser").with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::SekiByAdviser { adviser, stones } => {
            Statement::new("seki-by-adviser").with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::NotClassified => Statement::new("not-classified"),
    }
}

/// The first stone of each group names it; the stones of all stand beside.
fn about_groups(code: &'static str, groups: &Named) -> Statement {
    Statement::new(code).with("groups", groups.count()).with("at", groups.first).with("points", groups.stones)
}

/// The same of chains.
fn about_chains(code: &'static str, chains: &Named) -> Statement {
    Statement::new(code).with("chains", chains.count()).with("at", chains.first).with("points", chains.stones)
}

fn about_stones(code: &'static str, stones: &PointSet) -> Statement {
    Statement::new(code).with("stones", u32::from(stones.len())).with("points", *stones)
}

/// The most places of one repair that a sentence names.
const PLACES_MAX: usize = 8;

/// Says what was repaired, and where: line and column with what stands there.
fn repaired(repair: Repair, places: &[RepairPlace]) -> Statement {
    let joined = |parts: Vec<String>| parts.join(", ");
    let named = joined(places.iter().take(PLACES_MAX).map(ToString::to_string).collect());
    let more = places.len().saturating_sub(PLACES_MAX) as u32;
    let statement = Statement::new(if more == 0 { "record-repaired" } else { "record-repaired-often" })
        .with("repair", repair.as_str())
        .with("count", places.len() as u32)
        .with("offsets", &*joined(places.iter().map(|place| place.at.to_string()).collect()))
        .with("places", &*named);
    if more == 0 { statement } else { statement.with("more", more) }
}
