use std::fmt;
use std::ops::Not;

/// One of the two players, or the colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "json", derive(serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Color {
    /// Black, who plays first in an even game.
    Black,
    /// White.
    White,
}

impl Color {
    /// Both, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The colour of a word, `black` or `white`.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|color| color.as_str() == word)
    }

    /// The colour of a word in whatever case, or of its first letter alone.
    pub fn of_word_or_letter(word: &str) -> Option<Self> {
        Self::of_word(match word.to_ascii_lowercase().as_str() {
            "b" => "black",
            "w" => "white",
            word => word,
        })
    }

    /// The word at the start of a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::White => "White",
        }
    }

    /// The letter of a result: `B` or `W`.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }

    /// `1` for Black and `-1` for White: the sign of a lead.
    pub const fn sign(self) -> i32 {
        match self {
            Self::Black => 1,
            Self::White => -1,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Not for Color {
    type Output = Self;

    /// The other player.
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields), schemars(!deny_unknown_fields, rename = "Both_{T}"))]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> ByColor<T> {
    /// One value for each, made by a function.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> Self {
        Self { black: make(Color::Black), white: make(Color::White) }
    }

    /// A value for one player and another for the opponent.
    pub fn pair(player: Color, own: T, other: T) -> Self {
        match player {
            Color::Black => Self { black: own, white: other },
            Color::White => Self { black: other, white: own },
        }
    }

    /// The value of one player.
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The value of one player, to change it.
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// Both values changed by a function.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { black: change(self.black), white: change(self.white) }
    }
}
