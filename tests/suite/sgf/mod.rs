//! Records as programs and people write them: what is repaired is named, and nothing aborts or hangs.

mod odd;
mod peer;
mod results;
mod write;

use gyega::formats::record::{Record, Repaired, TextPlace};
use gyega::formats::sgf::{SgfFault, Tree, TreeFault, Until, read, read_all, read_until};
use proptest::prelude::*;

use crate::properties::config;

/// What is told of a record: its repairs in their order, or the fault.
fn told(bytes: &[u8]) -> String {
    match read(bytes) {
        Ok(record) => repairs(&record),
        Err(fault) => format!("fault: {fault}"),
    }
}

fn repairs(record: &Record) -> String {
    record.repairs.iter().map(|warning| warning.repair.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn odd_records_are_repaired_and_each_repair_is_named() {
    let records = odd::records();
    let mut wrong = Vec::new();
    for (bytes, expected) in &records {
        let found = told(bytes);
        if found != *expected {
            let shown = bytes[..bytes.len().min(400)].escape_ascii();
            wrong.push(format!("{shown}\n  found    {found}\n  expected {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} records\n{}", wrong.len(), records.len(), wrong.join("\n"));
}

#[test]
fn behind_odd_records_stand_their_games() {
    let mut wrong = Vec::new();
    for (name, bytes, all) in odd::games() {
        let record = read(bytes).expect(name);
        for (what, expected) in *all {
            let found = what.of(&record);
            if found != *expected {
                wrong.push(format!("{name}\n  {what:?} found    {found}\n  expected {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn repairs_change_nothing_else_in_the_game() {
    let whole = read(b"(;GM[1]SZ[5];B[aa];W[bb];B[cc])").expect("a game");
    let same: [&[u8]; 7] = [
        b"noise (;GM[1]SZ[5];B[aa];W[bb];B[cc])",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc]",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc])))",
        b"(GM[1]SZ[5];B[aa];W[bb];B[cc])",
        b"(;GM[1]SZ[5] ?? ;B[aa]!;W[bb];B[cc])",
        b"(;GaMe[1]SiZe[5];Black[aa];White[bb];Black[cc])",
    ];
    for bytes in same {
        let record = read(bytes).expect("a game");
        assert_eq!(record.game.move_list, whole.game.move_list, "{}", bytes.escape_ascii());
    }
}

#[test]
fn marks_of_an_earlier_board_do_not_count() {
    let marked = |text: &str| read(text.as_bytes()).expect("a game").game.marked_dead().to_string();
    assert_eq!(marked("(;SZ[5]AB[aa]AW[cc];TW[aa])"), "A5");
    assert_eq!(marked("(;SZ[5]AB[aa]AW[cc];TW[aa];B[];W[])"), "A5", "passes leave the board as it is");
    assert_eq!(marked("(;SZ[5]AB[aa]AW[cc];TW[aa];B[dd])"), "", "the game went on");
    assert_eq!(marked("(;SZ[5]AB[aa]AW[cc];TW[aa];B[dd]TW[aa][dd])"), "A5 D2");
}

#[test]
fn offsets_of_repairs_are_in_the_bytes_of_the_record() {
    let of =
        |bytes: &[u8]| read(bytes).expect("a game").repairs.iter().map(|warning| warning.place.at).collect::<Vec<_>>();
    assert_eq!(of(b"(;SZ[5];B[aa];W[zz])"), [16], "at the value");
    // Two letters of GBK are four bytes and six in UTF-8; the mark of the order of bytes is three.
    assert_eq!(of(b"(;SZ[5]CA[gbk]PB[\xbf\xc2\xbd\xe0];W[zz])"), [25]);
    assert_eq!(of(b"\xef\xbb\xbf(;SZ[5];W[zz])"), [13]);
}

/// Where things were repaired, as sentences show it.
fn places(warnings: &[Repaired]) -> Vec<String> {
    warnings.iter().map(|repaired| repaired.place.to_string()).collect()
}

#[test]
fn repairs_tell_line_column_property_and_value() {
    let of = |text: &str| places(&read(text.as_bytes()).expect("a game").repairs);
    // The third line begins with W; lines end in three ways.
    assert_eq!(of("(;SZ[5]\nKM[650]\r\n;W[aa];W[bb]RE[hm]\r)"), ["2:4 KM[650]", "3:10 W[bb]", "3:16 RE[hm]"]);
    assert_eq!(of("(;SZ[5]re[白中盘胜])"), ["1:8 re[白中盘胜]"], "small letters are no name");
    assert_eq!(of("noise (;SZ[5];B[aa] what ;W[bb])"), ["1:1 noise", "1:21 what"]);
    assert_eq!(of("(;SZ[5];B;W[bb]"), ["1:9 B[]", "1:16"], "a name alone, and where the text ends");
    assert_eq!(of("(;SZ[5]C[a] b];B[aa])"), ["1:11 C[a] b]"]);
    assert_eq!(of("(;GM[1];B[aa])"), ["1:3"], "no property is SZ");
    let long = "x".repeat(50);
    assert_eq!(of(&format!("(;SZ[5]KM[{long}])")), [format!("1:11 KM[{}\u{2026}]", "x".repeat(40))]);
    assert_eq!(of("(;SZ[5]CA[klingon]KM[7])"), ["1:11 CA[klingon]"]);
    // 柯洁 in GBK: four bytes, two letters.
    let gbk = read(b"(;SZ[5]CA[gbk]PB[\xbf\xc2\xbd\xe0]KM[650])").expect("a game");
    assert_eq!((gbk.repairs[0].place.at, places(&gbk.repairs)), (25, vec!["1:24 KM[650]".to_owned()]));
}

#[test]
fn repairs_of_a_collection_are_placed_in_its_text() {
    let games = read_all(b"(;SZ[5]KM[650])\n(;SZ[5]KM[750])").expect("two games");
    let told: Vec<_> = games.iter().map(|game| places(&game.as_ref().expect("a game").repairs)).collect();
    assert_eq!(told, [["1:11 KM[650]"], ["2:11 KM[750]"]]);
}

#[test]
fn stones_off_the_board_show_that_its_size_is_wrong() {
    let refused = |text: &str| read(text.as_bytes()).expect_err("another board").to_string();
    // d is the fourth line and p the sixteenth: 13 lines are too few, 19 hold all.
    assert_eq!(
        refused("(;GM[1]SZ[9]\n;B[dd];W[pd];B[dp];W[pp];B[ee])"),
        "line 1, column 11: SZ is 9, but 3 of 5 moves and stones set lie off that board, first \"pd\" at line 2, column 10; expected \
         SZ[19], which holds them all, or a larger board"
    );
    assert_eq!(
        refused("(;GM[1];B[dd];W[uu])"),
        "line 1, column 3: SZ is missing, which means 19, but 1 of 2 moves and stones set lies off that board, first \"uu\" at line 1, \
         column 17; expected SZ[21], which holds them all, or a larger board"
    );
    assert!(refused("(;SZ[9]AB[dd][ll];W[ee])").contains("1 of 3 moves and stones set lies"), "a stone set by hand");
    // No board has these points: two of them may be passes, three show that the record is no record of this kind.
    assert!(read(b"(;SZ[9];B[dd];W[zz];B[zz])").is_ok());
    assert_eq!(
        refused("(;SZ[9];B[dd];W[zz];B[zz];W[zz])"),
        "line 1, column 6: SZ is 9, but 3 of 4 moves and stones set lie off that board, first \"zz\" at line 1, column 17; expected \
         points of the board"
    );
    // tt is a pass on boards of up to 19 lines, and a variation is not the game.
    assert!(read(b"(;SZ[9];B[dd];W[tt](;B[ee])(;B[pp]))").is_ok());
    // The game of a collection names its own size.
    let games = read_all(b"(;SZ[9];B[dd])(;SZ[9];B[pd])").expect("two games");
    assert!(games[0].is_ok() && games[1].as_ref().is_err_and(|fault| fault.to_string().contains("column 20: SZ is 9")));
}

#[test]
fn moves_are_counted_as_they_are_written() {
    // Two handicap stones are given as moves: they count.
    let handicap = b"(;SZ[5]HA[2];B[aa];B[ee];W[cc];B[dd])";
    let rows = |moves| read_until(handicap, Until::Moves(moves)).expect("a place").game.replay.stones.rows();
    assert_eq!(rows(3), ["X....", ".....", "..O..", ".....", "....X"]);
    assert_eq!(rows(2), ["X....", ".....", ".....", ".....", "....X"]);
    // A node with a move of each player is whole or not there.
    let both = b"(;SZ[5];B[aa]W[bb];B[cc])";
    let read = |moves| read_until(both, Until::Moves(moves)).map(|record| record.game.move_list.moves.len());
    assert_eq!((read(0), read(2), read(3)), (Ok(0), Ok(2), Ok(3)));
    assert_eq!(
        read(1).expect_err("between the two").to_string(),
        "line 1, column 9: this node holds the moves 1 to 2, expected a number of moves that does not part them, found 1"
    );
    assert_eq!(
        read_until(b"(;SZ[5];B[aa])", Until::Moves(2)).expect_err("one move").to_string(),
        "the main line has 1 move, expected at least 2"
    );
}

#[test]
fn black_stones_of_an_even_game_tell_nothing_of_prisoners() {
    let of = |text: &str| read(text.as_bytes()).expect("a game").game;
    let handicap = of("(;SZ[5]HA[2]AB[aa][ee];W[cc])");
    assert_eq!((handicap.handicap, handicap.setup().prisoners.black), (Some(2), Some(0)));
    let set = of("(;SZ[5]HA[0]AB[aa][ee];W[cc])");
    assert_eq!((set.handicap, set.setup().prisoners.black), (None, None), "they were set in mid-game");
    let written = gyega::formats::sgf::write(&set);
    assert!(written.contains("HA[0]AB[aa][ee]"), "{written}");
    assert_eq!(of(&written).setup().prisoners, set.setup().prisoners);
    let board = gyega::formats::sgf::write_board(&set.move_list.initial);
    assert_eq!(of(&board).setup().prisoners.black, None, "{board}");
}

#[test]
fn rule_strings_of_katago_are_rules_of_a_record() {
    let id = |rules: &str| {
        let record = read(format!("(;SZ[5]RU[{rules}];B[aa])").as_bytes()).expect("a game");
        record.game.rule_set().map(|rules| rules.id.to_string())
    };
    let string = "koSITUATIONALscoreAREAtaxNONEsui1button1";
    assert_eq!(id(string).as_deref(), Some(string));
    // Half a rule string may be anything else.
    assert_eq!((id("komi 6.5"), id("sui1"), id("koSIMPLE")), (None, None, None));
}

#[test]
fn megabytes_of_brackets_and_semicolons_are_harmless() {
    let million = 1_000_000;
    let place = |column| TextPlace { line: 1, column };
    assert_eq!(Tree::parse(";".repeat(million)), Err(TreeFault::TooManyNodes { place: place(100_001 + 1) }));
    assert_eq!(Tree::parse("(".repeat(million)), Err(TreeFault::NoGame));
    assert_eq!(Tree::parse(")".repeat(million)), Err(TreeFault::NoGame));
    assert_eq!(Tree::parse("[".repeat(million)), Err(TreeFault::NoGame));
    let nested = format!("{};B[aa]", "(;".repeat(60_000));
    let tree = Tree::parse(nested).expect("sixty thousand variations deep");
    assert_eq!(tree.main_line(tree.games()[0]).len(), 60_001);
    let long = |text: &str| format!("(;{})", text.repeat(1_900_000 / text.len()));
    for text in ["A", "AB[aa]", "AB[aa]AW[bb]", "C[a] b", "[]", "B", "C[]]", "a b ", "\\", "(B"] {
        let read = read(long(text).as_bytes());
        assert!(read.is_ok_and(|game| game.repairs.len() <= 201), "{text}");
    }
    // Longer than any game: the boards of all moves are not kept.
    let moves = |count: usize| format!("(;SZ[19]{})", ";B[aa]".repeat(count));
    assert!(read(moves(5_000).as_bytes()).is_ok());
    assert_eq!(read(moves(5_001).as_bytes()), Err(SgfFault::TooManyMoves { place: place(10 + 6 * 5_000) }));
    let far = vec![b' '; Tree::BYTES_MAX + 1];
    assert_eq!(read(&far), Err(SgfFault::Tree(TreeFault::TooLong { length: Tree::BYTES_MAX + 1 })));
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn no_bytes_abort_the_reading(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let read = read(&bytes);
        prop_assert!(read.is_err() || read.is_ok_and(|game| game.moves_at.iter().all(|at| *at < bytes.len())));
    }

    #[test]
    fn nothing_made_of_the_pieces_of_records_aborts_the_reading(
        pieces in proptest::collection::vec(
            prop::sample::select(vec![
                "(", ")", ";", "[", "]", "\\", ":", "B", "W", "AB", "AE", "TB", "TW", "SZ", "KM", "HA", "C", "CA", "aa", "tt", "ab:cd", "19",
                "[aa]", "[bb]", "[]", ";B[aa]", ";W[ba]", ";B[]", "(;", " ", "\n", "é", "柯", "gbk", "B+3.5",
            ]),
            0..120,
        ),
    ) {
        let text = format!("(;SZ[5]{}", pieces.concat());
        let game = read(text.as_bytes());
        let kept = matches!(&game, Err(SgfFault::Size { .. } | SgfFault::OffBoard(_)));
        prop_assert!(kept || game.is_ok_and(|game| game.moves_at.len() == game.game.move_list.moves.len()), "{text}");
    }
}
