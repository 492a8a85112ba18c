//! The independent choices a rule set makes. A rule set must speak on every axis, if only to say that its text is
//! silent.

use crate::words::words;

words! {
    /// What is counted.
    Counting {
        /// Surrounded points; stones do not count, prisoners usually do.
        Territory = "territory",
        /// Living stones and surrounded points.
        Area = "area",
        /// Stones that can stay on the board: area less the eyes each group must keep.
        Stone = "stone",
        /// Points inside the border after inner stones come off (Sunjang).
        Boundary = "boundary",
        /// Area by filling in with a fixed number of stones (Ing).
        Ing = "ing",
    }

    /// Whether stones that come off count for the captor.
    Prisoners {
        /// Each one is a point.
        Counted = "counted",
        /// They are irrelevant.
        NotCounted = "not-counted",
    }

    /// Which stones come off before counting.
    Removal {
        /// Those both players agree are dead.
        Agreed = "agreed",
        /// None: what stands on the board stays.
        None = "none",
        /// Those inside an opposing unconditionally alive area.
        PassAlive = "pass-alive",
    }

    /// What shows that a group stands in seki.
    SekiTest {
        /// As the players, the referee or the classifier say.
        Agreed = "agreed",
        /// `KataGo`'s formal test: an area that touches a point nobody owns, or holds a chain of its owner in atari.
        IndependentLife = "independent-life",
    }

    /// Whether eyes of groups in seki count.
    SekiPoints {
        /// They count as any other surrounded point.
        Counted = "counted",
        /// They count for nobody.
        NotCounted = "not-counted",
    }

    /// Whether dead stones inside a seki may come off at the end.
    DeadInSeki {
        /// They come off by agreement as anywhere else.
        Removed = "removed",
        /// They stay, unless captured by play.
        NotRemoved = "not-removed",
    }

    /// Points only one side can fill that are not its territory.
    OneSidedNeutral {
        /// They count for the side that can fill them.
        Counted = "counted",
        /// They count for nobody.
        NotCounted = "not-counted",
    }

    /// What neutral points left on the board are worth.
    NeutralPoints {
        /// Nothing.
        Zero = "zero",
        /// Half a point for each side.
        SplitHalf = "split-half",
        /// Shared spaces are divided without fractions (Ing).
        IngShare = "ing-share",
    }

    /// Whether neutral points are to be filled before the end.
    NeutralFilling {
        /// They must be.
        Required = "required",
        /// They need not be.
        Optional = "optional",
    }

    /// What every group pays for the eyes it must keep.
    GroupTax {
        /// Nothing.
        None = "none",
        /// Two points a living group.
        TwoPerGroup = "two-per-group",
    }

    /// Whether a pass hands the opponent a stone.
    PassStones {
        /// A pass is free.
        None = "none",
        /// A stone is handed over so that counting territory gives the area score; the score itself is the area count.
        Procedure = "procedure",
        /// A stone is handed over and counts as a prisoner.
        Prisoner = "prisoner",
    }

    /// Who makes the last pass.
    LastPass {
        /// Either player.
        Either = "either",
        /// White, with one pass more if need be.
        White = "white",
    }

    /// What passing first is worth.
    FirstPass {
        /// Nothing.
        None = "none",
        /// Black loses a point if White passes first.
        WhiteFirst = "white-first",
        /// Half a point to whoever takes the button instead of a pass.
        Button = "button",
    }

    /// What the last play is worth.
    LastPlayRule {
        /// Nothing more than its place on the board.
        None = "none",
        /// Black loses a point for having made it.
        BlackLosesOne = "black-loses-one",
    }

    /// Points to White for N handicap stones.
    Handicap {
        /// None.
        Zero = "zero",
        /// N.
        N = "n",
        /// N - 1.
        NMinusOne = "n-minus-one",
    }

    /// Where handicap stones are set.
    HandicapPlacement {
        /// On the usual points.
        Fixed = "fixed",
        /// Where Black likes.
        Free = "free",
    }

    /// Who wins at equal scores.
    Tie {
        /// Nobody: a draw (jigo).
        Draw = "draw",
        /// Black.
        BlackWins = "black-wins",
        /// White.
        WhiteWins = "white-wins",
    }

    /// The unit of the result.
    Unit {
        /// Points.
        Point = "point",
        /// Zi, two points of lead each.
        Zi = "zi",
    }

    /// How the result is announced.
    Announcement {
        /// Points: `Black wins by 3.5 points`.
        Points = "points",
        /// Korean jip.
        Jip = "jip",
        /// Japanese moku.
        Moku = "moku",
        /// Chinese zi, in quarters.
        Zi = "zi",
    }

    /// Which retaking of a ko, or repetition of a position, is barred.
    Ko {
        /// Only the immediate recapture.
        Simple = "simple",
        /// A play may not recreate any earlier position of the board.
        PositionalSuperko = "positional-superko",
        /// A play may not recreate an earlier position with the same player to move.
        SituationalSuperko = "situational-superko",
        /// A play may not recreate a position that the same player's own play made before; immediate recapture is
        /// barred.
        NaturalSituationalSuperko = "natural-situational-superko",
        /// Ing's fighting and disturbing kos.
        Ing = "ing",
        /// Spight's rule: positional, and a pass or a button lifts all bans.
        Spight = "spight",
    }

    /// Whether a play may leave its own chain without liberties.
    Suicide {
        /// Never.
        Forbidden = "forbidden",
        /// If it takes off two or more stones.
        MultiStone = "multi-stone",
        /// Always.
        Allowed = "allowed",
    }

    /// What a long repetition leads to where no play is barred for it.
    RepetitionRule {
        /// No result, if the players agree.
        NoResult = "no-result",
        /// A draw.
        Draw = "draw",
        /// It cannot arise: the repeating play is barred.
        Forbidden = "forbidden",
        /// The referee decides.
        Referee = "referee",
    }

    /// What an illegal move costs.
    IllegalMove {
        /// The game.
        Loss = "loss",
        /// The turn: it counts as a pass.
        Pass = "pass",
        /// The turn and a stone.
        PassStone = "pass-stone",
        /// Nothing: the player takes it back.
        TakenBack = "taken-back",
        /// A penalty of the event's own rules.
        Penalty = "penalty",
    }

    /// How many passes in a row stop the game.
    Stop {
        /// Two.
        TwoPasses = "two-passes",
        /// Four.
        FourPasses = "four-passes",
        /// As the players agree.
        Agreement = "agreement",
    }

    /// Who moves first when play is resumed after the stop.
    Resumption {
        /// The player whose turn it is.
        NormalTurn = "normal-turn",
        /// The opponent of the player who asks for it.
        OpponentOfRequester = "opponent-of-requester",
        /// The opponent of the last to pass.
        OpponentOfLastPasser = "opponent-of-last-passer",
        /// As agreed; without agreement every stone stays.
        ByAgreement = "by-agreement",
    }

    /// How a dispute about dead stones is settled.
    DisputeRule {
        /// Hypothetical play, group by group, with the 1989 ko rule.
        Japanese1989 = "japanese-1989",
        /// Local shapes judged apart, surroundings assumed alive.
        KoreanLocal = "korean-local",
        /// The players play on.
        PlayOut = "play-out",
        /// They play on once; at the second stop every stone stays.
        PlayOutThenAllAlive = "play-out-then-all-alive",
        /// Nothing is ever removed without capture.
        NothingRemoved = "nothing-removed",
        /// By a list of ruled shapes.
        Precedents = "precedents",
        /// The referee decides.
        Arbitration = "arbitration",
        /// The players have to agree.
        Agreement = "agreement",
    }

    /// Whether both players can lose.
    BothLose {
        /// They can.
        Possible = "possible",
        /// They cannot.
        Impossible = "impossible",
    }

    /// What time past the basic time costs in points.
    Overtime {
        /// Nothing: time is not paid in points.
        None = "none",
        /// Two points to the opponent for each of up to three periods, then the game.
        TwoPointsAPeriod = "two-points-a-period",
    }

    /// How players count at the board.
    CountingProcedure {
        /// Prisoners into the opponent's territory, then rearranged (Japan, Korea).
        FillIn = "fill-in",
        /// One colour's area in tens, compared with half the board (China).
        HalfCount = "half-count",
        /// Each side fills in its full set of stones (Ing).
        IngFillIn = "ing-fill-in",
        /// Pass stones, White passes last, then as fill-in (AGA, BGA).
        PassStoneFillIn = "pass-stone-fill-in",
        /// Fast count with prisoners, or the area (FFG).
        FastOrArea = "fast-or-area",
        /// The smaller side counted in place by twos (New Zealand).
        HalfOnBoard = "half-on-board",
        /// Inner stones off, then points inside the border (Sunjang).
        Boundary = "boundary",
        /// Counted by a program, or as players like.
        Plain = "plain",
    }
}

#[cfg(test)]
mod tests {
    use super::{Counting, Ko};
    use crate::words::Word as _;

    #[test]
    fn every_choice_reads_back_from_its_name() {
        assert!(Ko::ALL.iter().all(|ko| Ko::of_word(ko.as_str()) == Some(*ko)));
        assert_eq!(Counting::of_word("Territory"), None);
    }
}
