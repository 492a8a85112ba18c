//! What looks odd in a task: numbers, turns and marks that do not fit, groups that reading shows otherwise, play that
//! is not over.

mod life;
mod repetitions;
mod to_play;
mod turns;

use life::audit_life;
use repetitions::audit_repetitions;
pub(super) use to_play::audit_left;
use to_play::{audit_open_space, audit_to_play};
use turns::audit_turns;

use super::ScoreTask;
use crate::board::{ByColor, Color, PointSet};
use crate::explain::{CitedRuleSet, Statement, StatementCode};
use crate::life::FirstMovePair;
use crate::position::Position;
use crate::rules::{Basis, Clause, Counting, DeadInSeki, NeutralFilling, Overtime, SharedRuleSet};
use crate::score::{
    Partition, PartitionedBoard, RuleSetBoards, neutral_points_gained, neutral_points_to_play, open_spaces,
    takes_at_once, threats_at_hand,
};

/// What looks odd in the numbers and marks of a task, read with the agreed marks. The marks stand all the same.
pub fn audit(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>) -> Vec<Statement> {
    let (board, mut entries) = (rule_set_boards.agreed_board(), Vec::new());
    audit_numbers(&task.position, &mut entries);
    // The report on a record says which moves are out of turn.
    if task.record.is_none() {
        audit_turns(&task.position, &mut entries);
    }
    audit_dead(&task.position, board, &mut entries);
    audit_seki(&task.position, &board.partition, &mut entries);
    audit_dead_in_seki(task, &board.partition, &mut entries);
    audit_life(task, rule_set_boards, &mut entries);
    let repetitions = board.classification.as_deref().map_or(&[][..], |classification| &classification.repetitions);
    audit_repetitions(repetitions, rule_set_boards.position().marks(), &mut entries);
    audit_to_play(task, rule_set_boards, &mut entries);
    audit_left_to_take(task, board, &mut entries);
    entries.extend(open_spaces(&board.partition).map(audit_open_space));
    audit_neutral_points(task, board, &mut entries);
    let is_paid = task.rule_sets.iter().any(|rules| rules.overtime.choice() != Some(Overtime::None));
    if task.terms.overtime != ByColor::default() && !is_paid {
        entries.push(Statement::new(StatementCode::AuditOvertimeNotCounted));
    }
    entries
}

fn audit_numbers(position: &Position, entries: &mut Vec<Statement>) {
    let (stones, history) = (position.stones(), position.history());
    for color in Color::BOTH {
        let Some(plays) = *history.plays.get(color) else { continue };
        let played = plays + position.handicap_stones(color);
        let on_board = u32::from(stones.of(color).len());
        match *position.prisoners().get(!color) {
            None if played < on_board => {
                let entry = StatementCode::AuditMoreStonesThanPlays.with("player", color);
                entries.push(entry.with("played", played).with("on_board", on_board));
            }
            Some(captured) if played != on_board + captured => {
                let entry = StatementCode::AuditStoneBalance.with("player", color).with("opponent", !color);
                let entry = entry.with("played", played).with("on_board", on_board);
                entries.push(entry.with("captured", captured));
            }
            None | Some(_) => {}
        }
    }
}

fn audit_dead(position: &Position, board: &PartitionedBoard, entries: &mut Vec<Statement>) {
    for color in Color::BOTH {
        let own = *position.stones().of(color);
        if !own.is_empty() && own.is_subset(&position.marks().dead) {
            entries.push(StatementCode::AuditEveryStoneDead.with("player", color));
        }
    }
    let neutral = board.partition.neutral & board.marked.dead;
    if !neutral.is_empty() {
        entries.push(StatementCode::AuditDeadOnNeutralPoints.with_counted(neutral));
    }
}

/// A rule set with the articles of what it chooses, or with the word for what that rests on.
fn cited_by<T: Copy>(id: &str, clause: &Clause<T>) -> CitedRuleSet {
    let of_practice = (clause.basis() == Basis::Convention).then_some(clause.basis().as_str());
    CitedRuleSet { id: id.to_owned(), articles: clause.articles().iter().copied().chain(of_practice).collect() }
}

/// What the rule sets that are scored say of dead stones inside a seki, each with its articles.
fn audit_dead_in_seki(task: &ScoreTask, partition: &Partition, entries: &mut Vec<Statement>) {
    for color in Color::BOTH {
        let stones = *partition.dead_stones_in_seki.get(color);
        if stones.is_empty() {
            continue;
        }
        let is_unread = |rules: &SharedRuleSet| rules.dead_in_seki.basis() == Basis::Unverified;
        for (code, choice, unread) in [
            (StatementCode::AuditDeadInSekiStays, Some(DeadInSeki::NotRemoved), false),
            (StatementCode::AuditDeadInSekiRemoved, Some(DeadInSeki::Removed), false),
            (StatementCode::AuditDeadInSekiUntold, None, false),
            (StatementCode::AuditDeadInSekiUnread, None, true),
        ] {
            let says = |rules: &&SharedRuleSet| rules.dead_in_seki.choice() == choice && is_unread(rules) == unread;
            let clauses = task.rule_sets.iter().filter(says);
            let cited: Vec<_> = clauses.map(|rules| cited_by(&rules.id, &rules.dead_in_seki)).collect();
            if !cited.is_empty() {
                entries.push(code.with("player", color).with("points", stones).with("rules", cited));
            }
        }
    }
}

