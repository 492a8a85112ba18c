use std::collections::{BTreeMap, BTreeSet};

use super::Promises;
use super::region::{CELLS_MAX, KO, PromiseRegion, enclosed};
use crate::board::{ByColor, Color, Point, PointSet, Stones};
use crate::life::costs::{NODES_OF_STRICT, NODES_OF_WIDE, WORK_OF_LETTER};
use crate::life::eyes::WIDE_REGION_MIN;
use crate::life::search::{LocalGame, LocalMove, LocalProblem, LocalState, Role, SearchProof, is_held_at_sight};
use crate::life::work::Work;

/// What shows that no stone of some chains can be captured: every region that this rests on, with what it promises and
/// the reply to whatever the opponent plays there. It is checked by [`Self::check`], which knows the rule of a move and
/// why two promises are life, and nothing of how they were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LifeProof {
    /// Whose chains.
    pub color: Color,
    /// The board, dead stones off.
    pub stones: Stones,
    /// The stones of the chains.
    pub lives: PointSet,
    /// The regions, in the order of their first points.
    pub regions: Vec<RegionProof>,
}

/// What a region promises, and how its owner keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionProof {
    /// Its empty points.
    pub vacant: PointSet,
    /// Stones of other chains that may come off there.
    pub inside: PointSet,
    /// The stones of the chains that are promised one liberty; each has another by other regions.
    pub one: PointSet,
    /// The stones of those that are promised two.
    pub two: PointSet,
    /// The stones of those that live by other regions, and which the others may join here.
    pub friends: PointSet,
    /// The replies, as [`LifeProof::REPLIES`] tells; nothing where it is assumed that nobody invades so wide a space.
    pub replies: Option<String>,
}

/// Why a proof shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LifeProofFault {
    /// No chain.
    #[error("no chain is said to live")]
    Nothing,
    /// A chain without a liberty.
    #[error("the chain of {0} has no liberty")]
    NoLiberty(Point),
    /// Points that are no whole chains of the colour that live.
    #[error("{0} is not of a chain that lives")]
    NoChain(Point),
    /// A chain that is not promised two liberties.
    #[error("the chain of {0} is promised fewer than two liberties")]
    NotEnough(Point),
    /// A point of a region that is not empty, or of another region too.
    #[error("{0} is not empty, or in two regions")]
    Taken(Point),
    /// A stone inside that is not of a whole chain with all its liberties there, or of a chain that lives.
    #[error("the chain of {0} is not inside the region")]
    NotInside(Point),
    /// A chain that is promised something where it has no liberty, or both one and two, or that is a friend as well.
    #[error("nothing can be promised to the chain of {0} there")]
    NotBeside(Point),
    /// A chain that is promised one liberty in a region and has none elsewhere whatever happens there.
    #[error("the chain of {0} has no liberty elsewhere")]
    NoEye(Point),
    /// A friend that does not live by other regions.
    #[error("the chain of {0} is not safe by other regions")]
    NotSafe(Point),
    /// A region that is assumed and is not a wide space of one colour.
    #[error("the region of {0} is no wide space of one colour")]
    NotWide(Point),
    /// A region with too many points, or replies that are too long.
    #[error("the region of {0} is too large")]
    TooLarge(Point),
    /// A reply that is missing, cannot be read or may not be played.
    #[error("a reply in the region of {0} is missing or may not be played")]
    NoReply(Point),
    /// A reply after which the opponent captures, or a chain that does not live at sight where that is said.
    #[error("the replies in the region of {0} do not keep what it promises")]
    NotKept(Point),
    /// More replies than there are positions.
    #[error("the region of {0} has replies left over")]
    LeftOver(Point),
}

/// What is said of a position in which the owner is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reply {
    /// All targets live at sight.
    Lives,
    /// The move, and whether all targets live at sight then.
    Move(LocalMove, bool),
}

impl LifeProof {
    /// How the replies of a region are written: all positions that the opponent can bring about are walked through, the
    /// last that was met first, his moves in the order of the points. Each new position in which the owner is to move
    /// has its reply: `.` where the chains live at sight, else the letter of a point (`A` to `Z`, `a` to `z`, in the
    /// order of the points of the region, stones inside included) or `-` for a pass, with `!` before it where they live
    /// at sight after it. `.` alone says that they live at sight from the first.
    pub const REPLIES: &'static str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /// The most letters of all replies of a proof.
    pub const REPLIES_MAX: usize = 64 << 10;

