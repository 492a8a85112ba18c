use std::cmp::Reverse;

use super::capture::Capture;
use super::eyes::{Ground, local};
use super::search::SearchOutcome::{self, Captured, Safe, Undecided};
use super::search::{Goal, KoRule, LocalArea, LocalGame, Role};
use super::searcher::Searcher;
use super::{Evidence, OPEN_SPACE_MIN, Work};
use crate::board::{ByColor, Color, Point, PointSet};

/// The most stones of a target that are worth asking whether their capture lets the owner back in: larger shapes leave
/// room for two eyes.
pub(super) const NAKADE_MAX: u16 = 6;

/// What a cluster costs.
const WORK_OF_CLUSTER: u64 = 500;
/// What a pair of weak groups costs in each pass.
const WORK_OF_PAIR: u64 = 60;
/// What a weak group costs in each round in which a cluster grows.
const WORK_OF_WEAK_GROUP: u64 = 20;

/// Chains that do not live by their own eyes and stand or fall together.
#[derive(Clone, Copy, Debug)]
pub(super) struct WeakGroup {
    pub(super) color: Color,
    pub(super) stones: PointSet,
    /// What it alone surrounds.
    pub(super) regions: PointSet,
    /// Whether somebody says that it stands in seki.
    pub(super) is_claimed: bool,
    /// Whether a double threat may cost it: it can be kept by itself, but what is read beside it must not rely on that.
    pub(super) may_be_given_up: bool,
    /// The joined chains with which it stands or falls, if the verdict on them is the same.
    pub(super) joined: Option<usize>,
}

impl WeakGroup {
    /// Whether it is one chain with other stones of its colour: a point beside it that was owed is filled.
    fn is_joined(&self, ground: &Ground) -> bool {
        self.stones.touches(&(*ground.stones.of(self.color) - self.stones))
    }
}

/// The verdict on a weak group.
#[derive(Clone)]
pub(super) struct WeakGroupVerdict {
    pub(super) fate: WeakGroupFate,
    /// How it is captured, or what happens if a point is left empty.
    pub(super) capture: Option<Capture>,
    /// Whether the nodes were spent before something beside it was decided on which this hangs.
    pub(super) is_doubtful: bool,
}

impl WeakGroupVerdict {
    const fn new(fate: WeakGroupFate, is_doubtful: bool) -> Self {
        Self { fate, capture: None, is_doubtful }
    }

    /// How sure it is: undecided, hanging on something that is, or neither.
    fn certainty(&self) -> u8 {
        if self.fate == WeakGroupFate::Undecided { 0 } else { 2 - u8::from(self.is_doubtful) }
    }
}

/// What becomes of a weak group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WeakGroupFate {
    /// It cannot be captured, and it is no opponent in a seki.
    Alive,
    /// It cannot be captured, but whether all that stands beside it can be kept with it was not decided.
    AliveApart,
    /// It lives, but its owner must fill this point before the last neutral point beside it is gone.
    Owes(Point),
    /// It cannot be captured, and neither can an opponent beside it, while none of them has two eyes.
    InSeki(Evidence),
    /// The first to play decides.
    Unsettled,
    /// The first to play decides, and its owner can reach no more than a seki.
    SekiAtBest,
    /// It is captured even if its owner starts; whether it was assumed for that that opponents beside it stay.
    CapturedAnyway { is_assumed: bool },
    /// It reaches a wide space where the game is not over.
    Open,
    /// The nodes were spent, or too many points bear on it.
    Undecided,
}

/// Whether a weak group can be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Capturability {
    /// Not even if the opponent starts; whether without a move in its own regions.
    Safe {
        without_regions: bool,
    },
    /// Only if the opponent starts; where the owner must fill a point of his own for it, that point.
    FirstDecides {
        by: Option<Point>,
    },
    /// Whoever starts.
    Captured,
    Open,
    Undecided,
}

/// Reads what becomes of each weak group of a board. All other stones are assumed to stay.
///
/// First each is read alone with its friends, while its opponents stay: what is safe so lives, and may save others.
/// What is left over is read with the opponents beside it that are left over too.
///
/// Where one move threatens several of which one must be given up, that may save opponents: then all others are read
/// again.
///
/// The ground that comes back is the one on which what they owe is filled.
pub(super) fn verdicts_on(
    ground: &Ground,
    original: &[WeakGroup],
    searcher: &mut Searcher<'_>,
) -> (Vec<WeakGroupVerdict>, Ground) {
    let kept = |weak: &WeakGroup| WeakGroup { may_be_given_up: false, ..*weak };
    let mut weak_groups: Vec<WeakGroup> = original.iter().map(kept).collect();
    let OnePass { mut verdicts, ground: mut filled, mut not_all_kept } =
        fates_in_one_pass(ground, &weak_groups, searcher);
    let mut is_final: Vec<bool> = (0..weak_groups.len()).map(|index| not_all_kept.contains(&index)).collect();
    not_all_kept.extend((0..weak_groups.len()).filter(|index| original[*index].may_be_given_up));
    while not_all_kept.iter().any(|index| !weak_groups[*index].may_be_given_up) {
        for index in not_all_kept {
            weak_groups[index].may_be_given_up = true;
        }
        let again = fates_in_one_pass(ground, &weak_groups, searcher);
        let is_less_sure = |index: usize| again.verdicts[index].certainty() < verdicts[index].certainty();
        if (0..weak_groups.len()).any(|index| !is_final[index] && is_less_sure(index)) {
            let given_up = weak_groups.iter().filter(|weak| weak.may_be_given_up);
            let given_up: PointSet = given_up.map(|weak| weak.stones).collect();
            doubt_beside(&given_up, ground, &weak_groups, &mut verdicts);
            break;
        }
        for (index, verdict) in again.verdicts.into_iter().enumerate().filter(|(index, _)| !is_final[*index]) {
            verdicts[index] = verdict;
        }
        (filled, not_all_kept) = (again.ground, again.not_all_kept);
        for index in &not_all_kept {
            is_final[*index] = true;
        }
    }
    (verdicts, filled)
}

