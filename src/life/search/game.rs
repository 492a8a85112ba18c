use std::cmp::Ordering;

use super::{Goal, KoRule, LocalMove, LocalProblem, LocalState, Role};
use crate::board::{Point, PointSet, Size};

/// What a local game depends on, the same for all turns, flips and exchanges of colour: one number for what is beside
/// the area and for the rules, then one for each point of the area, row, column and bits from high to low.
pub type CanonicalKey = Vec<u32>;

/// A local game in its normal form: points are numbered, players are roles, and all turns, flips and exchanges of
/// colour of one picture give the same game. Behind the points of the area come those that only stand for something
/// beside it: the link, its liberties elsewhere, its eyes elsewhere, the chains, the eye of some of them.
#[derive(Clone, Debug)]
pub struct LocalGame {
    key: CanonicalKey,
    placement: Placement,
    /// How many of its points lie in the area.
    cells: usize,
    /// How many points there are.
    pub(super) count: usize,
    /// Of each point.
    pub(super) neighbours: [u64; Self::POINTS_MAX as usize],
    pub(super) beside: [u64; 2],
    pub(super) target: u64,
    pub(super) kept_free: u64,
    pub(super) thrifty: u64,
    /// Liberties of the link elsewhere. They are all alike: only the first that is empty may be played.
    pub(super) outside_liberties: u64,
    /// Whether whole chains stand beside the area, as in the games of promises. Only then is the newer order of moves
    /// used, and may an eye have a point that is not next to its chain.
    pub(in crate::life) has_chains: bool,
    /// Points that stand for several stones: to capture one of them alone is no ko.
    pub(super) of_several: u64,
    start: [u64; 2],
    /// Whether every chain of the first position has a liberty, or a hold beside the area. Some of what can be seen
    /// without a move holds only then.
    pub(super) is_legal: bool,
    pub(super) ko: KoRule,
    pub(super) goal: Goal,
}

const ATTACKER_STONE: u32 = 1;
const DEFENDER_STONE: u32 = 2;
const TARGET: u32 = 4;
const KEPT_FREE: u32 = 8;
const BESIDE_ATTACKER: u32 = 16;
const BESIDE_DEFENDER: u32 = 32;
const BESIDE_LINK: u32 = 64;
const THRIFTY: u32 = 128;

/// The bits of the first number of a key; liberties and eyes stand above them.
const HAS_LINK: u32 = 8;
const KO_RULE: u32 = 3;
const GOAL_DEAD: u32 = 4;
const GOAL_NO_REST: u32 = 16;
const LINK_OF_SEVERAL: u32 = 32;
/// The bits of the third number of a chain.
const CHAIN_WITH_EYE: u32 = 1;
const CHAIN_OF_SEVERAL: u32 = 2;
/// Where the number of chains stands in the first number.
const CHAINS_IN_HEADER: u32 = 24;
/// The nodes of which a large game takes a small part.
const FIRST_NODES: u32 = 2_000;

pub(super) const KO_RULES: [KoRule; 4] =
    [KoRule::Simple, KoRule::Japanese, KoRule::Threats(Role::Attacker), KoRule::Threats(Role::Defender)];

impl LocalGame {
    /// The most points a game may have, those of the link and its liberties included.
    pub const POINTS_MAX: u16 = 64;

