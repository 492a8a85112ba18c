use std::cmp::Reverse;

use super::costs::WORK_OF_NODE;
use super::kos::open_kos;
use super::search::{
    Course, CourseRead, KoRule, LocalGame, LocalProblem, Role, SearchOutcome, captures_keeping_bans, course, solve,
};
use super::{
    Classification, ClassifiedGroup, Evidence, MoveLine, OPEN_SPACE_MIN, Repetition, RepetitionCause, Status, Work,
};
use crate::board::{ByColor, Color, PointSet, Stones};

/// Smaller chains that are marked dead have no room for a round without a ko.
const MARKED_MIN: u16 = 6;

/// The most chains of a part that are read, the largest first.
const TARGETS_MAX: usize = 4;

/// By how much less may be spent on parts that hardly go round.
const UNLIKELY_LESS: u32 = 64;

/// The most points of a part with fewer than two kos that goes round. Those of the documented eternal lives have some
/// twenty.
const ROUND_MAX: u16 = 24;

/// The most moves of the attacker that are looked at where nobody may retake a ko.
const CONFIRMATION_MAX: u8 = 12;

/// How many times its share a question may spend (see [`course`]).
const COURSES: u64 = 8;

/// All groups of a board whose fate hangs on a repetition, as far as the nodes go, and the positions searched: what
/// the search does not reach is not said.
///
/// `classification` is what was read under these marks; marked stones stand here as they do on the board. The
/// groups read are those that do not live by what they surround, and those beside a ko; what else lives is assumed
/// to stay. Where neither a capture can be forced nor an end of play without one, play goes round.
pub(super) fn repetitions_on(
    stones: &Stones,
    classification: &Classification,
    marked: &PointSet,
    work: &Work,
) -> Vec<Repetition> {
    let parts = RepetitionPart::all(stones, classification, marked);
    if parts.is_empty() {
        return Vec::new();
    }
    // Each has its share and no more, so that it does not matter which comes first.
    let questions: usize = parts.iter().map(|part| part.targets.len()).sum();
    let affordable = u32::try_from(work.left() / WORK_OF_NODE / COURSES).unwrap_or(u32::MAX);
    let share = work.budget().of_repetition().min(affordable) / (questions.max(1) as u32);
    let mut shares = NodeShares { share, of_unlikely: share / UNLIKELY_LESS, nodes: 0 };
    let mut repetitions: Vec<Repetition> = parts.iter().flat_map(|part| part.rounds(&mut shares)).collect();
    let with_ko: Vec<&RepetitionPart> = parts.iter().filter(|part| part.has_ko).collect();
    if with_ko.len() > 1 {
        for player in Color::BOTH {
            by_threats(player, &with_ko, &mut repetitions, &mut shares);
        }
    }
    repetitions.sort_by_key(|one| one.stones.first().map(|point| (Reverse(point.row), point.column)));
    // The result stands, whatever it cost: the shares bound it.
    work.pay((u64::from(shares.nodes) * WORK_OF_NODE).min(work.left()));
    work.count_searched(shares.nodes);
    repetitions
}

/// Puts questions, each with its share of the nodes, and counts what they spend.
struct NodeShares {
    share: u32,
    /// The share of a question in a part that hardly goes round.
    of_unlikely: u32,
    nodes: u32,
}

impl NodeShares {
    fn course(&mut self, local: &LocalProblem, first: Role, part: &RepetitionPart) -> CourseRead {
        let read = course(local, first, if part.hardly_goes_round { self.of_unlikely } else { self.share });
        self.nodes += read.nodes;
        read
    }

    fn outcome(&mut self, game: &LocalGame, first: Role) -> SearchOutcome {
        let search = solve(game, first, self.share);
        self.nodes += search.nodes();
        search.outcome()
    }

