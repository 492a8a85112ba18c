//! What the built-in rule sets say, held against what was read in their sources.

mod katago;
#[cfg(feature = "json")]
mod katago_json;
mod names;

use gyega::rules::{
    Alias, Amount, Basis, ChangeError, Context, KNOWN_BY_NAME, Ko, RuleReadingId, RuleSet, all, by_id, documented_sets,
    katago_presets, numbered,
};

/// Every built-in set.
fn known() -> impl Iterator<Item = &'static RuleSet> {
    all().iter().chain(documented_sets()).chain(katago_presets())
}

/// The choice of a set on an axis, or on what it rests that there is none.
fn word(set: &RuleSet, axis: &str) -> String {
    let clause = set.clauses().into_iter().find(|clause| clause.axis == axis).expect("an axis");
    clause.choice.unwrap_or_else(|| clause.basis.as_str().to_owned())
}

/// What was read in the sources of each set, written down apart from the sets. Komi in points for an even game; the tie
/// is that of an even game and of a handicap game; `unverified` and `unstated` where the table says so or names a
/// choice of the base rules. Where the table gives text and practice, practice is the choice (Chinese ko), and the
/// natural form of situational superko is named as such (BGA, FFG).
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
    ["wmsg-2008", "area", "counted", "6.5", "draw unverified", "unverified", "positional-superko", "forbidden", "play-out-then-all-alive"],
    ["egf-territory", "territory", "not-counted", "6.5", "draw white-wins", "zero", "simple", "forbidden", "arbitration"],
    ["egf-area-japanese-sets", "area", "counted", "7.5", "draw unverified", "unverified", "positional-superko", "allowed", "play-out"],
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
        let tie = format!("{} {}", word(set, "tie_even"), word(set, "tie_handicap"));
        let cells = [
            set.id.to_string(),
            word(set, "counting"),
            word(set, "seki_points"),
            komi,
            tie,
            word(set, "handicap"),
            word(set, "ko"),
            word(set, "suicide"),
            word(set, "dispute"),
        ];
        assert_eq!(cells, row);
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
    assert_eq!(with("last_pass", "white"), ["aga", "bga", "egf-area-japanese-sets"]);
    assert_eq!(with("first_pass", "white-first"), ["wmsg-2008", "ikeda-area-iii"]);
    assert_eq!(with("first_pass", "button"), ["button-area"]);
    assert_eq!(with("last_play", "black-loses-one"), ["taiwan-old"]);
    assert_eq!(with("unit", "zi"), ["chinese-2002", "chinese-1988"]);
    assert_eq!(with("stop", "four-passes"), ["ing-sst"]);
    assert_eq!(with("both_lose", "possible"), ["japanese-1989"]);
    assert_eq!(with("overtime", "two-points-a-period"), ["ing-sst"]);
    assert_eq!(with("tie_handicap", "white-wins"), ["egf-territory"]);
    assert_eq!(
        with("seki_test", "independent-life"),
        [""; 0],
        "the players' agreement stands for KataGo's clean-up phases"
    );
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

