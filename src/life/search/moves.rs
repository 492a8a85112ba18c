use super::{Goal, KoRule, LocalGame, Role};

/// A position of a local game: everything that bears on what can still happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalState {
    /// The attacker's stones and the defender's, a bit a point.
    pub stones: [u64; 2],
    /// Where the attacker and the defender may not retake a ko, a bit a point.
    pub ban: [u64; 2],
    /// Who is to move.
    pub to_move: Role,
    /// How many passes in a row were just made; counted only where two of them end the game.
    pub passes: u8,
    /// What the attacker has given the defender and he has not spent, where he plays thriftily. More than
    /// [`Self::CREDIT_MAX`] is forgotten.
    pub credit: u8,
    /// Whether a stone of the target has been captured.
    pub is_captured: bool,
}

impl LocalState {
    /// The most credit that is counted.
    pub const CREDIT_MAX: u8 = 3;
}

/// What a player can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LocalMove {
    /// A stone on the point with this number.
    Play(u8),
    /// A pass.
    #[default]
    Pass,
    /// A pass for the ko at the point with this number, which lifts the ban there.
    KoPass(u8),
}

impl LocalMove {
    /// The number of its point, if it has one.
    pub(super) const fn number(self) -> u32 {
        match self {
            Self::Play(at) | Self::KoPass(at) => at as u32,
            Self::Pass => 0,
        }
    }
}

/// What a player may try: a point that was named, the others, then passes for a ko, then the pass.
#[derive(Clone, Debug)]
pub(super) struct Tries {
    first: u64,
    points: u64,
    kos: u64,
    is_pass_left: bool,
}

impl Iterator for Tries {
    type Item = LocalMove;

    fn next(&mut self) -> Option<LocalMove> {
        let take = |points: &mut u64| {
            let at = points.trailing_zeros() as u8;
            *points &= *points - 1;
            at
        };
        if self.first != 0 {
            Some(LocalMove::Play(take(&mut self.first)))
        } else if self.points != 0 {
            Some(LocalMove::Play(take(&mut self.points)))
        } else if self.kos != 0 {
            Some(LocalMove::KoPass(take(&mut self.kos)))
        } else {
            std::mem::take(&mut self.is_pass_left).then_some(LocalMove::Pass)
        }
    }
}

impl LocalGame {
    /// Who has won, where the game is over.
    pub const fn winner(&self, state: &LocalState) -> Option<Role> {
        match self.goal {
            Goal::Capture | Goal::NoRest if state.is_captured => Some(Role::Attacker),
            Goal::NoRest if state.passes >= 2 => Some(Role::Defender),
            Goal::Dead if state.passes >= 2 => {
                let is_dead = state.is_captured && state.stones[Role::Defender as usize] & self.target == 0;
                Some(if is_dead { Role::Attacker } else { Role::Defender })
            }
            Goal::Capture | Goal::NoRest | Goal::Dead => None,
        }
    }

