use std::cmp::Reverse;
use std::rc::Rc;

use super::region::{ColorBoard, Premises, Promise, Region, Terms};
use crate::board::PointSet;
use crate::life::eyes::WIDE_REGION_MIN;

/// The most points of regions that are joined.
const JOINED_MAX: u16 = 12;

/// What a chain needs.
const ENOUGH: u8 = 2;

/// How much there is to try for a chain.
const STEPS: u8 = 7;

/// How often something is asked or tried, for each chain and region there is; real boards take a few times.
const STEPS_MAX: usize = 64;

/// The regions of a board as they are cut now, what they promise, and which chains live by that.
#[derive(Clone)]
pub(super) struct Attempt<'w> {
    board: Rc<ColorBoard<'w>>,
    /// Of each chain whether it counts as living.
    lives: Vec<bool>,
    regions: Vec<Region>,
    assumes_wide: bool,
    /// How much was tried for each chain.
    tried: Vec<u8>,
}

impl<'w> Attempt<'w> {
    /// What is shown of a board in the end.
    pub(super) fn on(board: ColorBoard<'w>, assumes_wide: bool) -> Self {
        let board = Rc::new(board);
        let mut regions: Vec<Region> = board.stones.vacant().parts().map(|part| board.region(part)).collect();
        regions.retain(|region| !region.border.is_empty());
        regions.sort_by_key(|region| region.vacant.len());
        let count = board.chains.len();
        let mut attempt = Self { board, lives: vec![true; count], regions, assumes_wide, tried: vec![0; count] };
        attempt.run();
        while attempt.revives() {}
        attempt
    }

    /// The same where their owner is thrifty.
    pub(super) fn thrifty(&self) -> Self {
        let reach = self.board.stones.reach();
        let color = self.board.color;
        let own = (*reach.get(color) - *reach.get(!color)) & self.board.stones.vacant();
        let mut thrifty = self.clone();
        thrifty.board = Rc::new(self.board.with_own(own));
        let mixed = thrifty.regions.iter_mut().filter(|region| !region.vacant.is_disjoint(&own));
        for region in mixed.filter(|region| !region.vacant.is_subset(&own)) {
            (region.promises, region.rests_on) = (Vec::new(), None);
        }
        thrifty.tried.fill(0);
        thrifty.run();
        while thrifty.revives() {}
        thrifty
    }

    /// The stones of the chains that live.
    pub(super) fn living(&self) -> PointSet {
        let living: Vec<usize> = (0..self.lives.len()).filter(|chain| self.lives[*chain]).collect();
        self.board.stones_of(&living)
    }

    /// What is left of it where no wide region is assumed to stay as it is.
    pub(super) fn without_assumption(&self) -> Self {
        self.with_only(|region| !self.is_wide(&region.vacant))
    }

    /// What is left of it whatever is played on some points.
    pub(super) fn outside(&self, points: &PointSet) -> Self {
        self.with_only(|region| region.vacant.is_disjoint(points))
    }

    /// What is left of it without some of its regions, and nothing else in their place: all that rests on them goes.
    fn with_only(&self, is_kept: impl Fn(&Region) -> bool) -> Self {
        let mut left = self.clone();
        left.regions.retain(is_kept);
        loop {
            let falls = |region: &usize| left.is_stale(*region) || left.chain_without_eye(*region).is_some();
            let falling = (0..left.regions.len()).find(falls);
            if let Some(region) = falling {
                left.regions.remove(region);
            } else if let Some(chain) = left.in_need() {
                left.lives[chain] = false;
            } else {
                return left;
            }
        }
    }

    /// What is shown where some points are one region, which is played on some terms, and some chains that were given
    /// up are to live by it; nothing where others fall by that.
    pub(super) fn with_region(&self, vacant: &PointSet, chains: &PointSet, terms: Terms) -> Option<Self> {
        let mut with = self.clone();
        with.regions.clear();
        for region in &self.regions {
            if region.vacant.is_disjoint(vacant) {
                with.regions.push(region.clone());
                continue;
            }
            for part in (region.vacant - *vacant).parts() {
                with.add(part, region.is_loose);
            }
        }
        let wanted: Vec<usize> =
            (0..self.lives.len()).filter(|chain| self.board.chains[*chain].is_subset(chains)).collect();
        let region = self.board.region(*vacant);
        let here = with.regions.len();
        let mut alone = region.border.clone();
        // What has no eye elsewhere must live by this region too.
        alone
            .retain(|chain| wanted.contains(chain) || self.lives[*chain] && with.strict_elsewhere(*chain, here) == 0);
        with.regions.push(Region { is_loose: true, alone, terms, ..region });
        for chain in wanted {
            with.lives[chain] = true;
        }
        with.tried.fill(STEPS);
        with.run();
        self.living().is_subset(&with.living()).then_some(with)
    }

