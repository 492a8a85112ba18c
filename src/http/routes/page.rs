use std::borrow::Cow;

use rust_embed::Embed;
use serde_json::{Map, Value};

use super::prelude::*;
use crate::render;

/// The page takes nothing from outside, runs nothing but its own files, and stands in no other page.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[derive(Embed)]
#[folder = "src/http/page"]
struct Files;

/// What a file is, by its ending.
fn media(path: &str) -> Option<Media> {
    match path.rsplit_once('.')?.1 {
        "html" => Some(Media::HTML),
        "css" => Some(Media::CSS),
        "js" => Some(Media::JAVASCRIPT),
        "svg" => Some(Media::SVG),
        _ => None,
    }
}

static PAGE: LazyLock<Vec<(Cow<str>, StaticAnswer)>> = LazyLock::new(|| {
    let files = Files::iter().filter_map(|path| Some((with_languages(&Files::get(&path)?.data), path)));
    // The style of the record is that of a record saved by itself.
    let style = (render::RULING_STYLE.as_bytes().to_vec(), "record.css".into());
    let stored = |media, bytes| StaticAnswer::new(media, bytes).with_header(header::CONTENT_SECURITY_POLICY, POLICY);
    files.chain([style]).filter_map(|(bytes, path)| Some((path.clone(), stored(media(&path)?, bytes)))).collect()
});

/// A file of the page; where it asks for them, with the languages that there are to choose from.
fn with_languages(bytes: &[u8]) -> Vec<u8> {
    let option = |language: &Language| {
        format!("<option value=\"{0}\" lang=\"{0}\">{1}</option>", language.as_str(), language.name())
    };
    let options: String = Language::ALL.iter().map(option).collect();
    String::from_utf8_lossy(bytes).replacen("<!-- languages -->", &options, 1).into_bytes()
}

/// The words of each language, in the order of [`Language::ALL`], which is that of its members.
static WORDS: LazyLock<Vec<StaticAnswer>> = LazyLock::new(|| Language::ALL.iter().copied().map(words_of).collect());

fn words_of(language: Language) -> StaticAnswer {
    let table: Map<String, Value> =
        language.words().iter().map(|(key, word)| ((*key).to_owned(), Value::from(*word))).collect();
    StaticAnswer::json(&table)
}

answers! { PageAnswers => DocumentedAnswers::text("The page.", "text/html").cacheable() }
answers! { FileAnswers => DocumentedAnswers::text("A file of the page; its type is that of its ending.", "*/*").or_unknown_name() }
answers! { WordsAnswers => DocumentedAnswers::object("A text for each key.", Media::JSON).or_unknown_name() }

/// The referee's page
///
/// Everything it needs is served by this program; it asks nothing of other hosts.
#[utoipa::path(tag = "page", operation_id = "getPage", responses(PageAnswers))]
#[get("/")]
pub(in crate::http) async fn page(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    answer("index.html", &request)
}

/// The words of the page, and of reports, in a language
///
/// A text for each key; what stands in braces is filled in.
#[utoipa::path(
    tag = "page",
    operation_id = "getPageWords",
    params(("language" = String, Path, description = "Code of a language.", example = "ko")),
    responses(WordsAnswers)
)]
#[get("/page/words/{language}.json")]
pub(in crate::http) async fn words(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let code = request.match_info().get("language").unwrap_or_default();
    let known = || Language::ALL.iter().map(|language| language.as_str().to_owned()).collect();
    let unknown = || Refusal::UnknownName { what: "language", name: code.to_owned(), near: known() };
    WORDS[Language::of_code(code).ok_or_else(unknown)? as usize].answer(&request)
}

/// A file of the page
///
/// Its style, its modules and its icon.
#[utoipa::path(
    tag = "page",
    operation_id = "getPageFile",
    params(("path" = String, Path, description = "Path of a file.", example = "page.css")),
    responses(FileAnswers)
)]
#[get("/page/{path:.*}")]
pub(in crate::http) async fn file(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    answer(request.match_info().get("path").unwrap_or_default(), &request)
}

fn answer(path: &str, request: &HttpRequest) -> Result<HttpResponse, Refusal> {
    StaticAnswer::named("file", path, PAGE.iter().map(|(known, stored)| (known.as_ref(), stored)))?.answer(request)
}

#[cfg(test)]
mod tests {
    use super::{Files, media};

    #[test]
    fn every_file_has_a_type() {
        assert!(Files::get("js/panels/audit.js").is_some(), "folders in the folder are embedded");
        for path in Files::iter() {
            assert!(media(&path).is_some(), "{path}");
        }
    }
}
