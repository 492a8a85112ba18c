use super::refusal::excerpt;
use super::scoring::STATUSES;
use super::{Command, Referee, Refusal};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};
use crate::formats::katago;
use crate::formats::record::handicap::{fixed, most};
use crate::position::Move;
use crate::rules::{Amount, Context, KatagoRules, Rules, find, katago_preset, resolve};
use crate::wire::resolve_rule_set;

type Run = fn(&mut Referee, &Command) -> Result<String, Refusal>;

/// Every command, in the order in which they are listed.
const COMMANDS: &[(&str, Run)] = &[
    ("protocol_version", |_, command| alone(command, || "2".to_owned())),
    ("name", |_, command| alone(command, || "gyega".to_owned())),
    ("version", |_, command| alone(command, || env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", known_command),
    ("list_commands", list_commands),
    ("quit", |_, command| alone(command, String::new)),
    ("boardsize", boardsize),
    ("rectangular_boardsize", rectangular_boardsize),
    ("clear_board", |referee, command| alone(command, || referee.clear(referee.size())).map(done)),
    ("komi", komi),
    ("play", play),
    ("undo", |referee, command| alone(command, || referee.undo())?.map(done)),
    ("fixed_handicap", fixed_handicap),
    ("set_free_handicap", set_free_handicap),
    ("set_position", set_position),
    ("loadsgf", loadsgf),
    ("printsgf", |referee, command| alone(command, || format!("\n{}", referee.record().trim_end()))),
    ("showboard", |referee, command| alone(command, || referee.board_text())),
    ("final_score", |referee, command| alone(command, || referee.final_score())?),
    ("final_status", final_status),
    ("final_status_list", final_status_list),
    ("kgs-rules", kgs_rules),
    ("kata-get-rules", kata_get_rules),
    ("kata-set-rules", kata_set_rules),
    ("gyega-rules", rules),
    ("gyega-dead", dead),
    ("gyega-seki", seki),
    ("gyega-prisoners", prisoners),
    ("gyega-explain", |referee, command| referee.explain(&command.arguments)),
    ("gyega-compare", compare),
    ("gyega-answer", |referee, command| referee.answer(&command.words().collect::<Vec<_>>())),
];

pub(super) fn run(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    if command.name.is_empty() {
        return Err(Refusal::syntax("", "the name of a command"));
    }
    let (_, run) = COMMANDS.iter().find(|(name, _)| *name == command.name).ok_or(Refusal::UnknownCommand)?;
    run(referee, command)
}

/// Carries out a command that has no arguments.
fn alone<T>(command: &Command, run: impl FnOnce() -> T) -> Result<T, Refusal> {
    let [] = words(command, "no argument")?;
    Ok(run())
}

/// The answer to a command that answers nothing.
fn done((): ()) -> String {
    String::new()
}

/// The arguments of a command that has so many.
fn words<'c, const COUNT: usize>(command: &'c Command, expected: &'static str) -> Result<[&'c str; COUNT], Refusal> {
    let words: Vec<&str> = command.words().collect();
    words.try_into().map_err(|_| Refusal::syntax(&command.arguments, expected))
}

fn known_command(_: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let [wanted] = words(command, "the name of a command")?;
    Ok(COMMANDS.iter().any(|(name, _)| *name == wanted).to_string())
}

fn list_commands(_: &mut Referee, command: &Command) -> Result<String, Refusal> {
    alone(command, || COMMANDS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join("\n"))
}

fn boardsize(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let [lines] = words(command, "a number of lines")?;
    let lines = number(lines, "a number of lines")?;
    referee.clear(Size::new(lines, lines)?);
    Ok(String::new())
}

fn rectangular_boardsize(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "two numbers of lines: the width and the height";
    let [width, height] = words(command, EXPECTED)?;
    referee.clear(Size::new(number(width, EXPECTED)?, number(height, EXPECTED)?)?);
    Ok(String::new())
}

fn komi(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "a multiple of 0.25 such as 6.5";
    let [komi] = words(command, EXPECTED)?;
    referee.komi = Some(Amount::parse(komi).ok_or_else(|| Refusal::syntax(komi, EXPECTED))?);
    Ok(String::new())
}

fn play(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let [player, at] = words(command, "a colour and a vertex")?;
    let player = color(player)?;
    let point = if at.eq_ignore_ascii_case("pass") {
        None
    } else {
        let off_board = |_| Refusal::MoveVertex(excerpt(at));
        Some(vertex(referee.size(), at).map_err(off_board)?)
    };
    referee.play(Move { player, point }).map(done)
}

fn fixed_handicap(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "a number of stones";
    let [stones] = words(command, EXPECTED)?;
    let size = referee.size();
    let points = fixed(size, number(stones, EXPECTED)?).ok_or_else(|| Refusal::HandicapNumber {
        found: excerpt(stones),
        expected: match most(size) {
            0 => "another board: this one has no fixed points".to_owned(),
            most => format!("2 to {most}"),
        },
    })?;
    referee.set_handicap(&points.iter().copied().collect())?;
    Ok(points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn set_free_handicap(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let size = referee.size();
    let points = command.words().map(|word| vertex(size, word)).collect::<Result<Vec<_>, _>>();
    let points = points.map_err(|refusal| Refusal::HandicapPoints(refusal.to_string()))?;
    referee.set_handicap(&free_handicap(size, &points).map_err(Refusal::HandicapPoints)?).map(done)
}

/// Handicap stones where a player wants them: two at least, and a point is left.
fn free_handicap(size: Size, points: &[Point]) -> Result<PointSet, String> {
    let most = size.points().saturating_sub(1);
    if points.len() < 2 || points.len() > usize::from(most) {
        return Err(format!("number of points: found {}, expected 2 to {most}", points.len()));
    }
    let mut stones = PointSet::EMPTY;
    for point in points {
        if stones.contains(*point) {
            return Err(format!("found {point} a second time, expected each point once"));
        }
        stones.insert(*point);
    }
    Ok(stones)
}

fn set_position(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "pairs of a colour and a vertex, each vertex once";
    let words: Vec<&str> = command.words().collect();
    let mut stones = Stones::empty(referee.size());
    for pair in words.chunks(2) {
        let [player, at] = pair else { return Err(Refusal::syntax(&pair.join(" "), EXPECTED)) };
        let (player, point) = (color(player)?, vertex(referee.size(), at)?);
        if stones.at(point).is_some() {
            return Err(Refusal::syntax(at, EXPECTED));
        }
        stones.place(player, point);
    }
    referee.set_position(stones).map(done)
}

fn loadsgf(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "a file, and from 1 the number of the move before which to stop";
    let words: Vec<&str> = command.words().collect();
    let (path, before) = match words[..] {
        [path] => (path, None),
        [path, before] => match number(before, EXPECTED)? {
            0 => return Err(Refusal::syntax(before, EXPECTED)),
            before => (path, Some(before)),
        },
        _ => return Err(Refusal::syntax(&command.arguments, EXPECTED)),
    };
    Ok(referee.load(path, before)?)
}

fn final_status(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let [at] = words(command, "a vertex")?;
    let point = vertex(referee.size(), at)?;
    let mut board = STATUSES.into_iter().zip(referee.final_status()?);
    let status = board.find(|(_, points)| points.contains(point));
    Ok(status.map_or("dame", |(status, _)| status).to_owned())
}

fn final_status_list(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "one of alive, seki, dead, black_territory, white_territory, dame";
    let [status] = words(command, EXPECTED)?;
    let index = STATUSES.into_iter().position(|known| known == status);
    let index = index.ok_or_else(|| Refusal::syntax(status, EXPECTED))?;
    let points = referee.final_status()?[index];
    Ok(if matches!(status, "alive" | "seki" | "dead") { chains(referee, &points) } else { areas(&points) })
}

/// Whole chains, a line each.
fn chains(referee: &Referee, points: &PointSet) -> String {
    let chains = referee.stones().chains().into_iter().map(|chain| chain.points);
    chains.filter(|chain| chain.is_subset(points)).map(|chain| chain.to_string()).collect::<Vec<_>>().join("\n")
}

/// Points in joined parts, a line each.
fn areas(points: &PointSet) -> String {
    points.parts().map(|part| part.to_string()).collect::<Vec<_>>().join("\n")
}

fn kgs_rules(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let name = named(command)?;
    referee.rules = find(name, Context::Gtp)?.into();
    Ok(String::new())
}

fn kata_set_rules(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let name = named(command)?;
    referee.rules = if name.starts_with('{') { from_json(name)? } else { resolve(name, Context::Katago)? };
    Ok(String::new())
}

fn from_json(text: &str) -> Result<Rules, Refusal> {
    let value = serde_json::from_str(text).map_err(|error| Refusal::RulesInJson(error.to_string()))?;
    let rules = katago::rules_from_json(&value).map_err(|faults| Refusal::RulesInJson(faults.to_string()))?;
    Ok(rules.to_rule_set().into())
}

fn kata_get_rules(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    alone(command, || ())?;
    let id = &referee.rules.id;
    let preset = id.strip_prefix("katago-").and_then(katago_preset);
    let rules = preset.or_else(|| id.parse().ok()).or_else(|| KatagoRules::from_rule_set(&referee.rules));
    match rules {
        Some(rules) => Ok(katago::rules_to_json(&rules).to_string()),
        None => Err(Refusal::NoWordsOfKatago(id.to_string())),
    }
}

fn rules(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    if command.arguments.is_empty() {
        return Ok(referee.rules.id.to_string());
    }
    referee.rules = resolve_rule_set(&command.arguments)?;
    Ok(String::new())
}

fn named(command: &Command) -> Result<&str, Refusal> {
    let name = command.arguments.as_str();
    if name.is_empty() { Err(Refusal::syntax(name, "the name of a rule set")) } else { Ok(name) }
}

fn dead(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    if command.arguments.is_empty() {
        return Ok(match referee.dead {
            Some(dead) if dead.is_empty() => "none".to_owned(),
            Some(dead) => chains(referee, &dead),
            None => String::new(),
        });
    }
    referee.mark_dead(marked(referee, command)?).map(done)
}

fn seki(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    if command.arguments.is_empty() {
        return Ok(chains(referee, &referee.seki));
    }
    referee.mark_seki(marked(referee, command)?).map(done)
}

/// The points that a command names, or `none`.
fn marked(referee: &Referee, command: &Command) -> Result<PointSet, Refusal> {
    if command.arguments.eq_ignore_ascii_case("none") {
        return Ok(PointSet::EMPTY);
    }
    command.words().map(|word| vertex(referee.size(), word)).collect()
}

fn prisoners(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    const EXPECTED: &str = "two numbers: the prisoners of Black and of White";
    if command.arguments.is_empty() {
        let counts = referee.prisoners().map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        return Ok(format!("{} {}", counts.black, counts.white));
    }
    let [black, white] = words(command, EXPECTED)?;
    let count = |word| number(word, EXPECTED).map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    referee.set_prisoners(ByColor { black: count(black)?, white: count(white)? }).map(done)
}

fn compare(referee: &mut Referee, command: &Command) -> Result<String, Refusal> {
    let names: Vec<&str> = command.words().collect();
    if !matches!(names.len(), 0 | 2) {
        return Err(Refusal::syntax(&command.arguments, "two rule sets, or none"));
    }
    referee.compare(&names)
}

/// A number that may be larger than any that a command allows.
fn number(word: &str, expected: &'static str) -> Result<usize, Refusal> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Refusal::syntax(word, expected));
    }
    Ok(word.parse().unwrap_or(usize::MAX))
}

fn color(word: &str) -> Result<Color, Refusal> {
    Color::of_word_or_letter(word).ok_or_else(|| Refusal::syntax(word, "a colour: b, w, black or white"))
}

fn vertex(size: Size, word: &str) -> Result<Point, Refusal> {
    let point = Point::parse(word).filter(|point| size.holds(*point));
    point.ok_or_else(|| Refusal::Vertex(excerpt(word)))
}
