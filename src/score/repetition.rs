use super::PartitionedBoard;
use crate::board::PointSet;
use crate::life::Repetition;
use crate::position::Marks;
use crate::rules::{Basis, DisputeRule, Ko, RepetitionRule, RuleSet};
use crate::words::words;

/// What a rule set makes of play that goes round, where the fate of groups hangs on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepetitionEffect {
    /// The chains of which it decides.
    pub stones: PointSet,
    /// What the text makes of a position that comes back; nothing where it is silent or was not read.
    pub ruling: Option<RepetitionRule>,
    /// On what that rests.
    pub basis: Basis,
    /// Where it says so.
    pub articles: &'static [&'static str],
    /// How much of the score hangs on it.
    pub weight: RepetitionWeight,
    /// The stones among them that are dead all the same once play has stopped and life is confirmed, under a text that
    /// has such a confirmation.
    pub dead_in_confirmation: PointSet,
    /// Where that text speaks of it.
    pub confirmation: &'static [&'static str],
}

words! {
    /// How much of a score hangs on play that goes round.
    RepetitionWeight {
        /// The result: nobody has said what becomes of the stones.
        Result = "result",
        /// Nothing, as one player alone can go on and the other may pass: the count is that of play that ends.
        Alone = "alone",
        /// Nothing, as marks, or what is taken in their place, say what becomes of the stones.
        Marked = "marked",
        /// Nothing, as the rule set takes no stones off by agreement: the board counts as it stands.
        AsItStands = "as-it-stands",
    }
}

impl RepetitionEffect {
    /// What a rule set makes of the repetitions of a board on which players said this; nothing where there are none.
    /// A board that was only counted has those of the board under the agreed marks.
    pub(super) fn for_rules(
        rules: &RuleSet,
        marks: &Marks,
        board: &PartitionedBoard,
        agreed: &PartitionedBoard,
    ) -> Option<Self> {
        let classification = board.classification.as_deref().or(agreed.classification.as_deref());
        let all: &[Repetition] = classification.map_or(&[], |read| &read.repetitions);
        let is_undecided = |one: &Repetition| one.decides() && !one.is_marked(marks);
        let weight = if !rules.takes_off_by_agreement() {
            RepetitionWeight::AsItStands
        } else if all.iter().any(is_undecided) {
            RepetitionWeight::Result
        } else if all.iter().any(Repetition::decides) {
            RepetitionWeight::Marked
        } else {
            RepetitionWeight::Alone
        };
        let matters = |one: &&Repetition| match weight {
            RepetitionWeight::Result => is_undecided(one),
            RepetitionWeight::Marked => one.decides(),
            RepetitionWeight::Alone | RepetitionWeight::AsItStands => true,
        };
        let union = |wanted: &dyn Fn(&Repetition) -> bool| {
            let wanted = all.iter().filter(matters).filter(|one| wanted(one));
            wanted.map(|one| one.stones).collect::<PointSet>()
        };
        let stones = union(&|_| true);
        if stones.is_empty() {
            return None;
        }
        // A position that comes back: it may not, or something comes of it.
        let (ko, repetition) = (&rules.ko, &rules.repetition);
        let (ruling, basis, articles) = match ko.choice() {
            Some(Ko::Simple) | None => (repetition.choice(), repetition.basis(), repetition.articles()),
            Some(
                Ko::PositionalSuperko | Ko::SituationalSuperko | Ko::NaturalSituationalSuperko | Ko::Spight | Ko::Ing,
            ) => (Some(RepetitionRule::Forbidden), ko.basis(), ko.articles()),
        };
        let has_confirmation = rules.dispute.choice() == Some(DisputeRule::Japanese1989);
        let confirmed = if has_confirmation {
            union(&|one| one.is_dead_in_confirmation == Some(true)) - board.marked.dead
        } else {
            PointSet::EMPTY
        };
        let confirmation = rules.dispute.articles();
        Some(Self { stones, ruling, basis, articles, weight, dead_in_confirmation: confirmed, confirmation })
    }

    /// Whether it leaves the result open.
    pub fn is_open(&self) -> bool {
        self.weight == RepetitionWeight::Result
    }
}
