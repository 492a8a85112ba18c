//! What a text is recognised as.

use gyega::formats::cases;
use gyega::formats::recognise::{ContentFault, InputContent, recognise};

fn rows(text: &str) -> Vec<String> {
    match recognise(text.as_bytes(), "", "") {
        Ok(InputContent::Drawing(drawing)) => drawing.rows,
        other => panic!("no drawing: {other:?}"),
    }
}

fn refused(text: &str) -> String {
    recognise(text.as_bytes(), "", "").expect_err("nothing that is known").to_string()
}

#[test]
fn a_board_is_read_with_and_without_margins() {
    let plain = ["X.O", "XXO", "..#"];
    assert_eq!(rows("X.O\nXXO\n..#\n"), plain);
    assert_eq!(rows("\n  A B C\n3 X . O 3\n2 X X O 2\n1 . . # 1\n  A B C\n"), plain);
    assert_eq!(rows("ABC\nX.O\nXXO\n..#\n"), plain, "columns are named, rows are not");
    assert_eq!(rows("# . O\n. . O"), ["#.O", "..O"], "a black stone is no heading");
    assert_eq!(rows("2 X . 2\n1 . X 2\n"), ["X.", ".X2"], "nothing but the number of the row stands at both ends");
}

#[test]
fn an_unknown_letter_is_left_for_the_reader_of_requests() {
    assert_eq!(rows("X.O\nX?O\n"), ["X.O", "X?O"]);
}

#[test]
fn row_numbers_must_run_down_to_one() {
    let error = refused("1 X . O\n2 X X O");
    assert!(error.contains("line 1: found row number 1, expected 2"), "{error}");
}

#[test]
fn an_empty_board_is_no_record_of_cyberoro() {
    assert_eq!(rows(&".........\n".repeat(9)).len(), 9);
    let numbered: Vec<String> = (1..=9).rev().map(|row| format!("{row}.........")).collect();
    assert_eq!(rows(&numbered.join("\n")).len(), 9);
}

#[test]
fn json_is_recognised_by_its_members() {
    let of = |text: &str| recognise(text.as_bytes(), "", "");
    for request in [
        "{\"rows\": []}",
        " {\"moves\": [], \"id\": \"a\"}",
        "\u{feff}{\"rows\": 3",
        "{\"moves\": 1, \"rule_sets\": 1}",
    ] {
        let body = request.trim_start_matches(['\u{feff}', ' ']).into();
        assert_eq!(of(request), Ok(InputContent::Request(body)), "{request}");
    }
    let query = "{\"id\": \"a\", \"moves\": [], \"rules\": \"chinese\", \"boardXSize\": 9, \"boardYSize\": 9}";
    assert!(matches!(of(query), Ok(InputContent::Query(_))));
    let game = "{\"width\": 9, \"height\": 9, \"moves\": [], \"rules\": \"chinese\"}";
    assert!(matches!(of(game), Ok(InputContent::Record(_))));
    let nothing = refused("{\"komi\": 6.5}");
    assert!(nothing.contains("no request in JSON: it has none of rows"), "{nothing}");
    assert!(nothing.contains("no query of KataGo: it has none of boardXSize"), "{nothing}");
}

#[test]
fn a_case_is_known_by_its_head() {
    let case = include_bytes!("../../cases/kba-how-to-play/diagram-01.md");
    let Ok(InputContent::Documented(case)) = recognise(case, "kba-how-to-play", "diagram-01") else { panic!("a case") };
    assert_eq!(case.key(), "kba-how-to-play/diagram-01");
    for case in cases::all() {
        let text = cases::text(&case.key());
        assert!(matches!(recognise(text.as_bytes(), "", ""), Ok(InputContent::Documented(_))), "{}", case.key());
    }
    assert_eq!(
        refused("+++\ntitle = 5\n+++\n"),
        "no documented position: line 2: invalid type: integer `5`, expected a string"
    );
}

#[test]
fn what_is_unknown_says_what_was_tried() {
    let error = refused("notes of a game\n");
    let forms = [
        "request in JSON",
        "record in SGF",
        "(GIB)",
        "(NGF)",
        "Online Go Server",
        "KataGo",
        "drawn board",
        "documented position",
    ];
    assert!(forms.iter().all(|form| error.contains(form)), "{error}");
    assert_eq!(recognise(b" \n", "", ""), Err(ContentFault::Empty));
    let bytes = recognise(b"\xff\xfe\xfd", "", "").expect_err("no text").to_string();
    assert!(bytes.contains("no drawn board: it is no text in UTF-8"), "{bytes}");
}

#[test]
fn a_refusal_names_no_line_that_the_file_does_not_have() {
    let error = refused("notes of a game\n");
    assert!(error.contains("(NGF): it has fewer than 8 lines"), "{error}");
    let error = refused(&"notes of a game\n".repeat(8));
    assert!(error.contains("(NGF): lines 2, 6 and 8 are not all numbers"), "{error}");
}

#[test]
fn what_is_packed_or_no_text_is_named_as_that() {
    let packed = |form| Err(ContentFault::Packed { form });
    assert_eq!(recognise(b"\x1f\x8b\x08\0\0\0\0\0", "", ""), packed("gzip"));
    assert_eq!(recognise(b"PK\x03\x04\x14\0", "", ""), packed("zip"));
    let tar = [b"games/a.sgf".to_vec(), vec![0; 246], b"ustar\0".to_vec(), vec![0; 249]].concat();
    assert_eq!(recognise(&tar, "", ""), packed("tar"));
    assert_eq!(recognise(b"\x7fELF\x02\x01\x01\0\0\0", "", ""), Err(ContentFault::NoText));
    // Text in two bytes a letter holds zeros.
    let wide: Vec<u8> = "(;GM[1]SZ[5];B[aa])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [b"\xff\xfe".to_vec(), wide].concat();
    assert!(matches!(recognise(&marked, "", ""), Ok(InputContent::Record(_))));
}
