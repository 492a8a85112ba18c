use std::fmt;

use super::{End, Loser, Marks, MoveList, Replay, Setup};
use crate::board::{ByColor, Color, PointSet, Stones};
use crate::rules::{Amount, Context, SharedRuleSet, resolve};

/// What a record says of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedResult {
    /// Somebody won by so much.
    Lead {
        /// The winner's colour.
        winner: Color,
        /// By how much.
        by: Amount,
    },
    /// Somebody won, it is not said by how much; how the game ended, where that is said.
    Win {
        /// The winner's colour.
        winner: Color,
        /// By resignation, on time or by forfeit.
        end: Option<End>,
    },
    /// A draw.
    Draw,
    /// No result, or the game was broken off.
    Void,
    /// The record says that it does not know.
    Unknown,
}

impl RecordedResult {
    /// Whether it says by how much, as only a count does.
    pub const fn tells_lead(&self) -> bool {
        matches!(self, Self::Lead { .. } | Self::Draw)
    }

    /// Whether a count may have given it: nothing says that the game ended otherwise.
    pub const fn may_be_counted(&self) -> bool {
        self.tells_lead() || matches!(self, Self::Win { end: None, .. })
    }
}

impl RecordedResult {
    /// The lead of Black, where the result tells one.
    pub fn lead(self) -> Option<Amount> {
        match self {
            Self::Lead { winner: Color::Black, by } => Some(by),
            Self::Lead { winner: Color::White, by } => Some(-by),
            Self::Win { .. } | Self::Draw | Self::Void | Self::Unknown => None,
        }
    }

    /// Who lost, if the end itself decides.
    pub fn loser(self) -> Option<Color> {
        match self {
            Self::Win { winner, end: Some(_) } => Some(!winner),
            Self::Win { .. } | Self::Lead { .. } | Self::Draw | Self::Void | Self::Unknown => None,
        }
    }
}

impl fmt::Display for RecordedResult {
    /// As `FF[4]` has it: `B+3.5`, `W+R`, `0` for a draw.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead { winner, by } => write!(f, "{}+{by}", winner.letter()),
            Self::Win { winner, end } => {
                let how = match end {
                    Some(End::Resignation) => "R",
                    Some(End::Time) => "T",
                    Some(End::Forfeit) => "F",
                    Some(End::Passes | End::Agreement | End::Unknown) | None => "",
                };
                write!(f, "{}+{how}", winner.letter())
            }
            Self::Draw => f.write_str("0"),
            Self::Void => f.write_str("Void"),
            Self::Unknown => f.write_str("?"),
        }
    }
}

/// Stones that a record marks dead, whole chains, each under one mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadByMark {
    /// Those in what is marked as the opponent's territory.
    pub in_territory: PointSet,
    /// Of the others, those that are named.
    pub named: PointSet,
    /// Of the others, those with crosses.
    pub crossed: PointSet,
}

/// A game that was recorded: what was played, and what is written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The first board and the moves.
    pub move_list: MoveList,
    /// What was played.
    pub replay: Replay,
    /// Points marked as territory at the end, dead stones on them included.
    pub territory: ByColor<PointSet>,
    /// Stones with a cross at the end, empty points left out.
    pub crossed: PointSet,
    /// Points named as those of dead stones, or none of them where it says that no stone is dead; nothing where it
    /// says neither. One stone marks its chain.
    pub dead: Option<PointSet>,
    /// Handicap stones, as far as the record shows them; nothing where it starts in mid-game.
    pub handicap: Option<u16>,
    /// Handicap stones, two or more, of which a record says that they were set: one that starts in mid-game, or one
    /// whose stones and moves show another number.
    pub said_handicap: Option<u16>,
    /// Komi in points.
    pub komi: Option<Amount>,
    /// The name of the rules, as it is written.
    pub rules: Option<String>,
    /// How overtime is played, as it is written.
    pub overtime: Option<String>,
    /// Whether its result was written with a ruling: that and the marks are then those of the ruling.
    pub is_of_ruling: bool,
    /// Whether its text breaks off, so that moves, passes and marks may be missing.
    pub is_truncated: bool,
    /// The players' names.
    pub players: ByColor<Option<String>>,
    /// The result.
    pub result: Option<RecordedResult>,
}

