//! Files that are written: what lies there already is not lost unawares.

use std::fs;
use std::io::Write;
use std::path::Path;

use same_file::Handle;

use super::atomic_file::{AtomicFile, PARTIAL};
use super::failure::Failure;
use crate::batch::sources::is_named_as_records;
use crate::study;

/// Begins a file; `inputs` are the paths that are read. One that is not empty is refused unless it may be written over,
/// and so is what was left of one.
pub(super) fn create(path: &str, inputs: &[String], overwrite: bool) -> Result<AtomicFile, Failure> {
    refuse_input(path, inputs)?;
    let failed = Failure::cannot_write(path);
    let mut file = AtomicFile::open(path)?;
    let is_left = file.is_begun().map_err(&failed)?;
    let holds_something = fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.len() > 0);
    if (holds_something || is_left) && !overwrite {
        return Err(Failure::Unreadable(format!(
            "{path} is there and not empty: give --overwrite to write it anew, or --resume to go on with rows of records",
            path = if holds_something { path.to_owned() } else { format!("{path}{PARTIAL}") }
        )));
    }
    file.clear().map_err(&failed)?;
    Ok(file)
}

/// Goes on with a file that was broken off; `inputs` are the paths that are read.
pub(super) fn resume(path: &str, inputs: &[String]) -> Result<AtomicFile, Failure> {
    refuse_input(path, inputs)?;
    AtomicFile::open(path)
}

/// Writes a small file whole, in the place of what is there.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let path = &*path.to_string_lossy();
    let mut file = create(path, &[], true)?;
    file.write_all(bytes).and_then(|()| file.finish()).map_err(Failure::cannot_write(path))
}

/// The file that an answer goes to, if it goes to one, or else standard output.
pub(super) fn or_standard<'t>(
    file: Option<&'t mut AtomicFile>,
    standard: &'t mut (dyn Write + Send),
) -> &'t mut (dyn Write + Send) {
    match file {
        Some(file) => file,
        None => standard,
    }
}

/// Refuses a file that is among what is read, under whatever name.
fn refuse_input(path: &str, inputs: &[String]) -> Result<(), Failure> {
    let is_standard_input =
        Handle::from_path(path).ok().zip(Handle::stdin().ok()).is_some_and(|(file, input)| file == input);
    if is_standard_input {
        return Err(Failure::Unreadable(format!("{path} is read as standard input: write to another file")));
    }
    match inputs.iter().find(|input| is_read(Path::new(path), Path::new(input))) {
        Some(input) if input == path => Err(Failure::Unreadable(format!("{path} is read: write to another file"))),
        Some(input) => {
            let input = &**input;
            let why = format!("{path} is among what is read, as {input} is: write to another file");
            Err(Failure::Unreadable(why))
        }
        None => Ok(()),
    }
}

/// Whether whoever reads a path reads a file.
fn is_read(file: &Path, input: &Path) -> bool {
    if !input.is_dir() {
        return same_file::is_same_file(file, input).unwrap_or(false);
    }
    // The file may not be there yet; the folder would be read with it in it.
    let file = &file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let Some(name) = file.file_name().filter(|name| is_named_as_records(&name.to_string_lossy())) else { return false };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let path = file.canonicalize().or_else(|_| folder.canonicalize().map(|folder| folder.join(name)));
    path.is_ok_and(|path| input.canonicalize().is_ok_and(|input| path.starts_with(input)))
}

/// Makes a folder for a study, if there is none. One in which something else lies is refused unless that may be written
/// over; so is one in which something that is read would be.
pub(super) fn create_study(folder: &str, inputs: &[String], overwrite: bool) -> Result<(), Failure> {
    let failed = Failure::cannot_write(folder);
    let names = study::names();
    for name in &names {
        refuse_input(&Path::new(folder).join(name).to_string_lossy(), inputs)?;
    }
    fs::create_dir_all(folder).map_err(&failed)?;
    if overwrite {
        return Ok(());
    }
    for entry in fs::read_dir(folder).map_err(&failed)? {
        let entry = entry.map_err(&failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !names.contains(&name.strip_suffix(PARTIAL).unwrap_or(&name).to_owned()) {
            return Err(Failure::Unreadable(format!(
                "{folder} holds something else than a study, {name}: write to another folder, or give --overwrite to write into this one"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write as _;

    use tempfile::TempDir;

    use super::{Failure, create, resume};

    /// An empty folder, and a file in it that is not there.
    fn file() -> (TempDir, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rows.csv");
        (folder, path.to_str().expect("plain names").to_owned())
    }

    fn names(folder: &TempDir) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_has_its_name_only_when_it_is_whole() {
        let (folder, path) = file();
        let mut file = create(&path, &[], false).expect("a new file");
        file.write_all(b"half").expect("room");
        file.flush().expect("room");
        assert_eq!(names(&folder), ["rows.csv.partial"]);
        // As a program that is killed leaves it.
        std::mem::forget(file);
    }

    #[test]
    fn what_was_broken_off_is_kept_and_gone_on_with() {
        let (folder, path) = file();
        let mut file = create(&path, &[], false).expect("a new file");
        file.write_all(b"half").expect("room");
        drop(file);
        assert_eq!(names(&folder), ["rows.csv.partial"]);
        assert!(matches!(create(&path, &[], false), Err(Failure::Unreadable(_))), "it is not lost unawares");
        let mut again = resume(&path, &[]).expect("it is there");
        assert_eq!(std::io::read_to_string(again.reopen().expect("readable")).expect("text"), "half");
        again.seek_to_end().expect("a file");
        again.write_all(b" and half").expect("room");
        again.finish().expect("a name");
        let found = || (names(&folder), fs::read_to_string(&path).expect("text"));
        let whole = (vec!["rows.csv".to_owned()], "half and half".to_owned());
        assert_eq!(found(), whole);
        // A whole one is continued as well, and left as it is when nothing comes of that.
        let mut more = resume(&path, &[]).expect("it is there");
        assert_eq!(std::io::read_to_string(more.reopen().expect("readable")).expect("text"), "half and half");
        drop(more);
        assert_eq!(found(), whole);
    }

    #[test]
    fn two_do_not_write_one_file_at_once() {
        let (_folder, path) = file();
        let first = create(&path, &[], false).expect("a new file");
        for second in [create(&path, &[], true), resume(&path, &[])] {
            let Err(Failure::Unreadable(why)) = second else { panic!("the first has it") };
            assert!(why.clone().contains("is being written by another program"), "{why}");
        }
        first.finish().expect("a name");
        assert!(create(&path, &[], false).is_ok(), "an empty file is there");
    }
}
