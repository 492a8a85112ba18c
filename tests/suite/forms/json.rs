//! Games of the Online Go Server, and queries of `KataGo`'s analysis engine.

use gyega::board::Color;
use gyega::formats::record::Repair;
use gyega::formats::{JsonFaults, katago_query, ogs};
use gyega::position::{End, RecordedResult};
use gyega::rules::Amount;

fn texts(faults: &JsonFaults) -> Vec<String> {
    faults.0.iter().map(ToString::to_string).collect()
}

/// A game of 5 by 5 lines with these members besides.
fn game(members: &str) -> Result<gyega::formats::record::Record, JsonFaults> {
    ogs::read(format!("{{\"width\": 5, \"height\": 5, {members}}}").as_bytes())
}

#[test]
fn moves_are_read_in_all_three_ways() {
    let rows = |moves: &str| game(&format!("\"moves\": {moves}")).expect("a game").game.replay.stones.rows();
    let expected = ["X....", "....O", ".....", ".....", "....."];
    assert_eq!(rows("[[0, 0, 100], [4, 1, 5], [-1, -1]]"), expected);
    assert_eq!(rows("[{\"x\": 0, \"y\": 0}, {\"x\": 4, \"y\": 1, \"timedelta\": 5}]"), expected);
    assert_eq!(rows("\"aaeb..\""), expected);
    assert_eq!(rows("\"..eb\"").join(""), format!("{}O{}", ".".repeat(9), ".".repeat(15)), "Black passed");
}

#[test]
fn the_data_of_a_game_may_stand_in_an_answer_of_the_server() {
    let data = "{\"id\": 7, \"gamedata\": {\"width\": 5, \"height\": 5, \"moves\": [[0, 0]], \"rules\": \"chinese\"}}";
    let record = ogs::read(data.as_bytes()).expect("a game");
    assert_eq!(record.game.rule_set().map(|rules| rules.id.to_string()).as_deref(), Some("chinese-2002"));
    assert_eq!(&data[record.moves_at[0]..][..6], "[0, 0]");
    let faults = ogs::read(b"{\"gamedata\": {\"width\": 5, \"height\": 26, \"moves\": []}}").expect_err("too high");
    assert_eq!(texts(&faults), ["/gamedata/height: found 26, expected a number of lines from 1 to 25"]);
}

#[test]
fn every_rule_set_of_the_server_is_known_by_its_name() {
    let of = |rules: &str| {
        let record = game(&format!("\"moves\": [], \"rules\": \"{rules}\"")).expect("a game");
        record.game.rule_set().map(|rules| rules.id.to_string()).unwrap_or_default()
    };
    let names = ["japanese", "korean", "chinese", "aga", "ing", "nz"];
    assert_eq!(names.map(of), ["japanese-1989", "korean-2016", "chinese-2002", "aga", "ing-sst", "nz"]);
    assert_eq!(of("house"), "");
}

#[test]
fn moves_know_where_they_stand() {
    let of = |text: &str| {
        let record = ogs::read(text.as_bytes()).expect("a game");
        record.moves_at.iter().map(|at| text[*at..].chars().take(4).collect::<String>()).collect::<Vec<_>>()
    };
    assert_eq!(of("{\"width\": 5, \"height\": 5, \"name\": \"이\", \"moves\": [[0,1,9], [1,0,9]]}"), ["[0,1", "[1,0"]);
    assert_eq!(of("\u{feff}{\"moves\": \"aabb\", \"width\": 5, \"height\": 5}"), ["aabb", "bb\","]);
}

#[test]
fn chains_with_a_removed_stone_are_dead() {
    let dead = |removed: &str| {
        // Black at A5, B5 and E1, White at C5: the letters count from the top left.
        let members = format!(
            "\"initial_state\": {{\"black\": \"aabaee\", \"white\": \"ca\"}}, \"moves\": [], \"removed\": {removed}, \
             \"outcome\": \"3.5 points\", \"winner\": \"black\""
        );
        let game = game(&members).expect("a game").game;
        (game.marked_dead().to_string(), game.is_marked())
    };
    assert_eq!(dead("\"ba\""), ("A5 B5".to_owned(), true), "one stone marks its chain");
    assert_eq!(dead("\"cacc\""), ("C5".to_owned(), true), "an empty point is nobody's stone");
    assert_eq!(
        dead("[{\"x\": 4, \"y\": 4}, {\"x\": 2, \"y\": 0, \"removal_reason\": \"\"}]"),
        ("C5 E1".to_owned(), true)
    );
    assert_eq!(dead("\"\""), (String::new(), false));
}

#[test]
fn stones_set_by_hand_in_the_game_are_reported() {
    let record = game("\"moves\": \"aa!2bb!0aacc\"").expect("a game");
    assert_eq!(record.game.replay.stones.rows()[1..3], [".O...", "..O.."], "White's stone is set, then White plays");
    assert_eq!(record.game.replay.stones.rows()[0], ".....", "Black's was taken off");
    assert!(record.repairs.iter().all(|warning| warning.repair == Repair::SetupInGame) && record.repairs.len() == 2);
    let same = game(
        "\"moves\": [[0, 0], {\"x\": 1, \"y\": 1, \"edited\": true, \"color\": 2}, [0, 0, 0, 0, {\"edited\": true}], [2, 2]]",
    );
    assert_eq!(same.expect("a game").game.move_list, record.game.move_list);
}