    /// Where it comes to no end, or the work is spent, nothing is shown.
    fn run(&mut self) {
        for _ in 0..STEPS_MAX * (self.lives.len() + self.regions.len()) {
            let regions = 0..self.regions.len();
            if self.board.work.is_spent() {
                break;
            } else if let Some(region) = regions.clone().find(|region| self.is_stale(*region)) {
                self.ask(region);
            } else if let Some(chain) = self.in_need() {
                self.lives[chain] = self.try_more(chain);
            } else if let Some((region, chain)) =
                regions.clone().find_map(|region| Some((region, self.chain_without_eye(region)?)))
            {
                // It had an eye elsewhere when the region was asked.
                self.regions[region].alone.push(chain);
                self.ask(region);
            } else {
                return;
            }
        }
        self.lives.fill(false);
    }

    /// Looks again at the chains that were given up before others were shown: whether one more lives.
    fn revives(&mut self) -> bool {
        let given_up: Vec<usize> = (0..self.lives.len()).filter(|chain| !self.lives[*chain]).collect();
        for chain in given_up {
            let mut again = self.clone();
            again.lives[chain] = true;
            again.tried.fill(0);
            again.run();
            let is_kept = |other: usize| again.lives[other] || !self.lives[other];
            if again.lives[chain] && (0..self.lives.len()).all(is_kept) {
                *self = again;
                return true;
            }
        }
        false
    }

    /// A chain that counts as living and is not promised enough.
    fn in_need(&self) -> Option<usize> {
        (0..self.lives.len()).find(|chain| self.lives[*chain] && self.worth(*chain) < ENOUGH)
    }

    /// A chain that was said to have an eye elsewhere when a region was asked, and has none.
    fn chain_without_eye(&self, index: usize) -> Option<usize> {
        let premises = self.regions[index].rests_on.as_ref()?;
        premises.with_eye.iter().copied().find(|chain| !self.has_eye(*chain, index))
    }

    /// Whether a chain has a liberty elsewhere whatever happens in a region: by a strict promise there, or by one that
    /// is kept by joining others, each of which has a strict promise in a third region. Without that third one the eye
    /// of one chain could be the other, and the eye of the other the first.
    fn has_eye(&self, chain: usize, here: usize) -> bool {
        let is_joined_at = |other: usize| {
            let third = (0..self.regions.len()).filter(|index| *index != here && *index != other);
            let has_third = |friend: &usize| third.clone().any(|index| self.regions[index].strict(*friend) > 0);
            let premises = self.regions[other].rests_on.as_ref().filter(|_| self.regions[other].worth(chain) > 0);
            premises.is_some_and(|premises| premises.safe.iter().all(has_third))
        };
        self.strict_elsewhere(chain, here) > 0
            || (0..self.regions.len()).any(|other| other != here && is_joined_at(other))
    }

    /// What all regions promise a chain.
    fn worth(&self, chain: usize) -> u8 {
        self.regions.iter().map(|region| region.worth(chain)).sum()
    }

    /// What other regions promise it strictly.
    fn strict_elsewhere(&self, chain: usize, here: usize) -> u8 {
        let others = self.regions.iter().enumerate().filter(|(index, _)| *index != here);
        others.map(|(_, region)| region.strict(chain)).sum()
    }

    fn is_stale(&self, index: usize) -> bool {
        let Some(premises) = &self.regions[index].rests_on else { return true };
        self.given_up(index) != premises.given_up
            || premises.safe.iter().any(|chain| self.strict_elsewhere(*chain, index) < ENOUGH)
    }

    fn given_up(&self, index: usize) -> Vec<usize> {
        self.regions[index].around.iter().copied().filter(|chain| !self.lives[*chain]).collect()
    }

    fn premises(&self, index: usize) -> Premises {
        let region = &self.regions[index];
        let mut premises = Premises { given_up: self.given_up(index), ..Premises::default() };
        for chain in region.around.iter().copied().filter(|chain| self.lives[*chain]) {
            let kind = if self.strict_elsewhere(chain, index) >= ENOUGH {
                &mut premises.safe
            } else if !region.border.contains(&chain) {
                continue;
            } else if region.alone.contains(&chain) {
                &mut premises.alone
            } else {
                &mut premises.with_eye
            };
            kind.push(chain);
        }
        premises
    }

    fn ask(&mut self, index: usize) {
        let mut premises = self.premises(index);
        let region = &self.regions[index];
        let vacant = region.vacant;
        let is_loose = region.is_loose;
        let mut kept = Vec::new();
        if self.is_wide(&vacant) {
            for chain in premises.targets().chain(premises.safe.iter().copied()) {
                let liberties = self.board.chains[chain].neighbours(&vacant).len();
                if liberties > 0 {
                    kept.push(Promise { chain, worth: liberties.min(2) as u8, is_strict: true });
                }
            }
        } else {
            self.largest_kept(index, &mut premises);
            let of = |chains: &[usize], worth: u8| {
                let promise = |chain: &usize| Promise { chain: *chain, worth, is_strict: !is_loose };
                chains.iter().map(promise).collect::<Vec<_>>()
            };
            kept.extend(of(&premises.with_eye, 1));
            kept.extend(of(&premises.alone, ENOUGH));
        }
        let region = &mut self.regions[index];
        region.promises = kept;
        region.rests_on = Some(premises);
    }

