use std::io;

use super::expansion::RATIO_MAX;
use crate::formats::sgf::Tree;

/// Why a piece of input cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SourceFault {
    #[error("cannot be read: {0}")]
    Io(String),
    #[error("a record of more than {max} bytes, at most so many are read", max = Tree::BYTES_MAX)]
    TooLong,
    #[error("no game: no \"(\" with a node after it")]
    NoGame,
    #[error("{0}")]
    NoRecords(String),
    #[error("the archive cannot be read: {0}")]
    Archive(String),
    #[error("what is packed is more than {max} times as long as the archive", max = RATIO_MAX)]
    Expands,
    #[error("a link leads back to {0}, a folder above it")]
    Loop(String),
}

impl SourceFault {
    /// From a failure to read, which may be the sign of what grows beyond measure.
    pub(super) fn from_read_error(error: &io::Error) -> Self {
        if super::expansion::is_over_ratio(error) { Self::Expands } else { Self::Io(error.to_string()) }
    }

    /// From a failure to take an archive apart.
    pub(super) fn from_unpack_error(error: &io::Error) -> Self {
        if super::expansion::is_over_ratio(error) { Self::Expands } else { Self::Archive(error.to_string()) }
    }
}
