use super::causes::CauseSearch;
use crate::explain::Statement;
use crate::life::{Cancel, LifeMap};
use crate::position::{End, Game, Marks, Position, RecordedResult};
use crate::report::ScoreTask;
use crate::report::recorded_count::agrees_with_record;
use crate::rules::SharedRuleSet;
use crate::score::{KomiChoice, Need, Outcome, RuleSetBoards, Terms, Verdict, score_under};
use crate::words::words;

words! {
    /// Whether the result of a record is what its own rules give.
    RecordAgreement {
        /// It is.
        Agrees = "agrees",
        /// It is not.
        Differs = "differs",
        /// The game was resigned, lost on time or forfeited: there is no count to compare.
        DecidedByEnd = "decided-by-end",
        /// The record tells no result.
        NoResult = "no-result",
        /// The record names no rule set that is known here.
        NoRuleSet = "no-rule-set",
        /// The record was written with a ruling: its result is that of the ruling, and no witness of it.
        OfRuling = "of-ruling",
        /// Our result is undetermined.
        Undetermined = "undetermined",
    }
}

/// The result of a record beside ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordCheck {
    /// Whether they agree.
    pub agreement: RecordAgreement,
    /// What the record says.
    pub recorded: Option<RecordedResult>,
    /// Its own rule set.
    pub rules: Option<SharedRuleSet>,
    /// Ours, under that rule set with the komi of the record and the dead stones of the task; with none dead where
    /// they are needed.
    pub ours: Option<Verdict>,
    /// What ours lacks.
    pub needs: Vec<Need>,
    /// Whether nobody said which stones are dead, and reading does not show that there are none.
    pub needs_dead: bool,
    /// Where they differ, each single cause that would explain it by itself; nothing where none was looked for.
    pub causes: Option<Vec<Statement>>,
}

impl RecordCheck {
    /// The check of a game whose end the task asks about.
    pub fn of_game(task: &ScoreTask, game: &Game, life: Option<&LifeMap>) -> Self {
        Self::run(task, game, life, &RuleSetBoards::sharing(&task.position, &task.board_cache(&Cancel::default())))
    }

    pub(super) fn run(
        task: &ScoreTask,
        game: &Game,
        life: Option<&LifeMap>,
        rule_set_boards: &RuleSetBoards<'_>,
    ) -> Self {
        let rules = game.rule_set();
        let plain = |agreement| Self {
            agreement,
            recorded: game.result,
            rules: rules.clone(),
            ours: None,
            needs: Vec::new(),
            needs_dead: false,
            causes: None,
        };
        let recorded = match counted_result(task, game) {
            Ok(recorded) => recorded,
            Err(agreement) => return plain(agreement),
        };
        let Some(rules_of_record) = &rules else { return plain(RecordAgreement::NoRuleSet) };
        let komi = game.komi.map_or(KomiChoice::OfRuleSet, KomiChoice::Same);
        let terms = Terms { komi, ..task.terms.clone() };
        let needs_dead = rule_set_boards.is_unagreed_under(rules_of_record);
        let of_task = score_under(rule_set_boards, rules_of_record, &terms);
        // What nobody spoke of is compared as if it stayed, and a board that may not be that of the end as if it were.
        let is_as_it_stands = needs_dead || of_task.needs.contains(&Need::End);
        let standing = as_it_stands(&task.position, &rule_set_boards.agreed_removal().marks);
        let position = if is_as_it_stands { &standing } else { &task.position };
        let boards_compared = RuleSetBoards::sharing(position, rule_set_boards.cache());
        let scored = if is_as_it_stands { score_under(&boards_compared, rules_of_record, &terms) } else { of_task };
        let (ours, needs) = (Some(scored.verdict), scored.needs.clone());
        let agreement = match scored.verdict.outcome {
            Outcome::Undetermined => RecordAgreement::Undetermined,
            _ if agrees_with_record(recorded, &scored.verdict) => RecordAgreement::Agrees,
            Outcome::Wins(_) | Outcome::Draw | Outcome::BothLose => RecordAgreement::Differs,
        };
        let explain = || {
            let (ours, causes, terms) = (&scored, Vec::new(), &terms);
            CauseSearch { task, game, rules_of_record, terms, recorded, ours, life, needs_dead, causes }
                .run(&boards_compared)
        };
        let is_explained = agreement == RecordAgreement::Differs && task.wanted.explain_record;
        let causes = is_explained.then(explain).flatten();
        Self { ours, needs, needs_dead, causes, ..plain(agreement) }
    }
}

/// A position whose unmarked stones stay, and whose board is that of the end.
fn as_it_stands(position: &Position, marks: &Marks) -> Position {
    position.with_marks(marks.with_all_said()).with_history(position.history().as_it_stands())
}

/// The result of a game that a count can be compared with, or why there is none.
fn counted_result(task: &ScoreTask, game: &Game) -> Result<RecordedResult, RecordAgreement> {
    match game.result {
        None | Some(RecordedResult::Void | RecordedResult::Unknown) => Err(RecordAgreement::NoResult),
        Some(_) if game.is_of_ruling => Err(RecordAgreement::OfRuling),
        Some(RecordedResult::Win { end: Some(_), .. }) => Err(RecordAgreement::DecidedByEnd),
        // The request may say so as well.
        Some(_) if task.position.history().ended_by.is_some_and(End::is_decisive) => Err(RecordAgreement::DecidedByEnd),
        Some(recorded) => Ok(recorded),
    }
}
