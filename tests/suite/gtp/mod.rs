//! The Go Text Protocol as controllers and engines speak it.

mod adviser;
mod command;
mod matches;
mod odd;
mod parity;
mod scores;
mod session;

use std::path::Path;

use gyega::gtp::{RULES_DEFAULT, Referee, serve};
use gyega::rules::by_id;

use crate::support::say;

/// Where GNU Go is; Debian puts games where not every path leads. Without it, says aloud what is skipped, or fails
/// where `GYEGA_GNUGO` is `required`.
fn gnugo(what: &str) -> Option<&'static str> {
    let paths = ["/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo"];
    let found = paths.into_iter().find(|path| Path::new(path).exists());
    if found.is_none() {
        let is_required = std::env::var("GYEGA_GNUGO").is_ok_and(|is| is == "required");
        assert!(!is_required, "GYEGA_GNUGO is required, but GNU Go is not installed");
        say(&format!("SKIPPED {what} of GNU Go: gnugo is not installed\n"));
    }
    found
}

/// What is answered to lines, under `chinese-2002` until they name other rules.
fn answers(lines: &str) -> String {
    String::from_utf8(served(lines.as_bytes())).expect("answers are UTF-8")
}

fn served(lines: &[u8]) -> Vec<u8> {
    let mut answers = Vec::new();
    let mut referee = Referee::new(by_id(RULES_DEFAULT).expect("built in").into());
    serve(lines, &mut answers, &mut referee).expect("memory can be read and written");
    answers
}

/// The answers one by one, without the empty line after each.
fn each(lines: &str) -> Vec<String> {
    let told = answers(lines);
    told.split_terminator("\n\n").map(str::to_owned).collect()
}

/// The last answer, to a command that comes after others.
fn last(before: &str, command: &str) -> String {
    each(&format!("{before}\n{command}\n")).pop().expect("an answer")
}

/// Compares a session, commands after `>` and what is expected after each, with what is answered.
fn assert_session(text: &str) {
    let commands: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix("> ")).collect();
    let answers = each(&commands.join("\n"));
    assert_eq!(answers.len(), commands.len(), "an answer to each command");
    let pairs = commands.iter().zip(answers);
    let found: Vec<String> = pairs.flat_map(|(command, answer)| [format!("> {command}"), answer]).collect();
    let expected: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    assert_eq!(found.join("\n"), expected.join("\n"));
}
