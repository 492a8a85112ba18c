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
    /// Whether a stone of the target has been captured.
    pub is_taken: bool,
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LocalMove {
    /// A stone on the point with this number.
    Play(u8),
    /// A pass.
    Pass,
    /// A pass for the ko at the point with this number, which lifts the ban there.
    KoPass(u8),
}

impl LocalGame {
    /// Who has won, where the game is over.
    pub const fn winner(&self, state: &LocalState) -> Option<Role> {
        match self.goal {
            Goal::Capture | Goal::NoRest if state.is_taken => Some(Role::Attacker),
            Goal::NoRest if state.passes >= 2 => Some(Role::Defender),
            Goal::Dead if state.passes >= 2 => {
                let is_dead = state.is_taken && state.stones[Role::Defender as usize] & self.target == 0;
                Some(if is_dead { Role::Attacker } else { Role::Defender })
            }
            Goal::Capture | Goal::NoRest | Goal::Dead => None,
        }
    }

    /// Every move of the player to move: the points in the order of their numbers, passes for a ko, then the pass.
    pub fn moves(&self, state: &LocalState) -> impl Iterator<Item = (LocalMove, LocalState)> + use<'_> {
        let state = *state;
        let mut left = self.vacant(&state);
        let points = std::iter::from_fn(move || {
            let at = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(LocalMove::Play(at))
        });
        let banned = state.ban[state.to_move as usize];
        let bans_end = (u64::BITS - banned.leading_zeros()) as u8;
        let ko_passes = (0..bans_end).filter(move |at| banned >> at & 1 == 1).map(LocalMove::KoPass);
        let all = points.chain(ko_passes).chain([LocalMove::Pass]);
        all.filter_map(move |at| Some((at, self.play(&state, at)?)))
    }

    /// The position after a move; nothing when it may not be played: on a stone, a self-capture, a ko that may not be retaken,
    /// a point that the defender keeps free.
    ///
    /// Where only a capture counts, a pass of the attacker that lifts no ban is left out: the defender would pass too, and
    /// nothing would have changed.
    pub fn play(&self, state: &LocalState, at: LocalMove) -> Option<LocalState> {
        match at {
            LocalMove::Play(at) => self.place(state, at),
            LocalMove::KoPass(at) => {
                let mover = state.to_move as usize;
                let here = 1_u64.checked_shl(u32::from(at))?;
                if self.ko != KoRule::Japanese || state.ban[mover] & here == 0 {
                    return None;
                }
                let mut after = LocalState { to_move: state.to_move.other(), passes: 0, ..*state };
                after.ban[mover] &= !here;
                Some(after)
            }
            LocalMove::Pass => self.pass(state),
        }
    }

    fn pass(&self, state: &LocalState) -> Option<LocalState> {
        let mover = state.to_move as usize;
        let mut after = LocalState { to_move: state.to_move.other(), ..*state };
        if self.ko != KoRule::Japanese {
            after.ban[mover] = 0;
        }
        match self.goal {
            Goal::Capture | Goal::NoRest if state.to_move == Role::Attacker && after.ban == state.ban => return None,
            Goal::Capture => {}
            Goal::Dead | Goal::NoRest => after.passes += 1,
        }
        Some(after)
    }

    fn place(&self, state: &LocalState, at: u8) -> Option<LocalState> {
        let (mover, other) = (state.to_move, state.to_move.other());
        let occupied = state.stones[0] | state.stones[1];
        let here = 1_u64.checked_shl(u32::from(at))? & self.all() & !occupied;
        let unfilled = self.outside & !occupied;
        if here == 0 || here & unfilled & !(unfilled & unfilled.wrapping_neg()) != 0 {
            return None;
        }
        let own = state.stones[mover as usize] | here;
        let mut theirs = state.stones[other as usize];
        let vacant = self.all() & !(occupied | here);
        let captured = self.without_liberty(self.neighbours[usize::from(at)] & theirs, theirs, vacant, other);
        theirs &= !captured;
        if captured == 0 && mover == Role::Defender && here & self.kept_free != 0 {
            return None;
        }
        let has_own_liberty = self.neighbours[usize::from(at)] & vacant != 0;
        let is_ko = if has_own_liberty {
            false
        } else {
            let (chain, around) = self.flood_around(here, own);
            let hangs_on = chain & self.beside[mover as usize] != 0;
            let liberties = around & (vacant | captured);
            if liberties == 0 && !hangs_on {
                return None;
            }
            captured.is_power_of_two() && chain == here && liberties == captured && !hangs_on
        };
        if is_ko && state.ban[mover as usize] & here != 0 {
            return None;
        }
        let mut after = *state;
        after.stones[mover as usize] = own;
        after.stones[other as usize] = theirs;
        after.to_move = other;
        after.passes = 0;
        after.is_taken |= mover == Role::Attacker && captured & self.target != 0;
        self.lift_bans(&mut after, mover);
        if is_ko && self.ko != KoRule::Threats(other) {
            after.ban[other as usize] |= captured;
        }
        Some(after)
    }

    /// The stones of a player's chains that hold one of some points and have neither a liberty nor a hold beside the area.
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
