use std::collections::BTreeMap;

use super::bits::{BitReader, Bits};
use super::board::{Field, Units};
use super::game::color;
use super::{CodeFault, names};
use crate::board::Color;
use crate::position::{End, Loser};
use crate::rules::{Amount, ReadingId};
use crate::wire::from_json::{FirstPass, Text, Whole};
use crate::wire::request::{
    AdjustmentRequest, ClaimRequest, ClaimsRequest, Count, DeadStonesRequest, GivenAmount, HistoryRequest, KomiRequest,
    LastPlayRequest, Nodes, Overtime, Prisoners, Readings, RuleSetRequest, RuleSetsRequest, ScoreRequest,
};
use crate::wire::{PointList, PointName, resolve_rule_set};

/// The words of a choice by their numbers, from 1; 0 is nothing said. The order never changes.
const ENDS: [End; 6] = [End::Passes, End::Agreement, End::Resignation, End::Time, End::Forfeit, End::Unknown];
const LOSERS: [Loser; 3] = [Loser::One(Color::Black), Loser::One(Color::White), Loser::Both];
const FIRST_PASSES: [FirstPass; 3] = [FirstPass(Some(Color::Black)), FirstPass(Some(Color::White)), FirstPass(None)];

/// What a question says of a board whose stones are known: everything but the rows.
///
/// `own_komi` is what each rule set has by itself, so that a code outlives a change of that.
pub(super) fn write(bits: &mut Bits, field: &Field, asked: &ScoreRequest, own_komi: &[Option<Amount>]) {
    write_marks(bits, field, asked);
    write_game(bits, field, asked);
    let ids = ids_of(asked);
    bits.list(&ids, |bits, id| write_id(bits, id));
    write_terms(bits, &ids, asked, own_komi);
    write_by_rule_set(bits, field, &ids, asked);
    write_choices(bits, asked);
}

pub(super) fn read(bits: &mut BitReader<'_>, field: &Field) -> Result<ScoreRequest, CodeFault> {
    let mut asked = ScoreRequest::default();
    read_marks(bits, field, &mut asked)?;
    read_game(bits, field, &mut asked)?;
    let ids = bits.list(read_id)?;
    read_terms(bits, &ids, &mut asked)?;
    read_by_rule_set(bits, field, &ids, &mut asked)?;
    asked.rule_sets = Some(RuleSetsRequest::These(ids.into_iter().map(RuleSetRequest::Id).collect()));
    read_choices(bits, &mut asked)?;
    Ok(asked)
}

fn ids_of(asked: &ScoreRequest) -> Vec<&str> {
    let Some(RuleSetsRequest::These(sets)) = &asked.rule_sets else { return Vec::new() };
    let ids = sets.iter().filter_map(|set| if let RuleSetRequest::Id(id) = set { Some(id.as_str()) } else { None });
    ids.collect()
}

fn write_id(bits: &mut Bits, id: &str) {
    let number = names::number(id);
    bits.number(number);
    if number == 0 {
        bits.text(id);
    }
}

fn read_id(bits: &mut BitReader<'_>) -> Result<String, CodeFault> {
    match bits.number()? as usize {
        0 => bits.text(),
        number => names::RULE_SETS.get(number - 1).map(|id| (*id).to_owned()).ok_or(CodeFault::LaterRuleSet),
    }
}

fn write_index(bits: &mut Bits, ids: &[&str], id: &str) {
    bits.number(ids.iter().position(|known| *known == id).unwrap_or_default() as u32);
}

fn read_index(bits: &mut BitReader<'_>, ids: &[String]) -> Result<String, CodeFault> {
    let index = bits.number()? as usize;
    ids.get(index).cloned().ok_or(CodeFault::Damaged)
}

fn write_word<T: PartialEq, const N: usize>(bits: &mut Bits, words: &[T; N], word: Option<T>) {
    let number = word.and_then(|word| words.iter().position(|known| *known == word)).map_or(0, |index| index + 1);
    bits.number(number as u32);
}

fn read_word<T: Copy, const N: usize>(bits: &mut BitReader<'_>, words: &[T; N]) -> Result<Option<T>, CodeFault> {
    match bits.number()? as usize {
        0 => Ok(None),
        number => words.get(number - 1).copied().map(Some).ok_or(CodeFault::Damaged),
    }
}

