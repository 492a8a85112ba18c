//! What each rule set says of a move, worked by hand, and random games held against a plain book of positions.

use gyega::board::{ByColor, Color, Point, PointSet};
use gyega::explain::StatementCode;
use gyega::position::{LastPlay, Move, Setup};
use gyega::report::moves::{
    Earlier, EarlierPosition, Legality, MoveNeed, MoveReason, MoveReport, MoveTask, MoveTaskFault, compare_moves,
};
use gyega::rules::{IllegalMove, RepetitionRule, SharedRuleSet, by_id};

use Color::{Black, White};
use Legality::{Illegal, Legal, NotReached, Undetermined};

use crate::support::{board, point, points};

/// KBA basic rules, Dia. 5-A: E5 is closed to White.
const CLOSED_POINT: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    "....X....",
    "...X.X...",
    "....X....",
    ".........",
    ".........",
    ".........",
];

/// KBA basic rules, Dia. 11: B5 is a one-point eye, D9 lies between two white stones without a liberty of their own.
const DIA_11: [&str; 9] = [
    ".XO.OX.O.",
    "OXXXXXOOO",
    "OOOOOOO.O",
    "XXXXXOOOO",
    "X.X.XXXXX",
    "XXXXX....",
    ".........",
    ".........",
    ".........",
];

/// KBA basic rules, Dia. 6-A: Black can take D5 with E5.
const KO: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    "...XO....",
    "..XO.O...",
    "...XO....",
    ".........",
    ".........",
    ".........",
];

/// 2016 Korean rule, Diagram 12: two groups without an eye share three kos.
const TRIPLE_KO: [&str; 13] = [
    "OOOOOOOX.X.X.",
    "OXO.O.OXXXXX.",
    "X.XOXOXOXXXXX",
    "XXXXXXXOOOOOO",
    "OOOOOOO......",
    ".............",
    ".............",
    "OOOOOOOOOOOOO",
    "XXXXXXXXXXXXX",
    ".............",
    ".............",
    ".............",
    ".............",
];

/// 2016 Korean rule, Diagram 13: the eternal life in the corner.
const ETERNAL_LIFE: [&str; 9] = [
    ".........",
    ".........",
    "XXXXXXXXX",
    "OOOOOOOOO",
    ".........",
    "OOOOOO...",
    "XXXXXOO..",
    "XOOOXXOOO",
    ".O.X.OX.O",
];

/// `B E5 W pass …`
fn moves(text: &str) -> Vec<Move> {
    let words: Vec<_> = text.split_whitespace().collect();
    let player = |word: &str| if word == "B" { Black } else { White };
    words.chunks(2).map(|pair| Move { player: player(pair[0]), point: Point::parse(pair[1]) }).collect()
}

fn setup(rows: &[&str]) -> Setup {
    Setup::none_dead(board(rows))
}

fn last_play(player: Color, at: &str, captured: &str) -> LastPlay {
    LastPlay { player, point: Some(point(at)), captured: Some(points(captured)) }
}

fn case(setup: Setup, text: &str) -> MoveTask {
    let mut case = MoveTask::new(setup.check().expect("legal"), moves(text));
    for id in ["taiwanese", "katago-tromp-taylor"] {
        case.rule_sets.push(SharedRuleSet::from(by_id(id).expect("built in")));
    }
    let mut spight = by_id("korean-2016").expect("built in").clone();
    spight.change("ko", "spight").expect("a choice");
    spight.id = "spight".into();
    case.rule_sets.push(SharedRuleSet::from(spight));
    assert_eq!(case.faults(), []);
    case
}

/// With earlier positions known: there were none.
fn from_here(rows: &[&str], text: &str) -> MoveReport {
    let mut case = case(setup(rows), text);
    case.previous = Some(Vec::new());
    compare_moves(&case)
}

fn verdict(report: &MoveReport, index: usize, id: &str) -> (Legality, Option<MoveReason>) {
    let verdict = report.verdict(index, id).expect("asked");
    (verdict.legality, verdict.reason)
}

