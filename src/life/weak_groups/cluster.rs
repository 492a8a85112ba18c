use std::collections::{BTreeMap, BTreeSet};

use super::{WeakGroup, WeakGroupFate, WeakGroupId};
use crate::board::{Color, Point, PointSet};
use crate::life::capture::Capture;
use crate::life::costs::{WORK_OF_CLUSTER, WORK_OF_WEAK_GROUP};
use crate::life::ground::Ground;
use crate::life::search::SearchOutcome::{self, Captured, Safe, Undecided};
use crate::life::search::{Goal, KoRule, LocalGame, LocalProblem, Role};
use crate::life::searcher::{ByStarter, Searcher};
use crate::life::{Evidence, OPEN_SPACE_MIN, Work};

/// The most stones of a target that are worth asking whether their capture lets the owner back in: larger shapes leave
/// room for two eyes.
pub(in crate::life) const NAKADE_MAX: u16 = 6;

/// Whether a weak group can be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Capturability {
    /// Not even if the opponent starts; whether without a move in its own regions.
    Safe {
        without_regions: bool,
    },
    /// Only if the opponent starts; where the owner must fill a point of his own for it, that point.
    FirstDecides {
        by: Option<Point>,
    },
    /// Whoever starts.
    Captured,
    Open,
    Undecided,
}

/// Whether the opponents beside a weak group and its friends may come off.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opponents {
    /// All stay.
    Stay,
    /// Weak groups may come off.
    MayComeOff,
    /// They may, and of neutral points only these are left; the others count as filled.
    MayComeOffAt(PointSet),
}

/// A weak group with everything that bears on its capture.
pub(super) struct Cluster<'a> {
    ground: &'a Ground,
    /// Those that may bear on it.
    candidates: &'a [WeakGroup],
    pub(super) weak: &'a WeakGroup,
    /// Neutral points and other weak groups, with what they alone surround: friends at its regions can come off too, so
    /// that these are no eyes of its own.
    pub(super) around: PointSet,
    /// The weak groups of the opponent among them.
    pub(super) opponents: Vec<&'a WeakGroup>,
    /// The other weak groups of the same colour among them.
    pub(super) friends: Vec<&'a WeakGroup>,
    /// Stones of the same colour that live without this weak group.
    living_friends: PointSet,
    /// Neutral points that count as filled and give nobody a hold.
    filled: PointSet,
    reaches_open_space: bool,
    work: &'a Work,
}

/// Clusters in an order that does not depend on how the board is turned.
pub(super) fn sorted_clusters<'c, 'a>(clusters: &'c [Cluster<'a>]) -> Vec<&'c Cluster<'a>> {
    let mut order: Vec<&Cluster<'_>> = clusters.iter().collect();
    order.sort_by_cached_key(|cluster| {
        let key = cluster.key();
        (key.as_ref().map_or(0, Vec::len), key)
    });
    order
}

