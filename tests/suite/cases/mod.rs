//! The documented positions: every claim that does not need reading is asserted, and each case is told in a snapshot.

mod claims;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use claims::{Found, check};
use gyega::formats::case_file::CaseFile;
use gyega::formats::cases;
use gyega::render::{Language, text};
use gyega::report::{Case, prepare};
use gyega::rules::{Amount, Rules, by_id};
use gyega::score::KomiChoice;

use crate::support::{say, snapshot};

/// Claims asserted today. The number may grow; it never falls without a reason told in the CHANGELOG.
const ASSERTED_MIN: usize = 328;

#[test]
fn every_claim_that_needs_no_reading_is_borne_out() {
    let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let mut wrong = Vec::new();
    for case in cases::all() {
        for claim in &case.claims {
            let [asserted, left] = counts.entry(claim.saying.kind()).or_default();
            match check(case, claim) {
                Found::Right => *asserted += 1,
                Found::NotAsserted => *left += 1,
                Found::Wrong(why) => {
                    *asserted += 1;
                    wrong.push(format!("{} claim {} ({}): {why}", case.key(), claim.number, claim.saying.kind()));
                }
            }
        }
    }
    let [asserted, left] = counts.values().fold([0, 0], |sum, count| [sum[0] + count[0], sum[1] + count[1]]);
    let mut table = String::new();
    for (kind, [asserted, left]) in &counts {
        writeln!(table, "{kind:>16}: {asserted:>3} asserted, {left:>3} need reading").expect("a string");
    }
    let cases = cases::all().len();
    say(&format!("{table}{asserted} of {} claims in {cases} cases asserted, {left} need reading\n", asserted + left));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asserted >= ASSERTED_MIN, "{asserted} claims asserted, {ASSERTED_MIN} expected");
}

/// What a person reviews: where the position comes from, the board with its map, the ledgers of four rule sets and the
/// differences in words, without komi.
fn told(file: &CaseFile) -> String {
    let setup = file.setup().expect("the reader lets stones and empty points through");
    let mut case = Case::new(setup.check().unwrap_or_else(|faults| panic!("{}: {faults}", file.key())));
    let ids = ["korean-2016", "japanese-1989", "chinese-2002", "ing-sst"];
    case.rule_sets = ids.iter().filter_map(|id| by_id(id)).map(Rules::from).collect();
    case.terms.komi = KomiChoice::Same(Amount::ZERO);
    let finished = if file.is_finished { "the end of a game" } else { "not the end of a game: counted as it stands" };
    let report = text(Language::En, &case, &prepare(&case));
    format!("{}\n{}, {}; {}; {finished}\n\n{report}", file.title, file.document, file.item, file.certainty())
}

#[test]
fn each_case_is_told() {
    for file in cases::all() {
        snapshot!("cases", &file.key().replace('/', "-"), told(file));
    }
}
