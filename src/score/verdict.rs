use std::cmp::Ordering;
use std::fmt;

use crate::board::Color;
use crate::position::{End, Position, RecordedResult};
use crate::rules::{Amount, RuleSet, Tie};
use crate::words::words;

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// This player.
    Wins(Color),
    /// Nobody, at equal scores.
    Draw,
    /// Both players lose.
    BothLose,
    /// It cannot be said; the score's needs say what is missing.
    Undetermined,
}

impl Outcome {
    /// Every outcome there is.
    pub const ALL: [Self; 5] =
        [Self::Wins(Color::Black), Self::Wins(Color::White), Self::Draw, Self::BothLose, Self::Undetermined];

    /// The outcome of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.as_str() == word)
    }

    /// The word used in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wins(color) => color.as_str(),
            Self::Draw => "draw",
            Self::BothLose => "both-lose",
            Self::Undetermined => "undetermined",
        }
    }

    /// The winner, if one player wins.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Wins(color) => Some(color),
            Self::Draw | Self::BothLose | Self::Undetermined => None,
        }
    }
}

words! {
    /// What decided an outcome.
    DecidedBy {
        /// The lead.
        Lead = "lead",
        /// The rule for equal scores.
        TieRule = "tie-rule",
        /// How the game ended, whatever the board says.
        End = "end",
    }
}

words! {
    /// On what it rests which stones come off: the weakest of what tells it.
    DeadStonesSource {
        /// What players, or somebody in their place, marked.
        Marked = "marked",
        /// What an engine claims that was asked, and nobody confirmed.
        Advised = "advised",
        /// Reading, as of some stones nobody spoke.
        Read = "read",
        /// A proposal of gyega, with which the record's own rules give the result that it tells.
        Inferred = "inferred",
        /// A proposal of gyega, which nobody confirmed.
        Proposed = "proposed",
        /// Two players say different things: every way was counted.
        Disputed = "disputed",
        /// Neither words nor reading tell it of some groups: every way was counted.
        Unknown = "unknown",
        /// Nothing: the rule set takes no stone off by agreement.
        None = "none",
    }
}

words! {
    /// An axis of a rule set on which a score can turn, by its name. In alphabetical order, which is that of needs.
    ScoreAxis {
        /// What is counted.
        Counting = "counting",
        /// Whether dead stones in a seki come off.
        DeadInSeki = "dead_in_seki",
        /// What passing first is worth.
        FirstPass = "first_pass",
        /// What each group pays.
        GroupTax = "group_tax",
        /// Points to White for handicap stones.
        Handicap = "handicap",
        /// Points to White.
        Komi = "komi",
        /// What the last play is worth.
        LastPlay = "last_play",
        /// What neutral points left over are worth.
        NeutralPoints = "neutral_points",
        /// Points only one side can fill.
        OneSidedNeutral = "one_sided_neutral",
        /// What overtime costs.
        Overtime = "overtime",
        /// Whether a pass costs a stone.
        PassStones = "pass_stones",
        /// Whether prisoners count.
        Prisoners = "prisoners",
        /// Which stones come off before counting.
        Removal = "removal",
        /// Whether eyes in seki count.
        SekiPoints = "seki_points",
        /// Who wins at equal scores: a clause for even games and one for handicap games.
        Tie = "tie",
    }
}

impl fmt::Display for ScoreAxis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What is missing for a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Need {
    /// Whether the game ended on this board.
    End,
    /// Which stones are dead, or that there are none.
    DeadStones,
    /// Stones captured in play.
    Prisoners,
    /// How many stones each player played.
    Plays,
    /// Who passed, how often, and who first.
    Passes,
    /// Who made the last play.
    LastPlay,
    /// How many handicap stones there were.
    Handicap,
    /// Which groups live independently and which stand in seki.
    Classification,
    /// What comes of play that goes round and decides about groups.
    Repetition,
    /// What the rule set says on an axis.
    Rule(ScoreAxis),
}

