//! Words of answers whose lists later versions may lengthen, as schemas: the words known now, or any other text.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::compare::CauseKind;
use crate::position::Repair;
use crate::report::{ChangeKind, Legality, MoveNeed, MoveReason};
use crate::rules::{Question, ReadingId};
use crate::score::{DeadStones, EntryKind};

/// The schema of a word that is one of these now.
pub(super) fn open_schema(description: &str, words: &[&str]) -> Schema {
    json_schema!({
        "description": description,
        "anyOf": [{ "type": "string", "enum": words }, { "type": "string", "description": "A word of a later version." }],
    })
}

macro_rules! open_words {
    ($( #[doc = $doc:literal] $name:ident $schema:literal = $words:expr; )+) => { $(
        #[doc = $doc]
        pub(super) struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $schema.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                open_schema($doc.trim_start(), &$words)
            }
        }
    )+ };
}

/// The words of an enum that has a list of its members.
macro_rules! words_of {
    ($name:ident) => {
        $name::ALL.iter().map(|word| word.as_str()).collect::<Vec<_>>()
    };
}

open_words! {
    /// What a request for a position was read from.
    FormatWord "InputFormat" =
        ["sgf", "gib", "ngf", "ogs", "katago-query", "request", "drawing", "case", "permalink", "ruling"];
    /// How sure a documented position is.
    CertaintyWord "Certainty" = ["public", "reconstructed", "uncertain"];
    /// What kind of thing a document says of a position.
    ClaimWord "ClaimKind" = [
        "territory-points",
        "territory-at",
        "neutral",
        "score",
        "liberties",
        "chain",
        "legal",
        "illegal",
        "suicide",
        "captures",
        "ko",
        "alive",
        "dead",
        "seki",
        "unsettled",
        "must-add-move",
        "no-result",
        "draw",
        "handicap",
        "same-position",
    ];
    /// What a rule set is to the world.
    StandingWord "Standing" =
        ["official", "official-event", "historical", "teaching", "reference", "proposal", "custom"];
    /// What a rule set counts.
    CountingWord "CountingKind" = ["territory", "area", "stone", "boundary", "ing"];
    /// Who wins.
    OutcomeWord "Outcome" = ["black", "white", "draw", "both-lose", "undetermined"];
    /// What decided who wins.
    DecidedByWord "DecidedBy" = ["lead", "tie-rule", "end"];
    /// On what it rests which stones come off.
    DeadStonesWord "DeadStonesSource" = words_of!(DeadStones);
    /// What is missing; `rule:` and the name of an axis on which the rule set says nothing is another such word.
    NeedWord "Need" =
        ["end", "dead-stones", "prisoners", "plays", "passes", "last-play", "classification", "repetition"];
    /// What is known of a group.
    StatusWord "GroupStatus" = ["alive", "in-seki", "dead", "unsettled", "captured", "open", "undecided"];
    /// On what it rests what is known of a group.
    EvidenceWord "Evidence" = ["benson", "searched", "static", "marked", "claimed", "unverified"];
    /// What hangs on play that goes round.
    DecidesWord "RepetitionDecides" = ["result", "alone", "marked", "as-it-stands"];
    /// What a rule set makes of a position that comes back.
    RulingWord "RepetitionRuling" = ["draw", "no-result", "referee", "forbidden"];
    /// On what that rests.
    BasisWord "RepetitionBasis" = ["text", "convention", "unstated", "unverified", "chosen"];
    /// What an entry of a ledger is about.
    EntryWord "EntryKind" = words_of!(EntryKind);
    /// Why two scores differ.
    CauseWord "CauseKind" = words_of!(CauseKind);
    /// What a change is about.
    ChangeWord "ChangeKind" = words_of!(ChangeKind);
    /// The name of a documented reading.
    ReadingWord "ReadingId" = words_of!(ReadingId);
    /// What two readings differ in.
    QuestionWord "ReadingQuestion" = words_of!(Question);
    /// How players count at the board.
    ProcedureWord "ProcedureKind" =
        ["fill-in", "half-count", "half-on-board", "ing-fill-in", "pass-stone-fill-in", "boundary", "plain"];
    /// What was repaired in a record.
    RepairWord "Repair" = words_of!(Repair);
    /// A clause of a rule set that speaks of players who disagree.
    GuidanceWord "GuidanceClause" = ["stop", "last_pass", "resumption", "dispute", "both_lose"];
    /// What a rule set says of a move.
    LegalityWord "Legality" = words_of!(Legality);
    /// Why a move is not legal, or not known to be.
    ReasonWord "MoveReason" = words_of!(MoveReason);
    /// What would settle a move.
    MoveNeedWord "MoveNeed" = words_of!(MoveNeed);
}
