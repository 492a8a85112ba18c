use std::collections::BTreeSet;

use super::bearing_groups::verdicts_on_bearing_groups;
use super::cluster::{Capturability, Cluster, Opponents, capturabilities, sorted_clusters};
use super::kept_together::{doubt_beside, keep_together};
use super::{WeakGroup, WeakGroupFate, WeakGroupId, WeakGroupVerdict, WeakGroupVerdicts};
use crate::board::{ByColor, Color, PointSet};
use crate::life::Evidence;
use crate::life::costs::WORK_OF_PAIR;
use crate::life::ground::Ground;
use crate::life::searcher::Searcher;

/// Reads what becomes of each weak group of a board. All other stones are assumed to stay.
///
/// First each is read alone with its friends, while its opponents stay: what is safe so lives, and may save others.
/// What is left over is read with the opponents beside it that are left over too.
///
/// Where one move threatens several of which one must be given up, that may save opponents: then all others are read
/// again.
///
/// The ground that comes back is the one on which what they owe is filled.
pub(in crate::life) fn verdicts_on(
    ground: &Ground,
    original: &[WeakGroup],
    searcher: &mut Searcher<'_>,
) -> (WeakGroupVerdicts, Ground) {
    let kept = |weak: &WeakGroup| WeakGroup { may_be_given_up: false, ..*weak };
    let mut weak_groups: Vec<WeakGroup> = original.iter().map(kept).collect();
    let mut all = OnePass::read(ground, &weak_groups, searcher);
    // Of these no later pass says anything else.
    let mut is_final = all.not_all_kept.clone();
    all.not_all_kept.extend(original.iter().filter(|weak| weak.may_be_given_up).map(|weak| weak.id));
    while weak_groups.iter().any(|weak| !weak.may_be_given_up && all.not_all_kept.contains(&weak.id)) {
        for weak in &mut weak_groups {
            weak.may_be_given_up |= all.not_all_kept.contains(&weak.id);
        }
        let mut again = OnePass::read(ground, &weak_groups, searcher);
        again.verdicts.retain(|id, _| !is_final.contains(id));
        if again.verdicts.iter().any(|(id, verdict)| verdict.certainty() < all.verdicts[id].certainty()) {
            let given_up = weak_groups.iter().filter(|weak| weak.may_be_given_up);
            let given_up: PointSet = given_up.map(|weak| weak.stones).collect();
            doubt_beside(&given_up, ground, &weak_groups, &mut all.verdicts);
            break;
        }
        is_final.extend(&again.not_all_kept);
        all.verdicts.extend(again.verdicts);
        all = OnePass { verdicts: all.verdicts, ..again };
    }
    (all.verdicts, all.ground)
}

/// What one pass over all weak groups shows.
struct OnePass {
    verdicts: WeakGroupVerdicts,
    /// The ground on which what they owe is filled.
    ground: Ground,
    /// The weak groups that cannot all be kept.
    not_all_kept: BTreeSet<WeakGroupId>,
}

impl OnePass {
    fn read(unfilled: &Ground, original: &[WeakGroup], searcher: &mut Searcher<'_>) -> Self {
        searcher.work().pay(WORK_OF_PAIR * (original.len() * original.len()) as u64);
        let OneByOne { mut verdicts, ground, weak_groups, left } = OneByOne::read(unfilled, original, searcher);
        verdicts.extend(verdicts_on_bearing_groups(&ground, &left, searcher));
        keep_ko_stones_in_seki(&weak_groups, &mut verdicts);
        for (weak, before) in weak_groups.iter().zip(original) {
            let Some(WeakGroupVerdict { fate, capture, .. }) = verdicts.get_mut(&weak.id) else { continue };
            let cluster = match fate {
                WeakGroupFate::Unsettled | WeakGroupFate::SekiAtBest | WeakGroupFate::CapturedAnyway { .. } => {
                    Cluster::new(&ground, weak, &left, Opponents::MayComeOff, searcher.work())
                }
                WeakGroupFate::Owes(_) => Cluster::new(unfilled, before, &left, Opponents::Stay, searcher.work()),
                WeakGroupFate::Alive
                | WeakGroupFate::AliveApart
                | WeakGroupFate::InSeki(_)
                | WeakGroupFate::Open
                | WeakGroupFate::Undecided => continue,
            };
            *capture = Some(cluster.threat());
        }
        let (verdicts, not_all_kept) = keep_together(&ground, &weak_groups, verdicts, searcher);
        Self { verdicts, ground, not_all_kept }
    }
}

/// What shows of weak groups while each is read alone with its friends.
struct OneByOne {
    verdicts: WeakGroupVerdicts,
    /// The ground on which what they owe is filled.
    ground: Ground,
    /// All of them, on that ground.
    weak_groups: Vec<WeakGroup>,
    /// Those without a verdict.
    left: Vec<WeakGroup>,
}

