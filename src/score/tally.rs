use std::sync::Arc;

use super::scoring_input::ScoringInput;
use super::verdict::is_tie_open;
use super::{
    Entry, EntryKind, EntryNote, Ledger, Need, PartitionedBoard, RepetitionEffect, ScoreAxis, Terms, border_stones,
};
use crate::board::{ByColor, Color, PointSet};
use crate::position::{FirstPasser, Position};
use crate::rules::{
    Amount, Basis, Clause, Counting, DeadInSeki, FirstPass, GroupTax, Handicap, LastPass, LastPlayRule, NeutralPoints,
    OneSidedNeutral, Overtime, PassStones, Prisoners, RuleSet, SekiPoints, SekiTest,
};

/// A ledger, and what is missing of it.
pub(super) struct CountedLedger {
    pub(super) ledger: Ledger,
    pub(super) needs: Vec<Need>,
    /// What each player counts on the board, where nothing is missing of that.
    pub(super) board_totals: Option<ByColor<Amount>>,
}

impl CountedLedger {
    /// The ledger of a board under the rule set of an input.
    pub(super) fn count(input: ScoringInput<'_>, board: &Arc<PartitionedBoard>) -> Self {
        let (ScoringInput { rules, terms, .. }, position) = (input, input.position());
        let effect = RepetitionEffect::for_rules(rules, position.marks(), board, board);
        let goes_round = effect.is_some_and(|effect| effect.is_open());
        let of_end = input.boards.is_end_unknown(rules).then_some(Need::End);
        let needs = of_end.into_iter().chain(goes_round.then_some(Need::Repetition)).collect();
        Tally { position, rules, terms, board, ledger: Ledger::new(Arc::clone(board)), needs }.count()
    }

    /// Black minus White, where nothing is missing that it turns on.
    pub(super) fn lead(&self) -> Option<Amount> {
        let known = !self.needs.iter().any(|need| need.blocks_the_lead());
        known.then(|| self.ledger.total(Color::Black) - self.ledger.total(Color::White))
    }
}

struct Tally<'a> {
    position: &'a Position,
    rules: &'a RuleSet,
    terms: &'a Terms,
    board: &'a PartitionedBoard,
    ledger: Ledger,
    needs: Vec<Need>,
}

