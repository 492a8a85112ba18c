use clap::Args;

use super::Streams;
use super::adviser::AdviserOptions;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, OptionFields};
use super::input::{self, RecordText};
use super::options::{ClaimOptions, GameOptions, RuleOptions};
use crate::board::{Color, PointSet, Stones};
use crate::explain::Message;
use crate::formats::sgf::{Until, write};
use crate::render::{self, BoardPicture, Language, Screen, wrap};
use crate::report::{self, Detail, Dispute, Report, ScoreTask};
use crate::score::Need;
use crate::wire::{ScoreQuestion, ScoreResponse};

/// A drawn board has a row of `X` (black), `O` (white) and `.` a line, the top row first; small letters are dead
/// stones. Coordinates in the margins are allowed, and so are boards as engines print them and whole diagrams of
/// Sensei's Library. Game records (SGF, GIB, NGF, the JSON of the Online Go Server), queries of analysis engines,
/// requests in JSON and the files of documented diagrams are read too. Of a record the main line is played; what it
/// marks as territory or as removed at its end says which stones are dead, and its rule set comes first, with the komi
/// of the record.
#[derive(Args, Debug)]
#[command(
    after_help = "Example: gyega score examples/positions/kba-diagram-1.txt --prisoners 1,0 --komi 0 --rules all"
)]
pub(super) struct ScoreOptions {
    /// The position: a file with a drawn board, a game record, a JSON request or a documented diagram, the name of a
    /// documented diagram, a permalink or a link to one, or `-` for standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    claims: ClaimOptions,
    #[command(flatten)]
    adviser: AdviserOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
    /// Text with every reason, difference and assumption, not on one screen
    #[arg(long, help_heading = "The answer")]
    full: bool,
    /// With --format json: show what proves that groups cannot be captured; `gyega verify` checks it
    #[arg(long, help_heading = "The answer", conflicts_with = "count_only")]
    proofs: bool,
    /// The result alone: `W+1`; of several rule sets a line each, behind its id
    #[arg(long, help_heading = "The answer", conflicts_with_all = ["full", "format", "permalink"])]
    brief: bool,
}

/// How long a text for people is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// The results alone.
    Brief,
    /// One screen of so many columns.
    Screen(usize),
    /// Everything, in lines of so many columns.
    Full(usize),
}

impl ScoreOptions {
    /// What is wanted besides the score does not fit a screen, whether an option or the file asks for it.
    fn length(&self, task: &ScoreTask, streams: &Streams<'_>) -> Length {
        let task_asks = task.wanted.sensitivity || task.wanted.procedures || !task.compare.is_empty();
        let asks_more = task_asks || self.rules.detail.is_some() || task.wanted.detail != Detail::default();
        match (self.brief, self.full || asks_more) {
            (true, _) => Length::Brief,
            (false, true) => Length::Full(streams.width()),
            (false, false) => Length::Screen(streams.columns.unwrap_or(Streams::COLUMNS)),
        }
    }
}

pub(super) fn run(options: &ScoreOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options.game.until(), streams)?;
    options.adviser.check(&input, options.answer.format)?;
    let mut fields = OptionFields::new(options.answer, &[&options.game, &options.claims, &options.rules]);
    fields.put_flag("/proofs", "--proofs", options.proofs, true);
    let question = options.adviser.advise(fields::read(&options.file, &input, fields)?)?;
    let length = options.length(&question.task, streams);
    write_answer(&question, input.text().as_ref(), options.answer, length, streams)
}

/// Writes what is made of a request, which may come from the text of a record.
pub(super) fn write_answer(
    question: &ScoreQuestion,
    record: Option<&RecordText>,
    answer: AnswerOptions,
    length: Length,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let (language, task) = (question.language, &question.task);
    if task.proposes_dead && (matches!(answer.format, Format::Svg | Format::Sgf) || length == Length::Brief) {
        let why = "a picture, a record or a bare result does not tell that nobody confirmed it; text, json and md do";
        return Err(Failure::misused("--dead propose", why));
    }
    if task.wanted.proofs && answer.format != Format::Json {
        return Err(Failure::misused("--proofs", "proofs are for programs to check: --format json writes them"));
    }
    let report = report::prepare(task);
    let text = match answer.format {
        Format::Text => {
            let page = match length {
                Length::Brief => render::results(&report),
                Length::Screen(columns) => {
                    let screen = Screen { columns, options: options_for_needs(language, task, &report) };
                    render::screen(language, task, &report, &screen)
                }
                Length::Full(columns) => {
                    let page = render::text(language, task, &report, columns);
                    format!("{page}{}", hints(language, task, &report, columns))
                }
            };
            format!("{page}{}", permalink(question))
        }
        Format::Md => render::markdown(language, task, &report),
        Format::Svg => BoardPicture::of_report(language, task, &report).svg(),
        Format::Json => json_line(&ScoreResponse::new(question, &report)),
        Format::Sgf => {
            let game = task.record.as_ref().map(|record| write(&record.game));
            let record = record.map(|record| (record.text.as_str(), record.until.clone()));
            let record = record.or_else(|| game.as_deref().map(|text| (text, Until::End)));
            let sgf = render::sgf(language, task, &report, record);
            sgf.map_err(|fault| Failure::unreadable("no game record", fault))?
        }
    };
    streams.answer(text)
}

