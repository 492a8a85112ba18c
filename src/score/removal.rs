use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use super::boards::{Board, Boards};
use super::{Need, Partition, PointCount, TaxedGroups};
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::life::{
    Budget, Cancel, Classification, Evidence, IndependentLife, Judged, Status, Work, bent_fours_in_doubt,
    lives_though_marked, pass_alive_dead,
};
use crate::position::{DeadMarks, End, Position};
use crate::rules::{Removal, RuleSet, SekiTest, Suicide};

/// One way to read a board: which stones come off, and the points sorted accordingly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReading {
    /// The stones that come off.
    pub dead: PointSet,
    /// The points of the board.
    pub partition: Partition,
    /// How many points each player owns of each kind, in the order of a ledger; kinds without points are left out.
    pub counts: Vec<PointCount>,
    /// What was read of its groups, where that was asked.
    pub life: Option<Classification>,
    /// The same board where a bent four in the corner that was marked dead is not, as what stands around it does not live by
    /// itself; nothing where there is none.
    pub unless_ruled: Option<Arc<Self>>,
    groups: OnceLock<TaxedGroups>,
    lives: OnceLock<PointSet>,
    disproved: OnceLock<PointSet>,
}

impl BoardReading {
    fn of(stones: &Stones, dead: PointSet, seki: &PointSet) -> Self {
        Self::sorted(dead, &Partition::of(stones, &dead, seki))
    }

    fn sorted(dead: PointSet, partition: &Partition) -> Self {
        Self {
            dead,
            partition: *partition,
            counts: partition.counts(),
            life: None,
            unless_ruled: None,
            groups: OnceLock::new(),
            lives: OnceLock::new(),
            disproved: OnceLock::new(),
        }
    }

    /// With the dead stones that players agree on; with a budget, what they still owe stands apart.
    pub(super) fn agreed((stones, dead, seki): &Board, budget: Option<Budget>, work: &Work) -> Self {
        let Some(budget) = budget else { return Self::of(stones, *dead, seki) };
        let in_doubt = bent_fours_in_doubt(stones, dead, seki, (budget, work));
        let unless_ruled = (!in_doubt.is_empty())
            .then(|| Arc::new(Self::agreed(&(*stones, *dead - in_doubt, *seki), Some(budget), work)));
        let read = Classification::as_part(stones, dead, seki, (budget, work));
        Self { unless_ruled, ..Self::with(&(*stones, *dead, *seki), read) }
    }

    /// The same where there was more to read than may be read: without a budget as it is counted, else with nothing known of most groups.
    pub(super) fn unread(board: &Board, budget: Option<Budget>) -> Self {
        let (stones, dead, seki) = board;
        match budget {
            None => Self::of(stones, *dead, seki),
            Some(_) => Self::with(board, Classification::unread(stones, dead, seki)),
        }
    }

    fn with((stones, dead, _): &Board, read: Classification) -> Self {
        let partition = Partition::of(stones, dead, &read.in_seki);
        let partition = partition.with_protective_moves(&read.protective_moves);
        Self { life: Some(read), ..Self::sorted(*dead, &partition) }
    }

    /// The same stones off, but these chains in seki and no others. What was found owed stays owed wherever it is territory.
    pub(super) fn with_seki(&self, stones: &Stones, seki: &PointSet) -> Self {
        let found = self.life.as_ref().map(|read| read.protective_moves).unwrap_or_default();
        let owed = ByColor::from_fn(|color| *self.partition.protective_moves.get(color) | *found.get(color));
        let partition = Partition::of(stones, &self.dead, seki).with_protective_moves(&owed);
        Self { life: self.life.clone(), ..Self::sorted(self.dead, &partition) }
    }

    /// The same stones off, and these joined parts of each player's area in seki as well.
    pub(super) fn with_groups_in_seki(&self, groups: &ByColor<PointSet>) -> Self {
        let partition = self.partition.with_groups_in_seki(groups, &self.dead);
        Self { life: self.life.clone(), ..Self::sorted(self.dead, &partition) }
    }

    fn formal(stones: &Stones, life: &IndependentLife) -> Self {
        let reading = Self::of(stones, life.dead, &(life.seki.black | life.seki.white));
        let heads = ByColor::from_fn(|color| life.group_heads(color).collect());
        Self { groups: OnceLock::from(TaxedGroups { heads, are_certain: true, ..TaxedGroups::default() }), ..reading }
    }

    /// The stones of which neither words nor reading tell whether they come off; nothing where it is known which do. Reading tells of a
    /// group that it lives or stands in seki, once the game is over, as both players have stones, or as it ended by passes or by
    /// agreement. A board that was only counted tells nothing.
    pub fn untold(&self, position: &Position) -> Option<PointSet> {
        if matches!(position.dead(), DeadMarks::Points(_) | DeadMarks::PassAlive) {
            return None;
        }
        let (stones, untold) = (position.stones(), position.untold());
        let has_begun = Color::BOTH.into_iter().all(|color| !stones.of(color).is_empty());
        let Some(life) = self.life.as_ref().filter(|_| has_begun || position.history().ended_by.is_some()) else {
            return Some(untold);
        };
        // A group stands or falls as one: what is said of a chain is said of it.
        let is_open = |group: &Judged| group.stones.is_subset(&untold) && !stands(stones, group);
        Some(life.stones_of(is_open)).filter(|open| !open.is_empty())
    }

