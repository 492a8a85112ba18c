use schemars::JsonSchema;
use serde::Serialize;

/// What a service can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RouteList {
    /// The name of the program.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Where the API is explained and can be tried.
    pub documentation: &'static str,
    /// Where its description for programs is (`OpenAPI` 3.1).
    pub document: &'static str,
    /// Every route, by path.
    pub routes: Vec<RouteView>,
}

/// One route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RouteView {
    /// The method, in capitals.
    #[schemars(example = &"POST")]
    pub method: String,
    /// The path; what stands in braces is to be filled in.
    #[schemars(example = "/v1/scores")]
    pub path: String,
    /// The id of the operation in the document.
    #[schemars(example = &"score")]
    pub operation: String,
    /// What it does.
    pub summary: String,
}
