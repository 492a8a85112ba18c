/// What is known about a group. There is no variant for a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It lives, and what it surrounds is its own.
    Alive,
    /// It lives because neither side can capture.
    InSeki,
    /// It comes off before counting.
    Dead,
    /// It lives or not by who plays next.
    Unsettled,
    /// It is captured whoever plays next, though nobody marked it dead: it counts as living.
    Captured,
    /// It reaches a wide space between the players, where the game is not over.
    Open,
    /// Nothing shown decides it.
    Undecided,
}

impl Status {
    /// Whether it says, on this evidence, what becomes of a group. A seki or a life that only follows from nobody
    /// having marked a stone does not.
    pub const fn is_settled(self, evidence: Evidence) -> bool {
        match self {
            Self::Dead => true,
            Self::Alive | Self::InSeki => !matches!(evidence, Evidence::Unverified),
            Self::Unsettled | Self::Captured | Self::Open | Self::Undecided => false,
        }
    }

    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Alive => "alive",
            Self::InSeki => "in-seki",
            Self::Dead => "dead",
            Self::Unsettled => "unsettled",
            Self::Captured => "captured",
            Self::Open => "open",
            Self::Undecided => "undecided",
        }
    }
}

/// What a [`Status`] rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// Unconditional life: it cannot be captured even if its owner always passes (Benson 1976, in the form that holds
    /// where self-capture is allowed too).
    Benson,
    /// Exact searches, taking for granted that what stands around stays where it is.
    Searched,
    /// A rule of thumb: a region so wide that it holds two eyes, a space so wide that the game is not over.
    Static,
    /// The marks of the request say so.
    Marked,
    /// Somebody claims it; nothing was shown.
    Claimed,
    /// Nothing that was proved: the group counts as living only because nobody marked it dead, or as standing in seki
    /// because a search shows it cut off; or the reading hangs on something that was not decided before the
    /// nodes were spent.
    Unverified,
}

impl Evidence {
    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Benson => "benson",
            Self::Searched => "searched",
            Self::Static => "static",
            Self::Marked => "marked",
            Self::Claimed => "claimed",
            Self::Unverified => "unverified",
        }
    }

    /// What searches show, unless they hang on something that was not decided.
    pub(super) const fn searched(is_doubtful: bool) -> Self {
        if is_doubtful { Self::Unverified } else { Self::Searched }
    }

    /// How little it shows: what rests on several kinds of evidence rests on the weakest.
    pub(super) const fn weakness(self) -> u8 {
        match self {
            Self::Benson => 0,
            Self::Searched => 1,
            Self::Static => 2,
            Self::Marked | Self::Claimed => 3,
            Self::Unverified => 4,
        }
    }
}