impl Need {
    /// Each once, in their fixed order.
    pub fn sorted(needs: impl IntoIterator<Item = Self>) -> Vec<Self> {
        let mut needs: Vec<Self> = needs.into_iter().collect();
        needs.sort_unstable();
        needs.dedup();
        needs
    }

    /// Whether the lead is unknown without it. Only the rule for equal scores leaves the lead alone.
    pub fn blocks_the_lead(self) -> bool {
        self != Self::Rule(ScoreAxis::Tie)
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("end"),
            Self::DeadStones => f.write_str("dead-stones"),
            Self::Prisoners => f.write_str("prisoners"),
            Self::Plays => f.write_str("plays"),
            Self::Passes => f.write_str("passes"),
            Self::LastPlay => f.write_str("last-play"),
            Self::Handicap => f.write_str("handicap"),
            Self::Classification => f.write_str("classification"),
            Self::Repetition => f.write_str("repetition"),
            Self::Rule(axis) => write!(f, "rule:{axis}"),
        }
    }
}

/// A lead and what it makes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Black minus White, everything included.
    pub lead: Option<Amount>,
    /// Who wins.
    pub outcome: Outcome,
    /// By what; nothing when it is undetermined.
    pub decided_by: Option<DecidedBy>,
    /// How the game ended, where that decided.
    pub end: Option<End>,
}

impl Verdict {
    /// What a lead makes of the game.
    pub(crate) fn from_lead(position: &Position, rules: &RuleSet, lead: Amount) -> Self {
        let (outcome, decided_by) = match (lead.cmp(&Amount::ZERO), rules.tie_for(position.handicap()).choice()) {
            (Ordering::Greater, _) => (Outcome::Wins(Color::Black), Some(DecidedBy::Lead)),
            (Ordering::Less, _) => (Outcome::Wins(Color::White), Some(DecidedBy::Lead)),
            (Ordering::Equal, _) if is_tie_open(position, rules) => (Outcome::Undetermined, None),
            (Ordering::Equal, Some(Tie::Draw)) => (Outcome::Draw, Some(DecidedBy::Lead)),
            (Ordering::Equal, Some(Tie::BlackWins)) => (Outcome::Wins(Color::Black), Some(DecidedBy::TieRule)),
            (Ordering::Equal, Some(Tie::WhiteWins)) => (Outcome::Wins(Color::White), Some(DecidedBy::TieRule)),
            (Ordering::Equal, None) => (Outcome::Undetermined, None),
        };
        Self { lead: Some(lead), outcome, decided_by, end: None }
    }

    /// What is missing where the lead is known and the outcome is not: the text does not say who wins at equal scores.
    pub(super) fn need(&self) -> Option<Need> {
        (self.lead.is_some() && self.outcome == Outcome::Undetermined).then_some(Need::Rule(ScoreAxis::Tie))
    }

    /// The result as game records write it: `B+3.5`, `W+R`, `Draw`; `B+` where only the winner is known, `?` when
    /// undetermined and `Void` when both lose.
    pub fn result(&self) -> String {
        match (self.outcome, self.lead) {
            (Outcome::Wins(winner), Some(lead)) if self.end.is_none() => {
                RecordedResult::Lead { winner, by: lead.abs() }.to_string()
            }
            // Who wins may be known where the lead is not.
            (Outcome::Wins(winner), _) => RecordedResult::Win { winner, end: self.end }.to_string(),
            (Outcome::Draw, _) => "Draw".to_owned(),
            (Outcome::BothLose, _) => "Void".to_owned(),
            (Outcome::Undetermined, _) => "?".to_owned(),
        }
    }
}

/// Whether equal scores make another outcome with either number of handicap stones, where a record says another.
pub(super) fn is_tie_open(position: &Position, rules: &RuleSet) -> bool {
    let tie = |handicap| rules.tie_for(handicap).choice();
    position.said_handicap().is_some_and(|said| tie(said) != tie(position.handicap()))
}
