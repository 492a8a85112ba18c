use super::{MarkedBoard, Partition};
use crate::board::{Color, Point, PointSet};
use crate::life::{Classification, ClassifiedGroup, Work, first_moves_at};
use crate::position::play;
use crate::rules::Suicide;

/// A board on which moves are tried, for what they are worth by territory.
pub struct TrialBoard<'a> {
    /// The board as it stands.
    pub board: &'a MarkedBoard,
    /// Where the cost of reading is noted.
    pub work: &'a Work,
}

impl TrialBoard<'_> {
    /// Black's territory less White's with the stones that a move takes, now or as they cannot be saved.
    ///
    /// Nothing where it may not be played, or where a group is not settled after it.
    pub fn lead_after(&self, color: Color, at: Point) -> Option<i32> {
        self.read(color, at).map(|(_, lead)| lead)
    }

    /// The same where it is shown of all groups, and nothing hangs on who plays first: the other would.
    pub(super) fn shown_lead_after(&self, color: Color, at: Point) -> Option<i32> {
        let is_shown = |read: &Classification| read.is_settled() && read.connections.first_decides.is_empty();
        self.read(color, at).filter(|(read, _)| is_shown(read)).map(|(_, lead)| lead)
    }

    /// Where the opponent keeps what hangs on the first move after this one.
    pub(super) fn answers_to(&self, color: Color, at: Point) -> PointSet {
        let Some((read, ..)) = self.read_after(color, at) else { return PointSet::EMPTY };
        let hangs = |group: &&ClassifiedGroup| group.color != color && group.hangs_on_first_move();
        read.groups.iter().filter(hangs).flat_map(first_moves_at).map(|pair| pair.opponent_at).collect()
    }

    /// What is read after a move, and the lead.
    fn read(&self, color: Color, at: Point) -> Option<(Classification, i32)> {
        let (read, partition, captured) = self.read_after(color, at)?;
        let lead = lead_by_territory(&read, &partition)?;
        Some((read, lead + captured))
    }

    /// What is read after a move, and how many stones more White loses by it than Black.
    fn read_after(&self, color: Color, at: Point) -> Option<(Classification, Partition, i32)> {
        let before = self.board;
        let played = play(&before.stones, color, at, Suicide::Forbidden).ok()?;
        let after = played.after;
        let (dead, seki) = (before.dead & after.occupied(), before.seki & after.occupied());
        let classify = |dead: &PointSet| {
            let read = || Classification::read_without_repetitions(&after, dead, &seki, self.work);
            self.work.within(self.work.left() / 8, read)
        };
        let mut read = classify(&dead)?;
        let living = after.without(&dead);
        let lost = read.stones_of(|group| read.comes_off(&living, group));
        if !lost.is_empty() {
            read = classify(&(dead | lost))?;
        }
        let partition =
            Partition::new(&after, &(dead | lost), &read.in_seki).with_protective_moves(&read.protective_moves);
        let lost_by = |owner: Color| i32::from((lost & *after.of(owner)).len());
        let captured = color.sign() * i32::from((played.captured - before.dead).len());
        Some((read, partition, captured + lost_by(Color::White) - lost_by(Color::Black)))
    }
}

/// Black's territory less White's; nothing where a group is not settled.
pub fn lead_by_territory(classification: &Classification, partition: &Partition) -> Option<i32> {
    if !classification.groups.iter().all(|group| group.status.is_alive_or_in_seki()) {
        return None;
    }
    let points_of =
        |color: Color| i32::from((*partition.territory.get(color) | *partition.dead_points.get(color)).len());
    Some(points_of(Color::Black) - points_of(Color::White))
}
