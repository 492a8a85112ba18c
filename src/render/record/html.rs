use super::{Asked, RulingSheet, escape, given, qr};
use crate::board::{Color, PointSet};
use crate::explain::{self, Statement};
use crate::position::Claim;
use crate::render::disputed::{self, DisputeText};
use crate::render::outline::Outline;
use crate::render::texts::articles;
use crate::render::{self, Diagram, DiagramStyle, Language, rule_text, sentences};
use crate::report::{Scored, told_readings};
use crate::rules::Amount;
use crate::score::{Entry, EntryKind, Partition};

/// All style of a page, which is all there is of it: no picture, no font and no script is fetched.
/// The style of a record in HTML: it goes with `main.record` wherever that stands.
pub const RULING_STYLE: &str = include_str!("record.css");

/// A record as a page of its own in HTML: it prints on A4 and Letter, in black and white, and fetches nothing.
///
/// The record itself is `<main class="record">`; its style is `record.css`, word for word.
pub fn ruling_html(sheet: &RulingSheet<'_>) -> String {
    let mut page = Page { sheet, text: String::with_capacity(64_000) };
    let language = sheet.language.as_str();
    let title = [Some(page.word("record-title")), given(sheet.typed.event.as_ref())];
    let title: Vec<String> = title.into_iter().flatten().map(escape::html).collect();
    page.add(&format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>\n{RULING_STYLE}</style>\n\
         </head>\n<body>\n<main class=\"record\" lang=\"{language}\">\n",
        title.join(" \u{2013} ")
    ));
    page.facts();
    page.add("<div class=\"record-columns\">\n<div>\n");
    page.board();
    page.add("</div>\n<div>\n");
    page.result();
    page.ledger();
    page.claims();
    // Claims make this column long: what follows them stands below the board.
    let is_long = sheet.claimed.case.position.claims().is_some();
    page.add(if is_long { "</div>\n<div>\n" } else { "" });
    page.other_rule_sets();
    page.add("</div>\n</div>\n<div class=\"record-rest\">\n");
    page.points();
    page.lists();
    page.add("</div>\n");
    page.rulings();
    page.add("<div class=\"record-end\">\n");
    page.link_picture();
    page.signatures();
    page.seals();
    page.add("</div>\n</main>\n</body>\n</html>\n");
    page.text
}

/// The picture of the board under the rule set that rules.
fn diagram(sheet: &RulingSheet<'_>, parts: &Partition) -> String {
    let Asked { case, report } = sheet.ruled;
    let style = DiagramStyle::Print;
    let second_language = sheet.second_language;
    Diagram { parts: Some(parts), style, second_language, ..Diagram::of_report(sheet.language, case, report) }.svg()
}

struct Page<'a> {
    sheet: &'a RulingSheet<'a>,
    text: String,
}

