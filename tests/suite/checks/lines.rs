//! Lines of play, and entries that stand beside each other.

use gyega::board::{Color, Point, PointSet, Stones};
use gyega::explain::{Argument, Statement};
use gyega::position::play;
use gyega::report::Report;
use gyega::rules::Suicide;

use super::{Board, by_chance, of_cases, of_vectors};
use crate::support::say;

/// The most moves of the attacker after a pass for which it is tried whether another move would have been better.
const LEFT_MAX: usize = 1;

/// What an entry says of some stones.
struct Told<'a> {
    entry: &'a Statement,
    owner: Color,
    points: PointSet,
    line: Vec<(Color, Option<Point>)>,
}

fn argument<'a>(entry: &'a Statement, name: &str) -> Option<&'a Argument> {
    entry.arguments.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
}

impl<'a> Told<'a> {
    fn of(entry: &'a Statement) -> Option<Self> {
        // A round of moves takes nothing off; `hand_worked::repetition` plays those out.
        if entry.code.as_str().starts_with("audit-repeats") {
            return None;
        }
        let Some(Argument::Player(owner)) = argument(entry, "player") else { return None };
        let points = match (argument(entry, "points"), argument(entry, "at")) {
            (Some(Argument::Points(points)), _) | (None, Some(Argument::Points(points))) => **points,
            _ => return None,
        };
        let line = match argument(entry, "line") {
            Some(Argument::Name(text)) => text.split(", ").map(moved).collect(),
            _ => Vec::new(),
        };
        Some(Self { entry, owner: *owner, points, line })
    }

    fn is(&self, code: &str) -> bool {
        let rest = self.entry.code.as_str().strip_prefix(code);
        rest.is_some_and(|rest| ["", "-line", "-line-filled"].contains(&rest))
    }
}

/// `B D4`, or `B -` for a pass.
fn moved(text: &str) -> (Color, Option<Point>) {
    let (letter, point) = text.split_once(' ').expect("a player and a point");
    let color = if letter == "B" { Color::Black } else { Color::White };
    (color, (point != "-").then(|| Point::parse(point).expect("a point")))
}

/// A board on which a line is played, with the simple rule of ko.
#[derive(Clone, Copy)]
struct Table {
    stones: Stones,
    banned: Option<Point>,
    off: PointSet,
    has_ko: bool,
}

impl Table {
    fn of(stones: Stones) -> Self {
        Self { stones, banned: None, off: PointSet::EMPTY, has_ko: false }
    }

    fn after(mut self, color: Color, at: Option<Point>) -> Result<Self, String> {
        let banned = self.banned.take();
        let Some(at) = at else { return Ok(self) };
        if banned == Some(at) {
            return Err(format!("{at} retakes a ko at once"));
        }
        let played = play(&self.stones, color, at, Suicide::Forbidden).map_err(|illegal| illegal.to_string())?;
        let stone = PointSet::from(at);
        let is_alone = stone.neighbours(played.after.of(color)).is_empty();
        if is_alone && played.captured.len() == 1 && stone.neighbours(&played.after.vacant()) == played.captured {
            self.banned = played.captured.first();
            self.has_ko = true;
        }
        (self.stones, self.off) = (played.after, self.off | played.captured);
        Ok(self)
    }

    /// Whether the attacker, to move, captures one of some stones with so many moves, by tries near them.
    fn captures(&self, target: &PointSet, defender: Color, moves: usize) -> bool {
        let near = self.near(target);
        moves > 0
            && near.iter().any(|at| {
                let Ok(after) = self.after(!defender, Some(at)) else { return false };
                !(after.off & *target).is_empty()
                    || moves > 1
                        && after.replies(target).all(|reply| {
                            after.after(defender, reply).is_ok_and(|then| then.captures(target, defender, moves - 1))
                                || reply.is_some() && after.after(defender, reply).is_err()
                        })
            })
    }

