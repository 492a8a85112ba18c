use super::game::mask;
use super::{Goal, LocalGame, LocalMove, LocalState, Role};

/// The most regions or chains that are weighed for two eyes; with more nothing is said.
const PARTS_MAX: usize = 24;

impl LocalGame {
    /// Who wins a position, where that can be seen without a move. Nothing is guessed:
    ///
    /// - Chains of the defender that hang on immortal stones, or have two eyes ([`Self::is_eye`]) after Benson 1976
    ///   with no point next to an immortal attacker, are never captured.
    /// - A target in atari is captured by an attacker who may play there.
    /// - Without eye space the target is captured, and nothing can live in its place ([`Self::is_without_eye_space`]).
    ///   For what comes back attackers who live by two eyes count as immortal ([`Self::stays_dead_by_eyes`]).
    pub(in crate::life) fn winner_at_sight(&self, state: &LocalState) -> Option<Role> {
        let unchanged = UnchangedFacts { has_room: false, lives_no_more: false, in_danger: self.all() };
        self.winner_as_held(state, (&Role::BOTH.map(|role| self.held(state, role)), None), unchanged)
    }

    /// Who wins at sight one move after a position that nobody wins so.
    pub(super) fn winner_at_sight_after(&self, before: &NodeFacts, state: &LocalState) -> Option<Role> {
        let held = Role::BOTH.map(|role| self.held_after(before, state, role));
        let closed = self.closed_after(before, state);
        let unchanged = UnchangedFacts {
            has_room: held[Role::Attacker as usize] == before.held[Role::Attacker as usize],
            lives_no_more: closed.is_some_and(|closed| self.lives_no_more(before, state, &held, closed)),
            in_danger: before.in_danger,
        };
        self.winner_as_held(state, (&held, closed), unchanged)
    }

    /// What is seen of a position, to be kept for those one move later.
    pub(super) fn see(&self, state: &LocalState) -> NodeFacts {
        NodeFacts {
            stones: state.stones,
            held: Role::BOTH.map(|role| self.held(state, role)),
            closed: self.closed(state.stones[Role::Defender as usize], Role::Defender),
            in_danger: if state.to_move == Role::Defender || self.has_chains { self.in_danger(state) } else { 0 },
        }
    }

    /// The stones of a player that hang on immortal ones.
    fn held(&self, state: &LocalState, role: Role) -> u64 {
        self.flood(self.beside[role as usize], state.stones[role as usize])
    }

    /// The chains of the target that may be in atari once the defender has played: those with two liberties or fewer.
    pub(super) fn in_danger(&self, state: &LocalState) -> u64 {
        let own = state.stones[Role::Defender as usize];
        let vacant = self.vacant(state);
        let (mut left, mut in_danger) = (self.target & own, 0);
        while left != 0 {
            let (chain, around) = self.flood_around(left & left.wrapping_neg(), own);
            left &= !chain;
            if (around & vacant).count_ones() <= 2 {
                in_danger |= chain;
            }
        }
        in_danger
    }

    /// [`Self::closed`] one move later, where that needs no flooding of the whole area.
    fn closed_after(&self, before: &NodeFacts, state: &LocalState) -> Option<u64> {
        let (own, own_before) = (state.stones[Role::Defender as usize], before.stones[Role::Defender as usize]);
        let new = own & !own_before;
        if own_before & !own != 0 {
            return None;
        }
        if new & !before.closed == 0 {
            return Some(before.closed & !new);
        }
        // The new stone takes a point from what is open. The rest stays open if it hangs together around that point.
        let open = self.all() & !own & !before.closed;
        let beside = self.grow(new) & open;
        let around = self.grow(beside) & open;
        let stays = new & self.beside[Role::Attacker as usize] == 0
            && self.flood(beside & beside.wrapping_neg(), around) & beside == beside;
        stays.then_some(before.closed)
    }

    /// Whether no more stones of the defender live than before, where the move alone shows it: `held` and
    /// `closed` are those of now. An attacker's stone gives no life but by filling the last point that kept
    /// a region from being an eye; the defender's but by closing one off, by a capture, by joining chains or immortal
    /// stones, or on the target once that was captured.
    fn lives_no_more(&self, before: &NodeFacts, state: &LocalState, held: &[u64; 2], closed: u64) -> bool {
        let (attacker, defender) = (Role::Attacker as usize, Role::Defender as usize);
        let new = state.stones[defender] & !before.stones[defender];
        if new == 0 {
            let filled = state.stones[attacker] & !before.stones[attacker] & closed;
            return filled == 0 || !self.may_make_eye(state, filled, held[defender], closed);
        }
        let joins = self.grow(new) & before.stones[defender];
        closed == before.closed
            && state.stones[attacker] == before.stones[attacker]
            && held[defender] == before.held[defender]
            && !has_two(joins)
            && new & self.target == 0
    }

