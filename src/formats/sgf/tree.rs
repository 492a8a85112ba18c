use std::borrow::Cow;
use std::ops::Range;

use crate::formats::record::{REPAIRS_MAX, Repair, RepairAt, RepairedText, TextPlace, shown};

/// What stops the reading of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeFault {
    /// There is no game in the text.
    #[error("no game: no \"(\" or \";\" with a property after it")]
    NoGame,
    /// There are more bytes than are read.
    #[error("{length} bytes, at most {max} are read", max = Tree::BYTES_MAX)]
    TooLong {
        /// The length of the text.
        length: usize,
    },
    /// There are more nodes than are read.
    #[error("{place}: more than {max} nodes", max = Tree::NODES_MAX)]
    TooManyNodes {
        /// Where that stands in the text.
        place: TextPlace,
    },
}

/// A node of a game: its place in the tree, and its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node after it on the main line.
    pub first_child: Option<u32>,
    /// The next variation at this place.
    pub next_sibling: Option<u32>,
    parent: Option<u32>,
    at: u32,
    properties: Range<u32>,
}

/// A property: its name and where its values stand, still escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Property {
    name: Range<u32>,
    values: Range<u32>,
}

/// The games of a text, all nodes in one row, in the order in which they are written.
///
/// The grammar of `FF[4]` is read without recursion. What breaks it is repaired where that can be done, each time with
/// a [`RepairAt`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    text: String,
    nodes: Vec<Node>,
    properties: Vec<Property>,
    values: Vec<Range<u32>>,
    games: Vec<u32>,
    /// What was repaired, in the order of the text.
    pub repairs: Vec<RepairAt>,
    /// Whether the text ends before its last game does.
    pub breaks_off: bool,
}

impl Tree {
    /// The most bytes of a text.
    pub const BYTES_MAX: usize = 2 << 20;
    /// The most nodes of a text.
    pub const NODES_MAX: usize = 100_000;
    /// Variations deeper than this are reported.
    pub const DEPTH_USUAL: usize = 64;
    /// The most repairs that are kept.
    pub const REPAIRS_MAX: usize = REPAIRS_MAX;

    /// Reads a text. Offsets of repairs are in the text as it is given here.
    ///
    /// ```
    /// use gyega::formats::sgf::Tree;
    ///
    /// let tree = Tree::parse("(;GM[1]SZ[9];B[ee](;W[ce])(;W[gc]))".to_owned()).unwrap();
    /// let root = tree.games()[0];
    /// assert_eq!(tree.values(root, "SZ").map(|(_, value)| value).collect::<Vec<_>>(), ["9"]);
    /// assert_eq!(tree.main_line(root).len(), 3);
    /// assert!(tree.repairs.is_empty());
    /// ```
    ///
    /// # Errors
    ///
    /// When the text holds no game, or more than is read.
    pub fn parse(text: String) -> Result<Self, TreeFault> {
        if text.len() > Self::BYTES_MAX {
            return Err(TreeFault::TooLong { length: text.len() });
        }
        let mut parser = Parser::new(&text);
        if parser.run().is_err() {
            return Err(TreeFault::TooManyNodes { place: TextPlace::new(&text, parser.at) });
        }
        let tree = parser.tree;
        if tree.games.is_empty() { Err(TreeFault::NoGame) } else { Ok(Self { text, ..tree }) }
    }

    /// How far the first game of a text reaches, however long it is. Brackets and names are looked at, letters beside
    /// ASCII are not.
    #[cfg(feature = "archives")]
    pub(crate) fn first_game(text: &str) -> FirstGame {
        let mut parser = Parser { games_max: 1, nodes_max: usize::MAX, ..Parser::new(text) };
        let next = parser.run().is_err().then_some(parser.opened_at);
        FirstGame { is_there: !parser.tree.games.is_empty(), closed_at: parser.closed_at, next_at: next }
    }

