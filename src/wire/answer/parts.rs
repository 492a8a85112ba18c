use std::borrow::Cow;

use schemars::json_schema;
use serde::{Serialize, Serializer};

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::compare::{Cause, CauseKind, MoveSplit};
use crate::explain::{self, Argument, Statement, announcement, cause, note};
use crate::life::promises::LifeProof;
use crate::life::{Evidence, Group, Status};
use crate::position::StonesPlayed;
use crate::render::Language;
use crate::report::{FirstMove, FirstMoveResult, Report, RuleSetScore, ScorePair, shown_readings};
use crate::rules::{Ambiguity, Amount, Basis, Counting, RepetitionRule, RuleReadingId};
use crate::score::{
    Adjustment, DeadStonesSource, DecidedBy, Doubt, Entry, EntryKind, LeadBetween, Need, Outcome, Partition,
    RepetitionEffect, RepetitionWeight, RuleReading, Verdict,
};
use crate::wire::view::view;
use crate::wire::{ArticleList, ListedReadings, ScoreQuestion};
use crate::wire::{described::described, open_words::RuleReadingWord};

view! {
    /// One sentence: a code that never changes meaning, what it names, and the words in the language asked for.
    #[derive(Eq)]
    pub struct Sentence(language: Language, statement: Statement) {
        let text = language.sentence(&statement);
        /// Which sentence.
        pub code: &'static str = statement.code.as_str(),
        /// What it names: players, amounts, counts, points and names.
        pub arguments: Arguments = Arguments(statement.arguments),
        /// The words.
        pub text: String = text,
    }

    /// A result as it is announced. With detail `totals` it has no words.
    pub struct Announcement(language: Option<Language>, announced: Statement) {
        let text = language.map(|language| language.sentence(&announced));
        /// Which sentence.
        pub code: &'static str = announced.code.as_str(),
        /// What it names: the winner, the lead, on what it stands.
        pub arguments: Arguments = Arguments(announced.arguments),
        /// The words. Not with detail `totals`.
        pub text?: Option<String> = text,
    }
}

/// What a sentence names, in a fixed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arguments(pub Vec<(&'static str, Argument)>);

impl Serialize for Arguments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, argument)| (name, argument)))
    }
}

described! {
    Arguments: "Arguments", |generator| {
        let points = generator.subschema_for::<PointSet>();
        json_schema!({
            "type": "object",
            "description": "What the sentence names: players and names as texts, amounts and counts as numbers, points as lists.",
            "additionalProperties": { "anyOf": [{ "type": "string" }, { "type": "number" }, points] },
        })
    };
}

/// The map of a board, the top row first: capital letters for what is Black's, small ones for what is White's.
pub(super) fn map_of(size: Size, parts: &Partition) -> Vec<String> {
    let width = usize::from(size.width());
    let mut rows = vec![vec![b'n'; width]; usize::from(size.height())];
    let mut draw = |points: &PointSet, letter: u8| {
        for point in points.iter() {
            rows[usize::from(size.height() - 1 - point.row)][usize::from(point.column)] = letter;
        }
    };
    draw(&(parts.neutral & parts.dead_stones.union()), b'r');
    for color in Color::BOTH {
        let letter = |letter: u8| if color == Color::Black { letter } else { letter.to_ascii_lowercase() };
        draw(parts.living.get(color), letter(b'S'));
        draw(parts.in_seki.get(color), letter(b'K'));
        draw(parts.territory.get(color), letter(b'T'));
        draw(parts.dead_points.get(color), letter(b'D'));
        draw(parts.protective_moves.get(color), letter(b'P'));
        draw(parts.seki_eyes.get(color), letter(b'E'));
        draw(parts.dead_in_seki.get(color), letter(b'C'));
    }
    rows.into_iter().map(|row| row.into_iter().map(char::from).collect()).collect()
}

