//! Profiles of events.

use gyega::render::Language;
use gyega::rules::Amount;
use gyega::wire::{Event, read_event};

fn faults(text: &str) -> Vec<String> {
    read_event(text).expect_err("a faulty profile").0.iter().map(ToString::to_string).collect()
}

#[test]
fn a_profile_is_read_as_it_is_written() {
    let event = read_event(
        r#"
name = "Spring Cup"
dates = { from = 2025-03-01, until = 2025-03-02 }
rule_sets = [{ rule_set = "kba", edition = "revised", komi = 6.5 }, "chinese"]
komi = 7
language = "ko"
second_language = "en"
referees = ["A. Kim"]
tables = 40

[[penalties]]
name = "warning"
amount = 2
from = "2024-11"
text = { en = "two points", ko = "2집" }
rule_sets = ["korean"]
"#,
    )
    .expect("a profile");
    let sets: Vec<_> = event.rule_sets.iter().map(|set| (set.rule_set.as_str(), set.komi)).collect();
    assert_eq!(sets, [("korean-2016", Some(Amount::half_points(13))), ("chinese-2002", Some(Amount::points(7))),]);
    let dates = event.dates.expect("both days");
    assert_eq!((dates.from.as_str(), dates.until.as_deref()), ("2025-03-01", Some("2025-03-02")));
    let penalty = &event.penalties[0];
    let dates = penalty.dates.as_ref().expect("a month");
    assert_eq!((dates.from.as_str(), dates.until.as_deref()), ("2024-11", None));
    assert_eq!(penalty.rule_sets, ["korean-2016"]);
    assert_eq!(penalty.text["ko"], "2집");
    assert_eq!((event.tables, event.rounds, event.language.as_str()), (Some(40), None, "ko"));
}

#[test]
fn a_name_has_one_line_as_records_take_it() {
    assert_eq!(
        faults("name = \"Spring\\nCup\"\nnote = \"two\\nlines\""),
        ["line 1 (/name): found U+000A, expected no control characters"]
    );
}

#[test]
fn every_fault_is_reported_with_its_line() {
    let text = r#"rule_sets = ["korean", "kba", "tromp-tailor"]
komi = 0.3
lanuage = "ko"
language = "klingon"
tables = 0

[[penalties]]
name = ""
amount = -2
from = 2025-02-03
until = 2024-11-08
rule_sets = ["aga"]

[overtime]
periods = "three"
"#;
    let codes: Vec<String> = Language::codes().iter().map(|code| format!("{code:?}")).collect();
    let (last, codes) = codes.split_last().expect("there are languages");
    assert_eq!(
        faults(text),
        [
            "/name: found nothing, expected a text that says something",
            "line 1 (/rule_sets/1): found korean-2016 a second time, expected each rule set once",
            "line 1 (/rule_sets/2): found \"tromp-tailor\", expected the id or an alias of a rule set; did you mean \"tromp-taylor\"?",
            "line 2 (/komi): found 0.3, expected a number of points: a multiple of 0.25",
            "line 3 (/lanuage): found the field \"lanuage\", expected \"language\"",
            &*format!("line 4 (/language): found the text \"klingon\", expected {} or {last}", codes.join(", ")),
            "line 5 (/tables): found 0, expected a whole number from 1 to 100000",
            "line 8 (/penalties/0/name): found the text \"\", expected a text that says something",
            "line 9 (/penalties/0/amount): found -2, expected points to the opponent, 0 or more",
            "line 11 (/penalties/0/until): found 2024-11-08, expected a day from 2025-02-03 on",
            "line 12 (/penalties/0/rule_sets/0): found aga, which is no rule set of the event, expected \"korean-2016\"",
            "line 15 (/overtime/periods): found the text \"three\", expected a whole number from 0 to 100",
        ]
    );
}

#[test]
fn lists_are_bounded() {
    let names = |count: usize| vec!["'korean'"; count].join(", ");
    let text = format!(
        "name = 'x'\nrule_sets = [{}]\n[[penalties]]\nname = 'y'\namount = 1\nrule_sets = [{}]\n",
        names(65),
        names(65)
    );
    assert_eq!(
        faults(&text),
        [
            "line 2 (/rule_sets): found a list of 65, expected at most 64",
            "line 6 (/penalties/0/rule_sets): found a list of 65, expected at most 64",
        ]
    );
}

#[test]
fn what_is_no_toml_is_reported_line_by_line() {
    let lines = faults("name = \nplace = 'x'\nplace = 'y'\n");
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("line 1: found ") && lines[1].starts_with("line 3: found "), "{lines:?}");
}

#[test]
fn a_missing_field_is_reported_where_its_table_begins() {
    assert_eq!(
        faults("name = 'x'\n\n[[penalties]]\nname = 'warning'\n"),
        ["line 3 (/penalties/0/amount): found nothing, expected points to the opponent, 0 or more"]
    );
}

#[test]
fn a_name_alone_makes_the_plain_profile() {
    let event = read_event("name = 'x'").expect("a profile");
    assert_eq!(event, Event { name: Some("x".to_owned()), ..Event::default() });
    assert_eq!(Event::default().rule_sets.len(), 3);
}
