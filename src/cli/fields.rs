//! What options say of a request: the text of each becomes a value of JSON, which the types of the request read.

use super::answer_options::{AnswerOptions, Format};
use super::failure::{Failure, Origin};
use super::input::{self, FromInput, Input};
use crate::formats::json::Json;
use crate::wire::{ErrorCode, Limits, Problem, ProblemError};

/// Options that give fields.
pub(super) trait FieldOptions {
    fn put_fields<'o>(&'o self, fields: &mut OptionFields<'o>);
}

/// Fields put together from options: each by its JSON pointer.
#[derive(Debug, Default)]
pub(super) struct OptionFields<'o> {
    answer: AnswerOptions,
    /// Where the object stands whose fields are put.
    base: &'static str,
    /// Pointers and what stands there: a value, or an object with whatever it holds.
    members: Vec<(String, Option<Json<'o>>)>,
    /// Pointers and the options that give what stands there, or would.
    options: Vec<(String, String)>,
    /// What is wrong with options before a request is made of them.
    faults: Vec<ProblemError>,
}

impl<'o> OptionFields<'o> {
    /// What some options give. Faults in it are written as the answer is; without a language, in that of the file.
    pub(super) fn new(answer: AnswerOptions, options: &[&'o dyn FieldOptions]) -> Self {
        let mut fields = Self { answer, ..Self::default() };
        fields.of_object("", options);
        fields
    }

    /// Puts what options give of an object that stands somewhere in the request.
    pub(super) fn of_object(&mut self, base: &'static str, options: &[&'o dyn FieldOptions]) {
        let outer = std::mem::replace(&mut self.base, base);
        for options in options {
            options.put_fields(self);
        }
        self.base = outer;
    }

    pub(super) fn put(&mut self, pointer: &'static str, option: &str, value: Json<'o>) {
        let pointer = self.pointer(pointer);
        self.options.push((pointer.clone(), option.to_owned()));
        self.members.push((pointer, Some(value)));
    }

    /// An object stands here, with whatever it holds.
    pub(super) fn ensure(&mut self, pointer: &'static str) {
        self.members.push((self.pointer(pointer), None));
    }

    /// A field is missing where an option could give it.
    pub(super) fn lack(&mut self, pointer: &'static str, option: &str) {
        self.options.push((self.pointer(pointer), option.to_owned()));
    }

    /// The value of an option is no value of its field.
    pub(super) fn fault(&mut self, pointer: &'static str, option: &str, found: &str, expected: &str) {
        let (code, found) = (ErrorCode::UnknownValue, format!("{found:?}"));
        self.faults.push(ProblemError::new(code, self.pointer(pointer), found, expected.to_owned()));
        self.lack(pointer, option);
    }

