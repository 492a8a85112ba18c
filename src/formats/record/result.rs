use crate::board::Color;
use crate::position::{End, RecordedResult};
use crate::rules::Amount;

/// Names of the players; of two that begin alike the longer comes first.
const PLAYERS: &[(&str, Color)] = &[
    ("black", Color::Black),
    ("b", Color::Black),
    ("黑方", Color::Black),
    ("黑番", Color::Black),
    ("黑", Color::Black),
    ("黒番", Color::Black),
    ("黒", Color::Black),
    ("흑", Color::Black),
    ("white", Color::White),
    ("w", Color::White),
    ("白方", Color::White),
    ("白番", Color::White),
    ("白", Color::White),
    ("백", Color::White),
];

/// Nobody wins, and the game is over.
const DRAW: &[&str] = &[
    "draw",
    "jigo",
    "tie",
    "和棋",
    "和局",
    "平局",
    "持碁",
    "持棋",
    "ジゴ",
    "じご",
    "引き分け",
    "引分け",
    "引分",
    "무승부",
];

/// There is no result, or the game was broken off.
const VOID: &[&str] = &["void", "noresult", "無勝負", "无胜负", "打ち掛け", "打掛け", "打掛", "무효"];

/// What is said behind a player who wins, and how the game ended where that says so.
const WINS: &[(&str, Option<End>)] = &[
    ("wins", None),
    ("won", None),
    ("胜", None),
    ("勝", None),
    ("勝ち", None),
    ("获胜", None),
    ("獲勝", None),
    ("승", None),
    ("+r", Some(End::Resignation)),
    ("+res", Some(End::Resignation)),
    ("+resign", Some(End::Resignation)),
    ("+t", Some(End::Time)),
    ("+time", Some(End::Time)),
    ("+f", Some(End::Forfeit)),
    ("+forfeit", Some(End::Forfeit)),
    ("winsbyresignation", Some(End::Resignation)),
    ("wonbyresignation", Some(End::Resignation)),
    ("winsbyresign", Some(End::Resignation)),
    ("wonbyresign", Some(End::Resignation)),
    ("中盘胜", Some(End::Resignation)),
    ("中盤勝", Some(End::Resignation)),
    ("中盘", Some(End::Resignation)),
    ("中盤", Some(End::Resignation)),
    ("中押し勝ち", Some(End::Resignation)),
    ("中押し勝", Some(End::Resignation)),
    ("中押勝ち", Some(End::Resignation)),
    ("中押勝", Some(End::Resignation)),
    ("中押し", Some(End::Resignation)),
    ("불계승", Some(End::Resignation)),
    ("불계", Some(End::Resignation)),
    ("winsontime", Some(End::Time)),
    ("wonontime", Some(End::Time)),
    ("winsbytime", Some(End::Time)),
    ("wonbytime", Some(End::Time)),
    ("winsbytimeout", Some(End::Time)),
    ("超时胜", Some(End::Time)),
    ("超時勝", Some(End::Time)),
    ("時間勝ち", Some(End::Time)),
    ("時間勝", Some(End::Time)),
    ("時間切れ勝ち", Some(End::Time)),
    ("時間切れ勝", Some(End::Time)),
    ("시간승", Some(End::Time)),
    ("winsbyforfeit", Some(End::Forfeit)),
    ("wonbyforfeit", Some(End::Forfeit)),
    ("不战胜", Some(End::Forfeit)),
    ("不戰勝", Some(End::Forfeit)),
    ("不戦勝", Some(End::Forfeit)),
    ("反則勝ち", Some(End::Forfeit)),
    ("反則勝", Some(End::Forfeit)),
    ("부전승", Some(End::Forfeit)),
    ("반칙승", Some(End::Forfeit)),
];

/// What is said behind a player who loses.
const LOSES: &[(&str, Option<End>)] = &[
    ("loses", None),
    ("lost", None),
    ("负", None),
    ("負", None),
    ("負け", None),
    ("패", None),
    ("resigns", Some(End::Resignation)),
    ("resigned", Some(End::Resignation)),
    ("losesbyresignation", Some(End::Resignation)),
    ("lostbyresignation", Some(End::Resignation)),
    ("认输", Some(End::Resignation)),
    ("認輸", Some(End::Resignation)),
    ("中盘负", Some(End::Resignation)),
    ("中盤負", Some(End::Resignation)),
    ("中押し負け", Some(End::Resignation)),
    ("中押し負", Some(End::Resignation)),
    ("投了", Some(End::Resignation)),
    ("불계패", Some(End::Resignation)),
    ("losesontime", Some(End::Time)),
    ("lostontime", Some(End::Time)),
    ("losesbytime", Some(End::Time)),
    ("lostbytime", Some(End::Time)),
    ("超时负", Some(End::Time)),
    ("超時負", Some(End::Time)),
    ("超时判负", Some(End::Time)),
    ("超時判負", Some(End::Time)),
    ("時間切れ負け", Some(End::Time)),
    ("時間切れ負", Some(End::Time)),
    ("시간패", Some(End::Time)),
    ("forfeits", Some(End::Forfeit)),
    ("losesbyforfeit", Some(End::Forfeit)),
    ("lostbyforfeit", Some(End::Forfeit)),
    ("不戦敗", Some(End::Forfeit)),
    ("反則負け", Some(End::Forfeit)),
    ("反則負", Some(End::Forfeit)),
    ("부전패", Some(End::Forfeit)),
    ("반칙패", Some(End::Forfeit)),
];

