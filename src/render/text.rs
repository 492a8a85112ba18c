use unicode_width::UnicodeWidthStr as _;

use super::counting::ProcedureText;
use super::disputed::{DisputeText, SensitivityText};
use super::outline::{DifferenceText, Outline, Reasons, ScoreRow};
use super::{Language, sentences};
use crate::report::{Case, Report};

/// The most letters in a line, so that a report fits a terminal. A single longer word is not cut.
pub(super) const WIDTH: usize = 100;

/// A rule set's name is cut off from its row when it is longer.
const NAME_MAX: usize = 24;

/// A report for a terminal: the board with its legend, the scores, a dispute, the reasons for each score, the
/// differences in words, how little would change an outcome, what is missing, what was assumed and what looks odd.
/// Lines have up to 100 letters.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::render::{Language, text};
/// use gyega::report::{Case, prepare};
///
/// // KBA "How to play", Diagram 1.
/// let rows = ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."];
/// let mut setup = Setup::new(Stones::from_rows(&rows).unwrap());
/// setup.prisoners.black = Some(1);
/// setup.prisoners.white = Some(0);
/// let mut case = Case::new(setup.check().unwrap());
/// case.terms.komi = gyega::score::KomiChoice::Same(gyega::rules::Amount::ZERO);
/// let page = text(Language::En, &case, &prepare(&case));
/// assert!(page.contains("Black  10 + 5 points of territory [8.1] + 1 prisoner [1, 12.1] = 16"));
/// assert!(page.contains("White  11 + 6 points of territory [8.1] = 17"));
/// ```
pub fn text(language: Language, case: &Case, report: &Report) -> String {
    let outline = Outline::of(language, case, report);
    let mut page = Page::default();
    page.block(outline.board.iter().map(|line| format!("  {line}")));
    page.block(wrap_items(WIDTH, &outline.legend, "  ", "   "));
    page.report(language, &outline);
    page.text()
}

/// What stands below the board, after lines of its own.
#[cfg(feature = "records")]
pub(super) fn text_without_board(language: Language, case: &Case, report: &Report, lines: Vec<String>) -> String {
    let mut page = Page { lines };
    page.report(language, &Outline::of(language, case, report));
    page.text()
}

/// Only the differences of a report, in words, and what they rest on: what a record tells, what is missing, what was
/// assumed and what looks odd.
pub fn differences_text(language: Language, case: &Case, report: &Report) -> String {
    let outline = Outline::of(language, case, report);
    let mut page = Page::default();
    if let Some(basis) = outline.dispute.as_ref().and_then(|dispute| dispute.basis.as_deref()) {
        page.block(wrap(basis, "  ", "  "));
    }
    for difference in &outline.differences {
        page.block(difference_lines(difference));
    }
    page.lists(language, &outline);
    page.text()
}

#[derive(Default)]
struct Page {
    lines: Vec<String>,
}

impl Page {
    fn report(&mut self, language: Language, outline: &Outline) {
        let heading = |key: &'static str| sentences::word(language, key);
        self.heading(heading("scores"));
        if let Some(basis) = outline.dispute.as_ref().and_then(|dispute| dispute.basis.as_deref()) {
            self.block(wrap(basis, "  ", "  "));
        }
        self.block(score_table(language, &outline.scores));
        if let Some(dispute) = &outline.dispute {
            self.heading(heading("dispute"));
            self.dispute(dispute);
            self.guidance(heading("guidance"), dispute);
        }
        self.section(heading("reasons"), &outline.reasons, ledger);
        self.section(heading("differences"), &outline.differences, difference_lines);
        self.section(heading("sensitivity"), &outline.sensitivity, sensitivity_lines);
        self.section(heading("procedures"), &outline.procedures, procedure_lines);
        self.lists(language, outline);
    }

    fn lists(&mut self, language: Language, outline: &Outline) {
        for (key, items) in outline.lists() {
            if !items.is_empty() {
                self.heading(sentences::word(language, key));
                self.block(items.iter().flat_map(|item| wrap(item, "  - ", "    ")));
            }
        }
    }

    /// Lines, after an empty one unless they follow a heading.
    fn block(&mut self, lines: impl IntoIterator<Item = String>) {
        if self.lines.last().is_some_and(|line| !line.ends_with(':')) {
            self.lines.push(String::new());
        }
        self.lines.extend(lines.into_iter().map(|line| line.trim_end().to_owned()));
    }

    fn heading(&mut self, title: &str) {
        self.lines.extend([String::new(), format!("{title}:")]);
    }

    /// Blocks under a heading, if there are any.
    fn section<T>(&mut self, title: &str, texts: &[T], lines: impl Fn(&T) -> Vec<String>) {
        if !texts.is_empty() {
            self.heading(title);
        }
        for text in texts {
            self.block(lines(text));
        }
    }

