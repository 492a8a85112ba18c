use super::Promises;
use super::region::enclosed;
use crate::board::{ByColor, Color, Orientation, Point, PointSet, Stones};
use crate::life::search::{KoRule, LocalProblem, Role, SearchOutcome};
use crate::life::work::Work;
use crate::position::play;
use crate::rules::Suicide;

/// The most empty points around chains that are read together, few first: further ones are cut off; more where they
/// have more liberties.
const VACANT_MAX: [u16; 2] = [8, 16];

/// Chains that the first to play takes or keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HangingChains {
    /// The owner's colour.
    pub color: Color,
    /// The chains of which that was shown, and those read with them that are not shown to be captured anyway.
    pub stones: PointSet,
    /// The chains of the opponent that are read with them.
    pub opponents: PointSet,
    /// Where each player would play first: their owner keeps one that way, and the opponent takes it.
    pub at: ByColor<Point>,
}

impl HangingChains {
    /// Which of some chains the first to play takes or keeps on a board as it stands, whoever has the ko threats, if
    /// wide territory is not invaded, with at most so many nodes a question. Those that regions promise to live do not;
    /// the others are read in parts: chains that touch or have liberties side by side, and the empty points around
    /// them.
    pub fn find(stones: &Stones, wanted: &PointSet, nodes_max: u32, work: &Work) -> Vec<Self> {
        let mut frames = Orientation::canonical(stones).into_iter();
        let in_frame = |orientation| Self::in_frame(orientation, stones, wanted, nodes_max, work);
        let mut all = frames.next().map(in_frame).unwrap_or_default();
        // On a board that is its own turn it must be found in each.
        for orientation in frames {
            let other = in_frame(orientation);
            all.retain(|one| other.iter().any(|other| other.stones == one.stones));
        }
        all
    }

    fn in_frame(
        orientation: Orientation,
        stones: &Stones,
        wanted: &PointSet,
        nodes_max: u32,
        work: &Work,
    ) -> Vec<Self> {
        let wanted = orientation.symmetry.turn_points(stones.size(), wanted);
        let board = PromisedBoard::new(orientation.stones(stones), nodes_max, work);
        let parts = board.parts().filter(|part| !part.chains.is_disjoint(&wanted));
        let hanging = parts.flat_map(|part| Color::BOTH.map(|color| part.hanging(color, &wanted)));
        let (back, size) = (orientation.symmetry.inverse(), board.stones.size());
        let given = hanging.flatten().map(|one| Self {
            color: orientation.color(one.color),
            stones: back.turn_points(size, &one.stones),
            opponents: back.turn_points(size, &one.opponents),
            at: ByColor::from_fn(|color| back.turn_point(size, *one.at.get(orientation.color(color)))),
        });
        given.collect()
    }
}

/// A board, and what regions promise there to each colour.
struct PromisedBoard<'w> {
    stones: Stones,
    promises: ByColor<Promises<'w>>,
}

impl<'w> PromisedBoard<'w> {
    fn new(stones: Stones, nodes_max: u32, work: &'w Work) -> Self {
        let promises = ByColor::from_fn(|color| Promises::find(&stones, color, true, nodes_max, work));
        Self { stones, promises }
    }

    /// The chains that are not promised to live, together where they touch or have liberties side by side. Those where
    /// the game is not over are not read.
    fn parts(&self) -> impl Iterator<Item = HangingPart<'_>> {
        let vacant = self.stones.vacant();
        let unread = self.stones.occupied() - self.promises.black.stones() - self.promises.white.stones();
        let unread_chains_of = |color: Color| (unread & *self.stones.of(color)).parts();
        let is_read = |chain: &PointSet| !chain.touches(&self.promises.black.board().open_spaces);
        let chains: PointSet = Color::BOTH.into_iter().flat_map(unread_chains_of).filter(is_read).collect();
        (chains | chains.neighbours(&vacant)).parts().map(move |part| HangingPart {
            board: self,
            chains: part & chains,
            vacant: VACANT_MAX.map(|most| near(&part, &vacant, most)),
        })
    }
}

/// Chains that are read together.
struct HangingPart<'a> {
    board: &'a PromisedBoard<'a>,
    /// Their stones, of both colours.
    chains: PointSet,
    /// The points where they are read, few and more.
    vacant: [PointSet; 2],
}

