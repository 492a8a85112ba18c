//! Any lines to the referee: an answer to each that is not empty, never a panic, and twice the same. Files are not
//! read.
#![no_main]

use gyega::gtp::{GtpCommand, RULES_DEFAULT, Referee, answer};
use gyega::rules::by_id;
use libfuzzer_sys::fuzz_target;

fn answers(lines: &[u8]) -> Vec<String> {
    let rules = by_id(RULES_DEFAULT).expect("built in");
    let mut referee = Referee::new(rules.into());
    let commands = lines.split(|byte| *byte == b'\n').filter_map(GtpCommand::read);
    let commands = commands.filter(|command| command.name != "loadsgf").take(200);
    commands.map(|command| answer(&mut referee, &command)).collect()
}

fuzz_target!(|lines: &[u8]| {
    let told = answers(lines);
    for answer in &told {
        assert!(answer.starts_with(['=', '?']) && answer.ends_with("\n\n"), "{answer:?}");
        assert!(!answer.trim_end_matches('\n').contains("\n\n"), "an empty line within {answer:?}");
    }
    assert_eq!(told, answers(lines));
});