fn all_say(report: &MoveReport, index: usize, ids: &[&str], expected: (Legality, Option<MoveReason>)) {
    for id in ids {
        assert_eq!(verdict(report, index, id), expected, "{id}");
    }
}

fn needs(report: &MoveReport, index: usize, id: &str) -> Vec<&'static str> {
    report.verdict(index, id).expect("asked").needs.iter().map(|need| need.as_str()).collect()
}

#[test]
fn a_single_stone_without_liberties_is_judged_by_each_rule_set() {
    let mut setup = setup(&CLOSED_POINT);
    setup.history.last_play = Some(last_play(Black, "E4", ""));
    let report = compare_moves(&case(setup, "W E5"));
    all_say(
        &report,
        0,
        &["korean-2016", "japanese-1989", "chinese-2002", "aga", "kba-beginner"],
        (Illegal, Some(MoveReason::Suicide)),
    );
    all_say(&report, 0, &["ing-sst", "katago-tromp-taylor"], (Illegal, Some(MoveReason::SuicideOfOneStone)));
    // Legal self-capture leaves the board as it was: always a repetition, so barred by a positional superko, even where
    // the rule set's clause on self-capture was not read.
    all_say(
        &report,
        0,
        &["tromp-taylor", "simplified-ing", "ikeda-area-iii"],
        (Illegal, Some(MoveReason::PositionalSuperko)),
    );
    // As a pass.
    for id in ["nz", "taiwanese"] {
        assert_eq!(verdict(&report, 0, id), (Legal, None), "{id}");
        assert_eq!(report.verdict(0, id).expect("asked").repetition, None);
    }
    assert_eq!(needs(&report, 0, "taiwan-old"), ["rule:suicide"]);
    let played = report.steps[0].played.expect("on the board");
    assert_eq!((played.self_captured, played.after), (points("E5"), board(&CLOSED_POINT)));
}

#[test]
fn a_single_stone_may_not_be_given_under_a_situational_superko_when_the_opponent_has_just_passed() {
    let mut passed = setup(&CLOSED_POINT);
    passed.stones.place(White, point("A1"));
    passed.history.last_play = Some(last_play(White, "A1", ""));
    let report = compare_moves(&case(passed, "W E5"));
    assert_eq!(verdict(&report, 0, "nz"), (Illegal, Some(MoveReason::SituationalSuperko)));
    assert_eq!(report.assumptions[0].code, StatementCode::OpponentPassed);

    let report = from_here(&CLOSED_POINT, "B pass W E5");
    assert_eq!(verdict(&report, 0, "nz"), (Legal, None));
    assert_eq!(verdict(&report, 1, "nz"), (Illegal, Some(MoveReason::SituationalSuperko)));

    let report = compare_moves(&case(setup(&CLOSED_POINT), "W E5"));
    assert_eq!(verdict(&report, 0, "nz"), (Undetermined, Some(MoveReason::MayBeSameSituation)));
    assert_eq!(needs(&report, 0, "nz"), ["last-play"]);
}