view! {
    /// A group and what is known of it under the agreed marks.
    #[derive(Copy)]
    pub struct GroupView(group: &Group, proofs: &[LifeProof]) {
        let is_kept = group.status.is_alive_or_in_seki();
        let shows = |proof: &LifeProof| is_kept && group.stones.is_subset(&proof.lives);
        /// Its first stone in reading order.
        pub id: Point = group.stones.first().unwrap_or(Point { column: 0, row: 0 }),
        /// Whose.
        pub color: Color = group.color,
        /// Its stones.
        pub points: PointSet = group.stones,
        /// The empty points next to them, as the board stands.
        pub liberties: PointSet = group.liberties,
        /// Whether one liberty is left.
        pub in_atari: bool = group.is_in_atari(),
        /// What is known. Open: later versions may add words. Now one of `alive`, `in-seki`, `dead`, `unsettled` (who
        /// plays next decides), `captured` (whoever plays next, though nobody marked it dead: it counts as living),
        /// `open` (it reaches a wide space where the game is not over), `undecided`.
        pub status: Status = group.status,
        /// On what it rests. Open: later versions may add words. Now one of `benson` (proved: it cannot be captured
        /// even if its owner always passes), `searched` (exact searches, taking for granted that what stands around
        /// stays), `static` (a region or space so wide that no search is needed: a rule of thumb), `marked`, `claimed`,
        /// `unverified`.
        pub evidence: Evidence = group.evidence,
        /// Which of `proofs` shows that none of its stones can be captured: its place there, from 0. With `proofs`,
        /// where there is one.
        pub proof?: Option<usize> = proofs.iter().position(shows),
    }

    /// Points of the board by kind; stones that stay are in `groups`.
    #[derive(Copy)]
    pub struct PointsView(parts: &Partition) {
        /// Empty points that one colour surrounds.
        pub territory: ByColor<PointSet> = parts.territory,
        /// Points under dead stones, by the colour that surrounds them.
        pub dead_points: ByColor<PointSet> = parts.dead_points,
        /// Points that one colour surrounds but must still fill before the end, those under dead stones included. Empty
        /// when `classify` is false.
        pub protective_moves: ByColor<PointSet> = parts.protective_moves,
        /// Those of them that are false eyes: their owner surrounds nothing beside the point.
        pub false_eyes: ByColor<PointSet> = ByColor::from_fn(|color| parts.false_eyes(color)),
        /// Empty points that a group in seki surrounds.
        pub seki_eyes: ByColor<PointSet> = parts.seki_eyes,
        /// Points under dead stones inside the eyes of a group in seki, by the colour that surrounds them.
        pub dead_in_seki: ByColor<PointSet> = parts.dead_in_seki,
        /// Points that belong to nobody, those under dead stones included.
        pub neutral: PointSet = parts.neutral,
    }

    /// What one rule set makes of the position.
    pub struct ScoreView(question: &ScoreQuestion, report: &Report, scored: &RuleSetScore) {
        let RuleSetScore { rules, score } = scored;
        let has_reasons = question.task.wanted.detail.has_reasons();
        let board = score.board_total(Color::Black).zip(score.board_total(Color::White));
        let view = |reading: &RuleReading| ReadingView::new(question.language, reading);
        let readings = match &question.readings {
            ListedReadings::All(true) if !has_reasons => None,
            ListedReadings::All(true) => Some(shown_readings(&question.task, report, scored).map(view).collect()),
            ListedReadings::All(false) => None,
            ListedReadings::Only(names) => {
                let is_listed = |reading: &&RuleReading| reading.is_default || names.contains(&reading.id);
                Some(score.readings.iter().filter(is_listed).map(view).collect())
            }
        };
        let repetition = score.repetition.as_ref().filter(|_| has_reasons);
        let verdicts = if let Doubt::Either(verdicts) = score.doubt { Some(verdicts) } else { None };
        let is_ended = score.verdict.decided_by == Some(DecidedBy::End);
        let first_moves = report.first_moves_under(scored).map(|(one, result)| FirstMoveView::new(one, result));
        let entries = scored.entries(&question.task.terms).map(|(entry, adjustment)| {
            EntryView::new(question.language, entry, score.ledger.points_of(entry), adjustment)
        });
        /// The id of the rule set.
        #[schemars(example = "korean-2016")]
        pub rule_set: Cow<'static, str> = rules.id.clone(),
        /// What it counts; null where its text could not be read on this. Open: later versions may add words. Now one
        /// of `territory`, `area`, `stone`, `boundary`, `ing`. Not with detail `totals`.
        #[schemars(extend("x-nullable" = true))]
        pub counting?: Option<Option<Counting>> = has_reasons.then(|| rules.counting.choice()),
        /// Who wins. Open: later versions may add words. Now one of `black`, `white`, `draw`, `both-lose`,
        /// `undetermined`.
        pub outcome: Outcome = score.verdict.outcome,
        /// What decided it. Open: later versions may add words. Now `lead`, `tie-rule` (equal scores, and the rule set
        /// says who wins then) or `end` (how the game ended, whatever the board says); null while undetermined.
        pub decided_by: Option<DecidedBy> = score.verdict.decided_by,
        /// On what it rests which stones come off: the weakest source. Open: later versions may add words. Now `marked`
        /// (players, or whoever was asked, said it of all stones), `read` (of some nobody spoke, and reading tells),
        /// `inferred` (of some nobody spoke, and with the likeliest the record's own rules give the result that it
        /// tells), `proposed` (of some nobody spoke, and the likeliest was taken), `advised` (an engine
        /// claims it), `disputed` (two players say different things: every way was counted), `unknown` (neither words
        /// nor reading tell: every way was counted) or `none` (the rule set takes no stone off by agreement).
        pub dead_stones: DeadStonesSource = score.dead_stones_source,
        /// Whether it rests on proposed dead stones that nobody confirmed; left out where it does not.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schemars(default)]
        pub provisional: bool = score.is_provisional(),
        /// Whether no larger `search_nodes`, nothing left unsaid, no group that is not shown and no play that is left
        /// could change it; false while undetermined and where the board was only counted.
        pub firm: bool = score.is_firm(),
        /// What the score would be with all that was not shown decided for one player or the other, where that is not
        /// the same. Not with detail `totals`.
        pub either_way?: Option<ByColor<DoubtView>> =
            verdicts.filter(|_| has_reasons).map(|verdicts| verdicts.map(DoubtView::new)),
        /// What the first move would make of it at each place where play is not over, for each player. With detail
        /// `full`; left out where there is none.
        pub first_moves?: Option<Vec<FirstMoveView>> =
            Some(first_moves.collect::<Vec<_>>()).filter(|moves| !is_ended && !moves.is_empty()),
        /// Stones of which it was said what reading disproves: they come off although nobody can capture them, or they
        /// stay although they are captured even if their owner starts. Whatever decides; left out where there are none,
        /// and with detail `totals`.
        pub against_reading?: Option<PointSet> =
            (has_reasons && !score.against_reading.is_empty()).then_some(score.against_reading),
        /// Black's score less White's, everything included; null while something is missing, and with `lead_between`.
        pub lead: Option<Amount> = score.verdict.lead,
        /// The least and the greatest lead of Black, where it is open what becomes of some groups but the winner is the
        /// same every way.
        pub lead_between?: Option<LeadBetween> = score.lead_between,
        /// The sum of Black's entries; null with `lead`.
        pub black: Option<Amount> = score.total(Color::Black),
        /// The sum of White's entries, komi included; null with `lead`.
        pub white: Option<Amount> = score.total(Color::White),
        /// What each player counts before komi, handicap, adjustments and shared neutral points; null while it is
        /// unknown. Not with detail `totals`.
        #[schemars(extend("x-nullable" = true))]
        pub board?: Option<Option<ByColor<Amount>>> =
            has_reasons.then(|| board.map(|(black, white)| ByColor { black, white })),
        /// The result as game records write it: `B+3.5`, `W+R`; `B+` with `lead_between`; `Draw` only when nobody wins,
        /// `Void` when both lose, `?` while undetermined.
        #[schemars(example = "W+1")]
        pub result: String = score.verdict.result(),
        /// The result as the rule set's federation announces it.
        pub announcement: Announcement =
            Announcement::new(has_reasons.then_some(question.language), announcement(rules, score)),
        /// What is missing. Open: later versions may add words. Now `end` (whether the game ended on this board),
        /// `dead-stones`, `prisoners`, `plays`, `passes`, `last-play`, `handicap` (which of two numbers of stones),
        /// `classification`, `repetition`, and `rule:` with the name of an axis on which the rule set says nothing.
        pub needs: Vec<Need> = score.needs.clone(),
        /// Black's lead without prisoners, where they are all that is missing. Not with detail `totals`.
        pub lead_before_prisoners?: Option<Amount> = score.lead_before_prisoners().filter(|_| has_reasons),
        /// The stones this rule set takes off, where they are not those agreed on. Not with detail `totals`.
        pub dead?: Option<PointSet> = Some(score.board().marked.dead).filter(|dead| has_reasons && *dead != report.board.marked.dead),
        /// Every reason of the score. With detail `ledger` and `full`.
        pub ledger?: Option<Vec<EntryView>> = has_reasons.then(|| entries.collect()),
        /// Documented readings of the text, question by question where several are open (`about`), the default of each
        /// first; empty where nothing on this board turns on one. Unless `readings` is false; with detail `totals` only
        /// where `readings` names some.
        pub readings?: Option<Vec<ReadingView>> = readings,
        /// What the rule set makes of play that goes round, where the fate of groups hangs on it (a triple ko, eternal
        /// life, and so on). Not with detail `totals`.
        pub repetition?: Option<RepeatedView> = repetition.map(|effect| RepeatedView::new(question.language, effect)),
    }

    /// What a rule set makes of play that goes round and decides about groups: neither a capture nor an end of play
    /// without one can be forced. Which groups, and the moves, stand in `audit`.
    pub struct RepeatedView(language: Language, effect: &RepetitionEffect) {
        /// The stones of which it decides.
        pub stones: PointSet = effect.stones,
        /// What hangs on it. Open: later versions may add words. Now `result` (nobody said what becomes of the stones:
        /// the score is undetermined and needs `repetition`), `alone` (nothing: one player can go on, and the other may
        /// pass), `marked` (marks, or what is taken in their place, say what becomes of the stones) or `as-it-stands`
        /// (the rule set takes nothing off by agreement).
        pub decides: RepetitionWeight = effect.weight,
        /// What the rule set makes of a position that comes back; null where its text is silent or was not read. Open:
        /// later versions may add words. Now one of `draw`, `no-result`, `referee`, `forbidden`.
        pub ruling: Option<RepetitionRule> = effect.ruling,
        /// On what that rests. Open: later versions may add words. Now one of `text`, `convention` (practice),
        /// `unstated` (the text is silent), `unverified` (not read), `chosen` (by the request).
        pub basis: Basis = effect.basis,
        /// The articles that say so.
        pub articles: ArticleList = ArticleList(language, effect.articles),
        /// The stones among them that are dead all the same in the confirmation of life after the end of play, where
        /// the rule set has one.
        pub dead_in_confirmation: PointSet = effect.dead_in_confirmation,
        /// All of it in words.
        pub sentences: Vec<Sentence> =
            explain::repetition(effect).into_iter().map(|statement| Sentence::new(language, statement)).collect(),
    }

    /// A first move where play is not over.
    pub struct FirstMoveView(one: &FirstMove, result: &FirstMoveResult) {
        /// Whose.
        pub player: Color = one.player,
        /// Where.
        pub at: Point = one.at,
        /// Who would win then, in the words of `outcome`.
        pub outcome: Outcome = result.verdict.outcome,
        /// What the lead of Black would be.
        pub lead: Option<Amount> = result.verdict.lead,
        /// The result as game records write it.
        pub result: String = result.verdict.result(),
        /// Whether it would be firm, as `firm` of a score is: where it is not, play is not over after that move either,
        /// or something is not shown there.
        pub firm: bool = result.is_firm,
    }

    /// What a score would be.
    pub struct DoubtView(verdict: Verdict) {
        /// Who would win, in the words of `outcome`.
        pub outcome: Outcome = verdict.outcome,
        /// What the lead of Black would be.
        pub lead: Option<Amount> = verdict.lead,
    }

    /// One reason of a score.
    pub struct EntryView(language: Language, entry: &Entry, points: PointSet, adjustment: Option<&Adjustment>) {
        /// Who owns the amount; null where points belong to nobody.
        pub player: Option<Color> = entry.player,
        /// What it is about. Open: later versions may add words. Kinds that divide the board, each point in exactly one
        /// entry: `living-stones`, `territory`, `dead-points`, `protective-moves`, `seki-eyes`, `dead-in-seki`,
        /// `neutral`, `shared-neutral`. Other kinds: `prisoners`, `dead-stones`, `pass-stones`, `group-tax`,
        /// `border-stones`, `first-pass`, `last-play`, `button`, `handicap`, `komi`, `adjustment`.
        pub kind: EntryKind = entry.kind,
        /// What it adds to the player's score.
        pub amount: Amount = entry.amount,
        /// The points it is about.
        pub points: PointSet = points,
        /// Articles of the rule text.
        pub articles: ArticleList = ArticleList(language, entry.articles),
        /// A remark.
        pub note?: Option<Sentence> = note(entry).map(|note| Sentence::new(language, note)),
        /// The reason of an adjustment, as typed.
        pub reason?: Option<String> = adjustment.map(|adjustment| adjustment.reason.clone()),
    }

    /// A documented way to read a rule text where it can be read in several. Each is the score by default with one
    /// question read otherwise.
    pub struct ReadingView(language: Language, reading: &RuleReading) {
        /// Its name. Open: later versions may add names. Now one of those that a request may name.
        #[schemars(with = "RuleReadingWord")]
        pub id: RuleReadingId = reading.id,
        /// What it and the other reading of the same question differ in. Open: later versions may add words. Now one of
        /// `shared-spaces`, `seki`, `neutral-points`, `dead-in-seki`, `protective-moves`, `bent-four`.
        pub about: Ambiguity = reading.id.ambiguity(),
        /// Its source by title.
        pub source: &'static str = reading.source.title,
        /// Whether the score above it is this reading. Where the text does not choose, no reading of the question is.
        pub is_default: bool = reading.is_default,
        /// Black's score less White's.
        pub lead: Option<Amount> = reading.verdict.lead,
        /// Who wins.
        pub outcome: Outcome = reading.verdict.outcome,
        /// What decided it.
        pub decided_by: Option<DecidedBy> = reading.verdict.decided_by,
        /// The result as game records write it.
        pub result: String = reading.verdict.result(),
        /// What each player counts on the board; null while something on the board is unknown.
        pub board: Option<ByColor<Amount>> = reading.board_totals,
        /// The points on which it differs from the other reading of its question.
        pub points: PointSet = reading.points,
        /// Whether the winner is another than by default; where there is no default, than by the other reading.
        pub turns_winner: bool = reading.turns_winner,
        /// What it says of the text.
        pub sentence: Sentence = Sentence::new(language, explain::rule_reading(reading.id)),
    }

    /// Why two rule sets give different leads.
    pub struct DifferenceView(question: &ScoreQuestion, report: &Report, pair: &ScorePair) {
        let difference = &pair.difference;
        let id = |index: usize| &report.scores[index].rules.id;
        let cause = |found: &Cause| CauseView::new(question.language, found, id(pair.from), id(pair.to));
        let causes = difference.causes.as_ref();
        let both = [pair.from, pair.to].into_iter().map(|index| &report.scores[index]);
        let equal = both.filter(|scored| difference.has_equal_scores && scored.score.is_equal());
        /// The id of the first rule set.
        pub from: Cow<'static, str> = id(pair.from).clone(),
        /// The id of the second.
        pub to: Cow<'static, str> = id(pair.to).clone(),
        /// The lead under the second less the lead under the first; null while either is undetermined.
        pub gap: Option<Amount> = difference.gap,
        /// The outcome under the first.
        pub winner_from: Outcome = difference.winner_from,
        /// The outcome under the second.
        pub winner_to: Outcome = difference.winner_to,
        /// The causes; their amounts sum to the gap. Null while the gap is unknown.
        pub causes: Option<Vec<CauseView>> = causes.map(|causes| causes.iter().map(cause).collect()),
        /// What is missing on either side.
        pub needs: Vec<Need> = difference.needs.clone(),
        /// What the text makes of equal scores under each of the two sets where they are equal, if the outcomes differ:
        /// a cause that is worth no points. Left out elsewhere.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pub equal_scores: Vec<EqualScores> = equal.map(|scored| EqualScores::new(question, scored)).collect(),
    }

    /// What a rule set makes of equal scores.
    pub struct EqualScores(question: &ScoreQuestion, scored: &RuleSetScore) {
        let announced = announcement(&scored.rules, &scored.score);
        /// The id of the rule set.
        pub rule_set: Cow<'static, str> = scored.rules.id.clone(),
        /// What comes of the game.
        pub sentence: Sentence = Sentence::new(question.language, announced),
    }

    /// One step from one lead to the other.
    pub struct CauseView(language: Language, found: &Cause, from: &str, to: &str) {
        /// Why. Open: later versions may add words. Now one of `status`, `stones-played`, `living-stones` and
        /// `prisoners` (with custom rule sets only), `seki-eyes`, `protective-moves`, `dead-in-seki`, `shared-neutral`,
        /// `group-tax`, `border-stones`, `pass-stones`, `first-pass`, `last-play`, `button`, `handicap`, `komi`,
        /// `adjustment` (overtime, penalties and other corrections).
        pub kind: CauseKind = found.kind,
        /// Whose points change; null for what is a difference of both already.
        pub player: Option<Color> = found.player,
        /// What it adds to Black's lead.
        pub amount: Amount = found.amount,
        /// The points that are treated differently.
        pub points: PointSet = found.points,
        /// The numbers from which the amount can be worked out.
        pub numbers: CauseNumbers = CauseNumbers::new(found),
        /// The cause in words.
        pub sentence: Sentence = Sentence::new(language, cause(found, from, to)),
    }

    /// The numbers behind a cause. Without a player the amount is `to` less `from`; with one it is that for Black, and
    /// its opposite for White.
    pub struct CauseNumbers(found: &Cause) {
        /// What the term is worth to the player (without one: to Black less White) under the first rule set.
        pub from: Amount = found.from,
        /// The same under the second.
        pub to: Amount = found.to,
        /// What the stones played are counted from, for the kind `stones-played`.
        #[serde(flatten)]
        pub stones: Option<StoneNumbers> = found.stones.as_ref().map(StoneNumbers::new),
        /// Where their difference comes from, when the history is known, for the kind `stones-played`.
        #[serde(flatten)]
        pub split: Option<MoveSplit> = found.split,
    }

    /// Stones each player put on the board: those that stand there and those captured. Black's (`black_on_board` and
    /// `white_prisoners`) less White's is what area counts and territory does not.
    #[derive(Copy)]
    pub struct StoneNumbers(stones: &StonesPlayed) {
        /// Black stones on the board.
        pub black_on_board: u32 = stones.on_board.black,
        /// White stones on the board.
        pub white_on_board: u32 = stones.on_board.white,
        /// Stones captured by Black.
        pub black_prisoners: u32 = stones.prisoners.black,
        /// Stones captured by White.
        pub white_prisoners: u32 = stones.prisoners.white,
    }
}
