use super::{FirstPasser, History, Illegal, LastPlay, Play, Setup, play};
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
    /// Why it cannot be played.
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
    pub is_made_by_moves: bool,
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
        let mut replay = Replay::before_first_move(self.initial);
        replay.positions.reserve_exact(self.moves.len());
        let mut faults = Vec::new();
        let mut changes = self.changes.iter().peekable();
        for (index, Move { player, point }) in self.moves.iter().copied().enumerate() {
            while let Some(change) = changes.next_if(|change| change.before <= index) {
                replay.change_by_hand(|stones| change.apply(stones));
            }
            let Some(point) = point else {
                replay.pass(player);
                continue;
            };
            let played = play(&replay.stones, player, point, Suicide::Allowed).or_else(|illegal| {
                faults.push(MoveFault { index, illegal });
                replay.change_by_hand(|stones| make_room(stones, point));
                play(&replay.stones, player, point, Suicide::Allowed)
            });
            if let Ok(played) = played {
                replay.play(player, point, &played);
            }
        }
        changes.for_each(|change| replay.change_by_hand(|stones| change.apply(stones)));
        replay.is_made_by_moves = self.changes.is_empty() && faults.is_empty();
        let last = self.moves.iter().rev().take_while(|turn| turn.point.is_none());
        replay.ends_in_passes = Color::BOTH.into_iter().all(|color| last.clone().any(|turn| turn.player == color));
        (replay, faults)
    }

    /// Handicap stones, when the first board shows nothing else: black stones alone, at least two of them, or none at
    /// all. `None` when the game starts from a middle-game position, so that what came before is unknown.
    pub fn handicap(&self) -> Option<u16> {
        let black = self.initial.of(Color::Black).len();
        (self.initial.of(Color::White).is_empty() && black != 1).then_some(black)
    }
}

impl Replay {
    fn before_first_move(stones: Stones) -> Self {
        let nobody = ByColor { black: Some(0), white: Some(0) };
        let first_pass = Some(FirstPasser::Nobody);
        Self {
            stones,
            positions: vec![stones],
            prisoners: ByColor::default(),
            removed_by_hand: ByColor::default(),
            set_by_hand: ByColor::default(),
            history: History { plays: nobody, passes: nobody, early_passes: nobody, first_pass, ..History::default() },
            is_made_by_moves: true,
            ends_in_passes: false,
        }
    }

    fn change_by_hand(&mut self, change: impl FnOnce(&mut Stones)) {
        let before = self.stones;
        change(&mut self.stones);
        for color in Color::BOTH {
            let (own, own_before) = (*self.stones.of(color), *before.of(color));
            *self.set_by_hand.get_mut(color) += u32::from((own - own_before).len());
            *self.removed_by_hand.get_mut(color) += u32::from((own_before - own).len());
        }
    }

    fn pass(&mut self, player: Color) {
        let History { passes, first_pass, .. } = &mut self.history;
        *passes.get_mut(player) = passes.get(player).map(|passes| passes + 1);
        if *first_pass == Some(FirstPasser::Nobody) {
            *first_pass = Some(FirstPasser::Player(player));
        }
        self.positions.push(self.stones);
    }

    fn play(&mut self, player: Color, point: Point, done: &Play) {
        let history = &mut self.history;
        *history.plays.get_mut(player) = history.plays.get(player).map(|plays| plays + 1);
        history.early_passes = history.passes;
        let point = done.self_captured.is_empty().then_some(point);
        history.last_play = Some(LastPlay { player, point, captured: Some(done.captured) });
        *self.prisoners.get_mut(player) += u32::from(done.captured.len());
        *self.prisoners.get_mut(!player) += u32::from(done.self_captured.len());
        self.stones = done.after;
        self.positions.push(self.stones);
    }

    /// The setup at the end of the game. Counts are carried over only when the record is complete, that is when
    /// `handicap` is known and nothing was changed by hand; otherwise what came before the first move is missing
    /// from them.
    pub fn setup(&self, handicap: Option<u16>) -> Setup {
        let mut setup = Setup::new(self.stones);
        setup.handicap = handicap;
        if handicap.is_some() && self.is_made_by_moves {
            setup.history = self.history;
            setup.prisoners = self.prisoners.map(Some);
        } else {
            // A change by hand since may have removed the stone, or set one where others were captured.
            setup.history.last_play = self.history.last_play.map(|last| {
                if self.is_made_by_moves { last } else { LastPlay { point: None, captured: None, ..last } }
            });
        }
        setup
    }
}
