//! Records as programs and people write them: what is repaired is named, and nothing aborts or hangs.

mod odd;
mod peer;
mod write;

use gyega::formats::sgf::{SgfFault, Tree, TreeFault, read};
use proptest::prelude::*;

use crate::properties::config;

/// What is told of a record: its repairs in their order, or the fault.
fn told(bytes: &[u8]) -> String {
    match read(bytes) {
        Ok(record) => record.warnings.iter().map(|warning| warning.repair.as_str()).collect::<Vec<_>>().join(" "),
        Err(fault) => format!("fault: {fault}"),
    }
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
    let same: [&[u8]; 8] = [
        b"noise (;GM[1]SZ[5];B[aa];W[bb];B[cc])",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc]",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc",
        b"(;GM[1]SZ[5];B[aa];W[bb];B[cc])))",
        b"(GM[1]SZ[5];B[aa];W[bb];B[cc])",
        b"(;GM[1]SZ[5] ?? ;B[aa]!;W[bb];B[cc])",
        b"(;GaMe[1]SiZe[5];Black[aa];White[bb];Black[cc])",
        b"(;gm[1]sz[5];b[aa];w[bb];b[cc])",
    ];
    for bytes in same {
        let record = read(bytes).expect("a game");
        assert_eq!(record.game.record, whole.game.record, "{}", bytes.escape_ascii());
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
    let of = |bytes: &[u8]| read(bytes).expect("a game").warnings.iter().map(|warning| warning.at).collect::<Vec<_>>();
    assert_eq!(of(b"(;SZ[5];B[aa];W[zz])"), [16], "at the value");
    // Two letters of GBK are four bytes and six in UTF-8; the mark of the order of bytes is three.
    assert_eq!(of(b"(;SZ[5]CA[gbk]PB[\xbf\xc2\xbd\xe0];W[zz])"), [25]);
    assert_eq!(of(b"\xef\xbb\xbf(;SZ[5];W[zz])"), [13]);
}

#[test]
fn megabytes_of_brackets_and_semicolons_are_harmless() {
    let million = 1_000_000;
    assert_eq!(Tree::parse(";".repeat(million)), Err(TreeFault::TooManyNodes { line: 1, column: 100_001 + 1 }));
    assert_eq!(Tree::parse("(".repeat(million)), Err(TreeFault::NoGame));
    assert_eq!(Tree::parse(")".repeat(million)), Err(TreeFault::NoGame));
    assert_eq!(Tree::parse("[".repeat(million)), Err(TreeFault::NoGame));
    let nested = format!("{};B[aa]", "(;".repeat(60_000));
    let tree = Tree::parse(nested).expect("sixty thousand variations deep");
    assert_eq!(tree.main_line(tree.games()[0]).len(), 60_001);
    let long = |text: &str| format!("(;{})", text.repeat(1_900_000 / text.len()));
    for text in ["A", "AB[aa]", "AB[aa]AW[bb]", "C[a] b", "[]", "B", "C[]]", "a b ", "\\", "(B"] {
        let read = read(long(text).as_bytes());
        assert!(read.is_ok_and(|game| game.warnings.len() <= 201), "{text}");
    }
    // Longer than any game: the boards of all moves are not kept.
    let moves = |count: usize| format!("(;SZ[19]{})", ";B[aa]".repeat(count));
    assert!(read(moves(5_000).as_bytes()).is_ok());
    assert_eq!(read(moves(5_001).as_bytes()), Err(SgfFault::TooManyMoves { line: 1, column: 10 + 6 * 5_000 }));
    let far = vec![b' '; Tree::BYTES_MAX + 1];
    assert_eq!(read(&far), Err(SgfFault::Tree(TreeFault::TooLong { found: Tree::BYTES_MAX + 1 })));
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
        let kept = matches!(&game, Err(SgfFault::Size { .. }));
        prop_assert!(kept || game.is_ok_and(|game| game.moves_at.len() == game.game.record.moves.len()), "{text}");
    }
}
