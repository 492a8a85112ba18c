//! Results as collections and servers write them, in words.

use gyega::formats::sgf::read;

/// The result of a record that has this as its own.
fn result(text: &str) -> String {
    let record = read(format!("(;SZ[9]RE[{text}];B[aa])").as_bytes()).expect("a game");
    record.game.result.map_or("unreadable".to_owned(), |result| result.to_string())
}

#[test]
fn results_are_read_in_words() {
    for (text, expected) in [
        ("黑中盘胜", "B+R"),
        ("白中押し勝ち", "W+R"),
        ("白中盤勝", "W+R"),
        ("白 2目半勝", "W+2.5"),
        ("黒3目勝", "B+3"),
        ("黑胜4目半", "B+4.5"),
        ("백 불계승", "W+R"),
        ("흑 3집반 승", "B+3.5"),
        ("흑 2.5집승", "B+2.5"),
        ("黑胜3.75子", "B+7.5"),
        ("白胜3又3/4子", "W+7.5"),
        ("黑胜1/4子", "B+0.5"),
        ("Black wins by 14.5", "B+14.5"),
        ("White wins by resignation", "W+R"),
        ("Black wins", "B+"),
    ] {
        assert_eq!(result(text), expected, "{text}");
    }
}

#[test]
fn what_is_not_certain_is_not_read() {
    // Without a unit, points or zi; nobody wins; a count of stones; no player.
    for text in [
        "",
        "b",
        "bob wins",
        "白",
        "黑胜3.75",
        "W+1/2",
        "黒3.5勝",
        "黒0目勝",
        "黑185子",
        "黑胜184又1/4子",
        "黑胜3又1/3子",
        "黑超时",
        "Black wins by 3 stones",
    ] {
        assert_eq!(result(text), "unreadable", "{text}");
    }
}
