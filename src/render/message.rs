use crate::explain::Argument;

/// Words of a report that are no statement of an answer, by the key of their message in the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which message.
    pub key: &'static str,
    /// What it names.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message that names nothing yet.
    pub const fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }
}
