//! Positions that ask for more than counting: neutral points left open, protective moves, false eyes, sekis, stones
//! nobody marked. Each was written from the game alone, with an argument that can be followed move by move; no program
//! has said what is right. A file of positions is a theme; [`read`] says how it is written.
//!
//! Every position is looked at in all eight directions and with the colours exchanged, and must come out the same each
//! time.

mod read;

use std::fmt::Write as _;

use gyega::board::{ByColor, Color, Point, PointSet, Symmetry};
use gyega::position::{Marks, Setup};
use gyega::report::{Report, ScoreTask, prepare};
use gyega::rules::Amount;
use gyega::score::KomiChoice;

use self::read::{Hard, Map, OneOf, positions};
use crate::filling::territory_lost_by_filling;
use crate::support::{page_tells, say};

/// The themes, each a file.
const THEMES: &[(&str, &str)] = &[
    ("neutral", include_str!("neutral.txt")),
    ("teire", include_str!("teire.txt")),
    ("false_eyes", include_str!("false_eyes.txt")),
    ("kos", include_str!("kos.txt")),
    ("rings", include_str!("rings.txt")),
    ("seki", include_str!("seki.txt")),
    ("eye_shapes", include_str!("eye_shapes.txt")),
    ("open", include_str!("open.txt")),
    ("marked", include_str!("marked.txt")),
];

/// Territory and owed points of each player, as letters.
const OWED: ByColor<[char; 2]> = ByColor { black: ['B', 'P'], white: ['W', 'p'] };

fn all() -> Vec<Hard> {
    THEMES.iter().flat_map(|(theme, text)| positions(theme, text)).collect()
}

/// Every board with its name and what is marked dead on it.
pub(crate) fn boards() -> Vec<(String, gyega::board::Stones, PointSet)> {
    all().into_iter().map(|hard| (format!("{}/{}", hard.theme, hard.id), hard.stones, hard.dead)).collect()
}

/// A position seen in one of the sixteen ways.
struct Seen {
    map: Map,
    owed: Vec<OneOf>,
    statuses: Vec<(Point, String)>,
    setup: Setup,
    /// What is marked dead.
    dead: PointSet,
}

impl Seen {
    fn of(hard: &Hard, symmetry: Symmetry, exchange: bool) -> Self {
        let size = hard.stones.size();
        let turned = symmetry.turn_stones(&hard.stones);
        let mut setup = Setup::none_dead(if exchange { turned.exchanged() } else { turned });
        let dead = symmetry.turn_points(size, &hard.dead);
        setup.marks = Marks { dead, ..setup.marks.with_all_said() };
        let owed = hard.owed.iter().map(|owed| OneOf {
            player: if exchange { !owed.player } else { owed.player },
            points: symmetry.turn_points(size, &owed.points),
            ..owed.clone()
        });
        Self {
            map: hard.map.moved(symmetry.turn_size(size), |point| symmetry.turn_point(size, point), exchange),
            owed: owed.collect(),
            statuses: hard
                .statuses
                .iter()
                .map(|(at, status)| (symmetry.turn_point(size, *at), status.clone()))
                .collect(),
            setup,
            dead,
        }
    }

    /// Nothing when all is as it should be; otherwise what was found, beside what is expected.
    fn fault(&self) -> Option<String> {
        let mut case = ScoreTask::new(self.setup.clone().check().expect("a legal position"));
        case.terms.komi = KomiChoice::Same(Amount::ZERO);
        let report = prepare(&case);
        let found = found(&report, &self.map);
        let mut settled = found.clone();
        self.owed.iter().for_each(|owed| owed.settle(&mut settled, &OWED));
        let wrong = self.wrong_statuses(&report);
        if settled == self.map && wrong.is_empty() {
            return None;
        }
        let boards = self.drawn();
        let mut text = format!("    {:w$}  {:w$}  found\n", "board", "expected", w = boards[0].len().max(8));
        for ((board, expected), found) in boards.iter().zip(self.map.rows()).zip(found.rows()) {
            let mark = if expected == found { "" } else { "  <" };
            writeln!(text, "    {board:8}  {expected:8}  {found}{mark}").expect("a string takes any text");
        }
        for owed in &self.owed {
            writeln!(text, "    {} fills {} of {}", owed.player, owed.count, owed.points)
                .expect("a string takes any text");
        }
        for line in &wrong {
            writeln!(text, "    {line}").expect("a string takes any text");
        }
        Some(text)
    }

    /// The board with small letters for stones marked dead, the top row first.
    fn drawn(&self) -> Vec<String> {
        let draw = |(row, text): (usize, String)| {
            let is_dead = |column| self.dead.contains(Point { column: column as u8, row: row as u8 });
            let letters = text.chars().enumerate();
            letters.map(|(column, letter)| if is_dead(column) { letter.to_ascii_lowercase() } else { letter }).collect()
        };
        let mut drawn: Vec<String> = self.setup.stones.rows().into_iter().rev().enumerate().map(draw).collect();
        drawn.reverse();
        drawn
    }

