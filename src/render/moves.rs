use super::board::lines_of;
use super::layout::{WIDTH, wrap};
use super::marks::Mark;
use super::{Language, sentences};
use crate::board::{Point, Stones};
use crate::position::Move;
use crate::report::moves::{MoveStep, MoveVerdict};
use crate::report::{MoveReport, MoveTask};
use crate::rules::SharedRuleSet;

/// What rule sets say of moves, for a terminal: the board before, and for each move the board after it, what it takes,
/// and the rule sets in groups that answer alike, each with the clause behind its answer. Lines have up to 100 letters.
///
/// ```
/// use gyega::board::{Color, Point, Stones};
/// use gyega::position::{Move, Setup};
/// use gyega::render::{Language, moves_text};
/// use gyega::report::{MoveTask, compare_moves};
///
/// // Two white stones in the corner: White at A1 would leave all three without a liberty.
/// let stones = Stones::from_rows(&["X...", "OX..", ".OX.", "XXX."]).unwrap();
/// let at = Point::parse("A2");
/// let task = MoveTask::new(Setup::new(stones).check().unwrap(), vec![Move { player: Color::White, point: at }]);
/// let answer = moves_text(Language::En, &task, &compare_moves(&task));
/// assert!(answer.contains("Move 1: White A2"));
/// assert!(answer.contains("White may not play at A2: 3 stones (A3 A2 B2) would have no liberty."));
/// ```
pub fn moves_text(language: Language, task: &MoveTask, report: &MoveReport) -> String {
    let mut lines = vec![language.heading(language.word("before-moves"))];
    lines.extend(board(task.position.stones(), None));
    for (index, step) in report.steps.iter().enumerate() {
        lines.push(String::new());
        let number = language.counted("move", &(index + 1).to_string());
        let Move { player, point } = step.turn;
        let place = point.map_or(language.word("pass").to_owned(), |point| point.to_string());
        lines.push(language.labelled(number, format!("{} {place}", language.player(player))));
        lines.extend(effects(language, step));
        lines.extend(answers_in_lines(language, &report.rule_sets, step));
    }
    if !report.assumptions.is_empty() {
        lines.extend([String::new(), language.heading(language.word("assumptions"))]);
        let sentences = report.assumptions.iter().map(|statement| language.sentence(statement));
        lines.extend(sentences.flat_map(|sentence| wrap(WIDTH, &sentence, "  - ", "    ")));
    }
    lines.join("\n") + "\n"
}

/// Stones as lines of text; the last one played stands in brackets.
fn board(stones: &Stones, last: Option<Point>) -> Vec<String> {
    let before = |point: Point| match point.column.checked_sub(1) {
        _ if last == Some(point) => '(',
        Some(column) if last == Some(Point { column, ..point }) => ')',
        _ => ' ',
    };
    let letter = |point| stones.at(point).map_or('.', |color| Mark::Living(color).letter());
    let ends = |point: Point| last == Some(point) && point.column + 1 == stones.size().width();
    let shown = |point| format!("{}{}{}", before(point), letter(point), if ends(point) { ")" } else { "" });
    lines_of(stones.size(), shown).into_iter().map(|line| format!("  {line}")).collect()
}

/// The rule sets in groups that answer a move alike, a sentence each.
pub(super) fn answers(language: Language, rule_sets: &[SharedRuleSet], step: &MoveStep) -> Vec<String> {
    let answer = |group: &Vec<usize>| {
        let (named, first) = answer(language, rule_sets, step, group)?;
        let ruling = first.repetition.as_ref().map(|ruling| &ruling.statement);
        let sentences = [Some(&first.statement), ruling].into_iter().flatten();
        let sentences = sentences.map(|statement| language.sentence(statement)).collect::<Vec<_>>();
        Some(language.labelled(named, sentences.join(language.word("between-sentences"))))
    };
    step.answers().iter().filter_map(answer).collect()
}

/// The rule sets that answer alike, each with what stands behind its answer, and the answer.
fn answer<'a>(
    language: Language,
    rule_sets: &[SharedRuleSet],
    step: &'a MoveStep,
    group: &[usize],
) -> Option<(String, &'a MoveVerdict)> {
    let verdicts = group.iter().filter_map(|set| Some((rule_sets.get(*set)?, step.verdicts.get(*set)?)));
    let named =
        verdicts.map(|(rules, it)| format!("{}{}", sentences::without_controls(&rules.id), cited_clause(language, it)));
    Some((language.enumerated(&named.collect::<Vec<_>>()), step.verdicts.get(*group.first()?)?))
}

/// The board after a move, and what the move does to it.
fn effects(language: Language, step: &MoveStep) -> Vec<String> {
    let Some(played) = &step.played else { return Vec::new() };
    let last = step.turn.point.filter(|point| played.after.at(*point).is_some());
    let mut lines = board(&played.after, last);
    let effects = [
        ("takes", &played.captured),
        ("takes-own", &played.self_captured),
        ("liberties", &played.liberties),
        ("gives-atari", &played.gives_atari),
    ];
    for (key, points) in effects.into_iter().filter(|(_, points)| !points.is_empty()) {
        let text = language.labelled(language.word(key), language.join_points(points));
        lines.extend(wrap(WIDTH, &text, "  ", "    "));
    }
    lines
}

/// The rule sets in groups that answer alike, each group below its answer.
fn answers_in_lines(language: Language, rule_sets: &[SharedRuleSet], step: &MoveStep) -> Vec<String> {
    let mut lines = Vec::new();
    for group in step.answers() {
        let Some((named, first)) = answer(language, rule_sets, step, &group) else { continue };
        lines.extend(wrap(WIDTH, &language.sentence(&first.statement), "  ", "    "));
        let mut indented = |text: &str| lines.extend(wrap(WIDTH, text, "    ", "      "));
        if let Some(ruling) = &first.repetition {
            indented(&language.sentence(&ruling.statement));
        }
        let all = group.len() == step.verdicts.len() && step.verdicts.len() > 1;
        indented(&if all { language.labelled(language.word("every-rule-set"), named) } else { named });
        first.assumptions.iter().for_each(|assumption| indented(&language.sentence(assumption)));
    }
    lines
}

/// The articles behind an answer, and what an illegal move costs.
fn cited_clause(language: Language, verdict: &MoveVerdict) -> String {
    let articles = verdict.clause.as_ref().map(|clause| language.articles(clause.articles));
    let cost = verdict.penalty.as_ref().and_then(|(cost, _)| *cost);
    let cost = cost.map_or(String::new(), |cost| language.bracketed(language.word_of("illegal", cost.as_str())));
    sentences::cited(&articles.unwrap_or_default()) + &cost
}

#[cfg(test)]
mod tests {
    use super::board;
    use crate::board::{Point, Stones};

    #[test]
    fn the_last_stone_stands_in_brackets_at_either_edge() {
        let stones = Stones::from_rows(&["X.O", ".X."]).expect("a board");
        assert_eq!(board(&stones, Point::parse("A2")), ["  2(X). O", "  1 . X .", "    A B C"]);
        assert_eq!(board(&stones, Point::parse("C2")), ["  2 X .(O)", "  1 . X .", "    A B C"]);
        assert_eq!(board(&stones, None)[0], "  2 X . O");
    }
}
