//! The order of modules in `src/lib.rs` is the order of the house: a module imports only from modules declared above
//! it.
//!
//! The check reads the sources as tokens, so comments, strings and line breaks cannot mislead it. It follows `crate::`
//! and chains of `super::` that leave their own folder. What stands under `#[cfg(test)]` is free: a unit test may draw
//! its board with a module from further down.

use std::collections::BTreeMap;
use std::fs;

use crate::support::{files_below, project};

mod cycles;
mod tokens;

use tokens::{Token, read};

#[test]
fn every_module_imports_only_from_modules_declared_above_it() {
    let source = project().join("src");
    let order = declared(&fs::read_to_string(source.join("lib.rs")).expect("src/lib.rs is readable"));
    let mut faults = Vec::new();
    for path in files_below(&source, "rs") {
        let inside = path.strip_prefix(&source).expect("the path was found below src");
        let name = inside.to_str().expect("source files have plain names").replace('\\', "/");
        if !["lib.rs", "main.rs"].contains(&name.as_str()) {
            faults.extend(breaks(&order, &name, &fs::read_to_string(&path).expect("a source file is UTF-8")));
        }
    }
    assert!(!order.is_empty(), "src/lib.rs declares no module: the check has lost its footing");
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_source_file_is_declared_by_the_module_above_it() {
    let source = project().join("src");
    for path in files_below(&source, "rs") {
        let inside = path.strip_prefix(&source).expect("the path was found below src");
        let own = module_path(inside.to_str().expect("source files have plain names"));
        let (name, parents) = own.split_last().expect("a path has a last part");
        if parents.is_empty() && ["lib", "main"].contains(&name.as_str()) {
            continue;
        }
        let parent = if parents.is_empty() { "lib.rs".to_owned() } else { format!("{}/mod.rs", parents.join("/")) };
        let declares = fs::read_to_string(source.join(&parent)).unwrap_or_default();
        assert!(declared(&declares).contains(name), "src/{parent} does not declare `mod {name};`: it is not compiled");
    }
}

/// The modules that a file declares, in the order of their declarations.
fn declared(source: &str) -> Vec<String> {
    let tokens = read(source);
    let names = tokens.windows(3).filter_map(|three| match three {
        [keyword, name, end] if keyword.text == "mod" && end.text == ";" => Some(name.text.clone()),
        _ => None,
    });
    names.collect()
}

/// The lines of one file that import against the order, as `src/<file>:<line>: what and why`.
fn breaks(order: &[String], file: &str, source: &str) -> Vec<String> {
    let own_path = module_path(file);
    let Some(own) = order.iter().position(|name| *name == own_path[0]) else {
        return vec![format!("src/{file}: module `{}` is not declared in src/lib.rs", own_path[0])];
    };
    if own_path.last().is_some_and(|name| name == "tests") {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let mut roots: Vec<_> = paths(&own_path, &without_tests(&read(source)))
        .into_iter()
        .filter_map(|(path, line)| Some((path.into_iter().next()?, line)))
        .collect();
    roots.dedup();
    for (name, line) in roots {
        match order.iter().position(|declared| *declared == name) {
            Some(at) if at <= own => {}
            Some(_) => faults.push(format!(
                "src/{file}:{line}: `{}` imports `{name}`, which src/lib.rs declares below it",
                own_path[0]
            )),
            None => faults.push(format!("src/{file}:{line}: `crate::{name}` is no module that src/lib.rs declares")),
        }
    }
    faults
}

/// `rules/sets/korean_2016.rs` → `rules`, `sets`, `korean_2016`; `rules/mod.rs` → `rules`.
fn module_path(file: &str) -> Vec<String> {
    let mut path: Vec<String> = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if path.len() > 1 && path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    path
}

/// A path from the crate's root, and the line on which it begins.
type Named = (Vec<String>, usize);

/// Every path from the crate's root that a file names.
fn paths(file_path: &[String], tokens: &[Token]) -> Vec<Named> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut inline: Vec<usize> = Vec::new(); // the depth at which each `mod name {` was opened
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let mut next = at + 1;
        match token.text.as_str() {
            "{" => {
                if at >= 2 && tokens[at - 2].text == "mod" {
                    inline.push(depth);
                }
                depth += 1;
            }
            "}" => {
                depth = depth.saturating_sub(1);
                if inline.last() == Some(&depth) {
                    inline.pop();
                }
            }
            "crate" if follows(tokens, next, "::") => found.extend(branches(tokens, next + 1, &[])),
            "super" if follows(tokens, next, "::") => {
                let mut steps = 1;
                while follows(tokens, next + 1, "super") && follows(tokens, next + 2, "::") {
                    steps += 1;
                    next += 2;
                }
                if steps > inline.len() {
                    let parents = file_path.len().saturating_sub(steps - inline.len());
                    found.extend(branches(tokens, next + 1, &file_path[..parents]));
                }
            }
            _ => {}
        }
        at = next;
    }
    found
}

