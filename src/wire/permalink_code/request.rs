use std::collections::BTreeMap;

use super::CodeFault;
use super::bits::{BitCodec, Transcoded};
use super::board::BoardNumbering;
use crate::board::{Point, PointSet};
use crate::position::Game;
use crate::rules::{RuleReadingId, numbered};
use crate::wire::from_json::FromJson as _;
use crate::wire::{
    AdjustmentRequest, BoundedText, ClaimsRequest, DeadStonesRequest, GivenAmount, HistoryRequest, KomiRequest,
    LastPlayRequest, ListedReadings, Nodes, Overtime, Prisoners, RuleSetRequest, RuleSetsRequest, ScoreRequest, Whole,
    resolve_rule_set,
};
use crate::words::Word as _;

/// What a question of the first version says of a board whose stones are known: everything but the rows. Published
/// codes hold it, so that nothing of it may move.
pub(super) fn transcode_first_version(
    bits: &mut BitCodec,
    numbering: &BoardNumbering,
    request: &mut ScoreRequest,
) -> Transcoded {
    dead(bits, numbering, request)?;
    bits.unless_default(&mut request.seki, |bits, points| numbering.chains(bits, points))?;
    bits.option(&mut request.claims, ClaimsRequest::default, |bits, ClaimsRequest { black, white }| {
        let mut claimed = [&mut black.dead, &mut black.seki, &mut white.dead, &mut white.seki].into_iter();
        claimed.try_for_each(|points| bits.unless_default(points, |bits, points| numbering.chains(bits, points)))
    })?;
    bits.unless_default(&mut request.prisoners, |bits, Prisoners { black, white }| {
        [black, white].into_iter().try_for_each(|count| bits.option(count, Whole::default, whole))
    })?;
    bits.unless_default(&mut request.history, |bits, given| history(bits, numbering, given))?;
    bits.option(&mut request.handicap, Whole::default, whole)?;
    let mut ids = ids_of(request);
    bits.list(&mut ids, String::new, rule_set)?;
    komi(bits, &ids, request)?;
    bits.unless_default(&mut request.overtime, |bits, Overtime { black, white }| {
        [black, white].into_iter().try_for_each(|periods| bits.unless_default(periods, whole))
    })?;
    bits.unless_default(&mut request.adjustments, |bits, list| {
        bits.list(list, || AdjustmentRequest::PLACEHOLDER, |bits, one| adjustment(bits, &ids, one))
    })?;
    by_rule_set(bits, numbering, &ids, request)?;
    bits.unless_default(&mut request.compare, |bits, pairs| {
        bits.list(pairs, Default::default, |bits, (from, to)| {
            [from, to].into_iter().try_for_each(|id| one_of_ids(bits, &ids, id))
        })
    })?;
    request.rule_sets = Some(RuleSetsRequest::These(ids.into_iter().map(RuleSetRequest::Id).collect()));
    let mut classify = request.classify.unwrap_or(true);
    bits.flag(&mut classify)?;
    request.classify = (!classify).then_some(false);
    bits.option(&mut request.search_nodes, || Nodes::PLACEHOLDER, |bits, Nodes(nodes)| bits.number(nodes))?;
    bits.unless_default(&mut request.sensitivity, BitCodec::flag)?;
    bits.unless_default(&mut request.procedures, BitCodec::flag)?;
    rule_readings(bits, request)
}

/// What few questions tell; nothing where there is none of it. Of a record: whether its text breaks off, and the
/// handicap that it says.
pub(super) fn transcode_added_later(
    bits: &mut BitCodec,
    numbering: &BoardNumbering,
    request: &mut ScoreRequest,
    game: Option<&mut Game>,
) -> Transcoded {
    let (mut no_flag, mut no_handicap) = (false, None);
    let (breaks_off, said_handicap) = match game {
        Some(game) => (&mut game.is_truncated, &mut game.said_handicap),
        None => (&mut no_flag, &mut no_handicap),
    };
    let mut has_said = request.said_handicap.is_some() || said_handicap.is_some();
    let mut has_more = request.unsaid.is_some() || request.as_it_stands == Some(true) || *breaks_off || has_said;
    bits.more(&mut has_more)?;
    if !has_more {
        return Ok(());
    }
    bits.unless_default(&mut request.unsaid, |bits, points| numbering.chains(bits, points))?;
    bits.unless_default(&mut request.as_it_stands, BitCodec::flag)?;
    bits.flag(breaks_off)?;
    bits.more(&mut has_said)?;
    if !has_said {
        return Ok(());
    }
    bits.option(&mut request.said_handicap, Whole::default, whole)?;
    bits.option(said_handicap, u16::default, BitCodec::number)
}