    /// Whether an attacker who starts captures in the confirmation of life and death (Japanese rules 1989, article
    /// 7-2), where nobody plays where his stone was captured in a ko before he has passed for that ko.
    ///
    /// The search lets a player play there at once where the move takes more than the one stone, as play does. The
    /// article speaks of capturing in that ko again, and does not say that such a move is none; so what is dead must be
    /// captured either way.
    fn is_dead_in_confirmation(&mut self, local: &LocalProblem) -> Option<bool> {
        let game = LocalGame::from_problem(&LocalProblem { ko: KoRule::Japanese, ..*local })?;
        match self.outcome(&game, Role::Attacker) {
            SearchOutcome::Captured => {
                let (is_captured, nodes) = captures_keeping_bans(&game, CONFIRMATION_MAX, self.share);
                self.nodes += nodes;
                is_captured.then_some(true)
            }
            SearchOutcome::Safe => Some(false),
            SearchOutcome::Undecided => None,
        }
    }
}

/// The stones at stake: groups that are not known to live, those that live by no eyes of their own or
/// beside a ko but not unconditionally, and marked stones, if there is a ko or they are many, with the stones that they
/// enclose.
fn at_stake(stones: &Stones, classification: &Classification, marked: &PointSet, kos: &PointSet) -> PointSet {
    let vacant = stones.vacant();
    let beside_ko = *kos | kos.neighbours(&stones.all_points());
    let mut at_stake = if kos.is_empty() { PointSet::EMPTY } else { *marked };
    if !large_marked(stones, marked).is_empty() {
        let inside = marked.touched_parts(&vacant);
        let enclosed = stones.chains().into_iter().filter(|other| other.liberties.is_subset(&inside));
        at_stake = enclosed.fold(at_stake | *marked, |all, other| all | other.points);
    }
    for group in &classification.groups {
        match group.status {
            Status::Unsettled | Status::Captured | Status::InSeki | Status::Undecided => at_stake |= group.stones,
            Status::Alive if !matches!(group.evidence, Evidence::Benson | Evidence::Static) => {
                let around = group.stones | group.stones.neighbours(&vacant);
                let without_two_eyes = group.stones & classification.without_two_eyes;
                let chains = if around.is_disjoint(&beside_ko) { without_two_eyes } else { group.stones };
                for chain in chains.parts().filter(|chain| !reaches_open_space(chain, &vacant)) {
                    at_stake |= chain;
                }
            }
            Status::Alive | Status::Dead | Status::Open => {}
        }
    }
    at_stake
}

/// Chains that are marked and large, where they reach no wide empty space.
fn large_marked(stones: &Stones, marked: &PointSet) -> Vec<PointSet> {
    let vacant = stones.vacant();
    let chains = Color::BOTH.into_iter().flat_map(|color| (*stones.of(color) & *marked).parts());
    chains.filter(|chain| chain.len() >= MARKED_MIN && !reaches_open_space(chain, &vacant)).collect()
}

/// Whether stones reach a wide empty space.
fn reaches_open_space(stones: &PointSet, vacant: &PointSet) -> bool {
    stones.touched_parts(vacant).parts().any(|space| space.len() >= OPEN_SPACE_MIN)
}

/// Stones that bear on each other, with the empty points that they touch.
struct RepetitionPart {
    stones: Stones,
    area: PointSet,
    /// Chains to ask about, the largest first. A stone alone comes and goes.
    targets: Vec<(Color, PointSet)>,
    has_ko: bool,
    /// Whether it is wide and has fewer than two kos, or has none and all its groups are shown to live or to be
    /// captured whoever starts.
    hardly_goes_round: bool,
    marked: PointSet,
}

