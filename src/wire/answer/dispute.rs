use std::borrow::Cow;

use super::parts::{GroupView, Sentence};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::explain::{Guidance, guidance};
use crate::life::Group;
use crate::position::{Claim, ClaimedStatus};
use crate::render::Language;
use crate::report::{DecidedScore, Dispute, DisputedGroup, Report, ScoredDecision};
use crate::rules::{Amount, Basis, SharedRuleSet};
use crate::score::{DecidedBy, Need, Outcome, UnagreedGroup};
use crate::wire::open_words::GuidanceWord;
use crate::wire::view::view;
use crate::wire::{ArticleList, ScoreQuestion};

view! {
    /// What two players disagree on, and what comes of ruling for one or the other.
    pub struct DisputeView(question: &ScoreQuestion, report: &Report, dispute: &Dispute) {
        let rule_sets = &question.task.rule_sets;
        /// The chains of which both say the same, `dead` and `seki` of the request included. The scores rest on them:
        /// what the players say differently counts there as if nobody had marked it.
        pub agreed: Claim = dispute.agreed,
        /// What they say differently, in the order of first stones. Chains of one colour of which both players say the
        /// same two things are one group if they share a liberty, or if `groups` holds them for one.
        pub groups: Vec<DisputedGroupView> =
            dispute.groups.iter().map(|group| DisputedGroupView::new(report, group)).collect(),
        /// Whether every combination is scored: of up to 8 disputed groups. Otherwise `remarks` says why.
        pub is_complete: bool = dispute.is_complete,
        /// What comes of following one player or the other on each group: 2 for one group, 256 for eight. The player
        /// followed on the first group changes last, Black comes before White; so the first is Black's claim as a whole
        /// and the last White's. Those two alone where `is_complete` is false.
        pub combinations: Vec<CombinationView> =
            dispute.decisions.iter().map(|one| CombinationView::new(question, dispute, one)).collect(),
        /// Whether it matters, one a rule set, in the order of `scores`.
        pub rule_sets: Vec<RuleSetDisputeView> =
            (0..rule_sets.len()).map(|index| RuleSetDisputeView::new(question, dispute, index)).collect(),
        /// What is to be said of the whole. Open: later versions may add codes. Now one of `dispute-too-many-groups`,
        /// `dispute-too-much-reading`.
        pub remarks: Vec<Sentence> =
            dispute.remarks.iter().map(|statement| Sentence::new(question.language, statement.clone())).collect(),
        /// What the text of each rule set says to players who disagree, one a rule set, in the order of `scores`.
        pub guidance: Vec<GuidanceView> = rule_sets.iter().map(|rules| GuidanceView::new(question, rules)).collect(),
    }

    /// What the text of one rule set says to players who disagree.
    pub struct GuidanceView(question: &ScoreQuestion, rules: &SharedRuleSet) {
        let statements = guidance(question.task.position.history(), rules);
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = rules.id.clone(),
        /// What stops the game, who passes last, who moves first when play is resumed, how a dispute is settled; and,
        /// where it can happen, that both players lose.
        pub statements: Vec<GuidanceStatement> =
            statements.into_iter().map(|guidance| GuidanceStatement::new(question.language, guidance)).collect(),
    }

    /// What one clause says.
    pub struct GuidanceStatement(language: Language, guidance: Guidance) {
        /// The clause: an axis of the rule set, now one of `stop`, `last_pass`, `resumption`, `dispute`, `both_lose`.
        /// Open: later versions may add words.
        #[schemars(with = "GuidanceWord")]
        pub clause: &'static str = guidance.clause.axis,
        /// What it says. One code a choice, one where the text is silent (`guide-…-unstated`) and one where it could
        /// not be read (`guide-…-unverified`). Where it is known who passed last, the code of `resumption` ends with
        /// `-known` and `player` moves first.
        #[serde(flatten)]
        pub sentence: Sentence = Sentence::new(language, guidance.statement),
        /// The articles that say so; none where it does not rest on the text.
        pub articles: ArticleList = ArticleList(language, guidance.clause.articles),
        /// On what it rests: `text`, `convention` (practice, not in the text), `unstated`, `unverified`, `chosen` (for
        /// this question).
        pub basis: Basis = guidance.clause.basis,
        /// The edition of the text that was read.
        pub edition: &'static str = language.rule_text(guidance.clause.text.edition),
        /// The source by its title.
        pub source: &'static str = guidance.clause.text.source.title,
        /// A remark, as the rule set has it; left out where there is none.
        #[serde(skip_serializing_if = "str::is_empty")]
        pub note: &'static str = language.rule_text(guidance.clause.note),
    }

    /// Chains of one colour that the players judge differently.
    pub struct DisputedGroupView(report: &Report, disputed: &DisputedGroup) {
        let group = &disputed.group;
        let known = report.life.as_ref().map(|life| {
            let is_of_it = |one: &&Group| !one.stones.is_disjoint(&group.stones);
            life.groups.iter().filter(is_of_it).map(|group| GroupView::new(group, &[])).collect()
        });
        /// The first stone in reading order.
        pub id: Point = id(group),
        /// Whose.
        pub color: Color = group.color,
        /// The stones.
        pub points: PointSet = group.stones,
        /// The empty points next to them, as the board stands.
        pub liberties: PointSet = group.liberties,
        /// What each player says of them: `dead`, `in-seki`, or `alive` where the player does not name them.
        pub claims: ByColor<ClaimedStatus> = group.claimed,
        /// What is known of their groups with what both agree on, as in the `groups` of the answer. Unless `classify`
        /// is false.
        pub known?: Option<Vec<GroupView>> = known,
        /// Whether under any rule set asked, with some ruling on the other groups, it matters for the outcome whom this
        /// group alone follows; null where that cannot be told.
        pub turns_winner: Option<bool> = disputed.turns_winner_at_all(),
    }

    /// One ruling on every disputed group.
    pub struct CombinationView(question: &ScoreQuestion, dispute: &Dispute, combination: &ScoredDecision) {
        let scores = question.task.rule_sets.iter().zip(&combination.scores);
        /// Whom it follows on each group, in the order of `groups`.
        pub follows: Vec<Color> = combination.decision.follows.clone(),
        /// What each group is then, in the same order: `alive`, `in-seki`, `dead`.
        pub statuses: Vec<ClaimedStatus> = dispute.statuses(combination).collect(),
        /// The chains that are then marked, the agreed ones included.
        #[serde(flatten)]
        pub marks: Claim = dispute.marks(combination),
        /// One score a rule set, in the order of `scores`.
        pub scores: Vec<RuledScoreView> = scores.map(|(rules, score)| RuledScoreView::new(rules, score)).collect(),
    }

    /// What one rule set makes of a ruling.
    pub struct RuledScoreView(rules: &SharedRuleSet, score: &DecidedScore) {
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = rules.id.clone(),
        /// Who wins, as in `scores`.
        pub outcome: Outcome = score.verdict.outcome,
        /// What decided it; null while undetermined.
        pub decided_by: Option<DecidedBy> = score.verdict.decided_by,
        /// Black's score less White's; null while something is missing.
        pub lead: Option<Amount> = score.verdict.lead,
        /// The result as game records write it; `?` while undetermined.
        pub result: String = score.verdict.result(),
        /// What is missing.
        pub needs: Vec<Need> = score.needs.clone(),
        /// Black's lead without prisoners, where they are all that is missing.
        pub lead_before_prisoners?: Option<Amount> = score.lead_before_prisoners,
    }

    /// Whether the dispute matters under one rule set.
    pub struct RuleSetDisputeView(question: &ScoreQuestion, dispute: &Dispute, index: usize) {
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = question.task.rule_sets[index].id.clone(),
        /// Whether two combinations have different outcomes; null where that cannot be told.
        pub turns_winner: Option<bool> = dispute.turns_winner[index],
        /// The same of each disputed group, in the order of `groups`.
        pub groups: Vec<GroupTurnView> = dispute.groups.iter().map(|group| GroupTurnView::new(group, index)).collect(),
        /// The same in words. Open: later versions may add codes. Now one of `dispute-none`, `dispute-turns-winner`,
        /// `dispute-turns-winner-between`, `dispute-keeps-winner`, `dispute-may-turn-winner`,
        /// `dispute-not-scored-whole`, `dispute-undetermined`.
        pub sentence: Sentence = Sentence::new(question.language, dispute.sentence(&question.task, index)),
    }

    /// Whether one disputed group matters under one rule set.
    #[derive(Copy)]
    pub struct GroupTurnView(disputed: &DisputedGroup, rule_set: usize) {
        /// The group.
        pub id: Point = id(&disputed.group),
        /// Whether two combinations that differ in this group alone have different outcomes; null where that cannot be
        /// told.
        pub turns_winner: Option<bool> = disputed.turns_winner[rule_set],
    }
}

fn id(group: &UnagreedGroup) -> Point {
    group.stones.first().unwrap_or(Point { column: 0, row: 0 })
}
