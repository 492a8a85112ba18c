use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

use super::failure::{Failure, Origin};
use super::input::{self, Body, InputBody};
use crate::formats::json::is_kept;
use crate::formats::sgf::Until;
use crate::render::Language;
use crate::wire::{ErrorCode, Limits, Problem, ProblemError};

/// How an answer is written: for people, as the service answers, as a picture of the board, as Markdown, as a game
/// record. The choices have no comments of their own, because clap would then print each option on two lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[default]
    Text,
    Json,
    Svg,
    Md,
    Sgf,
}

/// How to write, and in which language.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "The answer")]
pub(super) struct Manner {
    /// How to write it: for people, as the service answers, a picture of the board, Markdown, a game record
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(super) format: Format,
    #[arg(long, value_name = "LANGUAGE", value_parser = language,
        help = format!("Language of sentences: {}; default that of the file, else en", languages()))]
    pub(super) lang: Option<Language>,
}

/// The codes of all languages.
pub(super) fn languages() -> String {
    Language::codes().join(", ")
}

pub(super) fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| format!("languages are {}", languages()))
}

/// What is known about the game besides the stones. Each option stands for a field of a request and takes its place.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known of the game")]
pub(super) struct GameOptions {
    /// How far a game record is played: so many moves, or to the node with this name (`N`)
    #[arg(long, value_name = "MOVES|NODE", allow_hyphen_values = true)]
    at: Option<String>,
    /// Points to White: a number for all, `rule-set` for each set's own, `record` for that of the record, or
    /// `id=number,...`, where the other sets have their own; default
    /// that of the record, and where there is none each set's own
    #[arg(long, value_name = "KOMI", allow_hyphen_values = true)]
    komi: Option<String>,
    /// Stones captured during play by Black and by White, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    prisoners: Option<String>,
    /// Stones captured by Black
    #[arg(long, value_name = "N", conflicts_with = "prisoners")]
    prisoners_black: Option<String>,
    /// Stones captured by White
    #[arg(long, value_name = "N", conflicts_with = "prisoners")]
    prisoners_white: Option<String>,
    /// Dead stones, one of each chain: `D4,E5`, `none`, `pass-alive`, or `as-marked` where the marks of a record are
    /// complete; left out, nobody spoke of them, or of those that a record does not mark. Stones that a drawing
    /// marks are dead as well
    #[arg(long, value_name = "POINTS")]
    dead: Option<String>,
    /// Stones of which nobody spoke, beside a list in --dead, one of each chain
    #[arg(long, value_name = "POINTS")]
    unsaid: Option<String>,
    /// Count the board of a record that does not tell that the game ended
    #[arg(long)]
    as_it_stands: bool,
    /// Chains in seki, one stone of each
    #[arg(long, value_name = "POINTS")]
    seki: Option<String>,
    /// Handicap stones
    #[arg(long, value_name = "N")]
    handicap: Option<String>,
    /// Stones played by each, handicap stones not included, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    plays: Option<String>,
    /// Passes of each, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    passes: Option<String>,
    /// Who passed first: black, white or none
    #[arg(long, value_name = "PLAYER")]
    first_pass: Option<String>,
    /// The last stone played: `black`, `black:D4`, or `black:D4:E5,E6` with the stones it took (`black:D4:` none)
    #[arg(long, value_name = "PLAYER[:POINT[:POINTS]]")]
    last_play: Option<String>,
    /// How the game ended: passes, agreement, resignation, time or forfeit
    #[arg(long, value_name = "END")]
    ended_by: Option<String>,
    /// Who lost by resignation, on time or by forfeit: black, white or both
    #[arg(long, value_name = "PLAYER")]
    lost_by: Option<String>,
    /// Periods of overtime bought by each (Ing rules)
    #[arg(long, value_name = "BLACK,WHITE")]
    overtime: Option<String>,
    /// Only count: do not look at the life of groups, nor for protective moves still owed
    #[arg(long)]
    count_only: bool,
    /// Positions that reading a board may search, 1000 to 1000000: more may settle what is undecided; default 80000
    #[arg(long, value_name = "N", conflicts_with = "count_only")]
    search_nodes: Option<String>,
}

/// What each player claims when they disagree. A player for whom nothing is given claims that every other stone stays.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What the players disagree on")]
pub(super) struct ClaimOptions {
    /// Stones dead as Black says, one of each chain; what both players name is agreed
    #[arg(long, value_name = "POINTS")]
    black_dead: Option<String>,
    /// Stones dead as White says
    #[arg(long, value_name = "POINTS")]
    white_dead: Option<String>,
    /// Chains in seki as Black says, one stone of each
    #[arg(long, value_name = "POINTS")]
    black_seki: Option<String>,
    /// Chains in seki as White says
    #[arg(long, value_name = "POINTS")]
    white_seki: Option<String>,
}

