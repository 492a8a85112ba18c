use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use super::json::Json;
use super::problem::{ErrorCode, Problem, ProblemError};
use super::read::{Request, parse, read, read_language_at};
use super::reader::{Members, Path, Reader, one_of};
use super::values::PointList;
use super::{Limits, resolve_rule_set};
use crate::board::{ByColor, Color};
use crate::life::Budget;
use crate::position::Claim;
use crate::render::{Language, Typed};

/// Every field of a request, in the order of the documentation.
pub(crate) const FIELDS: &[&str] = &[
    "request",
    "rule_set",
    "decided",
    "event",
    "place",
    "table",
    "round",
    "date",
    "time",
    "players",
    "referee",
    "ruling",
    "dissent",
    "note",
    "language",
    "second_language",
    "link_base",
];

/// The longest text of one line, in characters.
pub(crate) const LINE_MAX: usize = 200;

/// The longest text of several lines, in characters.
pub(crate) const TEXT_MAX: usize = 4000;

/// The longest name of a rule set, in characters: ids of sets with changes are long.
const NAME_MAX: usize = 500;

/// A request for a record of a ruling that can be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingQuestion {
    /// What was typed, as it was sent: the body without its question.
    pub record: Map<String, Value>,
    /// The same as text to show.
    pub typed: Typed,
    /// The language of headings and sentences.
    pub language: Language,
    /// The language in which headings stand a second time.
    pub second_language: Option<Language>,
    /// Where the page of a service is found, without a stroke at its end.
    pub link_base: Option<String>,
    /// The place of the rule set that rules.
    pub rule_set: usize,
    /// The question that is ruled on.
    pub ruled: RuledQuestion,
    /// The question with both players' claims, where the referee decided between them.
    pub disputed: Option<RuledQuestion>,
}

/// A question as a record keeps it: asked in full and in the language of the record.
#[derive(Clone, Debug, PartialEq)]
pub struct RuledQuestion {
    /// As it is written.
    pub json: Map<String, Value>,
    /// As it is read.
    pub request: Request,
}

/// Reads the body of a request for a record of a ruling.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_ruling(body: &[u8], limits: &Limits) -> Result<RulingQuestion, Problem> {
    let json = parse(body, limits.body_bytes)?;
    let mut reader = Reader::new(limits.errors_max);
    let question = read_members(&mut reader, &json, body, limits);
    let errors = reader.finish();
    match question {
        Some(question) if errors.is_empty() => Ok(question),
        _ => Err(Problem::of_errors(errors)),
    }
}

fn read_members(reader: &mut Reader, json: &Json<'_>, body: &[u8], limits: &Limits) -> Option<RulingQuestion> {
    let root = Path::ROOT;
    let members = reader.members(&root, json, FIELDS)?;
    let typed = read_typed(reader, &root, members);
    let second_language = read_language_at(reader, &root, members, "second_language");
    let language = read_language_at(reader, &root, members, "language");
    let link_base = members.get("link_base").and_then(|json| read_link_base(reader, &root.name("link_base"), json));
    let asked = read_request(reader, &root, members, body, limits)?;
    let language = language.unwrap_or(asked.request.language);
    let asked = asked.in_full(reader, language, limits)?;
    let rule_set = read_rule_set(reader, &root, members, &asked.request)?;
    let decided = members.get("decided").map(|json| read_decided(reader, &root.name("decided"), json, &asked));
    let (ruled, disputed) = match decided {
        None => (asked, None),
        Some(claim) => (asked.decided(reader, &root.name("decided"), claim?, limits)?, Some(asked)),
    };
    let mut record: Map<String, Value> = serde_json::from_slice(body).ok()?;
    record.shift_remove("request");
    Some(RulingQuestion { record, typed, language, second_language, link_base, rule_set, ruled, disputed })
}

