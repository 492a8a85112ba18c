use super::{Code, Statement};
use crate::rules::ReadingId;

/// What a reading says of the text. The points on which it differs from the other reading of its question stand beside
/// it.
pub fn reading(id: ReadingId) -> Statement {
    let code = match id {
        ReadingId::SharedByRegion => Code::ReadingSharedByRegion,
        ReadingId::SharedByPoint => Code::ReadingSharedByPoint,
        ReadingId::SekiByGroup => Code::ReadingSekiByGroup,
        ReadingId::SekiByChain => Code::ReadingSekiByChain,
        ReadingId::NeutralPointsAsAgreed => Code::ReadingNeutralPointsAsAgreed,
        ReadingId::NeutralPointsLiteral => Code::ReadingNeutralPointsLiteral,
        ReadingId::DeadInSekiStands => Code::ReadingDeadInSekiStands,
        ReadingId::DeadInSekiRemoved => Code::ReadingDeadInSekiRemoved,
        ReadingId::ProtectiveMovesStrict => Code::ReadingProtectiveMovesStrict,
        ReadingId::ProtectiveMovesTolerant => Code::ReadingProtectiveMovesTolerant,
        ReadingId::BentFourByRule => Code::ReadingBentFourByRule,
        ReadingId::BentFourByPlay => Code::ReadingBentFourByPlay,
    };
    Statement::new(code)
}
