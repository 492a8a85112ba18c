use crate::board::{Point, Size};

/// The points of handicap stones as GTP fixes them: `None` where the board has no such points for so many stones.
///
/// They lie on the third line of boards of up to 12 lines and on the fourth line of larger ones. Boards of fewer than 7
/// lines have none; those with an even side, or one of 7 lines, have only the four in the corners.
pub(crate) fn fixed(size: Size, stones: usize) -> Option<Vec<Point>> {
    if stones < 2 || stones > most(size) {
        return None;
    }
    let [left, right] = lines(size.width());
    let [bottom, top] = lines(size.height());
    let (center, middle) = (size.width() / 2, size.height() / 2);
    let corners = [(left, bottom), (right, top), (left, top), (right, bottom)];
    let mut places = corners[..stones.min(4)].to_vec();
    if stones >= 6 {
        places.extend([(left, middle), (right, middle)]);
    }
    if stones >= 8 {
        places.extend([(center, bottom), (center, top)]);
    }
    if stones >= 5 && stones % 2 == 1 {
        places.push((center, middle));
    }
    Some(places.into_iter().map(|(column, row)| Point { column, row }).collect())
}

/// The most handicap stones that have fixed points; 0 where there are none.
pub(crate) fn most(size: Size) -> usize {
    let sides = [size.width(), size.height()];
    if sides.iter().any(|lines| *lines < 7) {
        0
    } else if sides.iter().any(|lines| lines % 2 == 0 || *lines == 7) {
        4
    } else {
        9
    }
}

/// The lines nearest to both edges on which stones lie, from 0.
const fn lines(side: u8) -> [u8; 2] {
    let edge = if side < 13 { 2 } else { 3 };
    [edge, side - 1 - edge]
}

#[cfg(test)]
mod tests {
    use super::{fixed, most};
    use crate::board::Size;

    fn points(width: usize, height: usize, stones: usize) -> String {
        let size = Size::new(width, height).expect("a size");
        let points = fixed(size, stones).unwrap_or_default();
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    // The table of section 4.1.1 of the protocol, where each number adds to the one before but for the stone in the
    // centre.
    #[test]
    fn fixed_handicap_stones_lie_where_the_protocol_has_them() {
        assert_eq!(points(19, 19, 2), "D4 Q16");
        assert_eq!(points(19, 19, 3), "D4 Q16 D16");
        assert_eq!(points(19, 19, 4), "D4 Q16 D16 Q4");
        assert_eq!(points(19, 19, 5), "D4 Q16 D16 Q4 K10");
        assert_eq!(points(19, 19, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(points(19, 19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(points(19, 19, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
        assert_eq!(points(19, 19, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
        assert_eq!(points(9, 9, 5), "C3 G7 C7 G3 E5");
        assert_eq!(points(13, 13, 4), "D4 K10 D10 K4");
        assert_eq!(points(11, 13, 5), "C4 J10 C10 J4 F7");
    }

    #[test]
    fn small_and_even_boards_have_fewer() {
        let of = |width, height| most(Size::new(width, height).expect("a size"));
        assert_eq!([of(6, 6), of(7, 7), of(8, 8), of(9, 9), of(19, 19), of(25, 25)], [0, 4, 4, 9, 9, 9]);
        assert_eq!([of(9, 6), of(9, 10), of(9, 11)], [0, 4, 9]);
        assert_eq!([points(9, 9, 1), points(9, 9, 10), points(8, 8, 5), points(6, 6, 2)], [""; 4]);
    }
}
