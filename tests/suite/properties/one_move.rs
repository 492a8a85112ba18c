//! A firm score nobody makes better by a move: where one does, play was not over. Boards near the end of random games.

use gyega::board::{ByColor, Color, Point, PointSet, Size, Stones};
use gyega::position::{Setup, play};
use gyega::report::{Detail, ScoreCase, prepare};
use gyega::rules::{Amount, Rules, Suicide, by_id};

use super::random::Numbers;

/// By how much the one who moves may be better off: where area counts, by the neutral point that he fills.
const SETS: [(&str, Amount); 2] = [("japanese-1989", Amount::ZERO), ("aga", Amount::points(1))];

/// A board near the end of a random game in which nobody fills an eye of his own.
fn near_the_end(number: u64) -> Stones {
    let mut numbers = Numbers::new(number);
    let size = Size::new(5 + numbers.below(3), 5 + numbers.below(3)).expect("a size");
    let mut boards = vec![Stones::new(size, ByColor::default())];
    let (mut player, mut passes) = (Color::Black, 0);
    while passes < 2 && boards.len() < 300 {
        let board = boards[boards.len() - 1];
        let mut left: Vec<Point> = board.vacant().iter().filter(|at| !is_eye(&board, player, *at)).collect();
        let next = std::iter::from_fn(|| (!left.is_empty()).then(|| left.swap_remove(numbers.below(left.len()))))
            .filter_map(|at| play(&board, player, at, Suicide::Forbidden).ok())
            .find(|played| !boards.contains(&played.after));
        passes = if next.is_none() { passes + 1 } else { 0 };
        boards.extend(next.map(|played| played.after));
        player = !player;
    }
    let back = [0, 0, 1, 2, 3, 5][numbers.below(6)];
    boards[boards.len().saturating_sub(back + 1)]
}

/// Whether a point has own stones around it, and at most one of its corners, none at the edge, is the opponent's.
fn is_eye(board: &Stones, player: Color, at: Point) -> bool {
    let (all, point) = (board.points(), PointSet::from(at));
    let around = point.neighbours(&all);
    let corners = all.iter().filter(|other| other.row.abs_diff(at.row) == 1 && other.column.abs_diff(at.column) == 1);
    let corners: PointSet = corners.collect();
    let most = u16::from(corners.len() == 4);
    around.is_subset(board.of(player)) && (corners & *board.of(!player)).len() <= most
}

/// The leads under both rule sets, where they are firm, after so many prisoners of one player.
fn firm_leads(stones: Stones, taken: (Color, u32)) -> [Option<Amount>; 2] {
    let mut setup = Setup::new(stones);
    for color in Color::BOTH {
        *setup.prisoners.get_mut(color) = Some(if color == taken.0 { taken.1 } else { 0 });
    }
    let rule_sets = SETS.iter().map(|(id, _)| Rules::from(by_id(id).expect("a rule set"))).collect();
    let case =
        ScoreCase { rule_sets, detail: Detail::Totals, ..ScoreCase::new(setup.check().expect("a board of a game")) };
    let scores = prepare(&case).scores;
    let lead = |at: usize| scores[at].score.verdict.lead.filter(|_| scores[at].score.is_firm());
    [lead(0), lead(1)]
}

/// What contradicts the property on a board, and how many moves were tried.
fn better_moves(board: &Stones) -> (Vec<String>, usize) {
    let before = firm_leads(*board, (Color::Black, 0));
    let (mut better, mut tried) = (Vec::new(), 0);
    if before == [None, None] {
        return (better, tried);
    }
    for (at, player) in board.vacant().iter().flat_map(|at| Color::BOTH.map(|player| (at, player))) {
        let Ok(played) = play(board, player, at, Suicide::Forbidden) else { continue };
        tried += 1;
        let after = firm_leads(played.after, (player, u32::from(played.captured.len())));
        for ((id, most), (before, after)) in SETS.into_iter().zip(before.into_iter().zip(after)) {
            let (Some(before), Some(after)) = (before, after) else { continue };
            let gain = if player == Color::Black { after - before } else { before - after };
            if gain > most {
                better.push(format!("{id}: {player} {at}, {before} before and {after} after: {:?}", board.rows()));
            }
        }
    }
    (better, tried)
}

#[test]
fn nobody_makes_a_firm_score_better_by_a_move() {
    let (mut boards, mut moves) = (0, 0);
    let numbers = u64::from(super::config(1_500).cases);
    for number in 0..numbers {
        let (better, tried) = better_moves(&near_the_end(number));
        boards += u64::from(tried > 0);
        moves += tried;
        assert!(better.is_empty(), "board {number}: {better:?}");
    }
    assert!(boards > numbers / 2, "{moves} moves on {boards} boards");
}
