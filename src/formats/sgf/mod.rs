//! Game records in SGF, `FF[1]` to `FF[4]`.
//!
//! Bytes are decoded ([`decode`]), split into nodes without recursion ([`Tree`]), and the main line, or the line to a named node, is
//! read as a game ([`SgfGame`]). What can be repaired is repaired, and each repair is a [`Warning`] with its offset.

mod charset;

mod game;

mod tree;

mod value;

mod warning;

pub use charset::{Decoded, decode};
pub use game::{SgfFault, SgfGame};
pub use tree::{Node, Tree, TreeFault, Values, unescaped};
pub use value::RecordedResult;
pub use warning::{Repair, Warning};
