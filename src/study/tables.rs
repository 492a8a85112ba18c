use super::interval::{Share, interval};
use super::pair::{Pair, Quarters};
use super::tally::Study;
use crate::compare::CauseKind;
use crate::rules::Amount;
use crate::score::Outcome;

/// A sum of quarters over a number of games, as points to two places, rounded away from nothing at the half.
pub(super) fn mean(sum: Quarters, games: u64) -> String {
    let games = i128::from(games.max(1));
    let hundredths = (i128::from(sum).abs() * 25 * 2 + games) / (games * 2);
    let sign = if sum < 0 && hundredths > 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}

/// A share with its interval.
pub(super) struct Rate {
    pub(super) part: u64,
    pub(super) whole: u64,
}

impl Rate {
    fn cells(&self) -> [String; 3] {
        let (low, high) = interval(self.part, self.whole);
        [Share::of(self.part, self.whole), low, high].map(|share| share.to_string())
    }

    /// `12.3 % (10.0 to 15.1)`.
    pub(super) fn with_interval(&self) -> String {
        let [share, low, high] = self.cells();
        format!("{share} % ({low} to {high})")
    }
}

/// The sum of the gaps of a pair, and of the same without signs.
pub(super) fn gap_sums(pair: &Pair) -> (Quarters, Quarters) {
    pair.gaps.iter().fold((0, 0), |(sum, size), (gap, games)| {
        let all = i64::from(gap.as_quarters()) * *games as i64;
        (sum + all, size + all.abs())
    })
}

/// The greatest gap, whichever way it goes.
pub(super) fn widest(pair: &Pair) -> Amount {
    pair.gaps.keys().map(|gap| gap.abs()).max().unwrap_or_default()
}

/// The tables of a study: the name of each file and its lines.
pub(super) fn tables(study: &Study) -> Vec<(&'static str, String)> {
    vec![
        ("rule-sets.csv", rule_sets(study)),
        ("pairs.csv", pairs(study)),
        ("causes.csv", causes(study)),
        ("gaps.csv", gaps(study)),
        ("winners.csv", winners(study)),
        ("komi.csv", komi(study)),
        ("leads.csv", leads(study)),
        ("boards.csv", boards(study)),
    ]
}

/// Lines with commas between the cells, which have none themselves: words, numbers and what [`id`] gives.
fn lines(head: &str, rows: impl Iterator<Item = Vec<String>>) -> String {
    rows.fold(format!("{head}\n"), |text, row| text + &row.join(",") + "\n")
}

/// An id as a cell: those of custom sets may have commas in them.
fn id(rule_set: &str) -> String {
    rule_set.replace(',', ";")
}

/// A pair with the ids of its rule sets.
#[derive(Clone, Copy)]
pub(super) struct NamedPair<'a> {
    pub(super) from: &'a str,
    pub(super) to: &'a str,
    pub(super) pair: &'a Pair,
}

/// Every pair by the names of its rule sets.
pub(super) fn named(study: &Study) -> impl Iterator<Item = NamedPair<'_>> {
    let name = |index: usize| &*study.rule_sets[index].0;
    study.pairs.iter().map(move |((from, to), pair)| NamedPair { from: name(*from), to: name(*to), pair })
}

fn rule_sets(study: &Study) -> String {
    let rows = study.rule_sets.iter().flat_map(|(rule_set, of)| {
        let row =
            |what: &str, value: String, games: &u64| vec![id(rule_set), what.to_owned(), value, games.to_string()];
        let winners = of.winners.iter().map(move |(winner, games)| row("winner", winner.as_str().to_owned(), games));
        let parity =
            of.parity.iter().map(move |(rest, games)| row("lead before komi modulo 2", rest.to_string(), games));
        let agreement = of
            .agreement
            .iter()
            .map(move |(agrees, games)| row("result of the record", agrees.as_str().to_owned(), games));
        winners.chain(parity).chain(agreement).collect::<Vec<_>>()
    });
    lines("rule_set,what,value,games", rows)
}

