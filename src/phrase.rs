//! What is told to people about a fault: an English pattern with named values, which other languages have a pattern of their own for.

use std::fmt;

use crate::board::{Color, Point};

/// A pattern in English and what stands in the place of the names in it.
///
/// The macro `phrase!` makes one. Text that is data, such as what somebody typed, is a value, and so is a phrase inside another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pattern: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// What stands in a pattern in the place of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Text that is the same in every language.
    Text(String),
    /// Text that each language has in its own words.
    Phrase(Phrase),
}

/// Makes a [`Phrase`] of a literal and the values named in it: `phrase!("at most {max}", max)`, `phrase!("move {turn}", turn = index + 1)`.
/// Braces that are no name are doubled. That each name has its value is checked when it is compiled.
macro_rules! phrase {
    ($pattern:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const _: fn() = || _ = ::std::format_args!($pattern $(, $name = "")*);
        $crate::phrase::Phrase::new(
            $pattern,
            ::std::vec![$((stringify!($name), $crate::phrase::phrase!(@value $name $($value)?))),*],
        )
    }};
    (@value $name:ident) => { $crate::phrase::Value::from($name) };
    (@value $name:ident $value:expr) => { $crate::phrase::Value::from($value) };
}

pub(crate) use phrase;

/// The pattern of text that is data alone.
const VERBATIM: &str = "{text}";

impl Phrase {
    pub(crate) const fn new(pattern: &'static str, values: Vec<(&'static str, Value)>) -> Self {
        Self { pattern, values }
    }

    /// Text that is the same in every language.
    pub(crate) fn verbatim(text: impl fmt::Display) -> Self {
        Self::new(VERBATIM, vec![("text", Value::Text(text.to_string()))])
    }

    /// `"a", "b" or "c"`.
    pub(crate) fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut quoted: Vec<_> = words.into_iter().map(|word| format!("{word:?}")).collect();
        match quoted.pop() {
            None => Self::verbatim(""),
            Some(only) if quoted.is_empty() => Self::verbatim(only),
            Some(last) => phrase!("{first} or {last}", first = quoted.join(", "), last),
        }
    }

    /// One after another, with what a language has between them.
    pub(crate) fn joined(phrases: impl IntoIterator<Item = Self>) -> Self {
        let joined = phrases.into_iter().reduce(|first, second| phrase!("{first}; {second}", first, second));
        joined.unwrap_or_else(|| Self::verbatim(""))
    }

    /// Writes the phrase with the pattern that a language has for an English one.
    ///
    /// # Errors
    ///
    /// When nothing more can be written.
    pub(crate) fn write(&self, out: &mut dyn fmt::Write, pattern_of: fn(&'static str) -> &'static str) -> fmt::Result {
        let mut rest = pattern_of(self.pattern);
        while let Some(at) = rest.find(['{', '}']) {
            out.write_str(&rest[..at])?;
            let brace = &rest[at..];
            if let Some(after) = brace.strip_prefix("{{").or_else(|| brace.strip_prefix("}}")) {
                out.write_str(&brace[..1])?;
                rest = after;
                continue;
            }
            let (name, after) = brace[1..].split_once('}').unwrap_or((&brace[1..], ""));
            match self.values.iter().find(|(own, _)| *own == name) {
                Some((_, Value::Text(text))) => out.write_str(text)?,
                Some((_, Value::Phrase(phrase))) => phrase.write(out, pattern_of)?,
                None => {}
            }
            rest = after;
        }
        out.write_str(rest)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |english| english)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&Phrase> for Value {
    fn from(phrase: &Phrase) -> Self {
        Self::Phrase(phrase.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! values_of_numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Text(number.to_string())
            }
        }

        impl From<&$number> for Value {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }
    )* };
}

values_of_numbers!(u8 u16 u32 u64 usize);

impl From<Color> for Phrase {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => phrase!("black"),
            Color::White => phrase!("white"),
        }
    }
}

impl From<Color> for Value {
    fn from(color: Color) -> Self {
        Self::Phrase(color.into())
    }
}

impl From<Point> for Value {
    fn from(point: Point) -> Self {
        Self::Text(point.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::Phrase;

    #[test]
    fn values_stand_in_the_place_of_their_names() {
        let corner = "C3".to_owned();
        let point = phrase!("a point of the board, from A1 to {corner}", corner);
        let told = phrase!("found {found}, expected {expected}", found = 7_u32, expected = point);
        assert_eq!(told.to_string(), "found 7, expected a point of the board, from A1 to C3");
    }

    #[test]
    fn doubled_braces_are_braces_and_values_are_left_alone() {
        let found = phrase!("{{}} beside {text}", text = "{text} {{");
        assert_eq!(found.to_string(), "{} beside {text} {{");
        assert_eq!(Phrase::verbatim("{x}").to_string(), "{x}");
    }

    #[test]
    fn another_language_has_a_pattern_of_its_own() {
        fn korean(english: &'static str) -> &'static str {
            if english == "{first} or {last}" { "{last}, {first}" } else { english }
        }
        let mut text = String::new();
        let either = phrase!("{first} or {last}", first = "a", last = phrase!("at most {max}", max = 3_u8));
        either.write(&mut text, korean).expect("a string takes everything");
        assert_eq!(text, "at most 3, a");
    }
}
