//! The documented positions: every claim that does not need reading is asserted, and each case is told in a snapshot.

mod claims;

use std::collections::BTreeMap;

use claims::{Found, check};
use gyega::formats::cases;

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
    for (kind, [asserted, left]) in &counts {
        println!("{kind:>16}: {asserted:>3} asserted, {left:>3} need reading");
    }
    println!("{asserted} of {} claims in {} cases asserted, {left} need reading", asserted + left, cases::all().len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asserted >= ASSERTED_MIN, "{asserted} claims asserted, {ASSERTED_MIN} expected");
}
