use std::sync::Arc;

use super::scoring_input::ScoringInput;
use super::tally::CountedLedger;
use super::{Partition, PartitionedBoard, Verdict};
use crate::board::{ByColor, Color, PointSet};
use crate::rules::{
    Amount, Clause, DeadInSeki, Fork, NeutralPoints, OneSidedNeutral, RuleReadingId, RuleSet, SekiPoints, Source,
    SourcedRuleReading,
};

/// A documented way to read a rule text where it can be read in several, and what it makes of the score.
///
/// Of each question on which the board turns all readings stand together, the default first. Each is the score by
/// default with that one question read otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleReading {
    /// Which; it tells the question as well.
    pub id: RuleReadingId,
    /// Where it is documented.
    pub source: &'static Source,
    /// Whether the score above it is this reading. Where the rule set does not choose, none is.
    pub is_default: bool,
    /// What it gives.
    pub verdict: Verdict,
    /// What each player counts on the board, where it is known.
    pub board_totals: Option<ByColor<Amount>>,
    /// The points on which it differs from the other reading of its question.
    pub points: PointSet,
    /// Whether the winner is another than by default; where there is no default, than by the other reading.
    pub turns_winner: bool,
}

/// A verdict and the totals on the board behind it.
#[derive(Clone, Copy)]
struct VerdictOnBoard {
    verdict: Verdict,
    board_totals: Option<ByColor<Amount>>,
}

impl VerdictOnBoard {
    fn count(input: ScoringInput<'_>, board: &Arc<PartitionedBoard>) -> Self {
        let counted = CountedLedger::count(input, board);
        Self { verdict: input.verdict(counted.lead()), board_totals: counted.board_totals }
    }
}

/// The documented readings of what the text leaves open, where the board turns on it; none where the lead is unknown
/// for another reason.
pub(super) fn readings(input: ScoringInput<'_>, counted: &CountedLedger, verdict: Verdict) -> Vec<RuleReading> {
    let default = VerdictOnBoard { verdict, board_totals: counted.board_totals };
    let mut collector = RuleReadingCollector { input, counted, default, readings: Vec::new() };
    if let Some(lead) = verdict.lead {
        collector.read_shared_spaces(lead);
        collector.read_seki();
        collector.read_open_neutral_points();
        collector.read_protective_moves();
        collector.read_bent_four();
    }
    collector.read_dead_in_seki();
    collector.readings
}

struct RuleReadingCollector<'a> {
    input: ScoringInput<'a>,
    counted: &'a CountedLedger,
    default: VerdictOnBoard,
    readings: Vec<RuleReading>,
}

