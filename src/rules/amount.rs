use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A number of points, exact to a quarter of a point.
///
/// One zi is two points, so a quarter of a zi is half a point; no rule set needs less than a quarter point.
///
/// ```
/// use gyega::rules::Amount;
///
/// let komi = Amount::half_points(15);
/// assert_eq!(komi.to_string(), "7.5");
/// assert_eq!((Amount::points(7) - komi).to_string(), "-0.5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount {
    quarters: i32,
}

impl Amount {
    /// Nothing.
    pub const ZERO: Self = Self { quarters: 0 };

    /// Whole points.
    pub const fn points(points: i32) -> Self {
        Self { quarters: points * 4 }
    }

    /// So many of what counts a point each; more than any game can have count as the most.
    pub fn of_count(count: u32) -> Self {
        Self::points(i32::try_from(count).unwrap_or(i32::MAX / 8))
    }

    /// Half points: 13 is 6.5 points.
    pub const fn half_points(half_points: i32) -> Self {
        Self { quarters: half_points * 2 }
    }

    /// Quarter points: 1 is 0.25 points.
    pub const fn quarters(quarters: i32) -> Self {
        Self { quarters }
    }

    /// The amount in quarter points.
    pub const fn as_quarters(self) -> i32 {
        self.quarters
    }

    /// The amount without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self { quarters: self.quarters.abs() }
    }

    /// Whether it is nothing.
    pub const fn is_zero(self) -> bool {
        self.quarters == 0
    }

    /// Reads a decimal number such as `6.5`, `-0.25` or `7`; `None` for anything that is not a multiple of a quarter
    /// point between -100,000 and 100,000.
    ///
    /// ```
    /// use gyega::rules::Amount;
    ///
    /// assert_eq!(Amount::parse("3.75"), Some(Amount::quarters(15)));
    /// assert_eq!(Amount::parse("0.3"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || whole.len() > 6 || !is_number(whole) || !is_number(fraction) || digits.ends_with('.') {
            return None;
        }
        let quarters = match fraction.trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return None,
        };
        let whole: i32 = whole.parse().ok()?;
        if whole > 100_000 {
            return None;
        }
        let quarters = whole * 4 + quarters;
        Some(Self { quarters: if negative { -quarters } else { quarters } })
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // From the last letter to the first: the machinery of `write!` would cost most of a short sentence.
        let magnitude = self.quarters.unsigned_abs();
        let mut text = [0; 16];
        let mut start = text.len();
        let mut put = |letter| {
            start -= 1;
            text[start] = letter;
        };
        ["", "52.", "5.", "57."][(magnitude % 4) as usize].bytes().for_each(&mut put);
        let mut whole = magnitude / 4;
        loop {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.quarters < 0 {
            put(b'-');
        }
        f.pad(std::str::from_utf8(&text[start..]).unwrap_or_default())
    }
}

impl Add for Amount {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { quarters: self.quarters + other.quarters }
    }
}

impl Sub for Amount {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { quarters: self.quarters - other.quarters }
    }
}

impl Neg for Amount {
    type Output = Self;
    fn neg(self) -> Self {
        Self { quarters: -self.quarters }
    }
}

impl Mul<i32> for Amount {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        Self { quarters: self.quarters * factor }
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Amount {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}
