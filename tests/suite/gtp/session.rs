//! Whole sessions as text. Every answer was worked out from the protocol and the board, none was copied from the
//! program.

use tempfile::NamedTempFile;

use super::{assert_session, each, last};

#[test]
fn a_controller_learns_whom_it_speaks_to() {
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        each("1 protocol_version\n2 name\n3 version\n4 known_command play\n5 known_command genmove\n6 quit\n7 name\n"),
        ["=1 2", "=2 gyega", &format!("=3 {version}"), "=4 true", "=5 false", "=6"],
        "nothing is answered after quit"
    );
    for command in last("", "list_commands").trim_start_matches("= ").lines() {
        assert_eq!(last("", &format!("known_command {command}")), "= true");
    }
}

// Black's wall on the second line from the left, White's on the fourth; the line between them is neutral. White's A3 is
// dead.
const WALLS: &str = "boardsize 5
komi 0.5
play b B1
play w D1
play b B2
play w D2
play b B3
play w D3
play b B4
play w D4
play b B5
play w D5
play b pass
play w A3
play b pass
play w pass";

#[test]
fn a_game_is_refereed_to_its_end() {
    // Area: five stones and five points each, so that komi decides. Territory: Black has A1 A2 A4 A5, the point under
    // A3 and the stone on it, White five points and komi: 6 to 5.5.
    // Nobody said that A3 is dead; reading shows that it is captured whoever starts.
    assert_eq!(last(WALLS, "final_score"), "= W+0.5");
    let told = |command: &str| last(&format!("{WALLS}\ngyega-dead A3"), command);
    assert_eq!(told("gyega-dead"), "= A3");
    assert_eq!(told("final_score"), "= W+0.5");
    assert_eq!(told("kgs-rules japanese\nfinal_score"), "= B+0.5");
    assert_eq!(told("final_status_list alive"), "= B5 B4 B3 B2 B1\nD5 D4 D3 D2 D1");
    assert_eq!(told("final_status_list dead"), "= A3");
    assert_eq!(told("final_status_list seki"), "=");
    assert_eq!(told("final_status_list black_territory"), "= A5 A4\nA2 A1");
    assert_eq!(told("final_status_list white_territory"), "= E5 E4 E3 E2 E1");
    assert_eq!(told("final_status_list dame"), "= C5 C4 C3 C2 C1");
    let statuses = ["A3 dead", "A4 black_territory", "E1 white_territory", "C3 dame", "b5 alive", "D2 alive"];
    for status in statuses {
        let (point, status) = status.split_once(' ').expect("two words");
        assert_eq!(told(&format!("final_status {point}")), format!("= {status}"), "{point}");
    }
}

#[test]
fn the_board_is_shown_with_what_is_known_of_the_game() {
    let told = last(&format!("{WALLS}\ngyega-dead A3"), "showboard");
    let expected = "=
   A B C D E
 5 . X . O . 5
 4 . X . O . 4
 3 o X . O . 3
 2 . X . O . 2
 1 . X . O . 1
   A B C D E
rules chinese-2002, komi 0.5, prisoners of Black 0, of White 0";
    assert_eq!(told, expected);
}

#[test]
fn captures_kos_and_self_captures_are_as_the_rules_have_them() {
    // Black C3 in a ko: D3 takes it. White may not take back at once; once both have passed she may, as a simple ko is
    // over then, but not where no position may come back. Under Ing rules that turns on the kind of ko, for a referee
    // to say: it is not shown to be illegal. A1 is surrounded by Black: White's stone there would have no liberty.
    assert_session(
        "
> boardsize 5
=
> play b B3
=
> play w E3
=
> play b C4
=
> play w D4
=
> play b C2
=
> play w D2
=
> play b pass
=
> play w C3
=
> play b D3
=
> gyega-prisoners
= 1 0
> play w C3
? illegal move: White may not play at C3: that retakes a ko at once.
> undo
=
> gyega-prisoners
= 0 0
> play b D3
=
> play w pass
=
> play b pass
=
> kata-set-rules tromp-taylor
=
> play w C3
? illegal move: White may not play at C3: an earlier position of the whole board would come back.
> gyega-rules ing
=
> play w C3
=
> undo
=
> kgs-rules chinese
=
> play w C3
=
> gyega-prisoners
= 1 1
> play b B1
=
> play b A2
=
> play w A1
? illegal move: White may not play at A1: 1 stone (A1) would have no liberty.
> gyega-rules nz
=
> play w A1
=
> gyega-prisoners
= 2 1
> play white C3
? illegal move: White may not play at C3: a stone of White stands there.
",
    );
}

