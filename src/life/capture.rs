use super::Work;
use super::costs::{NODES_OF_SPARING, NODES_OF_WALLS};
use super::search::{KoRule, LocalGame, LocalMove, LocalProblem, Role, SearchOutcome, solve};
use crate::board::{ByColor, Chain, Color, Point, PointSet, Stones};
use crate::position::play;
use crate::rules::Suicide;

/// A line of play: who moves, and where; nothing for a pass or a move elsewhere.
pub type MoveLine = Vec<(Color, Option<Point>)>;

/// Stones that are captured if the opponent starts, and the problems in which that was read: of several the first that
/// shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    problems: Vec<LocalProblem>,
}

impl Capture {
    /// What was read in these problems.
    pub(super) fn read_in(problems: impl IntoIterator<Item = LocalProblem>) -> Self {
        Self { problems: problems.into_iter().collect() }
    }

    /// Leaves out what was read, where it shows nothing.
    pub(super) fn forget(&mut self) {
        self.problems.clear();
    }

    /// The stones that are captured, all or some of them.
    pub fn stones(&self) -> PointSet {
        self.problems.iter().map(|local| local.target | local.link).collect()
    }

    /// The opposing chains of a board that were assumed to stay: where one of them does not, nothing is shown.
    pub fn leans_on(&self, board: &Stones) -> PointSet {
        let walls_reached = |local: &LocalProblem| {
            let walls = *board.of(!local.defender) & *local.immortal.get(!local.defender);
            reached(local, &walls)
        };
        self.problems.iter().map(walls_reached).collect()
    }

    /// Whether an opponent was assumed to fill neutral points of a board that he reaches from these stones alone.
    pub fn fills_from(&self, board: &Stones, stones: &PointSet) -> bool {
        let is_filled_from_there = |local: &LocalProblem| {
            let others = *board.of(!local.defender) - *stones;
            let filled = *local.immortal.get(!local.defender) & board.vacant();
            reached(local, &filled).parts().any(|part| !part.touches(&others))
        };
        self.problems.iter().any(is_filled_from_there)
    }

    /// Whose stones they are; nothing where nothing was read.
    pub fn color(&self) -> Option<Color> {
        self.problems.first().map(|local| local.defender)
    }

    /// Whether the opponent can capture these stones on a board as it stands, though they are not in atari: no neutral
    /// point bears on it.
    pub fn is_at_hand(&self, board: &Stones) -> bool {
        let (vacant, neutral) = (board.vacant(), board.neutral());
        self.problems.iter().any(|local| {
            let filled = reached(local, &(*local.immortal.get(!local.defender) & vacant));
            local.outside_liberties == 0 && neutral.is_disjoint(&(local.area | filled))
        })
    }

    /// The stones that are captured even if their owner starts and has every ko threat, as far as so many nodes a
    /// question show it. Where these problems were read, points that he owes are filled. But beside a single stone of
    /// his the ko may be there: such a point is left empty here, and each chain is asked for itself.
    pub fn without_ko(&self, board: &Stones, nodes_max: u32, work: &Work) -> PointSet {
        let mut shown = PointSet::EMPTY;
        for local in &self.problems {
            let local = LocalProblem { ko: KoRule::Threats(Role::Defender), ..*local };
            let own = *local.stones.get(local.defender) | local.target | local.link;
            let single = *board.of(local.defender) - board.of(local.defender).not_alone();
            let filled = own & single.neighbours(&board.vacant());
            let left = (local.target | local.link) - filled - shown;
            if left.is_empty() {
                continue;
            }
            let with_stones_off = |chain: &PointSet| {
                let others = own - filled - *chain;
                let mut local = LocalProblem { area: local.area | filled | others, ..local };
                *local.stones.get_mut(local.defender) = others;
                LocalProblem { target: PointSet::EMPTY, link: *chain, ..local }
            };
            let is_shown = |local: &LocalProblem| is_captured(local, Role::Defender, nodes_max, work);
            if filled.is_empty() {
                shown |= if is_shown(&local) { left } else { PointSet::EMPTY };
            } else {
                shown |= left.parts().filter(|chain| is_shown(&with_stones_off(chain))).collect::<PointSet>();
            }
        }
        shown
    }

    /// Whether the stones are captured even if their owner starts, though opponents around them may fall whom only an
    /// answer there keeps: chains that are not among those that live unconditionally and have fewer than two liberties
    /// elsewhere. The move that asks for the answer may be one that the owner of the stones needs.
    pub(super) fn holds_though_walls_may_fall(&self, board: &Stones, lives: &PointSet, work: &Work) -> bool {
        let Some(local) = self.problems.first() else { return false };
        let (vacant, attacker) = (board.vacant(), !local.defender);
        let mut wider = *local;
        loop {
            let walls = (*board.of(attacker) & *wider.immortal.get(attacker)) - *lives;
            let elsewhere = |wall: &PointSet| wall.neighbours(&vacant) - wider.area;
            let weak = reached(&wider, &walls).parts().filter(|wall| elsewhere(wall).len() < 2);
            let weak: PointSet = weak.collect();
            if weak.is_empty() {
                break;
            }
            let more = weak | weak.neighbours(&vacant);
            wider.area |= more;
            *wider.stones.get_mut(attacker) |= weak;
            *wider.immortal.get_mut(attacker) -= more;
        }
        wider == *local || is_captured(&wider, Role::Defender, NODES_OF_WALLS, work)
    }

