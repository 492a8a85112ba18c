//! README and the pages of `docs`: short, whole, and what they say to run does run.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{files_below, project};

/// README and the pages, each with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let pages = files_below(&project().join("docs"), "md").into_iter().chain([project().join("README.md")]);
    pages.map(|page| (page.clone(), fs::read_to_string(&page).expect("a page"))).collect()
}

/// Where the links of a page lead, those to other hosts left out.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    targets.filter(|target| !target.is_empty() && !target.contains("://"))
}

/// The blocks of a page that are marked with a language.
fn blocks<'t>(text: &'t str, language: &str) -> Vec<&'t str> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_readme_is_read_in_five_minutes() {
    let text = fs::read_to_string(project().join("README.md")).expect("a README");
    assert!(text.lines().count() <= 120, "{} lines", text.lines().count());
    let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > 140).collect();
    assert!(long.is_empty(), "{long:#?}");
    for rules in gyega::rules::all() {
        assert!(text.contains(&format!("`{}`", rules.id)), "{} is not named", rules.id);
    }
}

#[test]
fn every_link_leads_somewhere_and_every_page_is_linked() {
    let pages = pages();
    let mut linked: Vec<PathBuf> = Vec::new();
    for (page, text) in &pages {
        let folder = page.parent().expect("a folder");
        for target in links(text) {
            let path = folder.join(target);
            assert!(path.exists(), "{} links to {target}", page.display());
            linked.push(path.canonicalize().expect("a path"));
        }
    }
    for (page, _) in pages.iter().filter(|(page, _)| !page.ends_with("README.md")) {
        assert!(linked.contains(&page.canonicalize().expect("a path")), "nothing links to {}", page.display());
    }
}

/// A row of a board, with what is said of it on its right.
fn is_row(comment: &str) -> bool {
    let row = comment.trim_start_matches(['/', '!']).trim_start();
    let points = row.trim_start_matches(|letter: char| letter.is_ascii_digit());
    points.len() < row.len() && [" .", " X", " O"].iter().any(|point| points.starts_with(point))
}

#[test]
fn comments_of_the_source_fit_their_lines() {
    let below = |folder: &str, ending: &str| files_below(&project().join(folder), ending);
    let rust = ["src", "tests/suite", "tests/oracle"].into_iter().flat_map(|folder| below(folder, "rs"));
    let page = below("src/http/page", "js").into_iter().chain(below("tests/page", "js"));
    // What is installed there is not ours.
    let page = page.filter(|file| !file.components().any(|folder| folder.as_os_str() == "node_modules"));
    for file in rust.chain(page) {
        let is_rust = file.extension().is_some_and(|is| is == "rs");
        let source = fs::read_to_string(&file).expect("a source file");
        for (line, text) in (1..).zip(source.lines()) {
            let comment = text.trim_start();
            let is_comment =
                comment.starts_with("//") || (!is_rust && ["/*", "*"].iter().any(|it| comment.starts_with(it)));
            // A type and its name stand in one line.
            let is_type = comment.starts_with("* @") && comment.contains('}');
            let columns = text.chars().count();
            let fits = columns <= 120 || !is_comment || is_row(comment) || is_type;
            assert!(fits, "{}, line {line}: {columns} columns, expected up to 120", file.display());
        }
    }
}

#[test]
fn every_example_of_the_library_is_read_at_a_glance() {
    let examples = files_below(&project().join("examples"), "rs");
    assert!(!examples.is_empty(), "there are examples");
    for example in examples {
        let lines = fs::read_to_string(&example).expect("an example").lines().count();
        assert!(lines < 40, "{} has {lines} lines", example.display());
    }
}

/// The blocks that no test runs, each marked in its page: what runs the service, and what stands before it.
const NOT_RUN_HERE: [(&str, &str); 3] =
    [("running-it.md", "ini"), ("running-it.md", "dockerfile"), ("running-it.md", "nginx")];

