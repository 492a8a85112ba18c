use crate::board::{ByColor, Color, Point, PointSet, Size};

/// Who tries to capture, and who does not want to be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Wins by capturing a stone of the target.
    Attacker,
    /// Owns the target; wins when the attacker cannot force that, play without end included.
    Defender,
}

impl Role {
    const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// A part of a board cut out for reading. What lies beside the area and is named immortal never comes off; everything else
/// beside it is an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalArea {
    /// Points where stones may come and go.
    pub area: PointSet,
    /// The stones that stand in the area; stones outside of it are left out.
    pub stones: ByColor<PointSet>,
    /// Points beside the area that act as stones which cannot be captured.
    pub immortal: ByColor<PointSet>,
    /// The stones of which the attacker wants to capture any: whole chains of the defender.
    pub target: PointSet,
    /// Whose stones they are.
    pub defender: Color,
    /// Points where the defender may not play, unless the move captures.
    pub kept_free: PointSet,
}

/// What each point of a local game is: row, column, and bits.
pub type Picture = Vec<(u8, u8, u8)>;

/// A local game in its normal form: points are numbered, players are roles, and all turns, flips and exchanges of colour of one
/// picture give the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalGame {
    /// In the order of the points' numbers.
    picture: Picture,
    neighbours: Vec<u64>,
    beside: [u64; 2],
    target: u64,
    kept_free: u64,
    start: [u64; 2],
}

/// A position of a local game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalState {
    /// The attacker's stones and the defender's, a bit a point.
    pub stones: [u64; 2],
    /// Where the player to move may not retake a ko at once, a bit a point.
    pub ko: u64,
    /// Who is to move.
    pub to_move: Role,
}

/// A point by its number, or a pass.
pub type LocalMove = Option<u8>;

const ATTACKER_STONE: u8 = 1;
const DEFENDER_STONE: u8 = 2;
const TARGET: u8 = 4;
const KEPT_FREE: u8 = 8;
const BESIDE_ATTACKER: u8 = 16;
const BESIDE_DEFENDER: u8 = 32;

impl LocalGame {
    /// The most points an area may have.
    pub const POINTS_MAX: u16 = 64;

    /// The game of an area in its normal form; nothing when the area has too many points.
    pub fn of(local: &LocalArea) -> Option<Self> {
        if local.area.len() > Self::POINTS_MAX {
            return None;
        }
        let beside = local.immortal.map(|immortal| immortal.dilate(&local.area));
        let attacker = !local.defender;
        let kinds = [
            (*local.stones.get(attacker), ATTACKER_STONE),
            (*local.stones.get(local.defender), DEFENDER_STONE),
            (local.target, TARGET),
            (local.kept_free, KEPT_FREE),
            (*beside.get(attacker), BESIDE_ATTACKER),
            (*beside.get(local.defender), BESIDE_DEFENDER),
        ];
        let bits = |point: Point| {
            let named = kinds.iter().filter(|(points, _)| points.contains(point));
            named.fold(0, |bits, (_, kind)| bits | kind)
        };
        let cells: Picture = local.area.iter().map(|point| (point.row, point.column, bits(point))).collect();
        let turned = (0..8_u8).map(|turn| {
            let mut turned: Picture = cells
                .iter()
                .map(|(row, column, bits)| {
                    let row = if turn & 1 == 0 { *row } else { LAST_LINE - row };
                    let column = if turn & 2 == 0 { *column } else { LAST_LINE - column };
                    if turn & 4 == 0 { (row, column, *bits) } else { (column, row, *bits) }
                })
                .collect();
            let low = turned.iter().fold((u8::MAX, u8::MAX), |low, cell| (low.0.min(cell.0), low.1.min(cell.1)));
            for cell in &mut turned {
                *cell = (cell.0 - low.0, cell.1 - low.1, cell.2);
            }
            turned.sort_unstable();
            turned
        });
        Some(Self::of_picture(turned.min()?))
    }

