use crate::board::{ByColor, Color};
use crate::position::Game;
use crate::report::RuleSetScore;
use crate::rules::Amount;

/// How many stones a player captured.
///
/// Every stone that was played or set is on the board, was captured, or was removed by hand. Whether one removed by
/// hand was a capture the record does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct CaptureRange {
    /// Those that the moves capture, less the stones of the opponent that were set by hand, which may have been put
    /// back.
    pub least: u32,
    /// With all that came off by hand; nothing where the record begins in mid-game, so that earlier captures are
    /// unknown.
    pub most: Option<u32>,
}

impl CaptureRange {
    pub(super) fn from_game(game: &Game) -> ByColor<Self> {
        let replay = &game.replay;
        ByColor::from_fn(|player: Color| {
            let captured = *replay.prisoners.get(player);
            // One set by hand may be a captured stone put back.
            let least = captured.saturating_sub(*replay.set_by_hand.get(!player));
            let most = game.handicap.map(|_| captured + replay.removed_by_hand.get(!player));
            Self { least, most }
        })
    }
}

/// The leads that captures in doubt leave possible under one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadRange {
    /// The index of the score.
    pub score: usize,
    /// With the most prisoners of White and the fewest of Black.
    pub least: Amount,
    /// The other way round.
    pub most: Amount,
}

impl LeadRange {
    /// One for each score of which prisoners are all that is missing, where there is an end to the doubt.
    pub(super) fn all(scores: &[RuleSetScore], captured: &ByColor<CaptureRange>) -> Vec<Self> {
        let (black, white) = (captured.black, captured.white);
        let (Some(black_most), Some(white_most)) = (black.most, white.most) else { return Vec::new() };
        let points = |more: u32, fewer: u32| Amount::points(more as i32) - Amount::points(fewer as i32);
        let range = |(score, scored): (usize, &RuleSetScore)| {
            let before = scored.score.lead_before_prisoners()?;
            let (least, most) = (points(black.least, white_most), points(black_most, white.least));
            Some(Self { score, least: before + least, most: before + most })
        };
        scores.iter().enumerate().filter_map(range).collect()
    }
}
