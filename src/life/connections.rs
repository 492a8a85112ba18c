use super::benson::living_chains;
use super::capture::Capture;
use super::kos::entangled_kos;
use super::search::SearchOutcome::{Captured, Safe, Undecided};
use super::search::{LocalArea, LocalGame, Role};
use super::searcher::Searcher;
use super::{Budget, OPEN_SPACE_MIN, Work};
use crate::board::{ByColor, Color, Point, PointSet, Stones};

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
    pub not_held: Vec<NotHeld>,
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
    /// Positions that were searched.
    pub nodes: u32,
    /// Chains of which more nodes may tell something else: some that bear on them, or they themselves, were not
    /// decided.
    pub(super) in_doubt: PointSet,
    /// What is known of the protective moves.
    owed: ByColor<Vec<OwedPoint>>,
    /// Chains that live unconditionally.
    pub(super) unconditional: ByColor<PointSet>,
}

/// Chains of which it was not decided whether they hang on a point, by what kept it from being decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UndecidedChains {
    /// They hang on one of several open kos, which may bear on each other.
    pub kos: PointSet,
    /// Too many points bear on them.
    pub wide: PointSet,
    /// The nodes were spent.
    pub nodes: PointSet,
}

impl UndecidedChains {
    /// Notes those of others that are stones on the board: points that were filled are none.
    fn add_within(&mut self, others: &Self, stones: &PointSet) {
        self.kos |= others.kos & *stones;
        self.wide |= others.wide & *stones;
        self.nodes |= others.nodes & *stones;
    }
}

/// What it costs to look for what lives unconditionally, and whether an area reaches a weak chain.
pub(super) const WORK_OF_LIFE: u64 = 13_000;
const WORK_OF_CHAIN: u64 = 17;

/// A board with owed points filled.
fn filled<'a>(board: &Stones, color: Color, owed: impl IntoIterator<Item = &'a OwedPoint>) -> Stones {
    board.with(color, &owed.into_iter().map(|owed| owed.point).collect())
}

/// Takes out the points whose filling would end that chains live unconditionally: these give up no eye for what hangs
/// on it.
fn leave_out(owed: &mut Vec<OwedPoint>, board: &Stones, color: Color, lives: &PointSet, work: &Work) -> Vec<OwedPoint> {
    let takes_life = |owed: &[OwedPoint]| {
        work.pay(WORK_OF_LIFE);
        !lives.is_subset(&living_chains(&filled(board, color, owed), color))
    };
    if lives.is_empty() || !takes_life(owed) {
        return Vec::new();
    }
    let mut left_out: Vec<OwedPoint> = owed.extract_if(.., |owed| takes_life(std::slice::from_ref(owed))).collect();
    if takes_life(owed) {
        left_out.append(owed);
    }
    left_out
}

/// Drops points that need not be filled once the others are.
fn drop_needless(
    owed: &mut Vec<OwedPoint>,
    board: &Stones,
    color: Color,
    seki: &PointSet,
    searcher: &mut Searcher<'_>,
) {
    let several: Vec<_> = OwedPoint::several_that_meet(owed.iter(), |owed| &owed.reach)
        .into_iter()
        .flatten()
        .map(|owed| (owed.point, owed.reach))
        .collect();
    for (point, reach) in several {
        let filled = filled(board, color, owed.iter().filter(|owed| owed.point != point));
        let connections = ColorConnections::new(&filled, &unconditional(&filled), color, seki, searcher.work());
        let (findings, is_doubtful) = searcher.with_doubt(|searcher| connections.read(searcher));
        let is_owed = findings.owed.iter().any(|other| !other.reach.is_disjoint(&reach));
        let is_lost = !(findings.lost | findings.captured_anyway).is_disjoint(&reach);
        if !is_doubtful && findings.undecided == 0 && !is_owed && !is_lost {
            owed.retain(|owed| owed.point != point);
        }
    }
}

