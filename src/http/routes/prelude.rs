//! What routes are made of.

pub(super) use std::sync::LazyLock;

pub(super) use actix_web::http::header;
pub(super) use actix_web::web::{Data, Payload};
pub(super) use actix_web::{HttpRequest, HttpResponse, get, post};

pub(super) use crate::http::body::{self, ReceivedBody};
pub(super) use crate::http::documented_answers::{COMPUTED, DocumentedAnswers, answers};
pub(super) use crate::http::executor::Executor;
pub(super) use crate::http::negotiate::{Media, choose_media, matches_etag};
pub(super) use crate::http::refusal::Refusal;
pub(super) use crate::http::state::State;
pub(super) use crate::http::static_answer::{StaticAnswer, answer_tagged, etag_of};
pub(super) use crate::http::work_kind::{WorkKind, work_kind_of};
pub(super) use crate::render::Language;
pub(super) use crate::report::Cancel;
pub(super) use crate::wire::{Limits, ProblemCode, to_json};
