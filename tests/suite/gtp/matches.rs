//! Two engines of GNU Go play each other, and the built binary is their referee: every move goes to it, and at the end
//! what GNU Go says of dead stones. Without GNU Go the test says so and passes, unless `GYEGA_GNUGO` is `required`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::gnugo;
use crate::support::say;

/// A process that speaks GTP.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &str, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{program}: {error}"));
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Self { child, input, output: BufReader::new(output) }
    }

    /// The answer to a command, or the error.
    fn ask(&mut self, command: &str) -> Result<String, String> {
        writeln!(self.input, "{command}").expect("the engine reads");
        self.input.flush().expect("the engine reads");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("the engine writes") > 0, "it ended at {command}");
            if line == "\n" {
                break;
            }
            answer.push_str(&line);
        }
        let text = answer.get(1..).unwrap_or_default().trim().to_owned();
        if answer.starts_with('=') { Ok(text) } else { Err(text) }
    }

    fn command(&mut self, command: &str) -> String {
        self.ask(command).unwrap_or_else(|error| panic!("{command}: {error}"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What came of a match.
struct Ended {
    /// What GNU Go counts.
    theirs: String,
    /// What the referee says before and after it is told which stones are dead.
    ours: [Result<String, String>; 2],
    /// What GNU Go calls dead.
    dead: Vec<String>,
}

/// Plays until both have passed.
fn play(gnugo: &str, lines: usize, rules: &str, seed: u32) -> Ended {
    let start = |seed: u32| {
        let (seed, rules) = (seed.to_string(), format!("--{rules}-rules"));
        Engine::start(gnugo, &["--mode", "gtp", "--level", "1", "--never-resign", "--seed", &seed, &rules])
    };
    let mut players = [start(2 * seed), start(2 * seed + 1)];
    let mut referee = Engine::start(env!("CARGO_BIN_EXE_gyega"), &["gtp", "--rules", rules]);
    for command in [format!("boardsize {lines}"), "clear_board".to_owned(), "komi 6.5".to_owned()] {
        players.iter_mut().chain([&mut referee]).for_each(|engine| drop(engine.command(&command)));
    }
    let mut passes = 0;
    for number in 0.. {
        assert!(number < 600, "nobody ends the game");
        let (player, mover) = if number % 2 == 0 { ("black", 0) } else { ("white", 1) };
        let point = players[mover].command(&format!("genmove {player}"));
        let command = format!("play {player} {point}");
        players[1 - mover].command(&command);
        referee.command(&command);
        passes = if point.eq_ignore_ascii_case("pass") { passes + 1 } else { 0 };
        if passes == 2 {
            break;
        }
    }
    let theirs = players[0].command("final_score");
    let dead: Vec<String> =
        players[0].command("final_status_list dead").split_whitespace().map(str::to_owned).collect();
    let before = referee.ask("final_score");
    referee.command(&if dead.is_empty() {
        "gyega-dead none".to_owned()
    } else {
        format!("gyega-dead {}", dead.join(" "))
    });
    let after = referee.ask("final_score");
    Ended { theirs, ours: [before, after], dead }
}

/// Lines of the board, rules, seed of the match, and what the referee says where it is not what GNU Go counts.
const MATCHES: [(usize, &str, u32, Option<&str>); 13] = [
    (9, "japanese", 1, None),
    (9, "japanese", 2, None),
    (9, "japanese", 3, None),
    (9, "japanese", 4, None),
    // White's by Japanese rules and Black's by Chinese ones: Black plays first and last, so that one stone more of
    // hers was put on the board.
    (9, "japanese", 6, None),
    (9, "chinese", 6, None),
    // Both pass while Black's wall is not closed at F9: the space of 17 points behind it, with White's dead G9 and F5,
    // touches White's E9 too. GNU Go takes a border there as played, and counts the space for Black; nobody played it.
    (9, "japanese", 9, Some("cannot score: the game is not over: the border is open beside ")),
    // Most of the board stands in seki, as GNU Go has it.
    (9, "japanese", 32, None),
    // A game of 88 moves with kos.
    (9, "japanese", 26, None),
    (9, "chinese", 51, None),
    // GNU Go calls nothing dead, and so do we once nobody does.
    (9, "chinese", 52, None),
    (9, "chinese", 63, None),
    (13, "japanese", 1, None),
];

#[test]
fn matches_of_gnu_go_are_refereed_to_the_end() {
    let Some(gnugo) = gnugo("matches") else { return };
    for (lines, rules, seed, expected) in MATCHES {
        let ended = play(gnugo, lines, rules, seed);
        let [before, after] = &ended.ours;
        let name = format!("{lines}x{lines}, {rules} rules, seed {seed}");
        match (after, expected) {
            (Ok(ours), None) => assert_eq!(*ours, ended.theirs, "{name}"),
            (Err(refusal), Some(expected)) => {
                assert!(refusal.starts_with(expected), "{name}: {refusal}");
                say(&format!("{name}: GNU Go counts {}, the referee: {refusal}\n", ended.theirs));
            }
            (found, _) => panic!("{name}: GNU Go counts {}, found {found:?}", ended.theirs),
        }
        // Stones that come off are never guessed: before they are named reading shows them, or nothing is said.
        let is_shown = before.as_ref().map_or(true, |ours| *ours == ended.theirs);
        assert!(ended.dead.is_empty() || is_shown, "{name}: {before:?} though {:?} are dead", ended.dead);
    }
}
