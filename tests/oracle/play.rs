//! Exact play on the whole board: can the attacker capture a stone of the target, whatever the defender does? Play
//! without end is the defender's success.

use std::collections::HashMap;

use gyega::board::{Color, PointSet, Stones};

use crate::grid::{Grid, Ko, Move, Side, State};

/// A question about stones that stand on a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) stones: Stones,
    /// Whole chains of one colour. The attacker wants one stone of them.
    pub(crate) target: PointSet,
    pub(crate) first: Side,
    pub(crate) ko: Ko,
}

impl Question {
    fn defender(&self) -> Color {
        if self.target.is_disjoint(self.stones.of(Color::White)) { Color::Black } else { Color::White }
    }

    /// Whether a stone of the target is captured; nothing where more positions bear on it than that.
    pub(crate) fn is_captured(&self, positions_max: usize) -> Option<bool> {
        let grid = Grid::of(self.stones.size());
        let start = grid.state(&self.stones, self.defender(), self.first);
        let target = grid.bits(&self.target);
        let mut play =
            Play { grid, ko: self.ko, target, numbers: HashMap::new(), nodes: Vec::new(), waiting: Vec::new() };
        play.runs(start, positions_max)
    }

    /// The same from every position that can be reached, with nothing left out and nothing seen beforehand.
    pub(crate) fn is_captured_by_brute_force(&self, positions_max: usize) -> Option<bool> {
        let grid = Grid::of(self.stones.size());
        let target = grid.bits(&self.target);
        let start = grid.state(&self.stones, self.defender(), self.first);
        let (mut numbers, mut positions, mut next) = (HashMap::from([(start, 0)]), vec![start], Vec::new());
        let mut is_won = vec![false];
        while next.len() < positions.len() {
            let here = positions[next.len()];
            let mut children = Vec::new();
            if here.stones[1] & target == target {
                for (_, after) in grid.moves(&here, self.ko) {
                    let number = *numbers.entry(after).or_insert_with(|| {
                        positions.push(after);
                        is_won.push(after.stones[1] & target != target);
                        positions.len() - 1
                    });
                    children.push(number);
                }
            }
            next.push(children);
            if positions.len() > positions_max {
                return None;
            }
        }
        loop {
            let mut has_changed = false;
            for (at, children) in next.iter().enumerate().filter(|(_, children)| !children.is_empty()) {
                let mut of_children = children.iter().map(|child| is_won[*child]);
                let wins = if positions[at].is_defenders_turn {
                    of_children.all(|won| won)
                } else {
                    of_children.any(|won| won)
                };
                has_changed |= wins && !is_won[at];
                is_won[at] |= wins;
            }
            if !has_changed {
                return Some(is_won[0]);
            }
        }
    }
}

/// The positions that were met.
struct Play {
    grid: Grid,
    ko: Ko,
    target: u64,
    numbers: HashMap<State, usize>,
    nodes: Vec<Node>,
    /// Nodes to look at, each with the one it was met from.
    waiting: Vec<(usize, usize)>,
}

struct Node {
    state: State,
    is_won: bool,
    is_open: bool,
    /// Positions after its moves that are not decided at sight.
    next: Vec<usize>,
    /// The one of them that the defender keeps to until it is won.
    kept: usize,
    before: Vec<usize>,
}

impl Play {
    fn runs(&mut self, start: State, positions_max: usize) -> Option<bool> {
        match self.at_sight(&start) {
            Some(is_won) => return Some(is_won),
            None => self.number(start),
        };
        self.waiting.push((0, 0));
        while let Some((parent, at)) = self.waiting.pop() {
            if self.nodes[0].is_won {
                break;
            }
            let is_moot = at != 0 && self.nodes[parent].is_won;
            if is_moot || self.nodes[at].is_won || self.nodes[at].is_open {
                continue;
            }
            if self.nodes.len() > positions_max {
                return None;
            }
            self.open(at);
        }
        Some(self.nodes[0].is_won)
    }

    fn number(&mut self, state: State) -> usize {
        let next = self.nodes.len();
        let number = *self.numbers.entry(state).or_insert(next);
        if number == next {
            let (next, before) = (Vec::new(), Vec::new());
            self.nodes.push(Node { state, is_won: false, is_open: false, next, kept: 0, before });
        }
        number
    }

