//! Lines of the protocol.

use gyega::gtp::GtpCommand;

fn read(line: &str) -> Option<GtpCommand> {
    GtpCommand::read(line.as_bytes())
}

fn parts(id: Option<&str>, name: &str, arguments: &str) -> GtpCommand {
    GtpCommand { id: id.map(str::to_owned), name: name.to_owned(), arguments: arguments.to_owned() }
}

#[test]
fn a_line_has_an_id_a_name_and_arguments() {
    assert_eq!(read("name"), Some(parts(None, "name", "")));
    assert_eq!(read("12 play b D4"), Some(parts(Some("12"), "play", "b D4")));
    assert_eq!(read("  007   play \t  b   D4  "), Some(parts(Some("007"), "play", "b D4")));
    assert_eq!(read("12"), Some(parts(Some("12"), "", "")));
    assert_eq!(read("-1 name"), Some(parts(None, "-1", "name")), "an id has no sign");
    assert_eq!(read("1name"), Some(parts(None, "1name", "")));
    let huge = "9".repeat(5_000);
    assert_eq!(read(&format!("{huge} name")), Some(parts(Some(&huge), "name", "")));
}

#[test]
fn what_is_not_for_the_reader_is_dropped() {
    assert_eq!(read("na\u{7}me\r"), Some(parts(None, "name", "")));
    assert_eq!(read("\u{1b}[2Jname"), Some(parts(None, "[2Jname", "")));
    assert_eq!(read("play b D4# a comment # and more"), Some(parts(None, "play", "b D4")));
    for nothing in ["", "   ", "\t\r", "# name", " \u{1} # 1 name"] {
        assert_eq!(read(nothing), None, "{nothing:?}");
    }
    assert_eq!(GtpCommand::read(b"n\xffme").map(|command| command.name), Some("n\u{fffd}me".to_owned()));
}
