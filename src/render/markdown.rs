use super::Language;
use super::dispute::DisputeText;
use super::outline::Outline;
use super::passage::{Passage, PassagePart};
use crate::report::{Report, ScoreTask};

/// A report as Markdown: what [`super::text`] says, with tables and lists.
pub fn markdown(language: Language, task: &ScoreTask, report: &Report) -> String {
    let outline = Outline::new(language, task, report);
    let mut page = MarkdownWriter { language, blocks: Vec::new() };
    page.heading("board");
    page.block(outline.board.iter().map(|line| format!("    {line}")));
    page.block(outline.legend.iter().map(|entry| {
        let (letter, meaning) = entry.split_once(' ').unwrap_or((entry, ""));
        format!("- `{letter}` {}", escape_markdown(meaning))
    }));
    page.heading("scores");
    page.block(outline.dispute.iter().filter_map(|dispute| dispute.basis.as_deref()).map(escape_markdown));
    let mut scores = outline.scores.clone();
    scores.iter_mut().skip(1).for_each(|row| row[0] = code(&row[0]));
    page.table("|---|---|--:|--:|---|---|---|", &scores);
    if let Some(dispute) = &outline.dispute {
        page.dispute(dispute);
    }
    for (key, passages) in outline.sections() {
        page.heading(key);
        for passage in passages {
            page.passage(passage);
        }
    }
    for (key, items) in outline.lists() {
        page.heading(key);
        page.block(items.iter().map(item));
    }
    page.blocks.join("\n\n") + "\n"
}

struct MarkdownWriter {
    language: Language,
    blocks: Vec<String>,
}

impl MarkdownWriter {
    /// Lines that stand together, if there are any.
    fn block(&mut self, lines: impl Iterator<Item = String>) {
        let lines: Vec<_> = lines.collect();
        if !lines.is_empty() {
            self.blocks.push(lines.join("\n"));
        }
    }

    fn heading(&mut self, key: &'static str) {
        self.blocks.push(format!("## {}", self.language.word(key)));
    }

    fn title(&mut self, text: &str) {
        self.blocks.push(format!("### {}", escape_markdown(text)));
    }

    fn passage(&mut self, passage: &Passage) {
        self.title(&passage.title);
        // A list with numbers ends before what follows.
        for parts in passage.parts.chunk_by(|part, _| !matches!(part, PassagePart::Steps(_))) {
            let lines: Vec<_> = parts.iter().flat_map(|part| self.lines(part)).collect();
            self.block(lines.into_iter());
        }
    }

    fn lines(&self, part: &PassagePart) -> Vec<String> {
        let named = |[what, text]: &[String; 2]| self.language.labelled(format!("- **{what}**"), escape_markdown(text));
        match part {
            PassagePart::Sums(rows) | PassagePart::Causes(rows) | PassagePart::Labelled(rows) => {
                rows.iter().map(named).collect()
            }
            PassagePart::Remarks(texts) | PassagePart::Items(texts) => texts.iter().map(item).collect(),
            PassagePart::Steps(steps) => steps.iter().zip(1..).map(step).collect(),
        }
    }

    /// Rows under their heads, with the line between that aligns them.
    fn table<R: AsRef<[String]>>(&mut self, line: &str, rows: &[R]) {
        let row = |cells: &[String]| {
            format!("| {} |", cells.iter().map(|cell| cell.replace('|', "\\|")).collect::<Vec<_>>().join(" | "))
        };
        let mut lines: Vec<_> = rows.iter().map(|cells| row(cells.as_ref())).collect();
        lines.insert(1, line.to_owned());
        self.block(lines.into_iter());
    }

    fn dispute(&mut self, dispute: &DisputeText) {
        self.heading("dispute");
        self.block([escape_markdown(&dispute.agreed)].into_iter());
        if !dispute.groups.is_empty() {
            self.block(dispute.groups.iter().map(item));
            self.block(dispute.mixed.iter().map(|mixed| escape_markdown(mixed)));
            let head: Vec<_> =
                dispute.ruling.iter().cloned().chain(dispute.rule_sets.iter().map(|id| code(id))).collect();
            let line = format!("|{}", "---|".repeat(head.len()));
            self.table(&line, &[&[head], &dispute.rows[..]].concat());
        }
        self.block(dispute.sentences.iter().map(item));
        self.title(self.language.word("guidance"));
        for (rule_set, statements) in &dispute.guidance {
            self.block([code(rule_set)].into_iter());
            self.block(statements.iter().map(item));
        }
    }
}

fn item(text: impl AsRef<str>) -> String {
    format!("- {}", escape_markdown(text.as_ref()))
}

/// A step of a count, with the board where it looks otherwise than before.
fn step(((sentence, table), number): (&(String, Vec<String>), usize)) -> String {
    let lines = table.iter().map(|line| format!("\n   {line}")).collect::<Vec<_>>().concat();
    let board = if lines.is_empty() { lines } else { format!("\n\n   ```text{lines}\n   ```\n") };
    format!("{number}. {}{board}", escape_markdown(sentence))
}

fn code(id: &str) -> String {
    format!("`{}`", id.replace('`', "'"))
}

/// Text that Markdown shows as it is.
fn escape_markdown(text: &str) -> String {
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
    use super::escape_markdown;

    #[test]
    fn what_markdown_would_read_is_escaped() {
        assert_eq!(escape_markdown("a*b [x](y) <script>"), "a\\*b \\[x\\](y) \\<script\\>");
    }
}
