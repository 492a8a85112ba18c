//! What becomes of each chain, held against exact play.

use std::collections::BTreeMap;

use gyega::board::{Color, Stones};
use gyega::life::promises::{BoardFates, ChainFate, Fate, FateReader};
use gyega::life::{Budget, Work};

use crate::boards;
use crate::grid::{Ko, Side};
use crate::play::{Aim, Question};

/// The most positions of a question, of which there are up to two a chain.
const POSITIONS_MAX: usize = 20_000;

/// What becomes of the chains of a board, and the board with the owed points filled, on which it does; what is captured
/// although it lives there is so as the board stands.
fn read(stones: &Stones, assumes_wide: bool) -> (Vec<ChainFate>, Stones) {
    let work = Work::unbounded(Budget::DEFAULT);
    let BoardFates { chains, owed, .. } = FateReader { assumes_wide, nodes_max: 10_000, work: &work }.read(stones);
    let filled = stones.with(Color::Black, &owed.black).with(Color::White, &owed.white);
    let whole = |chain: ChainFate| ChainFate { stones: filled.chains_of(&chain.stones), ..chain };
    (chains.into_iter().map(whole).collect(), filled)
}

/// Whether exact play agrees; nothing where there is too much of it.
fn is_right(stones: &Stones, chain: &ChainFate) -> Option<bool> {
    let is_captured = |first: Side, for_whom: Side| {
        let ko = if chain.is_by_ko { Ko::OwnPass } else { Ko::Threats(for_whom) };
        Question::of(*stones, chain.stones, first, ko).is_captured(POSITIONS_MAX)
    };
    let is_kept = |first: Side| is_captured(first, Side::Attacker).map(|captured| !captured);
    match chain.fate {
        Fate::Undecided => Some(true),
        // Of a stone that can be taken in a ko it says that nobody gains by that, which is not asked here.
        Fate::InSeki if chain.stones.neighbours(&stones.vacant()).len() == 1 => Some(true),
        Fate::Alive | Fate::InSeki | Fate::AliveOrInSeki | Fate::HeldAlone => is_kept(Side::Attacker),
        Fate::Captured => is_captured(Side::Defender, Side::Defender),
        Fate::ComesBack => {
            let dead = Question { aim: Aim::Dead, ..Question::of(*stones, chain.stones, Side::Attacker, Ko::OwnPass) };
            Some(is_captured(Side::Defender, Side::Defender)? && !dead.is_captured(POSITIONS_MAX)?)
        }
        // Which of several falls is their owner's choice.
        Fate::OneUnsettled => is_kept(Side::Defender),
        Fate::Unsettled => {
            let falls = is_captured(Side::Attacker, Side::Defender);
            Some(falls? && is_kept(Side::Defender)?)
        }
    }
}

#[test]
fn what_becomes_of_chains_agrees_with_exact_play() {
    let (mut counts, mut large, mut wrong) = (BTreeMap::<_, usize>::new(), 0, Vec::new());
    for number in 0..crate::count(5_000) / 5 {
        let stones = boards::board(number);
        let (chains, filled) = read(&stones, false);
        for chain in chains {
            let as_it_stands = ChainFate { stones: chain.stones & stones.occupied(), ..chain };
            let has_no_time = chain.fate == Fate::Captured && as_it_stands.stones != chain.stones;
            let (board, chain) = if has_no_time { (&stones, as_it_stands) } else { (&filled, chain) };
            match is_right(board, &chain) {
                Some(true) => *counts.entry(format!("{:?}", chain.fate)).or_default() += 1,
                Some(false) => wrong.push(format!("{number} {chain:?}\n{}\n", stones.rows().join("\n"))),
                None => large += 1,
            }
        }
    }
    crate::say(&format!("fates: {counts:?} as the oracle has it, {large} too large for it\n"));
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.concat());
    let all: usize = counts.values().sum();
    assert!(counts["Undecided"] * 4 < all, "a quarter of the chains of crowded boards is not decided");
}

#[test]
fn a_stone_that_a_ko_takes_is_not_said_to_stay_where_a_seki_is_not_decided() {
    // White D5 has one liberty. Whether the groups around it are in seki took more nodes than there are.
    let stones = Stones::from_rows(&[".O.O", ".OOX", "O.XX", "OX..", "..XX"]).expect("a board");
    let (fates, _) = read(&stones, false);
    let at = gyega::board::Point::parse("D5").expect("a point");
    let fate = fates.iter().find(|chain| chain.stones.contains(at)).expect("a stone").fate;
    assert!(!matches!(fate, Fate::Alive | Fate::AliveOrInSeki), "{fate:?}");
}

