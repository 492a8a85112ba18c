use crate::rules::{Axis, Basis, Clause, RuleSet, SOURCES, all, by_id, katago_presets, source, told};

fn known() -> impl Iterator<Item = &'static RuleSet> {
    all().iter().chain(told()).chain(katago_presets())
}

fn word<T: Axis>(clause: &Clause<T>) -> &'static str {
    match clause.choice() {
        Some(choice) => choice.as_str(),
        None => clause.basis().as_str(),
    }
}

/// The table of research/rulesets.md section 2, in our words. Komi in points for an even game; the tie is that of an even
/// game and of a handicap game; `unverified` and `unstated` where the table says so or names a choice of the base rules.
/// Where the table gives text and practice, practice is the choice (Chinese ko), and the natural form of situational
/// superko of section 3.8 is named as such (BGA, FFG).
#[rustfmt::skip]
const TABLE: [[&str; 9]; 28] = [
    ["japanese-1989", "territory", "not-counted", "6.5", "draw draw", "zero", "simple", "forbidden", "japanese-1989"],
    ["japanese-1949-wagc", "territory", "not-counted", "5.5", "draw draw", "zero", "simple", "forbidden", "precedents"],
    ["korean-2016", "territory", "not-counted", "6.5", "draw draw", "zero", "simple", "forbidden", "korean-local"],
    ["korean-2013-aimag", "territory", "not-counted", "6.5", "draw draw", "zero", "simple", "forbidden", "korean-local"],
    ["korean-2009", "territory", "not-counted", "6.5", "draw draw", "zero", "simple", "forbidden", "korean-local"],
    ["korean-1992", "territory", "not-counted", "5.5", "draw draw", "zero", "simple", "forbidden", "precedents"],
    ["kba-beginner", "territory", "not-counted", "0", "unstated unstated", "zero", "simple", "forbidden", "agreement"],
    ["cyningstan", "territory", "not-counted", "0", "unstated unstated", "zero", "simple", "forbidden", "agreement"],
    ["chinese-2002", "area", "counted", "7.5", "draw draw", "n", "simple", "forbidden", "play-out"],
    ["chinese-1988", "area", "counted", "5.5", "draw draw", "n", "simple", "forbidden", "play-out"],
    ["taiwan-old", "area", "counted", "6", "draw draw", "unverified", "unverified", "unverified", "play-out"],
    ["ing-sst", "ing", "counted", "8", "black-wins unstated", "zero", "ing", "multi-stone", "play-out"],
    ["simplified-ing", "area", "counted", "8", "black-wins unstated", "zero", "positional-superko", "allowed", "play-out-then-all-alive"],
    ["aga", "area", "counted", "7.5", "draw draw", "n-minus-one", "situational-superko", "forbidden", "play-out-then-all-alive"],
    ["bga", "area", "counted", "7.5", "draw draw", "n-minus-one", "natural-situational-superko", "forbidden", "play-out-then-all-alive"],
    ["ffg", "area", "counted", "7.5", "draw draw", "n-minus-one", "natural-situational-superko", "forbidden", "play-out"],
    ["nz", "area", "counted", "7", "draw draw", "zero", "situational-superko", "allowed", "play-out-then-all-alive"],
    ["tromp-taylor", "area", "counted", "7.5", "draw draw", "zero", "positional-superko", "allowed", "nothing-removed"],
    ["wmsg-2008", "area", "counted", "6.5", "draw draw", "unverified", "positional-superko", "forbidden", "play-out-then-all-alive"],
    ["egf-territory", "territory", "not-counted", "6.5", "draw white-wins", "zero", "simple", "forbidden", "arbitration"],
    ["egf-area-japanese-sets", "area", "counted", "7.5", "draw draw", "unverified", "positional-superko", "allowed", "play-out"],
    ["stone-scoring", "stone", "counted", "0", "draw draw", "zero", "simple", "forbidden", "play-out"],
    ["ancient-territory", "territory", "not-counted", "6.5", "draw draw", "zero", "simple", "forbidden", "play-out"],
    ["sunjang", "boundary", "not-counted", "0", "unverified unverified", "zero", "simple", "unverified", "unverified"],
    ["button-area", "area", "counted", "7", "draw draw", "n-minus-one", "unstated", "unstated", "play-out"],
    ["lasker-maas", "territory", "unverified", "0", "unverified unverified", "unverified", "unverified", "unverified", "play-out"],
    ["ikeda-area-iii", "area", "counted", "6.5", "unverified unverified", "unverified", "positional-superko", "unverified", "nothing-removed"],
    ["ikeda-territory-i", "territory", "counted", "6.5", "unverified unverified", "unverified", "unverified", "unverified", "play-out"],
];

#[test]
fn the_sets_say_what_the_table_says() {
    assert_eq!(all().len(), TABLE.len());
    for (set, row) in all().iter().zip(TABLE) {
        let komi = set.komi_for(0).unwrap().to_string();
        let tie = format!("{} {}", word(&set.tie_even), word(&set.tie_handicap));
        let found = [
            &*set.id,
            word(&set.counting),
            word(&set.seki_points),
            &*komi,
            &*tie,
            word(&set.handicap),
            word(&set.ko),
            word(&set.suicide),
            word(&set.dispute),
        ];
        assert_eq!(found, row);
    }
}

