use std::collections::BTreeMap;

use super::bits::{Bits, Passed};
use super::board::Field;
use super::{CodeFault, names};
use crate::board::{Point, PointSet};
use crate::rules::ReadingId;
use crate::wire::from_json::{FromJson as _, Text, Whole};
use crate::wire::request::{
    AdjustmentRequest, ClaimsRequest, DeadStonesRequest, GivenAmount, HistoryRequest, KomiRequest, LastPlayRequest,
    Nodes, Readings, RuleSetRequest, RuleSetsRequest, ScoreRequest,
};
use crate::wire::resolve_rule_set;

/// What a question says of a board whose stones are known: everything but the rows.
pub(super) fn pass(bits: &mut Bits, field: &Field, asked: &mut ScoreRequest) -> Passed {
    marks(bits, field, asked)?;
    game(bits, field, asked)?;
    let mut ids = ids_of(asked);
    bits.list(&mut ids, String::new, names::pass)?;
    komi(bits, &ids, asked)?;
    terms(bits, &ids, asked)?;
    by_rule_set(bits, field, &ids, asked)?;
    asked.rule_sets = Some(RuleSetsRequest::These(ids.into_iter().map(RuleSetRequest::Id).collect()));
    choices(bits, asked)
}

/// What few questions tell, and whether the text of a record breaks off; nothing where there is none of it.
pub(super) fn pass_more(bits: &mut Bits, field: &Field, asked: &mut ScoreRequest, breaks_off: &mut bool) -> Passed {
    let mut has_more = asked.unsaid.is_some() || asked.as_it_stands == Some(true) || *breaks_off;
    bits.more(&mut has_more)?;
    if !has_more {
        return Ok(());
    }
    let mut unsaid = asked.unsaid.unwrap_or_default();
    field.chains(bits, &mut unsaid)?;
    asked.unsaid = unless_empty(unsaid).or(asked.unsaid);
    choice(bits, &mut asked.as_it_stands, false)?;
    bits.flag(breaks_off)
}

fn ids_of(asked: &ScoreRequest) -> Vec<String> {
    let Some(RuleSetsRequest::These(sets)) = &asked.rule_sets else { return Vec::new() };
    let ids = sets.iter().filter_map(|set| if let RuleSetRequest::Id(id) = set { Some(id.clone()) } else { None });
    ids.collect()
}

/// One of the rule sets by its place among them.
fn one_of_ids(bits: &mut Bits, ids: &[String], id: &mut String) -> Passed {
    let mut index = ids.iter().position(|known| known == id).unwrap_or_default();
    bits.number(&mut index)?;
    id.clone_from(ids.get(index).ok_or(CodeFault::Damaged)?);
    Ok(())
}

/// What is left out where there is nothing in it.
fn unless_empty<T: Default + PartialEq>(value: T) -> Option<T> {
    Some(value).filter(|value| *value != T::default())
}

/// Dead stones (0 nothing said, 1 points, 2 `pass-alive`, 3 of codes before 0.3.0: nobody spoke, whatever a record
/// marks), seki, claims.
fn marks(bits: &mut Bits, field: &Field, asked: &mut ScoreRequest) -> Passed {
    let (mut kind, mut points) = match asked.dead {
        // What a record marks, and no more, is told by its points once a question is read.
        None | Some(DeadStonesRequest::AsMarked) => (0, PointSet::EMPTY),
        Some(DeadStonesRequest::Points(points)) => (1, points),
        Some(DeadStonesRequest::PassAlive) => (2, PointSet::EMPTY),
    };
    bits.bits(&mut kind, 2)?;
    asked.dead = match kind {
        0 => None,
        1 => {
            field.chains(bits, &mut points)?;
            Some(DeadStonesRequest::Points(points))
        }
        2 => Some(DeadStonesRequest::PassAlive),
        _ => {
            asked.unsaid = Some(field.all_stones());
            Some(DeadStonesRequest::Points(PointSet::EMPTY))
        }
    };
    let mut seki = asked.seki.unwrap_or_default();
    field.chains(bits, &mut seki)?;
    asked.seki = unless_empty(seki);
    bits.option(&mut asked.claims, ClaimsRequest::default, |bits, ClaimsRequest { black, white }| {
        [&mut black.dead, &mut black.seki, &mut white.dead, &mut white.seki]
            .into_iter()
            .try_for_each(|points| field.chains(bits, points.get_or_insert_default()))
    })
}

