/** How little would make another outcome, rule set by rule set. */

import { element } from "../elements.js";
import { awaiting, basis, pointsButton, redraw } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").SensitivityView} Sensitivity */
/** @typedef {import("openapi").SensedView} Sensed */

/** The rule sets whose steady kinds are listed too. @type {WeakMap<HTMLElement, Set<string>>} */
const opened = new WeakMap();

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    const changes = answer.sensitivity ?? [];
    if (changes.length === 0) return redraw(host, awaiting(context, context.missed.sensitivity));
    redraw(host, basis(context), ...changes.map((one) => block(host, context, one)));
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Sensitivity} sensitivity
 */
function block(host, context, sensitivity) {
    const turning = sensitivity.changes.filter((change) => change.least !== null);
    const steady = sensitivity.changes.filter((change) => change.least === null);
    const key = sensitivity.rule_set;
    return element(
        "section",
        { class: "sensitivity" },
        element("h4", {}, context.ruleSetName(key)),
        element("p", { class: "safe-by" }, sensitivity.sentence.text),
        turning.length > 0 ? list(context, turning, `sensed-${key}`) : null,
        steady.length > 0 ? steadyList(host, context, steady, key) : null,
    );
}

/**
 * @param {PanelContext} context
 * @param {Sensed[]} changes
 * @param {string} key
 */
function list(context, changes, key) {
    const items = changes.map((change) => {
        const text = change.is_complete ? change.sentence.text : `${change.sentence.text} ${context.say("page-not-all-tried")}`;
        const points = change.least?.points ?? [];
        return element("li", {}, text, " ", pointsButton(context, points, change.sentence.text, `${key}-${change.kind}`));
    });
    return element("ul", { class: "sentences" }, ...items);
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Sensed[]} changes
 * @param {string} key
 */
function steadyList(host, context, changes, key) {
    const open = opened.get(host) ?? new Set();
    opened.set(host, open);
    const details = element(
        "details",
        { open: open.has(key), toggle: () => void (details.open ? open.add(key) : open.delete(key)) },
        element("summary", { "data-key": `steady-${key}` }, context.say("page-steady", { count: changes.length })),
        list(context, changes, `steady-${key}`),
    );
    return details;
}
