//! A second, plain board: a vector of cells and a queue. It shares nothing with the one of the library.

use std::collections::VecDeque;

pub(super) const BLACK: usize = 0;
pub(super) const WHITE: usize = 1;

/// A board as cells, the bottom row first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The colour of the stone on each cell.
    pub(super) cells: Vec<Option<usize>>,
}

impl Grid {
    pub(super) fn empty(width: usize, height: usize) -> Self {
        Self { width, height, cells: vec![None; width * height] }
    }

    pub(super) fn neighbours(&self, cell: usize) -> Vec<usize> {
        let (column, row) = (cell % self.width, cell / self.width);
        let mut found = Vec::with_capacity(4);
        if column > 0 {
            found.push(cell - 1);
        }
        if column + 1 < self.width {
            found.push(cell + 1);
        }
        if row > 0 {
            found.push(cell - self.width);
        }
        if row + 1 < self.height {
            found.push(cell + self.width);
        }
        found
    }

    /// Every cell reached from one through cells that are as wanted.
    pub(super) fn reach(&self, from: usize, wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut seen = vec![false; self.cells.len()];
        let mut queue = VecDeque::from([from]);
        let mut found = Vec::new();
        seen[from] = true;
        while let Some(cell) = queue.pop_front() {
            found.push(cell);
            for next in self.neighbours(cell) {
                if !seen[next] && wanted(next) {
                    seen[next] = true;
                    queue.push_back(next);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The stones joined to the one on a cell.
    pub(super) fn chain(&self, cell: usize) -> Vec<usize> {
        self.reach(cell, |other| self.cells[other] == self.cells[cell])
    }

    pub(super) fn chains(&self) -> Vec<Vec<usize>> {
        let mut chains: Vec<Vec<usize>> = Vec::new();
        for cell in (0..self.cells.len()).filter(|cell| self.cells[*cell].is_some()) {
            if !chains.iter().any(|chain| chain.contains(&cell)) {
                chains.push(self.chain(cell));
            }
        }
        chains
    }

    pub(super) fn liberties(&self, chain: &[usize]) -> usize {
        let mut free: Vec<usize> = chain.iter().flat_map(|cell| self.neighbours(*cell)).collect();
        free.retain(|cell| self.cells[*cell].is_none());
        free.sort_unstable();
        free.dedup();
        free.len()
    }

    /// Plays a stone and says how many stones of each colour came off; `None` when the cell is occupied or the move
    /// takes more of its own than `suicide_max` stones.
    pub(super) fn play(&mut self, color: usize, cell: usize, suicide_max: usize) -> Option<[u32; 2]> {
        if self.cells[cell].is_some() {
            return None;
        }
        let before = self.cells.clone();
        let mut off = [0; 2];
        self.cells[cell] = Some(color);
        for next in self.neighbours(cell) {
            if self.cells[next] == Some(1 - color) {
                off[1 - color] += self.take_if_stuck(next);
            }
        }
        off[color] = self.take_if_stuck(cell);
        if off[color] as usize > suicide_max {
            self.cells = before;
            return None;
        }
        Some(off)
    }

    fn take_if_stuck(&mut self, cell: usize) -> u32 {
        let chain = self.chain(cell);
        if self.liberties(&chain) > 0 {
            return 0;
        }
        for cell in &chain {
            self.cells[*cell] = None;
        }
        chain.len() as u32
    }

    /// Whether all neighbours of an empty cell are stones of one colour: a player who fills those never ends.
    pub(super) fn is_small_eye(&self, color: usize, cell: usize) -> bool {
        self.neighbours(cell).iter().all(|next| self.cells[*next] == Some(color))
    }
}