#[test]
fn several_stones_may_be_given_under_ing_and_new_zealand_rules() {
    let report = from_here(&DIA_11, "W D9");
    all_say(
        &report,
        0,
        &["korean-2016", "japanese-1989", "chinese-2002", "aga", "wmsg-2008"],
        (Illegal, Some(MoveReason::Suicide)),
    );
    all_say(
        &report,
        0,
        &["ing-sst", "nz", "tromp-taylor", "simplified-ing", "taiwanese", "katago-tromp-taylor"],
        (Legal, None),
    );
    let played = report.steps[0].played.expect("on the board");
    assert_eq!(played.self_captured, points("C9 D9 E9"));
    // Dia. 12.
    assert_eq!(played.after.rows()[0], ".X...X.O.");
    let answers = report.steps[0].answers();
    assert_eq!(answers.iter().map(Vec::len).sum::<usize>(), report.rule_sets.len());
    let illegal = answers.iter().find(|answer| answer.contains(&2)).expect("korean-2016 answers");
    assert!(illegal.len() > 10);
}

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    let report = from_here(&KO, "B E5 W D5");
    assert!(report.steps[0].verdicts.iter().all(|verdict| verdict.legality == Legal));
    all_say(
        &report,
        1,
        &["korean-2016", "japanese-1989", "chinese-2002", "ing-sst", "bga", "ffg"],
        (Illegal, Some(MoveReason::Ko)),
    );
    all_say(&report, 1, &["tromp-taylor", "wmsg-2008"], (Illegal, Some(MoveReason::PositionalSuperko)));
    all_say(&report, 1, &["aga", "nz"], (Illegal, Some(MoveReason::SituationalSuperko)));
    assert_eq!(verdict(&report, 1, "spight"), (Illegal, Some(MoveReason::SpightSuperko)));
    // What it says of ko was not read.
    assert_eq!(verdict(&report, 1, "taiwan-old"), (Undetermined, Some(MoveReason::RuleUnknown)));
    assert_eq!(needs(&report, 1, "taiwan-old"), ["rule:ko"]);
    assert_eq!(report.steps[1].repeats[0].earlier, Earlier::Start);
    assert_eq!(report.steps[1].repeats[0].same_player_to_move, Some(true));
    let aga = report.verdict(1, "aga").expect("asked");
    assert_eq!(aga.penalty.as_ref().expect("illegal").0, Some(IllegalMove::PassStone));
}

#[test]
fn a_ko_may_be_retaken_after_a_move_elsewhere() {
    let report = from_here(&KO, "B E5 W H8 B H2 W D5");
    for (index, step) in report.steps.iter().enumerate() {
        assert!(step.verdicts.iter().all(|verdict| verdict.legality == Legal), "{index}");
    }
    assert!(report.steps[3].repeats.is_empty());
    assert_eq!(report.steps[0].played.expect("played").liberties, points("D5"));
    assert_eq!(report.steps[0].played.expect("played").gives_atari, PointSet::EMPTY);
}

#[test]
fn without_the_last_play_a_move_that_may_take_back_is_undetermined() {
    let after = ["...XO....", "..X.XO...", "...XO...."];
    let mut rows = KO;
    rows[3..6].copy_from_slice(&after);
    let unknown = compare_moves(&case(setup(&rows), "W D5"));
    assert_eq!(verdict(&unknown, 0, "korean-2016"), (Undetermined, Some(MoveReason::MayBeKo)));
    assert_eq!(needs(&unknown, 0, "korean-2016"), ["last-play"]);
    assert_eq!(needs(&unknown, 0, "ing-sst"), ["last-play"]);
    assert_eq!(needs(&unknown, 0, "aga"), ["previous-positions"]);
    assert_eq!(needs(&unknown, 0, "taiwan-old"), ["rule:ko", "last-play"]);

    let mut known = setup(&rows);
    known.history.last_play = Some(last_play(Black, "E5", "D5"));
    let report = compare_moves(&case(known.clone(), "W D5"));
    assert_eq!(verdict(&report, 0, "korean-2016"), (Illegal, Some(MoveReason::Ko)));
    // The position before the last play follows from it.
    assert_eq!(verdict(&report, 0, "aga"), (Illegal, Some(MoveReason::SituationalSuperko)));
    assert_eq!(verdict(&report, 0, "tromp-taylor"), (Illegal, Some(MoveReason::PositionalSuperko)));
    assert_eq!(report.steps[0].repeats[0].earlier, Earlier::BeforeLastPlay);

    known.history.last_play = Some(LastPlay { player: Black, point: Some(point("E5")), captured: None });
    let report = compare_moves(&case(known.clone(), "W D5"));
    assert_eq!(needs(&report, 0, "korean-2016"), ["last-play"]);

    known.history.last_play = Some(last_play(Black, "C5", ""));
    let report = compare_moves(&case(known.clone(), "W D5"));
    assert_eq!(verdict(&report, 0, "korean-2016"), (Legal, None));

    known.history.last_play = None;
    known.prisoners = ByColor { black: Some(0), white: Some(0) };
    let report = compare_moves(&case(known, "W D5"));
    assert_eq!(verdict(&report, 0, "korean-2016"), (Legal, None), "nothing was captured, so no ko was taken");
    assert_eq!(verdict(&report, 0, "tromp-taylor"), (Legal, None), "the board has only grown");
}

