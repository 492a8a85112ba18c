use wide::{i16x16, i32x8};

use super::planes::{NetRegion, Places, View};
use super::weights::{CHANNELS, Convolution, PairWeights, REGISTERS, TAPS, Weights};
use crate::board::Point;

/// The most that a convolution is given: with it no sum leaves 32 bits.
const INPUT_MAX: i32 = (1 << 14) - 1;

/// A value of each channel.
type Values = [i32; CHANNELS];

/// Sums of weighted inputs, one for each channel.
type Sums = [i32x8; REGISTERS];

/// For each point of a board the logarithm of the odds that it is Black's at the end.
pub(super) struct Blacks {
    places: Places,
    values: Vec<i32>,
}

impl Blacks {
    pub(super) fn at(&self, point: Point) -> i32 {
        self.values[self.places.index_of(point)]
    }
}

/// A sum divided, to the nearest whole number.
pub(super) const fn mean(sum: i32, count: i32) -> i32 {
    (2 * sum + count).div_euclid(2 * count)
}

pub(super) fn blacks(weights: &Weights, view: &View) -> Blacks {
    let planes: Vec<Inputs> = view.parts.iter().map(|part| Inputs::new(&part.planes)).collect();
    let of_places = |values: &[Values]| values.iter().map(|values| Inputs::new(&positive(values))).collect::<Vec<_>>();
    let mut values = Layer::new(&weights.input, view, &[], &planes).values();
    for block in &weights.blocks {
        let inner = Layer::new(&block.first, view, &of_places(&values), &[]).values();
        let means: Vec<Inputs> = view.parts.iter().map(|part| Inputs::new(&means(&inner, part))).collect();
        let more = Layer::new(&block.second, view, &of_places(&inner), &means).values();
        values.as_flattened_mut().iter_mut().zip(more.as_flattened()).for_each(|(value, more)| *value += more);
    }
    let mut blacks = Blacks { places: view.places, values: vec![0; values.len()] };
    let weighted = |inputs: &[i16; CHANNELS], weights: &[i16]| {
        inputs.iter().zip(weights).map(|(input, weight)| i32::from(*input) * i32::from(*weight)).sum::<i32>()
    };
    let (of_own, of_means) = weights.output.split_at(CHANNELS);
    for part in &view.parts {
        let shared = weighted(&means(&values, part), of_means);
        for place in &part.places {
            let sum = weighted(&positive(&values[*place]), of_own) + shared;
            blacks.values[*place] = weights.output_scale.value(sum);
        }
    }
    blacks
}

/// A convolution and what it is given.
struct Layer<'a> {
    weights: &'a Convolution,
    view: &'a View,
    /// What each place has of its own; nothing where no place has anything.
    own: &'a [Inputs],
    /// What the places of each part have together, weighted for each point that is looked at.
    shared: Vec<[Sums; TAPS]>,
}

impl<'a> Layer<'a> {
    fn new(weights: &'a Convolution, view: &'a View, own: &'a [Inputs], shared: &[Inputs]) -> Self {
        let mut sums = vec![[[i32x8::ZERO; REGISTERS]; TAPS]; shared.len()];
        for (sums, inputs) in sums.iter_mut().zip(shared) {
            sums.iter_mut().zip(&weights.shared).for_each(|(sums, weights)| inputs.add_to(sums, weights));
        }
        Self { weights, view, own, shared: sums }
    }

    /// What it gives for each place; zeros outside the board.
    fn values(&self) -> Vec<Values> {
        let mut values = vec![[0; CHANNELS]; self.view.places.count()];
        for place in self.view.parts.iter().flat_map(|part| &part.places) {
            let sums = self.at(*place);
            let sums = sums.iter().flat_map(|eight| eight.to_array()).zip(&self.weights.scales);
            values[*place].iter_mut().zip(sums).for_each(|(value, (sum, scale))| *value = scale.value(sum));
        }
        values
    }

    fn at(&self, place: usize) -> Sums {
        let width = self.view.places.width();
        let mut sums = [i32x8::ZERO; REGISTERS];
        for (tap, weights) in self.weights.own.iter().enumerate() {
            let seen = place + tap / 3 * width + tap % 3 - width - 1;
            if let Some(own) = self.own.get(seen) {
                own.add_to(&mut sums, weights);
            }
            if let Some(shared) = self.shared.get(self.view.part_of[seen]) {
                sums.iter_mut().zip(&shared[tap]).for_each(|(sum, shared)| *sum += *shared);
            }
        }
        sums
    }
}

/// What a layer is given of a place or a part: the pairs of inputs that are not both zero, which are few.
#[derive(Clone)]
struct Inputs {
    count: usize,
    /// Of each the number of its pair, and both.
    pairs: [(u16, [i16; 2]); CHANNELS / 2],
}

impl Default for Inputs {
    fn default() -> Self {
        Self { count: 0, pairs: [(0, [0, 0]); CHANNELS / 2] }
    }
}

impl Inputs {
    fn new(inputs: &[i16]) -> Self {
        let mut some = Self::default();
        for (number, pair) in inputs.as_chunks().0.iter().enumerate() {
            some.pairs[some.count] = (number as u16, *pair);
            some.count += usize::from(*pair != [0, 0]);
        }
        some
    }

    fn add_to(&self, sums: &mut Sums, weights: &PairWeights) {
        for (number, [one, other]) in &self.pairs[..self.count] {
            let pair = i16x16::new(std::array::from_fn(|lane| if lane % 2 == 0 { *one } else { *other }));
            for (sum, weights) in sums.iter_mut().zip(&weights[usize::from(*number)]) {
                *sum += pair.dot(*weights);
            }
        }
    }
}

/// Values where they are above zero, and zero elsewhere.
fn positive(values: &Values) -> [i16; CHANNELS] {
    values.map(|value| value.clamp(0, INPUT_MAX) as i16)
}

/// The means over a part of the values where they are above zero.
fn means(values: &[Values], part: &NetRegion) -> [i16; CHANNELS] {
    let mut sums = [0_i32; CHANNELS];
    for place in &part.places {
        sums.iter_mut().zip(positive(&values[*place])).for_each(|(sum, value)| *sum += i32::from(value));
    }
    sums.map(|sum| mean(sum, part.places.len() as i32) as i16)
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
            let blacks = blacks(Weights::shipped(), &View::from_stones(&stones));
            let at = |row: usize, column: usize| Point { column: column as u8, row: (rows.len() - 1 - row) as u8 };
            for (row, expected) in board["blacks"].as_array().expect("rows").iter().enumerate() {
                for (column, expected) in expected.as_array().expect("a row").iter().enumerate() {
                    assert_eq!(Some(i64::from(blacks.at(at(row, column)))), expected.as_i64(), "{}", at(row, column));
                }
            }
        }
    }
}
