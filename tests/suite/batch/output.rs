//! Files that are written: nothing is lost unawares.

use std::fs;

use super::{WALLS, fill, folder, gyega};

const REQUEST: &str = "{\"rows\":[\".X.\"],\"komi\":0}\n";

#[test]
fn a_file_that_is_there_is_not_overwritten_unless_that_is_asked_for() {
    let folder = folder("there");
    fill(&folder, &[("a.sgf", WALLS.as_bytes()), ("requests.ndjson", REQUEST.as_bytes()), ("empty", b"")]);
    let path = |name: &str| folder.join(name).to_str().expect("plain names").to_owned();
    for input in ["a.sgf", "requests.ndjson"] {
        let (input, to) = (path(input), path("out"));
        let run = |more: &[&str]| gyega(&[&["batch", &input, "--output", &to][..], more].concat(), b"");
        fs::write(&to, "of use to somebody").expect("a file");
        let (code, _, error) = run(&[]);
        assert!(code == 1 && error.contains("out is there and not empty: give --overwrite"), "{error}");
        assert_eq!(fs::read_to_string(&to).expect("the file"), "of use to somebody");
        assert_eq!(run(&["--overwrite"]).0, 0);
        assert!(fs::read_to_string(&to).expect("the file").starts_with('{'));
    }
    assert_eq!(gyega(&["batch", &path("a.sgf"), "--output", &path("empty")], b"").0, 0, "nothing is lost there");
    let both = ["batch", &path("a.sgf"), "--output", &path("out"), "--overwrite", "--resume"];
    assert_eq!(gyega(&both, b"").0, 2);
}

#[test]
fn what_is_read_is_never_written_to() {
    let folder = folder("read");
    fill(&folder, &[("in/a.sgf", WALLS.as_bytes()), ("requests.ndjson", REQUEST.as_bytes())]);
    let path = |name: &str| folder.join(name).to_str().expect("plain names").to_owned();
    for (input, output) in [
        ("in/a.sgf", "in/a.sgf"),
        ("in/a.sgf", "in/../in/a.sgf"),
        ("in", "in/a.sgf"),
        ("in", "in/rows.sgf"),
        (".", "in/rows.sgf"),
        ("requests.ndjson", "in/../requests.ndjson"),
    ] {
        for more in [&[][..], &["--overwrite"]] {
            let (code, _, error) = gyega(&[&["batch", &path(input), "--output", &path(output)], more].concat(), b"");
            assert!(code == 1 && error.contains("write to another file"), "{input} to {output}: {error}");
        }
    }
    let resumed = ["batch", &path("in/a.sgf"), "--output", &path("in/a.sgf"), "--resume"];
    assert!(gyega(&resumed, b"").2.contains("write to another file"));
    assert_eq!(fs::read_to_string(path("in/a.sgf")).expect("the record"), WALLS);
    assert_eq!(fs::read_to_string(path("requests.ndjson")).expect("the request"), REQUEST);
    // A link outside to a record inside is that record.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(path("in/a.sgf"), path("rows.csv")).expect("a link");
        let (code, _, error) = gyega(&["batch", &path("in"), "--output", &path("rows.csv"), "--overwrite"], b"");
        assert!(code == 1 && error.contains("write to another file"), "{error}");
        assert_eq!(fs::read_to_string(path("in/a.sgf")).expect("the record"), WALLS);
    }
    // A table beside the records is not read.
    assert_eq!(gyega(&["batch", &path("in"), "--output", &path("in/rows.csv")], b"").0, 0);
}

#[test]
#[cfg(feature = "parquet")]
fn a_table_in_parquet_is_not_shown_on_a_terminal() {
    use gyega::cli::{Streams, run};
    let run = |shows_output: bool| {
        let (mut input, mut output, mut error) = (WALLS.as_bytes(), Vec::new(), Vec::new());
        let (input, output, error) = (&mut input, &mut output, &mut error);
        let code = {
            let mut streams = Streams { input, output, error, is_terminal: false, shows_output, columns: None };
            run(["gyega", "batch", "-", "--format", "parquet"], &mut streams)
        };
        (code, output.len(), String::from_utf8(error.clone()).expect("errors are text"))
    };
    let (code, length, error) = run(true);
    assert!(code == 1 && length == 0 && error.contains("name a file with --output"), "{error}");
    assert_eq!(run(false).0, 0);
}
