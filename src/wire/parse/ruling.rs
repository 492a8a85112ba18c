use serde_json::{Map, Value, json};

use super::read_request::ReadRequest;
use super::record::RecordField;
use super::score::ScoreQuestion;
use crate::board::Color;
use crate::formats::json::{Json, quoted};
use crate::life::Budget;
use crate::position::{Claim, Marks};
use crate::render::Language;
use crate::report::ScoredRecord;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::{FieldMark, RequestObject as _};
use crate::wire::reader::{JsonReader, Path};
use crate::wire::request::restated::request_of;
use crate::wire::{
    DecidedRequest, ErrorCode, Limits, Problem, ProblemError, RulingRequest, ScoreRequest, resolve_rule_set,
};
use crate::words::one_of;

/// The longest name of a rule set, in characters: ids of sets with changes are long.
const NAME_MAX: usize = 500;

/// A request for a record of a ruling that can be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingQuestion {
    /// What was typed, as it was sent: the body without its question.
    pub typed: Map<String, Value>,
    /// The language of headings and sentences.
    pub language: Language,
    /// The language in which headings stand a second time.
    pub second_language: Option<Language>,
    /// Where the page of a service is found, without a stroke at its end.
    pub link_base: Option<String>,
    /// Whose claim the referee upheld.
    pub decided: Option<Color>,
    /// The question that is ruled on; the rule set that rules comes first.
    pub ruled: RuledQuestion,
    /// The question with both players' claims, where the referee decided between them.
    pub disputed: Option<RuledQuestion>,
}

/// A question as a record keeps it: asked in full and in the language of the record.
#[derive(Clone, Debug, PartialEq)]
pub struct RuledQuestion {
    /// As it is written.
    pub written: Map<String, Value>,
    /// As it is read.
    pub question: ScoreQuestion,
}

/// Reads the body of a request for a record of a ruling.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub fn read_ruling(body: &[u8], limits: &Limits) -> Result<RulingQuestion, Problem> {
    RulingQuestion::read_body(body, limits)
}

impl ReadRequest for RulingQuestion {
    type Request = RulingRequest;

    fn of_fields(checker: &mut RequestChecker<'_>, request: RulingRequest, _: Option<RecordField>) -> Option<Self> {
        let link_base = request.link_base.as_ref().and_then(|address| link_base(checker, &address.0));
        // A question that names no language is in that of the record.
        // What is wrong with it is told as the rest is.
        let language_override = Some(checker.language);
        let language = request.language.unwrap_or(checker.limits.language);
        let limits = &Limits { language, language_override, ..checker.limits };
        let written = checker.json.member("request").filter(|_| !checker.has_fault(&Path::field("request")))?;
        let ruled = note_problem(checker, RuledQuestion::read(written, limits), in_question)?;
        if ruled.question.task.proposes_dead {
            // A person signs for what is dead.
            let (path, found) = (Path::field("request"), "a proposal, which nobody confirmed");
            let expected = "the stones that are dead, or what each player claims";
            checker.conflict(&path.name("dead"), found, expected);
        }
        let language = request.language.unwrap_or(ruled.question.language);
        let ruling = rule_set(checker, request.rule_set.as_deref(), &ruled.question)?;
        let ruled = note_problem(checker, ruled.with_all_fields(language, ruling, limits), in_question)?;
        let decided = request.decided.as_ref().map(|decided| decision(checker, decided, &ruled));
        let (ruled, disputed, decided) = match decided {
            None => (ruled, None, None),
            Some(decision) => {
                let (decision, path) = (decision?, Path::field("decided"));
                (ruled.read_decisions(checker, &path, &decision, limits)?, Some(ruled), decision.player)
            }
        };
        let mut typed = checker.json.to_members()?;
        typed.shift_remove("request");
        let second_language = request.second_language;
        Some(RulingQuestion { typed, language, second_language, link_base, decided, ruled, disputed })
    }

    /// Who names no language for the record has it in that of the question.
    fn reader(json: &Json<'_>, limits: &Limits) -> JsonReader {
        let question = if json.member("language").is_some() { None } else { json.member("request") };
        JsonReader::for_request(question.unwrap_or(json), limits)
    }
}

/// The address of a page, to which a code can be added behind `#`.
fn link_base(checker: &mut RequestChecker<'_>, address: &str) -> Option<String> {
    const EXPECTED: &str = "an address such as https://example.org/gyega, of http or https, without ? and #";
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let is_plain = address.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"'<>\\^`{|}?#@".contains(&byte));
    let has_host = rest.is_some_and(|rest| !rest.starts_with('/') && !rest.is_empty());
    if !is_plain || !has_host {
        let found = format!("the text {}", quoted(address));
        checker.fault(&Path::field("link_base"), ErrorCode::UnknownValue, found, EXPECTED);
        return None;
    }
    Some(address.trim_end_matches('/').to_owned())
}