/// The paths below another that begin at a token, one for each branch of `{a, b::{c, d}}`. A macro at the root belongs
/// to no layer.
fn branches(tokens: &[Token], at: usize, above: &[String]) -> Vec<Named> {
    let Some(first) = tokens.get(at) else { return Vec::new() };
    if first.text == "{" {
        let starts = starts_of_branches(tokens, at);
        return starts.into_iter().flat_map(|start| branches(tokens, start, above)).collect();
    }
    if above.is_empty() && follows(tokens, at + 1, "!") {
        return Vec::new();
    }
    let path = [above, std::slice::from_ref(&first.text)].concat();
    let goes_on = |name: &Token| name.text == "{" || name.text.starts_with(|letter: char| letter.is_alphanumeric());
    if follows(tokens, at + 1, "::") && tokens.get(at + 2).is_some_and(goes_on) {
        let below = branches(tokens, at + 2, &path);
        return below.into_iter().map(|(path, _)| (path, first.line)).collect();
    }
    vec![(path, first.line)]
}

/// Where each branch of the `{a, b::{c, d}}` that begins at a token starts.
fn starts_of_branches(tokens: &[Token], at: usize) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut depth = 0_usize;
    for (index, pair) in tokens.windows(2).enumerate().skip(at) {
        match pair[0].text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && ["{", ","].contains(&pair[0].text.as_str()) && pair[1].text != "}" {
            starts.push(index + 1);
        }
    }
    starts
}

/// The names that a module takes over from those it declares, and where each comes from.
fn re_exports(own: &[String], declared: &[String], tokens: &[Token]) -> BTreeMap<String, Vec<String>> {
    let starts = (1..tokens.len()).filter(|at| tokens[at - 1].text == "use" && declared.contains(&tokens[*at].text));
    let named = starts.flat_map(|at| branches(tokens, at, own));
    named.filter_map(|(path, _)| Some((path.last()?.clone(), path))).collect()
}

