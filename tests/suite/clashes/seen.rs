//! An answer as an app sees it: the question that was put, the JSON that came back, and nothing else.

use serde_json::Value;

use super::board::{Board, Player, Points, point_of};

/// The rule sets of the questions that take no stone off by agreement.
const NOTHING_AGREED: [&str; 2] = ["tromp-taylor", "ikeda-area-iii"];

/// How much was said of the stones of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Nothing.
    Nothing,
    /// Something of all of them.
    All,
    /// Of some, or it is for the reader of a record to tell.
    Part,
}

/// A question and its answer.
pub(super) struct Seen<'a> {
    pub(super) question: &'a Value,
    pub(super) answer: &'a Value,
    pub(super) board: Board,
    pub(super) said: Said,
    /// Whole chains that the question lists as dead, whatever a record marks.
    pub(super) said_dead: Points,
    /// Whole chains that the question lists as unsaid.
    pub(super) left_unsaid: Points,
    groups: Vec<Group<'a>>,
}

/// One of `groups`.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub(super) value: &'a Value,
    pub(super) player: Option<Player>,
    pub(super) points: Points,
    pub(super) status: &'a str,
    pub(super) evidence: &'a str,
}

impl Group<'_> {
    /// Whether the answer says of it that it is not known what becomes of it.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.status, "unsettled" | "open" | "undecided")
            || matches!(self.status, "alive" | "in-seki") && self.evidence == "unverified"
    }
}

/// One of `scores`.
#[derive(Clone, Copy)]
pub(super) struct Score<'a>(pub(super) &'a Value);

impl<'a> Score<'a> {
    pub(super) fn rule_set(self) -> &'a str {
        text(&self.0["rule_set"])
    }

    pub(super) fn outcome(self) -> &'a str {
        text(&self.0["outcome"])
    }

    pub(super) fn decided_by(self) -> &'a str {
        text(&self.0["decided_by"])
    }

    pub(super) fn is_decided(self) -> bool {
        self.outcome() != "undetermined"
    }

    pub(super) fn is_firm(self) -> bool {
        self.0["firm"] == true
    }

    pub(super) fn dead_stones(self) -> &'a str {
        text(&self.0["dead_stones"])
    }

    pub(super) fn lead(self) -> Option<i64> {
        quarters(&self.0["lead"])
    }

    pub(super) fn needs(self, what: &str) -> bool {
        list(&self.0["needs"]).iter().any(|need| need == what)
    }

    pub(super) fn removes_by_agreement(self) -> bool {
        removes_by_agreement(self.rule_set())
    }

    pub(super) fn between(self) -> Option<(i64, i64)> {
        between(&self.0["lead_between"])
    }

    pub(super) fn entries(self) -> &'a [Value] {
        list(&self.0["ledger"])
    }
}

/// The ends of a `lead_between`.
pub(super) fn between(value: &Value) -> Option<(i64, i64)> {
    Some((quarters(&value["least"])?, quarters(&value["most"])?))
}

/// Whether a rule set takes dead stones off as players agree on them.
pub(super) fn removes_by_agreement(rule_set: &str) -> bool {
    !NOTHING_AGREED.contains(&rule_set)
}

