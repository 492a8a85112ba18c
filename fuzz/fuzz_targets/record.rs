//! Any bytes as a game record: the reader may refuse them, never panic; every move has its offset, and the setup is checked.
#![no_main]

use gyega::formats::sgf::SgfGame;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(game) = SgfGame::read(bytes) else { return };
    assert_eq!(game.moves_at.len(), game.record.moves.len());
    assert!(game.warnings.iter().all(|warning| warning.at <= bytes.len()));
    let _ = game.setup().check();
});
