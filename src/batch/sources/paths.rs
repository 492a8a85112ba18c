use std::fs::File;
use std::io::Read;
use std::path::Path;

use glob::PatternError;
use walkdir::{DirEntry, WalkDir};

use super::archives::{collection, read_some, stream, visit_broken, zip};
use super::kind::{is_archive, is_named_as_records, is_record};
use super::{FileKind, Piece, SourceFault, StopWalk, Visitor, WHOLE_BYTES_MAX};
use crate::formats::sgf::Tree;

/// The paths that a pattern such as `games/**/*.sgf` stands for, in the order of their names; a path without `*`, `?`
/// and `[` or one that exists stands for itself.
///
/// # Errors
///
/// What is wrong with the pattern, or that nothing bears such a name.
pub fn expand(pattern: &str) -> Result<Vec<String>, String> {
    if pattern == "-" || !pattern.contains(['*', '?', '[']) || Path::new(pattern).exists() {
        return Ok(vec![pattern.to_owned()]);
    }
    let no_pattern = |error: PatternError| format!("{pattern} is no pattern of names: {error}");
    let matches = glob::glob(pattern).map_err(no_pattern)?;
    let paths: Vec<String> = matches.flatten().map(|path| path.to_string_lossy().into_owned()).collect();
    if paths.is_empty() { Err(format!("no file is named {pattern}")) } else { Ok(paths) }
}

/// How many pieces there are, as far as that can be known without opening archives and collections.
pub fn count(paths: &[String]) -> Option<u64> {
    let one = |path: &Path, length: u64| {
        let is_one = length <= WHOLE_BYTES_MAX as u64 && !is_archive(&path.to_string_lossy());
        is_one.then_some(1)
    };
    let each = |path: &String| -> Option<u64> {
        let path = Path::new(path);
        if path.is_dir() {
            let files = walk(path).filter_map(Result::ok).filter(is_record_file);
            return files.map(|file| one(file.path(), file.metadata().map_or(0, |metadata| metadata.len()))).sum();
        }
        one(path, path.metadata().ok()?.len())
    };
    paths.iter().map(each).sum()
}

fn walk(folder: &Path) -> impl Iterator<Item = walkdir::Result<DirEntry>> {
    WalkDir::new(folder).follow_links(true).sort_by_file_name().into_iter()
}

fn is_record_file(entry: &DirEntry) -> bool {
    entry.file_type().is_file() && is_named_as_records(&entry.file_name().to_string_lossy())
}

/// Visits every piece of files, folders and archives, in this order. `input` is what `-` reads.
///
/// # Errors
///
/// When the visitor wants no further piece.
pub fn visit(paths: &[String], input: &mut dyn Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    for path in paths {
        if path == "-" {
            stream("-", &mut *input, visitor)?;
        } else if Path::new(path).is_dir() {
            folder(Path::new(path), visitor)?;
        } else {
            file(Path::new(path), visitor)?;
        }
    }
    Ok(())
}

/// Visits what lies in a folder and in those below it. Links are followed; one that leads back to a folder above it is
/// a fault.
fn folder(path: &Path, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    for entry in walk(path) {
        match entry {
            Ok(entry) if !entry.file_type().is_file() => {}
            Ok(entry) if !is_record_file(&entry) => visitor.pass_over(),
            Ok(entry) if is_record(&entry.file_name().to_string_lossy()) => record(entry.path(), visitor)?,
            Ok(entry) => file(entry.path(), visitor)?,
            Err(error) => {
                let at = error.path().unwrap_or(path).to_string_lossy().into_owned();
                let fault = match error.loop_ancestor() {
                    Some(above) => SourceFault::Loop(above.to_string_lossy().into_owned()),
                    None => SourceFault::Io(error.to_string()),
                };
                visit_broken(&at, &fault, visitor)?;
            }
        }
    }
    Ok(())
}

/// Visits a file, whatever it is.
fn file(path: &Path, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let name = path.to_string_lossy();
    match head(path).and_then(|kind| Ok((kind, open(path)?))) {
        Err(fault) => visit_broken(&name, &fault, visitor),
        Ok((FileKind::Records | FileKind::Requests | FileKind::Other, _)) => record(path, visitor),
        Ok((FileKind::Zip, archive)) => zip(&name, archive, visitor),
        Ok((FileKind::Gzip | FileKind::Tar, archive)) => stream(&name, archive, visitor),
    }
}

/// Visits a file of records. It is opened only when somebody wants it, unless it is so long that it must be
/// split.
fn record(path: &Path, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let name = path.to_string_lossy();
    let is_long = path.metadata().is_ok_and(|metadata| metadata.len() > WHOLE_BYTES_MAX as u64);
    if is_long && let Ok(file) = open(path) {
        return collection(&name, file, visitor);
    }
    let mut read = || match read_some(&mut open(path)?, Tree::BYTES_MAX + 1)? {
        bytes if bytes.len() > Tree::BYTES_MAX => Err(SourceFault::TooLong),
        bytes => Ok(bytes),
    };
    visitor.visit(Piece { file: &name, first_game: 1 }, &mut read)
}

fn head(path: &Path) -> Result<FileKind, SourceFault> {
    let mut file = open(path)?;
    Ok(FileKind::of_head(&read_some(&mut file, super::kind::HEAD_BYTES)?))
}

fn open(path: &Path) -> Result<File, SourceFault> {
    File::open(path).map_err(|error| SourceFault::from_read_error(&error))
}
