use encoding_rs::Encoding;

use super::tree::capitals;
use super::value::{self, Place};
use super::{Tree, TreeFault, unescaped};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};
use crate::formats::record::{Decoded, Record, Repair, Warning, decode};
use crate::position::{Change, Game, GameRecord, Move, MoveFault, RecordedResult, Replay};
use crate::rules::Amount;

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
    let mark = Encoding::for_bom(bytes).map_or(0, |(_, mark)| mark);
    bytes[mark..].iter().find(|byte| !byte.is_ascii_whitespace() && **byte != 0) == Some(&b'(')
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
    let decoded = Decoded::of_text(text);
    let tree = Tree::parse(decoded.text.clone())?;
    read_tree(&tree, &decoded, text.as_bytes(), until)
}

fn read_tree(tree: &Tree, decoded: &Decoded, bytes: &[u8], until: Until<'_>) -> Result<Record, SgfFault> {
    let root = tree.games().first().copied().unwrap_or_default();
    let mut reading = Reading::new(tree, root)?;
    if let Some(second) = tree.games().get(1) {
        reading.warn(tree.offset(*second), Repair::SeveralGames);
    }
    for node in tree.line(until)? {
        reading.read(node);
    }
    Ok(reading.done(decoded, bytes))
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
    record: GameRecord,
    moves_at: Vec<usize>,
    /// Whose turn it is by `PL`: before which move.
    turns: Vec<(usize, Color)>,
    territory: ByColor<PointSet>,
    crosses: PointSet,
    handicap: Option<(usize, u16)>,
    komi: Option<Amount>,
    rules: Option<String>,
    overtime: Option<String>,
    players: ByColor<Option<String>>,
    result: Option<RecordedResult>,
    warnings: Vec<Warning>,
}

impl<'a> Reading<'a> {
    fn new(tree: &'a Tree, root: u32) -> Result<Self, SgfFault> {
        let shown = |value: &str| unescaped(value).chars().take(SHOWN_MAX).collect::<String>();
        if let Some((at, game)) = tree.values(root, "GM").next().filter(|(_, game)| !matches!(game.trim(), "1" | "")) {
            let (line, column) = tree.place(at);
            return Err(SgfFault::OtherGame { line, column, found: shown(game) });
        }
        let mut warnings = tree.warnings.clone();
        let named = tree.values(root, "SZ").next();
        if named.is_none() {
            warnings.push(Warning { at: tree.offset(root), repair: Repair::NoSize });
        }
        let (at, written) = named.unwrap_or((0, SIZE_DEFAULT));
        let size = value::size(written).ok_or_else(|| {
            let (line, column) = tree.place(at);
            SgfFault::Size { line, column, found: shown(written) }
        })?;
        let record = GameRecord { initial: Stones::empty(size), moves: Vec::new(), changes: Vec::new() };
        Ok(Self {
            tree,
            size,
            record,
            moves_at: Vec::new(),
            turns: Vec::new(),
            territory: ByColor::default(),
            crosses: PointSet::EMPTY,
            handicap: None,
            komi: None,
            rules: None,
            overtime: None,
            players: ByColor::default(),
            result: None,
            warnings,
        })
    }

    fn warn(&mut self, at: usize, repair: Repair) {
        if self.warnings.len() < Tree::WARNINGS_MAX {
            self.warnings.push(Warning { at, repair });
        }
    }

