/// A line of GTP: an id that the answer repeats, the name of a command, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The digits before the name, as they were sent.
    pub id: Option<String>,
    /// The command; empty where a line holds an id alone.
    pub name: String,
    /// The words after the name, with single blanks between them.
    pub arguments: String,
}

impl Command {
    /// Reads a line without its line end: control characters are dropped, tabs are blanks, `#` begins a comment. `None`
    /// for a line in which nothing else stands.
    ///
    /// ```
    /// use gyega::gtp::Command;
    ///
    /// let command = Command::read(b"7 play\tblack D4\r # the first move").unwrap();
    /// assert_eq!((command.id.as_deref(), command.name.as_str()), (Some("7"), "play"));
    /// assert_eq!(command.words().collect::<Vec<_>>(), ["black", "D4"]);
    /// assert_eq!(Command::read(b"  # nothing"), None);
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
    use super::Command;

    fn read(line: &[u8]) -> Option<(String, String)> {
        Command::read(line).map(|command| (command.name, command.arguments))
    }

    #[test]
    fn what_is_not_for_the_reader_is_dropped() {
        for (line, name, arguments) in [
            (&b"na\x07me\r"[..], "name", ""),
            (b"\x1b[2Jname", "[2Jname", ""),
            (b"play b D4# a comment # and more", "play", "b D4"),
            (b"n\xffme", "n\u{fffd}me", ""),
        ] {
            assert_eq!(read(line), Some((name.to_owned(), arguments.to_owned())));
        }
        assert_eq!(read(b" \x01 # 1 name"), None);
    }
}
