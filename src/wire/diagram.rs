use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use super::json::Json;
use super::problem::{ErrorCode, Problem};
use super::read::{FIELDS as POSITION_FIELDS, parse, read_language, read_opening_code};
use super::read_record::RecordField;
use super::reader::{Members, Path, RequestReader};
use super::{Limits, PointList, ScoreRequest};
use crate::board::{Point, PointSet, Size, Stones};
#[cfg(feature = "cli")]
use crate::formats::record::Record;
use crate::render::{Coordinates, Diagram, DiagramStyle, Language};
use crate::report::{Cancel, Case};
use crate::score::{Removals, Score, score};

/// The fields of a request that a request for a score has not, in the order of the documentation.
const FIELDS: &[&str] = &["map", "labels", "highlight", "legend", "style", "coordinates"];

/// A picture of a position: the fields of a request for a score, and how it is to be drawn.
///
/// Every field of a request for a score may stand here, so that one can be sent as it is; those that say nothing of the
/// board are checked and change nothing. With `claims` the board is drawn as far as both players agree.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[schemars(extend("examples" = [example()], "additionalProperties" = false))]
pub struct DiagramRequest {
    /// The position, and whatever else a request for a score holds.
    #[serde(flatten)]
    pub question: ScoreRequest,
    /// Whether the board is read and each point drawn as what it is: living, dead, in seki, of a player, neutral,
    /// still to be filled. Otherwise only the stones are drawn, also where they are no position. Default true.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub map: Option<bool>,
    /// Up to three letters on points, in the place of what else is drawn there, stones excepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Label>", default, extend("maxProperties" = 625, "propertyNames" = { "pattern": "^[A-HJ-Za-hj-z]([1-9]|1[0-9]|2[0-5])$" }))]
    pub labels: Option<BTreeMap<String, String>>,
    /// Points that are framed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PointList", default)]
    pub highlight: Option<PointList>,
    /// Whether what is drawn is explained below the board, in `language`. Default true.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool", default)]
    pub legend: Option<bool>,
    /// For a screen, or for paper: black and white and nothing between. Default `color`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "DiagramStyleWord", default)]
    pub style: Option<&'static str>,
    /// What stands around the board: letters below and above and numbers at the sides; numbers on all sides, from the
    /// left and from below, so that D4 is 4-4; or nothing. Default `letters`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "CoordinatesWord", default)]
    pub coordinates: Option<&'static str>,
}

macro_rules! choice_of_words {
    ($( $name:ident: $words:ty, $description:literal; )+) => { $(
        /// The words of a choice, for the schema.
        struct $name;

        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let words: Vec<&str> = <$words>::ALL.iter().map(|word| word.as_str()).collect();
                schemars::json_schema!({ "type": "string", "description": $description, "enum": words })
            }
        }
    )+ };
}

choice_of_words! {
    DiagramStyleWord: DiagramStyle, "For what a diagram is drawn.";
    CoordinatesWord: Coordinates, "What stands around a board.";
}

/// The text of a label, for the schema.
struct Label;

impl JsonSchema for Label {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Label".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "minLength": 1, "maxLength": Diagram::LABEL_MAX })
    }
}

/// A corner of which one stone is dead, with a letter on it.
fn example() -> Value {
    json!({
        "rows": [".XO..", "XXO.x", "OOO..", ".O.O.", "..O.."],
        "labels": { "E4": "A" },
        "highlight": ["A5"],
        "style": "print",
    })
}

/// A picture that can be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DiagramQuestion {
    board: DrawnBoard,
    language: Language,
    labels: Vec<(Point, String)>,
    highlight: PointSet,
    legend: bool,
    style: DiagramStyle,
    coordinates: Coordinates,
}

/// What is drawn of a board.
#[derive(Clone, Debug)]
enum DrawnBoard {
    /// What each point is.
    Map(Box<Case>),
    /// Stones, and where the last was played.
    Stones(Box<Stones>, Option<Point>),
}

impl DiagramQuestion {
    /// The question whose reading of the board is drawn, if one is.
    #[cfg(feature = "server")]
    pub(crate) fn case(&self) -> Option<&Case> {
        match &self.board {
            DrawnBoard::Map(case) => Some(case),
            DrawnBoard::Stones(..) => None,
        }
    }

