//! What reports say of the stones that claims call alive, dead, in seki or unsettled, and of the moves that players
//! owe.

use gyega::board::{Point, PointSet, Stones};
use gyega::formats::case_file::{Assertion, DocumentedClaim, DocumentedPosition};
use gyega::life::Status;
use gyega::position::{self, Setup, play};
use gyega::report::{Report, ScoreTask, prepare};
use gyega::rules::{Amount, SharedRuleSet, Suicide};
use gyega::score::KomiChoice;

/// Claims of which the report does not say the same, by case and number: what it says instead of some of the stones,
/// and why that is all it can.
/// Their local games are asserted all the same.
const TOLD_OTHERWISE: [(&str, usize, &[Status], &str); 8] = [
    (
        "kba-how-to-play/diagram-11",
        4,
        &[Status::Open],
        "the group reaches the open middle; the game asks for it shut in",
    ),
    ("kba-how-to-play/diagram-11", 5, &[Status::Open], "the stone hangs on a group that reaches the open middle"),
    (
        "kba-basic-rules/dia-10",
        1,
        &[Status::InSeki, Status::Unsettled],
        "Black's side of the fight is too large for the nodes of a report: unverified",
    ),
    ("cyningstan/diagram", 11, &[Status::Open], "the stones around it reach the open middle"),
    ("cyningstan/diagram", 12, &[Status::Open], "the stones around it reach the open middle"),
    ("japanese-1989/example-06", 2, &[Status::InSeki], "a fight too large for the nodes of a report: unverified"),
    (
        "japanese-1989/example-25",
        3,
        &[Status::InSeki],
        "a stone in a ko of a double-ko seki: dead by verdict, and it stays",
    ),
    (
        "japanese-1989/example-25",
        4,
        &[Status::InSeki],
        "a stone in a ko of a double-ko seki: dead by verdict, and it stays",
    ),
];

/// Claims that are not asserted, by case and number: official verdicts that need the confirmation of their own rule
/// set. What the report says instead, and why it is not the same.
const NOT_ASSERTED: [(&str, usize, &[Status], &str); 2] = [
    (
        "japanese-1989/example-01",
        1,
        &[Status::Alive],
        "in seki as the white stone beside it is ruled alive, see claim 2",
    ),
    (
        "japanese-1989/example-01",
        2,
        &[Status::Captured],
        "ruled alive as its capture lets new stones live elsewhere than where it stood (article 7-1)",
    ),
];

/// Claims of a `dead` that the report says more weakly, by case and number: it does not say that the stones are
/// captured whoever starts, but that this turns on who plays first, and why.
const WEAKER: [(&str, usize, &[Status], &str); 5] = [
    (
        "japanese-1989/example-06",
        1,
        &[Status::Unsettled],
        "eternal life: the fight is too large for the nodes of a report, and what it says is unverified",
    ),
    ("japanese-1989/example-06", 3, &[Status::Unsettled], "the stone hangs on the same fight"),
    (
        "japanese-1989/example-09",
        1,
        &[Status::Unsettled],
        "a direct ko left on the board: dead by verdict, as Black might have added a move; who plays first wins it",
    ),
    ("japanese-1989/example-09", 2, &[Status::Unsettled], "a stone in the same ko"),
    ("japanese-1989/example-09", 3, &[Status::Unsettled], "a stone in the same ko"),
];

/// Where a claim stands in the lists above, as text: those that no claim needs are a fault.
pub(super) fn listed() -> impl Iterator<Item = String> {
    TOLD_OTHERWISE.iter().chain(&NOT_ASSERTED).chain(&WEAKER).map(|(case, number, ..)| format!("{case} claim {number}"))
}

/// How far a claim is borne out by the report.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// The report says the same.
    Same,
    /// It says less, as listed: that who plays first decides.
    Weaker,
    /// It does not, as listed.
    Otherwise,
    /// It does not, as listed, and nothing else shows it.
    NotAsserted,
}

