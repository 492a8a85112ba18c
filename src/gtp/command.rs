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
