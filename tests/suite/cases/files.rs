//! The files of documented positions: their form, their folder, and what the page beside them tells.

use gyega::board::{ByColor, Point};
use gyega::formats::case_file::{Assertion, Certainty, DocumentedHead, DocumentedPosition, Points, SequenceEnd};
use gyega::formats::diagram;
use gyega::life::search::KoRule;

use super::local_games::{CaseProof, proofs};
use crate::support::{files_below, project};

const SMALL: &str = r#"+++
title = "A stone in atari"
document = "A book"
item = "Figure 1"
provenance = "reconstructed, uncertain: only the name is known"
prisoners = { black = 0, white = 2 }
labels = [{ name = "a", points = "A1" }]
sequences = [
    { ends = { board = ["..", "XX"] }, moves = ["black A1 captures A2", "white pass"] },
]
claims = [
    { says = { captures = "A2" }, player = "black", points = "A1", origin = "text" },
    { says = "dead", rule_set = "korean-2016", rule_set_in_text = "korean", player = "black", points = "B1", after = ["white B2"], origin = "position", proofs = [
        { search = { attacker = "white", target = "B1", first = "black", ko = "japanese", added = [{ player = "white", points = "B2" }], region = "A1 B2", is_captured = true } },
    ] },
]
+++

Black captures
at a.

    2 O .
    1 . x
      A B
"#;

#[test]
fn a_small_case_is_read_whole() {
    let case = DocumentedPosition::parse("made", "small", SMALL).expect("the small case follows the format");
    assert_eq!((case.key().as_str(), case.note.as_str()), ("made/small", "Black captures at a."));
    assert_eq!(case.head.provenance.certainty, Certainty::Uncertain);
    assert_eq!(diagram::write_rows(&case.board.stones, &case.board.dead), ["O.", ".x"]);
    let DocumentedHead { prisoners, sequences, claims, .. } = case.head;
    assert_eq!(prisoners, ByColor { black: 0, white: 2 });
    let moves = &sequences[0].moves;
    assert_eq!((moves[0].captures.to_string().as_str(), moves[1].point), ("A2", None));
    assert_eq!(sequences[0].ends, Some(SequenceEnd::Board(vec!["..".into(), "XX".into()])));
    assert_eq!(claims[0].assertion, Assertion::Captures(Points(vec![Point { column: 0, row: 1 }])));
    assert_eq!((claims[1].number, claims[1].after.len()), (2, 1));
    let proofs = proofs(&claims[1]).expect("a search");
    let [CaseProof::Search(search)] = proofs.as_slice() else { panic!("a search") };
    assert_eq!((search.ko, search.added[0].points.to_string().as_str()), (KoRule::Japanese, "B2"));
}

#[test]
fn each_slip_is_named_with_its_line() {
    for (from, to, error) in [
        ("+++\ntitle", "title", "line 1: expected a head in TOML between two lines `+++`"),
        ("item = ", "figure = ", "line 4: unknown field `figure`, expected one of"),
        ("provenance = \"rec", "provenance = \"dec", "line 5: expected `public, …` or `reconstructed …`"),
        ("white = 2", "white = -2", "line 6: invalid value: integer `-2`, expected u32"),
        ("points = \"A1\" }]", "points = \"A0\" }]", "line 7: `A0` is no point"),
        ("ends = { board", "ends = { place", "line 9: unknown variant `place`"),
        ("white pass", "whitepass", "line 9: `whitepass` is no move"),
        ("\"white pass", "\"green pass", "line 9: `green pass` is no move of black or white"),
        ("captures = \"A2\"", "kills = \"A2\"", "line 12: unknown variant `kills`"),
        ("    2 O .\n", "    3 O .\n", "line 22: the board: line 1: found row number 3, expected 2"),
        ("    1 . x", "    1 . ?", "line 22: the board: row 2, column 2: found '?'"),
    ] {
        assert!(SMALL.contains(from), "{from}");
        let slip = SMALL.replacen(from, to, 1);
        let found = DocumentedPosition::parse("made", "small", &slip).expect_err(from).to_string();
        assert!(found.starts_with(error), "{from} -> {to}: {found}");
    }
}

