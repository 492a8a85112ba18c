use std::fmt::Write as _;

use super::Tree;
use crate::board::{ByColor, Point, PointSet, Size, Stones};
use crate::position::Game;

/// A line of the text is broken once it is longer, between two nodes.
const LINE: usize = 70;

/// How the application is named (`AP`) in a record that was written with a ruling.
pub(crate) const RULING_BY: &str = "gyega ruling";

/// A game as a record in `FF[4]` and UTF-8: the first board, what is known of the game, the moves, and the marks at the
/// end.
///
/// ```
/// use gyega::formats::sgf;
///
/// let game = sgf::read(b"(;SZ[3]KM[650]RU[Japanese];Black[aa];White[tt];B[])").unwrap().game;
/// assert_eq!(
///     sgf::write(&game),
///     "(;FF[4]GM[1]CA[UTF-8]SZ[3]RU[Japanese]KM[6.5];B[aa];W[];B[])\n"
/// );
/// ```
pub fn write(game: &Game) -> String {
    let (record, size) = (&game.move_list, game.move_list.initial.size());
    let mut text = SgfText::begun(size);
    text.simple("AP", game.is_of_ruling.then_some(RULING_BY));
    for (name, player) in [("PB", &game.players.black), ("PW", &game.players.white)] {
        text.simple(name, player.as_deref());
    }
    text.simple("RU", game.rules.as_deref());
    text.simple("KM", game.komi.map(|komi| komi.to_string()).as_deref());
    text.simple("OT", game.overtime.as_deref());
    let handicap = game.said_handicap.or(game.handicap.filter(|stones| *stones > 1));
    let handicap = handicap.or_else(|| is_no_handicap(game).then_some(0));
    text.simple("HA", handicap.map(|stones| stones.to_string()).as_deref());
    text.simple("RE", game.result.map(|result| result.to_string()).as_deref());
    text.set(&ByColor::from_fn(|color| *record.initial.of(color)), &PointSet::EMPTY, size);
    let mut changes = record.changes.iter().peekable();
    for (index, turn) in record.moves.iter().enumerate() {
        while let Some(change) = changes.next_if(|change| change.before <= index) {
            text.node();
            text.set(&change.stones, &change.emptied, size);
        }
        text.node();
        let at = turn.point.map(|point| place(point, size)).unwrap_or_default();
        text.property(turn.player.letter().encode_utf8(&mut [0; 1]), &[at]);
    }
    for change in changes {
        text.node();
        text.set(&change.stones, &change.emptied, size);
    }
    text.property("TB", &point_values(&game.territory.black, size));
    text.property("TW", &point_values(&game.territory.white, size));
    let crossed = game.crossed | (game.dead.unwrap_or_default() & game.replay.stones.occupied());
    text.property("MA", &point_values(&crossed, size));
    text.text.push_str(")\n");
    text.text
}

/// Whether black stones alone are no handicap, but were set by hand: what was captured before is not known. `HA[0]`
/// says so, as they would be read as a handicap otherwise.
fn is_no_handicap(game: &Game) -> bool {
    game.handicap.is_none() && game.move_list.handicap().is_some_and(|stones| stones > 1)
}

/// A record of a board alone, of which it is not known how it came about.
pub fn write_board(stones: &Stones) -> String {
    write(&Game { handicap: None, ..Game::of_board(*stones) })
}

/// A text as a value of a property: brackets and backslashes with a backslash before them.
///
/// ```
/// assert_eq!(gyega::formats::sgf::escape_sgf("a [b] \\"), "a [b\\] \\\\");
/// ```
pub fn escape_sgf(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// Points as values of a property, in reading order.
pub fn point_values(points: &PointSet, size: Size) -> Vec<String> {
    points.iter().map(|point| place(point, size)).collect()
}

/// A property of a node that is to be written otherwise than it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The node.
    pub node: u32,
    /// The property, in capitals.
    pub name: &'static str,
    /// Its values, escaped; none take it out.
    pub values: Vec<String>,
}

