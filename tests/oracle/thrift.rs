//! Which of his own points a player must fill before the end of a game, by exact play: once both fill neutral points,
//! he plays on his own only one for one.

use std::collections::BTreeMap;

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::life::promises::{Fate, FateReader, Promises};
use gyega::life::{Budget, Work};

use crate::boards;
use crate::grid::{Ko, Side};
use crate::known::Board;
use crate::play::Question;

/// The most positions of a question.
const POSITIONS_MAX: usize = 200_000;

/// The most own points that are filled.
const FILLED_MAX: usize = 2;

/// With every threat that a ko may need.
const KO: Ko = Ko::Threats(Side::Attacker);

/// Stones of a player that live, at the end of a game.
#[derive(Clone, Copy, Debug)]
struct Ending {
    stones: Stones,
    color: Color,
    target: PointSet,
}

impl Ending {
    /// With the chains each of which is kept, if thrift does not matter and the opponent begins.
    fn of(stones: Stones, color: Color, positions_max: usize) -> Option<Self> {
        let target = stones.of(color).parts().try_fold(PointSet::EMPTY, |all, chain| {
            let falls = Question::of(stones, chain, Side::Attacker, KO).is_captured(positions_max)?;
            Some(if falls { all } else { all | chain })
        });
        Some(Self { stones, color, target: target? })
    }

    fn question(&self, first: Side) -> Question {
        Question::of(self.stones, self.target, first, KO).thriftily()
    }

    /// Whether none of them falls to the opponent, or to a player who may begin, which he does at a neutral point.
    fn is_held(&self, positions_max: usize) -> Option<bool> {
        let is_held = |first: Side| self.question(first).is_captured(positions_max).map(|falls| !falls);
        let whatever_comes = is_held(Side::Attacker);
        if whatever_comes == Some(true) || is_held(Side::Defender)? { Some(true) } else { whatever_comes }
    }

    /// The points that their owner alone reaches.
    fn own(&self) -> PointSet {
        let reach = self.stones.reach();
        *reach.get(self.color) - *reach.get(!self.color)
    }

    /// The same with own points filled; nothing where that cannot be, or takes the last liberty.
    fn filled(&self, points: &PointSet) -> Option<Self> {
        let stones = self.stones.with(self.color, points);
        let is_possible = points.is_subset(&self.own()) && stones.without_liberty().is_empty();
        is_possible.then_some(Self { stones, target: self.target | *points, ..*self })
    }

    /// The smallest sets of own points that hold them all when they are filled; nothing where that is too much to say.
    fn least(&self, positions_max: usize) -> Option<Vec<PointSet>> {
        let own = self.own();
        let mut sets = vec![PointSet::EMPTY];
        for _ in 0..=FILLED_MAX {
            let mut least = Vec::new();
            for set in &sets {
                if let Some(filled) = self.filled(set)
                    && filled.is_held(positions_max)?
                {
                    least.push(*set);
                }
            }
            if !least.is_empty() {
                return Some(least);
            }
            let after =
                |set: &PointSet| own.iter().filter(|at| set.iter().all(|other| other < *at)).collect::<Vec<_>>();
            sets = sets.iter().flat_map(|set| after(set).into_iter().map(|at| *set | PointSet::from(at))).collect();
        }
        Some(Vec::new())
    }
}

fn set(names: &str) -> PointSet {
    names.split_whitespace().map(|name| Point::parse(name).expect("a point")).collect()
}

/// What exact play has to say of a chain of White's that is safe if he need not be thrifty, and of what he owes.
#[derive(Debug, PartialEq, Eq)]
struct Truth {
    /// Whether it falls under thrift if Black begins, then if White does.
    falls: [bool; 2],
    /// The smallest sets of points that hold all that lives.
    least: Vec<PointSet>,
}

impl Truth {
    fn new(falls: [bool; 2], least: &[&str]) -> Self {
        Self { falls, least: least.iter().map(|names| set(names)).collect() }
    }