#[test]
fn moves_are_taken_back_one_by_one() {
    assert_session(
        "
> boardsize 3
=
> undo
? cannot undo: no move was played
> play b A1
=
> play w pass
=
> undo
=
> undo
=
> undo
? cannot undo: no move was played
> fixed_handicap 2
? invalid number of stones: found 2, expected another board: this one has no fixed points
> set_free_handicap A1 C3
=
> undo
? cannot undo: no move was played
> set_free_handicap B2 C2
? board not empty
> clear_board
=
> set_free_handicap B2 C2
=
> play w B2
? illegal move: White may not play at B2: a stone of Black stands there.
> play w A1
=
> clear_board
=
> play b B2
=
> fixed_handicap 2
? invalid number of stones: found 2, expected another board: this one has no fixed points
> set_free_handicap A1 C1
? board not empty
",
    );
}

#[test]
fn handicap_stones_stand_where_they_are_asked_for() {
    assert_session(
        "
> boardsize 9
=
> fixed_handicap 10
? invalid number of stones: found 10, expected 2 to 9
> fixed_handicap 1
? invalid number of stones: found 1, expected 2 to 9
> set_free_handicap C3
? bad vertex list: number of points: found 1, expected 2 to 80
> set_free_handicap C3 G7 c3
? bad vertex list: found C3 a second time, expected each point once
> set_free_handicap C3 pass
? bad vertex list: invalid vertex: found pass, expected a point of the board
> fixed_handicap 5
= C3 G7 C7 G3 E5
> fixed_handicap 2
? board not empty
> rectangular_boardsize 9 13
=
> fixed_handicap 3
= C4 G10 C10
> showboard
=
   A B C D E F G H J
13 . . . . . . . . . 13
12 . . . . . . . . . 12
11 . . . . . . . . . 11
10 . . X . . . X . . 10
 9 . . . . . . . . . 9
 8 . . . . . . . . . 8
 7 . . . . . . . . . 7
 6 . . . . . . . . . 6
 5 . . . . . . . . . 5
 4 . . X . . . . . . 4
 3 . . . . . . . . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . . 1
   A B C D E F G H J
rules chinese-2002, komi 0, prisoners of Black 0, of White 0
",
    );
}

