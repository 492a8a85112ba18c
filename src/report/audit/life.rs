use std::sync::Arc;

use crate::board::{Color, Point, PointSet};
use crate::explain::{Statement, StatementCode};
use crate::life::{
    Classification, ClassifiedGroup, DangerInside, Evidence, MoveLine, NODES_OF_MOVES, Status, can_be_played,
};
use crate::position::{Position, play};
use crate::report::ScoreTask;
use crate::report::costs::{NODES_OF_LINE, NODES_OF_LINES};
use crate::rules::Suicide;
use crate::score::{PartitionedBoard, RuleSetBoards};

/// What reading says of the marks: groups that nobody called dead or in seki and that cannot be kept as they stand,
/// points that must still be filled, stones marked dead that live.
///
/// Lines of play are looked for where all is wanted.
pub(super) fn audit_life(task: &ScoreTask, rule_set_boards: &RuleSetBoards<'_>, entries: &mut Vec<Statement>) {
    let (position, board) = (&task.position, rule_set_boards.agreed_board());
    let classifications = &rule_set_boards.classifications()[..];
    if classifications.is_empty() {
        return;
    }
    let of =
        |points: fn(&Classification) -> PointSet| classifications.iter().map(|read| points(read)).collect::<PointSet>();
    let kos = of(|classification| classification.connections.open_kos);
    let lives = *board.lives_though_marked();
    let nodes_of_line = task.wanted.detail.has_board().then(|| nodes_of_line(classifications));
    let auditor = GroupAuditor { position, board, classifications, nodes_of_line };
    for color in Color::BOTH {
        let own = *position.stones().of(color);
        let unnamed_seki = own & (of(Classification::in_seki) - *position.seki());
        let unsettled =
            unnamed_seki & of(|classification| classification.stones_of(|group| group.status.is_not_kept()));
        auditor.audit_unnamed_seki(color, entries);
        if !unsettled.is_empty() {
            entries.push(StatementCode::AuditSekiAtBest.with("player", color).with("points", unsettled));
        }
        auditor.audit_unsettled(color, entries);
        if !(own & kos).is_empty() {
            entries.push(StatementCode::AuditOpenKo.with("player", color).with("points", own & kos));
        }
        auditor.audit_owed_moves(color, entries);
        if !(own & lives).is_empty() {
            let entry = StatementCode::AuditDeadCannotBeCaptured.with("player", color);
            entries.push(entry.with("opponent", !color).with("points", own & lives));
        }
    }
}

struct GroupAuditor<'a> {
    position: &'a Position,
    board: &'a PartitionedBoard,
    classifications: &'a [Arc<Classification>],
    /// What one line of play may spend; nothing where no line is wanted.
    nodes_of_line: Option<u32>,
}

/// An equal share for each line of an answer.
fn nodes_of_line(classifications: &[Arc<Classification>]) -> u32 {
    let lines = |classification: &Arc<Classification>| {
        classification.threats.len() + classification.groups.iter().map(|group| group.captures.len()).sum::<usize>()
    };
    let lines = u32::try_from(classifications.iter().map(lines).sum::<usize>()).unwrap_or(u32::MAX).max(1);
    let [least, most] = NODES_OF_LINE;
    (NODES_OF_LINES / lines).clamp(least, most)
}

