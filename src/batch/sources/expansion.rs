use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

/// How many times as long as its archive what is packed may be. Records of games shrink to a quarter or a tenth.
pub(super) const RATIO_MAX: u64 = 200;

/// So much may come out in any case.
const FREE_BYTES: u64 = 16 << 20;

/// A count that a reader shares with others.
pub(super) type SharedByteCount = Rc<Cell<u64>>;

/// A reader that counts what it reads.
pub(super) struct CountingReader<R> {
    inner: R,
    bytes: SharedByteCount,
}

impl<R> CountingReader<R> {
    pub(super) fn new(inner: R) -> (Self, SharedByteCount) {
        let bytes = SharedByteCount::default();
        (Self { inner, bytes: Rc::clone(&bytes) }, bytes)
    }
}

impl<R: Read> Read for CountingReader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.bytes.set(self.bytes.get() + read as u64);
        Ok(read)
    }
}

/// A reader of what was packed that stops where too much comes out for what went in. Members of one archive share both
/// counts.
pub(super) struct RatioLimitedReader<R> {
    inner: R,
    packed: SharedByteCount,
    out: SharedByteCount,
}

impl<R> RatioLimitedReader<R> {
    pub(super) const fn new(inner: R, packed: SharedByteCount, out: SharedByteCount) -> Self {
        Self { inner, packed, out }
    }
}

impl<R: Read> Read for RatioLimitedReader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.out.set(self.out.get() + read as u64);
        if self.out.get() > FREE_BYTES + self.packed.get().saturating_mul(RATIO_MAX) {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge));
        }
        Ok(read)
    }
}

/// Whether an error is that of [`RatioLimitedReader`].
pub(super) fn is_over_ratio(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::FileTooLarge
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::{FREE_BYTES, RATIO_MAX, RatioLimitedReader, SharedByteCount, is_over_ratio};

    #[test]
    fn so_much_comes_out_and_no_more() {
        let packed = SharedByteCount::default();
        packed.set(1_000);
        let most = FREE_BYTES + 1_000 * RATIO_MAX;
        let mut sink = Vec::new();
        let whole = RatioLimitedReader::new(std::io::repeat(0).take(most), packed.clone(), SharedByteCount::default())
            .read_to_end(&mut sink);
        assert_eq!(whole.expect("within bounds") as u64, most);
        let error = RatioLimitedReader::new(std::io::repeat(0), packed, SharedByteCount::default())
            .read_to_end(&mut Vec::new())
            .expect_err("a bomb");
        assert!(is_over_ratio(&error));
    }
}
