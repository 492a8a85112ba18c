use super::dispute::{DisputeText, sensitivity};
use super::passage::{Passage, PassagePart};
use super::procedure::procedures;
use super::{Language, board, moves, sentences};
use crate::board::{Color, Point, PointSet};
use crate::compare::Difference;
use crate::explain::{self, Message, Statement, WrittenResult};
use crate::position::{Assumption, RecordedResult};
use crate::report::{FirstMoveResult, RecordReport, Report, RuleSetScore, ScorePair, ScoreTask, shown_readings};
use crate::rules::{Amount, DeadInSeki};
use crate::score::{Doubt, Entry, EntryKind, EntryNote, Need, Outcome, RepetitionEffect, RuleReading, Verdict};
use crate::words::grouped;

/// A report in words, before it is laid out as text or Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outline {
    pub(super) board: Vec<String>,
    pub(super) legend: Vec<String>,
    /// The first row holds the heads.
    pub(super) scores: Vec<ScoreRow>,
    pub(super) dispute: Option<DisputeText>,
    pub(super) reasons: Vec<Passage>,
    pub(super) differences: Vec<Passage>,
    pub(super) sensitivity: Vec<Passage>,
    pub(super) procedures: Vec<Passage>,
    pub(super) record: Vec<String>,
    pub(super) missing: Vec<String>,
    pub(super) assumptions: Vec<String>,
    pub(super) audit: Vec<String>,
}

/// One rule set in the table of scores: its name, how it counts, what Black and White have, the result, what decided
/// it, and the announcement.
type ScoreRow = [String; 7];

impl Outline {
    pub(super) fn new(language: Language, task: &ScoreTask, report: &Report) -> Self {
        let writer = OutlineWriter { language, task };
        let stones = task.position.stones();
        let explained = if task.wanted.detail.has_reasons() { &report.scores[..] } else { &[] };
        Self {
            board: board::board_lines(stones, report.map(task)),
            legend: board::legend(language, stones, report.map(task)),
            scores: [writer.heads()].into_iter().chain(report.scores.iter().map(|one| writer.score_row(one))).collect(),
            dispute: DisputeText::new(language, task, report),
            reasons: explained.iter().map(|scored| writer.reasons(report, scored)).collect(),
            differences: writer.differences(report),
            sensitivity: sensitivity(language, report),
            procedures: procedures(language, report),
            record: report.record.as_ref().map(|record| writer.record(record)).unwrap_or_default(),
            missing: writer.missing(report),
            assumptions: writer.assumptions(report),
            audit: report.audit.iter().map(|statement| language.sentence(statement)).collect(),
        }
    }

    /// What stands behind the scores, passage by passage under the key of its heading, where there is any.
    pub(super) fn sections(&self) -> impl Iterator<Item = (&'static str, &[Passage])> {
        let sections: [(&str, &[Passage]); 4] = [
            ("reasons", &self.reasons),
            ("differences", &self.differences),
            ("sensitivity", &self.sensitivity),
            ("procedures", &self.procedures),
        ];
        sections.into_iter().filter(|(_, passages)| !passages.is_empty())
    }

    /// What stands at the end of a report, each list under the key of its heading, where there is any.
    pub(super) fn lists(&self) -> impl Iterator<Item = (&'static str, &[String])> {
        let lists: [(&str, &[String]); 4] = [
            ("record", &self.record),
            ("missing", &self.missing),
            ("assumptions", &self.assumptions),
            ("audit", &self.audit),
        ];
        lists.into_iter().filter(|(_, items)| !items.is_empty())
    }
}

struct OutlineWriter<'a> {
    language: Language,
    task: &'a ScoreTask,
}