/// A field that is `null` is left out: a record tells what was told.
fn drop_nulls(members: &mut Map<String, Value>) {
    members.retain(|_, value| !value.is_null());
    members.values_mut().for_each(|value| match value {
        Value::Object(members) => drop_nulls(members),
        Value::Array(items) => items.iter_mut().filter_map(Value::as_object_mut).for_each(drop_nulls),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    });
}

impl RuledQuestion {
    /// The question, read as `POST /v1/scores` reads it.
    fn read(json: &Json<'_>, limits: &Limits) -> Result<Self, Problem> {
        let question = ScoreQuestion::read(json, None, limits)?;
        let mut written = json.to_members().unwrap_or_default();
        drop_nulls(&mut written);
        Ok(Self { written, question })
    }

    /// The question of these fields.
    fn from_map(written: Map<String, Value>, limits: &Limits) -> Result<Self, Problem> {
        let question = ScoreQuestion::read(&written.clone().into(), None, limits)?;
        Ok(Self { written, question })
    }

    /// The question as a record asks it, so that whoever asks again gets the same answer, wherever limits differ, and
    /// sees the rule set lead that rules.
    fn with_all_fields(self, language: Language, ruling: usize, limits: &Limits) -> Result<Self, Problem> {
        let Self { written: mut json, question } = self;
        for field in ScoreRequest::marked(|mark| mark == FieldMark::Shown) {
            json.shift_remove(field);
        }
        json.insert("language".to_owned(), json!(language.as_str()));
        if question.task.record.is_some() {
            // A ruling says whether it gives the result of the record; why not is another question.
            json.insert("explain_record".to_owned(), json!(false));
        }
        if let Some(record) =
            question.task.record.as_ref().filter(|_| !["komi", "code"].iter().any(|name| json.contains_key(*name)))
        {
            // What a silent request means may change with the version, what a signed one means may not.
            json.insert("komi".to_owned(), json!(if record.game.komi.is_some() { "record" } else { "rule-set" }));
        }
        if question.task.classify && question.task.budget != Budget::DEFAULT {
            json.insert("search_nodes".to_owned(), json!(question.task.budget.nodes()));
        }
        if ruling > 0 {
            let mut ids: Vec<&str> = question.task.rule_sets.iter().map(|rules| rules.id.as_ref()).collect();
            ids[..=ruling].rotate_right(1);
            json.insert("rule_sets".to_owned(), json!(ids));
        }
        Self::from_map(json, limits)
    }

    /// The question with one claim in the place of both, however it was told: what a code claims and what rows draw as
    /// dead is told anew without it.
    fn read_decisions(
        &self,
        checker: &mut RequestChecker<'_>,
        path: &Path<'_>,
        decision: &DecidedMarks,
        limits: &Limits,
    ) -> Option<Self> {
        let question = &self.question;
        let mut json = if self.written.contains_key("code") { self.as_fields() } else { self.written.clone() };
        json.shift_remove("claims");
        json.insert("dead".to_owned(), decision.dead.clone());
        json.insert("seki".to_owned(), decision.seki.clone());
        if let Some(rows) = json.get_mut("rows") {
            *rows = json!(question.task.position.stones().rows());
        }
        let ruled = match question.task.record.as_deref() {
            Some(record) if self.written.contains_key("code") => self.with_code(json, record, limits),
            _ => Self::from_map(json, limits).map(Some),
        };
        let ruled = note_problem(checker, ruled, |pointer| decision.pointer(path, pointer))?;
        let ruled = ruled.filter(|ruled| decision.holds(ruled));
        if ruled.is_none() {
            let expected = "one that a question can hold; ask with rows, moves or sgf in the place of the code";
            checker.contradiction(path, "a decision that the question does not take up", expected);
        }
        ruled
    }

    /// Some members of a question in the language of this one.
    fn in_its_language(&self, mut json: Map<String, Value>) -> Map<String, Value> {
        json.extend(self.written.get("language").map(|language| ("language".to_owned(), language.clone())));
        json
    }

    /// The question as fields, the position as rows, in the same language.
    fn as_fields(&self) -> Map<String, Value> {
        let json = serde_json::to_value(request_of(&self.question.task, &self.question.readings));
        if let Ok(Value::Object(json)) = json { self.in_its_language(json) } else { Map::new() }
    }

