//! Exact play on the whole board: can the attacker capture a stone of the target, whatever the defender does? Play
//! without end is the defender's success.

use std::collections::HashMap;

use gyega::board::{Color, PointSet, Stones};

use crate::grid::{Grid, Ko, Move, Side, State};

/// What the attacker wants of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// That one stone of it comes off.
    Capture,
    /// That after two passes in a row it has come off, and no stone of its owner stands on its points: the capture
    /// enabled no new stone there (Japanese rules 1989, article 7-1).
    Dead,
}

/// A question about stones that stand on a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) stones: Stones,
    /// Whole chains of one colour.
    pub(crate) target: PointSet,
    pub(crate) first: Side,
    pub(crate) ko: Ko,
    pub(crate) aim: Aim,
    /// Other stones that are taken to stay.
    pub(crate) staying: PointSet,
}

impl Question {
    /// Whether one stone of the target can be captured.
    pub(crate) const fn of(stones: Stones, target: PointSet, first: Side, ko: Ko) -> Self {
        Self { stones, target, first, ko, aim: Aim::Capture, staying: PointSet::EMPTY }
    }

    fn play(&self) -> (Play, State) {
        let grid = Grid::of(self.stones.size(), &self.staying);
        let target = grid.bits(&self.target);
        let start = grid.state(&self.stones, self.defender(), self.first);
        let start = State { end: (self.aim == Aim::Dead).then_some((0, false)), ..start };
        let play = Play { grid, ko: self.ko, target, numbers: HashMap::new(), nodes: Vec::new(), waiting: Vec::new() };
        (play, start)
    }

    fn defender(&self) -> Color {
        if self.target.is_disjoint(self.stones.of(Color::White)) { Color::Black } else { Color::White }
    }

    /// Whether a stone of the target is captured; nothing where more positions bear on it than that.
    pub(crate) fn is_captured(&self, positions_max: usize) -> Option<bool> {
        let (mut play, start) = self.play();
        play.runs(start, positions_max)
    }

    /// The same from every position that can be reached, with nothing left out and nothing seen beforehand.
    pub(crate) fn is_captured_by_brute_force(&self, positions_max: usize) -> Option<bool> {
        let (play, start) = self.play();
        let (mut numbers, mut positions, mut next) = (HashMap::from([(start, 0)]), vec![start], Vec::new());
        let mut is_won = vec![false];
        while next.len() < positions.len() {
            let here = positions[next.len()];
            let mut children = Vec::new();
            if play.at_end(&here).is_none() {
                for (_, after) in play.moves(&here) {
                    let number = *numbers.entry(after).or_insert_with(|| {
                        positions.push(after);
                        is_won.push(play.at_end(&after) == Some(true));
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
            let is_idle =
                how == Move::Pass(0) && !state.is_defenders_turn && after.ban == state.ban && !self.is_gone(&state);
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

    /// Every move, with the position after it.
    fn moves(&self, state: &State) -> Vec<(Move, State)> {
        let mut moves = self.grid.moves(state, self.ko);
        if let Some((passes, is_off)) = state.end {
            for (how, after) in &mut moves {
                let passes = if *how == Move::Pass(0) { passes + 1 } else { 0 };
                after.end = Some((
                    passes,
                    is_off || after.stones[1] & self.target & state.stones[1] != self.target & state.stones[1],
                ));
            }
        }
        moves
    }

    /// Whether it is won where play has ended.
    fn at_end(&self, state: &State) -> Option<bool> {
        match state.end {
            None => (state.stones[1] & self.target != self.target).then_some(true),
            Some((passes, _)) => (passes > 1).then(|| self.is_gone(state)),
        }
    }

    /// Whether the target would be dead if play ended now.
    fn is_gone(&self, state: &State) -> bool {
        state.end.is_some_and(|(_, is_off)| is_off) && state.stones[1] & self.target == 0
    }

    /// Captures first, then moves next to the target, then the others, then passes, then what fills an own eye.
    fn in_order(&self, state: &State) -> Vec<(Move, State)> {
        let mut moves = self.moves(state);
        let near = self.grid.beside(self.target);
        let other = usize::from(!state.is_defenders_turn);
        moves.sort_by_key(|(how, after)| match how {
            Move::Stone(_) if after.stones[other] != state.stones[other] => 0,
            Move::Stone(at) if self.grid.beside(1 << at) & !state.stones[1 - other] == 0 => 4,
            Move::Stone(at) if near >> at & 1 == 1 => 1,
            Move::Stone(_) => 2,
            Move::Pass(_) => 3,
        });
        moves
    }

    /// Whether it is won, where that is seen: a stone of the target is off or can be taken now, or the target lives
    /// though its owner always passes, which costs him nothing.
    fn at_sight(&self, state: &State) -> Option<bool> {
        if let Some(is_won) = self.at_end(state) {
            return Some(is_won);
        }
        let own = state.stones[1];
        let vacant = self.grid.vacant(state);
        if !state.is_defenders_turn && state.end.is_none() {
            for chain in self.grid.parts(own).into_iter().filter(|chain| chain & self.target != 0) {
                let last = self.grid.beside(chain) & vacant;
                let takes = |(_, after): &(Move, State)| after.stones[1] & self.target != self.target;
                if last.is_power_of_two() && self.grid.moves(state, self.ko).iter().any(takes) {
                    return Some(true);
                }
            }
        }
        if !state.is_defenders_turn && self.is_gone(state) && state.end.is_some_and(|(passes, _)| passes > 0) {
            return Some(true);
        }
        let living = self.lives_without_a_move(own, vacant) & self.target;
        let is_kept = if state.end.is_some_and(|(_, is_off)| is_off) { living != 0 } else { living == self.target };
        is_kept.then_some(false)
    }

    /// The stones that fulfil Benson's condition. Beside stones that are taken to stay, the attacker fills the last
    /// point.
    fn lives_without_a_move(&self, own: u64, vacant: u64) -> u64 {
        let mut chains = self.grid.parts(own);
        let others = (0..self.grid.size.point_count()).fold(0, |all, at| all | 1 << at) & !own;
        let mut regions = self.grid.parts(others);
        regions.retain(|region| region & vacant != 0 && region & self.grid.staying == 0);
        loop {
            let before = (chains.len(), regions.len());
            chains.retain(|chain| {
                let beside = self.grid.beside(*chain);
                regions.iter().filter(|region| *region & vacant & !beside == 0).count() > 1
            });
            let living = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|region| self.grid.beside(*region) & own & !living == 0);
            if before == (chains.len(), regions.len()) {
                return living;
            }
        }
    }
}