    /// What reading says against the marks: stones that come off although nobody can capture them, and groups that stay although they are
    /// captured even if their owner starts.
    pub fn disproved(&self, stones: &Stones) -> &PointSet {
        self.disproved.get_or_init(|| {
            let captured = |life: &Classification| life.stones_of(|group| life.told_status(group) == Status::Captured);
            self.life.as_ref().map(captured).unwrap_or_default() | *self.lives_though_marked(stones)
        })
    }

    /// Stones that come off although nobody can capture them.
    pub fn lives_though_marked(&self, stones: &Stones) -> &PointSet {
        let stays = || self.life.as_ref().map_or(PointSet::EMPTY, Classification::stays);
        self.lives.get_or_init(|| lives_though_marked(stones, &self.dead, &stays()))
    }

    /// Whether it is known of each group that counts as standing in seki that it does: these stones were named, or it was read.
    pub(super) fn shows_seki(&self, named: &PointSet) -> bool {
        let is_read = |group: &&Judged| group.status == Status::InSeki && group.status.is_settled(group.evidence);
        let read = self.life.iter().flat_map(|life| life.groups.iter().filter(is_read));
        let known = read.fold(*named, |known, group| known | group.stones);
        (self.partition.in_seki.black | self.partition.in_seki.white).is_subset(&known)
    }

    /// The groups that pay a group tax: where no formal definition names them, joined living stones and surrounded points
    /// that do not stand in seki.
    pub fn taxed_groups(&self) -> &TaxedGroups {
        self.groups.get_or_init(|| self.partition.taxed_groups())
    }
}

/// How a board is read under each way of removing stones, each worked out once.
#[derive(Clone, Debug)]
pub struct Removals<'a> {
    position: &'a Position,
    /// The stones of which neither words nor reading tell whether they come off.
    untold: Option<PointSet>,
    /// Whether it is not known that the game ended on this board.
    needs_end: bool,
    /// The only rule set under whose count it is known to have ended on this board.
    counted_under: Option<String>,
    boards: Rc<Boards>,
    agreed: Arc<BoardReading>,
    cached: Vec<(Key, Arc<BoardReading>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Agreed(PointSet),
    Nothing,
    PassAlive { multi_stone_suicide: bool },
    Formal { multi_stone_suicide: bool },
    FormalAgreed(PointSet),
}

impl<'a> Removals<'a> {
    /// Reads the board under the agreed marks, and nothing else yet. With `classify`, protective moves that players still owe
    /// are looked for wherever the stones that come off are agreed on; otherwise the board is only counted.
    pub fn of(position: &'a Position, classify: bool) -> Self {
        Self::within(position, classify.then_some(Budget::DEFAULT))
    }

    /// The same with another budget; with none, boards are only counted.
    pub fn within(position: &'a Position, budget: Option<Budget>) -> Self {
        let work = Work::of(Work::OF_REQUEST, Cancel::default());
        Self::sharing(position, &Rc::new(Boards::of(budget, work)))
    }

    /// The same, one of several that share the boards of a request.
    pub fn sharing(position: &'a Position, boards: &Rc<Boards>) -> Self {
        let agreed = boards.read(&Self::agreed_board(position));
        let untold = agreed.untold(position);
        let needs_end = position.history().ended_by == Some(End::Unknown);
        Self { position, untold, needs_end, counted_under: None, boards: Rc::clone(boards), agreed, cached: Vec::new() }
    }

    fn agreed_board(position: &Position) -> Board {
        let stones = position.stones();
        let dead = match position.dead() {
            DeadMarks::Points(_) | DeadMarks::NotTold | DeadMarks::InPart { .. } => position.dead().named(),
            DeadMarks::PassAlive => pass_alive_dead(stones, false),
        };
        (*stones, dead, *position.seki())
    }

