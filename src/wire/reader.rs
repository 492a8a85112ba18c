//! Reads values out of JSON and goes on after each fault, so that a person can mend them all at once.

use std::borrow::Cow;
use std::fmt::{self, Display, Write as _};
use std::ops::RangeInclusive;

use super::{ErrorCode, Limits, ProblemError};
use crate::formats::json::{Json, JsonKind, escape_pointer, excerpt, is_beyond_amounts, is_within, quoted};
use crate::render::Language;
use crate::rules;
use crate::rules::Amount;
use crate::words::one_of;

/// A place in a request. It lives on the stack; text is made of it only for a fault.
#[derive(Clone, Copy)]
pub(crate) struct Path<'p> {
    parent: Option<&'p Path<'p>>,
    step: PathStep<'p>,
}

#[derive(Clone, Copy)]
enum PathStep<'p> {
    Root,
    Name(&'p str),
    Index(usize),
}

impl Path<'_> {
    pub(crate) const ROOT: Path<'static> = Path { parent: None, step: PathStep::Root };

    /// The place of a field of the request.
    pub(crate) const fn field(name: &str) -> Path<'_> {
        Path { parent: None, step: PathStep::Name(name) }
    }

    pub(crate) const fn name<'c>(&'c self, name: &'c str) -> Path<'c> {
        Path { parent: Some(self), step: PathStep::Name(name) }
    }

    pub(crate) const fn index(&self, index: usize) -> Path<'_> {
        Path { parent: Some(self), step: PathStep::Index(index) }
    }

    /// As a JSON pointer (RFC 6901).
    pub(crate) fn pointer(&self) -> String {
        let mut text = self.parent.map(Path::pointer).unwrap_or_default();
        match self.step {
            PathStep::Root => {}
            PathStep::Index(index) => {
                let _ = write!(text, "/{index}");
            }
            PathStep::Name(name) => {
                text.push('/');
                text.push_str(&escape_pointer(&excerpt(name)));
            }
        }
        text
    }
}

/// The members of an object whose names are known to be right, and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Members<'j> {
    path: Path<'j>,
    members: &'j [(Cow<'j, str>, Json<'j>)],
}

impl<'j> Members<'j> {
    /// The first member of this name; `null` is as good as left out.
    pub(crate) fn get(&self, name: &str) -> Option<&'j Json<'j>> {
        self.members.iter().find(|(own, _)| own == name).map(|(_, json)| json).filter(|json| **json != Json::Null)
    }

    /// The first member of this name, with its place.
    pub(crate) fn field<'m>(&'m self, name: &'m str) -> Option<(Path<'m>, &'j Json<'j>)> {
        self.get(name).map(|json| (self.at(name), json))
    }

    /// The place of the member of this name, whether there is one or not.
    pub(crate) const fn at<'m>(&'m self, name: &'m str) -> Path<'m> {
        self.path.name(name)
    }

    /// Every member, in the order of the request.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&'j str, &'j Json<'j>)> + use<'j> {
        self.members.iter().map(|(name, json)| (name.as_ref(), json))
    }
}

/// What a field must hold, as an error says it. `Of` puts the words together only when there is an error.
#[derive(Clone, Copy)]
pub(crate) enum Expected {
    Text(&'static str),
    Of(fn() -> String),
}

impl Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Of(words) => f.write_str(&words()),
        }
    }
}

/// Errors in the order in which they were noted, up to as many as are listed.
pub(crate) struct ErrorList {
    listed_max: usize,
    pub(crate) listed: Vec<ProblemError>,
    /// How many there are besides.
    pub(crate) more: usize,
}

impl ErrorList {
    pub(crate) const fn new(listed_max: usize) -> Self {
        Self { listed_max, listed: Vec::new(), more: 0 }
    }

    pub(crate) fn push(&mut self, error: ProblemError) {
        if !self.counts_only() {
            self.listed.push(error);
        }
    }

    /// Counts an error that is not listed, as there are too many.
    pub(crate) const fn counts_only(&mut self) -> bool {
        let is_full = self.listed.len() >= self.listed_max;
        if is_full {
            self.more += 1;
        }
        is_full
    }

    /// Whether a value at a place or below it may be faulty.
    pub(crate) fn has_fault(&self, path: &Path<'_>) -> bool {
        let has_listed = || {
            let pointer = path.pointer();
            self.of_values().any(|error| is_within(&error.pointer, &pointer))
        };
        self.more > 0 || (!self.listed.is_empty() && has_listed())
    }

    /// Errors that say that a value cannot be what it is. Of a field that stands twice the first one was read.
    pub(crate) fn of_values(&self) -> impl Iterator<Item = &ProblemError> {
        self.listed.iter().filter(|error| !matches!(error.code, ErrorCode::DuplicateField | ErrorCode::UnknownField))
    }
}

/// Reads JSON and collects what is wrong with each value for itself; what they say together a
/// [`RequestChecker`](super::checker::RequestChecker) looks at. Every method that reads gives `None` after it noted a
/// fault.
pub(crate) struct JsonReader {
    /// The language in which it is told.
    pub(crate) language: Language,
    /// How much may be asked.
    pub(crate) limits: Limits,
    pub(crate) errors: ErrorList,
}

impl JsonReader {
    pub(crate) const fn new(language: Language, limits: Limits) -> Self {
        Self { language, limits, errors: ErrorList::new(limits.errors_max) }
    }

    /// A reader of a request, which tells faults in the language that the request names, if that can be read and none
    /// is set.
    pub(crate) fn for_request(json: &Json<'_>, limits: &Limits) -> Self {
        let own = || json.member("language").and_then(Json::as_text).and_then(Language::of_code);
        Self::new(limits.language_override.or_else(own).unwrap_or(limits.language), *limits)
    }

