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

    fn of_row(name: &str, kind: ColumnKind, cell: fn(&BatchRow) -> Cell<'_>) -> Self {
        Self::new(name, kind, Content::OfRow(cell))
    }

    fn of_game(name: &str, kind: ColumnKind, cell: fn(&GameCells) -> Cell<'_>) -> Self {
        Self::new(name, kind, Content::OfGame(cell))
    }

    fn of_score(name: &str, kind: ColumnKind, cell: fn(&ScoreCells) -> Cell<'_>) -> Self {
        Self::new(name, kind, Content::OfScore(cell))
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
    let mut columns = vec![
        Column::of_row("piece", Count, |row| Cell::Count(row.place.piece)),
        Column::of_row("file", Text, |row| Cell::Text(&row.place.file)),
        Column::of_row("game", Count, |row| Cell::Count(u64::from(row.place.game))),
        Column::of_row("fault", Text, |row| text(row.scored.as_ref().err().map(String::as_str))),
        Column::of_score("rule_set", Text, |score| Cell::Text(&score.rule_set)),
        Column::of_game("question", Text, |game| Cell::Text(&game.question)),
        Column::of_game("game_hash", Text, |game| Cell::Text(&game.game_hash)),
        Column::of_game("width", Count, |game| Cell::Count(u64::from(game.size.0))),
        Column::of_game("height", Count, |game| Cell::Count(u64::from(game.size.1))),
        Column::of_game("moves", Count, |game| Cell::Count(game.moves)),
        Column::of_game("handicap", Count, |game| count(game.handicap)),
        Column::of_game("recorded_komi", Amount, |game| points(game.komi)),
        Column::of_game("rules", Text, |game| text(game.rules.as_deref())),
        Column::of_game("recorded_result", Text, |game| text(game.recorded_result.as_deref())),
        Column::of_game("recorded_lead", Amount, |game| points(game.recorded_lead)),
        Column::of_game("ended_by", Text, |game| text(game.ended_by.map(End::as_str))),
        Column::of_game("dead_stones", Text, |game| Cell::Text(game.dead_stones.as_str())),
        Column::of_game("neutral_points", Count, |game| Cell::Count(u64::from(game.neutral_points))),
        Column::of_game("seki_groups", Count, |game| count(game.seki_groups)),
        Column::of_game("unsettled_groups", Count, |game| count(game.unsettled_groups)),
        Column::of_game("black_owed_moves", Count, |game| count(game.owed_moves.map(|owed| owed.black))),
        Column::of_game("white_owed_moves", Count, |game| count(game.owed_moves.map(|owed| owed.white))),
        Column::of_game("nodes", Count, |game| Cell::Count(game.nodes)),
        Column::of_game("repairs", Text, |game| text(Some(&game.repairs))),
        Column::of_game("assumptions", Text, |game| text(Some(&game.assumptions))),
        Column::of_score("counting", Text, |score| text(score.counting)),
        Column::of_score("outcome", Text, |score| Cell::Text(score.outcome.as_str())),
        Column::of_score("decided_by", Text, |score| text(score.decided_by)),
        Column::of_score("result", Text, |score| Cell::Text(&score.result)),
        Column::of_score("lead", Amount, |score| points(score.lead)),
        Column::of_score("black", Amount, |score| points(score.totals.black)),
        Column::of_score("white", Amount, |score| points(score.totals.white)),
        Column::of_score("needs", Text, |score| text(Some(&score.needs))),
        Column::of_score("agrees", Text, |score| Cell::Text(score.agrees.as_str())),
        Column::of_score("causes", Text, |score| text(Some(&score.causes))),
        Column::of_score("area_lead", Amount, |score| points(score.area_lead)),
    ];
    for kind in CauseKind::ALL {
        let name = format!("term_{}", snake_case(kind.as_str()));
        columns.push(Column::new(name, Amount, Content::Term(*kind)));
    }
    for player in Color::BOTH {
        for kind in EntryKind::ALL {
            let name = format!("{}_{}", player.as_str(), snake_case(kind.as_str()));
            columns.push(Column::new(name, Amount, Content::Entry(player, *kind)));
        }
    }
    columns.extend([
        Column::of_game("proposed_dead", Text, |game| text(Some(&game.proposed_dead))),
        Column::of_game("adviser", Text, |game| text(Some(&game.advice.adviser))),
        Column::of_game("adviser_dead", Text, |game| text(Some(&game.advice.dead))),
        Column::of_game("adviser_seki", Text, |game| text(Some(&game.advice.seki))),
        Column::of_game("adviser_fault", Text, |game| text(Some(&game.advice.fault))),
        Column::of_row("options", Text, |row| text(Some(&row.options))),
    ]);
    columns
});

fn snake_case(word: &str) -> String {
    word.replace('-', "_")
}
