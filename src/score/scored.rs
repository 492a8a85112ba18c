use std::sync::Arc;

use super::{
    DeadStonesSource, DecidedBy, Doubt, EntryKind, Ledger, Need, Outcome, PartitionedBoard, RepetitionEffect,
    RuleReading, Verdict,
};
use crate::board::{ByColor, Color, PointSet};
use crate::rules::Amount;

/// Two leads of Black, and all between them are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct LeadBetween {
    /// What is best for White.
    pub least: Amount,
    /// What is best for Black.
    pub most: Amount,
}

impl LeadBetween {
    /// By how much a player wins at least and at most, where every one of them is won by that player.
    pub fn won_by(&self, winner: Color) -> (Amount, Amount) {
        let (nearest, farthest) =
            if winner == Color::Black { (self.least, self.most) } else { (self.most, self.least) };
        (nearest.abs(), farthest.abs())
    }

    /// Whether a lead is one of them.
    pub fn contains(&self, lead: Amount) -> bool {
        (self.least..=self.most).contains(&lead)
    }
}

/// What one rule set makes of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Every entry that is known, even where the whole is undetermined.
    pub ledger: Ledger,
    /// The lead and the outcome.
    pub verdict: Verdict,
    /// What is missing, in a fixed order.
    pub needs: Vec<Need>,
    /// The documented readings of each question on which this board turns, question by question, the default first;
    /// empty where everything reads one way.
    pub readings: Vec<RuleReading>,
    /// What could still change it.
    pub doubt: Doubt,
    /// The least and the greatest lead of every way to decide what is open, where the winner is the same but the lead
    /// is not.
    pub lead_between: Option<LeadBetween>,
    /// On what it rests which stones come off.
    pub dead_stones_source: DeadStonesSource,
    /// Stones of which it was said what reading disproves: they come off although nobody can capture them, or they
    /// stay although they are captured even if their owner starts. Nothing where the rule set takes no stones off
    /// by agreement, and where nothing was read.
    pub against_reading: PointSet,
    /// What the rule set makes of play that goes round, where the fate of groups hangs on it.
    pub repetition: Option<RepetitionEffect>,
    /// What each player counts on the board, where nothing is missing of that.
    pub(super) board_totals: Option<ByColor<Amount>>,
}

impl Score {
    /// The board as this rule set reads it: the stones it takes off, and the points sorted accordingly.
    pub const fn board(&self) -> &Arc<PartitionedBoard> {
        self.ledger.board()
    }

    /// The verdicts at both ends of what is possible, where the winner is known; there are none otherwise.
    pub(super) fn possible_verdicts(&self) -> Vec<Verdict> {
        let verdict_at = |lead: Amount| Verdict { lead: Some(lead), ..self.verdict };
        match self.lead_between {
            _ if self.verdict.outcome == Outcome::Undetermined => Vec::new(),
            Some(LeadBetween { least, most }) => vec![verdict_at(least), verdict_at(most)],
            None => vec![self.verdict],
        }
    }

    /// Whether no larger budget, nothing left unsaid and no group that is not shown could change it.
    pub fn is_firm(&self) -> bool {
        self.verdict.outcome != Outcome::Undetermined
            && (self.verdict.decided_by == Some(DecidedBy::End) || self.doubt == Doubt::None)
    }

    /// Whether it rests on dead stones that are proposed and that nobody confirmed.
    pub fn is_provisional(&self) -> bool {
        self.dead_stones_source == DeadStonesSource::Proposed && self.verdict.decided_by != Some(DecidedBy::End)
    }

    /// Whether the players' scores are equal and the board decides.
    pub fn is_equal(&self) -> bool {
        self.verdict.lead.is_some_and(Amount::is_zero) && self.verdict.decided_by != Some(DecidedBy::End)
    }

    /// The sum of a player's entries; unknown while something that blocks the lead is missing.
    pub fn total(&self, player: Color) -> Option<Amount> {
        self.verdict.lead.map(|_| self.ledger.total(player))
    }

    /// What a player counts on the board; unknown while anything is missing that may stand there.
    pub fn board_total(&self, player: Color) -> Option<Amount> {
        self.board_totals.map(|totals| *totals.get(player))
    }

    /// The lead without the stones captured in play, when they are all that is missing. Those of one player may be
    /// known: they are left out too.
    pub fn lead_before_prisoners(&self) -> Option<Amount> {
        let blocking: Vec<_> = self.needs.iter().filter(|need| need.blocks_the_lead()).collect();
        let only_prisoners = blocking == [&Need::Prisoners];
        let before = |player| self.ledger.total(player) - self.ledger.amount(player, EntryKind::Prisoners);
        only_prisoners.then(|| before(Color::Black) - before(Color::White))
    }
}
