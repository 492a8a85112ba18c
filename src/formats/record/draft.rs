use super::handicap::fixed;
use super::{Repair, RepairAt, TextRecord};
use crate::board::{Color, Size, Stones};
use crate::position::{BoardEdit, Game, Move, MoveFault, MoveList, Replay};

/// The most repairs that are reported of one record.
pub(crate) const REPAIRS_MAX: usize = 100;

/// A game while its record is read. Offsets are in the decoded text.
pub(crate) struct Draft {
    /// What is known of it so far. What was played on its board is known at the end.
    pub(crate) game: Game,
    pub(crate) moves_at: Vec<usize>,
    /// Whose turn it is where a record says so: before which move.
    pub(crate) turns: Vec<(usize, Color)>,
    /// Where the number of handicap stones stands, and the number.
    pub(crate) handicap: Option<(usize, u16)>,
    pub(crate) repairs: Vec<RepairAt>,
    /// How many of them come from the grammar, before the game is read.
    of_grammar: usize,
}

impl Draft {
    pub(crate) fn new(size: Size) -> Self {
        let game = Game::of_board(Stones::empty(size));
        Self { game, moves_at: Vec::new(), turns: Vec::new(), handicap: None, repairs: Vec::new(), of_grammar: 0 }
    }

    /// With the repairs of the grammar, which leave as much room for those of the game.
    pub(crate) fn with_repairs(self, repairs: &[RepairAt]) -> Self {
        Self { repairs: repairs.to_vec(), of_grammar: repairs.len(), ..self }
    }

    pub(crate) fn note(&mut self, at: usize, repair: Repair) {
        if self.repairs.len() - self.of_grammar < REPAIRS_MAX {
            self.repairs.push(RepairAt { at, repair });
        }
    }

    /// Whether another move would be more than are read.
    pub(crate) fn is_full(&self) -> bool {
        self.game.move_list.moves.len() >= MoveList::MOVES_MAX
    }

    pub(crate) fn play(&mut self, at: usize, turn: Move) {
        self.game.move_list.moves.push(turn);
        self.moves_at.push(at);
    }

    /// Sets stones, or takes them off, as they are written: on the first board before all moves, later in the game.
    pub(crate) fn edit(&mut self, at: usize, change: &BoardEdit) {
        let record = &mut self.game.move_list;
        if record.moves.is_empty() {
            return change.apply(&mut record.initial);
        }
        // Demonstrations on KGS, in which the teacher sets stones as he goes.
        record.changes.push(BoardEdit { before: record.moves.len(), ..*change });
        self.note(at, Repair::SetupInGame);
    }

    /// Sets handicap stones of which a record tells only the number; `false` where their places are not known.
    pub(crate) fn set_handicap(&mut self, at: usize, stones: u16) -> bool {
        self.handicap = Some((at, stones));
        if stones < 2 {
            return true;
        }
        // On Korean servers they stand on the points that GTP fixes, a third one at the top left, where others set it
        // at the bottom right. That comes from readers of Tygem's records and was not seen in a text of the servers; of
        // boards of other than 19 lines it is not known.
        let size = self.game.move_list.initial.size();
        let points = fixed(size, usize::from(stones)).filter(|_| size == Size::USUAL);
        let Some(points) = points else { return false };
        for point in points {
            self.game.move_list.initial.place(Color::Black, point);
        }
        self.note(at, Repair::HandicapPlaced);
        true
    }

    /// Who moves next where the record does not say: the players take turns, White begins in a handicap game.
    pub(crate) fn next_player(&self) -> Color {
        let begins = if self.game.move_list.initial.of(Color::Black).is_empty() { Color::Black } else { Color::White };
        self.game.move_list.moves.last().map_or(begins, |last| !last.player)
    }

    /// Plays the moves, and tells of those that are odd.
    pub(crate) fn done(mut self) -> TextRecord {
        // Black stones of a game that says to be even were set in its middle.
        let is_even = self.handicap.is_some_and(|(_, count)| count < 2);
        let handicap = self.game.move_list.handicap().filter(|stones| *stones < 2 || !is_even);
        let initial = &self.game.move_list.initial;
        let is_midgame = !initial.of(Color::White).is_empty();
        let mut said_handicap = None;
        if let Some((at, count)) = self.handicap {
            let is_possible = count <= initial.size().point_count();
            let differs = count.max(1) != initial.of(Color::Black).len().max(1);
            said_handicap = Some(count).filter(|count| *count > 1 && is_possible && (is_midgame || differs));
            let is_odd = if is_midgame { !is_possible } else { differs };
            if is_odd {
                self.note(at, Repair::HandicapDiffers);
            }
        }
        let (replay, faults) = self.game.move_list.replay_as_written();
        for MoveFault { index, .. } in faults {
            self.note(self.moves_at[index], Repair::PlayedOnStone);
        }
        self.check_turns(&replay);
        self.repairs.sort();
        let crossed = self.game.crossed & replay.stones.occupied();
        let of_ruling = self.game.is_of_ruling && self.game.result.is_some();
        let game = Game { replay, crossed, handicap, said_handicap, is_of_ruling: of_ruling, ..self.game };
        TextRecord { game, moves_at: self.moves_at, repairs: self.repairs }
    }

    /// Tells of self-captures, and of players who move twice in a row.
    fn check_turns(&mut self, replay: &Replay) {
        let mut before: Option<Color> = None;
        for index in 0..self.game.move_list.moves.len() {
            let turn = self.game.move_list.moves[index];
            let from = self.turns.partition_point(|(before, _)| *before < index);
            let mut set = self.turns[from..].iter().take_while(|(before, _)| *before == index);
            let is_set = set.any(|(_, player)| *player == turn.player);
            if before == Some(turn.player) && !is_set {
                self.note(self.moves_at[index], Repair::OutOfTurn);
            }
            before = Some(turn.player);
            let board = replay.positions.get(index + 1);
            if let (Some(point), Some(board)) = (turn.point, board)
                && board.at(point).is_none()
            {
                self.note(self.moves_at[index], Repair::SelfCapture);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Draft;
    use crate::board::{Color, Size};

    #[test]
    fn handicap_stones_are_set_on_boards_of_19_lines_alone() {
        let set = |size, stones| {
            let mut draft = Draft::new(size);
            draft.set_handicap(0, stones).then(|| *draft.game.move_list.initial.of(Color::Black))
        };
        for stones in 2..=9 {
            assert_eq!(set(Size::USUAL, stones).map(|points| points.len()), Some(stones));
        }
        let of = |stones| set(Size::USUAL, stones).expect("stones").to_string();
        assert_eq!((of(1).as_str(), of(2).as_str(), of(3).as_str()), ("", "Q16 D4", "D16 Q16 D4"));
        assert_eq!(of(7), "D16 Q16 D10 K10 Q10 D4 Q4");
        assert_eq!((set(Size::USUAL, 10), set(Size::new(13, 13).expect("in range"), 2)), (None, None));
    }
}