#[test]
fn outcomes_are_read_with_their_winner() {
    let of = |members: &str| game(&format!("\"moves\": [], {members}")).expect("a game").game.result;
    let win = |winner, end| Some(RecordedResult::Win { winner, end });
    let lead = RecordedResult::Lead { winner: Color::Black, by: Amount::half_points(7) };
    assert_eq!(of("\"outcome\": \"3.5 points\", \"winner\": \"black\""), Some(lead));
    let players = "\"players\": {\"black\": {\"id\": 11}, \"white\": {\"id\": 12}}";
    assert_eq!(
        of(&format!("\"outcome\": \"Resignation\", \"winner\": 12, {players}")),
        win(Color::White, Some(End::Resignation))
    );
    let ids = "\"black_player_id\": 11, \"white_player_id\": 12";
    assert_eq!(of(&format!("\"outcome\": \"Timeout\", \"winner\": 11, {ids}")), win(Color::Black, Some(End::Time)));
    assert_eq!(of("\"outcome\": \"Disqualification\", \"winner\": \"white\""), win(Color::White, Some(End::Forfeit)));
    assert_eq!(of("\"outcome\": \"Server Decision\", \"winner\": \"white\""), win(Color::White, None));
    assert_eq!(of("\"outcome\": \"0 points\", \"winner\": \"white\""), Some(RecordedResult::Draw));
    assert_eq!(of("\"outcome\": \"Cancellation\""), Some(RecordedResult::Void));
    let unknown = game("\"moves\": [], \"outcome\": \"Resignation\", \"winner\": 13").expect("a game");
    assert_eq!((unknown.game.result, unknown.repairs[0].repair), (None, Repair::UnreadableValue));
}

#[test]
fn every_fault_of_a_game_is_named() {
    let faults = game(
        "\"komi\": 0.3, \"handicap\": -1, \"rules\": 3, \"initial_player\": \"red\", \"removed\": \"z\", \"outcome\": 1,
        \"initial_state\": {\"black\": \"a\"}, \"moves\": [[0, 0], [5, 0], \"aa\", [0, -1]]",
    );
    let place = "expected column and row of a point of the board from the top left, or -1 and -1";
    let pairs = "expected pairs of letters for points of the board, column and row from the top left";
    assert_eq!(
        texts(&faults.expect_err("faults")),
        [
            "/komi: found 0.3, expected a multiple of 0.5".to_owned(),
            "/rules: found 3, expected the name of rules".to_owned(),
            format!("/initial_state/black: found \"a\", {pairs}"),
            format!("/moves/1: found [5,0], {place}"),
            format!("/moves/2: found \"aa\", {place}"),
            format!("/moves/3: found [0,-1], {place}"),
            "/initial_player: found \"red\", expected \"black\" or \"white\"".to_owned(),
            "/handicap: found -1, expected a number of stones".to_owned(),
            format!("/removed: found \"z\", {pairs}"),
            "/outcome: found 1, expected a text".to_owned(),
        ]
    );
    let fault = |bytes: &[u8]| ogs::read(bytes).expect_err("a fault").to_string();
    assert_eq!(fault(b"[1]"), "the whole: found [1], expected an object");
    assert!(fault(b"{\"width\": }").ends_with("expected JSON"));
    assert_eq!(
        texts(&ogs::read(b"{}").expect_err("faults")),
        [
            "/width: found nothing, expected a number of lines from 1 to 25",
            "/height: found nothing, expected a number of lines from 1 to 25",
            "/moves: found nothing, expected a list of moves such as [[15, 3]], or pairs of letters",
        ]
    );
    let unplaced = game("\"handicap\": 2, \"free_handicap_placement\": false, \"moves\": []").expect_err("a fault");
    assert_eq!(texts(&unplaced), ["/initial_state: found no black stone, expected black stones: the handicap is 2"]);
}

/// A query about 5 by 5 lines with these members besides.
fn query(members: &str) -> Result<katago_query::Query, JsonFaults> {
    katago_query::read(format!("{{\"boardXSize\": 5, \"boardYSize\": 5, {members}}}").as_bytes())
}

#[test]
fn a_query_is_scored_at_the_turn_that_it_asks_about() {
    let rows = |more: &str| {
        let moves = "\"rules\": \"chinese\", \"moves\": [[\"B\", \"A1\"], [\"w\", \"b1\"], [\"black\", \"PASS\"], [\"W\", \"A2\"]]";
        query(&format!("{moves}{more}")).expect("a query").game.replay
    };
    assert_eq!(rows("").stones.rows()[3..], ["O....", ".O..."], "the stone at A1 is captured");
    assert_eq!(rows("").prisoners.white, 1);
    assert_eq!(rows(", \"analyzeTurns\": [2]").stones.rows()[4], "XO...");
    assert!(rows(", \"analyzeTurns\": [0]").stones.occupied().is_empty());
}