/// Dead stones (0 nothing said, 1 points, 2 `pass-alive`, 3 of codes before 0.3.0: nobody spoke, whatever a record
/// marks), seki, claims.
fn write_marks(bits: &mut Bits, field: &Field, asked: &ScoreRequest) {
    bits.bits(
        match &asked.dead {
            // What a record marks, and no more, is told by its points once a question is read.
            None | Some(DeadStonesRequest::AsMarked) => 0,
            Some(DeadStonesRequest::Points(_)) => 1,
            Some(DeadStonesRequest::PassAlive) => 2,
        },
        2,
    );
    let chains = |bits: &mut Bits, points: Option<PointList>| {
        field.write_points(bits, points.unwrap_or_default().0, Units::Chains);
    };
    if let Some(DeadStonesRequest::Points(points)) = &asked.dead {
        chains(bits, Some(*points));
    }
    chains(bits, asked.seki);
    bits.option(asked.claims, |bits, claims| {
        for ClaimRequest { dead, seki } in [claims.black, claims.white] {
            chains(bits, dead);
            chains(bits, seki);
        }
    });
}

fn read_marks(bits: &mut BitReader<'_>, field: &Field, asked: &mut ScoreRequest) -> Result<(), CodeFault> {
    let chains = |bits: &mut BitReader<'_>| field.read_points(bits, Units::Chains).map(PointList);
    asked.dead = match bits.bits(2)? {
        0 => None,
        1 => Some(DeadStonesRequest::Points(chains(bits)?)),
        2 => Some(DeadStonesRequest::PassAlive),
        _ => {
            asked.unsaid = Some(PointList(field.all_stones()));
            Some(DeadStonesRequest::Points(PointList::default()))
        }
    };
    asked.seki = Some(chains(bits)?).filter(|points| !points.0.is_empty());
    asked.claims = bits.option(|bits| {
        let mut claim = || Ok(ClaimRequest { dead: Some(chains(bits)?), seki: Some(chains(bits)?) });
        Ok(ClaimsRequest { black: claim()?, white: claim()? })
    })?;
    Ok(())
}

/// What few questions tell; nothing where it tells none of it.
pub(super) fn write_more(bits: &mut Bits, field: &Field, asked: &ScoreRequest, breaks_off: bool) {
    let as_it_stands = asked.as_it_stands == Some(true);
    if asked.unsaid.is_none() && !as_it_stands && !breaks_off {
        return;
    }
    bits.flag(true);
    field.write_points(bits, asked.unsaid.unwrap_or_default().0, Units::Chains);
    bits.flag(as_it_stands);
    bits.flag(breaks_off);
}

/// Whether the text of the record breaks off; the rest is put into the question.
pub(super) fn read_more(bits: &mut BitReader<'_>, field: &Field, asked: &mut ScoreRequest) -> Result<bool, CodeFault> {
    if !bits.has_more() || !bits.flag()? {
        return Ok(false);
    }
    let unsaid = field.read_points(bits, Units::Chains)?;
    if !unsaid.is_empty() {
        asked.unsaid = Some(PointList(unsaid));
    }
    asked.as_it_stands = bits.flag()?.then_some(true);
    bits.flag()
}

/// The numbers of a history, in the order of the code.
fn counts(history: &mut HistoryRequest) -> [&mut Option<Count>; 6] {
    let HistoryRequest {
        black_plays,
        white_plays,
        black_passes,
        white_passes,
        black_early_passes,
        white_early_passes,
        ..
    } = history;
    [black_plays, white_plays, black_passes, white_passes, black_early_passes, white_early_passes]
}

fn write_count(bits: &mut Bits, count: Option<Count>) {
    bits.option(count, |bits, Whole(count)| bits.number(count));
}

fn read_count(bits: &mut BitReader<'_>) -> Result<Option<Count>, CodeFault> {
    bits.option(read_whole)
}

fn read_whole<const MIN: u32, const MAX: u32>(bits: &mut BitReader<'_>) -> Result<Whole<MIN, MAX>, CodeFault> {
    Whole::of(bits.number()?).ok_or(CodeFault::Damaged)
}

