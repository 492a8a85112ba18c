use super::{Context, KatagoRules, RuleSet, SharedRuleSet, katago_presets, names, sets};

/// The built-in sets, each with its number, a row of [`SETS`] and a constant of its own.
///
/// Permalinks that were published name rule sets by number: it never changes. Those of `KataGo`'s presets are 29 to 38,
/// so the next new set takes 39.
macro_rules! built_in {
    ($( $number:literal: $file:ident::$set:ident = $id:literal, )+) => {
        static SETS: [RuleSet; [$( $id ),+].len()] = [$( sets::$file::$set ),+];

        const NUMBERS: &[u32] = &[$( $number ),+];

        $(
            #[doc = concat!("The rule set `", $id, "`, one of [`all`].")]
            pub const $set: SharedRuleSet = SharedRuleSet::BuiltIn(&sets::$file::$set);
        )+

        #[cfg(test)]
        const CONSTANTS: &[(&str, SharedRuleSet)] = &[$( ($id, $set) ),+];
    };
}

built_in! {
    4: japanese_1989::JAPANESE_1989 = "japanese-1989",
    16: japanese_1949_wagc::JAPANESE_1949_WAGC = "japanese-1949-wagc",
    1: korean_2016::KOREAN_2016 = "korean-2016",
    17: korean_2013_aimag::KOREAN_2013_AIMAG = "korean-2013-aimag",
    18: korean_2009::KOREAN_2009 = "korean-2009",
    19: korean_1992::KOREAN_1992 = "korean-1992",
    20: kba_beginner::KBA_BEGINNER = "kba-beginner",
    21: cyningstan::CYNINGSTAN = "cyningstan",
    2: chinese_2002::CHINESE_2002 = "chinese-2002",
    22: chinese_1988::CHINESE_1988 = "chinese-1988",
    23: taiwan_old::TAIWAN_OLD = "taiwan-old",
    3: ing_sst::ING_SST = "ing-sst",
    10: simplified_ing::SIMPLIFIED_ING = "simplified-ing",
    5: aga::AGA = "aga",
    8: bga::BGA = "bga",
    9: ffg::FFG = "ffg",
    6: nz::NZ = "nz",
    7: tromp_taylor::TROMP_TAYLOR = "tromp-taylor",
    11: wmsg_2008::WMSG_2008 = "wmsg-2008",
    12: egf_territory::EGF_TERRITORY = "egf-territory",
    13: egf_area_japanese_sets::EGF_AREA_JAPANESE_SETS = "egf-area-japanese-sets",
    15: stone_scoring::STONE_SCORING = "stone-scoring",
    24: ancient_territory::ANCIENT_TERRITORY = "ancient-territory",
    25: sunjang::SUNJANG = "sunjang",
    14: button_area::BUTTON_AREA = "button-area",
    26: lasker_maas::LASKER_MAAS = "lasker-maas",
    27: ikeda_area_iii::IKEDA_AREA_III = "ikeda-area-iii",
    28: ikeda_territory_i::IKEDA_TERRITORY_I = "ikeda-territory-i",
}

static DOCUMENTED_SETS: [RuleSet; 4] = [
    sets::taiwanese::TAIWANESE,
    sets::chinese_as_told_by_the_kbf_text::CHINESE_AS_TOLD_BY_THE_KBF_TEXT,
    sets::territory::TERRITORY,
    sets::area::AREA,
];

/// Every built-in rule set, in the order of the documentation.
pub fn all() -> &'static [RuleSet] {
    &SETS
}

/// Sets that stand behind claims of the documented diagrams and are nobody's rules: what one page says of its
/// neighbours' rules, and two plain counts. [`by_id`] finds them, but they are not part of [`all`].
pub fn documented_sets() -> &'static [RuleSet] {
    &DOCUMENTED_SETS
}

/// Every rule set that has an id: built in, of the diagrams, and `KataGo`'s presets.
pub(super) fn known() -> impl Iterator<Item = &'static RuleSet> {
    SETS.iter().chain(&DOCUMENTED_SETS).chain(katago_presets())
}

/// Rule sets with the numbers by which permalinks name them; those of presets are published, and begin at 29 whatever
/// is added.
pub fn numbered() -> impl Iterator<Item = (u32, &'static RuleSet)> {
    NUMBERS.iter().copied().zip(&SETS).chain((29..).zip(katago_presets()))
}

/// The built-in rule set of exactly this id, be it one of [`all`], of [`documented_sets`] or of [`katago_presets`].
pub fn by_id(id: &str) -> Option<&'static RuleSet> {
    known().find(|set| set.id == id)
}

/// A name that stands for no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rule set is named {found:?}{}", self.did_you_mean())]
pub struct UnknownRuleSet {
    /// What was given.
    pub found: String,
    /// Names that look like it, nearest first, one a rule set; may be empty.
    pub near: Vec<String>,
}

