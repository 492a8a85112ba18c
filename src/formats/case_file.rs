use std::error::Error;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::diagram::{self, LetteredBoard};
use super::drawing;
use crate::board::{ByColor, Color, Point, PointError, PointSet};
use crate::position::{LastPlay, Marks, Move, Setup};
use crate::rules::RuleReadingId;
use crate::words::{joined, words};

/// A documented position: the board, where it comes from, and what its source claims about it.
///
/// It is read from `tests/cases/<collection>/<id>.md`, whose format `tests/cases/README.md` describes. Whether the
/// stones could stand there, and whether the claims are true, is for others to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentedPosition {
    /// The folder: one document or one set of examples.
    pub collection: String,
    /// The name of the file without its ending; unique in the collection.
    pub id: String,
    /// What stands in TOML above the rest.
    pub head: DocumentedHead,
    /// What the document says and how the position meets it, in our words.
    pub note: String,
    /// The board; a stone that is agreed or ruled dead is drawn so.
    pub board: LetteredBoard,
}

/// The head of a documented position. Its fields have the names of the file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentedHead {
    /// What the position shows, in a few words.
    pub title: String,
    /// The document that speaks of the position.
    pub document: String,
    /// The number or name of the position in that document.
    pub item: String,
    /// Where the stones on the board come from.
    pub provenance: Provenance,
    /// Stones captured by each player before this position; the dead stones still on the board are not among them.
    #[serde(default)]
    pub prisoners: ByColor<u32>,
    /// Who plays next; `None` where the document leaves it open.
    pub to_play: Option<Color>,
    /// The move that led here, where a ko needs it.
    pub last_move: Option<DocumentedMove>,
    /// Whether the position is the end of a game, so that it can be scored.
    #[serde(default)]
    pub is_finished: bool,
    /// The letters of the document and the points they stand for. Claims already hold points, never labels.
    #[serde(default)]
    pub labels: Vec<DocumentedLabel>,
    /// The main sequence of moves from this position (it has no name), then the named variations.
    #[serde(default)]
    pub sequences: Vec<DocumentedSequence>,
    /// What the document says, and what is plainly true of this board, in the order of the file.
    pub claims: Vec<DocumentedClaim>,
}

/// What stands above the head and below it, on a line of its own. No other file that is read begins so.
pub(super) const FENCE: &str = "+++";

impl DocumentedPosition {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// The first line that does not follow the format.
    pub fn parse(collection: &str, id: &str, text: &str) -> Result<Self, DocumentedError> {
        let fault = |line, message: &str| DocumentedError { line, message: message.to_owned() };
        let head_and_rest = text.strip_prefix(FENCE).and_then(|text| text.split_once(&format!("\n{FENCE}\n")));
        let (written, rest) =
            head_and_rest.ok_or_else(|| fault(1, "expected a head in TOML between two lines `+++`"))?;
        let mut head: DocumentedHead = toml::from_str(written).map_err(|error| {
            let before = error.span().and_then(|span| written.get(..span.start)).unwrap_or_default();
            fault(1 + before.matches('\n').count(), error.message().trim_end())
        })?;
        (1..).zip(&mut head.claims).for_each(|(number, claim)| claim.number = number);
        let head_end = 2 + written.lines().count();
        let (note, board) = rest
            .split_once("\n\n    ")
            .ok_or_else(|| fault(head_end, "expected a note, a blank line and the board with an indent"))?;
        let board_start = head_end + note.lines().count() + 1;
        let wrong_board = |wrong: &dyn fmt::Display| fault(board_start, &format!("the board: {wrong}"));
        let rows = drawing::read(board).map_err(|faults| wrong_board(&faults))?.rows;
        let board = diagram::read_rows(&rows).map_err(|faults| wrong_board(&faults))?;
        let note = note.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(Self { collection: collection.to_owned(), id: id.to_owned(), head, note, board })
    }

    /// The name of the case for the outside: `<collection>/<id>`.
    pub fn key(&self) -> String {
        format!("{}/{}", self.collection, self.id)
    }

    /// The position as a question: its stones, the dead ones marked, the chains of [`Self::seki_marks`], the
    /// prisoners and the last move.
    ///
    /// ```
    /// use gyega::formats::cases;
    ///
    /// let setup = cases::by_key("kba-how-to-play/diagram-01").unwrap().setup();
    /// assert_eq!(setup.prisoners.black, Some(1));
    /// ```
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::new(self.board.stones);
        setup.marks = Marks { dead: self.board.dead, seki: self.seki_marks(), ..Marks::default() };
        setup.prisoners = self.head.prisoners.map(Some);
        setup.history.last_play = self.head.last_move.as_ref().and_then(DocumentedMove::last_play);
        setup.handicap = Some(0);
        setup
    }

    /// A stone of each chain that the document claims to be in seki as the board stands, unless by another reading than
    /// the default.
    pub fn seki_marks(&self) -> PointSet {
        let is_marked = |claim: &&DocumentedClaim| {
            claim.assertion == Assertion::Seki && claim.after.is_empty() && claim.reading.is_none()
        };
        self.head.claims.iter().filter(is_marked).map(|claim| claim.points.set()).collect()
    }
}

