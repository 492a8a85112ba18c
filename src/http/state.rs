use std::sync::atomic::{AtomicBool, Ordering};

use super::Settings;
use super::executor::Executor;
use super::memory::AnswerMemory;
use super::metrics::Metrics;
use super::rate::RateLimit;
use super::static_answer::StaticAnswer;

/// What all workers of one service share.
pub struct State {
    pub(super) settings: Settings,
    pub(super) executor: Executor,
    pub(super) metrics: Metrics,
    pub(super) rate: Option<RateLimit>,
    pub(super) memory: AnswerMemory,
    pub(super) event: StaticAnswer,
    stopping: AtomicBool,
}

impl State {
    /// A service that has served nothing yet.
    pub fn new(settings: Settings) -> Self {
        Self {
            executor: Executor::new(&settings),
            metrics: Metrics::new(),
            memory: AnswerMemory::new(settings.answers_bytes, settings.answer_bytes),
            rate: settings.rate.map(|rate| RateLimit::new(rate, settings.burst, settings.behind_proxy)),
            event: StaticAnswer::json(&settings.event),
            stopping: AtomicBool::new(false),
            settings,
        }
    }

    /// From now on `/health/ready` says no, so that a balancer sends no more.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}
