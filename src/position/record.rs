use super::{FirstPasser, History, Illegal, LastPlay, Setup, play};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::rules::Suicide;

/// One turn: a stone on a point, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who moves.
    pub player: Color,
    /// Where; `None` is a pass.
    pub point: Option<Point>,
}

/// Stones set or removed by hand in the middle of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardEdit {
    /// Before the move with this index, from 0.
    pub before: usize,
    /// Points on which stones of each colour are set.
    pub stones: ByColor<PointSet>,
    /// Points that are emptied.
    pub emptied: PointSet,
}

impl BoardEdit {
    /// Sets and takes off the stones.
    pub fn apply(&self, board: &mut Stones) {
        let size = board.size();
        let held = |points: &PointSet| points.iter().filter(|at| size.holds(*at)).collect::<PointSet>();
        board.remove(&(held(&self.emptied) | held(&self.stones.black) | held(&self.stones.white)));
        for color in Color::BOTH {
            *board = board.with(color, &held(self.stones.get(color)));
        }
    }
}

/// A game as a first position and the moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// The board before the first move.
    pub initial: Stones,
    /// The moves in order. The players need not take turns.
    pub moves: Vec<Move>,
    /// What was changed by hand, in the order of the moves.
    pub changes: Vec<BoardEdit>,
}

/// A move that cannot be executed, by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {}: {illegal}", index + 1)]
pub struct MoveFault {
    /// Index of the move, from 0.
    pub index: usize,
    /// Why.
    pub illegal: Illegal,
}

/// What came of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The final board.
    pub stones: Stones,
    /// Every board from the first to the last, passes included.
    pub positions: Vec<Stones>,
    /// Stones captured by each player; self-captured stones count for the opponent.
    pub prisoners: ByColor<u32>,
    /// Stones of each colour that were removed or replaced by hand.
    pub removed_by_hand: ByColor<u32>,
    /// Stones of each colour that were set by hand after the first board.
    pub set_by_hand: ByColor<u32>,
    /// Plays, passes, first pass and last play.
    pub history: History,
    /// Whether the moves alone made the board: no stone was set, removed or replaced in between.
    pub is_whole: bool,
    /// Whether the last moves are passes, one of each player at least.
    pub ends_in_passes: bool,
}

impl MoveList {
    /// The most moves of a game that is read: some ten times as many as long games have.
    pub const MOVES_MAX: usize = 5_000;

    /// Plays the moves. Self-capture is executed, as a record may come from any rule set; ko is not checked.
    ///
    /// ```
    /// use gyega::board::{Color, Point, Size, Stones};
    /// use gyega::position::{MoveList, Move};
    ///
    /// let moves = ["A1", "B1", "C3", "A2"].iter().zip([Color::Black, Color::White].into_iter().cycle());
    /// let moves = moves.map(|(point, player)| Move { player, point: Point::parse(point) }).collect();
    /// let game = MoveList { initial: Stones::empty(Size::new(3, 3).unwrap()), moves, changes: Vec::new() };
    /// let replay = game.replay().unwrap();
    /// assert_eq!((replay.prisoners.white, replay.history.plays.black), (1, Some(2)));
    /// ```
    ///
    /// # Errors
    ///
    /// Every move that cannot be executed (an occupied point, a point off the board); the others are played all the
    /// same.
    pub fn replay(&self) -> Result<Replay, Vec<MoveFault>> {
        let (replay, faults) = self.executed(|_, _| {});
        if faults.is_empty() { Ok(replay) } else { Err(faults) }
    }

    /// Executes everything as SGF has it: a move on a stone replaces it, one off the board is left out. Both are
    /// faults.
    pub fn replay_as_written(&self) -> (Replay, Vec<MoveFault>) {
        self.executed(|stones, point| stones.remove(&PointSet::from(point)))
    }

