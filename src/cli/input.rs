use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::failure::{Failure, Origin};
use super::{Streams, record};
use crate::board::Point;
use crate::formats::case_file::CaseFile;
use crate::formats::cases;
use crate::formats::record::{Record, decode};
use crate::formats::sgf::{self, Tree};

/// The longest file that is read whole.
const BYTES_MAX: usize = Tree::BYTES_MAX;

/// What a file holds, found by looking at it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Input {
    /// A request as JSON.
    Request(Vec<u8>),
    /// A drawn board: its rows, and the lines of the file on which they stand.
    Diagram {
        /// The letters of each row, the top row first.
        rows: Vec<String>,
        /// From 1.
        lines: Vec<usize>,
    },
    /// A documented position.
    Case(Box<CaseFile>),
    /// A game record, and its text as SGF.
    Record {
        /// As it was read.
        record: Box<Record>,
        /// Decoded.
        text: String,
    },
}

/// What a person calls a file.
pub(super) fn name(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// Reads a file, standard input for `-`, or a documented diagram by its name where no file bears it.
pub(super) fn read(file: &str, streams: &mut Streams<'_>) -> Result<Input, Failure> {
    if let Some(case) = cases::by_key(file).filter(|_| !Path::new(file).exists()) {
        return Ok(Input::Case(Box::new(case.clone())));
    }
    let most = BYTES_MAX as u64;
    let mut bytes = Vec::new();
    let what = format!("reading {}", name(file));
    let done = if file == "-" {
        read_some(&mut *streams.input, most, &mut bytes)
    } else {
        fs::File::open(file).and_then(|file| read_some(file, most, &mut bytes))
    };
    done.map_err(|error| Failure::Io { what, error })?;
    if bytes.len() as u64 > most {
        return Err(Failure::Unreadable(format!(
            "{file} is longer than {most} bytes; `gyega batch` reads many positions"
        )));
    }
    if sgf::begins_as_sgf(&bytes) {
        let record = sgf::read(&bytes);
        let record = record.map_err(|fault| Failure::Unreadable(format!("{}: no game record: {fault}", name(file))))?;
        // What else was repaired is in the answer, which is made of the decoded text.
        let decoded = decode(&bytes);
        for remark in record::remarks(&decoded.warnings) {
            let _ = writeln!(streams.error, "gyega: {}: {remark}", name(file));
        }
        return Ok(Input::Record { record: Box::new(record), text: decoded.text });
    }
    let Ok(text) = String::from_utf8(bytes) else {
        return Err(Failure::Unreadable(format!("{} is no text in UTF-8", name(file))));
    };
    recognise(file, &text).map_err(Failure::Unreadable)
}

fn read_some(from: impl std::io::Read, most: u64, into: &mut Vec<u8>) -> std::io::Result<usize> {
    use std::io::Read as _;
    from.take(most + 1).read_to_end(into)
}

/// Finds out what a text is; otherwise says what was tried.
fn recognise(file: &str, text: &str) -> Result<Input, String> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        return Ok(Input::Request(text.as_bytes().to_vec()));
    }
    let not_a_diagram = match diagram(text) {
        Ok((rows, lines)) => return Ok(Input::Diagram { rows, lines }),
        Err(reason) => reason,
    };
    let not_a_case = if text.trim_start().starts_with("# ") {
        let path = Path::new(file);
        let part =
            |part: Option<&std::ffi::OsStr>| part.map_or("input".to_owned(), |p| p.to_string_lossy().into_owned());
        let collection = part(path.parent().and_then(Path::file_name));
        match CaseFile::parse(&collection, &part(path.file_stem()), text) {
            Ok(case) => return Ok(Input::Case(Box::new(case))),
            Err(error) => error.to_string(),
        }
    } else {
        "it does not begin with \"# \" and a title".to_owned()
    };
    Err(format!(
        "{} is nothing that is read here:\n  no request in JSON: it does not begin with {{\n  no game record: it does not begin with (\n  no drawn board: \
         {not_a_diagram}\n  no documented position in Markdown: {not_a_case}",
        name(file)
    ))
}

/// The rows of a drawn board with the numbers of their lines. Coordinates in the margins and blanks are left out; what the
/// letters mean is for the reader of requests to say.
fn diagram(text: &str) -> Result<(Vec<String>, Vec<usize>), String> {
    let mut rows = Vec::new();
    let mut lines = Vec::new();
    let mut numbers = Vec::new();
    let mut board_rows = 0;
    for (index, line) in text.lines().enumerate() {
        let letters: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
        if letters.is_empty() || is_column_letters(&letters) {
            continue;
        }
        let (number, row) = without_numbers(&letters);
        board_rows += usize::from(!row.is_empty() && row.chars().all(is_board_letter));
        numbers.push((index + 1, number));
        rows.push(row.to_owned());
        lines.push(index + 1);
    }
    if rows.is_empty() {
        return Err("it has no line with letters".to_owned());
    }
    if board_rows * 2 < rows.len() {
        let read = "X O . for stones and empty points, x o for dead stones";
        return Err(format!("{} of its {} lines are rows of {read}", board_rows, rows.len()));
    }
    let height = rows.len();
    for (row, (line, number)) in numbers.into_iter().enumerate() {
        if let Some(number) = number.filter(|number| *number != height - row) {
            return Err(format!(
                "line {line}: found row number {number}, expected {}; row 1 is at the bottom",
                height - row
            ));
        }
    }
    Ok((rows, lines))
}