    /// The first node of each game.
    pub fn games(&self) -> &[u32] {
        &self.games
    }

    /// A node by its number.
    pub fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number as usize)
    }

    /// Where the properties of a node begin in the text.
    pub(super) fn offset(&self, number: u32) -> usize {
        self.node(number).map_or(0, |node| node.at as usize)
    }

    pub(super) fn place(&self, at: usize) -> TextPlace {
        TextPlace::new(&self.text, at)
    }

    /// The nodes from one to the end of its main line, itself first.
    pub fn main_line(&self, from: u32) -> Vec<u32> {
        std::iter::successors(Some(from), |number| self.node(*number)?.first_child).collect()
    }

    /// The nodes of a game, in the order in which they are written.
    pub(super) fn nodes_of(&self, root: u32) -> impl Iterator<Item = u32> {
        let next = self.games.iter().find(|game| **game > root);
        root..next.copied().unwrap_or(self.nodes.len() as u32)
    }

    /// The nodes from the first of its game to one, itself last.
    pub(super) fn line_to(&self, node: u32) -> Vec<u32> {
        let mut line: Vec<u32> = std::iter::successors(Some(node), |number| self.node(*number)?.parent).collect();
        line.reverse();
        line
    }

    /// The properties of a node: name and values, as they are written.
    pub fn properties(&self, number: u32) -> impl Iterator<Item = (&str, impl Iterator<Item = (usize, &str)>)> {
        let range = self.node(number).map_or(0..0, |node| node.properties.clone());
        let properties = self.properties.get(range.start as usize..range.end as usize).unwrap_or_default();
        properties.iter().map(|property| {
            let values = &self.values[property.values.start as usize..property.values.end as usize];
            (self.slice(&property.name), values.iter().map(|value| (value.start as usize, self.slice(value))))
        })
    }

    /// The values of a property of a node, each with its offset; none where it is missing. Where it stands twice in the
    /// node, all.
    pub fn values(&self, number: u32, name: &str) -> impl Iterator<Item = (usize, &str)> {
        self.properties(number).filter(move |(written, _)| is_name(written, name)).flat_map(|(_, values)| values)
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The value that begins at an offset.
    pub(super) fn value_at(&self, at: usize) -> &str {
        let value = self.values.binary_search_by_key(&at, |value| value.start as usize);
        value.map_or("", |value| self.slice(&self.values[value])).trim()
    }

    /// What stands where something was repaired: a property with a value, or text that belongs to none.
    pub(super) fn written_at(&self, repaired: RepairAt) -> RepairedText {
        let RepairAt { at, repair } = repaired;
        let rest = self.text.get(at..).unwrap_or_default();
        if OF_TREE.contains(&repair) {
            return RepairedText::default();
        }
        if OF_TEXT.contains(&repair) {
            let ends = |letter: char| matches!(letter, '\n' | '\r' | '(' | ')' | ';');
            let text = rest.split(ends).next().unwrap_or_default().trim();
            return RepairedText { property: None, text: (!text.is_empty()).then(|| shown(text)) };
        }
        self.property_at(at).unwrap_or_else(|| {
            // A name without a value is no property of the tree.
            let name = rest.chars().take_while(char::is_ascii_alphabetic).collect::<String>();
            RepairedText { property: (!name.is_empty()).then_some(name), text: None }
        })
    }

    /// The property in which an offset lies, with the value there, its first one where the offset lies before them.
    fn property_at(&self, at: usize) -> Option<RepairedText> {
        let before = self.properties.partition_point(|property| property.name.start as usize <= at);
        let property = self.properties.get(before.checked_sub(1)?)?;
        let values = self.values.get(property.values.start as usize..property.values.end as usize)?;
        let value = values.iter().find(|value| at <= value.end as usize)?;
        let text = shown(unescaped(self.slice(value)).trim());
        Some(RepairedText { property: Some(self.slice(&property.name).to_owned()), text: Some(text) })
    }

    fn slice(&self, range: &Range<u32>) -> &str {
        self.text.get(range.start as usize..range.end as usize).unwrap_or_default()
    }
}

