use std::fmt;

/// The square of 1.96, the normal quantile of 95 %, times [`SCALE`].
const QUANTILE_SQUARED: u128 = 38_416;
const SCALE: u128 = 10_000;

/// A share in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(pub u32);

impl Share {
    const ALL: u128 = 1_000_000;

    /// So many of so many, rounded; nothing of nothing is nothing.
    pub fn new(part: u64, whole: u64) -> Self {
        Self::rounded(part.into(), u128::from(whole).max(1))
    }

    fn rounded(part: u128, whole: u128) -> Self {
        Self(((part * Self::ALL + whole / 2) / whole) as u32)
    }
}

/// In percent with one digit after the point: more than that the intervals do not bear.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 + 500) / 1_000;
        write!(f, "{}.{}", tenths / 10, tenths % 10)
    }
}

/// The 95 % interval of Wilson (1927) for a share of which so many of so many were seen. All of it is whole numbers.
///
/// ```
/// use gyega::study::{Share, interval};
///
/// // 0 of 10: from 0 to z² / (n + z²) = 3.8416 / 13.8416.
/// assert_eq!(interval(0, 10), (Share(0), Share(277_540)));
/// ```
pub fn interval(part: u64, whole: u64) -> (Share, Share) {
    if whole == 0 {
        return (Share(0), Share(Share::ALL as u32));
    }
    // Of more than four thousand million the last digits do not matter, and the products below would not fit.
    let spare = (u64::BITS - whole.leading_zeros()).saturating_sub(u32::BITS);
    let (k, n) = (u128::from(part.min(whole) >> spare), u128::from(whole >> spare));
    // Wilson's bounds are (2k + z² ± z √(z² + 4k(n-k)/n)) / 2(n + z²). Both parts are multiplied by n and the scale of
    // z².
    let z = QUANTILE_SQUARED;
    let middle = (2 * SCALE * k + z) * n;
    let spread = (z * z * n * n + 4 * z * SCALE * k * n * (n - k)).isqrt();
    let divisor = 2 * n * (SCALE * n + z);
    (Share::rounded(middle.saturating_sub(spread), divisor), Share::rounded(middle + spread, divisor))
}

#[cfg(test)]
mod tests {
    use super::{Share, interval};

    #[test]
    fn intervals_are_those_of_published_tables() {
        // Newcombe (1998), table I, Wilson's score method, to four places.
        for (part, whole, low, high) in
            [(81, 263, 2_553, 3_662), (15, 148, 624, 1_605), (0, 20, 0, 1_611), (1, 29, 61, 1_718)]
        {
            let (lower, upper) = interval(part, whole);
            let to_four_places = [lower, upper].map(|share| (share.0 + 50) / 100);
            assert_eq!(to_four_places, [low, high], "{part} of {whole}");
        }
    }

    #[test]
    fn all_is_the_mirror_of_none_and_of_nothing_nothing_is_known() {
        assert_eq!(interval(10, 10), (Share(1_000_000 - 277_540), Share(1_000_000)));
        assert_eq!(interval(0, 0), (Share(0), Share(1_000_000)));
        // Counted as half of two thousand million: 0.98 / 46,341 less and more.
        assert_eq!(interval(1 << 49, 1 << 50), (Share(499_979), Share(500_021)));
    }

    #[test]
    fn a_share_is_shown_to_a_tenth_of_a_percent() {
        assert_eq!(
            [Share::new(1, 3), Share::new(2, 3), Share::new(0, 0)].map(|share| share.to_string()),
            ["33.3", "66.7", "0.0"]
        );
    }
}
