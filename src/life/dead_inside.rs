use super::benson::pass_alive_chains_of;
use super::capture::Capture;
use super::costs::WORK_OF_PASS_ALIVE;
use super::eyes::{JoinedChains, WIDE_REGION_MIN};
use super::ground::Ground;
use super::search::SearchOutcome::{self, Captured, Safe, Undecided};
use super::search::{Goal, KoRule, LocalProblem, Role};
use super::searcher::{ByStarter, Searcher};
use super::weak_groups::NAKADE_MAX;
use super::{ClassifiedGroup, Loss, Status, Work};
use crate::board::{ByColor, Color, PointSet, Stones};

/// The most points of a region that may be one eye and no more.
const SMALL_REGION_MAX: u16 = 2;

/// The most points around a group that are read; in wider spaces it has room to live.
const AREA_MAX: u16 = 12;

/// The most empty points among which dead stones are asked to make a seki: with more it is hardly ever decided.
const SPARED_MAX: u16 = 6;

/// At least so many groups share what all may spend.
const QUESTIONS_MIN: usize = 12;

/// What the dead stones inside do to a group as long as they stand.
pub(super) enum DeadInside {
    /// It is captured if the opponent starts.
    Capture(Loss),
    /// It is captured, or in seki with them, if the opponent starts once the neutral points around it are filled.
    CaptureOnceFilled,
    /// The nodes were spent.
    Undecided,
}

/// Asks of groups that live once the dead stones are off whether they do as long as these stand: the opponent may go on
/// with them inside.
pub(super) struct DeadInsideReader<'a> {
    ground: &'a Ground,
    all_joined: &'a [JoinedChains],
    /// The stones as they stood.
    all: Stones,
    dead: ByColor<PointSet>,
    /// What each colour alone surrounds with dead stones in it.
    with_dead: ByColor<PointSet>,
    searcher: Searcher<'a>,
}

impl<'a> DeadInsideReader<'a> {
    /// `all` are the stones as they stood, the dead ones among them.
    /// A budget is divided over the groups, so that it does not matter which comes first.
    pub(super) fn new(
        ground: &'a Ground,
        all_joined: &'a [JoinedChains],
        all: &Stones,
        dead: &PointSet,
        groups: &[ClassifiedGroup],
        work: &'a Work,
    ) -> Self {
        let off = *dead - ground.stones.occupied();
        let vacant = ground.stones.vacant() - off;
        // A stone on a protective move may have captured some.
        let standing = |own: PointSet| vacant.touched_parts(&own);
        let dead = ByColor::from_fn(|color| standing(*all.of(color) & off));
        let with_dead = ByColor::from_fn(|color: Color| dead.get(!color).flood(ground.owned.get(color)));
        let is_beside_dead = |group: &&ClassifiedGroup| {
            group.status == Status::Alive && group.stones.touches(with_dead.get(group.color))
        };
        let questions = groups.iter().filter(is_beside_dead).count().max(QUESTIONS_MIN);
        let searcher = Searcher::sharing(work.budget().of_dead(), questions, work);
        Self { ground, all_joined, all: *all, dead, with_dead, searcher }
    }