/// What is known from practice, from another text or from a summary does not pass for the text's own words.
#[test]
fn what_was_not_read_in_a_text_is_no_claim_of_the_text() {
    let counting = ["counting", "prisoners", "removal", "seki_points", "one_sided_neutral", "neutral_points"];
    let rest = ["ko", "suicide", "dispute", "handicap"];
    let of_the_text = |id: &str| -> Vec<&str> {
        let clauses = by_id(id).unwrap().clauses();
        let is_among = |axis: &&str| counting.contains(axis) || rest.contains(axis);
        clauses.iter().filter(|clause| clause.basis == Basis::Text).map(|clause| clause.axis).filter(is_among).collect()
    };
    // Rulings on shapes only; articles 6 to 10, 15 and 17 and the special rulings; articles up to 6; nothing.
    assert_eq!(of_the_text("japanese-1949-wagc"), ["seki_points", "dispute"]);
    assert_eq!(of_the_text("korean-1992"), ["prisoners", "removal", "ko", "suicide", "dispute"]);
    assert_eq!(of_the_text("korean-2009"), ["counting", "prisoners", "removal"]);
    assert!(of_the_text("korean-2013-aimag").is_empty());
    // An introduction only.
    assert_eq!(of_the_text("lasker-maas"), ["counting", "dispute"]);
    let basis = |id: &str, axis: &str| {
        by_id(id).unwrap().clauses().into_iter().find(|clause| clause.axis == axis).map(|clause| clause.basis)
    };
    for (id, axis) in [
        ("japanese-1989", "komi"),
        ("korean-2016", "komi"),
        ("button-area", "komi"),
        ("kba-beginner", "handicap"),
        ("cyningstan", "handicap"),
        ("ikeda-area-iii", "ko"),
        ("egf-area-japanese-sets", "ko"),
        ("ffg", "last_pass"),
    ] {
        assert_eq!(basis(id, axis), Some(Basis::Convention), "{id} {axis}");
    }
    // Handicap games were not read of, so nor was who wins one at equal scores.
    for id in ["wmsg-2008", "egf-area-japanese-sets", "ikeda-area-iii", "ikeda-territory-i", "lasker-maas"] {
        assert_eq!(basis(id, "handicap"), Some(Basis::Unverified), "{id}");
        assert_eq!(basis(id, "tie_handicap"), Some(Basis::Unverified), "{id}");
    }
    let japanese = by_id("japanese-1989").unwrap();
    assert!(!japanese.komi.note().contains("0.5"), "komi of handicap games is unverified");
    assert!(japanese.uncertain.iter().any(|doubt| doubt.contains("0 or 0.5")));
}

/// As the histories of komi have it; years only where a source gives one.
#[test]
fn komi_of_the_years_is_that_of_the_histories() {
    let history = |id: &str| -> Vec<String> {
        let periods = by_id(id).unwrap().komi_history;
        periods.iter().map(|period| format!("{} {}", period.from_year, period.even)).collect()
    };
    assert_eq!(history("japanese-1989"), ["0 4.5", "1955 5.5", "2002 6.5"]);
    assert_eq!(history("japanese-1949-wagc"), ["0 4.5", "1955 5.5"]);
    assert_eq!(history("korean-2016"), ["0 5.5", "1997 6.5"]);
    assert_eq!(history("chinese-2002"), ["0 5.5", "0 7.5"], "the year of the change is not known");
    assert_eq!(history("ing-sst"), ["0 6", "0 8"], "nor is this one");
    assert_eq!(history("aga"), ["1991 5.5", "2004 7.5"]);
    assert_eq!(history("bga"), ["2007 7.5"]);
    assert_eq!(history("taiwan-old"), ["1978 6"]);
    assert_eq!(history("nz"), ["0 7"]);
}