/// The letters of a name that count: small ones do not (`FF[1]` to `FF[3]`, mgt, xgoban).
fn capitals(written: &str) -> impl Iterator<Item = u8> {
    written.bytes().filter(u8::is_ascii_uppercase)
}

/// The letters of a name that count, as a text.
pub(super) fn in_capitals(written: &str) -> Cow<'_, str> {
    if written.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return Cow::Borrowed(written);
    }
    capitals(written).map(char::from).collect::<String>().into()
}

fn is_name(written: &str, name: &str) -> bool {
    capitals(written).eq(name.bytes())
}

/// A value of text without its escapes: a line break after a backslash goes, other white space becomes a blank except
/// line breaks.
///
/// ```
/// use gyega::formats::sgf::unescaped;
///
/// assert_eq!(unescaped("a \\] b \\\\ c\\\nd\te"), "a ] b \\ cd e");
/// ```
pub fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('\n') => drop(letters.next_if_eq(&'\r')),
                Some('\r') => drop(letters.next_if_eq(&'\n')),
                Some(escaped) => text.push(escaped),
                None => {}
            },
            '\t' | '\u{b}' | '\u{c}' => text.push(' '),
            _ => text.push(letter),
        }
    }
    text
}

/// Whether a byte is white space as `FF[4]` has it, which counts the vertical tab.
const fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

/// Repairs of text that belongs to no property.
const OF_TEXT: [Repair; 3] = [Repair::LeadingText, Repair::StrayText, Repair::UnknownLine];

/// Repairs of the tree, the charset, or several properties.
const OF_TREE: [Repair; 10] = [
    Repair::MissingSemicolon,
    Repair::ExtraClose,
    Repair::Unclosed,
    Repair::DeepVariations,
    Repair::SeveralGames,
    Repair::WrongCharset,
    Repair::GuessedCharset,
    Repair::BrokenText,
    Repair::NoSize,
    Repair::MarkedTwice,
];

/// How far the first game of a text reaches.
#[cfg(feature = "archives")]
pub(crate) struct FirstGame {
    /// Whether there is one.
    pub(crate) is_there: bool,
    /// The byte after the parenthesis that closes it.
    pub(crate) closed_at: Option<usize>,
    /// Where the next game begins.
    pub(crate) next_at: Option<usize>,
}

/// There are more nodes or games than are read.
struct TooMany;

/// Text properties in which people write brackets without escaping them: ranks on KGS (`kim [4k]`), links on OGS.
const COMMENTS: [&str; 2] = ["C", "GC"];

/// With so many properties of its node a property is compared to find whether it is repeated.
const COMPARED_MAX: usize = 64;