#[test]
fn the_step_from_the_last_earlier_position_is_the_last_play() {
    let mut rows = KO;
    rows[3..6].copy_from_slice(&["...XO....", "..X.XO...", "...XO...."]);
    let mut case = case(setup(&rows), "W D5");
    case.previous = Some(vec![EarlierPosition { stones: board(&KO), to_move: None }]);
    let report = compare_moves(&case);
    assert_eq!(verdict(&report, 0, "korean-2016"), (Illegal, Some(MoveReason::Ko)));
    assert_eq!(verdict(&report, 0, "aga"), (Illegal, Some(MoveReason::SituationalSuperko)));
    assert_eq!(report.steps[0].repeats[0].earlier, Earlier::Given(0));
    let codes: Vec<_> = report.assumptions.iter().map(|statement| statement.code).collect();
    assert_eq!(codes, [StatementCode::PreviousPositionsComplete, StatementCode::LastPlayFromPrevious]);
    // The list may end with the position itself.
    case.previous.as_mut().expect("given").push(EarlierPosition { stones: board(&rows), to_move: None });
    assert_eq!(compare_moves(&case), report);
    // A pass in between, said by whose turn it was, opens the ko.
    case.previous.as_mut().expect("given")[1].to_move = Some(Black);
    case.moves[0].player = White;
    let report = compare_moves(&case);
    assert_eq!(verdict(&report, 0, "korean-2016"), (Legal, None));
}

#[test]
fn a_capture_without_earlier_positions_is_undetermined_under_superko_only() {
    // KBA basic rules, Dia. 5-B: White takes four stones.
    let rows = [
        ".........",
        ".........",
        "....O....",
        "...OXO...",
        "..OX.XO..",
        "...OXO...",
        "....O....",
        ".........",
        ".........",
    ];
    let report = compare_moves(&case(setup(&rows), "W E5 B A1"));
    assert_eq!(verdict(&report, 0, "korean-2016"), (Legal, None));
    assert_eq!(verdict(&report, 0, "aga"), (Undetermined, Some(MoveReason::MayRepeat)));
    assert_eq!(report.steps[0].played.expect("played").captured, points("E6 D5 F5 E4"));
    // An undetermined move counts as played; a move that takes nothing is legal, though not checked.
    assert_eq!(verdict(&report, 1, "aga"), (Legal, None));
    assert_eq!(report.verdict(1, "aga").expect("asked").assumptions[0].code, StatementCode::RepetitionNotChecked);
    assert!(report.verdict(1, "korean-2016").expect("asked").assumptions.is_empty());
    let known = from_here(&rows, "W E5");
    assert!(known.steps[0].verdicts.iter().all(|verdict| verdict.legality == Legal));
}

