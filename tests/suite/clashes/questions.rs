//! The questions that are put: every documented case, hard position, vector and record there is, each with its marks,
//! without, with some of them, in dispute and with a stone changed, and crowded boards made by chance. The same number
//! always gives the same question.

use std::path::PathBuf;

use gyega::formats::cases;
use serde_json::{Map, Value, json};

use super::board::{Board, Player, Points, name_of};
use super::seen::{list, points, text};
use crate::support::files_below;

/// Numbers from a seed, by a linear generator.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1)
    }

    /// A number below an end.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % end.max(1) as u64) as usize
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A board, and the stones on it that somebody called dead.
struct Position {
    rows: Vec<String>,
    dead: Vec<String>,
    /// Komi and prisoners, where they are known.
    numbers: Map<String, Value>,
}

impl Position {
    fn board(&self) -> Board {
        Board::of_rows(&self.rows.iter().map(String::as_str).collect::<Vec<_>>())
    }
}

/// A record, and the stones that are dead at its end.
struct Record {
    sgf: String,
    dead: Vec<String>,
}

/// All there is to ask about.
pub(super) struct Questions {
    small: Vec<Position>,
    large: Vec<Position>,
    records: Vec<Record>,
}

impl Questions {
    pub(super) fn read() -> Self {
        let documented = cases::all().iter().map(|case| Position {
            rows: case.board.stones.rows(),
            dead: case.board.dead.iter().map(|point| point.to_string()).collect(),
            numbers: Map::new(),
        });
        let hard = crate::hard::boards().into_iter().map(|(_, stones, dead)| Position {
            rows: stones.rows(),
            dead: dead.iter().map(|point| point.to_string()).collect(),
            numbers: Map::new(),
        });
        let vectors = vectors();
        let is_board = |position: &Position| !position.rows.is_empty() && !position.board().stones().is_empty();
        let boards = vectors.iter().filter_map(vector_board);
        let (small, large) =
            documented.chain(hard).chain(boards).filter(is_board).partition(|position| position.rows.len() <= 13);
        Self { small, large, records: records(&vectors) }
    }

    /// Whether vectors and records of others are among them.
    pub(super) fn are_whole() -> bool {
        ["GYEGA_VECTORS", "GYEGA_RECORDS"].into_iter().all(|folder| std::env::var_os(folder).is_some())
    }

    /// How many boards and records there are.
    pub(super) fn told(&self) -> String {
        format!("{} small boards, {} large ones, {} records", self.small.len(), self.large.len(), self.records.len())
    }

    /// The question of a number, and what it is made from.
    pub(super) fn at(&self, number: usize) -> (&'static str, Value) {
        let mut chance = Chance::of(number as u64);
        match number % 100 {
            0 if !self.records.is_empty() && chance.one_in(2) => {
                let record = &self.records[chance.below(self.records.len())];
                ("record", of_record(record, &mut chance))
            }
            1 if !self.large.is_empty() && chance.one_in(4) => {
                let position = &self.large[chance.below(self.large.len())];
                ("large board", of_position(position, &mut chance))
            }
            2..=29 => {
                let position = &self.small[chance.below(self.small.len())];
                ("small board", of_position(position, &mut chance))
            }
            _ => ("crowded board", of_position(&crowded(&mut chance), &mut chance)),
        }
    }
}

