//! No bytes abort a reader, and what is read stands by itself.

use gyega::formats::recognise::{InputContent, recognise};
use gyega::formats::{drawing, gib, katago_query, ngf, ogs};
use proptest::prelude::*;

use crate::properties::config;

/// Reads bytes in every way there is.
fn read_all(bytes: &[u8]) {
    let records = [gib::read(bytes).ok(), ngf::read(bytes).ok(), ogs::read(bytes).ok()];
    let recognised = match recognise(bytes, "", "") {
        Ok(InputContent::Record(record)) => Some(*record),
        _ => None,
    };
    for record in records.into_iter().flatten().chain(recognised) {
        assert_eq!(record.moves_at.len(), record.game.move_list.moves.len());
        assert!(record.moves_at.iter().all(|at| *at < bytes.len()));
        assert!(record.repairs.iter().all(|warning| warning.place.at <= bytes.len()));
        let _ = record.game.setup().check();
    }
    if let Ok(query) = katago_query::read(bytes) {
        let _ = query.game.setup().check();
    }
    if let Ok(drawing) = drawing::read(&String::from_utf8_lossy(bytes)) {
        assert_eq!(drawing.rows.len(), drawing.lines.len());
    }
}

/// Pieces of one format, put together at random after a beginning.
fn made_of(begin: &'static str, pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let pieces = proptest::collection::vec(prop::sample::select(pieces), 0..60);
    pieces.prop_map(move |pieces| format!("{begin}{}", pieces.concat()))
}

const JSON: &[&str] = &[
    "\"moves\":",
    "\"width\":5",
    "\"height\":5",
    "\"gamedata\":{",
    "\"initial_state\":",
    "\"boardXSize\":5",
    "\"boardYSize\":5",
    "\"rules\":",
    "\"removed\":",
    "\"outcome\":",
    "\"handicap\":2",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "-1",
    "0",
    "3",
    "1e300",
    "\"aa\"",
    "\"!1aa..\"",
    "\"B\"",
    "\"A1\"",
    "\"pass\"",
    "[[0,0],[-1,-1]]",
    "[[\"B\",\"A1\"]]",
    "null",
    "true",
    "\"x\"",
    "\"y\"",
];

const LINES: &[&str] = &[
    "\n",
    "INI 0 1 2 &4",
    "INI",
    "STO 0 2 1 3 3",
    "STO",
    "SKI",
    "\\GE",
    "\\[GAMETAG=",
    "G65",
    ",W0,",
    "\\]",
    "PMABBEEEE",
    "PMABWAAAA",
    "PM",
    "é",
    "柯",
    "19",
    "0",
    "-1",
    "6.5",
    "White wins by 3",
    "99999999999999999999",
];

const DRAWN: &[&str] = &[
    "\n",
    "$$",
    "$$B",
    "$$ ---\n",
    " | ",
    "X",
    "O",
    ".",
    " ",
    "(",
    ")",
    "1",
    "2",
    "A B C",
    "Rules: {",
    "}",
    "has captured 3",
    "BLACK has captured 3 ",
    "B stones captured: 3",
    "?",
    "é",
    "m99999999999",
    "c5",
    "=",
];

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn no_bytes_abort_a_reader(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        read_all(&bytes);
    }

    #[test]
    fn nothing_made_of_the_pieces_of_records_aborts_a_reader(text in prop_oneof![
        made_of("\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\n", LINES),
        made_of("\\HS\n", LINES),
        made_of("t\n9\n\n\n\n0\n\n6\n\n\n\n", LINES),
        made_of("t\n19\n", LINES),
    ]) {
        read_all(text.as_bytes());
    }

    #[test]
    fn nothing_made_of_the_pieces_of_json_aborts_a_reader(text in made_of("{", JSON), inner in made_of("", JSON)) {
        read_all(text.as_bytes());
        read_all(format!("{{\"width\":5,\"height\":5,\"moves\":[{inner}]}}").as_bytes());
        read_all(format!("{{\"boardXSize\":5,\"boardYSize\":5,\"rules\":\"aga\",\"moves\":[{inner}]}}").as_bytes());
    }

    #[test]
    fn nothing_made_of_the_pieces_of_drawings_aborts_a_reader(text in prop_oneof![
        made_of("", DRAWN),
        made_of("$$B\n", DRAWN),
        made_of("  A B C\n3 ", DRAWN),
    ]) {
        read_all(text.as_bytes());
    }
}

#[test]
fn what_is_long_or_deep_is_harmless() {
    let million = 1_000_000;
    for text in [
        "[".repeat(million),
        format!("{{\"width\":5,\"height\":5,\"moves\":{}", "[".repeat(million)),
        format!("{{\"gamedata\":{}", "{\"gamedata\":".repeat(100_000)),
        format!("\\HS\n{}", "STO 0 1 1 1 1 1\n".repeat(50_000)),
        format!("\\HS\n{}", "INI 0 1 0 &4\n".repeat(50_000)),
        format!("t\n19\n\n\n\n0\n\n6\n\n\n\n{}", "PMABB11\n".repeat(50_000)),
        "$$ | . X O |\n".repeat(50_000),
        format!("  A B C\n{}", "1 . X O 1\n".repeat(50_000)),
    ] {
        read_all(text.as_bytes());
    }
    let faults = gib::read(format!("\\HS\n{}", "STO\n".repeat(1000)).as_bytes()).expect_err("a thousand faults");
    assert_eq!(faults.0.len(), 50, "as many as a person will read");
}