    /// The game of an area in its normal form; nothing when there are too many points, or none.
    pub fn from_problem(local: &LocalProblem) -> Option<Self> {
        let (outside, eyes) = if local.link.is_empty() { (0, 0) } else { (local.outside_liberties, local.eyes) };
        let link = u16::from(!local.link.is_empty());
        let points = local.area.len();
        let chains: Vec<ChainBeside> = local.chains.parts().map(|chain| ChainBeside::new(local, &chain)).collect();
        let eye = u16::from(!local.with_eye.is_empty());
        if points + link + u16::from(outside) + u16::from(eyes) + chains.len() as u16 + eye > Self::POINTS_MAX {
            return None;
        }
        let mut cells = [0; Self::POINTS_MAX as usize];
        let cells = &mut cells[..usize::from(points)];
        Self::read(local, cells);
        let ko = KO_RULES.iter().position(|rule| *rule == local.ko).unwrap_or_default() as u32;
        let link = match local.link.len() {
            0 => 0,
            1 => HAS_LINK,
            _ => HAS_LINK | LINK_OF_SEVERAL,
        };
        let whole_chains = (chains.len() as u32) << CHAINS_IN_HEADER;
        let header = whole_chains | u32::from(outside) << 16 | u32::from(eyes) << 8 | link | local.goal.in_key() | ko;
        let mut key = CanonicalKey::with_capacity(1 + cells.len() + 3 * chains.len());
        key.push(header);
        let placement = Placement::normalize(cells, &chains, &mut key)?;
        Some(Self::of_key(key, placement))
    }

    /// This area where the attacker wants something else.
    #[must_use]
    pub(super) fn with_goal(mut self, goal: Goal) -> Self {
        self.key[0] = self.key[0] & !(GOAL_DEAD | GOAL_NO_REST) | goal.in_key();
        self.goal = goal;
        self
    }

    /// The points of an area as they lie on the board.
    fn read(local: &LocalProblem, cells: &mut [u32]) {
        let beside = local.immortal.map(|immortal| (immortal - local.link).dilate(&local.area));
        let attacker = !local.defender;
        let kinds = [
            (*local.stones.get(attacker), ATTACKER_STONE),
            (*local.stones.get(local.defender), DEFENDER_STONE),
            (local.target, TARGET),
            (local.kept_free, KEPT_FREE),
            (local.thrifty, THRIFTY),
            (*beside.get(attacker), BESIDE_ATTACKER),
            (*beside.get(local.defender), BESIDE_DEFENDER),
            (local.link.dilate(&local.area), BESIDE_LINK),
        ];
        for (cell, point) in cells.iter_mut().zip(local.area.iter()) {
            let named = kinds.iter().filter(|(points, _)| points.contains(point));
            let bits = named.fold(0, |bits, (_, kind)| bits | kind);
            *cell = u32::from(point.row) << 16 | u32::from(point.column) << 8 | bits;
        }
    }

    fn of_key(key: CanonicalKey, placement: Placement) -> Self {
        let header = key[0];
        let (cells, chains) = key[1..].split_at(key.len() - 1 - 3 * (header >> CHAINS_IN_HEADER) as usize);
        let of_kind = |kind: u32| mask(cells.iter().map(|cell| cell & kind != 0));
        let (target, stones) = (of_kind(TARGET), of_kind(DEFENDER_STONE));
        let has_stones = header & GOAL_DEAD == 0 || target & stones != 0;
        let mut game = Self {
            placement,
            cells: cells.len(),
            count: cells.len(),
            neighbours: joined(cells),
            beside: [of_kind(BESIDE_ATTACKER), of_kind(BESIDE_DEFENDER)],
            target: if has_stones { target & stones } else { target },
            kept_free: of_kind(KEPT_FREE),
            thrifty: of_kind(THRIFTY),
            outside_liberties: 0,
            has_chains: !chains.is_empty(),
            of_several: 0,
            start: [of_kind(ATTACKER_STONE), of_kind(DEFENDER_STONE)],
            ko: KO_RULES[(header & KO_RULE) as usize],
            goal: match header & (GOAL_DEAD | GOAL_NO_REST) {
                GOAL_DEAD => Goal::Dead,
                GOAL_NO_REST => Goal::NoRest,
                _ => Goal::Capture,
            },
            is_legal: false,
            key: CanonicalKey::new(),
        };
        if header & HAS_LINK != 0 {
            let link = game.add_chain(of_kind(BESIDE_LINK), header & LINK_OF_SEVERAL != 0);
            game.add_elsewhere(link, (header >> 16 & 0xff) as usize, (header >> 8 & 0xff) as usize);
        }
        game.add_chains(chains);
        game.is_legal = Role::BOTH.into_iter().all(|role| {
            let stones = game.start[role as usize];
            let open = game.beside[role as usize] | game.grow(game.vacant(&game.start(Role::Attacker)));
            game.flood(open, stones) == stones
        });
        game.key = key;
        game
    }

