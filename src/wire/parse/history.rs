use crate::board::{ByColor, Color, Size};
use crate::position::{History, LastPlay, Replay, Setup};
use crate::wire::checker::RequestChecker;
use crate::wire::reader::Path;
use crate::wire::{Count, HistoryRequest, LastPlayRequest, Prisoners, Whole};
use crate::words::Word as _;

impl From<Prisoners> for ByColor<Option<u32>> {
    fn from(Prisoners { black, white }: Prisoners) -> Self {
        ByColor { black, white }.map(|count: Option<Count>| count.map(|Whole(count)| count))
    }
}

impl From<ByColor<Option<u32>>> for Prisoners {
    fn from(prisoners: ByColor<Option<u32>>) -> Self {
        let ByColor { black, white } = prisoners.map(|count| count.map(Whole));
        Self { black, white }
    }
}

impl From<HistoryRequest> for History {
    fn from(request: HistoryRequest) -> Self {
        let pair = |black, white| ByColor::from(Prisoners { black, white });
        Self {
            plays: pair(request.black_plays, request.white_plays),
            passes: pair(request.black_passes, request.white_passes),
            early_passes: pair(request.black_early_passes, request.white_early_passes),
            first_pass: request.first_pass,
            last_play: request.last_play.map(LastPlay::from),
            ended_by: request.ended_by,
            lost_by: request.lost_by,
        }
    }
}

impl From<History> for HistoryRequest {
    fn from(history: History) -> Self {
        let [plays, passes, early] = [history.plays, history.passes, history.early_passes].map(Prisoners::from);
        Self {
            black_plays: plays.black,
            white_plays: plays.white,
            black_passes: passes.black,
            white_passes: passes.white,
            black_early_passes: early.black,
            white_early_passes: early.white,
            first_pass: history.first_pass,
            last_play: history.last_play.map(LastPlayRequest::from),
            ended_by: history.ended_by,
            lost_by: history.lost_by,
        }
    }
}

impl From<LastPlayRequest> for LastPlay {
    fn from(LastPlayRequest { player, point, captured }: LastPlayRequest) -> Self {
        Self { player, point, captured }
    }
}

impl From<LastPlay> for LastPlayRequest {
    fn from(LastPlay { player, point, captured }: LastPlay) -> Self {
        Self { captured, player, point }
    }
}

/// Notes what of a last play is off the board.
pub(crate) fn check_last_play(
    checker: &mut RequestChecker<'_>,
    path: &Path<'_>,
    last: &LastPlayRequest,
    size: Option<Size>,
) {
    if let Some(point) = last.point {
        checker.check_point(size, &path.name("point"), point);
    }
    if let Some(points) = last.captured {
        checker.check_points(size, &path.name("captured"), points);
    }
}

/// The setup at the end of a replayed game. Where the record is complete, numbers that are told must agree with it.
pub(crate) fn setup_of_replay(
    checker: &mut RequestChecker<'_>,
    shown_handicap: Option<u16>,
    replay: &Replay,
    told: &Setup,
) -> Setup {
    let mut setup = replay.setup(shown_handicap);
    setup.history.ended_by = told.history.ended_by;
    setup.history.lost_by = told.history.lost_by;
    if let (Some(last), Some(replayed)) = (told.history.last_play, replay.history.last_play) {
        check_replayed_play(checker, &last, &replayed);
    }
    if let Some(handicap) = shown_handicap.filter(|_| replay.is_made_by_moves) {
        check_whole_replay(checker, handicap, replay, told);
        return setup;
    }
    // What came before the first board, or what was changed by hand, is unknown: the numbers of the request stand.
    setup.handicap = shown_handicap.or(told.handicap);
    setup.prisoners = told.prisoners;
    setup.history = History { last_play: setup.history.last_play.or(told.history.last_play), ..told.history };
    if let (Some(found), Some(set)) = (told.handicap, shown_handicap)
        && found.max(1) != set.max(1)
    {
        checker.contradiction(&Path::field("handicap"), found, format!("{set}, as the record shows"));
    }
    for player in Color::BOTH {
        let captured = *replay.prisoners.get(player);
        let least = captured.saturating_sub(*replay.set_by_hand.get(!player));
        if let Some(found) = told.prisoners.get(player).filter(|found| *found < least) {
            let expected = format!("at least {least}, which the moves captured");
            checker.contradiction(&Path::field("prisoners").name(player.as_str()), found, expected);
        }
    }
    setup
}

fn check_replayed_play(checker: &mut RequestChecker<'_>, last: &LastPlay, replayed: &LastPlay) {
    let agrees = last.player == replayed.player
        && (last.point.is_none() || last.point == replayed.point)
        && (last.captured.is_none() || last.captured == replayed.captured);
    if !agrees {
        let point = replayed.point.map_or_else(|| "a self-capture".to_owned(), |point| point.to_string());
        let (player, captured) = (replayed.player, replayed.captured.unwrap_or_default());
        let expected = format!("the last play of the moves: {player} {point}, capturing [{captured}]");
        checker.contradiction(&Path::field("history").name("last_play"), "another play", expected);
    }
}

/// Notes what is told otherwise than the moves of a whole game give it.
fn check_whole_replay(checker: &mut RequestChecker<'_>, shown_handicap: u16, replay: &Replay, told: &Setup) {
    let (history, given) = (Path::field("history"), &told.history);
    let mut agree = |path: &Path<'_>, found: Option<u32>, expected: Option<u32>| {
        if let (Some(found), Some(expected)) = (found, expected)
            && found != expected
        {
            checker.contradiction(path, found, format!("{expected}, as the moves give"));
        }
    };
    // One handicap stone is none, so 0 and 1 agree.
    let stones = |count: u16| if count < 2 { 0 } else { u32::from(count) };
    agree(&Path::field("handicap"), told.handicap.map(stones), Some(stones(shown_handicap)));
    for player in Color::BOTH {
        let replayed = Some(*replay.prisoners.get(player));
        agree(&Path::field("prisoners").name(player.as_str()), *told.prisoners.get(player), replayed);
        for (what, given, replayed) in [
            ("plays", given.plays, replay.history.plays),
            ("passes", given.passes, replay.history.passes),
            ("early_passes", given.early_passes, replay.history.early_passes),
        ] {
            agree(&history.name(&format!("{player}_{what}")), *given.get(player), *replayed.get(player));
        }
    }
    if let (Some(found), Some(expected)) = (given.first_pass, replay.history.first_pass)
        && found != expected
    {
        let expected = format!("{:?}, as the moves give", expected.word());
        checker.contradiction(&history.name("first_pass"), format!("{:?}", found.word()), expected);
    }
    if given.last_play.is_some() && replay.history.last_play.is_none() {
        let expected = "no last play: the moves are passes only";
        checker.contradiction(&history.name("last_play"), "a last play", expected);
    }
}