/// Compares a claim with the report of its position.
pub(super) fn told(
    case: &DocumentedPosition,
    claim: &DocumentedClaim,
    board: &Stones,
    rules: &SharedRuleSet,
) -> Result<Told, String> {
    let asked = Asked { claim, board, rules, setup: case.setup() };
    if claim.reading.is_some() {
        return asked.has_reading();
    }
    if let Assertion::MustAddMove { is_needed } = claim.assertion {
        return asked.owes(is_needed);
    }
    if let Assertion::Unsettled { at: Some(at) } = claim.assertion {
        asked.settles_at(at)?;
    }
    if let Some(status) = asked.marked() {
        asked.statuses_are(Marks::AsGiven, &[status])?;
    }
    let of_task = |list: &[(&str, usize, &'static [Status], &str)]| {
        let here = list.iter().find(|(key, number, ..)| *key == case.key() && *number == claim.number);
        here.map(|(_, _, statuses, _)| *statuses)
    };
    // A text calls dead what is captured. Where its procedure lets the opponent begin, that may turn on who plays
    // first: such a claim is listed.
    let (expected, marks): (&[Status], _) = if claim.assertion == Assertion::Alive {
        (&[Status::Alive], Marks::AsGiven)
    } else if claim.assertion == Assertion::Seki {
        (&[Status::InSeki], Marks::WithoutSeki)
    } else if claim.assertion == Assertion::Dead {
        (&[Status::Captured], Marks::None)
    } else {
        (&[Status::Unsettled], Marks::AsGiven)
    };
    let same = asked.statuses_are(marks, expected);
    let listed =
        [(&TOLD_OTHERWISE[..], Told::Otherwise), (&NOT_ASSERTED[..], Told::NotAsserted), (&WEAKER[..], Told::Weaker)];
    let listed = listed.into_iter().find_map(|(list, told)| Some((of_task(list)?, told)));
    match listed {
        None => same.map(|()| Told::Same),
        Some(_) if same.is_ok() => Err("the report says the same: it need not be listed".to_owned()),
        Some((_, Told::NotAsserted)) if !claim.proofs.is_empty() => Err("a local game asserts it".to_owned()),
        Some((_, Told::Otherwise)) if claim.proofs.is_empty() => Err("nothing asserts it".to_owned()),
        Some((statuses, told)) => asked.statuses_are(marks, statuses).map(|()| told),
    }
}

/// Which marks the report is given.
#[derive(Clone, Copy)]
enum Marks {
    AsGiven,
    WithoutSeki,
    None,
}

struct Asked<'a> {
    claim: &'a DocumentedClaim,
    board: &'a Stones,
    rules: &'a SharedRuleSet,
    /// The case, before the moves of the claim.
    setup: Setup,
}

