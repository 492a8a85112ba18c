use std::sync::{Arc, OnceLock};

use super::play_left::{LeftToPlay, points_worth_a_move};
use super::{MarkedBoard, MoveWorth, Partition, TaxedGroups};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};
use crate::life::{
    Classification, ClassifiedGroup, FirstMovePair, IndependentLife, OPEN_SPACE_MIN, Status, Work, bent_fours_in_doubt,
    lives_though_marked,
};
use crate::position::{Position, play};
use crate::rules::Suicide;

/// The positions that the question may search whether stones are captured without a ko.
const NODES_OF_KO: u32 = 2_000;

/// One way to read a board: which stones come off, and the points sorted accordingly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionedBoard {
    /// The stones that come off.
    pub dead: PointSet,
    /// The points of the board.
    pub partition: Partition,
    /// What reading says of its groups; nothing where the board was only counted.
    pub classification: Option<Arc<Classification>>,
    /// This board with the bent fours in the corner left on that were marked dead though the stones around them do not
    /// live by themselves; nothing where there are none.
    pub with_bent_fours_unmarked: Option<Arc<Self>>,
    known: LazyFacts,
}

/// What is worked out of a reading once somebody asks for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LazyFacts {
    groups: OnceLock<TaxedGroups>,
    lives: OnceLock<PointSet>,
    captured_by_ko: OnceLock<PointSet>,
    left_to_play: OnceLock<LeftToPlay>,
    beside_seki: OnceLock<ByColor<PointSet>>,
    worth_a_move: OnceLock<Vec<FirstMovePair>>,
}

impl PartitionedBoard {
    pub(super) fn new(stones: &Stones, dead: PointSet, seki: &PointSet) -> Self {
        Self::from_partition(dead, &Partition::new(stones, &dead, seki))
    }

    fn from_partition(dead: PointSet, partition: &Partition) -> Self {
        Self {
            dead,
            partition: *partition,
            classification: None,
            with_bent_fours_unmarked: None,
            known: LazyFacts::default(),
        }
    }

    /// With the dead stones that players agree on, as it is counted.
    pub(super) fn from_marks(MarkedBoard { stones, dead, seki }: &MarkedBoard) -> Self {
        Self::new(stones, *dead, seki)
    }

    /// With the dead stones that players agree on, as it is read: what they still owe stands apart.
    pub(super) fn classified(board: &MarkedBoard, work: &Work) -> Self {
        let MarkedBoard { stones, dead, seki } = board;
        let in_doubt = bent_fours_in_doubt(stones, dead, seki, work);
        let with_bent_fours_unmarked = (!in_doubt.is_empty())
            .then(|| Arc::new(Self::classified(&MarkedBoard { dead: *dead - in_doubt, ..*board }, work)));
        let read = Classification::read_as_part(stones, dead, seki, work);
        Self { with_bent_fours_unmarked, ..Self::from_classification(board, read) }
    }

    /// The same where there was more to read than may be read: nothing is known of most groups.
    pub(super) fn unclassified(board: &MarkedBoard) -> Self {
        Self::from_classification(board, Classification::unread(&board.stones, &board.dead, &board.seki))
    }

    fn from_classification(MarkedBoard { stones, dead, .. }: &MarkedBoard, read: Classification) -> Self {
        let partition = Partition::new(stones, dead, &read.in_seki);
        let partition = partition.with_protective_moves(&read.protective_moves);
        Self { classification: Some(Arc::new(read)), ..Self::from_partition(*dead, &partition) }
    }

    /// The same stones off, but these chains in seki and no others. What reading finds owed stays owed wherever it is
    /// territory.
    pub(super) fn with_seki(&self, stones: &Stones, seki: &PointSet) -> Self {
        let moves = self.classification.as_ref().map(|read| read.protective_moves).unwrap_or_default();
        let owed = ByColor::from_fn(|color| *self.partition.protective_moves.get(color) | *moves.get(color));
        let partition = Partition::new(stones, &self.dead, seki).with_protective_moves(&owed);
        Self { classification: self.classification.clone(), ..Self::from_partition(self.dead, &partition) }
    }

    /// The same stones off, and these joined parts of each player's area in seki as well.
    pub(super) fn with_groups_in_seki(&self, groups: &ByColor<PointSet>) -> Self {
        let partition = self.partition.with_groups_in_seki(groups, &self.dead);
        Self { classification: self.classification.clone(), ..Self::from_partition(self.dead, &partition) }
    }

    pub(super) fn from_formal_life(stones: &Stones, life: &IndependentLife) -> Self {
        let reading = Self::new(stones, life.dead, &life.seki.union());
        let heads = ByColor::from_fn(|color| life.group_heads(color).collect());
        let groups = OnceLock::from(TaxedGroups { heads, are_certain: true, ..TaxedGroups::default() });
        Self { known: LazyFacts { groups, ..LazyFacts::default() }, ..reading }
    }

    /// Whether play is over but for neutral points; nothing where the board was not read.
    pub fn is_over(&self, stones: &Stones) -> Option<bool> {
        self.left_to_play(stones).map(|left| left == LeftToPlay::Nothing)
    }

