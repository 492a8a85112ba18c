//! What steps of reading cost, in the units of [`Work`](super::Work), and how many nodes a question may spend that does
//! not take its part of the [`Budget`](super::Budget).

/// To look for what lives unconditionally.
pub(super) const WORK_OF_PASS_ALIVE: u64 = 13_000;
/// To look whether a chain stands at a region.
pub(super) const WORK_OF_WALL: u64 = 12;
/// To look whether an area reaches a weak chain.
pub(super) const WORK_OF_CHAIN: u64 = 17;
/// A cluster.
pub(super) const WORK_OF_CLUSTER: u64 = 500;
/// A weak group in each round in which a cluster grows.
pub(super) const WORK_OF_WEAK_GROUP: u64 = 20;
/// A pair of weak groups in each pass.
pub(super) const WORK_OF_PAIR: u64 = 60;
/// To cut out an area and bring it into its normal form: so much, and so much a point. One with too many points is not.
pub(super) const WORK_OF_GAME: u64 = 300;
pub(super) const WORK_OF_POINT: u64 = 80;
/// A search before it begins.
pub(super) const WORK_OF_SEARCH: u64 = 1_500;
/// What a position may cost on average where a search is bounded by its nodes alone: in wider areas fewer are looked
/// at.
pub(super) const WORK_OF_NODE: u64 = 1_000;
/// A node of a graph, and looking at a child of one again; that of a move is
/// [`LocalGame::work_of_move`](super::search::LocalGame::work_of_move).
pub(super) const WORK_OF_GRAPH_NODE: u64 = 430;
pub(super) const WORK_OF_CHILD: u64 = 38;
/// To write or check a letter of the replies of a proof.
pub(super) const WORK_OF_LETTER: u64 = 1_000;

/// To put a question.
pub(super) const NODES_OF_QUESTION: u32 = 20;
/// What every search may spend.
pub(super) const NODES_MIN: u32 = 100;
/// To see that a capture cannot be forced where play that goes round ends; and the same from a position of a round that
/// is known already.
pub(super) const NODES_OF_END: u32 = 1_000;
pub(super) const NODES_OF_ROUND: u32 = 5_000;
/// To see whether stones are spared, and whether they are captured though the walls around them may fall.
pub(super) const NODES_OF_SPARING: u32 = 2_000;
pub(super) const NODES_OF_WALLS: u32 = 10_000;
/// To find the first moves at one place.
pub const NODES_OF_MOVES: u32 = 2_000;
/// For all marks of a board together.
pub(super) const NODES_OF_MARKS: u32 = 2_000;
/// For one bent four.
pub(super) const NODES_OF_BENT_FOUR: u32 = 200;
/// For a proof where nothing is assumed: with 10,000 seven of a hundred more chains are shown, for six times the work,
/// as every wide territory is asked for.
pub(super) const NODES_OF_STRICT: u32 = 2_000;
pub(super) const NODES_OF_WIDE: u32 = 10_000;