impl Asked<'_> {
    fn points(&self) -> PointSet {
        self.claim.points.set()
    }

    fn dead(&self) -> PointSet {
        let dead = self.setup.marks.dead;
        dead & self.board.occupied()
    }

    /// What the marks of the case make of the stones, where they say what the claim says.
    fn marked(&self) -> Option<Status> {
        let is_dead = self.claim.assertion == Assertion::Dead && self.points().is_subset(&self.dead());
        let in_seki = (self.claim.assertion == Assertion::Seki).then_some(Status::InSeki);
        in_seki.or(is_dead.then_some(Status::Dead))
    }

    fn report(&self, board: &Stones, marks: Marks) -> Result<Report, String> {
        let mut setup = self.setup.clone();
        (setup.stones, setup.history.last_play) = (*board, None);
        let (dead, seki) = (self.dead(), self.setup.marks.seki & board.occupied());
        setup.marks = position::Marks {
            dead: if matches!(marks, Marks::None) { PointSet::EMPTY } else { dead },
            ..setup.marks.with_all_said()
        };
        setup.marks.seki = if matches!(marks, Marks::AsGiven) { seki } else { PointSet::EMPTY };
        let mut case = ScoreTask::new(setup.check().map_err(|faults| faults.to_string())?);
        case.rule_sets = vec![self.rules.clone()];
        case.terms.komi = KomiChoice::Same(Amount::ZERO);
        Ok(prepare(&case))
    }

    /// Every group with a stone among those of the claim has one of these statuses, and every stone is in one.
    fn statuses_are(&self, marks: Marks, statuses: &[Status]) -> Result<(), String> {
        self.statuses_on(self.board, marks, &self.points(), statuses)
    }

    fn statuses_on(&self, board: &Stones, marks: Marks, points: &PointSet, statuses: &[Status]) -> Result<(), String> {
        let report = self.report(board, marks)?;
        let life = report.life.ok_or("the report tells no groups")?;
        let groups: Vec<_> = life.groups.iter().filter(|group| !group.stones.is_disjoint(points)).collect();
        let found: PointSet = groups.iter().map(|group| group.stones).collect();
        if !points.is_subset(&found) {
            return Err(format!("no group stands at {}", *points - found));
        }
        match groups.iter().find(|group| !statuses.contains(&group.status)) {
            None => Ok(()),
            Some(group) => Err(format!(
                "the group {} is {} ({}), not one of {:?}",
                group.stones,
                group.status.as_str(),
                group.evidence.as_str(),
                statuses
            )),
        }
    }

    /// At this point the first to play decides: the owner's stone makes his group live, the opponent's captures it
    /// whatever follows.
    fn settles_at(&self, at: Point) -> Result<(), String> {
        let owner = self.claim.player.ok_or("whose stones they are is not told")?;
        let after = |player| {
            play(self.board, player, at, Suicide::Forbidden).map(|play| play.after).map_err(|fault| fault.to_string())
        };
        self.statuses_on(&after(owner)?, Marks::AsGiven, &self.points(), &[Status::Alive])?;
        let report = self.report(&after(!owner)?, Marks::AsGiven)?;
        let read = report.board.classification.as_ref().ok_or("the report was not read")?;
        let is_lost = self.points().is_subset(&read.captured_anyway());
        if is_lost { Ok(()) } else { Err(format!("the opponent at {at} does not capture")) }
    }

    /// Whether the player owes the move of the claim, or any where it names none. Where the move decides whether a
    /// group lives, it is needed, though nobody surrounds the point.
    fn owes(&self, is_needed: bool) -> Result<Told, String> {
        let player = self.claim.player.ok_or("whose move it is is not told")?;
        let report = self.report(self.board, Marks::AsGiven)?;
        let read = report.board.classification.as_ref().ok_or("the report was not read")?;
        let owed = *read.protective_moves.get(player);
        let points = self.points();
        let is_owed = if points.is_empty() { !owed.is_empty() } else { points.is_subset(&owed) };
        let life = report.life.as_ref().ok_or("the report tells no groups")?;
        let decides =
            !points.is_empty() && life.not_kept().any(|group| group.color == player && group.stones.touches(&points));
        if (is_owed || decides) == is_needed {
            return Ok(Told::Same);
        }
        Err(format!("owed: {owed}; a group beside it is unsettled: {decides}"))
    }

    /// A reading of the rule set takes all that the chain surrounds for points in seki.
    fn has_reading(&self) -> Result<Told, String> {
        let report = self.report(self.board, Marks::AsGiven)?;
        let reading = report.scores[0].score.readings.iter().find(|reading| Some(reading.id) == self.claim.reading);
        let reading = reading.ok_or("nothing turns on the reading")?;
        let player = self.claim.player.ok_or("whose stones they are is not told")?;
        let territory = *report.board.partition.territory.get(player);
        let chains = self.board.chains_of(&self.points());
        let surrounded = chains.dilate(&(chains | territory)).flood(&(chains | territory)) & territory;
        if !surrounded.is_empty() && surrounded.is_subset(&reading.points) {
            return Ok(Told::Same);
        }
        Err(format!("the reading leaves {} to its owner", surrounded - reading.points))
    }
}
