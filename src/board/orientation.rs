use super::{Color, Stones, Symmetry};

/// A way to turn a board, and to exchange the colours of its stones after that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Orientation {
    pub(crate) symmetry: Symmetry,
    exchanges: bool,
}

impl Orientation {
    /// The canonical orientations of a board: the turns, flips and exchanges of colour under which it sorts first,
    /// several where it is symmetric. What is read in these does not depend on how the board was given.
    pub(crate) fn canonical(stones: &Stones) -> Vec<Self> {
        let orientations = [false, true].map(|exchanges| Symmetry::ALL.map(|symmetry| Self { symmetry, exchanges }));
        let mut left: Vec<Self> = orientations.into_iter().flatten().collect();
        keep_least(&mut left, |orientation| orientation.symmetry.turn_size(stones.size()));
        let height = left[0].symmetry.turn_size(stones.size()).height();
        let rows = Color::BOTH.into_iter().flat_map(|color| (0..height).map(move |row| (color, row)));
        for (color, row) in rows {
            if left.len() == 1 {
                break;
            }
            keep_least(&mut left, |orientation| {
                orientation.symmetry.turned_row(stones.size(), stones.of(orientation.color(color)), row)
            });
        }
        left
    }

    /// The board in it.
    pub(crate) fn stones(self, stones: &Stones) -> Stones {
        let turned = self.symmetry.turn_stones(stones);
        if self.exchanges { turned.exchanged() } else { turned }
    }

    /// What a colour of the board is in it, and the other way round.
    pub(crate) fn color(self, color: Color) -> Color {
        if self.exchanges { !color } else { color }
    }
}

/// Keeps those orientations of which something is least.
fn keep_least<T: Ord>(orientations: &mut Vec<Orientation>, of: impl Fn(&Orientation) -> T) {
    let least = orientations.iter().map(&of).min();
    orientations.retain(|orientation| Some(of(orientation)) == least);
}
