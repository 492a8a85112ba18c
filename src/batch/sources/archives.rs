use std::fs::File;
use std::io::{BufReader, Cursor, Read};

use flate2::read::MultiGzDecoder;
use zip::ZipArchive;

use super::collection::Collection;
use super::expansion::{CountingReader, RatioLimitedReader, SharedByteCount};
use super::kind::{HEAD_BYTES, is_record};
use super::{FileKind, Piece, SourceFault, StopWalk, Visitor, WHOLE_BYTES_MAX};

/// Visits what is in a stream, whatever it is.
pub(super) fn stream(file: &str, mut reader: impl Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let head = match read_some(&mut reader, HEAD_BYTES) {
        Ok(head) => head,
        Err(fault) => return visit_broken(file, &fault, visitor),
    };
    let kind = FileKind::of_head(&head);
    let whole = Cursor::new(head).chain(reader);
    match kind {
        FileKind::Gzip => gzip(file, whole, visitor),
        FileKind::Tar => tar(file, whole, visitor),
        FileKind::Zip => {
            let fault =
                SourceFault::Archive("an archive of zip must be a file, as its list stands at its end".to_owned());
            visit_broken(file, &fault, visitor)
        }
        FileKind::Records | FileKind::Requests | FileKind::Other => text(file, whole, visitor),
    }
}

/// A piece that cannot be read.
pub(super) fn visit_broken(file: &str, fault: &SourceFault, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    visitor.visit(Piece { file, first_game: 1 }, &mut || Err(fault.clone()))
}

/// What gzip packed: an archive of tar, or a text.
fn gzip(file: &str, reader: impl Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let (reader, packed) = CountingReader::new(reader);
    let mut unpacked = RatioLimitedReader::new(MultiGzDecoder::new(reader), packed, SharedByteCount::default());
    let head = match read_some(&mut unpacked, HEAD_BYTES) {
        Ok(head) => head,
        Err(fault) => return visit_broken(file, &fault, visitor),
    };
    let kind = FileKind::of_head(&head);
    let whole = Cursor::new(head).chain(unpacked);
    if kind == FileKind::Tar { tar(file, whole, visitor) } else { text(file, whole, visitor) }
}

/// Records one after another: all at once if they are few, otherwise one by one.
fn text(file: &str, mut reader: impl Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    match read_some(&mut reader, WHOLE_BYTES_MAX + 1) {
        Err(fault) => visit_broken(file, &fault, visitor),
        Ok(bytes) if bytes.len() > WHOLE_BYTES_MAX => collection(file, Cursor::new(bytes).chain(reader), visitor),
        Ok(mut bytes) => visitor.visit(Piece { file, first_game: 1 }, &mut || Ok(std::mem::take(&mut bytes))),
    }
}

/// Records one after another, of any length.
pub(super) fn collection(file: &str, reader: impl Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let mut first_game = 0;
    Collection::new(reader).try_for_each(|game| {
        first_game += 1;
        visitor.visit(Piece { file, first_game }, &mut || game.clone())
    })
}

/// The records in an archive of tar, in their order.
fn tar(file: &str, reader: impl Read, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let mut archive = tar::Archive::new(reader);
    let entries = match archive.entries() {
        Ok(entries) => entries,
        Err(error) => return visit_broken(file, &SourceFault::from_unpack_error(&error), visitor),
    };
    for entry in entries {
        // After a damaged head nobody knows where the next one begins.
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => return visit_broken(file, &SourceFault::from_unpack_error(&error), visitor),
        };
        let inner = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        if !entry.header().entry_type().is_file() {
            continue;
        }
        if !is_record(&inner) {
            visitor.pass_over();
            continue;
        }
        let name = format!("{file}:{inner}");
        let size = entry.size();
        member(&name, entry, size, visitor)?;
    }
    Ok(())
}

/// The records in an archive of zip, in the order of its list.
pub(super) fn zip(file: &str, archive: File, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    let packed = SharedByteCount::default();
    packed.set(archive.metadata().map_or(0, |metadata| metadata.len()));
    let out = SharedByteCount::default();
    let mut archive = match ZipArchive::new(BufReader::new(archive)) {
        Ok(archive) => archive,
        Err(error) => return visit_broken(file, &SourceFault::Archive(error.to_string()), visitor),
    };
    for index in 0..archive.len() {
        let name = match archive.name_for_index(index) {
            Some(Ok(name)) => name.into_owned(),
            Some(Err(_)) | None => format!("{}", index + 1),
        };
        if !is_record(&name) {
            if !name.ends_with('/') {
                visitor.pass_over();
            }
            continue;
        }
        let name = format!("{file}:{name}");
        match archive.by_index(index) {
            Err(error) => visit_broken(&name, &SourceFault::Archive(error.to_string()), visitor)?,
            Ok(packed_member) if !packed_member.is_file() => {}
            Ok(packed_member) => {
                let size = packed_member.size();
                let unpacked = RatioLimitedReader::new(packed_member, packed.clone(), out.clone());
                member(&name, unpacked, size, visitor)?;
            }
        }
    }
    Ok(())
}

/// A member of an archive, which must be as long as its head says.
fn member(name: &str, mut reader: impl Read, size: u64, visitor: &mut dyn Visitor) -> Result<(), StopWalk> {
    if size > WHOLE_BYTES_MAX as u64 {
        return collection(name, reader, visitor);
    }
    visitor.visit(Piece { file: name, first_game: 1 }, &mut || {
        let bytes = read_some(&mut reader, size as usize + 1)?;
        if bytes.len() as u64 == size {
            return Ok(bytes);
        }
        let found = if (bytes.len() as u64) < size { bytes.len().to_string() } else { "more".to_owned() };
        Err(SourceFault::Archive(format!("found {found} bytes of a member, expected {size}")))
    })
}

/// So many bytes, or all if there are fewer.
pub(super) fn read_some(reader: &mut impl Read, most: usize) -> Result<Vec<u8>, SourceFault> {
    let mut bytes = Vec::new();
    match reader.take(most as u64).read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err(SourceFault::from_read_error(&error)),
    }
}
