//! Who gains where a border of several points is still to be drawn between stones that live.

use crate::board::{ByColor, Color, Point, PointSet, Stones};

/// The most points of a space in which every order of play is looked at: with more it counts as open anyway.
const POINTS_MAX: u16 = 8;

/// Alternate play in a space between walls that are never captured, to the last point that is worth a move. Every stone
/// is played next to its player's wall or to such a stone, so that none can be taken: the lines are those in which a
/// border is drawn step by step.
pub(super) struct BorderPlay {
    points: Vec<Point>,
    /// Of each point those next to it, a bit each.
    neighbours: Vec<u8>,
    /// The points next to each player's wall.
    at_wall: ByColor<u8>,
    /// Leads that were found, by [`DrawnBorder::number`], who is to move, and whether the other has just passed.
    known: Vec<Option<i8>>,
}

/// What was played in a space.
#[derive(Clone, Copy, Default)]
struct DrawnBorder {
    stones: ByColor<u8>,
    /// Its number among all ways to fill the space: a digit of three for each point.
    number: usize,
}

impl BorderPlay {
    /// Nothing where the space is too large, or where both walls stand next to each of its points: then it stays
    /// neutral.
    pub(super) fn new(living: &Stones, space: &PointSet) -> Option<Self> {
        if space.len() > POINTS_MAX {
            return None;
        }
        let points: Vec<Point> = space.iter().collect();
        let bits = |wanted: &PointSet| {
            points.iter().enumerate().fold(0, |bits, (number, at)| bits | u8::from(wanted.contains(*at)) << number)
        };
        let at_wall = ByColor::from_fn(|color| bits(&living.of(color).neighbours(space)));
        let all = bits(space);
        if at_wall.black & at_wall.white == all {
            return None;
        }
        let neighbours = points.iter().map(|at| bits(&PointSet::from(*at).neighbours(space))).collect();
        Some(Self { points, neighbours, at_wall, known: vec![None; 4 * 3_usize.pow(u32::from(space.len()))] })
    }

    /// The move by which a player who starts gains most, the first of equal ones; nothing where none gains.
    pub(super) fn best_move(&mut self, player: Color) -> Option<Point> {
        let mut best: Option<(i32, usize)> = None;
        for number in 0..self.points.len() {
            let Some(after) = self.played(DrawnBorder::default(), player, number) else { continue };
            let gain = player.sign() * self.lead(after, !player, false);
            if gain > best.map_or(0, |(most, _)| most) {
                best = Some((gain, number));
            }
        }
        best.map(|(_, number)| self.points[number])
    }

    /// The space after a play; nothing where it touches neither the player's wall nor a stone of his.
    fn played(&self, DrawnBorder { stones, number }: DrawnBorder, player: Color, point: usize) -> Option<DrawnBorder> {
        let at = 1 << point;
        let own = *stones.get(player);
        let is_vacant = (stones.black | stones.white) & at == 0;
        let is_joined = self.at_wall.get(player) & at != 0 || self.neighbours[point] & own != 0;
        let after = |color| *stones.get(color) | if color == player { at } else { 0 };
        let number = number + (1 + player as usize) * 3_usize.pow(point as u32);
        (is_vacant && is_joined).then(|| DrawnBorder { stones: ByColor::from_fn(after), number })
    }

    /// Black's lead in points surrounded once both have passed, if both play as well as they can.
    fn lead(&mut self, drawn: DrawnBorder, to_move: Color, is_after_pass: bool) -> i32 {
        let place = 4 * drawn.number + 2 * to_move as usize + usize::from(is_after_pass);
        if let Some(known) = self.known[place] {
            return i32::from(known);
        }
        let sign = to_move.sign();
        let passed = if is_after_pass { self.surrounded(drawn.stones) } else { self.lead(drawn, !to_move, true) };
        let mut best = sign * passed;
        for point in 0..self.points.len() {
            if let Some(after) = self.played(drawn, to_move, point) {
                best = best.max(sign * self.lead(after, !to_move, false));
            }
        }
        self.known[place] = Some((sign * best) as i8);
        sign * best
    }

    /// Black's lead in empty points that one player alone reaches.
    fn surrounded(&self, stones: ByColor<u8>) -> i32 {
        let each = || (0..self.points.len()).map(|number| (1_u8 << number, self.neighbours[number]));
        let mut vacant = each().fold(0, |all, (at, _)| all | at) & !(stones.black | stones.white);
        let mut lead = 0;
        while vacant != 0 {
            let mut part = vacant & vacant.wrapping_neg();
            loop {
                let grown = each().filter(|(at, _)| part & at != 0).fold(part, |all, (_, next)| all | next & vacant);
                if grown == part {
                    break;
                }
                part = grown;
            }
            vacant &= !part;
            let around = each().filter(|(at, _)| part & at != 0).fold(0, |all, (_, next)| all | next);
            let is_reached = |color: Color| self.at_wall.get(color) & part != 0 || stones.get(color) & around != 0;
            let size = part.count_ones() as i32;
            lead += match [Color::Black, Color::White].map(is_reached) {
                [true, false] => size,
                [false, true] => -size,
                _ => 0,
            };
        }
        lead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best_moves(rows: &[&str], space: &str) -> [Option<String>; 2] {
        let stones = Stones::from_rows(rows).expect("a board");
        let space = space.split(' ').filter_map(Point::parse).collect();
        let mut play = BorderPlay::new(&stones, &space).expect("small, and not neutral throughout");
        Color::BOTH.map(|player| play.best_move(player).map(|at| at.to_string()))
    }

    /// Worked by hand: Black D2, White D1, Black C1 keeps C2; White D2, Black C2 and White C1, Black cannot lose a
    /// point, as he takes C1 in time.
    #[test]
    fn a_border_of_two_moves_is_drawn_to_the_end() {
        let rows = [".XXOO.", "XXXOOO", ".XXOO.", "XXXXOO", "XX..OO", "XX..OO"];
        assert_eq!(best_moves(&rows, "C1 C2 D1 D2"), [Some("D2".to_owned()), None]);
    }

    /// In a row of three between the walls who starts closes it and keeps a point.
    #[test]
    fn one_move_closes_a_row_of_three() {
        let rows = [".XXOO.", "XXXOOO", "X...OO", "XXXOOO"];
        assert_eq!(best_moves(&rows, "B2 C2 D2"), [Some("C2".to_owned()), None]);
    }
}
