use std::io::{self, BufRead};

use super::SourceFault;
use crate::formats::record::has_brackets_in_letters;
use crate::formats::sgf::Tree;

/// Takes a text of several games apart without holding more than one of them: each from its first parenthesis to the one that closes it.
///
/// In `Shift_JIS`, GBK and Big5 the second byte of a letter may be a bracket; where a game names such a charset its letters are read in
/// pairs of bytes.
pub(super) struct Collection<R> {
    reader: R,
    scanner: Scanner,
    games: u32,
    is_at_end: bool,
}

/// A game as far as it has been read.
#[derive(Default)]
struct Scanner {
    game: Vec<u8>,
    is_too_long: bool,
    depth: u32,
    within: Within,
    in_pairs: bool,
    /// Where the value begins that is being read.
    value_start: usize,
}

/// What the last byte stands in.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Tree,
    Value,
    /// After a backslash.
    Escape,
    /// After the first byte of a letter of two.
    Pair,
}

impl<R: BufRead> Collection<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { reader, scanner: Scanner::default(), games: 0, is_at_end: false }
    }

    /// Reads up to the end of the next game. False when the text ends before another begins.
    fn advance(&mut self) -> io::Result<bool> {
        loop {
            let available = match self.reader.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                return Ok(self.scanner.depth > 0);
            }
            let end = available.iter().position(|byte| self.scanner.take(*byte));
            let taken = end.map_or(available.len(), |at| at + 1);
            self.reader.consume(taken);
            if end.is_some() {
                return Ok(true);
            }
        }
    }
}

impl Scanner {
    /// Takes a byte; whether it ends a game.
    fn take(&mut self, byte: u8) -> bool {
        if self.depth == 0 && byte != b'(' {
            return false;
        }
        if self.game.len() == Tree::BYTES_MAX {
            self.is_too_long = true;
            self.game.clear();
        }
        if !self.is_too_long {
            self.game.push(byte);
        }
        match (self.within, byte) {
            (Within::Tree, b'(') => self.depth += 1,
            (Within::Tree, b')') => self.depth -= 1,
            (Within::Tree, b'[') => {
                (self.within, self.value_start) = (Within::Value, self.game.len());
            }
            (Within::Value, b']') => {
                self.within = Within::Tree;
                self.note_charset();
            }
            (Within::Value, b'\\') => self.within = Within::Escape,
            (Within::Value, 0x81..=0xfe) if self.in_pairs => self.within = Within::Pair,
            (Within::Tree | Within::Value, _) => {}
            (Within::Escape | Within::Pair, _) => self.within = Within::Value,
        }
        self.depth == 0
    }

    /// Looks whether the value that has just ended is that of `CA`.
    fn note_charset(&mut self) {
        let Some(before) = self.game.get(..self.value_start) else { return };
        let Some(name) = before.strip_suffix(b"CA[") else { return };
        if name.last().is_none_or(|letter| !letter.is_ascii_alphabetic()) {
            let label = &self.game[self.value_start..self.game.len() - 1];
            self.in_pairs = has_brackets_in_letters(&String::from_utf8_lossy(label));
        }
    }

    /// Hands out what was read and begins anew.
    fn end(&mut self) -> Result<Vec<u8>, SourceFault> {
        let Self { game, is_too_long, .. } = std::mem::take(self);
        if is_too_long { Err(SourceFault::TooLong) } else { Ok(game) }
    }
}

impl<R: BufRead> Iterator for Collection<R> {
    type Item = Result<Vec<u8>, SourceFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_at_end {
            return None;
        }
        let game = match self.advance() {
            Ok(true) => self.scanner.end(),
            Ok(false) => {
                self.is_at_end = true;
                if self.games > 0 {
                    return None;
                }
                Err(SourceFault::NoGame)
            }
            Err(error) => {
                // What comes after a failure is not known.
                self.is_at_end = true;
                Err(SourceFault::reading(&error))
            }
        };
        self.games += 1;
        Some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::{Collection, SourceFault};
    use crate::formats::sgf::Tree;

    fn games(text: &[u8]) -> Vec<Result<Vec<u8>, SourceFault>> {
        Collection::new(text).collect()
    }

    #[test]
    fn games_end_where_their_parenthesis_closes() {
        let text = b"junk (;GM[1]C[a ) b \\] ( c];B[aa](;W[bb])(;W[cc]))\n\n(;GM[1])(;B[aa]";
        let expected: [&[u8]; 3] = [b"(;GM[1]C[a ) b \\] ( c];B[aa](;W[bb])(;W[cc]))", b"(;GM[1])", b"(;B[aa]"];
        assert_eq!(games(text), expected.map(|game| Ok(game.to_vec())));
    }

    #[test]
    fn a_second_byte_that_is_a_bracket_ends_no_value_where_the_charset_says_so() {
        // ー in Shift_JIS ends with a closing bracket, ソ with a backslash.
        let japanese = b"(;CA[Shift_JIS]PB[\x81\x5b\x83\x5d\x83\x5c];B[aa])".to_vec();
        let western = b"(;CA[UTF-8]PB[a];B[aa])".to_vec();
        assert_eq!(games(&[&japanese[..], &western].concat()), [Ok(japanese), Ok(western)]);
    }

    #[test]
    fn one_game_that_is_too_long_is_a_fault_in_its_place() {
        let long = [b"(;C[".as_slice(), &vec![b'a'; Tree::BYTES_MAX], b"])"].concat();
        let text = [b"(;GM[1])".as_slice(), &long, b"(;B[aa])"].concat();
        let expected = [Ok(b"(;GM[1])".to_vec()), Err(SourceFault::TooLong), Ok(b"(;B[aa])".to_vec())];
        assert_eq!(games(&text), expected);
    }

    #[test]
    fn a_text_without_a_game_is_a_fault() {
        assert_eq!(games(b"nothing"), [Err(SourceFault::NoGame)]);
    }
}
