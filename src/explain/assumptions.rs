use super::{Code, Statement};
use crate::board::{ByColor, PointSet};
use crate::position::{Assumption, FirstPasser, GroupSet, LifeDoubt, Repair, RepairPlace, Unread};
use crate::rules::{Context, find};

/// Puts an assumption into words.
pub fn assumption(assumption: &Assumption) -> Statement {
    match assumption {
        Assumption::EvenGame => Statement::new(Code::EvenGame),
        Assumption::ChainMarkedWhole(at) => Statement::new(Code::ChainMarkedWhole).with("at", *at),
        Assumption::PrisonersFromPlays { player, prisoners, plays, on_board } => {
            Statement::new(Code::PrisonersFromPlays)
                .with("player", *player)
                .with("opponent", !*player)
                .with("prisoners", *prisoners)
                .with("plays", *plays)
                .with("on_board", *on_board)
        }
        Assumption::FirstPassFromCounts(FirstPasser::Player(player)) => {
            Statement::new(Code::FirstPassFromCounts).with("player", *player)
        }
        Assumption::FirstPassFromCounts(FirstPasser::Nobody) => Statement::new(Code::NoPassFromCounts),
        Assumption::EarlyPassesFromCounts(ByColor { black, white }) => {
            Statement::new(Code::EarlyPassesFromCounts).with("black", *black).with("white", *white)
        }
        Assumption::RecordRepaired { repair, places } => repaired(*repair, places),
        Assumption::RecordWithoutMoves => Statement::new(Code::RecordWithoutMoves),
        Assumption::RecordOfRuling => Statement::new(Code::RecordOfRuling),
        Assumption::DeadByTerritory(stones) if stones.is_empty() => Statement::new(Code::NoneDeadByTerritory),
        Assumption::DeadByTerritory(stones) => about_stones(Code::DeadByTerritory, stones),
        Assumption::DeadByName(stones) if stones.is_empty() => Statement::new(Code::NoneDeadByName),
        Assumption::DeadByName(stones) => about_stones(Code::DeadByName, stones),
        Assumption::DeadByCrosses(stones) => about_stones(Code::DeadByCrosses, stones),
        Assumption::DeadAsRead { stones, is_in_part } => match (stones.is_empty(), is_in_part) {
            (true, false) => Statement::new(Code::NoneDeadAsRead),
            (true, true) => Statement::new(Code::NoneDeadAsReadInPart),
            (false, false) => Statement::new(Code::DeadAsRead).with("points", *stones),
            (false, true) => Statement::new(Code::DeadAsReadInPart).with("points", *stones),
        },
        Assumption::DeadUnsaid(groups) => about_groups(Code::DeadUnsaid, groups),
        Assumption::EndUnknown => Statement::new(Code::EndNotTold),
        Assumption::RulesOfRecord { rule_set, written } => {
            Statement::new(Code::RulesOfRecord).with("rule_set", &**rule_set).with("written", &**written)
        }
        Assumption::RulesOfRecordUnknown(written) => match find(written, Context::Sgf) {
            Err(unknown) if !unknown.near.is_empty() => {
                let near = unknown.near.join(", ");
                Statement::new(Code::RulesOfRecordNear).with("written", &**written).with("near", &*near)
            }
            _ => Statement::new(Code::RulesOfRecordUnknown).with("written", &**written),
        },
        Assumption::KomiOfRecord(komi) => Statement::new(Code::KomiOfRecord).with("komi", *komi),
        Assumption::KomiOfRuleSet { rule_set, komi } => {
            Statement::new(Code::KomiOfRuleSet).with("rule_set", &**rule_set).with("komi", *komi)
        }
        Assumption::LifeUndecided(groups) => about_groups(Code::LifeUndecided, groups),
        Assumption::DeadStonesOff(stones) => about_stones(Code::DeadStonesOff, stones),
        Assumption::AliveApart { groups, doubt } => about_groups(
            match doubt {
                LifeDoubt::DeadInside => Code::AliveApartDeadInside,
                LifeDoubt::Connections => Code::AliveApartConnections,
                LifeDoubt::Beside => Code::AliveApart,
            },
            groups,
        ),
        Assumption::SekiAsNamed(groups) => about_groups(Code::SekiAsNamed, groups),
        Assumption::SekiUnverified(groups) => about_groups(Code::SekiUnverified, groups),
        Assumption::SekiByKo(groups) => about_groups(Code::SekiByKo, groups),
        Assumption::ConnectionsUndecided { chains, why } => about_chains(
            match why {
                Unread::Kos => Code::ConnectionsUndecidedKos,
                Unread::Wide => Code::ConnectionsUndecidedWide,
                Unread::Nodes => Code::ConnectionsUndecided,
            },
            chains,
        ),
        Assumption::NeighboursAssumedToStay { chains, others } => {
            about_chains(Code::NeighboursTakenToStay, chains).with("others", *others)
        }
        Assumption::ClaimsAgree => Statement::new(Code::ClaimsAgree),
        Assumption::DisputedCountedEveryWay(groups) => about_groups(Code::ScoredAsAgreed, groups),
        Assumption::DeadByAdviser { adviser, stones } if stones.is_empty() => {
            Statement::new(Code::NoneDeadByAdviser).with("adviser", adviser.as_str())
        }
        Assumption::DeadByAdviser { adviser, stones } => {
            Statement::new(Code::DeadByAdviser).with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::SekiByAdviser { adviser, stones } => {
            Statement::new(Code::SekiByAdviser).with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::DeadByProposal(stones) if stones.is_empty() => Statement::new(Code::NoneDeadByProposal),
        Assumption::DeadByProposal(stones) => Statement::new(Code::DeadByProposal).with("points", *stones),
        Assumption::DeadInferred(stones) if stones.is_empty() => Statement::new(Code::NoneDeadInferred),
        Assumption::DeadInferred(stones) => Statement::new(Code::DeadInferred).with("points", *stones),
        Assumption::ProposalUnsure(groups) => about_groups(Code::ProposalUnsure, groups),
        Assumption::NotClassified => Statement::new(Code::NotClassified),
    }
}

/// What to ask of groups of which nobody said whether they are dead, or of which two players say different things.
pub fn question(groups: &[PointSet]) -> Statement {
    about_groups(Code::AskDead, &groups.iter().copied().collect())
}

/// The first stone of each group names it; the stones of all stand beside.
fn about_groups(code: Code, groups: &GroupSet) -> Statement {
    Statement::new(code).with("groups", groups.count()).with("at", groups.first).with("points", groups.stones)
}

/// The same of chains.
fn about_chains(code: Code, chains: &GroupSet) -> Statement {
    Statement::new(code).with("chains", chains.count()).with("at", chains.first).with("points", chains.stones)
}

fn about_stones(code: Code, stones: &PointSet) -> Statement {
    Statement::new(code).with("stones", u32::from(stones.len())).with("points", *stones)
}

/// The most places of one repair that a sentence names.
const PLACES_MAX: usize = 8;

/// Says what was repaired, and where: line and column with what stands there.
fn repaired(repair: Repair, places: &[RepairPlace]) -> Statement {
    let joined = |parts: Vec<String>| parts.join(", ");
    let named = joined(places.iter().take(PLACES_MAX).map(ToString::to_string).collect());
    let more = places.len().saturating_sub(PLACES_MAX) as u32;
    let statement = Statement::new(if more == 0 { Code::RecordRepaired } else { Code::RecordRepairedOften })
        .with("repair", repair.as_str())
        .with("count", places.len() as u32)
        .with("offsets", &*joined(places.iter().map(|place| place.at.to_string()).collect()))
        .with("places", &*named);
    if more == 0 { statement } else { statement.with("more", more) }
}
