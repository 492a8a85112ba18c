use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::Args;

use super::answer_options::Format;
use super::failure::Failure;
use super::input::Input;
use crate::batch::SharedAdviser;
use crate::gtp::{AdviserFault, EngineAdviser};
use crate::position::Advice;
use crate::wire::ScoreQuestion;

/// Whom to ask where nobody marked stones.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Who says which stones are dead")]
pub(super) struct AdviserOptions {
    /// A GTP engine to ask which stones are dead or in seki where nobody marked any, such as 'gnugo --mode gtp'. Every
    /// answer names it: the claims are its own
    #[arg(long, value_name = "COMMAND")]
    adviser: Option<String>,
    /// How long it may take for a board
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    adviser_time: u64,
}

impl AdviserOptions {
    /// Refuses what cannot be advised before anything is read of it.
    pub(super) fn check(&self, input: &Input, format: Format) -> Result<(), Failure> {
        if !self.is_given() {
            return Ok(());
        }
        if format == Format::Svg {
            let why = "a picture does not tell whose claims it shows; --format text, json or md does";
            return Err(Failure::misused("--adviser", why));
        }
        let tells_dead = input.content.record().is_some_and(|record| record.game.tells_dead());
        if tells_dead { Err(already_marked()) } else { Ok(()) }
    }

    /// The request with the claims of the engine, where there is one to ask.
    pub(super) fn advise(&self, question: ScoreQuestion) -> Result<ScoreQuestion, Failure> {
        if self.is_given() && question.task.proposes_dead {
            let why = "--dead propose asks gyega itself; one of the two, or gyega propose, which shows both";
            return Err(Failure::misused("--adviser", why));
        }
        Ok(match self.advice(&question)? {
            Some(advice) => {
                let advised = question.task.position.with_advice(&advice);
                question.with_position(advised)
            }
            None => question,
        })
    }

    /// What the engine says of the position of a request, where there is one to ask.
    pub(super) fn advice(&self, question: &ScoreQuestion) -> Result<Option<Advice>, Failure> {
        let Some(mut engine) = self.engine()? else { return Ok(None) };
        let position = &question.task.position;
        let knows_dead =
            question.task.record.as_ref().is_some_and(|record| !record.gives_dead || record.game.tells_dead());
        if !position.is_unsaid() || position.is_marked() || knows_dead {
            return Err(already_marked());
        }
        engine.advise(position.stones()).map(Some).map_err(|fault| self.failed(&fault))
    }

    /// The engine, not started yet, where one is named.
    fn engine(&self) -> Result<Option<EngineAdviser>, Failure> {
        let Some(command) = &self.adviser else { return Ok(None) };
        let words = shlex::split(command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            return Err(Failure::misused("--adviser", format!("found {command:?}, expected a command")));
        };
        Ok(Some(EngineAdviser::new(program, arguments, Duration::from_secs(self.adviser_time))))
    }

    /// The engine, started, to be asked about the boards of many records.
    pub(super) fn started(&self) -> Result<Option<SharedAdviser>, Failure> {
        let Some(mut engine) = self.engine()? else { return Ok(None) };
        engine.start().map_err(|fault| self.failed(&fault.into()))?;
        Ok(Some(Arc::new(Mutex::new(engine))))
    }

    fn failed(&self, fault: &AdviserFault) -> Failure {
        let command = self.adviser.as_deref().unwrap_or_default();
        Failure::unreadable(format!("--adviser {command}"), fault)
    }

    pub(super) const fn is_given(&self) -> bool {
        self.adviser.is_some()
    }
}

fn already_marked() -> Failure {
    Failure::misused("--adviser", "found stones or territory marked already, expected a position that nobody marked")
}
