//! Any bytes as a game record: the reader may refuse them, never panic; every move has its offset, and the setup is
//! checked.
#![no_main]

use gyega::formats::sgf::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = read(bytes) else { return };
    assert_eq!(record.moves_at.len(), record.game.move_list.moves.len());
    assert!(record.repairs.iter().all(|warning| warning.place.at <= bytes.len()));
    let _ = record.game.setup().check();
});
