/// The odds of one thing against another of which it is known how much less likely it is: `e` to the power of a
/// logarithm in parts of [`EstimatedChain::ONE`](crate::estimate::EstimatedChain::ONE), in parts of [`EVEN`]. In whole
/// numbers, so that every machine has the same.
pub(super) fn odds(less_by: u32) -> u64 {
    let bits = (0..POWERS.len()).filter(|bit| less_by >> bit & 1 == 1);
    let odds = bits.fold(EVEN, |odds, bit| (odds * POWERS[bit]) >> 32);
    if less_by >> POWERS.len() == 0 { odds } else { 0 }
}

/// As likely as the other.
pub(super) const EVEN: u64 = 1 << 32;

/// `e` to the power of -1/256, -2/256, -4/256 and so on, in parts of [`EVEN`].
const POWERS: [u64; 12] = [
    4_278_222_805,
    4_261_543_595,
    4_228_380_000,
    4_162_825_044,
    4_034_748_382,
    3_790_295_335,
    3_344_923_893,
    2_605_029_347,
    1_580_030_169,
    581_260_615,
    78_665_070,
    1_440_801,
];

/// How much of a whole some part is, in thousandths.
pub(super) const fn thousandths(part: u64, whole: u64) -> u16 {
    if whole == 0 { 0 } else { (part as u128 * 1_000 / whole as u128) as u16 }
}

#[cfg(test)]
mod tests {
    use super::{EVEN, odds, thousandths};

    #[test]
    fn odds_are_powers_of_e() {
        assert_eq!(odds(0), EVEN);
        // 1/e is 0.3678, 1/e^2 0.1353, 1/e^10 0.0000454.
        assert_eq!([256, 512].map(|less_by| thousandths(odds(less_by), EVEN)), [367, 135]);
        assert_eq!(thousandths(1_000 * odds(2_560), EVEN), 45);
        assert_eq!(odds(u32::MAX), 0);
    }
}