#[test]
fn rules_are_a_name_a_string_or_an_object_and_the_query_goes_before_them() {
    let rules = |members: &str| query(&format!("\"moves\": [], {members}")).expect("a query").rules.to_string();
    assert_eq!(rules("\"rules\": \"tromp-taylor\""), "koPOSITIONALscoreAREAtaxNONEsui1");
    assert_eq!(rules("\"rules\": \"koSIMPLEscoreTERRITORYtaxSEKIsui0\""), "koSIMPLEscoreTERRITORYtaxSEKIsui0");
    assert_eq!(
        rules(
            "\"rules\": {\"ko\": \"SIMPLE\", \"scoring\": \"AREA\", \"suicide\": false, \"komi\": 6.5}, \"komi\": 7, \"whiteHandicapBonus\": \"N-1\""
        ),
        "koSIMPLEscoreAREAtaxNONEsui0whbN-1komi7"
    );
    assert_eq!(
        rules("\"rules\": \"tromp-taylor\", \"whiteHandicapBonus\": 0, \"komi\": -3.5"),
        "koPOSITIONALscoreAREAtaxNONEsui1komi-3.5"
    );
}

#[test]
fn what_only_steers_the_search_is_ignored_and_all_else_refused_by_name() {
    let ignored: Vec<String> = katago_query::IGNORED.iter().map(|name| format!("\"{name}\": null")).collect();
    assert!(query(&format!("\"moves\": [], \"rules\": \"aga\", {}", ignored.join(", "))).is_ok());
    let faults =
        query("\"moves\": [], \"rules\": \"aga\", \"action\": \"terminate\", \"max/visits\": 3").expect_err("two");
    let expected = "expected a field of a query for the analysis of a game that is known here";
    assert_eq!(
        texts(&faults),
        [
            format!("/action: found the field \"action\", {expected}"),
            format!("/max~1visits: found the field \"max/visits\", {expected}"),
        ]
    );
}

#[test]
fn every_fault_of_a_query_is_named() {
    let faults = query(
        "\"id\": 3, \"rules\": {\"ko\": \"SUPER\"}, \"komi\": 6.25, \"whiteHandicapBonus\": \"2N\", \"initialPlayer\": \"red\",
        \"initialStones\": [[\"B\", \"pass\"], [\"B\", \"Z9\"]], \"moves\": [[\"B\", \"A1\"], [\"X\", \"A2\"], [\"B\"], [\"W\", \"(0,1)\"]]",
    );
    let point = "expected a point of the board such as \"D4\"";
    assert_eq!(
        texts(&faults.expect_err("faults")),
        [
            "/id: found 3, expected a text".to_owned(),
            "/initialPlayer: found \"red\", expected \"B\" or \"W\"".to_owned(),
            "/rules/ko: found \"SUPER\", expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT".to_owned(),
            "/komi: found 6.25, expected a multiple of 0.5".to_owned(),
            "/whiteHandicapBonus: found \"2N\", expected 0, N or N-1".to_owned(),
            format!("/initialStones/0/1: found \"pass\", {point}"),
            format!("/initialStones/1/1: found \"Z9\", {point}"),
            "/moves/1/0: found \"X\", expected \"B\" or \"W\"".to_owned(),
            "/moves/2: found [\"B\"], expected a player and a point such as [\"B\", \"D4\"]".to_owned(),
            format!("/moves/3/1: found \"(0,1)\", {point}, or \"pass\""),
        ]
    );
    let fault = |members: &str| texts(&query(members).expect_err("faults")).join("; ");
    assert_eq!(
        fault("\"komi\": 7"),
        "/rules: found nothing, expected the name of rules of KataGo, a rule string, or an object; \
         /moves: found nothing, expected a list of moves, which may be empty"
    );
    let moves = "\"rules\": \"aga\", \"moves\": [[\"B\", \"A1\"], [\"W\", \"A1\"]]";
    assert_eq!(fault(moves), "/moves/1: found A1, where a black stone stands, expected a move that can be played");
    let turns = |turns: &str| fault(&format!("\"rules\": \"aga\", \"moves\": [], \"analyzeTurns\": {turns}"));
    for several in ["[0, 1]", "[1]", "[]", "3"] {
        assert!(
            turns(several).contains("expected a list of one turn from 0 to 0: one position is scored at a time"),
            "{several}"
        );
    }
    let stones = |stones: &str| fault(&format!("\"rules\": \"aga\", \"moves\": [], \"initialStones\": {stones}"));
    assert_eq!(
        stones("[[\"B\", \"C3\"], [\"W\", \"C3\"]]"),
        "/initialStones/1/1: found C3, expected a point on which no stone is set"
    );
    assert_eq!(
        stones("[[\"B\", \"A1\"], [\"W\", \"A2\"], [\"W\", \"B1\"]]"),
        "/initialStones: found a chain without a liberty at A1, expected chains that have a liberty"
    );
}
