//! The files of the referee's page, embedded in the program.

use rust_embed::Embed;

use super::negotiate::Media;

/// The folder `src/http/page`, by the paths in it.
#[derive(Embed)]
#[folder = "src/http/page"]
pub(super) struct Files;

/// What a file is, by its ending.
pub(super) fn media(path: &str) -> Option<Media> {
    match path.rsplit_once('.')?.1 {
        "html" => Some(Media::HTML),
        "css" => Some(Media::CSS),
        "js" => Some(Media::JAVASCRIPT),
        "svg" => Some(Media::SVG),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Files, media};

    #[test]
    fn every_file_has_a_type() {
        assert!(Files::get("js/panels/audit.js").is_some(), "folders in the folder are embedded");
        for path in Files::iter() {
            assert!(media(&path).is_some(), "{path}");
        }
    }
}
