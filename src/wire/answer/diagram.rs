use schemars::{JsonSchema, json_schema};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::board::{Point, PointSet, Stones};
use crate::formats::json::Json;
use crate::render::{Coordinates, Diagram, DiagramStyle, Language};
use crate::report::{Cancel, ScoreCase};
use crate::score::{RuleSetBoards, Score, score};
use crate::wire::from_json::{FromJson, request};
use crate::wire::open_words::described;
use crate::wire::parse::board::BoardBounds;
use crate::wire::parse::record::RecordField;
use crate::wire::parse::score::{ReadRequest, read_with_code};
use crate::wire::reader::{Expected, Path, RequestReader};
use crate::wire::{BoundedText, ErrorCode, Limits, Problem, ScoreRequest};

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
    /// How it is drawn.
    #[serde(flatten)]
    pub drawing: DrawingRequest,
}

request! {
    /// How a position is drawn.
    #[derive(Default)]
    pub struct DrawingRequest {
        /// Whether the board is read and each point drawn as what it is: living, dead, in seki, of a player, neutral,
        /// still to be filled. Otherwise only the stones are drawn, also where they are no position. Default true.
        pub map: Option<bool>,
        /// Up to three letters on points, in the place of what else is drawn there, stones excepted.
        pub labels: Option<LabelsRequest>,
        /// Points that are framed.
        pub highlight: Option<PointSet>,
        /// Whether what is drawn is explained below the board, in `language`. Default true.
        pub legend: Option<bool>,
        /// For a screen, or for paper: black and white and nothing between. Default `color`.
        pub style: Option<DiagramStyle>,
        /// What stands around the board: letters below and above and numbers at the sides; numbers on all sides, from
        /// the left and from below, so that D4 is 4-4; or nothing. Default `letters`.
        pub coordinates: Option<Coordinates>,
    }
}

/// The text of a label.
type Label = BoundedText<1, { Diagram::LABEL_MAX }>;

/// Letters on points, each point once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabelsRequest(pub Vec<(Point, Label)>);

impl Serialize for LabelsRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(point, label)| (point, label)))
    }
}

described! {
    #[inline_schema]
    LabelsRequest: "Labels", |generator| json_schema!({
        "type": "object",
        "additionalProperties": generator.subschema_for::<Label>(),
        "maxProperties": 625,
        "propertyNames": { "pattern": "^[A-HJ-Za-hj-z]([1-9]|1[0-9]|2[0-5])$" },
    });
}

impl FromJson for LabelsRequest {
    const EXPECTED: Expected =
        Expected::Text("an object of points and up to three letters each, such as {\"D4\": \"A\"}");
    const FAULTY: Self = Self(Vec::new());

    fn from_json(reader: &mut RequestReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let members = reader.any_members(path, json, Self::EXPECTED)?;
        let mut labels: Vec<(Point, Label)> = Vec::new();
        let mut names: Vec<(Point, &str)> = Vec::new();
        for (name, json) in members.iter() {
            let path = path.name(name);
            let point = Point::from_json(reader, &path, &Json::Text(name.into()));
            let label = Label::from_json(reader, &path, json);
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
        Some(Self(labels))
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
    drawing: DrawingRequest,
}

/// What is drawn of a board.
#[derive(Clone, Debug)]
enum DrawnBoard {
    /// What each point is.
    Map(Box<ScoreCase>),
    /// Stones, and where the last was played.
    Stones(Box<Stones>, Option<Point>),
}

impl DiagramQuestion {
    /// The question whose reading of the board is drawn, if one is.
    #[cfg(feature = "server")]
    pub(crate) fn case(&self) -> Option<&ScoreCase> {
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
                let mut rule_set_boards = RuleSetBoards::sharing(position, &case.board_cache(cancel));
                let scored = case
                    .map_rule_set
                    .map(|index| score(position, &mut rule_set_boards, &case.rule_sets[index], &case.terms));
                let last_move = position.history().last_play.and_then(|play| play.point);
                let partition = Some(&scored.as_ref().map_or(rule_set_boards.agreed_board(), Score::board).partition);
                Diagram { partition, last_move, ..self.diagram(position.stones()) }.svg()
            }
        }
    }

    fn diagram<'a>(&self, stones: &'a Stones) -> Diagram<'a> {
        let DrawingRequest { labels, highlight, legend, style, coordinates, map: _ } = self.drawing.clone();
        let labels = labels.unwrap_or_default().0;
        Diagram {
            labels: labels.into_iter().map(|(point, BoundedText(label))| (point, label)).collect(),
            highlight: highlight.unwrap_or_default(),
            legend: legend.unwrap_or(true),
            style: style.unwrap_or(DiagramStyle::Color),
            coordinates: coordinates.unwrap_or(Coordinates::Letters),
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
    DiagramQuestion::read_body(body, limits).map(|question| question.draw(&Cancel::default()))
}

impl ReadRequest for DiagramQuestion {
    fn of_json(reader: &mut RequestReader, json: &Json<'_>, record: Option<RecordField>) -> Option<Self> {
        let members = reader.members(&Path::ROOT, json, &[ScoreRequest::FIELDS, DrawingRequest::FIELDS].concat())?;
        let request = ScoreRequest::from_members(reader, &members);
        let drawing = DrawingRequest::from_members(reader, &members);
        reader.end_of_json();
        let is_mapped = drawing.map.unwrap_or(true);
        let before = reader.len();
        let read = read_with_code(reader, &request, json, record);
        if !is_mapped {
            reader.drop_errors(before, is_about_position);
        }
        let on_board = BoardBounds { size: read.drawn.as_ref().map(|(stones, _)| stones.size()), json };
        let root = Path::ROOT;
        for (point, _) in drawing.labels.iter().flat_map(|labels| &labels.0) {
            on_board.check_point(reader, &root.name("labels").name(point.name()), *point);
        }
        on_board.check(reader, &root.name("highlight"), drawing.highlight.unwrap_or_default());
        let board = if is_mapped {
            let case = read.question?.case;
            if case.proposes_dead {
                let (path, expected) = (root.name("dead"), "marks, as a picture cannot say that nobody confirmed them");
                reader.fault(&path, ErrorCode::ConflictingFields, "a proposal", expected);
            }
            DrawnBoard::Map(case)
        } else {
            let (stones, last_play) = read.drawn?;
            DrawnBoard::Stones(Box::new(stones), last_play.and_then(|play| play.point))
        };
        Some(Self { board, language: reader.language, drawing })
    }
}

/// Whether such a fault says that stones and numbers are no position, which those who only draw need not be told.
fn is_about_position(code: ErrorCode) -> bool {
    matches!(code, ErrorCode::NoLiberty | ErrorCode::NoStone | ErrorCode::DeadAndInSeki | ErrorCode::Contradiction)
}
