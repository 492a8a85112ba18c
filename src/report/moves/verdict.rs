use super::RecreatedPosition;
use crate::board::PointSet;
use crate::board::Stones;
use crate::explain::Statement;
use crate::position::Move;
use crate::rules::{ClauseView, IllegalMove, RepetitionRule, SharedRuleSet};
use crate::words::{grouped, words};

words! {
    /// What a rule set says of a move.
    Legality {
        /// It may be played.
        Legal = "legal",
        /// It may not.
        Illegal = "illegal",
        /// It turns on something that is not known; later moves are judged as if it had been played.
        Undetermined = "undetermined",
        /// The rule set barred an earlier move, or that move cannot be played at all.
        NotReached = "not-reached",
    }

    /// Why a move is not legal, or not known to be.
    MoveReason {
        /// A stone stands there.
        Occupied = "occupied",
        /// The point is not on the board.
        OffBoard = "off-board",
        /// The chain would have no liberty.
        Suicide = "suicide",
        /// The rule set lets several own stones be captured, but not a single one.
        SuicideOfOneStone = "suicide-of-one-stone",
        /// It retakes a ko at once.
        Ko = "ko",
        /// It recreates an earlier position of the board.
        PositionalSuperko = "positional-superko",
        /// It recreates an earlier position with the same player to move.
        SituationalSuperko = "situational-superko",
        /// It recreates a position that the same player's own play made.
        NaturalSituationalSuperko = "natural-situational-superko",
        /// It recreates a position that stood after the last pass.
        SpightSuperko = "spight-superko",
        /// It may retake a ko: the last play is not known.
        MayBeKo = "may-be-ko",
        /// It may recreate an earlier position: those are not known.
        MayRepeat = "may-repeat",
        /// It recreates a known position, and who was to move there or who made it is not known.
        MayBeSameSituation = "may-be-same-situation",
        /// It recreates a known position under the Ing rules, which tell fighting from disturbing kos.
        IngKo = "ing-ko",
        /// It turns on a clause on which the rule set is silent or was not read.
        RuleUnknown = "rule-unknown",
        /// An earlier move stopped the sequence.
        Stopped = "stopped",
    }

    /// What would settle a move that is undetermined.
    MoveNeed {
        /// The last play: player, point, captured stones.
        LastPlay = "last-play",
        /// The earlier positions of the board.
        PreviousPositions = "previous-positions",
        /// Whose turn it was in an earlier position, or who made it.
        PlayerToMove = "player-to-move",
        /// A referee.
        Ruling = "ruling",
        /// What the rule set says of ko.
        KoRule = "rule:ko",
        /// What the rule set says of self-capture.
        SuicideRule = "rule:suicide",
    }
}

/// What a move does to the board, the same under every rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedStone {
    /// The board after the move.
    pub after: Stones,
    /// Stones of the opponent that come off.
    pub captured: PointSet,
    /// Own stones that come off, the one just played included.
    pub self_captured: PointSet,
    /// The chain of the new stone; empty when it came off.
    pub chain: PointSet,
    /// Its liberties. One alone is atari.
    pub liberties: PointSet,
    /// Opposing chains next to the new stone that are left with one liberty.
    pub gives_atari: PointSet,
}

/// What a rule set makes of a position that came back without being barred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionRuling {
    /// The result; `None` where the rule set is silent or was not read.
    pub choice: Option<RepetitionRule>,
    /// The clause it rests on.
    pub clause: ClauseView,
    /// It in words.
    pub statement: Statement,
}

/// What one rule set says of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveVerdict {
    /// Whether it may be played.
    pub legality: Legality,
    /// Why not, or why that is not known.
    pub reason: Option<MoveReason>,
    /// The earlier position that bars it.
    pub repeats: Option<RecreatedPosition>,
    /// What would settle it.
    pub needs: Vec<MoveNeed>,
    /// The clause it turns on, if it turns on one.
    pub clause: Option<ClauseView>,
    /// What an illegal move costs here, with the clause.
    pub penalty: Option<(Option<IllegalMove>, ClauseView)>,
    /// What comes of a repetition that is not barred.
    pub repetition: Option<RepetitionRuling>,
    /// What was assumed.
    pub assumptions: Vec<Statement>,
    /// The verdict in words.
    pub statement: Statement,
}

/// One move and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveStep {
    /// Who moves, and where.
    pub turn: Move,
    /// What it does to the board.
    ///
    /// `None` for a pass, for a point that is occupied or off the board, and after such a move.
    pub played: Option<PlayedStone>,
    /// Every known position that it recreates, the earliest first. A pass recreates nothing.
    pub repeats: Vec<RecreatedPosition>,
    /// A verdict for each rule set, in the order of the task.
    pub verdicts: Vec<MoveVerdict>,
}

impl MoveStep {
    /// The rule sets in groups that answer alike, whatever clause they answer from, in the order of their first
    /// members: their indices in the order of the task.
    pub fn answers(&self) -> Vec<Vec<usize>> {
        let answers = self.verdicts.iter().enumerate().map(|(index, verdict)| {
            let ruling = verdict.repetition.as_ref().map(|ruling| ruling.choice);
            ((verdict.legality, verdict.reason, &verdict.needs, &verdict.statement, ruling), index)
        });
        grouped(answers).into_iter().map(|(_, rule_sets)| rule_sets).collect()
    }
}

/// The answer to a task of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReport {
    /// The rule sets, in the order of the task.
    pub rule_sets: Vec<SharedRuleSet>,
    /// What was assumed for all of them.
    pub assumptions: Vec<Statement>,
    /// One step a move.
    pub steps: Vec<MoveStep>,
}

impl MoveReport {
    /// What the rule set of that id says of the move with that index.
    pub fn verdict(&self, index: usize, rule_set: &str) -> Option<&MoveVerdict> {
        let position = self.rule_sets.iter().position(|rules| rules.id == rule_set)?;
        self.steps.get(index)?.verdicts.get(position)
    }
}