/// A text; the empty one where there is none.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A list; the empty one where there is none.
pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// An amount in quarters of a point, exact.
pub(super) fn quarters(value: &Value) -> Option<i64> {
    if !value.is_number() {
        return None;
    }
    let written = value.to_string();
    let (sign, digits) = written.strip_prefix('-').map_or((1, written.as_str()), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let quarter = match part {
        "0" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    Some(sign * (whole.parse::<i64>().ok()? * 4 + quarter))
}

/// How an amount in quarters is written without its sign: `3.5`.
pub(super) fn written(amount: i64) -> String {
    let (whole, part) = (amount.abs() / 4, amount.abs() % 4);
    let part = ["", ".25", ".5", ".75"][part as usize];
    format!("{whole}{part}")
}

/// The points of a list of names, or of one name.
pub(super) fn points(value: &Value) -> Points {
    let one = value.as_str().and_then(point_of);
    list(value).iter().filter_map(|name| point_of(text(name))).chain(one).collect()
}

/// The outcome that a lead alone makes.
pub(super) const fn outcome_of(lead: i64) -> &'static str {
    match lead {
        0 => "draw",
        1.. => "black",
        _ => "white",
    }
}

impl<'a> Seen<'a> {
    pub(super) fn new(question: &'a Value, answer: &'a Value) -> Self {
        // Totals leave the board to whoever asked.
        let told =
            answer["position"].get("rows").map(|rows| list(rows).iter().map(|row| text(row).to_owned()).collect());
        let asked = || list(&question["rows"]).iter().map(|row| text(row).to_uppercase()).collect();
        let rows: Vec<String> = told.unwrap_or_else(asked);
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let board = Board::of_rows(&rows);
        let drawn: Vec<&str> = list(&question["rows"]).iter().map(text).collect();
        let is_drawn_dead = |row: &&str| row.contains(['x', 'o']);
        let small: Vec<String> = drawn.iter().map(|row| row.replace(['X', 'O'], ".")).collect();
        let small = Board::of_rows(&small.iter().map(String::as_str).collect::<Vec<_>>()).stones();
        let said_dead = board.chains_of(points(&question["dead"]) | small);
        let left_unsaid = board.chains_of(points(&question["unsaid"])) - said_dead;
        let speaks = question.get("dead").is_some() || drawn.iter().any(is_drawn_dead);
        let said = match (speaks, question.get("claims").is_some(), question["sgf"].as_str()) {
            (_, _, _) if !left_unsaid.is_empty() => Said::Part,
            (false, _, Some(record)) if marks_something(record) => Said::Part,
            (true, ..) | (false, true, _) => Said::All,
            (false, false, _) if question.get("seki").is_some() => Said::Part,
            (false, false, _) => Said::Nothing,
        };
        let group = |value: &'a Value| Group {
            value,
            player: Player::of(text(&value["color"])),
            points: points(&value["points"]),
            status: text(&value["status"]),
            evidence: text(&value["evidence"]),
        };
        let groups = list(&answer["groups"]).iter().map(group).collect();
        Self { question, answer, board, said, said_dead, left_unsaid, groups }
    }

    /// What the question says of a field, by name.
    pub(super) fn asked(&self, name: &str) -> &'a Value {
        &self.question[name]
    }

    /// What the answer says.
    pub(super) fn told(&self, name: &str) -> &'a Value {
        &self.answer[name]
    }

    pub(super) fn scores(&self) -> impl Iterator<Item = Score<'a>> + use<'a> {
        list(&self.answer["scores"]).iter().map(Score)
    }

    /// The first score of which something is to be said, with its rule set.
    pub(super) fn of_scores(&self, mut wrong: impl FnMut(Score<'a>) -> Option<String>) -> Option<String> {
        self.scores().find_map(|score| wrong(score).map(|how| format!("{}: {how}", score.rule_set())))
    }

    pub(super) fn groups(&self) -> &[Group<'a>] {
        &self.groups
    }

    pub(super) fn of_groups(&self, mut wrong: impl FnMut(&Group<'a>) -> Option<String>) -> Option<String> {
        let named = |group: &Group<'_>, how: String| {
            format!("{} {}, {}: {how}", text(&group.value["id"]), group.status, group.evidence)
        };
        self.groups.iter().find_map(|group| wrong(group).map(|how| named(group, how)))
    }

    /// The entries of the audit.
    pub(super) fn audit(&self) -> impl Iterator<Item = Entry<'a>> + use<'a> {
        list(&self.answer["audit"]).iter().map(Entry)
    }

    pub(super) fn of_audit(&self, mut wrong: impl FnMut(Entry<'a>) -> Option<String>) -> Option<String> {
        self.audit().find_map(|entry| wrong(entry).map(|how| format!("{}: {how}", entry.0["text"])))
    }

    pub(super) fn assumptions(&self) -> impl Iterator<Item = Entry<'a>> + use<'a> {
        list(&self.answer["assumptions"]).iter().map(Entry)
    }

    /// The assumption with this code.
    pub(super) fn assumed(&self, code: &str) -> Option<Entry<'a>> {
        self.assumptions().find(|entry| entry.code() == code)
    }

    /// The points under some letters of the map.
    pub(super) fn map(&self, letters: &str) -> Points {
        let rows: Vec<String> = list(&self.answer["map"])
            .iter()
            .map(|row| text(row).chars().map(|letter| if letters.contains(letter) { 'X' } else { '.' }).collect())
            .collect();
        Board::of_rows(&rows.iter().map(String::as_str).collect::<Vec<_>>()).stones()
    }

    /// Whether the map shows the board under the agreed marks.
    pub(super) fn has_agreed_map(&self) -> bool {
        self.answer.get("map").is_some() && self.question.get("map_rule_set").is_none()
    }

    /// The stones that come off under the agreed marks, as the map shows them or the words about reading.
    pub(super) fn off(&self) -> Points {
        let read = ["dead-as-read", "dead-as-read-in-part"].into_iter().find_map(|code| self.assumed(code));
        let read = read.map(|entry| entry.points("points")).unwrap_or_default();
        self.map("DdCcr") | self.map("Pp") & self.board.stones() | read
    }

    /// Whether boards were read and all is told.
    pub(super) fn is_full(&self) -> bool {
        self.answer.get("groups").is_some()
    }

    /// Whether no more was asked for than results, leads and sums.
    pub(super) fn is_totals(&self) -> bool {
        self.question["detail"] == "totals"
    }

    pub(super) fn is_read(&self) -> bool {
        self.question["classify"] != false
    }

    pub(super) fn is_record(&self) -> bool {
        self.question.get("sgf").is_some()
    }
}

/// Whether a record has a property that may mark dead stones or territory.
pub(super) fn marks_something(record: &str) -> bool {
    ["TB[", "TW[", "MA[", "TB [", "TW ["].iter().any(|property| record.contains(property))
}

/// A sentence: its code, what it names, its words.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a>(pub(super) &'a Value);

impl<'a> Entry<'a> {
    pub(super) fn code(self) -> &'a str {
        text(&self.0["code"])
    }

    /// Whether it has this code, with a line of moves or without.
    pub(super) fn is(self, code: &str) -> bool {
        self.code().strip_prefix(code).is_some_and(|rest| ["", "-line", "-line-filled"].contains(&rest))
    }

    pub(super) fn argument(self, name: &str) -> &'a Value {
        &self.0["arguments"][name]
    }

    pub(super) fn points(self, name: &str) -> Points {
        points(self.argument(name))
    }

    pub(super) fn player(self) -> Option<Player> {
        Player::of(text(self.argument("player")))
    }
}

#[test]
fn amounts_are_exact() {
    let read = |text: &str| quarters(&serde_json::from_str(text).expect("JSON"));
    assert_eq!([read("-3.75"), read("6.5"), read("7"), read("0")], [Some(-15), Some(26), Some(28), Some(0)]);
    assert_eq!([read("0.1"), read("null"), read("\"7\"")], [None; 3]);
    assert_eq!([written(-15), written(26), written(0)], ["3.75", "6.5", "0"]);
}
