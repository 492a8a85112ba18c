use wide::{i16x16, i32x8};

use super::planes::{Grid, Places, View};
use super::weights::{CHANNELS, Convolution, REGISTERS, Weights};
use crate::board::Point;

/// The most that a convolution is given: with it no sum leaves 32 bits.
const INPUT_MAX: i32 = (1 << 14) - 1;

/// The lines that a convolution looks at, and the places of each.
const LINES: usize = 3;

/// For each point of a board the logarithm of the odds that it is Black's at the end.
pub(super) struct Blacks {
    places: Places,
    values: Vec<i32>,
}

impl Blacks {
    pub(super) fn at(&self, point: Point) -> i32 {
        self.values[self.places.of(point)]
    }
}

/// A sum divided, to the nearest whole number.
pub(super) const fn mean(sum: i32, count: i32) -> i32 {
    (2 * sum + count).div_euclid(2 * count)
}

/// What the net makes of a board.
pub(super) fn blacks(weights: &Weights, view: &View) -> Blacks {
    let places: Vec<usize> = view.parts.iter().flatten().copied().collect();
    let width = view.places.width();
    let mut values = vec![[0_i32; CHANNELS]; view.places.count()];
    for place in &places {
        values[*place] = convolved(&weights.input, &view.planes, (*place, width));
    }
    let mut positive = Grid::new(view.places, CHANNELS);
    let mut with_means = Grid::new(view.places, 2 * CHANNELS);
    for block in &weights.blocks {
        for place in &places {
            put_positive(positive.of_mut(*place), &values[*place]);
        }
        for place in &places {
            put_positive(with_means.of_mut(*place), &convolved(&block.first, &positive, (*place, width)));
        }
        view.parts.iter().for_each(|part| put_means(&mut with_means, part));
        for place in &places {
            let more = convolved(&block.second, &with_means, (*place, width));
            values[*place].iter_mut().zip(more).for_each(|(value, more)| *value += more);
        }
    }
    for place in &places {
        put_positive(with_means.of_mut(*place), &values[*place]);
    }
    view.parts.iter().for_each(|part| put_means(&mut with_means, part));
    let mut blacks = Blacks { places: view.places, values: vec![0; values.len()] };
    for place in &places {
        let inputs = with_means.of(*place).iter().zip(&weights.output);
        let sum = inputs.map(|(input, weight)| i32::from(*input) * i32::from(*weight)).sum();
        blacks.values[*place] = weights.output_scale.value(sum);
    }
    blacks
}

/// What a convolution gives for a place, where a line has so many places.
fn convolved(layer: &Convolution, inputs: &Grid, (place, width): (usize, usize)) -> [i32; CHANNELS] {
    let mut sums = [i32x8::ZERO; REGISTERS];
    let mut weights = layer.pairs.chunks_exact(LINES * layer.inputs / 2);
    for line in 0..LINES {
        let first = place - width - 1 + line * width;
        let pairs = inputs.span(first, LINES).chunks_exact(2);
        for (pair, weights) in pairs.zip(weights.next().into_iter().flatten()) {
            let (one, other) = (pair[0], pair[1]);
            let pair = i16x16::new(std::array::from_fn(|lane| if lane % 2 == 0 { one } else { other }));
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum += pair.dot(*weights);
            }
        }
    }
    let mut values = [0; CHANNELS];
    let sums = sums.iter().flat_map(|eight| eight.to_array());
    for ((value, sum), scale) in values.iter_mut().zip(sums).zip(&layer.scales) {
        *value = scale.value(sum);
    }
    values
}

/// Puts values where they are above zero, and zero elsewhere.
fn put_positive(into: &mut [i16], values: &[i32; CHANNELS]) {
    into.iter_mut().zip(values).for_each(|(into, value)| *into = (*value).clamp(0, INPUT_MAX) as i16);
}

/// Puts the mean of each value over a part behind the values of each of its places.
fn put_means(grid: &mut Grid, part: &[usize]) {
    let mut sums = [0_i32; CHANNELS];
    for place in part {
        sums.iter_mut().zip(grid.of(*place)).for_each(|(sum, value)| *sum += i32::from(*value));
    }
    let means = sums.map(|sum| mean(sum, part.len() as i32) as i16);
    for place in part {
        grid.of_mut(*place)[CHANNELS..].copy_from_slice(&means);
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use serde_json::Value;

    use super::blacks;
    use crate::board::{Point, Stones};
    use crate::estimate::planes::View;
    use crate::estimate::weights::Weights;

    #[test]
    fn it_gives_what_the_reference_gives_bit_for_bit() {
        // `training/export.py` works it out in Python.
        let boards: Vec<Value> = serde_json::from_str(include_str!("reference.json")).expect("JSON");
        assert_eq!(boards.len(), 5);
        for board in boards {
            let rows: Vec<&str> = board["rows"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
            let stones = Stones::from_rows(&rows).expect("a board");
            let blacks = blacks(Weights::shipped(), &View::of(&stones));
            let at = |row: usize, column: usize| Point { column: column as u8, row: (rows.len() - 1 - row) as u8 };
            for (row, expected) in board["blacks"].as_array().expect("rows").iter().enumerate() {
                for (column, expected) in expected.as_array().expect("a row").iter().enumerate() {
                    assert_eq!(Some(i64::from(blacks.at(at(row, column)))), expected.as_i64(), "{}", at(row, column));
                }
            }
        }
    }
}
