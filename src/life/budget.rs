/// How many positions reading a board may search; putting a question counts for twenty, and the lines of play that
/// explain a verdict come on top. It is divided over the local questions before any is put, and never by time, so that
/// no verdict depends on how the board is turned or on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(u32);

impl Budget {
    /// The least that makes sense.
    pub const MIN: u32 = 1_000;

    /// Some hundred milliseconds on a board built to be hard; a finished game needs a few hundred positions.
    pub const DEFAULT: Self = Self(80_000);

    /// So many positions, at least [`Self::MIN`].
    pub fn new(nodes: u32) -> Self {
        Self(nodes.max(Self::MIN))
    }

    /// The positions.
    pub const fn nodes(self) -> u32 {
        self.0
    }

    /// What all questions about the connections of one colour may spend together.
    pub(super) const fn of_connections(self) -> u32 {
        self.parts(3, 20)
    }

    /// What is divided over the regions whose eyes are read.
    pub(super) const fn of_eyes(self) -> u32 {
        self.parts(3, 10)
    }

    /// What groups that do not live by their eyes may spend together.
    pub(super) const fn of_weak_groups(self) -> u32 {
        self.parts(2, 5)
    }

    /// What groups with dead stones inside may spend together.
    pub(super) const fn of_dead(self) -> u32 {
        self.parts(1, 16)
    }

    /// What is divided over those groups. Few need their share.
    pub(super) const fn of_shares(self) -> u32 {
        self.parts(9, 16)
    }

    /// What is divided over the chains about which play may go round.
    pub(super) const fn of_repetition(self) -> u32 {
        self.parts(1, 4)
    }

    /// The most that one search may spend. An empty space of ten points takes up to that.
    pub(super) const fn of_search(self) -> u32 {
        self.parts(1, 8)
    }

    const fn parts(self, parts: u32, of: u32) -> u32 {
        (self.0 as u64 * parts as u64 / of as u64) as u32
    }
}
