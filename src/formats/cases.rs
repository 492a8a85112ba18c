use std::sync::LazyLock;

use super::case_file::CaseFile;

/// A case as it lies in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmbeddedCase {
    /// The folder.
    pub collection: &'static str,
    /// The name of the file without its ending.
    pub id: &'static str,
    /// The Markdown.
    pub text: &'static str,
}

macro_rules! embedded {
    ($($collection:literal: $($id:literal)*;)*) => {
        &[$($(EmbeddedCase {
            collection: $collection,
            id: $id,
            text: include_str!(concat!("../../tests/cases/", $collection, "/", $id, ".md")),
        },)*)*]
    };
}

/// Every documented position, collection by collection, in the order of its document.
pub const EMBEDDED: &[EmbeddedCase] = embedded! {
    "kba-how-to-play":
        "diagram-01" "diagram-02" "diagram-03" "diagram-04" "diagram-05" "diagram-06" "diagram-07" "diagram-08"
        "diagram-09" "diagram-10" "diagram-11" "diagram-12" "diagram-13" "diagram-14" "diagram-15";
    "kba-basic-rules":
        "dia-4-a" "dia-4-b" "dia-4-c" "dia-5-a" "dia-5-b" "dia-6-a" "dia-6-b" "dia-6-c" "dia-6-d" "dia-7" "dia-8"
        "dia-9" "dia-10" "dia-11" "dia-12";
    "korean-2016":
        "diagram-01" "diagram-02" "diagram-03" "diagram-04-1" "diagram-04-2" "diagram-04-3" "diagram-04-4"
        "diagram-05" "diagram-06" "diagram-07-1" "diagram-07-2" "diagram-07-3" "diagram-08-1" "diagram-08-2"
        "diagram-09" "diagram-10" "diagram-11" "diagram-12" "diagram-13" "diagram-14" "diagram-15" "diagram-16"
        "diagram-17" "diagram-18" "diagram-19" "diagram-20" "figure-3-40";
    "cyningstan":
        "diagram" "position-a" "position-b" "position-c" "position-d" "position-e" "rule-17";
    "japanese-1989":
        "example-01" "example-06" "example-07-1" "example-09" "example-25" "moonshine-life" "reference-figure-10"
        "reference-figure-13" "reference-figure-15";
};

static CASES: LazyLock<Vec<CaseFile>> = LazyLock::new(|| {
    let parse = |case: &EmbeddedCase| CaseFile::parse(case.collection, case.id, case.text);
    EMBEDDED.iter().map(|case| parse(case).expect("a test parses every embedded case")).collect()
});

/// Every documented position, parsed once, in the order of [`EMBEDDED`].
pub fn all() -> &'static [CaseFile] {
    &CASES
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
    let (collection, id) = key.split_once('/')?;
    by_id(collection, id)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use super::*;
    use crate::formats::case_file::{Saying, SequenceEnd};

    #[test]
    fn every_embedded_case_follows_the_format() {
        for case in EMBEDDED {
            if let Err(error) = CaseFile::parse(case.collection, case.id, case.text) {
                panic!("{}/{}: {error}", case.collection, case.id);
            }
        }
    }

    #[test]
    fn every_case_of_the_folder_is_embedded_once() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
        let mut found = BTreeSet::new();
        let entries = |folder: &Path| {
            let entries = folder.read_dir().expect("the folder can be read");
            entries.map(|entry| entry.expect("the entry can be read").path()).collect::<Vec<_>>()
        };
        for file in entries(&folder).iter().filter(|path| path.is_dir()).flat_map(|path| entries(path)) {
            let name = file.strip_prefix(&folder).expect("it lies below").with_extension("");
            found.insert(name.to_string_lossy().replace('\\', "/"));
        }
        let embedded: BTreeSet<_> = all().iter().map(CaseFile::key).collect();
        assert_eq!(embedded.len(), EMBEDDED.len());
        assert_eq!(embedded, found);
    }

    #[test]
    fn no_documented_claim_is_lost() {
        let mut counts = BTreeMap::new();
        for claim in all().iter().flat_map(|case| &case.claims) {
            *counts.entry(claim.saying.kind()).or_insert(0) += 1;
        }
        let counts: Vec<_> = counts.into_iter().collect();
        assert_eq!(all().len(), 73);
        assert_eq!(
            counts,
            [
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
            ]
        );
        assert_eq!(counts.iter().map(|(_, count)| count).sum::<u32>(), 429);
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
                .filter_map(|claim| if let Saying::SamePosition { case } = &claim.saying { Some(case) } else { None });
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
