use super::read_request::choices_of;
use super::score::{ScoreQuestion, read_with_code};
use crate::position::MarksSource;
use crate::render::Language;
use crate::report::Detail;
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::request;
use crate::wire::permalink_code::CodeContent;
use crate::wire::reader::JsonReader;
use crate::wire::request::restated::request_of;
use crate::wire::{CODE_MAX, Limits, Problem, ScoreRequest};

request! {
    /// What of an answer the caller of a permalink chooses.
    #[derive(Default)]
    struct LinkChoices {
        language: Option<Language>,
        detail: Option<Detail>,
    }
}

/// Reads the question of a permalink, with `language` and `detail` as pairs of a name and a value.
///
/// # Errors
///
/// Everything that is wrong with the code and the pairs, as one problem; pointers name them as fields of a request.
pub fn read_link(code: &str, choices: &[(String, String)], limits: &Limits) -> Result<ScoreQuestion, Problem> {
    let choices = choices_of(choices);
    let (read, mut checker) = RequestChecker::read(JsonReader::for_request(&choices, limits), &choices);
    let LinkChoices { language, detail } = read.unwrap_or_default();
    let request = ScoreRequest { code: Some(code.to_owned()), language, detail, ..ScoreRequest::default() };
    let read = read_with_code(&mut checker, &request, None);
    checker.answer(read.question)
}

impl ScoreQuestion {
    /// Its permalink: the code of the whole question. Nothing where it would be longer than [`CODE_MAX`], and where
    /// stones are those that an engine called dead or that are proposed, which a code cannot tell from those of the
    /// players.
    ///
    /// ```
    /// use gyega::wire::{Limits, read_link, read_request};
    ///
    /// let limits = Limits::default();
    /// let request = read_request(br#"{"rows": [".XO.", ".XO."], "komi": 0}"#, &limits).unwrap();
    /// let code = request.code().unwrap();
    /// assert_eq!(read_link(&code, &[], &limits).unwrap().canonical_id(), request.canonical_id());
    /// ```
    ///
    /// [`CODE_MAX`]: super::CODE_MAX
    pub fn code(&self) -> Option<String> {
        if self.task.position.marks_source() == MarksSource::Adviser || self.task.proposes_dead {
            return None;
        }
        let code = self.content().written().ok()?;
        // What does not lead back to the same question is no code of it.
        let limits = Limits { body_bytes: usize::MAX, search_nodes_max: u32::MAX, ..Limits::default() };
        let is_same = |opened: ScoreQuestion| opened.canonical_id() == self.canonical_id();
        (code.len() <= CODE_MAX && read_link(&code, &[], &limits).is_ok_and(is_same)).then_some(code)
    }

    fn content(&self) -> CodeContent {
        let mut request = request_of(&self.task, &self.readings);
        let record = self.task.record.as_deref().cloned();
        if record.as_ref().is_some_and(|record| record.gives_dead) {
            (request.dead, request.unsaid) = (None, None);
        }
        CodeContent { request, record }
    }
}
