use super::read_request::ReadRequest;
use super::record::RecordField;
use super::score::read_with_code;
use crate::position::Advice;
use crate::report::Detail;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::{FieldMark, MarkedField, RequestObject as _};
use crate::wire::reader::Path;
use crate::wire::{DeadStonesRequest, ScoreQuestion, ScoreRequest};

/// A request for a score as one for a proposal: where it does not speak of dead stones, they are proposed.
pub struct ProposalQuestion {
    /// What is asked, as a question for scores.
    pub(crate) question: ScoreQuestion,
    /// What an engine says that the command line was told to ask.
    pub(crate) advice: Option<Advice>,
}

impl ReadRequest for ProposalQuestion {
    type Request = ScoreRequest;

    fn of_fields(
        checker: &mut RequestChecker<'_>,
        mut request: ScoreRequest,
        record: Option<RecordField>,
    ) -> Option<Self> {
        let is_added = |field: &&MarkedField<_>| field.mark == FieldMark::AddsToScores;
        for field in ScoreRequest::MARKED.iter().filter(is_added).filter(|field| (field.is_asked)(&request)) {
            let expected = "false, as a proposal has no such part: POST /v1/scores adds it to scores";
            checker.conflict(&Path::field(field.name), "true", expected);
        }
        // What a code says of such parts is no fault.
        request = request.without(&ScoreRequest::marked(|mark| mark == FieldMark::AddsToScores));
        if request.code.is_none() {
            request.dead.get_or_insert(DeadStonesRequest::Propose);
        }
        request.detail = Some(Detail::Full);
        let question = read_with_code(checker, &request, record).question?;
        if question.task.position.claims().is_some() && request.claims.is_none() {
            let expected = "a question in which nobody claims what another denies";
            checker.conflict(&Path::field("code"), "claims", expected);
        }
        Some(Self { question, advice: None })
    }
}
