use std::convert::Infallible;

use actix_web::body::{BoxBody, SizedStream};
use actix_web::web::Bytes;
use futures_util::stream;

use super::connection::Caller;
use super::memory::MemoryPermit;

/// What is handed to a connection at once.
const PIECE_BYTES: usize = 32 * 1024;

/// The memory of an answer: it goes over to the connection when the body is done with.
struct AnswerPermit(Option<MemoryPermit>, Option<Caller>);

impl Drop for AnswerPermit {
    fn drop(&mut self) {
        if let (Some(permit), Some(caller)) = (self.0.take(), &self.1) {
            caller.hold(permit);
        }
    }
}

/// A long answer, handed out in pieces: what was handed out and not yet sent stays small, and its memory is kept
/// until all is sent.
pub(super) fn chunked_body(bytes: Bytes, permit: MemoryPermit, caller: Option<Caller>) -> BoxBody {
    let length = bytes.len() as u64;
    let pieces = stream::unfold((bytes, AnswerPermit(Some(permit), caller)), |(mut bytes, permit)| async {
        next_piece(&mut bytes).map(|piece| (Ok::<_, Infallible>(piece), (bytes, permit)))
    });
    BoxBody::new(SizedStream::new(length, pieces))
}

/// The next piece of what is left.
pub(super) fn next_piece(bytes: &mut Bytes) -> Option<Bytes> {
    let length = bytes.len().min(PIECE_BYTES);
    (length > 0).then(|| bytes.split_to(length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_whole_in_its_order() {
        let whole: Vec<u8> = (0..100_000_u32).map(|number| number as u8).collect();
        let (mut rest, mut joined) = (Bytes::from(whole.clone()), Vec::new());
        while let Some(piece) = next_piece(&mut rest) {
            assert!(piece.len() <= PIECE_BYTES);
            joined.extend_from_slice(&piece);
        }
        assert_eq!(joined, whole);
    }
}
