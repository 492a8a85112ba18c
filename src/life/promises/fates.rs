use super::region::enclosed;
use super::thrift::Owed;
use super::{PlayTerms, Promises};
use crate::board::{ByColor, Color, Frame, Point, PointSet, Stones};
use crate::life::OPEN_SPACE_MIN;
use crate::life::search::{Goal, KoRule, LocalArea, Outcome, Role};
use crate::life::work::Work;

/// The most empty points around chains that are read together, few first: further ones are cut off; more where they
/// have more liberties.
const VACANT_MAX: [u16; 2] = [8, 16];

/// So many questions of a stage of reading may use up their nodes and decide nothing.
const UNDECIDED_MAX: u32 = 8;

/// The most stones that are captured and may come back: more hold two eyes.
const COMES_BACK_MAX: u16 = 6;

/// How often it is asked what is owed once what is owed is filled; hardly any board takes more than two.
const ROUNDS_MAX: usize = 4;

/// What becomes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It cannot be captured, whoever plays first.
    Alive,
    /// It cannot be captured as long as there is a neutral point beside it that neither side can fill.
    InSeki,
    /// It is captured or not by who plays first.
    Unsettled,
    /// One of several chains: if the opponent plays first the owner loses one of them, which he chooses. If the owner
    /// plays first he keeps all.
    OneUnsettled,
    /// It is captured whoever plays first.
    Captured,
    /// It is captured whoever plays first, but then stones of its owner come back and stay where it stood.
    ComesBack,
    /// It cannot be captured; whether it is in seki was not shown.
    AliveOrInSeki,
    /// It can be held where its owner sees to nothing else there; that others are held too was not shown.
    HeldAlone,
    /// None of this was shown; where it stands beside a wide space between both players it was not read.
    Undecided,
}

/// A chain and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainFate {
    /// Whose.
    pub color: Color,
    /// The whole chain.
    pub stones: PointSet,
    /// What becomes of it.
    pub fate: Fate,
    /// Whether it is so by how Japanese rules let a stone be retaken that was captured in a ko; otherwise it is so
    /// whoever has all the threats, or undecided.
    pub is_by_ko: bool,
}

/// What becomes of the chains of a board, and what their owners still have to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardFates {
    /// Each chain, once the owed points are filled; captured though they save it where there is no time for them.
    pub chains: Vec<ChainFate>,
    /// The points that each colour surrounds and has to fill before the end: it loses something without, when both fill
    /// the neutral points. A colour that can keep a chain by a first move at a neutral point makes one such move.
    pub owed: ByColor<PointSet>,
    /// Chains of each colour of which it was not decided whether something is owed for them.
    pub may_owe: ByColor<PointSet>,
}

/// What becomes of all chains of a board: first by what regions promise, and what they do not promise is read exactly.
#[derive(Clone, Copy, Debug)]
pub struct FateReader<'w> {
    /// Whether wide territory is taken not to be invaded.
    pub assumes_wide: bool,
    /// The most nodes of a question.
    pub nodes_max: u32,
    /// Where its cost is noted.
    pub work: &'w Work,
}

