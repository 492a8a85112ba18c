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
    let wanted = names::normalized(name);
    let is_named = |preset: &Preset| {
        names::normalized(preset.id) == wanted
            || preset.aliases.iter().any(|alias| names::normalized(alias.name) == wanted)
    };
    PRESETS.into_iter().find(is_named).map(|preset| preset.rules)
}
