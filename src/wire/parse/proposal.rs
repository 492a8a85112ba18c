use super::record::RecordField;
use super::score::{ReadRequest, read_with_code};
use crate::formats::json::Json;
use crate::position::Advice;
use crate::report::Detail;
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{DeadStonesRequest, ErrorCode, ScoreQuestion, ScoreRequest};

/// A request for a score as one for a proposal: where it does not speak of dead stones, they are proposed.
pub struct ProposalQuestion {
    /// The same as a question for scores.
    pub(crate) scores: ScoreQuestion,
    /// What an engine says that the command line was told to ask.
    pub(crate) advice: Option<Advice>,
}

impl ReadRequest for ProposalQuestion {
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self> {
        let mut request: ScoreRequest = reader.read(json)?;
        for (name, given) in parts_of_scores(&mut request) {
            if given.take() == Some(true) {
                let expected = "false, as a proposal has no such part: POST /v1/scores adds it to scores";
                reader.fault(&Path::ROOT.name(name), ErrorCode::ConflictingFields, "true", expected);
            }
        }
        if request.code.is_none() {
            request.dead.get_or_insert(DeadStonesRequest::Propose);
        }
        request.detail = Some(Detail::Full);
        let scores = read_with_code(reader, &request, json, record).question?;
        if scores.case.position.claims().is_some() && request.claims.is_none() {
            let expected = "a question in which nobody claims what another denies";
            reader.fault(&Path::ROOT.name("code"), ErrorCode::ConflictingFields, "claims", expected);
        }
        Some(Self { scores, advice: None })
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
