use std::fmt;

use super::tree::in_capitals;
use super::value::{self, MoveValue};
use super::{Tree, TreeFault, unescaped};
use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::formats::record::{
    Decoded, Draft, Record, RecordSource, Repair, RepairAt, TextPlace, TextRecord, decode, shown, text_start,
};
use crate::position::{BoardEdit, Game, Move, MoveList};

/// What cannot be repaired in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfFault {
    /// It is no tree of nodes.
    #[error("{0}")]
    Tree(#[from] TreeFault),
    /// The record is of another game.
    #[error("{place}: GM is {found}, expected 1 (Go)")]
    OtherGame {
        /// Where that stands in the text.
        place: TextPlace,
        /// What stands there.
        found: String,
    },
    /// No node of the game bears this name.
    #[error("no node of the game is named {name:?}")]
    NoNode {
        /// The name.
        name: String,
    },
    /// The main line has too few moves.
    #[error("the main line has {found} move{s}, expected at least {expected}", s = if *found == 1 { "" } else { "s" })]
    FewerMoves {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Two moves stand in one node, and only the first is to be read.
    #[error("{place}: this node holds the moves {first} to {last}, expected a number of moves that does not part them, found {moves}", first = .first + 1)]
    MovesOfOneNode {
        /// Where that stands in the text.
        place: TextPlace,
        /// How many moves stand before the node.
        first: usize,
        /// How many with those of the node.
        last: usize,
        /// How many moves are to be read.
        moves: usize,
    },
    /// Stones lie off the board, so that its size may be wrong: the position cannot be trusted.
    #[error("{0}")]
    OffBoard(OffBoard),
    /// The game has more moves than are read.
    #[error("{place}: more than {max} moves", max = MoveList::MOVES_MAX)]
    TooManyMoves {
        /// Where that stands in the text.
        place: TextPlace,
    },
    /// The size is none that a board has.
    #[error("{place}: SZ is {found}, expected 1 to 25, or two such numbers with a colon")]
    Size {
        /// Where that stands in the text.
        place: TextPlace,
        /// What stands there.
        found: String,
    },
}

impl SgfFault {
    /// Whether the place in the record up to which to read is not there, and nothing else is wrong.
    pub const fn is_about_place(&self) -> bool {
        matches!(self, Self::NoNode { .. } | Self::FewerMoves { .. } | Self::MovesOfOneNode { .. })
    }
}

/// Moves and stones set that do not lie on the board of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OffBoard {
    /// Where the size stands, or the game begins that names none.
    pub place: TextPlace,
    /// The size as it is written; nothing where the record names none.
    pub size: Option<String>,
    /// Moves and points set off the board.
    pub off: usize,
    /// All moves and points set.
    pub all: usize,
    /// Where the first of them stands.
    pub first: TextPlace,
    /// What it says.
    pub value: String,
    /// The lines of the smallest usual board that holds them all, where there is one.
    pub fits: Option<u8>,
}

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, size, off, all, first, value, fits } = self;
        let missing = || format!("SZ is missing, which means {SIZE_DEFAULT}");
        let size = size.as_deref().map_or_else(missing, |size| format!("SZ is {size}"));
        let larger = |lines: u8| format!("SZ[{lines}], which holds them all, or a larger board");
        let expected = fits.map_or_else(|| "points of the board".to_owned(), larger);
        let off = if *off == 1 {
            format!("1 of {all} moves and stones set lies off that board")
        } else {
            format!("{off} of {all} moves and stones set lie off that board")
        };
        write!(f, "{place}: {size}, but {off}, first {value:?} at {first}; expected {expected}")
    }
}

/// The board of a record that names no size.
const SIZE_DEFAULT: &str = "19";

/// Usual boards, and above the largest of them those that are read.
const SIZES: [u8; 9] = [9, 13, 19, 20, 21, 22, 23, 24, 25];

/// So many moves may lie where no board has a point: some programs write a pass so, and two of them end a game.
const BEYOND_MAX: usize = 2;

/// Properties of which only the first value counts. Several moves are no such fault: they are played.
const OF_ONE_VALUE: [&str; 12] = ["GM", "SZ", "CA", "PL", "PB", "PW", "OT", "AP", "KM", "HA", "RU", "RE"];

