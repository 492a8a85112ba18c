use std::borrow::Cow;
use std::convert::identity;

use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::Sentence;
use super::open::ProcedureWord;
use super::read::Request;
use super::values::{BoardRows, Both, Number, PointList};
use crate::board::Color;
use crate::procedure::{Correction, Procedure, Step, Table};
use crate::report::RuleSetScore;
use crate::rules::Axis as _;

/// How players count a game at the board under one rule set. The result is that of the last step, not of the ledger.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ProcedureView {
    /// The id of the rule set.
    pub rule_set: Cow<'static, str>,
    /// The procedure. Open: later versions may add words. Now `fill-in` (prisoners into the territory of those whose
    /// stones they are), `half-count` (Black's territory in tens, then Black's stones in piles of ten),
    /// `half-on-board` (the smaller side where it stands), `ing-fill-in`, `pass-stone-fill-in`, `boundary`,
    /// `plain`.
    #[schemars(with = "ProcedureWord")]
    pub kind: &'static str,
    /// The steps, the end of the game first.
    pub steps: Vec<StepView>,
    /// What each player counts at the end.
    pub counted: Both<Number>,
    /// What is added to that, in the order of the ledger.
    pub corrections: Vec<CorrectionView>,
    /// Black's lead.
    pub lead: Number,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StepView {
    /// What is done. Open: later versions may add codes; now they begin with `count-`.
    pub sentence: Sentence,
    /// What lies on the table then.
    pub table: TableView,
}

/// What lies on the table. Of each colour `rows`, `bowls`, the opponent's `lids` and `piles` hold as many stones on
/// every table of a procedure, but for those that were brought.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TableView {
    /// The board.
    pub rows: BoardRows,
    /// Each player's own stones beside the board.
    pub bowls: Both<u32>,
    /// The prisoners that each player has.
    pub lids: Both<u32>,
    /// Each player's stones that were counted and lie in piles of ten.
    pub piles: Both<u32>,
    /// Stones of each colour that were brought from another set.
    pub brought: Both<u32>,
    /// Each player's points that were counted before stones left the board.
    pub noted: Both<u32>,
    /// Points that count for nobody.
    pub passed_over: PointList,
    /// Dead stones that stay on the board.
    pub left_standing: PointList,
    /// Each player's points as they are counted: ten at a time, and what is left.
    pub blocks: Both<Vec<PointList>>,
}

/// What is added to the count of the board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CorrectionView {
    /// Who gets it.
    pub player: Color,
    /// What it is for, as in a ledger.
    pub kind: &'static str,
    /// How much.
    pub amount: Number,
}

impl ProcedureView {
    pub(super) fn new(request: &Request, scored: &RuleSetScore, procedure: &Procedure) -> Self {
        let step = |Step { statement, table }: &Step| StepView {
            sentence: Sentence::new(request.language, statement.clone()),
            table: TableView::new(table),
        };
        let correction = |Correction { player, kind, amount }: &Correction| CorrectionView {
            player: *player,
            kind: kind.as_str(),
            amount: Number(*amount),
        };
        Self {
            rule_set: scored.rules.id.clone(),
            kind: procedure.kind.as_str(),
            steps: procedure.steps.iter().map(step).collect(),
            counted: Both::of(procedure.counted, Number),
            corrections: procedure.corrections.iter().map(correction).collect(),
            lead: Number(procedure.lead()),
        }
    }
}

impl TableView {
    fn new(table: &Table) -> Self {
        let blocks = |color: Color| table.blocks.get(color).iter().map(|block| PointList(*block)).collect();
        Self {
            rows: BoardRows(table.board),
            bowls: Both::of(table.bowls, identity),
            lids: Both::of(table.lids, identity),
            piles: Both::of(table.piles, identity),
            brought: Both::of(table.brought, identity),
            noted: Both::of(table.noted, identity),
            passed_over: PointList(table.passed_over),
            left_standing: PointList(table.left_standing),
            blocks: Both { black: blocks(Color::Black), white: blocks(Color::White) },
        }
    }
}
