use super::region::{Ground, Premises, Promise, Region};
use crate::board::{Color, PointSet, Stones};
use crate::life::work::Work;

/// A space of so many points that one colour surrounds is taken not to be invaded, where that may be assumed.
const WIDE_MIN: u16 = 11;

/// The most points of regions that are joined.
const JOINED_MAX: u16 = 12;

/// What a chain needs.
const ENOUGH: u8 = 2;

/// The chains of a colour that live, and why.
#[derive(Clone, Debug)]
pub struct Promises {
    /// Stones of chains that cannot be captured, not even one of them, whatever the opponent does first.
    pub stones: PointSet,
}

impl Promises {
    /// What is shown of a colour, with at most so many nodes a question. `assumes_wide` takes it that a space of eleven
    /// points or more which the colour alone surrounds is not invaded; without it nothing is assumed.
    ///
    /// ```
    /// use gyega::board::{Color, Stones};
    /// use gyega::life::promises::Promises;
    /// use gyega::life::{Budget, Work};
    ///
    /// // Four points in a row promise two liberties: whichever of the two in the middle Black takes, White takes the other.
    /// let stones = Stones::from_rows(&["OO....OX", "XOOOOOOX", "XXXXXXXX", "X.X.X.XX"]).unwrap();
    /// let work = Work::unbounded(Budget::DEFAULT);
    /// let white = Promises::of(&stones, Color::White, false, 1_000, &work);
    /// assert_eq!(white.stones, *stones.of(Color::White));
    /// ```
    pub fn of(stones: &Stones, color: Color, assumes_wide: bool, nodes_max: u32, work: &Work) -> Self {
        let chains: Vec<PointSet> = stones.of(color).parts().collect();
        let ground = Ground { stones: *stones, color, chains, work, nodes_max };
        let vacant = stones.vacant();
        let mut regions: Vec<Region> = vacant.parts().map(|part| ground.region(part)).collect();
        regions.retain(|region| !region.border.is_empty());
        regions.sort_by_key(|region| region.vacant.len());
        let count = ground.chains.len();
        let mut attempt = Attempt { ground, lives: vec![true; count], regions, assumes_wide, tried: vec![0; count] };
        attempt.run();
        let living = (0..count).filter(|chain| attempt.lives[*chain]).collect::<Vec<_>>();
        Self { stones: attempt.ground.stones_of(&living) }
    }
}

struct Attempt<'w> {
    ground: Ground<'w>,
    /// Of each chain whether it counts as living.
    lives: Vec<bool>,
    regions: Vec<Region>,
    assumes_wide: bool,
    /// How much was tried for each chain.
    tried: Vec<u8>,
}

