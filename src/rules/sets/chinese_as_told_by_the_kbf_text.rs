use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "KBF basic rules page", source: &sources::KBF_BASIC_RULES };
const BASE: &RuleSet = &area(TEXT, &["KBF basic rules page, Comparison with other rules"]);

/// What a page of the Korea Baduk Federation says of Chinese rules, which is not what they say.
pub(in crate::rules) const CHINESE_AS_TOLD_BY_THE_KBF_TEXT: RuleSet = RuleSet {
    id: Cow::Borrowed("chinese-as-told-by-the-kbf-text"),
    name: "Chinese rules as told by the Korea Baduk Federation",
    authority: Authority::Teaching,
    text: TEXT,
    komi: Clause::text(Komi::half_points(11, 0), &["KBF basic rules page, Komi"], TEXT)
        .with_note("dated: the page gives 5.5"),
    unit: Clause::text(Unit::Zi, &["KBF basic rules page, Comparison with other rules"], TEXT),
    announcement: Clause::text(Announcement::Zi, &["KBF basic rules page, Comparison with other rules"], TEXT),
    ko: Clause::convention(Ko::Simple, TEXT)
        .with_note("Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other"),
    suicide: Clause::text(Suicide::Allowed, &["Dia. 11"], TEXT)
        .with_note("present Chinese rules bar self-capture; the page says otherwise"),
    uncertain: &["not the Chinese rules: they bar self-capture; use chinese-2002 for those"],
    ..*BASE
};
