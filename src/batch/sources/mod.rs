//! Where records come from: files, folders, archives, standard input; each record by its name, in a fixed order.
//!
//! Folders are walked in the order of their names. Nothing is read whole that has no limit: a file of several games
//! that is too long to be read at once is split game by game. Archives inside archives are not opened.

mod archives;
mod collection;
mod expansion;
mod fault;
mod kind;
mod paths;

pub use fault::SourceFault;
pub use kind::{FileKind, is_named_as_records, without_gzip};
pub use paths::{count, expand, visit};

/// A text is read whole up to so many bytes; a longer one is split game by game, so that neither its games nor
/// their nodes are too many at once.
const WHOLE_BYTES_MAX: usize = 128 * 1024;

/// A piece of input with a record in it, or several: what it is called, and the number in its file of the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The path of the file; inside an archive the path of that, a colon and the name there.
    pub file: &'a str,
    /// From 1.
    pub first_game: u32,
}

/// Whoever takes the pieces.
pub trait Visitor {
    /// Takes the next piece. Its bytes are read when `read` is called, at most once; a piece that is passed over need
    /// not be read.
    ///
    /// # Errors
    ///
    /// When no further piece is wanted.
    fn visit(&mut self, piece: Piece<'_>, read: ReadBytes<'_>) -> Result<(), StopWalk>;

    /// Learns of a file that is passed over, as its name is not that of a record.
    fn pass_over(&mut self);
}

pub type ReadBytes<'a> = &'a mut dyn FnMut() -> Result<Vec<u8>, SourceFault>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopWalk;
