//! How play goes on where neither player gives way: a capture, an end of play, or a position that comes back for ever.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::Graph;
use super::solver::solve_from;
use super::{Goal, LocalArea, LocalGame, LocalMove, LocalState, Outcome, Role};

/// The most stones of an attacker that can come off and let him back in: larger shapes leave room for two eyes
/// (research/algorithms.md 3.5, 9.9). With a larger one the defender has what he needs.
const LOST_MAX: u32 = 6;

/// The most moves of a round that is told.
const ROUND_MAX: usize = 24;

/// What one end of play may spend before it is taken for an end.
const NODES_OF_END: u32 = 1_000;

/// What comes of a local game in which the attacker wants a capture, and else play that does not end; the defender wants play
/// to end, and else that it does not end in a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The attacker forces the capture.
    Captured,
    /// Neither can force anything better than that play goes round: it is the best that both can get, and neither may ever play
    /// elsewhere.
    Repeats,
    /// The attacker can go on for ever, but the defender may pass in each round: nothing hangs on it.
    GoesOn,
    /// The defender forces an end of play without a capture.
    Rests,
    /// The nodes were spent.
    Undecided,
}

/// A course and how it was found.
#[derive(Clone, Debug)]
pub struct CourseRead {
    /// What was found.
    pub course: Course,
    /// Where play repeats: moves until a position comes back.
    pub round: Vec<(Role, LocalMove)>,
    /// Positions met.
    pub nodes: u32,
}

/// Finds the course of a local game, spending at most so many nodes on each of its questions: whether a capture can be forced
/// (play without end counts for the defender), and if not, whether an end can be (it counts for the attacker). Where both say no,
/// play repeats: the least and the greatest fixed point differ.
///
/// A pass of the defender after which he cannot be captured is an end: what the attacker plays then he starts anew. A pass before
/// all else is none, as the attacker may not have started. Whether the attacker can go on all the same is asked last.
pub fn course(local: &LocalArea, first: Role, nodes_max: u32) -> CourseRead {
    let of = |course, nodes| CourseRead { course, round: Vec::new(), nodes };
    let game = LocalGame::of(&LocalArea { goal: Goal::Capture, ..*local });
    let no_rest = LocalGame::of(&LocalArea { goal: Goal::NoRest, ..*local });
    let Some((game, no_rest)) = game.zip(no_rest) else { return of(Course::Undecided, 1) };
    let start = game.start(first);
    let asked = solve_from(&game, start, nodes_max, (Role::Attacker, Some(Rests::default())));
    let mut nodes = asked.nodes();
    match asked.outcome() {
        Outcome::Captured => return of(Course::Captured, nodes),
        Outcome::Undecided => return of(Course::Undecided, nodes),
        Outcome::Safe => {}
    }
    for (course, is_one_pass_enough) in [(Course::Repeats, true), (Course::GoesOn, false)] {
        let rests = Rests { capture: Some(game.clone()), start: Some(start), is_one_pass_enough, ..Rests::default() };
        let asked = solve_from(&no_rest, start, nodes_max, (Role::Defender, Some(rests)));
        nodes += asked.nodes();
        match asked.outcome() {
            Outcome::Safe => {}
            Outcome::Undecided => return of(Course::Undecided, nodes),
            Outcome::Captured => {
                let round = asked.graph().round(&game, nodes_max);
                return CourseRead { course, round, nodes };
            }
        }
    }
    of(Course::Rests, nodes)
}

/// What counts as an end where it is asked how play goes on.
#[derive(Clone, Debug, Default)]
pub(super) struct Rests {
    /// The same game with nothing but a capture as its end, where it is asked whether play comes to rest.
    capture: Option<LocalGame>,
    /// The first position: a pass there is no end.
    start: Option<LocalState>,
    /// Whether a pass of the defender is an end; else only two passes in a row are.
    is_one_pass_enough: bool,
    /// Who has the better of a board on which play ends.
    ends: BTreeMap<[u64; 2], Role>,
}

impl Rests {
    /// Who wins after a move, where that can be seen.
    pub(super) fn settled(&mut self, game: &LocalGame, before: &LocalState, after: &LocalState) -> Option<Role> {
        let winner = game.settled(after);
        if winner == Some(Role::Attacker) {
            return winner;
        }
        let attackers = Role::Attacker as usize;
        let lost = (before.stones[attackers] & !after.stones[attackers]).count_ones();
        if before.to_move == Role::Defender && lost > LOST_MAX {
            return Some(Role::Defender);
        }
        let is_one = self.is_one_pass_enough && before.to_move == Role::Defender && Some(*before) != self.start;
        let is_end = after.passes >= 2 || (is_one && after.passes == 1);
        match &self.capture {
            Some(capture) if is_end => Some(*self.ends.entry(after.stones).or_insert_with(|| {
                let resumed = LocalState { stones: after.stones, ..capture.start(Role::Attacker) };
                let asked = solve_from(capture, resumed, NODES_OF_END, (Role::Attacker, Some(Self::default())));
                // What is not decided is taken for an end, so that nothing is said to repeat that may not.
                if asked.outcome() == Outcome::Captured { Role::Attacker } else { Role::Defender }
            })),
            _ => winner,
        }
    }
}

impl Graph {
    /// One way round: the attacker keeps from an end of play, the defender from a capture, until a position comes back. Empty
    /// where none was found.
    fn round(&self, capture: &LocalGame, nodes_max: u32) -> Vec<(Role, LocalMove)> {
        let (mut here, mut round, mut seen) = (0, Vec::new(), BTreeSet::new());
        let board = |index: u32| {
            let state = self.nodes[index as usize].state;
            (state.stones, state.to_move)
        };
        while seen.insert(board(here)) {
            let node = &self.nodes[here as usize];
            let is_safe = |child: u32| {
                let state = LocalState { passes: 0, ..self.nodes[child as usize].state };
                let asked = solve_from(capture, state, nodes_max, (Role::Attacker, Some(Rests::default())));
                asked.outcome() == Outcome::Safe
            };
            let open = |(_, child): &&(LocalMove, u32)| self.nodes[*child as usize].winner.is_none();
            let mut next = self.edges(here).iter().filter(open);
            let next = match node.state.to_move {
                Role::Attacker => self.edges(here).get(usize::from(node.pick)).filter(open),
                Role::Defender => next.find(|(_, child)| is_safe(*child)),
            };
            let Some((at, child)) = next.filter(|_| round.len() < ROUND_MAX) else { return Vec::new() };
            round.push((node.state.to_move, *at));
            here = *child;
        }
        round
    }
}