    /// Whether a closed point that the attacker has just filled may be the last empty one of its region that was not
    /// next to a chain: then the region has become an eye of that chain.
    fn may_make_eye(&self, state: &LocalState, filled: u64, hanging: u64, closed: u64) -> bool {
        let own = state.stones[Role::Defender as usize];
        let beside = self.grow(filled) & own;
        let apart = own & !hanging & !self.flood(beside, own);
        if apart == 0 {
            return false;
        }
        let (apart, vacant) = (self.grow(apart), self.vacant(state));
        self.grow(filled) & vacant & !apart == 0 && self.flood(filled, closed) & vacant & !apart == 0
    }

    /// `closed` are the closed points where they are known.
    fn winner_as_held(
        &self,
        state: &LocalState,
        (held, closed): (&[u64; 2], Option<u64>),
        unchanged: UnchangedFacts,
    ) -> Option<Role> {
        if let Some(winner) = self.winner(state) {
            return Some(winner);
        }
        let [safe, hanging] = *held;
        match self.goal {
            Goal::Capture | Goal::NoRest
                if self.is_in_atari(state, unchanged.in_danger)
                    || !unchanged.has_room && self.is_without_eye_space(safe) =>
            {
                Some(Role::Attacker)
            }
            Goal::Dead if self.stays_dead(state, safe) || self.stays_dead_by_eyes(state, safe) => Some(Role::Attacker),
            Goal::Capture | Goal::NoRest | Goal::Dead if unchanged.lives_no_more => None,
            Goal::Capture | Goal::NoRest if self.is_alive(state, hanging, closed) => Some(Role::Defender),
            Goal::Dead if self.target & self.alive(state, Role::Defender, hanging, closed) != 0 => Some(Role::Defender),
            Goal::Capture | Goal::NoRest | Goal::Dead => None,
        }
    }

    /// The stones of a player that hang on immortal ones, where it is known which did a move before.
    #[inline]
    fn held_after(&self, before: &NodeFacts, state: &LocalState, role: Role) -> u64 {
        let (stones, held) = (state.stones[role as usize], before.held[role as usize]);
        let new = stones & !before.stones[role as usize];
        if stones == before.stones[role as usize] {
            return held;
        }
        if before.stones[role as usize] & !stones != 0 {
            return self.flood(self.beside[role as usize], stones);
        }
        let is_held = new & self.beside[role as usize] != 0 || self.grow(new) & held != 0;
        if is_held { self.flood_on(held, new, stones) } else { held }
    }

    /// Whether the attacker, to move, can capture at once some of these stones of the target.
    #[inline]
    fn is_in_atari(&self, state: &LocalState, in_danger: u64) -> bool {
        let in_danger = self.target & state.stones[Role::Defender as usize] & in_danger;
        state.to_move == Role::Attacker && in_danger != 0 && self.can_take(state, in_danger)
    }

