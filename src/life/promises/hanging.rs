use super::fates::{Component, unpromised};
use super::{Fate, FateReader, PlayTerms};
use crate::board::{ByColor, Color, Frame, Point, PointSet, Stones};
use crate::life::search::{KoRule, Role};
use crate::position::play;
use crate::rules::Suicide;

/// Chains that the first to play takes or keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HangingChains {
    /// Whose.
    pub color: Color,
    /// The chains of which that was shown, and those read with them that are not shown to be captured anyway.
    pub stones: PointSet,
    /// The chains of the opponent that are read with them.
    pub opponents: PointSet,
    /// Where each player would play first: their owner keeps one that way, and the opponent takes it.
    pub at: ByColor<Point>,
}

impl FateReader<'_> {
    /// Which of some chains the first to play takes or keeps on a board as it stands, whoever has the ko threats. No
    /// other chain is read unless it bears on these.
    pub fn hanging(&self, stones: &Stones, wanted: &PointSet) -> Vec<HangingChains> {
        let mut frames = Frame::all(stones).into_iter();
        let mut all = frames.next().map(|frame| self.hanging_in(frame, stones, wanted)).unwrap_or_default();
        // On a board that is its own turn it must be found in each.
        for frame in frames {
            let other = self.hanging_in(frame, stones, wanted);
            all.retain(|one| other.iter().any(|other| other.stones == one.stones));
        }
        all
    }

    fn hanging_in(&self, frame: Frame, stones: &Stones, wanted: &PointSet) -> Vec<HangingChains> {
        let turned = frame.stones(stones);
        let wanted = frame.turn.points(stones.size(), wanted);
        let shown = self.in_stage(|| self.promises(&turned));
        let (unread, open) = (unpromised(&turned, &shown), shown.black.board().open);
        let chains = Color::BOTH.into_iter().flat_map(|color| (unread & *turned.of(color)).parts());
        let unread = chains.filter(|chain| !chain.touches(&open)).collect();
        let components = self.components(&turned, &shown, unread).filter(|one| !one.chains.is_disjoint(&wanted));
        let found = components.flat_map(|component| {
            let of = |color| self.in_stage(|| self.hanging_of(&turned, &component, color, &wanted));
            Color::BOTH.into_iter().filter_map(of).collect::<Vec<_>>()
        });
        let (back, size) = (frame.turn.inverse(), turned.size());
        let given = found.map(|one| HangingChains {
            color: frame.color(one.color),
            stones: back.points(size, &one.stones),
            opponents: back.points(size, &one.opponents),
            at: ByColor::from_fn(|color| back.point(size, *one.at.get(frame.color(color)))),
        });
        given.collect()
    }

    fn hanging_of(
        &self,
        stones: &Stones,
        component: &Component<'_, '_>,
        color: Color,
        wanted: &PointSet,
    ) -> Option<HangingChains> {
        let own = component.chains & *wanted & *stones.of(color);
        let points: PointSet = component.areas().collect();
        let is_captured = |chain: &PointSet, first: Role| {
            let terms = PlayTerms { first, ko: KoRule::Threats(Role::Defender) };
            component.areas().any(|area| component.is_captured(&area, (color, chain), &PointSet::EMPTY, terms))
        };
        let hangs = |chain: &PointSet| {
            let is_kept = |area: PointSet| component.is_held(&area, color, chain, Role::Defender, false);
            is_captured(chain, Role::Attacker) && component.areas().any(is_kept)
        };
        let at = own.parts().filter(hangs).find_map(|chain| {
            let opponent = points.iter().find(|at| self.decides(stones, (color, &chain), !color, *at))?;
            let is_kept_at = |at: &Point| self.decides(stones, (color, &chain), color, *at);
            let owner = std::iter::once(opponent).chain(points.iter()).find(is_kept_at)?;
            Some(ByColor::pair(color, owner, opponent))
        })?;
        let left = own.parts().filter(|chain| !is_captured(chain, Role::Defender)).collect();
        let opponents = component.chains & *stones.of(!color);
        Some(HangingChains { color, stones: left, opponents, at })
    }

    /// Whether a chain is kept once its owner has played at a point, or captured once the opponent has.
    fn decides(&self, stones: &Stones, (owner, chain): (Color, &PointSet), player: Color, at: Point) -> bool {
        let Ok(after) = play(stones, player, at, Suicide::Forbidden) else { return false };
        if chain.is_subset(&after.captured) {
            return true;
        }
        let read = self.without_seki(&after.after).fates;
        let wanted: &[Fate] = if player == owner { &[Fate::Alive, Fate::HeldAlone] } else { &[Fate::Captured] };
        let mut chains = read.iter().filter(|one| chain.is_subset(&one.stones));
        chains.all(|one| wanted.contains(&one.fate))
    }
}

#[cfg(test)]
mod tests {
    use super::{FateReader, HangingChains};
    use crate::board::{ByColor, Color, Point, PointSet, Stones, Symmetry};
    use crate::life::{Budget, Work};

    fn hanging(stones: &Stones, wanted: &PointSet) -> Vec<HangingChains> {
        let work = Work::unbounded(Budget::DEFAULT);
        FateReader { assumes_wide: true, nodes_max: 1_000, work: &work }.hanging(stones, wanted)
    }

    #[test]
    fn a_second_eye_hangs_on_the_first_move_however_the_board_is_turned() {
        // Black has one eye in the corner, and another if he takes C1 D1 by D2. White D2 keeps them and takes E2.
        let stones = Stones::from_rows(&[".OO.O", "OO.OO", "XXOOO", ".XX.X", ".XOOX"]).expect("a board");
        let at = Point::parse("D2").expect("a point");
        for turn in Symmetry::ALL {
            let turned = turn.stones(&stones);
            let at = ByColor::from_fn(|_| turn.point(stones.size(), at));
            for (board, owner) in [(turned, Color::Black), (turned.exchanged(), Color::White)] {
                let found = hanging(&board, board.of(owner));
                let told: Vec<_> = found.iter().map(|one| (one.color, one.stones, one.at)).collect();
                assert_eq!(told, [(owner, *board.of(owner), at)], "{turn:?}");
            }
        }
    }

    #[test]
    fn what_is_captured_or_lives_whoever_starts_does_not_hang_on_that() {
        // Black's two points in the corner are one eye; White has two.
        let stones = Stones::from_rows(&[".OO.O", "OO.OO", "XXOOO", ".XXOO", ".XOO."]).expect("a board");
        assert_eq!(hanging(&stones, &stones.occupied()), []);
    }
}
