/// What is known about a group. There is no variant for a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It lives, and what it surrounds is its own.
    Alive,
    /// It lives because neither side can capture.
    InSeki,
    /// It comes off before counting.
    Dead,
    /// Nothing shown decides it.
    Undecided,
}

impl Status {
    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Alive => "alive",
            Self::InSeki => "in-seki",
            Self::Dead => "dead",
            Self::Undecided => "undecided",
        }
    }
}

/// What a [`Status`] rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// Unconditional life: it cannot be captured even if its owner always passes (Benson 1976, in the form that holds where
    /// self-capture is allowed too).
    Benson,
    /// The marks of the request say so.
    Marked,
    /// Somebody claims it; nothing was shown.
    Claimed,
    /// Nothing that was proved: the group counts as living only because nobody marked it dead, or as standing in seki because
    /// a search found it cut off.
    Unverified,
}

impl Evidence {
    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Benson => "benson",
            Self::Marked => "marked",
            Self::Claimed => "claimed",
            Self::Unverified => "unverified",
        }
    }
}