/// What one pass over all weak groups shows.
struct OnePass {
    verdicts: Vec<WeakGroupVerdict>,
    /// The ground on which what they owe is filled.
    ground: Ground,
    /// The weak groups that cannot all be kept.
    not_all_kept: Vec<usize>,
}

fn fates_in_one_pass(unfilled: &Ground, original: &[WeakGroup], searcher: &mut Searcher<'_>) -> OnePass {
    let (mut ground, mut weak_groups) = (*unfilled, original.to_vec());
    searcher.work().pay(WORK_OF_PAIR * (weak_groups.len() * weak_groups.len()) as u64);
    let mut known: Vec<Option<WeakGroupVerdict>> = vec![None; weak_groups.len()];
    // The surroundings of owed points that are in doubt.
    let mut beside_doubt = PointSet::EMPTY;
    loop {
        let left = left_over(&weak_groups, &known);
        let clusters = Cluster::all(&ground, &left, &Beside::Nothing, searcher.work());
        let (settled, in_doubt) = live_next(&clusters, searcher);
        if settled.is_empty() {
            break;
        }
        let mut owed = ByColor::<PointSet>::default();
        for (at, fate) in settled {
            let mut is_doubtful = left[at].1.stones.touches(&beside_doubt);
            if let WeakGroupFate::Owes(point) = fate {
                owed.get_mut(left[at].1.color).insert(point);
                // It may be needless once more lives.
                if in_doubt[at] || clusters[at].hangs_on(&in_doubt) {
                    is_doubtful = true;
                    beside_doubt |= clusters[at].around | clusters[at].weak.regions;
                }
            }
            known[left[at].0] = Some(WeakGroupVerdict::new(fate, is_doubtful));
        }
        for color in Color::BOTH {
            ground.fill(color, owed.get(color));
            weak_groups.iter_mut().filter(|weak| weak.color == color).for_each(|weak| weak.regions -= *owed.get(color));
        }
        // It lives with those that live by that point.
        for (index, weak) in left.iter().filter(|(_, weak)| weak.is_joined(&ground)) {
            let is_doubtful = weak.stones.touches(&beside_doubt);
            known[*index].get_or_insert(WeakGroupVerdict::new(WeakGroupFate::Alive, is_doubtful));
        }
    }
    let left = left_over(&weak_groups, &known);
    for ((index, _), verdict) in left.iter().zip(verdicts_on_bearing_groups(&ground, &left, searcher)) {
        known[*index] = Some(verdict);
    }
    let undecided = || WeakGroupVerdict::new(WeakGroupFate::Undecided, false);
    let mut verdicts: Vec<_> = known.into_iter().map(|known| known.unwrap_or_else(undecided)).collect();
    keep_ko_stones_in_seki(&weak_groups, &mut verdicts);
    for ((weak, before), WeakGroupVerdict { fate, capture, .. }) in weak_groups.iter().zip(original).zip(&mut verdicts)
    {
        let cluster = match fate {
            WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest | WeakGroupFate::CapturedAnyway { .. } => {
                Cluster::new(&ground, weak, &left, &Beside::Opponents, searcher.work())
            }
            WeakGroupFate::Owes(_) => Cluster::new(unfilled, before, &left, &Beside::Nothing, searcher.work()),
            WeakGroupFate::Alive
            | WeakGroupFate::AliveApart
            | WeakGroupFate::InSeki(_)
            | WeakGroupFate::Open
            | WeakGroupFate::Undecided => continue,
        };
        *capture = Some(cluster.threat());
    }
    let not_all_kept = keep_together(&ground, &weak_groups, &mut verdicts, searcher);
    OnePass { verdicts, ground, not_all_kept }
}

