//! Faults and rule sets in the language of the question.

use std::collections::BTreeSet;

use gyega::render::{Language, rule_text, words};
use gyega::rules::{all, by_id};
use gyega::ruling::{Check, Ruling, verify};
use gyega::wire::{Limits, Problem, RuleSetResponse, read_event, read_position, read_request, read_ruling, score};
use serde_json::{Value, json};

use crate::bad_requests;
use crate::cli::gyega;

const OTHERS: [Language; 3] = [Language::Ko, Language::Ja, Language::Zh];

/// Words of programs, which no language translates: fields of requests, formats, commands, choices, keys of `KataGo`.
const DATA: &str = "AREA Cyberoro FF GET GIB GM Go HS HTTP JSON KataGo Markdown NGF NONE OGS \
    Online PNG POSITIONAL POST SGF SIMPLE SITUATIONAL SPIGHT SZ Server TERRITORY adjustments all amount \
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
fn a_bad_request_is_told_without_a_word_of_english() {
    let mut left = BTreeSet::new();
    for language in OTHERS {
        for body in bad_requests::bodies() {
            let problem = problem_of(body, language);
            let errors = problem.errors.iter().flat_map(|error| [&error.detail, &error.found, &error.expected]);
            let texts = errors.chain([&problem.detail]).map(String::as_str).chain([problem.title]);
            // What the request itself says is data too.
            let english = texts.flat_map(latin_words).filter(|word| !body.contains(word.as_str()));
            left.extend(english.map(|word| format!("{language:?} {word}: {body}")));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn every_fault_says_in_korean_what_is_expected() {
    for body in bad_requests::bodies() {
        for error in problem_of(body, Language::Ko).errors {
            assert!(has_hangul(&error.detail), "{body}: {error:?}");
            let is_data = unquoted(&error.expected).trim().is_empty();
            assert!(is_data || has_hangul(&error.expected), "{body}: {error:?}");
        }
    }
}

#[test]
fn codes_and_pointers_are_the_same_in_every_language() {
    for body in bad_requests::bodies() {
        let of = |language| {
            let problem = problem_of(body, language);
            let errors = problem.errors.iter().map(|error| (error.code, error.pointer.clone()));
            (problem.code, problem.status, errors.collect::<Vec<_>>())
        };
        for language in OTHERS {
            assert_eq!(of(language), of(Language::En), "{language:?}: {body}");
        }
    }
}

#[test]
fn a_request_names_the_language_of_its_faults() {
    let told = |body: &str, language| problem_of(body, language).errors[0].expected.clone();
    assert_eq!(told(r#"{"rows": []}"#, Language::En), "1 to 25 rows");
    assert_eq!(told(r#"{"rows": [], "language": "ko"}"#, Language::En), "1~25개의 행");
    assert_eq!(told(r#"{"rows": [], "language": "en"}"#, Language::Ja), "1 to 25 rows");
    assert_eq!(told(r#"{"rows": [], "language": 7}"#, Language::Ja), "\"en\", \"ko\", \"ja\"、または\"zh\"");
}

/// Faulty records of other programs: GIB, NGF, a game of OGS, queries of `KataGo`.
const RECORDS: [&str; 6] = [
    "\\HS\n\\HE\n\\GS\nINI 0 1 12 &4\nSTO 0 2 1 19 0\n\\GE\n",
    "\\HS\n\\HE\n\\GS\n\\GE\n",
    "Rated\n99\nW 1k\nB 1k\nhost\n12\n0\n6\n20200101 [10:00]\n10\n\n1\nPMABB__\n",
    "{\"game_id\": 1, \"width\": 99, \"moves\": [[1]], \"initial_state\": {\"black\": \"a\"}, \"initial_player\": \"red\"}",
    "{\"boardXSize\": 99, \"moves\": [[\"R\", \"Z99\"], 7], \"initialStones\": 7, \"nothing\": 1, \"analyzeTurns\": [1, 2]}",
    "{\"boardXSize\": 2, \"boardYSize\": 2, \"moves\": [[\"B\", \"A1\"], [\"W\", \"A1\"]], \"rules\": \"chinese\"}",
];

/// What such records hold, and how they are packed.
const WRITTEN: [&str; 7] = ["gamedata", "zip", "STO", "INI", "PM", "AA", "boardYSize"];

#[test]
fn what_cannot_be_read_is_told_in_the_language_of_who_pasted_it() {
    for language in OTHERS {
        for text in
            ["a note", "", "{\"a\": 1}", "(;GM[1]SZ[9];B[ss])", "(;GM[2])", "(;SZ[99])", "PK\u{3}\u{4}zip", "XO\nOX\n"]
                .into_iter()
                .chain(RECORDS)
        {
            let Err(problem) = read_position(text.as_bytes(), &[], &in_language(language)) else { continue };
            for error in &problem.errors {
                let left = latin_words(&error.detail);
                let is_data = |word: &String| text.contains(word.as_str()) || WRITTEN.contains(&word.as_str());
                assert!(left.iter().all(is_data), "{language:?} {text}: {}\n{left:?}", error.detail);
            }
        }
    }
    let choices = [("language".to_owned(), "ko".to_owned())];
    let off_board = read_position(b"(;GM[1]SZ[9];B[ss])", &choices, &Limits::default()).expect_err("off the board");
    let detail = &off_board.errors[0].detail;
    assert!(detail.contains("SZ[19]") && detail.contains("1번째 줄") && has_hangul(detail), "{detail}");
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
    let answer = score(body.to_string().as_bytes(), &Limits::default()).expect("an answer");
    let answer: Value = serde_json::from_slice(&answer).expect("JSON");
    let said = &answer["dispute"]["rule_sets"][0]["sentence"];
    let name = rule_text(Language::Ko, by_id("korean-2016").expect("built in").name);
    assert_eq!(said["arguments"]["rule_set"], "korean-2016");
    assert!(said["text"].as_str().expect("a text").contains(name), "{said}");
    assert!(!said["text"].as_str().expect("a text").contains("korean-2016"), "{said}");
}

#[test]
fn a_record_in_korean_names_the_rule_set_in_korean_and_holds() {
    let body = json!({"request": {"rows": ["..XO.", "..XO.", "..XO."], "dead": [], "prisoners": {"black": 0, "white": 0}, "komi": 3,
        "rule_sets": ["korean-2016", "japanese-1989"]}, "language": "ko"});
    let ruling = Ruling::of(read_ruling(body.to_string().as_bytes(), &Limits::default()).expect("a question"));
    let page = ruling.to_html();
    let set = by_id("korean-2016").expect("built in");
    assert!(page.contains(rule_text(Language::Ko, set.name)), "{page}");
    assert!(!page.contains(set.name), "{page}");
    // 6 points to 3 and 3 of komi: a draw, which tables call by its name.
    assert!(page.contains("<strong>무승부</strong>"), "{page}");
    assert!(verify(&ruling.to_json(), None).expect("a record").iter().all(Check::holds));
}

#[test]
fn a_record_that_is_refused_is_refused_in_its_own_language() {
    let refused = |body: Value| read_ruling(body.to_string().as_bytes(), &Limits::default()).expect_err("refused");
    let question = json!({"rows": [".?X"], "language": "ko"});
    for body in [json!({"request": question, "date": 7}), json!({"request": question, "language": "ko", "date": 7})] {
        assert!(refused(body).errors.iter().all(|error| has_hangul(&error.expected)));
    }
    assert!(refused(json!({"request": {}, "language": "ja"})).title.contains("問い合わせ"));
}

#[test]
fn the_command_line_refuses_in_the_language_asked_for() {
    let refused = gyega("score --full - --lang ko --komi six", "XO.\nO..\n...\n");
    assert!(refused.error.contains("입력된 것") && refused.error.contains("--komi (/komi)"), "{}", refused.error);
    assert_eq!(latin_words(refused.error.trim_start_matches("gyega:")), Vec::<String>::new(), "{}", refused.error);
    let rules = gyega("rules kba-beginner --lang ko", "").output;
    assert!(rules.starts_with("kba-beginner: ") && rules.contains("그림 14"), "{rules}");
}

/// What stands on standard error, without the name of the program and what was typed.
fn told_on_error(command: &str, input: &str) -> String {
    let ran = gyega(command, input);
    assert!(ran.code > 0, "{command}");
    let typed = |word: &String| command.split([' ', ',']).any(|typed| typed.trim_start_matches('-') == word);
    latin_words(ran.error.trim_start_matches("gyega:"))
        .into_iter()
        .filter(|word| !typed(word))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn what_is_wrong_with_a_file_or_an_option_is_told_in_the_language_asked_for() {
    let record = "(;GM[1]FF[4]SZ[9];B[aa])";
    let mut left = Vec::new();
    for (command, input, data) in [
        ("score no-such-file", "", ""),
        ("score examples", "", ""),
        ("score - --at 5", ".XO.", ""),
        ("score - --at 50", record, ""),
        ("score -", "PK\u{3}\u{4}", "zip"),
        ("score -", "\u{1}\u{2}\u{0}", ""),
        ("score kba-how-to-play/diagram-01 --adviser gnugo --format svg", "", "text json md"),
        ("compare korian aga -", ".X.O.", "FROM TO"),
        ("move - black C1 --format md", ".X.O.", ""),
        ("move - black C1 --previous examples/positions/no-such-file", ".X.O.", ""),
        ("rules --format svg", "", ""),
        ("cases kba-how-to-play/diagram-99", "", "cyningstan"),
        ("cases kba-how-to-play --format json", "", ""),
        ("batch - --rules korian", record, ""),
        ("batch - --rules aga,aga", record, ""),
        ("batch - --komi 0", "{\"rows\": []}\n", "rules format resume"),
        ("verify -", "[]", "record request answer"),
        ("verify -", "{\"record\": {}, \"request\": {}, \"answer\": {}, \"version\": 7}", ""),
    ] {
        for language in OTHERS {
            let english = told_on_error(&format!("{command} --lang {}", language.as_str()), input);
            let english =
                english.split(' ').filter(|word| !word.is_empty() && !data.split(' ').any(|known| known == *word));
            left.extend(english.map(|word| format!("{language:?} {word}: {command}")));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn a_refusal_is_told_in_one_language() {
    let file = "{\"rows\": [\".?X\"], \"language\": \"ja\", \"komi\": \"six\"}";
    for (command, input) in [("score -", file), ("record -", file), ("score - --prisoners 1", &file.replace('?', "O"))]
    {
        let of_file = gyega(command, input).error;
        assert!(of_file.contains("受け付けられない") && of_file.contains("必要な値"), "{command}: {of_file}");
        assert_eq!(told_on_error(command, input), "", "{command}");
        let asked = gyega(&format!("{command} --lang ko"), input).error;
        assert!(has_hangul(&asked) && asked.contains("필요한 것") && !asked.contains("必要"), "{command}: {asked}");
        assert_eq!(told_on_error(&format!("{command} --lang ko"), input), "", "{command}");
    }
    let answered = |command: &str| {
        gyega(command, "{\"rows\": [\".XO.\"], \"dead\": [], \"language\": \"ja\", \"komi\": 0}").output
    };
    assert!(answered("score -").contains("引き分け") && answered("score - --lang ko").contains("무승부"));
    assert!(answered("score - --format json --lang ko").contains("무승부"));
}

#[test]
fn a_record_is_verified_in_the_language_asked_for() {
    let written = gyega("record kba-how-to-play/diagram-01 --komi 0 --ruling White-wins. --format json", "").output;
    let changed = written.replace("White-wins.", "Black-wins.");
    for language in OTHERS {
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
        assert_eq!(latin_words(differs.error.trim_start_matches("gyega:")), Vec::<String>::new());
    }
}

#[test]
fn a_batch_tells_of_files_and_lines_in_the_language_asked_for() {
    let records = gyega("batch - --lang ko --rules chinese", "(;SZ[5];B[cc])(;GM[2])");
    assert!(records.error.contains("읽은 대국 2국") && records.error.contains("행 2개"), "{}", records.error);
    assert_eq!(latin_words(records.error.trim_start_matches("gyega:")), Vec::<String>::new());
    let rows: Vec<Value> = records.output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(has_hangul(rows[1]["fault"].as_str().expect("a fault")), "{}", rows[1]);
    let english = gyega("batch - --rules chinese", "(;SZ[5];B[cc])(;GM[2])").output;
    assert_eq!(english.lines().next(), records.output.lines().next(), "numbers and ids are the same");
    let lines = gyega("batch - --lang ko", "{\"rows\": [\"?\"]}\n{\"rows\": [\"?\"], \"language\": \"ja\"}\n");
    assert!(lines.error.contains("2줄 가운데 2줄"), "{}", lines.error);
    let told: Vec<Value> = lines.output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let detail = |line: &Value| line["problem"]["errors"][0]["detail"].as_str().expect("a text").to_owned();
    assert!(
        has_hangul(&detail(&told[0])) && detail(&told[1]).contains("必要"),
        "a line has its own language: {told:?}"
    );
}

#[test]
fn the_list_of_rule_sets_and_their_clauses_are_told_in_words() {
    for language in OTHERS {
        let told = |command: &str| gyega(&format!("{command} --lang {}", language.as_str()), "").output;
        let list = told("rules");
        // A title of a source stays as it is: "Understanding the Rules of Baduk".
        for english in ["counting", "  standing", "official", "historical", "presets"] {
            assert!(!list.contains(english), "{language:?} {english}: {list}");
        }
        let sources = words(language).iter().find(|(key, _)| *key == "rules-sources").expect("a heading").1;
        for set in ["korean-2016", "ing", "nz", "sunjang", "aga"] {
            let shown = told(&format!("rules {set}"));
            let (shown, _) = shown.split_once(&format!("\n  {sources}:\n")).expect("sources stand last");
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
fn an_event_is_refused_in_its_own_language() {
    let told = |text: &str| read_event(text).expect_err("a faulty profile").to_string();
    for text in [
        "language = 'ko'\nname = 'A'\nrule_sets = ['korian']\nkomi = 0.3\n",
        "language = 'ko'\nname = 'A'\nname = 'B'\n",
    ] {
        let told = told(text);
        assert!(told.lines().all(|line| has_hangul(line) && line.contains("번째 줄")), "{told}");
    }
    assert!(told("name = 7\nrule_sets = []\n").starts_with("line 1 (/name): found "));
}
