//! The library's replay and count against the plain ones, and the identity of area and territory over whole games.

use gyega::board::{ByColor, Color};
use gyega::compare::MoveSplit;
use gyega::position::FirstPasser;
use gyega::rules::{Amount, RuleReadingId, by_id};
use gyega::score::Terms;
use proptest::prelude::*;

use super::grid::{BLACK, WHITE};
use super::plain::{Kind, Plain};
use super::random::{Game, shapes};
use super::{config, every_rule_set, scored};

proptest! {
    #![proptest_config(config(192))]

    #[test]
    fn a_replay_gives_the_board_and_the_numbers_of_a_plain_one(shape in shapes()) {
        let game = Game::of(shape);
        let replay = game.replay();
        prop_assert_eq!(&replay.stones, &game.stones(&game.grid));
        prop_assert_eq!(replay.prisoners, ByColor { black: game.prisoners[BLACK], white: game.prisoners[WHITE] });
        for color in Color::BOTH {
            let plain = usize::from(color == Color::White);
            let history = &replay.history;
            prop_assert_eq!(*history.plays.get(color), Some(game.plays(plain) as u32));
            prop_assert_eq!(*history.passes.get(color), Some(game.passes(plain) as u32));
            if game.last_player().is_some() {
                prop_assert_eq!(*history.early_passes.get(color), Some(game.early_passes(plain) as u32));
            }
        }
        prop_assert_eq!(replay.history.first_pass, Some(game.first_passer().map_or(FirstPasser::Nobody, |player| FirstPasser::Player(Color::BOTH[player]))));
        prop_assert_eq!(replay.history.last_play.map(|last| last.player), game.last_player().map(|player| Color::BOTH[player]));
    }

    #[test]
    fn the_lead_equals_that_of_a_plain_counter(shape in shapes(), black_periods in 0..=3_u8, white_periods in 0..=3_u8) {
        let game = Game::of(shape);
        let position = game.position();
        let terms = Terms { overtime: ByColor { black: black_periods, white: white_periods }, ..Terms::default() };
        for rules in every_rule_set() {
            let Some(plain) = Plain::of(&game, rules, [black_periods.into(), white_periods.into()]) else { continue };
            let score = scored(&position, rules, &terms);
            prop_assert_eq!(score.verdict.lead.map(Amount::as_quarters), plain.lead(), "{}: {:?}", rules.id, score.needs);
        }
    }

    #[test]
    fn area_less_territory_is_the_number_of_stones_played(shape in shapes()) {
        let game = Game::of(shape);
        let position = game.position();
        let lead = |id| scored(&position, by_id(id).expect("built in"), &Terms::default()).verdict.lead.expect("known");
        let played = game.handicap as i32 + game.plays(BLACK) as i32 - game.plays(WHITE) as i32;
        prop_assert_eq!(lead("area") - lead("territory"), Amount::points(played));
        let stones = position.stones_played().expect("a whole game is known");
        prop_assert_eq!(stones.difference(), played);
        // With the points in seki and the protective moves that Japanese rules leave out.
        let score = scored(&position, by_id("japanese-1989").expect("built in"), &Terms::default());
        let parts = &score.board().partition;
        let left_out = |color: Color| {
            let captives = parts.dead_stones_in_seki.get(!color).len();
            i32::from(parts.protective_moves.get(color).len() + parts.seki_eyes.get(color).len() + parts.dead_in_seki.get(color).len() + captives)
        };
        let komi = if game.handicap > 1 { Amount::ZERO } else { Amount::half_points(13) };
        let expected = Amount::points(played + left_out(Color::Black) - left_out(Color::White)) + komi;
        prop_assert_eq!(lead("area") - lead("japanese-1989"), expected);
    }

    #[test]
    fn the_stones_played_are_split_without_remainder(shape in shapes()) {
        let game = Game::of(shape);
        let position = game.position();
        let stones = position.stones_played().expect("a whole game is known");
        let Some(split) = MoveSplit::new(&position, &stones) else {
            prop_assert_eq!(game.last_player(), None, "only a game without a play has no split");
            return Ok(());
        };
        let sum = split.handicap_stones + split.last_play + split.early_passes + split.turn_order;
        prop_assert_eq!(sum, stones.difference());
        prop_assert_eq!(split.last_play, i32::from(game.last_player() == Some(BLACK)));
        prop_assert_eq!(split.handicap_stones, game.handicap.max(1) as i32 - 1);
        prop_assert_eq!(split.early_passes, game.early_passes(WHITE) as i32 - game.early_passes(BLACK) as i32);
        if game.alternates {
            prop_assert_eq!(split.turn_order, 0, "players who take turns leave nothing over");
        }
    }

    #[test]
    fn ing_shares_by_point_are_those_of_a_plain_count(shape in shapes()) {
        let game = Game::of(shape);
        let position = game.position();
        let rules = by_id("ing-sst").expect("built in");
        let score = scored(&position, rules, &Terms::default());
        let plain = Plain::of(&game, rules, [0; 2]).expect("stones come off by agreement");
        let kinds = plain.kinds();
        let next_to = |cell: usize, color: usize| {
            game.grid.neighbours(cell).iter().any(|next| kinds[*next] == (Kind::Living, Some(color)))
        };
        let neutral = (0..kinds.len()).filter(|cell| kinds[*cell].0 == Kind::Neutral);
        let alone = |color: usize| neutral.clone().filter(|cell| next_to(*cell, color) && !next_to(*cell, 1 - color)).count() as i32;
        let given = score.board().partition.neutral_beside_one_colour();
        prop_assert_eq!(i32::from(given.black.len()), alone(BLACK));
        prop_assert_eq!(i32::from(given.white.len()), alone(WHITE));
        if let Some(reading) = score.readings.iter().find(|reading| reading.id == RuleReadingId::SharedByPoint) {
            let by_point = score.verdict.lead.expect("known") + Amount::points(alone(BLACK) - alone(WHITE));
            prop_assert_eq!(reading.verdict.lead, Some(by_point));
        } else {
            prop_assert_eq!(alone(BLACK) + alone(WHITE), 0);
        }
    }
}