/// Which rule sets, and how much to say.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Rule sets")]
pub(super) struct RuleOptions {
    /// Rule sets, `ID,ID,...` or `all` (see `gyega rules`); default korean-2016,chinese-2002,ing-sst, after that of a
    /// record
    #[arg(long, value_name = "IDS")]
    pub(super) rules: Option<String>,
    /// One more pair of rule sets to compare; the first set is always compared with each other one
    #[arg(long, value_name = "A:B")]
    pub(super) compare: Vec<String>,
    /// How much to say: totals, ledger or full
    #[arg(long, value_name = "DETAIL")]
    pub(super) detail: Option<String>,
    /// Say how little would make another outcome: a prisoner, a neutral point, a group, komi
    #[arg(long)]
    pub(super) sensitivity: bool,
    /// Show how players count it at the board, step by step
    #[arg(long)]
    pub(super) procedures: bool,
    /// Give a permalink: the whole question as one code, which `gyega score` and the service open
    #[arg(long)]
    pub(super) permalink: bool,
}

/// Fields put together from options: each by its JSON pointer.
#[derive(Debug, Default)]
pub(super) struct Fields {
    /// The language that the caller wants; without it, that of the file.
    language: Option<Language>,
    members: Vec<Member>,
    /// Pointers of objects that are empty unless something stands there.
    ensured: Vec<&'static str>,
    /// Pointers of fields that were not given, and the options that would give them.
    lacking: Vec<(&'static str, &'static str)>,
    /// What is wrong with options before a request is made of them.
    faults: Vec<Fault>,
}

/// A field that an option gives.
#[derive(Debug)]
struct Member {
    pointer: &'static str,
    option: &'static str,
    value: Value,
}

/// The value of an option that is no value of its field.
#[derive(Debug)]
struct Fault {
    pointer: &'static str,
    found: String,
    expected: String,
}

impl Fault {
    fn error(&self) -> ProblemError {
        let (found, expected) = (format!("{:?}", self.found), self.expected.clone());
        ProblemError::new(ErrorCode::UnknownValue, self.pointer.to_owned(), found, expected)
    }
}

impl Fields {
    /// No fields yet; faults in them are worded in this language, else in that of the file.
    pub(super) fn in_language(language: Option<Language>) -> Self {
        Self { language, ..Self::default() }
    }

    pub(super) fn put(&mut self, pointer: &'static str, option: &'static str, value: Value) {
        self.members.push(Member { pointer, option, value });
    }

    /// An object stands here, with whatever it holds.
    fn ensure(&mut self, pointer: &'static str) {
        self.ensured.push(pointer);
    }

    /// A field is missing where an option could give it.
    pub(super) fn lack(&mut self, pointer: &'static str, option: &'static str) {
        self.lacking.push((pointer, option));
    }

    /// The value of an option is no value of its field.
    fn fault(&mut self, pointer: &'static str, option: &'static str, found: &str, expected: String) {
        self.faults.push(Fault { pointer, found: found.to_owned(), expected });
        self.lack(pointer, option);
    }

    pub(super) fn put_if(
        &mut self,
        pointer: &'static str,
        option: &'static str,
        given: Option<&String>,
        read: fn(&str) -> Value,
    ) {
        if let Some(given) = given {
            self.put(pointer, option, read(given));
        }
    }

    /// Two numbers with a comma between them; `?` leaves one out.
    pub(super) fn put_pair(&mut self, pointers: [&'static str; 2], option: &'static str, given: Option<&String>) {
        let Some(given) = given else { return };
        let Some((black, white)) = given.split_once(',').filter(|(_, white)| !white.contains(',')) else {
            return self.fault(pointers[0], option, given, PAIR.to_owned());
        };
        for (value, pointer) in [black, white].into_iter().zip(pointers) {
            if value.trim() != "?" {
                self.put(pointer, option, number(value));
            }
        }
    }

    /// Puts the fields where they belong, in place of what stood there.
    fn apply(self, members: &mut Map<String, Value>, origin: &mut Origin) {
        for pointer in self.ensured {
            object_at(members, pointer);
        }
        for Member { pointer, option, value } in self.members {
            let (parent, name) = pointer.rsplit_once('/').unwrap_or(("", pointer));
            if let Some(parent) = object_at(members, parent) {
                parent.insert(name.to_owned(), value);
            }
            origin.options.push((pointer, option));
        }
        origin.options.extend(self.lacking);
    }
}

/// What a pair of numbers is.
const PAIR: &str = "two numbers with a comma between them, Black's first; `?` for an unknown one";

/// The object that a pointer names, made where there is none.
fn object_at<'m>(members: &'m mut Map<String, Value>, pointer: &str) -> Option<&'m mut Map<String, Value>> {
    pointer.split('/').skip(1).try_fold(members, |at, name| {
        let inner = at.entry(name).or_insert_with(|| json!({}));
        if !inner.is_object() {
            *inner = json!({});
        }
        inner.as_object_mut()
    })
}

