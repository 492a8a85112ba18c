use super::{Code, WrittenResult};
use crate::board::{Color, Point, PointSet};
use crate::rules::Amount;

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
}

impl From<Color> for Argument {
    fn from(color: Color) -> Self {
        Self::Player(color)
    }
}

impl From<Amount> for Argument {
    fn from(amount: Amount) -> Self {
        Self::Amount(amount)
    }
}

impl From<PointSet> for Argument {
    fn from(points: PointSet) -> Self {
        Self::Points(Box::new(points))
    }
}

impl From<Point> for Argument {
    fn from(point: Point) -> Self {
        Self::Points(Box::new(point.into()))
    }
}

impl From<WrittenResult> for Argument {
    fn from(result: WrittenResult) -> Self {
        Self::Result(result)
    }
}

impl From<&str> for Argument {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<u32> for Argument {
    fn from(count: u32) -> Self {
        Self::Count(i64::from(count))
    }
}

impl From<i32> for Argument {
    fn from(count: i32) -> Self {
        Self::Count(i64::from(count))
    }
}

/// One step of an explanation. A sentence in each language is made of it by `render::Language::sentence`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Which sentence.
    pub code: Code,
    /// What it names, in a fixed order.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Statement {
    /// A statement without arguments yet.
    pub const fn new(code: Code) -> Self {
        Self { code, arguments: Vec::new() }
    }

    /// The same statement with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }
}
