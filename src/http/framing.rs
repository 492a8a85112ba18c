use super::door::REQUEST_ID;
use crate::phrase::{Phrase, phrase};
use crate::render::Language;
use crate::wire::{Code, Problem};

/// What is written in place of an answer that the parser of HTTP gave: the same with a problem as its body. Such an answer is a head
/// without the id that every answer of ours bears. Nothing for any other bytes.
pub(super) fn told(written: &[u8]) -> Option<Vec<u8>> {
    // Most of what is written is told from it by its first bytes.
    let status = written.strip_prefix(b"HTTP/1.1 4")?.get(..2)?;
    let (code, detail): (Code, Phrase) = match status {
        b"00" => (Code::InvalidHttp, phrase!("the request is not framed as HTTP asks")),
        b"08" => (Code::Timeout, phrase!("the head of the request did not arrive in time")),
        b"31" => (Code::TooLarge, phrase!("the head of the request is too long")),
        _ => return None,
    };
    let head = std::str::from_utf8(written).ok()?.strip_suffix("\r\n\r\n")?;
    let mut lines = head.split("\r\n");
    let first = lines.next()?;
    let (mut kept, mut is_empty) = (String::new(), false);
    for line in lines {
        let name = line.split(':').next().unwrap_or_default();
        if line.is_empty() || name.eq_ignore_ascii_case(REQUEST_ID.as_str()) {
            return None;
        }
        if name.eq_ignore_ascii_case("content-length") {
            is_empty = line.ends_with(" 0");
        } else if !name.eq_ignore_ascii_case("connection") {
            kept.push_str(line);
            kept.push_str("\r\n");
        }
    }
    if !is_empty {
        return None;
    }
    let status = first.split(' ').nth(1)?.parse().ok()?;
    let body = Problem { status, ..Problem::new(Language::En, code, &detail) }.to_json();
    let head = format!(
        "{first}\r\n{kept}content-type: {}\r\ncontent-length: {}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n",
        Problem::MEDIA_TYPE,
        body.len()
    );
    Some([head.into_bytes(), body].concat())
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn what_the_parser_answers_gets_a_problem() {
        for (status, code) in [("400 Bad Request", "invalid-http"), ("408 Request Timeout", "timeout")] {
            let written = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\ndate: now\r\n\r\n");
            let told = String::from_utf8(told(written.as_bytes()).expect("it has a body")).expect("text");
            let (head, body) = told.split_once("\r\n\r\n").expect("a head and a body");
            assert!(head.starts_with(&format!("HTTP/1.1 {status}\r\ndate: now\r\n")), "{head}");
            assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{head}");
            let problem: serde_json::Value = serde_json::from_str(body).expect("JSON");
            assert_eq!(
                (&problem["code"], &problem["status"]),
                (&code.into(), &status[..3].parse::<u16>().expect("3").into())
            );
        }
    }

    #[test]
    fn what_we_answer_stays_as_it_is() {
        for written in [
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nx-request-id: 1\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
            "HTTP/1.1 400 Bad",
            "HTTP/1.1 4",
            "",
        ] {
            assert_eq!(told(written.as_bytes()), None, "{written:?}");
        }
    }
}
