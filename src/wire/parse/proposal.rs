use super::read_request::ReadRequest;
use super::record::RecordField;
use super::score::read_with_code;
use crate::position::Advice;
use crate::report::Detail;
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::{DeadStonesRequest, ErrorCode, ScoreQuestion, ScoreRequest};

/// A request for a score as one for a proposal: where it does not speak of dead stones, they are proposed.
pub struct ProposalQuestion {
    /// What is asked, as a question for scores.
    pub(crate) question: ScoreQuestion,
    /// What an engine says that the command line was told to ask.
    pub(crate) advice: Option<Advice>,
}

impl ReadRequest for ProposalQuestion {
    type Fields = ScoreRequest;

    fn of_fields(
        checker: &mut RequestChecker<'_>,
        mut request: ScoreRequest,
        record: Option<RecordField>,
    ) -> Option<Self> {
        for (name, given) in parts_of_scores(&mut request) {
            if given.take() == Some(true) {
                let expected = "false, as a proposal has no such part: POST /v1/scores adds it to scores";
                checker.fault(&Path::ROOT.name(name), ErrorCode::ConflictingFields, "true", expected);
            }
        }
        if request.code.is_none() {
            request.dead.get_or_insert(DeadStonesRequest::Propose);
        }
        request.detail = Some(Detail::Full);
        let question = read_with_code(checker, &request, record).question?;
        if question.case.position.claims().is_some() && request.claims.is_none() {
            let expected = "a question in which nobody claims what another denies";
            checker.fault(&Path::ROOT.name("code"), ErrorCode::ConflictingFields, "claims", expected);
        }
        Some(Self { question, advice: None })
    }
}

/// What a request may add to scores, and to nothing else. What a code says of it is no fault.
const fn parts_of_scores(request: &mut ScoreRequest) -> [(&'static str, &mut Option<bool>); 5] {
    [
        ("sensitivity", &mut request.sensitivity),
        ("procedures", &mut request.procedures),
        ("proofs", &mut request.proofs),
        ("permalink", &mut request.permalink),
        ("diagram", &mut request.diagram),
    ]
}
