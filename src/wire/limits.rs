use crate::position::MoveList;
use crate::render::Language;

/// The longest code that is written or read, in characters.
pub const CODE_MAX: usize = 2_000;

/// What a request may ask for at most, and what holds where it is silent. Each limit keeps memory or time of one
/// request bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(clap::Args))]
pub struct Limits {
    /// The longest body of a request, in bytes: a complete record of 5,000 moves fits by default.
    #[cfg_attr(feature = "cli", arg(long, value_name = "BYTES", default_value_t = Self::default().body_bytes))]
    pub body_bytes: usize,
    /// The longest line of a batch, in bytes.
    #[cfg_attr(feature = "cli", arg(long, value_name = "BYTES", default_value_t = Self::default().line_bytes))]
    pub line_bytes: usize,
    /// Rule sets that one request may ask for: by default every built-in set and some of one's own.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().rule_sets_max))]
    pub rule_sets_max: usize,
    /// Moves that one request may have replayed.
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().moves_max))]
    pub moves_max: usize,
    /// Moves compared under every rule set by one request. Default 100.
    #[cfg_attr(feature = "cli", arg(skip = Self::default().sequence_max))]
    pub sequence_max: usize,
    /// Pairs to compare besides those compared by default. Default 256.
    #[cfg_attr(feature = "cli", arg(skip = Self::default().compare_max))]
    pub compare_max: usize,
    /// Positions that reading a board may search for one request: the largest `search_nodes`.
    // Whatever it is, the work of a request is bounded (`life::Work`).
    #[cfg_attr(feature = "cli", arg(long, value_name = "N", default_value_t = Self::default().search_nodes_max))]
    pub search_nodes_max: u32,
    /// Adjustments. Default 64.
    #[cfg_attr(feature = "cli", arg(skip = Self::default().adjustments_max))]
    pub adjustments_max: usize,
    /// Faults listed in one problem; a last one says how many more there are. Default 100.
    #[cfg_attr(feature = "cli", arg(skip = Self::default().errors_max))]
    pub errors_max: usize,
    /// The language of an answer whose request names none. Default English; over HTTP that of `Accept-Language`.
    #[cfg_attr(feature = "cli", arg(skip))]
    pub language: Language,
    /// The language of an answer and of faults, whatever a request names. Default none: that of the request.
    #[cfg_attr(feature = "cli", arg(skip))]
    pub language_override: Option<Language>,
}

impl Limits {
    /// The default, which schemas tell.
    pub const DEFAULT: Self = Self {
        body_bytes: 256 * 1024,
        line_bytes: 256 * 1024,
        rule_sets_max: 64,
        moves_max: MoveList::MOVES_MAX,
        sequence_max: 100,
        compare_max: 256,
        search_nodes_max: 1_000_000,
        adjustments_max: 64,
        errors_max: 100,
        language: Language::En,
        language_override: None,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