/// Whether bytes are a record: the first letter is a parenthesis, whatever the charset and the mark before it.
pub fn begins_as_sgf(bytes: &[u8]) -> bool {
    text_start(bytes).first() == Some(&b'(')
}

/// Whether a record stands in a text behind something else: a parenthesis, or nothing, a semicolon and a property in
/// capitals.
///
/// ```
/// use gyega::formats::sgf::holds_sgf;
///
/// assert!(holds_sgf(b"The final of 2024:\n(;GM[1]SZ[9])"));
/// assert!(!holds_sgf(b"a note (;-) on a game"));
/// ```
pub fn holds_sgf(bytes: &[u8]) -> bool {
    let is_node = |at: usize| {
        let property = bytes[at + 1..].trim_ascii_start();
        let letters = property.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
        letters > 0 && property[letters..].trim_ascii_start().starts_with(b"[")
    };
    let is_opened = |at: usize| bytes[..at].trim_ascii_end().last().is_none_or(|before| *before == b'(');
    (0..bytes.len()).any(|at| bytes[at] == b';' && is_opened(at) && is_node(at))
}

/// How far a record is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// To the end of the main line.
    #[default]
    End,
    /// So many moves of the main line, counted as they are written, and what stands before the next one.
    Moves(usize),
    /// To the node with this name (`N`), on whatever line it stands.
    Node(String),
}

/// Reads the main line of the first game.
///
/// ```
/// use gyega::formats::sgf;
///
/// let record = sgf::read(b"(;GM[1]FF[4]SZ[5]KM[6.5]RE[B+3.5];B[cc];W[cd];B[];W[tt])").unwrap();
/// assert_eq!(record.game.replay.stones.rows(), [".....", ".....", "..X..", "..O..", "....."]);
/// assert_eq!(record.game.replay.history.passes.white, Some(1));
/// assert!(record.repairs.is_empty());
/// ```
///
/// # Errors
///
/// When there is no game in the bytes, or one of another kind, or on a board that is none of ours.
pub fn read(bytes: &[u8]) -> Result<Record, SgfFault> {
    read_until(bytes, Until::End)
}

impl Game {
    /// The main line of the first game of a record, as [`read`] reads it; that tells besides what was repaired.
    ///
    /// # Errors
    ///
    /// As [`read`].
    pub fn from_sgf(bytes: &[u8]) -> Result<Self, SgfFault> {
        Ok(read(bytes)?.game)
    }
}

/// Reads the first game up to a place.
///
/// ```
/// use gyega::formats::sgf::{Until, read_until};
///
/// let bytes = b"(;SZ[3];B[aa];W[bb](;B[cc])(;N[other]B[ca];W[ac]))";
/// let rows = |until| read_until(bytes, until).unwrap().game.replay.stones.rows();
/// assert_eq!(rows(Until::Moves(2)), ["X..", ".O.", "..."]);
/// assert_eq!(rows(Until::Node("other".into())), ["X.X", ".O.", "..."]);
/// ```
///
/// # Errors
///
/// As [`read`], and when there is no such node or there are fewer moves.
pub fn read_until(bytes: &[u8], until: Until) -> Result<Record, SgfFault> {
    read_decoded(decode(bytes), bytes, until)
}

/// Reads the first game of a text whose charset is known, whatever it says of that. Offsets are in the text.
///
/// # Errors
///
/// As [`read_until`].
pub fn read_text(text: &str, until: Until) -> Result<Record, SgfFault> {
    read_decoded(Decoded::of_text(text), text.as_bytes(), until)
}

fn read_decoded(mut decoded: Decoded, bytes: &[u8], until: Until) -> Result<Record, SgfFault> {
    let tree = Tree::parse(std::mem::take(&mut decoded.text))?;
    let root = tree.games().first().copied().unwrap_or_default();
    let mut reader = GameReader::new(&tree, root, &tree.repairs)?;
    if let Some(second) = tree.games().get(1) {
        reader.draft.note(tree.offset(*second), Repair::SeveralGames);
    }
    let is_whole = until == Until::End;
    let line = tree.line(until)?;
    let is_cut = !is_whole && line != tree.main_line(root);
    let goes_on = line.last().and_then(|last| tree.node(*last)).is_some_and(|last| last.first_child.is_some());
    reader.read_all(line)?;
    if is_cut {
        // The result is that of the end of the main line, and what a node on the way marks
        // is a comment.
        reader.draft.game.result = None;
        if goes_on {
            reader.draft.game.territory = ByColor::default();
            reader.draft.game.crossed = PointSet::EMPTY;
        }
    }
    let record = reader.done()?;
    Ok(decoded
        .placed(record, &RecordSource { bytes, text: tree.text(), written: &|repaired| tree.written_at(repaired) }))
}

