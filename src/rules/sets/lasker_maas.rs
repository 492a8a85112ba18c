use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "introduction only", source: &sources::SENSEIS_LASKER_MAAS };
const SUMMARY: TextEdition = TextEdition { edition: "summary by others", source: &sources::LASKER_MAAS_SUMMARY };
const POINTS: TextEdition = TextEdition { edition: "discussion", source: &sources::LASKER_MAAS_ON_LIFEIN19X19 };
const BASE: &RuleSet = &territory(TEXT, &["Lasker-Maas rules, Introduction"]);

/// Lasker-Maas rules: territory whose dead stones are settled by play.
pub(in crate::rules) const LASKER_MAAS: RuleSet = RuleSet {
    id: Cow::Borrowed("lasker-maas"),
    name: "Lasker-Maas rules",
    authority: Authority::Proposal,
    text: TEXT,
    aliases: &[Alias::user("laskermaas")],
    komi: Clause::convention(Komi::half_points(0, 0), TEXT).with_note("none is known of"),
    prisoners: Clause::convention(Prisoners::Counted, SUMMARY),
    removal: Clause::convention(Removal::Agreed, SUMMARY).with_note("after two passes; without agreement play goes on"),
    neutral_points: Clause::convention(NeutralPoints::Zero, SUMMARY),
    seki_points: Clause::unverified(TEXT),
    dead_in_seki: Clause::convention(DeadInSeki::NotRemoved, SUMMARY),
    one_sided_neutral: Clause::convention(OneSidedNeutral::NotCounted, POINTS).with_note(
        "a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said \
         to count in the second phase, in which it fills them with prisoners",
    ),
    neutral_filling: Clause::convention(NeutralFilling::Optional, TEXT),
    ko: Clause::unverified(SUMMARY).with_note("positional superko according to a summary by others"),
    stop: Clause::unverified(SUMMARY).with_note("two passes a phase according to a summary by others"),
    dispute: Clause::text(DisputeRule::PlayOut, &["Lasker-Maas rules, Introduction"], TEXT)
        .with_note("in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)"),
    uncertain: &["only the introduction was readable; phases, ko and counting come from a summary by others"],
    ..*BASE
};
