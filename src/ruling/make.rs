use serde_json::Value;

use super::canonical;
use super::key::SecretKey;
use crate::formats::sgf::SgfFault;
use crate::render::{AnsweredTask, RulingSheet, Seals, ruling_html, ruling_sgf};
use crate::report::{Cancel, Report, prepare_cancellable};
use crate::wire::{
    self, DisputedQuestion, Engine, Hashes, MadeBy, RuledQuestion, RulingQuestion, RulingRecord, ScoreResponse,
    Signature, sha256,
};

/// A record of a ruling.
///
/// ```
/// use gyega::ruling::{Ruling, verify};
/// use gyega::wire::{Limits, read_ruling};
///
/// let body = br#"{"request": {"rows": [".XO.", ".XO."], "komi": 0, "rule_sets": ["chinese-2002"]},
///     "event": "A <tournament>"}"#;
/// let ruling = Ruling::new(read_ruling(body, &Limits::default()).unwrap());
/// assert!(ruling.to_html().contains("<bdi>A &lt;tournament&gt;</bdi>"));
/// assert!(verify(&ruling.to_json(), None).unwrap().iter().all(|check| check.holds()));
/// ```
#[derive(Clone, Debug)]
pub struct Ruling {
    question: RulingQuestion,
    ruled: Report,
    disputed: Option<Report>,
    record: RulingRecord,
    /// The name of the key that signed.
    fingerprint: Option<String>,
}

impl Ruling {
    /// The record that answers a request for one; nobody has signed it.
    pub fn new(question: RulingQuestion) -> Self {
        Self::until(question, &Cancel::default())
    }

    /// The record for a caller who may leave: once it is cancelled the record must be thrown away.
    pub fn until(question: RulingQuestion, cancel: &Cancel) -> Self {
        let (ruled, answer) = answer_ruled(&question.ruled, cancel);
        let (disputed, both) = question
            .disputed
            .as_ref()
            .map(|disputed| {
                let (report, answer) = answer_ruled(disputed, cancel);
                (report, DisputedQuestion { request: disputed.written.clone(), answer })
            })
            .unzip();
        let engine = Engine::after(0);
        let code = question.ruled.question.code();
        let hashes = Hashes {
            record: hash(&question.typed),
            request: hash(&question.ruled.written),
            answer: hash(&answer),
            disputed: both.as_ref().map(hash),
        };
        let record = RulingRecord {
            version: Self::VERSION,
            record: question.typed.clone(),
            request: question.ruled.written.clone(),
            answer,
            disputed: both,
            hashes,
            engine: MadeBy { version: engine.version, rules_version: engine.rules_version },
            permalink: code.map(|code| match &question.link_base {
                Some(base) => format!("{base}/#{code}"),
                None => code,
            }),
            signature: None,
        };
        Self { question, ruled, disputed, record, fingerprint: None }
    }

    /// The version of the machine copy's form.
    pub const VERSION: u32 = 1;

    /// This record, signed where there is a key.
    #[must_use]
    pub fn signed(mut self, key: Option<&SecretKey>) -> Self {
        let Some(key) = key else { return self };
        self.record.signature = None;
        let value = key.sign(&self.to_json());
        let public = key.public();
        self.fingerprint = Some(public.fingerprint());
        self.record.signature = Some(Signature { algorithm: "ed25519", public_key: public.to_pem(), value });
        self
    }

    /// The machine copy.
    pub const fn record(&self) -> &RulingRecord {
        &self.record
    }

    /// The machine copy as JSON, in the canonical form of RFC 8785.
    pub fn to_json(&self) -> Vec<u8> {
        canonical(&self.record)
    }

    /// The record as a page to print.
    pub fn to_html(&self) -> String {
        self.with_sheet(ruling_html)
    }

    /// The record as a game record.
    ///
    /// # Errors
    ///
    /// When the game cannot be written as one.
    pub fn to_sgf(&self) -> Result<String, SgfFault> {
        self.with_sheet(ruling_sgf)
    }

    fn with_sheet<T>(&self, show: impl FnOnce(&RulingSheet<'_>) -> T) -> T {
        let RulingQuestion { typed, language, second_language, decided, ruled, disputed, .. } = &self.question;
        let ruling = AnsweredTask { task: &ruled.question.task, report: &self.ruled };
        let claimed = disputed.as_ref().zip(self.disputed.as_ref());
        let claimed = claimed.map_or(ruling, |(both, report)| AnsweredTask { task: &both.question.task, report });
        let RulingRecord { hashes, engine, permalink, signature, .. } = &self.record;
        let seals = Seals {
            question: ruled.question.canonical_id(),
            record: hashes.record.clone(),
            request: hashes.request.clone(),
            answer: hashes.answer.clone(),
            version: engine.version.into(),
            rules_version: engine.rules_version.into(),
            link: permalink.clone(),
            signature: self.fingerprint.clone().zip(signature.as_ref().map(|signature| signature.value.clone())),
        };
        show(&RulingSheet {
            language: *language,
            second_language: *second_language,
            typed,
            decided: *decided,
            ruled: ruling,
            claimed,
            seals: &seals,
        })
    }
}

fn answer_ruled(ruled: &RuledQuestion, cancel: &Cancel) -> (Report, Value) {
    let report = prepare_cancellable(&ruled.question.task, cancel);
    let answer = ScoreResponse::new(&ruled.question, &report);
    // Our own types can all be read back.
    let answer = serde_json::from_slice(&wire::to_json(&answer)).unwrap_or_default();
    (report, answer)
}

/// SHA-256, in hexadecimal, of the canonical form.
pub(super) fn hash<T: serde::Serialize>(part: &T) -> String {
    sha256(&canonical(part))
}
