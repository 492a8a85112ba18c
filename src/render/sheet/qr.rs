use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The side of one square in print, in hundredths of a millimetre: what cameras of telephones read with ease.
const SQUARE: usize = 40;

/// Light squares around the code, as ISO/IEC 18004 wants.
const QUIET: usize = 4;

/// The side of a square for a long text: a third of a millimetre is the least that they read from the hand.
const SMALL_SQUARE: usize = 34;

/// Longer texts have less correction and smaller squares, in bytes.
const LONG: usize = 250;

/// A QR code as SVG, with a title; nothing where the text is too long for one.
pub(super) fn qr(text: &str, title: &str) -> Option<String> {
    // What is scanned from fresh paper needs little correction; less of it makes a long text a smaller picture.
    let (level, square) = if text.len() > LONG { (EcLevel::L, SMALL_SQUARE) } else { (EcLevel::M, SQUARE) };
    let code = QrCode::with_error_correction_level(text, level).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (row, line) in colors.chunks(width).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|one, next| one == next) {
            if run.first() == Some(&Color::Dark) {
                let _ = write!(path, "M{} {}h{}v1h-{}z", column + QUIET, row + QUIET, run.len(), run.len());
            }
            column += run.len();
        }
    }
    let side = width + 2 * QUIET;
    let print = side * square;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"record-code\" role=\"img\" viewBox=\"0 0 {side} {side}\" \
         width=\"{whole}.{part:02}mm\" height=\"{whole}.{part:02}mm\" shape-rendering=\"crispEdges\"><title>{title}</title>\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#ffffff\"/><path d=\"{path}\" fill=\"#000000\"/></svg>",
        whole = print / 100,
        part = print % 100,
    ))
}

#[cfg(test)]
mod tests {
    use super::qr;

    /// The squares of a picture: its path read back, run by run.
    fn squares(picture: &str) -> (usize, Vec<Vec<bool>>) {
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let side = picture.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split(' ').next()).map(number);
        let side = side.expect("a side");
        let mut dark = vec![vec![false; side]; side];
        let path = picture.split("d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path");
        for run in path.split('M').skip(1) {
            let (at, length) = run.split_once('h').expect("a run");
            let (column, row) = at.split_once(' ').expect("a place");
            let length = number(length.split('v').next().expect("a length"));
            dark[number(row)][number(column)..][..length].fill(true);
        }
        (side, dark)
    }

    fn decoded(text: &str) -> String {
        let (side, dark) = squares(&qr(text, "a code").expect("short enough"));
        let scale = 4;
        let grey = |x: usize, y: usize| if dark[y / scale][x / scale] { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, grey);
        let grids = image.detect_grids();
        grids.first().expect("a code is found").decode().expect("it is read").1
    }

    #[test]
    fn another_program_reads_the_code() {
        let long: String = (0_u32..1500).map(|index| char::from(b'a' + (index * 7 % 26) as u8)).collect();
        for text in ["G1", "https://gyega.example/#G1-abc_DEF", "계가", long.as_str()] {
            assert_eq!(decoded(text), text);
        }
    }

    #[test]
    fn a_text_that_no_code_holds_gives_none() {
        assert_eq!(qr(&"a".repeat(4000), "a code"), None);
    }
}
