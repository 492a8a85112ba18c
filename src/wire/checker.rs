//! Checks what the fields of a request say together, and goes on after each fault too.

use std::collections::BTreeMap;
use std::fmt::Display;

use super::from_json::FromJson;
use super::reader::{ErrorList, JsonReader, Path};
use super::{ErrorCode, Limits, Problem, ProblemError};
use crate::board::{Point, PointSet, Size};
use crate::formats::json::{Json, is_within};
use crate::render::Language;

/// Collects what is wrong with a request whose JSON was read: with what it means. Of a value that could not be read it
/// notes nothing more, and nothing at all where there are more of these than are listed.
pub(crate) struct RequestChecker<'j> {
    /// The language in which it is told.
    pub(crate) language: Language,
    /// How much may be asked.
    pub(crate) limits: Limits,
    /// The request, which has the places of its points.
    pub(crate) json: &'j Json<'j>,
    of_json: ErrorList,
    of_meaning: ErrorList,
}

impl<'j> RequestChecker<'j> {
    /// Goes on where the reading of a request ends.
    pub(crate) fn after(JsonReader { language, limits, errors: of_json }: JsonReader, json: &'j Json<'j>) -> Self {
        let of_meaning = ErrorList::new(limits.errors_max - of_json.listed.len());
        Self { language, limits, json, of_json, of_meaning }
    }

    /// Reads the fields of a request, and goes on to what they mean.
    pub(crate) fn read<T: FromJson>(mut reader: JsonReader, json: &'j Json<'j>) -> (Option<T>, Self) {
        let fields = T::from_json(&mut reader, &Path::ROOT, json);
        (fields, Self::after(reader, json))
    }

    /// A checker of something else than JSON.
    pub(crate) fn new(language: Language, limits: Limits) -> Self {
        Self::after(JsonReader::new(language, limits), &Json::Null)
    }

    /// A checker that notes nothing, for what is looked at a second time.
    pub(crate) fn silent(limits: &Limits) -> Self {
        Self::new(Language::En, Limits { errors_max: 0, ..*limits })
    }

    /// What was read of a request, unless something is wrong with it.
    pub(crate) fn answer<T>(self, read: Option<T>) -> Result<T, Problem> {
        let language = self.language;
        let errors = self.finish();
        read.filter(|_| errors.is_empty()).ok_or_else(|| Problem::of_errors(language, errors))
    }

    /// Everything that was noted; a last error says how many more there are than are listed.
    pub(crate) fn finish(self) -> Vec<ProblemError> {
        let (more, max) = (self.of_json.more + self.of_meaning.more, self.limits.errors_max);
        let mut errors = by_items(self.of_json.listed.into_iter().chain(self.of_meaning.listed));
        if more > 0 {
            let (found, expected) = (format!("{more} more"), format!("at most {max} errors to list"));
            let error = ProblemError::new(ErrorCode::MoreErrors, String::new(), found, expected);
            errors.push(error.with_detail(format!("{more} more errors are not listed")));
        }
        errors
    }

    /// Whether further errors are only counted, so that their words need not be worked out; then this one is counted.
    pub(crate) const fn counts_only(&mut self) -> bool {
        self.of_meaning.counts_only()
    }

    /// Whether something was noted at a place or below it.
    pub(crate) fn has_fault(&self, path: &Path<'_>) -> bool {
        self.of_json.has_fault(path) || self.of_meaning.has_fault(path)
    }

    /// Notes an error that is complete.
    pub(crate) fn push(&mut self, error: ProblemError) {
        let is_same_place =
            |read: &ProblemError| is_within(&read.pointer, &error.pointer) || is_within(&error.pointer, &read.pointer);
        if self.of_json.more == 0 && !self.of_json.of_values().any(is_same_place) {
            self.of_meaning.push(error);
        }
    }

    /// Notes what `check` notes as `as_told` says it: elsewhere, or not at all.
    pub(crate) fn retell<T>(
        &mut self,
        check: impl FnOnce(&mut Self) -> T,
        as_told: impl Fn(ProblemError) -> Option<ProblemError>,
    ) -> T {
        let before = self.of_meaning.listed.len();
        let told = check(self);
        let noted = self.of_meaning.listed.split_off(before);
        self.of_meaning.listed.extend(noted.into_iter().filter_map(as_told));
        told
    }

    /// Notes that something else was found than expected.
    pub(crate) fn fault(&mut self, path: &Path<'_>, code: ErrorCode, found: impl Display, expected: impl Display) {
        self.push(ProblemError::new(code, path.pointer(), found.to_string(), expected.to_string()));
    }

    /// Notes what contradicts something else that the request says.
    pub(crate) fn contradiction(&mut self, path: &Path<'_>, found: impl Display, expected: impl Display) {
        self.fault(path, ErrorCode::Contradiction, found, expected);
    }

    /// Notes a field that has no place beside another one.
    pub(crate) fn conflict(&mut self, path: &Path<'_>, found: impl Display, expected: impl Display) {
        self.fault(path, ErrorCode::ConflictingFields, found, expected);
    }

    /// Notes what stands a second time where each may stand once.
    pub(crate) fn note_duplicate(&mut self, path: &Path<'_>, what: &str, expected: &str) {
        self.fault(path, ErrorCode::Duplicate, format!("{what} a second time"), expected);
    }

    /// Notes points of a list that are off the board, where its size is known.
    pub(crate) fn check_points(&mut self, size: Option<Size>, path: &Path<'_>, points: PointSet) {
        let json = self.json;
        points.iter().for_each(|point| self.check_at(size, point, || json.pointer_to(point, &path.pointer())));
    }

    /// Notes a point that stands alone and is not on the board.
    pub(crate) fn check_point(&mut self, size: Option<Size>, path: &Path<'_>, point: Point) {
        self.check_at(size, point, || path.pointer());
    }

    fn check_at(&mut self, size: Option<Size>, point: Point, pointer: impl FnOnce() -> String) {
        let Some(size) = size.filter(|size| !size.holds(point)) else { return };
        let corner = Point { column: size.width() - 1, row: size.height() - 1 };
        let expected = format!("a point of the board, from A1 to {corner}");
        self.push(ProblemError::new(ErrorCode::OffBoard, pointer(), format!("the text \"{point}\""), expected));
    }

    /// A list of at most so many; of a longer one nothing.
    pub(crate) fn at_most<'l, T>(&mut self, path: &Path<'_>, list: &'l [T], most: usize) -> &'l [T] {
        if list.len() <= most {
            return list;
        }
        self.fault(path, ErrorCode::TooMany, format!("a list of {}", list.len()), format!("at most {most}"));
        &[]
    }
}

/// Puts errors about items of one list side by side, in the order of its items: they are noted one kind after the
/// other, and points in the order of the board.
fn by_items(errors: impl Iterator<Item = ProblemError>) -> Vec<ProblemError> {
    let mut lists: BTreeMap<String, usize> = BTreeMap::new();
    let placed = errors.enumerate().map(|(place, error)| {
        let item = error.pointer.rsplit_once('/').and_then(|(list, item)| Some((list, item.parse::<usize>().ok()?)));
        let at = item.map_or((place, 0), |(list, item)| (*lists.entry(list.to_owned()).or_insert(place), item));
        (at, error)
    });
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, error)| error).collect()
}
