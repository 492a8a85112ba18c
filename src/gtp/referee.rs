use super::GtpRefusal;
use crate::board::{ByColor, Color, PointSet, Size, Stones};
use crate::position::{Faults, Game, Marks, Move, MoveList, Position, Setup};
use crate::render::Language;
use crate::report::moves::EarlierPosition;
use crate::report::{Legality, MoveTask, compare_moves};
use crate::rules::{Amount, SharedRuleSet};

/// The rule set until another is named. GTP tells neither prisoners nor who passed first where a position is set, and
/// Chinese rules ask for neither; they are also the first of the names that rules commands of GTP know.
pub const RULES_DEFAULT: &str = "chinese-2002";

/// A game, the rule set it is played under, and what is said of its end. It plays no move itself, and its scores are
/// those of [`prepare`](crate::report::prepare).
///
/// ```
/// use gyega::gtp::{GtpCommand, RULES_DEFAULT, Referee, answer};
/// use gyega::rules::by_id;
///
/// let mut referee = Referee::new(by_id(RULES_DEFAULT).unwrap().into());
/// let mut ask = |line: &str| answer(&mut referee, &GtpCommand::read(line.as_bytes()).unwrap());
/// ask("boardsize 5");
/// ask("set_position b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5");
/// ask("komi 0.5");
/// assert_eq!(ask("8 final_score"), "=8 W+0.5\n\n", "ten points each, by area");
/// ask("kgs-rules japanese");
/// assert_eq!(ask("final_score"), "? cannot score: missing: prisoners; gyega-prisoners tells them\n\n");
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    pub(super) rules: SharedRuleSet,
    /// Points to White, where a command or a record set them; otherwise those of the rule set.
    pub(super) komi: Option<Amount>,
    pub(super) game: Game,
    /// The stones said to be dead; nothing as long as nobody said which, or that there are none.
    pub(super) dead: Option<PointSet>,
    /// The stones said to stand in seki.
    pub(super) seki: PointSet,
    /// Stones captured before the first board, where it was set in mid-game and a command named them.
    captured_before: ByColor<Option<u32>>,
}

impl Referee {
    /// A referee under some rule set with an empty board of 19 by 19 lines.
    pub fn new(rules: SharedRuleSet) -> Self {
        Self {
            rules,
            komi: None,
            game: Game::of_board(Stones::empty(Size::USUAL)),
            dead: None,
            seki: PointSet::EMPTY,
            captured_before: ByColor::default(),
        }
    }

    pub(super) fn size(&self) -> Size {
        self.game.move_list.initial.size()
    }

    pub(super) const fn stones(&self) -> &Stones {
        &self.game.replay.stones
    }

    /// Begins anew with another game; komi and rules stay.
    pub(super) fn begin(&mut self, game: Game) {
        self.dead = None;
        self.seki = PointSet::EMPTY;
        self.captured_before = ByColor::default();
        self.game = game;
    }

    /// Begins anew on an empty board.
    pub(super) fn clear(&mut self, size: Size) {
        self.begin(Game::of_board(Stones::empty(size)));
    }

    pub(super) fn set_handicap(&mut self, stones: &PointSet) -> Result<(), GtpRefusal> {
        if !self.game.move_list.moves.is_empty() || !self.stones().occupied().is_empty() {
            return Err(GtpRefusal::BoardNotEmpty);
        }
        let initial = Stones::new(self.size(), ByColor { black: *stones, white: PointSet::EMPTY });
        self.begin(Game::of_board(initial));
        Ok(())
    }

    /// Begins anew from a board of which it is not known how it came about; an empty one begins a game.
    pub(super) fn set_position(&mut self, stones: Stones) -> Result<(), GtpRefusal> {
        if stones.occupied().is_empty() {
            self.clear(stones.size());
            return Ok(());
        }
        Setup::new(stones).check()?;
        self.begin(Game { handicap: None, ..Game::of_board(stones) });
        Ok(())
    }

