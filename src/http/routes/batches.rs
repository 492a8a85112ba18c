use std::collections::VecDeque;
use std::pin::pin;
use std::time::{Duration, Instant};

use actix_web::Error;
use actix_web::http::header::ContentEncoding;
use actix_web::web::Bytes;
use futures_util::future::{Either, select};
use futures_util::stream::Fuse;
use futures_util::{StreamExt as _, stream};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{timeout, timeout_at};

use super::prelude::*;
use crate::batch::{is_blank, problem_line, read_line};
use crate::http::chunked_body::next_piece;
use crate::http::connection::{Caller, RequestGuard};
use crate::http::lines::Lines;
use crate::http::memory::MemoryPermit;
use crate::http::routes::scores::answer;
use crate::wire::ScoreQuestion;

answers! {
    BatchAnswers => DocumentedAnswers::text("An answer or `{id, problem}` for each line that is not blank, in their order.", Media::NDJSON.name())
        .refused(BATCH)
}

/// What is wrong with a line stands on its line; so a batch as a whole is refused for little.
const BATCH: &[ProblemCode] = &[
    ProblemCode::NotAcceptable,
    ProblemCode::UnsupportedMediaType,
    ProblemCode::InvalidRequest,
    ProblemCode::TooManyRequests,
    ProblemCode::Busy,
];

/// Lines answered in one go by the executor, bytes of their answers and time for them, so that a long batch lets others
/// in between. A line that has begun is answered.
const LINES_MAX: u64 = 64;
const PIECE_BYTES: usize = 64 * 1024;
const PIECE_TIME: Duration = Duration::from_millis(20);

/// Score many positions, a line each
///
/// Each line of the body is a request as `POST /v1/scores` takes it, or a query of `KataGo`'s analysis engine. Lines
/// are answered as they arrive and in their order, so a batch may be of any length; a bad line is answered on its line
/// and stops nothing. Blank lines are passed over. The answer is not compressed, so that no line is held back. A line
/// keeps what it has been sent as `id`. A batch is broken off when its sender leaves, when the next line does not
/// arrive in time, when its answers are not taken and when it takes too long as a whole.
#[utoipa::path(
    tag = "scores",
    operation_id = "scoreBatch",
    params(("language" = Option<String>, Query, description = "The language of lines that name none.")),
    request_body(
        content((String = "application/x-ndjson"), (String = "application/jsonl"), (String = "application/octet-stream")),
        description = "One `ScoreRequest` a line, or one query of KataGo's analysis engine."
    ),
    responses(BatchAnswers)
)]
#[post("/v1/batches")]
pub(in crate::http) async fn batch(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    body::check_headers(&request, &[Media::NDJSON, Media::JSONL, Media::BYTES], &[Media::NDJSON])?;
    let limits = body::limits_of_query(&request, &state.settings)?;
    let permit = state.executor.begin_batch()?;
    let caller = request.conn_data::<Caller>().cloned();
    let batch = Batch {
        state,
        body: payload.fuse(),
        lines: Lines::new(limits.line_bytes),
        limits,
        waiting: VecDeque::new(),
        begun: Instant::now(),
        _under_way: caller.as_ref().map(Caller::begin),
        caller,
        _permit: permit,
    };
    let first = BatchStep::Read { since: batch.begun };
    let answers = stream::try_unfold((batch, first), |(batch, step)| batch.next(step));
    let mut answer = HttpResponse::Ok();
    answer.insert_header(ContentEncoding::Identity).content_type(Media::NDJSON.content_type());
    Ok(answer.streaming(answers))
}

/// A batch under way: what has been read and not yet answered. It reads on only when all of that is answered and read
/// by the caller, so a slow reader slows the sender, and memory does not grow. It ends when its caller leaves.
struct Batch {
    state: Data<State>,
    body: Fuse<Payload>,
    limits: Limits,
    lines: Lines,
    waiting: VecDeque<WaitingLine>,
    begun: Instant,
    caller: Option<Caller>,
    _under_way: Option<RequestGuard>,
    _permit: OwnedSemaphorePermit,
}

/// A line that is to be answered.
enum WaitingLine {
    /// As it arrived.
    Bytes(Vec<u8>),
    /// Read, and what it asks is costly: it wants another seat, and one for itself.
    Costly(Box<ScoreQuestion>),
}

/// What a batch does next.
enum BatchStep {
    /// It reads, as no line waits: since when one is waited for.
    Read { since: Instant },
    /// It answers some of the lines that wait.
    Answer,
    /// It hands out what it answered, and keeps its memory until that is done.
    HandOut { answers: Bytes, _memory: MemoryPermit },
}

impl Batch {
    /// The answers to the next few lines; nothing when all are answered. An error breaks the connection: the caller
    /// sees that the answer is not whole.
    async fn next(mut self, mut step: BatchStep) -> Result<Option<(Bytes, (Self, BatchStep))>, Error> {
        let within = self.state.settings.batch_time;
        loop {
            if let BatchStep::HandOut { answers, .. } = &mut step
                && let Some(piece) = next_piece(answers)
            {
                return Ok(Some((piece, (self, step))));
            }
            if self.begun.elapsed() > within {
                return Err(Refusal::LongBatch { within }.into());
            }
            step = match step {
                BatchStep::Read { since } => {
                    let may_have_more = self.read(since).await?;
                    if !self.waiting.is_empty() {
                        BatchStep::Answer
                    } else if may_have_more {
                        BatchStep::Read { since }
                    } else {
                        return Ok(None);
                    }
                }
                BatchStep::Answer => self.answer_unless_left().await?,
                BatchStep::HandOut { .. } if self.waiting.is_empty() => BatchStep::Read { since: Instant::now() },
                BatchStep::HandOut { .. } => BatchStep::Answer,
            };
        }
    }