/// Those of some weak groups that are known to live whatever becomes of the others, or that owe a point for it, by
/// their places among the clusters; and for each cluster whether it is in doubt.
fn live_next(clusters: &[Cluster], searcher: &mut Searcher<'_>) -> (Vec<(usize, WeakGroupFate)>, Vec<bool>) {
    let order = in_order(clusters);
    let (capturabilities, mut in_doubt) = capturabilities(clusters, &order, searcher);
    let is_safe = |at: usize, without_regions: bool| {
        let weak = clusters[at].weak;
        let may_stay = !weak.is_claimed && !weak.may_be_given_up;
        may_stay && capturabilities[at] == Capturability::Safe { without_regions }
    };
    let at_once = (0..clusters.len()).filter(|at| is_safe(*at, true));
    let at_once: Vec<_> = at_once.map(|at| (at, WeakGroupFate::Alive)).collect();
    // What lives without further ado may save others, so that what must be filled comes last.
    if !at_once.is_empty() {
        return (at_once, in_doubt);
    }
    let mut by_eyes = Vec::new();
    for at in order.into_iter().filter(|at| is_safe(*at, false)) {
        let (fate, is_doubtful) = searcher.with_doubt(|searcher| clusters[at].protective_move(searcher));
        in_doubt[at] |= is_doubtful;
        by_eyes.push((at, fate));
    }
    let (alive, others): (Vec<_>, Vec<_>) = by_eyes.into_iter().partition(|(_, fate)| *fate == WeakGroupFate::Alive);
    (if alive.is_empty() { owed_first(clusters, others) } else { alive }, in_doubt)
}

/// A stone in a ko of a double-ko seki comes and goes, and the seki stays.
fn keep_ko_stones_in_seki(weak_groups: &[WeakGroup], verdicts: &mut [WeakGroupVerdict]) {
    let is_seki = |verdict: &WeakGroupVerdict| matches!(verdict.fate, WeakGroupFate::InSeki(_));
    let seki = weak_groups.iter().zip(verdicts.iter()).filter(|(_, verdict)| is_seki(verdict));
    let seki: Vec<&WeakGroup> = seki.map(|(weak, _)| weak).collect();
    for (weak, WeakGroupVerdict { fate, .. }) in
        weak_groups.iter().zip(verdicts).filter(|(weak, _)| weak.stones.len() == 1)
    {
        let stands_in = |other: &&WeakGroup| other.color == weak.color && other.stones.touches(&weak.regions);
        if matches!(fate, WeakGroupFate::CapturedAnyway { .. } | WeakGroupFate::Unsettled) && seki.iter().any(stands_in)
        {
            *fate = WeakGroupFate::InSeki(Evidence::Unverified);
        }
    }
}

/// Of owed points that bear on each other one, what connects first: with it filled, the others may not be owed.
fn owed_first(clusters: &[Cluster], read: Vec<(usize, WeakGroupFate)>) -> Vec<(usize, WeakGroupFate)> {
    let connects = |(at, fate): &(usize, WeakGroupFate)| {
        let cluster = &clusters[*at];
        let mut allies = cluster.allies.iter().map(|ally| cluster.weak_groups[*ally].1.stones);
        matches!(fate, WeakGroupFate::Owes(point) if allies.any(|stones| PointSet::from(*point).touches(&stones)))
    };
    let owed = read.into_iter().filter(|(_, fate)| matches!(fate, WeakGroupFate::Owes(_)));
    let (connecting, others): (Vec<_>, Vec<_>) = owed.partition(connects);
    let mut first: Vec<(usize, WeakGroupFate)> = Vec::new();
    for (at, fate) in connecting.into_iter().chain(others) {
        let bears_on = |(other, _): &(usize, WeakGroupFate)| {
            let are_allies = clusters[at].allies.contains(other) || clusters[*other].allies.contains(&at);
            // Which of two that are alike comes first would depend on how the board is turned.
            are_allies && clusters[at].key() != clusters[*other].key()
        };
        if !first.iter().any(bears_on) {
            first.push((at, fate));
        }
    }
    first
}

/// Doubts all weak groups that hang together with some stones: through weak groups, what they surround and neutral
/// points.
fn doubt_beside(stones: &PointSet, ground: &Ground, weak_groups: &[WeakGroup], verdicts: &mut [WeakGroupVerdict]) {
    if stones.is_empty() {
        return;
    }
    let joins = weak_groups.iter().fold(ground.neutral, |all, weak| all | weak.stones | weak.regions);
    let reached = stones.flood(&joins);
    for (weak, verdict) in weak_groups.iter().zip(verdicts) {
        verdict.is_doubtful |= !weak.stones.is_disjoint(&reached);
    }
}

