use super::fates::{Component, ReadBoard, unpromised};
use super::{ChainFate, Fate, FateReader, PlayTerms, Promises};
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::life::connections::unconditional;
use crate::life::kos::entangled_kos;
use crate::life::search::{KoRule, Role};

/// The most points that are looked for on a board.
const FILLED_MAX: u16 = 6;

/// What a colour owes.
#[derive(Default)]
pub(super) struct Owed {
    /// The points that it has to fill.
    pub(super) points: PointSet,
    /// The chains of which it was not decided whether they are captured otherwise.
    pub(super) undecided: PointSet,
}

impl FateReader<'_> {
    /// The points that a colour has to fill: with them filled it keeps what it loses without, when both fill neutral
    /// points and it is thrifty.
    pub(super) fn owed(&self, stones: &Stones, color: Color, read: &ReadBoard<'_>) -> Owed {
        // Mostly all is kept by what regions promise.
        let shown = read.shown.get(color);
        if stones.of(color).is_subset(&shown.stones()) && shown.is_thrifty() {
            return Owed::default();
        }
        let here = Thrifty::of(self, stones, color, &read.shown);
        if stones.of(color).is_subset(&here.promises.stones()) {
            return Owed::default();
        }
        let open = read.shown.get(color).board().open;
        let kos = entangled_kos(stones, || unconditional(stones));
        let of = |is_wanted: &dyn Fn(&ChainFate) -> bool| -> PointSet {
            let chains = read.fates.iter().filter(|chain| chain.color == color && is_wanted(chain));
            chains.map(|chain| chain.stones).collect()
        };
        // Where the life of all that is joined is at stake, who plays first decides, and nothing is owed.
        let alive = of(&|chain| chain.fate == Fate::Alive);
        let joined = *stones.of(color) | *stones.surrounded().get(color);
        let hangs = |chain: &ChainFate| chain.stones.touched_parts(&joined).is_disjoint(&alive);
        let hanging = of(&|chain| chain.fate == Fate::Unsettled && hangs(chain));
        // So it may be where nothing was decided.
        let may_hang = of(&|chain| chain.fate == Fate::Undecided && hangs(chain));
        // What is captured although its owner begins may be kept by several points.
        let is_kept = |chain: &ChainFate| {
            let is_captured = chain.fate == Fate::Captured;
            chain.fate != Fate::ComesBack && !chain.stones.touches(&open) && !(is_captured && hangs(chain))
        };
        let wanted = of(&|chain| is_kept(chain) && !chain.stones.is_subset(&kos));
        // What is not held freely is not held thriftily.
        let is_held = |chain: &ChainFate| matches!(chain.fate, Fate::Alive | Fate::HeldAlone) && !chain.is_by_ko;
        let without = here.not_kept(&wanted, &of(&is_held));
        let lost = here.lost(&without) - hanging - may_hang;
        let fills = |points: &PointSet| {
            let filled = stones.with(color, points);
            let shown = self.promises(&filled);
            let left = Thrifty::of(self, &filled, color, &shown).not_kept(&wanted, filled.of(color)).all();
            left.is_subset(&without.all()).then_some(left & lost)
        };
        let own = here.promises.board().own;
        let (mut owed, mut left) = (PointSet::EMPTY, lost);
        while !left.is_empty() && owed.len() < FILLED_MAX && !self.work.has_spent_share() {
            let beside = |points: PointSet| {
                let board = stones.with(color, &points);
                board.chains_of(&(left | (points - owed))).neighbours(&(own - points))
            };
            let one: Vec<PointSet> = beside(owed).iter().map(|at| owed | PointSet::from(at)).collect();
            // Who joins stones to others that fall with them must play once more.
            let two = || one.iter().flat_map(|points| beside(*points).iter().map(|at| *points | PointSet::from(at)));
            // The first that keeps all will do.
            let most_helpful = |sets: &mut dyn Iterator<Item = PointSet>| {
                let mut best: Option<(PointSet, PointSet)> = None;
                let sets = sets.take_while(|_| !self.work.has_spent_share());
                for (after, points) in sets.filter_map(|points| Some((fills(&points)?, points))) {
                    if after.len() < best.as_ref().map_or(left.len(), |(least, _)| least.len()) {
                        best = Some((after, points));
                    }
                    if after.is_empty() {
                        break;
                    }
                }
                best
            };
            let best = most_helpful(&mut one.iter().copied()).or_else(|| most_helpful(&mut two()));
            let Some(best) = best else { break };
            (left, owed) = best;
        }
        let found = owed;
        for point in found.iter() {
            let others = owed - PointSet::from(point);
            if !others.is_empty() && fills(&others) == Some(left) {
                owed = others;
            }
        }
        Owed { points: owed, undecided: without.all() - lost - hanging }
    }
}

