use super::tree::capitals;
use super::value::{self, Place};
use super::{Tree, TreeFault, unescaped};
use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::formats::record::{Decoded, Draft, Record, Repair, Warning, decode, text_start};
use crate::position::{Change, GameRecord, Move};

/// What cannot be repaired in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfFault {
    /// It is no tree of nodes.
    #[error("{0}")]
    Tree(#[from] TreeFault),
    /// The record is of another game.
    #[error("line {line}, column {column}: GM is {found}, expected 1 (Go)")]
    OtherGame {
        /// From 1.
        line: usize,
        /// From 1, in letters.
        column: usize,
        /// What was found.
        found: String,
    },
    /// No node of the game bears the name that was asked for.
    #[error("no node of the game is named {name:?}")]
    NoNode {
        /// What was asked for.
        name: String,
    },
    /// The main line has fewer moves than were asked for.
    #[error("the main line has {found} moves, expected at least {asked}")]
    FewerMoves {
        /// How many there are.
        found: usize,
        /// How many were asked for.
        asked: usize,
    },
    /// The game has more moves than are read.
    #[error("line {line}, column {column}: more than {} moves", GameRecord::MOVES_MAX)]
    TooManyMoves {
        /// From 1.
        line: usize,
        /// From 1, in letters.
        column: usize,
    },
    /// The size is none that a board has.
    #[error("line {line}, column {column}: SZ is {found}, expected 1 to 25, or two such numbers with a colon")]
    Size {
        /// From 1.
        line: usize,
        /// From 1, in letters.
        column: usize,
        /// What was found.
        found: String,
    },
}

impl SgfFault {
    /// Whether the place in the record that was asked for is not there, and nothing else is wrong.
    pub const fn is_about_place(&self) -> bool {
        matches!(self, Self::NoNode { .. } | Self::FewerMoves { .. })
    }
}

/// The board of a record that names no size.
const SIZE_DEFAULT: &str = "19";

/// Values shown in faults are cut after so many letters.
const SHOWN_MAX: usize = 40;

/// Whether bytes are a record: the first letter is a parenthesis, whatever the charset and the mark before it.
pub fn begins_as_sgf(bytes: &[u8]) -> bool {
    text_start(bytes).first() == Some(&b'(')
}

/// Whether a record stands in a text behind something else: a parenthesis, or nothing, a semicolon and a property in capitals.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Until<'a> {
    /// To the end of the main line.
    #[default]
    End,
    /// So many moves of the main line, and what stands before the next one.
    Moves(usize),
    /// To the node with this name (`N`), on whatever line it stands.
    Node(&'a str),
}

/// Reads the main line of the first game.
///
/// ```
/// use gyega::formats::sgf;
///
/// let record = sgf::read(b"(;GM[1]FF[4]SZ[5]KM[6.5]RE[B+3.5];B[cc];W[cd];B[];W[tt])").unwrap();
/// assert_eq!(record.game.replay.stones.rows(), [".....", ".....", "..X..", "..O..", "....."]);
/// assert_eq!(record.game.replay.history.passes.white, Some(1));
/// assert!(record.warnings.is_empty());
/// ```
///
/// # Errors
///
/// When there is no game in the bytes, or one of another kind, or on a board that is none of ours.
pub fn read(bytes: &[u8]) -> Result<Record, SgfFault> {
    read_until(bytes, Until::End)
}

/// Reads the first game as far as it is asked for.
///
/// ```
/// use gyega::formats::sgf::{Until, read_until};
///
/// let bytes = b"(;SZ[3];B[aa];W[bb](;B[cc])(;N[other]B[ca];W[ac]))";
/// let rows = |until| read_until(bytes, until).unwrap().game.replay.stones.rows();
/// assert_eq!(rows(Until::Moves(2)), ["X..", ".O.", "..."]);
/// assert_eq!(rows(Until::Node("other")), ["X.X", ".O.", "..."]);
/// ```
///
/// # Errors
///
/// As [`read`], and when there is no such node or there are fewer moves.
pub fn read_until(bytes: &[u8], until: Until<'_>) -> Result<Record, SgfFault> {
    let mut decoded = decode(bytes);
    let tree = Tree::parse(std::mem::take(&mut decoded.text))?;
    read_tree(&tree, &decoded, bytes, until)
}

/// Reads the first game of a text whose charset is known, whatever it says of that. Offsets are in the text.
///
/// # Errors
///
/// As [`read_until`].
pub fn read_text(text: &str, until: Until<'_>) -> Result<Record, SgfFault> {
    let mut decoded = Decoded::of_text(text);
    let tree = Tree::parse(std::mem::take(&mut decoded.text))?;
    read_tree(&tree, &decoded, text.as_bytes(), until)
}

