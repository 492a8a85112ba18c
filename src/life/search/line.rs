use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::{KoRule, LocalGame, LocalMove, LocalState, Role, Search, SearchOutcome, SearchProof};

/// The most moves of a line of defence.
const MOVES_MAX: usize = 20;

/// The most moves of the attacker in a line of capture.
const CAPTURE_MAX: u8 = 10;

impl Search {
    /// One line of a decided search. Of a capture the attacker takes the shortest way, and the defender holds out: he
    /// makes a ko where that could save him, else he lasts as long as he can, and at the end he gives up the fewest
    /// stones. He passes only where no move of his does better. If nothing is captured, the moves with which the
    /// defender keeps the attacker from it.
    ///
    /// Empty when it is undecided, or where so many positions show no such line.
    pub fn line(&self, game: &LocalGame, nodes_max: u32) -> Vec<(Role, LocalMove)> {
        match self.outcome() {
            SearchOutcome::Undecided => Vec::new(),
            SearchOutcome::Captured => line_of_capture(game, self.start(), nodes_max).unwrap_or_default(),
            SearchOutcome::Safe => match self.proof() {
                Some(SearchProof::Safe(closed)) => line_of_defence(game, &closed),
                Some(SearchProof::Captured(_)) | None => Vec::new(),
            },
        }
    }
}

/// Counts how many moves the attacker needs to capture.
struct Measure {
    game: LocalGame,
    /// With how many moves of his it is not done, and with how many it is.
    known: BTreeMap<LocalState, (u8, u8)>,
    left: u32,
    /// Whether nobody plays where he may not retake a ko, even if the move takes more than the one stone.
    keeps_bans: bool,
}

/// Whether an attacker who starts captures with so many moves though nobody plays where he may not retake a ko, and the
/// positions met, at most so many. What was not shown is not so.
pub(in crate::life) fn captures_keeping_bans(game: &LocalGame, moves_max: u8, nodes_max: u32) -> (bool, u32) {
    let mut measure = Measure { keeps_bans: true, ..Measure::new(game.clone(), nodes_max) };
    let is_captured = measure.fewest(&game.start(Role::Attacker), moves_max).is_some();
    (is_captured, nodes_max - measure.left)
}

impl Measure {
    const fn new(game: LocalGame, nodes_max: u32) -> Self {
        Self { game, known: BTreeMap::new(), left: nodes_max, keeps_bans: false }
    }

    /// The fewest moves, at most so many, with which the attacker captures; nothing where these do not do or the nodes
    /// are spent.
    fn fewest(&mut self, state: &LocalState, most: u8) -> Option<u8> {
        for moves in 0..=most {
            if self.captures(state, moves)? {
                return Some(moves);
            }
        }
        None
    }

    /// Whether so many moves of his do; nothing when the nodes are spent.
    fn captures(&mut self, state: &LocalState, moves: u8) -> Option<bool> {
        if let Some(winner) = self.game.winner(state) {
            return Some(winner == Role::Attacker);
        }
        if moves < self.game.fewest_liberties(state) {
            return Some(false);
        }
        let (too_few, enough) = self.known.get(state).copied().unwrap_or((0, u8::MAX));
        if moves >= enough || moves <= too_few {
            return Some(moves >= enough);
        }
        self.left = self.left.checked_sub(1)?;
        let done = match state.to_move {
            _ if self.game.winner_at_sight(state) == Some(Role::Defender) => return Some(false),
            Role::Attacker => self.some_move_leads_to(state, moves, true)?,
            Role::Defender => !self.some_move_leads_to(state, moves, false)?,
        };
        let bounds = self.known.entry(*state).or_insert((0, u8::MAX));
        if done {
            bounds.1 = moves;
        } else {
            bounds.0 = moves;
        }
        Some(done)
    }

    /// Whether some move leads to a position where it is, or is not, done with those that are left.
    fn some_move_leads_to(&mut self, state: &LocalState, moves: u8, is_done: bool) -> Option<bool> {
        let left = moves - u8::from(state.to_move == Role::Attacker);
        let banned = if self.keeps_bans { state.ban[state.to_move as usize] } else { 0 };
        for (at, after) in self.game.in_order(state) {
            let is_kept = matches!(at, LocalMove::Play(at) if banned >> at & 1 == 1);
            if !is_kept && self.captures(&after, left)? == is_done {
                return Some(true);
            }
        }
        Some(false)
    }
}

impl LocalGame {
    /// The moves of a position, the most forcing first.
    fn in_order(&self, state: &LocalState) -> Vec<(LocalMove, LocalState)> {
        let in_danger = self.in_danger(state);
        let mut moves: Vec<_> = self.moves(state).collect();
        moves.sort_by_cached_key(|(at, after)| (self.delay(state, in_danger, *at, after), *at));
        moves
    }

