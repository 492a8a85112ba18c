//! Local games that cases attach to their claims, decided by the engine's own search, and the proofs of its answers.

use gyega::board::{ByColor, Color, Point, PointSet, Stones};
use gyega::formats::case_file::{DocumentedClaim, Points};
use gyega::life::pass_alive;
use gyega::life::search::{KoRule, LocalGame, LocalProblem, Role, SearchOutcome, check, solve};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// How a claim about life was shown to be true when the case was made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CaseProof {
    /// These chains, a stone of each, are alive even if their owner always passes (Benson 1976).
    Benson(Points),
    /// Every line of play inside `region` was tried; both players may pass, going round counts as not captured.
    Search(CaseSearch),
}

/// An exhaustive search on a few points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CaseSearch {
    /// Who tries to capture.
    attacker: Color,
    /// A stone of the chain that is attacked.
    target: Point,
    /// Who moves first.
    first: Color,
    /// How kos are fought; the plain rule unless said.
    #[serde(default, deserialize_with = "ko_rule")]
    pub(super) ko: KoRule,
    /// Stones put on the board first.
    #[serde(default)]
    pub(super) added: Vec<CaseStones>,
    /// The points on which both may play.
    region: Points,
    /// The answer.
    is_captured: bool,
}

fn ko_rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<KoRule, D::Error> {
    let word = String::deserialize(deserializer)?;
    match word.as_str() {
        "japanese" => Ok(KoRule::Japanese),
        "attacker-wins" => Ok(KoRule::Threats(Role::Attacker)),
        "defender-wins" => Ok(KoRule::Threats(Role::Defender)),
        _ => Err(D::Error::unknown_variant(&word, &["japanese", "attacker-wins", "defender-wins"])),
    }
}

/// Stones of one player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CaseStones {
    /// Whose.
    player: Color,
    /// Where.
    pub(super) points: Points,
}

/// The proofs of a claim.
pub(super) fn proofs(claim: &DocumentedClaim) -> Result<Vec<CaseProof>, String> {
    let read = claim.proofs.iter().cloned().map(serde_json::from_value);
    read.collect::<Result<_, _>>().map_err(|error| format!("no proof: {error}"))
}

/// What one local game may spend; the largest that is decided needs about 110,000 nodes.
const NODES_MAX: u32 = 200_000;

/// Local games that are not decided within these nodes, by case, claim and their place in its list, from 0.
///
/// There the attacker's chains come off in large numbers, and what they leave can be played on again (see [`area`]).
pub(super) const TOO_LARGE: [(&str, usize, usize); 1] = [("korean-2016/diagram-17", 1, 0)];

/// Whether a local game is listed as too large.
pub(super) fn is_too_large(case: &str, claim: usize, index: usize) -> bool {
    TOO_LARGE.contains(&(case, claim, index))
}

/// Whether the engine finds what a case says that another program found; where it is too large, whether nothing is
/// found.
pub(super) fn holds(board: &Stones, proof: &CaseProof, is_too_large: bool) -> Result<(), String> {
    match proof {
        CaseProof::Benson(chains) => chains.0.iter().try_for_each(|point| {
            let point = *point;
            let color = board.at(point).ok_or_else(|| format!("no stone stands at {point}"))?;
            let is_alive = pass_alive(board, color, false).chains.contains(point);
            if is_alive { Ok(()) } else { Err(format!("{point} does not live unconditionally")) }
        }),
        CaseProof::Search(search) => searched(board, search, is_too_large),
    }
}

fn searched(board: &Stones, search: &CaseSearch, is_too_large: bool) -> Result<(), String> {
    let game = LocalGame::from_problem(&area(board, search)?).ok_or("the local game is too large")?;
    let first = if search.first == search.attacker { Role::Attacker } else { Role::Defender };
    let found = solve(&game, first, NODES_MAX);
    if is_too_large {
        let is_undecided = found.outcome() == SearchOutcome::Undecided;
        return if is_undecided { Ok(()) } else { Err("a local game is not too large".to_owned()) };
    }
    let expected = if search.is_captured { SearchOutcome::Captured } else { SearchOutcome::Safe };
    let told = || format!("{} attacks {}, {} first", search.attacker, search.target, search.first);
    if found.outcome() != expected {
        return Err(format!("{}: {:?} after {} nodes", told(), found.outcome(), found.nodes()));
    }
    let proof = found.proof().expect("it is decided");
    check(&game, first, &proof).map_err(|fault| format!("{}: the proof does not hold: {fault}", told()))
}

/// The area of a search, as `inside` means it: both may play on these points and nowhere else. So a chain with a
/// liberty elsewhere keeps it and never comes off, and so does every stone played next to an empty point elsewhere:
/// such a point is as good as immortal stones of both colours. Every other chain may come off, wherever it stands; the
/// points of those that are not `inside` may then be played on, which the program that made the cases does not try.
///
/// A ko rule that lets one side always retake is the same here, but for the other side: the cases never let it retake,
/// the search lets it once it has played or passed in between, when the ko can be retaken at once.
fn area(board: &Stones, search: &CaseSearch) -> Result<LocalProblem, String> {
    let mut board = *board;
    for stones in &search.added {
        stones.points.set().iter().for_each(|point| board.place(stones.player, point));
    }
    if !board.stones_without_liberty().is_empty() {
        return Err("a chain has no liberty".to_owned());
    }
    let inside = search.region.set();
    let chains = board.chains();
    let mortal = chains.iter().filter(|chain| chain.liberties.is_subset(&inside));
    let mortal: PointSet = mortal.map(|chain| chain.points).collect();
    let target = board.chain_at(search.target).ok_or("there is no target")?;
    if !target.points.is_subset(&mortal) {
        return Err("the target has a liberty elsewhere".to_owned());
    }
    if board.at(target.points.first().expect("a chain has stones")) != Some(!search.attacker) {
        return Err("the target is the attacker's own".to_owned());
    }
    // When any of the target comes off all is over, so that its chain can stand for one point beside the area.
    let area = (inside & board.vacant()) | (mortal - target.points);
    let elsewhere = board.vacant() - area;
    let stones = ByColor::from_fn(|color: Color| *board.of(color) & area);
    let immortal = ByColor::from_fn(|color: Color| (*board.of(color) - area) | elsewhere);
    let (link, ko) = (target.points, search.ko);
    Ok(LocalProblem { link, ko, ..LocalProblem::new(area, stones, immortal, PointSet::EMPTY, !search.attacker) })
}
