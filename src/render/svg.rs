use std::fmt::Write as _;

use super::Language;
use super::marks::{Mark, MarkMap};
use super::xml::{escape_xml, text_element};
use crate::board::{Color, Point, PointSet, Size, Stones};
#[cfg(feature = "json")]
use crate::formats::case_file::DocumentedPosition;
use crate::report::{Report, ScoreTask};
use crate::score::Partition;
use crate::words::words;

/// From line to line, in units of the picture.
const STEP: i32 = 24;
/// From the edge of the picture to the first line.
const MARGIN: i32 = 36;
/// From the edge of a picture without coordinates to the first line.
const MARGIN_BARE: i32 = 18;
const STONE: i32 = 11;
const STONE_DEAD: i32 = 8;
/// Size of coordinates, and of one letter on a stone.
const FONT: i32 = 13;
/// Height of a row of the legend.
const LEGEND_STEP: i32 = 26;
/// Where the words of the legend begin.
const LEGEND_TEXT: i32 = 48;

words! {
    /// For what a diagram is drawn.
    #[cfg_attr(feature = "json", derive(schemars::JsonSchema), schemars(rename = "DiagramStyle"))]
    PictureStyle {
        /// A screen: the colour of wood.
        Color = "color",
        /// Paper: black and white and nothing between.
        Print = "print",
    }

    /// What is written around a board.
    #[cfg_attr(feature = "json", derive(schemars::JsonSchema))]
    Coordinates {
        /// Letters below and above, numbers at the sides.
        Letters = "letters",
        /// Numbers on all sides, from the left and from below: D4 is 4-4.
        Numbers = "numbers",
        /// Nothing.
        None = "none",
    }
}

/// A picture of a board: the only one there is, for pages, records and documents.
///
/// Every kind of point has a shape of its own, so that no colour is needed to tell them apart, and a shape is black or
/// white as its owner is:
///
/// | shape | is |
/// |---|---|
/// | a disc | a stone that stays |
/// | a small disc with a cross on it | a dead stone |
/// | a disc with a triangle on it | a stone in seki |
/// | a square | a surrounded point |
/// | a diamond | a protective move still owed |
/// | a diamond with a hole | a false eye, which must be filled |
/// | a triangle | an eye in seki |
/// | a cross | a neutral point |
/// | an hourglass | a neutral point beside one player alone |
/// | a ring inside the edge of a stone | the last move |
/// | a frame around a point | a point pointed out |
///
/// A label stands in the place of what else would be drawn on its point, but for the stone. The same diagram gives the
/// same bytes.
///
/// ```
/// use gyega::board::{PointSet, Stones};
/// use gyega::render::{BoardPicture, Language};
/// use gyega::score::Partition;
///
/// let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).unwrap();
/// let partition = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
/// let diagram = BoardPicture { partition: Some(&partition), ..BoardPicture::new(Language::En, &stones) };
/// let picture = diagram.svg();
/// assert!(picture.starts_with("<svg "));
/// assert_eq!(picture.matches("<title>C3: neutral point</title>").count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct BoardPicture<'a> {
    /// In which language its legend and titles are.
    pub language: Language,
    /// In which language the legend stands a second time.
    pub second_language: Option<Language>,
    /// What stands on the board.
    pub stones: &'a Stones,
    /// What each point is; nothing for stones alone.
    pub partition: Option<&'a Partition>,
    /// Where the last stone was played. It is shown where a stone stands there.
    pub last_move: Option<Point>,
    /// Up to three letters on points; those off the board are left out.
    pub labels: Vec<(Point, String)>,
    /// Points that are pointed out.
    pub highlight: PointSet,
    /// Whether what is shown is also explained below, where there is something to explain.
    pub legend: bool,
    /// For what it is drawn.
    pub style: PictureStyle,
    /// What is written around the board.
    pub coordinates: Coordinates,
}

impl<'a> BoardPicture<'a> {
    /// The most letters of a label.
    pub const LABEL_MAX: usize = 3;

