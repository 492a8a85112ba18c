use std::sync::Arc;

use super::tally::{Counted, Scoring};
use super::{BoardReading, Verdict};
use crate::board::{ByColor, Color, PointSet};
use crate::life::{Evidence, Judged, Status};
use crate::rules::{Amount, Counting, OneSidedNeutral};

/// What could still change a score whose marks speak of all stones: a group of which it is not shown whether it stands in seki, a
/// chain of which it is not shown whether its owner still owes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Nothing.
    None,
    /// The board was only counted, and the rule set asks for what reading would tell.
    NotRead,
    /// The score by what was read, with every doubt decided for one player.
    Either(ByColor<Verdict>),
}

impl Doubt {
    pub(super) fn of(scoring: Scoring<'_>, counted: &Counted, verdict: &Verdict) -> Self {
        let board = counted.ledger.board();
        let Some(lead) = verdict.lead else { return Self::None };
        let Some(life) = board.life.as_ref() else {
            let asks = scoring.rules.counting.choice() == Some(Counting::Territory);
            return if asks && scoring.rules.takes_off_by_agreement() { Self::NotRead } else { Self::None };
        };
        let is_doubtful = |group: &Judged| group.evidence == Evidence::Unverified || group.status == Status::Undecided;
        let stones = scoring.position.stones();
        let doubtful = life.stones_of(is_doubtful) - *scoring.position.seki();
        let owed = owed_in_doubt(scoring, board);
        if doubtful.is_empty() && owed == ByColor::default() {
            return Self::None;
        }
        let leads = ByColor::from_fn(|player: Color| {
            let (own, other) = (doubtful & *stones.of(player), doubtful & *stones.of(!player));
            let seki = (life.in_seki - own) | other;
            let told = if doubtful.is_empty() { Some(lead) } else { with_seki(scoring, board, &seki) };
            let more = *owed.get(!player);
            told.map(|lead| if player == Color::Black { lead + more } else { lead - more })
        });
        let ByColor { black: Some(black), white: Some(white) } = leads else { return Self::None };
        if (black, white) == (lead, lead) {
            return Self::None;
        }
        Self::Either(ByColor { black, white }.map(|lead| scoring.verdict(Some(lead)).0))
    }
}

/// The lead with these chains in seki and no others.
fn with_seki(scoring: Scoring<'_>, board: &BoardReading, seki: &PointSet) -> Option<Amount> {
    scoring.count(&Arc::new(board.with_seki(scoring.position.stones(), seki))).lead()
}

/// How many points each player may still owe by chains of which it was not decided, where such points do not count.
fn owed_in_doubt(scoring: Scoring<'_>, board: &BoardReading) -> ByColor<Amount> {
    let rules = scoring.rules;
    let is_asked = rules.counting.choice() == Some(Counting::Territory)
        && rules.one_sided_neutral.choice() == Some(OneSidedNeutral::NotCounted);
    let Some(life) = board.life.as_ref().filter(|_| is_asked) else { return ByColor::default() };
    let chains = Amount::points(i32::try_from(life.connections.undecided).unwrap_or(i32::MAX / 8));
    ByColor { black: chains, white: chains }
}