/// Game records have four names of the standard; the rest are names that people use.
#[test]
fn names_of_the_game_record_standard_are_four() {
    let is_sgf = |alias: &&Alias| alias.context == Context::Sgf;
    let names: Vec<&str> = known().flat_map(|set| set.aliases.iter().filter(is_sgf).map(|alias| alias.name)).collect();
    assert_eq!(names, ["Japanese", "GOE", "AGA", "NZ"]);
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

#[test]
fn what_is_known_by_name_only_is_no_rule_set() {
    for text in KNOWN_BY_NAME {
        assert!(text.source.is_read_in_full, "{}", text.name);
        assert!(known().all(|set| set.name != text.name), "{}", text.name);
    }
}

/// A text that is at hand in full is silent where it says nothing: nobody can say of it that it was not read.
#[test]
fn nothing_is_unread_of_a_text_that_is_at_hand_in_full() {
    let whole: Vec<_> = known().filter(|set| set.text.source.is_read_in_full).collect();
    let ids: Vec<&str> = whole.iter().map(|set| &*set.id).collect();
    for id in ["japanese-1989", "korean-2016", "kba-beginner", "cyningstan", "aga", "tromp-taylor", "taiwanese"] {
        assert!(ids.contains(&id), "{id}");
    }
    for set in known() {
        for clause in set.clauses() {
            let of_whole = set.text.source.is_read_in_full || clause.text.source.is_read_in_full;
            assert!(!of_whole || clause.basis != Basis::Unverified, "{} {}", set.id, clause.axis);
            assert!(!of_whole || !clause.note.contains("were read"), "{} {}: {}", set.id, clause.axis, clause.note);
        }
    }
    // Texts that were read in part, or not at all, leave open what nobody could read.
    for id in ["korean-2013-aimag", "lasker-maas", "ikeda-area-iii", "chinese-2002"] {
        assert!(!ids.contains(&id), "{id}");
    }
    let resumption = |id: &str| by_id(id).expect("built in").resumption.basis();
    assert_eq!([resumption("korean-2016"), resumption("korean-2013-aimag")], [Basis::Unstated, Basis::Unverified]);
}

/// An outsider held every citation against its text; what was wrong once is held here.
#[test]
fn citations_are_those_of_the_texts() {
    let cited = |id: &str, axis: &str| -> (Basis, Vec<&str>) {
        let clauses = known().find(|set| set.id == id).expect("built in").clauses();
        let clause = clauses.into_iter().find(|clause| clause.axis == axis).expect("an axis");
        (clause.basis, clause.articles.to_vec())
    };
    for (id, axis, articles) in [
        ("korean-2016", "ko", &["7"][..]),
        ("korean-2016", "suicide", &["5"]),
        ("korean-2016", "repetition", &["10"]),
        ("korean-2016", "stop", &["11"]),
        ("japanese-1989", "ko", &["6"]),
        ("japanese-1989", "suicide", &["3", "4"]),
        ("kba-beginner", "removal", &["Diagram 11"]),
        ("cyningstan", "seki_points", &["14"]),
        ("cyningstan", "handicap_placement", &["20"]),
        ("cyningstan", "one_sided_neutral", &["17 (i)"]),
        ("cyningstan", "stop", &["16"]),
        ("cyningstan", "counting", &["17"]),
        ("japanese-1989", "unit", &["8"]),
        ("aga", "suicide", &["5"]),
        ("aga", "ko", &["6"]),
        ("aga", "illegal_move", &["8"]),
        ("aga", "stop", &["9"]),
        ("aga", "resumption", &["10"]),
        ("aga", "counting", &["12"]),
        ("korean-2009", "counting", &["1"]),
        ("korean-1992", "suicide", &["8"]),
        ("korean-1992", "ko", &["9"]),
    ] {
        assert_eq!(cited(id, axis), (Basis::Text, articles.to_vec()), "{id} {axis}");
    }
    for (id, axis, basis) in [
        ("korean-2016", "one_sided_neutral", Basis::Convention),
        ("korean-2016", "removal", Basis::Convention),
        // The commentary speaks of protective moves and of neutral points, article 9 of neither.
        ("japanese-1989", "one_sided_neutral", Basis::Convention),
        ("japanese-1989", "neutral_filling", Basis::Convention),
        // No article has the players agree on a seki.
        ("japanese-1989", "seki_test", Basis::Convention),
        ("korean-2016", "seki_test", Basis::Convention),
        // Article 15 ends the game when no profitable move is left, and does not name neutral points.
        ("korean-1992", "neutral_filling", Basis::Convention),
        ("kba-beginner", "one_sided_neutral", Basis::Convention),
        ("kba-beginner", "neutral_points", Basis::Convention),
        ("korean-2016", "resumption", Basis::Unstated),
        ("taiwanese", "komi", Basis::Unstated),
        ("taiwanese", "handicap", Basis::Unstated),
        ("taiwanese", "ko", Basis::Convention),
        ("chinese-as-told-by-the-kbf-text", "handicap", Basis::Unstated),
        ("chinese-as-told-by-the-kbf-text", "ko", Basis::Convention),
    ] {
        assert_eq!(cited(id, axis).0, basis, "{id} {axis}");
    }
    // Why dead stones are dead: articles 6 and 11 in Korea, 7 in Japan, rules 12 and 17 (iii) in the summary.
    let dead = |id: &str| by_id(id).expect("built in").dead_articles;
    assert_eq!(dead("cyningstan"), ["12", "17 (iii)"]);
    assert_eq!([dead("korean-2016"), dead("japanese-1989")], [&["1", "6", "11", "12.1"][..], &["7", "10.1"]]);
}

#[test]
fn a_custom_set_is_a_base_with_changes() {
    let mut custom = by_id("korean-2016").unwrap().clone();
    custom.change("ko", "positional-superko").unwrap();
    assert_eq!(custom.ko.choice(), Some(Ko::PositionalSuperko));
    assert_eq!(custom.ko.text_edition().source.title, "chosen by the caller");
    let before = custom.clone();
    let unknown_axis = custom.change("kos", "simple").unwrap_err();
    assert!(matches!(&unknown_axis, ChangeError::UnknownAxis { axis, .. } if axis == "kos"));
    assert!(unknown_axis.to_string().contains("counting, prisoners, removal"));
    let unknown_choice = custom.change("suicide", "Forbidden").unwrap_err();
    assert_eq!(
        unknown_choice.to_string(),
        "axis suicide has no choice Forbidden; choices are forbidden, multi-stone, allowed"
    );
    assert!(custom.change("komi", "7").is_err(), "komi is not an axis: it is changed by amount");
    assert_eq!(custom, before);
}

/// Rule set, axis and readings of every clause that is read in two ways, in the order of the sets.
fn forks() -> Vec<(&'static RuleSet, &'static str, [RuleReadingId; 2])> {
    let of = |set: &'static RuleSet| {
        let clauses = set.clauses().into_iter();
        clauses.filter_map(move |clause| Some((set, clause.axis, clause.fork?.readings.map(|reading| reading.id))))
    };
    known().flat_map(of).collect()
}

