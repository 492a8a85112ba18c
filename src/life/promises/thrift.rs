use super::fates::{Component, Frame, near};
use super::{Fate, FateReader, Promises, Terms};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::life::search::{KoRule, Role};

/// The most points that are looked for around chains of which not all are held.
const FILLED_MAX: usize = 6;

impl FateReader<'_> {
    /// The points that a colour surrounds and must fill before the end, so that it keeps all that lives when both fill
    /// the neutral points: none where it can play there first at a neutral point.
    pub fn owed(&self, stones: &Stones, color: Color) -> PointSet {
        let Some(frame) = Frame::all(stones).into_iter().next() else { return PointSet::EMPTY };
        let turned = frame.stones(stones);
        let owed = self.owed_in_frame(&turned, frame.color(color));
        frame.turn.inverse().points(turned.size(), &owed)
    }

    fn owed_in_frame(&self, stones: &Stones, color: Color) -> PointSet {
        let fates = self.without_seki(stones).fates;
        let wanted = fates.iter().filter(|chain| chain.color == color && chain.fate != Fate::Captured);
        let wanted: PointSet = wanted.map(|chain| chain.stones).collect();
        let here = self.thrifty(stones, color);
        let not_held = here.not_held(&wanted);
        let lost = here.lost(&not_held);
        let fills = |points: &[Point]| {
            let mut filled = *stones;
            points.iter().for_each(|point| filled.place(color, *point));
            let left = self.thrifty(&filled, color).not_held(&wanted);
            left.is_subset(&not_held).then_some(left & lost)
        };
        let mut owed: Vec<Point> = Vec::new();
        let mut left = lost;
        while !left.is_empty() && owed.len() < FILLED_MAX {
            let with = |point: Point| {
                let owed = [owed.as_slice(), &[point]].concat();
                Some((fills(&owed)?, owed))
            };
            let candidates = left.neighbours(&here.own);
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

    fn thrifty<'a>(&'a self, stones: &'a Stones, color: Color) -> Thrifty<'a> {
        let promises = |color: Color| Promises::of(stones, color, self.assumes_wide, self.nodes_max, self.work);
        let shown = ByColor::from_fn(promises);
        let thrifty = shown.get(color).thrifty();
        let reach = stones.reach();
        let own = (*reach.get(color) - *reach.get(!color)) & stones.vacant();
        Thrifty { reader: self, stones, color, shown, thrifty, own }
    }
}

/// A board on which one colour is thrifty.
struct Thrifty<'a> {
    reader: &'a FateReader<'a>,
    stones: &'a Stones,
    color: Color,
    /// What is promised where nobody is.
    shown: ByColor<Promises<'a>>,
    thrifty: Promises<'a>,
    /// The points that the colour surrounds.
    own: PointSet,
}

impl Thrifty<'_> {
    /// Those of some chains that are not held while both fill neutral points, their owner first where that helps.
    fn not_held(&self, wanted: &PointSet) -> PointSet {
        let ko = KoRule::Threats(Role::Attacker);
        let mut left = self.stones.chains_of(wanted) - self.thrifty.stones();
        for part in self.reader.components(self.stones, &self.shown) {
            let chains = part.chains & left;
            left -= self.thrifty.with_region(&part.vacant, &chains, Terms { first: Role::Attacker, ko });
        }
        for part in self.parts(left) {
            left -= self.thrifty.with_region(&part.vacant, &part.chains, Terms { first: Role::Defender, ko });
        }
        left & *wanted
    }

    /// Those of some chains that are captured while both fill neutral points, whoever is first.
    fn lost(&self, chains: &PointSet) -> PointSet {
        let mut lost = PointSet::EMPTY;
        for part in self.parts(*chains) {
            let is_captured = |chain: &PointSet, first: Role| {
                part.is_captured((self.color, chain), &self.own, Terms { first, ko: KoRule::Simple })
            };
            let is_lost = |chain: &PointSet| Role::BOTH.into_iter().all(|first| is_captured(chain, first));
            lost |= part.chains.parts().filter(is_lost).collect::<PointSet>();
        }
        lost
    }

    /// Chains that touch or have liberties side by side, and where they are read.
    fn parts(&self, chains: PointSet) -> impl Iterator<Item = Component<'_, '_>> {
        let vacant = self.stones.vacant();
        let parts = (chains | chains.neighbours(&vacant)).parts();
        parts.map(move |part| Component {
            reader: self.reader,
            stones: self.stones,
            shown: &self.shown,
            chains: part & chains,
            vacant: near(&part, &vacant),
        })
    }
}
