use crate::words::{Word as _, words};

/// Declares the codes, each with its word and its arguments.
macro_rules! codes {
    ($( $code:ident = $text:literal, $arguments:expr; )+) => {
        words! {
            /// Which sentence a [`super::Statement`] is: stable, and in alphabetical order.
            StatementCode { $( #[doc = concat!("`", $text, "`.")] $code = $text, )+ }
        }

        impl StatementCode {
            /// What a message of a language may name. Its statements carry it, `unread` only if there is something.
            pub const fn arguments(self) -> &'static [&'static str] {
                match self { $( Self::$code => $arguments, )+ }
            }
        }
    };
}

impl StatementCode {
    /// The code that a word makes behind what it speaks of: `reading` and `seki-by-chain`.
    pub(crate) fn for_word(what: &str, word: &str) -> Self {
        Self::of_word(&format!("{what}-{word}")).expect("a test looks for the code of every word")
    }
}

impl AsRef<str> for StatementCode {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

codes! {
    AliveApart = "alive-apart", &["groups", "at", "points"];
    AliveApartConnections = "alive-apart-connections", &["groups", "at", "points"];
    AliveApartDeadInside = "alive-apart-dead-inside", &["groups", "at", "points"];
    AnnounceBothLose = "announce-both-lose", &[];
    AnnounceByEnd = "announce-by-end", &["winner", "end"];
    AnnounceDraw = "announce-draw", &["stands"];
    AnnounceJigo = "announce-jigo", &["stands"];
    AnnounceJip = "announce-jip", &["winner", "points", "stands"];
    AnnounceMoku = "announce-moku", &["winner", "points", "stands"];
    AnnouncePoints = "announce-points", &["winner", "points", "stands"];
    AnnounceTieRule = "announce-tie-rule", &["winner", "stands"];
    AnnounceUndetermined = "announce-undetermined", &["needs", "unread"];
    AnnounceWinner = "announce-winner", &["winner", "least", "most", "stands"];
    AnnounceZi = "announce-zi", &["winner", "zi", "points", "stands"];
    AskDead = "ask-dead", &["groups", "at", "points"];
    AuditCanBeCaptured = "audit-can-be-captured", &["player", "opponent", "points"];
    AuditCanBeCapturedLine = "audit-can-be-captured-line", &["player", "opponent", "points", "line"];
    AuditCapturedByKo = "audit-captured-by-ko", &["points", "rules"];
    AuditDeadCannotBeCaptured = "audit-dead-cannot-be-captured", &["player", "opponent", "points"];
    AuditDeadInSekiRemoved = "audit-dead-in-seki-removed", &["player", "points", "rules"];
    AuditDeadInSekiStays = "audit-dead-in-seki-stays", &["player", "points", "rules"];
    AuditDeadInSekiUnread = "audit-dead-in-seki-unread", &["player", "points", "rules"];
    AuditDeadInSekiUntold = "audit-dead-in-seki-untold", &["player", "points", "rules"];
    AuditDeadInside = "audit-dead-inside", &["player", "opponent", "points", "dead"];
    AuditDeadInsideLine = "audit-dead-inside-line", &["player", "opponent", "points", "dead", "line"];
    AuditDeadOnNeutralPoints = "audit-dead-on-neutral-points", &["points", "count"];
    AuditEveryStoneDead = "audit-every-stone-dead", &["player"];
    AuditFirstMoveDecides = "audit-first-move-decides", &["player", "opponent", "points"];
    AuditFirstMoveDecidesLine = "audit-first-move-decides-line", &["player", "opponent", "points", "line"];
    AuditFirstMoveKeeps = "audit-first-move-keeps", &["player", "points", "at"];
    AuditInSekiByKo = "audit-in-seki-by-ko", &["player", "opponent", "points", "others"];
    AuditInSekiBySearch = "audit-in-seki-by-search", &["player", "opponent", "points", "others"];
    AuditMoreStonesThanPlays = "audit-more-stones-than-plays", &["player", "played", "on_board"];
    AuditNeutralPointsArea = "audit-neutral-points-area", &["points", "count", "rules"];
    AuditNeutralPointsBesideSeki = "audit-neutral-points-beside-seki", &["points", "count", "rules"];
    AuditNeutralPointsForcing = "audit-neutral-points-forcing", &["points", "count", "owed", "rules"];
    AuditNeutralPointsOpen = "audit-neutral-points-open", &["points", "count", "rules"];
    AuditNotShown = "audit-not-shown", &["player", "points"];
    AuditOpenKo = "audit-open-ko", &["player", "points"];
    AuditOpenSpace = "audit-open-space", &["points", "count"];
    AuditOvertimeNotCounted = "audit-overtime-not-counted", &[];
    AuditProtectiveMove = "audit-protective-move", &["player", "opponent", "at"];
    AuditProtectiveMoveInstead = "audit-protective-move-instead", &["player", "at", "points"];
    AuditProtectiveMoveLine = "audit-protective-move-line", &["player", "opponent", "at", "line"];
    AuditProtectiveMoveLineFilled = "audit-protective-move-line-filled", &["player", "opponent", "at", "filled", "line"];
    AuditRepeats = "audit-repeats", &["player", "points"];
    AuditRepeatsAlone = "audit-repeats-alone", &["player", "points", "line"];
    AuditRepeatsByThreats = "audit-repeats-by-threats", &["player", "points", "others"];
    AuditRepeatsInTurn = "audit-repeats-in-turn", &["player", "points"];
    AuditRepeatsLine = "audit-repeats-line", &["player", "points", "line"];
    AuditRepeatsMarked = "audit-repeats-marked", &["points"];
    AuditRepeatsOpponentFirst = "audit-repeats-opponent-first", &["player", "points"];
    AuditRepeatsOpponentFirstLine = "audit-repeats-opponent-first-line", &["player", "points", "line"];
    AuditRepeatsOwnerFirst = "audit-repeats-owner-first", &["player", "points"];
    AuditRepeatsOwnerFirstLine = "audit-repeats-owner-first-line", &["player", "points", "line"];
    AuditSekiAtBest = "audit-seki-at-best", &["player", "points"];
    AuditSekiClaimedInPart = "audit-seki-claimed-in-part", &["player", "points", "others"];
    AuditSekiWithoutOpponent = "audit-seki-without-opponent", &["player", "points", "opponent"];
    AuditStoneBalance = "audit-stone-balance", &["player", "opponent", "played", "on_board", "captured"];
    AuditTakenAsInSeki = "audit-taken-as-in-seki", &["player", "opponent", "points", "others"];
    AuditTakenAsInSekiAlone = "audit-taken-as-in-seki-alone", &["player", "opponent", "points"];
    AuditToPlay = "audit-to-play", &["player", "at", "opponent", "other", "count"];
    AuditToPlayAnswer = "audit-to-play-answer", &["player", "points"];
    AuditToPlayDead = "audit-to-play-dead", &["points", "rules"];
    AuditToPlayInAWay = "audit-to-play-in-a-way", &[];
    AuditToPlayInSeki = "audit-to-play-in-seki", &["player", "at", "rules"];
    AuditToPlayKo = "audit-to-play-ko", &["player", "points", "opponent", "at"];
    AuditToPlayLeft = "audit-to-play-left", &["points"];
    AuditToPlayOwed = "audit-to-play-owed", &["player", "opponent", "at"];
    AuditTurnsOutOfOrder = "audit-turns-out-of-order", &["black", "white"];
    AuditTurnsUneven = "audit-turns-uneven", &["black", "white"];
    AuditUndecidedInAWay = "audit-undecided-in-a-way", &[];
    BorderFilled = "border-filled", &["player", "opponent", "amount"];
    ByPractice = "by-practice", &["player", "opponent", "amount"];
    CauseAdjustment = "cause-adjustment", CAUSE;
    CauseBorderStones = "cause-border-stones", CAUSE_WITH_POINTS;
    CauseButton = "cause-button", CAUSE;
    CauseCancels = "cause-cancels", &["both", "gain"];
    CauseDeadInSekiCounted = "cause-dead-in-seki-counted", CAUSE_WITH_POINTS;
    CauseDeadInSekiNotCounted = "cause-dead-in-seki-not-counted", CAUSE_WITH_POINTS;
    CauseFirstPass = "cause-first-pass", CAUSE;
    CauseGroupTax = "cause-group-tax", CAUSE_WITH_POINTS;
    CauseHandicap = "cause-handicap", CAUSE;
    CauseKomi = "cause-komi", CAUSE;
    CauseLastPlay = "cause-last-play", CAUSE;
    CauseLivingStones = "cause-living-stones", CAUSE_WITH_POINTS;
    CauseNoBorderStones = "cause-no-border-stones", CAUSE_WITH_POINTS;
    CauseNoGroupTax = "cause-no-group-tax", CAUSE_WITH_POINTS;
    CauseOtherGroupTax = "cause-other-group-tax", CAUSE;
    CausePassStones = "cause-pass-stones", CAUSE;
    CausePrisoners = "cause-prisoners", CAUSE;
    CauseProtectiveMovesCounted = "cause-protective-moves-counted", CAUSE_WITH_POINTS;
    CauseProtectiveMovesNotCounted = "cause-protective-moves-not-counted", CAUSE_WITH_POINTS;
    CauseSekiEyesCounted = "cause-seki-eyes-counted", CAUSE_WITH_POINTS;
    CauseSekiEyesNotCounted = "cause-seki-eyes-not-counted", CAUSE_WITH_POINTS;
    CauseSharedNeutral = "cause-shared-neutral", CAUSE;
    CauseStatus = "cause-status", CAUSE_OF_STATUS;
    CauseStonesCounted = "cause-stones-counted", CAUSE_OF_STONES;
    CauseStonesNotCounted = "cause-stones-not-counted", CAUSE_OF_STONES;
    ChainMarkedWhole = "chain-marked-whole", &["at"];
    ClaimsAgree = "claims-agree", &[];
    ConnectionsUndecided = "connections-undecided", &["chains", "at", "points"];
    ConnectionsUndecidedKos = "connections-undecided-kos", &["chains", "at", "points"];
    ConnectionsUndecidedWide = "connections-undecided-wide", &["chains", "at", "points"];
    CountArranged = "count-arranged", &["player", "tens", "left"];
    CountArrangedWhole = "count-arranged-whole", &["player", "tens", "left"];
    CountBorderFilled = "count-border-filled", &["player", "points"];
    CountCompared = "count-compared", &["black", "white"];
    CountDeadIntoBowls = "count-dead-into-bowls", &["points", "count"];
    CountDeadIntoLids = "count-dead-into-lids", &["points", "count"];
    CountEvenedOut = "count-evened-out", &["player", "count", "black", "white"];
    CountEvenedOutHandicap = "count-evened-out-handicap", &["more", "player", "count", "black", "white"];
    CountEvenedOutWithoutPasses = "count-evened-out-without-passes", &["player", "count", "black", "white"];
    CountEvenedOutWithoutPassesHandicap = "count-evened-out-without-passes-handicap", &["more", "player", "count", "black", "white"];
    CountFew = "count-few", &["player", "tens", "left"];
    CountFilledIn = "count-filled-in", &["player", "count", "empty", "left"];
    CountFilledToTens = "count-filled-to-tens", &["player", "count", "points"];
    CountFilledWhole = "count-filled-whole", &["player", "count", "points"];
    CountHalfCompared = "count-half-compared", &["player", "points", "half", "line", "count"];
    CountInnerOff = "count-inner-off", &["count"];
    CountPassStones = "count-pass-stones", &["black", "white"];
    CountPassedOver = "count-passed-over", &["points", "count"];
    CountPiles = "count-piles", &["player", "count", "tens"];
    CountPrisonersBack = "count-prisoners-back", &["black", "white"];
    CountPrisonersIn = "count-prisoners-in", &["player", "opponent", "count", "left"];
    CountPrisonersInAndLeft = "count-prisoners-in-and-left", &["player", "opponent", "count", "left"];
    CountReadArea = "count-read-area", &["black", "white"];
    CountReadHalf = "count-read-half", &["player", "count", "points", "nobody"];
    CountReadHalfOfAll = "count-read-half-of-all", &["player", "count", "points", "nobody"];
    CountReadPoints = "count-read-points", &["black", "white"];
    CountStart = "count-start", &[];
    CountTens = "count-tens", &["player", "tens", "left"];
    CountWholeTens = "count-whole-tens", &["player", "tens", "left"];
    DeadAsRead = "dead-as-read", &["points"];
    DeadAsReadInPart = "dead-as-read-in-part", &["points"];
    DeadByAdviser = "dead-by-adviser", &["adviser", "points"];
    DeadByCrosses = "dead-by-crosses", &["stones", "points"];
    DeadByName = "dead-by-name", &["stones", "points"];
    DeadByProposal = "dead-by-proposal", &["points"];
    DeadByTerritory = "dead-by-territory", &["stones", "points"];
    DeadInferred = "dead-inferred", &["points"];
    DeadStonesOff = "dead-stones-off", &["stones", "points"];
    DeadUnsaid = "dead-unsaid", &["groups", "at", "points"];
    DisputeKeepsWinner = "dispute-keeps-winner", &["rule_set", "as_black", "as_white"];
    DisputeMayTurnWinner = "dispute-may-turn-winner", &["rule_set", "as_black", "as_white"];
    DisputeNone = "dispute-none", &["rule_set", "result"];
    DisputeNotScoredWhole = "dispute-not-scored-whole", &["rule_set", "as_black", "as_white"];
    DisputeTooManyGroups = "dispute-too-many-groups", &["count", "most"];
    DisputeTooMuchReading = "dispute-too-much-reading", &["count"];
    DisputeTurnsWinner = "dispute-turns-winner", &["rule_set", "as_black", "as_white"];
    DisputeTurnsWinnerBetween = "dispute-turns-winner-between", &["rule_set", "as_black", "as_white"];
    DisputeUndetermined = "dispute-undetermined", &["rule_set", "needs", "unread"];
    EarlyPassesFromCounts = "early-passes-from-counts", &["black", "white"];
    EndNotTold = "end-not-told", &[];
    EvenGame = "even-game", &[];
    FirstPassFromCounts = "first-pass-from-counts", &["player"];
    GuideBothLose = "guide-both-lose", &[];
    GuideDisputeAgreement = "guide-dispute-agreement", &[];
    GuideDisputeArbitration = "guide-dispute-arbitration", &[];
    GuideDisputeJapanese1989 = "guide-dispute-japanese-1989", &[];
    GuideDisputeKoreanLocal = "guide-dispute-korean-local", &[];
    GuideDisputeNothingRemoved = "guide-dispute-nothing-removed", &[];
    GuideDisputePlayOut = "guide-dispute-play-out", &[];
    GuideDisputePlayOutThenAllAlive = "guide-dispute-play-out-then-all-alive", &[];
    GuideDisputePrecedents = "guide-dispute-precedents", &[];
    GuideDisputeUnstated = "guide-dispute-unstated", &[];
    GuideDisputeUnverified = "guide-dispute-unverified", &[];
    GuideLastPassEither = "guide-last-pass-either", &[];
    GuideLastPassUnstated = "guide-last-pass-unstated", &[];
    GuideLastPassUnverified = "guide-last-pass-unverified", &[];
    GuideLastPassWhite = "guide-last-pass-white", &[];
    GuideResumeByAgreement = "guide-resume-by-agreement", &[];
    GuideResumeNormalTurn = "guide-resume-normal-turn", &[];
    GuideResumeNormalTurnKnown = "guide-resume-normal-turn-known", &["player", "passer"];
    GuideResumeOpponentOfLastPasser = "guide-resume-opponent-of-last-passer", &[];
    GuideResumeOpponentOfLastPasserKnown = "guide-resume-opponent-of-last-passer-known", &["player", "passer"];
    GuideResumeOpponentOfRequester = "guide-resume-opponent-of-requester", &[];
    GuideResumeUnstated = "guide-resume-unstated", &[];
    GuideResumeUnverified = "guide-resume-unverified", &[];
    GuideStopAgreement = "guide-stop-agreement", &[];
    GuideStopFourPasses = "guide-stop-four-passes", &[];
    GuideStopTwoPasses = "guide-stop-two-passes", &[];
    GuideStopUnstated = "guide-stop-unstated", &[];
    GuideStopUnverified = "guide-stop-unverified", &[];
    KomiOfRecord = "komi-of-record", &["komi"];
    KomiOfRuleSet = "komi-of-rule-set", &["rule_set", "komi"];
    LastPlayFromPrevious = "last-play-from-previous", &["player", "at"];
    LifeUndecided = "life-undecided", &["groups", "at", "points"];
    MoveCaptures = "move-captures", &["player", "at", "points", "count"];
    MoveIngKo = "move-ing-ko", &["player", "at"];
    MoveKo = "move-ko", &["player", "at"];
    MoveKoRuleUnknown = "move-ko-rule-unknown", &["player", "at", "basis"];
    MoveLegal = "move-legal", &["player", "at"];
    MoveMayBeKo = "move-may-be-ko", &["player", "at", "points"];
    MoveMayBeSameSituation = "move-may-be-same-situation", &["player", "at"];
    MoveMayRepeat = "move-may-repeat", &["player", "at"];
    MoveNaturalSituationalSuperko = "move-natural-situational-superko", &["player", "at"];
    MoveNotReached = "move-not-reached", &["number"];
    MoveOccupied = "move-occupied", &["player", "at", "by"];
    MoveOffBoard = "move-off-board", &["player", "at"];
    MovePass = "move-pass", &["player"];
    MovePositionalSuperko = "move-positional-superko", &["player", "at"];
    MoveSelfCaptures = "move-self-captures", &["player", "at", "points", "count"];
    MoveSituationalSuperko = "move-situational-superko", &["player", "at"];
    MoveSpightSuperko = "move-spight-superko", &["player", "at"];
    MoveSplit = "move-split", &["handicap_stones", "last_play", "early_passes", "turn_order"];
    MoveSuicide = "move-suicide", &["player", "at", "points", "count"];
    MoveSuicideOfOneStone = "move-suicide-of-one-stone", &["player", "at"];
    MoveSuicideRuleUnknown = "move-suicide-rule-unknown", &["player", "at", "basis"];
    NeighboursTakenToStay = "neighbours-taken-to-stay", &["chains", "at", "points", "others"];
    NoPassFromCounts = "no-pass-from-counts", &[];
    NoneDeadAsRead = "none-dead-as-read", &[];
    NoneDeadAsReadInPart = "none-dead-as-read-in-part", &[];
    NoneDeadByAdviser = "none-dead-by-adviser", &["adviser"];
    NoneDeadByName = "none-dead-by-name", &[];
    NoneDeadByProposal = "none-dead-by-proposal", &[];
    NoneDeadByTerritory = "none-dead-by-territory", &[];
    NoneDeadInferred = "none-dead-inferred", &[];
    NotClassified = "not-classified", &[];
    OpponentPassed = "opponent-passed", &["player", "number"];
    Overtime = "overtime", &["player", "opponent", "amount"];
    PreviousPositionsComplete = "previous-positions-complete", &["count"];
    PrisonersFromPlays = "prisoners-from-plays", &["player", "opponent", "prisoners", "plays", "on_board"];
    ProposalConfirmed = "proposal-confirmed", &["winner", "points", "rules"];
    ProposalUnsure = "proposal-unsure", &["groups", "at", "points"];
    ReadingBentFourByPlay = "reading-bent-four-by-play", &[];
    ReadingBentFourByRule = "reading-bent-four-by-rule", &[];
    ReadingDeadInSekiRemoved = "reading-dead-in-seki-removed", &[];
    ReadingDeadInSekiStands = "reading-dead-in-seki-stands", &[];
    ReadingNeutralPointsAsAgreed = "reading-neutral-points-as-agreed", &[];
    ReadingNeutralPointsLiteral = "reading-neutral-points-literal", &[];
    ReadingProtectiveMovesStrict = "reading-protective-moves-strict", &[];
    ReadingProtectiveMovesTolerant = "reading-protective-moves-tolerant", &[];
    ReadingSekiByChain = "reading-seki-by-chain", &[];
    ReadingSekiByGroup = "reading-seki-by-group", &[];
    ReadingSharedByPoint = "reading-shared-by-point", &[];
    ReadingSharedByRegion = "reading-shared-by-region", &[];
    RecordAgrees = "record-agrees", &["recorded", "rule_set", "result", "needs"];
    RecordAgreesIfNoneDead = "record-agrees-if-none-dead", &["recorded", "rule_set", "result", "needs"];
    RecordCapturesInDoubt = "record-captures-in-doubt", &["player", "least", "most"];
    RecordCapturesUnknown = "record-captures-unknown", &["player", "least"];
    RecordCauseAdjustments = "record-cause-adjustments", &[];
    RecordCauseAlive = "record-cause-alive", &["player", "points"];
    RecordCauseDead = "record-cause-dead", &["player", "points"];
    RecordCauseHandicapCounted = "record-cause-handicap-counted", &["points"];
    RecordCauseHandicapNotCounted = "record-cause-handicap-not-counted", &["points"];
    RecordCauseKomi = "record-cause-komi", &["komi"];
    RecordCauseKomiUntold = "record-cause-komi-untold", &["komi"];
    RecordCauseNeutralPoint = "record-cause-neutral-point", &["player", "points"];
    RecordCausePrisoners = "record-cause-prisoners", &["count", "player", "opponent"];
    RecordCauseReading = "record-cause-reading", &["reading"];
    RecordCauseRuleSet = "record-cause-rule-set", &["rules", "komi"];
    RecordCauseTie = "record-cause-tie", &[];
    RecordCauseUnmarked = "record-cause-unmarked", &["points"];
    RecordCauseWinnerExchanged = "record-cause-winner-exchanged", &[];
    RecordCauseZi = "record-cause-zi", &["points"];
    RecordDecidedByEnd = "record-decided-by-end", &["recorded", "rule_set", "result", "needs"];
    RecordDiffers = "record-differs", &["recorded", "rule_set", "result", "needs"];
    RecordDiffersDeadUntold = "record-differs-dead-untold", &["recorded", "rule_set", "result", "needs"];
    RecordDiffersIfNoneDead = "record-differs-if-none-dead", &["recorded", "rule_set", "result", "needs"];
    RecordDiffersOnly = "record-differs-only", &["recorded", "rule_set", "result", "needs"];
    RecordDiffersUnexplained = "record-differs-unexplained", &["recorded", "rule_set", "result", "needs"];
    RecordLeadBetween = "record-lead-between", &["rule_set", "least", "most"];
    RecordMoveCapturesItself = "record-move-captures-itself", &["number", "player", "at"];
    RecordMoveRepeats = "record-move-repeats", &["number", "player", "at", "after"];
    RecordNoResult = "record-no-result", &["recorded", "rule_set", "result", "needs"];
    RecordNoRuleSet = "record-no-rule-set", &["recorded", "rule_set", "result", "needs"];
    RecordOfRuling = "record-of-ruling", &[];
    RecordOutOfTurn = "record-out-of-turn", &["count", "moves"];
    RecordOwnKomi = "record-own-komi", &["komi"];
    RecordRepaired = "record-repaired", &["repair", "count", "offsets", "places"];
    RecordRepairedOften = "record-repaired-often", &["repair", "count", "offsets", "places", "more"];
    RecordResultOfRuling = "record-result-of-ruling", &["recorded", "rule_set", "result", "needs"];
    RecordTurnOrder = "record-turn-order", &["count", "moves"];
    RecordUndetermined = "record-undetermined", &["recorded", "rule_set", "result", "needs", "unread"];
    RecordWithoutMoves = "record-without-moves", &[];
    RepeatedAlone = "repeated-alone", &["points"];
    RepeatedAsItStands = "repeated-as-it-stands", &["points"];
    RepeatedBarred = "repeated-barred", &[];
    RepeatedDeadInConfirmation = "repeated-dead-in-confirmation", &["points"];
    RepeatedDecides = "repeated-decides", &["points"];
    RepeatedMarked = "repeated-marked", &["points"];
    RepeatedNotRead = "repeated-not-read", &[];
    RepeatedSilent = "repeated-silent", &[];
    RepetitionDraw = "repetition-draw", &[];
    RepetitionNoResult = "repetition-no-result", &[];
    RepetitionNotBarred = "repetition-not-barred", &[];
    RepetitionNotChecked = "repetition-not-checked", &[];
    RepetitionReferee = "repetition-referee", &[];
    RepetitionUnknown = "repetition-unknown", &["basis"];
    RulesOfRecord = "rules-of-record", &["rule_set", "written"];
    RulesOfRecordNear = "rules-of-record-near", &["written", "near"];
    RulesOfRecordUnknown = "rules-of-record-unknown", &["written"];
    ScoredAsAgreed = "scored-as-agreed", &["groups", "at", "points"];
    SekiAsNamed = "seki-as-named", &["groups", "at", "points"];
    SekiByAdviser = "seki-by-adviser", &["adviser", "points"];
    SekiByKo = "seki-by-ko", &["groups", "at", "points"];
    SekiUnverified = "seki-unverified", &["groups", "at", "points"];
    SensitiveToDeath = "sensitive-to-death", &["player", "points", "result"];
    SensitiveToFirstPass = "sensitive-to-first-pass", &["player", "result"];
    SensitiveToHandicap = "sensitive-to-handicap", &["count", "result"];
    SensitiveToKomi = "sensitive-to-komi", &["komi", "before", "result"];
    SensitiveToLastPlay = "sensitive-to-last-play", &["player", "result"];
    SensitiveToLife = "sensitive-to-life", &["player", "points", "result"];
    SensitiveToNeutralPoint = "sensitive-to-neutral-point", &["player", "at", "result"];
    SensitiveToPasses = "sensitive-to-passes", &["player", "count", "result"];
    SensitiveToPrisoners = "sensitive-to-prisoners", &["player", "count", "result"];
    SensitivityDecidedByEnd = "sensitivity-decided-by-end", &[];
    SensitivityDraw = "sensitivity-draw", &[];
    SensitivityMayTurn = "sensitivity-may-turn", &["kind"];
    SensitivityNotCounted = "sensitivity-not-counted", &["kind"];
    SensitivityNotReadWhole = "sensitivity-not-read-whole", &["kind"];
    SensitivityNotSafe = "sensitivity-not-safe", &["winner"];
    SensitivityNotTried = "sensitivity-not-tried", &["kind", "points"];
    SensitivitySafeBy = "sensitivity-safe-by", &["winner", "points"];
    SensitivitySteady = "sensitivity-steady", &["kind"];
    SensitivityUndetermined = "sensitivity-undetermined", &["needs", "unread"];
}

const CAUSE: &[&str] = &["from", "to", "player", "from_value", "to_value", "amount", "gainer", "gain"];
const CAUSE_WITH_POINTS: &[&str] =
    &["from", "to", "player", "from_value", "to_value", "amount", "gainer", "gain", "points", "count"];
const CAUSE_OF_STATUS: &[&str] =
    &["from", "to", "from_value", "to_value", "amount", "gainer", "gain", "points", "count"];
const CAUSE_OF_STONES: &[&str] = &[
    "from",
    "to",
    "black_stones",
    "white_stones",
    "black_living",
    "white_living",
    "black_prisoners",
    "white_prisoners",
    "from_value",
    "to_value",
    "amount",
    "gainer",
    "gain",
];
