use super::prelude::*;

const TEXT: TextEdition = TextEdition { edition: "description", source: &sources::SENSEIS_BUTTON_GO };
const PRESET: TextEdition = TextEdition { edition: "preset aga-button", source: &sources::KATAGO_SOURCE_CODE };
const BASE: &RuleSet = &area(TEXT, &["Button Go"]);

/// Area counting with a button worth half a point.
pub(in crate::rules) const BUTTON_AREA: RuleSet = RuleSet {
    id: Cow::Borrowed("button-area"),
    name: "Button Go (area counting)",
    authority: Authority::Proposal,
    text: TEXT,
    aliases: &[Alias::user("button"), Alias::user("aga-button")],
    komi: Clause::convention(Komi::half_points(14, 0), PRESET)
        .with_note("the description asks for a whole number; 7 is that of KataGo's preset"),
    first_pass: Clause::text(FirstPass::Button, &["Button Go"], TEXT),
    handicap: Clause::convention(Handicap::NMinusOne, PRESET),
    tie_even: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise once the button is taken"),
    tie_handicap: Clause::convention(Tie::Draw, TEXT).with_note("cannot arise once the button is taken"),
    ko: Clause::unstated(TEXT).with_note("that of the rules it is added to; taking the button lifts all bans"),
    suicide: Clause::unstated(TEXT).with_note("that of the rules it is added to"),
    repetition: Clause::unstated(TEXT).with_note("that of the rules it is added to"),
    stop: Clause::text(Stop::TwoPasses, &["Button Go"], TEXT).with_note("after the button is taken"),
    resumption: Clause::convention(Resumption::NormalTurn, TEXT),
    dispute: Clause::convention(DisputeRule::PlayOut, TEXT),
    ..*BASE
};
