use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "1991", source: &sources::ING_SST_LAWS_1991 };
const COUNTING: TextEdition =
    TextEdition { edition: "description of Ing counting", source: &sources::SENSEIS_ING_COUNTING };
const TIMING: TextEdition = TextEdition { edition: "description of Ing timing", source: &sources::SENSEIS_ING_TIMING };
const PASSES: TextEdition = TextEdition { edition: "1991", source: &sources::SENSEIS_DISPUTE_MERO_JASIEK };
const COPY: TextEdition = TextEdition { edition: "SST laws", source: &sources::ING_SST_LAWS_ARTICLE_1 };
const SUMMARY: TextEdition = TextEdition { edition: "1996", source: &sources::ING_GOE_RULES_1996 };
const BASE: &RuleSet = &area(TEXT, &["Ing rules 1991, Counting"]);

/// Ing rules (SST laws, Goe), 1991 and 1996.
pub(in crate::rules) const ING_SST: RuleSet = RuleSet {
    id: Cow::Borrowed("ing-sst"),
    name: "Ing rules (SST, Goe)",
    authority: Authority::Official,
    text: TEXT,
    effective_from: Some("1991"),
    aliases: &[Alias::user("ing"), Alias::user("goe"), Alias::user("sst"), Alias::user("Ing's SST"), Alias::sgf("GOE")],
    komi: Clause::text(Komi::half_points(16, 0), &["Ing rules 1991, Compensation"], COUNTING)
        .with_note("8 points, and Black wins at equal scores, which is worth 7.5"),
    komi_history: &[
        KomiPeriod::since(0, 12, &sources::AGA_MEMO_ON_KOMI),
        KomiPeriod::since(0, 16, &sources::SENSEIS_ING_COUNTING),
    ],
    counting: Clause::text(Counting::Ing, &["Ing rules 1991, Counting"], COUNTING)
        .with_note("each side fills in its 180 stones; the result is that of an area count"),
    neutral_points: Clause::text(NeutralPoints::IngShare, &["Ing rules 1991, Counting"], TEXT)
        .with_note(
            "shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side \
             only goes to that side, which is told as a reading",
        )
        .with_fork(&Fork::SHARED_SPACES),
    handicap: Clause::convention(Handicap::Zero, COMPARED)
        .with_note("nothing in the Ing texts; an American reading and one server give White N points and equal scores"),
    handicap_placement: Clause::convention(HandicapPlacement::Free, SERVERS),
    tie_even: Clause::text(Tie::BlackWins, &["Ing rules 1991, Compensation"], COUNTING),
    tie_handicap: Clause::unstated(TEXT).with_note("the rule that Black wins at equal scores is told of even games"),
    ko: Clause::text(Ko::Ing, &["Ing rules 1991, Ko"], TEXT).with_note("fighting and disturbing kos"),
    suicide: Clause::text(Suicide::MultiStone, &["1"], COPY).with_note("taking off one's own single stone is barred"),
    repetition: Clause::text(RepetitionRule::Forbidden, &["Ing rules 1991, Ko"], TEXT)
        .with_note("a disturbing ko may not be retaken without end"),
    illegal_move: Clause::unverified(TEXT).with_note("the text of 1991 forgives mistakes in ko"),
    stop: Clause::text(Stop::FourPasses, &["Ing rules 1991, End of the game"], PASSES),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::text(DisputeRule::PlayOut, &["Ing rules 1991, Removal"], SUMMARY).with_note("verified by removal, that is by play"),
    overtime: Clause::text(Overtime::TwoPointsAPeriod, &["Ing rules 1991, Timing"], TIMING)
        .with_note("up to three periods of a sixth of the basic time each; after that the game is lost"),
    counting_procedure: Clause::text(CountingProcedure::IngFillIn, &["Ing rules 1991, Counting"], COUNTING),
    uncertain: &[
        "the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores",
        "shared spaces: divided equally (1991), or half a point each in an older description",
        "equal scores and points for White in handicap games are not in the Ing texts",
    ],
    ..*BASE
};
