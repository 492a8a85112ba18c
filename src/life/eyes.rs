use super::benson::pass_alive_chains;
use super::costs::WORK_OF_WALL;
use super::cut_off::is_cut_off;
use super::ground::Ground;
use super::search::{KoRule, LocalProblem, Role, SearchOutcome};
use super::searcher::Searcher;
use super::{Connections, Evidence, Work};
use crate::board::{Color, PointSet};

/// The fewest points of a region that count as two eyes without a search.
pub(super) const WIDE_REGION_MIN: u16 = 11;

/// The most points of regions around which chains are read as separate. Around larger ones that costs too much (on
/// finished games four times the nodes of everything else), and they are assumed to hold together.
const CUT_REGION_MAX: u16 = 6;

/// The most points of a region in which no two eyes fit: of two points both are next to each other.
const NARROW_REGION_MAX: u16 = 2;

/// One of some joined chains.
#[derive(Clone, Copy, Debug)]
pub(super) struct JoinedMember {
    pub(super) stones: PointSet,
    /// Whether it holds to the others by more than one point.
    pub(super) is_strong: bool,
    /// What shows that it lives by the eyes of them all, if it does.
    pub(super) lives: Option<Evidence>,
}

/// Chains of one colour joined through the regions that they alone surround.
#[derive(Clone, Debug)]
pub(super) struct JoinedChains {
    pub(super) color: Color,
    pub(super) members: Vec<JoinedMember>,
    pub(super) regions: Vec<PointSet>,
    /// Whether the nodes were spent before it was decided which of them live.
    pub(super) is_doubtful: bool,
    /// How many eyes each region is worth at least, once they were read.
    eyes: Vec<u8>,
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

impl Eyes {
    const fn evidence(&self) -> Evidence {
        if self.is_static { Evidence::Static } else { Evidence::Searched }
    }
}

impl JoinedChains {
    /// The joined chains of a board with their eyes.
    pub(super) fn read_all(ground: &Ground, connections: &Connections, work: &Work) -> Vec<Self> {
        let (owed, at_first) = (ground.filled, &connections.pass_alive);
        let once_filled = if owed.is_empty() { *at_first } else { pass_alive_chains(&ground.stones) };
        let joined_of = |color| Self::all(ground, color, once_filled.get(color));
        let mut all_joined: Vec<Self> = Color::BOTH.into_iter().flat_map(joined_of).collect();
        // What lives only with a protective move filled does not live whatever its owner does.
        for joined in &mut all_joined {
            let lives = at_first.get(joined.color);
            joined.lower(Evidence::Searched, |stones| !(*stones - owed).is_subset(lives));
        }
        // Each region has its share and no more: what one of them costs must not depend on which comes first.
        let questions = all_joined.iter().map(Self::questions).sum();
        let mut searcher = Searcher::sharing(work.budget().of_eyes(), questions, work);
        for joined in &mut all_joined {
            joined.read_eyes(ground, &connections.safe, &mut searcher);
        }
        all_joined
    }

    /// The joined chains of a colour. `pass_alive` are its chains that live unconditionally.
    pub(super) fn all(ground: &Ground, color: Color, pass_alive: &PointSet) -> Vec<Self> {
        let (own, owned) = (*ground.stones.of(color), *ground.owned.get(color));
        let member = |stones: PointSet| {
            let lives = stones.is_subset(pass_alive).then_some(Evidence::Benson);
            JoinedMember { stones, is_strong: lives.is_some(), lives }
        };
        let joined = |part: PointSet| Self {
            color,
            members: (part & own).parts().map(member).collect(),
            regions: (part & owned).parts().collect(),
            is_doubtful: false,
            eyes: Vec::new(),
        };
        (own | owned).parts().map(joined).collect()
    }

    /// The stones of some of its chains.
    pub(super) fn stones_of(&self, wanted: impl Fn(&JoinedMember) -> bool) -> PointSet {
        let wanted = self.members.iter().filter(|member| wanted(member));
        wanted.map(|member| member.stones).collect()
    }

    /// Replaces the evidence of those living chains that `of` selects, as their life rests on less.
    pub(super) fn lower(&mut self, evidence: Evidence, of: impl Fn(&PointSet) -> bool) {
        for member in self.members.iter_mut().filter(|member| member.lives.is_some() && of(&member.stones)) {
            member.lives = Some(evidence);
        }
    }

    /// Whether all of its chains live unconditionally.
    fn is_known(&self) -> bool {
        self.members.iter().all(|member| member.lives.is_some())
    }

