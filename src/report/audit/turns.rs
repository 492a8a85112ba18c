//! Whether players who take turns can have made the plays and passes that a history counts.

use crate::board::{ByColor, Color};
use crate::explain::{Statement, StatementCode};
use crate::position::{Assumption, FirstPasser, Position};

/// Says so where no order of alternating turns gives the plays and passes of both players, with who passed first and
/// who played last.
///
/// Black begins. With handicap stones on the board either may, as some count them as Black's plays. What is not known
/// fits.
pub(super) fn audit_turns(position: &Position, entries: &mut Vec<Statement>) {
    let history = position.history();
    let (Some(plays), ByColor { black: Some(black), white: Some(white) }) = (plays(position), history.passes) else {
        return;
    };
    let is_derived = |assumption: &Assumption| matches!(assumption, Assumption::FirstPassFromCounts(..));
    let known = Turns {
        plays,
        passes: ByColor { black, white },
        early_passes: history.early_passes,
        first_pass: history.first_pass.filter(|_| !position.assumptions().iter().any(is_derived)),
        last_play: history.last_play.map(|last| last.player),
    };
    let begins: &[Color] = if position.handicap() > 1 { &Color::BOTH } else { &[Color::Black] };
    if begins.iter().any(|first| known.fit(*first)) {
        return;
    }
    let turns = ByColor::from_fn(|color| known.turns(color));
    let is_uneven = begins.iter().all(|first| !known.alternate(*first));
    let code = if is_uneven { StatementCode::AuditTurnsUneven } else { StatementCode::AuditTurnsOutOfOrder };
    entries.push(code.with("black", turns.black).with("white", turns.white));
}

/// The stones that each played, without handicap stones: as the history counts them, or those on the board and those
/// captured.
fn plays(position: &Position) -> Option<ByColor<u32>> {
    let plays_of = |color: Color| {
        let on_board = u32::from(position.stones().of(color).len());
        let captured = *position.prisoners().get(!color);
        let counted = captured.and_then(|captured| (on_board + captured).checked_sub(position.handicap_stones(color)));
        (*position.history().plays.get(color)).or(counted)
    };
    Some(ByColor { black: plays_of(Color::Black)?, white: plays_of(Color::White)? })
}

struct Turns {
    plays: ByColor<u32>,
    passes: ByColor<u32>,
    early_passes: ByColor<Option<u32>>,
    first_pass: Option<FirstPasser>,
    last_play: Option<Color>,
}

impl Turns {
    fn turns(&self, color: Color) -> u32 {
        self.plays.get(color).saturating_add(*self.passes.get(color))
    }

    /// Whether the numbers of turns are those of players who take turns: as many each, or one more of the player who
    /// began.
    fn alternate(&self, first: Color) -> bool {
        let more = self.turns(first).checked_sub(self.turns(!first));
        matches!(more, Some(0 | 1))
    }

    /// Whether some order of alternating turns fits all that is known.
    fn fit(&self, first: Color) -> bool {
        if !self.alternate(first) {
            return false;
        }
        if self.plays.black == 0 && self.plays.white == 0 {
            let passes_first = if self.turns(first) > 0 { FirstPasser::Player(first) } else { FirstPasser::Nobody };
            return self.last_play.is_none() && self.first_pass.is_none_or(|passer| passer == passes_first);
        }
        let count = self.turns(Color::Black).saturating_add(self.turns(Color::White));
        let last_is_first = count % 2 == 1;
        let last = if last_is_first { first } else { !first };
        // So many passes after the last play, of the player of the last turn and of the other.
        (0..=count).any(|late| {
            let of_last = late.div_ceil(2);
            let late = ByColor::pair(last, of_last, late - of_last);
            self.fit_with(first, last, late)
        })
    }