    /// Every move of the player to move: the points in the order of their numbers, passes for a ko, then the pass.
    pub fn moves(&self, state: &LocalState) -> impl Iterator<Item = (LocalMove, LocalState)> + use<'_> {
        let state = *state;
        self.tries(&state, LocalMove::Pass).filter_map(move |at| Some((at, self.play(&state, at)?)))
    }

    /// The moves to be tried, those that may not be played among them, with a move on a point before the others.
    pub(super) fn tries(&self, state: &LocalState, first: LocalMove) -> Tries {
        let vacant = self.vacant(state);
        let first =
            if let LocalMove::Play(at) = first { vacant & 1_u64.checked_shl(u32::from(at)).unwrap_or(0) } else { 0 };
        Tries { first, points: vacant & !first, kos: state.ban[state.to_move as usize], is_pass_left: true }
    }

    /// The position after a move; nothing when it may not be played: on a stone, a self-capture, a ko that may not be
    /// retaken, a point that the defender keeps free.
    ///
    /// Where only a capture counts, a pass of the attacker that lifts no ban is left out: the defender would pass too,
    /// and nothing would have changed.
    pub fn play(&self, state: &LocalState, at: LocalMove) -> Option<LocalState> {
        let mut after = *state;
        self.try_play(&mut after, at).then_some(after)
    }

    /// Plays a move on a position itself; whether it may be played. Where it may not, the position is spoilt.
    pub(super) fn try_play(&self, state: &mut LocalState, at: LocalMove) -> bool {
        match at {
            LocalMove::Play(at) => self.try_place(state, at),
            LocalMove::KoPass(at) => {
                let mover = state.to_move as usize;
                let here = 1_u64.checked_shl(u32::from(at)).unwrap_or_default();
                let is_banned = self.ko == KoRule::Japanese && state.ban[mover] & here != 0;
                (state.to_move, state.passes) = (state.to_move.other(), 0);
                state.ban[mover] &= !here;
                is_banned
            }
            LocalMove::Pass => self.try_pass(state),
        }
    }

    fn try_pass(&self, state: &mut LocalState) -> bool {
        let mover = state.to_move;
        let ban = state.ban[mover as usize];
        state.to_move = mover.other();
        if self.ko != KoRule::Japanese {
            state.ban[mover as usize] = 0;
        }
        match self.goal {
            Goal::Capture => {}
            Goal::Dead | Goal::NoRest => state.passes += 1,
        }
        let is_nothing = mover == Role::Attacker && state.ban[mover as usize] == ban;
        self.goal == Goal::Dead || !is_nothing
    }

    fn try_place(&self, state: &mut LocalState, at: u8) -> bool {
        let (mover, other) = (state.to_move, state.to_move.other());
        let occupied = state.stones[0] | state.stones[1];
        let here = 1_u64.checked_shl(u32::from(at)).unwrap_or_default() & self.all() & !occupied;
        let unfilled = self.outside_liberties & !occupied;
        if here == 0 || here & unfilled & !(unfilled & unfilled.wrapping_neg()) != 0 {
            return false;
        }
        let own = state.stones[mover as usize] | here;
        let mut theirs = state.stones[other as usize];
        let vacant = self.all() & !(occupied | here);
        let captured = self.without_liberty(self.neighbours[usize::from(at)] & theirs, theirs, vacant, other);
        theirs &= !captured;
        if captured == 0 && mover == Role::Defender && here & self.kept_free != 0 {
            return false;
        }
        if self.thrifty != 0 && !self.try_afford(state, here, captured) {
            return false;
        }
        let has_own_liberty = self.neighbours[usize::from(at)] & vacant != 0;
        let is_ko = if has_own_liberty {
            false
        } else {
            let (chain, around) = self.flood_around(here, own);
            let hangs_on = chain & self.beside[mover as usize] != 0;
            let liberties = around & (vacant | captured);
            if liberties == 0 && !hangs_on {
                return false;
            }
            let is_one_stone = captured.is_power_of_two() && captured & self.of_several == 0;
            is_one_stone && chain == here && liberties == captured && !hangs_on
        };
        if is_ko && state.ban[mover as usize] & here != 0 {
            return false;
        }
        state.stones[mover as usize] = own;
        state.stones[other as usize] = theirs;
        state.to_move = other;
        state.passes = 0;
        state.is_captured |= mover == Role::Attacker && captured & self.target != 0;
        self.lift_bans(state, mover);
        if is_ko && self.ko != KoRule::Threats(other) {
            state.ban[other as usize] |= captured;
        }
        true
    }

    /// Whether a move, which led from one position to another, took a ko.
    pub(super) const fn takes_ko(&self, before: &LocalState, at: LocalMove, after: &LocalState) -> bool {
        let LocalMove::Play(at) = at else { return false };
        let (mover, other) = (before.to_move as usize, before.to_move.other() as usize);
        let captured = before.stones[other] & !after.stones[other];
        captured.is_power_of_two()
            && captured & self.of_several == 0
            && self.beside[mover] >> (at as u32 % u64::BITS) & 1 == 0
            && self.neighbours[(at as u32 % u64::BITS) as usize] & !before.stones[other] == 0
    }

    /// Whether a thrifty defender can afford a move; what it gives and costs is noted.
    const fn try_afford(&self, state: &mut LocalState, here: u64, captured: u64) -> bool {
        let costs = (here & self.thrifty != 0) as u32;
        let credit = state.credit as u32;
        let credit = match state.to_move {
            Role::Attacker => credit + costs,
            Role::Defender => match (credit + (captured & !self.thrifty).count_ones()).checked_sub(costs) {
                Some(credit) => credit,
                None => return false,
            },
        };
        state.credit = if credit < LocalState::CREDIT_MAX as u32 { credit as u8 } else { LocalState::CREDIT_MAX };
        true
    }

    /// The stones of a player's chains that hold one of some points and have neither a liberty nor a hold beside the
    /// area.
    fn without_liberty(&self, points: u64, stones: u64, vacant: u64, owner: Role) -> u64 {
        let (mut left, mut dead) = (points, 0);
        while left != 0 {
            let stone = left & left.wrapping_neg();
            if self.neighbours[(stone.trailing_zeros() % u64::BITS) as usize] & vacant != 0 {
                left &= !stone;
                continue;
            }
            let (chain, around) = self.flood_around(stone, stones);
            left &= !chain;
            if around & vacant == 0 && chain & self.beside[owner as usize] == 0 {
                dead |= chain;
            }
        }
        dead
    }

    /// Takes away the bans that a stone just placed ends.
    fn lift_bans(&self, after: &mut LocalState, mover: Role) {
        match self.ko {
            KoRule::Japanese => {
                let vacant = !(after.stones[0] | after.stones[1]);
                after.ban = after.ban.map(|ban| ban & vacant);
            }
            KoRule::Simple | KoRule::Threats(_) => after.ban[mover as usize] = 0,
        }
    }
}
