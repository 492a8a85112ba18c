use super::Evidence;
use super::reader::Reader;
use super::search::{KoRule, LocalArea, LocalGame, Outcome, Role};
use crate::board::{ByColor, Color, PointSet, Stones};

/// The fewest points of a region that count as two eyes without a search (research/algorithms.md 3.2).
pub(super) const WIDE_REGION_MIN: u16 = 11;

/// The most points of a region in which no two eyes fit: of two points both are next to each other.
const NARROW_REGION_MAX: u16 = 2;

/// A board without its dead stones, and who alone surrounds what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    pub(super) stones: Stones,
    /// Empty points that one colour alone reaches.
    pub(super) owned: ByColor<PointSet>,
    /// Empty points that both reach, or nobody.
    pub(super) neutral: PointSet,
}

impl Ground {
    pub(super) fn of(stones: Stones) -> Self {
        let reach = stones.reach();
        let owned = ByColor::from_fn(|color: Color| *reach.get(color) - *reach.get(!color));
        Self { stones, owned, neutral: stones.vacant() - owned.black - owned.white }
    }
}

/// A chain of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) stones: PointSet,
    /// Whether it holds to its block by more than one point.
    pub(super) is_firm: bool,
    /// What shows that it lives by the eyes of its block, if it does.
    pub(super) lives: Option<Evidence>,
}

/// Chains of one colour joined through the regions that they alone surround.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) color: Color,
    pub(super) members: Vec<Member>,
    pub(super) regions: Vec<PointSet>,
}

/// Eyes that a region gives to the chains around it.
struct Eyes {
    /// At least so many, if the opponent starts.
    least: u8,
    /// Whether it is known that there are no two.
    is_read: bool,
    /// Whether a rule of thumb says so and no search.
    is_static: bool,
}

impl Block {
    /// The blocks of a colour. `unconditional` are its chains that live unconditionally.
    pub(super) fn all(ground: &Ground, color: Color, unconditional: &PointSet) -> Vec<Self> {
        let (own, owned) = (*ground.stones.of(color), *ground.owned.get(color));
        let member = |stones: PointSet| {
            let lives = stones.is_subset(unconditional).then_some(Evidence::Benson);
            Member { stones, is_firm: lives.is_some(), lives }
        };
        let block = |part: PointSet| Self {
            color,
            members: (part & own).parts().map(member).collect(),
            regions: (part & owned).parts().collect(),
        };
        (own | owned).parts().map(block).collect()
    }

    /// Whether all of its chains live unconditionally.
    pub(super) fn is_known(&self) -> bool {
        self.members.iter().all(|member| member.lives.is_some())
    }

    /// How many of its regions may take searching.
    pub(super) fn questions(&self) -> usize {
        let is_asked = |region: &&PointSet| (NARROW_REGION_MAX + 1..WIDE_REGION_MIN).contains(&region.len());
        if self.is_known() { 0 } else { self.regions.iter().filter(is_asked).count() }
    }

    /// Finds the chains that live by eyes: the largest set of which each chain has two, counting what every region around
    /// which they stand is worth if the opponent starts (Benson 1976, with values of regions in place of vital regions;
    /// research/algorithms.md 3.3). Regions are taken to be independent.
    ///
    /// `joined` are chains that were found to be connected to their friends in another way.
    pub(super) fn read_eyes(&mut self, ground: &Ground, joined: &PointSet, reader: &mut Reader) {
        if self.is_known() {
            return;
        }
        let touches: Vec<Vec<bool>> = self
            .members
            .iter()
            .map(|member| self.regions.iter().map(|region| member.stones.touches(region)).collect())
            .collect();
        let owned = ground.owned.get(self.color);
        let is_joined: Vec<bool> = self.members.iter().map(|member| member.stones.is_subset(joined)).collect();
        let is_known: Vec<bool> = self.members.iter().map(|member| member.lives.is_some()).collect();
        let mut is_strong: Vec<bool> = self
            .members
            .iter()
            .enumerate()
            .map(|(index, member)| is_known[index] || is_joined[index] || member.stones.neighbours(owned).len() >= 2)
            .collect();
        for (member, is_strong) in self.members.iter_mut().zip(&is_strong) {
            member.is_firm = *is_strong;
        }
        loop {
            let mut eyes: Vec<Eyes> = (0..self.regions.len())
                .map(|region| self.least_eyes(ground, region, &touches, &is_strong, reader))
                .collect();
            let mut is_changed = false;
            let mut evidence = vec![None; self.members.len()];
            for index in 0..self.members.len() {
                if is_known[index] || !is_strong[index] {
                    continue;
                }
                evidence[index] = self.two_eyes(ground, &touches[index], (&touches, &is_strong), &mut eyes, reader);
                if evidence[index].is_none() && !is_joined[index] {
                    is_strong[index] = false;
                    is_changed = true;
                }
            }
            if is_changed {
                continue;
            }
            let has_core = is_known.contains(&true) || evidence.iter().any(Option::is_some);
            for (index, member) in self.members.iter_mut().enumerate() {
                if !is_known[index] && has_core && is_strong[index] {
                    member.lives = evidence[index].or(Some(Evidence::Searched));
                }
            }
            return;
        }
    }

