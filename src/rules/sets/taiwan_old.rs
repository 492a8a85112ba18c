use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "description", source: &sources::SENSEIS_TAIWAN_RULES };
const KOMI: TextEdition = TextEdition { edition: "history of komi", source: &sources::SENSEIS_HISTORY_OF_KOMI };
const BASE: &RuleSet = &area(TEXT, &["Old Taiwan rule, Counting"]);

/// The old rule of Taiwan: area in points, less a point when Black made the last play.
pub(in crate::rules) const TAIWAN_OLD: RuleSet = RuleSet {
    id: Cow::Borrowed("taiwan-old"),
    name: "Old Taiwan rule",
    authority: Authority::Historical,
    text: TEXT,
    aliases: &[Alias::user("taiwan")],
    komi: Clause::convention(Komi::half_points(12, 0), KOMI)
        .with_note("doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan"),
    komi_history: &[KomiPeriod::since(1978, 12, &sources::SENSEIS_HISTORY_OF_KOMI)],
    last_play: Clause::text(LastPlayRule::BlackLosesOne, &["Old Taiwan rule, Counting"], TEXT)
        .with_note("told in three ways: half a point from Black to White, one point, or Black's last stone taken off"),
    tie_even: Clause::convention(Tie::Draw, TEXT),
    tie_handicap: Clause::convention(Tie::Draw, TEXT),
    suicide: Clause::unverified(TEXT)
        .with_note("a page of the Korea Baduk Federation says that self-capture is legal and works like a pass"),
    stop: Clause::convention(Stop::TwoPasses, TEXT),
    dispute: Clause::convention(DisputeRule::PlayOut, TEXT),
    uncertain: &[
        "komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6",
        "taking off Black's last stone changes the lead only if it stood on a neutral point",
    ],
    ..*BASE
};
