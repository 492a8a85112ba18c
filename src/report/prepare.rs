use std::sync::Arc;

use super::sensitivity::sensitivity;
use super::{Case, Dispute, RecordReport, Sensitivity, audit};
use crate::compare::{Difference, difference};
use crate::explain::Statement;
use crate::life::{Classification, Evidence, Group, LifeMap, Status};
use crate::position::{Assumption, DeadMarks};
use crate::procedure::Procedure;
use crate::rules::Rules;
use crate::score::{BoardReading, Need, Partition, Removals, Score, score};

/// A rule set and what it makes of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The rule set.
    pub rules: Rules,
    /// Its score.
    pub score: Score,
    /// The stones it takes off, where they differ from the agreed ones.
    pub dead_differs: bool,
}

/// The answer to a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was silent and taken as given.
    pub assumptions: Vec<Assumption>,
    /// The groups and what is known of them; nothing when the case only counts.
    pub life: Option<LifeMap>,
    /// The board under the agreed marks, the same for all rule sets.
    pub board: Arc<BoardReading>,
    /// Positions that were searched.
    pub nodes: u64,
    /// A score for each rule set, in the order asked.
    pub scores: Vec<Scored>,
    /// Indices of two scores, and why they differ.
    pub differences: Vec<(usize, usize, Difference)>,
    /// What looks odd. Nothing here changed a score.
    pub audit: Vec<Statement>,
    /// What two players disagree on, where the position has their claims.
    pub dispute: Option<Dispute>,
    /// How little would make another outcome, a value a score; nothing when the case does not ask.
    pub sensitivity: Option<Vec<Sensitivity>>,
    /// How players count it at the board, one a score, nothing where a lead is not known; nothing at all when the case does not ask.
    pub procedures: Option<Vec<Option<Procedure>>>,
    /// What the record of the case tells besides.
    pub record: Option<RecordReport>,
}

impl Report {
    /// Whether players disagree on some group: its scores then rest on what both say and are neither player's claim.
    pub fn is_disputed(&self) -> bool {
        self.dispute.as_ref().is_some_and(|dispute| !dispute.groups.is_empty())
    }

    /// What each point is: under the agreed marks, or as the rule set reads it that the case names for it.
    pub fn map(&self, case: &Case) -> &Partition {
        let scored = case.map_rule_set.and_then(|index| self.scores.get(index));
        &scored.map_or(&*self.board, |scored| scored.score.board()).partition
    }
}

/// Answers a case: scores the position under each rule set and says why they differ.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::report::{Case, prepare};
/// use gyega::rules::Amount;
///
/// // KBA "How to play", Diagram 1: Black has 15 points and a prisoner, White 17 points.
/// let rows = ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."];
/// let mut setup = Setup::new(Stones::from_rows(&rows).unwrap());
/// setup.prisoners.black = Some(1);
/// setup.prisoners.white = Some(0);
/// let mut case = Case::new(setup.check().unwrap());
/// case.terms.komi = gyega::score::KomiChoice::Same(Amount::ZERO);
/// let report = prepare(&case);
/// assert_eq!(report.scores[0].score.verdict.result(None), "W+1");
/// ```
///
/// A case that is cancelled meanwhile is answered soon, and its answer must be thrown away.
pub fn prepare(case: &Case) -> Report {
    let position = &case.position;
    let mut removals = Removals::within(position, case.reading());
    let scores: Vec<Scored> = case
        .rule_sets
        .iter()
        .map(|rules| {
            let score = score(position, &mut removals, rules, &case.terms);
            let dead_differs = score.board().dead != removals.agreed().dead;
            Scored { rules: rules.clone(), score, dead_differs }
        })
        .collect();
    let board = Arc::clone(removals.agreed());
    let area_lead = board.partition.area_lead();
    let compare = |(from, to): (usize, usize)| {
        let (first, second): (&Scored, &Scored) = (&scores[from], &scores[to]);
        (from, to, difference(position, area_lead, (&first.score, &first.rules), (&second.score, &second.rules)))
    };
    let differences =
        if case.detail == super::Detail::Totals { Vec::new() } else { case.pairs().into_iter().map(compare).collect() };
    let says = if position.is_advised() { Evidence::Claimed } else { Evidence::Marked };
    let life = board.life.as_ref().map(|read| LifeMap::of(position.stones(), &board.dead, read, says));
    let read = removals.classifications();
    let audit = audit(case, &board, &read);
    let mut assumptions = assumptions(case, life.as_ref(), &read, &scores);
    let nodes = removals.nodes();
    // What is asked on top of the scores is left out once nobody waits for it.
    let is_wanted = !case.cancel.is_cancelled();
    let (dispute, ruled) = is_wanted.then(|| Dispute::of(case, life.as_ref())).flatten().unzip();
    let sensed = (case.sensitivity && is_wanted).then(|| sensitivity(case, &scores, &board, life.as_ref(), &mut removals));
    let (sensitivity, tried) = sensed.unzip();
    let counted = |scored: &Scored| Procedure::of(position, &scored.rules, &scored.score);
    let procedures = case.procedures.then(|| scores.iter().map(counted).collect());
    let told = |record| RecordReport::of(case, record, &scores, life.as_ref(), &mut removals);
    let record = case.record.as_deref().filter(|_| is_wanted).map(told);
    let explained = record.as_ref().map_or(0, |record| record.nodes);
    assumptions.extend(dispute.as_ref().map(Dispute::assumption));
    let nodes = nodes + ruled.unwrap_or(0) + tried.unwrap_or(0) + explained;
    Report { assumptions, life, board, nodes, scores, differences, audit, dispute, sensitivity, procedures, record }
}

