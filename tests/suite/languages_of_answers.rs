//! Titles of faults, and rule sets, in the language of the question.

use std::collections::BTreeSet;

use gyega::board::{Point, PointSet};
use gyega::explain::{CitedRuleSet, Statement, StatementCode};
use gyega::position::ClaimedStatus;
use gyega::render::Language;
use gyega::rules::{Counting, CountingProcedure, all, by_id, documented_sets, katago_presets};
use gyega::ruling::{Check, Ruling, verify};
use gyega::score::{EntryKind, EntryNote};
use gyega::wire::{Limits, Problem, ProblemError, RuleSetResponse, read_request, read_ruling};
use serde_json::{Value, json};

use crate::bad_requests;
use crate::cli::gyega;

/// Every language but English.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.iter().copied().filter(|language| *language != Language::En)
}

/// Languages in another script than English: whatever is left in that one shows.
const OTHER_SCRIPTS: [Language; 3] = [Language::Ko, Language::Ja, Language::Zh];

/// Words of programs, which no language translates: fields of requests, formats, commands, choices, keys of `KataGo`.
const DATA: &str = "AREA Cyberoro FF GET GIB GM Go HS HTTP JSON KataGo Markdown NGF NONE OGS \
    Online POSITIONAL POST SGF SIMPLE SITUATIONAL SPIGHT SZ Server TERRITORY adjustments all amount \
    analyzeTurns base black boardXSize boardYSize captured claims classify code compare dead detail diagram errors \
    even false friendlyPassOk gamedata gyega handicap hasButton history id initialPlayer initialStones ko komi language \
    maxVisits moves null overtime permalink player point prisoners procedures readings reason rows scoring seki \
    sensitivity sgf suicide tax true unsaid white whiteHandicapBonus";

fn in_language(language: Language) -> Limits {
    Limits { language, ..Limits::default() }
}

fn problem_of(body: &str, language: Language) -> Problem {
    read_request(body.as_bytes(), &in_language(language)).map(|_| ()).expect_err(body)
}

/// Without what stands in quotes, which is data.
fn unquoted(text: &str) -> String {
    let mut plain = String::new();
    let mut quote = None;
    let mut is_escaped = false;
    for letter in text.chars() {
        match quote {
            _ if is_escaped => is_escaped = false,
            Some(_) if letter == '\\' => is_escaped = true,
            Some(open) if letter == open => quote = None,
            Some(_) => {}
            None if matches!(letter, '"' | '`' | '\'') => quote = Some(letter),
            None => plain.push(letter),
        }
    }
    plain
}

/// Latin words of two letters or more that are no data.
fn latin_words(text: &str) -> Vec<String> {
    let plain = unquoted(text);
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '/' | '.');
    let words = plain.split(|letter| !is_part(letter)).map(|word| word.trim_matches(['-', '.']));
    let words = words.filter(|word| word.chars().filter(char::is_ascii_alphabetic).count() > 1);
    let is_id = |word: &str| word.contains(['/', '_', '-']) || all().iter().any(|set| set.id == word);
    words
        .filter(|word| !DATA.split_whitespace().any(|known| known == *word) && !is_id(word))
        .map(str::to_owned)
        .collect()
}

fn has_hangul(text: &str) -> bool {
    text.chars().any(|letter| matches!(letter, '\u{ac00}'..='\u{d7a3}'))
}

#[test]
fn a_bad_request_has_its_titles_in_the_language_and_all_else_in_english() {
    for body in bad_requests::bodies() {
        let english = problem_of(&body, Language::En);
        for language in others() {
            let told = problem_of(&body, language);
            assert_ne!(told.title, english.title, "{language:?}: {body}");
            assert!(
                told.errors.iter().zip(&english.errors).all(|(one, other)| one.title != other.title),
                "{language:?}: {body}"
            );
            let titles = english.errors.iter().map(|error| error.title);
            let errors = told.errors.iter().zip(titles).map(|(error, title)| ProblemError { title, ..error.clone() });
            let as_english = Problem { title: english.title, errors: errors.collect(), ..told.clone() };
            assert_eq!(as_english, english, "{language:?}: {body}");
        }
    }
}

