//! Moves: passes, places that are none, stones on stones, self-captures, turns.

use super::Odd;

pub(super) const MOVES: &[Odd] = &[
    // Passes. `tt` is one on boards of up to 19 lines (FF[3]) and a point on larger ones.
    (b"(;SZ[5];B[aa];W[];B[];W[])", ""),
    (b"(;SZ[5];B[ ];W[\n])", ""),
    (b"(;SZ[19];B[tt];W[tt])", ""),
    (b"(;SZ[13];B[tt];W[tt])", ""),
    (b"(;SZ[19:9];B[tt];W[tt])", ""),
    (b"(;SZ[20];B[tt];W[aa])", ""),
    (b"(;SZ[21];B[tt];W[tt])", "played-on-stone"),
    (b"(;SZ[25];B[tt];W[])", ""),
    // The board has 19 columns and 21 rows: no pass, and no point either.
    (
        b"(;SZ[19:21];B[tt];W[aa])",
        "fault: line 1, column 6: SZ is 19:21, but 1 of 2 moves and stones set lies off that board, first \"tt\" at line 1, column 15; \
         expected SZ[20], which holds them all, or a larger board",
    ),
    (
        b"(;SZ[21:19];B[tt];W[aa])",
        "fault: line 1, column 6: SZ is 21:19, but 1 of 2 moves and stones set lies off that board, first \"tt\" at line 1, column 15; \
         expected SZ[20], which holds them all, or a larger board",
    ),
    // Two letters are a place, though it may lie off the board; capitals go on where small letters end. What lies on a
    // larger board shows that SZ is wrong; what lies on none is left out, but not more than two of them.
    (b"(;SZ[19];B[TT];W[aa])", "off-board"),
    (b"(;SZ[19];B[PD];W[aa])", "off-board"),
    (
        b"(;SZ[5];B[af];W[aa])",
        "fault: line 1, column 6: SZ is 5, but 1 of 2 moves and stones set lies off that board, first \"af\" at line 1, column 11; \
         expected SZ[9], which holds them all, or a larger board",
    ),
    (
        b"(;SZ[5];B[fa];W[aa])",
        "fault: line 1, column 6: SZ is 5, but 1 of 2 moves and stones set lies off that board, first \"fa\" at line 1, column 11; \
         expected SZ[9], which holds them all, or a larger board",
    ),
    (b"(;SZ[25];B[zz];W[zA])", "off-board off-board"),
    (
        b"(;SZ[9:5];B[ei];W[aa])",
        "fault: line 1, column 6: SZ is 9:5, but 1 of 2 moves and stones set lies off that board, first \"ei\" at line 1, column 13; \
         expected SZ[9], which holds them all, or a larger board",
    ),
    // Anything else is none.
    (b"(;SZ[19];B[pass];W[aa])", "unreadable-value"),
    (b"(;SZ[19];B[PASS];W[aa])", "unreadable-value"),
    (b"(;SZ[19];B[Q16];W[D4])", "unreadable-value unreadable-value"),
    (b"(;SZ[19];B[d4];W[aa])", "unreadable-value"),
    (b"(;SZ[5];B[aaa];W[aa])", "unreadable-value"),
    (b"(;SZ[5];B[a a];W[aa])", "unreadable-value"),
    (b"(;SZ[5];B[aa:bb];W[aa])", "unreadable-value"),
    (b"(;SZ[5];B[--];W[aa])", "unreadable-value"),
    (b"(;SZ[5];B[0];W[aa])", "unreadable-value"),
    ("(;SZ[5];B[左上];W[aa])".as_bytes(), "unreadable-value"),
    ("(;SZ[5];B[é];W[aa])".as_bytes(), "unreadable-value"),
    // A move that was left out leaves its neighbours side by side.
    (b"(;SZ[5];B[aa];W[zz];B[bb])", "off-board out-of-turn"),
    (b"(;SZ[5];B[aa];W[?];B[bb])", "unreadable-value out-of-turn"),
    // Moves on stones.
    (b"(;SZ[5]AB[cc];W[cc])", "played-on-stone"),
    (b"(;SZ[5];B[aa];W[bb];B[aa])", "played-on-stone"),
    (b"(;SZ[5];B[aa];W[aa];B[aa])", "played-on-stone played-on-stone"),
    (b"(;SZ[5];B[aa];B[aa])", "played-on-stone out-of-turn"),
    (b"(;SZ[5]AW[aa:bb];B[ab];W[cc])", "played-on-stone"),
    // Not on a stone, as that was captured: White took the corner with both neighbours.
    (b"(;SZ[5];B[aa];W[ab];B[ee];W[ba];B[dd];W[aa])", ""),
    // Self-captures: of one stone, of two, in the middle, on the only point.
    (b"(;SZ[1];B[aa])", "self-capture"),
    (b"(;SZ[5]AB[aa]AW[ac][bb][ba];B[ab])", "self-capture"),
    (b"(;SZ[5]AW[bc][cb][dc][cd];B[cc];W[ee])", "self-capture"),
    (b"(;SZ[5]AB[ba][ab];W[aa];B[ee];W[aa])", "self-capture self-capture"),
    (b"(;SZ[2]AW[ab][ba];B[aa];W[bb])", "self-capture"),
    // White's stone is replaced by Black's, which then has no liberty.
    (b"(;SZ[5]AW[aa][ab][ba];B[aa])", "played-on-stone self-capture"),
    // None, as the move captures first: each white stone beside it has no other liberty.
    (b"(;SZ[5]AB[bb][ac][ca]AW[ab][ba];B[aa])", ""),
    (b"(;SZ[2:1];B[aa];W[ba])", ""),
    // A ko that is taken back at once is no repair: some rule set may allow it.
    (b"(;SZ[5]AB[ba][ab][bc]AW[bb][ca][db][cc];B[cb];W[bb])", ""),
    // Turns.
    (b"(;SZ[5];W[aa];B[bb];W[cc])", ""),
    (b"(;SZ[5];W[aa];W[bb])", "out-of-turn"),
    (b"(;SZ[5];B[];B[aa])", "out-of-turn"),
    (b"(;SZ[5];B[];W[];W[])", "out-of-turn"),
    (b"(;SZ[5];B[aa];W[bb];W[cc];B[dd];B[ee])", "out-of-turn out-of-turn"),
    (b"(;SZ[5];B[aa][bb];W[cc])", "out-of-turn"),
    (b"(;SZ[5];B[aa]B[bb];W[cc])", "repeated-property out-of-turn"),
    (b"(;SZ[5];B[aa];AB[cc];B[bb])", "setup-in-game out-of-turn"),
    // A record may say whose turn it is.
    (b"(;SZ[5];B[aa];PL[B];B[bb])", ""),
    (b"(;SZ[5];B[aa];AE[aa]PL[B];B[bb])", "setup-in-game"),
    (b"(;SZ[5]PL[W];W[aa];B[bb])", ""),
    (b"(;SZ[5]PL[Black];B[aa];PL[black];B[bb])", "unreadable-value unreadable-value out-of-turn"),
    (b"(;SZ[5];W[aa];PL[2];W[bb];PL[white];W[cc])", "unreadable-value out-of-turn unreadable-value out-of-turn"),
    (b"(;SZ[5];B[aa];PL[1];B[bb];B[cc])", "unreadable-value out-of-turn out-of-turn"),
    (b"(;SZ[5];B[aa];PL[W];B[bb])", "out-of-turn"),
    (b"(;SZ[5]PL[red];B[aa])", "unreadable-value"),
    (b"(;SZ[5]PL[BW];B[aa])", "unreadable-value"),
    (b"(;SZ[5]PL[];B[aa])", "no-value"),
    (b"(;SZ[5]PL[ ]AB[aa];W[bb])", "no-value"),
    (b"(;SZ[5]PL[B][W];B[aa])", "unreadable-value"),
    // Moves in the first node, two in one, none at all.
    (b"(;SZ[5]B[aa];W[bb])", ""),
    (b"(;SZ[5];W[aa]B[bb];W[cc])", ""),
    (b"(;SZ[5];C[no move];N[none either])", ""),
    (b"(;SZ[5];KO[]B[aa]MN[7]TE[1]BM[2]DO[]IT[];W[bb]GW[1]HO[1]UC[1]DM[1]V[-3])", ""),
    (b"(;SZ[5];B[aa]BL[12.5]OB[3];W[bb]WL[0]OW[])", ""),
];