impl UnknownRuleSet {
    /// Near names as a question, `; did you mean "korean"?`; nothing where there are none.
    pub fn did_you_mean(&self) -> String {
        names::did_you_mean(self.near.iter().map(String::as_str))
    }
}

/// Whether an alias of one context is a name in another: what people type also stands in game records.
fn reaches(alias: Context, context: Context) -> bool {
    alias == context || (alias == Context::User && context == Context::Sgf)
}

/// Every name of a context with its set: aliases first, then ids.
fn names_in(context: Context) -> impl Iterator<Item = (&'static str, &'static RuleSet)> {
    let aliases = known().flat_map(move |set| {
        set.aliases.iter().filter(move |alias| reaches(alias.context, context)).map(move |alias| (alias.name, set))
    });
    aliases.chain(known().map(|set| (&*set.id, set)))
}

/// The built-in rule set that a name stands for in a context: an id, or one of its aliases there. Case, blanks, `-` and
/// `_` do not matter. Among `KataGo`'s names `aga` is `KataGo`'s preset; elsewhere it is the rule set of the
/// association.
///
/// ```
/// use gyega::rules::{Context, find};
///
/// assert_eq!(find("Nihon Kiin", Context::User).unwrap().id, "japanese-1989");
/// assert_eq!(find("GOE", Context::Sgf).unwrap().id, "ing-sst");
/// assert_eq!(find("korean", Context::Katago).unwrap().id, "katago-japanese");
/// assert_eq!(find("corean", Context::User).unwrap_err().near[0], "korean");
/// ```
///
/// # Errors
///
/// When no set has that name; near names are listed, there is no default.
pub fn find(name: &str, context: Context) -> Result<&'static RuleSet, UnknownRuleSet> {
    let wanted = names::normalized(name);
    match names_in(context).find(|(known, _)| names::letters(known).eq(wanted.chars())) {
        Some((_, set)) => Ok(set),
        None => Err(UnknownRuleSet { found: name.to_owned(), near: near(name, context) }),
    }
}

/// Names of a context that look like this one, nearest first, the nearest alone of several that stand for one set.
fn near(name: &str, context: Context) -> Vec<String> {
    let mut sets: Vec<&str> = Vec::new();
    let mut names = names::near_names(name, names_in(context).map(|(known, _)| known));
    names.retain(|name| {
        let set = names_in(context).find(|(known, _)| known == name).map_or("", |(_, set)| &*set.id);
        let is_new = !sets.contains(&set);
        sets.push(set);
        is_new
    });
    names.into_iter().map(str::to_owned).collect()
}

/// As [`find`], and `KataGo`'s compact rule strings such as `koSIMPLEscoreTERRITORYtaxSEKIsui0` besides.
///
/// ```
/// use gyega::rules::{Context, resolve};
///
/// let set = resolve("koSIMPLEscoreAREAtaxNONEsui0whbN", Context::User).unwrap();
/// assert_eq!(set.id, "koSIMPLEscoreAREAtaxNONEsui0whbN");
/// assert_eq!(resolve("chinese", Context::User).unwrap().id, "chinese-2002");
/// ```
///
/// # Errors
///
/// As [`find`], for what is neither a name nor a rule string.
pub fn resolve(name: &str, context: Context) -> Result<SharedRuleSet, UnknownRuleSet> {
    find(name, context).map(SharedRuleSet::from).or_else(|unknown| match name.parse::<KatagoRules>() {
        Ok(rules) => Ok(rules.to_rule_set().into()),
        Err(_) => Err(unknown),
    })
}

#[cfg(test)]
mod tests {
    use super::{find, known, names_in};
    use crate::rules::{Context, names};

    const CONTEXTS: [Context; 4] = [Context::User, Context::Sgf, Context::Gtp, Context::Katago];

    #[test]
    fn a_constant_is_the_set_of_its_name() {
        assert!(super::CONSTANTS.iter().all(|(id, rules)| rules.id == *id));
    }

    #[test]
    fn a_name_stands_for_one_set_in_each_context() {
        for context in CONTEXTS {
            let aliases = names_in(context).take(names_in(context).count() - known().count());
            let mut seen: Vec<(String, &str)> = Vec::new();
            for (name, set) in aliases {
                let name = names::normalized(name);
                assert!(
                    seen.iter().all(|(other, id)| *other != name || *id == set.id),
                    "{name} in {}",
                    context.as_str()
                );
                seen.push((name, &set.id));
            }
            for set in known() {
                let by_name = find(&set.id, context).unwrap();
                // KataGo uses some of our ids as names of its presets.
                let is_preset = context == Context::Katago && by_name.id.starts_with("katago-");
                assert!(by_name.id == set.id || is_preset, "{} in {}", set.id, context.as_str());
            }
        }
    }
}
