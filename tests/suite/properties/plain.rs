//! A second, plain count of a game under a rule set, written another way: cells and queues, every rule spelled out. And
//! the terms of the comparison between rule sets, worked out from board, marks, numbers and the fields of the rule set
//! alone.
//!
//! Amounts are quarter points.

use std::collections::BTreeMap;

use gyega::board::Color;
use gyega::life::{Classification, Evidence, Status};
use gyega::rules::{
    Basis, Counting, DeadInSeki, FirstPass, GroupTax, Handicap, LastPass, LastPlayRule, NeutralPoints, OneSidedNeutral,
    Overtime, PassStones, Prisoners, Removal, RuleSet, SekiPoints, SekiTest,
};

use super::grid::{BLACK, WHITE};
use super::random::Game;

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Living,
    Territory,
    DeadPoint,
    ProtectiveMove,
    SekiEye,
    DeadInSeki,
    Neutral,
}

/// A term of the comparison: its kind and whose it is.
pub(super) type Key = (&'static str, Option<usize>);

pub(super) struct Plain<'a> {
    game: &'a Game,
    rules: &'a RuleSet,
    overtime: [i32; 2],
    /// The stones this rule set takes off.
    dead: Vec<bool>,
    /// The stones it takes to stand in seki.
    seki: Vec<bool>,
    /// Those of which somebody said so, or reading showed it.
    known_seki: Vec<bool>,
    is_formal: bool,
    /// What each cell is, and whose.
    cells: Vec<(Kind, Option<usize>)>,
}

impl<'a> Plain<'a> {
    /// `None` where the rule set removes stones by proof: that is not counted here.
    pub(super) fn of(game: &'a Game, rules: &'a RuleSet, overtime: [i32; 2]) -> Option<Self> {
        let dead = match rules.removal.choice()? {
            Removal::Agreed => game.dead.clone(),
            Removal::None => vec![false; game.dead.len()],
            Removal::PassAlive => return None,
        };
        let is_formal = rules.seki_test.choice() == Some(SekiTest::IndependentLife);
        let mut seki = if is_formal { formal_seki(game, &dead) } else { game.seki.clone() };
        // What reading finds is taken from the library: what that counts is not.
        let is_read = rules.removal.choice() == Some(Removal::Agreed) && !is_formal;
        let read = if is_read {
            Classification::read(&game.stones(&game.grid), &game.points(&dead), &game.points(&seki))
        } else {
            Classification::default()
        };
        let shown = read.stones_of(|group| group.status == Status::InSeki && group.evidence != Evidence::Unverified);
        let mut known_seki = seki.clone();
        for (index, stands) in seki.iter_mut().enumerate() {
            *stands |= read.in_seki().contains(game.point(index));
            known_seki[index] |= shown.contains(game.point(index));
        }
        let mut cells = sort(game, &dead, &seki);
        owe(game, &read, &mut cells);
        Some(Self { game, rules, overtime, dead, seki, known_seki, is_formal, cells })
    }

    pub(super) fn kinds(&self) -> &[(Kind, Option<usize>)] {
        &self.cells
    }

    fn count(&self, kind: Kind, color: usize) -> i32 {
        self.cells.iter().filter(|cell| **cell == (kind, Some(color))).count() as i32
    }

    /// Dead stones of one colour.
    fn dead_stones(&self, color: usize) -> i32 {
        let is_dead = |cell: &usize| self.dead[*cell] && self.game.grid.cells[*cell] == Some(color);
        (0..self.dead.len()).filter(is_dead).count() as i32
    }

    /// Dead stones of this colour's opponent that stand in a space which some living stone in seki borders.
    fn captives(&self, color: usize) -> i32 {
        let grid = &self.game.grid;
        let is_open = |cell: usize| self.cells[cell].0 != Kind::Living;
        let is_captive = |cell: &usize| {
            let stands_in_seki = |next: usize| !is_open(next) && self.seki[next];
            self.dead[*cell]
                && grid.cells[*cell] == Some(1 - color)
                && grid.reach(*cell, is_open).iter().any(|cell| grid.neighbours(*cell).into_iter().any(stands_in_seki))
        };
        (0..self.dead.len()).filter(is_captive).count() as i32
    }

