use super::Share;
use super::pair::Pair;
use super::plot::{Panel, svg};
use super::tables::{NamedPair, cause_rows, gap_sums, mean, named, shares, tables, widest};
use super::tally::{DisagreeingGame, RuleSetTally, Study};
use crate::batch::rows::{DeadStonesCell, ResultMatch};
use crate::batch::{GameQuestion, RecordKomi};
use crate::board::Color;
use crate::position::End;
use crate::rules::Amount;
use crate::score::{DeadStonesSource, Outcome};
use crate::words::joined;

/// A file of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    pub name: String,
    pub text: String,
}

/// Komi that the report shows; `komi.csv` has all.
const KOMI_SHOWN: [Amount; 6] = [
    Amount::ZERO,
    Amount::half_points(11),
    Amount::half_points(13),
    Amount::points(7),
    Amount::half_points(15),
    Amount::points(8),
];

/// The names of the files of a study.
pub fn names() -> Vec<String> {
    report(&Study::default(), "").into_iter().map(|document| document.name).collect()
}

/// How games of records were scored.
pub fn about_records(study: &Study, question: &GameQuestion) -> String {
    let komi = match (question.komi, study.without_komi) {
        (RecordKomi::OfRuleSet, _) => "each rule set's own".to_owned(),
        (RecordKomi::OfRecord, 0) => "that of the record for every rule set".to_owned(),
        (RecordKomi::OfRecord, games) => format!(
            "that of the record for every rule set; of the compared games {games} name none, and there it is each set's own"
        ),
        (RecordKomi::Same(komi), _) => format!("{komi} for every rule set"),
    };
    let reading = if question.classify { "Groups were read." } else { "Boards were only counted." };
    format!("Scored from records. Komi is {komi}. {reading}")
}

/// Writes a study: the report in Markdown, its pictures, its tables.
///
/// `about` says of which games and how they were scored.
pub fn report(study: &Study, about: &str) -> Vec<Document> {
    let pages = [
        ("report.md", markdown(study, about)),
        ("leads.svg", leads(study)),
        ("gaps.svg", gaps(study)),
        ("komi.svg", komi(study)),
        ("boards.svg", boards(study)),
    ];
    let documents = pages.into_iter().chain(tables(study));
    documents.map(|(name, text)| Document { name: name.to_owned(), text }).collect()
}

fn leads(study: &Study) -> String {
    let panels = study
        .rule_sets
        .iter()
        .map(|(rule_set, of)| Panel::histogram(rule_set, of.leads.iter(), Amount::points(5), Amount::points(80)));
    svg("Games by their lead, Black minus White, in steps of five points", &panels.collect::<Vec<_>>())
}

fn gaps(study: &Study) -> String {
    let panels = named(study).map(|NamedPair { from, to, pair }| {
        let title = format!("lead under {to} less lead under {from}");
        Panel::histogram(&title, pair.gaps.iter(), Amount::half_points(1), Amount::points(15))
    });
    svg("Games by the gap between two rule sets", &panels.collect::<Vec<_>>())
}

fn komi(study: &Study) -> String {
    let panels = named(study).map(|NamedPair { from, to, pair }| Panel {
        title: format!("{from} and {to}"),
        bars: Pair::komi().map(|komi| komi.to_string()).zip(pair.with_komi).collect(),
    });
    svg("Games with leads on other sides if both rule sets had this komi", &panels.collect::<Vec<_>>())
}

fn boards(study: &Study) -> String {
    let panel = |title: &str, counts: &std::collections::BTreeMap<u64, u64>| {
        let last = counts.keys().max().copied().unwrap_or(0).min(40);
        let games = |number: u64| {
            let beyond = counts.range(number..).filter(|(key, _)| **key == number || number == last);
            beyond.map(|(_, games)| games).sum()
        };
        Panel { title: title.to_owned(), bars: (0..=last).map(|number| (number.to_string(), games(number))).collect() }
    };
    let panels = [panel("neutral points left", &study.neutral_points), panel("groups in seki", &study.seki_groups)];
    svg("Games by what is left on the board", &panels)
}

/// Pairs with fewer games than this are listed and no more: their shares would say next to nothing.
const GAMES_MIN: u64 = 10;