fn read_tree(tree: &Tree, decoded: &Decoded, bytes: &[u8], until: Until<'_>) -> Result<Record, SgfFault> {
    let root = tree.games().first().copied().unwrap_or_default();
    let mut reading = Reading::new(tree, root, &tree.warnings)?;
    if let Some(second) = tree.games().get(1) {
        reading.draft.warn(tree.offset(*second), Repair::SeveralGames);
    }
    let line = tree.line(until)?;
    let is_cut = until != Until::End && line != tree.main_line(root);
    reading.read_all(line)?;
    if is_cut {
        // What is told of the result is told of the end of the main line.
        reading.draft.result = None;
    }
    Ok(decoded.placed(reading.done(), bytes))
}

/// Reads the main line of each game of a collection. What was repaired is told of the game in which it stands.
///
/// ```
/// use gyega::formats::sgf;
///
/// let games = sgf::read_all(b"(;GM[1]SZ[5];B[cc])(;GM[2])").unwrap();
/// assert_eq!(games[0].as_ref().unwrap().game.record.moves.len(), 1);
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
    let games = tree.games().iter().zip(starts.zip(ends)).map(|(root, (start, end))| -> Result<Record, SgfFault> {
        let own = tree.warnings.iter().filter(|warning| (start..end).contains(&warning.at));
        let mut reading = Reading::new(&tree, *root, &own.copied().collect::<Vec<_>>())?;
        reading.read_all(tree.main_line(*root))?;
        Ok(reading.done())
    });
    let mut games: Vec<_> = games.collect();
    decoded.place_all(games.iter_mut().flatten(), bytes);
    Ok(games)
}

impl Tree {
    /// The nodes of the first game as far as it is asked for.
    ///
    /// # Errors
    ///
    /// When there is no node of that name, or there are fewer moves.
    pub fn line(&self, until: Until<'_>) -> Result<Vec<u32>, SgfFault> {
        let root = self.games().first().copied().unwrap_or_default();
        let mut line = match until {
            Until::End | Until::Moves(_) => self.main_line(root),
            Until::Node(name) => {
                let is_named = |node: &u32| self.values(*node, "N").any(|(_, value)| unescaped(value).trim() == name);
                let found = self.nodes_of(root).find(is_named);
                self.line_to(found.ok_or_else(|| SgfFault::NoNode { name: name.to_owned() })?)
            }
        };
        if let Until::Moves(asked) = until {
            let moves_of = |node: u32| self.values(node, "B").chain(self.values(node, "W")).count();
            let mut found = 0;
            let after = line.iter().position(|node| {
                found += moves_of(*node);
                found > asked
            });
            if found < asked {
                return Err(SgfFault::FewerMoves { found, asked });
            }
            line.truncate(after.unwrap_or(line.len()));
        }
        Ok(line)
    }
}

/// A game while its nodes are read.
struct Reading<'a> {
    tree: &'a Tree,
    size: Size,
    draft: Draft,
}

impl<'a> Reading<'a> {
    /// Before the first node; so far these warnings stand.
    fn new(tree: &'a Tree, root: u32, repairs: &[Warning]) -> Result<Self, SgfFault> {
        let shown = |value: &str| unescaped(value).chars().take(SHOWN_MAX).collect::<String>();
        if let Some((at, game)) = tree.values(root, "GM").next().filter(|(_, game)| !matches!(game.trim(), "1" | "")) {
            let (line, column) = tree.place(at);
            return Err(SgfFault::OtherGame { line, column, found: shown(game) });
        }
        let named = tree.values(root, "SZ").find(|(_, size)| !size.trim().is_empty());
        let (at, written) = named.unwrap_or((0, SIZE_DEFAULT));
        let size = value::size(written).ok_or_else(|| {
            let (line, column) = tree.place(at);
            SgfFault::Size { line, column, found: shown(written) }
        })?;
        let mut draft = Draft::new(size).with_repairs(repairs);
        if named.is_none() {
            draft.warnings.push(Warning { at: tree.offset(root), repair: Repair::NoSize });
        }
        Ok(Self { tree, size, draft })
    }

    fn read_all(&mut self, nodes: Vec<u32>) -> Result<(), SgfFault> {
        for node in nodes {
            self.read(node);
            if self.draft.record.moves.len() > GameRecord::MOVES_MAX {
                let (line, column) = self.tree.place(self.tree.offset(node));
                return Err(SgfFault::TooManyMoves { line, column });
            }
        }
        Ok(())
    }

