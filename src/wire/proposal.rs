use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::Sentence;
use super::engine::Engine;
use super::problem::ErrorCode;
use super::read::{ReadRequest, Request, read_asked};
use super::read_record::RecordField;
use super::reader::{Path, RequestReader};
use super::values::Name;
use super::{DeadStonesRequest, Limits, Problem, ScoreRequest};
use crate::board::{Color, PointSet};
use crate::explain;
use crate::formats::json::Json;
use crate::position::Advice;
use crate::proposal::{ProposalBasis, ProposedGroup, ProposedStatus};
use crate::report::{Cancel, Detail, OnceConfirmed, ProposedCase, propose as propose_for};

/// Which stones are proposed to be dead. It is no verdict: a score that rests on it says so.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ProposalResponse {
    /// The caller's name for the question, as it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Name>,
    /// What is proposed.
    #[serde(flatten)]
    pub proposal: ProposalView,
    /// What an engine says of the same board that `gyega propose --adviser` asked: its claims are its own. The service
    /// asks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adviser: Option<Advice>,
    /// What answered.
    pub engine: Engine,
}

/// What is proposed of the stones of a board.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Proposal")]
pub struct ProposalView {
    /// The stones that come off: as `dead` of a request they are marks.
    pub dead: PointSet,
    /// Whether the record tells a counted result, and its own rules and komi give just that with these stones dead.
    /// What the proposal alone was not sure of may be turned for that.
    pub inferred: bool,
    /// The groups that the proposal alone, which was not sure of them, had otherwise, and of which that result tells.
    pub turned: Vec<PointSet>,
    /// Every group and what is proposed of it, in the order of their first stones.
    pub groups: Vec<ProposedGroupView>,
    /// The groups of which it is not sure, each with all its stones.
    pub unsure: Vec<PointSet>,
    /// What to ask: the fewest of these that a person must confirm so that the winner is known under every rule set,
    /// whatever becomes of the others.
    pub ask: Vec<PointSet>,
    /// Who wins once these are confirmed as they are proposed, whatever becomes of the others: for each rule set, where
    /// it is known.
    pub once_confirmed: Vec<OnceConfirmed>,
    /// The same in words: a sentence for all rule sets of which the same is known.
    pub once_confirmed_sentences: Vec<Sentence>,
    /// The question in words; null where there is nothing to ask.
    pub question: Option<Sentence>,
    /// Whether with these stones off every group that is left is shown to live or to stand in seki.
    pub consistent: bool,
}

/// A group and what is proposed of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ProposedGroup")]
pub struct ProposedGroupView {
    /// Whose.
    pub player: Color,
    /// The stones.
    pub points: PointSet,
    /// What becomes of it. Open: later versions may add words. Now `dead`, `alive` or `in-seki`.
    pub status: ProposedStatus,
    /// On what that rests. Open: later versions may add words. Now `marked` (somebody said so), `proved` (it lives
    /// unconditionally), `read` (reading shows it on the board as it stands) or `estimated` (it is how such positions
    /// mostly end).
    pub basis: ProposalBasis,
    /// How often such a proposal comes true, in thousandths.
    #[schemars(range(max = 1_000))]
    pub certainty: u16,
}

impl ProposedGroupView {
    fn of(group: &ProposedGroup) -> Self {
        let ProposedGroup { color, stones, status, basis, certainty, .. } = *group;
        Self { player: color, points: stones, status, basis, certainty }
    }
}

impl ProposalView {
    pub(super) fn new(request: &Request, proposed: &ProposedCase) -> Self {
        let ProposedCase { proposal, ask, is_inferred, turned, once_confirmed, .. } = proposed;
        let question = || Sentence::new(request.language, explain::question(ask));
        Self {
            dead: proposal.stones_of(ProposedStatus::Dead),
            inferred: *is_inferred,
            turned: turned.clone(),
            groups: proposal.groups.iter().map(ProposedGroupView::of).collect(),
            unsure: proposal.unsure().map(|group| group.stones).collect(),
            ask: ask.clone(),
            once_confirmed: once_confirmed.clone(),
            once_confirmed_sentences: proposed
                .told_once_confirmed()
                .into_iter()
                .map(|told| Sentence::new(request.language, told))
                .collect(),
            question: (!ask.is_empty()).then(question),
            consistent: proposal.is_consistent,
        }
    }
}

impl ProposalResponse {
    fn new(question: &ProposalQuestion, proposed: &ProposedCase) -> Self {
        let ProposalQuestion { request, advice } = question;
        let proposal = ProposalView::new(request, proposed);
        Self { id: request.id.clone(), proposal, adviser: advice.clone(), engine: Engine::after(0) }
    }
}

/// A request for a score as one for a proposal: where it does not speak of dead stones, they are proposed.
pub(crate) struct ProposalQuestion {
    /// The request.
    pub(crate) request: Request,
    /// What an engine says that the command line was told to ask.
    pub(crate) advice: Option<Advice>,
}

impl ReadRequest for ProposalQuestion {
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self> {
        let mut asked: ScoreRequest = reader.read(json)?;
        for (name, given) in parts_of_scores(&mut asked) {
            if given.take() == Some(true) {
                let expected = "false, as a proposal has no such part: POST /v1/scores adds it to scores";
                reader.fault(&Path::ROOT.name(name), ErrorCode::ConflictingFields, "true", expected);
            }
        }
        if asked.code.is_none() {
            asked.dead.get_or_insert(DeadStonesRequest::Propose);
        }
        asked.detail = Some(Detail::Full);
        let request = read_asked(reader, &asked, json, record).request?;
        if request.case.position.claims().is_some() && asked.claims.is_none() {
            let expected = "a question in which nobody claims what another denies";
            reader.fault(&Path::ROOT.name("code"), ErrorCode::ConflictingFields, "claims", expected);
        }
        Some(Self { request, advice: None })
    }
}

/// What a request may add to scores, and to nothing else. What a code says of it is no fault.
const fn parts_of_scores(asked: &mut ScoreRequest) -> [(&'static str, &mut Option<bool>); 5] {
    [
        ("sensitivity", &mut asked.sensitivity),
        ("procedures", &mut asked.procedures),
        ("proofs", &mut asked.proofs),
        ("permalink", &mut asked.permalink),
        ("diagram", &mut asked.diagram),
    ]
}

impl ProposalQuestion {
    /// The answer; once it is cancelled it must be thrown away.
    pub(crate) fn answer(&self, cancel: &Cancel) -> ProposalResponse {
        ProposalResponse::new(self, &propose_for(&self.request.case, cancel))
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
    Ok(super::to_json(&question.answer(&Cancel::default())))
}
