/// The shortest text that is read as the code of a permalink, in characters: shorter ones hold no question.
const CODE_MIN: usize = 16;

/// What stands in a link before a code or behind it.
const BETWEEN: [char; 5] = ['/', '#', '?', '&', '='];

/// The code of a permalink in a text that is one, or a link that holds one: a digit, then letters of base64 for links.
/// Whether it can be opened is not looked at.
///
/// ```
/// use gyega::formats::link::code_in;
///
/// let code = "1EFLQ9AAAAAIQAAAAEABI-5ag";
/// assert_eq!(code_in(&format!(" https://example.org/gyega/#{code}\n")), Some(code));
/// assert_eq!(code_in(&format!("/v1/scores/{code}?language=en&detail=full")), Some(code));
/// assert_eq!(code_in("a/game.sgf"), None);
/// ```
pub fn code_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let is_code = |part: &&str| {
        part.len() >= CODE_MIN && part.starts_with(|first: char| first.is_ascii_digit()) && part.bytes().all(is_letter)
    };
    // An address holds none of these as they are; records, requests and drawings do, and may hold addresses.
    let is_other =
        |letter: char| letter.is_whitespace() || !letter.is_ascii() || r#"{}[]();,"'<>\^`|"#.contains(letter);
    if text.contains(is_other) { None } else { text.rsplit(BETWEEN).find(is_code) }
}

#[cfg(test)]
mod tests {
    use super::code_in;

    #[test]
    fn what_is_no_code_is_left_to_others() {
        for text in ["", "1", "X.O", "1XO", "(;SZ[5];B[aa])", "https://online-go.com/game/12345", "1 X O X O X O X O X"]
        {
            assert_eq!(code_in(text), None, "{text}");
        }
        assert_eq!(code_in("1AAAAAAAAAAAAAAA.sgf"), None, "a point is no letter of a code");
        assert_eq!(code_in("AAAAAAAAAAAAAAAAAAAA"), None, "no version");
        let with_addresses = [
            r#"{"id":"games/2026112219450000/7","rows":[".XO.",".XO."],"komi":0}"#,
            "(;SZ[3]SO[http://x.org/sgf?id=1234567890abcdef&b=1];B[bb];W[];B[])",
        ];
        assert_eq!(with_addresses.map(code_in), [None, None], "an address in something else");
    }
}
