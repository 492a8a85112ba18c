use super::life::line;
use crate::board::PointSet;
use crate::explain::{Statement, StatementCode};
use crate::life::{Repetition, RepetitionCause};
use crate::position::Marks;

/// What reading says of groups whose fate hangs on play that goes round, and that the marks decide where players
/// marked them.
pub(super) fn audit_repetitions(repetitions: &[Repetition], marks: &Marks, entries: &mut Vec<Statement>) {
    for one in repetitions {
        let Repetition { color, stones, repeats, cause, .. } = one;
        let about = |code: StatementCode| code.with("player", *color).with("points", *stones);
        let round = |[any, owner, opponent]: [StatementCode; 3]| match repeats {
            [true, true] => about(any),
            [false, _] => about(owner),
            [true, false] => about(opponent),
        };
        entries.push(match cause {
            RepetitionCause::Round(moves) if moves.is_empty() => round([
                StatementCode::AuditRepeats,
                StatementCode::AuditRepeatsOwnerFirst,
                StatementCode::AuditRepeatsOpponentFirst,
            ]),
            RepetitionCause::Round(moves) => {
                let codes = [
                    StatementCode::AuditRepeatsLine,
                    StatementCode::AuditRepeatsOwnerFirstLine,
                    StatementCode::AuditRepeatsOpponentFirstLine,
                ];
                round(codes).with("line", &*line(moves))
            }
            RepetitionCause::Threats(others) => about(StatementCode::AuditRepeatsByThreats).with("others", *others),
            RepetitionCause::Alone(moves) => about(StatementCode::AuditRepeatsAlone).with("line", &*line(moves)),
            RepetitionCause::InTurn => about(StatementCode::AuditRepeatsInTurn),
        });
    }
    let marked = repetitions.iter().filter(|one| one.is_marked(marks)).map(|one| one.stones).collect::<PointSet>();
    if !marked.is_empty() {
        entries.push(StatementCode::AuditRepeatsMarked.with("points", marked));
    }
}
