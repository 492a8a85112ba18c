use crate::board::{ByColor, Color, PointSet, Stones};
use crate::life::search::{KoRule, LocalArea, Outcome, Role};
use crate::life::work::Work;

/// The most points of a region in which stones come and go.
const CELLS_MAX: u16 = 48;

/// A part of the empty points beside a colour.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) vacant: PointSet,
    /// Chains around it, by their numbers.
    pub(super) border: Vec<usize>,
    /// Chains that touch it or opponents beside it.
    pub(super) around: Vec<usize>,
    /// Whether chains with two strict promises elsewhere count as immortal friends here, so that a promise may be kept
    /// by joining one of them.
    pub(super) is_loose: bool,
    /// Chains that are promised something here although they have no eye elsewhere.
    pub(super) alone: Vec<usize>,
    /// What it promises.
    pub(super) promises: Vec<Promise>,
    /// What the promises rest on; nothing where it is still to be asked.
    pub(super) rests_on: Option<Premises>,
}

/// Liberties that a region promises a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Promise {
    pub(super) chain: usize,
    /// One, or two.
    pub(super) worth: u8,
    pub(super) is_strict: bool,
}

/// What was assumed of the chains around a region when it was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Premises {
    /// They do not count as living.
    pub(super) given_up: Vec<usize>,
    /// They have two strict promises elsewhere.
    pub(super) safe: Vec<usize>,
    /// They have one promise elsewhere.
    pub(super) with_eye: Vec<usize>,
    /// They need nothing.
    pub(super) alone: Vec<usize>,
}

/// One board, one colour.
pub(super) struct Ground<'w> {
    pub(super) stones: Stones,
    pub(super) color: Color,
    pub(super) chains: Vec<PointSet>,
    pub(super) work: &'w Work,
    pub(super) nodes_max: u32,
}

impl Ground<'_> {
    pub(super) fn region(&self, vacant: PointSet) -> Region {
        let theirs = self.stones.of(!self.color);
        let zone = vacant | vacant.dilate(theirs).flood(theirs);
        let touching =
            |points: PointSet| (0..self.chains.len()).filter(|chain| self.chains[*chain].touches(&points)).collect();
        Region {
            vacant,
            border: touching(vacant),
            around: touching(zone),
            is_loose: false,
            alone: Vec::new(),
            promises: Vec::new(),
            rests_on: None,
        }
    }

    /// The stones of chains by their numbers.
    pub(super) fn stones_of<'a>(&self, chains: impl IntoIterator<Item = &'a usize>) -> PointSet {
        chains.into_iter().map(|chain| self.chains[*chain]).collect()
    }

    /// Stones that stand inside a region: chains of the opponent, and such that were given up, that have all their
    /// liberties there.
    fn inside(&self, vacant: &PointSet, given_up: &PointSet) -> PointSet {
        let theirs = vacant.dilate(self.stones.of(!self.color)).flood(self.stones.of(!self.color));
        let all_vacant = self.stones.vacant();
        let is_inside = |chain: &PointSet| chain.neighbours(&all_vacant).is_subset(vacant);
        let mut inside: Vec<PointSet> = theirs
            .parts()
            .chain((*given_up & vacant.dilate(given_up).flood(given_up)).parts())
            .filter(is_inside)
            .collect();
        inside.sort_by_key(PointSet::len);
        let mut all = PointSet::EMPTY;
        let mut from = 0;
        while from < inside.len() {
            let size = inside[from].len();
            let alike: Vec<_> = inside[from..].iter().take_while(|chain| chain.len() == size).collect();
            if vacant.len() + all.len() + alike.len() as u16 * size > CELLS_MAX {
                break;
            }
            from += alike.len();
            all = alike.into_iter().fold(all, |all, chain| all | *chain);
        }
        all
    }

    /// Whether its owner, replying in a region alone, keeps all targets there, whatever the opponent does.
    pub(super) fn is_kept(&self, vacant: &PointSet, is_loose: bool, premises: &Premises) -> bool {
        let given_up = self.stones_of(&premises.given_up);
        let targets = self.stones_of(premises.with_eye.iter().chain(&premises.alone));
        let inside = self.inside(vacant, &given_up);
        let area = *vacant | inside;
        if area.len() > CELLS_MAX {
            return false;
        }
        let own = *self.stones.of(self.color);
        let friends = if is_loose { self.stones_of(&premises.safe) } else { PointSet::EMPTY };
        // What was given up and is not inside counts as the opponent's, and so does all that is cut off.
        let theirs = self.stones.points() - area - (own - given_up);
        let mut area = LocalArea::new(
            area,
            ByColor::from_fn(|color| *self.stones.of(color) & inside),
            ByColor::pair(self.color, friends, theirs),
            PointSet::EMPTY,
            self.color,
        );
        area.chains = targets;
        area.with_eye = self.stones_of(&premises.with_eye);
        area.ko = KoRule::Threats(Role::Attacker);
        let Some(game) = self.work.game(&area) else { return false };
        self.work.search(&game, Role::Attacker, self.nodes_max).outcome == Outcome::Safe
    }

    /// Whether only this colour is next to a region.
    pub(super) fn is_enclosed(&self, vacant: &PointSet) -> bool {
        !vacant.touches(self.stones.of(!self.color))
    }
}
