//! Rust source as names and marks with their lines; comments and literals are left out.

/// A name, `::`, or one other character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) line: usize,
}

/// The tokens of a source file, in order.
pub(super) fn read(source: &str) -> Vec<Token> {
    let characters: Vec<char> = source.chars().collect();
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut at = 0;
    while at < characters.len() {
        let rest = &characters[at..];
        let length = silent(rest);
        if length > 0 {
            line += rest[..length].iter().filter(|character| **character == '\n').count();
            at += length;
            continue;
        }
        let length = match rest {
            [first, ..] if is_name(*first) => rest.iter().take_while(|character| is_name(**character)).count(),
            [':', ':', ..] => 2,
            _ => 1,
        };
        tokens.push(Token { text: rest[..length].iter().collect(), line });
        at += length;
    }
    tokens
}

/// How many characters of white space, comment, literal or lifetime stand here; 0 if something else does.
fn silent(rest: &[char]) -> usize {
    match rest {
        [first, ..] if first.is_whitespace() => 1,
        ['/', '/', ..] => rest.iter().take_while(|character| **character != '\n').count(),
        ['/', '*', ..] => block_comment(rest),
        ['"', ..] => quoted(rest, '"'),
        ['b' | 'c', '"', ..] => 1 + quoted(&rest[1..], '"'),
        ['b', '\'', ..] => 1 + quoted(&rest[1..], '\''),
        ['\'', '\\', ..] | ['\'', _, '\'', ..] => quoted(rest, '\''),
        ['\'', ..] => 1 + rest[1..].iter().take_while(|character| is_name(**character)).count(),
        ['b' | 'c', 'r', '"' | '#', ..] => 1 + raw(&rest[1..]).max(1),
        ['r', '"' | '#', ..] => raw(rest),
        [first, ..] if is_name(*first) => 0,
        _ => 0,
    }
}

fn block_comment(rest: &[char]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn quoted(rest: &[char], quote: char) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != quote {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}

/// The length of `r#"…"#`; of `r#` alone where a raw name follows.
fn raw(rest: &[char]) -> usize {
    let marks = rest[1..].iter().take_while(|character| **character == '#').count();
    if rest.get(1 + marks) != Some(&'"') {
        return 1 + marks;
    }
    let mut end = vec!['"'];
    end.resize(1 + marks, '#');
    let body = &rest[2 + marks..];
    let found = (0..body.len()).find(|start| body[*start..].starts_with(&end));
    found.map_or(rest.len(), |start| 2 + marks + start + end.len())
}

fn is_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

#[test]
fn literals_and_comments_leave_no_token_and_keep_the_lines() {
    let source = "a /* b\n */ c \"d\n\\\" e\" 'f' '\\'' &'g h::i r\"j\n\" r#\"k\"#l br#\"m\"# b\"n\" r#use\n// o\nbar";
    let read: Vec<(String, usize)> = read(source).into_iter().map(|token| (token.text, token.line)).collect();
    let expected = [("a", 1), ("c", 2), ("&", 3), ("h", 3), ("::", 3), ("i", 3), ("l", 4), ("use", 4), ("bar", 6)];
    assert_eq!(read, expected.map(|(text, line)| (text.to_owned(), line)));
}