    /// What is agreed, what is not, every ruling with what comes of it, and whether it matters.
    fn dispute(&mut self, dispute: &DisputeText) {
        self.block(wrap(&dispute.agreed, "  ", "    "));
        if !dispute.groups.is_empty() {
            self.block(dispute.groups.iter().flat_map(|group| wrap(group, "  - ", "    ")));
            self.block(dispute.mixed.iter().flat_map(|mixed| wrap(mixed, "  ", "  ")));
            for table in ruling_tables(dispute) {
                self.block(table);
            }
        }
        self.block(dispute.sentences.iter().flat_map(|sentence| wrap(sentence, "  - ", "    ")));
    }

    /// What the rule texts say to players who disagree.
    fn guidance(&mut self, heading: &str, dispute: &DisputeText) {
        let mut lines = vec![format!("  {heading}:")];
        for (rule_set, said) in &dispute.guidance {
            lines.extend(wrap(&format!("{rule_set}:"), "  ", "  "));
            lines.extend(said.iter().flat_map(|line| wrap(line, "    - ", "      ")));
        }
        self.block(lines);
    }

    fn text(self) -> String {
        self.lines.join("\n") + "\n"
    }
}

fn score_table(language: Language, rows: &[ScoreRow]) -> Vec<String> {
    let heading = |key| sentences::word(language, key).to_owned();
    let mut cells = vec![[
        heading("column-rule-set"),
        sentences::player(language, crate::board::Color::Black).to_owned(),
        sentences::player(language, crate::board::Color::White).to_owned(),
        heading("column-result"),
        heading("column-decided-by"),
        heading("column-announcement"),
    ]];
    cells.extend(rows.iter().map(|row| {
        let row = row.clone();
        let decided_by = row.decided_by.to_owned();
        [row.rule_set, row.black, row.white, row.result, decided_by, row.announcement]
    }));
    let width = |column: usize, most: usize| {
        let lengths = cells.iter().map(|row| length(&row[column])).filter(|width| *width <= most);
        lengths.max().unwrap_or(0)
    };
    let widths = [NAME_MAX, WIDTH, WIDTH, WIDTH, WIDTH];
    let widths: Vec<_> = widths.into_iter().enumerate().map(|(column, most)| width(column, most)).collect();
    let mut lines = Vec::new();
    for row in &cells {
        let mut start = String::from("  ");
        if length(&row[0]) > widths[0] {
            lines.push(format!("  {}", row[0]));
            start.push_str(&" ".repeat(widths[0]));
        } else {
            start.push_str(&padded(&row[0], widths[0]));
        }
        for column in 1..5 {
            let cell = match column {
                1 | 2 => format!("{}{}", " ".repeat(widths[column].saturating_sub(length(&row[column]))), row[column]),
                _ => padded(&row[column], widths[column]),
            };
            start.push_str("  ");
            start.push_str(&cell);
        }
        start.push_str("  ");
        lines.extend(wrap(&row[5], &start, &" ".repeat(length(&start))));
    }
    lines
}

/// The rulings and their results: as many rule sets side by side as fit a line, the others below.
fn ruling_tables(dispute: &DisputeText) -> Vec<Vec<String>> {
    let head: Vec<_> = dispute.ruling.iter().chain(&dispute.rule_sets).cloned().collect();
    let rows: Vec<_> = [&head].into_iter().chain(&dispute.rows).collect();
    let width = |column: usize| rows.iter().map(|row| length(&row[column])).max().unwrap_or(0);
    let rulings = dispute.ruling.len();
    let line = |row: &[String], columns: std::ops::Range<usize>| {
        let cells = (0..rulings).chain(columns).map(|column| format!("  {}", padded(&row[column], width(column))));
        cells.collect::<String>()
    };
    let mut tables = Vec::new();
    let mut from = rulings;
    while from < head.len() {
        let mut to = from + 1;
        while to < head.len() && length(&line(&head, from..to + 1)) <= WIDTH {
            to += 1;
        }
        tables.push(rows.iter().map(|row| line(row, from..to)).collect());
        from = to;
    }
    tables
}

fn sensitivity_lines(text: &SensitivityText) -> Vec<String> {
    let mut lines = wrap(&text.title, "  ", "    ");
    lines.extend(text.changes.iter().flat_map(|change| wrap(change, "    - ", "      ")));
    for (what, kinds) in &text.others {
        lines.extend(wrap(&format!("{what}: {kinds}"), "    ", "      "));
    }
    lines
}

fn procedure_lines(text: &ProcedureText) -> Vec<String> {
    let mut lines = wrap(&text.title, "  ", "    ");
    for (index, (sentence, table)) in text.steps.iter().enumerate() {
        let number = format!("    {}. ", index + 1);
        lines.extend(wrap(sentence, &number, "       "));
        lines.extend(table.iter().map(|line| format!("         {line}")));
    }
    for (player, sum) in &text.sums {
        lines.extend(wrap(sum, &format!("    {player}  "), "           "));
    }
    lines
}

