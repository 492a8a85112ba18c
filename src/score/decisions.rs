use super::{AgreedRemoval, Decision, Doubt, LeadBetween, Need, Outcome, RepetitionEffect, Score, Verdict};
use crate::board::{ByColor, Color};

/// One score of what every decision on the open groups makes of a board. `standing` is the score with all of them on
/// it, `decided` that after a decision, nothing where its board cannot be read. `played` are the verdicts after first
/// moves that take or keep a group, which no decision shows; nothing where one of them could not be scored.
pub(super) fn score_every_decision(
    standing: Score,
    agreed_removal: &AgreedRemoval,
    decided: impl Fn(&Decision) -> Option<Score>,
    played: impl FnOnce() -> Option<Vec<Verdict>>,
) -> Score {
    // Where play goes round the game may also end without a result, whatever becomes of the groups. Two players who
    // each say what they are say that it did not.
    if !agreed_removal.is_disputed && standing.needs.contains(&Need::Repetition) {
        return combined(standing, Vec::new(), None);
    }
    let decisions = agreed_removal.decisions();
    // The decisions that follow one player in everything come first, and both of them: mostly these tell already that
    // the winner is open. Where they do not, all others are tried, whatever comes of each: the answer must not depend
    // on whose decision comes first.
    let inner = decisions.get(1..decisions.len().saturating_sub(1)).unwrap_or_default();
    let outer = decisions.first().into_iter().chain(decisions.last().filter(|_| decisions.len() > 1));
    let mut tried: Vec<Score> = outer.map_while(&decided).collect();
    let is_decided = |score: &Score| score.verdict.outcome != Outcome::Undetermined;
    let is_same = tried.iter().all(|score| is_decided(score) && score.verdict.outcome == tried[0].verdict.outcome);
    if is_same && tried.len() == decisions.len().min(2) {
        tried.extend(inner.iter().map_while(decided));
    }
    // Of a game that may go on no decision tells the end.
    let is_whole = tried.len() == decisions.len()
        && !agreed_removal.has_too_many_open_groups()
        && !standing.needs.contains(&Need::End);
    let played = if is_whole && is_same { played() } else { None };
    combined(standing, tried, played)
}

/// What the decisions that were tried, and the first moves, make of a score together; nothing where not all were tried.
fn combined(standing: Score, mut tried: Vec<Score>, played: Option<Vec<Verdict>>) -> Score {
    let is_whole = played.is_some();
    let played = played.unwrap_or_default();
    let first = tried.first().map(|score| score.verdict).filter(|verdict| verdict.outcome != Outcome::Undetermined);
    // A decision after which another could win by what is not shown is one for another winner.
    let all = || tried.iter().flat_map(verdicts).chain(played.iter().copied());
    let is_same = |verdict: &Verdict| all().all(|other| other.outcome == verdict.outcome);
    let Some(verdict) = first.filter(|verdict| is_whole && is_same(verdict)) else {
        return undetermined(standing, tried, &played);
    };
    let ends = ends(tried.iter().map(|score| score.verdict).chain(played.iter().copied()));
    let leads = ends.and_then(|ends| Some((ends, ends.white.lead?, ends.black.lead?)));
    if let Some((ends, least, most)) = leads.filter(|(_, least, most)| least != most) {
        let (verdict, lead_between) = (Verdict { lead: None, ..verdict }, Some(LeadBetween { least, most }));
        let doubt = Doubt::Either(ends);
        // Where no decision misses anything, what the groups miss as they stand is not missing; and what goes round as
        // they stand is decided after one.
        let is_open = standing.repetition.is_some_and(|effect| effect.is_open());
        let repetition = if is_open { tried.iter().find_map(|score| score.repetition) } else { standing.repetition };
        let standing = Score { needs: Vec::new(), repetition, ..standing };
        return Score { verdict, doubt, lead_between, readings: Vec::new(), board_is_known: false, ..standing };
    }
    let is_in_doubt = |wanted: Doubt| tried.iter().any(|score| score.doubt == wanted);
    let after_one = [Doubt::NotOver, Doubt::Undecided, Doubt::NotRead].into_iter().find(|doubt| is_in_doubt(*doubt));
    let doubt = after_one.unwrap_or_else(|| {
        let ends = self::ends(all());
        ends.filter(|ends| ends.black != ends.white).map_or(Doubt::None, Doubt::Either)
    });
    // The ledger is that of the board that is shown if it gives this verdict. If not, it is that of a decision that
    // takes other stones off, so that a reader sees to which board it belongs.
    let Score { dead_stones_source, against_reading, .. } = standing;
    let takes_others = |score: &Score| score.board().marked.dead != standing.board().marked.dead;
    let place = tried.iter().position(takes_others).unwrap_or_default();
    let shown = if standing.verdict == verdict { standing } else { tried.swap_remove(place) };
    Score { doubt, dead_stones_source, against_reading, ..shown }
}

/// The score where another decision makes another winner, or not every decision could be tried.
fn undetermined(standing: Score, tried: Vec<Score>, played: &[Verdict]) -> Score {
    let missing = tried.iter().flat_map(|score| &score.needs).chain(&standing.needs).copied();
    let needs = Need::sorted(missing.chain([Need::DeadStones]));
    let verdict = Verdict { lead: None, outcome: Outcome::Undetermined, decided_by: None, end: None };
    let all = tried.iter().flat_map(verdicts).chain(played.iter().copied());
    let ends = ends(all).filter(|ends| ends.black.outcome != ends.white.outcome);
    let doubt = ends.map_or(Doubt::None, Doubt::Either);
    // What goes round after one of the decisions is in the answer too. Marks that only a decision makes decide nothing
    // there.
    let after_one = || tried.into_iter().find_map(|score| score.repetition.filter(RepetitionEffect::is_open));
    let repetition = standing.repetition.or_else(after_one);
    Score { verdict, needs, doubt, repetition, readings: Vec::new(), board_is_known: false, ..standing }
}

/// What a decision makes of the game, and what it may be by what is not shown.
fn verdicts(score: &Score) -> impl Iterator<Item = Verdict> + use<> {
    let doubtful = match score.doubt {
        Doubt::Either(ends) => vec![ends.black, ends.white],
        Doubt::None | Doubt::Proposed | Doubt::NotRead | Doubt::NotOver | Doubt::Undecided => Vec::new(),
    };
    [score.verdict].into_iter().chain(doubtful)
}

/// The verdicts that are best for each player; nothing where a lead is not known.
fn ends(verdicts: impl Iterator<Item = Verdict>) -> Option<ByColor<Verdict>> {
    let known: Vec<Verdict> = verdicts.collect();
    let worth = |player: Color, verdict: &Verdict| verdict.lead.unwrap_or_default() * player.sign();
    let best = |player: Color| known.iter().copied().max_by_key(|verdict| worth(player, verdict));
    let are_known = known.iter().all(|verdict| verdict.lead.is_some());
    Some(ByColor { black: best(Color::Black)?, white: best(Color::White)? }).filter(|_| are_known)
}
