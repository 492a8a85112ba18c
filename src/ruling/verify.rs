use serde_json::{Map, Value};

use super::canonical;
use super::key::PublicKey;
use super::make::{Ruling, hash};
use crate::phrase::{Phrase, phrase};
use crate::wire::{self, Engine, Limits, Problem, read_ruling};

/// Why bytes are no record of a ruling at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum NoRecord {
    /// They are no JSON, a name stands twice in an object, or an amount has more digits than are kept.
    Json(String),
    /// They are other JSON.
    Other(Phrase),
    /// A later version made them.
    Version(String),
}

impl NoRecord {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Json(why) => phrase!(
                "found no JSON that can be trusted ({why}), expected the machine copy of a record",
                why = &**why
            ),
            Self::Other(found) => phrase!(
                "found {found}, expected the machine copy of a record, an object with record, request and answer",
                found
            ),
            Self::Version(found) => {
                phrase!("found a record of form {found}, expected form 1: a later gyega made it", found = &**found)
            }
        }
    }
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
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
    /// What.
    pub part: Phrase,
    /// What came of it.
    pub outcome: Outcome,
    /// In words.
    pub told: Phrase,
}

impl Check {
    /// Whether nothing speaks against the record.
    pub fn holds(&self) -> bool {
        self.outcome != Outcome::Differs
    }

    const fn of(part: Phrase, holds: bool, told: Phrase) -> Self {
        let outcome = if holds { Outcome::Holds } else { Outcome::Differs };
        Self { part, outcome, told }
    }
}

/// Checks a machine copy: the signature, what each part is known by, and that this program makes the same record of what was
/// typed and asked. A key that is given must be the one that signed.
///
/// # Errors
///
/// When the bytes are no record.
pub fn verify(bytes: &[u8], key: Option<&PublicKey>) -> Result<Vec<Check>, NoRecord> {
    let mut given = wire::parse_strictly(bytes).map_err(NoRecord::Json)?;
    let Some(members) = given.as_object_mut() else { return Err(NoRecord::Other(phrase!("no object"))) };
    if !["record", "request", "answer"].iter().all(|name| members.get(*name).is_some()) {
        return Err(NoRecord::Other(phrase!("an object without them")));
    }
    if members.get("version").and_then(Value::as_u64) != Some(Ruling::VERSION.into()) {
        let found = members.get("version").map_or("no version".to_owned(), Value::to_string);
        return Err(NoRecord::Version(found));
    }
    let signature = members.shift_remove("signature");
    let mut checks = vec![check_signature(signature.as_ref(), &canonical(members), key)];
    checks.extend(check_hashes(members));
    checks.extend(check_again(members));
    Ok(checks)
}

fn check_signature(signature: Option<&Value>, signed: &[u8], key: Option<&PublicKey>) -> Check {
    const PART: Phrase = phrase!("signature");
    let Some(signature) = signature else {
        return match key {
            None => {
                let told = phrase!("not signed: anybody may have written what was typed");
                Check { part: PART, outcome: Outcome::Absent, told }
            }
            Some(_) => Check::of(PART, false, phrase!("not signed, though a key was given")),
        };
    };
    let member = |name: &str| signature.get(name).and_then(Value::as_str).unwrap_or_default();
    let is_known = member("algorithm") == "ed25519" && signature.as_object().is_some_and(|members| members.len() == 3);
    let public = PublicKey::from_pem(member("public_key")).ok().filter(|key| key.to_pem() == member("public_key"));
    let Some(public) = public.filter(|_| is_known) else {
        return Check::of(PART, false, phrase!("no signature of Ed25519 with its key"));
    };
    if key.is_some_and(|key| *key != public) {
        let told = phrase!("signed with another key than the one given: {key}", key = public.fingerprint());
        return Check::of(PART, false, told);
    }
    if !public.signed(signed, member("value")) {
        return Check::of(PART, false, phrase!("not the signature of this record"));
    }
    let fingerprint = public.fingerprint();
    if key.is_some() {
        return Check::of(PART, true, phrase!("signed with the key given: {key}", key = fingerprint));
    }
    let told = phrase!("signed with a key that nothing here vouches for (--key): {key}", key = fingerprint);
    Check { part: PART, outcome: Outcome::Unvouched, told }
}

/// What each part is known by.
fn check_hashes(members: &Map<String, Value>) -> Vec<Check> {
    let parts = ["record", "request", "answer", "disputed"];
    let told = |part: &&str| members.get("hashes").and_then(|hashes| hashes.get(*part));
    let check = |part: &str| {
        let (value, told) = (members.get(part), told(&part));
        let found = value.map(hash);
        let holds = found.as_deref() == told.and_then(Value::as_str);
        let told = if holds {
            phrase!("as it was when the record was made")
        } else {
            phrase!("changed since the record was made")
        };
        Check::of(phrase!("hash of {part}", part), holds, told)
    };
    parts.into_iter().filter(|part| members.contains_key(*part) || told(part).is_some()).map(check).collect()
}

