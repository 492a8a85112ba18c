use std::cmp::Ordering;

use super::{Assumption, Claim, End, FirstPasser, History, Marks, Setup};
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
        let marks = setup.marks.of_chains(&stones);
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
            dead_by_rule_set,
            claims: None,
            prisoners: setup.prisoners,
            history: setup.history,
            handicap: setup.handicap.unwrap_or(0),
            said_handicap,
            assumptions,
        };
        if let Some(claims) = setup.claims {
            position.settle(&claims);
        }
        position.derive_prisoners();
        position.derive_first_pass();
        position.derive_early_passes();
        position
    }

    /// What both players name is marked, and what is marked is claimed by both. A claim speaks of every chain.
    fn settle(&mut self, claims: &ByColor<Claim>) {
        let claims = ByColor::from_fn(|player| claims.get(player).of_chains(&self.stones));
        let agreed = claims.black.and(&claims.white);
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
        let handicap = i64::from(self.handicap.max(1)) - 1;
        i64::from(stones.difference()) == handicap + i64::from(last.player == Color::Black) + early_passes
    }

    /// Who made the last move, a play or a pass; nothing where that is not known. Passes after the last play are taken
    /// to alternate.
    pub fn last_mover(&self) -> Option<Color> {
        let History { passes, early_passes, first_pass, last_play, .. } = self.history;
        let late = |color: Color| passes.get(color).zip(*early_passes.get(color)).map(|(all, early)| all - early);
        if let (Some(black), Some(white)) = (late(Color::Black), late(Color::White)) {
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
        let handicap = i64::from(self.handicap.max(1)) - 1;
        match i64::from(self.stones_played()?.difference()) + passes - handicap {
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

    /// Whether gyega proposed which stones are dead, and nothing confirms it.
    pub fn is_proposed(&self) -> bool {
        self.assumptions.iter().any(|assumption| matches!(assumption, Assumption::DeadByProposal(..)))
    }

    /// Whether gyega proposed which stones are dead, and the result of a record confirms it.
    pub fn is_inferred(&self) -> bool {
        self.assumptions.iter().any(|assumption| matches!(assumption, Assumption::DeadInferred(..)))
    }

    /// The stones that are dead as gyega proposed, whether the result of a record confirms it or not.
    pub fn proposed_dead(&self) -> PointSet {
        let mut proposed = PointSet::EMPTY;
        for assumption in &self.assumptions {
            if let Assumption::DeadByProposal(stones) | Assumption::DeadInferred(stones) = assumption {
                proposed |= *stones;
            }
        }
        proposed
    }

    /// Whether an engine said which stones are dead.
    pub fn is_advised(&self) -> bool {
        self.assumptions.iter().any(|assumption| matches!(assumption, Assumption::DeadByAdviser { .. }))
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

#[cfg(test)]
mod tests {
    use crate::board::{ByColor, Color, Point, PointSet, Stones, points};
    use crate::position::{Assumption, End, FirstPasser, LastPlay, Marks, Setup};

    fn setup(rows: &[&str]) -> Setup {
        Setup::none_dead(Stones::from_rows(rows).expect("a board"))
    }

    #[test]
    fn one_stone_marks_its_chain_and_a_partly_marked_chain_counts_whole() {
        let point = |text| Point::parse(text).expect("a point");
        let mut one = setup(&["XX.", ".X.", "O.X"]);
        one.marks = Marks { dead: PointSet::from(point("A3")), ..one.marks.with_all_said() };
        let position = one.clone().check().expect("legal");
        assert_eq!(position.marks().dead, [point("A3"), point("B3"), point("B2")].into_iter().collect());
        assert_eq!(position.assumptions(), [Assumption::EvenGame]);
        one.marks = Marks { dead: [point("A3"), point("B3")].into_iter().collect(), ..one.marks.with_all_said() };
        let position = one.check().expect("legal");
        assert!(position.assumptions().contains(&Assumption::ChainMarkedWhole(point("A3"))));
    }

    #[test]
    fn one_stone_drawn_dead_is_worth_a_remark_where_one_stone_named_is_not() {
        let point = |text| Point::parse(text).expect("a point");
        let mut two = setup(&["XX.", "..O", "O.O"]);
        two.marks = Marks { dead: [point("A3"), point("C1")].into_iter().collect(), ..two.marks.with_all_said() };
        assert_eq!(two.clone().check().expect("legal").assumptions(), [Assumption::EvenGame]);
        two.drawn_dead = PointSet::from(point("C1"));
        let position = two.check().expect("legal");
        assert!(position.assumptions().contains(&Assumption::ChainMarkedWhole(point("C2"))));
    }

    #[test]
    fn prisoners_follow_from_plays_and_stones() {
        let mut setup = setup(&["XX.", "...", "..O"]);
        setup.history.plays = ByColor { black: Some(5), white: Some(4) };
        setup.handicap = Some(2);
        let position = setup.check().expect("legal");
        // Black put 2 + 5 stones on the board, 2 stand: White has 5. White put 4, 1 stands: Black has 3.
        assert_eq!(position.prisoners(), ByColor { black: Some(3), white: Some(5) });
        assert_eq!(position.stones_played().expect("known").difference(), 3);
    }

    #[test]
    fn a_chain_marked_dead_in_part_under_one_rule_set_is_reported_too() {
        let remarks = |change: &dyn Fn(&mut Setup)| {
            let mut setup = setup(&["XXX", "..O", "O.O"]);
            change(&mut setup);
            let position = setup.check().expect("legal");
            let is_it = |assumption: &&Assumption| matches!(assumption, Assumption::ChainMarkedWhole(..));
            position.assumptions().iter().filter(is_it).count()
        };
        let part = points("A3 B3");
        assert_eq!(remarks(&|setup| setup.dead_by_rule_set = vec![("aga".to_owned(), part)]), 1);
        let twice = |setup: &mut Setup| {
            setup.marks = Marks { dead: part, ..setup.marks.with_all_said() };
            setup.dead_by_rule_set = vec![("aga".to_owned(), part)];
        };
        assert_eq!(remarks(&twice), 1, "one remark a chain");
    }

    /// A game that passes ended, with these numbers of plays and passes of Black and of White.
    fn ended(plays: (u32, u32), passes: (u32, u32), last: Color) -> (ByColor<Option<u32>>, bool) {
        let mut setup = setup(&["XX.", "...", "..O"]);
        setup.history.plays = ByColor { black: Some(plays.0), white: Some(plays.1) };
        setup.history.passes = ByColor { black: Some(passes.0), white: Some(passes.1) };
        setup.history.ended_by = Some(End::Passes);
        setup.history.last_play = Some(LastPlay { player: last, point: None, captured: None });
        let position = setup.check().expect("legal");
        let is_it = |assumption: &Assumption| matches!(assumption, Assumption::EarlyPassesFromCounts { .. });
        (position.history().early_passes, position.assumptions().iter().any(is_it))
    }

    #[test]
    fn early_passes_are_derived_from_counts_only_where_turns_then_alternate_and_are_reported() {
        let early = |black, white| ByColor { black: Some(black), white: Some(white) };
        // Black 6 and White 5 plays in turn, Black the last; then a pass each. Nothing is guessed.
        assert_eq!(ended((6, 5), (1, 1), Color::Black), (early(0, 0), false));
        // White passed once in the middle: Black has one play more.
        assert_eq!(ended((7, 5), (1, 2), Color::Black), (early(0, 1), true));
        // White passed a second time at the end, as under rules where White passes last: nothing says so but the plays.
        assert_eq!(ended((6, 5), (1, 2), Color::Black), (ByColor::default(), false));
    }

    #[test]
    fn the_first_pass_follows_from_one_pass_each_after_the_last_play() {
        let mut setup = setup(&["X.O"]);
        setup.history.passes = ByColor { black: Some(1), white: Some(1) };
        setup.history.ended_by = Some(End::Passes);
        setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured: None });
        let position = setup.check().expect("legal");
        assert_eq!(position.history().first_pass, Some(FirstPasser::Player(Color::White)));
        assert_eq!(position.history().early_passes, ByColor { black: Some(0), white: Some(0) });
    }
}