/// Chains of one colour that cannot all be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotHeld {
    /// Whose.
    pub color: Color,
    /// The chains.
    pub stones: PointSet,
    /// What one move threatens together with them, themselves among it.
    pub together: PointSet,
    /// How one of them is captured if the opponent starts, where that was read.
    pub capture: Option<Capture>,
    /// Whether their owner cannot keep them even if he starts; nothing where the nodes were spent before it was
    /// decided whether he can.
    pub is_lost: Option<bool>,
    /// Whether the nodes were spent before something was decided on which this hangs.
    pub is_doubtful: bool,
}

impl NotHeld {
    /// Chains of which it is not known whether all can be kept.
    pub(super) const fn undecided(color: Color, stones: PointSet) -> Self {
        Self { color, stones, together: stones, capture: None, is_lost: None, is_doubtful: false }
    }
}

impl Connections {
    /// Reads the connections of every chain that does not live unconditionally and has exactly one liberty that its
    /// owner alone surrounds. `dead` and `seki` are whole chains.
    ///
    /// The chains that hang on one such point are put into a local game with the neutral points that they reach, weak
    /// friends there with their own last points, and walls that stay. Their owner plays no point that he surrounds,
    /// unless he captures: so the game ends as it does when both fill neutral points. The point is owed when one of
    /// the chains is captured whoever starts, and none is once the point is filled. Where the first to play
    /// decides, nothing is owed. A space of nine or more neutral points is no end of a game: what touches it is
    /// left alone.
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
        Self::read_as_part(stones, dead, seki, &Work::unbounded(Budget::DEFAULT))
    }

    /// The same as a part of some work.
    pub fn read_as_part(stones: &Stones, dead: &PointSet, seki: &PointSet, work: &Work) -> Self {
        let budget = work.budget();
        let living = stones.without(dead);
        let at_first = unconditional(&living);
        let mut read =
            Self { open_kos: entangled_kos(&living, || at_first), unconditional: at_first, ..Self::default() };
        for color in Color::BOTH {
            let (mut board, mut stands, mut lives) = (living, *seki, at_first);
            let mut searcher = Searcher::new(budget.of_connections(), budget.of_search(), work);
            let mut owed: Vec<OwedPoint> = Vec::new();
            let connections = ColorConnections::new(&living, &at_first, color, seki, work);
            let mut now = connections.read(&mut searcher);
            loop {
                read.assumed_chains |= now.assumed_chains & *stones.of(color);
                read.assumed_others |= now.assumed_others;
                if now.owed.is_empty() && now.lost.is_empty() {
                    read.captured_anyway |= now.captured_anyway & *stones.of(color);
                    read.safe |= now.safe & *stones.of(color);
                    read.undecided += now.undecided;
                    read.undecided_chains.add_within(&now.undecided_chains, stones.of(color));
                    read.not_held.extend(now.contested);
                    read.first_decides.extend(now.first_decides);
                    break;
                }
                // What is lost now may be connected by a point that is filled only now.
                if now.owed.is_empty() {
                    stands |= now.lost;
                    read.in_seki |= now.lost & *stones.of(color);
                } else {
                    let left_out = leave_out(&mut now.owed, &board, color, lives.get(color), work);
                    for owed in &left_out {
                        stands |= owed.stones;
                    }
                    board = filled(&board, color, &now.owed);
                    lives = unconditional(&board);
                }
                owed.extend(now.owed);
                now = ColorConnections::new(&board, &lives, color, &stands, work).read(&mut searcher);
            }
            drop_needless(&mut owed, &living, color, seki, &mut searcher);
            read.take_owed(&owed, color);
            let several = OwedPoint::several_that_meet(&owed, |owed| &owed.area);
            read.not_held.extend(connections.not_held_in_time(&several, &mut searcher));
            *read.owed.get_mut(color) = owed;
            read.nodes += searcher.nodes();
            read.in_doubt |= connections.bears_on(&searcher.in_doubt());
        }
        read
    }

    /// Where no connection is read: none of them is decided.
    pub(super) fn unread(living: &Stones, unconditional: ByColor<PointSet>) -> Self {
        let loose = living.occupied() - unconditional.black - unconditional.white;
        let chains = Color::BOTH.into_iter().flat_map(|color| (*living.of(color) & loose).parts());
        let undecided_chains = UndecidedChains { nodes: loose, ..UndecidedChains::default() };
        Self { undecided: chains.count() as u32, undecided_chains, unconditional, ..Self::default() }
    }

    /// What is captured because its owner has no time to fill both points that connect and others that chains need for
    /// their eyes.
    pub(super) fn not_held_with(
        &self,
        of_eyes: &[OwedPoint],
        living: &Stones,
        color: Color,
        seki: &PointSet,
        searcher: &mut Searcher<'_>,
    ) -> Vec<NotHeld> {
        let of_connections = self.owed.get(color);
        if of_eyes.is_empty() || of_connections.is_empty() {
            return Vec::new();
        }
        let mut several = OwedPoint::several_that_meet(of_connections.iter().chain(of_eyes), |owed| &owed.area);
        several.retain(|owed| owed.iter().any(|owed| of_eyes.contains(owed)));
        ColorConnections::new(living, &self.unconditional, color, seki, searcher.work())
            .not_held_in_time(&several, searcher)
    }

    /// Notes owed points.
    fn take_owed(&mut self, owed: &[OwedPoint], color: Color) {
        for owed in owed {
            *self.protective_moves.get_mut(color) |= owed.point;
            self.threats.extend(owed.point.first().zip(owed.threat.clone()));
        }
    }
}

