use std::collections::BTreeSet;
use std::sync::Arc;

use super::game_hash::{game_hash, result_text};
use crate::batch::UnmarkedStones;
use crate::board::{ByColor, Color, Size};
use crate::compare::{CauseKind, lead_terms};
use crate::explain::assumption;
use crate::formats::record::Record;
use crate::life::Status;
use crate::position::{Advice, Claim, End, Position, RecordedResult};
use crate::report::{Report, RuleSetScore, dead_of_record};
use crate::rules::{Amount, Counting};
use crate::score::{DeadStonesSource, DecidedBy, EntryKind, Outcome};
use crate::words::{Word, words};

words! {
    /// Whether a score gives the result that the record has.
    ResultMatch {
        Yes = "yes",
        No = "no",
        /// The record names no result, the dead stones are unknown, or the score is undetermined.
        Unknown = "unknown",
        /// The score is not under the rule set and the komi of the record, or the end of the game decided.
        NotComparable = "not-comparable",
    }
}

/// On what it rests which stones of a recorded game come off by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeadStonesCell {
    /// What the report says of it.
    Reported(DeadStonesSource),
    /// Marks do not speak of all stones, and the run takes none of the others as dead (`--dead none`).
    TakenNone,
}

impl DeadStonesCell {
    const TAKEN_NONE: &str = "taken-none";

    /// The word in a row.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Reported(source) => source.as_str(),
            Self::TakenNone => Self::TAKEN_NONE,
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<Self> {
        if word == Self::TAKEN_NONE { Some(Self::TakenNone) } else { Word::of_word(word).map(Self::Reported) }
    }

    /// Whether it may decide where no weaker source than that may.
    pub const fn is_allowed_by(self, unmarked: UnmarkedStones) -> bool {
        let Self::Reported(source) = self else { return true };
        match source {
            // Nobody asks an engine whose claims may not decide.
            DeadStonesSource::Marked | DeadStonesSource::None | DeadStonesSource::Read | DeadStonesSource::Advised => {
                true
            }
            DeadStonesSource::Inferred => matches!(unmarked, UnmarkedStones::Inferred | UnmarkedStones::Proposed),
            DeadStonesSource::Proposed => matches!(unmarked, UnmarkedStones::Proposed),
            DeadStonesSource::Disputed | DeadStonesSource::Unknown => false,
        }
    }
}

/// Where a game stands: rows of the same game have the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePlace {
    /// Which piece of the input it stands in, from 1.
    pub piece: u64,
    pub file: String,
    /// Which game of the file, from 1.
    pub game: u32,
}

/// What a row says of a game that was scored, whatever the rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCells {
    /// The name of what was asked: SHA-256 of the normal form of the question.
    pub canonical_id: String,
    /// The name of what was played: see [`game_hash`](fn@super::game_hash).
    pub game_hash: String,
    pub size: Size,
    /// Moves, passes included.
    pub moves: u64,
    pub handicap: Option<u16>,
    pub komi: Option<Amount>,
    /// The rules of the record, as they are written.
    pub rules: Option<String>,
    /// The result of the record, as SGF writes it.
    pub recorded_result: Option<String>,
    /// Black minus White, where the result tells it.
    pub recorded_lead: Option<Amount>,
    pub ended_by: Option<End>,
    /// What is known of the dead stones.
    pub dead_stones: DeadStonesCell,
    /// Empty points that count for nobody.
    pub neutral_points: u16,
    /// Groups in seki; nothing when the board was only counted.
    pub seki_groups: Option<u64>,
    /// Groups that turn on who plays next.
    pub unsettled_groups: Option<u64>,
    /// Points that each player still owes.
    pub owed_moves: Option<ByColor<u16>>,
    /// Positions searched.
    pub nodes: u64,
    /// What was repaired in the record: names, each once.
    pub repairs: String,
    /// What was assumed: codes, each once.
    pub assumptions: String,
    /// The stones that were proposed to be dead, where a proposal was asked for.
    pub proposed_dead: String,
    /// What the adviser said, where one was asked.
    pub advice: AdviceCells,
}

/// What a row says of what an adviser claims.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdviceCells {
    /// What it calls itself.
    pub adviser: String,
    /// The stones that it claims to be dead.
    pub dead: String,
    /// Those that it claims to be in seki.
    pub seki: String,
    /// Why it claims nothing.
    pub fault: String,
}

impl AdviceCells {
    /// What it claims, or why it claims nothing.
    pub(super) fn new(advice: &Result<Advice, String>) -> Self {
        match advice {
            Ok(Advice { adviser, claim: Claim { dead, seki } }) => {
                Self { adviser: adviser.clone(), dead: dead.to_string(), seki: seki.to_string(), fault: String::new() }
            }
            Err(fault) => Self { fault: fault.clone(), ..Self::default() },
        }
    }
}

