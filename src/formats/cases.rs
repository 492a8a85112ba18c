use std::sync::LazyLock;

use rust_embed::Embed;

use super::case_file::CaseFile;

#[derive(Embed)]
#[folder = "tests/cases"]
struct Folder;

/// A test reads every case of the folder: none of a program that passed it can fail here.
static CASES: LazyLock<Vec<CaseFile>> = LazyLock::new(|| {
    let keys = Folder::iter().filter_map(|path| path.strip_suffix(".md").map(ToOwned::to_owned));
    let read = keys.filter_map(|key| {
        let (collection, id) = key.split_once('/')?;
        let case = CaseFile::parse(collection, id, &text(&key));
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
pub fn all() -> &'static [CaseFile] {
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
pub fn by_key(key: &str) -> Option<&'static CaseFile> {
    // Whoever names another file does not wait until all cases are read.
    Folder::get(&format!("{key}.md"))?;
    all().iter().find(|case| case.key() == key)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use super::*;
    use crate::board::PointSet;
    use crate::formats::case_file::CaseHead;

    #[test]
    fn every_file_of_the_folder_is_a_case() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
        let entries = |folder: &Path| {
            let entries = folder.read_dir().expect("the folder can be read");
            entries.map(|entry| entry.expect("the entry can be read").path()).collect::<Vec<_>>()
        };
        let collections = entries(&folder).into_iter().filter(|path| path.is_dir());
        let keys = collections.flat_map(|path| entries(&path)).map(|file| {
            let name = file.strip_prefix(&folder).expect("it lies below").with_extension("");
            let key = name.to_string_lossy().replace('\\', "/");
            let written = std::fs::read_to_string(&file).expect("the case can be read");
            assert_eq!(text(&key), written, "{key}: build again, as the folder was read when the program was built");
            key
        });
        assert_eq!(all().iter().map(CaseFile::key).collect::<BTreeSet<_>>(), keys.collect());
    }

    #[test]
    fn cases_stand_in_the_order_of_their_numbers() {
        let ids = |collection| all().iter().filter(move |case| case.collection == collection).map(|case| &*case.id);
        assert_eq!(ids("kba-basic-rules").take(2).collect::<Vec<_>>(), ["dia-4-a", "dia-4-b"]);
        assert_eq!(ids("kba-basic-rules").next_back(), Some("dia-12"));
    }

    #[test]
    fn every_point_of_a_case_lies_on_its_board() {
        for case in all() {
            let CaseHead { sequences, claims, last_move, labels, .. } = &case.head;
            let moves = sequences.iter().flat_map(|sequence| &sequence.moves);
            let moves = moves.chain(claims.iter().flat_map(|claim| claim.after.iter().chain(&claim.last_move)));
            let played = moves.chain(last_move).flat_map(|turn| turn.point.iter().chain(&turn.captures.0));
            let named = labels.iter().flat_map(|label| &label.points.0);
            let named: PointSet =
                named.chain(claims.iter().flat_map(|claim| &claim.points.0)).chain(played).copied().collect();
            assert!(named.iter().all(|point| case.board.stones.size().holds(point)), "{}: {named}", case.key());
        }
    }

    #[test]
    fn the_table_of_claims_counts_them() {
        let mut counts = BTreeMap::new();
        for claim in all().iter().flat_map(|case| &case.head.claims) {
            *counts.entry(claim.assertion.kind()).or_insert(0) += 1;
        }
        let table = include_str!("../../tests/cases/README.md").split("## Kinds of claims").nth(1).expect("a table");
        let rows = table.lines().filter_map(|row| row.strip_prefix("| `")?.split_once("` | "));
        let listed = rows.map(|(kind, rest)| (kind, rest.split(' ').next().and_then(|count| count.parse().ok())));
        assert_eq!(
            listed.collect::<BTreeMap<_, _>>(),
            counts.iter().map(|(kind, count)| (*kind, Some(*count))).collect()
        );
        assert_eq!((all().len(), counts.values().sum::<usize>()), (73, 429));
    }

    #[test]
    fn a_case_is_found_by_its_key() {
        assert!(by_key("japanese-1989/example-25").is_some());
        assert_eq!(by_key("japanese-1989"), None);
        assert_eq!(by_key("japanese-1989/example-26"), None);
    }
}
