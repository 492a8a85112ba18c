//! Groups whose fate hangs on play that goes round: a triple ko, eternal life, two stones sent and one taken back, threats
//! without end from a double ko elsewhere.

use super::reader::Line;
use super::search::{Course, CourseRead, KoRule, LocalArea, LocalGame, LocalMove, Outcome, Role, course, solve};
use super::{Budget, Classification, Evidence, Judged, OPEN_SPACE_MIN, Status};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::position::play;
use crate::rules::Suicide;

/// The most chains of a part that are asked about, the largest first.
const TARGETS_MAX: usize = 4;

/// Chains that cannot be captured as long as play goes round, and not be kept otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Whose.
    pub color: Color,
    /// The chains.
    pub stones: PointSet,
    /// Whether play goes round if the opponent starts, and if the owner does; one of them at least.
    pub repeats: [bool; 2],
    /// Everything that takes part in it where it stands: these stones, others beside them and the points between.
    pub area: PointSet,
    /// Stones of the opponent elsewhere that the owner can threaten without end, where the round leads there; else empty.
    pub source: PointSet,
    /// Moves until a position comes back, where it was found in one place.
    pub round: Line,
    /// Whether the stones are dead in a confirmation in which a ko may be retaken only after a pass for it (Japanese rules 1989,
    /// article 7-2); nothing where that was not decided.
    pub is_dead_in_confirmation: Option<bool>,
}

impl Repetition {
    /// All groups of a board whose fate hangs on a repetition, as far as the nodes go: what is not found is not said.
    ///
    /// `read` is the board as it was read under these marks. Stones that are marked dead stand here as they do on the board.
    /// Asked are groups that do not live by what they surround, and those beside a ko; what else lives is taken to stay. Where
    /// neither a capture nor an end of play without one can be forced, play goes round.
    pub fn all(stones: &Stones, read: &Classification, marked: &PointSet, budget: Budget) -> Vec<Self> {
        let kos = kos(stones);
        let parts = Part::all(stones, &loose(stones, read, marked, &kos), &kos, read);
        let questions = parts.iter().map(|part| part.targets.len()).sum::<usize>().max(1);
        let nodes = budget.of_repetition() / u32::try_from(questions).unwrap_or(u32::MAX);
        let mut found: Vec<Self> = parts.iter().flat_map(|part| part.repetitions(nodes)).collect();
        if parts.iter().filter(|part| part.has_ko).count() > 1 {
            with_threats(&parts, nodes, &mut found);
        }
        found.sort_by_key(|one| one.stones.first());
        found
    }
}

/// Stones that can be captured in a ko.
fn kos(stones: &Stones) -> PointSet {
    let vacant = stones.vacant();
    let mut kos = PointSet::EMPTY;
    for color in Color::BOTH {
        let own = *stones.of(color);
        for stone in (own - own.not_alone()).iter() {
            let liberties = PointSet::from(stone).neighbours(&vacant);
            let (Some(mouth), 1) = (liberties.first(), liberties.len()) else { continue };
            let Ok(played) = play(stones, !color, mouth, Suicide::Forbidden) else { continue };
            let chain = played.after.chain_at(mouth);
            if played.captured.len() == 1 && chain.is_some_and(|chain| chain.points.len() == 1 && chain.is_in_atari()) {
                kos.insert(stone);
            }
        }
    }
    kos
}

/// The stones of which it is asked: groups that are not known to live, groups beside a ko that do not live unconditionally,
/// and marked stones where there is a ko.
fn loose(stones: &Stones, read: &Classification, marked: &PointSet, kos: &PointSet) -> PointSet {
    let vacant = stones.vacant();
    let beside = *kos | kos.neighbours(&stones.points());
    let is_asked = |group: &Judged| match group.status {
        Status::Unsettled | Status::InSeki | Status::Undecided | Status::Captured => true,
        Status::Alive => {
            let is_firm = matches!(group.evidence, Evidence::Benson | Evidence::Static);
            let touches = !(group.stones | group.stones.neighbours(&vacant)).is_disjoint(&beside);
            !is_firm && touches && !is_open(&group.stones, &vacant)
        }
        Status::Dead | Status::Open => false,
    };
    let marked = if kos.is_empty() { PointSet::EMPTY } else { *marked };
    read.stones_of(is_asked) | marked
}

/// Whether stones reach a wide empty space.
fn is_open(stones: &PointSet, vacant: &PointSet) -> bool {
    stones.dilate(vacant).flood(vacant).parts().any(|space| space.len() >= OPEN_SPACE_MIN)
}

