use crate::board::Color;
use std::str::FromStr;

use super::case_file::{COLUMNS, CaseError, CaseFile, CaseLabel, CaseMove, CasePrisoners, CaseSequence, SequenceEnd};
use super::case_table::{read_claims, read_proofs};

/// Reads a whole case.
pub(super) fn read(collection: &str, id: &str, text: &str) -> Result<CaseFile, CaseError> {
    let mut lines = Lines::new(text);
    let (at, title) = lines.next("a title")?;
    let title = title.strip_prefix("# ").ok_or_else(|| fault(at, "expected `# ` and a title"))?;
    let (at, source) = lines.paragraph("the source")?;
    let source = source.strip_prefix("Source: ").ok_or_else(|| fault(at, "expected `Source: `"))?;
    let (source, position) =
        source.split_once(". Position: ").ok_or_else(|| fault(at, "expected `. Position: ` after the source"))?;
    let (document, item) =
        source.split_once("; ").ok_or_else(|| fault(at, "expected `<document>; <item>` as the source"))?;
    let provenance = position.strip_suffix('.').ok_or_else(|| fault(at, "expected a full stop after the position"))?;
    if !provenance.starts_with("public, ") && !provenance.starts_with("reconstructed") {
        return Err(fault(at, "the position must start with `public, ` or `reconstructed`"));
    }
    let (_, note) = lines.paragraph("the note")?;
    let rows = lines.diagram("    ")?;
    let board = Board { width: rows.first().map_or(0, String::len), height: rows.len() };
    let facts = Facts::read(&mut lines, board)?;
    lines.exact("## Claims")?;
    let mut claims = read_claims(&mut lines, board, facts.last_move.is_some())?;
    if lines.peek().is_some() {
        lines.exact("## Proofs")?;
        read_proofs(&mut lines, board, &mut claims)?;
    }
    Ok(CaseFile {
        collection: collection.to_owned(),
        id: id.to_owned(),
        title: title.to_owned(),
        document: document.to_owned(),
        item: item.to_owned(),
        provenance: provenance.to_owned(),
        note,
        width: board.width,
        height: board.height,
        rows,
        prisoners: facts.prisoners,
        to_play: facts.to_play,
        last_move: facts.last_move,
        is_finished: facts.is_finished,
        labels: facts.labels,
        sequences: facts.sequences,
        claims,
    })
}

pub(super) fn fault(line: usize, message: impl Into<String>) -> CaseError {
    CaseError { line, message: message.into() }
}

/// The lines of a file, one after the other; blank ones only end a paragraph.
pub(super) struct Lines<'a> {
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().map(str::trim_end).collect(), next: 0 }
    }

    /// The next line that is not blank, with its number; it stays the next one.
    pub(super) fn peek(&mut self) -> Option<(usize, &'a str)> {
        while self.lines.get(self.next).is_some_and(|line| line.is_empty()) {
            self.next += 1;
        }
        self.lines.get(self.next).map(|line| (self.next + 1, *line))
    }

    /// The next line that is not blank, with its number.
    pub(super) fn next(&mut self, wanted: &str) -> Result<(usize, &'a str), CaseError> {
        let found = self.peek().ok_or_else(|| fault(self.lines.len(), format!("the file ends before {wanted}")))?;
        self.next += 1;
        Ok(found)
    }

    /// The next line, if it starts so, without that start.
    pub(super) fn next_after(&mut self, start: &str) -> Option<(usize, &'a str)> {
        let (at, line) = self.peek()?;
        let rest = line.strip_prefix(start)?;
        self.next += 1;
        Some((at, rest))
    }

    fn exact(&mut self, wanted: &str) -> Result<(), CaseError> {
        let (at, line) = self.next(wanted)?;
        if line == wanted { Ok(()) } else { Err(fault(at, format!("expected `{wanted}`, found `{line}`"))) }
    }

    /// Lines up to a blank one, joined by spaces.
    fn paragraph(&mut self, wanted: &str) -> Result<(usize, String), CaseError> {
        let (at, first) = self.next(wanted)?;
        let mut text = first.to_owned();
        while let Some(line) = self.lines.get(self.next).filter(|line| !line.is_empty()) {
            text.push(' ');
            text.push_str(line);
            self.next += 1;
        }
        if text.starts_with([' ', '-', '|', '#']) {
            return Err(fault(at, format!("expected {wanted} as a paragraph")));
        }
        Ok((at, text))
    }

    /// A board with its row numbers on the left and its column letters below.
    fn diagram(&mut self, indent: &str) -> Result<Vec<String>, CaseError> {
        let mut rows: Vec<String> = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        loop {
            let (at, line) = self.next("the column letters of the board")?;
            let line = line.strip_prefix(indent).ok_or_else(|| fault(at, "expected an indented row of the board"))?;
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            let width = rows.first().map_or(0, String::len);
            if COLUMNS.starts_with(first) {
                let letters: String = line.split_whitespace().collect();
                if width == 0 || letters != COLUMNS.get(..width).unwrap_or_default() {
                    return Err(fault(at, format!("the letters `{letters}` do not name {width} columns")));
                }
                return if numbers.iter().rev().copied().eq(1..=rows.len()) {
                    Ok(rows)
                } else {
                    Err(fault(at, "the rows above are not numbered down to 1"))
                };
            }
            numbers.push(number(first, at)?);
            let mut row = String::new();
            for word in words {
                if !matches!(word, "X" | "O" | "." | "x" | "o") {
                    return Err(fault(at, format!("`{word}` is no point of a board; expected X O . x or o")));
                }
                row.push_str(word);
            }
            if row.is_empty() || row.len() > COLUMNS.len() || (width > 0 && row.len() != width) {
                return Err(fault(at, format!("a row of {} points under rows of {width}", row.len())));
            }
            rows.push(row);
        }
    }
}

