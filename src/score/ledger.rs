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
        /// Dead stones taken off as prisoners.
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
    /// The points it is about; for kinds that are not about points, what the number was counted from.
    pub points: PointSet,
    /// Articles of the rule text.
    pub articles: &'static [&'static str],
    /// The code of a remark.
    pub note: Option<&'static str>,
}

/// The entries of a score. The lead is Black's sum less White's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    entries: Vec<Entry>,
}

impl Ledger {
    pub(super) fn with_capacity(entries: usize) -> Self {
        Self { entries: Vec::with_capacity(entries) }
    }

    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// The entries, those about points first; Black's before White's, except that adjustments keep the order in which they were
    /// given.
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
        entries.fold(PointSet::EMPTY, |all, entry| all | entry.points)
    }

    fn sum(&self, player: Color, keep: impl Fn(EntryKind) -> bool) -> Amount {
        self.entries
            .iter()
            .filter(|entry| entry.player == Some(player) && keep(entry.kind))
            .map(|entry| entry.amount)
            .sum()
    }
}
