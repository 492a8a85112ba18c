use std::fmt::Write as _;

use super::marks::Mark;
use super::{Language, sentences};
use crate::board::{Color, Point, Size, Stones};
use crate::score::Partition;

/// From line to line, in units of the picture.
const STEP: i32 = 24;
/// From the edge of the picture to the first line.
const MARGIN: i32 = 36;
/// Radius of a stone.
const STONE: i32 = 11;
/// Height of a row of the legend.
const LEGEND_STEP: i32 = 26;
/// The least width, so that the legend has room.
const WIDTH_MIN: i32 = 200;

/// A picture of a board that has been sorted, as SVG.
///
/// Dead stones are pale and crossed out; stones in seki carry a triangle; points of a player are small squares in the player's
/// colour, protective moves still owed diamonds, eyes in seki triangles, neutral points small crosses. Shapes tell them apart,
/// so a print in grey does too. The same board gives the same bytes.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::render::{Language, svg};
/// use gyega::score::Partition;
///
/// let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).unwrap();
/// let parts = Partition::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
/// let picture = svg(Language::En, &stones, &parts);
/// assert!(picture.starts_with("<svg "));
/// assert_eq!(picture.matches("<title>C3: neutral point</title>").count(), 1);
/// ```
pub fn svg(language: Language, stones: &Stones, parts: &Partition) -> String {
    let shown = Mark::shown(stones, parts);
    Picture { language, size: stones.size(), text: String::with_capacity(16_000) }.draw(stones, parts, &shown)
}

struct Picture {
    language: Language,
    size: Size,
    text: String,
}

impl Picture {
    fn draw(mut self, stones: &Stones, parts: &Partition, shown: &[Mark]) -> String {
        let (width, height) = (i32::from(self.size.width()), i32::from(self.size.height()));
        let board = ((width - 1) * STEP + 2 * MARGIN, (height - 1) * STEP + 2 * MARGIN);
        let legend = shown.len() as i32 * LEGEND_STEP + 12;
        let (full_width, full_height) = (board.0.max(WIDTH_MIN), board.1 + legend);
        self.line(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {full_width} {full_height}\" width=\"{full_width}\" \
             height=\"{full_height}\" role=\"img\" font-family=\"sans-serif\" font-size=\"11\">"
        ));
        self.line(&format!("<title>{}</title>", sentences::word(self.language, "board")));
        self.line(&format!("<rect width=\"{full_width}\" height=\"{full_height}\" fill=\"#ffffff\"/>"));
        self.line(&format!(
            "<rect x=\"18\" y=\"18\" width=\"{}\" height=\"{}\" fill=\"#f2d59b\"/>",
            board.0 - 36,
            board.1 - 36
        ));
        self.grid();
        self.coordinates(board);
        for point in self.size.iter() {
            let mark = Mark::at(stones, parts, point);
            let (x, y) = self.place(point);
            let meaning = sentences::word(self.language, mark.word());
            self.mark(mark, x, y, &format!("<title>{point}: {meaning}</title>"));
        }
        for (row, mark) in shown.iter().enumerate() {
            let y = board.1 + row as i32 * LEGEND_STEP + 12;
            self.mark(*mark, 30, y, "");
            let meaning = sentences::word(self.language, mark.word());
            self.line(&format!("<text x=\"48\" y=\"{}\">{meaning}</text>", y + 4));
        }
        self.line("</svg>");
        self.text
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Where a point lies in the picture.
    fn place(&self, point: Point) -> (i32, i32) {
        let from_top = i32::from(self.size.height()) - 1 - i32::from(point.row);
        (MARGIN + i32::from(point.column) * STEP, MARGIN + from_top * STEP)
    }

