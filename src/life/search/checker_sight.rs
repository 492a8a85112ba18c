//! What the checker sees of a position without a move: its own reading of the three facts that a search may rely on,
//! point by point and without haste.

use std::collections::BTreeSet;

use super::{Goal, LocalGame, LocalState, Role};

type Points = BTreeSet<usize>;

/// A position, point by point.
pub(super) struct Sight<'g> {
    game: &'g LocalGame,
    state: LocalState,
    standing: Vec<Option<Role>>,
}

impl<'g> Sight<'g> {
    pub(super) fn new(game: &'g LocalGame, state: &LocalState) -> Self {
        let on = |point: usize| Role::BOTH.into_iter().find(|role| has(state.stones[*role as usize], point));
        Self { game, state: *state, standing: (0..game.count).map(on).collect() }
    }

    /// Whether it can be seen that the attacker reaches the goal.
    pub(super) fn is_won(&self) -> bool {
        match self.game.winner(&self.state) {
            Some(winner) => winner == Role::Attacker,
            None => match self.game.goal {
                Goal::Capture | Goal::NoRest => self.takes_at_once() || self.has_no_room(),
                Goal::Dead => self.has_no_room_again(),
            },
        }
    }

    /// Whether it can be seen that he cannot.
    pub(super) fn is_lost(&self) -> bool {
        if let Some(winner) = self.game.winner(&self.state) {
            return winner == Role::Defender;
        }
        let (living, target) = (self.living(Role::Defender), self.target());
        match self.game.goal {
            Goal::Capture | Goal::NoRest => target.is_subset(&living),
            Goal::Dead => !target.is_disjoint(&living),
        }
    }

    /// A move of the attacker captures.
    fn takes_at_once(&self) -> bool {
        let takes = |after: LocalState| self.game.winner(&after) == Some(Role::Attacker);
        self.state.to_move == Role::Attacker && self.game.moves(&self.state).any(|(_, after)| takes(after))
    }

    /// Eyes of the target could only lie on points that are all next to each other.
    fn has_no_room(&self) -> bool {
        let target = self.target();
        let Some((_, room)) = self.room(&self.held_attackers()) else { return false };
        let room: Vec<_> = room.difference(&target).copied().collect();
        !target.is_empty()
            && room.iter().all(|one| room.iter().all(|other| one == other || self.are_next(*one, *other)))
    }

    /// Neither the target nor what might be played in its place has more than one point that the attacker cannot just
    /// fill, and that one is not the inside of a ko. Attackers who live fill all but an eye each of their last two.
    fn has_no_room_again(&self) -> bool {
        let can_end = self.state.to_move == Role::Defender && self.state.passes == 1;
        let stands = self.target().iter().any(|point| self.standing[*point] == Some(Role::Defender));
        if can_end && (stands || !self.state.is_captured) {
            return false;
        }
        let has_no_room = |safe: Points| {
            let Some((reach, room)) = self.room(&safe) else { return false };
            let ways = |point: &usize| self.next_to(*point).filter(|next| reach.contains(next)).count();
            room.len() < 2 && room.iter().all(|point| ways(point) >= 2)
        };
        has_no_room(self.held_attackers()) || has_no_room(self.living(Role::Attacker))
    }

    /// The attackers that hang on immortal stones.
    fn held_attackers(&self) -> Points {
        let is_attacker = |point: usize| self.standing[point] == Some(Role::Attacker);
        let held = |point: &usize| is_attacker(*point) && self.is_held(Role::Attacker, *point);
        self.joined((0..self.standing.len()).filter(held).collect(), is_attacker)
    }

    /// The points that the target reaches around attackers who are safe, and those of them that are next to no such
    /// attacker and to no immortal one; nothing where an immortal friend is reached, or where the game began with
    /// chains without a liberty.
    fn room(&self, safe: &Points) -> Option<(Points, Points)> {
        let reach = self.joined(self.target(), |point| !safe.contains(&point));
        let is_open = reach.iter().any(|point| self.is_held(Role::Defender, *point));
        if is_open || !self.began_with_liberties() {
            return None;
        }
        let is_far = |point: &usize| {
            !self.is_held(Role::Attacker, *point) && self.next_to(*point).all(|next| !safe.contains(&next))
        };
        let room = reach.iter().copied().filter(is_far).collect();
        Some((reach, room))
    }