    /// The truth about the chain at a point. What regions promise it is held against that.
    fn of(rows: &[&str], at: &str) -> Self {
        let board = Board::of(rows);
        let ending = Ending::of(board.0, Color::White, POSITIONS_MAX).expect("few positions");
        let chain = Ending { target: board.chains(&[at]), ..ending };
        assert!(chain.target.is_subset(&ending.target), "{at} is kept where thrift does not matter");
        let falls = [Side::Attacker, Side::Defender]
            .map(|first| chain.question(first).is_captured(POSITIONS_MAX).expect("few positions"));
        let work = Work::unbounded(Budget::DEFAULT);
        let promised = Promises::of(&board.0, Color::White, false, 2_000, &work).thrifty().stones();
        assert_eq!(chain.target.is_subset(&promised), !falls[0], "what is promised to {at} under thrift");
        Self { falls, least: ending.least(POSITIONS_MAX).expect("few positions") }
    }
}

/// What the reading says that White owes.
fn owed(rows: &[&str]) -> PointSet {
    with_reader(|reader| reader.read(&Board::of(rows).0).owed.white)
}

#[test]
fn a_false_eye_at_the_edge_is_filled() {
    // Black E1 puts D1 in atari, and only C1 saves it. If White plays E1 himself, C1 is his last liberty.
    let rows = [".OOX.X.", "O.OXXXX", "OO.O.X."];
    assert_eq!(Truth::of(&rows, "D1"), Truth::new([true; 2], &["C1"]));
    assert_eq!(owed(&rows), set("C1"));
}

#[test]
fn a_connection_at_a_neutral_point_owes_nothing() {
    // The same stone, and White first connects it at D2, a neutral point. If Black plays there, White needs C1: but he
    // who may begin does so before.
    let rows = [".OOXXX.", "O.O.XXX", "OO.OXX."];
    assert_eq!(Truth::of(&rows, "D1"), Truth::new([true, false], &[""]));
    assert_eq!(owed(&rows), PointSet::EMPTY);
}

#[test]
fn of_two_connections_at_neutral_points_one_is_owed() {
    // White connects C1 at C2, Black cuts G1 off at G2, and G1 needs F1.
    let rows = ["XXXO.OXXX", "XXXOOOXXX", ".XXO.OXX.", "XX.OOO.XX", ".XO.O.OX."];
    for chain in ["C1", "G1"] {
        assert_eq!(Truth::of(&rows, chain), Truth::new([true, false], &["D1", "F1"]));
    }
    assert!([set("D1"), set("F1")].contains(&owed(&rows)));
}

#[test]
fn a_throw_in_pays_for_the_reply() {
    // Black D1 threatens E1 and E2 at D2. White takes there, which costs him no more than it cost Black.
    let rows = [".OOOXX.", "O.O.OXX", "OOO.OX."];
    assert_eq!(Truth::of(&rows, "E1"), Truth::new([false; 2], &[""]));
    assert_eq!(owed(&rows), PointSet::EMPTY);
}

#[test]
fn one_point_connects_two_chains() {
    // Black B1 puts C1 in atari, Black F1 E1, and D1 saves both.
    let rows = [".XO.OX.", "XXOOOXX", "XXO.OXX", ".XOOOX.", "XXXOXXX", "X.O.O.X"];
    for chain in ["C1", "E1"] {
        assert_eq!(Truth::of(&rows, chain), Truth::new([true; 2], &["D1"]));
    }
    assert_eq!(owed(&rows), set("D1"));
}

#[test]
fn two_points_are_owed_for_two_chains() {
    // The same with a point for each of them, at D1 and F1: either filled leaves the other to be taken.
    let rows = [".XXO.OXX.", "XXXOOOXXX", ".XXO.OXX.", "XXXOOOXXX", "X.O.O.O.X"];
    for chain in ["C1", "G1"] {
        assert_eq!(Truth::of(&rows, chain), Truth::new([true; 2], &["D1 F1"]));
    }
    assert_eq!(owed(&rows), set("D1 F1"));
}