/// The lines of all vectors; none where no folder is named.
fn vectors() -> Vec<Value> {
    let Some(folder) = std::env::var_os("GYEGA_VECTORS").map(PathBuf::from) else { return Vec::new() };
    let files = files_below(&folder, "jsonl");
    let text = files
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
    let lines: Vec<String> = text.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn vector_board(vector: &Value) -> Option<Position> {
    let drawn: Vec<&str> = list(&vector["board"]).iter().map(text).collect();
    let width = drawn.first()?.len();
    if drawn.len() > 25
        || width > 25
        || drawn.iter().any(|row| row.len() != width || row.contains(|letter| !"XOxo.".contains(letter)))
    {
        return None;
    }
    let numbers = ["komi", "prisoners"].into_iter().filter(|name| vector.get(name).is_some());
    Some(Position {
        rows: drawn.iter().map(|row| row.to_uppercase()).collect(),
        dead: list(&vector["expected"]["dead"]).iter().map(|name| text(name).to_owned()).collect(),
        numbers: numbers.map(|name| (name.to_owned(), vector[name].clone())).collect(),
    })
}

/// The records of the folder, each with what the vector of its name says is dead.
fn records(vectors: &[Value]) -> Vec<Record> {
    let Some(folder) = std::env::var_os("GYEGA_RECORDS").map(PathBuf::from) else { return Vec::new() };
    let record = |path: &PathBuf| {
        let sgf = String::from_utf8_lossy(&std::fs::read(path).ok()?).into_owned();
        let id = path.strip_prefix(&folder).ok()?.with_extension("");
        let vector = vectors.iter().find(|vector| text(&vector["id"]) == id.to_string_lossy());
        let dead = vector.map(|vector| list(&vector["expected"]["dead"])).unwrap_or_default();
        Some(Record { sgf, dead: dead.iter().map(|name| text(name).to_owned()).collect() })
    };
    files_below(&folder, "sgf").iter().filter_map(record).collect()
}

/// A board of 4 to 9 lines a side on which most points are taken, and much is unsettled.
fn crowded(chance: &mut Chance) -> Position {
    let height = 4 + chance.below(6).min(chance.below(6));
    let width = if chance.one_in(3) { (height + 1).min(9) } else { height };
    let (empty, own) = (1 + chance.below(4), 3 + chance.below(4));
    let mut rows: Vec<String> = Vec::new();
    for row in 0..height {
        let letter = |column: usize, chance: &mut Chance, above: Option<char>| {
            // Stones beside others of their colour make walls and eyes, as in games.
            let beside = above.filter(|letter| *letter != '.' && chance.one_in(2));
            match chance.below(10) {
                drawn if drawn < empty => '.',
                _ if beside.is_some() => beside.unwrap_or('.'),
                drawn if drawn < own + column % 2 => 'X',
                _ => 'O',
            }
        };
        let drawn = (0..width).map(|column| {
            let above = row.checked_sub(1).and_then(|above| rows[above].chars().nth(column));
            letter(column, chance, above)
        });
        let drawn: String = drawn.collect();
        rows.push(drawn);
    }
    Position { rows: legal(&rows), dead: Vec::new(), numbers: Map::new() }
}

/// The same without the chains that have no liberty.
fn legal(rows: &[String]) -> Vec<String> {
    let mut board = Board::of_rows(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    loop {
        let chains = chains(&board);
        let Some(stuck) = chains.into_iter().find(|chain| board.liberties(*chain).is_empty()) else { break };
        board = board.without(stuck);
    }
    drawn(&board)
}

fn chains(board: &Board) -> Vec<Points> {
    Player::BOTH.into_iter().flat_map(|player| board.parts(board.of(player))).collect()
}

fn drawn(board: &Board) -> Vec<String> {
    let (width, height) = board.size();
    let letter = |at: usize| match board.owner(at) {
        Some(Player::Black) => 'X',
        Some(Player::White) => 'O',
        None => '.',
    };
    (0..height).rev().map(|row| (0..width).map(|column| letter(row * 25 + column)).collect()).collect()
}

fn names(points: Points) -> Vec<Value> {
    points.each().map(|at| json!(name_of(at))).collect()
}

/// One stone of a chain.
fn first(chain: Points) -> Value {
    json!(chain.first().map(name_of).unwrap_or_default())
}

/// A stone taken off or turned.
fn changed(rows: &[String], chance: &mut Chance) -> Vec<String> {
    let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for _ in 0..=chance.below(2) {
        let row = chance.below(rows.len());
        let column = chance.below(rows[row].len());
        rows[row][column] = match (rows[row][column], chance.below(2)) {
            ('X', 0) => 'O',
            (_, 0) => 'X',
            _ => '.',
        };
    }
    legal(&rows.into_iter().map(|row| row.into_iter().collect()).collect::<Vec<_>>())
}

fn of_position(position: &Position, chance: &mut Chance) -> Value {
    let is_changed = chance.one_in(3);
    let rows = if is_changed { changed(&position.rows, chance) } else { position.rows.clone() };
    let board = Board::of_rows(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    let mut question = json!({ "rows": rows });
    let chains = chains(&board);
    // What was marked stands for whole chains, as far as they are still there.
    let marked = points(&json!(position.dead)) & board.stones();
    mark(&mut question, &board, &chains, board.chains_of(marked), chance);
    for (name, value) in &position.numbers {
        question[name] = value.clone();
    }
    common(&mut question, chance);
    let is_crowded = board.size().1 <= 9 && position.dead.is_empty();
    // Ten thousand answers are to take no more than a minute; more nodes settle more, but clash no less.
    if question.get("classify").is_none() && (is_crowded || board.size().1 <= 9 && !chance.one_in(6)) {
        question["search_nodes"] = json!(1_000 + 500 * chance.below(4));
    } else if board.size().1 > 9 && question.get("classify").is_none() {
        question["search_nodes"] = json!(5_000);
    }
    question
}

/// Who says what of which chains.
fn mark(question: &mut Value, board: &Board, chains: &[Points], dead: Points, chance: &mut Chance) {
    if chains.is_empty() {
        return;
    }
    let some = |chance: &mut Chance, most: usize| {
        let count = chance.below(most + 1);
        (0..count).fold(Points::NONE, |all, _| all | chains[chance.below(chains.len())])
    };
    match chance.below(12) {
        // Nobody spoke.
        0..=2 => {}
        3 => question["dead"] = json!([]),
        // As it was marked.
        4 => question["dead"] = json!(names(dead)),
        5 => question["dead"] = json!("pass-alive"),
        6 => question["dead"] = json!(names(some(chance, 2))),
        // Some marks are lost.
        7 => {
            let unsaid = dead | some(chance, 3);
            question["dead"] = json!(names(if chance.one_in(2) { Points::NONE } else { some(chance, 1) - unsaid }));
            question["unsaid"] = json!(names(unsaid));
        }
        // One dead group is claimed alive by its owner, or a living one dead by the opponent.
        8 | 9 => {
            let chain = chains[chance.below(chains.len())];
            dispute(question, board, dead, chain);
        }
        // Both claim at random.
        10 => {
            let claim = |stones: Points| json!({ "dead": names(stones) });
            question["claims"] = json!({ "black": claim(some(chance, 3)), "white": claim(some(chance, 3)) });
            if chance.one_in(3) {
                question["claims"]["black"]["seki"] = json!([first(chains[chance.below(chains.len())])]);
            }
        }
        _ => {
            if chance.one_in(2) {
                question["dead"] = json!(names(dead));
            }
            let seki = some(chance, 2) - dead;
            question["seki"] = json!(names(seki));
        }
    }
}

/// The opponent says that a chain is dead, its owner that it lives; all else is as marked.
fn dispute(question: &mut Value, board: &Board, dead: Points, chain: Points) {
    let owner = chain.first().and_then(|at| board.owner(at)).unwrap_or(Player::Black);
    question["dead"] = json!(names(dead - chain));
    question["claims"] = json!({ owner.name(): {}, owner.other().name(): { "dead": [first(chain)] } });
}

/// Rule sets, numbers, what is told besides.
fn common(question: &mut Value, chance: &mut Chance) {
    let mut rule_sets = vec!["korean-2016", "japanese-1989", "chinese-2002", "ing-sst", "nz"];
    if chance.one_in(8) {
        rule_sets.extend(["stone-scoring", "aga", "tromp-taylor"]);
    }
    let by = chance.below(rule_sets.len());
    rule_sets.rotate_left(by);
    question["rule_sets"] = json!(rule_sets);
    if question.get("komi").is_none() && !chance.one_in(3) {
        question["komi"] = json!(chance.one_of(&[0.0, 0.5, 6.5, 7.0, 3.75]));
    }
    if question.get("prisoners").is_none() && chance.below(4) > 0 {
        question["prisoners"] = json!({ "black": chance.below(4), "white": chance.below(4) });
    }
    if chance.one_in(12) {
        let ended_by = chance.one_of(&["agreement", "passes", "resignation", "time", "unknown"]);
        question["history"] = json!({ "ended_by": ended_by });
        if matches!(ended_by, "resignation" | "time") {
            question["history"]["lost_by"] = json!(chance.one_of(&["black", "white"]));
        }
    }
    match chance.below(24) {
        0 => question["classify"] = json!(false),
        1 => question["procedures"] = json!(true),
        2 => question["sensitivity"] = json!(true),
        3 => question["detail"] = json!(chance.one_of(&["ledger", "totals"])),
        4 => question["as_it_stands"] = json!(true),
        5 => question["map_rule_set"] = json!(rule_sets[chance.below(rule_sets.len())]),
        _ => {}
    }
}

fn of_record(record: &Record, chance: &mut Chance) -> Value {
    let mut sgf = record.sgf.clone();
    let mut question = json!({});
    match chance.below(8) {
        0 => {}
        // Stripped.
        1 | 2 => sgf = without(&sgf, &["TB", "TW", "MA"], &mut |_| false),
        // Half stripped.
        3 => {
            let most = 2 + chance.below(6);
            sgf = without(&sgf, &["TB", "TW"], &mut |chance: &mut Chance| chance.below(most) > 0);
        }
        4 => sgf = without(&sgf, &[chance.one_of(&["TB", "TW"])], &mut |_| false),
        // Cut short.
        5 => {
            let moves = sgf.matches(";B[").count() + sgf.matches(";W[").count();
            question["sgf_at"] = json!(moves.saturating_sub(chance.below(moves / 4 + 1)));
        }
        6 => {
            let length = sgf.len() - chance.below(sgf.len() / 8 + 1);
            sgf = sgf.chars().take(length).collect();
        }
        // In dispute: a dead group that its owner claims to live.
        _ => {
            let dead = record.dead.get(chance.below(record.dead.len())).cloned();
            if let Some(chain) = dead {
                let claims = ["black", "white"]
                    .map(|player| (player, if chance.one_in(2) { json!({}) } else { json!({ "dead": [chain] }) }));
                question["claims"] =
                    claims.into_iter().map(|(player, claim)| (player.to_owned(), claim)).collect::<Map<_, _>>().into();
                if chance.one_in(2) {
                    question["dead"] = json!([]);
                }
            }
        }
    }
    if chance.one_in(3) {
        sgf = without(&sgf, &["RE"], &mut |_| false);
    }
    question["sgf"] = json!(sgf);
    if chance.one_in(4) {
        question["as_it_stands"] = json!(true);
    }
    question["explain_record"] = json!(chance.one_in(4));
    question["rule_sets"] = json!(["korean-2016", "japanese-1989", "chinese-2002", "ing-sst", "nz"]);
    question
}

/// A record in which some values of some properties are left out.
fn without(sgf: &str, properties: &[&str], keeps: &mut dyn FnMut(&mut Chance) -> bool) -> String {
    let mut chance = Chance::of(sgf.len() as u64);
    let (mut out, mut left) = (String::with_capacity(sgf.len()), sgf);
    while let Some(at) = left.find('[') {
        let (before, values) = left.split_at(at);
        let name_at = before.trim_end().rfind(|letter: char| !letter.is_ascii_uppercase()).map_or(0, |at| at + 1);
        let is_meant = properties.contains(&before[name_at..].trim_end());
        let (mut kept, mut rest) = (String::new(), values);
        while let Some(inside) = rest.trim_start().strip_prefix('[') {
            let end = value_end(inside);
            if !is_meant || keeps(&mut chance) {
                kept = format!("{kept}[{}]", &inside[..end]);
            }
            rest = inside.get(end + 1..).unwrap_or_default();
        }
        out.push_str(if kept.is_empty() { &before[..name_at] } else { before });
        out.push_str(&kept);
        left = rest;
    }
    out + left
}

/// Where a value ends: at a bracket that no backslash stands before.
fn value_end(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            ']' if !is_escaped => return at,
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    text.len()
}

#[test]
fn marks_of_a_record_are_left_out() {
    let sgf = r"(;SZ[5]C[a \] b]TB[aa][bb];B[cc]TW[dd])";
    assert_eq!(without(sgf, &["TB", "TW"], &mut |_| false), r"(;SZ[5]C[a \] b];B[cc])");
    assert_eq!(without(sgf, &["TB"], &mut |_| true), sgf);
}

#[test]
fn the_same_number_gives_the_same_question() {
    let questions = Questions::read();
    for number in 0..200 {
        assert_eq!(questions.at(number), questions.at(number));
    }
}
