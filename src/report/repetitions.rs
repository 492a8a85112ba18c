use super::checks::line;
use crate::board::PointSet;
use crate::explain::Statement;
use crate::life::{Cycle, CycleCause};
use crate::position::Marks;

/// What reading says of groups whose fate hangs on play that goes round, and that the marks decide where players
/// marked them.
pub(super) fn audit_repetitions(repetitions: &[Cycle], said: &Marks, entries: &mut Vec<Statement>) {
    for one in repetitions {
        let Cycle { color, stones, repeats, cause, .. } = one;
        let about = |code| Statement::new(code).with("player", *color).with("points", *stones);
        let round = |[any, owner, opponent]: [&'static str; 3]| match repeats {
            [true, true] => about(any),
            [false, _] => about(owner),
            [true, false] => about(opponent),
        };
        entries.push(match cause {
            CycleCause::Round(moves) if moves.is_empty() => {
                round(["audit-repeats", "audit-repeats-owner-first", "audit-repeats-opponent-first"])
            }
            CycleCause::Round(moves) => {
                let codes =
                    ["audit-repeats-line", "audit-repeats-owner-first-line", "audit-repeats-opponent-first-line"];
                round(codes).with("line", &*line(moves))
            }
            CycleCause::Threats(others) => about("audit-repeats-by-threats").with("others", *others),
            CycleCause::Alone(moves) => about("audit-repeats-alone").with("line", &*line(moves)),
            CycleCause::InTurn => about("audit-repeats-in-turn"),
        });
    }
    let marked = repetitions.iter().filter(|one| one.is_marked(said)).map(|one| one.stones).collect::<PointSet>();
    if !marked.is_empty() {
        entries.push(Statement::new("audit-repeats-marked").with("points", marked));
    }
}
