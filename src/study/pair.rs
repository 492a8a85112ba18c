use std::collections::BTreeMap;

use super::row::{Lead, RowScore};
use crate::compare::CauseKind;
use crate::rules::Amount;
use crate::score::Outcome;

/// What one cause does in the games of a pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CauseTally {
    /// Games in which it is not nothing.
    pub games: u64,
    /// The sum of what it adds to Black's lead.
    pub sum: Quarters,
    /// The sum of the same without signs.
    pub size: Quarters,
    /// Games with another winner in which it is not nothing.
    pub with_change: u64,
    /// Games with another winner that would keep the old one but for this cause.
    pub turning: u64,
}

/// A sum of many amounts, in quarters of a point.
pub type Quarters = i64;

/// Two rule sets, game by game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// Games with a lead under both.
    pub games: u64,
    /// How many games have each gap: the lead under the second less that under the first.
    pub gaps: BTreeMap<Amount, u64>,
    /// Games by their winner under the first rule set and under the second.
    pub winners: BTreeMap<(Outcome, Outcome), u64>,
    /// Games that both decide.
    pub decided: u64,
    /// Those of them with another winner.
    pub changed: u64,
    /// What each cause does, in the order of [`CauseKind::ALL`].
    pub causes: [CauseTally; CauseKind::ALL.len()],
    /// How many games would have leads on different sides if both had this komi, in the order of [`Pair::komi`].
    pub with_komi: [u64; Self::KOMI_STEPS],
}

impl Pair {
    /// Komi from 0 to 15 in half points.
    pub const KOMI_STEPS: usize = 31;

    /// The komi of which [`Self::with_komi`] tells.
    pub fn komi() -> impl Iterator<Item = Amount> {
        (0..Self::KOMI_STEPS as i32).map(Amount::half_points)
    }

    /// Games with different leads.
    pub fn differing(&self) -> u64 {
        self.gaps.iter().filter(|(gap, _)| !gap.is_zero()).map(|(_, games)| games).sum()
    }

    pub(super) fn note(&mut self, from: &RowScore, to: &RowScore) {
        *self.winners.entry((from.winner, to.winner)).or_default() += 1;
        let is_decided = ![from.winner, to.winner].contains(&Outcome::Undetermined);
        let is_changed = is_decided && from.winner != to.winner;
        self.decided += u64::from(is_decided);
        self.changed += u64::from(is_changed);
        let Some((lead_from, lead_to)) = from.lead.zip(to.lead) else { return };
        self.games += 1;
        *self.gaps.entry(lead_to.lead - lead_from.lead).or_default() += 1;
        self.note_causes(&lead_from, &lead_to, is_changed);
        for (games, komi) in self.with_komi.iter_mut().zip(Self::komi()) {
            let side = |lead: &Lead| (lead.before_komi() - komi).cmp(&Amount::ZERO);
            *games += u64::from(side(&lead_from) != side(&lead_to));
        }
    }

    fn note_causes(&mut self, from: &Lead, to: &Lead, is_changed: bool) {
        let side = |lead: Amount| lead.cmp(&Amount::ZERO);
        for (cause, (before, after)) in self.causes.iter_mut().zip(from.terms.iter().zip(&to.terms)) {
            let amount = *after - *before;
            if amount.is_zero() {
                continue;
            }
            cause.games += 1;
            cause.sum += i64::from(amount.as_quarters());
            cause.size += i64::from(amount.abs().as_quarters());
            if is_changed {
                cause.with_change += 1;
                cause.turning += u64::from(side(to.lead - amount) == side(from.lead));
            }
        }
    }
}
