use schemars::JsonSchema;
use serde::Serialize;

use super::open::{ClaimWord, ReadingWord};
use super::values::Rows;
use crate::board::{ByColor, Color};
use crate::formats::case_file::{
    CaseClaim, CaseFile, CaseHead, CaseLabel, CaseMove, CaseSequence, Certainty, ClaimOrigin, Points, SequenceEnd,
};
use crate::formats::cases;
use crate::rules::ReadingId;

/// The documented positions, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseList {
    /// Collection by collection, by the numbers of its document.
    pub cases: Vec<CaseSummary>,
}

/// A documented position in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseSummary {
    /// Its name: `<collection>/<id>`.
    #[schemars(example = "kba-how-to-play/diagram-01")]
    pub id: String,
    /// What it shows, in a few words.
    pub title: &'static str,
    /// The document that speaks of it.
    pub document: &'static str,
    /// Its number or name there.
    pub item: &'static str,
    /// How sure the position is. Open: later versions may add words. Now one of `public` (it, or the part that
    /// matters, stands in a public source), `reconstructed` (built anew from what the document says), `uncertain`
    /// (even the kind of position is a guess).
    pub certainty: Certainty,
    /// Whether it is the end of a game, so that it can be scored.
    pub is_finished: bool,
}

impl CaseSummary {
    fn new(case: &'static CaseFile) -> Self {
        let CaseHead { title, document, item, provenance, is_finished, .. } = &case.head;
        let (certainty, is_finished) = (provenance.certainty, *is_finished);
        Self { id: case.key(), title, document, item, certainty, is_finished }
    }
}

impl CaseList {
    /// Every documented position.
    pub fn built_in() -> Self {
        Self { cases: cases::all().iter().map(CaseSummary::new).collect() }
    }
}

/// A documented position, where it comes from, and what its document says about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseResponse {
    /// Name, document and how sure it is.
    #[serde(flatten)]
    pub summary: CaseSummary,
    /// Where the stones come from.
    pub provenance: &'static str,
    /// What the document says and how the position meets it, in our words.
    pub note: &'static str,
    /// Lines from left to right.
    pub width: usize,
    /// Lines from bottom to top.
    pub height: usize,
    /// The board, the top row first; `x` and `o` a stone that is agreed or ruled dead. It can be sent as `rows`.
    #[schemars(with = "Vec<String>")]
    pub rows: Rows,
    /// Stones captured by each player before this position.
    pub prisoners: ByColor<u32>,
    /// Who plays next; null where the document leaves it open.
    pub to_play: Option<Color>,
    /// The move that led here, where a ko needs it.
    pub last_move: Option<&'static CaseMove>,
    /// The letters of the document and the points they stand for.
    pub labels: &'static [CaseLabel],
    /// The main sequence of moves from here (it has no name), then the named variations.
    pub sequences: Vec<CaseSequenceView>,
    /// What the document says, and what is plainly true of this board.
    pub claims: Vec<CaseClaimView>,
}

/// Moves from the position of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseSequenceView {
    /// Null for the main sequence.
    pub name: Option<&'static str>,
    /// At least one.
    pub moves: &'static [CaseMove],
    /// What the document says about the end; null where it says nothing.
    pub ends: Option<SequenceEndView>,
    /// Whether moves are played that the ko rule bars, to show a repetition.
    pub ignores_ko: bool,
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

/// One thing said about a documented position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseClaimView {
    /// Its number, from 1.
    pub number: usize,
    /// What kind of thing is said. Open: later versions may add words.
    #[schemars(with = "ClaimWord")]
    pub kind: &'static str,
    /// What is said, in short; empty where the kind says it all.
    pub says: String,
    /// The rule set it is about; null where it follows from the plain rules of capture, ko and two eyes.
    pub rule_set: Option<&'static str>,
    /// What the document calls the rule set, where that is not our id.
    pub rule_set_in_text: Option<&'static str>,
    /// The reading of the rule set by which it holds; null by the default one.
    #[schemars(with = "Option<ReadingWord>")]
    pub reading: Option<ReadingId>,
    /// Whose move, territory or chain it is.
    pub player: Option<Color>,
    /// The points it is about.
    pub points: &'static Points,
    /// Moves to be made first.
    pub after: &'static [CaseMove],
    /// Who says so: `text` (the document) or `position` (true of this board, though not said).
    #[schemars(with = "String")]
    pub origin: ClaimOrigin,
}

impl CaseSequenceView {
    fn new(case: &CaseFile, sequence: &'static CaseSequence) -> Self {
        let ends = sequence.ends.as_ref().map(|end| match end {
            SequenceEnd::SamePosition => SequenceEndView::SamePosition(true),
            SequenceEnd::Case(id) => SequenceEndView::Case(format!("{}/{id}", case.collection)),
            SequenceEnd::Board(rows) => SequenceEndView::Rows(rows),
        });
        Self { name: sequence.name.as_deref(), moves: &sequence.moves, ends, ignores_ko: sequence.ignores_ko() }
    }
}

impl CaseClaimView {
    fn new(claim: &'static CaseClaim) -> Self {
        Self {
            number: claim.number,
            kind: claim.assertion.kind(),
            says: claim.assertion.says(),
            rule_set: claim.rule_set.as_deref(),
            rule_set_in_text: claim.rule_set_in_text.as_deref(),
            reading: claim.reading,
            player: claim.player,
            points: &claim.points,
            after: &claim.after,
            origin: claim.origin,
        }
    }
}

impl CaseResponse {
    /// A built-in case in full.
    pub fn new(case: &'static CaseFile) -> Self {
        let CaseHead { provenance, prisoners, to_play, last_move, labels, sequences, claims, .. } = &case.head;
        let size = case.board.stones.size();
        Self {
            summary: CaseSummary::new(case),
            provenance: &provenance.text,
            note: &case.note,
            width: usize::from(size.width()),
            height: usize::from(size.height()),
            rows: Rows(case.board),
            prisoners: *prisoners,
            to_play: *to_play,
            last_move: last_move.as_ref(),
            labels,
            sequences: sequences.iter().map(|sequence| CaseSequenceView::new(case, sequence)).collect(),
            claims: claims.iter().map(CaseClaimView::new).collect(),
        }
    }
}
