use super::prelude::*;
use crate::render::escape_xml;
use crate::wire::ErrorCode;

/// A page of text with a few rules of style in it, and nothing else.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE: &str = "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}\
                     td{padding:.2rem 1rem .2rem 0;vertical-align:top}";

static PAGES: LazyLock<Vec<(&str, StaticAnswer)>> = LazyLock::new(|| {
    let stored = |code: ProblemCode| {
        StaticAnswer::new(Media::HTML, page(code).into_bytes()).with_header(header::CONTENT_SECURITY_POLICY, POLICY)
    };
    ProblemCode::ALL.iter().map(|code| (code.as_str(), stored(*code))).collect()
});

answers! { ProblemAnswers => DocumentedAnswers::text("The page.", "text/html").or_unknown_name() }

/// What a kind of problem means, and what to do about it
///
/// The `type` of every problem leads here.
#[utoipa::path(
    tag = "description",
    operation_id = "explainProblem",
    params(("code" = String, Path, description = "The code of a problem.", example = "invalid-request")),
    responses(ProblemAnswers)
)]
#[get("/problems/{code}")]
pub(in crate::http) async fn explain(request: HttpRequest) -> Result<HttpResponse, Refusal> {
    let name = request.match_info().get("code").unwrap_or_default();
    StaticAnswer::named("kind of problem", name, PAGES.iter().map(|(code, page)| (*code, page)))?.answer(&request)
}

/// The page of a code: nothing in it but our own words.
fn page(code: ProblemCode) -> String {
    let (word, title, status) = (code.as_str(), code.title(Language::En), code.status());
    let faults = if code == ProblemCode::InvalidRequest { faults() } else { String::new() };
    let others: Vec<_> = ProblemCode::ALL
        .iter()
        .filter(|other| **other != code)
        .map(|other| format!("<a href=\"{0}\">{0}</a>", other.as_str()))
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{word}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<p><code>{word}</code>, HTTP status {status}.</p>\n\
         <p>{meaning}</p>\n{faults}<p>Other kinds: {others}. <a href=\"../docs/\">How to use the service</a>.</p>\n</html>\n",
        meaning = sentence_html(code.meaning()),
        others = others.join(", "),
    )
}

/// What each code in `errors` means.
fn faults() -> String {
    let row = |fault: &ErrorCode| {
        format!("<tr><td><code>{}</code></td><td>{}</td></tr>\n", fault.as_str(), sentence_html(fault.meaning()))
    };
    let rows: String = ErrorCode::ALL.iter().map(row).collect();
    format!("<h2>Codes in <code>errors</code></h2>\n<table>\n{rows}</table>\n")
}

/// A sentence of ours as HTML: what stands between backticks is code.
fn sentence_html(sentence: &str) -> String {
    let mut html = String::new();
    for (index, part) in escape_xml(sentence.trim()).split('`').enumerate() {
        html.push_str(match index {
            0 => "",
            odd if odd % 2 == 1 => "<code>",
            _ => "</code>",
        });
        html.push_str(part);
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_become_html() {
        assert_eq!(sentence_html(" `a` < b & `c`."), "<code>a</code> &lt; b &amp; <code>c</code>.");
    }
}