    fn began_with_liberties(&self) -> bool {
        let start = self.game.start(Role::Attacker);
        let first = Self::new(self.game, &start);
        let mut chains =
            Role::BOTH.into_iter().flat_map(|role| first.chains(role).into_iter().map(move |chain| (role, chain)));
        chains.all(|(role, chain)| {
            let breathes = |point: usize| first.standing[point].is_none();
            chain.iter().any(|point| first.is_held(role, *point) || first.next_to(*point).any(breathes))
        })
    }

    /// The stones of a player that live though he passes until all but one point of an eye is taken: chains with two
    /// eyes that all their borders share (Benson 1976), or with a hold on immortal stones.
    fn living(&self, role: Role) -> Points {
        let chains = self.chains(role);
        let is_held = |chain: &Points| chain.iter().any(|point| self.is_held(role, *point));
        let (held, mut others): (Vec<_>, Vec<_>) = chains.into_iter().partition(is_held);
        let mut eyes = self.eyes(role);
        loop {
            let count = (others.len(), eyes.len());
            others.retain(|chain| eyes.iter().filter(|eye| self.is_eye_of(eye, chain)).count() >= 2);
            let living: Points = held.iter().chain(&others).flatten().copied().collect();
            let is_lost = |point: usize| self.standing[point] == Some(role) && !living.contains(&point);
            eyes.retain(|eye| !eye.iter().any(|point| self.next_to(*point).any(is_lost)));
            if count == (others.len(), eyes.len()) {
                return living;
            }
        }
    }

    /// Regions without a stone of a player, with an empty point and without a hold for the other.
    fn eyes(&self, role: Role) -> Vec<Points> {
        let is_inside = |point: usize| self.standing[point] != Some(role);
        let mut eyes = self.parts(is_inside);
        eyes.retain(|eye| {
            eye.iter().any(|point| self.standing[*point].is_none())
                && !eye.iter().any(|point| self.is_held(role.other(), *point))
        });
        eyes
    }

    /// Whether every empty point of a region is a liberty of a chain; or every point but one, which has two neighbours
    /// there, while one is empty: when the attacker fills the last, the defender takes two of his stones or more.
    fn is_eye_of(&self, eye: &Points, chain: &Points) -> bool {
        let (near, far): (Vec<usize>, Vec<usize>) =
            eye.iter().partition(|point| self.next_to(**point).any(|next| chain.contains(&next)));
        let is_empty = |point: &usize| self.standing[*point].is_none();
        let can_take = match far.as_slice() {
            [last] => self.next_to(*last).filter(|next| eye.contains(next)).count() > 1,
            _ => false,
        };
        !far.iter().any(is_empty)
            || can_take && self.game.has_chains && self.game.thrifty == 0 && near.iter().any(is_empty)
    }

    fn chains(&self, role: Role) -> Vec<Points> {
        self.parts(|point| self.standing[point] == Some(role))
    }

    fn parts(&self, is_part: impl Fn(usize) -> bool) -> Vec<Points> {
        let mut parts: Vec<Points> = Vec::new();
        for point in (0..self.standing.len()).filter(|point| is_part(*point)) {
            if !parts.iter().any(|part| part.contains(&point)) {
                parts.push(self.joined(Points::from([point]), &is_part));
            }
        }
        parts
    }

    /// What is joined to some points by points of a kind.
    fn joined(&self, from: Points, is_way: impl Fn(usize) -> bool) -> Points {
        let mut left: Vec<_> = from.into_iter().filter(|point| is_way(*point)).collect();
        let mut joined = Points::new();
        while let Some(point) = left.pop() {
            if joined.insert(point) {
                left.extend(self.next_to(point).filter(|next| is_way(*next)));
            }
        }
        joined
    }

    fn target(&self) -> Points {
        (0..self.standing.len()).filter(|point| has(self.game.target, *point)).collect()
    }

    fn next_to(&self, point: usize) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.standing.len()).filter(move |other| self.are_next(point, *other))
    }

    fn are_next(&self, one: usize, other: usize) -> bool {
        has(self.game.neighbours[one], other)
    }

    /// Whether a point is next to an immortal stone of a player.
    fn is_held(&self, role: Role, point: usize) -> bool {
        has(self.game.beside[role as usize], point)
    }
}

const fn has(points: u64, point: usize) -> bool {
    points >> point & 1 == 1
}