impl Tree {
    /// All games of the tree in the grammar of `FF[4]`, with some properties set anew: names in capitals, values as
    /// they are written, brackets in them escaped. Of several edits of a property the last counts.
    ///
    /// ```
    /// use gyega::formats::sgf::{Edit, Tree};
    ///
    /// let tree = Tree::parse("(;GaMe[1] SiZe[9](;B[aa]C[x])(;B[bb]))".to_owned()).unwrap();
    /// let edit = Edit { node: 0, name: "SZ", values: vec!["5".to_owned()] };
    /// assert_eq!(tree.written(&[edit]), "(;GM[1]SZ[5]\n(;B[aa]C[x])\n(;B[bb]))\n");
    /// ```
    pub fn written(&self, edits: &[Edit]) -> String {
        enum Task {
            Line(u32),
            Open(u32),
            Close,
        }
        let mut text = SgfText { text: String::new(), line: 0 };
        let mut tasks: Vec<Task> =
            self.games().iter().rev().flat_map(|game| [Task::Close, Task::Open(*game)]).collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => text.text.push(')'),
                Task::Open(node) => {
                    if !text.text.is_empty() {
                        text.new_line();
                    }
                    text.text.push('(');
                    tasks.push(Task::Line(node));
                }
                Task::Line(node) => {
                    text.node();
                    self.write_properties(node, edits, &mut text);
                    let first = self.node(node).and_then(|node| node.first_child);
                    let children = std::iter::successors(first, |child| self.node(*child)?.next_sibling);
                    let children: Vec<u32> = children.collect();
                    match children[..] {
                        [only] => tasks.push(Task::Line(only)),
                        _ => tasks.extend(children.iter().rev().flat_map(|child| [Task::Close, Task::Open(*child)])),
                    }
                }
            }
        }
        text.text.push('\n');
        text.text
    }

    fn write_properties<'e>(&self, node: u32, edits: &'e [Edit], text: &mut SgfText) {
        let edits = || edits.iter().filter(|edit| edit.node == node);
        let edit_of = |name: &str| edits().rev().find(|edit| edit.name == name);
        let mut edited: Vec<&str> = Vec::new();
        let mut edit = |edit: &'e Edit, text: &mut SgfText| {
            if !edited.contains(&edit.name) {
                text.property(edit.name, &edit.values);
                edited.push(edit.name);
            }
        };
        for (written, values) in self.properties(node) {
            let name = super::tree::in_capitals(written);
            match edit_of(&name) {
                None => text.property(&name, &values.map(|(_, value)| closed(value)).collect::<Vec<_>>()),
                Some(last) => edit(last, text),
            }
        }
        edits().filter_map(|own| edit_of(own.name)).for_each(|last| edit(last, text));
    }
}

/// A value as it was read, so that it ends where its bracket closes.
fn closed(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                // A backslash at the very end escapes nothing.
                letters.next().into_iter().for_each(|escape_sgf| text.extend(['\\', escape_sgf]));
            }
            ']' => text.push_str("\\]"),
            _ => text.push(letter),
        }
    }
    text
}

/// Two letters, the column from the left and the row from the top.
fn place(point: Point, size: Size) -> String {
    let letter = |index: u8| char::from(b'a' + index);
    [letter(point.column), letter(size.height() - 1 - point.row)].into_iter().collect()
}

struct SgfText {
    text: String,
    /// Where the line begins.
    line: usize,
}

impl SgfText {
    fn begun(size: Size) -> Self {
        let lines = if size.width() == size.height() {
            size.width().to_string()
        } else {
            format!("{}:{}", size.width(), size.height())
        };
        let mut text = Self { text: String::from("("), line: 0 };
        text.node();
        for (name, value) in [("FF", "4"), ("GM", "1"), ("CA", "UTF-8"), ("SZ", &lines)] {
            text.property(name, &[value.to_owned()]);
        }
        text
    }

    fn new_line(&mut self) {
        self.text.push('\n');
        self.line = self.text.len();
    }

    fn node(&mut self) {
        if self.text.len() - self.line > LINE {
            self.new_line();
        }
        self.text.push(';');
    }

    /// Nothing is written where there are no values.
    fn property(&mut self, name: &str, values: &[String]) {
        if !values.is_empty() {
            self.text.push_str(name);
        }
        for value in values {
            // Writing to a text cannot fail.
            let _ = write!(self.text, "[{value}]");
        }
    }

    fn set(&mut self, stones: &ByColor<PointSet>, emptied: &PointSet, size: Size) {
        for (name, points) in [("AB", &stones.black), ("AW", &stones.white), ("AE", emptied)] {
            self.property(name, &point_values(points, size));
        }
    }

    /// A text that is not escaped yet.
    fn simple(&mut self, name: &str, value: Option<&str>) {
        self.property(name, &value.map(escape_sgf).into_iter().collect::<Vec<_>>());
    }
}
