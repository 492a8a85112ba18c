use super::pass_alive_dead;
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};

/// `KataGo`'s formal notions of area, seki and independent life. Exact by definition, and no opinion on what players
/// would call a seki: an area that touches a neutral point left open is formally a seki.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndependentLife {
    /// Stones that come off: those inside an opposing unconditionally alive area, or those agreed on.
    pub dead: PointSet,
    /// The area of each colour: its safe area, its stones that are not dead, and the empty regions it alone surrounds.
    pub area: ByColor<PointSet>,
    /// The part of the area that is formally in seki: joined area that is next to an empty point nobody owns, or that
    /// holds a chain of its owner in atari.
    pub seki: ByColor<PointSet>,
    /// Joined areas that are not in seki; each keeps two eyes.
    pub independent: ByColor<Vec<PointSet>>,
}

impl IndependentLife {
    /// The formal areas of a board (`KataGo`, `calculateArea` and `calculateIndependentLifeArea`, described in its
    /// rules page).
    ///
    /// ```
    /// use gyega::board::Stones;
    /// use gyega::life::IndependentLife;
    ///
    /// let stones = Stones::from_rows(&[".X.XO.O.", "XXXXOOOO"]).unwrap();
    /// let life = IndependentLife::read(&stones, false);
    /// assert_eq!(life.independent.black.len(), 1);
    /// assert!(life.seki.white.is_empty());
    /// ```
    pub fn read(stones: &Stones, multi_stone_suicide: bool) -> Self {
        Self::sorted(stones, stones, pass_alive_dead(stones, multi_stone_suicide))
    }

    /// These areas once stones that the players agree on have come off, whatever `KataGo` would call dead.
    pub fn without(stones: &Stones, dead: PointSet) -> Self {
        Self::sorted(stones, &stones.without(&dead), dead)
    }

    /// `standing` is the board on which liberties are counted.
    fn sorted(stones: &Stones, standing: &Stones, dead: PointSet) -> Self {
        let living = stones.without(&dead);
        let surrounded = living.surrounded();
        let area = ByColor::from_fn(|color: Color| *living.of(color) | *surrounded.get(color));
        let neutral = standing.vacant() - area.black - area.white;
        let mut life = Self { dead, area, seki: ByColor::default(), independent: ByColor::default() };
        let vacant = standing.vacant();
        for color in Color::BOTH {
            let area = life.area.get(color);
            let atari = Chain::stones_in_atari(standing.of(color), &vacant) - dead;
            let seki = (neutral.dilate(area) | atari).flood(area);
            *life.independent.get_mut(color) = (*area - seki).parts().collect();
            *life.seki.get_mut(color) = seki;
        }
        life
    }

    /// The first point of each independent area of a colour: the groups that pay a group tax.
    pub fn group_heads(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        self.independent.get(color).iter().filter_map(PointSet::first)
    }
}
