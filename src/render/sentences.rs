//! Statements in words: a message for each code, with what the statement names.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentError, FluentValue};

use super::Language;
use super::locales::{Bundle, Locale, ValueName, as_custom, custom};
use crate::board::{Color, PointSet};
use crate::explain::{Argument, CitedRuleSet, Joined, Keyed, Message, StatementCode, WrittenResult, zi};
use crate::rules::{Amount, Announcement, Basis, Source, by_id};
use crate::score::{EntryKind, EntryNote, Need, ScoreAxis};

/// The most points a sentence lists; the statement itself carries all of them.
const POINTS_MAX: usize = 12;

type Words = Vec<(&'static str, &'static str)>;

impl Language {
    /// The messages of a language. The functions that they call write messages as well.
    pub(super) fn locale(self) -> &'static Locale {
        static LOCALES: [OnceLock<Locale>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        LOCALES[self as usize].get_or_init(|| {
            let english = (self != Language::En).then_some((|| Language::En.locale()) as fn() -> &'static Locale);
            Locale::new(self, self.files(), |bundle| add_functions(bundle, self), english)
        })
    }

    /// A statement in words.
    ///
    /// ```
    /// use gyega::board::Color;
    /// use gyega::explain::{StatementCode, Statement};
    /// use gyega::render::Language;
    /// use gyega::rules::Amount;
    ///
    /// let statement = Statement::new(StatementCode::AnnouncePoints).with("winner", Color::White);
    /// let statement = statement.with("points", Amount::half_points(1)).with("stands", "firm");
    /// assert_eq!(Language::En.sentence(&statement), "White wins by 0.5 points.");
    /// ```
    pub fn sentence<C: AsRef<str>>(self, Keyed { code, arguments }: &Keyed<C>) -> String {
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            given.set(*name, value(self, argument));
        }
        self.locale().message(code.as_ref(), &given).unwrap_or_else(|| code.as_ref().to_owned())
    }

    /// A word or phrase of a report, by its key; the key itself where there is none.
    pub(crate) fn word(self, key: &'static str) -> &'static str {
        self.locale().word(key).unwrap_or(key)
    }

    /// The word of a kind for a name, such as that of `end-time` for the kind `end` and the name `time`.
    pub(super) fn word_of(self, kind: &str, name: &str) -> &'static str {
        self.locale().word(&[kind, "-", name].concat()).unwrap_or("?")
    }