impl RuleReadingCollector<'_> {
    fn board(&self) -> &PartitionedBoard {
        self.counted.ledger.board()
    }

    /// Only what is next to one colour alone moves; the rest of a shared space is divided either way.
    fn read_shared_spaces(&mut self, lead: Amount) {
        let (rules, partition) = (self.input.rules, &self.board().partition);
        if rules.neutral_points.choice() != Some(NeutralPoints::IngShare) || partition.neutral.is_empty() {
            return;
        }
        let given = partition.neutral_beside_one_colour();
        let change = i32::from(given.black.len()) - i32::from(given.white.len());
        let other = VerdictOnBoard { verdict: self.input.verdict(Some(lead + Amount::points(change))), ..self.default };
        self.tell(&Fork::SHARED_SPACES, other, given.union());
    }

    /// Of a group that possesses a neutral point of the seki, the chains without one of their own do not stand in it.
    /// Points of the seki lie in spaces next to both sides of it: what is open elsewhere could be filled. A group
    /// without one stays as it was claimed: what it possesses cannot be seen on this board, as in a double-ko seki
    /// where nobody marked the ko stones.
    fn read_seki(&mut self) {
        let Some(fork) = self.input.rules.seki_test.fork().filter(|_| self.leaves_out_seki()) else { return };
        let partition = &self.board().partition;
        let ByColor { black, white } = &partition.in_seki;
        if black.is_empty() || white.is_empty() {
            return;
        }
        let vacant = self.board().empty_neutral_points();
        let shared = black.touched_parts(&vacant) & white.touched_parts(&vacant);
        let stays = |color: Color| {
            let in_seki = partition.in_seki.get(color);
            *in_seki - (shared.touched_parts(&partition.area(color)) - shared.touched_parts(in_seki))
        };
        let seki = stays(Color::Black) | stays(Color::White);
        if seki != *black | *white {
            let other = self.board().with_seki(&seki);
            self.tell_of_board(fork, other);
        }
    }

    /// Whoever touches an empty neutral point stands in seki, with everything that the own points join to it.
    fn read_open_neutral_points(&mut self) {
        let Some(fork) = self.input.rules.neutral_filling.fork().filter(|_| self.leaves_out_seki()) else { return };
        let partition = &self.board().partition;
        let vacant = self.board().empty_neutral_points();
        if vacant.is_empty() {
            return;
        }
        let groups = ByColor::from_fn(|color| vacant.touched_parts(&partition.area(color)));
        let other = self.board().with_groups_in_seki(&groups);
        self.tell_of_board(fork, other);
    }

    fn read_protective_moves(&mut self) {
        let clause = &self.input.rules.one_sided_neutral;
        let Some(fork) = clause.fork().filter(|_| clause.choice() == Some(OneSidedNeutral::NotCounted)) else { return };
        let owed = &self.board().partition.protective_moves;
        let points = owed.union();
        if !points.is_empty() {
            let other = self.under(|rules| rules.one_sided_neutral = Clause::chosen(OneSidedNeutral::Counted));
            self.tell(fork, other, points);
        }
    }

    /// What was marked dead and stands as if nobody had marked it: its points, those under it and those around it turn.
    fn read_bent_four(&mut self) {
        let Some(fork) = self.input.rules.removal.fork() else { return };
        let Some(unmarked) = self.board().with_bent_fours_unmarked.clone() else { return };
        let owned = |partition: &Partition| ByColor::from_fn(|color| partition.owned(color));
        let (before, after) = (owned(&self.board().partition), owned(&unmarked.partition));
        let points = (before.black ^ after.black) | (before.white ^ after.white);
        self.tell(fork, VerdictOnBoard::count(self.input, &unmarked), points);
    }

    /// A text that does not say has both readings, none of them the default.
    fn read_dead_in_seki(&mut self) {
        let clause = &self.input.rules.dead_in_seki;
        let Some(fork) = clause.fork() else { return };
        let captives = &self.board().partition.dead_stones_in_seki;
        let points = captives.union();
        if points.is_empty() {
            return;
        }
        let ways = fork.readings.map(|reading| {
            let choice = if reading.id == RuleReadingId::DeadInSekiRemoved {
                DeadInSeki::Removed
            } else {
                DeadInSeki::NotRemoved
            };
            (clause.choice() == Some(choice), self.under(|rules| rules.dead_in_seki = Clause::chosen(choice)))
        });
        self.push(fork, ways, points);
    }

    /// Whether it matters for an eye that it stands in a seki.
    fn leaves_out_seki(&self) -> bool {
        self.input.rules.seki_points.choice() == Some(SekiPoints::NotCounted)
    }

    /// The score under the same rule set with one clause changed.
    fn under(&self, change: impl FnOnce(&mut RuleSet)) -> VerdictOnBoard {
        let mut rules = self.input.rules.clone();
        change(&mut rules);
        VerdictOnBoard::count(ScoringInput { rules: &rules, ..self.input }, self.counted.ledger.board())
    }

    /// The reading by which the board is sorted so, if any point turns on it.
    fn tell_of_board(&mut self, fork: &Fork, other: PartitionedBoard) {
        let partition = &self.board().partition;
        let (before, after) = (in_seki(partition), in_seki(&other.partition));
        // An owed point counts nothing either way.
        let points = (before ^ after) - partition.protective_moves.union() - other.partition.protective_moves.union();
        if !points.is_empty() {
            self.tell(fork, VerdictOnBoard::count(self.input, &Arc::new(other)), points);
        }
    }

    /// The default reading, which gives the score itself, and the other.
    fn tell(&mut self, fork: &Fork, other: VerdictOnBoard, points: PointSet) {
        self.push(fork, [(true, self.default), (false, other)], points);
    }

    /// Notes both readings, unless no point differs.
    fn push(&mut self, fork: &Fork, ways: [(bool, VerdictOnBoard); 2], points: PointSet) {
        if points.is_empty() || ways.iter().any(|(_, way)| way.verdict.lead.is_none()) {
            return;
        }
        let [one, other] = ways.map(|(_, way)| way.verdict.outcome);
        let turns = one != other;
        for (SourcedRuleReading { id, source }, (is_default, way)) in fork.readings.into_iter().zip(ways) {
            let VerdictOnBoard { verdict, board_totals } = way;
            let turns_winner = turns && !is_default;
            self.readings.push(RuleReading { id, source, is_default, verdict, board_totals, points, turns_winner });
        }
    }
}

/// What does not count for standing in a seki, and dead stones that stay there.
fn in_seki(partition: &Partition) -> PointSet {
    partition.seki_eyes.union() | partition.dead_in_seki.union() | partition.dead_stones_in_seki.union()
}
