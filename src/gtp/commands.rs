use super::refusal::excerpt;
use super::scoring::STATUSES;
use super::{GtpCommand, GtpRefusal, Referee};
use crate::board::{ByColor, Color, Point, PointSet, Size, Stones};
use crate::formats::katago;
use crate::formats::record::handicap::{fixed, most};
use crate::position::Move;
use crate::rules::{Amount, Context, KatagoRules, SharedRuleSet, find, katago_preset, resolve};
use crate::wire::resolve_rule_set;

type Run = fn(&mut Referee, &GtpCommand) -> Result<String, GtpRefusal>;

/// Every command, in the order in which they are listed.
const COMMANDS: &[(&str, Run)] = &[
    ("protocol_version", |_, command| without_arguments(command, || "2".to_owned())),
    ("name", |_, command| without_arguments(command, || "gyega".to_owned())),
    ("version", |_, command| without_arguments(command, || env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", known_command),
    ("list_commands", list_commands),
    ("quit", |_, command| without_arguments(command, String::new)),
    ("boardsize", boardsize),
    ("rectangular_boardsize", rectangular_boardsize),
    ("clear_board", |referee, command| without_arguments(command, || referee.clear(referee.size())).map(empty_answer)),
    ("komi", komi),
    ("play", play),
    ("undo", |referee, command| without_arguments(command, || referee.undo())?.map(empty_answer)),
    ("fixed_handicap", fixed_handicap),
    ("set_free_handicap", set_free_handicap),
    ("set_position", set_position),
    ("loadsgf", loadsgf),
    ("printsgf", |referee, command| without_arguments(command, || format!("\n{}", referee.record().trim_end()))),
    ("showboard", |referee, command| without_arguments(command, || referee.board_text())),
    ("final_score", |referee, command| without_arguments(command, || referee.final_score())?),
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

pub(super) fn run(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    if command.name.is_empty() {
        return Err(GtpRefusal::syntax("", "the name of a command"));
    }
    let (_, run) = COMMANDS.iter().find(|(name, _)| *name == command.name).ok_or(GtpRefusal::UnknownCommand)?;
    run(referee, command)
}

/// Carries out a command that has no arguments.
fn without_arguments<T>(command: &GtpCommand, run: impl FnOnce() -> T) -> Result<T, GtpRefusal> {
    let [] = words(command, "no argument")?;
    Ok(run())
}

/// The answer to a command that answers nothing.
fn empty_answer((): ()) -> String {
    String::new()
}

/// The arguments of a command that has so many.
fn words<'c, const COUNT: usize>(
    command: &'c GtpCommand,
    expected: &'static str,
) -> Result<[&'c str; COUNT], GtpRefusal> {
    let words: Vec<&str> = command.words().collect();
    words.try_into().map_err(|_| GtpRefusal::syntax(&command.arguments, expected))
}

fn known_command(_: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let [wanted] = words(command, "the name of a command")?;
    Ok(COMMANDS.iter().any(|(name, _)| *name == wanted).to_string())
}

fn list_commands(_: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    without_arguments(command, || COMMANDS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join("\n"))
}

fn boardsize(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let [lines] = words(command, "a number of lines")?;
    let lines = number(lines, "a number of lines")?;
    referee.clear(Size::new(lines, lines)?);
    Ok(String::new())
}

fn rectangular_boardsize(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "two numbers of lines: the width and the height";
    let [width, height] = words(command, EXPECTED)?;
    referee.clear(Size::new(number(width, EXPECTED)?, number(height, EXPECTED)?)?);
    Ok(String::new())
}

fn komi(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "a multiple of 0.25 such as 6.5";
    let [komi] = words(command, EXPECTED)?;
    referee.komi = Some(Amount::parse(komi).ok_or_else(|| GtpRefusal::syntax(komi, EXPECTED))?);
    Ok(String::new())
}

fn play(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let [player, at] = words(command, "a colour and a vertex")?;
    let player = color(player)?;
    let point = if at.eq_ignore_ascii_case("pass") {
        None
    } else {
        let off_board = |_| GtpRefusal::MoveVertex(excerpt(at));
        Some(vertex(referee.size(), at).map_err(off_board)?)
    };
    referee.play(Move { player, point }).map(empty_answer)
}

fn fixed_handicap(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "a number of stones";
    let [stones] = words(command, EXPECTED)?;
    let size = referee.size();
    let points = fixed(size, number(stones, EXPECTED)?).ok_or_else(|| GtpRefusal::HandicapNumber {
        found: excerpt(stones),
        expected: match most(size) {
            0 => "another board: this one has no fixed points".to_owned(),
            most => format!("2 to {most}"),
        },
    })?;
    referee.set_handicap(&points.iter().copied().collect())?;
    Ok(points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn set_free_handicap(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let size = referee.size();
    let points = command.words().map(|word| vertex(size, word)).collect::<Result<Vec<_>, _>>();
    let points = points.map_err(|refusal| GtpRefusal::HandicapPoints(refusal.to_string()))?;
    referee.set_handicap(&free_handicap(size, &points).map_err(GtpRefusal::HandicapPoints)?).map(empty_answer)
}

/// Handicap stones where a player wants them: two at least, and a point is left.
fn free_handicap(size: Size, points: &[Point]) -> Result<PointSet, String> {
    let most = size.point_count().saturating_sub(1);
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

fn set_position(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "pairs of a colour and a vertex, each vertex once";
    let words: Vec<&str> = command.words().collect();
    let mut stones = Stones::empty(referee.size());
    for pair in words.chunks(2) {
        let [player, at] = pair else { return Err(GtpRefusal::syntax(&pair.join(" "), EXPECTED)) };
        let (player, point) = (color(player)?, vertex(referee.size(), at)?);
        if stones.at(point).is_some() {
            return Err(GtpRefusal::syntax(at, EXPECTED));
        }
        stones.place(player, point);
    }
    referee.set_position(stones).map(empty_answer)
}

fn loadsgf(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "a file, and from 1 the number of the move before which to stop";
    let words: Vec<&str> = command.words().collect();
    let (path, before) = match words[..] {
        [path] => (path, None),
        [path, before] => match number(before, EXPECTED)? {
            0 => return Err(GtpRefusal::syntax(before, EXPECTED)),
            before => (path, Some(before)),
        },
        _ => return Err(GtpRefusal::syntax(&command.arguments, EXPECTED)),
    };
    Ok(referee.load(path, before)?)
}

fn final_status(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let [at] = words(command, "a vertex")?;
    let point = vertex(referee.size(), at)?;
    let mut board = STATUSES.into_iter().zip(referee.final_status()?);
    let status = board.find(|(_, points)| points.contains(point));
    Ok(status.map_or("dame", |(status, _)| status).to_owned())
}

fn final_status_list(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "one of alive, seki, dead, black_territory, white_territory, dame";
    let [status] = words(command, EXPECTED)?;
    let index = STATUSES.into_iter().position(|known| known == status);
    let index = index.ok_or_else(|| GtpRefusal::syntax(status, EXPECTED))?;
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

fn kgs_rules(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    referee.rules = find(named(command)?, Context::Gtp)?.into();
    Ok(String::new())
}

fn kata_set_rules(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let name = named(command)?;
    referee.rules = if name.starts_with('{') { from_json(name)? } else { resolve(name, Context::Katago)? };
    Ok(String::new())
}

fn from_json(text: &str) -> Result<SharedRuleSet, GtpRefusal> {
    let value = serde_json::from_str(text).map_err(|error| GtpRefusal::RulesInJson(error.to_string()))?;
    let rules = katago::rules_from_json(&value).map_err(|faults| GtpRefusal::RulesInJson(faults.to_string()))?;
    Ok(rules.to_rule_set().into())
}

fn kata_get_rules(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    without_arguments(command, || ())?;
    let id = &referee.rules.id;
    let preset = id.strip_prefix("katago-").and_then(katago_preset);
    let rules = preset.or_else(|| id.parse().ok()).or_else(|| KatagoRules::from_rule_set(&referee.rules));
    match rules {
        Some(rules) => Ok(katago::rules_to_json(&rules).to_string()),
        None => Err(GtpRefusal::NoWordsOfKatago(id.to_string())),
    }
}

fn rules(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    if command.arguments.is_empty() {
        return Ok(referee.rules.id.to_string());
    }
    referee.rules = resolve_rule_set(&command.arguments)?;
    Ok(String::new())
}

fn named(command: &GtpCommand) -> Result<&str, GtpRefusal> {
    let name = command.arguments.as_str();
    if name.is_empty() { Err(GtpRefusal::syntax(name, "the name of a rule set")) } else { Ok(name) }
}

fn dead(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    if command.arguments.is_empty() {
        return Ok(match referee.dead {
            Some(dead) if dead.is_empty() => "none".to_owned(),
            Some(dead) => chains(referee, &dead),
            None => String::new(),
        });
    }
    referee.mark_dead(marked_points(referee, command)?).map(empty_answer)
}

fn seki(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    if command.arguments.is_empty() {
        return Ok(chains(referee, &referee.seki));
    }
    referee.mark_seki(marked_points(referee, command)?).map(empty_answer)
}

/// The points that a command names, or `none`.
fn marked_points(referee: &Referee, command: &GtpCommand) -> Result<PointSet, GtpRefusal> {
    if command.arguments.eq_ignore_ascii_case("none") {
        return Ok(PointSet::EMPTY);
    }
    command.words().map(|word| vertex(referee.size(), word)).collect()
}

fn prisoners(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    const EXPECTED: &str = "two numbers: the prisoners of Black and of White";
    if command.arguments.is_empty() {
        let counts = referee.prisoners().map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        return Ok(format!("{} {}", counts.black, counts.white));
    }
    let [black, white] = words(command, EXPECTED)?;
    let count = |word| number(word, EXPECTED).map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    referee.set_prisoners(ByColor { black: count(black)?, white: count(white)? }).map(empty_answer)
}

fn compare(referee: &mut Referee, command: &GtpCommand) -> Result<String, GtpRefusal> {
    let names: Vec<&str> = command.words().collect();
    if !matches!(names.len(), 0 | 2) {
        return Err(GtpRefusal::syntax(&command.arguments, "two rule sets, or none"));
    }
    referee.compare(&names)
}

/// A number that may be larger than any that a command allows.
fn number(word: &str, expected: &'static str) -> Result<usize, GtpRefusal> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(GtpRefusal::syntax(word, expected));
    }
    Ok(word.parse().unwrap_or(usize::MAX))
}

fn color(word: &str) -> Result<Color, GtpRefusal> {
    Color::of_word_or_letter(word).ok_or_else(|| GtpRefusal::syntax(word, "a colour: b, w, black or white"))
}

fn vertex(size: Size, word: &str) -> Result<Point, GtpRefusal> {
    let point = Point::parse(word).filter(|point| size.holds(*point));
    point.ok_or_else(|| GtpRefusal::Vertex(excerpt(word)))
}
