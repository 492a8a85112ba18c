//! Records that version 0.2.0 made and signed, and the links printed on them: they open, and nobody calls them forged.
//!
//! They were made by its program, `gyega record --key`, and are never changed. In one two players disagree on B2 and
//! Black is right; in the other nobody said which stones are dead, in words that requests no longer have (`"dead":
//! "not-told"`).

use gyega::render::Language;
use gyega::ruling::{CheckOutcome, PublicKey, verify};
use gyega::wire::{Limits, read_link};
use serde_json::Value;

const DISPUTED: &str = include_str!("disputed.json");
const NOT_TOLD: &str = include_str!("not-told.json");

fn outcomes(record: &str) -> Vec<(String, CheckOutcome)> {
    let key = PublicKey::from_pem(include_str!("public.pem")).expect("a key");
    let checks = verify(record.as_bytes(), Some(&key)).expect("a record");
    checks.into_iter().map(|check| (Language::En.sentence(&check.part), check.outcome)).collect()
}

#[test]
fn a_signed_record_is_reported_to_be_of_another_version() {
    for record in [DISPUTED, NOT_TOLD] {
        let told = outcomes(record);
        assert!(told.contains(&("signature".to_owned(), CheckOutcome::Holds)), "{told:?}");
        assert!(told.contains(&("answer".to_owned(), CheckOutcome::OtherVersion)), "{told:?}");
        assert!(told.iter().all(|(_, outcome)| *outcome != CheckOutcome::Differs), "{told:?}");
    }
}

#[test]
fn one_that_was_changed_is_not_excused_by_its_version() {
    let forged = DISPUTED.replacen("B2 is dead.", "B2 lives.", 1);
    assert_ne!(forged, DISPUTED);
    let told = outcomes(&forged);
    assert!(told.contains(&("signature".to_owned(), CheckOutcome::Differs)), "{told:?}");
    assert!(told.contains(&("hash of record".to_owned(), CheckOutcome::Differs)), "{told:?}");
}

#[test]
fn its_link_opens_as_the_same_board_with_the_same_marks() {
    for (record, dead, is_unsaid) in [(DISPUTED, "B2", false), (NOT_TOLD, "", true)] {
        let record: Value = serde_json::from_str(record).expect("JSON");
        let (_, code) = record["permalink"].as_str().and_then(|link| link.split_once('#')).expect("a link");
        let request = read_link(code, &[], &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"));
        let position = &request.task.position;
        let rows: Vec<&str> =
            record["request"]["rows"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(position.stones().rows(), rows);
        assert_eq!((position.marks().dead.to_string(), position.is_unsaid()), (dead.to_owned(), is_unsaid));
        let sets: Vec<&str> = request.task.rule_sets.iter().map(|rules| &*rules.id).collect();
        assert_eq!(sets, ["korean-2016", "chinese-2002"]);
    }
}
