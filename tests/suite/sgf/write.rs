//! Records written and read again.

use gyega::board::{ByColor, Color, Point, PointSet, Size, Stones};
use gyega::formats::sgf::{Edit, Tree, escape_sgf, read, unescaped, write};
use gyega::position::{BoardEdit, Game, Move, MoveList, RecordedResult};
use gyega::rules::Amount;
use proptest::prelude::*;

use crate::properties::config;

/// A text of a tree without what a writer may choose: names in capitals, values unescaped, node by node with its first
/// child and next sibling.
fn told(tree: &Tree) -> Vec<String> {
    let told = |number: u32| {
        let node = tree.node(number)?;
        let properties = tree.properties(number).map(|(name, values)| {
            let capitals: String = name.chars().filter(char::is_ascii_uppercase).collect();
            let name = if capitals.is_empty() { name.to_ascii_uppercase() } else { capitals };
            format!("{name}{:?}", values.map(|(_, value)| unescaped(value)).collect::<Vec<_>>())
        });
        let properties: Vec<String> = properties.collect();
        Some(format!("{:?} {:?} {}", node.first_child, node.next_sibling, properties.join(" ")))
    };
    (0..).map_while(told).collect()
}

fn parsed(text: &str) -> Tree {
    Tree::parse(text.to_owned()).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

#[test]
fn a_tree_is_written_in_the_grammar_whatever_was_repaired_in_it() {
    let written = |text: &str| parsed(text).written(&[]);
    assert_eq!(written("noise (;GaMe[1];Black[aa]C[x [y] z]"), "(;GM[1];B[aa]C[x [y\\] z])\n");
    assert_eq!(
        written("(;B[aa](;W[bb];B[cc])(;W[cc](;B[dd])(;B[ee])))"),
        "(;B[aa]\n(;W[bb];B[cc])\n(;W[cc]\n(;B[dd])\n(;B[ee])))\n"
    );
    assert_eq!(written("(;SZ[9])(;SZ[13])"), "(;SZ[9])\n(;SZ[13])\n", "every game of a collection");
    assert_eq!(written("(;N[a\\\\"), "(;N[a\\\\])\n");
    assert_eq!(written("(;N[a\\"), "(;N[a])\n", "a backslash at the end escapes nothing");
}

#[test]
fn edits_take_the_place_of_a_property_are_added_or_take_it_out() {
    let tree = parsed("(;SZ[9]RE[?]C[kept];B[aa])");
    let edit = |node: u32, name: &'static str, values: &[&str]| Edit {
        node,
        name,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
    };
    let edits = [edit(0, "RE", &["B+1"]), edit(0, "RE", &["B+2"]), edit(1, "TB", &["ab", "ac"]), edit(0, "KM", &["7"])];
    assert_eq!(tree.written(&edits), "(;SZ[9]RE[B+2]C[kept]KM[7];B[aa]TB[ab][ac])\n");
    assert_eq!(tree.written(&[edit(0, "RE", &[])]), "(;SZ[9]C[kept];B[aa])\n");
}

#[test]
fn brackets_and_backslashes_in_names_come_back_as_they_were() {
    let mut game = read(b"(;SZ[5])").expect("a game").game;
    game.players.white = Some("[9d] \\o/ 이창호 柯洁".to_owned());
    let again = read(write(&game).as_bytes()).expect("a game");
    assert_eq!((again.game.players.white, again.repairs), (game.players.white, Vec::new()));
    assert_eq!(unescaped(&escape_sgf("\\]\\\\[:]")), "\\]\\\\[:]");
}

fn points(cells: &[bool], size: Size) -> PointSet {
    size.iter().zip(cells).filter(|(_, is_in)| **is_in).map(|(at, _)| at).collect()
}