impl Page<'_> {
    fn add(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn word(&self, key: &'static str) -> &'static str {
        sentences::word(self.sheet.language, key)
    }

    /// A word of a heading, in both languages.
    fn both(&self, key: &'static str) -> String {
        let first = escape::html(self.word(key));
        self.with_second(first, |language| sentences::word(language, key).to_owned())
    }

    /// A statement in both languages.
    fn told(&self, statement: &Statement) -> String {
        let first = escape::html(&render::sentence(self.sheet.language, statement));
        self.with_second(first, |language| render::sentence(language, statement))
    }

    fn with_second(&self, first: String, second: impl Fn(Language) -> String) -> String {
        let Some(language) = self.sheet.second_language else { return first };
        let second = escape::html(&second(language));
        format!("{first} <span class=\"record-second\" lang=\"{}\">{second}</span>", language.as_str())
    }

    fn heading(&mut self, key: &'static str) {
        let told = self.both(key);
        self.add(&format!("<h2>{told}</h2>\n"));
    }

    /// What the record is about, as it was typed.
    fn facts(&mut self) {
        let typed = self.sheet.typed;
        let facts = [
            ("record-event", &typed.event),
            ("record-place", &typed.place),
            ("record-table", &typed.table),
            ("record-round", &typed.round),
            ("record-date", &typed.date),
            ("record-time", &typed.time),
            ("black", &typed.players.black),
            ("white", &typed.players.white),
            ("record-referee", &typed.referee),
        ];
        let title = self.both("record-title");
        self.add(&format!("<header>\n<h1>{title}</h1>\n<dl class=\"record-facts\">\n"));
        for (key, text) in facts {
            if let Some(text) = given(text.as_ref()) {
                let term = self.both(key);
                self.add(&format!("<div><dt>{term}</dt><dd><bdi>{}</bdi></dd></div>\n", escape::html(text)));
            }
        }
        self.add("</dl>\n</header>\n");
    }

    /// The board, and what is known of the game beside it.
    fn board(&mut self) {
        let Some(scored) = self.sheet.scored() else { return };
        let picture = diagram(self.sheet, &scored.score.board().partition);
        let position = &self.sheet.ruled.case.position;
        let prisoners = position.prisoners();
        let told = |language: Language| {
            let word = |key| sentences::word(language, key);
            let [black, white] = Color::BOTH.map(|player| {
                let count = prisoners.get(player).map_or("?".to_owned(), |count| count.to_string());
                format!("{} {count}", word(player_word(player)))
            });
            let mut told = vec![format!("{}: {black}, {white}", word("record-prisoners"))];
            if position.handicap() > 1 {
                told.push(format!("{}: {}", word("record-handicap"), position.handicap()));
            }
            told.join(". ")
        };
        let caption = self.with_second(escape::html(&told(self.sheet.language)), told);
        let heading = self.both("board");
        self.add(&format!(
            "<section>\n<h2>{heading}</h2>\n<figure>\n{picture}<figcaption>{caption}</figcaption>\n</figure>\n</section>\n"
        ));
    }

    /// What stands where, by coordinate.
    fn points(&mut self) {
        let Some(scored) = self.sheet.scored() else { return };
        let parts = &scored.score.board().partition;
        let none = self.word("record-none");
        let list = |points: &PointSet| if points.is_empty() { none.to_owned() } else { points.to_string() };
        let rows = [
            ("record-dead", "dead", &parts.dead_stones),
            ("record-seki", "seki", &parts.in_seki),
            ("record-owed", "owed", &parts.protective_moves),
        ];
        self.add("<section>\n");
        self.heading("record-points");
        self.add("<table class=\"record-points\">\n<thead><tr><td></td>");
        self.player_heads();
        self.add("</tr></thead>\n<tbody>\n");
        for (key, class, points) in rows {
            let head = self.both(key);
            let [black, white] = Color::BOTH.map(|player| list(points.get(player)));
            self.add(&format!(
                "<tr class=\"record-{class}\"><th scope=\"row\">{head}</th><td>{black}</td><td>{white}</td></tr>\n"
            ));
        }
        let head = self.both("record-neutral");
        self.add(&format!(
            "<tr class=\"record-neutral\"><th scope=\"row\">{head}</th><td colspan=\"2\">{}</td></tr>\n",
            list(&parts.neutral)
        ));
        self.add("</tbody>\n</table>\n</section>\n");
    }

    fn player_heads(&mut self) {
        for player in Color::BOTH {
            let head = self.both(player_word(player));
            self.add(&format!("<th scope=\"col\">{head}</th>"));
        }
    }

    /// The rule set, its edition, and what it says of the game.
    fn result(&mut self) {
        let Some(scored) = self.sheet.scored() else { return };
        let position = &self.sheet.ruled.case.position;
        let statement = explain::announcement(position, &scored.rules, &scored.score);
        let (announced, result) = if self.sheet.ruled.report.is_disputed() {
            (self.both("record-undecided"), "?".to_owned())
        } else {
            (self.told(&statement), scored.score.verdict.result(position.history().ended_by))
        };
        self.add("<section class=\"record-result\">\n");
        self.heading("record-result");
        let edition = self.both("record-edition");
        self.add(&format!(
            "<p class=\"record-rules\">{} ({}). {edition}: {}</p>\n<p class=\"record-announced\"><strong>{}</strong> {announced}</p>\n",
            escape::html(rule_text(self.sheet.language, scored.rules.name)),
            escape::html(&scored.rules.id),
            escape::html(rule_text(self.sheet.language, scored.rules.text.edition)),
            escape::html(sentences::result(self.sheet.language, &result)),
        ));
        self.add("</section>\n");
    }

    /// The ledger of the rule set that rules: a row a reason, with its articles.
    fn ledger(&mut self) {
        let Some(scored) = self.sheet.scored() else { return };
        self.add("<section>\n");
        self.heading("record-ledger");
        self.add("<table class=\"record-ledger\">\n<thead><tr>");
        for key in ["record-reason", "record-articles"] {
            let head = self.both(key);
            self.add(&format!("<th scope=\"col\">{head}</th>"));
        }
        self.player_heads();
        self.add("</tr></thead>\n<tbody>\n");
        for row in rows(self.sheet, scored) {
            let what = self.reason(&row);
            let [black, white] = Color::BOTH.map(|player| row.amounts(player));
            self.add(&format!(
                "<tr data-kind=\"{}\"><th scope=\"row\">{what}</th><td>{}</td><td class=\"record-amount\">{black}</td>\
                 <td class=\"record-amount\">{white}</td></tr>\n",
                row.kind.as_str(),
                escape::html(&row.rests_on(self.sheet.language)),
            ));
        }
        let [black, white] = Color::BOTH.map(|player| known(scored.score.total(player)));
        let (total, lead) = (self.both("record-total"), self.both("record-lead"));
        self.add(&format!(
            "</tbody>\n<tfoot>\n<tr class=\"record-total\"><th scope=\"row\" colspan=\"2\">{total}</th>\
             <td class=\"record-amount\">{black}</td><td class=\"record-amount\">{white}</td></tr>\n\
             <tr class=\"record-lead\"><th scope=\"row\" colspan=\"2\">{lead}</th>\
             <td class=\"record-amount\" colspan=\"2\">{}</td></tr>\n</tfoot>\n</table>\n</section>\n",
            known(scored.score.verdict.lead),
        ));
    }

    /// What a row counts, with its points where neither the board nor the list of points shows them.
    fn reason(&self, row: &Row<'_>) -> String {
        let told = |language: Language| sentences::word(language, row.word()).to_owned();
        let first = escape::html(&told(self.sheet.language));
        let mut what = self.with_second(first, told);
        if let Some(reason) = row.reason.filter(|reason| !reason.is_empty()) {
            what.extend([" (<bdi>", &escape::html(reason), "</bdi>)"]);
        }
        if matches!(row.kind, EntryKind::SekiEyes | EntryKind::DeadInSeki | EntryKind::GroupTax) {
            let points = row.entries.iter().map(|(_, points)| points.to_string());
            let points: Vec<String> = points.filter(|points| !points.is_empty()).collect();
            if !points.is_empty() {
                what.extend([" <span class=\"record-at\">", &points.join("; "), "</span>"]);
            }
        }
        what
    }

    /// What each player says, where they do not agree.
    fn claims(&mut self) {
        let claimed = self.sheet.claimed;
        let Some(claims) = claimed.case.position.claims() else { return };
        self.add("<section>\n");
        self.heading("record-claims");
        self.add("<table class=\"record-claims\">\n<thead><tr><td></td>");
        self.player_heads();
        self.add("</tr></thead>\n<tbody>\n");
        let none = self.word("record-none");
        let list = |points: &PointSet| if points.is_empty() { none.to_owned() } else { points.to_string() };
        let says = |of: fn(&Claim) -> &PointSet| Color::BOTH.map(|player| list(of(claims.get(player))));
        for (key, [black, white]) in
            [("record-dead", says(|claim| &claim.dead)), ("record-seki", says(|claim| &claim.seki))]
        {
            let head = self.both(key);
            self.add(&format!("<tr><th scope=\"row\">{head}</th><td>{black}</td><td>{white}</td></tr>\n"));
        }
        self.add("</tbody>\n</table>\n");
        if let Some(player) = self.sheet.decided {
            let (head, player) = (self.both("record-upheld"), self.both(player_word(player)));
            self.add(&format!("<p class=\"record-upheld\"><strong>{head}:</strong> {player}</p>\n"));
        } else if self.sheet.ruled.case.position.claims().is_none() {
            self.ruled_groups();
        }
        let told = DisputeText::of(self.sheet.language, claimed.case, claimed.report);
        let said = claimed.report.dispute.iter().map(|dispute| dispute.sentence(claimed.case, 0));
        let said = said.map(|statement| render::sentence(self.sheet.language, &statement));
        let items: Vec<String> = told.into_iter().flat_map(|told| told.groups).chain(said).collect();
        self.items(&items);
        self.add("</section>\n");
    }

    /// What was ruled on each disputed group, and whose claim that is, where the referee typed the stones.
    fn ruled_groups(&mut self) {
        let report = self.sheet.claimed.report;
        let ruled = &self.sheet.ruled.case.position;
        if report.dispute.as_ref().is_none_or(|dispute| dispute.groups.is_empty()) {
            return;
        }
        let told = |language: Language| {
            let groups = report.dispute.iter().flat_map(|dispute| &dispute.groups);
            groups
                .flat_map(|group| disputed::ruled(language, group, ruled))
                .collect::<Vec<String>>()
                .join(sentences::word(language, "between-needs"))
        };
        let told = self.with_second(escape::html(&told(self.sheet.language)), told);
        let head = self.both("record-ruled-groups");
        self.add(&format!("<p class=\"record-upheld\"><strong>{head}:</strong> {told}</p>\n"));
    }

    fn items(&mut self, items: &[String]) {
        if items.is_empty() {
            return;
        }
        self.add("<ul>\n");
        for item in items {
            self.add(&format!("<li>{}</li>\n", escape::html(item)));
        }
        self.add("</ul>\n");
    }

    /// Every other rule set in one line.
    fn other_rule_sets(&mut self) {
        let ruled = self.sheet.ruled;
        let end = ruled.case.position.history().ended_by;
        let mut others = ruled.report.scores.iter().enumerate().skip(1).peekable();
        if others.peek().is_none() {
            return;
        }
        let disputed = ruled.report.dispute.as_ref().filter(|_| ruled.report.is_disputed());
        self.add("<section>\n");
        self.heading("record-other-rule-sets");
        self.add("<table class=\"record-others\">\n<thead><tr>");
        for key in ["record-rule-set", "record-result", "record-announcement"] {
            let head = self.both(key);
            self.add(&format!("<th scope=\"col\">{head}</th>"));
        }
        self.add("</tr></thead>\n<tbody>\n");
        for (index, scored) in others {
            let (result, announced) = match disputed {
                Some(dispute) => ("?".to_owned(), dispute.sentence(ruled.case, index)),
                None => (
                    sentences::result(self.sheet.language, &scored.score.verdict.result(end)).to_owned(),
                    explain::announcement(&ruled.case.position, &scored.rules, &scored.score),
                ),
            };
            self.add(&format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>\n",
                escape::html(&sentences::name_of_rule_set(self.sheet.language, &scored.rules.id)),
                escape::html(&result),
                escape::html(&render::sentence(self.sheet.language, &announced)),
            ));
        }
        self.add("</tbody>\n</table>\n</section>\n");
    }

    /// What was assumed, what looks odd, what reads otherwise.
    fn lists(&mut self) {
        let ruled = self.sheet.ruled;
        let outline = Outline::of(self.sheet.language, ruled.case, ruled.report);
        let [record, missing, assumptions, audit] = outline.lists().map(|(_, items)| items.to_vec());
        let lists = [
            ("record-turning", self.turning()),
            ("missing", missing),
            ("audit", audit),
            ("assumptions", assumptions),
            ("record", record),
        ];
        for (key, items) in lists {
            if !items.is_empty() {
                self.add("<section class=\"record-list\">\n");
                self.heading(key);
                self.items(&items);
                self.add("</section>\n");
            }
        }
    }

    /// Readings of the texts that turn the winner.
    fn turning(&self) -> Vec<String> {
        let ruled = self.sheet.ruled;
        let end = ruled.case.position.history().ended_by;
        let mut told = Vec::new();
        for scored in &ruled.report.scores {
            let readings = told_readings(ruled.case, ruled.report, scored);
            for reading in readings.filter(|reading| !reading.is_default && reading.turns_winner) {
                told.push(format!(
                    "{}: {}. {} [{}]",
                    sentences::name_of_rule_set(self.sheet.language, &scored.rules.id),
                    sentences::result_in_words(self.sheet.language, &reading.verdict.result(end)),
                    render::sentence(self.sheet.language, &explain::reading(reading.id)),
                    sentences::source(self.sheet.language, reading.source),
                ));
            }
        }
        told
    }

    /// What was ruled, and what was held against it, as typed.
    fn rulings(&mut self) {
        let typed = self.sheet.typed;
        let texts =
            [("record-ruling", &typed.ruling), ("record-dissent", &typed.dissent), ("record-note", &typed.note)];
        for (key, text) in texts {
            if let Some(text) = given(text.as_ref()) {
                self.add("<section class=\"record-typed\">\n");
                self.heading(key);
                self.add(&format!("<p><bdi>{}</bdi></p>\n</section>\n", escape::html(text)));
            }
        }
    }

    /// The link as a picture to scan, beside what follows.
    fn link_picture(&mut self) {
        if let Some(code) = self.sheet.seals.link.as_deref().and_then(|link| qr::qr(link, self.word("record-scan"))) {
            self.add(&code);
            self.add("\n");
        }
    }

    /// Lines to sign on.
    fn signatures(&mut self) {
        let typed = self.sheet.typed;
        let lines =
            [("record-referee", &typed.referee), ("black", &typed.players.black), ("white", &typed.players.white)];
        self.add("<section class=\"record-signatures\">\n");
        self.heading("record-signatures");
        self.add("<ul>\n");
        for (key, name) in lines {
            let who = self.both(key);
            let name = given(name.as_ref()).map_or(String::new(), |name| format!(" <bdi>{}</bdi>", escape::html(name)));
            self.add(&format!("<li>{who}{name}</li>\n"));
        }
        let time = self.both("record-time");
        self.add(&format!("<li>{time}</li>\n</ul>\n</section>\n"));
    }

    /// What shows that the record is what it was, and how to see it again.
    fn seals(&mut self) {
        let seals = self.sheet.seals;
        let hashes = [
            ("record-hash-question", &seals.question),
            ("record-hash-request", &seals.request),
            ("record-hash-answer", &seals.answer),
            ("record-hash-typed", &seals.record),
        ];
        self.add("<footer>\n");
        self.add("<dl class=\"record-seals\">\n");
        for (key, hash) in hashes {
            self.seal(key, hash);
        }
        let version = |language: Language| {
            let rules = sentences::word(language, "record-rules-version");
            format!("gyega {}, {rules} {}", seals.version, seals.rules_version)
        };
        let version = self.with_second(escape::html(&version(self.sheet.language)), version);
        self.seal_of_html("record-engine", &version);
        if let Some((key, signature)) = &seals.signature {
            self.seal("record-key", key);
            self.seal("record-signature", signature);
        }
        if let Some(link) = &seals.link {
            let (first, rest) = link.split_at(link.char_indices().nth(LINK_PRINTED).map_or(link.len(), |(at, _)| at));
            let rest = if rest.is_empty() { String::new() } else { format!("<span>{}</span>", escape::html(rest)) };
            self.seal_of_html("record-link", &format!("{}{rest}", escape::html(first)));
        }
        self.add("</dl>\n</footer>\n");
    }

    fn seal(&mut self, key: &'static str, text: &str) {
        self.seal_of_html(key, &escape::html(text));
    }

    fn seal_of_html(&mut self, key: &'static str, told: &str) {
        let term = self.both(key);
        self.add(&format!("<div class=\"{key}\"><dt>{term}</dt><dd>{told}</dd></div>\n"));
    }
}

