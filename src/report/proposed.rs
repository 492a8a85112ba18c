use std::rc::Rc;

use super::question::question;
use super::{Case, RuleSetScore};
use crate::board::PointSet;
use crate::position::Marks;
use crate::proposal::{Proposal, ProposalBasis, ProposedStatus};
use crate::score::{Boards, Removals};

/// What is proposed for a case, and what a person should be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProposedCase {
    /// What becomes of each group.
    pub proposal: Proposal,
    /// The fewest groups that a person must confirm so that the winner is known under every rule set of the case; of
    /// those of which the proposal is not sure.
    pub ask: Vec<PointSet>,
}

impl ProposedCase {
    /// What is proposed where a case asks for it.
    pub(super) fn of(case: &Case, boards: &Rc<Boards>) -> Option<Self> {
        let position = &case.position;
        let can_be = case.proposes_dead && position.claims().is_none();
        can_be.then(|| {
            let proposal = Proposal::of(position.stones(), position.marks(), boards.work());
            let ask = ask(case, &proposal, boards);
            Self { proposal, ask }
        })
    }

    /// The case with what is proposed as its marks. What reading tells alone is left to it: then nothing is proposed.
    pub(super) fn case(&self, case: &Case) -> Case {
        let is_estimated = self.proposal.groups.iter().any(|group| group.basis == ProposalBasis::Estimated);
        if !is_estimated {
            return case.clone();
        }
        let unsure = self.proposal.unsure().map(|group| group.stones).collect();
        let dead = self.proposal.stones_of(ProposedStatus::Dead) - case.position.marks().dead;
        Case { position: case.position.proposed(&dead, unsure), recorded_count: None, ..case.clone() }
    }
}

/// The groups to ask about: with those open of which the proposal is not sure, and the others as proposed.
fn ask(case: &Case, proposal: &Proposal, boards: &Rc<Boards>) -> Vec<PointSet> {
    let unsaid: PointSet = proposal.unsure().map(|group| group.stones).collect();
    if unsaid.is_empty() {
        return Vec::new();
    }
    let dead = proposal.stones_of(ProposedStatus::Dead) - unsaid;
    let marks = Marks { dead, unsaid, ..*case.position.marks() };
    let case = Case { position: case.position.with_marks(marks), recorded_count: None, ..case.clone() };
    let mut removals = Removals::sharing(&case.position, boards);
    let scores = RuleSetScore::all(&case, &case.position, &mut removals);
    question(&case, &removals, &scores)
}