/// Any game that a record can hold: plays on any point, also on stones, changes by hand anywhere, marks anywhere.
fn games() -> impl Strategy<Value = Game> {
    let cells = || proptest::collection::vec(prop::bool::weighted(0.15), 36);
    let changes = proptest::collection::vec((0_usize..12, cells(), cells(), cells()), 0..3);
    let moves = proptest::collection::vec((any::<bool>(), prop::option::weighted(0.9, (0_u8..4, 0_u8..6))), 0..12);
    let ends = prop::sample::select(vec!["B+R", "W+3.5", "0", "Void", "?", "B+", "W+T", "B+F"]);
    (changes, moves, (cells(), cells(), cells()), -20_i32..20, ends, "[a-z\\]\\[ é]{0,8}").prop_map(
        |(changes, moves, (black, white, crossed), komi, result, rules)| {
            let size = Size::new(4, 6).expect("in range");
            let color = |is_black: bool| if is_black { Color::Black } else { Color::White };
            let moves: Vec<Move> = moves
                .into_iter()
                .map(|(is_black, at)| Move {
                    player: color(is_black),
                    point: at.map(|(column, row)| Point { column, row }),
                })
                .collect();
            let mut changes: Vec<BoardEdit> = changes
                .into_iter()
                .map(|(before, black, white, emptied)| {
                    let (black, white, emptied) = (points(&black, size), points(&white, size), points(&emptied, size));
                    let stones = ByColor { black: black - white, white };
                    BoardEdit { before: before.min(moves.len()), stones, emptied: emptied - black - white }
                })
                .filter(|change| {
                    change.before > 0 && !(change.stones.black | change.stones.white | change.emptied).is_empty()
                })
                .collect();
            changes.sort_by_key(|change| change.before);
            changes.dedup_by_key(|change| change.before);
            let record = MoveList { initial: Stones::empty(size), moves, changes };
            let (replay, _) = record.replay_as_written();
            let (black, white) = (points(&black, size), points(&white, size));
            let result = read(format!("(;RE[{result}])").as_bytes()).expect("a game").game.result;
            let crossed = points(&crossed, size) & replay.stones.occupied();
            Game {
                handicap: record.handicap(),
                said_handicap: None,
                territory: ByColor { black: black - white, white: white - black },
                crossed,
                dead: None,
                komi: Some(Amount::half_points(komi)),
                rules: Some(rules),
                overtime: None,
                is_of_ruling: komi % 2 == 0 && result.is_some(),
                is_truncated: false,
                players: ByColor::default(),
                result,
                move_list: record,
                replay,
            }
        },
    )
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_game_that_is_written_and_read_again_is_the_same(game in games()) {
        let text = write(&game);
        let again = read(text.as_bytes()).expect("a game").game;
        prop_assert_eq!(again, game, "{}", text);
    }

    #[test]
    fn a_tree_that_is_written_and_read_again_is_the_same(
        pieces in proptest::collection::vec(
            prop::sample::select(vec![
                "(", ")", ";", "(;", ";B[aa]", "W[ab]", "C[a\\]b]", "[c]", "N[", "]", "\\", "AB[aa:bb][cc]", "GaMe[1]", "é", "\n", "x",
            ]),
            0..60,
        ),
    ) {
        let text = format!("(;FF[4]{}", pieces.concat());
        let tree = parsed(&text);
        let written = tree.written(&[]);
        let again = parsed(&written);
        prop_assert!(again.repairs.iter().all(|warning| is_about_contents(warning.repair.as_str())), "{text}\n{written}\n{:?}", again.repairs);
        prop_assert_eq!(told(&again), told(&tree), "{}\n{}", text, written);
        prop_assert_eq!(again.written(&[]), written);
    }
}

/// Whether a repair says nothing of brackets and names: these a writer cannot mend without changing what is said.
fn is_about_contents(repair: &str) -> bool {
    matches!(repair, "repeated-property" | "deep-variations")
}

#[test]
fn results_are_written_as_ff4_has_them() {
    let by = |winner, points| RecordedResult::Lead { winner, by: Amount::half_points(points) };
    let mut game = read(b"(;SZ[5])").expect("a game").game;
    for (result, text) in
        [(by(Color::Black, 7), "RE[B+3.5]"), (by(Color::White, 20), "RE[W+10]"), (RecordedResult::Draw, "RE[0]")]
    {
        game.result = Some(result);
        assert!(write(&game).contains(text), "{}", write(&game));
    }
}
