//! Records of Korean servers.

use gyega::board::Color;
use gyega::formats::record::{LineFaults, Record, Repair};
use gyega::formats::{gib, ngf};
use gyega::position::{End, RecordedResult};
use gyega::rules::Amount;

fn repairs(record: &Record) -> Vec<Repair> {
    record.repairs.iter().map(|warning| warning.repair).collect()
}

/// A record of Tygem with this head and these lines of play.
fn tygem(head: &str, play: &str) -> Result<Record, LineFaults> {
    gib::read(format!("\\HS\n{head}\n\\HE\n\\GS\n{play}\n\\GE\n").as_bytes())
}

/// A record of Cyberoro with these fields and moves.
fn cyberoro(size: &str, handicap: &str, komi: &str, result: &str, moves: &str) -> Result<Record, LineFaults> {
    let head = format!("Rated\n{size}\nwhite\nblack\nhost\n{handicap}\n0\n{komi}\n20200101 [10:00]\n10\n{result}\n9\n");
    ngf::read((head + moves).as_bytes())
}

fn by(winner: Color, half_points: i32) -> RecordedResult {
    RecordedResult::Lead { winner, by: Amount::half_points(half_points) }
}

fn win(winner: Color, end: End) -> RecordedResult {
    RecordedResult::Win { winner, end: Some(end) }
}

#[test]
fn results_and_komi_of_tygem_are_in_tenths() {
    let of = |head: &str| {
        let game = tygem(head, "INI 0 1 0 &4\nSTO 0 2 1 3 3").expect("a game").game;
        (game.result, game.komi.map(|komi| komi.to_string()))
    };
    let komi = |komi: &str| Some(komi.to_owned());
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:0,ZIPSU:35,GONGJE:65\\]"), (Some(by(Color::Black, 7)), komi("6.5")));
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:0,ZIPSU:35,GONGJE:65"), (None, None), "a field that does not end");
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:1,ZIPSU:120,GONGJE:0\\]"), (Some(by(Color::White, 24)), komi("0")));
    assert_eq!(
        of("\\[GAMEINFOMAIN=GRLT:3,ZIPSU:0,GONGJE:75\\]"),
        (Some(win(Color::Black, End::Resignation)), komi("7.5"))
    );
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:4\\]"), (Some(win(Color::White, End::Resignation)), None));
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:7\\]").0, Some(win(Color::Black, End::Time)));
    assert_eq!(of("\\[GAMEINFOMAIN=GRLT:8\\]").0, Some(win(Color::White, End::Time)));
    // The short form stands in where the long one is silent, and not where it speaks.
    let tag = "\\[GAMETAG=S0,R8,D-8,G65,W1,Z25,T30-3-1200,C2013:03:12:09:13\\]";
    assert_eq!(of(tag), (Some(by(Color::White, 5)), komi("6.5")));
    assert_eq!(
        of(&format!("\\[GAMEINFOMAIN=GRLT:4,GONGJE:55\\]\n{tag}")),
        (Some(win(Color::White, End::Resignation)), komi("5.5"))
    );
}

#[test]
fn what_a_head_says_that_is_not_known_is_left_out_and_named() {
    let of = |head: &str| tygem(head, "INI 0 1 0 &4").expect("a game");
    let record = of("\\[GAMEINFOMAIN=GRLT:9,ZIPSU:35,GONGJE:6x\\]");
    assert_eq!((record.game.result, record.game.komi), (None, None));
    assert_eq!(repairs(&record), [Repair::UnreadableValue, Repair::UnreadableValue]);
    // 3.7 points are no lead, and a lead of nothing is no win.
    assert_eq!(repairs(&of("\\[GAMEINFOMAIN=GRLT:0,ZIPSU:37\\]")), [Repair::UnreadableValue]);
    assert_eq!(repairs(&of("\\[GAMEINFOMAIN=GRLT:0,ZIPSU:0\\]")), [Repair::UnreadableValue]);
}

#[test]
fn every_faulty_line_of_tygem_is_named() {
    let faults = tygem("", "INI 0 1 ten &4\nSTO 0 2 1 19 3\nSTO 0 3 3 1 1\nSTO 0 4 2 1\nSTO 0 5 1 1 1")
        .expect_err("four faults");
    let texts: Vec<_> = faults.0.iter().map(ToString::to_string).collect();
    let expected = "expected STO, a 0, the number of the move, 1 or 2 for the player, column and row from 0 to 18";
    assert_eq!(
        texts,
        [
            "line 5: handicap is \"INI 0 1 ten &4\", expected INI, a 0, a 1, and a number of stones from 0 to 9"
                .to_owned(),
            format!("line 6: move is \"STO 0 2 1 19 3\", {expected}"),
            format!("line 7: move is \"STO 0 3 3 1 1\", {expected}"),
            format!("line 8: move is \"STO 0 4 2 1\", {expected}"),
        ]
    );
    let fault = |play: &str| tygem("", play).expect_err("a fault").to_string();
    assert!(fault("INI 0 1 10 &4").contains("line 5: handicap"));
    assert!(fault("STO 0 2 1 3 3").contains("expected a line of INI further down"), "nobody knows the handicap");
    assert!(fault("INI 0 1 0 &4\nINI 0 1 2 &4").contains("line 6: handicap"), "once");
}

#[test]
fn a_line_that_is_not_known_is_left_out_and_named() {
    let record = tygem("", "7 1 0\nINI 0 1 0 &4\nSTO 0 2 1 3 3\nREM 0 3 x").expect("a game");
    assert_eq!(repairs(&record), [Repair::UnknownLine]);
    assert_eq!(record.game.move_list.moves.len(), 1);
}

