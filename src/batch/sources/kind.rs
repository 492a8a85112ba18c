use crate::formats::recognise::{GZIP, begins_as_tar};
use crate::formats::record::text_start;
use crate::formats::{gib, ngf, sgf};

/// How many bytes of a file are looked at to tell what it is.
pub(super) const HEAD_BYTES: usize = 512;

/// What a file is, by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Gzip,
    Zip,
    Tar,
    /// A record, or several one after another.
    Records,
    /// Requests, one a line: most lines begin as objects. Nothing at all is no request.
    Requests,
    Other,
}

impl FileKind {
    /// What begins like this.
    ///
    /// ```
    /// use gyega::batch::FileKind;
    ///
    /// assert_eq!(FileKind::of_head(b" (;GM[1])"), FileKind::Records);
    /// assert_eq!(FileKind::of_head(b"{\"rows\": []}"), FileKind::Requests);
    /// assert_eq!(FileKind::of_head(b"# Notes\n\nof a game"), FileKind::Other);
    /// ```
    pub fn of_head(head: &[u8]) -> Self {
        if head.starts_with(GZIP) {
            Self::Gzip
        } else if head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06") {
            Self::Zip
        } else if begins_as_tar(head) {
            Self::Tar
        } else if sgf::begins_as_sgf(head) || gib::begins_as_gib(head) || ngf::begins_as_ngf(head) {
            Self::Records
        } else if are_objects(head) {
            Self::Requests
        } else if sgf::holds_sgf(head) {
            Self::Records
        } else {
            Self::Other
        }
    }
}

/// Whether at least half of the lines that are not blank begin as objects.
fn are_objects(head: &[u8]) -> bool {
    let lines = head.split(|byte| *byte == b'\n').map(text_start).filter(|line| !line.is_empty());
    let (objects, all) = lines.fold((0, 0), |(objects, all), line| (objects + usize::from(line[0] == b'{'), all + 1));
    objects * 2 >= all
}

/// Endings of the names of records.
const RECORDS: [&str; 3] = ["sgf", "gib", "ngf"];

/// Endings of the names of archives.
const ARCHIVES: [&str; 4] = ["tar", "tgz", "gz", "zip"];

/// Whether a file of this name is a record: what else lies in folders and archives is passed over.
pub(super) fn is_record(name: &str) -> bool {
    RECORDS.contains(&ending(name).as_str())
}

/// Whether a file of this name is a record or an archive.
pub fn is_named_as_records(name: &str) -> bool {
    is_record(name) || ARCHIVES.contains(&ending(name).as_str())
}

/// The name of a file without the ending that says that gzip packed it.
pub fn without_gzip(name: &str) -> &str {
    name.rsplit_once('.').filter(|(_, ending)| ending.eq_ignore_ascii_case("gz")).map_or(name, |(name, _)| name)
}

/// Whether a file of this name is an archive, so that one does not see how many records it holds.
pub(super) fn is_archive(name: &str) -> bool {
    ARCHIVES.contains(&ending(name).as_str())
}

fn ending(name: &str) -> String {
    name.rsplit_once('.').map_or_else(String::new, |(_, ending)| ending.to_ascii_lowercase())
}
