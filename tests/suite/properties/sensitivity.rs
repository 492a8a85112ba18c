//! The least change against brute force: each change is written into the setup, and the whole is prepared anew.

use gyega::board::{ByColor, Color, Point, PointSet};
use gyega::position::{FirstPasser, LastPlay, Marks, Setup, play};
use gyega::report::{Change, ChangeKind, KindSensitivity, Report, ScoreTask, WantedParts, prepare};
use gyega::rules::{Amount, SharedRuleSet, Suicide, by_id};
use gyega::score::{KomiChoice, Outcome, Verdict};
use gyega::wire::resolve_rule_set;
use proptest::prelude::*;

use super::config;
use super::random::{Game, small_shapes};

fn rule_sets() -> Vec<SharedRuleSet> {
    let built_in =
        ["korean-2016", "chinese-2002", "ing-sst", "aga", "wmsg-2008", "taiwan-old", "button-area", "sunjang"];
    let mut sets: Vec<SharedRuleSet> = built_in.into_iter().filter_map(by_id).map(SharedRuleSet::from).collect();
    sets.push(resolve_rule_set("korean-2016(pass_stones=prisoner)").expect("known names"));
    sets
}

fn verdicts(report: &Report) -> Vec<Verdict> {
    report.scores.iter().map(|scored| scored.score.verdict).collect()
}

/// One way to change a setup, and what it is in the words of the report.
struct Tried {
    setup: Setup,
    komi: Amount,
    change: Change,
}

struct Brute {
    classify: bool,
    komi: Amount,
    setup: Setup,
    before: Report,
}

impl Brute {
    fn case(&self, setup: &Setup, komi: Amount) -> Option<ScoreTask> {
        let mut case = ScoreTask::new(setup.clone().check().ok()?);
        case.rule_sets = rule_sets();
        case.terms.komi = KomiChoice::Same(komi);
        Some(ScoreTask { classify: self.classify, ..case })
    }

    fn after(&self, tried: &Tried) -> Option<Vec<Verdict>> {
        Some(verdicts(&prepare(&self.case(&tried.setup, tried.komi)?)))
    }

    /// No lead is as far from the other player as this, in points.
    fn reach(&self) -> u32 {
        let leads = verdicts(&self.before).into_iter().filter_map(|verdict| verdict.lead);
        leads.map(|lead| lead.as_quarters().unsigned_abs() / 4 + 2).max().unwrap_or(1)
    }

    fn with(&self, change: Change, edit: impl FnOnce(&mut Setup)) -> Tried {
        let mut setup = self.setup.clone();
        edit(&mut setup);
        Tried { setup, komi: self.komi, change }
    }

    fn sensed(&self, rule_set: usize, kind: ChangeKind) -> Option<&KindSensitivity> {
        let sensitivity = &self.before.sensitivity.as_ref().expect("it is asked for")[rule_set];
        sensitivity.kinds.iter().find(|sensed| sensed.kind == kind)
    }

    /// Changes of one kind in groups, the smaller first: the least stands in the first group that has one that turns.
    /// There the one that moves the lead least, and of these the first.
    fn compare(&self, kind: ChangeKind, sizes: &[Vec<Tried>]) {
        let before = verdicts(&self.before);
        let mut least: Vec<Option<(Change, Verdict)>> = vec![None; before.len()];
        let mut counts = vec![false; before.len()];
        for tried in sizes {
            let mut found: Vec<Option<(Change, Verdict)>> = vec![None; before.len()];
            for (tried, after) in tried.iter().filter_map(|tried| Some((tried, self.after(tried)?))) {
                for (index, (before, after)) in before.iter().zip(&after).enumerate() {
                    counts[index] |= before.lead != after.lead;
                    let moved = |after: &Verdict| Some((after.lead? - before.lead?).abs());
                    let turns = after.outcome != before.outcome && after.outcome != Outcome::Undetermined;
                    let is_less = found[index].is_none_or(|(_, other)| moved(after) < moved(&other));
                    if turns && is_less {
                        found[index] = Some((tried.change, *after));
                    }
                }
            }
            least.iter_mut().zip(found).for_each(|(least, found)| *least = least.or(found));
        }
        for (index, expected) in least.into_iter().enumerate() {
            let rules = &rule_sets()[index].id;
            if before[index].outcome == Outcome::Undetermined {
                assert!(self.sensed(index, kind).is_none(), "{rules}: nothing is known");
                continue;
            }
            let sensed = self.sensed(index, kind).expect("every kind is told");
            // Plays in wide spaces and in sekis are not tried, and that is told.
            assert!(sensed.is_complete || kind == ChangeKind::NeutralPoint, "{rules}: a small board");
            // What a change makes of the lead is told, and not on which marks it stands.
            let told = |(change, verdict): (Change, Verdict)| (change, verdict.lead, verdict.outcome);
            assert_eq!(sensed.least.map(told), expected.map(told), "{rules}, {kind:?}, {:?}", self.setup.stones.rows());
            assert!(sensed.counts || !counts[index], "{rules}, {kind:?}: a change moved the lead");
            assert!(counts[index] || !sensed.counts || expected.is_none(), "{rules}, {kind:?}");
        }
    }