/// Prisoners, history and handicap.
fn write_game(bits: &mut Bits, field: &Field, asked: &ScoreRequest) {
    let prisoners = asked.prisoners.unwrap_or_default();
    for count in [prisoners.black, prisoners.white] {
        write_count(bits, count);
    }
    let mut history = asked.history.clone().unwrap_or_default();
    for count in counts(&mut history) {
        write_count(bits, *count);
    }
    write_word(bits, &FIRST_PASSES, history.first_pass);
    bits.option(history.last_play, |bits, last| {
        bits.flag(last.player == Color::White);
        bits.option(last.point, |bits, point| field.write_turn(bits, Some(point.0)));
        bits.option(last.captured, |bits, points| field.write_list(bits, points.0));
    });
    write_word(bits, &ENDS, history.ended_by);
    write_word(bits, &LOSERS, history.lost_by);
    bits.option(asked.handicap, |bits, Whole(handicap)| bits.number(handicap));
}

fn read_game(bits: &mut BitReader<'_>, field: &Field, asked: &mut ScoreRequest) -> Result<(), CodeFault> {
    let prisoners = Prisoners { black: read_count(bits)?, white: read_count(bits)? };
    asked.prisoners = Some(prisoners).filter(|prisoners| *prisoners != Prisoners::default());
    let mut history = HistoryRequest::default();
    for count in counts(&mut history) {
        *count = read_count(bits)?;
    }
    history.first_pass = read_word(bits, &FIRST_PASSES)?;
    history.last_play = bits.option(|bits| {
        Ok(LastPlayRequest {
            player: color(bits.flag()?),
            point: bits.option(|bits| field.read_point(bits).map(PointName))?,
            captured: bits.option(|bits| field.read_list(bits).map(PointList))?,
        })
    })?;
    history.ended_by = read_word(bits, &ENDS)?;
    history.lost_by = read_word(bits, &LOSERS)?;
    asked.history = Some(history).filter(|history| *history != HistoryRequest::default());
    asked.handicap = bits.option(read_whole)?;
    Ok(())
}

fn read_amount(bits: &mut BitReader<'_>) -> Result<GivenAmount, CodeFault> {
    GivenAmount::of(bits.amount()?).ok_or(CodeFault::Damaged)
}

/// Komi (0 the same for all, 1 by rule set: whether it was chosen, and how much it is), overtime and adjustments.
fn write_terms(bits: &mut Bits, ids: &[&str], asked: &ScoreRequest, own_komi: &[Option<Amount>]) {
    let komi = asked.komi.as_ref();
    if let Some(KomiRequest::Same(komi)) = komi {
        bits.bits(0, 1);
        bits.amount(komi.0.0);
    } else {
        bits.bits(1, 1);
        for (id, own) in ids.iter().zip(own_komi) {
            let chosen = match komi {
                Some(KomiRequest::ByRuleSet(list)) => list.get(*id).map(|komi| komi.0.0),
                Some(KomiRequest::OfRuleSet | KomiRequest::OfRecord | KomiRequest::Same(_)) | None => None,
            };
            bits.flag(chosen.is_some());
            bits.option(chosen.or(*own), Bits::amount);
        }
    }
    let overtime = asked.overtime.unwrap_or_default();
    for periods in [overtime.black, overtime.white] {
        bits.number(periods.unwrap_or_default().0);
    }
    bits.list(asked.adjustments.as_deref().unwrap_or_default(), |bits, adjustment| {
        bits.flag(adjustment.player == Color::White);
        bits.amount(adjustment.amount.0.0);
        bits.text(&adjustment.reason.0);
        bits.list(adjustment.rule_sets.as_deref().unwrap_or_default(), |bits, id| write_index(bits, ids, id));
    });
}

fn read_terms(bits: &mut BitReader<'_>, ids: &[String], asked: &mut ScoreRequest) -> Result<(), CodeFault> {
    asked.komi = Some(if bits.flag()? {
        read_komi(bits, ids, asked.handicap.map_or(0, |Whole(count)| count as u16))?
    } else {
        KomiRequest::Same(read_amount(bits)?)
    });
    let overtime = Overtime { black: Some(read_whole(bits)?), white: Some(read_whole(bits)?) };
    asked.overtime = Some(overtime).filter(|overtime| overtime.black.max(overtime.white) > Some(Whole(0)));
    let adjustments = bits.list(|bits| {
        Ok(AdjustmentRequest {
            player: color(bits.flag()?),
            amount: read_amount(bits)?,
            reason: Text::of(bits.text()?).ok_or(CodeFault::Damaged)?,
            rule_sets: some_of(bits.list(|bits| read_index(bits, ids))?),
        })
    })?;
    asked.adjustments = some_of(adjustments);
    Ok(())
}