impl GroupAuditor<'_> {
    /// Whether a line can be played on the board as drawn, or once the stones marked dead are off.
    fn can_be_played(&self, line: &MoveLine) -> bool {
        let stones = self.position.stones();
        can_be_played(line, stones) || can_be_played(line, &self.board.marked.living())
    }

    /// Groups of one colour that stand in seki though nobody named them: by search, or for want of anything that shows
    /// more.
    fn audit_unnamed_seki(&self, color: Color, entries: &mut Vec<Statement>) {
        let living = self.board.marked.living();
        let mut seen: Vec<PointSet> = Vec::new();
        for classification in self.classifications {
            let is_unnamed = |group: &&ClassifiedGroup| {
                group.color == color && group.status == Status::InSeki && group.stones.is_disjoint(self.position.seki())
            };
            for ClassifiedGroup { stones, evidence, .. } in classification.groups.iter().filter(is_unnamed) {
                if seen.contains(stones) {
                    continue;
                }
                seen.push(*stones);
                let around = *stones | stones.touched_parts(&living.vacant());
                let others = living.chains_of(&around.neighbours(&(classification.in_seki() & *living.of(!color))));
                let code = match (others.is_empty(), *evidence == Evidence::Searched, classification.is_in_ko(stones)) {
                    (true, ..) => StatementCode::AuditTakenAsInSekiAlone,
                    (false, true, _) => StatementCode::AuditInSekiBySearch,
                    (false, false, true) => StatementCode::AuditInSekiByKo,
                    (false, false, false) => StatementCode::AuditTakenAsInSeki,
                };
                let entry = code.with("player", color).with("opponent", !color).with("points", *stones);
                entries.push(if others.is_empty() { entry } else { entry.with("others", others) });
            }
        }
    }

    /// Groups of one colour that whoever starts can capture or keep. Under other marks other things may be so: the
    /// first entry on a stone stands.
    fn audit_unsettled(&self, color: Color, entries: &mut Vec<Statement>) {
        let mut covered = PointSet::EMPTY;
        for classification in self.classifications {
            let is_unsettled = |group: &ClassifiedGroup| group.color == color && group.status.is_not_kept();
            let groups = classification.groups.iter().filter(|group| is_unsettled(group));
            for group in groups.filter(|group| group.stones.is_disjoint(&covered)) {
                self.audit(classification, group, entries);
            }
            covered |= classification.stones_of(is_unsettled);
        }
    }

    /// Points that a player must still fill, each with what the opponent threatens there and what may be filled
    /// instead.
    fn audit_owed_moves(&self, color: Color, entries: &mut Vec<Statement>) {
        let Some(classification) = &self.board.classification else { return };
        let owed = self.board.partition.protective_moves.get(color);
        let living = self.board.marked.living();
        for (point, threat) in classification.threats.iter().filter(|(point, _)| owed.contains(*point)) {
            let filled_line = self.nodes_of_line.map(|nodes| threat.line_once_filled(&living, nodes));
            let (filled, line) = filled_line.unwrap_or_default();
            let is_filled = !filled.is_empty();
            let with = if is_filled {
                StatementCode::AuditProtectiveMoveLineFilled
            } else {
                StatementCode::AuditProtectiveMoveLine
            };
            let about = |entry: Statement| {
                let entry = entry.with("player", color).with("opponent", !color).with("at", *point);
                entry.with_known("filled", is_filled.then_some(filled))
            };
            // Several chains may hang on one point, and no line be known for any of them.
            let entry = with_line([StatementCode::AuditProtectiveMove, with], &line, about);
            if entries.contains(&entry) {
                continue;
            }
            entries.push(entry);
            let instead = classification.interchangeable_moves.iter().filter(|(other, _)| other == point);
            entries.extend(instead.map(|(_, others)| {
                let entry = StatementCode::AuditProtectiveMoveInstead.with("player", color);
                entry.with("at", *point).with("points", *others)
            }));
        }
    }

    /// An entry for all stones that one line captures, and one for those without a line.
    fn audit(&self, classification: &Classification, group: &ClassifiedGroup, entries: &mut Vec<Statement>) {
        let stones = self.position.stones();
        let is_shown = group.evidence == Evidence::Searched;
        let is_endangered = is_shown && group.danger_inside == DangerInside::Now;
        let codes = match (is_shown, is_endangered, group.status == Status::Captured) {
            (false, ..) => [StatementCode::AuditNotShown; 2],
            (true, true, _) => [StatementCode::AuditDeadInside, StatementCode::AuditDeadInsideLine],
            (true, false, true) => [StatementCode::AuditCanBeCaptured, StatementCode::AuditCanBeCapturedLine],
            (true, false, false) => [StatementCode::AuditFirstMoveDecides, StatementCode::AuditFirstMoveDecidesLine],
        };
        let unread =
            if is_endangered { PointSet::EMPTY } else { stones.occupied() - classification.stones_of(|_| true) };
        let board = stones.without(&unread);
        let entry = |line: &MoveLine, points: PointSet| {
            with_line(codes, line, |entry| {
                let entry = entry.with("player", group.color).with_known("opponent", is_shown.then_some(!group.color));
                let dead = is_endangered.then(|| dead_inside(self.board, group));
                entry.with("points", points).with_known("dead", dead)
            })
        };
        let mut left = group.stones;
        let lines =
            || self.nodes_of_line.into_iter().flat_map(|nodes| group.captures.iter().map(move |one| (one, nodes)));
        for (capture, nodes) in lines().filter(|_| is_shown) {
            let Some((line, off)) = capture.line(&board, nodes) else { continue };
            // What was read under other marks may not be playable on the board that the answer shows.
            if !self.can_be_played(&line) {
                continue;
            }
            let off = off & left;
            if !off.is_empty() {
                entries.push(entry(&line, off));
                left -= off;
            }
        }
        if !left.is_empty() {
            entries.push(entry(&MoveLine::new(), left));
        }
        // Of kos that bear on each other one move decides nothing.
        if codes[0] == StatementCode::AuditFirstMoveDecides && classification.connections.open_kos.is_empty() {
            for (capture, nodes) in lines() {
                let at = capture.first_moves(nodes.min(NODES_OF_MOVES)).map(|moves| *moves.get(group.color));
                // Reading takes marked stones off and fills neutral points: what it plays may not be played on the
                // board as drawn.
                let is_legal = |at: &Point| play(stones, group.color, *at, Suicide::Forbidden).is_ok();
                if let Some(at) = at.filter(is_legal) {
                    let entry = StatementCode::AuditFirstMoveKeeps.with("player", group.color);
                    entries.push(entry.with("points", capture.stones() & group.stones).with("at", at));
                }
            }
        }
    }
}

/// An entry with a line of play, where there is one. A capture that is seen without playing it out has none.
///
/// The line is in letters and points, which read the same in every language. A pass or a move elsewhere is a `-`.
fn with_line(
    [without, with]: [StatementCode; 2],
    moves: &MoveLine,
    about: impl FnOnce(Statement) -> Statement,
) -> Statement {
    let line = (!moves.is_empty()).then(|| line(moves));
    let code = if line.is_some() { with } else { without };
    about(Statement::new(code)).with_known("line", line.as_deref())
}

/// The moves of a line, each with its player.
pub(super) fn line(moves: &MoveLine) -> String {
    let one = |(color, point): &(Color, Option<Point>)| {
        format!("{} {}", color.letter(), point.map_or("-".to_owned(), |point| point.to_string()))
    };
    moves.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn dead_inside(board: &PartitionedBoard, group: &ClassifiedGroup) -> PointSet {
    let owned = board.partition.owned(group.color);
    let inside = group.stones.touched_parts(&owned) & board.marked.dead;
    if inside.is_empty() { board.marked.dead } else { inside }
}
