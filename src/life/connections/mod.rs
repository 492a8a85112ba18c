//! What holds chains together from outside, and the protective moves that they need for it.

mod chain_search;
mod color_connections;

use self::color_connections::{ColorConnections, Findings};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::life::benson::{pass_alive_chains, pass_alive_chains_of};
use crate::life::capture::Capture;
use crate::life::costs::WORK_OF_PASS_ALIVE;
use crate::life::kos::entangled_kos;
use crate::life::protective_move::ProtectiveMove;
use crate::life::searcher::Searcher;
use crate::life::{Budget, Work};
use crate::life::{NotAllKept, UndecidedChains};

/// What the chains of a board still need to stay connected once the neutral points are filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connections {
    /// Points that a colour surrounds but must fill, whoever starts.
    pub protective_moves: ByColor<PointSet>,
    /// What the opponent does where such a point is left empty.
    pub threats: Vec<(Point, Capture)>,
    /// Chains that are captured from outside even if their owner starts and fills the last point that they surround.
    /// As nobody calls them dead, they stand in seki. Not proved: what stands beside them was assumed to stay.
    pub in_seki: PointSet,
    /// Chains that touch no neutral point and yet are captured, even if their owner starts and fills that point: not
    /// called dead, they count as living all the same.
    pub captured_anyway: PointSet,
    /// Chains of which their owner cannot keep all, as several points must be filled at once.
    pub not_all_kept: Vec<NotAllKept>,
    /// Where the first to play decides whether a chain hangs on its last point, or is captured there.
    pub first_decides: Vec<Capture>,
    /// Stones that can be captured in kos that may bear on each other. What hangs on them is not decided.
    pub open_kos: PointSet,
    /// Chains that hang on one such point and cannot be captured even if the opponent starts.
    pub safe: PointSet,
    /// Chains, or sets of chains that hang on one point, of which this was not decided: the nodes were spent, their
    /// surroundings have too many points, or they hang on kos that bear on each other.
    pub undecided: u32,
    /// These chains, by what kept them from being read.
    pub undecided_chains: UndecidedChains,
    /// Such chains for which opposing stones without an eye were assumed to stay: whether they can be captured was not
    /// decided.
    pub assumed_chains: PointSet,
    /// The opposing stones that were assumed to stay beside them.
    pub assumed_others: PointSet,
    /// Chains of which more nodes may tell something else: some that bear on them, or they themselves, were not
    /// decided.
    pub(super) doubtful: PointSet,
    /// What is known of the protective moves.
    owed: ByColor<Vec<ProtectiveMove>>,
    /// Chains that live unconditionally.
    pub(super) pass_alive: ByColor<PointSet>,
}

/// A board with protective moves filled.
fn with_moves_filled<'a>(board: &Stones, color: Color, owed: impl IntoIterator<Item = &'a ProtectiveMove>) -> Stones {
    board.with(color, &owed.into_iter().map(|owed| owed.point).collect())
}

/// Takes out the points whose filling would end that chains live unconditionally: these give up no eye for what hangs
/// on it.
fn leave_out(
    owed: &mut Vec<ProtectiveMove>,
    board: &Stones,
    color: Color,
    lives: &PointSet,
    work: &Work,
) -> Vec<ProtectiveMove> {
    let takes_life = |owed: &[ProtectiveMove]| {
        work.pay(WORK_OF_PASS_ALIVE);
        !lives.is_subset(&pass_alive_chains_of(&with_moves_filled(board, color, owed), color))
    };
    if lives.is_empty() || !takes_life(owed) {
        return Vec::new();
    }
    let mut left_out: Vec<ProtectiveMove> =
        owed.extract_if(.., |owed| takes_life(std::slice::from_ref(owed))).collect();
    if takes_life(owed) {
        left_out.append(owed);
    }
    left_out
}

/// What is found of a colour in the end: the points that it owes are filled and it is read again, until it owes no more
/// and nothing else is cut off.
fn read_until_nothing_is_owed(
    connections: &ColorConnections<'_>,
    living: &Stones,
    pass_alive: &ByColor<PointSet>,
    seki: &PointSet,
    searcher: &mut Searcher<'_>,
) -> Findings {
    let (color, work) = (connections.color, searcher.work());
    let (mut board, mut stands, mut lives) = (*living, *seki, *pass_alive);
    let mut all = Findings::default();
    let mut now = connections.read(searcher);
    loop {
        all.assumed_chains |= now.assumed_chains;
        all.assumed_others |= now.assumed_others;
        if now.protective_moves.is_empty() && now.in_seki.is_empty() {
            let Findings { protective_moves, in_seki, assumed_chains, assumed_others, .. } = all;
            return Findings { protective_moves, in_seki, assumed_chains, assumed_others, ..now };
        }
        // What is cut off now may be connected by a point that is filled only now.
        if now.protective_moves.is_empty() {
            stands |= now.in_seki;
            all.in_seki |= now.in_seki;
        } else {
            let left_out = leave_out(&mut now.protective_moves, &board, color, lives.get(color), work);
            stands |= left_out.iter().map(|owed| owed.stones).collect::<PointSet>();
            board = with_moves_filled(&board, color, &now.protective_moves);
            lives = pass_alive_chains(&board);
            all.protective_moves.extend(now.protective_moves);
        }
        now = ColorConnections::new(&board, &lives, color, &stands, work).read(searcher);
    }
}

