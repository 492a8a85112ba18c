use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

use super::capture::Capture;
use super::cluster::{Cluster, Opponents};
use super::eyes::Ground;
use super::search::SearchOutcome::{Captured, Safe, Undecided};
use super::search::{LocalArea, Role};
use super::searcher::Searcher;
use super::weak_groups::{WeakGroup, WeakGroupFate, WeakGroupId, WeakGroupVerdict, WeakGroupVerdicts};
use crate::board::{ByColor, Color, PointSet};

/// Asks of weak groups that live one by one whether they can all be kept: a move that serves two threats takes one of
/// them. Then the owner keeps the larger; where they are as large, neither is said to live. Returns those that cannot
/// all be kept.
pub(super) fn keep_together(
    ground: &Ground,
    weak_groups: &[WeakGroup],
    verdicts: &mut WeakGroupVerdicts,
    searcher: &mut Searcher<'_>,
) -> BTreeSet<WeakGroupId> {
    let doubtful = verdicts.iter().filter(|(_, verdict)| verdict.is_doubtful);
    let doubtful: BTreeSet<WeakGroupId> = doubtful.map(|(id, _)| *id).collect();
    // What may come off: of the colour in question what lives by itself, and of both what is not known to live.
    let candidates = ByColor::from_fn(|color: Color| -> Vec<WeakGroup> {
        let may_come_off = |weak: &&WeakGroup| {
            let lives_by_itself = verdicts[&weak.id].fate == WeakGroupFate::Alive && !weak.is_connected(ground);
            let is_kept = matches!(verdicts[&weak.id].fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_));
            lives_by_itself && weak.color == color || !is_kept
        };
        weak_groups.iter().filter(may_come_off).copied().collect()
    });
    let mut clusters: Vec<Cluster<'_>> = Vec::new();
    for color in Color::BOTH {
        let candidates = candidates.get(color);
        for weak in candidates.iter().filter(|weak| verdicts[&weak.id].fate == WeakGroupFate::Alive) {
            clusters.push(Cluster::new(ground, weak, candidates, Opponents::MayComeOff, searcher.work()));
        }
    }
    clusters.retain(|cluster| !cluster.friends.is_empty());
    // The larger a weak group, the fewer points has the game in which it is one link.
    clusters.sort_by_cached_key(|cluster| (Reverse(cluster.weak.stones.len()), cluster.key()));
    let mut asked = KeptTogether::default();
    for cluster in &clusters {
        // As long as one of them is lost, ask again of those that are left.
        while asked.gives_up_one(cluster, verdicts, searcher) {}
    }
    let KeptTogether { kept, mut undecided, not_all_kept } = asked;
    undecided.retain(|all| !kept.iter().any(|kept| all.is_subset(kept)));
    // The question left out weak groups beside it that are not decided: of its own colour one may turn out to need the
    // same moves, and an opponent that was assumed to come off may stay.
    for weak in clusters.iter().filter(|cluster| cluster.hangs_on(&doubtful)).map(|cluster| cluster.weak) {
        verdicts.entry(weak.id).and_modify(|verdict| verdict.is_doubtful = true);
        undecided.push(weak.stones);
    }
    // If some of these must be given up, that may save opponents.
    mark_doubtful_beside(&undecided.iter().copied().collect::<PointSet>(), ground, weak_groups, verdicts);
    let is_undecided = |weak: &&WeakGroup| undecided.iter().any(|all| weak.stones.is_subset(all));
    for weak in weak_groups.iter().filter(is_undecided) {
        if let Some(WeakGroupVerdict { fate: fate @ WeakGroupFate::Alive, .. }) = verdicts.get_mut(&weak.id) {
            *fate = WeakGroupFate::AliveApart;
        }
    }
    not_all_kept
}

/// Which weak groups can be kept together, as far as that was asked.
#[derive(Default)]
struct KeptTogether {
    kept: Vec<PointSet>,
    /// Those of which it was not decided.
    undecided: Vec<PointSet>,
    not_all_kept: BTreeSet<WeakGroupId>,
}

