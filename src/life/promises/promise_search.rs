use std::cmp::Reverse;
use std::rc::Rc;

use super::chain_set::ChainSet;
use super::region::{ColorBoard, Premises, PromiseRegion, Promised};
use crate::board::{Color, PointSet, Stones};
use crate::life::OPEN_SPACE_MIN;
use crate::life::eyes::WIDE_REGION_MIN;
use crate::life::search::{Role, SearchOutcome};
use crate::life::work::Work;

/// The most points of regions that are joined.
const JOINED_MAX: u16 = 12;

/// What a chain needs.
const ENOUGH: u16 = 2;

/// What there is to try for a chain, the least costly first.
const ATTEMPTS: [Attempt; 7] = [
    Attempt::Ask { loosely: true, alone: false },
    Attempt::Ask { loosely: false, alone: true },
    Attempt::Ask { loosely: true, alone: true },
    Attempt::Join,
    Attempt::Cut { distance: 1 },
    Attempt::Cut { distance: 2 },
    Attempt::Cut { distance: 3 },
];

/// How often something is asked or tried, for each chain and region there is; real boards take a few times.
const STEPS_MAX: usize = 64;

/// Something that may promise more to a chain.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    /// Asks a region otherwise: whether loose promises count, and whether the chain must live by this region alone.
    Ask { loosely: bool, alone: bool },
    /// Joins the small regions of the chain.
    Join,
    /// Cuts the points up to this distance from the chain out of a region.
    Cut { distance: u8 },
}

/// How many liberties are promised to a chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PromisedLiberties {
    all: u16,
    /// Those in the regions that promise them.
    strict: u16,
}

/// The chains of a colour that live, and by what: the regions of a board as they are cut now, and what they promise.
#[derive(Clone)]
pub struct Promises<'w> {
    board: Rc<ColorBoard<'w>>,
    /// The chains that count as living.
    lives: ChainSet,
    /// Those that must: where one is given up, nothing more is asked.
    needed: ChainSet,
    regions: Vec<PromiseRegion>,
    /// What all regions promise each chain.
    worth: Vec<PromisedLiberties>,
    assumes_wide: bool,
    /// How many of the attempts were made for each chain.
    tried: Vec<usize>,
}

impl<'w> Promises<'w> {
    /// What is shown of a colour, with at most so many nodes a question. `assumes_wide` takes it that a space of eleven
    /// points or more which the colour alone surrounds is not invaded; without it nothing is assumed. What is tried
    /// first decides what is found, so a turned board may show more or less.
    ///
    /// ```
    /// use gyega::board::{Color, Stones};
    /// use gyega::life::promises::Promises;
    /// use gyega::life::{Budget, Work};
    ///
    /// // Four points in a row promise two liberties: where Black takes one in the middle, White takes the other.
    /// let stones = Stones::from_rows(&["OO....OX", "XOOOOOOX", "XXXXXXXX", "X.X.X.XX"]).unwrap();
    /// let work = Work::unbounded(Budget::DEFAULT);
    /// let white = Promises::find(&stones, Color::White, false, 1_000, &work);
    /// assert_eq!(white.stones(), *stones.of(Color::White));
    /// ```
    pub fn find(stones: &Stones, color: Color, assumes_wide: bool, nodes_max: u32, work: &'w Work) -> Self {
        let chains: Vec<PointSet> = stones.of(color).parts().collect();
        let count = chains.len();
        let open_spaces = stones.neutral().parts().filter(|space| space.len() >= OPEN_SPACE_MIN).collect();
        let board = ColorBoard { stones: *stones, color, chains, work, nodes_max, open_spaces };
        let mut shown = Self {
            board: Rc::new(board),
            lives: (0..count).collect(),
            needed: ChainSet::EMPTY,
            regions: Vec::new(),
            worth: vec![PromisedLiberties::default(); count],
            assumes_wide,
            tried: vec![0; count],
        };
        // The least costly first: what they promise need not be looked for in others.
        let mut parts: Vec<PointSet> = stones.vacant().parts().collect();
        parts.sort_by_cached_key(|part| (!shown.is_wide(part), part.len()));
        for part in parts {
            shown.add(part, false);
        }
        shown.run_for_all();
        shown
    }

    /// Stones of chains that cannot be captured, not even one of them, whatever the opponent does first.
    pub fn stones(&self) -> PointSet {
        self.board.stones_of(&self.lives)
    }

    /// Those of them that live whatever is played on some points.
    pub(super) fn outside(&self, points: &PointSet) -> PointSet {
        self.left_outside(points).stones()
    }

