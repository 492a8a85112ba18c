//! What is missing is named, and what can be said without it is said.

use gyega::board::{Color, Point, PointSet};
use gyega::position::{End, FirstPasser, History, Marks, Setup};
use gyega::rules::{Clause, RuleSet, Source, TextEdition, by_id};
use gyega::score::{Need, Outcome, RuleSetBoards, ScoreAxis, Terms, score_under};

use super::{both, no_komi, own_komi, points, setup, split};

#[test]
fn dead_stones() {
    // White's A5 is dead or not, which decides ten points of Black's: nobody said which.
    let mut open = setup(&["O.XO..", "..XO..", "..XO..", "..XO..", "..XO.."]);
    open.marks.unsaid = open.stones.occupied();
    let told = no_komi(&open, "chinese-2002");
    assert_eq!((told.result().as_str(), told.needs()), ("?", vec!["dead-stones".to_owned()]));
    assert_eq!(
        (told.announced().as_str(), told.board().as_str()),
        ("announce-undetermined needs=dead-stones", "? : ?")
    );
    assert_eq!(no_komi(&open, "korean-2016").needs(), ["dead-stones", "prisoners"]);
    // Rules that take no stone off by agreement do not ask: five stones to six and ten points.
    assert_eq!(no_komi(&open, "tromp-taylor").result(), "W+11");
    // Told for one rule set, it is told for that one: fifteen points to fifteen.
    open.dead_by_rule_set = vec![("chinese-2002".to_owned(), points("A5"))];
    assert_eq!(
        (no_komi(&open, "chinese-2002").result().as_str(), no_komi(&open, "aga").result().as_str()),
        ("Draw", "?")
    );
}

#[test]
fn dead_stones_are_not_asked_for_where_every_group_is_shown_to_stand() {
    // Both walls have three eyes.
    let rows = [".XXO.", "XXOOO", ".XXO.", "XXOOO", ".XXO."];
    let mut settled = setup(&rows);
    settled.marks.unsaid = settled.stones.occupied();
    // Three rows of three points to two, and two of two to three: 13 to 12.
    assert_eq!((no_komi(&settled, "chinese-2002").result().as_str(), settled.history.ended_by), ("B+1", None));
    // Black plays C1's neighbour first, or White: whoever is first takes the other, and nobody said who is dead.
    let mut first = setup(&["XXX", "O.O", "OOO"]);
    first.marks.unsaid = first.stones.occupied();
    assert_eq!(no_komi(&first, "chinese-2002").result(), "?");
    let mut sekis = setup(&["..XO.", "..XO.", "O.XO.", "..XO.", "..XO."]);
    sekis.marks = Marks { seki: points("C1 D1 A3"), ..Marks::unsaid(&sekis.stones) };
    // Of all three it is said that they stand in seki, so that none of them is dead: five stones to six and five
    // points.
    assert_eq!(no_komi(&sekis, "chinese-2002").result(), "W+6");
    sekis.marks.seki = points("C1 D1");
    assert_eq!(no_komi(&sekis, "chinese-2002").result(), "?");
    // Who only counts has read nothing.
    let position = settled.clone().check().expect("legal");
    let rules = by_id("chinese-2002").expect("built in");
    let counted = score_under(&RuleSetBoards::counting_only(&position), rules, &Terms::default());
    assert_eq!(counted.needs, [Need::DeadStones]);
    // One player alone has won everything or has just begun: passes tell.
    let mut alone = setup(&[".X.X."]);
    alone.marks.unsaid = alone.stones.occupied();
    assert_eq!(no_komi(&alone, "chinese-2002").result(), "?");
    alone.history.ended_by = Some(End::Passes);
    assert_eq!(no_komi(&alone, "chinese-2002").result(), "B+5");
}