/// Dead stones: 0 nothing said, 1 points, 2 `pass-alive`, 3 of codes before 0.3.0: nobody spoke, whatever a record
/// marks.
fn dead(bits: &mut BitCodec, numbering: &BoardNumbering, request: &mut ScoreRequest) -> Transcoded {
    let (mut kind, mut points) = match request.dead {
        // What a record marks, and no more, is told by its points once a question is read.
        None | Some(DeadStonesRequest::AsMarked | DeadStonesRequest::Propose) => (0, PointSet::EMPTY),
        Some(DeadStonesRequest::Points(points)) => (1, points),
        Some(DeadStonesRequest::PassAlive) => (2, PointSet::EMPTY),
    };
    bits.fixed_width(&mut kind, 2)?;
    if kind == 1 {
        numbering.chains(bits, &mut points)?;
    }
    if kind == 3 {
        request.unsaid = Some(numbering.all_stones());
    }
    request.dead = match kind {
        0 => None,
        2 => Some(DeadStonesRequest::PassAlive),
        _ => Some(DeadStonesRequest::Points(points)),
    };
    Ok(())
}

fn whole<const MIN: u32, const MAX: u32>(bits: &mut BitCodec, whole: &mut Whole<MIN, MAX>) -> Transcoded {
    bits.number(&mut whole.0)?;
    *whole = Whole::in_range(whole.0).ok_or(CodeFault::Damaged)?;
    Ok(())
}

fn history(bits: &mut BitCodec, numbering: &BoardNumbering, history: &mut HistoryRequest) -> Transcoded {
    let plays = [&mut history.black_plays, &mut history.white_plays];
    let passes = [&mut history.black_passes, &mut history.white_passes];
    let early_passes = [&mut history.black_early_passes, &mut history.white_early_passes];
    for count in [plays, passes, early_passes].into_iter().flatten() {
        bits.option(count, Whole::default, whole)?;
    }
    bits.word(&mut history.first_pass)?;
    bits.option(
        &mut history.last_play,
        || LastPlayRequest::PLACEHOLDER,
        |bits, LastPlayRequest { player, point, captured }| {
            bits.color(player)?;
            bits.option(point, || Point::PLACEHOLDER, |bits, point| numbering.point(bits, point))?;
            bits.option(captured, PointSet::default, |bits, points| numbering.list(bits, points))
        },
    )?;
    bits.word(&mut history.ended_by)?;
    bits.word(&mut history.lost_by)
}

fn ids_of(request: &ScoreRequest) -> Vec<String> {
    let Some(RuleSetsRequest::These(sets)) = &request.rule_sets else { return Vec::new() };
    let ids = sets.iter().filter_map(|set| if let RuleSetRequest::Id(id) = set { Some(id.clone()) } else { None });
    ids.collect()
}

/// The number of a rule set; 0 and its id where it has none.
fn rule_set(bits: &mut BitCodec, id: &mut String) -> Transcoded {
    let mut number = numbered().find(|(_, set)| set.id == *id).map_or(0, |(number, _)| number);
    bits.number(&mut number)?;
    if number == 0 {
        return bits.text(id);
    }
    let (_, set) = numbered().find(|(known, _)| *known == number).ok_or(CodeFault::LaterRuleSet)?;
    set.id.as_ref().clone_into(id);
    Ok(())
}

/// One of the rule sets by its place among them.
fn one_of_ids(bits: &mut BitCodec, ids: &[String], id: &mut String) -> Transcoded {
    let mut index = ids.iter().position(|known| known == id).unwrap_or_default();
    bits.number(&mut index)?;
    id.clone_from(ids.get(index).ok_or(CodeFault::Damaged)?);
    Ok(())
}

