use super::eyes::WIDE_REGION_MIN;
use super::ground::Ground;
use super::search::{Goal, KoRule, LocalGame, LocalProblem, Role, SearchOutcome};
use super::searcher::Searcher;
use super::{FirstMovePair, Work};
use crate::board::{Color, Point, PointSet, Stones};

/// The fewest points of a region in which a stone can stay.
const REGION_MIN: u16 = 3;

/// Where an opponent who plays first can get stones to stay, once neutral points are filled. Asked of each region that
/// chains without another one surround: they may be captured as well. Wide regions are assumed not to be invaded, and
/// so are those of which the nodes do not suffice to show it. `spoken_for` are stones and points that are left alone.
///
/// ```
/// use gyega::board::{Color, PointSet, Stones};
/// use gyega::life::{Budget, Work, invasions};
///
/// // White's corner of two rows of four has no liberty outside: after Black C3 it is a seki at best.
/// // White C3 makes two eyes.
/// let rows = ["....OX.X.", "....OXXXX", "OOOOOX...", "XXXXXX.XX"];
/// let found = invasions(&Stones::from_rows(&rows).unwrap(), &PointSet::EMPTY, &Work::unbounded(Budget::DEFAULT));
/// assert_eq!(found.len(), 1);
/// assert_eq!((found[0].player, found[0].at.name()), (Color::Black, "C3"));
/// ```
pub fn invasions(living: &Stones, spoken_for: &PointSet, work: &Work) -> Vec<FirstMovePair> {
    let ground = Ground::new(*living);
    let questions: Vec<LocalProblem> = Color::BOTH
        .into_iter()
        .flat_map(|owner| ground.owned.get(owner).parts().map(move |region| (owner, region)))
        .filter(|(_, region)| (REGION_MIN..WIDE_REGION_MIN).contains(&region.len()))
        .filter_map(|(owner, region)| question(&ground, owner, region, spoken_for))
        .collect();
    let mut searcher = Searcher::sharing(work.budget().of_weak_groups(), questions.len(), work);
    questions.iter().filter_map(|local| invasion(local, &mut searcher)).collect()
}

/// Where the first to play decides it, if he does.
fn invasion(local: &LocalProblem, searcher: &mut Searcher<'_>) -> Option<FirstMovePair> {
    let game = searcher.game(local)?;
    if searcher.outcome(&game, Role::Defender) != SearchOutcome::Safe {
        return None;
    }
    let at = searcher.first_move(&game, Role::Defender)?;
    let after_owner = |at: Point| {
        let mut stones = local.stones;
        stones.get_mut(!local.defender).insert(at);
        let game = searcher.game(&LocalProblem { stones, ..*local })?;
        (searcher.outcome(&game, Role::Defender) == SearchOutcome::Captured).then_some((at, game))
    };
    // No point comes before another because of how the board is turned.
    let preventing: Vec<(Point, LocalGame)> = local.target.iter().filter_map(after_owner).collect();
    let by_key = |(_, one): &&(Point, LocalGame), (_, other): &&(Point, LocalGame)| one.key().cmp(other.key());
    let (prevented_at, _) = preventing.iter().min_by(by_key)?;
    Some(FirstMovePair { player: local.defender, at, opponent_at: *prevented_at })
}

/// Whether stones of the opponent of its owner stay in an empty region, if the chains around it have no other.
fn question(ground: &Ground, owner: Color, region: PointSet, spoken_for: &PointSet) -> Option<LocalProblem> {
    let walls = ground.stones.chains_of(&region.neighbours(ground.stones.of(owner)));
    let area = region | walls;
    let is_only_one = walls.neighbours(ground.owned.get(owner)).is_subset(&region);
    (is_only_one && area.is_disjoint(spoken_for)).then(|| LocalProblem {
        defender: !owner,
        target: region,
        goal: Goal::Dead,
        ko: KoRule::Japanese,
        ..ground.local_problem(owner, area, PointSet::EMPTY)
    })
}
