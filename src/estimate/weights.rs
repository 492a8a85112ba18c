use std::sync::OnceLock;

use wide::i16x16;

use super::planes::PLANES;

/// What the net keeps of each point.
pub(super) const CHANNELS: usize = 32;

/// Eight sums stand in a register.
pub(super) const REGISTERS: usize = CHANNELS / 8;

const BLOCKS: usize = 6;

/// The points that a convolution looks at: a point and its eight neighbours.
pub(super) const TAPS: usize = 9;

/// What is learnt, as `training/export.py` writes it.
static SHIPPED: &[u8] = include_bytes!("weights.bin");

/// A layer that looks at a point and its neighbours.
pub(super) struct Convolution {
    /// The weights of what each point has of its own.
    pub(super) own: [PairWeights; TAPS],
    /// The weights of what all points of its chain or region have.
    pub(super) shared: [PairWeights; TAPS],
    pub(super) scales: [Scale; CHANNELS],
}

/// For each pair of inputs the weights of all outputs, those of one output side by side.
pub(super) type PairWeights = Vec<[i16x16; REGISTERS]>;

/// How a sum of weighted whole numbers becomes a value: `(sum * multiplier + bias) >> Self::SHIFT`.
#[derive(Clone, Copy, Default)]
pub(super) struct Scale {
    multiplier: i64,
    bias: i64,
}

impl Scale {
    const SHIFT: u32 = 24;

    pub(super) const fn value(self, sum: i32) -> i32 {
        ((sum as i64 * self.multiplier + self.bias) >> Self::SHIFT) as i32
    }
}

pub(super) struct Block {
    pub(super) first: Convolution,
    /// Of what the first gives and of its mean over each chain and region.
    pub(super) second: Convolution,
}

pub(super) struct Weights {
    pub(super) input: Convolution,
    pub(super) blocks: Vec<Block>,
    /// Of each value and each mean.
    pub(super) output: [i16; 2 * CHANNELS],
    pub(super) output_scale: Scale,
}

impl Weights {
    /// What is shipped, read once.
    pub(super) fn shipped() -> &'static Self {
        static READ: OnceLock<Weights> = OnceLock::new();
        READ.get_or_init(|| Self::from_bytes(&mut WeightReader { left: SHIPPED }))
    }

    fn from_bytes(bytes: &mut WeightReader<'_>) -> Self {
        let input = Convolution::from_bytes(0, PLANES, bytes);
        let block = |_| Block {
            first: Convolution::from_bytes(CHANNELS, 0, bytes),
            second: Convolution::from_bytes(CHANNELS, CHANNELS, bytes),
        };
        let blocks = (0..BLOCKS).map(block).collect();
        let output_scale = Scale::from_bytes(bytes);
        Self { input, blocks, output: std::array::from_fn(|_| bytes.weight()), output_scale }
    }
}

impl Convolution {
    /// In the file those of what is shared stand behind the others, of each point that is looked at.
    fn from_bytes(own: usize, shared: usize, bytes: &mut WeightReader<'_>) -> Self {
        let scales = std::array::from_fn(|_| Scale::from_bytes(bytes));
        let mut register = || i16x16::new(std::array::from_fn(|_| bytes.weight()));
        let mut pairs = |inputs: usize| (0..inputs / 2).map(|_| std::array::from_fn(|_| register())).collect();
        let mut layer = Self { own: Default::default(), shared: Default::default(), scales };
        for tap in 0..TAPS {
            (layer.own[tap], layer.shared[tap]) = (pairs(own), pairs(shared));
        }
        layer
    }
}

impl Scale {
    fn from_bytes(bytes: &mut WeightReader<'_>) -> Self {
        Self { multiplier: bytes.number(), bias: bytes.number() }
    }
}

/// The file, the lowest byte of a number first. It is a part of the program: its length is that of the net, which a
/// test shows.
struct WeightReader<'a> {
    left: &'a [u8],
}

impl WeightReader<'_> {
    fn take<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        let Some((first, left)) = self.left.split_first_chunk() else { return [0; COUNT] };
        self.left = left;
        *first
    }

    fn weight(&mut self) -> i16 {
        i8::from_le_bytes(self.take()).into()
    }

    fn number(&mut self) -> i64 {
        i64::from_le_bytes(self.take())
    }
}

#[cfg(test)]
mod tests {
    use super::{SHIPPED, WeightReader, Weights};

    #[test]
    fn the_file_holds_the_net_and_nothing_else() {
        let mut bytes = WeightReader { left: SHIPPED };
        drop(Weights::from_bytes(&mut bytes));
        assert!(bytes.left.is_empty());
        let shorter = &SHIPPED[..SHIPPED.len() - 1];
        let mut bytes = WeightReader { left: shorter };
        let last = *Weights::from_bytes(&mut bytes).output.last().expect("weights");
        assert_eq!(last, 0, "one byte less is too few");
        assert!(SHIPPED.len() <= 400_000);
    }
}