/// A point that must be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwedPoint {
    pub(super) point: PointSet,
    /// What the opponent does where it is left empty.
    pub(super) threat: Option<Capture>,
    /// What bears on it.
    pub(super) area: PointSet,
    /// That, and what filling it bears on.
    pub(super) reach: PointSet,
    /// What hangs on it.
    pub(super) stones: PointSet,
}

impl OwedPoint {
    /// Points that bear on each other, where there are several.
    fn several_that_meet<'a>(
        owed: impl IntoIterator<Item = &'a Self>,
        bears_on: fn(&Self) -> &PointSet,
    ) -> Vec<Vec<&'a Self>> {
        let mut together: Vec<Vec<&'a Self>> = Vec::new();
        for one in owed {
            let meets = |others: &Vec<&'a Self>| others.iter().any(|other| !bears_on(other).is_disjoint(bears_on(one)));
            let (met, apart): (Vec<_>, Vec<_>) = together.into_iter().partition(meets);
            together = apart;
            together.push(met.into_iter().flatten().chain([one]).collect());
        }
        together.retain(|owed| owed.len() > 1);
        together
    }
}

/// A chain that may be captured from outside: it does not live unconditionally and has at most one liberty that its
/// owner alone surrounds. With two it is never in atari before somebody plays inside.
#[derive(Clone, Copy, Debug)]
struct WeakChain {
    stones: PointSet,
    /// That liberty, if there is one.
    inner: PointSet,
}

/// What holds the chains of one colour together.
struct ColorConnections<'w> {
    work: &'w Work,
    color: Color,
    own: PointSet,
    theirs: PointSet,
    territory: PointSet,
    neutral: PointSet,
    /// Stones in open kos that may bear on each other: there are several, and around these not everything lives
    /// unconditionally.
    kos: PointSet,
    weak: Vec<WeakChain>,
    /// Stones that do not live unconditionally.
    loose: PointSet,
    /// Opposing chains that have no liberty of their own, so that they may come off.
    eyeless: Vec<PointSet>,
}

/// What one look at the connections of a colour shows.
#[derive(Default)]
struct Findings {
    owed: Vec<OwedPoint>,
    lost: PointSet,
    captured_anyway: PointSet,
    safe: PointSet,
    /// Chains that are lost whatever their owner fills, if the opponent starts.
    contested: Vec<NotHeld>,
    /// Where nothing is owed because its owner can play first.
    first_decides: Vec<Capture>,
    undecided: u32,
    undecided_chains: UndecidedChains,
    assumed_chains: PointSet,
    assumed_others: PointSet,
}

impl Findings {
    /// Notes that the nodes were spent.
    fn note_undecided(&mut self, question: &ChainQuestion) {
        self.undecided_chains.nodes |= question.chain.stones;
        self.undecided += 1;
    }
}

/// A question about the chains that hang on one point.
struct ChainQuestion {
    chain: WeakChain,
    local: LocalArea,
    game: LocalGame,
}

