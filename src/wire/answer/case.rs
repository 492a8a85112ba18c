use schemars::JsonSchema;
use serde::Serialize;

use crate::board::{ByColor, Color};
use crate::formats::case_file::{
    Certainty, ClaimOrigin, DocumentedClaim, DocumentedLabel, DocumentedMove, DocumentedPosition, DocumentedSequence,
    Points, SequenceEnd,
};
use crate::formats::cases;
use crate::rules::RuleReadingId;
use crate::wire::Rows;
use crate::wire::open_words::{ClaimWord, RuleReadingWord};
use crate::wire::view::view;

/// The documented positions, in short.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CaseList {
    /// Collection by collection, by the numbers of its document.
    pub cases: Vec<CaseSummary>,
}

view! {
    /// A documented position in short.
    pub struct CaseSummary(case: &'static DocumentedPosition) {
        /// Its name: `<collection>/<id>`.
        #[schemars(example = "kba-how-to-play/diagram-01")]
        pub id: String = case.key(),
        /// What it shows, in a few words.
        pub title: &'static str = &case.head.title,
        /// The document that speaks of it.
        pub document: &'static str = &case.head.document,
        /// Its number or name there.
        pub item: &'static str = &case.head.item,
        /// How sure the position is. Open: later versions may add words. Now one of `public` (it, or the part that
        /// matters, stands in a public source), `reconstructed` (built anew from what the document says), `uncertain`
        /// (even the kind of position is a guess).
        pub certainty: Certainty = case.head.provenance.certainty,
        /// Whether it is the end of a game, so that it can be scored.
        pub is_finished: bool = case.head.is_finished,
    }

    /// A documented position, where it comes from, and what its document says about it.
    pub struct CaseResponse(case: &'static DocumentedPosition) {
        let (head, size) = (&case.head, case.board.stones.size());
        /// Name, document and how sure it is.
        #[serde(flatten)]
        pub summary: CaseSummary = CaseSummary::new(case),
        /// Where the stones come from.
        pub provenance: &'static str = &head.provenance.text,
        /// What the document says and how the position meets it, in our words.
        pub note: &'static str = &case.note,
        /// Lines from left to right.
        pub width: usize = usize::from(size.width()),
        /// Lines from bottom to top.
        pub height: usize = usize::from(size.height()),
        /// The board, the top row first; `x` and `o` a stone that is agreed or ruled dead. It can be sent as `rows`.
        #[schemars(with = "Vec<String>")]
        pub rows: Rows = Rows(case.board),
        /// Stones captured by each player before this position.
        pub prisoners: ByColor<u32> = head.prisoners,
        /// Who plays next; null where the document leaves it open.
        pub to_play: Option<Color> = head.to_play,
        /// The move that led here, where a ko needs it.
        pub last_move: Option<&'static DocumentedMove> = head.last_move.as_ref(),
        /// The letters of the document and the points they stand for.
        pub labels: &'static [DocumentedLabel] = &head.labels,
        /// The main sequence of moves from here (it has no name), then the named variations.
        pub sequences: Vec<CaseSequenceView> =
            head.sequences.iter().map(|sequence| CaseSequenceView::new(case, sequence)).collect(),
        /// What the document says, and what is plainly true of this board.
        pub claims: Vec<CaseClaimView> = head.claims.iter().map(CaseClaimView::new).collect(),
    }

    /// Moves from the position of a case.
    pub struct CaseSequenceView(case: &DocumentedPosition, sequence: &'static DocumentedSequence) {
        let ends = |end: &'static SequenceEnd| match end {
            SequenceEnd::SamePosition => SequenceEndView::SamePosition(true),
            SequenceEnd::Case(id) => SequenceEndView::Case(format!("{}/{id}", case.collection)),
            SequenceEnd::Board(rows) => SequenceEndView::Rows(rows),
        };
        /// Null for the main sequence.
        pub name: Option<&'static str> = sequence.name.as_deref(),
        /// At least one.
        pub moves: &'static [DocumentedMove] = &sequence.moves,
        /// What the document says about the end; null where it says nothing.
        pub ends: Option<SequenceEndView> = sequence.ends.as_ref().map(ends),
        /// Whether moves are played that the ko rule bars, to show a repetition.
        pub ignores_ko: bool = sequence.ignores_ko(),
    }

    /// One thing said about a documented position.
    pub struct CaseClaimView(claim: &'static DocumentedClaim) {
        /// Its number, from 1.
        pub number: usize = claim.number,
        /// What kind of thing is said. Open: later versions may add words.
        #[schemars(with = "ClaimWord")]
        pub kind: &'static str = claim.assertion.kind(),
        /// What is said, in short; empty where the kind says it all.
        pub says: String = claim.assertion.says(),
        /// The rule set it is about; null where it follows from the plain rules of capture, ko and two eyes.
        pub rule_set: Option<&'static str> = claim.rule_set.as_deref(),
        /// What the document calls the rule set, where that is not our id.
        pub rule_set_in_text: Option<&'static str> = claim.rule_set_in_text.as_deref(),
        /// The reading of the rule set by which it holds; null by the default one.
        #[schemars(with = "Option<RuleReadingWord>")]
        pub reading: Option<RuleReadingId> = claim.reading,
        /// Whose move, territory or chain it is.
        pub player: Option<Color> = claim.player,
        /// The points it is about.
        pub points: &'static Points = &claim.points,
        /// Moves to be made first.
        pub after: &'static [DocumentedMove] = &claim.after,
        /// Who says so: `text` (the document) or `position` (true of this board, though not said).
        #[schemars(with = "String")]
        pub origin: ClaimOrigin = claim.origin,
    }
}

impl CaseList {
    /// Every documented position.
    pub fn built_in() -> Self {
        Self { cases: cases::all().iter().map(CaseSummary::new).collect() }
    }
}

/// Where a sequence leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SequenceEndView {
    /// The same stones as at the start, with the same player to move: true.
    SamePosition(bool),
    /// The stones of this case.
    Case(String),
    /// This board, the top row first.
    Rows(&'static [String]),
}
