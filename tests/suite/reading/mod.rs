//! What is read of drawn boards, and `docs/reading.md`, which shows on boards what reading says: every line under a
//! board is held.

mod connections;
mod groups;
mod promises;
mod search;
mod unconditional;
mod work;

use std::fs;

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::life::Classification;

/// The boards of the page, each with the lines that speak of it.
fn boards(page: &str) -> Vec<(Stones, Vec<&str>)> {
    let blocks = page.split("```board\n").skip(1).map(|rest| rest.split("```").next().expect("a block"));
    let board = |block| {
        let is_row = |line: &&str| line.chars().all(|point| "XO.".contains(point));
        let (rows, claims): (Vec<&str>, Vec<&str>) = str::lines(block).partition(is_row);
        (Stones::from_rows(&rows).expect("a board"), claims)
    };
    blocks.map(board).collect()
}

#[test]
fn the_page_on_reading_says_what_reading_does() {
    let page = fs::read_to_string(crate::support::project().join("docs/reading.md")).expect("a page");
    let boards = boards(&page);
    assert!(boards.len() >= 6, "{} boards", boards.len());
    for (stones, claims) in boards {
        let read = Classification::read(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
        assert!(!claims.is_empty(), "a board of which nothing is said");
        let mut expected = Vec::new();
        for claim in claims {
            if let Some((player, point)) = claim.split_once(" owes ") {
                expected.push(format!("{player} owes {point}"));
                continue;
            }
            let (at, said) = claim.split_once(": ").expect("a point and what is said of it");
            let at = Point::parse(at).expect("a point");
            let group = read.groups.iter().find(|group| group.stones.contains(at)).expect("a group");
            assert_eq!(format!("{} {}", group.status.as_str(), group.evidence.as_str()), said, "{claim}");
        }
        let owes = |color: Color| read.protective_moves.get(color).iter().map(move |at| (color, at));
        let all: Vec<String> = Color::BOTH
            .into_iter()
            .flat_map(owes)
            .map(|(color, at)| format!("{} owes {at}", if color == Color::Black { "Black" } else { "White" }))
            .collect();
        assert_eq!(all, expected, "{}", stones.rows().join("\n"));
    }
}
