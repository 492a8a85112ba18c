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

#[test]
fn every_example_of_the_library_is_read_at_a_glance() {
    let examples = files_below(&project().join("examples"), "rs");
    assert!(!examples.is_empty(), "there are examples");
    for example in examples {
        let lines = fs::read_to_string(&example).expect("an example").lines().count();
        assert!(lines < 40, "{} has {lines} lines", example.display());
    }
}

#[cfg(feature = "cli")]
mod commands {
    use std::process::Command;

    use super::*;

    /// What keeps running, what asks it, and what builds: other tests do that.
    const NOT_RUN: [&str; 4] = ["gyega serve", "curl ", "cargo run", "cargo test"];

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
    fn folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("gyega-documents-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for games in ["games", "records"] {
            fs::create_dir_all(folder.join(games)).expect("a folder");
            fs::write(folder.join(games).join("one.sgf"), game()).expect("a game");
        }
        fs::write(folder.join("game.sgf"), game()).expect("a game");
        let request = r#"{"rows": ["X.XO.", ".XXO.", "XXOO.", "OOO..", "....."], "dead": []}"#;
        fs::write(folder.join("requests.ndjson"), format!("{request}\n")).expect("requests");
        run(&folder, "tar czf archive.tar.gz games");
        run(&folder, &format!("ln -sfn {} examples", project().join("examples").display()));
        folder
    }

    fn run(folder: &Path, line: &str) -> (Option<i32>, String) {
        let programs = Path::new(env!("CARGO_BIN_EXE_gyega")).parent().expect("a folder").display().to_string();
        let path = format!("{programs}:{}", std::env::var("PATH").unwrap_or_default());
        let done =
            Command::new("sh").args(["-c", line]).current_dir(folder).env("PATH", path).output().expect("a shell");
        (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
    }

    #[test]
    fn what_the_pages_say_to_run_runs() {
        let folder = folder();
        let mut count = 0;
        for (page, text) in pages().iter().filter(|(page, _)| !page.ends_with("beyond-one-machine.md")) {
            for line in blocks(text, "sh").into_iter().flat_map(str::lines) {
                let is_left_out = NOT_RUN.iter().any(|start| line.starts_with(start));
                if is_left_out || !line.contains("gyega ") {
                    continue;
                }
                let (code, faults) = run(&folder, line);
                // Nobody known vouches for a record whose key is not named.
                let expected = if line.starts_with("gyega verify") { 3 } else { 0 };
                assert_eq!(code, Some(expected), "{}: {line}\n{faults}", page.display());
                count += 1;
            }
        }
        fs::remove_dir_all(&folder).expect("the folder");
        assert!(count >= 8, "{count} commands were run");
    }
}
