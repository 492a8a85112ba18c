//! A firm score nobody makes better by a move: where one does, play was not over. And what a first move makes of a
//! score is the score of the board after it. Boards near the end of random games.

use gyega::board::{ByColor, Color, Point, PointSet, Size, Stones};
use gyega::position::{LastPlay, Setup, play};
use gyega::report::{Detail, FirstMove, FirstMoveResult, Report, ScoreTask, prepare};
use gyega::rules::{Amount, SharedRuleSet, Suicide, by_id};
use gyega::score::Verdict;

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
    let (all, point) = (board.all_points(), PointSet::from(at));
    let around = point.neighbours(&all);
    let corners = all.iter().filter(|other| other.row.abs_diff(at.row) == 1 && other.column.abs_diff(at.column) == 1);
    let corners: PointSet = corners.collect();
    let most = u16::from(corners.len() == 4);
    around.is_subset(board.of(player)) && (corners & *board.of(!player)).len() <= most
}

/// A board of which nobody spoke, after so many prisoners of one player.
fn setup(stones: Stones, taken: (Color, u32)) -> Setup {
    let mut setup = Setup::new(stones);
    for color in Color::BOTH {
        *setup.prisoners.get_mut(color) = Some(if color == taken.0 { taken.1 } else { 0 });
    }
    setup
}

fn report(setup: Setup, detail: Detail) -> Report {
    let rule_sets = SETS.iter().map(|(id, _)| SharedRuleSet::from(by_id(id).expect("a rule set"))).collect();
    let mut case = ScoreTask { rule_sets, ..ScoreTask::new(setup.check().expect("a board of a game")) };
    case.wanted.detail = detail;
    prepare(&case)
}

/// The leads under both rule sets, where they are firm, after so many prisoners of one player.
fn firm_leads(stones: Stones, taken: (Color, u32)) -> [Option<Amount>; 2] {
    let scores = report(setup(stones, taken), Detail::Totals).scores;
    let lead = |at: usize| scores[at].score.verdict.lead.filter(|_| scores[at].score.is_firm());
    [lead(0), lead(1)]
}

/// The first moves of a board that make something else of a score than the board after them does, and how many there
/// are.
fn wrong_first_moves(board: &Stones) -> (Vec<String>, usize) {
    let moves = report(setup(*board, (Color::Black, 0)), Detail::Full).first_moves;
    let (mut wrong, count) = (Vec::new(), moves.len());
    for FirstMove { player, at, results } in moves {
        let played = play(board, player, at, Suicide::Forbidden).expect("a first move can be played");
        let mut setup = setup(played.after, (player, u32::from(played.captured.len())));
        setup.history.last_play = Some(LastPlay { player, point: Some(at), captured: Some(played.captured) });
        let scores = report(setup, Detail::Totals).scores;
        let after: Vec<_> = scores.iter().map(|scored| (scored.score.verdict, scored.score.is_firm())).collect();
        // In one request there may be too little left to read every decision of a board. Where the new stone is open
        // it stays. Then nothing is firm.
        let is_so = |(claimed, (verdict, is_firm)): (&FirstMoveResult, &(Verdict, bool))| {
            claimed.verdict == *verdict && (!claimed.is_firm || *is_firm) || !claimed.is_firm && !is_firm
        };
        if !results.iter().zip(&after).all(is_so) {
            wrong.push(format!("{player} {at}: {results:?}, and {after:?} after it: {:?}", board.rows()));
        }
    }
    (wrong, count)
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

#[test]
fn a_first_move_makes_of_a_score_what_the_board_after_it_is_worth() {
    let numbers = u64::from(super::config(600).cases);
    let mut moves = 0;
    for number in 0..numbers {
        let (wrong, count) = wrong_first_moves(&near_the_end(number));
        moves += count;
        assert!(wrong.is_empty(), "board {number}: {wrong:?}");
    }
    assert!(moves > 0, "{numbers} boards");
}