    /// How many of its regions may take searching.
    fn questions(&self) -> usize {
        let needs_search = |region: &&PointSet| (NARROW_REGION_MAX + 1..WIDE_REGION_MIN).contains(&region.len());
        if self.is_known() { 0 } else { self.regions.iter().filter(needs_search).count() }
    }

    /// Finds the chains that live by eyes: the largest set of which each chain has two, counting what every region
    /// around which they stand is worth if the opponent starts (Benson 1976, with values of regions in place of
    /// vital regions). Regions are assumed to be independent.
    ///
    /// `joined` are chains that are connected to their friends in another way.
    fn read_eyes(&mut self, ground: &Ground, joined: &PointSet, searcher: &mut Searcher<'_>) {
        if !self.is_known() {
            let ((), is_doubtful) = searcher.with_doubt(|searcher| self.read_members(ground, joined, searcher));
            self.is_doubtful = is_doubtful && !self.is_known();
        }
    }

    fn read_members(&mut self, ground: &Ground, joined: &PointSet, searcher: &mut Searcher<'_>) {
        let (color, owned) = (self.color, ground.owned.get(self.color));
        let is_secure = |member: &JoinedMember| member.lives.is_some() || member.stones.is_subset(joined);
        for member in &mut self.members {
            let stones = &member.stones;
            member.is_strong = is_secure(member)
                || stones.neighbours(owned).len() >= 2
                    && (stones.touches(&ground.neutral) || !is_cut_off(ground, color, stones, searcher));
        }
        let touches = |member: &JoinedMember| self.regions.iter().map(|region| member.stones.touches(region)).collect();
        let walls = Walls {
            touches: self.members.iter().map(touches).collect(),
            is_strong: self.members.iter().map(|member| member.is_strong).collect(),
            hangs_on_eyes: self.members.iter().map(|member| !is_secure(member)).collect(),
        };
        let (eyes, lives) = EyeReader { joined: self, ground, walls, searcher }.read();
        self.eyes = eyes;
        for (member, lives) in self.members.iter_mut().zip(lives) {
            member.lives = lives;
        }
    }

    /// The problems in which a chain that does not live by the eyes of all is attacked together with one
    /// that does, and that needs an eye of the regions beside it. A wide region has room for both. `may_come_off` are
    /// opponents that are not known to stay.
    pub(super) fn together_with(
        &self,
        ground: &Ground,
        stones: &PointSet,
        around: PointSet,
        may_come_off: &PointSet,
    ) -> Vec<LocalProblem> {
        let is_beside = |region: &PointSet| region.touches(stones);
        if self.regions.iter().any(|region| is_beside(region) && region.len() >= WIDE_REGION_MIN) {
            return Vec::new();
        }
        let space: PointSet = self.regions.iter().filter(|region| is_beside(region)).copied().collect();
        let elsewhere = |member: &JoinedMember| -> u8 {
            let regions = self.regions.iter().zip(&self.eyes);
            let touched = regions.filter(|(region, _)| !is_beside(region) && region.touches(&member.stones));
            touched.map(|(_, eyes)| eyes).sum()
        };
        let own = *ground.stones.of(self.color);
        let may_fall = |member: &JoinedMember| member.lives.is_none() && member.stones.touches(&(space | around));
        let fallible = *stones | self.stones_of(may_fall);
        let game = |member: &JoinedMember, eyes: u8| {
            let link = member.stones;
            let all = space | around | fallible | link;
            let theirs = all.touched_parts(may_come_off);
            let local = ground.local_problem(self.color, (all | theirs) - link, own - link - fallible);
            LocalProblem { link, target: *stones, eyes, ko: KoRule::Japanese, ..local }
        };
        let has_searched_eyes =
            |member: &&JoinedMember| member.lives.is_some_and(|evidence| evidence != Evidence::Benson);
        let beside = self.members.iter().filter(has_searched_eyes).filter(|member| member.stones.touches(&space));
        let needs_it = beside.map(|member| (member, elsewhere(member))).filter(|(_, eyes)| *eyes < 2);
        needs_it.map(|(member, eyes)| game(member, eyes)).collect()
    }
}

/// Finds which of some joined chains live by their eyes.
struct EyeReader<'a, 'w> {
    joined: &'a JoinedChains,
    ground: &'a Ground,
    walls: Walls,
    searcher: &'a mut Searcher<'w>,
}

impl EyeReader<'_, '_> {
    /// How many eyes each region is worth at least, and what shows of each chain that it lives, if it does.
    fn read(mut self) -> (Vec<u8>, Vec<Option<Evidence>>) {
        let (members, regions) = (&self.joined.members, self.joined.regions.len());
        loop {
            self.searcher.work().pay(WORK_OF_WALL * (members.len() * regions) as u64);
            let mut eyes: Vec<Eyes> = (0..regions).map(|region| self.least_eyes(region)).collect();
            let mut lives: Vec<Option<Evidence>> = members.iter().map(|member| member.lives).collect();
            for (index, lives) in lives.iter_mut().enumerate() {
                if self.walls.is_strong[index] && lives.is_none() {
                    *lives = self.two_eyes(index, &mut eyes);
                }
            }
            let Walls { is_strong, hangs_on_eyes, .. } = &mut self.walls;
            let is_dropped = |index: &usize| is_strong[*index] && hangs_on_eyes[*index] && lives[*index].is_none();
            let dropped: Vec<usize> = (0..members.len()).filter(is_dropped).collect();
            if dropped.is_empty() {
                // What stays with one that lives does too.
                if lives.iter().any(Option::is_some) {
                    for (lives, _) in lives.iter_mut().zip(is_strong).filter(|(_, is_strong)| **is_strong) {
                        lives.get_or_insert(Evidence::Searched);
                    }
                }
                return (eyes.iter().map(|eyes| eyes.least).collect(), lives);
            }
            for index in dropped {
                is_strong[index] = false;
            }
        }
    }