    /// Opposing dead stones that the rule set gives a player as prisoners; nothing where its text is silent and it
    /// matters.
    fn granted(&self, color: usize) -> Option<i32> {
        match (self.captives(color), self.rules.dead_in_seki.choice()) {
            (0, _) | (_, Some(DeadInSeki::Removed)) => Some(self.dead_stones(1 - color)),
            (captives, Some(DeadInSeki::NotRemoved)) => Some(self.dead_stones(1 - color) - captives),
            (_, None) => None,
        }
    }

    /// 1 where dead stones in seki come off, so that the points under them can count; nothing where it matters and is
    /// not said.
    fn taken_out_of_seki(&self) -> Option<i32> {
        match self.rules.dead_in_seki.choice() {
            _ if !self.cells.iter().any(|cell| cell.0 == Kind::DeadInSeki) => Some(0),
            Some(DeadInSeki::Removed) => Some(1),
            Some(DeadInSeki::NotRemoved) => Some(0),
            None => None,
        }
    }

    fn seki_counts(&self) -> Option<i32> {
        let is_eye = |cell: &(Kind, Option<usize>)| matches!(cell.0, Kind::SekiEye | Kind::DeadInSeki);
        match self.rules.seki_points.choice() {
            _ if !self.cells.iter().any(is_eye) => Some(0),
            Some(SekiPoints::Counted) => Some(1),
            Some(SekiPoints::NotCounted) => Some(0),
            None => None,
        }
    }

    /// 1 where a point counts although its owner must still fill it; nothing where it matters and is not said.
    fn owed_counts(&self) -> Option<i32> {
        match (self.rules.counting.choice()?, self.rules.one_sided_neutral.choice()) {
            _ if !self.cells.iter().any(|cell| cell.0 == Kind::ProtectiveMove) => Some(0),
            (Counting::Territory, None) => None,
            (Counting::Territory, Some(OneSidedNeutral::NotCounted)) => Some(0),
            _ => Some(1),
        }
    }

    /// The points that the groups of a colour must keep: two a group that stands in no seki, and one for the eye of a
    /// group that does, unless eyes there count nothing. Nothing where it takes reading to say how many eyes are
    /// needed.
    fn tax(&self, color: usize) -> Option<i32> {
        let is_area = |cell: usize| self.cells[cell].1 == Some(color);
        let in_seki = |cell: usize| self.seki[cell] && self.cells[cell] == (Kind::Living, Some(color));
        let are_eyes_free = self.rules.seki_points.choice() == Some(SekiPoints::NotCounted);
        let are_eyes_asked = !self.is_formal && !are_eyes_free;
        if are_eyes_asked && (0..self.cells.len()).any(|cell| in_seki(cell) && !self.known_seki[cell]) {
            return None;
        }
        let is_eye = |cell: usize| is_area(cell) && matches!(self.cells[cell].0, Kind::SekiEye | Kind::DeadInSeki);
        let is_neutral = |cell: usize| self.cells[cell].0 == Kind::Neutral;
        let mut reached = std::collections::BTreeSet::new();
        let mut seen = vec![false; self.cells.len()];
        let mut tax = 0;
        for cell in (0..self.cells.len()).filter(|cell| is_area(*cell)) {
            if !seen[cell] {
                let group = self.game.grid.reach(cell, is_area);
                for cell in &group {
                    seen[*cell] = true;
                }
                if group.iter().any(|cell| in_seki(*cell)) {
                    if are_eyes_asked {
                        let is_outside = |cell: &&usize| !is_eye(**cell) && self.cells[**cell].0 != Kind::Living;
                        let eyes = group.iter().filter(|cell| is_eye(**cell));
                        let first =
                            eyes.filter(|cell| self.game.grid.reach(**cell, is_eye).iter().min() == Some(*cell));
                        let eyes = first.count() as i32;
                        if eyes > 1 || group.iter().any(|cell| is_outside(&cell)) {
                            return None;
                        }
                        tax += eyes;
                    }
                    continue;
                }
                let eyes = group.iter().filter(|cell| self.cells[**cell].0 != Kind::Living).count();
                if !self.is_formal && eyes < 2 {
                    return None;
                }
                // Neutral spaces by their first cells: two groups that reach the same one may be one.
                let beside =
                    group.iter().flat_map(|cell| self.game.grid.neighbours(*cell)).filter(|next| is_neutral(*next));
                let spaces = beside.filter_map(|next| self.game.grid.reach(next, is_neutral).into_iter().min());
                for space in spaces.collect::<std::collections::BTreeSet<usize>>() {
                    if !self.is_formal && !reached.insert(space) {
                        return None;
                    }
                }
                tax += 2;
            }
        }
        Some(tax)
    }

