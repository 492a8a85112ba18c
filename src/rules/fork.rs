use super::{Source, sources};
use crate::words::words;

words! {
    /// What documented readings of a rule text differ in.
    Ambiguity {
        /// How Ing counting divides shared spaces.
        SharedSpaces = "shared-spaces",
        /// Which chains of a seki stand in it.
        Seki = "seki",
        /// What a neutral point left open does to the stones next to it.
        NeutralPoints = "neutral-points",
        /// Whether dead stones inside a seki come off.
        DeadInSeki = "dead-in-seki",
        /// Whether a point counts that its owner must still fill.
        ProtectiveMoves = "protective-moves",
        /// Whether a bent four in the corner comes off without play.
        BentFour = "bent-four",
    }

    /// A documented way to read a rule text where sources, or its own words, leave several.
    #[cfg_attr(feature = "json", derive(serde::Deserialize, schemars::JsonSchema), schemars(rename = "ReadingName"))]
    RuleReadingId {
        /// Each shared space is divided equally without fractions (Ing SST laws, 1991).
        SharedByRegion = "shared-by-region",
        /// In a shared space a point next to one colour alone is that colour's (Sensei's Library on Ing counting).
        SharedByPoint = "shared-by-point",
        /// Japanese rules 1989, article 8, "living stones that possess neutral points": the stones of a whole group.
        /// Every chain that is named or shown to stand in seki does so, whether it touches a neutral point itself or
        /// not.
        SekiByGroup = "seki-by-group",
        /// The same words, read of one solid chain: of a group in seki that possesses neutral points of the seki, in
        /// spaces next to stones in seki of both colours, only the chains that touch one themselves are in seki. What
        /// the others alone surround is territory (odd cases of the Japanese rules, where a game turns on it).
        SekiByChain = "seki-by-chain",
        /// A neutral point left open harms nobody: it could be filled, and players who agree on the end have done as
        /// much (commentary on article 9 of the Japanese rules of 1989; basic rules of the Korea Baduk Federation;
        /// `KataGo`'s clean-up phases).
        NeutralPointsAsAgreed = "neutral-points-as-agreed",
        /// Japanese rules 1989, article 8, or Korean rules 2016, article 9, word for word: living stones that possess a
        /// neutral point are in seki, as the board stands. So is their group, the stones that its own points join to
        /// them, and nothing that it surrounds counts (reference figure 15; `KataGo`'s definition of a seki).
        NeutralPointsLiteral = "neutral-points-literal",
        /// Dead stones inside a seki stay, as they do not stand in territory: no prisoners, and no points under them.
        DeadInSekiStands = "dead-in-seki-stands",
        /// Dead stones inside a seki come off as prisoners like any others.
        DeadInSekiRemoved = "dead-in-seki-removed",
        /// A point that its owner must still fill is no territory: protective moves belong before the end of the game,
        /// and one left out costs its point all the same (commentary on article 9 of the Japanese rules of 1989).
        ProtectiveMovesStrict = "protective-moves-strict",
        /// Such a point is territory like any other that living stones surround, as the players agreed on the territory
        /// with nothing played there (Japanese rules 1989, articles 8 and 9; Korean rules 2016, article 8.1).
        ProtectiveMovesTolerant = "protective-moves-tolerant",
        /// A bent four in the corner is dead as it stands: the players marked it so.
        BentFourByRule = "bent-four-by-rule",
        /// A bent four in the corner is dead only beside stones that live completely; else the ko must be played (basic
        /// rules of the Korea Baduk Federation, diagrams 7 to 10). Until it is, its stones count as if nobody had
        /// marked them.
        BentFourByPlay = "bent-four-by-play",
    }
}

impl RuleReadingId {
    /// What it answers.
    pub const fn ambiguity(self) -> Ambiguity {
        match self {
            Self::SharedByRegion | Self::SharedByPoint => Ambiguity::SharedSpaces,
            Self::SekiByGroup | Self::SekiByChain => Ambiguity::Seki,
            Self::NeutralPointsAsAgreed | Self::NeutralPointsLiteral => Ambiguity::NeutralPoints,
            Self::DeadInSekiStands | Self::DeadInSekiRemoved => Ambiguity::DeadInSeki,
            Self::ProtectiveMovesStrict | Self::ProtectiveMovesTolerant => Ambiguity::ProtectiveMoves,
            Self::BentFourByRule | Self::BentFourByPlay => Ambiguity::BentFour,
        }
    }
}

/// Two documented readings of a clause: what the clause has chosen, if it has, and the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The default first. Where the clause chooses nothing there is none, and the result is undetermined between the
    /// two.
    pub readings: [SourcedRuleReading; 2],
}

/// A reading and who documents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourcedRuleReading {
    /// The reading.
    pub id: RuleReadingId,
    /// Where it is documented.
    pub source: &'static Source,
}

impl Fork {
    /// Shared spaces in Ing counting.
    pub const SHARED_SPACES: Self = Self::new(
        (RuleReadingId::SharedByRegion, &sources::ING_SST_LAWS_1991),
        (RuleReadingId::SharedByPoint, &sources::SENSEIS_ING_COUNTING),
    );

    /// The default, then the other, each with its source.
    pub const fn new(default: (RuleReadingId, &'static Source), other: (RuleReadingId, &'static Source)) -> Self {
        Self {
            readings: [
                SourcedRuleReading { id: default.0, source: default.1 },
                SourcedRuleReading { id: other.0, source: other.1 },
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RuleReadingId;
    use crate::words::Word as _;

    #[test]
    fn every_reading_reads_back_from_its_name() {
        assert!(RuleReadingId::ALL.iter().all(|reading| RuleReadingId::of_word(reading.as_str()) == Some(*reading)));
    }
}
