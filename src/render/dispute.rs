use super::passage::{Passage, PassagePart};
use super::{Language, sentences};
use crate::board::{Color, PointSet};
use crate::explain::{Guidance, Message, StatementCode, guidance};
use crate::position::ClaimedStatus;
use crate::report::{
    Dispute, DisputedGroup, KindSensitivity, Report, RuleSetScore, ScoreTask, ScoredDecision, Sensitivity,
};
use crate::rules::SharedRuleSet;

/// A dispute in words, before it is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DisputeText {
    /// For which claims the scores of the report hold; nothing where nothing is disputed.
    pub(super) basis: Option<String>,
    /// What both players say.
    pub(super) agreed: String,
    /// A line a disputed group.
    pub(super) groups: Vec<String>,
    /// Whose the rulings are that follow neither player in everything; nothing where there are none.
    pub(super) mixed: Option<String>,
    /// The heads of the columns that name a ruling, one more than there are groups.
    pub(super) ruling: Vec<String>,
    /// The heads of the others, one a rule set.
    pub(super) rule_sets: Vec<String>,
    /// The cells of each ruling.
    pub(super) rows: Vec<Vec<String>>,
    /// Whether it matters, a sentence a rule set, after what is to be said of the whole.
    pub(super) sentences: Vec<String>,
    /// What the text of each rule set says to those who disagree: its name, and a line a clause.
    pub(super) guidance: Vec<(String, Vec<String>)>,
}

impl DisputeText {
    pub(super) fn new(language: Language, task: &ScoreTask, report: &Report) -> Option<Self> {
        let dispute = report.dispute.as_ref()?;
        let says = |player: Color| language.sentence(&Message::new("as-player-says").with("player", player));
        let row = |combination: &ScoredDecision| {
            let mut cells =
                vec![combination.decision.claim_of().map_or_else(|| language.word("ruling-mixed").to_owned(), says)];
            cells.extend(
                dispute.statuses(combination).map(|called| language.word_of("called", called.as_str()).to_owned()),
            );
            let results = combination.scores.iter().map(|score| score.verdict.result());
            cells.extend(results.map(|result| language.result(&result).to_owned()));
            cells
        };
        let name =
            |disputed: &DisputedGroup| disputed.group.stones.first().map_or(String::new(), |first| first.to_string());
        let whole = dispute.remarks.iter().cloned();
        let matters = (0..task.rule_sets.len()).map(|index| dispute.sentence(task, index));
        let is_mixed = |combination: &ScoredDecision| combination.decision.claim_of().is_none();
        let in_dispute: PointSet = dispute.groups.iter().filter_map(|disputed| disputed.group.stones.first()).collect();
        let are_too_many = dispute.remarks.iter().any(|remark| remark.code == StatementCode::DisputeTooManyGroups);
        let counted = if are_too_many { "dispute-basis-claims" } else { "dispute-basis" };
        let basis = || language.sentence(&Message::new(counted).with("points", in_dispute));
        Some(Self {
            basis: (!in_dispute.is_empty()).then(basis),
            mixed: dispute.decisions.iter().any(is_mixed).then(|| language.word("dispute-mixed").to_owned()),
            agreed: agreed(language, task, dispute),
            groups: dispute.groups.iter().map(|one| disputed(language, report, one)).collect(),
            ruling: [language.word("ruling").to_owned()].into_iter().chain(dispute.groups.iter().map(name)).collect(),
            rule_sets: task.rule_sets.iter().map(|rules| sentences::without_controls(&rules.id)).collect(),
            rows: dispute.decisions.iter().map(row).collect(),
            sentences: whole.chain(matters).map(|statement| language.sentence(&statement)).collect(),
            guidance: task.rule_sets.iter().map(|rules| guidance_lines(language, task, rules)).collect(),
        })
    }
}

/// How little would change an outcome, in words: the rule set and how safe the winner is, the changes that make
/// another outcome, and the kinds that do not.
pub(super) fn sensitivity(language: Language, report: &Report) -> Vec<Passage> {
    let rule_sets = report.scores.iter().zip(report.sensitivity.iter().flatten());
    let text = |(scored, sensitivity): (&RuleSetScore, &Sensitivity)| {
        let is_steady = |one: &&KindSensitivity| one.least.is_none() && one.is_complete && !one.may_turn;
        let turning = sensitivity.kinds.iter().filter(|of_kind| !is_steady(of_kind));
        let changes = turning.map(|of_kind| language.sentence(&of_kind.sentence(&scored.rules)));
        let listed = |counts: bool| {
            let of_counting = sensitivity.kinds.iter().filter(is_steady).filter(|one| one.counts == counts);
            let words = of_counting.map(|one| language.word_of("kind", one.kind.as_str()));
            language.enumerated(&words.map(str::to_owned).collect::<Vec<_>>())
        };
        let others = [("steady", listed(true)), ("not-counting", listed(false))];
        let others = others.into_iter().filter(|(_, kinds)| !kinds.is_empty());
        let others = others.map(|(key, kinds)| language.labelled(language.word(key), language.ended(&kinds)));
        let safety = language.sentence(&sensitivity.sentence(scored));
        Passage {
            title: language.labelled(sentences::without_controls(&scored.rules.id), safety),
            parts: vec![PassagePart::Items(changes.collect()), PassagePart::Remarks(others.collect())],
        }
    };
    rule_sets.map(text).collect()
}

