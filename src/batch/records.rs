use std::io::{self, Read};
use std::num::NonZero;

use super::pool::{Dealer, run_pool};
use super::rows::{BatchRow, Counts, GamePlace, RowMaker};
use super::sources::{Piece, ReadBytes, StopWalk, Visitor, visit};
use super::{GameQuestion, SharedAdviser};

/// Pieces and bytes that a worker takes at once, at most.
const CHUNK_PIECES: usize = 64;
const CHUNK_BYTES: usize = 256 * 1024;

#[derive(Clone, Debug)]
pub struct RecordBatch {
    /// Where they are: files, folders, archives, `-` for standard input, in the order in which they are read.
    pub paths: Vec<String>,
    pub question: GameQuestion,
    /// Who is asked about boards that nobody marked. Its claims decide where nothing else may.
    pub adviser: Option<SharedAdviser>,
    /// The first piece that is scored, from 1; those before it are passed over.
    pub first_piece: u64,
    pub threads: NonZero<usize>,
}

/// A piece of input: where it stands, and its bytes or why there are none.
type ReadPiece = (GamePlace, Result<Vec<u8>, String>);

/// Scores the games of all records. The rows of some pieces together are given a shape on the thread that made them,
/// and come out in the order of the input. `input` is what `-` reads.
///
/// Memory is bounded by the number of threads, whatever the number of records.
///
/// ```
/// use std::num::NonZero;
///
/// use gyega::batch::tables::TextTable;
/// use gyega::batch::{GameQuestion, RecordBatch, run_records};
///
/// let paths = vec!["-".to_owned()];
/// let question = GameQuestion::default();
/// let records = RecordBatch { paths, question, adviser: None, first_piece: 1, threads: NonZero::<usize>::MIN };
/// let mut input: &[u8] = b"(;SZ[5]RU[Chinese]KM[0];B[ca];W[da];B[cb];W[db];B[cc];W[dc]\
///     ;B[cd];W[dd];B[ce];W[de];B[];W[])(;SZ[99])";
/// let mut table = Vec::new();
/// let counts = run_records(&records, &mut input, |rows| TextTable::Ndjson.lines(&rows), |lines, _| {
///     table.extend(lines);
///     Ok(())
/// });
/// assert_eq!(counts.unwrap().read(), 2);
/// assert!(String::from_utf8(table).unwrap().contains("SZ is 99, expected 1 to 25"));
/// ```
///
/// # Errors
///
/// When what takes the rows fails. Records that cannot be read or scored are rows with their faults.
pub fn run_records<Shaped: Send>(
    records: &RecordBatch,
    input: &mut dyn Read,
    shape: impl Fn(Vec<BatchRow>) -> Shaped + Sync,
    mut take: impl FnMut(Shaped, Counts) -> io::Result<()> + Send,
) -> io::Result<Counts> {
    let mut seen = Counts::default();
    let read = |dealer: &mut Dealer<Vec<ReadPiece>>| {
        let mut collector = ChunkCollector {
            dealer,
            chunk: Vec::new(),
            bytes: 0,
            piece: 0,
            first_piece: records.first_piece,
            seen: Counts::default(),
        };
        // Nobody takes pieces any more when `take` failed: its error is the one to report.
        let _ = visit(&records.paths, input, &mut collector).and_then(|()| collector.deal());
        seen = collector.seen;
        Ok(())
    };
    let maker = RowMaker::new(&records.question, records.adviser.as_ref());
    let work = |chunk: Vec<ReadPiece>| {
        let mut rows = Vec::new();
        for (place, bytes) in chunk {
            match bytes {
                Ok(bytes) => rows.extend(maker.rows_of(&place, &bytes)),
                Err(fault) => rows.push(maker.unreadable(&place, fault)),
            }
        }
        let counts = Counts::of_rows(&rows);
        (shape(rows), counts)
    };
    let mut counts = Counts::default();
    run_pool(records.threads, read, work, |done| {
        let Some((shaped, made)) = done else { return Ok(()) };
        counts.add(made);
        take(shaped, counts)
    })?;
    seen.add(counts);
    Ok(seen)
}

/// Collects pieces to chunks and deals these.
struct ChunkCollector<'a> {
    dealer: &'a mut Dealer<Vec<ReadPiece>>,
    chunk: Vec<ReadPiece>,
    bytes: usize,
    piece: u64,
    first_piece: u64,
    /// The files that were met, those before the first piece among them.
    seen: Counts,
}

impl ChunkCollector<'_> {
    fn deal(&mut self) -> Result<(), StopWalk> {
        self.bytes = 0;
        let chunk = std::mem::take(&mut self.chunk);
        if chunk.is_empty() || self.dealer.deal(chunk) { Ok(()) } else { Err(StopWalk) }
    }
}

impl Visitor for ChunkCollector<'_> {
    fn visit(&mut self, piece: Piece<'_>, read: ReadBytes<'_>) -> Result<(), StopWalk> {
        self.piece += 1;
        self.seen.files += u64::from(piece.first_game == 1);
        if self.piece < self.first_piece {
            return Ok(());
        }
        let bytes = read().map_err(|fault| fault.to_string());
        self.bytes += bytes.as_ref().map_or(0, Vec::len);
        let place = GamePlace { piece: self.piece, file: piece.file.to_owned(), game: piece.first_game };
        self.chunk.push((place, bytes));
        if self.chunk.len() == CHUNK_PIECES || self.bytes >= CHUNK_BYTES { self.deal() } else { Ok(()) }
    }

    fn pass_over(&mut self) {
        self.seen.passed_over += 1;
    }
}