    /// Notes that something else was found than expected.
    pub(crate) fn fault(&mut self, path: &Path<'_>, code: ErrorCode, found: impl Display, expected: impl Display) {
        self.errors.push(ProblemError::new(code, path.pointer(), found.to_string(), expected.to_string()));
    }

    /// Notes a value of a wrong type.
    pub(crate) fn wrong_type<T>(&mut self, path: &Path<'_>, json: &Json<'_>, expected: impl Display) -> Option<T> {
        self.fault(path, ErrorCode::WrongType, json.describe(), expected);
        None
    }

    /// Notes a field that is missing.
    pub(crate) fn missing<T>(&mut self, members: &Members<'_>, name: &str, expected: impl Display) -> Option<T> {
        self.fault(&members.at(name), ErrorCode::MissingField, "nothing", expected);
        None
    }

    /// A text.
    pub(crate) fn text<'j>(&mut self, path: &Path<'_>, json: &'j Json<'_>, expected: impl Display) -> Option<&'j str> {
        let Json::Text(text) = json else { return self.wrong_type(path, json, expected) };
        Some(text)
    }

    /// A whole number in a range; `what` names it, for example `a number of stones`.
    pub(crate) fn integer(
        &mut self,
        path: &Path<'_>,
        json: &Json<'_>,
        range: RangeInclusive<u32>,
        what: impl Display,
    ) -> Option<u32> {
        let expected = || format!("{} from {} to {}", what, range.start(), range.end());
        let Some(value) = json.whole() else { return self.wrong_type(path, json, expected()) };
        let value = u32::try_from(value).ok().filter(|value| range.contains(value));
        if value.is_none() {
            self.fault(path, ErrorCode::OutOfRange, json.describe(), expected());
        }
        value
    }

    /// An amount of points.
    pub(crate) fn amount(&mut self, path: &Path<'_>, json: &Json<'_>, what: impl Display) -> Option<Amount> {
        if json.kind() != JsonKind::Number {
            return self.wrong_type(
                path,
                json,
                format!("{what}: a number, a multiple of 0.25{hint}", hint = as_number(json)),
            );
        }
        let found = json.amount();
        if found.is_none() {
            let is_large = if let Json::Decimal(written) = json { is_beyond_amounts(written) } else { true };
            let (code, expected) = if is_large {
                (ErrorCode::OutOfRange, format!("{what} from -100000 to 100000"))
            } else {
                (ErrorCode::NotAQuarter, format!("{what}: a multiple of 0.25"))
            };
            self.fault(path, code, json.describe(), expected);
        }
        found
    }

    /// The members of an array of at most so many.
    pub(crate) fn items<'j>(
        &mut self,
        path: &Path<'_>,
        json: &'j Json<'j>,
        max: usize,
        expected: impl Display,
    ) -> Option<&'j [Json<'j>]> {
        let Json::Array(items) = json else { return self.wrong_type(path, json, expected) };
        if items.len() > max {
            self.fault(path, ErrorCode::TooMany, json.describe(), format!("at most {max}"));
            return None;
        }
        Some(items)
    }

    /// The members of an object, each name once, whatever the names are.
    pub(crate) fn any_members<'j>(
        &mut self,
        path: &Path<'j>,
        json: &'j Json<'j>,
        expected: impl Display,
    ) -> Option<Members<'j>> {
        let Json::Object(members) = json else { return self.wrong_type(path, json, expected) };
        // Requests have few members: a second look is cheaper than a set. Many members are cut off by unknown names.
        for (index, (name, _)) in members.iter().enumerate().take(1_000) {
            if members[..index].iter().any(|(other, _)| other == name) {
                let found = format!("{what} a second time", what = quoted(name));
                self.fault(&path.name(name), ErrorCode::DuplicateField, found, "each field once");
            }
        }
        Some(Members { path: *path, members })
    }

    /// Notes a name that is none of those known, with near ones.
    pub(crate) fn unknown_name<T>(
        &mut self,
        path: &Path<'_>,
        known: &[&str],
        code: ErrorCode,
        found: impl Display,
    ) -> Option<T> {
        let PathStep::Name(name) = path.step else { return None };
        if self.errors.counts_only() {
            return None;
        }
        let near = rules::near_names(name, known.iter().copied());
        self.fault(path, code, found, one_of(if near.is_empty() { known.to_vec() } else { near }));
        None
    }

    /// The members of an object with known names; unknown ones are noted, with near names.
    pub(crate) fn members<'j>(&mut self, path: &Path<'j>, json: &'j Json<'j>, known: &[&str]) -> Option<Members<'j>> {
        let expected = fmt::from_fn(|f| write!(f, "an object with {}", known.join(", ")));
        let members = self.any_members(path, json, expected)?;
        for (name, _) in members.iter().filter(|(name, _)| !known.contains(name)) {
            let found = format!("the field {name}", name = quoted(name));
            self.unknown_name::<()>(&path.name(name), known, ErrorCode::UnknownField, found);
        }
        Some(members)
    }
}

/// How a number is written that stands here as text: `; write 6.5, with a decimal point`.
pub(crate) fn as_number(json: &Json<'_>) -> String {
    let text = json.as_text().unwrap_or_default().trim();
    let pointed = text.replacen(',', ".", 1);
    if !pointed.parse::<f64>().is_ok_and(f64::is_finite) {
        return String::new();
    }
    if text.contains(',') {
        format!("; write {pointed}, with a decimal point")
    } else {
        format!("; write {pointed}, without quotes")
    }
}