    fn can_take(&self, state: &LocalState, in_danger: u64) -> bool {
        let own = state.stones[Role::Defender as usize];
        let vacant = self.vacant(state);
        let mut left = in_danger;
        while left != 0 {
            let (chain, around) = self.flood_around(left & left.wrapping_neg(), own);
            left &= !chain;
            let last = around & vacant;
            if last.is_power_of_two() && chain & self.beside[Role::Defender as usize] == 0 {
                let is_banned = state.ban[Role::Attacker as usize] & last != 0;
                let at = LocalMove::Play(last.trailing_zeros() as u8);
                if !is_banned || self.play(state, at).is_some() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the target can be captured for want of room.
    ///
    /// What the target can reach without crossing attackers that hang on immortal ones is looked at. Points next to
    /// those attackers can be filled one by one, and stones of the target are no eye before the goal is reached. If
    /// no two of the other points are apart, all that is left at the end is one eye, and a move there takes
    /// everything around it.
    fn is_without_eye_space(&self, safe: u64) -> bool {
        let Some((reach, space)) = self.space(safe) else { return false };
        let space = space & !self.target;
        let are_joined = self.each(space).all(|(point, neighbours)| space & !(neighbours | point) == 0);
        self.is_legal && reach != 0 && are_joined
    }

    /// Whether the target is captured, or stays so, and the defender cannot live where it stood.
    ///
    /// As [`Self::is_without_eye_space`], but stones of the target may become eyes as well. So at most one point may
    /// not be next to a safe attacker, and it has two neighbours, so that the move there is no ko. The attacker
    /// fills everything, and passes only then; so the defender must not be able to end the game at once.
    fn stays_dead(&self, state: &LocalState, safe: u64) -> bool {
        let own = state.stones[Role::Defender as usize];
        let is_last_word = state.to_move == Role::Defender && state.passes > 0;
        if !self.is_legal || is_last_word && (!state.is_captured || own & self.target != 0) {
            return false;
        }
        let Some((reach, space)) = self.space(safe) else { return false };
        let has_two = |(_, neighbours): (u64, u64)| (neighbours & reach).count_ones() > 1;
        space == 0 || space.is_power_of_two() && self.each(space).all(has_two)
    }

    /// Whether it stays dead where some of the attackers live by eyes of their own: they fill all but the last point of
    /// two. Whoever stands in an eye of theirs has no eye at any other point of it, as they are next to it.
    fn stays_dead_by_eyes(&self, state: &LocalState, safe: u64) -> bool {
        let living = self.alive(state, Role::Attacker, safe, None);
        living != safe && self.stays_dead(state, living)
    }

    /// What the target's points reach without crossing attackers that hang on immortal ones, and which of that is not
    /// next to one; nothing where it touches immortal friends.
    fn space(&self, safe: u64) -> Option<(u64, u64)> {
        let beside = self.beside[Role::Attacker as usize];
        let reach = self.flood(self.target, self.all() & !safe);
        let is_closed = reach & self.beside[Role::Defender as usize] == 0;
        is_closed.then(|| (reach, reach & !self.grow(safe) & !beside))
    }

    /// Whether no stone of the target is ever captured, though the defender plays only to take stones in its eyes.
    fn is_alive(&self, state: &LocalState, hanging: u64, closed: Option<u64>) -> bool {
        let own = state.stones[Role::Defender as usize];
        let others = own & !hanging;
        let standing = self.target & others;
        if self.target & !own != 0 || standing == 0 {
            return self.target & !own == 0;
        }
        // Most often the first chain has no two eyes at all, whatever becomes of the others.
        let vacant = self.vacant(state);
        let (first, around) = self.flood_around(standing & standing.wrapping_neg(), others);
        let liberties = around & vacant;
        if !has_two(liberties) {
            return false;
        }
        let closed = closed.unwrap_or_else(|| self.closed(own, Role::Defender));
        let (mut left, mut eyes) = (liberties & closed, 0);
        if !has_two(left) {
            return false;
        }
        while left != 0 && eyes < 2 {
            let region = self.flood(left & left.wrapping_neg(), closed);
            left &= !region;
            eyes += u32::from(self.is_eye(region, vacant, around));
        }
        if eyes < 2 {
            return false;
        }
        let mut eyes = Parts::EMPTY;
        eyes.find(self, closed & vacant, closed);
        let mut left = standing & !first;
        while left != 0 {
            let (chain, around) = self.flood_around(left & left.wrapping_neg(), others);
            left &= !chain;
            if !has_two(self.eyes_of(&eyes, vacant, around)) {
                return false;
            }
        }
        self.target & !self.alive_by(&eyes, own, vacant, hanging) == 0
    }

    /// Whether a closed region with an empty point always has a liberty for a chain, whose neighbours these are.
    ///
    /// - Its empty points are all next to the chain (Benson 1976).
    /// - Or all its points are but one, which has two neighbours there, and one of them is empty. When the attacker
    ///   fills the last, all his stones there hang on the point that is left: the defender takes two of them or more
    ///   by playing there, so that it is no ko.
    fn is_eye(&self, region: u64, vacant: u64, around: u64) -> bool {
        let far = region & !around;
        far & vacant == 0
            || self.has_chains
                && self.thrifty == 0
                && far.is_power_of_two()
                && region & vacant & around != 0
                && has_two(self.neighbours[(far.trailing_zeros() % u64::BITS) as usize] & region)
    }

    /// A player's stones that are never captured, though he plays only to take stones in their eyes; `hanging` are
    /// those that hang on immortal ones. The defender's are not looked for where none of them is the target's.
    fn alive(&self, state: &LocalState, role: Role, hanging: u64, closed: Option<u64>) -> u64 {
        let own = state.stones[role as usize];
        let others = own & !hanging;
        if role == Role::Defender && others & self.target == 0 {
            return hanging;
        }
        let vacant = self.vacant(state);
        let closed = closed.unwrap_or_else(|| self.closed(own, role));
        if !has_two(closed & vacant) {
            return hanging;
        }
        let mut eyes = Parts::EMPTY;
        eyes.find(self, closed & vacant, closed);
        self.alive_by(&eyes, own, vacant, hanging)
    }

    /// Chains that live by some closed regions with empty points.
    fn alive_by(&self, eyes: &Parts, own: u64, vacant: u64, hanging: u64) -> u64 {
        if eyes.count < 2 {
            return hanging;
        }
        let others = own & !hanging;
        let mut chains = Parts::EMPTY;
        chains.find(self, others, others);
        let mut eyes_of = [0; PARTS_MAX];
        for (eyes_of, (_, around)) in eyes_of.iter_mut().zip(chains.iter()) {
            *eyes_of = self.eyes_of(eyes, vacant, *around);
        }
        let (mut living, mut kept) = (chains.all() | hanging, u64::MAX);
        loop {
            let alive = chains.iter().zip(&eyes_of).filter(|(_, eyes)| has_two(*eyes & kept));
            let left = alive.fold(hanging, |all, ((chain, _), _)| all | *chain);
            if living == left {
                return left;
            }
            living = left;
            kept = eyes.among(own & !left);
        }
    }

    /// Which of some regions are eyes of a chain, a bit each, whose neighbours these are.
    fn eyes_of(&self, eyes: &Parts, vacant: u64, around: u64) -> u64 {
        mask(eyes.iter().map(|(region, _)| self.is_eye(*region, vacant, around)))
    }

    /// The points without a stone of a player that no immortal stone of the other reaches.
    fn closed(&self, own: u64, role: Role) -> u64 {
        let room = self.all() & !own;
        room & !self.flood(self.beside[role.other() as usize], room)
    }

    pub(super) const fn vacant(&self, state: &LocalState) -> u64 {
        self.all() & !(state.stones[0] | state.stones[1])
    }

    /// The points of a set: each with its bit and its neighbours.
    fn each(&self, points: u64) -> impl Iterator<Item = (u64, u64)> + use<'_> {
        let mut left = points;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some((1 << number, self.neighbours[(number % u64::BITS) as usize]))
        })
    }
}

