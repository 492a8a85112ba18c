use super::chain_search::{ChainSearch, OneLibertyChain};
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::life::capture::Capture;
use crate::life::costs::{WORK_OF_CHAIN, WORK_OF_PASS_ALIVE};
use crate::life::kos;
use crate::life::protective_move::ProtectiveMove;
use crate::life::search::SearchOutcome::{Captured, Safe, Undecided};
use crate::life::search::{LocalProblem, Role};
use crate::life::searcher::{ByStarter, Searcher};
use crate::life::{NotAllKept, OPEN_SPACE_MIN, UndecidedChains, Work};

/// What holds the chains of one colour together.
pub(super) struct ColorConnections<'w> {
    work: &'w Work,
    pub(super) color: Color,
    own: PointSet,
    theirs: PointSet,
    territory: PointSet,
    neutral: PointSet,
    /// Stones in open kos that may bear on each other: there are several, and around these not everything lives
    /// unconditionally.
    entangled_kos: PointSet,
    one_liberty: Vec<OneLibertyChain>,
    /// Stones that do not live unconditionally.
    mortal: PointSet,
    /// Opposing chains that have no liberty of their own, so that they may come off.
    eyeless: Vec<PointSet>,
}

/// What one look at the connections of a colour shows.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) protective_moves: Vec<ProtectiveMove>,
    pub(super) in_seki: PointSet,
    pub(super) captured_anyway: PointSet,
    pub(super) safe: PointSet,
    /// Chains that are lost whatever their owner fills, if the opponent starts.
    pub(super) not_all_kept: Vec<NotAllKept>,
    /// Where nothing is owed because its owner can play first.
    pub(super) first_decides: Vec<Capture>,
    pub(super) undecided: u32,
    pub(super) undecided_chains: UndecidedChains,
    pub(super) assumed_chains: PointSet,
    pub(super) assumed_others: PointSet,
}

impl Findings {
    /// Notes that the nodes were spent.
    fn note_undecided(&mut self, search: &ChainSearch) {
        self.undecided_chains.nodes |= search.chain.stones;
        self.undecided += 1;
    }
}

/// What becomes of a chain that can be captured from outside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChainFate {
    Owed,
    InSeki,
    CapturedAnyway,
    Undecided,
}

impl<'w> ColorConnections<'w> {
    /// `pass_alive` are the chains that live unconditionally.
    pub(super) fn new(
        board: &Stones,
        pass_alive: &ByColor<PointSet>,
        color: Color,
        seki: &PointSet,
        work: &'w Work,
    ) -> Self {
        work.pay(WORK_OF_PASS_ALIVE);
        let (own, theirs, reach) = (*board.of(color), *board.of(!color), board.reach());
        let (ours, others) = (*reach.get(color), *reach.get(!color));
        let (territory, their_territory, neutral) = (ours - others, others - ours, ours & others);
        let mortal_of = |color: Color| *board.of(color) - *pass_alive.get(color) - *seki;
        let mortal = mortal_of(color);
        let one_liberty: Vec<OneLibertyChain> = mortal
            .parts()
            .map(|stones| OneLibertyChain { stones, last_point: stones.neighbours(&territory) })
            .filter(|chain| chain.last_point.len() < 2)
            .collect();
        // Without a search nobody asks what stands beside it.
        let has_search = one_liberty.iter().any(|chain| !chain.last_point.is_empty());
        let (entangled_kos, eyeless) = if has_search {
            let eyeless = mortal_of(!color).parts().filter(|stones| !stones.touches(&their_territory));
            (kos::entangled_kos(board, || *pass_alive), eyeless.collect())
        } else {
            (PointSet::EMPTY, Vec::new())
        };
        Self { work, color, own, theirs, territory, neutral, entangled_kos, one_liberty, mortal, eyeless }
    }

    /// Of protective moves whose areas meet, one at a time: with it filled, the others may not be.
    pub(super) fn read(&self, searcher: &mut Searcher<'_>) -> Findings {
        let mut findings = Findings::default();
        let mut captured = Vec::new();
        for search in self.searches(&mut findings) {
            match searcher.outcomes(&search.game) {
                ByStarter { attacker: Captured, defender: Captured } => {
                    captured.push((self.with_eyeless(&search), search));
                }
                ByStarter { attacker: Undecided, .. } | ByStarter { defender: Undecided, .. } => {
                    findings.note_undecided(&search);
                }
                ByStarter { attacker: Safe, .. } => findings.safe |= search.chain.stones,
                // Whoever plays there first decides whether the point must be filled; or both may wait.
                ByStarter { attacker: Captured, defender: Safe } => {
                    findings.first_decides.push(Capture::read_in([search.local]));
                    if let Some(search) = self.search_once_answered(&search) {
                        findings.not_all_kept.extend(search.not_all_kept(Role::Attacker, searcher));
                    }
                }
            }
        }
        captured.sort_by(|(wider, search), (other_wider, other)| {
            (search.game.key(), wider.key()).cmp(&(other.game.key(), other_wider.key()))
        });
        let mut spoken_for = PointSet::EMPTY;
        for (wider, search) in captured {
            if !search.local.area.is_disjoint(&spoken_for) {
                continue;
            }
            let Some((fate, is_assumed)) = self.chain_fate(&search, &wider, searcher) else { continue };
            if is_assumed && fate != ChainFate::Undecided {
                let beside = self.eyeless.iter().filter(|stones| stones.touches(&search.local.area));
                findings.assumed_others |= beside.copied().collect::<PointSet>();
                findings.assumed_chains |= search.chain.stones;
            }
            match fate {
                ChainFate::Owed => {
                    let owed = self.protective_move(&search, &wider);
                    spoken_for |= owed.reach;
                    findings.protective_moves.push(owed);
                }
                ChainFate::InSeki => findings.in_seki |= search.chain.stones,
                ChainFate::CapturedAnyway => findings.captured_anyway |= search.chain.stones,
                ChainFate::Undecided => findings.note_undecided(&search),
            }
        }
        findings
    }