/// Points in the order of the document; in a file with blanks between them, `D4 E4`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(inline)]
pub struct Points(pub Vec<Point>);

impl Points {
    /// The points without their order.
    pub fn set(&self) -> PointSet {
        self.0.iter().copied().collect()
    }
}

impl TryFrom<String> for Points {
    type Error = PointError;

    fn try_from(text: String) -> Result<Self, PointError> {
        text.split(' ').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(&self.0, " ").fmt(f)
    }
}

/// Where the stones of a case come from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Provenance {
    /// As the file says it.
    pub text: String,
    /// What its first words say.
    pub certainty: Certainty,
}

impl TryFrom<String> for Provenance {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let starts = [
            ("public, ", Certainty::Public),
            ("reconstructed, uncertain", Certainty::Uncertain),
            ("reconstructed", Certainty::Reconstructed),
        ];
        let start = starts.into_iter().find(|(start, _)| text.starts_with(start));
        let (_, certainty) = start.ok_or("expected `public, …` or `reconstructed …`")?;
        Ok(Self { text, certainty })
    }
}

words! {
    /// How sure the position of a case is.
    Certainty {
        /// The position, or the part of it that matters, stands in a public source.
        Public = "public",
        /// Built anew from what the document says about it.
        Reconstructed = "reconstructed",
        /// Built anew, and even the kind of position is a guess.
        Uncertain = "uncertain",
    }

    /// Why a move may not be played.
    #[derive(Deserialize)]
    IllegalReason {
        /// It would leave the player's own stones without a liberty.
        Suicide = "suicide",
        /// It would restore the position before the last move.
        Ko = "ko",
        /// A stone stands there.
        Occupied = "occupied",
    }

    /// Who makes a claim: `text` (the document) or `position` (true of this board, though not said).
    #[derive(Deserialize)]
    ClaimOrigin {
        /// The document says so.
        Text = "text",
        /// Not said in the document, but true of this board.
        Position = "position",
    }
}

/// A letter or word of the document and the points it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(!deny_unknown_fields, rename = "CaseLabel")]
pub struct DocumentedLabel {
    /// As in the document.
    pub name: String,
    /// One point or several.
    pub points: Points,
}

/// One move of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(rename = "CaseMove")]
pub struct DocumentedMove {
    /// Who moves.
    pub player: Color,
    /// Where; null is a pass.
    pub point: Option<Point>,
    /// The stones it takes off, where the case says so.
    pub captures: Points,
    /// Whether the ko rule bars it; it is shown on purpose.
    pub is_forbidden_by_ko: bool,
}

impl DocumentedMove {
    /// The move as the engine plays it.
    pub const fn turn(&self) -> Move {
        Move { player: self.player, point: self.point }
    }

    /// The move as the last play of a position, unless it is a pass.
    pub fn last_play(&self) -> Option<LastPlay> {
        let captured = Some(self.captures.set());
        self.point.is_some().then_some(LastPlay { player: self.player, point: self.point, captured })
    }
}

/// In a file a move is `black D4`, `white pass`, `black D4 captures E4 E5` or `white E4 captures D4 (forbidden by ko)`.
impl TryFrom<String> for DocumentedMove {
    type Error = Box<dyn Error>;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let barred = text.strip_suffix(" (forbidden by ko)");
        let plain = barred.unwrap_or(&text);
        let (turn, captures) =
            plain.split_once(" captures ").map_or((plain, None), |(turn, points)| (turn, Some(points.to_owned())));
        let (player, place) = turn.split_once(' ').ok_or_else(|| format!("`{text}` is no move"))?;
        Ok(Self {
            player: Color::of_word(player).ok_or_else(|| format!("`{text}` is no move of black or white"))?,
            point: if place == "pass" { None } else { Some(place.parse()?) },
            captures: captures.map(Points::try_from).transpose()?.unwrap_or_default(),
            is_forbidden_by_ko: barred.is_some(),
        })
    }
}

/// Moves from the position of the case, the players in turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentedSequence {
    /// `None` for the main sequence.
    pub name: Option<String>,
    /// At least one.
    pub moves: Vec<DocumentedMove>,
    /// What the document says about the end.
    pub ends: Option<SequenceEnd>,
}

impl DocumentedSequence {
    /// Whether it plays through moves that the ko rule bars, to show a repetition.
    pub fn ignores_ko(&self) -> bool {
        self.moves.iter().any(|turn| turn.is_forbidden_by_ko)
    }
}

/// Where a sequence leads.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SequenceEnd {
    /// The same stones as at the start, with the same player to move.
    SamePosition,
    /// The stones of another case of the same collection, by its id.
    Case(String),
    /// This board, the top row first.
    Board(Vec<String>),
}

