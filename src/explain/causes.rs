use super::{Statement, StatementCode};
use crate::board::Color::{self, Black, White};
use crate::compare::{Cause, CauseKind, MoveSplit};
use crate::rules::Amount;

/// One plain sentence for a cause, from one rule set to another.
///
/// `amount` is what it adds to Black's lead; `gain` is the same without its sign, and `gainer` the player towards whom
/// the lead moves.
pub fn cause(cause: &Cause, from: &str, to: &str) -> Statement {
    let mut statement = code(cause).with("from", from).with("to", to).with_known("player", cause.player);
    if let Some(stones) = cause.stones {
        statement = statement.with("black_stones", stones.of(Black)).with("white_stones", stones.of(White));
    }
    if let Some((stones, living)) = cause.stones.zip(cause.living) {
        // What is no longer on the board, or comes off it dead, fell to the opponent.
        let prisoners = |captor: Color| stones.of(!captor) - living.get(!captor);
        statement = statement.with("black_living", living.black).with("white_living", living.white);
        statement = statement.with("black_prisoners", prisoners(Black)).with("white_prisoners", prisoners(White));
    }
    let gainer = if cause.amount < Amount::ZERO { White } else { Black };
    statement = statement
        .with("from_value", cause.from)
        .with("to_value", cause.to)
        .with("amount", cause.amount)
        .with("gainer", gainer)
        .with("gain", cause.amount.abs());
    if !cause.points.is_empty() {
        statement = statement.with_counted(cause.points);
    }
    statement
}

/// One plain sentence for two causes of one kind that move the lead as far to one side as to the other.
pub fn cancels(one: &Cause) -> Option<Statement> {
    let is_of_each_player = matches!(
        one.kind,
        CauseKind::LivingStones
            | CauseKind::Prisoners
            | CauseKind::SekiEyes
            | CauseKind::ProtectiveMoves
            | CauseKind::DeadInSeki
            | CauseKind::SharedNeutral
            | CauseKind::GroupTax
            | CauseKind::BorderStones
            | CauseKind::PassStones
    );
    let statement = || StatementCode::CauseCancels.with("both", one.kind.as_str()).with("gain", one.amount.abs());
    is_of_each_player.then(statement)
}

/// Where the stones one player put on the board more than the other come from.
pub fn move_split(split: &MoveSplit) -> Statement {
    StatementCode::MoveSplit
        .with("handicap_stones", split.handicap_stones)
        .with("last_play", split.last_play)
        .with("early_passes", split.early_passes)
        .with("turn_order", split.turn_order)
}

/// The sentence depends on the kind, and on whether the second set gives or takes what the first does not.
fn code(cause: &Cause) -> StatementCode {
    let gives = cause.to > cause.from;
    // Groups in seki pay for one eye: that is not two points a group.
    let is_two_a_group = cause.amount.abs() == Amount::points(2 * i32::from(cause.points.len()));
    let appears = cause.from.is_zero();
    let vanishes = cause.to.is_zero();
    match (cause.kind, gives) {
        (CauseKind::Status, _) => StatementCode::CauseStatus,
        (CauseKind::StonesPlayed, _) if cause.to == Amount::ZERO => StatementCode::CauseStonesCounted,
        (CauseKind::StonesPlayed, _) => StatementCode::CauseStonesNotCounted,
        (CauseKind::LivingStones, _) => StatementCode::CauseLivingStones,
        (CauseKind::Prisoners, _) => StatementCode::CausePrisoners,
        (CauseKind::SekiEyes, true) => StatementCode::CauseSekiEyesCounted,
        (CauseKind::SekiEyes, false) => StatementCode::CauseSekiEyesNotCounted,
        (CauseKind::ProtectiveMoves, true) => StatementCode::CauseProtectiveMovesCounted,
        (CauseKind::ProtectiveMoves, false) => StatementCode::CauseProtectiveMovesNotCounted,
        (CauseKind::DeadInSeki, true) => StatementCode::CauseDeadInSekiCounted,
        (CauseKind::DeadInSeki, false) => StatementCode::CauseDeadInSekiNotCounted,
        (CauseKind::SharedNeutral, _) => StatementCode::CauseSharedNeutral,
        (CauseKind::GroupTax, _) if appears && is_two_a_group => StatementCode::CauseGroupTax,
        (CauseKind::GroupTax, _) if vanishes && is_two_a_group => StatementCode::CauseNoGroupTax,
        (CauseKind::GroupTax, _) => StatementCode::CauseOtherGroupTax,
        (CauseKind::BorderStones, false) => StatementCode::CauseBorderStones,
        (CauseKind::BorderStones, true) => StatementCode::CauseNoBorderStones,
        (CauseKind::PassStones, _) => StatementCode::CausePassStones,
        (CauseKind::FirstPass, _) => StatementCode::CauseFirstPass,
        (CauseKind::LastPlay, _) => StatementCode::CauseLastPlay,
        (CauseKind::Button, _) => StatementCode::CauseButton,
        (CauseKind::Handicap, _) => StatementCode::CauseHandicap,
        (CauseKind::Komi, _) => StatementCode::CauseKomi,
        (CauseKind::Adjustment, _) => StatementCode::CauseAdjustment,
    }
}
