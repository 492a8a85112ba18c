use std::fmt;

use schemars::{JsonSchema, Schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{diagram, drawing};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::position::{LastPlay, Marks, Move, Setup};
use crate::rules::ReadingId;

/// A documented position: the board, where it comes from, and what its source claims about it.
///
/// It is read from `tests/cases/<collection>/<id>.md`: a head in TOML, whose names are those of the fields below, then
/// a note and the board. `tests/cases/README.md` describes the format. Points are text such as `D4` (columns A to Z
/// without I, row 1 at the bottom). Whether the stones could stand there, and whether the claims are true, is for
/// others to check.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The folder: one document or one set of examples.
    #[serde(skip)]
    pub collection: String,
    /// The name of the file without its ending; unique in the collection.
    #[serde(skip)]
    pub id: String,
    /// What the position shows, in a few words.
    pub title: String,
    /// The document that speaks of the position.
    pub document: String,
    /// The number or name of the position in that document.
    pub item: String,
    /// Where the stones on the board come from: starts with `public, ` or `reconstructed`.
    #[serde(deserialize_with = "provenance")]
    pub provenance: String,
    /// What the document says and how the position meets it, in our words.
    #[serde(skip)]
    pub note: String,
    /// Number of columns.
    #[serde(skip)]
    pub width: usize,
    /// Number of rows.
    #[serde(skip)]
    pub height: usize,
    /// The board, the top row first: `X` black, `O` white, `.` empty, `x` and `o` a stone that is agreed or ruled
    /// dead.
    #[serde(skip)]
    pub rows: Vec<String>,
    /// Stones captured by each player before this position; the dead stones still on the board are not among them.
    #[serde(default)]
    pub prisoners: CasePrisoners,
    /// Who plays next; `None` where the document leaves it open.
    pub to_play: Option<Color>,
    /// The move that led here, where a ko needs it.
    pub last_move: Option<CaseMove>,
    /// Whether the position is the end of a game, so that it can be scored.
    #[serde(default)]
    pub is_finished: bool,
    /// The letters of the document and the points they stand for. Claims already hold points, never labels.
    #[serde(default)]
    pub labels: Vec<CaseLabel>,
    /// The main sequence of moves from this position (it has no name), then the named variations.
    #[serde(default)]
    pub sequences: Vec<CaseSequence>,
    /// What the document says, and what is plainly true of this board, in the order of the file.
    pub claims: Vec<CaseClaim>,
}

/// What stands above the head and below it, on a line of its own. No other file that is read begins so.
pub(super) const FENCE: &str = "+++";

impl CaseFile {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// The first line that does not follow the format.
    pub fn parse(collection: &str, id: &str, text: &str) -> Result<Self, CaseError> {
        let head_and_rest = text.strip_prefix(FENCE).and_then(|text| text.split_once(&format!("\n{FENCE}\n")));
        let (head, rest) =
            head_and_rest.ok_or_else(|| CaseError::new(1, "expected a head in TOML between two lines `+++`"))?;
        let mut case: Self = toml::from_str(head).map_err(|error| {
            let before = error.span().and_then(|span| head.get(..span.start)).unwrap_or_default();
            CaseError::new(1 + before.matches('\n').count(), error.message().trim_end())
        })?;
        let head_end = 2 + head.lines().count();
        let (note, board) = rest
            .split_once("\n\n    ")
            .ok_or_else(|| CaseError::new(head_end, "expected a note, a blank line and the board with an indent"))?;
        let board_start = head_end + note.lines().count() + 1;
        let wrong_board = |message: String| CaseError::new(board_start, format!("the board: {message}"));
        let rows = drawing::read(board).map_err(|faults| wrong_board(faults.to_string()))?.rows;
        let drawn = diagram::read_rows(&rows).map_err(|faults| wrong_board(faults.to_string()))?;
        let size = drawn.stones.size();
        (case.width, case.height) = (usize::from(size.width()), usize::from(size.height()));
        case.rows = diagram::write_rows(&drawn.stones, &drawn.dead);
        case.note = note.split_whitespace().collect::<Vec<_>>().join(" ");
        for (index, claim) in case.claims.iter_mut().enumerate() {
            claim.number = index + 1;
        }
        (case.collection, case.id) = (collection.to_owned(), id.to_owned());
        Ok(case)
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

    /// The stones that are agreed or ruled dead (lower case on the board).
    pub fn dead_stones(&self) -> PointSet {
        diagram::read_rows(&self.rows).map_or(PointSet::EMPTY, |drawn| drawn.dead)
    }

    /// The board with every stone in upper case, as it stands before any dead stone is taken off.
    pub fn stones(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.to_ascii_uppercase()).collect()
    }