/// What stands before an amount, and whether its player wins.
const BEFORE_AMOUNT: &[(&str, bool)] =
    &[("胜", true), ("勝", true), ("赢", true), ("贏", true), ("负", false), ("負", false)];

/// What stands behind an amount; the longer comes first.
const BEHIND_AMOUNT: &[(&str, bool)] = &[
    ("勝ち", true),
    ("勝", true),
    ("胜", true),
    ("승", true),
    ("負け", false),
    ("負", false),
    ("负", false),
    ("패", false),
];

/// What stands before an amount of points that need not be called so.
const BEFORE_POINTS: &[(&str, bool)] =
    &[("+", true), ("winsby", true), ("wonby", true), ("losesby", false), ("lostby", false)];

/// What is counted, and how many points of the lead one of it is.
const UNITS: &[(&str, i32)] =
    &[("目", 1), ("집", 1), ("points", 1), ("point", 1), ("pts", 1), ("moku", 1), ("子", 2), ("zi", 2)];

/// A lead in words is at most as many points as the usual board has: more is something else, such as the stones of one
/// player.
const LEAD_MAX: Amount = Amount::points(361);

/// Reads a result that is written in Chinese, Japanese, Korean or English words, or in letters of double width; nothing
/// where what is meant is not certain. One zi is a lead of two points.
pub(crate) fn result_in_words(text: &str) -> Option<RecordedResult> {
    let plain = plain(text);
    let text = plain.as_str();
    if DRAW.contains(&text) {
        return Some(RecordedResult::Draw);
    }
    if VOID.contains(&text) {
        return Some(RecordedResult::Void);
    }
    let (player, rest) = PLAYERS.iter().find_map(|(name, player)| Some((*player, text.strip_prefix(name)?)))?;
    let rest = rest.strip_prefix('の').unwrap_or(rest);
    let end_of = |list: &[(&str, Option<End>)]| list.iter().find(|(words, _)| *words == rest).map(|(_, end)| *end);
    if let Some(end) = end_of(WINS) {
        return Some(RecordedResult::Win { winner: player, end });
    }
    if let Some(end) = end_of(LOSES) {
        return Some(RecordedResult::Win { winner: !player, end });
    }
    let (wins, by) = lead(rest)?;
    Some(RecordedResult::Lead { winner: if wins { player } else { !player }, by })
}

/// The letters that count: of the usual width, small, without blanks except between two digits, and without a stop at
/// the end.
pub(crate) fn plain(text: &str) -> String {
    let usual = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    };
    let mut plain = String::with_capacity(text.len());
    let mut is_blank = false;
    for letter in text.trim().chars().map(|letter| usual(letter).to_ascii_lowercase()) {
        if letter.is_whitespace() {
            is_blank = true;
            continue;
        }
        let is_between = letter.is_ascii_digit() && plain.ends_with(|before: char| before.is_ascii_digit());
        if std::mem::take(&mut is_blank) && is_between {
            plain.push(' ');
        }
        plain.push(letter);
    }
    plain.truncate(plain.trim_end_matches(['.', '。', '!']).len());
    plain
}

/// Whether a player wins, and by how much.
fn lead(rest: &str) -> Option<(bool, Amount)> {
    let before = |list: &[(&str, bool)]| list.iter().find_map(|(word, wins)| Some((*wins, rest.strip_prefix(word)?)));
    let behind = || BEHIND_AMOUNT.iter().find_map(|(word, wins)| Some((*wins, rest.strip_suffix(word)?)));
    let (wins, by) = if let Some((wins, points)) = before(BEFORE_POINTS) {
        (wins, amount(points).or_else(|| Amount::parse(points))?)
    } else {
        let (wins, counted) = before(BEFORE_AMOUNT).or_else(behind)?;
        (wins, amount(counted)?)
    };
    (by > Amount::ZERO && by <= LEAD_MAX).then_some((wins, by))
}

/// A number with its unit, in points: `3目半`, `半目`, `14.5目`, `3又3/4子`, `3 3/4 zi`.
fn amount(text: &str) -> Option<Amount> {
    let whole = text.strip_suffix(['半', '반']);
    let (number, points) =
        UNITS.iter().find_map(|(unit, points)| Some((whole.unwrap_or(text).strip_suffix(unit)?, *points)))?;
    let half = if whole.is_some() { 2 } else { 0 };
    Some(Amount::quarters(quarters(number)?.checked_add(half)?.checked_mul(points)?))
}

