//! What the game is behind odd records: board, moves, numbers, texts.

use gyega::board::Size;
use gyega::formats::record::Record;

use Told::{Black, Dead, Handicap, Komi, Lines, Moves, Overtime, Prisoners, Result, Rows, RuleSet, Rules, White};

/// Something of a game that can be told as text.
#[derive(Clone, Copy, Debug)]
pub(in crate::sgf) enum Told {
    /// Columns and rows.
    Lines,
    /// The last board, rows from the top with strokes between them.
    Rows,
    /// The moves, with commas between them.
    Moves,
    Komi,
    Handicap,
    Result,
    /// The name of Black, as of White, with `|` around it.
    Black,
    White,
    Rules,
    Overtime,
    /// The rule set that the rules name.
    RuleSet,
    Charset,
    /// As of the records whose repairs alone are asserted.
    Repairs,
    Dead,
    /// Stones captured by Black, and by White.
    Prisoners,
}

impl Told {
    pub(in crate::sgf) fn of(self, record: &Record) -> String {
        let game = &record.game;
        let text = |text: &Option<String>| text.as_ref().map_or_else(|| "none".to_owned(), |text| format!("|{text}|"));
        match self {
            Self::Lines => {
                let size: Size = game.move_list.initial.size();
                format!("{} by {}", size.width(), size.height())
            }
            Self::Rows => game.replay.stones.rows().join("/"),
            Self::Moves => {
                let place = |point: Option<_>| point.map_or_else(|| "pass".to_owned(), |point| format!("{point}"));
                let moves = game.move_list.moves.iter();
                moves
                    .map(|turn| format!("{} {}", turn.player.letter(), place(turn.point)))
                    .collect::<Vec<_>>()
                    .join(", ")
            }
            Self::Komi => game.komi.map_or_else(|| "none".to_owned(), |komi| komi.to_string()),
            Self::Handicap => game.handicap.map_or_else(|| "none".to_owned(), |stones| stones.to_string()),
            Self::Result => game.result.map_or_else(|| "none".to_owned(), |result| result.to_string()),
            Self::Black => text(&game.players.black),
            Self::White => text(&game.players.white),
            Self::Rules => text(&game.rules),
            Self::Overtime => text(&game.overtime),
            Self::RuleSet => game.rule_set().map_or_else(|| "none".to_owned(), |rules| rules.id.to_string()),
            Self::Charset => record.charset.to_owned(),
            Self::Repairs => crate::sgf::repairs(record),
            Self::Dead => game.marked_dead().to_string(),
            Self::Prisoners => format!("{} {}", game.replay.prisoners.black, game.replay.prisoners.white),
        }
    }
}

/// A game by a name, its record, and what is told of it.
pub(in crate::sgf) type OddGame = (&'static str, &'static [u8], &'static [(Told, &'static str)]);

