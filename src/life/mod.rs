//! Which stones live, and what shows it.
//!
//! Benson's unconditional life and `KataGo`'s formal independent life are proved here. Everything else is read by exact
//! small searches ([`search`]): a [`Classification`] reads [`Connections`] first, then the eyes of joined
//! chains, then what becomes of those that have not two, alone with their friends and at last with the opponents beside
//! them.
//!
//! A question is *undecided* if the nodes were spent before it was decided, or its game has too many points. What hangs
//! on such a question is *doubtful*, and what is told of it is [`Evidence::Unverified`].

mod benson;
mod bent_four;
mod beside_eyes;
mod board_reader;
mod budget;
mod by_eyes;
mod cancel;
mod capture;
mod classification;
mod classification_draft;
mod connections;
mod costs;
mod cut_off;
mod dead_inside;
mod eyes;
mod first_moves;
mod ground;
mod independent_life;
mod invasion;
mod known_games;
mod kos;
mod life_map;
mod lives_though_marked;
mod not_all_kept;
pub mod promises;
mod protective_move;
mod repetition;
mod repetition_reader;
pub mod search;
mod searcher;
mod status;
mod weak_groups;
mod work;

pub use benson::{PassAlive, pass_alive, pass_alive_dead};
pub use bent_four::{bent_fours, bent_fours_in_doubt};
pub use budget::Budget;
pub use cancel::Cancel;
pub use capture::{Capture, MoveLine, can_be_played};
pub use classification::{Classification, ClassifiedGroup, DangerInside};
pub use connections::Connections;
pub use costs::NODES_OF_MOVES;
pub use cut_off::{CutOnceFilled, cuts_once_filled, points_before_double_cuts};
pub use first_moves::{FirstMovePair, first_moves_at};
pub use independent_life::IndependentLife;
pub use invasion::invasions;
pub use kos::open_kos;
pub use life_map::{Group, LifeMap};
pub use lives_though_marked::lives_though_marked;
pub use not_all_kept::{Loss, NotAllKept, UndecidedChains};
pub use repetition::{Repetition, RepetitionCause};
pub use status::{Evidence, Status};
pub use work::Work;

/// The fewest joined neutral points that make a game look unfinished there.
pub const OPEN_SPACE_MIN: u16 = 9;
