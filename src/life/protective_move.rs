use super::capture::Capture;
use crate::board::PointSet;

/// A point that must be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProtectiveMove {
    pub(super) point: PointSet,
    /// What the opponent does where it is left empty.
    pub(super) threat: Option<Capture>,
    /// What bears on it.
    pub(super) area: PointSet,
    /// That, and what filling it bears on.
    pub(super) reach: PointSet,
    /// What hangs on it.
    pub(super) stones: PointSet,
}

impl ProtectiveMove {
    /// Points that bear on each other, where there are several.
    pub(super) fn several_that_meet<'a>(
        owed: impl IntoIterator<Item = &'a Self>,
        bears_on: fn(&Self) -> &PointSet,
    ) -> Vec<Vec<&'a Self>> {
        let mut together: Vec<Vec<&'a Self>> = Vec::new();
        for one in owed {
            let meets = |others: &Vec<&'a Self>| others.iter().any(|other| !bears_on(other).is_disjoint(bears_on(one)));
            let (met, apart): (Vec<_>, Vec<_>) = together.into_iter().partition(meets);
            together = apart;
            together.push(met.into_iter().flatten().chain([one]).collect());
        }
        together.retain(|owed| owed.len() > 1);
        together
    }
}
