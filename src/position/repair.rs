use std::fmt;

use crate::words::words;

words! {
    /// What was repaired or left out while a record was read.
    Repair {
        /// Text stands before the first game; it was skipped.
        LeadingText = "leading-text",
        /// A game begins without the semicolon of its first node.
        MissingSemicolon = "missing-semicolon",
        /// Text stands where a property or a bracket should; it was skipped.
        StrayText = "stray-text",
        /// A closing parenthesis closes nothing; it was skipped.
        ExtraClose = "extra-close",
        /// A variation is not closed at the end of the text; it was closed there.
        Unclosed = "unclosed",
        /// A value is not closed at the end of the text; it was closed there.
        UnclosedValue = "unclosed-value",
        /// A property has no value; it was left out.
        NoValue = "no-value",
        /// A property stands twice in a node; its values were put together.
        RepeatedProperty = "repeated-property",
        /// A bracket in a comment is not escaped; it was read as text.
        UnescapedBracket = "unescaped-bracket",
        /// Variations lie deeper than is usual; they were read.
        DeepVariations = "deep-variations",
        /// The text holds several games; the first was read.
        SeveralGames = "several-games",
        /// The charset that the record names is not known; it was guessed.
        UnknownCharset = "unknown-charset",
        /// The text is not in the charset that the record names; it was guessed.
        WrongCharset = "wrong-charset",
        /// The record names no charset and is no UTF-8; it was guessed.
        GuessedCharset = "guessed-charset",
        /// Some bytes mean nothing in the charset; they were replaced.
        BrokenText = "broken-text",
        /// A value is not what its property holds; it was left out.
        UnreadableValue = "unreadable-value",
        /// The record names no size of the board; 19 by 19 was assumed.
        NoSize = "no-size",
        /// A node holds a move and stones set; the stones were set first.
        MoveAndSetup = "move-and-setup",
        /// Stones are set after the first move; what was played before does not explain the board.
        SetupInGame = "setup-in-game",
        /// A move was played on a stone, which it replaced.
        PlayedOnStone = "played-on-stone",
        /// A move lies outside the board; it was left out.
        OffBoard = "off-board",
        /// A move leaves its own stones without a liberty; they came off.
        SelfCapture = "self-capture",
        /// The same player moves twice in a row.
        OutOfTurn = "out-of-turn",
        /// Two colours are set on one point; the later one stays.
        SetTwice = "set-twice",
        /// Komi is written in a way that needs reading: in hundredths of points, or of stones, or without its half
        /// point.
        OddKomi = "odd-komi",
        /// The result is written in a way that needs reading: in words, in zi, or in letters of double width; what it
        /// says is certain.
        OddResult = "odd-result",
        /// The number of handicap stones is not the number of black stones set.
        HandicapDiffers = "handicap-differs",
        /// The record sets no handicap stones but Black begins with as many moves; they were read as the handicap.
        HandicapAsMoves = "handicap-as-moves",
        /// The record sets no handicap stones but White passes until Black has played as many; they were read as the
        /// handicap.
        HandicapAsPasses = "handicap-as-passes",
        /// The record does not say where its handicap stones stand; they were set on the usual points, a third one at
        /// the top left.
        HandicapPlaced = "handicap-placed",
        /// A point is marked as territory of both players; it counts for neither.
        MarkedTwice = "marked-twice",
        /// Points are dimmed; they were read like the others.
        Dimmed = "dimmed",
        /// A line holds nothing that is known in this format; it was left out.
        UnknownLine = "unknown-line",
    }
}

/// A repair while a record is read, and where: an offset in its text or in its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RepairAt {
    /// Offset in bytes, from 0.
    pub at: usize,
    /// What was done.
    pub repair: Repair,
}

/// Where in a record something was repaired, and what stands there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct RepairPlace {
    /// Offset in bytes, from 0.
    #[cfg_attr(feature = "json", serde(rename = "offset"))]
    pub at: usize,
    /// From 1.
    pub line: usize,
    /// From 1, in letters.
    pub column: usize,
    /// The property, as its name is written; nothing where no single property was repaired.
    pub property: Option<String>,
    /// What stands there, shortened: the value of the property, or the text that belongs to none.
    #[cfg_attr(feature = "json", serde(rename = "found"))]
    pub text: Option<String>,
}

impl RepairPlace {
    /// The text is shown up to so many letters.
    pub const TEXT_MAX: usize = 40;
}

impl fmt::Display for RepairPlace {
    /// Line and column, and what stands there: `2:14 KM[650]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)?;
        match (&self.property, &self.text) {
            (Some(property), text) => write!(f, " {property}[{}]", text.as_deref().unwrap_or_default()),
            (None, Some(text)) => write!(f, " {text}"),
            (None, None) => Ok(()),
        }
    }
}

/// A repair, and where it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Repaired {
    /// What was done.
    pub repair: Repair,
    /// Where.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub place: RepairPlace,
}
