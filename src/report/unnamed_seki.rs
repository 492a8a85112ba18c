use crate::board::{Color, PointSet};
use crate::explain::{Code, Statement};
use crate::life::{Classification, ClassifiedGroup, Evidence, Status};
use crate::position::Position;
use crate::score::BoardReading;

/// Groups that stand in seki though nobody named them: by search, or for want of anything that shows more.
pub(super) fn audit_unnamed_seki(
    position: &Position,
    board: &BoardReading,
    classifications: &[&Classification],
    color: Color,
    entries: &mut Vec<Statement>,
) {
    let living = position.stones().without(&board.dead);
    let open = living.vacant();
    let mut seen: Vec<PointSet> = Vec::new();
    for classification in classifications {
        let is_unnamed = |group: &&ClassifiedGroup| {
            group.color == color && group.status == Status::InSeki && group.stones.is_disjoint(position.seki())
        };
        for ClassifiedGroup { stones, evidence, .. } in classification.groups.iter().filter(is_unnamed) {
            if seen.contains(stones) {
                continue;
            }
            seen.push(*stones);
            let around = *stones | stones.touched_parts(&open);
            let others = living.chains_of(&around.neighbours(&(classification.in_seki & *living.of(!color))));
            let code = match (others.is_empty(), *evidence == Evidence::Searched, classification.is_in_ko(stones)) {
                (true, ..) => Code::AuditTakenAsInSekiAlone,
                (false, true, _) => Code::AuditInSekiBySearch,
                (false, false, true) => Code::AuditInSekiByKo,
                (false, false, false) => Code::AuditTakenAsInSeki,
            };
            let entry = Statement::new(code).with("player", color).with("opponent", !color).with("points", *stones);
            entries.push(if others.is_empty() { entry } else { entry.with("others", others) });
        }
    }
}
