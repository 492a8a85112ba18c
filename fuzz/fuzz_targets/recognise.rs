//! Any bytes as a file of unknown form: they are recognised or refused, never a panic; of a record every move has its
//! offset.
#![no_main]

use gyega::formats::recognise::{InputContent, recognise};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match recognise(bytes, "fuzz", "input") {
        Ok(InputContent::Record(record)) => {
            assert_eq!(record.moves_at.len(), record.game.move_list.moves.len());
            assert!(record.repairs.iter().all(|warning| warning.place.at <= bytes.len()));
            let _ = record.game.setup().check();
        }
        Ok(InputContent::Query(query)) => {
            let _ = query.game.setup().check();
        }
        Ok(InputContent::Drawing(drawing)) => assert_eq!(drawing.rows.len(), drawing.lines.len()),
        Ok(
            InputContent::Request(_) | InputContent::Documented(_) | InputContent::Code(_) | InputContent::Ruling(_),
        ) => {}
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
});