/// Reads the main line of each game of a collection. A repair is reported of the game in which it stands.
///
/// ```
/// use gyega::formats::sgf;
///
/// let games = sgf::read_all(b"(;GM[1]SZ[5];B[cc])(;GM[2])").unwrap();
/// assert_eq!(games[0].as_ref().unwrap().game.move_list.moves.len(), 1);
/// assert!(games[1].is_err(), "the second is of another kind");
/// ```
///
/// # Errors
///
/// When there is no game in the bytes. A game that cannot be read is an error in its place.
pub fn read_all(bytes: &[u8]) -> Result<Vec<Result<Record, SgfFault>>, TreeFault> {
    let mut decoded = decode(bytes);
    let tree = Tree::parse(std::mem::take(&mut decoded.text))?;
    let begins = tree.games().iter().map(|game| tree.offset(*game));
    let ends = begins.clone().skip(1).chain([usize::MAX]);
    let starts = [0].into_iter().chain(begins.skip(1));
    let mut read = Vec::new();
    let games = tree.games().iter().zip(starts.zip(ends)).map(|(root, (start, end))| -> Result<(), SgfFault> {
        let own = tree.repairs.iter().filter(|repaired| (start..end).contains(&repaired.at));
        let mut reader = GameReader::new(&tree, *root, &own.copied().collect::<Vec<_>>())?;
        reader.read_all(tree.main_line(*root))?;
        read.push(reader.done()?);
        Ok(())
    });
    let games: Vec<_> = games.collect();
    let source = RecordSource { bytes, text: tree.text(), written: &|repaired| tree.written_at(repaired) };
    let mut placed = decoded.place_all(read, &source).into_iter();
    let placed = games.into_iter().filter_map(|game| match game {
        Ok(()) => placed.next().map(Ok),
        Err(fault) => Some(Err(fault)),
    });
    Ok(placed.collect())
}

impl Tree {
    /// The nodes of the first game up to a place.
    ///
    /// # Errors
    ///
    /// When there is no node of that name, or there are fewer moves.
    pub fn line(&self, until: Until) -> Result<Vec<u32>, SgfFault> {
        let root = self.games().first().copied().unwrap_or_default();
        match until {
            Until::End => Ok(self.main_line(root)),
            Until::Moves(moves) => {
                let mut line = self.main_line(root);
                line.truncate(self.nodes_with(moves, &line)?);
                Ok(line)
            }
            Until::Node(name) => {
                let is_named = |node: &u32| self.values(*node, "N").any(|(_, value)| unescaped(value).trim() == name);
                let node = self.nodes_of(root).find(is_named);
                let node = node.ok_or(SgfFault::NoNode { name })?;
                Ok(self.line_to(node))
            }
        }
    }

    /// How many nodes of a line hold so many moves, as they are written, with what stands before the next one.
    fn nodes_with(&self, moves: usize, line: &[u32]) -> Result<usize, SgfFault> {
        let mut count = 0;
        for (nodes, node) in line.iter().enumerate() {
            let first = count;
            count += self.values(*node, "B").chain(self.values(*node, "W")).count();
            if count > moves && first < moves {
                let place = self.place(self.offset(*node));
                return Err(SgfFault::MovesOfOneNode { place, first, last: count, moves });
            }
            if count > moves {
                return Ok(nodes);
            }
        }
        if count < moves { Err(SgfFault::FewerMoves { found: count, expected: moves }) } else { Ok(line.len()) }
    }
}

/// A game while its nodes are read.
struct GameReader<'a> {
    tree: &'a Tree,
    size: Size,
    /// How the size is written; nothing where it is missing.
    written_size: Option<String>,
    /// Where it stands, or where the game begins.
    size_at: usize,
    draft: Draft,
    /// Where moves and stones set lie.
    spread: Spread,
}