/// What became of a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Owed,
    Lost,
    CapturedAnyway,
    Undecided,
}

impl<'w> ColorConnections<'w> {
    /// `lives` are the chains that live unconditionally.
    fn new(board: &Stones, lives: &ByColor<PointSet>, color: Color, seki: &PointSet, work: &'w Work) -> Self {
        work.pay(WORK_OF_LIFE);
        let (own, theirs, reach) = (*board.of(color), *board.of(!color), board.reach());
        let (ours, others) = (*reach.get(color), *reach.get(!color));
        let (territory, their_territory) = (ours - others, others - ours);
        let loose = |color: Color| *board.of(color) - *lives.get(color) - *seki;
        let own_loose = loose(color);
        let weak: Vec<WeakChain> = own_loose
            .parts()
            .map(|stones| WeakChain { stones, inner: stones.neighbours(&territory) })
            .filter(|chain| chain.inner.len() < 2)
            .collect();
        // Without a question nobody asks what stands beside it.
        let has_question = weak.iter().any(|chain| !chain.inner.is_empty());
        let (kos, eyeless) = if has_question {
            let eyeless = loose(!color).parts().filter(|stones| !stones.touches(&their_territory));
            (entangled_kos(board, || *lives), eyeless.collect())
        } else {
            (PointSet::EMPTY, Vec::new())
        };
        Self { work, color, own, theirs, territory, neutral: ours & others, kos, weak, loose: own_loose, eyeless }
    }

    /// Of owed points whose areas meet, one at a time: with it filled, the others may not be.
    fn read(&self, searcher: &mut Searcher<'_>) -> Findings {
        let mut findings = Findings::default();
        let mut captured = Vec::new();
        for question in self.questions(&mut findings) {
            match searcher.outcomes_by_starter(&question.game) {
                [Captured, Captured] => {
                    captured.push((self.with_eyeless(&question), question));
                }
                [Undecided, _] | [_, Undecided] => findings.note_undecided(&question),
                [Safe, _] => findings.safe |= question.chain.stones,
                // Whoever plays there first decides whether the point must be filled; or both may wait.
                [Captured, Safe] => {
                    findings.first_decides.push(Capture::read_in([question.local]));
                    if let Some(question) = self.answered(&question) {
                        findings.contested.extend(question.lost(Role::Attacker, searcher));
                    }
                }
            }
        }
        captured.sort_by(|(wider, question), (other_wider, other)| {
            (question.game.key(), wider.key()).cmp(&(other.game.key(), other_wider.key()))
        });
        let mut settled = PointSet::EMPTY;
        for (wider, question) in captured {
            if !question.local.area.is_disjoint(&settled) {
                continue;
            }
            let Some((answer, is_assumed)) = self.answer(&question, &wider, searcher) else { continue };
            if is_assumed && answer != Answer::Undecided {
                let beside = self.eyeless.iter().filter(|stones| stones.touches(&question.local.area));
                findings.assumed_others |= beside.copied().collect::<PointSet>();
                findings.assumed_chains |= question.chain.stones;
            }
            match answer {
                Answer::Owed => {
                    let owed = self.owed(&question, &wider);
                    settled |= owed.reach;
                    findings.owed.push(owed);
                }
                Answer::Lost => findings.lost |= question.chain.stones,
                Answer::CapturedAnyway => findings.captured_anyway |= question.chain.stones,
                Answer::Undecided => findings.note_undecided(&question),
            }
        }
        findings
    }

    /// Questions about all points on which chains hang, in an order that does not depend on how the board is turned.
    /// What cannot be asked is noted.
    fn questions(&self, findings: &mut Findings) -> Vec<ChainQuestion> {
        let mut questions = Vec::new();
        let inner: PointSet = self.weak.iter().map(|chain| chain.inner).collect();
        for inner in inner.iter().map(PointSet::from) {
            // Chains that hang on one point are one question: the owner may be able to save each, but not all.
            let hang = self.weak.iter().filter(|chain| chain.inner == inner);
            let chain = WeakChain { stones: hang.map(|chain| chain.stones).collect(), inner };
            let area = self.area(chain.stones | chain.inner, &[]);
            if self.is_open(area) {
                continue;
            }
            if let Some(question) = self.question(chain, area) {
                questions.push(question);
            } else {
                let UndecidedChains { kos, wide, .. } = &mut findings.undecided_chains;
                *(if area.touches(&self.kos) { kos } else { wide }) |= chain.stones;
                findings.undecided += 1;
            }
        }
        questions.sort_by(|one, other| one.game.key().cmp(other.game.key()));
        questions
    }

