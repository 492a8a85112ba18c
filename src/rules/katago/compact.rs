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

#[cfg(test)]
impl KatagoRules {
    /// Rules with every choice, and some komi, beside every other.
    pub(crate) fn every_combination() -> impl Iterator<Item = Self> {
        use super::{KatagoKo, KatagoScoring, KatagoTax};

        let komi = [-13, -3, 0, 14].map(|halves| Some(Amount::half_points(halves)));
        let komi: Vec<_> = komi.into_iter().chain([None]).collect();
        let [ko, scoring] = [KatagoKo::ALL.len(), KatagoScoring::ALL.len()];
        let [tax, handicap] = [KatagoTax::ALL.len(), Handicap::ALL.len()];
        (0..ko * scoring * tax * handicap * komi.len() * 2 * 2 * 2).map(move |mut number| {
            let mut next = |many: usize| {
                let choice = number % many;
                number /= many;
                choice
            };
            Self {
                ko: KatagoKo::ALL[next(ko)],
                scoring: KatagoScoring::ALL[next(scoring)],
                tax: KatagoTax::ALL[next(tax)],
                white_handicap_bonus: Handicap::ALL[next(handicap)],
                komi: komi[next(komi.len())],
                suicide: next(2) == 1,
                has_button: next(2) == 1,
                friendly_pass_ok: next(2) == 1,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::ParseKatagoError;
    use crate::rules::{Amount, Handicap, KatagoKo, KatagoRules, KatagoTax};

    #[test]
    fn every_combination_prints_and_reads_back() {
        assert_eq!(KatagoRules::every_combination().count(), 4 * 2 * 3 * 3 * 2 * 2 * 2 * 5);
        for rules in KatagoRules::every_combination() {
            let text = rules.to_string();
            assert_eq!(text.parse(), Ok(rules), "{text}");
            assert_eq!(text.to_lowercase().parse(), Ok(rules), "{text}");
            assert_eq!(rules.to_rule_set().id, text);
        }
    }

    #[test]
    fn what_is_left_out_takes_the_defaults_of_katago() {
        let read = |text: &str| text.parse::<KatagoRules>().unwrap();
        assert_eq!(read("koPOSITIONAL"), KatagoRules::DEFAULT);
        assert_eq!(read("scoreTERRITORY").tax, KatagoTax::Seki);
        assert_eq!(read("scoreTERRITORYtaxNONE").tax, KatagoTax::None);
        assert_eq!(read("taxNONEscoreTERRITORY").tax, KatagoTax::None);
        assert_eq!(read("scoringTERRITORY").komi(), Amount::half_points(13));
        assert_eq!(read("button1").komi(), Amount::points(7));
        assert_eq!(read("sui0").komi(), Amount::half_points(15));
        assert_eq!(read("sui0komi6.5").komi(), Amount::half_points(13));
        assert_eq!(
            read(" koSIMPLE sui0 "),
            KatagoRules { ko: KatagoKo::Simple, suicide: false, ..KatagoRules::DEFAULT }
        );
        assert_eq!(read("whbN").white_handicap_bonus, Handicap::N);
        assert_eq!(read("whbN-1").white_handicap_bonus, Handicap::NMinusOne);
    }

    #[test]
    fn what_is_no_rule_string_is_refused_with_what_was_expected() {
        let error = |text: &str| text.parse::<KatagoRules>().unwrap_err();
        assert_eq!(error(" "), ParseKatagoError::Empty);
        assert_eq!(
            error("korean").to_string(),
            "ko is followed by rean; expected one of SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT"
        );
        assert_eq!(error("chinese"), ParseKatagoError::UnknownKey { found: "chinese".to_owned() });
        assert_eq!(error("sui0sui1"), ParseKatagoError::Twice { key: "sui" });
        for text in
            ["ko", "sui2", "sui01", "taxSOME", "scoreSTONE", "whb-1", "komi7.25", "komi", "koSIMPLE,sui1", "한국"]
        {
            assert!(text.parse::<KatagoRules>().is_err(), "{text}");
        }
    }
}
