use super::Language;
use super::plain_text::text_without_board;
use crate::board::{Color, PointSet};
use crate::formats::sgf::{Edit, SgfFault, Tree, TreeFault, Until, escape_sgf, point_values, unescaped, write_board};
use crate::report::{Report, RuleSetScore, ScoreTask};
use crate::rules::{Context, RuleSet, resolve};
use crate::score::Need;

/// A record with what the report says of it: the result under the first rule set with that set and its komi, at the end
/// the territory with the dead stones in it (`TB`, `TW`), crosses on dead stones, squares on stones in seki, triangles
/// on points that must still be filled, and the reasons in the comment. All else of the record stays as it is; so does
/// its result where it does not tell which stones are dead, or where it is not played to its end. Without a record it
/// is the board alone.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::render::{Language, sgf};
/// use gyega::report::{ScoreTask, prepare};
///
/// let stones = Stones::from_rows(&[".XXO.", ".XXOO", ".XXO.", ".XXOO", ".XXO."]).unwrap();
/// let mut task = ScoreTask::new(Setup::new(stones).check().unwrap());
/// task.rule_sets.retain(|rules| rules.id == "chinese-2002");
/// task.terms.komi = gyega::score::KomiChoice::Same(gyega::rules::Amount::ZERO);
/// let record = sgf(Language::En, &task, &prepare(&task), None).unwrap();
/// assert!(record.contains("RE[B+5]RU[chinese]KM[0]TB[aa][ab][ac][ad][ae]TW[ea][ec][ee]C[Marks: "));
/// ```
///
/// # Errors
///
/// When the record is none, or there is no such place in it.
pub fn sgf(
    language: Language,
    task: &ScoreTask,
    report: &Report,
    record: Option<(&str, Until)>,
) -> Result<String, SgfFault> {
    let board = write_board(task.position.stones());
    let (text, until) = record.unwrap_or((&board, Until::End));
    let tree = Tree::parse(text.to_owned()).map_err(SgfFault::Tree)?;
    let nodes = tree.line(until)?;
    let (Some(root), Some(last)) = (nodes.first().copied(), nodes.last().copied()) else {
        return Err(TreeFault::NoGame.into());
    };
    let Some(first) = report.scores.first() else { return Ok(tree.written(&[])) };
    let value = |node: u32, name: &str| tree.values(node, name).next().map(|(_, value)| value.to_owned());
    let mut edits = Vec::new();
    let mut set = |node: u32, name: &'static str, values: Vec<String>| edits.push(Edit { node, name, values });
    for game in tree.games() {
        set(*game, "FF", vec!["4".to_owned()]);
        set(*game, "CA", vec!["UTF-8".to_owned()]);
    }
    // What stands at the root is about the end of the main line.
    let is_whole = nodes == tree.main_line(root);
    let rules: &RuleSet = &first.rules;
    // While players disagree the score is neither player's claim.
    let result = if report.is_disputed() { "?".to_owned() } else { first.score.verdict.result() };
    let before = value(root, "RE").map(|written| unescaped(&written));
    let is_replaced = is_whole && !keeps_result(report, before.is_some());
    if is_replaced {
        set(root, "RE", vec![escape_sgf(&result)]);
    }
    let handicap = task.position.handicap();
    if handicap > 1 && value(root, "HA").is_none() {
        set(root, "HA", vec![handicap.to_string()]);
    }
    let named = value(root, "RU")
        .filter(|written| resolve(unescaped(written).trim(), Context::Sgf).is_ok_and(|set| set.id == rules.id));
    if is_replaced {
        set(root, "RU", vec![named.unwrap_or_else(|| escape_sgf(name(rules)))]);
    }
    let komi = task.terms.komi.for_rules(rules, handicap);
    let is_komi_known = !first.score.needs.contains(&Need::Handicap);
    if let Some(komi) = komi.filter(|_| is_replaced && is_komi_known) {
        set(root, "KM", vec![komi.to_string()]);
    }

    let size = task.position.stones().size();
    let mut meanings = Vec::new();
    for (name, points, meaning, is_kept) in marks_of(report, first) {
        if !points.is_empty() || !is_kept {
            set(last, name, point_values(&points, size));
        }
        if !points.is_empty() {
            meanings.push(format!("{name} {}", language.word(meaning)));
        }
    }
    let labelled = |key: &'static str, text: &str| language.labelled(language.word(key), text);
    let mut lines = Vec::new();
    if !meanings.is_empty() {
        lines.push(language.ended(&labelled("sgf-marks", &language.enumerated(&meanings))));
    }
    if let Some(before) = before.filter(|before| is_replaced && *before != result) {
        lines.push(language.ended(&labelled("sgf-result-before", &before)));
    }
    let reasons = text_without_board(language, task, report, lines);
    let comment = escape_sgf(reasons.trim_end());
    let comment = value(last, "C").map_or(comment.clone(), |before| format!("{before}\n\n{comment}"));
    set(last, "C", vec![comment]);
    Ok(tree.written(&edits))
}

/// The marks of the last board: the property, its points, what it means, and whether what the record has of it stays
/// where there are none.
fn marks_of(report: &Report, first: &RuleSetScore) -> [(&'static str, PointSet, &'static str, bool); 5] {
    let partition = &first.score.board().partition;
    // A rule set that takes nothing off by agreement does not ask which stones are dead; marks would tell it to those
    // that do.
    let if_marked = |points: PointSet| if report.unsaid.is_empty() { points } else { PointSet::EMPTY };
    let territory = |color| if_marked(*partition.territory.get(color) | *partition.dead_points.get(color));
    [
        ("TB", territory(Color::Black), "mark-territory-black", false),
        ("TW", territory(Color::White), "mark-territory-white", false),
        // Crosses alone would say that no other stone is dead.
        ("MA", if_marked(partition.dead_stones.union()), "sgf-dead", false),
        ("SQ", partition.in_seki.union(), "sgf-in-seki", true),
        ("TR", partition.protective_moves.union(), "mark-protective-move", true),
    ]
}

/// Whether the result that a record tells stays in it: without the dead stones or the handicap that the players agreed
/// on, theirs is the better one.
pub(super) fn keeps_result(report: &Report, has_result: bool) -> bool {
    let is_missing = |need: &Need| matches!(need, Need::DeadStones | Need::Handicap);
    has_result && report.scores.first().is_some_and(|first| first.score.needs.iter().any(is_missing))
}

/// What records call a rule set.
fn name(rules: &RuleSet) -> &str {
    let alias = rules.aliases.iter().find(|alias| alias.context == Context::Sgf);
    let alias = alias.or_else(|| rules.aliases.iter().find(|alias| alias.context == Context::User));
    alias.map_or(&rules.id, |alias| alias.name)
}
