use std::error::Error;
use std::fmt;

use crate::board::Color;
use crate::rules::ReadingId;

/// A documented position: the board, where it comes from, and what its source claims about it.
///
/// It is read from a Markdown file under `tests/cases/<collection>/<id>.md`; `tests/cases/README.md` describes the
/// format. Points are text such as `D4` (columns A to Z without I, row 1 at the bottom) and are known to lie on the
/// board. Whether the stones could stand there, and whether the claims are true, is for others to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFile {
    /// The folder: one document or one set of examples.
    pub collection: String,
    /// The name of the file without its ending; unique in the collection.
    pub id: String,
    /// What the position shows, in a few words.
    pub title: String,
    /// The document that speaks of the position.
    pub document: String,
    /// The number or name of the position in that document.
    pub item: String,
    /// Where the stones on the board come from: starts with `public, ` or `reconstructed`.
    pub provenance: String,
    /// What the document says and how the position meets it, in our words.
    pub note: String,
    /// Number of columns.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// The board, the top row first: `X` black, `O` white, `.` empty, `x` and `o` a stone that is agreed or ruled
    /// dead.
    pub rows: Vec<String>,
    /// Stones captured by each player before this position; the dead stones still on the board are not among them.
    pub prisoners: CasePrisoners,
    /// Who plays next; `None` where the document leaves it open.
    pub to_play: Option<Color>,
    /// The move that led here, where a ko needs it.
    pub last_move: Option<CaseMove>,
    /// Whether the position is the end of a game, so that it can be scored.
    pub is_finished: bool,
    /// The letters of the document and the points they stand for. Claims already hold points, never labels.
    pub labels: Vec<CaseLabel>,
    /// The main sequence of moves from this position (it has no name), then the named variations.
    pub sequences: Vec<CaseSequence>,
    /// What the document says, and what is plainly true of this board, in the order of the file.
    pub claims: Vec<CaseClaim>,
}

impl CaseFile {
    /// Reads a Markdown case.
    ///
    /// # Errors
    ///
    /// The first line that does not follow the format.
    pub fn parse(collection: &str, id: &str, text: &str) -> Result<Self, CaseError> {
        super::case_reader::read(collection, id, text)
    }

    /// The name of the case for the outside: `<collection>/<id>`.
    pub fn key(&self) -> String {
        format!("{}/{}", self.collection, self.id)
    }

    /// How sure the position is.
    pub fn certainty(&self) -> Certainty {
        if self.provenance.starts_with("public") {
            Certainty::Public
        } else if self.provenance.starts_with("reconstructed, uncertain") {
            Certainty::Uncertain
        } else {
            Certainty::Reconstructed
        }
    }

    /// The stones that are agreed or ruled dead (lower case on the board), in reading order.
    pub fn dead_stones(&self) -> Vec<String> {
        let mut points = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            for (letter, stone) in COLUMNS.chars().zip(row.chars()) {
                if matches!(stone, 'x' | 'o') {
                    points.push(format!("{letter}{}", self.height.saturating_sub(index)));
                }
            }
        }
        points
    }

    /// The board with every stone in upper case, as it stands before any dead stone is taken off.
    pub fn stones(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.to_ascii_uppercase()).collect()
    }
}

/// The letters of the columns, from the left; `I` is left out.
pub(super) const COLUMNS: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// How sure the position of a case is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The position, or the part of it that matters, stands in a public source.
    Public,
    /// Built anew from what the document says about it.
    Reconstructed,
    /// Built anew, and even the kind of position is a guess.
    Uncertain,
}

impl fmt::Display for Certainty {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Public => "public",
            Self::Reconstructed => "reconstructed",
            Self::Uncertain => "uncertain",
        })
    }
}

/// How many stones each player has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CasePrisoners {
    /// White stones captured by Black.
    pub black: u32,
    /// Black stones captured by White.
    pub white: u32,
}

/// A letter or word of the document and the points it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseLabel {
    /// As in the document: `a`, `W2`, `marked`.
    pub name: String,
    /// One point or several.
    pub points: Vec<String>,
}

/// One move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseMove {
    /// Who moves.
    pub player: Color,
    /// Where; `None` is a pass.
    pub point: Option<String>,
    /// The stones it takes off. Empty in the moves of a claim's `after`, which do not say.
    pub captures: Vec<String>,
    /// The ko rule bars this move; it is shown on purpose.
    pub is_forbidden_by_ko: bool,
}

/// Moves from the position of the case, the players in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseSequence {
    /// `None` for the main sequence.
    pub name: Option<String>,
    /// At least one.
    pub moves: Vec<CaseMove>,
    /// What the document says about the end.
    pub ends: Option<SequenceEnd>,
    /// The sequence plays through moves that the ko rule bars, to show a repetition.
    pub ignores_ko: bool,
}

/// Where a sequence leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SequenceEnd {
    /// The same stones as at the start, with the same player to move.
    SamePosition,
    /// The stones of another case of the same collection, by its id.
    Case(String),
    /// This board, the top row first.
    Board(Vec<String>),
}

/// One thing said about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseClaim {
    /// Its number in the table, from 1.
    pub number: usize,
    /// The line of the file.
    pub line: usize,
    /// The rule set it is about, by our id, or a name that README.md explains (`territory`, `area`, `taiwanese`,
    /// `chinese-as-told-by-the-kbf-text`); `None` where it follows from the plain rules of capture, ko and two eyes,
    /// with suicide barred.
    pub rule_set: Option<String>,
    /// What the document calls the rule set, where that is not our id.
    pub rule_set_in_text: Option<String>,
    /// The reading of the rule set by which it holds, where that is not the default.
    pub reading: Option<ReadingId>,
    /// Whose move, territory or chain it is.
    pub player: Option<Color>,
    /// The points it is about; their meaning depends on what is said.
    pub points: Vec<String>,
    /// Moves to be made first, from the position of the case. One player may move twice running: the other passed.
    pub after: Vec<CaseMove>,
    /// The move that led here, for this claim only.
    pub last_move: Option<CaseMove>,
    /// What is said.
    pub saying: Saying,
    /// The cell `says` as it is written.
    pub says: String,
    /// Who says so.
    pub origin: ClaimOrigin,
    /// How a separate program found it true when the case was made. Informative.
    pub proofs: Vec<CaseProof>,
}