/// The size of a board.
#[derive(Clone, Copy)]
pub(super) struct Board {
    width: usize,
    height: usize,
}

impl Board {
    pub(super) fn point(self, text: &str, at: usize) -> Result<String, CaseError> {
        let mut letters = text.chars();
        let column = letters.next().and_then(|letter| COLUMNS.find(letter));
        let row = letters.as_str().parse::<usize>().ok();
        let is_on_board = column.is_some_and(|column| column < self.width)
            && row.is_some_and(|row| (1..=self.height).contains(&row) && row.to_string() == letters.as_str());
        if is_on_board {
            Ok(text.to_owned())
        } else {
            Err(fault(at, format!("`{text}` is no point of a board of {} by {} lines", self.width, self.height)))
        }
    }

    /// Points with a space between; at least one.
    pub(super) fn points(self, text: &str, at: usize) -> Result<Vec<String>, CaseError> {
        text.split(' ').map(|point| self.point(point, at)).collect()
    }

    /// `black D4`, `white pass`, `black D4 captures E4 E5`, `white E4 captures D4 (forbidden by ko)`.
    pub(super) fn play(self, text: &str, at: usize) -> Result<CaseMove, CaseError> {
        let (text, is_forbidden_by_ko) =
            text.strip_suffix(" (forbidden by ko)").map_or((text, false), |shorter| (shorter, true));
        let (start, captures) = match text.split_once(" captures ") {
            Some((start, captures)) => (start, self.points(captures, at)?),
            None => (text, Vec::new()),
        };
        let (who, place) = start.split_once(' ').ok_or_else(|| fault(at, format!("`{text}` is no move")))?;
        let point = if place == "pass" { None } else { Some(self.point(place, at)?) };
        Ok(CaseMove { player: player(who, at)?, point, captures, is_forbidden_by_ko })
    }
}

pub(super) fn player(text: &str, at: usize) -> Result<Color, CaseError> {
    let player = Color::BOTH.into_iter().find(|color| color.as_str() == text);
    player.ok_or_else(|| fault(at, format!("expected black or white, found `{text}`")))
}

/// A number without a sign.
pub(super) fn number<T: FromStr>(text: &str, at: usize) -> Result<T, CaseError> {
    let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| fault(at, format!("expected a number, found `{text}`")))
}

/// What the list under the board says.
struct Facts {
    prisoners: CasePrisoners,
    to_play: Option<Color>,
    last_move: Option<CaseMove>,
    is_finished: bool,
    labels: Vec<CaseLabel>,
    sequences: Vec<CaseSequence>,
}