fn read_typed(reader: &mut Reader, root: &Path<'_>, members: Members<'_>) -> Typed {
    let mut line = |name| read_text(reader, root, members, name, LINE_MAX);
    let [event, place, table, round, date, time, referee] =
        ["event", "place", "table", "round", "date", "time", "referee"].map(&mut line);
    let [ruling, dissent, note] =
        ["ruling", "dissent", "note"].map(|name| read_text(reader, root, members, name, TEXT_MAX));
    let path = root.name("players");
    let names = members.get("players").and_then(|json| reader.members(&path, json, &["black", "white"]));
    let players = ByColor::from_fn(|player: Color| {
        names.and_then(|names| read_text(reader, &path, names, player.as_str(), LINE_MAX))
    });
    Typed { event, place, table, round, date, time, players, referee, ruling, dissent, note }
}

/// A text as it was typed. Only longer texts have lines.
fn read_text(
    reader: &mut Reader,
    root: &Path<'_>,
    members: Members<'_>,
    name: &str,
    length_max: usize,
) -> Option<String> {
    let path = root.name(name);
    let text = reader.text(&path, members.get(name)?, &format!("a text of up to {length_max} characters"))?;
    let length = text.chars().count();
    if length > length_max {
        reader.fault(&path, ErrorCode::TooLong, format!("{length} characters"), format!("at most {length_max}"));
    }
    let has_lines = length_max == TEXT_MAX;
    let steers = |letter: &char| letter.is_control() && !(has_lines && matches!(letter, '\n' | '\t'));
    if let Some(letter) = text.chars().find(steers) {
        let expected =
            if has_lines { "no control characters but line breaks and tabs" } else { "no control characters" };
        reader.fault(&path, ErrorCode::ControlCharacter, format!("U+{:04X}", u32::from(letter)), expected);
    }
    Some(text.to_owned())
}

/// The address of a page, to which a code can be added behind `#`.
fn read_link_base(reader: &mut Reader, path: &Path<'_>, json: &Json<'_>) -> Option<String> {
    const EXPECTED: &str = "an address such as https://example.org/gyega, of http or https, without ? and #";
    let text = reader.text(path, json, EXPECTED)?;
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"'<>\\^`{|}?#@".contains(&byte));
    let has_host = rest.is_some_and(|rest| !rest.starts_with('/') && !rest.is_empty());
    if !is_plain || !has_host || text.len() > LINE_MAX {
        reader.fault(path, ErrorCode::UnknownValue, json.describe(), EXPECTED);
        return None;
    }
    Some(text.trim_end_matches('/').to_owned())
}

/// The question, read as `POST /v1/scores` reads it; its faults under `/request`.
fn read_request(
    reader: &mut Reader,
    root: &Path<'_>,
    members: Members<'_>,
    body: &[u8],
    limits: &Limits,
) -> Option<RuledQuestion> {
    #[derive(Deserialize)]
    struct Body<'a> {
        #[serde(borrow)]
        request: &'a RawValue,
    }
    const EXPECTED: &str = "a question: what POST /v1/scores takes";
    let path = root.name("request");
    match members.get("request") {
        None => return reader.missing(root, "request", EXPECTED),
        Some(Json::Object(_)) => {}
        Some(json) => return reader.wrong_type(&path, json, EXPECTED),
    }
    // A body in which the field stands twice was refused.
    let text = serde_json::from_slice::<Body<'_>>(body).ok()?.request.get();
    RuledQuestion::read(reader, &path, text, limits)
}

impl RuledQuestion {
    fn read(reader: &mut Reader, path: &Path<'_>, text: &str, limits: &Limits) -> Option<Self> {
        match (read(text.as_bytes(), limits), serde_json::from_str(text)) {
            (Ok(request), Ok(json)) => Some(Self { json, request }),
            (Err(refused), _) => {
                for error in refused.problem.errors {
                    let pointer = format!("{}{}", path.pointer(), error.pointer);
                    reader.push(ProblemError { pointer, ..error });
                }
                None
            }
            (Ok(_), Err(_)) => None,
        }
    }