    fn read(&mut self, node: u32) {
        let tree = self.tree;
        let mut change = Change { before: 0, stones: ByColor::default(), emptied: PointSet::EMPTY };
        let (mut moves, mut set_at, mut dimmed_at) = (Vec::new(), None, None);
        let (mut territory, mut crosses) = (ByColor::<PointSet>::default(), PointSet::EMPTY);
        for (name, values) in tree.properties(node) {
            let name = Name::of(name);
            for (index, (at, written)) in values.enumerate() {
                if index > 0 && name.holds_one_value() {
                    self.draft.warn(at, Repair::UnreadableValue);
                    continue;
                }
                match name {
                    Name::Move(player) => moves.push((at, player, value::place(written, self.size))),
                    Name::Set(color) => {
                        let points = self.points(at, written);
                        if !points.is_empty() {
                            set_at = set_at.or(Some(at));
                        }
                        if set(&mut change, color, points) {
                            self.draft.warn(at, Repair::SetTwice);
                        }
                    }
                    Name::Territory(player) => *territory.get_mut(player) |= self.points(at, written),
                    Name::Cross => crosses |= self.points(at, written),
                    Name::Dimmed => dimmed_at = dimmed_at.or((!written.trim().is_empty()).then_some(at)),
                    Name::Turn => self.turn(at, written),
                    Name::Komi => self.komi(at, written),
                    Name::Handicap => self.handicap(at, written),
                    Name::Rules => self.draft.rules = Some(value::simple_text(written)),
                    Name::Overtime => self.draft.overtime = Some(value::simple_text(written)),
                    Name::Player(player) => {
                        *self.draft.players.get_mut(player) = Some(value::simple_text(written));
                    }
                    Name::Result => self.result(at, written),
                    Name::OfRoot | Name::Other => {}
                }
            }
        }
        if let Some(at) = dimmed_at {
            self.draft.warn(at, Repair::Dimmed);
        }
        let is_played = |(_, _, place): &(usize, Color, Place)| matches!(place, Place::At(_));
        if set_at.is_some() || moves.iter().any(is_played) {
            // What was marked before belongs to another board.
            self.draft.territory = ByColor::default();
            self.draft.crossed = PointSet::EMPTY;
        }
        self.mark(tree.offset(node), territory);
        if !crosses.is_empty() {
            self.draft.crossed = crosses;
        }
        if let Some(at) = set_at {
            self.set(at, &change, !moves.is_empty());
        }
        for (at, player, place) in moves {
            self.play(at, player, place);
        }
    }

    fn points(&mut self, at: usize, written: &str) -> PointSet {
        // An empty list says that there are none.
        let points = if written.trim().is_empty() { Some(PointSet::EMPTY) } else { value::points(written, self.size) };
        points.unwrap_or_else(|| {
            self.draft.warn(at, Repair::UnreadableValue);
            PointSet::EMPTY
        })
    }

    /// Marks hold for the board of their node: the last ones count.
    fn mark(&mut self, at: usize, territory: ByColor<PointSet>) {
        let both = territory.black & territory.white;
        if !both.is_empty() {
            self.draft.warn(at, Repair::MarkedTwice);
        }
        if !(territory.black | territory.white).is_empty() {
            self.draft.territory = territory.map(|points| points - both);
        }
    }

    fn set(&mut self, at: usize, change: &Change, has_move: bool) {
        if has_move {
            self.draft.warn(at, Repair::MoveAndSetup);
        }
        if self.draft.record.moves.is_empty() {
            change.apply(&mut self.draft.record.initial);
            return;
        }
        self.draft.warn(at, Repair::SetupInGame);
        self.draft.record.changes.push(Change { before: self.draft.record.moves.len(), ..*change });
    }

    fn play(&mut self, at: usize, player: Color, place: Place) {
        let point: Option<Point> = match place {
            Place::At(point) => Some(point),
            Place::Pass => None,
            Place::OffBoard => return self.draft.warn(at, Repair::OffBoard),
            Place::Unreadable => return self.draft.warn(at, Repair::UnreadableValue),
        };
        self.draft.play(at, Move { player, point });
    }

    fn turn(&mut self, at: usize, written: &str) {
        match written.trim().to_ascii_lowercase().as_str() {
            "b" | "black" | "1" => self.draft.turns.push((self.draft.record.moves.len(), Color::Black)),
            "w" | "white" | "2" => self.draft.turns.push((self.draft.record.moves.len(), Color::White)),
            _ => self.draft.warn(at, unread(written)),
        }
    }