/// What a row says of the score under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreCells {
    /// Its id.
    pub rule_set: String,
    /// What it counts.
    pub counting: Option<&'static str>,
    pub outcome: Outcome,
    pub decided_by: Option<&'static str>,
    /// The result, as SGF writes it.
    pub result: String,
    /// Black minus White.
    pub lead: Option<Amount>,
    /// The sum of each player's entries.
    pub totals: ByColor<Option<Amount>>,
    pub needs: String,
    /// Whether the result is that of the record.
    pub agrees: ResultMatch,
    /// Where it is not: the codes of each single cause that would explain the result of the record, each once.
    pub causes: String,
    /// The amounts of each kind of entry, in the order of [`EntryKind::ALL`]; nothing where the ledger has no such
    /// entry.
    pub ledger: ByColor<[Option<Amount>; EntryKind::ALL.len()]>,
    /// Black's area minus White's under the agreed marks, from which the terms lead to the lead.
    pub area_lead: Option<Amount>,
    /// What each cause of differences is worth here, Black minus White, in the order of [`CauseKind::ALL`]. The causes
    /// between two rule sets are the terms of the second less those of the first.
    pub lead_terms: Option<[Amount; CauseKind::ALL.len()]>,
}

/// One game under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchRow {
    pub place: GamePlace,
    /// What of the question is not as usual, as [`GameQuestion::options`](crate::batch::GameQuestion::options) has it.
    pub options: Arc<str>,
    /// What came of it, or what stopped the reading or the scoring: of such a game nothing else is told.
    pub scored: Result<ScoredCells, String>,
}

/// What a row says of a score, and of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredCells {
    pub game: Arc<GameCells>,
    pub score: ScoreCells,
}

impl GameCells {
    pub(super) fn new(
        record: &Record,
        unmarked: UnmarkedStones,
        canonical_id: String,
        report: &Report,
        advice: AdviceCells,
    ) -> Self {
        let game = &record.game;
        let (size, partition) = (game.replay.stones.size(), &report.board.partition);
        let counts_none_dead = unmarked == UnmarkedStones::Stay && !(game.tells_dead() && game.marks().speak_of_all());
        let proposed = report.proposed.as_ref().filter(|proposed| proposed.has_unagreed_groups);
        let (life, of_record) = (report.life.as_ref(), dead_of_record(game));
        Self {
            canonical_id,
            game_hash: game_hash(game),
            size,
            moves: game.move_list.moves.len() as u64,
            handicap: game.handicap,
            komi: game.komi,
            rules: game.rules.clone(),
            recorded_result: game.result.map(result_text),
            recorded_lead: game.result.and_then(RecordedResult::lead),
            // What the scores rest on: the result of a record may show that its board is another than that of the end.
            ended_by: report.ended_by,
            dead_stones: if counts_none_dead {
                DeadStonesCell::TakenNone
            } else {
                DeadStonesCell::Reported(report.dead_stones_source)
            },
            neutral_points: partition.neutral.len(),
            seki_groups: life.map(|life| life.with_status(Status::InSeki).count() as u64),
            unsettled_groups: life.map(|life| life.not_kept().count() as u64),
            owed_moves: life.map(|_| partition.protective_moves.map(|points| points.len())),
            nodes: report.nodes,
            repairs: joined(record.repairs.iter().map(|repaired| repaired.repair.as_str())),
            assumptions: joined(of_record.iter().chain(&report.assumptions).map(|one| assumption(one).code.as_str())),
            proposed_dead: proposed.map(|proposed| proposed.dead().to_string()).unwrap_or_default(),
            advice,
        }
    }
}

/// Words with blanks between them, each once, in the order of the letters.
pub(super) fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: BTreeSet<&str> = words.collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

impl ScoreCells {
    pub(super) fn new(
        position: &Position,
        report: &Report,
        scored: &RuleSetScore,
        agrees: ResultMatch,
        causes: String,
    ) -> Self {
        let score = &scored.score;
        let (verdict, ledger) = (score.verdict, &score.ledger);
        let mut amounts = ByColor::<[Option<Amount>; EntryKind::ALL.len()]>::default();
        for entry in ledger.entries() {
            if let Some(player) = entry.player {
                let sum = &mut amounts.get_mut(player)[entry.kind as usize];
                *sum = Some(sum.unwrap_or_default() + entry.amount);
            }
        }
        let area_lead = report.board.partition.area_lead();
        let lead_terms = verdict.lead.map(|_| {
            let mut net = [Amount::ZERO; CauseKind::ALL.len()];
            for term in lead_terms(position, area_lead, score, &scored.rules) {
                net[term.kind as usize] += term.value * term.player.map_or(1, Color::sign);
            }
            net
        });
        let needs: Vec<String> = score.needs.iter().map(ToString::to_string).collect();
        Self {
            rule_set: scored.rules.id.to_string(),
            counting: scored.rules.counting.choice().map(Counting::as_str),
            outcome: verdict.outcome,
            decided_by: verdict.decided_by.map(DecidedBy::as_str),
            result: verdict.result(),
            lead: verdict.lead,
            totals: ByColor::from_fn(|player: Color| score.total(player)),
            needs: needs.join(" "),
            agrees,
            causes,
            ledger: amounts,
            area_lead: verdict.lead.map(|_| Amount::points(area_lead)),
            lead_terms,
        }
    }
}
