//! Inside a module too imports point one way: no two files or folders that stand side by side import from each other,
//! be it by way of others. `life/search` may: to see how play goes on is to search, within a search.
//!
//! A name that the folder's `mod.rs` re-exports counts as an import from the file that it comes from.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::tokens::read;
use super::{declared, module_path, paths, re_exports, without_tests};
use crate::support::{files_below, project};

type Path = Vec<String>;

/// The sources as modules that import from each other.
#[derive(Default)]
struct Sources {
    /// The imports of each module, as absolute paths with their lines.
    imports: BTreeMap<Path, Vec<(Path, usize)>>,
    /// Names that a module re-exports, and where they come from.
    re_exports: BTreeMap<Path, BTreeMap<String, Path>>,
}

/// Imports between members of one folder: from, to, and where the first such import stands.
type Edges = BTreeMap<String, BTreeMap<String, String>>;

#[test]
fn no_files_of_a_module_import_from_each_other_in_a_circle() {
    let cycles = Sources::of_project().cycles();
    assert!(cycles.is_empty(), "files import from each other:\n{}\n", cycles.join("\n"));
}

impl Sources {
    fn of_project() -> Self {
        let source = project().join("src");
        let mut sources = Self::default();
        for path in files_below(&source, "rs") {
            let inside = path.strip_prefix(&source).expect("the path was found below src");
            let name = inside.to_str().expect("source files have plain names").replace('\\', "/");
            sources.add(&name, &fs::read_to_string(&path).expect("a source file is UTF-8"));
        }
        sources
    }

    fn add(&mut self, file: &str, source: &str) {
        let own = module_path(file);
        if own.last().is_some_and(|name| name == "tests") || own.starts_with(&["life".to_owned(), "search".to_owned()])
        {
            return;
        }
        let tokens = without_tests(&read(source));
        self.re_exports.insert(own.clone(), re_exports(&own, &declared(source), &tokens));
        self.imports.insert(own.clone(), paths(&own, &tokens));
    }

    /// The module in which what a path names is declared.
    fn resolve(&self, path: &[String]) -> Option<Path> {
        let module = (1..=path.len()).rev().map(|end| &path[..end]).find(|start| self.imports.contains_key(*start))?;
        let re_exported = path.get(module.len()).and_then(|name| self.re_exports[module].get(name));
        re_exported.map_or_else(|| Some(module.to_vec()), |from| self.resolve(from))
    }

    /// For each folder the imports between its members.
    fn edges(&self) -> BTreeMap<String, Edges> {
        let mut folders: BTreeMap<String, Edges> = BTreeMap::new();
        for (own, imports) in &self.imports {
            for (path, line) in imports {
                let Some(target) = self.resolve(path) else { continue };
                let shared = own.iter().zip(&target).take_while(|(one, other)| one == other).count();
                // A folder's own `mod.rs` stands above its members.
                if let (Some(from), Some(to), 1..) = (own.get(shared), target.get(shared), shared) {
                    let place = format!("{}:{line}", own.join("/"));
                    let edges = folders.entry(own[..shared].join("/")).or_default();
                    edges.entry(from.clone()).or_default().entry(to.clone()).or_insert(place);
                }
            }
        }
        folders
    }

    /// For each folder the imports between members that all lead to each other.
    fn cycles(&self) -> Vec<String> {
        let mut cycles = Vec::new();
        for (folder, edges) in self.edges() {
            for from in edges.keys() {
                let leads_back = |to: &&String| reached_from(&edges, to).contains(from);
                let reached = reached_from(&edges, from);
                let members: BTreeSet<String> = reached.into_iter().filter(leads_back).cloned().collect();
                // Each once, at its first member.
                if members.first() == Some(from) {
                    let imports = members.iter().flat_map(|one| edges[one].iter().map(move |(to, at)| (one, to, at)));
                    let imports = imports.filter(|(_, to, _)| members.contains(*to));
                    let imports: Vec<_> = imports.map(|(one, to, at)| format!("{one} from {to} ({at})")).collect();
                    cycles.push(format!("src/{folder}: {}", imports.join(", ")));
                }
            }
        }
        cycles
    }
}

/// Every member that another one leads to.
fn reached_from<'e>(edges: &'e Edges, from: &String) -> BTreeSet<&'e String> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&String> = edges.get(from).into_iter().flat_map(BTreeMap::keys).collect();
    while let Some(member) = open.pop() {
        if reached.insert(member) {
            open.extend(edges.get(member).into_iter().flat_map(BTreeMap::keys));
        }
    }
    reached
}

#[cfg(test)]
mod made_up {
    use super::Sources;

    fn cycles(files: &[(&str, &str)]) -> Vec<String> {
        let mut sources = Sources::default();
        for (file, source) in files {
            sources.add(file, source);
        }
        sources.cycles()
    }

    #[test]
    fn imports_in_a_circle_are_named_with_their_lines() {
        let files = [
            ("wire/mod.rs", "mod a;\nmod b;\nmod c;"),
            ("wire/a.rs", "\nuse super::b::B;"),
            ("wire/b.rs", "use crate::wire::c::{C, D};"),
            ("wire/c.rs", "fn f() -> super::a::A { g() }"),
        ];
        assert_eq!(cycles(&files), ["src/wire: a from b (wire/a:2), b from c (wire/b:1), c from a (wire/c:1)"]);
        assert!(cycles(&files[..3]).is_empty(), "one way is no circle");
    }

    #[test]
    fn what_a_folder_re_exports_comes_from_the_file_that_has_it() {
        let files = [
            ("wire/mod.rs", "mod a;\nmod deep;\npub use a::{A, Other};\npub use deep::B;"),
            ("wire/a.rs", "use super::B;"),
            ("wire/deep/mod.rs", "mod b;\npub use b::B;\nuse super::limits;"),
            ("wire/deep/b.rs", "use crate::wire::A;"),
        ];
        assert_eq!(cycles(&files), ["src/wire: a from deep (wire/a:1), deep from a (wire/deep/b:1)"]);
    }

    #[test]
    fn tests_are_free() {
        let files = [
            ("wire/mod.rs", "mod a;\nmod b;"),
            ("wire/a.rs", "use super::b::B;"),
            ("wire/b.rs", "#[cfg(test)]\nmod tests { use crate::wire::a::A; }"),
        ];
        assert!(cycles(&files).is_empty());
    }
}
