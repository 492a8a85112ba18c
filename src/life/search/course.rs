//! How play goes on where neither player gives way: a capture, an end of play, or a position that comes back for ever.

use std::collections::{BTreeMap, BTreeSet};

use super::at_sight::NodeFacts;
use super::graph::Graph;
use super::solver::solve_from;
use super::{Goal, LocalGame, LocalMove, LocalProblem, LocalState, Role, Search, SearchOutcome};
use crate::life::costs::{NODES_OF_END, NODES_OF_ROUND};

/// The most stones of an attacker that can come off and let him back in: larger shapes leave room for two eyes.
/// With a larger one the defender has what he needs.
const LOST_MAX: u32 = 6;

/// The most moves of a round.
const ROUND_MAX: usize = 24;

/// How many times what one question may spend all may spend, and all that is spent on ends.
const ENDS_SHARE: u32 = 4;

/// What comes of a local game in which the attacker wants a capture, and else play that does not end; the defender
/// wants play to end, and else that it does not end in a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The attacker forces the capture.
    Captured,
    /// Neither can force anything better than that play goes round: it is the best that both can get, and neither may
    /// ever play elsewhere.
    Repeats,
    /// The attacker can go on for ever, but the defender may pass in each round: nothing hangs on it.
    GoesOn,
    /// The defender forces an end of play without a capture.
    Rests,
    /// The nodes were spent.
    Undecided,
}

/// A course, what shows it, and what it cost.
#[derive(Clone, Debug)]
pub struct CourseRead {
    /// The course.
    pub course: Course,
    /// Where play repeats: moves until a position comes back.
    pub round: Vec<(Role, LocalMove)>,
    /// Positions met.
    pub nodes: u32,
}

/// Finds the course of a local game, spending at most so many nodes on each of its questions and some eight times as
/// many on all of them: whether a capture can be forced (play without end counts for the defender), and if not, whether
/// an end can be (it counts for the attacker). Where both say no, play repeats: the least and the greatest fixed point
/// differ.
///
/// A pass of the defender after which he cannot be captured is an end: what the attacker plays then he starts anew. A
/// pass before all else is none, as the attacker may not have started. Where the attacker can go on all the same, the
/// next question is whether the defender passes again and again.
///
/// Where the defender makes himself safe in so many moves, and nobody took a ko on any way there, those moves bring
/// play to an end: to a pass of the attacker he replies with a pass, and the board on which both passed is one from
/// which he is safe. With a ko that need not be so, as a pass of the attacker lifts his ban there.
pub fn course(local: &LocalProblem, first: Role, nodes_max: u32) -> CourseRead {
    let without_round = |course, nodes| CourseRead { course, round: Vec::new(), nodes };
    let Some(game) = LocalGame::from_problem(&LocalProblem { goal: Goal::Capture, ..*local }) else {
        return without_round(Course::Undecided, 1);
    };
    let start = game.start(first);
    let search = solve_from(&game, start, nodes_max, (Role::Attacker, Some(Rests::default())));
    match search.outcome() {
        SearchOutcome::Captured => return without_round(Course::Captured, search.nodes()),
        SearchOutcome::Undecided => return without_round(Course::Undecided, search.nodes()),
        SearchOutcome::Safe if search.is_finite() && search.is_without_ko() => {
            return without_round(Course::Rests, search.nodes());
        }
        SearchOutcome::Safe => {}
    }
    let no_rest = game.clone().with_goal(Goal::NoRest);
    let for_ends = nodes_max.saturating_mul(ENDS_SHARE);
    let left = for_ends.saturating_sub(search.nodes());
    let mut questions = Questions { game: &game, no_rest: &no_rest, nodes_max, left, for_ends };
    let (course, shown) = questions.course(start);
    let nodes = (for_ends - questions.left) + (for_ends - questions.for_ends);
    let goes_round = matches!(course, Course::Repeats | Course::GoesOn);
    let round = if goes_round { shown.map_or_else(Vec::new, |shown| shown.graph().round(&game)) } else { Vec::new() };
    CourseRead { course, round, nodes }
}

