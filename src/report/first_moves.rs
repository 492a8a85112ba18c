use super::ScoreTask;
use crate::board::{Color, Point, PointSet};
use crate::life::{ClassifiedGroup, FirstMovePair, Status, first_moves_at};
use crate::position::{Marks, Position};
use crate::score::{PLACES_MAX, RuleSetBoards, Score, Verdict, places_to_draw, takes_at_once, threats_at_hand};

/// A first move where play is not over, and what it would make of each score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// Who makes it.
    pub player: Color,
    /// The point of the move.
    pub at: Point,
    /// A value a rule set.
    pub results: Vec<FirstMoveResult>,
}

/// What a score would be after a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMoveResult {
    /// The score of the board then.
    pub verdict: Verdict,
    /// Whether that would be firm: play may not be over there either.
    pub is_firm: bool,
}

impl FirstMove {
    /// The first moves of both players at each place that is still worth playing. What cannot be read within its
    /// share is left out; there are none where too many groups are open to count every decision on them.
    pub(super) fn all(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>) -> Vec<Self> {
        let position = rule_set_boards.position();
        // Whatever is played first, nobody knows then who is dead.
        if rule_set_boards.agreed_removal().has_too_many_unagreed_groups() {
            return Vec::new();
        }
        let board = rule_set_boards.agreed_board();
        let Some(classification) = board.classification.as_deref() else { return Vec::new() };
        let living = board.marked.living();
        let work = rule_set_boards.cache().work();
        let mut left: Vec<FirstMovePair> = Vec::new();
        if !position.history().has_end() {
            left.extend(rule_set_boards.cache().points_worth_a_move(board));
            left.extend(threats_at_hand(&living, classification));
            left.extend(takes_at_once(position.stones(), board.partition.dead_stones_on_neutral_points()));
        }
        if board.is_over() == Some(true) && left.is_empty() {
            return Vec::new();
        }
        let is_hanging = |group: &&ClassifiedGroup| group.status == Status::Unsettled;
        let at_groups = classification.groups.iter().filter(is_hanging).flat_map(first_moves_at);
        let places = places_to_draw(&living, &board.partition, classification, |_| true).chain(at_groups).chain(left);
        let moves = places.take(PLACES_MAX).flat_map(FirstMovePair::moves);
        let mut candidates: Vec<(Color, Point)> = Vec::new();
        for one in moves {
            if !candidates.contains(&one) {
                candidates.push(one);
            }
        }
        let after = |(player, at): (Color, Point)| Some((player, at, position.after_unmarking(player, at)?));
        let after: Vec<(Color, Point, Position)> = candidates.into_iter().filter_map(after).collect();
        let trials = task.trial_scorer(rule_set_boards.cache());
        trials.read_ahead(after.iter().map(|(.., position)| position), work.share());
        let read = after.iter().filter(|(.., position)| trials.is_read(position));
        let scored = read.map(|(player, at, position)| {
            // Nobody spoke of a stone that stands alone. Where reading does not tell of it, it stays: that is not firm.
            let (alone, marks) = (PointSet::from(*at), *position.marks());
            let boards = RuleSetBoards::sharing(position, trials.cache);
            let is_undecided = boards.agreed_removal().unagreed_groups.iter().any(|group| group.stones == alone);
            let standing = is_undecided.then(|| position.with_marks(Marks { unsaid: marks.unsaid - alone, ..marks }));
            let is_firm = |score: &Score| score.is_firm() && !is_undecided;
            let result = |score: Score| FirstMoveResult { verdict: score.verdict, is_firm: is_firm(&score) };
            let scores = trials.scores(standing.as_ref().unwrap_or(position));
            Self { player: *player, at: *at, results: scores.into_iter().map(result).collect() }
        });
        scored.collect()
    }
}