/// Komi: 0 the same for all, 1 by rule set. There stands whether it was chosen and how much it is, so that a code
/// outlives a change of what a set has by itself.
fn komi(bits: &mut BitCodec, ids: &[String], request: &mut ScoreRequest) -> Transcoded {
    let (mut is_by_set, mut same, mut list) = match request.komi.take() {
        Some(KomiRequest::Same(komi)) => (false, komi, BTreeMap::new()),
        Some(KomiRequest::ByRuleSet(list)) => (true, GivenAmount::PLACEHOLDER, list),
        Some(KomiRequest::OfRuleSet | KomiRequest::OfRecord) | None => {
            (true, GivenAmount::PLACEHOLDER, BTreeMap::new())
        }
    };
    bits.flag(&mut is_by_set)?;
    if !is_by_set {
        bits.amount(&mut same.0)?;
        request.komi = Some(KomiRequest::Same(same));
        return Ok(());
    }
    let handicap = request.handicap.map_or(0, |Whole(count)| count as u16);
    for id in ids {
        let chosen = list.remove(id);
        let komi_of_set = || resolve_rule_set(id).ok()?.komi_for(handicap).map(GivenAmount::from);
        let (mut is_chosen, mut komi) = (chosen.is_some(), chosen.or_else(komi_of_set));
        bits.flag(&mut is_chosen)?;
        bits.option(&mut komi, || GivenAmount::PLACEHOLDER, |bits, komi| bits.amount(&mut komi.0))?;
        list.extend(komi.filter(|_| is_chosen || komi_of_set() != komi).map(|komi| (id.clone(), komi)));
    }
    request.komi = Some(if list.is_empty() { KomiRequest::OfRuleSet } else { KomiRequest::ByRuleSet(list) });
    Ok(())
}

fn adjustment(bits: &mut BitCodec, ids: &[String], adjustment: &mut AdjustmentRequest) -> Transcoded {
    bits.color(&mut adjustment.player)?;
    bits.amount(&mut adjustment.amount.0)?;
    bits.text(&mut adjustment.reason.0)?;
    adjustment.reason = BoundedText::checked(std::mem::take(&mut adjustment.reason.0)).ok_or(CodeFault::Damaged)?;
    bits.unless_default(&mut adjustment.rule_sets, |bits, named| {
        bits.list(named, String::new, |bits, id| one_of_ids(bits, ids, id))
    })
}

/// Dead stones under single rule sets.
fn by_rule_set(
    bits: &mut BitCodec,
    numbering: &BoardNumbering,
    ids: &[String],
    request: &mut ScoreRequest,
) -> Transcoded {
    bits.unless_default(&mut request.dead_by_rule_set, |bits, dead| {
        let mut list: Vec<(String, PointSet)> = std::mem::take(dead).into_iter().collect();
        bits.list(&mut list, Default::default, |bits, (id, points)| {
            one_of_ids(bits, ids, id)?;
            numbering.chains(bits, points)
        })?;
        dead.extend(list);
        Ok(())
    })
}

/// Readings that are listed: 0 all, 1 none, 2 those named.
fn rule_readings(bits: &mut BitCodec, request: &mut ScoreRequest) -> Transcoded {
    let (mut kind, mut names) = match request.readings.take() {
        None | Some(ListedReadings::All(true)) => (0, Vec::new()),
        Some(ListedReadings::All(false)) => (1, Vec::new()),
        Some(ListedReadings::Only(names)) => (2, names),
    };
    bits.fixed_width(&mut kind, 2)?;
    request.readings = match kind {
        0 => None,
        1 => Some(ListedReadings::All(false)),
        2 => {
            bits.list(&mut names, || RuleReadingId::PLACEHOLDER, rule_reading)?;
            Some(ListedReadings::Only(names))
        }
        _ => return Err(CodeFault::Damaged),
    };
    Ok(())
}

fn rule_reading(bits: &mut BitCodec, reading: &mut RuleReadingId) -> Transcoded {
    let mut name = reading.as_str().to_owned();
    bits.text(&mut name)?;
    *reading = RuleReadingId::of_word(&name).ok_or(CodeFault::LaterReading)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::board::Color;
    use crate::position::{End, FirstPasser, Loser};
    use crate::words::Word;

    #[test]
    fn words_keep_the_numbers_that_codes_have_for_them() {
        let [black, white] = Color::BOTH;
        let ends = [End::Passes, End::Agreement, End::Resignation, End::Time, End::Forfeit, End::Unknown];
        assert_eq!(End::WORDS, ends);
        assert_eq!(Loser::WORDS, [Loser::One(black), Loser::One(white), Loser::Both]);
        let passers = [FirstPasser::Player(black), FirstPasser::Player(white), FirstPasser::Nobody];
        assert_eq!(FirstPasser::WORDS, passers);
    }
}
