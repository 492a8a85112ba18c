use super::dispute::DisputeText;
use super::layout::{table, widest, wrap, wrap_items};
use super::outline::Outline;
use super::{Language, sentences};
use crate::board::{Color, PointSet};
use crate::explain::{self, Argument, Message, Statement, StatementCode, zi};
use crate::position::Assumption;
use crate::report::{Dispute, Report, RuleSetScore, ScoreTask};
use crate::rules::Announcement;
use crate::score::{DecidedBy, Doubt, LeadBetween, Need, Outcome, Score, Verdict};
use crate::words::{Grouped, grouped};

/// How an answer is laid out that fits a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The columns of the terminal.
    pub columns: usize,
    /// What a person types to supply what is missing, for each need that an option supplies.
    pub options: Vec<(Need, String)>,
}

/// Lines of a screen with a board of up to 13 lines, and with one of up to 19; a larger board has as many more as it is
/// larger.
const LINES: [usize; 2] = [24, 40];

/// Fewer columns than this beside the board hold no table.
const TABLE_MIN: usize = 36;

/// The columns that the names of rule sets take behind the sums; where there are fewer they stand below them.
const NAMES_MIN: usize = 24;

/// How much of an answer there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    /// All of it.
    Wide,
    /// Results without their sums, and who wins without by how much.
    Narrow,
    /// Narrow, with rule sets counted where they are many, and the first thing only that is missing.
    Least,
}

/// Rule sets of one result are named up to this many, more are counted.
const NAMED_MAX: usize = 3;

/// What is missing is listed up to this many.
const NEEDS_MAX: usize = 3;

/// Results named apart in one sentence; of more only who wins.
const RESULTS_MAX: usize = 4;

/// A report on one screen: a dispute, the board with the results beside it, who wins in a sentence, what is missing and
/// how to tell it, and as many checks as there is room for. Reasons and differences are left to [`super::text`].
///
/// ```
/// use gyega::board::Stones;
/// use gyega::position::Setup;
/// use gyega::render::{Language, Screen, screen};
/// use gyega::report::{ScoreTask, prepare};
///
/// let stones = Stones::from_rows(&[".X.O.", "XXOOO", ".X.O."]).unwrap();
/// let task = ScoreTask::new(Setup::none_dead(stones).check().unwrap());
/// let shown = screen(Language::En, &task, &prepare(&task), &Screen { columns: 80, options: Vec::new() });
/// assert!(shown.contains("W+8.5   7:15.5       chinese-2002"), "{shown}");
/// assert!(shown.lines().count() <= 24);
/// ```
pub fn screen(language: Language, task: &ScoreTask, report: &Report, screen: &Screen) -> String {
    let outline = Outline::new(language, task, report);
    let writer = ScreenWriter { language, task, report, columns: screen.columns };
    let height = usize::from(task.position.stones().size().height());
    let most = if height <= 13 { LINES[0] } else { LINES[1] + height.saturating_sub(19) };
    let is_disputed = report.is_disputed();
    let disputed = report.dispute.as_ref().zip(outline.dispute.as_ref()).filter(|_| is_disputed);
    let blocks = |extent: Extent| {
        let dispute = disputed.map(|(dispute, text)| writer.dispute(dispute, text, extent));
        let verdict = wrap(screen.columns, &writer.verdict(extent), "", "");
        let others = [writer.board(&outline.board, extent), verdict, writer.missing(&screen.options, extent)];
        dispute.into_iter().chain(others).filter(|block| !block.is_empty()).collect::<Vec<_>>()
    };
    let fitting = [Extent::Wide, Extent::Narrow].into_iter().map(blocks).find(|blocks| lines_of(blocks) < most);
    let mut blocks = fitting.unwrap_or_else(|| blocks(Extent::Least));
    let board_at = usize::from(is_disputed);
    // With the line between it and the next block, and with the last line and the one before it.
    let room = |blocks: &[Vec<String>]| most.saturating_sub(lines_of(blocks) + blocks.len() + 1);
    let legend = wrap_items(screen.columns, &outline.legend, "", "  ");
    if legend.len() <= room(&blocks) {
        blocks[board_at].extend(legend);
    }
    let mut notes: Vec<Vec<String>> = Vec::new();
    let record = &outline.record[..outline.record.len().min(1)];
    // What claims say of every other stone.
    let agreed: Vec<String> = outline.dispute.iter().map(|dispute| dispute.agreed.clone()).collect();
    let notes_of = [&agreed, record, &[writer.komi()], &writer.dead_stone_sources(), &outline.audit];
    notes.extend(notes_of.into_iter().flatten().filter(|note| !note.is_empty()).map(|note| writer.item(note)));
    // Where not all notes find room, the last line says how many are left.
    let room = room(&blocks);
    let mut used = 0;
    let mut fits = |lines: &Vec<String>| {
        used += lines.len();
        used <= room
    };
    let kept: Vec<_> = notes.iter().take_while(|lines| fits(lines)).cloned().collect();
    let left = notes.len() - kept.len();
    let more = || language.sentence(&count("screen-more", left));
    let last = if left == 0 { language.word("screen-full").to_owned() } else { more() };
    blocks.push(kept.into_iter().flatten().chain([last]).collect());
    let lines = lines_of(&blocks) + blocks.len() - 1;
    // Empty lines go first where there is little room.
    let between = if lines <= most { "\n\n" } else { "\n" };
    let blocks = blocks.iter().map(|block| block.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n"));
    blocks.collect::<Vec<_>>().join(between) + "\n"
}

fn lines_of(blocks: &[Vec<String>]) -> usize {
    blocks.iter().map(Vec::len).sum()
}

/// The result under each rule set and nothing else: alone under one, behind its id under several.
pub fn results(report: &Report) -> String {
    let result = |scored: &RuleSetScore| scored.score.verdict.result();
    match &report.scores[..] {
        [only] => format!("{}\n", result(only)),
        several => {
            let line = |one: &RuleSetScore| format!("{}\t{}", sentences::without_controls(&one.rules.id), result(one));
            several.iter().map(line).collect::<Vec<_>>().join("\n") + "\n"
        }
    }
}

struct ScreenWriter<'a> {
    language: Language,
    task: &'a ScoreTask,
    report: &'a Report,
    columns: usize,
}

