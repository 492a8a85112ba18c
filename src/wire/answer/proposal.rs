use super::engine::Engine;
use super::parts::Sentence;
use crate::board::PointSet;
use crate::explain;
use crate::position::Advice;
use crate::proposal::{ProposedGroup, ProposedStatus};
use crate::report::{Cancel, ReportProposal, WinnerOnceConfirmed, propose as propose_for};
use crate::wire::parse::proposal::ProposalQuestion;
use crate::wire::parse::read_request::ReadRequest as _;
use crate::wire::view::view;
use crate::wire::{Limits, Name, Problem, ScoreQuestion, to_json};

view! {
    /// Which stones are proposed to be dead. It is no verdict: a score that rests on it says so.
    pub struct ProposalResponse(proposal: &ProposalQuestion, proposed: &ReportProposal) {
        /// The caller's name for the question, as it was given.
        pub id?: Option<Name> = proposal.question.id.clone(),
        /// What is proposed.
        #[serde(flatten)]
        pub proposal: ProposalView = ProposalView::new(&proposal.question, proposed),
        /// What an engine says of the same board that `gyega propose --adviser` asked: its claims are its own. The
        /// service asks none.
        pub adviser?: Option<Advice> = proposal.advice.clone(),
        /// What answered.
        pub engine: Engine = Engine::after(0),
    }

    /// What is proposed of the stones of a board.
    #[schemars(rename = "Proposal")]
    pub struct ProposalView(question: &ScoreQuestion, proposed: &ReportProposal) {
        let ReportProposal { proposal, groups_to_confirm: ask, is_confirmed_by_result, turned_by_result: turned, winners_once_confirmed: once_confirmed, .. } = proposed;
        let sentence = |statement| Sentence::new(question.language, statement);
        /// The stones that come off: as `dead` of a request they are marks.
        pub dead: PointSet = proposal.stones_of(ProposedStatus::Dead),
        /// Whether the record tells a counted result, and its own rules and komi give just that with these stones dead.
        /// What the proposal alone was not sure of may be turned for that.
        pub inferred: bool = *is_confirmed_by_result,
        /// The groups that the proposal alone, which was not sure of them, had otherwise, and of which that result
        /// tells.
        pub turned: Vec<PointSet> = turned.clone(),
        /// Every group and what is proposed of it, in the order of their first stones.
        pub groups: Vec<ProposedGroup> = proposal.groups.clone(),
        /// The groups of which it is not sure, each with all its stones.
        pub unsure: Vec<PointSet> = proposal.unsure().map(|group| group.stones).collect(),
        /// What to ask: those of these that a person must confirm so that the winner is known under every rule set,
        /// whatever becomes of the others. First the one that alone turns the winner under most rule sets.
        pub ask: Vec<PointSet> = ask.clone(),
        /// Who wins once these are confirmed as they are proposed, whatever becomes of the others: for each rule set,
        /// where it is known.
        pub once_confirmed: Vec<WinnerOnceConfirmed> = once_confirmed.clone(),
        /// The same in words: a sentence for all rule sets of which the same is known.
        pub once_confirmed_sentences: Vec<Sentence> =
            proposed.once_confirmed_statements().into_iter().map(sentence).collect(),
        /// The question in words; null where there is nothing to ask.
        pub question: Option<Sentence> = (!ask.is_empty()).then(|| sentence(explain::question(ask))),
        /// Whether with these stones off every group that is left is shown to live or to stand in seki.
        pub consistent: bool = proposal.is_consistent,
    }
}

impl ProposalQuestion {
    /// The answer; once it is cancelled it must be thrown away.
    pub(crate) fn answer(&self, cancel: &Cancel) -> ProposalResponse {
        ProposalResponse::new(self, &propose_for(&self.question.task, cancel))
    }
}

/// Answers a request with a proposal: the body of a `POST /v1/proposals` in, the body of the answer out, as compact
/// JSON.
///
/// ```
/// use gyega::wire::{Limits, propose};
///
/// // One white stone in Black's corner.
/// let body = br#"{"rows": [".....XOO.", ".O...XXOO", ".....X.XO", "XXXXXXXXO", "OOOOOOOOO",
///     ".........", ".........", ".........", "........."]}"#;
/// let answer = String::from_utf8(propose(body, &Limits::default()).unwrap()).unwrap();
/// assert!(answer.starts_with(r#"{"dead":["B8"],"#));
/// ```
///
/// # Errors
///
/// Everything that is wrong with the request, as one problem.
pub fn propose(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Problem> {
    let question = ProposalQuestion::read_body(body, limits)?;
    Ok(to_json(&question.answer(&Cancel::default())))
}