/// How far the moves and the stones set of a game reach.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    /// All of them.
    all: usize,
    /// Those off the board.
    off: usize,
    /// Of these, those that lie on no board.
    beyond: usize,
    /// Offset of the first off the board.
    first: Option<usize>,
    /// Lines from the left and from the top that hold all but those on no board.
    lines: u8,
}

impl Spread {
    /// Notes a move, or stones set on a point or in a rectangle between two. What says neither is a fault elsewhere.
    fn note(&mut self, at: usize, corners: &[MoveValue], size: Size) {
        let mut reach = (0, 0);
        for corner in corners {
            let (column, row) = match *corner {
                MoveValue::At(point) => (point.column, size.height() - 1 - point.row),
                MoveValue::OffBoard { column, row } => (column, row),
                MoveValue::Pass | MoveValue::Unreadable => return,
            };
            reach = (reach.0.max(column), reach.1.max(row));
        }
        self.all += 1;
        let lines = reach.0.max(reach.1) + 1;
        let is_beyond = lines > Size::LARGEST.width();
        if !is_beyond {
            self.lines = self.lines.max(lines);
        }
        if reach.0 >= size.width() || reach.1 >= size.height() {
            self.off += 1;
            self.beyond += usize::from(is_beyond);
            self.first = self.first.or(Some(at));
        }
    }
}

/// Where a move stands, whose it is, and what it says.
type Turn = (usize, Color, MoveValue);

/// What a node says of moves and of the board.
#[derive(Default)]
struct NodeEdits {
    /// Nearly all nodes hold one move and nothing else of the board.
    first: Option<Turn>,
    more: Vec<Turn>,
    change: Option<BoardEdit>,
    set_at: Option<usize>,
    dimmed_at: Option<usize>,
    territory: Option<ByColor<PointSet>>,
    crosses: PointSet,
}

impl<'a> GameReader<'a> {
    /// Before the first node; so far these repairs stand.
    fn new(tree: &'a Tree, root: u32, repairs: &[RepairAt]) -> Result<Self, SgfFault> {
        let shown = |value: &str| shown(&unescaped(value));
        if let Some((at, game)) = tree.values(root, "GM").next().filter(|(_, game)| !matches!(game.trim(), "1" | "")) {
            return Err(SgfFault::OtherGame { place: tree.place(at), found: shown(game) });
        }
        let named = tree.values(root, "SZ").find(|(_, size)| !size.trim().is_empty());
        let (at, written) = named.unwrap_or((0, SIZE_DEFAULT));
        let size = value::size(written);
        let size = size.ok_or_else(|| SgfFault::Size { place: tree.place(at), found: shown(written) })?;
        let mut draft = Draft::new(size).with_repairs(repairs);
        // Only the last game of a text can break off.
        draft.game.is_truncated = tree.breaks_off && tree.games().last() == Some(&root);
        // Collections (Waltheri) and converters from Tygem name none.
        if named.is_none() {
            draft.repairs.push(RepairAt { at: tree.offset(root), repair: Repair::NoSize });
        }
        let size_at = named.map_or(tree.offset(root), |(at, _)| at);
        let written_size = named.map(|(_, written)| shown(written));
        Ok(Self { tree, size, written_size, size_at, draft, spread: Spread::default() })
    }

    fn read_all(&mut self, nodes: Vec<u32>) -> Result<(), SgfFault> {
        for node in nodes {
            self.read(node);
            if self.draft.game.move_list.moves.len() > MoveList::MOVES_MAX {
                return Err(SgfFault::TooManyMoves { place: self.tree.place(self.tree.offset(node)) });
            }
        }
        Ok(())
    }

    fn read(&mut self, node: u32) {
        let mut edits = NodeEdits::default();
        for (name, values) in self.tree.properties(node) {
            let name = in_capitals(name);
            for (index, (at, written)) in values.enumerate() {
                if index > 0 && OF_ONE_VALUE.contains(&&*name) {
                    self.draft.note(at, Repair::UnreadableValue);
                } else {
                    self.gather(&name, at, written, &mut edits);
                }
            }
        }
        self.apply(node, edits);
    }

