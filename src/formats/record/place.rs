use std::fmt;

use super::{Decoded, Record, RepairAt, RepairPlace, Repaired};
use crate::formats::faults::shortened;
use crate::position::Game;

/// A record as it was read from its text, in which its offsets still are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextRecord {
    pub(crate) game: Game,
    pub(crate) moves_at: Vec<usize>,
    pub(crate) repairs: Vec<RepairAt>,
}

/// What was repaired: its property, if it is one, and what stands there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RepairedText {
    pub(crate) property: Option<String>,
    pub(crate) text: Option<String>,
}

/// What records were read from.
pub(crate) struct RecordSource<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) text: &'a str,
    /// What stands in the text where something was repaired.
    pub(crate) written: &'a dyn Fn(RepairAt) -> RepairedText,
}

impl Decoded {
    /// A record of this text, with its offsets in the bytes, and the repairs of the text among its own.
    pub(crate) fn placed(&self, record: TextRecord, source: &RecordSource<'_>) -> Record {
        self.place_all(vec![record], source).remove(0)
    }

    /// A record of lines: what stands where something was repaired is its line.
    pub(crate) fn placed_by_line(&self, record: TextRecord, bytes: &[u8]) -> Record {
        let written = |repaired: RepairAt| line_at(&self.text, repaired.at);
        self.placed(record, &RecordSource { bytes, text: &self.text, written: &written })
    }

    /// Places the records of one text, in order, in one walk through its bytes. Repairs of the text go to the first.
    pub(crate) fn place_all(&self, records: Vec<TextRecord>, source: &RecordSource<'_>) -> Vec<Record> {
        let mut repairs = self.repaired(records.iter().map(|record| record.repairs.as_slice()), source).into_iter();
        let moves: Vec<usize> = records.iter().flat_map(|record| &record.moves_at).copied().collect();
        let mut moves = self.offsets(source.bytes, moves).into_iter();
        let placed = records.into_iter().map(|record| Record {
            moves_at: moves.by_ref().take(record.moves_at.len()).collect(),
            repairs: repairs.next().unwrap_or_default(),
            charset: self.charset,
            game: record.game,
        });
        placed.collect()
    }

    /// What was repaired in each record of a text, with the places in its bytes.
    fn repaired<'w>(
        &self,
        repairs: impl Iterator<Item = &'w [RepairAt]> + Clone,
        source: &RecordSource<'_>,
    ) -> Vec<Vec<Repaired>> {
        let in_text: Vec<usize> = repairs.clone().flatten().map(|repaired| repaired.at).collect();
        let mut places = TextPlace::of_all(source.text, &in_text).into_iter();
        let mut offsets = self.offsets(source.bytes, in_text).into_iter();
        let mut place = |repaired: &RepairAt| {
            let TextPlace { line, column } = places.next().unwrap_or(TextPlace::START);
            let at = offsets.next().unwrap_or(repaired.at);
            let RepairedText { property, text } = (source.written)(*repaired);
            Repaired { repair: repaired.repair, place: RepairPlace { at, line, column, property, text } }
        };
        let mut records: Vec<Vec<Repaired>> = repairs.map(|repairs| repairs.iter().map(&mut place).collect()).collect();
        if let Some(first) = records.first_mut() {
            let of_text = self.repairs.iter().map(|repaired| {
                let at = self.offset_in_text(source.bytes, repaired.at);
                let TextPlace { line, column } = TextPlace::new(source.text, at);
                let RepairedText { property, text } = (source.written)(RepairAt { at, ..*repaired });
                Repaired {
                    repair: repaired.repair,
                    place: RepairPlace { at: repaired.at, line, column, property, text },
                }
            });
            first.splice(0..0, of_text.collect::<Vec<_>>());
            first.sort_by_key(|repaired| repaired.place.at);
        }
        records
    }
}

/// Where a letter stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// From 1.
    pub line: usize,
    /// From 1, in letters.
    pub column: usize,
}

impl TextPlace {
    const START: Self = Self { line: 1, column: 1 };

    pub(crate) fn new(text: &str, at: usize) -> Self {
        Self::of_all(text, &[at])[0]
    }

    /// The places of several offsets. A line ends with a newline, a carriage return, or both in either order
    /// (`FF[4]`). Offsets in their order take one walk.
    fn of_all(text: &str, offsets: &[usize]) -> Vec<Self> {
        let start = (text.char_indices().peekable(), Self::START);
        let (mut letters, mut place) = start.clone();
        let mut before = 0;
        let place_of = |at: &usize| {
            if *at < before {
                (letters, place) = start.clone();
            }
            before = *at;
            while let Some((_, letter)) = letters.next_if(|(index, _)| index < at) {
                if matches!(letter, '\n' | '\r') {
                    letters.next_if(|(index, next)| index < at && matches!(next, '\n' | '\r') && *next != letter);
                    place = Self { line: place.line + 1, column: 1 };
                } else {
                    place.column += 1;
                }
            }
            place
        };
        offsets.iter().map(place_of).collect()
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The line that begins at an offset, as what stands there.
fn line_at(text: &str, at: usize) -> RepairedText {
    let line = text.get(at..).and_then(|rest| rest.lines().next());
    RepairedText { property: None, text: line.map(str::trim).filter(|line| !line.is_empty()).map(shown) }
}

/// Text as it is shown: its first letters.
pub(crate) fn shown(text: &str) -> String {
    shortened(text, RepairPlace::TEXT_MAX, "\u{2026}")
}

#[cfg(test)]
mod tests {
    use super::{TextPlace, shown};

    #[test]
    fn lines_end_in_four_ways() {
        let text = "a\nb\rc\r\nd\n\re";
        let at = |letter| text.find(letter).expect("it stands there");
        let places = |text, offsets: &[usize]| {
            let places = TextPlace::of_all(text, offsets).into_iter();
            places.map(|TextPlace { line, column }| (line, column)).collect::<Vec<_>>()
        };
        let all = ['a', 'b', 'c', 'd', 'e'].map(at);
        assert_eq!(places(text, &all), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]);
        assert_eq!(places("é한x", &["é한".len(), 0, 99]), [(1, 3), (1, 1), (1, 4)], "columns are letters");
    }

    #[test]
    fn long_text_is_cut() {
        assert_eq!(shown("short"), "short");
        assert_eq!(shown(&"x".repeat(41)), format!("{}\u{2026}", "x".repeat(40)));
    }
}
