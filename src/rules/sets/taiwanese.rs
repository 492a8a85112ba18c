use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "KBF basic rules page", source: &sources::KBF_BASIC_RULES };
const BASE: &RuleSet = &area(TEXT, &["KBF basic rules page, Comparison with other rules"]);

/// What a page of the Korea Baduk Federation says of Taiwanese rules.
pub(in crate::rules) const TAIWANESE: RuleSet = RuleSet {
    id: Cow::Borrowed("taiwanese"),
    name: "Taiwanese rules as told by the Korea Baduk Federation",
    authority: Authority::Teaching,
    text: TEXT,
    ko: Clause::convention(Ko::Simple, TEXT)
        .with_note("Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other"),
    suicide: Clause::text(Suicide::Allowed, &["Dia. 11"], TEXT)
        .with_note("taking off one's own single stone counts like a pass"),
    uncertain: &["this is what one Korean page says; it is not a Taiwanese text"],
    ..*BASE
};
