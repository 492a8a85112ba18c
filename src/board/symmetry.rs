use super::{Color, Point, PointSet, Size, Stones};

/// One of the eight ways to turn or flip a board.
///
/// ```
/// use gyega::board::{Stones, Symmetry};
///
/// let stones = Stones::from_rows(&["X.O", "..."]).unwrap();
/// let turned: Vec<_> = Symmetry::ALL.map(|symmetry| symmetry.stones(&stones).rows()).into();
/// assert_eq!(turned[0], ["X.O", "..."]);
/// assert_eq!(turned[4], [".O", "..", ".X"], "columns become rows");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    transpose: bool,
    flip_columns: bool,
    flip_rows: bool,
}

impl Symmetry {
    /// All eight; the first leaves the board as it is.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transpose: false, flip_columns: false, flip_rows: false }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Self { transpose: index & 4 != 0, flip_columns: index & 1 != 0, flip_rows: index & 2 != 0 };
            index += 1;
        }
        all
    };

    /// The ways to turn a board on which it comes out the same, and in that one form for all of its turns. More than one
    /// for a board that has a symmetry of its own.
    pub fn to_normal(stones: &Stones, color: Color) -> Vec<Self> {
        let picture = |turn: &Self| {
            let turned = turn.stones(stones);
            let size = turned.size();
            let rows = |color: Color| (0..size.height()).map(move |row| turned.of(color).row(row));
            (size, rows(color).chain(rows(!color)).collect::<Vec<u32>>())
        };
        let pictures = Self::ALL.each_ref().map(picture);
        let least = pictures.iter().min();
        Self::ALL
            .into_iter()
            .zip(&pictures)
            .filter(|(_, picture)| Some(*picture) == least)
            .map(|(turn, _)| turn)
            .collect()
    }

    /// What turns it back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transpose { Self { flip_columns: self.flip_rows, flip_rows: self.flip_columns, ..self } } else { self }
    }

    /// The size of the board afterwards.
    #[must_use]
    pub const fn size(self, size: Size) -> Size {
        let turned = if self.transpose {
            Size::new(size.height() as usize, size.width() as usize)
        } else {
            Size::new(size.width() as usize, size.height() as usize)
        };
        match turned {
            Ok(turned) => turned,
            Err(_) => size,
        }
    }

    /// Where a point of a board of that size goes.
    #[must_use]
    pub const fn point(self, size: Size, point: Point) -> Point {
        let column = if self.flip_columns { size.width() - 1 - point.column } else { point.column };
        let row = if self.flip_rows { size.height() - 1 - point.row } else { point.row };
        if self.transpose { Point { column: row, row: column } } else { Point { column, row } }
    }

    /// Where a set of points goes.
    #[must_use]
    pub fn points(self, size: Size, points: &PointSet) -> PointSet {
        points.iter().map(|point| self.point(size, point)).collect()
    }

    /// The whole board turned.
    #[must_use]
    pub fn stones(self, stones: &Stones) -> Stones {
        let turned = |color: Color| self.points(stones.size(), stones.of(color));
        Stones::new(self.size(stones.size()), super::ByColor::from_fn(turned))
    }
}

#[cfg(test)]
mod tests {
    use super::Symmetry;
    use crate::board::{Color, Stones};

    #[test]
    fn the_eight_symmetries_of_an_irregular_board_differ_and_keep_its_chains() {
        let stones = Stones::from_rows(&["XX.", "OX.", "O..", "..."]).expect("a board");
        let mut seen: Vec<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.stones(&stones).rows()).collect();
        assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.stones(&stones).chains().len() == 2));
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }

    #[test]
    fn all_turns_of_a_board_have_one_normal_form_and_can_be_turned_back() {
        let stones = Stones::from_rows(&["XX.", "OX.", "O..", "..."]).expect("a board");
        let normal = |stones: &Stones| Symmetry::to_normal(stones, Color::White)[0].stones(stones).rows();
        for turn in Symmetry::ALL {
            let turned = turn.stones(&stones);
            assert_eq!(turn.inverse().stones(&turned), stones, "{turn:?}");
            assert_eq!(normal(&turned), normal(&stones), "{turn:?}");
        }
        let mirrored = Stones::from_rows(&["X.X", "O.O"]).expect("a board");
        assert_eq!(Symmetry::to_normal(&mirrored, Color::White).len(), 2, "it is its own mirror image");
    }
}
