use schemars::JsonSchema;
use serde::Serialize;

use super::answer_parts::Sentence;
use super::engine::Engine;
use super::moves::MoveQuestion;
use super::read::ReadRequest as _;
use super::values::{ArticleList, Name};
use super::{Limits, Problem};
use crate::board::{Color, Point, PointSet, Stones};
use crate::explain::Statement;
use crate::render::Language;
use crate::report::moves::{
    Earlier, Legality, MoveAnswer, MoveNeed, MoveReason, MoveReport, MoveStep, MoveVerdict, PlayedStone,
    RecreatedPosition, RepetitionRuling,
};
use crate::rules::{Basis, ClauseView, RepetitionRule, Rules};

/// What each rule set says of the moves, and where rule sets differ.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoveResponse {
    /// The caller's name for the question, as it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Name>,
    /// The position before the first move.
    pub position: MovePosition,
    /// What was taken as given for every rule set.
    pub assumptions: Vec<Sentence>,
    /// The ids of the rule sets, in the order asked.
    pub rule_sets: Vec<String>,
    /// The moves in order.
    pub moves: Vec<MoveView>,
    /// For each move the rule sets in groups that answer alike.
    pub differences: Vec<MoveDifferenceView>,
    /// What answered.
    pub engine: Engine,
}

/// The position before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MovePosition {
    /// Lines from left to right.
    #[schemars(range(min = 1, max = 25))]
    pub width: u8,
    /// Lines from bottom to top.
    #[schemars(range(min = 1, max = 25))]
    pub height: u8,
    /// The board.
    pub rows: Stones,
}

/// One move: what it does to the board, the same under every rule set, and what each rule set says of it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoveView {
    /// Who moves.
    pub player: Color,
    /// Where; `null` for a pass.
    pub point: Option<Point>,
    /// The board after the move, if it was played (also where only some rule sets let it). `null` for a pass, for a
    /// point that is occupied or off the board, and once every rule set has stopped.
    pub rows: Option<Stones>,
    /// Stones of the opponent that come off.
    pub captured: PointSet,
    /// Own stones that come off, the new one included.
    pub self_captured: PointSet,
    /// The chain of the new stone; empty if it came off.
    pub chain: PointSet,
    /// The liberties of that chain.
    pub liberties: PointSet,
    /// Whether one liberty is left to it.
    pub in_atari: bool,
    /// Opposing chains next to the new stone that are left with one liberty.
    pub gives_atari: PointSet,
    /// Every known position that comes back with the move, the earliest first.
    pub repeats: Vec<RepeatView>,
    /// What each rule set says, in the order of `rule_sets`.
    pub verdicts: Vec<VerdictView>,
}

/// A known position that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RepeatView {
    /// Which: `previous` (one of `previous_positions`), `before-last-play` (worked out from `last_play`), `start` (the
    /// position asked about), `after-move`.
    pub earlier: &'static str,
    /// The index in `previous_positions` or in `moves`; `null` for the others.
    pub index: Option<usize>,
    /// Whether the same player is to move; `null` where that is not known.
    pub same_player_to_move: Option<bool>,
}

/// What one rule set says of one move.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct VerdictView {
    /// The id of the rule set.
    pub rule_set: String,
    /// `legal`, `illegal`, `undetermined` (it turns on something unknown; later moves are judged as if it had been
    /// played), or `not-reached` (an earlier move may not be played under this rule set, which stops there).
    pub legality: Legality,
    /// Why it is not legal, or not known to be; `null` for a legal move. Open: later versions may add words. Now one
    /// of `occupied`, `off-board`, `suicide`, `suicide-of-one-stone`, `ko`, `positional-superko`,
    /// `situational-superko`, `natural-situational-superko`, `spight-superko`, `may-be-ko`, `may-repeat`,
    /// `may-be-same-situation`, `ing-ko`, `rule-unknown`, `stopped`.
    pub reason: Option<MoveReason>,
    /// What would settle an undetermined move: `last-play`, `previous-positions`, `player-to-move` (in an earlier
    /// position), `ruling`, `rule:ko`, `rule:suicide`.
    pub needs: Vec<MoveNeed>,
    /// The clause of the rule set it turns on; `null` where it turns on none.
    pub clause: Option<ClauseDetail>,
    /// The earlier position that bars the move.
    pub repeats: Option<RepeatView>,
    /// What comes of a position that comes back without being barred.
    pub repetition: Option<RepetitionView>,
    /// What an illegal move costs under this rule set, as its clause `illegal_move`.
    pub penalty: Option<ClauseDetail>,
    /// What was taken as given for this verdict.
    pub assumptions: Vec<Sentence>,
    /// The verdict in words.
    pub sentence: Sentence,
}

