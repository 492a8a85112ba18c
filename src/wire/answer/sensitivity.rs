use std::borrow::Cow;

use super::parts::Sentence;
use crate::board::{Color, PointSet};
use crate::render::Language;
use crate::report::{Change, ChangeKind, KindSensitivity, RuleSetScore, Sensitivity};
use crate::rules::Amount;
use crate::score::{Outcome, Verdict};
use crate::wire::ScoreQuestion;
use crate::wire::view::view;

view! {
    /// How little would make another outcome under one rule set.
    pub struct SensitivityView(question: &ScoreQuestion, scored: &RuleSetScore, sensitivity: &Sensitivity) {
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = scored.rules.id.clone(),
        /// The most whole points that the winner could lose and still win; null while the outcome is undetermined, in a
        /// draw, and where the end of the game decides.
        pub safe_by: Option<u32> = sensitivity.safe_by,
        /// The single changes, a member a kind, all else as it is; empty while the outcome is undetermined and where
        /// the end of the game decides.
        pub changes: Vec<KindSensitivityView> =
            sensitivity.kinds.iter().map(|sensed| KindSensitivityView::new(question.language, scored, sensed)).collect(),
        /// How safe the winner is. Open: later versions may add codes. Now one of `sensitivity-safe-by`,
        /// `sensitivity-not-safe`, `sensitivity-draw`, `sensitivity-undetermined`, `sensitivity-decided-by-end`.
        pub sentence: Sentence = Sentence::new(question.language, sensitivity.sentence(scored)),
    }

    /// The least single change of one kind that makes another outcome. A draw is another outcome than a win; an outcome
    /// that is not known is none.
    #[schemars(rename = "SensedView")]
    pub struct KindSensitivityView(language: Language, scored: &RuleSetScore, sensed: &KindSensitivity) {
        /// What is changed. Open: later versions may add words. Now one of these, in this order. `prisoners`: a player
        /// has so many prisoners more, or the other so many fewer. `neutral-point`: a player makes one more play, on an
        /// empty neutral point, and captures what has no liberty then. Not tried are self-captures, plays that join
        /// stones marked dead or in seki, points in neutral spaces of nine points or more, where the game is not over,
        /// and points in spaces that a group in seki touches. `status`: one group, as `groups` has them (a chain where
        /// `classify` is false), comes off where it stayed, in seki or not, or stays where it came off. `komi`: it is
        /// another, in steps of half a point. `handicap`: the number of stones is another, from 0 to the points of the
        /// board, and with it what the rule set makes of it: points to White, its own komi where none is given, who
        /// wins at equal scores. `passes`: a player passed so many times more, or the other so many times fewer, where
        /// a pass costs a stone that counts. `first-pass`, `last-play`: the other player passed first, or made the last
        /// play, where that is known.
        pub kind: ChangeKind = sensed.kind,
        /// Whether any change of this kind moves the lead.
        pub counts: bool = sensed.counts,
        /// Whether every change of this kind was tried. Where reading the boards takes too long, or where neutral
        /// points were not tried, the least found so far stands.
        pub is_complete: bool = sensed.is_complete,
        /// The least change that makes another outcome; null where none does. For numbers it is the smallest change of
        /// the number, for the others the one that moves the lead least. Of several equal ones: after a draw that for
        /// Black, of two handicaps the smaller, else the first in reading order, and at one point Black's play.
        pub least: Option<ChangeView> = sensed.least.as_ref().map(|(change, after)| ChangeView::new(change, after)),
        /// The same in words.
        pub sentence: Sentence = Sentence::new(language, sensed.sentence(&scored.rules)),
    }

    /// A change, and what comes of it.
    pub struct ChangeView(change: &Change, after: &Verdict) {
        let count = |count: u32| Some(Amount::points(count as i32));
        let none = PointSet::EMPTY;
        let (player, more, points, becomes) = match *change {
            Change::Prisoners(player, more) | Change::Passes(player, more) => {
                (Some(player), count(more), none, None)
            }
            Change::NeutralPoint(player, at) => (Some(player), None, at.into(), None),
            Change::Status { color, points, is_dead } => {
                (Some(color), None, points, Some(if is_dead { "dead" } else { "alive" }))
            }
            Change::Komi { more, .. } => (None, Some(more), none, None),
            Change::Handicap { more, .. } => (None, Some(Amount::points(more)), none, None),
            Change::FirstPass(player) | Change::LastPlay(player) => (Some(player), None, none, None),
        };
        /// Whose prisoners, passes or stones, or who plays; null for komi and handicap.
        pub player: Option<Color> = player,
        /// How many more: prisoners, points of komi, handicap stones or passes; negative where it is fewer. Null for
        /// other kinds.
        pub more: Option<Amount> = more,
        /// The point of a play, or the stones whose status changes; empty for other kinds.
        pub points: PointSet = points,
        /// What a group becomes: `dead` or `alive`; null for other kinds.
        pub becomes: Option<&'static str> = becomes,
        /// Black's lead after it.
        pub lead_after: Option<Amount> = after.lead,
        /// The outcome after it.
        pub outcome_after: Outcome = after.outcome,
        /// The result after it, as game records write it.
        pub result_after: String = after.result(),
    }
}