#[test]
fn the_blocks_that_no_test_runs_are_listed() {
    let mut marked = Vec::new();
    for (page, text) in pages() {
        let name = page.file_name().and_then(|name| name.to_str()).expect("plain names").to_owned();
        let blocks = text.split("<!-- not run here -->\n```").skip(1).filter_map(|rest| rest.lines().next());
        marked.extend(blocks.map(|language| (name.clone(), language.to_owned())));
    }
    assert_eq!(marked, NOT_RUN_HERE.map(|(page, language)| (page.to_owned(), language.to_owned())));
}

#[cfg(all(feature = "cli", feature = "server"))]
mod commands {
    use std::net::{TcpListener, TcpStream};
    use std::process::{Child, Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    use tempfile::TempDir;

    use super::*;
    use crate::support::say;

    /// What `.ci/run` runs, as it builds, installs or needs other programs.
    const BY_CI: [&str; 4] = ["cargo run ", "cargo test", "examples/spark/check.sh ", "parallel "];

    /// Commands that a table only names: `rulings.md` has them whole.
    const ONLY_NAMED: [&str; 2] = ["gyega record", "gyega verify"];

    /// The address under which the pages know the service.
    const ADDRESS: &str = "127.0.0.1:8080";

    /// Two disputed stones, B4 and G4, each in the other player's territory.
    const BOARD: &str =
        "...XO....\n...XO....\n...XO....\n...XO....\n...XO....\n.O.XO.X..\n.O.XO....\n...XO....\n...XO....\n";

    /// That board as a code.
    const CODE: &str = "1JTBQAPAC0AhwGiOxuxAC0AhwAAAAAAwiHaDeDYEAAAAQAHJWgO8";

    /// A game of many moves that ends with two passes, Black's stones on the left and White's on the right.
    fn game() -> String {
        let letter = |number: u8| char::from(b'a' + number);
        let at = |column: u8, row: u8| format!("{}{}", letter(column), letter(row));
        let both = (0..4_u8).flat_map(|column| (0..18_u8).map(move |row| (column, row)));
        let moves = both.map(|(column, row)| format!(";B[{}];W[{}]", at(column, row), at(18 - column, row)));
        let moves: String = moves.collect();
        format!("(;GM[1]FF[4]SZ[19]RU[Japanese]KM[6.5]{moves};B[];W[])")
    }

    /// A folder with what the pages name.
    fn folder() -> TempDir {
        let made = tempfile::tempdir().expect("a folder");
        let folder = made.path();
        for games in ["games", "records"] {
            fs::create_dir_all(folder.join(games)).expect("a folder");
            fs::write(folder.join(games).join("one.sgf"), game()).expect("a game");
        }
        fs::write(folder.join("game.sgf"), game()).expect("a game");
        fs::write(folder.join("board.txt"), BOARD).expect("a board");
        let request = r#"{"rows": ["X.XO.", ".XXO.", "XXOO.", "OOO..", "....."], "dead": []}"#;
        fs::write(folder.join("requests.ndjson"), format!("{request}\n")).expect("requests");
        run(folder, "tar czf archive.tar.gz games");
        run(folder, &format!("ln -sfn {} examples", project().join("examples").display()));
        made
    }

    fn shell(folder: &Path, line: &str) -> Command {
        let programs = Path::new(env!("CARGO_BIN_EXE_gyega")).parent().expect("a folder").display().to_string();
        let path = format!("{programs}:{}:/usr/games", std::env::var("PATH").unwrap_or_default());
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(folder).env("PATH", path).stdin(Stdio::null());
        shell
    }

    fn run(folder: &Path, line: &str) -> (Option<i32>, String, String) {
        let done = shell(folder, line).output().expect("a shell");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (done.status.code(), text(&done.stdout), text(&done.stderr))
    }

    /// A service that ends with the test.
    struct Service {
        process: Child,
        address: String,
    }

    impl Service {
        /// Starts what a page says, at a free address in place of the one that it names, and waits until it answers.
        fn start(folder: &Path, command: &str) -> Self {
            let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
            let address = free.to_string();
            let line = format!("exec {}", command.replace(ADDRESS, &address));
            let mut shell = shell(folder, &line);
            shell.env("GYEGA_LISTEN", &address).stdout(Stdio::null()).stderr(Stdio::null());
            let process = shell.spawn().expect("a shell");
            let mut service = Self { process, address };
            for _ in 0..200 {
                let ended = service.process.try_wait().expect("a process");
                assert!(ended.is_none(), "{command} ended: {ended:?}");
                if TcpStream::connect(&service.address).is_ok() {
                    return service;
                }
                sleep(Duration::from_millis(50));
            }
            panic!("{command} does not listen at {}", service.address);
        }
    }

    impl Drop for Service {
        fn drop(&mut self) {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }

    /// Whether a single quotation mark is left open. Between double ones it is an apostrophe.
    fn is_open(command: &str) -> bool {
        let within = command.chars().fold(None, |within, letter| match (within, letter) {
            (None, '\'' | '"') => Some(letter),
            (Some(mark), letter) if mark == letter => None,
            _ => within,
        });
        within == Some('\'')
    }

    /// The commands of a block: a line each, or several where a quotation goes on.
    fn commands(block: &str) -> Vec<String> {
        let mut commands: Vec<String> = Vec::new();
        for line in block.lines() {
            match commands.last_mut() {
                Some(command) if is_open(command) => {
                    command.push('\n');
                    command.push_str(line);
                }
                _ => commands.push(line.to_owned()),
            }
        }
        commands
    }

    /// The commands in the tables of a page, with a board and a code where they leave room for one.
    fn in_tables(text: &str) -> impl Iterator<Item = String> {
        let cells =
            text.lines().filter(|line| line.starts_with("| ")).flat_map(|line| line.split('`').skip(1).step_by(2));
        let commands = cells.filter(|cell| cell.starts_with("gyega ") && !ONLY_NAMED.contains(cell));
        commands.map(|cell| cell.replace("FILE", "board.txt").replace("CODE-OR-LINK", CODE))
    }

    #[test]
    fn a_command_goes_on_while_a_quotation_is_open() {
        assert!(!is_open(r#"gyega record --ruling "White's claim.""#));
        assert_eq!(
            commands("gyega serve\ncurl -d '{\n}'\ngyega rules"),
            ["gyega serve", "curl -d '{\n}'", "gyega rules"]
        );
        assert!(in_tables("| ask | `gyega move FILE white D9` (`--at`) |").eq(["gyega move board.txt white D9"]));
    }

    #[test]
    fn what_the_pages_say_to_run_runs() {
        let (mut ran, mut by_ci) = (Vec::new(), Vec::new());
        for (page, text) in pages() {
            let made = folder();
            let folder = made.path();
            let shown = page.display();
            let service = Service::start(folder, "gyega serve");
            // Tables of figures name commands that measure.
            let tables = ["README.md", "command-line.md"].iter().any(|name| page.ends_with(name));
            let tables = if tables { in_tables(&text).collect() } else { Vec::new() };
            let blocks = blocks(&text, "sh").into_iter().flat_map(commands);
            for command in blocks.chain(tables) {
                if let Some(start) = BY_CI.iter().find(|start| command.starts_with(**start)) {
                    by_ci.push(*start);
                    continue;
                }
                if command.starts_with("gyega serve") {
                    drop(Service::start(folder, &command));
                } else if command.starts_with("curl ") && run(folder, "command -v curl").0 != Some(0) {
                    say(&format!("SKIPPED {command}: curl is not installed\n"));
                } else if let Some(asked) = command.strip_prefix("curl ") {
                    let asked = asked.replace(ADDRESS, &service.address);
                    let (code, answer, faults) = run(folder, &format!("curl --fail-with-body -sS {asked}"));
                    assert_eq!(code, Some(0), "{shown}: {command}\n{answer}{faults}");
                    let expected: &[&str] = if asked.contains("/v1/proposals") {
                        &[r#""dead":["B8"]"#]
                    } else {
                        &[r#""rule_set":"korean-2016""#, r#""result":"W+1""#]
                    };
                    assert!(expected.iter().all(|part| answer.contains(part)), "{shown}: {command}\n{answer}");
                } else if command.contains("gnugo") && run(folder, "command -v gnugo").0 != Some(0) {
                    say(&format!("SKIPPED {command}: gnugo is not installed\n"));
                } else {
                    let (code, _, faults) = run(folder, &command);
                    // Nobody known vouches for a record whose key is not named.
                    let expected = if command.starts_with("gyega verify record") { 3 } else { 0 };
                    assert_eq!(code, Some(expected), "{shown}: {command}\n{faults}");
                }
                ran.push(command);
            }
        }
        by_ci.sort_unstable();
        assert_eq!(by_ci, BY_CI, "what CI runs in place of this test");
        for start in ["gyega serve", "gyega score", "curl "] {
            assert!(ran.iter().any(|command| command.starts_with(start)), "{start} was not run");
        }
        assert!(ran.len() >= 30, "{ran:#?}");
    }

    /// The table of pairs in `many-games.md`, and the numbers above it, are those of the study that the page says to
    /// run.
    #[test]
    fn the_figures_of_the_study_are_those_of_a_run() {
        let Ok(records) = std::env::var("GYEGA_RECORDS") else {
            return say("SKIPPED figures of the study: GYEGA_RECORDS names no folder\n");
        };
        let page = fs::read_to_string(project().join("docs/many-games.md")).expect("a page");
        let command = page.lines().find(|line| line.starts_with("gyega study records ")).expect("a command");
        let made = tempfile::tempdir().expect("a folder");
        let folder = made.path();
        let (code, _, faults) = run(folder, &command.replacen(" records ", &format!(" '{records}' "), 1));
        assert_eq!(code, Some(0), "{faults}");
        let report = fs::read_to_string(folder.join("study/report.md")).expect("a report");
        let measured = fs::read_to_string(folder.join("study/pairs.csv")).expect("a table");
        let told = [
            "On 652 real games",
            "it compares 632",
            "in 301 the record marks",
            "in 149 reading settles",
            "in 182 gyega's proposal",
            "in 19 it is",
            "Of the 450 games with marks or settled by reading, 447",
        ];
        let counted = [
            "# What rule sets make of 652 games",
            "in the record | 301 |",
            "marked them | 149 |",
            "by the result of the record | 182 |",
            "not told | 19 |",
            "in 447 of 448 games that can be held against it",
            "| japanese-1989 | 632 |",
        ];
        assert!(told.iter().all(|part| page.contains(part)), "the page tells other numbers");
        for part in counted {
            assert!(report.contains(part), "{part}\n{report}");
        }
        let id = |name: &str| match name {
            "Japanese" => "japanese-1989",
            "Korean" => "korean-2016",
            "Chinese" => "chinese-2002",
            "AGA" => "aga",
            "Ing" => "ing-sst",
            _ => panic!("{name}"),
        };
        let cells =
            |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        let mut pairs = 0;
        for line in page.lines().filter(|line| line.contains(" \u{2013} ") && line.starts_with("| ")) {
            let told = cells(line);
            let [pair, differ, gap, winners] = &told[..] else { panic!("{line}") };
            let (from, to) = pair.split_once(" \u{2013} ").expect("a pair");
            for from in from.split(" or ") {
                let start = format!("{},{},630,", id(from), id(to));
                let row =
                    measured.lines().find_map(|row| row.strip_prefix(&start)).unwrap_or_else(|| panic!("{start}"));
                let row: Vec<&str> = row.split(',').collect();
                let share = |percent: &[&str]| format!("{} % ({} to {})", percent[0], percent[1], percent[2]);
                let measured = [share(&row[1..4]), row[5].to_owned(), format!("{}, {}", row[8], share(&row[9..12]))];
                assert_eq!([differ, gap, winners], measured.each_ref(), "{line}");
                pairs += 1;
            }
        }
        assert_eq!(pairs, 10, "five sets have ten pairs");
    }
}
