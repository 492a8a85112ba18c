use std::io;

use super::expansion::RATIO_MAX;
use crate::formats::sgf::Tree;
use crate::phrase::{Phrase, phrase};

/// Why a piece of input cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum SourceFault {
    /// The system says so.
    Io(String),
    /// One game is longer than what is read.
    TooLong,
    /// There is no game in it.
    NoGame,
    /// An archive is damaged.
    Archive(String),
    /// What is packed grows beyond measure.
    Expands,
    /// A folder holds itself.
    Loop(String),
}

impl SourceFault {
    /// What is wrong, for each language to say.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Io(why) => phrase!("cannot be read: {why}", why = &**why),
            Self::TooLong => {
                phrase!("a record of more than {max} bytes, at most so many are read", max = Tree::BYTES_MAX)
            }
            Self::NoGame => phrase!("no game: no \"(\" with a node after it"),
            Self::Archive(why) => phrase!("the archive cannot be read: {why}", why = &**why),
            Self::Expands => {
                phrase!("what is packed is more than {times} times as long as the archive", times = RATIO_MAX)
            }
            Self::Loop(folder) => phrase!("a link leads back to {folder}, a folder above it", folder = &**folder),
        }
    }

    /// From a failure to read, which may be the sign of what grows beyond measure.
    pub(super) fn reading(error: &io::Error) -> Self {
        if super::expansion::is_sign(error) { Self::Expands } else { Self::Io(error.to_string()) }
    }

    /// From a failure to take an archive apart.
    pub(super) fn unpacking(error: &io::Error) -> Self {
        if super::expansion::is_sign(error) { Self::Expands } else { Self::Archive(error.to_string()) }
    }
}
