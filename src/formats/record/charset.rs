use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE};

use super::{Repair, RepairAt};

/// How far from the start the name of the charset is looked for.
const HEAD: usize = 4096;

/// Labels as Windows and Python have them, which the list of the WHATWG does not have.
const LABELS: &[(&str, &str)] = &[
    ("cp949", "euc-kr"),
    ("uhc", "euc-kr"),
    ("euc_kr", "euc-kr"),
    ("cp936", "gbk"),
    ("ms936", "gbk"),
    ("cp932", "shift_jis"),
    ("cp950", "big5"),
    ("latin-1", "windows-1252"),
    ("utf_8", "utf-8"),
];

/// A record as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The charset in which it was read, by its usual name.
    pub charset: &'static str,
    /// What was repaired; offsets are in the bytes.
    pub repairs: Vec<RepairAt>,
    encoding: &'static Encoding,
    /// Bytes of a mark before the text.
    mark: usize,
    /// Whether some bytes mean nothing in the charset.
    is_broken: bool,
}

/// The bytes from the first that is neither part of a byte order mark nor blank.
pub(crate) fn text_start(bytes: &[u8]) -> &[u8] {
    let mark = Encoding::for_bom(bytes).map_or(0, |(_, mark)| mark);
    let text = &bytes[mark..];
    let start = text.iter().position(|byte| !byte.is_ascii_whitespace() && *byte != 0);
    &text[start.unwrap_or(text.len())..]
}

/// Finds the charset of a record, by its byte order mark, by the name that it gives in `CA`, or by looking at it, and
/// decodes it.
///
/// Nothing is tokenised before that: in `Shift_JIS`, GBK and Big5 the second byte of a letter may be a bracket.
///
/// ```
/// use gyega::formats::record::decode;
///
/// let korean = b"(;GM[1]CA[cp949]PB[\xc0\xcc\xc3\xa2\xc8\xa3])";
/// let decoded = decode(korean);
/// assert!(decoded.text.contains("PB[이창호]"));
/// assert_eq!((decoded.charset, decoded.repairs.len()), ("EUC-KR", 0));
/// ```
pub fn decode(bytes: &[u8]) -> Decoded {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return read(bytes, encoding, mark, None);
    }
    let Some((at, label)) = named(bytes) else {
        let is_utf_8 = std::str::from_utf8(bytes).is_ok();
        let guessed = RepairAt { at: 0, repair: Repair::GuessedCharset };
        return read(bytes, guess(bytes), 0, (!is_utf_8).then_some(guessed));
    };
    let Some(encoding) = of_label(&label) else {
        return read(bytes, guess(bytes), 0, Some(RepairAt { at, repair: Repair::UnknownCharset }));
    };
    // The name is written in single bytes, so that the text cannot be of two.
    if encoding == UTF_16LE || encoding == UTF_16BE {
        return read(bytes, guess(bytes), 0, Some(RepairAt { at, repair: Repair::WrongCharset }));
    }
    let decoded = read(bytes, encoding, 0, None);
    match instead(&decoded, bytes) {
        Some(other) => read(bytes, other, 0, Some(RepairAt { at: 0, repair: Repair::WrongCharset })),
        None => decoded,
    }
}

/// The charset of a text that was not written in the one it names, as far as its bytes show it: Tygem in UTF-8 under
/// the name of EUC-KR.
fn instead(named: &Decoded, bytes: &[u8]) -> Option<&'static Encoding> {
    if named.encoding != UTF_8
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        // Many programs write UTF-8 whatever the record says. Its letters of three bytes and more do not come about by
        // chance in charsets of two bytes, and those of two bytes not in charsets of one.
        let proves = |letter| letter >= '\u{800}' || named.encoding.is_single_byte() && !char::is_ascii(&letter);
        return (named.is_broken && !text.is_ascii() || text.chars().any(proves)).then_some(UTF_8);
    }
    // Some broken letters among others are broken; where most are, the text is of another charset that has letters for
    // all of them. One of single bytes has letters for everything and so proves nothing.
    let broken = named.text.matches(char::REPLACEMENT_CHARACTER).count();
    let letters = named.text.chars().filter(|letter| !letter.is_ascii()).count();
    let other = (named.is_broken && broken * 2 > letters).then(|| guess(bytes))?;
    (!other.is_single_byte() && !read(bytes, other, 0, None).is_broken).then_some(other)
}