    fn grid(&mut self) {
        let last = |lines: u8| MARGIN + (i32::from(lines) - 1) * STEP;
        let (right, bottom) = (last(self.size.width()), last(self.size.height()));
        let mut path = String::new();
        for column in 0..i32::from(self.size.width()) {
            let x = MARGIN + column * STEP;
            let _ = write!(path, "M{x} {MARGIN}V{bottom}");
        }
        for row in 0..i32::from(self.size.height()) {
            let y = MARGIN + row * STEP;
            let _ = write!(path, "M{MARGIN} {y}H{right}");
        }
        self.line(&format!("<path d=\"{path}\" stroke=\"#5a4a2a\" fill=\"none\" stroke-linecap=\"square\"/>"));
        for point in star_points(self.size) {
            let (x, y) = self.place(point);
            self.line(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#5a4a2a\"/>"));
        }
    }

    fn coordinates(&mut self, (_, height): (i32, i32)) {
        self.line("<g text-anchor=\"middle\" fill=\"#333333\">");
        for column in 0..self.size.width() {
            let point = Point { column, row: 0 };
            let (x, _) = self.place(point);
            self.line(&format!("<text x=\"{x}\" y=\"12\">{}</text>", point.letter()));
            self.line(&format!("<text x=\"{x}\" y=\"{}\">{}</text>", height - 5, point.letter()));
        }
        for row in 0..self.size.height() {
            let (_, y) = self.place(Point { column: 0, row });
            self.line(&format!("<text x=\"9\" y=\"{}\">{}</text>", y + 4, row + 1));
        }
        self.line("</g>");
    }

    /// One mark; `title` names it for readers that cannot see it.
    fn mark(&mut self, mark: Mark, x: i32, y: i32, title: &str) {
        let (fill, edge) = colors(match mark {
            Mark::Living(color)
            | Mark::Dead(color)
            | Mark::InSeki(color)
            | Mark::Territory(color)
            | Mark::ProtectiveMove(color)
            | Mark::SekiEye(color) => color,
            Mark::Neutral => Color::Black,
        });
        let stone = format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{STONE}\" fill=\"{fill}\" stroke=\"#000000\"");
        let triangle = format!("M{x} {}L{} {}H{}Z", y - 6, x + 5, y + 3, x - 5);
        let shape = match mark {
            Mark::Living(_) => format!("{stone}/>"),
            Mark::Dead(_) => format!(
                "{stone} fill-opacity=\"0.45\"/><path d=\"M{} {}l10 10m0 -10l-10 10\" stroke=\"#c00000\" \
                 stroke-width=\"2\"/>",
                x - 5,
                y - 5
            ),
            Mark::InSeki(_) => {
                format!("{stone}/><path d=\"{triangle}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"2\"/>")
            }
            Mark::Territory(_) => format!(
                "<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\" fill=\"{fill}\" stroke=\"#000000\"/>",
                x - 4,
                y - 4
            ),
            Mark::ProtectiveMove(_) => {
                format!("<path d=\"M{x} {}l6 6l-6 6l-6 -6Z\" fill=\"{fill}\" stroke=\"#000000\"/>", y - 6)
            }
            Mark::SekiEye(_) => format!("<path d=\"{triangle}\" fill=\"{fill}\" stroke=\"#000000\"/>"),
            Mark::Neutral => format!(
                "<path d=\"M{} {}l6 6m0 -6l-6 6\" stroke=\"#000000\" stroke-width=\"2\" fill=\"none\"/>",
                x - 3,
                y - 3
            ),
        };
        self.line(&format!("<g>{title}{shape}</g>"));
    }
}

/// The colour of a player, and one that stands out on it.
const fn colors(color: Color) -> (&'static str, &'static str) {
    match color {
        Color::Black => ("#000000", "#ffffff"),
        Color::White => ("#ffffff", "#000000"),
    }
}

