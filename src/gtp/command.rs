/// A line of GTP: an id that the answer repeats, the name of a command, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GtpCommand {
    /// The digits before the name, as they were sent.
    pub id: Option<String>,
    /// The command; empty where a line holds an id alone.
    pub name: String,
    /// The words after the name, with single blanks between them.
    pub arguments: String,
}

impl GtpCommand {
    /// Reads a line without its line end: control characters are dropped, tabs are blanks, `#` begins a comment. `None`
    /// for a line in which nothing else stands.
    ///
    /// ```
    /// use gyega::gtp::GtpCommand;
    ///
    /// let command = GtpCommand::read(b"7 play\tblack D4\r # the first move").unwrap();
    /// assert_eq!((command.id.as_deref(), command.name.as_str()), (Some("7"), "play"));
    /// assert_eq!(command.words().collect::<Vec<_>>(), ["black", "D4"]);
    /// assert_eq!(GtpCommand::read(b"  # nothing"), None);
    /// ```
    pub fn read(line: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(line);
        let letters = text.chars().filter(|letter| *letter == '\t' || !letter.is_control());
        let letters = letters.map(|letter| if letter == '\t' { ' ' } else { letter });
        let text: String = letters.take_while(|letter| *letter != '#').collect();
        let mut words = text.split(' ').filter(|word| !word.is_empty()).peekable();
        words.peek()?;
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).map(str::to_owned);
        let name = words.next().unwrap_or_default().to_owned();
        Some(Self { id, name, arguments: words.collect::<Vec<_>>().join(" ") })
    }

    /// The arguments one by one.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.arguments.split(' ').filter(|word| !word.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::GtpCommand;

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
}