/// Asks of weak groups that live one by one whether they can all be kept: a move that serves two threats takes one of
/// them. Then the owner keeps the larger; where they are as large, neither is said to live. Returns those that cannot
/// all be kept.
fn keep_together(
    ground: &Ground,
    weak_groups: &[WeakGroup],
    verdicts: &mut [WeakGroupVerdict],
    searcher: &mut Searcher<'_>,
) -> Vec<usize> {
    let doubts: Vec<bool> = verdicts.iter().map(|verdict| verdict.is_doubtful).collect();
    // What may come off: of the colour in question what lives by itself, and of both what is not known to live.
    let may_come_off = ByColor::from_fn(|color: Color| -> Vec<(usize, WeakGroup)> {
        let is_kept = |index: usize| matches!(verdicts[index].fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_));
        let is_own = |index: usize, weak: &WeakGroup| {
            verdicts[index].fate == WeakGroupFate::Alive && weak.color == color && !weak.is_joined(ground)
        };
        let all = weak_groups.iter().copied().enumerate();
        all.filter(|(index, weak)| is_own(*index, weak) || !is_kept(*index)).collect()
    });
    let mut clusters: Vec<(usize, Cluster)> = Vec::new();
    for color in Color::BOTH {
        let beside = may_come_off.get(color);
        for (index, weak) in beside.iter().filter(|(index, _)| verdicts[*index].fate == WeakGroupFate::Alive) {
            clusters.push((*index, Cluster::new(ground, weak, beside, &Beside::Opponents, searcher.work())));
        }
    }
    clusters.retain(|(_, cluster)| !cluster.allies.is_empty());
    // The larger a weak group, the fewer points has the game in which it is one link.
    clusters.sort_by_cached_key(|(_, cluster)| (Reverse(cluster.weak.stones.len()), cluster.key()));
    let mut asked = KeptTogether::default();
    for (index, cluster) in &clusters {
        // As long as one of them is lost, ask again of those that are left.
        while asked.gives_up_one(*index, cluster, verdicts, searcher) {}
    }
    let KeptTogether { kept, mut in_doubt, not_all_kept } = asked;
    in_doubt.retain(|all| !kept.iter().any(|kept| all.is_subset(kept)));
    // The question left out weak groups beside it that are not decided: of its own colour one may turn out to need the
    // same moves, and an opponent that was assumed to come off may stay.
    let may_ask_more =
        |(_, cluster): &&(usize, Cluster)| cluster.others().any(|other| doubts[cluster.weak_groups[other].0]);
    for (index, cluster) in clusters.iter().filter(may_ask_more) {
        verdicts[*index].is_doubtful = true;
        in_doubt.push(cluster.weak.stones);
    }
    // If some of these must be given up, that may save opponents.
    doubt_beside(&in_doubt.iter().copied().collect::<PointSet>(), ground, weak_groups, verdicts);
    for (weak, verdict) in weak_groups.iter().zip(verdicts) {
        if verdict.fate == WeakGroupFate::Alive && in_doubt.iter().any(|all| weak.stones.is_subset(all)) {
            verdict.fate = WeakGroupFate::AliveApart;
        }
    }
    not_all_kept
}

/// Which weak groups can be kept together, as far as that was asked.
#[derive(Default)]
struct KeptTogether {
    kept: Vec<PointSet>,
    /// Those of which it was not decided.
    in_doubt: Vec<PointSet>,
    not_all_kept: Vec<usize>,
}

impl KeptTogether {
    /// Asks whether a weak group and those of its game that live can all be kept; whether one of them was given up.
    fn gives_up_one(
        &mut self,
        index: usize,
        cluster: &Cluster,
        verdicts: &mut [WeakGroupVerdict],
        searcher: &mut Searcher<'_>,
    ) -> bool {
        let is_alive = |index: &usize| verdicts[*index].fate == WeakGroupFate::Alive;
        let allies = cluster.allies.iter().map(|ally| cluster.weak_groups[*ally]);
        let allies: Vec<(usize, WeakGroup)> = allies.filter(|(ally, _)| is_alive(ally)).collect();
        let others: PointSet = allies.iter().map(|(_, ally)| ally.stones).collect();
        let all = others | cluster.weak.stones;
        if !is_alive(&index) || allies.is_empty() || self.kept.iter().any(|kept| all.is_subset(kept)) {
            return false;
        }
        match cluster.keeps(others, searcher) {
            Safe => self.kept.push(all),
            Captured if cluster.give_up_one(index, &allies, verdicts, searcher) => {
                self.not_all_kept.extend(allies.iter().map(|(ally, _)| *ally).chain([index]));
                return true;
            }
            Captured | Undecided => self.in_doubt.push(all),
        }
        false
    }
}

/// A weak group that others bear on, as it is read with them.
struct BearingGroup {
    fate: WeakGroupFate,
    is_doubtful: bool,
    capturability: Capturability,
    /// The weak groups of the opponent in its game.
    opponents: Vec<usize>,
}

impl BearingGroup {
    fn all(ground: &Ground, left: &[(usize, WeakGroup)], beside: &Beside, searcher: &mut Searcher<'_>) -> Vec<Self> {
        let clusters = Cluster::all(ground, left, beside, searcher.work());
        let order = in_order(&clusters);
        let (capturabilities, mut in_doubt) = capturabilities(&clusters, &order, searcher);
        let mut fates = vec![WeakGroupFate::Undecided; left.len()];
        for at in order {
            let (fate, is_doubtful) = searcher.with_doubt(|searcher| clusters[at].fate(&capturabilities, at, searcher));
            fates[at] = fate;
            in_doubt[at] |= is_doubtful;
        }
        // What becomes of a weak group may decide about all in its game, though they have smaller games themselves.
        let doubtful = clusters.iter().zip(&in_doubt).filter(|(_, is_doubtful)| **is_doubtful);
        let beside_doubt: Vec<usize> = doubtful.flat_map(|(cluster, _)| cluster.others()).collect();
        let is_doubtful =
            |at: usize, cluster: &Cluster| in_doubt[at] || cluster.hangs_on(&in_doubt) || beside_doubt.contains(&at);
        let read = clusters.into_iter().enumerate().map(|(at, cluster)| Self {
            fate: fates[at],
            is_doubtful: is_doubtful(at, &cluster),
            capturability: capturabilities[at],
            opponents: cluster.opponents,
        });
        read.collect()
    }
}