/// What was chosen, and what a rule set had by itself that it has no longer.
fn read_komi(bits: &mut BitReader<'_>, ids: &[String], handicap: u16) -> Result<KomiRequest, CodeFault> {
    let mut list = BTreeMap::new();
    for id in ids {
        let is_chosen = bits.flag()?;
        let komi = bits.option(read_amount)?;
        let own = || resolve_rule_set(id).ok().and_then(|rules| rules.komi_for(handicap));
        if let Some(komi) = komi.filter(|komi| is_chosen || own() != Some(komi.0.0)) {
            list.insert(id.clone(), komi);
        }
    }
    Ok(if list.is_empty() { KomiRequest::OfRuleSet } else { KomiRequest::ByRuleSet(list) })
}

/// Dead stones under single rule sets, and pairs to compare.
fn write_by_rule_set(bits: &mut Bits, field: &Field, ids: &[&str], asked: &ScoreRequest) {
    let dead: Vec<(&String, &PointList)> = asked.dead_by_rule_set.iter().flatten().collect();
    bits.list(&dead, |bits, (id, points)| {
        write_index(bits, ids, id);
        field.write_points(bits, points.0, Units::Chains);
    });
    bits.list(asked.compare.as_deref().unwrap_or_default(), |bits, (from, to)| {
        write_index(bits, ids, from);
        write_index(bits, ids, to);
    });
}

fn read_by_rule_set(
    bits: &mut BitReader<'_>,
    field: &Field,
    ids: &[String],
    asked: &mut ScoreRequest,
) -> Result<(), CodeFault> {
    let dead = bits.list(|bits| {
        let id = read_index(bits, ids)?;
        Ok((id, PointList(field.read_points(bits, Units::Chains)?)))
    })?;
    asked.dead_by_rule_set = (!dead.is_empty()).then(|| dead.into_iter().collect());
    asked.compare = some_of(bits.list(|bits| Ok((read_index(bits, ids)?, read_index(bits, ids)?)))?);
    Ok(())
}

/// A list that is left out where nothing is in it.
fn some_of<T>(list: Vec<T>) -> Option<Vec<T>> {
    Some(list).filter(|list| !list.is_empty())
}

/// What is looked at and listed: readings are 0 all, 1 none, 2 those named.
fn write_choices(bits: &mut Bits, asked: &ScoreRequest) {
    bits.flag(asked.classify.unwrap_or(true));
    bits.option(asked.search_nodes, |bits, Nodes(nodes)| bits.number(nodes));
    bits.flag(asked.sensitivity.unwrap_or_default());
    bits.flag(asked.procedures.unwrap_or_default());
    match &asked.readings {
        None | Some(Readings::All(true)) => bits.bits(0, 2),
        Some(Readings::All(false)) => bits.bits(1, 2),
        Some(Readings::Only(names)) => {
            bits.bits(2, 2);
            bits.list(names, |bits, name| bits.text(name.as_str()));
        }
    }
}

fn read_choices(bits: &mut BitReader<'_>, asked: &mut ScoreRequest) -> Result<(), CodeFault> {
    asked.classify = (!bits.flag()?).then_some(false);
    asked.search_nodes = bits.option(|bits| bits.number().map(Nodes))?;
    asked.sensitivity = bits.flag()?.then_some(true);
    asked.procedures = bits.flag()?.then_some(true);
    asked.readings = match bits.bits(2)? {
        0 => None,
        1 => Some(Readings::All(false)),
        2 => Some(Readings::Only(bits.list(read_reading)?)),
        _ => return Err(CodeFault::Damaged),
    };
    Ok(())
}

fn read_reading(bits: &mut BitReader<'_>) -> Result<ReadingId, CodeFault> {
    let name = bits.text()?;
    ReadingId::ALL.iter().copied().find(|known| known.as_str() == name).ok_or(CodeFault::LaterReading)
}
