//! Nothing false in a check: every line that a report tells is played on the whole board, no two entries contradict
//! each other, and owed points are a least set.
//!
//! The boards are those of the documented cases and the hard positions, each with its marks and without, crowded small
//! boards made by chance, and the vectors where `GYEGA_VECTORS` names their folder.

mod audit;
mod lines;
mod owed;
mod to_play;

use gyega::board::{Point, PointSet, Size, Stones};
use gyega::formats::cases;
use gyega::life::Budget;
use gyega::position::{Marks, Setup};
use gyega::report::{Report, ScoreTask, prepare};

use crate::support::crowded_board;

/// A board and the stones that are marked dead on it.
struct Board {
    id: String,
    stones: Stones,
    dead: PointSet,
    budget: Budget,
}

impl Board {
    fn of_rows(id: &str, rows: &[&str], dead: &str) -> Self {
        let dead = dead.split_whitespace().map(|point| Point::parse(point).expect("a point")).collect();
        Self { id: id.to_owned(), stones: Stones::from_rows(rows).expect("a board"), dead, budget: Budget::DEFAULT }
    }

    fn without_marks(&self) -> Self {
        Self { id: format!("{} without marks", self.id), dead: PointSet::EMPTY, ..*self }
    }

    /// Nothing where the stones could not stand so.
    fn report(&self) -> Option<Report> {
        let mut setup = Setup::new(self.stones);
        setup.marks = Marks { dead: self.dead, ..setup.marks.with_all_said() };
        let mut case = ScoreTask::new(setup.check().ok()?);
        case.budget = self.budget;
        Some(prepare(&case))
    }
}

fn of_cases() -> Vec<Board> {
    let documented = cases::all().iter().map(|case| {
        let (rows, dead) = (case.board.stones.rows(), case.board.dead.to_string());
        Board::of_rows(&case.key(), &rows.iter().map(String::as_str).collect::<Vec<_>>(), &dead)
    });
    let hard = crate::hard::boards().into_iter().map(of_parts);
    let marked: Vec<Board> = documented.chain(hard).collect();
    let unmarked: Vec<Board> = marked.iter().filter(|board| !board.dead.is_empty()).map(Board::without_marks).collect();
    marked.into_iter().chain(unmarked).collect()
}

fn of_vectors(check: &str) -> Vec<Board> {
    let boards = crate::vectors::boards(check).into_iter().map(of_parts);
    boards
        .flat_map(|board| if board.dead.is_empty() { vec![board] } else { vec![board.without_marks(), board] })
        .collect()
}

fn of_parts((id, stones, dead): (String, Stones, PointSet)) -> Board {
    Board { id, stones, dead, budget: Budget::DEFAULT }
}

/// Crowded small boards: on most of them much is unsettled. They are read within a small budget.
fn by_chance(count: usize) -> Vec<Board> {
    let mut state = 20_260_111_u64;
    let mut board = |index: usize| {
        let lines = 4 + index % 3;
        let size = Size::new(lines + usize::from(index.is_multiple_of(3)), lines).expect("in range");
        let stones = crowded_board(size, (4, 10), &mut state);
        Board {
            id: format!("by chance {index}: {}", stones.rows().join("/")),
            stones,
            dead: PointSet::EMPTY,
            budget: Budget::new(3_000),
        }
    };
    (0..count).map(&mut board).collect()
}
