//! Proofs that chains cannot be captured: as an app asks for them, as `gyega verify` checks them, and as a program does
//! that shares nothing with gyega.

use std::fs;
use std::process::Command;

use gyega::board::{Color, PointSet, Stones};
use gyega::life::promises::{LifeProof, Promises, RegionProof};
use gyega::life::{Budget, Classification, Status, Work};
use gyega::wire::{Limits, check_proofs};
use serde_json::{Value, json};

use crate::support::{answer, page_tells, project, say};

/// Every board that there is here, dead stones off.
fn boards() -> Vec<(String, Stones)> {
    let without = |(name, stones, dead): (String, Stones, PointSet)| (name, stones.without(&stones.chains_of(&dead)));
    let documented = gyega::formats::cases::all().iter();
    let documented = documented.map(|case| (case.key(), case.board.stones, case.board.dead));
    let all = documented.chain(crate::hard::boards()).chain(crate::vectors::boards("proofs"));
    all.map(without).filter(|(_, stones)| stones.stones_without_liberty().is_empty()).collect()
}

/// KBA "How to play", Diagram 1.
fn diagram_1() -> Value {
    let case = gyega::formats::cases::by_key("kba-how-to-play/diagram-01").expect("a case");
    let rows = gyega::formats::diagram::write_rows(&case.board.stones, &case.board.dead);
    answer(&json!({ "rows": rows, "rule_sets": ["korean-2016"], "proofs": true }))
}

fn is_refused(proof: &Value) -> bool {
    let checked = check_proofs(proof.to_string().as_bytes(), &Limits::default());
    !matches!(checked, Ok(Some(proofs)) if proofs.iter().all(|proof| proof.fault.is_none()))
}

/// What is proved of real games.
#[derive(Default)]
struct Kgs {
    chains: usize,
    strict: usize,
    wide: usize,
    /// The letters of all replies, a number a board.
    letters: Vec<usize>,
}

impl Kgs {
    fn add(&mut self, stones: &Stones, proofs: &[LifeProof], strict: &PointSet) {
        let wide: PointSet = proofs.iter().map(|proof| proof.lives).collect();
        let replies = proofs.iter().flat_map(|proof| &proof.regions).flat_map(|region| &region.replies);
        self.letters.push(replies.map(String::len).sum());
        for chain in stones.chains() {
            self.chains += 1;
            self.strict += usize::from(chain.points.is_subset(strict));
            self.wide += usize::from(chain.points.is_subset(&wide));
        }
    }

    fn stand_in_the_page(&self) {
        let (Some(most), count) = (self.letters.iter().max(), self.letters.len()) else { return };
        let with_comma = |number: usize| format!("{},{:03}", number / 1_000, number % 1_000);
        let (chains, strict, wide) = (with_comma(self.chains), with_comma(self.strict), with_comma(self.wide));
        page_tells("docs/proofs.md", &format!("Of {chains} chains of {count} games of KGS"));
        page_tells(
            "docs/proofs.md",
            &format!("{strict} are proved with nothing assumed and {wide} with wide territory"),
        );
        let mean = self.letters.iter().sum::<usize>() / count;
        page_tells("docs/proofs.md", &format!("{mean} letters on average and {} at most", with_comma(*most)));
    }
}

