//! The documented positions: every claim is asserted but the listed ones, and each case is told in a snapshot.

mod claims;
mod files;
mod life;
mod local_games;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use claims::{Found, check};
use gyega::formats::case_file::{DocumentedHead, DocumentedPosition};
use gyega::formats::cases;
use gyega::render::{BoardPicture, Language, WIDTH, text};
use gyega::report::{ScoreTask, prepare};
use gyega::rules::{Amount, Context, SharedRuleSet, by_id, resolve};
use gyega::score::KomiChoice;

use crate::support::{page_tells, project, say, snapshot};

/// Claims asserted today. The number may grow; it never falls without a reason told in the CHANGELOG.
const ASSERTED_MIN: usize = 427;

#[test]
fn the_picture_in_the_readme_is_that_of_its_case() {
    let case = cases::by_key("kba-how-to-play/diagram-01").expect("a case");
    let (path, drawn) = (project().join("docs/kba-diagram-1.svg"), BoardPicture::case_svg(Language::En, case));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &drawn).expect("a picture can be written");
    }
    let is = fs::read_to_string(&path).unwrap_or_default();
    assert!(is == drawn, "{} is not what is drawn: UPDATE=1 cargo test", path.display());
    let readme = fs::read_to_string(project().join("README.md")).expect("a README");
    assert!(readme.contains("(docs/kba-diagram-1.svg)"), "the README shows it");
}

#[test]
fn every_case_with_a_board_is_drawn_with_its_letters() {
    for case in cases::all() {
        let picture = BoardPicture::case_svg(Language::En, case);
        for label in case.head.labels.iter().filter(|label| label.name.chars().count() <= BoardPicture::LABEL_MAX) {
            assert!(picture.contains(&format!("({})</title>", label.name)), "{}: {}", case.key(), label.name);
        }
    }
}

#[test]
fn every_rule_set_that_a_claim_names_is_known() {
    for (case, claim) in cases::all().iter().flat_map(|case| case.head.claims.iter().map(move |claim| (case, claim))) {
        let unknown = claim.rule_set.as_ref().and_then(|name| resolve(name, Context::User).err());
        assert!(
            unknown.is_none(),
            "{} claim {}: {}",
            case.key(),
            claim.number,
            unknown.map_or(String::new(), |why| why.to_string())
        );
    }
}

#[test]
fn every_claim_is_borne_out() {
    let mut counts: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    let (mut wrong, mut used) = (Vec::new(), Vec::new());
    for case in cases::all() {
        for claim in &case.head.claims {
            let [asserted, by_games, left, weaker] = counts.entry(claim.assertion.kind()).or_default();
            let name = format!("{} claim {}", case.key(), claim.number);
            match check(case, claim) {
                Found::Right => *asserted += 1,
                Found::RightButWeaker => {
                    (*asserted, *weaker) = (*asserted + 1, *weaker + 1);
                    used.push(name);
                }
                Found::RightByLocalGames => {
                    (*asserted, *by_games) = (*asserted + 1, *by_games + 1);
                    used.push(name);
                }
                Found::NotAsserted => {
                    *left += 1;
                    used.push(name);
                }
                Found::Wrong(why) => {
                    *asserted += 1;
                    wrong.push(format!("{name} ({}): {why}", claim.assertion.kind()));
                }
            }
        }
    }
    let is_known = |name: &String| used.contains(name) || wrong.iter().any(|why| why.starts_with(&format!("{name} (")));
    let unused: Vec<_> = life::listed().filter(|name| !is_known(name)).collect();
    wrong.extend(unused.into_iter().map(|name| format!("{name}: listed, but there is no such claim about life")));
    let proofs = |case: &str, claim: usize| Some(cases::by_key(case)?.head.claims.get(claim - 1)?.proofs.len());
    let is_there =
        |(case, claim, index): &(&str, usize, usize)| proofs(case, *claim).is_some_and(|count| *index < count);
    assert!(local_games::TOO_LARGE.iter().all(is_there), "a local game is listed as too large, but there is none");
    let sum = |at: usize| counts.values().map(|count| count[at]).sum::<usize>();
    let (asserted, by_games, left, weaker) = (sum(0), sum(1), sum(2), sum(3));
    let mut table = String::new();
    for (kind, [asserted, by_games, left, weaker]) in &counts {
        writeln!(
            table,
            "{kind:>16}: {asserted:>3} asserted, {by_games:>2} of them by local games alone, {weaker:>2} more weakly, {left:>2} need adjudication"
        )
        .expect("a string");
    }
    let cases = cases::all().len();
    let all = asserted + left;
    say(&format!(
        "{table}{asserted} of {all} claims in {cases} cases asserted, {by_games} by local games alone, {weaker} more weakly, {left} need adjudication\n"
    ));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asserted >= ASSERTED_MIN, "{asserted} claims asserted, {ASSERTED_MIN} expected");
    page_tells("docs/trust.md", &format!("claims of the documented diagrams | all hold but {left},"));
    page_tells("tests/cases/README.md", &format!("All claims are asserted but {left}."));
}

/// What a person reviews: where the position comes from, the board with its map, the ledgers of four rule sets and the
/// differences in words, without komi.
fn told(file: &DocumentedPosition) -> String {
    let mut case = ScoreTask::new(file.setup().check().unwrap_or_else(|faults| panic!("{}: {faults}", file.key())));
    let ids = ["korean-2016", "japanese-1989", "chinese-2002", "ing-sst"];
    case.rule_sets = ids.iter().filter_map(|id| by_id(id)).map(SharedRuleSet::from).collect();
    case.terms.komi = KomiChoice::Same(Amount::ZERO);
    let DocumentedHead { title, document, item, provenance, is_finished, .. } = &file.head;
    let finished = if *is_finished { "the end of a game" } else { "not the end of a game: counted as it stands" };
    let report = text(Language::En, &case, &prepare(&case), WIDTH);
    format!("{title}\n{document}, {item}; {}; {finished}\n\n{report}", provenance.certainty.as_str())
}

#[test]
fn each_case_is_reported() {
    for file in cases::all() {
        snapshot!("cases", &file.key().replace('/', "-"), told(file));
    }
}
