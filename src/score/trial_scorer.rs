use super::{BoardCache, MarkedBoard, RuleSetBoards, Score, Terms, score_under};
use crate::position::Position;
use crate::rules::RuleSet;

/// Judges positions that are tried beside that of a question, on the boards of its request.
pub struct TrialScorer<'a> {
    /// The boards.
    pub cache: &'a BoardCache,
    /// Under which rule sets.
    pub rule_sets: Vec<&'a RuleSet>,
    /// What is counted besides.
    pub terms: &'a Terms,
}

impl TrialScorer<'_> {
    fn boards_of(&self, position: &Position) -> Vec<MarkedBoard> {
        MarkedBoard::boards_under(position, self.rule_sets.iter().copied())
    }

    /// Reads the boards of some positions within so much work; whether all are read in full.
    pub fn read_ahead<'p>(&self, positions: impl IntoIterator<Item = &'p Position>, most: u64) -> bool {
        let wanted: Vec<MarkedBoard> = positions.into_iter().flat_map(|position| self.boards_of(position)).collect();
        self.cache.read_ahead(&wanted, most);
        self.cache.are_fully_read(&wanted)
    }

    /// Whether the boards of a position are read in full.
    pub fn is_read(&self, position: &Position) -> bool {
        self.cache.are_fully_read(&self.boards_of(position))
    }

    /// The scores of a position, one a rule set. What is searched for them counts as searched for the request.
    pub fn scores(&self, position: &Position) -> Vec<Score> {
        let (scores, nodes) = self.scores_and_nodes(position);
        self.cache.note_tried(nodes);
        scores
    }

    /// The scores of a position, and the positions searched for its boards.
    pub fn scores_and_nodes(&self, position: &Position) -> (Vec<Score>, u64) {
        let rule_set_boards = RuleSetBoards::sharing(position, self.cache);
        let under = |rules: &&RuleSet| score_under(&rule_set_boards, rules, self.terms);
        (self.rule_sets.iter().map(under).collect(), rule_set_boards.nodes())
    }
}
