//! Whether play is over on a board: what is still worth playing can be seen without reading further.

use super::border_play::BorderPlay;
use super::move_trial::AfterMove;
use super::{MarkedBoard, MoveTrial, Partition, lead_by_territory};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};
use crate::life::{
    Classification, ClassifiedGroup, CutOnceFilled, FirstMovePair, OPEN_SPACE_MIN, Status, cuts_once_filled, invasions,
    open_kos, points_before_double_cuts,
};
use crate::position::play;
use crate::rules::Suicide;

/// What is left to play on a board but neutral points, as far as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LeftToPlay {
    Nothing,
    /// Nothing that was seen, but of a group it was not decided whether it lives.
    Undecided,
    /// A group hangs on the first move, a ko is open outside a seki, or a border or a connection is the first player's
    /// to draw.
    Something,
}

impl LeftToPlay {
    pub(super) fn find(marked: &MarkedBoard, partition: &Partition, classification: &Classification) -> Self {
        let living = marked.living();
        let hangs = |group: &ClassifiedGroup| group.status.is_not_kept() || group.status == Status::Open;
        // Without a stone nothing was played yet.
        let is_left = marked.stones.occupied().is_empty()
            || classification.groups.iter().any(hangs)
            || !classification.connections.first_decides.is_empty()
            || !classification.connections.open_kos.is_empty()
            || kos_to_play(&living, classification).next().is_some()
            || open_spaces(partition).next().is_some()
            || borders_to_draw(&living, partition, classification, |_| true).next().is_some();
        if is_left {
            Self::Something
        } else if classification.groups.iter().any(|group| group.status == Status::Undecided) {
            Self::Undecided
        } else {
            Self::Nothing
        }
    }
}

/// The most places at which first moves are looked at; on a finished board there is none.
pub const PLACES_MAX: usize = 8;

/// The most neutral points of which it is asked whether they are worth a move.
const WORTH_A_MOVE_MAX: u16 = 8;

/// The most liberties of a chain at a border of which it is asked whether it can be threatened there.
const BARE_LIBERTIES_MAX: u16 = 3;

/// Owed points that need not wait for neutral points: the opponent can capture there on the board as it stands.
pub fn threats_at_hand<'a>(
    living: &'a Stones,
    classification: &'a Classification,
) -> impl Iterator<Item = FirstMovePair> + 'a {
    let owing = Color::BOTH.into_iter().filter(|color| !classification.protective_moves.get(*color).is_empty());
    owing.flat_map(move |color| {
        let (kos, in_atari) = (open_kos(living), Chain::stones_in_atari(living.of(color), &living.vacant()));
        let is_at_hand = |at: &Point| {
            let point = PointSet::from(*at);
            let mut threats = classification.threats.iter().filter(|(owed, _)| owed == at);
            // A ko is named as one. Of stones in atari it need not be shown how they are captured.
            let is_urgent = point.touches(&in_atari) || classification.urgent.contains(*at);
            !point.touches(&kos) && (is_urgent || threats.any(|(_, threat)| threat.is_at_hand(living)))
        };
        let at_hand: Vec<Point> = classification.protective_moves.get(color).iter().filter(is_at_hand).collect();
        at_hand.into_iter().map(move |at| FirstMovePair { player: !color, at, opponent_at: at })
    })
}

/// Moves that gain territory although every group is settled: invasions, cuts once neutral points are filled, and the
/// neutral points of [`neutral_points_worth_a_move`].
pub(super) fn points_worth_a_move(
    trial: &MoveTrial<'_>,
    partition: &Partition,
    classification: &Classification,
) -> Vec<FirstMovePair> {
    let now = lead_by_territory(classification, partition).filter(|_| classification.is_settled());
    let Some(now) = now else { return Vec::new() };
    let living = trial.board.living();
    let owed = classification.protective_moves;
    let off = trial.board.stones.occupied() - living.occupied();
    let in_seki = classification.in_seki();
    let mut pairs = invasions(&living, &(off | in_seki | owed.union()), trial.work);
    let beside_owed = |color: Color| owed.get(color).touched_parts(living.of(color));
    let spoken_for = in_seki | beside_owed(Color::Black) | beside_owed(Color::White);
    for CutOnceFilled { first_moves, beside } in cuts_once_filled(&living, &off, &spoken_for, trial.work) {
        let FirstMovePair { player, at, .. } = first_moves;
        let is_at_once = trial.shown_gain(player, at, now).is_some_and(|gain| gain > 0);
        let fill = |at: Point| FirstMovePair { player, at, opponent_at: at };
        pairs.extend(is_at_once.then_some(first_moves));
        pairs.extend(beside.iter().filter(|_| !is_at_once).map(fill));
    }
    pairs.extend(neutral_points_worth_a_move(trial, &living, classification, now));
    pairs.extend(forcing_neutral_points(trial, partition, &spoken_for, now));
    pairs
}