    /// Reads the next piece of the body, if there is one. A line that asks something has so much time to arrive; blank
    /// ones do not count.
    async fn read(&mut self, since: Instant) -> Result<bool, Refusal> {
        let within = self.state.settings.timeout;
        let end = self.begun + self.state.settings.batch_time;
        let by = (since + within).min(end);
        let Ok(piece) = timeout_at(by.into(), self.body.next()).await else {
            return Err(Refusal::SlowBody { within });
        };
        let waiting = &mut self.waiting;
        // Of a line that is too long only the beginning is kept, and that may be blank.
        let line_bytes = self.limits.line_bytes;
        let keep = |line: Vec<u8>| {
            if line.len() > line_bytes || !is_blank(&line) {
                waiting.push_back(WaitingLine::Bytes(line));
            }
        };
        let is_more = piece.is_some();
        match piece {
            Some(piece) => self.lines.push(&piece?, keep),
            None => self.lines.finish().into_iter().for_each(keep),
        }
        Ok(is_more)
    }

    /// Answers some lines. Work whose end nobody waits for is cancelled.
    async fn answer_unless_left(&mut self) -> Result<BatchStep, Refusal> {
        let Some(caller) = self.caller.clone() else { return self.answer().await };
        match select(pin!(self.answer()), pin!(caller.wait_until_left())).await {
            Either::Left((answered, _)) => answered,
            Either::Right(((), _)) => Err(Refusal::CallerLeft),
        }
    }

    async fn answer(&mut self) -> Result<BatchStep, Refusal> {
        let (limits, bytes_max) = (self.limits, self.state.memory.answer_bytes);
        let lines = std::mem::take(&mut self.waiting);
        let is_costly = matches!(lines.front(), Some(WaitingLine::Costly(_)));
        let kind = if is_costly { WorkKind::Costly } else { WorkKind::Batch };
        let work = move |cancel: &Cancel| answer_some(lines, &limits, bytes_max, cancel);
        let AnsweredLines { answers, count, left } = self.state.executor.run_in_turn(kind, work).await?;
        self.waiting = left;
        self.state.metrics.batch_lines.inc_by(count);
        let memory = timeout(self.state.settings.timeout, self.state.memory.wait(answers.len()));
        Ok(BatchStep::HandOut { _memory: memory.await.map_err(|_| Refusal::NoMemory)?, answers: Bytes::from(answers) })
    }
}

struct AnsweredLines {
    answers: Vec<u8>,
    count: u64,
    left: VecDeque<WaitingLine>,
}

/// Answers lines as long as a seat may be kept for, up to the first that is costly, or that one if it is the first.
fn answer_some(mut left: VecDeque<WaitingLine>, limits: &Limits, bytes_max: usize, cancel: &Cancel) -> AnsweredLines {
    let begun = Instant::now();
    let (mut answers, mut count) = (Vec::new(), 0);
    while count < LINES_MAX && answers.len() < PIECE_BYTES && begun.elapsed() < PIECE_TIME && !cancel.is_cancelled() {
        let line = match left.pop_front() {
            Some(WaitingLine::Bytes(line)) => line,
            Some(WaitingLine::Costly(question)) => {
                let answers = answer_one(&question, limits, bytes_max, cancel);
                return AnsweredLines { answers, count: 1, left };
            }
            None => break,
        };
        match Executor::run_here(|| read_line(&line, limits)) {
            Ok(Ok(question)) if work_kind_of(&question.task) == Some(WorkKind::Costly) => {
                left.push_front(WaitingLine::Costly(Box::new(question)));
                break;
            }
            Ok(Ok(question)) => answers.extend(answer_one(&question, limits, bytes_max, cancel)),
            Ok(Err(problem)) => answers.extend([problem, b"\n".to_vec()].concat()),
            Err(_) => answers.extend(broken(limits.language)),
        }
        count += 1;
    }
    AnsweredLines { answers, count, left }
}

/// The answer to a line, with a line feed. A panic is a fault of ours, but it must not take the other lines with it.
fn answer_one(question: &ScoreQuestion, limits: &Limits, bytes_max: usize, cancel: &Cancel) -> Vec<u8> {
    let Ok(mut answer) = Executor::run_here(|| answer(question, cancel)) else { return broken(limits.language) };
    if answer.len() > bytes_max {
        let problem = Refusal::LongAnswer { bytes_max }.problem(question.language);
        answer = problem_line(question.id.clone(), problem);
    }
    answer.push(b'\n');
    answer
}

fn broken(language: Language) -> Vec<u8> {
    [problem_line(None, Refusal::Panicked.problem(language)), b"\n".to_vec()].concat()
}
