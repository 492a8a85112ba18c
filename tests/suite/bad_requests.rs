//! Requests that cannot be answered, each with the problem it must get: the code and the pointer of every error here,
//! the whole problem in a snapshot.

use std::fmt::Write as _;

use gyega::wire::{Code, Limits, Problem, read_request};

use crate::support::snapshot;

/// What is sent, and the errors it must get as `code pointer`.
type Refused = (&'static str, &'static [&'static str]);

/// What is no JSON.
const NOT_JSON: &[&str] = &[
    "",
    " ",
    "{",
    "}",
    "nonsense",
    "{\"rows\": [\".\"}",
    "{\"rows\": [\".\"]",
    "{\"rows\": [\".\"]} trailing",
    "{\"rows\": [\".\"],}",
    "{'rows': ['.']}",
    "{rows: [\".\"]}",
    "{\"komi\": 06}",
    "{\"komi\": .5}",
    "{\"komi\": +5}",
    "{\"komi\": NaN}",
    "{\"komi\": 1e999}",
    "{\"id\": \"\\ud800\"}",
    "{\"id\": \"\u{1}\"}",
    "{\"id\": \"open",
    "\u{feff}{}",
];

/// The board as a whole.
const BOARDS: &[Refused] = &[
    ("null", &["wrong-type "]),
    ("[]", &["wrong-type "]),
    ("\"rows\"", &["wrong-type "]),
    ("7", &["wrong-type "]),
    ("{}", &["missing-field /rows"]),
    (r#"{"id": "a"}"#, &["missing-field /rows"]),
    (r#"{"rows": null}"#, &["missing-field /rows"]),
    (r#"{"rows": ".XO"}"#, &["wrong-type /rows"]),
    (r#"{"rows": {"0": ".XO"}}"#, &["wrong-type /rows"]),
    (r#"{"rows": []}"#, &["board-size /rows"]),
    (r#"{"rows": [""]}"#, &["board-size /rows/0"]),
    (
        r#"{"rows": ["..........................", ".........................."]}"#,
        &["board-size /rows/0", "board-size /rows/1"],
    ),
    (
        r#"{"rows": [".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".",".","."]}"#,
        &["board-size /rows"],
    ),
    (r#"{"rows": [".XO", 5, ".XO", null]}"#, &["wrong-type /rows/1", "wrong-type /rows/3"]),
    (r#"{"rows": [".XO", ".X", ".XO"]}"#, &["uneven-rows /rows/1"]),
    (r#"{"rows": [".XO", ".X?", "X.*"]}"#, &["unknown-letter /rows/1", "unknown-letter /rows/2"]),
    (r#"{"rows": [".X0"]}"#, &["unknown-letter /rows/0"]),
    (r#"{"rows": [". X O"]}"#, &["unknown-letter /rows/0", "unknown-letter /rows/0"]),
    (r#"{"rows": ["bw."]}"#, &["unknown-letter /rows/0", "unknown-letter /rows/0"]),
    (
        r#"{"rows": ["SsT", "tnK"]}"#,
        &[
            "unknown-letter /rows/0",
            "unknown-letter /rows/0",
            "unknown-letter /rows/0",
            "unknown-letter /rows/1",
            "unknown-letter /rows/1",
            "unknown-letter /rows/1",
        ],
    ),
    (r#"{"rows": ["xo.", ".xo"]}"#, &["other-notation /rows"]),
    (r#"{"rows": [".XO", ".x"], "seki": ["Z9"]}"#, &["uneven-rows /rows/1"]),
    (r#"{"rows": ["X"]}"#, &["no-liberty /rows/0"]),
    (r#"{"rows": ["XO.", "O..", "..."]}"#, &["no-liberty /rows/0"]),
    (r#"{"rows": ["XO.", "OX.", "OOX"]}"#, &["no-liberty /rows/0", "no-liberty /rows/1"]),
    (r#"{"rows": [".X.O"], "moves": []}"#, &["conflicting-fields /moves"]),
    (r#"{"rows": [".X.O"], "initial_rows": ["..."]}"#, &["conflicting-fields /initial_rows"]),
    (r#"{"initial_rows": ["..."]}"#, &["missing-field /moves"]),
];

/// Names of fields.
const FIELDS: &[Refused] = &[
    (r#"{"rows": [".X.O"], "Komi": 0}"#, &["unknown-field /Komi"]),
    (r#"{"rows": [".X.O"], "prisoner": {}}"#, &["unknown-field /prisoner"]),
    (r#"{"rows": [".X.O"], "board": ["..."], "x": 1}"#, &["unknown-field /board", "unknown-field /x"]),
    (r#"{"rows": [".X.O"], "": 1}"#, &["unknown-field /"]),
    (r#"{"rows": [".X.O"], "a/b~c": 1}"#, &["unknown-field /a~1b~0c"]),
    (r#"{"rows": [".X.O"], "rows": ["XO."]}"#, &["duplicate-field /rows"]),
    (r#"{"rows": [".X.O"], "komi": 0, "komi": 0}"#, &["duplicate-field /komi"]),
    (r#"{"rows": [".X.O"], "prisoners": {"black": 1, "black": 2}}"#, &["duplicate-field /prisoners/black"]),
    (r#"{"rows": [".X.O"], "search_nodes": 5}"#, &["out-of-range /search_nodes"]),
    (r#"{"rows": [".X.O"], "search_nodes": "many"}"#, &["wrong-type /search_nodes"]),
    (r#"{"rows": [".X.O"], "search_nodes": 5000, "classify": false}"#, &["conflicting-fields /search_nodes"]),
    (r#"{"sgf": 7}"#, &["wrong-type /sgf"]),
    (r#"{"sgf": "no record"}"#, &["unreadable-record /sgf"]),
    (r#"{"sgf": "(;GM[2])"}"#, &["unreadable-record /sgf"]),
    (r#"{"sgf": "(;SZ[5])", "rows": [".X.O"]}"#, &["conflicting-fields /rows"]),
    (r#"{"sgf": "(;SZ[5])", "sgf_at": "there"}"#, &["unreadable-record /sgf_at"]),
    (r#"{"sgf": "(;SZ[5])", "sgf_at": 1}"#, &["unreadable-record /sgf_at"]),
    (r#"{"sgf": "(;SZ[5])", "sgf_at": -1}"#, &["out-of-range /sgf_at"]),
    (r#"{"rows": [".X.O"], "sgf_at": 1}"#, &["conflicting-fields /sgf_at"]),
    (r#"{"sgf": "(;SZ[5];B[aa];W[bb];B[]W[])", "prisoners": {"black": 3}}"#, &["contradiction /prisoners/black"]),
    (r#"{"code": "abc"}"#, &["invalid-code /code"]),
];

/// What two players claim.
const CLAIMS: &[Refused] = &[
    (r#"{"rows": [".X.O"], "claims": []}"#, &["wrong-type /claims"]),
    (r#"{"rows": [".X.O"], "claims": {}}"#, &["missing-field /claims/black", "missing-field /claims/white"]),
    (r#"{"rows": [".X.O"], "claims": {"black": {"dead": ["D1"]}}}"#, &["missing-field /claims/white"]),
    (
        r#"{"rows": [".X.O"], "claims": {"black": ["D1"], "white": null}}"#,
        &["wrong-type /claims/black", "missing-field /claims/white"],
    ),
    (
        r#"{"rows": [".X.O"], "claims": {"black": {}, "white": {"alive": []}, "referee": {}}}"#,
        &["unknown-field /claims/referee", "unknown-field /claims/white/alive"],
    ),
    (
        r#"{"rows": [".X.O"], "claims": {"black": {"dead": "D1"}, "white": {"seki": ["B1", "b1", "Q16", "I1"]}}}"#,
        &[
            "wrong-type /claims/black/dead",
            "duplicate /claims/white/seki/1",
            "off-board /claims/white/seki/2",
            "invalid-point /claims/white/seki/3",
        ],
    ),
    (
        r#"{"rows": [".X.O"], "claims": {"black": {"dead": ["D1", "A1"]}, "white": {"seki": ["C1"]}}}"#,
        &["no-stone /claims/black/dead/1", "no-stone /claims/white/seki/0"],
    ),
    (
        r#"{"rows": ["XX.O"], "claims": {"black": {"dead": ["D1", "B1"], "seki": ["A1"]}, "white": {}}}"#,
        &["dead-and-in-seki /claims/black/dead/1"],
    ),
    (
        r#"{"rows": [".X.O"], "dead": ["B1"], "seki": ["D1"],
            "claims": {"black": {"seki": ["B1"]}, "white": {"dead": ["B1", "D1"]}}}"#,
        &["contradiction /claims/black/seki/0", "contradiction /claims/white/dead/1"],
    ),
    (
        r#"{"rows": [".x.O"], "claims": {"black": {}, "white": {"seki": ["B1"]}}}"#,
        &["contradiction /claims/white/seki/0"],
    ),
    (
        r#"{"rows": [".X.O"], "dead_by_rule_set": {"korean": ["B1"]}, "claims": {"black": {}, "white": {"seki": ["B1"]}}}"#,
        &["contradiction /claims/white/seki/0"],
    ),
    (
        r#"{"rows": [".X.O"], "dead": ["A1"], "handicap": 9, "claims": {"black": {"dead": ["A1"]}, "white": {}}}"#,
        &["no-stone /dead/0", "no-stone /claims/black/dead/0", "contradiction /handicap"],
    ),
    (r#"{"rows": [".X.O"], "sensitivity": 1}"#, &["wrong-type /sensitivity"]),
    (r#"{"rows": [".X.O"], "sensitivity": "true"}"#, &["wrong-type /sensitivity"]),
];

/// Marks.
const MARKS: &[Refused] = &[
    (r#"{"rows": [".X.O"], "dead": "A1"}"#, &["unknown-value /dead"]),
    (r#"{"rows": [".X.O"], "dead": "Pass-Alive"}"#, &["unknown-value /dead"]),
    (r#"{"rows": [".X.O"], "dead": {"black": ["B1"]}}"#, &["wrong-type /dead"]),
    (r#"{"rows": [".X.O"], "dead": ["A1"]}"#, &["no-stone /dead/0"]),
    (r#"{"rows": [".X.O"], "dead": ["B1", "A1"]}"#, &["no-stone /dead/1"]),
    (r#"{"rows": [".X.O"], "dead": ["B2"]}"#, &["off-board /dead/0"]),
    (
        r#"{"rows": [".X.O"], "dead": ["I1", "aa", "", "D", "B01", "Z26", "B-1"]}"#,
        &[
            "invalid-point /dead/0",
            "invalid-point /dead/1",
            "invalid-point /dead/2",
            "invalid-point /dead/3",
            "invalid-point /dead/4",
            "invalid-point /dead/5",
            "invalid-point /dead/6",
        ],
    ),
    (
        r#"{"rows": [".X.O"], "dead": [[1, 0], 5, null]}"#,
        &["wrong-type /dead/0", "wrong-type /dead/1", "wrong-type /dead/2"],
    ),
    (r#"{"rows": [".X.O"], "dead": ["B1", "b1"]}"#, &["duplicate /dead/1"]),
    (r#"{"rows": [".X.o"], "dead": "pass-alive"}"#, &["conflicting-fields /dead"]),
    (r#"{"rows": [".X.O"], "seki": "B1"}"#, &["wrong-type /seki"]),
    (r#"{"rows": [".X.O"], "seki": ["A1", "B1"]}"#, &["no-stone /seki/0"]),
    (r#"{"rows": [".X.O"], "dead": ["B1"], "seki": ["B1"]}"#, &["dead-and-in-seki /dead"]),
    (r#"{"rows": [".x.O"], "seki": ["B1"]}"#, &["dead-and-in-seki /rows"]),
    (r#"{"rows": [".X.O"], "dead_by_rule_set": ["B1"]}"#, &["wrong-type /dead_by_rule_set"]),
    (r#"{"rows": [".X.O"], "dead_by_rule_set": {"korean-2016": "B1"}}"#, &["wrong-type /dead_by_rule_set/korean-2016"]),
    (
        r#"{"rows": [".X.O"], "dead_by_rule_set": {"korean-2016": ["A1"]}}"#,
        &["no-stone /dead_by_rule_set/korean-2016/0"],
    ),
    (r#"{"rows": [".X.O"], "dead_by_rule_set": {"nobody": ["B1"]}}"#, &["unknown-rule-set /dead_by_rule_set/nobody"]),
    (r#"{"rows": [".X.O"], "dead_by_rule_set": {"aga": ["B1"]}}"#, &["not-scored /dead_by_rule_set/aga"]),
    (
        r#"{"rows": [".X.O"], "dead_by_rule_set": {"korean": ["B1"], "korean-2016": ["B1"]}}"#,
        &["duplicate /dead_by_rule_set/korean-2016"],
    ),
    (
        r#"{"rows": [".X.O"], "dead_by_rule_set": {"tromp-taylor": ["B1"]}, "rule_sets": ["tromp-taylor"]}"#,
        &["removes-nothing /dead_by_rule_set/tromp-taylor"],
    ),
    (
        r#"{"rows": [".X.O"], "dead_by_rule_set": {"korean-2016": ["B1"]}, "seki": ["B1"]}"#,
        &["dead-and-in-seki /dead_by_rule_set/korean-2016"],
    ),
];

/// Numbers and words.
const NUMBERS: &[Refused] = &[
    (r#"{"rows": [".X.O"], "prisoners": 5}"#, &["wrong-type /prisoners"]),
    (r#"{"rows": [".X.O"], "prisoners": [1, 2]}"#, &["wrong-type /prisoners"]),
    (
        r#"{"rows": [".X.O"], "prisoners": {"black": -1, "white": 100001}}"#,
        &["out-of-range /prisoners/black", "out-of-range /prisoners/white"],
    ),
    (
        r#"{"rows": [".X.O"], "prisoners": {"black": "1", "white": 1.5}}"#,
        &["wrong-type /prisoners/black", "wrong-type /prisoners/white"],
    ),
    (
        r#"{"rows": [".X.O"], "prisoners": {"black": 18446744073709551615, "white": 1e30}}"#,
        &["out-of-range /prisoners/black", "out-of-range /prisoners/white"],
    ),
    (r#"{"rows": [".X.O"], "prisoners": {"blck": 1}}"#, &["unknown-field /prisoners/blck"]),
    (r#"{"rows": [".X.O"], "handicap": "2"}"#, &["wrong-type /handicap"]),
    (r#"{"rows": [".X.O"], "handicap": -1}"#, &["out-of-range /handicap"]),
    (r#"{"rows": [".X.O"], "handicap": 626}"#, &["out-of-range /handicap"]),
    (r#"{"rows": [".X.O"], "handicap": 5}"#, &["contradiction /handicap"]),
    (r#"{"rows": [".X.O"], "handicap": 1.5}"#, &["wrong-type /handicap"]),
    (r#"{"rows": [".X.O"], "komi": "6.5"}"#, &["unknown-value /komi"]),
    (r#"{"rows": [".X.O"], "komi": true}"#, &["wrong-type /komi"]),
    (r#"{"rows": [".X.O"], "komi": [6.5]}"#, &["wrong-type /komi"]),
    (r#"{"rows": [".X.O"], "komi": 6.3}"#, &["not-a-quarter /komi"]),
    (r#"{"rows": [".X.O"], "komi": 0.125}"#, &["not-a-quarter /komi"]),
    (r#"{"rows": [".X.O"], "komi": 1e-300}"#, &["not-a-quarter /komi"]),
    (r#"{"rows": [".X.O"], "komi": 100001}"#, &["out-of-range /komi"]),
    (r#"{"rows": [".X.O"], "komi": -9223372036854775808}"#, &["out-of-range /komi"]),
    (r#"{"rows": [".X.O"], "komi": 1e300}"#, &["out-of-range /komi"]),
    (r#"{"rows": [".X.O"], "komi": {"korean-2016": "6.5"}}"#, &["wrong-type /komi/korean-2016"]),
    (
        r#"{"rows": [".X.O"], "komi": {"korean-2016": 6.1, "nobody": 0, "nz": 7}}"#,
        &["not-a-quarter /komi/korean-2016", "unknown-rule-set /komi/nobody", "not-scored /komi/nz"],
    ),
    (r#"{"rows": [".X.O"], "komi": {"korean-2016": 6.5, "korean": 6.5}}"#, &["duplicate /komi/korean"]),
    (r#"{"rows": [".X.O"], "overtime": 2}"#, &["wrong-type /overtime"]),
    (
        r#"{"rows": [".X.O"], "overtime": {"black": 101, "red": 1}}"#,
        &["unknown-field /overtime/red", "out-of-range /overtime/black"],
    ),
    (r#"{"rows": [".X.O"], "adjustments": {"player": "black"}}"#, &["wrong-type /adjustments"]),
    (
        r#"{"rows": [".X.O"], "adjustments": [{}]}"#,
        &[
            "missing-field /adjustments/0/player",
            "missing-field /adjustments/0/amount",
            "missing-field /adjustments/0/reason",
        ],
    ),
    (
        r#"{"rows": [".X.O"], "adjustments": [{"player": "Black", "amount": 0.1, "reason": " "}]}"#,
        &["unknown-value /adjustments/0/player", "not-a-quarter /adjustments/0/amount", "empty /adjustments/0/reason"],
    ),
    (
        r#"{"rows": [".X.O"], "adjustments": [{"player": "black", "amount": 1, "reason": "late", "rule_sets": ["korean", "korean-2016", "nz", 7]}]}"#,
        &["too-many /adjustments/0/rule_sets"],
    ),
    (
        r#"{"rows": [".X.O"], "adjustments": [{"player": "black", "amount": 1, "reason": "late", "rule_sets": ["korean", "korean-2016", "nz"]}, 5]}"#,
        &["duplicate /adjustments/0/rule_sets/1", "not-scored /adjustments/0/rule_sets/2", "wrong-type /adjustments/1"],
    ),
    (
        r#"{"rows": [".X.O"], "adjustments": [{"player": "black", "amount": 1, "reason": "late", "rule_sets": []}]}"#,
        &["empty /adjustments/0/rule_sets"],
    ),
];

/// The history and the moves.
const HISTORY: &[Refused] = &[
    (r#"{"rows": [".X.O"], "history": []}"#, &["wrong-type /history"]),
    (r#"{"rows": [".X.O"], "history": {"plays": 5}}"#, &["unknown-field /history/plays"]),
    (
        r#"{"rows": [".X.O"], "history": {"black_plays": -1, "white_passes": 0.5}}"#,
        &["out-of-range /history/black_plays", "wrong-type /history/white_passes"],
    ),
    (r#"{"rows": [".X.O"], "history": {"first_pass": "nobody"}}"#, &["unknown-value /history/first_pass"]),
    (
        r#"{"rows": [".X.O"], "history": {"first_pass": "black", "black_passes": 0}}"#,
        &["contradiction /history/first_pass"],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"first_pass": "none", "black_passes": 1, "white_passes": 2}}"#,
        &["contradiction /history/black_passes", "contradiction /history/white_passes"],
    ),
    (r#"{"rows": [".X.O"], "history": {"last_play": "B1"}}"#, &["wrong-type /history/last_play"]),
    (r#"{"rows": [".X.O"], "history": {"last_play": {"point": "B1"}}}"#, &["missing-field /history/last_play/player"]),
    (
        r#"{"rows": [".X.O"], "history": {"last_play": {"player": "white", "point": "B1"}}}"#,
        &["contradiction /history/last_play"],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"last_play": {"player": "black", "point": "A1"}}}"#,
        &["contradiction /history/last_play"],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"last_play": {"player": "black", "point": "B2", "captured": ["C1", "C1"]}}}"#,
        &["off-board /history/last_play/point", "duplicate /history/last_play/captured/1"],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"last_play": {"player": "black", "point": "B1", "captured": ["D1"]}}}"#,
        &["contradiction /history/last_play"],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"black_plays": 0, "last_play": {"player": "black"}}}"#,
        &["contradiction /history/black_plays"],
    ),
    (r#"{"rows": [".X.O"], "history": {"ended_by": "resign"}}"#, &["unknown-value /history/ended_by"]),
    (r#"{"rows": [".X.O"], "history": {"ended_by": "resignation"}}"#, &["contradiction /history/lost_by"]),
    (
        r#"{"rows": [".X.O"], "history": {"ended_by": "passes", "lost_by": "black"}}"#,
        &["contradiction /history/lost_by"],
    ),
    (r#"{"rows": [".X.O"], "history": {"lost_by": "white"}}"#, &["contradiction /history/lost_by"]),
    (
        r#"{"rows": [".X.O"], "history": {"ended_by": "time", "lost_by": "nobody"}}"#,
        &["unknown-value /history/lost_by"],
    ),
    (r#"{"moves": "D4"}"#, &["wrong-type /moves"]),
    (
        r#"{"moves": ["D4", ["black"], ["black", "D4", 1], {"black": "D4"}]}"#,
        &["wrong-type /moves/0", "wrong-type /moves/1", "wrong-type /moves/2", "wrong-type /moves/3"],
    ),
    (
        r#"{"moves": [["B", "D4"], ["white", "PASS"], ["white", null]]}"#,
        &["unknown-value /moves/0/0", "invalid-point /moves/1/1", "wrong-type /moves/2/1"],
    ),
    (r#"{"moves": [["black", "T19"], ["white", "U1"]]}"#, &["off-board /moves/1/1"]),
    (
        r#"{"moves": [["black", "D4"], ["white", "D4"], ["black", "D4"]]}"#,
        &["illegal-move /moves/1", "illegal-move /moves/2"],
    ),
    (r#"{"initial_rows": [".x"], "moves": []}"#, &["other-notation /initial_rows"]),
    (r#"{"initial_rows": [".xX"], "moves": []}"#, &["unknown-letter /initial_rows"]),
    (r#"{"initial_rows": ["XO.", "O.."], "moves": []}"#, &["no-liberty /initial_rows/0"]),
    (
        r#"{"moves": [["black", "D4"], ["white", "pass"], ["black", "pass"]], "handicap": 2, "prisoners": {"black": 1, "white": 0}, "history": {"black_plays": 2, "white_plays": 0, "black_passes": 0, "white_passes": 1, "first_pass": "black", "last_play": {"player": "white"}}}"#,
        &[
            "contradiction /history/last_play",
            "contradiction /handicap",
            "contradiction /prisoners/black",
            "contradiction /history/black_plays",
            "contradiction /history/black_passes",
            "contradiction /history/first_pass",
        ],
    ),
    (r#"{"moves": [["black", "D4"]], "dead": ["E5"]}"#, &["no-stone /dead/0"]),
];

/// Rule sets and what is wanted.
const CHOICES: &[Refused] = &[
    (r#"{"rows": [".X.O"], "rule_sets": "korean-2016"}"#, &["unknown-value /rule_sets"]),
    (r#"{"rows": [".X.O"], "rule_sets": []}"#, &["empty /rule_sets"]),
    (r#"{"rows": [".X.O"], "rule_sets": {"korean-2016": true}}"#, &["wrong-type /rule_sets"]),
    (
        r#"{"rows": [".X.O"], "rule_sets": ["koraen", 7, null, []]}"#,
        &[
            "unknown-rule-set /rule_sets/0",
            "wrong-type /rule_sets/1",
            "wrong-type /rule_sets/2",
            "wrong-type /rule_sets/3",
        ],
    ),
    (r#"{"rows": [".X.O"], "rule_sets": ["korean", "aga", "korean-2016"]}"#, &["duplicate /rule_sets/2"]),
    (r#"{"rows": [".X.O"], "rule_sets": [""]}"#, &["unknown-rule-set /rule_sets/0"]),
    (r#"{"rows": [".X.O"], "rule_sets": ["korean-2016(seki_points=maybe)"]}"#, &["unknown-rule-set /rule_sets/0"]),
    (r#"{"rows": [".X.O"], "rule_sets": ["koDOUBLEscoreAREA"]}"#, &["unknown-rule-set /rule_sets/0"]),
    (r#"{"rows": [".X.O"], "rule_sets": [{}]}"#, &["missing-field /rule_sets/0/base"]),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"base": "nobody", "seki": "counted"}]}"#,
        &["unknown-rule-set /rule_sets/0/base", "unknown-axis /rule_sets/0/seki"],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"base": 5, "ko": 5}]}"#,
        &["wrong-type /rule_sets/0/base", "wrong-type /rule_sets/0/ko"],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"base": "aga", "ko": "double", "ko": "simple"}]}"#,
        &["duplicate-field /rule_sets/0/ko", "unknown-choice /rule_sets/0/ko"],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"base": "aga", "komi": "7"}, {"base": "aga", "komi": {"even": 7}}, {"base": "aga", "komi": 7.1}]}"#,
        &[
            "wrong-type /rule_sets/0/komi",
            "missing-field /rule_sets/1/komi/handicap",
            "not-a-quarter /rule_sets/2/komi",
        ],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"base": "korean-2016(ko=simple)"}]}"#,
        &["unknown-rule-set /rule_sets/0/base"],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": [{"katago": {"ko": "DOUBLE", "score": 5}}, {"katago": 5}, {"katago": "chinese", "base": "aga"}]}"#,
        &[
            "invalid-katago /rule_sets/0/katago/ko",
            "invalid-katago /rule_sets/0/katago/score",
            "invalid-katago /rule_sets/1/katago",
            "unknown-field /rule_sets/2/base",
        ],
    ),
    (r#"{"rows": [".X.O"], "compare": "all"}"#, &["wrong-type /compare"]),
    (
        r#"{"rows": [".X.O"], "compare": ["korean-2016", ["korean-2016"], ["korean-2016", "ing-sst", "nz"]]}"#,
        &["wrong-type /compare/0", "wrong-type /compare/1", "wrong-type /compare/2"],
    ),
    (
        r#"{"rows": [".X.O"], "compare": [["korean", "aga"], ["kor ean", 7], ["nobody", "ing"]]}"#,
        &["not-scored /compare/0/1", "wrong-type /compare/1/1", "unknown-rule-set /compare/2/0"],
    ),
    (
        r#"{"rows": [".X.O"], "rule_sets": ["nobody"], "compare": [["korean-2016", "aga"]]}"#,
        &["unknown-rule-set /rule_sets/0"],
    ),
    (r#"{"rows": [".X.O"], "readings": "all"}"#, &["wrong-type /readings"]),
    (
        r#"{"rows": [".X.O"], "readings": ["shared-by-region", "shared-by-region", "shared", 1]}"#,
        &["duplicate /readings/1", "unknown-value /readings/2", "wrong-type /readings/3"],
    ),
    (r#"{"rows": [".X.O"], "classify": "yes"}"#, &["wrong-type /classify"]),
    (r#"{"rows": [".X.O"], "classify": 1}"#, &["wrong-type /classify"]),
    (r#"{"rows": [".X.O"], "detail": "all"}"#, &["unknown-value /detail"]),
    (r#"{"rows": [".X.O"], "language": "tlh"}"#, &["unknown-value /language"]),
    (r#"{"rows": [".X.O"], "id": 7.5}"#, &["wrong-type /id"]),
];

/// Faults of every kind at once: none hides another.
const MANY: &[Refused] = &[
    (r#"{"rows": ["XO.", "O..", "..."], "komi": "6.5"}"#, &["unknown-value /komi", "no-liberty /rows/0"]),
    (
        r#"{"rows": ["X?O"], "komi": 6.3, "dead": ["D1"], "rule_sets": ["nobody"], "detail": "most", "id": 5.5, "history": {"ended_by": "no"}}"#,
        &[
            "wrong-type /id",
            "unknown-value /detail",
            "unknown-rule-set /rule_sets/0",
            "not-a-quarter /komi",
            "unknown-letter /rows/0",
            "off-board /dead/0",
            "unknown-value /history/ended_by",
        ],
    ),
    (
        r#"{"rows": ["XO.", "O..", "..."], "dead": ["B2", "J9"], "handicap": 20, "history": {"lost_by": "black"}}"#,
        &[
            "off-board /dead/1",
            "no-liberty /rows/0",
            "no-stone /dead/0",
            "contradiction /handicap",
            "contradiction /history/lost_by",
        ],
    ),
    (
        r#"{"rows": [".X.O"], "history": {"ended_by": "no", "lost_by": "black"}, "seki": ["A1"]}"#,
        &["unknown-value /history/ended_by", "no-stone /seki/0"],
    ),
];

/// Every body of the tables, for tests of the schemas.
pub(crate) fn bodies() -> impl Iterator<Item = &'static str> {
    let tables = [BOARDS, FIELDS, CLAIMS, MARKS, NUMBERS, HISTORY, CHOICES, MANY];
    tables.into_iter().flatten().map(|(body, _)| *body).chain(NOT_JSON.iter().copied())
}

fn problem_of(body: &[u8]) -> Problem {
    read_request(body, &Limits::default()).map(|_| ()).expect_err(&String::from_utf8_lossy(body))
}

#[test]
fn what_is_no_json_is_told_with_its_place() {
    let mut told = String::new();
    for body in NOT_JSON {
        let problem = problem_of(body.as_bytes());
        assert_eq!((problem.code, problem.status, problem.errors.len()), (Code::InvalidJson, 400, 0), "{body}");
        let _ = writeln!(told, "{body:?}\n    {}", problem.detail);
    }
    snapshot!("problems", &told);
}

#[test]
fn bytes_that_are_no_text_are_no_json() {
    for body in [&b"{\"rows\": [\"\xff\"]}"[..], b"\xff", b"\0", b"{\"\xc3\x28\": 1}"] {
        assert_eq!(problem_of(body).code, Code::InvalidJson);
    }
    let deep = "[".repeat(100_000);
    assert_eq!(problem_of(deep.as_bytes()).code, Code::InvalidJson, "nesting is bounded");
}

#[test]
fn every_bad_request_gets_exactly_its_problem() {
    let mut told = String::new();
    let mut wrong = Vec::new();
    let tables = [BOARDS, FIELDS, CLAIMS, MARKS, NUMBERS, HISTORY, CHOICES, MANY];
    for (body, expected) in tables.into_iter().flatten() {
        let problem = problem_of(body.as_bytes());
        assert_eq!((problem.code, problem.status), (Code::InvalidRequest, 422), "{body}");
        let found: Vec<_> =
            problem.errors.iter().map(|error| format!("{} {}", error.code.as_str(), error.pointer)).collect();
        if found != *expected {
            wrong.push(format!("{body}\n  found    {found:?}\n  expected {expected:?}"));
        }
        let _ = writeln!(told, "{body}");
        for error in &problem.errors {
            assert!(!error.found.is_empty() && !error.expected.is_empty(), "{body}: {error:?}");
            let _ = writeln!(told, "    {} {}: {}", error.code.as_str(), error.pointer, error.detail);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    snapshot!("problems", &told);
    let count = tables.iter().map(|table| table.len()).sum::<usize>() + NOT_JSON.len();
    assert!(count >= 100, "{count} requests");
}

#[test]
fn what_is_too_long_or_too_many_is_refused() {
    let limits = Limits { body_bytes: 100, ..Limits::default() };
    let problem = read_request(&[b' '; 101], &limits).expect_err("too long");
    assert_eq!((problem.code, problem.status), (Code::TooLarge, 413));
    assert_eq!(problem.detail, "found 101 bytes, expected at most 100");

    let errors_of = |body: &str, limits: &Limits| -> Vec<String> {
        let problem = read_request(body.as_bytes(), limits).map(|_| ()).expect_err(body);
        problem.errors.iter().map(|error| format!("{} {}", error.code.as_str(), error.pointer)).collect()
    };
    let limits = Limits { rule_sets_max: 1, moves_max: 1, compare_max: 0, adjustments_max: 0, ..Limits::default() };
    assert_eq!(
        errors_of(
            r#"{"moves": [["black", "A1"], ["white", "A2"]], "rule_sets": ["korean", "aga"], "compare": [[]],
                "adjustments": [{}], "id": "a"}"#,
            &limits
        ),
        ["too-many /rule_sets", "too-many /adjustments", "too-many /compare", "too-many /moves"]
    );
    let long = format!(r#"{{"rows": [".X.O"], "id": "{}"}}"#, "x".repeat(201));
    assert_eq!(errors_of(&long, &Limits::default()), ["too-long /id"]);
    let reason = "x".repeat(201);
    let long =
        format!(r#"{{"rows": [".X.O"], "adjustments": [{{"player": "black", "amount": 1, "reason": "{reason}"}}]}}"#);
    assert_eq!(errors_of(&long, &Limits::default()), ["too-long /adjustments/0/reason"]);
    let points = format!(r#"{{"rows": [".X.O"], "dead": [{}]}}"#, vec!["\"B1\""; 626].join(","));
    assert_eq!(errors_of(&points, &Limits::default()), ["too-many /dead"]);
}

#[test]
fn a_problem_lists_a_bounded_number_of_errors() {
    let rows = vec![format!("\"{}\"", "?".repeat(25)); 25].join(",");
    let problem = problem_of(format!("{{\"rows\": [{rows}]}}").as_bytes());
    assert_eq!(problem.errors.len(), 101);
    let last = problem.errors.last().expect("one of many");
    assert_eq!((last.code.as_str(), last.detail.as_str()), ("more-errors", "525 more errors are not listed"));
}

#[test]
fn long_texts_of_a_request_are_shortened_in_its_problem() {
    let name = "x".repeat(50_000);
    let problem = problem_of(format!(r#"{{"rows": [".X.O"], "{name}": 1, "detail": "{name}"}}"#).as_bytes());
    assert!(problem.to_json().len() < 2_000, "{}", problem.to_json().len());
}