    /// `None` where the group lives all the same, or has so much room that this is assumed. In its owner's favour the
    /// group is read as one chain, and each region of one or two points without a dead stone as an eye. A capture that
    /// is read so holds without that.
    pub(super) fn endangers(&mut self, color: Color, stones: &PointSet) -> Option<DeadInside> {
        let (dead, with_dead) = (*self.dead.get(!color), *self.with_dead.get(color));
        if !stones.touches(&with_dead) {
            return None;
        }
        let (ground, all_joined) = (self.ground, self.all_joined);
        let regions = || all_joined.iter().filter(|joined| joined.color == color).flat_map(|joined| &joined.regions);
        let beside = || regions().filter(|region| region.touches(stones));
        let is_eye = |region: &&PointSet| region.len() <= SMALL_REGION_MAX && region.is_disjoint(&with_dead);
        let eyes = beside().filter(is_eye).count();
        if eyes > 1 || beside().any(|region| region.len() >= WIDE_REGION_MIN) {
            return None;
        }
        let around = stones.touched_parts(&ground.neutral);
        let area = beside().filter(|region| !is_eye(region)).fold(around, |all, region| all | *region);
        self.searcher.work().pay(WORK_OF_PASS_ALIVE);
        if area.len() > AREA_MAX || stones.is_subset(&pass_alive_chains_of(&self.all, color)) {
            return None;
        }
        let with = |area: PointSet| area_with_dead(ground, color, stones, area, &dead);
        let held_in = |area: PointSet| LocalProblem { link: *stones, eyes: eyes as u8, ..with(area) };
        // Stones whose capture lets their owner back in are no less alive.
        let comes_back = |area: PointSet| LocalProblem { target: *stones, goal: Goal::Dead, ..with(area | *stones) };
        let filled = area - around;
        if stones.len() <= NAKADE_MAX {
            match self.outcome(&comes_back(area), Role::Attacker)? {
                Captured => {}
                Undecided => return Some(DeadInside::Undecided),
                Safe => return self.once_filled(&[comes_back(filled), held_in(filled)]),
            }
        }
        let local = held_in(area);
        match self.searcher.outcomes(&self.searcher.game(&local)?) {
            ByStarter { attacker: Safe, .. } => match self.outcome(&held_in(filled), Role::Attacker)? {
                Safe if !self.spares(color, stones, &(dead & area)) => None,
                Safe | Captured => Some(DeadInside::CaptureOnceFilled),
                Undecided => Some(DeadInside::Undecided),
            },
            ByStarter { attacker: Undecided, .. } | ByStarter { defender: Undecided, .. } => {
                Some(DeadInside::Undecided)
            }
            ByStarter { attacker: Captured, defender } => {
                let is_certain = defender == Captured;
                Some(DeadInside::Capture(Loss { capture: Capture::read_in([local]), is_certain }))
            }
        }
    }

    /// The danger to a group that lives now, if it is captured in both of these games, where the neutral points around
    /// it are filled.
    fn once_filled(&mut self, games: &[LocalProblem; 2]) -> Option<DeadInside> {
        for local in games {
            match self.outcome(local, Role::Attacker)? {
                Captured => {}
                Undecided => return Some(DeadInside::Undecided),
                Safe => return None,
            }
        }
        Some(DeadInside::CaptureOnceFilled)
    }

    /// Nothing where there are too many points.
    fn outcome(&mut self, local: &LocalProblem, first: Role) -> Option<SearchOutcome> {
        let game = self.searcher.game(local)?;
        Some(self.searcher.outcome(&game, first))
    }

    /// Whether dead stones inside a group stay where their owner starts once the neutral points around it are filled:
    /// who captures them would be captured, and they stand in seki. Nothing is taken to hold the group together here.
    fn spares(&mut self, color: Color, stones: &PointSet, dead: &PointSet) -> bool {
        let inside = stones.touched_parts(self.ground.owned.get(color));
        if (inside - *dead).len() > SPARED_MAX {
            return false;
        }
        let area = *stones | inside;
        let local = area_with_dead(self.ground, color, stones, area, dead);
        let local = LocalProblem { defender: !color, goal: Goal::Dead, ..local };
        let stays = |target| self.outcome(&LocalProblem { target, ..local }, Role::Defender) == Some(Safe);
        dead.parts().any(stays)
    }
}

/// An area around a group with the dead stones in it. The group's friends stay.
fn area_with_dead(ground: &Ground, color: Color, stones: &PointSet, area: PointSet, dead: &PointSet) -> LocalProblem {
    let friends = *ground.stones.of(color) - *stones;
    let mut local = ground.local_problem(color, area, friends);
    *local.stones.get_mut(!color) |= *dead & area;
    LocalProblem { ko: KoRule::Japanese, ..local }
}
