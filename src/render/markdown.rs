use super::outline::Outline;
use super::{Language, sentences};
use crate::board::Color;
use crate::report::{Case, Report};

/// A report as Markdown: what [`super::text`] says, with tables and lists.
pub fn markdown(language: Language, case: &Case, report: &Report) -> String {
    let outline = Outline::of(language, case, report);
    let heading = |key: &'static str| sentences::word(language, key);
    let mut page = format!("## {}\n\n", heading("board"));
    for line in &outline.board {
        page.push_str(&format!("    {line}\n"));
    }
    page.push('\n');
    for entry in &outline.legend {
        let (letter, meaning) = entry.split_once(' ').unwrap_or((entry, ""));
        page.push_str(&format!("- `{letter}` {}\n", escaped(meaning)));
    }
    page.push_str(&format!("\n## {}\n\n", heading("scores")));
    let (black, white) = (sentences::player(Color::Black), sentences::player(Color::White));
    let columns = ["column-rule-set", "column-counting"].map(heading);
    let more_columns = ["column-result", "column-decided-by", "column-announcement"].map(heading);
    page.push_str(&format!("| {} | {black} | {white} | {} |\n", columns.join(" | "), more_columns.join(" | ")));
    page.push_str("|---|---|--:|--:|---|---|---|\n");
    for row in &outline.scores {
        let cells = [
            &format!("`{}`", row.rule_set.replace('`', "'")),
            row.counting,
            &row.black,
            &row.white,
            &row.result,
            row.decided_by,
            &row.announcement,
        ];
        page.push_str(&format!("| {} |\n", cells.map(|cell| cell.replace('|', "\\|")).join(" | ")));
    }
    if !outline.reasons.is_empty() {
        page.push_str(&format!("\n## {}\n", heading("reasons")));
    }
    for reasons in &outline.reasons {
        page.push_str(&format!("\n### {}\n\n", escaped(&reasons.title)));
        for (who, what) in reasons.sums.iter().chain(&reasons.remarks) {
            page.push_str(&format!("- **{who}**: {}\n", escaped(what)));
        }
    }
    if !outline.differences.is_empty() {
        page.push_str(&format!("\n## {}\n", heading("differences")));
    }
    for difference in &outline.differences {
        page.push_str(&format!("\n### {}\n\n", escaped(&difference.title)));
        for (amount, sentence) in &difference.causes {
            page.push_str(&format!("- **{amount}**: {}\n", escaped(sentence)));
        }
        for remark in &difference.remarks {
            page.push_str(&format!("- {}\n", escaped(remark)));
        }
    }
    for (key, items) in
        [("missing", &outline.missing), ("assumptions", &outline.assumptions), ("audit", &outline.audit)]
    {
        if !items.is_empty() {
            page.push_str(&format!("\n## {}\n\n", heading(key)));
            items.iter().for_each(|item| page.push_str(&format!("- {}\n", escaped(item))));
        }
    }
    page
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
        let case = Case::new(Setup::new(stones).check().expect("legal"));
        let page = markdown(Language::En, &case, &prepare(&case));
        let rows: Vec<_> = page.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(rows.len(), 5);
        assert!(rows.iter().all(|row| row.matches('|').count() == 8), "{rows:?}");
    }
}
