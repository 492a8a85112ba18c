/** What looks odd in numbers and marks, what is assumed, and what the record tells. */

import { element } from "../elements.js";
import { hint, redraw, sentenceList } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").Sentence} Sentence */

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    redraw(
        host,
        answer.audit.length === 0 ? hint(context.say("page-audit-clear")) : sentenceList(context, answer.audit, "audit"),
        part(context, "assumptions", answer.assumptions),
        part(context, "record", answer.record?.sentences ?? []),
    );
}

/**
 * @param {PanelContext} context
 * @param {string} key
 * @param {Sentence[]} sentences
 */
function part(context, key, sentences) {
    if (sentences.length === 0) return null;
    return element("section", { class: `audit-${key}` }, element("h4", {}, context.say(key)), sentenceList(context, sentences, key));
}