    /// Living stones that stay in Sunjang counting: next to a living stone of the opponent or a neutral point, or in
    /// seki. Where a chain of them that is in no seki has one liberty, and that inside, a stone stands there too.
    fn border(&self, color: usize) -> i32 {
        let stays = |cell: &usize| {
            let touches = |next: usize| {
                self.cells[next].0 == Kind::Neutral || self.cells[next] == (Kind::Living, Some(1 - color))
            };
            self.seki[*cell] || self.game.grid.neighbours(*cell).into_iter().any(touches)
        };
        let own = |cell: &usize| self.cells[*cell] == (Kind::Living, Some(color));
        let mut border: Vec<bool> = (0..self.cells.len()).map(|cell| own(&cell) && stays(&cell)).collect();
        let is_inside = |cell: usize| {
            let (kind, owner) = self.cells[cell];
            owner == Some(color) && !matches!(kind, Kind::SekiEye | Kind::DeadInSeki)
        };
        loop {
            let in_atari = (0..border.len()).filter(|cell| border[*cell] && !self.seki[*cell]).find_map(|cell| {
                let chain = self.game.grid.reach(cell, |other| border[other]);
                let around = chain.iter().flat_map(|cell| self.game.grid.neighbours(*cell));
                let is_free = |next: &usize| !border[*next] && self.cells[*next] != (Kind::Living, Some(1 - color));
                let liberties: std::collections::BTreeSet<usize> = around.filter(is_free).collect();
                liberties.first().copied().filter(|only| liberties.len() == 1 && is_inside(*only))
            });
            match in_atari {
                Some(cell) => border[cell] = true,
                None => return border.into_iter().filter(|stays| *stays).count() as i32,
            }
        }
    }

    /// What each player gets of the neutral points, in quarters.
    fn neutral_share(&self) -> Option<i32> {
        let is_neutral = |cell: usize| self.cells[cell].0 == Kind::Neutral;
        let all: Vec<usize> = (0..self.cells.len()).filter(|cell| is_neutral(*cell)).collect();
        match self.rules.neutral_points.choice() {
            _ if all.is_empty() => Some(0),
            None => None,
            Some(NeutralPoints::Zero) => Some(0),
            Some(NeutralPoints::SplitHalf) => Some(all.len() as i32 * 2),
            Some(NeutralPoints::IngShare) => {
                let spaces = all.iter().map(|cell| self.game.grid.reach(*cell, is_neutral));
                let first = |(cell, space): &(&usize, Vec<usize>)| space[0] == **cell;
                Some(all.iter().zip(spaces).filter(first).map(|(_, space)| space.len() as i32 / 2 * 4).sum())
            }
        }
    }

