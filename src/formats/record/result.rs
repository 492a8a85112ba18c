use crate::board::Color;
use crate::position::{End, RecordedResult};
use crate::rules::Amount;

/// Names of the players.
const PLAYERS: [(&str, Color); 7] = [
    ("black", Color::Black),
    ("黑", Color::Black),
    ("黒", Color::Black),
    ("흑", Color::Black),
    ("white", Color::White),
    ("白", Color::White),
    ("백", Color::White),
];

/// What is said behind a player who wins, and how the game ended where that says so.
const WINS: [(&str, Option<End>); 6] = [
    // IGS and its clients.
    ("wins", None),
    ("wins by resignation", Some(End::Resignation)),
    // Chinese and Japanese collections, and Tygem.
    ("中盘胜", Some(End::Resignation)),
    ("中盤勝", Some(End::Resignation)),
    ("中押し勝ち", Some(End::Resignation)),
    ("불계승", Some(End::Resignation)),
];

/// Reads a result that is written in the words of servers and collections that do not write it as SGF has it; nothing
/// where what is meant is not certain.
pub(crate) fn result_in_words(text: &str) -> Option<RecordedResult> {
    let text = text.trim().to_ascii_lowercase();
    let (winner, rest) = PLAYERS.iter().find_map(|(name, player)| Some((*player, text.strip_prefix(name)?.trim())))?;
    if let Some((_, end)) = WINS.iter().find(|(words, _)| *words == rest) {
        return Some(RecordedResult::Win { winner, end: *end });
    }
    let by = rest.strip_prefix("wins by ").map_or_else(|| points(rest).or_else(|| zi(rest)), Amount::parse)?;
    (by > Amount::ZERO).then_some(RecordedResult::Lead { winner, by })
}

/// A lead in Japanese or Korean, or in points in Chinese: `2目半勝`, `3집반승`, `胜4目半`.
fn points(text: &str) -> Option<Amount> {
    let text = text.strip_suffix(['勝', '승']).or_else(|| text.strip_prefix(['胜', '勝']))?.trim();
    let whole = text.strip_suffix(['半', '반']);
    let half = if whole.is_some() { Amount::half_points(1) } else { Amount::ZERO };
    Some(Amount::parse(whole.unwrap_or(text).strip_suffix(['目', '집'])?)? + half)
}

/// A lead in zi, as Chinese collections tell it: `胜3.75子`, `胜3又3/4子`. One zi is a lead of two points. More zi than
/// half the board are what one player counts.
fn zi(text: &str) -> Option<Amount> {
    let number = text.strip_prefix(['胜', '勝'])?.trim().strip_suffix('子')?.trim();
    let (whole, part) = match number.split_once('又') {
        Some((whole, part)) => (Amount::parse(whole)?, part),
        None if number.contains('/') => (Amount::ZERO, number),
        None => (Amount::parse(number)?, ""),
    };
    let quarters = ["", "1/4", "1/2", "3/4"].iter().position(|known| *known == part)?;
    let lead = whole + whole + Amount::half_points(quarters as i32);
    (lead <= Amount::points(361)).then_some(lead)
}
