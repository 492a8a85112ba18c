use super::Table;
use super::blocks::{TEN, arrange};
use crate::board::{ByColor, Color, PointSet};
use crate::explain::{Statement, StatementCode};
use crate::position::Position;
use crate::rules::{Amount, Counting, CountingProcedure, LastPass, RuleSet};
use crate::score::{EntryKind, Ledger, Score};

/// One step of a count: what is done, and what lies on the table then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// What is done.
    pub statement: Statement,
    /// The table after it.
    pub table: Table,
}

/// What is added to the count of the board: komi, handicap and the like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Correction {
    /// Who gets it.
    pub player: Color,
    /// What it is for.
    pub kind: EntryKind,
    /// How much.
    pub amount: Amount,
}

impl Correction {
    fn sum_of(corrections: &[Self], player: Color) -> Amount {
        corrections.iter().filter(|correction| correction.player == player).map(|correction| correction.amount).sum()
    }
}

/// A count, from the end of the game to its result.
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::procedure::Procedure;
/// use gyega::rules::{Amount, by_id};
/// use gyega::score::{RuleSetBoards, Terms, score_under};
///
/// // Black has ten points and a prisoner, White ten points; Korean rules have 6.5 points of komi.
/// let mut setup = Setup::new(Stones::from_rows(&["..XO..", "..XO..", "..XO..", "..XO..", "..XO.."]).unwrap());
/// setup.prisoners.black = Some(1);
/// setup.prisoners.white = Some(0);
/// let position = setup.check().unwrap();
/// let rules = by_id("korean-2016").unwrap();
/// let scored = score_under(&RuleSetBoards::classifying(&position), rules, &Terms::default());
/// let procedure = Procedure::carry_out(&position, rules, &scored).unwrap();
/// let last = &procedure.steps.last().unwrap().table;
/// // The prisoner lies in White's territory now.
/// assert_eq!((last.points_of(gyega::board::Color::White).len(), last.lids.black), (9, 0));
/// assert_eq!(procedure.lead(), Amount::half_points(-11));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Procedure {
    /// How it is counted.
    pub kind: CountingProcedure,
    /// The steps; the first is the end of the game as it stood.
    pub steps: Vec<CountStep>,
    /// What each player counts at the end.
    pub counted: ByColor<Amount>,
    /// What is added to that.
    pub corrections: Vec<Correction>,
}

impl Procedure {
    /// The count of a game under a rule set: in its usual way, or plainly where that does not come to what the set
    /// counts, as some sets with changed clauses. Nothing where its lead is not known, or no count comes to it.
    pub fn carry_out(position: &Position, rules: &RuleSet, score: &Score) -> Option<Self> {
        let lead = score.verdict.lead?;
        let ways = [fitting_kind(position, rules)?, CountingProcedure::Plain];
        ways.into_iter()
            .map(|kind| Self::carry_out_as(kind, position, rules, score))
            .find(|procedure| procedure.lead() == lead)
    }

    fn carry_out_as(kind: CountingProcedure, position: &Position, rules: &RuleSet, score: &Score) -> Self {
        let size = position.stones().size();
        let half = u32::from(size.point_count() / 2);
        let set = if kind == CountingProcedure::IngFillIn {
            ByColor { black: half, white: half }
        } else {
            Table::usual_set(size)
        };
        // Where prisoners do not count and nobody knows how many there are, they have gone back to the bowls.
        let prisoners = position.prisoners().map(Option::unwrap_or_default);
        let table = Table::new(*position.stones(), set, prisoners);
        let mut count = Count { position, rules, ledger: &score.ledger, table, steps: Vec::new() };
        count.push(Statement::new(StatementCode::CountStart));
        let counted = count.carry_out(kind);
        let corrections = count.corrections(kind);
        let given = ByColor::from_fn(|player| Correction::sum_of(&corrections, player));
        count.compare(kind, counted, given);
        Self { kind, steps: count.steps, counted, corrections }
    }

    /// Black's lead.
    pub fn lead(&self) -> Amount {
        let total_of = |player| *self.counted.get(player) + Correction::sum_of(&self.corrections, player);
        total_of(Color::Black) - total_of(Color::White)
    }
}

