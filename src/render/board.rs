use super::Language;
use super::marks::{Mark, MarkMap};
use crate::board::{Point, Size, Stones};
use crate::score::Partition;

/// A board that has been sorted, as lines of text: numbers on the left, letters below, one sign a point.
///
/// `X` and `O` are stones that stay, `x` and `o` dead ones, `#` and `@` black and white stones in seki; `b` and `w` are
/// points of Black and White, `!` is one that its owner must still fill, `*` an eye in seki, `-` a neutral point. No
/// sign needs colour to be read.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::render::board_lines;
/// use gyega::score::Partition;
///
/// let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).unwrap();
/// let partition = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
/// assert_eq!(board_lines(&stones, &partition), [
///     "3 b X - O w",
///     "2 X X O O O",
///     "1 b X - O w",
///     "  A B C D E",
/// ]);
/// ```
pub fn board_lines(stones: &Stones, partition: &Partition) -> Vec<String> {
    let marks = MarkMap::new(stones, partition);
    lines_of(stones.size(), |point| format!(" {}", marks.at(point).letter()))
}

/// The lines of a board, with what is shown of each point behind the number of its row.
pub(super) fn lines_of(size: Size, shown: impl Fn(Point) -> String) -> Vec<String> {
    let digits = if size.height() > 9 { 2 } else { 1 };
    let row_of = |row| (0..size.width()).map(move |column| Point { column, row });
    let line = |row| format!("{:>digits$}{}", row + 1, row_of(row).map(&shown).collect::<String>());
    let letters: String = row_of(0).flat_map(|point| [' ', point.letter()]).collect();
    (0..size.height()).rev().map(line).chain([" ".repeat(digits) + &letters]).collect()
}

/// What the letters of [`board_lines`] mean, those that the board shows.
pub(super) fn legend(language: Language, stones: &Stones, partition: &Partition) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for mark in MarkMap::new(stones, partition).legend_marks() {
        let key = match mark {
            // One letter for both colours, listed once.
            Mark::ProtectiveMove(_) | Mark::FalseEye(_) => "mark-protective-move",
            Mark::SekiEye(_) => "mark-seki-eye",
            // Where a letter does not tell whose side it is on, nor do the words.
            Mark::OneSided(_) => "mark-neutral",
            Mark::Living(_) | Mark::Dead(_) | Mark::InSeki(_) | Mark::Territory(_) | Mark::Neutral => mark.word(),
        };
        let entry = format!("{} {}", mark.letter(), language.word(key));
        if !entries.contains(&entry) {
            entries.push(entry);
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::{board_lines, legend};
    use crate::board::{ByColor, PointSet, Stones, points};
    use crate::render::Language;
    use crate::score::Partition;

    #[test]
    fn every_kind_of_point_has_its_own_sign() {
        // The corner A5 is dead, and D2 is claimed to stand in seki with the eye E1.
        let stones = Stones::from_rows(&["X.O.O", "XXOOO", "OOO..", "..OXX", "..OX."]).expect("a board");
        let partition = Partition::new(&stones, &stones.chains_of(&points("A5")), &stones.chains_of(&points("D2")));
        let lines = board_lines(&stones, &partition);
        assert_eq!(lines, ["5 x w O w O", "4 x x O O O", "3 O O O - -", "2 w w O # #", "1 w w O # *", "  A B C D E"]);
        assert_eq!(
            legend(Language::En, &stones, &partition),
            [
                "O white stone",
                "x dead black stone",
                "# black stone in seki",
                "w White's point",
                "* point in seki",
                "- neutral point"
            ]
        );
    }

    #[test]
    fn protective_moves_of_both_colours_are_listed_once() {
        let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).expect("a board");
        let owed = ByColor { black: points("A1"), white: points("E3") };
        let partition = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY).with_protective_moves(&owed);
        assert_eq!(board_lines(&stones, &partition), ["3 b X - O !", "2 X X O O O", "1 ! X - O w", "  A B C D E"]);
        let lines = legend(Language::En, &stones, &partition);
        assert_eq!(
            lines.iter().filter(|line| line.starts_with('!')).collect::<Vec<_>>(),
            ["! point that needs a protective move"]
        );
    }
}