    /// Stones alone, with letters around them.
    pub const fn new(language: Language, stones: &'a Stones) -> Self {
        Self {
            language,
            second_language: None,
            stones,
            partition: None,
            last_move: None,
            labels: Vec::new(),
            highlight: PointSet::EMPTY,
            legend: true,
            style: PictureStyle::Color,
            coordinates: Coordinates::Letters,
        }
    }

    /// The board of a report as both players see it, with the last move where it is known.
    pub fn of_report(language: Language, task: &'a ScoreTask, report: &'a Report) -> Self {
        let last_move = task.position.history().last_play.and_then(|play| play.point);
        Self { partition: Some(report.map(task)), last_move, ..Self::new(language, task.position.stones()) }
    }

    /// The picture of a documented position as its text shows it: with its letters, frames around points it names by a
    /// word, what it calls dead and what it calls seki.
    #[cfg(feature = "json")]
    pub fn case_svg(language: Language, task: &DocumentedPosition) -> String {
        let setup = task.setup();
        let dead = setup.stones.chains_of(&setup.marks.dead);
        let partition = Partition::new(&setup.stones, &dead, &setup.stones.chains_of(&setup.marks.seki));
        let mut diagram = BoardPicture { partition: Some(&partition), ..BoardPicture::new(language, &setup.stones) };
        for label in &task.head.labels {
            if label.name.chars().count() > Self::LABEL_MAX {
                diagram.highlight |= label.points.set();
            } else {
                diagram.labels.extend(label.points.0.iter().map(|point| (*point, label.name.clone())));
            }
        }
        diagram.svg()
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let margin = if self.coordinates == Coordinates::None { MARGIN_BARE } else { MARGIN };
        let marks = self.partition.map(|partition| MarkMap::new(self.stones, partition));
        let text = String::with_capacity(16_000);
        SvgWriter { diagram: self, marks, margin, size: self.stones.size(), text }.draw()
    }
}

struct Palette {
    board: &'static str,
    lines: &'static str,
    letters: &'static str,
    frame: &'static str,
}

impl PictureStyle {
    const fn palette(self) -> Palette {
        match self {
            Self::Color => Palette { board: "#f2d59b", lines: "#5a4a2a", letters: "#333333", frame: "#b00020" },
            Self::Print => Palette { board: "#ffffff", lines: "#000000", letters: "#000000", frame: "#000000" },
        }
    }
}

/// A row of the legend: what is drawn, and the key of what it means.
type Explained = (String, &'static str);

struct SvgWriter<'a> {
    diagram: &'a BoardPicture<'a>,
    marks: Option<MarkMap<'a>>,
    margin: i32,
    size: Size,
    text: String,
}

