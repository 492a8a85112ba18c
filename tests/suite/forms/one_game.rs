//! One game in every form: the same board, prisoners and ledger.

use gyega::formats::{gib, katago_query, ngf, ogs, sgf};
use gyega::position::{Game, Marks, Setup};
use gyega::rules::{Amount, Context, find};
use gyega::score::{KomiChoice, RuleSetBoards, Terms, score_under};

const SGF: &[u8] = b"(;SZ[19]KM[6.5];B[dp];W[aa];B[ba];W[pp];B[ab];W[];B[])";

const GIB: &[u8] = b"\\HS\r\n\\[GAMEBLACKNAME=b (1D)\\]\r\n\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GCDT:3,GTIME:1200-30-3,GRLT:1,ZIPSU:45,DUM:0,GONGJE:65,TCNT:7\\]\r\n\
    \\HE\r\n\\GS\r\n2 1 0\r\n8 0 &4\r\nINI 0 1 0 &4\r\nSTO 0 2 1 3 15\r\nSTO 0 3 2 0 0\r\nSTO 0 4 1 1 0\r\nSTO 0 5 2 15 15\r\nSTO 0 6 1 0 1\r\n\
    SKI 0 7\r\nSKI 0 8\r\n\\GE\r\n";

const NGF: &[u8] = b"Rated game\r\n19\r\nwhite 1D\r\nblack 1D\r\nwww.example.org\r\n0\r\n0\r\n6\r\n20200101 [10:00]\r\n10\r\nWhite wins by 4.5\r\n7\r\n\
    PMABBEQEQ\r\nPMACWBBBB\r\nPMADBCBCB\r\nPMAEWQQQQ\r\nPMAFBBCBC\r\nPMAGWAAAA\r\nPMAHBAAAA\r\n";

const OGS: &[u8] =
    br#"{"width": 19, "height": 19, "komi": 6.5, "rules": "japanese", "initial_player": "black", "handicap": 0,
    "initial_state": {"black": "", "white": ""}, "removed": "", "outcome": "4.5 points", "winner": "white",
    "moves": [[3, 15, 1000], [0, 0, 900], [1, 0, 800], [15, 15, 1], [0, 1, 1], [-1, -1, 1], [-1, -1, 1]]}"#;

const OGS_IN_LETTERS: &[u8] =
    br#"{"width": 19, "height": 19, "komi": 6.5, "moves": "dpaabappab....", "initial_state": {}}"#;

const QUERY: &[u8] =
    br#"{"id": "one", "boardXSize": 19, "boardYSize": 19, "rules": "japanese", "komi": 6.5, "includeOwnership": true,
    "moves": [["B", "D4"], ["W", "A19"], ["B", "B19"], ["W", "Q4"], ["B", "A18"], ["W", "pass"], ["B", "pass"]]}"#;

/// The same game in every form, with the name of the form.
fn games() -> Vec<(&'static str, Game)> {
    vec![
        ("SGF", sgf::read(SGF).expect("a game").game),
        ("GIB", gib::read(GIB).expect("a game").game),
        ("NGF", ngf::read(NGF).expect("a game").game),
        ("OGS", ogs::read(OGS).expect("a game").game),
        ("OGS in letters", ogs::read(OGS_IN_LETTERS).expect("a game").game),
        ("query", katago_query::read(QUERY).expect("a query").game),
    ]
}

#[test]
fn every_form_gives_the_same_setup() {
    let games = games();
    let sgf: Setup = games[0].1.setup();
    // Black captured the stone at A19. White passed first, Black once.
    assert_eq!(sgf.stones.of(gyega::board::Color::Black).to_string(), "B19 A18 D4");
    assert_eq!(sgf.stones.of(gyega::board::Color::White).to_string(), "Q4");
    assert_eq!((sgf.prisoners.black, sgf.prisoners.white), (Some(1), Some(0)));
    assert_eq!(sgf.history.first_pass, Some(gyega::position::FirstPasser::Player(gyega::board::Color::White)));
    for (form, game) in &games {
        // Only the record of the server, which was counted, says that no stone is dead.
        let is_told = game.tells_dead();
        assert_eq!(is_told, *form == "OGS", "{form}");
        assert_eq!(Setup { marks: Marks::unsaid(&game.replay.stones), ..game.setup() }, sgf, "{form}");
        assert_eq!(game.komi, Some(Amount::half_points(13)), "{form}");
    }
}

#[test]
fn every_form_gives_the_same_ledger() {
    // Japanese: the point at A19 and a prisoner against komi. Chinese: three stones and that point against a stone and
    // komi.
    for (rules, result) in [("japanese-1989", "W+4.5"), ("chinese-2002", "W+3.5")] {
        let rules = find(rules, Context::User).expect("a rule set");
        let mut ledgers = Vec::new();
        for (form, game) in games() {
            // The board is far from its end: nothing but words tells that no stone is dead.
            let setup = Setup { marks: Marks::default(), ..game.setup() };
            let position = setup.check().expect("a position");
            let terms = Terms { komi: KomiChoice::Same(game.komi.expect("komi")), ..Terms::default() };
            let scored = score_under(&RuleSetBoards::classifying(&position), rules, &terms);
            assert_eq!(scored.verdict.result(), result, "{form} under {}", rules.id);
            ledgers.push(scored.ledger);
        }
        assert!(ledgers.windows(2).all(|pair| pair[0] == pair[1]), "{}", rules.id);
    }
}

#[test]
fn handicap_stones_are_the_same_in_every_form() {
    let sgf = sgf::read(b"(;SZ[19]HA[2]KM[0.5]AB[dp][pd];W[aa];B[ba])").expect("a game").game;
    let gib =
        gib::read(b"\\HS\n\\[GAMEINFOMAIN=GONGJE:5\\]\n\\HE\n\\GS\nINI 0 1 2 &4\nSTO 0 2 2 0 0\nSTO 0 3 1 1 0\n\\GE\n");
    let ngf = ngf::read(b"Rated\n19\nw\nb\nhost\n2\n0\n0.5\n20200101\n10\n\n2\nPMABWBBBB\nPMACBCBCB\n");
    let fixed = ogs::read(
        br#"{"width": 19, "height": 19, "komi": 0.5, "handicap": 2, "initial_player": "white", "free_handicap_placement": false,
        "initial_state": {"black": "dppd", "white": ""}, "moves": [[0, 0], [1, 0]]}"#,
    );
    // Black places two stones, an old game has a pass between them; then White plays.
    let free = ogs::read(
        br#"{"width": 19, "height": 19, "komi": 0.5, "handicap": 2, "free_handicap_placement": true,
        "initial_state": {"black": "", "white": ""}, "moves": [[15, 3], [-1, -1], [3, 15], [0, 0], [1, 0]]}"#,
    );
    let query = katago_query::read(
        br#"{"boardXSize": 19, "boardYSize": 19, "rules": "japanese", "komi": 0.5,
        "initialStones": [["B", "D4"], ["B", "Q16"]], "moves": [["W", "A19"], ["B", "B19"]]}"#,
    );
    let games = [
        ("GIB", gib.expect("a game").game),
        ("NGF", ngf.expect("a game").game),
        ("OGS", fixed.expect("a game").game),
        ("OGS, placed freely", free.expect("a game").game),
        ("query", query.expect("a query").game),
    ];
    for (form, game) in games {
        assert_eq!(game.handicap, Some(2), "{form}");
        assert_eq!((game.move_list, game.komi), (sgf.move_list.clone(), sgf.komi), "{form}");
    }
}