impl GameOptions {
    /// Whether komi is among them.
    pub(super) const fn names_komi(&self) -> bool {
        self.komi.is_some()
    }

    /// How far a record is played.
    pub(super) fn at(&self) -> Until<'_> {
        until(self.at.as_deref())
    }

    pub(super) fn fields(&self, fields: &mut Fields) {
        fields.put_if("/komi", "--komi", self.komi.as_ref(), komi);
        fields.put_pair(["/prisoners/black", "/prisoners/white"], "--prisoners", self.prisoners.as_ref());
        fields.put_if("/prisoners/black", "--prisoners-black", self.prisoners_black.as_ref(), number);
        fields.put_if("/prisoners/white", "--prisoners-white", self.prisoners_white.as_ref(), number);
        fields.put_if("/dead", "--dead", self.dead.as_ref(), |dead| match word(dead) {
            word if word == "pass-alive" || word == "as-marked" => word,
            _ => points(dead),
        });
        fields.put_if("/unsaid", "--unsaid", self.unsaid.as_ref(), points);
        fields.put_if("/seki", "--seki", self.seki.as_ref(), points);
        fields.put_if("/handicap", "--handicap", self.handicap.as_ref(), number);
        fields.put_pair(["/history/black_plays", "/history/white_plays"], "--plays", self.plays.as_ref());
        fields.put_pair(["/history/black_passes", "/history/white_passes"], "--passes", self.passes.as_ref());
        fields.put_if("/history/first_pass", "--first-pass", self.first_pass.as_ref(), word);
        fields.put_if("/history/last_play", "--last-play", self.last_play.as_ref(), last_play);
        fields.put_if("/history/ended_by", "--ended-by", self.ended_by.as_ref(), word);
        fields.put_if("/history/lost_by", "--lost-by", self.lost_by.as_ref(), word);
        match (&self.ended_by, &self.lost_by) {
            (Some(_), None) => fields.lack("/history/lost_by", "--lost-by"),
            (None, Some(_)) => fields.lack("/history/ended_by", "--ended-by"),
            _ => {}
        }
        fields.put_pair(["/overtime/black", "/overtime/white"], "--overtime", self.overtime.as_ref());
        put_at(fields, self.at.as_ref());
        if self.count_only {
            fields.put("/classify", "--count-only", json!(false));
        }
        if self.as_it_stands {
            fields.put("/as_it_stands", "--as-it-stands", json!(true));
        }
        fields.put_if("/search_nodes", "--search-nodes", self.search_nodes.as_ref(), number);
    }
}

impl ClaimOptions {
    pub(super) fn fields(&self, fields: &mut Fields) {
        let claims = [
            ("/claims/black/dead", "--black-dead", self.black_dead.as_ref()),
            ("/claims/black/seki", "--black-seki", self.black_seki.as_ref()),
            ("/claims/white/dead", "--white-dead", self.white_dead.as_ref()),
            ("/claims/white/seki", "--white-seki", self.white_seki.as_ref()),
        ];
        if claims.iter().any(|(_, _, given)| given.is_some()) {
            // Whoever names nothing claims something all the same.
            fields.ensure("/claims/black");
            fields.ensure("/claims/white");
        }
        for (pointer, option, given) in claims {
            fields.put_if(pointer, option, given, points);
        }
    }
}

