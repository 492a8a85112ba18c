//! Enums whose members have a word each, as answers use it, words put in a row, and what is alike put together.

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

        impl $crate::words::Word for $name {
            const WORDS: &'static [Self] = Self::ALL;

            fn word(self) -> &'static str {
                self.as_str()
            }
        }
    )+ };
}

/// A choice between words.
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

/// What is alike, in the order in which it came first, each with all that came with it.
pub(crate) type Grouped<K, V> = Vec<(K, Vec<V>)>;

/// Puts together what came with the same.
pub(crate) fn grouped<K: PartialEq, V>(items: impl IntoIterator<Item = (K, V)>) -> Grouped<K, V> {
    let mut groups: Grouped<K, V> = Vec::new();
    for (key, value) in items {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    groups
}

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
