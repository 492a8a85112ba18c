//! Bytes of records become text by the character set that they name, or that fits.

use gyega::formats::record::{Repair, decode};

fn repairs(bytes: &[u8]) -> Vec<Repair> {
    decode(bytes).repairs.iter().map(|warning| warning.repair).collect()
}

#[test]
fn marks_names_and_guesses() {
    let with_mark = b"\xef\xbb\xbf(;GM[1]CA[gbk]PB[\xec\x9d\xb4])";
    assert_eq!(decode(with_mark).charset, "UTF-8");
    assert!(decode(with_mark).text.starts_with('('), "the mark is no text");
    // 柯洁 in GBK, under the labels that records use.
    for label in ["gbk", "GB2312", "cp936", "GB18030"] {
        let bytes = [format!("(;CA[{label}]PB[").as_bytes(), b"\xbf\xc2\xbd\xe0])"].concat();
        assert!(decode(&bytes).text.contains("PB[柯洁]"), "{label}");
        assert!(repairs(&bytes).is_empty(), "{label}");
    }
    assert_eq!(repairs(b"(;CA[klingon]PB[a])"), [Repair::UnknownCharset]);
    // Named EUC-KR, written in UTF-8: 이 is three bytes, which are no two letters of EUC-KR.
    assert_eq!(repairs("(;CA[euc-kr]PB[이])".as_bytes()), [Repair::WrongCharset]);
    assert_eq!(repairs(b"(;CA[UTF-8]PB[\xff\xfe\xfd])"), [Repair::BrokenText]);
    assert_eq!(repairs(b"(;CA[UTF-8]PB[plain])"), []);
}

#[test]
fn a_second_byte_that_is_a_bracket_is_part_of_its_letter() {
    // ソ in Shift_JIS ends with a backslash, ゼ with an opening and ー with a closing bracket.
    let bytes = b"(;CA[Shift_JIS]PB[\x83\x5c\x83\x5b\x81\x5b\x83\x5d];B[aa])";
    assert!(decode(bytes).text.contains("PB[ソゼーゾ];B[aa]"));
}

#[test]
fn offsets_lead_back_to_the_bytes() {
    let bytes = b"(;CA[gbk]PB[\xbf\xc2\xbd\xe0]X)";
    let decoded = decode(bytes);
    let at = decoded.text.find('X').expect("it stands there");
    assert_eq!(decoded.offsets(bytes, [0, at]), [0, 17]);
    assert_eq!(bytes[17], b'X');
}