    /// What is searched of all points on which chains hang, in an order that does not depend on how the board is
    /// turned. What cannot be searched is noted.
    fn searches(&self, findings: &mut Findings) -> Vec<ChainSearch> {
        let mut searches = Vec::new();
        let last_point: PointSet = self.one_liberty.iter().map(|chain| chain.last_point).collect();
        for last_point in last_point.iter().map(PointSet::from) {
            // Chains that hang on one point are one search: the owner may be able to save each, but not all.
            let hang = self.one_liberty.iter().filter(|chain| chain.last_point == last_point);
            let chain = OneLibertyChain { stones: hang.map(|chain| chain.stones).collect(), last_point };
            let area = self.grown_area(chain.stones | chain.last_point, &[]);
            if self.reaches_open_space(area) {
                continue;
            }
            if let Some(search) = self.search(chain, area) {
                searches.push(search);
            } else {
                let UndecidedChains { kos, wide, .. } = &mut findings.undecided_chains;
                *(if area.touches(&self.entangled_kos) { kos } else { wide }) |= chain.stones;
                findings.undecided += 1;
            }
        }
        ChainSearch::sort(&mut searches);
        searches
    }

    /// The point of a search, which must be filled.
    fn protective_move(&self, search: &ChainSearch, wider: &WithEyeless) -> ProtectiveMove {
        let OneLibertyChain { last_point: point, stones } = search.chain;
        let area = if let WithEyeless::Read(wider) = wider { wider.local.area } else { search.local.area };
        // What would join the filled point is read again once it is filled: it may not have two such points.
        let joined = point.flood(&(self.own | point));
        let reach = area | joined | joined.neighbours(&self.territory);
        ProtectiveMove { point, threat: Some(Capture::read_in([search.local])), area, reach, stones }
    }

    /// Chains of the owner on which something bears: through his chains that do not live unconditionally, what he
    /// surrounds, neutral points and opposing chains that may come off.
    pub(super) fn bears_on(&self, points: &PointSet) -> PointSet {
        let joins = self.eyeless.iter().fold(self.mortal | self.territory | self.neutral, |all, stones| all | *stones);
        points.touched_parts(&joins) & self.own
    }

    /// What becomes of a chain that is captured while everything beside it stays, and whether that had to be assumed;
    /// nothing when the owner can take something beside it.
    fn chain_fate(
        &self,
        search: &ChainSearch,
        wider: &WithEyeless,
        searcher: &mut Searcher<'_>,
    ) -> Option<(ChainFate, bool)> {
        let best = match wider {
            WithEyeless::Same => Captured,
            WithEyeless::Unread => Undecided,
            // None is better for the owner than where he starts.
            WithEyeless::Read(wider) => searcher.outcomes(&wider.game).defender,
        };
        let once_filled = |search: &ChainSearch, searcher: &mut Searcher| {
            search.game_once_filled(searcher.work()).map_or(Captured, |game| searcher.outcome(&game, Role::Attacker))
        };
        let mut saved = once_filled(search, searcher);
        if let WithEyeless::Read(wider) = wider {
            if best == Safe {
                // If the owner cannot take the stones beside the chain either, nobody may start.
                let is_seki = saved == Captured && wider.is_seki(searcher);
                return is_seki.then_some((ChainFate::InSeki, false));
            }
            if best == Captured && saved == Captured {
                saved = once_filled(wider, searcher);
            }
        }
        let is_assumed = best == Undecided;
        let fate = match saved {
            Safe => ChainFate::Owed,
            Undecided => ChainFate::Undecided,
            // A seki needs a liberty that both players share.
            Captured if search.local.area.is_disjoint(&self.neutral) => ChainFate::CapturedAnyway,
            Captured => ChainFate::InSeki,
        };
        Some((fate, is_assumed))
    }

    /// Whether an area reaches a space where the game is not over.
    fn reaches_open_space(&self, area: PointSet) -> bool {
        (area & self.neutral).parts().any(|space| space.len() >= OPEN_SPACE_MIN)
    }

