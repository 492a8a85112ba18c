/// The rule sets that a code names by a number, from 1. Codes that were published name them: the order never changes,
/// and new ones come at the end.
pub(super) const RULE_SETS: [&str; 38] = [
    "korean-2016",
    "chinese-2002",
    "ing-sst",
    "japanese-1989",
    "aga",
    "nz",
    "tromp-taylor",
    "bga",
    "ffg",
    "simplified-ing",
    "wmsg-2008",
    "egf-territory",
    "egf-area-japanese-sets",
    "button-area",
    "stone-scoring",
    "japanese-1949-wagc",
    "korean-2013-aimag",
    "korean-2009",
    "korean-1992",
    "kba-beginner",
    "cyningstan",
    "chinese-1988",
    "taiwan-old",
    "ancient-territory",
    "sunjang",
    "lasker-maas",
    "ikeda-area-iii",
    "ikeda-territory-i",
    "katago-tromp-taylor",
    "katago-japanese",
    "katago-chinese",
    "katago-chinese-ogs",
    "katago-stone-scoring",
    "katago-ancient-territory",
    "katago-aga-button",
    "katago-aga",
    "katago-new-zealand",
    "katago-ing",
];

/// The number of a rule set; 0 where it is written out.
pub(super) fn number(id: &str) -> u32 {
    RULE_SETS.iter().position(|known| *known == id).map_or(0, |index| index as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::{RULE_SETS, number};
    use crate::rules::{all, by_id, katago_presets};

    #[test]
    fn every_built_in_rule_set_has_a_number() {
        for set in all().iter().chain(katago_presets()) {
            assert_ne!(number(&set.id), 0, "{} comes at the end of the list", set.id);
        }
    }

    #[test]
    fn every_number_is_that_of_a_rule_set() {
        for (index, id) in RULE_SETS.iter().enumerate() {
            assert!(by_id(id).is_some(), "{id}");
            assert_eq!(number(id) as usize, index + 1, "{id} stands once");
        }
    }
}
