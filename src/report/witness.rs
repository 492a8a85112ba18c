use super::Case;
use super::record::is_same;
use crate::board::{ByColor, Color, PointSet};
use crate::position::{DeadMarks, End, Game, RecordedResult};
use crate::rules::Rules;
use crate::score::{KomiChoice, Outcome, Removals, Terms, score};

/// The count that a record tells, as a witness of whether its board and its marks are those that were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    recorded: RecordedResult,
    /// The rule set of the record; of a record that names none any that is asked for may be its own.
    own: Option<Rules>,
    komi: KomiChoice,
    /// The points that are marked as territory.
    territory: ByColor<PointSet>,
    /// Whether it is known that the game ended on the board.
    is_over: bool,
}

impl Witness {
    /// That of a game; nothing where its result was not counted, or is that of a ruling on this very board.
    pub fn of(game: &Game) -> Option<Self> {
        let recorded = game.result.filter(|_| !game.of_ruling)?;
        let is_counted = match recorded {
            RecordedResult::Lead { .. } | RecordedResult::Draw | RecordedResult::Win { end: None, .. } => true,
            RecordedResult::Win { .. } | RecordedResult::Void | RecordedResult::Unknown => false,
        };
        let komi = game.komi.map_or(KomiChoice::OfRuleSet, KomiChoice::Same);
        let is_over = game.ended_by() == Some(End::Passes) || game.record.moves.is_empty();
        is_counted.then(|| Self { recorded, own: game.rule_set(), komi, territory: game.territory, is_over })
    }

    /// The same where somebody said that the game ended on the board.
    #[must_use]
    pub fn of_end(self) -> Self {
        Self { is_over: true, ..self }
    }

    /// Hears it. Marks that do not speak of every group are whole where they give its count to the point. Where they leave out territory, or
    /// no passes show that the game ended here, a board that gives another count is not the one that was counted; and without passes a board
    /// that gives it shows nothing of what other rules count, as moves may be missing that are worth nothing under its own.
    pub(super) fn hear(&self, case: &Case, removals: &mut Removals<'_>) {
        let position = &case.position;
        if let Some(own) = self.own.as_ref().filter(|_| !self.is_over) {
            removals.count_only_under(&own.id);
        }
        let is_in_part = matches!(position.dead(), DeadMarks::InPart { .. });
        let parts = &removals.agreed().partition;
        let is_left_out = |color: Color| {
            !((*parts.territory.get(color) | *parts.dead_points.get(color)) - *self.territory.get(color)).is_empty()
        };
        let is_whole = match position.dead() {
            DeadMarks::Points(_) | DeadMarks::PassAlive => true,
            DeadMarks::NotTold => false,
            DeadMarks::InPart { .. } => removals.untold().is_none() && !Color::BOTH.into_iter().any(is_left_out),
        };
        if self.is_over && is_whole {
            return;
        }
        if is_in_part && self.recorded.lead().is_some() && removals.untold().is_some() {
            let mut whole = removals.with_all_told();
            if self.says(case, &mut whole) == Some(true) {
                *removals = whole;
                return;
            }
        }
        // Of a komi that is not told every count may be right.
        if self.komi != KomiChoice::OfRuleSet && self.says(case, removals) == Some(false) {
            removals.doubt();
        }
    }

    /// Whether the board gives what it tells; nothing where what the board gives is undetermined.
    fn says(&self, case: &Case, removals: &mut Removals<'_>) -> Option<bool> {
        // Whether what is given besides was counted as well, the record does not tell.
        let with = Terms { komi: self.komi.clone(), ..case.terms.clone() };
        let without = Terms { komi: self.komi.clone(), ..Terms::default() };
        let terms = if with == without { vec![with] } else { vec![with, without] };
        let own = self.own.as_ref().map_or(&case.rule_sets[..], std::slice::from_ref);
        let mut differs = false;
        for (rules, terms) in own.iter().flat_map(|rules| terms.iter().map(move |terms| (rules, terms))) {
            let verdict = score(&case.position, removals, rules, terms).verdict;
            if is_same(self.recorded, &verdict) {
                return Some(true);
            }
            if verdict.outcome == Outcome::Undetermined {
                return None;
            }
            differs = true;
        }
        differs.then_some(false)
    }
}