    /// The same question read anew after some of its fields were set.
    fn again(reader: &mut Reader, path: &Path<'_>, json: Map<String, Value>, limits: &Limits) -> Option<Self> {
        let text = Value::Object(json).to_string();
        Self::read(reader, path, &text, &Limits { body_bytes: text.len(), ..*limits })
    }

    /// The question as a record asks it, so that whoever asks again gets the same answer, wherever limits differ.
    fn in_full(self, reader: &mut Reader, language: Language, limits: &Limits) -> Option<Self> {
        let Self { mut json, request } = self;
        for field in ["id", "detail", "readings", "permalink", "diagram"] {
            json.shift_remove(field);
        }
        json.insert("language".to_owned(), json!(language.as_str()));
        if request.case.classify && request.case.budget != Budget::DEFAULT {
            json.insert("search_nodes".to_owned(), json!(request.case.budget.nodes()));
        }
        Self::again(reader, &Path::ROOT.name("request"), json, limits)
    }

    /// The question with one claim in the place of both.
    fn decided(&self, reader: &mut Reader, path: &Path<'_>, claim: Claim, limits: &Limits) -> Option<Self> {
        let mut json = self.json.clone();
        json.shift_remove("claims");
        json.insert("dead".to_owned(), json!(PointList(claim.dead)));
        json.insert("seki".to_owned(), json!(PointList(claim.seki)));
        Self::again(reader, path, json, limits)
    }
}

/// The place of the rule set that rules among those of the question.
fn read_rule_set(reader: &mut Reader, root: &Path<'_>, members: Members<'_>, request: &Request) -> Option<usize> {
    let sets = &request.case.rule_sets;
    let Some(json) = members.get("rule_set") else {
        return if sets.is_empty() { reader.missing(root, "request", "at least one rule set") } else { Some(0) };
    };
    let path = root.name("rule_set");
    let expected =
        || format!("one of the rule sets of the question: {}", one_of(sets.iter().map(|set| set.id.as_ref())));
    let name = reader.text(&path, json, &expected())?;
    let place = |id: &str| sets.iter().position(|set| set.id == id);
    let found = if name.len() > NAME_MAX {
        None
    } else {
        place(name).or_else(|| resolve_rule_set(name).ok().and_then(|set| place(&set.id)))
    };
    if found.is_none() {
        reader.fault(&path, ErrorCode::UnknownValue, json.describe(), expected());
    }
    found
}