    /// The stones of a board that cannot be captured, and what shows it: of each colour first what holds with nothing
    /// assumed, then, where that is more, what holds if nobody invades wide territory.
    pub fn all(stones: &Stones, work: &Work) -> Vec<Self> {
        let proofs_of = |color: Color| {
            let proof = |assumes_wide: bool, nodes: u32| {
                Promises::find(stones, color, assumes_wide, nodes, work).proof().filter(|_| !work.is_spent())
            };
            let strict = proof(false, NODES_OF_STRICT);
            let shown = strict.as_ref().map(|strict| strict.lives).unwrap_or_default();
            let wide = proof(true, NODES_OF_WIDE).filter(|wide| !wide.lives.is_subset(&shown));
            strict.into_iter().chain(wide)
        };
        Color::BOTH.into_iter().flat_map(proofs_of).collect()
    }

    /// Whether it assumes that nobody invades wide territory.
    pub fn assumes_wide(&self) -> bool {
        self.regions.iter().any(|region| region.replies.is_none())
    }

    /// Checks it.
    ///
    /// # Errors
    ///
    /// The first fault; then it shows nothing.
    pub fn check(&self) -> Result<(), LifeProofFault> {
        if self.lives.is_empty() {
            return Err(LifeProofFault::Nothing);
        }
        refuse(&self.stones.stones_without_liberty(), LifeProofFault::NoLiberty)?;
        self.are_chains(&self.lives)?;
        let mut free = self.stones.vacant();
        for region in &self.regions {
            refuse(&(region.vacant - free), LifeProofFault::Taken)?;
            free -= region.vacant;
            self.is_well_formed(region)?;
        }
        let worth = |chain: &PointSet| self.regions.iter().map(|region| region.worth(chain)).sum::<u32>();
        let too_few = |chain: &PointSet| worth(chain) < 2;
        refuse(&self.lives.parts().filter(too_few).collect(), LifeProofFault::NotEnough)?;
        for (index, region) in self.regions.iter().enumerate() {
            let is_unsafe = |friend: &PointSet| self.strict_elsewhere(friend, &[index]) < 2;
            refuse(&region.friends.parts().filter(is_unsafe).collect(), LifeProofFault::NotSafe)?;
            // Where nobody plays no eye is filled.
            let has_none = |chain: &PointSet| region.replies.is_some() && !self.has_eye(chain, index);
            refuse(&region.one.parts().filter(has_none).collect(), LifeProofFault::NoEye)?;
        }
        let letters = |region: &RegionProof| region.replies.as_ref().map_or(0, String::len);
        let mut left = Self::REPLIES_MAX;
        for region in &self.regions {
            let first = region.first();
            left = left.checked_sub(letters(region)).ok_or(LifeProofFault::TooLarge(first))?;
            match &region.replies {
                None if self.is_wide(region) => {}
                None => return Err(LifeProofFault::NotWide(first)),
                Some(replies) => {
                    let game = LocalGame::from_problem(&self.area(region)).ok_or(LifeProofFault::TooLarge(first))?;
                    keeps(&game, replies).map_err(|fault| fault(first))?;
                }
            }
        }
        Ok(())
    }

    /// Whether points are whole chains of those that live.
    fn are_chains(&self, points: &PointSet) -> Result<(), LifeProofFault> {
        let own = *self.stones.of(self.color) & self.lives;
        refuse(&((*points - own) | (points.touched_parts(&own) - *points)), LifeProofFault::NoChain)
    }

    fn is_well_formed(&self, region: &RegionProof) -> Result<(), LifeProofFault> {
        let RegionProof { vacant, inside, one, two, friends, .. } = region;
        for chains in [one, two, friends] {
            self.are_chains(chains)?;
        }
        let both = (*one & *two) | ((*one | *two) & *friends);
        let apart = (*one | *two) - vacant.touched_parts(&(*one | *two));
        refuse(&(both | apart), LifeProofFault::NotBeside)?;
        let all_vacant = self.stones.vacant();
        let others = Color::BOTH.map(|color| *self.stones.of(color) - self.lives);
        let can_be = others.iter().flat_map(|stones| enclosed(stones, vacant, &all_vacant));
        refuse(&(*inside - can_be.filter(|chain| chain.is_subset(inside)).collect()), LifeProofFault::NotInside)?;
        let is_too_large = (*vacant | *inside).len() > CELLS_MAX && region.replies.is_some();
        if is_too_large || vacant.is_empty() { Err(LifeProofFault::TooLarge(region.first())) } else { Ok(()) }
    }

    /// How many liberties regions in which nobody is joined for it promise a chain, but for some of them.
    fn strict_elsewhere(&self, chain: &PointSet, not: &[usize]) -> u32 {
        let others = self.regions.iter().enumerate().filter(|(index, _)| !not.contains(index));
        others.filter(|(_, region)| region.friends.is_empty()).map(|(_, region)| region.worth(chain)).sum()
    }

