use super::{Statement, StatementCode};
use crate::board::{ByColor, PointSet};
use crate::position::{Assumption, FirstPasser, LifeDoubt, NamedGroups, Repair, RepairPlace, Unread};
use crate::rules::{Context, find};
use crate::words::joined;

/// Puts an assumption into words.
pub fn assumption(assumption: &Assumption) -> Statement {
    match assumption {
        Assumption::EvenGame => Statement::new(StatementCode::EvenGame),
        Assumption::ChainMarkedWhole(at) => StatementCode::ChainMarkedWhole.with("at", *at),
        Assumption::PrisonersFromPlays { player, prisoners, plays, on_board } => StatementCode::PrisonersFromPlays
            .with("player", *player)
            .with("opponent", !*player)
            .with("prisoners", *prisoners)
            .with("plays", *plays)
            .with("on_board", *on_board),
        Assumption::FirstPassFromCounts(FirstPasser::Player(player)) => {
            StatementCode::FirstPassFromCounts.with("player", *player)
        }
        Assumption::FirstPassFromCounts(FirstPasser::Nobody) => Statement::new(StatementCode::NoPassFromCounts),
        Assumption::EarlyPassesFromCounts(ByColor { black, white }) => {
            StatementCode::EarlyPassesFromCounts.with("black", *black).with("white", *white)
        }
        Assumption::RecordRepaired { repair, places } => repaired(*repair, places),
        Assumption::RecordWithoutMoves => Statement::new(StatementCode::RecordWithoutMoves),
        Assumption::RecordOfRuling => Statement::new(StatementCode::RecordOfRuling),
        Assumption::DeadByTerritory(stones) if stones.is_empty() => Statement::new(StatementCode::NoneDeadByTerritory),
        Assumption::DeadByTerritory(stones) => about_stones(StatementCode::DeadByTerritory, stones),
        Assumption::DeadByName(stones) if stones.is_empty() => Statement::new(StatementCode::NoneDeadByName),
        Assumption::DeadByName(stones) => about_stones(StatementCode::DeadByName, stones),
        Assumption::DeadByCrosses(stones) => about_stones(StatementCode::DeadByCrosses, stones),
        Assumption::DeadAsRead { stones, is_in_part } => match (stones.is_empty(), is_in_part) {
            (true, false) => Statement::new(StatementCode::NoneDeadAsRead),
            (true, true) => Statement::new(StatementCode::NoneDeadAsReadInPart),
            (false, false) => StatementCode::DeadAsRead.with("points", *stones),
            (false, true) => StatementCode::DeadAsReadInPart.with("points", *stones),
        },
        Assumption::DeadUnsaid(groups) => about_groups(StatementCode::DeadUnsaid, groups),
        Assumption::EndUnknown => Statement::new(StatementCode::EndNotTold),
        Assumption::RulesOfRecord { rule_set, written } => {
            StatementCode::RulesOfRecord.with("rule_set", &**rule_set).with("written", &**written)
        }
        Assumption::RulesOfRecordUnknown(written) => match find(written, Context::Sgf) {
            Err(unknown) if !unknown.near.is_empty() => {
                let near = unknown.near.join(", ");
                StatementCode::RulesOfRecordNear.with("written", &**written).with("near", &*near)
            }
            _ => StatementCode::RulesOfRecordUnknown.with("written", &**written),
        },
        Assumption::KomiOfRecord(komi) => StatementCode::KomiOfRecord.with("komi", *komi),
        Assumption::KomiOfRuleSet { rule_set, komi } => {
            StatementCode::KomiOfRuleSet.with("rule_set", &**rule_set).with("komi", *komi)
        }
        Assumption::LifeUndecided(groups) => about_groups(StatementCode::LifeUndecided, groups),
        Assumption::DeadStonesOff(stones) => about_stones(StatementCode::DeadStonesOff, stones),
        Assumption::AliveApart { groups, doubt } => about_groups(
            match doubt {
                LifeDoubt::DeadInside => StatementCode::AliveApartDeadInside,
                LifeDoubt::Connections => StatementCode::AliveApartConnections,
                LifeDoubt::Beside => StatementCode::AliveApart,
            },
            groups,
        ),
        Assumption::SekiAsNamed(groups) => about_groups(StatementCode::SekiAsNamed, groups),
        Assumption::SekiUnverified(groups) => about_groups(StatementCode::SekiUnverified, groups),
        Assumption::SekiByKo(groups) => about_groups(StatementCode::SekiByKo, groups),
        Assumption::ConnectionsUndecided { chains, why } => about_chains(
            match why {
                Unread::Kos => StatementCode::ConnectionsUndecidedKos,
                Unread::Wide => StatementCode::ConnectionsUndecidedWide,
                Unread::Nodes => StatementCode::ConnectionsUndecided,
            },
            chains,
        ),
        Assumption::NeighboursAssumedToStay { chains, others } => {
            about_chains(StatementCode::NeighboursTakenToStay, chains).with("others", *others)
        }
        Assumption::ClaimsAgree => Statement::new(StatementCode::ClaimsAgree),
        Assumption::DisputedCountedEveryWay(groups) => about_groups(StatementCode::ScoredAsAgreed, groups),
        Assumption::DeadByAdviser { adviser, stones } if stones.is_empty() => {
            StatementCode::NoneDeadByAdviser.with("adviser", adviser.as_str())
        }
        Assumption::DeadByAdviser { adviser, stones } => {
            StatementCode::DeadByAdviser.with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::SekiByAdviser { adviser, stones } => {
            StatementCode::SekiByAdviser.with("adviser", adviser.as_str()).with("points", *stones)
        }
        Assumption::DeadByProposal(stones) if stones.is_empty() => Statement::new(StatementCode::NoneDeadByProposal),
        Assumption::DeadByProposal(stones) => StatementCode::DeadByProposal.with("points", *stones),
        Assumption::DeadInferred(stones) if stones.is_empty() => Statement::new(StatementCode::NoneDeadInferred),
        Assumption::DeadInferred(stones) => StatementCode::DeadInferred.with("points", *stones),
        Assumption::ProposalUnsure(groups) => about_groups(StatementCode::ProposalUnsure, groups),
        Assumption::NotClassified => Statement::new(StatementCode::NotClassified),
    }
}

/// What to ask of groups of which nobody said whether they are dead, or of which two players say different things.
pub fn question(groups: &[PointSet]) -> Statement {
    about_groups(StatementCode::AskDead, &groups.iter().copied().collect())
}

/// The first stone of each group names it; the stones of all stand beside.
fn about_groups(code: StatementCode, groups: &NamedGroups) -> Statement {
    code.with("groups", groups.count()).with("at", groups.first).with("points", groups.stones)
}

/// The first stone of each chain names it; the stones of all stand beside.
fn about_chains(code: StatementCode, chains: &NamedGroups) -> Statement {
    code.with("chains", chains.count()).with("at", chains.first).with("points", chains.stones)
}

fn about_stones(code: StatementCode, stones: &PointSet) -> Statement {
    code.with("stones", u32::from(stones.len())).with("points", *stones)
}

/// The most places of one repair that a sentence names.
const PLACES_MAX: usize = 8;

/// Says what was repaired, and where: line and column with what stands there.
fn repaired(repair: Repair, places: &[RepairPlace]) -> Statement {
    let offsets: Vec<usize> = places.iter().map(|place| place.at).collect();
    let named = &places[..places.len().min(PLACES_MAX)];
    let more = (places.len() - named.len()) as u32;
    let code = if more == 0 { StatementCode::RecordRepaired } else { StatementCode::RecordRepairedOften };
    let statement = code.with("repair", repair.as_str()).with("count", places.len() as u32);
    let statement = statement.with("offsets", &*joined(&offsets, ", ").to_string());
    let statement = statement.with("places", &*joined(named, ", ").to_string());
    if more == 0 { statement } else { statement.with("more", more) }
}
