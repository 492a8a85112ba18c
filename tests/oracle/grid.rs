//! A small board and the rule of a move, written anew: a bit for each point, from the top left.

use gyega::board::{Color, Point, PointSet, Size, Stones};

/// Who wants to capture, and who wants to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    Attacker,
    Defender,
}

/// When a stone that was captured in a ko may be retaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ko {
    /// Not with the very next move.
    NextMove,
    /// This side at once, as if it had a threat that was answered; the other not with the very next move.
    Threats(Side),
    /// Not before its owner has passed for that ko (Japanese rules 1989, article 7-2).
    OwnPass,
}

/// The points of a board of up to 64.
pub(crate) struct Grid {
    pub(crate) size: Size,
    neighbours: Vec<u64>,
    /// Stones that are taken to stay: their chains cannot be captured.
    pub(crate) staying: u64,
}

/// All that bears on what can still happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct State {
    /// The attacker's stones, then the defender's.
    pub(crate) stones: [u64; 2],
    /// Where the attacker may not retake, then the defender.
    pub(crate) ban: [u64; 2],
    pub(crate) is_defenders_turn: bool,
    /// Where two passes in a row end play: how many there were, and whether a stone of the target has come off.
    pub(crate) end: Option<(u8, bool)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Stone(u32),
    /// A pass, which lifts bans as the rule of ko has it: one that is named here, if it wants a name.
    Pass(u64),
}

impl Grid {
    pub(crate) fn of(size: Size, staying: &PointSet) -> Self {
        let all = PointSet::full(size);
        let neighbours = size.iter().map(|at| Self::bits_of(size, &PointSet::from(at).neighbours(&all))).collect();
        Self { size, neighbours, staying: Self::bits_of(size, staying) }
    }

    fn bits_of(size: Size, points: &PointSet) -> u64 {
        let above = |at: Point| u32::from(size.height() - 1 - at.row);
        let bit = |at: Point| 1_u64 << (above(at) * u32::from(size.width()) + u32::from(at.column));
        points.iter().fold(0, |bits, at| bits | bit(at))
    }

    pub(crate) fn bits(&self, points: &PointSet) -> u64 {
        Self::bits_of(self.size, points)
    }

    /// A board with these stones where the attacker of a colour is to move, or the defender.
    pub(crate) fn state(&self, stones: &Stones, defender: Color, first: Side) -> State {
        State {
            stones: [self.bits(stones.of(!defender)), self.bits(stones.of(defender))],
            ban: [0; 2],
            is_defenders_turn: first == Side::Defender,
            end: None,
        }
    }

    fn all(&self) -> u64 {
        u64::MAX >> (u64::BITS as usize - self.neighbours.len())
    }

    pub(crate) fn vacant(&self, state: &State) -> u64 {
        self.all() & !(state.stones[0] | state.stones[1])
    }

    /// What is next to some points.
    pub(crate) fn beside(&self, points: u64) -> u64 {
        each(points).fold(0, |beside, at| beside | self.neighbours[at as usize]) & !points
    }

    /// The points of a set that hang together with one of them.
    pub(crate) fn joined(&self, at: u64, within: u64) -> u64 {
        let mut joined = at & within;
        loop {
            let more = self.beside(joined) & within;
            if more == 0 {
                return joined;
            }
            joined |= more;
        }
    }

    /// The parts of a set that hang together.
    pub(crate) fn parts(&self, points: u64) -> Vec<u64> {
        let (mut left, mut parts) = (points, Vec::new());
        while left != 0 {
            let part = self.joined(left & left.wrapping_neg(), points);
            left &= !part;
            parts.push(part);
        }
        parts
    }

    /// Every move that may be made, with the position after it; a pass comes last.
    pub(crate) fn moves(&self, state: &State, ko: Ko) -> Vec<(Move, State)> {
        let mut all: Vec<_> = each(self.vacant(state))
            .filter_map(|at| Some((Move::Stone(at), self.after_stone(state, at, ko)?)))
            .collect();
        let mover = usize::from(state.is_defenders_turn);
        let turned = State { is_defenders_turn: !state.is_defenders_turn, ..*state };
        if ko == Ko::OwnPass {
            for at in each(state.ban[mover]) {
                let mut after = turned;
                after.ban[mover] &= !(1 << at);
                all.push((Move::Pass(1 << at), after));
            }
            all.push((Move::Pass(0), turned));
        } else {
            let mut after = turned;
            after.ban[mover] = 0;
            all.push((Move::Pass(0), after));
        }
        all
    }

    /// The position after a stone; nothing where it may not be played: a self-capture or a ko.
    fn after_stone(&self, state: &State, at: u32, ko: Ko) -> Option<State> {
        let (mover, other) = (usize::from(state.is_defenders_turn), usize::from(!state.is_defenders_turn));
        let stone = 1_u64 << at;
        let own = state.stones[mover] | stone;
        let vacant = self.vacant(state) & !stone;
        let has_no_liberty = |part: &u64| self.beside(*part) & vacant | part & self.staying == 0;
        let beside = self.neighbours[at as usize] & state.stones[other];
        let chains = self.parts(state.stones[other]).into_iter().filter(|part| part & beside != 0);
        let captured = chains.filter(has_no_liberty).fold(0, |all, part| all | part);
        let chain = self.joined(stone, own);
        let liberties = self.beside(chain) & (vacant | captured);
        if liberties | chain & self.staying == 0 {
            return None;
        }
        let is_ko = captured.is_power_of_two() && chain == stone && liberties == captured;
        if is_ko && state.ban[mover] & stone != 0 {
            return None;
        }
        let mut after = State { is_defenders_turn: !state.is_defenders_turn, ..*state };
        after.stones[mover] = own;
        after.stones[other] &= !captured;
        if ko == Ko::OwnPass {
            let vacant = self.vacant(&after);
            after.ban = after.ban.map(|ban| ban & vacant);
        } else {
            after.ban[mover] = 0;
        }
        let other_has_threats = ko == Ko::Threats(if other == 0 { Side::Attacker } else { Side::Defender });
        if is_ko && !other_has_threats {
            after.ban[other] |= captured;
        }
        Some(after)
    }
}

/// The numbers of the points of a set.
pub(crate) fn each(points: u64) -> impl Iterator<Item = u32> {
    let mut left = points;
    std::iter::from_fn(move || {
        let at = (left != 0).then(|| left.trailing_zeros())?;
        left &= left - 1;
        Some(at)
    })
}