impl Facts {
    /// The facts stand in one order: prisoners, to play, last move, finished, labels, sequence, variations.
    fn read(lines: &mut Lines<'_>, board: Board) -> Result<Self, CaseError> {
        let (at, text) = fact(lines, "prisoners")?;
        let prisoners = text
            .strip_prefix("black ")
            .and_then(|rest| rest.split_once(", white "))
            .ok_or_else(|| fault(at, "expected `prisoners: black <number>, white <number>`"))?;
        let prisoners = CasePrisoners { black: number(prisoners.0, at)?, white: number(prisoners.1, at)? };
        let (at, text) = fact(lines, "to play")?;
        let to_play = if text == "open" { None } else { Some(player(text, at)?) };
        let last_move = match lines.next_after("- last move: ") {
            Some((at, text)) => Some(board.play(text, at)?),
            None => None,
        };
        let (at, text) = fact(lines, "finished")?;
        let is_finished = match text {
            "yes" => true,
            "no" => false,
            _ => return Err(fault(at, format!("expected yes or no, found `{text}`"))),
        };
        let mut labels: Vec<CaseLabel> = Vec::new();
        while let Some((at, text)) = lines.next_after("- label ") {
            let (name, points) = text.split_once(": ").ok_or_else(|| fault(at, "expected `label <name>: <points>`"))?;
            if labels.iter().any(|label| label.name == name) {
                return Err(fault(at, format!("the label `{name}` stands twice")));
            }
            labels.push(CaseLabel { name: name.to_owned(), points: board.points(points, at)? });
        }
        let mut sequences = Vec::new();
        if let Some((at, text)) = lines.next_after("- sequence: ") {
            sequences.push(sequence(lines, board, None, (at, text))?);
        }
        while let Some((at, text)) = lines.next_after("- variation \"") {
            let (name, text) =
                text.split_once("\": ").ok_or_else(|| fault(at, "expected `variation \"<name>\": <moves>`"))?;
            sequences.push(sequence(lines, board, Some(name.to_owned()), (at, text))?);
        }
        Ok(Self { prisoners, to_play, last_move, is_finished, labels, sequences })
    }
}

fn fact<'a>(lines: &mut Lines<'a>, name: &str) -> Result<(usize, &'a str), CaseError> {
    if let Some(found) = lines.next_after(&format!("- {name}: ")) {
        return Ok(found);
    }
    let (at, line) = lines.next(name)?;
    Err(fault(at, format!("expected `- {name}: `, found `{line}`")))
}

