use super::CodeFault;
use super::bits::{BitReader, Bits};
use super::board::{Field, Units, read_size, read_stones, write_size, write_stones};
use crate::board::{ByColor, Color, Stones};
use crate::position::{Change, End, Game, GameRecord, Move, RecordedResult};

/// What of a record says what is asked: dead stones, rule sets, komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GivenByRecord {
    pub(super) dead: bool,
    pub(super) rules: bool,
    pub(super) komi: bool,
}

/// How a winner won, by number; 0 is a lead, 1 a win of which nothing else is known.
const ENDS: [End; 3] = [End::Resignation, End::Time, End::Forfeit];
/// The kind of a result that somebody won.
const WON: u32 = 3;
/// Stands where the end of a win of Black's does: the result that follows is that of a ruling.
const OF_RULING: u32 = 2 + ENDS.len() as u32;

/// The first board, the moves and the marks of a record; its last board follows from them.
pub(super) fn write(bits: &mut Bits, game: &Game, gives: GivenByRecord) {
    let record = &game.record;
    write_size(bits, record.initial.size());
    write_stones(bits, &record.initial);
    let field = Field::of(&Stones::empty(record.initial.size()));
    write_moves(bits, &field, &record.moves);
    bits.list(&record.changes, |bits, change| {
        bits.number(change.before as u32);
        for points in [change.stones.black, change.stones.white, change.emptied] {
            field.write_list(bits, points);
        }
    });
    let field = Field::of(&game.replay.stones);
    for points in [game.territory.black, game.territory.white, game.crossed] {
        field.write_points(bits, points, Units::Parts);
    }
    bits.option(game.dead, |bits, points| field.write_points(bits, points, Units::Parts));
    bits.option(game.handicap, |bits, handicap| bits.number(u32::from(handicap)));
    bits.option(game.komi, Bits::amount);
    for text in [&game.rules, &game.overtime, &game.players.black, &game.players.white] {
        bits.option(text.as_deref(), Bits::text);
    }
    bits.option(game.result, |bits, result| {
        if game.of_ruling {
            bits.bits(WON, 2);
            bits.flag(false);
            bits.number(OF_RULING);
        }
        write_result(bits, result);
    });
    for gives in [gives.dead, gives.rules, gives.komi] {
        bits.flag(gives);
    }
}

pub(super) fn read(bits: &mut BitReader<'_>) -> Result<(Game, GivenByRecord), CodeFault> {
    let initial = read_stones_of_any_size(bits)?;
    let field = Field::of(&Stones::empty(initial.size()));
    let moves = read_moves(bits, &field)?;
    let changes = bits.list(|bits| {
        let before = bits.number()? as usize;
        let [black, white, emptied] = [(); 3].map(|()| field.read_list(bits));
        Ok(Change { before, stones: ByColor { black: black?, white: white? }, emptied: emptied? })
    })?;
    let record = GameRecord { initial, moves, changes };
    let (replay, _) = record.replay_as_written();
    let field = Field::of(&replay.stones);
    let [black, white, crossed] = [(); 3].map(|()| field.read_points(bits, Units::Parts));
    let dead = bits.option(|bits| field.read_points(bits, Units::Parts))?;
    let points = u32::from(initial.size().points());
    let handicap = bits.option(|bits| bits.number().and_then(|stones| at_most(stones, points)))?;
    let komi = bits.option(BitReader::amount)?;
    let [rules, overtime, own, other] = [(); 4].map(|()| bits.option(BitReader::text));
    let (result, of_ruling) = bits.option(read_result)?.unzip();
    let game = Game {
        record,
        territory: ByColor { black: black?, white: white? },
        crossed: crossed? & replay.stones.occupied(),
        replay,
        dead,
        handicap: handicap.map(|stones| stones as u16),
        // It stands among the fields of the question.
        said_handicap: None,
        komi,
        rules: rules?,
        overtime: overtime?,
        of_ruling: of_ruling == Some(true),
        // It stands behind the question.
        breaks_off: false,
        players: ByColor { black: own?, white: other? },
        result,
    };
    Ok((game, GivenByRecord { dead: bits.flag()?, rules: bits.flag()?, komi: bits.flag()? }))
}