#[test]
fn prisoners() {
    // Territory 4 and 4 of a board with Black's walls at B and C; the count before prisoners is known.
    let mut setup = setup(&[".XXO.", ".XXO.", ".XXO.", ".XXO."]);
    let told = own_komi(&setup, "korean-2016");
    assert_eq!((told.result().as_str(), told.needs()), ("?", vec!["prisoners".to_owned()]));
    assert_eq!(told.announced(), "announce-undetermined needs=prisoners");
    // 4 - 4 - 6.5.
    assert_eq!(told.score.lead_before_prisoners().map(|lead| lead.to_string()), Some("-6.5".to_owned()));
    assert_eq!(told.board(), "? : ?");
    // One side's number is not enough.
    setup.prisoners = both(Some(3), None);
    assert_eq!(own_komi(&setup, "korean-2016").needs(), ["prisoners"]);
    // Area counting does not ask: 8 + 4 - (4 + 4) - 7.5 = -3.5.
    assert_eq!(own_komi(&setup, "chinese-2002").result(), "W+3.5");
    // With the stones each player played they follow: White played 6, 4 stand, so Black has 2; Black played 9, 8 stand:
    // 1.
    setup.prisoners = both(None, None);
    setup.history.plays = both(Some(9), Some(6));
    let told = own_komi(&setup, "korean-2016");
    assert_eq!((told.board().as_str(), told.result().as_str()), ("6 : 5", "W+5.5"));
}

#[test]
fn passes() {
    let setup = Setup::none_dead(split(9, 9, 44, 0));
    for id in ["wmsg-2008", "button-area"] {
        assert_eq!(own_komi(&setup, id).needs(), ["passes"], "{id}");
        assert_eq!(own_komi(&setup, id).board(), "44 : 37", "the count is known all the same");
    }
    // Black passed once, White never: then Black passed first.
    let mut known = setup;
    known.history = History { passes: both(Some(1), Some(0)), ..History::default() };
    assert_eq!(own_komi(&known, "button-area").result(), "B+0.5");
}

#[test]
fn the_last_play() {
    let told = own_komi(&Setup::none_dead(split(9, 9, 44, 0)), "taiwan-old");
    assert_eq!((told.needs(), told.board().as_str()), (vec!["last-play".to_owned()], "44 : 37"));
}

#[test]
fn classification() {
    // A group with one eye pays for two that it is not shown to have.
    let one_eye = setup(&[".XO.", "XXO.", "XXOO"]);
    assert_eq!(no_komi(&one_eye, "stone-scoring").needs(), ["classification"]);
    let mut seki = setup(&[".XO.", "XXOO", ".XO."]);
    assert_eq!(no_komi(&seki, "stone-scoring").needs(), Vec::<String>::new());
    seki.marks.seki = points("B3");
    assert_eq!(no_komi(&seki, "stone-scoring").needs(), ["classification"]);
    assert_eq!(no_komi(&seki, "area").needs(), Vec::<String>::new());
}

#[test]
fn equal_scores_where_the_text_is_silent() {
    let even = setup(&[".X.XO.O.", "XXXXOOOO"]);
    let mut even = Setup { prisoners: both(Some(0), Some(0)), ..even };
    let told = own_komi(&even, "kba-beginner");
    assert_eq!((told.result().as_str(), told.needs()), ("?", vec!["rule:tie".to_owned()]));
    assert!(told.score.verdict.lead.is_some(), "the lead does not turn on it");
    assert_eq!(told.totals(), "2 : 2");
    even.prisoners = both(Some(1), Some(0));
    assert_eq!(own_komi(&even, "kba-beginner").result(), "B+1", "nobody asks where the scores differ");
}

