use std::io::Read;

use super::SourceFault;
use crate::formats::recognise::no_records;
use crate::formats::record::{decode, has_brackets_in_letters};
use crate::formats::sgf::{FirstGame, Tree};

/// So much is read at first; where a game is longer, twice as much as there is.
const READ_BYTES: usize = 256 * 1024;

/// So much is kept of a text without a game, as one may begin at its end.
const KEPT_BYTES: usize = 1024;

/// Splits a text of several games without holding many of them. The grammar of [`Tree`], with its repairs, decides
/// where a game ends, so a game reads the same in a long file as alone. What stands between two games belongs to the
/// first.
pub(super) struct Collection<R> {
    reader: R,
    /// What was read. It is handed out up to `start`.
    window: Vec<u8>,
    /// What was read as ASCII, byte for byte: what is part of a longer letter is replaced, so that every bracket is
    /// one. The first for letters of one byte, the second for letters of two; each made on first use.
    plain: [Option<String>; 2],
    start: usize,
    /// Whether letters are of two bytes, of which the second may be a bracket (`Shift_JIS`, GBK, Big5).
    in_pairs: bool,
    games: u32,
    is_read: bool,
    /// Why nothing further could be read.
    failure: Option<SourceFault>,
    is_at_end: bool,
}

impl<R: Read> Collection<R> {
    pub(super) fn new(reader: R) -> Self {
        let (window, plain) = (Vec::new(), [None, None]);
        let (in_pairs, is_read, failure, is_at_end) = (false, false, None, false);
        Self { reader, window, plain, start: 0, in_pairs, games: 0, is_read, failure, is_at_end }
    }

    /// The next game; nothing where there is no further one.
    fn advance(&mut self) -> Result<Option<Vec<u8>>, SourceFault> {
        loop {
            let game = self.first_game();
            let rest = self.window.len() - self.start;
            if let Some(failure) = self.failure.take_if(|_| game.next_at.is_none()) {
                return Err(failure);
            }
            match game {
                FirstGame { next_at: Some(length), .. } => return self.take_game(length).map(Some),
                FirstGame { is_there: true, .. } if self.is_read => return self.take_game(rest).map(Some),
                _ if self.is_read => return Ok(None),
                _ if rest <= Tree::BYTES_MAX => {}
                FirstGame { is_there: false, .. } => self.start = self.window.len() - KEPT_BYTES,
                FirstGame { closed_at: Some(length), .. } => return self.take_game(length).map(Some),
                FirstGame { .. } => {
                    self.pass_over();
                    return Err(SourceFault::TooLong);
                }
            }
            self.read_more();
        }
    }

    /// How far the next game reaches in the window, its letters read in its own charset.
    fn first_game(&mut self) -> FirstGame {
        let game = Tree::first_game(self.rest());
        let length = game.next_at.unwrap_or(self.window.len() - self.start);
        let bytes = &self.window[self.start..self.start + length];
        if bytes.is_ascii() {
            return game;
        }
        let in_pairs = has_brackets_in_letters(decode(bytes).charset);
        if in_pairs == self.in_pairs {
            return game;
        }
        self.in_pairs = in_pairs;
        Tree::first_game(self.rest())
    }

    /// What was not handed out, as ASCII.
    fn rest(&mut self) -> &str {
        let (window, in_pairs) = (&self.window, self.in_pairs);
        &self.plain[usize::from(in_pairs)].get_or_insert_with(|| plain(window, in_pairs))[self.start..]
    }

    fn take_game(&mut self, length: usize) -> Result<Vec<u8>, SourceFault> {
        let game = &self.window[self.start..self.start + length];
        self.start += length;
        if game.trim_ascii_end().len() > Tree::BYTES_MAX { Err(SourceFault::TooLong) } else { Ok(game.to_vec()) }
    }

    /// Reads as much again as there is, without what was handed out.
    fn read_more(&mut self) {
        self.window.drain(..std::mem::take(&mut self.start));
        let more = self.window.len().max(READ_BYTES) as u64;
        match self.reader.by_ref().take(more).read_to_end(&mut self.window) {
            Ok(read) => self.is_read = read == 0,
            Err(error) => {
                self.is_read = true;
                self.failure = Some(SourceFault::from_read_error(&error));
            }
        }
        self.plain = [None, None];
    }

    /// Goes to the end of a game that is too long to be held, by its brackets alone.
    fn pass_over(&mut self) {
        let mut brackets = Brackets::default();
        loop {
            if let Some(end) = self.rest().bytes().position(|byte| brackets.feed(byte)) {
                self.start += end + 1;
                return;
            }
            self.start = self.window.len();
            if self.is_read {
                return;
            }
            self.read_more();
        }
    }
}

/// Bytes as ASCII, each in its place.
fn plain(bytes: &[u8], in_pairs: bool) -> String {
    let mut is_second = false;
    let letter = |byte: &u8| {
        let is_part = is_second || !byte.is_ascii();
        is_second = in_pairs && !is_second && (0x81..=0xfe).contains(byte);
        if is_part { '?' } else { char::from(*byte) }
    };
    bytes.iter().map(letter).collect()
}

/// What a byte of a game stands in.
#[derive(Default)]
struct Brackets {
    depth: u32,
    is_value: bool,
    is_escaped: bool,
}

impl Brackets {
    /// Takes a byte; whether it ends the game.
    fn feed(&mut self, byte: u8) -> bool {
        if std::mem::take(&mut self.is_escaped) {
            return false;
        }
        match (self.is_value, byte) {
            (true, b'\\') => self.is_escaped = true,
            (true, b']') => self.is_value = false,
            (false, b'[') => self.is_value = self.depth > 0,
            (false, b'(') => self.depth += 1,
            (false, b')') if self.depth > 0 => {
                self.depth -= 1;
                return self.depth == 0;
            }
            _ => {}
        }
        false
    }
}

impl<R: Read> Iterator for Collection<R> {
    type Item = Result<Vec<u8>, SourceFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_at_end {
            return None;
        }
        let game = match self.advance() {
            // Games in what is none, such as random bytes, would come about by chance.
            Ok(Some(game))
                if self.games == 0
                    && let Some(why) = no_records(&game) =>
            {
                self.is_at_end = true;
                Err(SourceFault::NoRecords(why))
            }
            Ok(Some(game)) => Ok(game),
            Ok(None) => {
                self.is_at_end = true;
                if self.games > 0 {
                    return None;
                }
                Err(SourceFault::NoGame)
            }
            Err(fault) => {
                // What comes after a failure to read is not known.
                self.is_at_end = fault != SourceFault::TooLong;
                Err(fault)
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
        let expected: [&[u8]; 3] =
            [b"junk (;GM[1]C[a ) b \\] ( c];B[aa](;W[bb])(;W[cc]))\n\n", b"(;GM[1])", b"(;B[aa]"];
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
