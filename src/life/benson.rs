use crate::board::{ByColor, Color, PointSet, Region, Stones};

/// The unconditionally alive stones of one colour and the area they make safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassAlive {
    /// The owner's colour.
    pub color: Color,
    /// Chains that cannot be captured even if their owner always passes.
    pub chains: PointSet,
    /// Points of regions that are vital to one of those chains.
    pub vital: PointSet,
    /// Points of regions bordered by those chains alone in which at most one point is not next to them, so that the
    /// opponent cannot live there.
    pub territory: PointSet,
}

/// A region and the chains of its colour around it.
struct Candidate {
    region: Region,
    /// Points every chain must have as liberties for the region to be vital to it.
    needed: PointSet,
    border: PointSet,
}

struct BensonChain {
    stones: PointSet,
    /// Itself and what is next to it.
    reach: PointSet,
}

/// Finds unconditional life (Benson 1976): the largest set of chains of which each has two vital regions bordered by
/// chains of the set alone. A region is vital to a chain when every empty point of it is a liberty of the chain, and
/// there is one.
///
/// Where self-capture of several stones is allowed, the opponent can fill and empty a region again, so that every point
/// of it, occupied or not, must be next to the chain (`KataGo`'s form of the definition).
///
/// ```
/// use gyega::board::{Color, Stones};
/// use gyega::life::pass_alive;
///
/// let stones = Stones::from_rows(&[".XOX.", "XXOXX", "OOO.."]).unwrap();
/// assert!(pass_alive(&stones, Color::Black, false).chains.is_empty(), "one eye each");
/// let stones = Stones::from_rows(&[".X.XO", "XXXXO", "OOOOO"]).unwrap();
/// assert_eq!(pass_alive(&stones, Color::Black, false).chains.len(), 6);
/// ```
pub fn pass_alive(stones: &Stones, color: Color, multi_stone_suicide: bool) -> PassAlive {
    let (chains, candidates) = living(stones, color, multi_stone_suicide);
    safe_area(stones, color, &chains, &candidates)
}

/// The chains of one colour that live unconditionally, self-capture allowed.
pub(super) fn pass_alive_chains_of(stones: &Stones, color: Color) -> PointSet {
    all_of(&living(stones, color, true).0)
}

fn living(stones: &Stones, color: Color, multi_stone_suicide: bool) -> (Vec<BensonChain>, Vec<Candidate>) {
    let vacant = stones.vacant();
    let mut candidates: Vec<Candidate> = Region::all(stones, color)
        .map(|region| Candidate {
            region,
            needed: if multi_stone_suicide { region.points } else { region.points & vacant },
            border: region.border(stones),
        })
        .filter(|candidate| !candidate.needed.is_empty())
        .collect();
    let own = stones.of(color);
    let mut chains: Vec<BensonChain> = own
        .parts()
        .map(|stones_of| BensonChain { stones: stones_of, reach: stones_of.dilate(&stones.all_points()) })
        .collect();
    loop {
        let before = (chains.len(), candidates.len());
        chains.retain(|chain| {
            candidates.iter().filter(|candidate| candidate.needed.is_subset(&chain.reach)).take(2).count() == 2
        });
        let alive = all_of(&chains);
        candidates.retain(|candidate| candidate.border.is_subset(&alive));
        if before == (chains.len(), candidates.len()) {
            return (chains, candidates);
        }
    }
}

fn all_of(chains: &[BensonChain]) -> PointSet {
    chains.iter().map(|chain| chain.stones).collect()
}

fn safe_area(stones: &Stones, color: Color, chains: &[BensonChain], candidates: &[Candidate]) -> PassAlive {
    let alive = all_of(chains);
    let is_vital = |candidate: &&Candidate| chains.iter().any(|chain| candidate.needed.is_subset(&chain.reach));
    let vital: PointSet = candidates.iter().filter(is_vital).map(|one| one.region.points).collect();
    let is_safe = |region: &Region| {
        let border = region.border(stones);
        !border.is_empty() && border.is_subset(&alive) && region.interior(stones).len() <= 1
    };
    let safe = Region::all(stones, color).filter(is_safe);
    let territory: PointSet = safe.map(|region| region.points).collect();
    PassAlive { color, chains: alive, vital, territory }
}

/// The stones of each colour that stand inside the opponent's unconditionally alive area.
pub fn pass_alive_dead(stones: &Stones, multi_stone_suicide: bool) -> PointSet {
    Color::BOTH.into_iter().fold(PointSet::EMPTY, |dead, color| {
        dead | (pass_alive(stones, color, multi_stone_suicide).territory & *stones.of(!color))
    })
}

/// The chains that live unconditionally, self-capture allowed.
pub(super) fn pass_alive_chains(board: &Stones) -> ByColor<PointSet> {
    ByColor::from_fn(|color| pass_alive_chains_of(board, color))
}