#[test]
fn a_seki_is_one_with_two_shared_liberties_and_with_two_kos() {
    // D3 and F3 share E1 and E2: who fills one of them is captured. Below each side has one eye and may take one stone
    // in a ko: who fills his own ko is captured, and who takes the other loses his own.
    let boards = [
        ("...OOXX../OOOOOXX../O.OXXOX../..OX.OX../..OX.OX..", ["D3", "F3", "D1"], ["A4", "G5"]),
        ("XXXXXX./OOOOX.X/XO.OXX./.XOOXXX/XXXOOXX/.XO.OX.", ["A2", "B4", "A4"], ["A6", "G5"]),
    ];
    for (rows, in_seki, alive) in boards {
        assert_eq!(in_seki.map(|at| fate(rows, at)), [Fate::InSeki; 3]);
        assert_eq!(alive.map(|at| fate(rows, at)), [Fate::Alive; 2]);
    }
}

/// The fate of the chain at a point.
fn fate(rows: &str, at: &str) -> Fate {
    let stones = Stones::from_rows(&rows.split('/').collect::<Vec<_>>()).expect("a board");
    let at = gyega::board::Point::parse(at).expect("a point");
    let work = Work::unbounded(Budget::DEFAULT);
    let fates = FateReader { assumes_wide: true, nodes_max: 10_000, work: &work }.read(&stones).chains;
    fates.iter().find(|chain| chain.stones.contains(at)).expect("a stone").fate
}

#[test]
fn stones_that_come_back_after_their_capture_are_told_apart() {
    // Whoever plays A9 first, White takes four at B9. Black plays B8 then, and takes the stones back that took his.
    let rows = ".XXO...../OXXO...../XOOO...../XXXOOOOOO/XXXXXXXXX/........./........./........./.........";
    assert_eq!(fate(rows, "B9"), Fate::ComesBack);
    assert_eq!(fate(rows, "A8"), Fate::Captured);
}

#[test]
fn stones_come_back_only_by_stones_that_stay() {
    // Nobody stays where one of these stood, unless stones elsewhere stay that do not live.
    let boards =
        [("O../X.X/.OO/O.O", "A4"), ("O.X/XX./X..", "A3"), ("XXXOX/..OOX/XOO.X", "E3"), ("XOO./..OX/XOOX", "D2")];
    for (rows, at) in boards {
        let rows: Vec<&str> = rows.split('/').collect();
        let stones = Stones::from_rows(&rows).expect("a board");
        let at = gyega::board::Point::parse(at).expect("a point");
        let (fates, filled) = read(&stones, false);
        let chain = fates.iter().find(|chain| chain.stones.contains(at)).expect("a stone");
        assert_ne!(chain.fate, Fate::ComesBack, "{rows:?}");
        assert_eq!(is_right(&filled, &ChainFate { fate: Fate::ComesBack, ..*chain }), Some(false), "{rows:?}");
    }
}

#[test]
fn where_one_of_several_falls_it_is_their_owner_who_says_which() {
    // White D3 puts C3 and E3 in atari at once. Black can connect either, at C4 or at E4, and with D3 both.
    let rows = ".X.X.X./XXXXXXX/XX...XX/OOX.XOO/OOOOOOO/O.O.OO.";
    assert_eq!(fate(rows, "C3"), Fate::OneUnsettled);
    assert_eq!(fate(rows, "A4"), Fate::Alive);
}

#[test]
fn a_move_in_the_middle_that_threatens_two_takes_one() {
    // Black D3 threatens the two at D4 and D2 at E2. White can keep either, and with D3 both; E1 connects at F1.
    let rows = "XXXO.O./X.XOOOO/XXXO.OO/XXO..OO/XXO..OO/X.XO.OO/XXXXO.O";
    assert_eq!(["C4", "D2"].map(|at| fate(rows, at)), [Fate::OneUnsettled; 2]);
    assert_eq!(["E1", "F7"].map(|at| fate(rows, at)), [Fate::Alive; 2]);
}

#[test]
fn to_join_what_falls_too_saves_nobody() {
    // Black K3 threatens K4 at J4 and the five at M4 at L4. If White plays L4, Black takes all at J4: K4 stays, and the
    // five go unless White is first.
    let rows = ".O.OOO.O.O.O/OOOOOOOOO.OO/XXXXXOXXXXXO/.X.X.XX.X.XO";
    assert_eq!(["M4", "K4", "A2"].map(|at| fate(rows, at)), [Fate::Unsettled, Fate::Alive, Fate::Alive]);
    // White B1 takes three. If Black fills it, White takes five at D1; if he fills that, three again.
    let rows = ".O.O.O.O.O/OOOOOOOOOO/XXOXXXXXXO/X.X.X.X.XO";
    assert_eq!(["A2", "C1", "E1"].map(|at| fate(rows, at)), [Fate::Captured, Fate::Alive, Fate::Alive]);
    // The same, but White must first play A3: there is time for D1.
    let rows = "OO.O.O.O.O/.OOOOOOOOO/XXOXXXXXXO/X.X.X.X.XO";
    assert_eq!(["A2", "C1", "E1"].map(|at| fate(rows, at)), [Fate::Alive; 3]);
}
