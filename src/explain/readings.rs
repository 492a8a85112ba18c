use super::Statement;
use crate::rules::ReadingId;

/// What a reading says of the text. The points on which it differs from the other reading of its question stand beside
/// it.
pub fn reading(id: ReadingId) -> Statement {
    let code = match id {
        ReadingId::SharedByRegion => "reading-shared-by-region",
        ReadingId::SharedByPoint => "reading-shared-by-point",
        ReadingId::SekiByGroup => "reading-seki-by-group",
        ReadingId::SekiByChain => "reading-seki-by-chain",
        ReadingId::NeutralPointsAsAgreed => "reading-neutral-points-as-agreed",
        ReadingId::NeutralPointsLiteral => "reading-neutral-points-literal",
        ReadingId::DeadInSekiStands => "reading-dead-in-seki-stands",
        ReadingId::DeadInSekiRemoved => "reading-dead-in-seki-removed",
        ReadingId::ProtectiveMovesStrict => "reading-protective-moves-strict",
        ReadingId::ProtectiveMovesTolerant => "reading-protective-moves-tolerant",
        ReadingId::BentFourByRule => "reading-bent-four-by-rule",
        ReadingId::BentFourByPlay => "reading-bent-four-by-play",
    };
    Statement::new(code)
}