    /// Whether the stones are no more captured in these problems once their owner has filled a point beside them.
    pub fn is_spared_by(&self, at: Point, work: &Work) -> bool {
        let filled = PointSet::from(at);
        let with_filled = |local: &LocalProblem| {
            let mut local = *local;
            *local.immortal.get_mut(!local.defender) -= filled;
            if filled.touches(&local.link) {
                local.link |= filled;
            } else {
                local.area |= filled;
                *local.stones.get_mut(local.defender) |= filled;
            }
            local
        };
        !self.problems.iter().any(|local| is_captured(&with_filled(local), Role::Attacker, NODES_OF_SPARING, work))
    }

    /// Where the opponent starts the capture, and where the owner of the stones prevents it if he starts. Nothing where
    /// he cannot, or so many nodes do not show it.
    pub fn first_moves(&self, nodes_max: u32) -> Option<ByColor<Point>> {
        let (defender, attack, defence) = self.problems.iter().find_map(|local| {
            let game = LocalGame::from_problem(local)?;
            let first = |role: Role, wanted: SearchOutcome| {
                let search = Some(solve(&game, role, nodes_max)).filter(|search| search.outcome() == wanted)?;
                let line = search.line(&game, nodes_max);
                line.first().and_then(|(_, at)| game.point_of(*at))
            };
            let attack = first(Role::Attacker, SearchOutcome::Captured)?;
            let defence = first(Role::Defender, SearchOutcome::Safe)?;
            Some((local.defender, attack, defence))
        })?;
        Some(ByColor::pair(defender, defence, attack))
    }

    /// How stones are captured from a board as it stands, and which of them come off; nothing where so many nodes
    /// show no such line.
    pub fn line(&self, board: &Stones, nodes_max: u32) -> Option<(MoveLine, PointSet)> {
        let stones = self.stones();
        let lines = self.problems.iter().filter_map(|local| line(local, board, nodes_max));
        let lines = lines.map(|(line, off)| (line, off & stones)).filter(|(_, off)| !off.is_empty());
        lines.into_iter().find(|(line, off)| holds_out(line, board, off))
    }

    /// How some of the stones are captured once the neutral points around them are filled, whoever has filled them;
    /// with those that the opponent must have filled so that it can be played at all, none where it can on the
    /// board as it stands.
    pub fn line_once_filled(&self, board: &Stones, nodes_max: u32) -> (PointSet, MoveLine) {
        let neutral = board.neutral();
        let answer = |local: &LocalProblem| {
            let (line, _) = line(local, &filled(local, board)?, nodes_max)?;
            // The opponent fills, and the owner of the stones has nothing better to do.
            let fills = |moves: &&[(Color, Option<Point>)]| matches!(moves, [(_, Some(at)), (_, None)] if neutral.contains(*at));
            let first = 2 * line.chunks(2).take_while(fills).count();
            let rest = line[first..].to_vec();
            Some((filled_for(board, &rest, &self.stones())?, rest))
        };
        self.problems.iter().find_map(answer).unwrap_or_default()
    }
}

/// Whether so many nodes show that the stones of a game are captured where this player is first.
fn is_captured(local: &LocalProblem, first: Role, nodes_max: u32, work: &Work) -> bool {
    work.game(local).is_some_and(|game| work.search(&game, first, nodes_max).outcome == SearchOutcome::Captured)
}

/// The joined parts of some points beside a game that touch it.
fn reached(local: &LocalProblem, points: &PointSet) -> PointSet {
    (local.area | local.target | local.link).touched_parts(points)
}

/// Whether a line can be played on a board.
pub fn can_be_played(line: &MoveLine, board: &Stones) -> bool {
    plays(line, board).is_some()
}

/// The board on which a game begins: neutral points that it takes to be filled are.
fn filled(local: &LocalProblem, board: &Stones) -> Option<Stones> {
    let neutral = board.neutral();
    let filled_by = |color: Color| *local.immortal.get(color) & neutral;
    let board = board.with(Color::Black, &filled_by(Color::Black)).with(Color::White, &filled_by(Color::White));
    board.stones_without_liberty().is_empty().then_some(board)
}

/// A line of a game, if it can be played on the board, and what it takes off.
fn line(local: &LocalProblem, board: &Stones, nodes_max: u32) -> Option<(MoveLine, PointSet)> {
    let game = LocalGame::from_problem(local)?;
    let search = solve(&game, Role::Attacker, nodes_max);
    if search.outcome() != SearchOutcome::Captured {
        return None;
    }
    let walls = Capture::read_in([*local]).leans_on(board);
    let mut table = LineBoard { stones: *board, banned: None, off: PointSet::EMPTY };
    let mut line = MoveLine::new();
    for (role, at) in search.line(&game, nodes_max) {
        let color = local.color_of(role);
        let point = match at {
            LocalMove::Pass | LocalMove::KoPass(_) => None,
            // The last liberty of the link, which has no place in the game.
            LocalMove::Play(at) => Some(game.point(at).or_else(|| table.last_liberty(color, &local.link))?),
        };
        if role == Role::Defender && table.can_take(&walls, color) {
            return None;
        }
        table.play(color, point)?;
        line.push((color, point));
    }
    Some((line, table.off))
}

