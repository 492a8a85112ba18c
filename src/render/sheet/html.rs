use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::escape::neutralise_tags;
use super::{AnsweredTask, RulingSheet, prisoners, qr};
use crate::board::{Color, PointSet};
use crate::explain;
use crate::position::Claim;
use crate::render::dispute::{self, DisputeText};
use crate::render::outline::{Outline, reading_in_words};
use crate::render::sentences::number;
use crate::render::{BoardPicture, Language, PictureStyle, sentences};
use crate::report::{RuleSetScore, shown_readings};
use crate::score::{Entry, EntryKind, EntryNote, Partition};

/// The style of a record in HTML, which is all there is of it: no picture, no font and no script is fetched. It goes
/// with `main.record` wherever that stands.
pub const RULING_STYLE: &str = include_str!("record.css");

/// A record as a page of its own in HTML: it prints on A4 and Letter, in black and white, and fetches nothing.
///
/// The record itself is `<main class="record">`; its style is `record.css`, word for word.
pub fn ruling_html(sheet: &RulingSheet<'_>) -> String {
    let language = sheet.language.as_str();
    let title = [Some(sheet.language.word("record-title")), sheet.typed("event")];
    let title: Vec<String> = title.into_iter().flatten().map(neutralise_tags).collect();
    // Claims make this column long: what follows them stands below the board.
    let is_long = sheet.claimed.task.position.claims().is_some();
    let page = html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title.join(" \u{2013} ")) }
                style { (PreEscaped(RULING_STYLE)) }
            }
            body {
                main class="record" lang=(language) {
                    (sheet.facts())
                    div class="record-columns" {
                        div { (sheet.board()) }
                        div {
                            (sheet.result())
                            (sheet.ledger())
                            (sheet.claims())
                            @if !is_long { (sheet.other_rule_sets()) }
                        }
                        @if is_long {
                            div { (sheet.other_rule_sets()) }
                        }
                    }
                    div class="record-rest" {
                        (sheet.points())
                        (sheet.lists())
                    }
                    (sheet.rulings())
                    div class="record-end" {
                        // The link as a picture to scan, beside what follows.
                        @let scan = sheet.language.word("record-scan");
                        @if let Some(code) = sheet.seals.link.as_deref().and_then(|link| qr::qr(link, scan)) {
                            (PreEscaped(code))
                        }
                        (sheet.signatures())
                        (sheet.seals())
                    }
                }
            }
        }
    };
    page.into_string()
}

