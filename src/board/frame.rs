use super::{Color, Stones, Symmetry};

/// A way to turn a board, and to exchange the colours of its stones after that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) turn: Symmetry,
    exchanges: bool,
}

impl Frame {
    /// The turns, flips and exchanges of colour under which a board comes first in order; several where it is
    /// symmetric. What is read in these does not depend on how the board was given.
    pub(crate) fn all(stones: &Stones) -> Vec<Self> {
        let frames = [false, true].map(|exchanges| Symmetry::ALL.map(|turn| Self { turn, exchanges }));
        let mut left: Vec<Self> = frames.into_iter().flatten().collect();
        keep_least(&mut left, |frame| frame.turn.size(stones.size()));
        let height = left[0].turn.size(stones.size()).height();
        let rows = Color::BOTH.into_iter().flat_map(|color| (0..height).map(move |row| (color, row)));
        for (color, row) in rows {
            if left.len() == 1 {
                break;
            }
            keep_least(&mut left, |frame| frame.turn.row(stones.size(), stones.of(frame.color(color)), row));
        }
        left
    }

    /// The board in it.
    pub(crate) fn stones(self, stones: &Stones) -> Stones {
        let turned = self.turn.stones(stones);
        if self.exchanges { turned.exchanged() } else { turned }
    }

    /// What a colour of the board is in it, and the other way round.
    pub(crate) fn color(self, color: Color) -> Color {
        if self.exchanges { !color } else { color }
    }
}

/// Keeps those frames of which something is least.
fn keep_least<T: Ord>(frames: &mut Vec<Frame>, of: impl Fn(&Frame) -> T) {
    let least = frames.iter().map(&of).min();
    frames.retain(|frame| Some(of(frame)) == least);
}
