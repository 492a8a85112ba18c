//! Files of which nothing half-written stands under the name that the caller chose.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Seek as _, SeekFrom, Write};
use std::path::PathBuf;

use same_file::Handle;

use super::failure::Failure;

/// What is written stands under this ending until it is whole.
pub(super) const PARTIAL: &str = ".partial";

/// A file written under another name until it is whole; meanwhile nobody else writes a file of its name.
pub(super) struct AtomicFile {
    to: BufWriter<File>,
    /// Where it is written and where it stands in the end; nothing for what is no file, such as a device.
    paths: Option<(PathBuf, PathBuf)>,
    /// Bytes that stood there before; if nothing is added to what was copied, it is not kept.
    copied: u64,
    is_done: bool,
}

impl AtomicFile {
    /// What is written to a path, as it was left; what is no file is written to as it is.
    pub(super) fn open(path: &str) -> Result<Self, Failure> {
        let failed = Failure::cannot_write(path);
        let atomic = |file, paths| Self { to: BufWriter::new(file), paths, copied: 0, is_done: false };
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return OpenOptions::new().write(true).open(path).map(|file| atomic(file, None)).map_err(&failed);
        }
        // Of a link the file is written that it leads to.
        let path_of_file = fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
        let mut partial = path_of_file.clone().into_os_string();
        partial.push(PARTIAL);
        let partial = PathBuf::from(partial);
        loop {
            let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&partial);
            let file = opened.map_err(&failed)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(Failure::Unreadable(format!("{path} is being written by another program")));
                }
                // Some file systems know no locks.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
            // Another one may have given it its name meanwhile.
            let ours = file.try_clone().and_then(Handle::from_file).map_err(&failed)?;
            if Handle::from_path(&partial).is_ok_and(|there| there == ours) {
                return Ok(atomic(file, Some((partial, path_of_file))));
            }
        }
    }

    /// Whether something was left of it when writing was broken off before.
    pub(super) fn is_begun(&self) -> io::Result<bool> {
        Ok(self.paths.is_some() && self.to.get_ref().metadata()?.len() > 0)
    }

    /// Begins it anew.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.paths.is_some() { self.to.get_ref().set_len(0) } else { Ok(()) }
    }

    /// Gives it its name.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.to.flush()?;
        if let Some((partial, path)) = &self.paths {
            let file = self.to.get_ref();
            if let Ok(before) = fs::metadata(path) {
                file.set_permissions(before.permissions())?;
            }
            fs::rename(partial, path)?;
        }
        self.is_done = true;
        Ok(())
    }

    /// What was left of it when writing was broken off before, or else what stands under its name, to be read from the
    /// beginning.
    pub(super) fn reopen(&mut self) -> io::Result<File> {
        let mut file = self.to.get_ref().try_clone()?;
        if let Some((_, path)) = &self.paths
            && file.metadata()?.len() == 0
            && path.is_file()
        {
            self.copied = io::copy(&mut File::open(path)?, &mut file)?;
        }
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    }

    /// From now on it is written at its end.
    pub(super) fn seek_to_end(&mut self) -> io::Result<()> {
        self.to.get_mut().seek(SeekFrom::End(0)).map(|_| ())
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        let Some((partial, _)) = self.paths.as_ref().filter(|_| !self.is_done) else { return };
        let flushed = self.to.flush();
        let length = self.to.get_ref().metadata().map(|metadata| metadata.len());
        if flushed.is_ok() && length.is_ok_and(|length| length == self.copied) {
            // There is nothing in it that does not stand elsewhere.
            let _ = fs::remove_file(partial);
        }
    }
}
