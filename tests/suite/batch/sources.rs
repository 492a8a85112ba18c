//! Files, folders, archives: what is read, in which order, and what is told of the rest.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::{BatchRow, OTHER_GAME, RESIGNED, WALLS, fill, folder, number, rows, text};

const FILES: [(&str, &[u8]); 4] = [
    ("a.sgf", WALLS.as_bytes()),
    ("b/two.SGF", b"(;SZ[3]KM[0];B[bb])\n(;SZ[3]KM[1];B[bb])"),
    ("notes.txt", b"no game"),
    ("z.sgf", OTHER_GAME.as_bytes()),
];

fn tar() -> Vec<u8> {
    let mut archive = tar::Builder::new(Vec::new());
    for (name, bytes) in FILES {
        let mut head = tar::Header::new_gnu();
        head.set_size(bytes.len() as u64);
        head.set_mode(0o644);
        archive.append_data(&mut head, name, bytes).expect("memory");
    }
    archive.into_inner().expect("memory")
}

pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).expect("memory");
    packed.finish().expect("memory")
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).expect("memory");
        archive.write_all(bytes).expect("memory");
    }
    archive.finish().expect("memory").into_inner()
}

/// File, game and komi or fault of each row, under one rule set.
fn told(arguments: &[&str], input: &[u8]) -> Vec<(String, f64, String)> {
    let (rows, _) = rows(&[&["--rules", "chinese-2002", "--komi", "record"], arguments].concat(), input);
    let told = |row: &BatchRow| {
        let what = number(row, "recorded_komi").map_or_else(|| text(row, "fault").to_owned(), |komi| komi.to_string());
        (text(row, "file").to_owned(), number(row, "game").expect("a game"), what)
    };
    rows.iter().map(told).collect()
}

/// What is told of [`FILES`] where each is called so.
fn expected(name: impl Fn(&str) -> String) -> Vec<(String, f64, String)> {
    let fault = "line 1, column 6: GM is 2, expected 1 (Go)";
    [("a.sgf", 1.0, "0.5"), ("b/two.SGF", 1.0, "0"), ("b/two.SGF", 2.0, "1"), ("z.sgf", 1.0, fault)]
        .map(|(file, game, what)| (name(file), game, what.to_owned()))
        .to_vec()
}

fn name(path: &Path) -> String {
    path.to_str().expect("plain names").to_owned()
}

#[test]
fn a_folder_is_walked_in_the_order_of_its_names() {
    let folder = folder("walked");
    fill(&folder, &FILES);
    let path = name(&folder);
    assert_eq!(told(&[&path], b""), expected(|file| format!("{path}/{file}")));
    // A pattern finds the endings that it asks for, in the order of the names.
    let pattern = format!("{path}/**/*.sgf");
    let found: Vec<_> = told(&[&pattern], b"").into_iter().map(|(file, ..)| file).collect();
    assert_eq!(found, [format!("{path}/a.sgf"), format!("{path}/z.sgf")]);
}

#[test]
fn files_that_are_no_records_by_their_names_are_counted() {
    let folder = folder("counted");
    fill(&folder, &FILES);
    let inner = zip(&FILES);
    let files = [("in.zip", inner.as_slice()), ("in.tgz", &gzip(&tar()))];
    fill(&folder, &files);
    // In the folder and in each archive there are a note and three files with a game of four in one of them.
    for (path, times) in [(folder.join("in.zip"), 1), (folder.join("in.tgz"), 1), (folder.clone(), 3)] {
        let (_, error) = rows(&["--rules", "aga", "--dead", "none", "--as-it-stands", &name(&path)], b"");
        let (files, read, over, games, scored) = (4 * times, 3 * times, times, 4 * times, 3 * times);
        let expected = format!(
            "gyega: files found: {files}; read: {read}, passed over, not named as records: {over}\n\
             gyega: games read: {games}; scored: {scored}, undetermined: 0, broken: {times}; rows: {games}\n"
        );
        assert_eq!(error, expected);
    }
}