    /// The word of a key that is put together, if there is one.
    #[cfg(feature = "json")]
    pub(crate) fn find_word(self, key: &str) -> Option<&'static str> {
        self.locale().word(key)
    }

    /// The title of a source: a short one in the words of the language where there is one.
    pub(super) fn source_title(self, source: &Source) -> &'static str {
        source.short.map_or(source.title, |key| self.word(key))
    }

    /// The words and phrases of a language, each with its key, in the order of keys: what the page asks for.
    pub fn words(self) -> &'static [(&'static str, &'static str)] {
        static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        WORDS[self as usize].get_or_init(|| {
            let is_word = |id: &&str| StatementCode::ALL.binary_search_by(|code| code.as_str().cmp(id)).is_err();
            let ids = Language::En.locale().ids().filter(is_word);
            ids.filter_map(|id| Some((id, self.locale().word(id)?))).collect()
        })
    }

    /// An amount in points, in words.
    pub(super) fn points(self, amount: Amount) -> String {
        const HALF: Amount = Amount::half_points(1);
        let halves = match amount.as_quarters() % 4 {
            2 if amount == HALF => "half",
            2 if amount > HALF => "and-half",
            _ => "other",
        };
        let number = |amount: Amount| FluentValue::try_number(&amount.to_string()).into_owned();
        let mut given = FluentArgs::with_capacity(3);
        given.set("amount", number(amount));
        given.set("halves", halves);
        given.set("whole", number(amount - HALF));
        self.locale().message("amount", &given).unwrap_or_default()
    }

    /// A result as game records write it, with words of the language where it is no letter and number.
    pub(super) fn result(self, written: &str) -> &str {
        match written {
            // `0` is how SGF writes a draw.
            "Draw" | "0" => self.word("result-draw"),
            "Void" => self.word("result-void"),
            other => other,
        }
    }

    /// A result as a sentence tells it, with the words of the language for who won and how.
    pub(super) fn result_in_words(self, of: &WrittenResult) -> String {
        let written = of.written.as_str();
        let (winner, how) = match written.split_once('+') {
            Some(("B", how)) => (Color::Black, how),
            Some(("W", how)) => (Color::White, how),
            _ => return without_controls(self.result(written)),
        };
        let of_winner = |key| Message::new(key).with("winner", winner);
        let by_end = |end: &str| of_winner("result-by-end").with("end", end);
        let statement = match how {
            "" => of_winner("result-without-count"),
            // A rule for equal scores decides, no points do.
            "0" => of_winner("result-at-equal-scores"),
            "R" => by_end("resignation"),
            "T" => by_end("time"),
            "F" => by_end("forfeit"),
            points => match Amount::parse(points) {
                Some(points) if of.announcement == Some(Announcement::Zi) => {
                    of_winner("result-by-zi").with("zi", zi(points).as_str()).with("points", points)
                }
                Some(points) => of_winner("result-by-points").with("points", points),
                None => return without_controls(written),
            },
        };
        self.sentence(&statement)
    }

    /// The full name of a built-in rule set; the id of any other.
    pub(super) fn rule_set_name(self, id: &str) -> String {
        by_id(id).map_or_else(
            || without_controls(id),
            |set| self.locale().rule_text(set.name).unwrap_or(set.name).to_owned(),
        )
    }

    /// The full names of several, each with its articles in brackets if there are any.
    pub(super) fn rule_set_names(self, sets: &[CitedRuleSet]) -> String {
        let words_of = |piece: &'static str| {
            if piece == Basis::Convention.as_str() { self.word("rests-on-convention") } else { self.rule_text(piece) }
        };
        let names = sets.iter().map(|CitedRuleSet { id, articles }| {
            let pieces: Vec<_> = articles.iter().flat_map(|named| named.split(", ")).map(words_of).collect();
            let cited = (!pieces.is_empty()).then(|| self.bracketed(&pieces.join(self.word("between-words"))));
            self.rule_set_name(id) + &cited.unwrap_or_default()
        });
        names.collect::<Vec<_>>().join(self.word("between-names"))
    }

    /// A number and what is counted: the message of a key, in the form that goes with the number.
    pub(super) fn counted(self, key: &str, number: &str) -> String {
        let given = [("number", FluentValue::try_number(number))].into_iter().collect();
        self.locale().message(key, &given).unwrap_or_else(|| key.to_owned())
    }

    /// So many of what an entry counts, by its name.
    pub(super) fn counted_entry(self, name: &str, number: &str) -> String {
        self.counted(&["entry-", name].concat(), number)
    }

    /// A word, and what it is the label of: `Missing: prisoners`.
    pub(crate) fn labelled(self, label: impl fmt::Display, text: impl fmt::Display) -> String {
        format!("{label}{}{text}", self.word("after-label"))
    }

    /// What stands between a label and its text: a colon, and the space behind it if the language has one there.
    pub(super) fn colon(self) -> (&'static str, &'static str) {
        let between = self.word("after-label");
        between.split_at(between.trim_end().len())
    }

    /// A word above what it is the label of.
    pub(crate) fn heading(self, label: impl fmt::Display) -> String {
        format!("{label}{}", self.colon().0)
    }

    /// Words in the brackets of the language, which stand behind others.
    pub(crate) fn bracketed(self, words: &str) -> String {
        let (open, close) = self.brackets();
        [open, words, close].concat()
    }

    /// The brackets of a language, the first with the space before it.
    pub(super) fn brackets(self) -> (&'static str, &'static str) {
        self.word("in-brackets").split_once("{text}").unwrap_or_default()
    }

    pub(crate) fn enumerated(self, words: &[String]) -> String {
        words.join(self.word("between-words"))
    }

    /// Words with what ends a sentence of the language.
    pub(super) fn ended(self, words: &str) -> String {
        self.word("page-sentence").replace("{text}", words)
    }

    /// A sentence without what ends it, to be put into another one.
    pub(super) fn unended(self, sentence: &str) -> String {
        let (_, end) = self.word("page-sentence").split_once("{text}").unwrap_or_default();
        sentence.strip_suffix(end).unwrap_or(sentence).to_owned()
    }

    pub(super) fn player(self, color: Color) -> &'static str {
        self.word(color.as_str())
    }

    /// What is missing, in sentences: `Missing: who made the last play. The rule text is silent on equal scores.`
    /// On the `unread` axes the text was not read.
    fn missing(self, needs: &[Need], unread: &[ScoreAxis]) -> String {
        let (mut unstated, mut silent, mut not_read) = (Vec::new(), Vec::new(), Vec::new());
        for need in needs {
            let Need::Rule(axis) = need else {
                unstated.push(self.need(*need, false));
                continue;
            };
            let clauses = if unread.contains(axis) { &mut not_read } else { &mut silent };
            clauses.push(self.word_of("axis", &axis.as_str().replace('_', "-")).to_owned());
        }
        let of_kind = |key, needs: Vec<String>| {
            self.sentence(&Message::new(key).with("needs", &*needs.join(self.word("between-needs"))))
        };
        let parts = [("missing-untold", unstated), ("missing-silent", silent), ("missing-unread", not_read)];
        let sentences =
            parts.into_iter().filter(|(_, needs)| !needs.is_empty()).map(|(key, needs)| of_kind(key, needs));
        sentences.collect::<Vec<_>>().join(self.word("between-sentences"))
    }

    /// What a need is: of an axis, that the text of a rule set is silent on it, or was not read.
    pub(super) fn need(self, need: Need, is_unread: bool) -> String {
        let Need::Rule(axis) = need else { return self.word_of("need", &need.to_string()).to_owned() };
        let key = if is_unread { "need-rule-unread" } else { "need-rule-silent" };
        self.sentence(&Message::new(key).with("axis", axis.as_str().replace('_', "-").as_str()))
    }

    /// Points in reading order, the first twelve of many.
    pub(super) fn join_points(self, points: &PointSet) -> String {
        let first: Vec<_> = points.iter().take(POINTS_MAX).map(|point| point.to_string()).collect();
        let left = usize::from(points.len()) - first.len();
        if left == 0 {
            return first.join(" ");
        }
        let more = Message::new("and-more").with("count", left as u32);
        format!("{} {}", first.join(" "), self.sentence(&more))
    }
}