impl RuleOptions {
    pub(super) fn fields(&self, fields: &mut Fields) {
        fields.put_if("/rule_sets", "--rules", self.rules.as_ref(), rule_sets);
        let pairs: Vec<Vec<&str>> = self.compare.iter().map(|pair| listed(pair, &[':', ','])).collect();
        for (typed, _) in self.compare.iter().zip(&pairs).filter(|(_, pair)| pair.len() != 2) {
            fields.fault(
                "/compare",
                "--compare",
                typed,
                "two rule sets with a colon between them, such as aga:ing-sst".to_owned(),
            );
        }
        if !pairs.is_empty() && pairs.iter().all(|pair| pair.len() == 2) {
            fields.put("/compare", "--compare", json!(pairs));
        }
        fields.put_if("/detail", "--detail", self.detail.as_ref(), word);
        if self.sensitivity {
            fields.put("/sensitivity", "--sensitivity", json!(true));
        }
        if self.procedures {
            fields.put("/procedures", "--procedures", json!(true));
        }
        if self.permalink {
            fields.put("/permalink", "--permalink", json!(true));
        }
    }
}

/// The question of a body with options in it, read as the service reads it, so that faults are the same everywhere.
pub(super) fn read<T>(
    from: &str,
    InputBody { body, mut origin }: InputBody,
    mut fields: Fields,
    format: Format,
    read: impl Fn(&[u8], &Limits) -> Result<T, Problem>,
) -> Result<T, Failure> {
    let wanted = fields.language;
    let language = wanted.or_else(|| body.language()).unwrap_or_default();
    let limits = Limits { language, language_override: wanted, ..Limits::default() };
    let refuse = |problem: Problem, origin: &Origin| Failure::Refused {
        from: input::name(from),
        problem: Box::new(problem),
        origin: origin.clone(),
        as_json: format == Format::Json,
        language,
    };
    let mut members = match body {
        Body::Built(members) => members,
        Body::Written(bytes) => {
            // What was written must stand by itself: reading it into a map would hide a field that stands twice.
            let question = read(&bytes, &limits).map_err(|problem| refuse(problem, &origin))?;
            match serde_json::from_slice(&bytes) {
                Ok(members) if !fields.members.is_empty() || !fields.faults.is_empty() => members,
                _ => return Ok(question),
            }
        }
    };
    let faults = std::mem::take(&mut fields.faults);
    fields.apply(&mut members, &mut origin);
    let bytes = Value::Object(members).to_string();
    // What was put together here was bounded when it was read; a record may be longer than a request of the service.
    let limits = Limits { body_bytes: bytes.len(), ..limits };
    match read(bytes.as_bytes(), &limits) {
        Ok(question) if faults.is_empty() => Ok(question),
        Err(problem) if faults.is_empty() => Err(refuse(problem, &origin)),
        read => {
            let mut faults: Vec<_> = faults.iter().map(Fault::error).collect();
            faults.extend(read.err().into_iter().flat_map(|problem| problem.errors));
            Err(refuse(Problem::of_errors(language, faults), &origin))
        }
    }
}

/// How far a record is played.
pub(super) fn until(at: Option<&str>) -> Until<'_> {
    match at.map(|at| (at, at.trim().parse())) {
        // What is no place is reported with everything else that is wrong.
        None => Until::End,
        Some((at, _)) if is_below_zero(at) => Until::End,
        Some((_, Ok(moves))) => Until::Moves(moves),
        Some((at, Err(_))) => Until::Node(at.into()),
    }
}

/// A number below zero is no number of moves, and hardly the name of a node.
fn is_below_zero(at: &str) -> bool {
    at.trim().strip_prefix('-').is_some_and(|digits| digits.parse::<u64>().is_ok())
}

/// Where a record is left.
pub(super) fn put_at(fields: &mut Fields, at: Option<&String>) {
    match at {
        Some(at) if is_below_zero(at) => {
            let expected = "a number of moves from 0, or the name of a node (`N`)";
            fields.fault("/sgf_at", "--at", at, expected.to_owned());
        }
        at => fields.put_if("/sgf_at", "--at", at, number),
    }
}

/// A number as JSON; what is none stays text, for the reader of requests to refuse.
fn number(text: &str) -> Value {
    match serde_json::from_str(text.trim()) {
        Ok(Value::Number(number)) if is_kept(text.trim()) => Value::Number(number),
        _ => json!(text.trim()),
    }
}