impl RepetitionPart {
    fn all(stones: &Stones, classification: &Classification, marked: &PointSet) -> Vec<Self> {
        let kos = open_kos(stones);
        let at_stake = at_stake(stones, classification, marked, &kos);
        let vacant = stones.vacant();
        let all = at_stake | at_stake.touched_parts(&vacant);
        let large: PointSet = large_marked(stones, marked).into_iter().collect();
        let few = *marked - large;
        let in_question = (classification.stones_of(|_| true) - *marked) | large;
        // Of these it is shown what becomes of them, without a round.
        let lives = |group: &ClassifiedGroup| group.status == Status::Alive && group.evidence != Evidence::Unverified;
        let is_shown = |group: &ClassifiedGroup| lives(group) || group.status == Status::Captured;
        let not_shown = classification.stones_of(|group| !is_shown(group)) | *marked;
        let part = |area: PointSet| {
            let of_kos = (area & kos).len();
            let has_ko = of_kos > 0;
            // Few marked stones are in question for their kos alone.
            if reaches_open_space(&(area & at_stake), &vacant)
                || (!has_ko && area.is_disjoint(&(in_question & at_stake)))
            {
                return None;
            }
            let mut targets: Vec<_> = Vec::new();
            for color in Color::BOTH {
                for chain in (*stones.of(color) & area).parts().filter(|chain| chain.len() > 1) {
                    let game = LocalGame::from_problem(&around(stones, &area, color, chain))?;
                    if !has_ko && chain.is_subset(&few) {
                        continue;
                    }
                    targets.push((Reverse(chain.len()), game.key().to_vec(), color, chain));
                }
            }
            // The order must not depend on how the board is turned.
            targets.sort_by(|one, other| (&one.0, &one.1).cmp(&(&other.0, &other.1)));
            let targets = targets.into_iter().take(TARGETS_MAX).map(|(_, _, color, chain)| (color, chain)).collect();
            let hardly_goes_round = (of_kos < 2 && area.len() > ROUND_MAX) || (!has_ko && area.is_disjoint(&not_shown));
            Some(Self { stones: *stones, area, targets, has_ko, hardly_goes_round, marked: *marked & area })
        };
        all.parts().filter_map(part).collect()
    }

    fn local(&self, color: Color, chain: PointSet) -> LocalProblem {
        around(&self.stones, &self.area, color, chain)
    }

    /// The chains for which play goes round in this part alone.
    fn rounds(&self, shares: &mut NodeShares) -> Vec<Repetition> {
        let mut repetitions: Vec<Repetition> = Vec::new();
        let marked = self.marked;
        for (color, stones) in self.targets.iter().copied() {
            let local = self.local(color, stones);
            // Most of what is marked is captured whoever starts: the question that shows it comes first.
            let is_marked = !stones.is_disjoint(&marked);
            let second = is_marked.then(|| shares.course(&local, Role::Defender, self));
            if second.as_ref().is_some_and(|read| matches!(read.course, Course::Captured | Course::Undecided)) {
                continue;
            }
            let first = shares.course(&local, Role::Attacker, self);
            if first.course == Course::GoesOn && marked.is_empty() {
                let (repeats, cause) = ([true; 2], RepetitionCause::Alone(line(&local, first)));
                let is_dead_in_confirmation = None;
                repetitions.push(Repetition { color, stones, repeats, cause, is_dead_in_confirmation, marked });
                continue;
            }
            if matches!(first.course, Course::Rests | Course::GoesOn | Course::Undecided) {
                continue;
            }
            let second = second.unwrap_or_else(|| shares.course(&local, Role::Defender, self));
            let repeats = [&first, &second].map(|read| read.course == Course::Repeats);
            if !repeats.contains(&true) || second.course == Course::Undecided {
                continue;
            }
            let is_same = |other: &&mut Repetition| other.color == color && other.repeats == repeats && other.decides();
            if let Some(other) = repetitions.iter_mut().find(is_same) {
                other.stones |= stones;
                // Either all of them are called dead or none.
                if other.is_dead_in_confirmation == Some(true) {
                    other.is_dead_in_confirmation = shares.is_dead_in_confirmation(&local).filter(|is_dead| *is_dead);
                }
                continue;
            }
            let cause = RepetitionCause::Round(line(&local, if repeats[0] { first } else { second }));
            let is_dead_in_confirmation = shares.is_dead_in_confirmation(&local);
            repetitions.push(Repetition { color, stones, repeats, cause, is_dead_in_confirmation, marked });
        }
        // Who can go on alone hardly matters beside what decides.
        if repetitions.iter().any(Repetition::decides) {
            repetitions.retain(Repetition::decides);
        }
        repetitions
    }

    /// The largest chain of a player's opponent that the player can threaten without end, other moves coming between as
    /// he likes.
    fn threatened_without_end(&self, player: Color, shares: &mut NodeShares) -> Option<PointSet> {
        let mut of_opponent = self.targets.iter().filter(|(color, _)| *color != player).map(|(_, chain)| *chain);
        of_opponent.find(|chain| {
            let local = LocalProblem { ko: KoRule::Threats(Role::Attacker), ..self.local(!player, *chain) };
            shares.course(&local, Role::Attacker, self).course == Course::Repeats
        })
    }

