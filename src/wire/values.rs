use schemars::{JsonSchema, json_schema};
use serde::{Serialize, Serializer};

use super::described::described;
use super::from_json::FromJson;
use super::reader::{Expected, JsonReader, Path};
use super::{BoundedText, ErrorCode};
use crate::board::{Point, PointSet, Size, Stones};
use crate::formats::diagram::{self, DiagramFault, DiagramFaults, LetteredBoard};
use crate::formats::json::Json;
use crate::render::Language;
use crate::rules::Amount;

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let quarters = self.as_quarters();
        if quarters % 4 == 0 {
            return serializer.serialize_i32(quarters / 4);
        }
        #[expect(clippy::float_arithmetic, reason = "a quarter is exact in binary")]
        serializer.serialize_f64(f64::from(quarters) / 4.0)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl FromJson for Point {
    const EXPECTED: Expected =
        Expected::Text("a point such as \"D4\": a letter from A to Z without I, a number from 1 to 25");
    const PLACEHOLDER: Self = Self { column: 0, row: 0 };

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let text = reader.text(path, json, Self::EXPECTED)?;
        let point = Point::parse(text);
        if point.is_none() {
            reader.fault(path, ErrorCode::InvalidPoint, json.describe(), Self::EXPECTED);
        }
        point
    }
}

impl Serialize for PointSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromJson for PointSet {
    const EXPECTED: Expected = Expected::Text("a list of points such as [\"D4\"]");
    const PLACEHOLDER: Self = Self::EMPTY;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let items = reader.items(path, json, Size::POINTS_MAX, Self::EXPECTED)?;
        let mut points = PointSet::EMPTY;
        for (index, item) in items.iter().enumerate() {
            let path = path.index(index);
            let Some(point) = Point::from_json(reader, &path, item) else { continue };
            if points.contains(point) {
                reader.fault(&path, ErrorCode::Duplicate, format!("{point} a second time"), "each point once");
            }
            points.insert(point);
        }
        Some(points)
    }
}

impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = self.letters();
        let width = usize::from(self.size().width());
        let rows = (0..usize::from(self.size().height())).map(|row| &letters[row * width..][..width]);
        serializer.collect_seq(rows)
    }
}

described! {
    Amount: "Amount", |_| json_schema!({
        "type": "number",
        "description": "A number of points, exact to a quarter of a point.",
        "multipleOf": 0.25,
        "examples": [6.5, -0.25, 7],
    });

    Point: "Point", |_| json_schema!({
        "type": "string",
        "description": "A point of the board: the letter of its column, from A on the left, without I; the number of its \
                        row, from 1 at the bottom. Requests may use small letters; answers use capital ones.",
        "pattern": "^[A-HJ-Za-hj-z]([1-9]|1[0-9]|2[0-5])$",
        "examples": ["D4", "Q16"],
    });

    PointSet: "Points", |generator| {
        let point = generator.subschema_for::<Point>();
        json_schema!({
            "type": "array",
            "description": "Points, each once. Answers list them in reading order: the top row first, each row from left to \
                            right.",
            "items": point,
            "uniqueItems": true,
            "maxItems": Size::POINTS_MAX,
        })
    };

    Stones: "BoardRows", |_| json_schema!({
        "type": "array",
        "description": "A board, the top row first: `X` black, `O` white, `.` empty.",
        "items": { "type": "string", "pattern": "^[XO.]{1,25}$" },
        "minItems": 1,
        "maxItems": Size::LINES_MAX,
    });
}

/// A drawn board, the top row first; stones may be drawn as claimed dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows(pub LetteredBoard);

impl Rows {
    /// A board without such stones.
    pub const fn without_dead(stones: Stones) -> Self {
        Self(LetteredBoard { stones, dead: PointSet::EMPTY })
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(diagram::write_rows(&self.0.stones, &self.0.dead))
    }
}