    /// The boards with agreed marks that some rule sets read in a position, that under the marks of all of them first.
    pub fn boards<'r>(position: &Position, rule_sets: impl IntoIterator<Item = &'r RuleSet>) -> Vec<Board> {
        let agreed = Self::agreed_board(position);
        let mut boards = vec![agreed];
        for rules in rule_sets.into_iter().filter(|rules| rules.takes_off_by_agreement()) {
            let Some(dead) = position.dead_under(&rules.id) else { continue };
            let board = (agreed.0, dead, agreed.2);
            if rules.seki_test.choice() != Some(SekiTest::IndependentLife) && !boards.contains(&board) {
                boards.push(board);
            }
        }
        boards
    }

    /// What reading may cost, and the boards that were read.
    pub fn shared(&self) -> &Rc<Boards> {
        &self.boards
    }

    /// The same, as if the game had ended here and all stones that nobody called dead had been said to stay.
    #[must_use]
    pub fn as_it_stands(&self) -> Self {
        Self { needs_end: false, counted_under: None, ..self.with_all_told() }
    }

    /// The same, as if all stones that nobody called dead had been said to stay.
    #[must_use]
    pub fn with_all_told(&self) -> Self {
        Self { untold: None, ..self.clone() }
    }

    /// Notes that nothing but a count under this rule set shows that the game ended on this board.
    pub fn count_only_under(&mut self, rule_set: &str) {
        self.counted_under = Some(rule_set.to_owned());
    }

    /// Notes that this is not the board that was counted: marks of it are lost, or the game went on.
    pub fn doubt(&mut self) {
        self.untold = Some(self.untold.unwrap_or_default() | self.position.untold()).filter(|open| !open.is_empty());
        self.needs_end |= self.untold.is_none();
    }

    /// The stones of which neither words nor reading tell whether they come off.
    pub const fn untold(&self) -> Option<&PointSet> {
        self.untold.as_ref()
    }

    /// Whether a rule set takes stones off of which neither words nor reading tell which they are.
    pub fn needs_dead(&self, rules: &RuleSet) -> bool {
        self.untold.is_some() && rules.takes_off_by_agreement() && self.position.dead_under(&rules.id).is_none()
    }

    /// What is missing, whatever is counted.
    pub(super) fn needs(&self, rules: &RuleSet) -> Vec<Need> {
        let is_counted = self.counted_under.as_ref().is_none_or(|own| *own == *rules.id);
        let needs = [(self.needs_end || !is_counted, Need::End), (self.needs_dead(rules), Need::DeadStones)];
        needs.into_iter().filter(|(is_needed, _)| *is_needed).map(|(_, need)| need).collect()
    }

    /// The board under the agreed marks with these protective moves owed, whatever a search would find.
    #[cfg(test)]
    pub(crate) fn owing(position: &'a Position, points: &ByColor<PointSet>) -> Self {
        let counted = Self::of(position, false);
        let partition = counted.agreed.partition.with_protective_moves(points);
        Self { agreed: Arc::new(BoardReading::sorted(counted.agreed.dead, &partition)), ..counted }
    }

    /// The board under the agreed marks.
    pub const fn agreed(&self) -> &Arc<BoardReading> {
        &self.agreed
    }

    /// What was read of each board so far, the one under the agreed marks first; nothing when boards were only counted.
    pub fn classifications(&self) -> Vec<&Classification> {
        let boards = [&self.agreed].into_iter().chain(self.cached.iter().map(|(_, board)| board));
        boards.filter_map(|board| board.life.as_ref()).collect()
    }

    /// Positions searched for all boards so far.
    pub fn nodes(&self) -> u64 {
        self.classifications().iter().map(|read| u64::from(read.nodes)).sum()
    }

    /// The board as a rule set reads it.
    pub fn under(&mut self, rules: &RuleSet) -> &Arc<BoardReading> {
        let multi_stone_suicide = matches!(rules.suicide.choice(), Some(Suicide::MultiStone | Suicide::Allowed));
        let formal = rules.seki_test.choice() == Some(SekiTest::IndependentLife);
        let key = match rules.removal.choice() {
            Some(Removal::PassAlive) if formal => Key::Formal { multi_stone_suicide },
            Some(Removal::PassAlive) => Key::PassAlive { multi_stone_suicide },
            Some(Removal::None) if formal => Key::FormalAgreed(PointSet::EMPTY),
            Some(Removal::None) => Key::Nothing,
            Some(Removal::Agreed) | None => {
                let dead = self.position.dead_under(&rules.id).unwrap_or(self.agreed.dead);
                match (formal, dead == self.agreed.dead) {
                    (true, _) => Key::FormalAgreed(dead),
                    (false, false) => Key::Agreed(dead),
                    (false, true) => return &self.agreed,
                }
            }
        };
        let index = self.cached.iter().position(|(cached, _)| *cached == key).unwrap_or_else(|| {
            let (stones, seki) = (self.position.stones(), self.position.seki());
            let reading = Arc::new(match key {
                Key::Agreed(dead) => {
                    self.cached.push((key, self.boards.read(&(*stones, dead, *seki))));
                    return self.cached.len() - 1;
                }
                Key::Nothing => BoardReading::of(stones, PointSet::EMPTY, seki),
                Key::PassAlive { multi_stone_suicide } => {
                    BoardReading::of(stones, pass_alive_dead(stones, multi_stone_suicide), seki)
                }
                Key::Formal { multi_stone_suicide } => {
                    BoardReading::formal(stones, &IndependentLife::of(stones, multi_stone_suicide))
                }
                Key::FormalAgreed(dead) => BoardReading::formal(stones, &IndependentLife::without(stones, dead)),
            });
            self.cached.push((key, reading));
            self.cached.len() - 1
        });
        &self.cached[index].1
    }
}

/// Whether a group was shown to live, or to stand in seki with more than one liberty: of two groups in atari on one liberty the first to play
/// takes the other.
fn stands(stones: &Stones, group: &Judged) -> bool {
    (group.status == Status::Alive && group.status.is_settled(group.evidence))
        || (group.evidence == Evidence::Searched && group.stones.neighbours(&stones.vacant()).len() > 1)
}
