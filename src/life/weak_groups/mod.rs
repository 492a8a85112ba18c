//! Groups that do not live by their own eyes, and what becomes of them.

mod bearing_groups;
mod cluster;
mod kept_together;
mod verdicts;

use std::collections::BTreeMap;

use crate::board::{Color, Point, PointSet};
use crate::life::Evidence;
use crate::life::capture::Capture;
use crate::life::ground::Ground;

pub(super) use cluster::NAKADE_MAX;
pub(super) use verdicts::verdicts_on;

/// Chains that do not live by their own eyes and stand or fall together.
#[derive(Clone, Copy, Debug)]
pub(super) struct WeakGroup {
    pub(super) id: WeakGroupId,
    pub(super) color: Color,
    pub(super) stones: PointSet,
    /// What it alone surrounds.
    pub(super) regions: PointSet,
    /// Whether somebody says that it stands in seki.
    pub(super) is_claimed: bool,
    /// Whether a double threat may cost it: it can be kept by itself, but what is read beside it must not rely on that.
    pub(super) may_be_given_up: bool,
    /// The stones of the joined chains with which it stands or falls, if the verdict on them is the same.
    pub(super) joined: Option<PointSet>,
}

impl WeakGroup {
    /// Whether it is one chain with other stones of its colour: a protective move beside it was played.
    pub(super) fn is_connected(&self, ground: &Ground) -> bool {
        self.stones.touches(&(*ground.stones.of(self.color) - self.stones))
    }
}

/// The place of a weak group among all of its board, whatever is left over of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct WeakGroupId(pub(super) usize);

/// What is known of some weak groups.
pub(super) type WeakGroupVerdicts = BTreeMap<WeakGroupId, WeakGroupVerdict>;

/// The verdict on a weak group.
#[derive(Clone)]
pub(super) struct WeakGroupVerdict {
    pub(super) fate: WeakGroupFate,
    /// How it is captured, or what happens if a point is left empty.
    pub(super) capture: Option<Capture>,
    /// Whether the nodes were spent before something beside it was decided on which this hangs.
    pub(super) is_doubtful: bool,
}

impl WeakGroupVerdict {
    pub(super) const fn new(fate: WeakGroupFate, is_doubtful: bool) -> Self {
        Self { fate, capture: None, is_doubtful }
    }

    /// How sure it is: undecided, hanging on something that is, or neither.
    pub(super) fn certainty(&self) -> u8 {
        if self.fate == WeakGroupFate::Undecided { 0 } else { 2 - u8::from(self.is_doubtful) }
    }
}

/// What becomes of a weak group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WeakGroupFate {
    /// It cannot be captured, and it is no opponent in a seki.
    Alive,
    /// It cannot be captured, but whether all that stands beside it can be kept with it was not decided.
    AliveApart,
    /// It lives, but its owner must fill this point before the last neutral point beside it is gone.
    Owes(Point),
    /// It cannot be captured, and neither can an opponent beside it, while none of them has two eyes.
    InSeki(Evidence),
    /// The first to play decides.
    Unsettled,
    /// The first to play decides, and its owner can reach no more than a seki.
    SekiAtBest,
    /// It is captured even if its owner starts; whether it was assumed for that that opponents beside it stay.
    CapturedAnyway { is_assumed: bool },
    /// It reaches a wide space where the game is not over.
    Open,
    /// The nodes were spent, or too many points bear on it.
    Undecided,
}
