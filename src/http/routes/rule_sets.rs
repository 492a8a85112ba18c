use std::sync::LazyLock;

use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::answers::{Answers, STORED, answers};
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::http::stored::Stored;
use crate::phrase::phrase;
use crate::wire::{Code, RuleSetList, RuleSetResponse, resolve_rule_set};

static LIST: LazyLock<Stored> = LazyLock::new(|| Stored::new(Media::Json, RuleSetList::built_in().to_json()));

answers! { ListAnswers => Answers::json("The rule sets in short.", "RuleSetList").tagged().refused(STORED) }
answers! {
    OneAnswers => Answers::json("The rule set.", "RuleSetResponse")
        .tagged()
        .refused(&[Code::NotAcceptable, Code::NotFound, Code::TooManyRequests])
}

/// Every rule set in short
#[utoipa::path(tag = "rule-sets", operation_id = "listRuleSets", responses(ListAnswers))]
#[get("/v1/rule-sets")]
pub(in crate::http) async fn list(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    LIST.answer(&request)
}

/// One rule set: every clause, with the article and the source behind it
#[utoipa::path(
    tag = "rule-sets",
    operation_id = "getRuleSet",
    params(("id" = String, Path, description = "An id as the list has it; no alias.", example = "korean-2016")),
    responses(OneAnswers)
)]
#[get("/v1/rule-sets/{id}")]
pub(in crate::http) async fn one(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let id = request.match_info().get("id").unwrap_or_default();
    let unknown = |near| Refusal::UnknownName { what: phrase!("rule set"), name: id.to_owned(), near };
    match resolve_rule_set(id) {
        Ok(set) if set.id == id => Stored::new(Media::Json, RuleSetResponse::new(&set).to_json()).answer(&request),
        Ok(alias_of) => Err(unknown(vec![alias_of.id.to_string()])),
        Err(error) => Err(unknown(error.near)),
    }
}
