/** The comparison: a row a rule set, each with its ledger on demand. */

import { element } from "../elements.js";
import { needText } from "../words.js";
import { basis, articlesText, counted, leadText, outcome, pointsButton, redraw, resultText, signed, stone } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("openapi").Player} Player */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").ScoreView} Score */
/** @typedef {import("openapi").EntryView} Entry */

/** The rule sets whose ledgers are open. @type {WeakMap<HTMLElement, Set<string>>} */
const opened = new WeakMap();

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    redraw(host, basis(context), table(host, context, answer.scores));
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Score[]} scores
 */
function table(host, context, scores) {
    const columns = ["column-rule-set", "column-result", "column-announcement", "page-column-lead", "missing"].map((key) => context.say(key));
    const hasNeeds = scores.some((score) => score.needs.length > 0);
    const shown = hasNeeds ? columns : columns.slice(0, 4);
    const head = element("tr", { role: "row" }, ...shown.map((text) => element("th", { role: "columnheader", scope: "col" }, text)));
    const rows = scores.flatMap((score) => scoreRows(host, context, score, shown));
    return element(
        "table",
        { class: "cards comparison", role: "table" },
        element("caption", { class: "visually-hidden" }, context.say("page-comparison")),
        element("thead", { role: "rowgroup" }, head),
        element("tbody", { role: "rowgroup" }, ...rows),
    );
}

/**
 * The row of a rule set and, behind it, the row of its ledger.
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Score} score
 * @param {string[]} columns
 */
function scoreRows(host, context, score, columns) {
    const open = opened.get(host) ?? new Set();
    opened.set(host, open);
    const isOpen = open.has(score.rule_set);
    const ledgerId = `ledger-${score.rule_set.replace(/[^a-z0-9-]/g, "-")}`;
    const toggle = () => {
        if (!open.delete(score.rule_set)) {
            open.add(score.rule_set);
            context.drawAs(score.rule_set);
        }
        button.setAttribute("aria-expanded", String(open.has(score.rule_set)));
        ledgerRow.hidden = !open.has(score.rule_set);
    };
    const button = element(
        "button",
        { type: "button", class: "opener", "data-key": `ledger-${score.rule_set}`, "aria-expanded": String(isOpen), "aria-controls": ledgerId, click: toggle },
        element("span", { class: "rule-set-name" }, context.ruleSetName(score.rule_set)),
        element("span", { class: "opener-hint" }, context.say("page-ledger")),
    );
    const cells = [
        outcome(context, score),
        element("div", {}, score.announcement.text ?? null, ...doubts(context, score)),
        score.lead === null ? "–" : leadText(context, score.lead),
        score.needs.length > 0 ? score.needs.map(needText).join(context.say("between-needs")) : "–",
    ].slice(0, columns.length - 1);
    const row = element(
        "tr",
        { role: "row", class: `score score-${score.outcome}` },
        element("th", { role: "rowheader", scope: "row" }, button),
        ...cells.map((cell, index) => element("td", { role: "cell", "data-label": columns[index + 1] ?? "" }, cell)),
    );
    const ledgerCell = element("td", { role: "cell", colspan: String(columns.length) }, ledger(context, score));
    const ledgerRow = element("tr", { role: "row", class: "ledger-row", id: ledgerId, hidden: !isOpen }, ledgerCell);
    return [row, ledgerRow];
}

/**
 * What a result that is not firm may become: with all that is open decided for one player or the other, and by each
 * first move.
 * @param {PanelContext} context
 * @param {Score} score
 */
function doubts(context, score) {
    const note = (/** @type {string} */ key, /** @type {string[]} */ parts) => element("p", { class: "score-doubt" }, `${context.say(key)}${context.say("after-label")}${parts.join(context.say("between-needs"))}`);
    const end = (/** @type {import("openapi").DoubtView} */ { outcome, lead }) => (lead === null ? context.say(`page-outcome-${outcome}`) : leadText(context, lead));
    const ends = score.either_way;
    const moves = score.first_moves ?? [];
    const first = (/** @type {import("openapi").FirstMoveView} */ { player, at, result, firm }) =>
        `${context.say(player)} ${at}${context.say("after-label")}${resultText(context, result)}${firm ? "" : context.say("stands-not-firm")}`;
    return [
        ends === undefined ? null : note("either-way", [end(ends.black), end(ends.white)]),
        moves.length === 0 ? null : note("first-moves", moves.map(first)),
    ];
}

/**
 * @param {PanelContext} context
 * @param {Score} score
 */
function ledger(context, score) {
    const entries = score.ledger ?? [];
    const nobody = entries.filter((entry) => entry.player === null);
    return element(
        "div",
        { class: "ledger" },
        side(context, score, "black", entries),
        side(context, score, "white", entries),
        nobody.length === 0 ? null : element("section", { class: "ledger-side" }, element("h4", {}, context.say("page-counts-for-nobody")), entryList(context, score, nobody)),
        takenOff(context, score),
    );
}

/**
 * @param {PanelContext} context
 * @param {Score} score
 * @param {Player} player
 * @param {Entry[]} entries
 */
function side(context, score, player, entries) {
    const own = entries.filter((entry) => entry.player === player);
    const total = score[player];
    return element(
        "section",
        { class: "ledger-side" },
        element("h4", {}, stone(player), context.say(player)),
        entryList(context, score, own),
        element("p", { class: "ledger-sum" }, element("span", {}, context.say("page-sum")), element("strong", {}, total === null ? "?" : context.number(total))),
    );
}

/**
 * @param {PanelContext} context
 * @param {Score} score
 * @param {Entry[]} entries
 */
function entryList(context, score, entries) {
    if (entries.length === 0) return element("p", { class: "panel-hint" }, context.say("nothing"));
    return element("ul", { class: "entries" }, ...entries.map((entry, index) => entryItem(context, score, entry, index)));
}

/**
 * @param {PanelContext} context
 * @param {Score} score
 * @param {Entry} entry
 * @param {number} index
 */
function entryItem(context, score, entry, index) {
    const number = entry.points.length > 0 ? entry.points.length : Math.abs(entry.amount);
    const text = counted(context, `entry-${entry.kind}`, number);
    const key = `entry-${score.rule_set}-${entry.player ?? "nobody"}-${index}`;
    return element(
        "li",
        { class: entry.amount === 0 ? "entry entry-idle" : "entry" },
        element("span", { class: "amount" }, entry.amount === 0 ? context.number(0) : signed(context, entry.amount)),
        element(
            "span",
            { class: "entry-text" },
            entry.reason ? `${text} (${entry.reason})` : text,
            " ",
            articlesText(context, entry.articles),
            " ",
            pointsButton(context, entry.points, text, key),
            entry.note ? element("span", { class: "note" }, entry.note.text) : null,
        ),
    );
}

/**
 * The stones this rule set takes off, where they are not those agreed on.
 * @param {PanelContext} context
 * @param {Score} score
 */
function takenOff(context, score) {
    if (score.dead === undefined) return null;
    const text = context.say("takes-off");
    const points = pointsButton(context, score.dead, text, `dead-${score.rule_set}`) ?? context.say("nothing");
    return element("p", { class: "ledger-note" }, `${text}${context.say("after-label")}`, points);
}