fn whole<const MIN: u32, const MAX: u32>(bits: &mut Bits, whole: &mut Whole<MIN, MAX>) -> Passed {
    bits.number(&mut whole.0)?;
    *whole = Whole::of(whole.0).ok_or(CodeFault::Damaged)?;
    Ok(())
}

/// Prisoners, history and handicap.
fn game(bits: &mut Bits, field: &Field, asked: &mut ScoreRequest) -> Passed {
    let mut prisoners = asked.prisoners.unwrap_or_default();
    let mut history = asked.history.take().unwrap_or_default();
    let HistoryRequest {
        black_plays,
        white_plays,
        black_passes,
        white_passes,
        black_early_passes,
        white_early_passes,
        first_pass,
        last_play,
        ended_by,
        lost_by,
    } = &mut history;
    let passes = [black_passes, white_passes, black_early_passes, white_early_passes];
    let counts = [&mut prisoners.black, &mut prisoners.white, black_plays, white_plays].into_iter().chain(passes);
    for count in counts {
        bits.option(count, Whole::default, whole)?;
    }
    bits.word(first_pass)?;
    bits.option(last_play, LastPlayRequest::faulty, |bits, LastPlayRequest { player, point, captured }| {
        bits.color(player)?;
        bits.option(point, Point::faulty, |bits, point| field.point(bits, point))?;
        bits.option(captured, PointSet::default, |bits, points| field.list(bits, points))
    })?;
    bits.word(ended_by)?;
    bits.word(lost_by)?;
    asked.prisoners = unless_empty(prisoners);
    asked.history = unless_empty(history);
    bits.option(&mut asked.handicap, Whole::default, whole)
}

/// Komi: 0 the same for all, 1 by rule set. There stands whether it was chosen and how much it is, so that a code
/// outlives a change of what a set has by itself.
fn komi(bits: &mut Bits, ids: &[String], asked: &mut ScoreRequest) -> Passed {
    let (mut is_by_set, mut same, mut list) = match asked.komi.take() {
        Some(KomiRequest::Same(komi)) => (false, komi, BTreeMap::new()),
        Some(KomiRequest::ByRuleSet(list)) => (true, GivenAmount::faulty(), list),
        Some(KomiRequest::OfRuleSet | KomiRequest::OfRecord) | None => (true, GivenAmount::faulty(), BTreeMap::new()),
    };
    bits.flag(&mut is_by_set)?;
    if !is_by_set {
        bits.amount(&mut same.0)?;
        asked.komi = Some(KomiRequest::Same(same));
        return Ok(());
    }
    let handicap = asked.handicap.map_or(0, |Whole(count)| count as u16);
    for id in ids {
        let chosen = list.remove(id);
        let own = || resolve_rule_set(id).ok()?.komi_for(handicap).map(GivenAmount::from);
        let (mut is_chosen, mut komi) = (chosen.is_some(), chosen.or_else(own));
        bits.flag(&mut is_chosen)?;
        bits.option(&mut komi, GivenAmount::faulty, |bits, komi| bits.amount(&mut komi.0))?;
        list.extend(komi.filter(|_| is_chosen || own() != komi).map(|komi| (id.clone(), komi)));
    }
    asked.komi = Some(unless_empty(list).map_or(KomiRequest::OfRuleSet, KomiRequest::ByRuleSet));
    Ok(())
}

