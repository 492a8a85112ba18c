use std::sync::LazyLock;

use rust_embed::Embed;

use super::case_file::CaseFile;

/// The folder of cases as it lies in the program.
#[derive(Embed)]
#[folder = "tests/cases"]
struct Folder;

static CASES: LazyLock<Vec<CaseFile>> = LazyLock::new(|| {
    let mut cases = parse_all();
    cases.sort_by_cached_key(|case| in_order(&case.key()));
    cases
});

/// Every case of the folder. A test reads them all: none of a program that passed it can fail here.
fn parse_all() -> Vec<CaseFile> {
    let keys = Folder::iter().filter_map(|path| path.strip_suffix(".md").map(ToOwned::to_owned));
    keys.filter_map(|key| {
        let (collection, id) = key.split_once('/')?;
        let case = CaseFile::parse(collection, id, &text(&key));
        Some(case.unwrap_or_else(|error| panic!("tests/cases/{key}.md: {error}")))
    })
    .collect()
}

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

/// One documented position.
///
/// ```
/// use gyega::formats::cases;
///
/// let case = cases::by_id("kba-how-to-play", "diagram-01").expect("the first diagram of the KBA");
/// assert_eq!(case.title, "The end of a 9x9 game");
/// assert_eq!(case.rows[0], "OX..XXO..");
/// ```
pub fn by_id(collection: &str, id: &str) -> Option<&'static CaseFile> {
    all().iter().find(|case| case.collection == collection && case.id == id)
}

/// One documented position by the name the API uses: `<collection>/<id>`.
pub fn by_key(key: &str) -> Option<&'static CaseFile> {
    // Whoever names another file does not wait until all cases are read.
    Folder::get(&format!("{key}.md"))?;
    let (collection, id) = key.split_once('/')?;
    by_id(collection, id)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use super::*;
    use crate::board::Point;
    use crate::formats::case_file::{Saying, SequenceEnd};

    #[test]
    fn every_file_of_the_folder_is_a_case() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
        let entries = |folder: &Path| {
            let entries = folder.read_dir().expect("the folder can be read");
            entries.map(|entry| entry.expect("the entry can be read").path()).collect::<Vec<_>>()
        };
        let mut keys = BTreeSet::new();
        for file in entries(&folder).iter().filter(|path| path.is_dir()).flat_map(|path| entries(path)) {
            let name = file.strip_prefix(&folder).expect("it lies below").with_extension("");
            let key = name.to_string_lossy().replace('\\', "/");
            let written = std::fs::read_to_string(&file).expect("the case can be read");
            assert_eq!(text(&key), written, "{key}: build again, as the folder was read when the program was built");
            let (collection, id) = key.split_once('/').expect("a collection and an id");
            if let Err(error) = CaseFile::parse(collection, id, &written) {
                panic!("{key}: {error}");
            }
            keys.insert(key);
        }
        assert_eq!(all().iter().map(CaseFile::key).collect::<BTreeSet<_>>(), keys);
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
            let size = case.setup().expect("stones and empty points").stones.size();
            let moves = case.sequences.iter().flat_map(|sequence| &sequence.moves);
            let moves = moves.chain(case.claims.iter().flat_map(|claim| claim.after.iter().chain(&claim.last_move)));
            let played = moves.chain(&case.last_move).flat_map(|turn| turn.point.iter().chain(&turn.captures));
            let named = case.labels.iter().flat_map(|label| &label.points);
            for point in named.chain(case.claims.iter().flat_map(|claim| &claim.points)).chain(played) {
                let on_board = Point::parse(point).is_some_and(|point| size.holds(point));
                assert!(on_board, "{}: {point}", case.key());
            }
        }
    }

    #[test]
    fn no_documented_claim_is_lost() {
        let mut counts = BTreeMap::new();
        for claim in all().iter().flat_map(|case| &case.claims) {
            *counts.entry(claim.saying.kind()).or_insert(0) += 1;
        }
        let least = [
            ("alive", 19),
            ("captures", 56),
            ("chain", 6),
            ("dead", 25),
            ("draw", 9),
            ("handicap", 9),
            ("illegal", 33),
            ("ko", 35),
            ("legal", 22),
            ("liberties", 53),
            ("must-add-move", 7),
            ("neutral", 27),
            ("no-result", 3),
            ("same-position", 2),
            ("score", 75),
            ("seki", 26),
            ("suicide", 2),
            ("territory-at", 10),
            ("territory-points", 6),
            ("unsettled", 4),
        ];
        assert!(all().len() >= 73);
        for (kind, count) in least {
            assert!(counts.get(kind) >= Some(&count), "{kind}: {:?}", counts.get(kind));
        }
    }

    #[test]
    fn every_case_that_another_names_exists() {
        for case in all() {
            let ends = case.sequences.iter().filter_map(|sequence| match &sequence.ends {
                Some(SequenceEnd::Case(id)) => Some(id),
                Some(SequenceEnd::SamePosition | SequenceEnd::Board(_)) | None => None,
            });
            let same = case
                .claims
                .iter()
                .filter_map(|claim| if let Saying::SamePosition(case) = &claim.saying { Some(case) } else { None });
            for id in ends.chain(same) {
                assert!(by_id(&case.collection, id).is_some(), "{} names {id}", case.key());
            }
        }
    }

    #[test]
    fn a_case_is_found_by_its_key() {
        assert_eq!(by_key("japanese-1989/example-25").map(|case| case.width), Some(9));
        assert_eq!(by_key("japanese-1989"), None);
        assert_eq!(by_key("japanese-1989/example-26"), None);
    }
}
