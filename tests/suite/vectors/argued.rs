//! Boards of goscorer on which our territory is another, and why.

use gyega::board::{Point, PointSet};

/// Who is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A line of moves or the text of a rule shows it.
    OursIsRight,
    /// The border is open there: the game is not over, and we say so.
    Open,
    /// Two readings that rule sets or players take; neither is wrong.
    Opinion,
    /// Ours is wrong, and the argument tells what is right.
    KnownWrong,
}

impl Verdict {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::OursIsRight => "ours is right",
            Self::Open => "open border",
            Self::Opinion => "opinion",
            Self::KnownWrong => "KNOWN WRONG",
        }
    }
}

/// A board that differs.
pub(super) struct Argued {
    pub(super) id: &'static str,
    /// Every point that differs.
    points: &'static str,
    pub(super) verdict: Verdict,
    pub(super) argument: &'static str,
}

impl Argued {
    pub(super) fn points(&self) -> PointSet {
        self.points.split_whitespace().map(|point| Point::parse(point).expect("a point")).collect()
    }
}

pub(super) const ARGUED: &[Argued] = &[];
