use std::sync::Arc;

use super::{BoardCache, DeadStonesSource, MarkedBoard, PartitionedBoard};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};
use crate::life::{Classification, ClassifiedGroup, Evidence, FirstMovePair, Repetition, Status, first_moves_at};
use crate::position::{Claim, ClaimedStatus, Marks, MarksSource, Position};

/// Who is dead, as far as words and reading tell. It is settled here and nowhere else, chain by chain:
///
/// - What both players say holds.
/// - Of what nobody spoke, reading takes off what it shows to be captured whoever starts, and the board is read again
///   until nothing changes; what it shows to live or to stand in seki stays.
/// - All else is not agreed on: groups of which nobody spoke and reading does not tell, and groups of which two players
///   say different things. Nobody decides these; every decision on them is counted.
#[derive(Clone, Debug)]
pub struct AgreedRemoval {
    /// What both say and what reading adds; `unsaid` are the stones of the unagreed groups of which nobody spoke.
    pub marks: Marks,
    /// The stones that reading alone takes off.
    pub dead_by_reading: PointSet,
    /// The board under these marks, the unagreed groups standing.
    pub board: Arc<PartitionedBoard>,
    /// The board with those stones of `dead_by_reading` left on that only a ko captures; `None` if there are none. Rule
    /// sets that settle disputes by playing on count it too: ko threats decide there.
    pub without_ko_captures: Option<Arc<PartitionedBoard>>,
    /// The unagreed groups, in the order of their first stones.
    pub unagreed_groups: Vec<UnagreedGroup>,
    /// Whether nobody spoke of some stones, so that what comes off rests on reading too.
    pub rests_on_reading: bool,
    /// Whether the unagreed groups are those on which two players disagree.
    pub is_disputed: bool,
    /// The weakest source on which it rests which stones come off, where they come off by agreement.
    pub dead_stones_source: DeadStonesSource,
    /// Positions searched on the boards that still had the stones that reading took off.
    pub nodes_before: u64,
}

/// Chains of one colour of which neither words nor reading tell whether they come off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnagreedGroup {
    /// The owner's colour.
    pub color: Color,
    /// The stones.
    pub stones: PointSet,
    /// The empty points next to them.
    pub liberties: PointSet,
    /// What each player says of them; where nobody spoke, what would be best for each: that his own stones stay, the
    /// others come off.
    pub claimed: ByColor<ClaimedStatus>,
}

/// A decision on every unagreed group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Whom it follows on each group.
    pub follows: Vec<Color>,
    /// The unagreed groups that are dead or in seki then.
    pub marks: Claim,
}

impl Decision {
    /// The player whose claim it is, as it follows one on every group; nobody where there is none.
    pub fn claim_of(&self) -> Option<Color> {
        self.follows.first().copied().filter(|first| self.follows.iter().all(|player| player == first))
    }

    /// Whether it follows no two players.
    pub fn is_claim(&self) -> bool {
        self.follows.is_empty() || self.claim_of().is_some()
    }

    /// Of what came of all decisions, in their order, every two that differ on one group alone: there Black is
    /// followed, then White. Those that follow either come in the same order of what is followed on the other groups.
    pub fn pairs_at<T>(all: &[T], group: usize, decision: fn(&T) -> &Self) -> impl Iterator<Item = (&T, &T)> {
        let following = move |player: Color| all.iter().filter(move |one| decision(one).follows[group] == player);
        following(Color::Black).zip(following(Color::White))
    }
}

impl AgreedRemoval {
    /// With more unagreed groups than this of which nobody spoke, not every decision on them is counted.
    const UNAGREED_MAX: usize = 6;
    /// With more groups than this on which two players disagree, not every decision on them is counted.
    pub const DISPUTED_MAX: usize = 8;
    /// The most unagreed groups at which the first moves are tried.
    const UNSETTLED_MAX: usize = 3;

