//! Choices of the core whose members are no plain enum, by their words.

use schemars::json_schema;
use serde::{Serialize, Serializer};

use super::described::described;
use crate::board::Color;
use crate::position::{FirstPasser, Loser};
use crate::render::Language;
use crate::words::Word;

/// Writes and describes a choice whose members are no plain enum by its words.
macro_rules! as_words {
    ($( $type:ty: $schema:literal, $description:literal; )+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        described! {
            $type: $schema, |_| {
                let words: Vec<&str> = Self::WORDS.iter().map(|word| word.word()).collect();
                json_schema!({ "type": "string", "description": $description, "enum": words })
            };
        }
    )+ };
}

as_words! {
    Color: "Player", "One of the two players.";
    FirstPasser: "FirstPass", "A player, or nobody.";
    Loser: "LoserWord", "Who lost.";
}

impl Word for Color {
    const WORDS: &'static [Self] = &Self::BOTH;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

impl Word for FirstPasser {
    const WORDS: &'static [Self] = &[Self::Player(Color::Black), Self::Player(Color::White), Self::Nobody];

    fn word(self) -> &'static str {
        match self {
            Self::Player(player) => player.as_str(),
            Self::Nobody => "none",
        }
    }
}

impl Word for Loser {
    const WORDS: &'static [Self] = &[Self::One(Color::Black), Self::One(Color::White), Self::Both];

    fn word(self) -> &'static str {
        match self {
            Self::One(player) => player.as_str(),
            Self::Both => "both",
        }
    }
}

impl Word for Language {
    const WORDS: &'static [Self] = Self::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}