/// Whether each weak group can be captured, and those of which the nodes were spent before that was decided, or its
/// eyes.
pub(super) fn capturabilities(
    clusters: &[&Cluster<'_>],
    searcher: &mut Searcher<'_>,
) -> (BTreeMap<WeakGroupId, Capturability>, BTreeSet<WeakGroupId>) {
    let (mut all, mut doubtful) = (BTreeMap::new(), BTreeSet::new());
    for cluster in clusters {
        let (capturability, is_doubtful) = searcher.with_doubt(|searcher| cluster.capturability(searcher));
        all.insert(cluster.weak.id, capturability);
        doubtful.extend(is_doubtful.then_some(cluster.weak.id));
    }
    (all, doubtful)
}

/// The neutral points that weak groups of both players touch, and those without which a weak group would have no
/// liberty left.
pub(super) fn shared_spaces(ground: &Ground, weak_groups: &[WeakGroup]) -> PointSet {
    let spaces = |stones: &PointSet| stones.touched_parts(&ground.neutral);
    let spaces_of = |color: Color| {
        let own = weak_groups.iter().filter(|weak| weak.color == color);
        own.map(|weak| spaces(&weak.stones)).collect::<PointSet>()
    };
    let shared = spaces_of(Color::Black) & spaces_of(Color::White);
    weak_groups.iter().fold(shared, |kept, weak| {
        let has_liberty = weak.stones.touches(&(shared | weak.regions));
        if has_liberty { kept } else { kept | spaces(&weak.stones) }
    })
}

impl<'a> Cluster<'a> {
    pub(super) fn all(
        ground: &'a Ground,
        candidates: &'a [WeakGroup],
        opponents: Opponents,
        work: &'a Work,
    ) -> Vec<Self> {
        candidates.iter().map(|weak| Self::new(ground, weak, candidates, opponents, work)).collect()
    }

    pub(super) fn new(
        ground: &'a Ground,
        weak: &'a WeakGroup,
        candidates: &'a [WeakGroup],
        opponents: Opponents,
        work: &'a Work,
    ) -> Self {
        let neutral = match &opponents {
            Opponents::MayComeOffAt(points) => points,
            Opponents::Stay | Opponents::MayComeOff => &ground.neutral,
        };
        work.pay(WORK_OF_CLUSTER);
        let spaces = |stones: &PointSet| stones.touched_parts(neutral);
        let may_bear = |other: &&WeakGroup| {
            other.stones != weak.stones && (other.color == weak.color || opponents != Opponents::Stay)
        };
        let mut apart: Vec<&WeakGroup> = candidates.iter().filter(may_bear).collect();
        let (mut around, mut beside) = (spaces(&weak.stones), BTreeSet::new());
        loop {
            let before = around;
            work.pay(WORK_OF_WEAK_GROUP * (1 + candidates.len() as u64));
            if work.is_spent() {
                break;
            }
            apart.retain(|other| {
                let touched = if other.color == weak.color { &weak.regions } else { &weak.stones };
                let is_beside = other.stones.touches(&around) || other.stones.touches(touched);
                if is_beside {
                    beside.insert(other.id);
                    around |= other.stones | other.regions | spaces(&other.stones);
                }
                !is_beside
            });
            if around == before {
                break;
            }
        }
        let beside = candidates.iter().filter(|other| beside.contains(&other.id));
        let (friends, opponents) = beside.partition(|other| other.color == weak.color);
        let own = *ground.stones.of(weak.color);
        let living_friends = candidates.iter().fold(own, |living_friends, other| living_friends - other.stones);
        let reaches_open_space = (around & *neutral).parts().any(|space| space.len() >= OPEN_SPACE_MIN);
        // Filled by the weak group's side where they touch opponents only, so that these do not hang on them.
        let filled = ground.neutral - *neutral;
        let filled = filled - weak.stones.touched_parts(&filled);
        Self { ground, candidates, weak, around, opponents, friends, living_friends, filled, reaches_open_space, work }
    }

    /// That of another weak group among the same.
    pub(super) fn of_another(&self, weak: &'a WeakGroup) -> Self {
        Self::new(self.ground, weak, self.candidates, Opponents::MayComeOff, self.work)
    }

    /// The other weak groups in its game.
    pub(super) fn others(&self) -> impl Iterator<Item = WeakGroupId> {
        self.friends.iter().chain(&self.opponents).map(|other| other.id)
    }

    /// Whether any of them is in doubt.
    pub(super) fn hangs_on(&self, doubtful: &BTreeSet<WeakGroupId>) -> bool {
        self.others().any(|other| doubtful.contains(&other))
    }

    /// No ko is retaken, as where a text confirms life and death, unless what the opponent has beside the weak group
    /// may come off too: then one may answer another.
    fn local(&self, area: PointSet, eyes: u8) -> LocalProblem {
        let ko = if self.opponents.is_empty() || !self.filled.is_empty() { KoRule::Japanese } else { KoRule::Simple };
        let mut local = self.ground.local_problem(self.weak.color, area, self.living_friends);
        *local.immortal.get_mut(!self.weak.color) -= self.filled;
        LocalProblem { link: self.weak.stones, eyes, ko, ..local }
    }

    /// The regions that it shares with none of the others stand for one eye, and its owner keeps out of the others.
    fn outer_area(&self) -> LocalProblem {
        let has_eye = !self.weak.regions.is_subset(&self.around);
        let kept_free = *self.ground.owned.get(self.weak.color) & self.around;
        LocalProblem { kept_free, ..self.local(self.around, u8::from(has_eye)) }
    }

    /// With its own regions.
    pub(super) fn whole_area(&self) -> LocalProblem {
        self.local(self.around | self.weak.regions, 0)
    }

    /// Whether the weak group and other chains in its game can all be kept if the opponent starts.
    pub(super) fn keeps(&self, others: PointSet, searcher: &mut Searcher<'_>) -> SearchOutcome {
        let mut read =
            |local: LocalProblem| searcher.outcome_in(&LocalProblem { target: others, ..local }, Role::Attacker);
        let outer = read(self.outer_area());
        if outer == Safe { outer } else { read(self.whole_area()) }
    }

    /// How the weak group is captured if the opponent starts, now or once its liberties outside are filled.
    pub(super) fn threat(&self) -> Capture {
        Capture::read_in([self.whole_area(), self.closed_area(&PointSet::EMPTY)])
    }

    pub(super) fn key(&self) -> Option<Vec<u32>> {
        self.work
            .game(&self.whole_area())
            .or_else(|| self.work.game(&self.outer_area()))
            .map(|game| game.key().to_vec())
    }

    pub(super) fn capturability(&self, searcher: &mut Searcher<'_>) -> Capturability {
        if self.reaches_open_space {
            return Capturability::Open;
        }
        let mut read = |local: &LocalProblem| {
            let undecided = ByStarter { attacker: Undecided, defender: Undecided };
            self.work.game(local).map_or(undecided, |game| searcher.outcomes(&game))
        };
        let outer = read(&self.outer_area());
        if outer.attacker == Safe {
            return Capturability::Safe { without_regions: true };
        }
        // With other stones of its owner beside its only point he can fill that to connect.
        let (regions, own) = (&self.weak.regions, self.ground.stones.of(self.weak.color));
        let is_alone = !regions.touches(&(*own - self.weak.stones));
        let is_one_eye = regions.len() < 2 && !self.around.is_empty() && is_alone;
        let whole = if is_one_eye { outer } else { read(&self.whole_area()) };
        match whole {
            ByStarter { attacker: Safe, .. } => Capturability::Safe { without_regions: outer.defender == Safe },
            ByStarter { attacker: Captured, defender } => self.captured(outer.defender == Safe, defender, searcher),
            ByStarter { attacker: Undecided, .. } => Capturability::Undecided,
        }
    }

    /// What it means that a weak group is captured if the opponent starts. `if_first` is what becomes of it if its
    /// owner does.
    fn captured(&self, is_saved_outside: bool, if_first: SearchOutcome, searcher: &mut Searcher<'_>) -> Capturability {
        let capturability = match if_first {
            _ if is_saved_outside => Capturability::FirstDecides { by: None },
            Safe => Capturability::FirstDecides { by: self.saving_point(searcher) },
            Captured => Capturability::Captured,
            Undecided => Capturability::Undecided,
        };
        // A few stones that can be captured may still not be worth it: the capture lets their owner back in. Several in
        // atari are.
        let weak = self.weak;
        let in_atari = weak.stones.neighbours(&self.ground.stones.vacant()).len() == 1;
        let is_first_worth =
            in_atari && weak.stones.len() > 1 && matches!(capturability, Capturability::FirstDecides { .. });
        if weak.stones.len() > NAKADE_MAX || !weak.regions.is_empty() || self.opponents.is_empty() || is_first_worth {
            return capturability;
        }
        let area = self.around | weak.stones;
        let local = self.ground.local_problem(weak.color, area, self.living_friends);
        let local = LocalProblem { target: weak.stones, goal: Goal::Dead, ..local };
        match searcher.outcome_in(&local, Role::Attacker) {
            Safe => Capturability::Safe { without_regions: true },
            Captured => capturability,
            Undecided => Capturability::Undecided,
        }
    }

    /// The point where a chain beside friends that live must be connected to them: captured if the opponent starts, it
    /// is saved by no other move than one among points that its owner surrounds.
    fn saving_point(&self, searcher: &mut Searcher<'_>) -> Option<Point> {
        let regions = &self.weak.regions;
        if !regions.touches(&self.living_friends) {
            return None;
        }
        self.first_saving_point(searcher, |filled| self.local((self.around | *regions) - *filled, 0))
    }

    /// The point that saves the weak group if it is filled. Of several, the choice does not depend on how the board is
    /// turned, except between points that are alike.
    fn first_saving_point(
        &self,
        searcher: &mut Searcher<'_>,
        without: impl Fn(&PointSet) -> LocalProblem,
    ) -> Option<Point> {
        let WeakGroup { color, stones, regions, .. } = self.weak;
        let game = |point: Point| {
            let filled = PointSet::from(point);
            let mut local = without(&filled);
            if filled.touches(stones) {
                local.link |= filled;
            } else if filled.touches(&self.living_friends) {
                *local.immortal.get_mut(*color) |= filled;
            } else {
                local.area |= filled;
                *local.stones.get_mut(*color) |= filled;
            }
            Some((self.work.game(&local)?, point))
        };
        let mut games: Vec<_> = regions.iter().filter_map(game).collect();
        games.sort_by(|(one, _), (other, _)| one.key().cmp(other.key()));
        let connects = |point: &PointSet| point.touches(stones) && point.touches(&self.living_friends);
        let saves = |(game, point): &&(LocalGame, Point)| {
            connects(&PointSet::from(*point)) || searcher.outcome(game, Role::Attacker) == Safe
        };
        games.iter().find(saves).map(|(_, point)| *point)
    }

    pub(super) fn fate(
        &self,
        capturabilities: &BTreeMap<WeakGroupId, Capturability>,
        searcher: &mut Searcher<'_>,
    ) -> WeakGroupFate {
        let any_opponent = |wanted: fn(&Capturability) -> bool| {
            self.opponents.iter().any(|opponent| {
                let may_be_given_up = opponent.may_be_given_up || self.weak.may_be_given_up;
                opponent.is_claimed || !may_be_given_up && wanted(&capturabilities[&opponent.id])
            })
        };
        let has_safe_opponent = any_opponent(|capturability| matches!(capturability, Capturability::Safe { .. }));
        let has_unknown_opponent = any_opponent(|capturability| matches!(capturability, Capturability::Undecided));
        match capturabilities[&self.weak.id] {
            Capturability::Safe { .. } if has_safe_opponent => WeakGroupFate::InSeki(Evidence::Searched),
            Capturability::Safe { .. } if has_unknown_opponent => WeakGroupFate::InSeki(Evidence::Unverified),
            Capturability::Safe { without_regions: true } => WeakGroupFate::Alive,
            Capturability::Safe { without_regions: false } => self.protective_move(searcher),
            Capturability::FirstDecides { by: Some(point) } => WeakGroupFate::Owes(point),
            Capturability::FirstDecides { by: None } => WeakGroupFate::Unsettled,
            Capturability::Captured => WeakGroupFate::CapturedAnyway {
                is_assumed: any_opponent(|capturability| !matches!(capturability, Capturability::Safe { .. })),
            },
            Capturability::Open => WeakGroupFate::Open,
            Capturability::Undecided if has_safe_opponent || has_unknown_opponent => {
                WeakGroupFate::InSeki(Evidence::Unverified)
            }
            Capturability::Undecided => WeakGroupFate::Undecided,
        }
    }

    /// Its own regions, and friends there, less what was filled, with no liberty outside left.
    fn closed_area(&self, filled: &PointSet) -> LocalProblem {
        let area = (self.around | self.weak.regions) - self.ground.neutral - *filled;
        let local = self.ground.local_problem(self.weak.color, area, self.living_friends);
        LocalProblem { link: self.weak.stones, ko: KoRule::Japanese, ..local }
    }

    /// A weak group that lives as long as it has liberties outside: what it needs once they are filled.
    pub(super) fn protective_move(&self, searcher: &mut Searcher<'_>) -> WeakGroupFate {
        let Some(game) = self.work.game(&self.closed_area(&PointSet::EMPTY)) else { return WeakGroupFate::Undecided };
        match searcher.outcomes(&game) {
            ByStarter { attacker: Safe, .. } => WeakGroupFate::Alive,
            ByStarter { attacker: Captured, defender: Safe } => self
                .first_saving_point(searcher, |filled| self.closed_area(filled))
                .map_or(WeakGroupFate::Undecided, WeakGroupFate::Owes),
            _ => WeakGroupFate::Undecided,
        }
    }
}
