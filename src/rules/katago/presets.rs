use std::borrow::Cow;
use std::sync::LazyLock;

use super::{KatagoKo, KatagoRules, KatagoScoring, KatagoTax};
use crate::rules::{Alias, Amount, Handicap, RuleSet, names};

/// A preset: id, name, `KataGo`'s names for it, and its rules in the compact form.
struct Preset {
    id: &'static str,
    name: &'static str,
    aliases: &'static [Alias],
    rules: KatagoRules,
}

const fn rules(ko: KatagoKo, scoring: KatagoScoring, tax: KatagoTax) -> KatagoRules {
    KatagoRules { ko, scoring, tax, suicide: false, friendly_pass_ok: true, ..KatagoRules::DEFAULT }
}

/// In the order of `KataGo`'s documents. Names that differ only in blanks, `-` and `_` stand once.
const PRESETS: [Preset; 10] = [
    Preset {
        id: "katago-tromp-taylor",
        name: "KataGo preset tromp-taylor",
        aliases: &[Alias::katago("tromp-taylor")],
        rules: KatagoRules::DEFAULT,
    },
    Preset {
        id: "katago-japanese",
        name: "KataGo preset japanese",
        aliases: &[Alias::katago("japanese"), Alias::katago("korean")],
        rules: KatagoRules {
            friendly_pass_ok: false,
            ..rules(KatagoKo::Simple, KatagoScoring::Territory, KatagoTax::Seki)
        },
    },
    Preset {
        id: "katago-chinese",
        name: "KataGo preset chinese",
        aliases: &[Alias::katago("chinese")],
        rules: KatagoRules {
            white_handicap_bonus: Handicap::N,
            ..rules(KatagoKo::Simple, KatagoScoring::Area, KatagoTax::None)
        },
    },
    Preset {
        id: "katago-chinese-ogs",
        name: "KataGo preset chinese-ogs",
        aliases: &[Alias::katago("chinese-ogs"), Alias::katago("chinese-kgs")],
        rules: KatagoRules {
            white_handicap_bonus: Handicap::N,
            ..rules(KatagoKo::Positional, KatagoScoring::Area, KatagoTax::None)
        },
    },
    Preset {
        id: "katago-stone-scoring",
        name: "KataGo preset stone-scoring",
        aliases: &[Alias::katago("stone-scoring"), Alias::katago("ancient-area")],
        rules: rules(KatagoKo::Simple, KatagoScoring::Area, KatagoTax::All),
    },
    Preset {
        id: "katago-ancient-territory",
        name: "KataGo preset ancient-territory",
        aliases: &[Alias::katago("ancient-territory")],
        rules: KatagoRules {
            friendly_pass_ok: false,
            ..rules(KatagoKo::Simple, KatagoScoring::Territory, KatagoTax::All)
        },
    },
    Preset {
        id: "katago-aga-button",
        name: "KataGo preset aga-button",
        aliases: &[Alias::katago("aga-button")],
        rules: KatagoRules {
            has_button: true,
            white_handicap_bonus: Handicap::NMinusOne,
            ..rules(KatagoKo::Situational, KatagoScoring::Area, KatagoTax::None)
        },
    },
    Preset {
        id: "katago-aga",
        name: "KataGo preset aga",
        aliases: &[Alias::katago("aga"), Alias::katago("bga"), Alias::katago("french")],
        rules: KatagoRules {
            white_handicap_bonus: Handicap::NMinusOne,
            ..rules(KatagoKo::Situational, KatagoScoring::Area, KatagoTax::None)
        },
    },
    Preset {
        id: "katago-new-zealand",
        name: "KataGo preset new-zealand",
        aliases: &[Alias::katago("nz"), Alias::katago("new-zealand")],
        rules: KatagoRules {
            suicide: true,
            komi: Some(Amount::points(7)),
            ..rules(KatagoKo::Situational, KatagoScoring::Area, KatagoTax::None)
        },
    },
    Preset {
        id: "katago-ing",
        name: "KataGo preset ing",
        aliases: &[Alias::katago("goe"), Alias::katago("ing")],
        rules: KatagoRules { suicide: true, ..rules(KatagoKo::Positional, KatagoScoring::Area, KatagoTax::None) },
    },
];

static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(|| {
    let set = |preset: Preset| RuleSet {
        id: Cow::Borrowed(preset.id),
        name: preset.name,
        aliases: preset.aliases,
        ..preset.rules.to_rule_set()
    };
    PRESETS.into_iter().map(set).collect()
});

/// `KataGo`'s presets as rule sets, under its own formal definitions.
pub fn katago_presets() -> &'static [RuleSet] {
    &SETS
}

/// The rules of a preset, by any of `KataGo`'s names for it or by our id.
pub fn katago_preset(name: &str) -> Option<KatagoRules> {
    let wanted = names::plain(name);
    let is_named = |preset: &Preset| {
        names::plain(preset.id) == wanted || preset.aliases.iter().any(|alias| names::plain(alias.name) == wanted)
    };
    PRESETS.into_iter().find(is_named).map(|preset| preset.rules)
}

#[cfg(test)]
mod tests {
    use super::{katago_preset, katago_presets};
    use crate::rules::{
        Context, Counting, DeadInSeki, GroupTax, KatagoRules, Ko, Removal, SekiPoints, SekiTest, Suicide, all, by_id,
        find,
    };

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
}
