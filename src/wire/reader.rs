//! Reads values out of JSON and goes on after each fault, so that a person can mend them all at once.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;

use super::{ErrorCode, Limits, Problem, ProblemError};
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

    /// The same with its place.
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

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Of(words) => f.write_str(&words()),
        }
    }
}

/// Collects what is wrong with a request while it is read. Every method that reads gives `None` after it noted a fault.
pub(crate) struct RequestReader {
    /// The language in which it is told.
    pub(crate) language: Language,
    /// How much may be asked.
    pub(crate) limits: Limits,
    errors: Vec<ProblemError>,
    more: usize,
    /// How many of the errors were noted while JSON was read.
    of_json: usize,
    /// Whether there were more of them than are listed: then nothing is said of what the request means.
    is_cut_off: bool,
}

impl RequestReader {
    pub(crate) const fn new(language: Language, limits: Limits) -> Self {
        Self { language, limits, errors: Vec::new(), more: 0, of_json: 0, is_cut_off: false }
    }

    /// A reader of a request, which tells faults in the language that the request names, if that can be read and none
    /// is set.
    pub(crate) fn for_request(json: &Json<'_>, limits: &Limits) -> Self {
        let own = || json.member("language").and_then(Json::as_text).and_then(Language::of_code);
        Self::new(limits.language_override.or_else(own).unwrap_or(limits.language), *limits)
    }

    /// A reader that notes nothing, for what is read a second time.
    pub(crate) const fn silent(limits: &Limits) -> Self {
        Self::new(Language::En, Limits { errors_max: 0, ..*limits })
    }

    /// Ends the reading of JSON. From here on nothing is noted of a value that is faulty already.
    pub(crate) const fn end_of_json(&mut self) {
        self.of_json = self.errors.len();
        self.is_cut_off = self.more > 0;
    }

    /// What was read of a request, unless something is wrong with it.
    pub(crate) fn answer<T>(self, read: Option<T>) -> Result<T, Problem> {
        let language = self.language;
        let errors = self.finish();
        read.filter(|_| errors.is_empty()).ok_or_else(|| Problem::of_errors(language, errors))
    }

    /// Everything that was noted; a last error says how many more there are than are listed.
    pub(crate) fn finish(mut self) -> Vec<ProblemError> {
        self.errors = by_items(self.errors);
        if self.more > 0 {
            let (more, max) = (self.more, self.limits.errors_max);
            let (found, expected) = (format!("{more} more"), format!("at most {max} errors to list"));
            let error = ProblemError::new(ErrorCode::MoreErrors, String::new(), found, expected);
            self.errors.push(error.with_detail(format!("{more} more errors are not listed")));
        }
        self.errors
    }

    /// Whether further errors are only counted, so that nobody need look for near names.
    pub(crate) const fn is_full(&self) -> bool {
        self.errors.len() >= self.limits.errors_max
    }

    /// Notes an error whose words need not be worked out, as [`RequestReader::is_full`].
    pub(crate) const fn count_only(&mut self) {
        self.more += 1;
    }

    /// How many errors were noted so far, listed or not.
    pub(crate) const fn noted(&self) -> usize {
        self.errors.len() + self.more
    }

    /// Whether something was noted at a pointer or below it.
    pub(crate) fn has_fault_at(&self, pointer: &str) -> bool {
        self.more > 0 || self.errors.iter().any(|error| is_within(&error.pointer, pointer) && is_of_value(error))
    }

    /// The same of a place.
    pub(crate) fn has_fault(&self, path: &Path<'_>) -> bool {
        self.noted() > 0 && self.has_fault_at(&path.pointer())
    }

    /// How many errors are listed so far.
    pub(crate) const fn len(&self) -> usize {
        self.errors.len()
    }

    /// Moves the pointer of each error after the first `after` ones to where `place` says, if it says so.
    pub(crate) fn repoint(&mut self, after: usize, place: impl Fn(&str) -> Option<String>) {
        for error in self.errors.iter_mut().skip(after) {
            if let Some(pointer) = place(&error.pointer) {
                error.pointer = pointer;
            }
        }
    }