    /// A question about the game of a record as a code, which alone holds the game with it; nothing where there is
    /// none.
    fn with_code(
        &self,
        mut json: Map<String, Value>,
        record: &ScoredRecord,
        limits: &Limits,
    ) -> Result<Option<Self>, Problem> {
        json.shift_remove("rows");
        let game = record.game.clone().into();
        let mut question = ScoreQuestion::read(&json.into(), Some(game), limits)?;
        if let Some(of_game) = &mut question.task.record {
            (of_game.gives_rules, of_game.gives_komi) = (record.gives_rules, record.gives_komi);
        }
        let Some(code) = question.code() else { return Ok(None) };
        Self::from_map(self.in_its_language(Map::from_iter([("code".to_owned(), json!(code))])), limits).map(Some)
    }
}

/// What was read of a question; its faults are noted where the body has them.
fn note_problem<T>(
    checker: &mut RequestChecker<'_>,
    read: Result<T, Problem>,
    place: impl Fn(&str) -> String,
) -> Option<T> {
    read.map_err(|problem| {
        for error in problem.errors {
            checker.push(ProblemError { pointer: place(&error.pointer), ..error });
        }
    })
    .ok()
}

/// Where the body has what a pointer of the question names.
fn in_question(pointer: &str) -> String {
    format!("/request{pointer}")
}

/// The place of the rule set that rules among those of the question.
fn rule_set(checker: &mut RequestChecker<'_>, name: Option<&str>, question: &ScoreQuestion) -> Option<usize> {
    let sets = &question.task.rule_sets;
    let Some(name) = name else {
        if sets.is_empty() {
            checker.fault(&Path::field("request"), ErrorCode::MissingField, "nothing", "at least one rule set");
        }
        return (!sets.is_empty() && !checker.has_fault(&Path::field("rule_set"))).then_some(0);
    };
    let place = |id: &str| sets.iter().position(|set| set.id == id);
    let found = if name.len() > NAME_MAX {
        None
    } else {
        place(name).or_else(|| resolve_rule_set(name).ok().and_then(|set| place(&set.id)))
    };
    if found.is_none() {
        let ids = one_of(sets.iter().map(|set| set.id.as_ref()));
        let (found, expected) =
            (format!("the text {}", quoted(name)), format!("one of the rule sets of the question: {ids}"));
        checker.fault(&Path::field("rule_set"), ErrorCode::UnknownValue, found, expected);
    }
    found
}

/// What is dead and in seki in the end.
struct DecidedMarks {
    claim: Claim,
    /// The points as a question has them: as they were typed, where they were.
    dead: Value,
    seki: Value,
    /// Whose claim it is; nobody's where points were typed.
    player: Option<Color>,
}

impl DecidedMarks {
    /// The claim of a player.
    fn of_player(player: Color, claim: Claim) -> Self {
        let points = |points| json!(points);
        Self { claim, dead: points(claim.dead), seki: points(claim.seki), player: Some(player) }
    }

    /// Whether it stands in a question, and no other claim.
    fn holds(&self, ruled: &RuledQuestion) -> bool {
        let position = &ruled.question.task.position;
        let claim = self.claim.whole_chains(position.stones());
        let is_claimed = position.claims().is_some();
        !is_claimed && *position.marks() == Marks { dead: claim.dead, seki: claim.seki, ..Marks::default() }
    }

    /// Where a fault of the question with the decision stands in the body.
    fn pointer(&self, path: &Path<'_>, pointer: &str) -> String {
        let is_own = self.player.is_none() && ["/dead/", "/seki/"].iter().any(|list| pointer.starts_with(list));
        format!("{}{}", path.pointer(), if is_own { pointer } else { "" })
    }
}

fn decision(checker: &mut RequestChecker<'_>, decided: &DecidedRequest, ruled: &RuledQuestion) -> Option<DecidedMarks> {
    let (position, path) = (&ruled.question.task.position, Path::field("decided"));
    let Some(claims) = position.claims() else {
        checker.conflict(&path, "a decision", "claims in the question, or no decision");
        return None;
    };
    let marks = match decided {
        DecidedRequest::Black => return Some(DecidedMarks::of_player(Color::Black, claims.black)),
        DecidedRequest::White => return Some(DecidedMarks::of_player(Color::White, claims.white)),
        DecidedRequest::Marks(marks) => marks,
    };
    let [dead, seki] = [marks.dead, marks.seki].map(Option::unwrap_or_default);
    let size = Some(position.stones().size());
    checker.check_points(size, &path.name("dead"), dead);
    checker.check_points(size, &path.name("seki"), seki);
    let typed = |name| match checker.json.member("decided").and_then(|decided| decided.member(name)) {
        Some(Json::Array(points)) => points.iter().filter_map(Json::as_text).collect(),
        _ => json!([]),
    };
    Some(DecidedMarks { claim: Claim { dead, seki }, dead: typed("dead"), seki: typed("seki"), player: None })
}