/// A number, or that it is not known.
pub(super) fn number(known: Option<impl fmt::Display>) -> String {
    known.map_or("?".to_owned(), |number| number.to_string())
}

/// The name of what an entry of a ledger counts: its kind, unless its note says more.
pub(super) fn entry_name(kind: EntryKind, note: Option<EntryNote>) -> &'static str {
    match note {
        Some(note @ (EntryNote::BorderFilled | EntryNote::Overtime)) => note.as_str(),
        Some(EntryNote::ByPractice) | None => kind.as_str(),
    }
}

/// Articles or a source behind what rests on them; nothing where there are none.
pub(super) fn cited(articles: &str) -> String {
    if articles.is_empty() { String::new() } else { format!(" [{articles}]") }
}

/// Text that somebody sent, without control characters, which could steer a terminal.
pub(super) fn without_controls(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// What a message is given besides text and counts.
#[derive(Clone, Debug, PartialEq)]
enum MessageArgument {
    /// An amount, which is written in the words of a language.
    Amount(Language, Amount),
    /// Points of the board, likewise.
    Points(Language, Box<PointSet>),
    /// A result, likewise.
    Result(Language, WrittenResult),
}

impl fmt::Display for MessageArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Amount(language, amount) => language.points(*amount),
            Self::Points(language, points) => language.join_points(points),
            Self::Result(language, result) => language.result_in_words(result),
        })
    }
}

