use std::collections::VecDeque;

use actix_web::http::header::ContentEncoding;
use actix_web::web::{Bytes, Data, Payload};
use actix_web::{Error, HttpRequest, HttpResponse, post};
use futures_util::{StreamExt as _, stream};
use tokio::time::timeout;

use crate::batch::answer_line;
use crate::http::answers::{Answers, answers};
use crate::http::app::State;
use crate::http::body;
use crate::http::desk::{BatchPermit, Desk};
use crate::http::lines::Lines;
use crate::http::negotiate::Media;
use crate::http::refusal::Refusal;
use crate::phrase::phrase;
use crate::render::Language;
use crate::wire::{Code, Limits, Problem};

answers! {
    BatchAnswers => Answers::text("An answer or `{id, problem}` for each line, in their order.", Media::Ndjson.name())
        .refused(BATCH)
}

/// What is wrong with a line stands on its line; so a batch as a whole is refused for little.
const BATCH: &[Code] = &[Code::NotAcceptable, Code::UnsupportedMediaType, Code::TooManyRequests, Code::Busy];

/// Lines answered in one go at the desk, so that a long batch lets others in between.
const LINES_MAX: usize = 64;

/// Score many positions, a line each
///
/// Each line of the body is a request as `POST /v1/scores` takes it, or a query of `KataGo`'s analysis engine. Lines are
/// answered as they arrive and in their order, so a batch may be of any length; a bad line is answered on its line and
/// stops nothing. The answer is not compressed, so that no line is held back. A line keeps what it has been sent as `id`.
#[utoipa::path(
    tag = "scores",
    operation_id = "scoreBatch",
    request_body(content = String, content_type = "application/x-ndjson", description = "One `ScoreRequest` a line, or one query of KataGo's analysis engine."),
    responses(BatchAnswers)
)]
#[post("/v1/batches")]
pub(in crate::http) async fn batch(
    state: Data<State>,
    request: HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Refusal> {
    body::check(&request, Media::Ndjson, Media::Ndjson)?;
    let within = state.settings.timeout;
    let permit = state.desk.begin_batch().map_err(|why| Refusal::Unserved { why, within })?;
    let limits = body::limits(&request, &state.settings);
    let lines = Lines::new(limits.line_bytes);
    let batch = Batch { state, payload, limits, lines, waiting: VecDeque::new(), is_read: false, _permit: permit };
    let answers = stream::try_unfold(batch, Batch::next);
    let mut answer = HttpResponse::Ok();
    answer.insert_header(ContentEncoding::Identity).content_type(Media::Ndjson.content_type());
    Ok(answer.streaming(answers))
}

/// A batch under way: what has been read and not yet answered. It reads on only when all of that is answered and taken
/// by the caller, so a slow reader slows the sender, and memory does not grow.
struct Batch {
    state: Data<State>,
    payload: Payload,
    limits: Limits,
    lines: Lines,
    waiting: VecDeque<Vec<u8>>,
    is_read: bool,
    _permit: BatchPermit,
}

impl Batch {
    /// The answers to the next few lines; nothing when all are answered. An error breaks the connection: the caller sees
    /// that the answer is not whole.
    async fn next(mut self) -> Result<Option<(Bytes, Self)>, Error> {
        let within = self.state.settings.timeout;
        loop {
            if !self.waiting.is_empty() {
                return Ok(Some((self.answer().await?, self)));
            }
            if self.is_read {
                return Ok(None);
            }
            match timeout(within, self.payload.next()).await {
                Ok(Some(piece)) => self.lines.push(&piece?, |line| self.waiting.push_back(line)),
                Ok(None) => {
                    self.waiting.extend(self.lines.finish());
                    self.is_read = true;
                }
                Err(_) => return Err(Refusal::SlowBody { within }.into()),
            }
        }
    }

    async fn answer(&mut self) -> Result<Bytes, Refusal> {
        let limits = self.limits;
        let lines: Vec<Vec<u8>> = self.waiting.drain(..self.waiting.len().min(LINES_MAX)).collect();
        let count = lines.len();
        let work = move || lines.iter().flat_map(|line| answer_one(line, &limits)).collect::<Vec<u8>>();
        let done = self.state.desk.run_in_turn(work).await;
        let answers = done.map_err(|why| Refusal::Unserved { why, within: self.state.settings.timeout })?;
        self.state.metrics.batch_lines(count as u64);
        Ok(Bytes::from(answers))
    }
}

/// The answer to a line, with a line feed. A panic is a fault of ours, but it must not take the other lines with it.
fn answer_one(line: &[u8], limits: &Limits) -> Vec<u8> {
    let mut answer = Desk::run_here(|| answer_line(line, limits)).unwrap_or_else(|_| broken(limits.language));
    answer.push(b'\n');
    answer
}

fn broken(language: Language) -> Vec<u8> {
    let detail = phrase!("the computation failed; this is a fault of the service");
    let problem = Problem::new(language, Code::Internal, &detail).to_json();
    [br#"{"problem":"#, &problem[..], b"}"].concat()
}
