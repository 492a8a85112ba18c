use std::sync::LazyLock;

use rust_embed::Embed;

use super::case_file::DocumentedPosition;

#[derive(Embed)]
#[folder = "tests/cases"]
struct Folder;

/// A test reads every case of the folder: none of a program that passed it can fail here.
static CASES: LazyLock<Vec<DocumentedPosition>> = LazyLock::new(|| {
    let keys = Folder::iter().filter_map(|path| path.strip_suffix(".md").map(ToOwned::to_owned));
    let read = keys.filter_map(|key| {
        let (collection, id) = key.split_once('/')?;
        let case = DocumentedPosition::parse(collection, id, &text(&key));
        Some(case.unwrap_or_else(|error| panic!("tests/cases/{key}.md: {error}")))
    });
    let mut cases: Vec<_> = read.collect();
    cases.sort_by_cached_key(|case| in_order(&case.key()));
    cases
});

/// By words and numbers: `dia-9` comes before `dia-10`.
fn in_order(key: &str) -> Vec<(u32, String)> {
    key.split(['/', '-']).map(|part| (part.parse().unwrap_or_default(), part.to_owned())).collect()
}

/// Every documented position, parsed once, by the names of collections and documents.
pub fn all() -> &'static [DocumentedPosition] {
    &CASES
}

/// A case as it is written in its file; empty where there is none of that name.
pub fn text(key: &str) -> String {
    let bytes = Folder::get(&format!("{key}.md")).map(|file| file.data.into_owned());
    String::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
}

/// One documented position by its name, `<collection>/<id>`.
///
/// ```
/// use gyega::formats::cases;
///
/// let case = cases::by_key("kba-how-to-play/diagram-01").expect("the first diagram of the KBA");
/// assert_eq!(case.head.title, "The end of a 9x9 game");
/// assert_eq!(case.board.stones.rows()[0], "OX..XXO..");
/// ```
pub fn by_key(key: &str) -> Option<&'static DocumentedPosition> {
    // Whoever names another file does not wait until all cases are read.
    Folder::get(&format!("{key}.md"))?;
    all().iter().find(|case| case.key() == key)
}
