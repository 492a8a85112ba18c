use super::{MarkedBoard, Partition};
use crate::board::{Color, Point, PointSet};
use crate::life::{Classification, ClassifiedGroup, Work, first_moves_at};
use crate::position::play;
use crate::rules::Suicide;

/// A board on which moves are tried, for what they are worth by territory.
pub struct MoveTrial<'a> {
    /// The board as it stands.
    pub board: &'a MarkedBoard,
    /// Where the cost of reading is noted.
    pub work: &'a Work,
}

impl MoveTrial<'_> {
    /// Black's territory less White's with the stones that a move takes, now or as they cannot be saved.
    ///
    /// Nothing where it may not be played, or where a group is not settled after it.
    pub fn lead_after(&self, color: Color, at: Point) -> Option<i32> {
        self.after(color, at)?.lead()
    }

    /// As [`AfterMove::shown_gain`], of whoever moves.
    pub(super) fn shown_gain(&self, color: Color, at: Point, now: i32) -> Option<i32> {
        self.after(color, at)?.shown_gain(color, now)
    }

    /// What is read after a move; nothing where it may not be played, or cannot be read.
    pub(super) fn after(&self, color: Color, at: Point) -> Option<AfterMove> {
        let before = self.board;
        let played = play(&before.stones, color, at, Suicide::Forbidden).ok()?;
        let after = played.after;
        let (dead, seki) = (before.dead & after.occupied(), before.seki & after.occupied());
        let classify = |dead: &PointSet| {
            let read = |part: &Work| Classification::read_without_repetitions(&after, dead, &seki, part);
            self.work.within(self.work.left() / 8, read)
        };
        let mut classification = classify(&dead)?;
        let living = after.without(&dead);
        let lost = classification.stones_of(|group| classification.comes_off(&living, group));
        if !lost.is_empty() {
            classification = classify(&(dead | lost))?;
        }
        let partition = Partition::new(&after, &(dead | lost), &classification.in_seki())
            .with_protective_moves(&classification.protective_moves);
        let lost_by = |owner: Color| i32::from((lost & *after.of(owner)).len());
        let captured = color.sign() * i32::from((played.captured - before.dead).len());
        let captured = captured + lost_by(Color::White) - lost_by(Color::Black);
        let board = MarkedBoard { stones: after, dead: dead | lost, seki };
        Some(AfterMove { board, classification, partition, captured })
    }
}

/// What is read of a board after a move.
pub(super) struct AfterMove {
    pub(super) board: MarkedBoard,
    pub(super) classification: Classification,
    pub(super) partition: Partition,
    /// How many stones more White loses by it than Black.
    captured: i32,
}

impl AfterMove {
    fn lead(&self) -> Option<i32> {
        Some(lead_by_territory(&self.classification, &self.partition)? + self.captured)
    }

    /// What a player has gained since the lead was `now`, where that is shown of all groups, and nothing hangs on who
    /// plays first: the other would.
    pub(super) fn shown_gain(&self, player: Color, now: i32) -> Option<i32> {
        let read = &self.classification;
        let is_shown = read.is_settled() && read.connections.first_decides.is_empty();
        self.lead().filter(|_| is_shown).map(|lead| player.sign() * (lead - now))
    }

    /// Where a player keeps what hangs on the first move now.
    pub(super) fn answers(&self, player: Color) -> PointSet {
        let hangs = |group: &&ClassifiedGroup| group.color == player && group.hangs_on_first_move();
        let groups = self.classification.groups.iter().filter(hangs);
        groups.flat_map(first_moves_at).map(|pair| *pair.by_color().get(player)).collect()
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
