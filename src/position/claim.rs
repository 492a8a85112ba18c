use super::Assumption;
use crate::board::{Chain, PointSet, Stones};
use crate::words::words;

words! {
    /// What a player says of a chain.
    ClaimedStatus {
        /// Nothing: that it stays on the board.
        Alive = "alive",
        /// That it stands in seki.
        InSeki = "in-seki",
        /// That it comes off.
        Dead = "dead",
    }
}

/// What one of two players says of the stones when the game is over. What is not named is said to live.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Claim {
    /// Stones said to be dead; one stone stands for its chain.
    pub dead: PointSet,
    /// Chains said to be in seki.
    pub seki: PointSet,
}

/// Which stones an engine claims to be dead or in seki. It is the claim of that engine, not a proof and not what
/// players agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Advice {
    /// What the engine calls itself: its name and version.
    #[cfg_attr(feature = "json", serde(rename = "name"))]
    pub adviser: String,
    /// What it claims: whole chains.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub claim: Claim,
}

impl Advice {
    /// What is assumed where it decides.
    pub fn assumptions(&self) -> impl Iterator<Item = Assumption> {
        let Self { adviser, claim: Claim { dead, seki } } = self;
        let dead = Assumption::DeadByAdviser { adviser: adviser.clone(), stones: *dead };
        let seki = Assumption::SekiByAdviser { adviser: adviser.clone(), stones: *seki };
        std::iter::once(dead).chain((!self.claim.seki.is_empty()).then_some(seki))
    }
}

impl Claim {
    /// The same with whole chains.
    #[must_use]
    pub fn of_chains(&self, stones: &Stones) -> Self {
        Self { dead: stones.chains_of(&self.dead), seki: stones.chains_of(&self.seki) }
    }

    /// What both say.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self { dead: self.dead & other.dead, seki: self.seki & other.seki }
    }

    /// What it says of a chain, once it holds whole chains.
    pub fn of(&self, chain: &Chain) -> ClaimedStatus {
        if chain.points.is_subset(&self.dead) {
            ClaimedStatus::Dead
        } else if chain.points.is_subset(&self.seki) {
            ClaimedStatus::InSeki
        } else {
            ClaimedStatus::Alive
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Claim, ClaimedStatus};
    use crate::board::{ByColor, Point, Stones, points};
    use crate::position::{Assumption, Marks, Setup};

    fn claim(dead: &str, seki: &str) -> Claim {
        Claim { dead: points(dead), seki: points(seki) }
    }

    fn setup(black: Claim, white: Claim) -> Setup {
        let stones = Stones::from_rows(&["XX.OO", ".....", "X.O.X"]).expect("a board");
        Setup { claims: Some(ByColor { black, white }), ..Setup::none_dead(stones) }
    }

    fn faults(setup: Setup) -> Vec<String> {
        setup.check().expect_err("faults").0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_both_players_name_is_marked_and_the_rest_is_theirs() {
        let mut setup = setup(claim("A3 B3", "E3"), claim("B3 C1", "D3 E1"));
        setup.marks = Marks { dead: points("A1"), ..setup.marks.with_all_said() };
        let position = setup.check().expect("nothing contradicts");
        assert_eq!(position.marks().dead, points("A3 B3 A1"));
        assert_eq!(position.seki(), &points("D3 E3"));
        let claims = position.claims().expect("two claims");
        assert_eq!(claims.white, claim("A3 B3 A1 C1", "D3 E3 E1"));
        let called = |at: &str| {
            let chain = position.stones().chain_at(Point::parse(at).expect("a point")).expect("a chain");
            [claims.black.of(&chain), claims.white.of(&chain)]
        };
        assert_eq!(called("C1"), [ClaimedStatus::Alive, ClaimedStatus::Dead]);
        assert_eq!(called("A1"), [ClaimedStatus::Dead, ClaimedStatus::Dead], "a mark is what both say");
        assert!(
            !position.assumptions().iter().any(|assumption| matches!(assumption, Assumption::ChainMarkedWhole(..)))
        );
    }

    #[test]
    fn a_claim_may_not_contradict_itself_nor_a_mark() {
        let mut setup = setup(claim("B3", "A3"), claim("E1 B2", "A1 C1 F9"));
        setup.marks = Marks { dead: points("C1"), seki: points("E1"), ..Marks::default() };
        setup.dead_by_rule_set = vec![("aga".to_owned(), points("A1"))];
        assert_eq!(
            faults(setup),
            [
                "the chain at B3 is claimed both dead and in seki",
                "no stone stands at B2 (white's claim of dead stones)",
                "white's claim of seki names F9, which is not on a board of 5 by 3 lines",
                "white's claim of dead stones names E1, whose chain both players call otherwise (seki)",
                "white's claim of seki names C1, whose chain both players call otherwise (dead)",
                "white's claim of seki names A1, whose chain both players call otherwise (dead_by_rule_set[0])",
            ]
        );
    }

    #[test]
    fn a_chain_claimed_in_part_counts_whole_and_that_is_reported() {
        let stones = Stones::from_rows(&["XXX", "..O"]).expect("a board");
        let claims = ByColor { black: claim("A2 B2", ""), white: claim("", "") };
        let position = Setup { claims: Some(claims), ..Setup::none_dead(stones) }.check().expect("legal");
        assert_eq!(position.claims().expect("given").black.dead, points("A2 B2 C2"));
        let is_it = |assumption: &&Assumption| matches!(assumption, Assumption::ChainMarkedWhole(..));
        assert_eq!(position.assumptions().iter().filter(is_it).count(), 1);
    }
}
