use clap::Args;

use super::Streams;
use super::answer_options::{AnswerOptions, language};
use super::failure::Failure;
use super::fields::{self, OptionFields, field_options, split_list, word};
use super::input;
use super::options::{ClaimOptions, GameOptions};
use crate::formats::json::Json;
use crate::render::Language;
use crate::report::Cancel;
use crate::wire::DiagramQuestion;

/// Every kind of point has a shape of its own: a disc is a stone, a small one with a cross a dead stone, one with a
/// triangle a stone in seki; a square is a surrounded point, a diamond a protective move still owed, one with a hole a
/// false eye, a triangle an eye in seki, a cross a neutral point, an hourglass one beside one player alone. The last
/// move has a ring, what is pointed out a frame.
#[derive(Args, Debug)]
#[command(after_help = "Example: gyega diagram kba-how-to-play/diagram-15 --style print > diagram.svg")]
pub(super) struct DiagramOptions {
    /// The position, as for `gyega score`
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    drawing: DrawingOptions,
    /// Language of the legend: en, unless the file says another
    #[arg(long, value_name = "LANGUAGE", value_parser = language, help_heading = "The answer")]
    pub(super) lang: Option<Language>,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    claims: ClaimOptions,
}

field_options! {
    /// How it is drawn.
    struct DrawingOptions {
        /// Draw stones alone, also where they are no position
        no_map: bool => "/map" = false;
        /// Letters on points, up to three each: `D4=A,E5=B`
        labels: Option<String>, "POINT=LABEL,..." => put_if("/labels", labels);
        /// Points to frame: `D4,E5`
        highlight: Option<String>, "POINTS" => put_if("/highlight", |points| Json::texts(split_list(points, &[',', ' '])));
        /// Leave out what explains the picture
        no_legend: bool => "/legend" = false;
        /// For a screen or for paper, which is black and white: color or print
        style: Option<String>, "STYLE" => put_if("/style", word);
        /// What stands around the board: letters, numbers or none
        coordinates: Option<String>, "COORDINATES" => put_if("/coordinates", word);
    }
}

pub(super) fn run(options: &DiagramOptions, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let input = input::read(&options.file, options.game.until(), streams)?;
    let answer = AnswerOptions { lang: options.lang, ..AnswerOptions::default() };
    let mut fields = OptionFields::new(answer, &[&options.game, &options.claims]);
    options.drawing.put_each(&mut fields);
    if let Some(language) = options.lang {
        fields.put("/language", "--lang", language.as_str().into());
    }
    let question: DiagramQuestion = fields::read(&options.file, &input, fields)?;
    let picture = question.draw(&Cancel::default());
    streams.answer(picture)
}

/// `D4=A,E5=B`; what has no `=` is a point without a label, for the reader of requests to refuse.
fn labels(text: &str) -> Json<'_> {
    let pairs = split_list(text, &[',']).into_iter().map(|pair| {
        let (point, label) = pair.split_once('=').unwrap_or((pair, ""));
        (point.trim().into(), label.trim().into())
    });
    Json::Object(pairs.collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::labels;

    #[test]
    fn labels_are_pairs_of_points_and_letters() {
        assert_eq!(labels("D4=A, E5 = 12").to_value(), json!({"D4": "A", "E5": "12"}));
        assert_eq!(labels("D4").to_value(), json!({"D4": ""}), "refused as an empty label");
    }
}
