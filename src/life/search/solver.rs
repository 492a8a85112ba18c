use super::course::Rests;
use super::graph::{Graph, NONE};
use super::{LocalGame, LocalMove, LocalState, RankedPosition, Role, SearchProof};
use crate::life::costs::{WORK_OF_NODE, WORK_OF_SEARCH};

/// The outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// The attacker reaches the goal, whatever the defender does.
    Captured,
    /// The attacker cannot force it.
    Safe,
    /// The nodes were spent before it was decided.
    Undecided,
}

/// A finished search.
#[derive(Clone, Debug)]
pub struct Search {
    outcome: SearchOutcome,
    start: LocalState,
    /// Empty when the first position was judged at sight; else that is its first node.
    graph: Graph,
}

/// How the searches follow each other, in nodes of the whole search. It does not depend on the budget: so a search with
/// a larger budget goes the same way and then further, and whatever a smaller one decides stays decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// Where a first look by proof numbers ends.
    pub(super) look: u32,
    /// Where the first walk ends.
    pub(super) walk: u32,
    /// Where the search by proof numbers ends, if it has not spent its steps before. The rest is walked.
    pub(super) numbers: u32,
    pub(super) steps: u32,
}

/// A short attack shows at first look. Small questions are then walked, large ones searched by proof numbers. Measured
/// on 300 random eye spaces, both orders of play, decided of 600 by the walk alone and by proof numbers: seven empty
/// points and 300 nodes 521 and 493, nine and 5,000 nodes 563 and 554; but nine and 30,000 nodes 580 and 597, twelve
/// and 30,000 nodes 495 and 539 (the last two before moves were put into their present order). On finished games and on
/// the boards of goscorer a walk of 2,500 nodes decides as much as one of 5,000, and the rings of chains there sooner.
const PLAN: Plan = Plan { look: 100, walk: 2_500, numbers: 100_000, steps: 400_000 };

/// The plan in wide areas, where what is decided at all shows by proof numbers soon; a short walk finds most sekis. On
/// 358 unmarked ends of games this leaves 747 of 984 such questions undecided.
const PLAN_OF_WIDE: Plan = Plan { look: 600, walk: 1_000, ..PLAN };

/// The plan where whole chains stand beside the area, unless it is wide: such games are walked. To read the regions of
/// 358 finished games takes a twentieth less work so. Of wide ones fewer sekis would be found.
const PLAN_WITH_CHAINS: Plan = Plan { look: 0, walk: 10_000, ..PLAN };

impl Plan {
    fn new(game: &LocalGame) -> Self {
        match (game.is_wide(), game.has_chains) {
            (true, false) => PLAN_OF_WIDE,
            (false, true) => PLAN_WITH_CHAINS,
            (true, true) | (false, false) => PLAN,
        }
    }
}

/// What a search may spend.
#[derive(Clone, Copy, Debug)]
pub(in crate::life) struct Bounds {
    /// Positions that could not be judged at sight.
    pub(in crate::life) nodes: u32,
    /// Work, in about nanoseconds: a position with many points and moves costs more than one with few.
    pub(in crate::life) work: u64,
}

/// Decides whether the attacker can reach the goal, spending at most so many nodes: positions that could not be judged
/// at sight.
pub fn solve(game: &LocalGame, first: Role, nodes_max: u32) -> Search {
    solve_within(game, first, Bounds { nodes: nodes_max, work: u64::MAX })
}

/// Finds who wins within bounds of nodes and of work.
pub(in crate::life) fn solve_within(game: &LocalGame, first: Role, bounds: Bounds) -> Search {
    solve_as(game, first, bounds, Plan::new(game))
}

pub(super) fn solve_as(game: &LocalGame, first: Role, bounds: Bounds, plan: Plan) -> Search {
    Search::run(game, game.start(first), Graph::in_spare_memory(), |graph| {
        let up_to = |nodes: u32| Bounds { nodes: bounds.nodes.min(nodes), ..bounds };
        graph.search_by_numbers(game, up_to(plan.look), plan.steps);
        let is_ended = graph.walk(game, up_to(plan.walk));
        if is_ended || plan.walk >= bounds.nodes {
            return is_ended;
        }
        graph.search_by_numbers(game, up_to(plan.numbers), plan.steps);
        graph.walk(game, bounds)
    })
}

/// Finds who wins by a walk alone, from any position, where one of the players has to come to an end and play without
/// end is the other's success.
pub(super) fn solve_from(
    game: &LocalGame,
    start: LocalState,
    nodes_max: u32,
    (forcer, rests): (Role, Option<Rests>),
) -> Search {
    let bounds = Bounds { nodes: nodes_max, work: u64::from(nodes_max) * WORK_OF_NODE };
    let mut graph = Graph::in_spare_memory();
    (graph.forcer, graph.rests) = (forcer, rests);
    Search::run(game, start, graph, |graph| graph.walk(game, bounds))
}

