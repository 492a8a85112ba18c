use std::fmt;
use std::ops::Range;

use textwrap::WrapAlgorithm;
use textwrap::core::Word;

use super::Language;
use super::dispute::DisputeText;
use super::layout::{table, widest, wrap, wrap_items};
use super::outline::Outline;
use super::passage::{Passage, PassagePart};
use crate::explain;
use crate::report::{Report, RuleSetScore, ScoreTask};

/// A report for a terminal: the board with its legend, the scores, a dispute, the reasons for each score, the
/// differences in words, how little would change an outcome, what is missing, what was assumed and what looks odd.
/// Lines have up to so many columns.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::render::{Language, WIDTH, text};
/// use gyega::report::{ScoreTask, prepare};
///
/// // KBA "How to play", Diagram 1.
/// let rows = [
///     "OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO",
///     "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX....",
/// ];
/// let mut setup = Setup::new(Stones::from_rows(&rows).unwrap());
/// setup.prisoners.black = Some(1);
/// setup.prisoners.white = Some(0);
/// let mut task = ScoreTask::new(setup.check().unwrap());
/// task.terms.komi = gyega::score::KomiChoice::Same(gyega::rules::Amount::ZERO);
/// let page = text(Language::En, &task, &prepare(&task), WIDTH);
/// assert!(page.contains("Black  10 + 5 points of territory [8.1] + 1 prisoner [1, 12.1] = 16"));
/// assert!(page.contains("White  11 + 6 points of territory [8.1] = 17"));
/// ```
pub fn text(language: Language, task: &ScoreTask, report: &Report, columns: usize) -> String {
    let outline = Outline::new(language, task, report);
    let mut page = TextWriter { language, columns, lines: Vec::new() };
    page.block(outline.board.iter().map(|line| format!("  {line}")));
    page.block(wrap_items(columns, &outline.legend, "  ", "   "));
    page.report(&outline);
    page.text()
}

/// The rule set and its verdict in words; where there is none, what is missing for it.
impl fmt::Display for RuleSetScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rules.id, Language::En.sentence(&explain::announcement(&self.rules, &self.score)))
    }
}

/// What stands below the board, after lines of its own.
#[cfg(feature = "records")]
pub(super) fn text_without_board(language: Language, task: &ScoreTask, report: &Report, lines: Vec<String>) -> String {
    let mut page = TextWriter { language, columns: super::WIDTH, lines };
    page.report(&Outline::new(language, task, report));
    page.text()
}

/// Only the differences of a report, in words, and what they rest on: what a record tells, what is missing, what was
/// assumed and what looks odd.
pub fn differences_text(language: Language, task: &ScoreTask, report: &Report, columns: usize) -> String {
    let outline = Outline::new(language, task, report);
    let mut page = TextWriter { language, columns, lines: Vec::new() };
    page.basis(&outline);
    for difference in &outline.differences {
        page.passage(difference);
    }
    page.lists(&outline);
    page.text()
}

struct TextWriter {
    language: Language,
    columns: usize,
    lines: Vec<String>,
}

impl TextWriter {
    fn report(&mut self, outline: &Outline) {
        self.heading("scores");
        self.basis(outline);
        // How points are counted stands in the reasons.
        let scores: Vec<_> = outline.scores.iter().map(|row| [&row[..1], &row[2..]].concat()).collect();
        self.block(self.table("  ", &scores, 1..3));
        if let Some(dispute) = &outline.dispute {
            self.heading("dispute");
            self.dispute(dispute);
            self.guidance(dispute);
        }
        for (key, passages) in outline.sections() {
            self.heading(key);
            for passage in passages {
                self.passage(passage);
            }
        }
        self.lists(outline);
    }

    fn lists(&mut self, outline: &Outline) {
        for (key, items) in outline.lists() {
            self.heading(key);
            self.block(self.items("  ", items));
        }
    }

    /// Lines, after an empty one unless they follow a heading.
    fn block(&mut self, lines: impl IntoIterator<Item = String>) {
        let after_heading = self.language.heading("");
        if self.lines.last().is_some_and(|line| !line.ends_with(&after_heading)) {
            self.lines.push(String::new());
        }
        self.lines.extend(lines.into_iter().map(|line| line.trim_end().to_owned()));
    }

    fn heading(&mut self, key: &'static str) {
        self.lines.extend([String::new(), self.language.heading(self.language.word(key))]);
    }

