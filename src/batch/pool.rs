use std::io;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

/// Chunks that wait for a worker, and chunks of answers that wait to be written, for each worker.
const CHUNKS_WAITING: usize = 2;

/// Deals chunks to the workers in turn, so that their answers come in turn.
pub(super) struct Dealer<Chunk> {
    workers: Vec<SyncSender<Chunk>>,
    next: usize,
}

impl<Chunk> Dealer<Chunk> {
    /// Gives a chunk to the next worker; waits while that one has enough. False when nobody takes chunks any more: then
    /// what takes the answers failed, and its error is the one to report.
    pub(super) fn deal(&mut self, chunk: Chunk) -> bool {
        let worker = self.next;
        self.next = (worker + 1) % self.workers.len();
        self.workers[worker].send(chunk).is_ok()
    }
}

/// Reads, works on so many threads and writes in order, all at once. `take` gets what was made of each chunk in the
/// order in which they were dealt, and nothing where nothing further is ready: whoever waits at the other end should
/// then see what there is. Memory is bounded by the size of chunks and the number of threads.
///
/// # Errors
///
/// That of `take`, otherwise that of the reader.
pub(super) fn run_pool<Chunk: Send, Output: Send>(
    threads: NonZero<usize>,
    read: impl FnOnce(&mut Dealer<Chunk>) -> io::Result<()>,
    work: impl Fn(Chunk) -> Output + Sync,
    take: impl FnMut(Option<Output>) -> io::Result<()> + Send,
) -> io::Result<()> {
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
        let written = scope.spawn(move || write_all(take, &from_workers));
        let mut dealer = Dealer { workers, next: 0 };
        let read = read(&mut dealer);
        drop(dealer);
        written.join().unwrap_or_else(|_| Err(io::Error::other("the writer of the batch stopped")))?;
        read
    })
}

/// Hands over what was made in the order in which chunks were dealt.
fn write_all<Output>(
    mut take: impl FnMut(Option<Output>) -> io::Result<()>,
    workers: &[Receiver<Output>],
) -> io::Result<()> {
    for worker in workers.iter().cycle() {
        let done = match worker.try_recv() {
            Ok(done) => done,
            Err(TryRecvError::Disconnected) => break,
            Err(TryRecvError::Empty) => {
                take(None)?;
                let Ok(done) = worker.recv() else { break };
                done
            }
        };
        take(Some(done))?;
    }
    take(None)
}