#[test]
fn a_request_names_the_language_of_its_titles() {
    let told = |body: &str, language| problem_of(body, language).errors[0].title;
    assert_eq!(told(r#"{"rows": []}"#, Language::En), "the board has too few or too many lines");
    assert_eq!(told(r#"{"rows": [], "language": "ko"}"#, Language::En), "판의 줄 수가 너무 적거나 많습니다");
    assert_eq!(told(r#"{"rows": [], "language": "en"}"#, Language::Ja), "the board has too few or too many lines");
    assert!(told(r#"{"rows": ["."], "language": 7}"#, Language::Ja).contains('値'));
}

#[test]
fn the_command_line_says_what_kind_of_fault_it_is_in_the_language_asked_for() {
    let told = |language: &str| gyega(&format!("score - --komi 0.3 --lang {language}"), ".XO.\n").error;
    let fault = "found 0.3, expected a number of points: a multiple of 0.25\n";
    assert_eq!(told("en"), format!("gyega: the command line is refused:\n  --komi (/komi): {fault}"));
    let title = "점수는 4분의 1 단위로만 쓸 수 있습니다";
    assert_eq!(told("ko"), format!("gyega: the command line is refused:\n  --komi (/komi): {title}: {fault}"));
    let rules = gyega("rules kba-beginner --lang ko", "").output;
    assert!(rules.starts_with("kba-beginner: ") && rules.contains("그림 14"), "{rules}");
    // A file names its language, an option another one.
    let answered = |command: &str| {
        gyega(command, "{\"rows\": [\".XO.\"], \"dead\": [], \"language\": \"ja\", \"komi\": 0}").output
    };
    assert!(answered("score -").contains("引き分け") && answered("score - --lang ko").contains("무승부"));
    assert!(answered("score - --format json --lang ko").contains("무승부"));
}

#[test]
fn a_rule_set_says_of_itself_what_it_says_in_the_language_asked_for() {
    let of = |language| {
        serde_json::to_value(RuleSetResponse::new(language, by_id("kba-beginner").expect("built in"))).expect("JSON")
    };
    let (english, korean) = (of(Language::En), of(Language::Ko));
    assert_eq!(english["name"], "KBA How to play Baduk (international rules)");
    assert!(has_hangul(korean["name"].as_str().expect("a name")));
    assert_eq!(korean["id"], "kba-beginner");
    let article = |set: &Value| {
        let clauses = set["clauses"].as_array().expect("clauses");
        let articles = clauses.iter().flat_map(|clause| clause["articles"].as_array().expect("articles"));
        articles.map(|article| article.as_str().expect("a text").to_owned()).find(|text| text.contains("14"))
    };
    assert_eq!((article(&english).as_deref(), article(&korean).as_deref()), (Some("Diagram 14"), Some("그림 14")));
    // Sources are what a person looks for: they stay as they are.
    assert_eq!(korean["text"]["source"], english["text"]["source"]);
    assert_eq!(english["text"]["source"], "Korea Baduk Association, How to play Baduk, 2008");
}

#[test]
fn sentences_name_rule_sets_in_full_and_arguments_by_their_ids() {
    let body = json!({"rows": ["..XO.", ".OXO.", "..XO."], "komi": 0, "handicap": 0, "rule_sets": ["korean-2016", "aga"],
        "claims": {"black": {"dead": ["B2"]}, "white": {}}, "language": "ko"});
    let answer = crate::support::answer(&body);
    let said = &answer["dispute"]["rule_sets"][0]["sentence"];
    let name = Language::Ko.rule_text(by_id("korean-2016").expect("built in").name);
    assert_eq!(said["arguments"]["rule_set"], "korean-2016");
    assert!(said["text"].as_str().expect("a text").contains(name), "{said}");
    assert!(!said["text"].as_str().expect("a text").contains("korean-2016"), "{said}");
}

#[test]
fn a_record_in_korean_names_the_rule_set_in_korean_and_holds() {
    let body = json!({"request": {"rows": ["..XO.", "..XO.", "..XO."], "dead": [], "prisoners": {"black": 0, "white": 0}, "komi": 3,
        "rule_sets": ["korean-2016", "japanese-1989"]}, "language": "ko"});
    let ruling = Ruling::new(read_ruling(body.to_string().as_bytes(), &Limits::default()).expect("a question"));
    let page = ruling.to_html();
    let set = by_id("korean-2016").expect("built in");
    assert!(page.contains(Language::Ko.rule_text(set.name)), "{page}");
    assert!(!page.contains(set.name), "{page}");
    // 6 points to 3 and 3 of komi: a draw, which tables call by its name.
    assert!(page.contains("<strong>무승부</strong>"), "{page}");
    assert!(verify(&ruling.to_json(), None).expect("a record").iter().all(Check::holds));
}

#[test]
fn a_record_is_verified_in_the_language_asked_for() {
    let written = gyega("record kba-how-to-play/diagram-01 --komi 0 --ruling White-wins. --format json", "").output;
    let changed = written.replace("White-wins.", "Black-wins.");
    for language in OTHER_SCRIPTS {
        let verify = |record: &str| gyega(&format!("verify - --lang {}", language.as_str()), record);
        let (holds, differs) = (verify(&written), verify(&changed));
        // It holds, but nobody has signed it whose key is known.
        assert_eq!((holds.code, differs.code), (3, 1));
        for line in [&holds.output, &differs.output].into_iter().flat_map(|told| told.lines()) {
            // Parts bear the names that they have in the record.
            let parts = ["record", "request", "answer", "hashes", "permalink", "engine"];
            let left = latin_words(line).into_iter().filter(|word| !parts.contains(&word.as_str()));
            assert_eq!(left.collect::<Vec<_>>(), Vec::<String>::new(), "{language:?}: {line}");
        }
    }
}

#[test]
fn the_list_of_rule_sets_and_their_clauses_are_reported_in_words() {
    for language in OTHER_SCRIPTS {
        let told = |command: &str| gyega(&format!("{command} --lang {}", language.as_str()), "").output;
        let list = told("rules");
        // A title of a source stays as it is: "Understanding the Rules of Baduk".
        for english in ["counting", "  standing", "official", "historical", "presets"] {
            assert!(!list.contains(english), "{language:?} {english}: {list}");
        }
        let word = |id| language.words().iter().find(|(key, _)| *key == id).expect("a word").1;
        let (sources, colon) = (word("rules-sources"), word("after-label").trim_end());
        for set in ["korean-2016", "ing", "nz", "sunjang", "aga"] {
            let shown = told(&format!("rules {set}"));
            let (shown, _) = shown.split_once(&format!("\n  {sources}{colon}\n")).expect("sources stand last");
            for english in
                ["counted", "none", "practice", "silent", "Remarks", "Readings", " or ", "uncertain", "(even)"]
            {
                assert!(!shown.contains(english), "{language:?} {english}: {shown}");
            }
        }
    }
    let korean = gyega("rules korean-2016 --lang ko", "").output;
    let row = korean.lines().find(|line| line.trim_start().starts_with("빅 안의 집")).expect("a clause");
    assert_eq!(
        row.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect::<Vec<_>>(),
        ["빅 안의 집", "세지 않음", "조문", "1", "9"]
    );
}

#[test]
fn every_word_that_is_put_together_is_there_in_every_language() {
    let entries = EntryKind::ALL.iter().map(|kind| kind.as_str());
    let noted = [EntryNote::Overtime, EntryNote::BorderFilled].map(EntryNote::as_str);
    let kinds = entries.chain(noted).flat_map(|name| [format!("entry-{name}"), format!("record-kind-{name}")]);
    let counting = Counting::ALL.iter().map(|counting| format!("counting-{}", counting.as_str()));
    let decided = ["lead", "tie-rule", "end"].map(|name| format!("decided-{name}"));
    let procedures = CountingProcedure::ALL.iter().filter(|kind| **kind != CountingProcedure::FastOrArea);
    let procedures = procedures.map(|kind| format!("procedure-{}", kind.as_str()));
    let called = ClaimedStatus::ALL.iter().map(|called| format!("called-{}", called.as_str()));
    let keys: Vec<_> = kinds.chain(counting).chain(decided).chain(procedures).chain(called).collect();
    for language in Language::ALL {
        let words: BTreeSet<&str> = language.words().iter().map(|(key, _)| *key).collect();
        let missing: Vec<_> = keys.iter().filter(|key| !words.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}

#[test]
fn neutral_points_and_moves_left_are_reported_as_they_are() {
    let points = |text: &str| text.split(' ').filter_map(Point::parse).collect::<PointSet>();
    let area = |left: &str| {
        let left = points(left);
        let count = u32::from(left.len());
        let statement = Statement::new(StatementCode::AuditNeutralPointsArea).with("points", left).with("count", count);
        Language::En.sentence(&statement.with("rules", vec![CitedRuleSet::from("nz")]))
    };
    assert_eq!(
        area("A1"),
        "1 neutral point is still open: A1. In area counting, whoever plays there gains one point: New Zealand rules."
    );
    assert_eq!(
        area("A1 B1 C1"),
        "3 neutral points, an odd number, are still open: A1 B1 C1. If the players fill them in turn, the next to play fills one \
         more and gains one point in area counting: New Zealand rules."
    );
    assert_eq!(
        Language::En.sentence(&Statement::new(StatementCode::AuditToPlayInAWay)),
        "Play is over as the board is counted, but not in every way to decide what is open: in one of them a place is left \
         where somebody would move first."
    );
    assert_eq!(
        Language::En.sentence(&Statement::new(StatementCode::AuditUndecidedInAWay)),
        "Play is over as the board is counted. In one of the ways to decide what is open, whether a group lives was not \
         decided within the search limit."
    );
}

#[test]
fn names_of_rule_sets_differ_in_every_language() {
    for language in Language::ALL {
        let names: Vec<&str> = all()
            .iter()
            .chain(documented_sets())
            .chain(katago_presets())
            .map(|set| language.rule_text(set.name))
            .collect();
        let distinct: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(distinct.len(), names.len(), "{language:?}");
    }
}
