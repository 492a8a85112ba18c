use std::sync::Arc;

use super::{RuleSetScore, ScoreTask};
use crate::board::PointSet;
use crate::life::{Classification, Connections, Evidence, Group, LifeMap, Status};
use crate::position::{Assumption, LifeDoubt, NamedGroups, Unread};
use crate::score::{Need, PartitionedBoard, RuleSetBoards};

/// What a task does not say and its answer takes as given.
pub(super) fn assumptions(
    task: &ScoreTask,
    rule_set_boards: &RuleSetBoards<'_>,
    life: Option<&LifeMap>,
    scores: &[RuleSetScore],
) -> Vec<Assumption> {
    let (position, board) = (&task.position, rule_set_boards.agreed_board());
    let mut assumptions = task.assumptions_of_record();
    let agreed_removal = rule_set_boards.agreed_removal();
    let takes_off = |scored: &RuleSetScore| scored.rules.takes_off_by_agreement();
    // Otherwise no rule set takes dead stones off.
    if agreed_removal.rests_on_reading && life.is_some() && scores.iter().any(takes_off) {
        assumptions
            .push(Assumption::DeadAsRead { stones: agreed_removal.dead_by_reading, is_in_part: !position.is_unsaid() });
    }
    if !agreed_removal.is_disputed && scores.iter().any(|scored| rule_set_boards.is_unagreed_under(&scored.rules)) {
        assumptions
            .push(Assumption::DeadUnsaid(agreed_removal.unagreed_groups.iter().map(|group| group.stones).collect()));
    }
    if scores.iter().any(|scored| scored.score.needs.contains(&Need::End)) {
        assumptions.push(Assumption::EndUnknown);
    }
    assumptions.extend(position.assumptions().iter().cloned());
    for rules in &task.rule_sets {
        if task.terms.komi.chosen(rules).is_none()
            && let Some(komi) = rules.komi_for(position.handicap())
            && position.said_handicap().is_none_or(|said| rules.komi_for(said) == Some(komi))
        {
            assumptions.push(Assumption::KomiOfRuleSet { rule_set: rules.id.clone(), komi });
        }
    }
    match life {
        None => assumptions.push(Assumption::NotClassified),
        Some(life) => {
            let classifications = rule_set_boards.classifications();
            assumptions.extend(group_assumptions(life, board, &classifications));
            assumptions.extend(connection_assumptions(&classifications));
        }
    }
    assumptions
}

/// What was not decided of a group that lives when it is read by itself.
fn doubt_of(group: &Group, board: &PartitionedBoard, classifications: &[Arc<Classification>]) -> LifeDoubt {
    let mut not_all_kept = classifications.iter().flat_map(|classification| &classification.connections.not_all_kept);
    let partition = &board.partition;
    let owned = partition.owned(group.color);
    let inside = *partition.dead_points.get(group.color) | *partition.dead_in_seki.get(group.color);
    if !inside.is_disjoint(&group.stones.touched_parts(&owned)) {
        LifeDoubt::DeadInside
    } else if not_all_kept
        .any(|not_all_kept| not_all_kept.loss.is_none() && !not_all_kept.stones.is_disjoint(&group.stones))
    {
        LifeDoubt::Connections
    } else {
        LifeDoubt::Beside
    }
}

/// What was assumed of groups, as it was not shown.
fn group_assumptions(
    life: &LifeMap,
    board: &PartitionedBoard,
    classifications: &[Arc<Classification>],
) -> Vec<Assumption> {
    let mut assumptions = Vec::new();
    let groups_that = |wanted: &dyn Fn(&Group) -> bool| {
        life.groups.iter().filter(|group| wanted(group)).map(|group| group.stones).collect::<NamedGroups>().some()
    };
    assumptions.extend(groups_that(&|group| group.status == Status::Undecided).map(Assumption::LifeUndecided));
    let dead: PointSet = life.with_status(Status::Dead).map(|group| group.stones).collect();
    if !dead.is_empty() && life.not_kept().next().is_some() {
        assumptions.push(Assumption::DeadStonesOff(dead));
    }
    for doubt in [LifeDoubt::DeadInside, LifeDoubt::Connections, LifeDoubt::Beside] {
        let is_apart = |group: &Group| group.status == Status::Alive && group.evidence == Evidence::Unverified;
        let groups = groups_that(&|group| is_apart(group) && doubt_of(group, board, classifications) == doubt);
        assumptions.extend(groups.map(|groups| Assumption::AliveApart { groups, doubt }));
    }
    let in_seki = |group: &Group, evidence| (group.status, group.evidence) == (Status::InSeki, evidence);
    let as_named = groups_that(&|group| in_seki(group, Evidence::Claimed) || in_seki(group, Evidence::Marked));
    assumptions.extend(as_named.map(Assumption::SekiAsNamed));
    let in_ko = |group: &Group| classifications.iter().any(|classification| classification.is_in_ko(&group.stones));
    let unverified = groups_that(&|group| in_seki(group, Evidence::Unverified) && !in_ko(group));
    assumptions.extend(unverified.map(Assumption::SekiUnverified));
    let by_ko = groups_that(&|group| in_seki(group, Evidence::Unverified) && in_ko(group));
    assumptions.extend(by_ko.map(Assumption::SekiByKo));
    assumptions
}

/// What was not decided of connections, and what was assumed for those that were.
fn connection_assumptions(classifications: &[Arc<Classification>]) -> Vec<Assumption> {
    let stones_of = |points: fn(&Connections) -> PointSet| {
        classifications.iter().map(|classification| points(&classification.connections)).collect()
    };
    let chains = |points: PointSet| points.parts().collect::<NamedGroups>().some();
    let undecided = [
        (Unread::Kos, stones_of(|classification| classification.undecided_chains.kos)),
        (Unread::Wide, stones_of(|classification| classification.undecided_chains.wide)),
        (Unread::Nodes, stones_of(|classification| classification.undecided_chains.nodes)),
    ];
    let undecided = undecided.into_iter().filter_map(|(why, points)| {
        let chains = chains(points)?;
        Some(Assumption::ConnectionsUndecided { chains, why })
    });
    let others = stones_of(|classification| classification.assumed_others);
    let assumed = chains(stones_of(|classification| classification.assumed_chains));
    undecided.chain(assumed.map(|chains| Assumption::NeighboursAssumedToStay { chains, others })).collect()
}
