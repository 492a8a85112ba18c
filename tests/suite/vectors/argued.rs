//! Boards of goscorer on which our territory is another, and why.

use gyega::board::{Point, PointSet};

/// Who is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A line of moves or the text of a rule shows it.
    OursIsRight,
    /// The border is open there: the game is not over, and we say so.
    Open,
    /// The stones are captured whoever starts, but nobody called them dead: they count as living, and the audit says
    /// so.
    AtRisk,
    /// We take off what both call dead and read what is left; the peer reads the stones where they stand.
    Marks,
    /// Whoever plays there first decides, and nobody called anything dead.
    Unsettled,
}

impl Verdict {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::OursIsRight => "ours is right",
            Self::Open => "open border",
            Self::AtRisk => "at risk, but not marked dead",
            Self::Marks => "marks taken off first",
            Self::Unsettled => "turns on who starts",
        }
    }
}

/// A board that differs.
pub(super) struct Argued {
    pub(super) id: &'static str,
    /// Every point that differs.
    points: &'static str,
    pub(super) verdict: Verdict,
    pub(super) argument: &'static str,
}

impl Argued {
    pub(super) fn points(&self) -> PointSet {
        self.points.split_whitespace().map(|point| Point::parse(point).expect("a point")).collect()
    }
}

pub(super) const ARGUED: &[Argued] = &[
    Argued {
        id: "test_8pteyes",
        points: "X9 Y9 Z9 X8 Y8 Z8 Y7 Z7 A3 B3 A2 B2 C2 A1 B1 C1",
        verdict: Verdict::OursIsRight,
        argument: "Both players call the stones inside dead: they come off, and the same eight empty points are left in \
                   all four corners. White to start cannot capture under the simple or the Japanese ko (closed: White \
                   A1, Black B2; settled by 726 and 639 positions). goscorer leaves the stones standing in two corners \
                   and calls these sekis, against the marks. That the groups are told as undecided is for want of nodes \
                   and changes no point.",
    },
    Argued {
        id: "test_basic_sekis_marked_dead",
        points: "A5 A4 A3 A2 A1",
        verdict: Verdict::OursIsRight,
        argument: "Both call the three stones in the straight five dead. They come off, \
                   and five empty points in a row are two eyes whoever starts: White A3, Black A2 or A4. goscorer calls \
                   a seki, against the marks.",
    },
    Argued {
        id: "test_cross_poke_deeper",
        points: "E4",
        verdict: Verdict::Marks,
        argument: "E4 F4 are called dead and come off. With F4 filled, G4 H4 are one chain with F5 and F3, which has \
                   the eyes E5 and E3: E4 needs no move. goscorer lets the stones stand, so that Black must capture \
                   them before he connects.",
    },
    Argued {
        id: "test_cycle_real_3spaceeye",
        points: "A4 A3 A2 E1 F1 G1",
        verdict: Verdict::Unsettled,
        argument: "C6 and K6 are owed, G1 is not: with C6 filled, White H6 connects the stones on the right. The rest turns on who \
                   starts. White F3 and then E4 take the black stones in the middle (63 positions). Black starts with H6, so that \
                   White must fill G1, and A6, so that she must fill E1; then he has the eye E4, she has F1, F3 lies between \
                   them, and nobody may play there: a seki (5,886 positions), and E1 F1 G1 are nobody's. goscorer counts as if \
                   White had started. As nobody is marked dead, all stand in seki with us, unverified: so do the stones on the \
                   left with A4 A3 A2, whose fate hangs on White's.",
    },
    Argued {
        id: "test_double_throwin_seki3",
        points: "E1 F1",
        verdict: Verdict::Open,
        argument: "Every border but White's corner is open and the corner hangs on it through C6, B2 and A3: the game \
                   is not over. goscorer goes by the shape and calls a seki.",
    },
    Argued {
        id: "test_double_throwin_seki4",
        points: "E1 F1 G1",
        verdict: Verdict::Open,
        argument: "As in test_double_throwin_seki3, with one more point inside.",
    },
    Argued {
        id: "test_false_eyes_2",
        points: "A9",
        verdict: Verdict::Marks,
        argument: "A8 is called dead and comes off; Black fills A8 and keeps A9. goscorer lets the stone stand: Black \
                   must take it from A9 and fill A8 after that, as White A8 would then capture A7 A6 A5.",
    },
    Argued {
        id: "test_false_eyes_chain_bamboo",
        points: "J8 J5 J3 J1",
        verdict: Verdict::Open,
        argument: "G8 H8 and White's G7 H7 reach the wide space on the left, where the game is not over. Black's eyes \
                   hang on G8 H8 one after the other; nobody marked anything dead.",
    },
    Argued {
        id: "test_narrow_board7",
        points: "B1 C1 D1",
        verdict: Verdict::AtRisk,
        argument: "White's stone comes off. Black A1 is captured whoever starts: B1 and D1 leave him one point, where White \
                   takes him, and after C1 White takes A1 in a ko. No move saves him, so that none is owed; by agreement \
                   the three points are his, and the audit says that he is at risk. goscorer counts none of them.",
    },
    Argued {
        id: "test_three_point_false_eye",
        points: "A2 F2 A1 B1 E1 F1",
        verdict: Verdict::Open,
        argument: "A5, F5 and G3 H3 reach the wide space above, and every other black chain hangs on those: the game is not \
                   over, and all are told as open. Once White closes the top, A2 and F2 are owed and then B1 and E1: White \
                   B1, Black A1 takes it, White B1 takes six stones. A1 and F1 are left at most; goscorer counts none.",
    },
    Argued {
        id: "test_three_point_false_eye_cycle",
        points: "D3",
        verdict: Verdict::Open,
        argument: "White's two chains round D3 reach the wide space above through B4 and D4; they can still connect \
                   there. goscorer calls D3 false.",
    },
    Argued {
        id: "test_throwin_false_eye_chains",
        points: "A8 E8 G8 R8 B1 C1 F1 N1 Q1 R1",
        verdict: Verdict::Marks,
        argument: "With the stones called dead off, Black fills B8; then each of his chains on the left has two eyes of \
                   A8 E8 G8 K8, unconditionally (Benson), and below each has two of A1 C1 F1 J1. R8 is owed: White R8, \
                   Black S8 takes it, White R8 takes three. goscorer counts R8, and lets the dead stones stand, so that \
                   Black must take them and fill behind them.",
    },
];
