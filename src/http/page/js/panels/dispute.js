/**
 * What two players disagree on: whether it matters, what comes of each ruling, what reading knows, what the rules say
 * to do.
 */

import { element } from "../elements.js";
import { articlesText, awaiting, basis, hint, outcome, pointsButton, redraw, sentenceList, stone } from "./parts.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").DisputeView} Dispute */
/** @typedef {import("openapi").DisputedGroupView} DisputedGroup */
/** @typedef {import("openapi").CombinationView} Combination */
/** @typedef {import("openapi").GuidanceView} Guidance */

/** The panels that show every ruling. @type {WeakSet<HTMLElement>} */
const whole = new WeakSet();

/** So many rulings are shown before anybody wants more. */
const RULINGS = 8;

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Pick<ScoreAnswer, "dispute">} answer
 */
export function show(host, context, { dispute }) {
    if (context.awaited) return redraw(host, ...oneClaim(context, context.awaited));
    if (dispute === undefined) return redraw(host, hint(context.say("page-no-claims")));
    redraw(
        host,
        verdict(context, dispute),
        dispute.remarks.length > 0 ? sentenceList(context, dispute.remarks, "dispute-remark") : null,
        ...(dispute.groups.length > 0 ? [groups(context, dispute), rulings(host, context, dispute)] : []),
        agreed(context, dispute),
        guidance(context, dispute.guidance ?? []),
    );
}

/**
 * One player has spoken, the other has not: what would come of the claim, if the other agreed.
 * @param {PanelContext} context
 * @param {Player} awaited
 */
function oneClaim(context, awaited) {
    const speaker = awaited === "black" ? "white" : "black";
    const [player, other] = [context.say(awaited), context.say(speaker)];
    const scores = context.claimed ?? [];
    const items = scores.map((score) => element("li", {}, `${context.ruleSetName(score.rule_set)}${context.say("after-label")}`, outcome(context, score)));
    return [
        basis(context),
        element("button", { type: "button", class: "strong", "data-key": "hear", click: () => context.hear(awaited) }, context.say("page-hear", { player })),
        element("h4", {}, context.say("page-if-agreed", { player, other })),
        items.length === 0 ? awaiting(context, context.missed.claimed) : element("ul", { class: "sentences" }, ...items),
    ];
}

/**
 * Whether the winner turns: said first.
 * @param {PanelContext} context
 * @param {Dispute} dispute
 */
function verdict(context, dispute) {
    const items = dispute.rule_sets.map(({ turns_winner, sentence }) => {
        const key = turns_winner === null ? "may-turn-winner" : turns_winner ? "can-turn-winner" : "cannot-turn-winner";
        const mark = turns_winner === null ? "?" : turns_winner ? "!" : "=";
        return element(
            "li",
            { class: `dispute-verdict dispute-${turns_winner === null ? "unknown" : turns_winner ? "turns" : "keeps"}` },
            element("span", { class: "warning-sign", "aria-hidden": "true" }, mark),
            element("span", {}, element("strong", { class: "verdict-word" }, context.say(key)), " ", sentence.text),
        );
    });
    const turning = dispute.rule_sets.filter(({ turns_winner }) => turns_winner === true).length;
    const isKnown = dispute.rule_sets.every(({ turns_winner }) => turns_winner !== null);
    const key = turning > 0 ? "page-dispute-turns" : isKnown ? "page-dispute-keeps" : "page-dispute-unknown";
    const first = context.say(key, { turning, count: dispute.rule_sets.length });
    return element("div", {}, element("p", { class: "dispute-first" }, first), element("ul", { class: "dispute-verdicts" }, ...items));
}

/**
 * @param {PanelContext} context
 * @param {Dispute} dispute
 */
function groups(context, dispute) {
    const items = dispute.groups.map((group) =>
        element(
            "li",
            { class: "disputed-group" },
            element("h5", {}, stone(group.color), `${context.say(group.color)} ${context.points([group.id])} `, pointsButton(context, group.points, context.say("page-disputed-group"), `disputed-${group.id}`)),
            element("p", {}, claim(context, group, "black"), element("span", { class: "claim-gap" }, " · "), claim(context, group, "white")),
            ...known(context, group),
            element("p", { class: "group-turns" }, context.say(group.turns_winner === null ? "may-turn-winner" : group.turns_winner ? "can-turn-winner" : "cannot-turn-winner")),
        ),
    );
    return element("section", {}, element("h4", {}, context.say("page-disputed-groups")), element("ul", { class: "disputed-groups" }, ...items));
}

/**
 * @param {PanelContext} context
 * @param {DisputedGroup} group
 * @param {Player} player
 */
