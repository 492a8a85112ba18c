use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::Sentence;
use super::read::Request;
use crate::board::ByColor;
use crate::procedure::{Correction, Procedure, Step, Table};
use crate::report::RuleSetScore;
use crate::rules::{Amount, CountingProcedure};

/// How players count a game at the board under one rule set. The result is that of the last step, not of the ledger.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ProcedureView {
    /// The id of the rule set.
    pub rule_set: Cow<'static, str>,
    /// The procedure. Open: later versions may add words. Now `fill-in` (prisoners into the territory of those whose
    /// stones they are), `half-count` (Black's territory in tens, then Black's stones in piles of ten),
    /// `half-on-board` (the smaller side where it stands), `ing-fill-in`, `pass-stone-fill-in`, `boundary`,
    /// `plain`.
    pub kind: CountingProcedure,
    /// The steps, the end of the game first.
    pub steps: Vec<StepView>,
    /// What each player counts at the end.
    pub counted: ByColor<Amount>,
    /// What is added to that, in the order of the ledger.
    pub corrections: Vec<Correction>,
    /// Black's lead.
    pub lead: Amount,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StepView {
    /// What is done. Open: later versions may add codes; now they begin with `count-`.
    pub sentence: Sentence,
    /// What lies on the table then.
    pub table: Table,
}

impl ProcedureView {
    pub(super) fn new(request: &Request, scored: &RuleSetScore, procedure: &Procedure) -> Self {
        let step = |Step { statement, table }: &Step| StepView {
            sentence: Sentence::new(request.language, statement.clone()),
            table: table.clone(),
        };
        Self {
            rule_set: scored.rules.id.clone(),
            kind: procedure.kind,
            steps: procedure.steps.iter().map(step).collect(),
            counted: procedure.counted,
            corrections: procedure.corrections.clone(),
            lead: procedure.lead(),
        }
    }
}
