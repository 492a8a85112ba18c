use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

use super::cluster::{Cluster, Opponents};
use super::{WeakGroup, WeakGroupFate, WeakGroupId, WeakGroupVerdict, WeakGroupVerdicts};
use crate::board::{ByColor, Color, PointSet};
use crate::life::capture::Capture;
use crate::life::ground::Ground;
use crate::life::search::SearchOutcome::{Captured, Safe, Undecided};
use crate::life::search::{LocalProblem, Role};
use crate::life::searcher::Searcher;

/// Asks of weak groups that live one by one whether they can all be kept: a move that serves two threats takes one of
/// them. Then the owner keeps the larger; where they are as large, neither is said to live. Returns what becomes of
/// all, and those that cannot all be kept.
pub(super) fn keep_together(
    ground: &Ground,
    weak_groups: &[WeakGroup],
    verdicts: WeakGroupVerdicts,
    searcher: &mut Searcher<'_>,
) -> (WeakGroupVerdicts, BTreeSet<WeakGroupId>) {
    let doubtful = verdicts.iter().filter(|(_, verdict)| verdict.is_doubtful);
    let doubtful: BTreeSet<WeakGroupId> = doubtful.map(|(id, _)| *id).collect();
    let candidates = ByColor::from_fn(|color| may_come_off(color, ground, weak_groups, &verdicts));
    let is_alive = |weak: &&WeakGroup| verdicts[&weak.id].fate == WeakGroupFate::Alive;
    let mut clusters: Vec<Cluster<'_>> = Vec::new();
    for candidates in [&candidates.black, &candidates.white] {
        let cluster = |weak| Cluster::new(ground, weak, candidates, Opponents::MayComeOff, searcher.work());
        clusters.extend(candidates.iter().filter(is_alive).map(cluster));
    }
    clusters.retain(|cluster| !cluster.friends.is_empty());
    // The larger a weak group, the fewer points has the game in which it is one link.
    clusters.sort_by_cached_key(|cluster| (Reverse(cluster.weak.stones.len()), cluster.key()));
    let mut together = KeptTogether::of_each_alone(verdicts);
    for cluster in &clusters {
        // As long as one of them is lost, ask again of those that are left.
        while together.gives_up_one(cluster, searcher) {}
    }
    let KeptTogether { mut verdicts, kept, mut undecided, not_all_kept } = together;
    undecided.retain(|all| !kept.iter().any(|kept| all.is_subset(kept)));
    // The question left out weak groups beside it that are not decided: of its own colour one may turn out to need the
    // same moves, and an opponent that was assumed to come off may stay.
    for weak in clusters.iter().filter(|cluster| cluster.hangs_on(&doubtful)).map(|cluster| cluster.weak) {
        verdicts.entry(weak.id).and_modify(|verdict| verdict.is_doubtful = true);
        undecided.push(weak.stones);
    }
    // If some of these must be given up, that may save opponents.
    doubt_beside(&undecided.iter().copied().collect::<PointSet>(), ground, weak_groups, &mut verdicts);
    let is_undecided = |weak: &&WeakGroup| undecided.iter().any(|all| weak.stones.is_subset(all));
    for weak in weak_groups.iter().filter(is_undecided) {
        if let Some(WeakGroupVerdict { fate: fate @ WeakGroupFate::Alive, .. }) = verdicts.get_mut(&weak.id) {
            *fate = WeakGroupFate::AliveApart;
        }
    }
    (verdicts, not_all_kept)
}

/// What may come off where it is asked of a colour what can be kept: of that colour what lives by itself, and of both
/// what is not known to live.
fn may_come_off(
    color: Color,
    ground: &Ground,
    weak_groups: &[WeakGroup],
    verdicts: &WeakGroupVerdicts,
) -> Vec<WeakGroup> {
    let may_come_off = |weak: &&WeakGroup| {
        let fate = verdicts[&weak.id].fate;
        let lives_by_itself = fate == WeakGroupFate::Alive && !weak.is_connected(ground);
        lives_by_itself && weak.color == color || !matches!(fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_))
    };
    weak_groups.iter().filter(may_come_off).copied().collect()
}

/// Which weak groups can be kept together, as far as that was asked.
struct KeptTogether {
    /// What becomes of each weak group.
    verdicts: WeakGroupVerdicts,
    kept: Vec<PointSet>,
    /// Those of which it was not decided.
    undecided: Vec<PointSet>,
    not_all_kept: BTreeSet<WeakGroupId>,
}

impl KeptTogether {
    /// Before anything is asked.
    const fn of_each_alone(verdicts: WeakGroupVerdicts) -> Self {
        Self { verdicts, kept: Vec::new(), undecided: Vec::new(), not_all_kept: BTreeSet::new() }
    }

