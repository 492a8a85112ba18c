use crate::position::GameRecord;
use crate::render::Language;

/// What a request may ask for at most, and what holds where it is silent. Each limit keeps memory or time of one
/// request bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a request body. Default 262,144: a complete record of 5,000 moves fits.
    pub body_bytes: usize,
    /// Bytes of one line of a batch. Default 262,144.
    pub line_bytes: usize,
    /// Rule sets scored by one request. Default 64: every built-in set and some of one's own.
    pub rule_sets_max: usize,
    /// Moves replayed by one request. Default 5,000.
    pub moves_max: usize,
    /// Moves compared under every rule set by one request. Default 100.
    pub sequence_max: usize,
    /// Pairs to compare besides those compared by default. Default 256.
    pub compare_max: usize,
    /// Positions that reading a board may search: the largest `search_nodes`. Default 1,000,000; whatever it is, the
    /// work of a request is bounded (`life::Work`).
    pub search_nodes_max: u32,
    /// Adjustments. Default 64.
    pub adjustments_max: usize,
    /// Faults listed in one problem; a last one says how many more there are. Default 100.
    pub errors_max: usize,
    /// The language of an answer whose request names none. Default English; over HTTP that of `Accept-Language`.
    pub language: Language,
    /// The language of an answer and of faults, whatever a request names. Default none: that of the request.
    pub language_override: Option<Language>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 256 * 1024,
            line_bytes: 256 * 1024,
            rule_sets_max: 64,
            moves_max: GameRecord::MOVES_MAX,
            sequence_max: 100,
            compare_max: 256,
            search_nodes_max: 1_000_000,
            adjustments_max: 64,
            errors_max: 100,
            language: Language::En,
            language_override: None,
        }
    }
}
