use super::capture::Capture;
use super::{Connections, Evidence, Repetition, Status};
use crate::board::{ByColor, Color, Point, PointSet, Stones};

/// Living stones that stand or fall together, and what is known of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassifiedGroup {
    /// The owner's colour.
    pub color: Color,
    /// The stones.
    pub stones: PointSet,
    /// What is known.
    pub status: Status,
    /// On what it rests.
    pub evidence: Evidence,
    /// Whether its points are those of a seki: it stands in one, is claimed to, or comes to stand in one at best.
    pub counts_as_seki: bool,
    /// Whether it is captured even if its owner starts. It may be read so and not be shown to.
    pub is_captured_anyway: bool,
    /// What the dead stones inside it do as long as they stand. Once they are off, it lives.
    pub danger_inside: DangerInside,
    /// How its stones are captured if the opponent starts, where its owner does not keep it.
    pub captures: Vec<Capture>,
}

/// What the dead stones inside a group, which lives without them, do to it as long as they stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DangerInside {
    /// Nothing that was read.
    #[default]
    None,
    /// The group has to answer inside once the neutral points beside it are filled. If the opponent starts there, it is
    /// captured, or in seki with them.
    OnceFilled,
    /// The group is captured if the opponent starts.
    Now,
}

impl ClassifiedGroup {
    pub(super) fn new(color: Color, stones: PointSet, status: Status, evidence: Evidence) -> Self {
        let (counts_as_seki, is_captured_anyway) = (matches!(status, Status::InSeki), false);
        let (danger_inside, captures) = (DangerInside::None, vec![]);
        Self { color, stones, status, evidence, counts_as_seki, is_captured_anyway, danger_inside, captures }
    }

    /// Whether reading shows that the first to play takes or keeps it.
    pub fn hangs_on_first_move(&self) -> bool {
        (self.status, self.evidence) == (Status::Unsettled, Evidence::Searched)
    }

    /// Takes back what was shown of it: nothing is captured that was not shown to be.
    pub(super) const fn unverify(&mut self) {
        self.evidence = Evidence::Unverified;
        if matches!(self.status, Status::Captured) {
            self.status = Status::Unsettled;
        }
    }

    /// The group with the empty points that it reaches.
    pub(super) fn reached(&self, living: &Stones) -> PointSet {
        self.stones | self.stones.touched_parts(&living.vacant())
    }

    /// The opposing chains beside it and beside the empty points that it reaches.
    pub fn walls(&self, living: &Stones) -> PointSet {
        living.chains_of(&self.reached(living).neighbours(living.of(!self.color)))
    }
}

/// What reading shows of a board under agreed marks: what its groups are, and what their owners still owe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Classification {
    /// The living stones, each in one group.
    pub groups: Vec<ClassifiedGroup>,
    /// Points that a colour surrounds but must fill before the end.
    pub protective_moves: ByColor<PointSet>,
    /// Protective moves that cannot wait: once the opponent has played there, stones that live, or stand in seki, are
    /// captured, whatever their owner answers.
    pub urgent: PointSet,
    /// What was read of connections.
    pub connections: Connections,
    /// What the opponent does where a protective move is left out.
    pub threats: Vec<(Point, Capture)>,
    /// Protective moves in place of which their owner may as well fill one of others.
    pub interchangeable_moves: Vec<(Point, PointSet)>,
    /// Living stones that have no two eyes of their own, and live by what can be played.
    pub without_two_eyes: PointSet,
    /// Groups whose fate hangs on play that goes round, dead stones standing as they do on the board.
    pub repetitions: Vec<Repetition>,
    /// Positions that questions of this reading searched, whether the reading stands that put them or not.
    pub nodes: u32,
}

impl Classification {
    /// Whether a group can be taken off without play: it is captured even if its owner starts, by opponents who live as
    /// they stand and need no move of their own there.
    pub fn comes_off(&self, living: &Stones, group: &ClassifiedGroup) -> bool {
        let owed = self.protective_moves.get(!group.color);
        let walls = group.walls(living);
        group.status == Status::Captured
            && walls.is_subset(&self.stays())
            && !(walls & self.without_two_eyes).touches(owed)
            && group.reached(living).is_disjoint(owed)
    }

    /// Whether a group is a single stone that can be captured in an open ko, one of several.
    pub fn is_in_ko(&self, stones: &PointSet) -> bool {
        stones.len() == 1 && stones.is_subset(&self.connections.open_kos)
    }

    /// Whether it is shown of every group what becomes of it. A group that counts as living or as standing in seki only
    /// because nobody marked it is not shown to.
    pub fn is_settled(&self) -> bool {
        self.groups.iter().all(|group| group.status.is_settled(group.evidence))
    }

    /// The stones of some groups.
    pub fn stones_of(&self, wanted: impl Fn(&ClassifiedGroup) -> bool) -> PointSet {
        let groups = self.groups.iter().filter(|group| wanted(group));
        groups.map(|group| group.stones).collect()
    }

    /// The stones of groups whose points are those of a seki.
    pub fn in_seki(&self) -> PointSet {
        self.stones_of(|group| group.counts_as_seki)
    }

    /// The stones that are captured even if their owner starts, whether that is shown or not.
    pub fn captured_anyway(&self) -> PointSet {
        self.stones_of(|group| group.is_captured_anyway)
    }

    /// The stones of groups that live now, but have to answer inside once the neutral points beside them are filled.
    pub fn must_answer(&self) -> PointSet {
        self.stones_of(|group| group.danger_inside == DangerInside::OnceFilled)
    }

    /// The stones that stay whatever is played beside them, as far as was shown: those that live. In a seki whoever
    /// plays loses.
    pub fn stays(&self) -> PointSet {
        self.stones_of(|group| group.status == Status::Alive && group.evidence != Evidence::Unverified)
    }

    /// The stones that stand in seki as far as was shown.
    pub(super) fn shown_in_seki(&self) -> PointSet {
        self.stones_of(|group| (group.status, group.evidence) == (Status::InSeki, Evidence::Searched))
    }

    /// The stones that are shown to be captured even if their owner starts.
    pub(super) fn shown_captured(&self) -> PointSet {
        self.stones_of(|group| group.status == Status::Captured)
    }

    /// Stones of which more may be shown with the dead stones beside them standing.
    pub(super) fn unshown(&self) -> PointSet {
        self.stones_of(|group| {
            let is_unshown_seki = (group.status, group.evidence) == (Status::InSeki, Evidence::Unverified);
            (group.status.is_not_kept() || is_unshown_seki) && group.danger_inside != DangerInside::Now
        })
    }

    /// With what stands in seki as long as some dead stones stand: so it was read of the `unshown` stones with these on
    /// the board.
    pub(super) fn with_seki_of(mut self, unshown: &PointSet, standing: &Self) -> Self {
        let in_seki = standing.shown_in_seki();
        for group in self.groups.iter_mut().filter(|group| group.stones.is_subset(&(in_seki & *unshown))) {
            (group.status, group.evidence) = (Status::InSeki, Evidence::Searched);
            (group.counts_as_seki, group.is_captured_anyway) = (true, false);
            group.captures.clear();
        }
        let undecided = standing.stones_of(|group| group.evidence == Evidence::Unverified);
        for group in self.groups.iter_mut().filter(|group| !group.stones.is_disjoint(&(undecided & *unshown))) {
            group.unverify();
        }
        self
    }
}
