/// The size of a text, each with what it takes to set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextSize {
    /// Three letters on a stone.
    Small,
    /// Two letters on a stone.
    Middle,
    /// Coordinates, and one letter on a stone.
    Large,
}

impl TextSize {
    /// Font size, and how far its baseline lies below the middle.
    const fn measures(self) -> (i32, i32) {
        match self {
            Self::Small => (9, 3),
            Self::Middle => (12, 4),
            Self::Large => (13, 5),
        }
    }
}

/// A text whose middle lies at this point.
pub(super) fn lettered(size: TextSize, (x, y): (i32, i32), text: &str, fill: &str) -> String {
    let (font, below) = size.measures();
    format!(
        "<text x=\"{x}\" y=\"{}\" font-size=\"{font}\" text-anchor=\"middle\" fill=\"{fill}\">{}</text>",
        y + below,
        escaped(text)
    )
}

/// A text as XML holds it. What XML cannot hold at all is left out.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{TextSize, lettered};

    #[test]
    fn letters_are_set_around_their_middle() {
        let text = lettered(TextSize::Small, (50, 20), "<&", "#000000");
        assert!(text.contains("x=\"50\" y=\"23\"") && text.contains(">&lt;&amp;</text>"), "{text}");
    }
}
