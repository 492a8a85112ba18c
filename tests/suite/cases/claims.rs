//! What each kind of claim asserts. A claim that the board does not bear out gives a sentence that says so.
//!
//! The local games of a claim are asserted whatever its kind.

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::formats::case_file::{
    Assertion, DocumentedClaim, DocumentedMove, DocumentedPosition, DocumentedSequence, IllegalReason, Points,
    SequenceEnd,
};
use gyega::position::{LastPlay, Marks, Move, Play, Position, Setup, play};
use gyega::report::moves::MoveReason;
use gyega::report::{Legality, MoveTask, MoveVerdict, ScoreTask, compare_moves, prepare};
use gyega::rules::{Amount, Context, RepetitionRule, SharedRuleSet, Suicide, resolve};
use gyega::score::{KomiChoice, Need, Outcome, Partition, RepetitionWeight};

use super::life::{Told, told};
use super::local_games::{self, CaseProof};

/// Whether a claim was asserted; if so, what is wrong with it, if anything.
pub(super) enum Found {
    /// It holds.
    Right,
    /// It does not, and why.
    Wrong(String),
    /// The report says less: that who plays first decides. It is listed with the reason.
    RightButWeaker,
    /// It holds, but the report cannot say so: its local games do. It is listed with the reason.
    RightByLocalGames,
    /// An official verdict that needs the procedure of its rule set. It is listed with the reason.
    NotAsserted,
}

/// Checks one claim of a case.
pub(super) fn check(case: &DocumentedPosition, claim: &DocumentedClaim) -> Found {
    let asserted = Asserted { case, claim };
    if let Err(why) = asserted.local_games() {
        return Found::Wrong(why);
    }
    let found = match &claim.assertion {
        Assertion::Alive
        | Assertion::Dead
        | Assertion::Seki
        | Assertion::Unsettled { .. }
        | Assertion::MustAddMove { .. } => {
            return match told(case, claim, &asserted.board().0, &asserted.rules()) {
                Ok(Told::Same) => Found::Right,
                Ok(Told::Weaker) => Found::RightButWeaker,
                Ok(Told::Otherwise) => Found::RightByLocalGames,
                Ok(Told::NotAsserted) => Found::NotAsserted,
                Err(why) => Found::Wrong(why),
            };
        }
        Assertion::TerritoryPoints(count) => asserted.territory_points(*count),
        Assertion::TerritoryAt { whole_region } => asserted.territory_at(*whole_region),
        Assertion::Neutral { no_others } => asserted.neutral(*no_others),
        Assertion::Score { black, white } => asserted.score(*black, *white),
        Assertion::Liberties(liberties) => asserted.liberties(liberties),
        Assertion::Chain(stones) => asserted.chain(stones),
        Assertion::Legal => asserted.legal(),
        Assertion::Illegal(reason) => asserted.illegal(*reason),
        Assertion::Suicide(removed) => asserted.suicide(removed),
        Assertion::Captures(captured) => asserted.captures(captured),
        Assertion::Ko { takes_back } => asserted.ko(*takes_back),
        Assertion::NoResult(_) => asserted.repetition("no-result"),
        Assertion::Draw(_) => asserted.repetition("draw"),
        Assertion::Handicap(stones) => asserted.handicap(*stones),
        Assertion::SamePosition(case) => asserted.same_position(case),
    };
    found.map_or_else(Found::Wrong, |()| Found::Right)
}

/// Positions that can come back if both players want it, but where neither is forced: the report finds that play comes
/// to rest, and the result does not hang on it. Diagram 14 as the search of its claim shows; in Diagram 18 Black lives
/// with F1 (its variation).
const NOT_FORCED: [&str; 2] = ["korean-2016/diagram-14", "korean-2016/diagram-18"];

/// No claim or an unmet one.
type Checked = Result<(), String>;

