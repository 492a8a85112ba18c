use std::collections::BTreeMap;

use super::history::{HistoryRequest, Prisoners};
use super::points::{AdjustmentRequest, KomiRequest, Overtime};
use super::rule_sets::{RuleSetRequest, RuleSetsRequest};
use super::score::{ClaimRequest, ClaimsRequest, DeadStonesRequest, ListedReadings, Nodes, ScoreRequest};
use crate::board::{ByColor, PointSet};
use crate::formats::diagram::LetteredBoard;
use crate::life::Budget;
use crate::position::{Assumption, Claim, Position};
use crate::report::{ScoreTask, WantedParts};
use crate::score::{Adjustment, KomiChoice, Terms};
use crate::wire::{BoundedText, Rows, Whole};

/// The request with `rows` for a task. It has the caller's values and no defaults, so that it gives the same scores
/// when it is sent again, and the same assumptions but for those about the form of the first request. What changes no
/// score is left out: `id`, `language`, and what else of the answer is chosen.
pub(crate) fn request_of(task: &ScoreTask, readings: &ListedReadings) -> ScoreRequest {
    // Every field by its name: the compiler asks of a new one whether it belongs here, and with that in `canonical`.
    let ScoreTask {
        position,
        rule_sets,
        terms: Terms { komi, overtime, adjustments },
        compare: _, // with what is compared anyhow: `compared`
        proposes_dead,
        classify,
        budget,
        wanted: WantedParts { sensitivity, procedures, detail: _, proofs: _, map_rule_set: _, explain_record: _ },
        as_it_stands,
        record,
        recorded_count: _, // follows from the record and its marks
        work_max: _,       // the same for all requests
    } = task;
    // A record speaks where a request is silent.
    let is_of_record = record.as_ref().is_some_and(|record| !record.gives_dead);
    let is_silent = position.is_unsaid() && !is_of_record;
    let marks = Some(position.marks()).filter(|_| !is_silent);
    let (drawn_dead, dead) = match marks {
        // Beside the wish for a proposal the board alone can say which stones are dead.
        _ if *proposes_dead => (position.marks().dead, Some(DeadStonesRequest::Propose)),
        Some(marks) => (PointSet::EMPTY, Some(DeadStonesRequest::Points(marks.dead))),
        None => (PointSet::EMPTY, None),
    };
    ScoreRequest {
        rows: Some(Rows(LetteredBoard { stones: *position.stones(), dead: drawn_dead })),
        dead,
        unsaid: marks.map(|marks| marks.unsaid).filter(|unsaid| *proposes_dead || !unsaid.is_empty()),
        dead_by_rule_set: Some(dead_under(task)).filter(|dead| !dead.is_empty()),
        seki: Some(*position.seki()).filter(|seki| !seki.is_empty()),
        claims: claims(position),
        prisoners: Some(prisoners(position)).filter(|prisoners| *prisoners != Prisoners::default()),
        history: Some(history(position)).filter(|history| *history != HistoryRequest::default()),
        handicap: (!position.assumptions().contains(&Assumption::EvenGame))
            .then(|| Whole(u32::from(position.handicap()))),
        said_handicap: position.said_handicap().map(|said| Whole(u32::from(said))),
        komi: Some(komi_request(komi)),
        overtime: overtime_request(*overtime),
        adjustments: Some(adjustment_requests(adjustments)).filter(|list| !list.is_empty()),
        rule_sets: Some(RuleSetsRequest::These(
            rule_sets.iter().map(|rules| RuleSetRequest::Id(rules.id.to_string())).collect(),
        )),
        compare: Some(compared(task)).filter(|pairs| !pairs.is_empty()),
        readings: Some(readings.clone()).filter(|readings| *readings != ListedReadings::default()),
        classify: (!classify).then_some(false),
        search_nodes: (*classify && *budget != Budget::DEFAULT).then(|| Nodes(budget.nodes())),
        sensitivity: sensitivity.then_some(true),
        procedures: procedures.then_some(true),
        as_it_stands: as_it_stands.then_some(true),
        ..ScoreRequest::default()
    }
}

/// What two players claim who disagree.
fn claims(position: &Position) -> Option<ClaimsRequest> {
    let claim = |claim: &Claim| ClaimRequest { dead: Some(claim.dead), seki: Some(claim.seki) };
    position.claims().map(|claims| ClaimsRequest { black: claim(&claims.black), white: claim(&claims.white) })
}

/// Dead stones under single rule sets, by their ids.
fn dead_under(task: &ScoreTask) -> BTreeMap<String, PointSet> {
    let ids = task.rule_sets.iter().map(|rules| rules.id.as_ref());
    ids.filter_map(|id| Some((id.to_owned(), task.position.dead_under(id)?))).collect()
}

/// The ids of the pairs to compare besides the first rule set with each other one.
fn compared(task: &ScoreTask) -> Vec<(String, String)> {
    let id = |index: usize| task.rule_sets[index].id.to_string();
    let by_default = task.rule_sets.len().saturating_sub(1);
    task.pairs().into_iter().skip(by_default).map(|(from, to)| (id(from), id(to))).collect()
}

/// Overtime, where a player bought any.
fn overtime_request(periods: ByColor<u8>) -> Option<Overtime> {
    let ByColor { black, white } = periods.map(|periods| Some(Whole(u32::from(periods))));
    (periods != ByColor::default()).then_some(Overtime { black, white })
}

fn adjustment_requests(adjustments: &[Adjustment]) -> Vec<AdjustmentRequest> {
    let adjustment = |adjustment: &Adjustment| AdjustmentRequest {
        player: adjustment.player,
        amount: adjustment.amount.into(),
        reason: BoundedText(adjustment.reason.clone()),
        rule_sets: Some(adjustment.rule_sets.clone()).filter(|named| !named.is_empty()),
    };
    adjustments.iter().map(adjustment).collect()
}

/// Those that were told, not those worked out from plays.
fn prisoners(position: &Position) -> Prisoners {
    let is_worked_out = |color| {
        let is_it = |one: &Assumption| matches!(one, Assumption::PrisonersFromPlays { player, .. } if *player == color);
        position.assumptions().iter().any(is_it)
    };
    ByColor::from_fn(|color| position.prisoners().get(color).filter(|_| !is_worked_out(color))).into()
}

/// What was told of the moves, not what was worked out from counts.
fn history(position: &Position) -> HistoryRequest {
    let has = |is_it: fn(&Assumption) -> bool| position.assumptions().iter().any(is_it);
    let mut history = *position.history();
    if has(|assumption| matches!(assumption, Assumption::FirstPassFromCounts(..))) {
        history.first_pass = None;
    }
    if has(|assumption| matches!(assumption, Assumption::EarlyPassesFromCounts { .. })) {
        history.early_passes = ByColor::default();
    }
    history.into()
}

fn komi_request(choice: &KomiChoice) -> KomiRequest {
    match choice {
        KomiChoice::Same(komi) => KomiRequest::Same((*komi).into()),
        KomiChoice::ByRuleSet(list) if !list.is_empty() => {
            KomiRequest::ByRuleSet(list.iter().map(|(id, komi)| (id.clone(), (*komi).into())).collect())
        }
        KomiChoice::OfRuleSet | KomiChoice::ByRuleSet(_) => KomiRequest::OfRuleSet,
    }
}