pub(in crate::sgf) const GAMES: &[OddGame] = &[
    // The tree.
    ("a semicolon in the text before is no game", b"Seoul; Ann took Black. (;SZ[2];B[aa])", &[(Rows, "X./..")]),
    ("a smile before the game is none either", b"nice ;) (;SZ[2];B[aa])", &[(Rows, "X./.."), (Moves, "B A2")]),
    ("a bracket of text before the game is none", b"(for you) (;SZ[2];B[ab])", &[(Rows, "../X.")]),
    ("of several games the first is read", b"(;SZ[2];B[aa])(;SZ[3];B[cc])", &[(Lines, "2 by 2"), (Rows, "X./..")]),
    ("what follows the last bracket is another game", b"(;SZ[2];B[aa]);W[bb])", &[(Moves, "B A2")]),
    ("a game that is never closed holds the next one", b"(;SZ[3];B[aa] (;SZ[2];W[bb])", &[(Moves, "B A3, W B2")]),
    (
        "the first variation is the main line",
        b"(;SZ[3];B[aa](;W[bb](;B[cc])(;B[ca]))(;W[ac]))",
        &[(Rows, "X../.O./..X")],
    ),
    ("an empty variation holds nothing", b"(;SZ[2]();B[aa])", &[(Moves, "B A2")]),
    ("two moves of a node in the order in which they stand", b"(;SZ[3];W[bb]B[aa])", &[(Moves, "W B2, B A3")]),
    ("several values of a move are as many moves", b"(;SZ[3];B[aa][cc])", &[(Moves, "B A3, B C1")]),
    ("a link in a comment is no variation", b"(;SZ[2]C[a [b](http://c.d) e];B[aa])", &[(Moves, "B A2")]),
    ("a semicolon behind a bracket in a comment is no node", b"(;SZ[2]C[a [b]; c];B[aa])", &[(Moves, "B A2")]),
    ("a bracket that is escaped too much takes the move with it", b"(;SZ[2]C[:-\\];B[aa];W[bb])", &[(Moves, "W B1")]),
    ("a comment without its end takes the move with it", b"(;SZ[2]C[x;B[aa];W[bb])", &[(Moves, "W B1")]),
    ("vertical tabs are blanks", b"(;SZ[2]\x0b;\x0bB\x0b[aa]\x0b)", &[(Moves, "B A2")]),
    // Truncation.
    ("half a move is none", b"(;SZ[3];B[aa];W[b", &[(Moves, "B A3")]),
    ("a move without its bracket is one", b"(;SZ[3];B[aa];W[bb", &[(Moves, "B A3, W B2")]),
    ("half a size is one", b"(;SZ[1", &[(Lines, "1 by 1")]),
    ("a size that is not begun is none", b"(;KM[6.5]SZ[", &[(Lines, "19 by 19"), (Komi, "6.5")]),
    // Sizes and points.
    ("a board with more columns than rows", b"(;SZ[4:2];B[da];W[ab])", &[(Lines, "4 by 2"), (Rows, "...X/O...")]),
    ("the first size holds", b"(;SZ[2][3];B[bb])", &[(Lines, "2 by 2"), (Rows, "../.X")]),
    ("rectangles from any corner", b"(;SZ[4]AB[ba:ab]AW[dd:cc])", &[(Rows, "XX../XX../..OO/..OO")]),
    ("a rectangle of one row", b"(;SZ[4]AB[ab:db])", &[(Rows, "..../XXXX/..../....")]),
    ("the later of two colours stays", b"(;SZ[3]AB[aa:ca]AW[ba])", &[(Rows, "XOX/.../...")]),
    ("emptied last is empty", b"(;SZ[3]AB[aa:cc]AE[bb])", &[(Rows, "XXX/X.X/XXX")]),
    ("emptied first is set", b"(;SZ[3]AE[aa:cc]AB[bb])", &[(Rows, ".../.X./...")]),
    ("what cannot be read leaves the others", b"(;SZ[3]AB[aa][zz][cc])", &[(Rows, "X../.../..X")]),
    ("stones are set before the move of their node", b"(;SZ[3];B[bb]AW[aa][ba])", &[(Rows, "OO./.X./...")]),
    (
        "a stone set where the move goes is replaced",
        b"(;SZ[3];B[bb]AW[bb])",
        &[(Rows, ".../.X./..."), (Prisoners, "0 0")],
    ),
    (
        "stones taken off by hand are no prisoners",
        b"(;SZ[3];B[bb];AE[bb];W[aa])",
        &[(Rows, "O../.../..."), (Prisoners, "0 0")],
    ),
    ("a stone marked as territory of both is not dead", b"(;SZ[3]AB[aa]AW[cc]TB[cc]TW[cc][aa])", &[(Dead, "A3")]),
    ("crosses alone mark the dead", b"(;SZ[3]AB[aa]AW[cc]MA[cc][bb])", &[(Dead, "C1")]),
    ("crosses on the living beside territory", b"(;SZ[3]AB[aa]AW[cc]TW[aa]MA[cc])", &[(Dead, "A3")]),
    // Moves.
    ("tt is a point on twenty-one lines", b"(;SZ[21];B[tt])", &[(Moves, "B U2")]),
    ("tt is a pass on nineteen", b"(;SZ[19];B[tt];W[])", &[(Moves, "B pass, W pass")]),
    ("a move of words is no pass", b"(;SZ[19];B[pass];W[dd])", &[(Moves, "W D16")]),
    ("a move on a stone replaces it", b"(;SZ[3];B[bb];W[bb])", &[(Rows, ".../.O./..."), (Prisoners, "0 0")]),
    (
        "a stone that captures itself comes off",
        b"(;SZ[3]AW[ab][ba];B[aa])",
        &[(Rows, ".O./O../..."), (Prisoners, "0 1")],
    ),
    // a3 and a2 are black once played, with white stones on b3, b2 and a1: two stones come off.
    (
        "two stones that capture themselves",
        b"(;SZ[3]AB[aa]AW[ba][bb][ac];B[ab])",
        &[(Rows, ".O./.O./O.."), (Prisoners, "0 2")],
    ),
    // Black takes one stone, White takes back at once.
    (
        "a ko taken back at once",
        b"(;SZ[4]AB[ba][ab][bc]AW[bb][ca][db][cc];B[cb];W[bb])",
        &[(Rows, ".XO./XO.O/.XO./...."), (Prisoners, "1 1")],
    ),
    // Numbers.
    ("hundredths of points", b"(;SZ[3]KM[650])", &[(Komi, "6.5")]),
    ("hundredths of stones", b"(;SZ[3]KM[375])", &[(Komi, "7.5")]),
    ("stones with a point", b"(;SZ[3]KM[3.75])", &[(Komi, "7.5")]),
    ("less than nothing in hundredths", b"(;SZ[3]KM[-650])", &[(Komi, "-6.5")]),
    ("a plus before komi", b"(;SZ[3]KM[+6.5])", &[(Komi, "6.5")]),
    ("two signs are none", b"(;SZ[3]KM[+-5])", &[(Komi, "none")]),
    ("the first value of komi holds", b"(;SZ[3]KM[6.5][7.5])", &[(Komi, "6.5")]),
    ("komi that cannot be read leaves the one before", b"(;SZ[3]KM[6.5];KM[six])", &[(Komi, "6.5")]),
    ("a result that cannot be read leaves the one before", b"(;SZ[3]RE[B+3.5];RE[hm])", &[(Result, "B+3.5")]),
    ("an empty result leaves the one before", b"(;SZ[3]RE[B+3.5];B[aa]RE[])", &[(Result, "B+3.5")]),
    ("nobody wins by less than nothing", b"(;SZ[3]RE[W+-3])", &[(Result, "none")]),
    ("a result in small letters", b"(;SZ[3]RE[w+resign])", &[(Result, "W+R")]),
    ("a draw by its Japanese name", b"(;SZ[3]RE[Jigo])", &[(Result, "0")]),
    (
        "handicap stones as moves",
        b"(;SZ[3]HA[2];B[aa];B[cc];W[bb])",
        &[(Handicap, "2"), (Moves, "W B2"), (Rows, "X../.O./..X")],
    ),
    (
        "two moves to one point are one stone",
        b"(;SZ[3]HA[2];B[aa];B[aa];W[bb])",
        &[(Rows, "X../.O./..."), (Moves, "W B2")],
    ),
    ("the stones tell the handicap, not the number", b"(;SZ[3]HA[3]AB[aa][cc];W[bb])", &[(Handicap, "2")]),
    // Texts.
    ("escapes in a name", b"(;SZ[3]PB[a\\]b\\\\c\\:d\\e])", &[(Black, "|a]b\\c:de|")]),
    (
        "a soft line break is nothing",
        b"(;SZ[3]PB[Lee \\\r\nChangho]PW[a\\\n\rb])",
        &[(Black, "|Lee Changho|"), (White, "|ab|")],
    ),
    (
        "a line break in a name is a blank",
        b"(;SZ[3]PB[Lee\nChangho]PW[a\r\nb])",
        &[(Black, "|Lee Changho|"), (White, "|a b|")],
    ),
    (
        "rules over two lines",
        b"(;SZ[3]RU[New\nZealand]OT[3x30\rbyo-yomi])",
        &[(RuleSet, "nz"), (Overtime, "|3x30 byo-yomi|")],
    ),
    ("tabs are blanks", b"(;SZ[3]PB[a\tb\x0bc\x0cd])", &[(Black, "|a b c d|")]),
    ("the first name of two", b"(;SZ[3]PB[Ann][Ben]RU[Japanese][AGA])", &[(Black, "|Ann|"), (Rules, "|Japanese|")]),
    ("a bracket ends a name", b"(;SZ[3]PB[Lee [9p]];B[aa])", &[(Black, "|Lee [9p|"), (Moves, "B A3")]),
    (
        "names of the first standard",
        b"(;GaMe[1]SiZe[3]KoMi[5.5]PlayerWhite[w];Black[aa])",
        &[(Komi, "5.5"), (White, "|w|"), (Rows, "X../.../...")],
    ),
    // Servers.
    (
        "Fox",
        b"(;GM[1]FF[4]SZ[19]KM[375]HA[0]RU[Chinese]AP[GNU Go:3.8]RE[W+R]AP[foxwq]RL[0];B[pd];W[dd])",
        &[(Komi, "7.5"), (Rules, "|Chinese|"), (Result, "W+R"), (Handicap, "0"), (Moves, "B Q16, W D16")],
    ),
    (
        "KGS",
        b"(;GM[1]FF[4]CA[UTF-8]RU[Japanese]SZ[9]KM[6.50]OT[3x30 byo-yomi]PW[w]PB[b]RE[W+6.50];B[ee];W[];B[tt]TW[ee]\
          [aa])",
        &[
            (Komi, "6.5"),
            (Result, "W+6.5"),
            (Moves, "B E5, W pass, B pass"),
            (Dead, "E5"),
            (Overtime, "|3x30 byo-yomi|"),
        ],
    ),
];