    fn of_picture(picture: Picture) -> Self {
        let neighbours = picture.iter().map(|here| {
            let is_next = |there: &(u8, u8, u8)| here.0.abs_diff(there.0) + here.1.abs_diff(there.1) == 1;
            mask(picture.iter().map(is_next))
        });
        let neighbours = neighbours.collect();
        let of_kind = |kind: u8| mask(picture.iter().map(|cell| cell.2 & kind != 0));
        Self {
            neighbours,
            beside: [of_kind(BESIDE_ATTACKER), of_kind(BESIDE_DEFENDER)],
            target: of_kind(TARGET),
            kept_free: of_kind(KEPT_FREE),
            start: [of_kind(ATTACKER_STONE), of_kind(DEFENDER_STONE)],
            picture,
        }
    }

    /// What tells this game from others, the same for all turns, flips and exchanges of colour: row, column and bits of
    /// each point.
    pub fn picture(&self) -> &[(u8, u8, u8)] {
        &self.picture
    }

    /// The first position.
    pub const fn start(&self, to_move: Role) -> LocalState {
        LocalState { stones: self.start, ko: 0, to_move }
    }

    /// Whether a stone of the target has been captured.
    pub const fn is_captured(&self, state: &LocalState) -> bool {
        state.stones[Role::Defender as usize] & self.target != self.target
    }

    /// Whether all of the target hangs on stones that cannot be captured, so that it cannot be either.
    pub fn is_out_of_reach(&self, state: &LocalState) -> bool {
        let own = state.stones[Role::Defender as usize];
        let hangs_on = self.flood(self.beside[Role::Defender as usize], own);
        hangs_on & self.target == self.target
    }

    /// Every move of the player to move: the points in the order of their numbers, then the pass.
    pub fn moves(&self, state: &LocalState) -> impl Iterator<Item = (LocalMove, LocalState)> + use<'_> {
        let state = *state;
        let points = (0..self.neighbours.len() as u8).map(Some).chain([None]);
        points.filter_map(move |at| Some((at, self.play(&state, at)?)))
    }

    /// The position after a move; nothing when it may not be played: on a stone, a self-capture, a ko retaken at once, a
    /// point that the defender keeps free.
    pub fn play(&self, state: &LocalState, at: LocalMove) -> Option<LocalState> {
        let (mover, other) = (state.to_move, state.to_move.other());
        let Some(at) = at else { return Some(LocalState { ko: 0, to_move: other, ..*state }) };
        let here = 1_u64 << at;
        let occupied = state.stones[0] | state.stones[1];
        if usize::from(at) >= self.neighbours.len() || here & (occupied | state.ko) != 0 {
            return None;
        }
        let own = state.stones[mover as usize] | here;
        let mut theirs = state.stones[other as usize];
        let vacant = self.all() & !(occupied | here);
        let mut captured = 0;
        let mut touched = self.neighbours[usize::from(at)] & theirs;
        while touched != 0 {
            let chain = self.flood(touched & touched.wrapping_neg(), theirs);
            touched &= !chain;
            if self.grow(chain) & vacant == 0 && chain & self.beside[other as usize] == 0 {
                captured |= chain;
            }
        }
        theirs &= !captured;
        let chain = self.flood(here, own);
        let liberties = self.grow(chain) & (vacant | captured);
        let hangs_on = chain & self.beside[mover as usize] != 0;
        if liberties == 0 && !hangs_on {
            return None;
        }
        if captured == 0 && mover == Role::Defender && here & self.kept_free != 0 {
            return None;
        }
        let retakes = captured.is_power_of_two() && chain == here && liberties == captured && !hangs_on;
        let ko = if retakes { captured } else { 0 };
        let mut stones = [0; 2];
        stones[mover as usize] = own;
        stones[other as usize] = theirs;
        Some(LocalState { stones, ko, to_move: other })
    }

    const fn all(&self) -> u64 {
        match self.neighbours.len() {
            64 => u64::MAX,
            points => (1 << points) - 1,
        }
    }

    fn grow(&self, points: u64) -> u64 {
        let mut grown = points;
        let mut left = points;
        while left != 0 {
            grown |= self.neighbours[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        grown
    }

    fn flood(&self, from: u64, within: u64) -> u64 {
        let mut reached = from & within;
        loop {
            let next = self.grow(reached) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// The last line of the largest board, on which areas are turned and flipped.
const LAST_LINE: u8 = Size::LINES_MAX as u8 - 1;

/// A bit for each `true`, the first the lowest.
fn mask(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |mask, (index, bit)| mask | u64::from(bit) << index)
}
