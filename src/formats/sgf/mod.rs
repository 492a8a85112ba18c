//! Game records in SGF, `FF[1]` to `FF[4]`.
//!
//! Bytes are decoded, split into nodes without recursion ([`Tree`]), and the main line is read as a game ([`read`]).
//! What can be repaired is repaired, and each repair is a [`RepairAt`](super::record::RepairAt) with its offset.
//! [`write()`] makes a record of a game, [`Tree::written`] one of a tree with some properties set anew.

mod read;
mod tree;
mod value;
mod write;

pub use read::{OffBoard, SgfFault, Until, begins_as_sgf, holds_sgf, read, read_all, read_text, read_until};
#[cfg(feature = "archives")]
pub(crate) use tree::FirstGame;
pub use tree::{Node, Tree, TreeFault, unescaped};
pub(crate) use write::RULING_BY;
pub use write::{Edit, escape_sgf, point_values, write, write_board};
