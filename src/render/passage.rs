/// What is said under one title of a report, before it is laid out as text or Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Passage {
    pub(super) title: String,
    pub(super) parts: Vec<PassagePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PassagePart {
    /// Who, and what sums to what.
    Sums(Vec<[String; 2]>),
    /// What each cause adds to Black's lead, with its sign, and the sentence.
    Causes(Vec<[String; 2]>),
    /// What stands beside sums, each behind its label.
    Labelled(Vec<[String; 2]>),
    Remarks(Vec<String>),
    Items(Vec<String>),
    /// The steps of a count: the sentence, and the table where it looks otherwise than before.
    Steps(Vec<(String, Vec<String>)>),
}
