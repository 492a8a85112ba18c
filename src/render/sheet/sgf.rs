use super::{AnsweredTask, RulingSheet, escape, prisoners};
use crate::formats::sgf::{Edit, RULING_BY, SgfFault, Tree, TreeFault, Until, escape_sgf, write};
use crate::render;

/// The record of a ruling as a game record: the game, or the last board alone, with what [`render::sgf`] writes into it
/// under the rule set that rules, the names, and what was ruled as the comment of the game (`GC`).
///
/// A record of a board alone cannot hold prisoners: they stand in the comment, and whoever reads it back gives them
/// again.
///
/// # Errors
///
/// When the game cannot be written as one.
pub fn ruling_sgf(sheet: &RulingSheet<'_>) -> Result<String, SgfFault> {
    let AnsweredTask { task, report } = sheet.ruled;
    let game = task.record.as_ref().map(|record| write(&record.game));
    let record = game.as_deref().map(|text| (text, Until::End));
    let text = render::sgf(sheet.language, task, report, record)?;
    let tree = Tree::parse(text).map_err(SgfFault::Tree)?;
    let root = *tree.games().first().ok_or(SgfFault::Tree(TreeFault::NoGame))?;
    let names = [("PB", "black"), ("PW", "white"), ("EV", "event"), ("PC", "place"), ("RO", "round"), ("DT", "date")];
    // The day of the ruling need not be that of a game that was recorded.
    let names = if game.is_some() { &names[..5] } else { &names };
    let simple = |text: &str| escape_sgf(&escape::single_line(text));
    let names = sheet.typed_under(names).into_iter();
    let mut edits: Vec<Edit> =
        names.map(|(name, text)| Edit { node: root, name, values: vec![simple(text)] }).collect();
    // A result of the players that stays is none of the ruling.
    let has_result = task.record.as_ref().is_some_and(|record| record.game.result.is_some());
    if !render::sgf::keeps_result(report, has_result) {
        edits.push(Edit { node: root, name: "AP", values: vec![format!("{RULING_BY}:{}", sheet.seals.version)] });
    }
    let mut lines = ruling_lines(sheet);
    lines.push(prisoners(sheet.language, &task.position));
    lines.extend(sheet.seals.link.clone());
    edits.push(Edit { node: root, name: "GC", values: vec![escape_sgf(&lines.join("\n"))] });
    Ok(tree.written(&edits))
}

/// What was ruled and by whom, a line each.
fn ruling_lines(sheet: &RulingSheet<'_>) -> Vec<String> {
    let entries = sheet.typed_under(&[
        ("record-table", "table"),
        ("record-date", "date"),
        ("record-time", "time"),
        ("record-referee", "referee"),
        ("record-ruling", "ruling"),
        ("record-dissent", "dissent"),
        ("record-note", "note"),
    ]);
    let line = |(key, text)| sheet.language.labelled(sheet.language.word(key), escape::neutralise_tags(text));
    entries.into_iter().map(line).collect()
}