/// What is dead and in seki in the end.
fn read_decided(reader: &mut Reader, path: &Path<'_>, json: &Json<'_>, asked: &RuledQuestion) -> Option<Claim> {
    let position = &asked.request.case.position;
    let Some(claims) = position.claims() else {
        reader.fault(path, ErrorCode::ConflictingFields, "a decision", "claims in the question, or no decision");
        return None;
    };
    if let Json::Text(_) = json {
        return reader.player(path, json).map(|player| *claims.get(player));
    }
    if !matches!(json, Json::Object(_)) {
        return reader.wrong_type(path, json, "\"black\", \"white\" or an object with dead, seki");
    }
    let members = reader.members(path, json, super::read_claims::FIELDS)?;
    let size = Some(position.stones().size());
    let mut points = |name| members.get(name).and_then(|json| reader.points(&path.name(name), json, size));
    let [dead, seki] = ["dead", "seki"].map(|name| points(name).unwrap_or_default());
    Some(Claim { dead, seki })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{FIELDS, read_ruling};
    use crate::wire::{Limits, schemas};

    fn body(fields: &Value) -> Vec<u8> {
        let mut body = json!({"request": {
            "rows": ["...XO....", ".O.XO....", "...XO....", "...XO....", "...XO...."],
            "claims": {"black": {"dead": ["B4"]}, "white": {}},
            "rule_sets": ["korean-2016", "chinese-2002"],
        }});
        let fields = fields.as_object().expect("fields").clone();
        body.as_object_mut().expect("an object").extend(fields);
        body.to_string().into_bytes()
    }

    fn faults(fields: &Value) -> Vec<(String, String)> {
        let problem = read_ruling(&body(fields), &Limits::default()).expect_err("refused");
        problem.errors.iter().map(|error| (error.code.as_str().to_owned(), error.pointer.clone())).collect()
    }

    fn fault(code: &str, pointer: &str) -> Vec<(String, String)> {
        vec![(code.to_owned(), pointer.to_owned())]
    }

    #[test]
    fn the_schema_has_the_fields_that_are_read() {
        let (_, schema) = schemas().into_iter().find(|(name, _)| *name == "ruling-request").expect("it is listed");
        let names: Vec<&str> = schema["properties"].as_object().expect("fields").keys().map(String::as_str).collect();
        assert_eq!(names, FIELDS);
        assert_eq!(schema["properties"]["event"]["maxLength"], super::LINE_MAX);
        assert_eq!(schema["properties"]["ruling"]["maxLength"], super::TEXT_MAX);
        let example = schema["examples"][0].to_string();
        assert!(read_ruling(example.as_bytes(), &Limits::default()).is_ok());
    }

    #[test]
    fn what_steers_a_printer_or_a_terminal_is_refused() {
        assert_eq!(faults(&json!({"event": "a\u{1b}[1m"})), fault("control-character", "/event"));
        assert_eq!(faults(&json!({"players": {"white": "a\nb"}})), fault("control-character", "/players/white"));
        let lines = read_ruling(&body(&json!({"ruling": "one\n\ttwo"})), &Limits::default()).expect("lines are text");
        assert_eq!(lines.typed.ruling.as_deref(), Some("one\n\ttwo"));
    }

    #[test]
    fn texts_are_bounded() {
        assert_eq!(faults(&json!({"table": "x".repeat(201)})), fault("too-long", "/table"));
        assert_eq!(faults(&json!({"dissent": "계".repeat(4001)})), fault("too-long", "/dissent"));
        assert!(read_ruling(&body(&json!({"note": "계".repeat(4000)})), &Limits::default()).is_ok());
    }

    #[test]
    fn a_link_leads_to_a_page_and_to_nothing_else() {
        for wrong in [
            "javascript:alert(1)",
            "http://",
            "https:///x",
            "ftp://x",
            "http://x/?a",
            "http://x/#a",
            "http://u@x",
            "http://x y",
        ] {
            assert_eq!(faults(&json!({"link_base": wrong})), fault("unknown-value", "/link_base"), "{wrong}");
        }
        let read = read_ruling(&body(&json!({"link_base": "http://192.0.2.7:8080/"})), &Limits::default());
        assert_eq!(read.expect("an address").link_base.as_deref(), Some("http://192.0.2.7:8080"));
    }

    #[test]
    fn faults_of_the_question_are_told_where_they_are() {
        let problem = read_ruling(br#"{"request": {"rows": ["?"], "rows": ["X."]}}"#, &Limits::default());
        let pointers: Vec<_> = problem.expect_err("refused").errors.iter().map(|error| error.pointer.clone()).collect();
        assert_eq!(pointers, ["/request/rows", "/request/rows/0"]);
        assert_eq!(faults(&json!({"rule_set": "aga"})), fault("unknown-value", "/rule_set"), "known, but not asked");
    }

    #[test]
    fn a_decision_takes_the_place_of_the_claims() {
        let dead = |decided: &Value| {
            let read = read_ruling(&body(&json!({"decided": decided})), &Limits::default()).expect("a decision");
            assert!(read.disputed.is_some_and(|disputed| disputed.json.contains_key("claims")));
            assert!(!read.ruled.json.contains_key("claims"));
            read.ruled.json["dead"].clone()
        };
        assert_eq!(dead(&json!("black")), json!(["B4"]));
        assert_eq!(dead(&json!("white")), json!([]));
        assert_eq!(dead(&json!({"dead": ["B4"]})), json!(["B4"]));
        assert_eq!(faults(&json!({"decided": {"dead": ["A1"]}})), fault("no-stone", "/decided/dead/0"));
        assert_eq!(faults(&json!({"decided": "both"})), fault("unknown-value", "/decided"));
    }
}