    /// More for one player or, where that many are left, fewer for the other: the first is told, the second worth as
    /// much.
    fn numbers(
        &self,
        kind: ChangeKind,
        change: impl Fn(Color, u32) -> Change,
        number: impl Fn(&mut Setup) -> &mut ByColor<Option<u32>>,
    ) {
        let steps = (1..=self.reach()).map(|more| {
            // What helps Black comes first: a prisoner of Black, a pass of White.
            let helps = |player: Color| if kind == ChangeKind::Passes { !player } else { player };
            Color::BOTH
                .map(helps)
                .into_iter()
                .flat_map(|player| {
                    let edit = |player: Color, by: i64| {
                        let mut setup = self.setup.clone();
                        let count = number(&mut setup).get_mut(player).as_mut().expect("a replay knows it");
                        let to = u32::try_from(i64::from(*count) + by).ok()?;
                        *count = to;
                        Some(Tried {
                            setup,
                            komi: self.komi,
                            change: change(if by > 0 { player } else { !player }, more),
                        })
                    };
                    [edit(player, i64::from(more)), edit(!player, -i64::from(more))]
                })
                .flatten()
                .collect::<Vec<_>>()
        });
        self.compare(kind, &steps.collect::<Vec<_>>());
    }
}

/// Neutral points that the report may try, by walking over the board alone.
fn neutral_points(brute: &Brute) -> Vec<Point> {
    let stones = &brute.setup.stones;
    let dead = brute.setup.marks.dead;
    let living = stones.without(&dead);
    let (open, in_seki) = (living.vacant(), brute.before.board.partition.in_seki);
    let owner = |at: &Point| {
        let space = PointSet::from(*at).flood(&open);
        let touched = space.dilate(&stones.all_points());
        let meets = |color: Color| !touched.is_disjoint(living.of(color));
        (meets(Color::Black) == meets(Color::White)).then_some(space)
    };
    let is_tried = |at: &Point| {
        let Some(space) = owner(at) else { return false };
        // Where a protective move is owed the point is owned; the space is neutral as a whole.
        let touched = space.dilate(&stones.all_points());
        space.len() < 9 && touched.is_disjoint(&in_seki.black) && touched.is_disjoint(&in_seki.white)
    };
    (open & stones.vacant()).iter().filter(is_tried).collect()
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn the_least_change_is_that_of_brute_force(shape in small_shapes(), classify in any::<bool>(), half_points in -20..20_i32) {
        let game = Game::of(shape);
        let mut setup = game.setup();
        setup.history.ended_by = None;
        let komi = Amount::half_points(half_points);
        let mut case = ScoreTask::new(setup.clone().check().expect("legal"));
        case.rule_sets = rule_sets();
        case.terms.komi = KomiChoice::Same(komi);
        let wanted = WantedParts { sensitivity: true, ..case.wanted };
        let case = ScoreTask { classify, wanted, ..case };
        let brute = Brute { classify, komi, setup, before: prepare(&case) };
        let dead = brute.setup.marks.dead;
        let dead = brute.setup.stones.chains_of(&dead);

        brute.numbers(ChangeKind::Prisoners, Change::Prisoners, |setup| &mut setup.prisoners);
        brute.numbers(ChangeKind::Passes, Change::Passes, |setup| &mut setup.history.passes);

        let komis = (1..=2 * brute.reach() as i32).map(|steps| {
            let by = |steps: i32| {
                let more = Amount::half_points(steps);
                let change = Change::Komi { komi: komi + more, more };
                Tried { setup: brute.setup.clone(), komi: komi + more, change }
            };
            vec![by(-steps), by(steps)]
        });
        brute.compare(ChangeKind::Komi, &komis.collect::<Vec<_>>());

        let own = i32::from(brute.setup.handicap.unwrap_or(0));
        let points = i32::from(brute.setup.stones.size().point_count());
        let handicaps = (1..=points).map(|away| {
            let numbers = [own - away, own + away].into_iter().filter(|stones| (0..=points).contains(stones));
            let by = |stones: i32| {
                let change = Change::Handicap { stones: stones as u16, more: stones - own };
                brute.with(change, |setup| setup.handicap = Some(stones as u16))
            };
            // Of two the smaller is told, whatever they make of the lead.
            numbers.map(by).map(|tried| vec![tried]).collect::<Vec<_>>()
        });
        brute.compare(ChangeKind::Handicap, &handicaps.flatten().collect::<Vec<_>>());

        let first = brute.setup.history.first_pass;
        let others = Color::BOTH.into_iter().filter(|player| first.is_some_and(|first| first != FirstPasser::Player(*player)));
        let firsts = others.map(|player| {
            brute.with(Change::FirstPass(player), |setup| {
                setup.history.first_pass = Some(FirstPasser::Player(player));
                setup.history.passes = setup.history.passes.map(|passes| passes.map(|passes| passes.max(1)));
            })
        });
        brute.compare(ChangeKind::FirstPass, &[firsts.collect()]);
        let last = brute.setup.history.last_play;
        let others = Color::BOTH.into_iter().filter(|player| last.is_some_and(|last| last.player != *player));
        let lasts = others.map(|player| {
            let last_play = Some(LastPlay { player, point: None, captured: None });
            brute.with(Change::LastPlay(player), |setup| setup.history.last_play = last_play)
        });
        brute.compare(ChangeKind::LastPlay, &[lasts.collect()]);

        let groups: Vec<(Color, PointSet)> = match &brute.before.life {
            Some(life) => life.groups.iter().map(|group| (group.color, group.stones)).collect(),
            None => brute.setup.stones.chains().iter().map(|chain| (chain.color, chain.points)).collect(),
        };
        let statuses = groups.into_iter().map(|(color, points)| {
            let is_dead = !points.is_subset(&dead);
            brute.with(Change::Status { color, points, is_dead }, |setup| {
                let seki = setup.stones.chains_of(&setup.marks.seki) - points;
                let dead = if is_dead { dead | points } else { dead - points };
                setup.marks = Marks { dead, seki, ..Marks::default() };
            })
        });
        brute.compare(ChangeKind::Status, &[statuses.collect()]);

        let marked = dead | brute.setup.stones.chains_of(&brute.setup.marks.seki);
        let plays = neutral_points(&brute).into_iter().flat_map(|at| Color::BOTH.map(|player| (player, at)));
        let played = plays.filter_map(|(player, at)| {
            let played = play(&brute.setup.stones, player, at, Suicide::Forbidden).ok()?;
            let joined = played.after.chain_at(at).expect("it was just played").points;
            joined.is_disjoint(&marked).then(|| {
                brute.with(Change::NeutralPoint(player, at), |setup| {
                    setup.stones = played.after;
                    let [dead, seki] = [dead, setup.marks.seki].map(|marked| marked - played.captured);
                    setup.marks = Marks { dead, seki, ..Marks::default() };
                    if let Some(prisoners) = setup.prisoners.get_mut(player) {
                        *prisoners += u32::from(played.captured.len());
                    }
                    if let Some(plays) = setup.history.plays.get_mut(player) {
                        *plays += 1;
                    }
                    let captured = Some(played.captured);
                    setup.history.last_play = Some(LastPlay { player, point: Some(at), captured });
                })
            })
        });
        brute.compare(ChangeKind::NeutralPoint, &[played.collect()]);

        // The winner still wins with so many points less, and not with one more.
        for (index, sensitivity) in brute.before.sensitivity.iter().flatten().enumerate() {
            let winner = brute.before.scores[index].score.verdict.outcome.winner();
            prop_assert_eq!(sensitivity.safe_by.is_some(), winner.is_some());
            if let Some((winner, safe)) = winner.zip(sensitivity.safe_by) {
                let with_less = |points: u32| {
                    let komi = komi + Amount::points(points as i32 * winner.sign());
                    let case = brute.case(&brute.setup, komi).expect("as legal as before");
                    verdicts(&prepare(&case))[index].outcome
                };
                prop_assert_eq!(with_less(safe), Outcome::Wins(winner));
                prop_assert_ne!(with_less(safe + 1), Outcome::Wins(winner));
            }
        }
    }
}
