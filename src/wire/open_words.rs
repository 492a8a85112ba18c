//! The schemas of words of answers, whose lists later versions may lengthen: the words known now, or any other text.

use schemars::{Schema, json_schema};
use serde::{Serialize, Serializer};
use strum::VariantNames as _;

use super::described::described;
use crate::compare::CauseKind;
use crate::formats::case_file::{Assertion, Certainty};
use crate::life::{Evidence, Status};
use crate::position::{ClaimedStatus, Repair};
use crate::proposal::{ProposalBasis, ProposedStatus};
use crate::report::record::RecordAgreement;
use crate::report::{ChangeKind, Legality, MoveNeed, MoveReason};
use crate::rules::{Ambiguity, Authority, Basis, Context, Counting, CountingProcedure, RepetitionRule, RuleReadingId};
use crate::score::{DeadStonesSource, DecidedBy, EntryKind, Need, Outcome, RepetitionWeight};

/// The schema of a word that is one of these now.
pub(super) fn open_schema(description: &str, words: &[&str]) -> Schema {
    json_schema!({
        "description": description,
        "anyOf": [{ "type": "string", "enum": words }, { "type": "string", "description": "A word of a later version." }],
    })
}

/// Describes types that are written as words: those of an enum, or these where a type has no list of its members.
macro_rules! open_words {
    (@words $name:ident) => {
        $name::ALL.iter().map(|word| word.as_str()).collect::<Vec<_>>()
    };
    (@words $name:ident = $words:expr) => {
        $words
    };
    ($( $name:ident $schema:literal, $description:literal $(= $words:expr)?; )+) => {
        described! { $( $name: $schema, |_| open_schema($description, &open_words!(@words $name $(= $words)?)); )+ }
    };
}

// They stand in schemas for words that are no enum of their own.
pub(super) struct ClaimWord;
pub(super) struct FormatWord;
pub(super) struct GuidanceWord;
pub(super) struct RuleReadingWord;

open_words! {
    FormatWord "InputFormat", "What a request for a position was read from." =
        ["sgf", "gib", "ngf", "ogs", "katago-query", "request", "drawing", "case", "permalink", "ruling"];
    Certainty "Certainty", "How sure a documented position is.";
    ClaimWord "ClaimKind", "What kind of thing a document says of a position." = Assertion::VARIANTS;
    Context "AliasContext", "Where a name of a rule set is used.";
    RecordAgreement "RecordAgreement", "Whether the result of a record is what its own rule set gives.";
    Authority "Standing", "What a rule set is to the world.";
    Counting "CountingKind", "What a rule set counts.";
    Outcome "Outcome", "Who wins.";
    DecidedBy "DecidedBy", "What decided who wins.";
    DeadStonesSource "DeadStonesSource", "On what it rests which stones come off.";
    ProposedStatus "ProposedStatus", "What is proposed of a group.";
    ProposalBasis "ProposalBasis", "On what a proposal rests.";
    Need "Need", "What is missing; `rule:` and the name of an axis on which the rule set says nothing is another such word." =
        ["end", "dead-stones", "prisoners", "plays", "passes", "last-play", "handicap", "classification", "repetition"];
    Status "GroupStatus", "What is known of a group.";
    Evidence "Evidence", "On what it rests what is known of a group.";
    ClaimedStatus "Called", "What a player says of a chain.";
    RepetitionWeight "RepetitionDecides", "What hangs on play that goes round.";
    RepetitionRule "RepetitionRuling", "What a rule set makes of a position that comes back." =
        ["draw", "no-result", "referee", "forbidden"];
    Basis "Basis", "On what a clause rests.";
    EntryKind "EntryKind", "What an entry of a ledger is about.";
    CauseKind "CauseKind", "Why two scores differ.";
    ChangeKind "ChangeKind", "What a change is about.";
    RuleReadingWord "ReadingId", "The name of a documented reading." = open_words!(@words RuleReadingId);
    Ambiguity "ReadingQuestion", "What two readings differ in.";
    CountingProcedure "ProcedureKind", "How players count at the board." =
        ["fill-in", "half-count", "half-on-board", "ing-fill-in", "pass-stone-fill-in", "boundary", "plain"];
    Repair "Repair", "What was repaired in a record.";
    GuidanceWord "GuidanceClause", "A clause of a rule set that speaks of players who disagree." =
        ["stop", "last_pass", "resumption", "dispute", "both_lose"];
    Legality "Legality", "What a rule set says of a move.";
    MoveReason "MoveReason", "Why a move is not legal, or not known to be.";
    MoveNeed "MoveNeed", "What would settle a move.";
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Need {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
