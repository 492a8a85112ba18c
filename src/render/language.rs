/// The files of a language, each with the messages of one theme: its name and its text.
macro_rules! files_of {
    ($code:literal: $($theme:literal)+) => {
        &[$( (concat!($code, "/", $theme, ".ftl"), include_str!(concat!("locales/", $code, "/", $theme, ".ftl"))) ),+]
    };
}

macro_rules! languages {
    (
        $( $(#[$doc:meta])+
        $name:ident = $code:literal, $own:literal, complete: $is_complete:literal, joins_spaces: $joins_spaces:literal; )+
    ) => {
        /// A language of sentences.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), schemars(rename = "LanguageWord"))]
        pub enum Language { $( $(#[$doc])+ #[cfg_attr(feature = "json", serde(rename = $code))] $name, )+ }

        impl Language {
            /// Every language, the default first.
            pub const ALL: &'static [Self] = &[$( Self::$name ),+];

            /// Its two-letter code.
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$name => $code, )+ }
            }

            /// Its own name for itself, as a list of languages shows it.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$name => $own, )+ }
            }

            /// Whether it has every term and every text of a rule set. What another lacks is English, and marked so.
            pub const fn is_complete(self) -> bool {
                match self { $( Self::$name => $is_complete, )+ }
            }

            /// Whether a blank beside a value closes where its own letters stand on both sides.
            pub(super) const fn joins_spaces(self) -> bool {
                match self { $( Self::$name => $joins_spaces, )+ }
            }

            /// Its messages, file by file; none where it is not built in.
            pub(super) const fn files(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $( Self::$name if !cfg!(feature = $code) => &[], )+
                    $( Self::$name => files_of!(
                        $code: "checks" "differences" "disputes" "glossary" "page" "play" "problems" "reading" "records" "reports" "results"
                            "rule-sets" "texts"
                    ), )+
                }
            }
        }
    };
}

// A language is a line here and a folder in `locales`.
languages! {
    /// English.
    #[default]
    En = "en", "English", complete: true, joins_spaces: false;
    /// Korean.
    Ko = "ko", "한국어", complete: true, joins_spaces: false;
    /// Japanese.
    Ja = "ja", "日本語", complete: true, joins_spaces: false;
    /// Chinese, in simplified characters.
    Zh = "zh", "中文", complete: true, joins_spaces: true;
    /// German.
    De = "de", "Deutsch", complete: true, joins_spaces: false;
}

impl Language {
    /// The codes of all languages, in the order of [`Self::ALL`].
    pub fn codes() -> Vec<&'static str> {
        Self::ALL.iter().map(|language| language.as_str()).collect()
    }

    /// The language of exactly this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.as_str() == code)
    }

    /// The language of a code such as `en` or `en-GB`, in either case.
    ///
    /// ```
    /// use gyega::render::Language;
    ///
    /// assert_eq!(Language::parse("en-GB"), Some(Language::En));
    /// assert_eq!(Language::parse("KO"), Some(Language::Ko));
    /// assert_eq!(Language::parse("tlh"), None);
    /// ```
    pub fn parse(code: &str) -> Option<Self> {
        Self::of_code(&code.split(['-', '_']).next()?.to_ascii_lowercase())
    }
}