/// A clause of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClauseDetail {
    /// The axis.
    pub axis: &'static str,
    /// The choice; `null` where the text is silent or was not read.
    pub choice: Option<String>,
    /// On what it rests: `text`, `convention`, `unstated`, `unverified`, `chosen`.
    pub basis: Basis,
    /// Article numbers, or section names.
    pub articles: ArticleList,
    /// The edition of the text.
    pub edition: &'static str,
    /// The source by its title.
    pub source: &'static str,
    /// A remark; may be empty.
    pub note: &'static str,
}

/// What a rule set makes of a position that comes back.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RepetitionView {
    /// `no-result`, `draw`, `referee`, `forbidden` (only repetitions of another kind are barred); `null` where the
    /// rule set is silent or was not read.
    pub choice: Option<RepetitionRule>,
    /// The clause.
    pub clause: ClauseDetail,
    /// It in words.
    pub sentence: Sentence,
}

/// The answers to one move.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoveDifferenceView {
    /// The index of the move.
    pub index: usize,
    /// Groups of rule sets, in the order of their first members. One group: they agree.
    pub answers: Vec<AnswerView>,
}

/// Rule sets that answer alike.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AnswerView {
    /// Their ids.
    pub rule_sets: Vec<String>,
    /// As in the verdicts.
    pub legality: Legality,
    /// As in the verdicts.
    pub reason: Option<MoveReason>,
    /// As in the verdicts.
    pub needs: Vec<MoveNeed>,
    /// What comes of a repetition, as in the verdicts; `null` if no position comes back, or if that is not known.
    pub repetition: Option<RepetitionRule>,
    /// The answer in words.
    pub sentence: Sentence,
}

