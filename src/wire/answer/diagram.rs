use crate::board::Stones;
use crate::render::{BoardPicture, Coordinates, PictureStyle};
use crate::report::Cancel;
use crate::score::{RuleSetBoards, Score, score_under};
use crate::wire::parse::diagram::{DiagramQuestion, DrawnBoard};
use crate::wire::parse::read_request::ReadRequest as _;
use crate::wire::{BoundedText, DrawingRequest, Limits, Problem};

impl DiagramQuestion {
    /// The question whose reading of the board is drawn, if one is.
    #[cfg(feature = "server")]
    pub(crate) fn task(&self) -> Option<&crate::report::ScoreTask> {
        match &self.board {
            DrawnBoard::Map(task) => Some(task),
            DrawnBoard::Stones { .. } => None,
        }
    }

    /// The picture as SVG; once it is cancelled it must be thrown away.
    pub(crate) fn draw(&self, cancel: &Cancel) -> String {
        match &self.board {
            DrawnBoard::Stones { stones, last_move } => {
                BoardPicture { last_move: *last_move, ..self.diagram(stones) }.svg()
            }
            DrawnBoard::Map(task) => {
                let position = &task.position;
                let rule_set_boards = RuleSetBoards::sharing(position, &task.board_cache(cancel));
                let scored = task
                    .wanted
                    .map_rule_set
                    .map(|index| score_under(&rule_set_boards, &task.rule_sets[index], &task.terms));
                let last_move = position.history().last_play.and_then(|play| play.point);
                let partition = Some(&scored.as_ref().map_or(rule_set_boards.agreed_board(), Score::board).partition);
                BoardPicture { partition, last_move, ..self.diagram(position.stones()) }.svg()
            }
        }
    }

    fn diagram<'a>(&self, stones: &'a Stones) -> BoardPicture<'a> {
        let DrawingRequest { labels, highlight, legend, style, coordinates, map: _ } = self.drawing.clone();
        let labels = labels.unwrap_or_default().0;
        BoardPicture {
            labels: labels.into_iter().map(|(point, BoundedText(label))| (point, label)).collect(),
            highlight: highlight.unwrap_or_default(),
            legend: legend.unwrap_or(true),
            style: style.unwrap_or(PictureStyle::Color),
            coordinates: coordinates.unwrap_or(Coordinates::Letters),
            ..BoardPicture::new(self.language, stones)
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
