use std::io;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

/// Chunks that wait for a worker, and chunks of answers that wait to be written, for each worker.
const CHUNKS_WAITING: usize = 2;

/// Where what the workers made goes, in the order in which it was dealt.
pub(super) trait Outlet<Output> {
    /// Takes what was made of the next chunk.
    fn take(&mut self, done: Output) -> io::Result<()>;

    /// Nothing further is ready: whoever waits at the other end should see what there is.
    fn pause(&mut self) -> io::Result<()>;
}

/// Deals chunks to the workers in turn, so that the outlet can take their answers in turn.
pub(super) struct Dealer<Chunk> {
    workers: Vec<SyncSender<Chunk>>,
    next: usize,
}

impl<Chunk> Dealer<Chunk> {
    /// Gives a chunk to the next worker; waits while that one has enough. False when nobody takes chunks any more: then
    /// the outlet failed, and its error is the one to report.
    pub(super) fn deal(&mut self, chunk: Chunk) -> bool {
        let worker = self.next;
        self.next = (worker + 1) % self.workers.len();
        self.workers[worker].send(chunk).is_ok()
    }
}

/// Reads, works on so many threads and writes in order, all at once. Memory is bounded by the size of chunks and the
/// number of threads.
///
/// # Errors
///
/// That of the outlet, otherwise that of the reader.
pub(super) fn run_pool<Chunk: Send, Output: Send, O: Outlet<Output> + Send>(
    threads: NonZero<usize>,
    read: impl FnOnce(&mut Dealer<Chunk>) -> io::Result<()>,
    work: impl Fn(Chunk) -> Output + Sync,
    mut outlet: O,
) -> io::Result<O> {
    let work = &work;
    thread::scope(|scope| {
        let (mut workers, mut from_workers) = (Vec::new(), Vec::new());
        for _ in 0..threads.get() {
            let (chunk_sender, chunks) = sync_channel::<Chunk>(CHUNKS_WAITING);
            let (done_sender, done) = sync_channel::<Output>(CHUNKS_WAITING);
            workers.push(chunk_sender);
            from_workers.push(done);
            scope.spawn(move || {
                for chunk in chunks {
                    if done_sender.send(work(chunk)).is_err() {
                        return;
                    }
                }
            });
        }
        let written = scope.spawn(move || write_all(&mut outlet, &from_workers).map(|()| outlet));
        let mut dealer = Dealer { workers, next: 0 };
        let read = read(&mut dealer);
        drop(dealer);
        let outlet = written.join().unwrap_or_else(|_| Err(io::Error::other("the writer of the batch stopped")))?;
        read.map(|()| outlet)
    })
}

/// Hands over what was made in the order in which chunks were dealt.
fn write_all<Output>(outlet: &mut impl Outlet<Output>, workers: &[Receiver<Output>]) -> io::Result<()> {
    for worker in workers.iter().cycle() {
        let done = match worker.try_recv() {
            Ok(done) => done,
            Err(TryRecvError::Disconnected) => break,
            Err(TryRecvError::Empty) => {
                outlet.pause()?;
                let Ok(done) = worker.recv() else { break };
                done
            }
        };
        outlet.take(done)?;
    }
    outlet.pause()
}
