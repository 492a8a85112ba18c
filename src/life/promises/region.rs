use super::chain_set::ChainSet;
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::life::search::{KoRule, LocalProblem, Role, SearchOutcome};
use crate::life::work::Work;

/// The most points of a region in which stones come and go.
pub(super) const CELLS_MAX: u16 = 48;

/// When a ko is retaken in the game of a region: the hardest rule for its owner.
pub(super) const KO: KoRule = KoRule::Threats(Role::Attacker);

/// A part of the empty points beside a colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct PromiseRegion {
    pub(super) vacant: PointSet,
    /// Chains around it.
    pub(super) border: ChainSet,
    /// Chains that touch it or opponents beside it.
    pub(super) around: ChainSet,
    /// Whether chains with two strict promises elsewhere count as immortal friends here, so that a promise may be kept
    /// by joining one of them.
    pub(super) is_loose: bool,
    /// Other chains that are known to live whatever happens here, and count as such friends.
    pub(super) safe_elsewhere: ChainSet,
    /// Chains that are promised something here although they have no eye elsewhere.
    pub(super) alone: ChainSet,
    /// Who plays first here; with promises it is the opponent.
    pub(super) first: Role,
    /// What it promises.
    pub(super) promises: Promised,
    /// What the promises rest on; nothing where it is still to be asked.
    pub(super) rests_on: Option<Premises>,
}

/// Liberties that a region promises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Promised {
    /// The chains that are promised one.
    pub(super) one: ChainSet,
    /// Those that are promised two.
    pub(super) two: ChainSet,
    pub(super) is_strict: bool,
}

/// What was assumed of the chains around a region when it was asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Premises {
    /// They do not count as living.
    pub(super) given_up: ChainSet,
    /// They have two strict promises elsewhere.
    pub(super) safe: ChainSet,
    /// They have one promise elsewhere, and need one here.
    pub(super) with_eye: ChainSet,
    /// They have nothing elsewhere that counts, and need to live here.
    pub(super) alone: ChainSet,
}

/// A board, the chains of one colour on it, and what reading them may cost.
pub(super) struct ColorBoard<'w> {
    pub(super) stones: Stones,
    pub(super) color: Color,
    pub(super) chains: Vec<PointSet>,
    pub(super) work: &'w Work,
    pub(super) nodes_max: u32,
    /// The wide spaces between both players, where the game is not over.
    pub(super) open_spaces: PointSet,
}

