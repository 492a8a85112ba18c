use super::{Case, Detail, Scored};
use crate::board::PointSet;
use crate::score::{Need, Outcome, Removals, Way, score};

/// The fewest open groups that must be asked for, so that the winner is known under every rule set whose score is undetermined for want of dead
/// stones, whatever the answers are and whatever becomes of the others; of several such sets the first. All of them where not every way can be
/// counted, and where less than a full answer is wanted. None where no score hangs on them.
pub(super) fn question(case: &Case, removals: &Removals<'_>, scores: &[Scored]) -> Vec<PointSet> {
    let settled = removals.settled();
    let all = || settled.open.iter().map(|group| group.points).collect::<Vec<_>>();
    let asks =
        |scored: &&Scored| removals.is_open_under(&scored.rules) && scored.score.needs.contains(&Need::DeadStones);
    let asking: Vec<&Scored> = scores.iter().filter(asks).collect();
    if asking.is_empty() {
        return Vec::new();
    }
    if settled.open.len() == 1 || settled.are_too_many() || case.detail != Detail::Full {
        return all();
    }
    let ways = settled.ways();
    let mut outcomes: Vec<Vec<Outcome>> = Vec::new();
    for way in &ways {
        let position = settled.decided(&case.position, way);
        let boards = removals.shared();
        let wanted = Removals::boards(&position, asking.iter().map(|scored| &*scored.rules));
        boards.read_ahead(&wanted, boards.work().left() / 2);
        if !wanted.iter().all(|board| boards.is_whole(board)) {
            return all();
        }
        let mut decided = Removals::sharing(&position, boards);
        let mut of = |scored: &&Scored| score(&position, &mut decided, &scored.rules, &case.terms).verdict.outcome;
        outcomes.push(asking.iter().map(&mut of).collect());
    }
    let settles = |asked: &u32| {
        let answers = |way: &Way| of_asked(way, *asked);
        ways.iter().zip(&outcomes).all(|(way, outcome)| {
            let same = ways.iter().zip(&outcomes).filter(|(other, _)| answers(other) == answers(way));
            same.into_iter().all(|(_, other)| other == outcome)
        })
    };
    let count = settled.open.len() as u32;
    let mut sets: Vec<u32> = (1..1 << count).collect();
    sets.sort_by_key(|set| set.count_ones());
    let least = sets.into_iter().find(settles).unwrap_or(u32::MAX);
    let asked = settled.open.iter().enumerate().filter(|(index, _)| least >> index & 1 == 1);
    asked.map(|(_, group)| group.points).collect()
}

/// What a way says of the groups that are asked for.
fn of_asked(way: &Way, asked: u32) -> Vec<crate::board::Color> {
    let told = way.follows.iter().enumerate().filter(|(index, _)| asked >> index & 1 == 1);
    told.map(|(_, player)| *player).collect()
}