    /// What shows that the regions that a chain touches hold two eyes, if they do.
    fn two_eyes(&mut self, member: usize, eyes: &mut [Eyes]) -> Option<Evidence> {
        let regions: Vec<usize> = (0..eyes.len()).filter(|region| self.walls.touches[member][*region]).collect();
        if let [region] = regions[..]
            && self.walls.hangs_on_eyes[member]
        {
            let eyes = self.most_eyes(region, 0, Some(member));
            return (eyes.least == 2).then_some(eyes.evidence());
        }
        let count = |eyes: &[Eyes]| regions.iter().map(|region| eyes[*region].least).sum::<u8>();
        if count(eyes) < 2 {
            // Wide regions need no search. Of those of one size all are read, however the board is turned.
            let size = |region: &usize| self.joined.regions[*region].len();
            let mut by_size = regions.clone();
            by_size.sort_by_key(|region| std::cmp::Reverse(size(region)));
            for alike in by_size.chunk_by(|one, other| size(one) == size(other)) {
                for region in alike {
                    if !eyes[*region].is_read {
                        eyes[*region] = self.most_eyes(*region, eyes[*region].least, None);
                    }
                }
                if count(eyes) >= 2 {
                    break;
                }
            }
        }
        let is_static = regions.iter().any(|region| eyes[*region].is_static);
        let has_two = count(eyes) >= 2 || self.has_two_together(member, &regions, eyes);
        has_two.then_some(if is_static { Evidence::Static } else { Evidence::Searched })
    }

    /// Whether the regions that a chain touches hold two eyes if those that weak chains join are read as one. No region
    /// comes before another, so that it does not matter how the board is turned.
    fn has_two_together(&mut self, member: usize, touched: &[usize], eyes: &[Eyes]) -> bool {
        let (mut left, mut count, mut with_one) = (touched.to_vec(), 0, Vec::new());
        while let Some(region) = left.first().copied() {
            let joined = self.walls.joined_by_weak(region);
            let (here, elsewhere): (Vec<usize>, Vec<usize>) = left.iter().partition(|region| joined.contains(region));
            left = elsewhere;
            let apart = here.iter().map(|region| eyes[*region].least).sum::<u8>();
            // Where another strong chain stands at a region that this one does not touch, their eyes need not be the
            // same.
            let is_ours = |region: &usize| touched.contains(region) || !self.walls.has_strong(*region);
            let is_one = joined.len() > 1 && joined.iter().all(is_ours);
            let space = is_one.then(|| self.space(&joined, Some(member)));
            let space = space.filter(|space| self.is_safe(space, 1));
            count += apart.max(u8::from(space.is_some()));
            with_one.extend(space);
        }
        if count < 2 {
            with_one.retain(|space| self.is_safe(space, 0));
        }
        count >= 2 || !with_one.is_empty()
    }

    /// Whether a region is worth an eye. Surrounded by strong chains alone it is: only by capturing could its last
    /// point be filled.
    fn least_eyes(&mut self, region: usize) -> Eyes {
        let space = self.space(&[region], None);
        let has_one = space.weak.is_empty() || space.points.len() >= WIDE_REGION_MIN || self.is_safe(&space, 1);
        Eyes { least: u8::from(has_one), is_read: false, is_static: false }
    }

