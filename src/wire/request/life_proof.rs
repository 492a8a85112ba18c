//! Proofs that chains live, as answers bear them and as `gyega verify` reads them. The fields stand in the order of RFC
//! 8785, so that what is written is the form of which the id is told.

use crate::board::{Color, PointSet, Stones};
use crate::life::promises::{LifeProof, RegionProof};
use crate::wire::from_json::request;
use crate::wire::{Rows, Whole, sha256};
use crate::words::words;

/// The most proofs that are checked at once: more than the two of an answer.
const PROOFS_MAX: usize = 361;

/// The most regions of a proof.
const REGIONS_MAX: usize = 361;

words! {
    /// What a proof takes for granted.
    #[derive(schemars::JsonSchema)]
    ProofPremise {
        /// Nobody invades a space of eleven points or more that one colour alone surrounds.
        WideTerritory = "wide-territory-is-not-invaded",
    }
}

request! {
    /// What shows that no stone of some chains can be captured, for whoever does not want to trust a search:
    /// `docs/proofs.md` says how to check it.
    #[schemars(rename = "LifeProof")]
    pub struct LifeProofView(at most |_| PROOFS_MAX) {
        /// What is taken for granted; left out where nothing is.
        pub assumes: Option<ProofPremise>,
        /// Whose chains.
        pub color: Color,
        /// SHA-256, in hexadecimal, of the RFC 8785 form of the rest.
        #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
        pub id: String,
        /// The chains, one stone of each.
        pub lives: PointSet,
        /// The regions that they live by.
        #[schemars(length(max = REGIONS_MAX))]
        pub regions: Vec<RegionProofView>,
        /// The board, dead stones off, the top row first.
        #[schemars(with = "Stones")]
        pub rows: Rows,
        /// The version of this form.
        pub version: Whole<1, 1>,
    }

    /// Empty points beside chains that live, what they promise these, and how their owner keeps it. A chain is named by
    /// one of its stones.
    #[schemars(rename = "RegionProof")]
    pub struct RegionProofView(at most |_| REGIONS_MAX) {
        /// Chains that live by other regions, and which those that are promised something may join here.
        pub friends: Option<PointSet>,
        /// Chains that may be captured here: all their liberties are points of the region.
        pub inside: Option<PointSet>,
        /// Chains that are promised one liberty.
        pub one: Option<PointSet>,
        /// The empty points.
        pub points: PointSet,
        /// The reply to whatever the opponent plays here; left out where it is assumed that he plays nothing.
        #[schemars(length(max = 65_536), regex(pattern = r"^[A-Za-z.!-]*$"))]
        pub replies: Option<String>,
        /// Chains that are promised two liberties.
        pub two: Option<PointSet>,
    }
}

impl LifeProofView {
    /// A proof as it is written.
    pub(in crate::wire) fn new(proof: &LifeProof) -> Self {
        let chains = |points: &PointSet| -> PointSet {
            let of = Color::BOTH.into_iter().flat_map(|color| (*points & *proof.stones.of(color)).parts());
            of.filter_map(|chain| chain.first()).collect()
        };
        let some = |points: &PointSet| Some(chains(points)).filter(|points| !points.is_empty());
        let region = |region: &RegionProof| RegionProofView {
            friends: some(&region.friends),
            inside: some(&region.inside),
            one: some(&region.one),
            points: region.vacant,
            replies: region.replies.clone(),
            two: some(&region.two),
        };
        let view = Self {
            assumes: proof.assumes_wide().then_some(ProofPremise::WideTerritory),
            color: proof.color,
            id: String::new(),
            lives: chains(&proof.lives),
            regions: proof.regions.iter().map(region).collect(),
            rows: Rows::without_dead(proof.stones),
            version: Whole(1),
        };
        Self { id: view.id_of_rest(), ..view }
    }

    /// What the id must be.
    pub(in crate::wire) fn id_of_rest(&self) -> String {
        let written = serde_json::to_string(&Self { id: String::new(), ..self.clone() }).unwrap_or_default();
        sha256(written.replacen("\"id\":\"\",", "", 1).as_bytes())
    }
}