fn pairs(study: &Study) -> String {
    let rows = named(study).map(|NamedPair { from, to, pair }| {
        let (sum, size) = gap_sums(pair);
        let differing = Rate { part: pair.differing(), whole: pair.games };
        let changed = Rate { part: pair.changed, whole: pair.decided };
        let mut row = vec![id(from), id(to), pair.games.to_string(), differing.part.to_string()];
        row.extend(differing.cells());
        row.extend([mean(sum, pair.games), mean(size, pair.games), widest(pair).to_string()]);
        row.extend([pair.decided.to_string(), pair.changed.to_string()]);
        row.extend(changed.cells());
        row
    });
    lines(
        "from,to,games,leads_differ,percent,percent_low,percent_high,mean_gap,mean_gap_without_sign,widest_gap,games_decided,\
         winner_changes,winner_percent,winner_percent_low,winner_percent_high",
        rows,
    )
}

fn causes(study: &Study) -> String {
    let rows = named(study).flat_map(|NamedPair { from, to, pair }| {
        let causes = CauseKind::ALL.iter().zip(&pair.causes).filter(|(_, cause)| cause.games > 0);
        let row = |(kind, cause): (&CauseKind, &super::CauseTally)| {
            let mut row = vec![id(from), id(to), kind.as_str().to_owned(), cause.games.to_string()];
            row.extend([mean(cause.sum, pair.games), mean(cause.size, pair.games)]);
            row.extend([cause.with_change.to_string(), cause.turning.to_string()]);
            row
        };
        causes.map(row).collect::<Vec<_>>()
    });
    lines("from,to,cause,games,mean,mean_without_sign,with_winner_change,without_it_no_change", rows)
}

fn gaps(study: &Study) -> String {
    let rows = named(study).flat_map(|NamedPair { from, to, pair }| {
        pair.gaps.iter().map(move |(gap, games)| vec![id(from), id(to), gap.to_string(), games.to_string()])
    });
    lines("from,to,gap,games", rows)
}

fn winners(study: &Study) -> String {
    let rows = named(study).flat_map(|NamedPair { from, to, pair }| {
        let row = move |((first, second), games): (&(Outcome, Outcome), &u64)| {
            vec![id(from), id(to), first.as_str().to_owned(), second.as_str().to_owned(), games.to_string()]
        };
        pair.winners.iter().map(row)
    });
    lines("from,to,winner_from,winner_to,games", rows)
}

fn komi(study: &Study) -> String {
    let rows = named(study).flat_map(|NamedPair { from, to, pair }| {
        Pair::komi().zip(&pair.with_komi).map(move |(komi, other)| {
            let mut row = vec![id(from), id(to), komi.to_string(), pair.games.to_string(), other.to_string()];
            row.extend(Rate { part: *other, whole: pair.games }.cells());
            row
        })
    });
    lines("from,to,komi_of_both,games,leads_on_other_sides,percent,percent_low,percent_high", rows)
}

fn leads(study: &Study) -> String {
    let rows = study.rule_sets.iter().flat_map(|(rule_set, of)| {
        of.leads.iter().map(move |(lead, games)| vec![id(rule_set), lead.to_string(), games.to_string()])
    });
    lines("rule_set,lead,games", rows)
}

fn boards(study: &Study) -> String {
    let of = |what: &'static str, counts: &std::collections::BTreeMap<u64, u64>| {
        let row = |(value, games): (&u64, &u64)| vec![what.to_owned(), value.to_string(), games.to_string()];
        counts.iter().map(row).collect::<Vec<_>>()
    };
    let rows = [of("neutral points", &study.neutral_points), of("groups in seki", &study.seki_groups)];
    lines("what,number,games", rows.concat().into_iter())
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn means_are_rounded_from_exact_sums() {
        // 1 quarter over 3 games is 0.0833, 5 over 2 is 0.625, -2 over 3 is -0.1667.
        assert_eq!([mean(1, 3), mean(5, 2), mean(-2, 3), mean(0, 0)], ["0.08", "0.63", "-0.17", "0.00"]);
        assert_eq!(mean(-1, 1_000), "0.00", "no sign where nothing is left");
    }
}