    fn komi(&mut self, at: usize, written: &str) {
        match value::komi(written) {
            Some((komi, is_odd)) => {
                if is_odd {
                    self.draft.warn(at, Repair::OddKomi);
                }
                self.draft.komi = Some(komi);
            }
            None => self.draft.warn(at, unread(written)),
        }
    }

    fn handicap(&mut self, at: usize, written: &str) {
        match written.trim().parse() {
            Ok(stones) => self.draft.handicap = Some((at, stones)),
            Err(_) => self.draft.warn(at, unread(written)),
        }
    }

    fn result(&mut self, at: usize, written: &str) {
        match value::result(&unescaped(written)) {
            Some(result) => self.draft.result = Some(result),
            None if written.trim().is_empty() => {}
            None => self.draft.warn(at, Repair::UnreadableValue),
        }
    }

    /// Takes the first moves of Black as handicap stones, where a record says how many there are and sets none.
    fn take_handicap_moves(&mut self, at: usize, stones: u16) {
        let stones = usize::from(stones);
        let first = self.draft.record.moves.get(..stones).unwrap_or_default();
        let is_placing = stones > 1 && first.len() == stones;
        let is_placing = is_placing && first.iter().all(|turn| turn.player == Color::Black && turn.point.is_some());
        let is_untouched = self.draft.record.changes.iter().all(|change| change.before > stones);
        if !self.draft.record.initial.occupied().is_empty() || !is_placing || !is_untouched {
            return;
        }
        for point in self.draft.record.moves.drain(..stones).filter_map(|turn| turn.point) {
            self.draft.record.initial.place(Color::Black, point);
        }
        self.draft.moves_at.drain(..stones);
        self.draft.record.changes.iter_mut().for_each(|change| change.before -= stones);
        self.draft.turns.iter_mut().for_each(|(before, _)| *before = before.saturating_sub(stones));
        self.draft.warn(at, Repair::HandicapAsMoves);
    }

    fn done(mut self) -> Record {
        if let Some((at, stones)) = self.draft.handicap {
            self.take_handicap_moves(at, stones);
        }
        self.draft.done()
    }
}

/// Sets points of a node to a colour, or empties them; whether others of its points are set otherwise.
fn set(change: &mut Change, color: Option<Color>, points: PointSet) -> bool {
    let Change { stones: ByColor { black, white }, emptied, .. } = change;
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

/// What is told of a value that could not be read.
fn unread(written: &str) -> Repair {
    if written.trim().is_empty() { Repair::NoValue } else { Repair::UnreadableValue }
}

/// The properties that are read, by their names.
#[derive(Clone, Copy)]
enum Name {
    Move(Color),
    Set(Option<Color>),
    Territory(Color),
    Cross,
    Dimmed,
    Turn,
    Player(Color),
    Overtime,
    Komi,
    Handicap,
    Rules,
    Result,
    /// The game, the size of its board and the charset, which are read before.
    OfRoot,
    Other,
}

impl Name {
    /// Whether only its first value counts. Several moves are no such fault: they are played.
    const fn holds_one_value(self) -> bool {
        match self {
            Self::Move(_) | Self::Set(_) | Self::Territory(_) | Self::Cross | Self::Dimmed | Self::Other => false,
            Self::Turn
            | Self::Player(_)
            | Self::Overtime
            | Self::Komi
            | Self::Handicap
            | Self::Rules
            | Self::Result
            | Self::OfRoot => true,
        }
    }

    fn of(written: &str) -> Self {
        let mut name = [0; 2];
        let mut count = 0;
        for letter in capitals(written) {
            let Some(place) = name.get_mut(count) else { return Self::Other };
            *place = letter;
            count += 1;
        }
        match &name[..count] {
            b"B" => Self::Move(Color::Black),
            b"W" => Self::Move(Color::White),
            b"AB" => Self::Set(Some(Color::Black)),
            b"AW" => Self::Set(Some(Color::White)),
            b"AE" => Self::Set(None),
            b"TB" => Self::Territory(Color::Black),
            b"TW" => Self::Territory(Color::White),
            b"MA" => Self::Cross,
            b"DD" => Self::Dimmed,
            b"PL" => Self::Turn,
            b"PB" => Self::Player(Color::Black),
            b"PW" => Self::Player(Color::White),
            b"OT" => Self::Overtime,
            b"KM" => Self::Komi,
            b"HA" => Self::Handicap,
            b"RU" => Self::Rules,
            b"RE" => Self::Result,
            b"GM" | b"SZ" | b"CA" => Self::OfRoot,
            _ => Self::Other,
        }
    }
}
