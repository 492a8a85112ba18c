//! Cases worked by hand, with their arithmetic beside them. No program but ours has said these numbers.

mod area;
mod borders;
mod causes;
mod corrections;
mod ing;
mod partition;
mod procedures;
mod readings;
mod readings_shown;
mod repetition;
mod seki;
mod silent;
mod undetermined;

use std::fmt::Write as _;

use gyega::board::{ByColor, Color, Point, Size, Stones};
use gyega::explain::{Argument, announcement};
use gyega::position::{Position, Setup};
use gyega::rules::{Amount, RuleSet, by_id};
use gyega::score::{KomiChoice, Need, RuleSetBoards, Score, Terms, score_under};

use crate::support::{board, points};

/// A board of which Black owns the first points, column by column from the left and upwards in each, then nobody owns
/// some, and White owns the rest. Stones stand where two owners meet; everything else is empty, and so surrounded.
fn split(width: usize, height: usize, black: usize, neutral: usize) -> Stones {
    let size = Size::new(width, height).expect("in range");
    let owner = |column: usize, row: usize| match column * height + row {
        place if place < black => Some(Color::Black),
        place if place < black + neutral => None,
        _ => Some(Color::White),
    };
    let mut stones = Stones::empty(size);
    for (column, row) in (0..width).flat_map(|column| (0..height).map(move |row| (column, row))) {
        let around =
            [(column.wrapping_sub(1), row), (column + 1, row), (column, row.wrapping_sub(1)), (column, row + 1)];
        let meets = around.iter().any(|(c, r)| *c < width && *r < height && owner(*c, *r) != owner(column, row));
        if let (Some(color), true) = (owner(column, row), meets) {
            stones.place(color, Point { column: column as u8, row: row as u8 });
        }
    }
    stones
}

fn setup(rows: &[&str]) -> Setup {
    Setup::none_dead(board(rows))
}

/// What a rule set makes of a position.
struct Told {
    position: Position,
    rules: RuleSet,
    score: Score,
}

/// Scores a setup under a built-in rule set.
fn told(setup: &Setup, id: &str, terms: &Terms) -> Told {
    told_by(setup, by_id(id).unwrap_or_else(|| panic!("no rule set {id}")), terms)
}

/// Scores a setup under any rule set.
fn told_by(setup: &Setup, rules: &RuleSet, terms: &Terms) -> Told {
    let position = setup.clone().check().expect("a legal position");
    let score = score_under(&RuleSetBoards::classifying(&position), rules, terms);
    Told { position, rules: rules.clone(), score }
}

/// Under the set's own komi.
fn own_komi(setup: &Setup, id: &str) -> Told {
    told(setup, id, &Terms::default())
}

/// Without komi.
fn no_komi(setup: &Setup, id: &str) -> Told {
    told(setup, id, &Terms { komi: KomiChoice::Same(Amount::ZERO), ..Terms::default() })
}

impl Told {
    /// The result as game records write it.
    fn result(&self) -> String {
        self.score.verdict.result()
    }

    /// What is announced: the code, and the arguments as text.
    fn announced(&self) -> String {
        let statement = announcement(&self.rules, &self.score);
        let mut text = statement.code.as_str().to_owned();
        // What is firm says nothing of it.
        let is_firm = |argument: &Argument| matches!(argument, Argument::Name(name) if name == "firm");
        for (name, argument) in statement.arguments.into_iter().filter(|(_, argument)| !is_firm(argument)) {
            let value = match argument {
                Argument::Player(player) => player.to_string(),
                Argument::Amount(amount) => amount.to_string(),
                Argument::Count(count) => count.to_string(),
                Argument::Points(points) => points.to_string(),
                Argument::Name(name) => name,
                Argument::Result(result) => result.written,
                Argument::Needs(needs) => needs.to_string(),
                Argument::Axes(axes) => axes.to_string(),
                Argument::RuleSets(sets) => sets.to_string(),
            };
            write!(text, " {name}={value}").expect("a string takes any text");
        }
        text
    }

    /// What each player counts on the board, as `28 : 19`.
    fn board(&self) -> String {
        let of = |color| self.score.board_total(color).map_or("?".to_owned(), |points| points.to_string());
        format!("{} : {}", of(Color::Black), of(Color::White))
    }

    /// The sums of all entries, in the same form.
    fn totals(&self) -> String {
        let of = |color| self.score.total(color).map_or("?".to_owned(), |points| points.to_string());
        format!("{} : {}", of(Color::Black), of(Color::White))
    }

    fn needs(&self) -> Vec<String> {
        self.score.needs.iter().map(Need::to_string).collect()
    }
}

fn both<T>(black: T, white: T) -> ByColor<T> {
    ByColor { black, white }
}

#[test]
fn a_split_board_holds_what_it_is_asked_to() {
    for (width, height, black, neutral) in [(19, 19, 184, 0), (19, 19, 184, 1), (9, 9, 44, 1), (13, 13, 89, 0)] {
        let area = no_komi(&Setup::none_dead(split(width, height, black, neutral)), "area");
        let white = width * height - black - neutral;
        assert_eq!(area.board(), format!("{black} : {white}"));
        assert_eq!(usize::from(area.score.board().partition.neutral.len()), neutral);
    }
}
