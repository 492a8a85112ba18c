//! Which stones of a finished game are dead, proposed where nobody marked them.
//!
//! A proposal is no verdict. Three sources make it, in this order: what is shown on the board as it stands; what a net
//! learnt from real games makes of each chain ([`crate::estimate`]); and whether both agree with each other: with the
//! proposed stones off, every group that is left must live or stand in seki by reading. Of the combinations of what is
//! not sure the likeliest is proposed, and what remains doubtful is named. Of a group that hangs on the first move by
//! reading nothing is proposed: it is unsettled, and the moves are named.

mod odds;
mod proposer;

use crate::board::{ByColor, Color, Point, PointSet};
use crate::life::Work;
use crate::position::Position;
use crate::score::AgreedRemoval;
use crate::words::words;
use proposer::Proposer;

words! {
    /// What is proposed of a group.
    ProposedStatus {
        /// It comes off.
        Dead = "dead",
        /// It lives.
        Alive = "alive",
        /// It stands in seki.
        InSeki = "in-seki",
        /// It hangs on the first move, and stays as long as nobody made it.
        Unsettled = "unsettled",
    }
    /// On what it rests.
    ProposalBasis {
        /// Somebody said so.
        Marked = "marked",
        /// It lives unconditionally.
        Proved = "proved",
        /// Reading shows it on the board as it stands.
        Read = "read",
        /// It is how such positions mostly end.
        Estimated = "estimated",
    }
}

/// Chains of one colour of which the same is proposed, and which stand or fall together as far as was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
#[cfg_attr(feature = "json", schemars(description = "A group and what is proposed of it."))]
pub struct ProposedGroup {
    /// Whose.
    #[cfg_attr(feature = "json", serde(rename = "player"))]
    pub color: Color,
    /// The stones.
    #[cfg_attr(feature = "json", serde(rename = "points"))]
    pub stones: PointSet,
    /// What becomes of it. Open: later versions may add words. Now `dead`, `alive`, `in-seki` or `unsettled`: the
    /// first to play takes or keeps it, and it stays as long as nobody did.
    pub status: ProposedStatus,
    /// On what that rests. Open: later versions may add words. Now `marked` (somebody said so), `proved` (it lives
    /// unconditionally), `read` (reading shows it on the board as it stands) or `estimated` (it is how such positions
    /// mostly end).
    pub basis: ProposalBasis,
    /// How often such a proposal comes true, in thousandths.
    #[cfg_attr(feature = "json", schemars(range(max = 1_000)))]
    pub certainty: u16,
    /// Where each player would play first at a group that is unsettled: its owner keeps it that way, and the opponent
    /// takes it.
    #[cfg_attr(feature = "json", serde(skip_serializing_if = "Option::is_none"))]
    pub first_moves: Option<ByColor<Point>>,
    /// Whether the sources do not agree on it: it stays, and reading does not show that it lives; it comes off, and
    /// reading shows that its owner keeps it by a first move; or reading takes it off, and the net is sure that it
    /// stays. What is unsettled is doubtful.
    #[cfg_attr(feature = "json", serde(skip))]
    pub is_doubtful: bool,
}

impl ProposedGroup {
    /// Less certain than that, it is for a person to say.
    pub const SURE: u16 = 820;

    /// How sure it is where the result of a record confirms it.
    const CONFIRMED: u16 = 990;

    /// Whether the same is proposed of both, on the same basis.
    fn is_like(&self, other: &Self) -> bool {
        let proposed = |group: &Self| (group.color, group.status, group.basis, group.is_unsure(), group.first_moves);
        proposed(self) == proposed(other)
    }

    /// Takes in another, and is as sure as of the less sure of both.
    fn join(&mut self, other: &Self) {
        self.stones |= other.stones;
        self.certainty = self.certainty.min(other.certainty);
    }

    /// Whether a person should confirm it.
    pub const fn is_unsure(&self) -> bool {
        self.is_doubtful || self.certainty < Self::SURE
    }
}

/// What is proposed of all stones of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// The groups, in the order of their first stones.
    pub groups: Vec<ProposedGroup>,
    /// Whether with the proposed stones off every group that is left is shown to live or to stand in seki.
    pub is_consistent: bool,
}

impl Proposal {
    /// What is proposed of a position where nobody spoke of chains and reading does not settle what becomes of them.
    /// All reading for it is done within some work.
    ///
    /// ```
    /// use gyega::board::Stones;
    /// use gyega::position::Setup;
    /// use gyega::proposal::{Proposal, ProposedStatus};
    /// use gyega::score::RuleSetBoards;
    ///
    /// // One white stone in Black's corner.
    /// let rows = [
    ///     ".....XOO.", ".O...XXOO", ".....X.XO", "XXXXXXXXO", "OOOOOOOOO",
    ///     ".........", ".........", ".........", ".........",
    /// ];
    /// let position = Setup::new(Stones::from_rows(&rows).unwrap()).check().unwrap();
    /// let rule_set_boards = RuleSetBoards::classifying(&position);
    /// let proposal = Proposal::make(&position, rule_set_boards.agreed_removal(), rule_set_boards.cache().work());
    /// assert_eq!(proposal.stones_of(ProposedStatus::Dead).to_string(), "B8");
    /// ```
    pub fn make(position: &Position, agreed_removal: &AgreedRemoval, work: &Work) -> Self {
        Proposer::new(position, agreed_removal, work).propose()
    }

    /// This proposal with other stones dead, which something confirms: nothing is unsure any more.
    #[must_use]
    pub fn confirmed(mut self, dead: &PointSet) -> Self {
        for group in self.groups.iter_mut().filter(|group| group.is_unsure()) {
            (group.certainty, group.is_doubtful, group.first_moves) = (ProposedGroup::CONFIRMED, false, None);
            group.status = match (group.stones.is_subset(dead), group.status) {
                (true, _) => ProposedStatus::Dead,
                (false, ProposedStatus::Dead | ProposedStatus::Unsettled) => ProposedStatus::Alive,
                (false, status) => status,
            };
        }
        self
    }

    /// The stones of the groups of which that is proposed.
    pub fn stones_of(&self, status: ProposedStatus) -> PointSet {
        self.groups.iter().filter(|group| group.status == status).map(|group| group.stones).collect()
    }

    /// The groups that a person should confirm.
    pub fn unsure(&self) -> impl Iterator<Item = &ProposedGroup> {
        self.groups.iter().filter(|group| group.is_unsure())
    }
}
