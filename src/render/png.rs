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
