/// A language in which answers can be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: &'static [Self] = &[Self::En];

    /// Its two-letter code.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
        }
    }

    /// The language of a code such as `en` or `en-GB`, in either case.
    ///
    /// ```
    /// use gyega::render::Language;
    ///
    /// assert_eq!(Language::parse("en-GB"), Some(Language::En));
    /// assert_eq!(Language::parse("tlh"), None);
    /// ```
    pub fn parse(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?;
        Self::ALL.iter().copied().find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }
}
