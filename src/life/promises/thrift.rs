use super::fates::{Component, ReadBoard, unpromised};
use super::{Fate, FateReader, Promises, Terms};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::life::search::{KoRule, Role};

/// The most points that are looked for on a board.
const FILLED_MAX: usize = 6;

impl FateReader<'_> {
    /// The points that a colour has to fill: with them filled it keeps what it loses without, when both fill neutral
    /// points and it is thrifty.
    pub(super) fn owed(&self, stones: &Stones, color: Color, read: &ReadBoard<'_>) -> PointSet {
        let wanted = read.fates.iter().filter(|chain| chain.color == color && chain.fate != Fate::Captured);
        let wanted: PointSet = wanted.map(|chain| chain.stones).collect();
        let here = Thrifty::of(self, stones, color, &read.shown);
        let without = here.not_kept(&wanted);
        let lost = here.lost(&without);
        let fills = |points: &[Point]| {
            let mut filled = *stones;
            for point in points {
                filled.place(color, *point);
            }
            let shown = self.promises(&filled);
            let left = Thrifty::of(self, &filled, color, &shown).not_kept(&wanted);
            left.all.is_subset(&without.all).then_some(left.all & lost)
        };
        let mut owed: Vec<Point> = Vec::new();
        let mut left = lost;
        while !left.is_empty() && owed.len() < FILLED_MAX {
            let with = |point: Point| {
                let owed = [owed.as_slice(), &[point]].concat();
                Some((fills(&owed)?, owed))
            };
            let candidates = left.neighbours(&here.promises.own());
            let helping = candidates.iter().filter_map(with).filter(|(after, _)| after.len() < left.len());
            let Some(best) = helping.min_by_key(|(after, _)| after.len()) else { break };
            (left, owed) = best;
        }
        for point in owed.clone() {
            let others: Vec<Point> = owed.iter().copied().filter(|other| *other != point).collect();
            if !others.is_empty() && fills(&others) == Some(left) {
                owed = others;
            }
        }
        owed.into_iter().collect()
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
    all: PointSet,
    /// Those of them that their owner keeps where he plays first: but he does so at another place.
    kept_if_first: PointSet,
}

impl<'a> Thrifty<'a> {
    fn of(reader: &'a FateReader<'a>, stones: &'a Stones, color: Color, shown: &'a ByColor<Promises<'a>>) -> Self {
        let promises = shown.get(color).thrifty();
        Self { reader, stones, color, shown, promises }
    }

    /// Those of some chains that are not kept while both fill neutral points. Their owner may play first at one place.
    fn not_kept(&self, wanted: &PointSet) -> NotKept {
        let terms = |first: Role| Terms { first, ko: KoRule::Threats(Role::Attacker) };
        let mut left = self.stones.chains_of(wanted) - self.promises.stones();
        for part in self.parts(unpromised(self.stones, self.shown)) {
            let chains = part.chains & left;
            left -= self.promises.with_region(&part.vacant, &chains, terms(Role::Attacker));
        }
        let is_kept_if_first = |part: &Component<'_, '_>| {
            self.promises.with_region(&part.vacant, &part.chains, terms(Role::Defender)) == part.chains
        };
        let mut parts = self.parts(left).filter(is_kept_if_first).map(|part| part.chains);
        let first = parts.next().unwrap_or_default();
        NotKept { all: (left - first) & *wanted, kept_if_first: parts.collect::<PointSet>() & *wanted }
    }

    /// Those that are captured while both fill neutral points, whoever is first as far as their owner can be.
    fn lost(&self, not_kept: &NotKept) -> PointSet {
        let mut lost = PointSet::EMPTY;
        for part in self.parts(not_kept.all) {
            let is_captured = |chain: &PointSet, first: Role| {
                part.is_captured((self.color, chain), &self.promises.own(), Terms { first, ko: KoRule::Simple })
            };
            let is_lost = |chain: &PointSet| {
                is_captured(chain, Role::Attacker)
                    && (chain.is_subset(&not_kept.kept_if_first) || is_captured(chain, Role::Defender))
            };
            lost |= part.chains.parts().filter(is_lost).collect::<PointSet>();
        }
        lost
    }

    fn parts(&self, chains: PointSet) -> impl Iterator<Item = Component<'_, '_>> {
        self.reader.components(self.stones, self.shown, chains)
    }
}