    /// A search once eyeless stones beside the chain may come off.
    fn with_eyeless(&self, search: &ChainSearch) -> WithEyeless {
        if !self.eyeless.iter().any(|stones| stones.touches(&search.local.area)) {
            return WithEyeless::Same;
        }
        let OneLibertyChain { stones, last_point } = search.chain;
        let area = self.grown_area(stones | last_point, &self.eyeless);
        let wider = if self.reaches_open_space(area) { None } else { self.search(search.chain, area) };
        wider.map_or(WithEyeless::Unread, |wider| WithEyeless::Read(Box::new(wider)))
    }

    /// Chains and points with what their connections depend on: the neutral points that they reach, friends of one
    /// liberty there with their own last points, and those opposing chains there that may come off.
    fn grown_area(&self, mut area: PointSet, may_come_off: &[PointSet]) -> PointSet {
        loop {
            let before = area;
            self.work.pay(WORK_OF_CHAIN * (1 + self.one_liberty.len() + may_come_off.len()) as u64);
            let spaces = area | self.neutral;
            area |= area.touched_parts(&spaces) & self.neutral;
            for friend in &self.one_liberty {
                if friend.stones.touches(&area) {
                    area |= friend.stones | friend.last_point;
                }
            }
            for stones in may_come_off {
                if stones.touches(&area) {
                    area |= *stones;
                }
            }
            if area == before {
                return area;
            }
        }
    }

    /// Whether a chain that the opponent attacks is kept by filling its point, where the friends there have one or two
    /// points themselves: what is connected may hang on the next.
    fn search_once_answered(&self, search: &ChainSearch) -> Option<ChainSearch> {
        let OneLibertyChain { stones, last_point } = search.chain;
        let friends = last_point.touched_parts(&self.mortal) - stones;
        // What has no eye beside them may come off, and then they are connected.
        let (mut area, mut target) = (stones | last_point, stones);
        for friend in friends.parts() {
            let liberties = friend.neighbours(&self.territory);
            if liberties.len() <= 2 {
                area |= friend | liberties;
                target |= friend;
            }
        }
        let area = self.grown_area(area, &self.eyeless);
        let is_wider = target != stones && !self.reaches_open_space(area);
        is_wider
            .then(|| self.search_with_own_moves(OneLibertyChain { stones: target, last_point: PointSet::EMPTY }, area))
            .flatten()
    }

    /// A search where the owner may fill his own points.
    fn search_with_own_moves(&self, chain: OneLibertyChain, area: PointSet) -> Option<ChainSearch> {
        let search = self.search(chain, area)?;
        let local = LocalProblem { kept_free: PointSet::EMPTY, ..search.local };
        Some(ChainSearch { game: self.work.game(&local)?, local, ..search })
    }

    /// What is captured because its owner has no time to fill all points that bear on each other: with the first of
    /// them filled, something is captured at the next.
    pub(super) fn not_all_kept_in_time(
        &self,
        several: &[Vec<&ProtectiveMove>],
        searcher: &mut Searcher<'_>,
    ) -> Vec<NotAllKept> {
        let mut not_all_kept = Vec::new();
        let mut to_search = Vec::new();
        for owed in several {
            let none = (PointSet::EMPTY, PointSet::EMPTY);
            let (area, stones) = owed.iter().fold(none, |(area, all), owed| (area | owed.area, all | owed.stones));
            let stones = stones & self.own;
            match self.search_with_own_moves(OneLibertyChain { stones, last_point: PointSet::EMPTY }, area) {
                Some(search) => to_search.push(search),
                None => not_all_kept.push(NotAllKept::undecided(self.color, stones)),
            }
        }
        ChainSearch::sort(&mut to_search);
        not_all_kept.extend(to_search.into_iter().flat_map(|search| search.not_all_kept(Role::Defender, searcher)));
        not_all_kept
    }

    /// Nothing when the area has too many points, or a ko is beside it that may bear on another: neither can be judged
    /// by itself, while a ko on which nothing else hangs is connected in the end.
    fn search(&self, chain: OneLibertyChain, area: PointSet) -> Option<ChainSearch> {
        if area.touches(&self.entangled_kos) {
            return None;
        }
        let inside = ByColor::pair(self.color, self.own & area, self.theirs & area);
        let beside = ByColor::pair(self.color, (self.own | self.territory) - area, self.theirs - area);
        let local = LocalProblem::new(area, inside, beside, chain.stones, self.color);
        let local = LocalProblem { kept_free: self.territory & area, ..local };
        Some(ChainSearch { chain, local, game: self.work.game(&local)? })
    }
}

/// A search with the eyeless stones beside the chain.
enum WithEyeless {
    /// There are none.
    Same,
    /// With them the area is too large, or the game is not over there.
    Unread,
    /// With them.
    Read(Box<ChainSearch>),
}

impl WithEyeless {
    fn key(&self) -> Option<&[u32]> {
        if let Self::Read(search) = self { Some(search.game.key()) } else { None }
    }
}