    /// Whether a chain has a liberty elsewhere whatever happens in a region: a strict promise, or one that is kept by
    /// joining friends who have one in a third region each.
    fn has_eye(&self, chain: &PointSet, here: usize) -> bool {
        self.strict_elsewhere(chain, &[here]) > 0
            || self.regions.iter().enumerate().any(|(other, region)| {
                let has_third = |friend: PointSet| self.strict_elsewhere(&friend, &[here, other]) > 0;
                other != here && region.worth(chain) > 0 && region.friends.parts().all(has_third)
            })
    }

    /// Whether a region is so wide that it is assumed to hold its promises: joined points of a space that no opponent
    /// is beside. A chain with one liberty there is promised one.
    fn is_wide(&self, region: &RegionProof) -> bool {
        let RegionProof { vacant, inside, two, friends, .. } = region;
        vacant.len() >= WIDE_REGION_MIN
            && vacant.is_joined()
            && !vacant.flood(&self.stones.vacant()).touches(self.stones.of(!self.color))
            && inside.is_empty()
            && friends.is_empty()
            && two.parts().all(|chain| chain.neighbours(vacant).len() > 1)
    }

    /// The game of a region: all that is neither in it nor a chain that lives counts as the opponent's.
    fn area(&self, region: &RegionProof) -> LocalProblem {
        let area = region.vacant | region.inside;
        let standing = ByColor::from_fn(|color| *self.stones.of(color) & region.inside);
        let beside = ByColor::pair(self.color, region.friends, self.stones.all_points() - area - self.lives);
        let local = LocalProblem::new(area, standing, beside, PointSet::EMPTY, self.color);
        LocalProblem { chains: region.one | region.two, with_eye: region.one, ko: KO, ..local }
    }
}

/// The first of some points at fault.
fn refuse(points: &PointSet, fault: impl Fn(Point) -> LifeProofFault) -> Result<(), LifeProofFault> {
    points.first().map_or(Ok(()), |first| Err(fault(first)))
}

impl RegionProof {
    fn worth(&self, chain: &PointSet) -> u32 {
        if chain.is_subset(&self.two) { 2 } else { u32::from(chain.is_subset(&self.one)) }
    }

    fn first(&self) -> Point {
        (self.vacant | self.inside).first().unwrap_or(Point { column: 0, row: 0 })
    }
}

/// Where the walk through a game ends.
type Fault = fn(Point) -> LifeProofFault;

/// Whether replies keep what a game asks.
fn keeps(game: &LocalGame, replies: &str) -> Result<(), Fault> {
    let lives = |state: &LocalState| is_held_at_sight(game, state);
    if replies == "." {
        return if lives(&game.start(Role::Attacker)) { Ok(()) } else { Err(LifeProofFault::NotKept) };
    }
    let cells = cells(game);
    let mut left = replies.chars();
    walk(game, &cells, lives, |_| {
        let mut next = || left.next().ok_or(LifeProofFault::NoReply as Fault);
        let (first, lives) = match next()? {
            '!' => (next()?, true),
            other => (other, false),
        };
        let at = |letter| cells.get(LifeProof::REPLIES.find(letter)?).map(|number| LocalMove::Play(*number));
        Ok(match first {
            '.' if !lives => Reply::Lives,
            '-' => Reply::Move(LocalMove::Pass, lives),
            letter => Reply::Move(at(letter).ok_or(LifeProofFault::NoReply as Fault)?, lives),
        })
    })?;
    if left.next().is_some() { Err(LifeProofFault::LeftOver) } else { Ok(()) }
}

/// The numbers of the points of a game that lie in its area, in the order of the points.
fn cells(game: &LocalGame) -> Vec<u8> {
    let mut cells: Vec<u8> = (0..LocalGame::POINTS_MAX as u8).filter(|number| game.point(*number).is_some()).collect();
    cells.sort_by_key(|number| game.point(*number));
    cells
}

