use std::sync::Arc;

use super::over::LeftToPlay;
use super::tally::{LedgerWithNeeds, Scoring};
use super::{BoardReading, DecidedBy, Verdict, is_a_neutral_point_left_over};
use crate::board::{ByColor, Color, PointSet};
use crate::life::{ClassifiedGroup, Evidence, Status};
use crate::rules::{Amount, Counting, OneSidedNeutral};

/// What could still change a score: play that is not over, a group of which it is not shown whether it stands in seki,
/// a chain of which it is not shown whether its owner still owes a move, the last of the neutral points where area
/// counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Nothing.
    None,
    /// The dead stones are proposed, and nobody who played confirmed them.
    Proposed,
    /// The board was only counted.
    NotRead,
    /// Play is not over.
    NotOver,
    /// Of a group it was not decided whether it lives, so that play may not be over.
    Undecided,
    /// The score by what was read, with every doubt decided for one player.
    Either(ByColor<Verdict>),
}

impl Doubt {
    /// `agreed` is the board under the agreed marks, which tells of boards that were not read themselves.
    pub(super) fn of(
        scoring: Scoring<'_>,
        counted: &LedgerWithNeeds,
        verdict: &Verdict,
        agreed: &BoardReading,
    ) -> Self {
        let board = counted.ledger.board();
        let Some(lead) = verdict.lead.filter(|_| verdict.decided_by != Some(DecidedBy::End)) else { return Self::None };
        let stones = scoring.position.stones();
        let (Some(read), Some(left)) = (agreed.life.as_deref(), agreed.left_to_play(stones)) else {
            return Self::NotRead;
        };
        match board.left_to_play(stones).map_or(left, |own| own.max(left)) {
            LeftToPlay::Something => return Self::NotOver,
            LeftToPlay::Undecided => return Self::Undecided,
            LeftToPlay::Nothing => {}
        }
        let life = board.life.as_deref().unwrap_or(read);
        let is_doubtful =
            |group: &ClassifiedGroup| group.evidence == Evidence::Unverified || group.status == Status::Undecided;
        let doubtful = life.stones_of(is_doubtful) - *scoring.position.seki();
        let mut owed = owed_in_doubt(scoring, board);
        let is_left_over = is_a_neutral_point_left_over(scoring.position, agreed);
        if is_left_over && scoring.rules.counting.choice().is_some_and(|counting| counting != Counting::Territory) {
            owed = owed.map(|owed| owed + Amount::points(1));
        }
        if doubtful.is_empty() && owed == ByColor::default() {
            return Self::None;
        }
        let decided_for = |player: Color| {
            let (own, other) = (doubtful & *stones.of(player), doubtful & *stones.of(!player));
            let seki = (life.in_seki - own) | other;
            if doubtful.is_empty() { Some(lead) } else { with_seki(scoring, board, &seki) }
        };
        let Some((one, other)) = decided_for(Color::Black).zip(decided_for(Color::White)) else { return Self::None };
        // Decided for a player it may cost him more than it gives him: the best for each is the best of these.
        let (black, white) = (one.max(other).max(lead) + owed.white, one.min(other).min(lead) - owed.black);
        if black == white {
            return Self::None;
        }
        Self::Either(ByColor { black, white }.map(|lead| scoring.verdict(Some(lead))))
    }
}

/// The lead with these chains in seki and no others.
fn with_seki(scoring: Scoring<'_>, board: &BoardReading, seki: &PointSet) -> Option<Amount> {
    scoring.count(&Arc::new(board.with_seki(scoring.position.stones(), seki))).lead()
}

/// How many points each player may still owe by chains of which it was not decided, where such points do not count.
fn owed_in_doubt(scoring: Scoring<'_>, board: &BoardReading) -> ByColor<Amount> {
    let rules = scoring.rules;
    let may_owe = rules.counting.choice() == Some(Counting::Territory)
        && rules.one_sided_neutral.choice() == Some(OneSidedNeutral::NotCounted);
    let Some(life) = board.life.as_deref().filter(|_| may_owe) else { return ByColor::default() };
    let chains = Amount::of_count(life.connections.undecided);
    ByColor { black: chains, white: chains }
}
