use super::json::Json;
use super::problem::ErrorCode;
use super::reader::{Members, Path, RequestReader};
use crate::board::{ByColor, Color, Size};
use crate::position::{End, History, LastPlay, Loser, Replay, Setup};

/// The fields of `history`.
pub(crate) const FIELDS: &[&str] = &[
    "black_plays",
    "white_plays",
    "black_passes",
    "white_passes",
    "black_early_passes",
    "white_early_passes",
    "first_pass",
    "last_play",
    "ended_by",
    "lost_by",
];

const PLAYS: ByColor<&str> = ByColor { black: "black_plays", white: "white_plays" };
const PASSES: ByColor<&str> = ByColor { black: "black_passes", white: "white_passes" };
const EARLY_PASSES: ByColor<&str> = ByColor { black: "black_early_passes", white: "white_early_passes" };

/// Stones captured in play.
pub(crate) fn prisoners(reader: &mut RequestReader, members: Members<'_>) -> ByColor<Option<u32>> {
    let Some((path, json)) = members.field("prisoners") else { return ByColor::default() };
    let Some(members) = reader.members(&path, json, &["black", "white"]) else { return ByColor::default() };
    ByColor::from_fn(|player| count(reader, members, player.as_str(), "a number of stones"))
}

fn count(reader: &mut RequestReader, members: Members<'_>, name: &str, what: &str) -> Option<u32> {
    members.field(name).and_then(|(path, json)| reader.integer(&path, json, 0..=Setup::COUNT_MAX, what))
}

/// What is known of the moves.
pub(crate) fn history(reader: &mut RequestReader, members: Members<'_>, size: Option<Size>) -> History {
    let Some((path, json)) = members.field("history") else { return History::default() };
    let Some(members) = reader.members(&path, json, FIELDS) else { return History::default() };
    let plays = ByColor::from_fn(|player| count(reader, members, PLAYS.get(player), "a number of plays"));
    let passes = ByColor::from_fn(|player| count(reader, members, PASSES.get(player), "a number of passes"));
    let early_passes =
        ByColor::from_fn(|player| count(reader, members, EARLY_PASSES.get(player), "a number of passes"));
    let first_pass = members.field("first_pass").and_then(|(path, json)| {
        let words = [("black", Some(Color::Black)), ("white", Some(Color::White)), ("none", None)];
        reader.word(&path, json, &words)
    });
    let last_play = members.field("last_play").and_then(|(path, json)| read_last_play(reader, &path, json, size));
    let ended_by = members
        .field("ended_by")
        .and_then(|(path, json)| reader.word(&path, json, &End::ALL.map(|end| (end.as_str(), end))));
    let lost_by = members.field("lost_by").and_then(|(path, json)| {
        let words = [("black", Loser::One(Color::Black)), ("white", Loser::One(Color::White)), ("both", Loser::Both)];
        reader.word(&path, json, &words)
    });
    History { plays, passes, early_passes, first_pass, last_play, ended_by, lost_by }
}

/// The last stone played.
pub(crate) fn read_last_play(
    reader: &mut RequestReader,
    path: &Path<'_>,
    json: &Json<'_>,
    size: Option<Size>,
) -> Option<LastPlay> {
    let members = reader.members(path, json, &["player", "point", "captured"])?;
    let point = members.field("point").and_then(|(path, json)| reader.point(&path, json, size));
    let captured = members.field("captured").and_then(|(path, json)| reader.points(&path, json, size));
    let (path, player) = reader.needed(&members, "player", "who made the last play: \"black\" or \"white\"")?;
    let player = reader.player(&path, player)?;
    Some(LastPlay { player, point, captured })
}

/// The setup at the end of a replayed game. Where the record is complete, given numbers must agree with it.
pub(crate) fn replayed(
    reader: &mut RequestReader,
    record_handicap: Option<u16>,
    replay: &Replay,
    handicap: Option<u16>,
    given: &History,
    prisoners: ByColor<Option<u32>>,
) -> Setup {
    let mut setup = replay.setup(record_handicap);
    setup.history.ended_by = given.ended_by;
    setup.history.lost_by = given.lost_by;
    let root = Path::ROOT;
    let history = root.name("history");
    if let (Some(last), Some(replayed)) = (given.last_play, replay.history.last_play) {
        let agrees = last.player == replayed.player
            && (last.point.is_none() || last.point == replayed.point)
            && (last.captured.is_none() || last.captured == replayed.captured);
        if !agrees {
            let point = replayed.point.map_or_else(|| "a self-capture".to_owned(), |point| point.to_string());
            let (player, captured) = (replayed.player, replayed.captured.unwrap_or_default().to_string());
            let expected = format!("the last play of the moves: {player} {point}, capturing [{captured}]");
            reader.fault(&history.name("last_play"), ErrorCode::Contradiction, "another play", expected);
        }
    }
    if record_handicap.is_none() || !replay.is_whole {
        // What came before the first board, or what was changed by hand, is unknown: the numbers of the request stand.
        setup.handicap = record_handicap.or(handicap);
        setup.prisoners = prisoners;
        if let (Some(found), Some(set)) = (handicap, record_handicap)
            && found.max(1) != set.max(1)
        {
            let expected = format!("{set}, as the record shows");
            reader.fault(&root.name("handicap"), ErrorCode::Contradiction, found.to_string(), expected);
        }
        for player in Color::BOTH {
            let captured = *replay.prisoners.get(player);
            let least = captured.saturating_sub(*replay.set_by_hand.get(!player));
            if let Some(found) = prisoners.get(player).filter(|found| *found < least) {
                let expected = format!("at least {least}, which the moves captured");
                let path = root.name("prisoners");
                reader.fault(&path.name(player.as_str()), ErrorCode::Contradiction, found.to_string(), expected);
            }
        }
        setup.history = History { last_play: setup.history.last_play.or(given.last_play), ..*given };
        return setup;
    }
    let mut agree = |path: &Path<'_>, found: Option<u32>, expected: Option<u32>| {
        if let (Some(found), Some(expected)) = (found, expected)
            && found != expected
        {
            let expected = format!("{expected}, as the moves give");
            reader.fault(path, ErrorCode::Contradiction, found.to_string(), expected);
        }
    };
    // One handicap stone is none, so 0 and 1 agree.
    let stones = |count: Option<u16>| count.map(|count| if count < 2 { 0 } else { u32::from(count) });
    agree(&root.name("handicap"), stones(handicap), stones(record_handicap));
    for player in Color::BOTH {
        let replayed = Some(*replay.prisoners.get(player));
        agree(&root.name("prisoners").name(player.as_str()), *prisoners.get(player), replayed);
        agree(&history.name(PLAYS.get(player)), *given.plays.get(player), *replay.history.plays.get(player));
        agree(&history.name(PASSES.get(player)), *given.passes.get(player), *replay.history.passes.get(player));
        let early = (given.early_passes.get(player), replay.history.early_passes.get(player));
        agree(&history.name(EARLY_PASSES.get(player)), *early.0, *early.1);
    }
    if let (Some(found), Some(expected)) = (given.first_pass, replay.history.first_pass)
        && found != expected
    {
        let name = |player: Option<Color>| player.map_or("none", Color::as_str);
        let expected = format!("{expected:?}, as the moves give", expected = name(expected));
        let found = format!("{:?}", name(found));
        reader.fault(&history.name("first_pass"), ErrorCode::Contradiction, found, expected);
    }
    if given.last_play.is_some() && replay.history.last_play.is_none() {
        let expected = "no last play: the moves are passes only";
        reader.fault(&history.name("last_play"), ErrorCode::Contradiction, "a last play", expected);
    }
    setup
}
