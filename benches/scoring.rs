//! What scoring costs without HTTP: `cargo bench`. Every figure is for one board out of 1,024 different ones, in turn.

use std::cell::Cell;

use divan::{Bencher, black_box};

mod boards;

const BOARDS: usize = 1_024;

fn main() {
    divan::main();
}

/// Runs `measured` on one value after another, so that no board is met twice in a row.
fn in_turn<Value, Answer>(bencher: Bencher, values: &[Value], measured: impl Fn(&Value) -> Answer) {
    let next = Cell::new(0);
    bencher.bench_local(|| {
        let at = next.get();
        next.set((at + 1) % values.len());
        measured(black_box(&values[at]))
    });
}

/// The size of a board's text: the least a reader of it must do.
#[divan::bench]
fn sum_of_the_text(bencher: Bencher) {
    in_turn(bencher, &boards::boards(BOARDS), |rows| {
        rows.iter().flat_map(|row| row.bytes()).map(u32::from).sum::<u32>()
    });
}