    /// Looks at the moves of a node.
    fn open(&mut self, at: usize) {
        self.nodes[at].is_open = true;
        let state = self.nodes[at].state;
        let mut next = Vec::new();
        for (how, after) in self.in_order(&state) {
            // The defender answers a pass by a pass, and nothing has changed but a ban.
            let is_idle = how == Move::Pass(0) && !state.is_defenders_turn && after.ban == state.ban;
            match self.at_sight(&after) {
                Some(true) if state.is_defenders_turn => {}
                Some(false) if !state.is_defenders_turn => {}
                Some(true) => return self.wins(at),
                Some(false) => return,
                None if is_idle => {}
                None => next.push(after),
            }
        }
        let next: Vec<usize> = next.into_iter().map(|after| self.number(after)).collect();
        self.nodes[at].next = next;
        if state.is_defenders_turn {
            self.keeps(at);
        } else {
            for index in (0..self.nodes[at].next.len()).rev() {
                let child = self.nodes[at].next[index];
                if self.nodes[child].is_won {
                    return self.wins(at);
                }
                self.nodes[child].before.push(at);
                self.waiting.push((at, child));
            }
        }
    }

    /// The defender keeps to the first move that is not lost.
    fn keeps(&mut self, at: usize) {
        let node = &self.nodes[at];
        let kept = (node.kept..node.next.len()).find(|index| !self.nodes[node.next[*index]].is_won);
        let Some(kept) = kept else { return self.wins(at) };
        self.nodes[at].kept = kept;
        let child = self.nodes[at].next[kept];
        self.nodes[child].before.push(at);
        self.waiting.push((at, child));
    }

    fn wins(&mut self, at: usize) {
        let mut left = vec![at];
        while let Some(at) = left.pop() {
            if std::mem::replace(&mut self.nodes[at].is_won, true) {
                continue;
            }
            for parent in std::mem::take(&mut self.nodes[at].before) {
                let node = &self.nodes[parent];
                if node.is_won {
                } else if !node.state.is_defenders_turn {
                    left.push(parent);
                } else if node.next[node.kept] == at {
                    let open = (node.kept..node.next.len()).find(|index| !self.nodes[node.next[*index]].is_won);
                    match open {
                        // Still kept: `at` is marked already, so another one is found.
                        Some(_) => self.keeps(parent),
                        None => left.push(parent),
                    }
                }
            }
        }
    }

    /// Captures first, then moves next to the target, then the others, then passes.
    fn in_order(&self, state: &State) -> Vec<(Move, State)> {
        let mut moves = self.grid.moves(state, self.ko);
        let near = self.grid.beside(self.target);
        let other = usize::from(!state.is_defenders_turn);
        moves.sort_by_key(|(how, after)| match how {
            Move::Stone(_) if after.stones[other] != state.stones[other] => 0,
            Move::Stone(at) if near >> at & 1 == 1 => 1,
            Move::Stone(_) => 2,
            Move::Pass(_) => 3,
        });
        moves
    }

    /// Whether it is won, where that is seen: a stone of the target is off or can be taken now, or the target lives
    /// though its owner always passes.
    fn at_sight(&self, state: &State) -> Option<bool> {
        let own = state.stones[1];
        if own & self.target != self.target {
            return Some(true);
        }
        let vacant = self.grid.vacant(state);
        if !state.is_defenders_turn {
            for chain in self.grid.parts(own).into_iter().filter(|chain| chain & self.target != 0) {
                let last = self.grid.beside(chain) & vacant;
                let takes = |(_, after): &(Move, State)| after.stones[1] & self.target != self.target;
                if last.is_power_of_two() && self.grid.moves(state, self.ko).iter().any(takes) {
                    return Some(true);
                }
            }
        }
        self.lives_without_a_move(own, vacant).then_some(false)
    }

    /// Benson's condition, of the target.
    fn lives_without_a_move(&self, own: u64, vacant: u64) -> bool {
        let mut chains = self.grid.parts(own);
        let others = (0..self.grid.size.points()).fold(0, |all, at| all | 1 << at) & !own;
        let mut regions = self.grid.parts(others);
        regions.retain(|region| region & vacant != 0);
        loop {
            let before = (chains.len(), regions.len());
            chains.retain(|chain| {
                let beside = self.grid.beside(*chain);
                regions.iter().filter(|region| *region & vacant & !beside == 0).count() > 1
            });
            let living = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|region| self.grid.beside(*region) & own & !living == 0);
            if before == (chains.len(), regions.len()) {
                return self.target & !living == 0;
            }
        }
    }
}