impl Game {
    /// A game of which nothing is known but its first board, on which nothing was played.
    pub fn of_board(initial: Stones) -> Self {
        let move_list = MoveList { initial, moves: Vec::new(), changes: Vec::new() };
        let (replay, _) = move_list.replay_as_written();
        Self::from_replay(move_list, replay)
    }

    /// A game of which nothing is known but what was played.
    pub fn from_replay(move_list: MoveList, replay: Replay) -> Self {
        Self {
            handicap: move_list.handicap(),
            said_handicap: None,
            move_list,
            replay,
            territory: ByColor::default(),
            crossed: PointSet::EMPTY,
            dead: None,
            komi: None,
            rules: None,
            overtime: None,
            is_of_ruling: false,
            is_truncated: false,
            players: ByColor::default(),
            result: None,
        }
    }

    /// Whether any territory or dead stone is marked at the end.
    pub fn is_marked(&self) -> bool {
        !(self.territory.union() | self.named_dead()).is_empty()
    }

    /// The stones that are marked dead, whole chains, by what marks them. Crosses do where nothing else is marked, or
    /// where all stones that something else marks have one; otherwise they are somebody's comments.
    pub fn dead_by_mark(&self) -> DeadByMark {
        let stones = &self.replay.stones;
        let territory = Color::BOTH.map(|color| *stones.of(color) & *self.territory.get(!color));
        let (territory, named) = (territory[0] | territory[1], self.named_dead() & stones.occupied());
        let marked = territory | named;
        let are_dead = self.is_crossed_only() || !marked.is_empty() && marked.is_subset(&self.crossed);
        let in_territory = stones.chains_of(&territory);
        let named = stones.chains_of(&named) - in_territory;
        let crossed = if are_dead { stones.chains_of(&self.crossed) - in_territory - named } else { PointSet::EMPTY };
        DeadByMark { in_territory, named, crossed }
    }

    /// All stones that are marked dead, whole chains.
    pub fn marked_dead(&self) -> PointSet {
        let DeadByMark { in_territory, named, crossed } = self.dead_by_mark();
        in_territory | named | crossed
    }

    /// What it says of the stones. Names and the marks of a ruling speak of all stones; other marks only as far as they
    /// go.
    pub fn marks(&self) -> Marks {
        if !self.tells_dead() {
            return Marks::unsaid(&self.replay.stones);
        }
        let dead = self.marked_dead();
        let speaks_of_all = self.dead.is_some() || self.is_of_ruling;
        let unsaid = if speaks_of_all { PointSet::EMPTY } else { self.unspoken(&dead) };
        Marks { dead, unsaid, ..Marks::default() }
    }

    /// The stones that the marks of territory say nothing of, where these come off. A chain beside territory of its own
    /// is said to stay. One that stands beside a space in which territory is marked though both players reach it is
    /// not: there the marks and the board are not of the same game.
    fn unspoken(&self, dead: &PointSet) -> PointSet {
        let living = self.replay.stones.without(dead);
        let (mut kept, mut contradicted) = (PointSet::EMPTY, PointSet::EMPTY);
        for space in living.vacant().parts() {
            let beside = ByColor::from_fn(|color| living.chains_of(&space.neighbours(living.of(color))));
            let marked = self.territory.map(|territory| territory & space);
            for color in Color::BOTH.into_iter().filter(|color| !marked.get(*color).is_empty()) {
                if beside.get(!color).is_empty() {
                    kept |= *beside.get(color);
                } else {
                    contradicted |= beside.union();
                }
            }
        }
        living.occupied() - (kept - contradicted)
    }