fn value(language: Language, argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Count(count) => FluentValue::from(*count),
        Argument::Name(name) if name.contains(char::is_control) => FluentValue::from(without_controls(name)),
        Argument::Name(name) => FluentValue::from(name.as_str()),
        Argument::Player(color) => FluentValue::from(language.player(*color)),
        Argument::Amount(amount) => custom(MessageArgument::Amount(language, *amount)),
        Argument::Points(points) => custom(MessageArgument::Points(language, points.clone())),
        Argument::Needs(needs) => custom(needs.clone()),
        Argument::Axes(axes) => custom(axes.clone()),
        Argument::RuleSets(sets) => custom(sets.clone()),
        Argument::Result(result) => custom(MessageArgument::Result(language, result.clone())),
    }
}

/// What messages may ask for of a value. A name that is to be filled in stays as it is.
///
/// - `NUMBER($points)` is an amount without its unit, or how many points of the board there are: it chooses between
///   forms of words;
/// - `SIZE($value)` is an amount without its sign;
/// - `LETTER($winner)` is a player's letter, as game records have it;
/// - `WORD("end", $end)` is the message `end-` and the name, such as `end-time`;
/// - `NAME($rule_set)` is the full name of a built-in rule set, by its id; any other id as it is;
/// - `NAMES($rules)` is the same for several, each with its articles if there are any, joined as the language does;
/// - `ZI($zi)` is a number of zi, a whole number and a fraction joined as the language does;
/// - `RESULT($as_black)` is a result in the words of the language; in English a lead is as game records write it;
/// - `MISSING($needs, $unread)` is what is missing, in sentences: what nobody stated, and clauses on which the text is
///   silent or was not read.
fn add_functions(bundle: &mut Bundle, language: Language) -> Result<(), FluentError> {
    add(bundle, "NUMBER", |values| match as_custom(values.first()?) {
        Some(MessageArgument::Points(_, points)) => Some(usize::from(points.len()).into()),
        Some(MessageArgument::Amount(_, amount)) => Some(FluentValue::try_number(&amount.to_string()).into_owned()),
        Some(MessageArgument::Result(..)) => None,
        None => as_custom(values.first()?).filter(|name: &&ValueName| name.is_one).map(|_| 1.into()),
    })?;
    add(bundle, "SIZE", |values| match as_custom(values.first()?)? {
        MessageArgument::Amount(language, amount) => Some(custom(MessageArgument::Amount(*language, amount.abs()))),
        MessageArgument::Points(..) | MessageArgument::Result(..) => None,
    })?;
    add(bundle, "WORD", move |values| match values {
        [FluentValue::String(kind), FluentValue::String(name)] => Some(language.word_of(kind, name).into()),
        _ => None,
    })?;
    add(bundle, "MISSING", move |values| {
        let Joined(needs) = as_custom(values.first()?)?;
        let unread = values.get(1).and_then(as_custom);
        Some(language.missing(needs, unread.map_or(&[], |Joined(axes)| axes)).into())
    })?;
    add(bundle, "NAMES", move |values| {
        let Joined(sets) = as_custom::<Joined<CitedRuleSet>>(values.first()?)?;
        Some(language.rule_set_names(sets).into())
    })?;
    let mut of_name = |function: &str, words: fn(Language, &str) -> String| {
        add(bundle, function, move |values| match values {
            [FluentValue::String(name)] => Some(words(language, name).into()),
            _ => None,
        })
    };
    of_name("LETTER", |language, name| {
        let named = Color::BOTH.into_iter().find(|color| language.player(*color) == name);
        named.map_or(name.to_owned(), |color| color.letter().to_string())
    })?;
    of_name("NAME", Language::rule_set_name)?;
    of_name("ZI", |language, zi| zi.replace(' ', language.word("zi-and")))?;
    of_name("RESULT", |language, written| language.result_in_words(&WrittenResult::from(written)))
}

/// Adds a function of Fluent. Where `call` gives `None` the value stays as it is.
fn add(
    bundle: &mut Bundle,
    name: &str,
    call: impl for<'a> Fn(&[FluentValue<'a>]) -> Option<FluentValue<'a>> + Send + Sync + 'static,
) -> Result<(), FluentError> {
    bundle.add_function(name, move |values, _| {
        // A name of a kind, such as `"end"`, is no such value.
        let left = values.iter().find(|value| !matches!(value, FluentValue::String(_))).or(values.last());
        call(values).or_else(|| left.cloned()).unwrap_or(FluentValue::Error)
    })
}