    fn is_wide(&self, vacant: &PointSet) -> bool {
        self.assumes_wide && vacant.len() >= WIDE_REGION_MIN && self.board.is_enclosed(vacant)
    }

    /// Leaves of the targets the largest part that is kept.
    fn largest_kept(&self, index: usize, premises: &mut Premises) {
        let region = &self.regions[index];
        let Some(area) = self.board.area(&region.vacant, &premises.given_up) else {
            (premises.with_eye, premises.alone) = (Vec::new(), Vec::new());
            return;
        };
        let is_kept = |premises: &Premises| self.board.is_kept(&area, region, premises);
        loop {
            let mut targets: Vec<usize> = premises.targets().collect();
            if targets.is_empty() || is_kept(premises) {
                return;
            }
            targets.sort_by_key(|chain| Reverse(self.strict_elsewhere(*chain, index)));
            let fewer =
                targets.iter().filter(|_| targets.len() > 1).map(|chain| premises.without(*chain)).find(is_kept);
            if let Some(fewer) = fewer {
                *premises = fewer;
                return;
            }
            *premises = premises.without(targets[0]);
        }
    }

    /// Tries one more thing for a chain that helps: whether there was any.
    fn try_more(&mut self, chain: usize) -> bool {
        loop {
            let step = self.tried[chain];
            self.tried[chain] += 1;
            let touches = |index: &usize| self.regions[*index].border.contains(&chain);
            let around: Vec<usize> = (0..self.regions.len()).filter(touches).collect();
            let any = |helps: &mut dyn FnMut(usize) -> bool| around.iter().any(|index| helps(*index));
            let is_helped = match step {
                0 => any(&mut |index| self.changes(chain, index, (true, false))),
                1 => any(&mut |index| self.changes(chain, index, (false, true))),
                2 => any(&mut |index| self.changes(chain, index, (true, true))),
                3 => self.joins(chain, &around),
                4..STEPS => any(&mut |index| self.cuts(chain, index, step - 3)),
                _ => return false,
            };
            if is_helped {
                return true;
            }
        }
    }

    /// Changes how one region is asked, if that gives a chain more and takes from no other what it needs.
    fn changes(&mut self, chain: usize, index: usize, (loosely, alone): (bool, bool)) -> bool {
        if self.regions[index].is_loose && self.regions[index].alone.contains(&chain) {
            return false;
        }
        let before = self.regions.clone();
        self.regions[index].is_loose |= loosely;
        self.regions[index].alone.extend(alone.then_some(chain));
        self.ask(index);
        self.keeps_or_reverts(chain, before)
    }

    fn keeps_or_reverts(&mut self, chain: usize, before: Vec<Region>) -> bool {
        let worth_before = |other: usize| before.iter().map(|region| region.worth(other)).sum::<u8>();
        let is_better = self.worth(chain) > worth_before(chain);
        let takes = |other: usize| self.lives[other] && self.worth(other) < worth_before(other).min(ENOUGH);
        let is_kept = is_better && !(0..self.lives.len()).any(takes);
        if !is_kept {
            self.regions = before;
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
        let before = self.regions.clone();
        let mut region = self.board.region(all);
        region.is_loose = true;
        region.alone.push(chain);
        for index in joined.iter().rev() {
            self.regions.remove(*index);
        }
        self.regions.push(region);
        let index = self.regions.len() - 1;
        self.ask(index);
        self.keeps_or_reverts(chain, before)
    }

    /// Adds a region to be asked, unless no chain is beside it.
    fn add(&mut self, vacant: PointSet, is_loose: bool) {
        let region = self.board.region(vacant);
        if !region.border.is_empty() {
            self.regions.push(Region { is_loose, ..region });
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
        let before = self.regions.clone();
        let rest = vacant - near;
        self.regions.remove(index);
        for part in rest.parts().chain([near]) {
            self.add(part, part == near);
        }
        while let Some(stale) = (0..self.regions.len()).find(|region| self.regions[*region].rests_on.is_none()) {
            self.ask(stale);
        }
        self.keeps_or_reverts(chain, before)
    }
}

impl Region {
    fn promise_to(&self, chain: usize) -> Option<&Promise> {
        self.promises.iter().find(|promise| promise.chain == chain)
    }

    fn worth(&self, chain: usize) -> u8 {
        self.promise_to(chain).map_or(0, |promise| promise.worth)
    }

    fn strict(&self, chain: usize) -> u8 {
        self.promise_to(chain).filter(|promise| promise.is_strict).map_or(0, |promise| promise.worth)
    }
}