#[derive(Default)]
struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// What is read so far, without the text.
    tree: Tree,
    /// The last node so far among the variations of each node.
    last_child: Vec<Option<u32>>,
    /// Where the tree begins that is being read.
    opened_at: usize,
    /// Where the first tree with a game in it ends.
    closed_at: Option<usize>,
    nodes_max: usize,
    games_max: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, nodes_max: Tree::NODES_MAX, games_max: usize::MAX, ..Self::default() }
    }

    fn note(&mut self, at: usize, repair: Repair) {
        if self.tree.repairs.len() < Tree::REPAIRS_MAX {
            self.tree.repairs.push(RepairAt { at, repair });
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn run(&mut self) -> Result<(), TooMany> {
        let mut open: Vec<Option<u32>> = Vec::new();
        let mut current: Option<u32> = None;
        self.skip_leading();
        while let Some(byte) = self.peek() {
            if open.is_empty() {
                self.opened_at = self.at;
            }
            match byte {
                b'(' => {
                    if open.len() == Tree::DEPTH_USUAL {
                        self.note(self.at, Repair::DeepVariations);
                    }
                    open.push(current);
                    self.at += 1;
                }
                b')' => {
                    match open.pop() {
                        Some(before) => current = before,
                        None => self.note(self.at, Repair::ExtraClose),
                    }
                    self.at += 1;
                    if open.is_empty() && !self.tree.games.is_empty() {
                        self.closed_at.get_or_insert(self.at);
                    }
                }
                b';' => {
                    self.at += 1;
                    current = Some(self.read_node(current)?);
                }
                _ if is_space(byte) => self.at += 1,
                // Programs that turn records of Tygem into SGF.
                _ if self.is_property(self.at) => {
                    self.note(self.at, Repair::MissingSemicolon);
                    current = Some(self.read_node(current)?);
                }
                _ => self.skip_stray(),
            }
        }
        if !open.is_empty() {
            self.tree.breaks_off = true;
            self.note(self.at, Repair::Unclosed);
        }
        Ok(())
    }

    /// Goes to the first bracket or semicolon that a game may begin with: a semicolon behind a bracket or before a
    /// property, or a property behind a bracket. Behind other text, such as a page of the web or a note with a smiley,
    /// only a property in capitals shows that a game begins.
    fn skip_leading(&mut self) {
        let bytes = self.text.as_bytes();
        let (mut before, mut is_bare) = (None, true);
        let begins = |at: &usize| {
            let (byte, is_opened) = (bytes[*at], before == Some(b'('));
            if !is_space(byte) {
                before = Some(byte);
            }
            let is_name = |at: usize| {
                let name = &self.text[at..at + self.letters(at)];
                self.is_property(at) && (is_bare || capitals(name).next().is_some())
            };
            let begins = match byte {
                b';' => {
                    let next = self.next(at + 1);
                    is_opened && is_bare || next.is_some_and(|next| bytes[next] == b';' || is_name(next))
                }
                _ => is_opened && is_name(*at),
            };
            is_bare &= is_space(byte) || byte == b'(';
            begins
        };
        let start = (0..bytes.len()).find(begins).map_or(bytes.len(), |first| {
            let opened = self.text[..first].trim_end_matches(|letter| u8::try_from(letter).is_ok_and(is_space));
            opened.trim_end_matches('(').len()
        });
        if !self.text[..start].trim().is_empty() {
            self.note(0, Repair::LeadingText);
        }
        self.at = start;
    }

    fn push_node(&mut self, parent: Option<u32>) -> Result<u32, TooMany> {
        if self.tree.nodes.len() == self.nodes_max || parent.is_none() && self.tree.games.len() == self.games_max {
            return Err(TooMany);
        }
        let number = self.tree.nodes.len() as u32;
        let properties = self.tree.properties.len() as u32;
        let at = self.at as u32;
        self.tree.nodes.push(Node {
            first_child: None,
            next_sibling: None,
            parent,
            at,
            properties: properties..properties,
        });
        self.last_child.push(None);
        match parent {
            None => self.tree.games.push(number),
            Some(parent) => match self.last_child[parent as usize].replace(number) {
                None => self.tree.nodes[parent as usize].first_child = Some(number),
                Some(before) => self.tree.nodes[before as usize].next_sibling = Some(number),
            },
        }
        Ok(number)
    }

    /// Where the next byte stands that is no white space, from one on.
    fn next(&self, from: usize) -> Option<usize> {
        let rest = self.text.as_bytes().get(from..)?;
        rest.iter().position(|byte| !is_space(*byte)).map(|blanks| from + blanks)
    }

    /// Whether a name with a value stands somewhere.
    fn is_property(&self, at: usize) -> bool {
        let letters = self.letters(at);
        letters > 0 && self.next(at + letters).is_some_and(|next| self.text.as_bytes()[next] == b'[')
    }

    /// How many letters stand somewhere in a row.
    fn letters(&self, at: usize) -> usize {
        self.text.as_bytes()[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count()
    }

    fn skip_space(&mut self) {
        self.at = self.next(self.at).unwrap_or(self.text.len());
    }

    /// Skips to what may go on: a bracket of the tree, a semicolon or a property.
    fn skip_stray(&mut self) {
        self.note(self.at, Repair::StrayText);
        while let Some(byte) = self.peek() {
            if matches!(byte, b'(' | b')' | b';') || byte.is_ascii_uppercase() && self.is_property(self.at) {
                break;
            }
            self.at += self.letters(self.at).max(1);
        }
    }

    /// Reads a node from its first property.
    fn read_node(&mut self, parent: Option<u32>) -> Result<u32, TooMany> {
        let node = self.push_node(parent)?;
        let first = self.tree.properties.len();
        loop {
            self.skip_space();
            let Some(byte) = self.peek() else { break };
            if matches!(byte, b'(' | b')' | b';') {
                break;
            }
            if !byte.is_ascii_alphabetic() {
                self.skip_stray();
                continue;
            }
            self.read_property(first);
        }
        self.tree.nodes[node as usize].properties = first as u32..self.tree.properties.len() as u32;
        Ok(node)
    }

    fn read_property(&mut self, first: usize) {
        let start = self.at;
        self.at += self.letters(self.at);
        let name = start..self.at;
        self.skip_space();
        if self.peek() != Some(b'[') {
            let is_word = self.text[name].bytes().all(|byte| byte.is_ascii_uppercase());
            self.note(start, if is_word { Repair::NoValue } else { Repair::StrayText });
            return;
        }
        let written = &self.text[name.clone()];
        let is_comment = COMMENTS.iter().any(|comment| is_name(written, comment));
        let before = self.tree.values.len();
        while self.peek() == Some(b'[') {
            self.read_value(is_comment);
            self.skip_space();
        }
        if capitals(written).next().is_none() {
            self.tree.values.truncate(before);
            return self.note(start, Repair::StrayText);
        }
        let values = before as u32..self.tree.values.len() as u32;
        let text = self.text;
        let is_same = |other: &Property| {
            let other = text.get(other.name.start as usize..other.name.end as usize);
            other.is_some_and(|other| capitals(other).eq(capitals(written)))
        };
        // Fox names two programs (`AP`).
        if self.tree.properties[first..].iter().take(COMPARED_MAX).any(is_same) {
            self.note(start, Repair::RepeatedProperty);
        }
        self.tree.properties.push(Property { name: name.start as u32..name.end as u32, values });
    }

    /// Reads a value from its opening bracket.
    fn read_value(&mut self, is_comment: bool) {
        let bytes = self.text.as_bytes();
        let start = self.at + 1;
        let mut at = start;
        loop {
            match bytes.get(at) {
                None => {
                    self.tree.breaks_off = true;
                    self.note(self.at, Repair::UnclosedValue);
                    break;
                }
                Some(b'\\') => at += 2,
                Some(b']') if is_comment && !self.ends_value(at) => {
                    self.note(at, Repair::UnescapedBracket);
                    at += 1;
                }
                Some(b']') => break,
                Some(_) => at += 1,
            }
        }
        let end = at.min(bytes.len());
        self.tree.values.push(start as u32..end as u32);
        self.at = (end + 1).min(bytes.len());
    }

    /// Whether what follows a closing bracket may follow a comment; otherwise it stands in the middle of one.
    fn ends_value(&self, at: usize) -> bool {
        let bytes = self.text.as_bytes();
        let Some(next) = self.next(at + 1) else { return true };
        match bytes[next] {
            b'[' | b')' => true,
            b';' | b'(' => self
                .next(next + 1)
                .is_none_or(|inside| matches!(bytes[inside], b';' | b'(' | b')') || self.is_property(inside)),
            byte => byte.is_ascii_uppercase() && self.is_property(next),
        }
    }
}
