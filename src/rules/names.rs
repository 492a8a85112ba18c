//! Names as people write them: compared loosely, and near names for what is not known.

use crate::words::one_of;

/// The letters of a name without case, blanks, `-` and `_`.
pub(super) fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_')).flat_map(char::to_lowercase)
}

/// These letters as a text.
pub(super) fn normalized(name: &str) -> String {
    letters(name).collect()
}

const NEAR_MAX: usize = 5;
const LETTERS_MAX: usize = 64;

/// The names that look most like this one, nearest first, at most five.
pub fn near_names<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let name = normalized(name);
    let letters = name.chars().count();
    if letters == 0 || letters > LETTERS_MAX {
        return Vec::new();
    }
    let mut ranked: Vec<(usize, &'a str)> = Vec::new();
    for candidate in known {
        let plain = normalized(candidate);
        let steps = strsim::levenshtein(&name, &plain);
        let is_part = letters >= 3 && plain.len() >= 3 && (plain.contains(&name) || name.contains(&plain));
        // Two of four letters make any word of any other.
        let is_near = steps <= 1 + letters / 4 && steps * 2 < letters.max(3);
        if (is_part || is_near) && !ranked.iter().any(|(_, listed)| *listed == candidate) {
            ranked.push((steps, candidate));
        }
    }
    ranked.sort_by_key(|(steps, _)| *steps);
    ranked.into_iter().take(NEAR_MAX).map(|(_, candidate)| candidate).collect()
}

/// Near names as a question after what was expected, `; did you mean "aga" or "bga"?`; nothing where there are none.
pub fn did_you_mean<'a>(near: impl IntoIterator<Item = &'a str>) -> String {
    let mut near = near.into_iter().peekable();
    if near.peek().is_none() {
        return String::new();
    }
    format!("; did you mean {names}?", names = one_of(near))
}

#[cfg(test)]
mod tests {
    use super::normalized;

    #[test]
    fn case_blanks_and_dashes_do_not_matter() {
        assert_eq!(normalized(" New_Zea-land "), "newzealand");
    }
}