fn ledger(reasons: &Reasons) -> Vec<String> {
    let mut lines = wrap(&reasons.title, "  ", "    ");
    for (player, sum) in &reasons.sums {
        lines.extend(wrap(sum, &format!("    {player}  "), "           "));
    }
    for (what, remark) in &reasons.remarks {
        lines.extend(wrap(&format!("{what}: {remark}"), "    ", "      "));
    }
    lines
}

fn difference_lines(difference: &DifferenceText) -> Vec<String> {
    let mut lines = wrap(&difference.title, "  ", "    ");
    let width = difference.causes.iter().map(|(amount, _)| length(amount)).max().unwrap_or(0);
    for (amount, sentence) in &difference.causes {
        lines.extend(wrap(sentence, &format!("    {amount:>width$}  "), &" ".repeat(width + 6)));
    }
    for remark in &difference.remarks {
        lines.extend(wrap(remark, "    ", "      "));
    }
    lines
}

/// How many columns of a terminal a text takes.
pub(crate) fn length(text: &str) -> usize {
    text.width()
}

pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(length(text))))
}

/// Breaks text between words, and beside Chinese characters and kana, which stand without blanks between them. The
/// first line begins with `first`, the others with `rest`.
pub(crate) fn wrap(text: &str, first: &str, rest: &str) -> Vec<String> {
    wrap_to(WIDTH, text, first, rest)
}

/// The same in lines of another width.
pub(super) fn wrap_to(width: usize, text: &str, first: &str, rest: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split(' ') {
        for (index, piece) in pieces(word).into_iter().enumerate() {
            let blank = usize::from(index == 0 && !is_empty);
            if !is_empty && length(&line) + blank + length(piece) > width {
                lines.push(std::mem::replace(&mut line, rest.to_owned()));
            } else if blank == 1 {
                line.push(' ');
            }
            line.push_str(piece);
            is_empty = false;
        }
    }
    lines.push(line);
    lines
}

/// A list without blanks, such as that of an option, is kept in one piece up to this length.
const LIST_MAX: usize = 30;

/// What must stay together of a word: all of it, or single characters where a line may end between any two. What closes
/// stays with what it closes, what opens with what it opens.
fn pieces(word: &str) -> Vec<&str> {
    let stands_alone = |letter: char| matches!(letter, '\u{3041}'..='\u{30fb}' | '\u{3400}'..='\u{9fff}');
    let opens = |letter: char| "（「『〈《".contains(letter);
    let closes = |letter: char| "、。，．：；！？）」』〉》ー".contains(letter);
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let breaks = letters.windows(2).filter(|pair| {
        let (before, after) = (pair[0].1, pair[1].1);
        // A list without blanks that no line could hold.
        let is_in_list = before == ',' && word.len() > LIST_MAX;
        let is_apart = stands_alone(before) || stands_alone(after) || closes(before) || opens(after) || is_in_list;
        is_apart && !closes(after) && !opens(before)
    });
    let starts: Vec<usize> = std::iter::once(0).chain(breaks.map(|pair| pair[1].0)).collect();
    let ends = starts.iter().copied().skip(1).chain([word.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| &word[start..end]).collect()
}

/// Puts as many items on a line as fit, none of them broken.
pub(super) fn wrap_items(width: usize, items: &[String], start: &str, between: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if length(line) + length(between) + length(item) <= width => {
                line.push_str(between);
                line.push_str(item);
            }
            _ => lines.push(format!("{start}{item}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, length, wrap, wrap_items};

    #[test]
    fn lines_break_between_words() {
        let words = "word ".repeat(40);
        let lines = wrap(words.trim_end(), "  - ", "    ");
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert_eq!(lines.concat().matches("word").count(), 40);
    }

    #[test]
    fn lines_break_beside_chinese_characters_but_not_before_what_closes() {
        let lines = wrap(&"黒の地、".repeat(30), "  ", "  ");
        assert!(lines.len() == 3 && lines.iter().all(|line| length(line) <= WIDTH), "{lines:?}");
        assert!(lines.iter().all(|line| !line.trim().starts_with('、')), "{lines:?}");
        let korean = wrap(&"흑집은 백집보다 ".repeat(12), "", "");
        assert!(
            korean.iter().all(|line| !line.ends_with('흑') && !line.ends_with('백')),
            "words stay whole: {korean:?}"
        );
    }

    #[test]
    fn a_word_longer_than_a_line_is_kept_whole() {
        let long = "x".repeat(120);
        assert_eq!(wrap(&long, "  ", "  "), [format!("  {long}")]);
    }

    #[test]
    fn items_of_a_legend_are_not_broken() {
        let items: Vec<_> = (0..9).map(|number| format!("item number {number}")).collect();
        let lines = wrap_items(WIDTH, &items, "  ", "   ");
        assert!(lines.len() == 2 && lines[1].starts_with("  item"), "{lines:?}");
    }
}