/// Stones that bear on each other, with the empty points that they touch.
struct Part {
    stones: Stones,
    area: PointSet,
    /// Chains that can be asked about, the largest first.
    targets: Vec<(Color, PointSet)>,
    has_ko: bool,
}

impl Part {
    fn all(stones: &Stones, loose: &PointSet, kos: &PointSet, read: &Classification) -> Vec<Self> {
        if loose.is_empty() {
            return Vec::new();
        }
        let vacant = stones.vacant();
        let all = *loose | loose.dilate(&vacant).flood(&vacant);
        let read = read.stones_of(|_| true);
        let part = |area: PointSet| {
            let has_ko = !area.is_disjoint(kos);
            // Marked stones are asked about for their kos alone.
            if is_open(&(area & *loose), &vacant) || (!has_ko && area.is_disjoint(&(read & *loose))) {
                return None;
            }
            let chains = Color::BOTH.into_iter().flat_map(|color| {
                let own = *stones.of(color) & area;
                own.parts().filter(|chain| chain.len() > 1).map(move |chain| (color, chain))
            });
            let mut targets: Vec<_> = chains
                .filter_map(|(color, chain)| {
                    let game = LocalGame::of(&around(stones, &area, color, chain))?;
                    Some((std::cmp::Reverse(chain.len()), game.picture().to_vec(), color, chain))
                })
                .collect();
            targets.sort_by(|one, other| (&one.0, &one.1).cmp(&(&other.0, &other.1)));
            let targets: Vec<_> = targets.into_iter().map(|(_, _, color, chain)| (color, chain)).collect();
            (!targets.is_empty()).then_some(Self { stones: *stones, area, targets, has_ko })
        };
        all.parts().filter_map(part).collect()
    }

    fn local(&self, color: Color, chain: PointSet) -> LocalArea {
        around(&self.stones, &self.area, color, chain)
    }

    /// The chains for which play goes round in this part alone.
    fn repetitions(&self, nodes: u32) -> Vec<Repetition> {
        let mut found: Vec<Repetition> = Vec::new();
        for (color, chain) in self.targets.iter().take(TARGETS_MAX) {
            let local = self.local(*color, *chain);
            let first = course(&local, Role::Attacker, nodes);
            if matches!(first.course, Course::Rests | Course::Undecided) {
                continue;
            }
            let second = course(&local, Role::Defender, nodes);
            let repeats = [&first, &second].map(|read| read.course == Course::Repeats);
            if !repeats.contains(&true) {
                continue;
            }
            let of_color = found.iter_mut().find(|other| other.color == *color && other.repeats == repeats);
            if let Some(other) = of_color {
                other.stones |= *chain;
                continue;
            }
            let told = if repeats[0] { first } else { second };
            found.push(Repetition {
                color: *color,
                stones: *chain,
                repeats,
                area: self.area,
                source: PointSet::EMPTY,
                round: line(&local, told),
                is_dead_in_confirmation: is_dead_in_confirmation(&local, nodes),
            });
        }
        found
    }

    /// The largest chain of a player's opponent that the player can threaten without end, other moves coming between as he
    /// likes.
    fn threatened_without_end(&self, player: Color, nodes: u32) -> Option<PointSet> {
        let of_opponent = self.targets.iter().filter(|(color, _)| *color != player).take(TARGETS_MAX);
        let mut chains = of_opponent.map(|(_, chain)| *chain);
        chains.find(|chain| {
            let ko = KoRule::Threats(Role::Attacker);
            let local = LocalArea { ko, ..self.local(!player, *chain) };
            course(&local, Role::Attacker, nodes).course == Course::Repeats
        })
    }

    /// Whether it is a ko that decides about a chain if the opponent starts.
    fn hangs_on_ko(&self, color: Color, chain: PointSet, nodes: u32) -> bool {
        let with = |ko, outcome| {
            let local = LocalArea { ko, ..self.local(color, chain) };
            LocalGame::of(&local).is_some_and(|game| solve(&game, Role::Attacker, nodes).outcome() == outcome)
        };
        with(KoRule::Threats(Role::Attacker), Outcome::Captured) && with(KoRule::Threats(Role::Defender), Outcome::Safe)
    }
}

/// A part as it is searched for the capture of a chain, which stands for one point. What else may come off stands in it.
fn around(stones: &Stones, part: &PointSet, color: Color, chain: PointSet) -> LocalArea {
    let area = *part - chain;
    let inside = ByColor::from_fn(|color| *stones.of(color) & area);
    let immortal = ByColor::from_fn(|color| *stones.of(color) - area);
    LocalArea { link: chain, ..LocalArea::new(area, inside, immortal, PointSet::EMPTY, color) }
}