    fn gather(&mut self, name: &str, at: usize, written: &str, edits: &mut NodeEdits) {
        // The last letter of the names of players, their moves, stones and points.
        let player = if name.ends_with('W') { Color::White } else { Color::Black };
        match name {
            // The text ends within the value: nobody can know whether it is a pass.
            "B" | "W" if at == self.tree.text().len() => self.draft.note(at, Repair::NoValue),
            "B" | "W" => {
                let turn = (at, player, value::move_value(written, self.size));
                if edits.first.is_none() { edits.first = Some(turn) } else { edits.more.push(turn) }
            }
            "AB" | "AW" | "AE" => {
                let color = (name != "AE").then_some(player);
                self.spread.note(at, &value::corners(written, self.size), self.size);
                let points = self.points(at, written);
                if !points.is_empty() {
                    edits.set_at = edits.set_at.or(Some(at));
                }
                if set(edits.change.get_or_insert_default(), color, points) {
                    self.draft.note(at, Repair::SetTwice);
                }
            }
            "TB" | "TW" => *edits.territory.get_or_insert_default().get_mut(player) |= self.points(at, written),
            "MA" => edits.crosses |= self.points(at, written),
            "DD" => edits.dimmed_at = edits.dimmed_at.or((!written.trim().is_empty()).then_some(at)),
            "PL" => self.turn(at, written),
            "KM" => self.komi(at, written),
            "HA" => self.handicap(at, written),
            "RU" => self.draft.game.rules = Some(value::simple_text(written)),
            "OT" => self.draft.game.overtime = Some(value::simple_text(written)),
            "PB" | "PW" => *self.draft.game.players.get_mut(player) = Some(value::simple_text(written)),
            "RE" => self.result(at, written),
            "AP" => self.draft.game.is_of_ruling = value::simple_text(written).starts_with(super::RULING_BY),
            _ => {}
        }
    }

    fn apply(&mut self, node: u32, edits: NodeEdits) {
        let NodeEdits { first, more, change, set_at, dimmed_at, territory, crosses } = edits;
        if let Some(at) = dimmed_at {
            self.draft.note(at, Repair::Dimmed);
        }
        let mut moves = first.into_iter().chain(more).peekable();
        let is_played = |(_, _, value): &Turn| matches!(value, MoveValue::At(_));
        if set_at.is_some() || moves.clone().any(|turn| is_played(&turn)) {
            // What was marked before belongs to another board.
            self.draft.game.territory = ByColor::default();
            self.draft.game.crossed = PointSet::EMPTY;
        }
        if let Some(territory) = territory {
            self.mark(self.tree.offset(node), territory);
        }
        if !crosses.is_empty() {
            self.draft.game.crossed = crosses;
        }
        if let Some((at, change)) = set_at.zip(change) {
            if moves.peek().is_some() {
                self.draft.note(at, Repair::MoveAndSetup);
            }
            self.draft.edit(at, &change);
        }
        for (at, player, value) in moves {
            self.play(at, player, value);
        }
    }

    fn points(&mut self, at: usize, written: &str) -> PointSet {
        // An empty list says that there are none.
        let points = if written.trim().is_empty() { Some(PointSet::EMPTY) } else { value::points(written, self.size) };
        points.unwrap_or_else(|| {
            self.draft.note(at, Repair::UnreadableValue);
            PointSet::EMPTY
        })
    }

    /// Marks hold for the board of their node: the last ones count.
    fn mark(&mut self, at: usize, territory: ByColor<PointSet>) {
        let both = territory.black & territory.white;
        if !both.is_empty() {
            self.draft.note(at, Repair::MarkedTwice);
        }
        if !territory.union().is_empty() {
            self.draft.game.territory = territory.map(|points| points - both);
        }
    }

    fn play(&mut self, at: usize, player: Color, value: MoveValue) {
        self.spread.note(at, &[value], self.size);
        let point: Option<Point> = match value {
            MoveValue::At(point) => Some(point),
            MoveValue::Pass => None,
            MoveValue::OffBoard { .. } => return self.draft.note(at, Repair::OffBoard),
            MoveValue::Unreadable => return self.draft.note(at, Repair::UnreadableValue),
        };
        self.draft.play(at, Move { player, point });
    }

    fn turn(&mut self, at: usize, written: &str) {
        let player = match written.trim() {
            "B" => Color::Black,
            "W" => Color::White,
            _ => return self.draft.note(at, unread(written)),
        };
        self.draft.turns.push((self.draft.game.move_list.moves.len(), player));
    }

