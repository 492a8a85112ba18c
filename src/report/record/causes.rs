use std::rc::Rc;

use super::check::is_same;
use crate::board::{Color, PointSet};
use crate::explain::Statement;
use crate::life::{Group, LifeMap, Status};
use crate::position::{Game, RecordedResult};
use crate::report::Case;
use crate::report::sensitivity::groups;
use crate::rules::{Amount, Counting, Prisoners, RuleSet, all};
use crate::score::{Adjustment, Boards, KomiChoice, MarkedBoard, Removals, Score, Terms, score};

/// More prisoners than these are no slip of counting.
const PRISONERS_MAX: i32 = 5;

/// Groups whose status is tried.
const GROUPS_MAX: usize = 60;

/// The question: the case, its game, the rule set of the record and the terms under which the result differs.
type Question<'a> = (&'a Case, &'a Game, &'a RuleSet, &'a Terms);

/// Every single cause that makes the score what the record says, in a fixed order: komi, handicap, the unit, the
/// winner, the rule for equal scores, a reading of the text, another rule set, prisoners, a neutral point, the status
/// of a group.
pub(super) fn causes(
    question: Question<'_>,
    (recorded, ours): (RecordedResult, &Score),
    (life, needs_dead): (Option<&LifeMap>, bool),
    removals: &mut Removals<'_>,
) -> (Option<Vec<Statement>>, u64) {
    let (case, _, own, terms) = question;
    let mut causes = Vec::new();
    if let (Some(recorded), Some(lead)) = (recorded.lead(), ours.verdict.lead) {
        of_numbers(question, recorded, lead, &mut causes);
    }
    // At equal scores the text of the set names a winner or a draw, and the record another.
    let says_by_how_much = recorded.lead().is_some_and(|recorded| !recorded.is_zero());
    if ours.verdict.lead == Some(Amount::ZERO) && !says_by_how_much {
        causes.push(Statement::new("record-cause-tie"));
    }
    let readings = ours.readings.iter().filter(|reading| !reading.is_default && is_same(recorded, &reading.verdict));
    causes.extend(readings.map(|reading| Statement::new("record-cause-reading").with("reading", reading.id.as_str())));
    let komi = ours_komi(question);
    let same_komi = Terms { komi: KomiChoice::Same(komi), ..terms.clone() };
    let mut gives = |rules: &RuleSet| is_same(recorded, &score(&case.position, removals, rules, &same_komi).verdict);
    let others: Vec<&str> =
        all().iter().filter(|rules| rules.id != own.id && gives(rules)).map(|rules| rules.id.as_ref()).collect();
    if !others.is_empty() {
        causes.push(Statement::new("record-cause-rule-set").with("rules", &*others.join(", ")).with("komi", komi));
    }
    if let (Some(recorded), Some(lead)) = (recorded.lead(), ours.verdict.lead) {
        of_stones(question, recorded - lead, &removals.agreed().partition.neutral, &mut causes);
    }
    let boards = Rc::clone(removals.shared());
    let (nodes, is_whole) = of_groups(question, recorded, (life, needs_dead), &boards, &mut causes);
    // Where not all could be tried, it cannot be said that nothing explains it.
    ((is_whole || !causes.is_empty()).then_some(causes), nodes)
}

fn ours_komi((case, game, own, _): Question<'_>) -> Amount {
    game.komi.or_else(|| own.komi_for(case.position.handicap())).unwrap_or_default()
}

/// Komi, handicap, the unit and the winner.
fn of_numbers(question: Question<'_>, recorded: Amount, lead: Amount, causes: &mut Vec<Statement>) {
    if recorded == lead {
        // Only the rule for equal scores tells them apart.
        return;
    }
    let (case, game, own, terms) = question;
    let komi = ours_komi(question) + lead - recorded;
    let handicap = case.position.handicap();
    let usual = all().iter().flat_map(|rules| [rules.komi_for(0), rules.komi_for(handicap)]).flatten();
    let mut usual = usual.chain([Amount::ZERO, Amount::half_points(1)]);
    if usual.any(|usual| usual == komi) {
        let code = if game.komi.is_some() { "record-cause-komi" } else { "record-cause-komi-untold" };
        causes.push(Statement::new(code).with("komi", komi));
    }
    if handicap > 1 {
        let stones = i32::from(handicap);
        for (code, sign) in [("record-cause-handicap-counted", -1), ("record-cause-handicap-not-counted", 1)] {
            let counted =
                [stones, stones - 1].into_iter().find(|points| recorded == lead + Amount::points(sign * points));
            causes.extend(counted.map(|points| Statement::new(code).with("points", Amount::points(points))));
        }
    }
    let is_own = |adjustment: &&Adjustment| adjustment.applies_to(own);
    let adjusted =
        terms.adjustments.iter().filter(is_own).fold(Amount::ZERO, |sum, adjustment| match adjustment.player {
            Color::Black => sum + adjustment.amount,
            Color::White => sum - adjustment.amount,
        });
    if adjusted != Amount::ZERO && recorded == lead - adjusted {
        causes.push(Statement::new("record-cause-adjustments"));
    }
    if recorded + recorded == lead {
        causes.push(Statement::new("record-cause-zi").with("points", lead.abs()));
    }
    if recorded == -lead {
        causes.push(Statement::new("record-cause-winner-exchanged"));
    }
}