impl Drop for Search {
    fn drop(&mut self) {
        std::mem::take(&mut self.graph).spare_memory();
    }
}

impl SearchOutcome {
    const fn won_by(winner: Role) -> Self {
        match winner {
            Role::Attacker => Self::Captured,
            Role::Defender => Self::Safe,
        }
    }
}

impl Search {
    /// What is found from a position, unless it is judged at sight; `walk` tells whether it came to an end.
    fn run(game: &LocalGame, start: LocalState, mut graph: Graph, walk: impl FnOnce(&mut Graph) -> bool) -> Self {
        let winner = game.winner_at_sight(&start).or_else(|| {
            graph.place(start);
            let is_ended = walk(&mut graph);
            let without_end = is_ended.then_some(graph.forcer.other());
            graph.nodes[Graph::ROOT as usize].winner.or(without_end)
        });
        Self { outcome: winner.map_or(SearchOutcome::Undecided, SearchOutcome::won_by), start, graph }
    }

    /// The outcome.
    pub const fn outcome(&self) -> SearchOutcome {
        self.outcome
    }

    /// The first position.
    pub(super) const fn start(&self) -> LocalState {
        self.start
    }

    /// How many positions were met that could not be judged at sight; at least one.
    pub fn nodes(&self) -> u32 {
        (self.graph.nodes.len() as u32).max(1)
    }

    /// The fewest nodes with which it ends as it did.
    pub(in crate::life) const fn nodes_needed(&self) -> u32 {
        self.graph.needed
    }

    /// Whether the winner gets there in so many moves; else the other cannot, as play goes on without end.
    pub(super) fn is_finite(&self) -> bool {
        self.graph.nodes.first().is_none_or(|root| root.winner.is_some())
    }

    /// Whether it met no ko: then it is the same whenever a ko may be retaken.
    pub(in crate::life) const fn is_without_ko(&self) -> bool {
        !self.graph.has_ko
    }

    /// What it cost, in the units of [`Bounds`].
    pub(in crate::life) const fn work(&self) -> u64 {
        WORK_OF_SEARCH + self.graph.work
    }

    /// The part of the game that was met.
    pub(super) const fn graph(&self) -> &Graph {
        &self.graph
    }

    /// What counted as ends, with who has the better of each.
    pub(super) const fn take_rests(&mut self) -> Option<Rests> {
        self.graph.rests.take()
    }

    /// What shows the outcome, the first position first; nothing when it is undecided.
    pub fn proof(&self) -> Option<SearchProof> {
        match self.outcome {
            SearchOutcome::Undecided => None,
            SearchOutcome::Captured => Some(SearchProof::Captured(self.ranked())),
            SearchOutcome::Safe => Some(SearchProof::Safe(self.closed())),
        }
    }

    /// The positions that the attacker needs, each with its rank and, where he is to move, his move.
    fn ranked(&self) -> Vec<RankedPosition> {
        let Some(reached) = self.reached(Role::Attacker) else {
            return vec![RankedPosition { state: self.start, rank: 0, best: LocalMove::Pass }];
        };
        let ranked = |(index, best): (u32, LocalMove)| {
            let node = &self.graph.nodes[index as usize];
            RankedPosition { state: node.state, rank: node.rank, best }
        };
        reached.into_iter().map(ranked).collect()
    }

    /// The positions that the defender keeps to, each with his move where he is to move.
    fn closed(&self) -> Vec<(LocalState, LocalMove)> {
        let Some(reached) = self.reached(Role::Defender) else { return vec![(self.start, LocalMove::Pass)] };
        reached.into_iter().map(|(index, at)| (self.state(index), at)).collect()
    }

    fn state(&self, index: u32) -> LocalState {
        self.graph.nodes[index as usize].state
    }

    /// The nodes that are reached from the first while a player keeps to his moves, with those; nothing where the first
    /// position was judged at sight.
    fn reached(&self, keeper: Role) -> Option<Vec<(u32, LocalMove)>> {
        let mut is_met = vec![false; self.graph.nodes.len()];
        *is_met.first_mut()? = true;
        let (mut reached, mut left) = (Vec::new(), vec![Graph::ROOT]);
        while let Some(index) = left.pop() {
            let node = &self.graph.nodes[index as usize];
            let kept = match node.winner {
                Some(_) => node.best,
                None => self.graph.edges(index).get(usize::from(node.pick)).copied().unwrap_or(node.best),
            };
            let one = [kept];
            let next = if node.state.to_move == keeper { &one } else { self.graph.edges(index) };
            for (_, child) in next {
                if *child != NONE && !std::mem::replace(&mut is_met[*child as usize], true) {
                    left.push(*child);
                }
            }
            reached.push((index, kept.0));
        }
        Some(reached)
    }
}
