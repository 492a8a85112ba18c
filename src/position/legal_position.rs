use std::cmp::Ordering;

use super::{Assumption, Claim, End, FirstPasser, History, Marks, MarksSource, Setup};
use crate::board::{ByColor, Color, PointSet, Stones};

/// The stones each player put on the board, handicap stones included: those that stand there and those captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StonesPlayed {
    /// Stones on the board.
    pub on_board: ByColor<u32>,
    /// Stones captured by each player.
    pub prisoners: ByColor<u32>,
}

impl StonesPlayed {
    /// The stones one player put on the board.
    pub const fn of(&self, player: Color) -> u32 {
        match player {
            Color::Black => self.on_board.black + self.prisoners.white,
            Color::White => self.on_board.white + self.prisoners.black,
        }
    }

    /// Black's less White's: the number called M in the comparison of area and territory.
    pub const fn difference(&self) -> i32 {
        self.of(Color::Black) as i32 - self.of(Color::White) as i32
    }
}

/// A position that cannot be wrong: every chain has a liberty, every mark stands on a stone, no claim contradicts
/// another. Made only by [`Setup::check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) stones: Stones,
    pub(super) marks: Marks,
    pub(super) marks_source: MarksSource,
    pub(super) dead_by_rule_set: Vec<(String, PointSet)>,
    pub(super) claims: Option<ByColor<Claim>>,
    pub(super) prisoners: ByColor<Option<u32>>,
    pub(super) history: History,
    pub(super) handicap: u16,
    pub(super) said_handicap: Option<u16>,
    pub(super) assumptions: Vec<Assumption>,
}

impl Position {
    pub(super) fn from_checked(setup: Setup) -> Self {
        let (stones, said_handicap) = (setup.stones, setup.said_handicap_that_differs());
        let mut assumptions = Vec::new();
        if setup.handicap.is_none() && said_handicap.is_none() {
            assumptions.push(Assumption::EvenGame);
        }
        let mut marked_whole = |marks: &PointSet| {
            let chains = stones.chains_of(marks);
            if chains == *marks {
                return chains;
            }
            let partly = chains.parts().filter(|part| !part.is_subset(marks));
            // One stone named stands for its chain; several, or one drawn, look as if the others were forgotten.
            let partly = partly.filter(|part| (*part & *marks).len() > 1 || !part.is_disjoint(&setup.drawn_dead));
            for at in partly.filter_map(|part| part.first()) {
                let assumption = Assumption::ChainMarkedWhole(at);
                if !assumptions.contains(&assumption) {
                    assumptions.push(assumption);
                }
            }
            chains
        };
        marked_whole(&setup.marks.dead);
        let marks = setup.marks.whole_chains(&stones);
        let dead_by_rule_set = setup.dead_by_rule_set.into_iter().map(|(id, points)| (id, marked_whole(&points)));
        let dead_by_rule_set = dead_by_rule_set.collect();
        if let Some(claims) = &setup.claims {
            for player in Color::BOTH {
                marked_whole(&claims.get(player).dead);
            }
        }
        let mut position = Self {
            stones,
            marks,
            marks_source: MarksSource::Players,
            dead_by_rule_set,
            claims: None,
            prisoners: setup.prisoners,
            history: setup.history,
            handicap: setup.handicap.unwrap_or(0),
            said_handicap,
            assumptions,
        };
        if let Some(claims) = setup.claims {
            position.apply_claims(&claims);
        }
        position.derive_prisoners();
        position.derive_first_pass();
        position.derive_early_passes();
        position
    }

    /// What both players name is marked, and what is marked is claimed by both. A claim speaks of every chain.
    fn apply_claims(&mut self, claims: &ByColor<Claim>) {
        let claims = ByColor::from_fn(|player| claims.get(player).whole_chains(&self.stones));
        let agreed = claims.black.common_with(&claims.white);
        *self = self.with_claim(&agreed);
        self.marks = self.marks.with_all_said();
        let Marks { dead, seki, .. } = self.marks;
        self.claims = Some(claims.map(|claim| Claim { dead: claim.dead | dead, seki: claim.seki | seki }));
    }

    /// Prisoners of a player = stones the opponent played - stones of the opponent on the board.
    fn derive_prisoners(&mut self) {
        for player in Color::BOTH {
            let Some(plays) = *self.history.plays.get(!player) else { continue };
            let on_board = u32::from(self.stones.of(!player).len());
            let plays = plays + self.handicap_stones(!player);
            if self.prisoners.get(player).is_none()
                && let Some(prisoners) = plays.checked_sub(on_board)
            {
                *self.prisoners.get_mut(player) = Some(prisoners);
                self.assumptions.push(Assumption::PrisonersFromPlays { player, prisoners, plays, on_board });
            }
        }
    }

    /// Who passed first follows from the counts when only one player passed, or when each passed once at the end.
    fn derive_first_pass(&mut self) {
        let history = &self.history;
        if history.first_pass.is_some() {
            return;
        }
        let last = history.last_play.map(|last| last.player);
        let first_pass = match (history.passes.black, history.passes.white) {
            (Some(0), Some(0)) => Some(FirstPasser::Nobody),
            (Some(1..), Some(0)) => Some(FirstPasser::Player(Color::Black)),
            (Some(0), Some(1..)) => Some(FirstPasser::Player(Color::White)),
            (Some(1), Some(1)) if history.ended_by == Some(End::Passes) => last.map(|last| FirstPasser::Player(!last)),
            _ => None,
        };
        if let Some(first) = first_pass {
            self.history.first_pass = first_pass;
            self.assumptions.push(Assumption::FirstPassFromCounts(first));
        }
    }