/// Neutral points that nobody filled though a text that is scored wants them filled, on a board where nothing else is
/// left to play. Players who agreed on the count have as good as filled them.
fn audit_neutral_points(task: &ScoreTask, board: &PartitionedBoard, entries: &mut Vec<Statement>) {
    let Some(classification) = &board.classification else { return };
    let left = neutral_points_to_play(board);
    let is_over = board.is_over() == Some(true);
    if is_over && neutral_points_gained(&task.position, board) != ByColor::default() {
        audit_area(task, board, &left, entries);
    }
    if left.is_empty() || task.is_agreed() || !classification.is_settled() {
        return;
    }
    let clauses = task.rule_sets.iter().map(|rules| (&rules.id, &rules.neutral_filling));
    // Practice alone asks for it too where the text, word for word, has something happen to the stones beside an open
    // one.
    let is_named = |clause: &Clause<_>| clause.basis() == Basis::Text || clause.fork().is_some();
    let wants = clauses.filter(|(_, clause)| clause.choice() == Some(NeutralFilling::Required) && is_named(clause));
    let wanting: Vec<_> = wants.map(|(id, clause)| cited_by(id, clause)).collect();
    if !wanting.is_empty() {
        entries.push(StatementCode::AuditNeutralPointsOpen.with_counted(left).with("rules", wanting));
    }
}

/// Where area counts, an odd number of neutral points is worth a point to the next to play, as players fill them in
/// turn; who answers one by a point that he owes fills one less; and beside a seki some can be filled.
fn audit_area(task: &ScoreTask, board: &PartitionedBoard, left: &PointSet, entries: &mut Vec<Statement>) {
    let counts_area =
        |rules: &SharedRuleSet| rules.counting.choice().is_some_and(|counting| counting != Counting::Territory);
    let Some(cited) = task.cited(counts_area) else { return };
    let beside_seki = board.neutral_points_beside_seki().union();
    if !beside_seki.is_empty() {
        entries
            .push(StatementCode::AuditNeutralPointsBesideSeki.with_counted(beside_seki).with("rules", cited.clone()));
    }
    let owed = board.partition.protective_moves.union();
    if !owed.is_empty() && !left.is_empty() {
        let entry = StatementCode::AuditNeutralPointsForcing.with_counted(*left).with("owed", owed);
        entries.push(entry.with("rules", cited));
    } else if left.len() % 2 == 1 {
        entries.push(StatementCode::AuditNeutralPointsArea.with_counted(*left).with("rules", cited));
    }
}

/// Stones that can still be taken: a chain whose owner owes a point, groups that have to answer inside once neutral
/// points are filled, those that a rule set does not take off where others do, and dead ones in a seki that it counts
/// only once they are captured.
fn audit_left_to_take(task: &ScoreTask, board: &PartitionedBoard, entries: &mut Vec<Statement>) {
    if task.position.history().has_end() {
        return;
    }
    let living = board.marked.living();
    for FirstMovePair { player, at, .. } in board.classification.iter().flat_map(|read| threats_at_hand(&living, read))
    {
        entries.push(StatementCode::AuditToPlayOwed.with("player", player).with("opponent", !player).with("at", at));
    }
    for color in Color::BOTH {
        let points =
            board.classification.as_ref().map_or(PointSet::EMPTY, |read| read.must_answer() & *living.of(color));
        if !points.is_empty() {
            entries.push(StatementCode::AuditToPlayAnswer.with("player", color).with("points", points));
        }
    }
    if let Some(cited) = task.cited(|rules| !rules.takes_off_by_agreement()).filter(|_| !board.marked.dead.is_empty()) {
        entries.push(StatementCode::AuditToPlayDead.with("points", board.marked.dead).with("rules", cited));
    }
    for FirstMovePair { player, at, .. } in takes_at_once(task.position.stones(), board.partition.dead_stones_in_seki) {
        if let Some(cited) = task.cited(|rules| rules.pays_for_captures_in_seki()) {
            entries.push(StatementCode::AuditToPlayInSeki.with("player", player).with("at", at).with("rules", cited));
        }
    }
}

/// A seki has stones of both players, and a group stands in it with all its chains: other claims look as if something
/// were forgotten. A chain left out that surrounds nothing alone, such as a stone in a ko, changes nothing.
fn audit_seki(position: &Position, partition: &Partition, entries: &mut Vec<Statement>) {
    for color in Color::BOTH {
        let in_seki = *partition.in_seki.get(color) & *position.seki();
        if in_seki.is_empty() {
            continue;
        }
        for group in partition.area(color).parts().filter(|group| !group.is_disjoint(&in_seki)) {
            let others = (*partition.living.get(color) & group) - in_seki;
            let outside = partition.owned(color) - *partition.seki_eyes.get(color) - *partition.dead_in_seki.get(color);
            let counted = outside & group;
            if !others.is_empty() && !counted.is_empty() {
                let claimed = group & in_seki;
                let entry = StatementCode::AuditSekiClaimedInPart.with("player", color);
                entries.push(entry.with("points", claimed).with("others", others));
            }
            let around = group | group.touched_parts(&partition.neutral);
            if !around.touches(partition.in_seki.get(!color)) {
                let entry = StatementCode::AuditSekiWithoutOpponent.with("player", color);
                entries.push(entry.with("points", group & in_seki).with("opponent", !color));
            }
        }
    }
}