#[test]
fn what_the_text_does_not_say() {
    let mut handicap = Setup::none_dead(split(9, 9, 44, 0));
    handicap.handicap = Some(2);
    handicap.history.first_pass = Some(FirstPasser::Nobody);
    assert_eq!(own_komi(&handicap, "wmsg-2008").needs(), ["rule:handicap"]);
    handicap.handicap = None;
    assert_eq!(own_komi(&handicap, "wmsg-2008").needs(), Vec::<String>::new(), "an even game does not turn on it");
    assert_eq!(own_komi(&handicap, "taiwanese").needs(), ["rule:komi"]);
    assert_eq!(no_komi(&handicap, "taiwanese").result(), "B+7");
    // Korean rules of 1992 were not read on dead stones inside a seki; it matters only where there is one.
    let mut seki = setup(&["O.XO", "XXXO", "..OO"]);
    seki.prisoners = both(Some(0), Some(0));
    seki.marks.seki = points("A2");
    assert_eq!(no_komi(&seki, "korean-1992").needs(), Vec::<String>::new());
    seki.marks = Marks { dead: points("A3"), ..seki.marks.with_all_said() };
    assert_eq!(no_komi(&seki, "korean-1992").needs(), ["rule:dead_in_seki"]);
    assert_eq!(own_komi(&seki, "lasker-maas").needs(), ["rule:seki_points"]);
}

#[test]
fn every_axis_that_a_score_turns_on_can_be_the_one_that_is_missing() {
    const SILENT: TextEdition = TextEdition {
        edition: "none",
        source: &Source { title: "test", short: None, link: None, is_read_in_full: true },
    };
    // D4 and D3 are neutral, the groups beside them said to be in seki with a dead stone in Black's eye; two handicap
    // stones; everything else is known.
    let mut setup = setup(&["O.X.O.O", "XXX.OOO", "XXXXOOO", "X.X.O.O"]);
    setup.prisoners = both(Some(1), Some(1));
    setup.handicap = Some(2);
    let dead = PointSet::from(Point { column: 0, row: 3 });
    setup.marks = Marks { dead, seki: points("C4 E4"), ..Marks::default() };
    setup.history.passes = both(Some(1), Some(1));
    setup.history.first_pass = Some(FirstPasser::Player(Color::Black));
    let position = setup.check().expect("legal");
    let needs = |axis: &str| {
        let mut rules = by_id("territory").expect("built in").clone();
        match axis {
            "counting" => rules.counting = Clause::unstated(SILENT),
            "prisoners" => rules.prisoners = Clause::unstated(SILENT),
            "removal" => rules.removal = Clause::unverified(SILENT),
            "seki_points" => rules.seki_points = Clause::unstated(SILENT),
            "dead_in_seki" => rules.dead_in_seki = Clause::unstated(SILENT),
            "neutral_points" => rules.neutral_points = Clause::unstated(SILENT),
            "group_tax" => rules.group_tax = Clause::unverified(SILENT),
            "first_pass" => rules.first_pass = Clause::unverified(SILENT),
            "last_play" => rules.last_play = Clause::unverified(SILENT),
            "handicap" => rules.handicap = Clause::unstated(SILENT),
            "komi" => rules.komi = Clause::unstated(SILENT),
            _ => {}
        }
        let score = score_under(&RuleSetBoards::classifying(&position), &rules, &Terms::default());
        assert_eq!(score.verdict.lead.is_none(), axis != "nothing", "{axis}");
        assert_eq!(score.verdict.outcome == Outcome::Undetermined, axis != "nothing", "{axis}");
        score.needs.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for axis in [
        "counting",
        "prisoners",
        "removal",
        "seki_points",
        "dead_in_seki",
        "neutral_points",
        "group_tax",
        "first_pass",
        "last_play",
        "handicap",
        "komi",
    ] {
        assert_eq!(needs(axis), [format!("rule:{axis}")]);
    }
    assert_eq!(needs("nothing"), Vec::<String>::new());
}

#[test]
fn axes_of_a_score_are_axes_of_a_rule_set_in_alphabetical_order() {
    let names: Vec<&str> = ScoreAxis::ALL.iter().map(|axis| axis.as_str()).collect();
    assert!(names.is_sorted(), "{names:?}");
    let is_axis = |name: &str| name == "komi" || RuleSet::AXES.contains(&name);
    let (ties, others): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| *name == "tie");
    assert!(ties.len() == 1 && is_axis("tie_even") && is_axis("tie_handicap"));
    assert!(others.iter().all(|name| is_axis(name)), "{others:?}");
}
