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

/// The board of a record that names no size.
const SIZE_DEFAULT: &str = "19";

/// Values shown in faults are cut after so many letters.
const SHOWN_MAX: usize = 40;

/// Whether bytes are a record: the first letter is a parenthesis, whatever the charset and the mark before it.
pub fn begins_as_sgf(bytes: &[u8]) -> bool {
    let mark = Encoding::for_bom(bytes).map_or(0, |(_, mark)| mark);
    bytes[mark..].iter().find(|byte| !byte.is_ascii_whitespace() && **byte != 0) == Some(&b'(')
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
    let mut decoded = decode(bytes);
    let tree = Tree::parse(std::mem::take(&mut decoded.text))?;
    let root = tree.games().first().copied().unwrap_or_default();
    let mut reading = Reading::new(&tree, root, tree.warnings.clone())?;
    if let Some(second) = tree.games().get(1) {
        reading.warn(tree.offset(*second), Repair::SeveralGames);
    }
    Ok(reading.played(root, &decoded, bytes))
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
    let games = tree.games().iter().zip(starts.zip(ends)).map(|(root, (start, end))| {
        let own = tree.warnings.iter().filter(|warning| (start..end).contains(&warning.at));
        Ok(Reading::new(&tree, *root, own.copied().collect())?.played(*root, &decoded, bytes))
    });
    Ok(games.collect())
}

/// A game while its nodes are read.
struct Reading<'a> {
    tree: &'a Tree,
    size: Size,
    record: GameRecord,
    moves_at: Vec<usize>,
    territory: ByColor<PointSet>,
    handicap: Option<(usize, u16)>,
    komi: Option<Amount>,
    rules: Option<String>,
    result: Option<RecordedResult>,
    warnings: Vec<Warning>,
}

impl<'a> Reading<'a> {
    /// Before the first node; so far these warnings stand.
    fn new(tree: &'a Tree, root: u32, mut warnings: Vec<Warning>) -> Result<Self, SgfFault> {
        let shown = |value: &str| unescaped(value).chars().take(SHOWN_MAX).collect::<String>();
        if let Some((at, game)) = tree.values(root, "GM").next().filter(|(_, game)| !matches!(game.trim(), "1" | "")) {
            let (line, column) = tree.place(at);
            return Err(SgfFault::OtherGame { line, column, found: shown(game) });
        }
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
            territory: ByColor::default(),
            handicap: None,
            komi: None,
            rules: None,
            result: None,
            warnings,
        })
    }

    fn warn(&mut self, at: usize, repair: Repair) {
        if self.warnings.len() < Tree::WARNINGS_MAX {
            self.warnings.push(Warning { at, repair });
        }
    }

    /// The game when every node of its main line is read.
    fn played(mut self, root: u32, decoded: &Decoded, bytes: &[u8]) -> Record {
        for node in self.tree.main_line(root) {
            self.read(node);
        }
        self.done(decoded, bytes)
    }

    fn read(&mut self, node: u32) {
        let tree = self.tree;
        let mut change = Change { before: 0, stones: ByColor::default(), emptied: PointSet::EMPTY };
        let (mut moves, mut set_at) = (Vec::new(), None);
        let mut territory = ByColor::<PointSet>::default();
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
                    Name::Komi => self.komi(at, written),
                    Name::Handicap => self.handicap(at, written),
                    Name::Rules => self.rules = Some(unescaped(written)),
                    Name::Result => self.result(at, written),
                    Name::Other => {}
                }
            }
        }
        let is_played = |(_, _, place): &(usize, Color, Place)| matches!(place, Place::At(_));
        if set_at.is_some() || moves.iter().any(is_played) {
            // What was marked before belongs to another board.
            self.territory = ByColor::default();
        }
        self.mark(tree.offset(node), territory);
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
        let Self { record, mut moves_at, territory, komi, rules, result, mut warnings, .. } = self;
        warnings.sort();
        let in_bytes = decoded.offsets(bytes, warnings.iter().map(|warning| warning.at));
        warnings.iter_mut().zip(in_bytes).for_each(|(warning, at)| warning.at = at);
        warnings.splice(0..0, decoded.warnings.iter().copied());
        moves_at = decoded.offsets(bytes, moves_at);
        let charset = decoded.charset;
        let game = Game { record, replay, territory, handicap, komi, rules, result };
        Record { game, moves_at, charset, warnings }
    }

    /// Tells of self-captures, and of players who move twice in a row.
    fn check_turns(&mut self, replay: &Replay) {
        let mut before: Option<Color> = None;
        for index in 0..self.record.moves.len() {
            let turn = self.record.moves[index];
            if before == Some(turn.player) {
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
            b"KM" => Self::Komi,
            b"HA" => Self::Handicap,
            b"RU" => Self::Rules,
            b"RE" => Self::Result,
            _ => Self::Other,
        }
    }
}