fn assumptions(case: &Case, life: Option<&LifeMap>, read: &[&Classification], scores: &[Scored]) -> Vec<Assumption> {
    let position = &case.position;
    let mut assumptions = case.assumptions_of_record();
    if position.dead() == DeadMarks::NotTold {
        let is_needed = scores.iter().any(|scored| scored.score.needs.contains(&Need::DeadStones));
        let takes_off = |scored: &Scored| scored.rules.takes_off_by_agreement();
        let is_shown = !is_needed && life.is_some() && scores.iter().any(takes_off);
        // Otherwise no rule set takes dead stones off.
        if is_needed || is_shown {
            assumptions.push(Assumption::DeadNotTold { is_shown });
        }
    }
    assumptions.extend(position.assumptions().iter().cloned());
    for rules in &case.rule_sets {
        if case.terms.komi.chosen(rules).is_none()
            && let Some(komi) = rules.komi_for(position.handicap())
        {
            assumptions.push(Assumption::KomiOfRuleSet { rule_set: rules.id.clone(), komi });
        }
    }
    match life {
        None => assumptions.push(Assumption::NotClassified),
        Some(life) => {
            let undecided = life.with(Status::Undecided).count() as u32;
            if undecided > 0 {
                assumptions.push(Assumption::LifeUndecided { groups: undecided });
            }
            let dead: u32 = life.with(Status::Dead).map(|group| u32::from(group.points.len())).sum();
            if dead > 0 && life.not_kept().next().is_some() {
                assumptions.push(Assumption::DeadStonesOff { stones: dead });
            }
            let is_apart = |group: &&Group| group.evidence == Evidence::Unverified;
            let apart = life.with(Status::Alive).filter(is_apart).count() as u32;
            if apart > 0 {
                assumptions.push(Assumption::AliveApart { groups: apart });
            }
            let is_shown = |group: &&Group| group.evidence == Evidence::Searched;
            let unverified = life.with(Status::InSeki).filter(|group| !is_shown(group)).count() as u32;
            if unverified > 0 {
                assumptions.push(Assumption::SekiUnverified { groups: unverified });
            }
            let undecided: u32 = read.iter().map(|read| read.connections.undecided).sum();
            let assumed: u32 = read.iter().map(|read| read.connections.assumed).sum();
            if undecided > 0 {
                assumptions.push(Assumption::ConnectionsUndecided { chains: undecided });
            }
            if assumed > 0 {
                assumptions.push(Assumption::NeighboursTakenToStay { chains: assumed });
            }
        }
    }
    assumptions
}