/// The questions that follow where no capture can be forced.
struct Questions<'g> {
    game: &'g LocalGame,
    no_rest: &'g LocalGame,
    /// What one of them may spend.
    nodes_max: u32,
    /// The nodes that are left for them.
    left: u32,
    /// The nodes that are left to see that nothing is captured where play ends.
    for_ends: u32,
}

type Ends = BTreeMap<[u64; 2], Role>;

impl Questions<'_> {
    /// The course, and the search that shows it.
    fn course(&mut self, start: LocalState) -> (Course, Option<Search>) {
        let mut ends = Ends::new();
        let (by_pass, shown) = self.ask((start, Some(start)), true, &mut ends);
        if by_pass != SearchOutcome::Safe {
            return (if by_pass == SearchOutcome::Captured { Course::Repeats } else { Course::Undecided }, shown);
        }
        let (by_two, shown) = self.ask((start, Some(start)), false, &mut ends);
        match by_two {
            SearchOutcome::Safe => (Course::Rests, None),
            SearchOutcome::Undecided => (Course::Undecided, None),
            // Two passes are no end that can be forced, but one is: the attacker goes on from where it was made.
            SearchOutcome::Captured => self.passing(start, ends, shown),
        }
    }

    /// The course where the attacker can go on, but maybe only as the defender passes again and again.
    fn passing(&mut self, start: LocalState, mut ends: Ends, going_on: Option<Search>) -> (Course, Option<Search>) {
        loop {
            if !self.keep_passes_that_hold(&mut ends) {
                return (Course::Undecided, None);
            }
            let count = ends.len();
            match self.ask((start, Some(start)), true, &mut ends) {
                (SearchOutcome::Captured, again) => return (Course::Repeats, again),
                (SearchOutcome::Undecided, _) => return (Course::Undecided, None),
                (SearchOutcome::Safe, _) if ends.len() == count => return (Course::GoesOn, going_on),
                (SearchOutcome::Safe, _) => {}
            }
        }
    }

    /// Keeps of the passes of the defender as his ends those that are although the attacker can go on: from where he
    /// comes to such a pass again. The others fall out one after the other (the greatest set of passes each of which
    /// leads to one of them). Whether it could be decided of all.
    fn keep_passes_that_hold(&mut self, ends: &mut Ends) -> bool {
        loop {
            let before = ends.clone();
            for stones in before.iter().filter(|(_, winner)| **winner == Role::Defender).map(|(stones, _)| *stones) {
                let resumed = LocalState { stones, ..self.no_rest.start(Role::Attacker) };
                match self.ask((resumed, None), true, ends).0 {
                    SearchOutcome::Undecided => return false,
                    SearchOutcome::Captured => _ = ends.insert(stones, Role::Attacker),
                    SearchOutcome::Safe => {}
                }
            }
            if *ends == before {
                return true;
            }
        }
    }

    /// Asks whether the defender can bring play to an end, which one pass of his may be, but not where play starts;
    /// some ends are known already, and all that are met are noted with them.
    fn ask(
        &mut self,
        (from, start): (LocalState, Option<LocalState>),
        is_one_pass_enough: bool,
        ends: &mut Ends,
    ) -> (SearchOutcome, Option<Search>) {
        if self.left == 0 {
            return (SearchOutcome::Undecided, None);
        }
        let (capture, left) = (Some(self.game.clone()), self.for_ends);
        let rests = Rests { capture, start, is_one_pass_enough, ends: std::mem::take(ends), left };
        let nodes_max = self.nodes_max.min(self.left);
        let mut search = solve_from(self.no_rest, from, nodes_max, (Role::Defender, Some(rests)));
        let outcome = search.outcome();
        self.left = self.left.saturating_sub(search.nodes());
        let rests = search.take_rests().unwrap_or_default();
        self.for_ends = rests.left;
        *ends = rests.ends;
        (outcome, Some(search))
    }
}