impl OneByOne {
    fn read(unfilled: &Ground, original: &[WeakGroup], searcher: &mut Searcher<'_>) -> Self {
        let (mut ground, mut weak_groups) = (*unfilled, original.to_vec());
        let mut verdicts = WeakGroupVerdicts::new();
        // The surroundings of protective moves that are in doubt.
        let mut beside_doubt = PointSet::EMPTY;
        loop {
            let is_left = |weak: &&WeakGroup| !verdicts.contains_key(&weak.id);
            let left: Vec<WeakGroup> = weak_groups.iter().filter(is_left).copied().collect();
            let clusters = Cluster::all(&ground, &left, Opponents::Stay, searcher.work());
            let (decided, doubtful) = live_next(&clusters, searcher);
            if decided.is_empty() {
                return Self { verdicts, ground, weak_groups, left };
            }
            let mut owed = ByColor::<PointSet>::default();
            for (cluster, fate) in decided {
                let weak = cluster.weak;
                let mut is_doubtful = weak.stones.touches(&beside_doubt);
                if let WeakGroupFate::Owes(point) = fate {
                    owed.get_mut(weak.color).insert(point);
                    // It may be needless once more lives.
                    if doubtful.contains(&weak.id) || cluster.hangs_on(&doubtful) {
                        is_doubtful = true;
                        beside_doubt |= cluster.around | weak.regions;
                    }
                }
                verdicts.insert(weak.id, WeakGroupVerdict::new(fate, is_doubtful));
            }
            for color in Color::BOTH {
                ground.fill(color, owed.get(color));
                let own = weak_groups.iter_mut().filter(|weak| weak.color == color);
                own.for_each(|weak| weak.regions -= *owed.get(color));
            }
            // It lives with those that live by that point.
            for weak in left.iter().filter(|weak| weak.is_connected(&ground)) {
                let alive = WeakGroupVerdict::new(WeakGroupFate::Alive, weak.stones.touches(&beside_doubt));
                verdicts.entry(weak.id).or_insert(alive);
            }
        }
    }
}

/// Those of some weak groups that are known to live whatever becomes of the others, or that owe a point for it; and
/// those that are in doubt.
fn live_next<'c, 'a>(
    clusters: &'c [Cluster<'a>],
    searcher: &mut Searcher<'_>,
) -> (Vec<(&'c Cluster<'a>, WeakGroupFate)>, BTreeSet<WeakGroupId>) {
    let order = sorted_clusters(clusters);
    let (capturabilities, mut doubtful) = capturabilities(&order, searcher);
    let is_safe = |cluster: &Cluster<'_>, without_regions: bool| {
        let weak = cluster.weak;
        let may_stay = !weak.is_claimed && !weak.may_be_given_up;
        may_stay && capturabilities[&weak.id] == Capturability::Safe { without_regions }
    };
    let at_once = clusters.iter().filter(|cluster| is_safe(cluster, true));
    let at_once: Vec<_> = at_once.map(|cluster| (cluster, WeakGroupFate::Alive)).collect();
    // What lives without further ado may save others, so that what must be filled comes last.
    if !at_once.is_empty() {
        return (at_once, doubtful);
    }
    let mut by_eyes = Vec::new();
    for cluster in order.into_iter().filter(|cluster| is_safe(cluster, false)) {
        let (fate, is_doubtful) = searcher.with_doubt(|searcher| cluster.protective_move(searcher));
        doubtful.extend(is_doubtful.then_some(cluster.weak.id));
        by_eyes.push((cluster, fate));
    }
    let (alive, others): (Vec<_>, Vec<_>) = by_eyes.into_iter().partition(|(_, fate)| *fate == WeakGroupFate::Alive);
    (if alive.is_empty() { connecting_first(others) } else { alive }, doubtful)
}

/// A stone in a ko of a double-ko seki comes and goes, and the seki stays.
fn keep_ko_stones_in_seki(weak_groups: &[WeakGroup], verdicts: &mut WeakGroupVerdicts) {
    let is_seki = |weak: &&WeakGroup| matches!(verdicts[&weak.id].fate, WeakGroupFate::InSeki(_));
    let seki: Vec<&WeakGroup> = weak_groups.iter().filter(is_seki).collect();
    for weak in weak_groups.iter().filter(|weak| weak.stones.len() == 1) {
        let stands_in = |other: &&WeakGroup| other.color == weak.color && other.stones.touches(&weak.regions);
        let Some(WeakGroupVerdict { fate, .. }) = verdicts.get_mut(&weak.id) else { continue };
        if matches!(fate, WeakGroupFate::CapturedAnyway { .. } | WeakGroupFate::Unsettled) && seki.iter().any(stands_in)
        {
            *fate = WeakGroupFate::InSeki(Evidence::Unverified);
        }
    }
}

/// Of protective moves that bear on each other one, what connects first: with it filled, the others may not be owed.
fn connecting_first<'c, 'a>(read: Vec<(&'c Cluster<'a>, WeakGroupFate)>) -> Vec<(&'c Cluster<'a>, WeakGroupFate)> {
    let connects = |(cluster, fate): &(&Cluster<'_>, WeakGroupFate)| {
        let touches = |point: PointSet| cluster.friends.iter().any(|friend| point.touches(&friend.stones));
        matches!(fate, WeakGroupFate::Owes(point) if touches(PointSet::from(*point)))
    };
    let owed = read.into_iter().filter(|(_, fate)| matches!(fate, WeakGroupFate::Owes(_)));
    let (connecting, others): (Vec<_>, Vec<_>) = owed.partition(connects);
    let mut first: Vec<(&Cluster<'_>, WeakGroupFate)> = Vec::new();
    for (cluster, fate) in connecting.into_iter().chain(others) {
        let bears_on = |(other, _): &(&Cluster<'_>, WeakGroupFate)| {
            let has = |one: &Cluster<'_>, other: &Cluster<'_>| one.others().any(|id| id == other.weak.id);
            // Which of two that are alike comes first would depend on how the board is turned.
            (has(cluster, other) || has(other, cluster)) && cluster.key() != other.key()
        };
        if !first.iter().any(bears_on) {
            first.push((cluster, fate));
        }
    }
    first
}