impl KeptTogether {
    /// Asks whether a weak group and those of its game that live can all be kept; whether one of them was given up.
    fn gives_up_one(
        &mut self,
        cluster: &Cluster<'_>,
        verdicts: &mut WeakGroupVerdicts,
        searcher: &mut Searcher<'_>,
    ) -> bool {
        let is_alive = |weak: &WeakGroup| verdicts[&weak.id].fate == WeakGroupFate::Alive;
        let friends: Vec<&WeakGroup> = cluster.friends.iter().copied().filter(|friend| is_alive(friend)).collect();
        let others: PointSet = friends.iter().map(|friend| friend.stones).collect();
        let all = others | cluster.weak.stones;
        if !is_alive(cluster.weak) || friends.is_empty() || self.kept.iter().any(|kept| all.is_subset(kept)) {
            return false;
        }
        match cluster.keeps(others, searcher) {
            Safe => self.kept.push(all),
            Captured if give_up_one(cluster, &friends, verdicts, searcher) => {
                self.not_all_kept.extend(friends.iter().map(|friend| friend.id).chain([cluster.weak.id]));
                return true;
            }
            Captured | Undecided => self.undecided.push(all),
        }
        false
    }
}

/// Notes what cannot be kept together with a weak group, or the weak group itself; whether there is any.
fn give_up_one(
    cluster: &Cluster<'_>,
    friends: &[&WeakGroup],
    verdicts: &mut WeakGroupVerdicts,
    searcher: &mut Searcher<'_>,
) -> bool {
    let size = |weak: &WeakGroup| weak.stones.len() + weak.regions.len();
    let weak = cluster.weak;
    // It may be lost whatever is given up for it.
    if let Some(verdict) = lost_with(cluster, PointSet::EMPTY, searcher) {
        verdicts.insert(weak.id, verdict);
        return true;
    }
    // The larger ones first: then it does not matter how the board is turned.
    let mut friends = friends.to_vec();
    friends.sort_by_cached_key(|friend| (Reverse(size(friend)), cluster.of_another(friend).key()));
    let (mut is_any, mut is_unsettled) = (false, false);
    for friend in friends {
        let order = size(friend).cmp(&size(weak));
        if is_unsettled && order == Ordering::Less {
            break;
        }
        let Some(verdict) = lost_with(cluster, friend.stones, searcher) else { continue };
        is_any = true;
        // So may the friend; the smaller needs no question, as it is given up anyhow.
        if order == Ordering::Less || cluster.of_another(friend).keeps(PointSet::EMPTY, searcher) == Captured {
            verdicts.insert(friend.id, verdict);
        } else if order == Ordering::Equal {
            // Which of them is lost is for their owner to say.
            is_unsettled = true;
            let unsettled = WeakGroupVerdict { fate: WeakGroupFate::Unsettled, ..verdict };
            verdicts.extend([(friend.id, unsettled.clone()), (weak.id, unsettled)]);
        } else {
            verdicts.insert(weak.id, verdict);
            break;
        }
    }
    is_any
}

/// What becomes of the weak group of a cluster, or else of others in its game, if not all of them can be kept.
fn lost_with(cluster: &Cluster<'_>, others: PointSet, searcher: &mut Searcher<'_>) -> Option<WeakGroupVerdict> {
    if cluster.keeps(others, searcher) != Captured {
        return None;
    }
    let both = LocalArea { target: others, ..cluster.whole() };
    let second = searcher.game(&both).map(|game| searcher.outcome(&game, Role::Defender));
    let is_lost = second == Some(Captured);
    let fate = if is_lost { WeakGroupFate::CapturedAnyway { is_assumed: false } } else { WeakGroupFate::Unsettled };
    let is_doubtful = second == Some(Undecided);
    Some(WeakGroupVerdict { fate, capture: Some(Capture::read_in([both])), is_doubtful })
}

/// Doubts all weak groups that hang together with some stones: through weak groups, what they surround and neutral
/// points.
pub(super) fn mark_doubtful_beside(
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
