use super::engine::Engine;
use super::parts::Sentence;
use crate::board::{Color, Point, PointSet, Stones};
use crate::explain::Statement;
use crate::render::Language;
use crate::report::moves::{
    Earlier, Legality, MoveNeed, MoveReason, MoveReport, MoveStep, MoveVerdict, PlayedStone, RecreatedPosition,
    RepetitionRuling,
};
use crate::rules::{Basis, ClauseView, RepetitionRule, SharedRuleSet};
use crate::wire::parse::moves::MoveQuestion;
use crate::wire::parse::read_request::ReadRequest as _;
use crate::wire::view::view;
use crate::wire::{ArticleList, Limits, Name, Problem, to_json};

view! {
    /// What each rule set says of the moves, and where rule sets differ.
    pub struct MoveResponse(question: &MoveQuestion, report: &MoveReport) {
        let language = question.language;
        let ids = report.rule_sets.iter().map(|rules| rules.id.to_string()).collect::<Vec<_>>();
        let difference = |(index, step)| MoveDifferenceView::new(language, &ids, index, step);
        /// The caller's name for the question, as it was given.
        pub id?: Option<Name> = question.id.clone(),
        /// The position before the first move.
        pub position: MovePosition = MovePosition::new(question.task.position.stones()),
        /// What was taken as given for every rule set.
        pub assumptions: Vec<Sentence> = sentences(language, &report.assumptions),
        /// The ids of the rule sets, in the order asked.
        pub rule_sets: Vec<String> = ids.clone(),
        /// The moves in order.
        pub moves: Vec<MoveView> =
            report.steps.iter().map(|step| MoveView::new(language, &report.rule_sets, step)).collect(),
        /// For each move the rule sets in groups that answer alike.
        pub differences: Vec<MoveDifferenceView> = report.steps.iter().enumerate().map(difference).collect(),
        /// What answered.
        pub engine: Engine = Engine::after(0),
    }

    /// The position before the first move.
    pub struct MovePosition(stones: &Stones) {
        /// Lines from left to right.
        #[schemars(range(min = 1, max = 25))]
        pub width: u8 = stones.size().width(),
        /// Lines from bottom to top.
        #[schemars(range(min = 1, max = 25))]
        pub height: u8 = stones.size().height(),
        /// The board.
        pub rows: Stones = *stones,
    }

    /// One move: what it does to the board, the same under every rule set, and what each rule set says of it.
    pub struct MoveView(language: Language, rule_sets: &[SharedRuleSet], step: &MoveStep) {
        let played = step.played.as_ref();
        let points = |read: fn(&PlayedStone) -> PointSet| played.map(read).unwrap_or_default();
        /// Who moves.
        pub player: Color = step.turn.player,
        /// Where; `null` for a pass.
        pub point: Option<Point> = step.turn.point,
        /// The board after the move, if it was played (also where only some rule sets let it). `null` for a pass, for a
        /// point that is occupied or off the board, and once every rule set has stopped.
        pub rows: Option<Stones> = played.map(|played| played.after),
        /// Stones of the opponent that come off.
        pub captured: PointSet = points(|played| played.captured),
        /// Own stones that come off, the new one included.
        pub self_captured: PointSet = points(|played| played.self_captured),
        /// The chain of the new stone; empty if it came off.
        pub chain: PointSet = points(|played| played.chain),
        /// The liberties of that chain.
        pub liberties: PointSet = points(|played| played.liberties),
        /// Whether one liberty is left to it.
        pub in_atari: bool = played.is_some_and(|played| played.liberties.len() == 1),
        /// Opposing chains next to the new stone that are left with one liberty.
        pub gives_atari: PointSet = points(|played| played.gives_atari),
        /// Every known position that comes back with the move, the earliest first.
        pub repeats: Vec<RepeatView> = step.repeats.iter().map(RepeatView::new).collect(),
        /// What each rule set says, in the order of `rule_sets`.
        pub verdicts: Vec<VerdictView> = VerdictView::all(language, rule_sets, step),
    }

    /// A known position that comes back.
    #[derive(Copy)]
    pub struct RepeatView(repeat: &RecreatedPosition) {
        let (earlier, index) = match repeat.earlier {
            Earlier::Given(index) => ("previous", Some(index)),
            Earlier::BeforeLastPlay => ("before-last-play", None),
            Earlier::Start => ("start", None),
            Earlier::AfterMove(index) => ("after-move", Some(index)),
        };
        /// Which: `previous` (one of `previous_positions`), `before-last-play` (worked out from `last_play`), `start`
        /// (the position asked about), `after-move`.
        pub earlier: &'static str = earlier,
        /// The index in `previous_positions` or in `moves`; `null` for the others.
        pub index: Option<usize> = index,
        /// Whether the same player is to move; `null` where that is not known.
        pub same_player_to_move: Option<bool> = repeat.same_player_to_move,
    }

    /// What one rule set says of one move.
    pub struct VerdictView(language: Language, rules: &SharedRuleSet, verdict: &MoveVerdict) {
        let clause = |clause: &ClauseView| ClauseDetail::new(language, clause);
        /// The id of the rule set.
        pub rule_set: String = rules.id.to_string(),
        /// `legal`, `illegal`, `undetermined` (it turns on something unknown; later moves are judged as if it had been
        /// played), or `not-reached` (an earlier move may not be played under this rule set, which stops there).
        pub legality: Legality = verdict.legality,
        /// Why it is not legal, or not known to be; `null` for a legal move. Open: later versions may add words. Now
        /// one of `occupied`, `off-board`, `suicide`, `suicide-of-one-stone`, `ko`, `positional-superko`,
        /// `situational-superko`, `natural-situational-superko`, `spight-superko`, `may-be-ko`, `may-repeat`,
        /// `may-be-same-situation`, `ing-ko`, `rule-unknown`, `stopped`.
        pub reason: Option<MoveReason> = verdict.reason,
        /// What would settle an undetermined move: `last-play`, `previous-positions`, `player-to-move` (in an earlier
        /// position), `ruling`, `rule:ko`, `rule:suicide`.
        pub needs: Vec<MoveNeed> = verdict.needs.clone(),
        /// The clause of the rule set it turns on; `null` where it turns on none.
        pub clause: Option<ClauseDetail> = verdict.clause.as_ref().map(clause),
        /// The earlier position that bars the move.
        pub repeats: Option<RepeatView> = verdict.repeats.as_ref().map(RepeatView::new),
        /// What comes of a position that comes back without being barred.
        pub repetition: Option<RepetitionView> =
            verdict.repetition.as_ref().map(|ruling| RepetitionView::new(language, ruling)),
        /// What an illegal move costs under this rule set, as its clause `illegal_move`.
        pub penalty: Option<ClauseDetail> = verdict.penalty.as_ref().map(|(_, of)| clause(of)),
        /// What was taken as given for this verdict.
        pub assumptions: Vec<Sentence> = sentences(language, &verdict.assumptions),
        /// The verdict in words.
        pub sentence: Sentence = Sentence::new(language, verdict.statement.clone()),
    }

    /// A clause of a rule set.
    pub struct ClauseDetail(language: Language, clause: &ClauseView) {
        /// The axis.
        pub axis: &'static str = clause.axis,
        /// The choice; `null` where the text is silent or was not read.
        pub choice: Option<String> = clause.choice.clone(),
        /// On what it rests: `text`, `convention`, `unstated`, `unverified`, `chosen`.
        pub basis: Basis = clause.basis,
        /// Article numbers, or section names.
        pub articles: ArticleList = ArticleList(language, clause.articles),
        /// The edition of the text.
        pub edition: &'static str = language.rule_text(clause.text.edition),
        /// The source by its title.
        pub source: &'static str = clause.text.source.title,
        /// A remark; may be empty.
        pub note: &'static str = language.rule_text(clause.note),
    }

    /// What a rule set makes of a position that comes back.
    pub struct RepetitionView(language: Language, ruling: &RepetitionRuling) {
        /// `no-result`, `draw`, `referee`, `forbidden` (only repetitions of another kind are barred); `null` where the
        /// rule set is silent or was not read.
        pub choice: Option<RepetitionRule> = ruling.choice,
        /// The clause.
        pub clause: ClauseDetail = ClauseDetail::new(language, &ruling.clause),
        /// It in words.
        pub sentence: Sentence = Sentence::new(language, ruling.statement.clone()),
    }

    /// The answers to one move.
    pub struct MoveDifferenceView(language: Language, ids: &[String], index: usize, step: &MoveStep) {
        let answer = |group: &Vec<usize>| {
            let verdict = &step.verdicts[*group.first()?];
            let named = group.iter().filter_map(|set| ids.get(*set).cloned());
            Some(AnswerView::new(language, named.collect(), verdict))
        };
        /// The index of the move.
        pub index: usize = index,
        /// Groups of rule sets, in the order of their first members. One group: they agree.
        pub answers: Vec<AnswerView> = step.answers().iter().filter_map(answer).collect(),
    }

    /// Rule sets that answer alike.
    pub struct AnswerView(language: Language, rule_sets: Vec<String>, verdict: &MoveVerdict) {
        /// Their ids.
        pub rule_sets: Vec<String> = rule_sets,
        /// As in the verdicts.
        pub legality: Legality = verdict.legality,
        /// As in the verdicts.
        pub reason: Option<MoveReason> = verdict.reason,
        /// As in the verdicts.
        pub needs: Vec<MoveNeed> = verdict.needs.clone(),
        /// What comes of a repetition, as in the verdicts; `null` if no position comes back, or if that is not known.
        pub repetition: Option<RepetitionRule> = verdict.repetition.as_ref().and_then(|ruling| ruling.choice),
        /// The answer in words.
        pub sentence: Sentence = Sentence::new(language, verdict.statement.clone()),
    }
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
    Ok(to_json(&MoveResponse::new(&question, &question.report())))
}

fn sentences(language: Language, statements: &[Statement]) -> Vec<Sentence> {
    statements.iter().map(|statement| Sentence::new(language, statement.clone())).collect()
}

impl VerdictView {
    /// What each rule set says of a move.
    pub(super) fn all(language: Language, rule_sets: &[SharedRuleSet], step: &MoveStep) -> Vec<Self> {
        let verdict = |(rules, verdict): (&SharedRuleSet, &MoveVerdict)| Self::new(language, rules, verdict);
        rule_sets.iter().zip(&step.verdicts).map(verdict).collect()
    }
}