    /// Puts the liberties and eyes elsewhere next to the link.
    fn add_elsewhere(&mut self, link: u64, outside: usize, eyes: usize) {
        let elsewhere = self.count;
        for _ in 0..outside + eyes {
            self.add_point(link);
        }
        self.outside_liberties = below(elsewhere + outside) & !below(elsewhere);
        self.beside[Role::Attacker as usize] |= self.outside_liberties;
        self.kept_free |= below(self.count) & !below(elsewhere);
    }

    /// Puts the chains next to the points that they touch, and the eye next to those that have it.
    fn add_chains(&mut self, chains: &[u32]) {
        let mut with_eye = 0;
        for chain in chains.chunks_exact(3) {
            let touched = u64::from(chain[0]) << 32 | u64::from(chain[1]);
            let added = self.add_chain(touched, chain[2] & CHAIN_OF_SEVERAL != 0);
            with_eye |= if chain[2] & CHAIN_WITH_EYE != 0 { added } else { 0 };
        }
        if with_eye > 0 {
            self.kept_free |= self.add_point(with_eye);
        }
    }

    /// Puts a chain of the target next to some points.
    fn add_chain(&mut self, touched: u64, is_of_several: bool) -> u64 {
        let chain = self.add_point(touched);
        self.of_several |= if is_of_several { chain } else { 0 };
        self.start[Role::Defender as usize] |= chain;
        self.target |= chain;
        chain
    }

    /// Puts one more point next to others.
    fn add_point(&mut self, others: u64) -> u64 {
        let point = 1 << self.count;
        self.neighbours[self.count] = others;
        for (number, neighbours) in self.neighbours.iter_mut().take(self.count).enumerate() {
            *neighbours |= (others >> number & 1) << self.count;
        }
        self.count += 1;
        point
    }

    /// How many of the nodes that a question may take are given to this game: of the first few thousand one with many
    /// points, or with many of them empty, takes a few or needs more.
    pub(crate) fn nodes_of(&self, question: u32) -> u32 {
        let part = match self.vacant_cells() {
            17.. => 32,
            _ if self.is_wide() => 8,
            _ => 1,
        };
        let first = question.min(FIRST_NODES);
        question - (first - first / part)
    }

    /// Whether it has many points, or many of them are empty.
    pub(super) fn is_wide(&self) -> bool {
        self.cells >= 18 || self.vacant_cells() >= 12
    }

    fn vacant_cells(&self) -> usize {
        let stones = (self.start[0] | self.start[1]) & below(self.cells);
        self.cells - stones.count_ones() as usize
    }

    /// Whether the first numbers of two keys differ by when a ko may be retaken and by nothing else.
    pub(in crate::life) const fn differ_by_ko(one: u32, other: u32) -> bool {
        one != other && (one ^ other) & !KO_RULE == 0
    }

    /// What tells this game from others, the same for all turns, flips and exchanges of colour.
    pub fn key(&self) -> &[u32] {
        &self.key
    }

    /// The point of the board that has this number in the game of its area; nothing for the link and what belongs to
    /// it.
    pub fn point(&self, number: u8) -> Option<Point> {
        let cell = self.key.get(usize::from(number) + 1).filter(|_| usize::from(number) < self.cells);
        cell.map(|cell| self.placement.to_board(*cell))
    }

    /// The point of the board where a move is made; nothing for a pass, and where [`Self::point`] has none.
    pub fn point_of(&self, at: LocalMove) -> Option<Point> {
        if let LocalMove::Play(number) = at { self.point(number) } else { None }
    }

    /// All points that have a number.
    pub fn points(&self) -> PointSet {
        (0..=u8::MAX).map_while(|number| self.point(number)).collect()
    }