impl RulingSheet<'_> {
    /// A word of a heading, in both languages.
    fn both(&self, key: &'static str) -> Markup {
        self.in_both(|language| language.word(key).to_owned())
    }

    /// A statement in both languages.
    fn in_both(&self, text: impl Fn(Language) -> String) -> Markup {
        html! {
            (neutralise_tags(&text(self.language)))
            @if let Some(language) = self.second_language {
                " " span class="record-second" lang=(language.as_str()) { (neutralise_tags(&text(language))) }
            }
        }
    }

    fn heading(&self, key: &'static str) -> Markup {
        html! { h2 { (self.both(key)) } }
    }

    fn column_heads(&self, keys: &[&'static str]) -> Markup {
        html! {
            @for key in keys { th scope="col" { (self.both(key)) } }
        }
    }

    /// What the record is about, as it was typed.
    fn facts(&self) -> Markup {
        let facts = self.typed_under(&[
            ("record-event", "event"),
            ("record-place", "place"),
            ("record-table", "table"),
            ("record-round", "round"),
            ("record-date", "date"),
            ("record-time", "time"),
            ("black", "black"),
            ("white", "white"),
            ("record-referee", "referee"),
        ]);
        html! {
            header {
                h1 { (self.both("record-title")) }
                dl class="record-facts" {
                    @for (key, text) in facts {
                        div { dt { (self.both(key)) } dd { bdi { (neutralise_tags(text)) } } }
                    }
                }
            }
        }
    }

    /// The board, and what is known of the game beside it.
    fn board(&self) -> Markup {
        let Some(scored) = self.scored() else { return Markup::default() };
        let position = &self.ruled.task.position;
        let caption = |language: Language| {
            let prisoners = prisoners(language, position);
            if position.handicap() <= 1 {
                return prisoners;
            }
            let handicap = language.labelled(language.word("record-handicap"), position.handicap());
            [&language.ended(&prisoners), language.word("between-sentences"), &handicap].concat()
        };
        html! {
            section {
                (self.heading("board"))
                figure {
                    (PreEscaped(self.diagram(&scored.score.board().partition)))
                    figcaption { (self.in_both(caption)) }
                }
            }
        }
    }

    /// The picture of the board under the rule set that rules.
    fn diagram(&self, partition: &Partition) -> String {
        let AnsweredTask { task, report } = self.ruled;
        let (style, second_language) = (PictureStyle::Print, self.second_language);
        let diagram = BoardPicture::of_report(self.language, task, report);
        BoardPicture { partition: Some(partition), style, second_language, ..diagram }.svg()
    }

    /// The points of a set, or that there are none.
    fn point_cells(&self, points: &PointSet) -> String {
        if points.is_empty() { self.language.word("record-none").to_owned() } else { points.to_string() }
    }

    /// A table with a column a player.
    fn table_of_players(&self, class: &'static str, rows: &Markup) -> Markup {
        html! {
            table class=(class) {
                thead { tr { td {} (self.column_heads(&PLAYERS)) } }
                tbody { (rows) }
            }
        }
    }

    /// The cells of a row: what it is about, and the points of each player.
    fn points_of_each<'p>(&self, key: &'static str, points: impl Fn(Color) -> &'p PointSet) -> Markup {
        html! {
            th scope="row" { (self.both(key)) }
            @for player in Color::BOTH { td { (self.point_cells(points(player))) } }
        }
    }

    /// What stands where, by coordinate.
    fn points(&self) -> Markup {
        let Some(scored) = self.scored() else { return Markup::default() };
        let partition = &scored.score.board().partition;
        let rows = [
            ("record-dead", &partition.dead_stones),
            ("record-seki", &partition.in_seki),
            ("record-owed", &partition.protective_moves),
        ];
        html! {
            section {
                (self.heading("record-points"))
                (self.table_of_players("record-points", &html! {
                    @for (key, points) in rows {
                        tr class=(key) { (self.points_of_each(key, |player| points.get(player))) }
                    }
                    tr class="record-neutral" {
                        th scope="row" { (self.both("record-neutral")) }
                        td colspan="2" { (self.point_cells(&partition.neutral)) }
                    }
                }))
            }
        }
    }

    /// The rule set, its edition, and what it says of the game.
    fn result(&self) -> Markup {
        let Some(scored) = self.scored() else { return Markup::default() };
        let (announced, result) = if self.ruled.report.is_disputed() {
            (self.both("record-undecided"), "?".to_owned())
        } else {
            let statement = explain::announcement(&scored.rules, &scored.score);
            (self.in_both(|language| language.sentence(&statement)), scored.score.verdict.result())
        };
        let language = self.language;
        let id = language.bracketed(&scored.rules.id);
        let named = language.ended(&[language.rule_text(scored.rules.name), &id].concat());
        html! {
            section class="record-result" {
                (self.heading("record-result"))
                p class="record-rules" {
                    (neutralise_tags(&named)) (self.language.word("between-sentences"))
                    (self.both("record-edition")) (self.language.word("after-label"))
                    (neutralise_tags(language.rule_text(scored.rules.text.edition)))
                }
                p class="record-announced" { strong { (neutralise_tags(language.result(&result))) } " " (announced) }
            }
        }
    }

    /// The ledger of the rule set that rules: a row a reason, with its articles.
    fn ledger(&self) -> Markup {
        let Some(scored) = self.scored() else { return Markup::default() };
        html! {
            section {
                (self.heading("record-ledger"))
                table class="record-ledger" {
                    thead {
                        tr { (self.column_heads(&["record-reason", "record-articles"])) (self.column_heads(&PLAYERS)) }
                    }
                    tbody {
                        @for row in rows(self, scored) {
                            tr data-kind=(row.kind.as_str()) {
                                th scope="row" { (self.reason(&row)) }
                                td { (neutralise_tags(&row.rests_on(self.language))) }
                                @for player in Color::BOTH { td class="record-amount" { (row.amounts(player)) } }
                            }
                        }
                    }
                    tfoot {
                        tr class="record-total" {
                            th scope="row" colspan="2" { (self.both("record-total")) }
                            @for player in Color::BOTH { td class="record-amount" { (number(scored.score.total(player))) } }
                        }
                        tr class="record-lead" {
                            th scope="row" colspan="2" { (self.both("record-lead")) }
                            td class="record-amount" colspan="2" { (number(scored.score.verdict.lead)) }
                        }
                    }
                }
            }
        }
    }

    /// What a row counts, with its points where neither the board nor the list of points shows them.
    fn reason(&self, row: &LedgerRow<'_>) -> Markup {
        let has_points = matches!(row.kind, EntryKind::SekiEyes | EntryKind::DeadInSeki | EntryKind::GroupTax);
        let points = row.entries.iter().map(|(_, points)| points.to_string()).filter(|points| !points.is_empty());
        let points: Vec<String> = points.filter(|_| has_points).collect();
        let (open, close) = self.language.brackets();
        html! {
            (self.in_both(|language| language.word_of("record-kind", row.name()).to_owned()))
            @if let Some(reason) = row.reason.filter(|reason| !reason.is_empty()) {
                (open) bdi { (neutralise_tags(reason)) } (close)
            }
            @if !points.is_empty() { " " span class="record-at" { (points.join("; ")) } }
        }
    }

    /// What each player says, where they do not agree.
    fn claims(&self) -> Markup {
        let claimed = self.claimed;
        let Some(claims) = claimed.task.position.claims() else { return Markup::default() };
        let dead: fn(&Claim) -> &PointSet = |claim| &claim.dead;
        let says = [("record-dead", dead), ("record-seki", |claim| &claim.seki)];
        let dispute = DisputeText::new(self.language, claimed.task, claimed.report);
        let sentences = claimed.report.dispute.iter().map(|dispute| dispute.sentence(claimed.task, 0));
        let sentences = sentences.map(|statement| self.language.sentence(&statement));
        let items: Vec<String> = dispute.into_iter().flat_map(|text| text.groups).chain(sentences).collect();
        html! {
            section {
                (self.heading("record-claims"))
                (self.table_of_players("record-claims", &html! {
                    @for (key, of) in says {
                        tr { (self.points_of_each(key, |player| of(claims.get(player)))) }
                    }
                }))
                @if let Some(player) = self.decided {
                    (self.ruled("record-upheld", &self.both(player.as_str())))
                } @else if self.ruled.task.position.claims().is_none() {
                    (self.ruled_groups())
                }
                (listed_items(&items))
            }
        }
    }

    /// What was ruled on each disputed group, and whose claim that is, where the referee typed the stones.
    fn ruled_groups(&self) -> Markup {
        let ruled = &self.ruled.task.position;
        let dispute = self.claimed.report.dispute.as_ref();
        let Some(dispute) = dispute.filter(|dispute| !dispute.groups.is_empty()) else { return Markup::default() };
        let rulings = |language: Language| {
            let groups = dispute.groups.iter().flat_map(|dispute| dispute::ruled(language, &dispute.group, ruled));
            groups.collect::<Vec<String>>().join(language.word("between-needs"))
        };
        self.ruled("record-ruled-groups", &self.in_both(rulings))
    }

    /// What was ruled on the claims, under its heading.
    fn ruled(&self, key: &'static str, ruling: &Markup) -> Markup {
        let (colon, gap) = self.language.colon();
        html! {
            p class="record-upheld" { strong { (self.both(key)) (colon) } (gap) (ruling) }
        }
    }

    /// Every other rule set in one line.
    fn other_rule_sets(&self) -> Markup {
        let (ruled, language) = (self.ruled, self.language);
        let others = ruled.report.scores.iter().enumerate().skip(1);
        if others.len() == 0 {
            return Markup::default();
        }
        let dispute = ruled.report.dispute.as_ref().filter(|_| ruled.report.is_disputed());
        let result_of = |(index, scored): (usize, &RuleSetScore)| match dispute {
            Some(dispute) => ("?".to_owned(), dispute.sentence(ruled.task, index)),
            None => (
                language.result(&scored.score.verdict.result()).to_owned(),
                explain::announcement(&scored.rules, &scored.score),
            ),
        };
        html! {
            section {
                (self.heading("record-other-rule-sets"))
                table class="record-others" {
                    thead { tr { (self.column_heads(&["record-rule-set", "record-result", "record-announcement"])) } }
                    tbody {
                        @for other in others {
                            @let (result, announced) = result_of(other);
                            tr {
                                th scope="row" { (neutralise_tags(&language.rule_set_name(&other.1.rules.id))) }
                                td { (neutralise_tags(&result)) }
                                td { (neutralise_tags(&language.sentence(&announced))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What was assumed, what looks odd, what reads otherwise.
    fn lists(&self) -> Markup {
        let ruled = self.ruled;
        let outline = Outline::new(self.language, ruled.task, ruled.report);
        let lists = [
            ("record-turning", self.turning()),
            ("missing", outline.missing),
            ("audit", outline.audit),
            ("assumptions", outline.assumptions),
            ("record", outline.record),
        ];
        html! {
            @for (key, items) in lists {
                @if !items.is_empty() {
                    section class="record-list" { (self.heading(key)) (listed_items(&items)) }
                }
            }
        }
    }

    /// Readings of the texts that turn the winner.
    fn turning(&self) -> Vec<String> {
        let (ruled, language) = (self.ruled, self.language);
        let mut lines = Vec::new();
        for scored in &ruled.report.scores {
            let readings = shown_readings(ruled.task, ruled.report, scored);
            for reading in readings.filter(|reading| !reading.is_default && reading.turns_winner) {
                let text = reading_in_words(language, scored, reading, "");
                lines.push(language.labelled(language.rule_set_name(&scored.rules.id), text));
            }
        }
        lines
    }

    /// What was ruled, and what was held against it, as typed.
    fn rulings(&self) -> Markup {
        let fields = [("record-ruling", "ruling"), ("record-dissent", "dissent"), ("record-note", "note")];
        html! {
            @for (key, text) in self.typed_under(&fields) {
                section class="record-typed" { (self.heading(key)) p { bdi { (neutralise_tags(text)) } } }
            }
        }
    }

    /// Lines to sign on.
    fn signatures(&self) -> Markup {
        let lines = [("record-referee", "referee"), ("black", "black"), ("white", "white")];
        html! {
            section class="record-signatures" {
                (self.heading("record-signatures"))
                ul {
                    @for (key, field) in lines {
                        li {
                            (self.both(key))
                            @if let Some(name) = self.typed(field) { " " bdi { (neutralise_tags(name)) } }
                        }
                    }
                    li { (self.both("record-time")) }
                }
            }
        }
    }

    /// What shows that the record is what it was, and how to see it again.
    fn seals(&self) -> Markup {
        let seals = self.seals;
        let hashes = [
            ("record-hash-question", &seals.question),
            ("record-hash-request", &seals.request),
            ("record-hash-answer", &seals.answer),
            ("record-hash-typed", &seals.record),
        ];
        let version = |language: Language| {
            let rules = language.word("record-rules-version");
            format!("gyega {}, {rules} {}", seals.version, seals.rules_version)
        };
        let seal =
            |key: &'static str, content: Markup| html! { div class=(key) { dt { (self.both(key)) } dd { (content) } } };
        html! {
            footer {
                dl class="record-seals" {
                    @for (key, hash) in hashes { (seal(key, html! { (neutralise_tags(hash)) })) }
                    (seal("record-engine", self.in_both(version)))
                    @if let Some((key, signature)) = &seals.signature {
                        (seal("record-key", html! { (neutralise_tags(key)) }))
                        (seal("record-signature", html! { (neutralise_tags(signature)) }))
                    }
                    @if let Some(link) = &seals.link { (seal("record-link", printed_link(link))) }
                }
            }
        }
    }
}

/// A link, what is not printed of it apart.
fn printed_link(link: &str) -> Markup {
    let (first, rest) = link.split_at(link.char_indices().nth(LINK_PRINTED).map_or(link.len(), |(at, _)| at));
    html! {
        (neutralise_tags(first))
        @if !rest.is_empty() { span { (neutralise_tags(rest)) } }
    }
}

fn listed_items(items: &[String]) -> Markup {
    html! {
        @if !items.is_empty() {
            ul { @for item in items { li { (neutralise_tags(item)) } } }
        }
    }
}

const PLAYERS: [&str; 2] = ["black", "white"];

/// How much of a link is printed beside its picture, in characters: nobody types the moves of a game.
const LINK_PRINTED: usize = 120;

/// One row of a ledger: entries of one kind, at most one a player.
struct LedgerRow<'a> {
    kind: EntryKind,
    note: Option<EntryNote>,
    articles: &'static [&'static str],
    /// Why there is an adjustment, as typed.
    reason: Option<&'a str>,
    entries: Vec<(&'a Entry, PointSet)>,
}

impl LedgerRow<'_> {
    fn name(&self) -> &'static str {
        sentences::entry_name(self.kind, self.note)
    }

    /// The articles it rests on, or that it is practice.
    fn rests_on(&self, language: Language) -> String {
        if self.note == Some(EntryNote::ByPractice) {
            return language.word("rests-on-convention").to_owned();
        }
        language.articles(self.articles)
    }

    /// What a player has of it; nothing where the row says nothing of the player.
    fn amounts(&self, player: Color) -> String {
        let own = self.entries.iter().find(|(entry, _)| entry.player == Some(player));
        own.map_or(String::new(), |(entry, _)| entry.amount.to_string())
    }

    /// Whether an entry has a place in it.
    fn takes(&self, entry: &Entry) -> bool {
        let is_same = (self.kind, self.note, self.articles) == (entry.kind, entry.note, entry.articles);
        is_same && self.reason.is_none() && self.entries.iter().all(|(other, _)| other.player != entry.player)
    }
}

/// The rows of a ledger. Stones that are not counted are left out: they are on the board for all to see.
fn rows<'a>(sheet: &RulingSheet<'a>, scored: &'a RuleSetScore) -> Vec<LedgerRow<'a>> {
    let mut rows: Vec<LedgerRow<'a>> = Vec::new();
    for (entry, added) in scored.entries(&sheet.ruled.task.terms) {
        let reason = added.map(|adjustment| adjustment.reason.as_str());
        let points = scored.score.ledger.points_of(entry);
        let says_nothing = entry.amount.is_zero() && (points.is_empty() || entry.kind == EntryKind::LivingStones);
        if says_nothing && added.is_none() {
            continue;
        }
        match rows.iter_mut().find(|row| reason.is_none() && row.takes(entry)) {
            Some(row) => row.entries.push((entry, points)),
            None => rows.push(LedgerRow {
                kind: entry.kind,
                note: entry.note,
                articles: entry.articles,
                reason,
                entries: vec![(entry, points)],
            }),
        }
    }
    rows
}
