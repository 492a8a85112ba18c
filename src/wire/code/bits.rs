use super::CodeFault;
use crate::rules::Amount;

/// Bits of a number before a flag says whether more follow.
const GROUP: u32 = 4;

/// The largest amount: 100,000 points.
const QUARTERS_MAX: i32 = 400_000;

/// Bits put in a row, the highest of each value first.
#[derive(Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken; none are when it is full.
    taken: u32,
}

impl Bits {
    /// The lowest bits of a value.
    pub(super) fn bits(&mut self, value: u32, width: u32) {
        for at in (0..width).rev() {
            if self.taken == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> at & 1) as u8) << (7 - self.taken);
            }
            self.taken = (self.taken + 1) % 8;
        }
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.bits(u32::from(flag), 1);
    }

    /// Groups of four bits, the lowest first, each after a flag that says whether another one follows it.
    pub(super) fn number(&mut self, value: u32) {
        let rest = value >> GROUP;
        self.flag(rest > 0);
        self.bits(value, GROUP);
        if rest > 0 {
            self.number(rest);
        }
    }

    /// Quarters of a point: twice the number, or twice what it is below zero less one.
    pub(super) fn amount(&mut self, amount: Amount) {
        let quarters = amount.as_quarters();
        self.number(quarters.unsigned_abs() * 2 - u32::from(quarters < 0));
    }

    /// The number of bytes, and the bytes in UTF-8.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        text.bytes().for_each(|byte| self.bits(u32::from(byte), 8));
    }

    /// A flag that says whether there is a value, and the value.
    pub(super) fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    /// The number of values, and each of them.
    pub(super) fn list<T>(&mut self, values: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.number(values.len() as u32);
        for value in values {
            write(self, value);
        }
    }

    /// The last byte filled up with zeros.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Takes the same values out again. Every value takes at least one bit, so that nothing is larger than what was read.
pub(super) struct BitReader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> BitReader<'b> {
    pub(super) const fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub(super) fn bits(&mut self, width: u32) -> Result<u32, CodeFault> {
        let mut value = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8).ok_or(CodeFault::Damaged)?;
            value = value << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(value)
    }

    pub(super) fn flag(&mut self) -> Result<bool, CodeFault> {
        self.bits(1).map(|bit| bit == 1)
    }

    pub(super) fn number(&mut self) -> Result<u32, CodeFault> {
        let mut value = 0;
        for at in (0..u32::BITS).step_by(GROUP as usize) {
            let has_more = self.flag()?;
            value |= self.bits(GROUP)? << at;
            if !has_more {
                return Ok(value);
            }
        }
        Err(CodeFault::Damaged)
    }

    pub(super) fn amount(&mut self) -> Result<Amount, CodeFault> {
        let number = self.number()?.min(i32::MAX as u32);
        let quarters = number.div_ceil(2) as i32;
        if quarters > QUARTERS_MAX {
            return Err(CodeFault::Damaged);
        }
        Ok(Amount::quarters(if number.is_multiple_of(2) { quarters } else { -quarters }))
    }

    pub(super) fn text(&mut self) -> Result<String, CodeFault> {
        let length = self.number()?;
        let bytes = (0..length).map(|_| self.bits(8).map(|byte| byte as u8)).collect::<Result<Vec<_>, _>>()?;
        String::from_utf8(bytes).map_err(|_| CodeFault::Damaged)
    }

    pub(super) fn option<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, CodeFault>,
    ) -> Result<Option<T>, CodeFault> {
        if self.flag()? { read(self).map(Some) } else { Ok(None) }
    }

    pub(super) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, CodeFault>,
    ) -> Result<Vec<T>, CodeFault> {
        let count = self.number()?;
        (0..count).map(|_| read(self)).collect()
    }

    /// Whether a bit follows that is no zero at the end.
    pub(super) fn has_more(&self) -> bool {
        let left = self.at..self.bytes.len() * 8;
        left.into_iter().any(|at| self.bytes[at / 8] >> (7 - at % 8) & 1 == 1)
    }

    /// Nothing but the zeros that fill the last byte is left.
    pub(super) fn finish(mut self) -> Result<(), CodeFault> {
        let left = self.bytes.len() * 8 - self.at;
        if left < 8 && self.bits(left as u32)? == 0 { Ok(()) } else { Err(CodeFault::Damaged) }
    }
}

#[cfg(test)]
mod tests {
    use super::{BitReader, Bits};
    use crate::rules::Amount;

    #[test]
    fn values_stand_bit_by_bit() {
        let mut bits = Bits::default();
        bits.bits(0b101, 3);
        bits.number(5);
        // 5 is one group: no more follow, 0101.
        assert_eq!(bits.into_bytes(), [0b1010_0101]);
        let mut bits = Bits::default();
        bits.number(0x2f);
        // 15 and more follow, then 2 and none.
        assert_eq!(bits.into_bytes(), [0b1111_1000, 0b1000_0000]);
    }

    #[test]
    fn what_is_written_is_read() {
        let numbers = [0, 1, 15, 16, 255, 256, 99_999, u32::MAX];
        let amounts = [0, 1, -1, 26, -400_000].map(Amount::quarters);
        let mut bits = Bits::default();
        bits.list(&numbers, |bits, number| bits.number(*number));
        bits.list(&amounts, |bits, amount| bits.amount(*amount));
        bits.text("계가");
        bits.option(None, Bits::number);
        let bytes = bits.into_bytes();
        let mut reader = BitReader::new(&bytes);
        assert_eq!(reader.list(BitReader::number).expect("numbers"), numbers);
        assert_eq!(reader.list(BitReader::amount).expect("amounts"), amounts);
        assert_eq!(reader.text().expect("a text"), "계가");
        assert_eq!(reader.option(BitReader::number).expect("nothing"), None);
        assert!(reader.finish().is_ok());
    }

    #[test]
    fn what_is_not_there_is_not_read() {
        assert!(BitReader::new(&[]).flag().is_err());
        assert!(BitReader::new(&[0xff; 4]).number().is_err(), "more than 32 bits");
        assert!(BitReader::new(&[0; 2]).finish().is_err(), "a byte too many");
        assert!(BitReader::new(&[1]).finish().is_err(), "no zeros at the end");
        assert!(BitReader::new(&[0xff; 40]).list(BitReader::flag).is_err(), "a list longer than what is there");
    }
}
