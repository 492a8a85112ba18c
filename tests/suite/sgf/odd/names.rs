//! Names in every charset, and that the brackets around them are found.

use super::games::OddGame;
use super::games::Told::{Black, Charset, Moves, Repairs, Rules, White};

/// In charsets that are not named: each is guessed, and nothing else is repaired.
pub(in crate::sgf) const GUESSED: &[OddGame] = &[
    (
        "two Koreans and a title in EUC-KR, not named",
        b"(;GM[1]SZ[5]PB[\xc0\xcc\xc3\xa2\xc8\xa3]PW[\xc1\xb6\xc8\xc6\xc7\xf6]EV[\xc1\xa61\xb1\xe2 \xb1\xb9\xbc\xf6\
          \xc0\xfc \xb0\xe1\xbd\xc2]RE[B+R];B[aa];W[bb])",
        &[(Black, "|이창호|"), (White, "|조훈현|"), (Charset, "EUC-KR"), (Moves, "B A5, W B4")],
    ),
    (
        "two Koreans in EUC-KR, not named",
        b"(;GM[1]SZ[5]PB[\xb9\xda\xc1\xa4\xc8\xaf]PW[\xbd\xc5\xc1\xf8\xbc\xad];B[aa];W[bb])",
        &[(Black, "|박정환|"), (White, "|신진서|"), (Charset, "EUC-KR"), (Moves, "B A5, W B4")],
    ),
    (
        "two Chinese and a league in GBK, not named",
        b"(;GM[1]SZ[5]PB[\xbf\xc2\xbd\xe0]PW[\xc4\xf4\xce\xc0\xc6\xbd]EV[\xd6\xd0\xb9\xfa\xce\xa7\xc6\xe5\xbc\xd7\
          \xbc\xb6\xc1\xaa\xc8\xfc];B[aa];W[bb])",
        &[(Black, "|柯洁|"), (White, "|聂卫平|"), (Charset, "GBK"), (Moves, "B A5, W B4")],
    ),
    (
        "two Chinese and their rules in GBK, not named",
        b"(;GM[1]SZ[5]PB[\xc2\xed\xcf\xfe\xb4\xba]PW[\xb3\xa3\xea\xbb]RU[\xd6\xd0\xb9\xfa\xb9\xe6\xd4\xf2];B[aa];W[\
          bb])",
        &[(Black, "|马晓春|"), (White, "|常昊|"), (Rules, "|中国规则|"), (Charset, "GBK"), (Moves, "B A5, W B4")],
    ),
    (
        "two Taiwanese and a title in Big5, not named",
        b"(;GM[1]SZ[5]PB[\xb1i\xae\xdd]PW[\xaaL\xae\xfc\xaep]EV[\xa6W\xa4H\xbe\xd4\xb2\xc4\xa4@\xa7\xbd];B[aa];W[bb])",
        &[(Black, "|張栩|"), (White, "|林海峰|"), (Charset, "Big5"), (Moves, "B A5, W B4")],
    ),
    (
        "two Taiwanese and a comment in Big5, not named",
        b"(;GM[1]SZ[5]PB[\xa9P\xabT\xbe\xb1]PW[\xa4\xfd\xa5\xdf\xb8\xdb]C[\xb6\xc2\xa4\xe8\xa4\xa4\xbdL\xb3\xd3];B[\
          aa];W[bb])",
        &[(Black, "|周俊勳|"), (White, "|王立誠|"), (Charset, "Big5"), (Moves, "B A5, W B4")],
    ),
    (
        "two Japanese and a title in Shift_JIS, not named",
        b"(;GM[1]SZ[5]PB[\x88\xe4\x8eR\x97T\x91\xbe]PW[\x8eR\x89\xba\x8ch\x8c\xe1]EV[\x91\xe6\x8eO\x8f\\\x98Z\x8a\
          \xfa\x8a\xfb\x90\xb9\x90\xed];B[aa];W[bb])",
        &[(Black, "|井山裕太|"), (White, "|山下敬吾|"), (Charset, "Shift_JIS"), (Moves, "B A5, W B4")],
    ),
    (
        "two Japanese and a comment in Shift_JIS, not named",
        b"(;GM[1]SZ[5]PB[\x95\x90\x8b{\x90\xb3\x8e\xf7]PW[\x8f\xac\x97\xd1\x8c\xf5\x88\xea]C[\x82\xb1\x82\xb1\x82\
          \xcd\x88\xea\x8e\xe8\x82\xcc\x89\xbf\x92l\x82\xaa\x82\xa0\x82\xe9];B[aa];W[bb])",
        &[(Black, "|武宮正樹|"), (White, "|小林光一|"), (Charset, "Shift_JIS"), (Moves, "B A5, W B4")],
    ),
    (
        "two Japanese and a comment in EUC-JP, not named",
        b"(;GM[1]SZ[5]PB[\xec\xe4\xbc\xa3\xb7\xae]PW[\xb0\xcd\xc5\xc4\xb5\xaa\xb4\xf0]C[\xa4\xb3\xa4\xb3\xa4\xcf\
          \xb0\xec\xbc\xea\xa4\xce\xb2\xc1\xc3\xcd\xa4\xac\xa4\xa2\xa4\xeb];B[aa];W[bb])",
        &[(Black, "|趙治勲|"), (White, "|依田紀基|"), (Charset, "EUC-JP"), (Moves, "B A5, W B4")],
    ),
    (
        "letters of the West, not named",
        b"(;GM[1]SZ[5]PB[J\xfcrgen M\xfcller]PW[Fran\xe7ois Despr\xe8s];B[aa];W[bb])",
        &[(Black, "|Jürgen Müller|"), (White, "|François Desprès|"), (Moves, "B A5, W B4")],
    ),
    (
        "letters of Russia, not named",
        b"(;GM[1]SZ[5]PB[\xc8\xeb\xfc\xff \xd8\xe8\xea\xf8\xe8\xed]PW[\xc0\xeb\xe5\xea\xf1\xe0\xed\xe4\xf0 \xc4\xe8\
          \xed\xe5\xf0\xf8\xf2\xe5\xe9\xed];B[aa];W[bb])",
        &[
            (Black, "|Илья Шикшин|"),
            (White, "|Александр Динерштейн|"),
            (Charset, "windows-1251"),
            (Moves, "B A5, W B4"),
        ],
    ),
    (
        "brackets in Shift_JIS, not named",
        b"(;GM[1]SZ[5]PB[\x88\xe4\x8eR\x97T\x91\xbe]GN[\x88\xcd\x8c\xe9\x83\\\x83t\x83g\x91\xce\x8b\xc7\x82\xcc\x97\
          \\\x91I\x81A\x94\\\x97\xcd\x82\xcc\x95\\]C[\x82\xb1\x82\xb1\x82\xcd\x88\xea\x8e\xe8\x82\xcc\x89\xbf\x92l\
          \x82\xaa\x82\xa0\x82\xe9];B[aa])",
        &[(Black, "|井山裕太|"), (Moves, "B A5")],
    ),
    (
        "backslashes in Big5, not named",
        b"(;GM[1]SZ[5]PB[\xb3\\\xa5\\\xbb\\]PW[\xaaL\xae\xfc\xaep]EV[\xa6\xa8\xa5\\\xa4j\xbe\xc7\xb3\xf2\xb4\xd1\
          \xa4\xf1\xc1\xc9];B[aa])",
        &[(Black, "|許功蓋|"), (White, "|林海峰|"), (Moves, "B A5")],
    ),
];

