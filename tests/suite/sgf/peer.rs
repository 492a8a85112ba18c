//! Valid records, read as the crate sgf-parse reads them. It takes off one level of escapes while it splits, so texts
//! are compared without tabs and soft line breaks, which it leaves for later.

#![expect(clippy::wildcard_enum_match_arm, reason = "the peer has a variant for every property")]

use gyega::formats::sgf::{Tree, unescaped};
use proptest::prelude::*;
use sgf_parse::go::{Move, Prop};
use sgf_parse::{SgfNode, parse};

use crate::properties::config;

/// What a node holds that both tell: its moves, its comment and unknown properties, and the same of its variations.
fn theirs(node: &SgfNode<Prop>, told: &mut String) {
    told.push(';');
    let mut parts: Vec<String> = node
        .properties()
        .filter_map(|property| match property {
            Prop::B(at) => Some(format!("B{}", place(*at))),
            Prop::W(at) => Some(format!("W{}", place(*at))),
            Prop::C(text) => Some(format!("C{}", text.text)),
            Prop::Unknown(name, values) => Some(format!("{name}{values:?}")),
            _ => None,
        })
        .collect();
    parts.sort();
    told.push_str(&parts.join(" "));
    for child in node.children() {
        told.push('(');
        theirs(child, told);
        told.push(')');
    }
}

fn place(at: Move) -> String {
    match at {
        Move::Pass => String::new(),
        Move::Move(point) => [point.x, point.y].map(|line| char::from(b'a' + line)).iter().collect(),
    }
}

fn ours(tree: &Tree, number: u32, told: &mut String) {
    told.push(';');
    let mut parts: Vec<String> = tree
        .properties(number)
        .filter_map(|(name, mut values)| match name {
            "B" | "W" => values.next().map(|(_, value)| format!("{name}{value}")),
            "C" => values.next().map(|(_, value)| format!("C{}", unescaped(value))),
            "XY" => Some(format!("XY{:?}", values.map(|(_, value)| value.to_owned()).collect::<Vec<_>>())),
            _ => None,
        })
        .collect();
    parts.sort();
    told.push_str(&parts.join(" "));
    let mut child = tree.node(number).and_then(|node| node.first_child);
    while let Some(number) = child {
        told.push('(');
        ours(tree, number, told);
        told.push(')');
        child = tree.node(number).and_then(|node| node.next_sibling);
    }
}

/// A node as it is written: at most one move, text with what must be escaped, and values of a property that no standard
/// knows.
fn node() -> impl Strategy<Value = String> {
    let at = prop_oneof![Just(String::new()), "[a-i][a-i]"];
    let turn = prop_oneof![Just(String::new()), ("[BW]", at).prop_map(|(player, at)| format!("{player}[{at}]"))];
    let text = proptest::collection::vec(
        prop::sample::select(vec!["a", "B", " ", "\\]", "\\\\", "[", "\n", "柯", ";", "("]),
        0..8,
    );
    let text = prop_oneof![Just(String::new()), text.prop_map(|pieces| format!("C[{}]", pieces.concat()))];
    let others = proptest::collection::vec("[a-z]{1,3}", 0..3)
        .prop_map(|values| if values.is_empty() { String::new() } else { format!("XY[{}]", values.join("][")) });
    (turn, text, others).prop_map(|(turn, text, others)| format!(";{turn}{text}\n{others}"))
}

/// Nodes in a row, and variations after the last.
fn game() -> impl Strategy<Value = String> {
    let line = proptest::collection::vec(node(), 1..5).prop_map(|nodes| nodes.concat());
    line.prop_recursive(4, 40, 3, |variations| {
        let nodes = proptest::collection::vec(node(), 1..4);
        (nodes, proptest::collection::vec(variations, 1..4))
            .prop_map(|(nodes, variations)| format!("{}({})", nodes.concat(), variations.join(")(")))
    })
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn valid_records_are_read_as_a_peer_reads_them(game in game()) {
        let text = format!("(;GM[1]FF[4]SZ[9]{game})");
        let tree = Tree::parse(text.clone()).expect("a game");
        prop_assert!(tree.repairs.is_empty(), "{text}\n{:?}", tree.repairs);
        let peer = parse(&text).expect("a valid record");
        let root = peer[0].as_go_node().expect("a game of Go");
        let (mut found, mut expected) = (String::new(), String::new());
        ours(&tree, tree.games()[0], &mut found);
        theirs(root, &mut expected);
        prop_assert_eq!(found, expected, "{}", text);
    }
}