/// Neutral points where the opponent's answer costs him a point inside, at once or as one that is owed then, or leaves
/// a border for the player to draw: those before a double cut, and those at borders beside a chain that has no
/// liberties but neutral points. Where they are many, none is looked at.
fn forcing_neutral_points(
    trial: &MoveTrial<'_>,
    partition: &Partition,
    spoken_for: &PointSet,
    now: i32,
) -> Vec<FirstMovePair> {
    let living = trial.board.living();
    let before_cuts = points_before_double_cuts(&living, spoken_for);
    let beside_bare = points_beside_bare_chains(&living, spoken_for);
    let points = ByColor::from_fn(|player| *before_cuts.get(player) | *beside_bare.get(player));
    if points.black.len() + points.white.len() > WORTH_A_MOVE_MAX {
        return Vec::new();
    }
    let is_forcing = |(player, at): &(Color, Point)| {
        let Some(after) = trial.after(*player, *at) else { return false };
        let inside = *partition.territory.get(!*player) | *partition.dead_points.get(!*player);
        let answers = after.answers(!*player);
        let leaves_a_border = |answer: Point| {
            let answered = MoveTrial { board: &after.board, ..*trial }.after(!*player, answer);
            answered.is_some_and(|answered| gains_at_a_border(&answered, *player))
        };
        !answers.is_disjoint(&inside)
            || after.shown_gain(*player, now).is_some_and(|gain| gain > 0)
            || answers.iter().any(leaves_a_border)
    };
    let moves_of = |player: Color| points.get(player).iter().map(move |at| (player, at));
    let forcing = Color::BOTH.into_iter().flat_map(moves_of).filter(is_forcing);
    forcing.map(|(player, at)| FirstMovePair { player, at, opponent_at: at }).collect()
}

/// Of each player the neutral points of borders beside chains of the other that have no other liberties, and few. Of
/// the borders some points touch one colour alone: else they stay neutral.
fn points_beside_bare_chains(living: &Stones, spoken_for: &PointSet) -> ByColor<PointSet> {
    let (vacant, neutral) = (living.vacant(), living.neutral());
    let beside = |color: Color| living.of(color).neighbours(&neutral);
    let borders = (neutral - (beside(Color::Black) & beside(Color::White))).flood(&neutral);
    let is_bare = |liberties: &PointSet| liberties.len() <= BARE_LIBERTIES_MAX && liberties.is_subset(&neutral);
    ByColor::from_fn(|player: Color| {
        let chains = borders.touched_parts(living.of(!player)).parts().filter(|chain| chain.is_disjoint(spoken_for));
        chains.map(|chain| chain.neighbours(&vacant)).filter(is_bare).collect::<PointSet>() & borders
    })
}

/// Neutral points that are worth a move by territory: who plays there first makes the other owe more than is counted,
/// or owes less himself. Looked at are those beside chains for which several points are owed, and those that spare
/// their owner a point; where they are many, none is.
fn neutral_points_worth_a_move(
    trial: &MoveTrial<'_>,
    living: &Stones,
    classification: &Classification,
    now: i32,
) -> Vec<FirstMovePair> {
    let neutral = living.neutral();
    let owed = classification.protective_moves;
    let (mut threatened, mut twice, mut points) = (PointSet::EMPTY, PointSet::EMPTY, PointSet::EMPTY);
    for (_, threat) in &classification.threats {
        let stones = threat.stones() & living.occupied();
        (threatened, twice) = (threatened | stones, twice | (threatened & stones));
        points |= stones.neighbours(&neutral).iter().filter(|at| threat.is_spared_by(*at, trial.work)).collect();
    }
    points |= living.chains_of(&twice).neighbours(&neutral);
    if points.len() > WORTH_A_MOVE_MAX {
        return Vec::new();
    }
    let gain = |player: Color, at: Point| trial.shown_gain(player, at, now);
    let loses_nothing = |gain: Option<i32>| gain.is_some_and(|gain| gain >= 0);
    let mut pairs = Vec::new();
    for at in points.iter() {
        let gains = ByColor::from_fn(|player| gain(player, at));
        for player in Color::BOTH.into_iter().filter(|player| gains.get(*player).is_some_and(|gain| gain > 0)) {
            // The other fills it too, or where he loses by that a point that he owes.
            let fills = || owed.get(!player).iter().find(|at| loses_nothing(gain(!player, *at)));
            let opponent_at = if loses_nothing(*gains.get(!player)) { at } else { fills().unwrap_or(at) };
            pairs.push(FirstMovePair { player, at, opponent_at });
        }
    }
    pairs
}

/// Stones that stand in a ko outside a seki, each with the point beside it that is empty.
pub fn kos_to_play<'a>(
    living: &'a Stones,
    classification: &'a Classification,
) -> impl Iterator<Item = (PointSet, Point)> + 'a {
    let vacant = living.vacant();
    let (kos, in_seki) = (open_kos(living), classification.in_seki());
    kos.iter().map(PointSet::from).collect::<Vec<_>>().into_iter().filter_map(move |stone| {
        let at = stone.neighbours(&vacant).first()?;
        let around = stone | at.into();
        let is_in_seki = around.touches(&in_seki) || !around.is_disjoint(&in_seki);
        (!is_in_seki).then_some((stone, at))
    })
}

