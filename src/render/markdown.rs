use super::disputed::DisputeText;
use super::outline::{Outline, ScoreRow};
use super::{Language, sentences};
use crate::board::Color;
use crate::report::{Case, Report};

/// A report as Markdown: what [`super::text`] says, with tables and lists.
pub fn markdown(language: Language, case: &Case, report: &Report) -> String {
    let outline = Outline::of(language, case, report);
    let heading = |key: &'static str| sentences::word(language, key);
    let section = |key, is_empty: bool| (!is_empty).then(|| format!("\n## {}", heading(key)));
    let mut page = vec![format!("## {}", heading("board")), String::new()];
    page.extend(outline.board.iter().map(|line| format!("    {line}")));
    page.push(String::new());
    page.extend(outline.legend.iter().map(|entry| {
        let (letter, meaning) = entry.split_once(' ').unwrap_or((entry, ""));
        format!("- `{letter}` {}", escaped(meaning))
    }));
    page.extend([String::new(), format!("## {}", heading("scores")), String::new()]);
    if let Some(basis) = outline.dispute.as_ref().and_then(|dispute| dispute.basis.as_deref()) {
        page.extend([escaped(basis), String::new()]);
    }
    page.extend(score_table(language, &outline.scores));
    if let Some(dispute) = &outline.dispute {
        page.extend([String::new(), format!("## {}", heading("dispute")), String::new()]);
        page.extend(dispute_lines(dispute));
        page.extend([String::new(), format!("### {}", heading("guidance"))]);
        for (rule_set, said) in &dispute.guidance {
            page.extend([String::new(), format!("`{}`", rule_set.replace('`', "'")), String::new()]);
            page.extend(said.iter().map(|line| format!("- {}", escaped(line))));
        }
    }
    page.extend(section("reasons", outline.reasons.is_empty()));
    for reasons in &outline.reasons {
        page.extend([String::new(), format!("### {}", escaped(&reasons.title)), String::new()]);
        let items = reasons.sums.iter().chain(&reasons.remarks);
        page.extend(items.map(|(who, what)| format!("- **{who}**: {}", escaped(what))));
    }
    page.extend(section("differences", outline.differences.is_empty()));
    for difference in &outline.differences {
        page.extend([String::new(), format!("### {}", escaped(&difference.title))]);
        if !(difference.causes.is_empty() && difference.remarks.is_empty()) {
            page.push(String::new());
        }
        page.extend(
            difference.causes.iter().map(|(amount, sentence)| format!("- **{amount}**: {}", escaped(sentence))),
        );
        page.extend(difference.remarks.iter().map(|remark| format!("- {}", escaped(remark))));
    }
    page.extend(section("sensitivity", outline.sensitivity.is_empty()));
    for text in &outline.sensitivity {
        page.extend([String::new(), format!("### {}", escaped(&text.title))]);
        if !(text.changes.is_empty() && text.others.is_empty()) {
            page.push(String::new());
        }
        page.extend(text.changes.iter().map(|change| format!("- {}", escaped(change))));
        page.extend(text.others.iter().map(|(what, kinds)| format!("- {}", escaped(&format!("{what}: {kinds}")))));
    }
    page.extend(section("procedures", outline.procedures.is_empty()));
    for text in &outline.procedures {
        page.extend([String::new(), format!("### {}", escaped(&text.title)), String::new()]);
        for (index, (sentence, table)) in text.steps.iter().enumerate() {
            page.push(format!("{}. {}", index + 1, escaped(sentence)));
            if !table.is_empty() {
                page.extend([String::new(), "   ```text".to_owned()]);
                page.extend(table.iter().map(|line| format!("   {line}")));
                page.extend(["   ```".to_owned(), String::new()]);
            }
        }
        page.push(String::new());
        page.extend(text.sums.iter().map(|(player, sum)| format!("- {player}: {}", escaped(sum))));
    }
    for (key, items) in outline.lists() {
        if !items.is_empty() {
            page.extend([String::new(), format!("## {}", heading(key)), String::new()]);
            page.extend(items.iter().map(|item| format!("- {}", escaped(item))));
        }
    }
    page.join("\n") + "\n"
}

fn score_table(language: Language, rows: &[ScoreRow]) -> Vec<String> {
    let heading = |key: &'static str| sentences::word(language, key);
    let headings = [
        heading("column-rule-set"),
        heading("column-counting"),
        sentences::player(language, Color::Black),
        sentences::player(language, Color::White),
        heading("column-result"),
        heading("column-decided-by"),
        heading("column-announcement"),
    ];
    let mut lines = vec![format!("| {} |", headings.join(" | ")), "|---|---|--:|--:|---|---|---|".to_owned()];
    lines.extend(rows.iter().map(|row| {
        let cells = [
            &format!("`{}`", row.rule_set.replace('`', "'")),
            row.counting,
            &row.black,
            &row.white,
            &row.result,
            row.decided_by,
            &row.announcement,
        ];
        format!("| {} |", cells.map(|cell| cell.replace('|', "\\|")).join(" | "))
    }));
    lines
}

fn dispute_lines(dispute: &DisputeText) -> Vec<String> {
    let mut lines = vec![escaped(&dispute.agreed), String::new()];
    if !dispute.groups.is_empty() {
        lines.extend(dispute.groups.iter().map(|group| format!("- {}", escaped(group))));
        lines.extend(dispute.mixed.iter().flat_map(|mixed| [String::new(), escaped(mixed)]));
        let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
        let ids = dispute.rule_sets.iter().map(|id| format!("`{}`", id.replace('`', "'").replace('|', "\\|")));
        let head: Vec<_> = dispute.ruling.iter().cloned().chain(ids).collect();
        let rule = format!("|{}", "---|".repeat(head.len()));
        lines.extend([String::new(), row(head), rule]);
        lines.extend(dispute.rows.iter().map(|cells| row(cells.clone())));
        lines.push(String::new());
    }
    lines.extend(dispute.sentences.iter().map(|sentence| format!("- {}", escaped(sentence))));
    lines
}

/// Text that Markdown shows as it is.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '<' | '>' | '[' | ']' | '#' | '|') {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::{escaped, markdown};
    use crate::board::Stones;
    use crate::position::Setup;
    use crate::render::Language;
    use crate::report::{Case, prepare};

    #[test]
    fn what_markdown_would_read_is_escaped() {
        assert_eq!(escaped("a*b [x](y) <script>"), "a\\*b \\[x\\](y) \\<script\\>");
    }

    #[test]
    fn every_row_of_the_table_has_as_many_cells() {
        let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).expect("a board");
        let case = Case::new(Setup::none_dead(stones).check().expect("legal"));
        let page = markdown(Language::En, &case, &prepare(&case));
        let rows: Vec<_> = page.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(rows.len(), 5);
        assert!(rows.iter().all(|row| row.matches('|').count() == 8), "{rows:?}");
    }
}
