//! The dead stones that are proposed, held against those that players marked.

use gyega::position::Setup;
use gyega::proposal::ProposedStatus;
use gyega::report::{Cancel, ScoreTask, propose};
use serde_json::{Value, json};

use super::read;
use crate::support::{page_tells, say};

/// For each file its name in the documentation, the boards whose players marked dead stones, and of how many all of
/// them, and no others, are proposed at least. Some marks contradict what reading shows (a stone that is captured at
/// once, and that nobody clicked), so not all can be met.
const EXACT: [(&str, &str, usize, usize); 3] = [
    ("games-kgs", "KGS games of 2017, players of 6 dan and up", 358, 350),
    ("ogs-estimator", "OGS games of the score estimator's tests", 22, 22),
    ("goban", "OGS games of goban's tests", 16, 14),
];

#[test]
fn proposals_are_held_against_what_players_marked() {
    let Some(folder) = super::folder("proposals", 396) else { return };
    for (file, name, boards, least) in EXACT {
        let (mut number, mut exact, mut with_unsure, mut wrong_and_sure) = (0, 0, 0, 0);
        // The sure chains, and those of them that are as the players marked them.
        let (mut sure, mut true_of_sure) = (0, 0);
        for vector in read::vectors(&folder.join(format!("{file}.jsonl"))) {
            let (stones, dead) = (*vector.stones(), vector.stones().chains_of(&vector.dead()));
            let position = Setup::new(stones).check().expect("a position");
            let proposal = propose(&ScoreTask::new(position), &Cancel::default()).proposal;
            let is_exact = proposal.stones_of(ProposedStatus::Dead) == dead;
            let is_unsure = proposal.unsure().next().is_some();
            number += 1;
            exact += usize::from(is_exact);
            with_unsure += usize::from(is_unsure);
            wrong_and_sure += usize::from(!is_exact && !is_unsure);
            for group in proposal.groups.iter().filter(|group| !group.is_unsure()) {
                sure += 1;
                let is_true = group.stones.is_subset(&dead) == (group.status == ProposedStatus::Dead);
                true_of_sure += usize::from(is_true);
            }
        }
        say(&format!(
            "{file}: dead stones proposed exactly on {exact} of {number} boards; unsure on {with_unsure}, wrong and sure \
             on {wrong_and_sure}; {true_of_sure} of {sure} sure chains come true\n"
        ));
        assert_eq!(number, boards, "{file}");
        assert!(exact >= least, "{file}: {exact}");
        page_tells(
            "docs/proposals.md",
            &format!("| {name} | {exact} of {boards} | {with_unsure} | {wrong_and_sure} |"),
        );
        if file == "games-kgs" {
            assert!((sure - true_of_sure) * 400 <= sure, "{true_of_sure} of {sure}");
            page_tells(
                "docs/trust.md",
                &format!("dead stones proposed on the same boards, unmarked | {exact} of {boards}"),
            );
        }
    }
}

#[test]
fn no_answer_on_a_proposal_contradicts_itself() {
    let Some(folder) = super::folder("answers on proposals", 396) else { return };
    for file in EXACT.map(|(file, ..)| file).into_iter().chain(["gnugo"]) {
        for vector in read::vectors(&folder.join(format!("{file}.jsonl"))) {
            let asked = json!({ "rows": vector.stones().rows(), "dead": "propose", "rule_sets": ["chinese-2002"] });
            let answer = crate::support::answer(&asked);
            // Nobody marked a stone.
            assert_eq!(crate::proposals::sentences_on_marks(&answer), [""; 0], "{asked}");
            // The least lead once something is confirmed is no more than that of the proposal itself.
            let lead = answer["scores"][0]["lead"].as_f64();
            for known in answer["proposal"]["once_confirmed"].as_array().expect("a list") {
                let lead = lead.map(|lead| if known["winner"] == "black" { lead } else { -lead });
                assert!(lead >= known["by_at_least"].as_f64(), "{lead:?} {known} {asked}");
            }
            // What is asked is unsure.
            let unsure = answer["proposal"]["unsure"].as_array().expect("groups");
            let to_confirm = answer["proposal"]["ask"].as_array().expect("groups");
            assert!(to_confirm.iter().all(|group| unsure.contains(group)), "{}", answer["proposal"]);
            // What is unsettled by the proposal no other part of the answer decides.
            let groups = answer["proposal"]["groups"].as_array().expect("groups");
            for group in groups.iter().filter(|group| group["status"] == "unsettled") {
                let at = &group["points"][0];
                let read = answer["groups"].as_array().expect("groups").iter();
                let mut read = read.filter(|one| one["points"].as_array().expect("points").contains(at));
                let is_open = |one: &Value| one["status"] == "unsettled" || one["status"] == "undecided";
                assert!(read.all(is_open) && answer["scores"][0]["firm"] == false, "{group} {asked}");
            }
            // Nor does the proposal say that a group lives which another part calls unsettled.
            for group in groups.iter().filter(|group| group["basis"] == "estimated" && group["status"] != "unsettled") {
                let points = group["points"].as_array().expect("points");
                let mut read = answer["groups"].as_array().expect("groups").iter();
                let is_same = |one: &Value| one["points"].as_array().expect("points").contains(&points[0]);
                assert!(
                    !read.any(|one| is_same(one) && one["status"] == "unsettled"),
                    "{group} {}",
                    answer["position"]
                );
            }
        }
    }
}
