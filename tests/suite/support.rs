//! What the tests of this binary share: where snapshots lie and how they are named.
//!
//! A snapshot is `snapshots/<folder>/<name>.snap`. The name is that of the test unless one is given, so a test that
//! asserts twice gives names itself. Nothing is numbered.
//!
//! When `GYEGA_SNAPSHOT_LOG` names a file, each snapshot used adds its path to it. After a whole run
//! `.ci/unused-snapshots` compares the list with the files there are: one that no test asked for is a mistake.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use gyega::board::{Color, Point, PointSet, Size, Stones};

/// Compares text with its snapshot: `snapshot!("explain", text)`, or `snapshot!("cases", name, text)`.
macro_rules! snapshot {
    ($folder:expr, $text:expr $(,)?) => {
        $crate::support::snapshot!($folder, $crate::support::this_test!(), $text)
    };
    ($folder:expr, $name:expr, $text:expr $(,)?) => {{
        let name: &str = $name;
        $crate::support::settings($folder, name).bind(|| insta::assert_snapshot!(name, $text));
    }};
}

/// Compares anything serde can write with its snapshot, as indented JSON. Arguments as in `snapshot!`.
macro_rules! json_snapshot {
    ($folder:expr, $value:expr $(,)?) => {
        $crate::support::json_snapshot!($folder, $crate::support::this_test!(), $value)
    };
    ($folder:expr, $name:expr, $value:expr $(,)?) => {{
        let name: &str = $name;
        $crate::support::settings($folder, name).bind(|| insta::assert_json_snapshot!(name, $value));
    }};
}

/// The name of the function this stands in, without its modules.
macro_rules! this_test {
    () => {{
        fn here() {}
        $crate::support::last_function(std::any::type_name_of_val(&here))
    }};
}

pub(crate) use {json_snapshot, snapshot, this_test};

/// How insta finds the snapshot `name` in `folder`. Records its use and refuses to hand out a name twice.
pub(crate) fn settings(folder: &str, name: &str) -> insta::Settings {
    assert!(is_plain(folder), "{folder:?} is no plain folder name: small letters, digits, - and _");
    assert!(is_plain(name), "{name:?} is no plain snapshot name: small letters, digits, - and _");
    let path = format!("{folder}/{name}.snap");
    let first_use = USED.lock().expect("no holder panics").insert(path.clone());
    assert!(first_use, "two tests share snapshots/{path}: give one of them another name");
    if let Some(log) = std::env::var_os("GYEGA_SNAPSHOT_LOG") {
        record(Path::new(&log), &path);
    }

    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(project().join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

/// Writes past the test harness, which would keep what a passing test prints to itself.
pub(crate) fn say(text: &str) {
    std::io::stderr().write_all(text.as_bytes()).expect("standard error can be written to");
}

/// A board by its rows, from the top.
pub(crate) fn board<T: AsRef<str>>(rows: &[T]) -> Stones {
    Stones::from_rows(rows).expect("a board")
}

/// Takes stones until every chain has a liberty.
pub(crate) fn take_stuck(stones: &mut Stones) {
    while let Some(stuck) = stones.stones_without_liberty().first() {
        stones.remove(&PointSet::from(stuck));
    }
}

/// A board on which, by chance, so many of `of` points each have a stone of Black, and as many one of White.
pub(crate) fn crowded_board(size: Size, (each, of): (u64, u64), state: &mut u64) -> Stones {
    let mut stones = Stones::empty(size);
    for at in size.iter() {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = (*state >> 33) % of;
        if drawn < 2 * each {
            stones.place(if drawn < each { Color::Black } else { Color::White }, at);
        }
    }
    take_stuck(&mut stones);
    stones
}

/// The point of this name.
pub(crate) fn point(name: &str) -> Point {
    Point::parse(name).expect("a point")
}

/// The points of these names.
pub(crate) fn points(names: &str) -> PointSet {
    names.split_whitespace().filter_map(Point::parse).collect()
}

/// The answer to a request for scores that stands.
#[cfg(feature = "json")]
#[track_caller]
pub(crate) fn answer(request: &serde_json::Value) -> serde_json::Value {
    let answer = gyega::wire::score(request.to_string().as_bytes(), &gyega::wire::Limits::default());
    serde_json::from_slice(&answer.unwrap_or_else(|problem| panic!("{request}: {problem:?}"))).expect("JSON")
}

/// The folder of the package.
pub(crate) fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Asserts that a page has a figure as a test counted it.
#[track_caller]
pub(crate) fn page_tells(page: &str, figure: &str) {
    let text = std::fs::read_to_string(project().join(page)).expect("a page");
    assert!(text.contains(figure), "{page} tells another figure than `{figure}`");
}

/// Every file below `folder` with this extension, in the order of their paths.
pub(crate) fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.expect("a folder that opened can be listed").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|is| is == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// `suite::http::scores::a_bad_row_is_refused::{{closure}}::here` → `a_bad_row_is_refused`.
pub(crate) fn last_function(path: &'static str) -> &'static str {
    path.rsplit("::").find(|part| *part != "here" && *part != "{{closure}}").unwrap_or(path)
}

static USED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// One line in one write, so that tests which run at the same time do not mix theirs.
fn record(log: &Path, path: &str) {
    let opened = OpenOptions::new().create(true).append(true).open(log);
    let written = opened.and_then(|mut file| file.write_all(format!("{path}\n").as_bytes()));
    written.unwrap_or_else(|error| panic!("GYEGA_SNAPSHOT_LOG={}: {error}", log.display()));
}

fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'))
}

#[test]
fn a_snapshot_is_named_after_its_test() {
    assert_eq!(this_test!(), "a_snapshot_is_named_after_its_test");
    let within_a_closure = || this_test!();
    assert_eq!(within_a_closure(), "a_snapshot_is_named_after_its_test");
}

#[test]
fn a_snapshot_lies_in_its_folder_under_a_plain_name() {
    snapshot!("support", "a snapshot holds its text and names the test's file, nothing else");
}

#[test]
fn a_json_snapshot_is_indented() {
    json_snapshot!("support", ("lead", -1, ["C9", "D9"]));
}

#[test]
#[should_panic(expected = "two tests share snapshots/support/taken.snap")]
fn a_snapshot_name_is_given_once() {
    drop(settings("support", "taken"));
    drop(settings("support", "taken"));
}