/// A board on which one colour is thrifty.
struct Thrifty<'a> {
    reader: &'a FateReader<'a>,
    stones: &'a Stones,
    color: Color,
    /// What is promised where nobody is.
    shown: &'a ByColor<Promises<'a>>,
    promises: Promises<'a>,
}

/// Chains that are not shown to be kept.
struct NotKept {
    whoever_is_first: PointSet,
    /// Parts of the board that their owner keeps where he plays first; he does so in one of them.
    if_not_first: Vec<PointSet>,
}

impl NotKept {
    fn all(&self) -> PointSet {
        self.if_not_first.iter().skip(1).fold(self.whoever_is_first, |all, chains| all | *chains)
    }
}

impl<'a> Thrifty<'a> {
    fn of(reader: &'a FateReader<'a>, stones: &'a Stones, color: Color, shown: &'a ByColor<Promises<'a>>) -> Self {
        let promises = shown.get(color).thrifty();
        Self { reader, stones, color, shown, promises }
    }

    /// Those of some chains that are not kept while both fill neutral points. Their owner may play first at one place;
    /// where the opponent does, no others than some can be held.
    fn not_kept(&self, wanted: &PointSet, may_be_held: &PointSet) -> NotKept {
        let terms = |first: Role| PlayTerms { first, ko: KoRule::Threats(Role::Attacker) };
        let mut left = self.stones.chains_of(wanted) - self.promises.stones();
        for part in self.parts(unpromised(self.stones, self.shown)) {
            for vacant in part.areas() {
                let chains = part.chains & left & *may_be_held;
                left -= self.promises.with_region(&vacant, &chains, terms(Role::Attacker));
            }
        }
        let is_kept_if_first = |part: &Component<'_, '_>| {
            part.areas().any(|at| self.promises.keeps_with_region(&at, &part.chains, terms(Role::Defender)))
        };
        // Where the opponent wants to be first as well, it is not the owner who says where he begins.
        let lives = self.shown.get(self.color).stones();
        let parts = self.parts(left).filter(is_kept_if_first).map(|part| part.chains & *wanted);
        let (alive, contested): (Vec<_>, Vec<_>) = parts.partition(|chains| chains.is_subset(&lives));
        let if_not_first: Vec<PointSet> = alive.into_iter().chain(contested).collect();
        let kept: PointSet = if_not_first.iter().copied().collect();
        NotKept { whoever_is_first: (left - kept) & *wanted, if_not_first }
    }

    /// Those of them that are captured while both fill neutral points.
    fn lost(&self, not_kept: &NotKept) -> PointSet {
        // In one of those that are captured otherwise he plays first: where there is one, nothing is asked.
        let several = if let [_] = not_kept.if_not_first[..] { &[] } else { &not_kept.if_not_first[..] };
        let if_not_first = several.iter().map(|chains| self.captured(*chains, Role::Attacker));
        let elsewhere: PointSet = if_not_first.filter(|chains| !chains.is_empty()).skip(1).collect();
        elsewhere | self.captured(self.captured(not_kept.whoever_is_first, Role::Attacker), Role::Defender)
    }

    /// Those of some chains that are captured, or all of a part of which one is.
    fn captured(&self, chains: PointSet, first: Role) -> PointSet {
        let terms = PlayTerms { first, ko: KoRule::Simple };
        let of_part = |part: Component<'_, '_>| -> PointSet {
            let is_captured = |chains: &PointSet| {
                let own = self.promises.board().own;
                part.areas().any(|vacant| part.is_captured(&vacant, (self.color, chains), &own, terms))
            };
            let each: PointSet = part.chains.parts().filter(is_captured).collect();
            if each.is_empty() && is_captured(&part.chains) { part.chains } else { each }
        };
        self.parts(chains).map(of_part).collect()
    }

    fn parts(&self, chains: PointSet) -> impl Iterator<Item = Component<'_, '_>> {
        self.reader.components(self.stones, self.shown, chains)
    }
}
