use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::Sentence;
use super::moves_answer::VerdictView;
use super::read::Request;
use crate::board::{ByColor, Color, Point};
use crate::position::Repaired;
use crate::report::RecordReport;
use crate::report::record::{CaptureRange, RecordAgreement, RuledMove};
use crate::rules::Amount;

/// What a record tells beside its last board. Nothing here changed a score.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RecordView {
    /// Whether its result is what its own rule set gives, with its komi and the dead stones of the answer: `agrees`,
    /// `differs`, `decided-by-end` (resigned, lost on time, forfeited), `no-result`, `no-rule-set` (none that is
    /// known here), `of-ruling` (written with a ruling, no witness of it), `undetermined`.
    pub agreement: RecordAgreement,
    /// How the game ended as far as the record tells: `passes`, `resignation`, `time`, `forfeit`, `counted` (no passes
    /// stand there, but a count or marks do), or `unknown`: the record breaks off, or tells neither two passes nor
    /// a count; `null` for a board without moves.
    pub ended: Option<&'static str>,
    /// The result of the record; `null` where it tells none.
    pub recorded: Option<String>,
    /// The id of its own rule set; `null` where that is not known.
    pub rule_set: Option<String>,
    /// What we make of it under that rule set; `null` where there is nothing to compare.
    pub result: Option<String>,
    /// Where they differ, every single cause that would explain the result by itself; none with `explain_record`
    /// false. Open: later versions may add codes. Now one of `record-cause-adjustments`, `record-cause-komi`,
    /// `record-cause-komi-untold`, `record-cause-handicap-counted`, `record-cause-handicap-not-counted`,
    /// `record-cause-zi`, `record-cause-winner-exchanged`, `record-cause-tie`, `record-cause-reading`,
    /// `record-cause-rule-set`, `record-cause-prisoners`, `record-cause-neutral-point`, `record-cause-dead`,
    /// `record-cause-alive`, `record-cause-unmarked`.
    pub causes: Vec<Sentence>,
    /// What was repaired when it was read, in the order of the record, at most some two hundred.
    pub repairs: Vec<Repaired>,
    /// How many stones each player captured.
    pub captured: ByColor<CaptureRange>,
    /// Where stones were set or taken off by hand, the leads between which the score lies, for each rule set that
    /// counts prisoners.
    pub leads: Vec<LeadRangeView>,
    /// Moves of a player who moved just before, by their numbers from 1.
    pub out_of_turn: OutOfTurn,
    /// Moves that bring back a position or capture their own stones, at most fifty; not with detail `totals`.
    pub moves: Vec<RuledMoveView>,
    /// All this in words, but for the moves.
    pub sentences: Vec<Sentence>,
}

/// The leads that captures in doubt leave possible.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LeadRangeView {
    /// The id of the rule set.
    pub rule_set: String,
    /// The least lead of Black.
    pub least: Amount,
    /// The greatest.
    pub most: Amount,
}

/// Moves out of turn, by their numbers from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OutOfTurn {
    /// On neutral points at the end, as players may agree to fill them.
    pub neutral: Vec<usize>,
    /// All others.
    pub others: Vec<usize>,
}

/// A move that brings back a position or captures its own stones.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuledMoveView {
    /// Its number, from 1.
    pub number: usize,
    /// Who moves.
    pub player: Color,
    /// Where.
    pub point: Option<Point>,
    /// How many moves had been played when the latest of the positions that it brings back stood; `null` where none
    /// comes back.
    pub stood_after: Option<usize>,
    /// What each rule set says, in the order of `scores`, the game so far being as it was played.
    pub verdicts: Vec<VerdictView>,
}

impl RecordView {
    pub(super) fn new(request: &Request, report: &RecordReport) -> Self {
        let (case, check) = (&request.case, &report.check);
        let repairs = case.record.as_ref().map(|record| record.repairs.as_slice()).unwrap_or_default();
        let sentence = |statement| Sentence::new(request.language, statement);
        let id = |score: usize| case.rule_sets.get(score).map(|rules| rules.id.to_string()).unwrap_or_default();
        let leads = report.leads.iter().map(|range| LeadRangeView {
            rule_set: id(range.score),
            least: range.least,
            most: range.most,
        });
        let numbers = |indices: &[usize]| indices.iter().map(|index| index + 1).collect();
        let ruled = |ruled: &RuledMove| RuledMoveView {
            number: ruled.index + 1,
            player: ruled.step.turn.player,
            point: ruled.step.turn.point,
            stood_after: ruled.stood_after,
            verdicts: VerdictView::all(request.language, &case.rule_sets, &ruled.step),
        };
        Self {
            agreement: check.agreement,
            ended: case.record.as_ref().and_then(|record| record.game.ended()),
            recorded: check.recorded.map(|result| result.to_string()),
            rule_set: check.rules.as_ref().map(|rules| rules.id.to_string()),
            result: check.ours.as_ref().map(|ours| ours.result(None)),
            causes: check.causes.iter().flatten().cloned().map(sentence).collect(),
            repairs: repairs.to_vec(),
            captured: report.captured,
            leads: leads.collect(),
            out_of_turn: OutOfTurn { neutral: numbers(&report.turns.neutral), others: numbers(&report.turns.others) },
            moves: report.rulings.iter().map(ruled).collect(),
            sentences: report.statements(case).into_iter().map(sentence).collect(),
        }
    }
}