    fn near(&self, target: &PointSet) -> PointSet {
        let (points, vacant) = (self.stones.all_points(), self.stones.vacant());
        let around = target.dilate(&points).dilate(&points);
        let beside = around.dilate(&self.stones.occupied()).flood(&self.stones.occupied());
        (around | beside.dilate(&points)) & vacant
    }

    fn replies(&self, target: &PointSet) -> impl Iterator<Item = Option<Point>> + use<> {
        self.near(target).iter().map(Some).chain([None])
    }
}

/// What is wrong with a line.
fn fault(board: &Board, told: &Told) -> Option<String> {
    let living = board.stones.without(&board.stones.chains_of(&board.dead));
    let start = if told.is("audit-dead-inside") {
        board.stones
    } else if told.is("audit-protective-move") {
        match with_filled(&living, told) {
            Ok(board) => board,
            Err(how) => return Some(how),
        }
    } else {
        living
    };
    let mut table = Table::of(start);
    for (index, (color, at)) in told.line.iter().enumerate() {
        if *color != if index % 2 == 0 { !told.owner } else { told.owner } {
            return Some(format!("move {index} is not in turn"));
        }
        let before = table;
        match table.after(*color, *at) {
            Ok(after) => table = after,
            Err(how) => return Some(format!("move {index}: {how}")),
        }
        let left = told.line[index + 1..].iter().filter(|(color, _)| *color != told.owner).count();
        let is_tried = at.is_none() && *color == told.owner && left <= LEFT_MAX && !before.has_ko;
        if is_tried && !told.is("audit-protective-move") {
            let better = before.near(&told.points).iter().find(|other| {
                let other = before.after(told.owner, Some(*other));
                other.is_ok_and(|after| !after.captures(&told.points, told.owner, left))
            });
            if let Some(better) = better {
                return Some(format!("in place of the pass at move {index}, {better} holds out longer"));
            }
        }
    }
    let is_done = if told.is("audit-protective-move") {
        let lost = *start.of(told.owner) & table.off;
        !lost.is_empty()
    } else {
        told.points.is_subset(&table.off)
    };
    (!is_done).then(|| format!("only {} come off", table.off))
}

/// The board with what the sentence says that the opponent fills first: nothing, where the line is played on the board
/// as it stands.
fn with_filled(living: &Stones, told: &Told) -> Result<Stones, String> {
    let filled = match argument(told.entry, "filled") {
        Some(Argument::Points(points)) => **points,
        _ => PointSet::EMPTY,
    };
    let mut board = *living;
    for at in filled.iter() {
        let after = play(&board, !told.owner, at, Suicide::Forbidden).map_err(|illegal| format!("{at}: {illegal}"))?;
        if !after.captured.is_empty() {
            return Err(format!("filling {at} takes {}", after.captured));
        }
        board = after.after;
    }
    Ok(board)
}

/// Entries of one report that cannot both be so.
fn contradictions(report: &Report, stones: &Stones, told: &[Told]) -> Vec<String> {
    const OF_GROUPS: [&str; 4] =
        ["audit-can-be-captured", "audit-first-move-decides", "audit-dead-inside", "audit-not-shown"];
    let mut wrong = Vec::new();
    let of_groups: Vec<&Told> = told.iter().filter(|told| OF_GROUPS.iter().any(|code| told.is(code))).collect();
    for (index, one) in of_groups.iter().enumerate() {
        if of_groups[..index].iter().any(|other| !other.points.is_disjoint(&one.points)) {
            wrong.push(format!("{} is told twice", one.points));
        }
        // A wall that comes off itself cannot be what captures.
        let off = |told: &&&Told| told.is("audit-can-be-captured") && told.owner != one.owner;
        let walls: PointSet = of_groups.iter().filter(off).map(|told| told.points).collect();
        let life = report.life.as_ref().expect("it is read");
        let living = life.groups.iter().filter(|group| group.color != one.owner && group.is_settled());
        let stands: PointSet = living.map(|group| group.stones).collect();
        if one.is("audit-can-be-captured") && one.points.touches(&walls) && !one.points.touches(&stands) {
            wrong.push(format!("{} is captured by what is captured", one.points));
        }
    }
    for one in told.iter().filter(|told| told.is("audit-dead-cannot-be-captured")) {
        let around = one.points.dilate(&stones.all_points());
        let walls = of_groups.iter().filter(|told| told.owner == one.owner && told.points.touches(&around));
        wrong.extend(walls.map(|wall| format!("{} lives by {}, which does not", one.points, wall.points)));
    }
    wrong
}

