use super::{ByColor, Chain, Color, Point, PointSet, Size};

/// What stands on each point of a board, legal or not.
///
/// ```
/// use gyega::board::{Color, Point, Stones};
///
/// let stones = Stones::from_rows(&["XX.", "OO.", "..."]).unwrap();
/// assert_eq!(stones.at(Point::parse("A3").unwrap()), Some(Color::Black));
/// assert_eq!(stones.chain_at(Point::parse("A2").unwrap()).unwrap().liberties.to_string(), "C2 A1 B1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stones {
    size: Size,
    black: PointSet,
    white: PointSet,
}

impl Stones {
    /// An empty board.
    pub const fn empty(size: Size) -> Self {
        Self { size, black: PointSet::EMPTY, white: PointSet::EMPTY }
    }

    /// A board with these stones; points in both sets, or off the board, are left out of White's or of both.
    pub fn new(size: Size, stones: ByColor<PointSet>) -> Self {
        let full = PointSet::full(size);
        Self { size, black: stones.black & full, white: (stones.white & full) - stones.black }
    }

    /// Reads rows of `X`, `O` and `.`, top row first; `None` for anything else. For tests and examples:
    /// [`crate::formats`] reads what people write.
    pub fn from_rows<T: AsRef<str>>(rows: &[T]) -> Option<Self> {
        let width = rows.first()?.as_ref().len();
        let mut stones = Self::empty(Size::new(width, rows.len()).ok()?);
        for (row, text) in rows.iter().rev().enumerate() {
            if text.as_ref().len() != width {
                return None;
            }
            for (column, letter) in text.as_ref().bytes().enumerate() {
                let point = Point { column: column as u8, row: row as u8 };
                match letter {
                    b'X' => stones.black.insert(point),
                    b'O' => stones.white.insert(point),
                    b'.' => {}
                    _ => return None,
                }
            }
        }
        Some(stones)
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stones of one colour.
    pub const fn of(&self, color: Color) -> &PointSet {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// Every point of the board.
    pub fn all_points(&self) -> PointSet {
        PointSet::full(self.size)
    }

    /// Every point with a stone on it.
    pub fn occupied(&self) -> PointSet {
        self.black | self.white
    }

    /// Every point without a stone.
    pub fn vacant(&self) -> PointSet {
        self.all_points() - self.occupied()
    }

    /// The empty points that stones of each colour reach along lines.
    pub fn reach(&self) -> ByColor<PointSet> {
        let vacant = self.vacant();
        ByColor::from_fn(|color| self.of(color).touched_parts(&vacant))
    }

    /// The empty points that both colours reach.
    pub fn neutral(&self) -> PointSet {
        let reach = self.reach();
        reach.black & reach.white
    }

    /// The empty points that one colour alone reaches: what it surrounds.
    pub fn surrounded(&self) -> ByColor<PointSet> {
        let reach = self.reach();
        ByColor::from_fn(|color: Color| *reach.get(color) - *reach.get(!color))
    }

    /// What stands on a point.
    pub fn at(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.of(*color).contains(point))
    }

    /// Puts a stone on a point, in place of what stood there.
    pub fn place(&mut self, color: Color, point: Point) {
        let (own, other) = match color {
            Color::Black => (&mut self.black, &mut self.white),
            Color::White => (&mut self.white, &mut self.black),
        };
        own.insert(point);
        other.remove(point);
    }

    /// The board with stones of one colour on these points, in place of what stood there.
    #[must_use]
    pub fn with(mut self, color: Color, points: &PointSet) -> Self {
        points.iter().for_each(|point| self.place(color, point));
        self
    }

    /// Takes off whatever stands on these points.
    pub fn remove(&mut self, points: &PointSet) {
        self.black -= *points;
        self.white -= *points;
    }

    /// The board without what stands on these points.
    #[must_use]
    pub fn without(mut self, points: &PointSet) -> Self {
        self.remove(points);
        self
    }

    /// The chains to which stones on these points belong, as points.
    #[must_use]
    pub fn chains_of(&self, points: &PointSet) -> PointSet {
        // Most requests mark nothing in seki, and leave no stone out.
        if points.is_empty() {
            return PointSet::EMPTY;
        }
        points.flood(&self.black) | points.flood(&self.white)
    }

    /// The chain that stands on a point.
    pub fn chain_at(&self, point: Point) -> Option<Chain> {
        let color = self.at(point)?;
        Some(self.chain(color, PointSet::from(point).flood(self.of(color))))
    }

    /// Every chain, in the order of their first stones.
    pub fn chains(&self) -> Vec<Chain> {
        let chains_of = |color| self.of(color).parts().map(move |points| self.chain(color, points));
        let mut chains: Vec<_> = Color::BOTH.into_iter().flat_map(chains_of).collect();
        chains.sort_by_key(|chain| chain.points.first());
        chains
    }

    fn chain(&self, color: Color, points: PointSet) -> Chain {
        Chain { color, points, liberties: points.neighbours(&self.vacant()) }
    }

    /// Stones of chains that have no liberty.
    #[must_use]
    pub fn stones_without_liberty(&self) -> PointSet {
        let vacant = self.vacant();
        let stuck = |stones: &PointSet| *stones - vacant.touched_parts(stones);
        stuck(&self.black) | stuck(&self.white)
    }

    /// A point of each chain that has no liberty, Black's first.
    pub(crate) fn chains_without_liberty(&self) -> impl Iterator<Item = (Color, Point)> + use<> {
        let (stones, stuck) = (*self, self.stones_without_liberty());
        Color::BOTH.into_iter().flat_map(move |color| {
            let chains = (*stones.of(color) & stuck).parts();
            chains.filter_map(move |chain| Some((color, chain.first()?)))
        })
    }

    /// The same board with the colours exchanged.
    #[must_use]
    pub const fn exchanged(&self) -> Self {
        Self { size: self.size, black: self.white, white: self.black }
    }

    /// `X`, `O` or `.` for each point in reading order, row after row without a break.
    pub fn letters(&self) -> String {
        const EMPTY: u64 = u64::from_ne_bytes([b'.'; 8]);
        let width = usize::from(self.size.width());
        let mut letters = Vec::with_capacity(width * usize::from(self.size.height()) + 8);
        for row in (0..self.size.height()).rev() {
            let (black, white) = (self.black.row(row), self.white.row(row));
            let end = letters.len() + width;
            for column in (0..width).step_by(8) {
                let (black, white) = (eight_bytes(black >> column), eight_bytes(white >> column));
                let eight = EMPTY + black * u64::from(b'X' - b'.') + white * u64::from(b'O' - b'.');
                letters.extend_from_slice(&eight.to_le_bytes());
            }
            letters.truncate(end);
        }
        String::from_utf8(letters).unwrap_or_default()
    }

    /// Rows of `X`, `O` and `.`, top row first.
    pub fn rows(&self) -> Vec<String> {
        let letters = self.letters();
        let width = usize::from(self.size.width());
        (0..usize::from(self.size.height())).map(|row| letters[row * width..][..width].to_owned()).collect()
    }
}

/// The lowest eight bits, each in a byte of its own, the lowest first.
const fn eight_bytes(bits: u32) -> u64 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let spread = ((bits as u64 & 0xff) * EACH) & 0x8040_2010_0804_0201;
    // Whatever bit is set in a byte, 0x7f more sets its highest.
    ((spread + 0x7f * EACH) >> 7) & EACH
}