impl FateReader<'_> {
    /// What becomes of each chain, and what is owed.
    ///
    /// ```
    /// use gyega::board::Stones;
    /// use gyega::life::promises::{Fate, FateReader};
    /// use gyega::life::{Budget, Work};
    ///
    /// // Black has the eye A3, White E3; C4 and C1 are between them, and whoever fills both is captured.
    /// let stones = Stones::from_rows(&["XX.OO", ".XXO.", "XXXOO", "XX.OO"]).unwrap();
    /// let work = Work::unbounded(Budget::DEFAULT);
    /// let read = FateReader { assumes_wide: true, nodes_max: 10_000, work: &work }.read(&stones);
    /// assert!(read.chains.iter().all(|chain| chain.fate == Fate::InSeki));
    /// ```
    pub fn read(&self, stones: &Stones) -> BoardFates {
        let mut frames = Frame::all(stones).into_iter();
        let mut all = frames.next().map(|frame| self.read_in(frame, stones)).unwrap_or_default();
        // A board that is its own turn is read in each: what is found only in some of them is not decided. Owed points
        // are alike then.
        for frame in frames {
            let other = self.read_in(frame, stones).chains;
            for chain in all.chains.iter_mut().filter(|chain| !other.contains(chain)) {
                (chain.fate, chain.is_by_ko) = (Fate::Undecided, false);
            }
        }
        all.chains.sort_by_key(|chain| (chain.color, chain.stones.first()));
        all
    }

    fn read_in(&self, frame: Frame, stones: &Stones) -> BoardFates {
        let turned = frame.stones(stones);
        let shown = ByColor::from_fn(|color| self.in_stage(|| self.promises_to(&turned, color)));
        let mut read = self.in_stage(|| self.beyond(&turned, shown));
        let mut owed = ByColor::<Owed>::default();
        let mut filled = turned;
        let lost = stones_of(&read.fates, |chain| chain.fate == Fate::Captured);
        // What one owes may keep what the other does.
        for _ in 0..ROUNDS_MAX {
            let more = ByColor::from_fn(|color| self.in_stage(|| self.owed(&filled, color, &read)));
            let after = Color::BOTH.into_iter().fold(filled, |all, color| all.with(color, &more.get(color).points));
            owed = ByColor::from_fn(|color| {
                let (before, more) = (owed.get(color), more.get(color));
                Owed { points: before.points | more.points, undecided: more.undecided }
            });
            if after == filled {
                break;
            }
            filled = after;
            read = self.in_stage(|| self.without_seki(&filled));
        }
        let back = |points: &PointSet| frame.turn.inverse().points(turned.size(), points);
        // For all that they owe there is no time once the opponent begins, nor if they do.
        let is_lost = |stones: &PointSet, fate: Fate| stones.is_subset(&lost) && fate == Fate::Alive;
        let chains = self.in_stage(|| self.with_seki(filled, read)).into_iter().flat_map(|chain| {
            let standing = (chain.stones & turned.occupied()).parts();
            standing.map(move |stones| {
                let fate = if is_lost(&stones, chain.fate) { Fate::Captured } else { chain.fate };
                ChainFate { color: frame.color(chain.color), stones: back(&stones), fate, ..chain }
            })
        });
        let of = |points: fn(&Owed) -> &PointSet| ByColor::from_fn(|color| back(points(owed.get(frame.color(color)))));
        BoardFates { chains: chains.collect(), owed: of(|owed| &owed.points), may_owe: of(|owed| &owed.undecided) }
    }

    /// Reads something of a board. What is not decided is often asked again a little differently, and is not decided
    /// then either: so its questions share some nodes.
    pub(super) fn in_stage<T>(&self, read: impl FnOnce() -> T) -> T {
        self.work.sharing(self.nodes_max.saturating_mul(UNDECIDED_MAX), read)
    }

    /// What becomes of each chain of a board in its frame. Those that live are in seki beside neutral points that
    /// nobody can fill, once the others are filled.
    fn with_seki<'w>(&'w self, mut stones: Stones, mut read: ReadBoard<'w>) -> Vec<ChainFate> {
        let mut all = read.fates.clone();
        doubt_beside_open(&stones, &mut all, &read.shown);
        let kos = in_kos(&stones, &stones_of(&all, |chain| chain.fate == Fate::Captured));
        // Each time a point is filled, but where something is captured.
        for _ in 0..stones.vacant().len() {
            let captured = stones_of(&read.fates, |chain| chain.fate == Fate::Captured);
            let living = ByColor::from_fn(|color| {
                stones_of(&read.fates, |chain| chain.color == color && chain.fate == Fate::Alive)
            });
            let is_neutral = |part: &PointSet| {
                part.touches(&living.black) && part.touches(&living.white) && part.len() < OPEN_SPACE_MIN
            };
            let mut parts: Vec<PointSet> = (stones.vacant() | captured).parts().filter(is_neutral).collect();
            if parts.is_empty() {
                break;
            }
            let neutral: PointSet = parts.iter().copied().collect();
            // What lives without the neutral points is in no seki.
            let leans = |color: Color| *living.get(color) - read.shown.get(color).outside(&neutral);
            let leaning = leans(Color::Black) | leans(Color::White);
            parts.retain(|part| part.touches(&leaning));
            // A chain that leans on no neutral point can fill each beside it.
            let firm = living.union() - leaning;
            let nobody_fills = |part: &PointSet| {
                let beside = leaning.neighbours(&(*part & stones.vacant()));
                !beside.is_subset(&firm.neighbours(&beside))
            };
            if !parts.iter().any(nobody_fills) {
                break;
            }
            if let Some((next, after)) = self.fill_at_once(&stones, &parts, &leaning, &living) {
                (stones, read) = (next, after);
                continue;
            }
            let mut filled = None;
            for part in &parts {
                let points = leaning.neighbours(&(*part & stones.vacant()));
                let fate = match self.fill_all(&stones, &points, &living) {
                    Some(Filling::Loses) => Fate::InSeki,
                    Some(Filling::Undecided) => Fate::AliveOrInSeki,
                    Some(Filling::Kept(board)) => {
                        filled = filled.or(Some(board));
                        continue;
                    }
                    None => continue,
                };
                let beside = part.touched_parts(&leaning) | (*part & kos);
                for chain in all.iter_mut().filter(|chain| chain.stones.is_subset(&beside)) {
                    let is_in_ko = chain.stones.is_subset(&kos);
                    if is_in_ko && fate != Fate::InSeki {
                        // It can be taken; only in a seki nobody gains by that.
                        (chain.fate, chain.is_by_ko) = (Fate::Undecided, false);
                    } else if is_in_ko || chain.fate == Fate::Alive {
                        chain.fate = fate;
                    }
                }
            }
            let Some(next) = filled else { break };
            stones = *next;
            read = self.without_seki(&stones);
        }
        all
    }

    /// Those that are not promised to live are read together where they touch or have liberties side by side.
    pub(super) fn without_seki(&self, stones: &Stones) -> ReadBoard<'_> {
        self.beyond(stones, self.promises(stones))
    }

    /// The same where it is known what is promised.
    fn beyond<'w>(&'w self, stones: &Stones, shown: ByColor<Promises<'w>>) -> ReadBoard<'w> {
        let living = ByColor::from_fn(|color| shown.get(color).stones());
        let mut all: Vec<ChainFate> = Vec::new();
        for color in Color::BOTH {
            let chains = living.get(color).parts();
            all.extend(chains.map(|stones| ChainFate { color, stones, fate: Fate::Alive, is_by_ko: false }));
        }
        let mut unread = unpromised(stones, &shown);
        let open = shown.black.board().open;
        for color in Color::BOTH {
            for stones in (unread & *stones.of(color)).parts().filter(|chain| chain.touches(&open)) {
                all.push(ChainFate { color, stones, fate: Fate::Undecided, is_by_ko: false });
                unread -= stones;
            }
        }
        for component in self.components(stones, &shown, unread) {
            let fates = component.read();
            // One of those that live each for itself may fall with others.
            all.retain(|chain| fates.iter().all(|other| other.stones != chain.stones));
            all.extend(fates);
        }
        ReadBoard { shown, fates: all }
    }

    pub(super) fn promises(&self, stones: &Stones) -> ByColor<Promises<'_>> {
        ByColor::from_fn(|color| self.promises_to(stones, color))
    }

    fn promises_to(&self, stones: &Stones, color: Color) -> Promises<'_> {
        Promises::of(stones, color, self.assumes_wide, self.nodes_max, self.work)
    }

    /// Some chains together, where they touch or have liberties side by side.
    pub(super) fn components<'a>(
        &'a self,
        stones: &'a Stones,
        shown: &'a ByColor<Promises<'a>>,
        chains: PointSet,
    ) -> impl Iterator<Item = Component<'a, 'a>> {
        let vacant = stones.vacant();
        let parts = (chains | chains.neighbours(&vacant)).parts();
        parts.map(move |part| Component {
            reader: self,
            stones,
            shown,
            chains: part & chains,
            vacant: VACANT_MAX.map(|most| near(&part, &vacant, most)),
        })
    }

    /// A board on which neutral points beside chains are filled, all or those of one part, by one colour, where both
    /// keep all that lives: then nobody is in seki by these.
    fn fill_at_once(
        &self,
        stones: &Stones,
        parts: &[PointSet],
        leaning: &PointSet,
        living: &ByColor<PointSet>,
    ) -> Option<(Stones, ReadBoard<'_>)> {
        let neutral = stones.neutral();
        let beside: Vec<PointSet> =
            parts.iter().map(|part| *part & neutral).filter(|part| part.touches(leaning)).collect();
        let all: PointSet = beside.iter().copied().collect();
        let each = beside.iter().copied().filter(|part| *part != all);
        let fills = std::iter::once(all).chain(each).filter(|points| !points.is_empty());
        fills.flat_map(|points| Color::BOTH.map(|color| (color, points))).find_map(|(color, points)| {
            let board = stones.with(color, &points);
            if self.work.has_spent_share() || !board.without_liberty().is_empty() {
                return None;
            }
            let read = self.without_seki(&board);
            let lives =
                |color: Color| stones_of(&read.fates, |chain| chain.color == color && chain.fate == Fate::Alive);
            let is_kept = Color::BOTH.into_iter().all(|color| living.get(color).is_subset(&lives(color)));
            is_kept.then_some((board, read))
        })
    }

    /// What it means that somebody fills a point, each of several for itself: the first that can be filled, if all can;
    /// nothing where there is none.
    fn fill_all(&self, stones: &Stones, points: &PointSet, living: &ByColor<PointSet>) -> Option<Filling> {
        let mut all = None;
        for at in points.iter() {
            let by = |color: Color| self.fill(stones, color, at, living.get(color));
            let filling = match by(Color::Black) {
                Filling::Kept(board) => Filling::Kept(board),
                Filling::Loses => by(Color::White),
                Filling::Undecided => match by(Color::White) {
                    Filling::Kept(board) => Filling::Kept(board),
                    Filling::Loses | Filling::Undecided => Filling::Undecided,
                },
            };
            all = match (all, filling) {
                (_, Filling::Loses) => return Some(Filling::Loses),
                (None | Some(Filling::Kept(_)), Filling::Undecided) => Some(Filling::Undecided),
                (None, filling) => Some(filling),
                (all, _) => all,
            };
        }
        all
    }

    /// What becomes of all of a player's that lives, and of the stone itself, where he fills a point.
    fn fill(&self, stones: &Stones, color: Color, at: Point, living: &PointSet) -> Filling {
        let mut board = *stones;
        board.place(color, at);
        let captured = board.without_liberty() & *board.of(!color);
        board.take(&captured);
        if !board.without_liberty().is_empty() {
            return Filling::Loses;
        }
        if self.work.has_spent_share() {
            return Filling::Undecided;
        }
        let own = *living | PointSet::from(at);
        let promised = self.promises_to(&board, color);
        if own.is_subset(&promised.stones()) {
            return Filling::Kept(Box::new(board));
        }
        let shown = ByColor::pair(color, promised, self.promises_to(&board, !color));
        let after = self.beyond(&board, shown).fates;
        let are_own =
            |fates: &[Fate]| stones_of(&after, |chain| chain.color == color && fates.contains(&chain.fate)) & own;
        if are_own(&[Fate::Alive]) == own {
            Filling::Kept(Box::new(board))
        } else if are_own(&[Fate::Captured, Fate::Unsettled]).is_empty() {
            Filling::Undecided
        } else {
            Filling::Loses
        }
    }
}