#[test]
fn a_game_reads_the_same_in_a_long_file_and_by_itself() {
    let games = [
        // Brackets that nobody escaped, with what looks like the end of the game behind them.
        "(;SZ[5]C[see [1] and (;) here];B[cc];W[dd])",
        "(;SZ[5]RU[Chinese]C[first [a], ) second];B[cc]C[ok [;) ];W[dd])",
        "(;SZ[5];B[cc] 1 [ text;W[dd])",
        "(;SZ[5];B[cc];W[dd]))",
        "(;SZ[5];B[cc](;W[dd])(;W[de]))",
    ];
    let filler = format!("(;SZ[3]C[{}])", "a".repeat(140 * 1024));
    let long = format!("{}\n{filler}", games.join("\n"));
    let (of_long, _) = rows(&["--rules", "aga", "--count-only"], long.as_bytes());
    assert_eq!(of_long.len(), games.len() + 1);
    for (game, row) in games.iter().zip(of_long) {
        let (of_short, _) = rows(&["--rules", "aga", "--count-only"], game.as_bytes());
        let without_place = |mut row: BatchRow| {
            row.retain(|column, _| !["piece", "game"].contains(&column.as_str()));
            row
        };
        assert_eq!(number(&row, "moves"), Some(2.0), "{game}");
        assert_eq!(without_place(row), without_place(of_short[0].clone()), "{game}");
    }
}

#[test]
fn text_before_the_first_game_is_reported_in_long_files_as_well() {
    let before = "From the server, game 3 (of 5):\n";
    let filler = format!("(;SZ[3]C[{}])", "a".repeat(140 * 1024));
    for file in [format!("{before}{WALLS}"), format!("{before}{WALLS}\n{filler}")] {
        let (rows, _) = rows(&["--rules", "aga", "--count-only"], file.as_bytes());
        assert_eq!((text(&rows[0], "repairs"), number(&rows[0], "moves")), ("leading-text", Some(12.0)));
    }
}

#[test]
fn archives_hold_what_folders_hold() {
    let folder = folder("archives");
    let files: [(&str, Vec<u8>); 4] =
        [("all.tar", tar()), ("all.tar.gz", gzip(&tar())), ("all.tgz", gzip(&tar())), ("all.zip", zip(&FILES))];
    for (archive, bytes) in &files {
        fill(&folder, &[(archive, bytes)]);
        let path = name(&folder.join(archive));
        assert_eq!(told(&[&path], b""), expected(|file| format!("{path}:{file}")), "{archive}");
    }
    assert_eq!(told(&["-"], &gzip(&tar())), expected(|file| format!("-:{file}")));
    assert_eq!(told(&[&name(&folder)], b"").len(), 16, "archives in a folder are opened");
}

#[test]
fn records_of_korean_servers_are_scored_as_well() {
    // GONGJE is komi in tenths: half a point.
    let gib = "\\HS\n\\[GAMEINFOMAIN=GRLT:0,ZIPSU:5,GONGJE:5\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 2 2\n\\GE\n";
    let folder = folder("korean");
    fill(&folder, &[("a.gib", gib.as_bytes()), ("b.gib", gib.replace("2 2", "2 19").as_bytes())]);
    let told = told(&[&name(&folder)], b"");
    assert_eq!(told[0], (name(&folder.join("a.gib")), 1.0, "0.5".to_owned()));
    assert!(told[1].2.starts_with("line 6: move"), "{}", told[1].2);
}

#[test]
fn an_archive_in_an_archive_is_not_opened() {
    let inner = zip(&FILES);
    let folder = folder("nested");
    fill(&folder, &[("outer.zip", &zip(&[("inner.zip", &inner), ("a.sgf", WALLS.as_bytes())]))]);
    let path = name(&folder.join("outer.zip"));
    assert_eq!(told(&[&path], b""), [(format!("{path}:a.sgf"), 1.0, "0.5".to_owned())]);
}

#[test]
fn a_damaged_archive_gives_what_can_be_read_and_a_fault() {
    let folder = folder("damaged");
    // Each member takes a block of 512 bytes for its head and one for its record.
    let cut = tar()[..1024 + 512 + 20].to_vec();
    let packed = gzip(&tar());
    let not_whole = packed[..packed.len() - 40].to_vec();
    fill(&folder, &[("cut.tar", &cut), ("cut.tar.gz", &not_whole), ("cut.zip", &zip(&FILES)[..100])]);
    let cut = told(&[&name(&folder.join("cut.tar"))], b"");
    // One member is whole, one is not, and the archive does not end as it should.
    assert_eq!((cut[0].2.as_str(), cut.len()), ("0.5", 3), "{cut:?}");
    assert_eq!(cut[1].2, "the archive cannot be read: found 20 bytes of a member, expected 39");
    for broken in ["cut.tar.gz", "cut.zip"] {
        let told = told(&[&name(&folder.join(broken))], b"");
        let (_, _, last) = told.last().expect("at least a fault");
        assert!(last.contains("cannot be read"), "{broken}: {told:?}");
    }
}

