//! Sizes, lists of points, setup and marks.

use super::Odd;

pub(super) const POINTS: &[Odd] = &[
    // Sizes.
    (b"(;SZ[2];B[bb])", ""),
    (b"(;SZ[25];B[yy])", ""),
    (b"(;SZ[ 9 ];B[ii])", ""),
    (b"(;SZ[09];B[ii])", ""),
    (b"(;SZ[9\n];B[ii])", ""),
    (b"(;SZ[9:13];B[im])", ""),
    (b"(;SZ[13:9];B[mi])", ""),
    (b"(;SZ[ 13 : 9 ];B[mi])", ""),
    (b"(;SZ[19x19];B[pd])", "fault: line 1, column 6: SZ is 19x19, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9X5];B[ie])", "fault: line 1, column 6: SZ is 9X5, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[1:25];B[ay])", ""),
    (b"(;SZ[9:9];B[ii])", ""),
    (b"(;GM[]SZ[5];B[aa])", ""),
    (b"(;GM[ 1 ]SZ[5];B[aa])", ""),
    // No size is named where the value is empty, or where it stands in another node than the first.
    (b"(;SZ[];B[pd])", "no-size"),
    (b"(;GM[1]SZ[ ];B[pd])", "no-size"),
    (b"(;GM[1];SZ[5];B[pd])", "no-size"),
    (b"(;C[a game];B[pd])", "no-size"),
    (b"(;AB[pd][dp];W[dd])", "no-size"),
    // A property of one value with two of them: the first holds.
    (b"(;SZ[5][9];B[ee])", "unreadable-value"),
    (b"(;GM[1][2]SZ[5];B[ee])", "unreadable-value"),
    // Sizes that no board here has; line and column are those of the value.
    (b"(;SZ[52])", "fault: line 1, column 6: SZ is 52, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[0:9])", "fault: line 1, column 6: SZ is 0:9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9:0])", "fault: line 1, column 6: SZ is 9:0, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9:26])", "fault: line 1, column 6: SZ is 9:26, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[-9])", "fault: line 1, column 6: SZ is -9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9.5])", "fault: line 1, column 6: SZ is 9.5, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9 9])", "fault: line 1, column 6: SZ is 9 9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9:])", "fault: line 1, column 6: SZ is 9:, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[:9])", "fault: line 1, column 6: SZ is :9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9:9:9])", "fault: line 1, column 6: SZ is 9:9:9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[9*9])", "fault: line 1, column 6: SZ is 9*9, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[C\\]])", "fault: line 1, column 6: SZ is C], expected 1 to 25, or two such numbers with a colon"),
    (
        "(;SZ[19路])".as_bytes(),
        "fault: line 1, column 6: SZ is 19路, expected 1 to 25, or two such numbers with a colon",
    ),
    (
        b"(;SZ[99999999999999999999])",
        "fault: line 1, column 6: SZ is 99999999999999999999, expected 1 to 25, or two such numbers with a colon",
    ),
    // What was found is shown up to forty letters.
    (
        b"(;SZ[1234567890123456789012345678901234567890and more])",
        "fault: line 1, column 6: SZ is 1234567890123456789012345678901234567890…, \
         expected 1 to 25, or two such numbers with a colon",
    ),
    (b"(;\nSZ[26])", "fault: line 2, column 4: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    (b"(;GM[1]\r\nFF[4]SZ[x])", "fault: line 2, column 9: SZ is x, expected 1 to 25, or two such numbers with a colon"),
    // FF[4]: a line may also end with a carriage return alone, or behind its newline.
    (b"(;\r\rSZ[26])", "fault: line 3, column 4: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    (b"(;\n\rSZ[26])", "fault: line 2, column 4: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    // Columns are letters, not bytes.
    (
        "(;PB[柯洁]SZ[0])".as_bytes(),
        "fault: line 1, column 12: SZ is 0, expected 1 to 25, or two such numbers with a colon",
    ),
    (b"text (;SZ[26])", "fault: line 1, column 11: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SZ[26])", "fault: line 1, column 6: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    (b"(;SiZe[26])", "fault: line 1, column 8: SZ is 26, expected 1 to 25, or two such numbers with a colon"),
    // Other games.
    (b"(;GM[3]SZ[8])", "fault: line 1, column 6: GM is 3, expected 1 (Go)"),
    (b"(;FF[4]\nGM[5]SZ[19])", "fault: line 2, column 4: GM is 5, expected 1 (Go)"),
    (b"(;GaMe[6])", "fault: line 1, column 8: GM is 6, expected 1 (Go)"),
    (b"(;SZ[26]GM[2])", "fault: line 1, column 12: GM is 2, expected 1 (Go)"),
    (b"(;GM[11]SZ[11]", "fault: line 1, column 6: GM is 11, expected 1 (Go)"),
    (b"(;GM[chess])", "fault: line 1, column 6: GM is chess, expected 1 (Go)"),
    (b"(;GM[3]SZ[8])(;GM[1]SZ[5];B[aa])", "fault: line 1, column 6: GM is 3, expected 1 (Go)"),
    // Rectangles of points: any two opposite corners.
    (b"(;SZ[5]AB[aa:bb])", ""),
    (b"(;SZ[5]AB[bb:aa])", ""),
    (b"(;SZ[5]AB[ab:ba])", ""),
    (b"(;SZ[5]AB[ba:ab])", ""),
    (b"(;SZ[5]AB[cc:cc])", ""),
    (b"(;SZ[5]AB[aa:ea][ae:ee])", ""),
    (b"(;SZ[5]AB[ aa : bb ])", ""),
    (b"(;SZ[5]AB[\naa\n][ bb ])", ""),
    // What is neither a point nor a rectangle of the board is left out.
    (
        b"(;SZ[5]AB[aa:ff])",
        "fault: line 1, column 6: SZ is 5, but 1 of 1 moves and stones set lies off that board, first \"aa:ff\" at line 1, column 11; \
         expected SZ[9], which holds them all, or a larger board",
    ),
    (
        b"(;SZ[5]AB[ff:aa])",
        "fault: line 1, column 6: SZ is 5, but 1 of 1 moves and stones set lies off that board, first \"ff:aa\" at line 1, column 11; \
         expected SZ[9], which holds them all, or a larger board",
    ),
    (b"(;SZ[5]AB[aa:])", "unreadable-value"),
    (b"(;SZ[5]AB[:aa])", "unreadable-value"),
    (b"(;SZ[5]AB[:])", "unreadable-value"),
    (b"(;SZ[5]AB[aa:bb:cc])", "unreadable-value"),
    (b"(;SZ[5]AB[aa-bb])", "unreadable-value"),
    (b"(;SZ[5]AB[aa,bb])", "unreadable-value"),
    (b"(;SZ[5]AB[aa bb])", "unreadable-value"),
    (b"(;SZ[5]AB[aabb])", "unreadable-value"),
    (b"(;SZ[5]AB[a5][11][C])", "unreadable-value unreadable-value unreadable-value"),
    (b"(;SZ[5]AB[aa][zz][bb])", "unreadable-value"),
    (b"(;SZ[5]AB[AA])", "unreadable-value"),
    ("(;SZ[5]AB[é])".as_bytes(), "unreadable-value"),
    // A pass is no point of a list.
    (b"(;SZ[19]AB[tt][pd])", "unreadable-value"),
    (
        b"(;SZ[19]AB[aa:tt])",
        "fault: line 1, column 6: SZ is 19, but 1 of 1 moves and stones set lies off that board, first \"aa:tt\" at line 1, column 12; \
         expected SZ[20], which holds them all, or a larger board",
    ),
    (b"(;SZ[21]AB[tt])", ""),
    // One colour twice on a point is not two colours.
    (b"(;SZ[5]AB[aa][aa])", ""),
    (b"(;SZ[5]AB[aa:bb][bb:cc])", ""),
    (b"(;SZ[5]AB[aa]AB[aa])", "repeated-property"),
    (b"(;SZ[5]AE[aa][aa]AW[bb])", ""),
    // Two colours, or one and none.
    (b"(;SZ[5]AB[aa:bb]AW[bb:cc])", "set-twice"),
    (b"(;SZ[5]AW[aa]AB[aa:ee])", "set-twice"),
    (b"(;SZ[5]AB[aa]AE[aa])", "set-twice"),
    (b"(;SZ[5]AE[aa:bb]AW[bb])", "set-twice"),
    (b"(;SZ[5]AB[aa]AW[aa]AB[aa])", "set-twice repeated-property set-twice"),
    (b"(;SZ[5]AB[aa][bb]AW[aa][bb])", "set-twice set-twice"),
    (b"(;SZ[5]AB[aa]AW[bb]AE[cc];B[cc])", ""),
    // In two nodes it is not at once: the second node sets anew.
    (b"(;SZ[5]AB[aa];AW[aa];B[bb])", ""),
    (b"(;SZ[5]AB[aa:cc];AE[bb];W[ee])", ""),
    // No stone is set where the list is empty, or holds nothing that can be read.
    (b"(;SZ[5]AB[]AW[];B[aa])", ""),
    (b"(;SZ[5];B[aa];AB[];W[bb])", ""),
    (b"(;SZ[5];B[aa]AW[];W[bb])", ""),
    (b"(;SZ[5];B[aa];AB[zz];W[bb])", "unreadable-value"),
    (b"(;SZ[5];B[aa]AB[zz];W[bb])", "unreadable-value"),
    // Stones set beside a move, in the first node and later.
    (b"(;SZ[5]B[aa]AW[ab])", "move-and-setup"),
    (b"(;SZ[5]AB[aa]W[bb];B[cc])", "move-and-setup"),
    (b"(;SZ[5];AE[aa]B[aa])", "move-and-setup"),
    (b"(;SZ[5]AB[aa];AW[bb]B[])", "move-and-setup"),
    (b"(;SZ[5];B[aa];W[bb]AB[cc])", "move-and-setup setup-in-game"),
    (b"(;SZ[5];B[aa];AE[aa]W[bb])", "move-and-setup setup-in-game"),
    // The stone is set first, and the move is played on it, wherever it is written.
    (b"(;SZ[5];AB[aa]B[aa])", "move-and-setup played-on-stone"),
    (b"(;SZ[5];B[aa]AW[aa])", "played-on-stone move-and-setup"),
    // Stones set after moves; a pass is a move, what is off the board is none.
    (b"(;SZ[5];B[aa];AW[bb];W[cc])", "setup-in-game"),
    (b"(;SZ[5];B[aa];AE[aa];W[cc])", "setup-in-game"),
    (b"(;SZ[5];B[];AB[aa];W[bb])", "setup-in-game"),
    (b"(;SZ[5];B[aa];AW[bb];AB[cc];W[dd])", "setup-in-game setup-in-game"),
    (b"(;SZ[5];B[aa];W[bb];AB[cc:dd])", "setup-in-game"),
    (b"(;SZ[5];B[zz];AB[aa];W[bb])", "off-board"),
    (b"(;SZ[5];B[aa];AB[cc]AW[cc];W[dd])", "setup-in-game set-twice"),
    // Marks.
    (b"(;SZ[5]TB[aa][aa]TW[bb])", ""),
    (b"(;SZ[5]TB[aa:bb]TW[bb:cc])", "marked-twice"),
    (b"(;SZ[5]TB[aa][bb][cc]TW[cc][bb])", "marked-twice"),
    (b"(;SZ[5]TW[aa:ee]TB[ee:aa])", "marked-twice"),
    (b"(;SZ[5];B[aa];W[bb]TB[cc]TW[cc])", "marked-twice"),
    (b"(;SZ[5];TB[aa];TW[aa])", ""),
    (b"(;SZ[5]TB[zz]TW[aa])", "unreadable-value"),
    (b"(;SZ[5]TB[aa][tt]TW[B][bb])", "unreadable-value unreadable-value"),
    (b"(;SZ[5]AB[aa]MA[aa][bb])", ""),
    (b"(;SZ[5]MA[zz])", "unreadable-value"),
    (b"(;SZ[5]TR[zz]CR[?]SQ[])", ""),
    (b"(;SZ[5]DD[aa])", "dimmed"),
    (b"(;SZ[5]DD[aa:cc];B[aa])", "dimmed"),
    (b"(;SZ[5]DD[aa][bb][cc];B[aa])", "dimmed"),
    (b"(;SZ[5];B[aa]DD[bb];W[cc]DD[])", "dimmed"),
    (b"(;SZ[5];B[aa]DD[bb];W[cc]DD[dd])", "dimmed dimmed"),
    (b"(;SZ[5]DD[]VW[aa:cc])", ""),
];
