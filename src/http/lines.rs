/// Bytes as they arrive in, whole lines out. It never holds more than one line that has not ended.
#[derive(Debug)]
pub(super) struct Lines {
    bytes_max: usize,
    begun: Vec<u8>,
}

impl Lines {
    /// Of a line that is longer, one byte more than these is kept, so that its reader sees that it is too long.
    pub(super) fn new(bytes_max: usize) -> Self {
        Self { bytes_max, begun: Vec::new() }
    }

    /// Takes the next piece and hands out each line that it ends, without its line feed.
    pub(super) fn push(&mut self, piece: &[u8], mut line: impl FnMut(Vec<u8>)) {
        let mut parts = piece.split(|byte| *byte == b'\n').peekable();
        while let Some(part) = parts.next() {
            let room = self.bytes_max.saturating_add(1) - self.begun.len();
            self.begun.extend_from_slice(&part[..part.len().min(room)]);
            if parts.peek().is_some() {
                line(std::mem::take(&mut self.begun));
            }
        }
    }

    /// What stands after the last line feed, if anything does.
    pub(super) fn finish(&mut self) -> Option<Vec<u8>> {
        Some(std::mem::take(&mut self.begun)).filter(|line| !line.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(pieces: &[&str]) -> Vec<String> {
        let mut reader = Lines::new(4);
        let mut lines = Vec::new();
        for piece in pieces {
            reader.push(piece.as_bytes(), |line| lines.push(line));
        }
        lines.extend(reader.finish());
        lines.into_iter().map(|line| String::from_utf8(line).expect("the tests write ASCII")).collect()
    }

    #[test]
    fn lines_do_not_depend_on_how_the_bytes_arrive() {
        for pieces in
            [&["ab\ncd\n"][..], &["a", "b\nc", "d\n"], &["ab", "\n", "cd", "\n"], &["ab\ncd"], &["ab\n", "", "cd"]]
        {
            assert_eq!(lines(pieces), ["ab", "cd"], "{pieces:?}");
        }
    }

    #[test]
    fn an_empty_line_is_a_line_but_nothing_stands_after_the_last_feed() {
        assert_eq!(lines(&["\n\na\n"]), ["", "", "a"]);
        assert_eq!(lines(&[""]), [""; 0]);
    }

    #[test]
    fn a_long_line_is_cut_one_byte_after_the_limit_and_the_next_is_whole() {
        assert_eq!(lines(&["abcd\nabcdefgh\nab\n"]), ["abcd", "abcde", "ab"]);
        assert_eq!(lines(&["abc", "def", "gh\nab"]), ["abcde", "ab"]);
    }
}