/// Dead stones, such as those in a seki, that their captor can take at once.
pub fn takes_at_once(stones: &Stones, dead: ByColor<PointSet>) -> impl Iterator<Item = FirstMovePair> {
    let vacant = stones.vacant();
    Color::BOTH.into_iter().flat_map(move |color| {
        let chains = dead.get(color).parts();
        chains.filter_map(move |chain| {
            let last = chain.neighbours(&vacant);
            let at = last.first().filter(|_| last.len() == 1)?;
            let player = !color;
            play(stones, player, at, Suicide::Forbidden).ok()?;
            Some(FirstMovePair { player, at, opponent_at: at })
        })
    })
}

/// Spaces that look as if play had not ended there, or as if dead stones were forgotten. A space that a chain in seki
/// touches is spoken for.
pub fn open_spaces(partition: &Partition) -> impl Iterator<Item = PointSet> {
    let in_seki = partition.in_seki.union();
    let living = partition.living;
    let joined = partition.neutral.not_alone();
    let both = move |space: &PointSet| Color::BOTH.into_iter().all(|color| space.touches(living.get(color)));
    let is_wide = joined.len() >= OPEN_SPACE_MIN;
    let spaces = if is_wide { joined } else { PointSet::EMPTY };
    spaces.parts().filter(move |space| space.len() >= OPEN_SPACE_MIN && both(space) && !space.touches(&in_seki))
}

/// Where a connection, or a border beside the wanted spaces, is the first player's to draw.
pub fn places_to_draw<'a>(
    living: &Stones,
    partition: &Partition,
    classification: &'a Classification,
    is_wanted: fn(&PointSet) -> bool,
) -> impl Iterator<Item = FirstMovePair> + 'a {
    // A chain that hangs on its last point if its opponent plays first, and not if its owner does.
    let connections =
        classification.connections.first_decides.iter().take(PLACES_MAX).filter_map(FirstMovePair::from_capture);
    connections.chain(borders_to_draw(living, partition, classification, is_wanted))
}

/// Where somebody gains points of the wanted spaces who starts there, by one move or, in small spaces, by more: what
/// nobody alone surrounds is not settled there.
fn borders_to_draw(
    living: &Stones,
    partition: &Partition,
    classification: &Classification,
    is_wanted: fn(&PointSet) -> bool,
) -> impl Iterator<Item = FirstMovePair> + use<> {
    let living = *living;
    let spaces: Vec<PointSet> = border_spaces(&living, partition, classification).filter(is_wanted).collect();
    spaces.into_iter().filter_map(move |space| {
        let ByColor { black, white } = best_border_moves(&living, &space);
        // Who cannot close it himself plays where the other would.
        match (black, white) {
            (Some(at), other) => Some(FirstMovePair { player: Color::Black, at, opponent_at: other.unwrap_or(at) }),
            (None, Some(at)) => Some(FirstMovePair { player: Color::White, at, opponent_at: at }),
            (None, None) => None,
        }
    })
}

/// Empty points of two and more that nobody alone surrounds, between stones that live.
fn border_spaces(
    living: &Stones,
    partition: &Partition,
    classification: &Classification,
) -> impl Iterator<Item = PointSet> {
    let standing = classification.stones_of(|group| matches!(group.status, Status::Alive | Status::Open));
    let around = living.occupied();
    let is_between = move |space: &PointSet| space.len() >= 2 && space.neighbours(&around).is_subset(&standing);
    partition.neutral.not_alone().parts().filter(is_between)
}

/// Whether a player gains points of some border if he plays again after a move.
fn gains_at_a_border(after: &AfterMove, player: Color) -> bool {
    let living = after.board.living();
    let mut spaces = border_spaces(&living, &after.partition, &after.classification);
    spaces.any(|space| best_border_moves(&living, &space).get(player).is_some())
}

/// Where each player gains points of a space if he starts there.
fn best_border_moves(living: &Stones, space: &PointSet) -> ByColor<Option<Point>> {
    let closing = ByColor::from_fn(|color: Color| {
        let in_atari = Chain::stones_in_atari(living.of(!color), &living.vacant());
        let moves = space.iter().map(|at| (closed_by(living, space, (color, at), &in_atari), at));
        moves.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain).map(|(_, at)| at)
    });
    if closing != ByColor::default() {
        return closing;
    }
    let Some(mut play) = BorderPlay::new(living, space) else { return closing };
    ByColor::from_fn(|color| play.best_move(color))
}

/// How many points of a space a move there makes its player's alone, if the stone is not in atari itself. It can
/// capture only opponents in atari.
fn closed_by(living: &Stones, space: &PointSet, (color, at): (Color, Point), in_atari: &PointSet) -> u16 {
    let left = *space - PointSet::from(at);
    let reached_by = |opponents: &PointSet| opponents.touched_parts(&left);
    if reached_by(living.of(!color)) == left && !PointSet::from(at).touches(in_atari) {
        return 0;
    }
    let Ok(played) = play(living, color, at, Suicide::Forbidden) else { return 0 };
    let chain = PointSet::from(at).flood(played.after.of(color));
    if chain.neighbours(&played.after.vacant()).len() < 2 {
        return 0;
    }
    (left - reached_by(played.after.of(!color))).len()
}
