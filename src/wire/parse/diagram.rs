use super::board::BoardBounds;
use super::record::RecordField;
use super::score::{ReadRequest, read_with_code};
use crate::board::{Point, Stones};
use crate::formats::json::Json;
use crate::render::Language;
use crate::report::ScoreCase;
use crate::wire::reader::{Path, RequestReader};
use crate::wire::{DrawingRequest, ErrorCode, ScoreRequest};

/// A picture that can be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DiagramQuestion {
    pub(in crate::wire) board: DrawnBoard,
    pub(in crate::wire) language: Language,
    pub(in crate::wire) drawing: DrawingRequest,
}

/// What is drawn of a board.
#[derive(Clone, Debug)]
pub(in crate::wire) enum DrawnBoard {
    /// What each point is.
    Map(Box<ScoreCase>),
    /// Stones, and where the last was played.
    Stones(Box<Stones>, Option<Point>),
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
            // Who only draws need not be told that stones and numbers are no position.
            let codes = [ErrorCode::NoLiberty, ErrorCode::NoStone, ErrorCode::DeadAndInSeki, ErrorCode::Contradiction];
            reader.drop_errors(before, |code| codes.contains(&code));
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