/// What becomes of weak groups that bear on each other. Where the first to play decides as the board stands, but nobody
/// could capture once the neutral points that only one of them touches were filled, they stand in seki: nobody marked
/// them dead. So do those beside a weak group that lives at best in seki.
fn verdicts_on_bearing_groups(
    ground: &Ground,
    left: &[(usize, WeakGroup)],
    searcher: &mut Searcher<'_>,
) -> Vec<WeakGroupVerdict> {
    let mut groups = BearingGroup::all(ground, left, &Beside::Opponents, searcher);
    let may_turn = |group: &BearingGroup| group.fate == WeakGroupFate::Unsettled && !group.opponents.is_empty();
    let turning: Vec<usize> = (0..left.len()).filter(|at| may_turn(&groups[*at])).collect();
    if !turning.is_empty() {
        let filled = BearingGroup::all(ground, left, &Beside::Shared(shared_spaces(ground, left)), searcher);
        let is_seki = |at: &usize| matches!(filled[*at].fate, WeakGroupFate::InSeki(_));
        for at in turning {
            groups[at].is_doubtful |= filled[at].is_doubtful;
            let opponents = if is_seki(&at) { groups[at].opponents.clone() } else { continue };
            for at in opponents.into_iter().chain([at]).filter(is_seki) {
                // Whoever fills them first decides, if the others have nothing else to fill before.
                let mut opponents = groups[at].opponents.iter();
                let has_time = opponents.all(|opponent| left[*opponent].1.stones.is_disjoint(&ground.filled));
                let fate = &mut groups[at].fate;
                let is_turning = has_time && matches!(fate, WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest);
                *fate =
                    if is_turning { WeakGroupFate::SekiAtBest } else { WeakGroupFate::InSeki(Evidence::Unverified) };
            }
        }
    }
    for at in 0..left.len() {
        let is_safe = |opponent: &usize| matches!(groups[*opponent].capturability, Capturability::Safe { .. });
        if !may_turn(&groups[at]) || !groups[at].opponents.iter().all(is_safe) {
            continue;
        }
        let alone = Cluster::new(ground, &left[at].1, left, &Beside::Nothing, searcher.work());
        let (alone, is_doubtful) = searcher.with_doubt(|searcher| alone.capturability(searcher));
        groups[at].is_doubtful |= is_doubtful;
        if alone == Capturability::Captured {
            groups[at].fate = WeakGroupFate::SekiAtBest;
            for opponent in groups[at].opponents.clone() {
                let fate = &mut groups[opponent].fate;
                if matches!(fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_)) {
                    *fate = WeakGroupFate::InSeki(Evidence::Unverified);
                }
            }
        }
    }
    groups.into_iter().map(|group| WeakGroupVerdict::new(group.fate, group.is_doubtful)).collect()
}

/// What stands in the game beside a weak group and its friends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    /// Nothing: all opponents stay.
    Nothing,
    /// Opponents that are left over too.
    Opponents,
    /// They as well, but of neutral points only these; the others count as filled.
    Shared(PointSet),
}

/// The weak groups of which nothing is known yet.
fn left_over(weak_groups: &[WeakGroup], known: &[Option<WeakGroupVerdict>]) -> Vec<(usize, WeakGroup)> {
    let is_left = |index: usize| known[index].as_ref().is_none_or(|known| known.fate == WeakGroupFate::Open);
    weak_groups.iter().copied().enumerate().filter(|(index, _)| is_left(*index)).collect()
}

/// Clusters in an order that does not depend on how the board is turned.
fn in_order(clusters: &[Cluster]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..clusters.len()).collect();
    order.sort_by_cached_key(|index| {
        let key = clusters[*index].key();
        (key.as_ref().map_or(0, Vec::len), key)
    });
    order
}

/// Whether each weak group can be captured, and whether the nodes were spent before that was decided, or its eyes.
fn capturabilities(
    clusters: &[Cluster],
    order: &[usize],
    searcher: &mut Searcher<'_>,
) -> (Vec<Capturability>, Vec<bool>) {
    let (mut all, mut in_doubt) = (vec![Capturability::Undecided; clusters.len()], vec![false; clusters.len()]);
    for at in order.iter().copied() {
        (all[at], in_doubt[at]) = searcher.with_doubt(|searcher| clusters[at].capturability(searcher));
    }
    (all, in_doubt)
}

