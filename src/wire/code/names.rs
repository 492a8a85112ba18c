use super::CodeFault;
use super::bits::{Bits, Passed};

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

/// The number of a rule set; 0 and its id where it has none.
pub(super) fn pass(bits: &mut Bits, id: &mut String) -> Passed {
    let mut number = RULE_SETS.iter().position(|known| known == id).map_or(0, |index| index + 1);
    bits.number(&mut number)?;
    if number == 0 {
        return bits.text(id);
    }
    (*RULE_SETS.get(number - 1).ok_or(CodeFault::LaterRuleSet)?).clone_into(id);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::RULE_SETS;
    use crate::rules::{all, by_id, katago_presets};

    #[test]
    fn every_built_in_rule_set_has_a_number() {
        for set in all().iter().chain(katago_presets()) {
            assert!(RULE_SETS.contains(&&*set.id), "{} comes at the end of the list", set.id);
        }
    }

    #[test]
    fn every_number_is_that_of_a_rule_set() {
        for (index, id) in RULE_SETS.iter().enumerate() {
            assert!(by_id(id).is_some(), "{id}");
            assert!(!RULE_SETS[..index].contains(id), "{id} stands once");
        }
    }
}
