use super::CodeFault;
use crate::board::Color;
use crate::rules::Amount;
use crate::words::Word;

/// Bits of a number before a flag says whether more follow.
const GROUP: u32 = 4;

/// The largest amount: 100,000 points.
const QUARTERS_MAX: i32 = 400_000;

/// What comes of coding a value.
pub(super) type Transcoded = Result<(), CodeFault>;

/// Bits in a row, the highest of each value first. One function codes a value both ways: a writer appends it, a reader
/// puts another into its place. So no reader differs from its writer.
///
/// Every value that is read takes at least one bit, so that nothing is larger than what was read.
pub(super) struct BitCodec {
    bytes: Vec<u8>,
    /// How many bits were written or read.
    at: usize,
    is_reading: bool,
}

impl BitCodec {
    pub(super) const fn writer() -> Self {
        Self { bytes: Vec::new(), at: 0, is_reading: false }
    }

    pub(super) const fn reader(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0, is_reading: true }
    }

    /// The lowest bits of a value.
    pub(super) fn fixed_width(&mut self, value: &mut u32, width: u32) -> Transcoded {
        let mut coded = 0;
        for at in (0..width).rev() {
            let mask = 0x80 >> (self.at % 8);
            if !self.is_reading {
                self.bytes.resize(self.at / 8 + 1, 0);
            }
            let byte = self.bytes.get_mut(self.at / 8).ok_or(CodeFault::Damaged)?;
            if !self.is_reading && *value >> at & 1 == 1 {
                *byte |= mask;
            }
            coded = coded << 1 | u32::from(*byte & mask != 0);
            self.at += 1;
        }
        *value = coded;
        Ok(())
    }

    pub(super) fn flag(&mut self, flag: &mut bool) -> Transcoded {
        let mut bit = u32::from(*flag);
        self.fixed_width(&mut bit, 1)?;
        *flag = bit == 1;
        Ok(())
    }

    /// Groups of four bits, the lowest first, each after a flag that says whether another one follows it.
    pub(super) fn number<T: Copy + TryFrom<u32> + TryInto<u32>>(&mut self, number: &mut T) -> Transcoded {
        let mut rest: u32 = (*number).try_into().map_err(|_| CodeFault::Damaged)?;
        let mut coded = 0;
        for at in (0..u32::BITS).step_by(GROUP as usize) {
            let (mut group, mut has_more) = (rest, rest >> GROUP > 0);
            self.flag(&mut has_more)?;
            self.fixed_width(&mut group, GROUP)?;
            coded |= group << at;
            rest >>= GROUP;
            if !has_more {
                *number = coded.try_into().map_err(|_| CodeFault::Damaged)?;
                return Ok(());
            }
        }
        Err(CodeFault::Damaged)
    }

    /// Quarters of a point: twice the number, or twice what it is below zero less one.
    pub(super) fn amount(&mut self, amount: &mut Amount) -> Transcoded {
        let quarters = amount.as_quarters();
        let mut number = quarters.unsigned_abs() * 2 - u32::from(quarters < 0);
        self.number(&mut number)?;
        let quarters = number.min(i32::MAX as u32).div_ceil(2) as i32;
        *amount = Amount::quarters(if number.is_multiple_of(2) { quarters } else { -quarters });
        if quarters > QUARTERS_MAX { Err(CodeFault::Damaged) } else { Ok(()) }
    }

    /// The number of bytes, and the bytes in UTF-8.
    pub(super) fn text(&mut self, text: &mut String) -> Transcoded {
        let mut bytes: Vec<u32> = text.bytes().map(u32::from).collect();
        self.list(&mut bytes, u32::default, |bits, byte| bits.fixed_width(byte, 8))?;
        let bytes = bytes.into_iter().map(|byte| byte as u8).collect();
        *text = String::from_utf8(bytes).map_err(|_| CodeFault::Damaged)?;
        Ok(())
    }

    /// 1 is White.
    pub(super) fn color(&mut self, color: &mut Color) -> Transcoded {
        let mut is_white = *color == Color::White;
        self.flag(&mut is_white)?;
        *color = if is_white { Color::White } else { Color::Black };
        Ok(())
    }

    /// A word by its number, from 1; 0 is none.
    pub(super) fn word<T: Word + PartialEq>(&mut self, word: &mut Option<T>) -> Transcoded {
        let index = word.and_then(|word| T::WORDS.iter().position(|known| *known == word));
        let mut number = index.map_or(0, |index| index + 1);
        self.number(&mut number)?;
        *word = match number {
            0 => None,
            number => Some(*T::WORDS.get(number - 1).ok_or(CodeFault::Damaged)?),
        };
        Ok(())
    }

    /// A flag that says whether there is a value, and the value, read into a blank one.
    pub(super) fn option<T>(
        &mut self,
        value: &mut Option<T>,
        blank: impl FnOnce() -> T,
        code_value: impl FnOnce(&mut Self, &mut T) -> Transcoded,
    ) -> Transcoded {
        let mut is_there = value.is_some();
        self.flag(&mut is_there)?;
        if is_there {
            return code_value(self, value.get_or_insert_with(blank));
        }
        *value = None;
        Ok(())
    }

    /// A value that is left out where it is the default one; nothing says whether it is there.
    pub(super) fn unless_default<T: Default + PartialEq>(
        &mut self,
        value: &mut Option<T>,
        code_value: impl FnOnce(&mut Self, &mut T) -> Transcoded,
    ) -> Transcoded {
        let mut coded = value.take().unwrap_or_default();
        code_value(self, &mut coded)?;
        *value = Some(coded).filter(|coded| *coded != T::default());
        Ok(())
    }

    /// The number of values, and each of them, read into a blank one.
    pub(super) fn list<T>(
        &mut self,
        values: &mut Vec<T>,
        blank: impl Fn() -> T,
        mut code_value: impl FnMut(&mut Self, &mut T) -> Transcoded,
    ) -> Transcoded {
        let mut count = values.len();
        self.number(&mut count)?;
        if self.is_reading {
            values.clear();
        }
        for index in 0..count {
            if self.is_reading {
                values.push(blank());
            }
            code_value(self, &mut values[index])?;
        }
        Ok(())
    }

    /// Whether anything comes at the end: a flag where it does, and no bit where it does not.
    pub(super) fn more(&mut self, has_more: &mut bool) -> Transcoded {
        if self.is_reading {
            // Zeros fill the last byte.
            let mut left = self.at..self.bytes.len() * 8;
            *has_more = left.any(|at| self.bytes[at / 8] << (at % 8) & 0x80 != 0);
        }
        if *has_more { self.flag(has_more) } else { Ok(()) }
    }

    /// The last byte filled up with zeros.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Nothing but the zeros that fill the last byte is left.
    pub(super) fn finish(mut self) -> Transcoded {
        let (left, mut rest) = (self.bytes.len() * 8 - self.at, 0);
        self.fixed_width(&mut rest, (left % 8) as u32)?;
        if left < 8 && rest == 0 { Ok(()) } else { Err(CodeFault::Damaged) }
    }
}

