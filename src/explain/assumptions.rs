use super::Statement;
use crate::position::Assumption;
use crate::rules::{Context, find};

/// Says what was taken as given.
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
        Assumption::FirstPassFromCounts { player: Some(player) } => {
            Statement::new("first-pass-from-counts").with("player", *player)
        }
        Assumption::FirstPassFromCounts { player: None } => Statement::new("no-pass-from-counts"),
        Assumption::EarlyPassesFromCounts { black, white } => {
            Statement::new("early-passes-from-counts").with("black", *black).with("white", *white)
        }
        Assumption::RecordRepaired { repair, offsets } => {
            let offsets_told = offsets.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            Statement::new("record-repaired")
                .with("repair", repair.as_str())
                .with("count", offsets.len() as u32)
                .with("offsets", &*offsets_told)
        }
        Assumption::DeadByTerritory { stones } => Statement::new("dead-by-territory").with("stones", *stones),
        Assumption::DeadByName { stones } => Statement::new("dead-by-name").with("stones", *stones),
        Assumption::DeadByCrosses { stones } => Statement::new("dead-by-crosses").with("stones", *stones),
        Assumption::RecordWithoutMarks => Statement::new("record-without-marks"),
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
        Assumption::KomiOfRecord { rule_set, komi } => {
            Statement::new("komi-of-record").with("rule_set", &**rule_set).with("komi", *komi)
        }
        Assumption::KomiOfRecordUnused { komi } => Statement::new("komi-of-record-unused").with("komi", *komi),
        Assumption::KomiOfRuleSet { rule_set, komi } => {
            Statement::new("komi-of-rule-set").with("rule_set", &**rule_set).with("komi", *komi)
        }
        Assumption::LifeUndecided { groups } => Statement::new("life-undecided").with("groups", *groups),
        Assumption::DeadStonesOff { stones } => Statement::new("dead-stones-off").with("stones", *stones),
        Assumption::AliveApart { groups } => Statement::new("alive-apart").with("groups", *groups),
        Assumption::SekiUnverified { groups } => Statement::new("seki-unverified").with("groups", *groups),
        Assumption::ConnectionsUndecided { chains } => Statement::new("connections-undecided").with("chains", *chains),
        Assumption::NeighboursTakenToStay { chains } => {
            Statement::new("neighbours-taken-to-stay").with("chains", *chains)
        }
        Assumption::ScoredAsAgreed { groups: 0 } => Statement::new("claims-agree"),
        Assumption::ScoredAsAgreed { groups } => Statement::new("scored-as-agreed").with("groups", *groups),
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
