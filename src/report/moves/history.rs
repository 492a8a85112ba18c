use super::task::board_before;
use super::{EarlierPosition, MoveTask};
use crate::board::{Color, Point, PointSet, Stones};
use crate::explain::{Statement, StatementCode};
use crate::position::{LastPlay, play};
use crate::rules::Suicide;

/// Which known position stood there before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// One of the earlier positions given, by its index.
    Given(usize),
    /// The position before the last play, worked out from it.
    BeforeLastPlay,
    /// The position before the first move.
    Start,
    /// The position after one of the moves, by its index.
    AfterMove(usize),
}

/// A known position that a move recreates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecreatedPosition {
    /// The earlier position.
    pub earlier: Earlier,
    /// Whether the same player is to move, where known.
    pub same_player_to_move: Option<bool>,
}

/// How a position came to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReachedBy {
    /// Not known.
    Unknown,
    /// By a pass: the board did not change.
    Pass,
    /// By a board play.
    Play(Color),
}

/// One position with one player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownPosition {
    pub(super) stones: Stones,
    pub(super) to_move: Option<Color>,
    pub(super) reached_by: ReachedBy,
    pub(super) earlier: Earlier,
    passes_before: usize,
}

/// The turn before a move, as far as a ko asks for it.
#[derive(Clone, Copy, Debug)]
pub(super) enum LastTurn {
    /// Not known.
    Unknown,
    /// Nothing that could start a ko: a pass, or no stone was ever captured.
    NoCapture,
    /// A play.
    Play(LastPlay),
}

/// Whether a move retakes a ko at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recapture {
    No,
    Yes,
    Unknown,
}

/// Everything known of the positions up to the next move.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    positions: Vec<KnownPosition>,
    passes: usize,
    last_turn: LastTurn,
    /// Whether the positions count as all there are.
    complete: bool,
    /// A board of which every unknown earlier position is part.
    ceiling: Option<Stones>,
    pub(super) assumptions: Vec<Statement>,
}

impl PositionHistory {
    /// What is known before the first move.
    pub(super) fn before_first_move(task: &MoveTask) -> Self {
        let (stones, history) = (*task.position.stones(), task.position.history());
        let mover = task.moves.first().map(|first| first.player);
        let mut earlier = task.previous.clone().unwrap_or_default();
        if earlier.last().is_some_and(|last| last.stones == stones && (last.to_move.is_none() || last.to_move == mover))
        {
            earlier.pop();
        }
        let mut known = Self {
            positions: Vec::new(),
            passes: 0,
            last_turn: LastTurn::Unknown,
            complete: task.previous.is_some(),
            ceiling: None,
            assumptions: Vec::new(),
        };
        if task.previous.is_some() {
            known.assumptions.push(StatementCode::PreviousPositionsComplete.with("count", earlier.len() as u32));
        }
        known.read_earlier(&earlier, &stones);
        let given = history.last_play;
        let step = earlier.last().and_then(|last| play_between(&last.stones, &stones));
        if given.is_none()
            && let Some(last) = &step
            && let Some(point) = last.point
        {
            let statement = StatementCode::LastPlayFromPrevious.with("player", last.player).with("at", point);
            known.assumptions.push(statement);
        }
        let last_play = given.map(|given| step.filter(|step| agrees(&given, step)).unwrap_or(given)).or(step);
        known.read_last_play(&stones, last_play, mover);
        let prisoners = task.position.prisoners();
        let captured = prisoners.black.zip(prisoners.white).map(|(black, white)| black.saturating_add(white));
        known.read_prisoners(&stones, last_play, captured);
        let reached_by = match (last_play, earlier.last()) {
            (Some(last), _) => ReachedBy::Play(last.player),
            (None, Some(last)) if last.stones == stones => ReachedBy::Pass,
            _ => ReachedBy::Unknown,
        };
        if reached_by == ReachedBy::Pass {
            known.passes += 1;
            known.last_turn = LastTurn::NoCapture;
        }
        if let (Some(last), Some(mover)) = (last_play, mover)
            && last.player == mover
        {
            known.enter(&stones, Some(!mover), reached_by, Earlier::Start);
            known.opponent_passed(&stones, !mover, Earlier::Start, 0);
        } else {
            known.enter(&stones, mover, reached_by, Earlier::Start);
        }
        known
    }

    fn read_earlier(&mut self, earlier: &[EarlierPosition], stones: &Stones) {
        let boards: Vec<_> = earlier.iter().map(|position| position.stones).chain([*stones]).collect();
        let steps: Vec<_> = boards.windows(2).map(|pair| play_between(&pair[0], &pair[1])).collect();
        let mut to_move_after_pass = None;
        for (index, position) in earlier.iter().enumerate() {
            let arrived = index.checked_sub(1).and_then(|before| steps[before]);
            let is_pass = index.checked_sub(1).is_some_and(|before| boards[before] == position.stones);
            let leaves = steps[index].map(|step| step.player);
            let to_move = position.to_move.or(leaves).or(arrived.map(|step| !step.player));
            let to_move = to_move.or(if is_pass { to_move_after_pass } else { None });
            let reached_by = match arrived {
                _ if is_pass => ReachedBy::Pass,
                Some(step) => ReachedBy::Play(step.player),
                None => ReachedBy::Unknown,
            };
            if is_pass {
                self.passes += 1;
            }
            to_move_after_pass = to_move.map(|player| !player);
            self.enter(&position.stones, to_move, reached_by, Earlier::Given(index));
        }
    }

