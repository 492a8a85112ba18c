use std::cell::RefCell;
use std::sync::Arc;

use super::removal_key::RemovalKey;
use super::{AgreedRemoval, BoardCache, DeadStonesSource, MarkedBoard, PartitionedBoard};
use crate::board::{Color, PointSet};
use crate::life::{Budget, Cancel, Classification, IndependentLife, Work, pass_alive_dead};
use crate::position::{End, Position};
use crate::rules::RuleSet;

/// How a board is read under each way of removing stones, each worked out once. Nobody changes what it says once it is
/// made.
#[derive(Clone, Debug)]
pub struct RuleSetBoards<'a> {
    position: &'a Position,
    /// The only rule set under whose count it is known to have ended on this board.
    counted_under: Option<String>,
    cache: BoardCache,
    agreed_removal: AgreedRemoval,
    cached: RefCell<Vec<(RemovalKey, Arc<PartitionedBoard>)>>,
}

impl<'a> RuleSetBoards<'a> {
    /// Reads the board under the agreed marks, and nothing else yet. Protective moves that players still owe are looked
    /// for wherever the stones that come off are agreed on.
    pub fn classifying(position: &'a Position) -> Self {
        let work = Work::new(Budget::DEFAULT, Work::REQUEST_MAX, Cancel::default());
        Self::sharing(position, &BoardCache::classifying(work))
    }

    /// Counts boards and reads none: what players still owe is not looked for.
    pub fn counting_only(position: &'a Position) -> Self {
        let work = Work::new(Budget::DEFAULT, Work::REQUEST_MAX, Cancel::default());
        Self::sharing(position, &BoardCache::counting_only(work))
    }

    /// Reads the board under the agreed marks as one of several that share the boards of a request.
    pub fn sharing(position: &'a Position, cache: &BoardCache) -> Self {
        let agreed_removal = AgreedRemoval::determine(position, cache);
        Self { position, counted_under: None, cache: cache.clone(), agreed_removal, cached: RefCell::default() }
    }

    /// These boards, where nothing but a count under one rule set shows that the game ended there.
    #[must_use]
    pub fn ended_only_under(self, rule_set: Option<&str>) -> Self {
        Self { counted_under: rule_set.map(str::to_owned), ..self }
    }

    /// These boards, where what is read next does not cost less for what was read just before.
    #[must_use]
    pub fn learning_no_more(self) -> Self {
        Self { cache: self.cache.with_work(self.cache.work().learning_no_more()), ..self }
    }

    /// These boards for a position that differs in numbers alone, as in its handicap, or in who passed first.
    #[must_use]
    pub fn with_numbers_of(&self, position: &'a Position) -> Self {
        Self { position, ..self.clone() }
    }

    /// The position as it is scored.
    pub const fn position(&self) -> &'a Position {
        self.position
    }

    /// What reading may cost, and the boards that were read.
    pub const fn cache(&self) -> &BoardCache {
        &self.cache
    }

    /// Who is dead, as far as words and reading tell.
    pub const fn agreed_removal(&self) -> &AgreedRemoval {
        &self.agreed_removal
    }

    /// Whether it is open under a rule set which stones come off: it takes them off by agreement, and there is none on
    /// all of them.
    pub fn is_unagreed_under(&self, rules: &RuleSet) -> bool {
        let has_own_marks = !self.agreed_removal.is_disputed && self.position.dead_under(&rules.id).is_some();
        !self.agreed_removal.unagreed_groups.is_empty() && rules.takes_off_by_agreement() && !has_own_marks
    }

    /// The weakest source on which it rests what a rule set takes off.
    pub(super) fn dead_stones_source(&self, rules: &RuleSet) -> DeadStonesSource {
        if !rules.takes_off_by_agreement() {
            DeadStonesSource::None
        } else if !self.is_unagreed_under(rules) && self.position.dead_under(&rules.id).is_some() {
            DeadStonesSource::Marked
        } else {
            self.agreed_removal.dead_stones_source
        }
    }

    /// Whether it is not known that the game ended on this board, as a rule set counts it.
    pub(super) fn is_end_unknown(&self, rules: &RuleSet) -> bool {
        let history = self.position.history();
        // Nobody says of a board on which one player has no stone that a game ended there.
        let has_begun = Color::BOTH.into_iter().all(|color| !self.position.stones().of(color).is_empty());
        let takes_off = rules.takes_off_by_agreement() && !self.position.stones().occupied().is_empty();
        let is_bare = takes_off && !has_begun && !history.has_end() && self.position.is_unsaid();
        let is_counted = self.counted_under.as_ref().is_none_or(|own| *own == *rules.id);
        history.ended_by == Some(End::Unknown) || is_bare || !is_counted
    }

    /// The board under the agreed marks, with what reading takes off; what is open stands.
    pub const fn agreed_board(&self) -> &Arc<PartitionedBoard> {
        &self.agreed_removal.board
    }

    /// What was read of each board so far, the one under the agreed marks first; nothing when boards were only counted.
    pub fn classifications(&self) -> Vec<Arc<Classification>> {
        let cached = self.cached.borrow();
        let boards = [self.agreed_board()].into_iter().chain(cached.iter().map(|(_, board)| board));
        boards.filter_map(|board| board.classification.clone()).collect()
    }

    /// Positions searched for all boards so far.
    pub fn nodes(&self) -> u64 {
        let nodes = self.classifications().into_iter().map(|read| u64::from(read.nodes));
        self.agreed_removal.nodes_before + nodes.sum::<u64>()
    }

    /// The board as a rule set reads it.
    pub fn board_under(&self, rules: &RuleSet) -> Arc<PartitionedBoard> {
        let agreed = self.agreed_board().marked.dead;
        let key = RemovalKey::for_rules(rules, self.position, &agreed);
        if key == RemovalKey::Agreed(agreed) {
            return Arc::clone(self.agreed_board());
        }
        if let Some((_, known)) = self.cached.borrow().iter().find(|(cached, _)| *cached == key) {
            return Arc::clone(known);
        }
        let board = self.read(key);
        self.cached.borrow_mut().push((key, Arc::clone(&board)));
        board
    }

    fn read(&self, key: RemovalKey) -> Arc<PartitionedBoard> {
        let (stones, seki) = (self.position.stones(), self.position.seki());
        let formal = |life: &IndependentLife| Arc::new(PartitionedBoard::from_formal_life(stones, life));
        let marked = |dead: PointSet| MarkedBoard { stones: *stones, dead, seki: *seki };
        let counted = |dead: PointSet| Arc::new(PartitionedBoard::from_marks(&marked(dead)));
        match key {
            RemovalKey::Agreed(dead) => self.cache.read(&marked(dead)),
            RemovalKey::Nothing => counted(PointSet::EMPTY),
            RemovalKey::PassAlive { multi_stone_suicide } => counted(pass_alive_dead(stones, multi_stone_suicide)),
            RemovalKey::Formal { multi_stone_suicide } => formal(&IndependentLife::read(stones, multi_stone_suicide)),
            RemovalKey::FormalAgreed(dead) => formal(&IndependentLife::without(stones, dead)),
        }
    }
}
