//! The names that find a rule set, in each context, and what is said of one that finds none.

use gyega::rules::{Context, Ko, did_you_mean, find, near_names, resolve};

#[test]
fn names_of_the_documentation_resolve() {
    let id = |name: &str, context: Context| &*find(name, context).unwrap().id;
    for (name, expected) in [
        ("Japanese", "japanese-1989"),
        ("nihon kiin", "japanese-1989"),
        ("wagc", "japanese-1949-wagc"),
        ("KOREAN_2016", "korean-2016"),
        ("kr", "korean-2016"),
        ("AIMAG", "korean-2013-aimag"),
        ("international", "kba-beginner"),
        ("CN", "chinese-2002"),
        ("Ing's SST", "ing-sst"),
        ("goe", "ing-sst"),
        ("usa", "aga"),
        ("French", "ffg"),
        ("New Zealand", "nz"),
        ("tt", "tromp-taylor"),
        ("tromp_taylor", "tromp-taylor"),
        ("ancient-area", "stone-scoring"),
        ("aga-button", "button-area"),
        ("area", "area"),
        ("taiwan", "taiwan-old"),
        ("taiwanese", "taiwanese"),
        ("katago-aga", "katago-aga"),
    ] {
        assert_eq!(id(name, Context::User), expected, "{name}");
    }
    for (name, expected) in
        [("AGA", "aga"), ("GOE", "ing-sst"), ("Japanese", "japanese-1989"), ("NZ", "nz"), ("ko", "korean-2016")]
    {
        assert_eq!(id(name, Context::Sgf), expected, "{name}");
    }
    for (name, expected) in
        [("chinese", "chinese-2002"), ("aga", "aga"), ("japanese", "japanese-1989"), ("new_zealand", "nz")]
    {
        assert_eq!(id(name, Context::Gtp), expected, "{name}");
    }
    assert_eq!(id("aga", Context::Katago), "katago-aga");
    assert_eq!(id("korean-2016", Context::Katago), "korean-2016");
    assert!(find("chinese-kgs", Context::User).is_err());
}

#[test]
fn an_unknown_name_lists_near_names_and_nothing_else() {
    let unknown = find("korian", Context::User).unwrap_err();
    assert_eq!(unknown.near, ["korean"], "kor is another name of the same set");
    assert_eq!(unknown.to_string(), "no rule set is named \"korian\"; did you mean \"korean\"?");
    assert_eq!(find("", Context::User).unwrap_err().near, [""; 0]);
    assert_eq!(find("xyzzy", Context::Sgf).unwrap_err().to_string(), "no rule set is named \"xyzzy\"");
    assert!(find("japanese1988", Context::User).unwrap_err().near.contains(&"japanese-1989".to_owned()));
}

#[test]
fn rule_strings_of_katago_resolve_too() {
    let set = resolve("koSITUATIONALscoreTERRITORYtaxNONEsui1", Context::Sgf).unwrap();
    assert_eq!(set.ko.choice(), Some(Ko::SituationalSuperko));
    assert!(resolve("koNOTHING", Context::User).is_err());
}

#[test]
fn near_names_make_one_question() {
    assert_eq!(did_you_mean([]).clone(), "");
    assert_eq!(did_you_mean(["aga"]).clone(), "; did you mean \"aga\"?");
    assert_eq!(did_you_mean(["aga", "bga", "nz"]).clone(), "; did you mean \"aga\", \"bga\" or \"nz\"?");
}

#[test]
fn near_names_come_nearest_first() {
    let known = ["korean-2016", "chinese-2002", "korean"];
    assert_eq!(near_names("korian", known.into_iter()), ["korean"]);
    assert_eq!(near_names("korea", known.into_iter()), ["korean", "korean-2016"]);
    assert!(near_names("quite something else", known.into_iter()).is_empty());
    assert!(near_names("nope", ["goe"].into_iter()).is_empty(), "half of it is other letters");
    assert_eq!(
        (near_names("go", ["goe"].into_iter()), near_names("gose", ["goe"].into_iter())),
        (vec!["goe"], vec!["goe"])
    );
    assert!(near_names(&"x".repeat(100_000), known.into_iter()).is_empty());
}