    /// The picture as SVG; once it is cancelled it must be thrown away.
    pub(crate) fn draw(&self, cancel: &Cancel) -> String {
        match &self.board {
            DrawnBoard::Stones(stones, last_move) => Diagram { last_move: *last_move, ..self.diagram(stones) }.svg(),
            DrawnBoard::Map(case) => {
                let position = &case.position;
                let mut removals = Removals::sharing(position, &case.boards(cancel));
                let scored =
                    case.map_rule_set.map(|index| score(position, &mut removals, &case.rule_sets[index], &case.terms));
                let last_move = position.history().last_play.and_then(|play| play.point);
                let parts = Some(&scored.as_ref().map_or(removals.agreed(), Score::board).partition);
                Diagram { parts, last_move, ..self.diagram(position.stones()) }.svg()
            }
        }
    }

    fn diagram<'a>(&self, stones: &'a Stones) -> Diagram<'a> {
        Diagram {
            labels: self.labels.clone(),
            highlight: self.highlight,
            legend: self.legend,
            style: self.style,
            coordinates: self.coordinates,
            ..Diagram::new(self.language, stones)
        }
    }
}

/// Draws a position: the body of a `POST /v1/diagrams` in, the picture out.
///
/// ```
/// use gyega::wire::{Limits, diagram};
///
/// let body = br#"{"rows": [".XO.", ".XO."], "labels": {"A1": "a"}, "style": "print"}"#;
/// let picture = diagram(body, &Limits::default()).unwrap();
/// assert!(picture.contains("<title>A2: Black's point</title>"));
/// assert!(picture.contains("<title>A1: Black's point (a)</title>"));
///
/// let problem = diagram(br#"{"rows": [".X"], "style": "fax"}"#, &Limits::default()).unwrap_err();
/// assert_eq!(problem.errors[0].pointer, "/style");
/// ```
///
/// # Errors
///
/// Everything that is wrong with the request, as one problem.
pub fn diagram(body: &[u8], limits: &Limits) -> Result<String, Problem> {
    read_diagram(body, limits).map(|question| question.draw(&Cancel::default()))
}

/// Reads the body of a request for a picture.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
pub(crate) fn read_diagram(body: &[u8], limits: &Limits) -> Result<DiagramQuestion, Problem> {
    read_with_record(body, None, limits)
}

/// Reads the body of a request for a picture of the end of a record: it names no position itself.
///
/// # Errors
///
/// Everything that is wrong with it, as one problem.
#[cfg(feature = "cli")]
pub(crate) fn read_diagram_of_record(
    body: &[u8],
    record: &Record,
    limits: &Limits,
) -> Result<DiagramQuestion, Problem> {
    read_with_record(body, Some(RecordField::Read(Box::new(record.clone()))), limits)
}

fn read_with_record(body: &[u8], given: Option<RecordField>, limits: &Limits) -> Result<DiagramQuestion, Problem> {
    let json = parse(body, limits)?;
    let mut reader = RequestReader::of(&json, limits);
    let question = read_question(&mut reader, &json, given, limits);
    reader.answer(question)
}