/// A weak group with everything that bears on its capture.
struct Cluster<'a> {
    ground: &'a Ground,
    weak_groups: &'a [(usize, WeakGroup)],
    weak: &'a WeakGroup,
    /// Neutral points and other weak groups, with what they alone surround: friends at its regions can come off too, so
    /// that these are no eyes of its own.
    around: PointSet,
    /// The weak groups of the opponent among them.
    opponents: Vec<usize>,
    /// The other weak groups of the same colour among them.
    allies: Vec<usize>,
    /// Stones of the same colour that live without this weak group.
    living_friends: PointSet,
    /// Neutral points that count as filled and give nobody a hold.
    filled: PointSet,
    reaches_open_space: bool,
    work: &'a Work,
}

/// The neutral points that weak groups of both players touch, and those without which a weak group would have no
/// liberty left.
fn shared_spaces(ground: &Ground, weak_groups: &[(usize, WeakGroup)]) -> PointSet {
    let spaces = |stones: &PointSet| stones.touched_parts(&ground.neutral);
    let of = |color: Color| {
        let own = weak_groups.iter().filter(|(_, weak)| weak.color == color);
        own.map(|(_, weak)| spaces(&weak.stones)).collect::<PointSet>()
    };
    let shared = of(Color::Black) & of(Color::White);
    weak_groups.iter().fold(shared, |kept, (_, weak)| {
        let has_liberty = weak.stones.touches(&(shared | weak.regions));
        if has_liberty { kept } else { kept | spaces(&weak.stones) }
    })
}

impl<'a> Cluster<'a> {
    fn all(ground: &'a Ground, weak_groups: &'a [(usize, WeakGroup)], beside: &Beside, work: &'a Work) -> Vec<Self> {
        weak_groups.iter().map(|(_, weak)| Self::new(ground, weak, weak_groups, beside, work)).collect()
    }

    fn new(
        ground: &'a Ground,
        weak: &'a WeakGroup,
        weak_groups: &'a [(usize, WeakGroup)],
        beside: &Beside,
        work: &'a Work,
    ) -> Self {
        let neutral = match beside {
            Beside::Shared(points) => points,
            Beside::Nothing | Beside::Opponents => &ground.neutral,
        };
        work.pay(WORK_OF_CLUSTER);
        let spaces = |stones: &PointSet| stones.touched_parts(neutral);
        let mut around = spaces(&weak.stones);
        let mut is_in = vec![false; weak_groups.len()];
        loop {
            let before = around;
            work.pay(WORK_OF_WEAK_GROUP * (1 + weak_groups.len() as u64));
            if work.is_spent() {
                break;
            }
            for (index, (_, other)) in weak_groups.iter().enumerate() {
                let is_self = other.stones == weak.stones;
                let is_out = other.color != weak.color && *beside == Beside::Nothing;
                if is_self || is_out || is_in[index] {
                    continue;
                }
                let touched = if other.color == weak.color { &weak.regions } else { &weak.stones };
                let is_beside = other.stones.touches(&around) || other.stones.touches(touched);
                if is_beside {
                    is_in[index] = true;
                    around |= other.stones | other.regions | spaces(&other.stones);
                }
            }
            if around == before {
                break;
            }
        }
        let (allies, opponents) = (0..weak_groups.len())
            .filter(|index| is_in[*index])
            .partition(|index| weak_groups[*index].1.color == weak.color);
        let own = *ground.stones.of(weak.color);
        let living_friends = weak_groups.iter().fold(own, |living_friends, (_, other)| living_friends - other.stones);
        let reaches_open_space = (around & *neutral).parts().any(|space| space.len() >= OPEN_SPACE_MIN);
        // Filled by the weak group's side where they touch opponents only, so that these do not hang on them.
        let filled = ground.neutral - *neutral;
        let filled = filled - weak.stones.touched_parts(&filled);
        Self { ground, weak_groups, weak, around, opponents, allies, living_friends, filled, reaches_open_space, work }
    }

    /// The other weak groups in its game.
    fn others(&self) -> impl Iterator<Item = usize> {
        self.allies.iter().chain(&self.opponents).copied()
    }

    /// Whether any of them is in doubt.
    fn hangs_on(&self, in_doubt: &[bool]) -> bool {
        self.others().any(|other| in_doubt[other])
    }

    /// No ko is retaken, as where a text confirms life and death, unless what the opponent has beside the weak group
    /// may come off too: then one may answer another.
    fn local(&self, area: PointSet, eyes: u8) -> LocalArea {
        let ko = if self.opponents.is_empty() || !self.filled.is_empty() { KoRule::Japanese } else { KoRule::Simple };
        let mut local = local(self.ground, self.weak.color, area, self.living_friends);
        *local.immortal.get_mut(!self.weak.color) -= self.filled;
        LocalArea { link: self.weak.stones, eyes, ko, ..local }
    }

    /// The regions that it shares with none of the others stand for one eye, and its owner keeps out of the others.
    fn outer(&self) -> LocalArea {
        let has_eye = !self.weak.regions.is_subset(&self.around);
        let kept_free = *self.ground.owned.get(self.weak.color) & self.around;
        LocalArea { kept_free, ..self.local(self.around, u8::from(has_eye)) }
    }