    /// Everything but points on the board, prisoners and dead stones: the same for the count and for the terms.
    fn extras(&self) -> Option<BTreeMap<Key, i32>> {
        let (game, rules) = (self.game, self.rules);
        let counting = rules.counting.choice()?;
        let share = self.neutral_share()?;
        let mut extras =
            BTreeMap::from([(("shared-neutral", Some(BLACK)), share), (("shared-neutral", Some(WHITE)), share)]);
        for color in [BLACK, WHITE] {
            if rules.group_tax.choice()? == GroupTax::TwoPerGroup {
                extras.insert(("group-tax", Some(color)), self.tax(color)? * -4);
            }
            if counting == Counting::Boundary {
                extras.insert(("border-stones", Some(color)), self.border(color) * -4);
            }
            if counting == Counting::Territory && rules.pass_stones.choice() == Some(PassStones::Prisoner) {
                // White passes once more where Black moved last.
                let is_white_last = rules.last_pass.choice() == Some(LastPass::White);
                let more = is_white_last && game.last_mover()? == BLACK && color == BLACK;
                extras.insert(("pass-stones", Some(color)), (game.passes(1 - color) as i32 + i32::from(more)) * 4);
            }
            if rules.overtime.choice() == Some(Overtime::TwoPointsAPeriod) {
                extras.insert(("adjustment", Some(color)), self.overtime[1 - color] * 8);
            }
        }
        match (rules.first_pass.choice()?, game.first_passer()) {
            (FirstPass::WhiteFirst, Some(WHITE)) => extras.insert(("first-pass", Some(BLACK)), -4),
            (FirstPass::Button, Some(player)) => extras.insert(("button", Some(player)), 2),
            _ => None,
        };
        if rules.last_play.choice()? == LastPlayRule::BlackLosesOne && game.last_player()? == BLACK {
            extras.insert(("last-play", Some(BLACK)), -4);
        }
        if game.handicap > 1 {
            let stones = game.handicap as i32;
            let is_in_passes = counting == Counting::Territory
                && rules.pass_stones.choice() == Some(PassStones::Prisoner)
                && rules.handicap.basis() != Basis::Chosen;
            let points = match rules.handicap.choice()? {
                Handicap::Zero => 0,
                Handicap::N => stones,
                // The text counts it in area alone, unless who put the set together chose it.
                Handicap::NMinusOne if is_in_passes => 0,
                Handicap::NMinusOne => stones - 1,
            };
            extras.insert(("handicap", Some(WHITE)), points * 4);
        }
        let komi = rules.komi.choice()?;
        let komi = if game.handicap > 1 { komi.handicap } else { komi.even };
        extras.insert(("komi", Some(WHITE)), komi.as_quarters());
        Some(extras)
    }

    /// Black's lead, counted cell by cell; nothing where the rule set or the game leaves it open.
    pub(super) fn lead(&self) -> Option<i32> {
        let counting = self.rules.counting.choice()?;
        let (seki, owed) = (self.seki_counts()?, self.owed_counts()?);
        let mut points = [0, 0];
        for (kind, owner) in &self.cells {
            let Some(owner) = owner else { continue };
            points[*owner] += 4 * match kind {
                Kind::Living => i32::from(counting != Counting::Territory),
                Kind::Territory | Kind::DeadPoint => 1,
                Kind::ProtectiveMove => owed,
                Kind::SekiEye => seki,
                Kind::DeadInSeki if seki == 1 => self.taken_out_of_seki()?,
                Kind::DeadInSeki | Kind::Neutral => 0,
            };
        }
        if self.rules.prisoners.choice()? == Prisoners::Counted {
            for color in [BLACK, WHITE] {
                points[color] += 4 * (self.game.prisoners[color] as i32 + self.granted(color)?);
            }
        }
        for ((_, player), amount) in self.extras()? {
            points[player.expect("extras are somebody's")] += amount;
        }
        Some(points[BLACK] - points[WHITE])
    }

    /// Area of Black less area of White, in points.
    pub(super) fn area_lead(&self) -> i32 {
        let area = |color| self.cells.iter().filter(|cell| cell.1 == Some(color)).count() as i32;
        area(BLACK) - area(WHITE)
    }

