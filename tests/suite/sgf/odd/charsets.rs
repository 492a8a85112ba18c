//! Charsets: named, named wrongly, not named; letters whose bytes are brackets.

use super::{NO_GAME, Odd};

pub(super) const CHARSETS: &[Odd] = &[
    // Every usual label of a charset, and letters in it.
    // Korean: 이창호, 박정환, 신진서, 최정, 서봉수.
    (b"(;SZ[5]CA[EUC-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3];B[aa])", ""),
    (b"(;SZ[5]CA[euc_kr]PB[\xb9\xda\xc1\xa4\xc8\xaf];B[aa])", ""),
    (b"(;SZ[5]CA[KS_C_5601-1987]PB[\xbd\xc5\xc1\xf8\xbc\xad];B[aa])", ""),
    (b"(;SZ[5]CA[ksc5601]PB[\xc3\xd6\xc1\xa4];B[aa])", ""),
    (b"(;SZ[5]CA[korean]PB[\xbc\xad\xba\xc0\xbc\xf6];B[aa])", ""),
    // 조훈현, 유창혁; 똠 is in the letters that cp949 has beyond EUC-KR; 박영훈.
    (b"(;SZ[5]CA[windows-949]PB[\xc1\xb6\xc8\xc6\xc7\xf6];B[aa])", ""),
    (b"(;SZ[5]CA[UHC]PB[\xc0\xaf\xc3\xa2\xc7\xf5];B[aa])", ""),
    (b"(;SZ[5]CA[CP949]PB[\x8cc\xb9\xe6\xb0\xa2\xc7\xcf];B[aa])", ""),
    (b"(;SZ[5]CA[Euc-Kr]PB[\xb9\xda\xbf\xb5\xc8\xc6];B[aa])", ""),
    // Chinese: 柯洁, 聂卫平, 常昊, 古力, 马晓春, 芈昱廷, 唐韦星.
    (b"(;SZ[5]CA[GBK]PB[\xbf\xc2\xbd\xe0];B[aa])", ""),
    (b"(;SZ[5]CA[gb2312]PB[\xc4\xf4\xce\xc0\xc6\xbd];B[aa])", ""),
    (b"(;SZ[5]CA[GB_2312-80]PB[\xb3\xa3\xea\xbb];B[aa])", ""),
    (b"(;SZ[5]CA[x-gbk]PB[\xb9\xc5\xc1\xa6];B[aa])", ""),
    (b"(;SZ[5]CA[chinese]PB[\xc2\xed\xcf\xfe\xb4\xba];B[aa])", ""),
    (b"(;SZ[5]CA[cp936]PB[\xd8\xc2\xea\xc5\xcd\xa2];B[aa])", ""),
    (b"(;SZ[5]CA[MS936]PB[\xcc\xc6\xce\xa4\xd0\xc7];B[aa])", ""),
    (b"(;SZ[5]CA[GB18030]PB[\xbf\xc2\xbd\xe0];B[aa])", ""),
    // A letter of four bytes in GB18030, 𠮷.
    (b"(;SZ[5]CA[gb18030]PB[\x954\xb25\xcc\xef];B[aa])", ""),
    // In the other letters: 張栩, 林海峰, 周俊勳, 王立誠.
    (b"(;SZ[5]CA[Big5]PB[\xb1i\xae\xdd];B[aa])", ""),
    (b"(;SZ[5]CA[big5-hkscs]PB[\xaaL\xae\xfc\xaep];B[aa])", ""),
    (b"(;SZ[5]CA[cn-big5]PB[\xa9P\xabT\xbe\xb1];B[aa])", ""),
    (b"(;SZ[5]CA[CP950]PB[\xa4\xfd\xa5\xdf\xb8\xdb];B[aa])", ""),
    // Japanese: 井山裕太, 武宮正樹, 小林光一, 大竹英雄, 加藤正夫, and in small letters ｲﾔﾏ.
    (b"(;SZ[5]CA[Shift_JIS]PB[\x88\xe4\x8eR\x97T\x91\xbe];B[aa])", ""),
    (b"(;SZ[5]CA[SJIS]PB[\x95\x90\x8b{\x90\xb3\x8e\xf7];B[aa])", ""),
    (b"(;SZ[5]CA[x-sjis]PB[\x8f\xac\x97\xd1\x8c\xf5\x88\xea];B[aa])", ""),
    (b"(;SZ[5]CA[windows-31j]PB[\x91\xe5\x92|\x89p\x97Y];B[aa])", ""),
    (b"(;SZ[5]CA[cp932]PB[\x89\xc1\x93\xa1\x90\xb3\x95v];B[aa])", ""),
    (b"(;SZ[5]CA[MS_Kanji]PB[\xb2\xd4\xcf];B[aa])", ""),
    // 趙治勲, 依田紀基, 高尾紳路.
    (b"(;SZ[5]CA[EUC-JP]PB[\xec\xe4\xbc\xa3\xb7\xae];B[aa])", ""),
    (b"(;SZ[5]CA[x-euc-jp]PB[\xb0\xcd\xc5\xc4\xb5\xaa\xb4\xf0];B[aa])", ""),
    (b"(;SZ[5]CA[ISO-2022-JP]PB[\x1b$B9bHx?BO)\x1b(B];B[aa])", ""),
    // Letters of the West, of Russia and of the middle: Müller, Šikšin, Шикшин.
    (b"(;SZ[5]CA[ISO-8859-1]PB[M\xfcller];B[aa])", ""),
    (b"(;SZ[5]CA[latin1]PB[M\xfcller];B[aa])", ""),
    (b"(;SZ[5]CA[Latin-1]PB[M\xfcller];B[aa])", ""),
    (b"(;SZ[5]CA[Windows-1252]PB[M\xfcller];B[aa])", ""),
    (b"(;SZ[5]CA[US-ASCII]PB[Mueller];B[aa])", ""),
    (b"(;SZ[5]CA[ISO-8859-2]PB[\xa9ik\xb9in];B[aa])", ""),
    (b"(;SZ[5]CA[windows-1251]PB[\xd8\xe8\xea\xf8\xe8\xed];B[aa])", ""),
    (b"(;SZ[5]CA[KOI8-R]PB[\xfb\xc9\xcb\xdb\xc9\xce];B[aa])", ""),
    // UTF-8 in all spellings, and without a name: 이창호, 柯洁, Müller, 🐲.
    (b"(;SZ[5]CA[UTF-8]PB[\xec\x9d\xb4\xec\xb0\xbd\xed\x98\xb8];B[aa])", ""),
    (b"(;SZ[5]CA[utf8]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", ""),
    (b"(;SZ[5]CA[UTF8]PB[M\xc3\xbcller];B[aa])", ""),
    (b"(;SZ[5]CA[utf_8]PB[\xf0\x9f\x90\xb2];B[aa])", ""),
    (b"(;SZ[5]CA[ utf-8 ]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", ""),
    (b"(;SZ[5]PB[\xec\x9d\xb4\xec\xb0\xbd\xed\x98\xb8];B[aa])", ""),
    (b"(;SZ[5]PB[M\xc3\xbcller];B[aa])", ""),
    (b"(;SZ[5]PB[\xf0\x9f\x90\xb2];B[aa])", ""),
    // Blanks in the name of the property, as elsewhere; small letters are no name: 柯洁.
    (b"(;SZ[5]CA\n[GBK]\nPB[\xbf\xc2\xbd\xe0];B[aa])", ""),
    (b"(;SZ[5]ca[gbk]PB[\xbf\xc2\xbd\xe0];B[aa])", "guessed-charset stray-text"),
    // A property that only ends with these letters, and a charset that is not named: 柯洁 in UTF-8.
    (b"(;SZ[5]XCA[gbk]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", ""),
    (b"(;SZ[5]CA[]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", ""),
    (b"(;SZ[5]CA[ ]PB[a];B[aa])", ""),
    (b"(;SZ[5]CA[UTF-8]CA[gbk]PB[a];B[aa])", "repeated-property"),
    // One charset is named, the first.
    (b"(;SZ[5]CA[UTF-8][gbk]PB[a];B[aa])", "unreadable-value"),
    // The second byte of a letter is a bracket or a backslash.
    // Shift_JIS: 表, 十 and 能 end with a backslash, ー with a bracket.
    (b"(;SZ[5]CA[Shift_JIS]PB[\x95\\];B[aa])", ""),
    (b"(;SZ[5]CA[Shift_JIS]PB[\x8f\\\x92i];B[aa])", ""),
    (b"(;SZ[5]CA[Shift_JIS]PB[\x94\\];B[aa])", ""),
    (b"(;SZ[5]CA[Shift_JIS]PB[\x83\x8b\x81[\x83N];B[aa])", ""),
    // Big5: 許, 蓋 and 枯 end with a backslash.
    (b"(;SZ[5]CA[Big5]PB[\xb3\\];B[aa])", ""),
    (b"(;SZ[5]CA[Big5]PB[\xbb\\];B[aa])", ""),
    (b"(;SZ[5]CA[Big5]PB[\xac\\];B[aa])", ""),
    // GBK: 肹 ends with an opening bracket, 肻 with a backslash.
    (b"(;SZ[5]CA[GBK]PB[\xc3[];B[aa])", ""),
    (b"(;SZ[5]CA[GBK]PB[\xc3\\];B[aa])", ""),
    // ISO-2022-JP: all bytes of letters are those of other letters, brackets among them: 碁聖戦, 予.
    (b"(;SZ[5]CA[ISO-2022-JP]C[\x1b$B8k@;@o\x1b(B];B[aa])", ""),
    (b"(;SZ[5]CA[ISO-2022-JP]C[\x1b$BM=\x1b(B];B[aa])", ""),
    (b"(;SZ[5]CA[ISO-2022-JP]C[\x1b$B9bCJ\x1b(B];B[aa])", ""),
    // Marks of the order of bytes settle it, whatever is named: 이창호.
    (b"\xef\xbb\xbf(;SZ[5]PB[\xec\x9d\xb4\xec\xb0\xbd\xed\x98\xb8];B[aa])", ""),
    (b"\xef\xbb\xbf\n\n(;SZ[5];B[aa])", ""),
    (
        b"\xff\xfe(\x00;\x00S\x00Z\x00[\x005\x00]\x00C\x00A\x00[\x00U\x00T\x00F\x00-\x008\x00]\x00P\x00B\x00[\x00=\
          \xd82\xdc]\x00;\x00B\x00[\x00z\x00z\x00]\x00)\x00",
        "off-board",
    ),
    // A second mark is text, and so is one between games.
    (b"\xef\xbb\xbf\xef\xbb\xbf(;SZ[5];B[aa])", "leading-text"),
    (b"(;SZ[5])\xef\xbb\xbf(;SZ[5])", "stray-text several-games"),
    // Charsets that nobody here knows. The text is UTF-8, or what it looks like: 이창호 9단 in EUC-KR.
    (b"(;SZ[5]CA[klingon]PB[a];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[klingon]PB[\xec\x9d\xb4\xec\xb0\xbd\xed\x98\xb8];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[ms949]PB[\xc0\xcc\xc3\xa2\xc8\xa3]BR[9\xb4\xdc];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[UTF-7]PB[a];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[\"UTF-8\"]PB[a];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[none];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[Big5, GBK];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[HZ-GB-2312]PB[~{?B=`~}];B[aa])", "unknown-charset"),
    (b"(;SZ[5]CA[ISO-2022-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3];B[aa])", "unknown-charset"),
    // Where it stands among the other repairs.
    (b"(;CA[klingon];B[aa])", "no-size unknown-charset"),
    (b"text (;SZ[5]CA[klingon];B[zz])", "leading-text unknown-charset off-board"),
    // Named otherwise, but UTF-8: 이세돌, 古力, 井山, 柯洁, Шикшин.
    (b"(;SZ[5]CA[EUC-KR]PB[\xec\x9d\xb4\xec\x84\xb8\xeb\x8f\x8c];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[GB2312]PB[\xe5\x8f\xa4\xe5\x8a\x9b];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[EUC-JP]PB[\xe4\xba\x95\xe5\xb1\xb1];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[ISO-8859-1]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[windows-1252]PB[\xec\x9d\xb4\xec\x84\xb8\xeb\x8f\x8c];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[US-ASCII]PB[\xe5\x8f\xa4\xe5\x8a\x9b];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[KOI8-R]PB[\xd0\xa8\xd0\xb8\xd0\xba\xd1\x88\xd0\xb8\xd0\xbd];B[aa])", "wrong-charset"),
    // The name of the charset is written in single bytes, so that the text is not in this one.
    (b"(;SZ[5]CA[UTF-16]PB[a];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[utf-16le]PB[\xe6\x9f\xaf\xe6\xb4\x81];B[aa])", "wrong-charset"),
    (b"(;SZ[5]CA[UTF-16BE];B[aa])", "wrong-charset"),
    // Bytes that mean nothing: 이 and the first bytes of another, the halves of pairs, bytes that stand for nothing.
    (b"(;SZ[5]CA[UTF-8]PB[\xec\x9d\xb4\xff];B[zz])", "broken-text off-board"),
    (b"(;SZ[5]CA[UTF-8]PB[\xec\x9d\xb4\xec\x9d\xb4\xec\x9d\xb4\xec\x9d\xb4\xed\xa0\x80];B[aa])", "broken-text"),
    // One letter of Latin-1, Müller, proves no other charset.
    (b"(;SZ[5]CA[UTF-8]PB[M\xfcller];B[aa])", "broken-text"),
    (b"\xef\xbb\xbf(;SZ[5]PB[\xec\x9d\xb4\xec];B[aa])", "broken-text"),
    (b"\xef\xbb\xbf(;SZ[5]PB[\xbf\xc2\xbd\xe0];B[aa])", "broken-text"),
    // Half a letter at the end of UTF-16 is replaced, and the mark of that is text behind the game.
    (b"\xff\xfe(\x00;\x00S\x00Z\x00[\x005\x00]\x00;\x00B\x00[\x00a\x00a\x00]\x00)\x00)", "broken-text stray-text"),
    (
        b"\xff\xfe(\x00;\x00S\x00Z\x00[\x005\x00]\x00P\x00B\x00[\x00=\xd8]\x00;\x00B\x00[\x00a\x00a\x00]\x00)\x00",
        "broken-text",
    ),
    (
        b"\xfe\xff\x00(\x00;\x00S\x00Z\x00[\x005\x00]\x00P\x00B\x00[\xdc2\x00]\x00;\x00B\x00[\x00a\x00a\x00]\x00)",
        "broken-text",
    ),
    (b"(;SZ[5]CA[Shift_JIS]PB[\x88\xe4\x8eR\xff];B[aa])", "broken-text"),
    (b"(;SZ[5]CA[GBK]PB[\xbf\xc2\xbd\xe0\xff];B[aa])", "broken-text"),
    (b"(;SZ[5]CA[Big5]PB[\xb1i\xae\xdd\x80];B[aa])", "broken-text"),
    (b"(;SZ[5]CA[EUC-JP]PB[\xb0\xe6\xbb\xb3\xff];B[aa])", "broken-text"),
    // 碁 and half a letter in ISO-2022-JP, all of whose bytes are ASCII, which proves no UTF-8.
    (b"(;SZ[5]CA[ISO-2022-JP];B[aa]C[\x1b$B8k@", "broken-text unclosed-value unclosed"),
    // No charset is named, and the text is no UTF-8; more of them are asserted among the names.
    (
        b"(;GM[1]SZ[5]PB[\xc0\xcc\xc3\xa2\xc8\xa3]C[\xc8\xe6\xc0\xcc [\xc5\xa9\xb0\xd4] \xc0\xaf\xb8\xae\xc7\xcf\
          \xb4\xd9];B[aa];W[bb])",
        "guessed-charset unescaped-bracket",
    ),
    (b"(;PB[\xbf\xc2\xbd\xe0]PW[\xc4\xf4\xce\xc0\xc6\xbd];B[zz])", "guessed-charset no-size off-board"),
    // 조훈현 대국 before the game.
    (
        b"\xc1\xb6\xc8\xc6\xc7\xf6 \xb4\xeb\xb1\xb9 (;SZ[5]PB[\xc1\xb6\xc8\xc6\xc7\xf6];B[aa])",
        "guessed-charset leading-text",
    ),
    // No text of a game, whatever the charset.
    (b"\x1f\x8b\x08\x00\xff\xff\xfe", NO_GAME),
    (b"\xc0\xcc\xc3\xa2\xc8\xa3 \xb4\xeb \xc1\xb6\xc8\xc6\xc7\xf6", NO_GAME),
    (b"\xfe\xff\x00n\x00o\x00 \x00g\x00a\x00m\x00e", NO_GAME),
    (b"(;SZ[26]CA[klingon])", "fault: line 1, column 6: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    (
        b"(;CA[GBK]PB[\xbf\xc2\xbd\xe0]SZ[0])",
        "fault: line 1, column 19: SZ is 0, expected 1 to 25, or two such numbers with a colon",
    ),
];
