use super::marks::Mark;
use super::passage::{Passage, PassagePart};
use super::{Language, sentences};
use crate::board::{Color, Point};
use crate::procedure::{Correction, CountStep, Procedure, Table};
use crate::report::{Report, RuleSetScore};

/// The counts at the board in words.
pub(super) fn procedures(language: Language, report: &Report) -> Vec<Passage> {
    let pairs = report.scores.iter().zip(report.procedures.iter().flatten());
    pairs.filter_map(|(scored, procedure)| Some(procedure_passage(language, scored, procedure.as_ref()?))).collect()
}

/// The rule set and how it is counted, each step, and what each player has in the end.
fn procedure_passage(language: Language, scored: &RuleSetScore, procedure: &Procedure) -> Passage {
    let kind = language.word_of("procedure", procedure.kind.as_str());
    let mut before: Option<&Table> = None;
    let mut steps = Vec::new();
    for CountStep { statement, table } in &procedure.steps {
        let lines = if before == Some(table) { Vec::new() } else { table_lines(language, table) };
        steps.push((language.sentence(statement), lines));
        before = Some(table);
    }
    let sum = |player: Color| {
        let mut total = *procedure.counted.get(player);
        let mut terms = vec![total.to_string()];
        for Correction { kind, amount, .. } in procedure.corrections.iter().filter(|one| one.player == player) {
            terms.push(language.counted_entry(kind.as_str(), &amount.to_string()));
            total += *amount;
        }
        [language.player(player).to_owned(), format!("{} = {total}", terms.join(" + "))]
    };
    let result = scored.score.verdict.result();
    let title = language.labelled(kind, language.result(&result));
    Passage {
        title: language.labelled(sentences::without_controls(&scored.rules.id), title),
        parts: vec![PassagePart::Steps(steps), PassagePart::Sums(Color::BOTH.map(sum).into())],
    }
}

/// The board and what lies beside it.
fn table_lines(language: Language, table: &Table) -> Vec<String> {
    let size = table.board.size();
    let points = [table.points_of(Color::Black), table.points_of(Color::White)];
    let mark = |point: Point| match table.board.at(point) {
        Some(color) if table.left_standing.contains(point) => Mark::Dead(color),
        Some(color) => Mark::Living(color),
        None if points[0].contains(point) => Mark::Territory(Color::Black),
        None if points[1].contains(point) => Mark::Territory(Color::White),
        None => Mark::Neutral,
    };
    let letter = |column, row| mark(Point { column, row }).letter().to_string();
    let line = |row| (0..size.width()).map(|column| letter(column, row)).collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = (0..size.height()).rev().map(line).collect();
    let places = [
        ("table-bowls", table.bowls),
        ("table-lids", table.lids),
        ("table-piles", table.piles),
        ("table-noted", table.noted),
        ("table-brought", table.brought),
    ];
    let places = places.into_iter().filter(|(_, both)| (both.black, both.white) != (0, 0));
    let counts = places.map(|(key, both)| format!("{} {} : {}", language.word(key), both.black, both.white));
    lines.push(counts.collect::<Vec<_>>().join(language.word("between-clauses")));
    lines
}

#[cfg(test)]
mod tests {
    use super::procedures;
    use crate::board::{ByColor, Color, Stones};
    use crate::position::{End, Loser, Setup};
    use crate::render::Language;
    use crate::report::{ScoreTask, prepare};

    #[test]
    fn the_count_of_a_game_that_was_resigned_is_headed_by_the_resignation() {
        let mut setup = Setup::none_dead(Stones::from_rows(&[".XO.", ".XO."]).expect("a board"));
        setup.prisoners = ByColor { black: Some(0), white: Some(0) };
        (setup.history.ended_by, setup.history.lost_by) = (Some(End::Resignation), Some(Loser::One(Color::White)));
        let mut task = ScoreTask::new(setup.check().expect("legal"));
        task.rule_sets.retain(|rules| rules.id == "korean-2016");
        task.wanted.procedures = true;
        let titles = procedures(Language::En, &prepare(&task)).into_iter().map(|passage| passage.title);
        assert_eq!(titles.collect::<Vec<_>>(), ["korean-2016: prisoners filled in: B+R"]);
    }
}