fn permalink(question: &ScoreQuestion) -> String {
    if !question.permalink {
        return String::new();
    }
    let message = question
        .code()
        .map_or(Message::new("permalink-none"), |code| Message::new("permalink-is").with("code", &*code));
    format!("\n{}\n", question.language.sentence(&message))
}

/// One stone of each chain; dead ones of both colours may stand side by side.
fn chains(stones: &Stones, points: PointSet) -> Vec<String> {
    let of = stones.chains().into_iter().filter(|chain| chain.points.is_subset(&points));
    of.filter_map(|chain| chain.points.first()).map(|first| first.to_string()).collect()
}

/// The value of an option that lists these chains.
pub(super) fn point_names(stones: &Stones, points: PointSet) -> String {
    if points.is_empty() { "none".to_owned() } else { chains(stones, points).join(",") }
}

/// The options that say what each player says of what is disputed, in place of the claims.
fn as_claimed(language: Language, stones: &Stones, dispute: &Dispute) -> Option<String> {
    let says = |player: Color| {
        let claim = dispute.marks(dispute.decisions.iter().find(|ruling| ruling.decision.claim_of() == Some(player))?);
        let seki =
            if claim.seki.is_empty() { String::new() } else { format!(" --seki {}", point_names(stones, claim.seki)) };
        Some(format!("--dead {}{seki}", point_names(stones, claim.dead)))
    };
    let (black, white) = (says(Color::Black)?, says(Color::White)?);
    Some(language.sentence(&Message::new("to-tell-claims").with("black", &*black).with("white", &*white)))
}

/// The options that say that the groups which decide are dead, and those that say that they stay, each beside all that
/// is dead already.
fn dead_options(language: Language, stones: &Stones, report: &Report) -> Option<String> {
    if let Some(dispute) = report.dispute.as_ref().filter(|dispute| !dispute.groups.is_empty()) {
        return as_claimed(language, stones, dispute);
    }
    let dead = report.board.marked.dead;
    let message = match &report.groups_to_ask[..] {
        [] => return None,
        [only] => Message::new("to-tell-dead-or-not")
            .with("dead", &*point_names(stones, dead | *only))
            .with("alive", &*point_names(stones, dead)),
        several => {
            let groups: Vec<_> = several.iter().filter_map(PointSet::first).map(|first| first.to_string()).collect();
            let groups = groups.join(", ");
            if dead.is_empty() {
                Message::new("to-tell-dead-of").with("groups", &*groups)
            } else {
                Message::new("to-tell-dead-besides")
                    .with("dead", &*chains(stones, dead).join(", "))
                    .with("groups", &*groups)
            }
        }
    };
    Some(language.sentence(&message))
}

/// The options that give what is missing, one a need.
fn options_for_needs(language: Language, task: &ScoreTask, report: &Report) -> Vec<(Need, String)> {
    let needs = report.needs();
    let options = [
        (Need::End, "--as-it-stands"),
        (Need::Prisoners, "--prisoners BLACK,WHITE"),
        (Need::Plays, "--plays BLACK,WHITE"),
        (Need::Passes, "--passes BLACK,WHITE, --first-pass PLAYER"),
        (Need::LastPlay, "--last-play PLAYER:POINT"),
        (Need::Handicap, "--handicap STONES"),
    ];
    let dead = dead_options(language, task.position.stones(), report).map(|option| (Need::DeadStones, option));
    let options = options.into_iter().map(|(need, option)| (need, option.to_owned()));
    let options = dead.into_iter().chain(options).filter(|(need, _)| needs.contains(need));
    // Whoever chose it has nothing more to say.
    options.filter(|(need, _)| *need != Need::End || !task.as_it_stands).collect()
}

/// Which options would give what is missing, in a line.
pub(super) fn hints(language: Language, task: &ScoreTask, report: &Report, columns: usize) -> String {
    let useful: Vec<String> = options_for_needs(language, task, report).into_iter().map(|(_, option)| option).collect();
    if useful.is_empty() {
        return String::new();
    }
    let message = Message::new("to-tell-what-is-missing").with("options", &*useful.join(", "));
    format!("\n{}\n", wrap(columns, &language.sentence(&message), "", "  ").join("\n"))
}
