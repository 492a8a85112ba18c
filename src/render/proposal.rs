use super::Language;
use super::layout::wrap;
use crate::board::ByColor;
use crate::explain::{Message, assumption};
use crate::formats::diagram::write_rows;
use crate::proposal::ProposedGroup;
use crate::report::{ReportProposal, ScoreTask};

/// What is proposed for a task, for people: the board with the stones that come off drawn small, the groups of which
/// the proposal is not sure, and what to ask.
pub fn proposal(language: Language, task: &ScoreTask, proposed: &ReportProposal, columns: usize) -> String {
    let ReportProposal { proposal, turned_by_result: turned, .. } = proposed;
    let whole = if proposed.has_unagreed_groups {
        proposed.assumptions(&task.position).first().map(|assumed| language.sentence(&assumption(assumed)))
    } else {
        Some(language.sentence(&Message::new("proposal-is-shown")))
    };
    let unsure = proposal.unsure().map(|group| of_group(language, group));
    let to_confirm = proposed.to_confirm().into_iter().map(|statement| language.sentence(&statement));
    let turned = proposal.groups.iter().filter(|group| turned.contains(&group.stones));
    let turned = turned.map(|group| language.sentence(&about("proposal-turned", language, group)));
    let mut lines = write_rows(task.position.stones(), &proposed.dead());
    lines.push(String::new());
    let sentences = whole.into_iter().chain(turned).chain(unsure).chain(to_confirm);
    lines.extend(sentences.flat_map(|sentence| wrap(columns, &sentence, "", "  ")));
    lines.join("\n") + "\n"
}

/// What is proposed of a group, and how sure that is; where the first move decides, where that is.
fn of_group(language: Language, group: &ProposedGroup) -> String {
    if let Some(ByColor { black, white }) = group.first_moves.map(|at| at.map(|point| point.to_string())) {
        let about = about("proposal-unsettled", language, group);
        return language.sentence(&about.with("black", &*black).with("white", &*white));
    }
    let percent = format!("{}.{}", group.certainty / 10, group.certainty % 10);
    language.sentence(&about("proposal-group", language, group).with("percent", &*percent))
}

/// A message on a group.
fn about(key: &'static str, language: Language, group: &ProposedGroup) -> Message {
    let at = group.stones.first().map(|first| first.to_string()).unwrap_or_default();
    Message::new(key).with("at", &*at).with("status", language.word_of("status", group.status.as_str()))
}
