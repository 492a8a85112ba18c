use crate::board::{Point, PointSet, Size};

/// Corners, sides and centre, as columns and rows from 0.
const CORNERS: [(u8, u8); 4] = [(15, 15), (3, 3), (3, 15), (15, 3)];
const LEFT_AND_RIGHT: [(u8, u8); 2] = [(3, 9), (15, 9)];
const TOP_AND_BOTTOM: [(u8, u8); 2] = [(9, 15), (9, 3)];
const CENTRE: (u8, u8) = (9, 9);

/// Where two to nine handicap stones stand on a board of 19 lines on Korean servers; on other boards that is not known.
///
/// The third stone stands at the top left, where others set it at the bottom right. That comes from readers of Tygem's
/// records and was not seen in a text of the servers.
pub(crate) fn handicap_stones(size: Size, stones: u16) -> Option<PointSet> {
    if (size.width(), size.height()) != (19, 19) || !(2..=9).contains(&stones) {
        return None;
    }
    let mut places: Vec<(u8, u8)> = CORNERS.into_iter().take(usize::from(stones)).collect();
    if stones >= 6 {
        places.extend(LEFT_AND_RIGHT);
    }
    if stones >= 8 {
        places.extend(TOP_AND_BOTTOM);
    }
    if stones >= 5 && stones % 2 == 1 {
        places.push(CENTRE);
    }
    Some(places.into_iter().map(|(column, row)| Point { column, row }).collect())
}

#[cfg(test)]
mod tests {
    use super::handicap_stones;
    use crate::board::Size;

    #[test]
    fn as_many_stones_are_set_as_the_handicap_has() {
        let size = Size::new(19, 19).expect("in range");
        for stones in 2..=9 {
            assert_eq!(handicap_stones(size, stones).map(|points| points.len()), Some(stones));
        }
        let of = |stones| handicap_stones(size, stones).expect("stones").to_string();
        assert_eq!((of(2).as_str(), of(3).as_str()), ("Q16 D4", "D16 Q16 D4"));
        assert_eq!(of(7), "D16 Q16 D10 K10 Q10 D4 Q4");
        assert_eq!((handicap_stones(size, 1), handicap_stones(size, 10)), (None, None));
        assert_eq!(handicap_stones(Size::new(13, 13).expect("in range"), 2), None);
    }
}