#[test]
fn a_triple_ko_is_a_draw_no_result_a_ruling_or_barred() {
    let sequence = "B D12 W B11 B F12 W D11 B B12 W F11";
    let report = from_here(&TRIPLE_KO, sequence);
    assert_eq!(report.steps[5].played.expect("played").after, board(&TRIPLE_KO));
    for (id, choice) in [
        ("korean-2016", Some(RepetitionRule::Draw)),
        ("japanese-1989", Some(RepetitionRule::NoResult)),
        ("chinese-2002", Some(RepetitionRule::Referee)),
        ("korean-1992", None),
    ] {
        let verdict = report.verdict(5, id).expect("asked");
        assert_eq!(verdict.legality, Legal, "{id}");
        assert_eq!(verdict.repetition.as_ref().expect("the position is back").choice, choice, "{id}");
    }
    let ruling = |id: &str| report.verdict(5, id).expect("asked").repetition.clone().expect("repeats").clause.articles;
    assert_eq!((ruling("korean-2016"), ruling("japanese-1989")), (&["10"][..], &["12"][..]));
    for (id, reason) in [
        ("aga", MoveReason::SituationalSuperko),
        ("nz", MoveReason::SituationalSuperko),
        ("tromp-taylor", MoveReason::PositionalSuperko),
        ("wmsg-2008", MoveReason::PositionalSuperko),
    ] {
        assert_eq!(verdict(&report, 5, id), (Illegal, Some(reason)), "{id}");
        assert_eq!(report.verdict(5, id).expect("asked").repeats.expect("one").earlier, Earlier::Start);
    }
    assert_eq!(verdict(&report, 5, "ing-sst"), (Undetermined, Some(MoveReason::IngKo)));
    assert_eq!(needs(&report, 5, "ing-sst"), ["ruling"]);
    // Who made the position is not known.
    assert_eq!(verdict(&report, 5, "bga"), (Undetermined, Some(MoveReason::MayBeSameSituation)));
    let mut made = setup(&TRIPLE_KO);
    made.history.last_play = Some(last_play(White, "A9", ""));
    let report = compare_moves(&case(made, sequence));
    assert_eq!(verdict(&report, 5, "bga"), (Illegal, Some(MoveReason::NaturalSituationalSuperko)));
}

#[test]
fn eternal_life_needs_no_ko_to_come_round() {
    let report = from_here(&ETERNAL_LIFE, "B C1 W E1 B D1 W F1");
    assert_eq!(report.steps[1].played.expect("played").captured, points("C1 D1"));
    let korean = report.verdict(3, "korean-2016").expect("asked");
    assert_eq!(korean.repetition.as_ref().expect("the position is back").choice, Some(RepetitionRule::Draw));
    assert_eq!(verdict(&report, 3, "aga"), (Illegal, Some(MoveReason::SituationalSuperko)));
}

#[test]
fn superkos_differ_after_two_passes() {
    // Black takes, both pass, White takes back: the first position with Black to move.
    let sequence = "B E5 W pass B pass W D5";
    let report = from_here(&KO, sequence);
    assert_eq!(verdict(&report, 3, "korean-2016"), (Legal, None));
    assert_eq!(verdict(&report, 3, "aga"), (Illegal, Some(MoveReason::SituationalSuperko)));
    assert_eq!(verdict(&report, 3, "tromp-taylor"), (Illegal, Some(MoveReason::PositionalSuperko)));
    assert_eq!(verdict(&report, 3, "spight"), (Legal, None), "a pass lifts all bans");
    // Black made the first position and White passed: White's play recreates no position of his own.
    let mut made = setup(&KO);
    made.history.last_play = Some(last_play(Black, "D4", ""));
    made.prisoners = ByColor { black: Some(0), white: Some(0) };
    let report = compare_moves(&case(made, sequence));
    assert_eq!(verdict(&report, 3, "bga"), (Legal, None));
    assert_eq!(verdict(&report, 3, "aga"), (Illegal, Some(MoveReason::SituationalSuperko)));
    // One pass: the same board, but White to move again.
    let report = from_here(&KO, "B E5 W pass B H2 W D5 B E5");
    assert_eq!(verdict(&report, 3, "aga"), (Legal, None));
}

