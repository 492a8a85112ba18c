//! What a question tells of the moves of its game.

use schemars::JsonSchema;
use serde::Serialize;

use crate::board::{Color, Point, PointSet};
use crate::formats::json::Json;
use crate::position::{End, FirstPasser, Loser, Setup};
use crate::wire::from_json::{FromJson, request};
use crate::wire::reader::{Expected, JsonReader, Path};
use crate::wire::{Limits, Whole};

/// A number of stones, plays or passes.
pub type Count = Whole<0, { Setup::COUNT_MAX }>;

/// A point to play on, or `pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Turn")]
pub enum PlayOrPass {
    /// No stone is played.
    #[serde(rename = "pass")]
    Pass,
    /// A stone is played here.
    #[serde(untagged)]
    Play(Point),
}

impl FromJson for (Color, PlayOrPass) {
    const EXPECTED: Expected = Expected::Text("a move such as [\"black\", \"D4\"] or [\"white\", \"pass\"]");
    const PLACEHOLDER: Self = (Color::Black, PlayOrPass::Pass);
    const LIST_MAX: fn(&Limits) -> usize = |limits| limits.moves_max;

    fn from_json(reader: &mut JsonReader, path: &Path<'_>, json: &Json<'_>) -> Option<Self> {
        let Json::Array(pair) = json else { return reader.wrong_type(path, json, Self::EXPECTED) };
        let [player, place] = pair.as_slice() else {
            return reader.wrong_type(path, json, "two texts: a player, and a point or \"pass\"");
        };
        let player = Color::from_json(reader, &path.index(0), player);
        let place = match place.as_text() {
            Some("pass") => Some(PlayOrPass::Pass),
            _ => Point::from_json(reader, &path.index(1), place).map(PlayOrPass::Play),
        };
        Some((player?, place?))
    }
}

request! {
    /// Stones captured in play by each player. Either may be left out when it is not known.
    #[derive(Copy, Default, Eq)]
    pub struct Prisoners {
        /// White stones captured by Black, and those White captured of its own.
        pub black: Option<Count>,
        /// Black stones captured by White, and those Black captured of its own.
        pub white: Option<Count>,
    }

    // In the order of RFC 8785, in which a normal form writes them; so are the next, and adjustments.
    /// What is known of the moves. Everything may be left out.
    #[derive(Default, Eq)]
    pub struct HistoryRequest {
        /// Passes of Black before the last stone was played.
        pub black_early_passes: Option<Count>,
        /// Passes of Black, those that ended the game included.
        pub black_passes: Option<Count>,
        /// Stones played by Black, handicap stones not included.
        pub black_plays: Option<Count>,
        /// How the game ended.
        pub ended_by: Option<End>,
        /// Who passed first in the game; `none` when nobody did.
        pub first_pass: Option<FirstPasser>,
        /// The last stone played.
        pub last_play: Option<LastPlayRequest>,
        /// Who lost: needed when `ended_by` is `resignation`, `time` or `forfeit`, and only then.
        pub lost_by: Option<Loser>,
        /// Passes of White before the last stone was played.
        pub white_early_passes: Option<Count>,
        /// Passes of White, those that ended the game included.
        pub white_passes: Option<Count>,
        /// Stones played by White.
        pub white_plays: Option<Count>,
    }

    /// The last stone played.
    #[derive(Copy, Eq)]
    pub struct LastPlayRequest {
        /// The stones it captured, `[]` if none; left out when they are not known: then a ko cannot be told.
        pub captured: Option<PointSet>,
        /// By whom.
        pub player: Color,
        /// Where; left out when it is not known: then a ko cannot be told.
        pub point: Option<Point>,
    }
}