#[test]
fn every_reading_belongs_to_a_clause_of_some_text() {
    let readings: Vec<_> = forks().into_iter().flat_map(|(.., readings)| readings).collect();
    assert!(RuleReadingId::ALL.iter().all(|reading| readings.contains(reading)));
}

#[test]
fn the_readings_of_a_clause_answer_one_question() {
    for (set, axis, [default, other]) in forks() {
        assert!(default != other && default.ambiguity() == other.ambiguity(), "{} {axis}", set.id);
    }
}

#[test]
fn what_a_caller_chooses_has_no_other_reading() {
    let mut set = by_id("japanese-1989").expect("built in").clone();
    assert!(set.seki_test.fork().is_some() && set.one_sided_neutral.fork().is_some());
    set.change("one_sided_neutral", "not-counted").expect("an axis");
    assert!(set.seki_test.fork().is_some() && set.one_sided_neutral.fork().is_none());
}

#[test]
fn ids_are_unique_and_kebab_case() {
    let ids: Vec<&str> = known().map(|set| &*set.id).collect();
    for (i, id) in ids.iter().enumerate() {
        assert!(!ids[..i].contains(id), "{id}");
        assert!(id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'), "{id}");
    }
    assert_eq!((all().len(), documented_sets().len()), (28, 4));
}

#[test]
fn the_numbers_of_rule_sets_in_permalinks_follow_each_other() {
    let mut numbers: Vec<u32> = numbered().map(|(number, _)| number).collect();
    numbers.sort_unstable();
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "{numbers:?}");
}

#[test]
fn amounts_print_and_read_back() {
    for quarters in -50..50 {
        let amount = Amount::quarters(quarters);
        assert_eq!(Amount::parse(&amount.to_string()), Some(amount));
    }
}

#[test]
fn what_is_no_quarter_point_is_no_amount() {
    for text in ["", "-", ".5", "5.", "1e3", "0.1", "6.50001", "9999999", "1.2.3", "+1", "NaN", "1000000"] {
        assert_eq!(Amount::parse(text), None, "{text}");
    }
}
