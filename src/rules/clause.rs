use super::{Amount, Fork, Source, sources};
use crate::words::words;

/// An edition of a rule text and where it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEdition {
    /// Which edition, for example `1989` or `2016 (in force March 2017)`.
    pub edition: &'static str,
    /// Where it was read.
    pub source: &'static Source,
}

words! {
    /// On what a [`Clause`] rests.
    Basis {
        /// The rule text says so, in the articles named.
        Text = "text",
        /// Practice: the text does not say it, the source named does.
        Convention = "convention",
        /// The text is silent, and no practice stands in for it.
        Unstated = "unstated",
        /// What the text says could not be read.
        Unverified = "unverified",
        /// The caller chose it for a custom rule set.
        Chosen = "chosen",
    }
}

/// What a rule set says on one axis: a choice with the articles behind it, or that it says nothing.
///
/// ```
/// use gyega::rules::{Clause, SekiPoints, Source, TextEdition};
///
/// const SOURCE: Source = Source { title: "Japanese rules of 1989", short: None, link: None, is_read_in_full: true };
/// const TEXT: TextEdition = TextEdition { edition: "1989", source: &SOURCE };
/// let clause = Clause::text(SekiPoints::NotCounted, &["8"], TEXT);
/// assert_eq!(clause.choice(), Some(SekiPoints::NotCounted));
/// assert_eq!(Clause::<SekiPoints>::unstated(TEXT).choice(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause<T> {
    choice: Option<T>,
    basis: Basis,
    articles: &'static [&'static str],
    text: TextEdition,
    note: &'static str,
    fork: Option<&'static Fork>,
}

impl<T: Copy> Clause<T> {
    /// The text says so in these articles: their numbers as they were read, else the diagram or, in a word of ours, the
    /// subject.
    pub const fn text(choice: T, articles: &'static [&'static str], text: TextEdition) -> Self {
        Self { choice: Some(choice), basis: Basis::Text, articles, text, note: "", fork: None }
    }

    /// Not in the text, but practice; the source is that of the practice.
    pub const fn convention(choice: T, text: TextEdition) -> Self {
        Self { choice: Some(choice), basis: Basis::Convention, articles: &[], text, note: "", fork: None }
    }

    /// The text is silent: a result that turns on this is undetermined.
    pub const fn unstated(text: TextEdition) -> Self {
        Self { choice: None, basis: Basis::Unstated, articles: &[], text, note: "", fork: None }
    }

    /// The text could not be read on this: a result that turns on it is undetermined.
    pub const fn unverified(text: TextEdition) -> Self {
        Self { choice: None, basis: Basis::Unverified, articles: &[], text, note: "", fork: None }
    }

    /// The text says nothing of it that was read: it is silent where it is at hand in full, and was not read where it
    /// is not.
    pub(super) const fn absent(text: TextEdition) -> Self {
        if text.source.is_read_in_full { Self::unstated(text) } else { Self::unverified(text) }
    }

    /// What this clause chooses, as practice beside a text of which nothing was read.
    pub(super) const fn as_practice(&self, text: TextEdition, practice: TextEdition) -> Self {
        match self.choice {
            Some(choice) => Self::convention(choice, practice),
            None => Self::absent(text),
        }
    }

    /// What the caller of a custom rule set chose.
    pub const fn chosen(choice: T) -> Self {
        let text = TextEdition { edition: "", source: &sources::THE_CALLER };
        Self { choice: Some(choice), basis: Basis::Chosen, articles: &[], text, note: "", fork: None }
    }

    /// Adds a remark in plain words.
    #[must_use]
    pub const fn with_note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

    /// Adds the readings that are documented of this clause.
    #[must_use]
    pub const fn with_fork(mut self, fork: &'static Fork) -> Self {
        self.fork = Some(fork);
        self
    }

    /// What is chosen; `None` where the text is silent or was not read.
    pub const fn choice(&self) -> Option<T> {
        self.choice
    }

    /// On what it rests.
    pub const fn basis(&self) -> Basis {
        self.basis
    }

    /// The article numbers as they were read; where none was, the diagram or, in a word of ours, the subject.
    pub const fn articles(&self) -> &'static [&'static str] {
        self.articles
    }

    /// The edition and its source.
    pub const fn text_edition(&self) -> TextEdition {
        self.text
    }

    /// Its documented readings, where there are two. What the caller chose reads one way.
    pub const fn fork(&self) -> Option<&'static Fork> {
        self.fork
    }

    /// A remark in plain words, or an empty string.
    pub const fn note(&self) -> &'static str {
        self.note
    }
}

/// Points given to White: in an even game, and in a handicap game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Komi {
    /// In an even game (handicap 0 or 1).
    pub even: Amount,
    /// In a handicap game.
    pub handicap: Amount,
}

impl Komi {
    /// From half points, even and handicap.
    pub const fn half_points(even: i32, handicap: i32) -> Self {
        Self { even: Amount::half_points(even), handicap: Amount::half_points(handicap) }
    }
}
