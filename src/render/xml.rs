/// A text whose middle lies at this point, in a font of this size.
pub(super) fn text_element(font: i32, (x, y): (i32, i32), text: &str, fill: &str) -> String {
    // The baseline lies a third of the font below the middle.
    let y = y + (font + 2) / 3;
    let text = escape_xml(text);
    format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{font}\" text-anchor=\"middle\" fill=\"{fill}\">{text}</text>")
}

/// A text as XML and HTML hold it. What XML cannot hold at all is left out.
pub(crate) fn escape_xml(text: &str) -> String {
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
    use super::text_element;

    #[test]
    fn letters_are_set_around_their_middle() {
        let text = text_element(9, (50, 20), "<&", "#000000");
        assert!(text.contains("x=\"50\" y=\"23\"") && text.contains(">&lt;&amp;</text>"), "{text}");
    }
}
