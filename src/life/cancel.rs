use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A way to stop the work of a request from outside, as when its time is up or nobody waits for it any more. Whoever
/// cancels throws the answer away: it may lack anything.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Stops the work soon.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
