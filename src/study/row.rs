use crate::batch::rows::{BatchRow, DeadStonesCell, GamePlace, ResultMatch, ScoredCells};
use crate::compare::CauseKind;
use crate::position::End;
use crate::rules::Amount;
use crate::score::Outcome;
use crate::words::Word as _;

/// One game under one rule set, as far as a study looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    pub place: GamePlace,
    /// The score; nothing where the game could not be read or scored.
    pub score: Option<RowScore>,
}

/// What came of the game under the rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowScore {
    /// The name of what was played: the first half of `game_hash`. Copies of a record have the same.
    pub played: u128,
    pub rule_set: String,
    /// How the game ended, if that decided it.
    pub ended: Option<End>,
    pub dead_stones: DeadStonesCell,
    pub neutral_points: u64,
    pub names_komi: bool,
    pub seki_groups: Option<u64>,
    pub winner: Outcome,
    pub agrees: ResultMatch,
    /// Black minus White and what it is made of, where it is known.
    pub lead: Option<Lead>,
}

/// A lead, and the terms of it (see `ScoreCells` in `batch`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    pub lead: Amount,
    pub terms: [Amount; CauseKind::ALL.len()],
}

impl Lead {
    pub fn before_komi(&self) -> Amount {
        self.lead - self.terms[CauseKind::Komi as usize]
    }
}

impl From<&BatchRow> for StudyRow {
    fn from(row: &BatchRow) -> Self {
        let score = row.scored.as_ref().ok().map(|ScoredCells { game, score }| RowScore {
            played: played(&game.game_hash).unwrap_or_default(),
            rule_set: score.rule_set.clone(),
            ended: game.ended_by.filter(|end| end.is_decisive()),
            dead_stones: game.dead_stones,
            neutral_points: u64::from(game.neutral_points),
            names_komi: game.komi.is_some(),
            seki_groups: game.seki_groups,
            winner: score.outcome,
            agrees: score.agrees,
            lead: score.lead.zip(score.lead_terms).map(|(lead, terms)| Lead { lead, terms }),
        });
        Self { place: row.place.clone(), score }
    }
}

/// The first half of a hash in hexadecimal.
fn played(hash: &str) -> Option<u128> {
    u128::from_str_radix(hash.get(..32)?, 16).ok()
}

/// What a column of words holds.
const WORD: &str = "a word that gyega batch writes there";

/// A row of a table by the names of its columns.
pub(super) struct Cells<F>(pub(super) F);

impl<F: Fn(&str) -> Option<String>> Cells<F> {
    /// The row as a study takes it.
    pub(super) fn study_row(&self) -> Result<StudyRow, String> {
        let number = |column| self.required(column, "a number from 0", |text| text.parse().ok());
        let game = self.required("game", "a number from 0", |text| text.parse().ok())?;
        let place = GamePlace { piece: number("piece")?, file: (self.0)("file").unwrap_or_default(), game };
        let Some(rule_set) = (self.0)("rule_set") else { return Ok(StudyRow { place, score: None }) };
        let score = RowScore {
            played: self.required("game_hash", "SHA-256 in hexadecimal", played)?,
            rule_set,
            ended: (self.0)("ended_by").and_then(|word| End::of_word(&word)).filter(|end| end.is_decisive()),
            dead_stones: self.required("dead_stones", WORD, DeadStonesCell::of_word)?,
            neutral_points: number("neutral_points")?,
            names_komi: (self.0)("recorded_komi").is_some(),
            seki_groups: (self.0)("seki_groups").map(|_| number("seki_groups")).transpose()?,
            winner: self.required("outcome", WORD, Outcome::of_word)?,
            agrees: self.required("agrees", WORD, ResultMatch::of_word)?,
            lead: (self.0)("lead").map(|_| self.lead()).transpose()?,
        };
        Ok(StudyRow { place, score: Some(score) })
    }

    fn lead(&self) -> Result<Lead, String> {
        let amount = |column: &str| self.required(column, "a multiple of 0.25", Amount::parse);
        let mut terms = [Amount::ZERO; CauseKind::ALL.len()];
        for kind in CauseKind::ALL {
            terms[*kind as usize] = amount(&format!("term_{}", kind.as_str().replace('-', "_")))?;
        }
        Ok(Lead { lead: amount("lead")?, terms })
    }

    /// What stands in a column, or why the row cannot be used.
    fn required<T>(&self, column: &str, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let found = (self.0)(column).unwrap_or_default();
        read(&found).ok_or_else(|| format!("{column}: found {found:?}, expected {expected}"))
    }
}