    /// With its own regions.
    fn whole(&self) -> LocalArea {
        self.local(self.around | self.weak.regions, 0)
    }

    /// Whether the weak group and other chains in its game can all be kept if the opponent starts.
    fn keeps(&self, others: PointSet, searcher: &mut Searcher<'_>) -> SearchOutcome {
        let mut read = |local: LocalArea| searcher.outcome_in(&LocalArea { target: others, ..local }, Role::Attacker);
        let outer = read(self.outer());
        if outer == Safe { outer } else { read(self.whole()) }
    }

    /// Notes what cannot be kept together with the weak group, or the weak group itself; whether there is any.
    fn give_up_one(
        &self,
        index: usize,
        allies: &[(usize, WeakGroup)],
        verdicts: &mut [WeakGroupVerdict],
        searcher: &mut Searcher<'_>,
    ) -> bool {
        let size = |weak: &WeakGroup| weak.stones.len() + weak.regions.len();
        // It may be lost whatever is given up for it.
        if let Some(verdict) = self.lost_with(PointSet::EMPTY, searcher) {
            verdicts[index] = verdict;
            return true;
        }
        let mut is_any = false;
        for (ally, other) in allies {
            let Some(verdict) = self.lost_with(other.stones, searcher) else { continue };
            is_any = true;
            // So may the other; the smaller needs no question, as it is given up anyhow.
            let is_kept = |searcher: &mut Searcher<'_>| {
                let alone = Cluster::new(self.ground, other, self.weak_groups, &Beside::Opponents, self.work);
                alone.keeps(PointSet::EMPTY, searcher) != Captured
            };
            if size(other) < size(self.weak) || !is_kept(searcher) {
                verdicts[*ally] = verdict;
                continue;
            }
            if size(other) == size(self.weak) {
                // Which of them is lost is for their owner to say.
                let unsettled = WeakGroupVerdict { fate: WeakGroupFate::Unsettled, ..verdict };
                (verdicts[*ally], verdicts[index]) = (unsettled.clone(), unsettled);
            } else {
                verdicts[index] = verdict;
            }
            break;
        }
        is_any
    }

    /// What becomes of the weak group, or else of others in its game, if not all of them can be kept.
    fn lost_with(&self, others: PointSet, searcher: &mut Searcher<'_>) -> Option<WeakGroupVerdict> {
        if self.keeps(others, searcher) != Captured {
            return None;
        }
        let both = LocalArea { target: others, ..self.whole() };
        let second = self.work.game(&both).map(|game| searcher.outcome(&game, Role::Defender));
        let is_lost = second == Some(Captured);
        let fate = if is_lost { WeakGroupFate::CapturedAnyway { is_assumed: false } } else { WeakGroupFate::Unsettled };
        let is_doubtful = second == Some(Undecided);
        Some(WeakGroupVerdict { fate, capture: Some(Capture::read_in([both])), is_doubtful })
    }

    /// How the weak group is captured if the opponent starts, now or once its liberties outside are filled.
    fn threat(&self) -> Capture {
        Capture::read_in([self.whole(), self.closed(&PointSet::EMPTY)])
    }

    fn key(&self) -> Option<Vec<u32>> {
        self.work.game(&self.whole()).or_else(|| self.work.game(&self.outer())).map(|game| game.key().to_vec())
    }

    fn capturability(&self, searcher: &mut Searcher<'_>) -> Capturability {
        if self.reaches_open_space {
            return Capturability::Open;
        }
        let mut read = |local: &LocalArea| {
            self.work.game(local).map_or([Undecided; 2], |game| searcher.outcomes_by_starter(&game))
        };
        let outer = read(&self.outer());
        if outer[0] == Safe {
            return Capturability::Safe { without_regions: true };
        }
        // With other stones of its owner beside its only point he can fill that to connect.
        let (regions, own) = (&self.weak.regions, self.ground.stones.of(self.weak.color));
        let is_alone = !regions.touches(&(*own - self.weak.stones));
        let is_one_eye = regions.len() < 2 && !self.around.is_empty() && is_alone;
        let whole = if is_one_eye { outer } else { read(&self.whole()) };
        match whole {
            [Safe, _] => Capturability::Safe { without_regions: outer[1] == Safe },
            [Captured, second] => self.captured(outer[1] == Safe, second, searcher),
            _ => Capturability::Undecided,
        }
    }

    /// What it means that a weak group is captured if the opponent starts.
    fn captured(&self, is_saved_outside: bool, second: SearchOutcome, searcher: &mut Searcher<'_>) -> Capturability {
        let capturability = match second {
            _ if is_saved_outside => Capturability::FirstDecides { by: None },
            Safe => Capturability::FirstDecides { by: self.saving_point(searcher) },
            Captured => Capturability::Captured,
            Undecided => Capturability::Undecided,
        };
        // A few stones that can be captured may still not be worth it: the capture lets their owner back in. Several in
        // atari are.
        let weak = self.weak;
        let in_atari = weak.stones.neighbours(&self.ground.stones.vacant()).len() == 1;
        let is_first_worth =
            in_atari && weak.stones.len() > 1 && matches!(capturability, Capturability::FirstDecides { .. });
        if weak.stones.len() > NAKADE_MAX || !weak.regions.is_empty() || self.opponents.is_empty() || is_first_worth {
            return capturability;
        }
        let area = self.around | weak.stones;
        let local = local(self.ground, weak.color, area, self.living_friends);
        let local = LocalArea { target: weak.stones, goal: Goal::Dead, ..local };
        match searcher.outcome_in(&local, Role::Attacker) {
            Safe => Capturability::Safe { without_regions: true },
            Captured => capturability,
            Undecided => Capturability::Undecided,
        }
    }

    /// The point where a chain beside friends that live must be connected to them: captured if the opponent starts, it
    /// is saved by no other move than one among points that its owner surrounds.
    fn saving_point(&self, searcher: &mut Searcher<'_>) -> Option<Point> {
        let regions = &self.weak.regions;
        if !regions.touches(&self.living_friends) {
            return None;
        }
        self.cheapest(searcher, |filled| self.local((self.around | *regions) - *filled, 0))
    }

    /// The point that saves the weak group if it is filled. Of several, the choice does not depend on how the board is
    /// turned, except between points that are alike.
    fn cheapest(&self, searcher: &mut Searcher<'_>, without: impl Fn(&PointSet) -> LocalArea) -> Option<Point> {
        let WeakGroup { color, stones, regions, .. } = self.weak;
        let game = |point: Point| {
            let filled = PointSet::from(point);
            let mut local = without(&filled);
            if filled.touches(stones) {
                local.link |= filled;
            } else if filled.touches(&self.living_friends) {
                *local.immortal.get_mut(*color) |= filled;
            } else {
                local.area |= filled;
                *local.stones.get_mut(*color) |= filled;
            }
            Some((self.work.game(&local)?, point))
        };
        let mut games: Vec<_> = regions.iter().filter_map(game).collect();
        games.sort_by(|(one, _), (other, _)| one.key().cmp(other.key()));
        let connects = |point: &PointSet| point.touches(stones) && point.touches(&self.living_friends);
        let saves = |(game, point): &&(LocalGame, Point)| {
            connects(&PointSet::from(*point)) || searcher.outcome(game, Role::Attacker) == Safe
        };
        games.iter().find(saves).map(|(_, point)| *point)
    }

    fn fate(&self, capturabilities: &[Capturability], index: usize, searcher: &mut Searcher<'_>) -> WeakGroupFate {
        let any_opponent = |wanted: fn(&Capturability) -> bool| {
            self.opponents.iter().any(|opponent| {
                let weak = &self.weak_groups[*opponent].1;
                weak.is_claimed
                    || !weak.may_be_given_up && !self.weak.may_be_given_up && wanted(&capturabilities[*opponent])
            })
        };
        let has_safe_opponent = any_opponent(|capturability| matches!(capturability, Capturability::Safe { .. }));
        let has_unknown_opponent = any_opponent(|capturability| matches!(capturability, Capturability::Undecided));
        match capturabilities[index] {
            Capturability::Safe { .. } if has_safe_opponent => WeakGroupFate::InSeki(Evidence::Searched),
            Capturability::Safe { .. } if has_unknown_opponent => WeakGroupFate::InSeki(Evidence::Unverified),
            Capturability::Safe { without_regions: true } => WeakGroupFate::Alive,
            Capturability::Safe { without_regions: false } => self.protective_move(searcher),
            Capturability::FirstDecides { by: Some(point) } => WeakGroupFate::Owes(point),
            Capturability::FirstDecides { by: None } => WeakGroupFate::Unsettled,
            Capturability::Captured => WeakGroupFate::CapturedAnyway {
                is_assumed: any_opponent(|capturability| !matches!(capturability, Capturability::Safe { .. })),
            },
            Capturability::Open => WeakGroupFate::Open,
            Capturability::Undecided if has_safe_opponent || has_unknown_opponent => {
                WeakGroupFate::InSeki(Evidence::Unverified)
            }
            Capturability::Undecided => WeakGroupFate::Undecided,
        }
    }

    /// Its own regions, and friends there, less what was filled, with no liberty outside left.
    fn closed(&self, filled: &PointSet) -> LocalArea {
        let area = (self.around | self.weak.regions) - self.ground.neutral - *filled;
        let local = local(self.ground, self.weak.color, area, self.living_friends);
        LocalArea { link: self.weak.stones, ko: KoRule::Japanese, ..local }
    }

    /// A weak group that lives as long as it has liberties outside: what it needs once they are filled.
    fn protective_move(&self, searcher: &mut Searcher<'_>) -> WeakGroupFate {
        let Some(game) = self.work.game(&self.closed(&PointSet::EMPTY)) else { return WeakGroupFate::Undecided };
        match searcher.outcomes_by_starter(&game) {
            [Safe, _] => WeakGroupFate::Alive,
            [Captured, Safe] => self
                .cheapest(searcher, |filled| self.closed(filled))
                .map_or(WeakGroupFate::Undecided, WeakGroupFate::Owes),
            _ => WeakGroupFate::Undecided,
        }
    }
}