    fn read_last_play(&mut self, stones: &Stones, last_play: Option<LastPlay>, mover: Option<Color>) {
        let Some(last) = last_play else {
            if self.complete && self.positions.is_empty() {
                self.last_turn = LastTurn::NoCapture;
            }
            return;
        };
        self.last_turn = if mover == Some(last.player) { LastTurn::NoCapture } else { LastTurn::Play(last) };
        if let Some(before) = board_before(stones, &last)
            && self.positions.last().is_none_or(|known| known.stones != before)
        {
            self.enter(&before, Some(last.player), ReachedBy::Unknown, Earlier::BeforeLastPlay);
        }
    }

    /// Before the first capture the board only grows, so unknown earlier positions are part of what stood then.
    fn read_prisoners(&mut self, stones: &Stones, last_play: Option<LastPlay>, captured: Option<u32>) {
        let Some(captured) = captured else { return };
        if captured == 0 && matches!(self.last_turn, LastTurn::Unknown) {
            self.last_turn = LastTurn::NoCapture;
        }
        let by_last = last_play.and_then(|last| last.captured).map(|points| u32::from(points.len()));
        self.ceiling =
            match last_play.filter(|_| by_last == Some(captured)).and_then(|last| board_before(stones, &last)) {
                None if captured == 0 => Some(*stones),
                before => before,
            };
    }

    /// Enters the opponent's pass where a player moves out of turn.
    pub(super) fn turn_of(&mut self, stones: &Stones, player: Color, index: usize) {
        let Some(last) = self.positions.last().copied() else { return };
        if index > 0 && last.to_move == Some(!player) {
            self.opponent_passed(stones, !player, last.earlier, index);
        }
    }

    /// Enters a pass that the record leaves out, before the move with this index.
    fn opponent_passed(&mut self, stones: &Stones, player: Color, earlier: Earlier, index: usize) {
        let statement = StatementCode::OpponentPassed.with("player", player).with("number", index as u32 + 1);
        self.assumptions.push(statement);
        self.enter_pass(stones, player, earlier);
    }

    pub(super) fn enter_pass(&mut self, stones: &Stones, player: Color, earlier: Earlier) {
        self.passes += 1;
        self.last_turn = LastTurn::NoCapture;
        self.enter(stones, Some(!player), ReachedBy::Pass, earlier);
    }

    pub(super) fn enter_play(&mut self, after: &Stones, player: Color, point: Point, captured: PointSet, index: usize) {
        self.last_turn = LastTurn::Play(LastPlay { player, point: Some(point), captured: Some(captured) });
        self.enter(after, Some(!player), ReachedBy::Play(player), Earlier::AfterMove(index));
    }

    fn enter(&mut self, stones: &Stones, to_move: Option<Color>, reached_by: ReachedBy, earlier: Earlier) {
        self.positions.push(KnownPosition {
            stones: *stones,
            to_move,
            reached_by,
            earlier,
            passes_before: self.passes,
        });
    }

    /// The known positions with this board, the latest last.
    pub(super) fn positions_on(&self, stones: &Stones) -> Vec<KnownPosition> {
        self.positions.iter().filter(|known| known.stones == *stones).copied().collect()
    }

    /// Whether a position stood after the last known pass, or was passed in.
    pub(super) const fn is_since_pass(&self, known: &KnownPosition) -> bool {
        known.passes_before == self.passes
    }

    pub(super) const fn has_pass(&self) -> bool {
        self.passes > 0
    }

    pub(super) const fn last_turn_is_unknown(&self) -> bool {
        matches!(self.last_turn, LastTurn::Unknown)
    }

    /// Whether a board may have stood at a time that is not known.
    pub(super) fn may_have_stood(&self, stones: &Stones) -> bool {
        let is_part = |of: &Stones| Color::BOTH.into_iter().all(|color| stones.of(color).is_subset(of.of(color)));
        !self.complete && self.ceiling.as_ref().is_none_or(is_part)
    }

    /// Whether a move of one stone at `point` that captured `captured` retakes a ko.
    pub(super) fn recapture(&self, player: Color, point: Point, captured: &PointSet, is_lone_stone: bool) -> Recapture {
        let Some(stone) = captured.first().filter(|_| captured.len() == 1 && is_lone_stone) else {
            return Recapture::No;
        };
        match &self.last_turn {
            LastTurn::NoCapture => Recapture::No,
            LastTurn::Unknown if self.complete => Recapture::No,
            LastTurn::Unknown => Recapture::Unknown,
            LastTurn::Play(last) if last.player == player => Recapture::No,
            LastTurn::Play(last) => match (last.point, last.captured) {
                (Some(at), _) if at != stone => Recapture::No,
                (_, Some(off)) if off != PointSet::from(point) => Recapture::No,
                (Some(_), Some(_)) => Recapture::Yes,
                _ => Recapture::Unknown,
            },
        }
    }
}

/// The play that leads from one board to another, where there is one.
fn play_between(from: &Stones, to: &Stones) -> Option<LastPlay> {
    Color::BOTH.into_iter().find_map(|player| {
        let added = *to.of(player) - *from.of(player);
        let point = added.first().filter(|_| added.len() == 1 && from.size() == to.size())?;
        let played = play(from, player, point, Suicide::Forbidden).ok()?;
        (played.after == *to).then_some(LastPlay { player, point: Some(point), captured: Some(played.captured) })
    })
}

/// Whether what was said of the last play fits the step between two positions.
fn agrees(given: &LastPlay, step: &LastPlay) -> bool {
    given.player == step.player
        && (given.point.is_none() || given.point == step.point)
        && (given.captured.is_none() || given.captured == step.captured)
}