fn read_question(
    reader: &mut RequestReader,
    json: &Json<'_>,
    given: Option<RecordField>,
    limits: &Limits,
) -> Option<DiagramQuestion> {
    let known = [POSITION_FIELDS, FIELDS].concat();
    let members = reader.members(&Path::ROOT, json, &known)?;
    let is_mapped = reader.flag(&members, "map").unwrap_or(true);
    let language = read_language(&mut RequestReader::silent(), members, limits);
    let mut position = RequestReader::new(reader.language(), limits.errors_max);
    let read = read_opening_code(&mut position, &of_position(members), given, limits);
    for error in position.finish() {
        if is_mapped || !is_about_position(error.code) {
            reader.push(error);
        }
    }
    let size = read.drawn.as_ref().map(|(stones, _)| stones.size());
    let labels = members.field("labels").map(|(path, json)| read_labels(reader, &path, json, size));
    let highlight = members.field("highlight").and_then(|(path, json)| reader.points(&path, json, size));
    let legend = reader.flag(&members, "legend");
    let styles = DiagramStyle::ALL.iter().map(|word| (word.as_str(), *word)).collect::<Vec<_>>();
    let style = members.field("style").and_then(|(path, json)| reader.word(&path, json, &styles));
    let manners = Coordinates::ALL.iter().map(|word| (word.as_str(), *word)).collect::<Vec<_>>();
    let coordinates = members.field("coordinates").and_then(|(path, json)| reader.word(&path, json, &manners));
    let board = if is_mapped {
        DrawnBoard::Map(Box::new(read.request?.case))
    } else {
        let (stones, last_play) = read.drawn?;
        DrawnBoard::Stones(Box::new(stones), last_play.and_then(|play| play.point))
    };
    Some(DiagramQuestion {
        board,
        language,
        labels: labels.unwrap_or_default(),
        highlight: highlight.unwrap_or_default(),
        legend: legend.unwrap_or(true),
        style: style.unwrap_or(DiagramStyle::Color),
        coordinates: coordinates.unwrap_or(Coordinates::Letters),
    })
}

/// The fields that a request for a score has, each once: what stands twice and what no request has was noted.
fn of_position<'j>(members: Members<'j>) -> Json<'j> {
    let mut fields: Vec<(Cow<'j, str>, Json<'j>)> = Vec::new();
    for (name, json) in members.iter() {
        let is_known = POSITION_FIELDS.contains(&name);
        if is_known && fields.iter().all(|(other, _)| other != name) {
            fields.push((name.into(), json.clone()));
        }
    }
    Json::Object(fields)
}

/// Whether such a fault says that stones and numbers are no position, which those who only draw need not be told.
fn is_about_position(code: ErrorCode) -> bool {
    matches!(code, ErrorCode::NoLiberty | ErrorCode::NoStone | ErrorCode::DeadAndInSeki | ErrorCode::Contradiction)
}

fn read_labels(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    size: Option<Size>,
) -> Vec<(Point, String)> {
    const EXPECTED: &str = "an object of points and up to three letters each, such as {\"D4\": \"A\"}";
    let Some(members) = reader.any_members(path, json, EXPECTED) else { return Vec::new() };
    let mut labels: Vec<(Point, String)> = Vec::new();
    let mut names: Vec<(Point, &str)> = Vec::new();
    for (name, json) in members.iter() {
        let path = path.name(name);
        let point = reader.point(&path, &Json::Text(name.into()), size);
        let label = read_label(reader, &path, json);
        let Some(point) = point else { continue };
        match names.iter().find(|(other, _)| *other == point) {
            // That a name stands twice was noted.
            Some((_, other)) if *other == name => {}
            Some((_, other)) => {
                let found = format!("{point} a second time, first as {other:?}");
                reader.fault(&path, ErrorCode::Duplicate, found, "each point once");
            }
            None => {
                names.push((point, name));
                labels.extend(label.map(|label| (point, label)));
            }
        }
    }
    labels
}