/// What becomes of the chains of a board, sekis apart, and what was promised to them.
pub(super) struct ReadBoard<'w> {
    pub(super) shown: ByColor<Promises<'w>>,
    pub(super) fates: Vec<ChainFate>,
}

/// Chains that live by points which they share with opponents whose fate is open: in seki perhaps.
fn doubt_beside_open(stones: &Stones, all: &mut [ChainFate], shown: &ByColor<Promises<'_>>) {
    let is_open = |fate: Fate| matches!(fate, Fate::Undecided | Fate::HeldAlone | Fate::Unsettled);
    for color in Color::BOTH {
        let open = stones_of(all, |chain| chain.color != color && is_open(chain.fate));
        let alive = stones_of(all, |chain| chain.color == color && chain.fate == Fate::Alive);
        let is_shared = |part: &PointSet| part.touches(&open) && part.touches(&alive);
        let shared: PointSet = stones.vacant().parts().filter(is_shared).collect();
        if shared.is_empty() {
            continue;
        }
        let leaning = shared.touched_parts(&(alive - shown.get(color).outside(&shared)));
        for chain in all.iter_mut().filter(|chain| chain.stones.is_subset(&leaning)) {
            chain.fate = Fate::AliveOrInSeki;
        }
    }
}

/// The spaces between both players that are so wide that the game is not over there.
pub(super) fn open_spaces(stones: &Stones) -> PointSet {
    stones.neutral().parts().filter(|space| space.len() >= OPEN_SPACE_MIN).collect()
}