    /// A game that two passes ended has one late pass of each player; the others came before the last play. There may
    /// have been more late passes than two, so that this is assumed only where the turns then alternate.
    fn derive_early_passes(&mut self) {
        let history = &self.history;
        let (Some(black), Some(white)) = (history.passes.black, history.passes.white) else { return };
        if history.early_passes != ByColor::default() {
            return;
        }
        let early = match (history.ended_by, black, white) {
            (_, 0, 0) => ByColor::default(),
            (Some(End::Passes), 1.., 1..) => ByColor { black: black - 1, white: white - 1 },
            _ => return,
        };
        if early != ByColor::default() {
            if !self.turns_alternate(i64::from(early.white) - i64::from(early.black)) {
                return;
            }
            self.assumptions.push(Assumption::EarlyPassesFromCounts(early));
        }
        self.history.early_passes = early.map(Some);
    }

    /// Whether the stones played are those of players who take turns, with so many passes of White more than of Black
    /// before the last play.
    fn turns_alternate(&self, early_passes: i64) -> bool {
        let Some((stones, last)) = self.stones_played().zip(self.history.last_play) else { return false };
        let turns = self.stones_ahead() + i32::from(last.player == Color::Black);
        i64::from(stones.difference() - turns) == early_passes
    }

    /// Who made the last move, a play or a pass; nothing where that is not known. Passes after the last play are taken
    /// to alternate.
    pub fn last_mover(&self) -> Option<Color> {
        let History { passes, first_pass, last_play, .. } = self.history;
        if let ByColor { black: Some(black), white: Some(white) } = self.history.late_passes() {
            return match (black.cmp(&white), first_pass) {
                (Ordering::Greater, _) => Some(Color::Black),
                (Ordering::Less, _) => Some(Color::White),
                // Without a play it is not the player of the first pass.
                (Ordering::Equal, Some(FirstPasser::Player(first))) if self.stones.occupied().is_empty() => {
                    Some(!first)
                }
                (Ordering::Equal, _) => last_play.map(|last| last.player),
            };
        }
        // Whose turn it was follows from the numbers of turns.
        let passes = i64::from(passes.black?) - i64::from(passes.white?);
        match i64::from(self.stones_played()?.difference() - self.stones_ahead()) + passes {
            0 => Some(Color::White),
            1 => Some(Color::Black),
            _ => None,
        }
    }

    /// What stands on the board, dead stones included.
    pub const fn stones(&self) -> &Stones {
        &self.stones
    }

    /// What both players say of the stones: whole chains, each under one word.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Whether nobody spoke of any stone.
    pub fn is_unsaid(&self) -> bool {
        self.marks.unsaid == self.stones.occupied() && self.claims.is_none()
    }

    /// The chains said to be dead under one rule set, where federations rule differently.
    pub fn dead_under(&self, rule_set: &str) -> Option<PointSet> {
        self.dead_by_rule_set.iter().find(|(id, _)| id == rule_set).map(|(_, points)| *points)
    }

    /// The ids of the rule sets for which chains are said to be dead apart from the others.
    pub fn rule_sets_with_own_dead(&self) -> impl Iterator<Item = &str> {
        self.dead_by_rule_set.iter().map(|(id, _)| id.as_str())
    }

    /// The chains said to be in seki.
    pub const fn seki(&self) -> &PointSet {
        &self.marks.seki
    }

    /// Whether anybody said which stones are dead or in seki, for one rule set or for all.
    pub fn is_marked(&self) -> bool {
        !(self.marks.dead | self.marks.seki).is_empty()
            || self.dead_by_rule_set.iter().any(|(_, dead)| !dead.is_empty())
            || self.claims.is_some()
    }

    /// Whose marks they are.
    pub const fn marks_source(&self) -> MarksSource {
        self.marks_source
    }

    /// What each player says of the stones, where two disagree: whole chains, those that both have marked included.
    pub const fn claims(&self) -> Option<&ByColor<Claim>> {
        self.claims.as_ref()
    }

    /// Stones captured in play by each player, where known.
    pub const fn prisoners(&self) -> ByColor<Option<u32>> {
        self.prisoners
    }

    /// What is known of the moves.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Handicap stones; 0 and 1 are an even game.
    pub const fn handicap(&self) -> u16 {
        self.handicap
    }

    /// Handicap stones less one: how many more than White Black put on the board before White's first turn.
    pub fn stones_ahead(&self) -> i32 {
        i32::from(self.handicap.max(1)) - 1
    }

    /// Another number of handicap stones that a record says: nobody knows which of the two is right.
    pub const fn said_handicap(&self) -> Option<u16> {
        self.said_handicap
    }

    /// What the setup does not say, and what is assumed in its place.
    pub fn assumptions(&self) -> &[Assumption] {
        &self.assumptions
    }

    /// The handicap stones of a player: all are Black's, and one stone is none.
    pub fn handicap_stones(&self, player: Color) -> u32 {
        if player == Color::Black && self.handicap > 1 { u32::from(self.handicap) } else { 0 }
    }

    /// The stones played, once the prisoners of both players are known.
    pub fn stones_played(&self) -> Option<StonesPlayed> {
        let prisoners = ByColor { black: self.prisoners.black?, white: self.prisoners.white? };
        Some(StonesPlayed { on_board: ByColor::from_fn(|color| u32::from(self.stones.of(color).len())), prisoners })
    }
}