struct Asserted<'a> {
    case: &'a DocumentedPosition,
    claim: &'a DocumentedClaim,
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Asserted<'_> {
    /// The stones when the claim is about them, and the last play there.
    fn board(&self) -> (Stones, Option<LastPlay>) {
        let setup = self.case.setup();
        let mut board = (setup.stones, setup.history.last_play);
        if let Some(last) = &self.claim.last_move {
            board.1 = last.last_play();
        }
        for turn in &self.claim.after {
            board = after(&board.0, turn);
        }
        board
    }

    fn rules(&self) -> SharedRuleSet {
        let name = self.claim.rule_set.as_deref().unwrap_or("korean-2016");
        resolve(name, Context::User).unwrap_or_else(|error| panic!("{}: {error}", self.case.key()))
    }

    fn player(&self) -> Color {
        self.claim.player.expect("the reader asks for a player")
    }

    fn points(&self) -> PointSet {
        self.claim.points.set()
    }

    fn point(&self) -> Point {
        self.points().first().expect("the reader asks for a point")
    }

    /// The points of the board; eyes in seki stand apart only where the claim names a rule set that leaves them out.
    fn partition(&self) -> Partition {
        let setup = self.case.setup();
        let dead = setup.marks.dead;
        let counts_seki = self.claim.rule_set.is_none();
        let seki = if counts_seki { PointSet::EMPTY } else { setup.stones.chains_of(&setup.marks.seki) };
        Partition::new(&setup.stones, &setup.stones.chains_of(&dead), &seki)
    }

    fn territory(&self) -> PointSet {
        let (parts, player) = (self.partition(), self.player());
        *parts.territory.get(player) | *parts.dead_points.get(player)
    }

    fn local_games(&self) -> Checked {
        let (board, last) = self.board();
        let proofs = local_games::proofs(self.claim)?;
        let is_search = |proof: &CaseProof| matches!(proof, CaseProof::Search(_));
        let has_captured = last.and_then(|last| last.captured).is_some_and(|captured| !captured.is_empty());
        let can_be_ko = has_captured && !self.claim.after.is_empty() && proofs.iter().any(is_search);
        ensure(!can_be_ko, || "a local game after a capture could begin with a ko".to_owned())?;
        proofs.iter().enumerate().try_for_each(|(index, proof)| {
            local_games::holds(&board, proof, local_games::is_too_large(&self.case.key(), self.claim.number, index))
        })
    }

    fn territory_points(&self, count: u32) -> Checked {
        let found = self.territory();
        ensure(u32::from(found.len()) == count, || format!("territory is {} points: {found}", found.len()))
    }

    fn territory_at(&self, whole_region: bool) -> Checked {
        let (territory, points) = (self.territory(), self.points());
        ensure(points.is_subset(&territory), || format!("not territory: {}", points - territory))?;
        let regions = points.flood(&territory);
        ensure(!whole_region || regions == points, || format!("the region also holds {}", regions - points))
    }

    fn neutral(&self, no_others: bool) -> Checked {
        let points = self.points();
        if self.claim.rule_set.is_some() {
            let occupied = points & self.board().0.occupied();
            return ensure(occupied.is_empty(), || format!("stones stand at {occupied}"));
        }
        let neutral = self.partition().neutral;
        ensure(points.is_subset(&neutral), || format!("not neutral: {}", points - neutral))?;
        ensure(!no_others || neutral == points, || format!("neutral as well: {}", neutral - points))
    }

    fn score(&self, black: u32, white: u32) -> Checked {
        let result = Assertion::result(black, white);
        let mut setup = self.case.setup();
        // Plain counting takes the board as it stands.
        let plain = matches!(self.claim.rule_set.as_deref(), Some("area" | "territory"));
        if plain {
            setup.marks.seki = PointSet::EMPTY;
        }
        let mut case = ScoreTask::new(legal(setup)?);
        case.rule_sets = vec![self.rules()];
        case.terms.komi = KomiChoice::Same(Amount::ZERO);
        let mut report = prepare(&case);
        if plain && report.scores[0].score.needs == [Need::Repetition] {
            case.classify = false;
            report = prepare(&case);
        }
        let score = &report.scores[0].score;
        let by_default = Color::BOTH.map(|color| score.board_total(color));
        let (totals, verdict) = match self.claim.reading {
            None => (by_default, score.verdict),
            Some(id) => {
                let reading = score.readings.iter().find(|reading| reading.id == id);
                let reading = reading.ok_or_else(|| format!("nothing turns on {}", id.as_str()))?;
                (Color::BOTH.map(|color| reading.board_totals.map(|totals| *totals.get(color))), reading.verdict)
            }
        };
        let told = |amount: Option<Amount>| amount.map_or("unknown".to_owned(), |amount| amount.to_string());
        let totals = (told(totals[0]), told(totals[1]));
        ensure(totals == (black.to_string(), white.to_string()), || {
            format!("totals are {} and {}", totals.0, totals.1)
        })?;
        let found = match verdict.outcome {
            Outcome::Draw => "draw".to_owned(),
            Outcome::Wins(_) | Outcome::BothLose | Outcome::Undetermined => verdict.result(),
        };
        // A text without a rule for equal scores still claims that they are equal.
        let found = if verdict.lead == Some(Amount::ZERO) { "draw".to_owned() } else { found };
        ensure(found == result, || format!("the result is {found}"))
    }

    fn liberties(&self, liberties: &Points) -> Checked {
        let chain = self.board().0.chain_at(self.point()).ok_or("no stone stands there")?;
        ensure(chain.liberties == liberties.set(), || format!("liberties are {}", chain.liberties))
    }

    fn chain(&self, stones: &Points) -> Checked {
        let chain = self.board().0.chain_at(self.point()).ok_or("no stone stands there")?;
        ensure(chain.points == stones.set(), || format!("the chain is {}", chain.points))
    }

    fn played(&self, suicide: Suicide) -> Result<Play, String> {
        play(&self.board().0, self.player(), self.point(), suicide).map_err(|illegal| illegal.to_string())
    }

    fn captures(&self, captured: &Points) -> Checked {
        let found = self.played(Suicide::Forbidden)?.captured;
        ensure(found == captured.set(), || format!("captures {found}"))
    }

    fn suicide(&self, removed: &Points) -> Checked {
        let suicide = self.rules().suicide.choice().ok_or("the rule set does not say")?;
        let found = self.played(suicide)?.self_captured;
        ensure(found == removed.set(), || format!("takes off {found}"))
    }

    /// What the rule set of the claim says of moves from the board of the claim. Unless a last move is told, the
    /// position counts as the first of the game, so that nothing is barred for what came before.
    fn verdicts(&self, moves: Vec<Move>) -> Result<Vec<MoveVerdict>, String> {
        let (stones, last_play) = self.board();
        let mut setup = Setup::none_dead(stones);
        setup.history.last_play = last_play;
        let mut case = MoveTask::new(legal(setup)?, moves);
        case.previous = last_play.is_none().then(Vec::new);
        case.rule_sets = vec![self.rules()];
        let id = case.rule_sets[0].id.clone();
        let report = compare_moves(&case);
        Ok((0..case.moves.len()).filter_map(|index| report.verdict(index, &id).cloned()).collect())
    }

    fn verdict(&self) -> Result<MoveVerdict, String> {
        let turn = Move { player: self.player(), point: Some(self.point()) };
        self.verdicts(vec![turn])?.pop().ok_or_else(|| "no verdict".to_owned())
    }

    fn legal(&self) -> Checked {
        let verdict = self.verdict()?;
        ensure(verdict.legality == Legality::Legal, || format!("{:?}: {:?}", verdict.legality, verdict.reason))
    }

    fn illegal(&self, reason: IllegalReason) -> Checked {
        let verdict = self.verdict()?;
        let reasons: &[MoveReason] = match reason {
            IllegalReason::Suicide => &[MoveReason::Suicide, MoveReason::SuicideOfOneStone],
            IllegalReason::Ko => &[MoveReason::Ko],
            IllegalReason::Occupied => &[MoveReason::Occupied],
        };
        let holds = verdict.legality == Legality::Illegal && verdict.reason.is_some_and(|why| reasons.contains(&why));
        ensure(holds, || format!("{:?}: {:?}", verdict.legality, verdict.reason))
    }

    /// Taking a ko: one stone comes off, and the opponent may not take back at once.
    fn ko(&self, takes_back: bool) -> Checked {
        if takes_back {
            return self.illegal(IllegalReason::Ko);
        }
        let captured = self.played(Suicide::Forbidden)?.captured;
        let back = captured.first().filter(|_| captured.len() == 1).ok_or_else(|| format!("captures {captured}"))?;
        let take = Move { player: self.player(), point: Some(self.point()) };
        let verdicts = self.verdicts(vec![take, Move { player: !self.player(), point: Some(back) }])?;
        let found: Vec<_> = verdicts.iter().map(|verdict| (verdict.legality, verdict.reason)).collect();
        let expected = [(Legality::Legal, None), (Legality::Illegal, Some(MoveReason::Ko))];
        ensure(found == expected, || format!("{found:?}"))
    }

    /// What the report says of it under the rule set: without marks that the result hangs on the repetition, with the
    /// marks of the case that they decide and what the text would make of it.
    fn told_to_repeat(&self, ruling: &str) -> Checked {
        let mut unmarked = self.case.setup();
        unmarked.marks = Marks::default();
        (unmarked.prisoners.black, unmarked.prisoners.white) = (Some(0), Some(0));
        let is_marked = self.case.setup().marks != unmarked.marks;
        let is_forced = !NOT_FORCED.contains(&self.case.key().as_str());
        for (setup, weight) in [(unmarked, RepetitionWeight::Result), (self.case.setup(), RepetitionWeight::Marked)] {
            let weight = if is_marked { weight } else { RepetitionWeight::Result };
            let mut case = ScoreTask::new(legal(setup)?);
            case.rule_sets = vec![self.rules()];
            let report = prepare(&case);
            let score = &report.scores[0].score;
            let is_decided = score.verdict.outcome != Outcome::Undetermined;
            let found = score.repetition.map(|effect| (effect.ruling.map(RepetitionRule::as_str), effect.weight));
            if !is_forced {
                ensure(found.is_none(), || "a repetition is forced: it need not be listed".to_owned())?;
                continue;
            }
            ensure(found == Some((Some(ruling), weight)), || format!("the report says {found:?}"))?;
            let needs = score.needs.contains(&Need::Repetition);
            let is_open = weight == RepetitionWeight::Result;
            ensure((needs, is_decided) == (is_open, !is_open), || format!("the result is {:?}", score.verdict))?;
        }
        Ok(())
    }

    /// Some sequence of the case comes back to the position, and the rule set then rules so; and the report says so.
    fn repetition(&self, ruling: &str) -> Checked {
        self.told_to_repeat(ruling)?;
        let returns =
            |sequence: &&DocumentedSequence| sequence.ends == Some(SequenceEnd::SamePosition) && !sequence.ignores_ko();
        let mut tried = Vec::new();
        for sequence in self.case.head.sequences.iter().filter(returns) {
            let verdicts = self.verdicts(sequence.moves.iter().map(DocumentedMove::turn).collect())?;
            let last = verdicts.last().ok_or("a sequence without moves")?;
            let found = last.repetition.as_ref().and_then(|ruling| ruling.choice).map(RepetitionRule::as_str);
            if found == Some(ruling) {
                return Ok(());
            }
            tried.push(format!("{:?} {:?} {found:?}", last.legality, last.reason));
        }
        Err(format!("no sequence leads to {ruling}; {}", tried.join("; ")))
    }

    fn handicap(&self, stones: u32) -> Checked {
        let found = self.points().len();
        ensure(u32::from(found) == stones, || format!("{found} points"))
    }

    fn same_position(&self, id: &str) -> Checked {
        let key = format!("{}/{id}", self.case.collection);
        let other = gyega::formats::cases::by_key(&key).ok_or_else(|| format!("there is no case {key}"))?;
        ensure(other.board.stones == self.case.board.stones, || "the stones differ".to_owned())
    }
}

/// A claim about a score needs a position without faults.
fn legal(setup: Setup) -> Result<Position, String> {
    setup.check().map_err(|faults| faults.to_string())
}

/// The board after a move that the ko rule may bar: it is shown on purpose.
fn after(stones: &Stones, turn: &DocumentedMove) -> (Stones, Option<LastPlay>) {
    let turn = turn.turn();
    let Some(point) = turn.point else { return (*stones, None) };
    let played = play(stones, turn.player, point, Suicide::Allowed).expect("a case makes moves that can be executed");
    (played.after, Some(LastPlay { player: turn.player, point: Some(point), captured: Some(played.captured) }))
}