    /// The position as a question: its stones, the dead ones marked, the chains of [`Self::seki_marks`], the
    /// prisoners and the last move. `None` when the board holds anything but stones and empty points.
    ///
    /// ```
    /// use gyega::formats::cases;
    ///
    /// let setup = cases::by_key("kba-how-to-play/diagram-01").unwrap().setup().unwrap();
    /// assert_eq!(setup.prisoners.black, Some(1));
    /// ```
    pub fn setup(&self) -> Option<Setup> {
        let diagram::Diagram { stones, dead } = diagram::read_rows(&self.rows).ok()?;
        let mut setup = Setup::new(stones);
        setup.marks = Marks { dead, ..setup.marks.with_all_said() };
        setup.marks.seki = self.seki_marks();
        setup.prisoners = ByColor { black: Some(self.prisoners.black), white: Some(self.prisoners.white) };
        setup.history.last_play = self.last_move.as_ref().and_then(CaseMove::last_play);
        setup.handicap = Some(0);
        Some(setup)
    }

    /// A stone of each chain that the document claims to be in seki as the board stands, unless by another reading than
    /// the default.
    pub fn seki_marks(&self) -> PointSet {
        let is_marked =
            |claim: &&CaseClaim| claim.saying == Saying::Seki && claim.after.is_empty() && claim.reading.is_none();
        let in_seki = self.claims.iter().filter(is_marked);
        in_seki.map(|claim| set(&claim.points)).collect()
    }
}

/// Points of a case as a set.
fn set(points: &[String]) -> PointSet {
    points.iter().filter_map(|point| Point::parse(point)).collect()
}

/// Points with a blank between, `D4 E4`: names of points on some board.
fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    points_of(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn points_of(text: &str) -> Result<Vec<String>, String> {
    text.split(' ')
        .map(|name| Point::parse(name).map(|_| name.to_owned()).ok_or_else(|| format!("`{name}` is no point")))
        .collect()
}

fn provenance<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    let is_known = ["public, ", "reconstructed"].iter().any(|start| text.starts_with(start));
    if is_known { Ok(text) } else { Err(D::Error::custom("expected `public, …` or `reconstructed …`")) }
}

fn reading<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<ReadingId>, D::Error> {
    let name = String::deserialize(deserializer)?;
    ReadingId::parse(&name).map(Some).ok_or_else(|| D::Error::custom(format!("`{name}` is no name of a reading")))
}

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CasePrisoners {
    /// White stones captured by Black.
    pub black: u32,
    /// Black stones captured by White.
    pub white: u32,
}

/// A letter or word of the document and the points it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = admit_more)]
pub struct CaseLabel {
    /// As in the document: `a`, `W2`, `marked`.
    pub name: String,
    /// One point or several.
    #[serde(deserialize_with = "points")]
    pub points: Vec<String>,
}

/// An answer may have more fields one day.
fn admit_more(schema: &mut Schema) {
    schema.remove("additionalProperties");
}

/// One move of a case.
// Its file has it as `black D4`, `white pass`, `black D4 captures E4 E5` or `white E4 captures D4 (forbidden by ko)`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(try_from = "String")]
pub struct CaseMove {
    /// Who moves.
    pub player: Color,
    /// Where; null is a pass.
    pub point: Option<String>,
    /// The stones it takes off, where the case says so.
    pub captures: Vec<String>,
    /// Whether the ko rule bars it; it is shown on purpose.
    pub is_forbidden_by_ko: bool,
}

