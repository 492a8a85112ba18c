use std::sync::LazyLock;

use super::row::{BatchRow, GameCells, ScoreCells};
use crate::board::Color;
use crate::compare::CauseKind;
use crate::position::End;
use crate::rules::Amount;
use crate::score::EntryKind;
use crate::words::words;

words! {
    /// What stands in a column.
    ColumnKind {
        Text = "text",
        Count = "count",
        Amount = "amount",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// Nothing, or it is not known.
    Nothing,
    Text(&'a str),
    Count(u64),
    Amount(Amount),
}

#[derive(Clone, Debug)]
pub struct Column {
    /// Its name, in `snake_case`.
    pub name: String,
    pub kind: ColumnKind,
    content: Content,
}

/// Where a column has its cells from.
#[derive(Clone, Copy, Debug)]
enum Content {
    OfRow(fn(&BatchRow) -> Cell<'_>),
    OfGame(fn(&GameCells) -> Cell<'_>),
    OfScore(fn(&ScoreCells) -> Cell<'_>),
    Entry(Color, EntryKind),
    Term(CauseKind),
}

impl Column {
    fn new(name: impl Into<String>, kind: ColumnKind, content: Content) -> Self {
        Self { name: name.into(), kind, content }
    }

    pub fn cell<'a>(&self, row: &'a BatchRow) -> Cell<'a> {
        match (self.content, &row.scored) {
            (Content::OfRow(cell), _) => cell(row),
            (_, Err(_)) => Cell::Nothing,
            (Content::OfGame(cell), Ok(scored)) => cell(&scored.game),
            (Content::OfScore(cell), Ok(scored)) => cell(&scored.score),
            (Content::Entry(player, kind), Ok(scored)) => points(scored.score.ledger.get(player)[kind as usize]),
            (Content::Term(kind), Ok(scored)) => points(scored.score.lead_terms.map(|terms| terms[kind as usize])),
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
    use Content::{Entry, OfGame, OfRow, OfScore, Term};
    let mut columns = vec![
        Column::new("piece", Count, OfRow(|row| Cell::Count(row.place.piece))),
        Column::new("file", Text, OfRow(|row| Cell::Text(&row.place.file))),
        Column::new("game", Count, OfRow(|row| Cell::Count(u64::from(row.place.game)))),
        Column::new("fault", Text, OfRow(|row| text(row.scored.as_ref().err().map(String::as_str)))),
        Column::new("rule_set", Text, OfScore(|score| Cell::Text(&score.rule_set))),
        Column::new("question", Text, OfGame(|game| Cell::Text(&game.canonical_id))),
        Column::new("game_hash", Text, OfGame(|game| Cell::Text(&game.game_hash))),
        Column::new("width", Count, OfGame(|game| Cell::Count(u64::from(game.size.width())))),
        Column::new("height", Count, OfGame(|game| Cell::Count(u64::from(game.size.height())))),
        Column::new("moves", Count, OfGame(|game| Cell::Count(game.moves))),
        Column::new("handicap", Count, OfGame(|game| count(game.handicap))),
        Column::new("recorded_komi", Amount, OfGame(|game| points(game.komi))),
        Column::new("rules", Text, OfGame(|game| text(game.rules.as_deref()))),
        Column::new("recorded_result", Text, OfGame(|game| text(game.recorded_result.as_deref()))),
        Column::new("recorded_lead", Amount, OfGame(|game| points(game.recorded_lead))),
        Column::new("ended_by", Text, OfGame(|game| text(game.ended_by.map(End::as_str)))),
        Column::new("dead_stones", Text, OfGame(|game| Cell::Text(game.dead_stones.as_str()))),
        Column::new("neutral_points", Count, OfGame(|game| Cell::Count(u64::from(game.neutral_points)))),
        Column::new("seki_groups", Count, OfGame(|game| count(game.seki_groups))),
        Column::new("unsettled_groups", Count, OfGame(|game| count(game.unsettled_groups))),
        Column::new("black_owed_moves", Count, OfGame(|game| count(game.owed_moves.map(|owed| owed.black)))),
        Column::new("white_owed_moves", Count, OfGame(|game| count(game.owed_moves.map(|owed| owed.white)))),
        Column::new("nodes", Count, OfGame(|game| Cell::Count(game.nodes))),
        Column::new("repairs", Text, OfGame(|game| text(Some(&game.repairs)))),
        Column::new("assumptions", Text, OfGame(|game| text(Some(&game.assumptions)))),
        Column::new("counting", Text, OfScore(|score| text(score.counting))),
        Column::new("outcome", Text, OfScore(|score| Cell::Text(score.outcome.as_str()))),
        Column::new("decided_by", Text, OfScore(|score| text(score.decided_by))),
        Column::new("result", Text, OfScore(|score| Cell::Text(&score.result))),
        Column::new("lead", Amount, OfScore(|score| points(score.lead))),
        Column::new("black", Amount, OfScore(|score| points(score.totals.black))),
        Column::new("white", Amount, OfScore(|score| points(score.totals.white))),
        Column::new("needs", Text, OfScore(|score| text(Some(&score.needs)))),
        Column::new("agrees", Text, OfScore(|score| Cell::Text(score.agrees.as_str()))),
        Column::new("causes", Text, OfScore(|score| text(Some(&score.causes)))),
        Column::new("area_lead", Amount, OfScore(|score| points(score.area_lead))),
    ];
    for kind in CauseKind::ALL {
        let name = format!("term_{}", snake_case(kind.as_str()));
        columns.push(Column::new(name, Amount, Term(*kind)));
    }
    for player in Color::BOTH {
        for kind in EntryKind::ALL {
            let name = format!("{}_{}", player.as_str(), snake_case(kind.as_str()));
            columns.push(Column::new(name, Amount, Entry(player, *kind)));
        }
    }
    columns.extend([
        Column::new("proposed_dead", Text, OfGame(|game| text(Some(&game.proposed_dead)))),
        Column::new("adviser", Text, OfGame(|game| text(Some(&game.advice.adviser)))),
        Column::new("adviser_dead", Text, OfGame(|game| text(Some(&game.advice.dead)))),
        Column::new("adviser_seki", Text, OfGame(|game| text(Some(&game.advice.seki)))),
        Column::new("adviser_fault", Text, OfGame(|game| text(Some(&game.advice.fault)))),
        Column::new("options", Text, OfRow(|row| text(Some(&row.options)))),
    ]);
    columns
});

fn snake_case(word: &str) -> String {
    word.replace('-', "_")
}
