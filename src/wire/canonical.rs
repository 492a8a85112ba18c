//! The normal form of a question, and its name. Written by hand in the order of RFC 8785 (JCS): names sorted, no
//! blanks, shortest numbers. Everything in it is ASCII but the reasons of adjustments, which are escaped as RFC 8785
//! wants.

use std::convert::Infallible;
use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use super::request::Readings;
use super::values::BoardRows;
use crate::board::{ByColor, Color, PointSet};
use crate::life::Budget;
use crate::position::Loser;
use crate::report::Case;

/// SHA-256, in hexadecimal, of [`form`].
pub(crate) fn id(case: &Case, readings: &Readings) -> String {
    sha256(form(case, readings).as_bytes())
}

/// SHA-256, in hexadecimal.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digest = Sha256::digest(bytes);
    let digits = digest.iter().flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    String::from_utf8(digits.collect()).unwrap_or_default()
}

/// The question in its normal form: canonical rows, marked chains whole and in reading order, numbers that follow from
/// others filled in, komi as each rule set takes it; not what is only echoed or shown (`id`, `language`, `detail`).
pub(crate) fn form(case: &Case, readings: &Readings) -> String {
    let mut out = Form { text: String::with_capacity(2048) };
    let position = &case.position;
    let terms = &case.terms;
    out.text.push('{');
    if !terms.adjustments.is_empty() {
        out.name("adjustments");
        out.list(&terms.adjustments, |out, adjustment| {
            let _ = write!(out.text, "{{\"amount\":{},\"player\":\"{}\",", adjustment.amount, adjustment.player);
            out.name("reason");
            out.string(&adjustment.reason);
            if !adjustment.rule_sets.is_empty() {
                let mut ids: Vec<_> = adjustment.rule_sets.iter().collect();
                ids.sort();
                out.name("rule_sets");
                out.list(&ids, |out, id| out.string(id));
            }
            out.text.push('}');
        });
    }
    if case.as_it_stands {
        out.name("as_it_stands");
        out.text.push_str("true");
    }
    out.claims(case);
    out.name("classify");
    let _ = write!(out.text, "{}", case.classify);
    let asked = case.pairs().split_off(case.rule_sets.len().saturating_sub(1));
    if !asked.is_empty() {
        out.name("compare");
        out.list(&asked, |out, (from, to)| {
            out.list(&[from, to], |out, index| out.string(&case.rule_sets[**index].id));
        });
    }
    // Left out where nobody spoke.
    if !position.is_unsaid() {
        out.name("dead");
        out.points(position.marks().dead);
    }
    let mut dead_under: Vec<_> = case
        .rule_sets
        .iter()
        .filter_map(|rules| position.dead_under(&rules.id).map(|points| (rules.id.as_ref(), points)))
        .collect();
    if !dead_under.is_empty() {
        dead_under.sort_by_key(|(id, _)| *id);
        out.name("dead_by_rule_set");
        out.text.push('{');
        for (id, points) in dead_under {
            out.name(id);
            out.points(points);
        }
        out.text.push('}');
    }
    out.name("handicap");
    let _ = write!(out.text, "{}", if position.handicap() < 2 { 0 } else { position.handicap() });
    out.history(case);
    out.komi(case);
    if terms.overtime != ByColor::default() {
        out.name("overtime");
        let _ = write!(out.text, "{{\"black\":{},\"white\":{}}}", terms.overtime.black, terms.overtime.white);
    }
    out.name("prisoners");
    out.text.push('{');
    for player in Color::BOTH {
        out.count(player.as_str(), *position.prisoners().get(player));
    }
    out.text.push('}');
    if case.procedures {
        out.name("procedures");
        out.text.push_str("true");
    }
    out.name("readings");
    match readings {
        Readings::All(all) => {
            let _ = write!(out.text, "{all}");
        }
        Readings::Only(names) => out.list(names, |out, name| out.string(name.as_str())),
    }
    out.board(case);
    out.name("rule_sets");
    out.list(&case.rule_sets, |out, rules| out.string(&rules.id));
    if case.budget != Budget::DEFAULT {
        out.name("search_nodes");
        let _ = write!(out.text, "{}", case.budget.nodes());
    }
    out.name("seki");
    out.points(*position.seki());
    if case.sensitivity {
        out.name("sensitivity");
        out.text.push_str("true");
    }
    if !position.is_unsaid() && !position.marks().are_whole() {
        out.name("unsaid");
        out.points(position.marks().unsaid);
    }
    out.text.push('}');
    out.text
}

