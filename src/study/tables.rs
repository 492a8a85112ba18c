use super::interval::{Share, interval};
use super::pair::{CauseTally, Pair, Quarters};
use super::tally::Study;
use crate::compare::CauseKind;
use crate::rules::Amount;
use crate::words::joined;

/// A sum of quarters over a number of games, as points to two places, rounded away from nothing at the half.
pub(super) fn mean(sum: Quarters, games: u64) -> String {
    let games = i128::from(games.max(1));
    let hundredths = (i128::from(sum).abs() * 25 * 2 + games) / (games * 2);
    let sign = if sum < 0 && hundredths > 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}

/// A share, and the bounds of its interval.
pub(super) fn shares(part: u64, whole: u64) -> [Share; 3] {
    let (low, high) = interval(part, whole);
    [Share::new(part, whole), low, high]
}

/// What each cause does in the games of a pair: its word, the games in which it is there, what it adds to the lead with
/// its sign and without, and its part where the winner changes.
pub(super) fn cause_rows(pair: &Pair) -> impl Iterator<Item = [String; 6]> {
    let causes = CauseKind::ALL.iter().zip(&pair.causes).filter(|(_, cause)| cause.games > 0);
    causes.map(|(kind, CauseTally { games, sum, size, with_change, turning })| {
        let [games, with_change, turning] = [games, with_change, turning].map(u64::to_string);
        [kind.as_str().to_owned(), games, mean(*sum, pair.games), mean(*size, pair.games), with_change, turning]
    })
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

/// Lines under a head, with commas between the cells, which have none themselves: words, numbers and what [`id`] gives.
fn lines(head: &str, rows: impl Iterator<Item = String>) -> String {
    rows.fold(format!("{head}\n"), |text, row| text + &row + "\n")
}

/// Lines about pairs under a head; each line begins with the rule sets of its pair.
fn lines_of_pairs(study: &Study, head: &str, rows: fn(&Pair) -> Vec<String>) -> String {
    let rows = named(study).flat_map(|NamedPair { from, to, pair }| {
        rows(pair).into_iter().map(move |row| format!("{},{},{row}", id(from), id(to)))
    });
    lines(&format!("from,to,{head}"), rows)
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
        let id = id(rule_set);
        let winners = of.winners.iter().map(|(winner, games)| format!("{id},winner,{},{games}", winner.as_str()));
        let parity = of.parity.iter().map(|(rest, games)| format!("{id},lead before komi modulo 2,{rest},{games}"));
        let agreement = of.agreement.iter();
        let agreement =
            agreement.map(|(agrees, games)| format!("{id},result of the record,{},{games}", agrees.as_str()));
        winners.chain(parity).chain(agreement).collect::<Vec<_>>()
    });
    lines("rule_set,what,value,games", rows)
}

fn pairs(study: &Study) -> String {
    const HEAD: &str = "games,leads_differ,percent,percent_low,percent_high,mean_gap,mean_gap_without_sign,widest_gap,\
                        games_decided,winner_changes,winner_percent,winner_percent_low,winner_percent_high";
    lines_of_pairs(study, HEAD, |pair| {
        let Pair { games, decided, changed, .. } = pair;
        let (sum, size) = gap_sums(pair);
        let (differing, mean, size, widest) = (pair.differing(), mean(sum, *games), mean(size, *games), widest(pair));
        let (of_differing, of_changed) = (shares(differing, *games), shares(*changed, *decided));
        let [of_differing, of_changed] = [&of_differing, &of_changed].map(|shares| joined(shares, ","));
        vec![format!("{games},{differing},{of_differing},{mean},{size},{widest},{decided},{changed},{of_changed}")]
    })
}

fn causes(study: &Study) -> String {
    let head = "cause,games,mean,mean_without_sign,with_winner_change,without_it_no_change";
    lines_of_pairs(study, head, |pair| cause_rows(pair).map(|row| row.join(",")).collect())
}

fn gaps(study: &Study) -> String {
    let rows = |pair: &Pair| pair.gaps.iter().map(|(gap, games)| format!("{gap},{games}")).collect();
    lines_of_pairs(study, "gap,games", rows)
}

fn winners(study: &Study) -> String {
    lines_of_pairs(study, "winner_from,winner_to,games", |pair| {
        let winners = pair.winners.iter();
        winners.map(|((from, to), games)| format!("{},{},{games}", from.as_str(), to.as_str())).collect()
    })
}

fn komi(study: &Study) -> String {
    lines_of_pairs(study, "komi_of_both,games,leads_on_other_sides,percent,percent_low,percent_high", |pair| {
        let row = |(komi, other): (Amount, &u64)| {
            format!("{komi},{},{other},{}", pair.games, joined(&shares(*other, pair.games), ","))
        };
        Pair::komi().zip(&pair.with_komi).map(row).collect()
    })
}

fn leads(study: &Study) -> String {
    let rows = study.rule_sets.iter().flat_map(|(rule_set, of)| {
        of.leads.iter().map(move |(lead, games)| format!("{},{lead},{games}", id(rule_set)))
    });
    lines("rule_set,lead,games", rows)
}

fn boards(study: &Study) -> String {
    let boards = [("neutral points", &study.neutral_points), ("groups in seki", &study.seki_groups)].into_iter();
    let rows =
        boards.flat_map(|(what, counts)| counts.iter().map(move |(number, games)| format!("{what},{number},{games}")));
    lines("what,number,games", rows)
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
