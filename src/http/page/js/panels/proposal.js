/** What is proposed of stones that nobody marked: to be looked at, and confirmed as marks or discarded. */

import { element } from "../elements.js";
import { pointsButton, refusal, redraw, stone } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreResponse} ScoreResponse */
/** @typedef {NonNullable<ScoreResponse["proposal"]>} Proposal */
/** @typedef {{proposal: Proposal, scores: ScoreResponse["scores"]}} Proposed */

/**
 * Shows a proposal; gives its title, and what is said of it to who cannot see it.
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Proposed} proposed
 * @param {{confirm: () => void, discard: () => void}} acts
 */
export function show(host, context, { proposal, scores }, { confirm, discard }) {
    const { dead, inferred, question, once_confirmed_sentences: confirmed } = proposal;
    const { say } = context;
    const title = element("h3", { tabindex: "-1" }, say("page-proposal"));
    const stones = dead.length > 0 ? `${say("page-proposal-dead")}${say("after-label")}${context.points(dead)}` : say("page-proposal-none");
    const act = (/** @type {string} */ key, /** @type {() => void} */ click) => element("button", { type: "button", "data-key": key, click }, say(`page-${key}`));
    redraw(
        host,
        title,
        element("p", { class: "panel-hint" }, say("page-proposal-hint")),
        element("p", { class: "proposal-dead" }, stones),
        inferred ? element("p", { class: "proposal-inferred" }, say("page-proposal-inferred")) : null,
        ...unsure(context, proposal),
        question ? element("p", { class: "proposal-question" }, question.text) : null,
        ...confirmed.map(({ text }) => element("p", { class: "proposal-once-confirmed" }, text)),
        ...results(context, scores),
        element("div", { class: "row" }, act("proposal-confirm", confirm), act("proposal-discard", discard)),
    );
    const aloud = dead.length > 0 ? `${say("page-cell-proposed")}${say("after-label")}${context.points(dead)}.` : stones;
    return { title, aloud: `${aloud} ${say("page-proposal-hint")}` };
}

/**
 * The groups of which a proposal is not sure, each with what is proposed and how often that comes true.
 * @param {PanelContext} context
 * @param {Proposal} proposal
 */
function unsure(context, { groups, unsure }) {
    const firsts = unsure.map(([first]) => first);
    const items = groups.filter(({ points }) => firsts.includes(points[0])).map(({ player, points, status, certainty, first_moves: first }) => {
        const at = points[0] ?? "";
        const text = first
            ? context.say("proposal-unsettled", { at, black: first.black, white: first.white })
            : context.say("proposal-group", { at, status: context.say(`called-${status}`), percent: Math.round(certainty / 10) });
        return element("li", {}, stone(player), `${text} `, pointsButton(context, points, text, `unsure-${at}`));
    });
    return items.length > 0 ? [element("h4", {}, context.say("page-proposal-unsure")), element("ul", { class: "sentences" }, ...items)] : [];
}

/**
 * The result as it would be, in the words of the service, which say that it is provisional; that of the game first.
 * @param {PanelContext} context
 * @param {ScoreResponse["scores"]} scores
 */
function results(context, scores) {
    const line = (/** @type {ScoreResponse["scores"][number]} */ { rule_set, announcement }) => element("li", {}, `${context.ruleSetName(rule_set)}${context.say("after-label")}`, announcement.text ?? "");
    const list = (/** @type {ScoreResponse["scores"]} */ some) => element("ul", { class: "sentences" }, ...some.map(line));
    const others = scores.slice(1);
    return [
        element("h4", {}, context.say("page-proposal-result")),
        list(scores.slice(0, 1)),
        others.length > 0 ? element("details", {}, element("summary", {}, context.say("page-compared")), list(others)) : null,
    ];
}

/** Tells why there is none. @param {HTMLElement} host @param {PanelContext} context @param {unknown} failure */
export const refuse = (host, context, failure) => redraw(host, refusal(context, failure));