    /// Whether they fit where so many passes of each come after the last play, the last of them by a player.
    fn fit_with(&self, first: Color, last: Color, late: ByColor<u32>) -> bool {
        let played_last = if (late.black + late.white).is_multiple_of(2) { last } else { !last };
        let early = |color: Color| self.passes.get(color).checked_sub(*late.get(color));
        let (Some(black), Some(white)) = (early(Color::Black), early(Color::White)) else { return false };
        let early = ByColor { black, white };
        let is_as_known = |color: Color| self.early_passes.get(color).is_none_or(|passes| passes == *early.get(color));
        if *self.plays.get(played_last) == 0
            || self.last_play.is_some_and(|player| player != played_last)
            || !Color::BOTH.into_iter().all(is_as_known)
        {
            return false;
        }
        let can_pass_first = |color: Color| {
            let (own, other) = (*early.get(color), *early.get(!color));
            match (own, other) {
                // The player after the last play is the other one.
                (0, 0) => *late.get(color) > 0 && color != played_last,
                (0, _) => false,
                (_, 0) => true,
                // The other passes as late as he can; where he began and passed all his turns, he passed first.
                _ => first == color || *self.plays.get(!color) > u32::from(played_last == !color),
            }
        };
        match self.first_pass {
            None => true,
            Some(FirstPasser::Nobody) => self.passes.black == 0 && self.passes.white == 0,
            Some(FirstPasser::Player(color)) => can_pass_first(color),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Turns;
    use crate::board::{ByColor, Color};
    use crate::position::FirstPasser;

    /// What is counted of an order of turns, each pair Black's and White's.
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct TurnCounts {
        plays: (u32, u32),
        passes: (u32, u32),
        first_pass: Option<Color>,
        last_play: Option<Color>,
    }

    const NOTHING: ByColor<Option<u32>> = ByColor { black: None, white: None };

    fn turns(plays: (u32, u32), passes: (u32, u32), first_pass: Option<Color>, last_play: Option<Color>) -> Turns {
        Turns {
            plays: ByColor { black: plays.0, white: plays.1 },
            passes: ByColor { black: passes.0, white: passes.1 },
            early_passes: NOTHING,
            first_pass: first_pass.map(FirstPasser::Player),
            last_play,
        }
    }

    #[test]
    fn turns_fit_where_one_order_of_them_does() {
        use Color::{Black, White};
        // Five turns of Black and seven of White.
        assert!(!turns((5, 5), (0, 2), None, None).fit(Black));
        // B, W; B, W; B passes, W passes.
        assert!(turns((2, 2), (1, 1), Some(Black), Some(White)).fit(Black));
        // After Black's last play White is to pass first, and before it nobody passed: W B leaves Black with one turn
        // more.
        assert!(turns((3, 2), (1, 1), Some(White), Some(Black)).fit(Black));
        assert!(!turns((2, 2), (0, 0), None, Some(Black)).fit(Black), "White plays last");
        // B, W passes, B, W passes, B passes, W passes.
        assert!(turns((2, 0), (1, 3), Some(White), Some(Black)).fit(Black));
        assert!(!turns((2, 2), (1, 3), Some(White), Some(Black)).fit(Black), "three turns and five");
    }

    /// Every order of up to eight turns, written out: what any of them tells fits, and nothing else does.
    #[test]
    fn the_orders_of_up_to_eight_turns_are_those_that_fit() {
        use std::collections::BTreeSet;
        let mut counts: BTreeSet<TurnCounts> = BTreeSet::new();
        for count in 0..=8_u32 {
            for passed in 0..1_u32 << count {
                let player = |turn: u32| if turn.is_multiple_of(2) { Color::Black } else { Color::White };
                let is_pass = |turn: &u32| passed >> turn & 1 == 1;
                let of = |color: Color, pass: bool| {
                    (0..count).filter(|turn| player(*turn) == color && is_pass(turn) == pass).count() as u32
                };
                let first_pass = (0..count).find(is_pass).map(player);
                let last_play = (0..count).rev().find(|turn| !is_pass(turn)).map(player);
                let pair = |pass| (of(Color::Black, pass), of(Color::White, pass));
                counts.insert(TurnCounts { plays: pair(false), passes: pair(true), first_pass, last_play });
            }
        }
        let players = [None, Some(Color::Black), Some(Color::White)];
        for numbers in 0..5_u32.pow(4) {
            let number = |place: u32| numbers / 5_u32.pow(place) % 5;
            let (plays, passes) = ((number(0), number(1)), (number(2), number(3)));
            if plays.0 + plays.1 + passes.0 + passes.1 > 8 {
                continue;
            }
            for first_pass in players {
                for last_play in players {
                    let first = first_pass.map_or(FirstPasser::Nobody, FirstPasser::Player);
                    let candidate = Turns { first_pass: Some(first), ..turns(plays, passes, None, last_play) };
                    let fits = |counts: &TurnCounts| {
                        (counts.plays, counts.passes, counts.first_pass) == (plays, passes, first_pass)
                            && (last_play.is_none() || counts.last_play == last_play)
                    };
                    let expected = counts.iter().any(fits);
                    assert_eq!(
                        candidate.fit(Color::Black),
                        expected,
                        "{plays:?} {passes:?} {first_pass:?} {last_play:?}"
                    );
                }
            }
        }
    }
}