/// A number in quarters.
fn quarters(number: &str) -> Option<i32> {
    if matches!(number, "半" | "반" | "half" | "halfa") {
        return Some(2);
    }
    let (whole, part) = number.split_once(['又', ' ']).map_or((number, None), |(whole, part)| (whole, Some(part)));
    match part {
        Some(part) => Amount::parse(whole)?.as_quarters().checked_add(fraction(part)?),
        None => fraction(whole).or_else(|| numeral(whole)).or_else(|| Some(Amount::parse(whole)?.as_quarters())),
    }
}

/// `1/4`, `1/2` or `3/4` in quarters.
fn fraction(text: &str) -> Option<i32> {
    match text {
        "1/4" => Some(1),
        "1/2" | "2/4" => Some(2),
        "3/4" => Some(3),
        _ => None,
    }
}

/// A number up to 99 in Chinese numerals, in quarters.
fn numeral(text: &str) -> Option<i32> {
    const DIGITS: &str = "一二三四五六七八九";
    let digit = |text: &str| {
        let place = DIGITS.chars().zip(1..).find(|(digit, _)| text.strip_prefix(*digit) == Some(""));
        place.map(|(_, digit)| digit)
    };
    let number = match text.split_once('十') {
        None => digit(text)?,
        Some((tens, ones)) => {
            let tens = if tens.is_empty() { 1 } else { digit(tens)? };
            tens * 10 + if ones.is_empty() { 0 } else { digit(ones)? }
        }
    };
    Some(number * 4)
}

#[cfg(test)]
mod tests {
    use super::result_in_words;

    fn read(text: &str) -> String {
        result_in_words(text).map_or("unreadable".to_owned(), |result| result.to_string())
    }

    #[test]
    fn results_are_read_in_chinese() {
        for (text, expected) in [
            ("白中盘胜", "W+R"),
            ("黑中盤勝", "B+R"),
            ("黑胜14.5目", "B+14.5"),
            // One zi is half of the gap between the two counts: 3 3/4 zi are 7 1/2 points.
            ("白胜3又3/4子", "W+7.5"),
            ("黑胜3.75子", "B+7.5"),
            ("黑勝 3 3/4 子", "B+7.5"),
            ("黑胜1/4子", "B+0.5"),
            ("白勝半子", "W+1"),
            ("白胜半目", "W+0.5"),
            ("黑负3又1/4子", "W+6.5"),
            ("和棋", "0"),
            ("黑超时负", "W+T"),
            ("白超時勝", "W+T"),
            ("黑方认输", "W+R"),
            ("黑胜", "B+"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn results_are_read_in_japanese() {
        for (text, expected) in [
            ("白中押し勝ち", "W+R"),
            ("黒番中押し勝ち", "B+R"),
            ("黒の中押し勝ち", "B+R"),
            ("黒3目半勝", "B+3.5"),
            ("黒 三目半勝ち", "B+3.5"),
            ("黒十二目勝ち", "B+12"),
            ("白二十目半勝", "W+20.5"),
            ("白半目勝", "W+0.5"),
            ("持碁", "0"),
            ("ジゴ", "0"),
            ("無勝負", "Void"),
            ("打ち掛け", "Void"),
            ("白時間切れ勝ち", "W+T"),
            ("黒時間切れ負け", "W+T"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn results_are_read_in_korean() {
        for (text, expected) in [
            ("백 불계승", "W+R"),
            ("흑 불계승", "B+R"),
            ("흑 3집반 승", "B+3.5"),
            ("흑 2.5집승", "B+2.5"),
            ("백 반집승", "W+0.5"),
            ("무승부", "0"),
            ("백 시간승", "W+T"),
            ("백 시간패", "B+T"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn results_are_read_in_english() {
        for (text, expected) in [
            ("Black wins by 14.5", "B+14.5"),
            ("White won by 2 points.", "W+2"),
            ("Black wins by half a point", "B+0.5"),
            ("White wins by 1 1/4 zi", "W+2.5"),
            ("White wins by resignation", "W+R"),
            ("black resigns", "W+R"),
            ("White loses on time", "B+T"),
            ("Black wins", "B+"),
            ("B+Res.", "B+R"),
            ("No result", "Void"),
            ("B+3子", "B+6"),
            ("W+3.5目", "W+3.5"),
            ("White+R", "W+R"),
            ("Black + 3.5", "B+3.5"),
            ("Ｗ＋3.5 points", "W+3.5"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_not_certain_is_not_read() {
        for text in [
            "",
            "b",
            "bob wins",
            "白",
            // It does not say whether points or zi.
            "黑胜3.75",
            "W+1/2",
            "W+half",
            "B+3 3/4",
            "黒3.5勝",
            // Neither a quarter nor a half, or nothing.
            "黑胜3又1/3子",
            "黑胜0目",
            "黑胜-3目",
            // So many zi are what one player counts on the board.
            "黑胜184又1/4子",
            "黑185子",
            // It does not say who ran out of time, or who gave up.
            "黑超时",
            "白投子",
            "Black wins by 3 stones",
            "Black wins White wins",
            "黑胜11 1/2 3目",
        ] {
            assert_eq!(read(text), "unreadable", "{text}");
        }
    }
}