impl ColorBoard<'_> {
    pub(super) fn region(&self, vacant: PointSet) -> PromiseRegion {
        let (own, theirs) = (self.stones.of(self.color), self.stones.of(!self.color));
        let beside = vacant.neighbours(own);
        let zone = vacant | vacant.touched_parts(theirs);
        let around = zone.neighbours(own);
        let touching = |stones: PointSet| {
            let chains = self.chains.iter().enumerate().filter(|(_, chain)| !chain.is_disjoint(&stones));
            chains.map(|(number, _)| number).collect()
        };
        let border = touching(beside);
        PromiseRegion {
            vacant,
            border,
            around: if around == beside { border } else { touching(around) },
            is_loose: false,
            safe_elsewhere: ChainSet::EMPTY,
            alone: ChainSet::EMPTY,
            first: Role::Attacker,
            promises: Promised::default(),
            rests_on: None,
        }
    }

    /// The stones of some chains.
    pub(super) fn stones_of(&self, chains: &ChainSet) -> PointSet {
        chains.iter().map(|chain| self.chains[chain]).collect()
    }

    /// The area of a region, with the stones inside it and nobody to be captured yet: chains of the opponent, and such
    /// that were given up, that have all their liberties there. What was given up and is not inside counts as the
    /// opponent's, and so does all that is cut off. Nothing where there are too many points.
    pub(super) fn area(&self, vacant: &PointSet, given_up: &ChainSet) -> Option<LocalProblem> {
        let given_up = self.stones_of(given_up);
        let inside = self.inside(vacant, &given_up);
        let area = *vacant | inside;
        let theirs = self.stones.all_points() - area - (*self.stones.of(self.color) - given_up);
        let standing = ByColor::from_fn(|color| *self.stones.of(color) & inside);
        let beside = ByColor::pair(self.color, PointSet::EMPTY, theirs);
        (area.len() <= CELLS_MAX).then_some(LocalProblem::new(area, standing, beside, PointSet::EMPTY, self.color))
    }

    /// Of several chains that do not all fit in, those of one size stay out together: it must not matter which of them
    /// comes first.
    pub(super) fn inside(&self, vacant: &PointSet, given_up: &PointSet) -> PointSet {
        let all_vacant = self.stones.vacant();
        let inside = |stones: &PointSet| enclosed(stones, vacant, &all_vacant);
        let mut inside: Vec<PointSet> = inside(self.stones.of(!self.color)).chain(inside(given_up)).collect();
        inside.sort_by_key(PointSet::len);
        let mut all = PointSet::EMPTY;
        for alike in inside.chunk_by(|one, other| one.len() == other.len()) {
            let more: PointSet = alike.iter().copied().collect();
            if vacant.len() + all.len() + more.len() > CELLS_MAX {
                break;
            }
            all |= more;
        }
        all
    }

    /// What comes of it where their owner, replying in an area alone, is to keep all targets there, whatever the
    /// opponent does.
    pub(super) fn outcome(&self, area: &LocalProblem, region: &PromiseRegion, premises: &Premises) -> SearchOutcome {
        let with_eye = self.stones_of(&premises.with_eye);
        let chains = with_eye | self.stones_of(&premises.alone);
        let mut area = LocalProblem { chains, with_eye, ko: KO, ..*area };
        if region.is_loose {
            *area.immortal.get_mut(self.color) = self.stones_of(&premises.safe);
        }
        self.outcome_in(&area, region.first)
    }

    /// The outcome in the game of an area; undecided where it has too many points.
    pub(super) fn outcome_in(&self, area: &LocalProblem, first: Role) -> SearchOutcome {
        let Some(game) = self.work.game(area) else { return SearchOutcome::Undecided };
        self.work.search(&game, first, game.nodes_of(self.nodes_max)).outcome
    }

    /// Whether only this colour is next to the whole space in which a region lies.
    pub(super) fn is_enclosed(&self, vacant: &PointSet) -> bool {
        !vacant.flood(&self.stones.vacant()).touches(self.stones.of(!self.color))
    }
}

/// The chains of some stones that have a liberty among some empty points, and no other.
pub(super) fn enclosed(
    stones: &PointSet,
    vacant: &PointSet,
    all_vacant: &PointSet,
) -> impl Iterator<Item = PointSet> + use<> {
    let (vacant, all_vacant) = (*vacant, *all_vacant);
    let has_no_other = move |chain: &PointSet| chain.neighbours(&all_vacant).is_subset(&vacant);
    vacant.touched_parts(stones).parts().filter(has_no_other)
}

impl PromiseRegion {
    /// How many liberties it promises a chain.
    pub(super) const fn worth(&self, chain: usize) -> u16 {
        if self.promises.two.contains(chain) { 2 } else { self.promises.one.contains(chain) as u16 }
    }

    /// How many liberties in the region itself are promised to a chain.
    pub(super) const fn strict(&self, chain: usize) -> u16 {
        if self.promises.is_strict { self.worth(chain) } else { 0 }
    }
}

impl Premises {
    /// The chains that need something here.
    pub(super) fn targets(&self) -> impl Iterator<Item = usize> + use<> {
        self.with_eye.iter().chain(self.alone.iter())
    }

    /// These premises for one chain alone.
    pub(super) fn only(self, chain: usize) -> Self {
        let only = ChainSet::from_iter([chain]);
        Self { with_eye: self.with_eye & only, alone: self.alone & only, ..self }
    }

    /// These premises without a chain that needs nothing here.
    pub(super) const fn without(self, chain: usize) -> Self {
        Self { with_eye: self.with_eye.without(chain), alone: self.alone.without(chain), ..self }
    }
}