/// What both players say, and whether a record says it for them.
fn agreed(language: Language, task: &ScoreTask, dispute: &Dispute) -> String {
    let marks = [(ClaimedStatus::Dead, dispute.agreed.dead), (ClaimedStatus::InSeki, dispute.agreed.seki)];
    let parts = marks.into_iter().filter(|(_, points)| !points.is_empty()).map(|(called, points)| {
        format!("{} {}", language.word_of("called", called.as_str()), language.join_points(&points))
    });
    let parts: Vec<_> = parts.collect();
    let sentence = if parts.is_empty() {
        language.word("dispute-agreed-nothing").to_owned()
    } else {
        let marks = language.enumerated(&parts);
        language.sentence(&Message::new("dispute-agreed").with("marks", &*marks))
    };
    let sentence = language.ended(&sentence);
    if task.record.as_ref().is_some_and(|record| record.gives_dead) {
        return [&sentence, language.word("between-sentences"), language.word("dispute-agreed-record")].concat();
    }
    sentence
}

/// What the clauses of a rule set say, each with what it rests on: `Two passes in a row stop the game. [9; 1989]`.
fn guidance_lines(language: Language, task: &ScoreTask, rules: &SharedRuleSet) -> (String, Vec<String>) {
    let line = |guidance: &Guidance| {
        let (clause, mut line) = (&guidance.clause, language.sentence(&guidance.statement));
        if !clause.note.is_empty() {
            let note = language.bracketed(language.rule_text(clause.note));
            line = language.ended(&(language.unended(&line) + &note));
        }
        let basis = language.basis(clause.basis, clause.articles);
        let rests_on = [&*basis, language.rule_text(clause.text.edition)];
        let rests_on: Vec<_> = rests_on.into_iter().filter(|text| !text.is_empty()).collect();
        line + &sentences::cited(&rests_on.join(language.word("between-needs")))
    };
    (sentences::without_controls(&rules.id), guidance(task.position.history(), rules).iter().map(line).collect())
}

/// `White D4 D5: dead as Black says, alive as White says; shown: undecided (not proved); can turn the winner`.
fn disputed(language: Language, report: &Report, disputed: &DisputedGroup) -> String {
    let group = &disputed.group;
    let says = |player: Color| {
        let called = language.word_of("called", group.claimed.get(player).as_str());
        language.sentence(&Message::new("called-as-player-says").with("called", called).with("player", player))
    };
    let mut known: Vec<String> = Vec::new();
    let groups = report.life.iter().flat_map(|life| &life.groups);
    for one in groups.filter(|one| !one.stones.is_disjoint(&group.stones)) {
        let evidence = language.bracketed(language.word_of("evidence", one.evidence.as_str()));
        let shown = [language.word_of("status", one.status.as_str()), &evidence].concat();
        if !known.contains(&shown) {
            known.push(shown);
        }
    }
    let known = if known.is_empty() { language.word("not-looked-at").to_owned() } else { language.enumerated(&known) };
    let turns = language.word(match disputed.turns_winner_at_all() {
        Some(true) => "can-turn-winner",
        Some(false) => "cannot-turn-winner",
        None => "may-turn-winner",
    });
    let (owner, stones) = (language.player(group.color), language.join_points(&group.stones));
    let [black, white] = Color::BOTH.map(says);
    let claims = [&black, language.word("between-clauses"), &white].concat();
    let known = language.labelled(language.word("known"), known);
    let clauses = [&*claims, &known, turns].join(language.word("between-needs"));
    language.labelled(format!("{owner} {stones}"), clauses)
}

/// What a ruling says of the stones of a disputed group, and whose claim that is: `White D4 D5: dead as Black says`.
#[cfg(feature = "rulings")]
pub(super) fn ruled(
    language: Language,
    group: &crate::score::UnagreedGroup,
    ruling: &crate::position::Position,
) -> Vec<String> {
    let marked = |points: &PointSet| group.stones & ruling.stones().chains_of(points);
    let (dead, seki) = (marked(&ruling.marks().dead), marked(ruling.seki()));
    let parts = [
        (ClaimedStatus::Dead, dead),
        (ClaimedStatus::InSeki, seki),
        (ClaimedStatus::Alive, group.stones - dead - seki),
    ];
    let lines = parts.into_iter().filter(|(_, points)| !points.is_empty()).map(|(called, points)| {
        let says = Color::BOTH.into_iter().find(|player| *group.claimed.get(*player) == called);
        let claimed = |key| Message::new(key).with("called", language.word_of("called", called.as_str()));
        let claim = match says {
            Some(player) => claimed("called-as-player-says").with("player", player),
            None => claimed("called-as-neither-says"),
        };
        let owner = language.player(group.color);
        let stones = format!("{owner} {}", language.join_points(&points));
        language.labelled(stones, language.sentence(&claim))
    });
    lines.collect()
}
