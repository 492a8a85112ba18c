use std::borrow::Cow;
use std::ops::Range;

use comfy_table::{CellAlignment, Table, presets};
use textwrap::core::{Word, display_width as length};
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// The columns of a text whose reader says nothing of a terminal.
pub const WIDTH: usize = 100;

/// A list without blanks, such as that of an option, is kept in one piece up to this length.
const LIST_MAX: usize = 30;

/// Text is not wrapped in fewer columns than this.
const COLUMN_MIN: usize = 8;

/// A longer word is broken where it would make a table too wide.
const WORD_MAX: usize = 40;

/// Breaks text into lines of so many columns. The first begins with `first`, the others with `rest`. A longer word is
/// not cut.
pub(crate) fn wrap(width: usize, text: &str, first: &str, rest: &str) -> Vec<String> {
    let options = options(width).initial_indent(first).subsequent_indent(rest);
    textwrap::wrap(text, options).into_iter().map(Cow::into_owned).collect()
}

fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .break_words(false)
        .word_separator(WordSeparator::Custom(words))
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
}

/// A line may end where Unicode lets it end at a blank or beside a Chinese character or kana, but neither within a word
/// in Hangul nor after the `/` of a link or of `B+1/W+5`. A long list may end at each comma.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let stands_alone = |letter: char| matches!(letter, '\u{2e80}'..='\u{abff}' | '\u{f900}'..='\u{ff60}');
    let mut words = Vec::new();
    let (mut start, mut end) = (0, 0);
    for piece in WordSeparator::UnicodeBreakProperties.find_words(line) {
        end += piece.word.len() + piece.whitespace.len();
        let (before, after) = line.split_at(end);
        if before.ends_with(' ')
            || before.ends_with(stands_alone)
            || after.starts_with(stands_alone)
            || after.is_empty()
        {
            let word = &line[start..end];
            let is_list = word.len() > LIST_MAX;
            words.extend(word.split_inclusive(move |letter| is_list && letter == ',').map(Word::from));
            start = end;
        }
    }
    Box::new(words.into_iter())
}

/// Puts as many items on a line as fit, none of them broken.
pub(super) fn wrap_items(width: usize, items: &[String], start: &str, between: &str) -> Vec<String> {
    let items: Vec<_> = items.iter().map(|item| Word { whitespace: between, ..Word::from(item) }).collect();
    let room = [width.saturating_sub(length(start))];
    let lines = WrapAlgorithm::FirstFit.wrap(&items, &room);
    let line = |items: &&[Word]| items.iter().map(|item| item.word).collect::<Vec<_>>().join(between);
    lines.iter().map(|items| format!("{start}{}", line(items))).collect()
}

/// How wide a column is whose cells are wrapped at `most`.
pub(super) fn widest<'a>(cells: impl Iterator<Item = &'a String>, most: usize) -> usize {
    cells.flat_map(|cell| wrap(most, cell, "", "")).map(|line| length(&line)).max().unwrap_or_default().max(1)
}