/// How a game is counted under a rule set.
///
/// It is a plain count where the usual one does not fit what the set counts, or needs prisoners that nobody knows.
fn fitting_kind(position: &Position, rules: &RuleSet) -> Option<CountingProcedure> {
    let usual = rules.counting_procedure.choice();
    let are_known = position.stones_played().is_some();
    Some(match (rules.counting.choice()?, usual) {
        (Counting::Territory, Some(CountingProcedure::FillIn)) => CountingProcedure::FillIn,
        (Counting::Ing, _) | (Counting::Area, Some(CountingProcedure::IngFillIn)) => CountingProcedure::IngFillIn,
        (Counting::Area, Some(CountingProcedure::HalfCount)) => CountingProcedure::HalfCount,
        (Counting::Area, Some(CountingProcedure::HalfOnBoard)) => CountingProcedure::HalfOnBoard,
        (Counting::Area, Some(CountingProcedure::PassStoneFillIn | CountingProcedure::FastOrArea)) if are_known => {
            CountingProcedure::PassStoneFillIn
        }
        (Counting::Boundary, _) => CountingProcedure::Boundary,
        (Counting::Territory | Counting::Area | Counting::Stone, _) => CountingProcedure::Plain,
    })
}

struct Count<'a> {
    position: &'a Position,
    rules: &'a RuleSet,
    ledger: &'a Ledger,
    table: Table,
    steps: Vec<CountStep>,
}