    fn komi(&mut self, at: usize, written: &str) {
        match value::komi(written) {
            Some((komi, is_odd)) => {
                if is_odd {
                    self.draft.note(at, Repair::OddKomi);
                }
                self.draft.game.komi = Some(komi);
            }
            None => self.draft.note(at, unread(written)),
        }
    }

    fn handicap(&mut self, at: usize, written: &str) {
        match written.trim().parse() {
            Ok(stones) => self.draft.handicap = Some((at, stones)),
            Err(_) => self.draft.note(at, unread(written)),
        }
    }

    fn result(&mut self, at: usize, written: &str) {
        match value::result(&unescaped(written)) {
            Some((result, is_in_words)) => {
                if is_in_words {
                    self.draft.note(at, Repair::OddResult);
                }
                self.draft.game.result = Some(result);
            }
            None if written.trim().is_empty() => {}
            None => self.draft.note(at, Repair::UnreadableValue),
        }
    }

    /// Takes the first moves of Black as handicap stones, where a record says how many there are and sets none: Fox,
    /// and OGS under the rules of New Zealand. There White passes between them as well.
    fn take_handicap_moves(&mut self, at: usize, stones: u16) {
        let stones = usize::from(stones);
        let record = &self.draft.game.move_list;
        let is_placing = |turn: &Move| turn.player == Color::Black && turn.point.is_some();
        let is_passing = |turn: &Move| turn.player == Color::White && turn.point.is_none();
        let has_passes = record.moves.get(1).is_some_and(is_passing);
        let count = if has_passes { (2 * stones).saturating_sub(1) } else { stones };
        let first = record.moves.get(..count).filter(|_| stones > 1).unwrap_or_default();
        let is_handicap = !first.is_empty()
            && first
                .iter()
                .enumerate()
                .all(|(index, turn)| if has_passes && index % 2 == 1 { is_passing(turn) } else { is_placing(turn) });
        let is_untouched = record.changes.iter().all(|change| change.before > count);
        if !record.initial.occupied().is_empty() || !is_handicap || !is_untouched {
            return;
        }
        for point in self.draft.game.move_list.moves.drain(..count).filter_map(|turn| turn.point) {
            self.draft.game.move_list.initial.place(Color::Black, point);
        }
        self.draft.moves_at.drain(..count);
        self.draft.game.move_list.changes.iter_mut().for_each(|change| change.before -= count);
        self.draft.turns.iter_mut().for_each(|(before, _)| *before = before.saturating_sub(count));
        self.draft.note(at, if has_passes { Repair::HandicapAsPasses } else { Repair::HandicapAsMoves });
    }

    fn done(mut self) -> Result<TextRecord, SgfFault> {
        self.check_spread()?;
        if let Some((at, stones)) = self.draft.handicap {
            self.take_handicap_moves(at, stones);
        }
        Ok(self.draft.done())
    }

    /// Whether what lies off the board shows that the board is another one, or that too little is known of the game.
    fn check_spread(&self) -> Result<(), SgfFault> {
        let Spread { all, off, beyond, first, lines } = self.spread;
        let Some(first) = first.filter(|_| off > beyond || beyond > BEYOND_MAX) else { return Ok(()) };
        let fits = SIZES.into_iter().find(|size| *size >= lines).filter(|_| beyond == 0);
        Err(SgfFault::OffBoard(OffBoard {
            place: self.tree.place(self.size_at),
            size: self.written_size.clone(),
            off,
            all,
            first: self.tree.place(first),
            value: shown(self.tree.value_at(first)),
            fits,
        }))
    }
}

/// Sets points of a node to a colour, or empties them; whether others of its points are set otherwise.
fn set(change: &mut BoardEdit, color: Option<Color>, points: PointSet) -> bool {
    let BoardEdit { stones: ByColor { black, white }, emptied, .. } = change;
    let (chosen, others) = match color {
        Some(Color::Black) => (black, [white, emptied]),
        Some(Color::White) => (white, [black, emptied]),
        None => (emptied, [black, white]),
    };
    *chosen |= points;
    let mut is_twice = false;
    for other in others {
        is_twice |= !other.is_disjoint(&points);
        *other -= points;
    }
    is_twice
}

/// The repair of a value that could not be read.
fn unread(written: &str) -> Repair {
    if written.trim().is_empty() { Repair::NoValue } else { Repair::UnreadableValue }
}
