use std::sync::Arc;

use super::BoardReading;
use crate::board::{Color, PointSet};
use crate::rules::Amount;
use crate::words::words;

words! {
    /// What an entry of a ledger is about, in the order in which they stand in a ledger.
    EntryKind {
        /// Stones that stay on the board.
        LivingStones = "living-stones",
        /// Empty points that one colour surrounds.
        Territory = "territory",
        /// Points under dead stones.
        DeadPoints = "dead-points",
        /// Points that one colour surrounds but must still fill.
        ProtectiveMoves = "protective-moves",
        /// Eyes of groups in seki.
        SekiEyes = "seki-eyes",
        /// Points under dead stones inside a seki.
        DeadInSeki = "dead-in-seki",
        /// Neutral points that count for nobody.
        Neutral = "neutral",
        /// Neutral points that both share, and each player's share.
        SharedNeutral = "shared-neutral",
        /// Stones captured in play.
        Prisoners = "prisoners",
        /// Dead stones that come off as prisoners.
        DeadStones = "dead-stones",
        /// Stones handed over for passes.
        PassStones = "pass-stones",
        /// What groups pay for the eyes they must keep.
        GroupTax = "group-tax",
        /// Stones that stay on the border in Sunjang counting.
        BorderStones = "border-stones",
        /// A correction for who passed first.
        FirstPass = "first-pass",
        /// A correction for who played last.
        LastPlay = "last-play",
        /// The half point of the button.
        Button = "button",
        /// Points for handicap stones.
        Handicap = "handicap",
        /// Points to White.
        Komi = "komi",
        /// A penalty or another correction.
        Adjustment = "adjustment",
    }
}

impl EntryKind {
    /// Whether its entries divide the board among them, each point standing in exactly one.
    pub const fn is_about_points(self) -> bool {
        matches!(
            self,
            Self::LivingStones
                | Self::Territory
                | Self::DeadPoints
                | Self::ProtectiveMoves
                | Self::SekiEyes
                | Self::DeadInSeki
                | Self::Neutral
                | Self::SharedNeutral
        )
    }

    /// Whether it belongs to what players count on the board, before komi and other corrections.
    pub const fn is_on_the_board(self) -> bool {
        (self.is_about_points() && !matches!(self, Self::SharedNeutral))
            || matches!(
                self,
                Self::Prisoners | Self::DeadStones | Self::PassStones | Self::GroupTax | Self::BorderStones
            )
    }
}

/// One reason of a score: whose, what, how many points, and the articles behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who owns the amount; nobody where points are neutral.
    pub player: Option<Color>,
    /// What it is about.
    pub kind: EntryKind,
    /// What it adds to the player's score.
    pub amount: Amount,
    /// Articles of the rule text.
    pub articles: &'static [&'static str],
    /// The code of a remark.
    pub note: Option<&'static str>,
    /// Where the ledger keeps its points, when they are not those that the board has of its kind.
    own_points: Option<u8>,
}

impl Entry {
    pub(super) const fn new(
        player: Option<Color>,
        kind: EntryKind,
        amount: Amount,
        articles: &'static [&'static str],
    ) -> Self {
        Self { player, kind, amount, articles, note: None, own_points: None }
    }

    /// The remark on an entry that rests on practice, where other entries beside it rest on articles.
    pub const BY_PRACTICE: &'static str = "by-practice";

    /// The remark on border stones that their owner must still play.
    pub const BORDER_FILLED: &'static str = "border-filled";

    pub(super) const fn with_note(self, note: &'static str) -> Self {
        Self { note: Some(note), ..self }
    }
}

/// The entries of a score. The lead is Black's sum less White's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    entries: Vec<Entry>,
    board: Arc<BoardReading>,
    own_points: Vec<PointSet>,
}

impl Ledger {
    pub(super) fn of(board: Arc<BoardReading>) -> Self {
        Self { entries: Vec::with_capacity(16), board, own_points: Vec::new() }
    }

    /// Adds an entry about the points that the board has of its kind, or about none.
    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Adds an entry about points of its own.
    pub(super) fn push_about(&mut self, entry: Entry, points: PointSet) {
        self.entries.push(Entry { own_points: Some(self.own_points.len() as u8), ..entry });
        self.own_points.push(points);
    }

    /// The board that the entries are about.
    pub const fn board(&self) -> &Arc<BoardReading> {
        &self.board
    }

    /// The points that an entry of this ledger is about; for kinds that are not about points, what the number was
    /// counted from.
    pub fn points_of(&self, entry: &Entry) -> PointSet {
        match entry.own_points {
            Some(index) => self.own_points[usize::from(index)],
            None => *self.board.partition.points(entry.kind, entry.player),
        }
    }

    /// The entries, those about points first; Black's before White's, except that adjustments keep the order in which
    /// they were given.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The sum of a player's entries.
    pub fn total(&self, player: Color) -> Amount {
        self.sum(player, |_| true)
    }

    /// What a player counts on the board, before komi and other corrections.
    pub fn board_total(&self, player: Color) -> Amount {
        self.sum(player, EntryKind::is_on_the_board)
    }

    /// The amounts of one kind that a player owns.
    pub fn amount(&self, player: Color, kind: EntryKind) -> Amount {
        self.sum(player, |other| other == kind)
    }

    /// The points named by the entries of one kind that a player, or nobody, owns.
    pub fn points(&self, player: Option<Color>, kind: EntryKind) -> PointSet {
        let entries = self.entries.iter().filter(|entry| entry.player == player && entry.kind == kind);
        entries.map(|entry| self.points_of(entry)).collect()
    }

    fn sum(&self, player: Color, keep: impl Fn(EntryKind) -> bool) -> Amount {
        self.entries
            .iter()
            .filter(|entry| entry.player == Some(player) && keep(entry.kind))
            .map(|entry| entry.amount)
            .sum()
    }
}
