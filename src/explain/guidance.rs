use super::{Statement, StatementCode};
use crate::position::History;
use crate::rules::{BothLose, Clause, ClauseView, RuleSet};
use crate::words::Word;

/// What one clause of a rule set says to players who do not agree which stones are dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guidance {
    /// The clause.
    pub clause: ClauseView,
    /// What it says, in words.
    pub statement: Statement,
}

impl Guidance {
    /// What a clause chooses, or that it says nothing or could not be read.
    fn from_clause<T: Word>(axis: &'static str, what: &str, clause: &Clause<T>) -> Self {
        let word = clause.choice().map_or(clause.basis().as_str(), Word::word);
        Self {
            clause: ClauseView::from_clause(axis, clause),
            statement: Statement::new(StatementCode::for_word(what, word)),
        }
    }
}

/// What a rule set says to players who do not agree which stones are dead: what stops the game, who passes last, who
/// moves first when it goes on, how the dispute is settled, and whether both can lose by it.
///
/// ```
/// use gyega::explain::{StatementCode, guidance};
/// use gyega::position::History;
/// use gyega::rules::by_id;
///
/// let said = guidance(&History::default(), by_id("japanese-1989").unwrap());
/// assert_eq!(said[2].statement.code, StatementCode::GuideResumeOpponentOfRequester);
/// assert_eq!(said[2].clause.articles, ["9"]);
/// ```
pub fn guidance(history: &History, rules: &RuleSet) -> Vec<Guidance> {
    let mut resumption = Guidance::from_clause("resumption", "guide-resume", &rules.resumption);
    // Who passed last tells who moves first, where that is the rule.
    let known = StatementCode::of_word(&format!("{}-known", resumption.statement.code.as_str()));
    if let Some((code, passer)) = known.zip(history.last_passer(rules)) {
        resumption.statement = code.with("player", !passer).with("passer", passer);
    }
    let mut statements = vec![
        Guidance::from_clause("stop", "guide-stop", &rules.stop),
        Guidance::from_clause("last_pass", "guide-last-pass", &rules.last_pass),
        resumption,
        Guidance::from_clause("dispute", "guide-dispute", &rules.dispute),
    ];
    if rules.both_lose.choice() == Some(BothLose::Possible) {
        let clause = ClauseView::from_clause("both_lose", &rules.both_lose);
        statements.push(Guidance { clause, statement: Statement::new(StatementCode::GuideBothLose) });
    }
    statements
}
