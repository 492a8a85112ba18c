use crate::board::{Color, Point, Stones};
use crate::position::{LastPlay, Move, Position, play};
use crate::rules::{SharedRuleSet, Suicide, all};

/// A whole-board position that stood earlier in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlierPosition {
    /// What stood on the board.
    pub stones: Stones,
    /// Whose turn it was, where known. Between two positions one play apart it is worked out.
    pub to_move: Option<Color>,
}

/// What is to be judged: a position, moves from there, and the rule sets that judge them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTask {
    /// The position before the first move. Its last play says whether a ko may be retaken.
    pub position: Position,
    /// Earlier positions of the game, oldest first; it may end with the position itself. `None` when they are not
    /// known; a list counts as all there are.
    pub previous: Option<Vec<EarlierPosition>>,
    /// The moves in order. Where one player moves twice running, the other is assumed to have passed.
    pub moves: Vec<Move>,
    /// The rule sets, in the order of the answer; no id twice.
    pub rule_sets: Vec<SharedRuleSet>,
}

/// Why a task of moves cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTaskFault {
    /// There is no move to ask about.
    #[error("no move is given; expected one or more")]
    NoMoves,
    /// There is no rule set to ask.
    #[error("no rule set is given; expected one or more")]
    NoRuleSets,
    /// A rule set stands twice.
    #[error("rule set {id} is named twice")]
    RuleSetTwice {
        /// The index of the second.
        index: usize,
        /// Its id.
        id: String,
    },
    /// An earlier position has another size.
    #[error("earlier position {number} is of {width} by {height} lines; expected those of the position", number = .index + 1)]
    OtherSize {
        /// The index of the position.
        index: usize,
        /// Lines from left to right.
        width: u8,
        /// Lines from bottom to top.
        height: u8,
    },
    /// A chain of an earlier position should have been captured.
    #[error("in earlier position {number} the {color} chain at {at} has no liberty", number = .index + 1)]
    NoLiberty {
        /// The index of the position.
        index: usize,
        /// Its owner's colour.
        color: Color,
        /// Its first stone.
        at: Point,
    },
    /// The last play, with what it captured, does not lead to the position.
    #[error(
        "the last play, {player} {point}, with the stones it is said to have captured does not lead to this \
                 position"
    )]
    LastPlayLeadsElsewhere {
        /// By whom.
        player: Color,
        /// The point of the play.
        point: Point,
    },
}

impl MoveTask {
    /// A task with all 28 rule sets and nothing known of earlier positions.
    ///
    /// ```
    /// use gyega::board::{Color, Point, Stones};
    /// use gyega::position::{Move, Setup};
    /// use gyega::report::{Legality, MoveTask, compare_moves};
    ///
    /// // Two white stones in the corner: White at A1 would leave all three without a liberty.
    /// let stones = Stones::from_rows(&["X...", "OX..", ".OX."]).unwrap();
    /// let suicide = Move { player: Color::White, point: Point::parse("A1") };
    /// let mut task = MoveTask::new(Setup::new(stones).check().unwrap(), vec![suicide]);
    /// task.previous = Some(Vec::new());
    /// let report = compare_moves(&task);
    /// let legality = |id: &str| report.verdict(0, id).unwrap().legality;
    /// assert_eq!(legality("korean-2016"), Legality::Illegal);
    /// assert_eq!(legality("nz"), Legality::Legal);
    /// ```
    pub fn new(position: Position, moves: Vec<Move>) -> Self {
        Self { position, previous: None, moves, rule_sets: all().iter().map(SharedRuleSet::from).collect() }
    }

    /// What is wrong with the task, all at once.
    pub fn faults(&self) -> Vec<MoveTaskFault> {
        let mut faults = Vec::new();
        if self.moves.is_empty() {
            faults.push(MoveTaskFault::NoMoves);
        }
        if self.rule_sets.is_empty() {
            faults.push(MoveTaskFault::NoRuleSets);
        }
        for (index, rules) in self.rule_sets.iter().enumerate() {
            if self.rule_sets[..index].iter().any(|earlier| earlier.id == rules.id) {
                faults.push(MoveTaskFault::RuleSetTwice { index, id: rules.id.to_string() });
            }
        }
        self.check_earlier(&mut faults);
        if let Some(last) = &self.position.history().last_play
            && let Some(point) = last.point
            && last.captured.is_some()
            && board_before(self.position.stones(), last).is_none()
        {
            faults.push(MoveTaskFault::LastPlayLeadsElsewhere { player: last.player, point });
        }
        faults
    }

    fn check_earlier(&self, faults: &mut Vec<MoveTaskFault>) {
        for (index, earlier) in self.previous.iter().flatten().enumerate() {
            let size = earlier.stones.size();
            if size != self.position.stones().size() {
                faults.push(MoveTaskFault::OtherSize { index, width: size.width(), height: size.height() });
            }
            let stuck = earlier.stones.chains_without_liberty();
            faults.extend(stuck.map(|(color, at)| MoveTaskFault::NoLiberty { index, color, at }));
        }
    }
}

/// The board before a play, where the play and what it captured are known and lead to this board.
pub(super) fn board_before(stones: &Stones, last: &LastPlay) -> Option<Stones> {
    let (point, captured) = last.point.zip(last.captured)?;
    let before = stones.without(&point.into()).with(!last.player, &captured);
    let played = play(&before, last.player, point, Suicide::Forbidden).ok()?;
    (played.after == *stones && played.captured == captured).then_some(before)
}
