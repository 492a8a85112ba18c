/// Text with nothing in it that steers what shows it: control characters other than line breaks and tabs, and the
/// characters that turn the direction of what follows them, are shown as U+FFFD.
pub(super) fn neutralise_tags(text: &str) -> String {
    text.chars().map(harmless_letter).collect()
}

/// Such a text as a single line, for a terminal and for texts that have no lines.
pub(crate) fn single_line(text: &str) -> String {
    neutralise_tags(text).replace(['\n', '\t'], " ")
}

/// Embeddings, overrides and isolates (UAX 9) are not needed by any name; marks of direction are kept.
const fn harmless_letter(letter: char) -> char {
    match letter {
        '\n' | '\t' => letter,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '\u{fffd}',
        '\u{2028}' | '\u{2029}' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{neutralise_tags, single_line};

    #[test]
    fn what_steers_is_not_passed_on() {
        assert_eq!(neutralise_tags("a\u{202e}b\u{2067}c\u{7}\u{85}d"), "a\u{fffd}b\u{fffd}c\u{fffd}\u{fffd}d");
        assert_eq!(neutralise_tags("one\ntwo\u{2028}three"), "one\ntwo three", "line breaks are for the reader");
        assert_eq!(neutralise_tags("one\ttwo"), "one\ttwo", "a tab is accepted, and steers nothing on paper");
        assert_eq!(neutralise_tags("one\n\ttwo\u{1b}"), "one\n\ttwo\u{fffd}");
        assert_eq!(single_line("one\n\ttwo\u{2066}\r"), "one  two\u{fffd}\u{fffd}");
        assert_eq!(neutralise_tags("\u{200f}שלום"), "\u{200f}שלום", "a mark of direction belongs to a name");
    }
}
