//! Any bytes, sealed as a permalink: a question or a problem, never a panic, and a question has a code that leads back
//! to it.
#![no_main]

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use gyega::wire::{Limits, read_link};
use libfuzzer_sys::fuzz_target;
use sha2::{Digest as _, Sha256};

fuzz_target!(|bytes: &[u8]| {
    let sum = Sha256::new().chain_update("1").chain_update(bytes).finalize();
    let code = format!("1{}", URL_SAFE_NO_PAD.encode([bytes, &sum[..4]].concat()));
    let limits = Limits::default();
    if let Ok(request) = read_link(&code, &[], &limits) {
        if let Some(code) = request.code() {
            let again = read_link(&code, &[], &limits).expect("a code that was given opens");
            assert_eq!(again.canonical_id(), request.canonical_id());
        }
    }
});