/// Drops points that need not be filled once the others are.
fn drop_needless_points(
    owed: &mut Vec<ProtectiveMove>,
    board: &Stones,
    color: Color,
    seki: &PointSet,
    searcher: &mut Searcher<'_>,
) {
    let several: Vec<_> = ProtectiveMove::several_that_meet(owed.iter(), |owed| &owed.reach)
        .into_iter()
        .flatten()
        .map(|owed| (owed.point, owed.reach))
        .collect();
    for (point, reach) in several {
        let filled = with_moves_filled(board, color, owed.iter().filter(|owed| owed.point != point));
        let connections = ColorConnections::new(&filled, &pass_alive_chains(&filled), color, seki, searcher.work());
        let (findings, is_doubtful) = searcher.with_doubt(|searcher| connections.read(searcher));
        let is_owed = findings.protective_moves.iter().any(|other| !other.reach.is_disjoint(&reach));
        let is_cut_off = !(findings.in_seki | findings.captured_anyway).is_disjoint(&reach);
        if !is_doubtful && findings.undecided == 0 && !is_owed && !is_cut_off {
            owed.retain(|owed| owed.point != point);
        }
    }
}

impl Connections {
    /// Reads the connections of every chain that does not live unconditionally and has exactly one liberty that its
    /// owner alone surrounds. `dead` and `seki` are whole chains.
    ///
    /// The chains that hang on one such point are put into a local game with the neutral points that they reach,
    /// friends of one liberty there with their own last points, and walls that stay. Their owner plays no point that he
    /// surrounds, unless he captures: so the game ends as it does when both fill neutral points. The point is owed when
    /// one of the chains is captured whoever starts, and none is once the point is filled. Where the first to play
    /// decides, nothing is owed. A space of nine or more neutral points is no end of a game: what touches it is left
    /// alone.
    ///
    /// ```
    /// use gyega::board::{PointSet, Stones};
    /// use gyega::life::Connections;
    ///
    /// // Once somebody has played the neutral point E3, F3 hangs on G3: White must fill it.
    /// let rows = [".XXXXXOOOOO", "XXXXXXOO.OO", ".XXX.O.OOOO", "XXXXXXOO.OO", "XXXXXXOOOOO"];
    /// let stones = Stones::from_rows(&rows).unwrap();
    /// let read = Connections::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    /// assert_eq!(read.protective_moves.white.to_string(), "G3");
    /// assert!(read.protective_moves.black.is_empty() && read.in_seki.is_empty());
    /// ```
    pub fn read(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        Self::read_with_work(stones, dead, seki, &Work::unbounded(Budget::DEFAULT))
    }

    /// Reads the connections as a part of some work.
    pub fn read_with_work(stones: &Stones, dead: &PointSet, seki: &PointSet, work: &Work) -> Self {
        let budget = work.budget();
        let living = stones.without(dead);
        let pass_alive = pass_alive_chains(&living);
        let mut read = Self { open_kos: entangled_kos(&living, || pass_alive), pass_alive, ..Self::default() };
        for color in Color::BOTH {
            let mut searcher = Searcher::new(budget.of_connections(), budget.of_search(), work);
            let connections = ColorConnections::new(&living, &pass_alive, color, seki, work);
            let mut findings = read_until_nothing_is_owed(&connections, &living, &pass_alive, seki, &mut searcher);
            drop_needless_points(&mut findings.protective_moves, &living, color, seki, &mut searcher);
            let several = ProtectiveMove::several_that_meet(&findings.protective_moves, |owed| &owed.area);
            findings.not_all_kept.extend(connections.not_all_kept_in_time(&several, &mut searcher));
            read.doubtful |= connections.bears_on(&searcher.undecided_points());
            read.add(findings, color, stones.of(color));
        }
        read
    }

    /// Adds what is found of a colour. Points that were filled are none of its stones.
    fn add(&mut self, findings: Findings, color: Color, own: &PointSet) {
        self.assumed_chains |= findings.assumed_chains & *own;
        self.assumed_others |= findings.assumed_others;
        self.in_seki |= findings.in_seki & *own;
        self.captured_anyway |= findings.captured_anyway & *own;
        self.safe |= findings.safe & *own;
        self.undecided += findings.undecided;
        self.undecided_chains.add_within(&findings.undecided_chains, own);
        self.not_all_kept.extend(findings.not_all_kept);
        self.first_decides.extend(findings.first_decides);
        for owed in &findings.protective_moves {
            *self.protective_moves.get_mut(color) |= owed.point;
            self.threats.extend(owed.point.first().zip(owed.threat.clone()));
        }
        *self.owed.get_mut(color) = findings.protective_moves;
    }

    /// Where no connection is read: none of them is decided.
    pub(super) fn unread(living: &Stones, pass_alive: ByColor<PointSet>) -> Self {
        let mortal = living.occupied() - pass_alive.black - pass_alive.white;
        let chains = Color::BOTH.into_iter().flat_map(|color| (*living.of(color) & mortal).parts());
        let undecided_chains = UndecidedChains { nodes: mortal, ..UndecidedChains::default() };
        Self { undecided: chains.count() as u32, undecided_chains, pass_alive, ..Self::default() }
    }

    /// What is captured because its owner has no time to fill both points that connect and others that chains need for
    /// their eyes.
    pub(super) fn not_all_kept_with(
        &self,
        of_eyes: &[ProtectiveMove],
        living: &Stones,
        color: Color,
        seki: &PointSet,
        searcher: &mut Searcher<'_>,
    ) -> Vec<NotAllKept> {
        let of_connections = self.owed.get(color);
        if of_eyes.is_empty() || of_connections.is_empty() {
            return Vec::new();
        }
        let mut several = ProtectiveMove::several_that_meet(of_connections.iter().chain(of_eyes), |owed| &owed.area);
        several.retain(|owed| owed.iter().any(|owed| of_eyes.contains(owed)));
        ColorConnections::new(living, &self.pass_alive, color, seki, searcher.work())
            .not_all_kept_in_time(&several, searcher)
    }
}
