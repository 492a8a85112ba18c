use super::moves::VerdictView;
use super::parts::Sentence;
use crate::board::{ByColor, Color, Point};
use crate::position::Repaired;
use crate::report::record::{CaptureRange, JudgedMove, LeadRange, RecordAgreement, TurnOrder};
use crate::report::{RecordReport, ScoreTask};
use crate::rules::Amount;
use crate::score::Verdict;
use crate::wire::ScoreQuestion;
use crate::wire::view::view;

view! {
    /// What a record tells beside its last board. Nothing here changed a score.
    pub struct RecordView(question: &ScoreQuestion, report: &RecordReport) {
        let (task, check) = (&question.task, &report.check);
        let repairs = task.record.as_ref().map(|record| record.repairs.as_slice());
        let sentence = |statement| Sentence::new(question.language, statement);
        /// Whether its result is what its own rule set gives, with its komi and the dead stones of the answer:
        /// `agrees`, `differs`, `decided-by-end` (resigned, lost on time, forfeited), `no-result`, `no-rule-set` (none
        /// that is known here), `of-ruling` (written with a ruling, no witness of it), `undetermined`.
        pub agreement: RecordAgreement = check.agreement,
        /// How the game ended as far as the record tells: `passes`, `resignation`, `time`, `forfeit`, `counted` (no
        /// passes stand there, but a count or marks do), or `unknown`: the record breaks off, tells neither two passes
        /// nor a count, or tells the count of another board; `null` for a board without moves.
        pub ended: Option<&'static str> = report.ended,
        /// The result of the record; `null` where it tells none.
        pub recorded: Option<String> = check.recorded.map(|result| result.to_string()),
        /// The id of its own rule set; `null` where that is not known.
        pub rule_set: Option<String> = check.rules.as_ref().map(|rules| rules.id.to_string()),
        /// What we make of it under that rule set; `null` where there is nothing to compare.
        pub result: Option<String> = check.ours.as_ref().map(Verdict::result),
        /// Where they differ, every single cause that would explain the result by itself; none with `explain_record`
        /// false. Open: later versions may add codes. Now one of `record-cause-*`.
        pub causes: Vec<Sentence> = check.causes.iter().flatten().cloned().map(sentence).collect(),
        /// What was repaired when it was read, in the order of the record, at most some two hundred.
        pub repairs: Vec<Repaired> = repairs.unwrap_or_default().to_vec(),
        /// How many stones each player captured.
        pub captured: ByColor<CaptureRange> = report.captured,
        /// Where stones were set or taken off by hand, the leads between which the score lies, for each rule set that
        /// counts prisoners.
        pub leads: Vec<LeadRangeView> = report.leads.iter().map(|range| LeadRangeView::new(task, range)).collect(),
        /// Moves of a player who moved just before, by their numbers from 1.
        pub out_of_turn: OutOfTurn = OutOfTurn::new(&report.turns),
        /// Moves that bring back a position or capture their own stones, at most fifty; not with detail `totals`.
        pub moves: Vec<RuledMoveView> = report.judged_moves.iter().map(|ruled| RuledMoveView::new(question, ruled)).collect(),
        /// All this in words, but for the moves.
        pub sentences: Vec<Sentence> = report.statements(task).into_iter().map(sentence).collect(),
    }

    /// The leads that captures in doubt leave possible.
    pub struct LeadRangeView(task: &ScoreTask, range: &LeadRange) {
        let rules = task.rule_sets.get(range.score);
        /// The id of the rule set.
        pub rule_set: String = rules.map(|rules| rules.id.to_string()).unwrap_or_default(),
        /// The least lead of Black.
        pub least: Amount = range.least,
        /// The greatest.
        pub most: Amount = range.most,
    }

    /// Moves out of turn, by their numbers from 1.
    pub struct OutOfTurn(turns: &TurnOrder) {
        let numbers = |indices: &[usize]| indices.iter().map(|index| index + 1).collect();
        /// On neutral points at the end, as players may agree to fill them.
        pub neutral: Vec<usize> = numbers(&turns.neutral),
        /// All others.
        pub others: Vec<usize> = numbers(&turns.others),
    }

    /// A move that brings back a position or captures its own stones.
    pub struct RuledMoveView(question: &ScoreQuestion, ruled: &JudgedMove) {
        /// Its number, from 1.
        pub number: usize = ruled.index + 1,
        /// Who moves.
        pub player: Color = ruled.step.turn.player,
        /// Where.
        pub point: Option<Point> = ruled.step.turn.point,
        /// How many moves had been played when the latest of the positions that it brings back stood; `null` where none
        /// comes back.
        pub stood_after: Option<usize> = ruled.stood_after,
        /// What each rule set says, in the order of `scores`, the game so far being as it was played.
        pub verdicts: Vec<VerdictView> = VerdictView::all(question.language, &question.task.rule_sets, &ruled.step),
    }
}