/// The star points of the boards that have customary ones.
fn star_points(size: Size) -> Vec<Point> {
    let lines: &[u8] = match (size.width(), size.height()) {
        (9, 9) => &[2, 4, 6],
        (13, 13) => &[3, 6, 9],
        (19, 19) => &[3, 9, 15],
        _ => return Vec::new(),
    };
    let points = lines.iter().flat_map(|row| lines.iter().map(|column| Point { column: *column, row: *row }));
    // On the smaller boards the middles of the sides are not marked.
    let middle = lines[1];
    points.filter(|point| size.width() == 19 || (point.row == middle) == (point.column == middle)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{star_points, svg};
    use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};
    use crate::render::Language;
    use crate::score::Partition;

    /// Whether every tag that opens also closes, in order, and no text holds a stray `<`.
    fn is_well_formed(picture: &str) -> bool {
        let mut open = Vec::new();
        for part in picture.split('<').skip(1) {
            let Some((tag, text)) = part.split_once('>') else { return false };
            let name: String = tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphabetic).collect();
            if text.contains(['>', '&']) || tag.matches('"').count() % 2 == 1 || name.is_empty() {
                return false;
            }
            if tag.starts_with('/') {
                if open.pop() != Some(name) {
                    return false;
                }
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        open.is_empty()
    }

    #[test]
    fn the_check_of_form_sees_what_is_wrong() {
        assert!(is_well_formed("<svg><g a=\"1\"><path/></g></svg>\n"));
        for wrong in ["<svg><g></svg></g>", "<svg>", "<svg a=\"1></svg>", "<svg>a & b</svg>"] {
            assert!(!is_well_formed(wrong), "{wrong}");
        }
    }

    #[test]
    fn customary_boards_have_star_points() {
        let told = |lines| {
            let points = star_points(Size::new(lines, lines).expect("in range"));
            points.into_iter().collect::<PointSet>().to_string()
        };
        assert_eq!(told(9), "C7 G7 E5 C3 G3");
        assert_eq!(told(13), "D10 K10 G7 D4 K4");
        assert_eq!(told(19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
        assert_eq!(told(11), "");
    }

    #[test]
    fn dead_stones_are_crossed_out() {
        let stones = Stones::from_rows(&["XO.", "XX.", ".XX"]).expect("a board");
        let dead = Point::parse("B3").map(PointSet::from).expect("a point");
        let parts = Partition::of(&stones, &dead, &PointSet::EMPTY);
        let picture = svg(Language::En, &stones, &parts);
        assert!(picture.contains("<title>B3: dead white stone</title>"));
        assert_eq!(picture.matches("fill-opacity").count(), 2, "the stone and its line in the legend");
    }

    #[test]
    fn a_protective_move_has_its_own_shape() {
        let stones = Stones::from_rows(&[".X.", "X.X", ".X."]).expect("a board");
        let owed = ByColor { black: Point::parse("B2").map(PointSet::from).expect("a point"), white: PointSet::EMPTY };
        let parts = Partition::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY).with_protective_moves(&owed);
        let picture = svg(Language::En, &stones, &parts);
        assert!(picture.contains("<title>B2: Black's protective move</title>"));
        assert_eq!(picture.matches("l6 6l-6 6l-6 -6Z").count(), 2, "the point and its line in the legend");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn any_board_with_any_marks_gives_a_well_formed_picture(
            (width, height) in (1usize..=25, 1usize..=25), cells in prop::collection::vec(0u8..6, 625),
        ) {
            let size = Size::new(width, height).expect("in range");
            let of = |kinds: &[u8]| -> PointSet {
                size.iter().zip(&cells).filter(|(_, cell)| kinds.contains(cell)).map(|(point, _)| point).collect()
            };
            let stones = Stones::new(size, ByColor { black: of(&[1, 2]), white: of(&[3, 4]) });
            let owed = ByColor { black: of(&[0]), white: of(&[2]) };
            let parts = Partition::of(&stones, &stones.chains_of(&of(&[2])), &stones.chains_of(&of(&[4])))
                .with_protective_moves(&owed);
            let picture = svg(Language::En, &stones, &parts);
            prop_assert!(is_well_formed(&picture));
            let titles = picture.matches("<g><title>").count();
            prop_assert_eq!(titles, usize::from(size.points()));
            prop_assert_eq!(stones.of(Color::Black).len(), of(&[1, 2]).len());
        }
    }
}