/// Whether there are two points or more.
const fn has_two(points: u64) -> bool {
    points & points.wrapping_sub(1) != 0
}

/// What was seen of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeFacts {
    pub(super) stones: [u64; 2],
    /// The stones of each player that hang on immortal ones.
    held: [u64; 2],
    /// The points without a stone of the defender that no immortal attacker reaches.
    closed: u64,
    /// The chains of the target that may be in atari once the defender has moved; none where the attacker is to move
    /// and no chains stand beside the area, as nobody asks.
    pub(super) in_danger: u64,
}

/// What a move is known to have left as it was.
#[derive(Clone, Copy, Debug)]
struct UnchangedFacts {
    /// The target does not want eye space.
    has_room: bool,
    /// No more stones of the defender live than before.
    lives_no_more: bool,
    /// No other stones of the target than these can be in atari.
    in_danger: u64,
}

/// Joined parts of a set, each with its neighbours; none if there are too many.
struct Parts {
    parts: [(u64, u64); PARTS_MAX],
    count: usize,
}

impl Parts {
    const EMPTY: Self = Self { parts: [(0, 0); PARTS_MAX], count: 0 };

    /// Adds those that hold one of some points.
    fn find(&mut self, game: &LocalGame, points: u64, within: u64) {
        let mut left = points;
        while left != 0 {
            let part = game.flood_around(left & left.wrapping_neg(), within);
            left &= !part.0;
            if self.count == PARTS_MAX {
                self.count = 0;
                break;
            }
            self.parts[self.count] = part;
            self.count += 1;
        }
    }

    /// Which of them have none of some points beside them, a bit each.
    fn among(&self, points: u64) -> u64 {
        mask(self.iter().map(|(_, around)| around & points == 0))
    }

    fn iter(&self) -> impl Iterator<Item = &(u64, u64)> + use<'_> {
        self.parts[..self.count].iter()
    }

    fn all(&self) -> u64 {
        self.iter().fold(0, |all, (part, _)| all | part)
    }
}