    /// Whether it is a ko that decides about a chain if the opponent starts; then whether it is captured too if its
    /// owner starts but has no threats.
    fn lost_by_ko(&self, color: Color, chain: PointSet, shares: &mut NodeShares) -> Option<bool> {
        let mut with = |role, first| {
            let game = LocalGame::from_problem(&LocalProblem { ko: KoRule::Threats(role), ..self.local(color, chain) });
            game.map_or(SearchOutcome::Undecided, |game| shares.outcome(&game, first))
        };
        let by_ko = with(Role::Attacker, Role::Attacker) == SearchOutcome::Captured
            && with(Role::Defender, Role::Attacker) == SearchOutcome::Safe;
        by_ko.then(|| with(Role::Attacker, Role::Defender) == SearchOutcome::Captured)
    }

    /// What turns for a player if all his stones here come off: they count twice, as do the points under them.
    fn worth(&self, color: Color) -> u16 {
        (*self.stones.of(color) & self.area).len() * 2 + (self.area & self.stones.vacant()).len()
    }
}

/// A part as it is searched for the capture of a chain, which stands for one point. What else may come off stands in
/// it.
fn around(stones: &Stones, part: &PointSet, color: Color, chain: PointSet) -> LocalProblem {
    let area = *part - chain;
    let inside = ByColor::from_fn(|color| *stones.of(color) & area);
    let immortal = ByColor::from_fn(|color| *stones.of(color) - area);
    LocalProblem { link: chain, ..LocalProblem::new(area, inside, immortal, PointSet::EMPTY, color) }
}

fn line(local: &LocalProblem, read: CourseRead) -> MoveLine {
    let Some(game) = LocalGame::from_problem(local) else { return MoveLine::new() };
    read.round.into_iter().map(|(role, at)| (local.color_of(role), game.point_of(at))).collect()
}

/// What follows from threats that a player can make without end: a ko elsewhere is never lost for want of one, if no
/// more is at stake there; and who can make them in two places can go on for ever.
fn by_threats(player: Color, parts: &[&RepetitionPart], repetitions: &mut Vec<Repetition>, shares: &mut NodeShares) {
    let threatened = |(at, part): (usize, &&RepetitionPart)| Some((at, part.threatened_without_end(player, shares)?));
    let threatened: Vec<(usize, PointSet)> = parts.iter().enumerate().filter_map(threatened).collect();
    let is_known = |stones: &PointSet, known: &[Repetition]| known.iter().any(|one| stones.is_subset(&one.stones));
    for (at, part) in parts.iter().enumerate() {
        let is_enough = |other: usize| other != at && parts[other].worth(!player) >= part.worth(player);
        let elsewhere = threatened.iter().filter(|(other, _)| is_enough(*other));
        let elsewhere: PointSet = elsewhere.map(|(_, stones)| *stones).collect();
        if elsewhere.is_empty() {
            continue;
        }
        for (color, stones) in part.targets.iter().copied().filter(|(color, _)| *color == player) {
            if is_known(&stones, repetitions) {
                continue;
            }
            let Some(is_lost) = part.lost_by_ko(color, stones, shares) else { continue };
            let (repeats, cause, marked) = ([true, is_lost], RepetitionCause::Threats(elsewhere), part.marked);
            let is_dead_in_confirmation = shares.is_dead_in_confirmation(&part.local(color, stones));
            repetitions.push(Repetition { color, stones, repeats, cause, is_dead_in_confirmation, marked });
        }
    }
    if threatened.len() < 2 {
        return;
    }
    let is_dead =
        |(at, stones): &(usize, PointSet)| shares.is_dead_in_confirmation(&parts[*at].local(!player, *stones));
    let confirmed: Vec<Option<bool>> = threatened.iter().map(is_dead).collect();
    repetitions.push(Repetition {
        color: !player,
        stones: threatened.iter().map(|(_, stones)| *stones).collect(),
        repeats: [true; 2],
        cause: RepetitionCause::InTurn,
        is_dead_in_confirmation: confirmed.iter().all(|one| *one == Some(false)).then_some(false),
        marked: threatened.iter().map(|(at, _)| parts[*at].marked).collect(),
    });
}