#[test]
fn names_in_any_charset_leave_the_moves_alone() {
    let names: [&[u8]; 3] = [
        b"\xc0\xcc\xc3\xa2\xc8\xa3 \xc1\xb6\xc8\xc6\xc7\xf6",
        b"\xbf\xc2\xbd\xe0 \xb3\xa3\xea\xbb",
        "이창호 柯洁".as_bytes(),
    ];
    for name in names {
        let bytes = [
            b"\\HS\n\\[GAMEBLACKNAME=".as_slice(),
            name,
            b"\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSKI 0 3\n\\GE\n",
        ]
        .concat();
        let record = gib::read(&bytes).expect("a game");
        assert_eq!(record.game.replay.stones.of(Color::Black).to_string(), "Q16");
        let starts: Vec<&[u8]> = record.moves_at.iter().map(|at| &bytes[*at..*at + 3]).collect();
        assert_eq!(starts, [b"STO", b"SKI"], "in {}", record.charset);
        assert_eq!(repairs(&record).contains(&Repair::GuessedCharset), std::str::from_utf8(name).is_err());
    }
}

#[test]
fn a_pass_is_that_of_the_player_whose_turn_it_is() {
    let players = |handicap: &str, play: &str| {
        let game = tygem("", &format!("INI 0 1 {handicap} &4\n{play}")).expect("a game").game;
        game.move_list.moves.iter().map(|turn| turn.player.letter()).collect::<String>()
    };
    assert_eq!(players("0", "SKI 0 2\nSTO 0 3 2 5 5\nSKI 0 4\nSKI 0 5"), "BWBW");
    assert_eq!(players("3", "SKI 0 2\nSTO 0 3 1 5 5"), "WB");
}

#[test]
fn the_half_point_of_an_even_game_of_cyberoro_is_added_and_reported() {
    let of = |handicap: &str, komi: &str| {
        let record = cyberoro("19", handicap, komi, "", "PMABBEEEE\n").expect("a game");
        let is_told = repairs(&record).contains(&Repair::OddKomi);
        (record.game.komi.map(|komi| komi.to_string()), is_told)
    };
    let komi = |komi: &str, is_told| (Some(komi.to_owned()), is_told);
    assert_eq!(
        (of("0", "6"), of("0", "6.5"), of("1", "6")),
        (komi("6.5", true), komi("6.5", false), komi("6.5", true))
    );
    assert_eq!((of("4", "0"), of("4", "-5")), (komi("0", false), komi("-5", false)));
}

#[test]
fn results_of_cyberoro_are_read_from_their_sentence() {
    let of = |result: &str| cyberoro("19", "0", "6", result, "").expect("a game").game.result;
    assert_eq!(
        (of("White wins by 3.5!"), of("Black wins by 12.5")),
        (Some(by(Color::White, 7)), Some(by(Color::Black, 25)))
    );
    assert_eq!(of("White wins by resign!"), Some(win(Color::White, End::Resignation)));
    assert_eq!(of("Black wins on time"), Some(win(Color::Black, End::Time)));
    assert_eq!(of("Black wins"), Some(RecordedResult::Win { winner: Color::Black, end: None }));
    assert_eq!((of(""), of("No result")), (None, None));
}

#[test]
fn letters_of_cyberoro_begin_at_b() {
    let game = cyberoro("9", "0", "6", "", "PMABBBBBB\nPMACWJJJJ\nPMADBAAAA\nPMAEWCBCB\n").expect("a game").game;
    // Top left, bottom right; a pass; small letters are read too.
    assert_eq!(game.replay.stones.of(Color::Black).to_string(), "A9");
    assert_eq!(game.replay.stones.of(Color::White).to_string(), "B9 J1");
    assert_eq!(game.replay.history.passes.black, Some(1));
}

#[test]
fn every_faulty_line_of_cyberoro_is_named() {
    let texts = |read: Result<Record, LineFaults>| {
        read.expect_err("faults").0.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let faults = texts(cyberoro("99", "x", "6", "", "PMABXBBBB\nPMACWZ1\n"));
    assert_eq!(
        faults,
        [
            "line 2: size is \"99\", expected a number of lines from 1 to 25",
            "line 6: handicap is \"x\", expected a number of stones from 0 to 9, none above 1 unless the board has 19 lines",
            "line 13: move is \"PMABXBBBB\", expected PM, two letters, B or W, and two letters of a point on the board, or AA",
            "line 14: move is \"PMACWZ1\", expected PM, two letters, B or W, and two letters of a point on the board, or AA",
        ]
    );
    assert!(texts(cyberoro("9", "0", "6", "", "PMABBKBKB"))[0].starts_with("line 13: move"), "K is the tenth line");
    assert!(texts(cyberoro("13", "2", "0", "", ""))[0].starts_with("line 6: handicap"), "where would they stand?");
    assert!(texts(ngf::read(b"Rated"))[0].starts_with("line 2: size is \"\""));
}

#[test]
fn handicap_stones_that_the_record_does_not_place_are_reported() {
    let record = tygem("", "INI 0 1 3 &4\nSTO 0 2 2 2 5").expect("a game");
    assert_eq!(repairs(&record), [Repair::HandicapPlaced]);
    assert_eq!(record.game.move_list.initial.of(Color::Black).to_string(), "D16 Q16 D4");
    // A move on one of them shows that they stood elsewhere.
    let record = tygem("", "INI 0 1 2 &4\nSTO 0 2 2 3 15").expect("a game");
    assert_eq!(repairs(&record), [Repair::HandicapPlaced, Repair::PlayedOnStone]);
    assert!(!record.game.replay.is_made_by_moves);
}