/// What counts as an end where the question is how play goes on.
#[derive(Clone, Debug, Default)]
pub(super) struct Rests {
    /// This game with nothing but a capture as its end, where the question is whether play comes to rest.
    capture: Option<LocalGame>,
    /// The first position: a pass there is no end.
    start: Option<LocalState>,
    /// Whether a pass of the defender is an end; else only two passes in a row are.
    is_one_pass_enough: bool,
    /// Who has the better of a board on which play ends.
    ends: Ends,
    /// The nodes that are left to find that.
    left: u32,
}

impl Rests {
    /// Who wins after a move, where that can be seen.
    pub(super) fn winner_at_sight(
        &mut self,
        game: &LocalGame,
        (before, seen): (&LocalState, &NodeFacts),
        after: &LocalState,
    ) -> Option<Role> {
        let winner = game.winner_at_sight_after(seen, after);
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
                let nodes_max = NODES_OF_END.min(self.left);
                let search = solve_from(capture, resumed, nodes_max, (Role::Attacker, Some(Self::default())));
                self.left = self.left.saturating_sub(search.nodes());
                // What is not decided counts as an end, so that nothing is said to repeat that may not.
                if search.outcome() == SearchOutcome::Captured { Role::Attacker } else { Role::Defender }
            })),
            _ => winner,
        }
    }
}

impl Graph {
    /// One way round: the attacker keeps from an end of play, the defender from a capture, until a position comes back.
    /// Empty where none is known.
    fn round(&self, capture: &LocalGame) -> Vec<(Role, LocalMove)> {
        let (mut here, mut round, mut seen) = (Self::ROOT, Vec::new(), BTreeSet::new());
        let board = |index: u32| {
            let state = self.nodes[index as usize].state;
            (state.stones, state.to_move)
        };
        while seen.insert(board(here)) {
            let node = &self.nodes[here as usize];
            let is_safe = |child: u32| {
                let state = LocalState { passes: 0, ..self.nodes[child as usize].state };
                let search = solve_from(capture, state, NODES_OF_ROUND, (Role::Attacker, Some(Rests::default())));
                search.outcome() == SearchOutcome::Safe
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ByColor, Color, Point, PointSet};

    /// Of the ways to fill eight points beside a chain of Black with one eye, White outside, a fifth are asked in full
    /// as well.
    #[test]
    fn who_is_safe_in_so_many_moves_and_without_a_ko_brings_play_to_rest() {
        let at = |column, row| Point { column, row };
        let area: PointSet = (0..4).flat_map(|column| (0..2).map(move |row| at(column, row))).collect();
        let link: PointSet = (0..4).map(|column| at(column, 2)).collect();
        let outside = PointSet::from(at(4, 0)) | PointSet::from(at(4, 1));
        let mut seen = [0; 2];
        for filling in (0..3_u32.pow(8)).step_by(5) {
            let of = |kind: u32| {
                let is_kind = |(index, _): &(u32, Point)| filling / 3_u32.pow(*index) % 3 == kind;
                (0..).zip(area.iter()).filter(is_kind).map(|(_, point)| point).collect::<PointSet>()
            };
            let stones = ByColor { black: of(1), white: of(2) };
            let immortal = ByColor { black: PointSet::EMPTY, white: outside };
            let local = LocalProblem::new(area, stones, immortal, PointSet::EMPTY, Color::Black);
            let game = LocalGame::from_problem(&LocalProblem { link, eyes: 1, ..local }).unwrap();
            for first in Role::BOTH {
                let start = game.start(first);
                let search = solve_from(&game, start, 10_000, (Role::Attacker, Some(Rests::default())));
                if search.outcome() == SearchOutcome::Safe && search.is_finite() && search.is_without_ko() {
                    let no_rest = game.clone().with_goal(Goal::NoRest);
                    let bound = 100_000;
                    let questions =
                        Questions { game: &game, no_rest: &no_rest, nodes_max: bound, left: bound, for_ends: bound };
                    assert_eq!({ questions }.course(start).0, Course::Rests, "{stones:?}, {first:?} starts");
                    seen[usize::from(search.nodes() > 1)] += 1;
                }
            }
        }
        assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
    }
}