/// The stones of both colours that are not promised to live.
pub(super) fn unpromised(stones: &Stones, shown: &ByColor<Promises<'_>>) -> PointSet {
    stones.occupied() - shown.black.stones() - shown.white.stones()
}

/// What it means for a player to fill a neutral point.
#[derive(Debug)]
enum Filling {
    /// He keeps all that lives; the board after it.
    Kept(Box<Stones>),
    /// He loses some of it.
    Loses,
    /// Neither was shown.
    Undecided,
}

/// Those of some stones that can be captured in a ko: single ones with one liberty, which only they and stones of their
/// colour are next to.
fn in_kos(stones: &Stones, captured: &PointSet) -> PointSet {
    let is_in_ko = |stone: &PointSet| {
        let color = if stone.is_subset(stones.of(Color::Black)) { Color::Black } else { Color::White };
        let liberty = stone.neighbours(&stones.vacant());
        stone.len() == 1 && liberty.len() == 1 && liberty.neighbours(&stones.points()).is_subset(stones.of(color))
    };
    captured.parts().filter(is_in_ko).collect()
}

/// How it is played where chains are to be held.
fn held_on(first: Role, is_by_ko: bool) -> PlayTerms {
    PlayTerms { first, ko: if is_by_ko { KoRule::Japanese } else { KoRule::Threats(Role::Attacker) } }
}