/// How much of a link is printed beside its picture, in characters: nobody types the moves of a game.
const LINK_PRINTED: usize = 120;

const fn player_word(player: Color) -> &'static str {
    match player {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn known(amount: Option<Amount>) -> String {
    amount.map_or("?".to_owned(), |amount| amount.to_string())
}

/// One row of a ledger: entries of one kind, at most one a player.
struct Row<'a> {
    kind: EntryKind,
    note: Option<&'static str>,
    articles: &'static [&'static str],
    /// Why there is an adjustment, as typed.
    reason: Option<&'a str>,
    entries: Vec<(&'a Entry, PointSet)>,
}

impl Row<'_> {
    /// What it counts, as the name of a column would say it.
    fn word(&self) -> &'static str {
        match self.note {
            Some("overtime") => "record-kind-overtime",
            Some(Entry::BORDER_FILLED) => "record-kind-border-filled",
            _ => kind_word(self.kind),
        }
    }

    /// The articles it rests on, or that it is practice.
    fn rests_on(&self, language: Language) -> String {
        if self.note == Some(Entry::BY_PRACTICE) {
            return sentences::word(language, "rests-on-convention").to_owned();
        }
        articles(language, self.articles)
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
fn rows<'a>(sheet: &RulingSheet<'a>, scored: &'a Scored) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    let applies = sheet.ruled.case.terms.adjustments.iter().filter(|adjustment| adjustment.applies_to(&scored.rules));
    let mut reasons = applies.map(|adjustment| adjustment.reason.as_str());
    for entry in scored.score.ledger.entries() {
        let is_typed = entry.kind == EntryKind::Adjustment && entry.note.is_none();
        let reason = if is_typed { reasons.next() } else { None };
        let points = scored.score.ledger.points_of(entry);
        let says_nothing = entry.amount.is_zero() && (points.is_empty() || entry.kind == EntryKind::LivingStones);
        if says_nothing && !is_typed {
            continue;
        }
        match rows.iter_mut().find(|row| reason.is_none() && row.takes(entry)) {
            Some(row) => row.entries.push((entry, points)),
            None => rows.push(Row {
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

const fn kind_word(kind: EntryKind) -> &'static str {
    match kind {
        EntryKind::LivingStones => "record-kind-living-stones",
        EntryKind::Territory => "record-kind-territory",
        EntryKind::DeadPoints => "record-kind-dead-points",
        EntryKind::ProtectiveMoves => "record-kind-protective-moves",
        EntryKind::SekiEyes => "record-kind-seki-eyes",
        EntryKind::DeadInSeki => "record-kind-dead-in-seki",
        EntryKind::Neutral => "record-kind-neutral",
        EntryKind::SharedNeutral => "record-kind-shared-neutral",
        EntryKind::Prisoners => "record-kind-prisoners",
        EntryKind::DeadStones => "record-kind-dead-stones",
        EntryKind::PassStones => "record-kind-pass-stones",
        EntryKind::GroupTax => "record-kind-group-tax",
        EntryKind::BorderStones => "record-kind-border-stones",
        EntryKind::FirstPass => "record-kind-first-pass",
        EntryKind::LastPlay => "record-kind-last-play",
        EntryKind::Button => "record-kind-button",
        EntryKind::Handicap => "record-kind-handicap",
        EntryKind::Komi => "record-kind-komi",
        EntryKind::Adjustment => "record-kind-adjustment",
    }
}