impl SvgWriter<'_> {
    fn draw(mut self) -> String {
        let span = |lines: u8| (i32::from(lines) - 1) * STEP;
        let (right, bottom) = (span(self.size.width()), span(self.size.height()));
        let (board_width, board_height) = (right + 2 * self.margin, bottom + 2 * self.margin);
        let legend = if self.diagram.legend { self.legend() } else { Vec::new() };
        let column =
            legend.iter().map(|row| LEGEND_TEXT + width_of(&self.meaning(row.1)) + 12).max().unwrap_or(board_width);
        // As many columns as the board is wide.
        let columns = (board_width / column).clamp(1, 3) as usize;
        let rows = legend.len().div_ceil(columns);
        let (width, height) = (board_width.max(column), board_height + rows as i32 * LEGEND_STEP);
        let palette = self.diagram.style.palette();
        self.line(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\" stroke-width=\"1.5\">"
        ));
        self.line(&format!("<title>{}</title>", self.word("board")));
        self.line(&format!("<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\" stroke=\"none\"/>"));
        if palette.board != "#ffffff" {
            let edge = self.margin - MARGIN_BARE;
            self.line(&format!(
                "<rect x=\"{edge}\" y=\"{edge}\" width=\"{}\" height=\"{}\" fill=\"{}\" stroke=\"none\"/>",
                right + 2 * MARGIN_BARE,
                bottom + 2 * MARGIN_BARE,
                palette.board
            ));
        }
        self.grid(palette.lines);
        self.coordinates((board_width, board_height), palette.letters);
        for point in self.size.iter() {
            self.point(point);
        }
        for (index, (shape, key)) in legend.iter().enumerate() {
            let x = (index / rows) as i32 * column;
            let y = board_height + (index % rows) as i32 * LEGEND_STEP + 8;
            self.line(&format!("<g transform=\"translate({} {y})\">{shape}</g>", x + 30));
            let meaning = escape_xml(&self.meaning(key));
            self.line(&format!("<text x=\"{}\" y=\"{}\">{meaning}</text>", x + LEGEND_TEXT, y + 5));
        }
        self.line("</svg>");
        self.text
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn word(&self, key: &'static str) -> String {
        escape_xml(self.diagram.language.word(key))
    }

    /// What a row of the legend says, in each language.
    fn meaning(&self, key: &'static str) -> String {
        let languages = [Some(self.diagram.language), self.diagram.second_language];
        let words: Vec<_> = languages.into_iter().flatten().map(|language| language.word(key)).collect();
        words.join(" / ")
    }

    fn place(&self, point: Point) -> (i32, i32) {
        let from_top = i32::from(self.size.height()) - 1 - i32::from(point.row);
        (self.margin + i32::from(point.column) * STEP, self.margin + from_top * STEP)
    }

    fn grid(&mut self, color: &str) {
        let last = |lines: u8| self.margin + (i32::from(lines) - 1) * STEP;
        let (first, right, bottom) = (self.margin, last(self.size.width()), last(self.size.height()));
        let mut path = String::new();
        for column in 0..i32::from(self.size.width()) {
            let x = first + column * STEP;
            let _ = write!(path, "M{x} {first}V{bottom}");
        }
        for row in 0..i32::from(self.size.height()) {
            let y = first + row * STEP;
            let _ = write!(path, "M{first} {y}H{right}");
        }
        self.line(&format!(
            "<path d=\"{path}\" stroke=\"{color}\" stroke-width=\"1\" fill=\"none\" stroke-linecap=\"square\"/>"
        ));
        for point in self.size.star_points() {
            let (x, y) = self.place(point);
            self.line(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{color}\"/>"));
        }
    }

    /// Around the whole board, so that a line can be followed to the nearer side.
    fn coordinates(&mut self, (width, height): (i32, i32), color: &str) {
        if self.diagram.coordinates == Coordinates::None {
            return;
        }
        let is_lettered = self.diagram.coordinates == Coordinates::Letters;
        let edge = MARGIN / 3;
        for column in 0..self.size.width() {
            let point = Point { column, row: 0 };
            let (x, _) = self.place(point);
            let name = if is_lettered { point.letter().to_string() } else { (column + 1).to_string() };
            for y in [edge, height - edge] {
                self.line(&text_element(FONT, (x, y), &name, color));
            }
        }
        for row in 0..self.size.height() {
            let point = Point { column: 0, row };
            let (_, y) = self.place(point);
            for x in [edge, width - edge] {
                self.line(&text_element(FONT, (x, y), point.number(), color));
            }
        }
    }

    /// What is drawn on a point, named for readers that cannot see it. On an empty point of which nothing is known
    /// nothing is.
    fn point(&mut self, point: Point) {
        let diagram = self.diagram;
        let mark = self.marks.as_ref().map(|marks| marks.at(point));
        let mark = mark.or_else(|| diagram.stones.at(point).map(Mark::Living));
        let label = diagram.labels.iter().find(|(at, _)| *at == point).map(|(_, label)| label.as_str());
        let is_last = diagram.last_move == Some(point) && diagram.stones.at(point).is_some();
        let is_framed = diagram.highlight.contains(point);
        if mark.is_none() && label.is_none() && !is_framed {
            return;
        }
        let mut title = format!("{point}: {}", self.word(mark.map_or("mark-empty", Mark::word)));
        let mut drawn = match (mark, label) {
            (Some(mark), None) => shape(mark),
            (Some(mark), Some(_)) => mark.stone().map(|color| disc(mark.radius(), color)).unwrap_or_default(),
            (None, _) => String::new(),
        };
        if is_last && let Some(mark) = mark {
            let _ = write!(title, ", {}", self.word("mark-last-move"));
            drawn.push_str(&last_move(mark));
        }
        if is_framed {
            let _ = write!(title, ", {}", self.word("mark-highlight"));
            drawn.push_str(&frame(diagram.style));
        }
        if let Some(label) = label {
            let _ = write!(title, " ({})", escape_xml(label));
            drawn.push_str(&self.label(label, mark.and_then(Mark::stone)));
        }
        let (x, y) = self.place(point);
        self.line(&format!("<g transform=\"translate({x} {y})\"><title>{title}</title>{drawn}</g>"));
    }

    fn label(&self, label: &str, on: Option<Color>) -> String {
        // Two and three letters must fit a stone too.
        let font = [FONT, FONT, 12].get(label.chars().count()).copied().unwrap_or(9);
        let letters = |fill| text_element(font, (0, 0), label, fill);
        if let Some(color) = on {
            return letters(contrast(color));
        }
        // The lines of the board must not run through it.
        let board = self.diagram.style.palette().board;
        format!("<circle r=\"9\" fill=\"{board}\"/>{}", letters("#000000"))
    }

    /// What is to be explained. Stones that merely stand there are not, unless there is something else.
    fn legend(&self) -> Vec<Explained> {
        let diagram = self.diagram;
        let marks = self.marks.as_ref().map(MarkMap::legend_marks).unwrap_or_default();
        let mut legend: Vec<Explained> = marks.iter().map(|mark| (shape(*mark), mark.word())).collect();
        if let Some(color) = diagram.last_move.and_then(|at| diagram.stones.at(at)) {
            let mark = Mark::Living(color);
            legend.push((shape(mark) + &last_move(mark), "mark-last-move"));
        }
        if diagram.highlight.iter().any(|point| self.size.holds(point)) {
            legend.push((frame(diagram.style), "mark-highlight"));
        }
        legend
    }
}

