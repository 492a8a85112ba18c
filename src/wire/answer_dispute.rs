use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::{GroupView, Sentence};
use super::open::GuidanceWord;
use super::read::Request;
use super::values::ArticleList;
use crate::board::{ByColor, Color, Point, PointSet};
use crate::explain::{Guidance, guidance};
use crate::position::{Claim, ClaimedStatus, End};

use crate::report::{Combination, Dispute, DisputedGroup, Report, RuledScore};
use crate::rules::{Amount, Basis, Rules};
use crate::score::{DecidedBy, Need, Outcome};

/// What two players disagree on, and what comes of ruling for one or the other.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DisputeView {
    /// The chains of which both say the same, `dead` and `seki` of the request included. The scores rest on them: what
    /// the players say differently counts there as if nobody had marked it.
    pub agreed: Claim,
    /// What they say differently, in the order of first stones. Chains of one colour of which both players say the
    /// same two things are one group if they share a liberty, or if `groups` holds them for one.
    pub groups: Vec<DisputedGroupView>,
    /// Whether every combination is scored: of up to 8 disputed groups. Otherwise `remarks` says why.
    pub is_complete: bool,
    /// What comes of following one player or the other on each group: 2 for one group, 256 for eight. The player
    /// followed on the first group changes last, Black comes before White; so the first is Black's claim as a
    /// whole and the last White's. Those two alone where `is_complete` is false.
    pub combinations: Vec<CombinationView>,
    /// Whether it matters, one a rule set, in the order of `scores`.
    pub rule_sets: Vec<RuleSetDisputeView>,
    /// What is to be said of the whole. Open: later versions may add codes. Now one of `dispute-too-many-groups`,
    /// `dispute-too-much-reading`.
    pub remarks: Vec<Sentence>,
    /// What the text of each rule set says to players who disagree, one a rule set, in the order of `scores`.
    pub guidance: Vec<GuidanceView>,
}

/// What the text of one rule set says to players who disagree.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GuidanceView {
    /// The id of the rule set.
    pub rule_set: Cow<'static, str>,
    /// What stops the game, who passes last, who moves first when play is resumed, how a dispute is settled; and,
    /// where it can happen, that both players lose.
    pub statements: Vec<GuidanceStatement>,
}

/// What one clause says.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GuidanceStatement {
    /// The clause: an axis of the rule set, now one of `stop`, `last_pass`, `resumption`, `dispute`, `both_lose`.
    /// Open: later versions may add words.
    #[schemars(with = "GuidanceWord")]
    pub clause: &'static str,
    /// What it says. One code a choice, one where the text is silent (`guide-…-unstated`) and one where it could not
    /// be read (`guide-…-unverified`). Where it is known who passed last, the code of `resumption` ends with
    /// `-known` and `player` moves first.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The articles that say so; none where it does not rest on the text.
    pub articles: ArticleList,
    /// On what it rests: `text`, `convention` (practice, not in the text), `unstated`, `unverified`, `chosen` (for
    /// this question).
    pub basis: Basis,
    /// The edition of the text that was read.
    pub edition: &'static str,
    /// The source by its title.
    pub source: &'static str,
    /// A remark, as the rule set has it; left out where there is none.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub note: &'static str,
}

/// Chains of one colour that the players judge differently.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DisputedGroupView {
    /// The first stone in reading order.
    pub id: Point,
    /// Whose.
    pub color: Color,
    /// The stones.
    pub points: PointSet,
    /// The empty points next to them, as the board stands.
    pub liberties: PointSet,
    /// What each player says of them: `dead`, `in-seki`, or `alive` where the player does not name them.
    pub claims: ByColor<ClaimedStatus>,
    /// What is known of their groups with what both agree on, as in the `groups` of the answer. Unless `classify` is
    /// false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Vec<GroupView>>,
    /// Whether under any rule set asked, with some ruling on the other groups, it matters for the outcome whom this
    /// group alone follows; null where that cannot be told.
    pub turns_winner: Option<bool>,
}

/// One ruling on every disputed group.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CombinationView {
    /// Whom it follows on each group, in the order of `groups`.
    pub follows: Vec<Color>,
    /// What each group is then, in the same order: `alive`, `in-seki`, `dead`.
    pub statuses: Vec<ClaimedStatus>,
    /// The chains that are then marked, the agreed ones included.
    #[serde(flatten)]
    pub marks: Claim,
    /// One score a rule set, in the order of `scores`.
    pub scores: Vec<RuledScoreView>,
}

/// What one rule set makes of a ruling.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuledScoreView {
    /// The id of the rule set.
    pub rule_set: Cow<'static, str>,
    /// Who wins, as in `scores`.
    pub outcome: Outcome,
    /// What decided it; null while undetermined.
    pub decided_by: Option<DecidedBy>,
    /// Black's score less White's; null while something is missing.
    pub lead: Option<Amount>,
    /// The result as game records write it; `?` while undetermined.
    pub result: String,
    /// What is missing.
    pub needs: Vec<Need>,
    /// Black's lead without prisoners, where they are all that is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_before_prisoners: Option<Amount>,
}