    /// Whether it tells which stones are dead, or that none is.
    pub fn tells_dead(&self) -> bool {
        self.is_marked() || self.is_crossed_only() || self.dead.is_some()
    }

    /// Whether crosses alone tell which stones are dead.
    pub fn is_crossed_only(&self) -> bool {
        // One cross on the last move marks that move, as editors do.
        let last = self.move_list.moves.last().and_then(|last| last.point);
        let is_last = last.is_some_and(|last| self.crossed == PointSet::from(last));
        !self.is_marked() && !self.crossed.is_empty() && !is_last
    }

    fn named_dead(&self) -> PointSet {
        self.dead.unwrap_or_default()
    }

    /// How it ended: as the result says, or by passes if there is one of each player at the end; nothing where it must
    /// have been counted, as its result or its marks tell, and where it is a board of stones without moves. A record
    /// that tells none of these, whose text breaks off, or that tells nothing but the result of a count, does not tell
    /// that the game ended on its board.
    pub fn ended_by(&self) -> Option<End> {
        if let Some(RecordedResult::Win { end: Some(end), .. }) = self.result {
            return Some(end);
        }
        let is_counted = self.result.is_some_and(|result| result.tells_lead());
        let is_board = self.move_list.moves.is_empty() && !self.move_list.initial.occupied().is_empty();
        if self.is_truncated || self.is_result_only() {
            Some(End::Unknown)
        } else if self.replay.ends_in_passes {
            Some(End::Passes)
        } else if is_counted || self.tells_dead() || is_board {
            None
        } else {
            Some(End::Unknown)
        }
    }

    /// Whether it tells a result that was counted, but neither moves nor a board on which both players have stones:
    /// lists of results are kept so, with the stones of the handicap at most.
    fn is_result_only(&self) -> bool {
        let is_void = matches!(self.result, None | Some(RecordedResult::Void | RecordedResult::Unknown));
        let is_counted = !is_void && !self.is_of_ruling;
        let is_one_sided = Color::BOTH.into_iter().any(|color| self.move_list.initial.of(color).is_empty());
        is_counted && is_one_sided && self.move_list.moves.is_empty() && !self.tells_dead()
    }

    /// The word for how it ended; `counted` where no passes stand there, but a count or marks do; nothing for a board
    /// without moves.
    pub fn ended(&self) -> Option<&'static str> {
        match self.ended_by() {
            Some(end) => Some(end.as_str()),
            None if self.result.is_some() || self.tells_dead() => Some("counted"),
            None => None,
        }
    }

    /// The end of the game as a setup: the board, the stones marked dead, and what the moves tell of prisoners, plays
    /// and passes.
    pub fn setup(&self) -> Setup {
        let mut setup = self.replay.setup(self.handicap);
        setup.said_handicap = self.contradicted_handicap();
        setup.handicap = setup.handicap.or(self.said_handicap.filter(|_| setup.said_handicap.is_none()));
        setup.marks = self.marks();
        setup.history.ended_by = self.ended_by();
        setup.history.lost_by = self.result.and_then(RecordedResult::loser).map(Loser::One);
        setup
    }

    /// The handicap stones that a record says were set, where its first board shows another number.
    pub fn contradicted_handicap(&self) -> Option<u16> {
        self.said_handicap.filter(|_| self.move_list.initial.of(Color::White).is_empty())
    }

    /// The rule set that the record names, where it is one that is known here, or a rule string of `KataGo`'s that says
    /// at least how is scored: less may be anything.
    pub fn rule_set(&self) -> Option<SharedRuleSet> {
        let written = self.rules.as_deref()?.trim();
        let rules = resolve(written, Context::Sgf).ok()?;
        let tells_scoring = || written.to_ascii_lowercase().contains("score");
        (matches!(rules, SharedRuleSet::BuiltIn(_)) || tells_scoring()).then_some(rules)
    }
}