#[test]
fn a_situational_superko_lets_a_position_come_back_with_the_other_player_to_move() {
    let mut rows = KO;
    rows[3..6].copy_from_slice(&["...XO....", "..X.XO...", "...XO...."]);
    let mut case = case(setup(&rows), "W D5");
    // The board before was there with White to move: White passed, Black took.
    case.previous = Some(vec![
        EarlierPosition { stones: board(&KO), to_move: Some(White) },
        EarlierPosition { stones: board(&rows), to_move: Some(White) },
        EarlierPosition { stones: board(&rows), to_move: Some(Black) },
    ]);
    let report = compare_moves(&case);
    assert_eq!(verdict(&report, 0, "aga"), (Legal, None));
    let ruling = report.verdict(0, "aga").expect("asked").repetition.clone().expect("the board is back");
    assert_eq!(
        (ruling.choice, ruling.statement.code),
        (Some(RepetitionRule::Forbidden), StatementCode::RepetitionNotBarred)
    );
    assert_eq!(verdict(&report, 0, "tromp-taylor"), (Illegal, Some(MoveReason::PositionalSuperko)));
    // Without whose turn it was, that is the question.
    case.previous = Some(vec![
        EarlierPosition { stones: board(&KO), to_move: None },
        EarlierPosition { stones: board(&CLOSED_POINT), to_move: None },
    ]);
    let report = compare_moves(&case);
    assert_eq!(needs(&report, 0, "aga"), ["player-to-move"]);
}

#[test]
fn a_rule_set_stops_at_a_move_it_bars_and_the_others_go_on() {
    let report = from_here(&DIA_11, "W D9 B D9 W A1 W A2");
    assert_eq!(verdict(&report, 1, "korean-2016"), (NotReached, Some(MoveReason::Stopped)));
    assert_eq!(verdict(&report, 1, "ing-sst"), (Legal, None));
    assert_eq!(report.assumptions.last().expect("one").code, StatementCode::OpponentPassed);
    let report = from_here(&DIA_11, "W C9 B A9 W A9");
    assert!(report.steps[0].verdicts.iter().all(|verdict| verdict.reason == Some(MoveReason::Occupied)));
    assert!(report.steps[1].verdicts.iter().all(|verdict| verdict.legality == NotReached));
    let report = from_here(&DIA_11, "W T19");
    assert!(report.steps[0].verdicts.iter().all(|verdict| verdict.reason == Some(MoveReason::OffBoard)));
}

#[test]
fn a_pass_is_always_open() {
    let report = compare_moves(&case(setup(&KO), "B pass W pass B pass"));
    assert!(report.steps.iter().flat_map(|step| &step.verdicts).all(|verdict| verdict.legality == Legal));
    assert_eq!(report.steps[0].answers().len(), 1);
    assert!(report.steps[1].repeats.is_empty());
}

#[test]
fn liberties_and_atari_are_reported() {
    let report = from_here(&["....", ".XO.", "..X.", "...."], "B C4");
    let played = report.steps[0].played.expect("played");
    assert_eq!((played.chain, played.liberties), (points("C4"), points("B4 D4")));
    assert_eq!(played.gives_atari, points("C3"));
}

#[test]
fn a_case_is_checked_as_a_whole() {
    let mut rows = setup(&KO);
    rows.history.last_play = Some(last_play(White, "D5", "C5 B5"));
    assert!(rows.check().is_err(), "C5 is occupied");
    let mut wrong = setup(&KO);
    // A black stone at G5 had liberties left when White played F5.
    wrong.history.last_play = Some(last_play(White, "F5", "G5"));
    let mut case = MoveTask::new(wrong.check().expect("legal"), Vec::new());
    case.rule_sets.push(case.rule_sets[0].clone());
    case.previous = Some(vec![
        EarlierPosition { stones: board(&["X."]), to_move: None },
        EarlierPosition { stones: board(&["XO"]), to_move: None },
    ]);
    let texts: Vec<_> = case.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "no move is given; expected one or more",
            "rule set japanese-1989 is named twice",
            "earlier position 1 is of 2 by 1 lines; expected those of the position",
            "earlier position 2 is of 2 by 1 lines; expected those of the position",
            "in earlier position 2 the black chain at A1 has no liberty",
            "in earlier position 2 the white chain at B1 has no liberty",
            "the last play, white F5, with the stones it is said to have captured does not lead to this position",
        ]
    );
    case.rule_sets.clear();
    assert!(case.faults().contains(&MoveTaskFault::NoRuleSets));
}