/// Whether the dispute matters under one rule set.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuleSetDisputeView {
    /// The id of the rule set.
    pub rule_set: Cow<'static, str>,
    /// Whether two combinations have different outcomes; null where that cannot be told.
    pub turns_winner: Option<bool>,
    /// The same of each disputed group, in the order of `groups`.
    pub groups: Vec<GroupTurnView>,
    /// The same in words. Open: later versions may add codes. Now one of `dispute-none`, `dispute-turns-winner`,
    /// `dispute-turns-winner-between`, `dispute-keeps-winner`, `dispute-may-turn-winner`, `dispute-not-scored-whole`,
    /// `dispute-undetermined`.
    pub sentence: Sentence,
}

/// Whether one disputed group matters under one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupTurnView {
    /// The group.
    pub id: Point,
    /// Whether two combinations that differ in this group alone have different outcomes; null where that cannot be
    /// told.
    pub turns_winner: Option<bool>,
}

impl DisputeView {
    /// The dispute of a report.
    pub fn new(request: &Request, report: &Report, dispute: &Dispute) -> Self {
        let case = &request.case;
        let rule_sets = case.rule_sets.iter().enumerate().map(|(index, rules)| RuleSetDisputeView {
            rule_set: rules.id.clone(),
            turns_winner: dispute.turns_winner[index],
            groups: dispute.groups.iter().map(|group| GroupTurnView::new(group, index)).collect(),
            sentence: Sentence::new(request.language, dispute.sentence(case, index)),
        });
        let combination = |one: &Combination| CombinationView::new(request, dispute, one);
        Self {
            agreed: dispute.agreed,
            groups: dispute.groups.iter().map(|group| DisputedGroupView::new(report, group)).collect(),
            is_complete: dispute.is_complete,
            combinations: dispute.combinations.iter().map(combination).collect(),
            rule_sets: rule_sets.collect(),
            remarks: dispute.remarks.iter().map(|said| Sentence::new(request.language, said.clone())).collect(),
            guidance: case.rule_sets.iter().map(|rules| GuidanceView::new(request, rules)).collect(),
        }
    }
}

impl GuidanceView {
    fn new(request: &Request, rules: &Rules) -> Self {
        let language = request.language;
        let said = guidance(request.case.position.history(), rules);
        let statement = |said: Guidance| GuidanceStatement {
            clause: said.axis,
            sentence: Sentence::new(language, said.statement),
            articles: ArticleList(language, said.articles),
            basis: said.basis,
            edition: language.rule_text(said.text.edition),
            source: said.text.source.title,
            note: language.rule_text(said.remark),
        };
        Self { rule_set: rules.id.clone(), statements: said.into_iter().map(statement).collect() }
    }
}

fn id(group: &DisputedGroup) -> Point {
    group.points.first().unwrap_or(Point { column: 0, row: 0 })
}

impl DisputedGroupView {
    fn new(report: &Report, group: &DisputedGroup) -> Self {
        let known = report.life.as_ref().map(|life| {
            let is_of_it = |one: &&crate::life::Group| !one.points.is_disjoint(&group.points);
            life.groups.iter().filter(is_of_it).map(GroupView::new).collect()
        });
        Self {
            id: id(group),
            color: group.color,
            points: group.points,
            liberties: group.liberties,
            claims: group.claimed,
            known,
            turns_winner: group.turns_winner_at_all(),
        }
    }
}

impl GroupTurnView {
    fn new(group: &DisputedGroup, rule_set: usize) -> Self {
        Self { id: id(group), turns_winner: group.turns_winner[rule_set] }
    }
}

impl CombinationView {
    fn new(request: &Request, dispute: &Dispute, combination: &Combination) -> Self {
        let end = request.case.position.history().ended_by;
        let scores = request.case.rule_sets.iter().zip(&combination.scores);
        Self {
            follows: combination.follows.clone(),
            statuses: dispute.statuses(combination).collect(),
            marks: combination.marks,
            scores: scores.map(|(rules, score)| RuledScoreView::new(rules, score, end)).collect(),
        }
    }
}

impl RuledScoreView {
    fn new(rules: &Rules, score: &RuledScore, end: Option<End>) -> Self {
        Self {
            rule_set: rules.id.clone(),
            outcome: score.verdict.outcome,
            decided_by: score.verdict.decided_by,
            lead: score.verdict.lead,
            result: score.verdict.result(end),
            needs: score.needs.clone(),
            lead_before_prisoners: score.lead_before_prisoners,
        }
    }
}