struct Form {
    text: String,
}

impl Form {
    /// The record, where there is one, and the rows.
    fn board(&mut self, case: &Case) {
        if let Some(record) = &case.record {
            self.name("record");
            self.string(&crate::formats::sgf::write(&record.game));
        }
        self.name("rows");
        self.text.push('[');
        let Ok(()) = BoardRows(*case.position.stones()).each(|row| {
            if !self.text.ends_with('[') {
                self.text.push(',');
            }
            // Nothing in a row needs an escape.
            self.text.push('"');
            self.text.push_str(row);
            self.text.push('"');
            Ok::<_, Infallible>(())
        });
        self.text.push(']');
    }

    /// The name of a member, with a comma where one came before.
    fn name(&mut self, name: &str) {
        if !matches!(self.text.as_bytes().last(), Some(b'{' | b'[' | b',')) {
            self.text.push(',');
        }
        self.string(name);
        self.text.push(':');
    }

    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.text.push('[');
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text.push(',');
            }
            write(self, item);
        }
        self.text.push(']');
    }

    fn points(&mut self, points: PointSet) {
        self.text.push('[');
        for (index, point) in points.iter().enumerate() {
            self.text.push_str(if index > 0 { ",\"" } else { "\"" });
            self.text.push_str(point.name());
            self.text.push('"');
        }
        self.text.push(']');
    }

    /// What each player claims, the marks of both included, so that it does not matter where those were written.
    fn claims(&mut self, case: &Case) {
        let Some(claims) = case.position.claims() else { return };
        self.name("claims");
        self.text.push('{');
        for player in Color::BOTH {
            self.name(player.as_str());
            self.text.push('{');
            self.name("dead");
            self.points(claims.get(player).dead);
            self.name("seki");
            self.points(claims.get(player).seki);
            self.text.push('}');
        }
        self.text.push('}');
    }

    fn count(&mut self, name: &str, count: Option<u32>) {
        if let Some(count) = count {
            self.name(name);
            let _ = write!(self.text, "{count}");
        }
    }

    fn word(&mut self, name: &str, word: &str) {
        self.name(name);
        self.string(word);
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
            self.text.push_str(text);
            self.text.push('"');
            return;
        }
        for letter in text.chars() {
            match letter {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\u{8}' => self.text.push_str("\\b"),
                '\u{c}' => self.text.push_str("\\f"),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\t' => self.text.push_str("\\t"),
                '\0'..='\u{1f}' => {
                    let _ = write!(self.text, "\\u{:04x}", u32::from(letter));
                }
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    fn history(&mut self, case: &Case) {
        let history = case.position.history();
        self.name("history");
        self.text.push('{');
        self.count("black_early_passes", history.early_passes.black);
        self.count("black_passes", history.passes.black);
        self.count("black_plays", history.plays.black);
        if let Some(end) = history.ended_by {
            self.word("ended_by", end.as_str());
        }
        if let Some(first) = history.first_pass {
            self.word("first_pass", first.map_or("none", Color::as_str));
        }
        if let Some(last) = history.last_play {
            self.name("last_play");
            self.text.push('{');
            if let Some(captured) = last.captured {
                self.name("captured");
                self.points(captured);
            }
            self.word("player", last.player.as_str());
            if let Some(point) = last.point {
                self.name("point");
                let _ = write!(self.text, "\"{point}\"");
            }
            self.text.push('}');
        }
        if let Some(loser) = history.lost_by {
            self.word(
                "lost_by",
                match loser {
                    Loser::One(player) => player.as_str(),
                    Loser::Both => "both",
                },
            );
        }
        self.count("white_early_passes", history.early_passes.white);
        self.count("white_passes", history.passes.white);
        self.count("white_plays", history.plays.white);
        self.text.push('}');
    }

    /// Komi as it applies to each set; sets without one are left out.
    fn komi(&mut self, case: &Case) {
        let handicap = case.position.handicap();
        let mut komi: Vec<_> = case
            .rule_sets
            .iter()
            .filter_map(|rules| {
                let komi = case.terms.komi.under(rules, handicap)?;
                Some((rules.id.as_ref(), komi))
            })
            .collect();
        komi.sort_by_key(|(id, _)| *id);
        self.name("komi");
        self.text.push('{');
        for (id, komi) in komi {
            self.name(id);
            let _ = write!(self.text, "{komi}");
        }
        self.text.push('}');
    }
}