/// The neutral points that the opponent, who begins a line, must have filled so that it can be played and takes some of
/// the stones: what can be left out is. Nothing where it cannot be played though he has filled all that he can without
/// capturing.
fn filled_for(board: &Stones, line: &MoveLine, stones: &PointSet) -> Option<PointSet> {
    let (opponent, _) = line.first()?;
    let fill = |filled: &Stones, at: Point| {
        let after = play(filled, *opponent, at, Suicide::Forbidden).ok()?;
        after.captured.is_empty().then_some(after.after)
    };
    let takes = |points: &PointSet| {
        let filled = points.iter().try_fold(*board, |filled, at| fill(&filled, at));
        let end = filled.and_then(|filled| plays(line, &filled)?.pop());
        end.is_some_and(|end| !end.off.is_disjoint(stones))
    };
    let played: PointSet = line.iter().filter_map(|(_, at)| *at).collect();
    let (mut points, mut filled) = (PointSet::EMPTY, *board);
    if takes(&points) {
        return Some(points);
    }
    for at in (board.neutral() - played).iter() {
        if let Some(after) = fill(&filled, at) {
            filled = after;
            points.insert(at);
        }
    }
    if !takes(&points) {
        return None;
    }
    for at in points.iter() {
        let fewer = points - PointSet::from(at);
        if takes(&fewer) {
            points = fewer;
        }
    }
    Some(points)
}

/// The boards of a line, the first before it; nothing where a move may not be played.
fn plays(line: &MoveLine, board: &Stones) -> Option<Vec<LineBoard>> {
    let mut table = LineBoard { stones: *board, banned: None, off: PointSet::EMPTY };
    let mut boards = vec![table];
    for (color, at) in line {
        table.play(*color, *at)?;
        boards.push(table);
    }
    Some(boards)
}

/// Whether the owner of the stones could not hold out longer where a line has him pass before the last move: no move of
/// his would keep it from taking them.
fn holds_out(line: &MoveLine, board: &Stones, off: &PointSet) -> bool {
    let Some(boards) = plays(line, board) else { return false };
    let [.., (owner, None), (opponent, _)] = line[..] else { return true };
    let before = boards[line.len() - 2];
    let takes = |table: &LineBoard| {
        table.near(off).iter().any(|at| {
            let mut after = *table;
            after.play(opponent, Some(at)).is_some() && !(after.off & *off).is_subset(&table.off)
        })
    };
    before.near(off).iter().all(|at| {
        let mut after = before;
        after.play(owner, Some(at)).is_none() || takes(&after)
    })
}

/// A board on which a line is played.
#[derive(Clone, Copy)]
struct LineBoard {
    stones: Stones,
    /// Where a ko may not be retaken at once.
    banned: Option<Point>,
    /// What was captured.
    off: PointSet,
}

impl LineBoard {
    /// The empty points near some stones and the chains beside them.
    fn near(&self, target: &PointSet) -> PointSet {
        let (points, occupied) = (self.stones.all_points(), self.stones.occupied());
        let around = target.dilate(&points).dilate(&points);
        let beside = around.touched_parts(&occupied);
        (around | beside.dilate(&points)) & self.stones.vacant()
    }

    /// Nothing where the move may not be played.
    fn play(&mut self, color: Color, at: Option<Point>) -> Option<()> {
        let banned = self.banned.take();
        let Some(at) = at else { return Some(()) };
        if banned == Some(at) {
            return None;
        }
        let played = play(&self.stones, color, at, Suicide::Forbidden).ok()?;
        let here = PointSet::from(at);
        let stands_alone = here.flood(played.after.of(color)) == here;
        let is_ko = stands_alone && played.captured.len() == 1 && here.neighbours(&played.after.vacant()).len() == 1;
        (self.stones, self.banned) = (played.after, if is_ko { played.captured.first() } else { None });
        self.off |= played.captured;
        Some(())
    }

    /// Whether a player, to move, can capture some of the chains that are assumed to stay.
    fn can_take(&self, walls: &PointSet, player: Color) -> bool {
        let in_atari = Chain::stones_in_atari(self.stones.of(!player), &self.stones.vacant()) & *walls;
        in_atari.neighbours(&self.stones.vacant()).iter().any(|at| {
            let after = play(&self.stones, player, at, Suicide::Forbidden);
            self.banned != Some(at) && after.is_ok_and(|after| !after.captured.is_disjoint(walls))
        })
    }

    /// The one liberty that chains have left.
    fn last_liberty(&self, attacker: Color, chains: &PointSet) -> Option<Point> {
        let liberties = (*chains & *self.stones.of(!attacker)).neighbours(&self.stones.vacant());
        if liberties.len() == 1 { liberties.first() } else { None }
    }
}