    fn read(&mut self, node: u32) {
        let tree = self.tree;
        let mut change = Change { before: 0, stones: ByColor::default(), emptied: PointSet::EMPTY };
        let (mut moves, mut set_at) = (Vec::new(), None);
        let (mut territory, mut crosses) = (ByColor::<PointSet>::default(), PointSet::EMPTY);
        for (name, values) in tree.properties(node) {
            let name = Name::of(name);
            for (at, written) in values {
                match name {
                    Name::Move(player) => moves.push((at, player, value::place(written, self.size))),
                    Name::Set(player) => {
                        set_at = set_at.or(Some(at));
                        let points = self.points(at, written);
                        if !points.is_disjoint(&(change.stones.black | change.stones.white | change.emptied)) {
                            self.warn(at, Repair::SetTwice);
                        }
                        change.stones.black -= points;
                        change.stones.white -= points;
                        change.emptied -= points;
                        match player {
                            Some(player) => *change.stones.get_mut(player) |= points,
                            None => change.emptied |= points,
                        }
                    }
                    Name::Territory(player) => *territory.get_mut(player) |= self.points(at, written),
                    Name::Cross => crosses |= self.points(at, written),
                    Name::Dimmed if written.trim().is_empty() => {}
                    Name::Dimmed => self.warn(at, Repair::Dimmed),
                    Name::Turn => self.turn(at, written),
                    Name::Komi => self.komi(at, written),
                    Name::Handicap => self.handicap(at, written),
                    Name::Rules => self.rules = Some(unescaped(written)),
                    Name::Overtime => self.overtime = Some(unescaped(written)),
                    Name::Player(player) => *self.players.get_mut(player) = Some(unescaped(written)),
                    Name::Result => self.result(at, written),
                    Name::Other => {}
                }
            }
        }
        let is_played = |(_, _, place): &(usize, Color, Place)| matches!(place, Place::At(_));
        if set_at.is_some() || moves.iter().any(is_played) {
            // What was marked before belongs to another board.
            self.territory = ByColor::default();
            self.crosses = PointSet::EMPTY;
        }
        self.mark(tree.offset(node), territory);
        if !crosses.is_empty() {
            self.crosses = crosses;
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
            self.warn(at, Repair::UnreadableValue);
            PointSet::EMPTY
        })
    }

    /// Marks hold for the board of their node: the last ones count.
    fn mark(&mut self, at: usize, territory: ByColor<PointSet>) {
        let both = territory.black & territory.white;
        if !both.is_empty() {
            self.warn(at, Repair::MarkedTwice);
        }
        if !(territory.black | territory.white).is_empty() {
            self.territory = territory.map(|points| points - both);
        }
    }

    fn set(&mut self, at: usize, change: &Change, has_move: bool) {
        if has_move {
            self.warn(at, Repair::MoveAndSetup);
        }
        if self.record.moves.is_empty() {
            change.apply(&mut self.record.initial);
            return;
        }
        self.warn(at, Repair::SetupInGame);
        self.record.changes.push(Change { before: self.record.moves.len(), ..*change });
    }

    fn play(&mut self, at: usize, player: Color, place: Place) {
        let point: Option<Point> = match place {
            Place::At(point) => Some(point),
            Place::Pass => None,
            Place::OffBoard => return self.warn(at, Repair::OffBoard),
            Place::Unreadable => return self.warn(at, Repair::UnreadableValue),
        };
        self.record.moves.push(Move { player, point });
        self.moves_at.push(at);
    }

    fn turn(&mut self, at: usize, written: &str) {
        match written.trim().to_ascii_lowercase().as_str() {
            "b" | "black" | "1" => self.turns.push((self.record.moves.len(), Color::Black)),
            "w" | "white" | "2" => self.turns.push((self.record.moves.len(), Color::White)),
            _ => self.warn(at, Repair::UnreadableValue),
        }
    }

    fn komi(&mut self, at: usize, written: &str) {
        match value::komi(written) {
            Some((komi, is_odd)) => {
                if is_odd {
                    self.warn(at, Repair::OddKomi);
                }
                self.komi = Some(komi);
            }
            None => self.warn(at, if written.trim().is_empty() { Repair::NoValue } else { Repair::UnreadableValue }),
        }
    }

    fn handicap(&mut self, at: usize, written: &str) {
        match written.trim().parse() {
            Ok(stones) => self.handicap = Some((at, stones)),
            Err(_) => self.warn(at, if written.trim().is_empty() { Repair::NoValue } else { Repair::UnreadableValue }),
        }
    }

    fn result(&mut self, at: usize, written: &str) {
        self.result = value::result(&unescaped(written));
        if self.result.is_none() && !written.trim().is_empty() {
            self.warn(at, Repair::UnreadableValue);
        }
    }

    /// Takes the first moves of Black as handicap stones, where a record says how many there are and sets none.
    fn take_handicap_moves(&mut self, at: usize, stones: u16) {
        let stones = usize::from(stones);
        let first = self.record.moves.get(..stones).unwrap_or_default();
        let is_placing = stones > 1 && first.len() == stones;
        let is_placing = is_placing && first.iter().all(|turn| turn.player == Color::Black && turn.point.is_some());
        let is_untouched = self.record.changes.iter().all(|change| change.before > stones);
        if !self.record.initial.occupied().is_empty() || !is_placing || !is_untouched {
            return;
        }
        for point in self.record.moves.drain(..stones).filter_map(|turn| turn.point) {
            self.record.initial.place(Color::Black, point);
        }
        self.moves_at.drain(..stones);
        self.record.changes.iter_mut().for_each(|change| change.before -= stones);
        self.turns.iter_mut().for_each(|(before, _)| *before = before.saturating_sub(stones));
        self.warn(at, Repair::HandicapAsMoves);
    }

    fn done(mut self, decoded: &Decoded, bytes: &[u8]) -> Record {
        if let Some((at, stones)) = self.handicap {
            self.take_handicap_moves(at, stones);
        }
        let handicap = self.record.handicap();
        if let (Some((at, said)), Some(set)) = (self.handicap, handicap)
            && said.max(1) != set.max(1)
        {
            self.warn(at, Repair::HandicapDiffers);
        }
        let (replay, faults) = self.record.replay_as_written();
        for MoveFault { index, .. } in faults {
            self.warn(self.moves_at[index], Repair::PlayedOnStone);
        }
        self.check_turns(&replay);
        let Self { record, mut moves_at, territory, komi, rules, overtime, players, result, mut warnings, .. } = self;
        let crossed = self.crosses & replay.stones.occupied();
        warnings.sort();
        let in_bytes = decoded.offsets(bytes, warnings.iter().map(|warning| warning.at));
        warnings.iter_mut().zip(in_bytes).for_each(|(warning, at)| warning.at = at);
        warnings.splice(0..0, decoded.warnings.iter().copied());
        moves_at = decoded.offsets(bytes, moves_at);
        let charset = decoded.charset;
        let game = Game { record, replay, territory, crossed, handicap, komi, rules, overtime, players, result };
        Record { game, moves_at, charset, warnings }
    }

    /// Tells of self-captures, and of players who move twice in a row.
    fn check_turns(&mut self, replay: &Replay) {
        let mut before: Option<Color> = None;
        for index in 0..self.record.moves.len() {
            let turn = self.record.moves[index];
            let is_set = self.turns.iter().any(|(move_after, player)| *move_after == index && *player == turn.player);
            if before == Some(turn.player) && !is_set {
                self.warn(self.moves_at[index], Repair::OutOfTurn);
            }
            before = Some(turn.player);
            let board = replay.positions.get(index + 1);
            if let (Some(point), Some(board)) = (turn.point, board)
                && board.at(point).is_none()
            {
                self.warn(self.moves_at[index], Repair::SelfCapture);
            }
        }
    }
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
    Other,
}

impl Name {
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
            _ => Self::Other,
        }
    }
}
