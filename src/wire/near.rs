/// The longest name that is compared.
const NAME_MAX: usize = 60;

/// Names that look like the one given, nearest first, at most three.
pub(crate) fn near<'a>(found: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    if found.len() > NAME_MAX {
        return Vec::new();
    }
    let close = |name: &str| {
        let steps = distance(found, name);
        let is_near = steps <= found.len().max(name.len()) / 3 || (found.len() > 2 && name.contains(found));
        is_near.then_some(steps)
    };
    let mut near: Vec<_> = names.filter_map(|name| close(name).map(|steps| (steps, name))).collect();
    near.sort_by_key(|(steps, _)| *steps);
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

/// Letters to insert, remove or exchange, without regard to case, `-` and `_` being one.
fn distance(a: &str, b: &str) -> usize {
    let plain = |text: &str| -> Vec<u8> {
        text.bytes().map(|byte| if byte == b'-' { b'_' } else { byte.to_ascii_lowercase() }).collect()
    };
    let (a, b) = (plain(a), plain(b));
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, near};

    #[test]
    fn near_names_come_nearest_first() {
        let names = ["prisoners", "history", "handicap", "seki"];
        assert_eq!(near("prisoner", names.into_iter()), ["prisoners"]);
        assert_eq!(near("Handycap", names.into_iter()), ["handicap"]);
        assert_eq!(near("board", names.into_iter()), [""; 0]);
    }

    #[test]
    fn steps_between_names_are_counted() {
        assert_eq!([distance("kitten", "sitting"), distance("", "ab"), distance("rule-sets", "Rule_Sets")], [3, 2, 0]);
    }
}
