//! `KataGo`'s presets, held against its own page, and its rules as a text.

use gyega::rules::{
    Amount, Context, Counting, DeadInSeki, GroupTax, Handicap, KatagoKo, KatagoRules, KatagoScoring, KatagoTax, Ko,
    ParseKatagoError, Removal, SekiPoints, SekiTest, Suicide, all, by_id, find,
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

/// Rules with every choice, and some komi, beside every other.
pub(super) fn every_combination() -> impl Iterator<Item = KatagoRules> {
    let komi = [-13, -3, 0, 14].map(|halves| Some(Amount::half_points(halves)));
    let komi: Vec<_> = komi.into_iter().chain([None]).collect();
    let [ko, scoring] = [KatagoKo::ALL.len(), KatagoScoring::ALL.len()];
    let [tax, handicap] = [KatagoTax::ALL.len(), Handicap::ALL.len()];
    (0..ko * scoring * tax * handicap * komi.len() * 2 * 2 * 2).map(move |mut number| {
        let mut next = |many: usize| {
            let choice = number % many;
            number /= many;
            choice
        };
        KatagoRules {
            ko: KatagoKo::ALL[next(ko)],
            scoring: KatagoScoring::ALL[next(scoring)],
            tax: KatagoTax::ALL[next(tax)],
            white_handicap_bonus: Handicap::ALL[next(handicap)],
            komi: komi[next(komi.len())],
            suicide: next(2) == 1,
            has_button: next(2) == 1,
            friendly_pass_ok: next(2) == 1,
        }
    })
}

#[test]
fn every_combination_prints_and_reads_back() {
    assert_eq!(every_combination().count(), 4 * 2 * 3 * 3 * 2 * 2 * 2 * 5);
    for rules in every_combination() {
        let text = rules.to_string();
        assert_eq!(text.parse(), Ok(rules), "{text}");
        assert_eq!(text.to_lowercase().parse(), Ok(rules), "{text}");
        assert_eq!(rules.to_rule_set().id, text);
    }
}

#[test]
fn what_is_left_out_takes_the_defaults_of_katago() {
    let read = |text: &str| text.parse::<KatagoRules>().unwrap();
    assert_eq!(read("koPOSITIONAL"), KatagoRules::DEFAULT);
    assert_eq!(read("scoreTERRITORY").tax, KatagoTax::Seki);
    assert_eq!(read("scoreTERRITORYtaxNONE").tax, KatagoTax::None);
    assert_eq!(read("taxNONEscoreTERRITORY").tax, KatagoTax::None);
    assert_eq!(read("scoringTERRITORY").komi(), Amount::half_points(13));
    assert_eq!(read("button1").komi(), Amount::points(7));
    assert_eq!(read("sui0").komi(), Amount::half_points(15));
    assert_eq!(read("sui0komi6.5").komi(), Amount::half_points(13));
    assert_eq!(read(" koSIMPLE sui0 "), KatagoRules { ko: KatagoKo::Simple, suicide: false, ..KatagoRules::DEFAULT });
    assert_eq!(read("whbN").white_handicap_bonus, Handicap::N);
    assert_eq!(read("whbN-1").white_handicap_bonus, Handicap::NMinusOne);
}

#[test]
fn what_is_no_rule_string_is_refused_with_what_was_expected() {
    let error = |text: &str| text.parse::<KatagoRules>().unwrap_err();
    assert_eq!(error(" "), ParseKatagoError::Empty);
    assert_eq!(
        error("korean").to_string(),
        "ko is followed by rean; expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT"
    );
    assert_eq!(error("chinese"), ParseKatagoError::UnknownKey { found: "chinese".to_owned() });
    assert_eq!(error("sui0sui1"), ParseKatagoError::Twice { key: "sui" });
    for text in ["ko", "sui2", "sui01", "taxSOME", "scoreSTONE", "whb-1", "komi7.25", "komi", "koSIMPLE,sui1", "한국"]
    {
        assert!(text.parse::<KatagoRules>().is_err(), "{text}");
    }
}
