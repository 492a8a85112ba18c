//! The files of the referee's page, embedded in the program.

use super::negotiate::Media;

/// A file of the page: its path below `/page/` and its bytes.
pub(super) type File = (&'static str, &'static [u8]);

macro_rules! files {
    ($( $path:literal )*) => {
        /// Every file below `src/http/page`, in the order of their paths.
        pub(super) const FILES: &[File] = &[$( ($path, include_bytes!(concat!("page/", $path))), )*];
    };
}

files! {
    "icon.svg"
    "index.html"
    "js/api.js"
    "js/board.js"
    "js/context.js"
    "js/elements.js"
    "js/entry.js"
    "js/faults.js"
    "js/fields.js"
    "js/grid.js"
    "js/hand.js"
    "js/live.js"
    "js/main.js"
    "js/marks.js"
    "js/numbers.js"
    "js/panels.js"
    "js/panels/audit.js"
    "js/panels/comparison.js"
    "js/panels/counting.js"
    "js/panels/differences.js"
    "js/panels/dispute.js"
    "js/panels/parts.js"
    "js/panels/readings.js"
    "js/panels/record.js"
    "js/panels/sensitivity.js"
    "js/picture.js"
    "js/place.js"
    "js/request.js"
    "js/rules.js"
    "js/said.js"
    "js/settings.js"
    "js/store.js"
    "js/summary.js"
    "js/trouble.js"
    "js/words.js"
    "js/works.js"
    "page.css"
    "panels.css"
}

/// What a file is, by its ending.
pub(super) fn media(path: &str) -> Option<Media> {
    match path.rsplit_once('.')?.1 {
        "html" => Some(Media::Html),
        "css" => Some(Media::Css),
        "js" => Some(Media::JavaScript),
        "svg" => Some(Media::Svg),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{FILES, media};

    fn below(folder: &Path, prefix: &str, files: &mut Vec<String>) {
        for entry in folder.read_dir().expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            let name = format!("{prefix}{}", path.file_name().expect("a name").to_string_lossy());
            if path.is_dir() { below(&path, &format!("{name}/"), files) } else { files.push(name) }
        }
    }

    #[test]
    fn every_file_of_the_folder_is_embedded_and_has_a_type() {
        let mut files = Vec::new();
        below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http/page"), "", &mut files);
        files.sort();
        assert_eq!(FILES.iter().map(|(path, _)| *path).collect::<Vec<_>>(), files);
        assert!(files.iter().all(|path| media(path).is_some()), "{files:?}");
    }
}
