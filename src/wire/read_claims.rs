use super::reader::{Members, RequestReader};
use crate::board::{ByColor, PointSet, Size};
use crate::position::Claim;

/// The fields of what one player claims.
pub(crate) const FIELDS: &[&str] = &["dead", "seki"];

/// What two players claim who disagree. Both must say something, if only that every stone stays: a player who was not
/// heard is not one who claims nothing.
pub(crate) fn claims(reader: &mut RequestReader, members: Members<'_>, size: Option<Size>) -> Option<ByColor<Claim>> {
    let (path, json) = members.field("claims")?;
    let members = reader.members(&path, json, &["black", "white"])?;
    let mut is_whole = true;
    let claims = ByColor::from_fn(|player| {
        let name = player.as_str();
        let expected = "what this player claims: {} where every stone stays";
        let Some((path, json)) = reader.needed(&members, name, expected) else {
            is_whole = false;
            return Claim::default();
        };
        let Some(members) = reader.members(&path, json, FIELDS) else { return Claim::default() };
        let mut points = |name| members.field(name).and_then(|(path, json)| reader.points(&path, json, size));
        let [dead, seki] = ["dead", "seki"].map(|name| points(name).unwrap_or(PointSet::EMPTY));
        Claim { dead, seki }
    });
    is_whole.then_some(claims)
}
