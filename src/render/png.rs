use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Diagram;
use super::lettering::{Lettering, has_strokes};

/// Pixels for each unit of the picture: 284 an inch where a board of 19 lines is printed 90 mm wide.
const SCALE: u16 = 2;

/// Why a diagram is not drawn as PNG.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PngFault {
    /// A label has a sign that is drawn by no strokes.
    #[error("label {0:?} cannot be drawn as PNG, which has no fonts: expected letters A to Z and digits")]
    Label(String),
    /// The picture could not be drawn or packed; that is a fault of ours.
    #[error("the picture cannot be drawn: {0}")]
    Drawing(String),
}

impl Diagram<'_> {
    /// Whether a label can be drawn without fonts: letters A to Z and digits can.
    pub fn has_strokes(label: &str) -> bool {
        has_strokes(label)
    }

    /// The picture as PNG, two pixels a unit. It has no legend, because that would need fonts: letters around the board and on it are
    /// drawn as strokes, which are the same on every machine.
    ///
    /// # Errors
    ///
    /// When a label has signs other than letters A to Z and digits.
    pub fn png(&self) -> Result<Vec<u8>, PngFault> {
        if let Some((_, label)) = self.labels.iter().find(|(_, label)| !has_strokes(label)) {
            return Err(PngFault::Label(label.clone()));
        }
        let drawing = |how: &dyn ToString| PngFault::Drawing(how.to_string());
        let picture = self.drawn(Lettering::Strokes);
        let tree = Tree::from_str(&picture, &Options::default()).map_err(|error| drawing(&error))?;
        let size = tree.size().to_int_size();
        let sides = size.width().checked_mul(u32::from(SCALE)).zip(size.height().checked_mul(u32::from(SCALE)));
        let pixels = sides.and_then(|(width, height)| Pixmap::new(width, height));
        let mut pixels = pixels.ok_or_else(|| drawing(&"its sides"))?;
        let scale = Transform::from_scale(f32::from(SCALE), f32::from(SCALE));
        resvg::render(&tree, scale, &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| drawing(&error))
    }
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Pixmap;

    use crate::board::{Point, PointSet, Size, Stones};
    use crate::render::{Coordinates, Diagram, DiagramStyle, Language, PngFault};
    use crate::score::Partition;

    fn pixels(diagram: &Diagram<'_>) -> Pixmap {
        Pixmap::decode_png(&diagram.png().expect("drawn")).expect("a picture")
    }

    /// The colour at a place of the picture, in its own units.
    fn at(pixels: &Pixmap, x: u32, y: u32) -> (u8, u8, u8) {
        let color = pixels.pixel(2 * x, 2 * y).map(|color| color.demultiply()).expect("inside");
        (color.red(), color.green(), color.blue())
    }

    #[test]
    fn stones_are_where_they_stand() {
        let stones = Stones::from_rows(&["X.", ".O"]).expect("a board");
        let diagram = Diagram { coordinates: Coordinates::None, ..Diagram::new(Language::En, &stones) };
        let pixels = pixels(&diagram);
        // Lines at 18 and 42, 18 more to the edge: 60 units, twice as many pixels.
        assert_eq!((pixels.width(), pixels.height()), (120, 120));
        assert_eq!(at(&pixels, 18, 18), (0, 0, 0));
        assert_eq!(at(&pixels, 42, 42), (255, 255, 255));
        assert_eq!(at(&pixels, 30, 30), (0xf2, 0xd5, 0x9b), "wood between the lines");
    }

    #[test]
    fn letters_are_drawn_without_fonts_and_the_same_each_time() {
        let stones = Stones::empty(Size::LARGEST);
        let labels = vec![(Point::parse("C3").expect("a point"), "Z9".to_owned())];
        let plain = Diagram { style: DiagramStyle::Print, ..Diagram::new(Language::En, &stones) };
        let labelled = Diagram { labels, ..plain.clone() };
        assert_eq!(plain.png(), plain.png());
        assert_ne!(plain.png(), labelled.png());
        // The H below the eighth line: its bar runs through the middle.
        let pixels = pixels(&plain);
        let (x, y) = (36 + 7 * 24, 24 * 24 + 72 - 12);
        assert!(at(&pixels, x, y).0 < 128, "{:?}", at(&pixels, x, y));
        assert_eq!(at(&pixels, x, y - 3), (255, 255, 255), "nothing above the bar");
    }

    #[test]
    fn a_label_without_strokes_is_refused() {
        let stones = Stones::from_rows(&["X"]).expect("a board");
        let labels = vec![(Point { column: 0, row: 0 }, "가".to_owned())];
        let fault = Diagram { labels, ..Diagram::new(Language::En, &stones) }.png();
        assert_eq!(fault, Err(PngFault::Label("가".to_owned())));
    }

    #[test]
    fn a_dead_stone_is_told_from_a_living_one() {
        let stones = Stones::from_rows(&["XO.", "XX.", ".XX"]).expect("a board");
        let dead = Point::parse("B3").map(PointSet::from).expect("a point");
        let parts = Partition::of(&stones, &dead, &PointSet::EMPTY);
        let diagram = Diagram { parts: Some(&parts), ..Diagram::new(Language::En, &stones) };
        // In the middle of the stone the two lines of the cross meet.
        assert_eq!(at(&pixels(&diagram), 36 + 24, 36), (0, 0, 0));
    }
}