    /// The liberties of that chain of the target that has the fewest: the attacker needs a move for each.
    fn fewest_liberties(&self, state: &LocalState) -> u8 {
        let (own, vacant) = (state.stones[Role::Defender as usize], self.vacant(state));
        let (mut left, mut fewest) = (self.target & own, u8::MAX);
        while left != 0 {
            let chain = self.flood(left & left.wrapping_neg(), own);
            left &= !chain;
            if chain & self.beside[Role::Defender as usize] == 0 {
                fewest = fewest.min((self.grow(chain) & vacant).count_ones() as u8);
            }
        }
        fewest
    }

    /// How many of a player's stones a move takes off.
    fn lost(role: Role, before: &LocalState, after: &LocalState) -> u32 {
        (before.stones[role as usize] & !after.stones[role as usize]).count_ones()
    }
}

fn line_of_capture(game: &LocalGame, start: LocalState, nodes_max: u32) -> Option<Vec<(Role, LocalMove)>> {
    let mut with_threats = game.clone();
    with_threats.ko = KoRule::Threats(Role::Defender);
    let mut as_it_is = Measure::new(game.clone(), nodes_max);
    let mut with_threats = Measure::new(with_threats, nodes_max);
    let mut here = start;
    let mut left = as_it_is.fewest(&here, CAPTURE_MAX)?;
    let mut line = Vec::new();
    while game.winner(&here).is_none() {
        let (at, after) = match here.to_move {
            Role::Attacker => {
                left = left.checked_sub(1)?;
                attack(&mut as_it_is, &here, left)?
            }
            Role::Defender => hold_out((&mut as_it_is, &mut with_threats), &here, left)?,
        };
        line.push((here.to_move, at));
        if here.to_move == Role::Defender {
            left = as_it_is.fewest(&after, left)?;
        }
        here = after;
    }
    Some(line)
}

/// A move of the attacker after which so many more do; of those that capture, the one that takes the most.
fn attack(measure: &mut Measure, here: &LocalState, left: u8) -> Option<(LocalMove, LocalState)> {
    let mut best: Option<(u32, LocalMove, LocalState)> = None;
    for (at, after) in measure.game.in_order(here) {
        if !measure.captures(&after, left)? {
            continue;
        }
        let lost = LocalGame::lost(Role::Defender, here, &after);
        if best.is_none_or(|(most, ..)| left == 0 && lost > most) {
            best = Some((lost, at, after));
        }
    }
    best.map(|(_, at, after)| (at, after))
}

/// What a move of the defender is worth, what counts most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// How long he lasts with every ko threat.
    lasts_in_ko: u8,
    /// How long he lasts without a ko threat.
    lasts: u8,
    /// How few stones he loses.
    lost: Reverse<u32>,
    /// How many he captures.
    captured: u32,
}

/// The move of the defender that makes most of it.
fn hold_out(
    (as_it_is, with_threats): (&mut Measure, &mut Measure),
    here: &LocalState,
    left: u8,
) -> Option<(LocalMove, LocalState)> {
    let mut best: Option<(Worth, LocalMove, LocalState)> = None;
    // The pass comes last, and stands where nothing is better than it.
    for (at, after) in as_it_is.game.in_order(here).into_iter().rev() {
        let lasts = as_it_is.fewest(&after, left)?;
        let unbound = LocalState { ban: [after.ban[Role::Attacker as usize], 0], ..after };
        let lasts_in_ko = with_threats.fewest(&unbound, left + 1).unwrap_or(u8::MAX);
        let mut lost = 0;
        if lasts == 1 {
            let takes = as_it_is.game.moves(&after).filter(|(_, then)| as_it_is.game.winner(then).is_some());
            lost = takes.map(|(_, then)| LocalGame::lost(Role::Defender, &after, &then)).max().unwrap_or_default();
        }
        let captured = LocalGame::lost(Role::Attacker, here, &after);
        let worth = Worth { lasts_in_ko, lasts, lost: Reverse(lost), captured };
        if best.as_ref().is_none_or(|(most, ..)| *most < worth) {
            best = Some((worth, at, after));
        }
    }
    best.map(|(_, at, after)| (at, after))
}

fn line_of_defence(game: &LocalGame, closed: &[(LocalState, LocalMove)]) -> Vec<(Role, LocalMove)> {
    let replies: BTreeMap<_, _> = closed.iter().copied().collect();
    let Some((mut here, _)) = closed.first().copied() else { return Vec::new() };
    let (mut line, mut seen) = (Vec::new(), BTreeSet::new());
    while line.len() < MOVES_MAX && game.winner(&here).is_none() && seen.insert(here) {
        let is_new = |(_, after): &(LocalMove, LocalState)| replies.contains_key(after) && !seen.contains(after);
        let next = match here.to_move {
            Role::Attacker => game.moves(&here).find(is_new),
            Role::Defender => replies.get(&here).and_then(|at| Some((*at, game.play(&here, *at)?))),
        };
        let Some((at, after)) = next else { break };
        line.push((here.to_move, at));
        here = after;
    }
    line
}