/// Makes the record again and compares it, part by part.
fn check_again(members: &Map<String, Value>) -> Vec<Check> {
    let own = Engine::after(0);
    let is_own = members.get("engine").is_some_and(|engine| {
        engine.get("version").and_then(Value::as_str) == Some(own.version)
            && engine.get("rules_version").and_then(Value::as_str) == Some(own.rules_version)
    });
    let again = match made_again(members) {
        Ok(again) => again,
        Err(problem) => {
            let told = phrase!("cannot be asked again: {why}", why = problem.detail);
            let outcome = if is_own { Outcome::Differs } else { Outcome::OtherVersion };
            return vec![Check { part: Phrase::verbatim("request"), outcome, told }];
        }
    };
    let mut checks = Vec::new();
    for (name, told) in &PARTS {
        let (given, made) = (members.get(*name), again.get(*name));
        if given.is_none() && made.is_none() {
            continue;
        }
        let holds = is_same(name, given, made, is_own);
        let told = match (holds, is_own) {
            (true, false) if *name != "hashes" && given != made => {
                phrase!("{told}, but for words of that version", told)
            }
            (true, _) => told.clone(),
            (false, true) => phrase!("not what comes of what was typed and asked"),
            (false, false) => {
                phrase!("not what this version makes of it; the version that made the record may: see engine")
            }
        };
        let outcome = match (holds, is_own) {
            (true, _) => Outcome::Holds,
            (false, true) => Outcome::Differs,
            (false, false) => Outcome::OtherVersion,
        };
        checks.push(Check { part: Phrase::verbatim(name), outcome, told });
    }
    let text = |name: &str| {
        let told = members.get("engine").and_then(|engine| engine.get(name));
        told.map_or("?".to_owned(), |told| told.as_str().map_or_else(|| told.to_string(), str::to_owned))
    };
    let by = |version: String, rules_version: String| {
        phrase!("gyega {version}, rule sets version {rules_version}", version, rules_version)
    };
    let made = by(text("version"), text("rules_version"));
    let engine = Phrase::verbatim("engine");
    let has_engine = members.get("engine").and_then(Value::as_object).is_some_and(|engine| engine.len() == 2);
    let agree = engines_agree(members);
    checks.push(match (has_engine && agree, is_own) {
        (true, true) => Check::of(engine, true, phrase!("made by this version, {made}", made)),
        (true, false) => {
            let checked = by(own.version.to_owned(), own.rules_version.to_owned());
            let told = phrase!("made by {made}; checked by {checked}", made, checked);
            Check { part: engine, outcome: Outcome::Absent, told }
        }
        (false, _) => Check::of(engine, false, phrase!("told differently in different places")),
    });
    let is_known = |name: &String| name == "version" || name == "engine" || PARTS.iter().any(|(part, _)| *part == name);
    for name in members.keys().filter(|name| !is_known(name)) {
        checks.push(Check::of(Phrase::verbatim(name), false, phrase!("no part of a record")));
    }
    checks
}

/// The parts that follow from what was typed and asked, and what is said of each when it does.
const PARTS: [(&str, Phrase); 6] = [
    ("record", phrase!("what was typed, as a record keeps it")),
    ("request", phrase!("the question, as a record asks it")),
    ("answer", phrase!("asked again, the answer is the same")),
    ("disputed", phrase!("the claims, and what comes of them")),
    ("hashes", phrase!("those of the record made again")),
    ("permalink", phrase!("the code of this question")),
];

/// Another version of the program may give the same answer, and differ in its name and in the words of its sentences alone.
fn is_same(name: &str, given: Option<&Value>, made: Option<&Value>, is_own: bool) -> bool {
    let bytes = |value: Option<&Value>| {
        value.map(|value| canonical(&if is_own { value.clone() } else { of_any_version(value) }))
    };
    // Hashes are over answers with the name of the version in them; they were checked by themselves.
    (name == "hashes" && !is_own) || bytes(given) == bytes(made)
}

/// The versions that the answers name are that of the record.
fn engines_agree(members: &Map<String, Value>) -> bool {
    let of_record = members.get("engine");
    let answers = [members.get("answer"), members.get("disputed").and_then(|both| both.get("answer"))];
    answers.into_iter().flatten().all(|answer| {
        ["version", "rules_version"].iter().all(|name| {
            answer.get("engine").and_then(|engine| engine.get(name)) == of_record.and_then(|engine| engine.get(name))
        })
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

/// What this program makes of what was typed and asked.
fn made_again(members: &Map<String, Value>) -> Result<Value, Box<Problem>> {
    let asked = members.get("disputed").and_then(|both| both.get("request")).or_else(|| members.get("request"));
    let mut body = members.get("record").and_then(Value::as_object).cloned().unwrap_or_default();
    let mut asked = asked.cloned().unwrap_or_default();
    crate::formats::recognise::as_asked_now(&mut asked);
    body.insert("request".to_owned(), asked);
    // What a request may ask for, a record may, and no more: nobody knows yet who wrote it.
    let limits = Limits { body_bytes: usize::MAX, ..Limits::default() };
    let question = read_ruling(&canonical(&body), &limits).map_err(Box::new)?;
    Ok(serde_json::from_slice(&Ruling::of(question).to_json()).unwrap_or_default())
}
