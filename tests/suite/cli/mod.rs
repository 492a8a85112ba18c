//! The command line, through `cli::run` with captured streams. Files are named as a person in the project's folder
//! would.

mod links;
mod records;
mod refusals;
mod reports;
mod rulings;
mod screens;

use gyega::formats::cases;
use gyega::wire::{self, Limits};

use crate::batch;
use crate::support::{project, snapshot};

/// What a command gave.
pub(crate) struct Ran {
    pub(crate) code: u8,
    pub(crate) output: String,
    pub(crate) error: String,
}

impl Ran {
    /// The whole as a terminal shows it.
    fn shown(&self, command: &str) -> String {
        let error = if self.error.is_empty() { String::new() } else { format!("--- errors\n{}", self.error) };
        format!("$ gyega {command}\n{}{error}--- exit code {}\n", self.output, self.code)
    }
}

/// Runs a command; the words are split at blanks.
pub(crate) fn gyega(command: &str, input: &str) -> Ran {
    let words = command.split_whitespace().map(|word| {
        // Tests run in the folder of the package; so does a person who copies an example.
        let file = project().join(word);
        if word.contains('.') && file.is_file() { file.to_string_lossy().into_owned() } else { word.to_owned() }
    });
    let words: Vec<String> = words.collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (code, output, error) = batch::gyega(&words, input.as_bytes());
    let folder = format!("{}/", project().display());
    let output = String::from_utf8(output).expect("output is UTF-8");
    Ran { code, output: output.replace(&folder, ""), error: error.replace(&folder, "") }
}

const KBA_DIAGRAM_1: &str = "examples/positions/kba-diagram-1.txt";

#[test]
fn json_is_what_the_service_answers() {
    let ran = gyega("score examples/positions/kba-diagram-1.json --format json", "");
    let body = std::fs::read(project().join("examples/positions/kba-diagram-1.json")).expect("an example");
    let answer = wire::score(&body, &Limits::default()).expect("a request that stands");
    assert_eq!(ran.output.trim_end().as_bytes(), answer);
    // The drawn board with options is the same question.
    let drawn = gyega(&format!("score {KBA_DIAGRAM_1} --prisoners 1,0 --komi 0 --format json"), "");
    let without_id = ran.output.replacen("\"id\":\"KBA, How to play Baduk, Diagram 1\",", "", 1);
    assert_eq!(drawn.output, without_id);
}

#[test]
fn the_markdown_of_a_case_scores_as_the_case_does() {
    let by_file = gyega("score --full tests/cases/kba-how-to-play/diagram-14.md", "");
    let by_name = gyega("cases kba-how-to-play/diagram-14 --score --format json", "");
    assert_eq!((by_file.code, by_name.code), (0, 0));
    assert!(by_file.output.contains("@ white stone in seki"));
    assert!(by_name.output.contains(r#""id":"kba-how-to-play/diagram-14""#));
}

#[test]
fn every_documented_case_is_reported_within_a_hundred_columns() {
    for case in cases::all() {
        let ran = gyega(&format!("cases {} --score --rules all", case.key()), "");
        assert_eq!((ran.code, ran.error.as_str()), (0, ""), "{}", case.key());
        for line in ran.output.lines() {
            assert!(line.chars().count() <= 100, "{}: {line}", case.key());
            assert!(!line.contains('{') && !line.contains('}'), "{}: a placeholder is left: {line}", case.key());
        }
    }
}

#[test]
fn options_are_listed() {
    let ran = gyega("score -h", "");
    snapshot!("cli", "score-help", &ran.shown("score -h"));
}

#[test]
fn commands_are_listed() {
    let ran = gyega("--help", "");
    assert_eq!((ran.code, ran.error.as_str()), (0, ""));
    let commands = [
        "score",
        "compare",
        "move",
        "diagram",
        "batch",
        "gtp",
        "study",
        "record",
        "verify",
        "rules",
        "cases",
        "serve",
        "completions",
        "man",
    ];
    for command in commands {
        assert!(ran.output.lines().any(|line| line.trim_start().starts_with(command)), "{command}");
    }
}

#[test]
fn a_batch_answers_line_by_line_in_order() {
    let input = "{\"id\":\"a\",\"rows\":[\".X.O.\"],\"komi\":0,\"rule_sets\":[\"chinese\"],\"detail\":\"totals\"}\n\
                 {\"id\":\"b\",\"rows\":[\"?\"]}\nno JSON\n{\"id\":\"d\",\"rows\":[\".X.\"],\"detail\":\"totals\"}";
    let ran = gyega("batch", input);
    assert_eq!(ran.code, 0);
    assert_eq!(ran.error, "gyega: lines with a problem: 2 of 4\n");
    let starts: Vec<_> = ran.output.lines().map(|line| &line[..20]).collect();
    assert_eq!(
        starts,
        [
            "{\"id\":\"a\",\"position\":",
            "{\"id\":\"b\",\"problem\":{",
            "{\"problem\":{\"type\":\"",
            "{\"id\":\"d\",\"position\":"
        ]
        .map(|text| &text[..20])
    );
    assert_eq!(gyega("batch --threads 1", input).output, ran.output);
}

#[test]
fn the_manual_tells_of_every_command() {
    let ran = gyega("man", "");
    for command in ["SCORE", "COMPARE", "BATCH", "GTP", "STUDY", "RULES", "CASES", "COMPLETIONS"] {
        assert!(ran.output.contains(&format!("COMMAND {command}")), "{command}");
    }
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = gyega(&format!("completions {shell}"), "");
        assert!(ran.code == 0 && ran.output.contains("compare"), "{shell}");
    }
}

#[test]
fn rule_sets_are_listed_and_shown() {
    snapshot!("cli", "rules", &gyega("rules", "").shown("rules"));
    snapshot!("cli", "rules-sunjang", &gyega("rules sunjang", "").shown("rules sunjang"));
    // AGA rule 4: a point for each stone after the first.
    let handicap =
        |set: &str| gyega(&format!("rules {set}"), "").output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(handicap("aga").contains("handicap stones a point to White"), "{}", handicap("aga"));
}

#[test]
fn cases_are_listed_and_shown() {
    snapshot!("cli", "cases-cyningstan", &gyega("cases cyningstan", "").shown("cases cyningstan"));
    assert_eq!(gyega("cases", "").output.lines().count(), 1 + cases::all().len());
    let shown = gyega("cases kba-how-to-play/diagram-01", "").output;
    assert_eq!(
        shown,
        std::fs::read_to_string(project().join("tests/cases/kba-how-to-play/diagram-01.md")).expect("a case")
    );
    assert!(gyega("cases kba-how-to-play/diagram-14 --format svg", "").output.starts_with("<svg "));
}
