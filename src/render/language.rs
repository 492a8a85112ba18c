/// A language in which answers can be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Korean.
    Ko,
    /// Japanese.
    Ja,
    /// Chinese, in simplified characters.
    Zh,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: &'static [Self] = &[Self::En, Self::Ko, Self::Ja, Self::Zh];

    /// Its two-letter code.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ko => "ko",
            Self::Ja => "ja",
            Self::Zh => "zh",
        }
    }

    /// Its own name for itself, as a list of languages shows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ko => "한국어",
            Self::Ja => "日本語",
            Self::Zh => "中文",
        }
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
        let primary = code.split(['-', '_']).next()?;
        Self::ALL.iter().copied().find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }
}