    /// A paragraph that stands in.
    fn wrap(&self, text: &str, first: &str, rest: &str) -> Vec<String> {
        wrap(self.columns, text, first, rest)
    }

    fn items(&self, indent: &str, items: &[String]) -> Vec<String> {
        items.iter().flat_map(|item| self.wrap(item, &format!("{indent}- "), &format!("{indent}  "))).collect()
    }

    fn table(&self, indent: &str, rows: &[impl AsRef<[String]>], right: Range<usize>) -> Vec<String> {
        let lines = table(self.columns.saturating_sub(indent.len()), rows, right);
        lines.into_iter().map(|line| format!("{indent}{line}")).collect()
    }

    /// For which claims the scores hold.
    fn basis(&mut self, outline: &Outline) {
        if let Some(basis) = outline.dispute.as_ref().and_then(|dispute| dispute.basis.as_deref()) {
            self.block(self.wrap(basis, "  ", "  "));
        }
    }

    /// What is agreed, what is not, every ruling with what comes of it, and whether it matters.
    fn dispute(&mut self, dispute: &DisputeText) {
        self.block(self.wrap(&dispute.agreed, "  ", "    "));
        if !dispute.groups.is_empty() {
            self.block(self.items("  ", &dispute.groups));
            self.block(dispute.mixed.iter().flat_map(|mixed| self.wrap(mixed, "  ", "  ")).collect::<Vec<_>>());
            self.rulings(dispute);
        }
        self.block(self.items("  ", &dispute.sentences));
    }

    /// The rulings and their results: as many rule sets side by side as fit a line, the others below.
    fn rulings(&mut self, dispute: &DisputeText) {
        let head: Vec<_> = dispute.ruling.iter().chain(&dispute.rule_sets).cloned().collect();
        let rows: Vec<_> = [&head].into_iter().chain(&dispute.rows).collect();
        let width = |column: usize| widest(rows.iter().map(|row| &row[column]), usize::MAX);
        let (of_ruling, of_sets) = head.split_at(dispute.ruling.len());
        let sets = of_sets.iter().zip(of_ruling.len()..);
        let sets: Vec<_> =
            sets.map(|(id, column)| Word { width: width(column), whitespace: "  ", ..Word::from(id) }).collect();
        let width_of_ruling: usize = (0..of_ruling.len()).map(|column| width(column) + 2).sum();
        let mut from = of_ruling.len();
        let room = [self.columns.saturating_sub(width_of_ruling + 2)];
        for beside in WrapAlgorithm::FirstFit.wrap(&sets, &room) {
            let to = from + beside.len();
            let part = |row: &&Vec<String>| [&row[..of_ruling.len()], &row[from..to]].concat();
            self.block(self.table("  ", &rows.iter().map(part).collect::<Vec<_>>(), 0..0));
            from = to;
        }
    }

    /// What the rule texts say to players who disagree.
    fn guidance(&mut self, dispute: &DisputeText) {
        let mut lines = vec![format!("  {}", self.language.heading(self.language.word("guidance")))];
        for (rule_set, statements) in &dispute.guidance {
            lines.extend(self.wrap(&self.language.heading(rule_set), "  ", "  "));
            lines.extend(self.items("    ", statements));
        }
        self.block(lines);
    }

    fn passage(&mut self, passage: &Passage) {
        let mut lines = self.wrap(&passage.title, "  ", "    ");
        let remark = |text: &str| self.wrap(text, "    ", "      ");
        for part in &passage.parts {
            match part {
                PassagePart::Sums(sums) => lines.extend(self.table("    ", sums, 0..0)),
                PassagePart::Causes(causes) => lines.extend(self.table("    ", causes, 0..1)),
                PassagePart::Labelled(remarks) => {
                    lines.extend(remarks.iter().flat_map(|[what, text]| remark(&self.language.labelled(what, text))));
                }
                PassagePart::Remarks(remarks) => lines.extend(remarks.iter().flat_map(|text| remark(text))),
                PassagePart::Items(items) => lines.extend(self.items("    ", items)),
                PassagePart::Steps(steps) => {
                    for ((sentence, table), number) in steps.iter().zip(1..) {
                        lines.extend(self.wrap(sentence, &format!("    {number}. "), "       "));
                        lines.extend(table.iter().map(|line| format!("         {line}")));
                    }
                }
            }
        }
        self.block(lines);
    }

    fn text(self) -> String {
        self.lines.join("\n") + "\n"
    }
}
