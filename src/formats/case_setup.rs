use super::case_file::{CaseClaim, CaseFile, CaseMove, Saying};
use crate::board::{ByColor, Point, PointSet, Stones};
use crate::position::{LastPlay, Marks, Move, Setup};

/// The points of a case, which are known to lie on its board.
fn set(points: &[String]) -> PointSet {
    points.iter().filter_map(|point| Point::parse(point)).collect()
}

impl CaseMove {
    /// The move as the engine plays it.
    pub fn turn(&self) -> Move {
        Move { player: self.player, point: self.point.as_deref().and_then(Point::parse) }
    }

    /// The move as the last play of a position, unless it is a pass.
    pub fn last_play(&self) -> Option<LastPlay> {
        let point = self.turn().point;
        point.is_some().then(|| LastPlay { player: self.player, point, captured: Some(set(&self.captures)) })
    }
}

impl CaseFile {
    /// The position as a question: its stones, the dead ones marked, the chains of [`Self::seki_marks`], the
    /// prisoners and the last move. `None` when the board holds anything but stones and empty points.
    ///
    /// ```
    /// use gyega::formats::cases;
    ///
    /// let setup = cases::by_key("kba-how-to-play/diagram-01").unwrap().setup().unwrap();
    /// assert_eq!(setup.prisoners.black, Some(1));
    /// ```
    pub fn setup(&self) -> Option<Setup> {
        let mut setup = Setup::new(Stones::from_rows(&self.stones())?);
        setup.marks = Marks { dead: set(&self.dead_stones()), ..setup.marks.with_all_said() };
        setup.marks.seki = self.seki_marks();
        setup.prisoners = ByColor { black: Some(self.prisoners.black), white: Some(self.prisoners.white) };
        setup.history.last_play = self.last_move.as_ref().and_then(CaseMove::last_play);
        setup.handicap = Some(0);
        Some(setup)
    }

    /// A stone of each chain that the document claims to be in seki as the board stands, unless by another reading than
    /// the default.
    pub fn seki_marks(&self) -> PointSet {
        let is_marked =
            |claim: &&CaseClaim| claim.saying == Saying::Seki && claim.after.is_empty() && claim.reading.is_none();
        let in_seki = self.claims.iter().filter(is_marked);
        in_seki.fold(PointSet::EMPTY, |all, claim| all | set(&claim.points))
    }
}
