//! `KataGo`'s presets, held against its own page.

use gyega::rules::{
    Context, Counting, DeadInSeki, GroupTax, KatagoRules, Ko, Removal, SekiPoints, SekiTest, Suicide, all, by_id, find,
};
use gyega::rules::{katago_preset, katago_presets};

#[test]
fn every_name_that_katago_takes_finds_its_preset() {
    let names = [
        ("tromp-taylor", "tromp-taylor, tromp_taylor, tromp taylor, tromptaylor"),
        ("japanese", "japanese, korean"),
        ("chinese", "chinese"),
        ("chinese-ogs", "chinese-ogs, chinese_ogs, chineseogs, chinese-kgs, chinese_kgs, chinesekgs"),
        ("stone-scoring", "stone-scoring, stone_scoring, stonescoring, stone scoring"),
        ("stone-scoring", "ancient-area, ancient_area, ancientarea, ancient area"),
        ("ancient-territory", "ancient-territory, ancient_territory, ancientterritory, ancient territory"),
        ("aga-button", "aga-button, aga_button, agabutton, aga button"),
        ("aga", "aga, bga, french"),
        ("new-zealand", "nz, newzealand, new zealand, new-zealand, new_zealand"),
        ("ing", "goe, ing"),
    ];
    for (preset, names) in names {
        for name in names.split(", ") {
            let set = find(name, Context::Katago).unwrap();
            assert_eq!(set.id, format!("katago-{preset}"), "{name}");
            assert_eq!(katago_preset(&name.to_uppercase()), katago_preset(&set.id), "{name}");
        }
    }
}

#[test]
fn presets_say_what_the_table_of_katago_says() {
    // KataGo, page on its rules: ko, scoring, tax, suicide, button, bonus, friendly pass, default komi
    let table = [
        ("tromp-taylor", "koPOSITIONALscoreAREAtaxNONEsui1", "7.5"),
        ("japanese", "koSIMPLEscoreTERRITORYtaxSEKIsui0", "6.5"),
        ("chinese", "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1", "7.5"),
        ("chinese-ogs", "koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1", "7.5"),
        ("stone-scoring", "koSIMPLEscoreAREAtaxALLsui0fpok1", "7.5"),
        ("ancient-territory", "koSIMPLEscoreTERRITORYtaxALLsui0", "6.5"),
        ("aga-button", "koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1fpok1", "7"),
        ("aga", "koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1", "7.5"),
        ("new-zealand", "koSITUATIONALscoreAREAtaxNONEsui1fpok1komi7", "7"),
        ("ing", "koPOSITIONALscoreAREAtaxNONEsui1fpok1", "7.5"),
    ];
    assert_eq!(katago_presets().len(), table.len());
    for ((name, compact, komi), set) in table.into_iter().zip(katago_presets()) {
        let rules = katago_preset(name).unwrap();
        assert_eq!(rules.to_string(), compact);
        assert_eq!(rules.komi().to_string(), komi, "{name}");
        assert_eq!(set.id, format!("katago-{name}"));
        assert_eq!(set.komi_for(0), Some(rules.komi()));
        assert_eq!(set.komi_for(4), Some(rules.komi()));
        let engine = KatagoRules { friendly_pass_ok: false, ..rules };
        assert_eq!(KatagoRules::from_rule_set(set), Some(KatagoRules { komi: engine.komi, ..engine }), "{name}");
    }
}

#[test]
fn presets_use_the_formal_definitions() {
    for set in katago_presets() {
        assert_eq!(set.removal.choice(), Some(Removal::PassAlive));
        assert_eq!(set.seki_test.choice(), Some(SekiTest::IndependentLife));
        assert_ne!(set.suicide.choice(), Some(Suicide::Allowed));
    }
    let japanese = by_id("katago-japanese").unwrap();
    assert_eq!(japanese.seki_points.choice(), Some(SekiPoints::NotCounted));
    assert_eq!(japanese.dead_in_seki.choice(), Some(DeadInSeki::NotRemoved));
    assert_eq!(japanese.ko.choice(), Some(Ko::Simple));
    let stone = by_id("katago-stone-scoring").unwrap();
    assert_eq!(stone.counting.choice(), Some(Counting::Area));
    assert_eq!(stone.group_tax.choice(), Some(GroupTax::TwoPerGroup));
}

#[test]
fn rule_sets_that_katago_has_words_for_are_said_in_them() {
    let said: Vec<(&str, String)> =
        all().iter().filter_map(|set| Some((&*set.id, KatagoRules::from_rule_set(set)?.to_string()))).collect();
    let expected = [
        ("japanese-1989", "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
        ("japanese-1949-wagc", "koSIMPLEscoreTERRITORYtaxSEKIsui0komi5.5"),
        ("korean-2016", "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
        ("korean-2013-aimag", "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
        ("korean-2009", "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
        ("korean-1992", "koSIMPLEscoreTERRITORYtaxSEKIsui0komi5.5"),
        ("kba-beginner", "koSIMPLEscoreTERRITORYtaxSEKIsui0komi0"),
        ("cyningstan", "koSIMPLEscoreTERRITORYtaxSEKIsui0komi0"),
        ("chinese-2002", "koSIMPLEscoreAREAtaxNONEsui0whbN"),
        ("chinese-1988", "koSIMPLEscoreAREAtaxNONEsui0whbNkomi5.5"),
        ("simplified-ing", "koPOSITIONALscoreAREAtaxNONEsui1komi8"),
        ("aga", "koSITUATIONALscoreAREAtaxNONEsui0whbN-1"),
        ("tromp-taylor", "koPOSITIONALscoreAREAtaxNONEsui1"),
        ("egf-territory", "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
        ("stone-scoring", "koSIMPLEscoreAREAtaxALLsui0komi0"),
        ("ancient-territory", "koSIMPLEscoreTERRITORYtaxALLsui0"),
    ];
    let expected: Vec<(&str, String)> = expected.map(|(id, rules)| (id, rules.to_owned())).into();
    assert_eq!(said, expected);
}