/// The charset that a text looks like: `MultiGo` writes GBK and names none.
fn guess(bytes: &[u8]) -> &'static Encoding {
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Allow)
}

fn read(bytes: &[u8], encoding: &'static Encoding, mark: usize, repaired: Option<RepairAt>) -> Decoded {
    let (text, is_broken) = encoding.decode_without_bom_handling(&bytes[mark..]);
    let broken = is_broken.then_some(RepairAt { at: 0, repair: Repair::BrokenText });
    let repairs = repaired.into_iter().chain(broken).collect();
    Decoded { text: text.into_owned(), charset: encoding.name(), repairs, encoding, mark, is_broken }
}

/// Whether in the charset of this name the second byte of a letter may be a bracket or a backslash.
pub fn has_brackets_in_letters(label: &str) -> bool {
    of_label(label).is_some_and(|encoding| [SHIFT_JIS, GBK, GB18030, BIG5].contains(&encoding))
}

fn of_label(label: &str) -> Option<&'static Encoding> {
    let label = label.trim().to_ascii_lowercase();
    let known = LABELS.iter().find(|(alias, _)| *alias == label).map_or(label.as_str(), |(_, known)| *known);
    // Browsers know some labels only to refuse their text.
    Encoding::for_label_no_replacement(known.as_bytes())
}

/// The value of `CA` and where it stands, unless it is empty. It is looked for in the bytes, as nothing is known of
/// them yet.
fn named(bytes: &[u8]) -> Option<(usize, Cow<'_, str>)> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let value = |at: usize| {
        let is_own_name = at.checked_sub(1).is_none_or(|before| !head[before].is_ascii_alphabetic());
        let rest = head[at..].strip_prefix(b"CA")?;
        rest.trim_ascii_start().strip_prefix(b"[").filter(|_| is_own_name)
    };
    let value = (0..head.len()).find_map(value)?;
    let at = head.len() - value.len();
    let label = String::from_utf8_lossy(&value[..value.iter().position(|byte| *byte == b']')?]);
    (!label.trim().is_empty()).then_some((at, label))
}

impl Decoded {
    /// A text whose charset is known; a mark of the order of bytes is left out.
    pub fn of_text(text: &str) -> Self {
        let mark = text.len() - text.trim_start_matches('\u{feff}').len();
        let text = text[mark..].to_owned();
        Self { text, charset: UTF_8.name(), repairs: Vec::new(), encoding: UTF_8, mark, is_broken: false }
    }

    /// The offset in the text of one in the bytes.
    pub(crate) fn offset_in_text(&self, bytes: &[u8], at: usize) -> usize {
        let before = bytes.get(self.mark..at).unwrap_or_default();
        self.encoding.decode_without_bom_handling(before).0.len()
    }

    /// The offsets in the bytes of offsets in the text, which come in their order.
    pub fn offsets(&self, bytes: &[u8], in_text: impl IntoIterator<Item = usize>) -> Vec<usize> {
        if self.encoding == UTF_8 && !self.is_broken {
            return in_text.into_iter().map(|at| at + self.mark).collect();
        }
        let bytes = bytes.get(self.mark..).unwrap_or_default();
        let mut decoder = self.encoding.new_decoder_without_bom_handling();
        let (mut read, mut written, mut buffer) = (0, 0, [0; 32]);
        let byte_at = |at: usize| {
            while written <= at && read < bytes.len() {
                written += decoder.decode_to_utf8(&bytes[read..=read], &mut buffer, false).2;
                read += 1;
            }
            read.saturating_sub(1) + self.mark
        };
        in_text.into_iter().map(byte_at).collect()
    }
}