    /// The point of a question, which must be filled.
    fn owed(&self, question: &ChainQuestion, wider: &WithEyeless) -> OwedPoint {
        let WeakChain { inner: point, stones } = question.chain;
        let area = if let WithEyeless::Read(wider) = wider { wider.local.area } else { question.local.area };
        // What would join the filled point is read again once it is filled: it may not have two such points.
        let joined = point.flood(&(self.own | point));
        let reach = area | joined | joined.neighbours(&self.territory);
        OwedPoint { point, threat: Some(Capture::read_in([question.local])), area, reach, stones }
    }

    /// Chains of the owner on which something bears: through his chains that do not live unconditionally, what he
    /// surrounds, neutral points and opposing chains that may come off.
    fn bears_on(&self, points: &PointSet) -> PointSet {
        let joins = self.eyeless.iter().fold(self.loose | self.territory | self.neutral, |all, stones| all | *stones);
        points.touched_parts(&joins) & self.own
    }

    /// What becomes of a chain that is captured while everything beside it stays, and whether that had to be assumed;
    /// nothing when the owner can take something beside it.
    fn answer(
        &self,
        question: &ChainQuestion,
        wider: &WithEyeless,
        searcher: &mut Searcher<'_>,
    ) -> Option<(Answer, bool)> {
        let best = match wider {
            WithEyeless::Same => Captured,
            WithEyeless::Unread => Undecided,
            // None is better for the owner than where he starts.
            WithEyeless::Read(wider) => searcher.outcomes_by_starter(&wider.game)[1],
        };
        let filled = |question: &ChainQuestion, searcher: &mut Searcher| {
            question.filled(searcher.work()).map_or(Captured, |game| searcher.outcome(&game, Role::Attacker))
        };
        let mut saved = filled(question, searcher);
        if let WithEyeless::Read(wider) = wider {
            if best == Safe {
                // If the owner cannot take the stones beside the chain either, nobody may start.
                let is_seki = saved == Captured && wider.is_seki(searcher);
                return is_seki.then_some((Answer::Lost, false));
            }
            if best == Captured && saved == Captured {
                saved = filled(wider, searcher);
            }
        }
        let is_assumed = best == Undecided;
        let answer = match saved {
            Safe => Answer::Owed,
            Undecided => Answer::Undecided,
            // A seki needs a liberty that both players share.
            Captured if question.local.area.is_disjoint(&self.neutral) => Answer::CapturedAnyway,
            Captured => Answer::Lost,
        };
        Some((answer, is_assumed))
    }

    /// Whether an area reaches a space where the game is not over.
    fn is_open(&self, area: PointSet) -> bool {
        (area & self.neutral).parts().any(|space| space.len() >= OPEN_SPACE_MIN)
    }

    /// The same question once eyeless stones beside the chain may come off.
    fn with_eyeless(&self, question: &ChainQuestion) -> WithEyeless {
        if !self.eyeless.iter().any(|stones| stones.touches(&question.local.area)) {
            return WithEyeless::Same;
        }
        let WeakChain { stones, inner } = question.chain;
        let area = self.area(stones | inner, &self.eyeless);
        let wider = if self.is_open(area) { None } else { self.question(question.chain, area) };
        wider.map_or(WithEyeless::Unread, |wider| WithEyeless::Read(Box::new(wider)))
    }

