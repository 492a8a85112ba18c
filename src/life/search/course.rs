//! How play goes on where neither player gives way: a capture, an end of play, or a position that comes back for ever.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::Graph;
use super::solver::solve_from;
use super::{Goal, LocalArea, LocalGame, LocalMove, LocalState, Outcome, Role, Search};

/// The most stones of an attacker that can come off and let him back in: larger shapes leave room for two eyes
/// (research/algorithms.md 3.5, 9.9). With a larger one the defender has what he needs.
const LOST_MAX: u32 = 6;

/// The most moves of a round that is told.
const ROUND_MAX: usize = 24;

/// The most ends of play that are weighed against each other.
const ENDS_MAX: usize = 60;

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
/// all else is none, as the attacker may not have started. Where the attacker can go on all the same, it is asked whether the
/// defender passes again and again.
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
    let with = |is_one_pass_enough, ends| {
        let capture = Some(game.clone());
        Rests { capture, start: Some(start), is_one_pass_enough, ends }
    };
    let mut ask = |start: LocalState, rests: Rests| {
        let asked = solve_from(&no_rest, start, nodes_max, (Role::Defender, Some(rests)));
        nodes += asked.nodes();
        asked
    };
    let by_pass = ask(start, with(true, BTreeMap::new()));
    let asked =
        if by_pass.outcome() == Outcome::Safe { ask(start, with(false, BTreeMap::new())) } else { by_pass.clone() };
    // Where two passes are no end that can be forced but one is, the attacker goes on from where it was made.
    let (course, found) = match (by_pass.outcome(), asked.outcome()) {
        (Outcome::Captured, _) => (Course::Repeats, by_pass),
        (Outcome::Safe, Outcome::Safe) => (Course::Rests, asked),
        (Outcome::Safe, Outcome::Captured) => match firm_ends(&mut ask, &by_pass, &with) {
            None => (Course::Undecided, asked),
            Some(ends) => {
                let again = ask(start, with(true, ends));
                match again.outcome() {
                    Outcome::Captured => (Course::Repeats, again),
                    Outcome::Safe => (Course::GoesOn, asked),
                    Outcome::Undecided => (Course::Undecided, asked),
                }
            }
        },
        _ => (Course::Undecided, asked),
    };
    let goes_round = matches!(course, Course::Repeats | Course::GoesOn);
    let round = if goes_round { found.graph().round(&game, nodes_max) } else { Vec::new() };
    CourseRead { course, round, nodes }
}

/// Which passes of the defender are ends although the attacker can go on: those from where he comes to such a pass again. The
/// others fall out one after the other (the greatest set of passes each of which leads to one of them). Nothing where that costs
/// too much.
fn firm_ends(
    ask: &mut impl FnMut(LocalState, Rests) -> Search,
    asked: &Search,
    with: &impl Fn(bool, BTreeMap<[u64; 2], Role>) -> Rests,
) -> Option<BTreeMap<[u64; 2], Role>> {
    let mut ends = asked.graph().rests.as_ref().map(|rests| rests.ends.clone())?;
    loop {
        if ends.len() > ENDS_MAX {
            return None;
        }
        let mut fallen = Vec::new();
        for stones in ends.iter().filter(|(_, winner)| **winner == Role::Defender).map(|(stones, _)| *stones) {
            let resumed = LocalState { stones, ban: [0; 2], to_move: Role::Attacker, passes: 0, is_taken: false };
            let rests = Rests { start: None, ..with(true, ends.clone()) };
            let again = ask(resumed, rests);
            match again.outcome() {
                Outcome::Undecided => return None,
                Outcome::Captured => fallen.push((stones, Role::Attacker)),
                Outcome::Safe => {
                    let more = again.graph().rests.iter().flat_map(|rests| rests.ends.clone());
                    fallen.extend(more.filter(|(stones, _)| !ends.contains_key(stones)));
                }
            }
        }
        if fallen.is_empty() {
            return Some(ends);
        }
        ends.extend(fallen);
    }
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