function claim(context, group, player) {
    const text = context.say(player === "black" ? "page-black-says" : "page-white-says");
    return element("span", { class: "claim" }, `${text}${context.say("after-label")}`, element("strong", {}, called(context, group.claims[player])));
}

/** What a player calls a group. @param {PanelContext} context @param {string} status */
const called = (context, status) => context.say(`called-${status}`);

/**
 * What reading knows of a disputed group.
 * @param {PanelContext} context
 * @param {DisputedGroup} group
 */
function known(context, group) {
    return (group.known ?? []).map((part) =>
        element("p", { class: "known" }, `${context.say("page-reading-knows")}${context.say("after-label")}`, element("strong", {}, context.say(`status-${part.status}`)), context.say("in-brackets", { text: context.say(`evidence-${part.evidence}`) })),
    );
}

/**
 * What comes of each ruling, under each rule set.
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Dispute} dispute
 */
function rulings(host, context, dispute) {
    const shown = whole.has(host) ? dispute.combinations : dispute.combinations.slice(0, RULINGS);
    const names = dispute.rule_sets.map(({ rule_set }) => context.ruleSetName(rule_set));
    const head = [context.say("page-ruling-column"), ...names].map((text) => element("th", { role: "columnheader", scope: "col" }, text));
    const rows = shown.map((combination) => ruling(context, dispute, combination, names));
    const showAll = () => {
        whole.add(host);
        show(host, context, { dispute });
    };
    const table = element(
        "table",
        { class: "cards rulings", role: "table" },
        element("caption", { class: "visually-hidden" }, context.say("page-rulings")),
        element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, ...head)),
        element("tbody", { role: "rowgroup" }, ...rows),
    );
    const rest = dispute.combinations.length - shown.length;
    return element(
        "section",
        {},
        element("h4", {}, context.say("page-rulings")),
        element("div", { class: "table-scroll", tabindex: "0", role: "group", "aria-label": context.say("page-rulings") }, table),
        rest > 0 ? element("button", { type: "button", "data-key": "all-rulings", click: showAll }, context.say("page-all-rulings", { count: dispute.combinations.length })) : null,
    );
}

/**
 * @param {PanelContext} context
 * @param {Dispute} dispute
 * @param {Combination} combination
 * @param {string[]} names
 */
function ruling(context, dispute, combination, names) {
    const follows = new Set(combination.follows);
    const player = combination.follows[0];
    const title = follows.size > 1 || player === undefined ? context.say("ruling-mixed") : context.say(player === "black" ? "page-as-black-says" : "page-as-white-says");
    const statuses = dispute.groups.map((group, index) => `${context.points([group.id])} ${called(context, combination.statuses[index] ?? "")}`);
    const cells = combination.scores.map((score, index) =>
        element("td", { role: "cell", "data-label": names[index] ?? "" }, outcome(context, score)),
    );
    return element(
        "tr",
        { role: "row" },
        element("th", { role: "rowheader", scope: "row" }, element("span", { class: "ruling-title" }, title), element("span", { class: "ruling-statuses" }, statuses.join(context.say("between-words")))),
        ...cells,
    );
}

/**
 * @param {PanelContext} context
 * @param {Dispute} dispute
 */
function agreed(context, { agreed }) {
    const parts = [
        { word: context.say("called-dead"), points: agreed.dead, key: "agreed-dead" },
        { word: context.say("called-in-seki"), points: agreed.seki, key: "agreed-seki" },
    ].filter(({ points }) => points.length > 0);
    if (parts.length === 0) return element("p", { class: "agreed" }, context.say("page-sentence", { text: context.say("dispute-agreed-nothing") }));
    const children = parts.flatMap(({ word, points, key }, index) => [`${index > 0 ? context.say("between-words") : ""}${word} `, pointsButton(context, points, word, key)]);
    return element("p", { class: "agreed" }, context.say("dispute-agreed", { marks: "" }), ...children);
}

/**
 * What the rules say is to be done now.
 * @param {PanelContext} context
 * @param {Guidance[]} guidance
 */
function guidance(context, guidance) {
    if (guidance.length === 0) return null;
    const parts = guidance.map(({ rule_set, statements }) =>
        element(
            "li",
            {},
            element("h5", {}, context.ruleSetName(rule_set)),
            element("ul", { class: "sentences" }, ...statements.map((said) => element("li", {}, said.text, " ", articlesText(context, said.articles)))),
        ),
    );
    return element("section", { class: "guidance" }, element("h4", {}, context.say("page-guidance")), element("ul", { class: "guidance-sets" }, ...parts));
}