#[test]
fn two_points_are_owed_where_one_alone_is_of_no_use() {
    // Black A3 puts A2 in atari at B1. If White has filled that, five stones hang on D1; if he has filled D1, three on
    // B1. With both filled they are joined to the chain on the right.
    assert_eq!(owed(&["XX.X.X.X.X", ".XXXXXXXXX", "OOXOOOOOOX", "O.O.O.O.OX"]), set("B1 D1"));
    // Without A3 Black takes three at once, and White has no time for both; they are owed all the same.
    assert_eq!(owed(&[".X.X.X.X.X", "XXXXXXXXXX", "OOXOOOOOOX", "O.O.O.O.OX"]), set("B1 D1"));
}

#[test]
fn a_snapback_threatens_once_a_neutral_point_is_filled() {
    // Black F3, then D1. The credit for that is of no use: White E1 takes one stone, and Black D1 takes five. With D1
    // filled the chains are one; with E1 filled D1 is the last liberty.
    let rows = ["OOX.XXX.", ".OXXX.XX", "OOXOOOX.", ".OO..OXX"];
    assert_eq!(Truth::of(&rows, "F1"), Truth::new([true; 2], &["D1"]));
    assert_eq!(owed(&rows), set("D1"));
}

#[test]
fn an_eye_space_needs_a_move_without_liberties_outside() {
    // Black C4 and C3, then A2: White A1 is taken at B1, White A3 leaves B1 the last liberty, and after White B1 and
    // Black A1 he can only take two stones, which is one eye. White first has two, at A1 or at A2.
    let rows = ["OO.XXX.", ".O.XXXX", ".OOXXX.", "..OXXXX"];
    assert_eq!(Truth::of(&rows, "B4"), Truth::new([true; 2], &["A2", "A1"]));
    assert_eq!(owed(&rows), set("A2"));
}

#[test]
fn stones_captured_at_a_neutral_point_are_free() {
    // White E2 takes two and connects. Black first plays E2, and when he plays E1 too, D1 needs C1: but nothing is
    // owed, as White may begin.
    let rows = [".OOOOXXX", "O.OXOXX.", "OOOX.XXX", "OO.O.XX."];
    assert_eq!(Truth::of(&rows, "D1"), Truth::new([true, false], &[""]));
    assert_eq!(owed(&rows), PointSet::EMPTY);
}

#[test]
fn a_stone_captured_in_a_ko_pays_for_a_connection() {
    // White E2 takes D2 in a ko. Black retakes it, and with E1 D1 is in atari; White C1 is for the stone that he took.
    let rows = [".OOOXXX.", "O.OX.XXX", "OO.O.XX."];
    assert_eq!(Truth::of(&rows, "D1"), Truth::new([true, false], &[""]));
    assert_eq!(owed(&rows), PointSet::EMPTY);
}

/// The most positions of a question on boards that nobody chose.
const POSITIONS_MAX_OF_ANY: usize = 20_000;

/// A board as at the end of a game, with what is dead taken off; every fifth is one on which much happens.
fn ended(number: u64) -> Stones {
    let stones = if number.is_multiple_of(5) { boards::board(number) } else { boards::ending(number) };
    let captured =
        with_reader(|reader| reader.read(&stones)).chains.into_iter().filter(|chain| chain.fate == Fate::Captured);
    stones.without(&captured.map(|chain| chain.stones).collect())
}

fn with_reader<T>(ask: impl FnOnce(&FateReader<'_>) -> T) -> T {
    let work = Work::unbounded(Budget::DEFAULT);
    ask(&FateReader { assumes_wide: false, nodes_max: 10_000, work: &work })
}

#[test]
fn what_regions_promise_the_thrifty_is_kept() {
    let (mut shown, mut large, mut wrong) = (0, 0, Vec::new());
    for number in 0..crate::count(5_000) / 5 {
        let stones = ended(number);
        for color in Color::BOTH {
            let work = Work::unbounded(Budget::DEFAULT);
            let target = Promises::of(&stones, color, false, 2_000, &work).thrifty().stones();
            let ending = Ending { stones, color, target };
            if target.is_empty() || ending.own().is_empty() {
                continue;
            }
            match ending.question(Side::Attacker).is_captured(POSITIONS_MAX_OF_ANY) {
                Some(false) => shown += 1,
                Some(true) => wrong.push(format!("{number} {color:?} {target}\n{}\n", stones.rows().join("\n"))),
                None => large += 1,
            }
        }
    }
    crate::say(&format!("thrifty promises: {shown} kept, {large} too large\n"));
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.concat());
}