    /// Asks whether a weak group and those of its game that live can all be kept; whether one of them was given up.
    fn gives_up_one(&mut self, cluster: &Cluster<'_>, searcher: &mut Searcher<'_>) -> bool {
        let is_alive = |weak: &WeakGroup| self.verdicts[&weak.id].fate == WeakGroupFate::Alive;
        let friends: Vec<&WeakGroup> = cluster.friends.iter().copied().filter(|friend| is_alive(friend)).collect();
        let others: PointSet = friends.iter().map(|friend| friend.stones).collect();
        let all = others | cluster.weak.stones;
        if !is_alive(cluster.weak) || friends.is_empty() || self.kept.iter().any(|kept| all.is_subset(kept)) {
            return false;
        }
        let lost = match cluster.keeps(others, searcher) {
            Safe => {
                self.kept.push(all);
                return false;
            }
            Captured => lost_of(cluster, &friends, searcher),
            Undecided => Vec::new(),
        };
        if lost.is_empty() {
            self.undecided.push(all);
            return false;
        }
        self.verdicts.extend(lost);
        self.not_all_kept.extend(friends.iter().map(|friend| friend.id).chain([cluster.weak.id]));
        true
    }
}

/// What becomes of those that cannot be kept with a weak group, or else of that group; the last verdict on one holds.
fn lost_of(
    cluster: &Cluster<'_>,
    friends: &[&WeakGroup],
    searcher: &mut Searcher<'_>,
) -> Vec<(WeakGroupId, WeakGroupVerdict)> {
    let size = |weak: &WeakGroup| weak.stones.len() + weak.regions.len();
    let weak = cluster.weak;
    // It may be lost whatever is given up for it.
    if let Some(verdict) = lost_with(cluster, PointSet::EMPTY, searcher) {
        return vec![(weak.id, verdict)];
    }
    // The larger ones first: then it does not matter how the board is turned.
    let mut friends = friends.to_vec();
    friends.sort_by_cached_key(|friend| (Reverse(size(friend)), cluster.of_another(friend).key()));
    let (mut lost, mut is_unsettled) = (Vec::new(), false);
    for friend in friends {
        let order = size(friend).cmp(&size(weak));
        if is_unsettled && order == Ordering::Less {
            break;
        }
        let Some(verdict) = lost_with(cluster, friend.stones, searcher) else { continue };
        // So may the friend; the smaller needs no question, as it is given up anyhow.
        if order == Ordering::Less || cluster.of_another(friend).keeps(PointSet::EMPTY, searcher) == Captured {
            lost.push((friend.id, verdict));
        } else if order == Ordering::Equal {
            // Which of them is lost is for their owner to say.
            is_unsettled = true;
            let unsettled = WeakGroupVerdict { fate: WeakGroupFate::Unsettled, ..verdict };
            lost.extend([(friend.id, unsettled.clone()), (weak.id, unsettled)]);
        } else {
            lost.push((weak.id, verdict));
            break;
        }
    }
    lost
}

/// What becomes of the weak group of a cluster, or else of others in its game, if not all of them can be kept.
fn lost_with(cluster: &Cluster<'_>, others: PointSet, searcher: &mut Searcher<'_>) -> Option<WeakGroupVerdict> {
    if cluster.keeps(others, searcher) != Captured {
        return None;
    }
    let both = LocalProblem { target: others, ..cluster.whole_area() };
    let second = searcher.game(&both).map(|game| searcher.outcome(&game, Role::Defender));
    let is_lost = second == Some(Captured);
    let fate = if is_lost { WeakGroupFate::CapturedAnyway { is_assumed: false } } else { WeakGroupFate::Unsettled };
    let is_doubtful = second == Some(Undecided);
    Some(WeakGroupVerdict { fate, capture: Some(Capture::read_in([both])), is_doubtful })
}

/// Doubts all weak groups that hang together with some stones: through weak groups, what they surround and neutral
/// points.
pub(super) fn doubt_beside(
    stones: &PointSet,
    ground: &Ground,
    weak_groups: &[WeakGroup],
    verdicts: &mut WeakGroupVerdicts,
) {
    if stones.is_empty() {
        return;
    }
    let joins = weak_groups.iter().fold(ground.neutral, |all, weak| all | weak.stones | weak.regions);
    let reached = stones.flood(&joins);
    for weak in weak_groups.iter().filter(|weak| !weak.stones.is_disjoint(&reached)) {
        verdicts.entry(weak.id).and_modify(|verdict| verdict.is_doubtful = true);
    }
}