    /// One line for all stones that have one status and should have another.
    fn wrong_statuses(&self, report: &Report) -> Vec<String> {
        let life = report.life.as_ref().expect("the case asks for it");
        let mut wrong: Vec<(String, PointSet)> = Vec::new();
        for (at, expected) in &self.statuses {
            let group = life.groups.iter().find(|group| group.stones.contains(*at));
            let found = group.map_or("in no group", |group| group.status.as_str());
            // Where a position does not say whether it matters who starts, `unsettled` is either.
            let is_it = |word| word == found || (word, found) == ("unsettled", "captured");
            let is_told = || expected == "any" || expected.split('|').any(is_it);
            let is_right = expected.strip_prefix("not-").map_or_else(is_told, |word| word != found);
            if !is_right {
                let heading = format!("expected {expected}, found {found}:");
                match wrong.iter_mut().find(|(known, _)| *known == heading) {
                    Some((_, points)) => points.insert(*at),
                    None => wrong.push((heading, PointSet::from(*at))),
                }
            }
        }
        wrong.into_iter().map(|(line, points)| format!("{line} {points}")).collect()
    }
}

/// What the report says of each point.
fn found(report: &Report, expected: &Map) -> Map {
    let board = &report.board.partition;
    let mut map = Map::filled(expected.size, '?');
    map.set(&board.neutral, '.');
    for (color, [stone, territory, eye, owed]) in
        [(Color::Black, ['X', 'B', 'b', 'P']), (Color::White, ['O', 'W', 'w', 'p'])]
    {
        map.set(board.living.get(color), stone);
        map.set(board.territory.get(color), territory);
        map.set(board.dead_points.get(color), territory);
        map.set(board.seki_eyes.get(color), eye);
        map.set(board.dead_in_seki.get(color), eye);
        map.set(board.protective_moves.get(color), owed);
    }
    map
}

/// The first way of looking in which something is wrong, and in how many of the sixteen something is.
fn look(hard: &Hard) -> Option<String> {
    let ways = Symmetry::ALL.into_iter().flat_map(|symmetry| [(symmetry, false), (symmetry, true)]);
    let faults: Vec<String> =
        ways.filter_map(|(symmetry, exchange)| Seen::of(hard, symmetry, exchange).fault()).collect();
    let first = faults.first()?;
    let argument = hard.argument.replace('\n', "\n    ");
    Some(format!("{} ({}), wrong in {} of 16 ways:\n{first}    {argument}\n", hard.id, hard.theme, faults.len()))
}

#[test]
fn hard_positions_come_out_right() {
    let all = all();
    let mut table = String::from("hard positions     right   all\n");
    let mut faults = Vec::new();
    for (theme, _) in THEMES {
        let of_theme: Vec<&Hard> = all.iter().filter(|hard| hard.theme == *theme).collect();
        let wrong: Vec<String> = of_theme.iter().filter_map(|hard| look(hard)).collect();
        let right = of_theme.len() - wrong.len();
        writeln!(table, "  {theme:16} {right:5} {:5}", of_theme.len()).expect("a string takes any text");
        faults.extend(wrong);
    }
    let right = all.len() - faults.len();
    writeln!(table, "  {:16} {right:5} {:5}", "all", all.len()).expect("a string takes any text");
    say(&table);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    page_tells("docs/trust.md", &format!("hard positions written by hand | {right} of {}", all.len()));
}

#[test]
fn every_hard_position_has_a_name_of_its_own() {
    let mut ids: Vec<String> = all().into_iter().map(|hard| hard.id).collect();
    ids.sort();
    let twice: Vec<&[String]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn no_hard_position_is_another_one_turned() {
    let mut known: Vec<(Vec<String>, String)> = Vec::new();
    for hard in all() {
        let seen = Symmetry::ALL.iter().flat_map(|turn| [false, true].map(|exchange| Seen::of(&hard, *turn, exchange)));
        let least = seen.map(|seen| seen.drawn()).min().expect("sixteen ways");
        if let Some((_, other)) = known.iter().find(|(board, _)| *board == least) {
            panic!("{} is {other}", hard.id);
        }
        known.push((least, hard.id));
    }
}

#[test]
fn no_territory_is_lost_on_hard_positions_when_the_neutral_points_are_filled() {
    // Whoever plays D5 first decides, so that nothing is owed: if White does, the point goes.
    let turns_on_who_starts = |hard: &Hard| hard.id == "miai-connection-half-used-up";
    let (mut played, mut lost) = (0, Vec::new());
    for hard in all().into_iter().filter(|hard| !turns_on_who_starts(hard)) {
        let Some(losses) = territory_lost_by_filling(&hard.stones, &hard.dead) else { continue };
        played += 2;
        lost.extend(losses.into_iter().map(|loss| format!("{}, {loss}", hard.id)));
    }
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
    assert!(played >= 120, "only {played}");
}