/// Goes through all positions that the opponent can bring about, and asks for the reply in each.
fn walk(
    game: &LocalGame,
    cells: &[u8],
    lives: impl Fn(&LocalState) -> bool,
    mut reply: impl FnMut(&LocalState) -> Result<Reply, Fault>,
) -> Result<(), Fault> {
    // The eye that some chains have elsewhere is no point of the board; it comes last.
    let others = (0..LocalGame::POINTS_MAX as u8).filter(|number| !cells.contains(number));
    let all = cells.iter().copied().chain(others);
    let all: Vec<LocalMove> = all.map(LocalMove::Play).collect();
    let start = game.start(Role::Attacker);
    let (mut met, mut left) = (BTreeSet::from([start]), vec![start]);
    while let Some(state) = left.pop() {
        for after in all.iter().filter_map(|at| game.play(&state, *at)) {
            if game.winner(&after) == Some(Role::Attacker) {
                return Err(LifeProofFault::NotKept);
            }
            if !met.insert(after) {
                continue;
            }
            let (next, lives_then) = match reply(&after)? {
                Reply::Lives => (after, true),
                Reply::Move(at, lives_then) => {
                    (game.play(&after, at).ok_or(LifeProofFault::NoReply as Fault)?, lives_then)
                }
            };
            if lives_then {
                if !lives(&next) {
                    return Err(LifeProofFault::NotKept);
                }
            } else if met.insert(next) {
                left.push(next);
            }
        }
    }
    Ok(())
}

/// The replies that keep what a game asks; nothing where so many nodes do not show it.
fn replies(game: &LocalGame, nodes_max: u32, work: &Work) -> Option<String> {
    let search = work.search_anew(game, Role::Attacker, nodes_max);
    let Some(SearchProof::Safe(closed)) = search.proof() else { return None };
    let closed: BTreeMap<LocalState, LocalMove> = closed.into_iter().collect();
    let lives = |state: &LocalState| game.winner_at_sight(state) == Some(Role::Defender);
    if lives(&game.start(Role::Attacker)) {
        return Some(".".to_owned());
    }
    let cells = cells(game);
    let mut written = String::new();
    let letter = |at: LocalMove| match at {
        LocalMove::Play(number) => {
            let place = cells.iter().position(|cell| *cell == number)?;
            LifeProof::REPLIES.get(place..=place)
        }
        LocalMove::Pass | LocalMove::KoPass(_) => Some("-"),
    };
    let walked = walk(
        game,
        &cells,
        |_| true,
        |state| {
            if lives(state) {
                written.push('.');
                return Ok(Reply::Lives);
            }
            let at = *closed.get(state).ok_or(LifeProofFault::NoReply as Fault)?;
            let lives_then = game.play(state, at).is_some_and(|after| lives(&after));
            written.push_str(if lives_then { "!" } else { "" });
            written.push_str(letter(at).ok_or(LifeProofFault::TooLarge as Fault)?);
            if written.len() > LifeProof::REPLIES_MAX {
                Err(LifeProofFault::TooLarge)
            } else {
                Ok(Reply::Move(at, lives_then))
            }
        },
    );
    // They are walked through once more when the proof is checked.
    work.pay(2 * WORK_OF_LETTER * written.len() as u64);
    walked.is_ok().then_some(written)
}

impl Promises<'_> {
    /// What shows that its chains live, to be checked by whoever does not trust the search; nothing where none does. A
    /// region of which the replies cannot be written is left out, with all that rests on it.
    pub fn proof(&self) -> Option<LifeProof> {
        let mut shown = self.clone();
        loop {
            let board = shown.board();
            let (color, stones) = (board.color, board.stones);
            let mut proof = LifeProof { color, stones, lives: shown.stones(), regions: Vec::new() };
            let mut failed: Vec<PointSet> = Vec::new();
            for region in shown.promising() {
                match shown.proof_of(region, &proof) {
                    Some(region) => proof.regions.push(region),
                    None => failed.push(region.vacant),
                }
            }
            if failed.is_empty() {
                proof.regions.sort_by_key(|region| region.vacant.first());
                return proof.check().is_ok().then_some(proof);
            }
            shown = shown.with_only(|region| !failed.contains(&region.vacant));
        }
    }

    /// What a region promises, and the replies in its game as whoever checks the proof puts it together.
    fn proof_of(&self, region: &PromiseRegion, proof: &LifeProof) -> Option<RegionProof> {
        let board = self.board();
        let (one, two) = (board.stones_of(&region.promises.one), board.stones_of(&region.promises.two));
        let none = PointSet::EMPTY;
        let bare = RegionProof { vacant: region.vacant, inside: none, one, two, friends: none, replies: None };
        if self.is_wide(&region.vacant) {
            return Some(bare);
        }
        let premises = region.rests_on.as_ref()?;
        let inside = board.inside(&region.vacant, &board.stones_of(&premises.given_up));
        let safe = if region.is_loose { board.stones_of(&premises.safe) } else { none };
        let friends = (region.vacant | inside).touched_parts(&safe);
        let bare = RegionProof { inside, friends, ..bare };
        let game = board.work.game(&proof.area(&bare))?;
        Some(RegionProof { replies: Some(replies(&game, board.nodes_max, board.work)?), ..bare })
    }
}
