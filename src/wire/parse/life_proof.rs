use serde_json::Value;

use super::read_request::json_of_body;
use crate::board::{Color, Point, PointSet, Stones};
use crate::life::promises::{LifeProof, RegionProof};
use crate::wire::checker::RequestChecker;
use crate::wire::from_json::FromJson as _;
use crate::wire::reader::{JsonReader, Path};
use crate::wire::request::life_proof::{LifeProofView, RegionProofView};
use crate::wire::{Limits, Problem};

impl LifeProofView {
    /// The proof that was written.
    fn proof(&self) -> LifeProof {
        let stones = self.rows.0.stones;
        // A point without a stone is no chain, which is then found.
        let chains = |points: &PointSet| *points | stones.chains_of(points);
        let some = |points: &Option<PointSet>| points.as_ref().map(chains).unwrap_or_default();
        let region = |region: &RegionProofView| RegionProof {
            vacant: region.points,
            inside: some(&region.inside),
            one: some(&region.one),
            two: some(&region.two),
            friends: some(&region.friends),
            replies: region.replies.clone(),
        };
        let regions = self.regions.iter().map(region).collect();
        LifeProof { color: self.color, stones, lives: chains(&self.lives), regions }
    }

    /// Whether it shows what it says; if not, why. `written` is how it was written: lists in another order, or a field
    /// that is there for nothing, would have another id for other programs.
    fn check(&self, proof: &LifeProof, written: &Value) -> Result<(), String> {
        if serde_json::to_value(self).is_ok_and(|own| own != *written) {
            return Err("it is not written as proofs are".to_owned());
        }
        if self.id != self.id_of_rest() {
            return Err("it is not what it was when its id was made".to_owned());
        }
        if proof.assumes_wide() != self.assumes.is_some() {
            return Err("what it assumes is not what it says".to_owned());
        }
        proof.check().map_err(|fault| fault.to_string())
    }
}

/// A proof that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedProof {
    /// What it says.
    pub proof: LifeProof,
    /// Why it shows nothing; nothing where it holds.
    pub fault: Option<String>,
}

/// What an answer says beside its proofs; nothing where there is a proof alone.
struct Answer {
    board: Option<Stones>,
    /// The stones of groups, each with the place of the proof that it names.
    groups: Vec<(PointSet, u64)>,
}

impl Answer {
    fn from_json(written: &Value) -> Self {
        let rows = written.pointer("/position/rows").and_then(Value::as_array).into_iter().flatten();
        let board = Stones::from_rows(&rows.filter_map(Value::as_str).collect::<Vec<_>>());
        let groups = written.pointer("/groups").and_then(Value::as_array).into_iter().flatten();
        let point = |name: &Value| Point::parse(name.as_str()?);
        let named = groups.filter_map(|group| {
            let points = group["points"].as_array()?.iter().filter_map(point).collect();
            Some((points, group["proof"].as_u64()?))
        });
        Self { board, groups: named.collect() }
    }

    /// Whether a proof is of its board, some stones off, and shows the groups that name it; if not, why.
    fn fits(&self, index: usize, proof: &LifeProof) -> Result<(), String> {
        let is_of = |board: &Stones| {
            let is_part = |color| proof.stones.of(color).is_subset(board.of(color));
            proof.stones.size() == board.size() && Color::BOTH.into_iter().all(is_part)
        };
        if self.board.as_ref().is_some_and(|board| !is_of(board)) {
            return Err("it is of another board than the answer".to_owned());
        }
        let mut named = self.groups.iter().filter(|(_, place)| *place == index as u64);
        match named.find(|(points, _)| !points.is_subset(&proof.lives)) {
            Some((points, _)) => Err(format!("it does not show {points}, which names it")),
            None => Ok(()),
        }
    }
}

/// Checks the proofs of an answer (its member `proofs`), or one proof alone; nothing where the bytes are JSON that
/// holds neither.
///
/// # Errors
///
/// Everything because of which they cannot be read.
pub fn check_proofs(bytes: &[u8], limits: &Limits) -> Result<Option<Vec<CheckedProof>>, Problem> {
    let json = json_of_body(bytes, limits)?;
    let mut reader = JsonReader::new(limits.language, *limits);
    let views = match (json.member("proofs"), json.member("regions")) {
        (Some(proofs), _) => Vec::<LifeProofView>::from_json(&mut reader, &Path::field("proofs"), proofs),
        (None, Some(_)) => LifeProofView::from_json(&mut reader, &Path::ROOT, &json).map(|view| vec![view]),
        (None, None) => return Ok(None),
    };
    let written: Value = serde_json::from_slice(bytes).unwrap_or_default();
    let of_answer = Answer::from_json(&written);
    let checked = |(index, view): (usize, LifeProofView)| {
        let own = written.pointer(&format!("/proofs/{index}")).unwrap_or(&written);
        let proof = view.proof();
        let fault = view.check(&proof, own).and_then(|()| of_answer.fits(index, &proof)).err();
        CheckedProof { proof, fault }
    };
    RequestChecker::after(reader, &json)
        .answer(views)
        .map(|views| Some(views.into_iter().enumerate().map(checked).collect()))
}