impl OutlineWriter<'_> {
    fn sentences(&self, sentences: &[String]) -> String {
        sentences.join(self.language.word("between-sentences"))
    }

    /// What the record tells besides: a sentence each, and for each move that some rule set may bar what they say of
    /// it.
    fn record(&self, record: &RecordReport) -> Vec<String> {
        let sentence = |statement: &Statement| self.language.sentence(statement);
        let statements: Vec<String> = record.statements(self.task).iter().map(sentence).collect();
        // What would explain another result stands with the result.
        let (check, others) = statements.split_at(record.check_statements(self.task).len());
        let mut lines: Vec<String> = std::iter::once(self.sentences(check)).chain(others.iter().cloned()).collect();
        for ruled in &record.judged_moves {
            let answers = moves::answers(self.language, &self.task.rule_sets, &ruled.step);
            lines.push(self.sentences(&[&[sentence(&ruled.statement())], &answers[..]].concat()));
        }
        lines
    }

    fn heads(&self) -> ScoreRow {
        [
            "column-rule-set",
            "column-counting",
            Color::Black.as_str(),
            Color::White.as_str(),
            "column-result",
            "column-decided-by",
            "column-announcement",
        ]
        .map(|key| self.language.word(key).to_owned())
    }

    fn score_row(&self, scored: &RuleSetScore) -> ScoreRow {
        let (rules, score) = (&scored.rules, &scored.score);
        let total = |color| sentences::number(score.total(color));
        let announcement = explain::announcement(rules, score);
        let counting = rules.counting.choice().map(|it| self.language.word_of("counting", it.as_str()));
        let decided = score.verdict.decided_by.map(|it| self.language.word_of("decided", it.as_str()));
        [
            sentences::without_controls(&rules.id),
            counting.unwrap_or("?").to_owned(),
            total(Color::Black),
            total(Color::White),
            self.verdict(&score.verdict),
            decided.unwrap_or_else(|| self.language.word("undecided")).to_owned(),
            self.language.sentence(&announcement),
        ]
    }

    /// How the ledger of a rule set comes to its sums, and what stands beside them: left out, removed, read otherwise.
    fn reasons(&self, report: &Report, scored: &RuleSetScore) -> Passage {
        let score = &scored.score;
        let [rule_set, counting, .., announcement] = self.score_row(scored);
        let mut remarks = Vec::new();
        let mut remark = |key, text| remarks.push([self.language.word(key).to_owned(), text]);
        if score.board().marked.dead != report.board.marked.dead || !removed_stones(scored).is_empty() {
            remark("takes-off", self.removed(scored));
        }
        let left_out = score.ledger.entries().iter().filter_map(|entry| Some((self.left_out(scored, entry)?, entry)));
        let left_out = with_articles(self.language, &left_out.collect::<Vec<_>>(), self.language.word("between-needs"));
        if !left_out.is_empty() {
            remark("not-counted", left_out);
        }
        if let Some(lead) = score.lead_before_prisoners() {
            remark("before-prisoners", lead_text(lead));
        }
        if let Doubt::Either(verdicts) = score.doubt {
            let name = |player| self.language.player(player);
            let outcome = |player| self.language.labelled(name(player), self.verdict(verdicts.get(player)));
            remark("either-way", Color::BOTH.map(outcome).join(self.language.word("between-needs")));
        }
        let first = report.first_moves_under(scored).map(|(one, FirstMoveResult { verdict, is_firm })| {
            let turn = format!("{} {}", self.language.player(one.player), one.at);
            let result = self.language.labelled(turn, self.verdict(verdict));
            if *is_firm { result } else { result + self.language.word("stands-not-firm") }
        });
        let first: Vec<String> = first.collect();
        if !first.is_empty() {
            remark("first-moves", first.join(self.language.word("between-needs")));
        }
        if let Some(effect) = &score.repetition {
            remark("repetition", self.repetition(effect));
        }
        for reading in shown_readings(self.task, report, scored).filter(|reading| !reading.is_default) {
            let effect = self.language.word(match (reading.verdict.outcome, reading.turns_winner) {
                (Outcome::Undetermined, _) => "leaves-winner-open",
                (_, true) => "turns-winner",
                (_, false) => "same-winner",
            });
            let effect = [self.language.word("between-clauses"), effect].concat();
            let mut text = reading_in_words(self.language, scored, reading, &effect);
            if !reading.points.is_empty() {
                let moved = self.language.join_points(&reading.points);
                text.extend([" ", &self.language.labelled(self.language.word("reading-points"), moved)]);
            }
            remark("reading", text);
        }
        let sums = Color::BOTH.map(|color| [self.language.player(color).to_owned(), self.sum(scored, color)]);
        Passage {
            title: self.language.labelled(rule_set + &self.language.bracketed(&counting), announcement),
            parts: vec![PassagePart::Sums(sums.into()), PassagePart::Labelled(remarks)],
        }
    }

    /// A result as game records write it, in words where that is a word.
    fn verdict(&self, verdict: &Verdict) -> String {
        self.language.result(&verdict.result()).to_owned()
    }

    /// What hangs on play that goes round, and what the text says of it, with its articles.
    fn repetition(&self, effect: &RepetitionEffect) -> String {
        let mut text = String::new();
        let statements = explain::repetition(effect);
        let articles_of = [&[], effect.articles, effect.confirmation];
        let between = |text: &str| match text.chars().next_back() {
            None => "",
            Some(']') => " ",
            Some(_) => self.language.word("between-sentences"),
        };
        for (statement, numbers) in statements.iter().zip(articles_of) {
            let sentence = self.language.sentence(statement);
            text.extend([between(&text), &sentence, &sentences::cited(&self.language.articles(numbers))]);
        }
        text
    }

    /// The stones that come off as dead, and what says that they do: `B4 C4 [6, 11]`.
    fn removed(&self, scored: &RuleSetScore) -> String {
        let dead = removed_stones(scored);
        if dead.is_empty() {
            return self.language.word("nothing").to_owned();
        }
        let clause = &scored.rules.removal;
        let basis = match scored.rules.dead_articles {
            [] => self.language.basis(clause.basis(), clause.articles()),
            numbers => self.language.articles(numbers),
        };
        self.language.join_points(&dead) + &sentences::cited(&basis)
    }

    /// `10 + 5 points of territory [8.1] + 1 prisoner [1, 12.1] = 16`; the sum alone where nothing counts.
    fn sum(&self, scored: &RuleSetScore, player: Color) -> String {
        let mut terms = Vec::new();
        for (entry, added) in scored.entries(&self.task.terms) {
            if entry.player != Some(player) || entry.amount.is_zero() {
                continue;
            }
            let sign = match (terms.is_empty(), entry.amount < Amount::ZERO) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => "+ ",
                (false, true) => "- ",
            };
            let reason = added.map(|adjustment| &*adjustment.reason).filter(|reason| !reason.is_empty());
            let reason =
                reason.map_or(String::new(), |reason| self.language.bracketed(&sentences::without_controls(reason)));
            terms.push((format!("{sign}{}{reason}", self.entry(scored, entry, terms.is_empty())), entry));
        }
        let total = sentences::number(scored.score.total(player));
        if terms.is_empty() { total } else { format!("{} = {total}", with_articles(self.language, &terms, " ")) }
    }

    /// The number of an entry and what it counts; a number that is a sum stands in brackets unless it comes first.
    fn entry(&self, scored: &RuleSetScore, entry: &Entry, is_first: bool) -> String {
        let number = if matches!(entry.kind, EntryKind::Territory | EntryKind::DeadPoints) {
            let sizes = patches(&scored.score.ledger.points_of(entry));
            if is_first || !sizes.contains(' ') { sizes } else { format!("({sizes})") }
        } else {
            entry.amount.abs().to_string()
        };
        self.language.counted_entry(sentences::entry_name(entry.kind, entry.note), &number)
    }

    /// An entry whose points count for nobody: neutral points, protective moves, eyes in seki, and stones
    /// where they do not count.
    fn left_out(&self, scored: &RuleSetScore, entry: &Entry) -> Option<String> {
        let points = scored.score.ledger.points_of(entry);
        if !entry.amount.is_zero() || points.is_empty() {
            return None;
        }
        let kind = if entry.kind == EntryKind::SharedNeutral {
            let mut shares = scored.score.ledger.entries().iter().filter(|other| other.kind == entry.kind);
            if shares.any(|share| share.player.is_some()) {
                return None;
            }
            EntryKind::Neutral
        } else {
            entry.kind
        };
        let counted = self.language.counted_entry(kind.as_str(), &points.len().to_string());
        let owner = entry.player.map_or(String::new(), |player| format!("{} ", self.language.player(player)));
        let listed = if entry.kind == EntryKind::LivingStones {
            String::new()
        } else {
            format!(" {}", self.language.join_points(&points))
        };
        Some(format!("{owner}{counted}{listed}"))
    }

    /// Pairs that differ in nothing stand together, before the others.
    fn differences(&self, report: &Report) -> Vec<Passage> {
        let result = |index: usize| self.verdict(&report.scores[index].score.verdict);
        let is_same = |pair: &&ScorePair| {
            pair.difference.causes.as_ref().is_some_and(Vec::is_empty) && result(pair.from) == result(pair.to)
        };
        let id = |index: usize| sentences::without_controls(&report.scores[index].rules.id);
        let same = grouped(report.differences.iter().filter(is_same).map(|pair| (pair.from, id(pair.to))));
        let same = same.into_iter().map(|(from, others)| {
            let others = self.language.enumerated(&others);
            let same = Message::new("same-lead").with("rule_set", &*id(from)).with("others", &*others);
            Passage { title: self.language.labelled(self.language.sentence(&same), result(from)), parts: Vec::new() }
        });
        let differing = report.differences.iter().filter(|pair| !is_same(pair));
        let differing =
            differing.map(|pair| self.difference(&report.scores[pair.from], &report.scores[pair.to], &pair.difference));
        same.chain(differing).collect()
    }

    /// Why the lead under one rule set is not that under another.
    fn difference(&self, from: &RuleSetScore, to: &RuleSetScore, difference: &Difference) -> Passage {
        let (from_id, to_id) = (sentences::without_controls(&from.rules.id), sentences::without_controls(&to.rules.id));
        let step = format!("{from_id} -> {to_id}");
        let (before, after) = (self.verdict(&from.score.verdict), self.verdict(&to.score.verdict));
        let word = |key| self.language.word(key);
        let Some(causes) = &difference.causes else {
            let needs: Vec<String> = difference.needs.iter().map(|need| self.need(*need, [from, to])).collect();
            let remark = if needs.is_empty() {
                let is_between = [from, to].iter().any(|one| one.score.lead_between.is_some());
                word(if is_between { "cannot-be-told-between" } else { "cannot-be-told-uncounted" }).to_owned()
            } else {
                self.language.labelled(word("cannot-be-told"), needs.join(word("between-needs")))
            };
            return Passage { title: step, parts: vec![PassagePart::Remarks(vec![self.language.ended(&remark)])] };
        };
        let turn = Message::new(if before == after { "stays" } else { "becomes" });
        let turn = self.language.sentence(&turn.with("before", &*before).with("after", &*after));
        let title = self.language.labelled(step, turn);
        let (mut amounts, mut remarks) = (Vec::new(), Vec::new());
        for scored in [from, to].into_iter().filter(|one| difference.has_equal_scores && one.score.is_equal()) {
            let [rule_set, .., announcement] = self.score_row(scored);
            remarks.push(self.language.labelled(rule_set, announcement));
        }
        if causes.is_empty() && !difference.has_equal_scores {
            remarks.push(word("no-difference").to_owned());
        }
        let mut rest = &causes[..];
        while let [cause, others @ ..] = rest {
            rest = others;
            if let [next, others @ ..] = others
                && next.kind == cause.kind
                && (next.amount + cause.amount).is_zero()
                && let Some(both) = explain::cancels(cause)
            {
                amounts.push([format!("±{}", cause.amount.abs()), self.language.sentence(&both)]);
                rest = others;
                continue;
            }
            let statement = explain::cause(cause, &from_id, &to_id);
            amounts.push([signed(cause.amount), self.language.sentence(&statement)]);
            if let Some(split) = &cause.split {
                remarks.push(self.language.sentence(&explain::move_split(split)));
            }
        }
        Passage { title, parts: vec![PassagePart::Causes(amounts), PassagePart::Remarks(remarks)] }
    }

    /// What is missing, each with the rule sets that need it.
    fn missing(&self, report: &Report) -> Vec<String> {
        let describe = |need: Need| {
            let asking = report.scores.iter().filter(|scored| scored.score.needs.contains(&need));
            let (unread, others): (Vec<_>, Vec<_>) =
                asking.partition(|scored| explain::unread(need, &scored.rules).is_some());
            let sets = [others, unread].into_iter().filter(|sets| !sets.is_empty());
            let lines = sets.map(|sets| {
                let what = self.need(need, sets.iter().copied());
                let ids: Vec<_> = sets.iter().map(|scored| sentences::without_controls(&scored.rules.id)).collect();
                let needed_by = Message::new("needed-by").with("sets", &*self.language.enumerated(&ids));
                let needed_by = self.language.sentence(&needed_by);
                self.language.labelled(need, [&what, self.language.word("between-needs"), &needed_by].concat())
            });
            lines.collect::<Vec<_>>()
        };
        report.needs().into_iter().flat_map(describe).collect()
    }

    /// What is missing for scores, in words.
    fn need<'s>(&self, need: Need, scores: impl IntoIterator<Item = &'s RuleSetScore>) -> String {
        let is_unread = scores.into_iter().any(|scored| explain::unread(need, &scored.rules).is_some());
        self.language.need(need, is_unread)
    }

    /// Assumptions in words, and what to confirm of them; the komi of all rule sets stands in one line.
    fn assumptions(&self, report: &Report) -> Vec<String> {
        let (mut lines, mut komi) = (Vec::new(), Vec::new());
        for assumption in &report.assumptions {
            if let Assumption::KomiOfRuleSet { rule_set, komi: amount } = assumption {
                komi.push(format!("{} {amount}", sentences::without_controls(rule_set)));
            } else {
                lines.push(self.language.sentence(&explain::assumption(assumption)));
            }
        }
        if !komi.is_empty() {
            let komi = self.language.labelled(self.language.word("komi-of-rule-sets"), self.language.enumerated(&komi));
            lines.insert(0, self.language.ended(&komi));
        }
        lines.extend(report.to_confirm().map(|statement| self.language.sentence(&statement)));
        lines
    }
}