impl Attempt<'_> {
    fn run(&mut self) {
        loop {
            while let Some(stale) = (0..self.regions.len()).find(|region| self.is_stale(*region)) {
                self.ask(stale);
            }
            let chain = (0..self.lives.len()).find(|chain| self.lives[*chain] && self.worth(*chain) < ENOUGH);
            match chain {
                Some(chain) if !self.try_more(chain) => self.lives[chain] = false,
                Some(_) => {}
                None if self.takes_back_eyes() => {}
                None => return,
            }
        }
    }

    /// Asks a region again where a chain had an eye elsewhere that it has not, and tells whether there was one.
    fn takes_back_eyes(&mut self) -> bool {
        for index in 0..self.regions.len() {
            let Some(premises) = &self.regions[index].rests_on else { continue };
            if let Some(chain) = premises.with_eye.iter().find(|chain| !self.has_eye(**chain, index)).copied() {
                self.regions[index].alone.push(chain);
                self.ask(index);
                return true;
            }
        }
        false
    }

    /// Whether a chain has a liberty elsewhere whatever happens in a region: by a strict promise there, or by one that
    /// is kept by joining others, each of which has a strict promise in a third region. Without that third one the eye
    /// of one chain could be the other, and the eye of the other the first.
    fn has_eye(&self, chain: usize, here: usize) -> bool {
        self.strict_elsewhere(chain, here) > 0
            || (0..self.regions.len()).filter(|other| *other != here && self.regions[*other].worth(chain) > 0).any(
                |other| {
                    let third = |friend: &usize| {
                        let is_third = |index: &usize| *index != here && *index != other;
                        (0..self.regions.len()).filter(is_third).any(|index| self.regions[index].strict(*friend) > 0)
                    };
                    self.regions[other].rests_on.as_ref().is_some_and(|premises| premises.safe.iter().all(third))
                },
            )
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
        for chain in region.border.iter().copied().filter(|chain| self.lives[*chain]) {
            let kind = if self.strict_elsewhere(chain, index) >= ENOUGH {
                &mut premises.safe
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
            for chain in premises.with_eye.iter().chain(&premises.alone).chain(&premises.safe) {
                let liberties = self.ground.chains[*chain].neighbours(&vacant).len();
                if liberties > 1 {
                    kept.push(Promise { chain: *chain, worth: ENOUGH, is_strict: true });
                }
            }
        } else {
            self.largest_kept(index, &mut premises);
            let of = |chains: &[usize], worth: u8| {
                let promise = |chain: &usize| Promise { chain: *chain, worth, is_strict: !is_loose };
                chains.iter().map(promise).collect::<Vec<_>>()
            };
            kept.extend(of(&premises.with_eye, 1));
            kept.extend(of(&premises.alone, 2));
        }
        let region = &mut self.regions[index];
        region.promises = kept;
        region.rests_on = Some(premises);
    }

    fn is_wide(&self, vacant: &PointSet) -> bool {
        self.assumes_wide && vacant.len() >= WIDE_MIN && self.ground.is_enclosed(vacant)
    }

    /// Leaves of the targets the largest part that is kept.
    fn largest_kept(&self, index: usize, premises: &mut Premises) {
        let (vacant, is_loose) = (self.regions[index].vacant, self.regions[index].is_loose);
        loop {
            let targets: Vec<usize> = premises.with_eye.iter().chain(&premises.alone).copied().collect();
            if targets.is_empty() || self.ground.is_kept(&vacant, is_loose, premises) {
                return;
            }
            let without = |chain: usize| {
                let mut fewer = premises.clone();
                fewer.with_eye.retain(|other| *other != chain);
                fewer.alone.retain(|other| *other != chain);
                fewer
            };
            let mut targets = targets;
            targets.sort_by_key(|chain| std::cmp::Reverse(self.strict_elsewhere(*chain, index)));
            if targets.len() > 1 {
                let kept = targets
                    .iter()
                    .map(|chain| without(*chain))
                    .find(|fewer| self.ground.is_kept(&vacant, is_loose, fewer));
                if let Some(fewer) = kept {
                    *premises = fewer;
                    return;
                }
            }
            *premises = without(targets[0]);
        }
    }

    /// Tries one more thing for a chain: whether there was any.
    fn try_more(&mut self, chain: usize) -> bool {
        loop {
            let step = self.tried[chain];
            self.tried[chain] += 1;
            let around: Vec<usize> =
                (0..self.regions.len()).filter(|index| self.regions[*index].border.contains(&chain)).collect();
            match step {
                0 => {
                    if around
                        .iter()
                        .any(|index| self.changes(chain, |attempt| attempt.regions[*index].is_loose = true, *index))
                    {
                        return true;
                    }
                }
                1 => {
                    if around
                        .iter()
                        .any(|index| self.changes(chain, |attempt| attempt.regions[*index].alone.push(chain), *index))
                    {
                        return true;
                    }
                }
                2 => {
                    let both = |attempt: &mut Self, index: usize| {
                        attempt.regions[index].is_loose = true;
                        attempt.regions[index].alone.push(chain);
                    };
                    if around.iter().any(|index| self.changes(chain, |attempt| both(attempt, *index), *index)) {
                        return true;
                    }
                }
                3 => {
                    if self.joins(chain, &around) {
                        return true;
                    }
                }
                4..=6 => {
                    if around.iter().any(|index| self.cuts(chain, *index, step - 3)) {
                        return true;
                    }
                }
                _ => return false,
            }
        }
    }

    /// Changes how one region is asked, if that gives a chain more and takes from no other what it needs.
    fn changes(&mut self, chain: usize, change: impl Fn(&mut Self), index: usize) -> bool {
        if self.regions[index].is_loose && self.regions[index].alone.contains(&chain) {
            return false;
        }
        let before = self.regions.clone();
        change(self);
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
        let mut region = self.ground.region(all);
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

    /// Cuts what is near a chain out of a region.
    fn cuts(&mut self, chain: usize, index: usize, distance: u8) -> bool {
        let vacant = self.regions[index].vacant;
        let mut near = self.ground.chains[chain].neighbours(&vacant);
        for _ in 1..distance {
            near |= near.dilate(&vacant);
        }
        if near == vacant || near.len() > JOINED_MAX {
            return false;
        }
        let before = self.regions.clone();
        let rest = vacant - near;
        self.regions.remove(index);
        for part in rest.parts().chain([near]) {
            let mut region = self.ground.region(part);
            region.is_loose = part == near;
            if !region.border.is_empty() {
                self.regions.push(region);
            }
        }
        while let Some(stale) = (0..self.regions.len()).find(|region| self.regions[*region].rests_on.is_none()) {
            self.ask(stale);
        }
        self.keeps_or_reverts(chain, before)
    }
}

impl Region {
    fn worth(&self, chain: usize) -> u8 {
        self.promises.iter().find(|promise| promise.chain == chain).map_or(0, |promise| promise.worth)
    }

    fn strict(&self, chain: usize) -> u8 {
        let promise = self.promises.iter().find(|promise| promise.chain == chain && promise.is_strict);
        promise.map_or(0, |promise| promise.worth)
    }
}