    /// Whether a region that is worth so many eyes at least is worth two, for one chain if that is the only one they
    /// keep.
    fn most_eyes(&mut self, region: usize, least: u8, counted: Option<usize>) -> Eyes {
        let space = self.space(&[region], counted);
        if space.points.len() >= WIDE_REGION_MIN {
            return Eyes { least: 2, is_read: true, is_static: true };
        }
        let has_two = space.points.len() > NARROW_REGION_MAX && self.is_safe(&space, 0);
        let is_static = has_two && !space.assumed.is_empty();
        Eyes { least: if has_two { 2 } else { least }, is_read: true, is_static }
    }

    /// Some regions, with the chains around them that may come off: the weak ones and, where they are small, those that
    /// touch no other region, except the chain whose eyes are counted.
    fn space(&self, regions: &[usize], counted: Option<usize>) -> Space {
        let points: PointSet = regions.iter().map(|region| self.joined.regions[*region]).collect();
        let mut space = Space { points, weak: PointSet::EMPTY, enclosed: PointSet::EMPTY, assumed: PointSet::EMPTY };
        for (index, member) in self.joined.members.iter().enumerate() {
            if !regions.iter().any(|region| self.walls.touches[index][*region]) {
                continue;
            }
            if !self.walls.is_strong[index] {
                space.weak |= member.stones;
            } else if counted != Some(index) && self.walls.is_enclosed(index, regions) {
                let of_size = if points.len() <= CUT_REGION_MAX { &mut space.enclosed } else { &mut space.assumed };
                *of_size |= member.stones;
            }
        }
        space
    }

    /// Whether the strong chains around a space cannot be captured there, with so many eyes elsewhere and no other
    /// liberty, even if the opponent starts, nor one that touches no other region; no ko is retaken at once.
    fn is_safe(&mut self, space: &Space, eyes: u8) -> bool {
        let (ground, color) = (self.ground, self.joined.color);
        let own = *ground.stones.of(color);
        let mut is_kept = |may_come_off: PointSet, target: PointSet| {
            let link = (own - may_come_off) & space.points.dilate(&own);
            let area = space.points | may_come_off;
            let local = ground.local_problem(color, area, PointSet::EMPTY);
            let local = LocalProblem { link, target, eyes, ko: KoRule::Japanese, ..local };
            self.searcher.outcome_in(&local, Role::Attacker) == SearchOutcome::Safe
        };
        is_kept(space.weak, PointSet::EMPTY)
            && (space.enclosed.is_empty() || is_kept(space.weak | space.enclosed, space.enclosed))
    }
}

/// Which of some joined chains stand around which of their regions, and which are strong: they do not come off
/// before an eye of theirs is gone.
struct Walls {
    /// For each chain whether it touches each region.
    touches: Vec<Vec<bool>>,
    is_strong: Vec<bool>,
    /// For each chain whether nothing but these eyes keeps it.
    hangs_on_eyes: Vec<bool>,
}

impl Walls {
    /// Whether a chain has no hold but some regions.
    fn is_enclosed(&self, member: usize, regions: &[usize]) -> bool {
        let touched = self.touches[member].iter().enumerate().filter(|(_, touches)| **touches);
        self.hangs_on_eyes[member] && touched.map(|(region, _)| region).all(|region| regions.contains(&region))
    }

    /// The weak chains around a region.
    fn weak(&self, region: usize) -> impl Iterator<Item = usize> {
        (0..self.touches.len()).filter(move |member| self.touches[*member][region] && !self.is_strong[*member])
    }

    fn has_strong(&self, region: usize) -> bool {
        self.touches.iter().zip(&self.is_strong).any(|(touches, is_strong)| *is_strong && touches[region])
    }

    /// The regions that weak chains join to one, itself among them.
    fn joined_by_weak(&self, region: usize) -> Vec<usize> {
        let mut joined = vec![region];
        let mut at = 0;
        while at < joined.len() {
            for member in self.weak(joined[at]) {
                let touched = (0..self.touches[member].len()).filter(|region| self.touches[member][*region]);
                let new: Vec<usize> = touched.filter(|region| !joined.contains(region)).collect();
                joined.extend(new);
            }
            at += 1;
        }
        joined
    }
}

/// Regions that are read as one.
struct Space {
    points: PointSet,
    /// The weak chains around them.
    weak: PointSet,
    /// Strong chains that touch no other region: cut apart, they may be lost.
    enclosed: PointSet,
    /// Such strong chains around wide regions: these are assumed to hold together.
    assumed: PointSet,
}