#[test]
fn a_proof_says_nothing_that_is_not_read() {
    let slip = SMALL.replacen("is_captured", "is_taken", 1);
    let case = DocumentedPosition::parse("made", "small", &slip).expect("the library reads no proof");
    let fault = proofs(&case.head.claims[1]).expect_err("`is_taken` is nothing");
    assert!(fault.starts_with("no proof: unknown field `is_taken`"), "{fault}");
}

#[test]
fn a_file_cut_anywhere_is_refused_or_read_without_panic() {
    for end in (0..SMALL.len()).filter(|end| SMALL.is_char_boundary(*end)) {
        let _ = DocumentedPosition::parse("made", "small", &SMALL[..end]);
    }
}

use std::collections::BTreeSet;
use std::path::Path;

use gyega::board::PointSet;
use gyega::formats::cases::{all, by_key, text};

#[test]
fn every_file_of_the_folder_is_a_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let entries = |folder: &Path| {
        let entries = folder.read_dir().expect("the folder can be read");
        entries.map(|entry| entry.expect("the entry can be read").path()).collect::<Vec<_>>()
    };
    let collections = entries(&folder).into_iter().filter(|path| path.is_dir());
    let keys = collections.flat_map(|path| entries(&path)).map(|file| {
        let name = file.strip_prefix(&folder).expect("it lies below").with_extension("");
        let key = name.to_string_lossy().replace('\\', "/");
        let written = std::fs::read_to_string(&file).expect("the case can be read");
        assert_eq!(text(&key), written, "{key}: build again, as the folder was read when the program was built");
        key
    });
    assert_eq!(all().iter().map(DocumentedPosition::key).collect::<BTreeSet<_>>(), keys.collect());
}

#[test]
fn cases_stand_in_the_order_of_their_numbers() {
    let ids = |collection| all().iter().filter(move |case| case.collection == collection).map(|case| &*case.id);
    assert_eq!(ids("kba-basic-rules").take(2).collect::<Vec<_>>(), ["dia-4-a", "dia-4-b"]);
    assert_eq!(ids("kba-basic-rules").next_back(), Some("dia-12"));
}

#[test]
fn every_point_of_a_case_lies_on_its_board() {
    for case in all() {
        let DocumentedHead { sequences, claims, last_move, labels, .. } = &case.head;
        let moves = sequences.iter().flat_map(|sequence| &sequence.moves);
        let moves = moves.chain(claims.iter().flat_map(|claim| claim.after.iter().chain(&claim.last_move)));
        let played = moves.chain(last_move).flat_map(|turn| turn.point.iter().chain(&turn.captures.0));
        let named = labels.iter().flat_map(|label| &label.points.0);
        let named: PointSet =
            named.chain(claims.iter().flat_map(|claim| &claim.points.0)).chain(played).copied().collect();
        assert!(named.iter().all(|point| case.board.stones.size().holds(point)), "{}: {named}", case.key());
    }
}

/// A case that went is missed here, as its snapshot stays.
#[test]
fn every_snapshot_of_a_case_has_its_case() {
    let snapshots = files_below(&project().join("snapshots/cases"), "snap");
    let names = snapshots.iter().map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned());
    let keys = all().iter().map(|case| case.key().replace('/', "-"));
    let cases: BTreeSet<String> = keys.collect();
    let alone: Vec<_> = names.filter(|name| !cases.contains(name)).collect();
    assert!(alone.is_empty(), "no case is told in snapshots/cases/{alone:?}: was it lost?");
}

#[test]
fn the_table_of_claims_has_every_kind() {
    let kinds: BTreeSet<&str> =
        all().iter().flat_map(|case| &case.head.claims).map(|claim| claim.assertion.kind()).collect();
    let table = include_str!("../../cases/README.md").split("## Kinds of claims").nth(1).expect("a table");
    let rows = table.lines().filter_map(|row| Some(row.strip_prefix("| `")?.split_once("` | ")?.0));
    assert_eq!(rows.collect::<BTreeSet<_>>(), kinds);
}

#[test]
fn a_case_is_found_by_its_key() {
    assert!(by_key("japanese-1989/example-25").is_some());
    assert_eq!(by_key("japanese-1989"), None);
    assert_eq!(by_key("japanese-1989/example-26"), None);
}