fn read_stones_of_any_size(bits: &mut BitReader<'_>) -> Result<Stones, CodeFault> {
    let size = read_size(bits)?;
    read_stones(bits, size)
}

fn at_most(value: u32, most: u32) -> Result<u32, CodeFault> {
    if value > most { Err(CodeFault::Damaged) } else { Ok(value) }
}

/// How many; whether White begins; whether the players take turns; and the moves, each after its player where they do
/// not.
fn write_moves(bits: &mut Bits, field: &Field, moves: &[Move]) {
    bits.number(moves.len() as u32);
    let Some(first) = moves.first() else { return };
    bits.flag(first.player == Color::White);
    let take_turns = moves.windows(2).all(|two| two[0].player != two[1].player);
    bits.flag(take_turns);
    for turn in moves {
        if !take_turns {
            bits.flag(turn.player == Color::White);
        }
        field.write_turn(bits, turn.point);
    }
}

fn read_moves(bits: &mut BitReader<'_>, field: &Field) -> Result<Vec<Move>, CodeFault> {
    let mut moves = Vec::new();
    let count = bits.number()?;
    if count == 0 {
        return Ok(moves);
    }
    let mut player = color(bits.flag()?);
    let take_turns = bits.flag()?;
    for _ in 0..count {
        player = if take_turns { player } else { color(bits.flag()?) };
        moves.push(Move { player, point: field.read_turn(bits)? });
        player = !player;
    }
    Ok(moves)
}

pub(super) const fn color(is_white: bool) -> Color {
    if is_white { Color::White } else { Color::Black }
}

/// 0 a draw, 1 none, 2 unknown, 3 a winner: who, then 0 and the lead, 1, or 2 and more for each end.
fn write_result(bits: &mut Bits, result: RecordedResult) {
    let (kind, winner, how) = match result {
        RecordedResult::Draw => (0, None, 0),
        RecordedResult::Void => (1, None, 0),
        RecordedResult::Unknown => (2, None, 0),
        RecordedResult::Lead { winner, .. } => (WON, Some(winner), 0),
        RecordedResult::Win { winner, end } => {
            let index = end.and_then(|end| ENDS.iter().position(|known| *known == end));
            (WON, Some(winner), index.map_or(1, |index| index as u32 + 2))
        }
    };
    bits.bits(kind, 2);
    let Some(winner) = winner else { return };
    bits.flag(winner == Color::White);
    bits.number(how);
    if let RecordedResult::Lead { by, .. } = result {
        bits.amount(by);
    }
}

/// The result, and whether it is that of a ruling.
fn read_result(bits: &mut BitReader<'_>) -> Result<(RecordedResult, bool), CodeFault> {
    match read_plain_result(bits)? {
        Some(result) => Ok((result, false)),
        None => Ok((read_plain_result(bits)?.ok_or(CodeFault::Damaged)?, true)),
    }
}

/// Nothing where it is told that the result of a ruling follows.
fn read_plain_result(bits: &mut BitReader<'_>) -> Result<Option<RecordedResult>, CodeFault> {
    match bits.bits(2)? {
        0 => return Ok(Some(RecordedResult::Draw)),
        1 => return Ok(Some(RecordedResult::Void)),
        2 => return Ok(Some(RecordedResult::Unknown)),
        _ => {}
    }
    let winner = color(bits.flag()?);
    Ok(Some(match bits.number()? {
        0 => RecordedResult::Lead { winner, by: bits.amount()? },
        1 => RecordedResult::Win { winner, end: None },
        OF_RULING if winner == Color::Black => return Ok(None),
        how => {
            let end = *ENDS.get(how as usize - 2).ok_or(CodeFault::Damaged)?;
            RecordedResult::Win { winner, end: Some(end) }
        }
    }))
}