#[cfg(test)]
mod tests {
    use super::{BitCodec, Transcoded};
    use crate::rules::Amount;

    #[test]
    fn values_stand_bit_by_bit() {
        let mut bits = BitCodec::writer();
        bits.fixed_width(&mut 0b101, 3).expect("written");
        bits.number(&mut 5).expect("written");
        // 5 is one group: no more follow, 0101.
        assert_eq!(bits.into_bytes(), [0b1010_0101]);
        let mut bits = BitCodec::writer();
        bits.number(&mut 0x2f).expect("written");
        // 15 and more follow, then 2 and none.
        assert_eq!(bits.into_bytes(), [0b1111_1000, 0b1000_0000]);
    }

    #[test]
    fn what_is_written_is_read() {
        type Values = (Vec<u32>, Vec<Amount>, String, Option<u32>);
        let transcode = |bits: &mut BitCodec, (numbers, amounts, text, none): &mut Values| -> Transcoded {
            bits.list(numbers, u32::default, BitCodec::number)?;
            bits.list(amounts, Amount::default, BitCodec::amount)?;
            bits.text(text)?;
            bits.option(none, u32::default, BitCodec::number)
        };
        let numbers = vec![0, 1, 15, 16, 255, 256, 99_999, u32::MAX];
        let amounts = [0, 1, -1, 26, -400_000].map(Amount::quarters).to_vec();
        let mut written = (numbers, amounts, "계가".to_owned(), None);
        let mut bits = BitCodec::writer();
        transcode(&mut bits, &mut written).expect("written");
        let (mut bits, mut read) = (BitCodec::reader(bits.into_bytes()), Values::default());
        transcode(&mut bits, &mut read).expect("read");
        assert_eq!(read, written);
        assert!(bits.finish().is_ok());
    }

    #[test]
    fn what_is_not_there_is_not_read() {
        let reader = |bytes: &[u8]| BitCodec::reader(bytes.to_vec());
        assert!(reader(&[]).flag(&mut false).is_err());
        assert!(reader(&[0xff; 4]).number(&mut 0).is_err(), "more than 32 bits");
        assert!(reader(&[0; 2]).finish().is_err(), "a byte too many");
        assert!(reader(&[1]).finish().is_err(), "no zeros at the end");
        let list = reader(&[0xff; 40]).list(&mut Vec::new(), bool::default, BitCodec::flag);
        assert!(list.is_err(), "a list longer than what is there");
    }
}