    /// What shows that the regions that a chain touches hold two eyes, if they do.
    fn two_eyes(
        &self,
        ground: &Ground,
        touched: &[bool],
        around: (&[Vec<bool>], &[bool]),
        eyes: &mut [Eyes],
        reader: &mut Reader,
    ) -> Option<Evidence> {
        let mut regions: Vec<usize> = (0..eyes.len()).filter(|region| touched[*region]).collect();
        let count = |eyes: &[Eyes], regions: &[usize]| regions.iter().map(|region| eyes[*region].least).sum::<u8>();
        if count(eyes, &regions) < 2 {
            // Wide regions need no search.
            regions.sort_by_key(|region| std::cmp::Reverse(self.regions[*region].len()));
            for region in &regions {
                if !eyes[*region].is_read {
                    eyes[*region] = self.most_eyes(ground, *region, around, eyes[*region].least, reader);
                }
                if count(eyes, &regions) >= 2 {
                    break;
                }
            }
        }
        let has_two = count(eyes, &regions) >= 2;
        let is_static = regions.iter().any(|region| eyes[*region].is_static);
        has_two.then_some(if is_static { Evidence::Static } else { Evidence::Searched })
    }

    /// Whether a region is worth an eye. Surrounded by strong chains alone it is: only by capturing could its last point be
    /// filled.
    fn least_eyes(
        &self,
        ground: &Ground,
        region: usize,
        touches: &[Vec<bool>],
        is_strong: &[bool],
        reader: &mut Reader,
    ) -> Eyes {
        let weak = self.weak_around(region, touches, is_strong);
        let has_one = weak.is_empty()
            || self.regions[region].len() >= WIDE_REGION_MIN
            || self.is_safe(ground, region, &weak, 1, reader);
        Eyes { least: u8::from(has_one), is_read: false, is_static: false }
    }

    /// Whether a region is worth two eyes.
    fn most_eyes(
        &self,
        ground: &Ground,
        region: usize,
        (touches, is_strong): (&[Vec<bool>], &[bool]),
        least: u8,
        reader: &mut Reader,
    ) -> Eyes {
        let points = &self.regions[region];
        if points.len() >= WIDE_REGION_MIN {
            return Eyes { least: 2, is_read: true, is_static: true };
        }
        let weak = self.weak_around(region, touches, is_strong);
        let has_two = points.len() > NARROW_REGION_MAX && self.is_safe(ground, region, &weak, 0, reader);
        Eyes { least: if has_two { 2 } else { least }, is_read: true, is_static: false }
    }

    fn weak_around(&self, region: usize, touches: &[Vec<bool>], is_strong: &[bool]) -> PointSet {
        let is_weak = |(index, _): &(usize, &Member)| touches[*index][region] && !is_strong[*index];
        let weak = self.members.iter().enumerate().filter(is_weak);
        weak.fold(PointSet::EMPTY, |all, (_, member)| all | member.stones)
    }

    /// Whether the strong chains around a region cannot be captured there, with so many eyes elsewhere and no other liberty,
    /// even if the opponent starts; no ko is retaken at once.
    fn is_safe(&self, ground: &Ground, region: usize, weak: &PointSet, eyes: u8, reader: &mut Reader) -> bool {
        let own = *ground.stones.of(self.color);
        let area = self.regions[region] | *weak;
        let link = (own - *weak) & self.regions[region].dilate(&own);
        let local = LocalArea { link, eyes, ko: KoRule::Japanese, ..local(ground, self.color, area, PointSet::EMPTY) };
        LocalGame::of(&local).is_some_and(|game| reader.outcome(&game, Role::Attacker) == Outcome::Safe)
    }
}

/// An area with the stones in it and, beside it, opponents that never come off, friends among `immortal`.
pub(super) fn local(ground: &Ground, color: Color, area: PointSet, immortal: PointSet) -> LocalArea {
    let friends = *ground.stones.of(color);
    let theirs = ground.stones.points() - friends - *ground.owned.get(color) - area;
    let stones = ByColor::from_fn(|color| *ground.stones.of(color) & area);
    LocalArea::new(area, stones, ByColor::pair(color, immortal - area, theirs), PointSet::EMPTY, color)
}
