//! What the reading that answers rest on says of groups, held against exact play.

use std::fmt;

use gyega::board::{ByColor, Color, PointSet, Stones};
use gyega::life::{Classification, ClassifiedGroup, Evidence, Status};

use crate::grid::{Ko, Side};
use crate::play::{Aim, Question};

/// What the reading says of a group and exact play can deny.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    pub(crate) color: Color,
    pub(crate) stones: PointSet,
    pub(crate) status: Status,
    pub(crate) evidence: Evidence,
}

/// How a claim stands against exact play on the whole board, where no ko is retaken before a pass for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// It holds.
    Agreed,
    /// More positions bear on it than are looked at.
    TooLarge,
    /// It holds where a ko may be retaken after any other move. The reading takes this rule for chains that lean on
    /// opponents who may come off too.
    AfterAnyMove,
    /// The stones can be captured, and their owner gets new ones there: they are no dead stones (Japanese rules 1989,
    /// article 7-1).
    ByRecapture,
    /// It holds once both players have filled the points that they owe.
    OnceOwed,
    /// The group is kept, but not together with all others of its colour that are unsettled too.
    NotAllHeld,
    /// It holds if the groups that are not shown to live, nor to stand in seki, stay where they are.
    Leaning,
    /// It does not hold. Whether it does by one of the allowances would take more positions.
    NotByItself,
    /// It does not hold, and no allowance helps.
    Wrong,
}

/// Under which terms a claim may hold.
#[derive(Clone, Copy)]
struct Terms {
    ko: Ko,
    aim: Aim,
    staying: PointSet,
    /// What the attacker may capture as well, if he starts.
    others: PointSet,
}

impl Claim {
    /// What is said of the groups of a board, as far as it is not said to be unverified.
    pub(crate) fn all(read: &Classification) -> impl Iterator<Item = Self> {
        let can_be_denied = |group: &&ClassifiedGroup| {
            let statuses = [Status::Alive, Status::InSeki, Status::Unsettled, Status::Captured];
            statuses.contains(&group.status) && group.evidence != Evidence::Unverified
        };
        read.groups.iter().filter(can_be_denied).map(|group| Self {
            color: group.color,
            stones: group.stones,
            status: group.status,
            evidence: group.evidence,
        })
    }

    /// How it stands on a board that was read, at most so many positions a question.
    pub(crate) fn verdict(&self, stones: &Stones, read: &Classification, positions_max: usize) -> Verdict {
        let holds = |stones: &Stones, terms: Terms| {
            let (stones, Terms { ko, aim, staying, others }) = (*stones, terms);
            self.holds(aim, &|target, first| {
                let target = if first == Side::Attacker { target | others } else { target };
                Question { aim, staying, ..Question::of(stones, target, first, ko) }.is_captured(positions_max)
            })
        };
        let nothing = PointSet::EMPTY;
        let plain = Terms { ko: Ko::OwnPass, aim: Aim::Capture, staying: nothing, others: nothing };
        match holds(stones, plain) {
            Some(true) => return Verdict::Agreed,
            None => return Verdict::TooLarge,
            Some(false) => {}
        }
        let ByColor { black, white } = &read.protective_moves;
        let filled = stones.with(Color::Black, black).with(Color::White, white);
        let not_shown = |group: &ClassifiedGroup| {
            let is_settled = group.status.is_settled(group.evidence);
            !is_settled && group.stones.is_disjoint(&self.stones)
        };
        let is_like = |group: &ClassifiedGroup| group.color == self.color && group.status == self.status;
        let alike = read.stones_of(is_like);
        let allowances = [
            (Verdict::AfterAnyMove, stones, Terms { ko: Ko::NextMove, ..plain }),
            (Verdict::ByRecapture, stones, Terms { aim: Aim::Dead, ..plain }),
            (Verdict::OnceOwed, &filled, plain),
            (Verdict::NotAllHeld, stones, Terms { others: alike, ..plain }),
            (Verdict::Leaning, stones, Terms { staying: read.stones_of(not_shown), ..plain }),
        ];
        let is_possible = |board: &Stones, terms: Terms| {
            // Only of what stays may it be said that it comes back, and only of what may fall that others fall instead.
            let may_come_back = matches!(self.status, Status::Alive | Status::InSeki);
            board.stones_without_liberty().is_empty()
                && (may_come_back || terms.aim == Aim::Capture)
                && (self.status == Status::Unsettled || terms.others.is_empty())
        };
        let allowed = allowances.into_iter().filter(|(_, board, terms)| is_possible(board, *terms));
        let mut otherwise = Verdict::Wrong;
        for (allowance, board, terms) in allowed {
            match holds(board, terms) {
                Some(true) => return allowance,
                Some(false) => {}
                None => otherwise = Verdict::NotByItself,
            }
        }
        otherwise
    }

    /// Whether it is so, by what is captured. A group lives if no stone of it falls; captured and dead is each chain of
    /// it, since one of them may be all that falls.
    fn holds(&self, aim: Aim, is_captured: &dyn Fn(PointSet, Side) -> Option<bool>) -> Option<bool> {
        let is_each = self.status == Status::Captured || aim == Aim::Dead;
        let mut parts = if is_each { self.stones.parts().collect() } else { vec![self.stones] }.into_iter();
        parts.try_fold(true, |all, part| {
            let is_so = if self.status == Status::Captured {
                is_captured(part, Side::Defender)?
            } else if self.status == Status::Unsettled {
                is_captured(part, Side::Attacker)? && !is_captured(part, Side::Defender)?
            } else {
                !is_captured(part, Side::Attacker)?
            };
            Some(all && is_so)
        })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { color, stones, status, evidence } = self;
        write!(to, "{} {stones} {} {}", color.as_str(), status.as_str(), evidence.as_str())
    }
}
