//! Enums whose members have a word each, as answers use it, and words put in a row.

use std::fmt;

/// Declares such enums: the members, all of them in the order of the declaration, and the word of each.
macro_rules! words {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$word_doc:meta])* $word:ident = $text:literal, )+ } )+) => { $(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "json", derive(serde::Serialize))]
        $(#[$doc])*
        pub enum $name { $( $(#[$word_doc])* #[cfg_attr(feature = "json", serde(rename = $text))] $word, )+ }

        impl $name {
            /// All, in the order of the declaration.
            pub const ALL: &'static [Self] = &[ $( Self::$word, )+ ];

            /// The word used in answers.
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$word => $text, )+ }
            }
        }

        #[cfg(feature = "json")]
        impl $crate::words::Word for $name {
            const WORDS: &'static [Self] = Self::ALL;

            fn word(self) -> &'static str {
                self.as_str()
            }
        }
    )+ };
}

/// A choice between words.
#[cfg(feature = "json")]
pub(crate) trait Word: Copy + 'static {
    /// All, in the order of the documentation.
    const WORDS: &'static [Self];

    /// The word of one.
    fn word(self) -> &'static str;

    /// The one of a word.
    fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().copied().find(|one| one.word() == word)
    }
}

pub(crate) use words;

/// Items with something between each two.
pub(crate) fn joined<T: fmt::Display>(items: &[T], between: &str) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                f.write_str(between)?;
            }
            write!(f, "{item}")?;
        }
        Ok(())
    })
}

/// `"a", "b" or "c"`.
pub(crate) fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let quoted: Vec<_> = words.into_iter().map(|word| format!("{word:?}")).collect();
    match quoted.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, first)) => format!("{} or {last}", first.join(", ")),
    }
}