    pub(crate) fn determine(position: &Position, cache: &BoardCache) -> Self {
        let (stones, mut marks) = (position.stones(), *position.marks());
        let rests_on_reading = !marks.speak_of_all() || position.is_unsaid();
        let (mut dead_by_reading, mut by_ko, mut nodes_before) = (PointSet::EMPTY, PointSet::EMPTY, 0);
        let (mut off, mut may_stand) = (marks.dead, !marks.dead.is_empty());
        let board = loop {
            let board = cache.read(&MarkedBoard { stones: *stones, dead: off, seki: marks.seki });
            let classification = board.classification.as_deref();
            let living = stones.without(&off);
            let captured = classification.map_or(PointSet::EMPTY, |read| captured(read, &living, &marks));
            if captured.is_empty() && off == marks.dead {
                // What is open may be shown with all stones standing: that some are marked says nothing for others
                // which they help to capture.
                let is_left_open = || !unspoken_groups(stones, &marks.unsaid, classification).is_empty();
                if !(may_stand && classification.is_some() && is_left_open()) {
                    break board;
                }
                (off, may_stand) = (PointSet::EMPTY, false);
                continue;
            }
            by_ko |= captured & cache.captured_by_ko(&board);
            nodes_before += classification.map_or(0, |read| u64::from(read.nodes));
            marks.dead |= captured;
            marks.unsaid -= captured;
            dead_by_reading |= captured;
            off = marks.dead;
        };
        let with_them = MarkedBoard { stones: *stones, dead: marks.dead - by_ko, seki: marks.seki };
        let without_ko_captures = (!by_ko.is_empty()).then(|| cache.read(&with_them));
        let unagreed_groups = match position.claims() {
            Some(claims) => disputed_groups(stones, claims, board.classification.as_deref()),
            None => unspoken_groups(stones, &marks.unsaid, board.classification.as_deref()),
        };
        marks.unsaid = unagreed_groups.iter().map(|group| group.stones).collect::<PointSet>() & marks.unsaid;
        let is_disputed = position.claims().is_some();
        let dead_stones_source = match position.marks_source() {
            _ if !unagreed_groups.is_empty() && is_disputed => DeadStonesSource::Disputed,
            _ if !unagreed_groups.is_empty() => DeadStonesSource::Unknown,
            MarksSource::Proposal { is_confirmed: false, .. } => DeadStonesSource::Proposed,
            MarksSource::Proposal { is_confirmed: true, .. } => DeadStonesSource::Inferred,
            MarksSource::Adviser => DeadStonesSource::Advised,
            MarksSource::Players if rests_on_reading => DeadStonesSource::Read,
            MarksSource::Players => DeadStonesSource::Marked,
        };
        Self {
            marks,
            dead_by_reading,
            board,
            without_ko_captures,
            unagreed_groups,
            rests_on_reading,
            is_disputed,
            dead_stones_source,
            nodes_before,
        }
    }

    /// Whether there are too many unagreed groups to count every decision on them.
    pub fn has_too_many_unagreed_groups(&self) -> bool {
        self.unagreed_groups.len() > if self.is_disputed { Self::DISPUTED_MAX } else { Self::UNAGREED_MAX }
    }

    /// Every decision that follows one player or the other on each group, the first group's player changing last and
    /// Black before White. Where there are too many groups only what each player says, and nothing where nobody spoke.
    pub fn decisions(&self) -> Vec<Decision> {
        let count = self.unagreed_groups.len();
        let both = |way: Vec<Color>| Color::BOTH.map(|player| [&way[..], &[player]].concat());
        let ways: Vec<Vec<Color>> = match (self.has_too_many_unagreed_groups(), self.is_disputed) {
            (true, true) => Color::BOTH.map(|player| vec![player; count]).to_vec(),
            (true, false) => Vec::new(),
            (false, _) => (0..count).fold(vec![Vec::new()], |ways, _| ways.into_iter().flat_map(both).collect()),
        };
        ways.into_iter().map(|follows| self.decision(follows)).collect()
    }

    /// The first moves of both players at unagreed groups of which reading shows that the first to play takes or keeps
    /// them. Nothing where there are too many such groups to try them all.
    pub(super) fn first_moves(&self) -> Option<Vec<(Color, Point)>> {
        let Some(classification) = self.board.classification.as_deref() else { return Some(Vec::new()) };
        let undecided: PointSet = self.unagreed_groups.iter().map(|group| group.stones).collect();
        let hangs = |group: &&ClassifiedGroup| group.hangs_on_first_move() && !group.stones.is_disjoint(&undecided);
        let unsettled: Vec<_> = classification.groups.iter().filter(hangs).collect();
        let moves = unsettled.iter().flat_map(|group| first_moves_at(group)).flat_map(FirstMovePair::moves);
        (unsettled.len() <= Self::UNSETTLED_MAX).then(|| moves.collect())
    }

    fn decision(&self, follows: Vec<Color>) -> Decision {
        let mut marks = Claim::default();
        for (group, player) in self.unagreed_groups.iter().zip(&follows) {
            match *group.claimed.get(*player) {
                ClaimedStatus::Dead => marks.dead |= group.stones,
                ClaimedStatus::InSeki => marks.seki |= group.stones,
                ClaimedStatus::Alive => {}
            }
        }
        Decision { follows, marks }
    }

