use super::{Color, Point, PointSet, Size, Stones};

/// One of the eight ways to turn or flip a board.
///
/// ```
/// use gyega::board::{Stones, Symmetry};
///
/// let stones = Stones::from_rows(&["X.O", "..."]).unwrap();
/// let turned: Vec<_> = Symmetry::ALL.map(|symmetry| symmetry.turn_stones(&stones).rows()).into();
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

    /// What turns it back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transpose { Self { flip_columns: self.flip_rows, flip_rows: self.flip_columns, ..self } } else { self }
    }

    /// The size of the board afterwards.
    #[must_use]
    pub const fn turn_size(self, size: Size) -> Size {
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
    pub const fn turn_point(self, size: Size, point: Point) -> Point {
        let column = if self.flip_columns { size.width() - 1 - point.column } else { point.column };
        let row = if self.flip_rows { size.height() - 1 - point.row } else { point.row };
        if self.transpose { Point { column: row, row: column } } else { Point { column, row } }
    }

    /// Where a set of points goes.
    #[must_use]
    pub fn turn_points(self, size: Size, points: &PointSet) -> PointSet {
        points.iter().map(|point| self.turn_point(size, point)).collect()
    }

    /// The bits of a row of the set afterwards, the lowest on the left.
    pub(crate) fn turned_row(self, size: Size, points: &PointSet, row: u8) -> u32 {
        let (turned, back) = (self.turn_size(size), self.inverse());
        let bit = |column: u8| u32::from(points.contains(back.turn_point(turned, Point { column, row }))) << column;
        (0..turned.width()).map(bit).sum()
    }

    /// The whole board turned.
    #[must_use]
    pub fn turn_stones(self, stones: &Stones) -> Stones {
        let turned = |color: Color| self.turn_points(stones.size(), stones.of(color));
        Stones::new(self.turn_size(stones.size()), super::ByColor::from_fn(turned))
    }

    /// The least picture of a board over all turns, its lines and what `cell` says of each point; and the turn.
    pub(crate) fn least_picture(size: Size, cell: impl Fn(Point) -> u8) -> (Vec<u8>, Self) {
        let cells: Vec<(Point, u8)> = size.iter().map(|point| (point, cell(point))).collect();
        let turned = |turn: Self| {
            let turned = turn.turn_size(size);
            let mut picture = vec![0; 2 + usize::from(turned.point_count())];
            (picture[0], picture[1]) = (turned.width(), turned.height());
            for (point, cell) in &cells {
                let at = turn.turn_point(size, *point);
                picture[2 + usize::from(at.row) * usize::from(turned.width()) + usize::from(at.column)] = *cell;
            }
            (picture, turn)
        };
        Self::ALL.map(turned).into_iter().min_by(|one, other| one.0.cmp(&other.0)).unwrap_or((Vec::new(), Self::ALL[0]))
    }
}