/// The tokens less every item that stands under `#[cfg(test)]`, or under that and more.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    const MARKS: [&[&str]; 2] =
        [&["#", "[", "cfg", "(", "test", ")"], &["#", "[", "cfg", "(", "all", "(", "test", ","]];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let begins = |mark: &&[&str]| mark.iter().enumerate().all(|(index, text)| follows(tokens, at + index, text));
        if MARKS.iter().any(begins) {
            at = end_of_item(tokens, at);
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// The place after an item: after its `;`, or after the `}` that closes its first brace.
fn end_of_item(tokens: &[Token], start: usize) -> usize {
    let is_use = tokens[after_attributes(tokens, start)..]
        .iter()
        .take_while(|token| token.text != "{")
        .any(|token| token.text == "use");
    let mut depth = 0_usize;
    for (offset, token) in tokens[start..].iter().enumerate() {
        match token.text.as_str() {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && (token.text == ";" || (token.text == "}" && !is_use)) {
            return start + offset + 1;
        }
    }
    tokens.len()
}

fn follows(tokens: &[Token], at: usize, text: &str) -> bool {
    tokens.get(at).is_some_and(|token| token.text == text)
}

/// The place after any `#[…]` that stands here.
fn after_attributes(tokens: &[Token], start: usize) -> usize {
    let mut at = start;
    while follows(tokens, at, "#") && follows(tokens, at + 1, "[") {
        let mut depth = 0_usize;
        for token in &tokens[at + 1..] {
            at += 1;
            match token.text.as_str() {
                "[" => depth += 1,
                "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod made_up {
    use super::{breaks, declared};

    const LIB: &str = "//! crate docs; mod not_this;\n/// geometry\npub mod board;\n\n#[cfg(feature = \"json\")]\npub mod wire;\n\nmod http;";

    fn faults(file: &str, source: &str) -> Vec<String> {
        breaks(&declared(LIB), file, source)
    }

    #[test]
    fn the_order_is_that_of_the_declarations() {
        assert_eq!(declared(LIB), ["board", "wire", "http"]);
    }

    #[test]
    fn an_import_from_above_or_from_the_same_module_passes() {
        let source =
            "use crate::board::Point;\nuse crate::wire::Request;\nuse super::request;\nuse super::super::board::Size;";
        assert_eq!(faults("wire/answer.rs", source), Vec::<String>::new());
    }

    #[test]
    fn an_import_from_below_is_named_with_its_line() {
        let expected = ["src/board/point.rs:2: `board` imports `wire`, which src/lib.rs declares below it"];
        assert_eq!(faults("board/point.rs", "use std::fmt;\nuse crate::wire::Request;"), expected);
        assert_eq!(faults("board/point.rs", "\nfn f() -> crate::wire::Request { g() }"), expected);
        assert_eq!(faults("board/point.rs", "\nuse super::super::wire::Request;"), expected);
    }

    #[test]
    fn each_branch_of_a_grouped_import_counts() {
        let source = "use crate::{\n    board::{Point, Size},\n    http,\n    wire::{\n        Request,\n        Answer,\n    },\n};";
        let named = faults("board/mod.rs", source);
        assert_eq!(named.len(), 2, "{named:?}");
        assert!(named[0].starts_with("src/board/mod.rs:3: `board` imports `http`"), "{named:?}");
        assert!(named[1].starts_with("src/board/mod.rs:4: `board` imports `wire`"), "{named:?}");
    }

    #[test]
    fn super_is_counted_from_the_file_and_from_modules_written_inside_it() {
        assert_eq!(faults("board/mod.rs", "use super::wire::Request;").len(), 1);
        assert_eq!(faults("board/deep/mod.rs", "use super::wire::Request;").len(), 0);
        assert_eq!(faults("board/point.rs", "mod inner { use super::super::wire; }").len(), 0);
        assert_eq!(faults("board/point.rs", "mod inner { use super::super::super::wire; }").len(), 1);
        assert_eq!(faults("board/point.rs", "mod inner {}\nuse super::super::wire;").len(), 1);
    }

    #[test]
    fn comments_strings_and_visibility_import_nothing() {
        let source = "// use crate::wire;\n/* crate::wire /* crate::wire */ */\n/// [`crate::wire`]\n\
            const A: &str = \"crate::wire\"; const B: &str = r#\"\" crate::wire\"#; const C: char = '\"'; const D: u8 = b'\\'';\n\
            pub(crate) fn f<'a>(g: &'a str) -> &'a str { g } pub(in crate::board) fn h() {}";
        assert_eq!(faults("board/point.rs", source), Vec::<String>::new());
    }

    #[test]
    fn what_stands_under_cfg_test_is_free_and_nothing_after_it() {
        let source = "#[cfg(test)]\nmod tests {\n    use crate::wire::Request;\n    fn f() { g(); }\n}\nuse crate::wire::Answer;";
        assert_eq!(faults("board/point.rs", source).len(), 1);
        let source = "#[cfg(test)]\nuse crate::wire::{Request, Answer};\nuse crate::http::Executor;";
        let named = faults("board/point.rs", source);
        assert!(named.len() == 1 && named[0].contains(":3:"), "{named:?}");
        let source = "#[cfg(all(test, feature = \"json\"))]\nmod tests { use crate::wire::Request; }\nuse crate::http::Executor;";
        assert_eq!(faults("board/point.rs", source).len(), 1);
        let source = "#[cfg(test)]\n#[expect(dead_code, reason = \"[\")]\nfn f() { crate::wire::read() }\nuse crate::http::Executor;";
        assert_eq!(faults("board/point.rs", source).len(), 1);
    }

    #[test]
    fn a_name_at_the_root_that_is_no_module_is_refused_unless_it_is_a_macro() {
        assert_eq!(faults("board/point.rs", "use crate::Point;").len(), 1);
        assert_eq!(faults("board/point.rs", "crate::api_types!(Point);").len(), 0);
        assert_eq!(faults("stray.rs", "").len(), 1);
    }
}
