use crate::board::Color;
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

    /// What sets an entry apart from others of its kind.
    EntryNote {
        /// It rests on practice, where other entries beside it rest on articles.
        ByPractice = "by-practice",
        /// Border stones that their owner must still play.
        BorderFilled = "border-filled",
        /// The opponent bought overtime.
        Overtime = "overtime",
    }
}

impl EntryKind {
    /// What the points are that players own, stones first.
    pub const OWNED_POINTS: [Self; 6] = [
        Self::LivingStones,
        Self::Territory,
        Self::DeadPoints,
        Self::ProtectiveMoves,
        Self::SekiEyes,
        Self::DeadInSeki,
    ];

    /// Whether its entries divide the board among them, each point standing in exactly one.
    pub fn is_about_points(self) -> bool {
        Self::OWNED_POINTS.contains(&self) || matches!(self, Self::Neutral | Self::SharedNeutral)
    }

    /// Whether it belongs to what players count on the board, before komi and other corrections.
    pub fn is_on_the_board(self) -> bool {
        (self.is_about_points() && self != Self::SharedNeutral)
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
    /// A remark, if it needs one.
    pub note: Option<EntryNote>,
    /// Where the ledger keeps its points, when they are not those that the board has of its kind.
    pub(super) own_points: Option<u8>,
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

    pub(super) const fn with_note(self, note: EntryNote) -> Self {
        Self { note: Some(note), ..self }
    }
}
