use super::graph::{Graph, Node, ProofNumbers};
use super::{Bounds, LocalGame, Role};
use crate::life::costs::WORK_OF_CHILD;

/// As good as never.
const NEVER: u32 = u32::MAX / 4;

/// The most steps for each node that was met. Finished games take a few; where it goes to and fro among few nodes the
/// walk does better.
const STEPS_OF_NODE: u32 = 16;

/// A node on the path from the first, and up to which numbers it is worked on.
#[derive(Clone, Copy)]
struct SearchStep {
    index: u32,
    proof: u32,
    disproof: u32,
}

impl Graph {
    /// Depth-first search by proof numbers with the rule of the least depth, df-pn(r) (Nagai 2002; Kishimoto and Müller
    /// 2003), until the first node is decided, seems to be lost for the attacker, or so many nodes are met or steps
    /// are made.
    ///
    /// A position that stands on the path already is counted as lost for the attacker, but that holds on this path
    /// only: so nothing is decided by these numbers. What is decided follows from positions judged at sight;
    /// [`Self::walk`] has to confirm the rest.
    pub(super) fn search_by_numbers(&mut self, game: &LocalGame, bounds: Bounds, steps_max: u32) {
        let mut path = vec![SearchStep { index: Self::ROOT, proof: NEVER, disproof: NEVER }];
        self.nodes[Self::ROOT as usize].numbers.depth = 0;
        let mut steps = 0;
        while let Some(step) = path.last().copied() {
            steps += 1;
            let enough = steps_max.min(STEPS_OF_NODE * self.nodes.len() as u32);
            if steps > enough || !self.may_go_on(bounds) {
                break;
            }
            self.nodes[step.index as usize].numbers.is_on_path = true;
            self.expand(game, step.index);
            self.work += WORK_OF_CHILD * (1 + self.edges(step.index).len() as u64);
            if let Some(next) = self.next(step) {
                path.push(next);
            } else {
                self.nodes[step.index as usize].numbers.is_on_path = false;
                path.pop();
            }
        }
        for step in path {
            self.nodes[step.index as usize].numbers.is_on_path = false;
        }
    }

    /// Counts a node's numbers anew; the child to go on with, unless the numbers have reached their bounds.
    fn next(&mut self, step: SearchStep) -> Option<SearchStep> {
        let node = &self.nodes[step.index as usize];
        let is_attacker = node.state.to_move == Role::Attacker;
        let depth = node.numbers.depth;
        if node.winner.is_some() {
            return None;
        }
        // `least` belongs to the player to move, `sum` to the other.
        let (mut least, mut second, mut best) = (NEVER, NEVER, None);
        let (mut sum, mut of_old, mut of_best) = (0_u32, 0, 0);
        for (_, child) in self.edges(step.index) {
            let child_node = &self.nodes[*child as usize];
            let (proof, disproof) = child_node.counted();
            let (own, others) = if is_attacker { (proof, disproof) } else { (disproof, proof) };
            if child_node.numbers.depth <= depth {
                of_old = of_old.max(others);
            } else {
                sum = sum.saturating_add(others);
            }
            if own < least || best.is_none() {
                (second, least, best, of_best) = (least, own, Some(*child), others);
            } else {
                second = second.min(own);
            }
        }
        let sum = sum.saturating_add(of_old).min(NEVER);
        let (proof, disproof) = if is_attacker { (least, sum) } else { (sum, least) };
        let numbers = &mut self.nodes[step.index as usize].numbers;
        (numbers.proof, numbers.disproof) = (proof, disproof);
        if proof >= step.proof || disproof >= step.disproof || proof == 0 || disproof == 0 {
            return None;
        }
        let (own_bound, others_bound) =
            if is_attacker { (step.proof, step.disproof) } else { (step.disproof, step.proof) };
        let own = own_bound.min(second.saturating_add(1));
        let others = others_bound.saturating_sub(sum).saturating_add(of_best).min(NEVER);
        let child = best?;
        let child_numbers = &mut self.nodes[child as usize].numbers;
        child_numbers.depth = child_numbers.depth.min(depth + 1);
        let (proof, disproof) = if is_attacker { (own, others) } else { (others, own) };
        Some(SearchStep { index: child, proof, disproof })
    }
}

impl Node {
    /// Its numbers as they count for a node that leads to it.
    const fn counted(&self) -> (u32, u32) {
        let ProofNumbers { proof, disproof, is_on_path, .. } = self.numbers;
        match self.winner {
            Some(Role::Attacker) => (0, NEVER),
            Some(Role::Defender) => (NEVER, 0),
            None if is_on_path => (NEVER, 0),
            None => (proof, disproof),
        }
    }
}