    pub(super) fn put_if(
        &mut self,
        pointer: &'static str,
        option: &str,
        given: Option<&'o String>,
        read: fn(&'o str) -> Json<'o>,
    ) {
        if let Some(given) = given {
            self.put(pointer, option, read(given));
        }
    }

    /// A flag that gives its field a value.
    pub(super) fn put_flag(&mut self, pointer: &'static str, option: &str, is_set: bool, value: bool) {
        if is_set {
            self.put(pointer, option, Json::Bool(value));
        }
    }

    /// A text, if there is one; else the option could give it.
    pub(super) fn put_text(&mut self, pointer: &'static str, option: &str, given: Option<&'o String>) {
        match given {
            Some(given) => self.put(pointer, option, text(given)),
            None => self.lack(pointer, option),
        }
    }

    /// Two numbers with a comma between them; `?` leaves one out.
    pub(super) fn put_pair(&mut self, pointers: [&'static str; 2], option: &str, given: Option<&'o String>) {
        let Some(given) = given else { return };
        let Some((black, white)) = given.split_once(',').filter(|(_, white)| !white.contains(',')) else {
            return self.fault(pointers[0], option, given, PAIR);
        };
        for (value, pointer) in [black, white].into_iter().zip(pointers) {
            if value.trim() != "?" {
                self.put(pointer, option, number(value));
            }
        }
    }

    fn pointer(&self, pointer: &str) -> String {
        format!("{}{pointer}", self.base)
    }

    /// Puts the fields where they belong, in place of what stood there.
    pub(super) fn apply(self, tree: &mut Json<'o>, origin: &mut Origin) {
        for (pointer, value) in self.members {
            let place = pointer.split('/').skip(1).fold(&mut *tree, Json::member_mut);
            match value {
                Some(value) => *place = value,
                None => place.make_object(),
            }
        }
        origin.options.extend(self.options);
    }
}

/// Declares options that give fields of a request: of each what `--help` says, its value, and which field its text
/// gives, or to what a flag sets its field. `put_each` puts them all.
macro_rules! field_options {
    ($( $(#[$meta:meta])* $vis:vis struct $name:ident {
        $(
            $(#[$option_meta:meta])*
            $option:ident: $type:ty $(, $value_name:literal)?
            $(=> $method:ident($pointer:expr $(, $read:expr)?))? $(=> $flag:literal = $set_to:literal)?;
        )+
    } )+) => { $(
        #[derive(clap::Args, Clone, Debug, Default)]
        $(#[$meta])*
        $vis struct $name {
            $( $(#[$option_meta])* #[arg(long $(, value_name = $value_name)?)] pub(super) $option: $type, )+
        }

        impl $name {
            fn put_each<'o>(&'o self, fields: &mut $crate::cli::fields::OptionFields<'o>) {
                let option = $crate::cli::fields::option_name;
                $(
                    $( fields.$method($pointer, &option(stringify!($option)), self.$option.as_ref() $(, $read)?); )?
                    $( fields.put_flag($flag, &option(stringify!($option)), self.$option, $set_to); )?
                )+
            }
        }
    )+ };
}

pub(super) use field_options;

/// How an option is typed.
pub(super) fn option_name(field: &str) -> String {
    format!("--{}", field.replace('_', "-"))
}

const PAIR: &str = "two numbers with a comma between them, Black's first; `?` for an unknown one";

/// The question of an input with options in it, read as the service reads it, so that faults are the same everywhere.
pub(super) fn read<Q: FromInput>(from: &str, input: &Input, mut fields: OptionFields<'_>) -> Result<Q, Failure> {
    let AnswerOptions { format, lang } = fields.answer;
    let mut origin = Origin { lines: input.lines().to_vec(), options: Vec::new() };
    let limits = Limits { language: lang.unwrap_or_default(), language_override: lang, ..Limits::default() };
    let mut faults = std::mem::take(&mut fields.faults);
    let tree = Q::tree(input, &limits).map(|(mut tree, record)| {
        fields.apply(&mut tree, &mut origin);
        (tree, record)
    });
    let language = tree.as_ref().map_or(limits.language, |(tree, _)| Q::reader(tree, &limits).language);
    let problem = match tree.and_then(|(tree, record)| Q::read(&tree, record, &limits)) {
        Ok(question) if faults.is_empty() => return Ok(question),
        Err(problem) if faults.is_empty() => problem,
        read => {
            faults.extend(read.err().into_iter().flat_map(|problem| problem.errors));
            Problem::of_errors(language, faults)
        }
    };
    let (from, as_json) = (input::name(from), format == Format::Json);
    Err(Failure::Refused { from, problem: Box::new(problem), origin, as_json, language })
}

/// A number; what is none stays text, for the type of the field to refuse.
pub(super) fn number(text: &str) -> Json<'_> {
    match Json::read(text.trim().as_bytes()) {
        Ok(number @ (Json::Integer(_) | Json::Decimal(_))) => number,
        _ => text.trim().into(),
    }
}

/// `6.5`, `rule-set`, or `korean-2016=6.5,chinese-2002=7.5`.
pub(super) fn komi(text: &str) -> Json<'_> {
    if !text.contains('=') {
        return number(text);
    }
    let mut pairs = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        // `aga=6,5` is one komi with a decimal comma.
        let is_end = |(at, _): &(usize, &str)| !is_digits(rest[at + 1..].split(',').next().unwrap_or_default());
        let end = rest.match_indices(',').find(is_end).map_or(rest.len(), |(at, _)| at);
        let (id, komi) = rest[..end].split_once('=').unwrap_or((&rest[..end], ""));
        pairs.push((id.trim().into(), number(komi)));
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    Json::Object(pairs)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A word of ours, in whatever case it was typed.
pub(super) fn word(text: &str) -> Json<'_> {
    Json::Text(text.trim().to_ascii_lowercase().into())
}

/// A text as it was typed.
pub(super) fn text(text: &str) -> Json<'_> {
    text.into()
}

/// `all`, or ids with commas between them.
pub(super) fn rule_sets(text: &str) -> Json<'_> {
    if text.trim().eq_ignore_ascii_case("all") { "all".into() } else { Json::texts(split_list(text, &[','])) }
}

/// `D4,E5`, or `none`.
pub(super) fn points(text: &str) -> Json<'_> {
    let points = split_list(text, &[',', ' ']);
    // Nothing written says nothing, as from a variable that is not set.
    match points.as_slice() {
        [] => text.into(),
        [none] if none.eq_ignore_ascii_case("none") => Json::texts([]),
        _ => Json::texts(points),
    }
}

