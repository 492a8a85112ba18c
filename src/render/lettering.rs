use std::fmt::Write as _;

/// The strokes of the letters and digits of coordinates, as paths in a field 4 wide and 6 high: where a picture is drawn without fonts.
const GLYPHS: [(char, &str); 36] = [
    ('0', "M1 0H3L4 1V5L3 6H1L0 5V1ZM3 2L1 4"),
    ('1', "M1 1L2 0V6M1 6H3"),
    ('2', "M0 1L1 0H3L4 1V2L0 6H4"),
    ('3', "M0 1L1 0H3L4 1V2L3 3L4 4V5L3 6H1L0 5M2 3H3"),
    ('4', "M3 6V0L0 4H4"),
    ('5', "M4 0H0V3H3L4 4V5L3 6H1L0 5"),
    ('6', "M4 1L3 0H1L0 1V5L1 6H3L4 5V4L3 3H0"),
    ('7', "M0 0H4L1 6"),
    ('8', "M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3L0 4V5L1 6H3L4 5V4L3 3"),
    ('9', "M0 5L1 6H3L4 5V1L3 0H1L0 1V2L1 3H4"),
    ('A', "M0 6L2 0L4 6M1 4H3"),
    ('B', "M0 0V6H3L4 5V4L3 3H0M0 0H3L4 1V2L3 3"),
    ('C', "M4 1L3 0H1L0 1V5L1 6H3L4 5"),
    ('D', "M0 0V6H2L4 4V2L2 0Z"),
    ('E', "M4 0H0V6H4M0 3H3"),
    ('F', "M4 0H0V6M0 3H3"),
    ('G', "M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2"),
    ('H', "M0 0V6M4 0V6M0 3H4"),
    ('I', "M2 0V6M1 0H3M1 6H3"),
    ('J', "M4 0V5L3 6H1L0 5"),
    ('K', "M0 0V6M4 0L0 3L4 6"),
    ('L', "M0 0V6H4"),
    ('M', "M0 6V0L2 3L4 0V6"),
    ('N', "M0 6V0L4 6V0"),
    ('O', "M1 0H3L4 1V5L3 6H1L0 5V1Z"),
    ('P', "M0 6V0H3L4 1V2L3 3H0"),
    ('Q', "M1 0H3L4 1V5L3 6H1L0 5V1ZM2 4L4 6"),
    ('R', "M0 6V0H3L4 1V2L3 3H0M2 3L4 6"),
    ('S', "M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5"),
    ('T', "M0 0H4M2 0V6"),
    ('U', "M0 0V5L1 6H3L4 5V0"),
    ('V', "M0 0L2 6L4 0"),
    ('W', "M0 0L1 6L2 3L3 6L4 0"),
    ('X', "M0 0L4 6M4 0L0 6"),
    ('Y', "M0 0L2 3L4 0M2 3V6"),
    ('Z', "M0 0H4L0 6H4"),
];

/// How the letters and digits of a picture are put into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lettering {
    /// As text, in whatever font there is.
    Text,
    /// As strokes: the same everywhere, but only for A to Z and 0 to 9.
    #[cfg_attr(not(any(test, feature = "png")), expect(dead_code, reason = "only pictures in PNG have no fonts"))]
    Strokes,
}

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
    /// Font size, how far its baseline lies below the middle, and the scale of strokes that are as high.
    const fn measures(self) -> (i32, i32, &'static str) {
        match self {
            Self::Small => (9, 3, "1.1"),
            Self::Middle => (12, 4, "1.4"),
            Self::Large => (13, 5, "1.5"),
        }
    }
}

/// Whether every sign of a text has strokes.
#[cfg(any(test, feature = "png"))]
pub(super) fn has_strokes(text: &str) -> bool {
    text.chars().all(|letter| strokes(letter).is_some())
}

fn strokes(letter: char) -> Option<&'static str> {
    GLYPHS.binary_search_by_key(&letter, |(known, _)| *known).ok().map(|index| GLYPHS[index].1)
}

/// A text whose middle lies at this point.
pub(super) fn lettered(lettering: Lettering, size: TextSize, (x, y): (i32, i32), text: &str, fill: &str) -> String {
    let (font, below, scale) = size.measures();
    match lettering {
        Lettering::Text => format!(
            "<text x=\"{x}\" y=\"{}\" font-size=\"{font}\" text-anchor=\"middle\" fill=\"{fill}\">{}</text>",
            y + below,
            escaped(text)
        ),
        Lettering::Strokes => {
            let count = text.chars().count() as i32;
            let mut drawn = format!(
                "<g transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke=\"{fill}\" stroke-width=\"0.9\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\">"
            );
            for (index, path) in text.chars().map(strokes).enumerate() {
                // Each letter stands 6 further right than the one before, the row of them in the middle.
                let right = 6 * index as i32 - 3 * count + 1;
                if let Some(path) = path {
                    let _ = write!(drawn, "<path transform=\"translate({right} -3)\" d=\"{path}\"/>");
                }
            }
            drawn + "</g>"
        }
    }
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
    use super::{GLYPHS, Lettering, TextSize, has_strokes, lettered};
    use crate::board::Size;

    #[test]
    fn every_coordinate_has_strokes_within_its_field() {
        let largest = Size::LARGEST;
        for point in largest.iter() {
            assert!(has_strokes(&point.to_string()), "{point}");
        }
        for (letter, path) in GLYPHS {
            let numbers = path.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty());
            assert!(numbers.clone().count() >= 4, "{letter} is a line at least");
            assert!(numbers.into_iter().all(|number| number.parse::<u8>().is_ok_and(|at| at <= 6)), "{letter}");
        }
        assert!(!has_strokes("가"));
        assert!(!has_strokes("a"));
    }

    #[test]
    fn no_two_letters_have_the_same_strokes() {
        for (index, (letter, path)) in GLYPHS.iter().enumerate() {
            let same = GLYPHS[..index].iter().find(|(_, other)| other == path);
            assert!(same.is_none_or(|(other, _)| other >= letter), "{letter}");
        }
    }

    #[test]
    fn letters_are_set_around_their_middle() {
        let drawn = lettered(Lettering::Strokes, TextSize::Large, (50, 20), "19", "#000000");
        // Two letters 4 wide with 2 between them: from -5 to 5.
        assert!(drawn.contains("translate(50 20) scale(1.5)"), "{drawn}");
        assert!(drawn.contains("translate(-5 -3)") && drawn.contains("translate(1 -3)"), "{drawn}");
        let text = lettered(Lettering::Text, TextSize::Small, (50, 20), "<&", "#000000");
        assert!(text.contains(">&lt;&amp;</text>"), "{text}");
    }
}