    /// The terms that, with the area lead under the agreed marks, make the lead; each from its owner's side.
    pub(super) fn terms(&self, agreed_area_lead: i32) -> Option<BTreeMap<Key, i32>> {
        let counting = self.rules.counting.choice()?;
        let prisoners_count = self.rules.prisoners.choice()? == Prisoners::Counted;
        let mut terms = self.extras()?;
        terms.insert(("status", None), 4 * (self.area_lead() - agreed_area_lead));
        let is_territory = counting == Counting::Territory;
        if is_territory && prisoners_count {
            let stones =
                |color| self.game.plays(color) as i32 + if color == BLACK { self.game.handicap as i32 } else { 0 };
            terms.insert(("stones-played", None), -4 * (stones(BLACK) - stones(WHITE)));
        }
        for color in [BLACK, WHITE] {
            let player = Some(color);
            let not_counted = 1 - self.seki_counts()?;
            let owed = (1 - self.owed_counts()?) * self.count(Kind::ProtectiveMove, color);
            terms.insert(("protective-moves", player), -4 * owed);
            terms.insert(("seki-eyes", player), -4 * not_counted * self.count(Kind::SekiEye, color));
            let withheld =
                if is_territory && prisoners_count { self.dead_stones(1 - color) - self.granted(color)? } else { 0 };
            let counted = if not_counted == 1 { 0 } else { self.taken_out_of_seki()? };
            let under = (1 - counted) * self.count(Kind::DeadInSeki, color);
            terms.insert(("dead-in-seki", player), -4 * (under + withheld));
            if is_territory && !prisoners_count {
                terms.insert(("living-stones", player), -4 * self.count(Kind::Living, color));
            }
            if !is_territory && prisoners_count {
                terms.insert(("prisoners", player), 4 * (self.game.prisoners[color] as i32 + self.granted(color)?));
            }
        }
        terms.retain(|_, amount| *amount != 0);
        Some(terms)
    }
}

/// Sorts the cells of a board from which these stones have come off.
fn sort(game: &Game, dead: &[bool], seki: &[bool]) -> Vec<(Kind, Option<usize>)> {
    let grid = &game.grid;
    let living = |cell: usize| if dead[cell] { None } else { grid.cells[cell] };
    let mut cells = vec![(Kind::Neutral, None); grid.cells.len()];
    let mut seen = vec![false; grid.cells.len()];
    for cell in 0..grid.cells.len() {
        if let Some(color) = living(cell) {
            cells[cell] = (Kind::Living, Some(color));
        } else if !seen[cell] {
            let region = grid.reach(cell, |next| living(next).is_none());
            let around = region.iter().flat_map(|cell| grid.neighbours(*cell)).filter(|next| living(*next).is_some());
            let around: Vec<usize> = around.collect();
            let touches = |color: usize| around.iter().any(|next| living(*next) == Some(color));
            let owner = match (touches(BLACK), touches(WHITE)) {
                (true, false) => Some(BLACK),
                (false, true) => Some(WHITE),
                _ => None,
            };
            let in_seki = around.iter().any(|next| seki[*next]);
            for cell in region {
                seen[cell] = true;
                let kind = match (in_seki, dead[cell]) {
                    (false, false) => Kind::Territory,
                    (false, true) => Kind::DeadPoint,
                    (true, false) => Kind::SekiEye,
                    (true, true) => Kind::DeadInSeki,
                };
                cells[cell] = (if owner.is_some() { kind } else { Kind::Neutral }, owner);
            }
        }
    }
    cells
}

/// Tells the points apart that their owner must still fill.
fn owe(game: &Game, read: &Classification, cells: &mut [(Kind, Option<usize>)]) {
    for (index, cell) in cells.iter_mut().enumerate() {
        let is_owed = |color: usize| read.protective_moves.get(Color::BOTH[color]).contains(game.point(index));
        if matches!(cell.0, Kind::Territory | Kind::DeadPoint) && cell.1.is_some_and(is_owed) {
            cell.0 = Kind::ProtectiveMove;
        }
    }
}

/// The stones that `KataGo` takes to stand in seki once others are off: their area touches a cell that is nobody's, or
/// holds a chain of theirs with one liberty.
fn formal_seki(game: &Game, dead: &[bool]) -> Vec<bool> {
    let mut standing = game.grid.clone();
    for cell in (0..dead.len()).filter(|cell| dead[*cell]) {
        standing.cells[cell] = None;
    }
    let owners = sort(game, dead, &vec![false; dead.len()]);
    let mut seki = vec![false; dead.len()];
    for cell in (0..dead.len()).filter(|cell| standing.cells[*cell].is_some()) {
        let area = standing.reach(cell, |next| owners[next].1 == owners[cell].1);
        let touches_nobodys = |cell: &usize| standing.neighbours(*cell).iter().any(|next| owners[*next].1.is_none());
        let in_atari =
            |cell: &usize| standing.cells[*cell].is_some() && standing.liberties(&standing.chain(*cell)) == 1;
        seki[cell] = area.iter().any(|cell| touches_nobodys(cell) || in_atari(cell));
    }
    seki
}