pub(super) fn split_list<'a>(text: &'a str, between: &[char]) -> Vec<&'a str> {
    text.split(between).map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// `black`, `black:D4` or `black:D4:E5,E6`.
pub(super) fn last_play(text: &str) -> Json<'_> {
    let mut parts = text.splitn(3, [':', ' ']);
    let mut play = vec![("player".into(), word(parts.next().unwrap_or_default()))];
    play.extend(parts.next().map(|point| ("point".into(), point.into())));
    play.extend(parts.next().map(|stones| ("captured".into(), points(stones))));
    Json::Object(play)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{OptionFields, komi, last_play, number};
    use crate::formats::json::Json;

    #[test]
    fn numbers_stay_exact_and_other_text_stays_text() {
        assert_eq!(number(" 6.5"), Json::Decimal("6.5".into()));
        assert_eq!(number("-3"), Json::Integer(-3));
        assert_eq!(number("6.50000000000000000000000000001"), Json::Decimal("6.50000000000000000000000000001".into()));
        for text in ["six", "", "0x1", "1e999", "[1]"] {
            assert_eq!(number(text), text.into(), "{text}");
        }
    }

    #[test]
    fn a_pair_has_one_comma() {
        let faults = |text: &str| {
            let text = text.to_owned();
            let mut fields = OptionFields::default();
            fields.put_pair(["/prisoners/black", "/prisoners/white"], "--prisoners", Some(&text));
            (fields.members.len(), fields.faults.into_iter().map(|fault| fault.pointer).collect::<Vec<_>>())
        };
        assert_eq!(faults("1,?"), (1, Vec::new()));
        for text in ["", "1", "1,2,3"] {
            assert_eq!(faults(text), (0, vec!["/prisoners/black".to_owned()]), "{text}");
        }
    }

    #[test]
    fn komi_is_a_number_a_word_or_a_list() {
        assert_eq!(komi("rule-set"), "rule-set".into());
        assert_eq!(komi("aga=7.5, nz=7").to_value(), json!({"aga": 7.5, "nz": 7}));
        assert_eq!(
            komi("aga=7,5,nz=7").to_value(),
            json!({"aga": "7,5", "nz": 7}),
            "a decimal comma is told, not read"
        );
    }

    #[test]
    fn the_last_play_is_read_as_far_as_it_is_known() {
        assert_eq!(last_play("black").to_value(), json!({"player": "black"}));
        assert_eq!(last_play("white D4").to_value(), json!({"player": "white", "point": "D4"}));
        let whole = json!({"player": "white", "point": "D4", "captured": ["E5", "E6"]});
        assert_eq!(last_play("white:D4:E5,E6").to_value(), whole);
    }
}
