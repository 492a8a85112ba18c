use super::checks::line;
use crate::board::PointSet;
use crate::explain::{Code, Statement};
use crate::life::{Repetition, RepetitionCause};
use crate::position::Marks;

/// What reading says of groups whose fate hangs on play that goes round, and that the marks decide where players
/// marked them.
pub(super) fn audit_repetitions(repetitions: &[Repetition], marks: &Marks, entries: &mut Vec<Statement>) {
    for one in repetitions {
        let Repetition { color, stones, repeats, cause, .. } = one;
        let about = |code| Statement::new(code).with("player", *color).with("points", *stones);
        let round = |[any, owner, opponent]: [Code; 3]| match repeats {
            [true, true] => about(any),
            [false, _] => about(owner),
            [true, false] => about(opponent),
        };
        entries.push(match cause {
            RepetitionCause::Round(moves) if moves.is_empty() => {
                round([Code::AuditRepeats, Code::AuditRepeatsOwnerFirst, Code::AuditRepeatsOpponentFirst])
            }
            RepetitionCause::Round(moves) => {
                let codes =
                    [Code::AuditRepeatsLine, Code::AuditRepeatsOwnerFirstLine, Code::AuditRepeatsOpponentFirstLine];
                round(codes).with("line", &*line(moves))
            }
            RepetitionCause::Threats(others) => about(Code::AuditRepeatsByThreats).with("others", *others),
            RepetitionCause::Alone(moves) => about(Code::AuditRepeatsAlone).with("line", &*line(moves)),
            RepetitionCause::InTurn => about(Code::AuditRepeatsInTurn),
        });
    }
    let marked = repetitions.iter().filter(|one| one.is_marked(marks)).map(|one| one.stones).collect::<PointSet>();
    if !marked.is_empty() {
        entries.push(Statement::new(Code::AuditRepeatsMarked).with("points", marked));
    }
}