/// Overtime and adjustments.
fn terms(bits: &mut Bits, ids: &[String], asked: &mut ScoreRequest) -> Passed {
    let overtime = asked.overtime.get_or_insert_default();
    for periods in [&mut overtime.black, &mut overtime.white] {
        whole(bits, periods.get_or_insert_default())?;
    }
    asked.overtime = asked.overtime.filter(|overtime| overtime.black.max(overtime.white) > Some(Whole(0)));
    let mut adjustments = asked.adjustments.take().unwrap_or_default();
    bits.list(&mut adjustments, AdjustmentRequest::faulty, |bits, adjustment| {
        let AdjustmentRequest { player, amount, reason, rule_sets } = adjustment;
        bits.color(player)?;
        bits.amount(&mut amount.0)?;
        bits.text(&mut reason.0)?;
        *reason = Text::of(std::mem::take(&mut reason.0)).ok_or(CodeFault::Damaged)?;
        let mut named = rule_sets.take().unwrap_or_default();
        bits.list(&mut named, String::new, |bits, id| one_of_ids(bits, ids, id))?;
        *rule_sets = unless_empty(named);
        Ok(())
    })?;
    asked.adjustments = unless_empty(adjustments);
    Ok(())
}

/// Dead stones under single rule sets, and pairs to compare.
fn by_rule_set(bits: &mut Bits, field: &Field, ids: &[String], asked: &mut ScoreRequest) -> Passed {
    let mut dead: Vec<_> = asked.dead_by_rule_set.take().unwrap_or_default().into_iter().collect();
    bits.list(&mut dead, Default::default, |bits, (id, points): &mut (String, PointSet)| {
        one_of_ids(bits, ids, id)?;
        field.chains(bits, points)
    })?;
    asked.dead_by_rule_set = unless_empty(dead.into_iter().collect());
    let mut compare = asked.compare.take().unwrap_or_default();
    bits.list(&mut compare, Default::default, |bits, (from, to): &mut (String, String)| {
        one_of_ids(bits, ids, from)?;
        one_of_ids(bits, ids, to)
    })?;
    asked.compare = unless_empty(compare);
    Ok(())
}

/// A flag, left out where it says what is so by default.
fn choice(bits: &mut Bits, choice: &mut Option<bool>, default: bool) -> Passed {
    let mut flag = choice.unwrap_or(default);
    bits.flag(&mut flag)?;
    *choice = Some(flag).filter(|flag| *flag != default);
    Ok(())
}

/// What is looked at and listed: readings are 0 all, 1 none, 2 those named.
fn choices(bits: &mut Bits, asked: &mut ScoreRequest) -> Passed {
    choice(bits, &mut asked.classify, true)?;
    bits.option(&mut asked.search_nodes, Nodes::faulty, |bits, Nodes(nodes)| bits.number(nodes))?;
    choice(bits, &mut asked.sensitivity, false)?;
    choice(bits, &mut asked.procedures, false)?;
    let (mut kind, mut names) = match asked.readings.take() {
        None | Some(Readings::All(true)) => (0, Vec::new()),
        Some(Readings::All(false)) => (1, Vec::new()),
        Some(Readings::Only(names)) => (2, names),
    };
    bits.bits(&mut kind, 2)?;
    asked.readings = match kind {
        0 => None,
        1 => Some(Readings::All(false)),
        2 => {
            bits.list(&mut names, ReadingId::faulty, reading)?;
            Some(Readings::Only(names))
        }
        _ => return Err(CodeFault::Damaged),
    };
    Ok(())
}

fn reading(bits: &mut Bits, reading: &mut ReadingId) -> Passed {
    let mut name = reading.as_str().to_owned();
    bits.text(&mut name)?;
    let known = ReadingId::ALL.iter().copied().find(|known| known.as_str() == name);
    *reading = known.ok_or(CodeFault::LaterReading)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::board::Color;
    use crate::position::{End, Loser};
    use crate::wire::from_json::FirstPass;
    use crate::words::Word;

    #[test]
    fn words_keep_the_numbers_that_codes_have_for_them() {
        let [black, white] = Color::BOTH;
        let ends = [End::Passes, End::Agreement, End::Resignation, End::Time, End::Forfeit, End::Unknown];
        assert_eq!(End::WORDS, ends);
        assert_eq!(Loser::WORDS, [Loser::One(black), Loser::One(white), Loser::Both]);
        assert_eq!(FirstPass::WORDS, [Some(black), Some(white), None].map(FirstPass));
    }
}
