use std::collections::{BTreeMap, BTreeSet};

use super::cluster::{Capturability, Cluster, Opponents, capturabilities, shared_spaces, sorted_clusters};
use super::{WeakGroup, WeakGroupFate, WeakGroupId, WeakGroupVerdict, WeakGroupVerdicts};
use crate::life::Evidence;
use crate::life::ground::Ground;
use crate::life::searcher::Searcher;

/// A weak group that others bear on, as it is read with them.
struct BearingGroup<'a> {
    fate: WeakGroupFate,
    is_doubtful: bool,
    capturability: Capturability,
    /// The weak groups of the opponent in its game.
    opponents: Vec<&'a WeakGroup>,
}

impl<'a> BearingGroup<'a> {
    fn all<'w: 'a>(
        ground: &'a Ground,
        left: &'a [WeakGroup],
        opponents: Opponents,
        searcher: &mut Searcher<'w>,
    ) -> BTreeMap<WeakGroupId, Self> {
        let clusters = Cluster::all(ground, left, opponents, searcher.work());
        let order = sorted_clusters(&clusters);
        let (capturabilities, mut doubtful) = capturabilities(&order, searcher);
        let mut fates = BTreeMap::new();
        for cluster in order {
            let (fate, is_doubtful) = searcher.with_doubt(|searcher| cluster.fate(&capturabilities, searcher));
            fates.insert(cluster.weak.id, fate);
            doubtful.extend(is_doubtful.then_some(cluster.weak.id));
        }
        // What becomes of a weak group may decide about all in its game, though they have smaller games themselves.
        let doubtful_clusters = clusters.iter().filter(|cluster| doubtful.contains(&cluster.weak.id));
        let beside_doubt: BTreeSet<WeakGroupId> = doubtful_clusters.flat_map(Cluster::others).collect();
        let read = clusters.iter().map(|cluster| {
            let id = cluster.weak.id;
            let is_doubtful = doubtful.contains(&id) || cluster.hangs_on(&doubtful) || beside_doubt.contains(&id);
            let (fate, capturability, opponents) = (fates[&id], capturabilities[&id], cluster.opponents.clone());
            (id, Self { fate, is_doubtful, capturability, opponents })
        });
        read.collect()
    }

    /// Whether the first to play decides about it, and it has opponents that may come off.
    fn may_turn(&self) -> bool {
        self.fate == WeakGroupFate::Unsettled && !self.opponents.is_empty()
    }
}

/// What becomes of weak groups that bear on each other. Where the first to play decides as the board stands, but nobody
/// could capture once the neutral points that only one of them touches were filled, they stand in seki: nobody marked
/// them dead. So do those beside a weak group that lives at best in seki.
pub(super) fn verdicts_on_bearing_groups(
    ground: &Ground,
    left: &[WeakGroup],
    searcher: &mut Searcher<'_>,
) -> WeakGroupVerdicts {
    let mut groups = BearingGroup::all(ground, left, Opponents::MayComeOff, searcher);
    let turning: Vec<&WeakGroup> = left.iter().filter(|weak| groups[&weak.id].may_turn()).collect();
    if !turning.is_empty() {
        let opponents = Opponents::MayComeOffAt(shared_spaces(ground, left));
        let filled = BearingGroup::all(ground, left, opponents, searcher);
        let is_seki = |weak: &&WeakGroup| matches!(filled[&weak.id].fate, WeakGroupFate::InSeki(_));
        for weak in turning {
            let Some(group) = groups.get_mut(&weak.id) else { continue };
            group.is_doubtful |= filled[&weak.id].is_doubtful;
            let opponents = if is_seki(&weak) { group.opponents.clone() } else { continue };
            for weak in opponents.into_iter().chain([weak]).filter(is_seki) {
                let Some(BearingGroup { fate, opponents, .. }) = groups.get_mut(&weak.id) else { continue };
                // Whoever fills them first decides, if the others have nothing else to fill before.
                let has_time = opponents.iter().all(|opponent| opponent.stones.is_disjoint(&ground.filled));
                let is_turning = has_time && matches!(fate, WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest);
                *fate =
                    if is_turning { WeakGroupFate::SekiAtBest } else { WeakGroupFate::InSeki(Evidence::Unverified) };
            }
        }
    }
    for weak in left {
        let group = &groups[&weak.id];
        let is_safe = |opponent: &&WeakGroup| matches!(groups[&opponent.id].capturability, Capturability::Safe { .. });
        if !group.may_turn() || !group.opponents.iter().all(is_safe) {
            continue;
        }
        let alone = Cluster::new(ground, weak, left, Opponents::Stay, searcher.work());
        let (alone, is_doubtful) = searcher.with_doubt(|searcher| alone.capturability(searcher));
        let Some(group) = groups.get_mut(&weak.id) else { continue };
        group.is_doubtful |= is_doubtful;
        if alone == Capturability::Captured {
            group.fate = WeakGroupFate::SekiAtBest;
            for opponent in group.opponents.clone() {
                let Some(BearingGroup { fate, .. }) = groups.get_mut(&opponent.id) else { continue };
                if matches!(fate, WeakGroupFate::Alive | WeakGroupFate::Owes(_)) {
                    *fate = WeakGroupFate::InSeki(Evidence::Unverified);
                }
            }
        }
    }
    groups.into_iter().map(|(id, group)| (id, WeakGroupVerdict::new(group.fate, group.is_doubtful))).collect()
}
