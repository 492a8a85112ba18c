//! Odd records, each with what must be told of it: worked out from the text of FF[1] to FF[4], from what a [`Repair`]
//! means, and from what servers write. None of it was copied from what the reader said.
//!
//! [`Repair`]: gyega::formats::record::Repair

mod charsets;
mod first;
mod games;
mod habits;
mod long;
mod moves;
mod names;
mod points;
mod sizes;
mod tree;
mod truncated;
mod values;

/// A record, and its repairs in their order of offset, or its fault. Repairs at one offset stand in the order in which
/// [`Repair`](gyega::formats::record::Repair) lists them.
type Odd = (&'static [u8], &'static str);

/// No game was found.
const NO_GAME: &str = "fault: no game: no \"(\" or \";\" with a property after it";

/// Games that are asserted besides, by their names.
pub(super) fn games() -> impl Iterator<Item = &'static games::OddGame> {
    games::GAMES.iter().chain(names::GUESSED).chain(names::NAMES)
}

/// All whose repairs alone are asserted, and those whose charset is guessed.
pub(super) fn records() -> Vec<(Vec<u8>, String)> {
    let lists = [
        first::RECORDS,
        tree::TREE,
        truncated::TRUNCATED,
        charsets::CHARSETS,
        points::POINTS,
        moves::MOVES,
        values::VALUES,
        habits::HABITS,
    ];
    let written = lists.into_iter().flatten().map(|(bytes, expected)| (bytes.to_vec(), (*expected).to_owned()));
    let guessed = names::GUESSED.iter().map(|(_, bytes, _)| (bytes.to_vec(), "guessed-charset".to_owned()));
    written.chain(guessed).chain(sizes::made()).collect()
}