impl HangingPart<'_> {
    /// Those of some chains of a colour that hang on the first move, with what hangs with them.
    fn hanging(&self, color: Color, wanted: &PointSet) -> Option<HangingChains> {
        let stones = &self.board.stones;
        let own = self.chains & *wanted & *stones.of(color);
        let points: PointSet = self.areas().collect();
        let hangs = |chain: &PointSet| {
            self.is_captured(color, chain, Role::Attacker) && self.is_held(color, chain, Role::Defender)
        };
        let at = own.parts().filter(hangs).find_map(|chain| {
            let opponent = points.iter().find(|at| self.decides(color, &chain, !color, *at))?;
            let is_kept_at = |at: &Point| self.decides(color, &chain, color, *at);
            let owner = std::iter::once(opponent).chain(points.iter()).find(is_kept_at)?;
            Some(ByColor::pair(color, owner, opponent))
        })?;
        let stones_left = own.parts().filter(|chain| !self.is_captured(color, chain, Role::Defender)).collect();
        let opponents = self.chains & *stones.of(!color);
        Some(HangingChains { color, stones: stones_left, opponents, at })
    }

    /// Whether a chain is kept once its owner has played at a point, or captured once the opponent has.
    fn decides(&self, owner: Color, chain: &PointSet, player: Color, at: Point) -> bool {
        let Ok(after) = play(&self.board.stones, player, at, Suicide::Forbidden) else { return false };
        if chain.is_subset(&after.captured) {
            return true;
        }
        let before = self.board.promises.get(owner).board();
        let board = PromisedBoard::new(after.after, before.nodes_max, before.work);
        let whole = board.stones.chains_of(chain);
        match board.parts().find(|part| whole.is_subset(&part.chains)) {
            Some(part) if player == owner => part.is_held(owner, &whole, Role::Attacker),
            Some(part) => part.is_captured(owner, &whole, Role::Defender),
            None => player == owner && whole.is_subset(&board.promises.get(owner).stones()),
        }
    }

    /// The points where they are read, one set after the other until all is decided; with the liberties of those that
    /// live by them only, as far as there is room: to join them may be to fall with it.
    fn areas(&self) -> impl Iterator<Item = PointSet> {
        let [few, more] = self.vacant;
        let with_leaning = std::iter::once_with(move || self.with_leaning(more)).flatten();
        std::iter::once(few).chain((more != few).then_some(more)).chain(with_leaning)
    }

    fn with_leaning(&self, points: PointSet) -> Option<PointSet> {
        let (shown, all_vacant) = (&self.board.promises, self.board.stones.vacant());
        let mut with = points;
        loop {
            let leaning = shown.black.leaning_on(&with) | shown.white.leaning_on(&with);
            let more = with | leaning.neighbours(&all_vacant);
            if more == with || more.len() > VACANT_MAX[1] {
                return (with != points).then_some(with);
            }
            with = more;
        }
    }

    /// Whether some chains are held, with one more region in which somebody is first.
    fn is_held(&self, color: Color, chains: &PointSet, first: Role) -> bool {
        self.areas().any(|vacant| self.board.promises.get(color).keeps_with_region(&vacant, chains, first))
    }

    /// Whether a chain is captured, all that is cut off being its owner's. Only opponents who live whatever is played
    /// there capture anything by standing around it.
    fn is_captured(&self, color: Color, chain: &PointSet, first: Role) -> bool {
        self.areas().any(|vacant| {
            let local = self.area(&vacant, color, chain);
            // Of a chain that leans on points there may be more liberties elsewhere.
            let is_whole = chain.neighbours(&self.board.stones.vacant()).is_subset(&local.area);
            let board = self.board.promises.get(color).board();
            is_whole && board.outcome_in(&local, first) == SearchOutcome::Captured
        })
    }

    /// The area where a chain is captured or not; its owner has every ko threat.
    fn area(&self, vacant: &PointSet, color: Color, chain: &PointSet) -> LocalProblem {
        let stones = &self.board.stones;
        let (vacant, walls) = self.around(vacant, color, chain);
        let standing = ByColor::from_fn(|color: Color| {
            enclosed(&(*stones.of(color) - walls - *chain), &vacant, &stones.vacant()).collect::<PointSet>()
        });
        let area = vacant | standing.union();
        let beside = ByColor::pair(!color, walls, stones.all_points() - area - walls - *chain);
        let local = LocalProblem::new(area, standing, beside, PointSet::EMPTY, color);
        LocalProblem { chains: *chain, ko: KoRule::Threats(Role::Defender), ..local }
    }

    /// The points where a chain is captured or not, and the opponents there who live whatever is played on them. Around
    /// other opponents beside it there are more points, as far as there is room.
    fn around(&self, vacant: &PointSet, color: Color, chain: &PointSet) -> (PointSet, PointSet) {
        let all_vacant = self.board.stones.vacant();
        let theirs = *self.board.stones.of(!color);
        let mut vacant = *vacant;
        loop {
            let walls = self.board.promises.get(!color).outside(&vacant);
            let weak = (vacant | *chain).touched_parts(&theirs) - walls;
            let more = vacant | (weak | *chain).neighbours(&all_vacant);
            if more == vacant || more.len() > VACANT_MAX[1] {
                return (vacant, walls);
            }
            vacant = more;
        }
    }
}

/// The empty points around a part of a board.
fn near(part: &PointSet, vacant: &PointSet, most: u16) -> PointSet {
    let mut near = *part & *vacant;
    loop {
        let more = near.dilate(vacant) | near;
        if more == near || more.len() > most {
            return near;
        }
        near = more;
    }
}
