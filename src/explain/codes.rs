/// Every code of a [`super::Statement`] and the arguments it may carry, in alphabetical order.
///
/// Languages are written against this list: a template may name these arguments and no others.
pub const CODES: &[(&str, &[&str])] = &[
    ("announce-both-lose", &[]),
    ("announce-by-end", &["winner", "end"]),
    ("announce-draw", &[]),
    ("announce-jigo", &[]),
    ("announce-jip", &["winner", "points"]),
    ("announce-moku", &["winner", "points"]),
    ("announce-points", &["winner", "points"]),
    ("announce-tie-rule", &["winner"]),
    ("announce-undetermined", &["needs"]),
    ("announce-zi", &["winner", "zi", "points"]),
    ("audit-every-stone-dead", &["player"]),
    ("audit-more-stones-than-plays", &["player", "played", "on_board"]),
    ("audit-stone-balance", &["player", "opponent", "played", "on_board", "captured"]),
    ("cause-adjustment", CAUSE),
    ("cause-border-stones", CAUSE_WITH_POINTS),
    ("cause-button", CAUSE),
    ("cause-dead-in-seki-counted", CAUSE_WITH_POINTS),
    ("cause-dead-in-seki-not-counted", CAUSE_WITH_POINTS),
    ("cause-first-pass", CAUSE),
    ("cause-group-tax", CAUSE_WITH_POINTS),
    ("cause-handicap", CAUSE),
    ("cause-komi", CAUSE),
    ("cause-last-play", CAUSE),
    ("cause-living-stones", CAUSE_WITH_POINTS),
    ("cause-no-border-stones", CAUSE_WITH_POINTS),
    ("cause-no-group-tax", CAUSE_WITH_POINTS),
    ("cause-other-group-tax", CAUSE),
    ("cause-pass-stones", CAUSE),
    ("cause-prisoners", CAUSE),
    ("cause-seki-eyes-counted", CAUSE_WITH_POINTS),
    ("cause-seki-eyes-not-counted", CAUSE_WITH_POINTS),
    ("cause-shared-neutral", CAUSE),
    ("cause-status", CAUSE_OF_STATUS),
    ("cause-stones-counted", CAUSE_OF_STONES),
    ("cause-stones-not-counted", CAUSE_OF_STONES),
    ("chain-marked-whole", &["at"]),
    ("even-game", &[]),
    ("first-pass-from-counts", &["player"]),
    ("komi-of-rule-set", &["rule_set", "komi"]),
    ("life-not-examined", &["chains"]),
    ("move-split", &["handicap_stones", "last_play", "early_passes", "turn_order"]),
    ("no-pass-from-counts", &[]),
    ("not-classified", &[]),
    ("overtime", &["player", "opponent", "amount"]),
    ("owed-moves-not-examined", &[]),
    ("prisoners-from-plays", &["player", "opponent", "prisoners", "plays", "on_board"]),
    ("seki-not-examined", &["named"]),
];

const CAUSE: &[&str] = &["from", "to", "player", "from_value", "to_value", "amount", "gainer", "gain"];
const CAUSE_WITH_POINTS: &[&str] =
    &["from", "to", "player", "from_value", "to_value", "amount", "gainer", "gain", "points", "count"];
const CAUSE_OF_STATUS: &[&str] =
    &["from", "to", "from_value", "to_value", "amount", "gainer", "gain", "points", "count"];
const CAUSE_OF_STONES: &[&str] =
    &["from", "to", "black_stones", "white_stones", "from_value", "to_value", "amount", "gainer", "gain"];
