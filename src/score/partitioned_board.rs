use std::sync::{Arc, OnceLock};

use super::play_left::LeftToPlay;
use super::{MarkedBoard, Partition, TaxedGroups};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};
use crate::life::{
    Classification, ClassifiedGroup, FirstMovePair, IndependentLife, OPEN_SPACE_MIN, Status, Work, bent_fours_in_doubt,
    lives_though_marked,
};
use crate::position::{Position, play};
use crate::rules::Suicide;

/// One way to read a board: which stones come off, and the points sorted accordingly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionedBoard {
    /// The board, with the stones that come off and those that are said to stand in seki.
    pub marked: MarkedBoard,
    /// The points of the board.
    pub partition: Partition,
    /// What reading says of its groups; nothing where the board was only counted.
    pub classification: Option<Arc<Classification>>,
    /// This board with the bent fours in the corner left on that were marked dead though the stones around them do not
    /// live by themselves; nothing where there are none.
    pub with_bent_fours_unmarked: Option<Arc<Self>>,
    /// Those that a formal definition names.
    formal_groups: Option<TaxedGroups>,
    pub(super) known: LazyFacts,
}

/// What follows from a reading, worked out once somebody asks for it. Whether somebody did makes no board another.
#[derive(Clone, Debug, Default)]
pub(super) struct LazyFacts {
    lives_though_marked: OnceLock<PointSet>,
    left_to_play: OnceLock<LeftToPlay>,
    neutral_points_beside_seki: OnceLock<ByColor<PointSet>>,
    /// These two cost work: only the cache that has the board asks for them.
    pub(super) captured_by_ko: OnceLock<PointSet>,
    pub(super) points_worth_a_move: OnceLock<Vec<FirstMovePair>>,
}

impl PartialEq for LazyFacts {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LazyFacts {}

impl PartitionedBoard {
    /// With the dead stones that players agree on, as it is counted.
    pub(super) fn from_marks(marked: &MarkedBoard) -> Self {
        Self::from_partition(marked, &Partition::new(&marked.stones, &marked.dead, &marked.seki))
    }

    fn from_partition(marked: &MarkedBoard, partition: &Partition) -> Self {
        Self {
            marked: *marked,
            partition: *partition,
            classification: None,
            with_bent_fours_unmarked: None,
            formal_groups: None,
            known: LazyFacts::default(),
        }
    }

    /// With the dead stones that players agree on, as it is read: what they still owe stands apart.
    pub(super) fn classified(marked: &MarkedBoard, work: &Work) -> Self {
        let MarkedBoard { stones, dead, seki } = marked;
        let in_doubt = bent_fours_in_doubt(stones, dead, seki, work);
        let with_bent_fours_unmarked = (!in_doubt.is_empty())
            .then(|| Arc::new(Self::classified(&MarkedBoard { dead: *dead - in_doubt, ..*marked }, work)));
        let classification = Classification::read_with_work(stones, dead, seki, work);
        Self { with_bent_fours_unmarked, ..Self::from_classification(marked, classification) }
    }

    /// A board of which there was more to read than may be read: nothing is known of most groups.
    pub(super) fn unclassified(marked: &MarkedBoard) -> Self {
        Self::from_classification(marked, Classification::unread(&marked.stones, &marked.dead, &marked.seki))
    }

    fn from_classification(marked: &MarkedBoard, classification: Classification) -> Self {
        let partition = Partition::new(&marked.stones, &marked.dead, &classification.in_seki());
        let partition = partition.with_protective_moves(&classification.protective_moves);
        Self { classification: Some(Arc::new(classification)), ..Self::from_partition(marked, &partition) }
    }

    /// This board with these chains in seki and no others. What reading finds owed stays owed wherever it is
    /// territory.
    pub(super) fn with_seki(&self, seki: &PointSet) -> Self {
        let moves = self.classification.as_ref().map(|read| read.protective_moves).unwrap_or_default();
        let owed = ByColor::from_fn(|color| *self.partition.protective_moves.get(color) | *moves.get(color));
        let marked = MarkedBoard { seki: *seki, ..self.marked };
        let partition = Partition::new(&marked.stones, &marked.dead, seki).with_protective_moves(&owed);
        Self { classification: self.classification.clone(), ..Self::from_partition(&marked, &partition) }
    }

    /// This board with these joined parts of each player's area in seki as well.
    pub(super) fn with_groups_in_seki(&self, groups: &ByColor<PointSet>) -> Self {
        let partition = self.partition.with_groups_in_seki(groups, &self.marked.dead);
        Self { classification: self.classification.clone(), ..Self::from_partition(&self.marked, &partition) }
    }

