use super::graph::{Graph, NONE};
use super::{Bounds, LocalGame};

impl Graph {
    /// Walks through what the first node depends on, until it is decided, nothing is left to look at, or there are so
    /// many nodes. Returns whether it came to an end; if then nobody has won, the attacker cannot force anything,
    /// as no way out of what was walked is his.
    ///
    /// This is the least fixed point of "the attacker succeeds from here", on the part of the game that is needed
    /// (after Liu and Smolka 1998): a line that repeats shows nothing, so that play without end is the defender's
    /// success. In the opposite question, whether the defender can bring play to rest, it is the attacker's.
    pub(super) fn walk(&mut self, game: &LocalGame, bounds: Bounds) -> bool {
        if self.waiting.is_empty() {
            self.waiting.push((NONE, Self::ROOT));
        }
        while let Some((parent, index)) = self.waiting.pop() {
            if self.nodes[Self::ROOT as usize].winner.is_some() {
                return true;
            }
            let is_moot = parent != NONE && self.nodes[parent as usize].winner.is_some();
            if is_moot || self.nodes[index as usize].is_walked {
                continue;
            }
            if !self.may_go_on(bounds) {
                self.waiting.push((parent, index));
                return false;
            }
            self.expand(game, index);
            self.nodes[index as usize].is_walked = true;
            if self.nodes[index as usize].winner.is_some() {
                continue;
            }
            if self.nodes[index as usize].state.to_move == self.forcer {
                self.want_all(index);
            } else {
                self.keep_to_next(index);
            }
        }
        true
    }

    /// Puts every child before the walk, so that the first comes first.
    fn want_all(&mut self, index: u32) {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.extend(self.edges(index).iter().rev().map(|(_, child)| (index, *child)));
        self.waiting = waiting;
    }
}