impl CaseMove {
    /// The move as the engine plays it.
    pub fn turn(&self) -> Move {
        Move { player: self.player, point: self.point.as_deref().and_then(Point::parse) }
    }

    /// The move as the last play of a position, unless it is a pass.
    pub fn last_play(&self) -> Option<LastPlay> {
        let point = self.turn().point;
        point.is_some().then(|| LastPlay { player: self.player, point, captured: Some(set(&self.captures)) })
    }
}

impl TryFrom<String> for CaseMove {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (plain, is_forbidden_by_ko) =
            text.strip_suffix(" (forbidden by ko)").map_or((text.as_str(), false), |shorter| (shorter, true));
        let (start, captures) =
            plain.split_once(" captures ").map_or((plain, None), |(start, points)| (start, Some(points)));
        let captures = captures.map(points_of).transpose()?.unwrap_or_default();
        let (player, place) = start.split_once(' ').ok_or_else(|| format!("`{text}` is no move"))?;
        let player = Color::BOTH.into_iter().find(|color| color.as_str() == player);
        let player = player.ok_or_else(|| format!("`{text}` is no move of black or white"))?;
        let point = if place == "pass" { None } else { points_of(place)?.pop() };
        Ok(Self { player, point, captures, is_forbidden_by_ko })
    }
}

/// Moves from the position of the case, the players in turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseSequence {
    /// `None` for the main sequence.
    pub name: Option<String>,
    /// At least one.
    pub moves: Vec<CaseMove>,
    /// What the document says about the end.
    pub ends: Option<SequenceEnd>,
}