/// Moves, then `ends: …`, then `ko ignored`, with `; ` between.
fn sequence(
    lines: &mut Lines<'_>,
    board: Board,
    name: Option<String>,
    (at, text): (usize, &str),
) -> Result<CaseSequence, CaseError> {
    let (text, ignores_ko) = text.strip_suffix("; ko ignored").map_or((text, false), |shorter| (shorter, true));
    let (text, end) = text.split_once("; ends: ").map_or((text, None), |(shorter, end)| (shorter, Some(end)));
    let moves = text.split("; ").map(|text| board.play(text, at)).collect::<Result<Vec<_>, _>>()?;
    let ends = match end {
        None => None,
        Some("same position") => Some(SequenceEnd::SamePosition),
        Some("this board") => {
            let rows = lines.diagram("      ")?;
            if rows.len() != board.height || rows.first().map(String::len) != Some(board.width) {
                return Err(fault(at, "the board at the end has another size"));
            }
            Some(SequenceEnd::Board(rows))
        }
        Some(other) => match other.strip_prefix("case ") {
            Some(id) => Some(SequenceEnd::Case(id.to_owned())),
            None => return Err(fault(at, format!("`{other}` is no end of a sequence"))),
        },
    };
    if moves.iter().any(|play| play.is_forbidden_by_ko) != ignores_ko {
        return Err(fault(at, "`ko ignored` belongs to exactly the sequences with a move forbidden by ko"));
    }
    Ok(CaseSequence { name, moves, ends, ignores_ko })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::case_file::{Certainty, Saying};

    const SMALL: &str = "\
# A stone in atari

Source: A book; Figure 1. Position: reconstructed, uncertain:
only the name is known.

Black takes at a.

    2 O .
    1 . x
      A B

- prisoners: black 0, white 2
- to play: open
- finished: no
- label a: A1
- sequence: black A1 captures A2; white pass; ends: this board

      2 . .
      1 X X
        A B

## Claims

| # | claim    | rule set             | player | points | when           | says     | from     |
|---|----------|----------------------|--------|--------|----------------|----------|----------|
| 1 | captures |                      | black  | A1     |                | takes A2 | text     |
| 2 | dead     | korean-2016 (korean) | black  | B1     | after white B2 |          | position |

## Proofs

- claim 2: white attacks B1, black first, ko japanese, with white B2 added, inside A1 B2: captured
";

    fn error_of(text: &str) -> String {
        read("made", "small", text).map_or_else(|error| error.to_string(), |_| "no error".to_owned())
    }

    #[test]
    fn a_small_case_is_read_whole() {
        let case = read("made", "small", SMALL).expect("the small case follows the format");
        assert_eq!(case.key(), "made/small");
        assert_eq!((case.document.as_str(), case.item.as_str()), ("A book", "Figure 1"));
        assert_eq!(case.provenance, "reconstructed, uncertain: only the name is known");
        assert_eq!(case.certainty(), Certainty::Uncertain);
        assert_eq!(
            (case.rows.as_slice(), case.dead_stones()),
            (&["O.".to_owned(), ".x".to_owned()][..], vec!["B1".into()])
        );
        assert_eq!(case.prisoners, CasePrisoners { black: 0, white: 2 });
        assert_eq!(case.sequences[0].moves[0].captures, ["A2"]);
        assert_eq!(case.sequences[0].moves[1].point, None);
        assert_eq!(case.sequences[0].ends, Some(SequenceEnd::Board(vec!["..".into(), "XX".into()])));
        assert_eq!(case.claims[0].saying, Saying::Captures { captured: vec!["A2".into()] });
        assert_eq!(case.claims[1].rule_set.as_deref(), Some("korean-2016"));
        assert_eq!(case.claims[1].rule_set_in_text.as_deref(), Some("korean"));
        assert_eq!(case.claims[1].after.len(), 1);
        assert_eq!(case.claims[1].proofs.len(), 1);
    }

    #[test]
    fn each_slip_is_named_with_its_line() {
        for (from, to, error) in [
            ("# A", "A", "line 1: expected `# ` and a title"),
            ("Figure 1. Position", "Figure 1, Position", "line 3: expected `. Position: ` after the source"),
            (": reconstructed", ": lost", "line 3: the position must start with `public, ` or `reconstructed`"),
            ("2 O .\n", "2 O . .\n", "line 9: a row of 2 points under rows of 3"),
            ("1 . x", "1 . #", "line 9: `#` is no point of a board; expected X O . x or o"),
            ("    2 O .\n", "    3 O .\n", "line 10: the rows above are not numbered down to 1"),
            ("to play: open", "to play: both", "line 13: expected black or white, found `both`"),
            ("white 2\n", "white +2\n", "line 12: expected a number, found `+2`"),
            ("- finished", "- ended", "line 14: expected `- finished: `, found `- ended: no`"),
            ("label a: A1", "label a: C1", "line 15: `C1` is no point of a board of 2 by 2 lines"),
            ("ends: this", "ends: that", "line 16: `that board` is no end of a sequence"),
            (
                "A2; white",
                "A2 (forbidden by ko); white",
                "line 16: `ko ignored` belongs to exactly the sequences with a move forbidden by ko",
            ),
            ("| 2 |", "| 3 |", "line 27: expected claim 2, found 3"),
            ("| dead ", "| gone ", "line 27: `gone` is no kind of claim"),
            ("takes A2", "takes A9", "line 26: `A9` is no point of a board of 2 by 2 lines"),
            ("| takes A2 |", "| kills A2 |", "line 26: a claim `captures` cannot say `kills A2`"),
            ("| black  | A1 ", "|        | A1 ", "line 26: a claim `captures` needs a player, or must not have one"),
            ("| position |", "| hearsay  |", "line 27: expected text or position, found `hearsay`"),
            ("- claim 2", "- claim 7", "line 31: there is no such claim"),
            (
                "ko japanese",
                "ko chinese",
                "line 31: `white attacks B1, black first, ko chinese, with white B2 added, inside A1 B2: captured` is no proof",
            ),
            ("## Claims", "## Opinions", "line 22: expected `## Claims`, found `## Opinions`"),
        ] {
            assert!(SMALL.contains(from), "{from}");
            assert_eq!(error_of(&SMALL.replacen(from, to, 1)), error, "{from} -> {to}");
        }
    }

    #[test]
    fn a_file_cut_anywhere_is_refused_or_read_without_panic() {
        for end in 0..SMALL.len() {
            if SMALL.is_char_boundary(end) {
                let _ = read("made", "small", &SMALL[..end]);
            }
        }
    }
}