    pub(super) fn from_formal_life(stones: &Stones, life: &IndependentLife) -> Self {
        let marked = MarkedBoard { stones: *stones, dead: life.dead, seki: life.seki.union() };
        let heads = ByColor::from_fn(|color| life.group_heads(color).collect());
        let formal_groups = Some(TaxedGroups { heads, are_certain: true, ..TaxedGroups::default() });
        Self { formal_groups, ..Self::from_marks(&marked) }
    }

    /// Whether play is over but for neutral points; nothing where the board was not read.
    pub fn is_over(&self) -> Option<bool> {
        self.left_to_play().map(|left| left == LeftToPlay::Nothing)
    }

    /// What is left to play; nothing where the board was not read.
    pub(super) fn left_to_play(&self) -> Option<LeftToPlay> {
        let left = |read| LeftToPlay::find(&self.marked, &self.partition, read);
        self.classification.as_deref().map(|read| *self.known.left_to_play.get_or_init(|| left(read)))
    }

    /// Empty neutral points beside stones in seki that each player can fill: every chain of his there keeps two
    /// liberties.
    pub fn neutral_points_beside_seki(&self) -> &ByColor<PointSet> {
        self.known.neutral_points_beside_seki.get_or_init(|| {
            let living = self.marked.living();
            let spaces = self.partition.in_seki.union().touched_parts(&self.empty_neutral_points());
            ByColor::from_fn(|player| {
                let can_fill = |at: &Point| {
                    let Ok(played) = play(&living, player, *at, Suicide::Forbidden) else { return false };
                    let own = played.after.of(player);
                    let near = PointSet::from(*at).flood(&(spaces | *own));
                    let in_atari = Chain::stones_in_atari(own, &played.after.vacant());
                    played.captured.is_empty() && near.is_disjoint(&in_atari)
                };
                spaces.iter().filter(can_fill).collect()
            })
        })
    }

    /// What reading says against the marks: stones that come off although nobody can capture them, and groups that stay
    /// although they are captured even if their owner starts. Nothing where the board was not read.
    pub fn disproved(&self) -> PointSet {
        let Some(classification) = &self.classification else { return PointSet::EMPTY };
        let captured = classification.stones_of(|group| group.status == Status::Captured);
        captured | *self.lives_though_marked()
    }

    /// Stones that come off although nobody can capture them.
    pub fn lives_though_marked(&self) -> &PointSet {
        let stays = || self.classification.as_ref().map_or(PointSet::EMPTY, |read| read.stays());
        let MarkedBoard { stones, dead, .. } = &self.marked;
        self.known.lives_though_marked.get_or_init(|| lives_though_marked(stones, dead, &stays()))
    }

    /// Neutral points on which nothing stands: a dead stone there stays on the board, as it is not in territory
    /// (Japanese rules 1989, article 10.1).
    pub fn empty_neutral_points(&self) -> PointSet {
        self.partition.neutral - self.marked.dead
    }

    /// Whether it is known of each group that counts as standing in seki that it does: these stones were named, or it
    /// was read.
    pub(super) fn shows_seki(&self, named: &PointSet) -> bool {
        let is_read =
            |group: &&ClassifiedGroup| group.status == Status::InSeki && group.status.is_settled(group.evidence);
        let read = self.classification.iter().flat_map(|read| read.groups.iter().filter(is_read));
        let known = read.fold(*named, |known, group| known | group.stones);
        self.partition.in_seki.union().is_subset(&known)
    }

    /// The groups that pay a group tax: where no formal definition names them, joined living stones and surrounded
    /// points that do not stand in seki.
    pub fn taxed_groups(&self) -> TaxedGroups {
        self.formal_groups.unwrap_or_else(|| self.partition.taxed_groups())
    }
}

/// Empty neutral points between both players that nobody filled, outside sekis and wide spaces.
pub fn neutral_points_to_play(board: &PartitionedBoard) -> PointSet {
    let partition = &board.partition;
    let in_seki = partition.in_seki.union();
    let is_left = |space: &PointSet| {
        let is_between = Color::BOTH.into_iter().all(|color| space.touches(partition.living.get(color)));
        is_between && space.len() < OPEN_SPACE_MIN && !space.touches(&in_seki)
    };
    board.empty_neutral_points().parts().filter(is_left).collect()
}

/// How many more of the neutral points than the opponent each player may fill, as far as is known. Players fill them in
/// turn, so of an odd number the next to play gets one more; who owes points answers there in place of filling one; and
/// of those beside a seki it is not known how many can be filled. Nothing where the game is known to be over.
pub fn neutral_points_gained(position: &Position, board: &PartitionedBoard) -> ByColor<u16> {
    if position.history().has_end() {
        return ByColor::default();
    }
    let left = neutral_points_to_play(board).len();
    let beside_seki = board.neutral_points_beside_seki();
    ByColor::from_fn(|player| {
        let answers = board.partition.protective_moves.get(!player).len();
        let gained = (answers + (left + answers) % 2).min(left);
        gained.max(u16::from(!beside_seki.get(player).is_empty()))
    })
}