    /// Drops the errors after the first `after` ones whose code is such.
    pub(crate) fn drop_errors(&mut self, after: usize, is_dropped: impl Fn(ErrorCode) -> bool) {
        let kept = self.errors.split_off(after).into_iter().filter(|error| !is_dropped(error.code));
        self.errors.extend(kept);
    }

    /// Notes an error that is complete.
    pub(crate) fn push(&mut self, error: ProblemError) {
        let is_same_place =
            |read: &ProblemError| is_within(&read.pointer, &error.pointer) || is_within(&error.pointer, &read.pointer);
        let mut read = self.errors.iter().take(self.of_json);
        if self.is_cut_off || read.any(|read| is_of_value(read) && is_same_place(read)) {
            return;
        }
        if self.errors.len() < self.limits.errors_max {
            self.errors.push(error);
        } else {
            self.more += 1;
        }
    }

    /// Notes that something else was found than expected.
    pub(crate) fn fault(
        &mut self,
        path: &Path<'_>,
        code: ErrorCode,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) {
        self.push(ProblemError::new(code, path.pointer(), found.to_string(), expected.to_string()));
    }

    /// Notes what stands a second time where each may stand once.
    pub(crate) fn note_duplicate(&mut self, path: &Path<'_>, what: &str, expected: &str) {
        self.fault(path, ErrorCode::Duplicate, format!("{what} a second time"), expected);
    }

    /// Notes a value of a wrong type.
    pub(crate) fn wrong_type<T>(&mut self, path: &Path<'_>, json: &Json<'_>, expected: impl fmt::Display) -> Option<T> {
        self.fault(path, ErrorCode::WrongType, json.describe(), expected);
        None
    }

    /// Notes a field that is missing.
    pub(crate) fn missing<T>(&mut self, members: &Members<'_>, name: &str, expected: impl fmt::Display) -> Option<T> {
        self.fault(&members.at(name), ErrorCode::MissingField, "nothing", expected);
        None
    }

    /// A text.
    pub(crate) fn text<'j>(
        &mut self,
        path: &Path<'_>,
        json: &'j Json<'_>,
        expected: impl fmt::Display,
    ) -> Option<&'j str> {
        let Json::Text(text) = json else { return self.wrong_type(path, json, expected) };
        Some(text)
    }

    /// A whole number in a range; `what` names it, for example `a number of stones`.
    pub(crate) fn integer(
        &mut self,
        path: &Path<'_>,
        json: &Json<'_>,
        range: RangeInclusive<u32>,
        what: impl fmt::Display,
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
    pub(crate) fn amount(&mut self, path: &Path<'_>, json: &Json<'_>, what: impl fmt::Display) -> Option<Amount> {
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

    /// A list of at most so many; of a longer one nothing.
    pub(crate) fn at_most<'l, T>(&mut self, path: &Path<'_>, list: &'l [T], most: usize) -> &'l [T] {
        if list.len() <= most {
            return list;
        }
        self.fault(path, ErrorCode::TooMany, format!("a list of {}", list.len()), format!("at most {most}"));
        &[]
    }

    /// The members of an array of at most so many.
    pub(crate) fn items<'j>(
        &mut self,
        path: &Path<'_>,
        json: &'j Json<'j>,
        max: usize,
        expected: impl fmt::Display,
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
        expected: impl fmt::Display,
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
        found: impl fmt::Display,
    ) -> Option<T> {
        let PathStep::Name(name) = path.step else { return None };
        if self.is_full() {
            self.count_only();
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

/// Puts errors about items of one list side by side, in the order of its items: they are noted one kind after the
/// other, and points in the order of the board.
fn by_items(errors: Vec<ProblemError>) -> Vec<ProblemError> {
    let mut lists: BTreeMap<String, usize> = BTreeMap::new();
    let placed = errors.into_iter().enumerate().map(|(place, error)| {
        let item = error.pointer.rsplit_once('/').and_then(|(list, item)| Some((list, item.parse::<usize>().ok()?)));
        let at = item.map_or((place, 0), |(list, item)| (*lists.entry(list.to_owned()).or_insert(place), item));
        (at, error)
    });
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, error)| error).collect()
}

/// Whether an error says that a value could not be read. Of a field that stands twice the first one was.
fn is_of_value(error: &ProblemError) -> bool {
    !matches!(error.code, ErrorCode::DuplicateField | ErrorCode::UnknownField)
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
