use super::reader::{Members, Path, RequestReader};
use crate::board::{ByColor, PointSet, Size};
use crate::position::Claim;

/// The fields of what one player claims.
pub(crate) const FIELDS: &[&str] = &["dead", "seki"];

/// What two players claim who disagree. Both must say something, if only that every stone stays: a player who was not
/// heard is not one who claims nothing.
pub(crate) fn claims(
    reader: &mut RequestReader,
    root: &Path<'_>,
    members: Members<'_>,
    size: Option<Size>,
) -> Option<ByColor<Claim>> {
    let json = members.get("claims")?;
    let path = root.name("claims");
    let members = reader.members(&path, json, &["black", "white"])?;
    let mut is_whole = true;
    let claims = ByColor::from_fn(|player| {
        let name = player.as_str();
        let path = path.name(name);
        let Some(json) = members.get(name) else {
            is_whole = false;
            let expected = "what this player claims: {} where every stone stays";
            return reader.missing(&root.name("claims"), name, expected).unwrap_or_default();
        };
        let Some(members) = reader.members(&path, json, FIELDS) else { return Claim::default() };
        let mut points = |name| members.get(name).and_then(|json| reader.points(&path.name(name), json, size));
        let [dead, seki] = ["dead", "seki"].map(|name| points(name).unwrap_or(PointSet::EMPTY));
        Claim { dead, seki }
    });
    is_whole.then_some(claims)
}
