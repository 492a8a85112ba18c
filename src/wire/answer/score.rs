use super::dispute::DisputeView;
use super::engine::Engine;
use super::parts::{DifferenceView, GroupView, PointsView, ScoreView, Sentence, map_of};
use super::procedure::ProcedureView;
use super::proposal::ProposalView;
use super::record::RecordView;
use super::sensitivity::SensitivityView;
use crate::board::{PointSet, Stones};
use crate::explain::{self, assumption};
use crate::procedure::Procedure;
use crate::render::{BoardPicture, Language};
use crate::report::{Report, RuleSetScore};
use crate::wire::request::life_proof::LifeProofView;
use crate::wire::view::view;
use crate::wire::{Name, ScoreQuestion};

view! {
    /// The answer to one question: what every rule set asked for makes of the position, and why they differ.
    pub struct ScoreResponse(question: &ScoreQuestion, report: &Report) {
        let task = &question.task;
        let language = question.language;
        let (has_reasons, has_board) = (task.wanted.detail.has_reasons(), task.wanted.detail.has_board());
        let map = report.map(task);
        let sentence = |statement| Sentence::new(language, statement);
        let group = |group| GroupView::new(group, report.proofs.as_deref().unwrap_or_default());
        let life = report.life.as_ref().filter(|_| has_board);
        let proposed = report.proposed.as_ref().filter(|_| has_reasons);
        let differences = report.differences.iter();
        /// The caller's name for the question, as it was given.
        pub id?: Option<Name> = question.id.clone(),
        /// The position that was scored.
        pub position: PositionView = PositionView::new(question),
        /// What the request was silent about, and what was taken in its place. Not with detail `totals`.
        pub assumptions?: Option<Vec<Sentence>> =
            has_reasons.then(|| report.assumptions.iter().map(|assumed| sentence(assumption(assumed))).collect()),
        /// The board under the agreed marks, or as `map_rule_set` reads it, the top row first, a letter for each point:
        /// `S` stone that stays, `K` stone that stays and stands in seki, `T` territory, `D` point under a dead stone,
        /// `P` surrounded point that must still be filled (protective move), `E` eye of a group in seki, `C` point
        /// under a dead stone inside a seki; capital letters for Black's, small letters for White's; `n` neutral point,
        /// `r` neutral point under a dead stone. No letter can be read as a stone of `rows`. With detail `full`.
        #[schemars(inner(pattern(r"^[SKTDPECsktdpecnr]+$")))]
        pub map?: Option<Vec<String>> = has_board.then(|| map_of(task.position.stones().size(), map)),
        /// Every group and what is known of it under the agreed marks, in the order of their first stones. With detail
        /// `full`, unless `classify` is false.
        pub groups?: Option<Vec<GroupView>> = life.map(|life| life.groups.iter().map(group).collect()),
        /// The points of the board by kind under the agreed marks, the same for all rule sets, or as `map_rule_set`
        /// reads it. With detail `full`.
        pub points?: Option<PointsView> = has_board.then(|| PointsView::new(map)),
        /// The stones of which nobody spoke and reading does not tell whether they come off, where a rule set takes
        /// dead stones off by agreement. Not with detail `totals`.
        pub unsaid?: Option<PointSet> = Some(report.unsaid).filter(|unsaid| has_reasons && !unsaid.is_empty()),
        /// What to ask: the fewest groups of which it must be said whether they are dead, so that no score is
        /// undetermined for want of it. Where it is not a full answer, and where not every way could be counted, all
        /// groups that are open. Only where a score is undetermined for want of it, and not with detail `totals`.
        pub question?: Option<GroupsToAskView> = Some(&report.groups_to_ask)
            .filter(|groups| has_reasons && !groups.is_empty())
            .map(|groups| GroupsToAskView::new(language, groups)),
        /// Which stones are proposed to be dead. With `dead` `propose`, and not with detail `totals`.
        pub proposal?: Option<ProposalView> = proposed.map(|proposed| ProposalView::new(question, proposed)),
        /// One score a rule set, in the order asked.
        pub scores: Vec<ScoreView> =
            report.scores.iter().map(|scored| ScoreView::new(question, report, scored)).collect(),
        /// Why scores differ: the first with each other one, then the pairs asked for. With detail `ledger` and `full`.
        pub differences?: Option<Vec<DifferenceView>> =
            has_reasons.then(|| differences.map(|pair| DifferenceView::new(question, report, pair)).collect()),
        /// What looks odd in the numbers and marks. Nothing here changed a score. Not with detail `totals`. Open: later
        /// versions may add codes. Now one of `audit-*`.
        pub audit?: Option<Vec<Sentence>> = has_reasons.then(|| report.audit.iter().cloned().map(sentence).collect()),
        /// What the two players disagree on, and what comes of it. With `claims`.
        pub dispute?: Option<DisputeView> =
            report.dispute.as_ref().map(|dispute| DisputeView::new(question, report, dispute)),
        /// How little would make another outcome, one a rule set, in the order of `scores`. With `sensitivity`.
        pub sensitivity?: Option<Vec<SensitivityView>> = report.sensitivity.as_ref().map(|sensitivity| {
            let pairs = report.scores.iter().zip(sensitivity);
            pairs.map(|(scored, sensitivity)| SensitivityView::new(question, scored, sensitivity)).collect()
        }),
        /// How players count the game at the board, one a rule set, in the order of `scores`; null where a lead is not
        /// known. With `procedures`.
        pub procedures?: Option<Vec<Option<ProcedureView>>> = report.procedures.as_ref().map(|procedures| {
            let view = |(scored, procedure): (&RuleSetScore, &Option<Procedure>)| {
                procedure.as_ref().map(|procedure| ProcedureView::new(question, scored, procedure))
            };
            report.scores.iter().zip(procedures).map(view).collect()
        }),
        /// What shows that groups cannot be captured: of each colour first what holds with nothing assumed, then, where
        /// that is more, what holds if nobody invades wide territory. With `proofs`.
        pub proofs?: Option<Vec<LifeProofView>> =
            report.proofs.as_ref().map(|proofs| proofs.iter().map(LifeProofView::new).collect()),
        /// What the record tells beside its last board. With `sgf`.
        pub record?: Option<RecordView> = report.record.as_ref().map(|record| RecordView::new(question, record)),
        /// The code of the whole question, marks and settings included: `GET /v1/scores/{code}` and `code` of a request
        /// open it, and give the same `position.id`. The same request has the same code. Null where it would be longer
        /// than 2000 characters (a record of more than some thousand moves, or long texts): nothing else of the answer
        /// depends on it. With `permalink`.
        #[schemars(extend("x-nullable" = true))]
        pub permalink?: Option<Option<String>> = question.permalink.then(|| question.code()),
        /// A picture of the board with what each point is, as SVG, in the language of the answer. With `diagram`.
        pub diagram?: Option<String> = question.diagram.then(|| BoardPicture::of_report(language, task, report).svg()),
        /// What answered.
        pub engine: Engine = Engine::after(report.nodes),
    }

    /// The fewest groups of which it must be said whether they are dead.
    #[schemars(rename = "QuestionView")]
    pub struct GroupsToAskView(language: Language, groups: &[PointSet]) {
        /// The groups, each with all its stones. First the one on which the winner hangs in most ways of answering for
        /// the others. Where not every way can be counted, or less than `full` is asked for, every open group is named,
        /// in the order of their first stones.
        pub groups: Vec<PointSet> = groups.to_vec(),
        /// The question in words.
        pub sentence: Sentence = Sentence::new(language, explain::question(groups)),
    }

    /// The position that was scored.
    pub struct PositionView(question: &ScoreQuestion) {
        let has_reasons = question.task.wanted.detail.has_reasons();
        let stones = question.task.position.stones();
        let size = stones.size();
        /// Lines from left to right. Not with detail `totals`.
        #[schemars(range(min = 1, max = 25))]
        pub width?: Option<u8> = has_reasons.then(|| size.width()),
        /// Lines from bottom to top. Not with detail `totals`.
        #[schemars(range(min = 1, max = 25))]
        pub height?: Option<u8> = has_reasons.then(|| size.height()),
        /// The board, dead stones included. Not with detail `totals`.
        pub rows?: Option<Stones> = has_reasons.then_some(*stones),
        /// SHA-256, in hexadecimal, of the RFC 8785 form of the normalised question. The same question in another
        /// spelling has the same id; requests with the same id get the same scores.
        #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
        pub id: String = question.canonical_id(),
    }
}
