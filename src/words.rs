//! Enums whose members have a word each, as answers use it.

/// Declares such enums: the members, all of them in the order of the declaration, and the word of each.
macro_rules! words {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$word_doc:meta])* $word:ident = $text:literal, )+ } )+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $( $(#[$word_doc])* $word, )+ }

        impl $name {
            /// All, in the order of the declaration.
            pub const ALL: &'static [Self] = &[ $( Self::$word, )+ ];

            /// The word used in answers.
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$word => $text, )+ }
            }
        }
    )+ };
}

pub(crate) use words;