/// Rows of cells under each other, two blanks between columns, those of `right` aligned at the right. Where they are
/// wider than `width`, the text of the widest columns is wrapped.
pub(crate) fn table(width: usize, rows: &[impl AsRef<[String]>], right: Range<usize>) -> Vec<String> {
    let rows: &Vec<&[String]> = &rows.iter().map(AsRef::as_ref).collect();
    let columns = 0..rows.first().map_or(0, |row| row.len());
    let widths = |most: usize| columns.clone().map(move |column| widest(rows.iter().map(|row| &row[column]), most));
    let least: Vec<usize> = widths(COLUMN_MIN).map(|width| width.min(WORD_MAX)).collect();
    let mut widths: Vec<usize> = widths(usize::MAX).collect();
    while widths.iter().sum::<usize>() + 2 * columns.len().saturating_sub(1) > width {
        let shrinking = columns.clone().filter(|column| widths[*column] > least[*column]);
        let Some(column) = shrinking.max_by_key(|column| widths[*column]) else { break };
        widths[column] -= 1;
    }
    let cell = |(cell, width): (&String, &usize)| textwrap::wrap(cell, options(*width).break_words(true)).join("\n");
    let mut table = Table::new();
    table.load_style(presets::NOTHING).add_rows(rows.iter().map(|row| row.iter().zip(&widths).map(cell)));
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
        if right.contains(&column.index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.lines().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{length, table, wrap, wrap_items};

    #[test]
    fn lines_break_beside_chinese_characters_but_not_before_what_closes() {
        let lines = wrap(100, &"黒の地、".repeat(30), "  ", "  ");
        assert!(lines.len() == 3 && lines.iter().all(|line| length(line) <= 100), "{lines:?}");
        assert!(lines.iter().all(|line| !line.trim().starts_with('、')), "{lines:?}");
        assert_eq!(wrap(7, "先に打っても", "", ""), ["先に", "打って", "も"], "nor before small kana");
    }

    #[test]
    fn what_belongs_together_stays_in_one_line() {
        let korean = wrap(100, &"흑집은 백집보다 ".repeat(12), "", "");
        assert!(
            korean.iter().all(|line| !line.ends_with('흑') && !line.ends_with('백')),
            "words stay whole: {korean:?}"
        );
        assert_eq!(wrap(8, "B+10.5/W+5 https://a.org/b", "", ""), ["B+10.5/W+5", "https://a.org/b"]);
        assert_eq!(wrap(8, "黒D14の石", "", ""), ["黒D14の", "石"]);
        assert_eq!(wrap(8, "흑돌(D4)은 집", "", ""), ["흑돌(D4)은", "집"]);
        let list = format!("--dead {}", ["D4"; 12].join(","));
        assert_eq!(wrap(20, &list, "", "  "), ["--dead D4,D4,D4,D4,", "  D4,D4,D4,D4,D4,D4,", "  D4,D4"]);
    }

    #[test]
    fn a_word_longer_than_a_line_is_kept_whole() {
        let long = "x".repeat(120);
        assert_eq!(wrap(100, &long, "  ", "  "), [format!("  {long}")]);
    }

    #[test]
    fn items_of_a_legend_are_not_broken() {
        let items: Vec<_> = (0..9).map(|number| format!("item number {number}")).collect();
        let lines = wrap_items(100, &items, "  ", "   ");
        assert!(lines.len() == 2 && lines[1].starts_with("  item"), "{lines:?}");
    }

    fn rows(rows: &[&[&str]]) -> Vec<Vec<String>> {
        rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
    }

    #[test]
    fn columns_are_aligned_and_lines_have_no_blanks_at_the_end() {
        let names = rows(&[&["id", "what"], &["aga", ""], &["tromp-taylor", "x"]]);
        assert_eq!(table(80, &names, 0..0), ["id            what", "aga", "tromp-taylor  x"]);
        let wide = rows(&[&["규칙", "x"], &["id", "y"]]);
        assert_eq!(table(80, &wide, 0..1), ["규칙  x", "  id  y"], "a terminal shows some letters in two columns");
    }

    #[test]
    fn a_table_that_is_too_wide_has_its_text_wrapped_but_keeps_its_words() {
        let rows_of_results = rows(&[&["korean-2016", "7.5", "White wins by 1 point."], &["x", "10", "無勝負、D14。"]]);
        let lines = [
            "korean-2016  7.5  White",
            "                  wins by",
            "                  1 point.",
            "x             10  無勝負、",
            "                  D14。",
        ];
        assert_eq!(table(26, &rows_of_results, 1..2), lines);
        assert_eq!(table(1, &rows(&[&["korean-2016", "7.5"]]), 1..2), ["korean-2016  7.5"]);
        assert_eq!(table(60, &rows(&[&[&"x".repeat(80), "7.5"]]), 1..2).len(), 2, "a name of no use is cut");
    }
}