impl Tally<'_> {
    fn count(mut self) -> CountedLedger {
        let mut board_totals = None;
        if let Some(counting) = self.choice(ScoreAxis::Counting, &self.rules.counting) {
            self.count_board(counting);
            // Shared neutral points are not on the board.
            let is_known = self.needs.iter().all(|need| *need == Need::Rule(ScoreAxis::NeutralPoints));
            board_totals = is_known.then(|| ByColor::from_fn(|color| self.ledger.board_total(color)));
            self.count_order_of_play();
            self.count_handicap_and_komi();
            self.count_adjustments();
        }
        let mut counted = CountedLedger { ledger: self.ledger, needs: self.needs, board_totals };
        if counted.lead() == Some(Amount::ZERO) && is_tie_open(self.position, self.rules) {
            counted.needs.push(Need::Handicap);
        }
        CountedLedger { needs: Need::sorted(counted.needs), ..counted }
    }

    fn count_board(&mut self, counting: Counting) {
        if self.rules.removal.choice().is_none() && !self.board.marked.dead.is_empty() {
            self.needs.push(Need::Rule(ScoreAxis::Removal));
        }
        self.count_points(counting);
        self.count_neutral();
        self.count_prisoners();
        self.count_pass_stones(counting);
        self.count_group_tax();
        self.count_border(counting);
    }

    /// What a clause chooses; its silence is a need.
    fn choice<T: Copy>(&mut self, axis: ScoreAxis, clause: &Clause<T>) -> Option<T> {
        let choice = clause.choice();
        if choice.is_none() {
            self.needs.push(Need::Rule(axis));
        }
        choice
    }

    fn push(&mut self, player: Option<Color>, kind: EntryKind, amount: Amount, articles: &'static [&'static str]) {
        self.ledger.push(Entry::new(player, kind, amount, articles));
    }

    fn count_points(&mut self, counting: Counting) {
        for kind in EntryKind::OWNED_POINTS {
            for player in Color::BOTH {
                let points = self.board.partition.points(kind, Some(player));
                if !points.is_empty() {
                    self.count_points_of(kind, player, i32::from(points.len()), counting);
                }
            }
        }
    }

    fn count_points_of(&mut self, kind: EntryKind, player: Color, count: i32, counting: Counting) {
        let rules = self.rules;
        let is_owed = kind == EntryKind::ProtectiveMoves && counting == Counting::Territory;
        let (each, articles) = if kind == EntryKind::LivingStones {
            (i32::from(counting != Counting::Territory), rules.counting.articles())
        } else if is_owed {
            (self.worth_of_protective_moves(), rules.one_sided_neutral.articles())
        } else if kind == EntryKind::SekiEyes {
            (self.worth_of_seki_points(), rules.seki_points.articles())
        } else if kind == EntryKind::DeadInSeki {
            (self.worth_under_dead_in_seki(), rules.dead_in_seki.articles())
        } else {
            (1, rules.territory_articles)
        };
        let entry = Entry::new(Some(player), kind, Amount::points(count * each), articles);
        let is_practice = is_owed && rules.one_sided_neutral.basis() == Basis::Convention;
        self.ledger.push(if is_practice { entry.with_note(EntryNote::ByPractice) } else { entry });
    }

    /// Where territory is counted; area counts them as any other surrounded point.
    fn worth_of_protective_moves(&mut self) -> i32 {
        let choice = self.choice(ScoreAxis::OneSidedNeutral, &self.rules.one_sided_neutral);
        i32::from(choice == Some(OneSidedNeutral::Counted))
    }

    fn worth_of_seki_points(&mut self) -> i32 {
        i32::from(self.choice(ScoreAxis::SekiPoints, &self.rules.seki_points) == Some(SekiPoints::Counted))
    }

    /// Under a stone that stays on the board there is no point. Whether it stays matters only where a point counts.
    fn worth_under_dead_in_seki(&mut self) -> i32 {
        let each = self.worth_of_seki_points();
        let comes_off = each > 0 && self.dead_in_seki() == Some(DeadInSeki::Removed);
        if comes_off { each } else { 0 }
    }

    fn dead_in_seki(&mut self) -> Option<DeadInSeki> {
        self.choice(ScoreAxis::DeadInSeki, &self.rules.dead_in_seki)
    }

    fn count_neutral(&mut self) {
        let (partition, articles) = (&self.board.partition, self.rules.neutral_points.articles());
        if partition.neutral.is_empty() {
            return;
        }
        match self.choice(ScoreAxis::NeutralPoints, &self.rules.neutral_points) {
            Some(NeutralPoints::Zero) | None => self.push(None, EntryKind::Neutral, Amount::ZERO, articles),
            Some(NeutralPoints::SplitHalf) => self.push_shares(Amount::half_points(i32::from(partition.neutral.len()))),
            Some(NeutralPoints::IngShare) => self.push_shares(partition.ing_share()),
        }
    }

    /// The shared points stand in one entry that nobody owns; what each player gets of them is an entry without points.
    fn push_shares(&mut self, each: Amount) {
        let articles = self.rules.neutral_points.articles();
        self.push(None, EntryKind::SharedNeutral, Amount::ZERO, articles);
        for color in Color::BOTH {
            if !each.is_zero() {
                self.push(Some(color), EntryKind::SharedNeutral, each, articles);
            }
        }
    }

    fn count_prisoners(&mut self) {
        if self.choice(ScoreAxis::Prisoners, &self.rules.prisoners) != Some(Prisoners::Counted) {
            return;
        }
        let (partition, articles) = (&self.board.partition, self.rules.prisoners.articles());
        for color in Color::BOTH {
            match *self.position.prisoners().get(color) {
                None => self.needs.push(Need::Prisoners),
                Some(0) => {}
                Some(prisoners) => {
                    let amount = Amount::of_count(prisoners);
                    self.push(Some(color), EntryKind::Prisoners, amount, articles);
                }
            }
        }
        for color in Color::BOTH {
            let mut dead = *partition.dead_stones.get(!color);
            let captives = *partition.dead_stones_in_seki.get(!color);
            if !captives.is_empty() && self.dead_in_seki() == Some(DeadInSeki::NotRemoved) {
                dead -= captives;
            }
            if !dead.is_empty() {
                let amount = Amount::points(i32::from(dead.len()));
                let entry = Entry::new(Some(color), EntryKind::DeadStones, amount, self.rules.dead_articles);
                self.ledger.push_about(entry, dead);
            }
        }
    }

    fn count_pass_stones(&mut self, counting: Counting) {
        if counting != Counting::Territory {
            return;
        }
        if self.choice(ScoreAxis::PassStones, &self.rules.pass_stones) != Some(PassStones::Prisoner) {
            return;
        }
        // White passes last, once more where Black moved last.
        let last = self.position.last_mover();
        let white_is_last = self.rules.last_pass.choice() == Some(LastPass::White);
        if white_is_last && last.is_none() {
            self.needs.push(Need::Passes);
        }
        let passes_more = u32::from(white_is_last && last == Some(Color::Black));
        for color in Color::BOTH {
            let more = if color == Color::Black { passes_more } else { 0 };
            match self.position.history().passes.get(!color).map(|passes| passes + more) {
                None => self.needs.push(Need::Passes),
                Some(0) => {}
                Some(passes) => {
                    let amount = Amount::of_count(passes);
                    self.push(Some(color), EntryKind::PassStones, amount, self.rules.pass_stones.articles());
                }
            }
        }
    }

    fn count_group_tax(&mut self) {
        if self.choice(ScoreAxis::GroupTax, &self.rules.group_tax) != Some(GroupTax::TwoPerGroup) {
            return;
        }
        let groups = self.board.taxed_groups();
        // What is kept in a seki costs nothing where it does not count, nor by a formal definition.
        let is_formal = self.rules.seki_test.choice() == Some(SekiTest::IndependentLife);
        let is_seki_free = is_formal || self.rules.seki_points.choice() == Some(SekiPoints::NotCounted);
        let is_seki_known = groups.is_seki_certain && self.board.shows_seki(self.position.seki());
        if !groups.are_certain || !(is_seki_free || is_seki_known) {
            self.needs.push(Need::Classification);
        }
        for color in Color::BOTH {
            let heads = *groups.heads.get(color);
            let kept = if is_seki_free { 0 } else { *groups.eyes_kept_in_seki.get(color) };
            if !heads.is_empty() || kept > 0 {
                let tax = Amount::points(i32::from(heads.len()) * -2 - i32::from(kept));
                let entry = Entry::new(Some(color), EntryKind::GroupTax, tax, self.rules.group_tax.articles());
                self.ledger.push_about(entry, heads);
            }
        }
    }

    fn count_border(&mut self, counting: Counting) {
        if counting != Counting::Boundary {
            return;
        }
        for color in Color::BOTH {
            let border = border_stones(self.position.stones(), &self.board.partition, color);
            let stones = border & *self.position.stones().of(color);
            let entry = |points: &PointSet| {
                let amount = Amount::points(-i32::from(points.len()));
                Entry::new(Some(color), EntryKind::BorderStones, amount, self.rules.counting.articles())
            };
            if !stones.is_empty() {
                self.ledger.push_about(entry(&stones), stones);
            }
            let filled = border - stones;
            if !filled.is_empty() {
                self.ledger.push_about(entry(&filled).with_note(EntryNote::BorderFilled), filled);
            }
        }
    }

    fn count_order_of_play(&mut self) {
        let (rules, history) = (self.rules, self.position.history());
        let articles = rules.first_pass.articles();
        match (rules.first_pass.choice(), history.first_pass) {
            (Some(FirstPass::None), _)
            | (_, Some(FirstPasser::Nobody))
            | (Some(FirstPass::WhiteFirst), Some(FirstPasser::Player(Color::Black))) => {}
            (None, _) => self.needs.push(Need::Rule(ScoreAxis::FirstPass)),
            (_, None) => self.needs.push(Need::Passes),
            (Some(FirstPass::WhiteFirst), Some(FirstPasser::Player(Color::White))) => {
                self.push(Some(Color::Black), EntryKind::FirstPass, Amount::points(-1), articles);
            }
            (Some(FirstPass::Button), Some(FirstPasser::Player(player))) => {
                self.push(Some(player), EntryKind::Button, Amount::half_points(1), articles);
            }
        }
        match (rules.last_play.choice(), history.last_play) {
            (Some(LastPlayRule::None), _) => {}
            (None, _) => self.needs.push(Need::Rule(ScoreAxis::LastPlay)),
            (_, None) => self.needs.push(Need::LastPlay),
            (Some(LastPlayRule::BlackLosesOne), Some(last)) => {
                if last.player == Color::Black {
                    let at = last.point.map(PointSet::from).unwrap_or_default();
                    let (kind, articles) = (EntryKind::LastPlay, rules.last_play.articles());
                    let entry = Entry::new(Some(Color::Black), kind, Amount::points(-1), articles);
                    self.ledger.push_about(entry, at);
                }
            }
        }
    }

    fn count_handicap_and_komi(&mut self) {
        let Self { position, rules, terms, .. } = *self;
        let by_handicap: [(_, _, _, &dyn Fn(u16) -> Option<Amount>); 2] = [
            (EntryKind::Handicap, ScoreAxis::Handicap, rules.handicap.articles(), &|count| {
                handicap_points(rules, count)
            }),
            (EntryKind::Komi, ScoreAxis::Komi, rules.komi.articles(), &|count| terms.komi.for_rules(rules, count)),
        ];
        for (kind, axis, articles, points) in by_handicap {
            let as_shown = points(position.handicap());
            match as_shown {
                // Which of two numbers is right nobody knows: what they do not give alike is missing.
                _ if position.said_handicap().is_some_and(|said| points(said) != as_shown) => {
                    self.needs.push(Need::Handicap);
                }
                None => self.needs.push(Need::Rule(axis)),
                Some(points) if points.is_zero() => {}
                Some(points) => self.push(Some(Color::White), kind, points, articles),
            }
        }
    }

    fn count_adjustments(&mut self) {
        if self.rules.overtime.choice().is_none() && self.terms.overtime != ByColor::default() {
            self.needs.push(Need::Rule(ScoreAxis::Overtime));
        }
        if self.rules.overtime.choice() == Some(Overtime::TwoPointsAPeriod) {
            for color in Color::BOTH {
                let periods = (*self.terms.overtime.get(!color)).min(Terms::OVERTIME_PERIODS_MAX);
                if periods > 0 {
                    let (amount, articles) = (Amount::points(i32::from(periods) * 2), self.rules.overtime.articles());
                    let entry = Entry::new(Some(color), EntryKind::Adjustment, amount, articles);
                    self.ledger.push(entry.with_note(EntryNote::Overtime));
                }
            }
        }
        for adjustment in self.terms.adjustments.iter().filter(|adjustment| adjustment.applies_to(self.rules)) {
            self.push(Some(adjustment.player), EntryKind::Adjustment, adjustment.amount, &[]);
        }
    }
}

/// Points to White for so many handicap stones; nothing where the text does not say.
fn handicap_points(rules: &RuleSet, stones: u16) -> Option<Amount> {
    // Texts that have a point less than stones count it in area alone: in territory the stones for passes have it.
    let is_in_passes = rules.counting.choice() == Some(Counting::Territory)
        && rules.pass_stones.choice() == Some(PassStones::Prisoner)
        && rules.handicap.basis() != Basis::Chosen;
    let points = match rules.handicap.choice() {
        _ if stones < 2 => 0,
        Some(Handicap::Zero) => 0,
        Some(Handicap::N) => stones,
        Some(Handicap::NMinusOne) if is_in_passes => 0,
        Some(Handicap::NMinusOne) => stones - 1,
        None => return None,
    };
    Some(Amount::points(i32::from(points)))
}
