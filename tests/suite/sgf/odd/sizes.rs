//! Records that are too long to be written down: deep, wide, or full of faults.

use gyega::formats::sgf::Tree;

/// So many repairs are told of one record.
const REPAIRS: usize = Tree::REPAIRS_MAX;

fn many(repair: &str, count: usize) -> String {
    vec![repair; count].join(" ")
}

fn nested(depth: usize) -> String {
    format!("{};SZ[5];B[aa]{}", "(".repeat(depth), ")".repeat(depth))
}

/// Records with what must be told of them.
pub(super) fn made() -> Vec<(Vec<u8>, String)> {
    let usual = Tree::DEPTH_USUAL;
    let twice = format!("{}(;W[bb])(;W[cc]){}", "(;".repeat(usual - 1), ")".repeat(usual - 1));
    let made = [
        // Variations as deep as is usual, and deeper: told where the depth is passed, each time.
        (nested(usual), String::new()),
        (nested(usual + 1), "deep-variations".to_owned()),
        (nested(5000), "deep-variations".to_owned()),
        (format!("(;SZ[5]{}", "(;C[x]".repeat(usual - 1)), "unclosed".to_owned()),
        (format!("(;SZ[5]{twice})"), "deep-variations deep-variations".to_owned()),
        (format!("(;SZ[5];B[aa]{}{})", "(;".repeat(usual), ")".repeat(usual)), "deep-variations".to_owned()),
        (format!("(;SZ[5]{}", "(".repeat(usual)), "deep-variations unclosed".to_owned()),
        // Many variations side by side, many nodes, many values are nothing odd.
        (format!("(;SZ[5];B[aa]{})", "(;W[bb])".repeat(5000)), String::new()),
        (format!("(;SZ[5]{})", ";C[x]".repeat(5000)), String::new()),
        (format!("(;SZ[5]LB{})", "[aa:1]".repeat(5000)), String::new()),
        (format!("(;SZ[5]C[{}];B[aa])", "long ".repeat(20_000)), String::new()),
        (format!("(;SZ[5]{}[x])", "X".repeat(5000)), String::new()),
        // Repairs are told up to a number.
        (
            format!("(;SZ[5];B[aa]{})", ";!B[]".repeat(REPAIRS - 1)),
            // What is told of the grammar leaves as much room for the game: each pass is Black's second turn.
            many("stray-text out-of-turn", REPAIRS - 1),
        ),
        (format!("(;SZ[5]{})", "!;".repeat(1000)), many("stray-text", REPAIRS)),
        (format!("(;SZ[5]){}", ")".repeat(1000)), many("extra-close", REPAIRS)),
        (format!("(;SZ[5]AB{})", "[z]".repeat(1000)), many("unreadable-value", REPAIRS)),
        (format!("(;SZ[5]C[{}];B[aa])", "a] b ".repeat(1000)), many("unescaped-bracket", REPAIRS)),
        // More than is read.
        (format!("(;SZ[5]C[{}])", "x".repeat(Tree::BYTES_MAX)), too_long(11)),
        (format!("(;SZ[5]){}", " ".repeat(Tree::BYTES_MAX)), too_long(8)),
        (format!("{}(;SZ[5])", "x".repeat(Tree::BYTES_MAX)), too_long(8)),
        (format!("(;SZ[5]{})", ";B[aa]".repeat(Tree::BYTES_MAX / 6)), too_long(8 - Tree::BYTES_MAX % 6)),
        ("x".repeat(Tree::BYTES_MAX + 1), too_long(1)),
        // Each of these has one node too many, and the fault stands behind its semicolon.
        (format!("(;SZ[5]{})", ";".repeat(Tree::NODES_MAX)), too_many(1, 8 + Tree::NODES_MAX)),
        (format!("(;SZ[5]{})", "\n;".repeat(Tree::NODES_MAX)), too_many(1 + Tree::NODES_MAX, 2)),
        (format!("(;SZ[5]{})", ";B[]".repeat(Tree::NODES_MAX)), too_many(1, 9 + 4 * (Tree::NODES_MAX - 1))),
        (format!("(;SZ[5]{})", "(;)".repeat(Tree::NODES_MAX)), too_many(1, 10 + 3 * (Tree::NODES_MAX - 1))),
        ("(;)".repeat(Tree::NODES_MAX + 1), too_many(1, 3 + 3 * Tree::NODES_MAX)),
    ];
    made.into_iter().map(|(text, expected)| (text.into_bytes(), expected)).collect()
}

/// So many bytes more than are read.
fn too_long(more: usize) -> String {
    format!("fault: {} bytes, at most {} are read", Tree::BYTES_MAX + more, Tree::BYTES_MAX)
}

fn too_many(line: usize, column: usize) -> String {
    format!("fault: line {line}, column {column}: more than {} nodes", Tree::NODES_MAX)
}
