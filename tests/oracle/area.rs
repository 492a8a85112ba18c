//! Exact play for area on whole small boards, against scores that are said to be firm.

use std::collections::{HashMap, HashSet};

use gyega::board::{Color, PointSet, Stones};
use gyega::position::Setup;
use gyega::report::{ScoreTask, prepare};
use gyega::rules::{Amount, CHINESE_2002, Clause, Komi};

use crate::boards;
use crate::grid::{Grid, Ko, Move, Side, State};

/// The most positions of a question.
const POSITIONS_MAX: usize = 5_000;

/// Whether a player who starts forces so large a lead of area. Two passes end play; play that comes back to a position
/// is no success of his.
struct AreaPlay {
    grid: Grid,
    lead: i32,
    positions_max: usize,
    known: HashMap<(State, u8), bool>,
    path: HashSet<(State, u8)>,
    positions: usize,
}

/// What is known of a position, and whether it hangs on how it was reached.
type Answer = (Option<bool>, bool);

impl AreaPlay {
    fn is_forced(stones: &Stones, player: Color, lead: i32, positions_max: usize) -> Option<bool> {
        let grid = Grid::of(stones.size(), &PointSet::EMPTY);
        let start = grid.state(stones, !player, Side::Attacker);
        let mut play = Self { grid, lead, positions_max, known: HashMap::new(), path: HashSet::new(), positions: 0 };
        play.answer((start, 0)).0
    }

    fn answer(&mut self, here: (State, u8)) -> Answer {
        let (state, passes) = here;
        if passes == 2 {
            return (Some(self.lead_of(&state) >= self.lead), false);
        }
        if let Some(known) = self.known.get(&here) {
            return (Some(*known), false);
        }
        if self.path.contains(&here) {
            return (Some(false), true);
        }
        let points = i32::from(self.grid.size.point_count());
        let [own, theirs] = [0, 1].map(|side| self.unconditional(&state, side).count_ones() as i32);
        if 2 * own - points >= self.lead {
            return (Some(true), false);
        }
        if points - 2 * theirs < self.lead {
            return (Some(false), false);
        }
        self.positions += 1;
        if self.positions > self.positions_max {
            return (None, false);
        }
        self.path.insert(here);
        let wanted = !state.is_defenders_turn;
        let (mut found, mut is_unknown, mut hangs) = (false, false, false);
        for after in self.moves(&state, passes) {
            match self.answer(after) {
                (Some(answer), hangs_on_path) if answer == wanted => {
                    (found, is_unknown, hangs) = (true, false, hangs_on_path);
                    break;
                }
                (Some(_), hangs_on_path) => hangs |= hangs_on_path,
                (None, _) => is_unknown = true,
            }
        }
        self.path.remove(&here);
        let answer = found == wanted;
        if is_unknown {
            return (None, hangs);
        }
        // A success does not lean on what was met before; a failure may.
        if answer || !hangs {
            self.known.insert(here, answer);
        }
        (Some(answer), hangs && !answer)
    }

    /// Captures first, fillings of own points late; a pass first where it ends well for who makes it.
    fn moves(&self, state: &State, passes: u8) -> Vec<(State, u8)> {
        let settled = self.unconditional(state, 0) | self.unconditional(state, 1);
        let side = usize::from(state.is_defenders_turn);
        let is_content = (self.lead_of(state) >= self.lead) != state.is_defenders_turn;
        let rank = |(made, after): &(Move, State)| match made {
            Move::Pass(_) => {
                if is_content {
                    -1000
                } else {
                    1000
                }
            }
            Move::Stone(at) => {
                let captured = state.stones[1 - side].count_ones() - after.stones[1 - side].count_ones();
                let is_own = self.grid.beside(1 << at) & !after.stones[side] == 0;
                20 * i32::from(is_own) - 10 * captured as i32
            }
        };
        let mut all = self.grid.moves(state, Ko::NextMove);
        all.retain(|(made, _)| !matches!(made, Move::Stone(at) if settled >> at & 1 == 1));
        all.sort_by_cached_key(rank);
        let passes_after = |made: Move| if matches!(made, Move::Pass(_)) { passes + 1 } else { 0 };
        all.into_iter().map(|(made, after)| (after, passes_after(made))).collect()
    }