fn hold(boards: &[Board]) {
    let (mut lines, mut passes, mut wrong) = (0, 0, Vec::new());
    for board in boards {
        let Some(report) = board.report() else { continue };
        let told: Vec<Told> = report.audit.iter().filter_map(Told::of).collect();
        for told in told.iter().filter(|told| !told.line.is_empty()) {
            lines += 1;
            passes += told.line.iter().filter(|(_, at)| at.is_none()).count();
            wrong.extend(fault(board, told).map(|how| format!("{}: {:?}: {how}", board.id, told.entry)));
        }
        let contradictions = contradictions(&report, &board.stones, &told).into_iter();
        wrong.extend(contradictions.map(|how| format!("{}: {how}", board.id)));
    }
    say(&format!("{} boards: {lines} lines with {passes} passes, {} wrong\n", boards.len(), wrong.len()));
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong[..wrong.len().min(30)].join("\n"));
}

#[test]
fn every_line_of_documented_and_hard_positions_is_true() {
    hold(&of_cases());
}

#[test]
fn every_line_of_crowded_boards_is_true() {
    hold(&by_chance(400));
}

#[test]
fn every_line_of_the_vectors_is_true() {
    hold(&of_vectors("lines of the vectors"));
}

fn codes_and_lines(board: &Board) -> Vec<String> {
    let report = board.report().expect("a legal position");
    let told = |entry: &Statement| match argument(entry, "line") {
        Some(Argument::Name(line)) => format!("{}: {line}", entry.code.as_str()),
        _ => entry.code.as_str().to_owned(),
    };
    report.audit.iter().map(told).collect()
}

#[test]
fn nothing_is_said_to_live_or_to_be_captured_by_stones_that_do_not_stay() {
    // B1 is marked dead. Black A1 takes it; White D1 would lose six stones at F1. Nothing about the walls is settled
    // but that.
    let rows = ["...OX...", "...OX...", "...OX...", "...OX...", "OOOOXXXX", "XXXXOOOX", ".OX.O.OX"];
    let told = codes_and_lines(&Board::of_rows("seki-eye", &rows, "B1"));
    assert!(!told.iter().any(|told| told.starts_with("audit-dead-cannot-be-captured")), "{told:?}");
    // After White E1 Black takes six at G1: so White cannot come in, as the same report has her captured.
    let rows = [
        "....OX...",
        "....OX...",
        "....OX...",
        "....OX...",
        "....OX...",
        "....OX...",
        "OOOOOXXXX",
        "XXXXXOOOX",
        ".O.X.O.OX",
    ];
    let told = codes_and_lines(&Board::of_rows("seki-eye-3", &rows, "B1"));
    assert!(!told.iter().any(|told| told.starts_with("audit-dead")), "{told:?}");
    assert!(told.iter().any(|told| told.starts_with("audit-can-be-captured-line")), "{told:?}");
}

#[test]
fn a_line_with_a_ko_shows_it() {
    // Basic rules of the Korea Baduk Association, diagrams 7 to 9, the corner as it stands: White starts the ko, Black
    // has no threat.
    let rows = [
        ".XOOOX.OO",
        ".XO.OXXXO",
        ".XOOOOOX.",
        ".XXXXOOXX",
        ".X.XXOOOO",
        ".XX.XO...",
        ".XXXXOOOO",
        "....XXXXX",
        ".........",
    ];
    let told = codes_and_lines(&Board::of_rows("dia-7", &rows, ""));
    let line = "audit-can-be-captured-line: W G9, B J7, W H9, B J9, W J8, B -, W G9";
    assert!(told.contains(&line.to_owned()), "{told:?}");
}
