//! Game records in SGF, `FF[1]` to `FF[4]`.
//!
//! Bytes are decoded, split into nodes without recursion ([`Tree`]), and the main line is read as a game ([`read`]). What can be
//! repaired is repaired, and each repair is a [`Warning`](super::record::Warning) with its offset.

mod read;

mod tree;

mod value;

pub use read::{SgfFault, begins_as_sgf, read, read_all};
pub use tree::{Node, Tree, TreeFault, Values, unescaped};