    /// The attacker's lead of area where all stones stay that stand.
    fn lead_of(&self, state: &State) -> i32 {
        let area = |side: usize| {
            let is_own = |part: &u64| self.grid.beside(*part) & !self.grid.vacant(state) & !state.stones[side] == 0;
            let surrounded = self.grid.parts(self.grid.vacant(state)).into_iter().filter(is_own);
            let surrounded = surrounded.filter(|part| self.grid.beside(*part) != 0);
            (state.stones[side].count_ones() + surrounded.map(u64::count_ones).sum::<u32>()) as i32
        };
        area(0) - area(1)
    }

    /// What a side has for good even if it always passes (Benson 1976): its stones and their eyes.
    fn unconditional(&self, state: &State, side: usize) -> u64 {
        let (own, vacant) = (state.stones[side], self.grid.vacant(state));
        let is_eye = |region: &u64, chain: &u64| {
            let open = region & vacant;
            open != 0 && open & !self.grid.beside(*chain) == 0
        };
        let mut chains = self.grid.parts(own);
        let mut regions = self.grid.parts(vacant | state.stones[1 - side]);
        loop {
            let before = (chains.len(), regions.len());
            chains.retain(|chain| regions.iter().filter(|region| is_eye(region, chain)).count() >= 2);
            let living = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|region| self.grid.beside(*region) & !living == 0);
            if before == (chains.len(), regions.len()) {
                let eyes = regions.iter().filter(|region| chains.iter().any(|chain| is_eye(region, chain)));
                return eyes.fold(living, |all, region| all | region);
            }
        }
    }
}

/// Black's lead by area on a board of which nobody said anything, and how many points are nobody's, if that is firm.
fn firm_lead(stones: Stones) -> Option<(i32, i32)> {
    let mut case = ScoreTask::new(Setup::new(stones).check().ok()?);
    let mut rules = gyega::RuleSet::clone(&CHINESE_2002);
    rules.komi = Clause::chosen(Komi::half_points(0, 0));
    case.rule_sets = vec![rules.into()];
    let report = prepare(&case);
    let score = &report.scores.first()?.score;
    let score_lead = score.verdict.lead.filter(|_| score.is_firm())?;
    let points = i32::from(stones.size().point_count());
    let lead = (-points..=points).find(|lead| Amount::points(*lead) == score_lead)?;
    Some((lead, i32::from(score.board().partition.neutral.len())))
}

#[test]
fn what_is_firm_is_what_exact_play_for_area_gives() {
    let (mut agreed, mut large, mut wrong) = (0, 0, Vec::new());
    for number in 0..crate::count(5_000) / 20 {
        let stones = match number % 4 {
            0 => boards::ending(number),
            1 => boards::board(number),
            _ => boards::played(number),
        };
        let Some((lead, neutral)) = firm_lead(stones) else { continue };
        // Who starts may get more of the neutral points, and no more than these.
        let answers = [(Color::Black, lead), (Color::White, -lead)]
            .map(|(player, lead)| AreaPlay::is_forced(&stones, player, lead + neutral + 1, POSITIONS_MAX));
        match answers {
            [Some(false), Some(false)] => agreed += 1,
            answers if answers.contains(&Some(true)) => {
                wrong.push(format!(
                    "{number}: {lead}, Black or White gets more: {answers:?}\n{}\n",
                    stones.rows().join("\n")
                ));
            }
            _ => large += 1,
        }
    }
    crate::say(&format!("firm: {agreed} as exact play for area has it, {large} too large for it\n"));
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.concat());
    assert!(agreed > 50, "{agreed} are too few to say anything");
}

#[test]
fn exact_play_for_area_counts_what_it_can_take() {
    // Black has two eyes. White's corner has one, and falls even if White starts: all 24 points are Black's.
    let captured = Stones::from_rows(&[".OO.X.", "OOXXXX", "XXX.XX", "X.XXXX"]).expect("a board");
    let forced = |player, lead| AreaPlay::is_forced(&captured, player, lead, 20_000);
    assert_eq!(forced(Color::Black, 24), Some(true));
    assert_eq!(forced(Color::White, -23), Some(false));
}

#[test]
fn an_answer_that_keeps_a_wall_may_be_needed_elsewhere() {
    // White C6 threatens C7 at D7, and makes an eye. Black can keep C7 or take the eye away at A5. The seven were said
    // to be captured whoever starts, as C7 lives by itself: firm, all 35 points Black's.
    let stones = Stones::from_rows(&[".OX.X", "O..X.", ".OOXX", "XXXXX", "XXXXX", ".XXX.", "XXX.X"]).expect("a board");
    assert_eq!(AreaPlay::is_forced(&stones, Color::White, -34, 50_000), Some(true));
    assert_eq!(firm_lead(stones), None);
}
