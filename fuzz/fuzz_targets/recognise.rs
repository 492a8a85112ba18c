//! Any bytes as a file of unknown form: they are recognised or refused, never a panic; of a record every move has its
//! offset.
#![no_main]

use gyega::formats::recognise::{Form, recognise};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match recognise(bytes, "fuzz", "input") {
        Ok(Form::Record(record)) => {
            assert_eq!(record.moves_at.len(), record.game.record.moves.len());
            assert!(record.warnings.iter().all(|warning| warning.place.at <= bytes.len()));
            let _ = record.game.setup().check();
        }
        Ok(Form::Query(query)) => {
            let _ = query.game.setup().check();
        }
        Ok(Form::Drawing(drawing)) => assert_eq!(drawing.rows.len(), drawing.lines.len()),
        Ok(Form::Request | Form::Case(_) | Form::Code(_) | Form::Ruling(_)) => {}
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
});
