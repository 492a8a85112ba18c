use std::sync::LazyLock;

use super::row::{GamePart, Row, ScorePart};
use crate::board::Color;
use crate::compare::CauseKind;
use crate::position::End;
use crate::rules::Amount;
use crate::score::EntryKind;
use crate::words::words;

words! {
    /// What stands in a column.
    ColumnKind {
        /// Text.
        Text = "text",
        /// A number from 0.
        Count = "count",
        /// Points, exact to a quarter.
        Amount = "amount",
    }
}

/// What stands in one column of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// Nothing, or it is not known.
    Nothing,
    /// Text.
    Text(&'a str),
    /// A number from 0.
    Count(u64),
    /// Points.
    Amount(Amount),
}

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name, in `snake_case`.
    pub name: String,
    /// What stands in it.
    pub kind: ColumnKind,
    content: Content,
}

/// A column by its name, with what it holds of some part of a row.
type Named<Part> = (&'static str, ColumnKind, fn(&Part) -> Cell<'_>);

/// Where a column has its cells from.
#[derive(Clone, Copy, Debug)]
enum Content {
    OfGame(fn(&GamePart) -> Cell<'_>),
    OfScored(fn(&GamePart) -> Cell<'_>),
    OfScore(fn(&ScorePart) -> Cell<'_>),
    Entry(Color, EntryKind),
    Term(CauseKind),
}

impl Column {
    /// The cell of a row.
    pub fn cell<'a>(&self, row: &'a Row) -> Cell<'a> {
        match (self.content, &row.score) {
            (Content::OfGame(cell), _) | (Content::OfScored(cell), Some(_)) => cell(&row.game),
            (_, None) => Cell::Nothing,
            (Content::OfScore(cell), Some(score)) => cell(score),
            (Content::Entry(player, kind), Some(score)) => points(score.ledger.get(player)[kind as usize]),
            (Content::Term(kind), Some(score)) => points(score.terms.map(|terms| terms[kind as usize])),
        }
    }
}

fn text(text: Option<&str>) -> Cell<'_> {
    text.filter(|text| !text.is_empty()).map_or(Cell::Nothing, Cell::Text)
}

fn count(count: Option<impl Into<u64>>) -> Cell<'static> {
    count.map_or(Cell::Nothing, |count| Cell::Count(count.into()))
}

fn points(amount: Option<Amount>) -> Cell<'static> {
    amount.map_or(Cell::Nothing, Cell::Amount)
}

/// The columns, in their order. Columns may be added at the end; none changes its name, its place or its meaning.
pub fn columns() -> &'static [Column] {
    &COLUMNS
}

static COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    use ColumnKind::{Amount, Count, Text};
    let place: [Named<GamePart>; 4] = [
        ("piece", Count, |game| Cell::Count(game.piece)),
        ("file", Text, |game| Cell::Text(&game.file)),
        ("game", Count, |game| Cell::Count(u64::from(game.game))),
        ("fault", Text, |game| text(game.fault.as_deref())),
    ];
    let first: [Named<ScorePart>; 1] = [("rule_set", Text, |score| Cell::Text(&score.rule_set))];
    let game: [Named<GamePart>; 20] = [
        ("question", Text, |game| Cell::Text(&game.question)),
        ("game_hash", Text, |game| Cell::Text(&game.game_hash)),
        ("width", Count, |game| Cell::Count(u64::from(game.size.0))),
        ("height", Count, |game| Cell::Count(u64::from(game.size.1))),
        ("moves", Count, |game| Cell::Count(game.moves)),
        ("handicap", Count, |game| count(game.handicap)),
        ("recorded_komi", Amount, |game| points(game.komi)),
        ("rules", Text, |game| text(game.rules.as_deref())),
        ("recorded_result", Text, |game| text(game.recorded_result.as_deref())),
        ("recorded_lead", Amount, |game| points(game.recorded_lead)),
        ("ended_by", Text, |game| text(game.ended_by.map(End::as_str))),
        ("dead_stones", Text, |game| text(game.dead_stones.map(super::DeadStonesBasis::as_str))),
        ("neutral_points", Count, |game| Cell::Count(u64::from(game.neutral_points))),
        ("seki_groups", Count, |game| count(game.seki_groups)),
        ("unsettled_groups", Count, |game| count(game.unsettled_groups)),
        ("black_owed_moves", Count, |game| count(game.owed_moves.map(|owed| owed.black))),
        ("white_owed_moves", Count, |game| count(game.owed_moves.map(|owed| owed.white))),
        ("nodes", Count, |game| Cell::Count(game.nodes)),
        ("repairs", Text, |game| text(Some(&game.repairs))),
        ("assumptions", Text, |game| text(Some(&game.assumptions))),
    ];
    let score: [Named<ScorePart>; 11] = [
        ("counting", Text, |score| text(score.counting)),
        ("outcome", Text, |score| Cell::Text(score.outcome.as_str())),
        ("decided_by", Text, |score| text(score.decided_by)),
        ("result", Text, |score| Cell::Text(&score.result)),
        ("lead", Amount, |score| points(score.lead)),
        ("black", Amount, |score| points(score.totals.black)),
        ("white", Amount, |score| points(score.totals.white)),
        ("needs", Text, |score| text(Some(&score.needs))),
        ("agrees", Text, |score| Cell::Text(score.agrees.as_str())),
        ("causes", Text, |score| text(Some(&score.causes))),
        ("area_lead", Amount, |score| points(score.area_lead)),
    ];
    let plain = |(name, kind, content): (&str, ColumnKind, Content)| Column { name: name.to_owned(), kind, content };
    let mut columns: Vec<Column> = Vec::new();
    columns.extend(place.map(|(name, kind, cell)| plain((name, kind, Content::OfGame(cell)))));
    columns.extend(first.map(|(name, kind, cell)| plain((name, kind, Content::OfScore(cell)))));
    columns.extend(game.map(|(name, kind, cell)| plain((name, kind, Content::OfScored(cell)))));
    columns.extend(score.map(|(name, kind, cell)| plain((name, kind, Content::OfScore(cell)))));
    for kind in CauseKind::ALL {
        let name = format!("term_{}", snake_case(kind.as_str()));
        columns.push(Column { name, kind: Amount, content: Content::Term(*kind) });
    }
    for player in Color::BOTH {
        for kind in EntryKind::ALL {
            let name = format!("{}_{}", player.as_str(), snake_case(kind.as_str()));
            columns.push(Column { name, kind: Amount, content: Content::Entry(player, *kind) });
        }
    }
    columns
});

fn snake_case(word: &str) -> String {
    word.replace('-', "_")
}