#[test]
fn rules_are_named_as_engines_name_them() {
    assert_session(
        r#"
> gyega-rules
= chinese-2002
> kgs-rules New_Zealand
=
> gyega-rules
= nz
> kgs-rules xyzzy
? unknown rules: no rule set is named "xyzzy"
> gyega-rules
= nz
> gyega-rules nihon kiin
=
> kata-get-rules
= {"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI","suicide":false,"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false}
> kata-set-rules chinese
=
> gyega-rules
= katago-chinese
> kata-get-rules
= {"ko":"SIMPLE","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,"whiteHandicapBonus":"N","friendlyPassOk":true}
> kata-set-rules {"ko": "SITUATIONAL", "scoring": "AREA", "hasButton": true}
=
> gyega-rules
= koSITUATIONALscoreAREAtaxNONEsui1button1
> kata-set-rules koSIMPLEscoreTERRITORYtaxALLsui0
=
> kata-get-rules
= {"ko":"SIMPLE","scoring":"TERRITORY","tax":"ALL","suicide":false,"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false}
> kata-set-rules {"ko": "SUPER"}
? unknown rules: /ko: found "SUPER", expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT
> gyega-rules ing
=
> kata-get-rules
? rule set ing-sst cannot be said in KataGo's words; gyega-rules names it
"#,
    );
}

#[test]
fn a_game_is_printed_as_a_record_with_its_score_and_dead_stones() {
    // By area W+0.5, as above. White's A3 is dead in Black's column, column C is nobody's.
    let printed = last(&format!("{WALLS}\ngyega-dead A3"), "printsgf");
    let text = printed.strip_prefix("=\n").expect("a record below the sign");
    assert!(text.starts_with("(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[chinese-2002]KM[0.5]RE[W+0.5];B[be];W[de]"), "{text}");
    assert!(text.contains(";B[];W[]TB[aa][ab][ac][ad][ae]TW[ea][eb][ec][ed][ee]MA[ac])"), "{text}");
    let read = gyega::formats::sgf::read(text.as_bytes()).expect("a record");
    assert_eq!((read.game.marked_dead().to_string(), read.repairs), ("A3".to_owned(), Vec::new()));
    // Without a score there are no marks and no result.
    assert_eq!(last("boardsize 5\nkomi 7", "printsgf"), "=\n(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[chinese-2002]KM[7])");
}

#[test]
fn a_printed_game_loads_back_with_its_rules_and_without_prisoners_that_nobody_stated() {
    let file = NamedTempFile::new().expect("a file");
    let path = file.path().display().to_string();
    let again = |commands: &str, command: &str| {
        let printed = last(commands, "printsgf");
        std::fs::write(&file, printed.strip_prefix("=\n").expect("a record")).expect("a file can be written");
        last(&format!("loadsgf {path}"), command)
    };
    let rules = "koSITUATIONALscoreAREAtaxNONEsui1button1";
    assert_eq!(again(&format!("boardsize 5\nkata-set-rules {rules}"), "gyega-rules"), format!("= {rules}"));
    assert_eq!(again("boardsize 5\nkata-set-rules chinese", "gyega-rules"), "= katago-chinese");
    // Black stones alone look like a handicap, but nobody said how they came there.
    assert_eq!(last("boardsize 5\nset_position b A1 b B2", "gyega-prisoners"), "= ? ?");
    assert_eq!(again("boardsize 5\nset_position b A1 b B2", "gyega-prisoners"), "= ? ?");
    assert_eq!(again("boardsize 5\nset_position b A1 b B2\nplay w C3", "gyega-prisoners"), "= ? ?");
    assert_eq!(again("boardsize 5\nset_position b A1 w B2", "gyega-prisoners"), "= ? ?");
    assert_eq!(again("boardsize 5\nset_free_handicap A1 B2\nplay w C3", "gyega-prisoners"), "= 0 0");
}

#[test]
fn a_record_is_loaded_up_to_a_move_as_the_record_counts() {
    let file = NamedTempFile::new().expect("a file");
    let path = file.path().display().to_string();
    let board = |number: &str| last(&format!("loadsgf {path} {number}"), "showboard");
    // The first two moves are handicap stones: White's move is the third.
    std::fs::write(&file, "(;SZ[5]HA[2];B[aa];B[ee];W[cc];B[dd])").expect("a file can be written");
    assert_eq!(board("3").lines().nth(4), Some(" 3 . . . . . 3"));
    assert_eq!(board("4").lines().nth(4), Some(" 3 . . O . . 3"));
    assert_eq!(board("4").lines().nth(5), Some(" 2 . . . . . 2"));
    assert_eq!(board("99"), board(""), "all of it");
    std::fs::write(&file, "(;SZ[5];B[aa]W[bb];B[cc])").expect("a file can be written");
    assert_eq!(
        last("", &format!("loadsgf {path} 2")),
        "? cannot load file: line 1, column 9: this node holds the moves 1 to 2, expected a number of moves that does not part them, \
         found 1"
    );
}

#[test]
fn groups_are_said_to_stand_in_seki() {
    let of = |commands: &str, command: &str| last(&format!("{WALLS}\n{commands}"), command);
    assert_eq!(of("", "gyega-seki"), "=");
    let both = "= B5 B4 B3 B2 B1\nD5 D4 D3 D2 D1";
    assert_eq!(of("gyega-seki B1 D1", "gyega-seki"), both);
    // White's A3, which Black let stand, is dead.
    assert_eq!(of("gyega-dead A3\ngyega-seki B1 D1", "final_status_list seki"), both);
    assert_eq!(of("gyega-seki B1 D1\ngyega-seki none", "gyega-seki"), "=");
    assert_eq!(of("gyega-seki B1 D1\nplay b C3", "gyega-seki"), "=", "it was said of another board");
    let refused = of("gyega-seki B1", "gyega-dead B1");
    assert!(refused.starts_with("? impossible position: "), "{refused}");
    let empty = of("", "gyega-seki C1");
    assert!(empty.starts_with("? impossible position: "), "{empty}");
    assert!(last("", "list_commands").contains("\ngyega-seki\n"));
}
