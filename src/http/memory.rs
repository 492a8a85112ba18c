use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::web::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::connection::Caller;
use super::refusal::Refusal;

/// What is handed to a connection at once.
const PIECE_BYTES: usize = 32 * 1024;

/// An answer of so many bytes takes no memory here: there is one at most in each connection, and refusals must find their way.
const SMALL_BYTES: usize = 16 * 1024;

/// Memory is given in units of so many bytes.
const UNIT_BYTES: usize = 1024;

/// The memory that answers under way may take, all together and each: what is written and not yet sent fills it.
/// Whoever finds none any more hears that the service is busy.
#[derive(Debug)]
pub(super) struct AnswerMemory {
    units: Arc<Semaphore>,
    answer_bytes: usize,
}

/// Memory that an answer has, until it is sent.
#[derive(Debug)]
pub(super) struct MemoryPermit {
    _permit: Option<OwnedSemaphorePermit>,
}

impl AnswerMemory {
    /// For answers of so many bytes, all together and each.
    pub(super) fn new(all_bytes: usize, answer_bytes: usize) -> Self {
        let units = units(all_bytes).min(u32::MAX as usize).min(Semaphore::MAX_PERMITS);
        Self { units: Arc::new(Semaphore::new(units)), answer_bytes: answer_bytes.min(all_bytes) }
    }

    /// Memory for an answer.
    pub(super) fn take(&self, bytes: usize) -> Result<MemoryPermit, Refusal> {
        if bytes > self.answer_bytes {
            return Err(Refusal::LongAnswer { bytes_max: self.answer_bytes });
        }
        if bytes <= SMALL_BYTES {
            return Ok(MemoryPermit { _permit: None });
        }
        let permit = Arc::clone(&self.units).try_acquire_many_owned(units(bytes) as u32);
        permit.map(|permit| MemoryPermit { _permit: Some(permit) }).map_err(|_| Refusal::Crowded)
    }

    /// Memory for a piece of a batch, as soon as there is some. More than an answer may have it never gets.
    pub(super) async fn wait(&self, bytes: usize) -> MemoryPermit {
        if bytes <= SMALL_BYTES {
            return MemoryPermit { _permit: None };
        }
        let units = units(bytes.min(self.answer_bytes)) as u32;
        MemoryPermit { _permit: Arc::clone(&self.units).acquire_many_owned(units).await.ok() }
    }

    /// The longest answer.
    pub(super) const fn answer_bytes(&self) -> usize {
        self.answer_bytes
    }
}

const fn units(bytes: usize) -> usize {
    bytes.div_ceil(UNIT_BYTES)
}

/// A long answer, handed out in pieces: what was handed out and not yet sent stays small, and its memory is kept
/// until all is sent.
pub(super) struct Pieces {
    bytes: Bytes,
    permit: Option<MemoryPermit>,
    caller: Option<Caller>,
}

impl Pieces {
    pub(super) const fn new(bytes: Bytes, permit: MemoryPermit, caller: Option<Caller>) -> Self {
        Self { bytes, permit: Some(permit), caller }
    }

    /// The next piece of what is left.
    pub(super) fn next_of(bytes: &mut Bytes) -> Option<Bytes> {
        let length = bytes.len().min(PIECE_BYTES);
        (length > 0).then(|| bytes.split_to(length))
    }
}

impl Drop for Pieces {
    fn drop(&mut self) {
        if let (Some(caller), Some(permit)) = (&self.caller, self.permit.take()) {
            caller.hold(permit);
        }
    }
}

impl MessageBody for Pieces {
    type Error = std::convert::Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.bytes.len() as u64)
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready(Self::next_of(&mut self.get_mut().bytes).map(Ok))
    }
}

/// Whether an answer of a known length is so short that it takes no memory here.
pub(super) const fn is_small(size: BodySize) -> bool {
    match size {
        BodySize::None => true,
        BodySize::Sized(bytes) => bytes <= SMALL_BYTES as u64,
        BodySize::Stream => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_each_and_all_together() {
        let memory = AnswerMemory::new(300 * 1024, 200 * 1024);
        assert!(matches!(memory.take(200 * 1024 + 1), Err(Refusal::LongAnswer { .. })));
        let first = memory.take(200 * 1024).expect("there is room");
        assert!(matches!(memory.take(101 * 1024), Err(Refusal::Crowded)));
        let second = memory.take(100 * 1024).expect("there is as much left");
        assert!(memory.take(SMALL_BYTES).is_ok(), "a refusal finds its way");
        drop(first);
        assert!(memory.take(200 * 1024).is_ok());
        drop(second);
    }

    #[test]
    fn pieces_are_the_whole_in_its_order() {
        let whole: Vec<u8> = (0..100_000_u32).map(|number| number as u8).collect();
        let (mut rest, mut joined) = (Bytes::from(whole.clone()), Vec::new());
        while let Some(piece) = Pieces::next_of(&mut rest) {
            assert!(piece.len() <= PIECE_BYTES);
            joined.extend_from_slice(&piece);
        }
        assert_eq!(joined, whole);
    }
}