/// `6.5`, `rule-set`, or `korean-2016=6.5,chinese-2002=7.5`.
fn komi(text: &str) -> Value {
    if !text.contains('=') {
        return number(text);
    }
    let mut pairs: Vec<(&str, String)> = Vec::new();
    for part in text.split(',') {
        match (part.split_once('='), pairs.last_mut()) {
            (Some((id, komi)), _) => pairs.push((id, komi.to_owned())),
            // `aga=6,5` is one komi with a decimal comma.
            (None, Some((_, komi))) if is_digits(part) => komi.extend([",", part]),
            (None, _) => pairs.push((part, String::new())),
        }
    }
    Value::Object(pairs.iter().map(|(id, komi)| (id.trim().to_owned(), number(komi))).collect())
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A word of ours, in whatever case it was typed.
pub(super) fn word(text: &str) -> Value {
    json!(text.trim().to_ascii_lowercase())
}

/// `all`, or ids with commas between them.
pub(super) fn rule_sets(text: &str) -> Value {
    if text.trim().eq_ignore_ascii_case("all") { json!("all") } else { json!(listed(text, &[','])) }
}

/// `D4,E5`, or `none`.
fn points(text: &str) -> Value {
    let points = listed(text, &[',', ' ']);
    // Nothing written says nothing, as from a variable that is not set.
    match points.as_slice() {
        [] => json!(text),
        [none] if none.eq_ignore_ascii_case("none") => json!([]),
        _ => json!(points),
    }
}

pub(super) fn listed<'a>(text: &'a str, between: &[char]) -> Vec<&'a str> {
    text.split(between).map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// `black`, `black:D4` or `black:D4:E5,E6`.
pub(super) fn last_play(text: &str) -> Value {
    let mut parts = text.splitn(3, [':', ' ']);
    let mut play = Map::new();
    play.insert("player".to_owned(), word(parts.next().unwrap_or_default()));
    if let Some(point) = parts.next() {
        play.insert("point".to_owned(), json!(point));
    }
    if let Some(captured) = parts.next() {
        play.insert("captured".to_owned(), points(captured));
    }
    Value::Object(play)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Fields, GameOptions, Origin, komi, last_play, number, until};
    use crate::formats::sgf::Until;

    #[test]
    fn numbers_stay_exact_and_other_text_stays_text() {
        assert_eq!(number(" 6.5").to_string(), "6.5");
        assert_eq!(number("-3"), json!(-3));
        for text in ["six", "", "0x1", "1e999", "[1]", "6.50000000000000000000000000001"] {
            assert_eq!(number(text), json!(text), "{text}");
        }
    }

    #[test]
    fn a_pair_has_one_comma() {
        let faults = |text: &str| {
            let mut fields = Fields::default();
            fields.put_pair(["/prisoners/black", "/prisoners/white"], "--prisoners", Some(&text.to_owned()));
            (fields.members.len(), fields.faults.iter().map(|fault| fault.pointer).collect::<Vec<_>>())
        };
        assert_eq!(faults("1,?"), (1, Vec::new()));
        for text in ["", "1", "1,2,3"] {
            assert_eq!(faults(text), (0, vec!["/prisoners/black"]), "{text}");
        }
    }

    #[test]
    fn a_place_is_a_number_of_moves_or_a_name() {
        assert_eq!(
            (until(None), until(Some("12")), until(Some("end"))),
            (Until::End, Until::Moves(12), Until::Node("end".into()))
        );
        assert_eq!((until(Some("-5")), until(Some("-a"))), (Until::End, Until::Node("-a".into())));
    }

    #[test]
    fn komi_is_a_number_a_word_or_a_list() {
        assert_eq!(komi("rule-set"), json!("rule-set"));
        assert_eq!(komi("aga=7.5, nz=7"), json!({"aga": 7.5, "nz": 7}));
        assert_eq!(komi("aga=7,5,nz=7"), json!({"aga": "7,5", "nz": 7}), "a decimal comma is told, not read");
    }

    #[test]
    fn the_last_play_is_read_as_far_as_it_is_known() {
        assert_eq!(last_play("black"), json!({"player": "black"}));
        assert_eq!(last_play("white D4"), json!({"player": "white", "point": "D4"}));
        assert_eq!(last_play("white:D4:E5,E6"), json!({"player": "white", "point": "D4", "captured": ["E5", "E6"]}));
    }

    #[test]
    fn options_take_the_place_of_fields() {
        let options = GameOptions {
            prisoners: Some("2,?".to_owned()),
            passes: Some("1,1".to_owned()),
            count_only: true,
            ..GameOptions::default()
        };
        let mut fields = Fields::default();
        options.fields(&mut fields);
        let Value::Object(mut members) = json!({"prisoners": {"black": 1, "white": 0}}) else { panic!("an object") };
        let mut origin = Origin::default();
        fields.apply(&mut members, &mut origin);
        let expected = json!({
            "prisoners": {"black": 2, "white": 0},
            "history": {"black_passes": 1, "white_passes": 1},
            "classify": false,
        });
        assert_eq!(Value::Object(members), expected);
        assert_eq!(origin.options.first(), Some(&("/prisoners/black", "--prisoners")));
    }
}
