use std::fmt;

use super::{StatementCode, WrittenResult};
use crate::board::{Color, Point, PointSet};
use crate::rules::Amount;
use crate::score::{Need, ScoreAxis};
use crate::words::joined;

/// Something a sentence names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(untagged))]
pub enum Argument {
    /// A player.
    Player(Color),
    /// Points of score.
    Amount(Amount),
    /// A count.
    Count(i64),
    /// Points of the board, in reading order.
    Points(Box<PointSet>),
    /// A name: an id, a kind, something typed.
    Name(String),
    /// What a game comes to.
    Result(WrittenResult),
    /// What is missing.
    Needs(Joined<Need>),
    /// Axes of a rule set.
    Axes(Joined<ScoreAxis>),
    /// Rule sets, with their articles.
    RuleSets(Joined<CitedRuleSet>),
}

/// A rule set that a sentence names, and what in its text says so: `nz`, `kba-beginner (Diagram 7-3, Diagram 8)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CitedRuleSet {
    /// Its id.
    pub id: String,
    /// The articles, or in their place the word for what it rests on; none where nobody wants them.
    pub articles: Vec<&'static str>,
}

impl From<&str> for CitedRuleSet {
    fn from(id: &str) -> Self {
        Self { id: id.to_owned(), articles: Vec::new() }
    }
}

impl fmt::Display for CitedRuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, articles } = self;
        if articles.is_empty() { f.write_str(id) } else { write!(f, "{id} ({})", joined(articles, ", ")) }
    }
}

/// Several of a kind, which answers have as one text: `prisoners, rule:tie`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined<T>(pub Vec<T>);

impl<T: fmt::Display> fmt::Display for Joined<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(&self.0, ", ").fmt(f)
    }
}

#[cfg(feature = "json")]
impl<T: fmt::Display> serde::Serialize for Joined<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Says which argument a value makes.
macro_rules! arguments {
    ($( $value:ident: $from:ty => $argument:expr; )+) => { $(
        impl From<$from> for Argument {
            fn from($value: $from) -> Self {
                $argument
            }
        }
    )+ };
}

arguments! {
    color: Color => Self::Player(color);
    amount: Amount => Self::Amount(amount);
    points: PointSet => Self::Points(Box::new(points));
    point: Point => PointSet::from(point).into();
    result: WrittenResult => Self::Result(result);
    needs: Vec<Need> => Self::Needs(Joined(needs));
    axes: Vec<ScoreAxis> => Self::Axes(Joined(axes));
    sets: Vec<CitedRuleSet> => Self::RuleSets(Joined(sets));
    name: &str => Self::Name(name.to_owned());
    count: u32 => Self::Count(count.into());
    count: i32 => Self::Count(count.into());
}

/// What a sentence says, in no language yet: `render::Language::sentence` makes one in each of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed<C> {
    /// Which sentence.
    pub code: C,
    /// What it names, in a fixed order.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// One step of an explanation, by its code.
pub type Statement = Keyed<StatementCode>;

/// Words of a report that are no step of an explanation, by the key of their message in the languages.
pub type Message = Keyed<&'static str>;

impl StatementCode {
    /// The statement of this code with its first argument.
    #[must_use]
    pub fn with(self, name: &'static str, argument: impl Into<Argument>) -> Statement {
        Statement::new(self).with(name, argument)
    }

    /// A statement of this code with points, and how many they are.
    #[must_use]
    pub(crate) fn with_counted(self, points: PointSet) -> Statement {
        Statement::new(self).with_counted(points)
    }
}

impl<C> Keyed<C> {
    /// A statement without arguments yet.
    pub const fn new(code: C) -> Self {
        Self { code, arguments: Vec::new() }
    }

    /// This statement with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }

    /// This statement with one more argument where it is known.
    #[must_use]
    pub(crate) fn with_known(self, name: &'static str, argument: Option<impl Into<Argument>>) -> Self {
        if let Some(argument) = argument { self.with(name, argument) } else { self }
    }

    /// This statement with points, and how many they are.
    #[must_use]
    pub(crate) fn with_counted(self, points: PointSet) -> Self {
        self.with("points", points).with("count", u32::from(points.len()))
    }
}