impl Mark {
    /// The colour of the stone that stands there.
    const fn stone(self) -> Option<Color> {
        let (Self::Living(color) | Self::Dead(color) | Self::InSeki(color)) = self else { return None };
        Some(color)
    }

    const fn radius(self) -> i32 {
        if matches!(self, Self::Dead(_)) { STONE_DEAD } else { STONE }
    }
}

/// What is drawn for a mark, around the point 0, 0.
fn shape(mark: Mark) -> String {
    const CROSS: &str = "M-4 -4L4 4M4 -4L-4 4";
    const TRIANGLE: &str = "M0 -7L6 4H-6Z";
    const DIAMOND: &str = "M0 -7L7 0L0 7L-7 0Z";
    const HOURGLASS: &str = "M-5 -5H5L-5 5H5Z";
    const HOLE: &str = "M0 -3L3 0L0 3L-3 0Z";
    let on_stone = |mark: Mark, color: Color, path: &str| {
        let sign = format!("<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>", contrast(color));
        disc(mark.radius(), color) + &sign
    };
    let filled = |color: Color, path: &str| format!("<path d=\"{path}\" fill=\"{}\" stroke=\"#000000\"/>", fill(color));
    match mark {
        Mark::Living(color) => disc(STONE, color),
        Mark::Dead(color) => on_stone(mark, color, CROSS),
        Mark::InSeki(color) => on_stone(mark, color, TRIANGLE),
        Mark::Territory(color) => filled(color, "M-4 -4H4V4H-4Z"),
        Mark::ProtectiveMove(color) => filled(color, DIAMOND),
        Mark::FalseEye(color) => {
            let hole = format!("<path d=\"{HOLE}\" fill=\"{}\" stroke=\"none\"/>", contrast(color));
            filled(color, DIAMOND) + &hole
        }
        Mark::SekiEye(color) => filled(color, TRIANGLE),
        Mark::Neutral => format!("<path d=\"{CROSS}\" stroke=\"#000000\" stroke-width=\"2\" fill=\"none\"/>"),
        Mark::OneSided(color) => filled(color, HOURGLASS),
    }
}

