use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};

use super::certificate::Proof;
use super::{LocalGame, LocalMove, LocalState, Role};

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The attacker captures, whatever the defender does.
    Captured,
    /// The attacker cannot force a capture.
    Safe,
    /// The nodes were spent before it was decided.
    Undecided,
}

/// A finished search.
#[derive(Clone, Debug)]
pub struct Search {
    outcome: Outcome,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    state: LocalState,
    /// When it was found that the attacker captures from here; a proof goes from later to earlier.
    rank: Option<u32>,
    /// The moves and the nodes they lead to; empty until the node is looked into.
    children: Vec<(LocalMove, u32)>,
    /// Nodes that wait for this one, each with the number of its child.
    waiting: Vec<(u32, u32)>,
}

/// Decides whether the attacker can capture, spending at most so many nodes.
///
/// The least fixed point of "the attacker captures from here", found on the part of the game that is needed (after Liu and
/// Smolka 1998): every position counts as safe until the opposite is shown, and a position that shows it sends those that
/// waited for it back to work. A line that repeats shows nothing, so that play without end is the defender's success.
pub fn solve(game: &LocalGame, first: Role, nodes_max: u32) -> Search {
    let mut solver = Solver { game, nodes: Vec::new(), places: HashMap::default(), work: Vec::new(), proved: 0 };
    let root = solver.place(game.start(first));
    solver.look_into(root);
    while let Some((node, child)) = solver.work.pop() {
        if solver.nodes[root as usize].rank.is_some() {
            break;
        }
        if solver.nodes.len() > nodes_max as usize {
            return Search { outcome: Outcome::Undecided, nodes: solver.nodes };
        }
        solver.step(node, child);
    }
    let outcome = if solver.nodes[root as usize].rank.is_some() { Outcome::Captured } else { Outcome::Safe };
    Search { outcome, nodes: solver.nodes }
}

struct Solver<'g> {
    game: &'g LocalGame,
    nodes: Vec<Node>,
    places: HashMap<LocalState, u32, Scatter>,
    /// A node and the number of the child to look at next.
    work: Vec<(u32, u32)>,
    proved: u32,
}

impl Solver<'_> {
    fn place(&mut self, state: LocalState) -> u32 {
        let (game, nodes, proved) = (self.game, &mut self.nodes, &mut self.proved);
        *self.places.entry(state).or_insert_with(|| {
            let rank = (game.winner(&state) == Some(Role::Attacker)).then(|| {
                *proved += 1;
                *proved
            });
            nodes.push(Node { state, rank, children: Vec::new(), waiting: Vec::new() });
            nodes.len() as u32 - 1
        })
    }

    /// Finds the moves of a node that was not looked into before.
    fn look_into(&mut self, index: u32) {
        let node = &self.nodes[index as usize];
        if !node.children.is_empty()
            || self.game.winner(&node.state).is_some()
            || self.game.is_out_of_reach(&node.state)
        {
            return;
        }
        let state = node.state;
        let moves: Vec<_> = self.game.moves(&state).collect();
        let children: Vec<_> = moves.into_iter().map(|(at, after)| (at, self.place(after))).collect();
        match state.to_move {
            Role::Attacker => self.work.extend((0..children.len() as u32).rev().map(|child| (index, child))),
            Role::Defender => self.work.push((index, 0)),
        }
        self.nodes[index as usize].children = children;
    }

    fn step(&mut self, index: u32, child: u32) {
        let node = &self.nodes[index as usize];
        if node.rank.is_some() {
            return;
        }
        let is_proved = |child: &(LocalMove, u32)| self.nodes[child.1 as usize].rank.is_some();
        let open = match node.state.to_move {
            Role::Attacker => Some(child).filter(|child| !is_proved(&node.children[*child as usize])),
            Role::Defender => {
                (child..node.children.len() as u32).find(|child| !is_proved(&node.children[*child as usize]))
            }
        };
        let Some(open) = open else { return self.prove(index) };
        let (_, target) = node.children[open as usize];
        self.nodes[target as usize].waiting.push((index, open));
        self.look_into(target);
    }

    fn prove(&mut self, index: u32) {
        self.proved += 1;
        self.nodes[index as usize].rank = Some(self.proved);
        let waiting = std::mem::take(&mut self.nodes[index as usize].waiting);
        self.work.extend(waiting);
    }
}

impl Search {
    /// What was found.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// How many positions were met.
    pub const fn nodes(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// What shows the outcome; nothing when it is undecided.
    pub fn proof(&self) -> Option<Proof> {
        match self.outcome {
            Outcome::Undecided => None,
            Outcome::Captured => Some(Proof::Captured(self.ranked())),
            Outcome::Safe => Some(Proof::Safe(self.closed())),
        }
    }

    /// The positions that the attacker needs, each with its rank and, where he is to move, his move.
    fn ranked(&self) -> Vec<(LocalState, u32, LocalMove)> {
        self.reached(|node| {
            let rank = node.rank.unwrap_or_default();
            let earlier =
                |child: &&(LocalMove, u32)| self.nodes[child.1 as usize].rank.is_some_and(|other| other < rank);
            let needed: Vec<_> = match node.state.to_move {
                Role::Attacker => node.children.iter().filter(earlier).take(1).copied().collect(),
                Role::Defender => node.children.clone(),
            };
            let best = needed.first().map_or(LocalMove::Pass, |(at, _)| *at);
            ((node.state, rank, best), needed)
        })
    }

    /// The positions that the defender keeps to, each with his move where he is to move.
    fn closed(&self) -> Vec<(LocalState, LocalMove)> {
        self.reached(|node| {
            let is_safe = |child: &&(LocalMove, u32)| self.nodes[child.1 as usize].rank.is_none();
            let needed: Vec<_> = match node.state.to_move {
                Role::Attacker => node.children.clone(),
                Role::Defender => node.children.iter().filter(is_safe).take(1).copied().collect(),
            };
            let reply = needed.first().map_or(LocalMove::Pass, |(at, _)| *at);
            ((node.state, reply), needed)
        })
    }

    /// What is told of each node that is reached from the first by the children named.
    fn reached<T>(&self, tell: impl Fn(&Node) -> (T, Vec<(LocalMove, u32)>)) -> Vec<T> {
        let mut told = Vec::new();
        let mut is_met = vec![false; self.nodes.len()];
        let mut left = vec![0_u32];
        while let Some(index) = left.pop() {
            if std::mem::replace(&mut is_met[index as usize], true) {
                continue;
            }
            let (one, needed) = tell(&self.nodes[index as usize]);
            told.push(one);
            left.extend(needed.iter().map(|(_, child)| *child));
        }
        told
    }
}

/// Scatters states over a table, the same way in every run. Nothing is ever read from the table in its order.
#[derive(Clone, Copy, Debug, Default)]
struct Scatter;

impl BuildHasher for Scatter {
    type Hasher = Mixer;

    fn build_hasher(&self) -> Mixer {
        Mixer(0)
    }
}

struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        let mixed = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}
