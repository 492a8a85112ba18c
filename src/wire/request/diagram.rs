use schemars::{JsonSchema, json_schema};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::board::{Point, PointSet, Size};
use crate::formats::json::Json;
use crate::render::{BoardPicture, Coordinates, PictureStyle};
use crate::wire::described::described;
use crate::wire::from_json::{FromJson, RequestObject as _, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{BoundedText, ErrorCode, ScoreRequest};

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

impl FromJson for DiagramRequest {
    const EXPECTED: Expected = Expected::Text("the fields of a question, and how it is drawn");
    const PLACEHOLDER: Self = Self { question: ScoreRequest::PLACEHOLDER, drawing: DrawingRequest::PLACEHOLDER };

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let members = reader.members(path, json, &[ScoreRequest::FIELDS, DrawingRequest::FIELDS].concat())?;
        let question = ScoreRequest::from_members(reader, &members);
        Some(Self { question, drawing: DrawingRequest::from_members(reader, &members) })
    }
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
        pub style: Option<PictureStyle>,
        /// What stands around the board: letters below and above and numbers at the sides; numbers on all sides, from
        /// the left and from below, so that D4 is 4-4; or nothing. Default `letters`.
        pub coordinates: Option<Coordinates>,
    }
}

/// The text of a label.
type Label = BoundedText<1, { BoardPicture::LABEL_MAX }>;

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
        "maxProperties": Size::POINTS_MAX,
        "propertyNames": { "pattern": "^[A-HJ-Za-hj-z]([1-9]|1[0-9]|2[0-5])$" },
    });
}

impl FromJson for LabelsRequest {
    const EXPECTED: Expected =
        Expected::Text("an object of points and up to three letters each, such as {\"D4\": \"A\"}");
    const PLACEHOLDER: Self = Self(Vec::new());

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
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