impl FromJson for Rows {
    const EXPECTED: Expected = Expected::Text("a list of texts, the top row first, such as [\".XO\", \".XO\"]");
    const PLACEHOLDER: Self = Self::without_dead(Stones::empty(Size::LARGEST));

    /// In the place of a board with wrong letters stands an empty one of its size.
    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let items = reader.items(path, json, usize::MAX, Self::EXPECTED)?;
        let mut rows: Vec<&str> = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            rows.extend(reader.text(&path.index(index), item, "a row of letters"));
        }
        if rows.len() < items.len() {
            return None;
        }
        match diagram::read_rows(&rows) {
            Ok(board) => Some(Self(board)),
            Err(faults) => {
                note_diagram(reader, path, &faults);
                faults.size.map(|size| Self::without_dead(Stones::empty(size)))
            }
        }
    }
}

fn note_diagram(reader: &mut JsonReader, path: &Path<'_>, faults: &DiagramFaults) {
    let letters = |count: usize| format!("{count} letter{s}", s = if count == 1 { "" } else { "s" });
    for fault in &faults.faults {
        let (row, code, found, expected) = match *fault {
            DiagramFault::NoRows => (None, ErrorCode::BoardSize, "no row".to_owned(), "1 to 25 rows".to_owned()),
            DiagramFault::TooManyRows { found } => {
                (None, ErrorCode::BoardSize, format!("{found} rows"), "1 to 25 rows".to_owned())
            }
            DiagramFault::RowLength { row, found } => {
                (Some(row), ErrorCode::BoardSize, letters(found), "1 to 25 letters".to_owned())
            }
            DiagramFault::UnevenRow { row, found, expected } => {
                let expected = format!("{}, as in the other rows", letters(expected));
                (Some(row), ErrorCode::UnevenRows, letters(found), expected)
            }
            DiagramFault::UnknownLetter { row, column, found } => {
                let found = format!("{found:?} in column {}", column + 1);
                (Some(row), ErrorCode::UnknownLetter, found, format!("one of {}", diagram::LETTERS))
            }
            DiagramFault::OtherNotation { stones } => {
                let found = format!("{stones} stones, all of them small letters: probably another notation");
                let expected = "X and O for stones, x and o for dead ones only".to_owned();
                (None, ErrorCode::OtherNotation, found, expected)
            }
        };
        reader.fault(&row.map_or(*path, |row| path.index(row)), code, found, expected);
    }
}

/// Articles of a rule text, told in a language: numbers as they stand, else the diagram or the subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArticleList(pub Language, pub &'static [&'static str]);

impl Serialize for ArticleList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|named| self.0.article(named)))
    }
}

described! {
    #[inline_schema]
    ArticleList: "Articles", |_| json_schema!({ "type": "array", "items": { "type": "string" } });
}

/// A caller's name for a question, echoed as it was sent: a text of up to 200 characters, or a whole number of 64 bits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Name {
    /// A number.
    Number(#[schemars(range(min = i64::MIN, max = i64::MAX))] i64),
    /// A text.
    Text(BoundedText<0, 200>),
}

impl FromJson for Name {
    const EXPECTED: Expected =
        Expected::Of(|| format!("a text of up to 200 characters, or a whole number from {} to {}", i64::MIN, i64::MAX));
    const PLACEHOLDER: Self = Self::Number(0);

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        match json {
            // Its digits come back, so that 5.0 is no other way to write 5 here.
            Json::Integer(number) => Some(Self::Number(*number)),
            Json::Text(_) => BoundedText::from_json(reader, path, json).map(Self::Text),
            Json::Decimal(written) if written != "-0" && !written.contains(['.', 'e', 'E']) => {
                reader.fault(path, ErrorCode::OutOfRange, json.describe(), Self::EXPECTED);
                None
            }
            Json::Null | Json::Bool(_) | Json::Decimal(_) | Json::Array(_) | Json::Object(_) => {
                reader.wrong_type(path, json, Self::EXPECTED)
            }
        }
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}
