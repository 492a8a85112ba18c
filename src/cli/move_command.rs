use clap::Args;
use serde_json::json;

use super::Streams;
use super::answer_options::{AnswerOptions, Format, json_line};
use super::failure::Failure;
use super::fields::{self, OptionFields, last_play, rule_sets, split_list};
use super::input;
use super::options::{self};
use crate::board::{Color, PointSet};
use crate::formats::json::Json;
use crate::formats::recognise::InputContent;
use crate::formats::sgf::Until;
use crate::render::{self, BoardPicture};
use crate::score::Partition;
use crate::wire::{MoveQuestion, MoveResponse};

/// The position, the moves, and what is known of the game before.
#[derive(Args, Debug)]
#[command(after_help = "Players take turns unless named again; `pass` is a move.\n\
                        Example: gyega move kba-basic-rules/dia-11 white D9 --rules korean,nz,ing")]
pub(super) struct MoveOptions {
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE")]
    file: String,
    /// The moves: a player and a point, for example `white D9 black E9`; none where the file holds them
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// How far a game record is played: so many moves, or to the node with this name (`N`)
    #[arg(long, value_name = "MOVES|NODE", allow_hyphen_values = true, help_heading = "What is known of the game")]
    at: Option<String>,
    /// Rule sets, `ID,ID,...` or `all`; default all
    #[arg(long, value_name = "IDS", help_heading = "Rule sets")]
    rules: Option<String>,
    /// The stone played before: `black:D4:E5` with the stones it took, `black:D4:` if it took none
    #[arg(long, value_name = "PLAYER:POINT:POINTS", help_heading = "What is known of the game")]
    last_play: Option<String>,
    /// Drawn boards of earlier positions, the oldest first; they are taken as all there were
    #[arg(long, value_name = "FILE", help_heading = "What is known of the game")]
    previous: Vec<String>,
    /// There were no earlier positions
    #[arg(long, conflicts_with = "previous", help_heading = "What is known of the game")]
    no_previous: bool,
    /// Stones captured before by Black and by White, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE", help_heading = "What is known of the game")]
    prisoners: Option<String>,
    #[command(flatten)]
    pub(super) answer: AnswerOptions,
}

pub(super) fn run(options: &MoveOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options::until(options.at.as_deref()), streams)?;
    let mut fields = OptionFields::new(options.answer, &[]);
    if !options.moves.is_empty() {
        fields.put("/moves", "MOVE", moves(&options.moves));
    } else if !matches!(input.content, InputContent::Request(_) | InputContent::Ruling(_)) {
        fields.lack("/moves", "MOVE");
    }
    options::put_at(&mut fields, options.at.as_ref());
    fields.put_if("/rule_sets", "--rules", options.rules.as_ref(), rule_sets);
    fields.put_if("/last_play", "--last-play", options.last_play.as_ref(), last_play);
    fields.put_pair(["/prisoners/black", "/prisoners/white"], "--prisoners", options.prisoners.as_ref());
    if options.no_previous {
        fields.put("/previous_positions", "--no-previous", Json::texts([]));
    } else if !options.previous.is_empty() {
        let boards = options.previous.iter().map(|file| previous(file, streams)).collect::<Result<Vec<_>, _>>()?;
        fields.put("/previous_positions", "--previous", json!(boards).into());
    }
    let question: MoveQuestion = fields::read(&options.file, &input, fields)?;
    let text = answer(&question, options.answer.format)?;
    streams.answer(text)
}

fn answer(question: &MoveQuestion, format: Format) -> Result<String, Failure> {
    let report = question.report();
    Ok(match format {
        Format::Text => render::moves_text(question.language, &question.task, &report),
        Format::Json => json_line(&MoveResponse::new(question, &report)),
        Format::Svg => {
            let after = report.steps.iter().rev().find_map(|step| step.played.map(|played| played.after));
            let stones = after.unwrap_or(*question.task.position.stones());
            let partition = Partition::new(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
            BoardPicture { partition: Some(&partition), ..BoardPicture::new(question.language, &stones) }.svg()
        }
        Format::Md | Format::Sgf => return Err(Failure::not_in_format(&["text", "json", "svg"])),
    })
}

/// Players and points as moves; a point without a player is the other player's.
fn moves(words: &[String]) -> Json<'_> {
    let mut moves = Vec::new();
    let mut player = Color::Black;
    let mut named = None;
    for word in words.iter().flat_map(|word| split_list(word, &[',', ':', ' '])) {
        if let Some(color) = Color::of_word_or_letter(word) {
            named = Some(color);
        } else {
            player = named.take().unwrap_or(player);
            moves.push(Json::texts([player.as_str(), word]));
            player = !player;
        }
    }
    moves.into_iter().collect()
}

fn previous(file: &str, streams: &mut Streams<'_>) -> Result<Vec<String>, Failure> {
    let content = input::read(file, Until::End, streams)?.content;
    match (content.record(), content) {
        (Some(record), _) => Ok(record.game.replay.stones.rows()),
        (None, InputContent::Drawing(drawing)) => Ok(drawing.rows),
        (None, InputContent::Documented(task)) => Ok(task.board.stones.rows()),
        (None, InputContent::Code(_)) => {
            Err(Failure::Unreadable("found a permalink, expected a drawn board".to_owned()))
        }
        (None, _) => Err(Failure::Unreadable(format!("found JSON in {file}, expected a drawn board"))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::moves;

    #[test]
    fn players_take_turns_unless_they_are_named() {
        let words = |text: &str| moves(&text.split(' ').map(str::to_owned).collect::<Vec<_>>()).to_value();
        assert_eq!(words("white D4 E4 pass"), json!([["white", "D4"], ["black", "E4"], ["white", "pass"]]));
        assert_eq!(words("B C3 b D3"), json!([["black", "C3"], ["black", "D3"]]));
        assert_eq!(words("white:A1,black:B1"), json!([["white", "A1"], ["black", "B1"]]));
    }
}