/// Pairs in the summary.
const SUMMED_MAX: usize = 12;

/// The pairs with enough games to tell of.
fn enough(study: &Study) -> impl Iterator<Item = NamedPair<'_>> {
    named(study).filter(|named| named.pair.games >= GAMES_MIN)
}

/// A report while it is written.
struct Writer<'a> {
    study: &'a Study,
    text: String,
}

fn markdown(study: &Study, about: &str) -> String {
    let mut writer = Writer { study, text: String::new() };
    writer.line(&format!("# What rule sets make of {} games\n\n{about}\n", study.games));
    writer.summary();
    writer.games();
    writer.rule_sets();
    writer.pairs();
    writer.few();
    for pair in enough(study) {
        writer.pair(pair);
    }
    writer.boards();
    writer.disagreeing();
    writer.text
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Rows under the names of their columns, numbers at the right.
    fn table(&mut self, names: &str, rows: impl IntoIterator<Item = String>) {
        let numbers = " | ---:".repeat(names.matches(" | ").count());
        for row in [names.to_owned(), format!("---{numbers}")].into_iter().chain(rows) {
            self.line(&format!("| {row} |"));
        }
    }

    /// What comes of it, on one page.
    fn summary(&mut self) {
        let study = self.study;
        self.line("## In short\n");
        let apart = study.games - study.compared();
        self.line(&format!(
            "- Compared are {} of {} games; the other {apart} stand apart, below.",
            study.compared(),
            study.games
        ));
        let count = |agreement: ResultMatch| {
            study.rule_sets.iter().filter_map(|(_, of)| of.agreement.get(&agreement)).sum::<u64>()
        };
        let (as_recorded, disagreeing) = (count(ResultMatch::Yes), count(ResultMatch::No));
        self.line(&format!(
            "- Under its own rules and komi the result is that of the record in {as_recorded} of {} games that can be held against it.",
            as_recorded + disagreeing
        ));
        let mut pairs: Vec<_> = enough(study).collect();
        let few = study.pairs.len() - pairs.len();
        let millionths = |pair: &Pair| Share::new(pair.changed, pair.decided);
        pairs.sort_by_key(|NamedPair { pair, .. }| std::cmp::Reverse((millionths(pair), pair.differing())));
        match &pairs[..] {
            [] => self.line("- No two rule sets have enough games in common to compare them."),
            [NamedPair { pair: most, .. }, ..] if most.changed == 0 => {
                self.line("- No game has one winner under one rule set and the other under another.");
            }
            [NamedPair { from, to, pair }, ..] => self.line(&format!(
                "- The winner changes most often from {from} to {to}: in {} of {} games.",
                pair.changed, pair.decided
            )),
        }
        if few > 0 {
            self.line(&format!(
                "- Pairs of rule sets with fewer than {GAMES_MIN} games in common: {few}, listed apart."
            ));
        }
        if pairs.is_empty() {
            return self.line("");
        }
        self.line(&format!(
            "\nThe pairs whose winner changes most often, {} of {}:\n",
            pairs.len().min(SUMMED_MAX),
            pairs.len()
        ));
        let rows = pairs.into_iter().take(SUMMED_MAX).map(|NamedPair { from, to, pair }| {
            let (_, size) = gap_sums(pair);
            let (differing, changed) = (percent(pair.differing(), pair.games), percent(pair.changed, pair.decided));
            format!("{from} | {to} | {} | {differing} | {} | {changed}", pair.games, mean(size, pair.games))
        });
        self.table("from | to | games | leads differ | mean gap without sign | winner changes", rows);
        self.line("");
    }

    /// Pairs with too few games to tell more of them.
    fn few(&mut self) {
        let few: Vec<_> = named(self.study).filter(|named| named.pair.games < GAMES_MIN).collect();
        if few.is_empty() {
            return;
        }
        self.line(&format!("\n### Pairs with fewer than {GAMES_MIN} games\n"));
        self.line("Their shares would say next to nothing; the tables beside this report have them.\n");
        let rows = few.into_iter().map(|NamedPair { from, to, pair }| {
            format!("{from} | {to} | {} | {} | {}", pair.games, pair.differing(), pair.changed)
        });
        self.table("from | to | games | leads differ | winner changes", rows);
    }

    fn games(&mut self) {
        let Study { games, excluded, dead_stones, .. } = self.study;
        self.line("## Games\n");
        self.line(
            "Compared are games of which it is known which stones are dead; without that a game may have a winner, but mostly no lead. Games that were resigned, lost on time or forfeited are counted apart: \
             their board says nothing of who won.\n",
        );
        let games_by = |basis: DeadStonesCell| dead_stones.get(&basis).copied().unwrap_or(0);
        let of_source = |source: DeadStonesSource| games_by(DeadStonesCell::Reported(source));
        let mut rows = vec![
            ("read", *games),
            ("compared, dead stones marked in the record", of_source(DeadStonesSource::Marked)),
            ("compared, dead stones as reading shows where nobody marked them", of_source(DeadStonesSource::Read)),
            (
                "compared, dead stones proposed and confirmed by the result of the record",
                of_source(DeadStonesSource::Inferred),
            ),
            ("apart: dead stones not told", excluded.dead_unknown),
        ];
        let by_option = [
            ("compared, dead stones proposed and not confirmed, as was asked", of_source(DeadStonesSource::Proposed)),
            ("compared, dead stones as an engine claims that was asked", of_source(DeadStonesSource::Advised)),
            (
                "compared, dead stones not told and none taken as dead, as was asked",
                games_by(DeadStonesCell::TakenNone),
            ),
        ];
        rows.extend(by_option.into_iter().filter(|(_, number)| *number > 0));
        let ended = [
            (End::Resignation, "apart: resigned"),
            (End::Time, "apart: lost on time"),
            (End::Forfeit, "apart: forfeited"),
        ];
        rows.extend(ended.map(|(end, what)| (what, excluded.ended.get(&end).copied().unwrap_or(0))));
        rows.push(("apart: could not be read or scored", excluded.broken));
        rows.push(("left out: met before, the same moves with the same result", excluded.again));
        self.table("games | number", rows.into_iter().map(|(what, number)| format!("{what} | {number}")));
    }

    fn rule_sets(&mut self) {
        self.line("\n## Rule sets\n");
        self.line(
            "Wins by rule set; whether the lead before komi is even, odd or neither; and, where a game was played under this rule set, with this \
             komi, whether the result is that of the record. `leads.svg` shows the leads.\n",
        );
        let rows = self.study.rule_sets.iter().map(|(rule_set, of)| {
            let games: u64 = of.winners.values().sum();
            let winner = |winner: Outcome| of.winners.get(&winner).copied().unwrap_or(0);
            let [black, white] = Color::BOTH.map(|color| winner(Outcome::Wins(color)));
            let [draw, undetermined] = [Outcome::Draw, Outcome::Undetermined].map(winner);
            let [even, odd, neither] = parity(of);
            let agrees = |agreement: ResultMatch| of.agreement.get(&agreement).copied().unwrap_or(0);
            let [yes, no] = [ResultMatch::Yes, ResultMatch::No].map(agrees);
            format!(
                "{rule_set} | {games} | {black} | {white} | {draw} | {undetermined} | {even} | {odd} | {neither} | {yes} | {no}"
            )
        });
        self.table(
            "rule set | games | Black | White | draw | undetermined | even | odd | neither | as recorded | not as recorded",
            rows,
        );
    }

    fn pairs(&mut self) {
        self.line("\n## Pairs\n");
        self.line(
            "How often the leads differ and how often the winner changes, each with its 95 % interval (Wilson); the mean gap is the lead under \
             the second set less that under the first, Black minus White. `gaps.svg` shows the gaps.\n",
        );
        let rows = enough(self.study).map(|NamedPair { from, to, pair }| {
            let (sum, size) = gap_sums(pair);
            let differing = with_interval(pair.differing(), pair.games);
            let of_decided = with_interval(pair.changed, pair.decided);
            let Pair { games, changed, .. } = pair;
            let (mean, size, widest) = (mean(sum, *games), mean(size, *games), widest(pair));
            format!("{from} | {to} | {games} | {differing} | {mean} | {size} | {widest} | {changed} | {of_decided}")
        });
        self.table(
            "from | to | games | leads differ | mean gap | mean without sign | widest | winner changes | of all decided",
            rows,
        );
        self.line("\nThe share of games with leads on other sides if both rule sets had the same komi (`komi.csv` and `komi.svg` have more):\n");
        let rows = enough(self.study).map(|NamedPair { from, to, pair }| {
            let share = |komi: Amount| {
                let at = Pair::komi().position(|step| step == komi).unwrap_or(0);
                percent(pair.with_komi[at], pair.games)
            };
            format!("{from} | {to} | {}", KOMI_SHOWN.map(share).join(" | "))
        });
        self.table(&format!("from | to | {}", joined(&KOMI_SHOWN, " | ")), rows);
    }

    fn pair(&mut self, NamedPair { from, to, pair }: NamedPair<'_>) {
        self.line(&format!("\n### From {from} to {to}\n"));
        self.line(
            "What each cause adds to Black's lead, and its part where the winner changes: games in which it is there, and games in which \
             the lead would be on the old side without it.\n",
        );
        let rows = cause_rows(pair).map(|row| row.join(" | "));
        self.table("cause | games | mean | mean without sign | with another winner | old side without it", rows);
        let seen = |side: fn(&(Outcome, Outcome)) -> Outcome| {
            let is_seen = |winner: &Outcome| pair.winners.keys().any(|key| side(key) == *winner);
            Outcome::ALL.into_iter().filter(is_seen).collect::<Vec<_>>()
        };
        let (rows, columns) = (seen(|key| key.0), seen(|key| key.1));
        self.line(&format!("\nWinners, {from} down, {to} across:\n"));
        let names: Vec<&str> = [""].into_iter().chain(columns.iter().map(|winner| winner.as_str())).collect();
        let rows = rows.into_iter().map(|row| {
            let games = |column: &Outcome| pair.winners.get(&(row, *column)).copied().unwrap_or(0);
            let games: Vec<u64> = columns.iter().map(games).collect();
            format!("{} | {}", row.as_str(), joined(&games, " | "))
        });
        self.table(&names.join(" | "), rows);
    }

    fn boards(&mut self) {
        self.line("\n## What is left on the board\n");
        self.line("Games by the neutral points that were left, and by groups in seki; `boards.svg` shows both.\n");
        let study = self.study;
        let boards = [("neutral points", &study.neutral_points), ("groups in seki", &study.seki_groups)];
        let rows = boards.map(|(what, counts)| {
            let within =
                |range: std::ops::RangeInclusive<u64>| counts.range(range).map(|(_, games)| games).sum::<u64>();
            let most = counts.keys().max().copied().unwrap_or(0);
            let games = [within(0..=u64::MAX), within(0..=0), within(1..=2), within(3..=u64::MAX)];
            format!("{what} | {} | {most}", joined(&games, " | "))
        });
        self.table("what | games | none | one or two | three or more | most", rows);
    }

    fn disagreeing(&mut self) {
        let study = self.study;
        if study.disagreeing.is_empty() {
            return;
        }
        self.line("\n## Results that are not those of the record\n");
        for DisagreeingGame { file, game, rule_set } in &study.disagreeing {
            self.line(&format!("- `{file}`, game {game}, under {rule_set}"));
        }
        if study.disagreeing.len() == Study::NAMED_MAX {
            self.line("\nThere may be more; so many are named.");
        }
    }
}

/// `12.3 %`.
fn percent(part: u64, whole: u64) -> String {
    format!("{} %", Share::new(part, whole))
}

/// `12.3 % (10.0 to 15.1)`.
fn with_interval(part: u64, whole: u64) -> String {
    let [share, low, high] = shares(part, whole);
    format!("{share} % ({low} to {high})")
}

/// Games whose lead before komi is even, odd, or neither.
fn parity(of: &RuleSetTally) -> [u64; 3] {
    let rest = |points: i32| of.parity.get(&Amount::points(points)).copied().unwrap_or(0);
    let all: u64 = of.parity.values().sum();
    [rest(0), rest(1), all - rest(0) - rest(1)]
}
