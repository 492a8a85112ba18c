use super::CauseKind;
use crate::board::{Color, PointSet};
use crate::position::Position;
use crate::rules::{Amount, Counting, Prisoners, RuleSet};
use crate::score::{EntryKind, Score};

/// What one term of a lead is worth under one rule set. The terms of a score and the area lead under the agreed marks
/// sum to its lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadTerm {
    /// What the term counts.
    pub kind: CauseKind,
    /// Whose; nobody for differences of both.
    pub player: Option<Color>,
    /// What it is worth to the player (to Black less White, where there is no player).
    pub value: Amount,
    /// The points it is about.
    pub points: PointSet,
}

/// The terms of a score that are not nothing. Meaningful only for a score whose lead is known.
pub fn lead_terms(position: &Position, agreed_area_lead: i32, score: &Score, rules: &RuleSet) -> Vec<LeadTerm> {
    let mut terms = Vec::new();
    let partition = &score.board().partition;
    let mut push = |kind, player, value: Amount, points: PointSet| {
        if !value.is_zero() || !points.is_empty() {
            terms.push(LeadTerm { kind, player, value, points });
        }
    };
    let status = Amount::points(partition.area_lead() - agreed_area_lead);
    push(CauseKind::Status, None, status, score.board().marked.dead);
    // Territory with prisoners is area less the stones played. A custom set may count only one of stones and prisoners,
    // or both; then what it counts otherwise is a term of its own.
    let is_territory = rules.counting.choice() == Some(Counting::Territory);
    let prisoners_count = rules.prisoners.choice() == Some(Prisoners::Counted);
    if is_territory
        && prisoners_count
        && let Some(stones) = position.stones_played()
    {
        push(CauseKind::StonesPlayed, None, Amount::points(-stones.difference()), PointSet::EMPTY);
    }
    for color in Color::BOTH {
        let amount = |kind| score.ledger.amount(color, kind);
        let player = Some(color);
        let count = |points: PointSet| Amount::points(i32::from(points.len()));
        for (kind, entry_kind) in
            [(CauseKind::SekiEyes, EntryKind::SekiEyes), (CauseKind::ProtectiveMoves, EntryKind::ProtectiveMoves)]
        {
            let surrounded = *partition.points(entry_kind, player);
            if amount(entry_kind) != count(surrounded) {
                push(kind, player, amount(entry_kind) - count(surrounded), surrounded);
            }
        }
        if is_territory && !prisoners_count {
            let living = *partition.living.get(color);
            push(CauseKind::LivingStones, player, -count(living), living);
        }
        // The point under a captive, and the captive as a prisoner where prisoners count.
        let under = *partition.dead_in_seki.get(color);
        let captives = *partition.dead_stones_in_seki.get(!color);
        let granted = score.ledger.points(player, EntryKind::DeadStones);
        let missing = if is_territory && prisoners_count { captives - granted } else { PointSet::EMPTY };
        if !is_territory && prisoners_count {
            let prisoners = amount(EntryKind::Prisoners) + amount(EntryKind::DeadStones);
            push(CauseKind::Prisoners, player, prisoners, granted);
        }
        let value = amount(EntryKind::DeadInSeki) - count(under) - count(missing);
        if !value.is_zero() {
            push(CauseKind::DeadInSeki, player, value, under | missing);
        }
        if !amount(EntryKind::SharedNeutral).is_zero() {
            // The shares themselves name no points: the shared points stand in an entry that nobody owns.
            let shared = score.ledger.points(None, EntryKind::SharedNeutral);
            push(CauseKind::SharedNeutral, player, amount(EntryKind::SharedNeutral), shared);
        }
        for (kind, entry_kind) in [
            (CauseKind::GroupTax, EntryKind::GroupTax),
            (CauseKind::BorderStones, EntryKind::BorderStones),
            (CauseKind::PassStones, EntryKind::PassStones),
            (CauseKind::FirstPass, EntryKind::FirstPass),
            (CauseKind::LastPlay, EntryKind::LastPlay),
            (CauseKind::Button, EntryKind::Button),
            (CauseKind::Handicap, EntryKind::Handicap),
            (CauseKind::Komi, EntryKind::Komi),
            (CauseKind::Adjustment, EntryKind::Adjustment),
        ] {
            push(kind, player, amount(entry_kind), score.ledger.points(player, entry_kind));
        }
    }
    terms
}