    /// Chains and points with what their connections depend on: the neutral points that they reach, weak friends there
    /// with their own last points, and those opposing chains there that may come off.
    fn area(&self, mut area: PointSet, may_come_off: &[PointSet]) -> PointSet {
        loop {
            let before = area;
            self.work.pay(WORK_OF_CHAIN * (1 + self.weak.len() + may_come_off.len()) as u64);
            let spaces = area | self.neutral;
            area |= area.touched_parts(&spaces) & self.neutral;
            for friend in &self.weak {
                if friend.stones.touches(&area) {
                    area |= friend.stones | friend.inner;
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
    fn answered(&self, question: &ChainQuestion) -> Option<ChainQuestion> {
        let WeakChain { stones, inner } = question.chain;
        let friends = inner.touched_parts(&self.loose) - stones;
        // What has no eye beside them may come off, and then they are connected.
        let (mut area, mut target) = (stones | inner, stones);
        for friend in friends.parts() {
            let liberties = friend.neighbours(&self.territory);
            if liberties.len() <= 2 {
                area |= friend | liberties;
                target |= friend;
            }
        }
        let area = self.area(area, &self.eyeless);
        let is_wider = target != stones && !self.is_open(area);
        is_wider.then(|| self.freely(WeakChain { stones: target, inner: PointSet::EMPTY }, area)).flatten()
    }

    /// A question where the owner may fill his own points.
    fn freely(&self, chain: WeakChain, area: PointSet) -> Option<ChainQuestion> {
        let question = self.question(chain, area)?;
        let local = LocalArea { kept_free: PointSet::EMPTY, ..question.local };
        Some(ChainQuestion { game: self.work.game(&local)?, local, ..question })
    }

    /// What is captured because its owner has no time to fill all points that bear on each other: with the first of
    /// them filled, something is captured at the next.
    fn not_held_in_time(&self, several: &[Vec<&OwedPoint>], searcher: &mut Searcher<'_>) -> Vec<NotHeld> {
        let mut not_held = Vec::new();
        let mut questions = Vec::new();
        for owed in several {
            let none = (PointSet::EMPTY, PointSet::EMPTY);
            let (area, stones) = owed.iter().fold(none, |(area, all), owed| (area | owed.area, all | owed.stones));
            let stones = stones & self.own;
            match self.freely(WeakChain { stones, inner: PointSet::EMPTY }, area) {
                Some(question) => questions.push(question),
                None => not_held.push(NotHeld::undecided(self.color, stones)),
            }
        }
        questions.sort_by(|one, other| one.game.key().cmp(other.game.key()));
        not_held.extend(questions.into_iter().flat_map(|question| question.lost(Role::Defender, searcher)));
        not_held
    }

    /// Nothing when the area has too many points, or a ko is beside it that may bear on another: neither can be judged
    /// by itself, while a ko on which nothing else hangs is connected in the end.
    fn question(&self, chain: WeakChain, area: PointSet) -> Option<ChainQuestion> {
        if area.touches(&self.kos) {
            return None;
        }
        let inside = ByColor::pair(self.color, self.own & area, self.theirs & area);
        let beside = ByColor::pair(self.color, (self.own | self.territory) - area, self.theirs - area);
        let local = LocalArea::new(area, inside, beside, chain.stones, self.color);
        let local = LocalArea { kept_free: self.territory & area, ..local };
        Some(ChainQuestion { chain, local, game: self.work.game(&local)? })
    }
}

/// A question with the eyeless stones beside the chain.
enum WithEyeless {
    /// There are none.
    Same,
    /// With them the area is too large, or the game is not over there.
    Unread,
    /// With them.
    Read(Box<ChainQuestion>),
}

impl WithEyeless {
    fn key(&self) -> Option<&[u32]> {
        match self {
            Self::Same | Self::Unread => None,
            Self::Read(question) => Some(question.game.key()),
        }
    }
}

impl ChainQuestion {
    /// Whether the owner of the chain cannot take any of the stones in the area that may come off, even if he starts.
    fn is_seki(&self, searcher: &mut Searcher<'_>) -> bool {
        let LocalArea { defender, stones, .. } = self.local;
        let reversed =
            LocalArea { target: *stones.get(!defender), defender: !defender, kept_free: PointSet::EMPTY, ..self.local };
        searcher.outcome_in(&reversed, Role::Attacker) == Safe
    }

    /// Says of its chains that they cannot all be kept.
    fn not_held(&self, is_lost: Option<bool>) -> NotHeld {
        let capture = is_lost.map(|_| Capture::read_in([self.local]));
        NotHeld { capture, is_lost, ..NotHeld::undecided(self.local.defender, self.chain.stones) }
    }

    /// The same about some of its chains.
    fn about(&self, stones: PointSet, work: &Work) -> Option<Self> {
        let local = LocalArea { target: stones, ..self.local };
        let chain = WeakChain { stones, ..self.chain };
        Some(Self { chain, local, game: work.game(&local)? })
    }

    /// If its chains cannot all be kept, those that are lost by themselves; and of the others all, if they cannot all
    /// be kept either.
    fn lost(&self, first: Role, searcher: &mut Searcher<'_>) -> Vec<NotHeld> {
        let work = searcher.work();
        match searcher.outcome(&self.game, first) {
            Safe => return Vec::new(),
            Undecided => return vec![self.not_held(None)],
            Captured => {}
        }
        let outcome = |question: Self| (searcher.outcome(&question.game, first), question);
        let parts = self.chain.stones.parts().filter_map(|chain| self.about(chain, work));
        let (lost, others): (Vec<_>, Vec<_>) = parts.map(outcome).partition(|(outcome, _)| *outcome != Safe);
        if lost.iter().any(|(outcome, _)| *outcome == Undecided) {
            return vec![self.not_held(None)];
        }
        if lost.is_empty() {
            return vec![self.not_held(Some(false))];
        }
        let others: PointSet = others.iter().map(|(_, question)| question.chain.stones).collect();
        let others =
            (!others.is_empty()).then(|| self.about(others, work)).flatten().map(|rest| rest.lost(first, searcher));
        let lost = lost.iter().map(|(_, question)| question.not_held(Some(first == Role::Defender)));
        let lost = lost.chain(others.into_iter().flatten());
        lost.map(|not_held| NotHeld { together: self.chain.stones, ..not_held }).collect()
    }

    /// The same with the last point filled; nothing when that leaves the chain without a liberty.
    fn filled(&self, work: &Work) -> Option<LocalGame> {
        let LocalArea { area, defender, target, kept_free, mut stones, immortal, .. } = self.local;
        *stones.get_mut(defender) |= self.chain.inner;
        let target = target.flood(stones.get(defender));
        let liberties = (area - stones.black - stones.white) | *immortal.get(defender);
        if !target.touches(&liberties) {
            return None;
        }
        work.game(&LocalArea { stones, target, kept_free: kept_free - self.chain.inner, ..self.local })
    }
}

/// The chains that live unconditionally, self-capture allowed.
pub(super) fn unconditional(board: &Stones) -> ByColor<PointSet> {
    ByColor::from_fn(|color| living_chains(board, color))
}

#[cfg(test)]
mod tests {
    use super::{Budget, Connections};
    use crate::board::{Color, PointSet, Size, Stones, Symmetry};

    #[test]
    fn a_crowded_board_is_read_within_its_bounds_however_it_is_turned() {
        let mut state = 7_u64;
        let mut chance = |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        let size = Size::new(25, 25).expect("in range");
        let mut stones = Stones::empty(size);
        for at in size.iter() {
            match chance(100) {
                0..=43 => stones.place(Color::Black, at),
                44..=87 => stones.place(Color::White, at),
                _ => {}
            }
        }
        while let Some(stuck) = stones.stones_without_liberty().first() {
            stones.remove(&PointSet::from(stuck));
        }
        let read = Connections::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        assert!(read.undecided > 0, "the board is no test of bounds");
        let budget = Budget::DEFAULT;
        assert!(read.nodes <= 2 * (budget.of_connections() + 5 * budget.of_search()), "{} nodes", read.nodes);
        let turn = Symmetry::ALL[5];
        let turned = Connections::read(&turn.turn_stones(&stones), &PointSet::EMPTY, &PointSet::EMPTY);
        for color in Color::BOTH {
            let owed = turn.turn_points(size, read.protective_moves.get(color));
            assert_eq!(*turned.protective_moves.get(color), owed, "{color}");
        }
        assert_eq!(turned.in_seki, turn.turn_points(size, &read.in_seki));
        assert_eq!((turned.nodes, turned.undecided), (read.nodes, read.undecided));
    }
}