/// Whether a line names the columns: `ABCDEFGHJ`. No row of a board begins with `A`.
fn is_column_letters(letters: &str) -> bool {
    let column = |column: usize| Point { column: column as u8, row: 0 }.letter();
    letters.starts_with('A') && letters.chars().enumerate().all(|(index, letter)| index < 25 && letter == column(index))
}

/// A line without the row numbers at its ends, and the first of them.
fn without_numbers(letters: &str) -> (Option<usize>, &str) {
    let row = letters.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = letters[..letters.len() - row.len()].parse().ok();
    (number, row.trim_end_matches(|letter: char| letter.is_ascii_digit()))
}

const fn is_board_letter(letter: char) -> bool {
    matches!(letter, 'X' | 'x' | 'O' | 'o' | '.' | '#' | 'B' | 'W' | '+' | ',' | '\u{25cf}' | '\u{25cb}')
}

impl Input {
    /// The request that the input is, before options change it, and where its fields came from.
    pub(super) fn into_request(self) -> (Body, Origin) {
        match self {
            Self::Request(bytes) => (Body::Written(bytes), Origin::default()),
            Self::Diagram { rows, lines } => {
                let mut members = Map::new();
                members.insert("rows".to_owned(), json!(rows));
                (Body::Built(members), Origin { lines, options: Vec::new() })
            }
            Self::Case(case) => (Body::Built(case_request(&case)), Origin::default()),
            Self::Record { text, .. } => {
                let mut members = Map::new();
                members.insert("sgf".to_owned(), json!(text));
                (Body::Built(members), Origin::default())
            }
        }
    }
}

impl Input {
    /// The question about moves that the input is: of a case without the marks of dead stones, which are for counting.
    pub(super) fn into_moves(self) -> (Body, Origin) {
        let case = match self {
            Self::Case(case) => case,
            Self::Record { record, .. } => return (Body::Built(record::moves_from(&record.game)), Origin::default()),
            Self::Request(_) | Self::Diagram { .. } => return self.into_request(),
        };
        let mut members = Map::new();
        members.insert("id".to_owned(), json!(case.key()));
        members.insert("rows".to_owned(), json!(case.stones()));
        if let Some(last) = last_play(&case) {
            members.insert("last_play".to_owned(), last);
        }
        (Body::Built(members), Origin::default())
    }
}

/// The move that led to a case, unless it is unknown or a pass.
fn last_play(case: &CaseFile) -> Option<Value> {
    let last = case.last_move.as_ref()?;
    let point = last.point.as_ref()?;
    Some(json!({"player": last.player.to_string(), "point": point, "captured": last.captures}))
}

/// A request that somebody wrote, byte for byte, or one put together here.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Body {
    /// As it was written, so that every fault in it is found.
    Written(Vec<u8>),
    /// From a diagram or a case.
    Built(Map<String, Value>),
}

/// A documented position as a request: without komi, as its claims are, and with the chains claimed to stand in seki.
pub(super) fn case_request(case: &CaseFile) -> Map<String, Value> {
    let seki: Vec<String> = case.seki_marks().iter().map(|point| point.to_string()).collect();
    let mut members = Map::new();
    let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
    put("id", json!(case.key()));
    put("rows", json!(case.rows));
    put("prisoners", json!({"black": case.prisoners.black, "white": case.prisoners.white}));
    put("komi", json!(0));
    put("handicap", json!(0));
    if !seki.is_empty() {
        put("seki", json!(seki));
    }
    if let Some(last) = last_play(case) {
        put("history", json!({"last_play": last}));
    }
    members
}

#[cfg(test)]
mod tests {
    use super::{Input, recognise};

    fn rows(text: &str) -> Vec<String> {
        match recognise("board.txt", text) {
            Ok(Input::Diagram { rows, .. }) => rows,
            other => panic!("no diagram: {other:?}"),
        }
    }

    #[test]
    fn a_board_is_read_with_and_without_margins() {
        let plain = ["X.O", "XXO", "..#"];
        assert_eq!(rows("X.O\nXXO\n..#\n"), plain);
        assert_eq!(rows("\n  A B C\n3 X . O 3\n2 X X O 2\n1 . . # 1\n  A B C\n"), plain);
        assert_eq!(rows("# . O\n. . O"), ["#.O", "..O"], "a black stone is no heading");
    }

    #[test]
    fn an_unknown_letter_is_left_for_the_reader_of_requests() {
        assert_eq!(rows("X.O\nX?O\n"), ["X.O", "X?O"]);
    }

    #[test]
    fn row_numbers_must_run_down_to_one() {
        let error = recognise("b", "1 X . O\n2 X X O").expect_err("numbered from the top");
        assert!(error.contains("line 1: found row number 1, expected 2"), "{error}");
    }

    #[test]
    fn a_request_and_a_case_are_known_by_how_they_begin() {
        assert!(matches!(recognise("r", " {\"rows\": []}"), Ok(Input::Request(_))));
        let case = include_str!("../../tests/cases/kba-how-to-play/diagram-01.md");
        let Ok(Input::Case(case)) = recognise("a/kba-how-to-play/diagram-01.md", case) else { panic!("a case") };
        assert_eq!(case.key(), "kba-how-to-play/diagram-01");
    }

    #[test]
    fn what_is_unknown_says_what_was_tried() {
        let error = recognise("notes.txt", "notes of a game\n").expect_err("notes");
        assert!(
            error.contains("no game record")
                && error.contains("no request in JSON")
                && error.contains("no drawn board"),
            "{error}"
        );
        assert!(recognise("empty", "\n").expect_err("empty").contains("no line with letters"));
    }
}