impl Count<'_> {
    /// The next step, on the table as it is now.
    fn push(&mut self, statement: Statement) {
        self.steps.push(CountStep { statement, table: self.table.clone() });
    }

    /// The last step: what each player counts in the end.
    fn finish(&mut self, code: StatementCode, counted: ByColor<Amount>) -> ByColor<Amount> {
        self.push(code.with("black", counted.black).with("white", counted.white));
        counted
    }

    /// Carries a count out. What each player counts at the end is read from the table.
    fn carry_out(&mut self, kind: CountingProcedure) -> ByColor<Amount> {
        let are_prisoners = self.is_territory() || kind == CountingProcedure::PassStoneFillIn;
        if !are_prisoners && kind != CountingProcedure::Plain {
            self.return_prisoners();
        }
        self.take_dead_off(are_prisoners);
        self.pass_over();
        self.hand_over_pass_stones();
        match kind {
            CountingProcedure::FillIn => self.fill_prisoners_in(),
            CountingProcedure::PassStoneFillIn | CountingProcedure::FastOrArea => {
                self.even_out();
                self.fill_prisoners_in()
            }
            CountingProcedure::HalfCount => self.make_piles_of_ten(),
            CountingProcedure::HalfOnBoard => self.count_smaller_side(),
            CountingProcedure::IngFillIn => self.fill_in(),
            CountingProcedure::Boundary => self.take_inner_stones_off(),
            CountingProcedure::Plain => self.count_plainly(),
        }
    }

    /// The dead stones that come off. Where they are prisoners, those inside a seki may stay (Japanese rules 1989,
    /// article 8).
    fn dead(&self, are_prisoners: bool) -> PointSet {
        let captives = |player| self.ledger.points(Some(player), EntryKind::DeadStones);
        if are_prisoners && self.is_territory() {
            captives(Color::Black) | captives(Color::White)
        } else {
            self.ledger.board().marked.dead
        }
    }

    fn is_territory(&self) -> bool {
        self.rules.counting.choice() == Some(Counting::Territory)
    }

    fn take_dead_off(&mut self, are_prisoners: bool) {
        let dead = self.dead(are_prisoners);
        self.table.left_standing = self.ledger.board().marked.dead - dead;
        if !dead.is_empty() {
            self.table.take_off(&dead, are_prisoners);
            let code = if are_prisoners { StatementCode::CountDeadIntoLids } else { StatementCode::CountDeadIntoBowls };
            self.push(code.with_counted(dead));
        }
    }

    fn return_prisoners(&mut self) {
        let lids = self.table.lids;
        if lids != ByColor::default() {
            for color in Color::BOTH {
                *self.table.bowls.get_mut(color) += *lids.get(!color);
            }
            self.table.lids = ByColor::default();
            let statement = Statement::new(StatementCode::CountPrisonersBack);
            self.push(statement.with("black", lids.white).with("white", lids.black));
        }
    }

    /// Empty points that count for nobody are left out.
    fn pass_over(&mut self) {
        let counted: PointSet = Color::BOTH.into_iter().map(|color| self.counted(color)).collect();
        self.table.passed_over = (self.table.board.vacant() | self.table.left_standing) - counted;
        let points = self.table.passed_over;
        if !points.is_empty() {
            self.push(StatementCode::CountPassedOver.with_counted(points));
        }
    }

    /// The points, stones on them or not, that count for a player.
    fn counted(&self, color: Color) -> PointSet {
        let counts = |kind: &&EntryKind| !self.ledger.amount(color, **kind).is_zero();
        let surrounded = EntryKind::OWNED_POINTS[1..].iter().filter(counts);
        surrounded.map(|kind| self.ledger.points(Some(color), *kind)).collect()
    }

    /// Stones that passes cost: none but where territory is counted.
    fn hand_over_pass_stones(&mut self) {
        let cost = ByColor::from_fn(|player: Color| whole(self.ledger.amount(!player, EntryKind::PassStones)));
        self.hand_over(cost, Statement::new(StatementCode::CountPassStones));
    }

    /// Each player hands over stones until both have put as many, one more of Black's for each handicap stone but the
    /// first.
    fn even_out(&mut self) {
        let played = self.position.stones_played().map_or(0, |stones| stones.difference());
        let handicap = self.position.stones_ahead();
        let more = played - handicap;
        let cost = ByColor { black: (-more).max(0).unsigned_abs(), white: more.max(0).unsigned_abs() };
        // With White's pass the last one, the stones for passes are those that even out.
        let [even, with_handicap] = if self.rules.last_pass.choice() == Some(LastPass::White) {
            [StatementCode::CountEvenedOut, StatementCode::CountEvenedOutHandicap]
        } else {
            [StatementCode::CountEvenedOutWithoutPasses, StatementCode::CountEvenedOutWithoutPassesHandicap]
        };
        let statement = match handicap {
            0 => Statement::new(even),
            more => Statement::new(with_handicap).with("more", more.unsigned_abs()),
        };
        // One of them hands over, or nobody.
        let payer = if cost.black > 0 { Color::Black } else { Color::White };
        self.hand_over(cost, statement.with("player", payer).with("count", *cost.get(payer)));
    }

    fn hand_over(&mut self, cost: ByColor<u32>, statement: Statement) {
        if cost != ByColor::default() {
            for player in Color::BOTH {
                self.table.take_from_bowl(player, *cost.get(player));
                *self.table.lids.get_mut(!player) += *cost.get(player);
            }
            self.push(statement.with("black", cost.black).with("white", cost.white));
        }
    }

    /// Prisoners go into the territory of those whose stones they are, which then is arranged.
    fn fill_prisoners_in(&mut self) -> ByColor<Amount> {
        for player in Color::BOTH {
            let prisoners = *self.table.lids.get(player);
            if prisoners == 0 {
                continue;
            }
            let territory = self.table.space_of(!player);
            let points = smallest_spaces_first(&territory, prisoners as usize);
            let placed = u32::from(points.len());
            self.table.set(!player, &points);
            *self.table.lids.get_mut(player) -= placed;
            let code = if placed < prisoners {
                StatementCode::CountPrisonersInAndLeft
            } else {
                StatementCode::CountPrisonersIn
            };
            let statement = code.with("player", player).with("opponent", !player).with("count", placed);
            self.push(statement.with("left", prisoners - placed));
        }
        self.arrange_all();
        let counted =
            ByColor::from_fn(|player| Amount::of_count(self.table.count_of(player) + *self.table.lids.get(player)));
        self.finish(StatementCode::CountReadPoints, counted)
    }

    fn arrange_all(&mut self) {
        for player in Color::BOTH {
            let before = self.table.board;
            self.arrange(player);
            let blocks = self.table.blocks.get(player);
            if !blocks.is_empty() {
                let tens = blocks.iter().filter(|block| block.len() == TEN).count() as u32;
                let left =
                    blocks.iter().filter(|block| block.len() != TEN).map(|block| u32::from(block.len())).sum::<u32>();
                let is_moved = before != self.table.board;
                self.push(tens_statement(player, is_moved, tens, left));
            }
        }
    }

    fn arrange(&mut self, player: Color) {
        let partition = &self.ledger.board().partition;
        let fixed = partition.in_seki.union() | self.table.left_standing;
        arrange(&mut self.table, player, &fixed);
    }

    /// Black's territory is made of whole tens, then Black's stones go into piles of ten. What White has is the rest of
    /// the board.
    fn make_piles_of_ten(&mut self) -> ByColor<Amount> {
        let black = Color::Black;
        let empty = self.table.space_of(black);
        let odd = empty.len() % TEN;
        if odd > 0 {
            let points = smallest_spaces_first(&empty, usize::from(odd));
            self.table.take_from_bowl(black, u32::from(odd));
            self.table.set(black, &points);
            let code =
                if empty.len() < TEN { StatementCode::CountFilledWhole } else { StatementCode::CountFilledToTens };
            self.push(code.with("player", black).with("count", u32::from(odd)).with("points", points));
        }
        self.arrange(black);
        let territory = u32::from(self.table.points_of(black).len());
        if territory > 0 {
            self.push(tens_statement(black, false, territory / 10, 0));
        }
        let stones = self.table.standing(black);
        let own = *self.table.board.of(black);
        self.table.board.remove(&own);
        self.table.piles.black = stones;
        self.table.noted.black = territory;
        self.table.blocks = ByColor::default();
        // The points that Black leaves are no longer to be read from the board.
        self.table.passed_over |= self.table.board.vacant() - self.counted(Color::White);
        self.push(StatementCode::CountPiles.with("player", black).with("count", stones).with("tens", stones / 10));
        self.compare_with_half(black, territory + stones)
    }

    /// What one side counts. The other has what is left of the board, but for points that count for nobody.
    fn compare_with_half(&mut self, side: Color, count: u32) -> ByColor<Amount> {
        let points = u32::from(self.position.stones().size().point_count());
        let nobody = u32::from(self.nobody().len());
        let counted = ByColor::pair(side, Amount::of_count(count), Amount::of_count(points - nobody - count));
        let code = if nobody == 0 { StatementCode::CountReadHalfOfAll } else { StatementCode::CountReadHalf };
        self.push(code.with("player", side).with("count", count).with("points", points).with("nobody", nobody));
        counted
    }

    /// Empty points that count for nobody.
    fn nobody(&self) -> PointSet {
        let counted = self.counted(Color::Black) | self.counted(Color::White);
        self.ledger.board().marked.living().vacant() - counted
    }

    /// The side with less is counted where it stands.
    fn count_smaller_side(&mut self) -> ByColor<Amount> {
        let count = |player| self.table.count_of(player) + self.table.standing(player);
        let side = if count(Color::White) < count(Color::Black) { Color::White } else { Color::Black };
        let count = count(side);
        self.compare_with_half(side, count)
    }

    /// Each player fills in the own territory with what the own bowl holds. Points left over are won, stones left over
    /// are lost.
    fn fill_in(&mut self) -> ByColor<Amount> {
        for player in Color::BOTH {
            let bowl = *self.table.bowls.get(player);
            let points = self.table.space_of(player).iter().take(bowl as usize).collect::<PointSet>();
            let count = u32::from(points.len());
            self.table.take_from_bowl(player, count);
            self.table.set(player, &points);
            let statement = StatementCode::CountFilledIn.with("player", player).with("count", count);
            self.push(statement.with("empty", self.table.count_of(player)).with("left", *self.table.bowls.get(player)));
        }
        let half = u32::from(self.position.stones().size().point_count() / 2);
        let counted = ByColor::from_fn(|player| {
            let beyond = self.table.count_of(player) + *self.table.brought.get(player);
            Amount::of_count(half + beyond) - Amount::of_count(*self.table.bowls.get(player))
        });
        self.finish(StatementCode::CountReadArea, counted)
    }

    /// All stones that do not stand on the border come off. What is empty then is counted.
    fn take_inner_stones_off(&mut self) -> ByColor<Amount> {
        let ledger = self.ledger;
        let border_of = |player| ledger.points(Some(player), EntryKind::BorderStones);
        let border = border_of(Color::Black) | border_of(Color::White);
        for player in Color::BOTH {
            // No inner stone can save such a border: its owner plays there first.
            let filled = border_of(player) - *self.table.board.of(player);
            if !filled.is_empty() {
                self.table.take_from_bowl(player, u32::from(filled.len()));
                self.table.set(player, &filled);
                self.push(StatementCode::CountBorderFilled.with("player", player).with("points", filled));
            }
        }
        let mut inner = self.table.board.occupied() - border;
        for color in Color::BOTH {
            // Where no stone stands on a border, one stays to show whose the board is. Its point counts as well.
            let area = *self.table.board.of(color) | self.counted(color);
            let whole = area.parts().filter(|part| part.is_disjoint(&border));
            for stone in whole.filter_map(|part| (part & *self.table.board.of(color)).first()) {
                inner.remove(stone);
                *self.table.noted.get_mut(color) += 1;
            }
        }
        self.table.take_off(&inner, false);
        self.push(StatementCode::CountInnerOff.with("count", u32::from(inner.len())));
        let counted = ByColor::from_fn(|player| Amount::of_count(self.table.count_of(player)));
        self.finish(StatementCode::CountReadPoints, counted)
    }

    /// Points and prisoners, or points and stones, as they are.
    fn count_plainly(&mut self) -> ByColor<Amount> {
        let is_territory = self.is_territory();
        let beside = |player| {
            if is_territory { *self.table.lids.get(player) } else { self.table.standing(player) }
        };
        let counted = ByColor::from_fn(|player| Amount::of_count(self.table.count_of(player) + beside(player)));
        let code = if is_territory { StatementCode::CountReadPoints } else { StatementCode::CountReadArea };
        self.finish(code, counted)
    }

    /// How komi and the like enter. One side's count is compared with half of the board, moved by half of them.
    /// Otherwise each player has the own. So it is too where such a half is no amount, as that of a quarter of a point.
    fn compare(&mut self, kind: CountingProcedure, counted: ByColor<Amount>, given: ByColor<Amount>) {
        if given == ByColor::default() {
            return;
        }
        let is_of_one = matches!(kind, CountingProcedure::HalfOnBoard | CountingProcedure::HalfCount);
        let is_of_white = kind == CountingProcedure::HalfOnBoard && counted.white < counted.black;
        let side = is_of_one.then_some(if is_of_white { Color::White } else { Color::Black });
        let points = counted.black + counted.white;
        let line = |side: Color| half(points + *given.get(!side) - *given.get(side));
        if let Some((side, half, line)) = side.and_then(|side| Some((side, half(points)?, line(side)?))) {
            let statement = StatementCode::CountHalfCompared.with("player", side).with("points", points);
            self.push(statement.with("half", half).with("line", line).with("count", *counted.get(side)));
        } else {
            let has = |player| *counted.get(player) + *given.get(player);
            self.push(StatementCode::CountCompared.with("black", has(Color::Black)).with("white", has(Color::White)));
        }
    }

    /// What the count of the board leaves out. Where both have put as many stones, handicap stones have had their due.
    fn corrections(&self, kind: CountingProcedure) -> Vec<Correction> {
        let is_left = |kind: EntryKind| !kind.is_on_the_board() || kind == EntryKind::GroupTax;
        let entries = self.ledger.entries().iter().filter(|entry| is_left(entry.kind));
        let mut corrections: Vec<Correction> = entries
            .filter_map(|entry| {
                let player = entry.player?;
                (!entry.amount.is_zero()).then_some(Correction { player, kind: entry.kind, amount: entry.amount })
            })
            .collect();
        let handicap = i32::from(self.position.handicap());
        if kind == CountingProcedure::PassStoneFillIn && handicap > 1 {
            let due = Amount::points(handicap - 1);
            let (player, kind, amount) = (Color::White, EntryKind::Handicap, Amount::ZERO - due);
            match corrections.iter_mut().find(|correction| correction.kind == kind) {
                Some(correction) => correction.amount -= due,
                None => corrections.push(Correction { player, kind, amount }),
            }
            corrections.retain(|correction| !correction.amount.is_zero());
        }
        corrections
    }
}

/// How points lie in tens, once stones are moved about for it or as they stand, and what is left over.
fn tens_statement(player: Color, is_moved: bool, tens: u32, left: u32) -> Statement {
    let code = match (tens, left, is_moved) {
        (0, ..) => StatementCode::CountFew,
        (_, 0, false) => StatementCode::CountWholeTens,
        (_, _, false) => StatementCode::CountTens,
        (_, 0, true) => StatementCode::CountArrangedWhole,
        (_, _, true) => StatementCode::CountArranged,
    };
    code.with("player", player).with("tens", tens).with("left", left)
}

/// So many of some points, those of small spaces first: what is left is easier to count.
fn smallest_spaces_first(points: &PointSet, count: usize) -> PointSet {
    let mut spaces: Vec<PointSet> = points.parts().collect();
    spaces.sort_by_key(PointSet::len);
    spaces.iter().flat_map(PointSet::iter).take(count).collect()
}

fn half(amount: Amount) -> Option<Amount> {
    (amount.as_quarters() % 2 == 0).then(|| Amount::quarters(amount.as_quarters() / 2))
}

fn whole(amount: Amount) -> u32 {
    u32::try_from(amount.as_quarters() / 4).unwrap_or_default()
}
