use std::borrow::Cow;

use super::parts::Sentence;
use crate::board::ByColor;
use crate::procedure::{Correction, CountStep, Procedure, Table};
use crate::render::Language;
use crate::report::RuleSetScore;
use crate::rules::{Amount, CountingProcedure};
use crate::wire::ScoreQuestion;
use crate::wire::view::view;

view! {
    /// How players count a game at the board under one rule set. The result is that of the last step, not of the
    /// ledger.
    pub struct ProcedureView(question: &ScoreQuestion, scored: &RuleSetScore, procedure: &Procedure) {
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = scored.rules.id.clone(),
        /// The procedure. Open: later versions may add words. Now `fill-in` (prisoners into the territory of those
        /// whose stones they are), `half-count` (Black's territory in tens, then Black's stones in piles of ten),
        /// `half-on-board` (the smaller side where it stands), `ing-fill-in`, `pass-stone-fill-in`, `boundary`,
        /// `plain`.
        pub kind: CountingProcedure = procedure.kind,
        /// The steps, the end of the game first.
        pub steps: Vec<StepView> = procedure.steps.iter().map(|step| StepView::new(question.language, step)).collect(),
        /// What each player counts at the end.
        pub counted: ByColor<Amount> = procedure.counted,
        /// What is added to that, in the order of the ledger.
        pub corrections: Vec<Correction> = procedure.corrections.clone(),
        /// Black's lead.
        pub lead: Amount = procedure.lead(),
    }

    /// One step.
    pub struct StepView(language: Language, step: &CountStep) {
        /// What is done. Open: later versions may add codes; now they begin with `count-`.
        pub sentence: Sentence = Sentence::new(language, step.statement.clone()),
        /// What lies on the table then.
        pub table: Table = step.table.clone(),
    }
}
