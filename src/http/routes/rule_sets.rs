use super::prelude::*;
use crate::wire::{RuleSetList, RuleSetResponse, resolve_rule_set};

/// What an answer in a language depends on.
const LANGUAGE: &str = "accept-language";

/// The list in each language, in the order of [`Language::ALL`], which is that of its members.
static LISTS: LazyLock<Vec<StaticAnswer>> = LazyLock::new(|| {
    let stored =
        |language: &Language| StaticAnswer::json(&RuleSetList::new(*language)).with_header(header::VARY, LANGUAGE);
    Language::ALL.iter().map(stored).collect()
});

answers! { ListAnswers => DocumentedAnswers::json("The rule sets in short.", "RuleSetList").cacheable().with_query() }
answers! { OneAnswers => DocumentedAnswers::json("The rule set.", "RuleSetResponse").or_unknown_name().with_query() }

/// Every rule set in short
///
/// Names are told in `language`, or else in the language that `Accept-Language` likes best.
#[utoipa::path(
    tag = "rule-sets",
    operation_id = "listRuleSets",
    params(("language" = Option<String>, Query, description = "The language of names, as in a request.")),
    responses(ListAnswers)
)]
#[get("/v1/rule-sets")]
pub(in crate::http) async fn list(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let Limits { language, .. } = body::limits_of_query(&request, &state.settings)?;
    LISTS[language as usize].answer(&request)
}

/// One rule set: every clause, with the article and the source behind it
///
/// Its name, editions, articles that have a name in the place of a number, remarks and what is uncertain are told in
/// `language`, or else in the language that `Accept-Language` likes best. Sources stay as they are.
#[utoipa::path(
    tag = "rule-sets",
    operation_id = "getRuleSet",
    params(
        ("id" = String, Path, description = "An id as the list has it; no alias.", example = "tromp-taylor"),
        ("language" = Option<String>, Query, description = "The language of names and remarks, as in a request.")
    ),
    responses(OneAnswers)
)]
#[get("/v1/rule-sets/{id}")]
pub(in crate::http) async fn one(state: Data<State>, request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let Limits { language, .. } = body::limits_of_query(&request, &state.settings)?;
    let id = request.match_info().get("id").unwrap_or_default();
    let unknown = |near| Refusal::UnknownName { what: "rule set", name: id.to_owned(), near };
    match resolve_rule_set(id) {
        Ok(set) if set.id == id => StaticAnswer::json(&RuleSetResponse::new(language, &set))
            .with_header(header::VARY, LANGUAGE)
            .answer(&request),
        Ok(alias_of) => Err(unknown(vec![alias_of.id.to_string()])),
        Err(error) => Err(unknown(error.near)),
    }
}
