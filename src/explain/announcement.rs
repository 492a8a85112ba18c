use super::{Statement, StatementCode, with_needs};
use crate::board::Color;
use crate::rules::{Amount, Announcement, RuleSet};
use crate::score::{DecidedBy, Outcome, Score};

/// The result as the rule set's federation announces it.
///
/// Chinese results are announced in zi, a lead of two points each: a lead of 0.5 is a quarter of a zi.
/// A result that could still change, or that reading disproves, says so.
pub fn announcement(rules: &RuleSet, score: &Score) -> Statement {
    let stands = if score.is_provisional() {
        "provisional"
    } else if !score.against_reading.is_empty() {
        "against-reading"
    } else if score.is_firm() {
        "firm"
    } else {
        "not-firm"
    };
    let result = plain(rules, score);
    let is_decided = matches!(score.verdict.outcome, Outcome::Wins(_) | Outcome::Draw);
    if is_decided && score.verdict.end.is_none() { result.with("stands", stands) } else { result }
}

fn plain(rules: &RuleSet, score: &Score) -> Statement {
    let verdict = &score.verdict;
    match (verdict.outcome, verdict.end) {
        (Outcome::Undetermined, _) => {
            with_needs(Statement::new(StatementCode::AnnounceUndetermined), &score.needs, rules)
        }
        (Outcome::Draw, _) => Statement::new(match rules.announcement.choice() {
            Some(Announcement::Moku) => StatementCode::AnnounceJigo,
            _ => StatementCode::AnnounceDraw,
        }),
        (Outcome::BothLose, _) => Statement::new(StatementCode::AnnounceBothLose),
        (Outcome::Wins(color), Some(end)) => {
            StatementCode::AnnounceByEnd.with("winner", color).with("end", end.as_str())
        }
        (Outcome::Wins(color), _) => won_by_count(color, rules, score),
    }
}

fn won_by_count(winner: Color, rules: &RuleSet, score: &Score) -> Statement {
    let announce = |code: StatementCode| code.with("winner", winner);
    if let Some((least, most)) = score.lead_between.map(|between| between.won_by(winner)) {
        return announce(StatementCode::AnnounceWinner).with("least", least).with("most", most);
    }
    if score.verdict.decided_by == Some(DecidedBy::TieRule) {
        return announce(StatementCode::AnnounceTieRule);
    }
    let lead = score.verdict.lead.unwrap_or_default().abs();
    let statement = match rules.announcement.choice() {
        Some(Announcement::Zi) => announce(StatementCode::AnnounceZi).with("zi", zi(lead).as_str()),
        Some(Announcement::Jip) => announce(StatementCode::AnnounceJip),
        Some(Announcement::Moku) => announce(StatementCode::AnnounceMoku),
        Some(Announcement::Points) | None => announce(StatementCode::AnnouncePoints),
    };
    statement.with("points", lead)
}

/// A lead in zi, as a whole number and a fraction: 1.5 points are `3/4`, 7.5 points are `3 3/4`.
pub(crate) fn zi(lead: Amount) -> String {
    let eighths = lead.as_quarters();
    let (whole, rest) = (eighths / 8, eighths % 8);
    let fraction = match rest {
        0 => String::new(),
        4 => "1/2".to_owned(),
        2 | 6 => format!("{}/4", rest / 2),
        _ => format!("{rest}/8"),
    };
    match (whole, fraction.is_empty()) {
        (0, false) => fraction,
        (_, true) => whole.to_string(),
        (_, false) => format!("{whole} {fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use super::zi;
    use crate::rules::Amount;

    #[test]
    fn a_zi_is_two_points_of_lead() {
        let leads: Vec<_> = [1, 3, 4, 15, 5].map(|half| zi(Amount::half_points(half))).into();
        assert_eq!(leads, ["1/4", "3/4", "1", "3 3/4", "1 1/4"]);
        assert_eq!(zi(Amount::quarters(1)), "1/8");
        assert_eq!(zi(Amount::points(3)), "1 1/2");
    }
}