    /// The first position.
    pub const fn start(&self, to_move: Role) -> LocalState {
        let is_captured = self.target != 0 && self.target & self.start[Role::Defender as usize] == 0;
        LocalState { stones: self.start, ban: [0; 2], to_move, passes: 0, credit: 0, is_captured }
    }

    /// A bit for every point.
    pub(super) const fn all(&self) -> u64 {
        below(self.count)
    }

    /// The points and their neighbours.
    pub(super) fn grow(&self, points: u64) -> u64 {
        let mut grown = points;
        let mut left = points;
        while left != 0 {
            grown |= self.neighbours[(left.trailing_zeros() % u64::BITS) as usize];
            left &= left - 1;
        }
        grown
    }

    /// Every point of a set that can be reached from some points within it.
    pub(super) fn flood(&self, from: u64, within: u64) -> u64 {
        self.flood_on(0, from & within, within)
    }

    /// What is reached from an edge, where other points, and what is reached from them, were reached before.
    pub(super) fn flood_on(&self, reached: u64, edge: u64, within: u64) -> u64 {
        let (mut reached, mut edge) = (reached | edge, edge);
        while edge != 0 {
            edge = self.grow(edge) & within & !reached;
            reached |= edge;
        }
        reached
    }

    /// All that is reached within a set from some of its points, and that with its neighbours.
    pub(super) fn flood_around(&self, from: u64, within: u64) -> (u64, u64) {
        let (mut reached, mut around, mut edge) = (from, from, from);
        while edge != 0 {
            let grown = self.grow(edge);
            around |= grown;
            edge = grown & within & !reached;
            reached |= edge;
        }
        (reached, around)
    }
}

impl Goal {
    const fn in_key(self) -> u32 {
        match self {
            Self::Capture => 0,
            Self::Dead => GOAL_DEAD,
            Self::NoRest => GOAL_NO_REST,
        }
    }
}

/// Games with the same key are the same, wherever on a board they come from.
impl PartialEq for LocalGame {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for LocalGame {}

/// A chain beside an area.
struct ChainBeside {
    /// The points of the area that it touches.
    touched: PointSet,
    /// [`CHAIN_WITH_EYE`] and [`CHAIN_OF_SEVERAL`].
    kind: u32,
}

impl ChainBeside {
    fn new(local: &LocalProblem, chain: &PointSet) -> Self {
        let eye = if chain.is_subset(&local.with_eye) { CHAIN_WITH_EYE } else { 0 };
        let several = if chain.len() > 1 { CHAIN_OF_SEVERAL } else { 0 };
        Self { touched: chain.dilate(&local.area), kind: eye | several }
    }