#[cfg(test)]
mod tests {
    use crate::board::{Color, Point, PointSet, Size};
    use crate::explain::{CitedRuleSet, Statement, StatementCode, WrittenResult};
    use crate::render::Language;
    use crate::rules::{Amount, Announcement};
    use crate::score::{Need, ScoreAxis};

    #[test]
    fn half_points_are_written_as_each_language_says_them() {
        let written = |language: Language, quarters| language.points(Amount::quarters(quarters));
        // 반집, 半目. Quarters and what is below zero have no name of their own.
        let amounts = [2, 4, 26, 27, -2];
        assert_eq!(
            amounts.map(|it| written(Language::En, it)),
            ["0.5 points", "1 point", "6.5 points", "6.75 points", "-0.5 points"]
        );
        assert_eq!(amounts.map(|it| written(Language::Ko, it)), ["반집", "1집", "6집반", "6.75집", "-0.5집"]);
        assert_eq!(amounts.map(|it| written(Language::Ja, it)), ["半目", "1目", "6目半", "6.75目", "-0.5目"]);
        assert_eq!(amounts.map(|it| written(Language::Zh, it)), ["半目", "1 目", "6 目半", "6.75 目", "-0.5 目"]);
    }

    #[test]
    fn missing_things_are_listed_in_words() {
        let missing = |needs: &[Need]| Language::En.missing(needs, &[ScoreAxis::Tie]);
        assert_eq!(missing(&[Need::Prisoners]), "Missing: how many stones each player captured during play.");
        let several = [Need::Passes, Need::LastPlay, Need::Rule(ScoreAxis::FirstPass), Need::Rule(ScoreAxis::Tie)];
        assert_eq!(
            missing(&several),
            "Missing: who passed, how often, and who first; who made the last play. The rule text is silent on the first \
             pass. The rule text on equal scores was not read."
        );
    }

    #[test]
    fn one_point_is_singular_whatever_its_sign() {
        let komi = |amount| {
            Language::En
                .sentence(&Statement::new(StatementCode::KomiOfRuleSet).with("rule_set", "nz").with("komi", amount))
        };
        assert_eq!(komi(Amount::points(1)), "Komi under New Zealand rules is 1 point, its own.");
        assert_eq!(komi(Amount::points(-1)), "Komi under New Zealand rules is -1 point, its own.");
        assert_eq!(komi(Amount::half_points(13)), "Komi under New Zealand rules is 6.5 points, its own.");
    }

    #[test]
    fn words_go_with_one_stone_or_with_several() {
        let audit = |code, points: &[&str]| {
            let points: PointSet = points.iter().filter_map(|point| Point::parse(point)).collect();
            let statement = Statement::new(code).with("player", Color::White).with("opponent", Color::Black);
            Language::En.sentence(&statement.with("points", points))
        };
        assert_eq!(
            audit(StatementCode::AuditCanBeCaptured, &["G2"]),
            "If the stones around it stay, Black captures G2 of White whoever plays first. Nobody marked it dead: it counts as living."
        );
        assert_eq!(
            audit(StatementCode::AuditCanBeCaptured, &["G2", "G3"]),
            "If the stones around them stay, Black captures G3 G2 of White whoever plays first. Nobody marked them dead: they count \
             as living."
        );
        assert_eq!(
            audit(StatementCode::AuditFirstMoveDecides, &["A1"]),
            "Whether A1 of White lives turns on who plays there first: Black can capture it by starting. Nobody marked it dead: it \
             counts as living."
        );
        let space =
            |count: u32| Language::En.sentence(&Statement::new(StatementCode::AuditOpenSpace).with("count", count));
        assert!(space(1).starts_with("A space of 1 point ("), "{}", space(1));
        let groups = |groups: u32| {
            let at: PointSet = ["A1", "C3"].into_iter().take(groups as usize).filter_map(Point::parse).collect();
            Language::En.sentence(&Statement::new(StatementCode::LifeUndecided).with("groups", groups).with("at", at))
        };
        assert!(groups(1).starts_with("Whether the group at A1 lives was not decided"), "{}", groups(1));
        assert!(groups(2).starts_with("Whether the groups at C3 A1 live was not decided"), "{}", groups(2));
    }