fn count(key: &'static str, number: usize) -> Message {
    Message::new(key).with("count", number as u32)
}

impl ScreenWriter<'_> {
    fn item(&self, text: &str) -> Vec<String> {
        wrap(self.columns, text, "- ", "  ")
    }

    fn scores(&self) -> impl Iterator<Item = (&RuleSetScore, String)> {
        self.report.scores.iter().map(|scored| (scored, sentences::without_controls(&scored.rules.id)))
    }

    /// `W+1 under stone-scoring; B+1 under 24 rule sets, not firm`: of each result what it is and how firm it stands.
    fn grouped_text(&self, groups: &Grouped<(String, String), String>) -> String {
        let all: usize = groups.iter().map(|(_, ids)| ids.len()).sum();
        let parts = groups.iter().map(|((result, stands), ids)| {
            let sets = if ids.len() > NAMED_MAX && ids.len() == all {
                self.language.sentence(&count("screen-all-sets", all))
            } else {
                self.sets(ids)
            };
            let under = Message::new("screen-under").with("result", &**result).with("sets", &*sets);
            format!("{}{stands}", self.language.sentence(&under))
        });
        self.language.ended(&parts.collect::<Vec<_>>().join(self.language.word("between-needs")))
    }

    /// Rule sets by name while they are few.
    fn sets(&self, ids: &[String]) -> String {
        if ids.len() <= NAMED_MAX { ids.join(", ") } else { self.language.sentence(&count("screen-sets", ids.len())) }
    }

    /// Who wins under which rule sets, by how much where that fits a line.
    fn verdict(&self, extent: Extent) -> String {
        let by = |is_exact: bool| grouped(self.scores().map(|(scored, id)| (self.outcome(scored, is_exact), id)));
        let exact = by(true);
        let groups = if exact.len() <= RESULTS_MAX && extent == Extent::Wide { exact } else { by(false) };
        let sentence = self.grouped_text(&groups);
        // A sentence may begin with an id, which stays as it is.
        let begins = groups.first().is_some_and(|((result, _), _)| sentence.starts_with(&**result));
        let mut letters = sentence.chars();
        let first = letters.next().filter(|_| begins);
        first.map_or_else(|| sentence.clone(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// Who wins, as part of a sentence, and how firm that stands. Most languages have one unit for all rule sets.
    fn outcome(&self, scored: &RuleSetScore, is_exact: bool) -> (String, String) {
        let score = &scored.score;
        if score.verdict.outcome == Outcome::Undetermined {
            return (self.language.word("screen-undetermined").to_owned(), String::new());
        }
        let mut announcement = explain::announcement(&scored.rules, score);
        // How firm it stands stands behind the rule sets.
        let stands = announcement.arguments.iter_mut().find(|(name, _)| *name == "stands").and_then(|(_, how)| {
            let Argument::Name(how) = std::mem::replace(how, "firm".into()) else { return None };
            Some(self.language.word_of("stands", &how))
        });
        let by_lead = score.verdict.decided_by == Some(DecidedBy::Lead);
        let unended = |statement: &Statement| self.language.unended(&self.language.sentence(statement));
        let outcome = match score.verdict.outcome {
            Outcome::Wins(winner) if by_lead && !is_exact => self.winner(winner),
            Outcome::Wins(winner) if by_lead && score.lead_between.is_none() => {
                let points = score.verdict.lead.unwrap_or_default().abs();
                let lead = |code| Message::new(code).with("winner", winner).with("points", points);
                self.language.sentence(&match scored.rules.announcement.choice() {
                    Some(Announcement::Zi) => lead("screen-lead-zi").with("zi", zi(points).as_str()),
                    _ => lead("screen-lead"),
                })
            }
            Outcome::Draw => unended(&Statement::new(StatementCode::AnnounceDraw).with("stands", "firm")),
            Outcome::Wins(_) | Outcome::BothLose | Outcome::Undetermined => unended(&announcement),
        };
        (outcome, stands.unwrap_or_default().to_owned())
    }

    fn winner(&self, winner: Color) -> String {
        self.language.sentence(&Message::new("screen-winner").with("winner", winner))
    }

    /// The result as a table has it: `B+3`, `B+1/W+5` where it is open between the two, with `~` where it is not firm.
    fn result(&self, score: &Score) -> String {
        let text_of = |verdict: &Verdict| self.language.result(&verdict.result()).to_owned();
        let result = match (&score.doubt, score.lead_between) {
            (Doubt::Either(ends), _) if score.verdict.outcome == Outcome::Undetermined => {
                format!("{}/{}", text_of(&ends.black), text_of(&ends.white))
            }
            (_, Some(LeadBetween { least, most })) => {
                format!("{}{}..{}", text_of(&score.verdict), least.abs(), most.abs())
            }
            _ => text_of(&score.verdict),
        };
        let is_doubtful = score.verdict.outcome != Outcome::Undetermined && !score.is_firm();
        if is_doubtful { format!("{result} ~") } else { result }
    }

    /// The results, each with what it is counted from and the rule sets that give it, in so many columns.
    fn table(&self, columns: usize, extent: Extent) -> Vec<String> {
        let start = |result, sums| if extent == Extent::Wide { vec![result, sums] } else { vec![result] };
        let row = |(scored, id): (&RuleSetScore, String)| {
            let [black, white] = Color::BOTH.map(|player| sentences::number(scored.score.total(player)));
            let is_counted = scored.score.verdict.lead.is_some();
            let sums = if is_counted { format!("{black}:{white}") } else { String::new() };
            (start(self.result(&scored.score), sums), id)
        };
        let [black, white] = Color::BOTH.map(|player| self.language.player(player));
        let head = start(self.language.word("column-result").to_owned(), format!("{black}:{white}"));
        let groups = grouped(self.scores().map(row));
        let starts: Vec<_> = [&head].into_iter().chain(groups.iter().map(|(start, _)| start)).cloned().collect();
        let names = |ids: &Vec<String>| if extent == Extent::Least { self.sets(ids) } else { ids.join(", ") };
        let names = [self.language.word("column-rule-set").to_owned()]
            .into_iter()
            .chain(groups.iter().map(|(_, ids)| names(ids)));
        let lines = table(columns, &starts, 0..0);
        let mut lines: Vec<_> = if widest(lines.iter(), usize::MAX) + 2 + NAMES_MIN <= columns {
            let rows = starts.into_iter().zip(names).map(|(start, names)| [start, vec![names]].concat());
            table(columns, &rows.collect::<Vec<_>>(), 0..0)
        } else {
            let below = |(start, names): (String, String)| [vec![start], wrap(columns, &names, "  ", "  ")].concat();
            lines.into_iter().zip(names).flat_map(below).collect()
        };
        if groups.iter().any(|(start, _)| start[0].ends_with('~')) {
            lines.push(self.language.word("screen-not-firm").to_owned());
        }
        lines
    }

    /// The board with the table beside it, or below it where there is no room.
    fn board(&self, board: &[String], extent: Extent) -> Vec<String> {
        let width = widest(board.iter(), usize::MAX) + 3;
        let beside = self.columns.saturating_sub(width);
        if beside < TABLE_MIN {
            let mut lines = board.to_vec();
            lines.push(String::new());
            lines.extend(self.table(self.columns, extent));
            return lines;
        }
        let beside = format!(" {}", self.table(beside, extent).join("\n "));
        table(usize::MAX, &[vec![board.join("\n"), beside]], 0..0)
    }

    /// What is missing, each with what tells it: the first of them, and how many more there are.
    fn missing(&self, options: &[(Need, String)], extent: Extent) -> Vec<String> {
        let needs = self.report.needs();
        let line = |need: Need| {
            let unread = |scored: &RuleSetScore| explain::unread(need, &scored.rules).is_some();
            let needing = self.scores().filter(|(scored, _)| scored.score.needs.contains(&need));
            let (needing, ids): (Vec<_>, Vec<_>) = needing.unzip();
            let is_unread = needing.into_iter().any(unread);
            let what = self.language.need(need, is_unread);
            let is_all = ids.len() == self.report.scores.len();
            let sets = if is_all { String::new() } else { self.language.bracketed(&self.sets(&ids)) };
            let option = options.iter().find(|(supplied, _)| *supplied == need);
            let needed = [what, sets].concat();
            self.item(&match option {
                Some((_, option)) => self.language.labelled(needed, option),
                None => needed,
            })
        };
        if needs.is_empty() {
            return Vec::new();
        }
        let most = if extent == Extent::Least { 1 } else { NEEDS_MAX };
        let left = needs.len().saturating_sub(most);
        let more = (left > 0).then(|| format!("- {}", self.language.sentence(&count("screen-more-missing", left))));
        let lines = needs.into_iter().take(most).flat_map(line);
        [self.language.heading(self.language.word("missing"))].into_iter().chain(lines).chain(more).collect()
    }

    /// Which komi is counted, where nobody gave it for this answer.
    fn komi(&self) -> String {
        let is_of_rule_set = |assumption: &Assumption| matches!(assumption, Assumption::KomiOfRuleSet { .. });
        let own = self.report.assumptions.iter().filter(|assumption| is_of_rule_set(assumption)).count();
        let of_record =
            self.report.assumptions.iter().find(|assumption| matches!(assumption, Assumption::KomiOfRecord(..)));
        match (of_record, own) {
            (Some(assumption), _) => self.language.sentence(&explain::assumption(assumption)),
            (None, own) if own == self.report.scores.len() => self.language.word("screen-komi").to_owned(),
            (None, 0) => String::new(),
            (None, _) => self.language.word("screen-komi-others").to_owned(),
        }
    }

    /// On whose word stones came off, or stand, where it is not that of the players.
    fn dead_stone_sources(&self) -> Vec<String> {
        let is_of_others = |assumption: &&Assumption| {
            matches!(
                assumption,
                Assumption::DeadByAdviser { .. }
                    | Assumption::SekiByAdviser { .. }
                    | Assumption::DeadByProposal(..)
                    | Assumption::DeadInferred(..)
                    | Assumption::ProposalUnsure(..)
                    | Assumption::DeadAsRead { .. }
                    | Assumption::ClaimsAgree
            )
        };
        let of_others = self.report.assumptions.iter().filter(is_of_others);
        let statements = of_others.map(explain::assumption).chain(self.report.to_confirm());
        statements.map(|statement| self.language.sentence(&statement)).collect()
    }

    /// What is disputed, and what comes of each ruling: those that follow one player, then others while they are few.
    fn dispute(&self, dispute: &Dispute, text: &DisputeText, extent: Extent) -> Vec<String> {
        let groups: PointSet = dispute.groups.iter().filter_map(|disputed| disputed.group.stones.first()).collect();
        let groups = Message::new("screen-dispute").with("points", groups);
        let mut lines = wrap(self.columns, &self.language.sentence(&groups), "", "  ");
        let rulings = dispute.decisions.iter().zip(&text.rows);
        let (whole, mixed): (Vec<_>, Vec<_>) = rulings.partition(|(ruling, _)| ruling.decision.claim_of().is_some());
        let number = whole.len() + mixed.len();
        let kept = if number <= RESULTS_MAX && extent == Extent::Wide { number } else { whole.len() };
        for (ruling, row) in whole.into_iter().chain(mixed).take(kept) {
            let ids = self.task.rule_sets.iter().map(|rules| sentences::without_controls(&rules.id));
            let result = |verdict: &Verdict| match verdict.outcome {
                Outcome::Wins(winner) if extent != Extent::Wide => self.winner(winner),
                Outcome::Undetermined => self.language.word("screen-undetermined").to_owned(),
                Outcome::Wins(_) | Outcome::Draw | Outcome::BothLose => {
                    self.language.result(&verdict.result()).to_owned()
                }
            };
            let results = ruling.scores.iter().map(|score| (result(&score.verdict), String::new()));
            let results = grouped(results.zip(ids));
            let called = if ruling.decision.claim_of().is_some() {
                row[0].clone()
            } else {
                let groups = text.ruling[1..].iter().zip(&row[1..]).map(|(at, called)| format!("{at} {called}"));
                self.language.enumerated(&groups.collect::<Vec<_>>())
            };
            lines.extend(self.item(&self.language.labelled(called, self.grouped_text(&results))));
        }
        if extent != Extent::Least {
            lines.extend(dispute.remarks.iter().flat_map(|remark| self.item(&self.language.sentence(remark))));
        }
        if number > kept {
            lines.push(format!("- {}", self.language.sentence(&count("screen-more-rulings", number - kept))));
        }
        lines
    }
}
