//! Whether play is over: what each player would gain by the first move, where that is simply known.

use crate::board::{PointSet, Stones};
use crate::explain::{Statement, StatementCode};
use crate::life::{Classification, ClassifiedGroup, FirstMovePair, OPEN_SPACE_MIN, Status};
use crate::report::{RuleSetScore, ScoreTask};
use crate::score::{
    Doubt, MoveTrial, PLACES_MAX, PartitionedBoard, RuleSetBoards, kos_to_play, lead_by_territory, places_to_draw,
    plays_kos_out,
};

/// Says where play is not over: a ko that is open, a border that the first to play draws, a chain that the first to
/// play connects or makes his opponent connect. Other entries name groups that the first to play takes or keeps.
pub(super) fn audit_to_play(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>, entries: &mut Vec<Statement>) {
    let (board, cache) = (rule_set_boards.agreed_board(), rule_set_boards.cache());
    let Some(classification) = &board.classification else { return };
    let living = board.marked.living();
    let trial = MoveTrial { board: &board.marked, work: cache.work() };
    audit_kos(&living, classification, entries);
    let now = lead_by_territory(classification, &board.partition);
    let is_small = |space: &PointSet| space.len() < OPEN_SPACE_MIN;
    let worth_a_move = if task.position.history().has_end() { &[] } else { cache.points_worth_a_move(board) };
    let places = places_to_draw(&living, &board.partition, classification, is_small);
    let places = places.chain(worth_a_move.iter().copied()).take(PLACES_MAX);
    let mut covered = PointSet::EMPTY;
    for FirstMovePair { player, at, opponent_at } in places {
        let opponent = !player;
        // A group elsewhere that is not settled is hardly ever settled by a move here, and then there is nothing to
        // count.
        let here = PointSet::from(at) | PointSet::from(opponent_at);
        let near = beside(&living, &here);
        let is_far = |group: &ClassifiedGroup| !group.status.is_alive_or_in_seki() && group.stones.is_disjoint(&near);
        if covered.contains(at) || covered.contains(opponent_at) || classification.groups.iter().any(is_far) {
            continue;
        }
        let Some(own) = trial.lead_after(player, at) else { continue };
        let Some(others) = trial.lead_after(opponent, opponent_at).or(now) else { continue };
        let gain = player.sign() * (own - others);
        if gain > 0 {
            covered |= here;
            let entry = StatementCode::AuditToPlay.with("player", player).with("at", at);
            entries.push(entry.with("opponent", opponent).with("other", opponent_at).with("count", gain));
        }
    }
    let left: PointSet = worth_a_move.iter().map(|pair| pair.at).filter(|at| !covered.contains(*at)).collect();
    if !left.is_empty() {
        entries.push(StatementCode::AuditToPlayLeft.with("points", left));
    }
}

/// What says that play is not over, or which group is not shown.
const SAYS_WHY: [StatementCode; 7] = [
    StatementCode::AuditToPlay,
    StatementCode::AuditToPlayKo,
    StatementCode::AuditOpenSpace,
    StatementCode::AuditOpenKo,
    StatementCode::AuditFirstMoveDecides,
    StatementCode::AuditFirstMoveDecidesLine,
    StatementCode::AuditNotShown,
];

/// Says why a score is not firm where nothing else does: play is not over in one of the ways to decide what is open, a
/// group there is not decided, or play is not over on this board and first moves are not shown.
pub(in crate::report) fn audit_left(
    task: &ScoreTask,
    scores: &[RuleSetScore],
    rule_set_boards: &RuleSetBoards<'_>,
    are_first_moves_shown: bool,
    entries: &mut Vec<Statement>,
) {
    let (board, agreed_removal) = (rule_set_boards.agreed_board(), rule_set_boards.agreed_removal());
    if let Some(without_ko_captures) = &agreed_removal.without_ko_captures
        && let Some(cited) = task.cited(|rules| plays_kos_out(rules))
    {
        let points = agreed_removal.marks.dead - without_ko_captures.marked.dead;
        entries.push(StatementCode::AuditCapturedByKo.with("points", points).with("rules", cited));
    }
    if board.is_over() == Some(true) {
        let undecided = scores.iter().filter(|scored| rule_set_boards.is_unagreed_under(&scored.rules));
        let doubts: Vec<Doubt> = undecided.map(|scored| scored.score.doubt).collect();
        let in_a_way = [
            (Doubt::NotOver, StatementCode::AuditToPlayInAWay),
            (Doubt::Undecided, StatementCode::AuditUndecidedInAWay),
        ];
        let codes = in_a_way.into_iter().filter(|(doubt, _)| doubts.contains(doubt));
        entries.extend(codes.map(|(_, code)| Statement::new(code)));
    }
    if !are_first_moves_shown {
        audit_places_left(board, entries);
    }
}

pub(super) fn audit_open_space(space: PointSet) -> Statement {
    StatementCode::AuditOpenSpace.with_counted(space)
}

/// Names where somebody moves first though nobody is seen to gain by it, or else the wide spaces that open groups
/// reach.
fn audit_places_left(board: &PartitionedBoard, entries: &mut Vec<Statement>) {
    let Some(classification) = board.classification.as_deref().filter(|_| board.is_over() == Some(false)) else {
        return;
    };
    if entries.iter().any(|entry| SAYS_WHY.contains(&entry.code)) {
        return;
    }
    let living = board.marked.living();
    let places = places_to_draw(&living, &board.partition, classification, |_| true).take(PLACES_MAX);
    let points: PointSet = places.flat_map(|place| [place.at, place.opponent_at]).collect();
    if !points.is_empty() {
        entries.push(StatementCode::AuditToPlayLeft.with("points", points));
        return;
    }
    let at_spaces = classification.stones_of(|group| group.status == Status::Open);
    let is_reached = |space: &PointSet| space.len() >= OPEN_SPACE_MIN && space.touches(&at_spaces);
    entries.extend(board.partition.neutral.parts().filter(is_reached).map(audit_open_space));
}

/// Stones that stand in a ko, outside a seki, where nothing else hangs on it.
fn audit_kos(living: &Stones, classification: &Classification, entries: &mut Vec<Statement>) {
    let open_kos = classification.connections.open_kos;
    for (stone, at) in kos_to_play(living, classification).filter(|(stone, _)| !stone.is_subset(&open_kos)) {
        let Some(player) = stone.first().and_then(|stone| living.at(stone)) else { continue };
        let entry = StatementCode::AuditToPlayKo.with("player", player).with("points", stone);
        entries.push(entry.with("opponent", !player).with("at", at));
    }
}

/// The stones that touch the empty points around some points.
fn beside(living: &Stones, points: &PointSet) -> PointSet {
    let vacant = living.vacant();
    let space = points.touched_parts(&vacant);
    living.chains_of(&space.neighbours(&living.occupied()))
}
