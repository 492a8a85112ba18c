use super::{RecordAgreement, RecordReport};
use crate::board::Color;
use crate::explain::{Statement, StatementCode, with_needs};
use crate::report::ScoreTask;

impl RecordReport {
    /// What it says, in order: the result and what would explain another, captures in doubt, moves out of turn. What
    /// rule sets make of single moves stands with these.
    pub fn statements(&self, task: &ScoreTask) -> Vec<Statement> {
        let mut statements = self.check_statements(task);
        for player in Color::BOTH {
            let captured = self.captured.get(player);
            match captured.most {
                Some(most) if most > captured.least => {
                    let statement = StatementCode::RecordCapturesInDoubt.with("player", player);
                    statements.push(statement.with("least", captured.least).with("most", most));
                }
                Some(_) => {}
                None => {
                    let statement = StatementCode::RecordCapturesUnknown.with("player", player);
                    statements.push(statement.with("least", captured.least));
                }
            }
        }
        for range in &self.leads {
            let Some(rules) = task.rule_sets.get(range.score) else { continue };
            let statement = StatementCode::RecordLeadBetween.with("rule_set", &*rules.id);
            statements.push(statement.with("least", range.least).with("most", range.most));
        }
        for (code, moves) in [
            (StatementCode::RecordTurnOrder, &self.turns.neutral),
            (StatementCode::RecordOutOfTurn, &self.turns.others),
        ] {
            if !moves.is_empty() {
                let numbers = moves.iter().map(|index| (index + 1).to_string()).collect::<Vec<_>>().join(", ");
                statements.push(code.with("count", moves.len() as u32).with("moves", &*numbers));
            }
        }
        statements
    }

    /// The result and what would explain another.
    pub(crate) fn check_statements(&self, task: &ScoreTask) -> Vec<Statement> {
        let causes = self.check.causes.iter().flatten().cloned();
        std::iter::once(self.result_statement()).chain(causes).chain(self.own_komi(task)).collect()
    }

    /// The komi under which the result is compared, where the scores beside it have another.
    fn own_komi(&self, task: &ScoreTask) -> Option<Statement> {
        let komi = task.record.as_ref()?.game.komi?;
        let rules_of_record = self.check.ours.and(self.check.rules.as_ref())?;
        let scored = task.terms.komi.for_rules(rules_of_record, task.position.handicap());
        (scored != Some(komi)).then(|| StatementCode::RecordOwnKomi.with("komi", komi))
    }

    fn result_statement(&self) -> Statement {
        let check = &self.check;
        let is_unexplained = check.causes.as_ref().is_none_or(Vec::is_empty);
        let code = match check.agreement {
            RecordAgreement::Agrees if check.needs_dead => StatementCode::RecordAgreesIfNoneDead,
            RecordAgreement::Agrees => StatementCode::RecordAgrees,
            RecordAgreement::Differs if check.needs_dead && is_unexplained => StatementCode::RecordDiffersDeadUntold,
            RecordAgreement::Differs if check.causes.is_none() => StatementCode::RecordDiffersOnly,
            RecordAgreement::Differs if is_unexplained => StatementCode::RecordDiffersUnexplained,
            RecordAgreement::Differs if check.needs_dead => StatementCode::RecordDiffersIfNoneDead,
            RecordAgreement::Differs => StatementCode::RecordDiffers,
            RecordAgreement::DecidedByEnd => StatementCode::RecordDecidedByEnd,
            RecordAgreement::NoResult => StatementCode::RecordNoResult,
            RecordAgreement::NoRuleSet => StatementCode::RecordNoRuleSet,
            RecordAgreement::OfRuling => StatementCode::RecordResultOfRuling,
            RecordAgreement::Undetermined => StatementCode::RecordUndetermined,
        };
        let statement = Statement::new(code)
            .with_known("recorded", check.recorded.map(|recorded| recorded.to_string()).as_deref())
            .with_known("rule_set", check.rules.as_ref().map(|rules| &*rules.id))
            .with_known("result", check.ours.map(|ours| ours.result()).as_deref());
        match &check.rules {
            Some(rules) if !check.needs.is_empty() => with_needs(statement, &check.needs, rules),
            Some(_) | None => statement,
        }
    }
}