#[test]
fn what_is_proved_is_not_said_to_fall_and_holds_for_whoever_checks_it() {
    let (mut written, mut boards, mut count, mut fewer, mut proved, mut chains) = (String::new(), 0, 0, 0, 0, 0);
    let mut kgs = Kgs::default();
    for (name, stones) in self::boards() {
        boards += 1;
        let work = Work::new(Budget::DEFAULT, Work::REQUEST_MAX, gyega::report::Cancel::default());
        let proofs = LifeProof::all(&stones, &work);
        let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        let falls = read.stones_of(|group| group.status == Status::Captured);
        for proof in &proofs {
            assert_eq!(proof.check(), Ok(()), "{name}");
            assert!(proof.lives.is_disjoint(&falls), "{name}: {} and captured {falls}", proof.lives);
        }
        let strict = proofs.iter().filter(|proof| !proof.assumes_wide()).map(|proof| proof.lives);
        let strict: PointSet = strict.collect();
        let all = stones.chains();
        chains += all.len();
        proved += all.iter().filter(|chain| chain.points.is_subset(&strict)).count();
        if name.starts_with("games-kgs/") {
            let shown = Color::BOTH.map(|color| Promises::find(&stones, color, true, 10_000, &work).stones());
            let all: PointSet = proofs.iter().map(|proof| proof.lives).collect();
            let shown: PointSet = shown.into_iter().collect();
            assert!(shown.is_subset(&all), "{name}: {} is promised and not proved", shown - all);
            kgs.add(&stones, &proofs, &strict);
        }
        let question =
            json!({ "rows": stones.rows(), "dead": [], "proofs": true, "rule_sets": ["area"], "detail": "totals" });
        let told = answer(&question);
        // On a few boards where the game is not over scoring leaves too little work for all of them.
        let of_answer = told["proofs"].as_array().map_or(0, Vec::len);
        assert!(of_answer <= proofs.len(), "{name}");
        assert!(!is_refused(&told) || of_answer == 0, "{name}");
        (count, fewer) = (count + of_answer, fewer + usize::from(of_answer < proofs.len()));
        written += &told.to_string();
        written.push('\n');
    }
    assert!(fewer * 100 <= boards, "{fewer} of {boards} answers lack proofs");
    say(&format!(
        "proofs: {count}, fewer on {fewer} of {boards} boards; of {chains} chains {proved} live with nothing assumed\n"
    ));
    assert!(proved * 3 > chains, "a third of all chains, boards of seki and false eyes among them");
    kgs.stand_in_the_page();
    if Command::new("python3").arg("--version").output().is_err() {
        return say("SKIPPED examples/python/check_proof.py: python3 is not installed\n");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("answers.jsonl");
    fs::write(&file, written).expect("a file");
    let checked = Command::new("python3").arg(project().join("examples/python/check_proof.py")).arg(&file).output();
    let checked = checked.expect("python3 runs");
    let lines = String::from_utf8(checked.stdout).expect("text");
    let refused: Vec<_> = lines.lines().filter(|line| !line.starts_with("holds: ")).collect();
    assert!(refused.is_empty() && checked.status.success(), "{refused:?} {:?}", checked.stderr);
    assert_eq!(lines.lines().count(), count);
}

#[test]
fn a_group_names_the_proof_that_shows_its_life() {
    let told = diagram_1();
    // No space of either player has eleven points but the one of White's on the left, which is read all the same: so
    // nothing is assumed, and there is one proof of each colour.
    let proofs = told["proofs"].as_array().expect("proofs");
    assert_eq!(proofs.iter().map(|proof| &proof["color"]).collect::<Vec<_>>(), ["black", "white"]);
    for group in told["groups"].as_array().expect("groups") {
        let proof = &proofs[group["proof"].as_u64().expect("each is proved") as usize];
        assert_eq!(proof["color"], group["color"]);
        let lives = proof["lives"].as_array().expect("chains");
        assert!(lives.iter().any(|stone| group["points"].as_array().expect("points").contains(stone)), "{group}");
    }
    let mut silent = told.clone();
    let asked = answer(&json!({ "rows": told["position"]["rows"], "rule_sets": ["korean-2016"] }));
    silent.as_object_mut().expect("an object").remove("proofs");
    for group in silent["groups"].as_array_mut().expect("groups") {
        group.as_object_mut().expect("an object").remove("proof");
    }
    assert_eq!(asked, silent, "nothing else of the answer is another");
}

/// Every way to change one thing in a proof: a text a little, a list without a member or with one twice, a field left
/// out.
fn damaged(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(members) => {
            let without = members.keys().map(|name| {
                let mut rest = members.clone();
                rest.shift_remove(name);
                Value::Object(rest)
            });
            let within = members.iter().flat_map(|(name, member)| {
                damaged(member).into_iter().map(|other| {
                    let mut all = members.clone();
                    all[name] = other;
                    Value::Object(all)
                })
            });
            without.chain(within).collect()
        }
        Value::Array(items) => {
            let at = |index: usize, with: &[Value]| Value::Array([&items[..index], with, &items[index + 1..]].concat());
            let each = |index: usize| {
                let item = &items[index];
                let changed = damaged(item).into_iter().map(move |other| at(index, &[other]));
                [at(index, &[]), at(index, &[item.clone(), item.clone()])].into_iter().chain(changed)
            };
            (0..items.len()).flat_map(each).collect()
        }
        Value::String(text) => {
            let changed = |at: usize| {
                let letter = text.as_bytes()[at] as char;
                ['A', 'B', 'X', 'O', '.', '-', '1', '2']
                    .into_iter()
                    .filter(move |other| *other != letter)
                    .map(move |other| Value::from(format!("{}{other}{}", &text[..at], &text[at + 1..])))
            };
            let shorter = text.get(1..).map(Value::from);
            (0..text.len()).flat_map(changed).chain(shorter).collect()
        }
        Value::Number(number) => vec![json!(number.as_u64().unwrap_or_default() + 1)],
        Value::Null | Value::Bool(_) => Vec::new(),
    }
}

#[test]
fn a_proof_that_is_damaged_in_any_one_field_is_refused() {
    let told = diagram_1();
    for proof in told["proofs"].as_array().expect("proofs") {
        assert!(!is_refused(proof), "it holds as it is");
        let all = damaged(proof);
        assert!(all.len() > 500, "{} ways", all.len());
        for other in all {
            assert!(is_refused(&other), "{other}");
        }
    }
}