fn disc(radius: i32, color: Color) -> String {
    format!("<circle r=\"{radius}\" fill=\"{}\" stroke=\"#000000\"/>", fill(color))
}

/// A ring inside the edge of a stone.
fn last_move(mark: Mark) -> String {
    let color = mark.stone().map_or("#000000", contrast);
    format!("<circle r=\"{}\" fill=\"none\" stroke=\"{color}\"/>", mark.radius() - 3)
}

fn frame(style: PictureStyle) -> String {
    let color = style.palette().frame;
    format!("<path d=\"M-12 -12H12V12H-12Z\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2.5\"/>")
}

const fn fill(color: Color) -> &'static str {
    match color {
        Color::Black => "#000000",
        Color::White => "#ffffff",
    }
}

/// The colour that stands out on a player's.
fn contrast(color: Color) -> &'static str {
    fill(!color)
}

/// How wide a text is at most, as far as one can know without a font: other scripts are as wide as they are high.
fn width_of(text: &str) -> i32 {
    text.chars().map(|letter| if letter.is_ascii() { 8 } else { 14 }).sum()
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::{BoardPicture, PictureStyle, frame, last_move, shape};
    use crate::board::{ByColor, Color, Point, PointSet, Stones, points};
    use crate::render::Language;
    use crate::render::marks::Mark;
    use crate::score::Partition;

    fn at(text: &str) -> Point {
        Point::parse(text).expect("a point")
    }

    /// What is drawn, without any colour.
    fn bare(drawn: &str) -> String {
        let mut rest = drawn;
        let mut bare = String::new();
        while let Some(start) = rest.find('#') {
            bare.push_str(&rest[..start]);
            rest = &rest[start + "#000000".len()..];
        }
        bare + rest
    }

    /// What is drawn on a point, and what it is called.
    fn drawn_at(picture: &str, point: &str) -> (String, String) {
        let start = format!("<title>{point}: ");
        let line = picture.lines().find(|line| line.contains(&start)).unwrap_or_else(|| panic!("nothing on {point}"));
        let (title, drawn) = line.split_once("</title>").expect("a title ends");
        let title = title.split_once(&start).expect("it begins").1;
        (title.to_owned(), drawn.trim_end_matches("</g>").to_owned())
    }

    #[test]
    fn every_kind_of_point_has_a_shape_of_its_own_without_colours() {
        let mut drawn: Vec<(String, String)> = Vec::new();
        for mark in Mark::all().filter(|mark| !mark.word().ends_with("-white")) {
            drawn.push((mark.word().to_owned(), bare(&shape(mark))));
        }
        assert_eq!(
            drawn.len(),
            9,
            "living, dead, in seki, territory, owed, false eye, eye in seki, neutral, one-sided"
        );
        for color in Color::BOTH {
            let stones = [Mark::Living(color), Mark::Dead(color), Mark::InSeki(color)];
            let rings =
                stones.map(|mark| (format!("last move {}", mark.word()), bare(&(shape(mark) + &last_move(mark)))));
            drawn.extend(rings.into_iter().filter(|_| color == Color::Black));
        }
        drawn.push(("frame".to_owned(), bare(&frame(PictureStyle::Print))));
        for (index, (kind, path)) in drawn.iter().enumerate() {
            let same = drawn[..index].iter().find(|(_, other)| other == path);
            assert!(same.is_none(), "{kind} looks like {same:?}");
        }
    }

    #[test]
    fn a_shape_of_black_and_white_differs_in_black_and_white_alone() {
        type Kind = fn(Color) -> Mark;
        let kinds: [Kind; 8] = [
            Mark::Living,
            Mark::Dead,
            Mark::InSeki,
            Mark::Territory,
            Mark::ProtectiveMove,
            Mark::FalseEye,
            Mark::SekiEye,
            Mark::OneSided,
        ];
        for kind in kinds {
            let [black, white] = Color::BOTH.map(|color| shape(kind(color)));
            assert_eq!(bare(&black), bare(&white));
            assert!(black.contains("fill=\"#000000\"") && white.contains("fill=\"#ffffff\""), "{black} {white}");
        }
    }

    #[test]
    fn each_kind_of_point_is_drawn_where_it_lies() {
        // The corner A5 is dead, and D2 is claimed to stand in seki with the eye E1; D3 and E3 are beside both colours.
        let stones = Stones::from_rows(&["X.O.O", "XXOOO", "OOO..", "..OXX", "..OX."]).expect("a board");
        let partition = Partition::new(&stones, &stones.chains_of(&points("A5")), &stones.chains_of(&points("D2")));
        let owed = ByColor { black: PointSet::EMPTY, white: points("D5 A1") };
        let partition = partition.with_protective_moves(&owed);
        let picture = BoardPicture { partition: Some(&partition), ..BoardPicture::new(Language::En, &stones) }.svg();
        for (point, mark) in [
            ("C5", Mark::Living(Color::White)),
            ("A5", Mark::Dead(Color::Black)),
            ("B2", Mark::Territory(Color::White)),
            ("D2", Mark::InSeki(Color::Black)),
            ("E1", Mark::SekiEye(Color::Black)),
            ("D3", Mark::Neutral),
            // White surrounds more beside A1, nothing beside D5.
            ("A1", Mark::ProtectiveMove(Color::White)),
            ("D5", Mark::FalseEye(Color::White)),
        ] {
            assert_eq!(drawn_at(&picture, point).1, shape(mark), "{point}");
        }
        assert_eq!(drawn_at(&picture, "D5").0, "White's false eye, to be filled");
        // Of the three points between, only the middle one is beside nobody.
        let stones = Stones::from_rows(&["X...O"]).expect("a board");
        let partition = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        let picture = BoardPicture { partition: Some(&partition), ..BoardPicture::new(Language::En, &stones) }.svg();
        for (point, mark) in
            [("B1", Mark::OneSided(Color::Black)), ("C1", Mark::Neutral), ("D1", Mark::OneSided(Color::White))]
        {
            assert_eq!(drawn_at(&picture, point).1, shape(mark), "{point}");
        }
        assert_eq!(drawn_at(&picture, "B1").0, "neutral point beside Black alone");
    }

    #[test]
    fn a_label_stands_in_the_place_of_the_mark_but_not_of_the_stone() {
        let stones = Stones::from_rows(&["XO.", "XX.", ".XX"]).expect("a board");
        let dead = points("B3");
        let partition = Partition::new(&stones, &dead, &PointSet::EMPTY);
        let diagram = BoardPicture {
            partition: Some(&partition),
            labels: ["B3 <&", "A1 a", "A3 123", "Z9 1"]
                .map(|label| label.split_once(' ').expect("two"))
                .map(|(point, label)| (at(point), label.to_owned()))
                .to_vec(),
            highlight: points("A1"),
            ..BoardPicture::new(Language::En, &stones)
        };
        let picture = diagram.svg();
        let (title, drawn) = drawn_at(&picture, "B3");
        assert_eq!(title, "dead white stone (&lt;&amp;)");
        assert!(
            drawn.starts_with("<circle r=\"8\" fill=\"#ffffff\"") && drawn.contains(">&lt;&amp;</text>"),
            "{drawn}"
        );
        let (title, drawn) = drawn_at(&picture, "A1");
        assert_eq!(title, "Black's point, pointed out (a)");
        assert!(drawn.contains("fill=\"#f2d59b\"") && drawn.contains("M-12 -12H12"), "{drawn}");
        assert!(drawn_at(&picture, "A3").1.contains("font-size=\"9\" text-anchor=\"middle\" fill=\"#ffffff\">123<"));
        assert!(!picture.contains("Z9"), "a label off the board is left out");
        Document::parse(&picture).expect("XML");
    }
}
