//! Game records in SGF, `FF[1]` to `FF[4]`.
//!
//! Bytes are decoded ([`decode`]), split into nodes without recursion ([`Tree`]), and the main line is
//! read as a game ([`SgfGame`]). What can be repaired is repaired, and each repair is a [`Warning`] with its offset.

mod charset;

mod game;

mod tree;

mod value;

mod warning;

pub use charset::{Decoded, begins_as_record, decode};
pub use game::{SgfFault, SgfGame};
pub use tree::{Node, Tree, TreeFault, Values, unescaped};
pub use value::RecordedResult;
pub use warning::{Repair, Warning};
