use super::{Report, RuleSetScore, ScoreTask};
use crate::life::Group;
use crate::rules::Ambiguity;
use crate::score::{DeadStonesSource, RuleReading};

/// The readings of a score that are shown where nobody asks for one by name: every one on which the board turns, but
/// neutral points left open word for word only where that can decide something.
///
/// In most games some neutral points are left, and by the words of the Japanese article 8 or the Korean article 9
/// hardly a point of territory remains then.
/// The commentary has the answer: players who agree on the end have as good as filled them. So that reading is shown
/// only of a board that is settled, where it turns the winner, and where nothing shows that the players agreed on the
/// count, as their marks do.
pub fn shown_readings<'a>(
    task: &ScoreTask,
    report: &Report,
    scored: &'a RuleSetScore,
) -> impl Iterator<Item = &'a RuleReading> {
    let readings = scored.score.readings.iter();
    let of_neutral_points = |reading: &RuleReading| reading.id.ambiguity() == Ambiguity::NeutralPoints;
    let turns = readings.clone().any(|reading| of_neutral_points(reading) && reading.turns_winner);
    let is_in_doubt =
        turns && !task.is_agreed() && is_settled(report) && report.dead_stones_source != DeadStonesSource::Marked;
    readings.filter(move |reading| is_in_doubt || !of_neutral_points(reading))
}

/// Whether it is shown of every group what becomes of it, as far as groups were read.
fn is_settled(report: &Report) -> bool {
    report.life.as_ref().is_none_or(|life| life.groups.iter().all(Group::is_settled))
}
