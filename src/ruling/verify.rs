use serde_json::{Map, Value};

use super::canonical;
use super::key::PublicKey;
use super::make::{Ruling, hash};
use crate::explain::Message;
use crate::formats::json;
use crate::wire::{Engine, Limits, Problem, read_ruling};

/// Why bytes are no record of a ruling at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingRecordFault {
    /// They are no JSON, a name stands twice in an object, or an amount has more digits than are kept.
    #[error("found no JSON that can be trusted ({0}), expected the machine copy of a record")]
    Json(String),
    /// They are other JSON.
    #[error("found {0}, expected the machine copy of a record, an object with record, request and answer")]
    Other(&'static str),
    /// A later version made them.
    #[error("found a record of form {0}, expected form 1: a later gyega made it")]
    Version(String),
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckOutcome {
    /// It is as it must be.
    Holds,
    /// It is as it must be, but nobody vouches for it.
    Unvouched,
    /// Another version made it, and this one makes something else of the question. That is no sign of forgery.
    OtherVersion,
    /// It is not.
    Differs,
    /// There is nothing to check.
    Absent,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What: a part of the record, by its name there, or a message.
    pub part: Message,
    /// What came of it.
    pub outcome: CheckOutcome,
    /// What is said of it.
    pub finding: Message,
}

impl Check {
    /// Whether nothing speaks against the record.
    pub fn holds(&self) -> bool {
        self.outcome != CheckOutcome::Differs
    }

    const fn new(part: Message, outcome: CheckOutcome, finding: Message) -> Self {
        Self { part, outcome, finding }
    }
}

/// Checks a machine copy: the signature, what each part is known by, and that this program makes the same record of
/// the same input. A key that is given must be the one that signed.
///
/// # Errors
///
/// When the bytes are no record.
pub fn verify(bytes: &[u8], key: Option<&PublicKey>) -> Result<Vec<Check>, RulingRecordFault> {
    let mut given = json::parse_strictly(bytes).map_err(RulingRecordFault::Json)?;
    let Some(members) = given.as_object_mut() else { return Err(RulingRecordFault::Other("no object")) };
    if !["record", "request", "answer"].iter().all(|name| members.get(*name).is_some()) {
        return Err(RulingRecordFault::Other("an object without them"));
    }
    if members.get("version").and_then(Value::as_u64) != Some(Ruling::VERSION.into()) {
        let version = members.get("version").map_or("no version".to_owned(), Value::to_string);
        return Err(RulingRecordFault::Version(version));
    }
    let signature = members.shift_remove("signature");
    let mut checks = vec![check_signature(signature.as_ref(), &canonical(&given), key)];
    checks.extend(check_hashes(&given));
    checks.extend(check_again(&given));
    Ok(checks)
}

fn check_signature(signature: Option<&Value>, signed: &[u8], key: Option<&PublicKey>) -> Check {
    const PART: Message = Message::new("verify-signature");
    let differs = |finding| Check::new(PART, CheckOutcome::Differs, finding);
    let Some(signature) = signature else {
        return match key {
            None => Check::new(PART, CheckOutcome::Absent, Message::new("verify-not-signed")),
            Some(_) => differs(Message::new("verify-not-signed-though-key")),
        };
    };
    let member = |name: &str| signature[name].as_str().unwrap_or_default();
    let is_known = member("algorithm") == "ed25519" && signature.as_object().is_some_and(|members| members.len() == 3);
    let public = PublicKey::from_pem(member("public_key")).ok().filter(|key| key.to_pem() == member("public_key"));
    let Some(public) = public.filter(|_| is_known) else {
        return differs(Message::new("verify-no-ed25519"));
    };
    if key.is_some_and(|key| *key != public) {
        return differs(Message::new("verify-other-key").with("key", &*public.fingerprint()));
    }
    if !public.verifies(signed, member("value")) {
        return differs(Message::new("verify-other-record"));
    }
    let fingerprint = public.fingerprint();
    if key.is_some() {
        return Check::new(PART, CheckOutcome::Holds, Message::new("verify-signed").with("key", &*fingerprint));
    }
    Check::new(PART, CheckOutcome::Unvouched, Message::new("verify-signed-by-whom").with("key", &*fingerprint))
}

/// A part, by its name in the record.
fn part(name: &str) -> Message {
    Message::new("verify-part").with("name", name)
}

/// What each part is known by.
fn check_hashes(record: &Value) -> Vec<Check> {
    let parts = ["record", "request", "answer", "disputed"];
    let is_there = |part: &&str| record.get(part).or_else(|| record["hashes"].get(part)).is_some();
    let check = |part: &str| {
        let holds = record.get(part).map(hash).as_deref() == record["hashes"][part].as_str();
        let (outcome, finding) =
            if holds { (CheckOutcome::Holds, "verify-unchanged") } else { (CheckOutcome::Differs, "verify-changed") };
        Check::new(Message::new("verify-hash-of").with("part", part), outcome, Message::new(finding))
    };
    parts.into_iter().filter(is_there).map(check).collect()
}

/// Makes the record again and compares it, part by part.
fn check_again(record: &Value) -> Vec<Check> {
    let (own, engine) = (Engine::after(0), &record["engine"]);
    let is_own =
        (engine["version"].as_str(), engine["rules_version"].as_str()) == (Some(own.version), Some(own.rules_version));
    let again = match made_again(record) {
        Ok(again) => again,
        Err(problem) => {
            let finding = Message::new("verify-not-asked-again").with("why", &*problem.detail);
            let outcome = if is_own { CheckOutcome::Differs } else { CheckOutcome::OtherVersion };
            return vec![Check::new(part("request"), outcome, finding)];
        }
    };
    let mut checks = Vec::new();
    for name in &PARTS {
        let (given, made) = (record.get(*name), again.get(*name));
        if given.is_none() && made.is_none() {
            continue;
        }
        let holds = is_same(name, given, made, is_own);
        let (outcome, finding) = match (holds, is_own) {
            (true, false) if *name != "hashes" && given != made => {
                (CheckOutcome::Holds, Message::new("verify-but-for-words").with("part", *name))
            }
            (true, _) => (CheckOutcome::Holds, Message::new("verify-part-holds").with("part", *name)),
            (false, true) => (CheckOutcome::Differs, Message::new("verify-not-what-comes")),
            (false, false) => (CheckOutcome::OtherVersion, Message::new("verify-not-of-this-version")),
        };
        checks.push(Check::new(part(name), outcome, finding));
    }
    let text = |name: &str| {
        engine.get(name).map_or("?".to_owned(), |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    let made = |statement: Message| {
        statement.with("version", &*text("version")).with("rules_version", &*text("rules_version"))
    };
    let has_engine = engine.as_object().is_some_and(|engine| engine.len() == 2);
    checks.push(match (has_engine && engines_agree(record), is_own) {
        (true, true) => Check::new(part("engine"), CheckOutcome::Holds, made(Message::new("verify-made-here"))),
        (true, false) => {
            let finding = made(Message::new("verify-made-elsewhere"));
            let finding = finding.with("own_version", own.version).with("own_rules_version", own.rules_version);
            Check::new(part("engine"), CheckOutcome::Absent, finding)
        }
        (false, _) => Check::new(part("engine"), CheckOutcome::Differs, Message::new("verify-engines-differ")),
    });
    let is_known = |name: &String| name == "version" || name == "engine" || PARTS.contains(&name.as_str());
    for name in record.as_object().into_iter().flat_map(Map::keys).filter(|name| !is_known(name)) {
        checks.push(Check::new(part(name), CheckOutcome::Differs, Message::new("verify-no-part")));
    }
    checks
}

/// The parts that follow from the input; `verify-` and the name is what is said of each when it does.
const PARTS: [&str; 6] = ["record", "request", "answer", "disputed", "hashes", "permalink"];

/// Whether a part is what this program makes of the input. Another version of it may give the same answer, and differ
/// in its name and in the words of its sentences alone.
fn is_same(name: &str, given: Option<&Value>, made: Option<&Value>, is_own: bool) -> bool {
    let bytes = |value: Option<&Value>| {
        value.map(|value| canonical(&if is_own { value.clone() } else { of_any_version(value) }))
    };
    // Hashes are over answers with the name of the version in them; they were checked by themselves.
    (name == "hashes" && !is_own) || bytes(given) == bytes(made)
}

/// The versions that the answers name are that of the record.
fn engines_agree(record: &Value) -> bool {
    let answers = [record.get("answer"), record["disputed"].get("answer")];
    answers.into_iter().flatten().all(|answer| {
        ["version", "rules_version"].iter().all(|name| answer["engine"].get(name) == record["engine"].get(name))
    })
}

fn of_any_version(value: &Value) -> Value {
    let mut value = value.clone();
    for part in ["/engine", "/answer/engine"] {
        if let Some(engine) = value.pointer_mut(part) {
            *engine = Value::Null;
        }
    }
    forget_words(&mut value);
    value
}

/// Takes the words out of sentences; what they say stays as code and arguments.
fn forget_words(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(forget_words),
        Value::Object(members) => {
            if members.contains_key("code") && members.contains_key("arguments") {
                members.shift_remove("text");
            }
            members.values_mut().for_each(forget_words);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What this program makes of the input of a record.
fn made_again(record: &Value) -> Result<Value, Box<Problem>> {
    let mut request = record["disputed"].get("request").unwrap_or(&record["request"]).clone();
    let mut body = record["record"].as_object().cloned().unwrap_or_default();
    crate::formats::recognise::to_current_words(&mut request);
    body.insert("request".to_owned(), request);
    // What a request may ask for, a record may, and no more: nobody knows yet who wrote it.
    let limits = Limits { body_bytes: usize::MAX, ..Limits::default() };
    let question = read_ruling(&canonical(&body), &limits).map_err(Box::new)?;
    Ok(serde_json::from_slice(&Ruling::new(question).to_json()).unwrap_or_default())
}
