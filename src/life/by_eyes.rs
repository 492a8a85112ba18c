use super::eyes::{JoinedChains, JoinedMember};
use super::weak_groups::{WeakGroup, WeakGroupId};
use super::{ClassifiedGroup, Connections, NotAllKept, Status};
use crate::board::{PointSet, Stones};

/// What the eyes of all joined chains show: the groups that live by them, and the weak groups, which are to be read.
#[derive(Default)]
pub(super) struct ReadByEyes {
    pub(super) alive: Vec<ClassifiedGroup>,
    pub(super) weak_groups: Vec<WeakGroup>,
}

impl ReadByEyes {
    /// Adds joined chains: as a group where they live, and else as weak groups. `living` are the stones that are not
    /// marked dead, and somebody claims that those of `seki` stand in seki.
    pub(super) fn add(&mut self, joined: &JoinedChains, connections: &Connections, living: &Stones, seki: &PointSet) {
        let color = joined.color;
        let own = living.of(color);
        let cut_off = connections.in_seki | connections.captured_anyway;
        let is_kept = |stones: &PointSet| stones.is_disjoint(&cut_off) && stones.is_disjoint(seki);
        // What may not be held may come off: then it may be others that live. What lives unconditionally needs nothing
        // of it.
        let is_shown = |not_all_kept: &&NotAllKept| not_all_kept.color == color && not_all_kept.loss.is_some();
        let not_all_kept = connections.not_all_kept.iter().filter(is_shown);
        let not_all_kept: PointSet = not_all_kept.map(|not_all_kept| not_all_kept.together).collect();
        let lives = connections.pass_alive.get(color);
        let is_held =
            |member: &JoinedMember| member.stones.is_disjoint(&not_all_kept) || !member.stones.is_disjoint(lives);
        let kept = joined.stones_of(|member| is_kept(&member.stones));
        let held = kept & joined.stones_of(is_held);
        let alive = held & joined.stones_of(|member| member.lives.is_some());
        let strong = (held - alive) & joined.stones_of(|member| member.is_strong);
        let others = kept - alive - strong;
        let members = joined.members.iter().filter(|member| member.stones.is_subset(&alive));
        if let Some(evidence) = members.filter_map(|member| member.lives).max() {
            self.alive.push(ClassifiedGroup::new(color, alive & *own, Status::Alive, evidence));
        }
        let mut push = |stones: PointSet, is_claimed: bool, with: Option<PointSet>| {
            let beside = joined.regions.iter().filter(|region| region.touches(&stones));
            let regions: PointSet = beside.copied().collect();
            let may_be_given_up = !stones.is_disjoint(&not_all_kept);
            let id = WeakGroupId(self.weak_groups.len());
            self.weak_groups.push(WeakGroup { id, color, stones, regions, is_claimed, may_be_given_up, joined: with });
        };
        if alive.is_empty() && !strong.is_empty() {
            let owned: PointSet = joined.regions.iter().copied().collect();
            for part in tied(&strong, &(owned - owned.not_alone())) {
                push(part, false, Some(strong));
            }
        } else {
            strong.parts().for_each(|chain| push(chain, false, None));
        }
        others.parts().for_each(|chain| push(chain, false, None));
        for member in joined.members.iter().filter(|member| !is_kept(&member.stones)) {
            push(member.stones, !member.stones.is_disjoint(seki), None);
        }
    }
}

/// Puts chains together that share two eyes of one point: the opponent can fill neither while the other is open.
fn tied(chains: &PointSet, eyes: &PointSet) -> Vec<PointSet> {
    let mut tied: Vec<PointSet> = Vec::new();
    for chain in chains.parts() {
        let mut chain = chain;
        while let Some(at) = tied.iter().position(|other| share_two(&chain, other, eyes)) {
            chain |= tied.swap_remove(at);
        }
        tied.push(chain);
    }
    tied
}

fn share_two(one: &PointSet, other: &PointSet, eyes: &PointSet) -> bool {
    (one.neighbours(eyes) & other.neighbours(eyes)).len() > 1
}