    /// Its numbers in the key of a game with these cells.
    fn in_key(&self, cells: &[u32], placement: Placement) -> [u32; 3] {
        let touched = mask(cells.iter().map(|cell| self.touched.contains(placement.to_board(*cell))));
        [(touched >> 32) as u32, touched as u32, self.kind]
    }
}

/// How an area is turned and moved into its normal form.
#[derive(Clone, Copy, Debug)]
struct Placement {
    /// Whether rows are flipped, columns are flipped, and both are exchanged after that: a bit each.
    symmetry: u8,
    /// The least row and the least column then.
    low: (u32, u32),
}

/// The last line of the largest board, on which areas are turned and flipped.
const LAST_LINE: u32 = Size::LINES_MAX as u32 - 1;

type Cells = [u32; LocalGame::POINTS_MAX as usize];

impl Placement {
    /// The turn that gives the least key, which is written behind the first number of a key; nothing without a point.
    fn normalize(cells: &[u32], chains: &[ChainBeside], key: &mut CanonicalKey) -> Option<Self> {
        // The first cell of a key, which shows of most turns that another is less.
        let first = |symmetry: u8| {
            let (mut least, mut column) = (u32::MAX, u32::MAX);
            for cell in cells {
                let cell = transform_cell(*cell, symmetry);
                least = least.min(cell);
                column = column.min(cell >> 8 & 0xff);
            }
            (least & 0xffff).checked_sub(column << 8)
        };
        let firsts: [Option<u32>; 8] = std::array::from_fn(|symmetry| first(symmetry as u8));
        let lowest = firsts.into_iter().min()?;
        let placed = |symmetry: u8| {
            let mut turned = [0; LocalGame::POINTS_MAX as usize];
            let here = &mut turned[..cells.len()];
            for (to, cell) in here.iter_mut().zip(cells) {
                *to = transform_cell(*cell, symmetry);
            }
            let row = here.iter().map(|cell| cell >> 16).min()?;
            let column = here.iter().map(|cell| cell >> 8 & 0xff).min()?;
            for cell in here.iter_mut() {
                *cell -= row << 16 | column << 8;
            }
            here.sort_unstable();
            Some((Self { symmetry, low: (row, column) }, turned))
        };
        let whole_chains = |(placement, turned): &(Self, Cells)| {
            let mut whole_chains: Vec<_> =
                chains.iter().map(|chain| chain.in_key(&turned[..cells.len()], *placement)).collect();
            whole_chains.sort_unstable();
            whole_chains
        };
        // Of equal keys the first counts.
        let turns = (0..8).filter(|symmetry| firsts[usize::from(*symmetry)] == lowest).filter_map(placed);
        let least = turns.reduce(|least, other| {
            let is_less = match other.1[..cells.len()].cmp(&least.1[..cells.len()]) {
                Ordering::Less => true,
                Ordering::Equal => !chains.is_empty() && whole_chains(&other) < whole_chains(&least),
                Ordering::Greater => false,
            };
            if is_less { other } else { least }
        })?;
        key.extend_from_slice(&least.1[..cells.len()]);
        key.extend(whole_chains(&least).into_iter().flatten());
        Some(least.0)
    }

    /// Where a cell of the key came from.
    fn to_board(self, cell: u32) -> Point {
        let (row, column) = ((cell >> 16) + self.low.0, (cell >> 8 & 0xff) + self.low.1);
        let (row, column) = if self.symmetry & 4 == 0 { (row, column) } else { (column, row) };
        let row = if self.symmetry & 1 == 0 { row } else { LAST_LINE - row };
        let column = if self.symmetry & 2 == 0 { column } else { LAST_LINE - column };
        Point { row: row as u8, column: column as u8 }
    }
}

fn transform_cell(cell: u32, symmetry: u8) -> u32 {
    let (row, column, bits) = (cell >> 16, cell >> 8 & 0xff, cell & 0xff);
    let row = if symmetry & 1 == 0 { row } else { LAST_LINE - row };
    let column = if symmetry & 2 == 0 { column } else { LAST_LINE - column };
    let (row, column) = if symmetry & 4 == 0 { (row, column) } else { (column, row) };
    row << 16 | column << 8 | bits
}

/// The neighbours of each cell, among cells in the order of rows and then columns.
fn joined(cells: &[u32]) -> [u64; LocalGame::POINTS_MAX as usize] {
    let mut neighbours = [0; LocalGame::POINTS_MAX as usize];
    let mut join = |one: usize, other: usize| {
        neighbours[one] |= 1_u64 << other;
        neighbours[other] |= 1_u64 << one;
    };
    let place = |cell: u32| cell >> 8;
    let mut above = 0;
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 && place(cells[index - 1]) + 1 == place(*cell) {
            join(index - 1, index);
        }
        while place(cells[above]) + 0x100 < place(*cell) {
            above += 1;
        }
        if place(cells[above]) + 0x100 == place(*cell) {
            join(above, index);
        }
    }
    neighbours
}

/// A bit for each point with a lower number.
const fn below(points: usize) -> u64 {
    if points < 64 { (1 << points) - 1 } else { u64::MAX }
}

/// A bit for each `true`, the first the lowest.
pub(super) fn mask(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |mask, (index, bit)| mask | u64::from(bit) << index)
}