/// Answers a question about moves: the body of a `POST /v1/moves` in, the body of the answer out, as compact JSON.
///
/// ```
/// use gyega::wire::{Limits, moves};
///
/// // One white stone where it would have no liberty.
/// let body = br#"{"rows": ["..X", ".X.", "X.."], "moves": [["white", "A3"], ["white", "C1"]]}"#;
/// let answer = String::from_utf8(moves(body, &Limits::default()).unwrap()).unwrap();
/// assert!(answer.contains(r#""rule_set":"korean-2016","legality":"legal""#));
///
/// let problem = moves(br#"{"rows": ["..X"], "moves": []}"#, &Limits::default()).unwrap_err();
/// assert_eq!((problem.status, problem.errors[0].pointer.as_str()), (422, "/moves"));
/// ```
///
/// # Errors
///
/// Everything that is wrong with the request, as one problem.
pub fn moves(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Problem> {
    let question = MoveQuestion::read_body(body, limits)?;
    let report = question.report();
    Ok(super::to_json(&MoveResponse::new(&question, &report)))
}

impl MoveResponse {
    /// The answer to a question, from the report on its case.
    pub(crate) fn new(question: &MoveQuestion, report: &MoveReport) -> Self {
        let language = question.language;
        let ids: Vec<String> = report.rule_sets.iter().map(|rules| rules.id.to_string()).collect();
        let stones = question.case.position.stones();
        let view = |step: &MoveStep| MoveView::new(language, &ids, step);
        let difference = |(index, step): (usize, &MoveStep)| MoveDifferenceView::new(language, &ids, index, step);
        Self {
            id: question.id.clone(),
            position: MovePosition { width: stones.size().width(), height: stones.size().height(), rows: *stones },
            assumptions: sentences(language, &report.assumptions),
            moves: report.steps.iter().map(view).collect(),
            differences: report.steps.iter().enumerate().map(difference).collect(),
            rule_sets: ids,
            engine: Engine::after(0),
        }
    }
}

fn sentences(language: Language, statements: &[Statement]) -> Vec<Sentence> {
    statements.iter().map(|statement| Sentence::new(language, statement.clone())).collect()
}

impl MoveView {
    fn new(language: Language, ids: &[String], step: &MoveStep) -> Self {
        let played = step.played.as_ref();
        let points = |read: fn(&PlayedStone) -> PointSet| played.map(read).unwrap_or_default();
        let verdict = |(id, verdict): (&String, &MoveVerdict)| VerdictView::new(language, id, verdict);
        Self {
            player: step.turn.player,
            point: step.turn.point,
            rows: played.map(|played| played.after),
            captured: points(|played| played.captured),
            self_captured: points(|played| played.self_captured),
            chain: points(|played| played.chain),
            liberties: points(|played| played.liberties),
            in_atari: played.is_some_and(|played| played.liberties.len() == 1),
            gives_atari: points(|played| played.gives_atari),
            repeats: step.repeats.iter().map(RepeatView::of).collect(),
            verdicts: ids.iter().zip(&step.verdicts).map(verdict).collect(),
        }
    }
}

impl RepeatView {
    fn of(repeat: &RecreatedPosition) -> Self {
        let (earlier, index) = match repeat.earlier {
            Earlier::Given(index) => ("previous", Some(index)),
            Earlier::BeforeLastPlay => ("before-last-play", None),
            Earlier::Start => ("start", None),
            Earlier::AfterMove(index) => ("after-move", Some(index)),
        };
        Self { earlier, index, same_player_to_move: repeat.same_player_to_move }
    }
}

impl VerdictView {
    /// What each rule set says of a move.
    pub(super) fn all(language: Language, rule_sets: &[Rules], step: &MoveStep) -> Vec<Self> {
        let verdict = |(rules, verdict): (&Rules, &MoveVerdict)| Self::new(language, &rules.id, verdict);
        rule_sets.iter().zip(&step.verdicts).map(verdict).collect()
    }

    fn new(language: Language, id: &str, verdict: &MoveVerdict) -> Self {
        let ruling = |ruling: &RepetitionRuling| RepetitionView {
            choice: ruling.choice,
            clause: ClauseDetail::of(language, &ruling.clause),
            sentence: Sentence::new(language, ruling.statement.clone()),
        };
        Self {
            rule_set: id.to_owned(),
            legality: verdict.legality,
            reason: verdict.reason,
            needs: verdict.needs.clone(),
            clause: verdict.clause.as_ref().map(|clause| ClauseDetail::of(language, clause)),
            repeats: verdict.repeats.as_ref().map(RepeatView::of),
            repetition: verdict.repetition.as_ref().map(ruling),
            penalty: verdict.penalty.as_ref().map(|(_, clause)| ClauseDetail::of(language, clause)),
            assumptions: sentences(language, &verdict.assumptions),
            sentence: Sentence::new(language, verdict.statement.clone()),
        }
    }
}

impl ClauseDetail {
    fn of(language: Language, clause: &ClauseView) -> Self {
        Self {
            axis: clause.axis,
            choice: clause.choice.clone(),
            basis: clause.basis,
            articles: ArticleList(language, clause.articles),
            edition: language.rule_text(clause.text.edition),
            source: clause.text.source.title,
            note: language.rule_text(clause.note),
        }
    }
}

impl MoveDifferenceView {
    fn new(language: Language, ids: &[String], index: usize, step: &MoveStep) -> Self {
        let answer = |group: &MoveAnswer| {
            let verdict = &step.verdicts[*group.rule_sets.first()?];
            let repetition = verdict.repetition.as_ref().and_then(|ruling| ruling.choice);
            Some(AnswerView {
                rule_sets: group.rule_sets.iter().filter_map(|set| ids.get(*set).cloned()).collect(),
                legality: verdict.legality,
                reason: verdict.reason,
                needs: verdict.needs.clone(),
                repetition,
                sentence: Sentence::new(language, verdict.statement.clone()),
            })
        };
        Self { index, answers: step.answers().iter().filter_map(answer).collect() }
    }
}
