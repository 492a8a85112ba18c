use super::read_request::ReadRequest;
use super::record::RecordField;
use super::score::read_with_code;
use crate::board::{Point, Stones};
use crate::render::Language;
use crate::report::ScoreTask;
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::{DiagramRequest, DrawingRequest, ErrorCode};

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
    Map(Box<ScoreTask>),
    /// Stones, and where the last one was played.
    Stones { stones: Box<Stones>, last_move: Option<Point> },
}

impl ReadRequest for DiagramQuestion {
    type Request = DiagramRequest;

    fn of_fields(
        checker: &mut RequestChecker<'_>,
        DiagramRequest { question, drawing }: DiagramRequest,
        record: Option<RecordField>,
    ) -> Option<Self> {
        let is_mapped = drawing.map.unwrap_or(true);
        // Who only draws need not be told that stones and numbers are no position.
        let codes = [ErrorCode::NoLiberty, ErrorCode::NoStone, ErrorCode::DeadAndInSeki, ErrorCode::Contradiction];
        let read = checker.retell(
            |checker| read_with_code(checker, &question, record),
            |error| (is_mapped || !codes.contains(&error.code)).then_some(error),
        );
        let size = read.stones.map(|stones| stones.size());
        for (point, _) in drawing.labels.iter().flat_map(|labels| &labels.0) {
            checker.check_point(size, &Path::field("labels").name(point.name()), *point);
        }
        checker.check_points(size, &Path::field("highlight"), drawing.highlight.unwrap_or_default());
        let board = if is_mapped {
            let task = read.question?.task;
            if task.proposes_dead {
                let expected = "marks, as a picture cannot say that nobody confirmed them";
                checker.conflict(&Path::field("dead"), "a proposal", expected);
            }
            DrawnBoard::Map(task)
        } else {
            let last_move = read.last_play.and_then(|play| play.point);
            DrawnBoard::Stones { stones: Box::new(read.stones?), last_move }
        };
        Some(Self { board, language: checker.language, drawing })
    }
}
