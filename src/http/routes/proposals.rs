use super::prelude::*;
use crate::wire::{ProposalQuestion, ReadRequest as _};

answers! { ProposalAnswers => DocumentedAnswers::json("What is proposed.", "ProposalResponse").refused(COMPUTED) }

/// Propose which stones are dead, and say where a person should look
///
/// It takes the same request as `POST /v1/scores`, but for what is added to scores (`sensitivity`, `procedures`,
/// `proofs`, `permalink`, `diagram`). A proposal is no verdict: it names the groups of which it is not
/// sure, and the fewest that must be confirmed for the winner to be known. Its `dead`, once somebody confirmed it, is
/// the `dead` of a request.
#[utoipa::path(
    tag = "proposals",
    operation_id = "propose",
    params(("language" = Option<String>, Query, description = "The language of the answer where the body names none.")),
    request_body(content = ref("#/components/schemas/ScoreRequest"), content_type = "application/json"),
    responses(ProposalAnswers)
)]
#[post("/v1/proposals")]
pub(in crate::http) async fn propose(request: HttpRequest, payload: Payload) -> Result<HttpResponse, Refusal> {
    let received = ReceivedBody::json(&request, payload).await?;
    let question = received.read(ProposalQuestion::read_body)?;
    let answer = received.state.executor.run(WorkKind::Costly, move |cancel| to_json(&question.answer(cancel)));
    Ok(received.media.answer(answer.await?))
}