/// Prisoners and neutral points: what moves the lead by a few points.
fn of_stones((_, _, own, _): Question<'_>, gap: Amount, neutral: &PointSet, causes: &mut Vec<Statement>) {
    let towards = if gap > Amount::ZERO { Color::Black } else { Color::White };
    let points = (1..=PRISONERS_MAX).find(|points| gap.abs() == Amount::points(*points));
    if let Some(points) = points.filter(|_| own.prisoners.choice() == Some(Prisoners::Counted)) {
        let statement = Statement::new("record-cause-prisoners").with("count", points);
        causes.push(statement.with("player", towards).with("opponent", !towards));
    }
    let is_area = matches!(own.counting.choice(), Some(Counting::Area | Counting::Ing));
    if is_area && points == Some(1) && !neutral.is_empty() {
        causes.push(Statement::new("record-cause-neutral-point").with("player", towards).with("points", *neutral));
    }
}

/// One group that comes off where it stayed, or stays where it came off; and several together where the record marks
/// nothing.
fn of_groups(
    (case, _, own, terms): Question<'_>,
    recorded: RecordedResult,
    (life, needs_dead): (Option<&LifeMap>, bool),
    boards: &Rc<Boards>,
    causes: &mut Vec<Statement>,
) -> (u64, bool) {
    let position = &case.position;
    let dead = position.marks().dead;
    let groups = groups(position, life);
    let several = if needs_dead { not_living(life) } else { Vec::new() };
    let tried = groups.iter().take(GROUPS_MAX).map(|(_, points)| points).chain(&several);
    let turned = |chains: &PointSet| position.with_status_turned(&dead, chains);
    let own_boards = |chains: &PointSet| Removals::boards(&turned(chains), [own]);
    let wanted: Vec<MarkedBoard> = tried.flat_map(own_boards).collect();
    boards.read_ahead(&wanted, boards.work().left());
    let is_whole = wanted.iter().all(|board| boards.is_whole(board));
    let mut nodes = 0;
    let mut gives = |chains: &PointSet| {
        if !own_boards(chains).iter().all(|board| boards.is_whole(board)) {
            return false;
        }
        let turned = turned(chains);
        let mut removals = Removals::sharing(&turned, boards);
        let verdict = score(&turned, &mut removals, own, terms).verdict;
        nodes += removals.nodes();
        is_same(recorded, &verdict)
    };
    let turned: Vec<_> = groups.into_iter().take(GROUPS_MAX).filter(|(_, points)| gives(points)).collect();
    let turned = turned.into_iter();
    causes.extend(turned.map(|(color, points)| {
        let code = if points.is_subset(&dead) { "record-cause-alive" } else { "record-cause-dead" };
        Statement::new(code).with("player", color).with("points", points)
    }));
    let unmarked = several.into_iter().find(|points| gives(points));
    causes.extend(unmarked.map(|points| Statement::new("record-cause-unmarked").with("points", points)));
    (nodes, is_whole)
}

/// Groups that may be dead together, as nobody marked any: all that are captured by the first to play, then all that do
/// not live, of both players, of Black and of White; those that are a single group were tried by themselves.
fn not_living(life: Option<&LifeMap>) -> Vec<PointSet> {
    const NOT_KEPT: [Status; 2] = [Status::Unsettled, Status::Captured];
    let groups = life.map(|life| life.groups.as_slice()).unwrap_or_default();
    let mut sets: Vec<PointSet> = Vec::new();
    for statuses in [&NOT_KEPT[..], &[NOT_KEPT[0], NOT_KEPT[1], Status::InSeki, Status::Undecided]] {
        for colors in [&Color::BOTH[..], &[Color::Black], &[Color::White]] {
            let is_one = |group: &&Group| statuses.contains(&group.status) && colors.contains(&group.color);
            let matches: Vec<&Group> = groups.iter().filter(is_one).collect();
            let points = matches.iter().fold(PointSet::EMPTY, |all, group| all | group.points);
            if matches.len() > 1 && !sets.contains(&points) {
                sets.push(points);
            }
        }
    }
    sets
}
