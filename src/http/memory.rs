use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::refusal::Refusal;

/// An answer of up to so many bytes is not charged: a connection has at most one, and a refusal must be sent even when
/// no memory is left.
const SMALL_BYTES: usize = 16 * 1024;

/// Memory is given in units of so many bytes.
const UNIT_BYTES: usize = 1024;

/// The memory that answers under way may take, all together and each: what is written and not yet sent fills it.
/// Whoever finds none any more hears that the service is busy.
#[derive(Debug)]
pub(super) struct AnswerMemory {
    units: Arc<Semaphore>,
    /// The longest answer.
    pub(super) answer_bytes: usize,
}

/// Memory that an answer has, until it is sent.
pub(super) type MemoryPermit = OwnedSemaphorePermit;

impl AnswerMemory {
    /// For answers of so many bytes, all together and each.
    pub(super) fn new(all_bytes: usize, answer_bytes: usize) -> Self {
        let units = all_bytes.div_ceil(UNIT_BYTES).min(u32::MAX as usize).min(Semaphore::MAX_PERMITS);
        Self { units: Arc::new(Semaphore::new(units)), answer_bytes: answer_bytes.min(all_bytes) }
    }

    pub(super) fn take(&self, bytes: usize) -> Result<MemoryPermit, Refusal> {
        if bytes > self.answer_bytes {
            return Err(Refusal::LongAnswer { bytes_max: self.answer_bytes });
        }
        Arc::clone(&self.units).try_acquire_many_owned(units(bytes)).map_err(|_| Refusal::NoMemory)
    }

    /// Memory for a piece of a batch, as soon as there is some. More than an answer may have it never gets.
    pub(super) async fn wait(&self, bytes: usize) -> MemoryPermit {
        let units = units(bytes.min(self.answer_bytes));
        Arc::clone(&self.units).acquire_many_owned(units).await.expect("there is memory as long as there is a service")
    }
}

const fn units(bytes: usize) -> u32 {
    if is_small(bytes as u64) { 0 } else { bytes.div_ceil(UNIT_BYTES) as u32 }
}

/// Whether an answer is so short that it takes no memory here.
pub(super) const fn is_small(bytes: u64) -> bool {
    bytes <= SMALL_BYTES as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_each_and_all_together() {
        let memory = AnswerMemory::new(300 * 1024, 200 * 1024);
        assert!(matches!(memory.take(200 * 1024 + 1), Err(Refusal::LongAnswer { .. })));
        let first = memory.take(200 * 1024).expect("there is room");
        assert!(matches!(memory.take(101 * 1024), Err(Refusal::NoMemory)));
        let second = memory.take(100 * 1024).expect("there is as much left");
        assert!(memory.take(SMALL_BYTES).is_ok(), "a refusal finds its way");
        drop(first);
        assert!(memory.take(200 * 1024).is_ok());
        drop(second);
    }
}