    /// `make_room` comes before a move that could not be executed is tried again.
    fn executed(&self, make_room: impl Fn(&mut Stones, Point)) -> (Replay, Vec<MoveFault>) {
        let mut stones = self.initial;
        let mut positions = Vec::with_capacity(self.moves.len() + 1);
        positions.push(stones);
        let mut prisoners = ByColor::<u32>::default();
        let mut removed_by_hand = ByColor::<u32>::default();
        let mut set_by_hand = ByColor::<u32>::default();
        let mut by_hand = |stones: &mut Stones, change: &dyn Fn(&mut Stones)| {
            let before = *stones;
            change(stones);
            for color in Color::BOTH {
                *set_by_hand.get_mut(color) += u32::from((*stones.of(color) - *before.of(color)).len());
                *removed_by_hand.get_mut(color) += u32::from((*before.of(color) - *stones.of(color)).len());
            }
        };
        let (mut plays, mut passes, mut early) = (ByColor::default(), ByColor::default(), ByColor::default());
        let (mut first_pass, mut last_play) = (None, None);
        let mut faults = Vec::new();
        let mut changes = self.changes.iter().peekable();
        for (index, turn) in self.moves.iter().enumerate() {
            while let Some(change) = changes.next_if(|change| change.before <= index) {
                by_hand(&mut stones, &|stones| change.apply(stones));
            }
            let Some(point) = turn.point else {
                *passes.get_mut(turn.player) += 1;
                first_pass = first_pass.or(Some(turn.player));
                positions.push(stones);
                continue;
            };
            let played = play(&stones, turn.player, point, Suicide::Allowed).or_else(|illegal| {
                faults.push(MoveFault { index, illegal });
                by_hand(&mut stones, &|stones| make_room(stones, point));
                play(&stones, turn.player, point, Suicide::Allowed)
            });
            let Ok(played) = played else { continue };
            *plays.get_mut(turn.player) += 1;
            *prisoners.get_mut(turn.player) += u32::from(played.captured.len());
            *prisoners.get_mut(!turn.player) += u32::from(played.self_captured.len());
            let point = played.self_captured.is_empty().then_some(point);
            last_play = Some(LastPlay { player: turn.player, point, captured: Some(played.captured) });
            early = passes;
            stones = played.after;
            positions.push(stones);
        }
        changes.for_each(|change| by_hand(&mut stones, &|stones| change.apply(stones)));
        let history = History {
            plays: plays.map(Some),
            passes: passes.map(Some),
            early_passes: early.map(Some),
            first_pass: Some(first_pass.map_or(FirstPasser::Nobody, FirstPasser::Player)),
            last_play,
            ended_by: None,
            lost_by: None,
        };
        let is_whole = self.changes.is_empty() && faults.is_empty();
        let ends_in_passes = self.ends_in_passes();
        (
            Replay { stones, positions, prisoners, removed_by_hand, set_by_hand, history, is_whole, ends_in_passes },
            faults,
        )
    }

    fn ends_in_passes(&self) -> bool {
        let last = self.moves.iter().rev().take_while(|turn| turn.point.is_none());
        Color::BOTH.into_iter().all(|color| last.clone().any(|turn| turn.player == color))
    }

    /// Handicap stones, when the first board shows nothing else: black stones alone, at least two of them, or none at
    /// all. `None` when the game starts from a middle-game position, so that what came before is unknown.
    pub fn handicap(&self) -> Option<u16> {
        let black = self.initial.of(Color::Black).len();
        (self.initial.of(Color::White).is_empty() && black != 1).then_some(black)
    }
}

impl Replay {
    /// The setup at the end of the game. Counts are carried over only when the record is complete, that is when
    /// `handicap` is known and nothing was changed by hand; otherwise what came before the first move is missing
    /// from them.
    pub fn setup(&self, handicap: Option<u16>) -> Setup {
        let mut setup = Setup::new(self.stones);
        setup.handicap = handicap;
        if handicap.is_some() && self.is_whole {
            setup.history = self.history;
            setup.prisoners = self.prisoners.map(Some);
        } else {
            // A change by hand since may have removed the stone, or set one where others were captured.
            setup.history.last_play = self
                .history
                .last_play
                .map(|last| if self.is_whole { last } else { LastPlay { point: None, captured: None, ..last } });
        }
        setup
    }
}
