//! Play that is not over.

use gyega::explain::{Statement, StatementCode};
use gyega::render::Language;

use super::{Board, of_vectors};

fn is_about(entry: &Statement) -> bool {
    entry.code.as_str().starts_with("audit-to-play") || entry.code == StatementCode::AuditFirstMoveKeeps
}

fn told(board: &Board) -> Vec<String> {
    let report = board.report().expect("a legal position");
    report.audit.iter().filter(|entry| is_about(entry)).map(|entry| Language::En.sentence(entry)).collect()
}

#[test]
fn a_point_that_both_players_gain_by_is_reported() {
    // White E4 connects F3. After Black E4, White must fill F3: she counts three points or two.
    let rows = [".XXXXOOOOO", "XXXX.OOO.O", ".XXXO.OOOO", "XXXXXOOO.O", ".XXXXOOOOO"];
    let worth = "Play is not over: by territory, White is 1 point better off if White plays E4 first than if Black plays E4 first.";
    assert_eq!(told(&Board::of_rows("a connection", &rows, "")), [worth]);
    // With E2 open as well there are two ways to connect, and nobody gains.
    let rows = [".XXXXOOOOO", "XXXX.OOO.O", ".XXXO.OOOO", "XXXX.OOO.O", ".XXXXOOOOO"];
    assert_eq!(told(&Board::of_rows("two connections", &rows, "")), [""; 0]);
}

#[test]
fn an_open_border_is_reported() {
    // C3 to F3 are open. Black E3, White F3, Black D3 leaves C3 to Black; White D3, Black C3, White E3 leaves F3 to
    // White.
    let rows = [".X.XOO.O.", "XXXXOOOOO", "XX....OOO", "XXXXOOOOO", ".X.XOO.O."];
    let worth = "Play is not over: by territory, Black is 2 points better off if Black plays E3 first than if White plays D3 first.";
    assert_eq!(told(&Board::of_rows("a gap", &rows, "")), [worth]);
    // One neutral point between the walls is nobody's gain.
    let rows = [".X.XOO.O.", "XXXXOOOOO", "XXXX.OOOO", "XXXXOOOOO", ".X.XOO.O."];
    assert_eq!(told(&Board::of_rows("no gap", &rows, "")), [""; 0]);
}

#[test]
fn an_open_ko_is_reported() {
    // White takes C3 at B3, where her stone stands alone with one liberty; Black connects there.
    let rows = [".XXOO.O", "XXOOOOO", "X.XOOOO", "XXOOOOO", ".XXOO.O"];
    let ko = "Play is not over: White can take C3 of Black in a ko at B3, and Black can fill B3 first.";
    assert_eq!(told(&Board::of_rows("a ko", &rows, "")), [ko]);
    let rows = [".XXOO.O", "XXOOOOO", "XXXOOOO", "XXOOOOO", ".XXOO.O"];
    assert_eq!(told(&Board::of_rows("filled", &rows, "")), [""; 0]);
}

/// Finished games with a point that is still worth playing, and what is told of it.
const NOT_OVER: &[(&str, &str)] = &[
    // White takes Q19 at R19, Black connects there.
    ("2017-01-15-11", "audit-to-play-ko"),
    // White T12 makes T11 hers; after Black T12 nobody has it.
    ("2017-01-26-1", "audit-to-play"),
    // Once A19 is filled Black C18 takes B18 and B19, or with White C19 three stones: White owes C18, as both missed.
    ("2017-02-11-32", "audit-to-play-left"),
    // Black O12 makes P12 his; White O12 is connected to N12, and then he must fill P12 or leave it.
    ("2017-02-18-11", "audit-to-play"),
    // White E1 makes F1 hers, Black E1 makes C1 and D1 his.
    ("2017-02-23-31", "audit-to-play"),
    // White takes P4 at P3, Black connects there.
    ("2017-03-06-2", "audit-to-play-ko"),
    // White takes E12 at E11, Black connects there.
    ("2017-06-03-5", "audit-to-play-ko"),
];

#[test]
fn finished_games_carry_it_only_where_something_is_gained() {
    let boards = of_vectors("play that is not over");
    let of_games = boards.iter().filter(|board| board.id.starts_with("games-kgs") && !board.dead.is_empty());
    let mut found = Vec::new();
    for board in of_games {
        let report = board.report().expect("a legal position");
        let codes: Vec<_> =
            report.audit.iter().filter(|entry| is_about(entry)).map(|entry| entry.code.as_str()).collect();
        if !codes.is_empty() {
            let name = board.id.rsplit('/').next().expect("a name").to_owned();
            found.push((name, codes.join(" ")));
        }
    }
    if !boards.is_empty() {
        let found: Vec<_> = found.iter().map(|(id, codes)| (&**id, &**codes)).collect();
        assert_eq!(found, NOT_OVER);
    }
}