fn stones_of(all: &[ChainFate], wanted: impl Fn(&ChainFate) -> bool) -> PointSet {
    all.iter().filter(|chain| wanted(chain)).map(|chain| chain.stones).collect()
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

/// Chains that are read together.
pub(super) struct Component<'a, 'w> {
    reader: &'a FateReader<'w>,
    stones: &'a Stones,
    shown: &'a ByColor<Promises<'a>>,
    /// Their stones, of both colours.
    pub(super) chains: PointSet,
    /// The points where they are read, few and more.
    vacant: [PointSet; 2],
}

/// What is shown of a component whoever has threats, or as Japanese rules have it.
struct Together {
    /// Where they are read.
    vacant: PointSet,
    held: ByColor<PointSet>,
    is_by_ko: bool,
}

impl Component<'_, '_> {
    /// The points where they are read, one set after the other until all is decided.
    pub(super) fn areas(&self) -> impl Iterator<Item = PointSet> {
        let [few, more] = self.vacant;
        let with_leaning = std::iter::once_with(move || self.with_leaning(more)).flatten();
        std::iter::once(few).chain((more != few).then_some(more)).chain(with_leaning)
    }

    /// Some points with the liberties of those that live by them only, as far as there is room: to join them may be to
    /// fall with them.
    fn with_leaning(&self, points: PointSet) -> Option<PointSet> {
        let all_vacant = self.stones.vacant();
        let mut with = points;
        loop {
            let leaning = self.shown.black.leaning_on(&with) | self.shown.white.leaning_on(&with);
            let more = with | leaning.neighbours(&all_vacant);
            if more == with || more.len() > VACANT_MAX[1] {
                return (with != points).then_some(with);
            }
            with = more;
        }
    }

    fn read(&self) -> Vec<ChainFate> {
        let mut left = self.chains;
        let mut alone: Vec<ChainFate> = Vec::new();
        let mut all = Vec::new();
        let of = |color: Color| self.chains & *self.stones.of(color);
        let ways = [false, true].into_iter().flat_map(|is_by_ko| self.areas().map(move |vacant| (is_by_ko, vacant)));
        for (is_by_ko, vacant) in ways {
            if left.is_empty() {
                break;
            }
            // What was held before is held together with these, or these alone.
            let held = |color: Color| {
                let held = self.held(&vacant, color, &of(color), is_by_ko);
                let before = stones_of(&all, |chain| chain.color == color && chain.fate == Fate::Alive);
                if before.is_subset(&held) { held } else { PointSet::EMPTY }
            };
            let together = Together { vacant, held: ByColor::from_fn(held), is_by_ko };
            for color in Color::BOTH {
                for stones in (of(color) & left).parts() {
                    let read = ChainFate { color, stones, fate: self.fate(color, &stones, &together), is_by_ko };
                    if read.fate == Fate::HeldAlone {
                        alone.push(read);
                    } else if read.fate != Fate::Undecided {
                        left -= stones;
                        all.push(read);
                    }
                }
            }
        }
        for color in Color::BOTH {
            let own = left & *self.stones.of(color);
            // Each of them must be held alone: else it is not their owner who says which falls.
            let held_alone = stones_of(&alone, |chain| !chain.is_by_ko);
            let is_held = |chain: &PointSet| chain.is_subset(&held_alone) || self.is_held_alone(color, chain);
            let hanging = self.first_decides_on_one(color, &own.parts().filter(is_held).collect());
            all.extend((own | hanging).parts().map(|stones| {
                let with = |fate: Fate| ChainFate { color, stones, fate, is_by_ko: false };
                let held = alone.iter().find(|chain| chain.stones == stones).copied();
                if stones.is_subset(&hanging) {
                    with(Fate::OneUnsettled)
                } else {
                    held.unwrap_or(with(Fate::Undecided))
                }
            }));
        }
        all
    }

    /// Some chains, and of those that lean on the same points as many as it takes, where one of them is captured if the
    /// opponent plays first, and none if their owner does; else nothing.
    fn first_decides_on_one(&self, color: Color, chains: &PointSet) -> PointSet {
        if chains.is_empty() {
            return PointSet::EMPTY;
        }
        let terms = PlayTerms { first: Role::Attacker, ko: KoRule::Threats(Role::Defender) };
        let is_captured =
            |vacant: PointSet, all: &PointSet| self.is_captured(&vacant, (color, all), &PointSet::EMPTY, terms);
        let with_leaning = |vacant: PointSet| {
            let leaning = self.shown.get(color).leaning_on(&vacant);
            let all = *chains | leaning;
            if leaning.is_empty() || !is_captured(vacant, &all) {
                return None;
            }
            let without = |all: PointSet, chain: PointSet| {
                let fewer = all - chain;
                if is_captured(vacant, &fewer) { fewer } else { all }
            };
            Some(leaning.parts().fold(all, without))
        };
        let is_one_of_them = self.areas().any(|vacant| is_captured(vacant, chains));
        let one_of = if is_one_of_them { Some(*chains) } else { self.areas().find_map(with_leaning) };
        let is_held = |vacant: PointSet| self.is_held(&vacant, color, chains, Role::Defender, false);
        one_of.filter(|_| self.areas().any(is_held)).unwrap_or_default()
    }

    fn fate(&self, color: Color, stones: &PointSet, together: &Together) -> Fate {
        let vacant = &together.vacant;
        let is_held = |first: Role| self.is_held(vacant, color, stones, first, together.is_by_ko);
        let ko = if together.is_by_ko { KoRule::Japanese } else { KoRule::Threats(Role::Defender) };
        let is_captured =
            |first: Role| self.is_captured(vacant, (color, stones), &PointSet::EMPTY, PlayTerms { first, ko });
        if stones.is_subset(together.held.get(color)) {
            Fate::Alive
        } else if is_held(Role::Attacker) {
            Fate::HeldAlone
        } else if is_captured(Role::Defender) {
            match self.comes_back(vacant, color, stones) {
                Some(true) => Fate::ComesBack,
                Some(false) => Fate::Captured,
                None => Fate::Undecided,
            }
        } else if is_captured(Role::Attacker) && is_held(Role::Defender) {
            Fate::Unsettled
        } else {
            Fate::Undecided
        }
    }

    /// Which of some chains are held, all of these together.
    fn held(&self, vacant: &PointSet, color: Color, chains: &PointSet, is_by_ko: bool) -> PointSet {
        self.shown.get(color).with_region(vacant, chains, held_on(Role::Attacker, is_by_ko))
    }

    /// Whether all of some chains are held together.
    pub(super) fn is_held(
        &self,
        vacant: &PointSet,
        color: Color,
        chains: &PointSet,
        first: Role,
        is_by_ko: bool,
    ) -> bool {
        self.shown.get(color).keeps_with_region(vacant, chains, held_on(first, is_by_ko))
    }

    /// Whether a chain is held where those that live by these points only are given up.
    fn is_held_alone(&self, color: Color, chain: &PointSet) -> bool {
        let terms = held_on(Role::Attacker, false);
        let is_held =
            |vacant: PointSet| self.shown.get(color).left_outside(&vacant).keeps_with_region(&vacant, chain, terms);
        self.areas().any(is_held)
    }

    /// Whether one of some chains is captured in the area alone, all that is cut off being its owner's, who is thrifty
    /// on some points. Only opponents who live whatever is played in the area capture anything by standing around it.
    pub(super) fn is_captured(
        &self,
        vacant: &PointSet,
        (color, chains): (Color, &PointSet),
        own: &PointSet,
        terms: PlayTerms,
    ) -> bool {
        let local = self.area(vacant, color, chains);
        // Of a chain that leans on points there may be more liberties elsewhere.
        if !chains.neighbours(&self.stones.vacant()).is_subset(&local.area) {
            return false;
        }
        let local = LocalArea { own: *own & local.area, ko: terms.ko, ..local };
        self.outcome(&local, terms.first) == Outcome::Captured
    }

    /// Whether the capture of a few stones lets others of their owner live where they stood (Japanese rules 1989,
    /// article 7-1); nothing where that hangs on what is cut off.
    fn comes_back(&self, vacant: &PointSet, color: Color, chain: &PointSet) -> Option<bool> {
        if chain.len() > COMES_BACK_MAX {
            return Some(false);
        }
        let local = self.area(vacant, color, chain);
        let mut stones = local.stones;
        *stones.get_mut(color) |= *chain;
        let area = local.area | *chain;
        let none = PointSet::EMPTY;
        let (goal, ko) = (Goal::Dead, KoRule::Japanese);
        let local = LocalArea { area, stones, target: *chain, chains: none, goal, ko, ..local };
        if self.outcome(&local, Role::Attacker) != Outcome::Safe {
            return Some(false);
        }
        // Nobody comes back by stones that may fall elsewhere.
        let walls = self.shown.get(color).outside(&area) - area;
        let immortal = ByColor::pair(!color, self.stones.points() - area - walls, walls);
        let local = LocalArea { immortal, ..local };
        (self.outcome(&local, Role::Attacker) == Outcome::Safe).then_some(true)
    }

    fn outcome(&self, local: &LocalArea, first: Role) -> Outcome {
        let Some(game) = self.reader.work.game(local) else { return Outcome::Undecided };
        self.reader.work.search(&game, first, game.nodes_of(self.reader.nodes_max)).outcome
    }

    /// The area where some chains are captured or not.
    fn area(&self, vacant: &PointSet, color: Color, chain: &PointSet) -> LocalArea {
        let (vacant, walls) = self.around(vacant, color, chain);
        let standing = ByColor::from_fn(|color: Color| {
            enclosed(&(*self.stones.of(color) - walls - *chain), &vacant, &self.stones.vacant()).collect::<PointSet>()
        });
        let area = vacant | standing.black | standing.white;
        let beside = ByColor::pair(!color, walls, self.stones.points() - area - walls - *chain);
        let local = LocalArea::new(area, standing, beside, PointSet::EMPTY, color);
        LocalArea { chains: *chain, ..local }
    }

    /// The points where a chain is captured or not, and the opponents there who live whatever is played on them. Around
    /// other opponents beside it there are more points, as far as there is room.
    fn around(&self, vacant: &PointSet, color: Color, chain: &PointSet) -> (PointSet, PointSet) {
        let all_vacant = self.stones.vacant();
        let theirs = *self.stones.of(!color);
        let mut vacant = *vacant;
        loop {
            let walls = self.shown.get(!color).outside(&vacant);
            let weak = (vacant | *chain).touched_parts(&theirs) - walls;
            let more = vacant | (weak | *chain).neighbours(&all_vacant);
            if more == vacant || more.len() > VACANT_MAX[1] {
                return (vacant, walls);
            }
            vacant = more;
        }
    }
}