impl CaseSequence {
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
pub struct CaseClaim {
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
    #[serde(default, deserialize_with = "reading")]
    pub reading: Option<ReadingId>,
    /// Whose move, territory or chain it is.
    pub player: Option<Color>,
    /// The points it is about; their meaning depends on what is said.
    #[serde(default, deserialize_with = "points")]
    pub points: Vec<String>,
    /// Moves to be made first, from the position of the case. One player may move twice running: the other passed.
    #[serde(default)]
    pub after: Vec<CaseMove>,
    /// The move that led here, for this claim only.
    pub last_move: Option<CaseMove>,
    /// What is said.
    #[serde(rename = "says")]
    pub saying: Saying,
    /// Who says so.
    pub origin: ClaimOrigin,
    /// How a separate program found it true when the case was made. Informative.
    #[serde(default)]
    pub proofs: Vec<CaseProof>,
}

/// What a claim says. The fields of [`CaseClaim`] that take part are named with each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Saying {
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
    Liberties(#[serde(deserialize_with = "points")] Vec<String>),
    /// The chain at the one point of `points` is exactly these stones.
    Chain(#[serde(deserialize_with = "points")] Vec<String>),
    /// `player` may play at the one point of `points`.
    Legal,
    /// `player` may not play at the one point of `points`, and why.
    Illegal(IllegalReason),
    /// A rule set that allows suicide takes off these stones when `player` plays at the one point of `points`.
    Suicide(#[serde(deserialize_with = "points")] Vec<String>),
    /// `player` at the one point of `points` captures exactly these stones of the opponent.
    Captures(#[serde(deserialize_with = "points")] Vec<String>),
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
        at: Option<String>,
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

impl Saying {
    /// The name of the kind, as the file writes it.
    pub fn kind(&self) -> &'static str {
        self.parts().0
    }

    /// What is said, in short: `4: D8 C7 E7 D6`, `black 16, white 17, W+1`; empty where the kind says it all.
    pub fn says(&self) -> String {
        self.parts().1
    }

    fn parts(&self) -> (&'static str, String) {
        let either = |is: bool, yes: &str, no: &str| if is { yes } else { no }.to_owned();
        match self {
            Self::TerritoryPoints(count) => ("territory-points", format!("{count} points")),
            Self::TerritoryAt { whole_region } => {
                ("territory-at", either(*whole_region, "whole region", "these points"))
            }
            Self::Neutral { no_others } => ("neutral", either(*no_others, "no others", "these points")),
            Self::Score { black, white } => {
                let result = Self::result(*black, *white);
                ("score", format!("black {black}, white {white}, {result}"))
            }
            Self::Liberties(points) => ("liberties", format!("{}: {}", points.len(), points.join(" "))),
            Self::Chain(points) => ("chain", format!("stones {}", points.join(" "))),
            Self::Legal => ("legal", String::new()),
            Self::Illegal(IllegalReason::Suicide) => ("illegal", "suicide".to_owned()),
            Self::Illegal(IllegalReason::Ko) => ("illegal", "ko".to_owned()),
            Self::Illegal(IllegalReason::Occupied) => ("illegal", "occupied".to_owned()),
            Self::Suicide(points) => ("suicide", format!("removes {}", points.join(" "))),
            Self::Captures(points) => ("captures", format!("takes {}", points.join(" "))),
            Self::Ko { takes_back } => ("ko", either(*takes_back, "may not take back", "starts a ko")),
            Self::Alive => ("alive", String::new()),
            Self::Dead => ("dead", String::new()),
            Self::Seki => ("seki", String::new()),
            Self::Unsettled { at } => ("unsettled", at.as_ref().map_or(String::new(), |at| format!("at {at}"))),
            Self::MustAddMove { is_needed } => ("must-add-move", either(*is_needed, "needed", "not needed")),
            Self::NoResult(why) => ("no-result", why.clone()),
            Self::Draw(why) => ("draw", why.clone()),
            Self::Handicap(stones) => ("handicap", format!("{stones} stones")),
            Self::SamePosition(case) => ("same-position", format!("as {case}")),
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

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum IllegalReason {
    /// It would leave the player's own stones without a liberty.
    Suicide,
    /// It would restore the position before the last move.
    Ko,
    /// A stone stands there.
    Occupied,
}

/// Who makes a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClaimOrigin {
    /// The document says so.
    Text,
    /// Not said in the document, but true of this board.
    Position,
}

/// How a claim about life was shown to be true when the case was made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaseProof {
    /// These chains, a stone of each, are alive even if their owner always passes (Benson 1976).
    Benson(#[serde(deserialize_with = "points")] Vec<String>),
    /// Every line of play inside `region` was tried; both players may pass, going round counts as not captured.
    Search(CaseSearch),
}

/// An exhaustive search on a few points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseSearch {
    /// Who tries to capture.
    pub attacker: Color,
    /// A stone of the chain that is attacked.
    pub target: String,
    /// Who moves first.
    pub first: Color,
    /// How kos are fought; the plain rule unless said.
    #[serde(default)]
    pub ko: CaseKo,
    /// Stones put on the board first.
    #[serde(default)]
    pub added: Vec<CaseStones>,
    /// The points on which both may play.
    #[serde(deserialize_with = "points")]
    pub region: Vec<String>,
    /// The answer.
    pub is_captured: bool,
}

/// How kos are fought in a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaseKo {
    /// A ko is not retaken at once.
    #[default]
    Plain,
    /// A ko once lost is retaken only after a pass for it.
    Japanese,
    /// The attacker may always retake, the defender never.
    AttackerWins,
    /// The defender may always retake, the attacker never.
    DefenderWins,
}

/// Stones of one player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseStones {
    /// Whose.
    pub player: Color,
    /// Where.
    #[serde(deserialize_with = "points")]
    pub points: Vec<String>,
}

/// A line of a case file that does not follow the format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct CaseError {
    /// The line, from 1.
    pub line: usize,
    /// What was found and what was expected.
    pub message: String,
}

impl CaseError {
    fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"+++
title = "A stone in atari"
document = "A book"
item = "Figure 1"
provenance = "reconstructed, uncertain: only the name is known"
prisoners = { black = 0, white = 2 }
labels = [{ name = "a", points = "A1" }]
sequences = [
    { ends = { board = ["..", "XX"] }, moves = ["black A1 captures A2", "white pass"] },
]
claims = [
    { says = { captures = "A2" }, player = "black", points = "A1", origin = "text" },
    { says = "dead", rule_set = "korean-2016", rule_set_in_text = "korean", player = "black", points = "B1", after = ["white B2"], origin = "position", proofs = [
        { search = { attacker = "white", target = "B1", first = "black", ko = "japanese", added = [{ player = "white", points = "B2" }], region = "A1 B2", is_captured = true } },
    ] },
]
+++

Black captures
at a.

    2 O .
    1 . x
      A B
"#;

    #[test]
    fn a_small_case_is_read_whole() {
        let case = CaseFile::parse("made", "small", SMALL).expect("the small case follows the format");
        assert_eq!((case.key().as_str(), case.note.as_str()), ("made/small", "Black captures at a."));
        assert_eq!(case.certainty(), Certainty::Uncertain);
        assert_eq!((case.rows.as_slice(), case.width, case.height), (&["O.".to_owned(), ".x".to_owned()][..], 2, 2));
        assert_eq!(case.dead_stones(), set(&["B1".to_owned()]));
        assert_eq!(case.prisoners, CasePrisoners { black: 0, white: 2 });
        let moves = &case.sequences[0].moves;
        assert_eq!((moves[0].captures.join(" ").as_str(), moves[1].point.as_deref()), ("A2", None));
        assert_eq!(case.sequences[0].ends, Some(SequenceEnd::Board(vec!["..".into(), "XX".into()])));
        assert_eq!(case.claims[0].saying, Saying::Captures(vec!["A2".into()]));
        assert_eq!((case.claims[1].number, case.claims[1].after.len()), (2, 1));
        let [CaseProof::Search(search)] = case.claims[1].proofs.as_slice() else { panic!("a search") };
        assert_eq!((search.ko, search.added[0].points.join(" ").as_str()), (CaseKo::Japanese, "B2"));
    }

    #[test]
    fn each_slip_is_named_with_its_line() {
        for (from, to, error) in [
            ("+++\ntitle", "title", "line 1: expected a head in TOML between two lines `+++`"),
            ("item = ", "figure = ", "line 4: unknown field `figure`, expected one of"),
            ("provenance = \"rec", "provenance = \"dec", "line 5: expected `public, …` or `reconstructed …`"),
            ("white = 2", "white = -2", "line 6: invalid value: integer `-2`, expected u32"),
            ("points = \"A1\" }]", "points = \"A0\" }]", "line 7: `A0` is no point"),
            ("ends = { board", "ends = { place", "line 9: unknown variant `place`"),
            ("white pass", "whitepass", "line 9: `whitepass` is no move"),
            ("\"white pass", "\"green pass", "line 9: `green pass` is no move of black or white"),
            ("captures = \"A2\"", "kills = \"A2\"", "line 12: unknown variant `kills`"),
            ("is_captured", "is_taken", "line 14: unknown field `is_taken`"),
            ("    2 O .\n", "    3 O .\n", "line 22: the board: line 1: found row number 3, expected 2"),
            ("    1 . x", "    1 . ?", "line 22: the board: row 2, column 2: found '?'"),
        ] {
            assert!(SMALL.contains(from), "{from}");
            let slip = SMALL.replacen(from, to, 1);
            let found = CaseFile::parse("made", "small", &slip).expect_err(from).to_string();
            assert!(found.starts_with(error), "{from} -> {to}: {found}");
        }
    }

    #[test]
    fn a_file_cut_anywhere_is_refused_or_read_without_panic() {
        for end in (0..SMALL.len()).filter(|end| SMALL.is_char_boundary(*end)) {
            let _ = CaseFile::parse("made", "small", &SMALL[..end]);
        }
    }
}
