use std::io::{self, BufRead, Read as _, Write};

use super::commands::run;
use super::{GtpCommand, GtpRefusal, Referee};

/// The longest line, in bytes; what is longer is not kept.
const LINE_MAX: usize = 64 * 1024;

/// Answers commands until `quit` or the end of the input. Each answer is written out before the next line is read.
///
/// ```
/// use gyega::gtp::{RULES_DEFAULT, Referee, serve};
/// use gyega::rules::by_id;
///
/// let mut answers = Vec::new();
/// let mut referee = Referee::new(by_id(RULES_DEFAULT).unwrap().into());
/// serve(&b"1 boardsize 5\n2 play black C3\nplay white C3\n"[..], &mut answers, &mut referee).unwrap();
/// let answers = String::from_utf8(answers).unwrap();
/// assert_eq!(answers, "=1\n\n=2\n\n? illegal move: White may not play at C3: a stone of Black stands there.\n\n");
/// ```
///
/// # Errors
///
/// When reading or writing fails.
pub fn serve(mut input: impl BufRead, output: &mut (impl Write + ?Sized), referee: &mut Referee) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(is_kept) = next_line(&mut input, &mut line)? {
        // What is cut off after a `#` was a comment.
        let is_whole = is_kept || line.contains(&b'#');
        let command = GtpCommand::read(&line);
        let text = match &command {
            Some(command) if is_whole => answer(referee, command),
            None if is_whole => continue,
            _ => {
                let refusal = GtpRefusal::syntax("a line of more than 65536 bytes", "a shorter one");
                reply(command.as_ref().and_then(|command| command.id.as_deref()), Err(refusal))
            }
        };
        output.write_all(text.as_bytes())?;
        output.flush()?;
        if is_whole && command.is_some_and(|command| command.name == "quit") {
            break;
        }
    }
    Ok(())
}

/// Carries a command out and gives the answer as it is sent: `=` or `?`, the id, the text, an empty line.
pub fn answer(referee: &mut Referee, command: &GtpCommand) -> String {
    reply(command.id.as_deref(), run(referee, command))
}

/// No empty line stands within an answer, as an empty line ends it. An answer that is drawn begins on a line of its
/// own.
fn reply(id: Option<&str>, result: Result<String, GtpRefusal>) -> String {
    let (sign, text) = match result {
        Ok(text) => ('=', text),
        Err(refusal) => ('?', refusal.to_string().replace('\n', " ")),
    };
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    if text.starts_with('\n') {
        lines.insert(0, "");
    }
    let text = lines.join("\n");
    let between = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    format!("{sign}{}{between}{text}\n\n", id.unwrap_or_default())
}

/// Puts the next line into `line` and says whether all of it is kept; nothing at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    if input.by_ref().take(LINE_MAX as u64 + 1).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.pop_if(|byte| *byte == b'\n').is_some() || line.len() <= LINE_MAX {
        return Ok(Some(true));
    }
    line.truncate(LINE_MAX);
    input.skip_until(b'\n')?;
    Ok(Some(false))
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::{LINE_MAX, next_line, reply, serve};
    use crate::gtp::{GtpRefusal, RULES_DEFAULT, Referee};
    use crate::rules::by_id;

    fn lines(input: impl Read, buffer: usize) -> Vec<(usize, bool)> {
        let mut reader = BufReader::with_capacity(buffer, input);
        let mut line = Vec::new();
        let mut lines = Vec::new();
        while let Some(is_whole) = next_line(&mut reader, &mut line).expect("memory can be read") {
            lines.push((line.len(), is_whole));
        }
        lines
    }

    #[test]
    fn a_line_that_is_too_long_is_not_kept_and_the_next_is_read() {
        let text = format!("{}\nname\n\nlast", "x".repeat(LINE_MAX + 5));
        for buffer in [1, 7, LINE_MAX, 2 * LINE_MAX] {
            assert_eq!(lines(text.as_bytes(), buffer), [(LINE_MAX, false), (4, true), (0, true), (4, true)]);
        }
        assert_eq!(lines(&b""[..], 8), []);
    }

    #[test]
    fn an_answer_has_no_empty_line_but_its_last() {
        let answer = |text: &str| reply(Some("3"), Ok(text.to_owned()));
        assert_eq!(answer(""), "=3\n\n");
        assert_eq!(answer("a\n\n  \nb\n"), "=3 a\nb\n\n");
        assert_eq!(answer("\na\n\nb"), "=3\na\nb\n\n", "what is drawn begins on its own line");
        assert_eq!(reply(None, Err(GtpRefusal::UnknownCommand)), "? unknown command\n\n");
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        let mut answers = Vec::new();
        let mut referee = Referee::new(by_id(RULES_DEFAULT).expect("built in").into());
        serve(&b"name\n9 quit\nname\n"[..], &mut answers, &mut referee).expect("memory takes every byte");
        assert_eq!(answers, b"= gyega\n\n=9\n\n");
    }
}