#[test]
fn a_part_of_a_space_between_both_is_no_wide_territory() {
    // White takes A1 with his second move. Eleven points of the space touch no white stone, the two others do.
    let stones = Stones::from_rows(&[".......O", "X......O"]).expect("a board");
    let lives = *stones.of(Color::Black);
    let all = stones.vacant();
    let vacant = all - stones.of(Color::White).neighbours(&all);
    assert_eq!(vacant.len(), 11);
    let none = PointSet::EMPTY;
    let region = RegionProof { vacant, inside: none, one: none, two: lives, friends: none, replies: None };
    let proof = LifeProof { color: Color::Black, stones, lives, regions: vec![region] };
    let fault = proof.check().expect_err("White may come in").to_string();
    assert_eq!(fault, "the region of A2 is no wide space of one colour");
}

#[test]
fn a_proof_is_of_the_board_of_its_answer_and_shows_the_groups_that_name_it() {
    let told = diagram_1();
    let other = answer(&json!({ "rows": [".XO.", "XXOO", ".XO.", "XXOO"], "proofs": true, "rule_sets": ["area"] }));
    let fault = |change: &dyn Fn(&mut Value)| {
        let mut changed = told.clone();
        change(&mut changed);
        let checked = check_proofs(changed.to_string().as_bytes(), &Limits::default()).expect("proofs").expect("some");
        checked.into_iter().find_map(|proof| proof.fault)
    };
    assert_eq!(fault(&|_| {}), None);
    let swapped = fault(&|told| told["proofs"] = other["proofs"].clone());
    assert_eq!(swapped.as_deref(), Some("it is of another board than the answer"));
    let exchanged = fault(&|told| told["groups"][0]["proof"] = json!(0));
    assert!(exchanged.is_some_and(|fault| fault.starts_with("it does not show A9 ")), "A9 is White's");
    let turned = fault(&|told| told["proofs"][0]["lives"].as_array_mut().expect("chains").reverse());
    assert_eq!(turned.as_deref(), Some("it is not written as proofs are"));
}

#[test]
fn each_fault_of_a_proof_has_its_words() {
    // Black has the eyes A4 and A2, and lives by them with nothing read. White has D4 and D2.
    let rows = [".XO.", "XXOO", ".XO.", "XXOO"];
    let black = |change: &dyn Fn(&mut LifeProof)| {
        let stones = Stones::from_rows(&rows).expect("a board");
        let mut proof = LifeProof::all(&stones, &Work::unbounded(Budget::DEFAULT)).remove(0);
        change(&mut proof);
        proof.check().map_err(|fault| fault.to_string())
    };
    let at = |name: &str| gyega::board::Point::parse(name).expect("a point");
    assert_eq!(black(&|_| {}), Ok(()));
    let fault = |change: &dyn Fn(&mut LifeProof)| black(change).expect_err("it shows nothing");
    assert_eq!(fault(&|proof| drop(proof.regions.remove(0))), "the chain of B4 is promised fewer than two liberties");
    assert_eq!(fault(&|proof| proof.lives.insert(at("C4"))), "C4 is not of a chain that lives");
    assert_eq!(fault(&|proof| proof.lives.remove(at("B4"))), "B4 is not of a chain that lives");
    assert_eq!(fault(&|proof| proof.regions[0].vacant.insert(at("B4"))), "B4 is not empty, or in two regions");
    assert_eq!(fault(&|proof| proof.regions[1].vacant = proof.regions[0].vacant), "A4 is not empty, or in two regions");
    assert_eq!(fault(&|proof| proof.regions[0].inside.insert(at("C4"))), "the chain of C4 is not inside the region");
    assert_eq!(
        fault(&|proof| proof.regions[0].friends = proof.lives),
        "nothing can be promised to the chain of B4 there"
    );
    assert_eq!(
        fault(&|proof| {
            let two = proof.regions.remove(0);
            proof.regions[0] = RegionProof { two: two.one, one: PointSet::EMPTY, ..two };
        }),
        "the replies in the region of A4 do not keep what it promises"
    );
    assert_eq!(fault(&|proof| proof.regions[0].replies = None), "the region of A4 is no wide space of one colour");
    assert_eq!(
        fault(&|proof| (proof.lives, proof.regions) = (PointSet::EMPTY, Vec::new())),
        "no chain is said to live"
    );
    assert_eq!(
        fault(&|proof| proof.stones = proof.stones.with(Color::White, &at("A4").into())),
        "the chain of A4 has no liberty"
    );
    assert_eq!(
        fault(&|proof| proof.regions[0].replies = Some(String::from("-"))),
        "the region of A4 has replies left over"
    );
}
