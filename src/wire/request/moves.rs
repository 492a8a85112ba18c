use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use crate::board::{Color, Size};
use crate::render::Language;
use crate::wire::from_json::{RequestObject as _, forms, request};
use crate::wire::{CODE_MAX, LastPlayRequest, Limits, Name, PlayOrPass, Prisoners, Rows, RuleSetsRequest, SgfPlace};

request! {
    /// A question about moves: a position, moves from there, and what is known of the moves before.
    ///
    /// What is not given is not guessed: a move that may take back a ko is `undetermined` without `last_play`, one that
    /// takes stones off is `undetermined` under superko rules without `previous_positions`.
    #[derive(Default)]
    #[schemars(extend(
        "examples" = [example()],
        "oneOf" = Self::one_position(),
        "allOf" = Self::parts_beside_positions(),
    ))]
    pub struct MoveRequest {
        /// The board before the first move, the top row first: `X` black, `O` white, `.` empty (also `#` `B` `●`, `W`
        /// `○`, `+` `,`). Every chain needs a liberty. Either `rows`, `sgf` or `code`.
        #[schemars(with = "Option<Vec<String>>", length(min = 1, max = Size::LINES_MAX))]
        pub rows: Option<Rows> => [Position],
        /// A game record in SGF: its main line is played, and the board at its end stands in place of `rows`. Where the
        /// request is silent it gives the last play, and, if every stone on its board was played or is a handicap
        /// stone, the earlier positions and the prisoners. What is repaired in it is listed in `assumptions`.
        pub sgf: Option<String> => [Position],
        /// How far the record is played: so many moves, or to the node with this name (`N`), on whatever line it
        /// stands.
        pub sgf_at: Option<SgfPlace> => [PartOf("sgf")],
        /// The code of a permalink. Where the request is silent it gives the board, the last play, the prisoners and
        /// the rule sets, and the earlier positions if it holds the record of a game.
        #[schemars(length(max = CODE_MAX), regex(pattern = r"^[0-9][A-Za-z0-9_-]*$"))]
        pub code: Option<String> => [Position],
        /// The moves in order: a player, and a point or `pass`. Where one player moves twice running, the other is
        /// taken to have passed.
        #[schemars(length(min = 1, max = Limits::DEFAULT.sequence_max))]
        pub moves: Vec<(Color, PlayOrPass)>,
        /// The last stone played before `rows`. If its player is also the first to move, the other is taken to have
        /// passed.
        pub last_play: Option<LastPlayRequest>,
        /// Earlier positions of the whole board, oldest first, each as rows or as an object; the list may end with the
        /// position itself. It is taken as all there were: an empty list says that there were none.
        pub previous_positions: Option<Vec<EarlierRequest>>,
        /// Stones captured by each player before `rows`. Before the first capture no position can come back: two zeros
        /// settle most of what `previous_positions` would.
        pub prisoners: Option<Prisoners>,
        /// The rule sets to ask: ids, aliases and `{"base": id, …changes}`, or `"all"`. Default: all 28.
        pub rule_sets: Option<RuleSetsRequest>,
        /// The language of sentences. Default: that of `Accept-Language`, else English.
        pub language: Option<Language>,
        /// The caller's name for the question, echoed.
        pub id: Option<Name>,
    }

    /// An earlier position, and whose turn it was.
    pub struct EarlierTurn {
        /// The board, as in the request.
        #[schemars(with = "Vec<String>")]
        pub rows: Rows,
        /// Whose turn it was.
        pub to_move: Option<Color>,
    }
}

/// An earlier position.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum EarlierRequest {
    /// The board alone. Whose turn it was follows where the next position is one play apart.
    Rows(#[schemars(with = "Vec<String>")] Rows),
    /// The board, and whose turn it was.
    WithTurn(EarlierTurn),
}

forms! {
    EarlierRequest: "rows, or an object with rows and to_move", [] [List => Self::Rows, Object => Self::WithTurn],
        else Self::Rows(Rows::PLACEHOLDER), at most |limits| limits.moves_max;
}

/// White takes one stone in the ko.
fn example() -> Value {
    json!({
        "rows": [".XO..", "XO.O.", ".XO..", ".....", "....."],
        "moves": [["black", "C4"], ["white", "B4"]],
        "rule_sets": ["korean-2016", "tromp-taylor"],
    })
}
