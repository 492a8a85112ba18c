use std::fmt;
use std::str::FromStr;

use super::KatagoRules;
use crate::rules::{Amount, Handicap};
use crate::words::Word;

impl fmt::Display for KatagoRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ko, scoring, tax) = (self.ko.as_str(), self.scoring.as_str(), self.tax.as_str());
        write!(f, "ko{ko}score{scoring}tax{tax}sui{}", u8::from(self.suicide))?;
        if self.has_button {
            f.write_str("button1")?;
        }
        if self.white_handicap_bonus != Handicap::Zero {
            write!(f, "whb{}", Self::bonus_word(self.white_handicap_bonus))?;
        }
        if self.friendly_pass_ok {
            f.write_str("fpok1")?;
        }
        match self.komi {
            Some(komi) => write!(f, "komi{komi}"),
            None => Ok(()),
        }
    }
}

/// Why a text is no rule string of `KataGo`'s.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseKatagoError {
    /// Nothing was given.
    #[error("a rule string is empty; expected something like koSIMPLEscoreAREAtaxNONEsui0")]
    Empty,
    /// What stands here is no key.
    #[error("no key of a rule string begins {found}; keys are ko, score, tax, sui, button, whb, fpok, komi")]
    UnknownKey {
        /// The first letters that were not understood.
        found: String,
    },
    /// The key is followed by something else.
    #[error("{key} is followed by {found}; expected one of {expected}")]
    WrongValue {
        /// The key.
        key: &'static str,
        /// The first letters that were not understood.
        found: String,
        /// What may follow.
        expected: &'static str,
    },
    /// The key stands twice.
    #[error("{key} is given twice")]
    Twice {
        /// The key.
        key: &'static str,
    },
}

/// What is left of a rule string.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    /// Takes this word off the front, whatever its case.
    fn take(&mut self, word: &str) -> bool {
        match self.0.split_at_checked(word.len()) {
            Some((front, rest)) if front.eq_ignore_ascii_case(word) => {
                self.0 = rest.trim_start();
                true
            }
            _ => false,
        }
    }

    /// The first letters, for a message.
    fn start(&self) -> String {
        if self.0.is_empty() { "nothing".to_owned() } else { self.0.chars().take(12).collect() }
    }

    fn wrong(&self, key: &'static str, expected: &'static str) -> ParseKatagoError {
        ParseKatagoError::WrongValue { key, found: self.start(), expected }
    }

    fn choice<T: Word>(&mut self, key: &'static str, expected: &'static str) -> Result<T, ParseKatagoError> {
        let choice = T::WORDS.iter().find(|choice| self.take(choice.word()));
        choice.copied().ok_or_else(|| self.wrong(key, expected))
    }

    fn switch(&mut self, key: &'static str) -> Result<bool, ParseKatagoError> {
        if self.take("1") {
            Ok(true)
        } else if self.take("0") {
            Ok(false)
        } else {
            Err(self.wrong(key, "0, 1"))
        }
    }

    fn komi(&mut self) -> Result<Amount, ParseKatagoError> {
        let end = self.0.find(|c: char| !matches!(c, '0'..='9' | '.' | '-')).unwrap_or(self.0.len());
        let (number, rest) = self.0.split_at(end);
        match Amount::parse(number).filter(|komi| komi.as_quarters() % 2 == 0) {
            Some(komi) => {
                self.0 = rest.trim_start();
                Ok(komi)
            }
            None => Err(self.wrong("komi", "a multiple of 0.5")),
        }
    }
}

/// The keys of the compact form; of two that begin alike the longer comes first.
const KEYS: [(&str, &str); 9] = [
    ("komi", "komi"),
    ("ko", "ko"),
    ("scoring", "score"),
    ("score", "score"),
    ("tax", "tax"),
    ("sui", "sui"),
    ("button", "button"),
    ("whb", "whb"),
    ("fpok", "fpok"),
];

impl FromStr for KatagoRules {
    type Err = ParseKatagoError;

    /// Reads the compact form, in any case and order; what is left out takes `KataGo`'s defaults.
    fn from_str(text: &str) -> Result<Self, ParseKatagoError> {
        let mut rest = Rest(text.trim());
        if rest.0.is_empty() {
            return Err(ParseKatagoError::Empty);
        }
        let mut rules = Self::DEFAULT;
        let mut seen: Vec<&str> = Vec::new();
        while !rest.0.is_empty() {
            let Some((_, key)) = KEYS.into_iter().find(|(written, _)| rest.take(written)) else {
                return Err(ParseKatagoError::UnknownKey { found: rest.start() });
            };
            if seen.contains(&key) {
                return Err(ParseKatagoError::Twice { key });
            }
            seen.push(key);
            match key {
                "komi" => rules.komi = Some(rest.komi()?),
                "ko" => rules.ko = rest.choice("ko", "SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT")?,
                "score" => rules.scoring = rest.choice("score", "AREA, TERRITORY")?,
                "tax" => rules.tax = rest.choice("tax", "NONE, SEKI, ALL")?,
                "sui" => rules.suicide = rest.switch("sui")?,
                "button" => rules.has_button = rest.switch("button")?,
                "fpok" => rules.friendly_pass_ok = rest.switch("fpok")?,
                _ => {
                    // `N-1` comes before `N`, which begins it.
                    let bonus = Handicap::ALL.iter().rev().find(|bonus| rest.take(Self::bonus_word(**bonus)));
                    rules.white_handicap_bonus = *bonus.ok_or_else(|| rest.wrong("whb", "0, N, N-1"))?;
                }
            }
        }
        if !seen.contains(&"tax") {
            rules.tax = Self::default_tax(rules.scoring);
        }
        Ok(rules)
    }
}