fn is_dead_in_confirmation(local: &LocalArea, nodes: u32) -> Option<bool> {
    let game = LocalGame::of(&LocalArea { ko: KoRule::Japanese, ..*local })?;
    match solve(&game, Role::Attacker, nodes).outcome() {
        Outcome::Captured => Some(true),
        Outcome::Safe => Some(false),
        Outcome::Undecided => None,
    }
}

fn line(local: &LocalArea, read: CourseRead) -> Line {
    let Some(game) = LocalGame::of(local) else { return Line::new() };
    let point = |at: LocalMove| -> Option<Point> { if let LocalMove::Play(at) = at { game.point(at) } else { None } };
    let color = |role: Role| if role == Role::Attacker { !local.defender } else { local.defender };
    read.round.into_iter().map(|(role, at)| (color(role), point(at))).collect()
}

/// What follows from threats without end: a ko elsewhere is never lost for want of a threat, if what is threatened is larger;
/// and who can make them in two places can go on for ever.
fn with_threats(parts: &[Part], nodes: u32, found: &mut Vec<Repetition>) {
    let with_ko: Vec<&Part> = parts.iter().filter(|part| part.has_ko).collect();
    for player in Color::BOTH {
        let sources: Vec<Option<PointSet>> =
            with_ko.iter().map(|part| part.threatened_without_end(player, nodes)).collect();
        for (at, part) in with_ko.iter().enumerate() {
            let elsewhere = sources.iter().enumerate().filter(|(other, _)| *other != at);
            let elsewhere: Vec<PointSet> = elsewhere.filter_map(|(_, source)| *source).collect();
            let new = |color, stones, source, repeats, is_dead_in_confirmation| Repetition {
                color,
                stones,
                repeats,
                area: part.area,
                source,
                round: Line::new(),
                is_dead_in_confirmation,
            };
            let is_told = |stones: &PointSet, found: &[Repetition]| found.iter().any(|one| stones.is_subset(&one.stones));
            for (color, chain) in part.targets.iter().take(TARGETS_MAX).filter(|(color, _)| *color == player) {
                let larger = elsewhere.iter().filter(|source| source.len() > chain.len());
                let source = larger.fold(PointSet::EMPTY, |all, source| all | *source);
                if source.is_empty() || is_told(chain, found) || !part.hangs_on_ko(*color, *chain, nodes) {
                    continue;
                }
                let local = LocalArea { ko: KoRule::Threats(Role::Attacker), ..part.local(*color, *chain) };
                let is_lost = LocalGame::of(&local)
                    .is_some_and(|game| solve(&game, Role::Defender, nodes).outcome() == Outcome::Captured);
                let confirmed = is_dead_in_confirmation(&part.local(*color, *chain), nodes);
                found.push(new(*color, *chain, source, [true, is_lost], confirmed));
            }
            if let Some(threatened) = sources[at] {
                let source = elsewhere.iter().fold(PointSet::EMPTY, |all, source| all | *source);
                if !source.is_empty() && !is_told(&threatened, found) {
                    let confirmed = is_dead_in_confirmation(&part.local(!player, threatened), nodes);
                    found.push(new(!player, threatened, source, [true, true], confirmed));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Repetition;
    use crate::board::{PointSet, Stones};
    use crate::formats::cases;
    use crate::life::{Budget, Classification};

    #[test]
    fn probe() {
        for id in ["12", "13", "14", "15", "16", "17", "18", "19", "20"] {
            let case = cases::by_id("korean-2016", &format!("diagram-{id}")).expect("a case");
            let stones: Stones = case.setup().expect("a board").stones;
            let started = std::time::Instant::now();
            let read = Classification::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
            for group in &read.groups {
                println!("   {:?} {:?} {:?} {}", group.color, group.status, group.evidence, group.stones);
            }
            let first = started.elapsed();
            for budget in [80_000, 1_000_000] {
                let started = std::time::Instant::now();
                let found = Repetition::all(&stones, &read, &PointSet::EMPTY, Budget::of(budget));
                println!("{id} {budget}: {first:?} {:?}", started.elapsed());
                for one in found {
                    println!("   {:?} {} {:?} src {} round {:?} {:?}", one.color, one.stones, one.repeats, one.source, one.round.iter().map(|(c, p)| format!("{} {}", c.letter(), p.map_or("-".to_owned(), |p| p.to_string()))).collect::<Vec<_>>().join(", "), one.is_dead_in_confirmation);
                }
            }
        }
    }
}