fn read_label(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<String> {
    let label = reader.text(path, json, "a text of one to three letters")?;
    let length = label.chars().count();
    let code = match length {
        0 => ErrorCode::Empty,
        _ if length > Diagram::LABEL_MAX => ErrorCode::TooLong,
        _ => return Some(label.to_owned()),
    };
    reader.fault(path, code, json.describe(), "one to three letters");
    None
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{DiagramRequest, diagram};
    use crate::wire::{ErrorCode, Limits, ScoreRequest};

    fn drawn(request: &serde_json::Value) -> Result<String, Vec<(ErrorCode, String)>> {
        let picture = diagram(request.to_string().as_bytes(), &Limits::default());
        picture.map_err(|problem| problem.errors.into_iter().map(|error| (error.code, error.pointer)).collect())
    }

    #[test]
    fn a_request_for_a_score_can_be_drawn_as_it_stands() {
        let request = DiagramRequest {
            question: ScoreRequest {
                rows: Some(vec![".XO.".to_owned(), ".XO.".to_owned()]),
                id: Some("table 3".into()),
                ..ScoreRequest::default()
            },
            style: Some("print"),
            ..DiagramRequest::default()
        };
        let picture = drawn(&serde_json::to_value(&request).expect("JSON")).expect("drawn");
        assert!(picture.contains("<title>D1: White's point</title>"));
        assert!(!picture.contains("#f2d59b"), "no wood on paper");
    }

    #[test]
    fn every_fault_of_the_position_and_of_the_picture_is_told_at_once() {
        use ErrorCode::{Duplicate, Empty, NotAQuarter, TooLong, UnknownField, UnknownLetter, UnknownValue, WrongType};
        let faults = drawn(&json!({
            "rows": ["XX.", "?.."], "komi": 0.3, "hightlight": [], "labels": {"D9": "", "A1": "1234", "b2": "1", "B2": "2"},
            "highlight": ["K1"], "style": "fax", "coordinates": 1, "map": "yes", "legend": "no",
        }));
        let expected = [
            (UnknownField, "/hightlight"),
            (WrongType, "/map"),
            (NotAQuarter, "/komi"),
            (UnknownLetter, "/rows/1"),
            (Empty, "/labels/D9"),
            (TooLong, "/labels/A1"),
            (Duplicate, "/labels/B2"),
            (WrongType, "/legend"),
            (UnknownValue, "/style"),
            (WrongType, "/coordinates"),
        ];
        assert_eq!(faults, Err(expected.map(|(code, pointer)| (code, pointer.to_owned())).to_vec()));
    }

    #[test]
    fn stones_alone_need_be_no_position() {
        // White's stone has no liberty.
        let rows = json!({"rows": [".X.", "XOX", ".X."], "labels": {"A1": "1"}});
        assert_eq!(drawn(&rows), Err(vec![(ErrorCode::NoLiberty, "/rows/1".to_owned())]));
        let mut alone = rows;
        alone["map"] = json!(false);
        alone["history"] = json!({"last_play": {"player": "black", "point": "B1"}});
        let picture = drawn(&alone).expect("drawn");
        assert!(picture.contains("<title>B2: white stone</title>"), "{picture}");
        assert!(picture.contains("<title>B1: black stone, last move</title>"), "{picture}");
        assert!(picture.contains("<title>A1: empty point (1)</title>"), "{picture}");
        assert!(!picture.contains("C1:"), "nothing is known of the other points");
        alone["dead"] = json!(5);
        assert_eq!(drawn(&alone), Err(vec![(ErrorCode::WrongType, "/dead".to_owned())]), "nonsense is nonsense");
    }

    #[test]
    fn a_rule_set_is_drawn_as_it_reads_the_board() {
        // White's stone B2 is dead where players agree on it; Tromp and Taylor take no stone off.
        let mut board =
            json!({"rows": ["..XO.", ".OXO.", "..XO."], "dead": ["B2"], "rule_sets": ["chinese-2002", "tromp-taylor"]});
        assert!(drawn(&board).expect("drawn").contains("<title>B2: dead white stone</title>"));
        board["map_rule_set"] = json!("tromp-taylor");
        let picture = drawn(&board).expect("drawn");
        assert!(picture.contains("<title>B2: white stone</title>"), "{picture}");
        assert!(picture.contains("<title>A1: neutral point</title>"), "{picture}");
        board["map_rule_set"] = json!("aga");
        assert_eq!(drawn(&board), Err(vec![(ErrorCode::NotScored, "/map_rule_set".to_owned())]));
        board["map_rule_set"] = json!(1);
        assert_eq!(drawn(&board), Err(vec![(ErrorCode::WrongType, "/map_rule_set".to_owned())]));
    }

    #[test]
    fn both_players_marks_are_drawn_and_only_what_they_agree_on_of_claims() {
        let board = json!({"rows": ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."],
            "claims": {"black": {"dead": ["B4"]}, "white": {"dead": ["G4", "B4"]}}});
        let picture = drawn(&board).expect("drawn");
        assert!(picture.contains("<title>B4: dead white stone</title>"), "{picture}");
        assert!(picture.contains("<title>G4: black stone</title>"), "{picture}");
    }
}
