//! Files that are written: what lies there already is not lost unawares.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use same_file::Handle;

use super::failure::Failure;
use crate::batch::sources::is_named_as_records;
use crate::phrase::{Phrase, phrase};
use crate::study;

/// Makes a file, or empties one if that is wanted; `inputs` are the paths that are read. A file that is not empty is refused otherwise.
pub(super) fn create(path: &str, inputs: &[String], overwrite: bool) -> Result<File, Failure> {
    check(path, inputs)?;
    let holds_something = fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.len() > 0);
    if holds_something && !overwrite {
        return Err(Failure::Unreadable(phrase!(
            "{path} is there and not empty: give --overwrite to write it anew, or --resume to go on with rows of records",
            path
        )));
    }
    File::create(path).map_err(|error| Failure::Io { what: writing(path), error })
}

/// What is done when a file is written.
pub(super) fn writing(path: &str) -> Phrase {
    phrase!("writing {what}", what = path)
}

/// Refuses a file that is among what is read, under whatever name.
pub(super) fn check(path: &str, inputs: &[String]) -> Result<(), Failure> {
    let is_standard_input =
        Handle::from_path(path).ok().zip(Handle::stdin().ok()).is_some_and(|(file, input)| file == input);
    if is_standard_input {
        return Err(Failure::Unreadable(phrase!("{path} is read as standard input: write to another file", path)));
    }
    match inputs.iter().find(|input| is_read(Path::new(path), Path::new(input))) {
        Some(input) if input == path => {
            Err(Failure::Unreadable(phrase!("{path} is read: write to another file", path)))
        }
        Some(input) => {
            let input = &**input;
            let told = phrase!("{path} is among what is read, as {input} is: write to another file", path, input);
            Err(Failure::Unreadable(told))
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
    let whole = file.canonicalize().or_else(|_| folder.canonicalize().map(|folder| folder.join(name)));
    whole.is_ok_and(|whole| input.canonicalize().is_ok_and(|input| whole.starts_with(input)))
}

/// Makes a folder for a study, if there is none. One in which something else lies is refused unless that may be written over; so is one
/// in which something that is read would be.
pub(super) fn create_study(folder: &str, inputs: &[String], overwrite: bool) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::Io { what: writing(folder), error };
    let names = study::names();
    for name in &names {
        check(&Path::new(folder).join(name).to_string_lossy(), inputs)?;
    }
    fs::create_dir_all(folder).map_err(failed)?;
    if overwrite {
        return Ok(());
    }
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !names.contains(&name) {
            return Err(Failure::Unreadable(Phrase::verbatim(format!(
                "{folder} holds something else than a study, {name}: write to another folder, or give --overwrite to write into this one"
            ))));
        }
    }
    Ok(())
}