    #[test]
    fn causes_say_where_the_lead_moves() {
        let statement = Statement::new(StatementCode::CauseStonesCounted)
            .with("from", "korean-2016")
            .with("to", "chinese-2002")
            .with("black_stones", 117u32)
            .with("white_stones", 116u32)
            .with("black_living", 110u32)
            .with("white_living", 112u32)
            .with("black_prisoners", 4u32)
            .with("white_prisoners", 7u32)
            .with("amount", Amount::points(1))
            .with("gainer", Color::Black)
            .with("gain", Amount::points(1));
        assert_eq!(
            Language::En.sentence(&statement),
            "Under Chinese Weiqi Association rules 2002 living stones count: Black 110, White 112. Under Korean Baduk Association rules \
             2016 they do not, but prisoners and dead stones do: Black has 4, White 7; the lead moves 1 point towards Black."
        );
    }

    #[test]
    fn rule_sets_are_named_in_full_where_they_are_built_in() {
        assert_eq!(Language::En.rule_set_name("nz"), "New Zealand rules");
        assert_eq!(Language::Ja.rule_set_name("nz"), "ニュージーランドルール");
        assert_eq!(Language::En.rule_set_name("nz(komi=6)"), "nz(komi=6)");
        let korean = CitedRuleSet { articles: vec!["Diagram 13", "10.1"], ..CitedRuleSet::from("korean-2016") };
        let listed = ["nz".into(), "nz(ko=simple,komi=6)".into(), korean, "aga".into()];
        assert_eq!(listed[2].to_string(), "korean-2016 (Diagram 13, 10.1)");
        assert_eq!(
            Language::Zh.rule_set_names(&listed),
            "新西兰规则、nz(ko=simple,komi=6)、韩国棋院围棋规则（2016）（图13、10.1）、美国围棋协会规则（AGA）"
        );
    }

    #[test]
    fn a_result_is_worded_in_one_manner() {
        let in_words = |language: Language, written: &str| language.result_in_words(&WrittenResult::from(written));
        assert_eq!(in_words(Language::Ko, "Draw"), "무승부");
        assert_eq!(in_words(Language::Ja, "Void"), "両負け");
        assert_eq!(
            [Language::En, Language::Ko, Language::Ja, Language::Zh, Language::De].map(|it| in_words(it, "W+0.5")),
            ["W+0.5", "백 반집승", "白の半目勝ち", "白方胜半目", "W+0.5"]
        );
        assert_eq!(in_words(Language::En, "B+R"), "Black by resignation");
        assert_eq!(in_words(Language::Ko, "B+R"), "흑 불계승");
        assert_eq!(
            in_words(Language::Ko, "B+0"),
            in_words(Language::Ko, "B+"),
            "a rule for equal scores decides, no points"
        );
        let in_zi = WrittenResult { announcement: Some(Announcement::Zi), ..WrittenResult::from("W+7") };
        let in_zi = |language: Language| language.result_in_words(&in_zi);
        assert_eq!([Language::Zh, Language::Ko, Language::En].map(in_zi), ["白方胜 3又1/2 子", "백 7집승", "W+7"]);
        assert_eq!((in_words(Language::Zh, "B+"), in_words(Language::Ja, "?")), ("黑方胜".to_owned(), "?".to_owned()));
    }

    #[test]
    fn long_lists_of_points_are_cut() {
        let all = PointSet::full(Size::new(5, 3).expect("in range"));
        assert_eq!(Language::En.join_points(&all), "A3 B3 C3 D3 E3 A2 B2 C2 D2 E2 A1 B1 and 3 more");
    }

    #[test]
    fn what_ended_a_game_is_a_word_of_the_language() {
        let statement =
            Statement::new(StatementCode::AnnounceByEnd).with("winner", Color::White).with("end", "resignation");
        assert_eq!(Language::En.sentence(&statement), "White wins by resignation.");
        assert_eq!(Language::En.word("end-time"), "on time");
    }
}