/// How what is owed stands against exact play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    /// All that lives is held once it is filled, and not without one of the points.
    Right,
    TooLarge,
    /// A chain that lives is not held.
    TooFew,
    /// Each chain is held if its owner may begin for it, but he may not begin for all.
    EachByAMove,
    /// Without one of the points all is held that is held with it.
    Needless,
}

impl Ending {
    /// How some points stand that are said to be owed, for what lives and what may be kept as well.
    fn verdict(&self, owed: &PointSet, kept: &PointSet) -> Option<Verdict> {
        let is_held = |board: &Self| board.is_held(POSITIONS_MAX_OF_ANY);
        let each_held = |board: &Self, stones: &PointSet| {
            stones.parts().try_fold(PointSet::EMPTY, |all, target| {
                Some(if is_held(&Self { target, ..*board })? { all | target } else { all })
            })
        };
        let Some(filled) = self.filled(owed) else { return Some(Verdict::Needless) };
        let is_all_held = is_held(&filled)?;
        if !is_all_held && each_held(&filled, &self.target)? != self.target {
            return Some(Verdict::TooFew);
        }
        for at in owed.iter() {
            let fewer = self.filled(&(*owed - PointSet::from(at)))?;
            if is_held(&fewer)? == is_all_held && each_held(&fewer, kept)? == each_held(&filled, kept)? {
                return Some(Verdict::Needless);
            }
        }
        Some(if is_all_held { Verdict::Right } else { Verdict::EachByAMove })
    }
}

#[test]
fn what_is_owed_must_be_filled_and_nothing_else() {
    let (mut verdicts, mut denied) = (BTreeMap::<_, usize>::new(), Vec::new());
    for number in 0..crate::count(5_000) / 5 {
        let stones = ended(number);
        let read = with_reader(|reader| reader.read(&stones));
        for color in Color::BOTH {
            let of = |wanted: &[Fate]| -> PointSet {
                let chains = read.chains.iter().filter(|chain| chain.color == color && wanted.contains(&chain.fate));
                chains.map(|chain| chain.stones).collect()
            };
            let target = of(&[Fate::Alive, Fate::InSeki, Fate::AliveOrInSeki]);
            // What the other owes is filled: it may be why there is something to fill here.
            let stones = stones.with(!color, read.owed.get(!color));
            let ending = Ending { stones, color, target };
            // What is not decided cannot be said to need a point.
            let open = of(&[Fate::HeldAlone, Fate::OneUnsettled, Fate::Undecided]) | *read.may_owe.get(color);
            let is_decided = open.is_empty();
            if target.is_empty() || ending.own().is_empty() || !is_decided {
                continue;
            }
            let owed = *read.owed.get(color);
            let kept = target | of(&[Fate::Unsettled, Fate::Captured]);
            let verdict = ending.verdict(&owed, &kept).unwrap_or(Verdict::TooLarge);
            *verdicts.entry((owed.len(), verdict)).or_default() += 1;
            if verdict > Verdict::TooLarge {
                let least = ending.least(POSITIONS_MAX_OF_ANY);
                let rows = stones.rows().join("\n");
                denied.push((verdict, format!("{number} {color:?}: owed {owed}, least {least:?}\n{rows}\n")));
            }
        }
    }
    crate::say(&format!("owed: {verdicts:?}\n"));
    for (verdict, text) in &denied {
        crate::say(&format!("owed: {verdict:?} {text}"));
    }
    assert!(denied.iter().all(|(verdict, _)| *verdict != Verdict::Needless), "some points are needless");
    // More boards have more of them.
    if std::env::var_os("GYEGA_ORACLE").is_none() {
        assert!(denied.is_empty(), "{} are too few", denied.len());
    }
}
