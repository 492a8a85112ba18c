//! Any text as a board drawn in characters. What was read is written back, and may be a position.
#![no_main]

use gyega::formats::diagram::{read_rows, read_text, write_rows};
use gyega::position::{Marks, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(diagram) = read_text(text) {
        let rows = write_rows(&diagram.stones, &diagram.dead);
        assert_eq!(read_rows(&rows).as_ref(), Ok(&diagram), "{rows:?}");
        let mut setup = Setup::new(diagram.stones);
        setup.marks = Marks { dead: diagram.dead, ..setup.marks.with_all_said() };
        let _ = setup.check();
    }
});