#[test]
fn needs_and_reasons_have_words() {
    assert!(MoveNeed::ALL.iter().all(|need| !need.as_str().is_empty()));
    let words: Vec<_> = MoveReason::ALL.iter().map(|reason| reason.as_str()).collect();
    assert!(words.iter().all(|word| words.iter().filter(|other| *other == word).count() == 1));
}

/// One position of a game played out at random, as a plain book of positions keeps it.
#[derive(Clone, PartialEq)]
struct Page {
    rows: Vec<String>,
    to_move: Color,
    /// Who made it by a board play.
    made_by: Option<Color>,
}

/// Whether a plain reading of the ko rule and the self-capture rule lets a play stand.
fn plainly_legal(id: &str, book: &[Page], after: &Page, player: Color, captured: u16, own: u16) -> bool {
    let allows_suicide = ["nz", "tromp-taylor"].contains(&id);
    if own > 0 && !allows_suicide {
        return false;
    }
    let mut same = book.iter().filter(|page| page.rows == after.rows);
    // The book ends with the position before the play; the one before it was the opponent's to change.
    let before_last = book.len().checked_sub(2).map(|index| &book[index]);
    let was_play = book.last().is_some_and(|page| page.made_by == Some(!player));
    let takes_back = captured == 1 && was_play && before_last.is_some_and(|page| page.rows == after.rows);
    match id {
        "korean-2016" => !takes_back,
        "tromp-taylor" => same.next().is_none(),
        "aga" | "nz" => !same.any(|page| page.to_move == after.to_move),
        _ => !takes_back && !same.any(|page| page.made_by == Some(player)),
    }
}

#[test]
fn random_games_agree_with_a_plain_book_of_positions() {
    let ids = ["korean-2016", "tromp-taylor", "aga", "nz", "bga"];
    let mut seed = 20_260_101_u64;
    let mut next = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut barred = 0;
    for _ in 0..60 {
        let mut book = vec![Page { rows: vec!["...".to_owned(); 3], to_move: Black, made_by: None }];
        for _ in 0..60 {
            let here = book.last().expect("never empty").clone();
            let (stones, player) = (board(&here.rows), here.to_move);
            let point = Point { column: next(3) as u8, row: next(3) as u8 };
            let passes = next(8) == 0 || stones.at(point).is_some();
            let mut case = case(Setup::none_dead(stones), "B pass");
            case.moves = vec![Move { player, point: (!passes).then_some(point) }];
            let earlier = book[..book.len() - 1].iter();
            case.previous = Some(
                earlier
                    .map(|page| EarlierPosition { stones: board(&page.rows), to_move: Some(page.to_move) })
                    .collect(),
            );
            let report = compare_moves(&case);
            let mut turned = Page { rows: here.rows.clone(), to_move: !player, made_by: None };
            if let Some(played) = report.steps[0].played {
                turned.rows = played.after.rows();
                turned.made_by = Some(player);
                for id in ids {
                    let (captured, own) = (played.captured.len(), played.self_captured.len());
                    let expected = plainly_legal(id, &book, &turned, player, captured, own);
                    let (legality, reason) = verdict(&report, 0, id);
                    let message = format!("{id}: {player} {point} on {:?}, {legality:?} {reason:?}", here.rows);
                    // Who made the first position nobody knows.
                    if legality == Undetermined {
                        assert!(id == "bga" && turned.rows == book[0].rows, "{message}");
                    } else {
                        assert_eq!(legality == Legal, expected, "{message}");
                    }
                    barred += u32::from(!expected);
                }
                if !plainly_legal("tromp-taylor", &book, &turned, player, 0, 0) && next(4) > 0 {
                    turned = Page { rows: here.rows.clone(), to_move: !player, made_by: None };
                }
            }
            book.push(turned);
        }
    }
    assert!(barred > 500, "{barred} plays were barred");
}