#[test]
fn what_grows_beyond_measure_is_a_fault() {
    // Forty million blanks after a game take about forty thousand bytes; two hundred times as many are eight million.
    let long = [WALLS.as_bytes(), &vec![b' '; 40_000_000], WALLS.as_bytes()].concat();
    let folder = folder("grows");
    fill(&folder, &[("bomb.sgf.gz", &gzip(&long)), ("bomb.zip", &zip(&[("a.sgf", &long), ("b.sgf", &long)]))]);
    for bomb in ["bomb.sgf.gz", "bomb.zip"] {
        let told = told(&[&name(&folder.join(bomb))], b"");
        let faults = told.iter().filter(|(_, _, what)| what.contains("more than 200 times as long as the archive"));
        assert!(faults.count() > 0, "{bomb}: {told:?}");
    }
}

#[test]
#[cfg(unix)]
fn a_link_to_a_folder_above_is_a_fault_and_no_loop() {
    let folder = folder("loop");
    fill(&folder, &[("a.sgf", WALLS.as_bytes())]);
    std::os::unix::fs::symlink(&folder, folder.join("again")).expect("a link");
    let told = told(&[&name(&folder)], b"");
    assert_eq!(told.len(), 2);
    assert_eq!(told[1].2, format!("a link leads back to {}, a folder above it", name(&folder)));
}

#[test]
fn a_long_collection_is_taken_apart_game_by_game() {
    let folder = folder("long");
    let mut file = File::create(folder.join("many.sgf")).expect("a file");
    // More than is read at once: 30,000 games of some hundred bytes.
    let games = 30_000;
    for game in 0..games {
        let komi = game % 10;
        let record = format!(
            "(;SZ[5]KM[{komi}]C[)];B[cc];W[cd];B[dc];W[dd];B[ec];W[ed];B[bc];W[bd];B[ac];W[ad];B[];W[]TB[aa:eb]TW[ae:ee])"
        );
        writeln!(file, "{record}").expect("written");
    }
    drop(file);
    assert!(fs::metadata(folder.join("many.sgf")).expect("a file").len() > 2 << 20);
    let path = name(&folder.join("many.sgf"));
    let (rows, error) = rows(&["--rules", "chinese-2002", "--komi", "record", "--count-only", &path], b"");
    assert_eq!(
        error,
        format!("gyega: games read: {games}; scored: {games}, undetermined: 0, broken: 0; rows: {games}\n")
    );
    for (index, row) in rows.iter().enumerate() {
        // Fifteen points to ten, less komi.
        let expected = [index as i64 + 1, index as i64 + 1, 5 - index as i64 % 10];
        let found = ["piece", "game", "lead"].map(|column| row.get(column).and_then(serde_json::Value::as_i64));
        assert_eq!(found, expected.map(Some));
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let input = [WALLS, OTHER_GAME, RESIGNED].concat().repeat(300);
    let of = |threads: &str| super::gyega(&["batch", "--count-only", "--threads", threads], input.as_bytes());
    let one = of("1");
    assert_eq!(
        (one.0, one.2.as_str()),
        // Only counted, nothing shows that no stone is dead where nobody marked any; the others were resigned.
        (0, "gyega: games read: 900; scored: 300, undetermined: 300, broken: 300; rows: 2400\n")
    );
    assert!(one == of("8"), "eight threads write something else");
}

#[test]
fn where_dead_stones_are_not_named_none_are_taken_as_dead_if_that_is_asked() {
    // A white stone at A5, alive or dead, on Black's five points; only counted, nothing is shown.
    let stone = WALLS.replace(";B[];W[])", ";B[];W[aa];B[];W[])");
    let of = |options: &[&str]| {
        let (rows, error) =
            rows(&[&["--rules", "chinese-2002", "--komi", "0"][..], options].concat(), stone.as_bytes());
        let text = |name: &str| rows[0].get(name).and_then(serde_json::Value::as_str).unwrap_or_default().to_owned();
        (text("dead_stones"), text("result"), text("needs"), error.contains("undetermined: 1"))
    };
    let told = |dead: &str, result: &str, needs: &str, is_open| (dead.into(), result.into(), needs.into(), is_open);
    // Reading takes A5 off. Then Black has five points more than the record says: another board was counted.
    assert_eq!(of(&[]), told("read", "?", "end", true));
    // Five stones to six and five points, four are nobody's; half of four is two for both.
    assert_eq!(of(&["--dead", "none"]), told("taken-none", "W+6", "", false));
    assert_eq!(of(&["--dead", "none", "--count-only"]), told("taken-none", "W+6", "", false));
    // A board with stones of one player, or with none, shows nothing either.
    for record in ["(;SZ[9]RU[Chinese])", "(;SZ[9]RU[Chinese];B[ee])"] {
        let (rows, _) = rows(&["--rules", "chinese-2002", "--dead", "none"], record.as_bytes());
        assert_eq!(rows[0]["dead_stones"], "taken-none", "{record}");
    }
}