/// What a claim says. The fields of [`CaseClaim`] that take part are named with each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// `player` has so many points of territory (dead stones taken off, prisoners not counted).
    TerritoryPoints {
        /// The number of points.
        count: u32,
    },
    /// `points` are territory of `player`.
    TerritoryAt {
        /// They are whole regions: nothing else belongs to them.
        whole_region: bool,
    },
    /// `points` touch both colours once the dead stones are off. With a rule set: the document calls them neutral or
    /// leaves them open, and only that they are empty follows from the board.
    Neutral {
        /// There are no other neutral points on the board.
        no_others: bool,
    },
    /// The score under `rule_set` without komi.
    Score {
        /// Black's total.
        black: u32,
        /// White's total.
        white: u32,
        /// `B+3`, `W+1` or `draw`.
        result: String,
    },
    /// The chain at the one point of `points` has exactly these liberties.
    Liberties {
        /// All of them.
        liberties: Vec<String>,
    },
    /// The chain at the one point of `points` is exactly these stones.
    Chain {
        /// All of them.
        stones: Vec<String>,
    },
    /// `player` may play at the one point of `points`.
    Legal,
    /// `player` may not play at the one point of `points`.
    Illegal {
        /// Why not.
        reason: IllegalReason,
    },
    /// A rule set that allows suicide takes off these stones when `player` plays at the one point of `points`.
    Suicide {
        /// Stones of the player who moves.
        removed: Vec<String>,
    },
    /// `player` at the one point of `points` captures exactly these stones.
    Captures {
        /// Stones of the opponent.
        captured: Vec<String>,
    },
    /// `player` at the one point of `points` takes in a ko.
    Ko {
        /// True: it would take back at once, which the rule bars. False: the capture starts the ko.
        takes_back: bool,
    },
    /// The chain at `points` is alive.
    Alive,
    /// The chain at `points` is dead.
    Dead,
    /// The chain at `points` lives in seki.
    Seki,
    /// The fate of the chains at `points` depends on who moves first or who wins the ko.
    Unsettled {
        /// The point that decides, where the document names it.
        at: Option<String>,
    },
    /// `player` must, or need not, add a move (at the point of `points`, where there is one) before the game ends.
    MustAddMove {
        /// Whether the move is needed.
        is_needed: bool,
    },
    /// Under `rule_set` a repetition ends the game without a result. A sequence of the case shows the repetition.
    NoResult {
        /// The reason, in our words.
        why: String,
    },
    /// Under `rule_set` a repetition ends the game as a draw. A sequence of the case shows the repetition.
    Draw {
        /// The reason, in our words.
        why: String,
    },
    /// So many handicap stones stand on `points`.
    Handicap {
        /// The number of stones.
        stones: u32,
    },
    /// The same stones as another case of the same collection.
    SamePosition {
        /// The id of the other case.
        case: String,
    },
}

impl Saying {
    /// The name of the kind, as in the column `claim`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::TerritoryPoints { .. } => "territory-points",
            Self::TerritoryAt { .. } => "territory-at",
            Self::Neutral { .. } => "neutral",
            Self::Score { .. } => "score",
            Self::Liberties { .. } => "liberties",
            Self::Chain { .. } => "chain",
            Self::Legal => "legal",
            Self::Illegal { .. } => "illegal",
            Self::Suicide { .. } => "suicide",
            Self::Captures { .. } => "captures",
            Self::Ko { .. } => "ko",
            Self::Alive => "alive",
            Self::Dead => "dead",
            Self::Seki => "seki",
            Self::Unsettled { .. } => "unsettled",
            Self::MustAddMove { .. } => "must-add-move",
            Self::NoResult { .. } => "no-result",
            Self::Draw { .. } => "draw",
            Self::Handicap { .. } => "handicap",
            Self::SamePosition { .. } => "same-position",
        }
    }
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It would leave the player's own stones without a liberty.
    Suicide,
    /// It would restore the position before the last move.
    Ko,
    /// A stone stands there.
    Occupied,
}

/// Who makes a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimOrigin {
    /// The document says so.
    Text,
    /// Not said in the document, but true of this board.
    Position,
}

/// How a claim about life was found true when the case was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseProof {
    /// These chains are alive even if their owner always passes (Benson 1976).
    Benson {
        /// One stone of each chain.
        chains: Vec<String>,
    },
    /// Every line of play inside `region` was tried; both players may pass, going round counts as not captured.
    Search(CaseSearch),
}

/// An exhaustive search on a few points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseSearch {
    /// Who tries to capture.
    pub attacker: Color,
    /// A stone of the chain that is attacked.
    pub target: String,
    /// Who moves first.
    pub first: Color,
    /// How kos are fought: `None` (the plain rule), `japanese`, `attacker-wins` or `defender-wins`.
    pub ko: Option<String>,
    /// Stones put on the board first.
    pub added: Vec<(Color, Vec<String>)>,
    /// The points on which both may play.
    pub region: Vec<String>,
    /// The answer.
    pub is_captured: bool,
}

/// A line of a case file that does not follow the format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// The line, from 1.
    pub line: usize,
    /// What was found and what was expected.
    pub message: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: {}", self.line, self.message)
    }
}

impl Error for CaseError {}
