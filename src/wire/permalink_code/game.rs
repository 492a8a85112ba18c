use super::CodeFault;
use super::bits::{BitCodec, Transcoded};
use super::board::{BoardNumbering, board};
use crate::board::{Color, PointSet, Size, Stones};
use crate::position::{BoardEdit, End, Game, Move, RecordedResult};
use crate::report::ScoredRecord;
use crate::rules::Amount;

/// How a winner won, by number; 0 is a lead, 1 a win of which nothing else is known.
const ENDS: [End; 3] = [End::Resignation, End::Time, End::Forfeit];

/// A result: the kind, 0 a draw, 1 none, 2 unknown, 3 a winner; then who, and 0 and the lead, 1, or 2 and more for each
/// end.
#[derive(Clone, Copy, PartialEq)]
struct ResultInCode {
    kind: u32,
    winner: Color,
    how: usize,
}

/// Says that the result which follows is that of a ruling.
const OF_RULING: ResultInCode = ResultInCode { kind: ResultInCode::WON, winner: Color::Black, how: 2 + ENDS.len() };

/// An empty board.
pub(super) fn blank() -> ScoredRecord {
    let (game, repairs) = (Game::of_board(Stones::empty(Size::LARGEST)), Vec::new());
    ScoredRecord { game, repairs, gives_dead: false, gives_rules: false, gives_komi: false }
}

/// The first board, the moves and the marks of a record, and what of it says what is asked; its last board follows.
/// Whether its text breaks off stands behind the question, and what was repaired in it nowhere.
pub(super) fn transcode(bits: &mut BitCodec, record: &mut ScoredRecord) -> Transcoded {
    let ScoredRecord { game, gives_dead, gives_rules, gives_komi, repairs: _ } = record;
    let move_list = &mut game.move_list;
    board(bits, &mut move_list.initial)?;
    let numbering = BoardNumbering::new(&Stones::empty(move_list.initial.size()));
    moves(bits, &numbering, &mut move_list.moves)?;
    bits.list(&mut move_list.changes, BoardEdit::default, |bits, change| {
        bits.number(&mut change.before)?;
        numbering.list(bits, &mut change.stones.black)?;
        numbering.list(bits, &mut change.stones.white)?;
        numbering.list(bits, &mut change.emptied)
    })?;
    (game.replay, _) = move_list.replay_as_written();
    let stones = &game.replay.stones;
    let numbering = BoardNumbering::new(stones);
    for points in [&mut game.territory.black, &mut game.territory.white, &mut game.crossed] {
        numbering.parts(bits, points)?;
    }
    game.crossed &= stones.occupied();
    bits.option(&mut game.dead, PointSet::default, |bits, points| numbering.parts(bits, points))?;
    bits.option(&mut game.handicap, u16::default, BitCodec::number)?;
    if game.handicap > Some(stones.size().point_count()) {
        return Err(CodeFault::Damaged);
    }
    bits.option(&mut game.komi, Amount::default, BitCodec::amount)?;
    let players = &mut game.players;
    for text in [&mut game.rules, &mut game.overtime, &mut players.black, &mut players.white] {
        bits.option(text, String::new, BitCodec::text)?;
    }
    let of_ruling = &mut game.is_of_ruling;
    bits.option(&mut game.result, || RecordedResult::Unknown, |bits, given| result(bits, given, of_ruling))?;
    [gives_dead, gives_rules, gives_komi].into_iter().try_for_each(|gives| bits.flag(gives))
}

/// How many; whether White begins; whether the players take turns; and the moves, each after its player where they do
/// not.
fn moves(bits: &mut BitCodec, numbering: &BoardNumbering, moves: &mut Vec<Move>) -> Transcoded {
    let mut next = None;
    let mut take_turns = moves.windows(2).all(|two| two[0].player != two[1].player);
    bits.list(
        moves,
        || Move { player: Color::Black, point: None },
        |bits, turn| {
            if let Some(player) = next {
                turn.player = if take_turns { player } else { turn.player };
            } else {
                bits.color(&mut turn.player)?;
                bits.flag(&mut take_turns)?;
            }
            if !take_turns {
                bits.color(&mut turn.player)?;
            }
            next = Some(!turn.player);
            numbering.turn(bits, &mut turn.point)
        },
    )
}

impl ResultInCode {
    /// The kind of a result that somebody won.
    const WON: u32 = 3;

    fn from_result(result: RecordedResult) -> Self {
        let won = |winner, how| Self { kind: Self::WON, winner, how };
        let other = |kind| Self { kind, winner: Color::Black, how: 0 };
        match result {
            RecordedResult::Draw => other(0),
            RecordedResult::Void => other(1),
            RecordedResult::Unknown => other(2),
            RecordedResult::Lead { winner, .. } => won(winner, 0),
            RecordedResult::Win { winner, end } => {
                let index = end.and_then(|end| ENDS.iter().position(|known| *known == end));
                won(winner, index.map_or(1, |index| index + 2))
            }
        }
    }

    fn transcode(&mut self, bits: &mut BitCodec) -> Transcoded {
        bits.fixed_width(&mut self.kind, 2)?;
        if self.kind != Self::WON {
            return Ok(());
        }
        bits.color(&mut self.winner)?;
        bits.number(&mut self.how)
    }
}

fn result(bits: &mut BitCodec, result: &mut RecordedResult, of_ruling: &mut bool) -> Transcoded {
    let mut outcome = if *of_ruling { OF_RULING } else { ResultInCode::from_result(*result) };
    outcome.transcode(bits)?;
    *of_ruling = outcome == OF_RULING;
    if *of_ruling {
        outcome = ResultInCode::from_result(*result);
        outcome.transcode(bits)?;
    }
    let ResultInCode { kind, winner, how } = outcome;
    *result = match (kind, how) {
        (0, _) => RecordedResult::Draw,
        (1, _) => RecordedResult::Void,
        (2, _) => RecordedResult::Unknown,
        (_, 0) => {
            let mut by = if let RecordedResult::Lead { by, .. } = *result { by } else { Amount::ZERO };
            bits.amount(&mut by)?;
            RecordedResult::Lead { winner, by }
        }
        (_, 1) => RecordedResult::Win { winner, end: None },
        (_, how) => RecordedResult::Win { winner, end: Some(*ENDS.get(how - 2).ok_or(CodeFault::Damaged)?) },
    };
    Ok(())
}
