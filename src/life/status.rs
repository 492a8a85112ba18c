use crate::words::words;

words! {
    /// What is known about a group. There is no variant for a guess.
    Status {
        /// It lives, and what it surrounds is its own.
        Alive = "alive",
        /// It lives because neither side can capture.
        InSeki = "in-seki",
        /// It comes off before counting.
        Dead = "dead",
        /// It lives or not by who plays next.
        Unsettled = "unsettled",
        /// It is captured whoever plays next, though nobody marked it dead: it counts as living.
        Captured = "captured",
        /// It reaches a wide space between the players, where the game is not over.
        Open = "open",
        /// Nothing shown decides it.
        Undecided = "undecided",
    }
    /// What a [`Status`] rests on, the strongest first: what rests on several kinds rests on the last of them.
    Evidence {
        /// Unconditional life: it cannot be captured even if its owner always passes (Benson 1976, in the form that
        /// holds where self-capture is allowed too).
        Benson = "benson",
        /// Exact searches, taking for granted that what stands around stays where it is.
        Searched = "searched",
        /// A rule of thumb: a region so wide that it holds two eyes, a space so wide that the game is not over.
        Static = "static",
        /// The marks of the request say so.
        Marked = "marked",
        /// Somebody claims it; nothing was shown.
        Claimed = "claimed",
        /// It is proposed, as nobody spoke of it, whether the result of a record confirms that or not.
        Proposed = "proposed",
        /// Nothing that was proved: the group counts as living only because nobody marked it dead, or as standing in
        /// seki because a search shows it cut off; or the reading hangs on something that was not decided before
        /// the nodes were spent.
        Unverified = "unverified",
    }
}

impl Status {
    /// Whether it lives, alone or in seki.
    pub const fn is_alive_or_in_seki(self) -> bool {
        matches!(self, Self::Alive | Self::InSeki)
    }

    /// Whether its owner does not keep it: by who plays next, or whoever does.
    pub const fn is_not_kept(self) -> bool {
        matches!(self, Self::Unsettled | Self::Captured)
    }

    /// Whether it says, on this evidence, what becomes of a group. A seki or a life that only follows from nobody
    /// having marked a stone does not.
    pub const fn is_settled(self, evidence: Evidence) -> bool {
        match self {
            Self::Dead => true,
            Self::Alive | Self::InSeki => !matches!(evidence, Evidence::Unverified),
            Self::Unsettled | Self::Captured | Self::Open | Self::Undecided => false,
        }
    }
}

impl Evidence {
    /// What searches show, unless they hang on something that was not decided.
    pub(super) const fn searched(is_doubtful: bool) -> Self {
        if is_doubtful { Self::Unverified } else { Self::Searched }
    }
}
