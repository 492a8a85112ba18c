use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::web::Bytes;

use super::connection::Caller;
use super::memory::MemoryPermit;

/// What is handed to a connection at once.
const PIECE_BYTES: usize = 32 * 1024;

/// A long answer, handed out in pieces: what was handed out and not yet sent stays small, and its memory is kept
/// until all is sent.
pub(super) struct ChunkedBody {
    bytes: Bytes,
    permit: Option<MemoryPermit>,
    caller: Option<Caller>,
}

impl ChunkedBody {
    pub(super) const fn new(bytes: Bytes, permit: MemoryPermit, caller: Option<Caller>) -> Self {
        Self { bytes, permit: Some(permit), caller }
    }

    /// The next piece of what is left.
    pub(super) fn next_of(bytes: &mut Bytes) -> Option<Bytes> {
        let length = bytes.len().min(PIECE_BYTES);
        (length > 0).then(|| bytes.split_to(length))
    }
}

impl Drop for ChunkedBody {
    fn drop(&mut self) {
        if let (Some(caller), Some(permit)) = (&self.caller, self.permit.take()) {
            caller.hold(permit);
        }
    }
}

impl MessageBody for ChunkedBody {
    type Error = std::convert::Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.bytes.len() as u64)
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready(Self::next_of(&mut self.get_mut().bytes).map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_whole_in_its_order() {
        let whole: Vec<u8> = (0..100_000_u32).map(|number| number as u8).collect();
        let (mut rest, mut joined) = (Bytes::from(whole.clone()), Vec::new());
        while let Some(piece) = ChunkedBody::next_of(&mut rest) {
            assert!(piece.len() <= PIECE_BYTES);
            joined.extend_from_slice(&piece);
        }
        assert_eq!(joined, whole);
    }
}
