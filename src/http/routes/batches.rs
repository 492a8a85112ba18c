use std::collections::VecDeque;
use std::future::pending;
use std::pin::pin;
use std::time::{Duration, Instant};

use actix_web::Error;
use actix_web::http::header::ContentEncoding;
use actix_web::web::Bytes;

use futures_util::future::{Either, select};
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
    let lines = Lines::new(limits.line_bytes);
    let caller = request.conn_data::<Caller>().cloned();
    let now = Instant::now();
    let batch = Batch {
        state,
        payload,
        limits,
        lines,
        waiting: VecDeque::new(),
        costly: None,
        answered: Bytes::new(),
        memory: None,
        is_read: false,
        begun: now,
        line_begun: now,
        _under_way: caller.as_ref().map(Caller::begin),
        caller,
        _permit: permit,
    };
    let answers = stream::try_unfold(batch, Batch::next);
    let mut answer = HttpResponse::Ok();
    answer.insert_header(ContentEncoding::Identity).content_type(Media::NDJSON.content_type());
    Ok(answer.streaming(answers))
}

/// A batch under way: what has been read and not yet answered. It reads on only when all of that is answered and read
/// by the caller, so a slow reader slows the sender, and memory does not grow. It ends when its caller leaves.
struct Batch {
    state: Data<State>,
    payload: Payload,
    limits: Limits,
    lines: Lines,
    waiting: VecDeque<Vec<u8>>,
    /// What the next line asks, where that is costly.
    costly: Option<Box<ScoreQuestion>>,
    /// What is answered and not yet handed out, and its memory.
    answered: Bytes,
    memory: Option<MemoryPermit>,
    is_read: bool,
    begun: Instant,
    /// Since when a line is waited for.
    line_begun: Instant,
    caller: Option<Caller>,
    _under_way: Option<RequestGuard>,
    _permit: OwnedSemaphorePermit,
}

struct ChunkAnswers {
    answers: Vec<u8>,
    lines: u64,
    left: VecDeque<Vec<u8>>,
    /// What the next line asks, where that is costly and wants another seat.
    costly: Option<Box<ScoreQuestion>>,
}

impl Batch {
    /// The answers to the next few lines; nothing when all are answered. An error breaks the connection: the caller
    /// sees that the answer is not whole.
    async fn next(mut self) -> Result<Option<(Bytes, Self)>, Error> {
        let within = self.state.settings.batch_time;
        loop {
            if let Some(piece) = next_piece(&mut self.answered) {
                return Ok(Some((piece, self)));
            }
            if self.memory.take().is_some() {
                self.line_begun = Instant::now();
            }
            if self.begun.elapsed() > within {
                return Err(Refusal::LongBatch { within }.into());
            }
            if self.waiting.is_empty() && self.costly.is_none() {
                if self.is_read {
                    return Ok(None);
                }
                self.read().await?;
            } else {
                let caller = self.caller.clone();
                let left = async {
                    match &caller {
                        Some(caller) => caller.wait_until_left().await,
                        None => pending().await,
                    }
                };
                // Work whose end nobody waits for is cancelled.
                match select(pin!(self.answer()), pin!(left)).await {
                    Either::Left((answered, _)) => answered?,
                    Either::Right(((), _)) => return Err(Refusal::CallerLeft.into()),
                }
            }
        }
    }

    /// Reads the next piece of the body. A line that asks something has so much time to arrive; blank ones do not
    /// count.
    async fn read(&mut self) -> Result<(), Refusal> {
        let within = self.state.settings.timeout;
        let end = self.begun + self.state.settings.batch_time;
        let by = (self.line_begun + within).min(end);
        let Ok(piece) = timeout_at(by.into(), self.payload.next()).await else {
            return Err(Refusal::SlowBody { within });
        };
        let waiting = &mut self.waiting;
        // Of a line that is too long only the beginning is kept, and that may be blank.
        let line_bytes = self.limits.line_bytes;
        let keep = |line: Vec<u8>| {
            if line.len() > line_bytes || !is_blank(&line) {
                waiting.push_back(line);
            }
        };
        if let Some(piece) = piece {
            self.lines.push(&piece?, keep);
        } else {
            self.lines.finish().into_iter().for_each(keep);
            self.is_read = true;
        }
        Ok(())
    }

    /// Answers some lines, or one that is costly.
    async fn answer(&mut self) -> Result<(), Refusal> {
        let (limits, bytes_max) = (self.limits, self.state.memory.answer_bytes);
        let within = self.state.settings.timeout;
        let (answers, lines) = if let Some(question) = self.costly.take() {
            let work = move |cancel: &Cancel| answer_one(&question, &limits, bytes_max, cancel);
            (self.state.executor.run_in_turn(WorkKind::Costly, work).await?, 1)
        } else {
            let lines = std::mem::take(&mut self.waiting);
            let work = move |cancel: &Cancel| answer_some(lines, &limits, bytes_max, cancel);
            let done = self.state.executor.run_in_turn(WorkKind::Batch, work).await?;
            (self.waiting, self.costly) = (done.left, done.costly);
            (done.answers, done.lines)
        };
        self.state.metrics.batch_lines.inc_by(lines);
        let memory = self.state.memory.wait(answers.len());
        self.memory = Some(timeout(within, memory).await.map_err(|_| Refusal::NoMemory)?);
        self.answered = Bytes::from(answers);
        Ok(())
    }
}

/// Answers lines as long as a seat may be kept for, up to the first that is costly.
fn answer_some(mut left: VecDeque<Vec<u8>>, limits: &Limits, bytes_max: usize, cancel: &Cancel) -> ChunkAnswers {
    let begun = Instant::now();
    let (mut answers, mut lines, mut costly) = (Vec::new(), 0, None);
    while lines < LINES_MAX && answers.len() < PIECE_BYTES && begun.elapsed() < PIECE_TIME && !cancel.is_cancelled() {
        let Some(line) = left.pop_front() else { break };
        match Executor::run_here(|| read_line(&line, limits)) {
            Ok(Ok(question)) if work_kind_of(&question.case) == Some(WorkKind::Costly) => {
                costly = Some(Box::new(question));
                break;
            }
            Ok(Ok(question)) => answers.extend(answer_one(&question, limits, bytes_max, cancel)),
            Ok(Err(problem)) => answers.extend([problem, b"\n".to_vec()].concat()),
            Err(_) => answers.extend(broken(limits.language)),
        }
        lines += 1;
    }
    ChunkAnswers { answers, lines, left, costly }
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