/// What another reading of the text gives, with what comes of it, how it reads the text, and who reads it so.
pub(super) fn reading_in_words(
    language: Language,
    scored: &RuleSetScore,
    reading: &RuleReading,
    effect: &str,
) -> String {
    let result = WrittenResult::new(&scored.rules, &reading.verdict);
    let result = language.ended(&(language.result_in_words(&result) + effect));
    let (sentence, source) =
        (language.sentence(&explain::rule_reading(reading.id)), language.source_title(reading.source));
    format!("{result}{}{sentence} [{source}]", language.word("between-sentences"))
}

/// The dead stones that come off: those inside a seki may stay.
fn removed_stones(scored: &RuleSetScore) -> PointSet {
    let board = scored.score.board();
    let in_seki = &board.partition.dead_stones_in_seki;
    match scored.rules.dead_in_seki.choice() {
        Some(DeadInSeki::NotRemoved) => board.marked.dead - in_seki.black - in_seki.white,
        Some(DeadInSeki::Removed) | None => board.marked.dead,
    }
}

/// The sizes of the patches that points lie in, the largest first: `10 + 5`. Points of one patch touch, along lines or
/// across corners, as a person sees them when counting.
fn patches(points: &PointSet) -> String {
    let mut sizes: Vec<u16> = Vec::new();
    let mut left = *points;
    while let Some(first) = left.first() {
        let mut patch = PointSet::from(first);
        loop {
            let grown: PointSet = patch.iter().flat_map(around).filter(|point| left.contains(*point)).collect();
            if grown == patch {
                break;
            }
            patch = grown;
        }
        sizes.push(patch.len());
        left -= patch;
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let sizes: Vec<_> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(" + ")
}

/// The points next to a point, across corners too; some may lie off the board.
fn around(point: Point) -> impl Iterator<Item = Point> {
    let near = |line: u8| line.saturating_sub(1)..=line.saturating_add(1);
    near(point.row).flat_map(move |row| near(point.column).map(move |column| Point { column, row }))
}

/// Texts of entries with the articles behind them, which stand after the last of several entries that rest on the same
/// ones.
fn with_articles(language: Language, entries: &[(String, &Entry)], between: &str) -> String {
    let mut text = String::new();
    for (index, (own, entry)) in entries.iter().enumerate() {
        if index > 0 {
            text.push_str(between);
        }
        text.push_str(own);
        let next = entries.get(index + 1).map(|(_, next)| next.articles);
        if !entry.articles.is_empty() && next != Some(entry.articles) {
            text.push_str(&sentences::cited(&language.articles(entry.articles)));
        } else if entry.note == Some(EntryNote::ByPractice) {
            text.push_str(&sentences::cited(language.word("rests-on-convention")));
        }
    }
    text
}

/// A lead as results write it: `B+3.5`, `W+8`, or `0`.
fn lead_text(lead: Amount) -> String {
    let winner = if lead > Amount::ZERO { Color::Black } else { Color::White };
    if lead.is_zero() { lead.to_string() } else { RecordedResult::Lead { winner, by: lead.abs() }.to_string() }
}

/// An amount with its sign, `+` included.
fn signed(amount: Amount) -> String {
    if amount > Amount::ZERO { format!("+{amount}") } else { amount.to_string() }
}