    /// A position with all unagreed groups decided. It may be that of the task with other numbers.
    pub fn decided(&self, position: &Position, decision: &Decision) -> Position {
        position.with_marks(self.marks).with_claim(&decision.marks)
    }
}

/// What reading takes off of which nobody spoke. Of groups that may turn on play that goes round it tells nothing, nor
/// of those beside stones that are marked dead and still stand: these capture nobody.
fn captured(classification: &Classification, living: &Stones, marks: &Marks) -> PointSet {
    if marks.unsaid.is_empty() {
        return PointSet::EMPTY;
    }
    let goes_round = |stones: &PointSet| {
        let mut deciding = classification.repetitions.iter().filter(|one| one.decides());
        deciding.any(|one: &Repetition| !one.stones.is_disjoint(stones))
    };
    classification.stones_of(|group| {
        group.stones.is_subset(&marks.unsaid)
            && !goes_round(&group.stones)
            && group.walls(living).is_disjoint(&marks.dead)
            && classification.comes_off(living, group)
    })
}

/// The groups of which nobody spoke and of which reading does not show that they stay. A group stands or falls as one:
/// what is said of a chain is said of it. On a board that is only counted every chain is open.
fn unspoken_groups(stones: &Stones, unsaid: &PointSet, classification: Option<&Classification>) -> Vec<UnagreedGroup> {
    if unsaid.is_empty() {
        return Vec::new();
    }
    let vacant = stones.vacant();
    let group = |color: Color, points: PointSet| UnagreedGroup {
        color,
        stones: points,
        liberties: points.neighbours(&vacant),
        claimed: ByColor::pair(color, ClaimedStatus::Alive, ClaimedStatus::Dead),
    };
    let mut groups: Vec<UnagreedGroup> = match classification {
        None => {
            let chains = stones.chains();
            let unsaid = chains.iter().filter(|chain| chain.points.is_subset(unsaid));
            unsaid.map(|chain| group(chain.color, chain.points)).collect()
        }
        Some(classification) => {
            let is_undecided = |judged: &&ClassifiedGroup| judged.stones.is_subset(unsaid) && !stays(stones, judged);
            classification.groups.iter().filter(is_undecided).map(|judged| group(judged.color, judged.stones)).collect()
        }
    };
    sort_by_first_point(&mut groups);
    groups
}

/// Whether a group was shown to live, or to stand in seki with more than one liberty: of two groups in atari on one
/// liberty the first to play takes the other.
fn stays(stones: &Stones, group: &ClassifiedGroup) -> bool {
    let is_shown = group.status.is_settled(group.evidence);
    match group.status {
        Status::Alive => is_shown,
        Status::InSeki => group.evidence == Evidence::Searched && group.stones.neighbours(&stones.vacant()).len() > 1,
        Status::Dead | Status::Unsettled | Status::Captured | Status::Open | Status::Undecided => false,
    }
}

/// Chains that the players judge differently; those judged alike that belong together are one group.
fn disputed_groups(
    stones: &Stones,
    claims: &ByColor<Claim>,
    classification: Option<&Classification>,
) -> Vec<UnagreedGroup> {
    let mut groups: Vec<UnagreedGroup> = Vec::new();
    for chain in stones.chains() {
        let claimed = ByColor::from_fn(|player| claims.get(player).status_of(&chain));
        if claimed.black == claimed.white {
            continue;
        }
        let Chain { color, points, liberties } = chain;
        let mut group = UnagreedGroup { color, stones: points, liberties, claimed };
        let chain = group.clone();
        for joined in groups.extract_if(.., |other| chain.is_joined_to(other, classification)) {
            group.stones |= joined.stones;
            group.liberties |= joined.liberties;
        }
        groups.push(group);
    }
    sort_by_first_point(&mut groups);
    groups
}

fn sort_by_first_point(groups: &mut [UnagreedGroup]) {
    groups.sort_by_key(|group| group.stones.first());
}

impl UnagreedGroup {
    /// Whether both are one group: judged alike, and sharing a liberty or held for one group by reading.
    fn is_joined_to(&self, other: &Self, classification: Option<&Classification>) -> bool {
        let both = |points: &PointSet| !points.is_disjoint(&self.stones) && !points.is_disjoint(&other.stones);
        (self.color, self.claimed) == (other.color, other.claimed)
            && (!self.liberties.is_disjoint(&other.liberties)
                || classification.is_some_and(|read| read.groups.iter().any(|group| both(&group.stones))))
    }
}