    /// What is left to play; nothing where the board was not read.
    pub(super) fn left_to_play(&self, stones: &Stones) -> Option<LeftToPlay> {
        let left = |read| LeftToPlay::find(stones, &self.dead, &self.partition, read);
        self.classification.as_deref().map(|read| *self.known.left_to_play.get_or_init(|| left(read)))
    }

    /// Empty neutral points beside stones in seki that each player can fill: every chain of his there keeps two
    /// liberties.
    pub fn neutral_points_beside_seki(&self, stones: &Stones) -> &ByColor<PointSet> {
        self.known.beside_seki.get_or_init(|| {
            let living = stones.without(&self.dead);
            let spaces = self.partition.in_seki.union().touched_parts(&self.open_neutral_points());
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

    /// Points that are worth a move by territory though every group is settled, as far as that was looked for; none
    /// where the game is over.
    pub fn points_worth_a_move(&self, position: &Position, work: &Work) -> &[FirstMovePair] {
        let Some(read) = self.classification.as_deref().filter(|_| !position.history().has_end()) else { return &[] };
        let (stones, seki) = (position.stones(), position.seki());
        let board = MoveWorth { stones, dead: &self.dead, seki, work };
        self.known.worth_a_move.get_or_init(|| points_worth_a_move(&board, &self.partition, read))
    }

    /// What reading says against the marks: stones that come off although nobody can capture them, and groups that stay
    /// although they are captured even if their owner starts. Nothing where the board was not read.
    pub fn disproved(&self, stones: &Stones) -> PointSet {
        let Some(life) = &self.classification else { return PointSet::EMPTY };
        let captured = life.stones_of(|group| group.status == Status::Captured);
        captured | *self.lives_though_marked(stones)
    }

    /// Stones that come off although nobody can capture them.
    pub fn lives_though_marked(&self, stones: &Stones) -> &PointSet {
        let stays = || self.classification.as_ref().map_or(PointSet::EMPTY, |life| life.stays());
        self.known.lives.get_or_init(|| lives_though_marked(stones, &self.dead, &stays()))
    }

    /// Stones that are captured, and were not shown to be where their owner has every ko threat.
    pub(super) fn captured_by_ko(&self, stones: &Stones, work: &Work) -> &PointSet {
        self.known.captured_by_ko.get_or_init(|| {
            let Some(life) = &self.classification else { return PointSet::EMPTY };
            let living = stones.without(&self.dead);
            let captured = life.groups.iter().filter(|group| group.status == Status::Captured);
            let by_ko = captured.map(|group| {
                let shown = group.captures.iter().map(|capture| capture.without_ko(&living, NODES_OF_KO, work));
                group.stones - shown.collect::<PointSet>()
            });
            by_ko.collect()
        })
    }

    /// Neutral points on which nothing stands: a dead stone there stays on the board, as it is not in territory
    /// (Japanese rules 1989, article 10.1).
    pub fn open_neutral_points(&self) -> PointSet {
        self.partition.neutral - self.dead
    }

    /// Whether it is known of each group that counts as standing in seki that it does: these stones were named, or it
    /// was read.
    pub(super) fn shows_seki(&self, named: &PointSet) -> bool {
        let is_read =
            |group: &&ClassifiedGroup| group.status == Status::InSeki && group.status.is_settled(group.evidence);
        let read = self.classification.iter().flat_map(|life| life.groups.iter().filter(is_read));
        let known = read.fold(*named, |known, group| known | group.stones);
        self.partition.in_seki.union().is_subset(&known)
    }

    /// The groups that pay a group tax: where no formal definition names them, joined living stones and surrounded
    /// points that do not stand in seki.
    pub fn taxed_groups(&self) -> &TaxedGroups {
        self.known.groups.get_or_init(|| self.partition.taxed_groups())
    }
}

/// Empty neutral points between both players that nobody filled, outside sekis and wide spaces.
pub fn neutral_points_to_play(board: &PartitionedBoard) -> PointSet {
    let parts = &board.partition;
    let in_seki = parts.in_seki.union();
    let is_left = |space: &PointSet| {
        let is_between = Color::BOTH.into_iter().all(|color| space.touches(parts.living.get(color)));
        is_between && space.len() < OPEN_SPACE_MIN && !space.touches(&in_seki)
    };
    board.open_neutral_points().parts().filter(is_left).collect()
}

/// How many more of the neutral points than the opponent each player may fill, as far as is known. Players fill them in
/// turn, so of an odd number the next to play gets one more; who owes points answers there in place of filling one; and
/// of those beside a seki it is not known how many can be filled. Nothing where the game is known to be over.
pub fn neutral_points_gained(position: &Position, board: &PartitionedBoard) -> ByColor<u16> {
    if position.history().has_end() {
        return ByColor::default();
    }
    let left = neutral_points_to_play(board).len();
    let beside_seki = board.neutral_points_beside_seki(position.stones());
    ByColor::from_fn(|player| {
        let answers = board.partition.protective_moves.get(!player).len();
        let gained = (answers + (left + answers) % 2).min(left);
        gained.max(u16::from(!beside_seki.get(player).is_empty()))
    })
}
