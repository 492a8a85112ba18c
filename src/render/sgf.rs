use super::Language;
use super::plain_text::text_without_board;
use crate::board::{Color, PointSet};
use crate::formats::sgf::{Edit, SgfFault, Tree, TreeFault, Until, escape_sgf, point_values, unescaped, write_board};
use crate::report::{Report, RuleSetScore, ScoreCase};
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
/// use gyega::report::{ScoreCase, prepare};
///
/// let stones = Stones::from_rows(&[".XXO.", ".XXOO", ".XXO.", ".XXOO", ".XXO."]).unwrap();
/// let mut case = ScoreCase::new(Setup::new(stones).check().unwrap());
/// case.rule_sets.retain(|rules| rules.id == "chinese-2002");
/// case.terms.komi = gyega::score::KomiChoice::Same(gyega::rules::Amount::ZERO);
/// let record = sgf(Language::En, &case, &prepare(&case), None).unwrap();
/// assert!(record.contains("RE[B+5]RU[chinese]KM[0]TB[aa][ab][ac][ad][ae]TW[ea][ec][ee]C[Marks: "));
/// ```
///
/// # Errors
///
/// When the record is none, or there is no such place in it.
pub fn sgf(
    language: Language,
    case: &ScoreCase,
    report: &Report,
    record: Option<(&str, Until)>,
) -> Result<String, SgfFault> {
    let board = write_board(case.position.stones());
    let (text, until) = record.unwrap_or((&board, Until::End));
    let tree = Tree::parse(text.to_owned()).map_err(SgfFault::Tree)?;
    let nodes = tree.line(until)?;
    let (Some(root), Some(last)) = (nodes.first().copied(), nodes.last().copied()) else {
        return Err(TreeFault::NoGame.into());
    };
    let Some(first) = report.scores.first() else { return Ok(tree.written(&[])) };
    let mut edits = SgfEdits { tree: &tree, edits: Vec::new() };
    for game in tree.games() {
        edits.set(*game, "FF", "4".to_owned());
        edits.set(*game, "CA", "UTF-8".to_owned());
    }
    // What stands at the root is about the end of the main line.
    let is_whole = nodes == tree.main_line(root);
    // While players disagree the score is neither player's claim.
    let result = if report.is_disputed() { "?".to_owned() } else { first.score.verdict.result() };
    let before = edits.value(root, "RE").map(|written| unescaped(&written));
    let is_replaced = is_whole && !keeps_result(report, before.is_some());
    edits.set_terms(root, case, first, is_replaced.then_some(&*result));
    let meanings = edits.mark_points(last, language, case, report, first);
    let labelled = |key: &'static str, text: &str| language.labelled(language.word(key), text);
    let mut lines = Vec::new();
    if !meanings.is_empty() {
        lines.push(language.ended(&labelled("sgf-marks", &language.enumerated(&meanings))));
    }
    if let Some(before) = before.filter(|before| is_replaced && *before != result) {
        lines.push(language.ended(&labelled("sgf-result-before", &before)));
    }
    let reasons = text_without_board(language, case, report, lines);
    let comment = escape_sgf(reasons.trim_end());
    let comment = edits.value(last, "C").map_or(comment.clone(), |before| format!("{before}\n\n{comment}"));
    edits.set(last, "C", comment);
    Ok(tree.written(&edits.edits))
}

/// What is to be written anew in a record.
struct SgfEdits<'t> {
    tree: &'t Tree,
    edits: Vec<Edit>,
}

impl SgfEdits<'_> {
    fn value(&self, node: u32, name: &str) -> Option<String> {
        self.tree.values(node, name).next().map(|(_, value)| value.to_owned())
    }

    fn set(&mut self, node: u32, name: &'static str, value: String) {
        self.edits.push(Edit { node, name, values: vec![value] });
    }

    /// The handicap, and, where the result is replaced, this result with its rule set and komi.
    fn set_terms(&mut self, root: u32, case: &ScoreCase, scored: &RuleSetScore, result: Option<&str>) {
        let rules: &RuleSet = &scored.rules;
        if let Some(result) = result {
            self.set(root, "RE", escape_sgf(result));
        }
        let handicap = case.position.handicap();
        if handicap > 1 && self.value(root, "HA").is_none() {
            self.set(root, "HA", handicap.to_string());
        }
        if result.is_none() {
            return;
        }
        let is_it =
            |written: &String| resolve(unescaped(written).trim(), Context::Sgf).is_ok_and(|of| of.id == rules.id);
        let named = self.value(root, "RU").filter(is_it);
        self.set(root, "RU", named.unwrap_or_else(|| escape_sgf(name(rules))));
        let is_komi_known = !scored.score.needs.contains(&Need::Handicap);
        if let Some(komi) = case.terms.komi.for_rules(rules, handicap).filter(|_| is_komi_known) {
            self.set(root, "KM", komi.to_string());
        }
    }

    /// Marks what each point is at the end, and gives each mark with its meaning.
    fn mark_points(
        &mut self,
        last: u32,
        language: Language,
        case: &ScoreCase,
        report: &Report,
        scored: &RuleSetScore,
    ) -> Vec<String> {
        let partition = &scored.score.board().partition;
        let size = case.position.stones().size();
        let mut meanings = Vec::new();
        let mut mark = |name: &'static str, points: PointSet, meaning: &'static str, is_kept: bool| {
            if !points.is_empty() || !is_kept {
                self.edits.push(Edit { node: last, name, values: point_values(&points, size) });
            }
            if !points.is_empty() {
                meanings.push(format!("{name} {}", language.word(meaning)));
            }
        };
        // A rule set that takes nothing off by agreement does not ask which stones are dead; marks would tell it to
        // those that do.
        let if_marked = |points: PointSet| if report.unsaid.is_empty() { points } else { PointSet::EMPTY };
        for (name, color, meaning) in
            [("TB", Color::Black, "mark-territory-black"), ("TW", Color::White, "mark-territory-white")]
        {
            mark(name, if_marked(*partition.territory.get(color) | *partition.dead_points.get(color)), meaning, false);
        }
        // Crosses alone would say that no other stone is dead.
        mark("MA", if_marked(partition.dead_stones.union()), "sgf-dead", false);
        mark("SQ", partition.in_seki.union(), "sgf-in-seki", true);
        mark("TR", partition.protective_moves.union(), "mark-protective-move", true);
        meanings
    }
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