    /// Plays a move or a pass, unless the rules bar it. A move on which the rules are silent, or that asks for a
    /// referee's ruling on a repetition, is played: it was not shown to be illegal.
    pub(super) fn play(&mut self, turn: Move) -> Result<(), GtpRefusal> {
        if self.game.move_list.moves.len() >= MoveList::MOVES_MAX {
            return Err(GtpRefusal::TooManyMoves);
        }
        if turn.point.is_some() {
            self.check_legal(turn)?;
        }
        let mut move_list = self.game.move_list.clone();
        move_list.moves.push(turn);
        self.continue_with(move_list);
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Result<(), GtpRefusal> {
        let Some(moves) = self.game.move_list.moves.len().checked_sub(1) else { return Err(GtpRefusal::NothingToUndo) };
        let move_list = truncated(&self.game.move_list, moves);
        self.continue_with(move_list);
        Ok(())
    }

    /// Goes on with other moves. What was said of dead stones and of sekis was about their board, and a result
    /// about the end of the game.
    fn continue_with(&mut self, move_list: MoveList) {
        let before = *self.stones();
        self.game.result = None;
        self.game.replay = move_list.replay_as_written().0;
        self.game.move_list = move_list;
        if *self.stones() != before {
            self.dead = None;
            self.seki = PointSet::EMPTY;
        }
    }

    fn check_legal(&self, turn: Move) -> Result<(), GtpRefusal> {
        let mut task = MoveTask::new(self.position_before(turn)?, vec![turn]);
        task.rule_sets = vec![self.rules.clone()];
        task.previous = self.earlier_positions(turn.player);
        let report = compare_moves(&task);
        match report.steps.first().and_then(|step| step.verdicts.first()) {
            Some(verdict) if verdict.legality == Legality::Illegal => {
                Err(GtpRefusal::IllegalMove(Language::En.sentence(&verdict.statement)))
            }
            _ => Ok(()),
        }
    }

    /// The position before a move. After a pass no ko bars a move.
    fn position_before(&self, turn: Move) -> Result<Position, Faults> {
        let mut setup = Setup::new(*self.stones());
        let is_after_play =
            self.game.move_list.moves.last().is_some_and(|last| last.point.is_some() && last.player != turn.player);
        setup.history.last_play =
            self.game.replay.history.last_play.filter(|_| is_after_play && self.game.replay.is_made_by_moves);
        setup.check()
    }

    /// Every position before this one, with who was to move; where a player moves twice running the other has passed.
    /// Nothing where the moves alone do not explain the board.
    fn earlier_positions(&self, mover: Color) -> Option<Vec<EarlierPosition>> {
        let (move_list, replay) = (&self.game.move_list, &self.game.replay);
        if !replay.is_made_by_moves {
            return None;
        }
        let movers: Vec<Color> = move_list.moves.iter().map(|turn| turn.player).chain([mover]).collect();
        let mut earlier = Vec::with_capacity(replay.positions.len());
        for (at, pair) in movers.windows(2).enumerate() {
            earlier.push(EarlierPosition { stones: replay.positions[at], to_move: Some(pair[0]) });
            if pair[0] == pair[1] {
                earlier.push(EarlierPosition { stones: replay.positions[at + 1], to_move: Some(!pair[0]) });
            }
        }
        Some(earlier)
    }

    /// Whether the moves from the first board on are the whole game, so that what they captured is all that was
    /// captured.
    fn is_complete(&self) -> bool {
        self.game.handicap.is_some() && self.game.replay.is_made_by_moves
    }

    /// Stones captured by each player, as far as they are known.
    pub(super) fn prisoners(&self) -> ByColor<Option<u32>> {
        let since = self.game.replay.prisoners;
        if self.is_complete() {
            return since.map(Some);
        }
        ByColor::from_fn(|player| self.captured_before.get(player).map(|before| before + since.get(player)))
    }

    /// Tells how many stones each player has captured up to now.
    pub(super) fn set_prisoners(&mut self, counts: ByColor<u32>) -> Result<(), GtpRefusal> {
        let since = self.game.replay.prisoners;
        for player in Color::BOTH {
            let (found, since) = (*counts.get(player), *since.get(player));
            let expected = if self.is_complete() && found != since {
                format!("{since}, as the moves give")
            } else if found < since {
                format!("at least {since}, which the moves captured")
            } else if found > Setup::COUNT_MAX {
                format!("at most {}", Setup::COUNT_MAX)
            } else {
                continue;
            };
            return Err(GtpRefusal::Prisoners { found, expected });
        }
        self.captured_before = ByColor::from_fn(|player| Some(counts.get(player) - since.get(player)));
        Ok(())
    }

    /// Says which stones are dead, in place of what was said before.
    pub(super) fn mark_dead(&mut self, points: PointSet) -> Result<(), GtpRefusal> {
        Self { dead: Some(points), ..self.clone() }.position()?;
        self.dead = Some(self.stones().chains_of(&points));
        Ok(())
    }

    /// Says which stones stand in seki, in place of what was said before.
    pub(super) fn mark_seki(&mut self, points: PointSet) -> Result<(), GtpRefusal> {
        Self { seki: points, ..self.clone() }.position()?;
        self.seki = self.stones().chains_of(&points);
        Ok(())
    }

    /// The end of the game with what is said of it.
    fn setup(&self) -> Setup {
        let mut setup = self.game.setup();
        setup.prisoners = self.prisoners();
        let marks = self.dead.map_or_else(|| Marks::unsaid(&setup.stones), Marks::only_dead);
        setup.marks = Marks { seki: self.seki, ..marks };
        // A game that is played here goes on.
        setup.history.ended_by = self.ended_by();
        setup
    }

    /// The end of the game as a position.
    ///
    /// # Errors
    ///
    /// When what stands there cannot be, as after stones were set by hand in a record.
    pub(super) fn position(&self) -> Result<Position, Faults> {
        self.setup().check()
    }
}

/// The first moves of a game, and what was changed by hand up to there.
fn truncated(move_list: &MoveList, moves: usize) -> MoveList {
    MoveList {
        initial: move_list.initial,
        moves: move_list.moves.iter().take(moves).copied().collect(),
        changes: move_list.changes.iter().filter(|change| change.before <= moves).copied().collect(),
    }
}