pub(in crate::sgf) const NAMES: &[OddGame] = &[
    (
        "a backslash in Shift_JIS",
        b"(;SZ[5]CA[Shift_JIS]PB[\x97\\];B[aa])",
        &[(Black, "|予|"), (Moves, "B A5"), (Repairs, "")],
    ),
    (
        "a closing bracket in Shift_JIS",
        b"(;SZ[5]CA[Shift_JIS]PB[\x8d]\x8c\xcb];B[aa])",
        &[(Black, "|江戸|"), (Moves, "B A5"), (Repairs, "")],
    ),
    (
        "an opening bracket in Shift_JIS",
        b"(;SZ[5]CA[SJIS]PB[\x83\x8b\x81[\x83N];B[aa])",
        &[(Black, "|ルーク|"), (Moves, "B A5")],
    ),
    (
        "a backslash in Big5",
        b"(;SZ[5]CA[Big5]PB[\xa6\xa8\xa5\\];B[aa])",
        &[(Black, "|成功|"), (Moves, "B A5"), (Repairs, "")],
    ),
    ("a closing bracket in GBK", b"(;SZ[5]CA[GBK]PB[\xc3]];B[aa])", &[(Black, "|胅|"), (Moves, "B A5"), (Repairs, "")]),
    ("a backslash in GBK", b"(;SZ[5]CA[gb2312]PB[\xc3\\];B[aa])", &[(Black, "|肻|"), (Moves, "B A5")]),
    (
        "brackets everywhere in ISO-2022-JP",
        b"(;SZ[5]CA[ISO-2022-JP]PB[\x1b$B8k@;@o\x1b(B];B[aa])",
        &[(Black, "|碁聖戦|"), (Moves, "B A5")],
    ),
    (
        "a letter of cp949",
        b"(;SZ[5]CA[cp949]PB[\x8cc\xb9\xe6\xb0\xa2\xc7\xcf];B[aa])",
        &[(Black, "|똠방각하|"), (Moves, "B A5")],
    ),
    (
        "four bytes in GB18030",
        b"(;SZ[5]CA[GB18030]PB[\x954\xb25\xcc\xef];B[aa])",
        &[(Black, "|𠮷田|"), (Moves, "B A5")],
    ),
    (
        "blanks before the charset",
        b"(;SZ[5]CA [gbk]PB[\xbf\xc2\xbd\xe0];B[aa])",
        &[(Black, "|柯洁|"), (Charset, "GBK"), (Repairs, "")],
    ),
    (
        "an unknown charset",
        b"(;SZ[5]CA[ms949]PB[\xc0\xcc\xc3\xa2\xc8\xa3]PW[\xc1\xb6\xc8\xc6\xc7\xf6];B[aa])",
        &[(Black, "|이창호|"), (White, "|조훈현|")],
    ),
    (
        "a charset of seven bits that nobody writes so",
        b"(;SZ[5]CA[ISO-2022-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3]PW[\xc1\xb6\xc8\xc6\xc7\xf6];B[aa])",
        &[(Black, "|이창호|"), (Moves, "B A5")],
    ),
    (
        "UTF-8 that is named EUC-KR",
        b"(;SZ[5]CA[EUC-KR]PB[\xec\x8b\xa0\xec\xa7\x84];B[aa])",
        &[(Black, "|신진|"), (Charset, "UTF-8"), (Repairs, "wrong-charset")],
    ),
    (
        "UTF-8 that is named GBK",
        b"(;SZ[5]CA[GBK]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])",
        &[(Black, "|柯洁|"), (Charset, "UTF-8"), (Repairs, "wrong-charset")],
    ),
    (
        "UTF-8 that is named Shift_JIS",
        b"(;SZ[5]CA[Shift_JIS]PB[\xe4\xba\x95\xe5\xb1\xb1\xe8\xa3\x95\xe5\xa4\xaa];B[aa])",
        &[(Black, "|井山裕太|"), (Charset, "UTF-8"), (Repairs, "wrong-charset")],
    ),
    (
        "UTF-8 that is named Big5",
        b"(;SZ[5]CA[Big5]PB[\xe5\xbc\xb5\xe6\xa0\xa9];B[aa])",
        &[(Black, "|張栩|"), (Charset, "UTF-8"), (Repairs, "wrong-charset")],
    ),
    (
        "UTF-8 that is named ISO-8859-1",
        b"(;SZ[5]CA[ISO-8859-1]PB[M\xc3\xbcller];B[aa])",
        &[(Black, "|Müller|"), (Charset, "UTF-8"), (Repairs, "wrong-charset")],
    ),
    (
        "GBK that is named UTF-8",
        b"(;SZ[5]CA[UTF-8]PB[\xbf\xc2\xbd\xe0]PW[\xc4\xf4\xce\xc0\xc6\xbd]BR[\xbe\xc5\xb6\xce]WR[\xbe\xc5\xb6\xce]R\
          U[\xd6\xd0\xb9\xfa\xb9\xe6\xd4\xf2];B[aa])",
        &[(Black, "|柯洁|"), (White, "|聂卫平|"), (Rules, "|中国规则|"), (Charset, "GBK"), (Repairs, "wrong-charset")],
    ),
    (
        "EUC-KR that is named UTF-8",
        b"(;SZ[5]CA[UTF-8]PB[\xc0\xcc\xc3\xa2\xc8\xa3]PW[\xc1\xb6\xc8\xc6\xc7\xf6]BR[9\xb4\xdc]WR[9\xb4\xdc]GN[\xb1\
          \xb9\xbc\xf6\xc0\xfc \xb5\xb5\xc0\xfc\xb1\xe2];B[aa])",
        &[(Black, "|이창호|"), (White, "|조훈현|"), (Charset, "EUC-KR"), (Repairs, "wrong-charset")],
    ),
    (
        "Shift_JIS that is named UTF-8",
        b"(;SZ[5]CA[UTF-8]PB[\x88\xe4\x8eR\x97T\x91\xbe]PW[\x8eR\x89\xba\x8ch\x8c\xe1]EV[\x91\xe6\x8eO\x8f\\\x98Z\
          \x8a\xfa \x8a\xfb\x90\xb9\x90\xed];B[aa])",
        &[(Black, "|井山裕太|"), (White, "|山下敬吾|"), (Charset, "Shift_JIS"), (Repairs, "wrong-charset")],
    ),
    (
        "a good letter and half of one",
        b"(;SZ[5]CA[UTF-8]PB[\xec\x9d\xb4\xec\x9d];B[aa])",
        &[(Black, "|이\u{fffd}|"), (Moves, "B A5"), (Repairs, "broken-text")],
    ),
    (
        "half a letter before a bracket in EUC-KR",
        b"(;SZ[5]CA[EUC-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3\xc0];B[aa])",
        &[(Black, "|이창호\u{fffd}|"), (Moves, "B A5"), (Repairs, "broken-text")],
    ),
    (
        "UTF-16 from its mark",
        b"\xff\xfe(\x00;\x00S\x00Z\x00[\x005\x00]\x00C\x00A\x00[\x00U\x00T\x00F\x00-\x001\x006\x00]\x00P\x00B\x00[\
          \x00t\xc7=\xcc8\xd6]\x00;\x00B\x00[\x00a\x00a\x00]\x00)\x00",
        &[(Black, "|이창호|"), (Charset, "UTF-16LE"), (Moves, "B A5"), (Repairs, "")],
    ),
    (
        "UTF-16 the other way round",
        b"\xfe\xff\x00(\x00;\x00S\x00Z\x00[\x005\x00]\x00P\x00B\x00[N\x95\\q\x88\xd5Y*\x00]\x00;\x00B\x00[\x00a\x00\
          a\x00]\x00)",
        &[(Black, "|井山裕太|"), (Charset, "UTF-16BE"), (Repairs, "")],
    ),
    (
        "a mark of UTF-8 before another name",
        b"\xef\xbb\xbf(;SZ[5]CA[gbk]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])",
        &[(Black, "|柯洁|"), (Charset, "UTF-8"), (Repairs, "")],
    ),
];