/// A set has a choice of its own on an axis in few places only: what is written here is every set that differs from the
/// rest of its family.
#[test]
fn what_is_special_to_a_set_is_said_by_that_set_alone() {
    let with = |axis: &str, choice: &str| -> Vec<&str> {
        let says = |set: &&RuleSet| {
            set.clauses().iter().any(|clause| clause.axis == axis && clause.choice.as_deref() == Some(choice))
        };
        all().iter().filter(says).map(|set| &*set.id).collect()
    };
    assert_eq!(with("removal", "none"), ["tromp-taylor", "ikeda-area-iii"]);
    assert_eq!(with("neutral_points", "split-half"), ["chinese-2002", "chinese-1988"]);
    assert_eq!(with("neutral_points", "ing-share"), ["ing-sst"]);
    assert_eq!(with("group_tax", "two-per-group"), ["stone-scoring", "ancient-territory"]);
    assert_eq!(with("pass_stones", "procedure"), ["aga", "bga", "ffg", "egf-area-japanese-sets"]);
    assert!(with("pass_stones", "prisoner").is_empty());
    assert_eq!(with("last_pass", "white"), ["aga", "bga", "ffg", "egf-area-japanese-sets"]);
    assert_eq!(with("first_pass", "white-first"), ["wmsg-2008", "ikeda-area-iii"]);
    assert_eq!(with("first_pass", "button"), ["button-area"]);
    assert_eq!(with("last_play", "black-loses-one"), ["taiwan-old"]);
    assert_eq!(with("unit", "zi"), ["chinese-2002", "chinese-1988"]);
    assert_eq!(with("stop", "four-passes"), ["ing-sst"]);
    assert_eq!(with("both_lose", "possible"), ["japanese-1989"]);
    assert_eq!(with("overtime", "two-points-a-period"), ["ing-sst"]);
    assert_eq!(with("tie_handicap", "white-wins"), ["egf-territory"]);
    assert_eq!(with("seki_test", "independent-life"), ["ancient-territory"]);
    assert_eq!(with("repetition", "draw"), ["korean-2016", "korean-2013-aimag"]);
    assert_eq!(with("repetition", "referee"), ["chinese-2002", "chinese-1988"]);
}

#[test]
fn komi_in_handicap_games_is_half_a_point_where_pass_stones_are_usual() {
    let handicap = |id: &str| by_id(id).unwrap().komi_for(3).unwrap().to_string();
    for set in all() {
        let half = ["aga", "bga", "ffg"].contains(&&*set.id);
        assert_eq!(handicap(&set.id), if half { "0.5" } else { "0" }, "{}", set.id);
    }
}

#[test]
fn every_clause_names_a_listed_source() {
    for set in known() {
        assert!(source(set.text.source).is_some(), "{}: {}", set.id, set.text.source);
        for clause in set.clauses() {
            assert!(source(clause.text.source).is_some(), "{} {}: {}", set.id, clause.axis, clause.text.source);
        }
        for period in set.komi_history {
            assert!(source(period.source).is_some(), "{}: {}", set.id, period.source);
        }
    }
}

#[test]
fn sources_are_listed_once() {
    for (i, source) in SOURCES.iter().enumerate() {
        assert!(SOURCES[..i].iter().all(|other| other.tag != source.tag), "{}", source.tag);
    }
}

#[test]
fn a_clause_of_the_text_names_an_article_or_a_section() {
    for set in known() {
        for clause in set.clauses() {
            let is_text = clause.basis == Basis::Text;
            assert_eq!(is_text, !clause.articles.is_empty(), "{} {}", set.id, clause.axis);
            let has_choice = !matches!(clause.basis, Basis::Unstated | Basis::Unverified);
            assert_eq!(has_choice, clause.choice.is_some(), "{} {}", set.id, clause.axis);
            assert_ne!(clause.basis, Basis::Chosen);
        }
    }
}

/// The only numbers of articles that the research files give; everything else is named by section or diagram.
#[test]
fn numbers_of_articles_are_those_that_were_read() {
    let read: [(&str, &[&str]); 7] = [
        ("J89", &["7", "8", "9", "10", "10.1", "12", "13", "14"]),
        ("SEED003", &["1", "6", "8", "8.1", "8.2", "9", "10", "11", "12.1"]),
        ("K2009", &["5", "6.3"]),
        ("K92D", &["15", "17"]),
        ("CH02A20", &["20"]),
        ("L19TK", &["20.3"]),
        ("SSTBR", &["1"]),
    ];
    for set in known() {
        for clause in set.clauses() {
            for article in clause.articles.iter().filter(|article| article.starts_with(|c: char| c.is_ascii_digit())) {
                let is_read =
                    read.iter().any(|(tag, articles)| *tag == clause.text.source && articles.contains(article));
                assert!(is_read, "{} {}: {article} of {}", set.id, clause.axis, clause.text.source);
            }
        }
    }
}

#[test]
fn a_set_that_was_replaced_names_a_later_one() {
    for set in all() {
        if let Some(next) = set.superseded_by {
            assert!(by_id(next).unwrap().effective_from > set.effective_from, "{}", set.id);
        }
        assert!(set.komi_history.is_sorted_by_key(|period| period.from_year), "{}", set.id);
    }
    let chain = |id: &str| by_id(id).unwrap().superseded_by;
    assert_eq!(chain("korean-1992"), Some("korean-2009"));
    assert_eq!(chain("korean-2009"), Some("korean-2016"));
    assert_eq!(chain("korean-2013-aimag"), Some("korean-2016"));
    assert_eq!(chain("chinese-1988"), Some("chinese-2002"));
    assert_eq!(chain("japanese-1949-wagc"), Some("japanese-1989"));
}