    /// Those of them beside some points that do not.
    pub(super) fn leaning_on(&self, points: &PointSet) -> PointSet {
        points.touched_parts(&(self.stones() - self.outside(points)))
    }

    pub(super) fn board(&self) -> &ColorBoard<'w> {
        &self.board
    }

    /// The regions that promise something.
    pub(super) fn promising(&self) -> impl Iterator<Item = &PromiseRegion> {
        self.regions.iter().filter(|region| !(region.promises.one | region.promises.two).is_empty())
    }

    /// What is left of it whatever is played on some points.
    fn left_outside(&self, points: &PointSet) -> Self {
        self.with_only(|region| region.vacant.is_disjoint(points))
    }

    /// What is left of it without some of its regions, and nothing else in their place: all that rests on them goes,
    /// unless a region that was not asked before helps.
    pub(super) fn with_only(&self, is_kept: impl Fn(&PromiseRegion) -> bool) -> Self {
        let mut left = self.clone();
        left.regions.retain(is_kept);
        left.count_again();
        loop {
            let falls = |region: &usize| left.is_stale(*region) || left.chain_without_eye(*region).is_some();
            let falling = (0..left.regions.len()).find(falls);
            if let Some(region) = falling {
                left.regions.remove(region);
                left.count_again();
            } else if let Some(chain) = left.in_need() {
                match left.unasked_for(chain) {
                    Some(region) => left.ask(region),
                    None => left.lives.remove(chain),
                }
            } else {
                return left;
            }
        }
    }

    /// Whether some other chains live too, all of them at once, where some points are a region of their own, in which
    /// this player is first, and nothing else falls by that.
    pub(super) fn keeps_with_region(&self, vacant: &PointSet, chains: &PointSet, first: Role) -> bool {
        let is_wanted = |chain: &usize| self.board.chains[*chain].is_subset(chains);
        let wanted: ChainSet = (0..self.worth.len()).filter(is_wanted).collect();
        let mut with = self.clone();
        with.regions.clear();
        for region in &self.regions {
            if region.vacant.is_disjoint(vacant) {
                with.regions.push(*region);
                continue;
            }
            for part in (region.vacant - *vacant).parts() {
                with.add(part, region.is_loose);
            }
        }
        with.count_again();
        with.lives = with.lives | wanted;
        with.needed = with.lives;
        with.tried.fill(ATTEMPTS.len());
        let region = self.board.region(*vacant);
        // What has no eye elsewhere must live by this region too.
        let has_none = |chain: &usize| self.lives.contains(*chain) && with.worth[*chain].strict == 0;
        let alone = wanted | region.border.iter().filter(has_none).collect();
        let region = PromiseRegion { is_loose: true, alone, first, ..region };
        let outside = self.left_outside(vacant).lives;
        let without = (!outside.is_empty()).then_some(ChainSet::EMPTY);
        std::iter::once(outside).chain(without).any(|safe_elsewhere| {
            let mut with = with.clone();
            with.regions.push(PromiseRegion { safe_elsewhere, ..region });
            with.run();
            // By what they live there they must still live.
            let stay_safe = || safe_elsewhere.is_empty() || safe_elsewhere.is_subset(&with.left_outside(vacant).lives);
            with.needed.is_subset(&with.lives) && stay_safe()
        })
    }

    /// Where it comes to no end, or the work is spent, nothing is shown.
    fn run(&mut self) {
        for _ in 0..STEPS_MAX * (self.worth.len() + self.regions.len()) {
            let regions = 0..self.regions.len();
            if self.board.work.is_spent() || !self.needed.is_subset(&self.lives) {
                break;
            } else if let Some(chain) = self.in_need() {
                let beside = |region: &usize| self.regions[*region].border.contains(chain);
                let stale = || regions.clone().filter(beside).find(|region| self.is_stale(*region));
                if let Some(region) = self.unasked_for(chain).or_else(stale) {
                    self.ask(region);
                } else if self.is_at_open_space(chain) || !self.try_more(chain) {
                    self.lives.remove(chain);
                }
            } else if let Some(region) = regions.clone().find(|region| self.is_stale(*region)) {
                self.ask(region);
            } else if let Some((region, chain)) =
                regions.clone().find_map(|region| Some((region, self.chain_without_eye(region)?)))
            {
                // It had an eye elsewhere when the region was asked.
                self.regions[region].alone.insert(chain);
                self.ask(region);
            } else {
                return;
            }
        }
        self.lives = ChainSet::EMPTY;
    }

    /// Whether a chain stands where the game is not over: nothing more is tried for it.
    fn is_at_open_space(&self, chain: usize) -> bool {
        self.board.chains[chain].touches(&self.board.open_spaces)
    }

    /// Runs, and again as long as a chain that was given up lives by what was shown since.
    fn run_for_all(&mut self) {
        self.run();
        while self.revives() {}
    }

    /// Looks again at the chains that were given up before others were shown: whether one more lives.
    fn revives(&mut self) -> bool {
        let is_given_up = |chain: &usize| !self.lives.contains(*chain) && !self.is_at_open_space(*chain);
        let given_up = (0..self.worth.len()).filter(is_given_up);
        for chain in given_up {
            let mut again = self.clone();
            again.lives.insert(chain);
            again.needed = again.lives;
            again.tried.fill(0);
            again.run();
            if again.needed.is_subset(&again.lives) {
                *self = Self { needed: ChainSet::EMPTY, ..again };
                return true;
            }
        }
        false
    }

    /// A chain that counts as living and is not promised enough.
    fn in_need(&self) -> Option<usize> {
        self.lives.iter().find(|chain| self.worth[*chain].all < ENOUGH)
    }

    /// A region that was not asked yet and may help a chain: beside it first, then beside chains that it could join.
    fn unasked_for(&self, chain: usize) -> Option<usize> {
        let beside = |chains: ChainSet| {
            self.regions.iter().position(|region| region.rests_on.is_none() && !(region.border & chains).is_empty())
        };
        let own = ChainSet::from_iter([chain]);
        let is_own = |region: &&PromiseRegion| region.border.contains(chain);
        let friends = || self.regions.iter().filter(is_own).fold(own, |all, region| all | region.around);
        beside(own).or_else(|| beside(friends()))
    }

    /// Whether no other region promises a chain anything, nor may when it is asked: it must live by this one.
    fn has_no_other(&self, chain: usize, here: usize) -> bool {
        let helps = |region: &PromiseRegion| region.rests_on.is_none() || region.worth(chain) > 0;
        let mut others =
            self.regions.iter().enumerate().filter(|(index, region)| *index != here && region.border.contains(chain));
        !others.any(|(_, region)| helps(region))
    }

    /// A chain that was said to have an eye elsewhere when a region was asked, and has none.
    fn chain_without_eye(&self, index: usize) -> Option<usize> {
        let premises = self.regions[index].rests_on.as_ref()?;
        premises.with_eye.iter().find(|chain| !self.has_eye(*chain, index))
    }

    /// Whether a chain has a liberty elsewhere whatever happens in a region: by a strict promise there, or by one that
    /// is kept by joining others, each of which has a strict promise in a third region. Without that third one the eye
    /// of one chain could be the other, and the eye of the other the first.
    fn has_eye(&self, chain: usize, here: usize) -> bool {
        let is_joined_at = |other: usize| {
            let third = (0..self.regions.len()).filter(|index| *index != here && *index != other);
            let has_third = |friend: usize| third.clone().any(|index| self.regions[index].strict(friend) > 0);
            let premises = self.regions[other].rests_on.as_ref().filter(|_| self.regions[other].worth(chain) > 0);
            premises.is_some_and(|premises| premises.safe.iter().all(has_third))
        };
        self.strict_elsewhere(chain, here) > 0
            || (0..self.regions.len()).any(|other| other != here && is_joined_at(other))
    }

    /// Whether a chain lives whatever happens in a region.
    fn is_safe(&self, chain: usize, here: usize) -> bool {
        self.strict_elsewhere(chain, here) >= ENOUGH || self.regions[here].safe_elsewhere.contains(chain)
    }

    /// What other regions promise it strictly.
    fn strict_elsewhere(&self, chain: usize, here: usize) -> u16 {
        self.worth[chain].strict - self.regions[here].strict(chain)
    }

    /// Whether something that a region rests on is not so any more.
    fn is_stale(&self, index: usize) -> bool {
        let Some(premises) = &self.regions[index].rests_on else { return false };
        self.given_up(index) != premises.given_up || premises.safe.iter().any(|chain| !self.is_safe(chain, index))
    }

    fn given_up(&self, index: usize) -> ChainSet {
        self.regions[index].around - self.lives
    }

    fn premises(&self, index: usize) -> Premises {
        let region = &self.regions[index];
        let mut premises = Premises { given_up: self.given_up(index), ..Premises::default() };
        for chain in (region.around & self.lives).iter() {
            if self.is_safe(chain, index) {
                premises.safe.insert(chain);
            } else if region.border.contains(chain) {
                let in_need = if region.alone.contains(chain) { &mut premises.alone } else { &mut premises.with_eye };
                in_need.insert(chain);
            }
        }
        premises
    }

    fn ask(&mut self, index: usize) {
        if self.regions[index].rests_on.is_none() {
            let has_no_other = |chain: &usize| self.has_no_other(*chain, index);
            let alone: ChainSet = self.regions[index].border.iter().filter(has_no_other).collect();
            self.regions[index].alone = self.regions[index].alone | alone;
        }
        let mut premises = self.premises(index);
        let vacant = self.regions[index].vacant;
        let promised = if self.is_wide(&vacant) {
            let mut wide = Promised { is_strict: true, ..Promised::default() };
            for chain in premises.targets().chain(premises.safe.iter()) {
                match self.board.chains[chain].neighbours(&vacant).len() {
                    0 => {}
                    1 => wide.one.insert(chain),
                    _ => wide.two.insert(chain),
                }
            }
            wide
        } else {
            self.largest_kept(index, &mut premises);
            let is_strict = !self.regions[index].is_loose;
            Promised { one: premises.with_eye, two: premises.alone, is_strict }
        };
        self.count(index, |all, region| all - region);
        let region = &mut self.regions[index];
        (region.promises, region.rests_on) = (promised, Some(premises));
        self.count(index, |all, region| all + region);
    }

    /// Adds what a region promises to what all do, or takes it away.
    fn count(&mut self, index: usize, with: impl Fn(u16, u16) -> u16) {
        let region = &self.regions[index];
        for chain in (region.promises.one | region.promises.two).iter() {
            let worth = &mut self.worth[chain];
            worth.all = with(worth.all, region.worth(chain));
            worth.strict = with(worth.strict, region.strict(chain));
        }
    }

    fn count_again(&mut self) {
        self.worth.fill(PromisedLiberties::default());
        for index in 0..self.regions.len() {
            self.count(index, |all, region| all + region);
        }
    }

    /// Whether it is taken that nobody invades a region: joined points of a space that no opponent is beside. Several
    /// regions that were joined are none, nor is what is cut out of a space between both players.
    pub(super) fn is_wide(&self, vacant: &PointSet) -> bool {
        self.assumes_wide && vacant.len() >= WIDE_REGION_MIN && self.board.is_enclosed(vacant) && vacant.is_joined()
    }

    /// Leaves of the targets the largest part that is kept.
    fn largest_kept(&self, index: usize, premises: &mut Premises) {
        let region = &self.regions[index];
        let Some(area) = self.board.area(&region.vacant, &premises.given_up) else {
            (premises.with_eye, premises.alone) = (ChainSet::EMPTY, ChainSet::EMPTY);
            return;
        };
        if area.area.len() == 1 && region.first == Role::Attacker {
            // Nobody can play on an eye of chains that have another; on any other point the attacker can.
            premises.alone = ChainSet::EMPTY;
            if area.immortal.get(!self.board.color).touches(&area.area) {
                premises.with_eye = ChainSet::EMPTY;
            }
            return;
        }
        // Questions about one region are much alike: where one is not decided, no other is asked.
        let mut is_decided = true;
        let mut outcome = |premises: &Premises| {
            let outcome =
                if is_decided { self.board.outcome(&area, region, premises) } else { SearchOutcome::Undecided };
            is_decided = outcome != SearchOutcome::Undecided;
            outcome
        };
        loop {
            let mut targets: Vec<usize> = premises.targets().collect();
            if targets.is_empty() || outcome(premises) == SearchOutcome::Safe {
                return;
            }
            if let [chain] = targets[..] {
                *premises = premises.without(chain);
                return;
            }
            // Who is captured where nobody else is to be kept is never kept.
            let is_lost = |chain: &usize| outcome(&premises.only(*chain)) == SearchOutcome::Captured;
            let lost: ChainSet = targets.iter().copied().filter(is_lost).collect();
            if !lost.is_empty() {
                *premises = lost.iter().fold(*premises, Premises::without);
                continue;
            }
            targets.sort_by_key(|chain| Reverse(self.strict_elsewhere(*chain, index)));
            let is_kept = |premises: &Premises| outcome(premises) == SearchOutcome::Safe;
            if let Some(fewer) = targets.iter().map(|chain| premises.without(*chain)).find(is_kept) {
                *premises = fewer;
                return;
            }
            *premises = premises.without(targets[0]);
        }
    }

    /// Tries one more thing for a chain that helps: whether there was any.
    fn try_more(&mut self, chain: usize) -> bool {
        while let Some(attempt) = ATTEMPTS.get(self.tried[chain]) {
            self.tried[chain] += 1;
            let touches = |index: &usize| self.regions[*index].border.contains(chain);
            let around: Vec<usize> = (0..self.regions.len()).filter(touches).collect();
            let is_helped = match *attempt {
                Attempt::Ask { loosely, alone } => {
                    around.iter().any(|index| self.changes(chain, *index, loosely, alone))
                }
                Attempt::Join => self.joins(chain, &around),
                Attempt::Cut { distance } => around.iter().any(|index| self.cuts(chain, *index, distance)),
            };
            if is_helped {
                return true;
            }
        }
        false
    }

    /// Changes how one region is asked, if that gives a chain more and takes from no other what it needs.
    fn changes(&mut self, chain: usize, index: usize, loosely: bool, alone: bool) -> bool {
        let region = &self.regions[index];
        let has_safe_friend = || (region.around & self.lives).iter().any(|other| self.is_safe(other, index));
        if region.is_loose && region.alone.contains(chain) || loosely && !has_safe_friend() {
            return false;
        }
        let in_need = if alone { region.alone.with(chain) } else { region.alone.without(chain) };
        if !loosely && in_need == region.alone {
            return false;
        }
        let before = self.state();
        self.regions[index].is_loose |= loosely;
        self.regions[index].alone = in_need;
        self.ask(index);
        self.keeps_or_reverts(chain, before)
    }

    fn state(&self) -> (Vec<PromiseRegion>, Vec<PromisedLiberties>) {
        (self.regions.clone(), self.worth.clone())
    }

    fn keeps_or_reverts(&mut self, chain: usize, before: (Vec<PromiseRegion>, Vec<PromisedLiberties>)) -> bool {
        let worth_before = |other: usize| before.1[other].all;
        let is_better = self.worth[chain].all > worth_before(chain);
        let takes = |other: usize| self.worth[other].all < worth_before(other).min(ENOUGH);
        let is_kept = is_better && !self.lives.iter().any(takes);
        if !is_kept {
            (self.regions, self.worth) = before;
        }
        is_kept
    }

    /// Joins the small regions of a chain.
    fn joins(&mut self, chain: usize, around: &[usize]) -> bool {
        let (mut joined, mut all) = (Vec::new(), PointSet::EMPTY);
        for index in around {
            let vacant = self.regions[*index].vacant;
            if all.len() + vacant.len() <= JOINED_MAX {
                joined.push(*index);
                all |= vacant;
            }
        }
        if joined.len() < 2 {
            return false;
        }
        let before = self.state();
        let mut region = self.board.region(all);
        region.is_loose = true;
        region.alone.insert(chain);
        for index in joined.iter().rev() {
            self.regions.remove(*index);
        }
        self.count_again();
        self.regions.push(region);
        let index = self.regions.len() - 1;
        self.ask(index);
        self.keeps_or_reverts(chain, before)
    }

    /// Adds a region to be asked, unless no chain is beside it.
    fn add(&mut self, vacant: PointSet, is_loose: bool) {
        let region = self.board.region(vacant);
        if !region.border.is_empty() {
            self.regions.push(PromiseRegion { is_loose, ..region });
        }
    }

    /// Cuts what is near a chain out of a region.
    fn cuts(&mut self, chain: usize, index: usize, distance: u8) -> bool {
        let vacant = self.regions[index].vacant;
        let mut near = self.board.chains[chain].neighbours(&vacant);
        for _ in 1..distance {
            near = near.dilate(&vacant);
        }
        if near == vacant || near.len() > JOINED_MAX {
            return false;
        }
        let before = self.state();
        let rest = vacant - near;
        self.regions.remove(index);
        self.count_again();
        let kept = self.regions.len();
        for part in std::iter::once(near).chain(rest.parts()) {
            self.add(part, part == near);
        }
        // Only what is near is beside the chain.
        self.ask(kept);
        if self.worth[chain].all > before.1[chain].all {
            (kept + 1..self.regions.len()).for_each(|region| self.ask(region));
        }
        self.keeps_or_reverts(chain, before)
    }
}

#[cfg(test)]
mod tests {
    use super::Promises;
    use crate::board::{Color, Stones};
    use crate::life::{Budget, Work};

    #[test]
    fn small_spaces_together_are_no_wide_territory() {
        // Two spaces of six points each; a region may be made of both.
        let stones = Stones::from_rows(&["...O...O", "...O...O", "OOOOOOOO"]).unwrap();
        let work = Work::unbounded(Budget::DEFAULT);
        let white = Promises::find(&stones, Color::White, true, 2_000, &work);
        let spaces = stones.surrounded().white;
        assert_eq!((spaces.len(), spaces.parts().count()), (12, 2));
        assert!(!white.is_wide(&spaces), "nobody says that none of them is invaded");
    }
}