/// One thing said about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentedClaim {
    /// Its place among the claims, from 1.
    #[serde(skip)]
    pub number: usize,
    /// The rule set it is about, by our id, or a name that README.md explains (`territory`, `area`, `taiwanese`,
    /// `chinese-as-told-by-the-kbf-text`); `None` where it follows from the plain rules of capture, ko and two eyes,
    /// with suicide barred.
    pub rule_set: Option<String>,
    /// What the document calls the rule set, where that is not our id.
    pub rule_set_in_text: Option<String>,
    /// The reading of the rule set by which it holds, where that is not the default.
    pub reading: Option<RuleReadingId>,
    /// Whose move, territory or chain it is.
    pub player: Option<Color>,
    /// The points it is about; their meaning depends on what is said.
    #[serde(default)]
    pub points: Points,
    /// Moves to be made first, from the position of the case. One player may move twice running: the other passed.
    #[serde(default)]
    pub after: Vec<DocumentedMove>,
    /// The move that led here, for this claim only.
    pub last_move: Option<DocumentedMove>,
    /// What is said.
    #[serde(rename = "says")]
    pub assertion: Assertion,
    /// Who says so.
    pub origin: ClaimOrigin,
    /// How a separate program proved it when the case was made, as `tests/cases/README.md` describes it. Informative:
    /// what reads it are the tests, which search anew.
    #[serde(default)]
    pub proofs: Vec<serde_json::Value>,
}

/// What a claim says. The fields of [`DocumentedClaim`] that take part are named with each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Assertion {
    /// `player` has so many points of territory (dead stones off, prisoners not counted).
    TerritoryPoints(u32),
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
    },
    /// The chain at the one point of `points` has exactly these liberties.
    Liberties(Points),
    /// The chain at the one point of `points` is exactly these stones.
    Chain(Points),
    /// `player` may play at the one point of `points`.
    Legal,
    /// `player` may not play at the one point of `points`, and why.
    Illegal(IllegalReason),
    /// A rule set that allows suicide takes off these stones when `player` plays at the one point of `points`.
    Suicide(Points),
    /// `player` at the one point of `points` captures exactly these stones of the opponent.
    Captures(Points),
    /// `player` at the one point of `points` captures in a ko.
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
        at: Option<Point>,
    },
    /// `player` must, or need not, add a move (at the point of `points`, where there is one) before the game ends.
    MustAddMove {
        /// Whether the move is needed.
        is_needed: bool,
    },
    /// Under `rule_set` a repetition ends the game without a result, and why, in our words. A sequence of the case
    /// shows the repetition.
    NoResult(String),
    /// Under `rule_set` a repetition ends the game as a draw, and why, in our words. A sequence of the case shows it.
    Draw(String),
    /// So many handicap stones stand on `points`.
    Handicap(u32),
    /// The same stones as another case of the same collection, by its id.
    SamePosition(String),
}

impl Assertion {
    /// The name of the kind, as the file writes it.
    pub fn kind(&self) -> &'static str {
        self.into()
    }

    /// What is said, in short: `4: D8 C7 E7 D6`, `black 16, white 17, W+1`; empty where the kind says it all.
    pub fn says(&self) -> String {
        let either = |is: bool, yes: &str, no: &str| if is { yes } else { no }.to_owned();
        match self {
            Self::TerritoryPoints(count) => format!("{count} points"),
            Self::TerritoryAt { whole_region } => either(*whole_region, "whole region", "these points"),
            Self::Neutral { no_others } => either(*no_others, "no others", "these points"),
            Self::Score { black, white } => {
                format!("black {black}, white {white}, {}", Self::result(*black, *white))
            }
            Self::Liberties(points) => format!("{}: {points}", points.0.len()),
            Self::Chain(points) => format!("stones {points}"),
            Self::Illegal(reason) => reason.as_str().to_owned(),
            Self::Suicide(points) => format!("removes {points}"),
            Self::Captures(points) => format!("takes {points}"),
            Self::Ko { takes_back } => either(*takes_back, "may not take back", "starts a ko"),
            Self::Unsettled { at: Some(at) } => format!("at {at}"),
            Self::MustAddMove { is_needed } => either(*is_needed, "needed", "not needed"),
            Self::NoResult(why) | Self::Draw(why) => why.clone(),
            Self::Handicap(stones) => format!("{stones} stones"),
            Self::SamePosition(case) => format!("as {case}"),
            Self::Legal | Self::Alive | Self::Dead | Self::Seki | Self::Unsettled { at: None } => String::new(),
        }
    }

    /// The result of two totals: `B+3`, `W+1` or `draw`.
    pub fn result(black: u32, white: u32) -> String {
        match (black.checked_sub(white), black.abs_diff(white)) {
            (_, 0) => "draw".to_owned(),
            (Some(_), lead) => format!("B+{lead}"),
            (None, lead) => format!("W+{lead}"),
        }
    }
}

/// A line of a case file that does not follow the format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct DocumentedError {
    /// The line, from 1.
    pub line: usize,
    /// What was found and what was expected.
    pub message: String,
}
