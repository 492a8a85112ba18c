use super::prelude::*;
use crate::http::negotiate::query_pairs;
use crate::http::routes::scores;
use crate::wire::{Engine, read_link};

answers! {
    LinkAnswers => DocumentedAnswers::json("The report.", "ScoreResponse").with_etag().refused(&[
        ProblemCode::NotAcceptable,
        ProblemCode::InvalidRequest,
        ProblemCode::TooManyRequests,
        ProblemCode::Internal,
        ProblemCode::Busy,
        ProblemCode::Timeout,
    ])
}

/// Open a permalink: the report on the question that a code holds
///
/// The code is the `permalink` of an answer. The report is that of `POST /v1/scores` with this `code`: the same
/// `position.id`. Its tag changes with the code, the program, the rule sets, `language` and `detail`, and with nothing
/// else. A code of a later version is refused with the error `later-version`, one in which a letter is wrong with
/// `invalid-code`.
#[utoipa::path(
    tag = "scores",
    operation_id = "openPermalink",
    params(
        ("code" = String, Path, description = "The code of a permalink, at most 2000 characters.", example = "1EFLQ9AAAAAIQAAAAEABI-5ag"),
        ("language" = Option<String>, Query, description = "The language of sentences, as in a request."),
        ("detail" = Option<String>, Query, pattern = "^(totals|ledger|full)$", description = "How much is wanted: `totals`, `ledger` or `full`, the default.", example = "totals")
    ),
    responses(LinkAnswers)
)]
#[get("/v1/scores/{code}")]
pub(in crate::http) async fn open(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    choose_media(&request, &[Media::JSON])?;
    let code = request.match_info().get("code").unwrap_or_default();
    let question = read_link(code, &query_pairs(&request), &body::limits(&request, &state.settings))?;
    let Engine { version, rules_version, .. } = Engine::after(0);
    let named =
        [question.language.as_str(), question.task.wanted.detail.as_str(), version, rules_version, code].join(" ");
    let tag = etag_of(named.as_bytes());
    let body = if matches_etag(&request, &tag) { None } else { Some(scores::score_in_seat(&state, question).await?) };
    Ok(answer_tagged(&tag, &[(header::VARY, "accept-language")], Media::JSON.content_type(), body))
}
