use std::sync::Arc;

use super::play_left::LeftToPlay;
use super::scoring_input::ScoringInput;
use super::tally::CountedLedger;
use super::{DecidedBy, PartitionedBoard, Verdict, neutral_points_gained, takes_at_once, threats_at_hand};
use crate::board::{ByColor, Color};
use crate::life::{ClassifiedGroup, Evidence, Status};
use crate::rules::{Amount, Counting, DisputeRule, OneSidedNeutral, RuleSet};

/// What could still change a score: play that is not over, a group of which it is not shown whether it stands in seki,
/// a chain of which it is not shown whether its owner still owes a move, the last of the neutral points where area
/// counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Nothing can still change it.
    None,
    /// The dead stones are proposed, or an engine claims them, and nobody who played confirmed them.
    Proposed,
    /// The board was only counted.
    NotRead,
    /// Play is not over.
    NotOver,
    /// Of a group it was not decided whether it lives, so that play may not be over.
    Undecided,
    /// The score by what was read, with every doubt decided for one player.
    Either(ByColor<Verdict>),
}

impl Doubt {
    pub(super) fn assess(input: ScoringInput<'_>, counted: &CountedLedger, verdict: &Verdict) -> Self {
        let (rule_set_boards, position) = (input.boards, input.position());
        // It tells of boards that were not read themselves.
        let agreed = rule_set_boards.agreed_board();
        let board = counted.ledger.board();
        let Some(lead) = verdict.lead.filter(|_| verdict.decided_by != Some(DecidedBy::End)) else { return Self::None };
        let stones = position.stones();
        let (Some(of_agreed), Some(left)) = (agreed.classification.as_deref(), agreed.left_to_play()) else {
            return Self::NotRead;
        };
        match board.left_to_play().map_or(left, |own| own.max(left)) {
            LeftToPlay::Something => return Self::NotOver,
            LeftToPlay::Undecided => return Self::Undecided,
            LeftToPlay::Nothing if leaves_something_to_take(input, board) => return Self::NotOver,
            LeftToPlay::Nothing => {}
        }
        let classification = board.classification.as_deref().unwrap_or(of_agreed);
        let is_doubtful =
            |group: &ClassifiedGroup| group.evidence == Evidence::Unverified || group.status == Status::Undecided;
        let doubtful = classification.stones_of(is_doubtful) - *position.seki();
        let owed = owed_in_doubt(input, board);
        let fills_count = input.rules.counting.choice().is_some_and(|counting| counting != Counting::Territory);
        let filled = if fills_count { neutral_points_gained(position, agreed) } else { ByColor::default() };
        let gained = ByColor::from_fn(|player| *owed.get(!player) + Amount::of_count(u32::from(*filled.get(player))));
        let kos_decide = plays_kos_out(input.rules) && position.dead_under(&input.rules.id).is_none();
        let without_ko_captures = rule_set_boards.agreed_removal().without_ko_captures.as_ref().filter(|_| kos_decide);
        let lead_on = |board: &Arc<PartitionedBoard>| CountedLedger::count(input, board).lead();
        let lead_without_ko_captures = without_ko_captures.and_then(lead_on).unwrap_or(lead);
        if doubtful.is_empty() && gained == ByColor::default() && lead_without_ko_captures == lead {
            return Self::None;
        }
        let decided_for = |player: Color| {
            let (own, other) = (doubtful & *stones.of(player), doubtful & *stones.of(!player));
            let seki = (classification.in_seki() - own) | other;
            if doubtful.is_empty() { Some(lead) } else { lead_on(&Arc::new(board.with_seki(&seki))) }
        };
        // Decided for a player it may cost him more than it gives him: the best for each is the best of these. One that
        // is not known sorts first.
        let mut leads =
            [decided_for(Color::Black), decided_for(Color::White), Some(lead), Some(lead_without_ko_captures)];
        leads.sort_unstable();
        let [Some(least), .., Some(most)] = leads else { return Self::None };
        let best_leads = ByColor { black: most + gained.black, white: least - gained.white };
        if best_leads.black == best_leads.white {
            // What is in seki only because nothing was shown may be captured as well, and of that no way is counted.
            return if doubtful.is_disjoint(&classification.in_seki()) { Self::None } else { Self::Undecided };
        }
        Self::Either(best_leads.map(|lead| input.verdict(Some(lead))))
    }
}

/// Whether what is captured by winning a ko must be captured in play, so that ko threats decide it: no text has it
/// dead by confirmation, by the shape alone or by a precedent.
pub fn plays_kos_out(rules: &RuleSet) -> bool {
    let dispute = rules.dispute.choice();
    let decides =
        |ruling| matches!(ruling, DisputeRule::Japanese1989 | DisputeRule::KoreanLocal | DisputeRule::Precedents);
    rules.takes_off_by_agreement() && !dispute.is_some_and(decides)
}

/// Whether something is left to take: a chain can be captured where its owner owes a point; a group has to answer
/// inside once neutral points are filled; a neutral point is worth a move; stones stand that agreement would take off
/// and this rule set does not; stones come off that stand on neutral points; or a dead stone in a seki, which it does
/// not take off, is in atari.
fn leaves_something_to_take(input: ScoringInput<'_>, board: &PartitionedBoard) -> bool {
    let agreed = input.boards.agreed_board();
    let (position, rules) = (input.position(), input.rules);
    if position.history().has_end() {
        return false;
    }
    let living = board.marked.living();
    let classification = board.classification.as_deref().or(agreed.classification.as_deref());
    classification.is_some_and(|read| !read.must_answer().is_empty() || threats_at_hand(&living, read).next().is_some())
        || !rules.takes_off_by_agreement() && !agreed.marked.dead.is_subset(&board.marked.dead)
        || !input.boards.cache().points_worth_a_move(agreed).is_empty()
        || board.partition.dead_stones_on_neutral_points() != ByColor::default()
        || rules.pays_for_captures_in_seki()
            && takes_at_once(position.stones(), board.partition.dead_stones_in_seki).next().is_some()
}

/// How many points each player may still owe by chains of which it was not decided, where such points do not count.
fn owed_in_doubt(input: ScoringInput<'_>, board: &PartitionedBoard) -> ByColor<Amount> {
    let rules = input.rules;
    let may_owe = rules.counting.choice() == Some(Counting::Territory)
        && rules.one_sided_neutral.choice() == Some(OneSidedNeutral::NotCounted);
    let Some(classification) = board.classification.as_deref().filter(|_| may_owe) else { return ByColor::default() };
    let chains = Amount::of_count(classification.connections.undecided);
    ByColor { black: chains, white: chains }
}
